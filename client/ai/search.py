"""Monte-Carlo search over the worlds one seat thinks possible.

At the root a race: each promising move is tried in the same worlds with the same dice, and the field is
halved as the budget goes by. Below it a tree of what the movers do, dice left open, and then light play up to
where a position can be judged.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import ceil, log, log2, sqrt
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from client.ai.policy import Choice, Mind, best, distinct, stray
from client.ai.rounds import Rounds
from client.rules.play import Chance, Decision, Move, Play, Redeal

BOLD = 0.7  # how far an untried move may be hoped to beat its rating, in deviations of the results
WIDE = 3  # moves of a node looked at from the first visit on; one more for each square of a half visit
LANES = 8  # moves that start in the race at the root
MORE_LANES = 12  # and with a budget of so many rounds or of time
MANY = 150


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


class Lane(NamedTuple):
    """A move that races at the root: its edge, its index and its key."""

    edge: Edge
    at: int
    key: Hashable


class Luck:
    """The dice of one world: the same throw of the same seat comes out alike whatever was done before it."""

    def __init__(self, codes: dict[Hashable, int]) -> None:
        self._codes = codes
        self._rng = Random(0)
        self._world = 0

    def enter(self, world: int) -> None:
        """Take up the dice of this world."""
        self._world = world

    def sample(self, chance: Chance) -> tuple[int, ...]:
        """The outcome in this world."""
        key = (chance.seat, chance.kind, chance.about, len(chance.of))
        code = self._codes.setdefault(key, len(self._codes))
        self._rng.seed(self._world + code * 0x9E3779B97F4A7C15)
        return chance.sample(self._rng)


class Search(Rounds):
    """The search for one decision: a race at the root, a tree below it."""

    def choice(self) -> Choice:
        """The move with the best value, ratings and results weighed together."""
        field = [lane for lane in self._lanes if lane[0].visits]
        at = self._ranked(field)[0][1] if field else best(self._rates)
        value = next((edge.total / edge.visits for edge, i, _ in field if i == at), 0.0)
        return self._chosen(at, value)

    def _begin(self, rounds: int | None) -> None:
        """The moves that race: the best rated of those that differ."""
        self._whims = Random(0)  # of light play and of the worlds, taken up anew in each world
        self._luck = Luck({})
        self._root = Node()
        self._memo: dict[Any, Any] = {}
        self._deviation = 0.15
        self._lanes: list[Lane] = []
        most = LANES if rounds is not None and rounds < MANY else MORE_LANES
        after = _run_before(self._mind, self._world, self._asked)
        options = distinct(self._mind, self._world.state, self._asked, after)
        options.sort(key=lambda option: -self._rates[option[1]])
        top = self._rates[options[0][1]]
        for key, i in options[:most]:
            if self._rates[i] >= top - self._mind.gap:
                edge = self._root.edges[key] = Edge()
                self._lanes.append(Lane(edge, i, key))
        self._levels = max(1, ceil(log2(len(self._lanes))))

    def _next(self, used: float) -> Lane:
        """Whose turn it is: the field is halved in equal parts of the budget and takes turns."""
        fewest = min([edge.visits for edge, _, _ in self._lanes])
        if all([edge.visits == fewest for edge, _, _ in self._lanes]):
            left = max(2, ceil(2.0 ** (self._levels - int(used * self._levels))))
            if len(self._lanes) > left:
                self._lanes = self._ranked(self._lanes)[:left]
        return next(lane for lane in self._lanes if lane[0].visits == fewest)

    def _ranked(self, lanes: list[Lane]) -> list[Lane]:
        """The lanes by rating and results, the best first."""
        top = max([self._rates[i] for _, i, _ in lanes])
        mean = sum([edge.total for edge, _, _ in lanes]) / max(1, sum([edge.visits for edge, _, _ in lanes]))
        slope, trust = self._mind.slope, self._mind.trust
        priors = {lane: mean + slope * (self._rates[lane[1]] - top) for lane in lanes}
        return sorted(lanes, key=lambda lane: -_worth(lane[0], priors[lane], trust))

    def _round(self, used: float, ends: float) -> bool:
        """One world played down the tree and on to a judgement; False when time ran out on the way."""
        edge, at, key = self._next(used)
        seed = self._seed + 0x5851F42D * edge.visits
        self._whims.seed(seed)
        self._luck.enter(seed)
        world = self._play.blind(self._seat, self._whims)
        world.answer(self._asked.moves[at])
        path = [(self._root, edge, self._seat)]
        if edge.visits and edge.node is None:
            edge.node = Node()
        self._descend(world, edge.node, key, path)
        if not self._play_on(world, ends):
            return False
        self._learn(path, self._mind.judge(world.game, world.state))
        return True

    def _descend(
        self, world: Play, node: Node | None, after: Hashable, path: list[tuple[Node, Edge, int]]
    ) -> None:
        """Follow the tree from a node to its rim, and grow it by one edge; `after` is what was done last."""
        last = (self._seat, self._asked.ask)
        while node is not None:
            asked = self._to_decision(world)
            if not isinstance(asked, Decision):
                return
            if last != (asked.seat, asked.ask):
                after = None
            at, key = self._select(node, world.state, asked, after)
            edge = node.edges.get((asked.seat, asked.ask, key))
            if edge is None:
                edge = node.edges[(asked.seat, asked.ask, key)] = Edge()
            elif edge.node is None:
                edge.node = Node()
            path.append((node, edge, asked.seat))
            after, last = key, (asked.seat, asked.ask)
            world.answer(asked.moves[at])
            node = edge.node

    def _to_decision(self, world: Play) -> object:
        """Let chance answer until a seat is asked or the game is over."""
        asked = world.asks
        while isinstance(asked, Chance):
            world.answer(self._luck.sample(asked))
            asked = world.asks
        return asked

    def _select(self, node: Node, state: Any, asked: Decision, after: Hashable) -> tuple[int, Hashable]:
        """The move to try next and its key: rating and results, the untried ones let in one by one."""
        if len(asked.moves) == 1:
            return 0, "only"
        scores = self._mind.scores(state, asked, self._memo)
        if asked.private and asked.seat != self._seat:
            return stray(scores, self._mind.spread, self._whims), "hidden"  # no tree of what nobody can see
        options = distinct(self._mind, state, asked, after)
        options.sort(key=lambda option: -scores[option[1]])
        top = scores[options[0][1]]
        mean = node.total / node.visits if node.visits else 0.0
        hope = self._deviation * BOLD * sqrt(log(node.visits + 2.0))
        found, most = options[0], -1e300
        for option in options[: WIDE + int(sqrt(node.visits * 2))]:
            edge = node.edges.get((asked.seat, asked.ask, option[0]))
            visits = edge.visits if edge else 0
            prior = mean + self._mind.slope * (scores[option[1]] - top)
            tried = _worth(edge, prior, self._mind.trust) + hope / sqrt(visits + 1.0)
            if tried > most:
                found, most = option, tried
        return found[1], found[0]

    def _play_on(self, world: Play, ends: float) -> bool:
        """Play lightly until the stage changes, the span is used up or the game is over."""
        mind, whims, memo, stage = self._mind, self._whims, self._memo, self._stage  # all looked up often
        for _ in range(mind.span):
            asked = world.asks
            if asked is None or mind.ends(stage, world.state):
                return True
            if isinstance(asked, Decision):
                moves = asked.moves
                at = stray(mind.scores(world.state, asked, memo), mind.spread, whims) if len(moves) > 1 else 0
                world.answer(moves[at])
            elif isinstance(asked, Chance):
                world.answer(self._luck.sample(asked))
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
        self._deviation += (abs(gap) * 1.25 - self._deviation) / (self.rounds + 10)


def _worth(edge: Edge | None, prior: float, trust: float) -> float:
    """Share of the win: what the edge brought, and what its rating says as if seen `trust` times."""
    if edge is None:
        return prior
    return (edge.total + trust * prior) / (edge.visits + trust)


def _run_before(mind: Mind, world: Play, asked: Decision) -> Hashable:
    """The key of the choice made just before in the same run, None when this is its first."""
    answers = [entry for entry in world.tail if not isinstance(entry, Redeal)]
    last = answers[-1] if answers else None
    if not asked.run or not isinstance(last, Move) or last.verb not in {m.verb for m in asked.moves}:
        return None
    return mind.key(world.state, asked, last)
