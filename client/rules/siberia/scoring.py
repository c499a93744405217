"""Who is the richest (rules, section 6.4)."""

from __future__ import annotations

from client.rules import kit
from client.rules.play import Score
from client.rules.siberia.data import RESOURCES
from client.rules.siberia.state import State, money


def standing(state: State) -> list[Score]:
    """Money by what it came from; the most wins, a tie is shared or goes to fewer tiles [seed S20 S90]."""
    fewer = state.options.tiebreak == "fewer_tiles"
    ranks = kit.ranks([(money(seat), -len(seat.tiles) if fewer else 0) for seat in state.seats])
    return [
        Score(
            me,
            money(seat),
            ranks[me],
            tuple(zip(RESOURCES, seat.earned, strict=True)),
            won=not state.phase and ranks[me] == 1,
        )
        for me, seat in enumerate(state.seats)
    ]
