"""Each seat's share of the win, by what lies before it when a round begins.

The weights are learned from games between bots: how much each thing told who would win, early and late.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from client.rules.citadels.data import CARDS, KIND, KINDS, SECRET_VAULT
from client.rules.citadels.scoring import points, standing
from client.rules.citadels.state import State, count, size

ENOUGH = 6.0  # gold from which more is worth less
MANY = 5.0  # cards from which more are worth nothing


class Sign(NamedTuple):
    """How much one of something raises a seat's chances: from the start on, and more towards the end."""

    early: float
    late: float

    def at(self, time: float) -> float:
        """Its weight at a time from 0 to 1."""
        return self.early + self.late * time


POINT = Sign(0.049, 0.120)
BUILT = Sign(0.180, 0.265)
COIN = Sign(0.054, 0.195)
SPARE_COIN = Sign(0.079, -0.099)
CARD = Sign(0.024, 0.159)
KIND_MISSING = Sign(-0.043, 0.012)
KIND_OUT_OF_HAND = Sign(-0.038, -0.130)
CROWN = Sign(0.195, 0.135)
SECOND = Sign(-0.051, 0.249)  # the next one to choose
VAULT = Sign(0.346, 0.0)
ONE_SHORT = Sign(0.295, 0.330)
TWO_SHORT = Sign(0.039, 0.104)


def judge(s: State) -> list[float]:
    """Each seat's share of the win, adding up to 1."""
    if not s.phase:
        won = [score.won for score in standing(s)]
        return [one / sum(won) for one in won]
    full = size(s)
    built = [min(full, count(seat.city)) for seat in s.seats]
    time = max(built) / full
    found = [chances(s, p, full - built[p], time) + BUILT.at(time) * built[p] for p in range(len(s.seats))]
    best = max(found)
    weights = [exp(one - best) for one in found]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def chances(s: State, p: int, need: int, time: float) -> float:
    """The weights of everything but the districts themselves."""
    seat = s.seats[p]
    total = POINT.at(time) * sum([n for _, n in points(s, p)])
    total += COIN.at(time) * min(ENOUGH, seat.gold) + SPARE_COIN.at(time) * max(0.0, seat.gold - ENOUGH)
    total += CARD.at(time) * min(MANY, len(seat.hand))
    if SECRET_VAULT in seat.hand:
        total += VAULT.at(time)
    if s.crown == p:
        total += CROWN.at(time)
    elif s.crown == (p - 1) % len(s.seats):
        total += SECOND.at(time)
    if need <= 1:
        total += ONE_SHORT.at(time)
    elif need == 2:
        total += TWO_SHORT.at(time)
    return total + kinds(s, p, time)


def kinds(s: State, p: int, time: float) -> float:
    """The kinds a city has not, and those not in the hand either."""
    seat = s.seats[p]
    missing = set(range(len(KINDS))) - {KIND[card] for card in seat.city}
    if not missing:
        return 0.0
    names = {CARDS[card] for card in seat.city}
    out = missing - {KIND[card] for card in seat.hand if CARDS[card] not in names}
    return KIND_MISSING.at(time) * len(missing) + KIND_OUT_OF_HAND.at(time) * len(out)
