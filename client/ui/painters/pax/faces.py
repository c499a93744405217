"""The pieces of Pax without their shadows."""

from collections.abc import Callable

from pygame import Surface

from client.ui.painters import coins, theatre, type
from client.ui.painters.pax import cards, marks
from client.ui.painters.pax.facts import GAME
from client.ui.painters.surfaces import drop

RATIO = cards.WIDE / cards.HIGH
_LIFT = {"card": 0.022, "primus": 0.026, "conspiratus": 0.026, "standard": 0.02, "aureus": 0.09, "sign": 0.03}
CLOTH = (100 / 200, 184 / 462)  # middle of a standard's cloth, as parts of its width and height


def lift(kind: str) -> float:
    """How far a piece stands off its ground, as a part of its height."""
    return _LIFT[kind]


def piece(kind: str, face: str, owner: int, px: int, hidden: bool, name: str = "", text: str = "") -> Surface:
    """A piece `px` high; `name` and `text` are set on an influence card. KeyError for a kind or face the
    game does not have."""
    if kind == "card":
        size = (round(px * RATIO), px)
        return cards.whole("back", size) if hidden or not face else cards.influence(face, size, name, text)
    return _MAKE[kind](face, px)


def _whole(name: str) -> Callable[[str, int], Surface]:
    return lambda face, px: cards.whole(name, (round(px * RATIO), px))


def _standard(face: str, px: int) -> Surface:
    out = theatre.high(GAME, "standard", px).copy()
    room = out.get_width() * 0.5
    size = max(4, round(px * 0.135))
    while size > 4 and type.width("cinzel", size, face, True) > room:
        size -= 1
    ink = type.line(face, size, "#ffe296", "cinzel", heavy=True)
    measure = type.metrics("cinzel", size)
    at = (
        round(out.get_width() * CLOTH[0] - ink.get_width() / 2),
        round(px * CLOTH[1] - measure.cap_top - measure.cap / 2),
    )
    drop(out, ink, at, (px * 0.004, px * 0.007), max(1.0, px * 0.006), 190)
    out.blit(ink, at)
    return out


def _aureus(face: str, px: int) -> Surface:
    return coins.lying(GAME, "gold", max(6, round(px / (1 + coins.WALL))))


_MAKE: dict[str, Callable[[str, int], Surface]] = {
    "primus": _whole("primus"),
    "conspiratus": _whole("conspirator"),
    "standard": _standard,
    "aureus": _aureus,
    "sign": marks.sign,
}
