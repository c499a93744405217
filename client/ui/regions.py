"""Regions of a printed map: their names, what lies over closed ones, the light round those one may go to.

A region is a zone of the board whose outline only the game's painter knows.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from pygame import Rect, Surface

from client.ui.canvas import Over, Still
from client.ui.desk import Desk
from client.ui.painters.painter import Placed
from client.ui.part import Part
from client.ui.spot import Spot
from client.ui.spread import Box


def put(target: Surface, placed: Iterable[Placed], board: Box, unit: float) -> None:
    """Draw pictures with their centres in board units on a board that lies there."""
    for picture, x, y in placed:
        target.blit(picture, area(picture, x, y, board, unit))


def area(picture: Surface, x: float, y: float, board: Box, unit: float) -> Rect:
    """The pixels of a picture with its centre in board units."""
    left, top = board.x + x * unit - picture.get_width() / 2, board.y + y * unit - picture.get_height() / 2
    return picture.get_rect(topleft=(round(left), round(top)))


class OnBoard(Part):
    """Pictures with their centres in board units that change with the game."""

    @property
    def box(self) -> Box:
        """The board."""
        return self.desk.places.parts["board"]

    def pictures(self, unit: float) -> list[Placed]:
        """What is shown, for a board with so many real pixels per unit."""
        return []

    def still(self) -> Still:
        unit = self.desk.spots.unit
        areas = [area(*placed, self.box, unit) for placed in self.pictures(unit)]
        whole = areas[0].unionall(areas[1:]) if areas else Rect(0, 0, 0, 0)
        return Still((self.key(), self.box), whole, self.paint)

    def paint(self, target: Surface) -> None:
        self.put(target, self.box, self.desk.spots.unit)

    def put(self, target: Surface, board: Box, unit: float) -> None:
        """Paint it on a board that lies there, `unit` real pixels per board unit."""
        put(target, self.pictures(unit), board, unit)


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


class Accents(OnBoard):
    """What the seat before the screen should see at once on the pieces of the board."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "accents")

    @property
    def here(self) -> bool:
        return True

    def key(self) -> Hashable:
        unit = self.desk.spots.unit
        return tuple([(id(picture), x, y) for picture, x, y in self.pictures(unit)])

    def pictures(self, unit: float) -> list[Placed]:
        desk = self.desk
        return desk.paint.accents(desk.settled, desk.facts.home, unit) if desk.facts.home >= 0 else []


class Heralds(Accents):
    """Who is who on the board, and what has come of each: shown to everybody alike, under what is served."""

    def __init__(self, desk: Desk) -> None:
        OnBoard.__init__(self, desk, "heralds")

    @property
    def here(self) -> bool:
        return self.desk.layout.looks.heralds

    def pictures(self, unit: float) -> list[Placed]:
        desk = self.desk
        said = desk.words(desk.words.first(desk.names.key("round"), "table.round"), n=desk.facts.round)
        return desk.paint.heralds(desk.settled, desk.tone, said, unit)


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
