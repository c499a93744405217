"""Two short screens: a message with its way on, and the curtain between two people's hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from pygame import Surface

from client.ui.boxes import Flow, Margin, Panel, Stack
from client.ui.controls import Button
from client.ui.page import Page
from client.ui.widgets import Heading, Label, Look, Picture, Widget

if TYPE_CHECKING:
    from client.ui.app import App


class MessageScreen(Page):
    """Something that must be said. ways: (label, what it does) from left to right; none: only back."""

    over = True

    def __init__(
        self, app: App, title: str, text: str, ways: Sequence[tuple[str, Callable[[], object]]] = ()
    ) -> None:
        super().__init__(app)
        self.title, self.text = title, text
        self.ways = list(ways)

    def first(self) -> str:
        return "way.0"

    def build(self) -> Widget:
        ways = self.ways or [(self.app.words("common.back"), self.app.back)]
        buttons = [
            Button(label, act, style="dark" if place else "brass", name=f"way.{place}", wide=190, high=54)
            for place, (label, act) in enumerate(ways)
        ]
        head = Label(self.title, 30, "ink_heading", face="serif", heavy=True)
        sheet = Panel(
            Stack(head, Label(self.text, 22, "ink"), Flow(*buttons, gap=36), gap=22), "parchment", pad=46
        )
        return Middle(Margin(sheet, most=860))


class CurtainScreen(Page):
    """Hides everything until the one whose turn it is sits before the screen. `lift` is called then.

    Nothing of the table below is drawn, not even dimmed; the click or key that lifts the curtain does
    nothing else. `menu` opens the menu of the table over it, for whoever wants to leave without looking.
    """

    def __init__(
        self, app: App, name: str, mark: int, lift: Callable[[], object], menu: Callable[[], object]
    ) -> None:
        super().__init__(app)
        self.name, self.mark, self._lift, self._menu = name, mark, lift, menu

    def first(self) -> str:
        return "lift"

    def escape(self) -> None:
        """The curtain is no way back, but one to the menu."""
        self._menu()

    def build(self) -> Widget:
        words = self.app.words
        badge = Picture(lambda look, size: look.paint.badge(self.mark, min(size)), 1.0, width=132, grows=True)
        title = Heading(words("common.curtain.title", self.name), 50, "ink_heading", effect="", tracking=0.04)
        title.stretch = True
        text = Label(words("common.curtain.text", self.name), 23, "ink", align="centre")
        lift = Button(
            words("common.curtain.lift", self.name),
            self.lift,
            style="go",
            icon="eye",
            size=24,
            high=66,
            wide=320,
            name="lift",
        )
        menu = Button(words("common.curtain.menu"), self._menu, icon="menu", name="menu", wide=200, high=50)
        stack = Stack(badge, title, text, lift, menu, gap=22, align="centre")
        return Middle(Margin(Panel(stack, "frame", pad=54), most=880))

    def lift(self) -> None:
        """The right person is here."""
        self.app.back()
        self._lift()

    def decorate(self, ground: Surface, look: Look) -> None:
        """Heavy folds of red cloth from edge to edge."""
        hang(ground)


class Middle(Margin):
    """One widget in the middle of the screen, scrolling when it is higher."""

    def __init__(self, inside: Widget) -> None:
        from client.ui.boxes import Scroll

        super().__init__(Scroll(inside, name="middle"))


def hang(ground: Surface) -> None:
    """Paint a curtain: uneven folds of crimson, darker towards the foot, with a golden hem."""
    from client.ui.painters.surfaces import MULT, gradient

    width, height = ground.get_size()
    rng, x = Random(4), 0
    tones = [
        (0, (58, 10, 13)),
        (0.34, (138, 26, 30)),
        (0.48, (172, 42, 40)),
        (0.66, (112, 19, 24)),
        (1, (52, 9, 12)),
    ]
    stops = [(place, (*tone, 255)) for place, tone in tones]
    while x < width:
        fold = round(height * (0.05 + 0.075 * rng.random()))
        ground.blit(gradient(fold, height, stops, down=False), (x, 0))
        x += fold
    ends = [(0, (255, 240, 222, 255)), (0.4, (226, 212, 204, 255)), (1, (112, 98, 96, 255))]
    ground.blit(gradient(width, height, ends), (0, 0), special_flags=MULT)
    hem = max(8, height // 70)
    gold = gradient(
        width, hem, [(0, (236, 200, 116, 255)), (0.5, (168, 122, 48, 255)), (1, (74, 46, 14, 255))]
    )
    ground.blit(gold, (0, height - 2 * hem))
    fringe = gradient(width, hem, [(0, (120, 80, 26, 255)), (1, (44, 26, 8, 255))])
    ground.blit(fringe, (0, height - hem))
