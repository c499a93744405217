"""Setting up a game of Citadels (rules, section 3)."""

from __future__ import annotations

from functools import partial

from client.rules import kit
from client.rules.citadels.data import (
    BLACKMAILER,
    CHARACTERS,
    FIRST_GAME_RANK9,
    FIRST_HAND,
    MAGISTRATE,
    NONE,
    OPTIONS,
    ORDINARY_CARDS,
    PRESETS,
    PURSE,
    RANKS,
    SEATS,
    SIZES,
    SUBSTITUTES,
    THREATS,
    UNIQUE_CARDS,
    UNIQUES,
    WARRANTS,
)
from client.rules.citadels.moves import CAST, UNIQUE, number
from client.rules.citadels.state import UNLIMITED, Options, Row, Seat, State, draw, mix, receive
from client.rules.play import Ask, Beat, Chance, Move, Setup, Step


def deal(setup: Setup) -> State:
    """The table before anything random happened [seed C02 C03 C06 C08]; ValueError for what cannot be."""
    options = Options(**kit.checked(setup, "citadels", SEATS, OPTIONS))
    if isinstance(options.first_crown, int) and options.first_crown > setup.seats:
        raise ValueError(
            f"option first_crown of citadels: seat {options.first_crown} is not among {setup.seats}"
        )
    ranks(options, setup.seats)
    state = State(options, [Seat() for _ in range(setup.seats)], list(ORDINARY_CARDS))
    state.removed = list(UNIQUE_CARDS)
    if options.bank == "unlimited":
        state.bank = UNLIMITED
    for me in range(setup.seats):
        receive(state, me, PURSE)
    state.phase = "crown"
    return state


def ranks(options: Options, seats: int) -> range:
    """The ranks in use; ValueError where the seats do not allow the wish [seed C16 C19]."""
    usual = SIZES[seats].ranks
    if options.rank9 == "auto":
        return usual[0]
    wanted = range(1, 10 if options.rank9 == "on" else 9)
    if wanted not in usual:
        raise ValueError(f"option rank9 of citadels cannot be {options.rank9} with {seats} seats")
    return wanted


# ---- crown and cast


def first_crown(state: State) -> Step:
    """The oldest takes the crown: the seat that the table named, or any [seed C09, designed]."""
    if isinstance(state.options.first_crown, int):
        state.crown = state.options.first_crown - 1
    else:
        (state.crown,) = yield Chance("draw", tuple(range(len(state.seats))), about=("crown",))
    yield Beat("starts", (state.crown,))
    state.phase = "cast"


def choose_cast(state: State) -> Step:
    """One character of each rank: of a list, by lot, or as who has the crown chooses [seed C10 C14 C20]."""
    how, seats = state.options.cast, len(state.seats)
    for rank in ranks(state.options, seats):
        if how in PRESETS:
            role = listed(how, rank, seats)
        elif how == "random":
            (role,) = yield Chance("draw", candidates(rank, seats), about=("character",))
        else:
            offers = [CAST[role] for role in candidates(rank, seats)]
            move: Move = yield Ask(state.crown, "cast", partial(tuple, offers), (rank,))
            role = number(move.piece)
        enlist(state, role)
    yield Beat("cast", tuple([f"token.{role}" for role in state.cast]))
    state.phase = "uniques"


def enlist(state: State, role: int) -> None:
    """A character is in the game, with the markers that belong to it [seed C10]."""
    state.cast += (role,)
    state.offer.append(role)
    if role == MAGISTRATE:
        state.warrants = list(range(WARRANTS))
    elif role == BLACKMAILER:
        state.threats = list(range(THREATS))


def candidates(rank: int, seats: int) -> Row:
    """The characters of a rank that so many players may use [seed C14 C20]."""
    return tuple([role for role, row in enumerate(CHARACTERS) if row.rank == rank and row.least <= seats])


def listed(name: str, rank: int, seats: int) -> int:
    """The character that a list has for a rank, replaced where the seats do not allow it [rulebook]."""
    preset = PRESETS[name]
    role = preset.cast[rank - 1] if rank < RANKS[-1] else preset.rank9
    if role == NONE:
        role = FIRST_GAME_RANK9
    return role if CHARACTERS[role].least <= seats else SUBSTITUTES[role]


# ---- districts


def choose_uniques(state: State) -> Step:
    """14 unique districts join the others: by lot, of a list, or chosen by all in turn [seed C07]."""
    how = state.options.uniques
    if how == "choose14":
        seats = len(state.seats)
        me = (state.crown + len(state.deck) - len(ORDINARY_CARDS)) % seats
        move: Move = yield Ask(me, "unique", lambda: [UNIQUE[card] for card in state.removed])
        join(state, number(move.piece))
    elif how in PRESETS:
        for card in PRESETS[how].uniques:
            join(state, card)
    else:
        yield from mix(state.removed, "uniques")
        for card in state.removed[:UNIQUES]:
            join(state, card)
    if len(state.deck) == len(ORDINARY_CARDS) + UNIQUES:
        state.phase = "deal"


def join(state: State, card: int) -> None:
    """A unique district is in the game."""
    state.removed.remove(card)
    state.deck.append(card)


def deal_hands(state: State) -> Step:
    """The districts are shuffled, everybody gets four [seed C07 C08]."""
    yield from mix(state.deck, "deck")
    for seat in state.seats:
        draw(state, seat.hand, FIRST_HAND)
    state.phase = "round"
