"""Trees, garden plots and water."""

from __future__ import annotations

import math

from art.make.colour import GOLD, MARBLE, OUTLINE, light, mix
from art.make.shapes import leaf
from art.make.svg import Svg, d

LEAF_EDGE = "#1d2b14"


def cypress(s: Svg, x: float, y: float, h: float, colour: str = "#37512c") -> None:
    """A flame of dark green, foot at x, y."""
    w = h * 0.17
    s.path(
        d(
            *("M", x, y - h),
            *("C", x + w * 1.5, y - h * 0.6, x + w * 1.3, y - h * 0.1, x, y),
            *("C", x - w * 1.3, y - h * 0.1, x - w * 1.5, y - h * 0.6, x, y - h),
            "Z",
        ),
        s.linear(
            x - w, y - h, x + w, y, light(colour, 0.35), (0.45, colour), (1, mix(colour, "#0b1408", 0.5))
        ),
        LEAF_EDGE,
        0.9,
    )
    s.path(
        d("M", x - w * 0.3, y - h * 0.75, "q", -w * 0.5, h * 0.3, -w * 0.2, h * 0.55),
        "",
        light(colour, 0.5),
        w * 0.18,
        line_alpha=0.6,
    )


def bush(s: Svg, x: float, y: float, r: float, colour: str = "#6f8a3c") -> None:
    """A low round shrub, centre at x, y."""
    paint = s.radial(
        x - r * 0.3,
        y - r * 0.3,
        r * 1.5,
        light(colour, 0.3),
        (0.5, colour),
        (1, mix(colour, "#10180a", 0.45)),
    )
    puffs = (
        (-0.55, 0.12, 0.45),
        (0.55, 0.14, 0.44),
        (-0.28, -0.24, 0.42),
        (0.3, -0.22, 0.42),
        (0, 0.16, 0.54),
    )
    for edge in (min(1.4, r * 0.16), 0.0):  # all outlines first, so that only the silhouette keeps one
        for dx, dy, q in puffs:
            s.ellipse(x + dx * r, y + dy * r, q * r, q * r * 0.9, paint, "#2d3b1c" if edge else "", edge)
    for dx, dy in ((-0.5, -0.2), (-0.1, -0.4), (0.3, -0.15), (-0.3, 0.12), (0.1, 0.1)):
        leaf(s, x + dx * r, y + dy * r, -0.7, r * 0.26, r * 0.08, light(colour, 0.42))


def _crown(
    s: Svg, x: float, y: float, r: float, colour: str, puffs: tuple[tuple[float, float, float], ...]
) -> None:
    for dx, dy, q in puffs:
        cx, cy = x + dx * r, y + dy * r
        s.ellipse(
            cx,
            cy,
            r * q,
            r * q * 0.82,
            s.radial(
                cx - r * 0.3,
                cy - r * 0.3,
                r * q * 1.6,
                light(colour, 0.35),
                (0.5, colour),
                (1, mix(colour, "#10180a", 0.5)),
            ),
            "#26331a",
            0.8,
            line_alpha=0.6,
        )
        for du, dv in ((-0.45, -0.2), (-0.1, -0.5), (0.05, -0.1)):
            leaf(s, cx + du * r * q, cy + dv * r * q, -0.6, r * q * 0.3, r * q * 0.09, light(colour, 0.4))


def tree(s: Svg, x: float, y: float, r: float, colour: str = "#5d7434") -> None:
    """A broad leaf tree, foot at x, y, crown about 2r high."""
    s.line(x, y, x, y - r, "#4c321d", r * 0.28)
    _crown(s, x, y, r, colour, ((-0.45, -1.1, 0.62), (0.5, -1.15, 0.6), (0, -1.6, 0.72), (0.1, -0.95, 0.6)))


def olive(s: Svg, x: float, y: float, r: float) -> None:
    """An old olive: forked trunk, silver leaves, dark fruit."""
    s.path(d("M", x - r * 0.1, y, "q", -r * 0.1, -r * 0.6, -r * 0.5, -r), "", "#5b4028", r * 0.26)
    s.path(d("M", x + r * 0.05, y, "q", r * 0.1, -r * 0.5, r * 0.5, -r * 0.95), "", "#5b4028", r * 0.24)
    _crown(s, x, y, r, "#8c9a68", ((-0.6, -1.25, 0.56), (0.6, -1.2, 0.54), (0, -1.6, 0.62)))
    for dx, dy in ((-0.7, -1.1), (-0.2, -1.55), (0.45, -1.3), (0.75, -1.0), (0.05, -1.15)):
        s.circle(x + dx * r, y + dy * r, r * 0.11, "#3a2b3c")


