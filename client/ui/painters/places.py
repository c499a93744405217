"""Where the zones of a board lie, as its layout says: the printed board takes its places from there too."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import yaml

from client.paths import data_folder

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # both are safe, the one in C is ten times faster


class Place(NamedTuple):
    """Centre and size of a zone in board units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def left(self) -> float:
        """Left edge."""
        return self.x - self.w / 2

    @property
    def top(self) -> float:
        """Top edge."""
        return self.y - self.h / 2


@cache
def places_of(game: str) -> dict[str, Place]:
    """All zones of a game's board that have one place of their own."""
    zones = layout_of(game)["zones"]
    return {name: Place(*zone["at"], *zone["size"]) for name, zone in zones.items()}


@cache
def layout_of(game: str) -> dict[str, Any]:
    """The layout of a game as it is written."""
    with (data_folder("layouts") / f"{game}.yaml").open(encoding="utf-8") as file:
        read: dict[str, Any] = yaml.load(file, _LOADER)
    return read
