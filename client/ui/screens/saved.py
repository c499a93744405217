"""The list of saved games: to go on with one, or to watch one."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from client.room.saves import SUFFIX, Saves, Summary, Trouble, summary
from client.ui.boxes import Flow, Frame, Margin, Panel, Row, Stack
from client.ui.controls import Button, Plate
from client.ui.cover import cover
from client.ui.page import Page
from client.ui.painters import type as setting
from client.ui.widgets import SANS, Heading, Label, Look, Picture, Space, Widget
from client.ui.words import Words

if TYPE_CHECKING:
    from client.ui.app import App


def newest_first(saves: Saves | None = None) -> Iterator[Summary]:
    """The saved games one by one, the one touched last first; each is read only when asked for."""
    folder = (saves or Saves()).folder
    files = list(folder.glob("*" + SUFFIX)) if folder.is_dir() else []
    for path in sorted(files, key=lambda file: (-file.stat().st_mtime, file.name)):
        yield summary(path)


def day(date: float, words: Words) -> str:
    """When that was: today, yesterday or the date, with the time."""
    then, now = time.localtime(date), time.localtime()
    days = (time.mktime((*now[:3], 0, 0, 0, 0, 0, -1)) - time.mktime((*then[:3], 0, 0, 0, 0, 0, -1))) / 86400
    clock = time.strftime("%H:%M", then)
    if days < 0.5:
        return words("common.saved.today", clock)
    if days < 1.5:
        return words("common.saved.yesterday", clock)
    return words("common.saved.day", year=then.tm_year, month=then.tm_mon, day=then.tm_mday, clock=clock)


def told(problem: str, words: Words) -> str:
    """What is wrong with a saved game, in the player's language where it is a known kind of trouble."""
    return words(f"common.fault.{problem.kind}", *problem.values) if isinstance(problem, Trouble) else problem


def describe(found: Summary, words: Words) -> str:
    """Round and date of a saved game in one line."""
    parts = []
    if found.over:
        parts.append(words("common.saved.over"))
    elif found.round:
        parts.append(words("common.saved.round", n=found.round))
    parts.append(day(found.date, words))
    return "  ·  ".join(parts)


class Badges(Widget):
    """The seats of a game: badge, name and points side by side, going on in the next line."""

    def __init__(
        self,
        names: Sequence[str],
        marks: Sequence[int] = (),
        points: Sequence[int] = (),
        tone: str = "#2b1a10",
    ) -> None:
        super().__init__()
        self.names, self.tone = list(names), tone
        if points:
            self.names = [f"{name}  {count}" for name, count in zip(names, points, strict=True)]
        self.marks = list(marks) or list(range(len(self.names)))

    def _cells(self, look: Look, width: int) -> list[tuple[int, int, int]]:
        """Index, x and line of every seat."""
        cells, x, line = [], 0, 0
        for place, name in enumerate(self.names):
            need = self._badge(look) + look.px(8) + setting.width(SANS, look.font(19), name) + look.px(18)
            if x and x + need > width:
                x, line = 0, line + 1
            cells.append((place, x, line))
            x += need
        return cells

    def _badge(self, look: Look) -> int:
        return round(look.font(19) * 1.5)

    def _line(self, look: Look) -> int:
        return self._badge(look) + look.px(7)

    def wide(self, look: Look) -> int:
        total = sum(setting.width(SANS, look.font(19), name) for name in self.names)
        return total + len(self.names) * (self._badge(look) + look.px(26))

    def high(self, look: Look, width: int) -> int:
        cells = self._cells(look, width)
        return (cells[-1][2] + 1) * self._line(look) if cells else 0

    def draw(self, target: Surface) -> None:
        if self.look is None:
            return
        look = self.look
        size, px = self._badge(look), look.font(19)
        measure = setting.metrics(SANS, px)
        for place, x, line in self._cells(look, self.rect.w):
            y = self.rect.y + line * self._line(look)
            target.blit(look.paint.badge(self.marks[place], size), (self.rect.x + x, y))
            ink = setting.line(self.names[place], px, self.tone, SANS)
            top = round(y + size / 2 - measure.cap_top - measure.cap / 2)
            target.blit(ink, (self.rect.x + x + size + look.px(8), top))


