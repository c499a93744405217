"""Plain shapes: leaves, wreaths, stars, ellipse arcs, rays, smooth outlines."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.make.svg import Point, Svg, d, num

TAU = 2 * math.pi


def around(cx: float, cy: float, r: float, n: int, start: float = 0.0) -> list[Point]:
    """n points on a circle, the first at angle ``start`` (radians)."""
    angles = [start + TAU * i / n for i in range(n)]
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]


def arc(cx: float, cy: float, rx: float, ry: float, a0: float, a1: float, n: int = 40) -> list[Point]:
    """Points along an ellipse from angle a0 to a1."""
    return [
        (cx + rx * math.cos(a0 + (a1 - a0) * i / n), cy + ry * math.sin(a0 + (a1 - a0) * i / n))
        for i in range(n + 1)
    ]


def star(cx: float, cy: float, outer: float, inner: float, n: int) -> list[Point]:
    """A star with n points, one of them up."""
    return [
        (
            cx + (outer if i % 2 == 0 else inner) * math.sin(i * math.pi / n),
            cy - (outer if i % 2 == 0 else inner) * math.cos(i * math.pi / n),
        )
        for i in range(2 * n)
    ]


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """Path data of a round curve through the points."""
    n = len(points)
    out = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(n if closed else n - 1):
        p0 = points[(i - 1) % n] if closed or i else points[i]
        p1, p2 = points[i], points[(i + 1) % n]
        p3 = points[(i + 2) % n] if closed or i + 2 < n else p2
        out += d(
            *(
                "C",
                p1[0] + (p2[0] - p0[0]) / 6,
                p1[1] + (p2[1] - p0[1]) / 6,
                p2[0] - (p3[0] - p1[0]) / 6,
                p2[1] - (p3[1] - p1[1]) / 6,
                p2[0],
                p2[1],
            ),
        )
    return out + ("Z" if closed else "")


def leaf(
    s: Svg,
    x: float,
    y: float,
    angle: float,
    length: float,
    width: float,
    fill: str,
    *,
    stroke: str = "",
    line: float = 1.0,
) -> None:
    """A pointed leaf from its stalk at x, y."""
    ca, sa = math.cos(angle), math.sin(angle)

    def t(u: float, v: float) -> Point:
        return x + u * ca - v * sa, y + u * sa + v * ca

    p0, c1, c2, p1 = t(0, 0), t(length * 0.3, -width), t(length * 0.75, -width * 0.7), t(length, 0)
    c3, c4 = t(length * 0.75, width * 0.7), t(length * 0.3, width)
    s.path(d("M", *p0, "C", *c1, *c2, *p1, "C", *c3, *c4, *p0, "Z"), fill, stroke, line)


def wreath(
    s: Svg,
    cx: float,
    cy: float,
    r: float,
    fill: str,
    second: str = "",
    *,
    leaves: int = 9,
    gap: float = 0.32,
    size: float = 0.36,
    stem: bool = True,
    stroke: str = "",
    line: float = 1.0,
) -> None:
    """A laurel wreath open at the top by ``gap`` radians, tied below."""
    second = second or fill
    for side in (-1, 1):
        if stem:
            points = arc(cx, cy, r, r, math.pi / 2, math.pi / 2 + side * (math.pi - gap), 20)
            s.poly(points, "", second, r * 0.05, close=False)
        for i in range(leaves):
            t = i / (leaves - 1)
            a = math.pi / 2 + side * (0.12 + t * (math.pi - 0.12 - gap))
            x, y, along = cx + r * math.cos(a), cy + r * math.sin(a), a + side * math.pi / 2
            length = r * size * (1.05 - 0.25 * t)
            leaf(s, x, y, along + side * 0.5, length, length * 0.3, fill, stroke=stroke, line=line)
            leaf(s, x, y, along - side * 0.5, length, length * 0.3, second, stroke=stroke, line=line)


def sprig(
    s: Svg, x: float, y: float, height: float, fill: str, second: str, *, lean: float = 0.0, pairs: int = 4
) -> None:
    """A single twig with paired leaves, growing upwards."""
    s.path(d("M", x, y, "q", lean * 0.2, -height * 0.5, lean, -height), "", second, height * 0.06)
    for i in range(pairs):
        t = (i + 0.6) / pairs
        px, py, length = x + lean * t * t, y - height * t, height * 0.3 * (1.1 - t * 0.4)
        leaf(s, px, py, -0.5, length, length * 0.28, fill)
        leaf(s, px, py, math.pi + 0.5, length, length * 0.28, second)


def clip(points: Sequence[Point], box: tuple[float, float, float, float]) -> list[Point]:
    """A polygon cut to a box (x0, y0, x1, y1); empty when nothing is left."""
    x0, y0, x1, y1 = box
    for axis, bound, keep in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        cut: list[Point] = []
        for i, b in enumerate(points):
            a = points[i - 1]
            in_a, in_b = (a[axis] - bound) * keep >= 0, (b[axis] - bound) * keep >= 0
            if in_a != in_b:
                t = (bound - a[axis]) / (b[axis] - a[axis])
                cut.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if in_b:
                cut.append(b)
        points = cut
        if not points:
            return []
    return list(points)


def rays(
    s: Svg,
    cx: float,
    cy: float,
    r: float,
    n: int,
    colour: str,
    alpha: float,
    box: tuple[float, float, float, float],
) -> None:
    """Every second wedge of a sunburst, cut to the box."""
    for i in range(n):
        a, b = i * TAU / n, i * TAU / n + math.pi / n
        wedge = [
            (cx, cy),
            (cx + r * math.cos(a), cy + r * math.sin(a)),
            (cx + r * math.cos(b), cy + r * math.sin(b)),
        ]
        cut = clip(wedge, box)
        if cut:
            s.poly(cut, colour, alpha=alpha)
