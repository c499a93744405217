"""Widgets that do something: button, toggle, slider, choice, plate to press."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from client.ui.boxes import Box
from client.ui.input import Key, Touch
from client.ui.painters import type as setting
from client.ui.trim import groove, knob, switch
from client.ui.widgets import SANS, Label, Look, Widget, colour

Act = Callable[[], object]
TARGET = 46.0  # least height of anything to press, design pixels
PRESS = ("enter", "space")


class Press(Widget):
    """Something that acts when clicked, or when Enter or Space is pressed on it."""

    takes_focus = True
    stretch = False

    def __init__(self, act: Act, *, name: str = "", on: bool = True) -> None:
        super().__init__()
        self.act, self.name, self.on = act, name, on

    def touch(self, touch: Touch) -> None:
        if touch.kind == "press":
            self.pressed, self.stale = True, True
        elif self.pressed and touch.kind in ("click", "drop", "leave"):
            self.pressed, self.stale = False, True
            if touch.kind != "leave" and self.rect.collidepoint(touch.at) and self.on:
                self.act()

    def key(self, key: Key) -> bool:
        if key.name in PRESS and not key.ctrl and not key.alt:
            if self.on:
                self.act()
            return True
        return False

    def ring(self, target: Surface) -> None:
        """The glow round whatever has the focus."""
        if self.focused and self.look is not None:
            halo = self.look.paint.halo("rect", self.rect.size, 0.7)
            target.blit(halo.surface, halo.at(*self.rect.topleft))

    def reach(self) -> Rect:
        edge = self.look.px(26) if self.look else 0
        return self.rect.inflate(2 * edge, 2 * edge)


class Button(Press):
    """A plate with a label, an icon or both. style: brass (the main thing), dark (the rest), go (begin)."""

    def __init__(
        self,
        label: str,
        act: Act,
        *,
        style: str = "dark",
        icon: str = "",
        name: str = "",
        on: bool = True,
        size: float = 20,
        wide: float = 0,
        high: float = TARGET,
        fill: bool = False,
    ) -> None:
        super().__init__(act, name=name or f"button.{label or icon}", on=on)
        self.label, self.style, self.icon, self.size = label, style, icon, size
        self.least, self.height = wide, high
        self.stretch = fill
        self.weight = 1.0 if fill else 0.0

    def _icon(self, look: Look) -> int:
        return round(look.font(self.size) * 1.25) if self.icon else 0

    def _text(self, look: Look) -> int:
        return setting.width(SANS, look.font(self.size), self.label, True) if self.label else 0

    def wide(self, look: Look) -> int:
        gap = look.px(9) if self.icon and self.label else 0
        need = self._icon(look) + gap + self._text(look) + look.px(20 if not self.label else 38)
        return max(need, look.px(self.least), look.px(TARGET))

    def narrow(self, look: Look) -> int:
        return self.wide(look)

    def high(self, look: Look, width: int) -> int:
        return max(look.px(self.height), round(look.font(self.size) * 1.9))

    def draw(self, target: Surface) -> None:
        if self.look is None or self.rect.w < 8:
            return
        state = "off" if not self.on else "down" if self.pressed else "hover" if self.hovered else "calm"
        plate = self.look.paint.button("", self.rect.size, style=self.style, state=state)
        target.blit(plate.surface, plate.at(*self.rect.topleft))
        self._face(target, self.look, state)
        self.ring(target)

    def _face(self, target: Surface, look: Look, state: str) -> None:
        """Icon and label on the plate; a label too wide for it is set smaller."""
        ink = {"brass": "#1a0d02", "dark": "#fff6dc", "go": "#f4fff0"}[self.style]
        ink = "#b8ac98" if state == "off" and self.style != "brass" else ink
        icon, gap = self._icon(look), look.px(9) if self.icon and self.label else 0
        room = self.rect.w - look.px(16) - icon - gap
        px = look.font(self.size)
        text = self._text(look)
        if text > room > 0:
            px = max(8, int(px * room / text))
            text = setting.width(SANS, px, self.label, True)
        x = self.rect.centerx - (icon + gap + text) // 2
        y = self.rect.centery + (look.px(1.5) if state == "down" else 0)
        if self.icon:
            sign = look.paint.icon(self.icon, icon, ink)
            target.blit(sign, (x, y - sign.get_height() // 2))
        if self.label:
            line = setting.line(self.label, px, ink, SANS, heavy=True)
            measure = setting.metrics(SANS, px)
            target.blit(line, (x + icon + gap, round(y - measure.cap_top - measure.cap / 2)))


class Toggle(Press):
    """A switch with its label; `act` gets the new state."""

    def __init__(self, on: bool, act: Callable[[bool], object], *, name: str) -> None:
        super().__init__(self._flip, name=name)
        self.state, self._told = on, act

    def _flip(self) -> None:
        self.state, self.stale = not self.state, True
        self._told(self.state)

    def wide(self, look: Look) -> int:
        return look.grown(84)

    def narrow(self, look: Look) -> int:
        return self.wide(look)

    def high(self, look: Look, width: int) -> int:
        return look.grown(TARGET)

    def key(self, key: Key) -> bool:
        if key.name in ("left", "right"):
            if self.state != (key.name == "right"):
                self._flip()
            return True
        return super().key(key)

    def draw(self, target: Surface) -> None:
        if self.look is not None:
            target.blit(switch(self.rect.size, self.state), self.rect)
            self.ring(target)


class Slider(Press):
    """A brass knob in a groove for a number between two ends; `act` gets every new value."""

    stretch = True

    def __init__(
        self,
        value: float,
        low: float,
        high: float,
        step: float,
        act: Callable[[float], object],
        *,
        name: str,
        show: Callable[[float], str] = str,
        late: bool = False,
    ) -> None:
        super().__init__(lambda: None, name=name)
        self.value, self.low, self.top, self.step = value, low, high, step
        self._told, self._show, self._late = act, show, late
        self.weight = 1.0

    def wide(self, look: Look) -> int:
        return look.grown(420)

    def narrow(self, look: Look) -> int:
        return look.grown(200)

    def high(self, look: Look, width: int) -> int:
        return look.grown(TARGET)

    def _label(self, look: Look) -> int:
        texts = (self._show(self.low), self._show(self.top))
        return max(setting.width(SANS, look.font(20), text, True) for text in texts) + look.px(14)

    def _groove(self, look: Look) -> Rect:
        size = round(self.rect.h * 0.8)
        left, right = self.rect.x + size // 2, self.rect.right - self._label(look) - size // 2
        height = look.px(12)
        return Rect(left, self.rect.centery - height // 2, max(8, right - left), height)

    def _set(self, value: float, done: bool = True) -> None:
        steps = round((value - self.low) / self.step)
        value = max(self.low, min(self.top, self.low + steps * self.step))
        changed = value != self.value
        if changed:
            self.value, self.stale = value, True
        if (changed and not self._late) or (done and self._late):
            self._told(value)

    def touch(self, touch: Touch) -> None:
        if self.look is None or touch.kind not in ("press", "drag", "drop", "click"):
            return
        line = self._groove(self.look)
        share = (touch.at[0] - line.x) / line.w
        self.pressed = touch.kind in ("press", "drag")
        self._set(self.low + share * (self.top - self.low), done=not self.pressed)

    def key(self, key: Key) -> bool:
        if key.name not in ("left", "right"):
            return False
        self._set(self.value + (self.step if key.name == "right" else -self.step))
        return True

    def draw(self, target: Surface) -> None:
        if self.look is None:
            return
        line = self._groove(self.look)
        at = round((self.value - self.low) / (self.top - self.low) * line.w)
        target.blit(groove(line.size, at), line)
        button = knob(round(self.rect.h * 0.78))
        target.blit(button.surface, button.centred(line.x + at, self.rect.centery))
        px = self.look.font(20)
        ink = setting.line(self._show(self.value), px, "#fdf2d8", SANS, heavy=True)
        measure = setting.metrics(SANS, px)
        y = round(self.rect.centery - measure.cap_top - measure.cap / 2)
        target.blit(ink, (self.rect.right - ink.get_width(), y))
        self.ring(target)


class Choice(Box):
    """A few values side by side, of which one is lit; `act` gets the value chosen."""

    stretch = False

    def __init__(
        self,
        values: Sequence[tuple[object, str]],
        chosen: object,
        act: Callable[[object], object],
        *,
        name: str,
        size: float = 20,
    ) -> None:
        self.name = name
        self._told = act
        keys = [value for value, _ in values]
        super().__init__(*[self._button(v, text, v == chosen, size) for v, text in values], gap=8)
        self.chosen = keys.index(chosen) if chosen in keys else 0
        self.name = name

    def _button(self, value: object, text: str, lit: bool, size: float) -> Button:
        return Segment(text, lambda: self._told(value), lit=lit, name=f"{self.name}.{value}", size=size)

    def wide(self, look: Look) -> int:
        return sum(part.wide(look) for part in self.inside) + look.px(self.gap) * (len(self.inside) - 1)

    def narrow(self, look: Look) -> int:
        return max(part.wide(look) for part in self.inside)

    def _lines(self, look: Look, width: int) -> list[list[Widget]]:
        lines: list[list[Widget]] = [[]]
        used = 0
        for part in self.inside:
            need = part.wide(look)
            if lines[-1] and used + need > width:
                lines.append([])
                used = 0
            lines[-1].append(part)
            used += need + look.px(self.gap)
        return lines

    def high(self, look: Look, width: int) -> int:
        lines = len(self._lines(look, width))
        return lines * self.inside[0].high(look, width) + look.px(self.gap) * (lines - 1)

    def place(self, look: Look, rect: Rect) -> None:
        Widget.place(self, look, rect)
        gap, y = look.px(self.gap), rect.y
        for line in self._lines(look, rect.w):
            x, height = rect.x, line[0].high(look, rect.w)
            for part in line:
                width = min(part.wide(look), rect.w)
                part.place(look, Rect(x, y, width, height))
                x += width + gap
            y += height + gap


class Segment(Button):
    """One value of a choice: brass when it is the chosen one, with a dot so that colour is not all."""

    def __init__(self, label: str, act: Act, *, lit: bool, name: str, size: float = 20) -> None:
        super().__init__(
            label, act, style="brass" if lit else "dark", icon="check" if lit else "", name=name, size=size
        )
        self.lit = lit

    def _icon(self, look: Look) -> int:
        return round(look.font(self.size) * 0.95)

    def wide(self, look: Look) -> int:
        return self._text(look) + self._icon(look) + look.px(40)

    def _face(self, target: Surface, look: Look, state: str) -> None:
        if self.lit:
            super()._face(target, look, state)
            return
        px = look.font(self.size)
        line = setting.line(self.label, px, "#fff6dc", SANS, heavy=True)
        measure = setting.metrics(SANS, px)
        y = self.rect.centery - measure.cap_top - measure.cap / 2
        target.blit(line, (self.rect.centerx - line.get_width() // 2, round(y)))


class Plate(Press):
    """A painted panel that can be pressed as a whole, with one widget on it, in its middle or at its top."""

    stretch = True

    def __init__(
        self,
        inside: Widget,
        act: Act,
        *,
        name: str,
        kind: str = "walnut",
        pad: float = 18,
        on: bool = True,
        top: bool = False,
    ) -> None:
        super().__init__(act, name=name, on=on)
        self.inside, self.kind, self.pad, self.top = inside, kind, pad, top

    def parts(self):  # type: ignore[no-untyped-def]
        yield self.inside

    def under(self, at: tuple[int, int]) -> Widget | None:
        return Widget.under(self, at)

    def wide(self, look: Look) -> int:
        return self.inside.wide(look) + 2 * look.px(self.pad)

    def narrow(self, look: Look) -> int:
        return self.inside.narrow(look) + 2 * look.px(self.pad)

    def high(self, look: Look, width: int) -> int:
        pad = 2 * look.px(self.pad)
        return max(look.px(TARGET), self.inside.high(look, max(1, width - pad)) + pad)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        pad = 2 * look.px(self.pad)
        inner = rect.inflate(-pad, -pad)
        need = min(inner.h, self.inside.high(look, inner.w))
        down = 0 if self.top else (inner.h - need) // 2
        self.inside.place(look, Rect(inner.x, inner.y + down, inner.w, need))

    def draw(self, target: Surface) -> None:
        if self.look is None or self.rect.w < 16:
            return
        sheet = self.look.paint.panel(self.kind, self.rect.size)
        target.blit(sheet.surface, sheet.at(*self.rect.topleft))
        self.inside.draw(target)
        if self.hovered and not self.focused and self.on:
            halo = self.look.paint.halo("rect", self.rect.size, 0.35)
            target.blit(halo.surface, halo.at(*self.rect.topleft))
        self.ring(target)


class Link(Press):
    """A word or two to press, set like a link."""

    def __init__(self, label: str, act: Act, *, name: str, size: float = 20, tone: str = "link") -> None:
        super().__init__(act, name=name)
        self.text = Label(label, size, tone)
        self.stretch = True

    def wide(self, look: Look) -> int:
        return self.text.wide(look) + look.px(16)

    def narrow(self, look: Look) -> int:
        return self.text.narrow(look) + look.px(16)

    def high(self, look: Look, width: int) -> int:
        return max(look.px(TARGET), self.text.high(look, width - look.px(16)) + look.px(8))

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self.text.place(look, rect.inflate(-look.px(16), 0))

    def draw(self, target: Surface) -> None:
        self.text.rect.center = self.rect.center  # a view that scrolls moves the link alone
        self.text.draw(target)
        if self.hovered and self.look is not None:
            y = self.text.rect.bottom - self.look.px(6)
            line = (self.text.rect.x, y, self.text.rect.w, self.look.px(2))
            target.fill(setting.rgb(colour(self.text.tone)), line)
        self.ring(target)
