"""Changes of numbers that show for a moment where they are counted, one for each seat and kind."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from client.rules.table import Table
from client.ui.canvas import Over
from client.ui.desk import Desk
from client.ui.motion import settle
from client.ui.painters import Sprite
from client.ui.painters.vector import Vector
from client.ui.part import amount as spoken
from client.ui.seating import STRIP_HEIGHT

LASTS = 1.5  # seconds a change shows
RISES = 0.22  # seconds it takes to come up
FADES = 0.35  # seconds it takes to go
POINTS = ""  # the kind that stands for points
_GOOD, _BAD = ("#ffe08a", "#8a6a1c"), ("#ffb7a4", "#8a3322")


class Floating(NamedTuple):
    """By how much a seat's number of one kind changed, and since when that shows."""

    seat: int
    kind: str
    amount: int
    born: float


class Floats:
    """All changes that show now; a further change of the same number adds to the one that still shows."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._shown: dict[tuple[int, str], Floating] = {}

    def __len__(self) -> int:
        return len(self._shown)

    def note(self, old: Table, new: Table, now: float) -> None:
        """Take over what changed between two tables."""
        plan, looks = self.desk.layout.seat, self.desk.layout.looks
        for seat in range(self.desk.session.setup.seats):
            source = f"{plan.points}.{seat}"
            if plan.points in looks.floats:
                self._add(seat, POINTS, new.counts.get(source, 0) - old.counts.get(source, 0), now)
            for kind in looks.floats:
                self._add(seat, kind, self._held(new, seat, kind) - self._held(old, seat, kind), now)

    def _add(self, seat: int, kind: str, amount: int, now: float) -> None:
        if not amount:
            return
        before = self._shown.get((seat, kind))
        amount += before.amount if before else 0
        self._shown.pop((seat, kind), None)
        if amount:
            born = before.born if before and now - before.born < RISES else now - (RISES if before else 0.0)
            self._shown[seat, kind] = Floating(seat, kind, amount, born)

    def _held(self, table: Table, seat: int, kind: str) -> int:
        """How many pieces lie in a zone of a seat, or the count that stands for them."""
        zone = f"seat.{seat}.{kind}"
        spot = self.desk.spots.spots.get(zone)
        if spot is not None and spot.sum:
            return table.counts.get(f"{spot.sum}.{seat}.{kind}", 0)
        return len(table.zones.get(zone, ()))

    def forget(self) -> None:
        """Show nothing of what happened before, as after going back."""
        self._shown.clear()

    def overs(self, now: float) -> list[Over]:
        """What shows now; what is over is dropped."""
        self._shown = {key: one for key, one in self._shown.items() if now - one.born < LASTS}
        return [over for one in self._shown.values() if (over := self._over(one, now)) is not None]

    def _over(self, one: Floating, now: float) -> Over | None:
        place = self._place(one)
        if place is None:
            return None
        x, y, size, end = place
        age = now - one.born
        y += (1 - settle(age / RISES)) * 0.6 * size
        alpha = round(255 * min(1.0, (LASTS - age) / FADES))
        plate = self._plate(one.amount, max(11, round(size)))
        area = Rect(plate.centred(x, y), plate.surface.get_size())
        if end:  # the plate covers the picture and leaves the new number free
            area.right = min(area.right, round(end))
        area.clamp_ip(Rect((0, 0), self.desk.size))

        def paint(target: Surface) -> None:
            plate.surface.set_alpha(alpha)
            target.blit(plate.surface, area)

        return Over(("float", one, area.topleft, alpha), area, paint)

    def _plate(self, amount: int, px: int) -> Sprite:
        return self.desk.paint.keep(("float", amount, px), lambda: self._made(amount, px))

    def _made(self, amount: int, px: int) -> Sprite:
        """A small dark plate with the change in light figures."""
        desk, (ink, edge) = self.desk, _GOOD if amount > 0 else _BAD
        text = f"+{spoken(amount)}" if amount > 0 else f"−{spoken(-amount)}"
        scale = desk.k * max(1.0, desk.text)
        figures = desk.paint.text(text, px / scale, ink, heavy=True)
        high = round(px * 1.36)
        wide = max(figures.get_width() + round(px * 0.4), round(px * 1.2))
        sheet = Vector(wide, high)
        sheet.rect(1, 1, wide - 2, high - 2, "#190b05", edge, max(1.2, px * 0.08), r=high * 0.32)
        plate = sheet.sized((wide, high))
        plate.blit(figures, figures.get_rect(center=(wide / 2, high / 2)))
        return Sprite(plate, 0, 0, wide, high)

    # -- where ----------------------------------------------------------------------------------------------

    def _place(self, one: Floating) -> tuple[float, float, float, float] | None:
        """Where the plate lies, by the number that changed, the height of its figures in pixels, and how far
        to the right it may reach, 0 for anywhere."""
        spots, k = self.desk.spots, self.desk.k
        strip = spots.strips.get(one.seat)
        s = strip.h / STRIP_HEIGHT if strip is not None else k
        if one.kind == POINTS:
            if strip is not None:
                return strip.x + strip.w - 29 * s, strip.y + 22 * s, 22 * s, 0
            panel = self._plate_panel()
            return None if panel is None else (panel.x + panel.w / 2, panel.y + panel.h * 0.4, 30 * k, 0)
        spot = spots.spots.get(f"seat.{one.seat}.{one.kind}")
        if spot is None:
            return None
        if spot.part.startswith("strip"):
            end = spot.room.x + 1.05 * spot.piece
            return spot.room.x + 0.5 * spot.piece, spot.room.centre[1], min(19 * s, 0.64 * spot.piece), end
        if spot.sum:
            return spot.room.x + 0.4 * spot.piece, spot.room.centre[1], min(30 * k, 0.56 * spot.piece), 0
        return *spot.room.centre, 30 * k, 0

    def _plate_panel(self) -> Rect | None:
        plan = self.desk.layout.seat.panels
        name = next((name for name, panel in plan.items() if panel.show == "plate"), "")
        box = self.desk.spots.panels.get(name)
        return None if box is None else Rect(round(box.x), round(box.y), round(box.w), round(box.h))
