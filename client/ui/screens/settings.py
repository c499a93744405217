"""Settings, each live at once; over a running game also the way back, on and out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client.room.settings import PACES
from client.ui.boxes import Frame, Margin, Panel, Row, Stack
from client.ui.controls import Button, Choice, Slider, Toggle
from client.ui.page import Page
from client.ui.widgets import Heading, Label, Space, Widget
from client.ui.words import LANGUAGES

if TYPE_CHECKING:
    from client.room.session import Session
    from client.ui.app import App

SECTIONS = ("reading", "motion", "play", "sound")


class SettingsScreen(Page):
    """Every setting with one line that says what it does."""

    over = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.section = SECTIONS[0]

    def first(self) -> str:
        return "back"

    def build(self) -> Widget:
        words = self.app.words
        title = Heading(words("common.settings.title"), 54)
        title.stretch = True
        back = Button(words("common.back"), self.app.back, icon="previous", name="back", wide=180, high=56)
        body = self._whole() if self._roomy else self.body()
        most = 1640 if self._roomy and self.size[0] > self.size[1] else 1180
        return Frame(title, body, Margin(Row(back), pad=(28, 4), most=most), gap=6)

    @property
    def _roomy(self) -> bool:
        """Whether everything has room without tabs."""
        upright = self.size[1] >= 1.5 * self.size[0]
        return (upright or self.size[0] >= 1500 * self.look.k) and self.look.text <= 1

    def _whole(self) -> Widget:
        """Every section under its name, in two columns, one under the other in an upright window."""
        columns = [
            Panel(Stack(*self._section(one), Space(6), *self._section(other), gap=22), "tablet", pad=44)
            for one, other in (("reading", "sound"), ("motion", "play"))
        ]
        if self.size[1] > self.size[0]:
            return Margin(Stack(*columns, gap=20), pad=(20, 10), most=1180)
        columns[0].weight, columns[1].weight = 1.0, 1.25  # the paces are the widest choices
        return Margin(Row(*columns, gap=20, align="fill"), pad=(20, 10), most=1640)

    def _section(self, section: str) -> list[Widget]:
        head = Label(
            self.app.words(f"common.settings.{section}.title"), 28, "#ffd667", face="serif", heavy=True
        )
        rows: list[Widget] = getattr(self, f"_{section}")()
        return [head, *rows]

    def body(self) -> Widget:
        """The tabs and what the open one shows."""
        words = self.app.words
        names = [(section, words(f"common.settings.{section}.title")) for section in SECTIONS]
        tabs = Choice(names, self.section, self._turn, name="section", size=21)
        rows: list[Widget] = [tabs, Space(2)]
        rows += getattr(self, f"_{self.section}")()
        return Margin(Panel(Stack(*rows, gap=20), "tablet", pad=44), pad=(20, 10), most=1180)

    def _turn(self, section: object) -> None:
        self.section = str(section)
        self.rebuild()

    # ------------------------------------------------------------ sections
    def _reading(self) -> list[Widget]:
        words, settings = self.app.words, self.app.settings
        names = [(language, words(f"common.language.{language}")) for language in LANGUAGES]
        text = Slider(
            settings.text,
            75,
            300,
            25,
            lambda v: self._set(text=int(v)),
            name="text",
            show=lambda v: f"{v:.0f} %",
            late=True,
        )
        full = Toggle(self.app.is_fullscreen, lambda on: self._set(fullscreen=on), name="fullscreen")
        return [
            self._row(
                "language", Choice(names, words.language, lambda v: self._set(language=v), name="language")
            ),
            self._row("text", text),
            self._row("fullscreen", full),
        ]

    def _motion(self) -> list[Widget]:
        settings = self.app.settings
        reduced = Toggle(
            settings.reduced_motion, lambda on: self._set(reduced_motion=on), name="reduced_motion"
        )
        throw = Toggle(settings.throw_by_hand, lambda on: self._set(throw_by_hand=on), name="throw_by_hand")
        return [
            self._row("animation", self._pace("animation")),
            self._row("bot_pace", self._pace("bot_pace")),
            self._row("reduced_motion", reduced),
            self._row("throw_by_hand", throw),
        ]

    def _play(self) -> list[Widget]:
        settings = self.app.settings
        return [
            self._row(
                "autoplay", Toggle(settings.autoplay, lambda on: self._set(autoplay=on), name="autoplay")
            ),
            self._row("confirm", Toggle(settings.confirm, lambda on: self._set(confirm=on), name="confirm")),
        ]

    def _sound(self) -> list[Widget]:
        settings = self.app.settings
        volume = Slider(
            settings.volume,
            0,
            100,
            5,
            lambda v: self._set(volume=int(v)),
            name="volume",
            show=lambda v: f"{v:.0f} %",
        )
        return [
            self._row("volume", volume),
            self._row("mute", Toggle(settings.mute, lambda on: self._set(mute=on), name="mute")),
        ]

    def _pace(self, what: str) -> Widget:
        words = self.app.words
        paces = [(pace, words(f"common.pace.{pace}")) for pace in PACES]
        return Choice(paces, getattr(self.app.settings, what), lambda v: self._set(**{what: v}), name=what)

    def _row(self, what: str, control: Widget) -> Widget:
        words = self.app.words
        name = Label(words(f"common.settings.{what}.name"), 23, "chalk_heading", heavy=True)
        about = Label(words(f"common.settings.{what}.text"), 19, "chalk")
        text = Stack(name, about, gap=2)
        text.weight = 1.0
        if isinstance(control, Slider):
            control.weight = 1.0
        return Row(text, control, gap=30)

    def _set(self, **values: object) -> None:
        self.app.changed(**values)
        if not values.keys() & {"language", "text", "fullscreen"}:
            self.rebuild()


class PauseScreen(SettingsScreen):
    """The settings over a running game, with the ways on and out. `again` starts the same game anew."""

    def __init__(self, app: App, session: Session, again: Callable[[], object] | None = None) -> None:
        super().__init__(app)
        self.session = session
        self.again = again or self._anew
        self.sure = False

    def build(self) -> Widget:
        words = self.app.words
        title = Heading(words("common.pause.title"), 54)
        title.stretch = True
        on = Button(
            words("common.pause.on"), self.app.back, style="go", icon="play", name="back", wide=240, high=60
        )
        return Frame(title, self._both(), Margin(Row(on), pad=(28, 4), most=1560), gap=6)

    def _both(self) -> Widget:
        menu = Margin(Panel(Stack(*self._ways(), gap=16), "walnut", pad=30), pad=(0, 10))
        menu.stretch = False
        body = self.body()
        body.weight = 1.0
        return Margin(Row(menu, body, gap=10, align="top"), pad=(10, 6), most=1560)

    def _ways(self) -> list[Widget]:
        words = self.app.words
        if self.sure:
            return [
                Label(words("common.pause.sure"), 22, "ivory", most=290),
                Button(words("common.pause.stay"), self._stay, style="brass", fill=True, name="stay"),
                Space(30),
                Button(words("common.pause.yes"), self._restart, fill=True, icon="redo", name="yes"),
            ]
        ways: list[Widget] = [
            Button(
                words("common.pause.rules"),
                self._rules,
                icon="book",
                fill=True,
                high=56,
                wide=290,
                name="rules",
            ),
            Button(words("common.pause.score"), self._score, icon="star", fill=True, high=56, name="score"),
            Button(
                words(f"common.projector.{'open' if self.app.projector is None else 'close'}"),
                self._project,
                icon="full",
                fill=True,
                high=56,
                name="projector",
            ),
            Button(words("common.pause.again"), self._ask, icon="redo", fill=True, high=56, name="again"),
            Space(16),
            Button(words("common.pause.leave"), self._leave, icon="save", fill=True, high=56, name="leave"),
            Button(words("common.pause.quit"), self.app.quit, icon="quit", fill=True, high=56, name="quit"),
        ]
        return ways

    def escape(self) -> None:
        if self.sure:
            self._stay()
        else:
            self.app.back()

    def _ask(self) -> None:
        self.sure = True
        self.rebuild()
        self._focus(self._named("stay"))

    def _stay(self) -> None:
        self.sure = False
        self.rebuild()

    def _restart(self) -> None:
        self.again()

    def _project(self) -> None:
        self.app.project(None if self.app.projector else self.session)
        self.rebuild()

    def _anew(self) -> None:
        from client.ui.screens import open as opening

        opening.again(self.app, self.session)

    def _rules(self) -> None:
        from client.ui.screens.rules import RulesScreen

        self.app.over(RulesScreen(self.app, self.session.game.name))

    def _score(self) -> None:
        from client.ui.screens.result import ResultScreen

        self.app.over(ResultScreen(self.app, self.session))

    def _leave(self) -> None:
        from client.ui.screens.start import StartScreen

        self.app.go(StartScreen(self.app))
