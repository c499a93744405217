"""The own shelf: nameplate, grounds of the panels, numbers beside the goods."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Surface

from client.ui.canvas import Still
from client.ui.desk import Desk, rect
from client.ui.painters import Sprite
from client.ui.painters.vector import Vector
from client.ui.part import IVORY, Part, amount, blit, fitting, panel, points
from client.ui.pieces import put
from client.ui.spot import Spot
from client.ui.spread import Box, Pose


class Shelf(Part):
    """The wooden slab along the bottom with its wells."""

    def ground(self, target: Surface) -> None:
        desk = self.desk
        panel(target, desk, "shelf", self.box)
        for name, plan in desk.layout.seat.panels.items():
            box = desk.spots.panels.get(name)
            if box and plan.ground:
                panel(target, desk, plan.ground, box)


class OwnPanel(Part):
    """A panel that the game's own painter prints: with names, and light round what is ready."""

    grow = 8  # as far as that light reaches

    @property
    def box(self) -> Box:
        return self.desk.spots.panels[self.name]

    @property
    def here(self) -> bool:
        return self.desk.layout.seat.panels[self.name].show == "own"

    def _lit(self) -> frozenset[str]:
        """The zones that are ready."""
        desk = self.desk
        begin = f"{desk.layout.seat.lit}.{desk.facts.home}."
        counts = desk.settled.counts.items()
        return frozenset([name.removeprefix(begin) for name, n in counts if n and name.startswith(begin)])

    def key(self) -> Hashable:
        return self._lit(), self.box, self.desk.words.language

    def paint(self, target: Surface) -> None:
        desk, place = self.desk, rect(self.box)

        def said(zone: str) -> str:
            short = desk.names.key("panel", zone)
            return desk.words(short) if short in desk.words else desk.names.zone(f"seat.*.{zone}")

        target.blit(desk.paint.own(self.name, place.size, said, self._lit()), place)


