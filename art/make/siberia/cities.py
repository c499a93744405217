"""The eleven exchange cities, each with one landmark that fills its window and a sky of its own."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.colour import mix
from art.make.siberia.skyline import LAMP, NEAR, City, arch_row
from art.make.svg import Svg, d

DARK = "#0b1722"


def frankfurt() -> Svg:
    """Two bank towers, one with a mast and one with a pyramid, over the river bridge."""
    s = City("#f2a873", "#f6cfa4", "#dfe5e6", 1)
    s.sun(78, 30, 9)
    s.far("20 34 26 44 30 40 24 36 28 18", 0.58)
    s.tower(8, 13, 34)
    s.tower(76, 16, 30)
    s.tower(24, 15, 60)
    s.poly([(24, 32), (31.5, 12), (39, 32)], mix(NEAR, "#8fb3cc", 0.2))
    s.poly([(31.5, 12), (39, 32), (31.5, 32)], DARK)
    s.tower(46, 10, 54, lit=0.4)
    s.tower(54, 14, 68, lit=0.4)
    s.tower(66, 9, 48)
    s.mast(61, 6, 25, 2)
    s.rect(57, 20, 8, 5, NEAR)
    s.water(88, "#28485c", "#f4c79c")
    s.rect(0, 82, 100, 4, NEAR)
    arch_row(s, 0, 80, 100, 5, "#5b7f94")
    return s


def tokyo() -> Svg:
    """The red lattice tower before the white mountain."""
    s = City("#e8879a", "#f6c4b8", "#f2e4dc", 2)
    s.sun(80, 26, 11, "#e5302e")
    s.poly([(-6, 88), (22, 50), (30, 48), (38, 50), (70, 88)], "#8699b4")
    s.path("M22 50L30 48L38 50L44 58L38 56L34 61L29 56L24 60L16 58Z", "#ffffff")
    s.far("14 22 16 26 18 20 24 16 22 12", 0.45)
    s.tower(2, 15, 30)
    s.tower(80, 17, 40)
    s.tower(70, 10, 28)
    red, shade = "#d8442e", "#8e2318"
    s.path("M50 10L33 92H40L45 66H55L60 92H67Z", red, DARK, 1.2)
    s.path("M50 10L67 92H60L55 66H50Z", shade)
    s.path("M44 74L40 92H60L56 74Q50 66 44 74Z", "#f3d9cc")
    for y, half in ((34, 5.4), (52, 8.4), (66, 11.4)):
        s.rect(50 - half - 2, y - 2.4, 2 * half + 4, 4.8, "#fff4ea", DARK, 0.8)
    for y0, y1, a, b in ((38, 50, 5.6, 8), (55, 63, 8.6, 10.6)):
        s.line(50 - a, y0, 50 + b, y1, "#ffe0d2", 1.3)
        s.line(50 + a, y0, 50 - b, y1, "#ffe0d2", 1.3)
    s.mast(50, 2, 12, 1.8)
    s.ground()
    return s


def shanghai() -> Svg:
    """The tower of pearls and the tower like a bottle opener, at dusk."""
    s = City("#4b3a7d", "#b06a9a", "#f3b49a", 3)
    s.far("18 26 20 34 24 30 36 28 32 22", 0.6)
    s.tower(76, 16, 58, lit=0.45, tone="#2a3c5c")
    s.poly([(76, 34), (80, 20), (88, 20), (92, 34)], "#2a3c5c")
    s.poly([(81.5, 31), (82.5, 23.5), (85.5, 23.5), (86.5, 31)], "#b06a9a")
    s.tower(62, 12, 44, lit=0.4)
    s.poly([(62, 48), (68, 38), (74, 48)], NEAR)
    pearl = ("#ffd3e4", "#d8527e", "#6d1f48")
    for x0, x1 in ((24, 34), (44, 34)):
        s.line(x0, 92, x1, 66, "#8e2b58", 3)
    for x in (31, 34, 37):
        s.line(x, 84, x, 34, "#a23a66", 1.8)
    s.line(34, 34, 34, 6, "#8e2b58", 1.8)
    for y, r in ((66, 11), (38, 8.4), (22, 3.6)):
        s.circle(34, y, r, s.radial(34 - r * 0.4, y - r * 0.4, r * 1.5, *pearl), "#2b1030", 1)
        s.line(34 - r, y, 34 + r, y, "#ffe3ee", 1.1, 0.7)
    s.tower(2, 14, 26, lit=0.5)
    s.water(88, "#3a2c5c", "#f3a9b0")
    return s


def london() -> Svg:
    """The clock tower beside the river, a dome and the bridge with two towers behind."""
    s = City("#8fa6a8", "#cfd6c6", "#eee3c6", 4)
    s.sun(22, 28, 8, "#f0a24a")
    far = mix(NEAR, "#dfe0cc", 0.42)
    for x in (6, 26):
        s.rect(x, 58, 7, 34, far)
        s.poly([(x - 1, 58), (x + 3.5, 46), (x + 8, 58)], far)
    s.path("M0 66Q6 74 9 62M13 62Q20 78 26 62M33 62Q38 72 44 74", "", far, 1.6)
    s.rect(0, 76, 42, 3, far)
    s.rect(13, 60, 13, 2.4, far)
    s.path("M66 92V62H68A13 13 0 0 1 92 62H96V92Z", mix(NEAR, "#dfe0cc", 0.2))
    s.path("M69 62A11 15 0 0 1 91 62Z", "#4d6f7c")
    s.rect(78, 40, 4, 8, "#33505e")
    s.mast(80, 33, 41, 1.4)
    for x in range(69, 94, 4):
        s.line(x, 66, x, 90, LAMP, 1.2, 0.5)
    tower, shade = "#b98e4e", "#6c4a22"
    s.rect(45, 36, 17, 56, s.linear(45, 0, 62, 0, "#e6c384", (0.4, tower), (1, shade)), DARK, 1.2)
    s.rect(43.5, 34, 20, 4, tower, DARK, 1)
    s.rect(46, 16, 15, 18, s.linear(46, 0, 61, 0, "#e6c384", (0.4, tower), (1, shade)), DARK, 1.2)
    s.poly([(45, 16), (53.5, 0), (62, 16)], "#3f5a52", DARK, 1.2)
    s.circle(53.5, 25.5, 6.4, "#fff6de", DARK, 1.4)
    s.path("M53.5 25.5V21M53.5 25.5L57 27.5", "", DARK, 1.6)
    for bar in (48.5, 53.5, 58.5):
        s.line(bar, 42, bar, 88, shade, 1.5)
    s.water(90, "#4a5f5c", "#f2dfae")
    return s


def mumbai() -> Svg:
    """The gateway with its great arch and four turrets by the sea."""
    s = City("#f0903a", "#f8c262", "#fbe6b0", 5)
    s.sun(50, 38, 19, "#fff0c0")
    s.far("16 24 14 20 12 14 10 22 26 18", 0.62, 84)
    for x in (8, 88):
        s.path(f"M{x} 84C{x + 1} 66 {x - 1} 54 {x} 44", "", "#4a3416", 2)
        for a in (-2.7, -2.1, -0.4, -1.0, 0.1, -3.2):
            ca, sa = math.cos(a), math.sin(a)
            s.path(
                d("M", x, 44, "Q", x + 7 * ca, 41 + 7 * sa, x + 13 * ca, 48 + 11 * sa),
                "",
                "#3d5a2c",
                2.4,
            )
    stone, lit, shade = "#c98a4c", "#f3c489", "#7d4a20"
    s.rect(18, 44, 64, 40, s.linear(18, 0, 82, 0, lit, (0.35, stone), (1, shade)), "#3a1f0a", 1.4)
    s.rect(15, 40, 70, 6, s.linear(15, 0, 85, 0, lit, shade), "#3a1f0a", 1.2)
    for x in (21, 37, 63, 79):
        s.rect(x - 3.5, 28, 7, 13, s.linear(x - 3, 0, x + 3, 0, lit, shade), "#3a1f0a", 1)
        s.path(
            f"M{x - 4.4:g} 28C{x - 4.4:g} 21 {x:g} 20 {x:g} 15C{x:g} 20 {x + 4.4:g} 21 {x + 4.4:g} 28Z",
            stone,
            "#3a1f0a",
            1,
        )
    s.path("M41 40C41 31 59 31 59 40Z", stone, "#3a1f0a", 1)
    s.path("M39 84V64C39 54 46 52 50 47C54 52 61 54 61 64V84Z", "#fff0c8", "#3a1f0a", 1.4)
    for x in (28, 72):
        s.path(f"M{x - 5} 84V68C{x - 5} 62 {x} 62 {x} 58C{x} 62 {x + 5} 62 {x + 5} 68V84Z", "#6a3d18")
    s.rect(0, 84, 100, 4, "#6a4420")
    s.water(88, "#8a5426", "#ffe2a0")
    return s


def new_york() -> Svg:
    """Stepped towers with a needle, and the lady with the torch before them."""
    s = City("#3f7fae", "#9cc3d8", "#f4d9b4", 6)
    s.sun(84, 60, 9, "#ffb04a")
    s.far("34 44 30 50 38 46 54 40 48 36", 0.55)
    s.tower(36, 20, 46, lit=0.4)
    s.tower(39, 14, 64, lit=0.4)
    s.tower(42, 8, 74, lit=0.5)
    s.mast(46, 4, 18, 2)
    s.tower(60, 13, 50)
    s.path("M60 42C60 30 66.5 28 66.5 12C66.5 28 73 30 73 42Z", mix(NEAR, "#8fb3cc", 0.2))
    for y in (34, 38):
        s.path(f"M62 {y}Q66.5 {y - 5} 71 {y}", "", LAMP, 1.2)
    s.tower(74, 12, 38)
    s.tower(87, 12, 30)
    s.water(86, "#235068", "#f4d9b4")
    green, pale, deep = "#5fa08c", "#bfe3d2", "#24564c"
    s.poly([(8, 98), (10, 84), (28, 84), (30, 98)], "#b49a78", DARK, 1.2)
    s.path(
        "M13 84L15 62C14 56 23 56 22.5 62L26 84Z",
        s.linear(12, 0, 27, 0, pale, (0.45, green), (1, deep)),
        DARK,
        1.2,
    )
    s.path("M21 62L28 46", "", DARK, 4.4)
    s.path("M21 62L28 46", "", green, 2.6)
    s.path("M26 46H31L28.5 37Z", "#ffc24a", DARK, 0.8)
    s.circle(18.6, 54, 3.6, green, DARK, 1)
    for i in range(5):
        a = math.radians(-160 + i * 35)
        s.line(
            18.6 + 3.6 * math.cos(a),
            53 + 3.6 * math.sin(a),
            18.6 + 7.4 * math.cos(a),
            53 + 7.4 * math.sin(a),
            green,
            1.4,
        )
    return s


def toronto() -> Svg:
    """The thin tower with its pod and the white dome beside the lake."""
    s = City("#2f8fae", "#8fd0d8", "#e8f2e4", 7)
    s.far("22 30 26 20 16 14 26 34 30 24", 0.55)
    s.tower(4, 12, 40)
    s.tower(17, 12, 30, lit=0.5)
    s.tower(80, 16, 44)
    s.tower(70, 9, 32)
    s.path(
        "M56 88C56 70 66 66 75 66C84 66 94 70 94 88Z",
        s.linear(56, 66, 94, 88, "#ffffff", (0.5, "#d5e1e6"), (1, "#8fa3b0")),
        DARK,
        1.2,
    )
    s.path(
        "M62 86C64 74 70 68 76 66.5M76 86C77 76 77 70 76 66.5M89 86C88 76 83 70 77 66.5", "", "#8fa3b0", 1.3
    )
    s.poly(
        [(38, 90), (42.4, 30), (45.6, 30), (50, 90)],
        s.linear(38, 0, 50, 0, "#f2f5f6", (0.5, "#a9b9c4"), (1, "#4d6272")),
        DARK,
        1.2,
    )
    s.path(
        "M35 32Q35 26 44 24Q53 26 53 32L50 37H38Z",
        s.linear(35, 0, 53, 0, "#ffffff", (0.5, "#93a9b8"), (1, "#334a5c")),
        DARK,
        1.2,
    )
    s.line(36, 31.5, 52, 31.5, "#d83a2e", 2)
    s.rect(42, 14, 4, 11, "#93a9b8", DARK, 0.8)
    s.rect(40.6, 13, 6.8, 3, "#d83a2e")
    s.mast(44, 2, 14, 1.8)
    s.water(86, "#1f6480", "#d8f0ee")
    return s


def zurich() -> Svg:
    """Twin towers and a green spire on the lake under the Alps."""
    s = City("#5b8fc4", "#a9cbe4", "#eaf2f4", 8)
    s.poly([(-4, 70), (14, 34), (24, 48), (40, 22), (58, 52), (72, 36), (104, 70)], "#7c98b4")
    for a, b, c in (
        ((14, 34), (8, 46), (21, 45)),
        ((40, 22), (30, 38), (50, 39)),
        ((72, 36), (63, 45), (82, 46)),
    ):
        mid = ((b[0] + c[0]) / 2, b[1] - 3)
        s.poly([a, c, mid, ((b[0] + mid[0]) / 2, b[1] + 3), b], "#ffffff")
        s.poly([a, c, mid], "#cfdde8")
    for x, w, h, roof in ((2, 16, 16, "#a5442f"), (52, 15, 18, "#8c3a2a"), (82, 16, 16, "#a5442f")):
        s.rect(x, 88 - h, w, h, s.linear(x, 0, x + w, 0, "#f6ead0", "#b9a684"))
        s.poly([(x - 1.5, 88 - h), (x + 3, 80 - h), (x + w - 3, 80 - h), (x + w + 1.5, 88 - h)], roof)
        for i in range(3):
            s.rect(x + 2 + i * 4.6, 91 - h, 2, 4, "#3a4a58")
    for x in (22, 37):
        s.rect(
            x, 40, 12, 48, s.linear(x, 0, x + 12, 0, "#efe3c8", (0.5, "#c2b08c"), (1, "#7d6d52")), DARK, 1.2
        )
        s.path(
            f"M{x - 0.5:g} 40V34C{x - 0.5:g} 28 {x + 3:g} 28 {x + 6:g} 20"
            f"C{x + 9:g} 28 {x + 12.5:g} 28 {x + 12.5:g} 34V40Z",
            "#4f6f86",
            DARK,
            1.2,
        )
        for y in (46, 58, 70):
            s.path(f"M{x + 4:g} {y + 7}V{y + 2}A2 2 0 0 1 {x + 8:g} {y + 2}V{y + 7}Z", "#33424e")
    s.rect(70, 56, 9, 32, "#e6d8ba", DARK, 1)
    s.poly([(69, 56), (74.5, 24), (80, 56)], "#3f8a72", DARK, 1.2)
    s.poly([(74.5, 24), (80, 56), (74.5, 56)], "#23594a")
    s.circle(74.5, 62, 2.8, "#fff6de", DARK, 0.8)
    s.water(88, "#2f6f9c", "#dceef4")
    return s


def hong_kong() -> Svg:
    """The tower of triangles, the peak behind, the junk with ribbed sails before."""
    s = City("#0f3b4c", "#2f7f86", "#f0c890", 9)
    s.path("M-4 80C14 54 30 52 44 34C58 46 80 44 104 70V92H-4Z", "#1d5560")
    s.far("22 30 40 26 44 34 30 42 36 24", 0.25)
    s.tower(4, 13, 48, lit=0.5)
    s.tower(18, 10, 36, lit=0.5)
    s.tower(82, 15, 44, lit=0.5)
    glass, pale = "#3f86a0", "#a8dbe6"
    s.poly(
        [(30, 88), (30, 34), (38, 24), (38, 14), (46, 6), (46, 88)],
        s.linear(30, 0, 46, 0, pale, glass),
        DARK,
        1.2,
    )
    s.poly([(46, 88), (46, 22), (54, 32), (54, 88)], "#1f4f66", DARK, 1.2)
    s.path(
        "M30 52L46 70L54 60M30 70L46 52L54 44M30 52L46 34L54 44M30 88L46 70L54 78M38 24L46 34L38 42",
        "",
        "#e6f8fa",
        1.3,
    )
    s.mast(44, -4, 8, 1.2)
    s.tower(58, 10, 58, lit=0.45)
    s.tower(68, 12, 46, lit=0.5)
    s.water(84, "#0f4450", "#f0c890")
    sail = "#c8402c"
    s.path("M62 88C60 70 64 58 70 52C80 62 84 74 82 88Z", sail, DARK, 1.2)
    s.path("M84 88C82 76 84 68 88 64C95 70 97 80 96 88Z", "#a22f20", DARK, 1.2)
    for y in (62, 70, 78):
        s.line(64 - (y - 62) * 0.1, y + 3, 79 + (y - 62) * 0.2, y, "#5c140c", 1.2)
    s.path("M54 88H99L94 97H60Z", "#4a2c16", DARK, 1.2)
    return s


def johannesburg() -> Svg:
    """The tower with its head of discs, the round block and the mine's headframe."""
    s = City("#d9822b", "#f3b95a", "#fbe6b4", 10)
    s.sun(24, 40, 12, "#fff0c0")
    s.far("14 20 16 24 18 22 26 20 16 14", 0.55)
    s.poly([(-2, 92), (12, 74), (30, 74), (42, 92)], "#d9a85a")
    wheel = (16.0, 54.0)
    for x in (6, 26):
        s.line(x, 92, 16, 52, DARK, 3)
    s.line(8, 80, 24, 80, DARK, 2)
    s.line(16, 52, 38, 92, DARK, 2.4)
    s.circle(*wheel, 9, "", DARK, 2.6)
    for i in range(4):
        a = math.pi * i / 4
        s.line(
            wheel[0] - 9 * math.cos(a),
            wheel[1] - 9 * math.sin(a),
            wheel[0] + 9 * math.cos(a),
            wheel[1] + 9 * math.sin(a),
            DARK,
            1.3,
        )
    s.tower(40, 11, 30)
    s.tower(74, 20, 46, lit=0.45)
    s.rect(72, 44, 24, 5, NEAR)
    s.rect(74, 39, 20, 5, "#d83a2e")
    s.rect(57, 30, 7, 62, s.linear(57, 0, 64, 0, "#d5e0e6", (0.5, "#7c93a2"), (1, "#33475a")), DARK, 1)
    for y, half in ((33, 10), (27.5, 12), (22, 12), (16.5, 10)):
        s.rect(
            60.5 - half,
            y - 2.5,
            2 * half,
            5,
            s.linear(48, 0, 73, 0, "#f2f6f8", (0.5, "#93a9b8"), (1, "#3f566a")),
            DARK,
            0.9,
            r=2,
        )
    s.rect(57, 8, 7, 6, NEAR)
    s.mast(60.5, 0, 9, 1.6)
    s.ground("#5c3a16")
    return s


