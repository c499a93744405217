"""What the player's hands do, read from events alone: the one module that knows pointer and keyboard.

Positions come from events and never from the devices, so posted events reach the program like real ones.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame.event import Event

Point = tuple[int, int]
SLACK = 7  # design pixels a pressed pointer may tremble before a click becomes a drag
HOLD = 0.5  # seconds until a press that stays where it is asks to look


class Touch(NamedTuple):
    """One thing the pointer did.

    kind: "move" (nothing pressed), "press", "click" (released where it was pressed), "drag" (every move after
    the slack), "drop" (the end of a drag), "look" (right button, or a long press), "wheel" (`by` in notches,
    up and right positive), "leave" (the pointer left the window).
    """

    kind: str
    at: Point
    start: Point = (0, 0)
    by: tuple[float, float] = (0.0, 0.0)


class Key(NamedTuple):
    """A pressed key by its name ("enter", "escape", "tab", "left", "a", "f11"), and what was held with it."""

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False


_NAMES = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
}


def key(event: Event) -> Key | None:
    """The key of this event, or None when it is no key press."""
    if event.type != pygame.KEYDOWN:
        return None
    mod = getattr(event, "mod", 0)
    name = _NAMES.get(event.key) or pygame.key.name(event.key)
    ctrl = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    return Key(name, bool(mod & pygame.KMOD_SHIFT), ctrl, bool(mod & pygame.KMOD_ALT))


class Pointer:
    """Turns mouse events into touches; `k` is the number of real pixels of a design pixel."""

    def __init__(self, k: float = 1.0) -> None:
        self.k = k
        self.at: Point | None = None
        self.start: Point | None = None
        self.dragging = False
        self._held = 0.0
        self._looked = False

    def read(self, event: Event) -> Touch | None:
        """What this event means, or None when it is none of the pointer's."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(_point(event))
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(_point(event), event.button)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(_point(event))
        if event.type == pygame.MOUSEWHEEL and self.at:
            by = (getattr(event, "precise_x", event.x), getattr(event, "precise_y", event.y))
            return Touch("wheel", self.at, by=by)
        if event.type == pygame.WINDOWLEAVE and self.start is None:
            last, self.at = self.at or (-1, -1), None
            return Touch("leave", last)
        return None

    def wait(self, seconds: float) -> Touch | None:
        """Time went by; a press that stayed where it was becomes a look, once."""
        if self.start is None or self.dragging or self._looked:
            return None
        self._held += seconds
        if self._held < HOLD:
            return None
        self._looked = True
        return Touch("look", self.start, self.start)

    def forget(self) -> None:
        """Let go of a press, as when the screen under it changed."""
        self.start, self.dragging, self._looked = None, False, False

    def _move(self, at: Point) -> Touch | None:
        self.at = at
        if self.start is None:
            return Touch("move", at)
        if not self.dragging and math.dist(at, self.start) > SLACK * self.k:
            self.dragging = True
        return Touch("drag", at, self.start) if self.dragging else None

    def _down(self, at: Point, button: int) -> Touch | None:
        self.at = at
        if button == 3:
            return Touch("look", at, at)
        if button != 1:
            return None
        self.start, self.dragging, self._held, self._looked = at, False, 0.0, False
        return Touch("press", at, at)

    def _up(self, at: Point) -> Touch | None:
        self.at = at
        start, dragging, looked = self.start, self.dragging, self._looked
        self.forget()
        if start is None or looked:
            return Touch("move", at)
        return Touch("drop" if dragging else "click", at, start)


def _point(event: Event) -> Point:
    x, y = event.pos
    return int(x), int(y)


def begin_text(place: pygame.Rect) -> None:
    """Let the keyboard and its input method write; candidates show beside this place."""
    pygame.key.start_text_input()
    pygame.key.set_text_input_rect(place)


def end_text() -> None:
    """Keys are keys again."""
    pygame.key.stop_text_input()


def pasted() -> str:
    """The text on the clipboard, "" where there is none."""
    try:
        return str(pygame.scrap.get_text() or "")
    except pygame.error:
        return ""
