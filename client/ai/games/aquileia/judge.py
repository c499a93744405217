"""The appraisal of a position: what each seat should have at the end, and its share of the win."""

from __future__ import annotations

from client.ai.games.aquileia.worth import WEIGHTS, Weights, Worth, slaves_of
from client.ai.policy import shares
from client.rules.aquileia.data import LAURELS, ROUNDS
from client.rules.aquileia.state import State

CERTAIN = 2.5  # points by which a lead counts at the end
DOUBT = 2.3  # and more for each round to come


def expected(s: State, me: int, weights: Weights = WEIGHTS) -> float:
    """The points this seat should have at the end beyond what all seats alike may still gain."""
    seat = s.seats[me]
    total = float(seat.points)
    if not s.phase:
        return total
    worth = Worth(s, me, weights)
    for colour, printed in enumerate(worth.villas):
        total += worth.per_point[colour] * printed
        total += worth.laurels[colour] * (worth.per_laurel[colour] - printed)
    if not s.revealed:
        total += sum([LAURELS[card].points for card in seat.laurels])
    total += worth.acts * worth.harbour(worth.workshop)
    total += worth.purse(seat.coins) + worth.slaves(slaves_of(s, me))
    total += sum([worth.arms(card) for card in seat.arms])
    if s.phase == "place" and s.start == me and not s.order:
        total += 0.7
    return total


def judge(s: State) -> list[float]:
    """Each seat's share of the win."""
    points = [expected(s, me) for me in range(len(s.seats))]
    if not s.phase:
        top = max(points)
        tops = points.count(top)
        close = shares(points, 3 * CERTAIN)
        return [0.6 * (p == top) / tops + 0.4 * c for p, c in zip(points, close, strict=True)]
    return shares(points, CERTAIN + DOUBT * (ROUNDS + 1 - s.round))
