"""The ladder of named levels and the one door to a bot's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

from client.ai.games import mind as mind_of
from client.ai.policy import Choice, Mind, best, distinct, useful
from client.ai.rounds import Rounds
from client.ai.search import Search
from client.ai.trial import Trial
from client.rules.play import Decision, Play


class Level(NamedTuple):
    """One rung: how it chooses, and for a searching one its budget in seconds of play or rounds of tests."""

    name: str
    way: str  # "useful" | "best" | "search"
    seconds: float = 0.0
    rounds: int = 0


LADDER = (
    Level("easy", "useful"),
    Level("fair", "best"),
    Level("hard", "search", seconds=0.8, rounds=60),
)
LONGEST = 60.0  # seconds after which a budget of rounds ends too
LEVELS = tuple(level.name for level in LADDER)


def level_of(name: str) -> Level:
    """The rung of this name; ValueError in one line for an unknown one."""
    for level in LADDER:
        if level.name == name:
            return level
    raise ValueError(f"there is no level {name!r}; there is {', '.join(LEVELS)}")


class Thought:
    """A choice being made, piece by piece: `work` until it returns one."""

    def __init__(
        self,
        play: Play,
        seat: int,
        level: str,
        rng: Random,
        *,
        seconds: float | None = None,
        rounds: int | None = None,
        mind: Mind | None = None,
    ) -> None:
        """Budget: `rounds` when given, else `seconds`, else the level's own seconds."""
        self._level = level_of(level)
        self._mind = mind or mind_of(play.game.name)
        self._seat = seat
        self._rng = rng
        self._rounds = rounds
        budget = self._level.seconds if seconds is None else seconds
        self._ends = monotonic() + (LONGEST if rounds is not None else budget)
        self._world = play.blind(seat, rng, quiet=False)
        asked = self._world.asks
        if not isinstance(asked, Decision) or asked.seat != seat:
            raise ValueError(f"seat {seat} is not asked: {asked}")
        self._asked = asked
        self._search: Rounds | None = None
        self._choice: Choice | None = None
        self._start(play)

    def work(self, until: float = float("inf"), stop: Callable[[], bool] | None = None) -> Choice | None:
        """Think on until this time of `monotonic` at the latest; None: not done yet, or stopped."""
        if self._choice is None and self._search is not None:
            if not self._search.run(self._rounds, self._ends, until, stop):
                return None
            self._choice = self._search.choice()
        return self._choice

    def _start(self, play: Play) -> None:
        """Answer at once what needs no search: a forced move, a settled ask, the levels that only rate."""
        asked, world, mind = self._asked, self._world, self._mind
        different = distinct(mind, world.state, asked)
        if len(different) == 1:
            self._choice = Choice(asked.moves[different[0][1]], ("only_move",))
            return
        rates = mind.rate(world, asked, self._rng)
        if (
            self._level.way == "search"
            and asked.ask not in mind.settled
            and not _sure(mind, rates, different)
        ):
            search = Trial if mind.searching == "trial" else Search
            self._search = search(play, self._seat, mind, self._rng, asked, rates, world)
            return
        if self._level.way == "useful" and asked.ask not in mind.settled:
            found = self._rng.choice(useful(asked, rates))
        else:
            found = best(rates)
        move = asked.moves[found]
        self._choice = Choice(move, mind.reason(world, asked, move, rates), rates[found])


def _sure(mind: Mind, rates: Sequence[float], different: Sequence[tuple[object, int]]) -> bool:
    """Whether the best rating leaves all others so far behind that a search would change nothing."""
    first, second = sorted([rates[i] for _, i in different], reverse=True)[:2]
    return first - second > mind.sure


def choose(
    play: Play,
    seat: int,
    level: str,
    rng: Random,
    *,
    seconds: float | None = None,
    rounds: int | None = None,
    mind: Mind | None = None,
) -> Choice:
    """Choose for the asked seat at this level, using only what the seat can see.

    A searching level thinks for so many `rounds`, or for `seconds` (by default its own); the others answer at
    once. ValueError when the seat is not asked.
    """
    choice = Thought(play, seat, level, rng, seconds=seconds, rounds=rounds, mind=mind).work()
    if choice is None:
        raise RuntimeError("a thought that nobody stopped ended without a choice")
    return choice
