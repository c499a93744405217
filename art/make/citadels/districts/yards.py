"""Unique districts of yard and garden: smithy, stables, wishing well, park, poor house."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import (
    CRIMSON,
    EMBER,
    GOLD,
    IRON,
    LEAF,
    LEATHER,
    LINEN,
    STEEL,
    WHITE,
    WOOD,
    Paper,
    Ramp,
    ramp,
)
from art.make.svg import Svg, d

OWN = t.KINDS["unique"]


# ------------------------------------------------------------------ smithy


def _anvil(s: Paper) -> None:
    with s.sheet(1.3), s.at(150, 414, 1.2):
        s.rect(-34, 0, 68, 40, WOOD.base, r=3)
        s.rect(8, 0, 26, 40, WOOD.shade, r=3)
        s.shape(
            "-62,-52! 42,-52! 46,-40 22,-34 14,-24 22,-6 30,0! -30,0! -22,-6 -14,-24 -18,-36 -44,-40 -70,-48",
            IRON.shade,
        )
        s.shape("0,-46 44,-48 46,-40 22,-34 14,-24 22,-6 30,0! 4,0!", IRON.deep, 0.7)
        s.shape("-62,-52! 42,-52! 44,-46 -54,-46", STEEL.light)
        s.rect(-34, -59, 48, 7, EMBER.light, r=2)
        s.rect(-34, -55, 48, 3, EMBER.base)
        with s.at(20, -62, 0.95, 58):
            s.rect(-4, -6, 8, 80, WOOD.light, r=3)
            s.rect(-23, -24, 46, 24, IRON.base, r=3)
            s.rect(-23, -24, 46, 8, STEEL.light, r=2)
            s.rect(6, -24, 17, 24, IRON.shade, r=3)
    k.sparks(
        s, ((96, 334, 12), (126, 312, 8), (72, 360, 8), (172, 314, 9), (150, 290, 5), (58, 330, 5)), "#fff0a0"
    )


def _workshop(s: Paper) -> None:
    """Chimney and open front."""
    with s.sheet(0.9):
        m.wall(s, 262, 376, 72, 262, t.BRICK, seed=3)
        s.rect(255, 108, 86, 14, t.BRICK.deep)
        s.rect(255, 108, 86, 5, t.BRICK.light)
        p.smoke(s, 298, 106, 2.0, "#efdcea", lean=-0.6)
        for dx, dy in ((-12, -18), (8, -34), (18, -8), (-4, -52)):
            s.circle(298 + dx, 100 + dy, 2.6, "#ffd070")
    with s.sheet(1.0):
        m.wall(s, 44, 382, 286, 120, t.DARK, seed=4)
        s.rect(80, 284, 160, 98, "#1e1018")
        s.rect(70, 274, 180, 13, WOOD.base)
        s.rect(70, 274, 180, 4, WOOD.light)
        for x in (74, 236):
            s.rect(x, 286, 10, 96, WOOD.shade)
        o.square(s, 288, 348, 28, 34)


def smithy() -> Paper:
    """A low workshop with a thick chimney, the forge's fire, an anvil with its hammer, a horseshoe."""
    s = k.day((76, 96, 36), ((180, 64, 0.7),), t.DUSK)
    k.hill(s, "-40,300 80,252 200,290 300,240 440,280", "#8a5fb4", 0.5, "#dca8dc")
    k.hill(s, "-40,350 90,324 220,344 320,320 440,340", "#67479a", 0.6, "#a884cc")
    _workshop(s)
    s.glow(180, 336, 140, "#ff9a3a", 1.0)
    with s.sheet(0.7):
        s.path("M146 342L166 290L218 290L238 342Z", t.BRICK.deep)
        s.rect(152, 338, 80, 44, t.BRICK.shade)
        s.rect(152, 338, 80, 7, t.BRICK.base)
        p.fire(s, 178, 342, 0.9)
        p.fire(s, 208, 342, 0.72)
    with s.sheet(1.1):
        r.long_roof(s, 38, 262, 298, 78, ramp("#c69ad8 #855a9c #5a3b74 #34204a"), hip=42, over=14)
    with s.sheet(1.2):
        s.line(330, 262, 392, 262, IRON.deep, 5)
        for x in (342, 382):
            s.line(x, 262, x, 276, IRON.deep, 2.6)
        s.rect(328, 274, 68, 70, WOOD.shade, r=9)
        s.rect(328, 274, 68, 5, WOOD.light, r=3)
        for tone, w in ((STEEL.deep, 14), (STEEL.base, 9), (STEEL.light, 3.4)):
            s.path("M350 332C334 308 342 286 362 286C382 286 390 308 374 332", "", tone, w)
    with k.ground(s, "-40,390 100,382 200,390 320,382 440,390", "#62507a", 0.8):
        s.shape("84,386 240,386 284,480! 40,480!", "#f0a860", 0.3)
    _anvil(s)
    with s.sheet(1.2):
        p.barrel(s, 300, 430, 1.45)
        s.ellipse(300, 384, 14, 4.6, "#4a7ab0")
        s.line(304, 386, 322, 344, IRON.base, 5)
        p.wheel(s, 366, 408, 28, "#62507a", 8)
    return s


