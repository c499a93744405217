"""Places of the board from the layout file, and the tones of Pax."""

from functools import lru_cache
from typing import NamedTuple

import yaml

from client.paths import data_folder
from client.rules.pax.data import CATEGORIES

GAME = "pax"
WIDTH, HEIGHT = 1544, 520
WALL = 246  # height of Rome's wall
FOOT = 232  # where the columns stand

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # both are safe, the one in C is ten times faster

# light, base, shade, deep of each category, as in the drawings
TONES = {
    "wealth": ("#f8e6c2", "#dcbf92", "#a88656", "#664a2e"),
    "fleet": ("#8fc0e6", "#336fae", "#225085", "#14305a"),
    "army": ("#ffb678", "#e0722c", "#a8471f", "#63261a"),
    "religion": ("#dcdfe6", "#9aa2b2", "#686f86", "#3c4158"),
    "senator": ("#ffe98c", "#e2b92e", "#a8831c", "#5f4612"),
    "land": ("#a8d07a", "#4d8c3f", "#2f6638", "#1a402c"),
    "intrigue": ("#ec7a74", "#a81e34", "#741830", "#430d22"),
}
BRONZE = ("#f3cd92", "#b98648", "#7e5229", "#452a16")
GOLD = ("#ffe9a3", "#e3b04b", "#b0742a", "#6a3f18")
MARBLE = ("#fbf4e6", "#e3d6c2", "#b8a590", "#7d6a60")


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


@lru_cache(1)
def places() -> dict[str, Place]:
    """All zones of the board with one place of their own."""
    with (data_folder("layouts") / f"{GAME}.yaml").open(encoding="utf-8") as file:
        layout = yaml.load(file, _LOADER)
    return {name: Place(*zone["at"], *zone["size"]) for name, zone in layout["zones"].items()}


def columns() -> dict[str, Place]:
    """The seven columns of Rome by category."""
    return {category: places()[f"rome.{category}"] for category in CATEGORIES}
