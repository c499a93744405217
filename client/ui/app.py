"""The window and its loop: one display, a stack of screens, the words, the painters, the settings."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import time
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from client.ui.input import end_text, key
from client.ui.painters import svg
from client.ui.screen import Screen
from client.ui.widgets import Look
from client.ui.words import Words

if TYPE_CHECKING:
    from client.room.session import Session
    from client.room.settings import Settings
    from client.ui.painters import Painter
    from client.ui.projector import Projector

LEAST = (1024, 600)
ICON = 64  # pixels of the picture that the desktop shows for the window
FRAME = 36  # pixels of the desktop's height that the frame of a window may take
QUIET = 0.2  # seconds without a further change of size until the screens are laid out anew
AWAKE = 2.0  # seconds after the last input during which frames come fast
DOZING = 20  # frames a second after that, as long as nothing moves
LONGEST = 0.05  # seconds a frame may claim to have lasted, after the system held the window
_BEFORE = {
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    "SDL_IME_SHOW_UI": "1",
}
_CLASS = "SDL_VIDEO_X11_WMCLASS"
_HANDS = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
    pygame.KEYDOWN,
    pygame.TEXTINPUT,
)
_AIMED = _HANDS[:4]  # what points at a place, which is not where it seems while the old picture is scaled
_log = logging.getLogger(__name__)


class NoWindow(RuntimeError):
    """The window cannot be opened; the text is one sentence with the remedy."""


def scale_of(size: tuple[int, int]) -> float:
    """Real pixels of a design pixel in a window of this size."""
    width, height = size
    return (height if width >= height else width) / 1080


class App:
    """One window with its stack of screens; the top one is seen and gets the events."""

    def __init__(
        self,
        settings: Settings,
        *,
        size: tuple[int, int] | None = None,
        fullscreen: bool | None = None,
        language: str = "",
    ) -> None:
        self.settings = settings
        self.words = Words(language or settings.language)
        self.running = True
        self.stack: list[Screen] = []
        self.projector: Projector | None = None
        self._painters: dict[tuple[Any, ...], Painter] = {}
        self._sound: Any = None
        self._wanted: float | None = None  # when a change of size is to be acted on
        self._awake = 0.0
        self._keeps_size = size is None
        self._open(size or settings.window, settings.fullscreen if fullscreen is None else fullscreen)

    # ------------------------------------------------------------ the window
    def _open(self, size: tuple[int, int], fullscreen: bool) -> None:
        for name, value in _BEFORE.items():
            os.environ.setdefault(name, value)
        if os.environ.get(_CLASS) in (None, os.path.basename(sys.argv[0])):  # the library's own default
            os.environ[_CLASS] = "triclinium"
        _be_sharp()
        try:
            pygame.display.init()
            if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("there is neither X11 nor Wayland")  # SDL would draw where nobody sees it
            pygame.font.init()
            self._window(size)
        except pygame.error as wrong:
            raise NoWindow(_no_window(str(wrong))) from None
        pygame.display.set_caption("Triclinium")
        pygame.display.set_icon(svg.draw("common", "emblem-triclinium", (ICON, ICON)))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the module's own window has no other way to a minimum size
            self.window = pygame.Window.from_display_module()
        self.window.minimum_size = LEAST
        if _crowds(self.size):  # its frame would push the lower edge off the screen
            self.window.maximize()
        self.canvas = Surface(self._display.get_size()).convert()
        self._clock = pygame.time.Clock()
        end_text()
        if fullscreen:
            self.fullscreen(True)

    def _window(self, size: tuple[int, int]) -> None:
        plain = pygame.display.get_driver() == "x11" and "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ
        if plain:  # SDL would present through a texture, which is twenty times slower without a GPU
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        try:
            pygame.display.set_mode(_fitting(size), pygame.RESIZABLE)
        except pygame.error:
            if not plain:
                raise
            del os.environ["SDL_FRAMEBUFFER_ACCELERATION"]
            pygame.display.set_mode(_fitting(size), pygame.RESIZABLE)

    @property
    def _display(self) -> Surface:
        surface = pygame.display.get_surface()
        assert surface is not None  # the window is opened before anything is shown
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in real pixels."""
        return self._display.get_size()

    def fullscreen(self, on: bool) -> None:
        """Fill the desktop, or become a window again."""
        if on:
            self._filled = self._filled if self.is_fullscreen else _crowds(self.size)
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
            if self._filled:  # as it was before, with its frame on the screen
                self.window.maximize()
        self.is_fullscreen = on
        self._wanted = time.monotonic()

    is_fullscreen = False
    _filled = False

    # ------------------------------------------------------------ what the screens use
    def painter(self, game: str = "common") -> Painter:
        """The painter of a game at the window's scale, the chosen text scale and language."""
        from client.ui.painters import Painter

        wanted = (scale_of(self.size), self.settings.text / 100, self.words.language)
        for old in [made for made in self._painters if made[1:] != wanted]:
            del self._painters[old]
        if (game, *wanted) not in self._painters:
            k, text, language = wanted
            self._painters[(game, *wanted)] = Painter(game, k, text=text, lang=language)
        return self._painters[(game, *wanted)]

    def look(self, game: str = "common") -> Look:
        """With what the widgets of a screen measure and paint."""
        return Look(self.painter(game), self.words, scale_of(self.size), self.settings.text / 100)

    @property
    def sound(self) -> Any:
        """The sounds, silent where the machine has none; made when first used."""
        if self._sound is None:
            from client.ui.sound import Sound

            self._sound = Sound(self.settings)
        return self._sound

    def changed(self, **values: object) -> None:
        """Take over changed settings, keep them on disk, and show everything accordingly."""
        self.settings = self.settings.changed(**values)
        trouble = self.settings.save()
        if trouble:
            _log.warning("%s", trouble)
        if "language" in values:
            self.words.switch(self.settings.language)
        if "fullscreen" in values and self.settings.fullscreen != self.is_fullscreen:
            self.fullscreen(self.settings.fullscreen)
        if values.keys() & {"language", "text"}:
            self._wanted = time.monotonic()
        if self._sound is not None:
            self._sound.settings = self.settings

    # ------------------------------------------------------------ the second window
    def project(self, session: Session | None) -> None:
        """Show this session's public table in a second window, or close that window."""
        if session is None:
            if self.projector is not None:
                self.projector.close()
            self.projector = None
        elif self.projector is not None:
            self.projector.sit(session, self._untold)
        else:
            from client.ui.projector import Projector

            self.projector = Projector(self, session, self._untold)

    def _untold(self) -> bool:
        """Whether dice are in the air on the table, so that nobody may read yet how they will fall."""
        return bool(self.stack) and self.stack[0].untold

    # ------------------------------------------------------------ the stack of screens
    def go(self, screen: Screen) -> None:
        """Leave all screens for this one; a projector goes on with its game, if it has one."""
        for left in reversed(self.stack):
            left.close()
        self.stack = [screen]
        self._show(screen)
        played: Session | None = getattr(screen, "session", None)
        if self.projector is not None and self.projector.session is not played:
            self.project(played)

    def over(self, screen: Screen) -> None:
        """Lay a screen over the one seen."""
        self.stack.append(screen)
        self._show(screen)

    def back(self) -> None:
        """Take the top screen away; the last one stays."""
        if len(self.stack) > 1:
            self.stack.pop().close()
            end_text()
            self._lay()

    def quit(self) -> None:
        """End the program; every screen saves what must not be lost."""
        for left in reversed(self.stack):
            left.close()
        self.stack = []
        self.project(None)
        self.running = False

    def _show(self, screen: Screen) -> None:
        end_text()
        screen.resize(self.size)
        self._present()

    def _lay(self) -> None:
        """Lay out every screen anew, the lowest first, since one that lies over shows the one below."""
        if self.canvas.get_size() != self.size:
            self.canvas = Surface(self.size).convert()
        for screen in list(self.stack):
            screen.resize(self.size)
            screen.draw(self.canvas)
        self._put([self.canvas.get_rect()])

    # ------------------------------------------------------------ the loop
    def run(self, begin: Callable[[App], object]) -> None:
        """Let `begin` show the first screen and go on until the program is left."""
        try:
            begin(self)
            while self.running:
                self.frame()
        finally:
            self.quit()
            self._keep_size()
            self._display_closed()

    def _keep_size(self) -> None:
        """The next window is as large as this one was."""
        if self._keeps_size and not self.is_fullscreen and self.size != self.settings.window:
            self.changed(window=self.size)

    def _display_closed(self) -> None:
        """Drop every surface of the window before the library goes."""
        self._painters.clear()
        self.canvas = Surface((1, 1))
        if self._sound is not None:
            self._sound.close()
        pygame.quit()

    def frame(self) -> None:
        """One turn of the loop: events, time, drawing of what changed."""
        lively = bool(self.stack) and self.stack[-1].lively
        awake = lively or time.monotonic() - self._awake < AWAKE
        dt = min(LONGEST, self._clock.tick(60 if awake else DOZING) / 1000)
        for event in self._events():
            self._event(event)
            if not self.stack:
                return
        if self._wanted is not None and time.monotonic() >= self._wanted:
            self._wanted = None
            self._lay()
        top = self.stack[-1]
        top.update(dt)
        if self.running and self._wanted is None:
            self._present()
        if self.projector is not None:
            self.projector.update()

    def _events(self) -> list[Event]:
        """The waiting events; of a row of pointer moves only the last one counts."""
        events: list[Event] = []
        for event in pygame.event.get():
            if events and event.type == pygame.MOUSEMOTION == events[-1].type:
                events.pop()
            events.append(event)
        return events

    def _event(self, event: Event) -> None:
        window = getattr(event, "window", None)
        if self.projector is not None and window is self.projector.window:
            if self.projector.event(event):
                self.project(None)
        elif event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._stretch()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            if self._wanted is None and self.canvas.get_size() == self.size:
                self._put([self.canvas.get_rect()])
        else:
            if event.type in _HANDS:
                self._awake = time.monotonic()
            pressed = key(event)
            if pressed and (pressed.name == "f11" or (pressed.name == "enter" and pressed.alt)):
                self.changed(fullscreen=not self.is_fullscreen)
            elif self.stack and (self._wanted is None or event.type not in _AIMED):
                self.stack[-1].event(event)

    def _stretch(self) -> None:
        """The window changed its size: show the old picture scaled until it has been quiet for a while."""
        self._wanted = time.monotonic() + QUIET
        pygame.transform.scale(self.canvas, self.size, self._display)
        pygame.display.flip()

    def _present(self) -> None:
        if self.stack:
            self._put(self.stack[-1].draw(self.canvas))

    def _put(self, rects: list[Rect]) -> None:
        """Bring these parts of the canvas to the window."""
        if not rects:
            return
        for rect in rects:
            self._display.blit(self.canvas, rect, rect)
        pygame.display.update(rects)


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """The size, at least the least and no larger than the desktop lets a window be."""
    width, height = max(LEAST[0], size[0]), max(LEAST[1], size[1])
    if pygame.display.get_driver() == "dummy":
        return width, height
    desktop = pygame.display.get_desktop_sizes()[0]
    return min(width, max(LEAST[0], desktop[0])), min(height, max(LEAST[1], desktop[1]))


def _crowds(size: tuple[int, int]) -> bool:
    """Whether a window of this size leaves the desktop no room for its frame."""
    if pygame.display.get_driver() == "dummy":
        return False
    width, height = pygame.display.get_desktop_sizes()[0]
    return size[0] >= width or size[1] > height - FRAME


def _be_sharp() -> None:
    """Ask Windows for real pixels instead of a picture it scales up."""
    if os.name == "nt":
        import ctypes

        with contextlib.suppress(AttributeError, OSError):  # older systems do not know the call
            ctypes.windll.shcore.SetProcessDpiAwareness(2)  # type: ignore[attr-defined]


def _no_window(reason: str) -> str:
    return (
        f"Triclinium found no screen to open its window on ({reason}); start it from a desktop session, "
        "set DISPLAY or WAYLAND_DISPLAY, or use a command that needs no window, such as: triclinium simulate"
    )
