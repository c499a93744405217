"""Why a move of Aquileia is chosen, in a word and what the word is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from client.ai.games.aquileia.building import wanted
from client.ai.games.aquileia.contests import expected_rivals, side_of, start_of
from client.ai.games.aquileia.placing import outlook, visit
from client.ai.games.aquileia.worth import Worth
from client.rules.aquileia.data import (
    ARENA,
    COLOURS,
    DOLUS,
    EQUI,
    FORUM,
    LATRO,
    LAURELS,
    PECUNIA,
    PECUNIA_POINTS,
    PORTUS,
    POTENTIA,
    SCORING_FORUM,
    SERVI,
    SITE,
    SITES,
    SPACES,
    STADIUM,
    THEATRUM,
)
from client.rules.aquileia.moves import KEPT, SENT
from client.rules.aquileia.state import FREE, State
from client.rules.play import Decision, Move

REASONS = (
    "coins",  # the dice of Dolus bring coins
    "points",  # {0} points for certain
    "change_for",  # to change coins for site {0}
    "changes_nothing",  # the purse is right as it is
    "arms",  # a card for the contests
    "arms_two",  # two cards for one bronze
    "not_worth_it",  # costs more than it brings
    "cheap_slaves",  # slaves for a good price
    "slaves_for",  # the slaves that site {0} needs
    "blue_dice",  # the blue dice for a contest
    "unopposed",  # nobody else is in contest {0}
    "strengthens",  # a higher start in contest {0}
    "in_reach",  # a prize of contest {0} is within reach
    "laurel_fits",  # to race for laurel {0}
    "laurel_of_colour",  # a laurel for the own villas of colour {0}
    "laurel_points",  # a laurel of {0} points
    "laurel_denied",  # it would suit the second more
    "auction_opens",  # to sell or to win a theatre laurel
    "unlocks_site",  # to build on site {0}
    "scores_site",  # to build on site {0} and score its {1} points at once
    "two_sites",  # two buildings with one henchman
    "denies",  # seat {0} wants it most
    "tariffs",  # {0} harbour coins lie there to be stolen
    "thief_hope",  # harbour coins may come to lie there
    "harbour_pays",  # a visit pays {0} points or their worth
    "nothing_better",  # no better space is left
    "starts_next",  # the first helmet starts the next round
    "tie_break_close",  # a contest is close and the helmet would decide it
    "helmet_now",  # before the better fields of the track are gone
    "takes_lead",  # these cards gain a rank
    "more_points",  # each strength more is worth points
    "saves_cards",  # cards would not change the rank enough
    "throws_dice",  # dice that may gain a rank
    "keeps_dice",  # the dice do more later, or nothing here
    "richest_points",  # {0} points are worth more than a slave card
    "takes_slave",  # the slave card is worth more
    "auction_value",  # the laurel is worth more than the bid
    "too_dear",  # the laurel is not worth a higher bid
    "maybe_free",  # nobody may want it: it comes for nothing
    "bid_enough",  # the bid may stand
    "site_villa",  # villa {0}: laurels of colour {1} multiply it
    "site_workshop",  # workshop {0}: {1} points at each visit
    "site_bank",  # bank {0}: coins at each visit
    "no_site",  # no site is worth its price now
    "least_waste",  # pays with the fewest slaves
    "repays",  # a visit is worth the second coin
    "better_colour",  # colour {0} counts more
    "kind_pays_more",  # this kind pays more now
)


def why(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    """The reason's name and its arguments: pieces and zones by their ids, seats and numbers as text."""
    return _WHY[asked.ask](s, asked, worth, move)


