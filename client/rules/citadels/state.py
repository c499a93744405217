"""The state of a game of Citadels and what follows from it at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from client.rules import kit
from client.rules.citadels.data import (
    CARDS,
    CHARACTERS,
    COINS,
    COST,
    KIND,
    MONUMENT,
    NONE,
    SCHOOL_OF_MAGIC,
    SIZES,
    TAX_COLLECTOR,
)
from client.rules.play import Chance, Step
from client.rules.record import Record

NOBODY = -1
UNLIMITED = 240  # coins that lie in a bank that never runs dry: twice what random games gather [designed]
_kind = KIND.__getitem__
# The cards of the same name as each.
TWINS = tuple([frozenset([card for card, name in enumerate(CARDS) if name == own]) for own in CARDS])
Sight = tuple[int, int]  # a card, and the seat in whose hand it is
Row = tuple[int, ...]  # pieces that lie open: shared by copies, replaced when one is added


class Options(NamedTuple):
    """The chosen value of every option, by the names of `data.OPTIONS`."""

    cast: str
    rank9: str
    uniques: str
    bank: str
    tax_collector_pays: bool
    bewitched_crown: str
    alchemist: str
    warlord_own_complete_city: bool
    great_wall_surcharge_to: str
    diplomat_wall_formula: str
    completion_bonus: str
    reveal_killed: str
    tie_break: str
    first_crown: int | str


class Look(NamedTuple):
    """What a seat saw of the selection: the place in its order, and the characters passed to it then."""

    slot: int
    characters: Row


@dataclass(slots=True)
class Seat(Record):
    """One player: hand, city (in the order of building), gold, the characters chosen and those revealed.

    `slots` says for each character in `roles` at which place in the order of the selection it was taken.
    `completed`: 0 not yet, 1 first of all, 2 later; it stays when the city shrinks. `looks`, `gave` and
    `sights` are the seat's own notes: what was passed to it, the character that it gave away by the Theater,
    the cards it knows in other hands.
    """

    hand: list[int] = field(default_factory=list)
    city: Row = ()
    gold: int = 0
    roles: list[int] = field(default_factory=list)
    slots: Row = ()
    shown: Row = ()
    drawn: list[int] = field(default_factory=list)  # looked at, not yet decided upon
    aside: list[int] = field(default_factory=list)  # hand cards put by in a row of choices
    completed: int = 0
    looks: tuple[Look, ...] = ()
    gave: int = NONE
    sights: tuple[Sight, ...] = ()


@dataclass(slots=True)
class Turn(Record):
    """A turn of one called character: `seat` acts, `holder` revealed it (the Witch acts for another).

    `built` counts the districts that used up the limit, `paid` those paid for; `refund` is the gold held
    apart for an Alchemist, `used` the unique districts used once a turn.
    """

    seat: int = NOBODY
    holder: int = NOBODY
    role: int = NONE
    gathered: bool = False
    built: int = 0
    paid: int = 0
    refund: int = 0
    ability: bool = False  # the character's ability was used
    income: bool = False  # ... its income taken
    exchanged: bool = False  # the Cardinal's exchange
    crowned: bool = False  # the crown was handed on
    look: int = NOBODY  # whose hand lies open to `seat`
    wanted: int = NONE  # the district for which the Diplomat chooses what to give
    used: Row = ()


@dataclass(slots=True)
class State(Record):
    """A whole game; the deck's last card is its top.

    `cast` holds the character of each rank in order. `crown` is who holds the crown, `first` who held it when
    the round began. `warrants` and `threats` are markers, 0 the signed or real one; the first so many lie on
    the ranks that `warranted` and `threatened` name. Ranks are 0 where none is meant.
    """

    options: Options
    seats: list[Seat]
    deck: list[int]
    phase: str = "cast"
    cast: Row = ()
    removed: list[int] = field(default_factory=list)  # unique districts that are not in the game
    bank: int = COINS
    crown: int = NOBODY
    first: int = NOBODY
    round: int = 0
    offer: list[int] = field(default_factory=list)  # characters shuffled or passed on
    up: Row = ()  # characters laid aside face up
    down: list[int] = field(default_factory=list)  # ... face down
    down_slots: Row = ()  # at which place in the order of the selection
    slot: int = 0  # the next place in that order
    swapped: Row = ()  # the two seats that the Theater let swap
    rank: int = 0  # the rank called last
    silent: Row = ()  # the ranks nobody answered to
    killed: int = 0
    bewitched: int = 0
    robbed: int = 0
    chief: int = NOBODY  # who acts as rank 1 this round, for Witch and Magistrate
    rogue: int = NOBODY  # who acts as rank 2, for Thief and Blackmailer
    shielded: int = NOBODY  # whose districts rank 8 cannot affect
    warrants: list[int] = field(default_factory=list)
    warranted: Row = ()
    signed: int = 0  # the rank whose warrant was revealed as the signed one
    threats: list[int] = field(default_factory=list)
    threatened: Row = ()
    opened: Row = ()  # the ranks whose threat was revealed
    turn: Turn = field(default_factory=Turn)
    site: list[int] = field(default_factory=list)  # the district being built
    coins: Row = ()  # the beautified districts
    museum: list[int] = field(default_factory=list)  # cards tucked under the Museum
    pot: int = 0  # gold on the Tax Collector's token
    vault: int = NOBODY  # who has shown the Secret Vault at the end
    last: bool = False  # a city is complete: the round running is the last
    moved: bool = False  # a city grew or shrank this round, other than by an exchange
    idle: int = 0  # rounds in a row without that


def character(state: State, rank: int) -> int:
    """The character of a rank; NONE when the rank is not used."""
    return state.cast[rank - 1] if 0 < rank <= len(state.cast) else NONE


def limit(role: int) -> int:
    """How many districts a character may build in its turn."""
    return CHARACTERS[role].limit


def effective(state: State, card: int) -> int:
    """What a district in a city is worth: its printed cost, 1 more when beautified [rulebook, seed C108]."""
    return COST[card] + (card in state.coins)


def count(city: Row) -> int:
    """How many districts a city counts: the Monument twice [card]."""
    return len(city) + (MONUMENT in city)


def size(state: State) -> int:
    """The districts that complete a city [seed C30]."""
    return SIZES[len(state.seats)].city


def complete(state: State, seat: Seat) -> bool:
    """Whether a city has reached the size now."""
    return count(seat.city) >= size(state)


def has(seat: Seat, card: int) -> bool:
    """Whether a city holds a district of this name."""
    return not TWINS[card].isdisjoint(seat.city)


def looking(state: State, eyes: int | None) -> int:
    """Whose hand lies open to these eyes: to Spy and Wizard while they look; NOBODY for none."""
    return state.turn.look if eyes is not None and eyes == state.turn.seat else NOBODY


def owner(state: State, card: int) -> int:
    """Whose city holds a district; NOBODY for none."""
    for me, seat in enumerate(state.seats):
        if card in seat.city:
            return me
    return NOBODY


def taxed(seat: Seat, kind: int) -> int:
    """The districts that an income counts, the School of Magic being of every kind [card]."""
    return [*map(_kind, seat.city)].count(kind) + (SCHOOL_OF_MAGIC in seat.city)


def others(state: State, me: int) -> list[int]:
    """All other seats from the left on."""
    return kit.clockwise(me, len(state.seats))[1:]


def taxing(state: State) -> bool:
    """Whether the Tax Collector is in the game [seed C110]."""
    return TAX_COLLECTOR in state.cast


def receive(state: State, me: int, gold: int) -> int:
    """Take gold from the bank, as much as it holds where it is limited; how much came [seed C117]."""
    if state.options.bank == "limited30":
        gold = min(gold, state.bank)
    state.bank -= gold
    state.seats[me].gold += gold
    return gold


def dry(state: State) -> bool:
    """Whether the bank has nothing to give; an unlimited one always has [seed C117]."""
    return state.options.bank == "limited30" and not state.bank


def pay(state: State, me: int, gold: int) -> None:
    """Pay gold to the bank."""
    state.seats[me].gold -= gold
    state.bank += gold


def hand_over(state: State, giver: int, taker: int, gold: int) -> int:
    """Gold from one player to another, as much as there is; how much it was."""
    gold = min(gold, state.seats[giver].gold)
    state.seats[giver].gold -= gold
    state.seats[taker].gold += gold
    return gold


def draw(state: State, zone: list[int], cards: int) -> int:
    """Draw from the top of the deck into a zone; how many there were [inferred]."""
    cards = min(cards, len(state.deck))
    for _ in range(cards):
        zone.append(state.deck.pop())
    return cards


def put_under(state: State, zone: list[int]) -> Step:
    """All cards of a zone go face down under the deck, several in an order nobody knows [designed]."""
    if len(zone) > 1:
        yield from mix(zone, "under")
    state.deck[:0] = zone
    zone.clear()


def mix(zone: list[int], about: str) -> Step:
    """Bring a zone into a new order; chance orders places, not pieces, so that it may be any pieces."""
    order: Sequence[int] = yield Chance("shuffle", tuple(range(len(zone))), about=(about,))
    zone[:] = [zone[place] for place in order]
