"""The state of a game of Pax and what follows from it at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from client.rules.pax.data import ARMY, CATEGORIES, COST, FLEET, INTRIGUE, LAND, POWER, SYMBOLS, WEALTH
from client.rules.record import Record

NOBODY = -1
Row = tuple[int, ...]  # cards that lie open: shared by copies, replaced when one is added
_symbols, _cost = SYMBOLS.__getitem__, COST.__getitem__


class Options(NamedTuple):
    """The chosen value of every option, by the names of `data.OPTIONS`."""

    rome_test: str
    hidden_rome: int | str
    solo_legions: int
    solo_level: int
    solo_money_points: bool
    primus_by: str
    wealth_discount: str
    religion_pair: str
    bonus_counts_as_strength: bool
    final_strengthening: bool
    deckout: str
    final_tiebreak: str
    hide_money: bool
    limited_bank: int
    refill: str
    rome_takes: str
    capacity_unit: str
    start_player: int | str


def rows() -> list[Row]:
    """Seven empty rows, one for each category."""
    return [()] * len(CATEGORIES)


@dataclass(slots=True)
class Seat(Record):
    """One player: cards in hand, cards drawn and not yet placed, the area by category, aurei.

    `peeked`: has seen Rome's hidden cards, which stay as they are until the end.
    """

    hand: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    area: list[Row] = field(default_factory=rows)
    aurei: int = 0
    peeked: bool = False


@dataclass(slots=True)
class State(Record):
    """A whole game; the deck's last card is its top. `start` is who holds Primus, NOBODY before the draw."""

    options: Options
    seats: list[Seat]
    deck: list[int]
    legions: list[Row]
    phase: str = "shuffle"
    removed: list[int] = field(default_factory=list)
    hidden: list[int] = field(default_factory=list)  # Rome's cards that lie face down
    rome: list[Row] = field(default_factory=rows)  # Rome's open cards by category
    under: tuple[int, ...] = ()  # who put the lowest cards of the deck there, the lowest first
    round: int = 0
    turn: int = 0  # turns taken this round
    start: int = NOBODY
    conspirator: int = NOBODY
    unused: tuple[str, ...] = ()  # where none of the cards drawn this turn went yet
    played: tuple[int, ...] = ()  # the categories of the cards played this turn
    ran_out: bool = False
    weighed: int = 0  # seats weighed against Rome at the end
    rome_won: bool = False

    @property
    def solo(self) -> bool:
        """One player alone against Rome."""
        return len(self.seats) == 1

    @property
    def player(self) -> int:
        """The seat in turn."""
        return (self.start + self.turn) % len(self.seats)


@lru_cache(1 << 12)  # a row stays as it is for most of a game, and is added up in each turn of it
def symbols(cards: Row) -> int:
    """The symbols these cards show together."""
    return sum(map(_symbols, cards))


def price(cards: Sequence[int]) -> int:
    """The printed prices of these cards together."""
    return sum(map(_cost, cards))


_price = lru_cache(1 << 12)(price)  # of a pile, which many players in turn look at


def pile_prices(state: State) -> list[int]:
    """The printed prices under each legion, added up."""
    return list(map(_price, state.legions))


def strength(area: Sequence[Row]) -> list[int]:
    """The symbols of each category in an area or in Rome's row."""
    return list(map(symbols, area))


def capacity(seat: Seat) -> int:
    """How many fleets, and separately armies, the area may hold: land or intrigue, whichever is more.

    [seed P21 P22 P26]
    """
    return max(symbols(seat.area[LAND]), symbols(seat.area[INTRIGUE]))


def load(state: State, seat: Seat, category: int) -> int:
    """How much of the capacity its fleets, or its armies, take: symbols, or cards with the option."""
    row = seat.area[category]
    return len(row) if state.options.capacity_unit == "cards" else symbols(row)


def discount(seat: Seat) -> int:
    """Aurei off a purchase: one for every three wealth symbols [seed P31]."""
    return symbols(seat.area[WEALTH]) // POWER


def purchase_price(state: State, seat: Seat, pile: Sequence[int]) -> int:
    """What a pile costs this player, never less than nothing [seed P16 P31]."""
    less = discount(seat)
    if state.options.wealth_discount == "per_card":
        return sum([max(COST[card] - less, 0) for card in pile])
    return max(price(pile) - less, 0)


def prices_for(state: State, seat: Seat) -> list[int]:
    """What the pile of each legion costs this player."""
    less = discount(seat)
    if not less:
        return pile_prices(state)
    if state.options.wealth_discount == "per_card":
        return [purchase_price(state, seat, pile) for pile in state.legions]
    return [max(printed - less, 0) for printed in pile_prices(state)]


def bonus(seat: Seat) -> tuple[int, int]:
    """Bonus fleets (one for three army symbols) and bonus armies (one for three fleet symbols).

    They need no capacity. [seed P32 P33 P34]
    """
    return symbols(seat.area[ARMY]) // POWER, symbols(seat.area[FLEET]) // POWER


def receive(state: State, seat: Seat, aurei: int) -> int:
    """Take aurei from the bank, as many as it holds where it is limited; return how many came."""
    if state.options.limited_bank:
        aurei = min(aurei, state.options.limited_bank - sum([other.aurei for other in state.seats]))
    seat.aurei += aurei
    return aurei


def put_under(state: State, me: int, card: int) -> None:
    """Put a card under the deck, where it is the lowest."""
    state.deck.insert(0, card)
    state.under = (me, *state.under)


def take_top(state: State) -> int:
    """Take the top card of the deck."""
    card = state.deck.pop()
    if len(state.under) > len(state.deck):
        state.under = state.under[:-1]
    return card
