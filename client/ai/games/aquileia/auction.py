"""The theatre's auction: what to bid, and when to let go."""

from __future__ import annotations

from collections.abc import Sequence

from client.ai.games.aquileia.worth import Worth
from client.rules.aquileia.data import METALS
from client.rules.aquileia.state import State

SHARE = 0.6  # of the laurel's worth that a bid may cost


def lot_worth(s: State, worth: Worth) -> float:
    """What the laurel being sold is worth to this seat."""
    return worth.theatre(s.theatre_lot[0]) if s.theatre_lot else 0.0


def price(worth: Worth, purse: Sequence[int], bid: Sequence[int]) -> float:
    """What paying these coins out of this purse costs, in points."""
    return worth.purse(purse) - worth.purse([have - paid for have, paid in zip(purse, bid, strict=True)])


def rivals_that_can(s: State, me: int, bid: Sequence[int]) -> list[int]:
    """The others still in the auction whose purses could beat this bid."""
    found = []
    for other in s.bidding:
        coins = s.seats[other].coins
        held = [coins[m] + (s.bid[m] if other == s.bidder else 0) for m in range(len(METALS))]
        if other != me and all(h >= b for h, b in zip(held, bid, strict=True)) and sum(held) > sum(bid):
            found.append(other)
    return found


def opening_scores(s: State, worth: Worth, others: Sequence[Worth]) -> tuple[list[float], float]:
    """What opening with a coin of each metal is worth, and what passing is."""
    me = worth.me
    lot = lot_worth(s, worth)
    purse = s.seats[me].coins
    opens = []
    for metal in range(len(METALS)):
        bid = [int(m == metal) for m in range(len(METALS))]
        if not purse[metal]:
            opens.append(-9.0)
            continue
        rivals = rivals_that_can(s, me, bid)
        keen = [w for w in others if w.me in rivals and SHARE * lot_worth(s, w) > 2 * w.coin[metal]]
        wins = lot - price(worth, purse, bid)
        sold = 0.45 * max([SHARE * lot_worth(s, w) for w in keen], default=0.0)
        chance = 0.45 ** len(keen)
        opens.append(chance * wins + (1 - chance) * max(sold, 0.35 * wins))
    return opens, _passing(s, worth, others, lot)


def _passing(s: State, worth: Worth, others: Sequence[Worth], lot: float) -> float:
    """Passing: the space's player may still get the lot for nothing, when nobody else wants it."""
    from client.rules.aquileia.data import THEATRUM

    if s.on[THEATRUM] != worth.me:
        return 0.0
    free = 1.0
    for other in others:
        if other.me in s.bidding and any(s.seats[other.me].coins):
            free *= 0.05 if lot_worth(s, other) > 1.0 else 0.5
    return free * lot


def raising_scores(s: State, worth: Worth) -> tuple[list[float], float]:
    """What laying one more coin of each metal on the standing bid is worth, and what it is to let go."""
    me = worth.me
    mine = s.bidder == me
    bid = list(s.bid)
    purse = [have + (paid if mine else 0) for have, paid in zip(s.seats[me].coins, bid, strict=True)]
    lot = lot_worth(s, worth)
    lets_go = _chance_to_hold(s, me, bid) * (lot - price(worth, purse, bid)) if mine else 0.0
    adds = []
    for metal in range(len(METALS)):
        more = [count + (m == metal) for m, count in enumerate(bid)]
        if any(have < paid for have, paid in zip(purse, more, strict=True)):
            adds.append(-9.0)
            continue
        cost = price(worth, purse, more)
        win = _chance_to_hold(s, me, more)
        gain = SHARE * lot - cost if not mine else lot - cost
        adds.append(win * gain if gain > 0 else gain)
    return adds, lets_go


def _chance_to_hold(s: State, me: int, bid: Sequence[int]) -> float:
    """The chance that nobody beats this bid."""
    return 0.6 ** len(rivals_that_can(s, me, bid))
