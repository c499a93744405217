"""Land: a sheaf of wheat; with two symbols the ox at the plough before a villa."""

from __future__ import annotations

from art.make.paper import (
    BRONZE,
    CRIMSON,
    GOLD,
    LEATHER,
    PLASTER,
    STEEL,
    TILE,
    WOOD,
    Paper,
    Ramp,
    outline,
    ramp,
    turned,
)
from art.make.pax.palette import CATEGORY
from art.make.pax.parts import hill, vellum

OX = ramp("#fff4de #e6d2b0 #b99a76 #755740")
EARTH = ramp("#a8744a #7d4f30 #583520 #361f14")
EARS = ((-46, 118, 214), (-28, 146, 150), (-10, 178, 112), (8, 214, 104), (26, 250, 138), (44, 280, 204))


def _ear(s: Paper) -> None:
    """One ear of wheat round the origin, awns up."""
    for y in (34, 16, -2, -20):
        for side in (-1, 1):
            with s.at(side * 9, y, 1.1, side * 26):
                s.shape("0,-13 8,0 0,13 -8,0", GOLD.base if side < 0 else GOLD.shade)
                s.shape("-1,-9 -4,0 -1,7", GOLD.light)
    s.shape("0,-54 7,-38 0,-24 -7,-38", GOLD.light)
    for x0, y0, x1, y1, tone in (
        (-10, -24, -18, -62, GOLD.base),
        (10, -24, 18, -62, GOLD.shade),
        (0, -44, 0, -76, GOLD.light),
    ):
        s.line(x0, y0, x1, y1, tone, 2)


def sheaf(s: Paper, move: str = "") -> None:
    """A bound sheaf, 180 x 390 round (200, 230)."""
    with s.sheet(1.2, rim=0.6, inner=0.3, move=move):
        for _, x, y in EARS:
            mid = (200 + x) / 2 + (x - 200) * 0.06
            s.stroke(f"200,356 {mid},{(356 + y) / 2} {x},{y + 30}", GOLD.shade, 6)
            s.stroke(f"199,356 {mid - 1},{(356 + y) / 2} {x - 1},{y + 30}", GOLD.light, 2.2)
        for turn, x, y in EARS:
            with s.at(x, y, 1.12, turn * 0.8):
                _ear(s)
    with s.sheet(1.1, rim=0.6, inner=0.3, move=move):
        s.shape("200,300! 168,400 150,420 176,416 200,404 224,416 250,420 232,400", GOLD.shade)
        for i in range(-4, 5):
            s.line(
                200 + i * 3, 310, 200 + i * 11, 412 - abs(i) * 2, GOLD.light if i < 0 else GOLD.deep, 3, 0.7
            )
        s.shape("176,318 200,326 224,318 226,336 200,344 174,336", CRIMSON.base)
        s.shape("204,326 224,318 226,336 204,344", CRIMSON.shade)


def _sickle(s: Paper) -> None:
    with s.sheet(1.3, rim=0.7, inner=0.3, move=turned(326, 346, 0.95, 18)):
        s.path("M0 0C-60 -30 -62 -110 6 -128", "", STEEL.shade, 15)
        s.path("M0 -2C-54 -32 -56 -106 6 -124", "", STEEL.light, 6)
        s.corners("-4,-136 34,-132 2,-118", STEEL.base)
        s.rect(-9, -4, 20, 56, WOOD.base, r=7)
        s.rect(2, -4, 9, 56, WOOD.shade, r=5)
        s.rect(-10, -6, 22, 9, BRONZE.base, r=3)


def _far_fields(s: Paper, c: Ramp) -> None:
    with s.sheet(0.5, inner=0.2, cut=True):
        s.path(hill("-30,250 60,206 150,240 250,190 340,226 430,200"), c.light)
    with s.sheet(0.6, inner=0.2, cut=True):
        s.path(hill("-30,300 100,256 220,292 330,252 430,280"), c.base)
        for x in range(60, 420, 26):
            s.line(x, 250 + (x % 40) * 0.3, x - 40, 340, c.shade, 5, 0.55)


def single() -> Paper:
    """The sheaf with a sickle before rolling fields."""
    s = Paper()
    c = CATEGORY["land"]
    vellum(s, "land", rich=False)
    with s.sheet(0, rim=0, inner=0):
        s.circle(308, 90, 46, "#fff8dc", alpha=0.95)
    _far_fields(s, c)
    with s.sheet(0.8, inner=0.2, cut=True):
        s.path(hill("-30,350 80,316 200,338 320,306 430,330"), c.shade)
        for x in range(20, 460, 34):
            s.line(x, 316 + abs(x - 200) * 0.02, x - 60 + (x - 200) * 0.2, 430, c.deep, 7, 0.45)
    sheaf(s)
    _sickle(s)
    return s


