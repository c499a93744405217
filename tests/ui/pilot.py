"""Plays the client through its real event path: posted mouse and key events, frames, pictures."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from client.rules.play import Move
from client.ui.app import App
from client.ui.reach import Path as Way
from client.ui.screens.laying import LayingScreen
from client.ui.tabletop import Tabletop

FRAME = 1 / 60


class Pilot:
    """One pair of hands at the window of an app."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def table(self) -> Tabletop:
        """The table screen, which must be the one seen."""
        screen = self.app.stack[-1]
        assert isinstance(screen, Tabletop), type(screen).__name__
        return screen

    @property
    def under(self) -> Tabletop:
        """The table screen, also when another one lies over it."""
        return next(screen for screen in self.app.stack if isinstance(screen, Tabletop))

    # -- the hands ------------------------------------------------------------------------------------------

    def post(self, kind: int, **values: Any) -> None:
        """Put an event into the queue."""
        pygame.event.post(pygame.event.Event(kind, **values))

    def move(self, at: tuple[float, float]) -> None:
        """Move the pointer."""
        x, y = round(at[0]), round(at[1])
        self.post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)
        self.frames(1)

    def press(self, at: tuple[float, float], button: int = 1) -> None:
        """Press a button there."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=(round(at[0]), round(at[1])), button=button, touch=False)
        self.frames(1)

    def release(self, at: tuple[float, float], button: int = 1) -> None:
        """Let it go there."""
        self.post(pygame.MOUSEBUTTONUP, pos=(round(at[0]), round(at[1])), button=button, touch=False)
        self.frames(1)

    def click(self, at: tuple[float, float]) -> None:
        """Press and release."""
        self.move(at)
        self.press(at)
        self.release(at)

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 4) -> None:
        """Press, carry, release."""
        self.move(start)
        self.press(start)
        for n in range(1, steps + 1):
            t = n / steps
            self.move((start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t))
        self.release(end)

    def key(self, name: str, mod: int = 0) -> None:
        """Press a key by its pygame name."""
        code = pygame.key.key_code(name)
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)
        self.frames(1)

    # -- time and pictures ----------------------------------------------------------------------------------

    def frames(self, count: int = 1) -> None:
        """Let frames pass, each a sixtieth of a second, without waiting for the clock."""
        app = self.app
        for _ in range(count):
            for event in app._events():
                app._event(event)
            if app._wanted is not None:
                app._wanted = None
                app._lay()
            top = app.stack[-1]
            top.update(FRAME)
            if app.stack:
                app._present()

    def rest(self, seconds: float) -> None:
        """Do nothing for a while, in one long frame."""
        self.app.stack[-1].update(seconds)
        self.frames(1)

    def shot(self, path: Path | str) -> None:
        """Save what the window shows."""
        pygame.image.save(self.app.canvas, str(path))

    def until_laid(self, most: int = 400) -> None:
        """Let frames pass until the table that is being laid stands."""
        for _ in range(most):
            if not isinstance(self.app.stack[-1], LayingScreen):
                return
            self.frames(1)
        raise AssertionError(f"no table in {most} frames")

    def until_asked(self, most: int = 4000) -> None:
        """Let the game go on until the human is asked or it is over."""
        for _ in range(most):
            table = self.table
            if not table.acts.running and (table.mine is not None or table.session.waiting == "over"):
                return
            if table.course.waits_for_throw and not table.acts.running:
                self.key("space")
            if table.acts.running and not table.course.waits_for_throw:
                table.acts.finish()
                table._after_act()
            self.frames(1)
        raise AssertionError(f"nobody was asked in {most} frames: {self.table.session.play.asks}")

    # -- moves ----------------------------------------------------------------------------------------------

    def centre(self, name: str) -> tuple[float, float]:
        """The middle of a piece or zone as the hand sees it."""
        box = self.table.stage.box(name)
        assert box is not None, name
        return box.centre

    def grip(self, piece: str) -> tuple[float, float]:
        """A point at which the pointer touches this very piece."""
        box = self.table.stage.box(piece)
        assert box is not None, piece
        for fx in (0.5, 0.2, 0.1, 0.05, 0.8, 0.9):
            for fy in (0.5, 0.3, 0.8):
                at = (box.x + box.w * fx, box.y + box.h * fy)
                if self.table.stage.piece_at(*at) == piece:
                    return at
        raise AssertionError(f"{piece} is hidden under others")

    def play(self, move: Move, way: str = "drag") -> None:
        """Make a move with the pointer ("drag", "click") or with the keyboard alone ("key")."""
        table = self.table
        self.rest(0.3)  # fresh buttons take no click
        paths = table.hand.reach.paths(move)
        buttons = [n for n, choice in enumerate(table.stage.prompt.matter.choices) if choice.does == move]
        gesture = next((path for path in paths if path.kind != "button"), None)
        if gesture is None:
            self._button(buttons[0], way)
            return
        if way == "key":
            self._by_keys(gesture)
        elif gesture.kind == "tap":
            self.click(self._grip_of(paths))
            if table.hand.lifted:  # it can go somewhere, too: a second click uses it where it lies
                self.click(self._grip_of(paths))
        elif way == "drag":
            self.drag(self._grip_of(paths), self.centre(gesture.target))
        else:
            self.click(self._grip_of(paths))
            self.click(self.centre(gesture.target))
        if table.choosing:
            self.rest(0.3)
            numbers = [n for n, choice in enumerate(table.stage.prompt.matter.choices) if choice.does == move]
            self._button(numbers[0], way)

    def _grip_of(self, paths: list[Way]) -> tuple[float, float]:
        for path in paths:
            try:
                return self.grip(path.piece)
            except AssertionError:
                continue
        raise AssertionError(f"none of {[path.piece for path in paths]} can be touched")

    def _button(self, n: int, way: str) -> None:
        if way == "key" and n < 9:
            self.key(str(n + 1))
        else:
            self.click(self.table.stage.prompt.button_rect(n).center)

    def play_by_keys(self, move: Move) -> None:
        """Make the gesture of a move with the keyboard, and nothing after it."""
        gesture = next(path for path in self.table.hand.reach.paths(move) if path.kind != "button")
        self._by_keys(gesture)

    def _by_keys(self, path: Way) -> None:
        hand = self.table.hand
        same = (
            {p for p in hand.reach.sources if hand.reach.taps.get(p) == hand.reach.taps[path.piece]}
            if path.kind == "tap"
            else {
                piece
                for piece in hand.reach.sources
                if path.target in hand.reach.drops(piece)
                and hand.reach.moves_for(piece, path.target) == hand.reach.moves_for(path.piece, path.target)
            }
        )
        self._tab_to(same)
        self.key("return")
        if path.kind == "drag" or self.table.hand.lifted:
            self._tab_to({path.target or self.table.hand.lifted})
            self.key("return")

    def _tab_to(self, names: set[str]) -> None:
        for _ in range(120):
            if self.table.hand.focus in names:
                return
            self.key("tab")
        raise AssertionError(f"the keyboard does not reach any of {names}")
