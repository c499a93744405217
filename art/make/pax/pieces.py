"""Standards of the legions, Rome's eagle, the column that shows her strength, the aureus."""

from __future__ import annotations

from collections.abc import Callable

from art.make.paper import BRONZE, CRIMSON, GOLD, WOOD, Paper, outline, ramp, turned
from art.make.pax.palette import INK
from art.make.pax.parts import eagle, wreath
from art.make.svg import Svg, d

STONE = ramp("#fffaf0 #ece0cd #c2b09a #76645c")
CLOTH = "M30 118L170 118L170 262L152 250L136 264L118 252L100 266L82 252L64 264L48 250L30 262Z"


def standard() -> Svg:
    """A standard, 200 x 460: eagle, bar, cloth (numeral at 100,184), three discs on the pole."""
    s = Paper((0, 0, 200, 462))
    with s.sheet(1.0, rim=0.5, inner=0.2):
        s.line(100, 60, 100, 448, INK, 15)
        s.line(99, 60, 99, 448, WOOD.base, 11)
        s.line(96, 60, 96, 446, WOOD.light, 3)
        s.poly([(93, 446), (107, 446), (100, 461)], BRONZE.shade)
    with s.sheet(1.2, cut=True):
        s.path(CLOTH, CRIMSON.base)
        s.path("M106 118L170 118L170 266L106 266Z", CRIMSON.shade)
        s.path("M146 118L170 118L170 266L146 266Z", CRIMSON.deep, alpha=0.5)
        s.path("M30 118L52 118L50 258L30 262Z", CRIMSON.light, alpha=0.6)
        s.path("M40 128L160 128L160 240L40 240Z", "", GOLD.base, 4)
    with s.sheet(0.5, rim=0.4, inner=0.2):
        for i, x in enumerate(range(34, 170, 11)):
            s.line(x, 258 - (i % 2) * 8, x, 282 - (i % 2) * 8, GOLD.base if x < 100 else GOLD.shade, 5)
    with s.sheet(0.9, rim=0.6, inner=0.3):
        for h, tone, r in ((15, BRONZE.shade, 6), (8, BRONZE.base, 5), (3, BRONZE.light, 1.5)):
            s.rect(14, 104, 172, h, tone, r=r)
        for x, tone in ((14, BRONZE.light), (186, BRONZE.base)):
            s.circle(x, 111, 11, BRONZE.shade)
            s.circle(x - 1, 110, 8, tone)
            s.path(outline(f"{x - 5},120 {x + 5},120 {x + 8},146 {x},154 {x - 8},146"), BRONZE.base)
    with s.sheet(1.2, rim=0.7, inner=0.4):
        eagle(s)
    for y in (312, 362, 412):
        _disc(s, y)
    return s


def _disc(s: Paper, y: float) -> None:
    with s.sheet(0.8, rim=0.6, inner=0.3):
        for x, dy, r, tone in (
            (100, 0, 25, BRONZE.deep),
            (99, -1, 22, BRONZE.base),
            (99, -1, 15, BRONZE.shade),
            (98, -2, 11, BRONZE.base),
        ):
            s.circle(x, y + dy, r, tone)
        s.shape(f"80,{y - 4} 86,{y - 18} 102,{y - 20} 90,{y - 8}", BRONZE.light)


def roma() -> Svg:
    """Rome's eagle in her wreath, 240 x 240."""
    s = Paper((0, 0, 240, 240))
    with s.sheet(1.1, rim=0.6, inner=0.3), s.at(120, 118):
        wreath(s, 92, 11, 48, 14, GOLD, span=152, stem=6)
    with s.sheet(0.8, rim=0.6, inner=0.3):
        s.line(74, 168, 166, 168, BRONZE.deep, 10)
        s.line(74, 167, 166, 167, BRONZE.base, 7)
        s.line(76, 165, 164, 165, BRONZE.light, 2)
        s.poly([(104, 168), (132, 152), (126, 164), (148, 162), (116, 186), (122, 173)], GOLD.light)
    with s.sheet(1.3, rim=0.7, inner=0.4, move=turned(20, 60)):
        eagle(s, BRONZE, tail=True)
    return s


