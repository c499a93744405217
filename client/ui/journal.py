"""The journal: what happened, line by line, each with the badge of who did it; it scrolls."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect, Surface

from client.room.journal import SECRET, Entry
from client.ui.desk import Desk
from client.ui.input import Touch
from client.ui.part import INK, INK_HEADING, Part, fitting, panel
from client.ui.trim import lozenge

SIZE, LINE, BADGE = 19, 25, 28
EDGES = {"fanfold": 14}  # design pixels at the right that papers leave free, for their holes


def _again(entry: Entry, before: Entry | None) -> bool:
    """Whether a line only says once more that somebody decides in secret."""
    return before is not None and entry.key == SECRET and entry[:2] == before[:2]


class Journal(Part):
    """A sheet of parchment with the newest line at the bottom."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "journal")
        self.entries: list[Entry] = []
        self._lines: list[tuple[Entry, list[str]]] | None = None
        self._known: dict[Entry, list[str]] = {}  # lines of what was told before, wrapped
        self._made: Hashable = None
        self._up = 0.0  # real pixels scrolled back from the newest line
        self._drag: tuple[float, float] | None = None

    def ground(self, target: Surface) -> None:
        panel(target, self.desk, "parchment", self.box)
        desk, box, k = self.desk, self.box, self.desk.k
        title = desk.words("table.journal")
        own = desk.names.key("word", "journal")
        title = desk.words(own) if own in desk.words else title
        px = 21 * self._swell / max(1.0, desk.text)
        px = fitting(desk, title, box.w * 0.5, px, face="heading", heavy=True, tracking=0.2)
        place = desk.paint.label(
            target,
            title,
            box.x + box.w / 2,
            box.y + 26 * k * self._swell,
            px,
            INK_HEADING,
            face="heading",
            heavy=True,
            tracking=0.2,
            ax=0.5,
        )
        for left, right in (
            (box.x + 24 * k, place.left - 12 * k),
            (place.right + 12 * k, box.x + box.w - 24 * k),
        ):
            if right > left:
                target.fill(
                    "#a9743c",
                    Rect(
                        round(left),
                        round(box.y + 25 * k * self._swell),
                        round(right - left),
                        max(1, round(1.4 * k)),
                    ),
                )

    @property
    def view(self) -> Rect:
        """Where the lines show."""
        box, k = self.box, self.desk.k
        head = (18 + 26 * self._swell) * k
        return Rect(
            round(box.x + 14 * k), round(box.y + head), round(box.w - 28 * k), round(box.h - head - 12 * k)
        )

    @property
    def _swell(self) -> float:
        """How much larger the heading is for readers of large text."""
        return min(1.5, max(1.0, self.desk.text))

    def show(self, entries: list[Entry]) -> None:
        """These lines from now on; new ones scroll into view."""
        entries = [
            one for one, before in zip(entries, [None, *entries], strict=False) if not _again(one, before)
        ]
        if entries != self.entries:
            self.entries = entries
            self._up = 0.0
            self._lines = None

    def key(self) -> Hashable:
        return len(self.entries), self.entries[-1:], round(self._up), self.box, self.desk.words.language

    def _wrapped(self) -> list[tuple[Entry, list[str]]]:
        made = (self.view.w, self.desk.words.language, id(self.desk.paint))
        if made != self._made:
            self._made, self._known, self._lines = made, {}, None
        if self._lines is None:
            known, self._known = self._known, {}
            for entry in self.entries[-160:]:
                self._known[entry] = known.get(entry) or self._wrap(entry)
            self._lines = [(entry, self._known[entry]) for entry in self.entries[-160:]]
        return self._lines

    def _wrap(self, entry: Entry) -> list[str]:
        edge = EDGES.get(self.desk.paint.world.journal, 0)
        room = self.view.w - round((BADGE + 18 + edge) * self.desk.k)
        return self.desk.paint.wrap(self.desk.names.entry(entry), room, SIZE)

    @property
    def _step(self) -> float:
        return LINE * self.desk.k * max(1.0, self.desk.text)

    def _height(self, lines: list[str]) -> float:
        return max(self._step * len(lines), BADGE * self.desk.k) + 7 * self.desk.k

    def _total(self) -> float:
        return sum(self._height(lines) for _, lines in self._wrapped())

    def paint(self, target: Surface) -> None:
        view, old = self.view, target.get_clip()
        target.set_clip(view.clip(old))
        total = self._total()
        y = self._top(total)
        for entry, lines in self._wrapped():
            high = self._height(lines)
            whole = y >= view.top or self._up  # of the line above not even its last pixels
            if y + high > view.top and y < view.bottom and whole:
                self._entry(target, entry, lines, y)
            y += high
        target.set_clip(old)
        if total > view.h:
            self._bar(target, view, total)

    def _top(self, total: float) -> float:
        """Where the oldest line lies: so that the newest one is whole at the bottom, and as long as nobody
        scrolled, the first one seen whole at the top."""
        view, lead = self.view, 3 * self.desk.k  # a badge reaches a little over its line
        if total + lead <= view.h:
            return view.y + lead
        if self._up:
            return view.bottom - total + self._up
        gone, room = 0.0, view.h - lead
        for _, lines in self._wrapped():
            if total - gone <= room:
                break
            gone += self._height(lines)
        return view.y + lead - gone

    def _entry(self, target: Surface, entry: Entry, lines: list[str], y: float) -> None:
        desk, k, step = self.desk, self.desk.k, self._step
        left = self.view.x + 4 * k
        seat = desk.names.seat_of(entry)
        if seat >= 0:
            px = round(BADGE * k)
            target.blit(desk.paint.badge(desk.tone(seat), px), (round(left), round(y + (step - px) / 2)))
        else:
            px = round(11 * k)
            sign = lozenge(px, "#a9743c")
            target.blit(sign, (round(left + (BADGE * k - px) / 2), round(y + (step - px) / 2)))
        x = left + (BADGE + 9) * k
        for n, line in enumerate(lines):
            desk.paint.label(target, line, x, y + step * (n + 0.5), SIZE, INK)

    def _bar(self, target: Surface, view: Rect, total: float) -> None:
        k = self.desk.k
        high = max(round(28 * k), round(view.h * view.h / total))
        share = 1 - self._up / max(1.0, total - view.h)
        bar = Rect(
            view.right - round(3 * k), view.y + round((view.h - high) * share), max(2, round(4 * k)), high
        )
        target.fill("#a9743c", bar)

    def touch(self, touch: Touch) -> bool:
        if touch.kind == "wheel":
            return self._scroll(touch.by[1] * 3 * self._step)
        if touch.kind == "press":
            self._drag = (touch.at[1], self._up)
        elif touch.kind == "drag" and self._drag:
            start, up = self._drag
            self._up = up
            return self._scroll(touch.at[1] - start)
        elif touch.kind in ("drop", "click"):
            self._drag = None
        return touch.kind in ("press", "drag", "drop")

    def _scroll(self, by: float) -> bool:
        most = max(0.0, self._total() - self.view.h)
        self._up = min(most, max(0.0, self._up + by))
        return True