# ------------------------------------------------------------------ stables


def _horse(s: Paper, x: float, y: float, c: Ramp, mane: str, flip: bool) -> None:
    """A horse's head over its half door, looking to the left."""
    with s.at(x, y, 1.05, flip=flip):
        s.shape("-8,30! -4,0 0,-26 10,-36 22,-34 32,-10 34,30!", c.base)
        s.shape("16,30! 20,-10 14,-34 22,-34 32,-10 34,30!", mane)
        s.shape("8,-42! 12,-26 6,-8 -14,4 -30,10 -38,2 -36,-8 -22,-22 -8,-38", c.base)
        s.shape("6,-8 -14,4 -30,10 -38,2 -20,-2 0,-18", c.shade)
        s.shape("-36,-8 -22,-22 -8,-38 0,-38 -14,-18 -30,-4", c.light, 0.8)
        s.shape("2,-38! 4,-54 14,-40!", c.base)
        s.shape("6,-40! 12,-54 16,-36!", c.shade)
        s.shape("6,-44 16,-44 26,-24 20,-26 16,-36 8,-36", mane)
        s.circle(-10, -24, 3, "#20141a")
        s.circle(-33, -1, 2, c.deep)
        s.path("M-26 6L-14 -8L6 -14", "", LEATHER.deep, 3)
        s.path("M-16 -28L-12 4", "", LEATHER.deep, 3)


def _hay_loft(s: Paper, c: Ramp) -> None:
    """The gable with its loft full of hay."""
    with s.sheet(1.1):
        s.corners("146,272 146,196 200,130 254,196 254,272", c.base)
        s.corners("206,134 254,196 254,272 214,272", c.shade, 0.8)
        for x in range(156, 254, 14):
            s.line(x, 190, x, 272, c.deep, 1.6, 0.4)
        s.corners("134,204 200,122 266,204 256,208 200,140 144,208", t.SLATE.base)
        s.corners("134,204 200,122 200,130 140,206", t.SLATE.light)
        s.corners("200,122 266,204 256,208 200,140", t.SLATE.shade)
        s.rect(170, 194, 60, 58, WOOD.light)
        s.rect(175, 199, 50, 53, "#2c1820")
        s.shape("172,254! 170,232 186,220 206,216 222,228 230,254!", t.THATCH.base)
        s.shape("208,217 222,228 230,254! 212,254!", t.THATCH.shade)
        for x0, x1 in ((180, 172), (194, 190), (208, 212), (220, 230)):
            s.line(x0, 248, x1, 264, t.THATCH.light, 3)
        s.line(200, 140, 200, 176, WOOD.shade, 5)
        s.line(200, 178, 200, 196, "#3a2a24", 2.4)


