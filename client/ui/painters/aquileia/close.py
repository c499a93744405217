"""Places of the board seen from near, drawn afresh at their size."""

from pygame import Surface

from client.ui.painters import materials
from client.ui.painters.aquileia import parts, plots, prints
from client.ui.painters.aquileia.facts import facts
from client.ui.painters.surfaces import lay

EDGE = 10.0  # board units of ground round a space


def has_place(zone: str) -> bool:
    """Whether the zone is a site or a space, the places with a picture of their own."""
    return zone.startswith(("space.", "site.")) and zone in facts().places


def place(zone: str, room: tuple[int, int]) -> Surface:
    """The site or space as large as the room allows."""
    known = facts()
    at = known.places[zone]
    if zone.startswith("site."):
        k = min(room[0] / at.w, room[1] / at.h)
        plot = next(p for p in known.plots if p.id == zone[5:])
        return plots.tile(plot, at.w, at.h, k)
    wide, high = at.w + 2 * EDGE, at.h + EDGE + _foot(zone)
    k = min(room[0] / wide, room[1] / high)
    size = (max(8, round(wide * k)), max(8, round(high * k)))
    sheet = materials.cut(materials.stone(*size, k, "#e2cb9c", blotch=14), 5 * k)
    sign, tone, figure = prints.look(zone[6:], known)
    ring = parts.space(sign, at.w, k, tone, figure)
    middle = ((EDGE + at.w / 2) * k, (EDGE + at.h / 2) * k)
    lay(sheet, ring, (middle[0] - ring.get_width() / 2, middle[1] - ring.get_height() / 2), 1.6 * k)
    for thing, x, y in prints.trimmings(zone[6:], known, k):
        left = (x - at.x + at.w / 2 + EDGE) * k - thing.get_width() / 2
        top = (y - at.y + at.h / 2 + EDGE) * k - thing.get_height() / 2
        lay(sheet, thing, (left, top), k)
    return sheet


def _foot(zone: str) -> float:
    """How much ground there is below a space: as much as what hangs there needs."""
    at = facts().places[zone]
    hangs = [y + thing.get_height() / 2 - at.top - at.h for thing, _, y in trims(zone, 1.0)]
    return max([EDGE, *[far + 3 for far in hangs]])


def trims(zone: str, k: float) -> list[tuple[Surface, float, float]]:
    """Price or numeral over the edge of a space, with its centre in board units."""
    return prints.trimmings(zone[6:], facts(), k) if zone.startswith("space.") else []
