"""What logistician, salesman, worker and investor do (rules, sections 5.4 to 5.7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from client.rules.play import Ask, Beat, Move, Step
from client.rules.siberia.data import (
    EXCHANGES,
    INVESTOR,
    LOGISTICIAN,
    MANAGER,
    MARKETS,
    NONE,
    SALESMAN,
    SPACES,
    STEPS,
    TILES,
    VLADIVOSTOK,
    WORKER,
)
from client.rules.siberia.moves import DONE, HIRE, INVEST, MARKET_OF, NODE_OF, SEND, SOURCE_OF, WALK, tile_of
from client.rules.siberia.state import HOME, MARKET, State, reach, tiled


def possible(state: State, me: int, column: int, *, named: bool = False) -> bool:
    """Whether a person's action would have an effect, a salesman's always has.

    `named`: a manager calls for it, so the counters of its column go as well. [inferred]
    """
    if column == LOGISTICIAN:
        return min(state.seats[me].pawns) <= VLADIVOSTOK
    if column == WORKER:
        return bool(hiring(state, me))
    return column == SALESMAN or bool(openings(state, me, (INVESTOR, MANAGER) if named else (INVESTOR,)))


# ---- logistician


def logistics(state: State, me: int) -> Step:
    """Up to three steps, shared freely among the own workers; those left over are lost [seed S52 S53 S54]."""
    for left in range(STEPS, 0, -1):
        state.steps = left
        move: Move = yield Ask(me, "logistics", partial(walks, state, me), (left,))
        if move == DONE:
            break
        relocate(state, me, SOURCE_OF[move.piece], NODE_OF[move.to])
    state.steps = 0


def walks(state: State, me: int) -> list[Move]:
    """Each own worker to each node one step away, or to stop [seed S53 S54 S85]."""
    nodes = sorted({place for place in state.seats[me].pawns if place <= VLADIVOSTOK})
    moves = [WALK[me][node][to] for node in nodes for to in reach(node, state.closed)]
    moves.append(DONE)
    return moves


def relocate(state: State, me: int, source: int, target: int) -> None:
    """One of a seat's pawns goes from one place to another."""
    pawns = state.seats[me].pawns
    pawns[pawns.index(source)] = target


# ---- salesman


def salesman(state: State, me: int) -> Step:
    """One pawn becomes salesman at any exchange [seed S55]."""
    move: Move = yield Ask(me, "salesman", partial(sendings, state, me))
    market = MARKET_OF[move.to]
    relocate(state, me, SOURCE_OF[move.piece], MARKET + market)
    tile = state.exchange[market]
    yield Beat("posted", (me, EXCHANGES[tile][state.sides[tile]].name))


def sendings(state: State, me: int) -> list[Move]:
    """From the own supply, from another exchange or from Siberia to each exchange [seed S55 S56 S57 S58]."""
    sources = sorted(set(state.seats[me].pawns), reverse=True)
    return [SEND[me][place][k] for place in sources for k in range(MARKETS) if place != MARKET + k]


# ---- worker


def worker(state: State, me: int) -> Step:
    """One pawn becomes worker in Vladivostok; a single source is told, not asked [seed S59 S60]."""
    offers = hiring(state, me)
    if len(offers) > 1:
        move: Move = yield Ask(me, "worker", lambda: offers)
        relocate(state, me, SOURCE_OF[move.piece], VLADIVOSTOK)
    else:
        relocate(state, me, SOURCE_OF[offers[0].piece], VLADIVOSTOK)
        yield Beat("hired", (me, offers[0].piece))


def hiring(state: State, me: int) -> list[Move]:
    """From the own supply; only when that is empty a salesman or a worker of any area [seed S59 S61 S62]."""
    sources = sorted({place for place in state.seats[me].pawns if place != VLADIVOSTOK}, reverse=True)
    if state.options.worker_source == "empty_supply" and HOME in sources:
        sources = [HOME]
    return [HIRE[me][place] for place in sources]


# ---- investor


def investor(state: State, me: int) -> Step:
    """One open tile goes onto its own column for good, and the display is filled up [seed S63 S65 S66]."""
    move: Move = yield Ask(me, "invest", partial(openings, state, me, ()))
    tile = tile_of(move.piece)
    state.seats[me].tiles += (tile,)
    slot = state.display.index(tile)
    state.display[slot] = state.stack.pop() if state.stack else NONE
    if state.display[slot] != NONE:
        yield Beat("tile_opened", (f"tile.{state.display[slot]}",))


def openings(state: State, me: int, emptied: tuple[int, ...]) -> list[Move]:
    """Every open tile whose column has no tile yet and a free space, these columns counting as emptied.

    [seed S63 S64 S67]
    """
    seat, moves = state.seats[me], []
    for tile in state.display:
        column = TILES[tile]
        fits = len(seat.rows[column]) < SPACES or column in emptied
        if tile != NONE and fits and not tiled(seat, column):
            moves.append(INVEST[me][tile])
    return moves


EFFECTS: dict[int, Callable[[State, int], Step]] = {
    LOGISTICIAN: logistics,
    SALESMAN: salesman,
    WORKER: worker,
    INVESTOR: investor,
}