def _half_doors(s: Paper) -> None:
    """Four half doors, two horses looking out."""
    with s.sheet(0.9):
        for x in (70, 154, 246, 330):
            s.rect(x - 33, 296, 66, 96, WOOD.light)
            s.rect(x - 28, 301, 56, 90, "#22131c")
        _horse(s, 152, 346, ramp("#f4e8dc #d9c2b0 #a88c84 #6a5058"), "#7a5a58", False)
        _horse(s, 248, 346, ramp("#b87a50 #7f4a34 #552f2c #321a1e"), "#241418", True)
    with s.sheet(0.9):
        for x in (70, 154, 246, 330):
            s.rect(x - 30, 346, 60, 46, WOOD.base)
            s.rect(x + 10, 346, 20, 46, WOOD.shade)
            s.rect(x - 30, 346, 60, 6, WOOD.light)
            s.line(x - 26, 388, x + 26, 356, WOOD.deep, 5)
        for x in (70, 330):
            s.rect(x - 30, 300, 60, 44, WOOD.base)
            s.rect(x + 10, 300, 20, 44, WOOD.shade)
            s.line(x - 26, 304, x + 26, 340, WOOD.deep, 5)


def _yard(s: Paper) -> None:
    """Hay, fork, barrel and trough."""
    with s.sheet(1.2):
        s.shape("20,438! 16,410 34,396 62,396 84,408 84,438!", t.THATCH.base)
        s.shape("56,396 84,408 84,438! 58,438!", t.THATCH.shade)
        for x0, y0, x1, y1 in ((26, 414, 50, 404), (32, 428, 60, 418), (44, 410, 72, 426)):
            s.line(x0, y0, x1, y1, t.THATCH.light, 3)
        s.line(96, 438, 74, 372, WOOD.shade, 4.4)
        s.path("M66 384L70 364M73 382L73 360M80 380L78 358M66 382Q74 388 81 378", "", IRON.base, 3)
        p.barrel(s, 304, 436, 1.15)
        s.rect(324, 412, 66, 24, WOOD.base, r=3)
        s.rect(324, 412, 66, 7, "#5a8ac0")
        s.rect(366, 419, 24, 17, WOOD.shade)


def stables() -> Paper:
    """A long warm barn with half doors, two horses looking out, a hay loft above."""
    c = ramp("#d98f5c #a8613e #74402f #472422")
    s = k.day((322, 96, 40), ((6, 96, 0.9), (250, 64, 0.6)), t.DAWN)
    k.hill(s, "-40,300 80,256 190,286 310,240 440,276", "#a983c6", 0.5, "#f2d0ea")
    with k.ground(s, "-40,346 90,322 220,342 330,314 440,336", "#8f9a74", 0.6):
        for x in range(-20, 430, 26):
            s.line(x, 346, x + 20, 400, "#75825e", 5, 0.5)
    with s.sheet(1.1):
        m.wall(s, 28, 392, 344, 128, c, plain=True)
        for x in range(40, 372, 15):
            s.line(x, 266, x, 390, c.deep, 1.7, 0.45)
        s.rect(28, 264, 344, 8, c.shade)
        r.long_roof(s, 28, 270, 344, 92, t.SLATE, hip=34, over=16)
    _hay_loft(s, c)
    _half_doors(s)
    with k.ground(s, "-40,398 100,392 200,400 320,392 440,398", "#a88a68", 0.8):
        k.pebbles(s, 404, "#c2a67e")
    _yard(s)
    return s


# ------------------------------------------------------------------ wishing well


