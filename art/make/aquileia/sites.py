"""The 36 building sites: villas grow with their value, workshops show their craft, banks their coins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.make.aquileia.banks import bank
from art.make.aquileia.workshops import workshop
from art.make.building import Block, arcade, arched, columns
from art.make.colour import KINDS, OUTLINE, light
from art.make.nature import bush, cypress, olive, pool, vine, wheat
from art.make.svg import Svg

WIDTH, HEIGHT, GROUND = 64, 62, 57
WALLS = {"white": "#efe1c4", "blue": "#f2e8d8", "purple": "#f0ddd6", "yellow": "#f6e8c4"}
ROOFS = {**KINDS, "white": "#f6f1e4"}


def garden(s: Svg, kind: str, x: float, y: float, size: float) -> None:
    """What grows before the villas of one colour, so that colour is never the only sign."""
    if kind == "white":
        olive(s, x, y, size * 0.52)
    elif kind == "blue":
        pool(s, x, y - size * 0.2, size * 1.25, size * 0.52)
    elif kind == "purple":
        vine(s, x, y, size * 0.95)
    else:
        wheat(s, x, y, size * 1.05)


def _cottage(s: Svg, kind: str) -> None:
    house = Block(15, GROUND, 24, 17, 14, WALLS[kind], ROOFS[kind])
    house.walls(s)
    house.gable(s, 9)
    house.door(s, 6.4, 0.36)
    arched(s, 30.5, GROUND - 5, 4.4, 6.4)
    cypress(s, 8, GROUND, 28)
    garden(s, kind, 54, GROUND + 1, 14)


def _two_houses(s: Svg, kind: str) -> None:
    low = Block(5, GROUND - 3, 20, 14, 14, WALLS[kind], ROOFS[kind])
    low.walls(s)
    low.gable(s, 8)
    low.windows(s, 2)
    tall = Block(24, GROUND, 22, 25, 14, WALLS[kind], ROOFS[kind])
    tall.walls(s)
    tall.hip(s, 10)
    tall.windows(s, 3, 1)
    tall.door(s, 5.6, 0.5, 9)
    garden(s, kind, 11, GROUND + 3, 11)
    bush(s, 58, GROUND - 1, 4.4)


def _portico(s: Svg, kind: str) -> None:
    wall = WALLS[kind]
    hall = Block(7, GROUND - 2, 40, 20, 18, wall, ROOFS[kind])
    hall.walls(s)
    hall.hip(s, 13)
    s.rect(12, GROUND - 17, 30, 15, "#5a3724")
    columns(s, 10, GROUND, 34, 17, 5)
    s.rect(8, GROUND - 20.5, 38, 4, light(wall, 0.4), OUTLINE, 0.8)
    s.rect(7, GROUND - 1, 40, 2.6, light(wall, 0.3), OUTLINE, 0.7)
    garden(s, kind, 55, GROUND + 3, 14)


def _tower_house(s: Svg, kind: str) -> None:
    wall = WALLS[kind]
    wing = Block(5, GROUND - 6, 46, 15, 16, wall, ROOFS[kind])
    wing.walls(s)
    wing.hip(s, 9)
    arcade(s, 4, GROUND - 1, 14, 14, 2, wall)
    tower = Block(18, GROUND, 20, 33, 13, wall, ROOFS[kind])
    tower.walls(s)
    tower.hip(s, 11)
    s.rect(18, GROUND - 32, 20, 9.5, "#5a3724", OUTLINE, 0.7)
    columns(s, 17, GROUND - 22.6, 22, 9.2, 4)
    tower.door(s, 6, 0.5, 11)
    garden(s, kind, 48, GROUND + 2, 13)
    cypress(s, 59.5, GROUND - 2, 27)


def _palace(s: Svg, kind: str) -> None:
    wall = WALLS[kind]
    hall = Block(3, GROUND - 8, 50, 20, 16, wall, ROOFS[kind])
    hall.walls(s)
    hall.hip(s, 10)
    hall.windows(s, 6)
    porch = Block(16, GROUND - 1, 26, 26, 16, wall, ROOFS[kind])
    porch.walls(s)
    porch.temple(s, 12)
    s.rect(18, GROUND - 25, 22, 24, "#5a3724")
    columns(s, 16, GROUND, 26, 25, 4)
    s.rect(13, GROUND - 0.5, 32, 3, light(wall, 0.4), OUTLINE, 0.8)
    s.rect(11, GROUND + 2, 36, 2.6, light(wall, 0.2), OUTLINE, 0.8)
    cypress(s, 6.5, GROUND + 2, 27)
    garden(s, kind, 54, GROUND + 3, 13)


VILLAS = (_cottage, _two_houses, _portico, _tower_house, _palace)


def villa(kind: str, level: int) -> Svg:
    """A villa; level 0..4 for the printed values 2..6."""
    s = Svg(WIDTH, HEIGHT)
    VILLAS[level](s, kind)
    return s


def _all() -> dict[str, Callable[[], Svg]]:
    out: dict[str, Callable[[], Svg]] = {}
    for letter, kind in (("W", "white"), ("U", "blue"), ("P", "purple"), ("Y", "yellow")):
        for i in range(5):
            out[f"site-{letter}{i + 1}"] = partial(villa, kind, i)
    for i in range(8):
        out[f"site-O{i + 1}"] = partial(workshop, i)
        out[f"site-K{i + 1}"] = partial(bank, i)
    return out


DRAWINGS = _all()
