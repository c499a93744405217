"""The appraisal of a position: each seat's share of the win, nobody's where all lose."""

from __future__ import annotations

from client.ai.games.pax.field import Field
from client.rules.pax.scoring import standing
from client.rules.pax.state import State

CLEAR = 0.85  # how much the result counts at the end; the rest is how close it was


def judge(s: State) -> list[float]:
    """Each seat's share of the win; a game lost together is worth nothing to anybody."""
    field = Field(s, None)
    soft = [field.share(p) for p in range(len(s.seats))]
    if s.phase:
        return soft
    won = [score.won for score in standing(s)]
    share = 1.0 / max(1, sum(won))
    return [CLEAR * share * one + (1.0 - CLEAR) * near for one, near in zip(won, soft, strict=True)]
