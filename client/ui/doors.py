"""The screens that open over a table: rulebook, settings, menu, result and the curtain."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from client.room.session import Session
    from client.ui.app import App


class Doors:
    """Opens screens over the table of one session; each is loaded when it is first wanted."""

    def __init__(self, app: App, session: Session) -> None:
        self._app, self._session = app, session

    def book(self, anchor: str = "") -> None:
        """The rulebook, at an anchor when one is given."""
        from client.ui.screens.rules import RulesScreen

        self._app.over(RulesScreen(self._app, self._session.game.name, anchor))

    def gear(self) -> None:
        """The settings."""
        from client.ui.screens.settings import SettingsScreen

        self._app.over(SettingsScreen(self._app))

    def menu(self) -> None:
        """The menu of the table."""
        from client.ui.screens.settings import PauseScreen

        self._app.over(PauseScreen(self._app, self._session))

    def result(self) -> None:
        """How the game ended."""
        from client.ui.screens.result import ResultScreen

        self._app.over(ResultScreen(self._app, self._session))

    def curtain(self, name: str, tone: int, lift: Callable[[], object]) -> None:
        """What hides everything until the one of this name sits before the screen."""
        from client.ui.screens.notes import CurtainScreen

        self._app.over(CurtainScreen(self._app, name, tone, lift, self.menu))
