"""A search that tries the few best moves in the same worlds: for games whose results hang much on luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from client.ai.policy import Choice, Mind, best, distinct, stray
from client.rules.play import Decision, Play

CANDIDATES = 6  # moves tried at first; half of them after each third of the budget


class Candidate:
    """A move on trial: its index, how far its rating is behind the best, and what it brought so far."""

    __slots__ = ("at", "behind", "total")

    def __init__(self, at: int, behind: float) -> None:
        self.at = at
        self.behind = behind
        self.total = 0.0


class Trial:
    """The trial for one decision; `run` it in as many parts as wanted, then take the `choice`.

    Each world, hidden pieces and later luck alike, is played on with every candidate, so that what differs is
    the move and not the world.
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
        self._rng = rng
        self._asked = asked
        self._rates = list(rates)
        self._world = world
        self._start = mind.stage(world.state)
        self._left = self._candidates()
        self._running: list[float] = []  # what the running world brought, candidate by candidate
        self._worlds = 0
        self._seed = rng.getrandbits(48)
        self._narrowed = 0
        self._began: float | None = None
        self.rounds = 0

    def _candidates(self) -> list[Candidate]:
        """The best moves by their ratings, the best first."""
        rates, top = self._rates, max(self._rates)
        found = [at for _, at in distinct(self._mind, self._world.state, self._asked)]
        found = [at for at in found if rates[at] >= top - self._mind.gap]
        found.sort(key=lambda at: -rates[at])
        return [Candidate(at, rates[at] - top) for at in found[:CANDIDATES]]

    def run(
        self,
        rounds: int | None,
        ends: float,
        until: float = float("inf"),
        stop: Callable[[], bool] | None = None,
    ) -> bool:
        """Go on until the rounds or the time `ends` are used up: True; False when `until` came first.

        A move without rivals needs no trial. `stop` is asked between rounds and ends it without a result.
        """
        if self._began is None:
            self._began = monotonic()
        while len(self._left) > 1 and (rounds is None or self.rounds < rounds):
            if stop is not None and stop():
                return False
            now = monotonic()
            if now >= ends:
                return True
            if now >= until:
                return False
            self._round()
            if not self._running:
                whole = ends - self._began
                self._narrow((now - self._began) / whole if rounds is None else self.rounds / rounds)
        return True

    def choice(self) -> Choice:
        """The move with the best value, ratings and results weighed together."""
        asked = self._asked
        worth = [self._worth(one) for one in self._left]
        at = best(worth)
        move = asked.moves[self._left[at].at]
        value = self._left[at].total / max(self._worlds, 1)
        return Choice(move, self._mind.reason(self._world, asked, move, self._rates), value)

    def _round(self) -> None:
        """The next candidate in the running world, played on and judged."""
        candidate = self._left[len(self._running)]
        luck = Random(self._seed + self._worlds)
        world = self._play.blind(self._seat, luck)
        world.answer(self._asked.moves[candidate.at])
        self._play_on(world, luck)
        self._running.append(self._mind.judge(world.game, world.state)[self._seat])
        self.rounds += 1
        if len(self._running) == len(self._left):
            self._count()

    def _count(self) -> None:
        """All candidates have seen the running world: now it counts."""
        for one, share in zip(self._left, self._running, strict=True):
            one.total += share
        self._running.clear()
        self._worlds += 1

    def _play_on(self, world: Play, luck: Random) -> None:
        """Play lightly until the mind has seen enough, the span is used up or the game is over."""
        mind = self._mind
        memo: dict[object, object] = {}
        for _ in range(mind.span):
            asked = world.asks
            if asked is None or mind.ends(self._start, world.state):
                return
            if isinstance(asked, Decision):
                moves = asked.moves
                world.answer(moves[self._next(world, asked, memo, luck) if len(moves) > 1 else 0])
            else:
                world.answer(asked.sample(luck))  # type: ignore[union-attr]  # a quiet play shows no Beats

    def _next(self, world: Play, asked: Decision, memo: dict[object, object], luck: Random) -> int:
        """The move that the asked seat makes while a world is played on.

        With a careful mind the own turn goes on by `rate`, as it would at the table: what follows a move
        badly would speak against the move.
        """
        mind = self._mind
        if mind.careful and asked.seat == self._seat and mind.stage(world.state) == self._start:
            return best(mind.rate(world, asked, luck))
        return stray(mind.scores(world.state, asked, memo), mind.spread, luck)

    def _narrow(self, used: float) -> None:
        """Drop the worse half after each third of the budget; all left have seen the same worlds."""
        if used >= (self._narrowed + 1) / 3 and len(self._left) > 2:
            self._narrowed += 1
            self._left.sort(key=lambda one: -self._worth(one))
            del self._left[(len(self._left) + 1) // 2 :]

    def _worth(self, one: Candidate) -> float:
        """Share of the win: what it brought in the worlds all have seen, and its rating."""
        worlds, trust = self._worlds, self._mind.trust
        return (one.total + trust * self._mind.slope * one.behind) / (worlds + trust)