def _well_ring(s: Paper) -> None:
    c = t.STONE
    with s.sheet(1.2):
        s.path(
            "M94 334L104 424C142 442 258 442 296 424L306 334Z",
            s.linear(94, 0, 306, 0, (0, c.base), (0.22, c.light), (0.5, c.base), (0.8, c.shade), (1, c.deep)),
        )
        for row, y in enumerate((358, 384, 410)):
            s.path(
                d("M", 98 + row * 3, y - 10, "Q", 200, y + 20, 302 - row * 3, y - 10),
                "",
                c.deep,
                2.2,
                line_alpha=0.5,
            )
        for row, n in ((0, 7), (1, 8), (2, 7)):
            for i in range(1, n):
                a = pi * (i + (0.5 if row % 2 else 0)) / n
                x, top = 200 - (104 - row * 3) * cos(a), 346 + row * 26 + 15 * sin(a)
                s.line(x, top, x - (x - 200) * 0.02, top + 24, c.deep, 2.2, 0.45)
        s.ellipse(200, 334, 110, 29, c.light)
        s.ellipse(202, 335, 108, 28, c.base)
        s.ellipse(200, 333, 90, 21, "#123a5a")
        s.ellipse(200, 337, 82, 16, "#4fc0e8")
        s.ellipse(188, 335, 46, 7, "#c8f6ff")
        s.path("M92 338A110 29 0 0 1 200 305", "", "#fffdf0", 4, line_alpha=0.9)


def _well_roof(s: Paper) -> None:
    """Posts, crank, steep roof and bucket."""
    with s.sheet(1.0):
        for x in (106, 278):
            s.rect(x, 170, 17, 166, WOOD.base)
            s.rect(x + 9, 170, 8, 166, WOOD.shade)
            s.rect(x, 170, 4, 166, WOOD.light)
        s.rect(96, 214, 208, 16, WOOD.shade, r=7)
        s.rect(96, 214, 208, 5, WOOD.light, r=3)
        s.circle(304, 222, 14, WOOD.deep)
        s.line(304, 222, 330, 250, IRON.base, 6)
        s.circle(331, 251, 7, WOOD.light)
        s.rect(182, 210, 36, 25, LINEN.shade, r=5)
        for x in (188, 197, 206):
            s.line(x, 211, x, 234, LINEN.deep, 2)
        s.line(200, 234, 200, 278, LINEN.base, 4)
    with s.sheet(1.2):
        r.long_roof(s, 106, 180, 189, 102, t.PURPLE, hip=70, over=28)
        s.rect(150, 70, 101, 10, GOLD.base, r=4)
        s.circle(200, 66, 9, GOLD.light)
    with s.sheet(0.8):
        s.path("M180 286A20 24 0 0 1 220 286", "", IRON.base, 3.4)
        s.corners("178,284 222,284 216,322 184,322", WOOD.base)
        s.corners("206,284 222,284 216,322 204,322", WOOD.shade)
        for y in (290, 310):
            s.rect(180, y, 40, 5, IRON.shade)


def _well_light(s: Paper) -> None:
    """The ring of stone, coins falling in the light."""
    _well_ring(s)
    with s.sheet(0.8, rim=0.8):
        for x, y, q in ((244, 258, 18), (158, 262, 13), (256, 300, 10)):
            s.circle(x, y, q, GOLD.shade)
            s.circle(x - 1, y - 1, q * 0.9, GOLD.base)
            s.circle(x, y, q * 0.62, "", GOLD.shade, q * 0.12)
            s.circle(x - q * 0.3, y - q * 0.35, q * 0.22, GOLD.light)
    k.sparks(
        s,
        ((270, 236, 10), (140, 300, 9), (284, 286, 7), (176, 240, 8), (228, 220, 6), (130, 250, 5)),
        "#dcfbff",
    )


def _well_garden(s: Paper) -> None:
    """Bushes and flowers."""
    k.hill(s, "-40,416 60,406 130,428 270,428 340,406 440,416", "#3c2a60", 1.0, "#6a50a0")
    with s.sheet(1.1):
        p.bush(s, 50, 430, 1.2, t.VIOLET_LEAF)
        p.bush(s, 352, 432, 1.3, t.VIOLET_LEAF)
        for x, y, tone in (
            (70, 410, "#f2a7c0"),
            (88, 420, "#ffd98a"),
            (328, 412, "#f2a7c0"),
            (370, 406, "#ffd98a"),
            (28, 416, "#9fe8ff"),
        ):
            s.circle(x, y, 5, tone)
            s.circle(x, y, 2, "#fff6d0")


