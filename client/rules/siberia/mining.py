"""Mining a resource and selling it at once; exhausted areas (rules, sections 5.8, 6.1)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

from client.rules.play import Ask, Beat, Move, Step
from client.rules.siberia.data import EXCHANGES, MARKERS, NODES, RESOURCES
from client.rules.siberia.moves import DONE, HARVEST, MARKET_OF, SELL
from client.rules.siberia.state import HOME, State, listed, salesmen, workers


def reached(state: State, me: int, resource: int) -> int:
    """The areas from which a seat would take this resource: all where it has a worker [seed S70]."""
    return state.lying[resource] & workers(state.seats[me])


def buyers(state: State, me: int, resource: int) -> list[int]:
    """The markets with an own salesman that buy it, the dearest first, then by tile [seed S71 S73]."""
    prices = state.prices
    found = [k for k in salesmen(state.seats[me]) if prices[k][resource]]
    if len(found) > 1:
        found.sort(key=lambda k: (-prices[k][resource], state.exchange[k]))
    return found


def mine(state: State, me: int, resource: int, market: int) -> Step:
    """Take the cubes and sell all of them at one exchange; areas may be exhausted.

    [seed S68 S70 S71 S72 S74 S76]
    """
    areas = reached(state, me, resource)
    if state.options.harvest == "choose" and areas.bit_count() > 1:
        areas = yield from harvest(state, me, resource, areas)
    count = areas.bit_count()
    earned = count * state.prices[market][resource]
    state.lying[resource] &= ~areas
    state.sold[resource] += count
    state.seats[me].earned[resource] += earned
    state.busy = True
    city = EXCHANGES[state.exchange[market]][state.sides[state.exchange[market]]].name
    yield Beat("sold", (me, RESOURCES[resource], count, city, earned))
    yield from exhaust(state, areas)


def mine_anywhere(state: State, me: int, resource: int) -> Step:
    """The same when a manager called for it, so that the exchange is still to be named."""
    offers = [SELL[k] for k in buyers(state, me, resource)]
    move = offers[0]
    if len(offers) > 1:
        move = yield Ask(me, "sell", lambda: offers, (RESOURCES[resource],))
    yield from mine(state, me, resource, MARKET_OF[move.to])


def harvest(state: State, me: int, resource: int, areas: int) -> Generator[Any, Any, int]:
    """With harvest=choose: at least one of the areas, as the player likes; returns the set of them."""
    names = {HARVEST[resource][area].piece: 1 << area for area in listed(areas)}
    taken = 0
    while taken != areas:
        offers = partial(harvests, resource, areas & ~taken, taken > 0)
        move: Move = yield Ask(me, "harvest", offers, (RESOURCES[resource],), run=True)
        if move == DONE:
            break
        taken |= names[move.piece]
    return taken


def harvests(resource: int, areas: int, may_stop: bool) -> list[Move]:
    """A cube from each of these areas, and to stop after the first one."""
    return [*[HARVEST[resource][area] for area in listed(areas)], *([DONE] if may_stop else [])]


def exhaust(state: State, areas: int) -> Step:
    """Areas without a cube get a marker, their workers go home, nothing comes there again [seed S82 S83 S84].

    The eighth marker ends the game, or with exhaustion_end=finish_round makes this round the last [seed S86].
    """
    gas, coal, oil, gold, diamonds = state.lying
    for area in listed(areas & ~(gas | coal | oil | gold | diamonds)):
        state.closed |= 1 << area
        if len(state.marked) < MARKERS:
            state.marked.append(area)
        yield Beat("exhausted", (f"area.{NODES[area]}", send_home(state, area)))
    if len(state.marked) == MARKERS and state.options.exhaustion_end == "immediate":
        state.ended = "markers"
    elif len(state.marked) == MARKERS and not state.last:
        state.last = True
        yield Beat("last_round", ("markers",))


def send_home(state: State, area: int) -> int:
    """All workers in an area return to their owners' supplies; how many there were [seed S83]."""
    count = 0
    for seat in state.seats:
        for pawn, place in enumerate(seat.pawns):
            if place == area:
                seat.pawns[pawn] = HOME
                count += 1
    return count
