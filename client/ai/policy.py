"""What a bot must know about a game, and the parts of it that all games share."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp
from random import Random
from typing import Any, NamedTuple

from client.rules.play import Chance, Decision, Move, Play

IDLE = frozenset(("pass", "decline", "done", "stop"))


class Choice(NamedTuple):
    """A move a bot made up its mind on, why (a words key and its arguments) and what it thinks it is worth.

    `value` is the bot's expected share of the win, or an amount of points where it compared by those.
    """

    move: Move
    reason: tuple[str, ...] = ()
    value: float = 0.0


class Mind:
    """How to play one game; every method may be called on blinded plays only and reads, never changes.

    The base plays any game: it appraises by the points on the table and looks one answer ahead. A game's own
    mind replaces what it knows better.
    """

    settled: frozenset[str] = frozenset()
    """Asks that `rate` answers as well as any search."""

    slope: float = 0.01
    """Share of the win that one unit of `rate` is worth at the start of a search, at an even position."""

    spread: float = 1.0
    """How many units of `scores` a playout's choice strays."""

    searching: str = "tree"
    """How a searching level searches: "tree" (`search`), or "trial" of the best moves (`trial`)."""

    careful: bool = False
    """Whether a trial plays the own turn on by `rate` instead of `scores`."""

    trust: float = 8.0
    """Visits that a move's rating weighs as much as: more where results are all or nothing."""

    sure: float = float("inf")
    """How many units the best rating must lead by to be taken without a search."""

    gap: float = 12.0
    """How many units behind the best rating a move is not looked at any more."""

    span: int = 80
    """The most answers of one playout."""

    def judge(self, game: Any, state: Any) -> list[float]:
        """Each seat's share of the win, adding up to 1."""
        return shares([float(score.points) for score in game.standing(state)], 10.0)

    def rate(self, play: Play, asked: Decision, rng: Random) -> list[float]:
        """What each move of the decision is worth to the asked seat, carefully, in units of its own."""
        return one_ply(play, asked, self, rng)

    def ponder(self, play: Play, asked: Decision, rates: Sequence[float]) -> Sequence[float]:
        """What each move is worth to a level that tries moves, before it does: their `rates`, or more."""
        return rates

    def tries(self, state: Any, asked: Decision) -> int:
        """How many of the best moves are tried; with 1 the best is taken as it is."""
        return 6

    def scores(self, state: Any, asked: Decision, memo: dict[Any, Any]) -> Sequence[float]:
        """What each move is worth, quickly, for playouts; `memo` lives as long as one search."""
        return [0.0] * len(asked.moves)

    def key(self, state: Any, asked: Decision, move: Move) -> Hashable:
        """What the move does: equal for two moves that differ in nothing that counts."""
        return move

    def stage(self, state: Any) -> int:
        """A number that changes where a playout may stop and be judged."""
        return 0

    def ends(self, start: int, state: Any) -> bool:
        """Whether a playout begun at stage `start` may stop here and be judged."""
        return self.stage(state) != start

    def reason(self, play: Play, asked: Decision, move: Move, rates: Sequence[float]) -> tuple[str, ...]:
        """Why the move is chosen: a reason's name and the arguments of its sentence."""
        return ("best_outlook",)


def shares(points: Sequence[float], temperature: float) -> list[float]:
    """Turn expected final points into shares of the win; the lower the temperature the surer the leader."""
    best = max(points)
    weights = [exp((p - best) / temperature) for p in points]
    total = sum(weights)
    return [w / total for w in weights]


def one_ply(play: Play, asked: Decision, mind: Mind, rng: Random, worlds: int = 2) -> list[float]:
    """Judge the position after each move, chance drawn alike for all moves; shares as hundredths."""
    rates = [0.0] * len(asked.moves)
    for _ in range(worlds):
        dice = rng.getrandbits(48)
        for i, move in enumerate(asked.moves):
            after = play.clone(quiet=True)
            after.answer(move)
            luck = Random(dice)
            while isinstance(chance := after.asks, Chance):
                after.answer(chance.sample(luck))
            rates[i] += 100.0 * mind.judge(play.game, after.state)[asked.seat] / worlds
    return rates


def idle(asked: Decision) -> list[int]:
    """The indices of the moves that let the chance go by: pass, decline, done, stop."""
    return [i for i, move in enumerate(asked.moves) if move.verb in IDLE]


def useful(asked: Decision, rates: Sequence[float]) -> list[int]:
    """The indices of all moves worth more than letting the chance go by; else the best of all."""
    idles = idle(asked)
    if idles:
        bar = max(rates[i] for i in idles)
        found = [i for i, rate in enumerate(rates) if rate > bar + 1e-9 and i not in idles]
        return found or [max(idles, key=lambda i: rates[i])]
    found = [i for i, rate in enumerate(rates) if rate > 0]
    return found or [best(rates)]


def best(rates: Sequence[float]) -> int:
    """The index of the highest rate, the first of equals."""
    return max(range(len(rates)), key=lambda i: rates[i])


def stray(scores: Sequence[float], spread: float, rng: Random) -> int:
    """An index drawn in proportion to exp(score / spread), for one number of the random source.

    The same number picks mostly the same index from scores that differ little.
    """
    top = max(scores)
    weights = [exp((score - top) / spread) if score > top - 8.0 * spread else 0.0 for score in scores]
    mark = rng.random() * sum(weights)
    for i, weight in enumerate(weights):
        mark -= weight
        if mark < 0.0:
            return i
    return best(scores)


class Unordered(tuple[Hashable, ...]):
    """A key that comes neither before nor after another, where the order of a run counts."""

    def __repr__(self) -> str:
        return "unordered"


def distinct(mind: Mind, state: Any, asked: Decision, after: Hashable = None) -> list[tuple[Hashable, int]]:
    """Each different thing the mover can do as (key, index of its first move).

    In a run only what does not come before `after`, the key of the last choice of the same run, so that one
    set of pieces is tried in one order only; everything where nothing comes after it and nobody may stop.
    """
    found: dict[Hashable, int] = {}
    later: dict[Hashable, int] = {}
    for i, move in enumerate(asked.moves):
        key = mind.key(state, asked, move)
        if key in found:
            continue
        found[key] = i
        if not asked.run or after is None or move.verb in IDLE or repr(key) >= repr(after):
            later[key] = i
    return list((later or found).items())
