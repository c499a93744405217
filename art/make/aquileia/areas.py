"""The great buildings of the board: amphitheatre, circus, theatre, basilica."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.building import Block, columns, steps, tiles
from art.make.colour import (
    CRIMSON,
    GOLD,
    MARBLE,
    OCHRE,
    OUTLINE,
    TERRACOTTA,
    TERRACOTTA_DEEP,
    TERRACOTTA_LIGHT,
    light,
    mix,
)
from art.make.shapes import arc
from art.make.svg import Svg, d

ARCH, ARCH_LIT = "#4a2d1b", "#f6e8c8"
# stone inside a bowl: the far right side catches the light
BOWL = ("#8b6640", "#b28d5b", "#e2c793", "#f2dfb4")
TREAD = ("#6f4d2d", "#9c7748", "#cfb07a", "#e4cc9b")


def _stone(s: Svg, x0: float, x1: float) -> str:
    return s.linear(x0, 0, x1, 0, "#e9d2a0", (0.3, "#d8b982"), (0.7, "#a9814f"), (1, "#7b5730"))


def _rim(s: Svg, x0: float, y0: float, x1: float, y1: float) -> str:
    return s.linear(x0, y0, x1, y1, "#fff1cf", (0.5, "#ead3a2"), (1, "#c39f68"))


def _inside(s: Svg, x0: float, x1: float, tones: tuple[str, str, str, str]) -> str:
    return s.linear(x0, 0, x1, 0, tones[0], (0.35, tones[1]), (0.75, tones[2]), (1, tones[3]))


def _arch(s: Svg, x: float, foot: float, w: float, h: float) -> None:
    rise = max(0.2, h - w / 2)
    s.path(d("M", x - w / 2, foot, "v", -rise, "a", w / 2, w / 2, 0, 0, 1, w, 0, "v", rise, "Z"), ARCH)
    s.path(
        d("M", x - w / 2 - 0.6, foot, "v", -rise, "a", w / 2 + 0.6, w / 2 + 0.6, 0, 0, 1, w + 1.2, 0),
        "",
        ARCH_LIT,
        0.9,
        line_alpha=0.55,
    )


def arch_row(
    s: Svg, cx: float, cy: float, rx: float, ry: float, h: float, n: int, tall: float = 0.62
) -> None:
    """Arches along the front half of an oval wall whose top edge is the ellipse."""
    a0, a1 = 0.06, math.pi - 0.06
    for i in range(n):
        a = a0 + (a1 - a0) * (i + 0.5) / n
        w = abs(math.sin(a)) * (a1 - a0) / n * rx * 0.62 + 0.4
        if w >= 1.2:
            _arch(s, cx + rx * math.cos(a), cy + ry * math.sin(a) + h * 0.94, w, h * tall)


def _oval_wall(s: Svg, cx: float, cy: float, rx: float, ry: float, h: float) -> None:
    edge = arc(cx, cy, rx, ry, 0, math.pi)
    s.poly(edge + [(x, y + h) for x, y in reversed(edge)], _stone(s, cx - rx, cx + rx), OUTLINE, 1.6)


def _pennants(s: Svg, cx: float, cy: float, rx: float, ry: float) -> None:
    for i in range(9):
        a = math.pi + 0.25 + i * (math.pi - 0.5) / 8
        x, y = cx + rx * 0.985 * math.cos(a), cy + ry * 0.985 * math.sin(a)
        s.line(x, y, x, y - 15, OUTLINE, 1.6)
        s.path(
            d("M", x + 0.5, y - 15, "l", 9, 2.5, "l", -9, 3.5, "Z"), CRIMSON if i % 2 else OCHRE, OUTLINE, 0.6
        )


def arena() -> Svg:
    """The amphitheatre: rim ellipse at 140, 78 (134 x 60); sand about 80 x 36 around 140, 90."""
    s = Svg(280, 168)
    cx, cy, rx, ry, h, inner = 140.0, 78.0, 134.0, 60.0, 24.0, 0.60
    _oval_wall(s, cx, cy, rx, ry, h)
    arch_row(s, cx, cy + 1, rx * 0.995, ry * 0.995, h * 0.52, 30, 0.78)
    for dy, c, w in ((0.53, ARCH_LIT, 1.5), (0.59, "#6b4a2a", 1.0)):
        s.poly([(x, y + h * dy) for x, y in arc(cx, cy, rx, ry, 0.02, math.pi - 0.02)], "", c, w, close=False)
    arch_row(s, cx, cy + h * 0.5, rx * 0.995, ry * 0.995, h * 0.5, 30, 0.80)
    s.ellipse(cx, cy, rx, ry, _rim(s, cx - rx, cy - ry, cx + rx, cy + ry), OUTLINE, 1.6)
    _seats(s, cx, cy, rx, ry, h, inner)
    ic = cy + h * 0.42
    s.ellipse(cx, ic, rx * inner, ry * inner, "#5f4026")
    s.ellipse(
        cx,
        ic + h * 0.14,
        rx * inner * 0.985,
        ry * inner * 0.955,
        s.linear(
            cx - rx * inner,
            ic - ry * 0.5,
            cx + rx * inner,
            ic + ry * 0.5,
            "#c99a5c",
            (0.5, "#e6c183"),
            (1, "#f0d49c"),
        ),
    )
    s.path(
        d(
            *("M", cx - rx * inner * 0.97, ic + h * 0.14),
            *("A", rx * inner * 0.97, ry * inner * 0.94, 0, 0, 1, cx + rx * inner * 0.97, ic + h * 0.14),
        ),
        "",
        "#7a5230",
        3.5,
        line_alpha=0.45,
    )
    for x, y, w in ((96, 84, 12), (176, 104, 14), (120, 106, 9), (168, 80, 8)):
        s.path(d("M", x, y, "q", w * 0.5, -2, w, 0), "", "#a8783f", 1.4, line_alpha=0.7)
    _pennants(s, cx, cy, rx, ry)
    return s


def _seats(s: Svg, cx: float, cy: float, rx: float, ry: float, h: float, inner: float) -> None:
    n = 6
    for i in range(n):
        span = 1 - 0.035 - inner
        f, f2 = 1 - 0.035 - span * i / n, 1 - 0.035 - span * (i + 0.78) / n
        dy = (i / n) * h * 0.42
        s.ellipse(cx, cy + dy, rx * f, ry * f, _inside(s, cx - rx * f, cx + rx * f, BOWL))
        s.ellipse(cx, cy + dy + h * 0.03, rx * f2, ry * f2, _inside(s, cx - rx * f, cx + rx * f, TREAD))
    for i in range(28):
        a = i * math.pi / 14 + 0.1
        c, q = math.cos(a), math.sin(a)
        s.line(
            cx + rx * 0.955 * c,
            cy + ry * 0.955 * q,
            cx + rx * (inner + 0.01) * c,
            cy + h * 0.40 + ry * (inner + 0.01) * q,
            "#5c3f26",
            1,
            0.45,
        )
    for side in (-1, 1):  # the gates at the long ends of the sand
        x = cx + side * rx * (inner + 0.17)
        s.path(
            d("M", x - 5, cy + 16, "v", -9, "a", 5, 5, 0, 0, 1, 10, 0, "v", 9, "Z"), "#3d2214", ARCH_LIT, 1
        )


def _capsule(x: float, y: float, w: float, h: float, rx: float) -> str:
    return d(
        *("M", x + rx, y),
        *("H", x + w - rx),
        *("A", rx, h / 2, 0, 0, 1, x + w - rx, y + h),
        *("H", x + rx),
        *("A", rx, h / 2, 0, 0, 1, x + rx, y),
        "Z",
    )


def _circus_wall(s: Svg, x: float, y: float, w: float, hh: float, h: float, rx: float) -> None:
    half = y + hh / 2
    s.path(
        d(
            *("M", x, half),
            *("A", rx, hh / 2, 0, 0, 0, x + rx, y + hh),
            *("H", x + w - rx),
            *("A", rx, hh / 2, 0, 0, 0, x + w, half),
            *("V", half + h),
            *("A", rx, hh / 2, 0, 0, 1, x + w - rx, y + hh + h),
            *("H", x + rx),
            *("A", rx, hh / 2, 0, 0, 1, x, half + h),
            "Z",
        ),
        s.linear(x, 0, x + w, 0, "#e9d2a0", (0.2, "#dabc86"), (0.8, "#b08857"), (1, "#7b5730")),
        OUTLINE,
        1.6,
    )
    n = int((w - 2 * rx) / 13)
    for i in range(n):
        _arch(s, x + rx + (w - 2 * rx) * (i + 0.5) / n, y + hh + h - 1, 6.8, h * 0.62)
    for side in (-1, 1):
        for i in range(5):
            a = math.pi / 2 - side * (0.12 + i * 0.27)
            px = (x + w - rx if side > 0 else x + rx) + rx * math.cos(a)
            _arch(s, px, half + hh / 2 * math.sin(a) + h - 1, max(1.6, 6.4 * math.sin(a)), h * 0.6)


def stadium() -> Svg:
    """The circus: rim 404 x 118 from 6, 6; track about 349 x 82 from 33.5, 28.6."""
    s = Svg(416, 146)
    x, y, w, hh, h = 6.0, 6.0, 404.0, 118.0, 17.0
    rx = hh * 0.6
    _circus_wall(s, x, y, w, hh, h, rx)
    s.path(_capsule(x, y, w, hh, rx), _rim(s, x, y, x + w, y + hh), OUTLINE, 1.6)
    n, m = 4, 22
    for i in range(n):
        for part, tones in (
            (0.0, ("#8b6640", "#b89363", "#f2dfb4")),
            (0.7, ("#6f4d2d", "#a07c4f", "#e4cc9b")),
        ):
            f = 3 + (m - 3) * (i + part) / n
            size = hh - 1.6 * f
            s.path(
                _capsule(x + f * 1.25, y + f * 0.8 + i / n * 5, w - 2.5 * f, size, size * 0.6),
                s.linear(x, y, x + w, y + hh * 2, tones[0], (0.4, tones[1]), (1, tones[2])),
            )
    count = int(w / 20)
    for i in range(count):
        px = x + rx * 0.8 + (w - 1.6 * rx) * i / (count - 1)
        s.line(px, y + 3, px, y + m * 0.8 + 4, "#5c3f26", 1, 0.5)
        s.line(px, y + hh - 3, px, y + hh - m * 0.8 + 5, "#5c3f26", 1, 0.5)
    _track(s, x + m * 1.25, y + m * 0.8 + 5, w - 2.5 * m, hh - 1.6 * m - 1)
    return s


def _track(s: Svg, x: float, y: float, w: float, h: float) -> None:
    s.path(
        _capsule(x, y, w, h, h * 0.6),
        s.linear(x, y, x + w, y + h, "#b4683c", (0.5, "#c97e4b"), (1, "#d8935c")),
        "#5c3419",
        1.6,
    )
    s.path(d("M", x + h * 0.5, y + 1.8, "H", x + w - h * 0.5), "", "#5c3419", 3.4, line_alpha=0.4)
    for j in (0.16, 0.32):
        inset = h - h * j
        s.path(
            _capsule(x + h * j * 0.62, y + h * j * 0.5, w - h * j * 1.24, inset, inset * 0.6),
            "",
            "#f4d9ae",
            0.9,
            line_alpha=0.38,
        )
    mid = y + h / 2
    s.rect(
        x + 64,
        mid - 6,
        w - 128,
        11,
        s.linear(0, mid - 6, 0, mid + 5, "#fff0cf", (0.4, "#e0c08a"), (1, "#8d6a40")),
        OUTLINE,
        1.2,
        r=5,
    )
    _obelisk(s, x + w / 2, mid + 1, 34)
    for px in (x + 76, x + w - 76):  # the three cones of each turning post
        for q in (-1, 0, 1):
            s.poly(
                [(px + q * 5 - 2.4, mid + 1), (px + q * 5, mid - 15), (px + q * 5 + 2.4, mid + 1)],
                GOLD.light,
                OUTLINE,
                0.8,
            )
    for px in (x + 112, x + w - 112):
        s.ellipse(px, mid - 7, 3, 4, "#e9f0e8", OUTLINE, 0.7)
        s.rect(px - 3.6, mid - 4, 7, 5, MARBLE, OUTLINE, 0.7)


def _obelisk(s: Svg, x: float, y: float, h: float) -> None:
    s.rect(x - 5, y - 4, 10, 4, MARBLE, OUTLINE, 0.8)
    s.poly([(x - 3.2, y - 4), (x - 1.8, y - h), (x, y - h - 4), (x, y - 4)], "#f2dfba")
    s.poly([(x, y - 4), (x, y - h - 4), (x + 1.8, y - h), (x + 3.2, y - 4)], "#b48f60")
    s.poly(
        [(x - 3.2, y - 4), (x - 1.8, y - h), (x, y - h - 4), (x + 1.8, y - h), (x + 3.2, y - 4)],
        "",
        OUTLINE,
        0.9,
    )


def theatre() -> Svg:
    """The theatre: stage above, half bowl below; the orchestra lies around 106, 82."""
    s = Svg(212, 170)
    cx, oy, rx, ry, h = 106.0, 74.0, 100.0, 70.0, 20.0
    _oval_wall(s, cx, oy, rx, ry, h)
    arch_row(s, cx, oy + 1, rx * 0.995, ry * 0.995, h, 19, 0.74)
    half = d("M", cx - rx, oy, "A", rx, ry, 0, 0, 0, cx + rx, oy, "Z")
    s.path(half, _rim(s, cx - rx, oy, cx + rx, oy + ry), OUTLINE, 1.6)
    for i in range(7):
        for part, tones in (
            (0.0, ("#8b6640", "#c4a06c", "#f2dfb4")),
            (0.72, ("#6f4d2d", "#a98553", "#e4cc9b")),
        ):
            f = 0.95 - 0.60 * (i + part) / 7
            s.path(
                d("M", cx - rx * f, oy, "A", rx * f, ry * f, 0, 0, 0, cx + rx * f, oy, "Z"),
                s.linear(cx - rx * f, 0, cx + rx * f, 0, tones[0], (0.4, tones[1]), (1, tones[2])),
            )
    for i in range(1, 8):
        a = i * math.pi / 8
        s.line(
            cx + rx * 0.95 * math.cos(a),
            oy + ry * 0.95 * math.sin(a),
            cx + rx * 0.36 * math.cos(a),
            oy + ry * 0.36 * math.sin(a),
            "#5c3f26",
            1.1,
            0.55,
        )
    s.path(
        d("M", cx - rx * 0.35, oy, "A", rx * 0.35, ry * 0.36, 0, 0, 0, cx + rx * 0.35, oy, "Z"),
        s.linear(cx - rx * 0.3, oy, cx + rx * 0.3, oy + ry * 0.3, "#3f8f8f", "#7cbcb0"),
        OUTLINE,
        1.2,
    )
    _stage(s, cx, oy)
    return s


def _stage(s: Svg, cx: float, oy: float) -> None:
    """The stage house along the flat side of the bowl, whose line is oy."""
    x, w, h = cx - 92, 184.0, 40.0
    s.rect(x - 6, oy - 8, w + 12, 10, s.linear(0, oy - 8, 0, oy + 2, "#d8a869", "#9c6a3a"), OUTLINE, 1.2)
    front = s.linear(x, 0, x + w, 0, "#f6e2bb", (0.6, "#dcb988"), (1, "#a97f52"))
    s.rect(x, oy - 8 - h, w, h, front, OUTLINE, 1.4)
    for j in (-1, 0, 1):
        _door(s, cx + j * 56, oy - 8, 13 if j else 17)
        if j == 0:
            _curtain(s, cx, oy - 8)
    columns(s, x + 4, oy - 8, w - 8, 36, 10, MARBLE, 5.2)
    s.rect(x - 3, oy - 9 - h, w + 6, 5, MARBLE, OUTLINE, 1)
    _stage_roof(s, x, w, oy - 9 - h, oy - 66 if oy < 66 else 8.0)
    _pediment(s, cx, oy - 9 - h)


def _door(s: Svg, x: float, foot: float, w: float) -> None:
    s.path(d("M", x - w / 2, foot, "v", -17, "a", w / 2, w / 2, 0, 0, 1, w, 0, "v", 17, "Z"), "#4a2818")


def _curtain(s: Svg, x: float, foot: float) -> None:
    """The parted curtain of the royal door."""
    for q in (-1, 1):
        fall = ("q", -q * 3, -6, -q * 8, -8, "q", q * 1, 16, q * 8, 25)
        s.path(d("M", x + q * 8, foot, "v", -17, *fall, "Z"), CRIMSON)


def _stage_roof(s: Svg, x: float, w: float, eaves: float, ridge: float) -> None:
    a, b = (x - 5, eaves), (x + w + 5, eaves)
    c, e = (b[0] - 4, ridge), (a[0] + 12, ridge)
    tones = (light(TERRACOTTA, 0.35), (0.4, TERRACOTTA_LIGHT), (1, TERRACOTTA_DEEP))
    s.poly([a, b, c, e], s.linear(a[0], 0, b[0], 0, *tones), OUTLINE, 1.4)
    tiles(s, a, b, c, e, 30, TERRACOTTA_DEEP, 0.9, 0.55)
    s.line(*e, *c, "#ffd9ae", 1.4, 0.9)


def _pediment(s: Svg, cx: float, foot: float) -> None:
    tip = foot - 13
    face = s.linear(cx - 20, 0, cx + 20, 0, "#fff3d6", "#caa672")
    s.poly([(cx - 26, foot), (cx + 26, foot), (cx, tip)], face, OUTLINE, 1.3)
    s.circle(cx, tip + 9, 2.6, GOLD.face, OUTLINE, 0.7)


def forum() -> Svg:
    """The basilica of the forum, front 170 wide from 22, steps at 94."""
    s = Svg(222, 112)
    hall = Block(22, 92, 170, 42, 26, "#f3e4c2", TERRACOTTA, 1.5)
    for j in range(4):
        s.rect(18 - j * 3, 92 + j * 3.4, 186 + j * 6, 3.6, mix("#fff6e0", "#b4905c", j * 0.2), OUTLINE, 0.7)
    hall.walls(s)
    hall.temple(s, 32)
    s.rect(26, 54, 162, 38, "#553420")
    for i in range(9):  # the nave's light behind the columns
        s.rect(26 + 162 * (i + 0.5) / 9 - 3, 62, 6, 30, "#7a4d2e", alpha=0.8)
    columns(s, 22, 92, 170, 41, 9, MARBLE, 8.5)
    steps(s, 20, 92, 174, 2, 1.8)
    for x, y in ((107, 18), (19, 47), (195, 47)):
        s.poly(
            [(x - 4.5, y + 3), (x - 2, y - 3), (x, y - 7), (x + 2, y - 3), (x + 4.5, y + 3)],
            GOLD.light,
            OUTLINE,
            1,
        )
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "area-arena": arena,
    "area-stadium": stadium,
    "area-theatre": theatre,
    "area-forum": forum,
}
