"""Army: the crested helmet; with two symbols over shield and crossed swords, spears behind."""

from __future__ import annotations

import math

from art.make.paper import BRONZE, CRIMSON, GOLD, STEEL, WOOD, Paper, Ramp, mirrored, outline, turned
from art.make.pax.palette import CATEGORY
from art.make.pax.parts import gladius, hill, meander, vellum
from art.make.svg import Svg, d

CREST = "84,116 92,60 140,22 204,14 268,30 306,78 312,118! 292,92 262,74 232,66 200,62 166,66 134,82 108,108"
BOWL = (
    "126,140! 124,104 148,76 200,62 252,76 276,104 274,140! 282,150 276,186! 262,206 252,226! "
    "240,206 242,176! "
    "200,166 158,176! 160,206 148,226! 138,206 124,186! 118,150"
)
SHIELD = "M112 150Q200 118 288 150L288 360Q200 396 112 360Z"


def hairs(s: Svg, c: Ramp, steps: range, reach: tuple[float, float], alpha: float) -> None:
    """The hairs of a crest, at fifteenths of its half circle, from their tips inwards."""
    for i in steps:
        a = i * math.pi / 15
        (x0, y0), (x1, y1) = ((200 + r * math.cos(a), 112 - (r - 12) * math.sin(a)) for r in reach)
        s.line(x0, y0, x1, y1, c.deep if a < 1.6 else c.light, 4, alpha)


def helmet(s: Paper, crest: Ramp, metal: Ramp, move: str = "") -> None:
    """A helmet from the front, its crest across, 230 x 215 round (200, 120)."""
    with s.sheet(1.1, cut=True, move=move):
        s.path(outline(CREST), crest.base)
        hairs(s, crest, range(1, 15), (108, 62), 0.55)
        s.shape("210,14 268,30 306,78 312,118 262,74 214,62", crest.shade, 0.7)
    with s.sheet(0.3, rim=0, cut=True, move=move):
        s.path(outline("134,150! 200,132 266,150! 262,200 236,222 200,228 164,222 138,200"), "#23100e")
    with s.sheet(1.2, cut=True, move=move):
        s.path(outline(BOWL), metal.base)
        s.shape(
            "206,62 252,76 276,104 274,140 282,150 276,186 252,226 240,206 242,176 206,166 230,130",
            metal.shade,
        )
        s.shape(
            "126,140 128,106 150,80 184,68 150,110 146,160 150,214 138,206 124,186 118,150", metal.light, 0.9
        )
        s.shape("120,142 200,126 280,142 282,156 200,142 118,156", metal.deep, 0.8)
        s.shape("120,140 200,124 280,140 280,146 200,132 120,146", GOLD.base)
        s.rect(193, 60, 14, 70, metal.shade)
        s.rect(193, 60, 5, 70, metal.light)
        for x in (144, 256):
            s.circle(x, 190, 4, GOLD.light)


def _neck(s: Paper, c: Ramp) -> None:
    """Mail and cloak of the soldier who wears the single helmet."""
    with s.sheet(1.0, cut=True):
        s.path(mirrored("200,300! 150,306 96,330 66,372 52,440! 200,470"), CRIMSON.shade)
        s.path(mirrored("200,300! 160,304 130,322 118,356 112,440! 200,470"), STEEL.base)
        for y in range(316, 420, 13):
            for x in range(112, 300, 13):
                s.circle(x + (y % 2) * 6, y, 5.4, "", STEEL.deep, 2, line_alpha=0.55)
        s.shape("214,300 250,306 288,356 290,440 236,440", STEEL.deep, 0.4)
        s.shape("150,306 96,330 66,372 52,440 96,440 104,372 132,326", CRIMSON.base)
        s.shape("250,306 304,330 334,372 348,440 304,440 296,372 268,326", CRIMSON.shade)
        s.shape("140,312 100,336 76,378 64,430 84,430 96,372 122,336", CRIMSON.light, 0.7)
    with s.sheet(0.8):
        for x in (118, 282):
            s.circle(x, 350, 17, BRONZE.deep)
            s.circle(x - 1, 349, 14, BRONZE.base)
            s.circle(x - 4, 345, 5, BRONZE.light)


def single() -> Paper:
    """A legionary's helmet over mail and cloak."""
    s = Paper()
    c = CATEGORY["army"]
    vellum(s, "army", rich=False)
    with s.sheet(0, rim=0, inner=0):
        meander(s, 374, c.deep, 0.4)
    _neck(s, c)
    helmet(s, CRIMSON, STEEL._replace(light="#ffffff"), turned(-44, 14, 1.22))
    return s


def _spears(s: Paper) -> None:
    with s.sheet(0.7, rim=0.6, inner=0.3):
        for x, lean in ((24, -10), (66, -4), (334, 4), (376, 10)):
            s.line(x, 420, x + lean, 84, WOOD.deep, 8)
            s.line(x - 1, 420, x + lean - 1, 84, WOOD.base, 5)
            top = x + lean
            s.poly([(top, 22), (top + 11, 62), (top, 92), (top - 11, 62)], STEEL.shade)
            s.poly([(top, 22), (top, 92), (top - 11, 62)], STEEL.light)


def _shield(s: Paper) -> None:
    with s.sheet(1.3, cut=True):
        s.path(SHIELD, CRIMSON.base)
        s.path("M206 130Q250 132 300 150L300 380Q250 386 206 390Z", CRIMSON.shade)
        s.path("M270 140L300 150L300 380L262 384Z", CRIMSON.deep, alpha=0.5)
        s.path("M112 150L140 142L134 366L112 360Z", CRIMSON.light, alpha=0.6)
        for y in (206, 300):
            for q in (-1, 1):
                wing = d(
                    *("M", 200, y),
                    *("C", 200 + q * 30, y - 30, 200 + q * 60, y - 26, 200 + q * 76, y - 4),
                    *("C", 200 + q * 56, y - 10, 200 + q * 30, y - 4, 200, y + 8),
                    "Z",
                )
                s.path(wing, GOLD.base if q < 0 else GOLD.shade)
        for y, q in ((222, -1), (288, 1)):
            s.poly(
                [
                    (200, y),
                    (191, y + q * 34),
                    (198, y + q * 30),
                    (192, y + q * 62),
                    (209, y + q * 24),
                    (202, y + q * 28),
                ],
                GOLD.light,
            )
        s.path("M124 162Q200 134 276 162L276 350Q200 380 124 350Z", "", GOLD.base, 6)
    with s.sheet(0.8, rim=0.6):
        s.path(SHIELD, "", BRONZE.deep, 15)
        s.path(SHIELD, "", BRONZE.base, 10)
        s.path("M112 356L112 150Q200 118 280 147", "", BRONZE.light, 4)
        for x, y, r, tone in (
            (200, 255, 37, BRONZE.deep),
            (199, 254, 33, BRONZE.base),
            (200, 255, 16, BRONZE.shade),
            (198, 253, 12, BRONZE.light),
        ):
            s.circle(x, y, r, tone)
        s.shape("172,244 182,226 204,222 190,240", BRONZE.light)


def double() -> Paper:
    """Helmet, shield and crossed swords before a hedge of spears."""
    s = Paper()
    c = CATEGORY["army"]
    vellum(s, "army", rich=True)
    with s.sheet(0.5, inner=0.2, cut=True):
        s.path(hill("-30,380 100,366 300,366 430,380"), c.deep)
    _spears(s)
    for turn in (46, -46):
        gladius(s, 200, 244, 0.98, turn)
    _shield(s)
    helmet(s, CRIMSON, BRONZE)
    return s
