"""The cover of Pax: Rome at nightfall, the legions before her, plotters in the shade; 1200 x 600."""

from __future__ import annotations

import math
from random import Random

from art.make.building import Block, arcade, columns, cone_roof, drum, steps
from art.make.colour import GOLD as METAL
from art.make.colour import light, mix
from art.make.nature import cypress, pine
from art.make.paper import BRONZE, CRIMSON, GOLD, STEEL, WOOD, Ramp, outline
from art.make.pax.army import BOWL, CREST, hairs
from art.make.pax.parts import eagle, meander_path, wreath
from art.make.svg import Svg, d

WIDTH, HEIGHT = 1200.0, 600.0
SUN = (640.0, 262.0)
HAZE = "#f0955c"
EDGE = "#2a0c12"


def cover() -> Svg:
    """The whole picture, from the sky to the helmets."""
    s = Svg(WIDTH, HEIGHT)
    _sky(s)
    _hills(s)
    _city(s)
    _capitol(s)
    _smoke(s)
    _terrace(s)
    _host(s)
    for x, foot, size in ((86, 640, 0.80), (214, 640, 0.92), (360, 650, 1.06)):
        _standard(s, x, foot, size)
    _front_rank(s)
    _plotters(s)
    _border(s)
    return s


def _sky(s: Svg) -> None:
    tones = ("#1c0a1c", (0.28, "#571428"), (0.55, "#a8323a"), (0.78, "#e9803f"), (1, "#ffd07a"))
    s.rect(0, 0, WIDTH, 420, s.linear(0, 0, 0, 420, *tones))
    x, y = SUN
    s.circle(x, y, 430, s.radial(x, y, 430, (0, "#fff0b8", 0.95), (0.22, "#ffc76a", 0.6), (1, "#ff9a4a", 0)))
    for i in range(28):
        a = math.pi + math.pi * i / 27
        s.poly(
            [
                (x, y),
                (x + 760 * math.cos(a - 0.028), y + 760 * math.sin(a - 0.028)),
                (x + 760 * math.cos(a + 0.028), y + 760 * math.sin(a + 0.028)),
            ],
            "#ffe0a0",
            alpha=0.07,
        )
    s.circle(x, y, 62, s.radial(x, y, 62, "#fffbe0", (0.75, "#ffe9a8"), (1, "#ffcf70")))
    rng = Random(4)
    for cx, cy, w in (
        (150, 96, 260),
        (420, 60, 200),
        (900, 84, 300),
        (1090, 150, 220),
        (330, 176, 180),
        (820, 190, 190),
    ):
        left, h = cx - w / 2, w * 0.06
        data = d("M", left, cy)
        for step in (0.14, 0.2, 0.28, 0.2, 0.18):
            data += d("q", w * step / 2, -h * (1 + rng.random()) * 1.5, w * step, 0)
        data += d("q", -w * 0.2, h * 0.5, -w * 0.5, h * 0.4, "t", -w * 0.5, -h * 0.4, "Z")
        s.path(
            data,
            s.linear(
                0, cy - h * 2, 0, cy + h, (0, "#5a1a30", 0.8), (0.6, "#9c3340", 0.8), (1, "#ffb868", 0.85)
            ),
        )


def _hills(s: Svg) -> None:
    for points, top, low in (
        (
            "M0 420V300C120 250 240 286 360 268C520 240 600 290 720 276C860 250 980 282 1200 238V420Z",
            "#a04048",
            "#e08a52",
        ),
        (
            "M0 430V336C140 300 260 330 400 316C560 296 640 330 800 306C960 280 1080 320 1200 300V430Z",
            "#6f2a3c",
            "#b85a48",
        ),
    ):
        s.path(points, s.linear(0, 250, 0, 420, top, low))


def _house(s: Svg, x: float, y: float, w: float, h: float, haze: float, rng: Random) -> None:
    wall = mix(("#e9c9a0", "#d9ab84", "#f0d9b0", "#c99a7a")[rng.randrange(4)], HAZE, haze)
    block = Block(
        x, y, w, h, w * 0.5, wall, mix(("#8c3328", "#a5442f", "#742a2a")[rng.randrange(3)], HAZE, haze), 1
    )
    block.walls(s)
    if haze < 0.2:
        block.windows(s, 3, 1, sill=False)
    else:
        for i in range(3):
            s.rect(x + w * (0.16 + 0.28 * i), y - h * 0.6, w * 0.12, h * 0.3, "#5c2a2c")
    (block.gable if rng.random() < 0.6 else block.hip)(s, h * 0.36)