class EmptyHand(Part):
    """A few faint words where cards will lie, as long as there are none."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "empty")

    @property
    def _spots(self) -> list[Spot]:
        return [spot for spot in self.desk.spots.spots.values() if spot.group and spot.part == "shelf"]

    @property
    def here(self) -> bool:
        return bool(self._spots)

    @property
    def box(self) -> Box:
        return self._spots[0].room

    def key(self) -> Hashable:
        zones = self.desk.table.zones
        return any(zones.get(spot.zone) for spot in self._spots), self.box, self.desk.words.language

    def paint(self, target: Surface) -> None:
        if any(self.desk.table.zones.get(spot.zone) for spot in self._spots):
            return
        text = self.desk.words("table.no_cards")
        px = fitting(self.desk, text, self.box.w * 0.9, 20)
        self.desk.paint.label(target, text, *self.box.centre, px, "#b08a5a", ax=0.5, shade="#1a0d06")


SUM_AT = 0.64  # where a sum of money stands on the nameplate, of its height


class Plate(Part):
    """The nameplate of the seat whose shelf this is: mark, name, points; it glows while that seat acts."""

    grow = 28  # as far as the light round it reaches

    @property
    def box(self) -> Box:
        return self.desk.spots.panels[self._panel]

    @property
    def _panel(self) -> str:
        if self.desk.layout.seat.banner is not None:
            return ""
        return next((n for n, p in self.desk.layout.seat.panels.items() if p.show == "plate"), "")

    @property
    def here(self) -> bool:
        return self._panel in self.desk.spots.panels

    def key(self) -> Hashable:
        facts = self.desk.facts
        return (
            facts.home,
            self.desk.name(facts.home),
            facts.acting == facts.home,
            facts.points[facts.home : facts.home + 1],
            self.desk.tallies(self.desk.facts.home),
            self.desk.words.language,
        )

    def still(self) -> Still:
        return Still(self.key(), rect(self.box, self.grow * self.desk.k), self.paint)

    def paint(self, target: Surface) -> None:
        desk, box, home = self.desk, self.box, self.desk.facts.home
        place = rect(box)
        if desk.facts.acting == home:
            blit(target, desk.paint.halo("rect", place.size, 0.9), place.x, place.y)
        target.blit(desk.paint.tab(desk.tone(home), place.size), place.topleft)
        s = min(box.h / 157, box.w / 150)
        self._name(target, s)
        if desk.layout.seat.worth:
            self._sum(target, s)
        else:
            self._points(target, s)

    def _name(self, target: Surface, s: float) -> None:
        desk, box, home = self.desk, self.box, self.desk.facts.home
        px = 40 * s
        target.blit(
            desk.paint.badge(desk.tone(home), round(px)), (round(box.x + 10 * s), round(box.y + 10 * s))
        )
        room = box.w - 66 * s
        size = fitting(desk, desk.name(home), room, min(26, 34 * s / (desk.k * desk.text)), heavy=True)
        desk.paint.label(
            target,
            desk.name(home),
            box.x + 57 * s,
            box.y + 30 * s,
            size,
            "#fff6e0",
            heavy=True,
            shade="#2a0608",
        )

    def _points(self, target: Surface, s: float) -> None:
        """Points in their wreath, with the tallies of the seat beside it."""
        desk, box, home = self.desk, self.box, self.desk.facts.home
        middle = box.y + 54 * s + (box.h - 56 * s) / 2
        ring = min(98 * s, box.h - 58 * s)
        x = box.x + box.w / 2
        tallies = desk.tallies(home)
        if tallies:
            x = box.x + ring / 2 + 8 * s
        points(target, desk, desk.facts.points[home] if desk.facts.points else 0, x, middle, ring, 50)
        for n, (piece, value) in enumerate(tallies):
            y = middle + (n - (len(tallies) - 1) / 2) * 40 * s
            put(target, desk, piece, Pose(box.x + box.w - 30 * s, y - 14 * s, 34 * s))
            desk.paint.label(
                target,
                str(value),
                box.x + box.w - 30 * s,
                y + 18 * s,
                24,
                "#ffd667",
                heavy=True,
                ax=0.5,
                shade="#2a0608",
            )

    def _sum(self, target: Surface, s: float) -> None:
        """Points that are a sum of money, in large figures under the notes."""
        desk, box = self.desk, self.box
        text = amount(desk.facts.points[desk.facts.home] if desk.facts.points else 0)
        px = 34 * s / (desk.k * desk.text)
        px = fitting(desk, text, box.w - 20 * s, px, face="heading", heavy=True)
        x, y = box.x + box.w / 2, box.y + box.h * SUM_AT
        desk.paint.label(
            target, text, x, y, px, "#fff6e0", face="heading", heavy=True, ax=0.5, shade="#2a0608"
        )


def plate(target: Surface, desk: Desk, x: float, y: float, wide: float) -> None:
    """A small dark plate under a number, its middle there."""

    def make() -> Sprite:
        sheet = Vector(54, 36)
        sheet.rect(1, 1, 52, 34, "#160608", r=8, opacity=0.86)
        sheet.rect(1.5, 1.5, 51, 33, None, "#b98648", 1.2, r=8)
        size = (round(wide), round(wide * 36 / 54))
        return Sprite(sheet.sized(size), 0, 0, *size)

    sprite = desk.paint.keep(("plate", round(wide)), make)
    target.blit(sprite.surface, (round(x - sprite.w / 2), round(y - sprite.h / 2)))


PARTS = ("shelf", "board")
LARGE = 76.0  # most of a number that stands alone beside its zone


class Count(Part):
    """The number beside a zone of the shelf."""

    def __init__(self, desk: Desk, zone: str) -> None:
        super().__init__(desk, f"count.{zone}")
        self.zone = zone

    @property
    def spot(self) -> Spot:
        """The zone's place."""
        return self.desk.spots.spots[self.zone]

    @property
    def here(self) -> bool:
        return self.zone in self.desk.spots.spots and self.spot.part in PARTS and self.spot.number != "none"

    @property
    def _scale(self) -> float:
        """Real pixels of a design pixel: where the board is shown small its numbers are too."""
        k, unit = self.desk.k, self.desk.spots.unit
        return min(k, unit) if self.spot.part == "board" else k

    def _around(self) -> Box:
        """The panel in which the zone lies."""
        room, panels = self.spot.room, self.desk.spots.panels.values()
        return next((box for box in panels if box.holds(*room.centre)), room)

    @property
    def box(self) -> Box:
        room, k = self.spot.room, self._scale
        if self.spot.number == "over":
            return Box(room.x, room.y + room.h * 0.76, room.w, room.h * 0.2)
        if self.spot.number == "corner":
            high = 19 * k
            return Box(room.x + room.w - high * 1.3, room.y + room.h - high, high * 1.4, high)
        if self.spot.number == "below":
            around, top = self._around(), room.y + room.h
            return Box(room.x, top, room.w, around.y + around.h - top)
        if self.spot.number == "large":
            around, left = self._around(), room.x + room.w
            return Box(left, room.y, around.x + around.w - left, room.h)
        return Box(room.x + room.w, room.y, 46 * k, room.h)

    def key(self) -> Hashable:
        return self.zone, len(self.desk.settled.zones.get(self.zone, ())), self.box

    def paint(self, target: Surface) -> None:
        count = len(self.desk.settled.zones.get(self.zone, ()))
        box = self.box
        x, y = box.centre
        if self.spot.number in ("over", "corner"):
            if count <= (self.spot.number == "corner"):  # in the corner only of several
                return
            wide = 54 * self._scale if self.spot.number == "over" else box.w * 1.1
            plate(target, self.desk, x, y, wide)
        scale = self.desk.k * self.desk.text  # large figures stay in their room
        most = LARGE if self.spot.number == "large" else 28
        px = min(most, box.h * 0.9 / scale, box.w * 1.3 / len(str(count)) / scale)
        self.desk.paint.label(
            target, str(count), x, y, px, IVORY, face="heading", heavy=True, ax=0.5, ay=0.5, shade="#140404"
        )
