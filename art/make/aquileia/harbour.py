"""The waterside and the streets: ships, quay, goods, stalls, towers, trees."""

from __future__ import annotations

from collections.abc import Callable

from art.make.building import awning
from art.make.colour import OUTLINE, SILVER, TEAL_LIGHT, TERRACOTTA
from art.make.figures import ship
from art.make.goods import amphora, barrel, crate, sack
from art.make.nature import bush, cypress, fountain, olive, pine, tree
from art.make.svg import Svg, d


def _ship(sail: str, stripe: str, hull: str, *, oars: bool = False) -> Svg:
    s = Svg(128, 88)
    ship(s, 66, 72, 1.0, sail, stripe, hull, oars=oars)
    return s


def lighthouse() -> Svg:
    """The beacon at the harbour mouth, foot at 36, 118."""
    s = Svg(72, 122)
    with s.at(36, 118):
        for w, y0, h in ((26, 0, 34), (19, -34, 24), (12, -58, 14)):
            s.rect(
                -w / 2,
                y0 - h,
                w,
                h,
                s.linear(-w / 2, 0, w / 2, 0, "#fdf0d2", (0.45, "#e3cba0"), (1, "#8c6a45")),
                OUTLINE,
                1.3,
            )
            s.rect(
                -w / 2 - 2,
                y0 - h - 2,
                w + 4,
                4,
                s.linear(-w / 2, 0, w / 2, 0, "#fff6e0", "#a9865c"),
                OUTLINE,
                1,
            )
            for i in range(2 if w > 15 else 1):
                s.rect((-6 if w > 15 else -2) + i * 8, y0 - h * 0.62, 4, h * 0.3, "#4a2d1b")
        s.path("M-4 0v-8a4 4 0 0 1 8 0v8z", "#4a2d1b")
        s.circle(
            0, -84, 30, s.radial(0, -84, 30, (0, "#ffe9a0", 0.95), (0.4, "#ffc860", 0.45), (1, "#ffb040", 0))
        )
        s.path("M-6 -74C-10 -84 -2 -86 -1 -97C5 -89 10 -84 6 -74Z", "#f08a24", "#7e3319", 0.9)
        s.path("M-2.4 -74C-4 -80 1 -82 1 -88C4 -83 5 -79 2.4 -74Z", "#ffe48a")
        s.rect(-7, -76, 14, 3, "#6b4526", OUTLINE, 0.8)
    return s


def _jetty(tones: tuple[str, str, str], seam: str) -> Svg:
    s = Svg(88, 76)
    s.rect(10, 12, 74, 62, "#0a2f39", alpha=0.35)
    s.rect(5, 6, 74, 68, s.linear(5, 6, 78, 74, tones[0], (0.5, tones[1]), (1, tones[2])), OUTLINE, 1.3)
    for j in range(1, 7):
        s.line(5, 6 + j * 9.6, 79, 6 + j * 9.6, seam, 1, 0.6)
        s.line(6, 7.2 + j * 9.6, 78, 7.2 + j * 9.6, "#fff0cf", 0.7, 0.3)
        s.line(20 + j * 17 % 48, 6 + j * 9.6, 20 + j * 17 % 48, 6 + j * 9.6 + 9.4, seam, 1, 0.45)
    for x in (2, 76):
        s.rect(x, 1, 6, 13, s.linear(x, 0, x + 6, 0, "#b07c48", "#5d3a1c"), OUTLINE, 1, r=1)
        s.line(x + 0.6, 8, x + 5.4, 8, "#e9dcc0", 1.4)
    return s


def quay() -> Svg:
    """The stone edge of the harbour, 752 long and 14 high."""
    s = Svg(752, 16)
    s.rect(
        0.7,
        1.4,
        750.6,
        13.6,
        s.linear(0, 1, 0, 15, "#f4e3bd", (0.4, "#d9ba85"), (1, "#8d6a40")),
        OUTLINE,
        1.2,
    )
    for i in range(38):
        s.line(6 + i * 20, 2, 6 + i * 20, 14, "#8d6a40", 0.9, 0.6)
    s.rect(0.7, 0.6, 750.6, 2.4, "#fff3d3", alpha=0.85)
    for i in range(12):
        x = 28 + i * 63
        s.path(d("M", x, 5, "a", 2.6, 2.6, 0, 1, 0, 0.1, 0), "", "#5d4a35", 1.3)
    return s


def _goods(which: int) -> Svg:
    s = Svg(52, 34)
    if which == 1:
        crate(s, 2, 31, 17)
        crate(s, 22, 31, 13, "#a36f3e")
        amphora(s, 44, 32, 22)
    elif which == 2:
        for x in (9, 20, 31):
            amphora(s, x, 31 + (x % 2), 24, "#c8703c", "#fff3d6")
        sack(s, 43, 32, 18)
    else:
        barrel(s, 11, 31, 21)
        barrel(s, 27, 32, 17, "#8a5a34")
        sack(s, 43, 32, 20, "#cdb184")
    return s


def _single(draw: Callable[[Svg], None], w: float, h: float) -> Callable[[], Svg]:
    def make() -> Svg:
        s = Svg(w, h)
        draw(s)
        return s

    return make