def _city(s: Svg) -> None:
    """Roofs, aqueduct, towers and trees round the hill."""
    rng = Random(9)
    stone = "#d99a68"
    s.rect(0, 318, 470, 50, s.linear(0, 318, 0, 368, stone, "#8c4a40"), EDGE, 1)
    for i in range(19):
        s.path(d("M", 8 + i * 25, 368, "V", 338, "a", 9, 9, 0, 0, 1, 18, 0, "V", 368, "Z"), "#7a2c38")
    s.rect(0, 313, 470, 6, light(stone, 0.4), EDGE, 0.8)
    for i in range(11):
        x = 470 + i * 32 + rng.random() * 8
        _house(s, x, 384 + 8 * math.sin(i), 28 + rng.random() * 14, 20 + rng.random() * 18, 0.3, rng)
    for i in range(6):
        _house(
            s,
            384 + i * 74 + rng.random() * 10,
            418,
            36 + rng.random() * 18,
            26 + rng.random() * 22,
            0.12,
            rng,
        )
    for x in (508, 566, 742, 948, 1016, 1090):
        cypress(s, x, 400, 46 + rng.random() * 16, "#2c3524")
    for x in (1050, 1150):
        pine(s, x, 396, 74)
    for x, h in ((470, 74), (1126, 66)):
        drum(s, x, 414, 17, h, "#d9a87a")
        cone_roof(s, x, 414 - h, 21, 26, "#8c3328")


def _capitol(s: Svg) -> None:
    """The great temple on its hill against the sun."""
    with s.group("translate(-116 0)"):
        _hill_of_jupiter(s)


def _hill_of_jupiter(s: Svg) -> None:
    s.path(
        "M560 392C590 340 620 306 660 296L900 292C950 310 980 350 1010 392Z",
        s.linear(0, 290, 0, 392, "#9c5a44", "#6a3238"),
        EDGE,
        1.2,
    )
    for i in range(30):
        x, y = 606 + (i * 53) % 350, 322 + (i * 29) % 62
        s.rect(x, y, 16, 5, "#c98a64", alpha=0.35)
    stone = "#f4d9b2"
    hall = Block(676, 296, 190, 84, 62, stone, "#a5442f", 1.4)
    hall.walls(s)
    s.rect(681, 220, 180, 76, "#5c2226")
    s.rect(752, 236, 38, 60, "#ffb84a")
    columns(s, 676, 296, 190, 80, 8, stone, 11)
    hall.temple(s, 44, 5)
    steps(s, 670, 296, 202, 5, 3.4, stone)
    s.circle(771, 196, 6, METAL.light, EDGE, 1)
    with s.at(748, 146, 0.23):
        eagle(s, GOLD)
    side = Block(596, 322, 66, 44, 26, "#e6bd92", "#93382c", 1.1)
    side.walls(s)
    arcade(s, 600, 322, 58, 30, 4, "#f0cfa4")
    side.gable(s, 18, 3)
    for x in (908, 930):
        cypress(s, x, 322, 54, "#33301f")


def _smoke(s: Svg) -> None:
    """Fires of revolt on the right."""
    for x, y, k in ((1046, 404, 1.0), (1108, 412, 0.7)):
        s.circle(x, y - 16, 60 * k, s.radial(x, y - 16, 60 * k, (0, "#ffdc80", 0.9), (1, "#ff9030", 0)))
        for i, (dx, dy, r) in enumerate(
            ((0, -40, 16), (10, -76, 24), (-6, -120, 32), (18, -170, 44), (48, -224, 52))
        ):
            s.circle(x + dx * k, y + dy * k, r * k, "#2a1220", alpha=0.5 - i * 0.07)
        s.path(
            outline(
                f"{x - 14 * k},{y} {x - 16 * k},{y - 18 * k} {x - 4 * k},{y - 30 * k} {x},{y - 48 * k} "
                f"{x + 8 * k},"
                f"{y - 28 * k} {x + 17 * k},{y - 16 * k} {x + 14 * k},{y}"
            ),
            "#f08a24",
        )
        s.path(
            outline(
                f"{x - 6 * k},{y} {x - 5 * k},{y - 16 * k} {x},{y - 28 * k} {x + 6 * k},{y - 14 * k} "
                f"{x + 6 * k},{y}"
            ),
            "#ffe48a",
        )


