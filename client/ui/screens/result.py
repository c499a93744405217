"""The result: ranks, where every point came from, how the dice fell, and what to do next."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client.rules.play import NATURE, Score
from client.ui import layout
from client.ui.boxes import Flow, Frame, Grid, Margin, Panel, Row, Stack
from client.ui.controls import Button
from client.ui.looks import Looks
from client.ui.naming import Names
from client.ui.page import Page
from client.ui.painters import type as setting
from client.ui.part import amount
from client.ui.screens.dice import dice_panel
from client.ui.trim import bar
from client.ui.widgets import SANS, Heading, Label, Look, Picture, Space, Widget

if TYPE_CHECKING:
    from client.room.session import Session
    from client.ui.app import App

TONES = ("#c65a1b", "#125560", "#8a6a1c", "#6a2d86", "#3b6fa8", "#4f7a3a", "#8c2b33", "#5b4a3a")
CROWD = 6  # seats from which the rows stand close together


class ResultScreen(Page):
    """Who won and why; while a game is still going on it is the score so far."""

    over = True

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.ended = session.play.asks is None
        self.told = ""
        self.game_name = session.game.name

    def first(self) -> str:
        return "again" if self.ended else "back"

    # ------------------------------------------------------------ what is shown
    def build(self) -> Widget:
        words = self.app.words
        scores = self.session.standing()
        title = Heading(words("common.result.title" if self.ended else "common.result.so_far"), 54)
        title.stretch = True
        parts: list[Widget] = [self._winner(scores)] if self.ended else []
        parts.append(self._sheet(scores))
        dice = dice_panel(self.session, words)
        if dice:
            parts.append(dice)
        if self.ended:
            parts.append(self._seed())
        body = Margin(Stack(*parts, gap=18), pad=(20, 8), most=1560)
        return Frame(title, body, Margin(self._foot(), pad=(24, 4), most=1560), gap=6)

    def _names(self, seats: Sequence[int]) -> str:
        words = self.app.words
        names = [self.session.chairs[seat].name for seat in seats]
        return (
            names[0]
            if len(names) == 1
            else words("common.result.and", words("common.result.comma").join(names[:-1]), names[-1])
        )

    def _winner(self, scores: list[Score]) -> Widget:
        """Who won, the game's own verdict, and in words what decided when points were equal."""
        winners = [score.seat for score in scores if score.won]
        parts: list[Widget] = [
            Label(self._headline(winners), 36, "chalk_heading", face="serif", heavy=True, align="centre")
        ]
        for text in (self._verdict(), self._tie(scores, winners)):
            if text:
                parts.append(Label(text, 21, "chalk", align="centre"))
        if self.session.marked:
            parts.append(Label(self.app.words("common.result.rewound"), 19, "chalk", align="centre"))
        return Panel(Stack(*parts, gap=8), "tablet", pad=34)

    def _headline(self, winners: list[int]) -> str:
        words, seats = self.app.words, range(self.session.setup.seats)
        if not winners:
            alone = len(seats) == 1
            return words("common.result.defeat", self._names(seats)) if alone else words("common.result.lost")
        return words(
            "common.result.wins" if len(winners) == 1 else "common.result.share", self._names(winners)
        )

    def _verdict(self) -> str:
        """How the game itself puts the end, where its words have a verdict for the last thing told."""
        told = next((e for e in reversed(self.session.journal(None)) if e.kind == "beat"), None)
        if told is None:
            return ""
        key = f"{self.game_name}.result.{told.key.rpartition('.')[2]}"
        return self._naming.entry(told._replace(key=key)) if key in self.app.words else ""

    @cached_property
    def _naming(self) -> Names:
        chairs, looks = self.session.chairs, self._looks
        return Names(
            self.app.words, self.game_name, lambda seat: chairs[seat].name, looks.faces, looks.seats_in
        )

    @cached_property
    def _looks(self) -> Looks:
        return layout.load(self.game_name).looks

    def _tie(self, scores: list[Score], winners: list[int]) -> str:
        words = self.app.words
        best = max(score.points for score in scores)
        level = [score.seat for score in scores if score.points == best]
        if len(level) < 2 or not set(winners) & set(level) or not any(score.parts for score in scores):
            return ""
        key = "common.result.shared" if len(winners) == len(level) else "common.result.broken"
        own = f"{self.game_name}.result.{key.rsplit('.', 1)[1]}"
        return words(words.first(own, key), self._names(level), self._names(winners))

    def _sheet(self, scores: list[Score]) -> Widget:
        order = sorted(scores, key=lambda score: (score.rank, score.seat))
        void = f"{self.game_name}.result.void"
        if not any(score.parts for score in scores) and void in self.app.words:
            return self._void(self.app.words(void), [score.seat for score in order])
        sources = list(dict.fromkeys([source for score in order for source, _ in score.parts]))
        most = max(1, *(score.points for score in scores))
        rows: list[Widget] = []
        for score in order:
            rows.append(ScoreRow(self, score, sources, most))
        legend = [self._legend(sources)] if sources else []
        gap, pad = (3, 22) if len(rows) >= CROWD else (14, 34)
        return Panel(Stack(*legend, *rows, gap=gap), "parchment", pad=(44, pad))

    def _void(self, text: str, seats: list[int]) -> Widget:
        """What stands in place of points that do not count: what the end said of each seat."""
        fates = self._fates()
        cells = [self._fate(seat, fates[seat]) for seat in seats if seat in fates]
        parts: list[Widget] = [Label(text, 22, "ink", align="centre")]
        if cells:
            parts.append(Grid(*cells, least=480, gap=20, most=2))
        return Panel(Stack(*parts, gap=26), "parchment", pad=(44, 34))

    def _fates(self) -> dict[int, str]:
        """By seat what was last told of it on the scroll of the end."""
        found: dict[int, str] = {}
        for entry in self.session.journal(None):
            seat = self._naming.seat_of(entry)
            if seat != NATURE and entry.key.rpartition(".")[2] in self._looks.scroll:
                found[seat] = self._naming.entry(entry)
        return found

    def _fate(self, seat: int, text: str) -> Widget:
        chair = self.session.chairs[seat]
        badge = Picture(lambda look, size: look.paint.badge(chair.mark, min(size)), 1.0, width=56, grows=True)
        told = Stack(Label(chair.name, 23, "ink", heavy=True), Label(text, 20, "ink"), gap=4)
        return Row(badge, told, gap=16, folds=False)

    def _legend(self, sources: list[str]) -> Widget:
        words = self.app.words
        return Flow(
            *[
                Legend(self.tone(source, n), words(f"{self.game_name}.source.{source}"))
                for n, source in enumerate(sources)
            ],
            gap=18,
        )

    def tone(self, source: str, n: int) -> str:
        """The colour of the bars of a source, the n-th."""
        return self._tones.get(source, TONES[n % len(TONES)])

    @cached_property
    def _tones(self) -> dict[str, str]:
        return self._looks.sources

    def _seed(self) -> Widget:
        words = self.app.words
        text = words("common.result.seed", self.session.seed, self.session.seal)
        return Panel(Label(text, 19, "ink"), "stone", pad=22)

    def _foot(self) -> Widget:
        words = self.app.words
        if not self.ended:
            return Row(
                Button(words("common.back"), self.app.back, icon="previous", name="back", wide=180, high=56)
            )
        buttons: list[Widget] = [
            Button(words("common.result.home"), self._home, icon="home", name="home", high=56),
            Space(0, 1.0),
            Button(words("common.result.save"), self._save, icon="save", name="save", high=56),
            Button(words("common.result.watch"), self._watch, icon="eye", name="watch", high=56),
            Button(
                words("common.result.again"),
                self._again,
                style="go",
                icon="redo",
                name="again",
                high=60,
                size=23,
            ),
        ]
        buttons[3].on = self.session.path is not None  # type: ignore[attr-defined]
        row = Row(*buttons, gap=16)
        return Stack(Label(self.told, 19, "ivory", align="right"), row, gap=6) if self.told else row

    # ------------------------------------------------------------ doings
    def escape(self) -> None:
        if len(self.app.stack) > 1:
            self.app.back()

    def _home(self) -> None:
        from client.ui.screens.start import StartScreen

        self.app.go(StartScreen(self.app))

    def _again(self) -> None:
        from client.ui.screens import open as opening

        opening.again(self.app, self.session)

    def _watch(self) -> None:
        from client.ui.screens import open as opening

        if self.session.path:
            opening.watch(self.app, self.session.path)

    def _save(self) -> None:
        """Keep this screen as a picture in the user's picture folder, and say where."""
        from platformdirs import user_pictures_dir

        folder = Path(user_pictures_dir())
        path = folder / f"triclinium-{self.game_name}-{time.strftime('%Y%m%d-%H%M%S')}.png"
        words = self.app.words
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.app.canvas, path)
            self.told = words("common.result.saved", path)
        except (OSError, pygame.error) as wrong:
            self.told = words("common.result.not_saved", path, wrong)
        self.rebuild()