def wishing_well() -> Paper:
    """A well under a steep roof, its crank and bucket, blue light and falling coins."""
    s = Paper(k.BOX)
    k.night(s, t.NIGHT, (326, 84, 38), crescent=True, seed=29)
    k.hill(s, "-40,290 80,240 190,280 300,230 440,270", "#6a4a9a", 0.5, "#a884d8")
    k.hill(s, "-40,350 90,316 210,340 330,310 440,336", "#4f3a80", 0.6, "#7c60b4")
    with s.sheet(0.9):
        p.tree(s, 36, 384, 1.9, t.VIOLET_LEAF)
        p.tree(s, 370, 386, 1.6, t.VIOLET_LEAF)
    _well_roof(s)
    s.glow(200, 318, 140, "#8fe8ff", 0.95)
    _well_light(s)
    _well_garden(s)
    return s


# ------------------------------------------------------------------ park


def _swan(s: Paper, x: float, y: float, k_: float, flip: bool) -> None:
    with s.at(x, y, k_, flip=flip):
        s.shape("-26,0! -22,-10 -6,-14 14,-16 30,-26! 28,-6 14,2 -14,4", WHITE.light)
        s.shape("-4,-2 14,-12 30,-26! 28,-6 14,2 -6,4", WHITE.shade)
        s.path("M-20 -6C-34 -18 -18 -30 -20 -40C-21 -46 -28 -48 -33 -44", "", WHITE.light, 7)
        s.poly([(-36, -46), (-44, -40), (-34, -40)], EMBER.base)
        s.circle(-32, -45, 1.6, "#20141a")


def _gazebo(s: Paper) -> None:
    """An open pavilion with somebody in it."""
    with s.sheet(0.9):
        s.rect(246, 300, 96, 8, WHITE.shade)
        for x in (252, 276, 312, 336):
            s.rect(x - 3.5, 228, 7, 74, WHITE.light if x < 300 else WHITE.base)
        s.rect(244, 220, 100, 9, WHITE.base)
        r.dome(s, 294, 222, 104, 46, t.COPPER, ribs=7, lantern=WHITE)
        for x in range(256, 336, 10):
            s.line(x, 280, x, 300, WHITE.base, 2.4)
        s.line(252, 280, 336, 280, WHITE.base, 3.4)
        p.person(s, 294, 300, 0.62, CRIMSON, "#e3b04b")


def _pond(s: Paper) -> None:
    """Water, bridge and swans."""
    with s.sheet(0.3, rim=0.2, cut=True):
        s.shape(
            "-40,366! 40,350 140,356 240,346 340,356 440,350! 440,440! 340,430 220,440 90,428 -40,436!",
            "#6fb4d8",
        )
        s.shape("-40,400 100,392 240,404 440,392 440,440 -40,440", "#3a78b0", 0.6)
        for x, y, w in ((30, 384, 50), (120, 412, 60), (250, 420, 54), (330, 386, 44), (200, 376, 40)):
            s.stroke(f"{x},{y} {x + w / 2},{y - 2} {x + w},{y}", "#f0fbff", 2.6, 0.7)
        s.ellipse(196, 404, 74, 9, "#2a4a6a", alpha=0.4)
    with s.sheet(1.2):
        s.path("M84 392Q200 268 316 392L290 392Q200 318 110 392Z", t.STONE.base)
        s.path("M200 330Q262 330 316 392L290 392Q250 352 200 355Z", t.STONE.shade)
        s.path("M84 392Q200 268 316 392", "", t.STONE.light, 8)
        for i in range(9):
            u = (i + 0.5) / 9
            post, top = 84 + 232 * u, 372 - 4 * 62 * u * (1 - u)
            s.line(post, top + 20, post, top, WHITE.base, 4)
        s.path("M84 372Q200 248 316 372", "", WHITE.light, 5)
    with s.sheet(1.0):
        _swan(s, 112, 420, 0.95, False)
        _swan(s, 292, 426, 0.85, True)


