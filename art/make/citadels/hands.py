"""Hands and sleeves. A hand is a sheet round the thing it holds.

`side` is where its arm comes from: 1 from the right, -1 from the left.
"""

from __future__ import annotations

import math

from art.make.citadels.parts import FALL, cut, lay, tones
from art.make.paper import Knot, Paper, Ramp, knots, limb, outline, rounded, turned


def _turned(points: str, side: int) -> str:
    at: list[Knot] = [(x * side, y, corner) for x, y, corner in knots(points)]
    return outline(at)


def _finger(s: Paper, c: Ramp, x: float, y: float, length: float, thick: float, side: int) -> None:
    """A bent finger lying across; x, y is its far end."""
    left = x if side > 0 else -x - length
    s.path(rounded(left, y - thick / 2, length, thick, thick / 2), c.base)
    s.path(rounded(left + 2, y - thick * 0.4, length - 6, thick * 0.38, thick * 0.19), c.light, alpha=0.75)
    s.line(left + 3, y + thick * 0.5, left + length - 3, y + thick * 0.5, c.deep, 1.7, 0.6)


def fist(s: Paper, c: Ramp, x: float, y: float, side: int = 1, size: float = 1.0, turn: float = 0.0) -> None:
    """Grips an upright rod that passes through x, y."""
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(x, y, size, turn)):
        tones(s, c, _turned("-16,-24 4,-28 22,-20 27,0 23,20 8,29 -14,25", side), (9, 4))
        for n, (low, length) in enumerate(((-16, 32), (-4, 35), (8, 33), (19, 27))):
            _finger(s, c, -21 + (2 if n == 3 else 0), low, length, 12.4, side)
        s.path(_turned("-14,-29 2,-32 18,-26 22,-16 10,-14 -8,-17 -16,-20", side), c.base)
        s.path(_turned("-11,-28 2,-30 14,-25 4,-22 -9,-22", side), c.light, alpha=0.75)
        s.path(
            outline([(a * side, b, k) for a, b, k in knots("-15,-19 -4,-16 11,-13 20,-15")], False),
            "",
            c.deep,
            1.7,
            line_alpha=0.6,
        )


def palm(s: Paper, c: Ramp, x: float, y: float, side: int = 1, size: float = 1.0, turn: float = 0.0) -> None:
    """Open, palm up, its fingers away from the arm; x, y is the hollow on which something lies."""
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(x, y, size, turn)):
        tones(s, c, _turned("34,-8 18,-12 -4,-8 -34,-10 -44,-4 -40,2 -20,6 0,20 24,20 38,10", side), (5, 6))
        for a, b, w in ((-42, -4, 30), (-40, 2, 30), (-33, 8, 28)):
            _finger(s, c, a, b, w, 8.4, side)
        s.path(_turned("22,-10 10,-30 0,-36 -5,-30 2,-20 6,-4", side), c.base)
        s.path(_turned("14,-18 7,-29 0,-33 1,-28 8,-14", side), c.light, alpha=0.7)


def cupped(
    s: Paper, c: Ramp, x: float, y: float, side: int = 1, size: float = 1.0, turn: float = 0.0
) -> None:
    """Holds a round thing from below: four fingers before it; x, y is the middle of its lower edge."""
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(x, y, size, turn)):
        tones(s, c, _turned("-30,0 -20,16 -2,26 22,26 36,12 30,2 10,10 -10,8", side), (5, 6))
        for n, (a, b, high) in enumerate(((-28, -12, 34), (-14, -10, 36), (0, -10, 36), (14, -8, 34))):
            left = a if side > 0 else -a - 12.4
            with s.at(left + 6, b + high, 1, -6 * side + 4 * n * side):
                s.path(rounded(-6.2, -high, 12.4, high, 6.2), c.base)
                s.path(rounded(-5, -high + 2, 4.6, high - 10, 2.3), c.light, alpha=0.7)
                s.line(6, -high + 6, 6, -3, c.deep, 1.6, 0.55)


