"""Thinking about one decision in rounds, as many as a budget of rounds or of time allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from client.ai.policy import Choice, Mind
from client.rules.play import Decision, Play


class Rounds:
    """What every way of searching has: the decision, the mind and its ratings, and the course of the rounds.

    `run` it in as many parts as wanted, then take the `choice`.
    """

    def __init__(
        self,
        play: Play,
        seat: int,
        mind: Mind,
        rng: Random,
        asked: Decision,
        rates: Sequence[float],
        world: Play,
    ) -> None:
        """`world` is a blinded play for the reasons; `rates` are the mind's, move by move of `asked`."""
        self._play = play
        self._seat = seat
        self._mind = mind
        self._asked = asked
        self._rates = list(rates)
        self._world = world
        self._stage = mind.stage(world.state)
        self._seed = rng.getrandbits(48)
        self._began: float | None = None
        self.rounds = 0

    def run(
        self,
        rounds: int | None,
        ends: float,
        until: float = float("inf"),
        stop: Callable[[], bool] | None = None,
    ) -> bool:
        """Go on until the rounds or the time `ends` are used up: True; False when `until` came first.

        `stop` is asked between rounds and ends the search without a result.
        """
        if self._began is None:
            self._began = monotonic()
            self._begin(rounds)
        while rounds is None or self.rounds < rounds:
            if stop is not None and stop():
                return False
            now = monotonic()
            if now >= ends:
                return True
            if now >= until:
                return False
            used = self.rounds / rounds if rounds is not None else (now - self._began) / (ends - self._began)
            if not self._round(used, ends):
                return True
        return True

    def choice(self) -> Choice:
        """The move with the best value, ratings and results weighed together."""
        raise NotImplementedError

    def _begin(self, rounds: int | None) -> None:
        """Take up the moves that are worth a look within such a budget, before the first round."""
        raise NotImplementedError

    def _round(self, used: float, ends: float) -> bool:
        """One world more, with this share of the budget used up; False when there is nothing left to do."""
        raise NotImplementedError

    def _chosen(self, at: int, value: float) -> Choice:
        """The choice of one of the decision's moves, with the mind's reason for it."""
        move = self._asked.moves[at]
        return Choice(move, self._mind.reason(self._world, self._asked, move, self._rates), value)
