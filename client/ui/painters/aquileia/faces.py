"""The pieces of Aquileia without their shadows."""

from collections.abc import Callable

from pygame import Surface

from client.ui.painters import cardstock, coins, pieces
from client.ui.painters.aquileia import cards

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
    return coins.lying(face, max(6, round(px / (1 + coins.WALL))))


_MAKE: dict[str, Callable[[str, int, int], Surface]] = {
    "henchman": lambda face, owner, px: pieces.figure(owner, px),
    "house": lambda face, owner, px: pieces.house(owner, px),
    "disc": lambda face, owner, px: pieces.disc(owner, px, "laurel"),
    "helmet": lambda face, owner, px: pieces.disc(owner, px, "helmet"),
    "shield": lambda face, owner, px: pieces.shield(owner, px, face),
    "coin": _coin,
}
