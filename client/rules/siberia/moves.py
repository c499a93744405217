"""Every answer a seat of Siberia can give, made once: steps offer these and never build a move.

Tables of moves are indexed by the numbers of `data` in the order their names tell.
"""

from __future__ import annotations

from client.rules.play import Move
from client.rules.siberia.data import (
    AREAS,
    COLUMNS,
    COUNTERS,
    EXCHANGES,
    MANAGER,
    MARKETS,
    MOST_SEATS,
    NODES,
    RESEARCH,
    RESOURCES,
    TILES,
    columns_of,
)

_SEATS, _NODES, _MARKETS = range(MOST_SEATS), range(len(NODES)), range(MARKETS)

PASS, DONE, COMMIT = Move("pass"), Move("done"), (Move("commit"),)
ALL_A, ALL_B, ANY_SIDES = Move("all", to="a"), Move("all", to="b"), Move("random")
SIDE = [
    [Move("side", f"exchange.{tile}", city.name) for city in sides] for tile, sides in enumerate(EXCHANGES)
]
SIDE_OF = {move: side for sides in SIDE for side, move in enumerate(sides)}


def column_zone(me: int, column: int) -> str:
    """The zone of a column's counters, or of the research facility."""
    return f"seat.{me}.{'research' if column == RESEARCH else COLUMNS[column]}"


def source_zone(me: int, place: int) -> str:
    """The zone of a seat's pawns at a place."""
    if place < len(NODES):
        return f"workers.{NODES[place]}.{me}"
    if place < len(NODES) + MARKETS:
        return f"salesmen.{place - len(NODES)}.{me}"
    return f"seat.{me}.pawns"


_COUNTER = [f"counter.{counter}" for counter in range(len(COUNTERS))]
_AREA = [f"area.{name}" for name in NODES]
_MARKET = [f"market.{k}" for k in _MARKETS]
_SOURCES = range(len(NODES) + MARKETS + 1)


def _places(me: int, counter: int) -> tuple[tuple[int, Move], ...]:
    """A drawn counter to each column it fits and to research [seed S30 S31 S32]."""
    to = (*columns_of(counter), RESEARCH)
    return tuple([(column, Move("place", _COUNTER[counter], column_zone(me, column))) for column in to])


PLACE = [[_places(me, counter) for counter in range(len(COUNTERS))] for me in _SEATS]
LAY = [[Move("lay", counter, _AREA[area]) for area in range(AREAS)] for counter in _COUNTER]
NAME = [[Move("name", counter, f"supply.{name}") for name in RESOURCES] for counter in _COUNTER]

ACT = [[Move("act", column_zone(me, column), "bag") for column in range(len(COLUMNS))] for me in _SEATS]
JOKER = [[Move("joker", column_zone(me, MANAGER), move.piece) for move in ACT[me]] for me in _SEATS]
FREE = [[move._replace(verb="free") for move in JOKER[me]] for me in _SEATS]
MINE = [[[Move("mine", move.piece, market) for market in _MARKET] for move in ACT[me]] for me in _SEATS]
SELL = [Move("sell", to=market) for market in _MARKET]
HARVEST = [[Move("take", f"cube.{r}.{NODES[area]}", "bag") for area in range(AREAS)] for r in RESOURCES]

WALK = [
    [[Move("move", source_zone(me, node), _AREA[to]) for to in _NODES] for node in _NODES] for me in _SEATS
]
SEND = [[[Move("send", source_zone(me, place), to) for to in _MARKET] for place in _SOURCES] for me in _SEATS]
HIRE = [[Move("hire", source_zone(me, place), _AREA[-1]) for place in _SOURCES] for me in _SEATS]
INVEST = [
    [Move("take", f"tile.{tile}", f"seat.{me}.{COLUMNS[column]}.tile") for tile, column in enumerate(TILES)]
    for me in _SEATS
]
DISCARD = [Move("discard", counter, "bag") for counter in _COUNTER]

COLUMN_OF = {column_zone(me, column): column for me in _SEATS for column in range(RESEARCH + 1)}
SOURCE_OF = {source_zone(me, place): place for me in _SEATS for place in _SOURCES}
NODE_OF = {zone: node for node, zone in enumerate(_AREA)}
MARKET_OF = {zone: k for k, zone in enumerate(_MARKET)}
SUPPLY_OF = {f"supply.{name}": resource for resource, name in enumerate(RESOURCES)}


def counter_of(piece: str) -> int:
    """The number of a counter from its id."""
    return int(piece[8:])


def tile_of(piece: str) -> int:
    """The number of an investment tile from its id."""
    return int(piece[5:])
