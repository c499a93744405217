"""How to play Citadels well."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from client.ai.games.citadels.judge import judge
from client.ai.games.citadels.rating import quick, rate
from client.ai.games.citadels.why import why
from client.ai.games.citadels.worth import Worth
from client.ai.policy import Mind, Unordered
from client.rules.citadels.data import CARDS
from client.rules.citadels.moves import number
from client.rules.play import Decision, Move, Play


class Citadels(Mind):
    """Rates by points at the end; who is named and which character is taken nobody can foresee."""

    settled = frozenset(("cast", "unique", "seen"))
    slope = 0.03
    spread = 0.5
    searching = "tree"
    trust = 10.0
    gap = 8.0
    sure = 9.0
    span = 160

    def judge(self, game: Any, state: Any) -> list[float]:
        return judge(state)

    def rate(self, play: Play, asked: Decision, rng: Random) -> list[float]:
        return rate(play.state, asked, rng)

    def scores(self, state: Any, asked: Decision, memo: dict[Any, Any]) -> Sequence[float]:
        return quick(state, asked, memo)

    def key(self, state: Any, asked: Decision, move: Move) -> Hashable:
        """Cards of one name are one, but not where districts stand."""
        if asked.run and move.piece:
            return Unordered((move.verb, _name(move.piece), move.to))
        if move.piece.startswith("district"):
            return (move.verb, _name(move.piece), move.to)
        return move

    def reason(self, play: Play, asked: Decision, move: Move, rates: Sequence[float]) -> tuple[str, ...]:
        return why(Worth(play.state, asked.seat), asked, move)

    def stage(self, state: Any) -> int:
        """The round, once its characters are chosen."""
        return int(state.round)


def _name(piece: str) -> Hashable:
    """The name of a district; any other piece is one of its own."""
    return CARDS[number(piece)] if piece.startswith("district") else piece


MIND = Citadels()
