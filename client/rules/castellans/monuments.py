"""Gate, ward tower and statue (rules, section 5.7)."""

from __future__ import annotations

from client.rules.castellans.costs import monument_gold
from client.rules.castellans.data import (
    ALL_WARDS,
    GATE,
    GATE_GUILDS,
    GATES,
    GOLD,
    GUILDS_OF,
    MONUMENT_STEPS,
    MONUMENTS,
    NONE,
    PRICES,
)
from client.rules.castellans.influence import spread
from client.rules.castellans.moves import MONUMENT_AT, PLACE_AT, RAISE
from client.rules.castellans.scoring import monument_points
from client.rules.castellans.state import State, score
from client.rules.play import Beat, Move, Step

_CHEAPEST = min(PRICES) - 2  # with the Marshal


def monuments(state: State, me: int) -> list[Move]:
    """Every monument a seat has left and can pay, to every place for it; one a turn [seed V33 V34]."""
    seat = state.seats[me]
    gold = seat.goods[GOLD]
    if gold < _CHEAPEST or state.raised:
        return []
    return [
        RAISE[me][kind][place]
        for kind, at in enumerate(seat.monuments)
        if at == NONE and monument_gold(seat, kind, state.hired) <= gold
        for place in free_places(state, kind)
    ]


def free_places(state: State, kind: int) -> list[int]:
    """The borders without a gate, the wards without a tower or a statue [inferred, 7 #4]."""
    if not state.options.monument_unique_per_district:
        return list(ALL_WARDS)
    taken = [seat.monuments[kind] for seat in state.seats]
    return [place for place in ALL_WARDS if place not in taken]


def raise_monument(state: State, me: int, move: Move) -> Step:
    """Pay gold, place it, steps in one of the guilds beside it [seed V93-V98]; own pieces are not needed."""
    seat = state.seats[me]
    kind, place = MONUMENT_AT[move.piece], PLACE_AT[move.to]
    seat.goods[GOLD] -= monument_gold(seat, kind, state.hired)
    seat.monuments[kind] = place
    state.raised = True
    guilds = GATE_GUILDS[place] if kind == GATE else GUILDS_OF[place]
    yield from spread(state, me, guilds, MONUMENT_STEPS[kind])
    if state.options.monument_vp_on_build:
        points = monument_points(state, seat, kind)
        score(seat, points, GATES + kind)
        yield Beat("raised", (me, MONUMENTS[kind], points))
