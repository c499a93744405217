"""The round and the selection of characters, passed to the left; the Theater (rules, 3.3, 4.2, 4.3)."""

from __future__ import annotations

from functools import cache, partial
from typing import NamedTuple

from client.rules.citadels.data import DISCARDS, NONE, RANK, THEATER
from client.rules.citadels.moves import BURY, PASS, PICK, number, onto, seat_of
from client.rules.citadels.roles.rank4 import RANK4
from client.rules.citadels.state import NOBODY, Look, State, Turn, mix, owner
from client.rules.play import Ask, Beat, Chance, Move, Step

CHANCE_OF_TWO = Chance("shuffle", (0, 1), about=("theater",))
ASIDE, KEEP, LAST, DROP, REST = "aside", "keep", "last", "drop", "rest"


class Slot(NamedTuple):
    """One place in the order of the selection: what becomes of a character there, and whose choice it is.

    `what`: ASIDE one at random face down, KEEP the player `place` (0 has the crown) keeps one, LAST the same
    with the first one aside to choose from, DROP he puts one face down, REST the last one goes face down.
    """

    what: str
    place: int = 0


@cache
def order(seats: int, ranks: int) -> tuple[Slot, ...]:
    """The selection from the first card put face down on [seed C12-C22 C38 C39 C42 C43]."""
    aside, rest = Slot(ASIDE), Slot(REST)
    if seats == 2:
        mine, theirs = (Slot(KEEP, 0), Slot(DROP, 0)), (Slot(KEEP, 1), Slot(DROP, 1))
        return (aside, mine[0], *theirs, *mine, theirs[0], rest)
    everybody = [Slot(KEEP, place) for place in range(seats)]
    if seats == 3:
        return (aside, *everybody, aside, *everybody, rest)
    if DISCARDS[seats, ranks].last_chooses:
        return (aside, *everybody[:-1], Slot(LAST, seats - 1))
    return (aside, *everybody, rest)


def chooser(s: State) -> int:
    """Who looks at the characters passed on; NOBODY when they lie face down."""
    if s.phase != "pick":
        return NOBODY
    what, place = order(len(s.seats), len(s.cast))[s.slot]
    return NOBODY if what in (ASIDE, REST) else (s.first + place) % len(s.seats)


# ---- the round


def new_round(s: State) -> Step:
    """What happened to characters is over; the crown holder gets them all and lays some aside [seed C11]."""
    s.round += 1
    s.first = s.crown
    clear(s)
    yield from lay_open(s, DISCARDS[len(s.seats), len(s.cast)].up)
    yield Beat("round", (s.round, s.crown))
    s.phase = "pick"


def lay_open(s: State, number: int) -> Step:
    """So many characters lie open; one of rank 4 is put back and another one drawn [seed C12 C13 C15]."""
    if number:
        yield from mix(s.offer, "characters")
    for _ in range(number):
        shown = next(role for role in s.offer if RANK[role] != RANK4)
        s.offer.remove(shown)
        s.up += (shown,)


def clear(s: State) -> None:
    """Collect all characters and markers."""
    for seat in s.seats:
        seat.roles.clear()
        seat.slots = seat.shown = seat.looks = ()
        seat.gave = NONE
    s.offer[:] = s.cast
    s.up = s.down_slots = s.swapped = s.silent = s.warranted = s.threatened = s.opened = ()
    s.down.clear()
    s.slot = s.rank = s.killed = s.bewitched = s.robbed = s.signed = 0
    s.chief = s.rogue = s.shielded = NOBODY
    s.moved = False
    s.turn = Turn()


# ---- the selection


def pick(s: State) -> Step:
    """The next place in the order; after the last one the Theater."""
    slots = order(len(s.seats), len(s.cast))
    what, place = slots[s.slot]
    me = (s.first + place) % len(s.seats)
    if what == ASIDE:
        yield from put_aside(s)
    elif what == REST:
        bury(s, s.offer[0])
    elif what == DROP:
        move: Move = yield Ask(me, "bury", lambda: [BURY[role] for role in s.offer], private=True)
        bury(s, number(move.piece))
    else:
        yield from keep(s, me, last=what == LAST)
    s.slot += 1
    if s.slot == len(slots):
        s.phase = "theater"
        yield Beat("selected", (s.crown,))


def put_aside(s: State) -> Step:
    """One character at random goes face down, unseen by all [seed C11 C38 C43]."""
    yield from mix(s.offer, "characters")
    bury(s, s.offer[0])


def bury(s: State, role: int) -> None:
    """A character passed on goes face down into the middle."""
    s.offer.remove(role)
    s.down.append(role)
    s.down_slots += (s.slot,)


def keep(s: State, me: int, *, last: bool) -> Step:
    """Keep one of the characters passed on, secretly; the last player may choose the first one aside instead.

    [seed C17 C18 C21]
    """
    seat = s.seats[me]
    if last:
        s.offer += s.down
        s.down.clear()
        s.down_slots = ()
    seat.looks += (Look(s.slot, tuple(sorted(s.offer))),)
    move: Move = yield Ask(me, "pick", lambda: [PICK[me][role] for role in s.offer], private=True)
    role = number(move.piece)
    s.offer.remove(role)
    seat.roles.append(role)
    seat.slots += (s.slot,)
    if last:
        bury(s, s.offer[0])


# ---- the Theater


def theater(s: State) -> Step:
    """The Theater's owner may swap a character unseen with another player's [card].

    With two characters he chooses which of his own to give, and chance which one he gets. [rulebook]
    """
    me = owner(s, THEATER)
    if me != NOBODY:
        move: Move = yield Ask(me, "theater", partial(plays, s, me))
        if move != PASS:
            yield from swap(s, me, seat_of(move.to), number(move.piece))
    s.phase = "call"


def plays(s: State, me: int) -> list[Move]:
    """Any own character for one of any other player, or none."""
    rivals = [seat for seat in range(len(s.seats)) if seat != me]
    return [
        *[onto("swap", role, f"seat.{seat}.roles") for role in s.seats[me].roles for seat in rivals],
        PASS,
    ]


def swap(s: State, me: int, other: int, role: int) -> Step:
    """The character goes to the other player, one of his comes back; both know what they gave away."""
    mine, theirs = s.seats[me], s.seats[other]
    here, there = mine.roles.index(role), 0
    if len(theirs.roles) > 1:
        (there, _) = yield CHANCE_OF_TWO
    mine.gave, theirs.gave = mine.roles[here], theirs.roles[there]
    mine.roles[here], theirs.roles[there] = theirs.gave, mine.gave
    mine.slots, theirs.slots = traded(mine.slots, here, theirs.slots, there)
    s.swapped = (me, other)
    yield Beat("theater", (me, other))


def traded(
    one: tuple[int, ...], here: int, other: tuple[int, ...], there: int
) -> tuple[tuple[int, ...], ...]:
    """Two rows with one item of each in the other's place."""
    return (*one[:here], other[there], *one[here + 1 :]), (*other[:there], one[here], *other[there + 1 :])
