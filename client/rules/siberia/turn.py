"""A turn of the second phase: research, one action, or passing (rules, sections 4.2, 4.3)."""

from __future__ import annotations

from client.rules.play import Ask, Beat, Move, Step
from client.rules.siberia import actions, managers, mining
from client.rules.siberia.data import COLUMNS, FIRST_RESOURCE, MANAGER
from client.rules.siberia.moves import ACT, COLUMN_OF, MARKET_OF, MINE, PASS
from client.rules.siberia.research import research
from client.rules.siberia.rounds import after_action, next_seat
from client.rules.siberia.state import State, clear, ready


def turn(state: State) -> Step:
    """Research first, if counters wait there; otherwise, or if that placed nothing, one action or pass.

    [seed S34 S35 S36 S45]
    """
    me = state.player
    if state.seats[me].research:
        placed = yield from research(state, me)
        if placed:
            yield from after_action(state)
            return
        yield Beat("research_free", (me,))
    moves = turns(state, me)  # all of it lies open: no redeal changes the list
    if len(moves) == 1:
        yield Beat("nothing_left", (me,))
        go_out(state, me)
        return
    move: Move = yield Ask(me, "turn", lambda: moves)
    if move == PASS:
        go_out(state, me)
    else:
        yield from perform(state, me, move)
        yield from after_action(state)


def go_out(state: State, me: int) -> None:
    """A pass ends the round for that player, the others go on [seed S37]."""
    state.seats[me].passed = True
    next_seat(state)


def turns(state: State, me: int) -> list[Move]:
    """Every action whose column is ready and whose effect is possible, and to pass [seed S36 S38]."""
    moves: list[Move] = []
    for column in ready(state.seats[me]):
        if column >= FIRST_RESOURCE:
            moves += mining_moves(state, me, column)
        elif column == MANAGER:
            moves += managers.uses(state, me)
        elif actions.possible(state, me, column):
            moves.append(ACT[me][column])
    moves.append(PASS)
    return moves


def mining_moves(state: State, me: int, column: int) -> list[Move]:
    """One move for each exchange that buys, the dearest first [seed S73]."""
    resource, table = column - FIRST_RESOURCE, MINE[me][column]
    if not mining.reached(state, me, resource):
        return []
    return [table[k] for k in mining.buyers(state, me, resource)]


def perform(state: State, me: int, move: Move) -> Step:
    """Carry out an action; its counters go to the bag first [seed S40]."""
    if move.verb == "joker":
        managers.joker(state, me, COLUMN_OF[move.to])
        return
    seat, column = state.seats[me], COLUMN_OF[move.piece]
    clear(state, seat, column)
    if move.verb == "free":
        column = COLUMN_OF[move.to]
        clear(state, seat, column)
    state.doing = COLUMNS[column]
    if move.verb == "mine":
        yield from mining.mine(state, me, column - FIRST_RESOURCE, MARKET_OF[move.to])
    elif column >= FIRST_RESOURCE:
        yield from mining.mine_anywhere(state, me, column - FIRST_RESOURCE)
    else:
        yield from actions.EFFECTS[column](state, me)
    state.doing = ""
