"""Positions of a game on the way, reached by bots or by chance, for tests that ask bots for a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from client.ai.levels import choose
from client.rules import game as game_of
from client.rules.play import Beat, Chance, Decision, Play, Setup


def begun(game: str, seats: int, **options: object) -> Play:
    """The game at its first request."""
    found = game_of(game)
    return Play(found, found.deal(Setup(seats, options)))


def decisions(play: Play, seed: str, level: str = "") -> Iterator[tuple[Play, Decision]]:
    """Every decision of one game, played on after each by the level, or at random without one."""
    rng = Random(seed)
    while (asked := play.asks) is not None:
        if isinstance(asked, Beat):
            play.answer(None)
        elif isinstance(asked, Chance):
            play.answer(asked.sample(rng))
        else:
            yield play, asked
            move = choose(play, asked.seat, level, rng).move if level else rng.choice(asked.moves)
            play.answer(move)


def first(play: Play, seed: str, wanted: Callable[[Play, Decision], bool], level: str = "fair") -> Play:
    """The game at its first decision of this kind."""
    for at, asked in decisions(play, seed, level):
        if wanted(at, asked):
            return at
    raise AssertionError("no such decision in this game")
