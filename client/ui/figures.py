"""Numbers as pictures: zones shown by their count, prices that hang at a zone, sums beside a row, steps."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect, Surface

from client.rules.table import Piece
from client.ui.canvas import Still
from client.ui.desk import Desk, rect
from client.ui.onboard import OnBoard
from client.ui.painters.surfaces import Placed
from client.ui.painters.vector import Vector
from client.ui.part import IVORY, SHADE, Part, fitting
from client.ui.pieces import sprite
from client.ui.plates import CARD
from client.ui.spot import Spot
from client.ui.spread import Box

LOW = 1.4  # least height by width for the number of a row with its sign


class Tally(OnBoard):
    """A zone of the board shown by its count, with how the viewer stands against it."""

    def __init__(self, desk: Desk, spot: Spot) -> None:
        super().__init__(desk, f"tally.{spot.zone}")
        self.spot = spot

    @property
    def here(self) -> bool:
        return self.spot.look == "tally"

    def _state(self) -> tuple[int, int, str]:
        """The count, what more the viewer knows of, how the viewer stands."""
        counts = self.desk.settled.counts
        more = sum(counts.get(name, 0) for name in self.spot.tag)
        row = self.spot.zone.rpartition(".")[2]
        standing = self.desk.standing(self.desk.facts.home, row)
        return counts.get(self.spot.zone, 0), more, standing

    def key(self) -> Hashable:
        return self._state()

    def pictures(self, unit: float) -> list[Placed]:
        return self.desk.paint.tally(self.spot.zone, *self._state(), unit)


class Tag(Part):
    """The price that hangs at a zone of the board."""

    def __init__(self, desk: Desk, spot: Spot) -> None:
        super().__init__(desk, f"tag.{spot.zone}")
        self.spot = spot

    @property
    def here(self) -> bool:
        return bool(self.spot.tag) and self.spot.look != "tally"

    @property
    def box(self) -> Box:
        room = self.spot.room
        size = max(room.w * 0.62, 26 * self.desk.k)
        return Box(room.x + (room.w - size) / 2, room.y + room.h - size * 0.12, size, size)

    def _amount(self) -> int | None:
        """The first of its counts that there is; None while nothing lies there to be paid for."""
        counts = self.desk.settled.counts
        index = self.spot.zone.rpartition(".")[2]
        found = [counts[f"{name}.{index}"] for name in self.spot.tag if f"{name}.{index}" in counts]
        return found[0] if found and found[-1] else None

    def key(self) -> Hashable:
        return self._amount(), self.box

    def paint(self, target: Surface) -> None:
        self._print(target, rect(self.box))

    def _print(self, target: Surface, place: Rect) -> None:
        amount = self._amount()
        if amount is not None:
            target.blit(self.desk.paint.price(amount, place.w), place.topleft)

    def put(self, target: Surface, board: Box, unit: float) -> None:
        """Paint it on a board that lies there, `unit` real pixels per board unit."""
        here, scale, box = self.desk.places.parts["board"], unit / self.desk.spots.unit, self.box
        x, y = board.x + (box.x - here.x) * scale, board.y + (box.y - here.y) * scale
        self._print(target, rect(Box(x, y, box.w * scale, box.h * scale)))


class Slot(Part):
    """The outline of the first card of a zone of the board, there while nothing lies on it."""

    def __init__(self, desk: Desk, spot: Spot) -> None:
        super().__init__(desk, f"slot.{spot.zone}")
        self.spot = spot

    @property
    def here(self) -> bool:
        return self.spot.look == "slot"

    @property
    def box(self) -> Box:
        room = self.spot.room
        high = min(self.spot.piece, room.h, room.w / CARD)
        return Box(room.x + (room.w - high * CARD) / 2, room.y, high * CARD, high)

    def key(self) -> Hashable:
        return bool(self.desk.table.zones.get(self.spot.zone)), self.box

    def paint(self, target: Surface) -> None:
        if not self.desk.table.zones.get(self.spot.zone):
            hollow(target, rect(self.box), self.desk.k)


class Sum(Part):
    """The number of a row of the own shelf with its sign, and the mark of how it stands against the rival."""

    def __init__(self, desk: Desk, spot: Spot) -> None:
        super().__init__(desk, f"sum.{spot.zone}")
        self.spot = spot
        self.row = spot.zone.rpartition(".")[2]

    @property
    def here(self) -> bool:
        return bool(self.spot.sum) and self.spot.part == "shelf"

    @property
    def box(self) -> Box:
        room = self.spot.room
        wide = max(self._high * 0.32, 30 * self.desk.k)
        return Box(room.x + self._high * CARD + 5 * self.desk.k, room.y, wide, room.h)

    @property
    def _high(self) -> float:
        """The height of a card that lies there alone."""
        return min(self.spot.piece, self.spot.room.h, self.spot.room.w / CARD)

    @property
    def _number(self) -> int:
        return self.desk.settled.counts.get(f"{self.spot.sum}.{self.desk.facts.home}.{self.row}", 0)

    def key(self) -> Hashable:
        return self._number, self.desk.standing(self.desk.facts.home, self.row), self._empty, self.box

    @property
    def _empty(self) -> bool:
        """Whether no card lies in the row."""
        return not self.desk.table.zones.get(self.spot.zone)

    def still(self) -> Still:
        whole = rect(self.spot.room).union(rect(self.box))
        return Still(self.key(), whole, self.paint)

    def _hollow(self, target: Surface) -> None:
        """The empty place of the first card, with the row's sign in it."""
        room, high = self.spot.room, self._high
        place = rect(Box(room.x, room.y, high * CARD, high))
        hollow(target, place, self.desk.k)
        sign = self._sign(round(high * 0.30))
        if sign is not None:
            pale = sign.copy()
            pale.set_alpha(90)
            target.blit(pale, pale.get_rect(center=place.center))

    def _sign(self, px: int) -> Surface | None:
        """The picture of what the strips show for this row."""
        cell = next((c for c in self.desk.layout.seat.strip if c.zone == self.row and c.kind), None)
        return sprite(self.desk, Piece("", cell.kind, cell.face), px).surface if cell else None

    def paint(self, target: Surface) -> None:
        desk, box = self.desk, self.box
        if self._empty:
            self._hollow(target)
        state = desk.standing(desk.facts.home, self.row)
        wide = box.w
        x, y = box.x + wide / 2, box.y
        ink = "#ffd667" if state == "ahead" else IVORY
        px = min(40.0, wide * 0.86 / desk.k) / max(1.0, desk.text)
        low = not state and box.h < LOW * wide  # then there is no room for the sign below the number
        if low:
            px = min(px, box.h * 0.86 / (desk.k * desk.text))
        down = box.h * 0.5 if low else wide * 0.40
        desk.paint.label(
            target, str(self._number), x, y + down, px, ink, face="heading", heavy=True, ax=0.5, shade=SHADE
        )
        if low:
            return
        y += wide * 0.84
        sign = self._sign(round(wide * 0.62))
        if sign is not None:
            target.blit(sign, (round(x - sign.get_width() / 2), round(y)))
        if state:
            mark = desk.paint.standing_mark(state, round(wide * 0.62))
            target.blit(mark, (round(x - mark.get_width() / 2), round(y + wide * 0.74)))


