"""What a henchman is worth on each space, and the helmet on the track."""

from __future__ import annotations

from typing import NamedTuple

from client.ai.games.aquileia.building import (
    Means,
    Prospect,
    means_of,
    plan,
    prospects,
    slots_of,
)
from client.ai.games.aquileia.contests import (
    arena_worth,
    race_worth,
    side_of,
    start_of,
)
from client.ai.games.aquileia.worth import Worth, forums_of
from client.rules.aquileia.data import (
    ARENA,
    BRONZE,
    DOLUS,
    EQUI,
    FORUM,
    LATRO,
    METALS,
    PECUNIA,
    PECUNIA_POINTS,
    PORTUS,
    POTENTIA,
    SERVI,
    SITES,
    SPACES,
    STADIUM,
    THEATRE,
    THEATRUM,
)
from client.rules.aquileia.state import EMPTY, FREE, State

BLUE_STRENGTH = 1.0  # what the blue dice add to one of two contests
AUCTION = 0.8  # what the theatre's space is worth without a laurel: others' coins
AUCTION_SHARE = 0.35  # and the share of the laurel's worth it keeps
BUILDS = 0.8  # how much of a plan's gain slaves bring that are not drawn yet
ROBBED = 5 / 9  # chance that the thief takes a given harbour coin


SLOPE = 0.6  # of a difference between two values, what playing on confirms
BASE = 2.0  # so that the middling value stays what it is
MOST = 12.0

# Found by playing on from 193 placements of three seats: what a space is worth beyond its value, and what
# more in the first round, less in the last.
_KINDS: dict[str, tuple[float, float]] = {
    "dolus": (0.1, -0.3),
    "pecunia": (1.0, -0.5),
    "equi-left": (0.7, 2.6),
    "equi-mid": (-0.5, 0.3),
    "equi-right": (-0.5, 0.3),
    "servi-top": (0.3, -0.1),
    "servi-mid": (0.6, -0.6),
    "servi-bottom": (0.3, -1.6),
    "potentia": (-0.2, 0.5),
    "arena-1": (0.4, -0.3),
    "arena-2": (1.1, -0.3),
    "stadium-1": (-0.2, 0.1),
    "stadium-2": (1.0, 0.5),
    "theatrum": (0.1, 1.7),
    "forum-1": (-1.0, -0.7),
    "forum-2": (0.3, -0.4),
    "forum-3": (-1.2, -0.5),
    "forum-4": (-1.0, -0.7),
    "forum-5": (0.3, -0.4),
    "latro": (-1.3, -0.3),
    "portus": (-1.6, -0.4),
}


def _kind(space: int) -> str:
    row = SPACES[space]
    return f"{row.area}-{row.strength}" if row.strength else row.id if row.id in _KINDS else row.area


LEARNED = [_KINDS[_kind(space)] for space in range(len(SPACES))]


class Outlook(NamedTuple):
    """What a seat plans this round with the pieces it has placed."""

    worth: Worth
    sites: list[Prospect]
    means: Means
    forums: list[int]
    base: float  # what the plan brings as things are


def outlook(s: State, worth: Worth) -> Outlook:
    """The plan of a seat, with what its placed pieces will bring before the forum."""
    sites = prospects(s, worth)
    means = hoped(s, worth)
    forums = forums_of(s, worth.me)
    return Outlook(worth, sites, means, forums, plan(sites, means, slots_of(forums), worth.w.waits))


def hoped(s: State, worth: Worth) -> Means:
    """The means of a seat at the forum: what it has and what its pieces on other spaces should bring."""
    me, on = worth.me, s.on
    means = means_of(s, me)
    if s.phase != "place":
        return means
    if on[DOLUS] == me:
        means = means.more(2 / 3, 2 / 3, 2 / 3)
    if start_of(s, me, ARENA):
        means = means.more(bronze=1.6)
    side = side_of(s, me)
    if side >= 0:
        means = means.more(**{METALS[side]: 1.6})
    for space in SERVI:
        if on[space] == me:
            means = _slaves_bought(means, space)
    if on[PECUNIA] == me:
        means = means._replace(changed=True)
    return means


def _slaves_bought(means: Means, space: int) -> Means:
    row = SPACES[space]
    metal = row.metal or BRONZE
    cards = min(float(row.limit), max(0.0, means[metal]), 2.0)
    return means.more(slaves=1.5 * cards, **{METALS[metal]: -cards})


def space_values(s: State, view: Outlook) -> list[float]:
    """What a henchman on each space brings this seat, in points; 0 where one stands already."""
    values = [0.0] * len(SPACES)
    worth, on = view.worth, s.on
    if on[DOLUS] == FREE:
        more = view.means.more(2 / 3, 2 / 3, 2 / 3)
        values[DOLUS] = 2 * sum(worth.coin) / 3 + 0.5 * _gain(view, more)
    if on[PECUNIA] == FREE:
        values[PECUNIA] = PECUNIA_POINTS + 0.6 * _gain(view, view.means._replace(changed=True))
    _armoury(s, view, values)
    _slave_market(s, view, values)
    _contests(s, view, values)
    if on[THEATRUM] == FREE:
        values[THEATRUM] = _theatre(s, view)
    _forum(s, view, values)
    _harbour(s, view, values)
    return [corrected(value, space, worth.left) if value else 0.0 for space, value in enumerate(values)]


def corrected(value: float, space: int, left: int) -> float:
    """A space's value mended by what playing on from there showed: too bold in general, and for its kind."""
    once, early = LEARNED[space]
    return BASE + SLOPE * min(value, MOST) + once + early * (left - 2.5) / 2.5


def _gain(view: Outlook, means: Means) -> float:
    """How much better the plan goes with other means."""
    if not view.forums:
        return 0.0
    return plan(view.sites, means, slots_of(view.forums), view.worth.w.waits) - view.base


