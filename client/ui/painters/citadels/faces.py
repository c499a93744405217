"""The pieces of Citadels without their shadows."""

from collections.abc import Callable

from pygame import Surface

from client.ui.painters import coins, theatre
from client.ui.painters.citadels import characters, desk, districts
from client.ui.painters.citadels.facts import GAME
from client.ui.painters.citadels.frame import HIGH, WIDE

RATIO = WIDE / HIGH
_LIFT = {
    "district": 0.022,
    "character": 0.022,
    "token": 0.05,
    "coin": 0.09,
    "crown": 0.06,
    "mark": 0.06,
    "warrant": 0.04,
    "threat": 0.04,
    "rank": 0.05,
    "sign": 0.03,
    "fact": 0.03,
}


def lift(kind: str) -> float:
    """How far a piece stands off its ground, as a part of its height."""
    return _LIFT[kind]


def piece(kind: str, face: str, owner: int, px: int, hidden: bool, name: str = "", text: str = "") -> Surface:
    """A piece `px` high; `name` and `text` are set on a card. KeyError or FileNotFoundError for a kind or
    face the game does not have."""
    shut = hidden or not face
    if kind in _CARDS:
        front, back = _CARDS[kind]
        size = (round(px * RATIO), px)
        return back(size) if shut else front(face, size, name, text)
    return _MAKE[kind]("" if shut else face, px)


_CARDS = {
    "district": (districts.card, districts.back),
    "character": (characters.card, characters.back),
}


def _drawn(pattern: str) -> Callable[[str, int], Surface]:
    """A drawing named after the face, its back when there is none."""
    return lambda face, px: theatre.high(GAME, pattern.format(face or "back"), max(6, px))


def _sign(face: str, px: int) -> Surface:
    """The charge of a kind of district, or a coin for gold."""
    if face == "gold":
        return coins.coin(GAME, "gold", max(6, px))
    return theatre.high(GAME, f"sign-{face}", max(6, px))


def _coin(face: str, px: int) -> Surface:
    return coins.lying(GAME, "gold", max(6, round(px / (1 + coins.WALL))))


def _crown(face: str, px: int) -> Surface:
    return theatre.high(GAME, "crown", max(6, px))


def _rank(face: str, px: int) -> Surface:
    return characters.seal(int(face), max(8, px))


_MAKE: dict[str, Callable[[str, int], Surface]] = {
    "token": characters.token,
    "coin": _coin,
    "crown": _crown,
    "mark": _drawn("mark-{}"),
    "warrant": _drawn("warrant-{}"),
    "threat": _drawn("threat-{}"),
    "sign": _sign,
    "rank": _rank,
    "fact": desk.fact,
}
