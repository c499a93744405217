"""The cover of Siberia: night train through the taiga, aurora, derricks, a mine and the crew; 1200 x 600."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from random import Random

from art.make.colour import mix
from art.make.shapes import smooth
from art.make.siberia.palette import EDGE, SIGNAL, SIGNAL_DEEP, SIGNAL_LIGHT
from art.make.siberia.signs import put
from art.make.svg import Point, Svg, d

WIDTH, HEIGHT = 1200.0, 600.0
FUR, BOOT = "#fffaf0", "#3a261c"
# two curves along the far edge of the sleepers: ends and levers
TRACK = ((0, 474), (240, 446), (470, 456), (700, 478), (880, 494), (1040, 492), (1200, 472))


def cover() -> Svg:
    """The whole picture, from the sky to the people in front."""
    s = Svg(WIDTH, HEIGHT)
    _sky(s)
    _peaks(s)
    _far_wood(s)
    _works(s)
    _river(s)
    _train(s)
    _near_wood(s)
    _foreground(s)
    _border(s)
    return s


def _sky(s: Svg) -> None:
    tones = ("#071a2e", (0.3, "#123c5c"), (0.58, "#3f83a4"), (0.8, "#f0b27e"), (1, "#ffe2b8"))
    s.rect(0, 0, WIDTH, 430, s.linear(0, 0, 0, 420, *tones))
    rng = Random(7)
    for _ in range(90):
        s.circle(
            rng.random() * WIDTH,
            rng.random() * 190,
            0.6 + rng.random() * 1.3,
            "#ffffff",
            alpha=0.3 + rng.random() * 0.6,
        )
    for n, (y, tone) in enumerate(((120, "#7ff0c8"), (84, "#5fd8d0"), (150, "#b08af0"))):
        top: list[Point] = []
        for i in range(13):
            x = i * 100.0
            top.append((x, y + 34 * math.sin(i * 0.9 + n * 1.7) + 16 * math.sin(i * 2.1 + n)))
        low = [(x, y2 + 74 + 18 * math.sin(x / 90 + n)) for x, y2 in reversed(top)]
        paint = s.linear(0, y - 50, 0, y + 100, (0, tone, 0), (0.4, tone, 0.42), (1, tone, 0))
        s.path(smooth([*top, *low]), paint)
    x, y = 846, 326
    s.circle(x, y, 300, s.radial(x, y, 300, (0, "#fff2cc", 0.9), (0.2, "#ffc98a", 0.55), (1, "#ffb870", 0)))
    s.circle(x, y, 54, s.radial(x - 10, y - 14, 64, "#fffbe6", (0.7, "#ffd890"), (1, "#ff9a4a")))


def _peak(s: Svg, left: float, x: float, y: float, right: float, base: float, haze: float) -> None:
    lit, shade, rock = (mix(c, "#f0c09a", haze * 0.5) for c in ("#ffffff", "#7a9fbc", "#4d7390"))
    s.poly([(left, base), (x, y), (right, base)], lit)
    s.poly(
        [
            (x, y),
            (right, base),
            (x + (right - x) * 0.1, base),
            (x - (x - left) * 0.06, y + (base - y) * 0.5),
            (x + (right - x) * 0.1, y + (base - y) * 0.26),
        ],
        shade,
    )
    for t in (0.46, 0.66, 0.84):
        px, py = x - (x - left) * t * 0.8, y + (base - y) * t
        s.poly([(px, py), (px + 20, py - 22), (px + 34, py + 30)], rock, alpha=0.55)
        qx = x + (right - x) * t * 0.7
        s.poly([(qx, py - 6), (qx + 16, py + 10), (qx + 4, py + 34)], rock, alpha=0.6)


def _peaks(s: Svg) -> None:
    for left, x, y, right, haze in (
        (-120, 40, 236, 220, 0.45),
        (120, 250, 196, 420, 0.4),
        (330, 452, 232, 600, 0.5),
        (520, 640, 214, 780, 0.5),
        (880, 1010, 206, 1150, 0.42),
        (1060, 1170, 190, 1330, 0.36),
    ):
        _peak(s, left, x, y, right, 400, haze)
    s.path(
        "M0 372C160 340 300 366 460 352C640 338 800 366 960 350C1060 340 1140 352 1200 344V470H0Z",
        s.linear(0, 340, 0, 460, "#dbe9f0", "#a9c6d6"),
    )


def _fir(s: Svg, x: float, y: float, h: float, tone: str, snow: float = 0.9) -> None:
    w = h * 0.3
    s.rect(x - h * 0.03, y - h * 0.14, h * 0.06, h * 0.14, mix(tone, "#2c1a0c", 0.6))
    for low, share in ((0.10, 1.0), (0.30, 0.82), (0.50, 0.62), (0.68, 0.42)):
        base, top = y - h * low, y - h * (low + 0.32)
        s.poly([(x - w * share, base), (x, top), (x, base - h * 0.03)], mix(tone, "#9fc2cc", 0.25))
        s.poly([(x, base - h * 0.03), (x, top), (x + w * share, base)], mix(tone, "#020b12", 0.35))
        if snow:
            s.poly(
                [
                    (x - w * share, base),
                    (x - w * share * 0.5, base - h * 0.16),
                    (x - w * share * 0.3, base - h * 0.05),
                ],
                "#ffffff",
                alpha=snow,
            )
    s.poly(
        [(x - w * 0.16, y - h * 0.86), (x, y - h), (x + w * 0.12, y - h * 0.88)], "#ffffff", alpha=snow or 0.4
    )


def _far_wood(s: Svg) -> None:
    rng = Random(3)
    for row, (y, h, tone) in enumerate(((384, 30, "#5f8398"), (402, 40, "#436a80"))):
        for i in range(56):
            x = i * 22 + rng.random() * 16 - 10
            if row and 420 < x < 760:
                continue
            _fir(s, x, y + 7 * math.sin(i * 0.7), h * (0.8 + rng.random() * 0.5), tone, 0.35)


def _works(s: Svg) -> None:
    """Two derricks with flames, the headframe of a mine, huts, a pipeline that comes forward."""
    iron, lit = "#16293a", "#6d8ca3"
    for x, foot, h in ((470, 404, 150), (560, 398, 116)):
        w = h * 0.2
        s.path(f"M{x - w} {foot}L{x - w * 0.2} {foot - h}H{x + w * 0.2}L{x + w} {foot}", "", iron, h * 0.026)
        levels = [0, 0.3, 0.55, 0.78]
        for a, b in pairwise(levels):
            wa, wb = w * (1 - 0.8 * a), w * (1 - 0.8 * b)
            ya, yb = foot - h * a, foot - h * b
            s.path(
                f"M{x - wa:g} {ya:g}L{x + wb:g} {yb:g}M{x + wa:g} {ya:g}"
                f"L{x - wb:g} {yb:g}M{x - wb:g} {yb:g}H{x + wb:g}",
                "",
                iron,
                h * 0.014,
            )
        s.line(x - w, foot, x - w * 0.2, foot - h, lit, h * 0.01, 0.8)
        s.rect(x - w * 1.4, foot - 12, w * 0.7, 14, "#8a5730", EDGE, 1)
    x, y = 470, 250
    s.circle(x, y - 14, 60, s.radial(x, y - 14, 60, (0, "#ffd890", 0.7), (1, "#ffb050", 0)))
    s.path(
        f"M{x - 7} {y}C{x - 18} {y - 16} {x - 4} {y - 24} {x - 6} {y - 44}"
        f"C{x + 10} {y - 32} {x + 16} {y - 12} {x + 7} {y}Z",
        SIGNAL_LIGHT,
    )
    s.path(
        f"M{x - 3} {y}C{x - 8} {y - 10} {x - 1} {y - 14} {x} {y - 24}"
        f"C{x + 7} {y - 16} {x + 8} {y - 6} {x + 4} {y}Z",
        "#fff4c8",
    )
    s.path("M690 404L716 300M752 404L726 300M700 366H742M706 340H736M726 300L800 404", "", iron, 6)
    s.circle(721, 302, 19, "", iron, 6)
    s.path("M721 284V320M703 302H739", "", iron, 3)
    for x0, w, h in ((760, 60, 34), (630, 44, 28), (402, 40, 26)):
        s.rect(x0, 404 - h, w, h, s.linear(x0, 0, x0 + w, 0, "#a5744a", "#4b2d17"), EDGE, 1.4)
        s.poly([(x0 - 6, 406 - h), (x0 + w * 0.3, 386 - h), (x0 + w + 6, 406 - h)], "#ffffff", EDGE, 1.2)
        s.rect(x0 + w * 0.3, 412 - h, 9, 9, "#ffc24a")
        s.rect(x0 + w * 0.62, 412 - h, 9, 9, "#ffc24a")


def _river(s: Svg) -> None:
    s.path(
        "M0 400C200 392 420 410 620 402C860 392 1020 408 1200 398V600H0Z",
        s.linear(0, 398, 0, 600, "#f4f9fc", (0.5, "#cfe2ec"), (1, "#8fb3c8")),
    )
    s.path(
        "M1000 402C960 424 880 428 820 446C760 464 860 488 900 512C940 540 860 576 820 600"
        "H1130C1120 566 1060 540 1010 512C960 486 930 466 990 446C1050 426 1060 414 1050 402Z",
        s.linear(0, 400, 0, 600, "#8fd0e6", (0.5, "#3f8fb4"), (1, "#1d5a80")),
    )
    for y, x, w in ((452, 862, 40), (486, 902, 34), (530, 930, 60), (560, 880, 40), (424, 960, 40)):
        s.path(f"M{x} {y}q{w / 2:g} -6 {w} 0", "", "#e6f6fb", 3, line_alpha=0.8)


def _track(off: float) -> str:
    """Path data of a line that runs `off` under the far edge of the sleepers."""
    (x, y), *rest = [(x, y + off) for x, y in TRACK]
    return d("M", x, y) + "".join(d("C", *a, *b, *c) for a, b, c in (rest[:3], rest[3:]))


def _on_track(t: float) -> Point:
    """The point of the track at 0 (left edge) to 2 (right edge)."""
    i = 3 * min(1, int(t))
    u, v = t - i // 3, 1 - t + i // 3
    shares = (v**3, 3 * v * v * u, 3 * v * u * u, u**3)
    x, y = (sum(w * at[n] for w, at in zip(shares, TRACK[i : i + 4], strict=True)) for n in (0, 1))
    return x, y


def _train(s: Svg) -> None:
    """The train comes down the line with its lamp lit, ore in the wagons."""
    s.path(
        "M0 470C240 440 470 452 700 476C880 494 1040 492 1200 470"
        "V492C1040 516 880 520 700 502C470 478 240 466 0 498Z",
        "#b5cfdc",
    )
    for i in range(64):
        x, y = _on_track(i / 32)
        s.poly([(x - 3, y + 22), (x + 4, y + 22), (x + 9, y), (x + 3, y)], "#4b3526")
    for off in (4, 16):
        s.path(_track(off), "", "#10202c", 4)
        s.path(_track(off - 1), "", "#b9cbd6", 1.4)
    loads = ("#2b2f33", "#dfae2f", "#7b4aa6", "#7a4522")
    for i, tone in enumerate(loads):
        _wagon(s, 34 + i * 118, 463 - (3, 12, 14, 9)[i], tone, (-4, -1, 1, 3)[i])
    _engine(s, 518, 464)


def _wagon(s: Svg, x: float, y: float, load: str, turn: float) -> None:
    with s.at(x, y, 1.0, turn):
        for i in range(7):
            s.poly(
                [(6 + i * 13, -40), (12 + i * 13, -55 - (i % 3) * 4), (21 + i * 13, -40)],
                mix(load, "#ffffff", 0.25 if i % 2 else 0.05),
                EDGE,
                1,
            )
        s.poly(
            [(0, -42), (106, -42), (98, -6), (8, -6)],
            s.linear(0, -42, 0, -4, "#7d97a8", (0.5, "#4a6478"), (1, "#22343f")),
            EDGE,
            2.4,
        )
        for i in range(1, 6):
            s.line(i * 17.6 + 1, -40, 8 + i * 15, -8, EDGE, 2, 0.6)
        s.path("M0 -42Q20 -48 40 -43T80 -44T106 -42V-38H0Z", "#ffffff", alpha=0.9)
        for cx in (22, 84):
            s.circle(cx, 2, 11, "#1a242c", EDGE, 2)
            s.circle(cx, 2, 5, "#93a9b8")


def _engine(s: Svg, x: float, y: float) -> None:
    body = s.linear(0, -96, 0, -10, "#ffb070", (0.4, SIGNAL), (1, SIGNAL_DEEP))
    with s.at(x, y, 1.0, 5):
        s.poly([(0, -92), (150, -92), (190, -76), (214, -44), (218, -8), (0, -8)], body, EDGE, 3)
        s.poly([(0, -36), (216, -36), (218, -24), (0, -24)], "#f4f8fa")
        s.poly([(150, -86), (184, -72), (202, -48), (156, -48)], "#16384f", EDGE, 2)
        s.poly([(156, -82), (178, -72), (164, -52), (160, -52)], "#8fd0e6", alpha=0.8)
        for i in range(4):
            s.rect(14 + i * 32, -82, 22, 24, "#16384f", EDGE, 1.6, r=3)
            s.rect(16 + i * 32, -80, 9, 20, "#ffd890", alpha=0.9)
        s.path("M-2 -92Q40 -102 90 -94T152 -92L190 -76L184 -74L150 -86H-2Z", "#ffffff")
        s.rect(-2, -12, 224, 12, "#16232d", EDGE, 2)
        s.poly([(200, -8), (236, 12), (190, 14)], "#93a9b8", EDGE, 2)
        for cx in (26, 62, 128, 164):
            s.circle(cx, 6, 13, "#1a242c", EDGE, 2)
            s.circle(cx, 6, 6, "#93a9b8")
        s.path("M214 -32L470 -64L470 44Z", s.linear(214, 0, 470, 0, (0, "#fff4c8", 0.75), (1, "#fff4c8", 0)))
        s.circle(211, -30, 9, "#fffbe6", EDGE, 2)


def _near_wood(s: Svg) -> None:
    rng = Random(11)
    for x, y, h in (
        (-8, 560, 260),
        (64, 590, 190),
        (1140, 560, 280),
        (1192, 600, 230),
        (1078, 606, 150),
        (1040, 470, 96),
        (1110, 460, 120),
    ):
        _fir(s, x, y, h, "#1f4a58")
    for x, y, h in ((930, 452, 60), (800, 444, 46), (300, 440, 44), (350, 436, 38), (760, 446, 34)):
        _fir(s, x + rng.random() * 4, y, h, "#2f5f70")


def _foreground(s: Svg) -> None:
    s.path(
        "M0 560C120 520 260 552 420 540C560 528 660 566 760 600H0Z",
        s.linear(0, 530, 0, 600, "#ffffff", "#b9d3e0"),
    )
    _sled(s, 452, 546)
    for x, y, size, coat, sign in (
        (214, 560, 1.5, "#b3262e", "worker"),
        (330, 571, 1.62, "#1f9d9f", "logistician"),
        (132, 574, 1.24, "#e8a421", "investor"),
    ):
        _person(s, x, y, size, coat, sign)


def _person(s: Svg, x: float, y: float, k: float, coat: str, sign: str) -> None:
    lit, shade, edge = mix(coat, "#fff6dc", 0.4), mix(coat, "#06101a", 0.5), mix(coat, "#120805", 0.75)
    with s.at(x, y, k):
        s.ellipse(6, 2, 34, 6, "#5f8aa4", alpha=0.5)
        s.path("M-18 -6L-14 -30H14L18 -6L4 -4L0 -18L-4 -4Z", "#22343f", edge, 2)
        for q in (-1, 1):
            s.path(
                d("M", q * 3, -11, "L", q * 19, -12, "L", q * 21, 0, "Q", q * 12, 4, q * 2, 1, "Z"),
                BOOT,
                edge,
                2,
            )
        arms = "M-14 -82C-30 -76 -34 -52 -33 -40C-32 -32 -22 -32 -21 -38L-19 -26C-10 -20 10 -20 19 -26"
        arms += "L21 -38C22 -32 32 -32 33 -40C34 -52 30 -76 14 -82Z"
        s.path(arms, s.linear(-30, -80, 30, -24, lit, (0.4, coat), (1, shade)), edge, 2.4)
        s.path("M-20 -32C-10 -26 10 -26 20 -32L19 -24C10 -18 -10 -18 -19 -24Z", FUR, edge, 1.6)
        hood = s.linear(-18, -118, 18, -76, lit, (0.4, coat), (1, shade))
        s.ellipse(0, -97, 21, 23, hood, edge, 2.2)
        s.ellipse(0, -95, 17, 19, s.linear(-14, -110, 14, -78, FUR, "#cbbfa6"), edge, 1.6)
        s.ellipse(0, -94, 12, 14, s.linear(-12, -106, 12, -82, "#f3cfa8", "#b9845a"), edge, 1.6)
        s.path("M-12 -97C-12 -112 12 -112 12 -97C6 -102 -6 -102 -12 -97Z", mix(coat, "#06101a", 0.25))
        for ex in (-5, 5):
            s.ellipse(ex, -93, 1.6, 2.2, "#33200f")
        s.path("M-4 -86Q0 -83.6 4 -86", "", "#6b3a1c", 1.6)
        s.path("M-16 -80C-8 -72 8 -72 16 -80C18 -70 10 -66 0 -66C-10 -66 -18 -70 -16 -80Z", FUR, edge, 1.6)
        put(s, sign, 0, -46, 13, "#fff8e8")


def _sled(s: Svg, x: float, y: float) -> None:
    """A sledge with one block of each resource."""
    s.path(
        f"M{x - 40} {y + 22}H{x + 190}C{x + 214} {y + 22} {x + 220} {y + 6} {x + 212} {y - 4}", "", EDGE, 10
    )
    s.path(
        f"M{x - 40} {y + 22}H{x + 190}C{x + 214} {y + 22} {x + 220} {y + 6} {x + 212} {y - 4}",
        "",
        "#a5744a",
        6,
    )
    for px in (x - 6, x + 78, x + 160):
        s.line(px, y + 10, px, y + 19, EDGE, 7)
        s.line(px, y + 10, px, y + 19, "#8a5730", 3.4)
    s.rect(x - 30, y + 2, 222, 10, "#8a5730", EDGE, 2)
    tones = (
        ("gas", "#7b4aa6"),
        ("coal", "#2b2f33"),
        ("oil", "#7a4522"),
        ("gold", "#dfae2f"),
        ("diamonds", "#e6eef2"),
    )
    for i, (name, tone) in enumerate(tones):
        px, py = (x - 20 + i * 66, y + 2) if i < 3 else (x + 14 + (i - 3) * 66, y - 46)
        _block(s, px, py, 48, name, tone)


def _block(s: Svg, x: float, y: float, a: float, name: str, tone: str) -> None:
    lit, deep = mix(tone, "#ffffff", 0.55), mix(tone, "#000000", 0.5)
    q = a * 0.3
    s.poly([(x, y - a), (x + q, y - a - q), (x + a + q, y - a - q), (x + a, y - a)], lit, EDGE, 2)
    s.poly([(x + a, y - a), (x + a + q, y - a - q), (x + a + q, y - q), (x + a, y)], deep, EDGE, 2)
    s.rect(
        x,
        y - a,
        a,
        a,
        s.linear(x, y - a, x + a, y, mix(tone, "#ffffff", 0.3), (0.4, tone), (1, mix(tone, "#000000", 0.3))),
        EDGE,
        2,
    )
    put(s, name, x + a / 2, y - a / 2, a * 0.32, "#b3bdc4" if name == "coal" else mix(tone, "#000000", 0.7))


def _border(s: Svg) -> None:
    s.rect(4, 4, WIDTH - 8, HEIGHT - 8, "", "#0a1620", 8)
    s.rect(
        10,
        10,
        WIDTH - 20,
        HEIGHT - 20,
        "",
        s.linear(0, 0, WIDTH, HEIGHT, "#f2f7f9", (0.5, "#93a9b8"), (1, "#3f5f78")),
        4,
    )
    s.rect(16, 16, WIDTH - 32, HEIGHT - 32, "", SIGNAL, 1.6, line_alpha=0.8)


DRAWINGS: dict[str, Callable[[], Svg]] = {"cover": cover}
