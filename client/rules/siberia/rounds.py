"""What follows an action, the end of a round and the ends of the game (rules, sections 6.2, 6.3)."""

from __future__ import annotations

from functools import partial

from client.rules import kit
from client.rules.play import Ask, Beat, Move, Step
from client.rules.siberia.data import IDLE_ROUNDS, KEPT, MARKERS, USED_UP
from client.rules.siberia.moves import DISCARD, counter_of
from client.rules.siberia.state import State, on_panel


def after_action(state: State) -> Step:
    """The game may end with an action; else the next player acts [seed S26 S34 S86]."""
    yield from watch_supplies(state)
    if state.options.supply_end == "immediate" and not state.ended and supplies_out(state):
        state.ended = "supplies"
    if state.ended:
        state.phase = "end"
    else:
        next_seat(state)


def watch_supplies(state: State) -> Step:
    """Three resources used up: this round is the last, as no supply ever grows [seed S25 S88 S89].

    Nobody hears of it when the game is over with this action anyway.
    """
    at_once = state.ended or state.options.supply_end == "immediate"
    if not state.last and not at_once and supplies_out(state):
        state.last = True
        yield Beat("last_round", ("supplies",))


def supplies_out(state: State) -> bool:
    """Whether three of the five resources are used up [seed S25 S88]."""
    left = state.supply
    if state.options.supply_test == "supply_and_map":
        left = [count + areas for count, areas in zip(state.supply, state.lying, strict=True)]
    return left.count(0) >= USED_UP


def next_seat(state: State) -> None:
    """The next clockwise who has not passed acts; after all have, the round is over [seed S22 S34 S37]."""
    seats, count = state.seats, len(state.seats)
    for step in range(1, count + 1):
        seat = (state.player + step) % count
        if not seats[seat].passed:
            state.player = seat
            state.phase = "turn"
            return
    state.phase = "cleanup"


def cleanup(state: State) -> Step:
    """At most ten counters stay on a panel, the owner discards the others to the bag [seed S78 S79 S80]."""
    for me in kit.clockwise(state.start, len(state.seats)):
        while (surplus := on_panel(state.seats[me]) - KEPT) > 0:
            move: Move = yield Ask(me, "discard", partial(discards, state, me), (surplus,))
            discard(state, me, counter_of(move.piece))
    state.phase = "next"


def discards(state: State, me: int) -> list[Move]:
    """Any counter on the own panel."""
    return [DISCARD[counter] for row in state.seats[me].rows for counter in row]


def discard(state: State, me: int, counter: int) -> None:
    """A counter goes from a column to the bag."""
    rows = state.seats[me].rows
    for column, row in enumerate(rows):
        rows[column] = tuple([other for other in row if other != counter])
    state.bag.append(counter)


def next_round(state: State) -> Step | None:
    """The marker goes to the left, unless this was the last round; three idle ones end the game as well.

    [seed S23 S77 S81 S89, designed]
    """
    state.idle = 0 if state.busy else state.idle + 1
    if state.last:
        state.ended = "markers" if len(state.marked) == MARKERS else "supplies"
    elif state.idle == IDLE_ROUNDS:
        state.ended = "idle"
    if state.ended:
        state.phase = "end"
    else:
        state.start = (state.start + 1) % len(state.seats)
        state.phase = "draw"
    return None


def end(state: State) -> Step:
    """The onlookers learn why the game is over; the money is counted [seed S87 S90]."""
    yield Beat("ends", (state.ended,))
    state.phase = ""
