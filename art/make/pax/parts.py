"""Parts the scenes share: backdrop, laurel, hills, coins, blades, the eagle, the meander."""

from __future__ import annotations

import math
from itertools import pairwise

from art.make.paper import BRONZE, GOLD, SCENE, STEEL, WOOD, Paper, Ramp, outline, turned
from art.make.pax.palette import CATEGORY, INK
from art.make.svg import Svg, d

X, Y, W, H = SCENE
RAYS = 24
CREAM = "#fff8e0"


def vellum(s: Paper, category: str, *, rich: bool) -> None:
    """The backdrop: pale for a card with one symbol, dusk with a golden glow for one with two."""
    c = CATEGORY[category]
    with s.sheet(0, rim=0, inner=0):
        if rich:
            s.rect(X, Y, W, H, s.linear(0, -20, 0, 430, (0, c.shade), (0.6, c.base), (1, c.deep)))
        else:
            s.rect(X, Y, W, H, s.linear(0, -20, 0, 430, (0, c.light), (0.55, c.base), (1, c.shade)))
        for i in range(RAYS):
            a = i * math.tau / RAYS
            wedge = [
                (200 + 620 * math.cos(a + off), 190 + 620 * math.sin(a + off)) for off in (-0.045, 0.045)
            ]
            s.poly([(200, 190), *wedge], CREAM, alpha=0.16)
        glow = (
            (("#fff0b8", 0.95), ("#ffd36a", 0.5), ("#ffc850", 0))
            if rich
            else (("#fff8e0", 0.85), ("#fff0c8", 0.44), ("#fff0c8", 0))
        )
        s.rect(
            X,
            Y,
            W,
            H,
            s.radial(
                190 if rich else 170,
                190 if rich else 150,
                230,
                *[(t, tone, a) for t, (tone, a) in zip((0, 0.5, 1), glow, strict=True)],
            ),
        )


def meander_path(x0: float, x1: float, y: float, size: float) -> str:
    """Path data of a Greek key from x0 to x1, `size` high."""
    k, out, x = size / 24, "", x0
    while x < x1:
        out += d(
            *("M", x, y + 24 * k),
            *("L", x, y),
            *("L", x + 32 * k, y),
            *("L", x + 32 * k, y + 18 * k),
            *("L", x + 10 * k, y + 18 * k),
            *("L", x + 10 * k, y + 10 * k),
            *("L", x + 22 * k, y + 10 * k),
        )
        x += 40 * k
    return out


def meander(s: Svg, y: float, colour: str, alpha: float) -> None:
    """A band of Greek key over the whole width of a scene."""
    s.path(meander_path(-140, 540, y, 24), "", colour, 3.4, line_alpha=alpha, cap="butt")


def hill(points: str, foot: float = 520.0) -> str:
    """Path data of ground below a line of points, as wide as a scene."""
    words = points.split()
    first, last = (w.rstrip("!").split(",")[1] for w in (words[0], words[-1]))
    return outline(f"-150,{first}! {points} 550,{last}! 550,{foot}! -150,{foot}!")


def leaf(s: Svg, length: float, width: float, c: Ramp, *, vein: bool = True) -> None:
    """A laurel leaf with sharp ends, growing up from the origin."""
    n, w = length, width
    right = d("M0 0C", w, -n * 0.25, w * 0.9, -n * 0.7, 0, -n)
    s.path(right + d("C", -w * 0.9, -n * 0.7, -w, -n * 0.25, 0, 0, "Z"), c.base)
    s.path(right + "Z", c.shade)
    if vein:
        s.path(
            d(
                *("M", -w * 0.15, -n * 0.15),
                *("C", -w * 0.8, -n * 0.35, -w * 0.65, -n * 0.7, 0, -n * 0.92),
                *("C", -w * 0.35, -n * 0.6, -w * 0.3, -n * 0.4, -w * 0.15, -n * 0.15),
                "Z",
            ),
            c.light,
        )


def wreath(
    s: Svg,
    r: float,
    pairs: int,
    length: float,
    width: float,
    c: Ramp,
    *,
    span: float = 152,
    stem: float = 0.0,
    tall: float = 1.0,
    vein: bool = True,
) -> None:
    """A laurel wreath round the origin, open at the top, of pairs of leaves that get smaller upwards."""
    dim = Ramp(c.base, c.shade, c.deep, c.deep)
    for side in (1, -1):
        with s.at(0, 0, flip=side < 0):
            if stem:
                points = [
                    (r * math.cos(a), r * tall * math.sin(a))
                    for a in (math.radians(90 - span * t / 20) for t in range(21))
                ]
                s.poly(points, "", c.deep, stem, close=False)
            for k in range(pairs):
                turn = 86 - span * k / (pairs - 1)
                a, size = math.radians(turn), 1 - 0.22 * k / (pairs - 1)
                x, y = r * math.cos(a), r * tall * math.sin(a)
                with s.at(x, y, size, turn - 34):
                    leaf(s, length * 0.86, width, dim, vein=vein)
                with s.at(x, y, size, turn + 26):
                    leaf(s, length, width, c, vein=vein)