def _terrace(s: Svg) -> None:
    s.rect(0, 424, WIDTH, 180, s.linear(0, 424, 0, 600, "#a8503c", (0.25, "#6d2830"), (1, "#240a14")))
    for i in range(14):
        y = 436 + i * i * 0.95
        s.line(0, y, WIDTH, y, "#f0a868", 1.2, 0.25)
    for i in range(-12, 26):
        s.line(640 + (i * 100 - 640) * 0.55, 426, 640 + (i * 100 - 640) * 1.8, 600, "#f0a868", 1.2, 0.18)


def _soldier(s: Svg, x: float, y: float, k: float, metal: Ramp, crest: Ramp) -> None:
    """Helmet and shoulders of a legionary seen from the front."""
    with s.group(f"translate({x:g} {y:g}) scale({k:g}) translate(-200 -226)"):
        s.path(
            outline("200,216! 150,226 104,252 86,330 80,460! 320,460! 314,330 296,252 250,226"),
            crest.shade,
            EDGE,
            5,
        )
        s.path(outline("210,216! 250,226 296,252 314,330 320,460! 230,460!"), crest.deep)
        s.path(outline(CREST), crest.base, EDGE, 5)
        s.path(outline("210,14 268,30 306,78 312,118 262,74 214,62"), crest.shade)
        hairs(s, crest, range(3, 13, 2), (106, 64), 0.6)
        s.path(outline("134,150! 200,132 266,150! 262,200 236,222 200,228 164,222 138,200"), "#1a0a0c")
        s.path(outline(BOWL), metal.base, EDGE, 4)
        s.path(
            outline("206,62 252,76 276,104 274,140 282,150 276,186 252,226 240,206 242,176 206,166 230,130"),
            metal.shade,
        )
        s.path(
            outline("126,140 128,106 150,80 184,68 150,110 146,160 150,214 138,206 124,186 118,150"),
            metal.light,
            alpha=0.9,
        )
        s.path(outline("120,140 200,124 280,140 280,146 200,132 120,146"), GOLD.base)


def _far_soldier(s: Svg, x: float, y: float, k: float, metal: Ramp, crest: Ramp) -> None:
    """The same from afar, in six shapes."""
    with s.group(f"translate({x:g} {y:g}) scale({k:g}) translate(-200 -226)"):
        s.path("M80 460C80 330 100 250 200 216C300 250 320 330 320 460Z", crest.shade, EDGE, 6)
        s.path("M84 118C90 20 310 20 312 118C270 66 130 66 84 118Z", crest.base, EDGE, 6)
        s.path("M200 22C300 20 312 60 312 118C290 80 250 66 204 66Z", crest.deep)
        s.path(
            "M122 190C112 90 160 62 200 62C240 62 288 90 278 190L252 226L242 176L158 176L148 226Z",
            metal.base,
            EDGE,
            5,
        )
        s.path("M206 62C250 66 288 90 278 190L252 226L242 176H206Z", metal.shade)
        s.path("M158 178H242L232 226H168Z", "#1a0a0c")


def _spear(s: Svg, x: float, foot: float, top: float, k: float) -> None:
    s.line(x, foot, x, top, EDGE, 6 * k)
    s.line(x - k * 0.6, foot, x - k * 0.6, top, WOOD.base, 3.4 * k)
    s.poly(
        [(x, top - 34 * k), (x + 8 * k, top - 6 * k), (x, top + 12 * k), (x - 8 * k, top - 6 * k)],
        STEEL.shade,
        EDGE,
        1.2,
    )
    s.poly([(x, top - 32 * k), (x, top + 10 * k), (x - 7 * k, top - 6 * k)], STEEL.light)


def _host(s: Svg) -> None:
    """Ranks that come up from the left, smaller towards the town."""
    rng = Random(14)
    dim = Ramp("#c98a6a", "#7d3a36", "#54222a", "#30121c")
    bronze = Ramp("#f0b878", "#a8683e", "#6d3a2a", "#3a1a1a")
    for row, (y, k, n, right) in enumerate(
        ((448, 0.13, 16, 640), (476, 0.18, 18, 640), (512, 0.25, 14, 640))
    ):
        for i in range(n):
            x = right * (i + 0.5 * (row % 2)) / n
            if i % 2 == 0:
                _spear(s, x + 12 * k * 6, y + 40, y - 300 * k - 12 * rng.random(), 0.55 + row * 0.25)
        for i in range(n):
            _far_soldier(s, right * (i + 0.5 * (row % 2)) / n, y, k, bronze, dim)


