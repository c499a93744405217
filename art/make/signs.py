"""Signs told apart by shape: the eight seat marks and the six kinds of site."""

from __future__ import annotations

import math

from art.make.colour import KIND_DEEP, KINDS, light, mix
from art.make.shapes import around, star
from art.make.svg import Svg, d

SEAT_SHAPES = ("disc", "square", "triangle", "diamond", "hexagon", "star", "drop", "ring")


def seat_mark(s: Svg, shape: str, fill: str, stroke: str = "", line: float = 0.0) -> None:
    """One of the eight seat marks, in a 100 box; line is the width of the edge."""
    if shape == "disc":
        s.circle(50, 50, 36, fill, stroke, line)
    elif shape == "ring":
        if stroke:
            s.circle(50, 50, 30, "", stroke, 17 + line * 0.6)
        s.circle(50, 50, 30, "", fill, 17)
    elif shape == "drop":
        s.path(
            "M50 8C61 29 82 41 82 62C82 80 67 90 50 90C33 90 18 80 18 62C18 41 39 29 50 8Z",
            fill,
            stroke,
            line,
        )
    else:
        s.poly(_corners(shape), fill, stroke, line)


def _corners(shape: str) -> list[tuple[float, float]]:
    if shape == "square":
        return [(19, 19), (81, 19), (81, 81), (19, 81)]
    if shape == "triangle":
        return [(50, 10), (88, 78), (12, 78)]
    if shape == "diamond":
        return [(50, 8), (84, 50), (50, 92), (16, 50)]
    if shape == "hexagon":
        return around(50, 50, 39, 6)
    return star(50, 53, 43, 19, 5)


def kind_sign(s: Svg, kind: str, x: float, y: float, r: float, fill: str) -> None:
    """The sign of a kind of site, one flat colour, about 2r across."""
    _SIGNS[kind](s, x, y, r, fill)


def _sun(s: Svg, x: float, y: float, r: float, fill: str) -> None:
    s.circle(x, y, r * 0.48, fill)
    for i in range(8):
        a = i * math.pi / 4
        s.poly(
            [
                (x + math.cos(a - 0.2) * r * 0.6, y + math.sin(a - 0.2) * r * 0.6),
                (x + math.cos(a) * r * 1.08, y + math.sin(a) * r * 1.08),
                (x + math.cos(a + 0.2) * r * 0.6, y + math.sin(a + 0.2) * r * 0.6),
            ],
            fill,
            fill,
            r * 0.06,
        )


def _waves(s: Svg, x: float, y: float, r: float, fill: str) -> None:
    for j in (-1, 0, 1):
        s.path(
            d(
                *("M", x - r * 0.95, y + j * r * 0.58),
                *("q", r * 0.24, -r * 0.52, r * 0.48, 0),
                *("t", r * 0.48, 0),
                *("t", r * 0.48, 0),
                *("t", r * 0.48, 0),
            ),
            "",
            fill,
            r * 0.25,
        )


def _grapes(s: Svg, x: float, y: float, r: float, fill: str) -> None:
    for j, n in enumerate((3, 2, 1)):
        for i in range(n):
            s.circle(x + (i - (n - 1) / 2) * r * 0.62, y - r * 0.22 + j * r * 0.52, r * 0.29, fill)
    s.path(d("M", x, y - r * 0.5, "q", 0, -r * 0.35, r * 0.22, -r * 0.5), "", fill, r * 0.18)
    s.path(
        d(
            *("M", x + r * 0.02, y - r * 0.52),
            *("q", r * 0.3, -r * 0.42, r * 0.8, -r * 0.2),
            *("q", -r * 0.28, r * 0.36, -r * 0.8, r * 0.2),
            "Z",
        ),
        fill,
    )


def _moon(s: Svg, x: float, y: float, r: float, fill: str) -> None:
    s.path(
        d(
            *("M", x + r * 0.25, y - r * 0.92),
            *("A", r * 0.95, r * 0.95, 0, 1, 0, x + r * 0.85, y + r * 0.5),
            *("A", r * 0.72, r * 0.72, 0, 1, 1, x + r * 0.25, y - r * 0.92),
            "Z",
        ),
        fill,
    )


def _scales(s: Svg, x: float, y: float, r: float, fill: str) -> None:
    s.path(
        d(
            *("M", x - r * 0.85, y - r * 0.55),
            *("L", x + r * 0.85, y - r * 0.55),
            *("M", x, y - r * 0.9),
            *("L", x, y + r * 0.8),
        ),
        "",
        fill,
        r * 0.19,
    )
    s.circle(x, y - r * 0.84, r * 0.16, fill)
    for q in (-1, 1):
        cx = x + q * r * 0.68
        s.path(
            d("M", cx, y - r * 0.5, "L", cx - r * 0.36, y + r * 0.22, "L", cx + r * 0.36, y + r * 0.22, "Z"),
            "",
            fill,
            r * 0.1,
        )
        s.path(
            d(
                *("M", cx - r * 0.44, y + r * 0.18),
                *("A", r * 0.44, r * 0.44, 0, 0, 0, cx + r * 0.44, y + r * 0.18),
                "Z",
            ),
            fill,
        )
    s.line(x - r * 0.42, y + r * 0.86, x + r * 0.42, y + r * 0.86, fill, r * 0.22)


def _hammer(s: Svg, x: float, y: float, r: float, fill: str) -> None:
    s.path(
        d(
            *("M", x - r * 1.02, y - r * 0.02),
            *("h", r * 1.95),
            *("v", r * 0.2),
            *("l", -r * 0.42, r * 0.16),
            *("l", -r * 0.06, r * 0.2),
            *("l", r * 0.2, r * 0.22),
            *("h", -r * 1.1),
            *("l", r * 0.2, -r * 0.22),
            *("C", x - r * 0.5, y + r * 0.44, x - r * 0.9, y + r * 0.34, x - r * 1.02, y - r * 0.02),
            "Z",
        ),
        fill,
    )
    with s.at(x + r * 0.08, y - r * 0.5, r / 10, 24):
        s.line(0, 0, -9, 0, fill, 1.9, cap="butt")
        s.rect(-1, -3.4, 4.4, 6.8, fill, r=0.8)


_SIGNS = {
    "yellow": _sun,
    "blue": _waves,
    "purple": _grapes,
    "white": _moon,
    "bank": _scales,
    "workshop": _hammer,
}


def on_kind(kind: str) -> str:
    """The colour a sign has on its kind's ground."""
    return {"white": "#6f6653", "yellow": "#6b4a05", "workshop": "#6b4420"}.get(kind, "#fff8e8")


def medal(s: Svg, kind: str, x: float, y: float, r: float, sign: float = 0.56) -> None:
    """A disc in the kind's colour with its sign."""
    c = KINDS[kind]
    s.circle(x, y, r, "#2a160b")
    s.circle(
        x,
        y,
        r * 0.91,
        s.linear(x - r, y - r, x + r, y + r, light(c, 0.4), (0.5, c), (1, mix(c, "#120806", 0.2))),
    )
    s.circle(
        x,
        y,
        r * 0.83,
        "",
        s.linear(
            x - r, y - r, x + r, y + r, (0, "#ffffff", 0.8), (0.5, "#ffffff", 0), (1, KIND_DEEP[kind], 0.8)
        ),
        r * 0.07,
    )
    kind_sign(s, kind, x, y, r * sign, on_kind(kind))
