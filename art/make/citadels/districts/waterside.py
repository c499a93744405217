"""The trade districts by the sea: docks and harbor."""

from __future__ import annotations

from collections.abc import Callable

from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.citadels.districts.trade import TRADE, noon
from art.make.paper import CRIMSON, IRON, LINEN, WHITE, WOOD, Paper, Ramp
from art.make.svg import Svg

SEA = ("#6fb39a", "#1f4a4c")


def _cog(s: Paper) -> None:
    """A round-bellied ship at the quay, its sail half furled."""
    with s.sheet(1.0):
        s.line(240, 340, 240, 84, WOOD.shade, 10)
        s.line(238, 340, 238, 84, WOOD.light, 3)
        s.line(172, 136, 308, 136, WOOD.shade, 7)
        for x in (146, 340):
            s.line(240, 90, x, 292, "#4a3a30", 1.8)
        p.pennant(s, 240, 86, 22, CRIMSON, w=38)
        s.shape("180,138! 240,144 300,138! 312,196 292,248! 240,240 188,248! 168,196", LINEN.base)
        s.shape("246,144 300,138! 312,196 292,248! 246,240", LINEN.shade)
        for x0, x1 in ((208, 202), (272, 278)):
            s.line(x0, 142, x1, 244, LINEN.deep, 2, 0.45)
        p.charge(s, "trade", 240, 196, 1.5, TRADE.tone)
    with s.sheet(1.2, cut=True):
        s.shape(
            "122,280! 148,298 200,308 284,308 336,296 364,266! 360,310 336,356 300,384! "
            "178,384! 146,352 128,314",
            WOOD.base,
        )
        s.shape("264,308 336,296 364,266 360,310 336,356 300,384 252,384", WOOD.shade, 0.8)
        for i in range(6):
            y = 300 + i * 14
            s.stroke(
                f"{122 + i * 4},{y - 4} 190,{y + 12} 290,{y + 12} {360 - i * 5},{y - 10}", WOOD.deep, 2.4, 0.6
            )
        s.shape(
            "122,280 148,298 200,308 284,308 336,296 364,266 364,280 336,308 284,318 200,318 148,308 124,292",
            WOOD.light,
        )
        for x in (176, 214, 252, 290):
            s.rect(x, 326, 11, 9, "#2a1c20", r=1)


def _crane(s: Paper) -> None:
    """The quay crane: post, slanting jib, tread wheel, hanging crate."""
    with s.sheet(1.2):
        s.rect(60, 150, 20, 250, WOOD.base)
        s.rect(72, 150, 8, 250, WOOD.shade)
        s.rect(60, 150, 6, 250, WOOD.light)
        s.line(42, 176, 190, 84, WOOD.shade, 15)
        s.line(42, 173, 190, 81, WOOD.base, 9)
        s.line(44, 170, 188, 79, WOOD.light, 2.4, 0.8)
        s.line(72, 236, 128, 126, WOOD.shade, 10)
        s.rect(36, 388, 70, 13, WOOD.shade)
        p.wheel(s, 70, 306, 38, "#4f9a86")
        s.circle(184, 86, 9, IRON.shade)
        s.circle(184, 86, 4.6, IRON.light)
        s.line(184, 90, 184, 196, "#3a2a24", 2.6)
        s.line(184, 194, 166, 206, "#3a2a24", 2.2)
        s.line(184, 194, 202, 206, "#3a2a24", 2.2)
        p.crate(s, 184, 246, 1.35)


def docks() -> Paper:
    """A slanting crane with its tread wheel swings a crate over a ship at the quay."""
    s = noon((330, 96, 40), ((250, 66, 0.8), (300, 176, 0.6), (96, 84, 0.6)))
    k.hill(s, "-40,290 80,262 190,284 300,252 440,280", TRADE.land.far, 0.5, "#e8f4c8")
    k.water(s, 296, SEA, seed=4)
    _cog(s)
    _crane(s)
    k.birds(s, ((330, 128, 1.1), (356, 148, 0.9), (292, 112, 0.8)), "#fbfdf4")
    with s.sheet(1.0):
        s.rect(-20, 376, 440, 154, t.STONE.shade)
        s.rect(-20, 372, 440, 15, t.STONE.light)
        s.rect(-20, 386, 440, 5, t.STONE.deep, alpha=0.5)
        for row in range(3):
            for i in range(10):
                x = -20 + i * 46 + (row % 2) * 23
                s.rect(
                    x,
                    394 + row * 20,
                    42,
                    17,
                    t.STONE.base if (i + row) % 3 else t.STONE.shade,
                    r=2,
                    alpha=0.8,
                )
    with s.sheet(1.2):
        p.barrel(s, 246, 388, 1.2)
        p.barrel(s, 284, 394, 1.2)
        p.crate(s, 332, 392, 1.45)
        p.crate(s, 376, 396, 1.25)
        p.crate(s, 350, 350, 1.1)
        s.rect(146, 358, 15, 26, IRON.shade, r=4)
        s.rect(143, 356, 21, 8, IRON.base, r=3)
        s.path("M150 366C128 382 172 388 204 385", "", "#d9c49a", 4.4)
        p.person(s, 120, 392, 0.95, t.TEAL_CLOTH)
    return s