def _villa(s: Paper) -> None:
    with s.sheet(0.8):
        s.rect(
            40, 196, 160, 64, s.linear(40, 0, 200, 0, PLASTER.light, (0.6, PLASTER.base), (1, PLASTER.shade))
        )
        s.rect(40, 252, 160, 8, PLASTER.deep, alpha=0.5)
        for x in (58, 86, 114, 142, 170):
            s.path(f"M{x} 258L{x} 228A8 8 0 0 1 {x + 16} 228L{x + 16} 258Z", "#5a3a2a")
        s.corners("28,198 60,158 182,158 212,198", TILE.base)
        s.corners("140,158 182,158 212,198 156,198", TILE.shade)
        s.corners("28,198 60,158 74,158 48,198", TILE.light, 0.8)
        for x in range(52, 200, 14):
            s.line(x, 196, 122 + (x - 122) * 0.75, 160, TILE.deep, 1.8, 0.5)
        s.rect(100, 116, 48, 44, s.linear(100, 0, 148, 0, PLASTER.light, (1, PLASTER.shade)))
        s.corners("92,118 124,92 156,118", TILE.base)
        s.corners("124,92 156,118 126,118", TILE.shade)
        s.rect(116, 128, 14, 18, "#5a3a2a")
    with s.sheet(0.7, rim=0.4):
        for x, y, k in ((22, 262, 1.2), (222, 262, 1.35), (244, 268, 1.05)):
            with s.at(x, y, k):
                s.shape("0,-92 11,-50 12,-20 6,-4 -6,-4 -12,-20 -11,-50", "#35603f")
                s.shape("0,-92 11,-50 12,-20 6,-4 0,-4 4,-40", "#1f4434")
                s.shape("-2,-80 -9,-46 -9,-20 -4,-30", "#7fa66a", 0.7)


def _ox(s: Paper, c: Ramp) -> None:
    """The ox walks to the left."""
    with s.sheet(0.7, rim=0.4):
        for x in (168, 236):
            s.path(
                outline(f"{x},316! {x + 24},316! {x + 20},352 {x + 26},384! {x + 4},384! {x + 4},350"), c.deep
            )
    with s.sheet(1.2, cut=True):
        s.path(
            outline(
                "58,250! 52,232 66,216 92,214 108,224 136,214 176,220 232,214 276,222 296,246 292,300 "
                "286,330 "
                "292,386! 266,386! 262,336 240,318 180,324 164,330 160,386! 134,386! 134,330 118,300 104,282 "
                "84,284 66,272"
            ),
            c.base,
        )
        s.shape(
            "180,324 240,318 262,336 266,390 296,390 290,320 300,250 280,260 240,290 170,300 110,292 120,306 "
            "136,332",
            c.shade,
        )
        s.shape("120,222 176,224 232,218 270,226 230,240 160,240", c.light, 0.9)
        s.shape("62,230 84,220 96,232 84,250 66,250", c.light, 0.8)
        s.shape("54,252 70,248 82,262 72,280 56,270", "#b98a78")
        s.circle(86, 238, 4.6, "#2a1a14")
        s.path("M294 246C312 262 310 300 304 330", "", c.shade, 7)
    with s.sheet(0.9, rim=0.7):
        s.path("M82 216C70 204 66 190 74 176", "", "#5a4232", 10)
        s.path("M82 216C70 204 66 190 74 176", "", "#f3e8cf", 6.5)
        s.path("M100 216C98 200 104 188 114 182", "", "#5a4232", 10)
        s.path("M100 216C98 200 104 188 114 182", "", "#d9c8a4", 6.5)
        s.shape("106,226 124,222 128,232 112,238", c.shade)
        s.line(118, 214, 142, 318, LEATHER.deep, 11)
        s.line(117, 214, 141, 318, LEATHER.base, 7)


def _plough(s: Paper) -> None:
    with s.sheet(1.1, rim=0.6, inner=0.3):
        s.path("M136 262L352 330", "", WOOD.deep, 15)
        s.path("M136 260L352 328", "", WOOD.base, 10)
        s.path("M346 404C352 360 356 320 384 268", "", WOOD.deep, 17)
        s.path("M345 404C351 360 355 320 383 268", "", WOOD.base, 11)
        s.path("M386 262L362 254", "", WOOD.base, 9)
        s.path("M338 392L300 418L346 414L376 396Z", STEEL.shade)
        s.path("M338 392L300 418L342 404Z", STEEL.light)


def double() -> Paper:
    """The ploughing ox, a villa behind, wheat in the foreground."""
    s = Paper()
    c = CATEGORY["land"]
    vellum(s, "land", rich=True)
    _far_fields(s, c._replace(light=c.base, base=c.shade, shade=c.deep))
    _villa(s)
    with s.sheet(0.8, inner=0.2, cut=True):
        s.path(hill("-30,346 90,332 220,344 330,330 430,342"), EARTH.base)
        for i in range(9):
            y = 352 + i * 12 + i * i * 0.9
            s.stroke(
                f"-150,{y + 8} 60,{y - 2} 220,{y + 4} 550,{y - 6}",
                EARTH.deep if i % 2 else EARTH.light,
                5,
                0.5,
            )
    _ox(s, OX)
    _plough(s)
    return s
