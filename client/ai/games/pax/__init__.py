"""How to play Pax well."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from client.ai.games.pax.foresight import foresee, outlook
from client.ai.games.pax.judge import judge
from client.ai.games.pax.learned import network_for
from client.ai.games.pax.rating import quick, rate
from client.ai.games.pax.why import why
from client.ai.policy import Mind, Unordered
from client.rules.pax.data import CARDS
from client.rules.pax.moves import card_of
from client.rules.play import Decision, Move, Play

DRAWS = frozenset(("keep", "place", "send_away"))


class Pax(Mind):
    """Rates by the share of the win: points, Rome's strength, and who would side with it.

    A trial looks at the moves with a learned eye where there is one. It tries purchases and plays, each with
    the own turn to its end and those of the others up to the next own one.
    """

    settled = frozenset(("turn",))
    slope = 0.01
    spread = 1.5
    searching = "trial"
    careful = True
    trust = 12.0
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
        return 1 if asked.ask in DRAWS and network_for(state) else super().tries(state, asked)

    def follow(self, play: Play, asked: Decision, memo: dict[Any, Any], rng: Random) -> Sequence[float]:
        """The learned eye for the rest of the own turn, in which nothing unknown comes up."""
        s = play.state
        learned = network_for(s) if asked.ask == "play" else None
        if learned is None:
            return self.rate(play, asked, rng)
        seat = s.seats[asked.seat]
        key = (*seat.hand, -1, *s.legions, s.played, tuple(seat.area))
        if key not in memo:
            memo[key] = foresee(s, asked, learned)
        found: Sequence[float] = memo[key]
        return found

    def stage(self, state: Any) -> int:
        """The turns taken in the whole game."""
        return int(state.round * len(state.seats) + state.turn)

    def ends(self, start: int, state: Any) -> bool:
        """All others had a turn since."""
        return self.stage(state) >= start + len(state.seats)

    def enough(self, start: int, state: Any, seat: int) -> bool:
        """The seat's next turn begins."""
        if network_for(state) is None:
            return self.ends(start, state)
        return state.phase == "turn" and state.player == seat and self.stage(state) > start

    def prospect(self, game: Any, state: Any, seat: int) -> float:
        learned = network_for(state) if state.phase == "turn" and state.player == seat else None
        return outlook(state, seat, learned) if learned else super().prospect(game, state, seat)


MIND = Pax()
