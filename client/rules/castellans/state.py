"""The state of a game of Castellans and what follows from it at a glance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import NamedTuple

from client.rules.castellans.data import (
    BANK,
    CAP,
    CARD,
    CITIZENS,
    CRATES,
    DICE,
    FACES,
    GOLD,
    GOLD_CAP,
    GOLD_CAP_WITH_BANK,
    GUILDS,
    HARBOUR,
    LAST_THREE,
    MAGISTRATES,
    MANORS,
    MONUMENTS,
    NONE,
    PINK,
    ROUNDS,
    SLOTS,
    SOURCES,
    START_CRATES,
    START_GOODS,
    WARDS,
    WHARF_CARDS,
)
from client.rules.record import Record

_temples, _ships, _mills = map(attrgetter, ("temples", "ships", "mills"))
FORUM_USED = 1 << len(PINK)  # in Seat.used, after a bit for each pink citizen


class Options(NamedTuple):
    """The chosen value of every option, by the names of `data.OPTIONS`; see the rules, section 2.11."""

    round5_all_districts: bool
    recruit_cost_mode: str
    bonus_timing: str
    face_change_persists: bool
    subactions_per_action: int
    monument_timing: str
    monument_counts: str
    monument_unique_per_district: bool
    lighthouse_unique_per_district: bool
    lighthouse_counts_as_manor: bool
    lighthouse_scores: str
    lighthouse_ships: str
    monument_vp_on_build: bool
    monuments_give_cp: bool
    keeps_share_ties: bool
    zero_presence_scores: bool
    citizen_card_limit: int
    final_tiebreak: str


@dataclass(slots=True)
class Seat(Record):
    """One player as set up [seed V07-V11 V83]; places are numbers of wards or borders, NONE: not placed.

    `temples`, `ships`, `pawns` and `mills` grow by one place with each piece.
    """

    goods: list[int] = field(default_factory=lambda: list(START_GOODS))
    influence: list[int] = field(default_factory=lambda: [0] * len(GUILDS))
    manors: list[int] = field(default_factory=lambda: [NONE] * len(MANORS))
    lighthouse: int = NONE
    temples: list[int] = field(default_factory=list)
    ships: list[int] = field(default_factory=list)
    pawns: list[int] = field(default_factory=list)
    mills: list[int] = field(default_factory=list)
    monuments: list[int] = field(default_factory=lambda: [NONE] * len(MONUMENTS))
    crates: list[int] = field(default_factory=lambda: [NONE] * CRATES)  # the wharf line each stands on
    light: list[int] = field(default_factory=list)  # dice not spent
    dark: list[int] = field(default_factory=list)  # dice spent
    cards: list[int] = field(default_factory=list)
    used: int = 0  # the citizens used up this round, as bits, and FORUM_USED
    parts: list[int] = field(default_factory=lambda: [0] * len(SOURCES))  # points by source

    @property
    def points(self) -> int:
        """All points scored so far."""
        return sum(self.parts)


@dataclass(slots=True)
class State(Record):
    """A whole game; a deck's last card is its top.

    `faces` holds what each die shows. `rows` are the open citizens from the deck outward, NONE for a gap. Of
    the turn being taken: `die` is the one chosen, as soon as it is swapped, turned or spent; `changed` tells
    the first two, `was` the face before it was turned; `shown` is the face it counts with; `doing` the
    action; `hired` the citizen recruited, `raised`: a monument was built.
    """

    options: Options
    seats: list[Seat]
    faces: list[int]
    pool: list[int]
    phase: str = "start"
    round: int = 1
    start: int = NONE
    player: int = NONE
    leftover: list[int] = field(default_factory=list)
    keeps: list[int] = field(default_factory=list)  # the ward of each keep laid
    decks: list[list[int]] = field(
        default_factory=lambda: [list(range(len(PINK))), list(range(len(PINK), len(CITIZENS)))]
    )
    rows: list[list[int]] = field(default_factory=lambda: [[NONE] * SLOTS, [NONE] * SLOTS])
    discards: list[list[int]] = field(default_factory=lambda: [[], []])
    wharf_deck: list[int] = field(default_factory=lambda: list(range(len(WHARF_CARDS))))
    wharf: int = NONE
    wharf_used: list[int] = field(default_factory=list)
    decision: int = HARBOUR  # what the decision die shows
    die: int = NONE
    changed: str = ""  # "", "swapped" or "turned"
    was: int = NONE
    shown: int = NONE
    doing: int = NONE
    hired: int = NONE
    raised: bool = False


def new_state(seats: int, options: Options) -> State:
    """The table before anything random happened."""
    dice = list(range(DICE[seats]))
    return State(options, [Seat() for _ in range(seats)], [die % len(FACES) for die in dice], dice)


def has(seat: Seat, citizen: str) -> bool:
    """Whether a seat has recruited a citizen."""
    return CARD[citizen] in seat.cards


def unlocked(seat: Seat, manor: int) -> bool:
    """Whether a manor has left the board, which makes its ability work [seed V72]."""
    return seat.manors[manor] >= 0


def cap(seat: Seat, good: int) -> int:
    """How many of a good a seat can hold."""
    if good != GOLD:
        return CAP
    return GOLD_CAP_WITH_BANK if unlocked(seat, BANK) else GOLD_CAP


def score(seat: Seat, points: int, source: int) -> None:
    """A seat scores points from one of the sources."""
    seat.parts[source] += points


def dice_of(seat: Seat) -> list[int]:
    """The three dice of a seat, spent or not."""
    return seat.light + seat.dark


def crates_free(seat: Seat) -> int:
    """The crates a seat may still use; the third only with the Bank [seed V08 V83]."""
    usable = seat.crates if unlocked(seat, BANK) else seat.crates[:START_CRATES]
    return usable.count(NONE)


def crates_out(seat: Seat) -> int:
    """The crates of a seat on the wharf card."""
    return len(seat.crates) - seat.crates.count(NONE)


def tally(places: Iterable[list[int]]) -> list[int]:
    """How many pieces stand in each ward or on each border, the lists of all seats together."""
    found = [0] * len(WARDS)
    for placed in places:
        for place in placed:
            found[place] += 1
    return found


def temples_out(state: State) -> int:
    """The temples of all seats in any ward."""
    return sum(map(len, map(_temples, state.seats)))


def ships_out(state: State) -> int:
    """The ships of all seats in any ward."""
    return sum(map(len, map(_ships, state.seats)))


def temples_in(state: State) -> list[int]:
    """The temples of all seats by ward."""
    return tally(map(_temples, state.seats))


def ships_in(state: State) -> list[int]:
    """The ships of all seats by ward."""
    return tally(map(_ships, state.seats))


def mills_on(state: State) -> list[int]:
    """The windmills of all seats by border."""
    return tally(map(_mills, state.seats))


def manors_in(state: State) -> list[int]:
    """The manors of all seats by ward; lighthouses by an option only [7 #19]."""
    found = [0] * len(WARDS)
    for seat in state.seats:
        for ward in seat.manors:
            if ward != NONE:
                found[ward] += 1
        if state.options.lighthouse_counts_as_manor and seat.lighthouse != NONE:
            found[seat.lighthouse] += 1
    return found


def manors_out(state: State) -> int:
    """The manors of all seats in any ward; lighthouses by an option only [7 #19]."""
    stock = sum([seat.manors.count(NONE) for seat in state.seats])
    out = len(MANORS) * len(state.seats) - stock
    if state.options.lighthouse_counts_as_manor:
        out += len([seat for seat in state.seats if seat.lighthouse != NONE])
    return out


def manors_of(state: State, seat: Seat, ward: int) -> int:
    """The manors of one seat in a ward; a lighthouse by an option only [7 #19]."""
    beacon = state.options.lighthouse_counts_as_manor and seat.lighthouse == ward
    return seat.manors.count(ward) + beacon


def scored_wards(state: State) -> tuple[int, ...]:
    """The wards that the running round scores [seed V05 V35 V53]."""
    if state.round == ROUNDS and not state.options.round5_all_districts:
        return LAST_THREE
    return MAGISTRATES[state.round - 1]


def presence(seat: Seat, monuments: bool = False) -> list[int]:
    """Control points of a seat by ward, in halves [seed V36 V37]; monuments by an option only [7 #3]."""
    halves = [0] * (len(WARDS) + 1)  # the last one counts what is not placed
    for places in (seat.manors, seat.temples, seat.ships, seat.pawns):
        for ward in places:
            halves[ward] += 2
    halves[seat.lighthouse] += 2
    for border in seat.mills:
        halves[border] += 1
        halves[(border + 1) % len(WARDS)] += 1
    if monuments:
        gate, tower, statue = seat.monuments
        halves[tower] += 2
        halves[statue] += 2
        if gate != NONE:
            halves[gate] += 2
            halves[(gate + 1) % len(WARDS)] += 2
    return halves[:-1]
