"""Unique districts of the dark: ghosts, tombs, a hidden vault, a den of thieves."""

from __future__ import annotations

from collections.abc import Callable

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import GOLD, IRON, LINEN, WOOD, Paper, Ramp, ramp
from art.make.svg import Svg

GHOST_LIGHT = "#b8ff9a"
OLD_WOOD = ramp("#7f7070 #544957 #382f40 #1f1928")


# ------------------------------------------------------------------ haunted quarter


def _crooked_house(
    s: Paper, x: float, y: float, scale: float, tilt: float, lit: tuple[bool, bool, bool]
) -> None:
    c = t.NIGHT_WALL
    with s.sheet(1.0), s.at(x, y, scale, tilt):
        m.wall(s, -36, 0, 72, 124, c, seed=3)
        r.gable(s, -36, -122, 72, 92, t.NIGHT_ROOF, c, over=11)
        for (wx, wy, w, h), on in zip(
            ((-14, -72, 17, 26), (17, -78, 17, 26), (0, -136, 14, 19)), lit, strict=True
        ):
            o.square(s, wx, wy, w, h, lit=on, frame=c, glass=GHOST_LIGHT if on else "")
        o.door(s, 3, 0, 26, 44, wood=OLD_WOOD, frame=c)
        s.line(-30, -100, 30, -108, c.deep, 3, 0.6)


def _ghost(s: Paper, x: float, y: float, scale: float, flip: bool = False) -> None:
    with s.sheet(0.7, rim=0.4, inner=0.2), s.at(x, y, scale, flip=flip):
        s.path(
            "M-24 42C-28 2 -26 -36 0 -38C26 -36 28 2 24 42C18 31 13 31 9 42C4 31 -3 31 -7 42"
            "C-11 31 -18 31 -24 42Z",
            "#eefff2",
            alpha=0.94,
        )
        s.path("M4 -38C26 -34 28 2 24 42C18 31 13 31 9 42C9 12 13 -20 4 -38Z", "#a8dcc0", alpha=0.75)
        s.shape("-22,6 -36,-4 -32,-14 -20,-4", "#eefff2", 0.94)
        for dx in (-9, 8):
            s.ellipse(dx, -14, 5, 7.4, "#23304a")
        s.ellipse(0, 4, 4.6, 7, "#23304a")


def haunted_quarter() -> Paper:
    """Three crooked houses before a full moon, two ghosts, green windows."""
    s = Paper(k.BOX)
    k.night(s, t.NIGHT, (216, 132, 76), seed=8)
    k.birds(s, ((128, 84, 1.1), (296, 70, 1.0), (322, 92, 0.8)), "#1a1230")
    k.hill(s, "-40,330 60,300 150,326 260,290 340,316 440,296", "#5d4690", 0.5, "#8c70c4")
    _crooked_house(s, 68, 384, 1.12, -6, (True, False, True))
    _crooked_house(s, 334, 386, 1.16, 7, (False, True, False))
    s.glow(202, 300, 130, "#9affa0", 0.5)
    with s.sheet(1.2), s.at(202, 390, 1.02, 3):
        c = t.NIGHT_WALL
        m.wall(s, -48, 0, 96, 176, c, seed=2)
        m.ledge(s, -53, -116, 106, c, 6)
        for x, y, on in ((-22, -126, True), (22, -126, False), (-24, -58, False), (26, -58, True)):
            o.lancet(s, x, y, 19, 36, lit=on, frame=c, glass=GHOST_LIGHT if on else "")
        r.spire(s, 0, -176, 104, 146, t.NIGHT_ROOF, over=8)
        o.door(s, 0, 0, 36, 50, wood=OLD_WOOD, frame=c)
        s.line(0, -320, 0, -346, c.deep, 3)
        s.shape("-14,-342 0,-346 14,-340 4,-336 0,-331 -7,-335", c.deep)
    bark = ramp("#4a3f5e #2e2545 #1d1632 #0f0b1e")
    with s.sheet(1.1):
        s.shape(
            "366,440! 370,364 356,304 320,262 358,288 362,240 344,204 374,244 390,192 "
            "388,264 420,230 396,296 392,364 404,440!",
            bark.shade,
        )
        s.shape("372,436 376,364 364,304 344,280 370,298 374,250 378,300 382,364 384,436", bark.light, 0.5)
    for x, y in ((112, 232), (288, 186)):
        s.glow(x, y, 66, "#c8ffd8", 0.55)
    _ghost(s, 112, 232, 1.25)
    _ghost(s, 288, 184, 0.95, True)
    with k.ground(s, "-40,400 100,388 210,398 320,388 440,400", "#2b1f48", 1.0):
        s.shape("180,396 230,396 270,480! 110,480!", "#6a5590", 0.6)
    with s.sheet(1.0):
        for x, y, q in ((44, 424, 1.2), (96, 418, 0.95), (292, 422, 1.1)):
            p.tombstone(s, x, y, q, t.DARK)
    k.mist(s, ((80, 412, 130), (290, 420, 150)), "#d8ffe0", 0.26)
    return s