def park() -> Paper:
    """No house: round trees, an arched bridge over a pond, a gazebo, two swans."""
    leaf = (LEAF, ramp("#cfe08a #93b457 #5f8a4a #35583a"), ramp("#f6c878 #dc9440 #a8623a #6a3a30"))
    s = k.day((318, 90, 42), ((8, 84, 0.9), (180, 60, 0.7)), rays=True)
    k.birds(s, ((120, 130, 0.9), (144, 120, 0.8)), "#4a3278")
    k.hill(s, "-40,270 80,236 200,262 320,226 440,256", OWN.land.far, 0.5, "#e8c8f4")
    k.hill(s, "-40,306 80,280 200,300 320,274 440,296", "#86a85e", 0.6, "#d8eaa4")
    _gazebo(s)
    with s.sheet(1.0):
        p.tree(s, 62, 330, 2.3, leaf[0])
        p.tree(s, 374, 326, 1.7, leaf[0])
    with s.sheet(1.0):
        p.tree(s, 150, 318, 1.75, leaf[1])
        p.tree(s, 218, 308, 1.1, leaf[2])
    with k.ground(s, "-40,330 80,316 200,326 320,308 440,324", "#76a24e", 0.8):
        for i in range(26):
            s.circle((i * 67) % 420 - 8, 330 + (i * 29) % 26, 3, ("#f8f0c0", "#f2a0c0", "#ffd070")[i % 3])
    _pond(s)
    with s.sheet(1.1):
        for x, y, q in ((16, 440, 1.2), (384, 438, 1.3), (352, 446, 0.9)):
            p.bush(s, x, y, q, leaf[1])
        for x in (40, 46, 52, 340, 334):
            s.line(x, 446, x - 2, 404, LEAF.shade, 2.6)
            s.ellipse(x - 2, 402, 3.4, 9, WOOD.shade)
    return s


# ------------------------------------------------------------------ poor house


def _poor_walls(s: Paper, c: Ramp) -> None:
    """Mended walls, boarded windows and one warm one."""
    with s.sheet(0.6):
        r.chimney(s, 290, 252, 24, 66, t.BRICK)
        p.smoke(s, 302, 182, 0.9, "#e8e0ec", lean=0.6)
    with s.sheet(1.0):
        m.wall(s, 42, 390, 316, 108, c, seed=2)
        for x, y, w, h in ((60, 330, 34, 26), (286, 350, 40, 22), (214, 310, 30, 20)):
            s.rect(x, y, w, h, t.BRICK.base, alpha=0.8)
            for i in range(1, 3):
                s.line(x, y + h * i / 3, x + w, y + h * i / 3, t.BRICK.deep, 1.4, 0.6)
        o.square(s, 98, 350, 30, 34, lit=False)
        s.line(82, 320, 114, 350, WOOD.base, 6)
        s.line(82, 348, 114, 318, WOOD.shade, 6)
        o.door(s, 168, 390, 40, 66)
        o.square(s, 250, 356, 46, 44)
        o.square(s, 326, 344, 24, 30, lit=False)
    s.glow(250, 336, 66, "#ffc860", 0.75)


