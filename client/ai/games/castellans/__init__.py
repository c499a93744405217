"""How to play Castellans well."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from client.ai.games.castellans.judge import judge
from client.ai.games.castellans.rating import rate
from client.ai.games.castellans.why import why
from client.ai.policy import Mind
from client.rules.castellans.moves import DIE_AT, SHIP_AT
from client.rules.play import Decision, Move, Play


class Castellans(Mind):
    """Rates by points: what an action brings to the end of the game, goods and rivals counted."""

    settled = frozenset(("pay", "first", "influence", "good", "leftover", "forge", "face", "pilot"))
    slope = 0.02
    spread = 0.5
    searching = "trial"
    trust = 30.0
    gap = 4.0
    sure = 3.5
    span = 200

    def judge(self, game: Any, state: Any) -> list[float]:
        return judge(state)

    def rate(self, play: Play, asked: Decision, rng: Random) -> list[float]:
        return rate(play.state, asked)

    def scores(self, state: Any, asked: Decision, memo: dict[Any, Any]) -> Sequence[float]:
        return rate(state, asked)

    def key(self, state: Any, asked: Decision, move: Move) -> Hashable:
        """Dice of one face are one, and so are ships in one ward."""
        if move.piece in DIE_AT:
            to = state.faces[DIE_AT[move.to]] if move.to in DIE_AT else move.to
            return (move.verb, state.faces[DIE_AT[move.piece]], to)
        if move.verb == "sail":
            return (move.verb, state.seats[asked.seat].ships[SHIP_AT[move.piece]], move.to)
        return move

    def reason(self, play: Play, asked: Decision, move: Move, rates: Sequence[float]) -> tuple[str, ...]:
        return why(play.state, asked, move)

    def stage(self, state: Any) -> int:
        """The round, odd before its dice are thrown."""
        early = state.phase in ("start", "decks", "found", "keeps", "roll")
        return int(2 * state.round - early)

    def ends(self, start: int, state: Any) -> bool:
        """The round is over, the dice of the next are about to be thrown."""
        return state.phase == "roll" and self.stage(state) > start


MIND = Castellans()
