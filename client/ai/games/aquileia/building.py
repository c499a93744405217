"""Which sites a purse should be spent on, and what more coins, slaves or forum spaces would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from client.ai.games.aquileia.worth import Worth, forums_of, slaves_of
from client.rules.aquileia.data import SCORING_FORUM, SITES, SLAVES, SPACES
from client.rules.aquileia.state import FREE, State

LOOKED_AT = 12  # the most promising sites that a plan weighs


class Prospect(NamedTuple):
    """A free site as one seat sees it."""

    number: int
    value: float
    cost: float
    points: int  # scored at once on forum 2 and 5
    coins: tuple[int, int, int]
    slaves: int


def prospects(s: State, worth: Worth, most: int = LOOKED_AT) -> list[Prospect]:
    """The free sites that promise most beyond their cost, the best first."""
    found = []
    for number, owner in enumerate(s.sites):
        if owner == FREE:
            site = SITES[number]
            value, cost = worth.site(number), worth.cost(number)
            found.append(Prospect(number, value, cost, site.points, site.cost, site.slaves))
    found.sort(key=lambda p: p.cost - p.value - 0.5 * p.points)
    return found[:most]


class Means(NamedTuple):
    """What a seat may build with: coins and slaves, whole or hoped for, and whether coins can be changed."""

    bronze: float
    silver: float
    gold: float
    slaves: float
    changed: bool = False

    def chance(self, site: Prospect, waits: float) -> float:
        """How likely the site can be paid, each missing coin or slave costing `waits`."""
        bronze, silver, gold = site.coins
        if self.changed:
            short = (
                max(0.0, bronze + 2 * silver + 4 * gold - self.bronze - 2 * self.silver - 4 * self.gold) / 2
            )
        else:
            short = 0.0
            if bronze > self.bronze:
                short += bronze - self.bronze
            if silver > self.silver:
                short += silver - self.silver
            if gold > self.gold:
                short += gold - self.gold
        if site.slaves > self.slaves:
            short += site.slaves - self.slaves
        if short <= 0.0:
            return 1.0
        return waits**short if short < 3.0 else 0.0

    def after(self, site: Prospect) -> Means:
        """What is left when the site is paid."""
        bronze, silver, gold = site.coins
        return Means(
            self.bronze - bronze,
            self.silver - silver,
            self.gold - gold,
            self.slaves - site.slaves,
            self.changed,
        )

    def more(self, bronze: float = 0.0, silver: float = 0.0, gold: float = 0.0, slaves: float = 0.0) -> Means:
        """So much more."""
        return Means(
            self.bronze + bronze, self.silver + silver, self.gold + gold, self.slaves + slaves, self.changed
        )


def means_of(s: State, me: int) -> Means:
    """What a seat has in hand."""
    bronze, silver, gold = s.seats[me].coins
    return Means(bronze, silver, gold, slaves_of(s, me))


def slots_of(forums: Sequence[int]) -> list[bool]:
    """One entry for each building that these forum spaces allow, in order: whether it scores at once."""
    return [space in SCORING_FORUM for space in forums for _ in range(SPACES[space].limit)]


def plan(sites: Sequence[Prospect], means: Means, slots: Sequence[bool], waits: float) -> float:
    """What these buildings bring beyond their cost, the best site for each slot in turn."""
    total, taken = 0.0, 0
    for scores in slots:
        found, most = None, 0.0
        for site in sites:
            if taken >> site.number & 1:
                continue
            gain = site.value - site.cost + (site.points if scores else 0)
            if gain > most:
                gain *= means.chance(site, waits)
                if gain > most:
                    found, most = site, gain
        if found is None:
            continue
        total += most
        taken |= 1 << found.number
        means = means.after(found)
    return total


def slaves_for_building(s: State, worth: Worth) -> list[float]:
    """What the plan for this round's forum loses by having 0, 1, 2 ... slaves less."""
    slots = slots_of(forums_of(s, worth.me))
    means = means_of(s, worth.me)
    if not slots or not means.slaves:
        return [0.0]
    sites = prospects(s, worth, 8)
    plans = [plan(sites, means.more(slaves=-less), slots, 0.2) for less in range(int(means.slaves) + 1)]
    return [max(0.0, plans[0] - left) for left in plans]


def wanted(sites: Sequence[Prospect], means: Means, slots: Sequence[bool], waits: float) -> Prospect | None:
    """The site that the first of these slots would most like to build."""
    scores = bool(slots) and slots[0]
    found, most = None, 0.0
    for site in sites:
        gain = (site.value - site.cost + (site.points if scores else 0)) * means.chance(site, waits)
        if gain > most:
            found, most = site, gain
    return found


def slaves_to_hand(hand: Sequence[int], due: int) -> list[int]:
    """The slave cards that pay what is due with the least waste, twos before ones."""
    ones = [card for card in hand if SLAVES[card] == 1]
    twos = [card for card in hand if SLAVES[card] == 2]
    best: tuple[int, int, int] | None = None
    for two in range(min(len(twos), (due + 1) // 2) + 1):
        one = max(0, due - 2 * two)
        if one <= len(ones):
            rank = (2 * two + one, -two, one)
            if best is None or rank < best:
                best = rank
    if best is None:
        return []
    return [*twos[: -best[1]], *ones[: best[2]]]
