"""A scroll over the board on which the end of a game is told, line by line."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import Surface

from client.room.journal import Entry
from client.ui.desk import Desk
from client.ui.part import INK, INK_HEADING, Part, panel
from client.ui.spread import Box

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
        desk, box, k = self.desk, self.box, self.desk.k
        panel(target, desk, "parchment", box, 2)
        lines = [(desk.names.seat_of(entry), desk.names.entry(entry)) for entry in self.entries]
        inner = box.inset(26 * k)
        many = len(lines) > 5
        columns = 2 if many else 1
        rows = -(-len(lines) // columns)
        step = min(inner.h / rows, 52 * k)
        wide = inner.w / columns - 12 * k * (columns - 1)
        px = self._size(lines, wide, step)
        top = inner.y + (inner.h - step * rows) / 2
        for n, (seat, text) in enumerate(lines):
            x = inner.x + (n // rows) * (wide + 24 * k)
            self._line(target, seat, text, x, top + (n % rows + 0.5) * step, px, step, wide)

    def _size(self, lines: list[tuple[int, str]], wide: float, step: float) -> float:
        """The largest text at which every line keeps to its room, in two rows of it at most."""
        desk = self.desk
        for px in SIZES:
            high = px * 1.2 * desk.k * desk.text
            room = round(wide - 52 * desk.k)
            if all(len(desk.paint.wrap(text, room, px)) * high <= step for _, text in lines):
                return px
        return SIZES[-1]

    def _line(
        self, target: Surface, seat: int, text: str, x: float, y: float, px: float, step: float, wide: float
    ) -> None:
        desk, k = self.desk, self.desk.k
        left = x
        if seat >= 0:
            size = round(min(38 * k, step * 0.86))
            target.blit(desk.paint.badge(desk.tone(seat), size), (round(x), round(y - size / 2)))
        left += 50 * k
        ink, high = (INK, px * 1.2 * k * desk.text) if seat >= 0 else (INK_HEADING, px * 1.2 * k * desk.text)
        rows = desk.paint.wrap(text, round(wide - 52 * k), px)
        for n, row in enumerate(rows):
            desk.paint.label(target, row, left, y + (n - (len(rows) - 1) / 2) * high, px, ink, heavy=seat < 0)
