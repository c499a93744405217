"""The tones of Castellans: four guilds, six goods, six wards, two decks, and what the client replaces."""

from __future__ import annotations

from typing import NamedTuple

from art.make.colour import mix

EDGE = "#26140a"
DARK_EDGE = "#1d0e05"
IVORY = "#fff8e6"
SIGN = "#101010"  # the one colour of a flat sign, which the client replaces
STONE_LIGHT, STONE, STONE_SHADE, STONE_DEEP = "#fbf0d4", "#ecd9b4", "#c3a577", "#85663f"
CASTLE_ROOF = "#2f6f86"
ROOF = "#00bb01"  # of a town house: own, lit, deep; the client replaces them by tones of the ward
ROOF_LIT, ROOF_DEEP = "#00bb02", "#00bb03"

# what the client replaces by the seat's colours, as plain text
OWN, EDGE_OF, LIT, SHADE, DEEP, GLINT, ON = (
    "#00aa01",
    "#00aa02",
    "#00aa03",
    "#00aa04",
    "#00aa05",
    "#00aa06",
    "#00aa07",
)


class Tones(NamedTuple):
    """A thing's light, own and deep tone."""

    light: str
    own: str
    deep: str


GUILDS = {
    "worker": Tones("#ffd58a", "#d8922a", "#6b3d08"),
    "soldier": Tones("#ee8f7c", "#b2372f", "#4c0f10"),
    "shadow": Tones("#b8a0e2", "#6a4aa6", "#2a1a4e"),
    "holy": Tones("#a8dcf4", "#3f93c4", "#123f5e"),
}
GOODS = {
    "wood": Tones("#d39a5e", "#8a5527", "#42240c"),
    "stone": Tones("#d6dde2", "#7d8790", "#343c44"),
    "food": Tones("#c6dd78", "#6f8f2e", "#2e400e"),
    "magic": Tones("#e8a2ea", "#9a3f9e", "#45124a"),
    "gold": Tones("#ffe88a", "#d6a325", "#5f4006"),
    "influence": Tones("#8ed2d2", "#2b6f78", "#0d3138"),
}
DECKS = {
    "pink": Tones("#f0a8ba", "#c25a78", "#6a2238"),
    "blue": Tones("#a4c8ee", "#3f74b0", "#173660"),
    "wharf": Tones("#9fd8d0", "#2f7f86", "#0f3d48"),
}
KEEP = Tones("#a6d08c", "#4d8a4a", "#1d3f24")


class Ward(NamedTuple):
    """A ward's roof and ground."""

    roof: str
    ground: str


WARDS = {
    "harbour": Ward("#3f8fa6", "#c9cbb6"),
    "garrison": Ward("#c4552f", "#e6bd98"),
    "foundry": Ward("#5d6472", "#c6bcae"),
    "veil": Ward("#8660aa", "#d6bdc8"),
    "garden": Ward("#6f9440", "#c6cb88"),
    "lantern": Ward("#e0962c", "#efcb82"),
}


def tones(own: str) -> Tones:
    """A tone with its light and its deep neighbour."""
    return Tones(mix(own, "#fff4d6", 0.45), own, mix(own, "#1a0c12", 0.55))