def _patched_roof(s: Paper, roof: Ramp) -> None:
    """A roof that sags, patched with cloth."""
    with s.sheet(1.2, cut=True):
        s.shape(
            "18,306! 44,196! 110,204 190,226 262,216 330,190 352,188! 384,300! 320,296 200,312 90,298",
            roof.base,
        )
        s.shape("262,216 330,190 352,188 384,300 320,296 270,304", roof.shade, 0.9)
        s.shape("18,306 44,196 70,200 52,300", roof.light, 0.7)
        rng = Random(4)
        for row in range(8):
            y0 = 206 + row * 13
            s.stroke(f"20,{y0 + 8} 110,{y0 + 2} 200,{y0 + 18} 290,{y0 + 6} 390,{y0 - 4}", roof.deep, 2, 0.5)
            for _ in range(7):
                left = 30 + 330 * rng.random()
                s.rect(left, y0 + 4, 12, 9, roof.light if rng.random() < 0.5 else roof.deep, alpha=0.5, r=1)
        for x, y, w, h, tone in (
            (96, 234, 48, 34, t.VIOLET_CLOTH.base),
            (214, 250, 40, 30, t.TEAL_CLOTH.shade),
            (298, 222, 40, 34, t.THATCH.base),
        ):
            s.rect(x, y, w, h, tone)
            s.rect(x, y, w, h, "", LINEN.base, 2.4, r=1)
            for i in range(4):
                s.line(x + w * (i + 0.5) / 4, y - 4, x + w * (i + 0.5) / 4, y + 4, LINEN.light, 2)
        s.shape("160,260 176,250 190,262 178,276 164,274", "#241a2c")
        s.line(158, 266, 194, 262, WOOD.base, 5)


def _kettle(s: Paper) -> None:
    """The kettle over its fire and those who wait."""
    s.glow(232, 420, 70, "#ffb050", 0.7)
    with s.sheet(1.2):
        p.fire(s, 232, 440, 0.6)
        for x in (196, 268):
            s.line(x, 446, 232, 356, WOOD.shade, 5)
        s.line(232, 356, 232, 380, IRON.deep, 3)
        s.path("M204 384L260 384C268 408 256 424 232 424C208 424 196 408 204 384Z", IRON.shade)
        s.path("M236 384L260 384C268 408 256 424 232 424C244 412 242 396 236 384Z", IRON.deep)
        s.ellipse(232, 384, 30, 7, IRON.light)
        s.ellipse(232, 384, 24, 4.6, "#c98a4a")
        p.smoke(s, 222, 380, 0.9, "#ffffff", lean=0.5)
        p.smoke(s, 242, 378, 0.7, "#ffffff", lean=-0.5)
    with s.sheet(1.1):
        p.person(s, 300, 430, 1.1, ramp("#b09a84 #857060 #5d4c48 #3a2e34"), "#c8c4cc")
        p.person(s, 150, 430, 0.85, ramp("#8fa0b4 #5f7188 #434f66 #2a3246"), "#4a3426")
        p.person(s, 336, 434, 0.75, ramp("#a8788a #7c5064 #563548 #351f30"), "#7a4a2a")
        s.path("M310 398L324 398L320 406L314 406Z", WOOD.light)


def poor_house() -> Paper:
    """A long sagging patched roof, a steaming kettle in front, one warm window."""
    c = ramp("#cabfd0 #9a8ea6 #6c627e #433c58")
    roof = ramp("#a3917e #7c6a62 #574a50 #362e3a")
    s = k.day(
        (330, 82, 28),
        ((-30, 80, 1.3), (90, 104, 1.2), (220, 78, 1.3), (320, 130, 1.1)),
        t.Sky("#4c3a78", "#8a78ac", "#d8c4d8", "#f8ecf4"),
    )
    k.hill(s, "-40,300 80,262 200,290 310,252 440,282", "#7e6a9c", 0.5, "#b8a4cc")
    k.hill(s, "-40,350 90,330 210,344 330,326 440,340", "#5f4f80", 0.6, "#8a78ac")
    _poor_walls(s, c)
    _patched_roof(s, roof)
    with k.ground(s, "-40,396 100,390 200,398 320,390 440,396", "#54466e", 0.8):
        s.ellipse(90, 424, 60, 8, "#a89cc4", alpha=0.4)
        s.ellipse(322, 418, 50, 7, "#a89cc4", alpha=0.4)
    _kettle(s)
    k.falling(s, "#e8e0f4", drops=46, alpha=0.28, seed=21)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "smithy": smithy,
    "stables": stables,
    "wishing_well": wishing_well,
    "park": park,
    "poor_house": poor_house,
}
