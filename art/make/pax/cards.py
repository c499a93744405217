"""Whole cards without paper edge and words: the back, Primus, Primus Conspiratus; 420 x 588."""

from __future__ import annotations

from collections.abc import Callable

from art.make.paper import BRONZE, CRIMSON, GOLD, WHITE, Box, Paper, Ramp, outline, ramp, rounded, turned
from art.make.pax import intrigue
from art.make.pax.palette import CATEGORY
from art.make.pax.parts import eagle, meander_path, wreath
from art.make.svg import Svg

CARD: Box = (0, 0, 420, 588)
W, H = 420.0, 588.0
NIGHT = ramp("#7a6a9a #3a2d54 #251b3c #120c22")
FOLDS = (
    "150,150 150,330 120,588",
    "200,230 200,420 180,588",
    "262,150 270,330 300,588",
    "238,250 240,420 250,588",
)


def _ground(s: Paper, c: Ramp, metal: Ramp) -> None:
    """Cloth with two bands of meander and a metal line round it."""
    with s.sheet(0, rim=0.6):
        s.rect(0, 0, W, H, s.linear(0, 0, W, H, c.light, (0.45, c.base), (1, c.deep)), r=24)
        for y in (40, 528):
            s.path(meander_path(42, 372, y, 20), "", metal.shade, 4, line_alpha=0.9, cap="butt")
            s.path(meander_path(42, 372, y, 20), "", metal.light, 1.2, line_alpha=0.6, cap="butt")
    with s.sheet(0.6, rim=0.6, inner=0.3):
        frame = rounded(22, 22, 376, 544, 10)
        s.path(frame, "", metal.deep, 9)
        s.path(frame, "", metal.base, 5)
        s.path("M22 560L22 30Q22 22 30 22L392 22", "", metal.light, 1.8)


def back() -> Svg:
    """The back of an influence card: Rome's eagle in a bronze wreath on crimson."""
    s = Paper(CARD)
    _ground(s, ramp("#9c2a3a #7d2031 #4a1222 #320c1a"), BRONZE)
    with s.sheet(0, rim=0, inner=0):
        s.circle(
            210,
            296,
            170,
            s.radial(196, 276, 170, (0, "#d8584a", 0.55), (0.6, "#b03a3c", 0.25), (1, "#b03a3c", 0)),
        )
    with s.sheet(1.1, rim=0.7, inner=0.4), s.at(210, 300):
        wreath(s, 124, 11, 60, 17, BRONZE, span=154, stem=8)
    with s.sheet(0.6, rim=0.6, inner=0.3):
        s.line(156, 358, 264, 358, BRONZE.deep, 10)
        s.line(156, 357, 264, 357, BRONZE.base, 7)
        s.poly([(194, 358), (226, 338), (219, 353), (244, 350), (207, 378), (214, 363)], GOLD.light)
    with s.sheet(1.2, rim=0.7, inner=0.4, move=turned(98, 214, 1.12)):
        eagle(s, BRONZE, tail=True)
    return s


def primus() -> Svg:
    """Primus: a great golden laurel crown on a cushion under rays."""
    s = Paper(CARD)
    _ground(s, ramp("#fff0c2 #e8c878 #c79a48 #8a6424"), CRIMSON)
    with s.sheet(0, rim=0, inner=0):
        s.circle(
            210,
            270,
            240,
            s.radial(210, 270, 240, (0, "#fffbe4", 1), (0.5, "#fff0c0", 0.5), (1, "#fff0c0", 0)),
        )
        for i in range(12):
            with s.at(210, 270, turn=i * 30):
                s.poly([(-9, -150), (9, -150), (22, -212), (-22, -212)], "#fffbe6", alpha=0.45)
    _cushion(s)
    with s.sheet(1.5, rim=0.8, inner=0.4), s.at(210, 288):
        wreath(s, 122, 10, 84, 26, GOLD, span=150, stem=12)
    with s.sheet(1.2, rim=0.7, inner=0.35):
        s.shape(
            "196,404! 210,396 224,404! 262,470 240,468 226,474 212,420 208,420 194,474 180,468 158,470",
            CRIMSON.base,
        )
        s.shape("214,410 224,404! 262,470 240,468 226,474", CRIMSON.shade)
        s.circle(210, 410, 17, GOLD.shade)
        s.circle(208, 407, 13, GOLD.base)
        s.circle(204, 403, 5, GOLD.light)
    return s


