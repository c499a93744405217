"""What stands in the city: houses, trees, landmarks, castle, jetties, boats; long evening shadows."""

import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from pygame import Surface

from client.ui.painters import svg
from client.ui.painters.castellans.facts import (
    CANAL,
    CENTRE,
    GAME,
    LANDMARKS,
    PLAQUE,
    PLAQUES,
    ROADS,
    ROOFS,
    SECTORS,
    coast,
    on_wall,
    places,
    road_offset,
    within_wall,
)
from client.ui.painters.colour import darker, lighter, mix
from client.ui.painters.surfaces import blank, drop, silhouette

TRIES = 1500  # throws of a house into each ward
APART = 16.5  # between two houses
KINDS = 5
LANDMARK, CASTLE = 104.0, 200.0  # heights
SHADOW_STEPS, SHADOW = 5, 24
TREES = (
    (794, 44, 15),
    (802, 664, 14),
    (778, 690, 15),
    (874, 560, 13),
    (196, 24, 14),
    (172, 40, 13),
    (186, 690, 15),
    (876, 220, 13),
    (880, 500, 14),
    (206, 682, 12),
    (858, 560, 11),
)
ISLE_TREES = ((372, 372, 12), (386, 396, 13), (566, 384, 13), (578, 352, 12), (398, 324, 11), (556, 322, 11))
BOATS = ((18, 74, 30), (92, 46, 24), (22, 520, 28), (90, 690, 26), (30, 430, 22), (14, 262, 24))
JETTIES = ((352, 66), (408, 76), (464, 62))  # height of the planks and how far they reach into the sea


class Thing(NamedTuple):
    """A drawing that stands with its foot at x, y, so high; `roof` is the ward whose tones it takes."""

    y: float
    x: float
    name: str
    high: float
    foot: float = 0.94  # of its height
    roof: str = ""


@lru_cache(1)
def things() -> tuple[Thing, ...]:
    """Everything that stands in the city, from the back to the front."""
    found = [*_houses(), *(Thing(y, x, f"landmark-{ward}", LANDMARK) for ward, (x, y) in LANDMARKS.items())]
    found.append(Thing(CENTRE[1] + 74, CENTRE[0], "castle", CASTLE, 0.965))
    for x, y, r in (*TREES, *ISLE_TREES, *_gardens()):
        found.append(Thing(y, x, "cypress" if (x + y) % 5 == 0 else "tree", r * 2.2))
    return tuple(sorted(found))


def _houses() -> list[Thing]:
    """Houses thrown at random where neither pieces, plaques, roads, landmarks nor water are."""
    rng = Random(14)
    rows: dict[int, list[Thing]] = {}
    for ward, (a, b) in SECTORS.items():
        for _ in range(TRIES):
            x, y = on_wall(rng.uniform(a + 1, b - 1), rng.uniform(0.38, 0.955))
            row = int(y / APART)
            near = (house for n in (row - 1, row, row + 1) for house in rows.get(n, ()))
            if free(x, y) and all(math.hypot(x - h.x, (y - h.y) * 1.25) >= APART for h in near):
                house = Thing(y, x, f"house-{rng.randint(1, KINDS)}", rng.uniform(21, 28), 0.93, ward)
                rows.setdefault(row, []).append(house)
    return [house for row in rows.values() for house in row]


def _gardens() -> list[tuple[float, float, float]]:
    """Trees between the houses, most of them in the garden ward."""
    rng = Random(8)
    found: list[tuple[float, float, float]] = []
    for ward, count in (
        ("garden", 26),
        ("veil", 8),
        ("harbour", 6),
        ("garrison", 8),
        ("lantern", 7),
        ("foundry", 3),
    ):
        a, b = SECTORS[ward]
        for _ in range(count):
            x, y = on_wall(rng.uniform(a + 3, b - 3), rng.uniform(0.46, 0.94))
            if free(x, y):
                found.append((round(x), round(y), rng.uniform(6, 9)))
    return found


def free(x: float, y: float) -> bool:
    """Whether a house may have its foot there."""
    if x < coast(y) + 30 or within_wall(x, y - 12) > 0.97 or within_wall(x, y) > 0.965:
        return False
    dx, dy = (x - CENTRE[0]) / (CANAL[0] + 14), (y - CENTRE[1]) / (CANAL[1] + 22)
    if math.hypot(dx, dy) < 1 or road_offset(x, y - 7) < 30:
        return False
    if any(abs(x - lx) < 60 and -22 < ly - y < 70 for lx, ly in LANDMARKS.values()):
        return False
    return not any(left < x < right and top < y < low for left, top, right, low in _kept())


@lru_cache(1)
def _kept() -> tuple[tuple[float, float, float, float], ...]:
    """Boxes kept free: plaques with the line of control, places of pieces."""
    boxes = [(x - PLAQUE[0] / 2 - 10, y - 30, x + PLAQUE[0] / 2 + 10, y + 66) for x, y in PLAQUES.values()]
    for ward in SECTORS:
        at = places()[f"ward.{ward}"]
        boxes.append((at.left - 6, at.top + 4, at.left + at.w + 6, at.top + at.h + 18))
    for border in ROADS:
        at = places()[f"road.{border}"]
        boxes.append((at.left - 8, at.top, at.left + at.w + 8, at.top + at.h + 16))
    return tuple(boxes)


# ------------------------------------------------------------------ printing


def _tones(ward: str) -> dict[str, str]:
    roof = mix(ROOFS[ward], "#f6e2b8", 0.2)
    return {"#00bb01": roof, "#00bb02": lighter(roof, 0.36), "#00bb03": darker(roof, 0.4)}


def picture(thing: Thing, k: float) -> Surface:
    """The drawing of a thing at its size."""
    return svg.draw_high(
        GAME, thing.name, max(4, round(thing.high * k)), _tones(thing.roof) if thing.roof else None
    )


def stand(target: Surface, k: float) -> Iterator[None]:
    """Everything in one sheet over its long shadow."""
    sheet = blank(*target.get_size())
    for n, thing in enumerate(things()):
        drawn = picture(thing, k)
        left, top = thing.x * k - drawn.get_width() / 2, thing.y * k - drawn.get_height() * thing.foot
        sheet.blit(drawn, (round(left), round(top)))
        if n % 60 == 0:
            yield
    shade = silhouette(sheet, "#2a0f1c", SHADOW)
    for n in range(SHADOW_STEPS, 0, -1):
        target.blit(shade, (round(3 * n * k), round(2 * n * k)))
        yield
    target.blit(sheet, (0, 0))


def afloat(target: Surface, k: float) -> None:
    """Jetties, fishing boats, the lights on the moles."""
    for y, reach in JETTIES:
        wide = round((reach + 8) * k)
        planks = svg.draw(GAME, "jetty", (wide, max(4, round(26 * k))))
        at = ((coast(y) + 8 - reach) * k, (y - 6) * k)
        drop(target, planks, at, (4 * k, 6 * k), 3 * k, 120)
        target.blit(planks, (round(at[0]), round(at[1])))
    for x, y, high in BOATS:
        _put(target, "boat", x, y, high, k)
    for x, y in ((51, 108), (57, 654)):
        _put(target, "beacon", x, y, 58, k)


def _put(target: Surface, name: str, x: float, y: float, high: float, k: float) -> None:
    drawn = svg.draw_high(GAME, name, max(4, round(high * k)))
    at = (x * k - drawn.get_width() / 2, y * k - drawn.get_height() * 0.92)
    drop(target, drawn, at, (3 * k, 2 * k), 2 * k, 90)
    target.blit(drawn, (round(at[0]), round(at[1])))
