"""The emblem of Citadels."""

from __future__ import annotations

import math

from art.make.citadels.parts import stars
from art.make.paper import GOLD
from art.make.svg import Svg


def emblem() -> Svg:
    """A crowned tower on an ink-blue field in a golden ring, 240 x 240."""
    s = Svg(240, 240)
    s.circle(120, 120, 118, "#1c0f04")
    s.circle(120, 120, 115, s.linear(36, 36, 204, 204, GOLD.light, (0.4, GOLD.base), (1, GOLD.shade)))
    for i in range(40):
        a = math.tau * i / 40
        s.circle(120 + 106 * math.cos(a), 120 + 106 * math.sin(a), 4, ("#7a1f2c", "#24407c")[i % 2])
    s.circle(120, 120, 98, "#1c0f04")
    s.circle(120, 120, 96, s.radial(96, 82, 150, "#4f72b8", (0.5, "#2a4580"), (1, "#101c3c")))
    stars(s, "56,104,9 184,104,9 72,70,6 168,70,6 48,140,5 192,140,5", "#ffe9a3")
    tower = (
        "M76 204L76 134L66 126L66 104L84 104L84 114L100 114L100 104L140 104L140 114L156 114L156 "
        "104L174 104L174 126L164 134L164 204Z"
    )
    s.path(tower, s.linear(70, 100, 174, 204, "#fff6e0", (0.45, "#e0c79a"), (1, "#94744e")), "#1c0f04", 3)
    s.path(
        "M124 104L140 104L140 114L156 114L156 104L174 104L174 126L164 134L164 204L124 204Z",
        "#8a6a4a",
        alpha=0.45,
    )
    s.path("M104 204L104 172A16 16 0 0 1 136 172L136 204Z", "#2a1840")
    s.path("M110 204L110 174A10 10 0 0 1 130 174L130 204Z", "#ffd87a")
    for x in (90, 142):
        s.rect(x, 140, 9, 20, "#2a1840", r=4.5)
    s.path(
        "M84 90L72 44L98 66L120 30L142 66L168 44L156 90Z",
        s.linear(72, 30, 168, 90, GOLD.light, (0.4, GOLD.base), (1, GOLD.shade)),
        "#1c0f04",
        3,
    )
    for x, y in ((72, 44), (120, 30), (168, 44)):
        s.circle(x, y, 7, GOLD.light, "#1c0f04", 2)
    for x, tone in ((98, "#b7303c"), (120, "#3a78c8"), (142, "#b7303c")):
        s.circle(x, 80, 6, tone, "#1c0f04", 1.4)
    return s


DRAWINGS = {"emblem-citadels": emblem}
