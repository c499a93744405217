"""Setting up a game of Pax (rules, section 3)."""

from __future__ import annotations

from functools import partial

from client.rules import kit
from client.rules.pax.data import FIRST_HAND, HIDDEN, MOST_SEATS, OPTIONS, PURSE, SET, SIZES
from client.rules.pax.moves import KEEP, card_of
from client.rules.pax.state import Options, Seat, State, put_under, receive, take_top
from client.rules.play import Ask, Beat, Chance, Move, Setup, Step

SEATS = range(1, MOST_SEATS + 1)


def deal(setup: Setup) -> State:
    """The table before anything random happened [seed P01-P05 P07]; ValueError for what cannot be."""
    options = Options(**kit.checked(setup, "pax", SEATS, OPTIONS))
    if isinstance(options.start_player, int) and options.start_player > setup.seats:
        raise ValueError(
            f"option start_player of pax: seat {options.start_player} is not among {setup.seats}"
        )
    size = SIZES[setup.seats]
    legions = options.solo_legions if setup.seats == 1 else size.legions
    state = State(options, [Seat() for _ in range(setup.seats)], list(range(size.sets * SET)), [()] * legions)
    for seat in state.seats:
        receive(state, seat, PURSE)
    return state


def shuffle(state: State) -> Step:
    """Shuffle the influence cards, remove some unseen, lay Rome's face down, find who starts, deal hands.

    [seed P03 P04 P06 P08 P09]
    """
    yield from kit.shuffled(state.deck, ("deck",))
    for _ in range(SIZES[len(state.seats)].removed):
        state.removed.append(state.deck.pop())
    for _ in range(len(state.legions) if state.options.hidden_rome == "per_legion" else HIDDEN):
        state.hidden.append(state.deck.pop())
    yield from choose_start(state)
    for place, me in enumerate(kit.clockwise(state.start, len(state.seats))):
        for _ in range(FIRST_HAND + place):
            state.seats[me].drawn.append(state.deck.pop())
    state.phase = "keep"


def choose_start(state: State) -> Step:
    """Who most wants to revolt starts: the seat that the table named, or any [seed P08, inferred]."""
    if state.solo:
        state.start = 0
        return
    if isinstance(state.options.start_player, int):
        state.start = state.options.start_player - 1
    else:
        (state.start,) = yield Chance("draw", tuple(range(len(state.seats))), about=("start",))
    yield Beat("starts", (state.start,))


def keep(state: State) -> Step:
    """Everybody keeps one of the cards drawn, the rest go face down under the deck; then one open card is
    laid under every legion [seed P09 P10 P11]."""
    for me in kit.clockwise(state.start, len(state.seats)):
        seat = state.seats[me]
        move: Move = yield Ask(me, "keep", partial(keeps, state, me), private=True)
        card = card_of(move.piece)
        seat.drawn.remove(card)
        seat.hand.append(card)
        while seat.drawn:
            put_under(state, me, seat.drawn.pop(0))
    fill(state, range(len(state.legions)))
    yield Beat("legions_filled", (len(state.legions),))
    state.phase = "round"


def keeps(state: State, me: int) -> list[Move]:
    """Any one of the cards drawn."""
    return [KEEP[me][card] for card in state.seats[me].drawn]


def fill(state: State, legions: range | list[int]) -> None:
    """Lay one open card from the deck under each of these legions, the lowest number first [seed P11 P43]."""
    for k in legions:
        state.legions[k] = (take_top(state),)
