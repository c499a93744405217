"""How to play Aquileia well."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from client.ai.games.aquileia.judge import judge
from client.ai.games.aquileia.rating import RATINGS
from client.ai.games.aquileia.why import why
from client.ai.games.aquileia.worth import WEIGHTS, Weights, Worth, worth_of
from client.ai.policy import Mind
from client.rules.aquileia.data import ARMS, SLAVES
from client.rules.play import Decision, Move, Play


class Aquileia(Mind):
    """Rates every ask by its own figures; appraises by what seats should have at the end."""

    settled = frozenset(
        (
            "pecunia_gold",
            "pecunia_silver",
            "equi_buy",
            "servi_buy",
            "stadium_cards",
            "stadium_blue",
            "forum_slaves",
            "portus_repay",
            "portus_choose",
            "laurel_assign",
        )
    )
    sure = 6.0
    slope = 0.012
    spread = 0.6
    span = 90

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def judge(self, game: Any, state: Any) -> list[float]:
        return judge(state)

    def rate(self, play: Play, asked: Decision, rng: Random) -> list[float]:
        worth = Worth(play.state, asked.seat, self.weights)
        return RATINGS[asked.ask](play.state, asked, worth, {}, False)

    def scores(self, state: Any, asked: Decision, memo: dict[Any, Any]) -> Sequence[float]:
        return RATINGS[asked.ask](state, asked, worth_of(state, asked.seat, self.weights, memo), memo, True)

    def key(self, state: Any, asked: Decision, move: Move) -> Hashable:
        """Cards of one face are one: it does not matter which of them is laid or handed in."""
        if asked.run and move.piece:
            kind, _, number = move.piece.partition(".")
            if kind == "slave":
                return (move.verb, kind, str(SLAVES[int(number)]))
            if kind == "arms":
                return (move.verb, kind, ARMS[int(number)].face)
        return (move.verb, move.piece, move.to, move.n)

    def reason(self, play: Play, asked: Decision, move: Move, rates: Sequence[float]) -> tuple[str, ...]:
        return why(play.state, asked, Worth(play.state, asked.seat, self.weights), move)

    def stage(self, state: Any) -> int:
        return int(state.round)


MIND = Aquileia()
