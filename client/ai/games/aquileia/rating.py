"""What each answer to each ask of Aquileia is worth to the asked seat: one function for each ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client.ai.games.aquileia.auction import opening_scores, price, raising_scores
from client.ai.games.aquileia.building import (
    Means,
    means_of,
    plan,
    prospects,
    slaves_to_hand,
    slots_of,
)
from client.ai.games.aquileia.contests import HOPELESS, best_hand, blue_worth
from client.ai.games.aquileia.placing import helmet_value, outlook, space_values, visit
from client.ai.games.aquileia.worth import Weights, Worth, forums_of, slaves_of, worth_of
from client.rules.aquileia.data import (
    ARENA,
    ARMS,
    COLOURS,
    FORUM,
    PORTUS,
    SCORING_FORUM,
    SERVI,
    SITES,
    SLAVES,
    SPACE,
    SPACES,
    STADIUM,
)
from client.rules.aquileia.moves import BUILT, COIN, HANDED, KEPT, PLAYED_ARMS, PLAYED_SLAVE, SENT
from client.rules.aquileia.state import FREE, State
from client.rules.play import Decision

Memo = dict[Any, Any]
Rating = Callable[[State, Decision, Worth, Memo, bool], list[float]]

GIVEN = 0.4  # how much what the next rival is left counts against a choice
_AREAS = (ARENA, STADIUM, FORUM, SERVI)
_AREA = {space: area for area, spaces in enumerate(_AREAS) for space in spaces}
_CROWD = (0.9, 0.8, 0.0, 0.0)  # what a rival more in an area takes from each space of it
_AGAIN = (0.5, 0.45, 0.6, 0.5)  # what is left of a space's value with another own piece in the area


def place(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """Own value of each space, and a share of what the keenest rival would have of it."""
    look = _quick_spaces if quick else _spaces
    values = look(s, worth.me, worth.w, memo)
    sent = SENT[worth.me]
    helmet = helmet_value(s, worth)
    return [
        values[sent[move]] if move in sent else -1.0 if move.verb == "pass" else helmet
        for move in asked.moves
    ]


def _spaces(s: State, me: int, weights: Weights, memo: Memo) -> list[float]:
    """The spaces' values with what rivals would have of them."""
    envied = [0.0] * len(SPACES)
    for other, seat in enumerate(s.seats):
        if other != me and seat.henchmen:
            for space, value in enumerate(_own_spaces(s, other, weights, memo)):
                if value > envied[space]:
                    envied[space] = value
    return [
        value + weights.envy * theirs
        for value, theirs in zip(_own_spaces(s, me, weights, memo), envied, strict=True)
    ]


def _own_spaces(s: State, me: int, weights: Weights, memo: Memo) -> list[float]:
    """What the spaces bring a seat itself, made once for all rivals that look at it too."""
    key = ("own spaces", me, s.round, tuple(s.on))
    if key not in memo:
        memo[key] = space_values(s, outlook(s, Worth(s, me, weights)))
    return memo[key]


def _quick_spaces(s: State, me: int, weights: Weights, memo: Memo) -> list[float]:
    """Values made once a round and seat, corrected for the pieces that were placed since."""
    key = ("spaces", s.round, me)
    if key not in memo:
        memo[key] = (_spaces(s, me, weights, memo), s.on[:])
    values, then = memo[key]
    on = s.on
    if on == then:
        return values
    values = values[:]
    for area, spaces in enumerate(_AREAS):
        now, before = on[spaces.start : spaces.stop], then[spaces.start : spaces.stop]
        if now == before:
            continue
        mine = now.count(me) - before.count(me)
        crowd = _CROWD[area] * (before.count(FREE) - now.count(FREE) - mine)
        share = _AGAIN[area] ** mine
        for space in spaces:
            values[space] = share * values[space] - crowd
    return values