# ------------------------------------------------------------------ necropolis


def _mausoleum(s: Paper, c: Ramp) -> None:
    """Three steps of a house of the dead, its doorway black."""
    with s.sheet(1.1):
        m.wall(s, 84, 382, 232, 74, c, seed=4)
        m.ledge(s, 78, 300, 244, c, 9)
        m.wall(s, 112, 300, 176, 62, c, seed=5)
        m.ledge(s, 106, 230, 188, c, 9)
        m.wall(s, 138, 232, 124, 52, c, seed=6)
        m.ledge(s, 132, 174, 136, c, 8)
        s.corners("138,176 200,108 262,176", c.base)
        s.corners("200,108 262,176 210,176", c.shade)
        s.corners("138,176 200,108 200,116 152,176", c.light)
        s.circle(200, 102, 8, c.light)
        for x in (130, 156, 246, 272):
            s.path(m.arch_path(x, 290, 13, 34), "#23244a")
        for x in (104, 132, 268, 296):
            s.path(m.arch_path(x, 368, 15, 36), "#23244a")
    with s.sheet(0.9):
        s.rect(156, 220, 88, 164, c.base)
        s.rect(222, 220, 22, 164, c.shade)
        s.rect(150, 212, 100, 10, c.light)
        s.path(m.arch_path(200, 384, 62, 138), c.light)
        s.path(m.arch_path(201, 384, 54, 133), "#0c0c20")
        for x in (163, 237):
            m.column(s, x, 232, 384, 14, c)
        s.circle(200, 236, 9, c.light)
        s.shape("192,234 200,226 208,234 206,243 194,243", c.light)
        for dx in (-3.6, 3.6):
            s.circle(200 + dx, 235, 2.3, "#15152c")
    with s.sheet(0.6):
        m.steps(s, 200, 382, 96, 3, c, 7, 16)


def _graves(s: Paper, c: Ramp) -> None:
    """Tombs and urns in the mist."""
    with k.ground(s, "-40,398 100,390 200,402 300,390 440,398", "#3a326a", 0.9):
        s.shape("168,402 232,402 262,480! 138,480!", "#6a6ea4", 0.8)
    k.mist(s, ((80, 392, 140), (320, 396, 140)), "#cfe0ff", 0.4)
    with s.sheet(1.1):
        for x, y, q in ((100, 408, 0.95), (300, 408, 0.95), (56, 418, 1.15), (344, 418, 1.15)):
            p.tombstone(s, x, y, q, c)
        for x in (122, 258):
            s.rect(x, 414, 30, 16, c.shade)
            s.rect(x - 4, 408, 38, 8, c.light)
        for x, flip in ((18, 1), (382, -1)):
            s.line(x, 430, x, 384, c.shade, 10)
            s.shape(f"{x - 10},388! {x},372 {x + 10},388!", c.light)
            s.circle(x + flip, 366, 5, c.base)
    k.mist(s, ((60, 424, 110), (220, 428, 120), (350, 422, 100)), "#dceaff", 0.34)


