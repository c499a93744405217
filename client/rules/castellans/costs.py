"""What things cost a seat, discounts included, and paying it (rules, sections 2.10, 5.1)."""

from __future__ import annotations

from client.rules.castellans.data import (
    CARD,
    CITIZENS,
    DRYDOCK,
    GOLD,
    GOODS,
    HOSTEL,
    LUMBER,
    MAGIC,
    MANOR_WOOD,
    NONE,
    PRICES,
    SAIL_GOLD,
    SHIP_WOOD,
    SLOT_PRICES,
    TEMPLE_STONE,
)
from client.rules.castellans.moves import PAY
from client.rules.castellans.state import Seat, State, unlocked
from client.rules.play import Ask, Beat, Move, Step

QUARTERMASTER, ABBESS, ROOFER = CARD["quartermaster"], CARD["abbess"], CARD["roofer"]
SEA_CAPTAIN, MARSHAL = CARD["sea_captain"], CARD["marshal"]
NEVER = 9  # what is lacking where no bonus helps


def temple_stone(seat: Seat) -> int:
    """Stone for a temple [seed V64, designed]."""
    return TEMPLE_STONE - (ABBESS in seat.cards)


def manor_wood(seat: Seat) -> int:
    """Wood for a manor or the lighthouse [seed V68, designed]."""
    return MANOR_WOOD - unlocked(seat, LUMBER) - (ROOFER in seat.cards)


def ship_wood(seat: Seat) -> int:
    """Wood for a ship, at least 1 [seed V84, designed]."""
    return max(1, SHIP_WOOD - unlocked(seat, DRYDOCK) - (SEA_CAPTAIN in seat.cards))


def recruit_food(state: State, seat: Seat, card: int, slot: int) -> int:
    """Food for a citizen by its slot, or by its card as an option, at least 1 [seed V73, 7 #9]."""
    from_card = state.options.recruit_cost_mode == "card"
    price = CITIZENS[card].price if from_card else SLOT_PRICES[slot]
    return price - 1 if price > 1 and unlocked(seat, HOSTEL) else price


def surcharge(seat: Seat, there: int) -> int:
    """Gold for so many pieces already there, one less for the Quartermaster [seed V64, designed]."""
    return max(0, there - 1) if QUARTERMASTER in seat.cards else there


def crowd(seat: Seat) -> int:
    """The most pieces already there for which a seat can pay the surcharge [seed V64, designed]."""
    return seat.goods[GOLD] + (QUARTERMASTER in seat.cards)


def sail_gold(seat: Seat) -> int:
    """Gold for sailing; the Sea Captain sails for none [seed V86, designed]."""
    return 0 if SEA_CAPTAIN in seat.cards else SAIL_GOLD


def monument_gold(seat: Seat, kind: int, hired: int = NONE) -> int:
    """Gold for a monument, two less for the Marshal, who works from the next die on.

    Whom this turn has `hired` does not count yet [seed V93 V95 V97, designed, 5.4].
    """
    return PRICES[kind] - 2 * (MARSHAL in seat.cards and hired != MARSHAL)


def lacking(seat: Seat, good: int, n: int) -> int:
    """How many more of a good a seat needs to pay so many of it, with magic; one unit is real [seed V32]."""
    real = seat.goods[good]
    lack = n - real - seat.goods[MAGIC]
    if real or not n:
        return lack if lack > 0 else 0
    return lack if lack > 1 else 1


def payable(seat: Seat, good: int, n: int, bonus: int = 0) -> bool:
    """Whether a seat can pay so many of a good, with magic, after a bonus [seed V32]."""
    return lacking(seat, good, n) <= bonus


def splits(seat: Seat, good: int, n: int) -> list[Move]:
    """How many units magic may stand in for, the fewest first: at least one unit is real [seed V32]."""
    least = max(0, n - seat.goods[good])
    return PAY[least : min(seat.goods[MAGIC], n - 1) + 1]


def pay(state: State, me: int, good: int, n: int, gold: int) -> Step:
    """A seat pays goods, with magic among them as it likes, and gold [seed V32, designed]."""
    seat = state.seats[me]
    offers = splits(seat, good, n)
    move: Move = offers[0]
    if len(offers) > 1:
        move = yield Ask(me, "pay", lambda: offers, (GOODS[good], n))
    seat.goods[good] -= n - move.n
    seat.goods[MAGIC] -= move.n
    seat.goods[GOLD] -= gold
    yield Beat("paid", (me, gold, GOODS[good], n, move.n))
