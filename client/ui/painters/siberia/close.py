"""Places of the board seen from near, drawn afresh at their size."""

from pygame import Surface

from client.rules.siberia.data import NODES
from client.ui.painters.siberia import land
from client.ui.painters.siberia.facts import MAP_HIGH, MAP_WIDE

AROUND = 10.0  # map units of neighbouring land round a region
MOST = 2.0  # pixels a map unit; a small region shows more of its neighbours instead


def has_place(zone: str) -> bool:
    """Whether the zone is a region of the map, the places with a picture of their own."""
    return zone.startswith("area.") and zone[5:] in NODES


def place(zone: str, room: tuple[int, int]) -> Surface:
    """The region with some of its neighbours, as large as the room allows."""
    points = land.region(zone[5:])
    left, top = (max(0.0, min(p[n] for p in points) - AROUND) for n in (0, 1))
    right = min(MAP_WIDE, max(x for x, _ in points) + AROUND)
    low = min(MAP_HIGH, max(y for _, y in points) + AROUND)
    k = min(room[0] / (right - left), room[1] / (low - top), MOST)
    return land.whole(land.View(left, top, right - left, low - top, k))


def trims(zone: str, k: float) -> list[tuple[Surface, float, float]]:
    """Nothing stands over the edge of a region."""
    return []