def coin(s: Svg, x: float, y: float, r: float, c: Ramp = GOLD) -> None:
    """A small gold coin seen from above."""
    s.circle(x, y, r, c.deep)
    s.circle(x - r * 0.04, y - r * 0.05, r * 0.93, c.base)
    s.circle(x, y, r * 0.72, "", c.shade, r * 0.1)
    s.path(
        outline(
            f"{x - r * 0.75},{y + r * 0.1} {x - r * 0.5},{y - r * 0.62} {x + r * 0.1},{y - r * 0.8} "
            f"{x - r * 0.3},{y - r * 0.4}"
        ),
        c.light,
        alpha=0.9,
    )


def gladius(s: Paper, x: float, y: float, size: float, turn: float) -> None:
    """A short sword as a sheet, its guard at x, y, point up before it is turned."""
    with s.sheet(1.0, rim=0.7, inner=0.3, move=turned(x, y, size, turn)):
        s.corners("0,-210 17,-176 14,0 0,0", STEEL.shade)
        s.corners("0,-210 -17,-176 -14,0 0,0", STEEL.light)
        s.corners("0,-190 3,-170 3,-4 -3,-4 -3,-170", STEEL.base)
        s.shape("-34,0 -20,-10 20,-10 34,0 30,10 -30,10", BRONZE.base)
        s.rect(-9, 8, 18, 50, WOOD.light, r=5)
        s.rect(2, 8, 7, 50, WOOD.shade, r=4)
        for i in range(4):
            s.line(-9, 18 + i * 11, 9, 18 + i * 11, WOOD.deep, 2.4)
        for dx, dy, r, tone in (
            (0, 70, 16, BRONZE.shade),
            (-2, 68, 12, BRONZE.base),
            (-5, 64, 4.6, BRONZE.light),
        ):
            s.circle(dx, dy, r, tone)


def column(s: Svg, x: float, top: float, foot: float, w: float, c: Ramp) -> None:
    """A fluted column with base and capital."""
    tone = s.linear(x - w / 2, 0, x + w / 2, 0, c.base, c.light, c.base, c.shade)
    s.poly([(x - w * 0.43, top), (x + w * 0.43, top), (x + w / 2, foot), (x - w / 2, foot)], tone)
    for q in (-0.25, 0, 0.25):
        s.line(x + w * q, top + 6, x + w * q * 1.15, foot - 4, c.shade, 1.6, 0.7)
    s.rect(x - w * 0.68, top - 10, w * 1.36, 12, c.light, r=3)
    s.rect(x + w * 0.07, top - 8, w * 0.6, 10, c.shade, r=3)
    s.rect(x - w * 0.68, foot - 4, w * 1.36, 10, c.base, r=3)


EAGLE = (
    "100,104! 78,96 66,76 40,82 20,66 8,38 2,6 30,30 50,40 74,46! 84,30 92,22 100,16 112,20 118,30! 126,46! "
    "150,40 170,30 198,6 192,38 180,66 160,82 134,76 122,96"
)


def eagle(s: Svg, c: Ramp = BRONZE, *, tail: bool = False) -> None:
    """Rome's eagle with spread wings, 200 x 110 (130 with its tail); head turned to the right."""
    if tail:
        s.path(outline("84,92! 100,86 116,92! 124,136 100,126 76,136"), c.shade)
        for x in (88, 100, 112):
            s.line(x, 100, x + (x - 100) * 0.5, 128, c.deep, 2.4, 0.6)
    s.path(outline(EAGLE), c.base)
    s.path(outline("106,104! 122,96 134,76 160,82 180,66 192,38 198,6 170,30 150,40 126,46! 118,60"), c.shade)
    s.path(outline("8,38 2,6 30,30 50,40 74,46 66,56 40,50 20,44"), c.light, alpha=0.9)
    for x0, y0, x1, y1 in (
        (24, 34, 34, 70),
        (46, 44, 54, 76),
        (66, 50, 72, 80),
        (176, 34, 166, 70),
        (154, 44, 146, 76),
        (136, 50, 130, 80),
    ):
        s.line(x0, y0, x1, y1, c.deep, 2.4, 0.55)
    s.path(outline("88,44 84,26 92,12 106,8 118,14 124,22! 140,26 134,34! 122,34 116,44 104,52"), c.base)
    s.path(outline("104,52 116,44 122,34 112,36 100,44"), c.shade)
    s.path(outline("88,30 92,16 104,11 98,20"), c.light)
    s.path(outline("120,18 140,26 134,36! 130,30 118,30"), GOLD.light)
    s.circle(110, 22, 3, INK)
    s.path(outline("86,56 100,50 114,56 112,86 100,96 88,86"), c.light, alpha=0.6)


def scallops(points: list[tuple[float, float]], depth: float) -> str:
    """Path data of hanging bows between neighbouring points."""
    return d("M", *points[0]) + "".join(
        d("Q", (a[0] + b[0]) / 2, max(a[1], b[1]) + depth, *b) for a, b in pairwise(points)
    )
