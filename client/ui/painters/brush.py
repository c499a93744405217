"""What the painter of a game offers, and how it is found."""

import hashlib
import importlib
from collections.abc import Callable, Container, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Protocol, cast

from pygame import Surface

from client.paths import data_folder
from client.rules.table import Table
from client.ui.painters.surfaces import Placed

Size = tuple[int, int]


class Brush(Protocol):
    """What a game's own painter module offers: `client/ui/painters/<paint>`."""

    def steps(self, size: Size) -> Iterator[Surface]:
        """Print the board over exactly `size`; each step gives the board so far, the last one is done."""

    def piece(
        self, kind: str, face: str, owner: int, px: int, hidden: bool, name: str = "", text: str = ""
    ) -> Surface:
        """A piece `px` high without shadow, with the name and rule to print on it where the game's layout has
        such words; KeyError for a kind the game does not have."""

    def lift(self, kind: str) -> float:
        """How far the piece stands off its ground, as a part of its height."""

    def has_place(self, zone: str) -> bool:
        """Whether `place` knows the zone."""

    def place(self, zone: str, room: Size) -> Surface:
        """A printed place enlarged to the room."""

    def trims(self, zone: str, k: float) -> list[Placed]:
        """What stands over the edge of a place, with its centre in board units."""

    # what follows is asked only of games whose layouts have tallies, tags, steps, own panels ...

    def tally(self, zone: str, n: int, more: int, standing: str, k: float) -> list[Placed]:
        """The number of a zone as a picture on the board, `more` of it known to the viewer alone."""

    def price(self, n: int, px: int) -> Surface:
        """A number that hangs at a zone, `px` high."""

    def standing_mark(self, state: str, px: int) -> Surface:
        """The sign of ahead, level or behind, told apart by shape."""

    def ladder(self, size: Size, step: int = -1) -> Surface:
        """Steps that rise, the one of this number lit."""

    def own(
        self, name: str, size: Size, k: float, said: Callable[[str], str], lit: Container[str]
    ) -> Surface:
        """A panel of the own shelf, of a banner or of the salver, names in it as they are `said`, light round
        the zones that are `lit`."""

    def spaces(self, covered: tuple[int, ...], px: int) -> Surface:
        """The spaces of another seat's row, covered by so many pieces of each of the cell's `spaces`."""

    def region_at(self, x: float, y: float) -> str:
        """The region at a point in board units, "" for none."""

    def label(self, zone: str, text: str, k: float, *, closed: bool = False, scale: float = 1.0) -> Placed:
        """The name of a region."""

    def veil(self, zone: str, k: float) -> Placed:
        """What lies over a closed region."""

    def light(self, zone: str, k: float) -> tuple[Placed, Placed]:
        """The soft skirt and the lines of light round a region."""

    def accents(
        self, table: Table, home: int, tone: Callable[[int], int], said: str, k: float
    ) -> list[Placed]:
        """What should be seen at once on what lies on the board, by all or by the seat `home` (-1 for none):
        who is who in the seats' colours, the best prices. `said`: the round in words, empty before the first.
        The same pictures for the same table."""


@lru_cache(8)
def brush(game: str) -> Brush:
    """The painter module of a game; ModuleNotFoundError when it has none."""
    return cast(Brush, importlib.import_module(f"client.ui.painters.{game}"))


@lru_cache(8)
def drawing_version(game: str) -> str:
    """Short digest of everything a printed board is made from, so old prints are never shown."""
    digest = hashlib.blake2b(digest_size=8)
    files = [*Path(__file__).parent.rglob("*.py"), *data_folder("layouts").glob("*.yaml")]
    for folder in (game, "common"):
        files += (data_folder("art") / folder).glob("*.svg")
    for path in sorted(files):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
