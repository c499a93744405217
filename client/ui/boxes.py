"""Widgets that hold others: stacked, in a row, in a grid, on a panel, in a view that scrolls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from client.ui.input import Key, Touch
from client.ui.trim import fade, scroll_bar
from client.ui.widgets import Look, Space, Widget


class Box(Widget):
    """Holds widgets; the kinds differ in where they put them."""

    def __init__(self, *inside: Widget, gap: float = 12) -> None:
        super().__init__()
        self.inside, self.gap = list(inside), gap

    def parts(self) -> Iterator[Widget]:
        yield from self.inside

    def draw(self, target: Surface) -> None:
        seen = target.get_clip()
        for part in self.inside:
            if part.reach().colliderect(seen):
                part.draw(target)


class Stack(Box):
    """One under the other. align: where those lie that do not take the whole width; rest: the last one takes
    the height that is left."""

    def __init__(self, *inside: Widget, gap: float = 12, align: str = "left", rest: bool = False) -> None:
        super().__init__(*inside, gap=gap)
        self.align, self.rest = align, rest

    def wide(self, look: Look) -> int:
        return max((part.wide(look) for part in self.inside), default=0)

    def narrow(self, look: Look) -> int:
        return max((part.narrow(look) for part in self.inside), default=0)

    def _widths(self, look: Look, width: int) -> list[int]:
        return [width if part.stretch else min(width, part.wide(look)) for part in self.inside]

    def high(self, look: Look, width: int) -> int:
        heights = [part.high(look, w) for part, w in zip(self.inside, self._widths(look, width), strict=True)]
        return sum(heights) + look.px(self.gap) * max(0, len(heights) - 1)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        y = rect.y
        for part, width in zip(self.inside, self._widths(look, rect.w), strict=True):
            height = part.high(look, width)
            if self.rest and part is self.inside[-1]:
                height = max(height, rect.bottom - y)
            spare = rect.w - width
            x = rect.x + {"left": 0, "centre": spare // 2, "right": spare}[self.align]
            part.place(look, Rect(x, y, width, height))
            y += height + look.px(self.gap)


class Row(Box):
    """Side by side; those with a weight share the rest. When it gets too narrow it becomes a stack."""

    def __init__(
        self,
        *inside: Widget,
        gap: float = 12,
        align: str = "middle",
        spread: str = "left",
        folds: bool = True,
    ) -> None:
        super().__init__(*inside, gap=gap)
        self.align, self.spread, self.folds = align, spread, folds
        self.stretch = any(part.weight for part in inside)

    def wide(self, look: Look) -> int:
        return sum(part.wide(look) for part in self.inside) + look.px(self.gap) * max(0, len(self.inside) - 1)

    def narrow(self, look: Look) -> int:
        if self.folds:
            return max((part.narrow(look) for part in self.inside), default=0)
        return self._least(look)

    def _least(self, look: Look) -> int:
        gaps = look.px(self.gap) * max(0, len(self.inside) - 1)
        return sum(part.narrow(look) if part.weight else part.wide(look) for part in self.inside) + gaps

    def folded(self, look: Look, width: int) -> bool:
        """Whether it stands as a stack at that width."""
        return self.folds and self._least(look) > width

    def _widths(self, look: Look, width: int) -> list[int]:
        gaps = look.px(self.gap) * max(0, len(self.inside) - 1)
        fixed = [0 if part.weight else part.wide(look) for part in self.inside]
        rest, shares = max(0, width - gaps - sum(fixed)), sum(part.weight for part in self.inside)
        widths = [
            int(rest * part.weight / shares) if part.weight else w
            for part, w in zip(self.inside, fixed, strict=True)
        ]
        over = sum(widths) + gaps - width
        if over > 0 and not shares and widths:
            widths = [max(1, w - round(over * w / max(1, sum(widths)))) for w in widths]
        return widths

    def _shown(self) -> list[Widget]:
        return [part for part in self.inside if not isinstance(part, Space | Like)]

    def high(self, look: Look, width: int) -> int:
        if self.folded(look, width):
            return Stack(*self._shown(), gap=self.gap).high(look, width)
        sizes = zip(self.inside, self._widths(look, width), strict=True)
        return max((part.high(look, w) for part, w in sizes), default=0)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        if self.folded(look, rect.w):
            align = {"left": "left", "centre": "centre", "right": "right"}[self.spread]
            Stack(*self._shown(), gap=self.gap, align=align).place(look, rect)
            return
        widths = self._widths(look, rect.w)
        gap = look.px(self.gap)
        spare = max(0, rect.w - sum(widths) - gap * max(0, len(widths) - 1))
        x = rect.x + {"left": 0, "centre": spare // 2, "right": spare}[self.spread]
        for part, width in zip(self.inside, widths, strict=True):
            height = rect.h if self.align == "fill" else min(rect.h, part.high(look, width))
            y = rect.y + {"top": 0, "middle": (rect.h - height) // 2, "fill": 0}[self.align]
            part.place(look, Rect(x, y, width, height))
            x += width + gap


class Flow(Box):
    """Side by side at their natural widths, going on in the next line when one is full."""

    def __init__(self, *inside: Widget, gap: float = 10, align: str = "left") -> None:
        super().__init__(*inside, gap=gap)
        self.align = align

    def wide(self, look: Look) -> int:
        return sum(part.wide(look) for part in self.inside) + look.px(self.gap) * max(0, len(self.inside) - 1)

    def narrow(self, look: Look) -> int:
        return max((part.narrow(look) for part in self.inside), default=0)

    def _lines(self, look: Look, width: int) -> list[list[Widget]]:
        lines: list[list[Widget]] = [[]]
        used, gap = 0, look.px(self.gap)
        for part in self.inside:
            need = min(part.wide(look), width)
            if lines[-1] and used + need > width:
                lines.append([])
                used = 0
            lines[-1].append(part)
            used += need + gap
        return lines

    def high(self, look: Look, width: int) -> int:
        rows = [
            max((part.high(look, min(part.wide(look), width)) for part in line), default=0)
            for line in self._lines(look, width)
        ]
        return sum(rows) + look.px(self.gap) * (len(rows) - 1)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        y, gap = rect.y, look.px(self.gap)
        for line in self._lines(look, rect.w):
            widths = [min(part.wide(look), rect.w) for part in line]
            height = max((p.high(look, w) for p, w in zip(line, widths, strict=True)), default=0)
            spare = rect.w - sum(widths) - gap * (len(line) - 1)
            x = rect.x + {"left": 0, "centre": spare // 2, "right": spare}[self.align]
            for part, width in zip(line, widths, strict=True):
                part.place(look, Rect(x, y, width, height))
                x += width + gap
            y += height + gap


class Grid(Box):
    """Cells of equal width, as many side by side as are at least so wide; a line's cells are equally high."""

    def __init__(self, *inside: Widget, least: float, gap: float = 16, most: int = 9) -> None:
        super().__init__(*inside, gap=gap)
        self.least, self.most = least, most

    def _columns(self, look: Look, width: int) -> int:
        gap = look.px(self.gap)
        fit = (width + gap) // max(1, look.grown(self.least) + gap)
        return max(1, min(fit, self.most, len(self.inside)))

    def _rows(self, look: Look, width: int) -> tuple[int, list[tuple[int, list[Widget]]]]:
        n = self._columns(look, width)
        cell = (width - look.px(self.gap) * (n - 1)) // n
        lines = [self.inside[i : i + n] for i in range(0, len(self.inside), n)]
        return cell, [(max(part.high(look, cell) for part in line), line) for line in lines]

    def wide(self, look: Look) -> int:
        n = min(self.most, len(self.inside))
        return look.grown(self.least) * n + look.px(self.gap) * (n - 1)

    def narrow(self, look: Look) -> int:
        return max((part.narrow(look) for part in self.inside), default=0)

    def high(self, look: Look, width: int) -> int:
        if not self.inside:
            return 0
        _, rows = self._rows(look, width)
        return sum(height for height, _ in rows) + look.px(self.gap) * (len(rows) - 1)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        if not self.inside:
            return
        cell, rows = self._rows(look, rect.w)
        y, gap = rect.y, look.px(self.gap)
        for height, line in rows:
            for number, part in enumerate(line):
                part.place(look, Rect(rect.x + number * (cell + gap), y, cell, height))
            y += height + gap


