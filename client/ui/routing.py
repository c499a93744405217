"""Where pointer and keyboard go: to a part that holds the pointer, to the hand, to an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.rules.play import Move
from client.ui import matters
from client.ui.input import Key, Touch
from client.ui.look import Sight
from client.ui.part import Part

if TYPE_CHECKING:
    from client.ui.tabletop import Tabletop

HOVER = 0.35  # seconds the pointer rests on a thing until the look panel shows it
AWAY = float("inf")  # rested so long that only a movement counts: the keys decide what is looked at
KEYS = {
    "u": "undo",
    "backspace": "undo",
    "r": "redo",
    "h": "hint",
    "f1": "book",
    "b": "book",
    "o": "gear",
    "m": "menu",
}


class Routing:
    """Directs what the hands do at one table screen."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self._grabbed: Part | None = None
        self._rested = 0.0

    # -- the pointer ----------------------------------------------------------------------------------------

    def touch(self, touch: Touch) -> None:
        """The pointer did something."""
        stage = self.table.stage
        if touch.kind in ("move", "leave", "drag"):
            self._rested = 0.0
        if touch.kind == "look":
            self._pin(touch)
            return
        if touch.kind == "wheel":
            under = stage.part_at(touch.at)
            if under is not None:
                under.touch(touch)
            return
        if touch.kind == "press":
            self._grabbed = stage.part_at(touch.at)
        if touch.kind in ("move", "leave"):
            stage.prompt.touch(touch)
            stage.foot.touch(touch)
        if self._grabbed is not None and touch.kind not in ("move", "leave"):
            self._on_part(self._grabbed, touch)
        else:
            self._on_table(touch)

    def _on_table(self, touch: Touch) -> None:
        """The pointer over the table: a click ends what is under way, else the hand acts."""
        table = self.table
        if table.acts.running:
            if touch.kind == "click":
                table.hurry()
            return
        table.stage.lens.follow(*touch.at)
        table.done(table.hand.touch(table.stage.lens.through(touch)))

    def _on_part(self, part: Part, touch: Touch) -> None:
        """A press that began on a part belongs to it until the release."""
        table, stage = self.table, self.table.stage
        took = part.touch(touch)
        if part is stage.tray:
            self._on_tray(took, touch)
        elif touch.kind == "click" and part is stage.prompt:
            table.press(stage.prompt.at(*touch.at))
        elif touch.kind == "click" and part is stage.foot and stage.foot.at(*touch.at):
            table.do(stage.foot.at(*touch.at))
        elif took and part is stage.look and touch.kind == "click":
            table.doors.book(stage.look.rule())
        if touch.kind in ("click", "drop"):
            stage.prompt.down, stage.foot.down = -1, ""
            self._grabbed = None

    def _on_tray(self, threw: bool, touch: Touch) -> None:
        if threw and self.table.course.waits_for_throw:
            self.table.do("throw")
        elif touch.kind == "click" and self.table.acts.running:
            self.table.hurry()

    def _pin(self, touch: Touch) -> None:
        """Keep what lies under the pointer in the look panel, or let it go."""
        stage = self.table.stage
        sight = stage.sight_at(*stage.lens.through(touch).at)
        if sight is not None:
            stage.look.show(sight, pin=True)
        elif stage.look.pinned:
            stage.look.show(stage.look.sight, pin=True)

    def rest(self, seconds: float) -> None:
        """The pointer rests: the look panel shows what lies under it."""
        stage, at = self.table.stage, self.table.pointer.at
        if at is None or self.table.hand.lifted:
            return
        before, self._rested = self._rested, self._rested + seconds
        if before < HOVER <= self._rested:
            sight = stage.sight_at(*stage.lens.here_or_there(*at))
            if sight is not None:
                stage.look.show(sight)
                stage.stale = True

    def show(self, sight: Sight) -> None:
        """The table itself has something to look at, until the pointer moves."""
        self._rested = AWAY
        self.table.stage.look.show(sight)

    def again(self) -> None:
        """The table has changed: what lies under a pointer that still rests may be something else."""
        if HOVER <= self._rested < AWAY:
            self._rested = 0.0

    # -- the keyboard ---------------------------------------------------------------------------------------

    def key(self, pressed: Key) -> None:
        """A key was pressed."""
        table = self.table
        self._rested = AWAY
        if table.acts.running and pressed.name in ("space", "enter", "escape"):
            table.hurry()
        elif table.question and pressed.name == "enter":
            table.press(0)
        elif not self._shortcut(pressed) and not table.acts.running:
            done = table.hand.key(pressed)
            if done.kind:
                table.done(done)
                self._look_at_focus()
            elif pressed.name == "escape":
                table.escape()

    def _look_at_focus(self) -> None:
        stage = self.table.stage
        box = stage.box(self.table.hand.focus)
        if box is None:
            return
        stage.lens.follow(*box.centre)
        sight = stage.sight_at(*box.centre)
        if sight is not None:
            stage.look.show(sight)

    def _shortcut(self, pressed: Key) -> bool:
        """Letters and numbers; whether the key was one of them."""
        table, name = self.table, pressed.name
        if name == "space" and table.course.waits_for_throw:
            table.do("throw")
        elif name.isdigit() and len(name) == 1:
            table.press((int(name) - 1) % 10)
        elif name in ("p", "d"):
            self._press_bare()
        else:
            held = {"z": "redo" if pressed.shift else "undo", "y": "redo"}
            action = (held if pressed.ctrl else KEYS).get(name)
            if action is None:
                return False
            if action not in table.stage.foot.off:
                table.do(action)
        return True

    def _press_bare(self) -> None:
        """Pass or be done: the one button that is about no piece."""
        choices = self.table.stage.prompt.matter.choices
        found = [n for n, c in enumerate(choices) if isinstance(c.does, Move) and matters.bare(c.does)]
        if len(found) == 1:
            self.table.press(found[0])
