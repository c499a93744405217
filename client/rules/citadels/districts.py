"""The unique districts that act or score by themselves (rules, section 5.3).

All others change a rule and stand there as a named condition: Factory, Framework, Monument, Necropolis,
Quarry, Secret Vault, Stables and Thieves' Den in `building`; Gold Mine, Library and Observatory in
`turn.gather`; Great Wall and Keep in `roles.rank8`; School of Magic in `state.taxed`; Haunted Quarter in
`scoring`; Theater in `draft`.
"""

from __future__ import annotations

from collections.abc import Sequence

from client.rules.citadels.building import destroy
from client.rules.citadels.data import (
    ARMORY,
    BASILICA,
    CAPITOL,
    CARDS,
    DRAGON_GATE,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KINDS,
    LABORATORY,
    MAP_ROOM,
    MUSEUM,
    PARK,
    POOR_HOUSE,
    SMITHY,
    STATUE,
    UNIQUE,
    WISHING_WELL,
)
from client.rules.citadels.moves import number, send
from client.rules.citadels.rows import Unique, district
from client.rules.citadels.sights import lose
from client.rules.citadels.state import State, complete, draw, dry, effective, pay, receive
from client.rules.play import Beat, Move, Step

RAZE = [send("raze", ARMORY, f"district.{card}") for card in range(len(CARDS))]
FORGE = send("forge", SMITHY, "deck")
LABORATORYS_GOLD = 2  # [card]
SMITHYS_PRICE, SMITHYS_CARDS = 2, 3  # [card]
PARKS_CARDS = 2  # [card]

# ---- in the owner's turn


def raze(s: State, me: int) -> list[Move]:
    """The Armory can be given up for any other district that is in no completed city [card, inferred]."""
    return [RAZE[card] for seat in s.seats if not complete(s, seat) for card in seat.city if card != ARMORY]


def give_up_armory(s: State, me: int, move: Move) -> Step:
    """First the Armory goes, then the district; Keep, Great Wall and Bishop do not matter [inferred]."""
    yield from destroy(s, ARMORY)
    yield from destroy(s, number(move.to))


def experiments(s: State, me: int) -> list[Move]:
    """The Laboratory takes any hand card once a turn, as long as the bank has gold [card, designed]."""
    if LABORATORY in s.turn.used or dry(s):
        return []
    return [send("discard", card, f"district.{LABORATORY}") for card in s.seats[me].hand]


def experiment(s: State, me: int, move: Move) -> None:
    """The card goes under the deck for 2 gold [card, rulebook]."""
    seat = s.seats[me]
    s.turn.used += (LABORATORY,)
    seat.hand.remove(number(move.piece))
    lose(s, me)
    s.deck.insert(0, number(move.piece))
    receive(s, me, LABORATORYS_GOLD)


def exhibits(s: State, me: int) -> list[Move]:
    """Any card of the hand can be tucked under the Museum once a turn [card]."""
    if MUSEUM in s.turn.used:
        return []
    return [send("tuck", card, f"district.{MUSEUM}") for card in s.seats[me].hand]


def exhibit(s: State, me: int, move: Move) -> None:
    """The card lies face down under the Museum."""
    s.turn.used += (MUSEUM,)
    s.seats[me].hand.remove(number(move.piece))
    lose(s, me)
    s.museum.append(number(move.piece))


def forge(s: State, me: int) -> list[Move]:
    """The Smithy can be used once a turn with 2 gold and a card in the deck [card, designed]."""
    if SMITHY in s.turn.used or s.seats[me].gold < SMITHYS_PRICE or not s.deck:
        return []
    return [FORGE]


def work_forge(s: State, me: int, move: Move) -> None:
    """2 gold for 3 cards; the Alchemist pays it, too [card, seed C93]."""
    s.turn.used += (SMITHY,)
    pay(s, me, SMITHYS_PRICE)
    draw(s, s.seats[me].hand, SMITHYS_CARDS)


# ---- at the end of the owner's turn


def stroll(s: State, me: int) -> Step:
    """The Park gives 2 cards to an empty hand [card]."""
    if not s.seats[me].hand:
        yield Beat("park", (me, draw(s, s.seats[me].hand, PARKS_CARDS)))


def relief(s: State, me: int) -> Step:
    """The Poor House gives 1 gold to an empty stash [card]."""
    if not s.seats[me].gold:
        yield Beat("poor_house", (me, receive(s, me, 1)))


# ---- at the end of the game


def odd_costs(s: State, me: int, kinds: Sequence[int]) -> int:
    """Basilica: 1 point for each district whose cost is odd, its coin counted [card, inferred]."""
    return sum([effective(s, card) % 2 for card in s.seats[me].city])


def three_alike(s: State, me: int, kinds: Sequence[int]) -> int:
    """Capitol: 3 points, once, for three districts of a kind [card, rulebook]."""
    return 3 * any([list(kinds).count(kind) >= 3 for kind in range(len(KINDS))])


def two(s: State, me: int, kinds: Sequence[int]) -> int:
    """Dragon Gate: 2 points [card]."""
    return 2


def gold(s: State, me: int, kinds: Sequence[int]) -> int:
    """Imperial Treasury: 1 point for each gold of the stash [card, rulebook]."""
    return s.seats[me].gold


def alone(s: State, me: int, kinds: Sequence[int]) -> int:
    """Ivory Tower: 5 points as the only unique district [card]."""
    return 5 * (list(kinds).count(UNIQUE) == 1)


def hand(s: State, me: int, kinds: Sequence[int]) -> int:
    """Map Room: 1 point for each card of the hand, a Secret Vault included [card, inferred]."""
    return len(s.seats[me].hand) + (s.vault == me)


def collection(s: State, me: int, kinds: Sequence[int]) -> int:
    """Museum: 1 point for each card under it [card]."""
    return len(s.museum)


def crown(s: State, me: int, kinds: Sequence[int]) -> int:
    """Statue: 5 points for the crown [card]."""
    return 5 * (s.crown == me)


def uniques(s: State, me: int, kinds: Sequence[int]) -> int:
    """Wishing Well: 1 point for each unique district, itself included [card]."""
    return list(kinds).count(UNIQUE)


UNIQUES: dict[int, Unique] = dict(
    [
        district(ARMORY, offers=raze, acts={"raze": give_up_armory}),
        district(BASILICA, points=odd_costs),
        district(CAPITOL, points=three_alike),
        district(DRAGON_GATE, points=two),
        district(IMPERIAL_TREASURY, points=gold),
        district(IVORY_TOWER, points=alone),
        district(LABORATORY, offers=experiments, acts={"discard": experiment}),
        district(MAP_ROOM, points=hand),
        district(MUSEUM, offers=exhibits, acts={"tuck": exhibit}, points=collection),
        district(PARK, closes=stroll),
        district(POOR_HOUSE, closes=relief),
        district(SMITHY, offers=forge, acts={"forge": work_forge}),
        district(STATUE, points=crown),
        district(WISHING_WELL, points=uniques),
    ]
)
