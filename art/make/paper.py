"""Paper theatre: drawings that are piles of sheets, to which the client gives shadow, shade and lit edge.

A sheet is a top-level group of the file. Its `data-lift` says how far it floats over the sheet below,
`data-rim` and `data-inner` how bright its lit edge and how dark its far edge are. With `data-cut` its first
shape is the silhouette: it cuts whatever else the sheet holds, so tones inside may overshoot.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from art.make.svg import Point, Svg, d, num, polygon

Box = tuple[float, float, float, float]
Knot = tuple[float, float, bool]
SCENE: Box = (-150.0, -60.0, 700.0, 560.0)  # what a scene covers; its window shows x 0..400, y 14..420


class Ramp(NamedTuple):
    """Four tones of one thing: where the light falls, its own, in shade, at the far edge."""

    light: str
    base: str
    shade: str
    deep: str


def ramp(text: str) -> Ramp:
    """A ramp from four colours in one text."""
    return Ramp(*text.split())


GOLD = ramp("#ffe9a3 #e3b04b #b0742a #6a3f18")
BRONZE = ramp("#f3cd92 #b98648 #7e5229 #452a16")
CRIMSON = ramp("#e56a55 #b7303c #82203a #4a142c")
STEEL = ramp("#e9eff2 #a9b7c3 #718294 #3e4c5e")
IRON = ramp("#9aa5b1 #626f7f #434e5f #262d3c")
LEATHER = ramp("#d19a66 #97613c #663c2a #3b2019")
WOOD = ramp("#d9a066 #a6703f #74482c #47291f")
LINEN = ramp("#fff6df #ead9b3 #c2a87c #8b7351")
WHITE = ramp("#fffdf4 #f2ead6 #cdc0aa #968a80")
MARBLE = ramp("#ffffff #ece6e4 #c3bac6 #8d849c")
PLASTER = ramp("#fff8e6 #f0dfc0 #cbb08e #917562")
TILE = ramp("#f0875a #c65238 #8e3430 #561f28")
LEAF = ramp("#b7d073 #77a048 #4a7440 #2a4a36")
EMBER = ramp("#ffd27a #ee8b3a #c0522b #7b2a25")
CLAY = ramp("#f0a070 #c4653c #8f4029 #55241c")
VELLUM = ramp("#f8ebcb #ecd8ab #d2b57e #9a7c4c")


# ------------------------------------------------------------------ outlines


def knots(text: str) -> list[Knot]:
    """Points such as ``10,20 30,40!``; the mark makes a corner."""
    out = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), word.endswith("!")))
    return out


def outline(points: str | list[Knot], closed: bool = True) -> str:
    """Path data through the points, round but for corners."""
    at = knots(points) if isinstance(points, str) else points
    parts = ["M" + _pair(at[0][:2])]
    for i in range(len(at) if closed else len(at) - 1):
        p, q = at[i], at[(i + 1) % len(at)]
        reach = math.hypot(q[0] - p[0], q[1] - p[1])
        t0, t1 = _tangent(at, i, closed), _tangent(at, (i + 1) % len(at), closed)
        if t0 is None and t1 is None:
            parts.append("L" + _pair(q[:2]))
            continue
        c0, c1 = _lever(p, q, t0, reach), _lever(q, p, t1 and (-t1[0], -t1[1]), reach)
        parts.append("C" + " ".join(_pair(c) for c in (c0, c1, q[:2])))
    return "".join(parts) + ("Z" if closed else "")


def _pair(point: Point) -> str:
    return f"{num(round(point[0], 1))} {num(round(point[1], 1))}"


def _tangent(at: list[Knot], i: int, closed: bool) -> Point | None:
    if at[i][2] or (not closed and i in (0, len(at) - 1)):
        return None
    (ax, ay, _), (bx, by, _) = at[i - 1], at[(i + 1) % len(at)]
    length = math.hypot(bx - ax, by - ay) or 1
    return (bx - ax) / length, (by - ay) / length


def _lever(p: Knot, q: Knot, tangent: Point | None, reach: float) -> Point:
    if tangent is None:
        return p[0] + (q[0] - p[0]) * 0.25, p[1] + (q[1] - p[1]) * 0.25
    return p[0] + tangent[0] * reach * 0.36, p[1] + tangent[1] * reach * 0.36


def mirrored(half: str, axis: float = 200.0) -> str:
    """Path data of a shape from its left half, top to bottom."""
    left = knots(half)
    right = [(2 * axis - x, y, corner) for x, y, corner in reversed(left) if abs(x - axis) > 0.01]
    return outline(left + right)


def limb(text: str) -> str:
    """Path data of a tapered tube along ``x,y,width`` points."""
    spine = [tuple(float(v) for v in word.split(",")) for word in text.split()]
    fine = [_between(spine, i, j / 6) for i in range(len(spine) - 1) for j in range(6)]
    fine.append((spine[-1][0], spine[-1][1], spine[-1][2]))
    left, right = [], []
    for i, (x, y, w) in enumerate(fine):
        (ax, ay, _), (bx, by, _) = fine[max(0, i - 1)], fine[min(len(fine) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * w / 2, (bx - ax) / length * w / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return polygon(left + right[::-1])


def _between(spine: list[tuple[float, ...]], i: int, t: float) -> tuple[float, float, float]:
    a, b = spine[max(0, i - 1)], spine[i]
    c, e = spine[i + 1], spine[min(len(spine) - 1, i + 2)]
    x, y, w = (
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - v) * t * t + (3 * q - p - 3 * r + v) * t**3)
        for p, q, r, v in zip(a, b, c, e, strict=True)
    )
    return x, y, w


# ------------------------------------------------------------------ the writer


class Paper(Svg):
    """A pile of sheets being drawn inside a view box of any origin."""

    def __init__(self, box: Box = SCENE) -> None:
        super().__init__(box[2], box[3])
        self.box = box

    @contextmanager
    def sheet(
        self, lift: float = 1.0, *, rim: float = 0.55, inner: float = 0.35, cut: bool = False, move: str = ""
    ) -> Iterator[None]:
        """One sheet; with `cut` its first shape cuts the others, `move` is a transform of all of them."""
        words = [f'data-lift="{num(lift)}" data-rim="{num(rim)}" data-inner="{num(inner)}"']
        words += ['data-cut="1"'] if cut else []
        words += [f'transform="{move}"'] if move else []
        self._out.append(f"<g {' '.join(words)}>")
        self._depth += 1
        yield
        self._depth -= 1
        self._out.append("</g>")

    def shape(self, points: str, fill: str, alpha: float = 1.0) -> None:
        """A round outline, corners marked."""
        self.path(outline(points), fill, alpha=alpha)

    def stroke(self, points: str, colour: str, width: float, alpha: float = 1.0, cap: str = "round") -> None:
        """A round open line."""
        self.path(outline(points, False), "", colour, width, line_alpha=alpha, cap=cap)

    def corners(self, points: str, fill: str, alpha: float = 1.0) -> None:
        """A polygon."""
        self.path(polygon([(x, y) for x, y, _ in knots(points)]), fill, alpha=alpha)

    def ring(self, x: float, y: float, r: float, colour: str, width: float, alpha: float = 1.0) -> None:
        """A circle's line."""
        self.circle(x, y, r, "", colour, width, line_alpha=alpha)

    def glow(self, x: float, y: float, r: float, colour: str, strength: float = 0.9) -> None:
        """A sheet of light without edge."""
        with self.sheet(0, rim=0, inner=0):
            self.circle(
                x,
                y,
                r,
                self.radial(x, y, r, (0, colour, strength), (0.35, colour, strength * 0.5), (1, colour, 0)),
            )

    def text(self) -> str:
        """The whole file."""
        old = f'viewBox="0 0 {num(self.width)} {num(self.height)}"'
        return super().text().replace(old, f'viewBox="{" ".join(num(v) for v in self.box)}"', 1)


def turned(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """The transform that puts an origin at x, y."""
    steps = [f"translate({num(x)} {num(y)})"]
    steps += [f"rotate({num(turn)})"] if turn else []
    steps += [f"scale({num(scale)})"] if scale != 1 else []
    return " ".join(steps)


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rectangle with round corners, clockwise."""
    return d(
        *("M", x + r, y),
        *("L", x + w - r, y),
        *("A", r, r, 0, 0, 1, x + w, y + r),
        *("L", x + w, y + h - r),
        *("A", r, r, 0, 0, 1, x + w - r, y + h),
        *("L", x + r, y + h),
        *("A", r, r, 0, 0, 1, x, y + h - r),
        *("L", x, y + r),
        *("A", r, r, 0, 0, 1, x + r, y),
        "Z",
    )
