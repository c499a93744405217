"""Area IV, the theatre: one auction of one laurel, in coins shown kind by kind (rules, section 5.8)."""

from __future__ import annotations

from functools import partial

from client.rules.aquileia.data import METALS, THEATRUM
from client.rules.aquileia.mercatus import Asking
from client.rules.aquileia.moves import ADD, BID, COIN, DONE, PASS
from client.rules.aquileia.state import FREE, State
from client.rules.play import Ask, Beat, Move, Step

_METALS = range(len(METALS))


def theatre(s: State) -> Step:
    """The top laurel becomes the lot, and the player of the space is the first dealer [seed A64].

    Without one, the laurel leaves the game unseen [inferred].
    """
    me = s.on[THEATRUM]
    card = s.theatre_deck.pop()
    if me >= 0:
        s.theatre_lot.append(card)
        s.bidding = [*range(me, len(s.seats)), *range(me)]
        s.phase = "theatre_open"
        yield Beat("lot", (f"theatre.{card}", me))
    else:
        s.theatre_gone.append(card)
        s.phase = "forum"
        yield Beat("lot_unseen")


def theatre_open(s: State) -> Step:
    """The dealer opens with one coin of any kind, or passes the role on [seed A67, A69]."""
    me = s.bidding[0]
    if any(s.seats[me].coins):
        move = yield Ask(me, "theatre_open", partial(openings, s, me))
    else:
        move = PASS
        yield Beat("cannot_bid", (me,))
    s.bidding.pop(0)
    if move != PASS:
        s.dealer = me
        _show(s, me, move)
        s.phase = "theatre_raise"
        yield Beat("bid", (me, *s.bid))
    elif not s.bidding:
        s.phase = "theatre_award"


def openings(s: State, me: int) -> list[Move]:
    """A coin of any kind in the purse, or pass."""
    coins = s.seats[me].coins
    return [*[BID[me][metal] for metal in _METALS if coins[metal]], PASS]


def theatre_raise(s: State) -> Step:
    """Pass, or show all coins of the bid before and at least one more [seed A70, A71]."""
    me = s.bidding[0]
    if me == s.bidder:
        s.phase = "theatre_award"
        return
    if can_raise(s, me):
        move = yield Ask(me, "theatre_raise", partial(raises, s, me), tuple(s.bid))
    else:
        move = PASS
        yield Beat("cannot_raise", (me,))
    s.bidding.pop(0)
    if move != PASS:
        yield from _raise(s, me, move)


def can_raise(s: State, me: int) -> bool:
    """Whether a purse can show the standing bid and one coin more."""
    coins, bid = s.seats[me].coins, s.bid
    return all([coins[m] >= bid[m] for m in _METALS]) and any([coins[m] > bid[m] for m in _METALS])


def raises(s: State, me: int) -> list[Move]:
    """The first coin on top of the standing bid, or pass."""
    coins, bid = s.seats[me].coins, s.bid
    return [*[ADD[me][metal] for metal in _METALS if coins[metal] > bid[metal]], PASS]


def more(s: State, me: int) -> list[Move]:
    """One coin more on the own bid, or that it is enough."""
    coins = s.seats[me].coins
    return [*[ADD[me][metal] for metal in _METALS if coins[metal]], DONE]


def _raise(s: State, me: int, move: Move) -> Asking:
    """The bid before goes back to its owner; its like and any number of coins more are shown."""
    before, purse = s.seats[s.bidder].coins, s.seats[me].coins
    for metal in _METALS:
        before[metal] += s.bid[metal]
        purse[metal] -= s.bid[metal]
    _show(s, me, move)
    while any(purse):
        move = yield Ask(me, "theatre_raise", partial(more, s, me), tuple(s.bid), run=True)
        if move == DONE:
            break
        _show(s, me, move)
    yield Beat("bid", (me, *s.bid))


def _show(s: State, me: int, move: Move) -> None:
    """Lay one coin into the own dish; from its first coin the bid stands, and the others must beat it."""
    metal = COIN[me][move]
    s.seats[me].coins[metal] -= 1
    s.bid[metal] += 1
    if s.bidder != me:
        s.bidder = me
        s.bidding.append(me)


def theatre_award(s: State) -> Step:
    """The last bidder pays the dealer, a dealer the bank; if all passed, the space's player has it free
    [seed A65, A66, A68, A72]."""
    winner = s.bidder
    free = winner == FREE
    if free:
        winner = s.on[THEATRUM]
        yield Beat("free", (winner, f"theatre.{s.theatre_lot[0]}"))
    else:
        payee = s.on[THEATRUM] if s.options.theatre_income_to_space_owner else s.dealer
        yield Beat("won", (winner, f"theatre.{s.theatre_lot[0]}", *s.bid))
        yield _paid(s, winner, payee)
    s.seats[winner].theatre.append(s.theatre_lot.pop())
    s.dealer = s.bidder = FREE
    s.bidding.clear()
    s.phase = "forum"


def _paid(s: State, winner: int, payee: int) -> Beat:
    """The winning bid leaves the dish [seed A65, A66]."""
    bid = tuple(s.bid)
    receives = s.bank if payee == winner else s.seats[payee].coins
    for metal in _METALS:
        receives[metal] += bid[metal]
        s.bid[metal] = 0
    if payee == winner:
        return Beat("paid", (winner, *bid, "theatre"))
    return Beat("coins", (payee, *bid, "theatre"))
