"""What lies where in a game of Aquileia, and the acts that all areas share: earning, paying, scoring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from client.rules.aquileia.data import (
    ARMS,
    BLUE_DICE,
    COINS_OF_A_METAL,
    HENCHMEN,
    HOUSES,
    LAURELS,
    PURSE,
    SITES,
    SLAVES,
    SOURCES,
    SPACES,
    THEATRE,
)
from client.rules.record import Record

FREE = -1  # nobody
NEUTRAL = -2  # a henchman of nobody, with two seats
EMPTY = -1  # an armoury slot without a card
ALL_SPACES = (1 << len(SPACES)) - 1


class Options(NamedTuple):
    """The choices before the game; each is off unless asked for, see the rules on contradictions."""

    stadium_blue_bronze: bool = False
    tiebreak_ends_placement: bool = False
    optional_henchmen: bool = False
    any_horse_any_side: bool = False
    pecunia_points_need_exchange: bool = False
    market_refill_gaps_only: bool = False
    two_player_neutral: bool = False
    theatre_income_to_space_owner: bool = False
    port_choose_one_kind: bool = False
    final_tiebreak_coins: bool = False
    start_by_dice: bool = False
    blue_dice_one_by_one: bool = False
    slaves_any_overpay: bool = False


class Race(NamedTuple):
    """What all saw of a race: its face-up laurel is with the winner or with the next (FREE: out of the game).

    The places are those in the two hands, or in the pile of laurels gone.
    """

    laurel: int
    winner: int
    place: int
    second: int
    second_place: int


@dataclass(slots=True)
class Seat(Record):
    """One player's things; hands are lists of card numbers in no order."""

    coins: list[int]  # bronze, silver, gold
    henchmen: int
    houses: int
    helmet: bool  # still in hand
    passed: bool  # sends no more henchmen this round
    barred: int  # the spaces closed to it this round by where it stands, as bits
    arms: list[int]
    slaves: list[int]
    laurels: list[int]
    theatre: list[int]
    named: list[int]  # the colour that each theatre laurel was given at the end, in the order of theatre
    points: int
    parts: list[int]  # the same points by source


@dataclass(slots=True)
class State(Record):
    """A whole game; a pile's last card is its top."""

    options: Options
    seats: list[Seat]
    phase: str
    cursor: int  # who or which space of the phase is next
    round: int
    start: int
    on: list[int]  # the seat on each space
    marker: list[int]  # and which of its henchmen
    free: int  # the spaces nobody stands on, as bits
    tariff: list[int]  # coins under the harbour spaces, by metal
    order: list[int]  # the tie-break track
    sites: list[int]  # the seat on each site
    house: list[int]  # and which of its houses
    bank: list[int]
    arms_deck: list[int]
    arms_slots: list[int]
    arms_discard: list[int]
    slave_deck: list[int]
    slave_discard: list[int]
    laurel_deck: list[int]
    laurel_open: list[int]
    laurel_look: list[int]  # the deck card that the winner of the race is looking at
    laurel_out: list[int]  # seen by all and out of the game
    laurel_gone: list[int]  # out of the game face down
    looker: int
    races: list[Race]
    theatre_deck: list[int]
    theatre_lot: list[int]
    theatre_gone: list[int]
    blue: int  # blue dice not yet thrown this round
    entrants: list[int]  # who takes part in the contest being held, in turn order
    strength: list[int]  # FREE for a seat outside it
    played_arms: list[int]
    played_slaves: list[int]
    dealer: int
    bidder: int  # whose bid stands
    bid: list[int]
    bidding: list[int]  # who is still in the auction, the next to speak first
    revealed: bool  # the laurels in all hands are face up

    def turn_order(self) -> list[int]:
        """All seats clockwise from the holder of the start tile."""
        count, first = len(self.seats), self.start
        return [*range(first, count), *range(first)]

    def occupy(self, space: int, owner: int, number: int) -> None:
        """Set one of a seat's henchmen, or of the neutral ones, on a free space [seed A26]."""
        self.on[space] = owner
        self.marker[space] = number
        self.free &= ~(1 << space)

    def earn(self, me: int, coins: Sequence[int]) -> tuple[int, int, int]:
        """The bank pays a seat as far as it has such coins [inferred]; the coins it paid."""
        purse, bank = self.seats[me].coins, self.bank
        bronze, silver, gold = coins
        if bronze > bank[0] or silver > bank[1] or gold > bank[2]:
            bronze, silver, gold = min(bronze, bank[0]), min(silver, bank[1]), min(gold, bank[2])
        purse[:] = purse[0] + bronze, purse[1] + silver, purse[2] + gold
        bank[:] = bank[0] - bronze, bank[1] - silver, bank[2] - gold
        return bronze, silver, gold

    def earn_of(self, me: int, metal: int, count: int) -> tuple[int, int, int]:
        """The bank pays a seat coins of one metal, as far as it has them; what it paid."""
        coins = [0, 0, 0]
        coins[metal] = count
        return self.earn(me, coins)

    def pay(self, me: int, metal: int, count: int = 1) -> None:
        """A seat pays the bank in exactly this metal [seed A22]."""
        self.seats[me].coins[metal] -= count
        self.bank[metal] += count

    def score(self, me: int, points: int, source: int) -> None:
        """A seat scores points from one of the six sources."""
        seat = self.seats[me]
        seat.points += points
        seat.parts[source] += points


def new_seat() -> Seat:
    """A seat as it is set up [seed A09, A10]."""
    return Seat(
        coins=list(PURSE), henchmen=HENCHMEN, houses=HOUSES, helmet=True, passed=False, barred=0,
        arms=[], slaves=[], laurels=[], theatre=[], named=[], points=0, parts=[0] * len(SOURCES),
    )  # fmt: skip


def new_state(seats: int, options: Options) -> State:
    """The table before anything is shuffled."""
    return State(
        options=options,
        seats=[new_seat() for _ in range(seats)],
        phase="setup",
        cursor=0,
        round=1,
        start=FREE,
        on=[FREE] * len(SPACES),
        marker=[FREE] * len(SPACES),
        free=ALL_SPACES,
        tariff=[0, 0, 0],
        order=[],
        sites=[FREE] * len(SITES),
        house=[FREE] * len(SITES),
        bank=[COINS_OF_A_METAL - seats * count for count in PURSE],
        arms_deck=list(range(len(ARMS))),
        arms_slots=[EMPTY] * 3,
        arms_discard=[],
        slave_deck=list(range(len(SLAVES))),
        slave_discard=[],
        laurel_deck=list(range(len(LAURELS))),
        laurel_open=[],
        laurel_look=[],
        laurel_out=[],
        laurel_gone=[],
        looker=FREE,
        races=[],
        theatre_deck=list(range(len(THEATRE))),
        theatre_lot=[],
        theatre_gone=[],
        blue=BLUE_DICE,
        entrants=[],
        strength=[FREE] * seats,
        played_arms=[],
        played_slaves=[],
        dealer=FREE,
        bidder=FREE,
        bid=[0, 0, 0],
        bidding=[],
        revealed=False,
    )
