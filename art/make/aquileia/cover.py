"""The cover of Aquileia: the river port at golden hour, seen from the sea; 1200 x 600."""

from __future__ import annotations

import math
from random import Random

from art.make.building import Block, arcade, columns, cone_roof, dome, drum, steps
from art.make.colour import CRIMSON, MARBLE, OUTLINE, TEAL_LIGHT, TERRACOTTA, light, mix
from art.make.figures import porter, ship
from art.make.goods import amphora, barrel, crate, sack
from art.make.nature import cypress, pine, tree
from art.make.svg import Point, Svg, d

WIDTH, HEIGHT = 1200, 600
SHORE = 392.0  # where the city meets the water
SUN = (846.0, 250.0)
HAZE = "#f3c98a"


def cover() -> Svg:
    """The whole picture, from the sky to the goods on the quay."""
    s = Svg(WIDTH, HEIGHT)
    _sky(s)
    _mountains(s)
    _hill(s)
    _upper_city(s)
    _lower_city(s)
    _wall(s)
    _sea(s)
    _mole(s)
    _fleet(s)
    _quay(s)
    _dusk(s)
    return s


def _sky(s: Svg) -> None:
    tones = ("#1d5566", (0.3, "#4f8f94"), (0.55, "#b9c9a4"), (0.78, "#f2cf8e"), (1, "#fbe3ad"))
    s.rect(0, 0, WIDTH, SHORE, s.linear(0, 0, 0, SHORE, *tones))
    x, y = SUN
    s.circle(x, y, 420, s.radial(x, y, 420, (0, "#fff1c4", 0.95), (0.2, "#ffe09a", 0.6), (1, "#ffcf7a", 0)))
    s.circle(x, y, 46, s.radial(x, y, 46, "#fffbe6", (0.7, "#fff0b8"), (1, "#ffdf8e")))
    for cx, cy, w, tone in (
        (210, 92, 150, "#f1d9a8"),
        (330, 120, 200, "#e8c893"),
        (560, 66, 130, "#d7cda4"),
        (980, 110, 190, "#fbe1ad"),
        (1090, 140, 130, "#f6cf92"),
        (700, 150, 150, "#fbe7ba"),
    ):
        _cloud(s, cx, cy, w, tone)
    _gulls(s)


def _cloud(s: Svg, cx: float, cy: float, w: float, tone: str) -> None:
    """A long cloud with a flat foot, lit from below by the low sun."""
    left, h = cx - w / 2, w * 0.07
    data = d("M", left, cy)
    for step, rise in ((0.16, 0.5), (0.2, 0.9), (0.26, 1.25), (0.2, 0.8), (0.18, 0.45)):
        data += d("q", w * step / 2, -h * rise * 1.6, w * step, 0)
    data += d("q", -w * 0.2, h * 0.5, -w * 0.5, h * 0.42, "t", -w * 0.5, -h * 0.42, "Z")
    s.path(
        data,
        s.linear(
            0,
            cy - h * 1.2,
            0,
            cy + h * 0.5,
            (0, light(tone, 0.4), 0.9),
            (0.6, tone, 0.9),
            (1, "#d98f5c", 0.75),
        ),
    )


def _gulls(s: Svg) -> None:
    for x, y, w in ((250, 214, 20), (284, 198, 14), (226, 236, 12), (770, 196, 13), (796, 206, 10)):
        s.path(
            d("M", x - w, y, "q", w * 0.5, -w * 0.55, w, 0, "q", w * 0.5, -w * 0.55, w, 0),
            "",
            "#3a2a22",
            1.7,
            line_alpha=0.8,
        )


def _ridge(rng: Random, y: float, rough: float, n: int) -> list[Point]:
    points = [
        (WIDTH * i / n, y - rough * (0.25 + 0.75 * rng.random()) * (1 if i % 2 else 0.45))
        for i in range(n + 1)
    ]
    return [(0.0, SHORE), *points, (float(WIDTH), SHORE)]


