"""The cover of Castellans: Kosk at golden hour, its castle, wards, harbour, three citizens; 1200 x 600."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from art.make.castellans import city, town
from art.make.castellans.citizens import holy, shadow, soldier
from art.make.castellans.flat import SHADOW, Scene
from art.make.castellans.palette import EDGE, WARDS
from art.make.colour import OUTLINE, dark, light, mix
from art.make.shapes import around, star
from art.make.svg import Point, Svg

WIDTH, HEIGHT = 1200.0, 600.0


def cover() -> Svg:
    """The whole picture, from the sky to the people in front."""
    s = Scene(WIDTH, HEIGHT)
    _sky(s)
    _hills(s)
    _sea(s)
    _town(s)
    _castle(s)
    _lower_town(s)
    _harbour(s)
    _people(s)
    _border(s)
    return s


def _sky(s: Scene) -> None:
    s.rect(
        0,
        0,
        WIDTH,
        400,
        s.linear(
            0, 0, 0, 380, "#3a6f96", (0.3, "#8fb2b0"), (0.55, "#ffd98e"), (0.8, "#f7a058"), (1, "#d86a44")
        ),
    )
    x, y = 214, 268
    s.circle(x, y, 420, s.radial(x, y, 420, (0, "#fff8d4", 0.95), (0.25, "#ffdc8a", 0.6), (1, "#ffc060", 0)))
    s.circle(x, y, 62, s.radial(x - 10, y - 14, 74, "#fffdf0", (0.7, "#fff0b4"), (1, "#ffd060")))
    for i in range(18):
        a = -math.pi / 2 + (i - 9) * 0.19
        far = [(x + 1600 * math.cos(a + off), y + 1600 * math.sin(a + off)) for off in (-0.035, 0.035)]
        s.poly([(x, y), *far], "#fff4cc", alpha=0.10)
    for cx, cy, w in ((420, 86, 150), (760, 60, 210), (1030, 130, 170), (100, 120, 110), (560, 168, 130)):
        for dx, dy, r in ((-0.36, 4, 0.14), (-0.16, -8, 0.2), (0.08, -12, 0.23), (0.3, 0, 0.17)):
            s.ellipse(cx + dx * w, cy + dy, w * r * 1.3, w * r * 0.6, "#fff0cf", alpha=0.6)
        s.ellipse(cx, cy + w * 0.07, w * 0.56, w * 0.06, "#f0a878", alpha=0.6)
    for bx, by in ((330, 150), (372, 132), (350, 178), (560, 250), (592, 262)):
        s.path(
            f"M{bx - 12} {by - 4}Q{bx - 5} {by - 10} {bx} {by}Q{bx + 5} {by - 10} {bx + 12} {by - 4}",
            "",
            "#4a3a4a",
            2.6,
        )


def _hills(s: Scene) -> None:
    for data, tone in (
        ("M420 330C520 250 620 236 720 252C840 214 980 236 1200 196V420H420Z", "#b98a78"),
        ("M380 350C520 290 640 286 760 300C900 262 1040 282 1200 256V430H380Z", "#a3835a"),
        ("M330 372C480 330 640 322 780 336C920 310 1060 316 1200 300V460H330Z", "#8c8a4c"),
    ):
        s.path(data, s.linear(0, 200, 0, 440, light(tone, 0.25), dark(tone, 0.15)))


def _sea(s: Scene) -> None:
    s.rect(
        0,
        296,
        WIDTH,
        304,
        s.linear(0, 296, 0, 600, "#e8a45c", (0.1, "#8fa48a"), (0.35, "#2f8a92"), (1, "#0c3f50")),
    )
    rng = Random(4)
    for tone in ("#fff4c4", "#ffd27a", "#ffb75a"):
        for near in (0.15, 0.5, 0.9):
            glints = ""
            for _ in range(13):
                y = 302 + 290 * (near + rng.uniform(-0.14, 0.1)) ** 1.3
                x = 214 + rng.uniform(-1, 1) * (40 + (y - 296) * 0.9)
                glints += f"M{x:.0f} {y:.0f}h{6 + (y - 296) * 0.14:.0f}"
            s.path(glints, "", tone, 1.4 + near * 2.4, line_alpha=0.65)
    ripples = "".join(
        f"M{rng.random() * 620:.0f} {310 + 280 * rng.random():.0f}h{14 + rng.random() * 20:.0f}"
        for _ in range(40)
    )
    s.path(ripples, "", "#8fd4cc", 1.6, line_alpha=0.35)


def _house(s: Scene, tall: bool, ward: str, x: float, y: float, size: float) -> None:
    """A house of few shapes, lit from the sunny side."""
    roof = mix(WARDS[ward].roof, "#f6e2b8", 0.14)
    with s.at(x, y, size / 60):
        w, h, rise = (24, 30, 20) if tall else (36, 20, 18)
        s.poly([(w, 0), (w + 12, -7), (w + 12, -h - 7), (w, -h)], "#a5845c", OUTLINE, 1.6)
        s.rect(0, -h, w, h, "#fbecca", OUTLINE, 1.6)
        s.poly([(w + 2, -h), (w + 14, -h - 7), (w + 5, -h - rise)], dark(roof, 0.42), OUTLINE, 1.6)
        s.poly([(-2, -h), (w + 2, -h), (w + 5, -h - rise), (7, -h - rise)], roof, OUTLINE, 1.6)
        s.path(f"M0 {-h - 2}L7 {-h - rise + 1}H{w + 3}", "", light(roof, 0.5), 1.8)
        s.path(f"M5 {6 - h}h4v7h-4z" + ("" if tall else f"M25 {6 - h}h4v7h-4z"), "#5a3a26")
        s.rect(15, 6 - h, 4, 7, "#ffdc8a")


def _row(s: Scene, y: float, x0: float, x1: float, wards: tuple[str, ...], size: float, seed: int) -> None:
    rng = Random(seed)
    x = x0
    while x < x1:
        ward = wards[min(len(wards) - 1, int((x - x0) / (x1 - x0) * len(wards)))]
        _house(s, rng.random() < 0.4, ward, x, y + rng.uniform(-4, 5), size * rng.uniform(0.88, 1.12))
        x += size * rng.uniform(0.7, 0.9)


def _landmark(s: Scene, ward: str, x: float, y: float, scale: float) -> None:
    with s.at(x, y, scale), s.group("translate(-80 -140)"):
        city.LANDMARKS[ward](s)


def _town(s: Scene) -> None:
    s.path(
        "M372 360C440 330 560 316 720 320C900 300 1060 312 1200 300V520H340Z",
        s.linear(0, 310, 0, 500, "#b8a468", (0.5, "#a58a58"), (1, "#7d6240")),
        OUTLINE,
        1.4,
    )
    _row(s, 330, 470, 640, ("garrison",), 32, 2)
    _row(s, 326, 880, 1190, ("foundry", "veil"), 30, 3)
    _landmark(s, "garrison", 520, 354, 0.62)
    _landmark(s, "veil", 1104, 340, 0.8)
    _landmark(s, "foundry", 934, 346, 0.66)
    _row(s, 356, 420, 620, ("garrison",), 36, 5)
    _row(s, 352, 880, 1200, ("foundry", "veil"), 36, 6)


def _castle(s: Scene) -> None:
    rock = "M560 372C580 330 640 312 740 310C850 312 900 330 924 376Z"
    s.path(rock, s.linear(560, 310, 924, 376, "#b8a070", (0.5, "#8d7a4c"), (1, "#5a5232")), OUTLINE, 1.6)
    x, y = 742, 330
    s.circle(x, y - 110, 210, s.radial(x, y - 110, 210, (0, "#fff2c0", 0.65), (1, "#ffe09a", 0)))
    with s.at(x, y, 1.22), s.group("translate(-130 -236)"):
        city.castle(s)


def _wall(s: Scene, x0: float, x1: float, y: float) -> None:
    s.rect(
        x0,
        y - 26,
        x1 - x0,
        34,
        s.linear(0, y - 26, 0, y + 8, "#f6e4be", (0.5, "#d8bc86"), (1, "#96764a")),
        OUTLINE,
        1.4,
    )
    merlons = "".join(f"M{x0 + i * 13 + 1:g} {y - 34:g}h8v9h-8z" for i in range(int((x1 - x0) / 13)))
    s.path(merlons, "#fbecca", OUTLINE, 0.9)


def _lower_town(s: Scene) -> None:
    _row(s, 392, 440, 660, ("lantern",), 44, 8)
    _row(s, 396, 740, 1200, ("garden", "garden", "veil"), 46, 8)
    _landmark(s, "lantern", 560, 412, 0.92)
    _row(s, 424, 410, 640, ("harbour", "lantern"), 50, 9)
    _wall(s, 380, 1200, 452)
    for x in (392, 560, 768):
        with s.at(x, 464, 1.02), s.group("translate(-30 -72)"):
            s.quote(town.DRAWINGS["wall-tower"]())
    s.path("M372 460H1200V520H340Z", s.linear(0, 460, 0, 520, "#c9a874", "#7d6240"), OUTLINE, 1.4)
    slabs = "".join(
        f"M{352 + (i % 20) * 43 + (i // 20) * 20} {466 + (i // 20) * 24}h32v14h-32z" for i in range(40)
    )
    s.path(slabs, "#e8cfa0", alpha=0.35)
    _landmark(s, "harbour", 458, 494, 1.02)


def _harbour(s: Scene) -> None:
    for x, y, k in ((330, 486, 1.0), (300, 530, 1.15)):
        with s.at(x - 40, y, k):
            s.quote(town.DRAWINGS["jetty"]())
    _skerry(s)
    with s.at(46, 404, 1.5), s.group("translate(-20 -64)"):
        s.quote(town.DRAWINGS["beacon"]())
    for x, y, k in ((136, 336, 0.5), (324, 346, 0.56), (18, 360, 0.6)):
        with s.at(x, y, k), s.group("translate(-30 -54)"):
            s.quote(town.DRAWINGS["boat"]())
    _cog(s, 190, 500, 1.9, "#b3262e")
    _cog(s, 356, 420, 0.9, "#1f7d9f")


def _skerry(s: Scene) -> None:
    """The rocks on which the beacon stands, with foam round them."""
    s.path("M2 424C16 408 82 408 100 424C84 436 18 436 2 424Z", "#dff4ec", alpha=0.55)
    for data, tone in (
        ("M8 420L18 402L34 396L44 408L40 424L14 426Z", "#a08a68"),
        ("M52 426L56 404L72 398L86 410L92 423L80 428Z", "#7d6a52"),
        ("M26 426L30 406L48 400L64 408L68 428L46 431Z", "#c9b088"),
    ):
        s.path(data, tone, OUTLINE, 1.6)
    s.path("M31 407L47 402L62 409", "", "#f0dcb0", 2)


def _cog(s: Scene, x: float, y: float, k: float, tone: str) -> None:
    with s.at(x, y, k):
        s.path("M-60 12C-30 20 34 20 64 8L56 22C30 30 -30 30 -54 24Z", "#dff4ec", alpha=0.55)
        s.rect(-2.5, -82, 5, 74, "#5a3518", EDGE, 1.2)
        s.path(
            "M-38 -72C-18 -64 16 -64 38 -72C48 -52 47 -36 38 -20C14 -28 -16 -28 -38 -20C-28 -38 -28 -54 "
            "-38 -72Z",
            s.linear(-38, -70, 42, -20, "#ffffff", (0.4, "#f8e6bc"), (1, "#c09860")),
            EDGE,
            2,
        )
        s.path("M-16 -67C-8 -52 -8 -38 -16 -25M14 -67C22 -52 22 -38 14 -25", "", tone, 6.5)
        s.poly(star(0, -46, 13, 5.4, 5), tone)
        s.path(
            "M-56 -14C-36 -6 40 -6 58 -24C60 0 48 16 36 18H-36C-48 16 -56 0 -56 -14Z",
            s.linear(0, -20, 0, 18, "#d8964e", (0.45, "#96602c"), (1, "#42240c")),
            EDGE,
            2.2,
        )
        s.path("M-53 -6C-34 2 40 2 56 -14M-48 6C-30 12 36 12 50 2", "", "#4a2a10", 1.8)
        s.path("M-54 -11C-36 -4 40 -4 57 -20", "", "#ffe6ac", 2, line_alpha=0.85)
        s.poly([(2, -82), (26, -77), (2, -71)], tone, EDGE, 1.2)
        for n in range(4):
            s.circle(-30 + n * 19, 8, 2.6, "#2a160a")


def _people(s: Scene) -> None:
    s.circle(860, 560, 400, s.radial(860, 560, 400, (0, SHADOW, 0.5), (1, SHADOW, 0)))
    s.figure(shadow.smuggler, 660, 640, 0.8, 2, spare=1)  # his crate
    s.figure(soldier.standard_bearer, 866, 640, 0.84, 2)
    s.figure(holy.enchanter, 1078, 644, 0.78, 3)


def _border(s: Scene) -> None:
    s.rect(7, 7, WIDTH - 14, HEIGHT - 14, "", "#2a160a", 14)
    s.rect(
        14,
        14,
        WIDTH - 28,
        HEIGHT - 28,
        "",
        s.linear(0, 0, WIDTH, HEIGHT, "#fff0b8", (0.5, "#c08c2c"), (1, "#6a430c")),
        3.4,
    )
    corners: list[Point] = [(20, 20), (WIDTH - 20, 20), (20, HEIGHT - 20), (WIDTH - 20, HEIGHT - 20)]
    for x, y in corners:
        s.poly(around(x, y, 13, 4), "#e8b83c", "#4a2a08", 2)
        s.circle(x, y, 4, "#a02028", "#4a2a08", 1)


DRAWINGS: dict[str, Callable[[], Svg]] = {"cover": cover}
