"""The Harvest action and the windmill (rules, section 5.6)."""

from __future__ import annotations

from client.rules.castellans.building import affordable
from client.rules.castellans.costs import pay, payable, surcharge
from client.rules.castellans.data import (
    CARD,
    FOOD,
    GOLD,
    GOLD_FACE,
    GOODS,
    GRANARY,
    MAGIC,
    MANORS,
    MILL_FOOD,
    MILLS,
)
from client.rules.castellans.influence import copy, gain_one_of, gain_value, spread
from client.rules.castellans.moves import BORDER_AT, CARD_ID, DONE, MILL
from client.rules.castellans.state import State, dice_of, has, mills_on, unlocked
from client.rules.play import Ask, Beat, Move, Step


def harvest(state: State, me: int) -> Step:
    """The values of the own three dice, spent or not, and a step in any guild [seed V88 V89].

    Then the Granary's leftover die and the Gleaner's choice [designed]. Their order changes nothing.
    """
    seat = state.seats[me]
    faces = [state.faces[die] for die in dice_of(seat)]
    amounts = [faces.count(good) * (GOLD_FACE if good == GOLD else 1) for good in range(len(GOODS))]
    yield Beat("harvested", (me, *amounts))
    for face in faces:
        yield from gain_value(state, me, face) or ()
    yield from spread(state, me)
    if unlocked(seat, GRANARY):
        yield Beat("ability", (me, MANORS[GRANARY]))
        yield from copy(state, me, "granary")
    if has(seat, "gleaner"):
        yield Beat("effect", (me, CARD_ID[CARD["gleaner"]]))
        yield from gain_one_of(state, me, (FOOD, MAGIC))


def mill_sites(state: State, me: int) -> list[Move]:
    """The roads where a seat can pay for a windmill [seed V91 V92]."""
    seat = state.seats[me]
    if len(seat.mills) == MILLS or not payable(seat, FOOD, MILL_FOOD):
        return []
    return [MILL[me][border] for border in affordable(seat, mills_on(state))]


def windmill(state: State, me: int) -> Step:
    """Food, and gold for each windmill on the road; one seat may have several there [seed V91 V92]."""
    seat = state.seats[me]
    offers = mill_sites(state, me)
    if not offers:
        return
    offers.append(DONE)
    move: Move = yield Ask(me, "windmill", lambda: offers)
    if move == DONE:
        return
    border = BORDER_AT[move.to]
    gold = surcharge(seat, mills_on(state)[border])
    seat.mills.append(border)
    yield from pay(state, me, FOOD, MILL_FOOD, gold)