def _standard(s: Svg, x: float, foot: float, k: float) -> None:
    """A tall legion standard with eagle, cloth and discs."""
    with s.group(f"translate({x:g} {foot:g}) scale({k:g}) translate(-100 -560)"):
        s.line(100, 60, 100, 560, EDGE, 15)
        s.line(99, 60, 99, 560, WOOD.base, 10)
        s.line(96, 60, 96, 560, WOOD.light, 3)
        s.path("M30 118L170 118L168 300L134 284L100 302L66 284L32 300Z", CRIMSON.base, EDGE, 3)
        s.path("M106 120L168 120L166 298L134 282L106 298Z", CRIMSON.shade)
        s.path("M42 132H158V262H42Z", "", GOLD.base, 4)
        with s.at(100, 198):
            wreath(s, 38, 7, 30, 10, GOLD, span=150, stem=3, vein=False)
        s.rect(
            10,
            102,
            180,
            16,
            s.linear(10, 102, 10, 118, BRONZE.light, (0.5, BRONZE.base), (1, BRONZE.deep)),
            EDGE,
            2,
            r=6,
        )
        for q in (10, 190):
            s.circle(q, 110, 11, BRONZE.base, EDGE, 2)
        with s.group("translate(-50 -62) scale(1.5)"):
            s.path(
                outline(
                    "100,104! 78,96 66,76 40,82 20,66 8,38 2,6 30,30 50,40 74,46! 84,30 92,22 100,16 112,20 "
                    "118,30! "
                    "126,46! 150,40 170,30 198,6 192,38 180,66 160,82 134,76 122,96"
                ),
                EDGE,
                EDGE,
                5,
            )
            eagle(s, GOLD)
        for y in (344, 396, 448):
            s.circle(100, y, 25, BRONZE.deep, EDGE, 2)
            s.circle(99, y - 1, 21, s.linear(80, y - 20, 120, y + 20, BRONZE.light, BRONZE.shade))
            s.circle(99, y - 1, 11, BRONZE.base, BRONZE.deep, 2)


def _front_rank(s: Svg) -> None:
    for x, y, k in ((26, 590, 0.40), (140, 598, 0.44), (280, 604, 0.48), (440, 606, 0.44), (560, 604, 0.38)):
        _soldier(s, x, y, k, BRONZE, CRIMSON)


HOODED = (
    "-104,10! -114,-90 -94,-158 -48,-190! -58,-236 -40,-282 2,-304 40,-290 60,-258 52,-226! 42,-200 "
    "90,-164 110,-90 106,10!"
)


def _hooded(s: Svg, x: float, foot: float, k: float, cloth: Ramp, *, flip: bool = False) -> None:
    """A cloaked plotter, hood up, who looks to the right unless flipped."""
    with s.at(x, foot, k, flip=flip):
        s.path(outline(HOODED), cloth.base, EDGE, 3)
        s.path(outline("42,-200 90,-164 110,-90 106,10! 30,10! 48,-80 36,-160"), cloth.shade)
        s.path(
            outline(
                "-40,-282 2,-304 36,-292 -4,-270 -36,-230 -40,-196! -84,-150 -100,-60 -92,10! -104,10! "
                "-114,-90 -94,-158 -48,-190! -58,-236"
            ),
            cloth.light,
            alpha=0.8,
        )
        s.path(outline("52,-226! 60,-258 40,-284 14,-274 4,-240 18,-206 44,-200!"), cloth.deep)
        s.path(outline("28,-266 50,-262 53,-250 64,-238 56,-232 57,-220 46,-208 28,-210 20,-238"), "#c98a60")
        s.path(outline("28,-266 20,-238 28,-210 40,-209 32,-236 38,-264"), "#7d4c38")
        s.path(outline("38,-246 46,-249 53,-247", False), "", "#3a1c18", 3.4)
        for line in ("-30,-180 -52,-90 -46,10", "4,-176 -6,-80 4,10", "62,-150 74,-70 70,10"):
            s.path(outline(line, False), "", cloth.deep, 5, line_alpha=0.55)
        s.path(outline("-48,-190! -10,-170 42,-200! 36,-176 -8,-150 -60,-176"), cloth.deep, alpha=0.5)
        s.circle(-2, -160, 12, GOLD.shade, EDGE, 2)
        s.circle(-4, -162, 8, GOLD.light)


