"""The picture of a game of Siberia for one pair of eyes, with the numbers a player wants to see."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from client.rules.play import NATURE
from client.rules.siberia.data import (
    COLUMNS,
    EXCHANGES,
    MARKERS,
    NODES,
    NONE,
    NOTES,
    PERSON,
    PERSONS,
    RESEARCH,
    RESOURCE,
    RESOURCES,
    TILES,
)
from client.rules.siberia.mining import buyers, reached
from client.rules.siberia.moves import column_zone, source_zone
from client.rules.siberia.state import Seat, State, money, on_panel, ready
from client.rules.table import Piece, Table, heap, veil

Pieces = tuple[Piece, ...]
Zones = dict[str, Pieces]

BANK = {10000: 40, 5000: 10, 1000: 30}  # notes there are, more than all cubes can bring in
PLACING = ("place", "place_open")
START = Piece("start", "start", "start")


def counter_face(counter: int) -> str:
    """The face of an action counter, such as ``worker-gas`` or ``manager``."""
    person = PERSONS[PERSON[counter]]
    return person if RESOURCE[counter] == NONE else f"{person}-{RESOURCES[RESOURCE[counter]]}"


@cache
def counter_piece(counter: int, owner: int = NATURE, turned: int = 0) -> Piece:
    """An action counter that lies open; turned: it is planned here but not revealed."""
    return Piece(f"counter.{counter}", "counter", counter_face(counter), owner, turned)


@cache
def tile_piece(tile: int, owner: int = NATURE) -> Piece:
    """An investment tile that lies open."""
    return Piece(f"tile.{tile}", "tile", COLUMNS[TILES[tile]], owner)


@cache
def pawn(owner: int, number: int) -> Piece:
    """A pawn, be it worker or salesman."""
    return Piece(f"pawn.{owner}.{number}", "pawn", "pawn", owner)


@cache
def cube(resource: int, area: int) -> Piece:
    """A cube in an area, which holds one of a kind only."""
    return Piece(f"cube.{RESOURCES[resource]}.{NODES[area]}", "cube", RESOURCES[resource])


@cache
def exchange(tile: int, side: int) -> Piece:
    """An exchange with the side in use up; turned 1 as long as none is chosen."""
    return Piece(
        f"exchange.{tile}", "exchange", EXCHANGES[tile][max(side, 0)].name, NATURE, int(side == NONE)
    )


@cache
def cubes(zone: str, resource: int, count: int) -> Pieces:
    """A heap of one resource."""
    return heap(zone, "cube", RESOURCES[resource], count)


@cache
def notes(zone: str, value: int, count: int, owner: int = NATURE) -> Pieces:
    """A pile of notes of one value."""
    return heap(zone, "note", str(value), count, owner)


@cache
def backs(zone: str, kind: str, count: int, owner: int = NATURE) -> Pieces:
    """A hidden zone."""
    return veil(zone, kind, count, owner)


def table(state: State, eyes: int | None) -> Table:
    """All zones with their pieces, hidden ones as backs, and the counts of `numbers` and `previews`."""
    zones: Zones = {}
    _bag(state, zones)
    _map(state, zones)
    _markets(state, zones)
    _pawns(state, zones)
    for me, seat in enumerate(state.seats):
        _panel(state, zones, me, seat, eyes)
        _money(zones, me, seat)
    _bank(state, zones)
    return Table(zones, numbers(state) | previews(state))


def _bag(state: State, zones: Zones) -> None:
    """The bag with the counters; during set-up it holds the cubes, and the counters lie aside."""
    start = (START,) if state.start == NATURE else ()
    if state.cubes:
        zones["bag"] = backs("bag", "cube", len(state.cubes))
        zones["aside"] = start + tuple([counter_piece(counter) for counter in state.bag])
    else:
        zones["bag"] = backs("bag", "counter", len(state.bag))
        zones["aside"] = start


def _map(state: State, zones: Zones) -> None:
    """Supplies, areas with their cubes or marker, what is sold, markers that wait on their clocks."""
    for resource, name in enumerate(RESOURCES):
        zones[f"supply.{name}"] = cubes(f"supply.{name}", resource, state.supply[resource])
        zones[f"sold.{name}"] = cubes(f"sold.{name}", resource, state.sold[resource])
    for area, name in enumerate(NODES):
        zones[f"area.{name}"] = tuple(
            [cube(r, area) for r, lying in enumerate(state.lying) if lying >> area & 1]
        )
    for number in range(MARKERS):
        at = state.marked[number] if number < len(state.marked) else NONE
        zones[f"clock.{number}"] = ()
        zones[f"clock.{number}" if at == NONE else f"area.{NODES[at]}"] = (marker(number, at != NONE),)


@cache
def marker(number: int, laid: bool) -> Piece:
    """An exhaustion marker: on its clock, or laid on an area with its other side up."""
    return Piece(f"marker.{number}", "marker", "closed" if laid else "clock")


def _markets(state: State, zones: Zones) -> None:
    """The exchanges on their spaces, the tile stack, the open tiles."""
    for k, tile in enumerate(state.exchange):
        zones[f"market.{k}"] = (exchange(tile, state.sides[tile]),)
    zones["stack"] = backs("stack", "tile", len(state.stack))
    for slot in range(state.options.investment_display):
        tile = state.display[slot] if slot < len(state.display) else NONE
        zones[f"display.{slot}"] = (tile_piece(tile),) if tile >= 0 else ()


def _pawns(state: State, zones: Zones) -> None:
    """Workers and salesmen, in a zone of each seat for each place where it has some."""
    for me, seat in enumerate(state.seats):
        zones[f"seat.{me}.pawns"] = ()
        for number, place in enumerate(seat.pawns):
            zone = source_zone(me, place)
            zones[zone] = (*zones.get(zone, ()), pawn(me, number))


def _panel(state: State, zones: Zones, me: int, seat: Seat, eyes: int | None) -> None:
    """One player's counters and tiles; the hand and what is planned with it are for the own eyes."""
    seen = eyes == me or state.options.placement == "open_turn_order"
    at = f"seat.{me}.hand"
    zones[at] = _open(seat.hand, me) if seen else backs(at, "counter", len(seat.hand), me)
    for column in range(RESEARCH + 1):
        row = seat.research if column == RESEARCH else seat.rows[column]
        zones[column_zone(me, column)] = _open(row, me)
        if column != RESEARCH:
            zones[f"{column_zone(me, column)}.tile"] = ()
    for tile in seat.tiles:
        zones[f"seat.{me}.{COLUMNS[TILES[tile]]}.tile"] = (tile_piece(tile, me),)
    zones[f"seat.{me}.start"] = (START,) if state.start == me else ()
    if seen:
        _planned(zones, me, seat)


