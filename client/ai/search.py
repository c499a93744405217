"""Monte-Carlo search over the worlds one seat thinks possible: one tree of what is done, dice left open."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any

from client.ai.policy import Choice, Mind, best, distinct, stray
from client.rules.play import Decision, Move, Play, Redeal

BOLD = 0.7  # how far an untried move may be hoped to beat its rating, in deviations of the results
WIDE = 6  # moves looked at from the first visit on; one more for each square of a half visit


class Edge:
    """One thing a mover can do: how often it was tried and what it brought the mover."""

    __slots__ = ("node", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None


class Node:
    """A place in the tree, reached by what the movers did; its edges may be legal in some worlds only."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Hashable, Edge] = {}
        self.visits = 0
        self.total = 0.0


class Search:
    """The search for one decision; `run` it in as many parts as wanted, then take the `choice`."""

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
        self._root = Node()
        self._memo: dict[Any, Any] = {}
        self._after = _run_before(mind, world, asked)
        self._stage = mind.stage(world.state)
        self._deviation = 0.15
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
        while rounds is None or self.rounds < rounds:
            if stop is not None and stop():
                return False
            now = monotonic()
            if now >= ends:
                return True
            if now >= until:
                return False
            if not self._round(ends):
                return True
        return True

    def choice(self) -> Choice:
        """The move with the best value, ratings and results weighed together."""
        asked = self._asked
        edges = self._root.edges
        options = distinct(self._mind, self._world.state, asked, self._after)
        seen = [((asked.seat, asked.ask, key), i) for key, i in options]
        seen = [(key, i) for key, i in seen if key in edges]
        if not seen:
            found = best(self._rates)
            value = 0.0
        else:
            top = max(self._rates)
            worth = [self._worth(self._root, edges[key], self._rates[i] - top) for key, i in seen]
            at = best(worth)
            found, value = seen[at][1], worth[at]
        move = asked.moves[found]
        return Choice(move, self._mind.reason(self._world, asked, move, self._rates), value)

    def _round(self, ends: float) -> bool:
        """One world played down the tree and on to a judgement; False when time ran out on the way."""
        world = self._play.blind(self._seat, self._rng)
        path: list[tuple[Node, Edge, int]] = []
        node: Node | None = self._root
        after, seat = self._after, self._seat
        while isinstance(asked := self._to_decision(world), Decision):
            if node is None:
                break
            if asked.seat != seat or not asked.run:
                after = self._after if node is self._root else None
            at, key = self._select(node, world.state, asked, after)
            edge = node.edges.get((asked.seat, asked.ask, key))
            fresh = edge is None
            if edge is None:
                edge = node.edges[(asked.seat, asked.ask, key)] = Edge()
            path.append((node, edge, asked.seat))
            after, seat = key, asked.seat
            world.answer(asked.moves[at])
            if edge.node is None and not fresh:
                edge.node = Node()
            node = edge.node
        if not self._play_on(world, ends):
            return False
        self._learn(path, self._mind.judge(world.game, world.state))
        return True

    def _to_decision(self, world: Play) -> object:
        """Let chance answer until a seat is asked or the game is over."""
        asked = world.asks
        while asked is not None and not isinstance(asked, Decision):
            world.answer(asked.sample(self._rng))  # type: ignore[union-attr]  # a quiet play shows no Beats
            asked = world.asks
        return asked

    def _select(self, node: Node, state: Any, asked: Decision, after: Hashable) -> tuple[int, Hashable]:
        """The move to try next and its key: rating and results, the untried ones let in one by one."""
        root = node is self._root
        scores = self._rates if root else self._mind.scores(state, asked, self._memo)
        if asked.private and asked.seat != self._seat:
            return stray(scores, self._mind.spread, self._rng), "hidden"  # no tree of what nobody can see
        options = distinct(self._mind, state, asked, after)
        if len(options) == 1:
            return options[0][1], options[0][0]
        options.sort(key=lambda option: -scores[option[1]])
        wide = WIDE + int(sqrt(node.visits * 2))
        top = scores[options[0][1]]
        options = [option for option in options[:wide] if scores[option[1]] >= top - self._mind.gap]
        hope = self._deviation * BOLD * sqrt(log(node.visits + 2.0))
        found, most = options[0], -1e300
        for option in options:
            edge = node.edges.get((asked.seat, asked.ask, option[0]))
            visits = edge.visits if edge else 0
            tried = self._worth(node, edge, scores[option[1]] - top) + hope / sqrt(visits + 1.0)
            if tried > most:
                found, most = option, tried
        return found[1], found[0]

    def _worth(self, node: Node, edge: Edge | None, behind: float) -> float:
        """Share of the win: what the edge brought, and what its rating says as if seen so many times."""
        mean = node.total / node.visits if node.visits else 0.0
        prior = mean + self._mind.slope * behind
        if edge is None:
            return prior
        trust = self._mind.trust
        return (edge.total + trust * prior) / (edge.visits + trust)

    def _play_on(self, world: Play, ends: float) -> bool:
        """Play lightly until the stage changes, the span is used up or the game is over."""
        mind, rng, memo = self._mind, self._rng, self._memo
        stage = self._stage
        for _ in range(mind.span):
            asked = world.asks
            if asked is None or mind.stage(world.state) != stage:
                return True
            if isinstance(asked, Decision):
                moves = asked.moves
                at = stray(mind.scores(world.state, asked, memo), mind.spread, rng) if len(moves) > 1 else 0
                world.answer(moves[at])
            else:
                world.answer(asked.sample(rng))  # type: ignore[union-attr]
                if monotonic() >= ends:
                    return False
        return True

    def _learn(self, path: list[tuple[Node, Edge, int]], share: Sequence[float]) -> None:
        self.rounds += 1
        for node, edge, seat in path:
            node.visits += 1
            node.total += share[seat]
            edge.visits += 1
            edge.total += share[seat]
        gap = share[self._seat] - self._root.total / self._root.visits
        weight = 1.0 / (self.rounds + 10)
        self._deviation += weight * (sqrt(gap * gap + 1e-6) * 1.25 - self._deviation)


def _run_before(mind: Mind, world: Play, asked: Decision) -> Hashable:
    """The key of the choice made just before in the same run, None when this is its first."""
    answers = [entry for entry in world.tail if not isinstance(entry, Redeal)]
    last = answers[-1] if answers else None
    if not asked.run or not isinstance(last, Move) or last.verb not in {m.verb for m in asked.moves}:
        return None
    return mind.key(world.state, asked, last)