def _armoury(s: State, view: Outlook, values: list[float]) -> None:
    """Cards for a bronze each."""
    worth = view.worth
    if view.means.bronze < 0.5:
        return
    for slot, space in enumerate(EQUI):
        if s.on[space] == FREE:
            card = s.arms_slots[slot]
            value = worth.arms(card) if card != EMPTY else 0.0
            if slot == 0:
                value += worth.blind_card()
            values[space] = max(0.0, value - worth.coin[BRONZE])


def _slave_market(s: State, view: Outlook, values: list[float]) -> None:
    """The best number of cards on each space, with what more slaves do for the plan."""
    worth, means = view.worth, view.means
    for space in SERVI:
        if s.on[space] != FREE:
            continue
        row = SPACES[space]
        metal = row.metal or BRONZE
        best = 0.0
        for cards in range(1, min(row.limit, int(means[metal] + 0.4)) + 1):
            slaves = 1.5 * cards
            value = worth.slaves(max(0.0, means.slaves) + slaves) - worth.slaves(max(0.0, means.slaves))
            after = means.more(slaves=slaves, **{METALS[metal]: -float(cards)})
            value += BUILDS * _gain(view, after) - cards * worth.coin[metal]
            best = max(best, value)
        values[space] = best


def _contests(s: State, view: Outlook, values: list[float]) -> None:
    """Spaces of the arena and the race by what their strength adds, and the blue dice."""
    worth, me, on = view.worth, view.worth.me, s.on
    arena = arena_worth(s, worth)
    by_strength: dict[tuple[int, int], float] = {}
    for space in ARENA:
        if on[space] == FREE:
            key = (-1, SPACES[space].strength)
            if key not in by_strength:
                by_strength[key] = arena_worth(s, worth, key[1]) - arena
            values[space] = by_strength[key]
    side = side_of(s, me)
    race = race_worth(s, worth, side) if side >= 0 else 0.0
    for space in STADIUM:
        metal = SPACES[space].metal or BRONZE
        if on[space] == FREE and side in (-1, metal):
            key = (metal, SPACES[space].strength)
            if key not in by_strength:
                by_strength[key] = race_worth(s, worth, metal, key[1]) - race
            values[space] = by_strength[key]
    if on[POTENTIA] == FREE:
        values[POTENTIA] = 0.6
        if arena:
            values[POTENTIA] += arena_worth(s, worth, BLUE_STRENGTH) - arena
        if side >= 0:
            values[POTENTIA] += race_worth(s, worth, side, BLUE_STRENGTH) - race


def _theatre(s: State, view: Outlook) -> float:
    """The start of the auction: the laurel, perhaps for nothing, or coins from who wants it more."""
    worth = view.worth
    gone = {card for seat in s.seats for card in seat.theatre}
    left = [worth.theatre(card) for card in range(len(THEATRE)) if card not in gone]
    hope = sum(left) / len(left) if left else 0.0
    return AUCTION + AUCTION_SHARE * hope


def _forum(s: State, view: Outlook, values: list[float]) -> None:
    """Another building by how much better the plan goes."""
    worth = view.worth
    seen: dict[tuple[bool, ...], float] = {}
    for space in FORUM:
        if s.on[space] == FREE:
            slots = tuple(slots_of(sorted([*view.forums, space])))
            if slots not in seen:
                seen[slots] = plan(view.sites, view.means, slots, worth.w.waits) - view.base
            values[space] = seen[slots]


def _harbour(s: State, view: Outlook, values: list[float]) -> None:
    """A visit: points and coins of workshops and banks, also those to come, for the tariff; and the thief."""
    worth, me, on = view.worth, view.worth.me, s.on
    brings = visit(s, worth)
    if view.forums and brings < 20:
        brings += _to_come(view)
    if me not in on[PORTUS.start : PORTUS.stop]:
        risk = 0.55 if on[LATRO] not in (FREE, me) else 0.0 if on[LATRO] == me else 0.2
        for metal, space in enumerate(PORTUS):
            if on[space] == FREE and s.seats[me].coins[metal]:
                values[space] = max(0.0, brings - worth.coin[metal] * (1 + risk))
    if on[LATRO] == FREE:
        value = 0.15
        for metal, space in enumerate(PORTUS):
            if on[space] == FREE:
                value += 0.3 * ROBBED * worth.coin[metal]
            elif on[space] != me:
                value += ROBBED * worth.coin[metal] * (1 + worth.w.envy)
        values[LATRO] = value


def visit(s: State, worth: Worth) -> float:
    """What one harbour visit brings now: points and coins."""
    total = 0.0
    for number, owner in enumerate(s.sites):
        if owner == worth.me:
            site = SITES[number]
            if site.kind == "workshop":
                total += site.points
            elif site.kind == "bank":
                total += worth.income(site.income)
    return total


def _to_come(view: Outlook) -> float:
    """What a workshop or bank likely to be built this round adds to its visit."""
    best, brings = 0.0, 0.0
    waits = view.worth.w.waits
    for site in view.sites:
        gain = (site.value - site.cost) * view.means.chance(site, waits)
        if gain > best:
            best = gain
            row = SITES[site.number]
            kind = row.kind
            chance = view.means.chance(site, waits)
            brings = (
                0.0
                if kind == "villa"
                else chance * (row.points if kind == "workshop" else view.worth.income(row.income))
            )
    return brings


def helmet_value(s: State, worth: Worth) -> float:
    """What the next field of the track is worth."""
    w = worth.w
    value = max(0.3, BASE + SLOPE * (w.helmet - w.helmet_rank * len(s.order)) + 0.3)
    return value if worth.left or s.order else 0.7 * value
