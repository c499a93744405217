"""The pieces of Castellans without their shadows."""

from collections.abc import Callable

from pygame import Surface

from client.rules.castellans.data import GOODS
from client.ui.painters import pieces, svg
from client.ui.painters.castellans import cards, dice, marks, wharf
from client.ui.painters.castellans.facts import GAME
from client.ui.painters.surfaces import drop

OWNED = (
    "manor",
    "lighthouse",
    "temple",
    "ship",
    "pawn",
    "windmill",
    "gate",
    "tower",
    "statue",
    "crate",
    "influence",
)
NOBODY = ("keep", "magistrate", "scepter", "marker")
_CARDS = ("pink", "blue", "wharf")
NAMED = 60  # pixels a card must be high to tell its name
_LIFT = {
    **dict.fromkeys(OWNED, 0.09),
    **dict.fromkeys(NOBODY, 0.08),
    **dict.fromkeys(_CARDS, 0.032),
    "ship": 0.05,
    "influence": 0.07,
    "die": 0.12,
    "decision": 0.12,
    "good": 0.06,
    "sign": 0.0,
}


def lift(kind: str) -> float:
    """How far a piece stands off its ground, as a part of its height."""
    return _LIFT[kind]


def piece(kind: str, face: str, owner: int, px: int, hidden: bool, name: str = "", text: str = "") -> Surface:
    """A piece `px` high, name and rule on a citizen's card when they are given; KeyError for a kind or face
    the game does not have."""
    if kind in _CARDS:
        return _card(kind, face, px, hidden, name, text)
    if kind in OWNED:
        return pieces.dressed(GAME, kind, owner, px)
    if kind in NOBODY:
        return svg.draw_high(GAME, kind, px)
    return _MAKE[kind]("" if hidden else face, px)


def _card(kind: str, face: str, px: int, hidden: bool, name: str, text: str) -> Surface:
    wide = wharf.WIDE if kind == "wharf" else cards.WIDE
    size = (max(4, round(px * wide / cards.HIGH)), px)
    if hidden or not face:
        return cards.back(kind, size)
    if kind == "wharf":
        return wharf.card(face, size)
    return cards.citizen(face, size, name, text) if px >= NAMED else cards.citizen(face, size)


def _die(face: str, px: int) -> Surface:
    return dice.die(face, px) if face else dice.unthrown(px)


def _decision(face: str, px: int) -> Surface:
    return dice.decision(face, px) if face else dice.unthrown(px, black=True)


def _good(face: str, px: int) -> Surface:
    """A wooden tile with the picture of its good."""
    body = svg.draw_high(GAME, "token", px).copy()
    sign = _bare(face, round(px * 0.5))
    at = (round((body.get_width() - sign.get_width()) / 2), round(px * 0.42 - sign.get_height() / 2))
    drop(body, sign, at, (px * 0.02, px * 0.03), max(1.0, px * 0.03), 130)
    body.blit(sign, at)
    return body


def _bare(face: str, px: int) -> Surface:
    """The picture of a good alone, as it stands beside numbers; KeyError for another."""
    if face not in GOODS:
        raise KeyError(face)
    return marks.good(face, px)


_MAKE: dict[str, Callable[[str, int], Surface]] = {
    "die": _die,
    "decision": _decision,
    "good": _good,
    "sign": _bare,
}
