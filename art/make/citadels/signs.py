"""The charges of the five kinds of district, told apart by shape: crown, cross, scales, swords, star.

A charge is 40 wide round the origin; its colours are a ramp's first three tones.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from art.make.citadels.palette import KIND
from art.make.paper import GOLD, Paper, Ramp, ramp
from art.make.svg import Svg, d

IVORY = ramp("#ffffff #f6ecd2 #d4bf94 #8a6c40")
BRIGHT = ramp("#fff6d0 #ffe39a #d9a544 #7a4a14")
DARK = ramp("#7a4d14 #4a2c0a #2f1b06 #1c0f04")
TONES = {"noble": DARK, "religious": IVORY, "trade": BRIGHT, "military": IVORY, "unique": BRIGHT}


def crown(s: Svg, c: Ramp) -> None:
    """Five points with balls on a band."""
    s.path("M-16 14L-20 -8L-10 1L-8 -14L0 -3L8 -14L10 1L20 -8L16 14Z", c.base)
    s.path("M3 14L3 -1L8 -14L10 1L20 -8L16 14Z", c.shade)
    s.rect(-16, 8, 32, 6.5, c.shade, r=1.6)
    s.rect(-16, 8, 32, 2.2, c.light, r=1)
    for x, y in ((-20, -10), (-8, -16), (8, -16), (20, -10), (0, -5)):
        s.circle(x, y, 3, c.light)


def cross(s: Svg, c: Ramp) -> None:
    """A flared cross, its right lower half in shade."""
    s.path("M-6 -19L6 -19L4 -5L18 -6.5L18 6.5L4 5L6 19L-6 19L-4 5L-18 6.5L-18 -6.5L-4 -5Z", c.base)
    s.path("M0 0L4 -5L18 -6.5L18 6.5L4 5L6 19L0 19Z", c.shade)
    s.path("M-6 -19L-1.6 -19L-1.6 -4L-4 -5Z", c.light)
    s.circle(0, 0, 3.6, c.light)


def scales(s: Svg, c: Ramp) -> None:
    """A balance with hanging pans."""
    s.rect(-1.9, -16, 3.8, 31, c.base, r=1)
    s.rect(-9, 14, 18, 4, c.shade, r=2)
    s.path("M-19 -12Q0 -18 19 -12L19 -9Q0 -14 -19 -9Z", c.base)
    s.circle(0, -16, 3.6, c.light)
    for x in (-14, 14):
        s.path(f"M{x} -11L{x - 7} 4L{x + 7} 4Z", "", c.base, 1.6)
        s.path(f"M{x - 8.5} 3L{x + 8.5} 3C{x + 7} 12 {x - 7} 12 {x - 8.5} 3Z", c.base)
        s.path(f"M{x} 3L{x + 8.5} 3C{x + 7.6} 8 {x + 4} 10 {x} 10Z", c.shade)


def swords(s: Svg, c: Ramp) -> None:
    """Two crossed swords, points up."""
    for turn, near in ((40, c.shade), (-40, c.base)):
        with s.at(0, 2, 1, turn):
            s.path("M0 -25L3.6 -19L3 9L0 9Z", near)
            s.path("M0 -25L-3.6 -19L-3 9L0 9Z", c.light)
            s.rect(-8, 8, 16, 3.8, c.base, r=1.6)
            s.rect(-2, 11, 4, 8, c.shade, r=1)
            s.circle(0, 20.5, 3.2, c.base)


def star(s: Svg, c: Ramp) -> None:
    """Eight points, each split into a lit and a shaded half."""
    for i in range(8):
        tip, reach = i * math.pi / 4, 20 if i % 2 == 0 else 13.5
        x, y = reach * math.sin(tip), -reach * math.cos(tip)
        for side, tone in ((-1, c.light), (1, c.shade)):
            foot = tip + side * math.pi / 8
            s.path(d("M0 0L", x, y, "L", 6.6 * math.sin(foot), -6.6 * math.cos(foot), "Z"), tone)


CHARGES: dict[str, Callable[[Svg, Ramp], None]] = {
    "noble": crown,
    "religious": cross,
    "trade": scales,
    "military": swords,
    "unique": star,
}


def sign(kind: str) -> Paper:
    """A charge on a round field in its kind's colour."""
    s, c = Paper((0, 0, 100, 100)), KIND[kind]
    with s.sheet(0.9, rim=0.6, inner=0.3):
        s.circle(50, 50, 47, GOLD.deep)
        s.circle(49.5, 49.5, 45.5, GOLD.base)
        s.circle(50, 50, 39, c.deep)
        s.circle(50, 50, 37.5, s.linear(20, 16, 78, 84, c.base, c.shade))
        with s.at(50, 50, 1.5):
            CHARGES[kind](s, TONES[kind])
    return s


def shield(kind: str) -> Paper:
    """A charge on a heater shield with a golden edge."""
    s, c = Paper((0, 0, 100, 120)), KIND[kind]
    outer = "M5 7Q50 16 95 7L95 52C95 84 72 103 50 115C28 103 5 84 5 52Z"
    field = "M14 17.5Q50 24 86 17.5L86 52C86 77 68 94 50 104C32 94 14 77 14 52Z"
    with s.sheet(1, rim=0.6, inner=0.3):
        s.path(outer, s.linear(10, 0, 90, 110, GOLD.light, (0.35, GOLD.base), (1, GOLD.shade)))
        s.path(field, s.linear(14, 20, 86, 96, c.light, (0.25, c.base), (1, c.shade)))
        s.path("M50 21.6Q70 21 86 17.5L86 52C86 77 68 94 50 104Z", c.shade, alpha=0.55)
        with s.at(50, 58, 1.55):
            CHARGES[kind](s, TONES[kind])
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"sign-{kind}": partial(sign, kind) for kind in CHARGES},
    **{f"shield-{kind}": partial(shield, kind) for kind in CHARGES},
}
