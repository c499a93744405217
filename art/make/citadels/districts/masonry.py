"""Walls, towers, battlements, columns, steps. y grows down; `foot` is where a thing stands."""

from __future__ import annotations

from random import Random

from art.make.paper import Paper, Ramp
from art.make.svg import d


def stones(
    s: Paper, x: float, foot: float, w: float, h: float, c: Ramp, *, seed: int = 0, course: float = 11
) -> None:
    """Single lit and dim stones in their courses, so that a wall is masonry and not paint."""
    rng = Random(seed * 7 + round(x) * 3 + round(w))
    rows = max(1, int((h - 8) / course))
    for _ in range(int(w * h / 560)):
        long = course * (1.3 + 0.9 * rng.random())
        if long > w - 4:
            continue
        sx = x + 2 + rng.random() * (w - long - 4)
        sy = foot - 6 - course * (1 + int(rng.random() * rows))
        s.rect(sx, sy, long, course * 0.66, c.light if rng.random() < 0.5 else c.shade, alpha=0.5, r=1.5)


def wall(
    s: Paper, x: float, foot: float, w: float, h: float, c: Ramp, *, seed: int = 0, plain: bool = False
) -> None:
    """A flat front: lit at the left, a strip of shade at the right, a dark foot."""
    s.rect(
        x,
        foot - h,
        w,
        h,
        s.linear(x, 0, x + w, 0, (0, c.light), (0.16, c.base), (0.74, c.base), (1, c.shade)),
    )
    if not plain:
        stones(s, x, foot, w, h, c, seed=seed)
    s.rect(x, foot - 7, w, 7, c.deep, alpha=0.28)


def drum(
    s: Paper, x: float, foot: float, w: float, h: float, c: Ramp, *, seed: int = 0, plain: bool = False
) -> None:
    """A round tower about the axis x."""
    left = x - w / 2
    tone = s.linear(
        left, 0, left + w, 0, (0, c.base), (0.22, c.light), (0.5, c.base), (0.82, c.shade), (1, c.deep)
    )
    s.rect(left, foot - h, w, h, tone)
    if not plain:
        stones(s, left, foot, w, h, c, seed=seed, course=9)


def taper(s: Paper, x: float, foot: float, w: float, top: float, w_top: float, c: Ramp) -> None:
    """A shaft about the axis x that narrows upwards, its right side in shade."""
    a, b, e, f = x - w / 2, x + w / 2, x - w_top / 2, x + w_top / 2
    s.poly([(a, foot), (b, foot), (f, top), (e, top)], c.base)
    s.poly([(x + w * 0.12, foot), (b, foot), (f, top), (x + w_top * 0.1, top)], c.shade)
    s.poly([(a, foot), (a + w * 0.17, foot), (e + w_top * 0.16, top), (e, top)], c.light)


def ledge(s: Paper, x: float, y: float, w: float, c: Ramp, h: float = 7) -> None:
    """A string course: a lit band with its shadow."""
    s.rect(x, y, w, h, c.light)
    s.rect(x + w * 0.6, y, w * 0.4, h, c.base)
    s.rect(x, y + h, w, h * 0.42, c.deep, alpha=0.5)


def battlement(s: Paper, x: float, y: float, w: float, c: Ramp, n: int = 5, h: float = 13) -> None:
    """n merlons on a string course along the top y of a wall."""
    tooth = w / (n + (n - 1) * 0.8)
    s.rect(x - 3, y - 5, w + 6, 9, c.shade)
    s.rect(x - 3, y - 5, w + 6, 3, c.light, alpha=0.85)
    for i in range(n):
        left = x + i * tooth * 1.8
        s.rect(left, y - 5 - h, tooth, h + 1, c.base)
        s.rect(left, y - 5 - h, tooth * 0.34, h, c.light, alpha=0.85)
        s.rect(left + tooth * 0.7, y - 5 - h, tooth * 0.3, h, c.shade)
        s.rect(left, y - 5 - h, tooth, 2.4, c.light)


def column(s: Paper, x: float, top: float, foot: float, w: float, c: Ramp, cap: str = "") -> None:
    """A round column about the axis x with base and capital."""
    tone = s.linear(x - w / 2, 0, x + w / 2, 0, c.base, c.light, c.base, c.shade)
    s.poly([(x - w * 0.43, top), (x + w * 0.43, top), (x + w / 2, foot), (x - w / 2, foot)], tone)
    for q in (-0.22, 0.06, 0.3):
        s.line(x + w * q, top + 6, x + w * q * 1.12, foot - 4, c.shade, max(1.4, w * 0.06), 0.65)
    s.rect(x - w * 0.7, top - w * 0.4, w * 1.4, w * 0.45, cap or c.light, r=2)
    s.rect(x + w * 0.08, top - w * 0.34, w * 0.6, w * 0.38, c.shade, r=2, alpha=0.8)
    s.rect(x - w * 0.7, foot - w * 0.16, w * 1.4, w * 0.4, c.base, r=2)


def steps(
    s: Paper, x: float, top: float, w: float, n: int, c: Ramp, h: float = 6, spread: float = 12
) -> None:
    """n steps about the axis x that widen downwards."""
    for i in range(n):
        wide, y = w + i * spread, top + i * h
        s.rect(x - wide / 2, y, wide, h, c.base)
        s.rect(x - wide / 2, y, wide, max(1.6, h * 0.3), c.light)
        s.rect(x + wide * 0.2, y + h * 0.3, wide * 0.3, h * 0.7, c.shade)


def arch_path(x: float, foot: float, w: float, h: float) -> str:
    """Path data of a round-headed opening about the axis x."""
    a = w / 2
    return d(
        *("M", x - a, foot),
        *("L", x - a, foot - h + a),
        *("A", a, a, 0, 0, 1, x + a, foot - h + a),
        *("L", x + a, foot),
        "Z",
    )


def arcade(s: Paper, x: float, foot: float, w: float, h: float, n: int, c: Ramp, dark: str) -> None:
    """n dark arches side by side between slim pillars."""
    step = w / n
    for i in range(n):
        s.path(arch_path(x + step * (i + 0.5), foot, step * 0.78, h), dark)
        s.rect(x + step * i - step * 0.09, foot - h + step * 0.35, step * 0.16, h - step * 0.35, c.light)


def plinth(s: Paper, x: float, y: float, w: float, h: float, c: Ramp) -> None:
    """A block with a lit top edge and a shaded right third."""
    s.rect(x, y, w, h, c.base)
    s.rect(x + w * 0.68, y, w * 0.32, h, c.shade)
    s.rect(x, y, w, max(2.0, h * 0.16), c.light)
