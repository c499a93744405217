"""Small signs: categories, how one stands against Rome, prices."""

from functools import lru_cache

from pygame import Surface

from client.ui.painters import theatre, type
from client.ui.painters.pax.facts import GAME, GOLD
from client.ui.painters.vector import Vector


def sign(category: str, px: int) -> Surface:
    """The disc of a category, `px` pixels square; FileNotFoundError for one the game does not have."""
    return theatre.high(GAME, f"sign-{category}", max(6, px))


def standing(own: int, rome: int) -> str:
    """How a strength stands against Rome's: ahead, level or behind."""
    return "ahead" if own > rome else "level" if own == rome else "behind"


def standing_mark(state: str, px: int) -> Surface:
    """The sign of a standing, told apart by shape: wreath, two bars, arrowhead down."""
    return theatre.high(GAME, f"standing-{state}", max(6, px))


@lru_cache(256)
def price(n: int, px: int) -> Surface:
    """A gold coin with a figure, `px` pixels across."""
    s = Vector(100, 100)
    for y, r, tone in ((52, 47, "#3a200c"), (49, 46.5, GOLD[1]), (49, 38.5, GOLD[2])):
        s.ellipse(50, y, r, None, tone)
    s.ellipse(48.6, 47.4, 36, None, "#f0c868")
    s.path("M6 54A45 45 0 0 1 56 5L55 13A37 37 0 0 0 14 54Z", "#fff6d4", opacity=0.9)
    out = theatre.pile((theatre.sheet_of(s, 0.9, rim=0.5, inner=0.3),), (px, px), (0, 0, 100, 100))
    size = px * (0.68 if n < 10 else 0.54)
    ink = type.line(str(n), size, "#3a1e08", "garamond", heavy=True)
    measure = type.metrics("garamond", max(4, round(size)))
    left, top = (px - ink.get_width()) / 2, px * 0.49 - measure.cap_top - measure.cap / 2
    out.blit(ink, (round(left), round(top)))
    return out
