"""Setting up a game of Castellans (rules, section 3)."""

from __future__ import annotations

from functools import partial

from client.rules import kit
from client.rules.castellans.data import ALL_WARDS, DECKS, GUILDS_OF, MANORS, MOST_SEATS, OPTIONS, SLOTS
from client.rules.castellans.influence import both
from client.rules.castellans.moves import FOUND, MANOR_AT, WARD, WARD_AT
from client.rules.castellans.state import Options, State, new_state
from client.rules.play import Ask, Beat, Chance, Move, Setup, Step

SEATS = range(2, MOST_SEATS + 1)


def deal(setup: Setup) -> State:
    """The table before anything random happened [seed V01 V05 V07-V11]; ValueError for what cannot be."""
    return new_state(setup.seats, Options(**kit.checked(setup, "castellans", SEATS, OPTIONS)))


def choose_start(state: State) -> Step:
    """A start player is drawn and takes the scepter [seed V12, designed]."""
    (state.start,) = yield Chance("draw", tuple(range(len(state.seats))), about=("start",))
    state.phase = "decks"
    yield Beat("starts", (state.start,))


def open_decks(state: State) -> Step:
    """Both citizen decks are mixed and four of each opened from the outermost slot inward; the wharf's one.

    [seed V02 V03 V04]
    """
    for deck, row, name in zip(state.decks, state.rows, DECKS, strict=True):
        yield from kit.shuffled(deck, (name,))
        for slot in reversed(range(SLOTS)):
            row[slot] = deck.pop()
    yield from kit.shuffled(state.wharf_deck, ("wharf",))
    state.wharf = state.wharf_deck.pop()
    state.player = (state.start - 1) % len(state.seats)
    state.phase = "found"


def found(state: State) -> Step:
    """Counter-clockwise from the last player each sets a manor into an unoccupied ward [seed V13 V14]."""
    me = state.player
    move: Move = yield Ask(me, "found", partial(foundings, state, me))
    manor, ward = MANOR_AT[move.piece], WARD_AT[move.to]
    state.seats[me].manors[manor] = ward
    yield Beat("unlocked", (me, MANORS[manor]))
    yield from both(state, me, GUILDS_OF[ward], 1)
    if me == state.start:
        state.phase = "keeps"
    else:
        state.player = (me - 1) % len(state.seats)


def foundings(state: State, me: int) -> list[Move]:
    """Each manor to each ward without one."""
    empty = free_wards(state)
    return [moves[ward] for moves in FOUND[me] for ward in empty]


def free_wards(state: State) -> list[int]:
    """The wards that nobody occupies."""
    taken = {ward for seat in state.seats for ward in seat.manors}
    return [ward for ward in ALL_WARDS if ward not in taken]


def lay_keeps(state: State) -> Step:
    """A keep goes to every ward still empty [seed V06]."""
    state.keeps = free_wards(state)
    state.phase = "roll"
    yield Beat("keeps_set", tuple([WARD[ward] for ward in state.keeps]))
