"""Why a drop is refused, in one word for the words file; asked only about moves that are not legal."""

from __future__ import annotations

from client.rules.siberia import actions, managers, mining
from client.rules.siberia.data import (
    COLUMNS,
    FIRST_RESOURCE,
    INVESTOR,
    LOGISTICIAN,
    MANAGER,
    NONE,
    RESEARCH,
    RESOURCE,
    TILES,
    VLADIVOSTOK,
    columns_of,
)
from client.rules.siberia.moves import (
    COLUMN_OF,
    MARKET_OF,
    NODE_OF,
    SOURCE_OF,
    SUPPLY_OF,
    column_zone,
    counter_of,
    source_zone,
    tile_of,
)
from client.rules.siberia.placement import OPEN, SECRET
from client.rules.siberia.state import HOME, State, ready, room, tiled, uncovered

REASONS = (
    "not_yours",  # another player's piece, or another player's panel
    "other_column",  # the counter shows neither this person nor this resource
    "manager_only",  # a manager goes to the manager column or under research
    "column_full",  # both spaces of the column are covered
    "counter_stays",  # counters on the panel do not move while new ones are placed
    "place_first",  # all six counters are placed before anybody acts
    "research_first",  # counters under research come before any action
    "finish_first",  # another action is in progress
    "not_ready",  # both spaces of the column must be covered
    "no_space",  # no column has a free space for the joker
    "nothing_possible",  # none of the other actions would have an effect
    "no_worker",  # no worker on the map
    "all_hired",  # all six pawns are in Vladivostok
    "no_tile",  # no open tile fits the panel
    "no_cube",  # no own worker stands in an area with this resource
    "no_buyer",  # no own salesman stands where this resource is bought
    "no_salesman",  # no own salesman at this exchange
    "not_dealt",  # this exchange does not deal in the resource
    "too_far",  # more than one step away
    "exhausted",  # nothing stays in an exhausted area
    "same_place",  # the pawn is there already
    "supply_first",  # other pawns may be taken only when the supply is empty
    "no_area",  # Vladivostok never holds cubes
    "kind_there",  # the area has a cube of this kind
    "none_left",  # the supply has no such cube
    "no_room_for_it",  # every area has a cube of this kind
    "tile_there",  # the column has its tile
    "tile_column",  # a tile goes onto its own column
    "tile_stays",  # a tile on a panel stays to the end of the game
)


def why_not(state: State, me: int, piece: str, target: str) -> str | None:
    """Why this piece, or a piece of this zone, cannot be dropped there; None when there is no word for it."""
    zone = zone_of(state, piece)
    if belongs_to_other(zone, me) or belongs_to_other(target, me):
        return "not_yours"
    if zone.endswith(".tile"):
        return "tile_stays"
    if state.phase in (SECRET, OPEN):
        return _placing(state, me, piece, zone, target)
    if zone in SOURCE_OF:
        return _pawn(state, me, SOURCE_OF[zone], target)
    if zone in COLUMN_OF:
        return _counters(state, me, piece, COLUMN_OF[zone], target)
    if piece.startswith("tile.") and target.endswith(".tile"):
        return _tile(state, me, tile_of(piece), target)
    return None


def zone_of(state: State, piece: str) -> str:
    """The zone in which a counter, tile or pawn lies, by its id; anything else is its own."""
    kind, _, number = piece.partition(".")
    for me, seat in enumerate(state.seats):
        if kind == "counter" and number.isdigit():
            for column, row in enumerate((*seat.rows, seat.research)):
                if int(number) in row:
                    return column_zone(me, column)
            if int(number) in seat.hand:
                return f"seat.{me}.hand"
        elif kind == "tile" and number.isdigit() and int(number) in seat.tiles:
            return f"seat.{me}.{COLUMNS[TILES[int(number)]]}.tile"
        elif kind == "pawn" and number.startswith(f"{me}."):
            return source_zone(me, seat.pawns[int(number[2:])])
    return piece


def belongs_to_other(zone: str, me: int) -> bool:
    """Whether a zone is another player's."""
    if zone.startswith("seat."):
        return not zone.startswith(f"seat.{me}.")
    return zone.startswith(("workers.", "salesmen.")) and not zone.endswith(f".{me}")


