"""How to play Siberia well."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from client.ai.games.siberia.judge import judge
from client.ai.games.siberia.rating import quick, rate
from client.ai.games.siberia.why import why
from client.ai.games.siberia.worth import Worth
from client.ai.policy import Mind
from client.rules.play import Decision, Move, Play
from client.rules.siberia.data import COUNTERS, TILES
from client.rules.siberia.moves import counter_of, tile_of


class Siberia(Mind):
    """Rates by thousands of rubles: what an action brings over its counters' later use."""

    settled = frozenset(("commit", "sides", "sell", "harvest", "discard"))
    slope = 0.02
    spread = 0.5
    searching = "trial"
    trust = 8.0
    gap = 6.0
    span = 160

    def judge(self, game: Any, state: Any) -> list[float]:
        return judge(state)

    def rate(self, play: Play, asked: Decision, rng: Random) -> list[float]:
        return rate(play.state, asked)

    def scores(self, state: Any, asked: Decision, memo: dict[Any, Any]) -> Sequence[float]:
        return quick(state, asked, memo)

    def key(self, state: Any, asked: Decision, move: Move) -> Hashable:
        """Counters of one face are one, as are the two tiles of a column."""
        if move.piece.startswith("counter"):
            return (move.verb, *COUNTERS[counter_of(move.piece)], move.to)
        if move.piece.startswith("tile"):
            return (move.verb, TILES[tile_of(move.piece)])
        return move

    def reason(self, play: Play, asked: Decision, move: Move, rates: Sequence[float]) -> tuple[str, ...]:
        return why(Worth(play.state, asked.seat), asked, move)

    def stage(self, state: Any) -> int:
        """The round, its counters drawn."""
        return int(state.round)


MIND = Siberia()
