"""Pictures with their centres in board units that change with the game, on the board and in the lens."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from pygame import Rect, Surface

from client.ui.canvas import Still
from client.ui.desk import Desk
from client.ui.painters.surfaces import Placed
from client.ui.part import Part
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


class Accents(OnBoard):
    """What should be seen at once on the pieces of the board, by all or by the seat before the screen."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "accents")

    @property
    def here(self) -> bool:
        return self.desk.layout.looks.accents

    def key(self) -> Hashable:
        unit = self.desk.spots.unit
        return tuple([(id(picture), x, y) for picture, x, y in self.pictures(unit)])

    def pictures(self, unit: float) -> list[Placed]:
        desk, n = self.desk, self.desk.facts.round
        said = desk.words(desk.words.first(desk.names.key("round"), "table.round"), n=n) if n else ""
        return desk.paint.accents(desk.settled, desk.facts.home, desk.tone, said, unit)