def pecunia_gold(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """The best purse with so many golds."""
    purses = _purses(s, worth, memo)
    return [
        max([v for (gold, _), v in purses.items() if gold == move.n], default=-9.0) for move in asked.moves
    ]


def pecunia_silver(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """The best purse with the golds chosen and so many silvers."""
    purses, gold = _purses(s, worth, memo), asked.about[0]
    return [purses.get((gold, move.n), -9.0) for move in asked.moves]


def _purses(s: State, worth: Worth, memo: Memo) -> dict[tuple[int, int], float]:
    """What each purse of the own value, named by golds and silvers, is worth with the plan for the forum."""
    me = worth.me
    bronze, silver, gold = s.seats[me].coins
    slaves = slaves_of(s, me)
    key = ("purses", s.round, me, bronze, silver, gold, slaves)
    if key in memo:
        return memo[key]
    total = bronze + 2 * silver + 4 * gold
    sites = prospects(s, worth, 7)
    forums = forums_of(s, me)
    slots, share = (slots_of(forums), 1.0) if forums else ([False], 0.35)
    hoped = 1.5 * sum([s.on[space] == me for space in SERVI])
    found = {}
    for golds in range(total // 4 + 1):
        for silvers in range((total - 4 * golds) // 2 + 1):
            coins = (total - 4 * golds - 2 * silvers, silvers, golds)
            means = Means(*coins, slaves + hoped)
            found[golds, silvers] = worth.purse(coins) + share * plan(sites, means, slots, 0.3)
    memo[key] = found
    return found


def equi_buy(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """The card above, or a blind one, against a bronze."""
    blind = asked.about[0] == SPACES[SPACE["equi-left"]].id
    scores = []
    for move in asked.moves:
        if move.verb != "buy":
            scores.append(0.0)
            continue
        card = move.piece.removeprefix("arms.")
        value = worth.arms(int(card)) if card.isdigit() else 0.0
        scores.append(value + blind * worth.blind_card() - price(worth, s.seats[worth.me].coins, (1, 0, 0)))
    return scores


def servi_buy(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """So many slave cards against so many coins, with what they do for the plan."""
    me = worth.me
    metal = SPACES[SPACE[asked.about[0]]].metal or 0
    have, coins = slaves_of(s, me), s.seats[me].coins
    view = outlook(s, worth)
    slots = slots_of(view.forums)
    scores = []
    for move in asked.moves:
        if move.verb != "buy":
            scores.append(0.0)
            continue
        paid = tuple([move.n if m == metal else 0 for m in range(3)])
        value = worth.slaves(have + 1.5 * move.n) - worth.slaves(have) - price(worth, coins, paid)
        bronze, silver, gold = (c - p for c, p in zip(coins, paid, strict=True))
        after = Means(bronze, silver, gold, have + 1.5 * move.n)
        scores.append(value + 0.8 * (plan(view.sites, after, slots, 0.4) - view.base))
    return scores


def contest_cards(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """The cards of the best set gain what the set gains; all others lose what they are worth."""
    if len(asked.moves) == 1:
        return [0.0]
    hand = best_hand(s, worth, quick=quick)
    chosen = set(hand.cards)
    scores = []
    for move in asked.moves:
        if move.verb != "play":
            scores.append(0.0)
            continue
        slave = move in PLAYED_SLAVE
        card = PLAYED_SLAVE[move] if slave else PLAYED_ARMS[move]
        strength = SLAVES[card] if slave else ARMS[card].strength
        # the rest of the set comes after: of equals the first will do
        spent = -50.0 if hand is HOPELESS else -0.5
        scores.append(hand.gain - 1e-4 * strength if (slave, card) in chosen else spent * strength)
    return scores


def blue_dice(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """So many blue dice now."""
    if asked.moves[-1].verb == "stop":
        base = blue_worth(s, worth, 0)
        return [blue_worth(s, worth, 1) - base if move.verb == "roll" else 0.0 for move in asked.moves]
    base = blue_worth(s, worth, 0)
    return [blue_worth(s, worth, move.n) - base - 1e-3 * move.n for move in asked.moves]


def arena_prize(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """Points or the slave card, with what the second then gets."""
    me = worth.me
    points, slave = 2.0 * s.strength[me], 1.5 * worth.slave
    others = [strength for seat, strength in enumerate(s.strength) if seat != me and strength != FREE]
    theirs = 2.0 * max(others) if others else 0.0
    given = {"points": slave if others else 0.0, "slave": theirs}
    mine = {"points": points, "slave": slave if asked.about[1:] != (0,) else 0.0}
    return [mine[move.verb] - GIVEN * given[move.verb] for move in asked.moves]


def stadium_laurel(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """The laurel that suits the seat, and not the next of the race."""
    me = worth.me
    others = [(strength, seat) for seat, strength in enumerate(s.strength) if seat != me and strength != FREE]
    second = Worth(s, max(others)[1], worth.w) if others else None
    cards = [KEPT[move] for move in asked.moves]
    scores = []
    for card in cards:
        value = worth.stadium(card)
        if second is not None:
            value -= GIVEN * sum([second.stadium(other) for other in cards if other != card])
        scores.append(value)
    return scores


def theatre_open(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """A coin of each metal, or pass."""
    others = [worth_of(s, other, worth.w, memo) for other in s.bidding if other != worth.me]
    opens, passing = opening_scores(s, worth, others)
    coin = COIN[worth.me]
    return [opens[coin[move]] if move in coin else passing for move in asked.moves]


def theatre_raise(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """One coin more, or pass, or enough."""
    adds, lets_go = raising_scores(s, worth)
    coin = COIN[worth.me]
    return [adds[coin[move]] if move in coin else lets_go for move in asked.moves]


def forum_build(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """What each site brings beyond its cost, and what can still be built after it."""
    me = worth.me
    here = SPACE[asked.about[0]]
    scores_here = here in SCORING_FORUM
    forums = forums_of(s, me)
    later = slots_of([space for space in forums if space > here])
    sites = prospects(s, worth, 6 if quick else 12) if later else []
    means = means_of(s, me)
    base = plan(sites, means, later, 0.2) if later else 0.0
    built = BUILT[me]
    scores = []
    for move in asked.moves:
        if move not in built:
            scores.append(0.0)
            continue
        number = built[move]
        value = worth.site(number) - worth.cost(number) + (SITES[number].points if scores_here else 0)
        if later:
            row = SITES[number]
            left = means.more(-row.cost[0], -row.cost[1], -row.cost[2], -row.slaves)
            rest = [site for site in sites if site.number != number]
            value += plan(rest, left, later, 0.2) - base
        scores.append(value)
    return scores


def forum_slaves(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """The cards that pay with the least waste."""
    due = asked.about[1] if len(asked.about) > 1 else 1
    chosen = set(slaves_to_hand(s.seats[worth.me].slaves, due)) if due > 0 else set()
    return [
        (0.1 if chosen else 1.0) if move.verb == "done" else 1.0 if HANDED[move] in chosen else -0.5
        for move in asked.moves
    ]


def portus_repay(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """A visit against the second coin."""
    coins = s.seats[worth.me].coins
    metal = next(m for m, space in enumerate(PORTUS) if SPACES[space].id == f"portus-{asked.about[0]}")
    paid = tuple([int(m == metal) for m in range(3)])
    gain = visit(s, worth) - price(worth, coins, paid)
    return [gain if move.verb == "pay" else 0.0 for move in asked.moves]


def portus_choose(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """Coins of the banks or points of the workshops."""
    points, *coins = asked.about
    return [float(points) if move.verb == "workshops" else worth.income(coins) / 0.8 for move in asked.moves]


def laurel_assign(s: State, asked: Decision, worth: Worth, memo: Memo, quick: bool) -> list[float]:
    """The colour of which one's villas print more."""
    return [float(worth.villas[COLOURS.index(move.to)]) for move in asked.moves]


RATINGS: dict[str, Rating] = {
    "place": place,
    "pecunia_gold": pecunia_gold,
    "pecunia_silver": pecunia_silver,
    "equi_buy": equi_buy,
    "servi_buy": servi_buy,
    "arena_cards": contest_cards,
    "stadium_cards": contest_cards,
    "arena_blue": blue_dice,
    "stadium_blue": blue_dice,
    "arena_prize": arena_prize,
    "stadium_laurel": stadium_laurel,
    "theatre_open": theatre_open,
    "theatre_raise": theatre_raise,
    "forum_build": forum_build,
    "forum_slaves": forum_slaves,
    "portus_repay": portus_repay,
    "portus_choose": portus_choose,
    "laurel_assign": laurel_assign,
}
