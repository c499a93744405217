"""The drawings in art/: loaded at the exact size, with colours replaced."""

import re
from collections.abc import Hashable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from pygame import Surface

from client.paths import data_folder
from client.ui.painters.cache import Shelf
from client.ui.painters.vector import rasterise

_ROOT = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.S)
_BOX = re.compile(r'viewBox="([^"]*)"')
_SHELF: Shelf[Surface] = Shelf(64 * 2**20)


class Drawing(NamedTuple):
    """The shapes of one file and its view box (x, y, w, h)."""

    inner: str
    box: tuple[float, float, float, float]

    @property
    def ratio(self) -> float:
        """Width over height."""
        return self.box[2] / self.box[3]


def find(game: str, name: str) -> Path | None:
    """File of a drawing: the game's own, else the common one."""
    for folder in (game, "common"):
        path = data_folder("art") / folder / f"{name}.svg"
        if path.is_file():
            return path
    return None


def has(game: str, name: str) -> bool:
    """Whether the game has that drawing."""
    return find(game, name) is not None


@lru_cache(512)
def drawing(game: str, name: str) -> Drawing:
    """The drawing `name` of a game; FileNotFoundError when there is none, ValueError when it is no SVG."""
    path = find(game, name)
    if path is None:
        raise FileNotFoundError(f"no drawing {name!r} in art/{game} or art/common")
    root = _ROOT.search(path.read_text(encoding="utf-8"))
    box = _BOX.search(root[1]) if root else None
    if root is None or box is None:
        raise ValueError(f"{path}: no <svg> with a viewBox")
    x, y, w, h = (float(v) for v in box[1].replace(",", " ").split())
    return Drawing(root[2], (x, y, w, h))


def draw(game: str, name: str, size: tuple[int, int], colours: Mapping[str, str] | None = None) -> Surface:
    """The drawing over exactly `size` pixels; `colours` maps colours of the file to others."""
    return kept((game, name, size), drawing(game, name), size, colours or {})


def kept(key: Hashable, found: Drawing, size: tuple[int, int], colours: Mapping[str, str]) -> Surface:
    """A drawing over exactly `size` pixels, rasterised once for that key and those colours."""
    swaps = tuple(sorted(colours.items()))
    return _SHELF.get((key, swaps), lambda: _rasterised(found, size, swaps))


def draw_high(game: str, name: str, height: int, colours: Mapping[str, str] | None = None) -> Surface:
    """The drawing `height` pixels high, in its own proportions."""
    size = (max(1, round(height * drawing(game, name).ratio)), max(1, height))
    return draw(game, name, size, colours)


def draw_wide(game: str, name: str, width: int, colours: Mapping[str, str] | None = None) -> Surface:
    """The drawing `width` pixels wide, in its own proportions."""
    size = (max(1, width), max(1, round(width / drawing(game, name).ratio)))
    return draw(game, name, size, colours)


def _rasterised(found: Drawing, size: tuple[int, int], swaps: tuple[tuple[str, str], ...]) -> Surface:
    inner = found.inner
    if swaps:
        table = {old.lower(): new for old, new in swaps}
        pattern = re.compile("|".join(re.escape(old) for old in table), re.I)
        inner = pattern.sub(lambda m: table[m[0].lower()], inner)
    return rasterise(inner, found.box, size)
