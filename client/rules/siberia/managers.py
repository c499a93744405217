"""The manager: a counter for any other column, or with the option any other action (rules, section 5.3)."""

from __future__ import annotations

from client.rules.play import Move
from client.rules.siberia import actions, mining
from client.rules.siberia.data import COLUMNS, FIRST_RESOURCE, MANAGER
from client.rules.siberia.moves import FREE, JOKER
from client.rules.siberia.state import State, uncovered

OTHERS = [column for column in range(len(COLUMNS)) if column != MANAGER]


def uses(state: State, me: int) -> list[Move]:
    """What a ready manager can be used for."""
    if state.options.manager_mode == "free_action":
        return [FREE[me][column] for column in OTHERS if possible(state, me, column)]
    free = uncovered(state.seats[me])
    return [JOKER[me][column] for column in OTHERS if free[column]]


def joker(state: State, me: int, column: int) -> None:
    """One manager counter goes to any free space as a counter that fits there; the other, if there was one,
    back to the bag [seed S49 S50 S51]."""
    seat = state.seats[me]
    first, *rest = seat.rows[MANAGER]
    seat.rows[MANAGER] = ()
    seat.rows[column] += (first,)
    state.bag += rest


def possible(state: State, me: int, column: int) -> bool:
    """Whether the effect of an action can be had at all, its column ready or not."""
    if column < FIRST_RESOURCE:
        return actions.possible(state, me, column, named=True)
    resource = column - FIRST_RESOURCE
    return bool(mining.reached(state, me, resource) and mining.buyers(state, me, resource))
