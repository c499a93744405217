"""The replay viewer: the table of a recorded game above, what moves it along below."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from client.room.settings import PACES
from client.ui.boxes import Flow, Margin, Panel, Row
from client.ui.controls import Button, Slider
from client.ui.input import Key, key
from client.ui.page import Page
from client.ui.screen import Screen
from client.ui.screens.replay import Replay
from client.ui.tabletop import Tabletop
from client.ui.widgets import Label, Widget

if TYPE_CHECKING:
    from client.ui.app import App

POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
SPEEDS = PACES[::-1]  # calm, normal, quick, off: from slow to fast


class WatchScreen(Screen):
    """A table that plays what is written; space plays and rests, arrows step, home and end jump."""

    def __init__(self, app: App, replay: Replay) -> None:
        super().__init__(app)
        self.replay = self.session = replay
        self.usual = app.settings.animation, app.settings.bot_pace
        self.table = Tabletop(app, replay)
        self.bar = Bar(app, self)
        self._split = 0
        self._shown = -1
        self._on_bar = False

    @classmethod
    def of(cls, app: App, path: Path) -> WatchScreen:
        """The viewer of a saved game; SaveProblem when it cannot be read."""
        return cls(app, Replay(path))

    @property
    def lively(self) -> bool:  # type: ignore[override]
        """Something moves or is about to."""
        return self.table.lively or self.replay.going

    @property
    def untold(self) -> bool:  # type: ignore[override]
        """Whether dice are in the air."""
        return self.table.untold

    # ------------------------------------------------------------ doings
    def toggle(self) -> None:
        """Play, or rest; at the end of the record play begins anew."""
        if not self.replay.going and self.replay.at >= len(self.replay.script):
            self.jump(0)
        self.replay.going = not self.replay.going
        self.bar.rebuild()

    def step(self) -> None:
        """One answer on."""
        self.replay.going = False
        self.replay.steps = 1
        self.bar.rebuild()

    def jump(self, to: int) -> None:
        """Stand after so many answers."""
        self.replay.steps = 0
        self.replay.target = to
        self.table.do("undo")
        self.bar.rebuild()

    def back(self) -> None:
        """One answer back."""
        self.replay.going = False
        self.jump(self.replay.at - 1)

    def pace(self, by: int) -> None:
        """Faster or slower; the player's own settings come back when the viewer is left."""
        place = SPEEDS.index(self.app.settings.bot_pace) + by
        speed = SPEEDS[max(0, min(len(SPEEDS) - 1, place))]
        self.app.settings = self.app.settings.changed(bot_pace=speed, animation=speed)
        self.bar.rebuild()

    def turn_eyes(self) -> None:
        """The next seat's view, and after the last one what everybody sees."""
        seats, now = self.replay.setup.seats, self.replay.chosen
        after = 0 if now is None else now + 1
        self.replay.chosen = after if after < seats else None
        self.jump(self.replay.at)

    def leave(self) -> None:
        """Back to the start screen."""
        from client.ui.screens.start import StartScreen

        self.app.go(StartScreen(self.app))

    def close(self) -> None:
        animation, bot_pace = self.usual
        self.app.settings = self.app.settings.changed(animation=animation, bot_pace=bot_pace)
        self.table.close()

    # ------------------------------------------------------------ the screen protocol
    def resize(self, size: tuple[int, int]) -> None:
        width, height = size
        self._split = height - self.bar.needs(width)
        self.table.resize((width, self._split))
        self.bar.resize((width, height - self._split))

    def prepare(self, size: tuple[int, int]) -> Iterator[None]:
        """Lay and paint the table step by step."""
        width, height = size
        yield from self.table.prepare((width, height - self.bar.needs(width)))

    def event(self, event: Event) -> None:
        pressed = key(event)
        if pressed and self._key(pressed):
            return
        if event.type in POINTER:
            below = event.pos[1] >= self._split
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._on_bar = below
            if (below or self._on_bar) and not (self._held_above(event)):
                self.bar.event(_moved(event, self._split))
                return
        self.table.event(event)

    def _held_above(self, event: Event) -> bool:
        """Whether a button pressed over the table is still held."""
        return not self._on_bar and bool(getattr(event, "buttons", (0,))[0])

    def _key(self, pressed: Key) -> bool:
        acts = {
            "space": self.toggle,
            "right": self.step,
            "left": self.back,
            "home": lambda: self.jump(0),
            "end": lambda: self.jump(len(self.replay.script)),
            "+": lambda: self.pace(1),
            "=": lambda: self.pace(1),
            "-": lambda: self.pace(-1),
            "e": self.turn_eyes,
            "escape": self.leave,
        }
        act = acts.get(pressed.name)
        if act is None or pressed.ctrl or pressed.alt:
            return False
        act()
        return True

    def update(self, dt: float) -> None:
        self.table.update(dt)
        self.bar.update(dt)
        if self._shown != self.replay.at:
            self._shown = self.replay.at
            self.bar.show()

    def draw(self, surface: Surface) -> list[Rect]:
        width, height = surface.get_size()
        above = surface.subsurface((0, 0, width, self._split))
        below = surface.subsurface((0, self._split, width, height - self._split))
        rects = self.table.draw(above)
        return rects + [rect.move(0, self._split) for rect in self.bar.draw(below)]


