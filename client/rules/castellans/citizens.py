"""What the blue citizens bring at once (rules, section 2.8).

What the pink ones change stands where it counts: woodwright to herald and cutpurse in `draft`, quartermaster,
abbess, roofer, sea_captain and marshal in `costs`, smuggler in `wharf`, gleaner in `harvest`. The second
piece of the pilgrim_guide stands in `recruit`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from client.rules.castellans.building import affordable
from client.rules.castellans.costs import surcharge
from client.rules.castellans.data import (
    CARD,
    FACES,
    FOOD,
    GOLD,
    MAGIC,
    NONE,
    SERVED,
    SHIPS,
    SOLDIER,
    STONE,
    WOOD,
)
from client.rules.castellans.influence import ALL_GUILDS, advance, copy, gain, gain_value, spread
from client.rules.castellans.moves import DIE_AT, FACE_NAMED, FORGE, LAUNCH, SHOW, WARD_AT
from client.rules.castellans.state import Seat, State, dice_of, score, ships_in
from client.rules.play import Ask, Beat, Move, Step

BISHOP_POINTS = 3
BEARER_MOST = 4


def goods(good: int, n: int, state: State, me: int) -> Step | None:
    """Lumberjack, Quarryman, Baker, Paymaster, Acolyte: goods."""
    return gain(state, me, good, n)


def lieutenant(state: State, me: int) -> Step | None:
    """Two steps in the guild of the soldiers."""
    return advance(state, me, SOLDIER, 2)


def standard_bearer(state: State, me: int) -> None:
    """A point for each ward with an own manor, at most four."""
    score(state.seats[me], min(BEARER_MOST, settled_wards(state, state.seats[me])), SERVED)


def settled_wards(state: State, seat: Seat) -> int:
    """The wards that hold a manor of a seat; a lighthouse by an option only."""
    wards = {*seat.manors}
    if state.options.lighthouse_counts_as_manor:
        wards.add(seat.lighthouse)
    return len(wards - {NONE})


def spy(state: State, me: int) -> Step:
    """The values of two leftover dice, which may show the same."""
    first = yield from copy(state, me, "spy")
    yield from copy(state, me, "spy", without=(first,))


def fence(state: State, me: int) -> Step:
    """Three gold and a step in any guild."""
    yield from gain(state, me, GOLD, 3) or ()
    yield from spread(state, me)


def forger(state: State, me: int) -> Step:
    """One of the own three dice, spent or not, is turned to any face, which brings its value."""
    seat = state.seats[me]
    move: Move = yield Ask(me, "forge", lambda: [FORGE[die] for die in dice_of(seat)])
    die = DIE_AT[move.piece]
    chosen: Move = yield Ask(me, "face", lambda: SHOW, (move.piece,))
    before, face = state.faces[die], FACE_NAMED[chosen.to]
    state.faces[die] = face
    yield Beat("turned", (me, FACES[before], chosen.to))
    yield from gain_value(state, me, face) or ()


def pilot(state: State, me: int) -> Step:
    """A ship into any ward for its surcharge alone; without a ship or the gold for it two gold instead."""
    seat, there = state.seats[me], ships_in(state)
    offers = [LAUNCH[me][ward] for ward in affordable(seat, there)]
    if len(seat.ships) == SHIPS or not offers:
        yield from gain(state, me, GOLD, 2) or ()
        return
    move: Move = yield Ask(me, "pilot", lambda: offers)
    ward = WARD_AT[move.to]
    seat.goods[GOLD] -= surcharge(seat, there[ward])
    seat.ships.append(ward)


def bishop(state: State, me: int) -> None:
    """Three points."""
    score(state.seats[me], BISHOP_POINTS, SERVED)


def oracle(state: State, me: int) -> Step:
    """A step in each of two different guilds."""
    first = yield from spread(state, me)
    yield from spread(state, me, [guild for guild in ALL_GUILDS if guild != first])


INSTANT: dict[int, Callable[[State, int], Step | None]] = {
    CARD["lumberjack"]: partial(goods, WOOD, 2),
    CARD["quarryman"]: partial(goods, STONE, 2),
    CARD["baker"]: partial(goods, FOOD, 2),
    CARD["paymaster"]: partial(goods, GOLD, 4),
    CARD["lieutenant"]: lieutenant,
    CARD["standard_bearer"]: standard_bearer,
    CARD["spy"]: spy,
    CARD["fence"]: fence,
    CARD["forger"]: forger,
    CARD["pilot"]: pilot,
    CARD["acolyte"]: partial(goods, MAGIC, 2),
    CARD["bishop"]: bishop,
    CARD["oracle"]: oracle,
}