def necropolis() -> Paper:
    """A stepped mausoleum with a black doorway, rows of tombs, cypresses, blue mist, no lit window."""
    c = ramp("#c4c8e4 #8b8fb8 #5d6090 #353860")
    s = Paper(k.BOX)
    k.night(s, t.Sky("#21164c", "#55429c", "#b6a6e4", "#eef0ff"), (88, 100, 30), seed=41, stars=16)
    k.clouds(s, ((40, 128, 1.1), (280, 84, 1.0)), "#8c8ac4", "#6462a4", 0.6)
    k.hill(s, "-40,300 80,260 200,286 320,244 440,276", "#5e509c", 0.5, "#9284cc")
    cypress = ramp("#6a8a94 #3c5a6c #26405a #182a44")
    with s.sheet(0.8):
        for x, y, q in ((30, 364, 1.9), (72, 368, 1.5), (370, 364, 1.9), (330, 368, 1.5)):
            p.cypress(s, x, y, q, cypress)
    _mausoleum(s, c)
    _graves(s, c)
    return s


# ------------------------------------------------------------------ secret vault


def _cellar(s: Paper) -> None:
    """The arched cellar in the cut through the ground."""
    c = t.STONE
    with s.sheet(0.6, cut=True):
        s.path(
            "M52 410L52 318Q58 214 200 206Q342 214 348 318L348 410Z",
            s.linear(0, 206, 0, 410, "#2a1c3a", "#4a3450"),
        )
        for row in range(9):
            y = 226 + row * 22
            for i in range(9):
                x = 50 + i * 38 + (row % 2) * 19
                s.rect(x, y, 34, 18, ("#54405c", "#493650", "#5e4a64")[(i + row * 2) % 3], r=2)
        s.circle(
            266,
            330,
            150,
            s.radial(266, 330, 150, (0, "#ffcf70", 0.85), (0.45, "#c8793a", 0.4), (1, "#2a1c3a", 0)),
        )
    with s.sheet(1.2):
        outer = "M30 412L30 318Q38 190 200 182Q362 190 370 318L370 412"
        outer += "L344 412L344 320Q338 218 200 210Q62 218 56 320L56 412Z"
        s.path(outer, c.base)
        s.path("M200 182Q362 190 370 318L370 412L344 412L344 320Q338 218 200 210Z", c.shade)
        for x0, y0, x1, y1 in (
            (36, 286, 60, 292),
            (56, 238, 80, 254),
            (96, 204, 112, 226),
            (146, 188, 154, 212),
            (200, 182, 200, 210),
            (254, 188, 246, 212),
            (304, 204, 288, 226),
            (344, 238, 320, 254),
            (364, 286, 340, 292),
            (30, 350, 56, 350),
            (344, 350, 370, 350),
        ):
            s.line(x0, y0, x1, y1, c.deep, 2.6, 0.7)
        s.path("M30 318Q38 190 200 182", "", c.light, 3)


def _chest(s: Paper) -> None:
    c = ramp("#e0985a #a9653a #743f2c #442420")
    with s.sheet(1.2):
        s.shape("108,346! 112,296 130,276 218,270 236,288 240,340!", c.shade)
        s.shape("116,342! 120,302 134,286 214,282 228,294 232,338!", "#2a1420")
        for x in (134, 174, 214):
            s.line(x, 278, x - 2, 342, IRON.shade, 7)
    s.glow(176, 344, 70, "#ffe27a", 0.75)
    with s.sheet(1.0, rim=0.8):
        for i, (x, y, q) in enumerate(
            (
                (130, 346, 13),
                (152, 340, 15),
                (176, 336, 16),
                (200, 340, 15),
                (222, 346, 13),
                (164, 328, 12),
                (190, 326, 12),
            )
        ):
            s.ellipse(x, y, q, q * 0.72, GOLD.shade)
            s.ellipse(x - 1, y - 2, q * 0.92, q * 0.6, GOLD.light if i % 2 else GOLD.base)
        s.circle(146, 330, 7, "#4fc0e8")
        s.circle(206, 328, 6, "#e8586a")
    with s.sheet(1.3):
        s.rect(102, 346, 148, 56, c.base, r=3)
        s.rect(200, 346, 50, 56, c.shade, r=3)
        s.rect(102, 346, 148, 8, c.light, r=3)
        for x in (110, 228):
            s.rect(x, 346, 12, 56, IRON.base)
            s.rect(x + 7, 346, 5, 56, IRON.deep)
        s.rect(98, 394, 156, 8, c.deep)
        s.rect(162, 350, 28, 30, GOLD.base, r=4)
        s.rect(180, 350, 10, 30, GOLD.shade, r=3)
        s.circle(176, 361, 4.4, "#2a1410")
        s.rect(174, 361, 4, 11, "#2a1410")


