"""Who sits down: chairs, bots, names, marks, house rules and the seed, and then the game begins."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING

from pygame import Surface

from client.ai.levels import LEVELS
from client.room.seats import Chair, named
from client.rules import game as game_of
from client.rules.play import Option, Setup
from client.rules.record import parse_value, value_text
from client.ui.boxes import Frame, Grid, Margin, Panel, Row, Stack
from client.ui.controls import Button, Choice, Press, Toggle
from client.ui.cover import cover
from client.ui.fields import Field
from client.ui.input import Key
from client.ui.page import Page
from client.ui.widgets import Heading, Label, Look, Picture, Space, Widget

if TYPE_CHECKING:
    from client.ui.app import App

MARKS = 8


class BadgeButton(Press):
    """The colour and mark of a chair; pressing it, or an arrow key, takes the next free one."""

    def __init__(self, mark: int, turn: object, *, name: str) -> None:
        super().__init__(lambda: self._turn(1), name=name)
        self.mark = mark
        self._told = turn

    def _turn(self, by: int) -> None:
        self._told(by)  # type: ignore[operator]

    def wide(self, look: Look) -> int:
        return look.grown(54)

    def narrow(self, look: Look) -> int:
        return self.wide(look)

    def high(self, look: Look, width: int) -> int:
        return look.grown(54)

    def key(self, key: Key) -> bool:
        if key.name in ("left", "right"):
            self._turn(1 if key.name == "right" else -1)
            return True
        return super().key(key)

    def draw(self, target: Surface) -> None:
        if self.look is None:
            return
        size = min(self.rect.size)
        target.blit(self.look.paint.badge(self.mark, size), self.rect)
        if self.hovered and not self.focused:
            halo = self.look.paint.halo("rect", self.rect.size, 0.4)
            target.blit(halo.surface, halo.at(*self.rect.topleft))
        self.ring(target)


class ChairsScreen(Page):
    """Set up a game; what was chosen last time is offered again."""

    gradual = True

    def __init__(self, app: App, name: str) -> None:
        super().__init__(app)
        self.name = name
        self.rules = game_of(name)
        self.options: dict[str, object] = {option.name: option.default for option in self.rules.options}
        self.options.update(self._kept_rules())
        self._free: dict[int, tuple[Option, ...]] = {}
        self.seed = _seed()
        self.fault = ""
        self.chairs = self._remembered()

    # ------------------------------------------------------------ the choice
    def _remembered(self) -> list[Chair]:
        kept = [Chair.parse(text) for text in self.app.settings.chairs]
        low, high = self.rules.seats.start, self.rules.seats.stop - 1
        count = min(high, max(low, len(kept) or 4))
        kept = [chair for chair in kept if chair.kind == "human" or chair.level in LEVELS]
        chairs = self._unnamed(kept)[:count]
        while len(chairs) < count:
            chairs.append(self._new(chairs))
        return self._distinct(chairs)

    def _unnamed(self, chairs: list[Chair]) -> list[Chair]:
        """Chairs as older versions kept them: what was offered and nobody wrote is no name."""
        if not all(chair.name for chair in chairs):
            return chairs
        offered = [text.split() for text in self.app.words.everywhere("common.names")]
        return [
            chair._replace(name="")
            if any(chair.name in names[seat : seat + 1] for names in offered)
            else chair
            for seat, chair in enumerate(chairs)
        ]

    def _kept_rules(self) -> dict[str, object]:
        """The house rules of the last time, as far as the game still has them."""
        values = {option.name: option.values for option in self.rules.options}
        kept: dict[str, object] = {}
        for text in self.app.settings.house_rules:
            name, _, value = text.partition("=")
            game, _, option = name.partition(".")
            if game == self.name and parse_value(value) in values.get(option, ()):
                kept[option] = parse_value(value)
        return kept

    def _keep_rules(self) -> tuple[str, ...]:
        """All house rules to be remembered: those of other games stay."""
        usual = {option.name: option.default for option in self.rules.options}
        others = [text for text in self.app.settings.house_rules if not text.startswith(f"{self.name}.")]
        own = [f"{self.name}.{n}={value_text(v)}" for n, v in self.options.items() if v != usual[n]]
        return (*others, *own)

    def offered(self) -> tuple[Option, ...]:
        """The options that are a choice with so many chairs, each with the values the game takes there."""
        count = len(self.chairs)
        if count not in self._free:
            matter = [one for one in self.rules.options if not one.seats or count in one.seats]
            taken = [one._replace(values=self._taken(one, count)) for one in matter]
            self._free[count] = tuple(option for option in taken if len(option.values) > 1)
        return self._free[count]

    def _taken(self, option: Option, count: int) -> tuple[object, ...]:
        """The values of an option with which so many can sit down."""
        taken = []
        for value in option.values:
            with contextlib.suppress(ValueError):
                self.rules.deal(Setup(count, {option.name: value}))
                taken.append(value)
        return tuple(taken)

    def _chosen(self, option: Option) -> object:
        """What is chosen for an offered option; its default when fewer chairs left no room for the choice."""
        chosen = self.options[option.name]
        return chosen if chosen in option.values else option.default

    def _new(self, chairs: list[Chair]) -> Chair:
        """The first chair is a human's, all others are taken by bots of the middle level."""
        mark = next(mark for mark in range(MARKS) if mark not in {chair.mark for chair in chairs})
        return Chair("bot", "", LEVELS[len(LEVELS) // 2], mark) if chairs else Chair("human", "", "", mark)

    @property
    def seated(self) -> tuple[Chair, ...]:
        """The chairs with the names they are called by: those nobody wrote are of the chosen language."""
        return named(self.chairs, self.app.words("common.names").split())

    @staticmethod
    def _distinct(chairs: list[Chair]) -> list[Chair]:
        free = [mark for mark in range(MARKS) if mark not in {chair.mark for chair in chairs}]
        seen: set[int] = set()
        done = []
        for chair in chairs:
            chair = chair._replace(mark=free.pop(0)) if chair.mark in seen else chair
            seen.add(chair.mark)
            done.append(chair)
        return done

    def _count(self, count: object) -> None:
        wanted = int(str(count))
        while len(self.chairs) < wanted:
            self.chairs.append(self._new(self.chairs))
        del self.chairs[wanted:]
        self.rebuild()

    def _sit(self, seat: int, kind: object) -> None:
        human = kind == "human"
        level = "" if human else str(kind)
        self.chairs[seat] = self.chairs[seat]._replace(kind="human" if human else "bot", level=level)
        self.rebuild()

    def _rename(self, seat: int, name: str) -> None:
        self.chairs[seat] = self.chairs[seat]._replace(name=" ".join(name.split()))

    def _mark(self, seat: int, by: int) -> None:
        """The next mark that nobody has."""
        others = {chair.mark for place, chair in enumerate(self.chairs) if place != seat}
        mark = (self.chairs[seat].mark + by) % MARKS
        while mark in others:
            mark = (mark + by) % MARKS
        self.chairs[seat] = self.chairs[seat]._replace(mark=mark)
        self.rebuild()

    def _option(self, name: str, value: object) -> None:
        self.options[name] = value
        self.rebuild()

    def _reseed(self) -> None:
        self.seed = _seed()
        self.rebuild()

    def _write_seed(self, text: str) -> None:
        self.seed = text

    def begin(self) -> None:
        """Sit down: start the game with these chairs."""
        from client.room.saves import Saves
        from client.room.session import Session
        from client.ui.screens import open as opening

        chairs = self.seated
        self.app.changed(chairs=tuple(map(str, self.chairs)), house_rules=self._keep_rules())
        setup = Setup(len(chairs), {option.name: self._chosen(option) for option in self.offered()})
        seed = "".join(self.seed.split()) or _seed()
        try:
            session = Session.new(
                self.name, setup, chairs, seed, saves=Saves(), autoplay=self.app.settings.autoplay
            )
        except ValueError as wrong:
            self.fault = str(wrong)
            self.rebuild()
            return
        opening.play(self.app, session)

    # ------------------------------------------------------------ what is shown
    def first(self) -> str:
        return "begin"

    def build(self) -> Widget:
        words = self.app.words
        title = Heading(words(f"{self.name}.title"), 54)
        title.stretch = True
        chairs, side = self._table(), self._side()
        chairs.weight, side.weight = 1.9, 1.0
        upright = self.size[1] > self.size[0]
        parts: list[Widget] = [chairs, side] if upright else [Row(chairs, side, gap=22, align="fill")]
        if self.offered():
            parts.append(self._house_rules())
        if self.fault:
            parts.insert(0, Panel(Label(self.fault, 20, "bad"), "parchment"))
        back = Button(words("common.back"), self.app.back, icon="previous", name="back", wide=170, high=56)
        begin = Button(
            words("common.chairs.begin"),
            self.begin,
            style="go",
            icon="play",
            size=25,
            wide=280,
            high=64,
            name="begin",
        )
        foot = Margin(Row(back, Space(0, 1.0), begin), pad=(20, 4), most=1640)
        return Frame(title, Margin(Stack(*parts, gap=20), pad=(20, 8), most=1640), foot, gap=6)

    def _table(self) -> Widget:
        words, seats = self.app.words, self.rules.seats
        counts = [(count, str(count)) for count in seats]
        head = Label(words("common.chairs.who"), 28, "chalk_heading", face="serif", heavy=True)
        count = Choice(counts, len(self.chairs), self._count, name="count")
        many = Row(head, Space(0, 1.0), Label(words("common.chairs.count"), 21, "chalk"), count, gap=16)
        rows: list[Widget] = [self._chair(seat, chair) for seat, chair in enumerate(self.seated)]
        hint = Label(words("common.chairs.marks"), 18, "#cbb894")
        return Panel(Stack(many, *self._note(), Space(2), *rows, hint, gap=20), "tablet", pad=42)

    def _note(self) -> list[Widget]:
        """What is to be known about this number of chairs, such as that it is played by rules of ours."""
        key = f"{self.name}.seats.{len(self.chairs)}"
        words = self.app.words
        return [Label(words(key), 20, "#ffd667", heavy=True)] if key in words else []

    def _chair(self, seat: int, chair: Chair) -> Widget:
        words = self.app.words
        kinds = [("human", words("common.chairs.human"))]
        kinds += [(level, words(f"common.level.{level}")) for level in LEVELS]
        choice = Choice(
            kinds,
            "human" if chair.kind == "human" else chair.level,
            lambda kind: self._sit(seat, kind),
            name=f"kind.{seat}",
            size=19,
        )
        badge = BadgeButton(chair.mark, lambda by: self._mark(seat, by), name=f"mark.{seat}")
        name = Field(
            chair.name,
            lambda text: self._rename(seat, text),
            name=f"name.{seat}",
            hint=words("common.chairs.name"),
        )
        left = Row(badge, name, gap=14, folds=False)
        left.weight = 1.0
        return Row(left, choice, gap=18)

    def _side(self) -> Widget:
        words = self.app.words
        picture = Picture(lambda look, size: cover(self.name, look, size), 0.5)
        seed = Field(self.seed, self._write_seed, name="seed", most=40)
        dice = Button("", self._reseed, icon="dice", name="reseed")
        return Panel(
            Stack(
                picture,
                Label(words(f"{self.name}.blurb"), 20, "ink"),
                Label(words("common.chairs.seed"), 22, "ink_heading", face="serif", heavy=True),
                Row(seed, dice, gap=10, folds=False),
                Label(words("common.chairs.seed_text"), 18, "ink"),
                gap=14,
            ),
            "frame",
            pad=32,
        )

    def _house_rules(self) -> Widget:
        words = self.app.words
        head = Label(words("common.chairs.options"), 28, "ink_heading", face="serif", heavy=True)
        about = Label(words("common.chairs.options_text"), 20, "ink")
        cells = [self._house_rule(option) for option in self.offered()]
        return Panel(Stack(head, about, Grid(*cells, least=470, gap=26), gap=14), "parchment", pad=(44, 34))

    def _house_rule(self, option: Option) -> Widget:
        words, key = self.app.words, f"{self.name}.option.{option.name}"
        text = Stack(
            Label(words(f"{key}.name"), 21, "ink", heavy=True), Label(words(f"{key}.text"), 19, "ink"), gap=2
        )
        text.weight = 1.0
        chosen, name = self._chosen(option), f"option.{option.name}"
        if set(option.values) <= {True, False}:
            switch = Toggle(bool(chosen), lambda on: self._option(option.name, on), name=name)
            return Row(switch, text, gap=16, align="top", folds=False)
        values = [
            (
                value,
                words(words.first(f"{key}.values.{value}", f"{key}.name"))
                if f"{key}.values.{value}" in words
                else str(value),
            )
            for value in option.values
        ]
        return Stack(
            text, Choice(values, chosen, lambda value: self._option(option.name, value), name=name), gap=8
        )


def _seed() -> str:
    """A seed nobody can guess, short enough to be told."""
    return f"{secrets.randbelow(10**8):08d}"
