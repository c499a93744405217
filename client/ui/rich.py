"""Text with links and heavy words, and the tables of a rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from pygame import Rect, Surface

from client.ui.controls import Press
from client.ui.painters import type as setting
from client.ui.painters.colour import rgb
from client.ui.rulebook import Run, Text, plain
from client.ui.trim import lozenge
from client.ui.widgets import LEADING, SANS, Look, Widget, colour

Follow = Callable[[str], object]


class Bit(NamedTuple):
    """A piece of a line in one style: its run, text, x from the left, line."""

    run: Run
    text: str
    x: int
    line: int


class Spot(Press):
    """The part of a text that is a link, on one line; its look is drawn by the text itself."""

    def draw(self, target: Surface) -> None:
        self.ring(target)


class Rich(Widget):
    """A text of runs that wraps. `bullet`: with a small diamond before it, for items of a list."""

    def __init__(
        self,
        text: Text,
        follow: Follow,
        *,
        size: float = 21,
        tone: str = "ink",
        heavy: bool = False,
        bullet: int = -1,
    ) -> None:
        super().__init__()
        self.text, self.follow, self.size, self.tone, self.heavy = text, follow, size, tone, heavy
        self.bullet = bullet
        self._spots: list[Spot] = []
        self._bits: list[Bit] = []

    def _indent(self, look: Look) -> int:
        return look.font(self.size * (1.25 + 1.2 * self.bullet)) if self.bullet >= 0 else 0

    def wide(self, look: Look) -> int:
        px = look.font(self.size)
        return setting.width(SANS, px, plain(self.text), self.heavy) + self._indent(look) + 2

    def narrow(self, look: Look) -> int:
        px = look.font(self.size)
        words = plain(self.text).split(" ")
        longest = max((setting.width(SANS, px, word, self.heavy) for word in words), default=0)
        return min(longest, px * 8) + self._indent(look) + 2

    def _lines(self, look: Look, width: int) -> tuple[str, ...]:
        heavy = self.heavy or any(run.heavy for run in self.text)
        return setting.wrap(
            plain(self.text), max(20, width - self._indent(look)), look.font(self.size), SANS, heavy
        )

    def high(self, look: Look, width: int) -> int:
        return round(look.font(self.size) * LEADING * len(self._lines(look, width))) if self.text else 0

    def place(self, look: Look, rect: Rect) -> None:
        same = self.look is look and rect.size == self.rect.size and self._bits
        super().place(look, rect)
        if not same:
            self._bits = list(self._cut(look, rect.w))
            self._spots = [
                Spot(self._act(bit.run.link), name=f"link.{bit.run.link}.{n}")
                for n, bit in enumerate(self._links())
            ]
        step = look.font(self.size) * LEADING
        for spot, bit in zip(self._spots, self._links(), strict=True):
            width = setting.width(SANS, look.font(self.size), bit.text, self.heavy or bit.run.heavy)
            spot.place(look, Rect(rect.x + bit.x, round(rect.y + bit.line * step), width, round(step)))

    def _act(self, link: str) -> Callable[[], object]:
        return lambda: self.follow(link)

    def _links(self) -> list[Bit]:
        return [bit for bit in self._bits if bit.run.link]

    def _cut(self, look: Look, width: int) -> Iterator[Bit]:
        """The bits of every line, found again in the text by walking along it."""
        whole, px, at = plain(self.text), look.font(self.size), 0
        styles = [run for run in self.text for _ in run.text]
        for number, line in enumerate(self._lines(look, width)):
            at = whole.find(line, at) if line else at
            x, start = self._indent(look), 0
            for end in range(1, len(line) + 1):
                if end == len(line) or styles[at + end] is not styles[at + start]:
                    run, text = styles[at + start], line[start:end]
                    yield Bit(run, text, x, number)
                    x += setting.width(SANS, px, text, self.heavy or run.heavy)
                    start = end
            at += len(line)

    def parts(self) -> Iterator[Widget]:
        yield from self._spots

    def under(self, at: tuple[int, int]) -> Widget | None:
        return super().under(at) if self._spots and self.rect.collidepoint(at) else None

    def draw(self, target: Surface) -> None:
        if self.look is None:
            return
        px, step = self.look.font(self.size), self.look.font(self.size) * LEADING
        measure = setting.metrics(SANS, px)
        if self.bullet >= 0:
            size = max(5, round(px * 0.42))
            x = self.rect.x + self._indent(self.look) - round(px * 0.95)
            target.blit(lozenge(size, "#933a19"), (x, round(self.rect.y + step / 2 - size / 2)))
        seen = target.get_clip()
        for bit in self._bits:
            y = self.rect.y + bit.line * step
            if y + step < seen.top or y > seen.bottom:
                continue
            tone = colour("link") if bit.run.link else colour(self.tone)
            ink = setting.line(bit.text, px, tone, SANS, heavy=self.heavy or bit.run.heavy)
            top = round(y + step / 2 - measure.cap_top - measure.cap / 2)
            target.blit(ink, (self.rect.x + bit.x, top))
            if bit.run.link:
                foot = round(y + step / 2 + measure.cap * 0.78)
                target.fill(
                    rgb("#0e4a54"),
                    Rect(self.rect.x + bit.x, foot, ink.get_width() - 2, max(1, self.look.px(1.4))),
                )
        for spot in self._spots:
            spot.draw(target)


class Grate(Widget):
    """A table: columns as wide as their texts want, within the width there is; the first row is the head."""

    def __init__(self, rows: tuple[tuple[Text, ...], ...], follow: Follow, *, size: float = 20) -> None:
        super().__init__()
        self.rows = [
            [
                Rich(cell, follow, size=size, heavy=not number, tone="ink_heading" if not number else "ink")
                for cell in row
            ]
            for number, row in enumerate(rows)
        ]

    def parts(self) -> Iterator[Widget]:
        for row in self.rows:
            yield from row

    def wide(self, look: Look) -> int:
        return sum(self._wants(look)) + look.px(28) * len(self.rows[0])

    def narrow(self, look: Look) -> int:
        return look.px(200)

    def _wants(self, look: Look) -> list[int]:
        return [max(row[n].wide(look) for row in self.rows) for n in range(len(self.rows[0]))]

    def _columns(self, look: Look, width: int) -> list[int]:
        """Short columns keep their width; the long ones share what is left."""
        wants, rest = self._wants(look), width - look.px(28) * len(self.rows[0])
        columns, open_ = [0] * len(wants), set(range(len(wants)))
        while open_:
            share = rest / len(open_)
            fit = [n for n in open_ if wants[n] <= share]
            for n in fit or open_:
                columns[n] = wants[n] if fit else int(share)
                rest -= columns[n]
            open_ -= set(fit or open_)
        return [max(look.px(40), column) for column in columns]

    def _heights(self, look: Look, columns: list[int]) -> list[int]:
        pad = look.px(14)
        return [max(c.high(look, w) for c, w in zip(row, columns, strict=True)) + pad for row in self.rows]

    def high(self, look: Look, width: int) -> int:
        return sum(self._heights(look, self._columns(look, width)))

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        columns = self._columns(look, rect.w)
        y, pad = rect.y, look.px(14)
        self._tops = [0]
        for row, height in zip(self.rows, self._heights(look, columns), strict=True):
            x = rect.x + pad
            for cell, width in zip(row, columns, strict=True):
                cell.place(look, Rect(x, y + pad // 2, width, height - pad))
                x += width + 2 * pad
            y += height
            self._tops.append(y - rect.y)
        self._width = min(rect.w, x - rect.x - pad)

    def draw(self, target: Surface) -> None:
        if self.look is None:
            return
        left, width = self.rect.x, self._width
        for number, row in enumerate(self.rows):
            top, foot = self.rect.y + self._tops[number], self.rect.y + self._tops[number + 1]
            if not number or number % 2 == 0:
                sheet = Surface((width, foot - top), flags=65536)
                sheet.fill((147, 58, 25, 46) if not number else (120, 80, 30, 22))
                target.blit(sheet, (left, top))
            target.fill(rgb("#a9743c"), Rect(left, foot - 1, width, max(1, self.look.px(1.2))))
            for cell in row:
                cell.draw(target)
