"""A line of text the player writes, with any input method."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from client.ui.controls import TARGET, Press
from client.ui.input import Key, Touch, begin_text, end_text, pasted
from client.ui.painters import type as setting
from client.ui.widgets import SANS, Look


class Field(Press):
    """One line of text on a wax tablet; `told` gets the text whenever it changes.

    Text the input method is still composing shows underlined and is not part of the value.
    """

    stretch = True

    def __init__(
        self, text: str, told: Callable[[str], object], *, name: str, hint: str = "", most: int = 24
    ) -> None:
        super().__init__(lambda: None, name=name)
        self.text, self.hint, self.most = text, hint, most
        self.caret = len(text)
        self.composing = ""
        self._told = told
        self.weight = 1.0

    def wide(self, look: Look) -> int:
        return look.grown(260)

    def narrow(self, look: Look) -> int:
        return look.grown(150)

    def high(self, look: Look, width: int) -> int:
        return max(look.px(TARGET), round(look.font(21) * 1.9))

    # ------------------------------------------------------------ writing
    def focus(self, has: bool) -> None:
        if has and not self.focused:
            begin_text(self.rect)
        elif self.focused and not has:
            end_text()
            self.composing = ""
        super().focus(has)

    def touch(self, touch: Touch) -> None:
        if touch.kind == "press" and self.look:
            offset = touch.at[0] - self._left(self.look)
            px = self.look.font(21)
            ends = [setting.width(SANS, px, self.text[:n]) for n in range(len(self.text) + 1)]
            self.caret = min(range(len(ends)), key=lambda n: abs(ends[n] - offset))
            self.stale = True

    def key(self, key: Key) -> bool:
        if self.composing:
            return key.name not in ("up", "down")
        if key.ctrl and key.name == "v":
            self._write(pasted())
        elif key.name in ("left", "right", "home", "end"):
            step = {"left": self.caret - 1, "right": self.caret + 1, "home": 0, "end": len(self.text)}
            self.caret = max(0, min(len(self.text), step[key.name]))
        elif key.name == "backspace" and self.caret:
            self._put(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        elif key.name == "delete":
            self._put(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)
        elif key.name in ("up", "down", "enter", "pageup", "pagedown", "f11") or key.ctrl or key.alt:
            return False
        self.stale = True
        return True

    def type(self, event: Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.composing = ""
            self._write(event.text)
        else:
            self.composing = event.text
        self.stale = True
        return True

    def _write(self, more: str) -> None:
        clean = "".join(c for c in more if not unicodedata.category(c).startswith("C"))
        clean = clean[: max(0, self.most - len(self.text))]
        if clean:
            text = self.text[: self.caret] + clean + self.text[self.caret :]
            self._put(text, self.caret + len(clean))

    def _put(self, text: str, caret: int) -> None:
        self.text, self.caret = text, caret
        self._told(text)

    # ------------------------------------------------------------ showing
    def _left(self, look: Look) -> int:
        """Where the text begins; a text wider than its field shows the part round the caret."""
        room = self.rect.w - look.px(28)
        before = setting.width(SANS, look.font(21), self.text[: self.caret] + self.composing)
        return self.rect.x + look.px(14) - max(0, before - room)

    def draw(self, target: Surface) -> None:
        if self.look is None or self.rect.w < 20:
            return
        look = self.look
        sheet = look.paint.panel("wax", self.rect.size)
        target.blit(sheet.surface, sheet.at(*self.rect.topleft))
        old = target.get_clip()
        target.set_clip(old.clip(self.rect.inflate(-look.px(16), 0)))
        self._line(target, look)
        target.set_clip(old)
        self.ring(target)

    def _line(self, target: Surface, look: Look) -> None:
        px = look.font(21)
        measure = setting.metrics(SANS, px)
        y = round(self.rect.centery - measure.cap_top - measure.cap / 2)
        x = self._left(look)
        if not self.text and not self.composing and self.hint:
            target.blit(setting.line(self.hint, px, "#a99a84", SANS), (x, y))
        shown = self.text[: self.caret] + self.composing + self.text[self.caret :]
        if shown:
            target.blit(setting.line(shown, px, "#f7ecd6", SANS), (x, y))
        start = x + setting.width(SANS, px, self.text[: self.caret])
        end = x + setting.width(SANS, px, self.text[: self.caret] + self.composing)
        high = round(measure.cap * 1.7)
        if self.composing:
            target.fill((255, 233, 184), Rect(start, self.rect.centery + high // 2, end - start, look.px(2)))
        if self.focused:
            target.fill((255, 233, 184), Rect(end, self.rect.centery - high // 2, look.px(2), high))
