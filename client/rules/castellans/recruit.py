"""The Recruit action and the rows of citizens (rules, section 5.4)."""

from __future__ import annotations

from client.rules import kit
from client.rules.castellans.citizens import INSTANT
from client.rules.castellans.costs import NEVER, lacking, pay, payable, recruit_food
from client.rules.castellans.data import (
    CARD,
    CITIZENS,
    DECKS,
    FOOD,
    GUILDS_OF,
    NONE,
    PAWNS,
    PINK,
    SLOT_PRICES,
    SLOTS,
)
from client.rules.castellans.influence import advance, spread
from client.rules.castellans.moves import CARD_AT, CARD_ID, DONE, RECRUIT, SETTLE, WARD_AT
from client.rules.castellans.state import Seat, State
from client.rules.play import Ask, Beat, Move, Step

CHEAPEST, DEAREST = min(SLOT_PRICES), max(SLOT_PRICES)  # and of the cards as well
OUTSIDE_IN = tuple(reversed(range(SLOTS)))  # the cheaper slots first


def recruit_lack(state: State, seat: Seat) -> int:
    """The food lacking for the cheapest open citizen [4.3]."""
    price = 0 if staffed(state, seat) else cheapest(state, seat)
    return lacking(seat, FOOD, price) if price else NEVER


def cheapest(state: State, seat: Seat) -> int:
    """Food for the cheapest open citizen; 0 if there is none."""
    least = 0
    for row in state.rows:
        for slot in OUTSIDE_IN:
            if row[slot] != NONE:
                price = recruit_food(state, seat, row[slot], slot)
                if price == CHEAPEST:
                    return price
                least = min(least or price, price)
    return least


def affordable(state: State, me: int, bonus: int = 0) -> list[int]:
    """The open citizens that a seat can pay, after a bonus of food [seed V73]."""
    seat = state.seats[me]
    if staffed(state, seat):
        return []
    there = open_citizens(state)
    if payable(seat, FOOD, DEAREST, bonus):
        return [card for card, _ in there]
    return [card for card, slot in there if payable(seat, FOOD, recruit_food(state, seat, card, slot), bonus)]


def open_citizens(state: State) -> list[tuple[int, int]]:
    """Each open citizen and its slot."""
    return [(card, slot) for row in state.rows for slot, card in enumerate(row) if card != NONE]


def staffed(state: State, seat: Seat) -> bool:
    """Whether a seat has as many citizens as an option allows [7 #14]."""
    limit = state.options.citizen_card_limit
    return limit > 0 and len(seat.cards) >= limit


def recruit(state: State, me: int) -> Step:
    """Pay, take the card, fill the row, a step on its guild, its effect [seed V73-V75 V77]."""
    seat = state.seats[me]
    offers = [RECRUIT[me][card] for card in affordable(state, me)]
    move: Move = yield Ask(me, "recruit", lambda: offers)
    card = CARD_AT[move.piece]
    colour = int(card >= len(PINK))
    slot = state.rows[colour].index(card)
    price = recruit_food(state, seat, card, slot)
    state.rows[colour][slot] = NONE
    seat.cards.append(card)
    state.hired = card
    yield from pay(state, me, FOOD, price, 0)
    slide(state.rows[colour], slot)
    yield from fill(state, colour, 0)
    yield from advance(state, me, CITIZENS[card].guild, 1) or ()
    if card in INSTANT:
        yield Beat("effect", (me, CARD_ID[card]))
        yield from INSTANT[card](state, me) or ()


def slide(row: list[int], slot: int) -> None:
    """The cards between a gap and the deck move one slot outward, so that the gap lies next to the deck.

    [seed V74]
    """
    for at in range(slot, 0, -1):
        row[at] = row[at - 1]
    row[0] = NONE


def fill(state: State, colour: int, slot: int) -> Step:
    """A new card into a slot; an empty deck is made anew of the discards, or the slot stays open.

    [seed V74, designed]
    """
    deck, discard = state.decks[colour], state.discards[colour]
    drawn: list[int] = yield from kit.drawn(deck, discard, 1, (DECKS[colour],))
    if drawn:
        state.rows[colour][slot] = drawn[0]
        yield Beat("refilled", (CARD_ID[drawn[0]],))


def settle(state: State, me: int) -> Step:
    """One citizen piece into any ward and a step on one of its guilds, as one likes; two with the Guide.

    [seed V78 V79, designed]
    """
    seat = state.seats[me]
    guide = state.hired == CARD["pilgrim_guide"]
    offers = [*SETTLE[me], DONE]
    for _ in range(1 + guide):
        if len(seat.pawns) == PAWNS:
            return
        move: Move = yield Ask(me, "settle", lambda: offers)
        if move == DONE:
            return
        ward = WARD_AT[move.to]
        seat.pawns.append(ward)
        yield from spread(state, me, GUILDS_OF[ward])