def pinch(s: Paper, c: Ramp, x: float, y: float, side: int = 1, size: float = 1.0, turn: float = 0.0) -> None:
    """Holds something thin between finger and thumb at x, y; the hand hangs below it."""
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(x, y, size, turn)):
        tones(s, c, _turned("-4,10 10,2 26,8 34,24 32,46 18,58 0,54 -6,38 -10,24", side), (8, 5))
        for a, b, w in ((-8, 24, 27), (-6, 35, 26), (-1, 46, 22)):
            _finger(s, c, a, b, w, 11, side)
        s.path(_turned("-8,14 -13,0 -9,-11 -1,-11 4,0 14,8 8,18", side), c.base)
        s.path(_turned("-8,6 -11,-2 -8,-8 -4,-6 -2,6", side), c.light, alpha=0.75)
        s.path(_turned("6,8 4,-4 8,-13 15,-11 18,0 26,12 16,18", side), c.shade)
        s.path(_turned("8,2 8,-7 12,-9 13,2", side), c.base)


def blessing(
    s: Paper, c: Ramp, x: float, y: float, side: int = 1, size: float = 1.0, turn: float = 0.0
) -> None:
    """Two fingers raised; x, y is the wrist."""
    with s.sheet(0.9, rim=0.5, inner=0.3, move=turned(x, y, size, turn)):
        tones(s, c, _turned("-20,2 -25,-24 -22,-46 0,-52 20,-46 25,-24 20,2", side), (9, 4))
        for left, top, tone in ((-16, -100, c.base), (0, -96, c.base)):
            a = left if side > 0 else -left - 14
            s.path(rounded(a, top, 14, 58, 7), tone)
            s.path(rounded(a + 2, top + 3, 5, 44, 2.5), c.light, alpha=0.75)
            s.line(a + 13.6, top + 8, a + 13.6, -46, c.deep, 1.6, 0.55)
        for low, length in ((-40, 22), (-27, 24)):
            _finger(s, c, 4, low, length, 12, side)
        s.path(_turned("-22,-30 -38,-50 -40,-60 -30,-62 -14,-44 6,-34 4,-24 -14,-18", side), c.base)
        s.path(_turned("-24,-36 -36,-52 -36,-58 -30,-58 -16,-40", side), c.light, alpha=0.7)


def _hems(s: Paper, c: Ramp, cuff: str) -> None:
    """A seam along both ends of a cuff given as two ``x,y,width`` points."""
    (x0, y0, w0), (x1, y1, w1) = ((float(v) for v in word.split(",")) for word in cuff.split())
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length / 2, (x1 - x0) / length / 2
    for t in (0.16, 0.84):
        x, y, w = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, w0 + (w1 - w0) * t
        s.line(x - nx * w, y - ny * w, x + nx * w, y + ny * w, c.deep, 2.4, 0.45)
        s.line(x - nx * w, y - ny * w - 2, x + nx * w, y + ny * w - 2, c.light, 1.6, 0.5)


def arms(s: Paper, c: Ramp, x: float, spine: str, cuff: str, trim: Ramp) -> None:
    """Both arms meeting before the axis x; points of the right one are given from the axis."""
    for side in (-1, 1):
        sleeve(s, c, _aside(spine, x, side), _aside(cuff, x, side), trim)


def _aside(words: str, x: float, side: int) -> str:
    parts = (word.split(",") for word in words.split())
    return " ".join(f"{x + side * float(dx):g},{y},{w}" for dx, y, w in parts)


def fingers(s: Paper, c: Ramp, x: float, y: float, size: float = 1.0, turn: float = 0.0) -> None:
    """Four fingers laid over the edge of a thing, x, y in their middle; the hand is behind it."""
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(x, y, size, turn)):
        for i in range(4):
            left = -25 + i * 13
            tone = s.linear(0, -14, 0, 32, c.light, (0.4, c.base), (1, c.shade))
            s.rect(left, -14, 12.4, 46, tone, r=6.2)
            s.line(left + 12.4, -6, left + 12.4, 30, c.deep, 1.7, 0.6)


def sleeve(
    s: Paper,
    c: Ramp,
    spine: str,
    cuff: str = "",
    trim: Ramp | None = None,
    *,
    folds: str = "",
    fall: tuple[float, float] = (20.0, 8.0),
    lift: float = 1.25,
) -> None:
    """An arm along ``x,y,width`` points, from the edge of the picture to the wrist, and its cuff."""
    lay(s, c, limb(spine), fall, folds=folds, lift=lift)
    if cuff:
        with cut(s, trim or c, limb(cuff), (FALL[0] * 0.5, 5), lift=0.7):
            _hems(s, trim or c, cuff)
