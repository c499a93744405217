"""The Temple and the Manor action (rules, sections 5.2, 5.3)."""

from __future__ import annotations

from collections.abc import Callable

from client.rules.castellans.costs import NEVER, crowd, lacking, manor_wood, pay, surcharge, temple_stone
from client.rules.castellans.data import (
    BONUS,
    GOLD,
    GUILDS_OF,
    MANOR_STEPS,
    MANORS,
    MASONRY,
    MASONRY_GOLD,
    NONE,
    STONE,
    TEMPLE_STEPS,
    TEMPLES,
    WARDS,
    WOOD,
)
from client.rules.castellans.influence import both, gain
from client.rules.castellans.moves import FOUND, LIGHT, MANOR_AT, WARD_AT
from client.rules.castellans.moves import TEMPLES as BUILD
from client.rules.castellans.state import (
    Seat,
    State,
    manors_in,
    manors_out,
    temples_in,
    temples_out,
    unlocked,
)
from client.rules.play import Ask, Beat, Move, Step


def affordable(seat: Seat, there: list[int]) -> list[int]:
    """The places whose surcharge a seat can pay, by how many pieces of the kind are there [seed V64 V68]."""
    most = crowd(seat)
    return [place for place, count in enumerate(there) if count <= most]


def reachable(state: State, seat: Seat, out: int, there: Callable[[State], list[int]]) -> bool:
    """Whether a seat can pay the surcharge of some ward, so many pieces of the kind being out.

    Some ward holds no more than the mean: most often that is enough to know.
    """
    most = crowd(seat)
    return out // len(WARDS) <= most or min(there(state)) <= most


def temple_lack(state: State, seat: Seat) -> int:
    """The stone lacking for a temple, if one is in stock and the surcharge of a ward can be paid [4.3]."""
    if len(seat.temples) == TEMPLES:
        return NEVER
    lack = lacking(seat, STONE, temple_stone(seat))
    return lack if lack > BONUS or reachable(state, seat, temples_out(state), temples_in) else NEVER


def temple(state: State, me: int) -> Step:
    """Pay stone, and gold for each temple there, own ones or not; set one, two steps on each guild.

    [seed V64-V66]
    """
    seat, there = state.seats[me], temples_in(state)
    offers = [BUILD[me][ward] for ward in affordable(seat, there)]
    move: Move = yield Ask(me, "temple", lambda: offers)
    ward = WARD_AT[move.to]
    gold = surcharge(seat, there[ward])
    seat.temples.append(ward)
    yield from pay(state, me, STONE, temple_stone(seat), gold)
    yield from both(state, me, GUILDS_OF[ward], TEMPLE_STEPS)
    if unlocked(seat, MASONRY):
        yield Beat("ability", (me, MANORS[MASONRY]))
        yield from gain(state, me, GOLD, MASONRY_GOLD) or ()


def manor_lack(state: State, seat: Seat) -> int:
    """The wood lacking for a manor or the lighthouse, if one is in stock and has a ward to go to [4.3]."""
    lack = lacking(seat, WOOD, manor_wood(seat))
    return lack if lack > BONUS or settleable(state, seat) else NEVER


def settleable(state: State, seat: Seat) -> bool:
    """Whether a seat can pay the surcharge of a ward for a manor, or for the lighthouse as its last one."""
    if NONE not in seat.manors:
        wards = beacon_wards(state, seat)
        return any([ward in wards for ward in affordable(seat, manors_in(state))])
    return reachable(state, seat, manors_out(state), manors_in)


def beacon_wards(state: State, seat: Seat) -> list[int]:
    """The wards where a seat may set its lighthouse: no second one in a ward [designed, 7 #4]."""
    if seat.lighthouse != NONE:
        return []
    alone = state.options.lighthouse_unique_per_district
    taken = [other.lighthouse for other in state.seats] if alone else []
    return [ward for ward in range(len(GUILDS_OF)) if ward not in taken]


def manor_sites(state: State, me: int, wards: list[int]) -> list[Move]:
    """Each manor still on the board, and the lighthouse, to each ward that can be paid [seed V69]."""
    seat = state.seats[me]
    moves = [FOUND[me][manor][ward] for manor, at in enumerate(seat.manors) if at == NONE for ward in wards]
    for ward in beacon_wards(state, seat):
        if ward in wards:
            moves.append(LIGHT[me][ward])
    return moves


def manor(state: State, me: int) -> Step:
    """Pay wood, and gold for each manor there; set one or the lighthouse, a step on each guild.

    A manor that leaves the board unlocks its ability, not yet for this payment [seed V68-V72].
    """
    seat, there = state.seats[me], manors_in(state)
    offers = manor_sites(state, me, affordable(seat, there))
    move: Move = yield Ask(me, "manor", lambda: offers)
    ward = WARD_AT[move.to]
    wood, gold = manor_wood(seat), surcharge(seat, there[ward])
    placed = MANOR_AT.get(move.piece, NONE)
    if placed == NONE:
        seat.lighthouse = ward
    else:
        seat.manors[placed] = ward
    yield from pay(state, me, WOOD, wood, gold)
    if placed != NONE:
        yield Beat("unlocked", (me, MANORS[placed]))
    yield from both(state, me, GUILDS_OF[ward], MANOR_STEPS)