class SavedScreen(Page):
    """All saved games, the latest first; damaged ones with their reason. what: "load" or "watch"."""

    def __init__(self, app: App, what: str, saves: Saves | None = None) -> None:
        super().__init__(app)
        self.what = what
        self.saves = saves or Saves()
        self.found: list[Summary] = []
        self.doomed: Path | None = None
        self._search: Iterator[Summary] | None = newest_first(self.saves)

    @property
    def lively(self) -> bool:  # type: ignore[override]
        """Reading goes on."""
        return self._search is not None

    def update(self, dt: float) -> None:
        """Read the next files, for at most a few milliseconds a frame."""
        super().update(dt)
        if self._search is None:
            return
        until = time.monotonic() + 0.012
        for found in self._search:
            self.found.append(found)
            if time.monotonic() > until:
                break
        else:
            self._search = None
        self.rebuild()

    def first(self) -> str:
        return f"open.{self.found[0].path.name}" if self.found else "back"

    def build(self) -> Widget:
        words = self.app.words
        title = Heading(words(f"common.saved.{self.what}"), 50)
        title.stretch = True
        body: Widget = Stack(*[self._entry(found) for found in self.found], gap=16)
        if not self.found:
            hint = "common.saved.reading" if self._search else "common.saved.none"
            body = Panel(Label(words(hint), 24, "ink", align="centre"), "parchment", pad=40)
        back = Button(words("common.back"), self.app.back, icon="previous", name="back", wide=180, high=54)
        return Frame(
            title, Margin(body, pad=(20, 10), most=1240), Margin(Row(back), pad=(20, 4), most=1240), gap=12
        )

    def _entry(self, found: Summary) -> Widget:
        if found.path == self.doomed:
            return self._ask(found)
        if not found.game:
            return self._damaged(found)
        words = self.app.words
        title = Label(words(f"{found.game}.title"), 27, "ink_heading", face="serif", heavy=True)
        about = Label(describe(found, words), 20, "ink")
        lines: list[Widget] = [title, about, Badges(found.names, found.marks, found.points)]
        if found.problem:
            lines.append(Label(told(found.problem, words), 19, "bad"))
        text = Stack(*lines, gap=6)
        text.weight = 1.0
        picture = Picture(lambda look, size: cover(found.game, look, size), 0.5, width=230)
        inside = Row(picture, text, gap=24)
        plate = Plate(inside, lambda: self._open(found), name=f"open.{found.path.name}", kind="parchment")
        plate.weight = 1.0
        return Row(plate, self._bin(found), gap=16, folds=False)

    def _damaged(self, found: Summary) -> Widget:
        words = self.app.words
        title = Label(words("common.saved.damaged", found.path.name), 24, "bad", face="serif", heavy=True)
        panel = Panel(Stack(title, Label(told(found.problem, words), 19, "ink"), gap=6), "parchment", pad=22)
        panel.weight = 1.0
        return Row(panel, self._bin(found), gap=16, folds=False)

    def _bin(self, found: Summary) -> Widget:
        return Button("", lambda: self._doom(found.path), icon="cross", name=f"bin.{found.path.name}")

    def _ask(self, found: Summary) -> Widget:
        """The question before a saved game is deleted: staying is the left and first answer."""
        words = self.app.words
        keep = Button(words("common.saved.keep"), lambda: self._doom(None), style="brass", name="keep")
        gone = Button(words("common.saved.delete"), lambda: self._remove(found.path), name="delete")
        ask = Label(words("common.saved.sure", found.path.name), 22, "chalk")
        return Panel(Stack(ask, Flow(keep, Space(40), gone, gap=16), gap=14), "tablet", pad=34)

    # ------------------------------------------------------------ doings
    def _doom(self, path: Path | None) -> None:
        self.doomed = path
        self.rebuild()
        if path:
            self._focus(self._named("keep"))

    def _remove(self, path: Path) -> None:
        self.saves.remove(path)
        self.found = [found for found in self.found if found.path != path]
        self._doom(None)

    def escape(self) -> None:
        if self.doomed:
            self._doom(None)
        else:
            self.app.back()

    def _open(self, found: Summary) -> None:
        from client.ui.screens import open as opening

        if self.what == "watch":
            opening.watch(self.app, found.path)
        else:
            opening.resume(self.app, found.path)
