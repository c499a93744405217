"""Tournaments between levels, over any executor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import sqrt
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

from client.ai.levels import choose, level_of
from client.rules import game as game_of
from client.rules.play import Answer, Beat, Chance, Play, Setup


class Match(NamedTuple):
    """One game to be played: who sits where, and the searching levels' budget of a decision.

    `rounds` (the levels' own when both are None) makes the game the same on every machine, `seconds` not.
    """

    game: str
    levels: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, object], ...] = ()
    rounds: int | None = None
    seconds: float | None = None

    @property
    def setup(self) -> Setup:
        """The setup of the game."""
        return Setup(len(self.levels), dict(self.options))


class Outcome(NamedTuple):
    """A game played to its end: its record's answers, the result seat by seat, and the time it took."""

    match: Match
    answers: tuple[Answer, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    wins: tuple[float, ...]  # 1 shared among the winners, all 0 when the game is lost by all
    cpu: float
    slowest: float  # seconds of the slowest decision
    rounds: int = 0  # of the game, 0 where it counts none


class Tally(NamedTuple):
    """How one level did: its share of the wins of all games, with the 95 % interval, and its mean points."""

    level: str
    games: int
    seats: float  # of this level, in the mean of the games
    wins: float
    share: float
    low: float
    high: float
    points: float

    def __str__(self) -> str:
        return (
            f"{self.level:>6}: {100 * self.share:.1f} % of {self.games} games "
            f"({100 * self.low:.1f} to {100 * self.high:.1f}), {self.points:.1f} points"
        )


def play_match(match: Match) -> Outcome:
    """Play one game; chance and bots draw from the seed alone."""
    play = Play(game_of(match.game), game_of(match.game).deal(match.setup))
    answers: list[Answer] = []
    began, slowest = process_time(), 0.0
    while (asked := play.asks) is not None:
        if isinstance(asked, Beat):
            play.answer(None)
            continue
        place = f"{match.seed}:{len(answers)}"
        if isinstance(asked, Chance):
            answer: Answer = asked.sample(Random(place))
        else:
            start = perf_counter()
            answer = _chosen(play, asked.seat, match, place)
            slowest = max(slowest, perf_counter() - start)
        play.answer(answer)
        answers.append(answer)
    return _outcome(match, play, answers, process_time() - began, slowest)


def _chosen(play: Play, seat: int, match: Match, place: str) -> Answer:
    level = match.levels[seat]
    rounds = match.rounds
    if rounds is None and match.seconds is None:
        rounds = level_of(level).rounds
    rng = Random(f"{place}:{seat}")
    return choose(play, seat, level, rng, rounds=rounds, seconds=match.seconds).move


def _outcome(match: Match, play: Play, answers: list[Answer], cpu: float, slowest: float) -> Outcome:
    scores = play.game.standing(play.state)
    winners = sum(score.won for score in scores)
    return Outcome(
        match,
        tuple(answers),
        tuple(score.points for score in scores),
        tuple(score.rank for score in scores),
        tuple(1.0 / winners if score.won else 0.0 for score in scores),
        cpu,
        slowest,
        getattr(play.state, "round", 0),
    )


def rotated(match: Match, games: int) -> list[Match]:
    """So many games of one company, every deal played once in each of its different seatings, seats turned.

    The last deal may miss some seatings when `games` does not divide.
    """
    seats = len(match.levels)
    turns = list(dict.fromkeys(match.levels[k:] + match.levels[:k] for k in range(seats)))
    return [
        match._replace(levels=turns[number % len(turns)], seed=f"{match.seed}/{number // len(turns)}")
        for number in range(games)
    ]


def tournament(matches: Iterable[Match], executor: Executor | None = None) -> Iterator[Outcome]:
    """Play all matches, here or in the executor, and give the outcomes in their order."""
    if executor is None:
        yield from map(play_match, matches)
    else:
        yield from executor.map(play_match, matches)


def tally(outcomes: Sequence[Outcome]) -> list[Tally]:
    """What each level won in all these games, in the order of the levels' first appearance."""
    names = list(dict.fromkeys(level for outcome in outcomes for level in outcome.match.levels))
    return [_tally(name, outcomes) for name in names]


def _tally(name: str, outcomes: Sequence[Outcome]) -> Tally:
    found = [(one, [s for s, level in enumerate(one.match.levels) if level == name]) for one in outcomes]
    mine = [(outcome, seats) for outcome, seats in found if seats]
    wins = sum(outcome.wins[s] for outcome, seats in mine for s in seats)
    points = [outcome.points[s] for outcome, seats in mine for s in seats]
    low, high = interval(wins, len(mine))
    mean = sum(points) / len(points)
    return Tally(name, len(mine), len(points) / len(mine), wins, wins / len(mine), low, high, mean)


def interval(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval of a share of wins, 95 % by default; (0, 1) for no game."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def options_of(options: Mapping[str, object]) -> tuple[tuple[str, object], ...]:
    """Options in the form a Match holds them."""
    return tuple(sorted(options.items()))