def _placing(state: State, me: int, piece: str, zone: str, target: str) -> str | None:
    """A counter of the own hand, while counters are placed."""
    if zone in COLUMN_OF:
        return "counter_stays"
    if zone != f"seat.{me}.hand":
        return "place_first" if zone in SOURCE_OF else None
    if target not in COLUMN_OF or not piece.startswith("counter."):
        return None
    column, counter = COLUMN_OF[target], counter_of(piece)
    if column == RESEARCH:
        return None
    if column not in columns_of(counter):
        return "manager_only" if RESOURCE[counter] == NONE else "other_column"
    return "column_full" if room(state.seats[me])[column] <= 0 else None


def _counters(state: State, me: int, piece: str, column: int, target: str) -> str | None:
    """The counters of a column or of the research facility, in the second phase."""
    if state.doing == "research":
        return _research(state, piece, target) if column == RESEARCH else "research_first"
    if state.phase != "turn" or not (target == "bag" or target in COLUMN_OF or target in MARKET_OF):
        return None
    if state.doing:
        return "finish_first"
    if column == RESEARCH or column not in ready(state.seats[me]):
        return None if column == RESEARCH else "not_ready"
    if column >= FIRST_RESOURCE:
        return _mining(state, me, column - FIRST_RESOURCE, target)
    if column == MANAGER:
        return _manager(state, me, target)
    if target != "bag" or actions.possible(state, me, column):
        return None
    return {LOGISTICIAN: "no_worker", INVESTOR: "no_tile"}.get(column, "all_hired")


def _manager(state: State, me: int, target: str) -> str | None:
    if not managers.uses(state, me):
        return "nothing_possible" if state.options.manager_mode == "free_action" else "no_space"
    column = COLUMN_OF.get(target, RESEARCH)
    if column in (RESEARCH, MANAGER):
        return None
    if state.options.manager_mode == "free_action":
        return None if managers.possible(state, me, column) else "nothing_possible"
    return None if uncovered(state.seats[me])[column] else "column_full"


def _mining(state: State, me: int, resource: int, target: str) -> str | None:
    if not mining.reached(state, me, resource):
        return "no_cube"
    if not mining.buyers(state, me, resource):
        return "no_buyer"
    if target in MARKET_OF:
        return "no_salesman" if state.prices[MARKET_OF[target]][resource] else "not_dealt"
    return None


def _research(state: State, piece: str, target: str) -> str | None:
    """A counter under research, on an area or, a manager, on a supply."""
    resource = RESOURCE[counter_of(piece)] if piece.startswith("counter.") else NONE
    if target in SUPPLY_OF:
        if resource != NONE:
            return "other_column"
        return "none_left" if not state.supply[SUPPLY_OF[target]] else "no_room_for_it"
    if target not in NODE_OF:
        return None
    node = NODE_OF[target]
    if node == VLADIVOSTOK:
        return "no_area"
    if state.closed >> node & 1:
        return "exhausted"
    return "kind_there" if resource != NONE and state.lying[resource] >> node & 1 else None


def _pawn(state: State, me: int, place: int, target: str) -> str | None:
    """A pawn, wherever it is, onto the map or an exchange."""
    if target not in NODE_OF and target not in MARKET_OF:
        return None
    if state.doing == "research" or (state.phase == "turn" and state.seats[me].research):
        return "research_first"
    if state.doing == "salesman":
        return (
            "same_place"
            if source_zone(me, place) == target.replace("market", "salesmen") + f".{me}"
            else None
        )
    if state.doing == "worker":
        spare = HOME in state.seats[me].pawns and state.options.worker_source == "empty_supply"
        return "same_place" if place == VLADIVOSTOK else "supply_first" if spare and place != HOME else None
    if state.doing == "logistician" and target in NODE_OF and place <= VLADIVOSTOK:
        node = NODE_OF[target]
        return "exhausted" if state.closed >> node & 1 else "same_place" if node == place else "too_far"
    return None


def _tile(state: State, me: int, tile: int, target: str) -> str | None:
    """An open tile onto a column."""
    column = COLUMN_OF.get(target.removesuffix(".tile"), RESEARCH)
    if column != TILES[tile]:
        return "tile_column"
    seat = state.seats[me]
    if tiled(seat, column):
        return "tile_there"
    return None if uncovered(seat)[column] else "column_full"
