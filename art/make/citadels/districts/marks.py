"""The back of a district card and the marks that lie on cards: beautified, cards tucked under the museum."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from art.make.citadels.palette import INK, PARCHMENT
from art.make.citadels.signs import CHARGES
from art.make.paper import GOLD, WOOD, Box, Paper, outline, rounded
from art.make.shapes import around
from art.make.svg import Svg

CARD: Box = (0, 0, 420, 588)
MARK: Box = (0, 0, 100, 100)
IN_OVAL = "translate(35.7 74) scale(.83)"
SKYLINE = (
    "64,372! 64,318! 82,318! 82,296! 74,296! 74,280! 82,280! 82,288! 90,288! 90,280! 98,280! "
    "98,288! 106,288! "
    "106,280! 114,280! 114,296! 106,296! 106,330! 136,330! 136,250! 128,250! 128,230! "
    "138,230! 138,240! 148,240! "
    "148,230! 158,230! 158,240! 168,240! 168,206! 160,206! 160,186! 172,186! 172,196! "
    "184,196! 184,186! 196,186! "
    "196,196! 204,196! 204,186!"
)


def _lattice(s: Paper) -> None:
    """Rows of small four-pointed stars."""
    for row in range(12):
        for i in range(8):
            x, y = 35 + i * 50 + (row % 2) * 25, 44 + row * 46
            if x < 400:
                with s.at(x, y, 0.8):
                    s.path("M0 -15L5 -5L15 0L5 5L0 15L-5 5L-15 0L-5 -5Z", INK.light, alpha=0.3)


def _frame(s: Paper) -> None:
    with s.sheet(0.6, rim=0.6, inner=0.3):
        outer, inner = rounded(22, 22, 376, 544, 10), rounded(36, 36, 348, 516, 6)
        s.path(outer, "", GOLD.deep, 9)
        s.path(outer, "", GOLD.base, 5)
        s.path(inner, "", GOLD.shade, 2)
        for x in (22, 398):
            for y in (22, 566):
                s.circle(x, y, 17, INK.deep)
                s.circle(x, y, 16, "", GOLD.base, 3)
                with s.at(x, y, 0.56):
                    CHARGES["unique"](s, GOLD)


def _castle(s: Paper) -> None:
    """A walled town before a rising sun: the half of a skyline and its mirror image."""
    words = SKYLINE.split()
    mirror = [
        f"{420 - float(w.rstrip('!').split(',')[0]):g},{w.rstrip('!').split(',')[1]}!"
        for w in reversed(words)
    ]
    with s.sheet(1.2, rim=0.7, inner=0.4, cut=True, move=IN_OVAL):
        s.path(
            outline(" ".join(words + mirror)),
            s.linear(64, 180, 360, 380, GOLD.light, (0.4, GOLD.base), (1, GOLD.shade)),
        )
        s.corners("214,180 372,180 372,380 214,380", GOLD.shade, 0.4)
        for x, y in ((150, 282), (270, 282), (186, 240), (234, 240), (94, 330), (326, 330)):
            s.path(f"M{x - 6} {y}L{x - 6} {y - 14}A6 6 0 0 1 {x + 6} {y - 14}L{x + 6} {y}Z", INK.deep)
        s.path("M184 372L184 328A26 26 0 0 1 236 328L236 372Z", INK.deep)
        for x in (197, 210, 223):
            s.line(x, 306, x, 372, GOLD.deep, 3)
        for y in (330, 352):
            s.line(184, y, 236, y, GOLD.deep, 3)
    with s.sheet(0.8, rim=0.6, move=IN_OVAL):
        for x, y, side in ((210, 186, 1), (94, 282, 1), (326, 282, -1)):
            s.line(x, y, x, y - 44, GOLD.light, 3)
            s.shape(f"{x},{y - 44}! {x + side * 34},{y - 34}! {x},{y - 24}!", "#b7303c")


def back() -> Svg:
    """The back of a district card: a golden town in an oval on ink blue, the five charges under it."""
    s = Paper(CARD)
    with s.sheet(0, rim=0.6):
        s.rect(0, 0, 420, 588, s.linear(0, 0, 420, 588, "#46608f", (0.45, INK.shade), (1, INK.deep)), r=24)
        _lattice(s)
    _frame(s)
    oval = (
        "M210 92C316 92 366 186 366 282C366 378 316 466 210 466C104 466 54 378 54 282C54 186 104 92 210 92Z"
    )
    with s.sheet(0.8, rim=0.7, inner=0.4, cut=True):
        s.path(oval, s.radial(210, 250, 210, "#5a78b8", (0.6, "#26396c"), (1, "#131d40")))
        for i in range(13):
            a = pi + pi * i / 12
            s.line(
                210 + 70 * cos(a),
                300 + 70 * sin(a),
                210 + 190 * cos(a),
                300 + 190 * sin(a),
                GOLD.light,
                3,
                0.35,
            )
        s.rect(40, 372, 340, 110, INK.deep)
        s.path("M40 384Q210 366 380 384L380 404Q210 384 40 404Z", INK.base, alpha=0.8)
    with s.sheet(0.9, rim=0.7, inner=0.3):
        s.path(oval, "", GOLD.deep, 10)
        s.path(oval, "", GOLD.base, 6)
    _castle(s)
    with s.sheet(0.8, rim=0.6):
        for i, kind in enumerate(("noble", "religious", "unique", "trade", "military")):
            with s.at(82 + i * 64, 514, 0.92):
                CHARGES[kind](s, GOLD)
    return s


def beauty() -> Svg:
    """The coin of a beautified district in a wreath of roses; the client sets what it adds at 50,50."""
    s = Paper(MARK)
    with s.sheet(0.7, rim=0.5, inner=0.3):
        for x, y in around(50, 50, 40, 20, 0.1):
            s.ellipse(x, y, 7.4, 7.4, "#4f8a45" if (x + y) > 100 else "#7fb45a")
    with s.sheet(0.9, rim=0.6, inner=0.3):
        s.circle(50, 51.5, 33, GOLD.deep)
        s.circle(50, 50, 32, GOLD.base)
        s.circle(50, 50, 26, GOLD.shade)
        s.circle(49.4, 49.4, 24.6, "#f0c868")
        s.path("M20 53A30 30 0 0 1 53 20L52.4 25A25 25 0 0 0 25 53Z", "#fff6d4", alpha=0.9)
    with s.sheet(0.6, rim=0.5, inner=0.2):
        for x, y in around(50, 50, 41, 5, -pi / 2):
            s.circle(x, y, 9.4, "#8a2e5c")
            s.circle(x - 0.8, y - 0.8, 7.6, "#d8587c")
            s.circle(x - 1.6, y - 1.6, 4.4, "#f4a0b4")
            s.circle(x - 1, y - 1, 1.8, "#8a2e5c")
    return s


def tucked() -> Svg:
    """Cards kept under the museum: backs fanned in a showcase behind a disc for their number at 50,40."""
    s = Paper(MARK)
    for turn in (-26, 26, 0):
        with s.sheet(0.6, rim=0.6, inner=0.3), s.at(50, 88, 1, turn):
            s.rect(-24, -78, 48, 66, INK.deep, r=6)
            s.rect(-22, -76, 44, 62, INK.base, r=5)
            s.rect(-17, -71, 34, 52, "", GOLD.base, 2.6, r=3)
    with s.sheet(0.8, rim=0.6, inner=0.2):
        s.circle(50, 41, 25, GOLD.deep)
        s.circle(50, 40, 24, GOLD.base)
        s.circle(50, 40, 20.5, PARCHMENT.light)
    with s.sheet(0.7, rim=0.5, inner=0.3):
        s.rect(4, 74, 92, 20, WOOD.base, r=5)
        s.rect(60, 80, 36, 14, WOOD.shade, r=4)
        s.rect(4, 74, 92, 6, WOOD.light, r=3)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "back-district": back,
    "mark-beauty": beauty,
    "mark-tucked": tucked,
}