class Panel(Box):
    """A painted panel (a kind of `Painter.panel`) with one widget on it. `most`: its greatest width."""

    def __init__(self, inside: Widget, kind: str = "walnut", *, pad: float | Sequence[float] = 22) -> None:
        super().__init__(inside)
        self.kind = kind
        self.pad = (pad, pad) if isinstance(pad, int | float) else tuple(pad)
        self.stretch = inside.stretch
        self.middle = False

    def _pads(self, look: Look) -> tuple[int, int]:
        return look.px(self.pad[0]), look.px(self.pad[1])

    def wide(self, look: Look) -> int:
        return self.inside[0].wide(look) + 2 * self._pads(look)[0]

    def narrow(self, look: Look) -> int:
        return self.inside[0].narrow(look) + 2 * self._pads(look)[0]

    def high(self, look: Look, width: int) -> int:
        x, y = self._pads(look)
        return self.inside[0].high(look, max(1, width - 2 * x)) + 2 * y

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        x, y = self._pads(look)
        inner = rect.inflate(-2 * x, -2 * y)
        if self.middle:
            need = self.inside[0].high(look, inner.w)
            inner = Rect(inner.x, inner.y + max(0, inner.h - need) // 2, inner.w, min(need, inner.h))
        self.inside[0].place(look, inner)

    def reach(self) -> Rect:
        edge = self.look.px(26) if self.look else 0
        return self.rect.inflate(2 * edge, 2 * edge)

    def draw(self, target: Surface) -> None:
        if self.look is not None and self.rect.w > 8 and self.rect.h > 8:
            sheet = self.look.paint.panel(self.kind, self.rect.size)
            target.blit(sheet.surface, sheet.at(*self.rect.topleft))
        super().draw(target)


class Margin(Box):
    """Room around one widget, which is never wider or higher than `most` and then stands in the middle."""

    def __init__(
        self, inside: Widget, *, pad: tuple[float, float] = (0, 0), most: float = 0, grows: bool = True
    ) -> None:
        super().__init__(inside)
        self.pad, self.most, self.grows = pad, most, grows

    def _most(self, look: Look) -> int:
        return look.grown(self.most) if self.grows else look.px(self.most)

    def _inner(self, look: Look, width: int) -> int:
        inner = width - 2 * look.px(self.pad[0])
        return min(inner, self._most(look)) if self.most else inner

    def wide(self, look: Look) -> int:
        natural = self.inside[0].wide(look)
        return (min(natural, self._most(look)) if self.most else natural) + 2 * look.px(self.pad[0])

    def narrow(self, look: Look) -> int:
        return self.inside[0].narrow(look) + 2 * look.px(self.pad[0])

    def high(self, look: Look, width: int) -> int:
        return self.inside[0].high(look, self._inner(look, width)) + 2 * look.px(self.pad[1])

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        inner = self._inner(look, rect.w)
        x = rect.x + (rect.w - inner) // 2
        self.inside[0].place(
            look, Rect(x, rect.y + look.px(self.pad[1]), inner, rect.h - 2 * look.px(self.pad[1]))
        )


class Like(Widget):
    """Empty room as wide as another widget, so that what stands between them is in the middle."""

    stretch = False

    def __init__(self, other: Widget) -> None:
        super().__init__()
        self.other = other

    def wide(self, look: Look) -> int:
        return self.other.wide(look)

    def narrow(self, look: Look) -> int:
        return 0


class Scroll(Box):
    """A view on something higher than itself: wheel, drag, bar, and keys move it; it fades at cut edges."""

    def __init__(
        self,
        inside: Widget,
        *,
        name: str = "scroll",
        pad: float = 10,
        middle: bool = True,
        shade: tuple[int, int, int, int] = (10, 5, 2, 150),
    ) -> None:
        super().__init__(inside)
        self.name, self.pad, self.middle, self.shade = name, pad, middle, shade
        self.offset = 0
        self.full = 0
        self._from: int | None = None
        self._on_bar = False

    def wide(self, look: Look) -> int:
        return self.inside[0].wide(look) + look.px(2 * self.pad)

    def narrow(self, look: Look) -> int:
        return self.inside[0].narrow(look) + look.px(2 * self.pad)

    def high(self, look: Look, width: int) -> int:
        return self.inside[0].high(look, width - look.px(2 * self.pad)) + look.px(2 * self.pad)

    @property
    def spare(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.full - self.rect.h)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        pad = look.px(self.pad)
        bar = look.px(16)
        width = rect.w - 2 * pad
        need = self.inside[0].high(look, width) + 2 * pad
        if need > rect.h:
            width -= bar
            need = self.inside[0].high(look, width) + 2 * pad
        self.full = need
        self._width = width
        self.offset = min(self.offset, self.spare)
        self._lay()

    def _lay(self) -> None:
        look = self.look
        if look is None:
            return
        pad = look.px(self.pad)
        need = self.full - 2 * pad
        top = (self.rect.h - self.full) // 2 if self.middle and self.full < self.rect.h else 0
        y = self.rect.y + pad + top - self.offset
        self.inside[0].place(look, Rect(self.rect.x + pad, y, self._width, need))

    def to(self, offset: float) -> None:
        """Scroll to this offset in real pixels."""
        wanted = max(0, min(self.spare, round(offset)))
        if wanted != self.offset:
            for part in self.inside[0].walk():
                part.rect = part.rect.move(0, self.offset - wanted)
            self.offset = wanted
            self.stale = True

    def show(self, part: Widget) -> None:
        """Scroll just so far that this part inside is seen."""
        edge = self.look.px(28) if self.look else 0
        if part.rect.top - edge < self.rect.top:
            self.to(self.offset + part.rect.top - edge - self.rect.top)
        elif part.rect.bottom + edge > self.rect.bottom:
            low = self.offset + part.rect.bottom + edge - self.rect.bottom
            self.to(min(low, self.offset + part.rect.top - edge - self.rect.top))

    def under(self, at: tuple[int, int]) -> Widget | None:
        return super().under(at) if self.rect.collidepoint(at) else None

    def touch(self, touch: Touch) -> None:
        if touch.kind == "wheel" and self.look:
            self.to(self.offset - touch.by[1] * self.look.px(90))
        elif touch.kind == "drag":
            if self._from is None:
                self._from = self.offset
                self._on_bar = touch.start[0] > self.rect.right - (self.look.px(24) if self.look else 0)
            travel = touch.at[1] - touch.start[1]
            share = self.full / max(1, self.rect.h)
            self.to(self._from + travel * share if self._on_bar else self._from - travel)
        elif touch.kind in ("drop", "click"):
            self._from = None

    def key(self, key: Key) -> bool:
        step = {
            "up": -60,
            "down": 60,
            "pageup": -0.85,
            "pagedown": 0.85,
            "home": -1e9,
            "end": 1e9,
        }.get(key.name)
        if step is None or not self.spare or self.look is None:
            return False
        before = self.offset
        self.to(self.offset + (step * self.rect.h if abs(step) < 1 else step * self.look.k))
        return self.offset != before

    def draw(self, target: Surface) -> None:
        old = target.get_clip()
        target.set_clip(old.clip(self.rect))
        super().draw(target)
        if self.spare and self.look is not None:
            self._fade(target, self.look)
            scroll_bar(target, self.look, self.rect, self.offset / self.full, self.rect.h / self.full)
        target.set_clip(old)

    def _fade(self, target: Surface, look: Look) -> None:
        """Shade the edges behind which there is more."""
        high = look.px(26)
        if self.offset > 2:
            target.blit(fade(self.rect.w, high, True, self.shade), self.rect)
        if self.offset < self.spare - 2:
            target.blit(fade(self.rect.w, high, False, self.shade), (self.rect.x, self.rect.bottom - high))


class Frame(Box):
    """A top, a body that scrolls, and a foot. When top and foot leave too little room all of it scrolls.

    `fills`: the body takes the whole room between them and sees to its own scrolling.
    """

    def __init__(
        self,
        top: Widget,
        body: Widget,
        foot: Widget,
        *,
        gap: float = 8,
        middle: bool = True,
        fills: bool = False,
    ) -> None:
        super().__init__(top, body, foot, gap=gap)
        self._body = body
        self._fills = fills
        self._scroll = Scroll(body, name="body", middle=middle)
        self._whole = Scroll(Stack(top, body, foot, gap=gap), name="body", middle=middle)
        self._split = True

    def parts(self) -> Iterator[Widget]:
        if self._split:
            yield from (self.inside[0], self._body if self._fills else self._scroll, self.inside[2])
        else:
            yield self._whole

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        top, foot = self.inside[0].high(look, rect.w), self.inside[2].high(look, rect.w)
        gap = look.px(self.gap)
        self._split = top + foot + 2 * gap < rect.h * 0.42
        if not self._split:
            self._whole.place(look, rect)
            return
        self.inside[0].place(look, Rect(rect.x, rect.y, rect.w, top))
        body = Rect(rect.x, rect.y + top + gap, rect.w, rect.h - top - foot - 2 * gap)
        (self._body if self._fills else self._scroll).place(look, body)
        self.inside[2].place(look, Rect(rect.x, rect.bottom - foot, rect.w, foot))

    def draw(self, target: Surface) -> None:
        for part in self.parts():
            part.draw(target)