def _street(s: Paper) -> None:
    """Houses, paving and the earth under it."""
    with s.sheet(0.8):
        rows = (
            (16, 66, 62, t.PURPLE),
            (92, 54, 44, t.SLATE),
            (252, 58, 50, t.SLATE),
            (318, 70, 66, t.PURPLE),
        )
        for x, w, h, roof in rows:
            m.wall(s, x, 146, w, h, t.NIGHT_WALL, plain=True)
            r.gable(s, x, 146 - h, w, w * 0.5, roof, t.NIGHT_WALL, over=5)
            for q in (0.3, 0.7):
                o.square(s, x + w * q, 146 - h + 32, 10, 14, lit=(x + q * 10) % 2 > 0.9, frame=t.NIGHT_WALL)
    with s.sheet(1.0, cut=True):
        s.corners("-40,142 440,142 440,530 -40,530", "#3c2a3c")
        s.rect(-40, 142, 480, 160, s.linear(0, 142, 0, 300, "#6a4a48", "#3c2a3c"))
        for i in range(34):
            x, y = (i * 71) % 440 - 20, 170 + (i * 47) % 260
            s.ellipse(x, y, 10 + i % 5 * 2, 6 + i % 3, ("#7d5a52", "#543a44", "#2c1e30")[i % 3], alpha=0.6)
        for x0, x1, y in ((30, 60, 210), (360, 330, 196), (382, 400, 260), (10, 24, 300)):
            s.stroke(f"{x0},160 {(x0 + x1) / 2 + 8},{(160 + y) / 2} {x1},{y}", "#2c1e2c", 3, 0.8)
    with s.sheet(0.9):
        for i in range(13):
            x = -22 + i * 36
            s.rect(x, 142, 33, 16, t.STONE.base if i % 2 else t.STONE.light, r=3)
            s.rect(x, 152, 33, 6, t.STONE.shade, r=2)
        s.rect(178, 138, 44, 8, IRON.base, r=2)
        s.rect(178, 138, 44, 3, IRON.light, r=1)
        s.path("M194 138A6 6 0 0 1 206 138", "", IRON.light, 3)


def secret_vault() -> Paper:
    """A cut through the ground: houses and paving above, an arched cellar with chest and candle below."""
    s = Paper(k.BOX)
    k.night(s, t.DUSK, (322, 46, 22), seed=31, stars=12)
    _street(s)
    _cellar(s)
    with s.sheet(0.8):
        p.ladder(s, 190, 300, 190, 158, 22, 8)
    with s.sheet(1.0):
        s.rect(-20, 398, 440, 60, t.STONE.shade)
        for i in range(9):
            s.rect(-20 + i * 50, 400, 46, 14, t.STONE.base if i % 2 else t.STONE.shade, r=2)
        s.rect(-20, 396, 440, 5, t.STONE.light)
    _chest(s)
    s.glow(290, 328, 80, "#ffd070", 0.95)
    with s.sheet(1.1):
        p.barrel(s, 294, 402, 1.35)
        s.rect(286, 336, 13, 26, "#fff6dc", r=2)
        s.rect(294, 336, 5, 26, "#d8c8a0", r=1)
        s.ellipse(292, 361, 15, 4, GOLD.shade)
        p.fire(s, 292, 338, 0.36)
        p.sack(s, 334, 404, 1.05, t.THATCH)
        p.sack(s, 74, 404, 0.95, LINEN)
    k.sparks(s, ((148, 318, 10), (206, 314, 8), (180, 306, 6)), "#fffbe0")
    return s


