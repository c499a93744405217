"""What a seat does not know: the bag, the tile stack, hands and what others planned with theirs.

The steps never import this (rules, section 4.1).
"""

from __future__ import annotations

from random import Random

from client.rules import kit
from client.rules.play import Pool
from client.rules.siberia.data import NONE, RESEARCH, columns_of
from client.rules.siberia.state import Seat, State, room

# Bookkeeping that no piece shows and everybody may know: all of it follows from what happened openly.
UNSEEN = frozenset({"options", "phase", "player", "prices", "busy", "doing", "ended", "closed"})


def pools(state: State, eyes: int | None) -> list[Pool]:
    """Counters not yet revealed, tiles in the stack, cubes still in the bag; open placing hides no hand."""
    if state.cubes:  # during set-up the counters lie open
        return [Pool([state.stack]), Pool([state.cubes])]
    return [Pool([state.bag, *[seat.hand for seat in strangers(state, eyes)]]), Pool([state.stack])]


def strangers(state: State, eyes: int | None) -> list[Seat]:
    """The seats whose hands these eyes do not see."""
    if state.options.placement == "open_turn_order":
        return []
    return [seat for me, seat in enumerate(state.seats) if me != eyes]


def redeal(state: State, eyes: int | None, rng: Random) -> None:
    """Deal what is hidden anew, in place; the others' counters that were placed unseen are placed again."""
    kit.redeal(pools(state, eyes), rng)
    for seat in strangers(state, eyes):
        plan_again(seat, rng)


def plan_again(seat: Seat, rng: Random) -> None:
    """As many counters as were planned go somewhere each, rather to a column than to research.

    [designed]
    """
    placed = len(seat.plan) - seat.plan.count(NONE)
    seat.plan[:] = [NONE] * len(seat.plan)
    for slot in rng.sample(range(len(seat.plan)), placed):
        seat.plan[slot] = guess(seat, seat.hand[slot], rng)


def guess(seat: Seat, counter: int, rng: Random) -> int:
    """A place where this counter may go."""
    free = room(seat)
    fit = [column for column in columns_of(counter) if free[column] > 0]
    return rng.choice([*fit, *fit, *fit, RESEARCH])
