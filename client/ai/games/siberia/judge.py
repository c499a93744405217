"""The appraisal of a position: what each seat should have at the end, and its share of the win."""

from __future__ import annotations

from client.ai.games.siberia.worth import Worth
from client.ai.policy import shares
from client.rules.siberia.scoring import standing
from client.rules.siberia.state import State, money

HEAT = 1.2  # thousands by which a lead counts at the end
DOUBT = 1.3  # and more for each round to come


def judge(s: State) -> list[float]:
    """Each seat's share of the win."""
    if not s.phase:
        won = [score.won for score in standing(s)]
        return [one / sum(won) for one in won]
    found = [Worth(s, me, careful=False) for me in range(len(s.seats))]
    return shares([expected(worth) for worth in found], HEAT + DOUBT * found[0].left)


def expected(worth: Worth) -> float:
    """The money a seat should have at the end, in thousands, less what all alike may still gain."""
    seat = worth.seat
    total = money(seat) / 1000.0
    for column, free in enumerate(worth.free):
        total += 0.55 * worth.table[column][free]
    engine = 0.5 * min(worth.crew, 4) + 0.35 * len(seat.tiles)
    return total + worth.left * (engine + 0.04 * sum(worth.price))
