"""Regions of a printed map: their names, what lies over closed ones, the light round those one may go to.

A region is a zone of the board whose outline only the game's painter knows.
"""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect, Surface

from client.ui.canvas import Over
from client.ui.desk import Desk
from client.ui.onboard import OnBoard, area
from client.ui.painters.surfaces import Placed
from client.ui.spot import Spot
from client.ui.spread import Box


class Region(OnBoard):
    """The name of a region in the viewer's language, and the veil over it once it is closed."""

    def __init__(self, desk: Desk, spot: Spot) -> None:
        super().__init__(desk, f"region.{spot.zone}")
        self.spot = spot

    @property
    def here(self) -> bool:
        return self.spot.look == "region"

    @property
    def _closed(self) -> bool:
        lying = self.desk.settled.zones.get(self.spot.zone, ())
        return any(self.desk.layout.style(piece.kind).closes for piece in lying)

    def key(self) -> Hashable:
        return self._closed, self.desk.words.language, self.desk.text

    def pictures(self, unit: float) -> list[Placed]:
        paint, zone, closed = self.desk.paint, self.spot.zone, self._closed
        name = paint.label_of(zone, self.desk.names.zone(zone), unit, closed=closed)
        return [paint.veil(zone, unit), name] if closed else [name]


def halo(desk: Desk, zone: str, bright: float, strong: bool, lens: tuple[Box, float, Rect] | None) -> Over:
    """The light round a region; in the lens when its board, its unit and its window are given."""
    board, unit, within = lens or (desk.places.parts["board"], desk.spots.unit, None)
    skirt, lines = desk.paint.light(zone, unit)
    where = area(*skirt, board, unit)

    def paint(target: Surface) -> None:
        old = target.get_clip()
        target.set_clip(old.clip(within) if within else old)
        for light in (bright, 1.0) if strong else (bright,):
            skirt[0].set_alpha(round(255 * light))
            target.blit(skirt[0], where)
        target.blit(lines[0], area(*lines, board, unit))
        target.set_clip(old)

    return Over(("halo", zone, bright, strong, *where), where.clip(within) if within else where, paint)


def at(desk: Desk, x: float, y: float) -> str:
    """The region under a point of the window that is a zone of this game, "" for none."""
    board, unit = desk.places.parts["board"], desk.spots.unit
    if not desk.spots.regions or not board.holds(x, y):
        return ""
    zone = desk.paint.region_at((x - board.x) / unit, (y - board.y) / unit)
    return zone if zone in desk.spots.regions else ""


def inside(desk: Desk, zone: str, x: float, y: float) -> bool | None:
    """Whether a point of the window lies in a region; None for a zone that is none."""
    return at(desk, x, y) == zone if zone in desk.spots.regions else None
