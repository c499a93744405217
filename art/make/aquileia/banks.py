"""Eight banks: from a money changer's booth to a great temple of coin; the coins are what each pays."""

from __future__ import annotations

from art.make.building import Block, arcade, arched, columns, cone_roof, dome, drum, steps
from art.make.colour import GOLD, KINDS, MARBLE, OUTLINE, light
from art.make.goods import chest, coin_pile
from art.make.nature import bush, cypress
from art.make.svg import Svg, d

WIDTH, HEIGHT, GROUND = 82, 52, 48
ROOF, WALL, NICHE = KINDS["bank"], "#f3e6c9", "#5d3822"


def _booth(s: Svg) -> None:
    """A money changer under a vaulted niche."""
    hut = Block(24, GROUND - 2, 26, 20, 15, WALL, ROOF)
    hut.walls(s)
    hut.gable(s, 9)
    arched(s, 28, GROUND - 2, 18, 17, light(WALL, 0.6))
    arched(s, 29, GROUND - 2, 16, 16, NICHE)
    s.rect(26, GROUND - 8, 22, 2.6, "#a9743c", OUTLINE, 0.8)
    s.rect(28, GROUND - 5.4, 2.4, 7, "#7c4f26", OUTLINE, 0.6)
    s.rect(43.6, GROUND - 5.4, 2.4, 7, "#7c4f26", OUTLINE, 0.6)
    coin_pile(s, 37, GROUND - 8.4, 4, "bronze", 2)
    cypress(s, 15, GROUND, 22)
    bush(s, 64, GROUND - 2, 4.6)


def _temple(s: Svg, x: float, w: float, h: float, rise: float, count: int, treads: int = 3) -> None:
    hall = Block(x, GROUND - 3, w, h, 18, WALL, ROOF)
    hall.walls(s)
    hall.temple(s, rise)
    s.rect(x + 2, GROUND - h, w - 4, h - 3, NICHE)
    columns(s, x, GROUND - 3, w, h - 1, count)
    steps(s, x - 2, GROUND - 3, w + 4, treads)


def _small_temple(s: Svg) -> None:
    """Four columns and a pediment."""
    _temple(s, 22, 30, 21, 11, 4)
    coin_pile(s, 70, GROUND + 1, 5.4, "bronze", 2)
    cypress(s, 13, GROUND, 24)


def _rotunda(s: Svg) -> None:
    """A round house with a cone roof."""
    drum(s, 38, GROUND - 4, 17, 19, WALL)
    s.path(
        d(
            *("M", 23, GROUND - 3),
            *("A", 17, 5.4, 0, 0, 0, 53, GROUND - 3),
            *("V", GROUND - 20),
            *("A", 17, 5.4, 0, 0, 1, 23, GROUND - 20),
            "Z",
        ),
        NICHE,
    )
    for i, cx in enumerate((22, 28.6, 38, 47.4, 54)):
        columns(s, cx - 3, GROUND - 3 + (1.6, 3.6, 4.6, 3.6, 1.6)[i], 6, 19.6, 1, thick=3.6)
    cone_roof(s, 38, GROUND - 21, 20, 17, ROOF)
    s.circle(38, GROUND - 39, 2.4, GOLD.light, OUTLINE, 0.8)
    coin_pile(s, 66, GROUND + 1, 5, "bronze", 2)
    coin_pile(s, 74, GROUND + 3, 5, "bronze", 3)
    bush(s, 12, GROUND - 1, 5)


def _arcade(s: Svg) -> None:
    """A long loggia of arches."""
    hall = Block(12, GROUND, 48, 17, 18, WALL, ROOF)
    hall.walls(s)
    hall.hip(s, 10)
    arcade(s, 12, GROUND, 48, 16, 4, WALL)
    coin_pile(s, 72, GROUND + 2, 5.6, "silver", 3)


def _strongroom(s: Svg) -> None:
    """A fortress with an iron door."""
    keep = Block(18, GROUND, 36, 27, 18, "#dccba4", ROOF)
    keep.walls(s)
    keep.flat(s, 5)
    for j in range(4):
        for i in range(4):
            s.rect(20 + i * 8.6 + (j % 2) * 3, GROUND - 5 - j * 6, 4.4, 1.3, "#a8875a", alpha=0.7)
    arched(s, 28.6, GROUND, 15, 17.4, light(WALL, 0.5))
    arched(s, 30, GROUND, 12.2, 16, "#474c52")
    s.path(
        d("M", 30, GROUND - 5, "h", 12.2, "M", 30, GROUND - 10, "h", 12.2, "M", 36.1, GROUND - 1, "v", -14),
        "",
        "#20242a",
        1.2,
    )
    s.circle(39, GROUND - 7.4, 1.2, GOLD.light)
    s.rect(18, GROUND - 26, 36, 3, ROOF)
    coin_pile(s, 68, GROUND + 1, 5, "silver", 3)
    coin_pile(s, 76, GROUND + 3, 5, "bronze", 2)
    bush(s, 11, GROUND - 1, 4.6)


def _domed(s: Svg) -> None:
    """A hall under a dome."""
    hall = Block(14, GROUND, 44, 15, 18, WALL, MARBLE)
    hall.walls(s)
    hall.flat(s)
    drum(s, 41, GROUND - 19, 14, 6, WALL)
    dome(s, 41, GROUND - 25, 15, ROOF)
    s.circle(41, GROUND - 41, 2.2, GOLD.light, OUTLINE, 0.8)
    s.rect(17, GROUND - 13.5, 38, 13.5, NICHE)
    columns(s, 14, GROUND, 44, 14, 6)
    s.rect(12.5, GROUND - 16.6, 47, 3.4, light(WALL, 0.5), OUTLINE, 0.8)
    coin_pile(s, 73, GROUND + 2, 6, "gold", 3)


def _winged(s: Svg) -> None:
    """A temple front between two wings."""
    wing = Block(7, GROUND - 3, 56, 13, 15, WALL, ROOF)
    wing.walls(s)
    wing.hip(s, 8)
    wing.windows(s, 8)
    _temple(s, 22, 26, 24, 11, 4)
    coin_pile(s, 66, GROUND + 2, 5, "silver", 3)
    coin_pile(s, 75, GROUND + 3.4, 5, "silver", 4)


def _great_temple(s: Svg) -> None:
    """Six columns on high steps, golden ornaments on the gable."""
    _temple(s, 15, 46, 24, 13, 6)
    for x, y in ((38, GROUND - 42), (14, GROUND - 28.5), (62, GROUND - 28.5)):
        s.poly([(x - 2.6, y + 2.6), (x, y - 3), (x + 2.6, y + 2.6)], GOLD.light, OUTLINE, 0.8)
    chest(s, 1, GROUND + 3, 13)
    coin_pile(s, 70, GROUND + 3, 4.6, "silver", 3)
    coin_pile(s, 77, GROUND + 3.4, 4.6, "gold", 4)


BANKS = (_booth, _small_temple, _rotunda, _arcade, _strongroom, _domed, _winged, _great_temple)


def bank(i: int) -> Svg:
    """Bank 0..7 (K1..K8)."""
    s = Svg(WIDTH, HEIGHT)
    BANKS[i](s)
    return s
