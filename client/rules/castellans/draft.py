"""The draft: dice are thrown, chosen one by one and bring their value (rules, section 4.2)."""

from __future__ import annotations

from client.rules import kit
from client.rules.castellans.data import CARD, FACES, FOOD, GOLD, INFLUENCE, LEFTOVER, MAGIC, STONE, WOOD
from client.rules.castellans.influence import copy, gain_value
from client.rules.castellans.moves import CARD_AT, CARD_ID, DRAFT, FACE_AT, TURN_POOL
from client.rules.castellans.state import Seat, State, has
from client.rules.play import Ask, Beat, Chance, Move, Step

# The citizens who turn a die, with the face they turn it to [designed].
TURNERS = {
    CARD["woodwright"]: WOOD,
    CARD["stonecutter"]: STONE,
    CARD["miller"]: FOOD,
    CARD["enchanter"]: MAGIC,
    CARD["moneychanger"]: GOLD,
    CARD["herald"]: INFLUENCE,
}
MONEYCHANGER = CARD["moneychanger"]  # the only one not used up for the round
_ALL_TURNERS = frozenset(TURNERS)


def roll(state: State) -> Step:
    """The start player gathers and throws all dice [seed V17]."""
    yield Beat("round", (state.round, state.start))
    faces = yield Chance("roll", (len(FACES),) * len(state.faces), state.start, ("dice",))
    state.faces[:] = faces
    state.player = state.start
    state.phase = "draft"


def draft(state: State) -> Step:
    """A seat takes one die, perhaps turned, into a light slot and gains its value; then the next does.

    With three dice each it is over; what is left lies ready for powers [seed V18-V27].
    """
    me = state.player
    seat = state.seats[me]
    move: Move = yield Ask(me, "draft", lambda: drafts(state, me))
    face = FACE_AT[move.piece]
    die = last_showing(state, face)
    state.pool.remove(die)
    seat.light.append(die)
    if move.verb == "turn":
        before, face = face, use_turner(state, seat, CARD_AT[move.to], die)
        yield Beat("turned", (me, FACES[before], FACES[face]))
    yield from gain_value(state, me, face) or ()
    state.player = (me + 1) % len(state.seats)
    if len(state.pool) == LEFTOVER:
        state.leftover, state.pool = state.pool, []
        state.phase = "leftover"


def last_showing(state: State, face: int) -> int:
    """The last die of the pool that shows a face; ValueError if none does."""
    for die in reversed(state.pool):
        if state.faces[die] == face:
            return die
    raise ValueError(f"no die of the pool shows {FACES[face]}")


def drafts(state: State, me: int) -> list[Move]:
    """Each face in the pool as it lies, and turned by each citizen who may [seed V18 V19]."""
    faces = sorted({*map(state.faces.__getitem__, state.pool)})
    moves = [DRAFT[me][face] for face in faces]
    for card in turners(state.seats[me]):
        moves += [TURN_POOL[face][card] for face in faces if face != TURNERS[card]]
    return moves


def turners(seat: Seat) -> list[int]:
    """The citizens of a seat who may still turn a die this round [designed]."""
    return [card for card in seat.cards if card in _ALL_TURNERS and not seat.used >> card & 1]


def use_turner(state: State, seat: Seat, card: int, die: int) -> int:
    """Turn a die to a citizen's face, and return the face [seed V19 V31]."""
    if card != MONEYCHANGER:
        seat.used |= 1 << card
    state.faces[die] = TURNERS[card]
    return TURNERS[card]


def leftover(state: State) -> Step:
    """Who has the Cutpurse gains the value of a leftover die; then turns begin [seed V27, designed]."""
    yield Beat("leftover", tuple([FACES[state.faces[die]] for die in state.leftover]))
    for me in kit.clockwise(state.start, len(state.seats)):
        if has(state.seats[me], "cutpurse"):
            yield Beat("effect", (me, CARD_ID[CARD["cutpurse"]]))
            yield from copy(state, me, "cutpurse")
    state.player = state.start
    state.phase = "turn"