def _place(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    space = SENT[worth.me].get(move)
    if space is None:
        return _helmet(s, worth)
    for spaces, told in _AREAS:
        if space in spaces:
            return told(s, worth, space)
    return ("nothing_better",)


def _helmet(s: State, worth: Worth) -> tuple[str, ...]:
    for spaces in (ARENA, STADIUM):
        mine = start_of(s, worth.me, spaces)
        if mine and any(0 <= start_of(s, o, spaces) - mine + 1 <= 2 for o in _others(s, worth.me)):
            return ("tie_break_close",)
    return ("starts_next",) if not s.order and worth.left else ("helmet_now",)


def _others(s: State, me: int) -> list[int]:
    return [other for other in range(len(s.seats)) if other != me]


def _dolus(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    return ("coins",)


def _pecunia(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    view = outlook(s, worth)
    if view.forums:
        site = wanted(view.sites, view.means._replace(changed=True), (False,), worth.w.waits)
        if site is not None and view.means.chance(site, worth.w.waits) < 1:
            return ("change_for", f"site.{SITES[site.number].id}")
    return ("points", str(PECUNIA_POINTS))


def _equi(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    return ("arms_two",) if space == EQUI.start else ("arms",)


def _servi(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    view = outlook(s, worth)
    site = wanted(view.sites, view.means.more(slaves=3), (False,), worth.w.waits)
    if site is not None and site.slaves > view.means.slaves:
        return ("slaves_for", f"site.{SITES[site.number].id}")
    return ("cheap_slaves",)


def _potentia(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    return ("blue_dice",)


def _contest(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    arena = space in ARENA
    spaces, name = (ARENA, "arena") if arena else (STADIUM, "stadium")
    if not arena and s.laurel_open and side_of(s, worth.me) < 0:
        laurel = LAURELS[s.laurel_open[0]]
        if laurel.points >= 7 or (laurel.colour is not None and worth.villas[laurel.colour] >= 4):
            return ("laurel_fits", f"laurel.{s.laurel_open[0]}")
    if start_of(s, worth.me, spaces):
        return ("strengthens", name)
    if all(rival.comes < 1 for rival in expected_rivals(s, worth.me, spaces, placing=True)):
        return ("unopposed", name)
    return ("in_reach", name)


def _theatrum(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    return ("auction_opens",)


def _forum(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    view = outlook(s, worth)
    scores = space in SCORING_FORUM
    site = wanted(view.sites, view.means, (scores,), worth.w.waits)
    if site is None:
        return _denied(s, worth)
    if SPACES[space].limit > 1:
        second = [other for other in view.sites if other.number != site.number]
        if wanted(second, view.means.after(site), (False,), worth.w.waits) is not None:
            return ("two_sites",)
    name = f"site.{SITES[site.number].id}"
    return ("scores_site", name, str(site.points)) if scores and site.points else ("unlocks_site", name)


def _denied(s: State, worth: Worth) -> tuple[str, ...]:
    rivals = [other for other in _others(s, worth.me) if s.seats[other].henchmen]
    if not rivals:
        return ("nothing_better",)
    richest = max(rivals, key=lambda other: (sum(s.seats[other].coins), -other))
    return ("denies", str(richest))


def _latro(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    lying = sum([s.on[harbour] not in (FREE, worth.me) for harbour in PORTUS])
    return ("tariffs", str(lying)) if lying else ("thief_hope",)


def _portus(s: State, worth: Worth, space: int) -> tuple[str, ...]:
    brings = visit(s, worth)
    return ("harbour_pays", str(round(brings))) if brings >= 1 else _denied(s, worth)


_AREAS: tuple[tuple[Sequence[int], Callable[[State, Worth, int], tuple[str, ...]]], ...] = (
    ((DOLUS,), _dolus),
    ((PECUNIA,), _pecunia),
    (EQUI, _equi),
    (SERVI, _servi),
    ((POTENTIA,), _potentia),
    (ARENA, _contest),
    (STADIUM, _contest),
    ((THEATRUM,), _theatrum),
    (FORUM, _forum),
    ((LATRO,), _latro),
    (PORTUS, _portus),
)


def _exchange(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    held = s.seats[worth.me].coins
    if move.n == held[("bronze", "silver", "gold").index(move.piece)]:
        return ("changes_nothing",)
    view = outlook(s, worth)
    site = wanted(view.sites, view.means._replace(changed=True), (False,), worth.w.waits)
    return ("change_for", f"site.{SITES[site.number].id}") if site is not None else ("changes_nothing",)


def _buy_arms(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    if move.verb != "buy":
        return ("not_worth_it",)
    return ("arms_two",) if asked.about and asked.about[0] == SPACES[EQUI.start].id else ("arms",)


def _buy_slaves(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    return ("not_worth_it",) if move.verb != "buy" else _servi(s, worth, SERVI.start)


def _cards(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    if move.verb != "play":
        return ("saves_cards",)
    mine = s.strength[worth.me]
    ahead = [strength for other, strength in enumerate(s.strength) if other != worth.me and strength >= mine]
    return ("takes_lead",) if ahead or s.phase == "stadium_cards" else ("more_points",)


def _dice(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    return ("throws_dice",) if move.verb == "roll" and move.n else ("keeps_dice",)


def _prize(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    return ("richest_points", str(2 * s.strength[worth.me])) if move.verb == "points" else ("takes_slave",)


def _laurel(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    card = KEPT[move]
    if any(worth.stadium(KEPT[other]) > worth.stadium(card) + 0.01 for other in asked.moves):
        return ("laurel_denied",)
    laurel = LAURELS[card]
    if laurel.colour is None:
        return ("laurel_points", str(laurel.points))
    return ("laurel_of_colour", COLOURS[laurel.colour])


def _bid(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    if move.verb == "done":
        return ("bid_enough",)
    if move.verb != "pass":
        return ("auction_value",)
    return ("maybe_free",) if asked.ask == "theatre_open" and s.on[THEATRUM] == worth.me else ("too_dear",)


def _build(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    if move.verb != "build":
        return ("no_site",)
    row = SITES[SITE[move.to.removeprefix("site.")]]
    if row.colour is not None:
        return ("site_villa", move.to, COLOURS[row.colour])
    return ("site_workshop", move.to, str(row.points)) if row.kind == "workshop" else ("site_bank", move.to)


def _hand(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    return ("least_waste",)


def _repay(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    return ("repays",) if move.verb == "pay" else ("not_worth_it",)


def _kind(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    return ("kind_pays_more",)


def _assign(s: State, asked: Decision, worth: Worth, move: Move) -> tuple[str, ...]:
    return ("better_colour", move.to)


_WHY: dict[str, Callable[[State, Decision, Worth, Move], tuple[str, ...]]] = {
    "place": _place,
    "pecunia_gold": _exchange,
    "pecunia_silver": _exchange,
    "equi_buy": _buy_arms,
    "servi_buy": _buy_slaves,
    "arena_cards": _cards,
    "stadium_cards": _cards,
    "arena_blue": _dice,
    "stadium_blue": _dice,
    "arena_prize": _prize,
    "stadium_laurel": _laurel,
    "theatre_open": _bid,
    "theatre_raise": _bid,
    "forum_build": _build,
    "forum_slaves": _hand,
    "portus_repay": _repay,
    "portus_choose": _kind,
    "laurel_assign": _assign,
}
