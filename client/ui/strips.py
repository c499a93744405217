"""The strips of the other seats: everything public about each of them."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Surface

from client.rules.table import Piece
from client.ui.canvas import Still
from client.ui.desk import NOBODY, Desk, rect
from client.ui.painters import Sprite
from client.ui.painters.vector import Vector
from client.ui.part import IVORY, SHADE, Part, amount, blit, fit, middle, panel, points
from client.ui.pieces import put
from client.ui.seating import STRIP_HEIGHT, TAB, name_room
from client.ui.seatplan import Cell
from client.ui.spread import Box, Pose

DARK, FAINT = "#2b1704", "#c9b58e"
SIGN = "#ffd667"


class Strip(Part):
    """One other seat: coloured tab, name, who acts and who is next, points, goods with numbers."""

    grow = 28  # as far as the light round it reaches

    def __init__(self, desk: Desk, seat: int) -> None:
        super().__init__(desk, f"strip.{seat}")
        self.seat = seat

    @property
    def box(self) -> Box:
        return self.desk.spots.strips[self.seat]

    @property
    def here(self) -> bool:
        return self.seat in self.desk.spots.strips and self.desk.layout.seat.banner is None

    def _goods(self) -> tuple[int, ...]:
        return tuple([self._amount(cell) for cell in self.desk.layout.seat.strip])

    def _amount(self, cell: Cell) -> int:
        """How many pieces lie in a cell's zone, or the count that stands for them."""
        table, seat = self.desk.settled, self.seat
        if cell.sum:
            return table.counts.get(f"{cell.sum}.{seat}.{cell.zone}", 0)
        return len(table.zones.get(f"seat.{seat}.{cell.zone}", ()))

    def _covered(self, cell: Cell) -> tuple[int, ...]:
        """How many pieces of each kind of place cover a cell's spaces."""
        zones = self.desk.settled.zones
        return tuple([len(zones.get(f"seat.{self.seat}.{zone}", ())) for zone in cell.spaces])

    def key(self) -> Hashable:
        facts = self.desk.facts
        return (
            self.desk.name(self.seat),
            self.desk.tone(self.seat),
            facts.acting == self.seat,
            facts.following == self.seat,
            facts.points[self.seat : self.seat + 1],
            self._goods(),
            tuple([self._covered(cell) for cell in self.desk.layout.seat.strip]),
            self._signs(),
            tuple([self.desk.standing(self.seat, c.zone) for c in self.desk.layout.seat.strip if c.sum]),
            self.desk.tallies(self.seat),
            self.desk.words.language,
        )

    def still(self) -> Still:
        return Still(self.key(), rect(self.box, self.grow * self.desk.k), self.paint)

    def paint(self, target: Surface) -> None:
        desk, box = self.desk, self.box
        s = box.h / STRIP_HEIGHT
        place = rect(box)
        if desk.facts.acting == self.seat:
            blit(target, desk.paint.halo("rect", place.size, 0.8), place.x, place.y)
        panel(target, desk, "strip", box, self.seat % 4)
        self._tab(target, s)
        self._head(target, s)
        self._second(target, s)

    def _tab(self, target: Surface, s: float) -> None:
        box, desk = self.box, self.desk
        tone = desk.tone(self.seat)
        size = (round(TAB * s), round(box.h))
        target.blit(desk.paint.tab(tone, size), rect(box).topleft)
        px = round(46 * s)
        target.blit(desk.paint.badge(tone, px), (round(box.x + 5 * s), round(box.y + box.h / 2 - px / 2)))

    def _head(self, target: Surface, s: float) -> None:
        box, desk = self.box, self.desk
        room = name_room(desk.layout.seat, box, desk.k)
        px = 21 * s / (desk.k * max(1.0, desk.text))
        y = box.y + 20 * s
        name = fit(desk, desk.name(self.seat), room.w, px, heavy=True)
        desk.paint.label(target, name, room.x, y, px, IVORY, heavy=True, shade=SHADE)
        left = self._points(target, s, px)
        for icon in self._signs():
            sign = desk.paint.icon(icon, 22 * s, SIGN)
            target.blit(sign, (round(left - 23 * s), round(y - sign.get_height() / 2)))
            left -= 27 * s
        if desk.facts.following == self.seat and not self._signs():
            chevron = _chevron(desk, round(24 * s))
            target.blit(chevron, (round(left - 22 * s), round(box.y + 9 * s)))
            left -= 28 * s
        for piece, value in self.desk.tallies(self.seat):
            desk.paint.label(target, str(value), left, y, px, "#ffd667", heavy=True, ax=1, shade=SHADE)
            left -= desk.paint.width(str(value), px, heavy=True) + 4 * s
            put(target, desk, piece, Pose(left - 11 * s, y, 24 * s))
            left -= 28 * s

    def _signs(self) -> tuple[str, ...]:
        """The icons for what is true of the seat now."""
        signs, counts = self.desk.layout.seat.signs, self.desk.settled.counts
        return tuple([icon for count, icon in signs.items() if counts.get(f"{count}.{self.seat}")])

    def _points(self, target: Surface, s: float, px: float) -> float:
        """The points at the right end; where what stands left of them ends."""
        box, desk, n = self.box, self.desk, self.desk.facts.points[self.seat]
        if not desk.layout.seat.worth:
            right = box.x + box.w - 29 * s
            points(target, desk, n, right, box.y + 22 * s, 42 * s, px * 25 / 21)
            return right - 30 * s
        right, y = box.x + box.w - 10 * s, box.y + 20 * s
        px = px * 24 / 21
        desk.paint.label(target, amount(n), right, y, px, "#ffd9ae", heavy=True, ax=1, shade=SHADE)
        left = right - desk.paint.width(amount(n), px, heavy=True) - 7 * s
        kind, face = desk.layout.seat.worth
        wide = 19 * s * desk.layout.style(kind).ratio
        put(target, desk, Piece("", kind, face), Pose(left - wide / 2, y, 19 * s))
        return left - wide - 8 * s

    def _second(self, target: Surface, s: float) -> None:
        desk = self.desk
        for cell, count in zip(desk.layout.seat.strip, self._goods(), strict=True):
            spot = desk.spots.spots.get(f"seat.{self.seat}.{cell.zone}")
            if spot is None or not cell.kind:
                continue
            x, y = spot.room.x, middle(spot.room)[1]
            ratio = desk.layout.style(cell.kind).ratio
            wide = spot.piece * ratio
            put(target, desk, Piece("", cell.kind, cell.face, self.seat), Pose(x + wide / 2, y, spot.piece))
            if cell.spaces:
                high = 29 * s * min(1.0, spot.piece / (cell.piece * s))
                self._spaces(target, cell, x + wide + 3 * s, y, high)
                continue
            px = 20 * s * min(1.0, 0.2 + 0.8 * spot.piece / (cell.piece * s)) / (desk.k * max(1.0, desk.text))
            state = desk.standing(self.seat, cell.zone) if cell.sum else ""
            left = x + wide + 4 * s
            if state == "ahead":  # the number stands on gold
                long = desk.paint.width(str(count), px, heavy=True)
                gold = _gold(desk, round(long + 9 * s), round(24 * s))
                target.blit(gold, gold.get_rect(center=(round(left + long / 2), round(y))))
                desk.paint.label(target, str(count), left, y, px, DARK, heavy=True)
            else:
                ink = FAINT if cell.sum and not count else IVORY
                desk.paint.label(target, str(count), left, y, px, ink, heavy=True, shade=SHADE)

    def _spaces(self, target: Surface, cell: Cell, x: float, y: float, high: float) -> None:
        """The spaces of a row, those covered lit."""
        picture = self.desk.paint.spaces(self._covered(cell), round(high))
        target.blit(picture, (round(x), round(y - picture.get_height() / 2)))


def _gold(desk: Desk, wide: int, high: int) -> Surface:
    """A small golden plate, real pixels."""

    def make() -> Sprite:
        sheet = Vector(wide, high)
        fill = sheet.linear(0, 0, 0, high, "#fbe596", (1, "#c98f28"))
        sheet.rect(1, 1, wide - 2, high - 2, fill, "#5a3a10", 1.2, r=high * 0.3)
        return Sprite(sheet.sized((wide, high)), 0, 0, wide, high)

    return desk.paint.keep(("gold", wide, high), make).surface


def _chevron(desk: Desk, px: int) -> Surface:
    def make() -> Sprite:
        sheet = Vector(26, 26)
        for x in (4, 13):
            sheet.polygon([(x, 4), (x + 9, 13), (x, 22)], None, "#ffd667", 3.6, closed=False)
        return Sprite(sheet.sized((px, px)), 0, 0, px, px)

    return desk.paint.keep(("chevron", px), make).surface


__all__ = ["NOBODY", "Strip"]
