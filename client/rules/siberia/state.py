"""The state of a game of Siberia and what follows from it at a glance."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from client.rules.record import Record
from client.rules.siberia.data import (
    AREAS,
    COLUMNS,
    CUBES,
    FRANKFURT,
    MARKETS,
    NEIGHBOURS,
    NODES,
    NONE,
    PAWNS,
    RESOURCES,
    SPACES,
    TILES,
    VLADIVOSTOK,
)

NOBODY = -1
UNLIMITED = 99
Row = tuple[int, ...]  # counters that lie open: shared by copies, replaced when one is added

# Where a pawn is: a node, a market counted on from here, or its owner's supply.
MARKET = len(NODES)
HOME = MARKET + MARKETS


class Options(NamedTuple):
    """The chosen value of every option, by the names of `data.OPTIONS`."""

    manager_mode: str
    exhaustion_end: str
    supply_end: str
    supply_test: str
    investment_display: int
    worker_source: str
    exchange_sides: str
    harvest: str
    counter_mix: str
    placement: str
    tiebreak: str
    start_player: int | str


@dataclass(slots=True)
class Seat(Record):
    """One player, set up with a worker in Vladivostok and a salesman in Frankfurt [seed S15-S18].

    The counters drawn lie in `hand` until everybody is done; `plan` names a column for each of them, or
    RESEARCH, or NONE as long as it is not placed. `earned` is in rubles, by resource.
    """

    hand: list[int] = field(default_factory=list)
    plan: list[int] = field(default_factory=list)
    rows: list[Row] = field(default_factory=lambda: [()] * len(COLUMNS))
    research: Row = ()
    tiles: Row = ()  # the investment tiles, one for a column at most
    pawns: list[int] = field(default_factory=lambda: [VLADIVOSTOK, MARKET + FRANKFURT] + [HOME] * (PAWNS - 2))
    earned: list[int] = field(default_factory=lambda: [0] * len(RESOURCES))
    committed: bool = False
    passed: bool = False


@dataclass(slots=True)
class State(Record):
    """A whole game; a stack's last piece is its top. Sets of areas are numbers with a bit for each.

    `exchange` is the tile on each market space, `sides` its side by tile (NONE: not chosen yet), `prices`
    what each market pays. `doing` names the action in progress, `steps` those left to its workers.
    """

    options: Options
    seats: list[Seat]
    bag: list[int]
    phase: str = "start"
    start: int = NOBODY
    player: int = NOBODY
    round: int = 0
    cubes: list[int] = field(default_factory=list)  # resources still in the bag during set-up
    supply: list[int] = field(default_factory=lambda: [0] * len(RESOURCES))
    sold: list[int] = field(default_factory=lambda: [0] * len(RESOURCES))
    lying: list[int] = field(
        default_factory=lambda: [0] * len(RESOURCES)
    )  # the areas that hold each resource
    closed: int = 0  # the exhausted areas
    marked: list[int] = field(default_factory=list)  # those with a marker, in the order they were exhausted
    exchange: list[int] = field(default_factory=lambda: list(range(MARKETS)))
    sides: list[int] = field(default_factory=lambda: [0] + [NONE] * (MARKETS - 1))
    prices: list[tuple[int, ...]] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    display: list[int] = field(default_factory=list)
    last: bool = False  # the round running is the last
    ended: str = ""  # what has ended the game
    busy: bool = False  # a cube was placed or sold this round
    idle: int = 0  # rounds in a row without that
    doing: str = ""
    steps: int = 0


def uncovered(seat: Seat) -> list[int]:
    """The spaces of each column that no counter and no tile covers [seed S38 S66]."""
    free = [SPACES - len(row) for row in seat.rows]
    for tile in seat.tiles:
        free[TILES[tile]] -= 1
    return free


def room(seat: Seat) -> list[int]:
    """The same and that of research, less what is planned for counters in hand: a secret [seed S33]."""
    free = uncovered(seat)
    free.append(UNLIMITED)
    for column in seat.plan:
        free[column] -= 1  # NONE is the last one, research, which never fills up
    return free


def ready(seat: Seat) -> list[int]:
    """The columns with both spaces covered: not by tiles alone, as none has two [seed S38 S39]."""
    return [column for column, free in enumerate(uncovered(seat)) if not free]


def tiled(seat: Seat, column: int) -> bool:
    """Whether a column has its investment tile [seed S67]."""
    return any([TILES[tile] == column for tile in seat.tiles])


def workers(seat: Seat) -> int:
    """The areas where a seat has workers; those in Vladivostok mine nothing."""
    areas = 0
    for place in seat.pawns:
        if place < AREAS:
            areas |= 1 << place
    return areas


def salesmen(seat: Seat) -> list[int]:
    """The markets where a seat has salesmen, in no order."""
    return [place - MARKET for place in set(seat.pawns) if MARKET <= place < HOME]


def on_panel(seat: Seat) -> int:
    """The counters in the columns of a panel; tiles do not count [seed S79]."""
    return sum(map(len, seat.rows))


def money(seat: Seat) -> int:
    """All rubles of a seat."""
    return sum(seat.earned)


def clear(state: State, seat: Seat, column: int) -> None:
    """All counters of a column go back to the bag, its tile stays [seed S40 S41]."""
    state.bag += seat.rows[column]
    seat.rows[column] = ()


def on_map(state: State) -> list[int]:
    """How many cubes of each resource lie in areas."""
    return [areas.bit_count() for areas in state.lying]


@lru_cache(4096)
def listed(areas: int) -> tuple[int, ...]:
    """The areas of a set in the order of the map's table."""
    return tuple([area for area in range(AREAS) if areas >> area & 1])


@lru_cache(4096)
def reach(node: int, closed: int) -> tuple[int, ...]:
    """Where one step leads from a node, exhausted areas being crossed freely [seed S53 S85]."""
    found, crossed, edge = {node}, {node}, [node]
    while edge:
        for near in NEIGHBOURS[edge.pop()]:
            if closed >> near & 1 and near not in crossed:
                crossed.add(near)
                edge.append(near)
            elif not closed >> near & 1:
                found.add(near)
    return tuple(sorted(found - {node}))


def all_cubes() -> list[int]:
    """The resource of each of the 70 cubes."""
    return [resource for resource, count in enumerate(CUBES) for _ in range(count)]
