"""What lies on the table of Siberia: cubes, counters, tiles, parkas, markers, notes, the bag, the fur hat."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.colour import mix
from art.make.shapes import TAU, around
from art.make.siberia.palette import COLUMNS, EDGE, ICE, PERSONS, RESOURCES, SIGNAL, SIGNAL_LIGHT, Tones
from art.make.siberia.signs import put
from art.make.svg import Svg, d

# what the client replaces by the seat's colours, as plain text
OWN, EDGE_OF, LIT, SHADE, DEEP, GLINT = "#00aa01", "#00aa02", "#00aa03", "#00aa04", "#00aa05", "#00aa06"
UNKNOWN = Tones("#c6d0d7", "#8b98a2", "#4a5761", "#2a343c")
FUR, FUR_SHADE = "#fffaf0", "#c4b79d"


def _cube(name: str = "") -> Callable[[], Svg]:
    def draw() -> Svg:
        """A solid block seen from the upper right, its sign cut into the front; grey when unknown."""
        tones = RESOURCES[name] if name else UNKNOWN
        s = Svg(64, 64)
        s.poly(
            [(3, 20), (19, 4), (61, 4), (61, 44), (45, 61), (3, 61)],
            tones.deep,
            mix(tones.deep, "#000000", 0.5),
            4,
        )
        s.poly(
            [(45, 20), (61, 4), (61, 44), (45, 61)],
            s.linear(45, 10, 61, 60, mix(tones.own, tones.deep, 0.5), tones.deep),
        )
        s.poly(
            [(3, 20), (19, 4), (61, 4), (45, 20)],
            s.linear(10, 4, 50, 20, mix(tones.light, "#fff6dc", 0.4), mix(tones.own, tones.light, 0.65)),
        )
        s.rect(
            3,
            20,
            42,
            41,
            s.linear(
                3,
                20,
                45,
                61,
                mix(tones.own, tones.light, 0.55),
                (0.4, tones.own),
                (1, mix(tones.own, tones.deep, 0.45)),
            ),
        )
        s.path("M3.8 60V20.8H45L60 5", "", "#ffffff", 1.5, line_alpha=0.65)
        s.path("M45.4 60.2V20.8", "", mix(tones.deep, "#000000", 0.4), 1, line_alpha=0.5)
        if not name:
            return s
        put(s, name, 24.9, 41.7, 14.6, mix(tones.light, "#ffffff", 0.5))
        put(s, name, 23.3, 40, 14.6, mix(tones.deep, "#000000", 0.5))
        put(s, name, 24, 40.8, 14.6, "#b3bdc4" if name == "coal" else mix(tones.deep, "#000000", 0.25))
        return s

    return draw


# ------------------------------------------------------------------ counters and tiles


def _rim(s: Svg) -> None:
    s.circle(50, 57, 48.5, EDGE)
    s.circle(50, 50, 48.5, "#e9eef0", EDGE, 2.5)
    s.circle(50, 50, 45.5, s.linear(14, 10, 86, 92, "#ffffff", (0.5, "#e3eaee"), (1, "#94a6b2")))
    for i in range(24):
        (x0, y0), (x1, y1) = (
            around(50, 50, 42.6, 1, TAU * i / 24)[0],
            around(50, 50, 45.2, 1, TAU * i / 24)[0],
        )
        s.line(x0, y0, x1, y1, "#6d8290", 1, 0.55)
    s.circle(50, 50, 41.4, "#22313c")


def _counter(person: str, resource: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """A disc split on the rising diagonal: resource upper left, person lower right."""
        s = Svg(100, 108)
        _rim(s)
        half = 40 * 0.7071
        low, high = (50 - half, 50 + half), (50 + half, 50 - half)
        one, two = RESOURCES[resource], PERSONS[person]
        s.path(
            d("M", *low, "A", 40, 40, 0, 0, 1, *high, "Z"),
            s.linear(20, 14, 66, 60, mix(one.own, one.light, 0.45), one.own),
        )
        s.path(
            d("M", *high, "A", 40, 40, 0, 0, 1, *low, "Z"),
            s.linear(40, 40, 86, 86, two.own, mix(two.own, "#000000", 0.3)),
        )
        s.line(low[0] + 1.2, low[1] + 1.2, high[0] + 1.2, high[1] + 1.2, "#22313c", 3.4, 0.5)
        s.line(*low, *high, "#f4f8fa", 3)
        put(s, resource, 35, 35.5, 18.5, one.sign)
        put(s, person, 66, 66, 16.5, two.sign)
        s.path("M9 50A41 41 0 0 1 50 9", "", "#ffffff", 2, line_alpha=0.75)
        return s

    return draw


def manager() -> Svg:
    """The counter of a manager: one colour, one sign."""
    tones = PERSONS["manager"]
    s = Svg(100, 108)
    _rim(s)
    s.circle(
        50,
        50,
        40,
        s.linear(20, 14, 86, 90, tones.light, (0.5, tones.own), (1, mix(tones.own, "#000000", 0.34))),
    )
    s.circle(50, 50, 36, "", "#ffffff", 1.4, line_alpha=0.4)
    put(s, "manager", 50, 50, 25, tones.sign)
    s.path("M9 50A41 41 0 0 1 50 9", "", "#ffffff", 2, line_alpha=0.75)
    return s


def _flake(s: Svg, x: float, y: float, r: float, tone: str, width: float) -> None:
    """A snow crystal with twigs."""
    for i in range(6):
        a = TAU * i / 6 - math.pi / 2
        ca, sa = math.cos(a), math.sin(a)
        s.line(x, y, x + r * ca, y + r * sa, tone, width)
        for t, reach in ((0.45, 0.34), (0.72, 0.24)):
            for side in (-1, 1):
                b = a + side * 0.9
                px, py = x + r * t * ca, y + r * t * sa
                s.line(px, py, px + r * reach * math.cos(b), py + r * reach * math.sin(b), tone, width * 0.8)


def counter_back() -> Svg:
    """The back of a counter, as it lies in another's hand."""
    s = Svg(100, 108)
    _rim(s)
    s.circle(50, 50, 40, s.linear(20, 14, 86, 90, "#5b7d98", (0.5, "#35526a"), (1, "#172a3a")))
    _flake(s, 50, 50, 31, ICE, 4.4)
    s.path("M9 50A41 41 0 0 1 50 9", "", "#ffffff", 2, line_alpha=0.75)
    return s


