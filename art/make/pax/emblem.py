"""The emblem of Pax: Rome's eagle over crossed daggers in laurel, 240 x 240."""

from __future__ import annotations

from art.make.colour import BRONZE as METAL
from art.make.paper import BRONZE, CRIMSON, GOLD, STEEL, outline
from art.make.pax.parts import eagle, wreath
from art.make.shapes import TAU, around
from art.make.svg import Svg


def _dagger(s: Svg, turn: float) -> None:
    with s.at(120, 128, 0.62, turn):
        s.poly([(0, 118), (14, 84), (11, -40), (0, -40)], STEEL.shade, "#24130a", 2)
        s.poly([(0, 118), (-14, 84), (-11, -40), (0, -40)], STEEL.light, "#24130a", 2)
        s.path(
            outline("-42,-52 -20,-44 0,-50 20,-44 42,-52 44,-42 20,-32 0,-38 -20,-32 -44,-42"),
            GOLD.base,
            "#24130a",
            2,
        )
        s.rect(-8, -96, 16, 48, CRIMSON.deep, "#24130a", 2, r=4)
        s.circle(0, -104, 12, GOLD.base, "#24130a", 2)


def emblem() -> Svg:
    """A bronze-rimmed crimson shield-disc with eagle, daggers and wreath."""
    s = Svg(240, 240)
    s.circle(120, 120, 118, "#24130a")
    s.circle(120, 120, 115, s.linear(36, 36, 204, 204, METAL.spark, (0.4, METAL.face), (1, METAL.deep)))
    for i in range(48):
        a0, a1 = TAU * (i + 0.1) / 48, TAU * (i + 0.9) / 48
        ring = around(120, 120, 110, 1, a0) + around(120, 120, 110, 1, a1)
        ring += around(120, 120, 101, 1, a1) + around(120, 120, 101, 1, a0)
        s.poly(ring, ("#7a1f2c", "#e3b04b")[i % 2])
    s.circle(120, 120, 99, "#3a2415")
    s.circle(120, 120, 97, s.radial(96, 86, 140, "#c94a48", (0.5, "#8c2434"), (1, "#3c0f1c")))
    with s.at(120, 122):
        wreath(s, 80, 12, 36, 10, GOLD, span=154, stem=4)
    for turn in (38, -38):
        _dagger(s, turn)
    with s.at(42, 72, 0.78):
        s.path("M84 92L76 136L100 126L124 136L116 92Z", BRONZE.shade)
        eagle(s, BRONZE._replace(base="#d9a860", light="#ffe3b0", shade="#9a6a36"))
    return s


DRAWINGS = {"emblem-pax": emblem}
