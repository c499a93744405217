"""The picture of a game that one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Piece(NamedTuple):
    """One thing on the table.

    A face of "" is a hidden one: the piece shows its back, and its id is its zone and position. `owner` is
    a seat or -1; `turned` a quarter turn or a state that the kind gives meaning to.
    """

    id: str
    kind: str
    face: str = ""
    owner: int = -1
    turned: int = 0


class Table(NamedTuple):
    """All zones with their pieces in order, and the numbers that no piece shows."""

    zones: dict[str, tuple[Piece, ...]]
    counts: dict[str, int]

    def where(self) -> dict[str, str]:
        """The zone of every piece by its id."""
        return {piece.id: zone for zone, pieces in self.zones.items() for piece in pieces}


def veil(zone: str, kind: str, count: int, owner: int = -1) -> tuple[Piece, ...]:
    """A hidden zone: so many backs of one kind, named by their places."""
    return tuple([Piece(f"{zone}.{place}", kind, "", owner) for place in range(count)])


def shown(kind: str, ids: Iterable[int], face: Callable[[int], str], owner: int = -1) -> tuple[Piece, ...]:
    """An open zone: the pieces of one kind by their own ids and faces."""
    return tuple([Piece(f"{kind}.{number}", kind, face(number), owner) for number in ids])


def heap(zone: str, kind: str, face: str, count: int, owner: int = -1) -> tuple[Piece, ...]:
    """A heap of like pieces that nobody tells apart, such as coins: named by their places, face shown."""
    return tuple([Piece(f"{zone}.{place}", kind, face, owner) for place in range(count)])
