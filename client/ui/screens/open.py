"""How a table is opened: a new game, a saved one to go on with, a finished one to watch."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from client.ui.screens.notes import MessageScreen
from client.ui.screens.saved import told

if TYPE_CHECKING:
    from client.room.saves import SaveProblem
    from client.room.session import Session
    from client.ui.app import App


def play(app: App, session: Session) -> None:
    """Sit down at the table of this session."""
    from client.ui.tabletop import Tabletop

    app.go(Tabletop(app, session))
    _warn(app, session)


def resume(app: App, path: Path) -> None:
    """Go on with a saved game; a sentence instead of a table when it cannot be opened."""
    from client.room.saves import SaveProblem, Saves
    from client.room.session import Session

    try:
        session = Session.load(path, saves=Saves(path.parent), autoplay=app.settings.autoplay)
    except SaveProblem as wrong:
        _refuse(app, wrong)
        return
    play(app, session)


def watch(app: App, path: Path) -> None:
    """Watch a record from its beginning."""
    from client.room.saves import SaveProblem
    from client.ui.screens.watch import WatchScreen

    try:
        screen = WatchScreen.of(app, path)
    except SaveProblem as wrong:
        _refuse(app, wrong)
        return
    app.go(screen)
    _warn(app, screen.replay)


def again(app: App, session: Session) -> None:
    """The same chairs and house rules, another seed."""
    import secrets

    from client.room.saves import Saves
    from client.room.session import Session as New

    made = New.new(
        session.game.name,
        session.setup,
        session.chairs,
        f"{secrets.randbelow(10**8):08d}",
        saves=Saves(),
        autoplay=app.settings.autoplay,
    )
    play(app, made)


def _warn(app: App, session: Session) -> None:
    """Say what could not be read of a game that is shown as far as it could."""
    if session.problem:
        app.over(MessageScreen(app, app.words("common.saved.partly_title"), told(session.problem, app.words)))


def _refuse(app: App, wrong: SaveProblem) -> None:
    """Say it over the screen seen, or over the start screen when the program has just begun."""
    if not app.stack:
        from client.ui import launch

        launch.start(app)
    app.over(MessageScreen(app, app.words("common.saved.refused"), told(wrong.trouble, app.words)))
