"""The sign of the house: three couches round a table."""

from __future__ import annotations

from collections.abc import Callable

from art.make.colour import BRONZE, CRIMSON, GOLD, OUTLINE, TEAL, dark, light
from art.make.shapes import TAU, around
from art.make.svg import Svg


def mosaic_rim(s: Svg, cx: float, cy: float, r: float, n: int) -> None:
    s.circle(cx, cy, r, "#24130a")
    s.circle(
        cx,
        cy,
        r * 0.97,
        s.linear(cx - r, cy - r, cx + r, cy + r, "#e2c48e", (0.5, "#b58a55"), (1, "#5f3f22")),
    )
    for i in range(n):
        a0, a1 = TAU * (i + 0.08) / n, TAU * (i + 0.92) / n
        colour = ("#125560", "#1f7480", "#b5532e", "#1b6c77")[i % 4]
        p = around(cx, cy, r * 0.94, 1, a0) + around(cx, cy, r * 0.94, 1, a1)
        q = around(cx, cy, r * 0.85, 1, a1) + around(cx, cy, r * 0.85, 1, a0)
        s.poly(p + q, colour)
    s.circle(cx, cy, r * 0.83, "#3a2415")


def _couch(s: Svg, cloth: str) -> None:
    """A dining couch seen from above, its back along y = -24, 120 long, centred."""
    s.rect(-62, -22, 124, 46, "#1d0e05", alpha=0.45, r=10)
    s.rect(
        -64,
        -26,
        128,
        48,
        s.linear(-64, -26, 64, 22, "#c98f55", (0.5, "#8a5730"), (1, "#4b2d17")),
        OUTLINE,
        2.4,
        r=9,
    )
    s.rect(
        -56,
        -18,
        112,
        35,
        s.linear(-56, -18, 56, 17, light(cloth, 0.3), (0.5, cloth), (1, dark(cloth, 0.4))),
        OUTLINE,
        1.6,
        r=6,
    )
    for x in (-38, 0, 38):
        s.rect(
            x - 15,
            -16,
            30,
            14,
            s.linear(x - 15, -16, x + 15, -2, "#fff8e6", (0.5, "#ecd9b2"), (1, "#b89a66")),
            OUTLINE,
            1.4,
            r=5,
        )
        s.line(x - 9, -9, x + 9, -9, "#b08a52", 1.2, 0.8)
    for x in (-20, 20):
        s.line(x, -16, x, 16, dark(cloth, 0.5), 1.4, 0.7)
    s.line(-52, 12.6, 52, 12.6, GOLD.light, 1.8, 0.9)


def triclinium() -> Svg:
    """Three couches round a table: the sign of the house, 240 x 240."""
    s = Svg(240, 240)
    mosaic_rim(s, 120, 120, 118, 72)
    s.circle(120, 120, 97, s.radial(95, 90, 130, "#f2e2bb", (0.6, "#ddc38d"), (1, "#a98553")))
    for i in range(-5, 6):
        half = (97**2 - (i * 17) ** 2) ** 0.5
        s.line(120 + i * 17, 120 - half, 120 + i * 17, 120 + half, "#a98553", 1, 0.35)
        s.line(120 - half, 120 + i * 17, 120 + half, 120 + i * 17, "#a98553", 1, 0.35)
    with s.at(120, 61):
        _couch(s, CRIMSON)
    with s.at(61, 134, turn=-90):
        _couch(s, TEAL)
    with s.at(179, 134, turn=90):
        _couch(s, "#b8860f")
    _table(s, 120, 138)
    return s


def _table(s: Svg, x: float, y: float) -> None:
    s.circle(x + 3, y + 4, 33, "#1d0e05", alpha=0.4)
    s.circle(
        x,
        y,
        33,
        s.linear(x - 24, y - 24, x + 24, y + 24, "#d9a566", (0.5, "#9c6a3a"), (1, "#57351a")),
        OUTLINE,
        2.4,
    )
    s.circle(
        x,
        y,
        27,
        s.linear(x - 20, y - 20, x + 20, y + 20, "#fbf4e4", (0.5, "#e9dcc0"), (1, "#bfa77c")),
        OUTLINE,
        1.4,
    )
    s.rect(
        x - 17, y - 15, 15, 15, s.linear(x - 17, y - 15, x - 2, y, "#ffffff", "#e2cfa4"), "#7a1418", 2, r=3
    )
    for px, py in ((-13, -11), (-9.5, -7.5), (-6, -4)):
        s.circle(x + px, y + py, 1.9, CRIMSON)
    for px, py, m in ((9, -9, GOLD), (14, 4, BRONZE)):
        s.circle(
            x + px,
            y + py,
            7.4,
            s.linear(x + px - 5, y + py - 5, x + px + 5, y + py + 5, m.spark, (0.5, m.face), (1, m.shade)),
            m.deep,
            1.2,
        )
        s.circle(x + px, y + py, 4.4, "", m.shade, 1.2)
    with s.at(x - 6, y + 12, turn=-14):
        s.rect(-8, -6, 17, 12, "#3f7f78", "#123632", 1.4, r=1.6)
        s.rect(-5.6, -3.6, 12.2, 7.2, "", IVORY_LINE, 1, r=1)


IVORY_LINE = "#fff3d6"


DRAWINGS: dict[str, Callable[[], Svg]] = {"emblem-triclinium": triclinium}
