"""A search that tries the few best moves in the same worlds: for games whose results hang much on luck."""

from __future__ import annotations

from random import Random

from client.ai.policy import Choice, best, distinct, stray
from client.ai.rounds import Rounds
from client.rules.play import Decision, Play


class Candidate:
    """A move on trial: its index, how far its rating is behind the best, and what it brought so far."""

    __slots__ = ("at", "behind", "total")

    def __init__(self, at: int, behind: float) -> None:
        self.at = at
        self.behind = behind
        self.total = 0.0


class Trial(Rounds):
    """The trial for one decision.

    Each world, hidden pieces and later luck alike, is played on with every candidate, so that what differs is
    the move and not the world.
    """

    def _begin(self, rounds: int | None) -> None:
        """The best moves by their ratings, the best first."""
        self._running: list[float] = []  # what the running world brought, candidate by candidate
        self._worlds = 0
        self._narrowed = 0
        self._rates = rates = list(self._mind.ponder(self._world, self._asked, self._rates))
        top = max(rates)
        found = [at for _, at in distinct(self._mind, self._world.state, self._asked)]
        found = [at for at in found if rates[at] >= top - self._mind.gap]
        found.sort(key=lambda at: -rates[at])
        most = self._mind.tries(self._world.state, self._asked)
        self._left = [Candidate(at, rates[at] - top) for at in found[:most]]

    def choice(self) -> Choice:
        """The move with the best value, ratings and results weighed together."""
        found = self._left[best([self._worth(one) for one in self._left])]
        return self._chosen(found.at, found.total / max(self._worlds, 1))

    def _round(self, used: float, ends: float) -> bool:
        """The next candidate in the running world, played on and judged; a move without rivals needs none."""
        if not self._running:
            self._narrow(used)
        if len(self._left) == 1:
            return False
        candidate = self._left[len(self._running)]
        luck = Random(self._seed + self._worlds)
        world = self._play.blind(self._seat, luck)
        world.answer(self._asked.moves[candidate.at])
        self._play_on(world, luck)
        self._running.append(self._mind.judge(world.game, world.state)[self._seat])
        self.rounds += 1
        if len(self._running) == len(self._left):
            self._count()
        return True

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
            if asked is None or mind.ends(self._stage, world.state):
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
        if mind.careful and asked.seat == self._seat and mind.stage(world.state) == self._stage:
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
