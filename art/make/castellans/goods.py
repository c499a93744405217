"""The goods, coins, points and influence, in colour and as faces of the dice; 100 x 100."""

from __future__ import annotations

from collections.abc import Callable

from art.make.castellans.palette import EDGE, GOODS, IVORY, WARDS, Tones, tones
from art.make.castellans.signs import WARD_SIGNS, put
from art.make.colour import mix
from art.make.shapes import around, star
from art.make.svg import Svg

Draw = Callable[[Svg, bool], None]
LINE = 4.5


def _wood(s: Svg, flat: bool) -> None:
    c = GOODS["wood"]
    for x, y in ((28, 66), (56, 66), (42, 34)):
        bark = (
            mix(c.own, c.deep, 0.55)
            if flat
            else s.linear(0, y - 18, 0, y + 18, c.light, (0.45, c.own), (1, c.deep))
        )
        s.path(f"M{x} {y - 17}H{x + 26}A14 17 0 0 1 {x + 26} {y + 17}H{x}Z", bark, EDGE, LINE)
        s.ellipse(x, y, 13, 17, "#f2d39c", EDGE, LINE)
        s.ellipse(x, y, 7.4, 10, "#f2d39c", "#a8743a", 3.4)
        s.ellipse(x, y, 2.4, 3.4, "#a8743a")


def _stone(s: Svg, flat: bool) -> None:
    c = GOODS["stone"]
    s.poly([(6, 42), (30, 16), (94, 16), (94, 62), (70, 88), (6, 88)], c.deep, EDGE, LINE)
    s.poly([(8, 42), (31, 18), (92, 18), (70, 42)], mix(c.light, "#ffffff", 0.45))
    s.rect(8, 42, 62, 44, c.own if flat else s.linear(8, 42, 70, 86, mix(c.light, c.own, 0.3), c.own))
    s.poly([(70, 42), (92, 19), (92, 61), (70, 86)], mix(c.own, c.deep, 0.6))
    s.path("M8 42H70V86", "", "#ffffff", 3, line_alpha=1)
    s.path("M20 54L34 62L30 74M52 56L60 52M48 76L58 72", "", c.deep, 4)
    s.path("M44 30L54 24L66 28", "", c.own, 4)


def _food(s: Svg, flat: bool) -> None:
    crust = "#d9953e" if flat else s.linear(14, 20, 84, 86, "#ffdc98", (0.4, "#dd9c46"), (1, "#8f5216"))
    s.path(
        "M6 56C6 30 28 18 50 18C72 18 94 30 94 56C94 74 82 82 70 82H30C18 82 6 74 6 56Z", crust, EDGE, LINE
    )
    s.path(
        "M10 60C12 74 22 78 31 78H69C78 78 88 74 90 60C76 68 24 68 10 60Z",
        "#9a5a1c",
        alpha=1 if flat else 0.7,
    )
    for x in (28, 50, 72):
        s.path(f"M{x - 9} 54L{x + 7} 28", "", "#7d4412", 9)
        s.path(f"M{x - 8} 52L{x + 7} 29", "", "#ffe8b8", 4.6)


def _magic(s: Svg, flat: bool) -> None:
    c = GOODS["magic"]
    for x, y, k, turn in ((28, 66, 0.62, -24), (74, 64, 0.66, 22), (50, 48, 1.0, 0)):
        with s.at(x, y, k, turn):
            s.poly([(0, -46), (22, -16), (17, 42), (-17, 42), (-22, -16)], c.own, EDGE, LINE / k)
            s.poly([(0, -46), (-22, -16), (-17, 42), (-4, 42), (-6, -14)], c.light)
            s.poly([(0, -46), (-22, -16), (-6, -14)], mix(c.light, "#ffffff", 0.6))
            s.poly([(0, -46), (22, -16), (-6, -14)], mix(c.light, c.own, 0.35))
            s.poly([(22, -16), (17, 42), (6, 42), (8, -15)], mix(c.own, c.deep, 0.6))


