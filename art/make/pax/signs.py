"""The seven symbols, their discs, and how one stands against Rome."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.make.paper import BRONZE, CRIMSON, Paper, Ramp, outline
from art.make.pax.palette import CATEGORY, GREEN, ivory_on
from art.make.pax.parts import wreath
from art.make.svg import Svg, d

# Symbols are about 40 units wide round the origin.


def jar(s: Svg, c: Ramp) -> None:
    """Wealth: a jar with two handles."""
    s.path("M-6 -13C-17 -14 -18 -2 -11 0M6 -13C17 -14 18 -2 11 0", "", c.base, 3)
    s.path(outline("-6,-19 6,-19 5,-12! 8,-8 13,0 11,10 5,18! -5,18! -11,10 -13,0 -8,-8 -5,-12!"), c.light)
    s.path(outline("1,-19 6,-19 5,-12! 8,-8 13,0 11,10 5,18! 1,18!"), c.shade)
    s.rect(-8, -21, 16, 4, c.light, r=2)
    s.rect(-7, 16, 14, 4, c.shade, r=1.5)
    for line in ("-12,-1 0,2 12,-1", "-11,7 0,10 11,7"):
        s.path(outline(line, False), "", c.deep, 2, line_alpha=0.7)


def hull(s: Svg, c: Ramp) -> None:
    """Fleet: a hull with square sail and oars."""
    s.path(outline("-20,4! -12,8 10,8 16,2 20,-8! 22,-2 16,14 10,17! -14,17! -18,12"), c.light)
    s.path(outline("2,8 10,8 16,2 20,-8! 22,-2 16,14 10,17! 2,17!"), c.shade)
    s.path(outline("-11,-18! 9,-18! 11,-8 8,3! -9,3! -13,-8"), c.light)
    s.path(outline("1,-18! 9,-18! 11,-8 8,3! 1,3!"), c.shade)
    s.line(-1, -22, -1, 8, c.base, 3)
    for x in (-10, -3, 4, 11):
        s.line(x, 13, x - 4, 22, c.base, 2.4)


def casque(s: Svg, c: Ramp) -> None:
    """Army: a crested helmet in profile."""
    s.path(
        outline("-13,12! -15,-2 -10,-12 0,-15 10,-12 14,-2 13,4! 7,2 2,4! 4,10 2,18! -6,18! -8,12!"), c.light
    )
    s.path(outline("2,-15 10,-12 14,-2 13,4! 7,2 2,4! 3,-6"), c.shade)
    s.path(outline("-18,-2 -17,-16 -4,-24 12,-21 18,-10! 12,-14 0,-17 -10,-13 -14,-4! -15,8!"), c.base)
    s.path(outline("-12,4 -3,2 10,0", False), "", c.deep, 2, line_alpha=0.7)
    s.path(outline("-8,12 -6,4 1,4 3,10 1,18 -6,18"), c.shade, alpha=0.8)


def front(s: Svg, c: Ramp) -> None:
    """Religion: a temple front."""
    s.poly([(-20, -6), (0, -20), (20, -6)], c.light)
    s.poly([(0, -20), (20, -6), (3, -6)], c.shade)
    for x in (-16, -7, 2, 11):
        s.rect(x, -4, 5, 18, c.light)
        s.rect(x + 3, -4, 2, 18, c.shade)
    s.rect(-19, 14, 38, 5, c.light, r=1)
    s.rect(2, 14, 17, 5, c.shade, r=1)
    s.circle(0, -11, 2.6, c.deep)


def laurel(s: Svg, c: Ramp) -> None:
    """Senator: a laurel wreath."""
    wreath(s, 14.5, 6, 14, 4.4, c, span=150, stem=2)
    s.circle(0, 15, 3.2, c.light)


def ears(s: Svg, c: Ramp) -> None:
    """Land: three ears of wheat."""
    for turn in (-24, 0, 24):
        with s.group(f"translate(0 18) rotate({turn}) translate(0 -18)"):
            s.line(0, 20, 0, -14, c.base, 2.4)
            for y in (-14, -7, 0):
                for side in (-1, 1):
                    with s.at(side * 4, y, 1.05, side * 28):
                        s.path(outline("0,-5 3,0 0,5 -3,0"), c.light if side < 0 else c.shade)
            s.path(outline("0,-24 3,-18 0,-12 -3,-18"), c.light)
    s.rect(-8, 7, 16, 5, c.base, r=2)


def dagger(s: Svg, c: Ramp) -> None:
    """Intrigue: a dagger with a snake round it."""
    s.poly([(0, 22), (4, 14), (3.4, -6), (0, -6)], c.shade)
    s.poly([(0, 22), (-4, 14), (-3.4, -6), (0, -6)], c.light)
    s.rect(-11, -9, 22, 4, c.base, r=2)
    s.rect(-2.4, -19, 4.8, 11, c.shade, r=1.5)
    s.circle(0, -20, 3.6, c.light)
    s.path("M-9 16C12 12 12 4 -2 1C-14 -2 -12 -12 2 -14", "", c.deep, 5.4)
    s.path("M-9 16C12 12 12 4 -2 1C-14 -2 -12 -12 2 -14", "", c.light, 3.6)
    s.circle(-10, 16, 3, c.light)


SYMBOLS: dict[str, Callable[[Svg, Ramp], None]] = {
    "wealth": jar,
    "fleet": hull,
    "army": casque,
    "religion": front,
    "senator": laurel,
    "land": ears,
    "intrigue": dagger,
}


def disc(s: Svg, category: str, x: float, y: float, r: float, metal: Ramp = BRONZE) -> None:
    """The sign of a category: its symbol in ivory on its colour in a bronze ring."""
    c = CATEGORY[category]
    s.circle(x, y + r * 0.05, r, metal.deep)
    s.circle(x, y, r * 0.98, metal.base)
    s.path(
        d(
            *("M", x - r * 0.93, y + r * 0.15),
            *("A", r * 0.95, r * 0.95, 0, 0, 1, x + r * 0.15, y - r * 0.93),
            *("L", x, y),
            "Z",
        ),
        metal.light,
    )
    s.circle(x, y, r * 0.84, metal.deep)
    s.circle(x, y, r * 0.81, c.shade)
    s.circle(x - r * 0.05, y - r * 0.07, r * 0.72, c.base)
    with s.at(x, y, r / 31):
        SYMBOLS[category](s, ivory_on(category))


def sign(category: str) -> Svg:
    """The disc alone."""
    s = Paper((0, 0, 100, 100))
    with s.sheet(0.9, rim=0.5, inner=0.3):
        disc(s, category, 50, 49, 45)
    return s


def ahead() -> Svg:
    """Stronger than Rome: a green wreath, room for a seat's mark inside."""
    s = Paper((0, 0, 100, 100))
    with s.sheet(0.8, rim=0.5, inner=0.2), s.at(50, 52):
        wreath(s, 34, 8, 21, 6.6, GREEN, span=150, stem=3.4)
        s.circle(0, 35, 5, GREEN.light)
    return s


def level() -> Svg:
    """As strong as Rome: two equal bars of bronze."""
    s = Paper((0, 0, 100, 100))
    with s.sheet(0.8, rim=0.5, inner=0.25):
        for y in (25, 57):
            s.rect(14, y, 72, 19, BRONZE.deep, r=7)
            s.rect(16, y + 1.5, 68, 15, BRONZE.base, r=6)
            s.rect(18, y + 2.5, 64, 5, BRONZE.light, r=2.5)
    return s


def behind() -> Svg:
    """Weaker than Rome: a crimson arrowhead that points down."""
    s = Paper((0, 0, 100, 100))
    with s.sheet(0.8, rim=0.5, inner=0.25):
        s.poly([(10, 26), (30, 18), (50, 46), (70, 18), (90, 26), (50, 88)], CRIMSON.deep)
        s.poly([(16, 27), (29, 22), (50, 52), (71, 22), (84, 27), (50, 81)], CRIMSON.base)
        s.poly([(16, 27), (29, 22), (50, 52), (50, 64)], CRIMSON.light)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"sign-{category}": partial(sign, category) for category in SYMBOLS},
    "standing-ahead": ahead,
    "standing-level": level,
    "standing-behind": behind,
}