def _stall(w: float, h: float, cloth: str) -> Callable[[], Svg]:
    """A market stall: counter with inner line, awning above; the counter starts 4 below the top."""

    def make() -> Svg:
        s = Svg(w + 16, h + 4)
        x = 8
        s.rect(x, 6, w, h - 4, s.linear(x, 2, x, h, "#f7e8c8", "#e3c490"), OUTLINE, 1.3, r=3)
        s.rect(x + 3, 9, w - 6, h - 10, "", "#b48a56", 0.9, r=2)
        s.path(d("M", x + 1.4, h, "V", 8, "H", x + w - 3), "", "#fffaf0", 1.2, line_alpha=0.7)
        s.rect(x + 1, 22, w - 2, 7, "#3a2010", alpha=0.22)
        awning(s, x, 2, w, 17, cloth, "#f6ead0", max(7, int(w / 21)), 7)
        for px in (x + 1, x + w - 4):
            s.rect(px, 20, 3, 12, s.linear(px, 0, px + 3, 0, "#a9784c", "#5a3518"), OUTLINE, 0.7)
        return s

    return make


def step_potentia() -> Svg:
    """The marble step on which the blue dice lie, 416 x 72."""
    s = Svg(420, 76)
    s.rect(1, 5, 418, 70, "#a78a5a", OUTLINE, 1.2, r=4)
    s.rect(
        2, 2, 416, 68, s.linear(2, 2, 410, 70, "#fdf7ea", (0.5, "#e9dcc0"), (1, "#c9b48c")), OUTLINE, 1.3, r=4
    )
    for x, y, w in ((40, 16, 60), (130, 52, 70), (230, 20, 50), (300, 46, 80)):
        s.path(d("M", x, y, "q", w * 0.3, 9, w * 0.5, 2, "t", w * 0.5, 4), "", "#b9a684", 1, line_alpha=0.55)
    s.rect(6, 6, 408, 60, "", "#a98f62", 1, r=3)
    s.path("M3.4 66V6Q3.4 3.4 6 3.4H410", "", "#ffffff", 1.3, line_alpha=0.8)
    return s


def tower() -> Svg:
    """A tower of the town wall, foot centre at 17, 60."""
    s = Svg(34, 62)
    x, y, w, h = 17.0, 60.0, 22.0, 42.0
    s.rect(
        x - w / 2,
        y - h,
        w,
        h,
        s.linear(x - w / 2, 0, x + w / 2, 0, "#f6e2b8", (0.5, "#d6b582"), (1, "#916c44")),
        OUTLINE,
        1.4,
    )
    for i in range(3):
        for j in range(2):
            s.rect(x - 9 + j * 9.9 + (i % 2) * 3, y - h * 0.2 - i * h * 0.2, 6.4, 2, "#a8814f", alpha=0.5)
    s.rect(x - 13, y - h - 6, 26, 7, s.linear(x - 13, 0, x + 13, 0, "#fbe9c4", "#a17b4f"), OUTLINE, 1.3)
    for i in range(3):
        s.rect(
            x - 13 + i * 10.5,
            y - h - 11,
            5,
            6,
            s.linear(x - 13, 0, x + 13, 0, "#fbe9c4", "#a17b4f"),
            OUTLINE,
            1,
        )
    s.path(d("M", x - 2.4, y - h * 0.5, "v", -6, "a", 2.4, 2.4, 0, 0, 1, 4.8, 0, "v", 6, "Z"), "#4a2d1b")
    s.path(d("M", x - 4, y, "v", -9, "a", 4, 4, 0, 0, 1, 8, 0, "v", 9, "Z"), "#4a2d1b")
    return s


def wall() -> Svg:
    """A stretch of the town wall, 120 long."""
    s = Svg(120, 26)
    s.rect(0.7, 9, 118.6, 16, s.linear(0, 9, 0, 25, "#e6cb98", "#b38d5a"), OUTLINE, 1.3)
    for i in range(13):
        s.rect(1 + i * 9.2, 1.4, 5.4, 6, "#f0d9ab", OUTLINE, 0.8)
    s.rect(0.7, 7, 118.6, 3.4, "#f6e2b8", OUTLINE, 0.8)
    for i in range(9):
        s.rect(5 + i * 12.6 + (i % 2) * 3, 14 + 4.5 * (i % 2), 6, 1.6, "#9c7748", alpha=0.55)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "lighthouse": lighthouse,
    "quay": quay,
    "tower": tower,
    "wall": wall,
    "step-potentia": step_potentia,
    "ship-1": lambda: _ship("#efe0bf", "#b8713a", "#7d4826"),
    "ship-2": lambda: _ship("#eef0ee", SILVER.shade, "#5e3a26"),
    "ship-3": lambda: _ship("#f6e7b8", "#c8921f", "#8a4f28"),
    "ship-latro": lambda: _ship("#3d3944", "#b3262e", "#3b2418", oars=True),
    "jetty": lambda: _jetty(("#d9a566", "#b98148", "#8a5a2e"), "#5d3a1c"),
    "jetty-latro": lambda: _jetty(("#8f7a5e", "#75614a", "#53432f"), "#33271a"),
    "goods-1": lambda: _goods(1),
    "goods-2": lambda: _goods(2),
    "goods-3": lambda: _goods(3),
    "stall-dolus": _stall(206, 96, TERRACOTTA),
    "stall-pecunia": _stall(204, 96, TEAL_LIGHT),
    "stall-equi": _stall(416, 124, "#8c3b2a"),
    "stall-servi": _stall(416, 104, "#3f7f78"),
    "cypress": _single(lambda s: cypress(s, 12, 59, 57), 24, 60),
    "tree": _single(lambda s: tree(s, 30, 58, 24), 60, 60),
    "olive": _single(lambda s: olive(s, 30, 57, 23), 60, 60),
    "pine": _single(lambda s: pine(s, 28, 59, 58), 60, 60),
    "bush": _single(lambda s: bush(s, 15, 12, 13), 30, 24),
    "fountain": _single(lambda s: fountain(s, 30, 30, 27), 60, 50),
}
