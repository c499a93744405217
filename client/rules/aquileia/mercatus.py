"""Area I, the market: Dolus, Pecunia, Equi et Arma, Servi and Potentia (rules, sections 5.1 to 5.5)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from client.rules.aquileia.data import (
    AT_PECUNIA,
    BRONZE,
    DIE,
    DOLUS,
    EQUI,
    GOLD,
    PECUNIA,
    PECUNIA_POINTS,
    POTENTIA,
    SERVI,
    SILVER,
    SPACES,
    TWO_DICE,
    WORTH,
)
from client.rules.aquileia.moves import BUY_ARMS, BUY_BLIND, BUY_SLAVES, CHANGE, DECLINE
from client.rules.aquileia.state import EMPTY, State
from client.rules.kit import drawn_into
from client.rules.play import Ask, Beat, Chance, Move, Step

Asking = Generator[Ask | Chance | Beat, Any, Any]


def metals(faces: Sequence[int]) -> tuple[int, int, int]:
    """How many dice show bronze, silver and gold."""
    shown = [0, 0, 0]
    for face in faces:
        shown[DIE[face]] += 1
    return shown[0], shown[1], shown[2]


def dolus(s: State) -> Step:
    """Two red dice once, and one coin for each [seed A35]."""
    me = s.on[DOLUS]
    if me >= 0:
        faces = yield Chance("roll", TWO_DICE, me, ("red", "dolus"))
        yield Beat("coins", (me, *s.earn(me, metals(faces)), "dolus"))
    s.phase = "pecunia"


def pecunia(s: State) -> Step:
    """Change the purse at 1 gold = 2 silver = 4 bronze, and score 4 points [seed A36, A37]."""
    me = s.on[PECUNIA]
    if me >= 0:
        before = tuple(s.seats[me].coins)
        yield from exchange(s, me)
        after = tuple(s.seats[me].coins)
        if after != before:
            yield Beat("changed", (me, *before, *after))
        if after != before or not s.options.pecunia_points_need_exchange:
            s.score(me, PECUNIA_POINTS, AT_PECUNIA)
            yield Beat("points", (me, PECUNIA_POINTS, "pecunia"))
    s.phase = "equi"


def exchange(s: State, me: int) -> Asking:
    """Choose the number of golds, then of silvers; the rest of the value comes in bronze."""
    moves = golds(s, me)
    move = moves[0] if len(moves) == 1 else (yield Ask(me, "pecunia_gold", lambda: golds(s, me)))
    gold = move.n
    moves = silvers(s, me, gold)
    if len(moves) > 1:
        move = yield Ask(me, "pecunia_silver", lambda: silvers(s, me, gold), (gold,))
    else:
        move = moves[0]
    purse = s.seats[me].coins
    silver = move.n
    bronze = value(purse) - WORTH[GOLD] * gold - WORTH[SILVER] * silver
    for metal, count in enumerate((bronze, silver, gold)):
        s.bank[metal] += purse[metal] - count
        purse[metal] = count


def value(coins: Sequence[int]) -> int:
    """What coins are worth in bronze [seed A36]."""
    return coins[0] + 2 * coins[1] + 4 * coins[2]


def golds(s: State, me: int) -> list[Move]:
    """The numbers of gold coins that the purse can be changed to."""
    purse = s.seats[me].coins
    total = value(purse)
    most = min(purse[GOLD] + s.bank[GOLD], total // WORTH[GOLD])
    fits = [n for n in range(most + 1) if _silver_range(s, me, total - WORTH[GOLD] * n)]
    return [CHANGE[GOLD][n] for n in fits]


def silvers(s: State, me: int, gold: int) -> list[Move]:
    """The numbers of silver coins that go with so many golds."""
    rest = value(s.seats[me].coins) - WORTH[GOLD] * gold
    return [CHANGE[SILVER][n] for n in _silver_range(s, me, rest)]


def _silver_range(s: State, me: int, rest: int) -> range:
    """The silvers in a value such that no metal passes what purse and bank hold together [inferred]."""
    purse, bank = s.seats[me].coins, s.bank
    least = max(0, (rest - purse[BRONZE] - bank[BRONZE] + 1) // 2)
    return range(least, min(purse[SILVER] + bank[SILVER], rest // 2) + 1)


def equi(s: State) -> Step:
    """The three spaces of the armoury, left to right [seed A38, A39]."""
    for slot, space in enumerate(EQUI):
        if s.on[space] >= 0:
            yield from armoury(s, s.on[space], slot)
    s.phase = "servi"


def armoury(s: State, me: int, slot: int) -> Asking:
    """One bronze first, then the card above and, at the left space, the top of the deck [seed A38, A39]."""
    space = SPACES[EQUI[slot]].id
    card = s.arms_slots[slot]
    if card == EMPTY and not _sells_blind(s, slot):
        yield Beat("lost", (me, space, "nothing_there"))
        return
    if not s.seats[me].coins[BRONZE]:
        yield Beat("lost", (me, space, "no_bronze"))
        return
    move = yield Ask(me, "equi_buy", lambda: arms_for_sale(s, me, slot), (space,))
    if move == DECLINE:
        return
    s.pay(me, BRONZE)
    hand = s.seats[me].arms
    if card != EMPTY:
        s.arms_slots[slot] = EMPTY
        hand.append(card)
    if slot == 0 and (yield from drawn_into(hand, s.arms_deck, s.arms_discard, 1, ("arms",))):
        yield Beat("drew", (me, "arms", 1))


def arms_for_sale(s: State, me: int, slot: int) -> list[Move]:
    """The card above the space, or at the left space with none above the one from the deck."""
    card = s.arms_slots[slot]
    return [BUY_BLIND[me] if card == EMPTY else BUY_ARMS[me][card], DECLINE]


def _sells_blind(s: State, slot: int) -> bool:
    return slot == 0 and bool(s.arms_deck or s.arms_discard)


def servi(s: State) -> Step:
    """The three spaces of the slave market, top to bottom [seed A41, A42, A43]."""
    for space in SERVI:
        if s.on[space] >= 0:
            yield from slave_market(s, s.on[space], space)
    s.phase = "potentia"


def slave_market(s: State, me: int, space: int) -> Asking:
    """Name a number, pay one coin of the space's metal for each card, then draw them [seed A41, A42, A43]."""
    row = SPACES[space]
    assert row.metal is not None
    if not s.seats[me].coins[row.metal]:
        yield Beat("lost", (me, row.id, "no_coin"))
    elif not (s.slave_deck or s.slave_discard):
        yield Beat("lost", (me, row.id, "nothing_there"))
    else:
        move = yield Ask(me, "servi_buy", lambda: slaves_for_sale(s, me, space), (row.id,))
        if move != DECLINE:
            s.pay(me, row.metal, move.n)
            yield from draw_slaves(s, me, move.n)


def slaves_for_sale(s: State, me: int, space: int) -> list[Move]:
    """One card up to the space's limit, the coins and the cards there are [inferred]."""
    row = SPACES[space]
    assert row.metal is not None
    cards = len(s.slave_deck) + len(s.slave_discard)
    most = min(row.limit, s.seats[me].coins[row.metal], cards)
    return [*BUY_SLAVES[me][1 : most + 1], DECLINE]


def draw_slaves(s: State, me: int, count: int) -> Asking:
    """Draw slave cards that only their new owner sees."""
    count = yield from drawn_into(s.seats[me].slaves, s.slave_deck, s.slave_discard, count, ("slaves",))
    yield Beat("drew", (me, "slave", count))


def potentia(s: State) -> Step:
    """The four blue dice serve this seat in this round's contests [seed A45]."""
    if s.on[POTENTIA] >= 0:
        yield Beat("blue_dice", (s.on[POTENTIA],))
    s.phase = "arena"
