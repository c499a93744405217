"""Unique districts of learning: library, observatory, school of magic, laboratory."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import CRIMSON, GOLD, LINEN, WHITE, WOOD, Paper, limb, ramp
from art.make.shapes import star
from art.make.svg import Svg

OWN = t.KINDS["unique"]
BINDINGS = ("#b7303c", "#3a6cb0", "#57994f", "#e3b04b", "#7b51a8", "#c9703a", "#ead9b3", "#25656d")


# ------------------------------------------------------------------ library


def _shelves(s: Paper) -> None:
    """Five shelves of books in the great portal."""
    rng = Random(11)
    for row, y in enumerate((258, 286, 314, 342, 370)):
        left, right = (164, 236) if row == 0 else (144, 256)
        s.rect(140, y + 1, 120, 4, WOOD.light)
        x = float(left)
        while x < right - 6:
            w, h = 5 + 5 * rng.random(), 14 + 7 * rng.random()
            s.rect(x, y + 1 - h, w, h, BINDINGS[int(rng.random() * 8)])
            s.rect(x, y + 1 - h, 1.8, h, "#ffffff", alpha=0.3)
            x += w + 1.3


def _open_book(s: Paper) -> None:
    c = WHITE
    with s.sheet(1.2), s.at(200, 92, 1.15):
        s.shape("-60,4 -30,-6 0,12 30,-6 60,4 60,12 30,2 0,20 -30,2 -60,12", CRIMSON.base)
        s.shape("-58,2! -56,-28 -30,-36 0,-24 30,-36 56,-28 58,2! 30,-8 0,8 -30,-8", c.light)
        s.shape("0,-24 30,-36 56,-28 58,2! 30,-8 0,8", c.shade)
        for i in range(3):
            s.stroke(f"{-48 + i},{-22 + i * 8} -28,{-28 + i * 8} -8,{-20 + i * 8}", LINEN.deep, 2, 0.7)
            s.stroke(f"{48 - i},{-22 + i * 8} 28,{-28 + i * 8} 8,{-20 + i * 8}", LINEN.deep, 2, 0.7)
        s.line(0, -24, 0, 8, LINEN.deep, 2.6)


def library() -> Paper:
    """A dome with an open book on it, shelves of books in the portal."""
    c = t.SAND
    s = k.day((322, 92, 40), ((6, 250, 0.8), (284, 190, 0.6)))
    k.hill(s, "-40,290 80,250 190,284 300,240 440,280", OWN.land.far, 0.5, "#e8c8f4")
    k.hill(s, "-40,346 100,326 220,340 330,318 440,338", OWN.land.middle, 0.6, "#b894d8")
    with s.sheet(1.0):
        m.wall(s, 62, 378, 276, 172, c, seed=3)
        m.ledge(s, 54, 198, 292, c, 9)
        for x in (96, 304):
            o.lancet(s, x, 302, 26, 74)
            o.arched(s, x, 358, 24, 36)
    with s.sheet(0.9):
        r.dome(s, 200, 200, 198, 92, t.PURPLE, ribs=9)
    with s.sheet(0.9):
        s.path(m.arch_path(200, 378, 150, 188), c.light)
        s.path(m.arch_path(202, 378, 142, 184), c.shade)
        s.path(m.arch_path(200, 378, 124, 172), "#4a2c3e")
        _shelves(s)
    with s.sheet(0.5):
        s.path(m.arch_path(200, 380, 32, 60), WOOD.deep)
        s.path(m.arch_path(200, 380, 25, 55), t.LAMP)
        s.path("M200 380L200 325A12.5 12.5 0 0 1 212.5 337.5L212.5 380Z", "#f0b04a")
    with s.sheet(0.8):
        for x in (132, 268):
            m.column(s, x, 240, 378, 20, c, GOLD.base)
    s.glow(200, 84, 96, "#ffe8b0", 0.75)
    _open_book(s)
    with s.sheet(0.7):
        m.steps(s, 200, 376, 140, 4, t.STONE, 7)
    k.court(s, "-40,396 100,388 200,402 300,388 440,396")
    with s.sheet(1.2):
        p.cypress(s, 28, 414, 1.4)
        p.cypress(s, 372, 414, 1.4)
        p.bush(s, 84, 422, 1.0)
        p.bush(s, 318, 422, 1.0)
    return s


# ------------------------------------------------------------------ observatory


def _telescope(s: Paper) -> None:
    roof = ramp("#b7c8f0 #6d84c4 #465796 #29315f")
    with s.sheet(1.2), s.at(228, 158, 1.05, 40):
        s.rect(-16, -44, 32, 76, GOLD.base, r=3)
        s.rect(4, -44, 12, 76, GOLD.shade, r=3)
        s.rect(-16, -44, 8, 76, GOLD.light, r=3)
        s.rect(-21, -108, 42, 68, roof.base, r=3)
        s.rect(5, -108, 16, 68, roof.shade, r=3)
        s.rect(-21, -108, 10, 68, roof.light, r=3)
        s.rect(-21, -46, 42, 8, GOLD.shade, r=3)
        s.rect(-25, -118, 50, 15, GOLD.base, r=4)
        s.rect(6, -118, 19, 15, GOLD.shade, r=4)
        s.ellipse(0, -117, 23, 7, "#cfeaff")
        s.ellipse(-5, -117, 10, 3, "#ffffff")


def observatory() -> Paper:
    """A round tower on a crag, its dome slit open for a great telescope, figures of stars."""
    c, roof = t.STONE, ramp("#b7c8f0 #6d84c4 #465796 #29315f")
    s = Paper(k.BOX)
    k.night(s, t.DEEP, (352, 214, 26), crescent=True, seed=3, stars=44)
    with s.sheet(0, rim=0, inner=0):
        chain = ((318, 44), (352, 62), (384, 50), (372, 96), (340, 112), (352, 62))
        s.poly(chain, "", "#ffe6b0", 1.6, close=False, line_alpha=0.65)
        for (x, y), size in zip(chain[:5], (9, 13, 8, 10, 7), strict=True):
            s.poly(star(x, y, size, size * 0.3, 4), "#fff2d0")
    k.hill(s, "-40,290 60,250 150,276 250,226 340,256 440,226", "#6a55a8", 0.5, "#a894dc")
    k.hill(s, "-40,350 100,320 220,344 330,316 440,340", "#463682", 0.6, "#7a68b4")
    with s.sheet(0.9, cut=True):
        s.shape("10,480! 50,404 116,366 200,354 290,366 356,408 396,480!", "#4a3c7c")
        s.shape("232,354 290,366 356,408 396,480! 262,480!", "#2a2054", 0.8)
    with s.sheet(0.9):
        m.drum(s, 92, 382, 58, 98, c, seed=5)
        r.cone(s, 92, 284, 54, 66, roof)
        o.lancet(s, 92, 338, 15, 32)
    with s.sheet(1.1):
        m.drum(s, 208, 380, 142, 180, c, seed=4)
        for y in (254, 196):
            m.ledge(s, 132, y, 152, c, 9)
        for x in (168, 208, 248):
            o.lancet(s, x, 242, 18, 32)
        for x in (164, 252):
            o.arched(s, x, 324, 18, 36)
        o.door(s, 208, 380, 36, 56)
    with s.sheet(0.9):
        r.dome(s, 208, 198, 150, 98, roof, ribs=7)
    with s.sheet(0.2, rim=0):
        s.shape("192,194! 240,194! 272,124 240,104!", "#141030")
        s.shape("192,194! 198,194! 246,108 240,104!", roof.light)
    _telescope(s)
    with k.ground(s, "-40,410 80,400 200,376 320,396 440,410", "#372a68", 1.0):
        s.shape("188,376 228,376 256,412 306,480! 104,480! 158,412", "#8a7cc0")
    with s.sheet(1.2):
        for x, y, q in ((30, 424, 1.35), (350, 426, 1.55), (388, 432, 1.15)):
            p.pine(s, x, y, q, t.NIGHT_LEAF)
    return s


# ------------------------------------------------------------------ school of magic


def _crooked(s: Paper, x: float, y: float, w: float, h: float, tilt: float, hat: float, seed: int) -> None:
    """A leaning tower with a tall hat and a star."""
    c = ramp("#eae2f6 #bfb0d8 #8c79ae #57477c")
    roof = ramp("#7fd0e8 #3a92b8 #256588 #143d5c")
    with s.sheet(0.9), s.at(x, y, 1, tilt):
        m.drum(s, 0, 0, w, h, c, seed=seed)
        s.rect(-w / 2 - 5, -h - 6, w + 10, 11, c.light, r=2)
        s.rect(0, -h - 6, w / 2 + 5, 11, c.shade, r=2)
        r.cone(s, 0, -h - 4, w, hat, roof, over=11)
        o.lancet(s, 0, -h + 50, w * 0.3, 38, frame=c)
        o.lancet(s, -w * 0.12, -h * 0.36, w * 0.26, 30, frame=c)
        s.poly(star(0, -h - hat - 10, 10, 4.4, 5), GOLD.light)


def _spiral(s: Paper) -> None:
    line = "M14 336C80 286 340 306 360 232C372 176 250 160 182 190C120 216 150 262 220 250"
    with s.sheet(0, rim=0, inner=0):
        s.path(line, "", "#8ff0ff", 12, line_alpha=0.2)
        s.path(line, "", "#b8f6ff", 6, line_alpha=0.45)
        s.path(line, "", "#f4feff", 2.4, line_alpha=0.95)
    k.sparks(
        s,
        (
            (34, 322, 10),
            (360, 232, 15),
            (330, 276, 9),
            (258, 168, 9),
            (108, 296, 8),
            (150, 214, 9),
            (220, 250, 12),
        ),
        "#f0ffff",
    )


def school_of_magic() -> Paper:
    """Four leaning towers on a floating rock, a spiral of light about them."""
    s = Paper(k.BOX)
    k.night(s, t.NIGHT, (336, 96, 34), seed=17)
    k.hill(s, "-40,300 60,250 150,290 260,230 350,270 440,240", "#6a4a9a", 0.5, "#a884d8")
    k.clouds(s, ((-20, 396, 1.2), (300, 410, 1.3), (150, 428, 1.1)), "#b79ae0", "#8a68c0", 0.75)
    with s.sheet(1.3, cut=True):
        s.shape(
            "58,344! 342,344! 330,372 292,384 270,414 236,404 206,444 176,410 140,414 118,384 76,374",
            "#75609a",
        )
        s.shape("226,344 342,344! 330,372 292,384 270,414 236,404 206,444 214,390", "#3f2e64", 0.85)
        s.shape("58,344! 342,344! 340,354 60,356", "#6aa884")
        for line in ("110,362 136,406", "176,360 190,424", "252,360 242,400", "300,360 282,382"):
            s.stroke(line, "#2a1c48", 3, 0.5)
    _crooked(s, 104, 348, 50, 116, -9, 88, 2)
    _crooked(s, 298, 348, 50, 106, 9, 92, 3)
    _crooked(s, 246, 348, 42, 158, 5, 84, 5)
    _crooked(s, 184, 350, 72, 164, -3, 116, 4)
    with s.sheet(0.5):
        o.door(s, 184, 350, 34, 52, lit=True)
    with s.sheet(1.0):
        for x, q in ((84, 0.8), (140, 0.7), (236, 0.8), (318, 0.8)):
            p.bush(s, x, 354, q, ramp("#9fe0b8 #4a9a80 #2a6a60 #154040"))
    s.glow(360, 232, 56, "#9af4ff", 0.8)
    _spiral(s)
    return s


# ------------------------------------------------------------------ laboratory


COPPERWARE = ramp("#f6b98a #c8754a #8c4434 #532430")


def _retort(s: Paper) -> None:
    """The giant retort in front, its beak in a flask."""
    with s.sheet(1.3):
        s.line(300, 432, 318, 392, WOOD.shade, 6)
        s.line(352, 432, 334, 392, WOOD.shade, 6)
        s.rect(294, 388, 64, 7, WOOD.base)
        p.fire(s, 326, 424, 0.5)
    with s.sheet(1.2, rim=0.8, inner=0.3):
        s.path(limb("330,334,20 312,316,20 284,318,14 256,344,9 238,374,7"), "#c4f0dc", alpha=0.85)
        s.circle(328, 352, 38, "#c9f5e0", alpha=0.92)
        s.path("M291 356A38 38 0 0 0 365 356Q328 368 291 356Z", "#4cc46a")
        s.path("M328 364Q346 362 365 356A38 38 0 0 1 328 390Z", "#2a8a58")
        for x, y, q in ((312, 372, 4), (330, 378, 5), (344, 366, 3.4)):
            s.circle(x, y, q, "#c8ffb0", alpha=0.8)
        s.shape("302,338 310,322 326,318 314,332", "#ffffff", 0.9)
        s.path("M224 396L232 376L244 376L252 396C262 412 256 424 238 424C220 424 214 412 224 396Z", "#d8f6ea")
        s.path("M220 402L256 402C260 416 252 423 238 423C224 423 216 416 220 402Z", "#6ad87c")


def _glass_dome(s: Paper) -> None:
    """The glass dome in copper ribs, the pipe that coils down from it."""
    with s.sheet(1.0, rim=0.7):
        s.path(
            "M78 206C78 96 282 96 282 206Z",
            s.radial(150, 140, 150, "#f2fff0", (0.4, "#a9e6b4"), (1, "#3f8f7c")),
        )
        for q in (-0.66, -0.34, 0, 0.34, 0.66):
            s.path(
                f"M{180 + 102 * q:.0f} 206C{180 + 96 * q:.0f} 156 {180 + 52 * q:.0f} 126 180 122",
                "",
                COPPERWARE.shade,
                3.4,
            )
        s.path("M92 168Q180 192 268 168", "", COPPERWARE.shade, 3)
        s.shape("104,180 116,148 142,130 130,150 118,186", "#ffffff", 0.6)
        s.rect(72, 200, 216, 12, COPPERWARE.base, r=3)
        s.rect(72, 200, 216, 4, COPPERWARE.light, r=2)
        s.rect(170, 106, 20, 18, COPPERWARE.base, r=3)
        s.circle(180, 104, 10, COPPERWARE.light)
    with s.sheet(1.2, rim=0.7):
        coil = "M232 148C300 120 330 160 316 190C300 222 262 208 272 234C284 258 338 240 340 270"
        coil += "C342 300 300 296 312 322"
        s.path(coil, "", COPPERWARE.deep, 15)
        s.path(coil, "", COPPERWARE.base, 11)
        s.path(coil, "", COPPERWARE.light, 3.4, line_alpha=0.8)


def laboratory() -> Paper:
    """A brick drum with a glass dome, a copper pipe coiling down, green smoke, a giant retort."""
    c = t.BRICK
    s = k.day((326, 90, 36), ((250, 150, 0.7), (330, 180, 0.7)), t.DUSK)
    k.hill(s, "-40,300 80,262 200,290 310,246 440,282", "#8a5fb4", 0.5, "#dca8dc")
    k.hill(s, "-40,350 90,330 210,344 330,322 440,340", "#67479a", 0.6, "#a884cc")
    with s.sheet(0.6):
        r.chimney(s, 76, 240, 26, 118, c)
        p.smoke(s, 89, 118, 1.9, "#9fe87a", lean=-0.7)
    with s.sheet(1.1):
        m.drum(s, 180, 390, 216, 178, c, seed=3)
        for y in (208, 300):
            m.ledge(s, 68, y, 224, t.STONE, 8)
        for x in (108, 156, 204, 252):
            o.arched(s, x, 286, 24, 50, frame=t.STONE, glass="#b8f59a")
        o.door(s, 156, 390, 42, 62)
    s.glow(180, 160, 110, "#b4ff8c", 0.75)
    _glass_dome(s)
    with k.ground(s, "-40,396 100,388 200,396 300,388 440,396", "#5a4488", 0.8):
        s.ellipse(240, 420, 110, 14, "#9ee88c", alpha=0.3)
    _retort(s)
    with s.sheet(1.2):
        p.barrel(s, 50, 424, 1.25)
        p.crate(s, 98, 430, 1.1)
        s.path("M40 372L46 356L46 346L56 346L56 356L62 372C66 384 36 384 40 372Z", "#e884c0")
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "library": library,
    "observatory": observatory,
    "school_of_magic": school_of_magic,
    "laboratory": laboratory,
}