def _plotters(s: Svg) -> None:
    """Three cloaked men in a portico on the right, a dagger between them."""
    for x in (826, 1180):
        tone = s.linear(x - 30, 0, x + 30, 0, "#c98a64", (0.3, "#8c4a40"), (1, "#30101c"))
        s.rect(x - 28, 120, 56, 480, tone, EDGE, 2)
        for q in (-15, -4, 7, 18):
            s.line(x + q, 150, x + q, 560, "#30101c", 3, 0.6)
        s.rect(x - 38, 96, 76, 30, s.linear(x - 38, 0, x + 38, 0, "#e0a878", (1, "#4a1a24")), EDGE, 2, r=3)
        s.rect(x - 36, 556, 72, 44, s.linear(x - 36, 0, x + 36, 0, "#c98a64", (1, "#30101c")), EDGE, 2)
    s.rect(780, 60, 430, 40, s.linear(0, 60, 0, 100, "#b06a50", "#54222a"), EDGE, 2)
    s.path(meander_path(794, 1210, 70, 18), "", "#f0b878", 2.6, line_alpha=0.8, cap="butt")
    night = Ramp("#7a5a8a", "#44305a", "#2c1c3c", "#180e22")
    wine = Ramp("#d0606a", "#8a2a3a", "#5c1828", "#340c18")
    _hooded(s, 984, 590, 1.2, Ramp("#fff0d6", "#d9c8ae", "#9c8674", "#5c4a44"))
    _dagger(s)
    _hooded(s, 896, 640, 1.0, night)
    _hooded(s, 1108, 640, 1.02, wine, flip=True)
    _balustrade(s)


def _dagger(s: Svg) -> None:
    """Held up before the one in white."""
    with s.at(1002, 440, 0.66):
        s.poly([(0, -150), (15, -112), (12, 0), (0, 0)], STEEL.shade, EDGE, 3)
        s.poly([(0, -150), (-15, -112), (-12, 0), (0, 0)], STEEL.light, EDGE, 3)
        s.rect(-36, -2, 72, 12, GOLD.base, EDGE, 3, r=5)
        s.rect(-8, 10, 16, 46, CRIMSON.deep, EDGE, 3, r=4)
        s.path(outline("-24,20 0,12 26,20 26,46 0,54 -24,46"), "#c98a60", EDGE, 3)


def _balustrade(s: Svg) -> None:
    for i in range(12):
        x = 812 + i * 34
        s.path(
            outline(
                f"{x - 7},536! {x + 7},536! {x + 5},546 {x + 12},566 {x + 6},590 {x + 7},600! {x - 7},600! "
                f"{x - 6},590 "
                f"{x - 12},566 {x - 5},546"
            ),
            s.linear(x - 12, 0, x + 12, 0, "#f0c090", (0.5, "#b06a50"), (1, "#4a1a24")),
            EDGE,
            1.6,
        )
    s.rect(
        790, 522, 410, 18, s.linear(0, 522, 0, 540, "#ffd8a4", (0.4, "#c98a64"), (1, "#6d2830")), EDGE, 2, r=3
    )


def _border(s: Svg) -> None:
    """Darker edges, so that the eye goes to the town."""
    s.rect(0, 0, WIDTH, 130, s.linear(0, 0, 0, 130, (0, "#12040c", 0.6), (1, "#12040c", 0)))
    s.rect(0, 0, 150, HEIGHT, s.linear(0, 0, 150, 0, (0, "#12040c", 0.5), (1, "#12040c", 0)))
    s.rect(1040, 0, 160, HEIGHT, s.linear(1040, 0, 1200, 0, (0, "#12040c", 0), (1, "#12040c", 0.5)))
    s.rect(0, 500, WIDTH, 100, s.linear(0, 500, 0, 600, (0, "#12040c", 0), (1, "#12040c", 0.5)))


DRAWINGS = {"cover": cover}
