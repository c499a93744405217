"""A game being played in a room: who is asked, whose eyes may look, the way back, the file that keeps it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeGuard

from client.ai.policy import Choice
from client.room import saves as files
from client.room.dice import Tally, Thrown, drawn, last_throw, seal, tallies
from client.room.history import History, Undone
from client.room.journal import Entry, Event, shows_more
from client.room.keeper import Keeper
from client.room.saves import Saves
from client.room.seats import Chair, Thinks, Thought
from client.rules import game as game_of
from client.rules.play import (
    NATURE,
    Answer,
    Beat,
    Chance,
    Decision,
    Game,
    IllegalMove,
    Move,
    Play,
    Score,
    Setup,
)
from client.rules.record import Header, Transcript
from client.rules.table import Table

HINTS = "hard"  # the level that answers for a hint
_WORLDS = 40  # in how many worlds that the public holds possible a forced move must be forced to play itself


class Tick(NamedTuple):
    """One thing that happened, without what the eyes at the screen may not know.

    kind: "beat", "chance" or "move". A hidden shuffle has the outcome (), another's private answer None,
    another's list of moves is empty. `reason`: words keys of why a bot chose so.
    """

    kind: str
    seat: int
    asked: Decision | Chance | Beat
    answer: Answer
    entries: tuple[Entry, ...]
    reason: tuple[str, ...] = ()


class Session:
    """A game with its chairs; the window and the commands drive only this.

    `tick` does at most one thing. `problem` is one sentence when the loaded file held more than could be
    played, "" otherwise.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        chairs: Iterable[Chair],
        seed: str,
        *,
        saves: Saves | None = None,
        thinker: Thinks | None = None,
        autoplay: bool = True,
    ) -> None:
        self.game, self.setup, self.seed, self.chairs = game, setup, str(seed), tuple(chairs)
        if len(self.chairs) != setup.seats:
            raise ValueError(f"{setup.seats} seats need as many chairs, not {len(self.chairs)}")
        self.humans = tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "human")
        self.autoplay = autoplay
        self.problem = ""
        self._history = History(game, setup, self.humans)
        self._redo: list[tuple[list[Undone], list[Event]]] = []
        self._settled = -1  # how many events there were when a tick found that a human must answer
        self._looking: int | None = None
        self._thought = Thought(thinker)
        self._hinted: Choice | None = None
        self._keeper = Keeper(saves, self.record)

    @classmethod
    def new(
        cls,
        name: str,
        setup: Setup,
        chairs: Iterable[Chair],
        seed: str,
        *,
        saves: Saves | None = None,
        thinker: Thinks | None = None,
        autoplay: bool = True,
    ) -> Session:
        """Start a game; with `saves` it is on the disk from now on. ValueError for a bad name or setup."""
        made = cls(game_of(name), setup, chairs, seed, saves=saves, thinker=thinker, autoplay=autoplay)
        made._keeper.begin()
        return made

    @classmethod
    def load(
        cls,
        path: Path,
        *,
        saves: Saves | None = None,
        thinker: Thinks | None = None,
        autoplay: bool = True,
        upto: int | None = None,
    ) -> Session:
        """Replay a record, checking every answer, and go on from its end or from the first fault.

        With `saves` the game goes on in the same file, and a damaged one is kept aside. `upto`: only so many
        answers. SaveProblem, one sentence, for a file that cannot be opened.
        """
        reading = files.read(path)
        header = reading.header
        game = files.dealt(reading).game
        chairs = files.chairs_of(header.chairs, header.setup.seats)
        made = cls(game, header.setup, chairs, header.seed, saves=saves, thinker=thinker, autoplay=autoplay)
        made._replay(reading, upto)
        made._history.undone = [found for note in header.notes if (found := Undone.parse(note))]
        aside = made._keeper.resume(path, bool(made.problem))
        if aside and isinstance(made.problem, files.Trouble):
            made.problem = made.problem.kept_as(aside)
        return made

    @classmethod
    def again(cls, other: Session, chairs: Iterable[Chair], *, thinker: Thinks | None = None) -> Session:
        """The same game at the same point with other chairs, kept in no file."""
        made = cls(other.game, other.setup, chairs, other.seed, thinker=thinker, autoplay=False)
        for event in other._history.events:
            made._history.happen(event.answer, forced=event.forced)
        return made

    # ---- what is asked

    @property
    def play(self) -> Play:
        """The game in progress."""
        return self._history.play

    @property
    def answers(self) -> list[Answer]:
        """Every answer of a seat or of chance so far."""
        return self._history.answers

    @property
    def asks(self) -> Decision | Chance | Beat | None:
        """The request waited on; None when the game is over."""
        return self.play.asks

    @property
    def waiting(self) -> str:
        """Who moves the game on: "human", "bot", "chance", "beat" or "over"."""
        asks = self.play.asks
        if asks is None:
            return "over"
        if isinstance(asks, Beat):
            return "beat"
        return "chance" if isinstance(asks, Chance) else self.chairs[asks.seat].kind

    @property
    def round(self) -> int:
        """The round the game counts, 0 where it counts none."""
        return self.table(None).counts.get("round", 0)

    def tick(self) -> Tick | None:
        """Do the one thing that needs no human: pass a Beat, draw a chance, take a bot's ready answer, play a
        move that is no choice. None when a human is asked, a bot thinks on, or the game is over."""
        asks = self.play.asks
        if isinstance(asks, Beat):
            return self._take(None)
        if isinstance(asks, Chance):
            return self._take(drawn(asks, self.seed, len(self.answers)))
        if asks is None:
            return None
        return self._human(asks) if self._is_human(asks) else self._bot(asks)

    def answer(self, move: Move) -> Tick:
        """The asked human's move; IllegalMove, with nothing changed, when it is none or a curtain stands."""
        asks = self.play.asks
        if not self._is_human(asks):
            raise IllegalMove(f"no human is asked now, {move} comes at the wrong time")
        if self.curtain is not None:
            raise IllegalMove(f"the curtain stands before seat {asks.seat}")
        before = self._looking
        self._looking = asks.seat
        try:
            tick = self._take(move)
        except IllegalMove:
            self._looking = before
            raise
        self._redo.clear()
        return tick

    # ---- whose eyes

    @property
    def curtain(self) -> int | None:
        """The seat before whom the curtain must stand, until `lift_curtain`."""
        asks = self.play.asks
        if not self._is_human(asks) or len(self.humans) < 2 or asks.seat == self._looking:
            return None
        return asks.seat if asks.private or self._has_secrets(asks.seat) else None

    def lift_curtain(self) -> None:
        """The asked human sits before the screen now."""
        asks = self.play.asks
        if self._is_human(asks):
            self._looking = asks.seat

    @property
    def eyes(self) -> int | None:
        """The seat whose human may look now; None: only what the public sees."""
        if len(self.humans) == 1:
            return self.humans[0]
        asks = self.play.asks
        if asks is None or self.curtain is not None:
            return None
        return asks.seat if self._is_human(asks) else self._looking

    def table(self, eyes: int | None) -> Table:
        """The table these eyes may see (None: the public)."""
        return self._history.witness(eyes).table

    def journal(self, eyes: int | None) -> list[Entry]:
        """Everything that happened, as these eyes may read it."""
        return self._history.told(eyes)

    def _has_secrets(self, seat: int) -> bool:
        return shows_more(self.table(seat), self.table(None))

    # ---- the way back

    @property
    def can_undo(self) -> bool:
        """Whether the human who answered last may take that back without asking the others."""
        return self._way_back() is not None

    @property
    def can_undo_agreed(self) -> bool:
        """Whether there is a human's decision to go back to when all humans agree."""
        return self._last_choice() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return bool(self._redo)

    def undo(self, consent: bool = False) -> bool:
        """Go back to the last human decision, if no chance, reveal or other human's act lies between.

        With the consent of all humans it goes there in any case, and the journal and the result say so.
        Returns whether it went back.
        """
        own, last = self._way_back(), self._last_choice()
        if last is None or (own is None and not consent):
            return False
        self._stop_thinking()
        history, event = self._history, self._history.events[last]
        self._redo.append((history.undone, history.events[last:]))
        older = [mark._replace(at=min(mark.at, event.at)) for mark in history.undone]
        gone = len(history.answers) - event.at
        history.undone = [*older, Undone(event.at, _seat(event), gone, own is None)]
        history.back_to(last)
        self._keeper.rewrite()
        return True

    def redo(self) -> bool:
        """Play again what the last undo took back; returns whether there was something."""
        if not self._redo:
            return False
        self._stop_thinking()
        undone, events = self._redo.pop()
        for event in events:
            self._history.happen(event.answer, forced=event.forced)
        self._history.undone = undone
        self._keeper.rewrite()
        return True

    def _last_choice(self) -> int | None:
        """The index of the last event in which a human had something to choose."""
        events = self._history.events
        choices = (i for i in range(len(events) - 1, -1, -1) if self._is_choice(events[i]))
        return next(choices, None)

    def _way_back(self) -> int | None:
        """The same when nothing bars the way there."""
        last = self._last_choice()
        if last is None or self._history.barred(last, _seat(self._history.events[last])):
            return None
        return last

    def _is_choice(self, event: Event) -> bool:
        return self._is_human(event.asked) and not event.forced

    def _is_human(self, asked: Decision | Chance | Beat | None) -> TypeGuard[Decision]:
        return isinstance(asked, Decision) and self.chairs[asked.seat].kind == "human"

    # ---- results, hints, numbers

    def standing(self) -> list[Score]:
        """Points and ranks of all seats as they are now."""
        return self.game.standing(self.play.state)

    @property
    def marked(self) -> bool:
        """Whether all agreed to go back past a barrier in this game; the result says so."""
        return any(mark.agreed for mark in self._history.undone)

    @property
    def thrown(self) -> Thrown | None:
        """The last throw of dice, None before the first."""
        return last_throw(self._history.events)

    @property
    def stats(self) -> list[Tally]:
        """How the dice fell, by seat and kind."""
        return tallies(self._history.events)

    @property
    def seal(self) -> str:
        """What commits to the seed before the game is over."""
        return seal(self.seed)

    def hint(self) -> None:
        """Start thinking about the asked human's move."""
        self._hinted = None
        self._poll_hint()

    @property
    def hint_ready(self) -> Choice | None:
        """What a bot would choose for the asked human, once it is known after `hint`; None before."""
        if self._hinted is None and self._thought.busy:
            self._poll_hint()
        return self._hinted

    def _poll_hint(self) -> None:
        asks = self.play.asks
        if self._is_human(asks) and self.curtain is None:
            self._hinted = self._think(asks.seat, HINTS, "hint")

    # ---- one thing at a time

    def _human(self, asks: Decision) -> Tick | None:
        """Play the move that is no choice, or wait; what was found is not looked for again."""
        if self._settled == len(self._history.events):
            return None
        if self.autoplay and self._plays_itself(asks):
            return self._take(asks.moves[0], forced=True)
        self._settled = len(self._history.events)
        return None

    def _bot(self, asks: Decision) -> Tick | None:
        if len(asks.moves) == 1:
            return self._take(asks.moves[0], forced=True)
        choice = self._think(asks.seat, self.chairs[asks.seat].level, "bot")
        return None if choice is None else self._take(choice.move, reason=choice.reason)

    def _think(self, seat: int, level: str, why: str) -> Choice | None:
        return self._thought.ready((why, len(self.answers)), self.play, seat, level, self._luck(why))

    def _luck(self, why: str) -> str:
        return f"{self.seed}:{why}:{len(self.answers)}"

    def _plays_itself(self, asks: Decision) -> bool:
        """Whether a human's only move is made for it: never a secret or out-of-turn one, nor one of which
        only its owner knows that it is the only one, since the haste would tell."""
        if len(asks.moves) != 1 or asks.private:
            return False
        asked = (event.asked for event in self._history.step())
        if next((other.seat for other in asked if isinstance(other, Decision)), asks.seat) != asks.seat:
            return False
        rng = Random(self._luck("forced"))
        worlds = (self.play.blind(None, rng, quiet=False).asks for _ in range(_WORLDS))
        return all(isinstance(other, Decision) and len(other.moves) == 1 for other in worlds)

    def _take(self, answer: Answer, *, forced: bool = False, reason: tuple[str, ...] = ()) -> Tick:
        """Something new happens, and is saved."""
        eyes = self.eyes
        event = self._history.happen(answer, forced=forced)
        self._stop_thinking()
        if answer is not None:
            self._keeper.add(answer)
        witness = self._history.witness(eyes)
        asked, told = witness.censored(event)
        entry = witness.entries[-1]
        kind = "beat" if isinstance(asked, Beat) else "chance" if isinstance(asked, Chance) else "move"
        hidden = kind == "move" and told is None
        seat = NATURE if isinstance(asked, Beat) else asked.seat
        return Tick(kind, seat, asked, told, () if entry is None else (entry,), () if hidden else reason)

    def _stop_thinking(self) -> None:
        self._thought.drop()
        self._hinted = None
        self._settled = -1

    def _replay(self, reading: files.Reading, upto: int | None) -> None:
        self.problem = reading.problem
        for count, answer in enumerate(reading.answers[:upto]):
            self._history.skip_beats()
            asks = self.play.asks
            try:
                self._history.happen(answer, forced=isinstance(asks, Decision) and len(asks.moves) == 1)
            except IllegalMove as wrong:
                self.problem = files.illegal(reading, count, wrong, self.game.rules)
                return

    # ---- the file

    def record(self) -> Transcript:
        """The game so far as a record."""
        chairs, notes = tuple(map(str, self.chairs)), tuple(map(str, self._history.undone))
        header = Header(self.game.name, self.game.rules, self.setup, self.seed, chairs, notes)
        return Transcript(header, tuple(self.answers))

    @property
    def path(self) -> Path | None:
        """The file the game is kept in."""
        return self._keeper.path

    @property
    def trouble(self) -> str:
        """One sentence while the game cannot be saved, "" otherwise."""
        return self._keeper.trouble

    def close(self) -> None:
        """End thinking and close the file; every answer is in it already."""
        self._thought.close()
        self._keeper.close()


def _seat(event: Event) -> int:
    """The seat that was asked."""
    return NATURE if isinstance(event.asked, Beat) else event.asked.seat
