"""Banknotes without figures: 1000 with firs, 5000 with a pump jack, 10000 with a cut stone; 168 x 100."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.colour import mix
from art.make.siberia.palette import EDGE
from art.make.siberia.signs import put
from art.make.svg import Svg, polygon

WIDE, HIGH = 168.0, 100.0
TONES = {"1000": "#3f8f86", "5000": "#c2602c", "10000": "#7a4fa8"}


def _guilloche(s: Svg, tone: str) -> None:
    """Fine waves that cross, as on every note."""
    for phase in range(6):
        points = [
            (12 + x, 50 + 30 * math.sin(x / 23 + phase * 0.52) * math.cos(x / 71 + phase * 0.3))
            for x in range(0, 145, 6)
        ]
        s.path(polygon(points, False), "", tone, 1, line_alpha=0.4)


def _firs(s: Svg, tone: str) -> None:
    for x, y, h in ((66, 74, 34), (102, 74, 34), (84, 80, 50)):
        for low, half in ((0.12, 0.30), (0.38, 0.24), (0.62, 0.17)):
            top, base = y - h * (low + 0.38), y - h * low
            s.poly([(x - h * half, base), (x, top), (x + h * half, base)], tone)
        s.line(x, y, x, y - h * 0.2, tone, 3, cap="butt")


def _pump(s: Svg, tone: str) -> None:
    s.path("M62 78L80 42L98 78M70 64H92", "", tone, 4.4)
    s.path("M54 34L112 46", "", tone, 6)
    s.path("M52 24C46 32 46 40 52 46L58 44L58 28Z", tone)
    s.path("M54 46V78M44 79H122", "", tone, 3.4)
    s.path("M112 46V66", "", tone, 3)
    s.circle(112, 68, 9, "", tone, 4)


def _stone(s: Svg, tone: str) -> None:
    for i in range(24):
        a = math.tau * i / 24
        s.line(
            84 + 33 * math.cos(a),
            50 + 33 * math.sin(a),
            84 + 38 * math.cos(a),
            50 + 38 * math.sin(a),
            tone,
            1.6,
            0.7,
        )
    put(s, "diamonds", 84, 50, 27, tone)


_MOTIFS: dict[str, Callable[[Svg, str], None]] = {"1000": _firs, "5000": _pump, "10000": _stone}


def _note(value: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """A note; the client sets its figure at 30, 24 and 138, 78, 22 high."""
        tone = TONES[value]
        s = Svg(WIDE, HIGH)
        paper = s.linear(
            0,
            0,
            WIDE,
            HIGH,
            mix(tone, "#fffaf0", 0.86),
            (0.5, mix(tone, "#f6ecd0", 0.72)),
            (1, mix(tone, "#c9b48c", 0.55)),
        )
        s.rect(1.5, 1.5, WIDE - 3, HIGH - 3, paper, EDGE, 2.4, r=5)
        s.rect(7, 7, WIDE - 14, HIGH - 14, "", tone, 2, r=3)
        _guilloche(s, tone)
        s.circle(84, 50, 41, mix(tone, "#fffaf0", 0.82), tone, 2)
        _MOTIFS[value](s, mix(tone, "#000000", 0.45))
        s.path(f"M4 {HIGH - 6}V8Q4 4 8 4H{WIDE - 8}", "", "#ffffff", 1.8, line_alpha=0.8)
        return s

    return draw


DRAWINGS: dict[str, Callable[[], Svg]] = {f"note-{value}": _note(value) for value in TONES}
