"""Research: new cubes into Siberia (rules, section 5.2)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

from client.rules.play import Ask, Beat, Move, Step
from client.rules.siberia.data import ALL_AREAS, RESOURCE, RESOURCES
from client.rules.siberia.moves import LAY, NAME, NODE_OF, SUPPLY_OF, counter_of
from client.rules.siberia.rounds import watch_supplies
from client.rules.siberia.state import State, listed


def research(state: State, me: int) -> Generator[Any, Any, int]:
    """Every counter under research brings a cube, in an order of the player's choice, and goes to the bag.

    Returns how many cubes were placed; with none the action was free. [seed S42 S43 S45 S48]
    """
    state.doing, placed, seat = "research", 0, state.seats[me]
    yield from drop_fruitless(state, me)
    while seat.research:
        move: Move = yield Ask(me, "research", partial(researches, state, me))
        counter = counter_of(move.piece)
        resource = RESOURCE[counter]
        if move.verb == "name":
            resource = SUPPLY_OF[move.to]
            move = yield Ask(me, "cube", partial(cubes, state, counter, resource), (RESOURCES[resource],))
        lay(state, me, counter, resource, NODE_OF[move.to])
        placed += 1
        yield from watch_supplies(state)
        if seat.research:
            yield from drop_fruitless(state, me)
    state.doing = ""
    return placed


def researches(state: State, me: int) -> list[Move]:
    """Each counter to each area that may get its cube; a manager names a resource first [seed S43 S47]."""
    moves: list[Move] = []
    for counter in state.seats[me].research:
        if RESOURCE[counter] < 0:
            moves += [NAME[counter][resource] for resource in placeable(state)]
        else:
            moves += cubes(state, counter, RESOURCE[counter])
    return moves


def cubes(state: State, counter: int, resource: int) -> list[Move]:
    """Every area without this resource that is not exhausted [seed S43 S44 S82]."""
    table = LAY[counter]
    return [table[area] for area in listed(lacking(state, resource))]


def lacking(state: State, resource: int) -> int:
    """The areas that may still get a cube of this kind."""
    return ALL_AREAS & ~state.closed & ~state.lying[resource]


def placeable(state: State) -> list[int]:
    """The resources of which a cube can be placed: the supply has one, an area lacks it [seed S45 S47]."""
    supply, lying, areas = state.supply, state.lying, ALL_AREAS & ~state.closed
    return [resource for resource in range(len(RESOURCES)) if supply[resource] and areas & ~lying[resource]]


def drop_fruitless(state: State, me: int) -> Step:
    """Counters that can bring no cube just go to the bag; no other resource replaces theirs.

    None of them can be of use later in the same action, so they need not wait for their turn. [seed S45 S46]
    """
    seat, fit = state.seats[me], placeable(state)
    for counter in seat.research:
        resource = RESOURCE[counter]
        if resource not in fit and (resource >= 0 or not fit):
            discard(state, me, counter)
            yield Beat("fruitless", (me, RESOURCES[resource] if resource >= 0 else "manager"))


def lay(state: State, me: int, counter: int, resource: int, area: int) -> None:
    """A cube from the supply goes into an area, its counter to the bag [seed S42 S43]."""
    discard(state, me, counter)
    state.supply[resource] -= 1
    state.lying[resource] |= 1 << area
    state.busy = True


def discard(state: State, me: int, counter: int) -> None:
    """A counter under research goes back to the bag [seed S48]."""
    seat = state.seats[me]
    seat.research = tuple([other for other in seat.research if other != counter])
    state.bag.append(counter)