def hollow(target: Surface, place: Rect, k: float) -> None:
    """An empty place: sunk a little, a thin bronze line round it."""
    sheet = Vector(*place.size)
    sheet.rect(0, 0, place.w, place.h, "#12040a", r=6 * k, opacity=0.42)
    sheet.rect(
        0.8, 0.8, place.w - 1.6, place.h - 1.6, None, "#b98648", max(1.0, k), r=6 * k, stroke_opacity=0.5
    )
    target.blit(sheet.surface(), place)


class Steps(Part):
    """A panel of rising steps: what the next thing of a kind costs, and what it will bring to stop now."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "steps")

    @property
    def _panel(self) -> str:
        return next((n for n, p in self.desk.layout.seat.panels.items() if p.show == "steps"), "")

    @property
    def here(self) -> bool:
        return self._panel in self.desk.spots.panels

    @property
    def box(self) -> Box:
        return self.desk.spots.panels[self._panel]

    def _state(self) -> tuple[bool, int, int]:
        """Whether something else lies there, the step, what stopping brings; -1 for none."""
        plan, counts = self.desk.layout.seat.steps, self.desk.settled.counts
        home = self.desk.facts.home
        taken = bool(self.desk.settled.zones.get(f"seat.{home}.{plan.unless}"))
        brings = counts.get(f"{plan.brings}.{home}", -1)
        return taken, counts.get(plan.at, -1) if brings >= 0 else -1, brings

    def key(self) -> Hashable:
        return self._state(), self.box, self.desk.words.language

    def paint(self, target: Surface) -> None:
        desk, box, k = self.desk, self.box, self.desk.k
        taken, step, brings = self._state()
        if taken:
            return
        m = 10 * k
        head = 34 * k * max(1.0, desk.text**0.5)
        place = rect(Box(box.x + m, box.y + head + m, box.w - 2 * m, box.h - head - 2 * m))
        if place.h < 30 or place.w < 60:
            return
        words, names = desk.words, desk.names
        text = words(names.key("panel", "steps"))
        room = place.w * 0.96
        y = box.y + m * 0.6 + head / 2
        if brings >= 0:
            text = words(names.key("panel", "brings"), step, brings)
        px = fitting(desk, text, room, 22, heavy=True)
        desk.paint.label(target, text, box.x + m + room * 0.02, y, px, IVORY, heavy=True, shade=SHADE)
        target.blit(desk.paint.ladder(place.size, step), place.topleft)
