"""The emblem of Siberia: a parka's hood before snow peaks, crossed tools, a ring of pipe; 240 x 240."""

from __future__ import annotations

from collections.abc import Callable

from art.make.shapes import TAU, around
from art.make.siberia.palette import EDGE, SIGNAL, SIGNAL_DEEP, SIGNAL_LIGHT
from art.make.siberia.signs import put
from art.make.svg import Svg

FUR, FUR_SHADE = "#fffaf0", "#b9ab90"


def emblem() -> Svg:
    """A steel pipe as rim, a winter sky, the hooded figure in orange with a stone on the chest."""
    s = Svg(240, 240)
    s.circle(120, 120, 118, EDGE)
    s.circle(
        120,
        120,
        115,
        s.linear(36, 36, 204, 204, "#f2f7f9", (0.35, "#93a9b8"), (0.7, "#3f5f78"), (1, "#12222f")),
    )
    s.circle(120, 120, 103, "", "#12222f", 3, line_alpha=0.6)
    for i in range(12):
        ((x, y),) = around(120, 120, 109, 1, TAU * i / 12)
        s.circle(x, y, 5.4, EDGE)
        s.circle(x - 0.6, y - 0.8, 4, s.linear(x - 4, y - 4, x + 4, y + 4, "#ffffff", "#54707f"))
    s.circle(120, 120, 99, EDGE)
    s.circle(
        120, 120, 96, s.linear(0, 24, 0, 216, "#16384f", (0.45, "#4f88a6"), (0.8, "#f3c08c"), (1, "#f7fafb"))
    )
    s.circle(168, 98, 19, SIGNAL_LIGHT)
    _peaks(s)
    _figure(s)
    return s


def _peaks(s: Svg) -> None:
    for left, top, right, base in (((24), (60, 84), 110, 158), (120, (178, 92), 216, 158)):
        x, y = top
        s.poly([(left, base), top, (right, base)], "#7fa0b4")
        s.poly([top, (right, base), (x + 6, base)], "#4d7088")
        s.poly(
            [
                (x - (x - left) * 0.4, y + (base - y) * 0.4),
                top,
                (x + (right - x) * 0.4, y + (base - y) * 0.4),
                (x + 6, y + (base - y) * 0.32),
                (x - 6, y + (base - y) * 0.46),
            ],
            "#ffffff",
        )
    s.path("M25 152C60 138 90 158 120 150C150 142 190 156 215 150A96 96 0 0 1 25 152Z", "#e9f1f5")


def _figure(s: Svg) -> None:
    coat = s.linear(56, 120, 190, 214, SIGNAL_LIGHT, (0.4, SIGNAL), (1, SIGNAL_DEEP))
    s.path("M120 128C84 130 62 152 56 191A96 96 0 0 0 184 191C178 152 156 130 120 128Z", coat, EDGE, 4)
    s.path(
        "M120 44C84 44 74 76 76 110C77 132 92 150 120 150C148 150 163 132 164 110C166 76 156 44 120 44Z",
        s.linear(76, 50, 164, 150, FUR, (0.5, "#e6d8bc"), (1, FUR_SHADE)),
        EDGE,
        4,
    )
    for i in range(20):
        a = TAU * i / 20
        (x0, y0), (x1, y1) = around(120, 98, 36, 1, a)[0], around(120, 98, 46, 1, a + 0.1)[0]
        s.line(x0, y0 * 1.04 - 2, x1, y1 * 1.04 - 2, "#8d7d62" if 0 < a < 3 else "#ffffff", 2.6, 0.5)
    s.ellipse(
        120, 102, 31, 35, s.linear(92, 70, 148, 136, "#f3cfa8", (0.6, "#c98f60"), (1, "#7d4d2c")), EDGE, 3
    )
    s.path("M89 96C92 74 148 74 151 96C140 90 100 90 89 96Z", "#2b4357", EDGE, 3)
    for x in (105, 135):
        s.ellipse(
            x,
            97,
            13,
            10,
            s.linear(x - 12, 88, x + 12, 106, "#cfeaf4", (0.5, "#5fa5c8"), (1, "#16384f")),
            EDGE,
            3,
        )
        s.path(f"M{x - 8} 95Q{x - 3} 89 {x + 3} 91", "", "#ffffff", 2.6, line_alpha=0.9)
    s.path("M108 124Q120 131 132 124", "", "#6b3a1c", 3.6)
    put(s, "diamonds", 120, 182, 22, "#fff4e4")


DRAWINGS: dict[str, Callable[[], Svg]] = {"emblem-siberia": emblem}
