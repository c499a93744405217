"""While a table is laid: the word for it at once, the work between frames, the table when it stands."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from client.room.saves import SaveProblem
from client.ui.boxes import Stack
from client.ui.cover import logo
from client.ui.page import Page
from client.ui.screens.notes import Middle
from client.ui.trim import divider
from client.ui.widgets import Heading, Picture, Plain, Widget

if TYPE_CHECKING:
    from client.room.session import Session
    from client.ui.app import App
    from client.ui.screens.watch import WatchScreen
    from client.ui.tabletop import Tabletop

SLICE = 0.03  # seconds a frame spends on laying the table


class LayingScreen(Page):
    """Lies over the screen one comes from until `make` has made the table and that has painted itself.

    `sit` takes the table that is ready, `refuse` the reason why there is none; `session` is the game where it
    has begun before its table is made.
    """

    lively = True

    def __init__(
        self,
        app: App,
        make: Callable[[], Tabletop | WatchScreen],
        sit: Callable[[Tabletop | WatchScreen], object],
        refuse: Callable[[SaveProblem], object],
        session: Session | None = None,
    ) -> None:
        super().__init__(app)
        self.over = bool(app.stack)
        self._make, self._sit, self._refuse = make, sit, refuse
        self._session = session
        self._table: Tabletop | WatchScreen | None = None
        self._steps: Iterator[None] = iter(())

    def build(self) -> Widget:
        sign = Picture(logo, 1.0, width=132)
        title = Heading(self.app.words("common.laying"), 54)
        line = Plain(lambda t, look, r: t.blit(divider(r.w, r.h, "#c99f58"), r), 620, 16)
        for part in (sign, title, line):
            part.stretch = False
        return Middle(Stack(sign, title, line, gap=16, align="centre"))

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self._steps = self._laying()

    def _laying(self) -> Iterator[None]:
        """Make the table and let it paint itself; a table that is made is only laid anew."""
        if self._table is None:
            self._table = self._make()
            yield
        yield from self._table.prepare(self.size)

    def update(self, dt: float) -> None:
        """Lay the table for a moment, so that the window goes on listening."""
        until = time.perf_counter() + SLICE
        try:
            for _ in self._steps:
                if time.perf_counter() > until:
                    return
        except SaveProblem as wrong:
            self._refuse(wrong)
            return
        table, self._table, self._session = self._table, None, None
        assert table is not None  # it is the first of the steps
        self._sit(table)

    def close(self) -> None:
        """Nobody sits down at a table that is not ready."""
        left = self._table or self._session
        if left is not None:
            left.close()
