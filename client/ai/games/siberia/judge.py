"""The appraisal of a position: what each seat should have at the end, and its share of the win."""

from __future__ import annotations

from client.ai.games.siberia.land import KINDS
from client.ai.games.siberia.worth import Worth
from client.ai.policy import shares
from client.rules.siberia.data import FIRST_RESOURCE, LOGISTICIAN, MANAGER, TILES
from client.rules.siberia.scoring import standing
from client.rules.siberia.state import State, money, on_panel

HEAT, DOUBT, MOST = 1.8, 0.95, 8.5  # thousands by which a lead counts, more for each round to come
TILE_ROUND = {LOGISTICIAN: 1.0, MANAGER: 0.4}  # thousands
MINING = (0.5, 0.45, 0.2)  # of what mining would bring, by spaces of its column uncovered


def judge(s: State) -> list[float]:
    """Each seat's share of the win."""
    if not s.phase:
        won = [score.won for score in standing(s)]
        return [one / sum(won) for one in won]
    found = [Worth(s, me, careful=False) for me in range(len(s.seats))]
    return shares([expected(worth) for worth in found], min(MOST, HEAT + DOUBT * (found[0].left + 1.0)))


def expected(worth: Worth) -> float:
    """The money a seat should have at the end, in thousands, less what all alike may still gain."""
    seat, left = worth.seat, worth.left + 1.0  # the round about to begin counts
    total = money(seat) / 1000.0
    for r in KINDS:
        total += MINING[worth.free[FIRST_RESOURCE + r]] * worth.price[r] * worth.takes[r]
    total += (4.5 + 0.6 * left) * worth.crew - 1.2 * worth.at.bit_count()
    total += 1.0 * on_panel(seat)
    for tile in seat.tiles:
        total += left * tile_rate(worth, TILES[tile])
    return total + 0.1 * left * sum(worth.price)


def tile_rate(worth: Worth, column: int) -> float:
    """What a tile brings each round."""
    if column >= FIRST_RESOURCE:
        return 0.1 * worth.price[column - FIRST_RESOURCE]
    return TILE_ROUND.get(column, 0.5)
