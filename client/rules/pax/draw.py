"""The first part of a turn: three cards from the deck, one for each destination (rules, section 5.1)."""

from __future__ import annotations

from functools import partial

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
    for _ in range(cards):
        take(state, me, 1)
        yield from place(state, me)


def draw_pair(state: State, me: int) -> Step:
    """Two cards together: one goes away, the other waits for the third [seed P27, inferred].

    With religion_pair=assign_both the two are placed before the third is seen.
    """
    if state.options.religion_pair == "assign_both":
        yield from draw_together(state, me, 2)
    else:
        take(state, me, 2)
        yield from place(state, me, away=True)
    yield from draw_together(state, me, 1)


def draw_together(state: State, me: int, cards: int) -> Step:
    """See so many cards at once, then place all that were drawn, in any order [seed P28]."""
    take(state, me, cards)
    while state.seats[me].drawn:
        yield from place(state, me)


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
    for _ in range(cards):
        state.seats[me].drawn.append(take_top(state))


def place(state: State, me: int, *, away: bool = False) -> Step:
    """Place one drawn card at a destination not used yet; a single way is told, not asked [seed P13 P14].

    `away`: the card does not go to the hand.
    """
    drawn = state.seats[me].drawn
    if len(drawn) == 1 and state.unused in ((HAND,), (BOTTOM,)):
        yield Beat("left_over", (me, state.unused[0]))
        lay(state, me, drawn[0], state.unused[0])
        return
    free = (LEGION, BOTTOM) if away else state.unused
    ask = "send_away" if away else "place"
    move: Move = yield Ask(me, ask, partial(placings, state, me, free), free)
    card = card_of(move.piece)
    if move.to == "deck":
        lay(state, me, card, BOTTOM)
    elif move.to.startswith("legion"):
        lay(state, me, card, LEGION, legion_of(move.to))
    else:
        lay(state, me, card, HAND)


def placings(state: State, me: int, free: tuple[str, ...]) -> tuple[Move, ...]:
    """Each drawn card to each destination that is free."""
    first, *more = state.seats[me].drawn
    ways = puts(me, first, free, len(state.legions))
    for card in more:
        ways += puts(me, card, free, len(state.legions))
    return ways


def lay(state: State, me: int, card: int, destination: str, legion: int = 0) -> None:
    """A drawn card goes to its destination, which is used then."""
    seat = state.seats[me]
    seat.drawn.remove(card)
    state.unused = tuple([other for other in state.unused if other != destination])
    if destination == HAND:
        seat.hand.append(card)
    elif destination == LEGION:
        state.legions[legion] += (card,)
    else:
        put_under(state, me, [card])
