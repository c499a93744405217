"""Marks of the panel and of the round: research, ready, best price, last round, passed, steps; 100 x 100."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.colour import mix
from art.make.shapes import TAU, star
from art.make.siberia.palette import EDGE, SIGNAL, SIGNAL_DEEP, SIGNAL_LIGHT, SNOW
from art.make.svg import Svg


def research() -> Svg:
    """A microscope in steel tones, for dark ground."""
    s = Svg(100, 100)
    pale, mid, dark = "#a9c4d8", "#6d8ca3", "#3f5f78"
    s.path("M55 26C84 34 92 66 68 82", "", dark, 11)
    s.path("M56 25C82 33 89 62 68 78", "", mid, 4)
    with s.at(48, 46, 0.92, turn=-22):
        s.rect(-9, -34, 18, 50, s.linear(-9, 0, 9, 0, pale, (0.4, mid), (1, dark)), EDGE, 2, r=3)
        s.rect(-12, -40, 24, 8, s.linear(-12, 0, 12, 0, pale, dark), EDGE, 2, r=2)
        s.rect(-6, 16, 12, 11, s.linear(-6, 0, 6, 0, pale, dark), EDGE, 2, r=1)
        s.line(-5, -28, -5, 12, "#ffffff", 1.6, 0.6)
    s.rect(22, 70, 42, 7, s.linear(0, 70, 0, 77, pale, dark), EDGE, 2, r=2)
    s.poly([(34, 70), (44, 62), (54, 70)], SIGNAL, EDGE, 1.4)
    s.path("M14 94Q14 84 26 84H78Q90 84 90 94Z", s.linear(0, 84, 0, 94, pale, (0.4, mid), (1, dark)), EDGE, 2)
    return s


def ready() -> Svg:
    """A tick on an orange disc: both spaces of a column are covered."""
    s = Svg(100, 100)
    s.circle(50, 50, 47, EDGE)
    s.circle(50, 50, 43, s.linear(20, 14, 80, 88, SIGNAL_LIGHT, (0.5, SIGNAL), (1, SIGNAL_DEEP)))
    s.path("M26 52L44 70L76 32", "", "#4a1c02", 15)
    s.path("M26 50L44 68L76 30", "", "#ffffff", 12)
    return s


def best() -> Svg:
    """A rosette with an arrow up: the best price one can get."""
    s = Svg(100, 100)
    s.poly([(30, 56), (22, 98), (38, 88), (46, 98), (52, 62)], SIGNAL_DEEP, EDGE, 2)
    s.poly([(70, 56), (78, 98), (62, 88), (54, 98), (48, 62)], SIGNAL, EDGE, 2)
    s.poly(
        star(50, 42, 40, 33, 14),
        s.linear(20, 8, 80, 78, "#ffe9b0", (0.5, "#f2b53c"), (1, "#8a5a08")),
        EDGE,
        2.4,
    )
    s.circle(50, 42, 26, s.linear(30, 20, 70, 64, SIGNAL_LIGHT, SIGNAL), "#7d3a06", 1.6)
    s.path("M50 58V30M38 40L50 27L62 40", "", "#ffffff", 7, join="miter")
    return s


def last() -> Svg:
    """An hourglass in which snow runs out: the last round."""
    s = Svg(100, 100)
    for y in (6, 84):
        s.rect(
            20, y, 60, 10, s.linear(20, 0, 80, 0, "#dfe9ee", (0.5, "#93a9b8"), (1, "#3f5f78")), EDGE, 2, r=3
        )
    glass = "M28 16H72C72 36 60 42 55 50C60 58 72 64 72 84H28C28 64 40 58 45 50C40 42 28 36 28 16Z"
    s.path(glass, s.linear(28, 16, 72, 84, "#bcd6e4", (0.5, "#7fa4ba"), (1, "#35526a")), EDGE, 2.4)
    s.path("M36 28H64C62 37 55 41 50 48C45 41 38 37 36 28Z", SNOW)
    s.path("M31 83C33 72 42 66 50 60C58 66 67 72 69 83Z", SNOW)
    s.line(50, 48, 50, 62, SNOW, 2.4)
    s.path("M34 20C34 32 42 40 46 46", "", "#ffffff", 2.4, line_alpha=0.8)
    return s


def passed() -> Svg:
    """A hut with smoke: out for this round."""
    s = Svg(100, 100)
    s.path("M70 34C64 26 76 22 70 12C80 8 86 16 80 22C76 26 82 30 78 36Z", "#c9d8e0")
    s.rect(66, 32, 10, 22, "#7d5030", EDGE, 2)
    s.rect(18, 52, 64, 38, s.linear(18, 0, 82, 0, "#c98b56", (0.5, "#8a5730"), (1, "#4b2d17")), EDGE, 2.4)
    for y in (60, 68, 76, 84):
        s.line(19, y, 81, y, "#4b2d17", 1.6, 0.7)
    s.poly([(8, 56), (50, 22), (92, 56), (84, 62), (50, 36), (16, 62)], SNOW, EDGE, 2.4)
    s.rect(42, 64, 16, 26, "#35200f", EDGE, 1.6)
    s.rect(25, 62, 11, 11, "#ffc24a", EDGE, 1.6)
    s.path("M4 92C20 86 36 94 50 90C66 86 82 94 96 90V98H4Z", SNOW)
    return s


def steps() -> Svg:
    """A ski with its pole: steps left to the logistician."""
    s = Svg(100, 100)
    for x, tone in ((36, "#5fa5d8"), (58, SIGNAL)):
        s.path(
            f"M{x} 96L{x - 3} 22C{x - 3} 12 {x + 3} 6 {x + 9} 4L{x + 11} 14L{x + 9} 96Z",
            s.linear(
                x - 3, 0, x + 11, 0, mix(tone, "#ffffff", 0.5), (0.4, tone), (1, mix(tone, "#000000", 0.4))
            ),
            EDGE,
            2.4,
        )
        s.rect(x - 2, 50, 12, 12, "#12222f", r=2)
    s.path("M82 10L76 92", "", EDGE, 6)
    s.path("M82 10L76 92", "", "#dfe9ee", 3)
    s.ellipse(77, 82, 8, 3.4, "", "#dfe9ee", 2.6)
    return s


def clock_tower() -> Svg:
    """The face of a clock let into the plate where a marker waits, in steel."""
    s = Svg(100, 100)
    s.circle(50, 50, 48, s.linear(14, 12, 86, 88, EDGE, (0.55, "#16232d"), (1, "#8aa2b3")))
    s.circle(50, 50, 44, s.linear(20, 16, 80, 84, "#070d12", (0.5, "#0c151c"), (1, "#1d2e3b")))
    for i in range(12):
        a = TAU * i / 12
        inner = 29 if i % 3 == 0 else 33
        ca, sa = math.cos(a), math.sin(a)
        s.line(
            50 + inner * ca,
            50 + inner * sa,
            50 + 38 * ca,
            50 + 38 * sa,
            "#5d7a8e",
            4 if i % 3 == 0 else 2.4,
            0.8,
        )
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "research": research,
    "mark-ready": ready,
    "mark-best": best,
    "mark-last": last,
    "mark-passed": passed,
    "mark-steps": steps,
    "clock-space": clock_tower,
}
