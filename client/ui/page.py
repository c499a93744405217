"""A screen made of widgets on the wooden table: pointer and keyboard focus, drawing of what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from client.ui.boxes import Frame, Scroll
from client.ui.input import Key, Pointer, Touch, key
from client.ui.screen import Screen
from client.ui.widgets import Look, Widget

if TYPE_CHECKING:
    from client.ui.app import App

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
TEXT = (pygame.TEXTINPUT, pygame.TEXTEDITING)
VEIL = (14, 7, 3, 168)


class Page(Screen):
    """A screen whose content is one tree of widgets, built anew whenever what it shows has changed."""

    game = "common"  # whose painter it uses
    gradual = False  # whether the first picture is table and top only, the panels being laid a moment later

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pointer = Pointer()
        self.root = Widget()
        self.size = (0, 0)
        self.focused: Widget | None = None
        self.keyed = False  # whether the keyboard leads: only then the focus is shown
        self.grabbed: Widget | None = None
        self.hovered: Widget | None = None
        self._ground = Surface((1, 1))
        self._all = True
        self._begun = not self.gradual

    # ------------------------------------------------------------ for the screens themselves
    def build(self) -> Widget:
        """The widgets as they are now."""
        raise NotImplementedError

    def first(self) -> str:
        """The name of the widget that has the focus at first."""
        return ""

    def escape(self) -> None:
        """Esc was pressed."""
        self.app.back()

    def decorate(self, ground: Surface, look: Look) -> None:
        """Lay things on the table before the widgets."""

    def keys(self, pressed: Key) -> bool:
        """A key that no widget took; whether it meant something here."""
        return False

    @property
    def look(self) -> Look:
        """With what this page measures and paints."""
        return self.app.look(self.game)

    def rebuild(self) -> None:
        """Show what has changed; focus and scrolling stay where they were."""
        name = self.focused.name if self.focused else ""
        offsets = {w.name: w.offset for w in self.root.walk() if isinstance(w, Scroll)}
        self.grabbed = self.hovered = self.focused = None
        self.pointer.forget()
        self.root = self.build()
        self._place()
        for view in self._scrolls():
            if view.name in offsets:
                view.to(offsets[view.name])
        self._focus(self._named(name) or self._named(self.first()), show=False)
        self._all = True

    def _named(self, name: str) -> Widget | None:
        return next((w for w in self.root.walk() if w.takes_focus and w.name == name), None) if name else None

    def _scrolls(self) -> list[Scroll]:
        return [w for w in self.root.walk() if isinstance(w, Scroll)]

    # ------------------------------------------------------------ the screen protocol
    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.pointer.k = self.look.k
        self._ground = self._floor(size)
        self.rebuild()

    def _floor(self, size: tuple[int, int]) -> Surface:
        if self.over:
            ground = _far(self.app.canvas)
            veil = Surface(size, pygame.SRCALPHA)
            veil.fill(VEIL)
            ground.blit(veil, (0, 0))
            return ground
        ground = self.look.paint.table(size).copy()
        self.decorate(ground, self.look)
        return ground

    def area(self) -> Rect:
        """Where the widgets stand."""
        edge = self.look.px(12)
        return Rect((0, 0), self.size).inflate(-2 * edge, -2 * edge)

    def _place(self) -> None:
        self.root.place(self.look, self.area())

    @property
    def lively(self) -> bool:  # type: ignore[override]
        """Whether panels are still to be laid."""
        return self.gradual and self._all

    def draw(self, surface: Surface) -> list[Rect]:
        begins, self._begun = not self._begun, True
        if begins and isinstance(self.root, Frame):
            surface.blit(self._ground, (0, 0))
            self.root.inside[0].draw(surface)
            return [surface.get_rect()]
        if not self._all and not Widget.waiting:
            return []
        whole = surface.get_rect()
        mine = {id(widget) for widget in self.root.walk()}
        dirty = [widget.reach().clip(whole) for widget in Widget.waiting if id(widget) in mine]
        Widget.waiting.clear()
        if self._all:
            self._all, dirty = False, [whole]
        return [self._paint(surface, rect) for rect in dirty if rect.w and rect.h]

    def _paint(self, surface: Surface, rect: Rect) -> Rect:
        surface.set_clip(rect)
        surface.blit(self._ground, rect, rect)
        self.root.draw(surface)
        surface.set_clip(None)
        return rect

    def update(self, dt: float) -> None:
        touch = self.pointer.wait(dt)
        if touch and self.grabbed:
            self.grabbed.touch(touch)

    def event(self, event: Event) -> None:
        if event.type in TEXT:
            if self.focused:
                self.focused.type(event)
            return
        pressed = key(event)
        if pressed:
            self._key(pressed)
            return
        touch = self.pointer.read(event)
        if touch:
            self._touch(touch)

    # ------------------------------------------------------------ pointer
    def _touch(self, touch: Touch) -> None:
        if touch.kind in ("move", "leave"):
            self._hover(None if touch.kind == "leave" else self.root.under(touch.at))
        elif touch.kind == "wheel":
            view = self._view(touch.at)
            if view:
                view.touch(touch)
                self._hover(self.root.under(touch.at))
        elif touch.kind == "press":
            self._press(touch)
        elif self.grabbed:
            self._go_on(touch)

    def _press(self, touch: Touch) -> None:
        self.keyed = False
        target = self.root.under(touch.at)
        if target:
            self._focus(target, show=False)
        self.grabbed = target or self._view(touch.at)
        if self.grabbed:
            self.grabbed.touch(touch)

    def _go_on(self, touch: Touch) -> None:
        """A drag or the end of a press; a drag that begins on a button inside a view scrolls the view."""
        grabbed = self.grabbed
        if grabbed is None:
            return
        if touch.kind == "drag" and not isinstance(grabbed, Scroll) and not hasattr(grabbed, "value"):
            view = self._view(touch.start)
            if view and view.spare and not hasattr(grabbed, "caret"):
                grabbed.touch(touch._replace(kind="leave"))
                self.grabbed = grabbed = view
        if touch.kind in ("click", "drop"):
            self.grabbed = None
            if touch.kind == "click" and grabbed.takes_focus:
                self.app.sound.play("click")
        grabbed.touch(touch)

    def _view(self, at: tuple[int, int]) -> Scroll | None:
        found = [view for view in self._scrolls() if view.rect.collidepoint(at)]
        return found[-1] if found else None

    def _hover(self, target: Widget | None) -> None:
        if target is not self.hovered:
            if self.hovered:
                self.hovered.hover(False)
            self.hovered = target
            if target:
                target.hover(True)

    # ------------------------------------------------------------ keyboard
    def _focus(self, target: Widget | None, *, show: bool = True) -> None:
        if self.focused and self.focused is not target:
            self.focused.focus(False)
        self.focused = target
        if target and (self.keyed or hasattr(target, "caret")):
            target.focus(True)
            if show:
                for view in self._scrolls():
                    if target in view.walk():
                        view.show(target)

    def _key(self, pressed: Key) -> None:
        started, self.keyed = self.keyed, True
        if pressed.name == "escape":
            self.escape()
        elif pressed.name == "tab":
            self._step(-1 if pressed.shift else 1, started)
        elif self.focused and self.focused.key(pressed):
            self._focus(self.focused)
            if pressed.name in ("enter", "space") and self.focused and not hasattr(self.focused, "caret"):
                self.app.sound.play("click")
        elif self.keys(pressed) or (pressed.name in ARROWS and self._go(ARROWS[pressed.name], started)):
            pass
        else:
            self._scroll_by_key(pressed)

    def _stops(self) -> list[Widget]:
        return [w for w in self.root.walk() if w.takes_focus]

    def _step(self, by: int, started: bool) -> None:
        stops = self._stops()
        if not stops:
            return
        if self.focused in stops:
            place = stops.index(self.focused)
            place = (place + by) % len(stops) if started or self.focused.focused else place
        else:
            place = 0 if by > 0 else -1
        self._focus(stops[place])

    def _go(self, way: tuple[int, int], started: bool) -> bool:
        """Move the focus to the nearest widget in that direction; whether there was one."""
        if self.focused is None or not started:
            self._step(0 if self.focused else 1, False)
            return True
        here = Rect(self.focused.rect)
        best, least = None, 1e9
        for other in self._stops():
            gap = _distance(here, other.rect, way)
            if other is not self.focused and gap < least:
                best, least = other, gap
        if best:
            self._focus(best)
        return best is not None

    def _scroll_by_key(self, pressed: Key) -> None:
        views = [v for v in self._scrolls() if v.spare]
        near = [v for v in views if self.focused and self.focused in v.walk()]
        for view in near or views:
            if view.key(pressed):
                return


def _far(picture: Surface) -> Surface:
    """The picture out of focus, so that what lies over it is read without disturbance."""
    width, height = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(2, width // 12), max(2, height // 12)))
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), (width, height)).convert()


def _distance(here: Rect, there: Rect, way: tuple[int, int]) -> float:
    """How far a place lies in that direction, 1e9 when it does not; sideways counts double."""
    along = (there.centerx - here.centerx) * way[0] + (there.centery - here.centery) * way[1]
    if way[0]:
        ahead = there.left >= here.right - 2 if way[0] > 0 else there.right <= here.left + 2
        aside = (
            max(0, there.top - here.bottom, here.top - there.bottom) + abs(there.centery - here.centery) * 0.1
        )
    else:
        ahead = there.top >= here.bottom - 2 if way[1] > 0 else there.bottom <= here.top + 2
        aside = (
            max(0, there.left - here.right, here.left - there.right) + abs(there.centerx - here.centerx) * 0.1
        )
    return along + 2 * aside if ahead and along > 0 else 1e9