def _hexagon(s: Svg) -> None:
    s.poly(around(50, 57, 48.5, 6, math.pi / 6), EDGE, EDGE, 3)
    s.poly(
        around(50, 51, 48.5, 6, math.pi / 6),
        s.linear(14, 8, 86, 96, "#ffffff", (0.5, "#dfe7eb"), (1, "#8fa2ae")),
        EDGE,
        2.4,
    )


def _tile(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """A hexagon in the column's colour with its sign."""
        tones: Tones = COLUMNS[name]
        s = Svg(100, 108)
        _hexagon(s)
        tone = s.linear(
            18,
            14,
            82,
            90,
            mix(tones.own, tones.light, 0.8),
            (0.45, tones.own),
            (1, mix(tones.own, "#000000", 0.34)),
        )
        s.poly(around(50, 51, 40, 6, math.pi / 6), tone, mix(tones.own, "#000000", 0.55), 1.8)
        put(s, name, 51, 52.4, 23.5, "#000000", 0.28)
        put(s, name, 50, 51, 23.5, tones.sign)
        s.path("M12 31L50 9L62 16", "", "#ffffff", 2.2, line_alpha=0.8)
        return s

    return draw


def tile_back() -> Svg:
    """The back of the investment tiles: a snow crystal."""
    s = Svg(100, 108)
    _hexagon(s)
    s.poly(
        around(50, 51, 40, 6, math.pi / 6),
        s.linear(18, 12, 82, 90, "#5b7d98", (0.45, "#2f4c64"), (1, "#142636")),
        "#0b1620",
        1.8,
    )
    _flake(s, 50, 51, 30, ICE, 4.4)
    s.path("M12 31L50 9L62 16", "", "#ffffff", 2.2, line_alpha=0.8)
    return s


# ------------------------------------------------------------------ people


def pawn() -> Svg:
    """A figure in a parka with fur hem, collar and hood, 64 x 92; worker or salesman."""
    s = Svg(64, 92)
    s.ellipse(32, 82, 23, 8, DEEP, EDGE_OF, 2.4)
    s.path("M9 78A23 8 0 0 0 55 78L55 82A23 8 0 0 1 9 82Z", DEEP)
    s.ellipse(32, 78, 23, 8, s.linear(8, 74, 56, 84, LIT, (0.4, OWN), (1, SHADE)), EDGE_OF, 1.6)
    coat = s.linear(10, 40, 54, 74, LIT, (0.34, OWN), (0.72, SHADE), (1, DEEP))
    s.path(
        "M20 36C10 40 6 50 6 62C6 68 12 70 15 66L18 54L15 76C20 82 44 82 49 76L46 54L49 66C52 70 58 68 58 62"
        "C58 50 54 40 44 36Z",
        coat,
        EDGE_OF,
        2.4,
    )
    s.path("M46 54L44 40C52 44 56 52 56 61C54 66 50 66 49 63Z", DEEP, alpha=0.45)
    s.path("M6.6 59C9 57 14 58 16.4 61L15 66C12 70 6 68 6 62Z", FUR, EDGE_OF, 1.2)
    s.path("M57.4 59C55 57 50 58 47.6 61L49 66C52 70 58 68 58 62Z", FUR_SHADE, EDGE_OF, 1.2)
    s.path(
        "M15 72C22 78 42 78 49 72L49.6 78C42 84 22 84 14.4 78Z",
        s.linear(14, 72, 50, 82, FUR, "#cbbfa6"),
        EDGE_OF,
        1.4,
    )
    s.path(
        "M17 36C22 42 42 42 47 36C48 44 42 48 32 48C22 48 16 44 17 36Z",
        s.linear(16, 36, 48, 48, FUR, FUR_SHADE),
        EDGE_OF,
        1.4,
    )
    s.path("M11 46C8.5 52 8 56 8 58", "", "#fff4dc", 2, line_alpha=0.6)
    _face(s)
    with s.at(32, 61, 9.6 / 40), s.group("translate(-50 -50)"):
        s.mark_here()
    return s


def _face(s: Svg) -> None:
    s.ellipse(32, 24, 11, 11.5, s.linear(22, 14, 42, 36, "#f3cfa8", "#b9845a"), EDGE_OF, 2)
    for x in (28, 36):
        s.ellipse(x, 25, 1.3, 1.7, "#33200f")
    s.path(
        "M18 20C18 8 24 3 32 3C40 3 46 8 46 20L48 32C48 36 44 37 42 34L40 21L24 21L22 34C20 37 16 36 16 32Z",
        s.linear(18, 4, 46, 32, LIT, (0.4, OWN), (1, DEEP)),
        EDGE_OF,
        2.2,
    )
    s.path(
        "M20 20C20 13 25 12 32 12C39 12 44 13 44 20Z", s.linear(20, 12, 44, 20, FUR, FUR_SHADE), EDGE_OF, 1.4
    )
    s.path("M20.5 12C22.5 7.5 26.5 5.4 31 5.3", "", GLINT, 1.8, line_alpha=0.8)


def start() -> Svg:
    """The start player's fur hat with its flaps up and an orange badge, 100 x 92."""
    s = Svg(100, 92)
    fur = s.linear(16, 12, 84, 88, "#e6c9a0", (0.45, "#a8764a"), (1, "#57351c"))
    s.path(
        "M22 46C18 16 34 4 50 4C66 4 82 16 78 46Z",
        s.linear(22, 6, 80, 46, "#5f7d94", (0.5, "#35526a"), (1, "#16293a")),
        EDGE,
        3,
    )
    s.path("M8 48C4 66 8 84 22 88C32 90 36 82 34 70L30 46Z", fur, EDGE, 3)
    s.path(
        "M92 48C96 66 92 84 78 88C68 90 64 82 66 70L70 46Z",
        s.linear(66, 40, 94, 88, "#a8764a", "#4a2c16"),
        EDGE,
        3,
    )
    s.path(
        "M10 52C10 36 20 28 32 28C44 24 56 24 68 28C80 28 90 36 90 52"
        "C90 64 80 66 70 64C56 68 44 68 30 64C20 66 10 64 10 52Z",
        fur,
        EDGE,
        3,
    )
    for i in range(11):
        x = 17 + i * 6.6
        s.line(x, 36 + (i % 3) * 3, x - 2, 44 + (i % 2) * 4, "#fff0d0" if i < 5 else "#3d2410", 1.6, 0.55)
    s.circle(50, 46, 12.5, EDGE)
    s.circle(50, 46, 11, s.linear(42, 38, 58, 54, SIGNAL_LIGHT, SIGNAL))
    _flake(s, 50, 46, 8, "#ffffff", 1.8)
    return s


# ------------------------------------------------------------------ markers and the bag


def _dial(s: Svg, face: tuple[str, str], ink: str) -> None:
    s.circle(50, 57, 48, EDGE)
    s.circle(50, 50, 48, s.linear(14, 10, 86, 90, "#f7fafb", (0.5, "#aebdc7"), (1, "#54656f")), EDGE, 2.4)
    s.circle(50, 50, 39, s.linear(20, 16, 80, 84, *face), "#23333e", 1.6)
    for i in range(12):
        a = TAU * i / 12
        long = i % 3 == 0
        ca, sa = math.cos(a), math.sin(a)
        s.line(
            50 + (29 if long else 32) * ca,
            50 + (29 if long else 32) * sa,
            50 + 36 * ca,
            50 + 36 * sa,
            ink,
            5 if long else 3,
        )


def clock() -> Svg:
    """The waiting side of an exhaustion marker: a clock."""
    s = Svg(100, 108)
    _dial(s, ("#f9fbfc", "#d5dfe5"), "#10202c")
    s.line(50, 50, 50, 26, "#10202c", 5)
    s.line(50, 50, 66, 58, SIGNAL, 5)
    s.circle(50, 50, 4.5, "#10202c")
    s.path("M16 38A36 36 0 0 1 38 16", "", "#ffffff", 3, line_alpha=0.9)
    return s


def closed() -> Svg:
    """The other side of it: an orange dial crossed out, as it closes an area."""
    s = Svg(100, 108)
    _dial(s, (SIGNAL_LIGHT, "#c24a0c"), "#fff1e2")
    s.path("M33 35L68 70M68 35L33 70", "", "#5c2204", 11, line_alpha=0.6)
    s.path("M32 32L68 68M68 32L32 68", "", "#ffffff", 10)
    return s


def bag() -> Svg:
    """The cloth bag of the counters, tied with an orange cord, 100 x 104."""
    s = Svg(100, 104)
    cloth = s.linear(12, 30, 88, 100, "#7d9db4", (0.35, "#4a6b84"), (0.75, "#2b4357"), (1, "#16242f"))
    s.path("M34 30C16 42 6 62 8 80C10 96 24 101 50 101C76 101 90 96 92 80C94 62 84 42 66 30Z", cloth, EDGE, 3)
    s.path(
        "M30 27C24 16 18 12 22 6C30 10 34 4 42 6C48 2 56 2 60 6C68 4 72 9 79 6C82 12 76 17 70 27Z",
        s.linear(22, 4, 78, 28, "#a4bfd0", (0.5, "#5a7c94"), (1, "#273d4f")),
        EDGE,
        3,
    )
    for x, bend in ((36, -10), (50, 2), (64, 12)):
        s.path(
            d("M", x, 34, "C", x + bend * 0.5, 50, x + bend * 1.2, 70, x + bend * 1.6, 92),
            "",
            "#101c26",
            2.4,
            line_alpha=0.4,
        )
        s.path(
            d("M", x - 3, 34, "C", x - 3 + bend * 0.5, 50, x - 4 + bend * 1.2, 66, x - 5 + bend * 1.5, 84),
            "",
            "#d3e4ee",
            1.8,
            line_alpha=0.35,
        )
    s.path("M28 27Q50 36 72 27L73 33Q50 43 27 33Z", SIGNAL, EDGE, 2)
    s.path("M30 29Q50 37 66 31", "", "#ffd0a4", 1.6, line_alpha=0.8)
    s.path("M68 33C78 40 76 50 82 54M66 35C70 44 66 52 70 60", "", EDGE, 5)
    s.path("M68 33C78 40 76 50 82 54M66 35C70 44 66 52 70 60", "", SIGNAL, 3)
    _flake(s, 46, 70, 17, "#e6f1f6", 3)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"cube-{name}": _cube(name) for name in RESOURCES},
    "back-cube": _cube(),
    **{
        f"counter-{person}-{name}": _counter(person, name)
        for person in PERSONS
        if person != "manager"
        for name in RESOURCES
    },
    "counter-manager": manager,
    "back-counter": counter_back,
    **{f"tile-{name}": _tile(name) for name in COLUMNS},
    "back-tile": tile_back,
    "pawn": pawn,
    "start": start,
    "clock": clock,
    "closed": closed,
    "bag": bag,
}
