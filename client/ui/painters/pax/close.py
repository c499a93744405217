"""Places of the board seen from near, drawn afresh at their size."""

from pygame import Surface

from client.ui.painters.pax import wall
from client.ui.painters.pax.facts import FOOT, columns
from client.ui.painters.pax.rome import HIGH, WIDE, column
from client.ui.painters.surfaces import blank

AROUND = 12.0  # board units of wall round a column


def has_place(zone: str) -> bool:
    """Whether the zone is one of Rome's columns, the places with a picture of their own."""
    return zone.startswith("rome.") and zone[5:] in columns()


def place(zone: str, room: tuple[int, int]) -> Surface:
    """A column before its part of the wall, as large as the room allows."""
    at = columns()[zone[5:]]
    w, h = WIDE + 2 * AROUND, HIGH + 2 * AROUND
    k = min(room[0] / w, room[1] / h)
    out = blank(round(w * k), round(h * k))
    left, top = at.x - w / 2, FOOT - HIGH - AROUND
    wall.part(out, left, top, k)
    out.blit(column(zone[5:], 3, k), (round(AROUND * k), round(AROUND * k)))
    return out


def trims(zone: str, k: float) -> list[tuple[Surface, float, float]]:
    """Nothing of this board stands over the edge of a place."""
    return []
