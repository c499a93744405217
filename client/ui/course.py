"""The course of the game on the screen: ticks of the session become acts, one after another, at a pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client.room.dice import Thrown
from client.rules.play import Beat, Chance, Decision, Move
from client.ui.desk import Desk
from client.ui.motion import PACES, SPEEDS, Acts, Call, Flight, Flights, Pause
from client.ui.scene import Scene
from client.ui.tray import Tray

if TYPE_CHECKING:
    from client.room.session import Tick

READ = 1.6  # seconds to read a line told in large letters
SCORED = 0.35  # seconds to read a line of the scoresheet
ENOUGH = 40  # ticks in one frame when nothing is shown of them


class Tumble:
    """Dice on their way."""

    def __init__(self, tray: Tray, start: Callable[[], None]) -> None:
        self._tray, self._start, self._begun = tray, start, False
        self._sound = tray.desk.app.sound

    def step(self, seconds: float) -> bool:
        """Let time pass."""
        if not self._begun:
            self._begun = True
            self._start()
        before = self._tray.time
        self._tray.time += seconds
        force = self._tray.knocks(before, self._tray.time)
        if force:
            self._sound.play("dice", 0.25 + 0.75 * force)
        return self._tray.moving

    def finish(self) -> None:
        """The dice lie."""
        if not self._begun:
            self._begun = True
            self._start()
        self._tray.finish()


class Course:
    """Drives the session and turns what happens into acts.

    `changed` is told when the table is another one and says which flights are seen, `happened` what a tick
    was, and `refresh` is called when the acts that show it are on their way.
    """

    def __init__(
        self,
        desk: Desk,
        scene: Scene,
        acts: Acts,
        tray: Tray,
        changed: Callable[[list[Flight]], list[Flight]],
        happened: Callable[[Tick], None],
        refresh: Callable[[], None],
    ) -> None:
        self.desk, self.scene, self.acts, self.tray = desk, scene, acts, tray
        self._changed, self._happened, self._refresh = changed, happened, refresh
        self.held = False  # nothing goes on while a curtain or another screen stands before the table
        self.tick: Tick | None = None  # what is being shown
        self.untold = 0  # lines of the journal whose dice are still in the air
        self._thrown = False  # the human has thrown the dice now asked for

    @property
    def speed(self) -> float:
        """How long motion takes, 1 at normal speed, 0 for none."""
        settings = self.desk.app.settings
        return 0.0 if settings.reduced_motion else SPEEDS[settings.animation]

    @property
    def pace(self) -> float:
        """Seconds to rest after a bot's move."""
        return PACES[self.desk.app.settings.bot_pace]

    @property
    def waits_for_throw(self) -> bool:
        """Whether a human's dice wait to be thrown by hand."""
        asks = self.desk.session.play.asks
        return (
            isinstance(asks, Chance)
            and asks.kind == "roll"
            and asks.seat in self.desk.session.humans
            and self.desk.app.settings.throw_by_hand
            and not self._thrown
        )

    def throw(self) -> None:
        """The human's hand has thrown."""
        self._thrown = True

    def advance(self) -> bool:
        """Go on with the game as far as it goes without a human or an act; whether anything happened."""
        session = self.desk.session
        any_ = False
        for _ in range(ENOUGH):
            if self.held or self.acts.running or session.curtain is not None or self.waits_for_throw:
                break
            tick = session.tick()
            if tick is None:
                break
            any_ = True
            self._thrown = False
            self._show(tick)
        return any_

    def answer(self, move: Move) -> None:
        """The human's move."""
        self._show(self.desk.session.answer(move))

    def catch_up(self) -> None:
        """Show the table as it is now, after an undo or a redo."""
        self.tray.recall()
        self._sync()

    def _show(self, tick: Tick) -> None:
        self.tick = tick
        asked = tick.asked
        outcome = tick.answer
        thrown = isinstance(asked, Chance) and asked.kind == "roll" and bool(self.desk.layout.looks.dice)
        if isinstance(asked, Chance) and thrown and outcome and not isinstance(outcome, Move):
            self._roll(asked, outcome)
            self.untold += len(tick.entries)
            self.acts.add(Call(lambda: self._told(tick)), Pause(0.25 if self.speed else 0.0))
            self._refresh()
            return
        self._land(tick)

    def _told(self, tick: Tick) -> None:
        """The dice lie: what they say may be read."""
        self.untold -= len(tick.entries)
        self._land(tick)

    def _roll(self, chance: Chance, outcome: tuple[int, ...]) -> None:
        thrown, still = Thrown(chance, outcome, len(self.desk.session.answers) - 1), self.speed == 0
        self.acts.add(Tumble(self.tray, lambda: self.tray.throw(thrown, still=still)))

    def _land(self, tick: Tick) -> None:
        """Show what a tick changed, then rest a moment when it was not the player's own doing."""
        self._happened(tick)
        moved = self._sync()
        rest = self._rest(tick, moved)
        if rest > 0:
            self.acts.add(Pause(rest))

    def _rest(self, tick: Tick, moved: bool) -> float:
        if self.speed == 0 and self.pace == 0:
            return 0.0
        if self._told_large(tick):
            return max(self.pace * 2.4, READ * (self.speed > 0))
        if self._scores(tick.asked):
            last = not self._scores(self.desk.session.play.asks)
            return max(self.pace * 0.5, SCORED * (self.speed > 0)) + last * 2 * READ
        if tick.kind == "beat":
            return self.pace * (0.55 if moved else 0.4) if tick.entries else 0.0
        bot = isinstance(tick.asked, Decision) and tick.seat not in self.desk.session.humans
        return self.pace if bot else 0.0

    def _told_large(self, tick: Tick) -> bool:
        """Whether a tick is a beat that the scroll over the board tells or that leads to it."""
        looks = self.desk.layout.looks
        return isinstance(tick.asked, Beat) and tick.asked.say in (*looks.scroll, *looks.slow)

    def _scores(self, asked: object) -> bool:
        """Whether this is a beat that the scoresheet tells."""
        plan = self.desk.layout.scoresheet
        return plan is not None and isinstance(asked, Beat) and asked.say in plan.told

    def _sync(self) -> bool:
        """Let the scene follow the game; whether pieces fly."""
        flights = self._changed(self.scene.sync(self.desk.seen(self.eyes)))
        if flights and self.speed > 0:
            self.acts.first(Flights(flights, self.speed), Call(self._settled))
        else:
            self._settled()
        self._refresh()
        return bool(flights)

    def _settled(self) -> None:
        self.desk.settled = self.scene.table
        self.desk.flying.clear()

    @property
    def eyes(self) -> int | None:
        """Whose eyes look at the table now; nobody's while a curtain must stand."""
        return None if self.desk.session.curtain is not None else self.desk.session.eyes
