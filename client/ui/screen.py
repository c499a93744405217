"""What a screen owes the program that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface
from pygame.event import Event

if TYPE_CHECKING:
    from client.ui.app import App


class Screen:
    """One full window of things to see and do. The program calls it; it draws only what changed.

    `lively`: something moves, so that frames come at 60 a second. `over`: it lies over the screen below it,
    whose picture it finds on the canvas when it is resized. `untold`: it is showing something of its game
    that nobody may know before it is shown.
    """

    lively = False
    over = False
    untold = False

    def __init__(self, app: App) -> None:
        self.app = app

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out anew for this size; the next draw paints all of it."""

    def prepare(self, size: tuple[int, int]) -> Iterator[None]:
        """Be laid out and painted step by step before one is seen; being shown costs little after that."""
        yield
        self.resize(size)

    def event(self, event: Event) -> None:
        """Something happened."""

    def update(self, dt: float) -> None:
        """So many seconds went by, at most 0.05."""

    def draw(self, surface: Surface) -> list[Rect]:
        """Paint what changed and say where; an empty list when nothing did."""
        return []

    def close(self) -> None:
        """The screen is taken away; what must not be lost is saved here."""
