"""Things more than one figure or marker shows: crowns, coins, blades, plumes, flames, glass, books."""

from __future__ import annotations

import math
from itertools import pairwise

from art.make.citadels.parts import bead, cut, disc, jewel, rod, tones
from art.make.colour import mix
from art.make.paper import CRIMSON, GOLD, LEATHER, STEEL, Paper, Ramp, outline, ramp, turned
from art.make.svg import Point, Svg

VELVET = CRIMSON
PAGES = ramp("#fffbe8 #f0e2bc #c9b083 #8a6f46")


def crown(
    s: Paper,
    x: float,
    y: float,
    w: float,
    h: float,
    cap: Ramp = VELVET,
    *,
    gold: Ramp = GOLD,
    turn: float = 0.0,
    points: int = 5,
    stones: tuple[Ramp, Ramp] = (CRIMSON, ramp("#8fc0f0 #3a78c8 #204e94 #10284e")),
) -> None:
    """An open crown: x, y is the middle of its lower rim, w its width there, h its height."""
    a, move, tips = w / 2, turned(x, y, 1, turn), _tips(w / 2, h, points)
    with s.sheet(0.4, rim=0, inner=0.2, move=move):
        s.ellipse(0, -h * 0.2, a * 1.06, h * 0.2, gold.deep)
        s.shape(
            f"{-a * 0.98},-12 {-a * 0.7},{-h * 0.66} 0,{-h * 0.8} {a * 0.7},{-h * 0.66} {a * 0.98},-12",
            cap.shade,
        )
        s.shape(f"{-a * 0.9},-16 {-a * 0.62},{-h * 0.6} {-a * 0.1},{-h * 0.74} {-a * 0.3},-16", cap.base)
    data = outline(f"{-a},0! {_rim(tips, h)} {a},0! {a * 0.5},9 0,12 {-a * 0.5},9")
    with cut(s, gold, data, (w * 0.2, 4), lift=1.0, rim=0.65, inner=0.3, move=move):
        for tx, ty in tips[: points // 2 + 1]:
            s.corners(f"{tx},{ty} {tx * 0.82 - 7},{-h * 0.3} {tx * 0.82},{-h * 0.24}", gold.light, 0.9)
        _band(s, a, h, gold, stones)
    with s.sheet(0.3, rim=0.6, inner=0.2, move=move):
        for tx, ty in tips:
            bead(s, tx, ty, 5.8, gold)


def _tips(a: float, h: float, points: int) -> list[Point]:
    """The points of a crown of half width a."""
    places = [-1 + 2 * i / (points - 1) for i in range(points)]
    return [(t * a * 1.2, -h * (0.86 + 0.22 * (1 - t * t)) + 6 * t * t) for t in places]


def _rim(tips: list[Point], h: float) -> str:
    """Points and the valleys between them."""
    words = [f"{tips[0][0]:.1f},{tips[0][1]:.1f}!"]
    for (before, _), (x, y) in pairwise(tips):
        words += [f"{(before + x) / 2 * 0.97:.1f},{-h * 0.44 + 4:.1f}!", f"{x:.1f},{y:.1f}!"]
    return " ".join(words)


def _band(s: Paper, a: float, h: float, gold: Ramp, stones: tuple[Ramp, Ramp]) -> None:
    """The jewelled hoop of a crown."""
    top = (
        f"{-a * 1.06},{-h * 0.3} {-a * 0.5},{-h * 0.3 + 9} 0,{-h * 0.3 + 12} "
        f"{a * 0.5},{-h * 0.3 + 9} {a * 1.06},{-h * 0.3}"
    )
    s.path(
        outline(f"{-a},0! {top.replace(' ', '! ', 1)}! {a},0! {a * 0.5},9 0,12 {-a * 0.5},9"),
        gold.shade,
        alpha=0.8,
    )
    s.stroke(top, gold.light, 2.8)
    s.stroke(f"{-a},-1 {-a * 0.5},8 0,11 {a * 0.5},8 {a},-1", gold.light, 2.2, 0.8)
    for i in range(5):
        t = -0.74 + 0.37 * i
        jewel(s, t * a, -h * 0.15 + 10 * math.sqrt(1 - t * t), 6.4 if i % 2 else 7.4, stones[i % 2], gold)


def coin(s: Svg, x: float, y: float, r: float, gold: Ramp = GOLD, *, tower: bool = False) -> None:
    """A gold coin seen from above."""
    s.circle(x + r * 0.03, y + r * 0.07, r, gold.deep)
    s.circle(x, y, r * 0.97, gold.base)
    s.circle(x, y, r * 0.76, gold.shade)
    s.circle(x - r * 0.03, y - r * 0.04, r * 0.71, mix(gold.base, gold.light, 0.35))
    s.path(
        outline(
            f"{x - r * 0.9},{y + r * 0.1}! {x - r * 0.66},{y - r * 0.62} {x + r * 0.1},{y - r * 0.9}! "
            f"{x - r * 0.48},{y - r * 0.46}"
        ),
        "#fff8dc",
        alpha=0.85,
    )
    if tower:
        k = r / 46
        with s.at(x, y + r * 0.03, k):
            s.path(
                "M-16 20L-16 -4L-20 -8L-20 -19L-13 -19L-13 -13L-7 -13L-7 -19L7 -19L7 -13L13 -13L13 "
                "-19L20 -19L20 -8L16 -4"
                "L16 20L5 20L5 11A5 5 0 0 0 -5 11L-5 20Z",
                gold.shade,
            )
            s.path("M-16 20L-16 -4L-20 -8L-20 -19L-17 -19L-17 -10L-12 -5L-12 20Z", gold.light, alpha=0.8)


def blade(
    s: Paper,
    x: float,
    y: float,
    length: float,
    w: float,
    turn: float,
    *,
    steel: Ramp = STEEL,
    gold: Ramp = GOLD,
    grip: Ramp = LEATHER,
    guard: float = 34.0,
    size: float = 1.0,
) -> None:
    """A straight blade; x, y is its guard, turned from upright."""
    n, h = length, w / 2
    with s.sheet(1.2, rim=0.8, inner=0.25, move=turned(x, y, size, turn)):
        s.corners(f"0,{-n} {h},{-n + w * 1.7} {h * 0.86},0 0,0", steel.shade)
        s.corners(f"0,{-n} {-h},{-n + w * 1.7} {-h * 0.86},0 0,0", steel.light)
        s.corners(
            f"0,{-n + w} {w * 0.13},{-n + w * 2.2} {w * 0.13},0 {-w * 0.13},0 {-w * 0.13},{-n + w * 2.2}",
            steel.base,
        )
        s.path("M-7 4L7 4L6 50L-6 50Z", grip.base)
        s.path("M1 4L7 4L6 50L1 50Z", grip.shade)
        for i in range(5):
            s.line(-6.4, 13 + i * 9, 6.4, 9 + i * 9, grip.deep, 2.2)
        data = outline(
            f"{-guard},-5 {-guard * 0.5},-4 0,-9 {guard * 0.5},-4 {guard},-5 {guard + 4},4 "
            f"{guard * 0.5},6 0,9 "
            f"{-guard * 0.5},6 {-guard - 4},4"
        )
        tones(s, gold, data, (6, 4))
        bead(s, 0, 56, 9, gold)


def plume(
    s: Paper, c: Ramp, spine: list[tuple[float, float]], w: float, *, lift: float = 0.8, barbs: int = 9
) -> None:
    """A feather along a spine from quill to tip, broadest in its middle."""
    left, right, n = [], [], len(spine)
    for i, (px, py) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(0, i - 1)], spine[min(n - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        wide = w * math.sin(math.pi * min(0.97, 0.12 + 0.82 * i / (n - 1))) * (0.7 + 0.3 * (i % 2))
        nx, ny = -(by - ay) / length * wide, (bx - ax) / length * wide
        left.append((px + nx, py + ny, False))
        right.append((px - nx, py - ny, False))
    data = outline([(*spine[0], True), *left[1:-1], (*spine[-1], True), *right[-2:0:-1]])
    with cut(s, c, data, (w * 0.55, w * 0.35), lift=lift, rim=0.6, inner=0.3):
        for i in range(1, barbs):
            t = i / barbs * (n - 1)
            j = min(n - 2, int(t))
            u = t - j
            px = spine[j][0] + (spine[j + 1][0] - spine[j][0]) * u
            py = spine[j][1] + (spine[j + 1][1] - spine[j][1]) * u
            dx, dy = spine[j + 1][0] - spine[j][0], spine[j + 1][1] - spine[j][1]
            length = math.hypot(dx, dy) or 1
            dx, dy = dx / length, dy / length
            for q in (-1, 1):
                s.line(px, py, px + (dx * 0.7 - dy * q) * w, py + (dy * 0.7 + dx * q) * w, c.deep, 1.4, 0.4)
        s.stroke(" ".join(f"{a:.1f},{b:.1f}" for a, b in spine), c.light, 2.2, 0.9)


def flame(s: Paper, x: float, y: float, k: float, c: Ramp) -> None:
    """A tongue of fire on x, y, 100 high at k = 1."""
    with s.sheet(0.4, rim=0.2, inner=0, move=turned(x, y, k)):
        s.shape(
            "0,4 -26,-6 -36,-32 -26,-56 -14,-74 -14,-100! 6,-84 14,-66 26,-84! 36,-54 36,-26 22,-2", c.shade
        )
        s.shape("0,2 -20,-6 -26,-30 -16,-52 -4,-66 -2,-84! 8,-64 14,-48 24,-60! 28,-30 24,-10", c.base)
        s.shape("0,0 -12,-8 -14,-28 -4,-46 4,-58! 10,-38 18,-26 12,-6", c.light)
        s.shape("1,-2 -6,-10 -4,-24 4,-34! 9,-20 7,-8", "#ffffff")


def orb(s: Paper, x: float, y: float, r: float, c: Ramp, *, lift: float = 1.0) -> None:
    """A ball of glass or metal with a bright window on it."""
    with s.sheet(lift, rim=0.5, inner=0.3, cut=True):
        s.path(
            disc(x, y, r),
            s.radial(
                x - r * 0.3, y - r * 0.35, r * 1.35, c.light, (0.45, c.base), (0.85, c.shade), (1, c.deep)
            ),
        )
        s.shape(
            f"{x - r * 0.66},{y - r * 0.2} {x - r * 0.5},{y - r * 0.62} {x - r * 0.06},{y - r * 0.74} "
            f"{x - r * 0.36},"
            f"{y - r * 0.44}",
            "#ffffff",
            0.85,
        )
        s.stroke(
            f"{x + r * 0.74},{y + r * 0.3} {x + r * 0.4},{y + r * 0.72} {x - r * 0.1},{y + r * 0.82}",
            c.light,
            r * 0.07,
            0.6,
        )


def staff(s: Paper, x0: float, y0: float, x1: float, y1: float, w: float, c: Ramp, lift: float = 1.1) -> None:
    """A rod as its own sheet."""
    with s.sheet(lift, rim=0.5, inner=0.2):
        rod(s, x0, y0, x1, y1, w, c)


def book(
    s: Paper, x: float, y: float, w: float, h: float, c: Ramp, *, turn: float = 0.0, lift: float = 1.0
) -> None:
    """A closed book seen from its front, its pages to the right; x, y is its middle."""
    with s.sheet(lift, rim=0.6, inner=0.3, move=turned(x, y, 1, turn)):
        s.rect(-w / 2 + 6, -h / 2 + 5, w, h, c.deep, r=5)
        s.rect(-w / 2 + 8, -h / 2 + 4, w - 4, h - 3, PAGES.shade, r=2)
        for i in range(3):
            s.line(
                w / 2 - 2 + i * 2,
                -h / 2 + 8,
                w / 2 - 2 + i * 2,
                h / 2 - 2,
                PAGES.light if i % 2 else PAGES.deep,
                1,
            )
        s.rect(
            -w / 2,
            -h / 2,
            w,
            h,
            s.linear(-w / 2, -h / 2, w / 2, h / 2, c.light, (0.3, c.base), (1, c.shade)),
            r=5,
        )
        s.rect(-w / 2, -h / 2, w * 0.15, h, c.shade, r=4)
        s.rect(-w / 2 + w * 0.22, -h / 2 + 8, w * 0.68, h - 16, "", GOLD.base, 2, r=3)


def wax(s: Paper, x: float, y: float, r: float, c: Ramp = CRIMSON, *, lift: float = 0.7) -> None:
    """A wax seal with its two ribbons."""
    with s.sheet(lift, rim=0.6, inner=0.3):
        for a, b in ((-0.5, -0.95), (0.35, 0.6)):
            s.corners(
                f"{x + r * a},{y} {x + r * (a + 0.6)},{y} {x + r * (b + 0.7)},{y + r * 2.3} "
                f"{x + r * (b + 0.3)},{y + r * 1.95} "
                f"{x + r * b},{y + r * 2.25}",
                c.shade,
            )
        blob = outline(
            [
                (
                    x + r * (1.0 + 0.09 * math.sin(i * 2.4)) * math.cos(i * math.tau / 14),
                    y + r * (1.0 + 0.09 * math.sin(i * 2.4)) * math.sin(i * math.tau / 14),
                    False,
                )
                for i in range(14)
            ]
        )
        s.path(blob, s.linear(x - r, y - r, x + r, y + r, c.light, (0.35, c.base), (1, c.shade)))
        s.circle(x, y, r * 0.66, c.shade)
        s.circle(x - r * 0.05, y - r * 0.06, r * 0.6, c.base)
