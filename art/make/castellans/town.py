"""Town houses, the city wall, harbour, trees, and stones of road and street, standing on their foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from art.make.building import arched, drum
from art.make.castellans.city import battlements, crown
from art.make.castellans.palette import (
    EDGE,
    ROOF,
    ROOF_DEEP,
    ROOF_LIT,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    STONE_SHADE,
)
from art.make.colour import OUTLINE, light, mix
from art.make.shapes import star
from art.make.svg import Svg

GLASS = "#ffe6a0"
PLASTER = "#f6e6c6"


class House(NamedTuple):
    """A kind of house: width and height of its walls, left edge, height of the roof, tone of the walls; a
    steep one turns its gable to the front, a hip slopes to all sides."""

    w: float
    h: float
    left: float
    rise: float
    wall: str
    steep: bool = False
    hip: bool = False
    chimney: bool = False


HOUSES = (
    House(34, 20, 5, 17, PLASTER, chimney=True),
    House(26, 27, 8, 18, "#fbefd6", steep=True),
    House(30, 18, 7, 15, "#efdcb8", hip=True),
    House(21, 28, 12, 19, "#f4dfc0", steep=True),
    House(38, 17, 4, 14, "#f8e8ca"),
)
DEEP_X, DEEP_Y, FOOT = 12, -7, 56  # how far a house runs back, and where it stands


def _house(kind: int) -> Callable[[], Svg]:
    def draw() -> Svg:
        """A town house whose roof the client paints in the tones of its ward; 60 x 60, foot at y 56."""
        s = Svg(60, 60)
        house = HOUSES[kind]
        _walls(s, house, kind)
        if house.steep:
            _steep_roof(s, house)
        else:
            _long_roof(s, house)
        return s

    return draw


def _walls(s: Svg, house: House, kind: int) -> None:
    top, right = FOOT - house.h, house.left + house.w
    wall = house.wall
    side = [(right, FOOT), (right + DEEP_X, FOOT + DEEP_Y), (right + DEEP_X, top + DEEP_Y), (right, top)]
    s.poly(side, mix(wall, "#5a3a20", 0.48), OUTLINE, 1.6)
    front = s.linear(house.left, top, right, FOOT, light(wall, 0.4), (1, mix(wall, "#8a6238", 0.25)))
    s.rect(house.left, top, house.w, house.h, front, OUTLINE, 1.6)
    across = max(1, int(house.w // 10))
    for row in range(2 if house.h > 24 else 1):
        for i in range(across):
            x = house.left + house.w * (i + 0.5) / across - 2
            s.rect(x, top + 5 + row * 11, 4, 6, GLASS if (i + row + kind) % 3 == 0 else "#5a3a26")
    s.rect(house.left + house.w * 0.42, FOOT - 8, 5, 8, "#4a2a16")


def _steep_roof(s: Svg, house: House) -> None:
    """A roof whose gable looks to the front."""
    top, left, right, rise = FOOT - house.h, house.left, house.left + house.w, house.rise
    tip = left + house.w / 2
    slope = [(tip, top - rise), (tip + DEEP_X, top - rise + DEEP_Y)]
    slope += [(right + DEEP_X + 2, top + DEEP_Y), (right + 2, top)]
    s.poly(slope, ROOF_DEEP, OUTLINE, 1.6)
    s.poly([(left, top), (tip, top - rise + 2), (right, top)], house.wall, OUTLINE, 1.2)
    s.path(f"M{left - 2.4} {top + 1}L{tip} {top - rise}L{right + 2.4} {top + 1}", "", ROOF, 4)
    s.rect(tip - 2, top - 6, 4, 5, "#5a3a26")


def _long_roof(s: Svg, house: House) -> None:
    """A roof whose ridge runs along the front."""
    top, left, right, rise = FOOT - house.h, house.left, house.left + house.w, house.rise
    inset = 9 if house.hip else 1
    x0, x1 = left + DEEP_X / 2 + inset, right + DEEP_X / 2 - inset
    end = [(right + 2, top + 1), (right + DEEP_X + 1.6, top + DEEP_Y), (x1, top - rise)]
    s.poly(end, ROOF_DEEP, OUTLINE, 1.6)
    tone = s.linear(left, top - rise, right, top, ROOF_LIT, (0.55, ROOF), (1, ROOF_DEEP))
    slope = [(left - 2, top + 1), (right + 2, top + 1), (x1, top - rise), (x0, top - rise)]
    s.poly(slope, tone, OUTLINE, 1.6)
    for part in (0.36, 0.68):
        a, b = left - 2 + (x0 - left + 2) * part, right + 2 + (x1 - right - 2) * part
        s.line(a + 1, top - rise * part, b - 1, top - rise * part, ROOF_DEEP, 1, 0.6)
    if house.chimney:
        s.rect(right - 4, top - rise - 4, 5, 9, mix(house.wall, "#8a5a3a", 0.5), OUTLINE, 1.2)


def tower() -> Svg:
    """A round tower of the city wall, 60 x 80, foot 30, 72."""
    s = Svg(60, 80)
    drum(s, 30, 66, 21, 40, STONE)
    s.path(
        "M9 26A21 6.7 0 0 0 51 26V36A21 6.7 0 0 1 9 36Z",
        s.linear(9, 0, 51, 0, STONE_LIGHT, (0.5, STONE), (1, STONE_DEEP)),
        OUTLINE,
        1.4,
    )
    for x in (9, 19, 31, 43):
        s.rect(x, 17, 7, 10, s.linear(0, 17, 0, 27, STONE_LIGHT, STONE_SHADE), OUTLINE, 1)
    s.ellipse(30, 25, 16, 4.4, "#9c7c4c")
    arched(s, 24, 54, 6, 12, "#4a2c1c")
    arched(s, 40, 50, 4, 9, "#4a2c1c")
    return s


def gatehouse() -> Svg:
    """A gate of the city wall that still belongs to nobody, 96 x 84, foot 48, 78."""
    s = Svg(96, 84)
    s.rect(
        24, 34, 48, 42, s.linear(24, 34, 72, 76, STONE_LIGHT, (0.5, STONE), (1, STONE_SHADE)), OUTLINE, 1.6
    )
    battlements(s, 26, 34, 44, 5)
    for x in (18, 78):
        drum(s, x, 74, 14, 46, STONE)
        for i in range(3):
            s.rect(
                x - 14 + i * 10.4, 18, 7.4, 11, s.linear(0, 18, 0, 29, STONE_LIGHT, STONE_SHADE), OUTLINE, 1
            )
        arched(s, x - 3, 58, 5, 11, "#4a2c1c")
    arched(s, 32, 77, 32, 34, "#3a2212")
    arched(s, 35, 77, 26, 30, "#7a5a34")
    return s


def jetty() -> Svg:
    """A wooden jetty seen from above, its head to the left; 120 x 40."""
    s = Svg(120, 40)
    for x in (10, 38, 66, 94):
        s.rect(x, 28, 6, 11, "#4b2d17", EDGE, 1)
    s.rect(2, 8, 116, 22, "#5f3d1e", EDGE, 1.6)
    s.rect(2, 5, 116, 21, s.linear(0, 5, 0, 26, "#e2b678", "#a37440"), EDGE, 1.6)
    for x in range(10, 118, 9):
        s.line(x, 5, x, 26, "#6d4722", 1.1)
    for x in (7, 60, 112):
        s.circle(x, 8, 3.4, "#8a5a30", EDGE, 1.1)
    return s


def boat() -> Svg:
    """A fishing boat under sail, 60 x 60, waterline y 52."""
    s = Svg(60, 60)
    s.path(
        "M4 46L56 46C54 54 48 57 42 57H16C10 57 6 53 4 46Z",
        s.linear(4, 44, 56, 58, "#b07a44", "#5a3618"),
        EDGE,
        1.8,
    )
    s.poly([(26, 44), (26, 4), (50, 40)], s.linear(26, 4, 50, 44, "#fffaf0", "#dcc392"), EDGE, 1.6)
    s.poly([(23, 43), (23, 10), (8, 40)], "#e8d2a0", EDGE, 1.6)
    s.path("M2 55C14 59 46 59 58 55", "", "#dff4ec", 2, line_alpha=0.7)
    return s


def beacon() -> Svg:
    """The light on the head of a mole, 40 x 70, foot 20, 66."""
    s = Svg(40, 70)
    s.circle(20, 16, 19, s.radial(20, 16, 19, (0, "#fff0a8", 0.9), (1, "#ffe090", 0)))
    s.ellipse(20, 62, 14, 5.4, "#b09060", EDGE, 1.6)
    s.poly(
        [(10, 62), (13.4, 26), (26.6, 26), (30, 62)],
        s.linear(10, 0, 30, 0, "#fffaf0", (0.5, "#ecd9b4"), (1, "#8d6d42")),
        EDGE,
        1.7,
    )
    s.poly([(12.2, 40), (27.8, 40), (28.8, 50), (11.2, 50)], "#c4432f")
    s.rect(12, 14, 16, 12, "#ffe27a", EDGE, 1.5)
    s.poly([(9, 14), (20, 3), (31, 14)], "#b5472f", EDGE, 1.6)
    return s


def tree() -> Svg:
    """A round tree, 40 x 48, foot 20, 45."""
    s = Svg(40, 48)
    crown(s, 20, 20, 17)
    return s


def cypress() -> Svg:
    """A slender tree, 24 x 56, foot 12, 53."""
    s = Svg(24, 56)
    s.rect(10, 46, 4, 8, "#6b4a28", OUTLINE, 0.9)
    s.path(
        "M12 2C20 16 22 34 18 48H6C2 34 4 16 12 2Z",
        s.linear(3, 0, 21, 0, "#94b060", (0.5, "#5f7f3a"), (1, "#33502a")),
        OUTLINE,
        1.2,
    )
    return s


def mill_site() -> Svg:
    """The place of a windmill on a road: a paved disc with faint sails; 100 x 100."""
    s = Svg(100, 100)
    s.circle(50, 52, 47, "#4b3018", alpha=0.7)
    s.circle(50, 50, 46, s.linear(14, 14, 86, 86, "#fdf3da", (0.5, "#e6cfa0"), (1, "#a98555")), EDGE, 3)
    s.circle(50, 50, 38, s.linear(18, 18, 82, 82, "#c9ab78", (1, "#f1dfb6")), "#8d6a3c", 2)
    for i in range(4):
        with s.at(50, 50, turn=22 + 90 * i):
            s.path("M-2 0V-33H11V-9H2V0Z", "#7a5a34", alpha=0.75)
    s.circle(50, 50, 6, "#7a5a34")
    return s


def star_stone() -> Svg:
    """The gold star of a guild street, 100 x 100."""
    return _star("#fff6c4", "#f4c63e", "#b07c12", "#6f4a0c")


def start_stone() -> Svg:
    """The green star a guild street begins with, 100 x 100."""
    return _star("#c8f0a0", "#4f9a4a", "#236028", "#163a1a")


def _star(lit: str, own: str, shade: str, edge: str) -> Svg:
    s = Svg(100, 100)
    s.poly(star(52, 56, 46, 19, 5), edge)
    paint = s.linear(20, 14, 80, 90, lit, (0.45, own), (1, shade))
    s.poly(star(50, 52, 46, 19, 5), paint, edge, 4)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"house-{kind + 1}": _house(kind) for kind in range(len(HOUSES))},
    "wall-tower": tower,
    "gatehouse": gatehouse,
    "jetty": jetty,
    "boat": boat,
    "beacon": beacon,
    "tree": tree,
    "cypress": cypress,
    "mill-site": mill_site,
    "star": star_stone,
    "star-green": start_stone,
}
