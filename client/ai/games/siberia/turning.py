"""What the actions are worth at a turn, and which of them comes first."""

from __future__ import annotations

from client.ai.games.siberia.land import short_walk, workers_of
from client.ai.games.siberia.worth import COUNTER, Worth
from client.rules.play import Decision, Move
from client.rules.siberia.data import FIRST_RESOURCE, LOGISTICIAN, MARKERS, NODES, SALESMAN
from client.rules.siberia.moves import COLUMN_OF, MARKET_OF, PASS
from client.rules.siberia.state import listed, money

HOLD = 0.5  # of a mining's income is as good as had if it waits for the next round
GROWS = 0.25  # of a cube that comes under a worker until then
HURRY = 0.35  # of what others could take before the next turn
DECIDES = 8.0  # thousands that ending the game as the winner is worth


def turns(worth: Worth, asked: Decision) -> list[float]:
    """Each action over passing."""
    return [0.0 if move == PASS else action(worth, move) for move in asked.moves]


def action(worth: Worth, move: Move) -> float:
    """What an action brings more than its counters would later."""
    column = COLUMN_OF[move.piece]
    cost = COUNTER * 0.5 * worth.soon * len(worth.seat.rows[column])
    if move.verb == "mine":
        return mined(worth, column - FIRST_RESOURCE, MARKET_OF[move.to]) - cost
    if move.verb == "joker":
        return joker(worth, COLUMN_OF[move.to]) - cost
    if move.verb == "free":
        return free(worth, COLUMN_OF[move.to]) - cost
    return worth.action(column) - cost


def joker(worth: Worth, column: int) -> float:
    """A manager's counter in another column."""
    row, left = worth.row(column), worth.free[column]
    return 1.2 * (row[left - 1] - row[left])


def free(worth: Worth, column: int) -> float:
    """Another column's action at a manager's call."""
    if column < FIRST_RESOURCE:
        return worth.action(column)
    r = column - FIRST_RESOURCE
    return worth.price[r] * worth.takes[r]


def mined(worth: Worth, r: int, market: int) -> float:
    """Mining now over mining in the next round."""
    price, cubes = worth.s.prices[market][r] / 1000.0, worth.takes[r]
    income = price * cubes
    more = min(worth.s.lying[r].bit_count() - cubes, worth.crew - cubes, 2)
    later = worth.soon * (HOLD * income + GROWS * price * max(more, 0))
    rushed = endangered(worth, r)
    gain = income - later * (1.0 - 0.7 * rushed / cubes) + HURRY * price * rushed
    gain -= better_first(worth, r, price, cubes)
    return gain + ending(worth, r, income)


def endangered(worth: Worth, r: int) -> int:
    """How many of the cubes others could take as soon as it is their turn."""
    areas = 0
    for other, rival in zip(others(worth), worth.rivals, strict=True):
        if not worth.s.seats[other].passed and not rival.free[FIRST_RESOURCE + r] and rival.price[r]:
            areas |= rival.at
    return (areas & worth.at & worth.s.lying[r]).bit_count()


def others(worth: Worth) -> list[int]:
    """The other seats, in the order of `Worth.rivals`."""
    return [p for p in range(len(worth.s.seats)) if p != worth.me]


def better_first(worth: Worth, r: int, price: float, cubes: int) -> float:
    """What a ready logistician or salesman would add before."""
    more = 0.0
    if not worth.free[LOGISTICIAN]:
        gains = [0] * len(NODES)
        for area in listed(worth.s.lying[r]):
            gains[area] = int(price * 1000)
        added = short_walk(workers_of(worth.seat.pawns), tuple(gains), worth.s.closed)
        more = added / 1000.0
    if not worth.free[SALESMAN]:
        top = max([row[r] for row in worth.s.prices]) / 1000.0
        more = max(more, (top - price) * cubes)
    return more


def ending(worth: Worth, r: int, income: float) -> float:
    """Whether this ends the game, and for whom."""
    s = worth.s
    closes = sum([worth.cubes[area] == 1 for area in listed(s.lying[r] & worth.at)])
    if len(s.marked) + closes < MARKERS or s.options.exhaustion_end != "immediate":
        return 0.0
    mine = money(worth.seat) / 1000.0 + income
    best = max([money(s.seats[p]) for p in others(worth)]) / 1000.0
    return DECIDES if mine > best else -DECIDES