class Bar(Page):
    """Buttons and the slider under the table."""

    def __init__(self, app: App, viewer: WatchScreen) -> None:
        super().__init__(app)
        self.viewer = viewer
        self._slider: Slider | None = None

    def needs(self, width: int) -> int:
        """Its height in real pixels at this width."""
        look = self.look
        return min(self.build().high(look, width - 2 * look.px(8)) + look.px(12), self.app.size[1] // 2)

    def area(self) -> Rect:
        edge = self.look.px(8)
        return Rect((0, 0), self.size).inflate(-2 * edge, -edge)

    def _floor(self, size: tuple[int, int]) -> Surface:
        ground = Surface(size).convert()
        ground.fill((20, 11, 6))
        return ground

    def show(self) -> None:
        """The replay stands elsewhere now."""
        at, end = self.viewer.replay.at, len(self.viewer.replay.script)
        if self._slider and self.grabbed is not self._slider:
            self._slider.value, self._slider.stale = at, True
        if at == end:
            self.rebuild()

    def build(self) -> Widget:
        words, viewer = self.app.words, self.viewer
        replay = viewer.replay
        chosen = words("common.watch.public") if replay.chosen is None else replay.chairs[replay.chosen].name
        looks = Button(words("common.watch.eyes", chosen), viewer.turn_eyes, icon="eye", name="eyes")
        leave = Button(words("common.watch.leave"), viewer.leave, icon="home", name="leave")
        self._slider = self._track()
        row = Row(self._moving(), self._slider, Flow(self._speed(), looks, leave, gap=14), gap=22)
        return Panel(Margin(row, pad=(6, 0)), "strip", pad=(16, 9))

    def _track(self) -> Slider:
        """The slider along the answers."""
        words, viewer = self.app.words, self.viewer
        end = max(1, len(viewer.replay.script))
        return Slider(
            viewer.replay.at,
            0,
            end,
            1,
            lambda value: viewer.jump(int(value)),
            name="place",
            show=lambda value: words("common.watch.step", int(value), end),
            late=True,
        )

    def _moving(self) -> Row:
        viewer = self.viewer
        going = "pause" if viewer.replay.going else "play"
        label = self.app.words(f"common.watch.{going}")
        return Row(
            Button("", lambda: viewer.jump(0), icon="first", name="first"),
            Button("", viewer.back, icon="previous", name="back"),
            Button(label, viewer.toggle, icon=going, name="play", style="brass"),
            Button("", viewer.step, icon="next", name="next"),
            Button("", lambda: viewer.jump(len(viewer.replay.script)), icon="last", name="last"),
            gap=10,
            folds=False,
        )

    def _speed(self) -> Row:
        return Row(
            Button("", lambda: self.viewer.pace(-1), icon="minus", name="slower"),
            Label(self.app.words(f"common.pace.{self.app.settings.bot_pace}"), 20, "ivory"),
            Button("", lambda: self.viewer.pace(1), icon="plus", name="faster"),
            gap=8,
            folds=False,
        )


def _moved(event: Event, down: int) -> Event:
    """The event with its place told from the bar's own corner."""
    return Event(event.type, {**event.dict, "pos": (event.pos[0], event.pos[1] - down)})
