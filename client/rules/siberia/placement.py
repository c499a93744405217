"""The first phase of a round: six counters each, placed all at the same time (rules, 4.1 and 5.1).

One seat after another says in secret where its counters go; nothing of it shows before all are done.
"""

from __future__ import annotations

from functools import partial

from client.rules import kit
from client.rules.play import Ask, Beat, Move, Step
from client.rules.siberia.data import HAND, NONE, RESEARCH
from client.rules.siberia.moves import COLUMN_OF, COMMIT, PLACE, counter_of
from client.rules.siberia.state import Seat, State, room

SECRET, OPEN = "place", "place_open"


def draw(state: State) -> Step:
    """A round begins: the bag is mixed, all draw six counters from the start player on [seed S27 S81]."""
    state.round += 1
    state.busy = False
    yield Beat("round", (state.round, state.start))
    yield from kit.shuffled(state.bag, ("bag",))
    for me in kit.clockwise(state.start, len(state.seats)):
        seat = state.seats[me]
        seat.hand = [state.bag.pop() for _ in range(HAND)]
        seat.plan = [NONE] * HAND
        seat.committed = seat.passed = False
    state.player = state.start
    state.phase = OPEN if state.options.placement == "open_turn_order" else SECRET


def place(state: State) -> Step:
    """One seat places its six counters, then says that it is done; no more is told [seed S28, designed].

    All six and the last word are asked even where there is no choice, since not asking would tell.
    """
    me, private = state.player, state.phase == SECRET
    seat = state.seats[me]
    for left in range(HAND, 0, -1):
        move: Move = yield Ask(me, "place", partial(placings, state, me), (left,), private)
        seat.plan[seat.hand.index(counter_of(move.piece))] = COLUMN_OF[move.to]
    yield Ask(me, "commit", lambda: COMMIT, private=private)
    seat.committed = True
    state.player = (me + 1) % len(state.seats)
    if state.player == state.start:
        state.phase = "reveal"


def placings(state: State, me: int) -> list[Move]:
    """Each counter in hand to its person or its resource, where a space is free, or to research.

    [seed S29 S30 S31 S32 S33]
    """
    seat, table = state.seats[me], PLACE[me]
    free = room(seat)
    return [
        move
        for counter, planned in zip(seat.hand, seat.plan, strict=True)
        if planned == NONE
        for column, move in table[counter]
        if free[column] > 0
    ]


def reveal(state: State) -> Step:
    """All placements become public together, then the start player acts [seed S28 S34]."""
    for seat in state.seats:
        set_down(seat)
    state.phase = "turn"
    yield Beat("revealed")


def set_down(seat: Seat) -> None:
    """The counters go where they were meant to."""
    for counter, column in zip(seat.hand, seat.plan, strict=True):
        if column == RESEARCH:
            seat.research += (counter,)
        else:
            seat.rows[column] += (counter,)
    seat.hand.clear()
    seat.plan.clear()