def pine(s: Svg, x: float, y: float, h: float) -> None:
    """An umbrella pine, foot at x, y."""
    s.line(x, y, x + h * 0.03, y - h * 0.75, OUTLINE, h * 0.1)
    s.line(x, y, x + h * 0.03, y - h * 0.75, "#7a5232", h * 0.06)
    _crown(
        s,
        x + h * 0.03,
        y - h * 0.2,
        h * 0.3,
        "#4f6d33",
        ((-0.55, -1.85, 0.58), (0.6, -1.8, 0.56), (0, -2.1, 0.72)),
    )


def pool(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """A basin with a marble rim seen from above, centre x, y."""
    s.rect(x - w / 2, y - h / 2 + 1, w, h, "#8d7048", OUTLINE, 0.8, r=h * 0.3)
    s.rect(x - w / 2, y - h / 2, w, h, MARBLE, OUTLINE, 0.8, r=h * 0.3)
    water = s.linear(x - w / 2, y, x + w / 2, y, "#1c6a9a", "#7cc4e0")
    s.rect(x - w / 2 + 1.4, y - h / 2 + 1.2, w - 2.8, h - 2.4, water, "#2a5a7a", 0.6, r=h * 0.22)
    s.path(d("M", x - w * 0.28, y, "q", w * 0.1, -h * 0.18, w * 0.2, 0, "t", w * 0.2, 0), "", "#eaf8fb", 0.8)


def vine(s: Svg, x: float, y: float, h: float) -> None:
    """A trellis with leaves and two bunches of grapes, foot centre x, y."""
    w = h * 0.8
    for dx in (-w / 2, w / 2):
        s.line(x + dx, y, x + dx, y - h, "#6b4526", h * 0.09)
    s.line(x - w * 0.62, y - h, x + w * 0.62, y - h, "#6b4526", h * 0.1)
    for i in range(5):
        bush(s, x - w * 0.55 + w * 0.28 * i, y - h - (i % 2) * h * 0.09, h * 0.17, "#5f7d36")
    for dx in (-w * 0.22, w * 0.24):
        for j, n in enumerate((3, 2, 1)):
            for i in range(n):
                gx, gy = x + dx + (i - (n - 1) / 2) * h * 0.15, y - h * 0.76 + j * h * 0.14
                s.circle(gx, gy, h * 0.09, "#7c3aa0", "#2f0f42", h * 0.025)
                s.circle(gx - h * 0.025, gy - h * 0.03, h * 0.025, "#e2c2f0")


def wheat(s: Svg, x: float, y: float, h: float) -> None:
    """A bound sheaf of ripe wheat, foot at x, y."""
    for i in range(7):
        t = (i - 3) / 3
        top_x, top_y = x + t * h * 0.42, y - h * (0.98 - abs(t) * 0.12)
        s.path(
            d("M", x + t * h * 0.2, y, "Q", x + t * h * 0.02, y - h * 0.4, top_x, top_y),
            "",
            GOLD.shade,
            h * 0.06,
        )
        for j in range(4):
            q = j * h * 0.09
            leaf(s, top_x - t * q * 0.3, top_y + q, -math.pi / 2 - 0.5, h * 0.17, h * 0.05, GOLD.light)
            leaf(s, top_x - t * q * 0.3, top_y + q, -math.pi / 2 + 0.5, h * 0.17, h * 0.05, GOLD.face)
    s.rect(x - h * 0.13, y - h * 0.42, h * 0.26, h * 0.1, "#b5532e", OUTLINE, h * 0.03, r=h * 0.03)


def fountain(s: Svg, x: float, y: float, r: float) -> None:
    """A round basin with a bowl and falling water."""
    s.ellipse(x, y + r * 0.1, r, r * 0.58, "#8d7048", OUTLINE, 1.2)
    s.ellipse(x, y, r, r * 0.58, "#f2e4c4", OUTLINE, 1.2)
    s.ellipse(x, y, r * 0.8, r * 0.44, s.linear(x - r, y, x + r, y, "#1c6a74", "#57b0ad"), "#7d6340", 0.8)
    s.rect(x - r * 0.09, y - r * 0.8, r * 0.18, r * 0.8, MARBLE, OUTLINE, 0.7)
    s.ellipse(x, y - r * 0.8, r * 0.34, r * 0.18, "#f7ecd2", OUTLINE, 0.8)
    s.path(
        d(
            *("M", x, y - r * 0.85),
            *("q", -r * 0.26, r * 0.05, -r * 0.32, r * 0.42),
            *("M", x, y - r * 0.85),
            *("q", r * 0.26, r * 0.05, r * 0.32, r * 0.42),
        ),
        "",
        "#d7f0ea",
        1.3,
        line_alpha=0.9,
    )
