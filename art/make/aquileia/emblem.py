"""The emblem of Aquileia: a temple over the sea between jars, in a laurel, 240 x 240."""

from __future__ import annotations

from collections.abc import Callable

from art.make.building import Block, columns, steps
from art.make.colour import GOLD, MARBLE, OUTLINE, mix
from art.make.common.emblems import mosaic_rim
from art.make.goods import amphora
from art.make.shapes import wreath
from art.make.svg import Svg, d


def emblem() -> Svg:
    """A temple over the sea between jars, in a laurel: the emblem of Aquileia, 240 x 240."""
    s = Svg(240, 240)
    mosaic_rim(s, 120, 120, 118, 72)
    s.circle(120, 120, 97, s.radial(100, 80, 140, "#f7e4b4", (0.55, "#e0b878"), (1, "#a9683a")))
    lower = d("M", 120 - 93.1, 147.3, "A", 97, 97, 0, 0, 0, 120 + 93.1, 147.3, "Z")
    s.path(lower, s.linear(0, 147, 0, 217, "#3a9a9c", (0.5, "#156370"), (1, "#0b3d49")))
    for j in range(4):
        half = (97**2 - (38 + j * 13) ** 2) ** 0.5 - 6
        count = int(half * 2 / 20)
        s.path(
            d("M", 120 - count * 10, 158 + j * 13) + "q5 -5 10 0t10 0" * count,
            "",
            "#cfe8df",
            2.6,
            line_alpha=0.75,
        )
    hall = Block(66, 140, 92, 54, 30, "#f3e6c9", "#b5532e", 2)
    hall.walls(s)
    hall.temple(s, 34, 4)
    s.rect(72, 88, 80, 52, "#5d3822")
    columns(s, 68, 140, 88, 53, 6, MARBLE, 8)
    steps(s, 62, 140, 100, 3, 3)
    s.poly([(106, 55), (112, 40), (118, 55)], GOLD.light, OUTLINE, 1.4)
    amphora(s, 46, 156, 44, "#c4652f", mix("#2a160b", "#c4652f", 0.2))
    amphora(s, 196, 158, 40, "#d68a4e", "#fff3d6")
    wreath(s, 120, 121, 104, GOLD.light, GOLD.shade, leaves=16, gap=0.7, size=0.2, stroke="#4a2a06", line=1)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {"emblem-aquileia": emblem}
