"""What things are worth to one seat of Aquileia, in points at the end: coins, slaves, sites, laurels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from client.rules.aquileia.data import (
    ARMS,
    COLOURS,
    FORUM,
    LAURELS,
    PORTUS,
    ROUNDS,
    SITES,
    SLAVES,
    THEATRE,
)
from client.rules.aquileia.state import FREE, State


class Weights(NamedTuple):
    """The figures that the values rest on; found by play between bots."""

    coin: tuple[float, float, float] = (1.2, 1.6, 2.1)  # of a metal while much can be built
    coin_now: float = 0.2  # share of it that lasts to the last forum
    coin_round: float = 0.1  # and what each forum still to come adds
    slave: float = 1.3
    slave_fades: float = 0.5  # how far slaves lose worth with the rounds as coins do
    weapon: float = 1.8  # of one strength on a weapon card
    horse: float = 1.7
    blind: float = 2.4  # an arms card from the deck
    laurel: float = 1.0  # how the laurels of a race count when placing
    laurels_ahead: float = 0.26  # laurels a round that match a colour in which one builds
    villas_ahead: float = 0.8  # villa points a round that a laurel's colour will gain
    visits: float = 0.55  # harbour visits a round
    harbour_bar: float = 3.6  # what a visit costs in henchmen that could work elsewhere
    helmet: float = 4.8
    helmet_rank: float = 0.5
    envy: float = 0.25  # what taking something from the best rival is worth
    waits: float = 0.45  # chance that a missing coin comes in time


WEIGHTS = Weights()
FADING = (1.0, 1.0, 0.85, 0.7, 0.55, 0.45, 0.35, 0.3)  # of each further coin of one metal in a purse

_MARKET = ("setup", "round", "place", "dolus", "pecunia", "equi", "servi", "potentia")
_ARENA = ("arena", "arena_cards", "arena_blue", "arena_prizes")
_RACE = ("stadium", "stadium_cards", "stadium_blue", "stadium_prizes")
_BEFORE_STADIUM = frozenset((*_MARKET, *_ARENA, *_RACE))
_AFTER_FORUM = frozenset(("latro", "portus", "cleanup", "laurels", "assign", "villas", ""))


class Worth:
    """The values of one seat in one position."""

    __slots__ = (
        "acts",
        "coin",
        "forums",
        "laurel",
        "laurels",
        "left",
        "me",
        "per_laurel",
        "per_point",
        "races",
        "slave",
        "villas",
        "w",
        "workshop",
    )

    def __init__(self, s: State, me: int, w: Weights = WEIGHTS) -> None:
        self.w = w
        self.me = me
        phase = s.phase
        self.left = left = ROUNDS - s.round
        self.forums = left + (phase != "forum" and phase not in _AFTER_FORUM)
        self.races = left + (phase in _BEFORE_STADIUM)
        scale = (w.coin_now + w.coin_round * self.forums) if self.forums else 0.03
        self.coin = [unit * scale for unit in w.coin]
        self.slave = w.slave * (1 - w.slave_fades + w.slave_fades * scale) if self.forums else 0.03 * w.slave
        self._colours(s)
        here = me in s.on[PORTUS.start : PORTUS.stop]
        self.acts = w.visits * left + (0.95 if here else 0.35 if phase == "place" else 0.0)
        self.workshop = 0.0
        for number, owner in enumerate(s.sites):
            if owner == me:
                site = SITES[number]
                if site.kind == "workshop":
                    self.workshop += site.points
                elif site.kind == "bank":
                    self.workshop += self.income(site.income)

    def _colours(self, s: State) -> None:
        w, seat = self.w, s.seats[self.me]
        self.villas = villas = [0, 0, 0, 0]
        for number, owner in enumerate(s.sites):
            if owner == self.me:
                colour = SITES[number].colour
                if colour is not None:
                    villas[colour] += SITES[number].points
        self.laurels = laurels = [0.0] * len(COLOURS)
        for card in seat.laurels:
            colour = LAURELS[card].colour
            if colour is not None:
                laurels[colour] += 1
        for card in seat.theatre:
            one, two = THEATRE[card]
            if villas[one] == villas[two]:
                laurels[one] += 0.75
                laurels[two] += 0.75
            elif villas[one] > villas[two]:
                laurels[one] += 1
                laurels[two] += 0.3
            else:
                laurels[two] += 1
                laurels[one] += 0.3
        ahead = w.laurels_ahead * self.races
        self.per_point = [
            have + ahead * (0.75 + 0.25 * min(1.0, villas[c] / 4)) for c, have in enumerate(laurels)
        ]
        growth = w.villas_ahead * self.forums
        self.per_laurel = [have + growth * min(1.6, 0.6 + 0.4 * laurels[c]) for c, have in enumerate(villas)]

    def income(self, coins: Sequence[int]) -> float:
        """What a bank's coins are worth a visit, received later than now."""
        coin = self.coin
        return 0.8 * (coins[0] * coin[0] + coins[1] * coin[1] + coins[2] * coin[2])

    def purse(self, coins: Sequence[float]) -> float:
        """What a purse is worth, further coins of a metal less and less."""
        total = 0.0
        for metal in (0, 1, 2):
            count, unit = coins[metal], self.coin[metal]
            whole = int(count)
            faded = FADED[whole] if whole < len(FADED) else FADED[-1] + 0.25 * (whole - len(FADED) + 1)
            total += unit * (faded + (count - whole) * (FADING[whole] if whole < len(FADING) else 0.25))
        return total

    def slaves(self, count: float) -> float:
        """What so many slaves in hand are worth, those past four half."""
        return self.slave * (count if count <= 4 else 4 + 0.5 * (count - 4))

    def arms(self, card: int) -> float:
        """What a horse or weapon card is worth in hand."""
        row, w = ARMS[card], self.w
        unit = w.weapon if row.horse is None else w.horse
        return unit * row.strength * min(1.0, self.races / 2)

    def blind_card(self) -> float:
        """What a horse or weapon card from the deck is worth."""
        return self.w.blind * min(1.0, self.races / 2)

    def harbour(self, workshop: float) -> float:
        """What one visit with such points and coins brings beyond a henchman's other uses."""
        return workshop * workshop / (workshop + self.w.harbour_bar) if workshop else 0.0

    def site(self, number: int) -> float:
        """What owning this site brings to the end, without its cost and without points at building."""
        site = SITES[number]
        if site.colour is not None:
            return site.points * self.per_point[site.colour]
        brings = float(site.points) if site.kind == "workshop" else self.income(site.income)
        return self.acts * (self.harbour(self.workshop + brings) - self.harbour(self.workshop))

    def cost(self, number: int) -> float:
        """What the coins and slaves of a site are worth in hand."""
        site = SITES[number]
        coin, cost = self.coin, site.cost
        return cost[0] * coin[0] + cost[1] * coin[1] + cost[2] * coin[2] + site.slaves * self.slave

    def stadium(self, card: int) -> float:
        """What a stadium laurel is worth."""
        laurel = LAURELS[card]
        return float(laurel.points) if laurel.colour is None else self.per_laurel[laurel.colour]

    def theatre(self, card: int) -> float:
        """What a theatre laurel is worth: its better colour and a little of the other."""
        one, two = (self.per_laurel[colour] for colour in THEATRE[card])
        return max(one, two) + 0.15 * min(one, two)


