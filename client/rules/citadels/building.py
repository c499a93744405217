"""Districts rise and fall: what may be built, how it is paid, warrants, tax, complete cities (rules, 5.1)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from client.rules.citadels.data import (
    ALCHEMIST,
    CARDINAL,
    COST,
    FACTORY,
    FRAMEWORK,
    KIND,
    MONUMENT,
    MONUMENT_FORBIDDEN,
    MUSEUM,
    NAVIGATOR,
    NECROPOLIS,
    QUARRY,
    RANK,
    SECRET_VAULT,
    STABLES,
    TAX_COLLECTOR,
    THIEVES_DEN,
    TRADE,
    TRADER,
    UNIQUE,
    WIZARD,
)
from client.rules.citadels.moves import BUILD, DONE, PASS, WAYS, between, number, seat_of, send
from client.rules.citadels.sights import leave as leave_hand
from client.rules.citadels.sights import lose, pass_on
from client.rules.citadels.state import (
    Seat,
    State,
    complete,
    hand_over,
    has,
    limit,
    others,
    owner,
    pay,
    put_under,
    taxing,
)
from client.rules.play import Ask, Beat, Move, Step

UNPAID = -1
Paying = Generator[Any, Any, int]  # ends with the gold paid, UNPAID for another way than paying
GOLD, DEN, CARDINALS, SCAFFOLD, GRAVE = WAYS
PAID_OTHERWISE = (THIEVES_DEN, NECROPOLIS)


# ---- what may be built


def builds(s: State, me: int) -> list[Move]:
    """Every hand card that may be built now with every way to pay for it [seed C26]."""
    turn, seat = s.turn, s.seats[me]
    moves: list[Move] = []
    if not turn.gathered or turn.role == NAVIGATOR:
        return moves
    hand, most = seat.hand, reach(s, seat)
    if turn.built >= limit(turn.role):
        hand = [card for card in hand if not counts(s, card)]
    for card in hand:
        if (COST[card] <= most or card in PAID_OTHERWISE) and allowed(s, seat, card):
            moves += buildings(s, me, card)
    return moves


def buildings(s: State, me: int, card: int) -> list[Move]:
    """A card that may be built with every way to pay for it."""
    return [BUILD[me][way][card] for way in ways(s, me, card)]


def reach(s: State, seat: Seat) -> int:
    """The dearest printed cost worth a look: what the purse may pay, or any where there are other ways."""
    if s.turn.role == CARDINAL or FRAMEWORK in seat.city:
        return max(COST)
    return seat.gold + 1


def counts(s: State, card: int) -> bool:
    """Whether building this uses up the limit: not the Stables, nor trade districts of the Trader.

    [card, seed C94]
    """
    return card != STABLES and not (s.turn.role == TRADER and KIND[card] == TRADE)


def allowed(s: State, seat: Seat, card: int) -> bool:
    """Whether a city may get this district by building: no second one of a name, unless by Quarry or Wizard;
    no Monument beside five; the Secret Vault never [seed C72 C102, card]."""
    if card == SECRET_VAULT or (card == MONUMENT and len(seat.city) >= MONUMENT_FORBIDDEN):
        return False
    return not has(seat, card) or QUARRY in seat.city or s.turn.role == WIZARD


def cost(seat: Seat, card: int) -> int:
    """What a district costs this builder: the Factory makes other unique ones cheaper by 1 [card]."""
    if FACTORY in seat.city and KIND[card] == UNIQUE and card != FACTORY:
        return COST[card] - 1
    return COST[card]


def ways(s: State, me: int, card: int) -> list[str]:
    """How this seat can pay for a district it looks at, each way only when it can be done in full."""
    seat = s.seats[me]
    price = cost(seat, card)
    found = [GOLD] if seat.gold >= price else []
    if s.turn.role != CARDINAL and card not in PAID_OTHERWISE and FRAMEWORK not in seat.city:
        return found
    spare = len(seat.hand) - (card in seat.hand)
    if card == THIEVES_DEN and spare and seat.gold + spare >= price:
        found.append(DEN)
    if s.turn.role == CARDINAL and partners(s, me, price, spare):
        found.append(CARDINALS)
    if FRAMEWORK in seat.city:
        found.append(SCAFFOLD)
    if card == NECROPOLIS and seat.city:
        found.append(GRAVE)
    return found


def partners(s: State, me: int, price: int, cards: int) -> list[int]:
    """The players with whom the Cardinal can exchange so many cards for the gold he lacks [seed C89 C90]."""
    short = price - s.seats[me].gold
    if s.turn.role != CARDINAL or s.turn.exchanged or not 0 < short <= cards:
        return []
    return [seat for seat in others(s, me) if s.seats[seat].gold >= short]


# ---- building


def build(s: State, me: int, card: int, way: str, source: list[int], *, within: bool = True) -> Step:
    """Pay for a district and place it; `within`: it uses up the limit if its kind does.

    The order: pay, the Magistrate's warrant, into a city, tax, completion. [rulebook, inferred]
    """
    turn = s.turn
    turn.built += within and counts(s, card)
    source.remove(card)
    leave_hand(s, me, card)
    s.site.append(card)
    yield Beat("builds", (me, f"district.{card}", way))
    gold = settle(s, me, cost(s.seats[me], card)) if way == GOLD else (yield from PAYING[way](s, me, card))
    taker = me
    if gold != UNPAID:
        turn.paid += 1
        taker = yield from warranted(s, me, card, gold)
    s.site.remove(card)
    yield from rise(s, taker, card)


def pay_den(s: State, me: int, card: int) -> Paying:
    """Thieves' Den: any part of the cost in cards, which go under the deck, the rest in gold [card]."""
    seat = s.seats[me]
    price = cost(seat, card)
    lose(s, me)
    while True:
        move: Move = yield Ask(me, "den", partial(den_payments, s, me, price), (price,), run=True)
        if move == DONE:
            break
        seat.hand.remove(number(move.piece))
        seat.aside.append(number(move.piece))
    rest = price - len(seat.aside)
    yield from put_under(s, seat.aside)
    if rest > seat.gold:
        yield from exchange(s, me, rest)
    return settle(s, me, rest)


