"""Unique districts of hard work: factory, framework, gold mine, quarry."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import (
    CRIMSON,
    EMBER,
    GOLD,
    IRON,
    LINEN,
    STEEL,
    WOOD,
    Paper,
    Ramp,
    ramp,
)
from art.make.svg import Svg

OWN = t.KINDS["unique"]
SOOT = ramp("#d98a72 #a4544a #6f3840 #3f2230")


def cog(x: float, y: float, r_: float, teeth: int) -> str:
    """Path data of a toothed wheel."""
    step = pi / teeth
    out = []
    for i in range(teeth):
        a = 2 * step * i
        for turn, reach in ((-0.5, 0.84), (-0.34, 1.0), (0.34, 1.0), (0.5, 0.84)):
            b = a + step * turn
            out.append(f"{x + r_ * reach * cos(b):.1f} {y + r_ * reach * sin(b):.1f}")
    return "M" + "L".join(out) + "Z"


# ------------------------------------------------------------------ factory


def _saw_tooth(s: Paper) -> None:
    """The hall with its three teeth and the cog wheel."""
    with s.sheet(1.1):
        m.wall(s, 40, 388, 312, 136, SOOT, seed=3)
        for i in range(3):
            x = 40 + i * 104
            s.corners(f"{x},254 {x},176 {x + 104},254", "#f8d88c")
            s.corners(f"{x},254 {x},176 {x + 8},182 {x + 8},254", SOOT.shade)
            for j in range(1, 4):
                s.line(x + j * 26, 254, x + j * 26, 176 + j * 19.5, SOOT.deep, 2.6)
            s.corners(f"{x - 6},170 {x + 6},166 {x + 112},250 {x + 104},258", t.SLATE.base)
            s.corners(f"{x - 6},170 {x + 6},166 {x + 112},250 {x + 109},252 {x + 2},170", t.SLATE.light)
        m.ledge(s, 36, 252, 320, t.STONE, 8)
        for x in (70, 312):
            o.arched(s, x, 346, 26, 54, frame=t.STONE)
    with s.sheet(1.0, rim=0.7):
        s.circle(196, 320, 58, t.STONE.shade)
        s.circle(195, 319, 55, t.STONE.light)
        s.circle(196, 320, 49, s.radial(190, 310, 60, "#fff0b0", (1, "#f0a040")))
        s.path(cog(196, 320, 48, 12), IRON.deep)
        s.path(cog(195, 319, 45, 12), IRON.base)
        s.circle(196, 320, 27, "#f8c860")
        for i in range(5):
            a = i * 2 * pi / 5 + 0.3
            s.line(196, 320, 196 + 30 * cos(a), 320 + 30 * sin(a), IRON.shade, 6)
        s.circle(196, 320, 11, IRON.shade)
        s.circle(195, 319, 6, GOLD.light)


def factory() -> Paper:
    """A saw-tooth roof of three teeth, two smoking chimneys, a cog wheel as a window."""
    s = k.day((70, 110, 38), ((-20, 210, 0.8),), t.DUSK)
    k.hill(s, "-40,300 80,262 200,290 310,246 440,282", "#8a5fb4", 0.5, "#dca8dc")
    with s.sheet(0.8):
        for x, h, q in ((262, 262, 1.9), (326, 226, 1.6)):
            s.corners(f"{x - 19},378 {x + 19},378 {x + 13},{378 - h} {x - 13},{378 - h}", SOOT.base)
            s.corners(f"{x + 4},378 {x + 19},378 {x + 13},{378 - h} {x + 3},{378 - h}", SOOT.shade)
            s.rect(x - 17, 372 - h, 34, 11, SOOT.deep)
            s.rect(x - 17, 372 - h, 34, 4, SOOT.light)
            for y in (0.28, 0.6):
                s.rect(x - 17, 378 - h * (1 - y), 34, 5, SOOT.deep, alpha=0.5)
            p.smoke(s, x, 370 - h, q, "#e8d4e4", lean=-0.7)
    _saw_tooth(s)
    k.court(s, "-40,394 100,388 200,396 300,388 440,394", "#54406e", "#7a6694")
    with s.sheet(1.2):
        s.corners("282,398 374,398 366,422 290,422", WOOD.base)
        s.corners("340,398 374,398 366,422 340,422", WOOD.shade)
        s.shape("284,400! 300,380 320,386 336,374 356,388 372,400!", "#2f2838")
        for x in (304, 352):
            p.wheel(s, x, 422, 13, "#54406e", 6)
        p.crate(s, 60, 430, 1.3)
        p.crate(s, 104, 434, 1.1)
        p.person(s, 150, 430, 0.95, t.AZURE_CLOTH)
    return s


# ------------------------------------------------------------------ framework


def _scaffold(s: Paper, xs: tuple[int, ...], front: bool) -> None:
    c = WOOD
    for x in xs:
        s.rect(x - 4, 62, 8, 330, c.base if front else c.shade)
        s.rect(x - 4, 62, 3, 330, c.light, alpha=0.8 if front else 0.3)
    for y in (110, 180, 250, 320):
        s.rect(xs[0] - 14, y, xs[-1] - xs[0] + 28, 9, c.base if front else c.shade)
        s.rect(xs[0] - 14, y, xs[-1] - xs[0] + 28, 3, c.light if front else c.base)
    if front:
        for (x0, x1), y in zip(((0, 1), (2, 3), (1, 2), (0, 1)), (110, 180, 250, 320), strict=True):
            s.line(xs[x0], y + 64, xs[x1], y + 6, c.shade, 5)


def _half_tower(s: Paper, c: Ramp) -> None:
    """The tower as far as it has grown."""
    with s.sheet(1.0, cut=True):
        s.corners(
            "134,392 134,214 150,214 150,196 174,196 174,226 198,226 198,250 222,250 222,232 "
            "246,232 246,264 268,264 268,392",
            c.base,
        )
        s.corners("226,392 226,200 268,264 268,392", c.shade, 0.85)
        m.stones(s, 134, 388, 134, 150, c, seed=9)
        for row in range(9):
            s.line(134, 226 + row * 19, 268, 226 + row * 19, c.deep, 1.6, 0.3)
        s.rect(134, 190, 14, 200, c.light, alpha=0.7)
        o.door(s, 200, 392, 40, 62, frame=t.STONE)
        o.arched(s, 168, 300, 18, 36, lit=False, frame=t.STONE)
        o.arched(s, 234, 310, 18, 36, lit=False, frame=t.STONE)


def _hoist(s: Paper, c: Ramp) -> None:
    """The hoist with its load, ladders, builders."""
    with s.sheet(1.1):
        s.line(242, 66, 360, 66, WOOD.shade, 10)
        s.line(242, 64, 360, 64, WOOD.light, 4)
        s.line(308, 108, 340, 70, WOOD.shade, 6)
        p.wheel(s, 344, 80, 17, "#b78bd8", 6)
        s.line(361, 82, 361, 268, "#3a2a24", 2.6)
        s.corners("338,272 384,272 378,310 344,310", c.base)
        s.corners("366,272 384,272 378,310 366,310", c.shade)
        s.line(361, 262, 342, 274, "#3a2a24", 2.2)
        s.line(361, 262, 380, 274, "#3a2a24", 2.2)
        p.ladder(s, 118, 392, 124, 254, 20, 9)
        p.ladder(s, 270, 320, 266, 184, 20, 9)
    with s.sheet(0.8):
        p.person(s, 192, 110, 0.78, CRIMSON)
        p.person(s, 126, 180, 0.78, t.TEAL_CLOTH)
        p.person(s, 272, 250, 0.78, GOLD)
        p.flag(s, 92, 64, 40, OWN.tone, w=34, high=22)


def framework() -> Paper:
    """A bare scaffold round half a tower without roof, a hoist wheel, sky through the poles."""
    c = t.SAND
    s = k.day((92, 120, 44), ((294, 60, 0.8), (4, 210, 0.7), (320, 196, 0.7)))
    k.hill(s, "-40,310 80,276 200,300 320,262 440,290", OWN.land.far, 0.5, "#e8c8f4")
    k.hill(s, "-40,352 100,334 220,350 330,326 440,346", OWN.land.middle, 0.6, "#b894d8")
    with s.sheet(0.7):
        _scaffold(s, (112, 290), False)
    _half_tower(s, c)
    with s.sheet(1.2):
        _scaffold(s, (92, 160, 242, 308), True)
        for x in (92, 160, 242, 308):
            for y in (114, 184, 254, 324):
                s.line(x - 7, y - 3, x + 7, y + 7, LINEN.base, 3)
                s.line(x - 7, y + 7, x + 7, y - 3, LINEN.shade, 3)
    _hoist(s, c)
    k.court(s, "-40,398 100,392 200,400 300,392 440,398", "#6b5684", "#9d88b4")
    with s.sheet(1.2):
        for i in range(4):
            for j in range(4 - i):
                m.plinth(s, 20 + j * 25 + i * 12.5, 418 - i * 15, 24, 14, c)
        for i in range(4):
            s.line(290 - i * 2, 412 + i * 7, 384 - i * 2, 406 + i * 7, WOOD.base if i % 2 else WOOD.light, 6)
        p.barrel(s, 262, 432, 1.0)
    return s


# ------------------------------------------------------------------ gold mine


def _nugget(s: Paper, x: float, y: float, q: float) -> None:
    s.poly(
        [
            (x + q * (1 + 0.16 * ((i * 5) % 3 - 1)) * cos(i * pi / 4), y + q * 0.85 * sin(i * pi / 4))
            for i in range(8)
        ],
        GOLD.base,
    )
    s.poly(
        [
            (x - q * 0.7, y - q * 0.2),
            (x - q * 0.2, y - q * 0.8),
            (x + q * 0.3, y - q * 0.5),
            (x - q * 0.2, y),
        ],
        GOLD.light,
    )
    s.poly([(x, y + q * 0.8), (x + q * 0.9, y), (x + q * 0.6, y + q * 0.6)], GOLD.shade)


def _cart(s: Paper) -> None:
    with s.sheet(0.5):
        for dx in (-26, 26):
            s.line(200 + dx * 0.75, 372, 196 + dx * 3.4, 480, IRON.deep, 6)
            s.line(199 + dx * 0.75, 372, 195 + dx * 3.4, 480, IRON.light, 2)
        for i in range(6):
            w = 40 + i * 17
            s.rect(198 - w, 380 + i * 16, 2 * w, 7 + i, WOOD.shade, r=2)
    with s.sheet(1.3):
        for x, y, q in (
            (150, 348, 17),
            (178, 338, 20),
            (212, 334, 22),
            (242, 346, 18),
            (196, 322, 16),
            (228, 324, 13),
            (166, 328, 12),
        ):
            _nugget(s, x, y, q)
        s.corners("122,346 274,346 256,414 140,414", IRON.base)
        s.corners("222,346 274,346 256,414 216,414", IRON.shade)
        s.corners("122,346 140,346 152,414 140,414", IRON.light)
        s.rect(116, 340, 164, 10, IRON.shade, r=3)
        s.rect(116, 340, 164, 3.4, IRON.light, r=2)
        for x in range(136, 268, 20):
            s.circle(x, 358, 2.6, IRON.light)
        for x in (160, 236):
            p.wheel(s, x, 420, 19, "#5a4a6a", 6)
    k.sparks(s, ((150, 324, 11), (228, 310, 13), (186, 306, 8), (256, 336, 8)), "#fffbe0")


def _gold_mountain(s: Paper) -> None:
    """The mountain with veins of gold."""
    with s.sheet(1.1, cut=True):
        s.corners(
            "-40,480 -40,330 30,262 64,270 118,176 150,190 200,70 236,116 262,104 316,214 "
            "346,222 440,336 440,480",
            "#9a7aa4",
        )
        s.corners(
            "200,70 236,116 262,104 316,214 346,222 440,336 440,480 250,480 262,300 230,220", "#634a78", 0.9
        )
        s.corners("200,70 172,138 190,150 204,128 216,152 232,140 236,116", "#fff4ec")
        s.corners("118,176 150,190 130,240 92,250", "#c0a0c4", 0.8)
        s.corners("30,262 64,270 50,330 -40,350 -40,330", "#c0a0c4", 0.7)
        for line in ((150, 190, 138, 280), (262, 104, 276, 210), (316, 214, 330, 300), (86, 232, 76, 320)):
            s.line(*line, "#4a3560", 4, 0.5)
        for x, y in ((92, 300), (112, 330), (318, 282), (346, 330), (300, 250)):
            s.poly([(x, y - 7), (x + 8, y), (x, y + 7), (x - 8, y)], GOLD.base)
            s.poly([(x, y - 7), (x, y + 7), (x - 8, y)], GOLD.light)


def _mouth(s: Paper) -> None:
    """The timbered mouth with light in it."""
    with s.sheet(0.8, cut=True):
        s.path("M118 392L118 290Q200 216 282 290L282 392Z", "#241420")
        s.circle(
            200, 330, 90, s.radial(200, 340, 96, (0, "#ffe890", 1), (0.5, "#e08a2c", 0.75), (1, "#241420", 0))
        )
    s.glow(200, 330, 130, "#ffd860", 0.65)
    with s.sheet(1.1):
        for x, tilt in ((112, 5), (288, -5)):
            s.line(x, 396, x + tilt, 256, WOOD.shade, 20, cap="butt")
            s.line(x - 3, 396, x + tilt - 3, 256, WOOD.base, 12, cap="butt")
            s.line(x - 7, 396, x + tilt - 7, 256, WOOD.light, 3, cap="butt")
        s.line(86, 254, 314, 248, WOOD.shade, 22, cap="butt")
        s.line(86, 251, 314, 245, WOOD.base, 14, cap="butt")
        s.line(86, 246, 314, 240, WOOD.light, 3, cap="butt")
        for x in (112, 288):
            s.circle(x + (4 if x < 200 else -4), 252, 4, IRON.light)
        s.line(146, 262, 146, 278, IRON.deep, 2.6)
        s.rect(137, 278, 18, 24, "#ffe7a0", r=3)
        s.rect(135, 276, 22, 5, IRON.shade)
        s.rect(135, 300, 22, 5, IRON.shade)


def gold_mine() -> Paper:
    """A mountain with a timbered mouth, a cart of nuggets on rails, golden light within."""
    s = k.day((330, 110, 36), ((4, 90, 0.9), (268, 66, 0.7)), t.DAWN)
    k.hill(s, "-40,290 60,236 160,268 300,216 440,262", "#a983c6", 0.5, "#f2d0ea")
    _gold_mountain(s)
    _mouth(s)
    with k.ground(s, "-40,400 80,392 200,398 320,392 440,400", "#6a5270", 0.9):
        k.pebbles(s, 406, "#8c7490")
    _cart(s)
    with s.sheet(1.2):
        s.line(336, 424, 362, 334, WOOD.shade, 8)
        s.line(334, 424, 360, 334, WOOD.light, 3)
        s.shape("318,352! 330,334 358,324 384,332 400,352! 380,344 358,340 336,344", STEEL.base)
        s.shape("362,325 384,332 400,352! 380,344 362,341", STEEL.shade)
        p.barrel(s, 50, 426, 1.3)
    return s


# ------------------------------------------------------------------ quarry


def _ledges(s: Paper, ledges: tuple[tuple[int, int, int], ...], c: Ramp) -> None:
    """Giant steps cut into the cliff."""
    for i, (x0, x1, y) in enumerate(ledges):
        with s.sheet(0.9, cut=True):
            s.corners(f"{x0},{y} {x0 + 40},{y - 10} {x1},{y - 10} {x1},{y + 120} {x0 - 8},{y + 120}", c.base)
            s.corners(f"{x0},{y} {x0 + 40},{y - 10} {x1},{y - 10} {x1},{y + 4} {x0 + 2},{y + 12}", c.light)
            s.corners(
                f"{x0 + (x1 - x0) * 0.72},{y + 6} {x1},{y + 2} {x1},{y + 120} "
                f"{x0 + (x1 - x0) * 0.66},{y + 120}",
                c.shade,
                0.9,
            )
            for j in range(8):
                x = x0 + 28 + j * 52 + (i % 2) * 22
                s.line(x, y + 10, x - 4, y + 60, c.deep, 2.4, 0.45)
            s.line(x0 - 8, y + 34, x1, y + 30, c.deep, 1.8, 0.35)
            for j in range(10):
                s.circle(x0 + 20 + j * 40, y + 20, 2, c.deep, alpha=0.5)
    with s.sheet(0.8):
        for x, y, q in ((390, 124, 0.7), (420, 126, 0.9), (350, 122, 0.55)):
            p.pine(s, x, y, q, t.VIOLET_LEAF)
        p.person(s, 204, 178, 0.5, CRIMSON)
        p.person(s, 380, 232, 0.62, t.TEAL_CLOTH)


def _quarry_crane(s: Paper, c: Ramp) -> None:
    """The crane lifts a block."""
    with s.sheet(1.2):
        s.line(96, 398, 132, 130, WOOD.shade, 12)
        s.line(94, 398, 130, 130, WOOD.light, 4)
        s.line(166, 398, 132, 130, WOOD.shade, 12)
        s.line(108, 300, 156, 300, WOOD.base, 8)
        s.line(114, 252, 150, 252, WOOD.base, 7)
        s.line(100, 190, 252, 96, WOOD.shade, 13)
        s.line(100, 187, 252, 93, WOOD.base, 7)
        s.line(132, 134, 250, 98, "#3a2a24", 2)
        s.circle(250, 98, 8, IRON.shade)
        s.line(250, 102, 250, 246, "#3a2a24", 3)
        s.line(250, 240, 218, 262, "#3a2a24", 2.6)
        s.line(250, 240, 282, 262, "#3a2a24", 2.6)
        p.wheel(s, 131, 346, 26, "#d8d0c8", 8)
    with s.sheet(1.3):
        _block(s, 214, 260, 72, 50, c)


def quarry() -> Paper:
    """A chalk cliff cut in giant steps, a crane, squared blocks."""
    c = t.CHALK
    s = k.day((92, 96, 40), ((280, 70, 0.8), (-14, 200, 0.7)), rays=True)
    k.hill(s, "-40,250 60,206 150,236 270,176 440,214", OWN.land.far, 0.5, "#e8c8f4")
    ledges = ((236, 440, 132), (176, 440, 182), (112, 440, 234), (48, 440, 288), (-40, 440, 344))
    _ledges(s, ledges, c)
    _quarry_crane(s, c)
    with k.ground(s, "-40,400 100,392 200,402 300,394 440,400", "#b3a4b4", 0.9):
        k.pebbles(s, 408, "#d8ccd4")
    with s.sheet(1.2):
        _block(s, 262, 376, 66, 52, c)
        _block(s, 336, 384, 70, 46, c)
        _block(s, 298, 334, 62, 42, c)
        _block(s, 16, 396, 58, 40, c)
        p.person(s, 206, 432, 0.95, EMBER)
        s.line(216, 404, 236, 382, WOOD.shade, 4)
        s.rect(228, 374, 20, 10, IRON.base, r=2)
    return s


def _block(s: Paper, x: float, y: float, w: float, h: float, c: Ramp) -> None:
    """A squared stone seen a little from above."""
    s.poly([(x, y + 8), (x + 10, y), (x + w, y), (x + w, y + h - 8), (x + w - 10, y + h), (x, y + h)], c.base)
    s.poly([(x, y + 8), (x + 10, y), (x + w, y), (x + w - 10, y + 8)], c.light)
    s.poly([(x + w - 10, y + 8), (x + w, y), (x + w, y + h - 8), (x + w - 10, y + h)], c.shade)
    s.line(x + 6, y + h * 0.5, x + w * 0.4, y + h * 0.56, c.shade, 2, 0.7)


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "factory": factory,
    "framework": framework,
    "gold_mine": gold_mine,
    "quarry": quarry,
}