def _planned(zones: Zones, me: int, seat: Seat) -> None:
    """The counters already placed lie in their columns, for those who may see it."""
    hand = f"seat.{me}.hand"
    for counter, column in zip(seat.hand, seat.plan, strict=True):
        if column != NONE:
            zones[column_zone(me, column)] += (counter_piece(counter, me, 1),)
    left = [counter for counter, column in zip(seat.hand, seat.plan, strict=True) if column == NONE]
    zones[hand] = _open(left, me)


def _open(counters: Iterable[int], owner: int) -> Pieces:
    return tuple([counter_piece(counter, owner) for counter in counters])


def split(rubles: int) -> dict[int, int]:
    """How many notes of each value make a sum, the largest first."""
    found = {}
    for value in NOTES:
        found[value], rubles = divmod(rubles, value)
    return found


def _money(zones: Zones, me: int, seat: Seat) -> None:
    for value, count in split(money(seat)).items():
        at = f"seat.{me}.money.{value}"
        zones[at] = notes(at, value, count, me)


def _bank(state: State, zones: Zones) -> None:
    """The notes that nobody has."""
    held = [split(money(seat)) for seat in state.seats]
    for value, count in BANK.items():
        at = f"bank.{value}"
        zones[at] = notes(at, value, max(count - sum([purse[value] for purse in held]), 0))


def numbers(state: State) -> dict[str, int]:
    """How the game stands.

    ``round``, ``last`` (1: the last round), ``idle`` (rounds without a cube placed or sold), ``exhausted``
    (markers laid), ``empty`` (supplies without a cube), ``steps`` (left to the logistician); for each seat N
    ``money.N`` and ``score.N`` (the same), ``counters.N`` (on the panel, research apart), ``committed.N`` (1:
    has placed its counters and waits for the others), ``ready.N.<column>`` (1: both spaces covered),
    ``passed.N``, ``tiles.N``.
    """
    counts = {
        "round": state.round,
        "last": int(state.last),
        "idle": state.idle,
        "exhausted": len(state.marked),
        "empty": state.supply.count(0),
        "steps": state.steps,
    }
    for me, seat in enumerate(state.seats):
        counts[f"money.{me}"] = counts[f"score.{me}"] = money(seat)
        counts[f"counters.{me}"] = on_panel(seat)
        counts[f"committed.{me}"] = int(seat.committed and state.phase in PLACING)
        counts[f"passed.{me}"] = int(seat.passed)
        counts[f"tiles.{me}"] = len(seat.tiles)
        covered = ready(seat)
        for column, name in enumerate(COLUMNS):
            counts[f"ready.{me}.{name}"] = int(column in covered)
    return counts


def previews(state: State) -> dict[str, int]:
    """What would come of it.

    ``price.K.<resource>`` what market K pays for a cube (missing: does not deal in it, or its side is not
    chosen); for each seat N and resource ``takes.N.<resource>`` cubes that mining would take,
    ``best.N.<resource>`` the best price where it has a salesman (0: nowhere), ``market.N.<resource>`` the
    market that pays it (missing: none), ``income.N.<resource>`` what mining would bring in there,
    ``shows.seat.N.<resource>.<cube>`` 1 for each cube it would take.
    """
    counts: dict[str, int] = {}
    for k, tile in enumerate(state.exchange):
        if state.sides[tile] != NONE:
            for name, price in zip(RESOURCES, EXCHANGES[tile][state.sides[tile]].prices, strict=True):
                if price:
                    counts[f"price.{k}.{name}"] = price
    for me in range(len(state.seats)):
        for resource, name in enumerate(RESOURCES):
            _preview(state, counts, me, resource, name)
    return counts


def _preview(state: State, counts: dict[str, int], me: int, resource: int, name: str) -> None:
    """Mining one resource, as things lie."""
    there = reached(state, me, resource)
    cubes_there = there.bit_count()
    for area in range(there.bit_length()):
        if there >> area & 1:
            counts[f"shows.seat.{me}.{name}.{cube(resource, area).id}"] = 1
    markets = buyers(state, me, resource)
    best = state.prices[markets[0]][resource] if markets else 0
    if markets:
        counts[f"market.{me}.{name}"] = markets[0]
    counts[f"takes.{me}.{name}"] = cubes_there
    counts[f"best.{me}.{name}"] = best
    counts[f"income.{me}.{name}"] = cubes_there * best