def worth_of(s: State, me: int, weights: Weights, memo: dict[Any, Any]) -> Worth:
    """The values of a seat, made once for all positions of a search in which they are the same."""
    seat, phase = s.seats[me], s.phase
    when = 0 if phase == "place" else 1 if phase in _BEFORE_STADIUM else 3 if phase in _AFTER_FORUM else 2
    visits = me in s.on[PORTUS.start : PORTUS.stop]
    key = (me, s.round, when, visits, tuple(s.sites), tuple(seat.laurels), tuple(seat.theatre))
    found = memo.get(key)
    if found is None:
        found = memo[key] = Worth(s, me, weights)
    return found


def _sums() -> tuple[float, ...]:
    sums = [0.0]
    for share in FADING:
        sums.append(sums[-1] + share)
    return tuple(sums)


FADED = _sums()


def slaves_of(s: State, me: int) -> int:
    """The slaves on a seat's cards."""
    return sum([SLAVES[card] for card in s.seats[me].slaves])


def forums_of(s: State, me: int) -> list[int]:
    """The forum spaces a seat holds that are still to be resolved."""
    if s.phase in _AFTER_FORUM:
        return []
    first = s.cursor if s.phase == "forum" else 0
    return [space for k, space in enumerate(FORUM) if k >= first and s.on[space] == me]


def free_sites(s: State) -> list[int]:
    """The sites without a house."""
    return [number for number, owner in enumerate(s.sites) if owner == FREE]