def _cushion(s: Paper) -> None:
    with s.sheet(1.2, cut=True):
        s.path(
            outline(
                "66,452! 84,418 140,424 210,412 280,424 336,418 354,452! 372,476 350,508 286,502 210,514 "
                "134,502 "
                "70,508 48,476"
            ),
            CRIMSON.base,
        )
        s.shape("210,412 280,424 336,418 354,452 372,476 350,508 286,502 210,514 236,470", CRIMSON.shade)
        s.shape("84,426 140,432 210,422 260,428 200,446 110,450", CRIMSON.light, 0.8)
        s.stroke("60,470 140,460 210,470 280,460 362,470", GOLD.base, 7)
    with s.sheet(0.8):
        for x in (52, 368):
            s.circle(x, 478, 15, GOLD.shade)
            s.circle(x - 3, 474, 10, GOLD.light)


def _cloak(s: Paper) -> None:
    """A senator from behind, in white, his head bald with a ring of hair."""
    with s.sheet(1.0, cut=True):
        s.path(outline("210,170! 150,186 96,226 70,330 54,588! 366,588! 350,330 324,226 270,186"), WHITE.base)
        s.shape("220,170 270,186 324,226 350,330 366,588 250,588 262,400", WHITE.shade)
        s.shape("150,186 96,226 70,330 54,588 96,588 110,340 140,236", WHITE.light)
        s.stroke("330,232 250,300 150,400 100,588", CRIMSON.shade, 26)
        s.stroke("326,230 246,298 146,398 94,588", CRIMSON.base, 19)
        for line in FOLDS:
            s.stroke(line, WHITE.deep, 4, 0.55)
    with s.sheet(0.9, cut=True):
        s.path(outline("210,72 256,88 268,130 258,168 238,190! 182,190! 162,168 152,130 164,88"), "#d9a97c")
        s.shape("216,72 256,88 268,130 258,168 238,190 214,190 240,130", "#a9764f")
        s.shape("176,90 200,78 222,82 196,100 176,120", "#f7d9b2", 0.9)
        s.shape("150,134 170,146 210,152 250,146 270,134 262,170 240,192 180,192 158,170", "#8f867d")
        s.shape("216,152 250,146 270,134 262,170 240,192 214,192", "#655d57")


def _arm(s: Paper, skin: Ramp) -> None:
    """The arm folded behind the back, its hand round the grip."""
    with s.sheet(1.2, cut=True):
        s.path(
            outline("336,262! 366,330 356,410 300,440 236,428! 240,388 296,390 312,350 290,280"), WHITE.base
        )
        s.shape("340,280 366,330 356,410 300,440 250,432 252,412 316,410 336,350", WHITE.shade)
    with s.sheet(1.0):
        s.shape("246,386 206,380 186,392 184,420 204,434 248,430", skin.base)
        s.shape("236,412 206,420 190,414 204,434 248,430", skin.shade)
        for y in (394, 406, 418):
            s.stroke(f"186,{y} 202,{y - 3} 218,{y}", skin.deep, 3, 0.6)


def conspirator() -> Svg:
    """Primus Conspiratus: a dagger held behind a senator's back, a snake round it."""
    s = Paper(CARD)
    _ground(s, NIGHT, GOLD)
    with s.sheet(0, rim=0, inner=0):
        s.circle(
            210,
            230,
            230,
            s.radial(210, 220, 230, (0, "#b83a4c", 0.9), (0.55, "#7a2040", 0.5), (1, "#7a2040", 0)),
        )
    _cloak(s)
    c = CATEGORY["intrigue"]
    intrigue.dagger(s, c, turned(200, 318, 1.25, 180))
    intrigue.snake(s, turned(200, 262, 0.8, 12))
    _arm(s, ramp("#f7d9b2 #d9a97c #a9764f #6b4433"))
    with s.sheet(0.8):
        frame = rounded(22, 22, 376, 544, 10)
        s.path(frame, "", GOLD.deep, 9)
        s.path(frame, "", GOLD.base, 5)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {"back": back, "primus": primus, "conspirator": conspirator}
