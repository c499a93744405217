"""A scroll over the board on which the end of a game is told, line by line."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import Surface

from client.room.journal import Entry
from client.ui.desk import Desk
from client.ui.part import INK, INK_HEADING, Part, fitting, panel
from client.ui.spread import Box
from client.ui.trim import divider

SIZES = (30.0, 27.0, 24.0, 22.0, 20.0, 18.0, 16.0)


class Scroll(Part):
    """The sentences of the beats that the layout names; it lies there while there are any."""

    grow = 30

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "scroll")
        self.entries: list[Entry] = []

    @property
    def here(self) -> bool:
        return bool(self.desk.layout.looks.scroll)

    def show(self, entries: Sequence[Entry]) -> None:
        """Take from the journal what belongs on the scroll."""
        self.entries = [entry for entry in entries if self.tells(entry)]

    def tells(self, entry: Entry) -> bool:
        """Whether this line belongs on the scroll."""
        return entry.kind == "beat" and entry.key.rpartition(".")[2] in self.desk.layout.looks.scroll

    @property
    def box(self) -> Box:
        board = self.desk.places.parts["board"]
        w, h = min(board.w * 0.84, 1240 * self.desk.k), board.h * 0.50
        return Box(board.x + (board.w - w) / 2, board.y + board.h - h - board.h * 0.02, w, h)

    def key(self) -> Hashable:
        return tuple(self.entries), self.box, self.desk.words.language

    def paint(self, target: Surface) -> None:
        if not self.entries:
            return
        desk, k = self.desk, self.desk.k
        panel(target, desk, "parchment", self.box, 2)
        inner = self.box.inset(24 * k)
        weighed = [entry for entry in self.entries if entry.key == self.entries[0].key]
        last = self.entries[-1] if len(weighed) < len(self.entries) else None
        foot = self._verdict(target, last, inner) if last else 0.0
        lines = [(desk.names.seat_of(entry), desk.names.entry(entry)) for entry in weighed]
        columns = 2 if len(lines) > 4 else 1
        rows = -(-len(lines) // columns)
        step = min((inner.h - foot) / rows, 52 * k)
        wide = (inner.w - 24 * k * (columns - 1)) / columns
        px = self._size(lines, wide, step)
        top = inner.y + (inner.h - foot - step * rows) / 2
        for n, (seat, text) in enumerate(lines):
            x = inner.x + (n // rows) * (wide + 24 * k)
            self._line(target, seat, text, Box(x, top + (n % rows) * step, wide, step), px)

    def _verdict(self, target: Surface, entry: Entry, inner: Box) -> float:
        """The judgement in large letters at the foot; the height it takes."""
        desk, k = self.desk, self.desk.k
        text, seat = desk.names.entry(entry), desk.names.seat_of(entry)
        high = min(inner.h * 0.30, 70 * k)
        badge = round(high * 0.62) if seat >= 0 else 0
        room = inner.w * 0.94 - badge - 14 * k
        px = fitting(desk, text, room, 38, face="serif", heavy=True)
        wide = desk.paint.width(text, px, face="serif", heavy=True)
        y, middle = inner.y + inner.h - high * 0.44, inner.x + inner.w / 2
        line = divider(round(inner.w * 0.8), max(8, round(14 * k)), "#a9743c")
        target.blit(line, (round(middle - line.get_width() / 2), round(inner.y + inner.h - high - 5 * k)))
        if badge:
            left = middle - (wide + badge + 14 * k) / 2
            target.blit(desk.paint.badge(desk.tone(seat), badge), (round(left), round(y - badge / 2)))
            middle += (badge + 14 * k) / 2
        desk.paint.label(target, text, middle, y, px, INK_HEADING, face="serif", heavy=True, ax=0.5)
        return high + 10 * k

    def _size(self, lines: list[tuple[int, str]], wide: float, step: float) -> float:
        """The largest text at which every line keeps to its room, in two rows of it at most."""
        desk = self.desk
        for px in SIZES:
            high = px * 1.2 * desk.k * desk.text
            room = round(wide - 52 * desk.k)
            if all(len(desk.paint.wrap(text, room, px)) * high <= step for _, text in lines):
                return px
        return SIZES[-1]

    def _line(self, target: Surface, seat: int, text: str, place: Box, px: float) -> None:
        """One seat's balance beside its badge."""
        desk, k = self.desk, self.desk.k
        y = place.y + place.h / 2
        if seat >= 0:
            size = round(min(38 * k, place.h * 0.86))
            target.blit(desk.paint.badge(desk.tone(seat), size), (round(place.x), round(y - size / 2)))
        high = px * 1.2 * k * desk.text
        rows = desk.paint.wrap(text, round(place.w - 52 * k), px)
        for n, row in enumerate(rows):
            middle = y + (n - (len(rows) - 1) / 2) * high
            desk.paint.label(target, row, place.x + 50 * k, middle, px, INK)