def ship(s: Paper, sail: Ramp, *, sign: bool = True) -> None:
    """A three-master round the origin, 210 wide, its waterline at 34."""
    c = WOOD
    for x0, y0, y1, w in ((0, 0, -152, 6), (-46, 0, -118, 5), (46, -6, -114, 5)):
        s.line(x0, y0, x0, y1, c.shade, w)
    for cx, w, y, h in (
        (0, 50, -140, 50), (0, 64, -84, 56), (-46, 38, -108, 42),
        (-46, 48, -62, 42), (46, 36, -104, 40), (46, 44, -60, 42),
    ):  # fmt: skip
        a = w / 2
        s.shape(
            f"{cx - a},{y}! {cx + a},{y}! {cx + a + 7},{y + h * 0.55} {cx + a},{y + h}! {cx},{y + h - 7} "
            f"{cx - a},{y + h}! {cx - a + 7},{y + h * 0.55}",
            sail.base,
        )
        s.shape(
            f"{cx + w * 0.1},{y}! {cx + a},{y}! {cx + a + 7},{y + h * 0.55} {cx + a},{y + h}! "
            f"{cx + w * 0.12},{y + h - 6}",
            sail.shade,
        )
        s.line(cx - a - 3, y, cx + a + 3, y, c.deep, 3)
    if sign:
        p.charge(s, "trade", 0, -57, 0.9, TRADE.tone)
    for x, y, h in ((0, -150, 16), (-46, -116, 14), (46, -112, 14)):
        p.pennant(s, x, y, h, CRIMSON, w=26)
    s.shape("-94,-32! -86,-6 -70,0 60,0 84,-16 106,-46! 98,-6 80,26 66,34! -66,34! -84,14", c.base)
    s.shape("20,0 60,0 84,-16 106,-46! 98,-6 80,26 66,34! 20,34!", c.shade)
    s.shape("-94,-32! -86,-6 -70,0 60,0 84,-16 106,-46! 103,-33 84,-6 60,8 -70,8 -88,0", "#e3b04b")
    for x in (-56, -36, -16, 4, 24, 44):
        s.rect(x, 14, 9, 8, "#241820", r=1)
    s.line(100, -42, 142, -72, c.shade, 5)


def _lighthouse(s: Paper) -> None:
    white, red = ("#fff8ea", "#ffffff", "#efe2d0", "#b59f98"), ("#e0604a", "#ef8468", "#c8382f", "#7c1f2c")
    s.glow(340, 104, 96, "#fff0a8", 0.9)
    with s.sheet(0, rim=0, inner=0):
        beam = s.linear(324, 0, 20, 0, (0, "#fff6c8", 0.55), (1, "#fff6c8", 0))
        s.poly([(324, 100), (0, 20), (0, 140)], beam)
        s.poly([(356, 98), (430, 80), (430, 130)], "#fff6c8", alpha=0.3)
    with s.sheet(1.1):
        for i in range(6):
            y0, y1 = 306 - i * 30, 276 - i * 30
            a, b = 31 - i * 2.2, 31 - (i + 1) * 2.2
            tone = s.linear(308, 0, 372, 0, *(white if i % 2 == 0 else red))
            s.poly([(340 - a, y0), (340 + a, y0), (340 + b, y1), (340 - b, y1)], tone)
        s.rect(313, 118, 54, 9, IRON.shade, r=2)
        s.rect(323, 88, 34, 30, "#ffe9a0")
        s.rect(344, 88, 13, 30, "#f2b54a")
        for x in (321, 339, 356):
            s.rect(x, 88, 3, 30, IRON.deep)
        r.cone(s, 340, 88, 36, 36, t.RED, over=5)
        o.door(s, 340, 306, 19, 32)
        o.slit(s, 340, 242)
        o.slit(s, 340, 190)


def harbor() -> Paper:
    """A three-master off a striped lighthouse with its beam."""
    s = noon((116, 96, 44), ((10, 150, 0.8), (196, 72, 0.8)))
    k.hill(s, "-40,270 60,236 150,256 230,272 440,290", TRADE.land.far, 0.5, "#e8f4c8")
    k.water(s, 272, SEA, seed=9)
    with s.sheet(0.9, cut=True):
        s.shape("258,334! 274,302 330,290 440,302! 440,356! 258,356!", t.DARK.base)
        s.shape("330,292 440,302! 440,356! 320,356!", t.DARK.shade)
        s.stroke("262,326 290,316 330,318 400,312", t.DARK.light, 4, 0.5)
    _lighthouse(s)
    with s.sheet(0.6), s.at(46, 296, 0.42):
        ship(s, WHITE, sign=False)
    with s.sheet(1.2), s.at(152, 346, 1.16):
        ship(s, LINEN)
    k.birds(s, ((232, 146, 1.1), (258, 130, 0.9), (40, 196, 0.9)), "#fbfdf4")
    with s.sheet(0, rim=0, inner=0):
        for x, y in (
            (56, 390),
            (112, 396),
            (176, 394),
            (226, 386),
            (16, 302),
            (62, 304),
            (280, 362),
            (344, 366),
        ):
            s.stroke(f"{x},{y} {x + 24},{y - 3} {x + 50},{y}", "#f2fff4", 3.6, 0.7)
    with s.sheet(1.2):
        s.rect(-20, 412, 440, 118, WOOD.base)
        s.rect(-20, 408, 440, 8, WOOD.light)
        for x in range(-10, 430, 30):
            s.line(x, 416, x - 12, 470, WOOD.deep, 2, 0.7)
        for x in (36, 246, 360):
            s.rect(x, 386, 15, 42, WOOD.shade, r=3)
            s.rect(x, 386, 5, 42, WOOD.base, r=2)
            s.ellipse(x + 7.5, 386, 7.5, 3, WOOD.light)
        p.crate(s, 300, 418, 1.2)
        p.barrel(s, 334, 420, 1.05)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {"docks": docks, "harbor": harbor}
