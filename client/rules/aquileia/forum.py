"""Area V, the forum: building on the sites, paid in exact coins and slave cards (rules, section 5.9)."""

from __future__ import annotations

from functools import cache, partial
from operator import le

from client.rules.aquileia.data import FORUM, METALS, ON_FORUM, SCORING_FORUM, SITES, SLAVES, SPACES
from client.rules.aquileia.mercatus import Asking
from client.rules.aquileia.moves import BUILD, BUILT, DECLINE, DONE, HAND, HANDED
from client.rules.aquileia.state import FREE, State
from client.rules.play import Ask, Beat, Move, Step

_DEAREST = [max(site.cost[metal] for site in SITES) for metal in range(len(METALS))]
_MOST_SLAVES = max(site.slaves for site in SITES)


@cache
def _affordable(bronze: int, silver: int, gold: int, slaves: int) -> list[int]:
    """The sites that such a purse and so many slaves can pay."""
    return [
        number
        for number, site in enumerate(SITES)
        if all(map(le, (*site.cost, site.slaves), (bronze, silver, gold, slaves)))
    ]


def forum(s: State) -> Step:
    """The next space in number order; on 3 up to two buildings, on 2 and 5 with points [seed A73-A76]."""
    space = FORUM[s.cursor]
    me = s.on[space]
    if me >= 0:
        for _ in range(SPACES[space].limit):
            if not (yield from _build(s, me, space)):
                break
    s.cursor += 1
    if s.cursor == len(FORUM):
        s.cursor = 0
        s.phase = "latro"


def _build(s: State, me: int, space: int) -> Asking:
    """Build on a free site and pay for it, or decline; whether it was built.

    Whoever has a house is asked, though nothing is affordable: silence would tell of the hand.
    """
    if not s.seats[me].houses:
        yield Beat("lost", (me, SPACES[space].id, "no_house"))
        return False
    move = yield Ask(me, "forum_build", partial(building_sites, s, me), (SPACES[space].id,))
    if move == DECLINE:
        return False
    number = BUILT[me][move]
    _raise_house(s, me, number)
    yield Beat("built", (me, f"site.{SITES[number].id}", *SITES[number].cost))
    if SITES[number].slaves:
        yield from _hand_in(s, me, number)
    if space in SCORING_FORUM and SITES[number].points:
        s.score(me, SITES[number].points, ON_FORUM)
        yield Beat("points", (me, SITES[number].points, "forum"))
    return True


def _raise_house(s: State, me: int, number: int) -> None:
    """One house of one seat on a site, its coins to the bank [seed A78, A80]."""
    s.seats[me].houses -= 1
    s.sites[number] = me
    s.house[number] = s.seats[me].houses
    for metal, count in enumerate(SITES[number].cost):
        if count:
            s.pay(me, metal, count)


def building_sites(s: State, me: int) -> list[Move]:
    """The free sites that a seat can pay, or none of them [seed A78, A80, A81]."""
    seat, sites, mine = s.seats[me], s.sites, BUILD[me]
    most = map(min, seat.coins, _DEAREST)  # more than the dearest site costs makes no difference
    slaves = min(sum([SLAVES[card] for card in seat.slaves]), _MOST_SLAVES)
    moves = [mine[number] for number in _affordable(*most, slaves) if sites[number] == FREE]
    moves.append(DECLINE)
    return moves


def _hand_in(s: State, me: int, number: int) -> Asking:
    """Slave cards worth the cost, card by card; more is allowed and lost, less is not [seed A81].

    Where all the cards that may come next show the same, nothing is asked.
    """
    cost, handed = SITES[number].slaves, 0
    ones = False  # whether a card with one slave is among those handed in
    cards: list[int] = []
    while handed < cost or s.options.slaves_any_overpay:
        moves = payments(s, me, cost - handed, ones)
        if not moves or moves[0] == DONE:
            break
        if len({_worth(move) for move in moves}) > 1:
            about = (f"site.{SITES[number].id}", cost - handed)
            offers = partial(payments, s, me, cost - handed, ones)
            move = yield Ask(me, "forum_slaves", offers, about, run=True)
        else:
            move = moves[0]
        if move == DONE:
            break
        card = HANDED[move]
        s.seats[me].slaves.remove(card)
        s.slave_discard.append(card)
        cards.append(card)
        handed += SLAVES[card]
        ones = ones or SLAVES[card] == 1
    yield Beat("slaves_handed", (me, handed, *[f"slave.{card}" for card in cards]))


def _worth(move: Move) -> int:
    return SLAVES[HANDED[move]] if move.verb == "hand" else 0


def payments(s: State, me: int, due: int, ones: bool) -> list[Move]:
    """The slave cards that may be handed in next when so many slaves are still due.

    A set is legal when no card of it could be left out: it is exact, or all twos and one too many.
    """
    hand = s.seats[me].slaves
    if s.options.slaves_any_overpay:
        return [*[HAND[card] for card in hand], *([DONE] if due <= 0 else [])]
    one, two = sum([SLAVES[card] == 1 for card in hand]), sum([SLAVES[card] == 2 for card in hand])
    fits = (
        one > 0 and _exact(due - 1, one - 1, two),
        two > 0 and (_exact(due - 2, one, two - 1) or (not ones and due % 2 == 1 and 2 * two > due)),
    )
    return [HAND[card] for card in hand if fits[SLAVES[card] - 1]]


def _exact(due: int, ones: int, twos: int) -> bool:
    """Whether so many cards of one and of two slaves can make up exactly what is due."""
    return due >= 0 and due - 2 * min(twos, due // 2) <= ones
