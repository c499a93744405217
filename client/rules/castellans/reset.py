"""The reset between two rounds (rules, section 6.4)."""

from __future__ import annotations

from client.rules.castellans.data import CRATES, DECKS, DICE, NONE, SLOTS, WARDS
from client.rules.castellans.moves import WARD
from client.rules.castellans.recruit import fill
from client.rules.castellans.state import State, scored_wards
from client.rules.play import Beat, Chance, Step

KEEPS_GROW = (2, 3)  # seats with which a reset adds a keep [seed V51]
GO = 2  # citizens discarded on each side [seed V49]


def reset(state: State) -> Step:
    """Wharf, citizens, round, keep, magistrates, dice and scepter, after rounds 1 to 4 [seed V47-V55]."""
    yield from reset_wharf(state)
    yield from reset_rows(state)
    state.round += 1
    if len(state.seats) in KEEPS_GROW:
        yield from add_keep(state)
    yield Beat("magistrates", tuple([WARD[ward] for ward in scored_wards(state)]))
    gather(state)
    yield Beat("scepter", (state.start,))
    state.phase = "roll"


def reset_wharf(state: State) -> Step:
    """All crates come back and a new wharf card is opened [seed V48]."""
    for seat in state.seats:
        seat.crates[:] = [NONE] * CRATES
    state.wharf_used.append(state.wharf)
    state.wharf = state.wharf_deck.pop()
    yield Beat("wharf_open", (f"wharf.{state.wharf}",))


def reset_rows(state: State) -> Step:
    """The two outermost citizens of each side go, the others slide outward, gaps are filled [seed V49]."""
    for colour in range(len(DECKS)):
        row = state.rows[colour]
        there = [card for card in row if card != NONE]
        gone, stay = there[-GO:], there[:-GO]
        state.discards[colour] += reversed(gone)
        row[:] = [NONE] * (SLOTS - len(stay)) + stay
        for slot in reversed(range(SLOTS - len(stay))):
            yield from fill(state, colour, slot)
    yield Beat("rows_moved")


def add_keep(state: State) -> Step:
    """With two or three seats the decision die tells the ward of a new keep [seed V51]."""
    (state.decision,) = yield Chance("roll", (len(WARDS),), about=("decision",))
    state.keeps.append(state.decision)
    yield Beat("keep_added", (WARD[state.decision],))


def gather(state: State) -> None:
    """All dice come together, they and the scepter go to the next player; citizens serve anew [seed V54]."""
    state.pool = list(range(DICE[len(state.seats)]))
    state.leftover = []
    for seat in state.seats:
        seat.light, seat.dark, seat.used = [], [], 0
    state.start = (state.start + 1) % len(state.seats)
