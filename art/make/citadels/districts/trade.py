"""The trade districts on land: green noon, timber, thatch, awnings, the town hall's clock."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import CRIMSON, EMBER, GOLD, IRON, LEAF, LINEN, PLASTER, TILE, WHITE, WOOD, Paper, Ramp
from art.make.svg import Svg

TRADE = t.KINDS["trade"]
MILK = "#fbfdec"


def noon(sun: k.Spot, fluff: tuple[k.Spot, ...], *, rays: bool = False) -> Paper:
    """A sheet pile with the sky of trade."""
    s = Paper(k.BOX)
    k.sky(s, TRADE.sky, sun, rays=rays)
    k.clouds(s, fluff, MILK, "#b6d8b4", 0.9)
    return s


# ------------------------------------------------------------------ tavern


def _inn(s: Paper) -> None:
    """Brick below, timbered above and wider."""
    with s.sheet(1.1):
        m.wall(s, 98, 382, 212, 76, t.BRICK, seed=3)
        m.wall(s, 84, 310, 240, 86, PLASTER, plain=True)
        for x0, y0, x1, y1 in (
            (84, 310, 324, 310), (84, 226, 324, 226), (88, 226, 88, 310), (320, 226, 320, 310),
            (204, 226, 204, 310),
            (146, 226, 146, 310), (262, 226, 262, 310), (92, 306, 142, 232), (316, 306, 266, 232),
        ):  # fmt: skip
            s.line(x0, y0, x1, y1, WOOD.shade, 6.6, cap="butt")
            s.line(x0, y0 - 1.8, x1, y1 - 1.8, WOOD.light, 1.4, 0.5)
        for x in (175, 233):
            o.square(s, x, 298, 30, 36)
        for x in (98, 152, 210, 266, 302):
            s.corners(f"{x},312 {x + 10},312 {x + 10},325", WOOD.shade)
        o.door(s, 150, 382, 44, 60, lit=True)
        o.square(s, 214, 356, 36, 28, shutters=TRADE.tone)
        o.square(s, 278, 356, 28, 28, shutters=TRADE.tone)


def _thatch(s: Paper) -> None:
    c = t.THATCH
    with s.sheet(1.2, cut=True):
        s.shape(
            "54,238! 64,210 106,136 126,124 284,124 302,136 344,210 354,238! 326,226 290,238 "
            "250,229 208,240 160,229 "
            "118,240 84,229",
            s.linear(56, 0, 350, 0, c.light, (0.3, c.base), (0.7, c.base), (1, c.shade)),
        )
        for i in range(26):
            x = 100 + i * 8.6
            s.line(x, 138 + (i % 3) * 9, x + (x - 204) * 0.42, 236, c.shade, 2.4, 0.5)
        for i in range(14):
            x = 112 + i * 14
            s.line(x, 172, x + (x - 204) * 0.3, 214, c.light, 2, 0.5)
        s.shape("112,140 124,122 284,122 300,140 290,152 120,152", c.shade)
        for x in range(124, 292, 14):
            s.line(x, 126, x + 7, 150, c.light, 2.2, 0.6)
        for x in range(131, 292, 14):
            s.line(x, 126, x - 7, 150, c.deep, 2, 0.45)
    with s.sheet(0.9):
        s.rect(184, 174, 42, 36, PLASTER.base)
        s.rect(212, 174, 14, 36, PLASTER.shade)
        o.square(s, 204, 204, 22, 22)
        s.shape("168,182! 182,160 204,142 226,160 240,182! 222,176 204,170 186,176", c.light)
        s.shape("204,142 226,160 240,182! 222,176 206,170", c.shade)


def _tankard_sign(s: Paper) -> None:
    with s.sheet(1.2):
        s.line(98, 258, 34, 258, IRON.deep, 5)
        s.line(98, 280, 60, 260, IRON.deep, 3)
        for x in (42, 76):
            s.line(x, 258, x, 274, IRON.deep, 2.6)
        s.rect(22, 272, 74, 74, WOOD.shade, r=9)
        s.rect(22, 272, 74, 5, WOOD.light, r=3)
        s.rect(27, 277, 64, 64, TRADE.tone.shade, r=6)
        with s.at(56, 314, 1.2):
            s.path("M11 -10C26 -13 26 11 11 8", "", GOLD.shade, 5.4)
            s.rect(-15, -18, 27, 35, GOLD.base, r=4)
            s.rect(3, -18, 9, 35, GOLD.shade, r=3)
            s.rect(-15, -18, 6, 35, GOLD.light, r=3)
            s.rect(-15, 2, 27, 4, GOLD.deep, alpha=0.6)
            s.path("M-18 -15C-21 -26 -10 -29 -6 -24C-2 -33 11 -31 11 -24C19 -26 19 -13 12 -13Z", "#fffaf0")


def tavern() -> Paper:
    """A broad thatched house over the road, tankard sign, barrels and a bench."""
    s = noon((328, 82, 38), ((20, 76, 0.9), (216, 62, 0.7), (326, 156, 0.6)))
    k.hill(s, "-40,300 90,256 200,290 310,244 440,280", TRADE.land.far, 0.5, "#e8f4c8")
    k.hill(s, "-40,344 100,318 210,336 330,306 440,330", TRADE.land.middle, 0.6, "#a8d4a0")
    with s.sheet(0.8):
        p.tree(s, 376, 376, 1.35)
        p.tree(s, 20, 372, 1.1)
    with s.sheet(0.6):
        r.chimney(s, 258, 150, 28, 62, t.BRICK)
        p.smoke(s, 272, 84, 1.3, "#fff8ea", lean=0.6)
    _inn(s)
    _thatch(s)
    _tankard_sign(s)
    with k.ground(s, "-40,388 90,380 200,386 320,378 440,388", "#96906e", 0.9):
        k.pebbles(s, 396, "#b2aa86")
        s.shape("128,384 172,384 214,460! 100,460!", "#ffd68a", 0.4)
    with s.sheet(1.2):
        p.barrel(s, 326, 412, 1.25)
        p.barrel(s, 366, 418, 1.3)
        p.barrel(s, 346, 376, 1.1)
        s.rect(190, 396, 98, 8, WOOD.base)
        s.rect(190, 396, 98, 3, WOOD.light)
        for x in (200, 272):
            s.rect(x, 404, 7, 24, WOOD.shade)
    return s


# ------------------------------------------------------------------ market


def _houses(s: Paper) -> None:
    rows = (
        (-12, 80, 152, PLASTER, TILE), (64, 62, 116, t.SAND, t.SLATE),
        (274, 66, 122, PLASTER, t.COPPER), (336, 88, 158, t.SAND, TILE),
    )  # fmt: skip
    with s.sheet(0.8):
        for x, w, h, c, roof in rows:
            m.wall(s, x, 354, w, h, c, plain=True)
            r.gable(s, x, 354 - h, w, w * 0.62, roof, c, over=6)
            for q in (0.3, 0.7):
                for dy in (0, 40):
                    o.square(s, x + w * q, 354 - h + 44 + dy, 14, 19)


def _market_cross(s: Paper) -> None:
    c = t.STONE
    with s.sheet(0.9):
        s.rect(170, 226, 60, 126, "#3f3a3c", alpha=0.55)
        for x in (158, 195, 232):
            s.rect(x, 224, 10, 130, c.base)
            s.rect(x + 6, 224, 4, 130, c.shade)
            s.rect(x, 224, 3, 130, c.light)
        m.steps(s, 200, 346, 84, 3, c, 8)
        roof = TILE._replace(light="#f4b070", base="#d67c40", shade="#9c4c2e")
        r.hipped(s, 200, 228, 78, 96, roof, over=16)
        p.charge(s, "trade", 200, 112, 1.15)


def _stall(s: Paper, x: float, y: float, w: float, cloth: tuple[Ramp, Ramp]) -> None:
    s.rect(x + 4, y - 98, 6, 98, WOOD.base)
    s.rect(x + w - 10, y - 98, 6, 98, WOOD.shade)
    s.rect(x + 6, y - 98, w - 12, 64, "#4a3a3c")
    s.rect(x, y - 40, w, 40, WOOD.base)
    s.rect(x + w * 0.7, y - 40, w * 0.3, 40, WOOD.shade)
    for i in range(1, 5):
        s.line(x + w * i / 5, y - 36, x + w * i / 5, y, WOOD.deep, 1.6, 0.6)
    s.rect(x - 3, y - 45, w + 6, 8, WOOD.light)
    p.awning(s, x, y - 96, w, 36, cloth)


def _fruit(s: Paper, x: float, y: float) -> None:
    tones = ("#d8402f", "#e8902a", "#d8402f", "#7aa83c", "#e8902a", "#b83a5c", "#7aa83c", "#e8b23a")
    for row, n in ((0, 8), (1, 7)):
        for i in range(n):
            cx, cy = x + 7 + i * 14.5 + row * 7, y - row * 10
            s.circle(cx, cy, 7.4, tones[(i + row * 3) % 8])
            s.circle(cx - 2.2, cy - 2.4, 2.2, "#ffffff", alpha=0.55)


def _jars(s: Paper, x: float, y: float) -> None:
    for i, c in enumerate((t.AZURE_CLOTH, EMBER, t.TEAL_CLOTH, t.VIOLET_CLOTH)):
        a = x + i * 27
        s.shape(
            f"{a + 4},{y} {a},{y - 14} {a + 8},{y - 28} {a + 18},{y - 28} {a + 26},{y - 14} {a + 22},{y}",
            c.base,
        )
        s.shape(f"{a + 14},{y} {a + 18},{y - 28} {a + 26},{y - 14} {a + 22},{y}", c.shade)
        s.rect(a + 6, y - 32, 14, 5, c.light, r=2)


def market() -> Paper:
    """Two striped stalls with fruit and jars, a roofed market cross between them."""
    s = noon((72, 78, 36), ((160, 76, 0.8), (306, 62, 0.7)))
    k.hill(s, "-40,300 90,270 200,290 310,262 440,290", TRADE.land.far, 0.5, "#e8f4c8")
    _houses(s)
    with s.sheet(0.3, rim=0.3):
        s.path("M40 176Q200 236 362 170", "", "#6a5a44", 1.8)
        for i in range(11):
            u = (i + 0.5) / 11
            x, y = 40 + 322 * u, 176 + 4 * 26 * u * (1 - u) - 4 * u
            s.poly([(x - 8, y), (x + 8, y), (x, y + 17)], (CRIMSON, TRADE.tone, GOLD)[i % 3].base)
    _market_cross(s)
    with s.sheet(1.1):
        _stall(s, 24, 396, 128, (CRIMSON, WHITE))
        _fruit(s, 34, 350)
    with s.sheet(1.1):
        _stall(s, 252, 396, 124, (t.AZURE_CLOTH, WHITE))
        _jars(s, 262, 352)
    with k.ground(s, "-40,392 100,388 200,394 320,388 440,394", "#b3a27c", 0.6):
        k.pebbles(s, 402, "#cdbd96")
    with s.sheet(1.2):
        p.crate(s, 60, 428, 1.15)
        p.crate(s, 100, 432, 1.0)
        p.barrel(s, 300, 432, 1.05)
        p.sack(s, 346, 432, 1.15, t.THATCH)
    with s.sheet(1.0):
        p.person(s, 174, 426, 1.05, t.VIOLET_CLOTH)
        p.person(s, 226, 432, 1.05, EMBER, "#f2ead6")
    return s


# ------------------------------------------------------------------ trading post


def _log_house(s: Paper) -> None:
    c = WOOD
    with s.sheet(1.0):
        for i in range(7):
            y = 366 - i * 17
            s.rect(110, y, 200, 16, c.base, r=7)
            s.rect(250, y + 2, 60, 13, c.shade, r=6)
            s.rect(110, y, 200, 5, c.light, r=2.5, alpha=0.8)
            for x, tones in ((110, (c.light, c.shade)), (310, (c.shade, c.deep))):
                s.circle(x, y + 8, 8, tones[0])
                s.circle(x, y + 8, 4.6, tones[1])
        s.rect(180, 304, 62, 78, c.deep)
        s.rect(184, 308, 54, 74, s.linear(0, 308, 0, 382, t.LAMP, "#7a4a28"))
        for x in (144, 278):
            o.square(s, x, 346, 28, 32, shutters=TRADE.tone)
    with s.sheet(0.6):
        r.chimney(s, 258, 222, 24, 58, t.STONE)
        p.smoke(s, 270, 160, 1.1, "#fbfdf0", lean=0.6)
    with s.sheet(1.1):
        r.long_roof(s, 104, 268, 212, 82, t.MOSS, hip=30, over=18)
        for x, y in ((140, 252), (190, 230), (236, 248), (288, 236)):
            s.ellipse(x, y, 14, 5, t.MOSS.light, alpha=0.6)
    with s.sheet(1.0):
        s.rect(148, 288, 128, 9, c.light)
        s.rect(148, 295, 128, 5, c.shade)
        for x, tone in ((152, c.base), (264, c.shade)):
            s.rect(x, 298, 9, 86, tone)
        for x in (176, 248):
            s.line(x, 224, x, 242, IRON.deep, 2.6)
        s.rect(156, 238, 112, 50, c.shade, r=6)
        s.rect(161, 243, 102, 40, TRADE.tone.shade, r=4)
        p.charge(s, "trade", 212, 263, 0.95)


def _wagon(s: Paper) -> None:
    with s.sheet(1.3):
        s.shape("10,376! 4,328 30,296 80,288 130,296 152,330 146,376!", LINEN.base)
        s.shape("98,290 130,296 152,330 146,376! 104,376!", LINEN.shade)
        for x0, x1 in ((44, 38), (80, 78), (116, 120)):
            s.line(x0, 294, x1, 374, LINEN.deep, 2.6, 0.5)
        s.shape("52,376! 50,338 80,318 108,338 106,376!", "#4a3a3a", 0.75)
        s.rect(2, 372, 156, 27, WOOD.base)
        s.rect(2, 372, 156, 7, WOOD.light)
        s.rect(112, 379, 46, 20, WOOD.shade)
        p.wheel(s, 40, 406, 26, "#8d8458")
        p.wheel(s, 120, 406, 26, "#8d8458")


def trading_post() -> Paper:
    """A log house with a mossy roof among firs, a covered wagon, goods."""
    s = noon((322, 84, 38), ((10, 96, 0.9), (160, 62, 0.7)))
    with k.ground(s, "-40,240! 60,170! 140,226! 226,112! 330,226! 380,180! 440,220!", TRADE.land.far, 0.5):
        s.corners("196,150 226,110 262,152 242,146 228,160 214,142", "#fbfff0")
        s.corners("226,110 330,226 440,220 440,300 250,300 228,160 242,146 262,152", "#6fa387", 0.55)
    k.hill(s, "-40,330 90,300 210,326 330,290 440,320", TRADE.land.middle, 0.6, "#a8d4a0")
    with s.sheet(0.8):
        for x, y, q in ((30, 356, 1.5), (74, 362, 1.15), (346, 354, 1.3), (386, 362, 1.7)):
            p.pine(s, x, y, q)
    _log_house(s)
    with k.ground(s, "-40,388 100,380 200,388 320,382 440,390", "#8d8458", 0.8):
        s.shape("176,386 246,386 300,422 334,460! 86,460! 130,418", "#d9c48e")
        s.shape("-40,404 70,398 110,434 90,460! -40,460!", LEAF.shade, 0.8)
        s.shape("440,404 340,400 320,434 340,460! 440,460!", LEAF.shade, 0.8)
    _wagon(s)
    with s.sheet(1.2):
        p.crate(s, 300, 420, 1.35)
        p.crate(s, 346, 424, 1.15)
        p.crate(s, 318, 380, 1.05)
        p.barrel(s, 386, 428, 1.2)
        p.sack(s, 262, 428, 1.0)
    return s


# ------------------------------------------------------------------ town hall


def _clock(s: Paper, x: float, y: float, r_: float) -> None:
    s.circle(x, y, r_, GOLD.shade)
    s.circle(x - 1, y - 1, r_ * 0.9, "#fffaf0")
    s.circle(x, y, r_ * 0.8, "", TRADE.tone.shade, 1.8)
    for i in range(12):
        a = i * pi / 6
        inner = 0.6 if i % 3 == 0 else 0.68
        s.line(
            x + r_ * inner * cos(a),
            y + r_ * inner * sin(a),
            x + r_ * 0.76 * cos(a),
            y + r_ * 0.76 * sin(a),
            "#2a2030",
            2.6,
        )
    s.line(x, y, x, y - r_ * 0.58, "#2a2030", 4)
    s.line(x, y, x + r_ * 0.42, y + r_ * 0.2, "#2a2030", 4)
    s.circle(x, y, 3.6, CRIMSON.base)


def _clock_tower(s: Paper) -> None:
    c = PLASTER
    with s.sheet(1.2):
        m.wall(s, 162, 382, 76, 240, c, plain=True)
        m.ledge(s, 156, 228, 88, c)
        m.ledge(s, 156, 140, 88, c, 8)
        _clock(s, 200, 188, 33)
        for x in (182, 218):
            o.arched(s, x, 276, 17, 36)
        p.banner(s, 200, 286, 40, 60, TRADE.tone, "trade")
        o.door(s, 200, 382, 40, 40)
        s.rect(168, 100, 64, 42, c.base)
        s.rect(216, 100, 16, 42, c.shade)
        for x in (182, 200, 218):
            o.arched(s, x, 138, 11, 30, lit=False, frame=c, bars=False)
        r.onion(s, 200, 102, 70, 52, t.COPPER)
        s.rect(194, 40, 12, 14, c.base)
        r.onion(s, 200, 42, 18, 20, t.COPPER)


def town_hall() -> Paper:
    """One tall clock tower with an onion top over a long arcaded front."""
    c = PLASTER
    s = noon((324, 84, 36), ((40, 170, 0.7), (262, 128, 0.7), (20, 84, 0.8)))
    k.hill(s, "-40,310 90,280 200,300 310,272 440,296", TRADE.land.far, 0.5, "#e8f4c8")
    with s.sheet(0.8):
        for x, h, wall, roof in ((-20, 100, t.SAND, TILE), (348, 116, c, TILE)):
            m.wall(s, x, 372, 72, h, wall, plain=True)
            r.gable(s, x, 372 - h, 72, 38, roof, wall, over=5)
            for q in (0.3, 0.7):
                o.square(s, x + 72 * q, 372 - h + 50, 13, 18)
    with s.sheet(1.0):
        m.wall(s, 58, 380, 284, 124, c, plain=True)
        r.long_roof(s, 58, 256, 284, 56, t.COPPER, hip=36, over=13)
        for x in (84, 114, 144, 256, 286, 316):
            o.arched(s, x, 312, 18, 40)
        m.ledge(s, 58, 324, 284, c, 8)
        m.arcade(s, 62, 380, 276, 44, 9, c, "#3a3440")
        for x in (100, 300):
            with s.at(x, 256):
                s.corners("-24,0 0,-36 24,0", c.base)
                s.corners("0,-36 24,0 6,0", c.shade)
                s.corners("-28,0 0,-41 0,-33 -21,0", t.COPPER.light)
                s.corners("28,0 0,-41 0,-33 21,0", t.COPPER.shade)
                o.arched(s, 0, -3, 12, 18)
    _clock_tower(s)
    with k.ground(s, "-40,388 100,384 200,390 320,384 440,388", "#b8aa86", 0.7):
        k.pebbles(s, 394, "#d2c4a0")
    with s.sheet(1.1):
        m.steps(s, 200, 380, 74, 3, t.STONE, 6)
        p.tree(s, 34, 416, 1.0)
        p.tree(s, 368, 416, 1.0)
        p.bush(s, 104, 420, 0.85)
        p.bush(s, 296, 420, 0.85)
        p.person(s, 146, 424, 0.6, CRIMSON)
        p.person(s, 254, 428, 0.6, t.AZURE_CLOTH)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "tavern": tavern,
    "market": market,
    "trading_post": trading_post,
    "town_hall": town_hall,
}
