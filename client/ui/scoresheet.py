"""The scoresheet: a scroll that unrolls over the board while a round is scored, a line for each source."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from client.room.journal import Entry
from client.rules.play import NATURE
from client.rules.table import Piece
from client.ui.desk import Desk, rect
from client.ui.painters import Sprite, type
from client.ui.painters.vector import Vector
from client.ui.part import INK, INK_HEADING, Part, fit, fitting, panel
from client.ui.pieces import put
from client.ui.scoreplan import ScorePlan, Told
from client.ui.spread import Box, Pose

WEIGHED, POINTS = "#4e3a24", "#7c1420"
NEWS, STRIPE = "#ffd35e", "#7a4a18"
ROD = 22.0  # design pixels of the rods' thickness
STEP = 42.0  # most design pixels of a line
ENDS = 2.4  # lines that head and sum take
NAME = 0.36  # part of the width that names lines, with few columns


class Line(NamedTuple):
    """One source: its name, what each seat has of what is compared, what each got; the seat -1 is nobody."""

    name: str
    weighed: dict[int, str]
    points: dict[int, int]


class Scoresheet(Part):
    """Lines come one after another, as the beats do; it hangs there until something else happens."""

    grow = 26

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "scoresheet")
        self.entries: tuple[Entry, ...] = ()

    @property
    def here(self) -> bool:
        return self.desk.layout.scoresheet is not None

    @property
    def _plan(self) -> ScorePlan:
        plan = self.desk.layout.scoresheet
        assert plan is not None
        return plan

    def show(self, entries: Sequence[Entry]) -> None:
        """Take from the end of the journal what belongs to one scoring."""
        first = len(entries)
        while self.here and first and self._told(entries[first - 1]) is not None:
            first -= 1
        self.entries = tuple(entries[first:])

    def _told(self, entry: Entry) -> Told | None:
        return self._plan.told.get(entry.key.rpartition(".")[2]) if entry.kind == "beat" else None

    @property
    def laid(self) -> bool:
        """Whether it hangs there now."""
        return bool(self.entries)

    @property
    def _whole(self) -> Box:
        """Its place when it is unrolled to its end."""
        board, unit, box = self.desk.places.parts["board"], self.desk.spots.unit, self._plan.box
        return Box(board.x + box.x * unit, board.y + box.y * unit, box.w * unit, box.h * unit)

    @property
    def _step(self) -> float:
        """The height of a line in real pixels; head and sum take as much and a little more."""
        k = self.desk.k
        return min(STEP * k, (self._whole.h - 2 * ROD * k) / (self._plan.most + ENDS))

    @property
    def box(self) -> Box:
        """Its place as far as it is unrolled."""
        whole, count = self._whole, len(self.lines())
        high = self._step * (count + ENDS) + 2 * ROD * self.desk.k if self.entries else 0.0
        return whole._replace(h=min(whole.h, high))

    # -- what stands on it ----------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """All lines so far, in the order in which they came."""
        found: dict[object, Line] = {}
        for entry, told, source in self._sources():
            seat = self.desk.names.seat_of(entry)
            line = found.setdefault(source, Line(self.desk.names.thing(source), {}, {}))
            line.weighed.update(self._weighed(entry, told, seat, str(source).rpartition(".")[2]))
            if told.points >= 0:
                line.points[seat] = line.points.get(seat, 0) + int(str(entry.args[told.points]))
        return list(found.values())

    def _sources(self) -> Iterator[tuple[Entry, Told, object]]:
        for entry in self.entries:
            told = self._told(entry)
            if told is not None and told.line is not None:
                yield entry, told, told.line if isinstance(told.line, str) else entry.args[told.line]

    def _weighed(self, entry: Entry, told: Told, seat: int, line: str) -> dict[int, str]:
        """What is compared, as it is read: of all seats or of the beat's own, zeros left out."""
        if isinstance(told.weighs, int):
            return {seat: str(entry.args[told.weighs])}
        seats = range(self.desk.session.setup.seats) if "{seat}" in told.weighs else (seat,)
        counts = self.desk.settled.counts
        found = {seat: counts.get(told.weighs.format(seat=seat, line=line), 0) for seat in seats}
        return {seat: type.halves(n) if told.halves else str(n) for seat, n in found.items() if n}

    def columns(self, lines: Sequence[Line]) -> list[int]:
        """The seats, and nobody where points went to nobody."""
        lost = any(NATURE in line.points for line in lines)
        return [*range(self.desk.session.setup.seats), *([NATURE] if lost else [])]

    def news(self) -> tuple[int, int]:
        """The line and the seat of what came last; -1 for no line, NATURE where nobody gets anything."""
        sources = list(self._sources())
        if not sources or sources[-1][0] is not self.entries[-1]:
            return -1, NATURE
        entry, _, source = sources[-1]
        lines = list(dict.fromkeys([other for _, _, other in sources]))
        return lines.index(source), self.desk.names.seat_of(entry)

    # -- painting -------------------------------------------------------------------------------------------

    def key(self) -> Hashable:
        return self.entries, self.box, self.desk.words.language

    def paint(self, target: Surface) -> None:
        if not self.entries:
            return
        lines, box, step, k = self.lines(), self.box, self._step, self.desk.k
        self._roll(target, box)
        inner = Box(box.x + 22 * k, box.y + ROD * k, box.w - 44 * k, step)
        self._head(target, inner, self.columns(lines))
        for n, line in enumerate(lines):
            place = inner._replace(y=inner.y + step * (n + 1.2))
            self._line(target, line, place, self.columns(lines), n)
        self._sum(target, lines, inner._replace(y=inner.y + step * (len(lines) + 1.3)))

    def _roll(self, target: Surface, box: Box) -> None:
        """The sheet as far as it is unrolled between its two rods."""
        k = self.desk.k
        part = rect(Box(box.x - 12 * k, box.y + ROD * k / 2, box.w + 24 * k, box.h - ROD * k))
        clip = target.get_clip()
        target.set_clip(part.clip(clip))
        panel(target, self.desk, "parchment", self._whole._replace(x=box.x + 6 * k, w=box.w - 12 * k), 3)
        target.set_clip(clip)
        for y in (box.y, box.y + box.h - ROD * k):
            size = (round(box.w + 16 * k), round(ROD * k))
            target.blit(rod(self.desk, size), (round(box.x - 8 * k), round(y)))

    def _head(self, target: Surface, place: Box, columns: Sequence[int]) -> None:
        """What is scored, and whose the columns are."""
        desk = self.desk
        text = desk.words(desk.names.key("scoresheet", "title"), n=desk.numeral(desk.facts.round))
        y = place.y + place.h * 0.6
        room = self._first(place, columns) - 8 * desk.k
        px = fitting(desk, text, room, place.h * 0.6 / (desk.k * desk.text), face="serif", heavy=True)
        desk.paint.label(target, text, place.x, y, px, INK_HEADING, face="serif", heavy=True)
        size = round(place.h * 0.78)
        for seat in columns:
            x = self._middle(place, columns, seat)
            if seat == NATURE:
                put(target, desk, Piece("", self._plan.nobody, self._plan.nobody), Pose(x, y, size))
            else:
                target.blit(
                    desk.paint.badge(desk.tone(seat), size), (round(x - size / 2), round(y - size / 2))
                )

    def _first(self, place: Box, columns: Sequence[int]) -> float:
        """How wide the names of lines are."""
        return place.w * max(NAME, 0.62 - 0.06 * len(columns))

    def _middle(self, place: Box, columns: Sequence[int], seat: int) -> float:
        first = self._first(place, columns)
        return place.x + first + (place.w - first) / len(columns) * (list(columns).index(seat) + 0.5)

    def _line(self, target: Surface, line: Line, place: Box, columns: Sequence[int], n: int) -> None:
        """The name, then for each column what is compared, small, and the points."""
        desk, k = self.desk, self.desk.k
        px, y = place.h * 0.5 / (k * desk.text), place.y + place.h / 2
        at, seat = self.news()
        if n % 2 == 0:
            _ground(target, place, STRIPE, 0.10)
        if at == n:
            self._mark(target, place, columns, seat)
        room = self._first(place, columns) - 8 * k
        name = fitting(desk, line.name, room, px)
        desk.paint.label(target, fit(desk, line.name, room, name), place.x, y, name, INK)
        for column in columns:
            self._cell(target, line, column, (self._middle(place, columns, column), y), px)

    def _cell(self, target: Surface, line: Line, seat: int, at: tuple[float, float], px: float) -> None:
        desk, (x, y) = self.desk, at
        weighed, points = line.weighed.get(seat, ""), line.points.get(seat, 0)
        if weighed:
            desk.paint.label(target, weighed, x - 3 * desk.k, y, px * 0.92, WEIGHED, ax=1.0)
        left = x + 4 * desk.k if weighed else x
        if points:
            text = f"+{points}" if seat != NATURE else str(points)
            ink = POINTS if seat != NATURE else WEIGHED
            desk.paint.label(target, text, left, y, px * 1.1, ink, heavy=True, ax=0.0 if weighed else 0.5)

    def _mark(self, target: Surface, place: Box, columns: Sequence[int], seat: int) -> None:
        """Gold under what came last."""
        wide, left = place.w, place.x
        if seat in columns:
            wide = (place.w - self._first(place, columns)) / len(columns)
            left = self._middle(place, columns, seat) - wide / 2
        _ground(target, Box(left, place.y + 1, wide, place.h - 2), NEWS, 0.85)

    def _sum(self, target: Surface, lines: Sequence[Line], place: Box) -> None:
        """What each seat got in all."""
        desk, columns = self.desk, self.columns(lines)
        px, y = place.h * 0.58 / (desk.k * desk.text), place.y + place.h / 2
        area = Rect(round(place.x), round(place.y), round(place.w), max(1, round(1.4 * desk.k)))
        target.fill("#8a5f2c", area)
        text = desk.words(desk.names.key("scoresheet", "sum"))
        desk.paint.label(target, text, place.x, y, px, INK_HEADING, face="serif", heavy=True)
        for seat in columns:
            total = sum(line.points.get(seat, 0) for line in lines)
            if seat != NATURE:
                x = self._middle(place, columns, seat)
                desk.paint.label(target, f"+{total}", x, y, px, POINTS, heavy=True, ax=0.5)


def _ground(target: Surface, box: Box, tone: str, strength: float) -> None:
    area = rect(box)
    sheet = Vector(*area.size)
    sheet.rect(0, 0, *area.size, tone, r=area.h * 0.2, opacity=strength)
    target.blit(sheet.sized(area.size), area)


def rod(desk: Desk, size: tuple[int, int]) -> Surface:
    """A turned rod of wood with brass knobs, that many real pixels."""

    def make() -> Sprite:
        w, h = size
        s = Vector(w, h)
        wood = s.linear(0, 0, 0, h, "#d9a066", (0.35, "#8a5227"), (1, "#2a1408"))
        brass = s.linear(0, 0, 0, h, "#fff0bc", (0.45, "#c99a3c"), (1, "#5a3c0e"))
        s.rect(h * 0.5, h * 0.14, w - h, h * 0.72, wood, "#1c0c04", 1.2, r=h * 0.2)
        for left in (0.6, w - h * 0.9 - 0.6):
            s.rect(left, 0.6, h * 0.9, h - 1.2, brass, "#2c1a06", 1.2, r=h * 0.34)
        return Sprite(s.sized(size), 0, 0, w, h)

    return desk.paint.keep(("rod", size), make).surface
