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
from client.ui.seatplan import Note
from client.ui.spot import Spot
from client.ui.spread import Box

NOTE_HIGH, NOTE_WIDE = 30.0, 1.3  # a note under it: design pixels, and widths of that number at the most
SMALL = 0.85  # how small a note's number may be beside its picture, as a part of its size alone
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
        size = max(room.w * 0.62, 30 * self.desk.k)
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
        standing = self.desk.standing(self.desk.facts.home, self.row)
        return self._number, standing, self._empty, self.box, tuple(self._notes())

    @property
    def _empty(self) -> bool:
        """Whether no card lies in the row."""
        return not self.desk.table.zones.get(self.spot.zone)

    def still(self) -> Still:
        box, edge = self.box, 3 * self.desk.k
        plates = rect(Box(box.x - edge, box.y, box.w * NOTE_WIDE + edge, box.h))
        return Still(self.key(), rect(self.spot.room).union(plates), self.paint)

    def _notes(self) -> list[tuple[Note, int, int]]:
        """The notes that have something to tell: how much, and of how much at the most (-1 for no limit)."""
        desk, home, found = self.desk, self.desk.facts.home, []
        counts = desk.settled.counts
        for note in next((shown.notes for shown in desk.layout.seat.shelf if shown.zone == self.row), ()):
            lies = len(desk.settled.zones.get(self.spot.zone, ()))
            n = counts.get(note.of.format(seat=home), 0) if note.of else lies
            most = counts.get(note.most.format(seat=home), 0) if note.most else -1
            if n or note.most:
                found.append((note, n, most))
        return found

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
            y += wide * 0.74
        self._tell(target, x, y + wide * 0.80)

    def _tell(self, target: Surface, x: float, top: float) -> None:
        """The notes one under the other, as many as there is room for."""
        high = NOTE_HIGH * self.desk.k * min(1.3, max(1.0, self.desk.text))
        for note, n, most in self._notes():
            if top + high > self.box.y + self.box.h:
                return
            picture = self._plate(note, n, most, round(high))
            left = max(x - picture.get_width() / 2, self.box.x - 3 * self.desk.k)
            target.blit(picture, (round(left), round(top)))
            top += high * 1.14

    def _plate(self, note: Note, n: int, most: int, high: int) -> Surface:
        """A dark plate with one note; red where there is no room left."""
        desk = self.desk
        full = 0 <= most <= n
        said = f"{note.before}{n}" + (f"/{most}" if most >= 0 else "")
        icon = (
            [sprite(desk, Piece("", note.kind, note.face), round(high * 0.68)).surface] if note.kind else []
        )
        most_wide = self.box.w * NOTE_WIDE
        room = most_wide - high * 0.36 - sum(picture.get_width() for picture in icon)
        wish = high * 0.80 / (desk.k * desk.text)
        px = fitting(desk, said, room, wish, heavy=True)
        if px < SMALL * wish:  # the number is wanted more than the picture
            px, icon = fitting(desk, said, most_wide - high * 0.36, wish, heavy=True), []
        parts = [desk.paint.text(said, px, IVORY, heavy=True), *icon]
        wide = min(sum(part.get_width() for part in parts) + high * 0.36, most_wide)
        sheet = Vector(wide, high)
        fill = ("#7d1a1c", "#4c0c12") if full else ("#3a1c14", "#1c0a08")
        edge = "#f0a08a" if full else "#b98648"
        sheet.rect(
            0.8, 0.8, wide - 1.6, high - 1.6, sheet.linear(0, 0, 0, high, *fill), edge, 1.2, r=high * 0.3
        )
        face = sheet.sized((round(wide), high))
        x = (wide - sum(part.get_width() for part in parts)) / 2
        for part in parts:
            face.blit(part, (round(x), round((high - part.get_height()) / 2)))
            x += part.get_width()
        return face


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