def den_payments(s: State, me: int, price: int) -> list[Move]:
    """One more card, as long as it pays for something; to be done once the rest can be paid."""
    seat = s.seats[me]
    rest = price - len(seat.aside)
    moves = [send("pay", card, "deck") for card in seat.hand] if rest else []
    if seat.aside and (seat.gold >= rest or partners(s, me, rest, len(seat.hand))):
        moves.append(DONE)
    return moves


def pay_as_cardinal(s: State, me: int, card: int) -> Paying:
    """The Cardinal exchanges what he lacks, then pays [seed C89 C90]."""
    price = cost(s.seats[me], card)
    yield from exchange(s, me, price)
    return settle(s, me, price)


def exchange(s: State, me: int, price: int) -> Step:
    """One player gives the gold that is lacking and gets as many cards, and cannot refuse [seed C89 C90]."""
    seat = s.seats[me]
    short = price - seat.gold
    move: Move = yield Ask(me, "partner", partial(partnerships, s, me, price), (short,))
    partner = seat_of(move.piece)
    s.turn.exchanged = True
    for left in range(short, 0, -1):
        given: Move = yield Ask(me, "exchange", partial(gifts, s, me, partner), (left, partner), run=True)
        pass_on(s, me, partner, number(given.piece))
    hand_over(s, partner, me, short)
    yield Beat("exchanged", (me, partner, short))


def partnerships(s: State, me: int, price: int) -> list[Move]:
    """Every player who has the gold."""
    willing = partners(s, me, price, len(s.seats[me].hand))
    return [between("partner", f"seat.{seat}.gold", f"seat.{me}.gold") for seat in willing]


def gifts(s: State, me: int, partner: int) -> list[Move]:
    """Any card in hand for a player."""
    return [send("give", card, f"seat.{partner}.hand") for card in s.seats[me].hand]


def pay_framework(s: State, me: int, card: int) -> Paying:
    """The Framework is destroyed instead of paying [card]."""
    yield from destroy(s, FRAMEWORK)
    return UNPAID


def pay_necropolis(s: State, me: int, card: int) -> Paying:
    """One own district is destroyed instead of paying for the Necropolis [card]."""
    move: Move = yield Ask(me, "sacrifice", partial(sacrifices, s, me))
    yield from destroy(s, number(move.piece))
    return UNPAID


