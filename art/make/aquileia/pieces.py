"""Wooden pieces in placeholder colours; README.md says how the client dresses them for a seat."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.figures import HORSE, MANE, helmet
from art.make.shapes import leaf, wreath
from art.make.svg import Svg

# what the client replaces by the seat's colours, as plain text
OWN, EDGE, LIT, SHADE, DEEP, GLINT, SIGN = (
    "#00aa01",
    "#00aa02",
    "#00aa03",
    "#00aa04",
    "#00aa05",
    "#00aa06",
    "#00aa07",
)


def _mark(s: Svg, x: float, y: float, r: float) -> None:
    """The seat's mark goes here: its 100 box becomes about 2r across."""
    with s.at(x, y, r / 40), s.group("translate(-50 -50)"):
        s.mark_here()


def henchman() -> Svg:
    """A robed figure with a laurel, 64 x 92, standing on 32, 84."""
    s = Svg(64, 94)
    s.ellipse(32, 83, 24, 8.5, DEEP, EDGE, 2.4)
    s.path("M8 79A24 8.5 0 0 0 56 79L56 83A24 8.5 0 0 1 8 83Z", DEEP)
    s.ellipse(32, 79, 24, 8.5, s.linear(8, 75, 56, 85, LIT, (0.4, OWN), (1, SHADE)), EDGE, 1.6)
    s.path(
        "M32 30C42 30 48 35 49 45C50 57 51 67 53 78C46 84 18 84 11 78C13 67 14 57 15 45C16 35 22 30 32 30Z",
        s.linear(11, 41, 54, 59, LIT, (0.30, OWN), (0.72, SHADE), (1, DEEP)),
        EDGE,
        2.4,
    )
    s.path("M18 37C26 51 38 61 51 63L52 71C36 70 22 59 15.6 45Z", SHADE, alpha=0.55)
    s.path("M17.5 36C25 50 37 59.5 50.6 61.5", "", GLINT, 1.8, line_alpha=0.75)
    s.path(
        "M22 67C22 73 21 77 20 80M30 70C30 75 30 79 30 82M41 71C42 76 43 78 44 81",
        "",
        DEEP,
        1.6,
        line_alpha=0.7,
    )
    s.path("M16.5 47C15.5 57 14.5 67 13 76", "", "#fff4dc", 2.2, line_alpha=0.55)
    s.ellipse(32, 18.4, 12.5, 13, s.radial(27, 13, 22, GLINT, (0.45, OWN), (1, SHADE)), EDGE, 2.4)
    s.path("M20.5 16C23 9 30 6 37 8", "", "#fff8e6", 2.2, line_alpha=0.75)
    for i in range(5):
        a = math.radians(196 + i * 37)
        leaf(s, 32 + 12.4 * math.cos(a), 19.6 + 12.4 * math.sin(a), a + 1.9, 8.5, 2.6, DEEP)
    _mark(s, 32, 57, 10.5)
    return s


def house() -> Svg:
    """A gabled wooden block, 64 x 60."""
    s = Svg(64, 60)
    s.poly([(4, 45), (4, 25), (19, 6), (43, 10), (60, 31), (60, 52), (26, 56)], SHADE, EDGE, 3.6)
    s.poly([(4, 25), (26, 32), (26, 56), (4, 45)], s.linear(4, 25, 26, 50, OWN, SHADE))
    s.poly([(4, 25), (19, 6), (43, 10), (26, 32)], s.linear(8, 8, 34, 30, GLINT, (0.6, LIT), (1, OWN)))
    s.poly([(26, 56), (26, 32), (43, 10), (60, 31), (60, 52)], s.linear(28, 16, 60, 54, SHADE, DEEP))
    s.path("M4 25L19 6L43 10", "", "#fff6e0", 1.8, line_alpha=0.8)
    s.path("M43 10L26 32L26 56", "", LIT, 1.4, line_alpha=0.6)
    _mark(s, 43, 37, 9.6)
    return s


def _disc() -> Svg:
    s = Svg(100, 112)
    s.circle(50, 61, 48, DEEP, EDGE, 4)
    s.circle(50, 50, 48, s.linear(14, 12, 86, 90, LIT, (0.45, OWN), (1, SHADE)), EDGE, 3)
    s.circle(
        50, 50, 44.6, "", s.linear(14, 12, 86, 90, "#fff6e0", (0.5, OWN), (1, DEEP)), 2.6, line_alpha=0.8
    )
    s.circle(50, 50, 40, s.linear(20, 18, 80, 84, SHADE, (0.6, OWN), (1, LIT)))
    return s


def disc_laurel() -> Svg:
    """A score disc: laurel round the mark, 100 x 112 with its edge."""
    s = _disc()
    wreath(s, 50, 51, 31, SIGN, SIGN, leaves=7, gap=0.42, size=0.42)
    _mark(s, 50, 51, 16)
    return s


def disc_helmet() -> Svg:
    """An order disc: helmet above a small mark, 100 x 112 with its edge."""
    s = _disc()
    with s.group("translate(55 40) scale(.56) translate(-50 -47)"):
        helmet(s, SIGN, LIT, EDGE, 3)
    _mark(s, 37, 73, 12.5)
    return s


def shield_swords() -> Svg:
    """A round strength shield over crossed swords, for the arena, 80 x 96."""
    s = Svg(80, 96)
    for q in (-1, 1):
        with s.at(40, 48, 1, q * 38):
            s.path("M-4.4 30L-4.4 -42L0 -52L4.4 -42L4.4 30Z", SIGN, EDGE, 2.6)
            s.line(0, -44, 0, 30, LIT, 1.6)
            s.path("M-10 29H10V35H-10Z", LIT, EDGE, 2.4)
            s.rect(-3, 35, 6, 9, SHADE, EDGE, 2.4)
            s.circle(0, 47, 4.4, LIT, EDGE, 2.4)
    s.circle(40, 51.5, 30, DEEP, EDGE, 4)
    s.circle(40, 48, 30, s.linear(18, 24, 64, 74, LIT, (0.42, OWN), (1, SHADE)), EDGE, 3)
    s.circle(40, 48, 25, "", "#fff0cf", 1.8, line_alpha=0.55)
    _mark(s, 40, 48, 16.5)
    return s


def shield_horse() -> Svg:
    """A strength shield with a horse's head rising from it, for the stadium, 80 x 96."""
    s = Svg(80, 96)
    body = "M40 26C52 32 62 33 72 31C76 56 68 78 40 92C12 78 4 56 8 31C18 33 28 32 40 26Z"
    with s.at(0, 2):
        s.path(body, DEEP, EDGE, 4)
    s.path(body, s.linear(8, 26, 74, 84, LIT, (0.42, OWN), (1, SHADE)), EDGE, 3)
    s.path(
        "M40 33C50 38 58 38.6 66 37.6C68 57 61 73 40 84.6C19 73 12 57 14 37.6C22 38.6 30 38 40 33Z",
        "",
        "#fff0cf",
        1.8,
        line_alpha=0.55,
    )
    with s.group("translate(40 22) scale(.46) translate(-50 -54)"):
        s.path(HORSE, SIGN, EDGE, 6)
        s.path(MANE, LIT)
        s.circle(32, 41, 3, EDGE)
    _mark(s, 40, 60, 17)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "henchman": henchman,
    "house": house,
    "disc-laurel": disc_laurel,
    "disc-helmet": disc_helmet,
    "shield-horse": shield_horse,
    "shield-swords": shield_swords,
}
