"""Colour arithmetic and the palette every drawing shares; one light, from the top left."""

from __future__ import annotations

from typing import NamedTuple

OUTLINE = "#3a2415"
INK = "#2b1a10"
WALL = "#f0e2c3"
MARBLE = "#efe8da"
TERRACOTTA, TERRACOTTA_DEEP, TERRACOTTA_LIGHT = "#b5532e", "#7e3319", "#d9794c"
OCHRE = "#d6a03a"
TEAL, TEAL_LIGHT = "#125560", "#2f8d92"
IVORY = "#fff3d6"
CRIMSON = "#b3262e"
WOOD, WOOD_DEEP = "#8a5730", "#4b2d17"
STEEL = "#c9d1d6"


class Metal(NamedTuple):
    """Five tones of a struck metal and the ink that reads on it."""

    deep: str
    shade: str
    face: str
    light: str
    spark: str
    ink: str


METALS = {
    "bronze": Metal("#3d1d0a", "#7c431c", "#b8713a", "#e0a269", "#ffd9ae", "#1f0c04"),
    "silver": Metal("#343c44", "#77828c", "#b4bec6", "#dfe6ea", "#ffffff", "#1c242b"),
    "gold": Metal("#553605", "#a8780f", "#dfae2f", "#f8d96a", "#fff6c4", "#3a2402"),
}
GOLD, SILVER, BRONZE = METALS["gold"], METALS["silver"], METALS["bronze"]

KINDS = {
    "white": "#f3eee2",
    "blue": "#3b82cf",
    "purple": "#6a2d86",
    "yellow": "#e0aa25",
    "bank": "#c65a1b",
    "workshop": "#e6bd93",
}
KIND_DEEP = {
    "white": "#a79f8d",
    "blue": "#1c4a86",
    "purple": "#3a1650",
    "yellow": "#8a620a",
    "bank": "#74300a",
    "workshop": "#a3764a",
}


def rgb(colour: str) -> tuple[int, int, int]:
    """Three bytes of ``#rrggbb``."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, t: float) -> str:
    """Colour a moved towards b by t in 0..1."""
    pairs = zip(rgb(a), rgb(b), strict=True)
    return "#" + "".join(f"{max(0, min(255, round(x + (y - x) * t))):02x}" for x, y in pairs)


def light(colour: str, t: float) -> str:
    """The colour where the light falls."""
    return mix(colour, "#fff6dc", t)


def dark(colour: str, t: float) -> str:
    """The colour in warm shade."""
    return mix(colour, "#24130a", t)
