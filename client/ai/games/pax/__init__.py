"""How to play Pax well."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from client.ai.games.pax.foresight import foresee
from client.ai.games.pax.judge import judge
from client.ai.games.pax.learned import network_for
from client.ai.games.pax.rating import quick, rate
from client.ai.games.pax.why import why
from client.ai.policy import Mind, Unordered
from client.rules.pax.data import CARDS
from client.rules.pax.moves import card_of
from client.rules.play import Decision, Move, Play


class Pax(Mind):
    """Rates by the share of the win: points, Rome's strength, and who would side with it.

    A level that searches sees with the learned eye where there is one, and believes it: worlds played on by
    quick players told less about a move. Elsewhere it tries the moves.
    """

    settled = frozenset(("turn",))
    slope = 0.01
    spread = 1.5
    searching = "trial"
    careful = True
    trust = 25.0
    span = 160

    def judge(self, game: Any, state: Any) -> list[float]:
        return judge(state)

    def rate(self, play: Play, asked: Decision, rng: Random) -> list[float]:
        return rate(play.state, asked)

    def scores(self, state: Any, asked: Decision, memo: dict[Any, Any]) -> Sequence[float]:
        return quick(state, asked, memo)

    def key(self, state: Any, asked: Decision, move: Move) -> Hashable:
        """Cards of one face are one."""
        if move.piece.startswith("card"):
            return Unordered((move.verb, *CARDS[card_of(move.piece)][1:], move.to))
        return move

    def reason(self, play: Play, asked: Decision, move: Move, rates: Sequence[float]) -> tuple[str, ...]:
        return why(play.state, asked, move)

    def ponder(self, play: Play, asked: Decision, rates: Sequence[float]) -> Sequence[float]:
        learned = network_for(play.state)
        return foresee(play.state, asked, learned) if learned else rates

    def tries(self, state: Any, asked: Decision) -> int:
        return 1 if network_for(state) else super().tries(state, asked)

    def stage(self, state: Any) -> int:
        """The turns taken in the whole game."""
        return int(state.round * len(state.seats) + state.turn)

    def ends(self, start: int, state: Any) -> bool:
        """All others had a turn since."""
        return self.stage(state) >= start + len(state.seats)


MIND = Pax()