# ------------------------------------------------------------------ thieves' den


def _den(s: Paper) -> None:
    """The crooked house squeezed into the arch."""
    c: Ramp = ramp("#c69a80 #8f6458 #633f44 #3c2632")
    with s.sheet(1.0), s.at(206, 396, 1, -3):
        m.wall(s, -62, 0, 124, 96, c, plain=True)
        s.corners("-70,-92 76,-92 68,-160 -62,-152", c.base)
        s.corners("20,-92 76,-92 68,-160 24,-157", c.shade)
        for x0, y0, x1, y1 in (
            (-70, -92, 76, -92),
            (-66, -92, -58, -152),
            (70, -92, 64, -158),
            (0, -92, 2, -156),
            (-60, 0, -60, -92),
            (60, 0, 60, -92),
            (-62, -94, 0, -150),
        ):
            s.line(x0, y0, x1, y1, OLD_WOOD.shade, 6.4)
        s.corners("-84,-146 -8,-216 4,-212 86,-150 76,-146 0,-200 -74,-140", t.SLATE.base)
        s.corners("-84,-146 -8,-216 -4,-208 -76,-142", t.SLATE.light)
        s.corners("4,-212 86,-150 76,-146 2,-202", t.SLATE.shade)
        s.corners("-62,-150 0,-204 66,-154", c.shade)
        o.square(s, -34, -106, 24, 28, lit=False)
        o.square(s, 36, -106, 24, 28)
        s.circle(2, -172, 11, "#1c1426")
        o.door(s, -22, 0, 40, 62, wood=OLD_WOOD)
        o.square(s, 36, -28, 26, 24, lit=False)
        for dx in (-8, 0, 8):
            s.line(36 + dx, -28, 36 + dx, -52, IRON.base, 2.6)


def _bridge(s: Paper, c: Ramp) -> None:
    """The arch and the parapet above it."""
    with s.sheet(1.6, rim=0.5, inner=0.3, cut=True):
        s.path(
            "M-40 128L440 128L440 480L330 480L330 332Q324 212 200 204Q76 212 70 332L70 480L-40 480Z", c.base
        )
        s.path("M300 128L440 128L440 480L350 480L350 330Q346 250 300 210Z", c.shade, alpha=0.85)
        m.stones(s, -30, 240, 460, 104, c, seed=3, course=13)
        m.stones(s, -36, 440, 84, 200, c, seed=5, course=13)
        m.stones(s, 352, 440, 84, 200, c, seed=6, course=13)
        s.path(
            "M50 480L50 330Q56 190 200 182Q344 190 350 330L350 480L330 480L330 332Q324 212 "
            "200 204Q76 212 70 332L70 480Z",
            c.light,
        )
        for x0, y0, x1, y1 in (
            (50, 300, 72, 306),
            (72, 240, 92, 258),
            (114, 200, 126, 222),
            (160, 185, 164, 207),
            (200, 182, 200, 204),
            (240, 185, 236, 207),
            (286, 200, 274, 222),
            (328, 240, 308, 258),
            (350, 300, 328, 306),
            (50, 360, 70, 360),
            (330, 360, 350, 360),
        ):
            s.line(x0, y0, x1, y1, c.deep, 2.6, 0.7)
        s.path("M200 182Q344 190 350 330L350 480L330 480L330 332Q324 212 200 204Z", c.deep, alpha=0.4)
    with s.sheet(1.2):
        m.ledge(s, -40, 118, 480, c, 12)
        for x in range(-20, 420, 46):
            s.rect(x, 90, 16, 30, c.base)
            s.rect(x, 90, 6, 30, c.light)
            s.rect(x + 11, 90, 5, 30, c.shade)
        s.rect(-40, 82, 480, 10, c.base)
        s.rect(-40, 82, 480, 4, c.light)


