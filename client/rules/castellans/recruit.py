"""The Recruit action and the rows of citizens (rules, section 5.4)."""

from __future__ import annotations

from client.rules import kit
from client.rules.castellans.citizens import INSTANT
from client.rules.castellans.costs import means, pay, recruit_food
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
)
from client.rules.castellans.influence import advance, spread
from client.rules.castellans.moves import CARD_AT, CARD_ID, DONE, RECRUIT, SETTLE, WARD_AT
from client.rules.castellans.state import State
from client.rules.play import Ask, Beat, Move, Step

DEAREST = max(SLOT_PRICES)  # and of the cards as well


def can_recruit(state: State, me: int, bonus: int) -> bool:
    """A card that can be paid [4.3]."""
    return bool(affordable(state, me, bonus))


def affordable(state: State, me: int, bonus: int = 0) -> list[int]:
    """The open citizens that a seat can pay [seed V73]; an option limits how many one may have."""
    seat, limit = state.seats[me], state.options.citizen_card_limit
    most = means(seat, FOOD, bonus)
    if not most or (limit and len(seat.cards) >= limit):
        return []
    return [
        card
        for row in state.rows
        for slot, card in enumerate(row)
        if card != NONE and (most >= DEAREST or recruit_food(state, seat, card, slot) <= most)
    ]


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
    yield from advance(state, me, CITIZENS[card].guild, 1)
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