# ------------------------------------------------------------------ the column


def column_foot() -> Svg:
    """The base of a column, 80 x 14."""
    s = Paper((0, 0, 80, 14))
    with s.sheet(0, rim=0.6, inner=0.25):
        s.rect(1, 7, 78, 7, s.linear(0, 0, 80, 0, STONE.light, (0.5, STONE.base), (1, STONE.shade)), r=1.5)
        s.rect(6, 0, 68, 8, s.linear(0, 0, 80, 0, STONE.light, (0.5, STONE.base), (1, STONE.shade)), r=3)
        s.line(7, 8, 73, 8, STONE.deep, 1, 0.6)
    return s


def column_drum() -> Svg:
    """One fluted drum, 60 x 12; drums stand on each other without gap."""
    s = Paper((0, 0, 60, 12))
    with s.sheet(0, rim=0, inner=0):
        tone = s.linear(0, 0, 60, 0, STONE.base, (0.2, STONE.light), (0.55, STONE.base), (1, STONE.deep))
        s.rect(0, 0, 60, 12, tone)
        for x in (7, 18.5, 30, 41.5, 53):
            s.line(x, 0, x, 12, STONE.deep, 3.4, 0.42, "butt")
            s.line(x + 2.8, 0, x + 2.8, 12, "#ffffff", 1.4, 0.55, "butt")
        s.rect(0, 11, 60, 1, STONE.deep, alpha=0.55)
        s.rect(0, 0, 60, 0.8, "#ffffff", alpha=0.5)
    return s


def column_head() -> Svg:
    """The capital, 76 x 20."""
    s = Paper((0, 0, 76, 20))
    tone = s.linear(0, 0, 76, 0, STONE.light, (0.5, STONE.base), (1, STONE.shade))
    with s.sheet(0, rim=0.6, inner=0.25):
        s.rect(8, 12, 60, 8, tone, r=2)
        s.path("M2 7H74L66 14H10Z", tone)
        for x, q in ((11, -1), (65, 1)):
            s.circle(x, 11, 8.5, STONE.shade)
            s.circle(x - 0.6, 10.4, 7.2, STONE.base if q > 0 else STONE.light)
            s.circle(x, 11, 3.8, "", STONE.deep, 1.6)
        s.rect(0, 0, 76, 7, tone, r=1.5)
        s.rect(1, 0, 74, 2, STONE.light, r=1)
    return s


# ------------------------------------------------------------------ the aureus

GROUND, RIM, HIGH, TOP = "#505050", "#a8a8a8", "#c8c8c8", "#f2f2f2"
PROFILE = (
    "M36 70C40 66 41 61 39 57C34 56 32 53 33 50C29 49 29 47 31 44C31 38 33 33 38 29C45 23 57 24 62 32"
    "C66 39 65 48 61 55C59 60 60 65 66 70C58 75 44 75 36 70Z"
)


def relief() -> Svg:
    """Height map of the aureus: laurelled head to the left in a ring of beads, 100 x 100."""
    s = Svg(100, 100)
    s.rect(0, 0, 100, 100, GROUND)
    s.circle(50, 50, 38, "", RIM, 2)
    s.path(PROFILE, HIGH, HIGH, 1)
    s.path("M40 33C44 28 55 27 60 34C62 38 61 42 58 46C52 44 47 42 43 38Z", TOP)
    s.circle(41, 42, 1.8, GROUND)
    s.path("M33 50L39 50.5", "", GROUND, 1.4)
    for i in range(6):
        with s.at(38 + i * 4.4, 36 - 3.4 * (2.5 - abs(i - 2.5)) + i * 0.9, 1, -62 + i * 24):
            s.path(d("M0 4C3 1 3 -4 0 -8C-3 -4 -3 1 0 4Z"), TOP, RIM, 0.8)
    s.path("M62 46C68 50 70 56 69 62M61 48C65 53 66 58 64 63", "", TOP, 2)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "standard": standard,
    "roma": roma,
    "column-foot": column_foot,
    "column-drum": column_drum,
    "column-head": column_head,
    "relief-gold": relief,
}