def _den_signs(s: Paper) -> None:
    """Rope ladder, lantern and the sign with the mask."""
    with s.sheet(1.0):
        for x in (104, 130):
            s.path(f"M{x} 84C{x - 4} 160 {x + 6} 240 {x - 2} 330", "", t.THATCH.shade, 3.6)
        for i in range(11):
            s.line(102 + (i % 2) * 2, 110 + i * 20, 132, 112 + i * 20, t.THATCH.base, 4.4)
    s.glow(300, 286, 84, "#ffb850", 0.95)
    with s.sheet(1.1):
        s.line(342, 246, 290, 246, IRON.deep, 5)
        s.line(300, 246, 300, 262, IRON.deep, 2.6)
        s.corners("288,272 300,260 312,272", IRON.base)
        s.rect(289, 272, 22, 30, "#ffe7a0", r=3)
        s.rect(302, 272, 9, 30, "#f2b54a", r=2)
        for x in (288, 300, 311):
            s.line(x, 272, x, 302, IRON.deep, 2.2)
        s.rect(286, 300, 28, 6, IRON.shade, r=2)
    with s.sheet(1.2):
        s.line(232, 264, 232, 282, IRON.deep, 2.6)
        s.line(264, 264, 264, 282, IRON.deep, 2.6)
        s.rect(214, 280, 68, 42, WOOD.shade, r=7)
        s.rect(214, 280, 68, 5, WOOD.light, r=3)
        s.shape("222,298 234,290 248,296 262,290 274,298 270,312 256,316 248,308 240,316 226,312", "#1c1426")
        for x in (236, 260):
            s.shape(f"{x - 7},302 {x},298 {x + 7},302 {x},307", "#f6e8c8")


def _loot(s: Paper) -> None:
    """The thief with crate and sack."""
    with k.ground(s, "-40,420 60,404 140,396 260,396 340,404 440,420", "#4c3c5e", 0.9):
        s.shape("150,396 250,396 290,480! 110,480!", "#7a6080", 0.8)
        s.ellipse(282, 408, 60, 9, "#ffb850", alpha=0.4)
    with s.sheet(1.2):
        p.sack(s, 286, 424, 1.2, LINEN, GOLD.base)
        p.crate(s, 128, 420, 1.15)
        p.person(s, 94, 424, 1.1, ramp("#6a6880 #3a3654 #262240 #15122a"), "#1c1830")
        s.rect(86, 366, 17, 5, "#15101e", r=2)
        s.circle(268, 420, 7, GOLD.base)
        s.circle(308, 424, 6, GOLD.light)


def thieves_den() -> Paper:
    """A crooked house inside a bridge's arch, rope ladder, mask on the sign, one lantern."""
    c = ramp("#b09acc #7d69a4 #564680 #352a58")
    s = Paper(k.BOX)
    k.night(s, t.NIGHT, (342, 60, 26), crescent=True, seed=37, stars=20)
    with s.sheet(0.6):
        for x, w, h in ((-10, 60, 50), (58, 46, 34), (250, 50, 42), (306, 44, 30), (352, 60, 54)):
            s.corners(f"{x},150 {x},{128 - h} {x + w / 2},{106 - h} {x + w},{128 - h} {x + w},150", "#4a3684")
            s.rect(x + w * 0.3, 132 - h, 7, 10, t.LAMP, alpha=0.8)
    with s.sheet(0.3, rim=0, inner=0):
        s.rect(40, 170, 320, 300, s.linear(0, 170, 0, 420, "#161028", "#3c2a5a"))
    _den(s)
    _bridge(s, c)
    _den_signs(s)
    _loot(s)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "haunted_quarter": haunted_quarter,
    "necropolis": necropolis,
    "secret_vault": secret_vault,
    "thieves_den": thieves_den,
}