def coin(s: Svg, flat: bool) -> None:
    """A gold coin with a crown."""
    c = GOODS["gold"]
    s.circle(50, 55, 42, c.deep, EDGE, LINE)
    s.circle(
        50,
        48,
        42,
        c.own if flat else s.linear(18, 16, 82, 82, "#fff8c8", (0.4, "#f0c445"), (1, "#a8760c")),
        EDGE,
        LINE,
    )
    s.circle(50, 48, 34, "#f4cf58" if flat else s.linear(22, 20, 78, 78, "#c08a18", (1, "#ffe694")))
    s.circle(50, 48, 30, "#f9dc74" if flat else s.linear(22, 20, 78, 78, "#ffe68e", (1, "#cc951e")))
    s.path("M30 64L25 36L39 48L50 28L61 48L75 36L70 64Z", "#6f4a06")
    s.rect(30, 66, 40, 6, "#6f4a06")


def _influence(s: Svg, flat: bool) -> None:
    c = GOODS["influence"]
    s.line(18, 6, 18, 96, EDGE, 11)
    s.line(18, 7, 18, 95, "#b98648", 5.6)
    s.circle(18, 8, 6, "#f4cf58", EDGE, 3)
    cloth = c.own if flat else s.linear(20, 12, 84, 70, c.light, (0.4, c.own), (1, c.deep))
    s.path("M22 14C40 4 58 24 92 12L80 38L92 66C58 78 40 56 22 68Z", cloth, EDGE, LINE)
    s.poly(star(50, 42, 19, 8, 5), "#fff3c4", mix(c.deep, "#000000", 0.2), 2)


def seal(s: Svg, flat: bool) -> None:
    """A victory point: a gold seal with a red heart and a star."""
    teeth = [
        p for pair in zip(around(50, 50, 48, 18), around(50, 50, 42, 18, 0.1745), strict=True) for p in pair
    ]
    s.poly(teeth, s.linear(16, 14, 84, 88, "#fff3c0", (0.4, "#ecc050"), (1, "#8f600c")), EDGE, 4)
    s.circle(50, 50, 35, "#6b1214", "#4a0f0c", 2)
    s.circle(50, 50, 33, s.linear(26, 24, 76, 78, "#d24a44", (0.5, "#9c2222"), (1, "#5e1012")))
    s.poly(star(50, 52, 25, 10.5, 5), "#ffe38e", "#4a0f0c", 2.4)


_DRAW: dict[str, Draw] = {
    "wood": _wood,
    "stone": _stone,
    "food": _food,
    "magic": _magic,
    "gold": coin,
    "influence": _influence,
}


def _good(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """The good itself in full colour."""
        s = Svg(100, 100)
        _DRAW[name](s, False)
        return s

    return draw


def _vp() -> Svg:
    s = Svg(100, 100)
    seal(s, False)
    return s


def _disc(s: Svg, c: Tones) -> None:
    s.circle(50, 50, 49, c.deep)
    s.circle(50, 50, 45, c.light)
    s.circle(50, 51, 41.5, mix(c.own, c.light, 0.35))


def _die(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """A face of the resource die: flat shapes on a disc of the good's colour."""
        s = Svg(100, 100)
        _disc(s, GOODS[name])
        with s.at(50, 50, 0.8), s.group("translate(-50 -50)"):
            _DRAW[name](s, True)
        return s

    return draw


def _decision(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """A face of the decision die: a ward's sign on the colour of its roofs."""
        s = Svg(100, 100)
        c = tones(WARDS[name].roof)
        s.rect(2, 2, 96, 96, c.deep, r=22)
        s.rect(6, 6, 88, 88, mix(c.own, c.deep, 0.3), r=18)
        put(s, name, 50, 50, 32, IVORY, c.deep)
        return s

    return draw


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"good-{name}": _good(name) for name in _DRAW},
    "good-vp": _vp,
    **{f"die-{name}": _die(name) for name in _DRAW},
    **{f"die-{name}": _decision(name) for name in WARD_SIGNS},
}
