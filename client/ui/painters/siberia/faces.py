"""The pieces of Siberia without their shadows."""

from collections.abc import Callable

from pygame import Surface

from client.ui.painters import pieces, svg, type
from client.ui.painters.siberia import exchange
from client.ui.painters.siberia.facts import GAME

_LIFT = {
    "cube": 0.10,
    "counter": 0.065,
    "tile": 0.06,
    "pawn": 0.07,
    "marker": 0.06,
    "exchange": 0.035,
    "note": 0.05,
    "start": 0.06,
    "sign": 0.0,
}
FIGURES = (((32, 25), 0.24), ((134, 75), 0.24))  # middles of a note's figures and their height, 168 x 100
BOTH = "/"  # between the two cities of an exchange whose side is not chosen


def lift(kind: str) -> float:
    """How far a piece stands off its ground, as a part of its height."""
    return _LIFT[kind]


def piece(kind: str, face: str, owner: int, px: int, hidden: bool, name: str = "", text: str = "") -> Surface:
    """A piece `px` high; `name` is set on an exchange. KeyError or FileNotFoundError for a kind or face the
    game does not have."""
    if kind == "exchange":
        size = (round(px * exchange.WIDE / exchange.HIGH), px)
        if BOTH in face:
            return exchange.undecided(face.partition(BOTH)[0], size, name)
        return exchange.face(face, size, name)
    return _MAKE[kind]("" if hidden else face, owner, px)


def _drawn(name: str, back: str = "") -> Callable[[str, int, int], Surface]:
    """A drawing named after the face; `back` is shown when there is none."""
    return lambda face, owner, px: svg.draw_high(GAME, name.format(face) if face or not back else back, px)


def _pawn(face: str, owner: int, px: int) -> Surface:
    return pieces.dressed(GAME, "pawn", owner, px)


def _marker(face: str, owner: int, px: int) -> Surface:
    return svg.draw_high(GAME, "closed" if face == "closed" else "clock", px)


def _sign(face: str, owner: int, px: int) -> Surface:
    return svg.draw_high(GAME, f"chip-{face}", px)


def _note(face: str, owner: int, px: int) -> Surface:
    out = svg.draw_high(GAME, f"note-{face}", px).copy()
    tone = {"1000": "#123f3a", "5000": "#5c2408", "10000": "#3a1d58"}[face]
    for (x, y), high in FIGURES:
        size = max(4, round(px * high * (0.86 if len(face) > 4 else 1.0)))
        ink = type.line(face, size, tone, "sans", heavy=True)
        measure = type.metrics("sans", size)
        left = out.get_width() * x / 168 - ink.get_width() / 2
        out.blit(ink, (round(left), round(px * y / 100 - measure.cap_top - measure.cap / 2)))
    return out


_MAKE: dict[str, Callable[[str, int, int], Surface]] = {
    "cube": _drawn("cube-{}", "back-cube"),
    "counter": _drawn("counter-{}", "back-counter"),
    "tile": _drawn("tile-{}", "back-tile"),
    "pawn": _pawn,
    "marker": _marker,
    "note": _note,
    "start": _drawn("start", "start"),
    "sign": _sign,
}
