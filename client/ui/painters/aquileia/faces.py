"""The pieces of Aquileia without their shadows."""

from collections.abc import Callable

from pygame import Surface

from client.ui.painters import cardstock, coins, pieces, svg
from client.ui.painters.aquileia import cards, dice

_LIFT = {
    "henchman": 0.07,
    "helmet": 0.07,
    "disc": 0.07,
    "shield": 0.09,
    "house": 0.11,
    "start": 0.05,
    "coin": 0.09,
    "arms": 0.032,
    "slave": 0.032,
    "laurel": 0.032,
    "theatre": 0.032,
    "red-die": 0.12,
    "blue-die": 0.12,
}
GAME = "aquileia"
CARDS = ("arms", "slave", "laurel", "theatre")


def lift(kind: str) -> float:
    """How far a piece stands off its ground, as a part of its height."""
    return _LIFT[kind]


def piece(kind: str, face: str, owner: int, px: int, hidden: bool) -> Surface:
    """A piece `px` high; KeyError for a kind or face the game does not have."""
    if kind in CARDS:
        size = (round(px / cardstock.RATIO), px)
        return cards.back(kind, size) if hidden or not face else cards.face(kind, face, size)
    return _MAKE[kind](face, owner, px)


def _coin(face: str, owner: int, px: int) -> Surface:
    return coins.lying(GAME, face, max(6, round(px / (1 + coins.WALL))))


def _wood(name: str) -> Callable[[str, int, int], Surface]:
    return lambda face, owner, px: pieces.dressed(GAME, name.format(face), owner, px)


def _start(face: str, owner: int, px: int) -> Surface:
    return svg.draw_high(GAME, "start", px)


_MAKE: dict[str, Callable[[str, int, int], Surface]] = {
    "henchman": _wood("henchman"),
    "house": _wood("house"),
    "disc": _wood("disc-laurel"),
    "helmet": _wood("disc-helmet"),
    "shield": _wood("shield-{}"),
    "start": _start,
    "coin": _coin,
    "red-die": dice.at_rest,
    "blue-die": dice.at_rest_blue,
}
