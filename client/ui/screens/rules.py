"""The rules reader: the rulebook on parchment, its contents at the side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from client.rules import GAMES
from client.ui.boxes import Box, Frame, Margin, Panel, Row, Scroll, Stack
from client.ui.controls import Button, Choice, Link
from client.ui.input import Key
from client.ui.page import Page
from client.ui.rich import Grate, Rich
from client.ui.rulebook import Block, plain, rulebook
from client.ui.trim import divider
from client.ui.widgets import Heading, Label, Look, Plain, Space, Widget

if TYPE_CHECKING:
    from client.ui.app import App


class RulesScreen(Page):
    """A rulebook, opened at an anchor when one is given; following a link keeps the way back."""

    over = True

    def __init__(self, app: App, game: str, anchor: str = "") -> None:
        super().__init__(app)
        self.book = game
        self.anchor = anchor
        self._trail: list[int] = []
        self._heads: dict[str, Widget] = {}
        self._fresh = bool(anchor)

    def first(self) -> str:
        return "back"

    def build(self) -> Widget:
        words = self.app.words
        blocks = rulebook(self.book, words.language)
        self._heads = {}
        text = Stack(*[self._block(block) for block in blocks], Space(60), gap=13)
        self.text = Scroll(
            Margin(text, pad=(30, 16), most=900), name="text", middle=False, shade=(228, 206, 160, 255)
        )
        contents = Stack(*self._contents(blocks), gap=0)
        self.list = Scroll(contents, name="contents", middle=False)
        title = Heading(words("common.rules.title", words(f"{self.book}.title")), 46)
        title.stretch = True
        return Frame(self._top(title), _Spread(self.list, self.text), self._foot(), gap=8, fills=True)

    def _top(self, title: Widget) -> Widget:
        if len(GAMES) < 2:
            return title
        names = [(name, self.app.words(f"{name}.title")) for name in GAMES]
        return Stack(title, Choice(names, self.book, self._open, name="book"), gap=8, align="centre")

    def _open(self, book: object) -> None:
        self.book, self._trail = str(book), []
        self.rebuild()
        self.text.to(0)

    def _foot(self) -> Widget:
        words = self.app.words
        back = Button(words("common.back"), self.app.back, icon="previous", name="back", wide=180, high=54)
        trail = Button(words("common.rules.before"), self._return, icon="undo", name="before", high=54)
        trail.on = bool(self._trail)
        return Margin(Row(back, trail, gap=24), pad=(20, 4))

    def _block(self, block: Block) -> Widget:
        if block.kind == "heading":
            return self._heading(block)
        if block.kind == "table":
            return Grate(block.rows, self._follow)
        if block.kind == "item":
            return Rich(block.text, self._follow, bullet=block.level)
        return Rich(block.text, self._follow)

    def _heading(self, block: Block) -> Widget:
        size = {1: 40, 2: 33, 3: 26}.get(block.level, 23)
        label = Label(plain(block.text), size, "ink_heading", face="serif", heavy=True)
        line = Plain(lambda t, look, r: t.blit(divider(r.w, r.h, "#a9743c"), r), 0, 12)
        parts = [Space(18), label, line] if block.level <= 2 else [Space(6), label]
        head = Stack(*parts, gap=4)
        if block.anchor:
            self._heads[block.anchor] = head
        return head

    def _contents(self, blocks: tuple[Block, ...]) -> list[Widget]:
        heads = [b for b in blocks if b.kind == "heading" and b.anchor and b.level <= 3]
        return [self._entry(block) for block in heads]

    def _entry(self, block: Block) -> Widget:
        size = 20 if block.level <= 2 else 18
        indent = "" if block.level <= 2 else "   "
        return Link(
            indent + plain(block.text),
            lambda: self._follow(block.anchor),
            name=f"to.{block.anchor}",
            size=size,
            tone="chalk",
        )

    # ------------------------------------------------------------ going about
    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        if self._fresh:
            self._fresh = False
            self.go_to(self.anchor)

    def go_to(self, anchor: str) -> None:
        """Show the heading of this anchor at the top; nothing when there is none."""
        head = self._heads.get(anchor)
        if head:
            self.text.to(self.text.offset + head.rect.top - self.text.rect.top)

    def _follow(self, anchor: str) -> None:
        self._trail.append(self.text.offset)
        self.go_to(anchor)
        self._refresh()

    def _return(self) -> None:
        if self._trail:
            self.text.to(self._trail.pop())
            self._refresh()

    def _refresh(self) -> None:
        for widget in self.root.walk():
            if isinstance(widget, Button) and widget.name == "before":
                widget.on = bool(self._trail)
                widget.stale = True

    def keys(self, pressed: Key) -> bool:
        if pressed.name == "backspace" or (pressed.alt and pressed.name == "left"):
            self._return()
            return True
        if pressed.name in ("up", "down", "pageup", "pagedown", "home", "end", "space"):
            name = "pagedown" if pressed.name == "space" else pressed.name
            self.text.key(pressed._replace(name=name))
            return True
        return False


class _Spread(Box):
    """The contents on a tablet beside the sheet; in a tall window above it."""

    def __init__(self, contents: Scroll, text: Scroll) -> None:
        self._list = Panel(contents, "tablet", pad=24)
        self._sheet = Panel(text, "parchment", pad=16)
        super().__init__(self._list, self._sheet, gap=18)

    def high(self, look: Look, width: int) -> int:
        return look.px(700)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        gap = look.px(self.gap)
        if rect.w < rect.h * 1.05:
            top = min(look.px(300), rect.h // 4)
            self._list.place(look, Rect(rect.x, rect.y, rect.w, top))
            self._sheet.place(look, Rect(rect.x, rect.y + top + gap, rect.w, rect.h - top - gap))
            return
        side = min(look.grown(380), rect.w // 3)
        sheet = min(rect.w - side - gap, look.grown(1120))
        left = rect.x + (rect.w - side - gap - sheet) // 2
        self._list.place(look, Rect(left, rect.y, side, rect.h))
        self._sheet.place(look, Rect(left + side + gap, rect.y, sheet, rect.h))
