"""What each move of every ask is worth to the asked seat, in thousands of rubles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client.ai.games.siberia.land import FADES, distances, outcome, walks, workers_of
from client.ai.games.siberia.placing import placings, placings_quick
from client.ai.games.siberia.turning import turns
from client.ai.games.siberia.worth import Worth
from client.rules.play import Decision
from client.rules.siberia.data import (
    EXCHANGES,
    RESOURCE,
    RESOURCES,
    TILES,
    VLADIVOSTOK,
)
from client.rules.siberia.moves import (
    DONE,
    MARKET_OF,
    NODE_OF,
    SIDE_OF,
    SOURCE_OF,
    SUPPLY_OF,
    counter_of,
    tile_of,
)
from client.rules.siberia.state import HOME, MARKET, NODES

Rating = Callable[[Worth, Decision], list[float]]


def sides(worth: Worth, asked: Decision) -> list[float]:
    """The side that pays more for what lies on the map; all alike or by chance is worth nothing."""
    lying = worth.s.lying
    found = []
    for move in asked.moves:
        side = SIDE_OF.get(move)
        prices = EXCHANGES[asked.about[0]][side].prices if side is not None else ()
        found.append(sum([p * lying[r].bit_count() for r, p in enumerate(prices)]) / 10000.0)
    return found


def lays(worth: Worth, asked: Decision) -> list[float]:
    """Each cube in each area, or the resource that a manager names."""
    laid: dict[int, list[float]] = {}
    found = []
    for move in asked.moves:
        if move.verb == "name":
            found.append(worth.research[SUPPLY_OF[move.to]])
            continue
        r = RESOURCE[counter_of(move.piece)]
        if r < 0:
            r = RESOURCES.index(asked.about[0])
        if r not in laid:
            laid[r] = worth.laid(r)
        found.append(laid[r][NODE_OF[move.to]])
    return found


def steps(worth: Worth, asked: Decision) -> list[float]:
    """What the best walk brings that begins with each step, over no step at all."""
    closed, left = worth.s.closed, worth.s.steps - 1
    workers = workers_of(worth.seat.pawns)
    now = sum([worth.ground[node] for node in set(workers)])
    after = {(a, b): outcome(they, left, worth.ground, closed) for a, b, they in walks(workers, closed)}
    found = []
    for move in asked.moves:
        if move == DONE:
            found.append(0.0)
        else:
            gain = (after[SOURCE_OF[move.piece], NODE_OF[move.to]] - now) / 1000.0
            found.append(gain - 0.01)
    return found


def steps_quick(worth: Worth, asked: Decision) -> list[float]:
    """What each step brings a worker nearer to, alone."""
    field = nearness(worth)
    return [
        0.0 if move == DONE else field[NODE_OF[move.to]] - field[SOURCE_OF[move.piece]] - 0.05
        for move in asked.moves
    ]


def nearness(worth: Worth) -> list[float]:
    """For each node the best gain from there that no own worker has yet, fading with the steps."""
    apart = distances(worth.s.closed)
    gains = worth.gains
    free = [node for node, gain in enumerate(gains) if gain and not worth.at >> node & 1]
    found = []
    for node in range(len(NODES)):
        near = apart[node]
        best = max([gains[other] * FADES[near[other]] for other in free], default=0.0)
        found.append(max(best, gains[node]) if worth.at >> node & 1 else best)
    return found


def sends(worth: Worth, asked: Decision) -> list[float]:
    """Each pawn to each exchange."""
    now = worth.trade(worth.markets)
    found = []
    for move in asked.moves:
        source, market = SOURCE_OF[move.piece], MARKET_OF[move.to]
        markets = worth.markets | 1 << market
        if MARKET <= source < HOME and worth.seat.pawns.count(source) == 1:
            markets &= ~(1 << source - MARKET)
        found.append(worth.trade(markets) - now - pawn_cost(worth, source))
    return found


def pawn_cost(worth: Worth, source: int) -> float:
    """What a seat loses with a pawn taken away from there, the trade of a salesman apart."""
    if source == HOME:
        home = worth.seat.pawns.count(HOME)
        return 0.25 * worth.soon * (2.0 if home == 1 else 1.0)
    if source >= MARKET:
        return 0.0
    alone = worth.seat.pawns.count(source) == 1
    lost = worth.gains[source] if alone and source != VLADIVOSTOK else 0.0
    return lost + worth.hand(worth.crew - 1)


def hires(worth: Worth, asked: Decision) -> list[float]:
    """A worker from each source."""
    found = []
    for move in asked.moves:
        source = SOURCE_OF[move.piece]
        lost = pawn_cost(worth, source)
        if MARKET <= source < HOME and worth.seat.pawns.count(source) == 1:
            lost = worth.trade(worth.markets) - worth.trade(worth.markets & ~(1 << source - MARKET))
        found.append(worth.hand(min(worth.crew, 5)) - lost)
    return found


def invests(worth: Worth, asked: Decision) -> list[float]:
    """Each tile on its column."""
    return [worth.tile(TILES[tile_of(move.piece)]) + 0.01 for move in asked.moves]


def sells(worth: Worth, asked: Decision) -> list[float]:
    """What each exchange pays."""
    r = RESOURCES.index(asked.about[0])
    return [worth.s.prices[MARKET_OF[move.to]][r] / 1000.0 for move in asked.moves]


def harvests(worth: Worth, asked: Decision) -> list[float]:
    """Every cube that can be had."""
    price = max(worth.price[RESOURCES.index(asked.about[0])], 1.0)
    return [0.0 if move == DONE else price for move in asked.moves]


def discards(worth: Worth, asked: Decision) -> list[float]:
    """The counter whose column loses least."""
    found = []
    for move in asked.moves:
        counter = counter_of(move.piece)
        column = next(c for c, row in enumerate(worth.seat.rows) if counter in row)
        free = worth.free[column]
        found.append(worth.row(column)[free + 1] - worth.row(column)[free])
    return found


def commits(worth: Worth, asked: Decision) -> list[float]:
    """The only move."""
    return [0.0] * len(asked.moves)


RATINGS: dict[str, Rating] = {
    "sides": sides,
    "place": placings,
    "commit": commits,
    "research": lays,
    "cube": lays,
    "turn": turns,
    "logistics": steps,
    "salesman": sends,
    "worker": hires,
    "invest": invests,
    "sell": sells,
    "harvest": harvests,
    "discard": discards,
}
QUICK: dict[str, Rating] = RATINGS | {"place": placings_quick, "logistics": steps_quick}


def rate(s: Any, asked: Decision) -> list[float]:
    """With care."""
    return RATINGS[asked.ask](Worth(s, asked.seat), asked)


def quick(s: Any, asked: Decision, memo: dict[Any, Any]) -> list[float]:
    """For light play; what is worked out while seats place is kept until something moves."""
    if asked.ask == "place":
        key = (asked.seat, s.round, *s.lying, *s.seats[asked.seat].pawns)
        worth = memo.get(key)
        if worth is None:
            memo[key] = worth = Worth(s, asked.seat, careful=False)
        else:
            worth.seat = s.seats[asked.seat]
    else:
        worth = Worth(s, asked.seat, careful=False)
    return QUICK[asked.ask](worth, asked)
