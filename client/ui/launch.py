"""Opening the window on one of its screens, and taking pictures of screens without a window."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from client.room.settings import Settings
from client.ui.app import App

if TYPE_CHECKING:
    from pygame import Surface

    from client.room.session import Session

SCREENS = ("table", "start", "chairs", "result", "rules")
LONGEST = 20.0  # seconds of CPU after which a picture is taken although something still moves


def window(
    begin: Callable[[App], object],
    *,
    size: tuple[int, int] | None = None,
    fullscreen: bool | None = None,
    language: str = "",
) -> None:
    """Open the window, let `begin` show its first screen, and go on until it is left.

    NoWindow, one sentence with the remedy, when there is no screen. Settings give what is not said here.
    """
    app = App(Settings.load(), size=size, fullscreen=fullscreen, language=language)
    app.run(begin)


def start(app: App) -> None:
    """The start screen, with a word about damaged settings."""
    from client.ui.screens.notes import MessageScreen
    from client.ui.screens.start import StartScreen

    app.go(StartScreen(app))
    if app.settings.problem:
        app.over(MessageScreen(app, app.words("common.settings.damaged"), app.settings.problem))


def table(session: Session) -> Callable[[App], object]:
    """The table of this session."""
    from client.ui.screens import open as opening

    return lambda app: opening.play(app, session)


def resume(path: Path) -> Callable[[App], object]:
    """A saved game to go on with, laid over the start screen when it cannot be opened."""
    return _opened("resume", path)


def watch(path: Path) -> Callable[[App], object]:
    """A saved game to watch."""
    return _opened("watch", path)


def _opened(how: str, path: Path) -> Callable[[App], object]:
    def begin(app: App) -> None:
        from client.ui.screens import open as opening

        getattr(opening, how)(app, path)

    return begin


def picture(
    screen: str,
    game: str,
    session: Session | None = None,
    *,
    size: tuple[int, int] = (1920, 1080),
    language: str = "en",
) -> Surface:
    """One of SCREENS as it looks at rest; "table" and "result" want a session. Needs no display."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    app = App(Settings(language=language, animation="off", bot_pace="off"), size=size, fullscreen=False)
    _show(app, screen, game, session)
    until = time.process_time() + LONGEST  # on a busy machine a table takes its time
    app.frame()
    while app.stack[-1].lively and time.process_time() < until:
        app.frame()
    return app.canvas


def _show(app: App, screen: str, game: str, session: Session | None) -> None:
    from client.ui.screens import chairs, result, rules
    from client.ui.tabletop import Tabletop

    if screen == "start":
        start(app)
    elif screen == "chairs":
        app.go(chairs.ChairsScreen(app, game))
    elif screen == "rules":
        start(app)
        app.over(rules.RulesScreen(app, game))
    elif session is None:
        raise ValueError(f"a picture of the {screen} wants a game in progress")
    else:
        app.go(Tabletop(app, session))
        if screen == "result":
            app.over(result.ResultScreen(app, session))
