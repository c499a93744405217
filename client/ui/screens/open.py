"""How a table is opened: a new game, a saved one to go on with, a finished one to watch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from client.ui.screens.laying import LayingScreen
from client.ui.screens.notes import MessageScreen
from client.ui.screens.saved import told

if TYPE_CHECKING:
    from client.room.saves import SaveProblem
    from client.room.session import Session
    from client.ui.app import App
    from client.ui.screens.watch import WatchScreen
    from client.ui.tabletop import Tabletop


def play(app: App, session: Session) -> None:
    """Sit down at the table of this session."""
    _lay(app, lambda: _table(app, session), session)


def resume(app: App, path: Path) -> None:
    """Go on with a saved game; a sentence instead of a table when it cannot be opened."""
    _lay(app, lambda: _table(app, _loaded(app, path)))


def watch(app: App, path: Path) -> None:
    """Watch a record from its beginning."""
    _lay(app, lambda: _viewer(app, path))


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


def _lay(app: App, make: Callable[[], Tabletop | WatchScreen], session: Session | None = None) -> None:
    """Say that a table is being laid, and sit down at it when it is."""

    def refuse(wrong: SaveProblem) -> None:
        _refuse(app, wrong)

    app.over(LayingScreen(app, make, lambda table: _sit(app, table), refuse, session))


def _table(app: App, session: Session) -> Tabletop:
    from client.ui.tabletop import Tabletop

    return Tabletop(app, session)


def _loaded(app: App, path: Path) -> Session:
    from client.room.saves import Saves
    from client.room.session import Session

    return Session.load(path, saves=Saves(path.parent), autoplay=app.settings.autoplay)


def _viewer(app: App, path: Path) -> WatchScreen:
    from client.ui.screens.watch import WatchScreen

    return WatchScreen.of(app, path)


def _sit(app: App, table: Tabletop | WatchScreen) -> None:
    """Leave everything for this table; say what could not be read of a game shown as far as it could."""
    app.go(table)
    problem = table.session.problem
    if problem:
        app.over(MessageScreen(app, app.words("common.saved.partly_title"), told(problem, app.words)))


def _refuse(app: App, wrong: SaveProblem) -> None:
    """Say it over the screen one came from, or over the start screen when the program has just begun."""
    if len(app.stack) > 1:
        app.back()
    else:
        from client.ui import launch

        launch.start(app)
    app.over(MessageScreen(app, app.words("common.saved.refused"), told(wrong.trouble, app.words)))