def sacrifices(s: State, me: int) -> list[Move]:
    """Any own district [rulebook]."""
    return [send("sacrifice", card, "deck") for card in s.seats[me].city]


PAYING: dict[str, Callable[[State, int, int], Paying]] = {
    DEN: pay_den,
    CARDINALS: pay_as_cardinal,
    SCAFFOLD: pay_framework,
    GRAVE: pay_necropolis,
}


def settle(s: State, me: int, gold: int) -> int:
    """Pay the bank; the Alchemist keeps his gold, or has it held apart until his turn ends [seed C92]."""
    if s.turn.role == ALCHEMIST and s.options.alchemist == "free_build":
        return 0
    if s.turn.role == ALCHEMIST:
        s.seats[me].gold -= gold
        s.turn.refund += gold
    else:
        pay(s, me, gold)
    return gold


# ---- the warrant


def warranted(s: State, me: int, card: int, gold: int) -> Paying:
    """The Magistrate may take the first district that the holder of the signed warrant pays for; who gets it.

    He is asked at a blank warrant too, so that the pause tells nothing. [seed C52 C53 C54 C55, designed]
    """
    rank, chief = RANK[s.turn.role], s.chief
    if s.turn.paid != 1 or rank not in s.warranted or s.signed or chief == me:
        return me
    about = (f"district.{card}", me, gold)
    move: Move = yield Ask(chief, "confiscate", partial(confiscations, s, card, rank), about)
    if move == PASS:
        return me
    s.signed = rank
    if s.turn.role == ALCHEMIST:
        s.turn.refund -= gold
    else:
        s.bank -= gold
    s.seats[me].gold += gold
    yield Beat("confiscated", (chief, me, f"district.{card}"))
    return chief


def confiscations(s: State, card: int, rank: int) -> list[Move]:
    """To take it, if the warrant is signed and the Magistrate's city may have it; or to let it pass."""
    city = s.seats[s.chief]
    signed = s.warrants[s.warranted.index(rank)] == 0
    crowded = card == MONUMENT and len(city.city) >= MONUMENT_FORBIDDEN
    if not signed or crowded or has(city, card):
        return [PASS]
    return [send("confiscate", card, f"seat.{s.chief}.city"), PASS]


# ---- cities


def rise(s: State, me: int, card: int) -> Step:
    """A district is built into a city: tax for it, then perhaps the city is complete [seed C110]."""
    s.moved = True
    enter(s, me, card)
    yield from tax(s, me)
    yield from completed(s, me)


def enter(s: State, me: int, card: int) -> None:
    """A district stands in a city now."""
    s.seats[me].city += (card,)


def leave(s: State, me: int, card: int) -> None:
    """A district leaves a city, with its coin and what is tucked under it."""
    seat = s.seats[me]
    seat.city = tuple([own for own in seat.city if own != card])


def tax(s: State, me: int) -> Step:
    """Whoever built puts 1 gold onto the Tax Collector's token, if any is left [seed C110 C111 C112]."""
    spared = s.turn.role == TAX_COLLECTOR and me == s.turn.seat and not s.options.tax_collector_pays
    if taxing(s) and s.seats[me].gold and not spared:
        s.seats[me].gold -= 1
        s.pot += 1
        yield Beat("taxed", (me, s.pot))


def completed(s: State, me: int) -> Step:
    """A city that reaches the size makes this the last round, whatever becomes of it [seed C31 C35]."""
    seat = s.seats[me]
    if not seat.completed and complete(s, seat):
        seat.completed = 2 if s.last else 1
        s.last = True
        yield Beat("completed", (me, seat.completed))


def destroy(s: State, card: int) -> Step:
    """A district goes under the deck with what is tucked under it, a coin on it to the bank [rulebook]."""
    me = owner(s, card)
    s.moved = True
    leave(s, me, card)
    if card in s.coins:
        s.coins = tuple([other for other in s.coins if other != card])
        s.bank += 1
    aside = s.seats[me].aside
    aside.append(card)
    if card == MUSEUM:
        aside += s.museum
        s.museum.clear()
    yield from put_under(s, aside)