def _mountains(s: Svg) -> None:
    rng = Random(7)
    for y, rough, n, tone, haze in ((300, 150, 15, "#5f8aa3", 0.3), (318, 96, 22, "#527f80", 0.24)):
        line = _ridge(rng, y, rough, n)
        s.poly(line, s.linear(0, y - rough, 0, SHORE, mix(tone, HAZE, haze), mix(tone, HAZE, 0.85)))
        for (ax, ay), (bx, by), (cx, cy) in zip(line[1:-3], line[2:-2], line[3:-1], strict=False):
            if by < ay and by < cy and rough > 100:
                left, right = _toward((bx, by), (ax, ay), 0.34), _toward((bx, by), (cx, cy), 0.3)
                s.poly([(bx, by), left, (bx - 3, by + 20), (bx + 4, by + 15), right], "#fdf0d6", alpha=0.85)


def _toward(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _hill(s: Svg) -> None:
    back = d("M", 150, SHORE, "C", 260, 330, 330, 262, 470, 246, "C", 560, 236, 640, 250, 720, 288)
    back += d("C", 820, 330, 960, 320, WIDTH, 330, "V", SHORE, "Z")
    s.path(back, s.linear(400, 240, 500, SHORE, "#b9b377", (0.5, "#8f9a5c"), (1, "#6e7f4a")))
    front = d("M", 0, SHORE, "C", 120, 352, 260, 342, 420, 330, "C", 640, 316, 900, 340, WIDTH, 344)
    s.path(front + d("V", SHORE, "Z"), s.linear(0, 320, 0, SHORE, "#c3ab6c", (1, "#8b8a50")))


def _house(s: Svg, x: float, y: float, w: float, h: float, roof: str, rng: Random, haze: float) -> None:
    wall = mix(("#f4e6c6", "#ecd5a8", "#f7eedb", "#e6c59a")[rng.randrange(4)], HAZE, haze)
    block = Block(x, y, w, h, w * 0.55, wall, mix(roof, HAZE, haze), 1.0)
    block.walls(s)
    block.windows(s, max(2, round(w / 13)), 2 if h > 34 else 1, sill=False)
    (block.gable if rng.random() < 0.6 else block.hip)(s, h * 0.34)


def _upper_city(s: Svg) -> None:
    """Temples and villas on the hill, paler because they are farther."""
    rng = Random(3)
    for x, y in ((318, 326), (372, 312), (610, 300), (668, 312), (724, 330), (268, 344)):
        _house(s, x, y, 34 + rng.random() * 10, 24 + rng.random() * 10, TERRACOTTA, rng, 0.34)
    for x, y, h in (
        (356, 296, 34),
        (404, 282, 40),
        (596, 276, 40),
        (652, 296, 34),
        (706, 318, 30),
        (300, 330, 30),
    ):
        cypress(s, x, y, h, mix("#37512c", HAZE, 0.28))
    _temple(s, 424, 284, 150, 62)
    drum(s, 640, 268, 17, 30, mix(MARBLE, HAZE, 0.3))
    dome(s, 640, 238, 18, mix("#c9a13c", HAZE, 0.2))


def _temple(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """The great temple that crowns the town."""
    stone = mix("#f6ecd6", HAZE, 0.16)
    hall = Block(x, y, w, h, 58, stone, mix(TERRACOTTA, HAZE, 0.12), 1.3)
    hall.walls(s)
    s.rect(x + 4, y - h + 6, w - 8, h - 6, "#6d4630", alpha=0.9)
    columns(s, x, y, w, h - 4, 8, stone, 8.5)
    hall.temple(s, 36, 4)
    steps(s, x - 4, y, w + 8, 4, 3.0, stone)
    s.circle(x + w / 2, y - h - 38, 4.5, "#f8d96a", OUTLINE, 0.9)


def _lower_city(s: Svg) -> None:
    """Streets, theatre, arena and villas down to the wall."""
    rng = Random(12)
    _arena(s, 905, 352, 96, 42)
    _aqueduct(s)
    roofs = (TERRACOTTA, "#a5472a", "#c4673a", "#8f4a34")
    row = [(x, 362 + 8 * math.sin(x / 60)) for x in range(196, 830, 52)]
    for x, y in row:
        w, h = 36 + rng.random() * 16, 26 + rng.random() * 20
        _house(s, x, y, w, h, roofs[rng.randrange(4)], rng, 0.12)
    for x, y in (
        (206, 354),
        (352, 350),
        (486, 352),
        (600, 356),
        (742, 358),
        (820, 360),
        (1016, 366),
        (1042, 370),
    ):
        cypress(s, x + rng.random() * 12, y + 4, 34 + rng.random() * 14)
    for x in (250, 430, 560, 690, 1070, 1150):
        tree(s, x, 372, 11 + rng.random() * 4, "#7b8a45")
    _basilica(s, 520, 378, 132, 46)
    pine(s, 166, 372, 58)
    pine(s, 112, 380, 46)


def _basilica(s: Svg, x: float, y: float, w: float, h: float) -> None:
    hall = Block(x, y, w, h, 40, "#f7e8c8", "#b5532e", 1.3)
    hall.walls(s)
    arcade(s, x + 5, y, w - 10, h * 0.62, 7, "#f3dfb6")
    hall.gable(s, 22, 3)


def _arena(s: Svg, cx: float, cy: float, rx: float, h: float) -> None:
    """The amphitheatre: two rows of arches under an open rim."""
    ry = rx * 0.26
    wall = s.linear(cx - rx, 0, cx + rx, 0, "#fbeccb", (0.45, "#e6c794"), (1, "#9c7248"))
    body = d("M", cx - rx, cy - h, "V", cy, "A", rx, ry, 0, 0, 0, cx + rx, cy, "V", cy - h, "Z")
    s.path(body, wall, OUTLINE, 1.3)
    for row in range(2):
        foot = cy - h + h * 0.46 * (row + 1)
        for i in range(17):
            a = math.pi * (i + 0.5) / 17
            x, y, w = cx - rx * math.cos(a), foot + ry * math.sin(a), 9.5 * math.sin(a)
            if w > 2:
                tall = h * 0.3
                data = d("M", x - w / 2, y, "v", -(tall - w / 2), "a", w / 2, w / 2, 0, 0, 1, w, 0)
                s.path(data + d("v", tall - w / 2, "Z"), "#6b432a")
    s.ellipse(cx, cy - h, rx, ry, s.linear(cx - rx, 0, cx + rx, 0, "#c79a64", (1, "#f6e0b2")), OUTLINE, 1.3)
    s.ellipse(
        cx, cy - h + 3, rx * 0.82, ry * 0.72, s.linear(cx - rx, 0, cx + rx, 0, "#8a5c38", (1, "#cfa169"))
    )
    s.ellipse(cx, cy - h + 5, rx * 0.5, ry * 0.36, "#e9cf9b", OUTLINE, 0.8)
    for i in range(5):
        x = cx - rx * 0.8 + i * rx * 0.4
        top = cy - h - ry * math.sqrt(max(0.0, 1 - ((x - cx) / rx) ** 2))
        s.line(x, top, x, top - 17, "#4b2d17", 1.4)
        s.poly(
            [(x, top - 17), (x + 12, top - 13.5), (x, top - 10)], (CRIMSON, "#d6a03a")[i % 2], OUTLINE, 0.7
        )


def _aqueduct(s: Svg) -> None:
    """Arches that run out of the picture on the right."""
    top, foot = 318.0, 366.0
    s.rect(1004, top, 200, foot - top, s.linear(0, top, 0, foot, "#f0d6a6", "#b98f5c"), OUTLINE, 1.1)
    for i in range(8):
        x = 1010 + i * 25.0
        data = d("M", x, foot, "V", top + 20, "a", 9, 9, 0, 0, 1, 18, 0, "V", foot, "Z")
        s.path(data, "#9fa57c", OUTLINE, 0.8)
    s.rect(1004, top - 4, 200, 6, "#fbe9c4", OUTLINE, 0.9)


def _wall(s: Svg) -> None:
    """The town wall along the water with towers and the harbour gate."""
    s.rect(
        150,
        SHORE - 30,
        WIDTH - 150,
        34,
        s.linear(0, SHORE - 30, 0, SHORE, "#eed6a4", (1, "#a87f4d")),
        OUTLINE,
        1.4,
    )
    for i in range(80):
        s.rect(152 + i * 13.2, SHORE - 37, 7.6, 8, "#f4e0b3", OUTLINE, 0.8)
    for i in range(64):
        x, y = 158 + i * 16.4, SHORE - 22 + 9 * (i % 3) / 1.5
        s.rect(x, y, 9, 3, "#93693c", alpha=0.4)
    for x, roof in ((176, TERRACOTTA), (392, ""), (772, ""), (986, TERRACOTTA), (1160, "")):
        drum(s, x, SHORE + 4, 17, 62, "#ecd2a0")
        if roof:
            cone_roof(s, x, SHORE - 58, 20, 26, roof)
        else:
            for i in range(4):
                s.rect(x - 18 + i * 10, SHORE - 67, 6.4, 9, "#f4e0b3", OUTLINE, 0.9)
    for x in (470, 690):
        s.path(
            d("M", x - 13, SHORE + 4, "v", -18, "a", 13, 13, 0, 0, 1, 26, 0, "v", 18, "Z"),
            "#46291a",
            OUTLINE,
            1.2,
        )


def _sea(s: Svg) -> None:
    tones = ("#d9b877", (0.12, "#6f9c8c"), (0.4, "#1f6f78"), (1, "#0a3442"))
    s.rect(0, SHORE, WIDTH, HEIGHT - SHORE, s.linear(0, SHORE, 0, HEIGHT, *tones))
    s.rect(0, SHORE - 2, WIDTH, 9, s.linear(0, SHORE - 2, 0, SHORE + 7, "#f3ddb0", "#7d5d38"), OUTLINE, 1.1)
    rng = Random(21)
    for i in range(150):
        depth = rng.random() ** 1.5
        y = SHORE + 16 + depth * (HEIGHT - SHORE - 22)
        x, w = rng.random() * WIDTH, 16 + 60 * depth * rng.random()
        tone, alpha = ("#bfe0d2", 0.34) if i % 3 else ("#06262f", 0.4)
        s.path(
            d("M", x, y, "q", w / 4, -2 - 3 * depth, w / 2, 0, "t", w / 2, 0),
            "",
            tone,
            1.2 + 1.6 * depth,
            line_alpha=alpha,
        )
    for i in range(56):
        depth = (i / 56) ** 1.1
        y = SHORE + 12 + depth * 190
        spread = 24 + 120 * depth
        x, w = SUN[0] + (rng.random() - 0.5) * spread, 10 + rng.random() * (18 + 34 * depth)
        s.ellipse(x, y, w / 2, 1 + 1.6 * depth, "#fff0c0", alpha=0.75 - 0.35 * depth)


def _mole(s: Svg) -> None:
    """Rocks, the beacon and its light at the harbour mouth."""
    rng = Random(5)
    _beacon(s, 96, 424)
    for i in range(26):
        x, y, r = 6 + i * 8.0, 424 + 12 * rng.random(), 9 + 7 * rng.random()
        tone = mix("#a98f68", "#5d4a35", rng.random())
        points = [
            (x + r * math.cos(a) * (0.8 + 0.3 * rng.random()), y + r * 0.7 * math.sin(a))
            for a in (0.2, 1.3, 2.4, 3.4, 4.4, 5.4)
        ]
        s.poly(
            points,
            s.linear(x - r, y - r, x + r, y + r, light(tone, 0.4), mix(tone, "#2a1a10", 0.4)),
            OUTLINE,
            1,
        )
    s.ellipse(110, 444, 120, 5, "#cfe8df", alpha=0.5)


def _beacon(s: Svg, x: float, foot: float) -> None:
    """The lighthouse: three storeys and a fire."""
    y = foot
    for w, h in ((46, 58), (34, 44), (21, 26)):
        stone = s.linear(x - w / 2, 0, x + w / 2, 0, "#c79f6c", (0.5, "#ead0a0"), (1, "#fdf0d2"))
        s.rect(x - w / 2, y - h, w, h, stone, OUTLINE, 1.5)
        s.rect(x - w / 2 - 3, y - h - 3, w + 6, 6, "#f6e2b8", OUTLINE, 1.2)
        for i in range(2 if w > 25 else 1):
            s.rect(x + (-9 if w > 25 else -3) + i * 13, y - h * 0.66, 6, h * 0.3, "#4a2d1b")
        y -= h
    s.path(d("M", x - 7, foot, "v", -14, "a", 7, 7, 0, 0, 1, 14, 0, "v", 14, "Z"), "#4a2d1b")
    s.circle(
        x,
        y - 14,
        60,
        s.radial(x, y - 14, 60, (0, "#ffe9a0", 0.95), (0.35, "#ffc860", 0.45), (1, "#ffb040", 0)),
    )
    with s.at(x, y + 70, 1.1):
        s.path("M-6 -74C-10 -84 -2 -86 -1 -97C5 -89 10 -84 6 -74Z", "#f08a24", "#7e3319", 0.9)
        s.path("M-2.4 -74C-4 -80 1 -82 1 -88C4 -83 5 -79 2.4 -74Z", "#ffe48a")
        s.rect(-9, -76, 18, 4, "#6b4526", OUTLINE, 0.8)


def _fleet(s: Svg) -> None:
    for x, y, k, sail, stripe in (
        (330, 428, 0.62, "#f3e6c8", "#b8713a"),
        (640, 424, 0.5, "#f6e7b8", TEAL_LIGHT),
    ):
        s.ellipse(x, y + 3, 52 * k, 4, "#06262f", alpha=0.35)
        ship(s, x, y, k, sail, stripe)
    s.ellipse(486, 514, 150, 9, "#06262f", alpha=0.45)
    ship(s, 486, 508, 2.25, "#f6e9c9", CRIMSON, "#7d4826", oars=True)
    s.path("M356 512q30 -7 60 0t60 0t60 0t60 0", "", "#e6f4ea", 3, line_alpha=0.7)
    s.ellipse(1000, 470, 84, 6, "#06262f", alpha=0.4)
    ship(s, 1000, 466, 1.25, "#efe0bf", "#d6a03a", "#5e3a26")
    s.path("M930 470q20 -5 40 0t40 0t40 0t20 0", "", "#e6f4ea", 2.2, line_alpha=0.65)


def _quay(s: Svg) -> None:
    """The near quay at the lower right with carriers and goods, dark against the light."""
    edge = d("M", 742, HEIGHT, "L", 782, 548, "H", WIDTH, "V", HEIGHT, "Z")
    s.path(edge, s.linear(742, 548, 800, HEIGHT, "#e9cf9b", (0.5, "#b98f5c"), (1, "#6b4a2a")), OUTLINE, 1.6)
    s.path(d("M", 782, 548, "H", WIDTH), "", "#fff1cf", 3, line_alpha=0.9)
    for i in range(9):
        x = 806 + i * 46
        s.line(x, 550, x - 18, HEIGHT, "#7d5a34", 1.2, 0.6)
    s.line(764, 574, WIDTH, 574, "#7d5a34", 1.2, 0.5)
    for x, h, tone in ((818, 44, "#c8703c"), (842, 48, "#b5532e"), (866, 42, "#d08048")):
        amphora(s, x, 584, h, tone, "#fff3d6")
    crate(s, 896, 588, 44)
    crate(s, 944, 590, 36, "#a36f3e")
    crate(s, 908, 556, 34, "#b07a44")
    barrel(s, 1012, 590, 48)
    sack(s, 1052, 592, 40)
    porter(s, 1100, 590, 92, "#d9b98a")
    porter(s, 1156, 594, 98, "#a5c0b4", "#8f5a38")


def _dusk(s: Svg) -> None:
    """Darker corners, so that the eye goes to the town."""
    s.rect(0, 0, WIDTH, 150, s.linear(0, 0, 0, 150, (0, "#0b2d38", 0.45), (1, "#0b2d38", 0)))
    s.rect(0, 0, 170, HEIGHT, s.linear(0, 0, 170, 0, (0, "#1a0f08", 0.35), (1, "#1a0f08", 0)))
    s.rect(0, 470, WIDTH, 130, s.linear(0, 470, 0, 600, (0, "#06181e", 0), (1, "#06181e", 0.4)))


DRAWINGS = {"cover": cover}
