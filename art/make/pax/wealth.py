"""Wealth: the wine jar; with two symbols a treasure of jar, chest and coins."""

from __future__ import annotations

from art.make.paper import BRONZE, CLAY, GOLD, LEAF, WOOD, Paper, Ramp, outline, ramp, turned
from art.make.pax.palette import CATEGORY
from art.make.pax.parts import coin, hill, meander, vellum
from art.make.svg import d

PAINT = "#3a1d18"
CREAM = "#fff0d0"
BLACK = ramp("#7a5648 #3d211c #2a1513 #180b0a")
BELLY = (
    "M168 66L232 66L228 92C228 108 236 118 254 136C286 168 292 214 276 262C262 304 234 336 222 372L178 372"
    "C166 336 138 304 124 262C108 214 114 168 146 136C164 118 172 108 172 92Z"
)
LEFT = "M172 82C120 74 92 118 106 168C110 184 120 188 130 184"
RIGHT = "M228 82C280 74 308 118 294 168C290 184 280 188 270 184"
HORSE = "-26,20 -20,0 -6,-10 12,-8 24,0 20,6 8,2 10,20 4,20 0,6 -12,6 -14,20 -20,20 -20,8"


def _handles(s: Paper, c: Ramp, move: str) -> None:
    with s.sheet(1.0, rim=0.5, inner=0.3, move=move):
        s.path(LEFT + RIGHT, "", c.deep, 24)
        s.path(LEFT, "", c.base, 17)
        s.path(RIGHT, "", c.shade, 17)
        s.path("M166 78C124 76 100 112 108 160", "", c.light, 5)


def jar(s: Paper, c: Ramp, band: str, horses: str, move: str = "") -> None:
    """A figured amphora, 190 x 320 round (200, 214)."""
    _handles(s, c, move)
    with s.sheet(1.3, cut=True, move=move):
        s.path(BELLY, c.base)
        s.shape("210,60 260,60 300,160 300,260 240,380 214,380 250,280 256,190 226,130 214,100", c.shade)
        s.shape("262,140 300,180 290,262 240,380 230,380 262,280 272,200", c.deep, 0.6)
        s.shape(
            "176,66 186,66 188,100 156,140 132,190 140,260 160,310 150,310 116,240 120,170 150,132 174,108",
            c.light,
            0.8,
        )
        s.rect(90, 186, 220, 62, band)
        for x in (150, 200, 250):
            with s.at(x, 214, 0.8):
                s.shape(HORSE, horses)
        for y in (182, 247):
            s.rect(90, y, 220, 5, CREAM)
        key = "".join(
            d("M", x, 296, "L", x, 276, "L", x + 22, 276, "L", x + 22, 290, "L", x + 9, 290)
            for x in range(110, 290, 30)
        )
        s.path(key, "", band, 3.4, cap="butt")
        for x in range(182, 220, 6):
            s.line(x, 372, 200 + (x - 200) * 1.5, 316, band, 3, 0.7)
    with s.sheet(0.7, rim=0.6, inner=0.3, move=move):
        s.rect(158, 54, 84, 18, c.base, r=6)
        s.rect(206, 54, 36, 18, c.shade, r=6)
        s.rect(158, 54, 84, 5, c.light, r=3)
        s.ellipse(200, 56, 38, 7, PAINT)


def _grapes(s: Paper) -> None:
    with s.sheet(1.1, rim=0.6, inner=0.3, move=turned(0, -26)):
        s.shape("336,316 318,300 322,286 340,292 348,280 360,292 378,290 374,306 354,316", LEAF.base)
        s.shape("348,300 360,292 378,290 374,306 354,316", LEAF.shade)
        for x, y in (
            (334, 322),
            (356, 322),
            (322, 342),
            (345, 342),
            (367, 342),
            (334, 362),
            (356, 362),
            (345, 382),
        ):
            s.circle(x, y, 12, "#5a357e")
            s.circle(x - 1, y - 1, 10, "#7a4fa4")
            s.circle(x - 4, y - 4, 3.4, "#c8a6e4")


def _coins(s: Paper, places: tuple[tuple[float, float], ...], r: float, lift: float = 1.0) -> None:
    with s.sheet(lift, rim=0.6):
        for x, y in places:
            coin(s, x, y, r)


def single() -> Paper:
    """One red jar with grapes."""
    s = Paper()
    c = CATEGORY["wealth"]
    vellum(s, "wealth", rich=False)
    with s.sheet(0, rim=0, inner=0):
        meander(s, 366, c.deep, 0.35)
    with s.sheet(0.6, inner=0.2, cut=True):
        s.path(hill("-30,372 100,360 300,360 430,372"), c.shade)
    jar(s, CLAY, PAINT, CLAY.light)
    _grapes(s)
    return s


def _chest(s: Paper) -> None:
    """An iron-bound chest heaped with coins, its lid thrown back."""
    with s.sheet(1.0, cut=True):
        s.path(outline("206,232! 214,176 260,160 340,158 392,174 398,232!"), WOOD.shade)
        s.shape("214,232! 222,186 262,170 340,168 384,182 390,232!", "#3a2014")
        s.path("M214 200C230 170 370 166 392 196", "", BRONZE.base, 7)
    heap = (
        (232, 250),
        (262, 238),
        (292, 230),
        (322, 232),
        (352, 238),
        (376, 250),
        (246, 262),
        (278, 252),
        (308, 246),
        (338, 250),
        (362, 262),
    )
    _coins(s, heap, 21, 0.7)
    with s.sheet(1.3, cut=True):
        s.path("M196 258L404 258L394 372L206 372Z", WOOD.base)
        s.poly([(320, 258), (404, 258), (394, 372), (320, 372)], WOOD.shade)
        s.poly([(196, 258), (222, 258), (226, 372), (206, 372)], WOOD.light, alpha=0.7)
        for y in (296, 334):
            s.line(196, y, 404, y, WOOD.deep, 3, 0.6)
        for x in (226, 364):
            s.rect(x, 258, 16, 116, BRONZE.shade)
            s.rect(x, 258, 6, 116, BRONZE.light)
        s.rect(196, 258, 208, 10, BRONZE.base)
        s.rect(284, 258, 34, 44, GOLD.base, r=4)
        s.rect(302, 258, 16, 44, GOLD.shade, r=4)
        s.circle(300, 278, 5, "#2a160c")


def double() -> Paper:
    """A black jar beside an open chest, coins spilt before them."""
    s = Paper()
    c = CATEGORY["wealth"]
    vellum(s, "wealth", rich=True)
    with s.sheet(0.6, inner=0.2, cut=True):
        s.path(hill("-30,352 100,342 300,342 430,352"), c.deep)
    jar(s, BLACK, "#c4653c", BLACK.deep, turned(-36, 20, 0.9))
    with s.sheet(0.5, rim=0.5, inner=0.3):
        for x, y, r in ((130, 62, 16), (160, 60, 17), (144, 52, 16)):
            coin(s, x, y, r)
    _chest(s)
    _coins(
        s,
        (
            (30, 372),
            (66, 380),
            (104, 372),
            (170, 378),
            (206, 384),
            (244, 380),
            (318, 386),
            (356, 378),
            (390, 384),
            (12, 398),
            (50, 402),
            (90, 398),
            (132, 394),
            (188, 404),
            (226, 402),
            (270, 400),
            (300, 404),
            (340, 402),
            (378, 404),
        ),
        22,
    )
    return s
