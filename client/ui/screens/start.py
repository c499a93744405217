"""The start screen: the games on the table, the game to go on with, and everything else one click away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from client.rules import GAMES, game
from client.ui.boxes import Frame, Grid, Like, Margin, Panel, Row, Stack
from client.ui.controls import Button, Choice, Plate
from client.ui.cover import Scatter, cover, emblem, logo
from client.ui.page import Page
from client.ui.screens.saved import Badges, describe, newest_first
from client.ui.trim import divider
from client.ui.widgets import Heading, Label, Look, Picture, Plain, Space, Widget
from client.ui.words import LANGUAGES

if TYPE_CHECKING:
    from client.room.saves import Summary
    from client.ui.app import App


GAP = 26  # between the cards of the games, in design pixels


class StartScreen(Page):
    """Where every evening begins."""

    gradual = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.last: Summary | None = None
        self._search: Iterator[Summary] | None = newest_first()

    def update(self, dt: float) -> None:
        """Look for the game to go on with, one file a frame, so that the screen is there first."""
        super().update(dt)
        if self._search is None:
            return
        found = next(self._search, None)
        if found is None or (found.game and not found.over):
            self._search, self.last = None, found
            if found:
                if not self.keyed:  # nobody has chosen anything yet: the keyboard begins with this game
                    self.focused = None
                self.rebuild()

    @property
    def lively(self) -> bool:  # type: ignore[override]
        """The panels are still to be laid on the table."""
        return super().lively or self._search is not None

    def first(self) -> str:
        return "resume" if self.last else f"game.{GAMES[0]}"

    def escape(self) -> None:
        """Nothing lies behind the start screen."""

    # ------------------------------------------------------------ what is shown
    @property
    def upright(self) -> bool:
        """Whether the window is higher than wide."""
        return self.size[1] > self.size[0]

    def build(self) -> Widget:
        games, menu = self._games(), self._menu()
        lying = Scatter(GAMES[0], self.app.painter)
        if self.upright:
            lying.weight = 1.0
            body: Widget = Stack(games, Row(menu, lying, gap=20, align="fill"), gap=34)
        else:
            games.weight, games.stretch = 1.0, True
            column = Stack(menu, lying, gap=20, rest=True)
            column.stretch = False
            body = Row(games, column, gap=34, align="fill")
        return Frame(self._top(), Margin(body, pad=(28, 12), most=1760), Space(4), gap=4)

    def _top(self) -> Widget:
        words = self.app.words
        names = [(language, words(f"common.language.{language}")) for language in LANGUAGES]
        choice = Panel(Choice(names, words.language, self._speak, name="language"), "recess", pad=10)
        title = Heading(words("common.title"), 84, tracking=0.16)
        line = Plain(lambda t, look, r: t.blit(divider(r.w, r.h, "#c99f58"), r), 620, 16)
        tag = Label(words("common.tagline"), 24, "#e6cf9f", face="serif", align="centre")
        for part in (title, line, tag):
            part.stretch = False
        text = Stack(title, line, tag, gap=6, align="centre")
        sign = [Picture(logo, 1.0, width=148)] if self.look.text <= 1.3 else []
        name = Row(*sign, text, gap=30)
        name.spread = "centre"
        name.stretch, name.weight = True, 1.0
        if self.upright:
            head: Widget = Stack(name, choice, gap=14, align="centre")
        elif self.size[0] < 1.6 * self.size[1]:
            head = Row(name, choice, gap=20)
        else:
            head = Row(Like(choice), name, choice, gap=20)
        return Margin(head, pad=(28, 14))

    def _speak(self, language: object) -> None:
        self.app.changed(language=language)

    def _games(self) -> Widget:
        if len(GAMES) == 1:
            return self._wide_card(GAMES[0])
        across, lines, ratio = self._plan(len(GAMES))
        cards: list[Widget] = [self._card(name, ratio, tells=lines == 1) for name in GAMES]
        if len(GAMES) == lines * across - 1 and lines > 1:  # the last place is not left bare
            cards.append(Scatter(GAMES[-1], self.app.painter))
        return Grid(*cards, least=1, gap=GAP, most=across)

    def _plan(self, count: int) -> tuple[int, int, float]:
        """How many cards stand side by side, in how many lines, and their pictures' height by width."""
        swell = max(1.0, self.look.text)
        width = min(1760.0, self.size[0] / self.look.k - 24) - 56
        height = self.size[1] / self.look.k - 215
        if self.upright:
            height -= 760
        else:
            width -= 34 + 440
        across = max(1, min(count, 3, int((width + GAP) / (372 * swell + GAP))))
        lines = -(-count // across)
        inner = (width - GAP * (across - 1)) / across - 48
        tall = (height - GAP * (lines - 1)) / lines - (345 if lines == 1 else 205) * swell
        return across, lines, max(0.34, min(0.84, tall / inner))

    def _facts(self, name: str) -> Widget:
        """For how many, and how long; the game's words may say better for how many than its seats do."""
        words = self.app.words
        facts = [words(f"{name}.players")] if f"{name}.players" in words else [self._players(name)]
        if f"{name}.minutes" in words:
            facts.append(words("common.start.minutes", words(f"{name}.minutes")))
        return Label("  ·  ".join(facts), 20, "ink_heading", heavy=True)

    def _players(self, name: str) -> str:
        seats = game(name).seats
        return self.app.words("common.start.players", seats.start, seats.stop - 1)

    def _wide_card(self, name: str) -> Widget:
        words = self.app.words
        title = Heading(words(f"{name}.title"), 54, "ink_heading", effect="", tracking=0.1)
        title.align = "left"
        play = Button(
            words("common.start.play"),
            lambda: self._play(name),
            style="go",
            icon="play",
            size=24,
            high=64,
            wide=240,
            name=f"game.{name}",
        )
        rules = Button(words("common.start.rules"), lambda: self._rules(name), icon="book", high=56, wide=240)
        blurb = Label(words(f"{name}.blurb"), 23, "ink", leading=1.42)
        text = Stack(title, self._facts(name), blurb, gap=10)
        text.weight = 1.0
        picture = Picture(lambda look, size: cover(name, look, size), 0.5, tall=self._tall())
        below = Row(text, Stack(play, rules, gap=14), gap=40)
        return Panel(Stack(picture, below, gap=22), "frame", pad=32)

    def _tall(self) -> float:
        """The greatest height of the picture, so that what is below it fits, too."""
        wide = self.size[0] >= 1.75 * self.size[1] or self.upright
        return max(200, (505 if wide else 475) - 260 * max(0.0, self.look.text - 1))

    def _card(self, name: str, ratio: float, *, tells: bool) -> Widget:
        """A game to choose; `tells`: there is room for what it is about."""
        words = self.app.words
        title = Heading(words(f"{name}.title"), 42 if tells else 34, "ink_heading", effect="", tracking=0.08)
        title.align = "left"
        picture = Picture(lambda look, size: cover(name, look, size), ratio)
        blurb = [Label(words(f"{name}.blurb"), 22, "ink")] if tells else []
        sign = Picture(lambda look, size: emblem(name, look, size), 1.0, width=76 if tells else 66)
        named = Stack(title, self._facts(name), gap=2)
        named.weight = 1.0
        text = Stack(Row(sign, named, gap=16, folds=False), *blurb, gap=8)
        return Plate(
            Stack(picture, text, gap=10),
            lambda: self._play(name),
            name=f"game.{name}",
            kind="frame",
            pad=24,
            top=True,
        )

    def _menu(self) -> Widget:
        words = self.app.words
        entries: list[Widget] = []
        if self.last:
            entries += [self._resume(self.last), Space(4)]
        for what, icon, act in (
            ("load", "home", self._load),
            ("watch", "eye", self._watch),
            ("rules", "book", lambda: self._rules(GAMES[0])),
            ("settings", "gear", self._settings),
            ("quit", "quit", self.app.quit),
        ):
            label = words(f"common.start.{what}")
            entries.append(
                Button(label, act, icon=icon, high=60, size=22, wide=330, fill=True, name=f"menu.{what}")
            )
        panel = Panel(Margin(Stack(*entries, gap=16), most=430), "tablet", pad=36)
        panel.stretch = False
        return panel

    def _resume(self, found: Summary) -> Widget:
        words = self.app.words
        head = Label(words("common.start.resume"), 26, "ink_heading", face="serif", heavy=True)
        name = Label(words(f"{found.game}.title"), 23, "ink", heavy=True)
        about = Label(describe(found, words), 19, "ink")
        seats = Badges(found.names, found.marks, found.points)
        inside = Stack(head, name, seats, about, gap=6)
        return Plate(inside, lambda: self._take_up(found), name="resume", kind="parchment", pad=20)

    # ------------------------------------------------------------ what it leads to
    def _play(self, name: str) -> None:
        from client.ui.screens.chairs import ChairsScreen

        self.app.over(ChairsScreen(self.app, name))

    def _take_up(self, found: Summary) -> None:
        from client.ui.screens.open import resume

        resume(self.app, found.path)

    def _load(self) -> None:
        from client.ui.screens.saved import SavedScreen

        self.app.over(SavedScreen(self.app, "load"))

    def _watch(self) -> None:
        from client.ui.screens.saved import SavedScreen

        self.app.over(SavedScreen(self.app, "watch"))

    def _rules(self, name: str) -> None:
        from client.ui.screens.rules import RulesScreen

        self.app.over(RulesScreen(self.app, name))

    def _settings(self) -> None:
        from client.ui.screens.settings import SettingsScreen

        self.app.over(SettingsScreen(self.app))

    def decorate(self, ground: Surface, look: Look) -> None:
        """A warm pool of lamplight on the wood behind the name."""
        from client.ui.painters.surfaces import radial

        width, height = ground.get_size()
        pool = radial((width, height), (0.5, 0.06), (0.62, 0.5), (58, 40, 20, 255), (0, 0, 0, 255))
        ground.blit(pool, Rect(0, 0, width, height), special_flags=1)
