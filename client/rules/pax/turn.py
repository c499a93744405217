"""One player's turn: draw, buy, play, income; or a look at Rome's hidden cards (rules, sections 4.2, 5)."""

from __future__ import annotations

from functools import partial

from client.rules.pax.data import (
    CATEGORIES,
    CATEGORY,
    CONSOLATION,
    FORCES,
    INTRIGUE,
    MOST_SEATS,
    SENATOR,
    SYMBOLS,
)
from client.rules.pax.moves import BUY, DRAW, MODES, PASS, PLAY, SPY, STOP, card_of, legion_of
from client.rules.pax.state import (
    NOBODY,
    Seat,
    State,
    capacity,
    load,
    prices_for,
    purchase_price,
    receive,
    symbols,
)
from client.rules.play import Ask, Beat, Move, Step

_TURN = [Ask(me, "turn", lambda: MODES) for me in range(MOST_SEATS)]


def turn(state: State) -> Step:
    """The player in turn draws, buys and plays, or spies instead; alone one never spies [seed P12]."""
    me = state.player
    move: Move = DRAW if state.solo else (yield _TURN[me])
    if move == SPY:
        yield spy(state, me)
        end_turn(state)
    else:
        state.phase = "draw"


def spy(state: State, me: int) -> Beat:
    """Look at all of Rome's hidden cards and take 2 aurei; that is the whole turn [seed P12]."""
    seat = state.seats[me]
    seat.peeked = True
    return Beat("spied", (me, receive(state, seat, CONSOLATION)))


def buy(state: State) -> Step:
    """All cards under one legion into the hand, for the sum of their prices [seed P15 P16 P31]."""
    me = state.player
    offers = purchases(state, me)  # all of it lies open: no redeal changes the list
    if len(offers) > 1:
        move: Move = yield Ask(me, "buy", lambda: offers)
        if move != PASS:
            yield purchase(state, me, legion_of(move.piece))
    state.phase = "play"


def purchases(state: State, me: int) -> list[Move]:
    """Every pile the purse can pay, or none."""
    seat, mine = state.seats[me], BUY[me]
    prices, purse = prices_for(state, seat), seat.aurei
    offers = [mine[k] for k, pile in enumerate(state.legions) if pile and prices[k] <= purse]
    offers.append(PASS)
    return offers


def purchase(state: State, me: int, legion: int) -> Beat:
    """Pay the bank and take the whole pile [seed P15 P16]."""
    seat, pile = state.seats[me], state.legions[legion]
    cost = purchase_price(state, seat, pile)
    state.legions[legion] = ()
    seat.aurei -= cost
    seat.hand += pile
    return Beat("bought", (me, f"standard.{legion}", len(pile), cost))


def play(state: State) -> Step:
    """Cards into the own area, each one dearer than the one before; then the income [seed P17 P18].

    It is asked as long as there are cards in hand, since not asking would tell something about them.
    """
    me = state.player
    seat = state.seats[me]
    while seat.hand:
        cost = len(state.played)
        move: Move = yield Ask(me, "play", partial(plays, state, me), (cost,), run=cost > 0)
        if move == STOP:
            break
        card = card_of(move.piece)
        seat.aurei -= cost
        seat.hand.remove(card)
        category = CATEGORY[card]
        seat.area[category] += (card,)
        state.played += (category,)
        if category == INTRIGUE:
            yield from contest_primus(state, me)
    yield income(state, me)
    end_turn(state)


def plays(state: State, me: int) -> list[Move]:
    """Every hand card that the capacity allows, while the purse can pay the step, and to stop."""
    seat, mine = state.seats[me], PLAY[me]
    if len(state.played) > seat.aurei:
        return [STOP]
    offers = [mine[card] for card in seat.hand if card not in FORCES or fits(state, seat, card)]
    offers.append(STOP)
    return offers


def fits(state: State, seat: Seat, card: int) -> bool:
    """Whether the area may take this card; only fleets and armies are bounded, each by the capacity.

    [seed P21 P22 P26]
    """
    if card not in FORCES:
        return True
    more = 1 if state.options.capacity_unit == "cards" else SYMBOLS[card]
    return load(state, seat, CATEGORY[card]) + more <= capacity(seat)


def contest_primus(state: State, me: int) -> Step:
    """Whoever has the most intrigue owns Primus Conspiratus; only strictly more takes it [seed P24 P25]."""
    owner = state.conspirator
    if state.solo or owner == me:
        return
    unit = len if state.options.primus_by == "cards" else symbols
    mine = unit(state.seats[me].area[INTRIGUE])
    if owner == NOBODY or mine > unit(state.seats[owner].area[INTRIGUE]):
        state.conspirator = me
        yield Beat("conspirator", (me, mine))


def income(state: State, me: int) -> Beat:
    """The bank pays what this turn earned, and the onlookers learn why [seed P19 P20 P23 P29 P30]."""
    seat, played = state.seats[me], state.played
    got = receive(state, seat, income_due(state, me))
    if INTRIGUE in played:
        return Beat("no_income", (me,))
    if not played:
        return Beat("idle_income", (me, got))
    best = longest(seat, played)
    return Beat("income", (me, got, CATEGORIES[best], len(seat.area[best]), int(SENATOR in played)))


def income_due(state: State, me: int) -> int:
    """What the turn earns as it stands: nothing with intrigue, 2 without a card, else the longest row
    extended and one more with a senator [seed P19 P20 P23 P29 P30 P58]."""
    seat, played = state.seats[me], state.played
    if INTRIGUE in played:
        return 0
    if not played:
        return CONSOLATION
    return max([len(seat.area[category]) for category in played]) + (SENATOR in played)


def longest(seat: Seat, played: tuple[int, ...]) -> int:
    """The category with the most cards among those extended this turn [seed P19]."""
    return min([(-len(seat.area[category]), category) for category in played])[1]


def end_turn(state: State) -> None:
    """The next player's turn, or the end of the round when everybody had one [seed P35]."""
    state.played = ()
    state.turn += 1
    state.phase = "turn" if state.turn < len(state.seats) else "strengthen"
