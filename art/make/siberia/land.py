"""Small things that stand on the map: derrick, mine, chum, reindeer, bear, tiger, pier, breaker of ice."""

from __future__ import annotations

from collections.abc import Callable

from art.make.colour import mix
from art.make.siberia.palette import SIGNAL
from art.make.svg import Svg

INK, MID, PALE = "#33505f", "#64808d", "#a9bfc9"


def derrick() -> Svg:
    """A drilling tower, foot at 50, 96."""
    s = Svg(100, 100)
    s.path("M28 94L46 12H54L72 94M34 68L66 68M38 48H62M42 30H58", "", INK, 4)
    s.path("M34 68L62 48M66 68L38 48M38 48L58 30M62 48L42 30M28 94L66 68M72 94L34 68", "", MID, 2.6)
    s.rect(42, 6, 16, 7, INK)
    s.rect(18, 90, 64, 6, INK)
    s.rect(70, 74, 18, 18, mix(SIGNAL, PALE, 0.2), INK, 2)
    return s


def mine() -> Svg:
    """The headframe of a pit with its wheel and a heap, foot at y 96."""
    s = Svg(100, 100)
    s.path("M2 96C14 74 26 72 38 96Z", MID)
    s.path("M34 96L48 24M66 96L52 24M40 64H60M48 24L88 96", "", INK, 5)
    s.circle(50, 24, 15, "", INK, 5)
    s.path("M50 10V38M36 24H64", "", INK, 3)
    s.rect(66, 70, 30, 26, PALE, INK, 2.4)
    s.poly([(63, 71), (81, 56), (99, 71)], "#f4f8fa", INK, 2.4)
    return s


def chum() -> Svg:
    """Tents of herders, foot at y 94."""
    s = Svg(100, 100)
    for x, r, tone in ((70, 25, MID), (36, 34, INK)):
        y = 94
        s.poly(
            [(x - r, y), (x, y - r * 2.1), (x + r, y)],
            s.linear(x - r, 0, x + r, 0, PALE, (0.4, "#8aa3b0"), (1, tone)),
            INK,
            2,
        )
        s.path(
            f"M{x - 6} {y - r * 2.1 - 9}L{x + 3} {y - r * 2.1 + 4}"
            f"M{x + 6} {y - r * 2.1 - 9}L{x - 3} {y - r * 2.1 + 4}",
            "",
            INK,
            2.6,
        )
        s.poly([(x - r * 0.2, y), (x, y - r * 0.9), (x + r * 0.2, y)], "#22343f")
    return s


def reindeer() -> Svg:
    """A reindeer looking left."""
    s = Svg(100, 100)
    s.path(
        "M34 48C50 42 72 44 84 48C90 54 88 62 84 66L86 94H80"
        "L76 70C64 74 52 74 46 70L44 94H38L36 66C32 60 30 54 30 48Z",
        INK,
    )
    s.path("M36 66L30 94H35L44 70ZM70 70L68 94H73L78 70Z", MID)
    s.path("M34 50C28 44 24 38 16 38C10 38 8 44 12 46C18 48 22 56 28 62C34 64 40 58 34 50Z", INK)
    s.path("M22 38C18 28 10 26 8 14M16 28L6 26M24 38C28 26 40 24 42 10M32 26L44 24M36 20L34 8", "", INK, 3)
    s.path("M84 48L92 44L88 54Z", PALE)
    s.path("M28 56C30 64 36 66 42 64", "", PALE, 4)
    return s


def bear() -> Svg:
    """A white bear walking left."""
    s = Svg(100, 100)
    body = (
        "M6 52C8 42 18 40 26 42C40 30 66 30 80 38C92 44 94 58 92 66L92 90H80"
        "L78 72C66 76 54 76 46 74L42 90H30L32 66C24 62 18 60 12 60C6 60 4 56 6 52Z"
    )
    s.path(body, "#ffffff", INK, 3.4)
    s.path("M78 72L74 90H66L64 75ZM46 74L52 90H58L58 76Z", "#c9d8e0", INK, 2)
    s.circle(15, 49, 2, INK)
    s.circle(6.5, 53, 2.6, INK)
    s.path("M24 42C22 36 28 34 30 40", "#ffffff", INK, 2.6)
    return s


def tiger() -> Svg:
    """A tiger walking left, orange in the grey wood."""
    s = Svg(100, 100)
    coat = mix("#d9822b", "#a9b4a8", 0.12)
    s.path("M80 48C92 46 98 36 92 24", "", INK, 7.4)
    s.path("M80 48C92 46 98 36 92 24", "", coat, 4.4)
    body = (
        "M8 50C6 40 16 34 24 38C40 38 62 38 78 42C88 48 88 60 84 66L86 90"
        "H76L72 70C60 74 48 74 42 70L40 90H30L30 64C20 64 10 60 8 50Z"
    )
    s.path(body, coat, INK, 3)
    s.path("M70 70L66 90H60L62 72ZM42 70L48 90H53L52 73Z", mix(coat, "#000000", 0.3), INK, 2)
    for x in (38, 48, 58, 68, 77):
        s.path(f"M{x} 40Q{x - 3} 50 {x + 1} 58", "", INK, 3)
    s.path("M10 54C12 60 20 62 26 60L24 52Z", "#ffffff")
    s.circle(16, 47, 1.8, INK)
    s.path("M22 38L26 30L30 38ZM12 40L12 32L18 37Z", coat, INK, 2)
    return s


def pier() -> Svg:
    """A harbour crane over a pier, foot at y 94."""
    s = Svg(100, 100)
    s.path("M30 92V40M58 92V40M30 66L58 42M58 66L30 42M30 92L58 68M58 92L30 68", "", INK, 3.6)
    s.path("M18 38H66V28L94 12M66 28L92 16", "", INK, 5)
    s.path("M92 14V52", "", INK, 2)
    s.rect(84, 52, 16, 12, SIGNAL, INK, 2)
    s.rect(20, 24, 22, 15, PALE, INK, 2.4)
    s.rect(4, 90, 92, 6, INK)
    return s


def breaker() -> Svg:
    """A ship that breaks the ice, waterline at y 82."""
    s = Svg(100, 100)
    s.path("M4 60H92L98 58L88 84H16C10 80 6 70 4 60Z", s.linear(0, 58, 0, 84, "#2b3a46", "#10202c"), INK, 2)
    s.path("M10 76H90L88 84H16Z", SIGNAL)
    s.rect(22, 40, 46, 20, "#f4f8fa", INK, 2)
    s.rect(30, 26, 28, 14, "#f4f8fa", INK, 2)
    for x in (34, 42, 50):
        s.rect(x, 30, 5, 5, INK)
    s.rect(60, 20, 10, 22, SIGNAL, INK, 2)
    s.line(44, 26, 44, 8, INK, 3)
    s.path("M66 18C74 10 84 16 90 8", "", "#c9d8e0", 5, line_alpha=0.8)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    f"land-{draw.__name__}": draw for draw in (derrick, mine, chum, reindeer, bear, tiger, pier, breaker)
}