class Legend(Widget):
    """A tone of the chart and what it stands for."""

    stretch = False

    def __init__(self, tone: str, text: str) -> None:
        super().__init__()
        self.tone, self.text = tone, text

    def wide(self, look: Look) -> int:
        return setting.width(SANS, look.font(19), self.text) + look.grown(22) + look.px(8)

    def narrow(self, look: Look) -> int:
        return self.wide(look)

    def high(self, look: Look, width: int) -> int:
        return round(look.font(19) * 1.5)

    def draw(self, target: Surface) -> None:
        if self.look is None:
            return
        size, px = self.look.grown(22), self.look.font(19)
        target.blit(
            bar(size, round(size * 0.8), self.tone), (self.rect.x, self.rect.centery - round(size * 0.4))
        )
        measure = setting.metrics(SANS, px)
        y = round(self.rect.centery - measure.cap_top - measure.cap / 2)
        target.blit(setting.line(self.text, px, "#2b1a10", SANS), (self.rect.x + size + self.look.px(8), y))


class ScoreRow(Widget):
    """One seat: rank, badge, name, a bar made of its sources with their points, and the total in gold."""

    def __init__(self, page: ResultScreen, score: Score, sources: list[str], most: int) -> None:
        super().__init__()
        self.page, self.score, self.sources, self.most = page, score, sources, most

    def high(self, look: Look, width: int) -> int:
        crowd = self.page.session.setup.seats >= CROWD
        usual = look.grown(56 if crowd else 76), round(look.font(19) * (2.9 if crowd else 4))
        return max(usual) + (look.font(24) if self._tall(look, width) else 0)

    def _tall(self, look: Look, width: int) -> bool:
        """Whether the bar stands under the name instead of beside it."""
        return width < look.grown(820)

    def _left(self, look: Look) -> int:
        names = [chair.name for chair in self.page.session.chairs]
        widest = max(setting.width(SANS, look.font(23), name, True) for name in names)
        return look.grown(128) + min(widest, look.grown(210)) + look.px(16)

    def draw(self, target: Surface) -> None:
        if self.look is None:
            return
        look, rect = self.look, self.rect
        tall = self._tall(look, rect.w)
        middle = rect.y + (look.grown(26) if tall else rect.h // 2)
        self._who(target, look, middle)
        total = look.paint.number(amount(self.score.points), 40)
        target.blit(total, (rect.right - total.get_width(), middle - total.get_height() // 2))
        left = rect.x + (0 if tall else self._left(look))
        widest = look.paint.number(amount(self.most), 40).get_width() + look.px(18)
        right = rect.right - (0 if tall else max(look.font(76), widest))
        height = look.grown(40)
        top = rect.bottom - height - look.px(4) if tall else middle - height // 2
        self._bars(target, look, Rect(left, top, max(10, right - left), height))

    def _who(self, target: Surface, look: Look, middle: int) -> None:
        chair = self.page.session.chairs[self.score.seat]
        if self.page.session.setup.seats > 1:  # alone there is nobody to be ranked among
            rank = look.paint.text(str(self.score.rank), 34, "#6b2a10", face="heading", heavy=True)
            target.blit(rank, (self.rect.x + look.grown(8), middle - rank.get_height() // 2))
        size = look.grown(46)
        x = self.rect.x + look.grown(52)
        target.blit(look.paint.badge(chair.mark, size), (x, middle - size // 2))
        px = look.font(23)
        name = setting.line(chair.name, px, "#2b1a10", SANS, heavy=True)
        measure = setting.metrics(SANS, px)
        y = round(middle - measure.cap_top - measure.cap / 2)
        target.blit(name, (x + size + look.px(14), y), (0, 0, look.grown(210), name.get_height()))

    def _bars(self, target: Surface, look: Look, place: Rect) -> None:
        parts = dict(self.score.parts)
        x, unit = float(place.x), place.w / self.most
        px = look.font(18)
        measure = setting.metrics(SANS, px)
        for n, source in enumerate(self.sources):
            points = parts.get(source, 0)
            if points <= 0:
                continue
            width = max(2, round(x + points * unit) - round(x))
            target.blit(bar(width, place.h, self.page.tone(source, n)), (round(x), place.y))
            ink = setting.line(str(points), px, "#fff6dc", SANS, heavy=True)
            if ink.get_width() + 4 < width:
                y = round(place.centery - measure.cap_top - measure.cap / 2)
                target.blit(ink, (round(x + (width - ink.get_width()) / 2), y))
            x += points * unit
