"""The first part of a turn: three cards from the deck, one for each destination (rules, section 5.1)."""

from __future__ import annotations

from functools import cache, partial

from client.rules.pax.data import CONSOLATION, DRAWN, POWER, RELIGION
from client.rules.pax.moves import BOTTOM, DESTINATIONS, HAND, LEGION, card_of, legion_of, puts
from client.rules.pax.state import State, put_under, receive, symbols, take_top
from client.rules.play import Ask, Beat, Move, Step


def draw(state: State) -> Step:
    """Three cards: one to the hand, one under a legion, one under the deck, by the religion of the player.

    [seed P13 P14 P27 P28]
    """
    me = state.player
    state.unused = DESTINATIONS
    level = religion(state, me)
    if len(state.deck) < DRAWN:
        yield from draw_short(state, me, level)
    elif level == 0:
        yield from draw_singly(state, me, DRAWN)
    elif level == 1:
        yield from draw_pair(state, me)
    else:
        yield from draw_together(state, me, DRAWN)
    state.unused = ()
    state.phase = "buy"


def religion(state: State, me: int) -> int:
    """How a player draws: 0 one card at a time, 1 (three symbols) a pair first, 2 (six) all together.

    [seed P27 P28]
    """
    return min(symbols(state.seats[me].area[RELIGION]) // POWER, 2)


def draw_singly(state: State, me: int, cards: int) -> Step:
    """Each card is decided before the next one is seen [seed P13]."""
    drawn = state.seats[me].drawn
    for _ in range(cards):
        drawn.append(take_top(state))
        lay(state, me, (yield placing(state, me)))


def draw_pair(state: State, me: int) -> Step:
    """Two cards together: one goes away, the other waits for the third [seed P27, inferred].

    With religion_pair=assign_both the two are placed before the third is seen.
    """
    if state.options.religion_pair == "assign_both":
        yield from draw_together(state, me, 2)
    else:
        take(state, me, 2)
        free = (LEGION, BOTTOM)
        lay(state, me, (yield Ask(me, "send_away", partial(placings, state, me, free), free)))
    yield from draw_together(state, me, 1)


def draw_together(state: State, me: int, cards: int) -> Step:
    """See so many cards at once, then place all that were drawn, in any order [seed P28]."""
    take(state, me, cards)
    while state.seats[me].drawn:
        lay(state, me, (yield placing(state, me)))


def draw_short(state: State, me: int, level: int) -> Step:
    """The deck cannot give three cards: 2 aurei instead, and this round is the last [seed P45 P46].

    With deckout=partial the cards there are come first.
    """
    if not state.ran_out:
        state.ran_out = True
        yield Beat("last_round", (len(state.deck),))
    if state.options.deckout == "partial":
        if level == 0:
            yield from draw_singly(state, me, len(state.deck))
        else:
            yield from draw_together(state, me, len(state.deck))
    yield Beat("deck_out", (me, receive(state, state.seats[me], CONSOLATION)))


def take(state: State, me: int, cards: int) -> None:
    """Draw from the top of the deck into the cards not yet placed."""
    drawn = state.seats[me].drawn
    for _ in range(cards):
        drawn.append(take_top(state))


def placing(state: State, me: int) -> Ask | Beat:
    """One drawn card goes to a destination not used yet; a single way is told, not asked [seed P13 P14]."""
    free = state.unused
    if len(free) == len(state.seats[me].drawn) == 1 and free[0] != LEGION:
        return left_over(me, free[0])
    return Ask(me, "place", partial(placings, state, me, free), free)


@cache
def left_over(me: int, destination: str) -> Beat:
    """Where the last card drawn goes, since no card went there yet."""
    return Beat("left_over", (me, destination))


def placings(state: State, me: int, free: tuple[str, ...]) -> tuple[Move, ...]:
    """Each drawn card to each destination that is free."""
    drawn, legions = state.seats[me].drawn, len(state.legions)
    if len(drawn) == 1:
        return puts(me, drawn[0], free, legions)
    return tuple([move for card in drawn for move in puts(me, card, free, legions)])


def lay(state: State, me: int, move: Move | None) -> None:
    """A drawn card goes to its destination, which is used then; without a move it is the only way left."""
    seat = state.seats[me]
    move = move or placings(state, me, state.unused)[0]
    card, to = card_of(move.piece), move.to
    seat.drawn.remove(card)
    if to == "deck":
        put_under(state, me, card)
        used = BOTTOM
    elif to.startswith("seat"):
        seat.hand.append(card)
        used = HAND
    else:
        state.legions[legion_of(to)] += (card,)
        used = LEGION
    state.unused = without(state.unused, used)


@cache
def without(free: tuple[str, ...], used: str) -> tuple[str, ...]:
    """The destinations that stay free once this one is used."""
    return tuple([other for other in free if other != used])
