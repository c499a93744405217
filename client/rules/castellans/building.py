"""The Temple and the Manor action (rules, sections 5.2, 5.3)."""

from __future__ import annotations

from client.rules.castellans.costs import manor_wood, pay, payable, surcharge, temple_stone
from client.rules.castellans.data import (
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
    WOOD,
)
from client.rules.castellans.influence import both, gain
from client.rules.castellans.moves import FOUND, LIGHT, MANOR_AT, WARD_AT
from client.rules.castellans.moves import TEMPLES as BUILD
from client.rules.castellans.state import Seat, State, manors_in, temples_in, unlocked
from client.rules.play import Ask, Beat, Move, Step


def affordable(seat: Seat, there: list[int]) -> list[int]:
    """The places whose surcharge a seat can pay, by how many pieces of the kind are there [seed V64 V68]."""
    gold = seat.goods[GOLD]
    return [place for place, count in enumerate(there) if surcharge(seat, count) <= gold]


def can_temple(state: State, me: int, bonus: int) -> bool:
    """A temple in stock, stone to pay, and a ward whose surcharge can be paid [4.3]."""
    seat = state.seats[me]
    if len(seat.temples) == TEMPLES or not payable(seat, STONE, temple_stone(seat), bonus):
        return False
    return surcharge(seat, min(temples_in(state))) <= seat.goods[GOLD]


def temple_sites(state: State, me: int) -> list[Move]:
    """The wards whose surcharge can be paid, own pieces there or not [seed V64]."""
    return [BUILD[me][ward] for ward in affordable(state.seats[me], temples_in(state))]


def temple(state: State, me: int) -> Step:
    """Pay stone, and gold for each temple there; set one, two steps on each guild [seed V64-V66]."""
    seat = state.seats[me]
    offers = temple_sites(state, me)
    move: Move = yield Ask(me, "temple", lambda: offers)
    ward = WARD_AT[move.to]
    gold = surcharge(seat, temples_in(state)[ward])
    seat.temples.append(ward)
    yield from pay(state, me, STONE, temple_stone(seat), gold)
    yield from both(state, me, GUILDS_OF[ward], TEMPLE_STEPS)
    if unlocked(seat, MASONRY):
        yield Beat("ability", (me, MANORS[MASONRY]))
        yield from gain(state, me, GOLD, MASONRY_GOLD) or ()


def can_manor(state: State, me: int, bonus: int) -> bool:
    """A manor or the lighthouse in stock, wood to pay, and a ward whose surcharge can be paid [4.3]."""
    seat = state.seats[me]
    if not payable(seat, WOOD, manor_wood(seat), bonus):
        return False
    there = manors_in(state)
    if NONE in seat.manors:
        return surcharge(seat, min(there)) <= seat.goods[GOLD]
    return any([ward in beacon_wards(state, seat) for ward in affordable(seat, there)])


def beacon_wards(state: State, seat: Seat) -> list[int]:
    """The wards where a seat may set its lighthouse: no second one in a ward [designed, 7 #4]."""
    if seat.lighthouse != NONE:
        return []
    alone = state.options.lighthouse_unique_per_district
    taken = [other.lighthouse for other in state.seats] if alone else []
    return [ward for ward in range(len(GUILDS_OF)) if ward not in taken]


def manor_sites(state: State, me: int) -> list[Move]:
    """Each manor still on the board, and the lighthouse, to each ward that can be paid [seed V69]."""
    seat = state.seats[me]
    wards = affordable(seat, manors_in(state))
    moves = [FOUND[me][manor][ward] for manor, at in enumerate(seat.manors) if at == NONE for ward in wards]
    for ward in beacon_wards(state, seat):
        if ward in wards:
            moves.append(LIGHT[me][ward])
    return moves


def manor(state: State, me: int) -> Step:
    """Pay wood, and gold for each manor there; set one or the lighthouse, a step on each guild.

    A manor that leaves the board unlocks its ability, not yet for this payment [seed V68-V72].
    """
    seat = state.seats[me]
    offers = manor_sites(state, me)
    move: Move = yield Ask(me, "manor", lambda: offers)
    ward = WARD_AT[move.to]
    wood, gold = manor_wood(seat), surcharge(seat, manors_in(state)[ward])
    placed = MANOR_AT.get(move.piece, NONE)
    if placed == NONE:
        seat.lighthouse = ward
    else:
        seat.manors[placed] = ward
    yield from pay(state, me, WOOD, wood, gold)
    if placed != NONE:
        yield Beat("unlocked", (me, MANORS[placed]))
    yield from both(state, me, GUILDS_OF[ward], MANOR_STEPS)