def _shell(s: Svg, x: float, h: float, w: float, white: str) -> None:
    """One sail of the opera, its inner side in shade."""
    tip, foot = (x + w * 0.1, 83 - h), (x + w * 0.4, 83)
    back = ("C", x + w * 0.42, 83 - h * 0.6, x + w * 0.46, 83 - h * 0.24, *foot)
    front = ("C", x - w * 0.7, 83 - h * 0.62, x - w * 0.3, 83 - h * 0.9, *tip)
    inner = ("C", x + w * 0.2, 83 - h * 0.4, x + w * 0.16, 83 - h * 0.7, *tip)
    s.path(d("M", x - w * 0.62, 83, *front, *back, "Z"), white, DARK, 1.3)
    s.path(d("M", *tip, *back, "L", x + w * 0.06, 83, *inner, "Z"), "#8d9aa4", alpha=0.65)


def sydney() -> Svg:
    """The white shells of the opera before the arched bridge."""
    s = City("#2c7fd0", "#8fc4ea", "#eef4e8", 11)
    s.far("6 10 14 20 26 22 30 24 16 10", 0.62, 74)
    s.path("M2 74C20 34 72 30 98 74", "", "#33424e", 3.4)
    s.path("M2 74C22 44 72 42 98 74", "", "#33424e", 2)
    for i in range(13):
        x = 10 + i * 6.8
        t = (x - 2) / 96
        top = (1 - t) ** 3 * 74 + 3 * (1 - t) ** 2 * t * 35 + 3 * (1 - t) * t * t * 33 + t**3 * 74
        s.line(x, top, x, 72, "#33424e", 1)
    s.rect(0, 70, 100, 3.4, "#33424e")
    for x in (2, 92):
        s.rect(x, 56, 7, 24, "#c9b48c", DARK, 1)
    s.water(78, "#1c5fa0", "#d8ecf6")
    s.path("M12 90L16 82H88L94 90Z", "#b9a684", DARK, 1.2)
    white = s.linear(20, 44, 84, 84, "#ffffff", (0.6, "#f2ead8"), (1, "#cbbfa6"))
    for x, h, w in ((70, 22, 18), (56, 32, 22), (40, 40, 26)):
        _shell(s, x, h, w, white)
    s.path("M74 83C73 74 78 68 86 64C91 70 92 77 91 83Z", white, DARK, 1.2)
    s.path("M16 83C16 76 19 72 24 69C28 73 29 78 28 83Z", white, DARK, 1.2)
    return s


CITIES: dict[str, Callable[[], Svg]] = {
    "frankfurt": frankfurt,
    "tokyo": tokyo,
    "shanghai": shanghai,
    "london": london,
    "mumbai": mumbai,
    "new_york": new_york,
    "toronto": toronto,
    "zurich": zurich,
    "hong_kong": hong_kong,
    "johannesburg": johannesburg,
    "sydney": sydney,
}
DRAWINGS: dict[str, Callable[[], Svg]] = {f"city-{name}": draw for name, draw in CITIES.items()}
