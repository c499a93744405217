"""What gold, cards and districts are worth to one seat, in points at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp

from client.ai.games.citadels.prospects import PACE, Prospects
from client.ai.games.citadels.uniques import extra, plain
from client.rules.citadels.building import cost
from client.rules.citadels.data import (
    ALL_KINDS_POINTS,
    CARDS,
    COST,
    HAUNTED_QUARTER,
    KIND,
    KINDS,
    MAP_ROOM,
    MONUMENT,
    QUARRY,
    SECRET_VAULT,
)
from client.rules.citadels.state import Seat, State

TEMPO = 0.8  # points of coming nearer to a complete city
VAULT = 2.9
DRAWN = 2.7  # points of the better of two cards drawn
IN_HAND = 0.5  # how much the need of gold hangs on the cards in hand
BUILDS_LEFT = 0.8  # how sharply a card is wanted or not


def soft(x: float) -> float:
    """0 far below nought, 1 far above."""
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


class Worth:
    """Prices of one seat, from its own cards and what lies open."""

    def __init__(self, s: State, me: int, prospects: Prospects | None = None) -> None:
        self.s = s
        self.me = me
        self.seat: Seat = s.seats[me]
        self.open = prospects or Prospects(s)
        self.acting = s.turn.seat == me
        self.turns = self.open.turns[me] + (0.9 if self.acting else 0.0)
        self.need = self.open.need[me]
        self.builds: float = min(self.need + 0.3, PACE * self.turns)  # districts still to come
        self.names = {CARDS[card] for card in self.seat.city}
        self.missing = self._missing()
        self._cards: dict[int, float] = {}

    def _missing(self) -> set[int]:
        found = set(range(len(KINDS))) - {KIND[card] for card in self.seat.city}
        if HAUNTED_QUARTER in self.seat.city and len(found) == 1:
            found.clear()
        return found

    @cached_property
    def gold(self) -> float:
        """A coin more."""
        wanted = 3.5 * self.builds - 0.9 * max(0.0, self.turns - 0.5)
        wanted -= IN_HAND * max(0.0, wanted - self.held)
        return 0.08 + 0.72 * min(1.0, self.turns) * soft((wanted - self.seat.gold) / 2.0)

    @cached_property
    def held(self) -> float:
        """What the districts in hand cost together."""
        return float(sum([COST[card] for card in self.seat.hand if self.fits(card)]))

    @cached_property
    def purse(self) -> float:
        """Coins that will be of use."""
        return max(0.0, 3.6 * self.builds)

    def coins(self, amount: int) -> float:
        """So many coins more."""
        room = max(0.0, self.purse - self.seat.gold)
        return self.gold * min(amount, room) + 0.3 * self.gold * max(0.0, amount - room)

    # ---- districts

    def fits(self, card: int) -> bool:
        """Whether it can ever be built into this city."""
        if card == SECRET_VAULT or (card == MONUMENT and len(self.seat.city) >= 5):
            return False
        return CARDS[card] not in self.names or QUARRY in self.seat.city

    def district(self, card: int) -> float:
        """What a district standing in the own city brings."""
        found = self._cards.get(card)
        if found is None:
            found = self._cards[card] = plain(card) + self._kind(card) + extra(self, card)
        return found

    def _kind(self, card: int) -> float:
        """A kind that is missing, and the income to come."""
        value = 0.06 * self.open.left if KIND[card] < 4 else 0.0
        missing = len(self.missing)
        if KIND[card] in self.missing or (card == HAUNTED_QUARTER and missing):
            value += ALL_KINDS_POINTS / missing * soft(2.0 * (self.builds - missing + 0.7))
        return value

    def tempo(self, slots: int = 1) -> float:
        """What coming nearer to the end is worth."""
        if not self.need:
            return 0.0
        if self.need <= slots:
            return self.finishing
        return TEMPO * slots

    @cached_property
    def finishing(self) -> float:
        """What completing the city now brings: its points, and the end of the game."""
        bonus = 2.0 if self.s.last else 4.0
        if self.s.last or len(self.s.seats) < 2:
            return bonus
        points = self.open.expected(self.me) + bonus
        best = max([self.open.expected(p) for p in range(len(self.s.seats)) if p != self.me])
        return bonus + max(-6.0, min(2.0, 0.5 * (points - best)))

    # ---- cards in hand

    def price(self, card: int) -> int:
        """What it costs to build."""
        return cost(self.seat, card)

    def profit(self, card: int) -> float:
        """Building it: what it brings less what the gold would bring otherwise."""
        slots = 2 if card == MONUMENT else 1
        return self.district(card) + self.tempo(slots) - self.gold * self.price(card)

    @cached_property
    def ranked(self) -> list[tuple[float, int]]:
        """The hand's cards that can be built, by profit, the best first; one of each name."""
        best: dict[int, tuple[float, int]] = {}
        for card in self.seat.hand:
            if self.fits(card):
                best[CARDS[card]] = max(best.get(CARDS[card], (-9.0, card)), (self.profit(card), card))
        return sorted(best.values(), reverse=True)

    def card(self, card: int, hand: Sequence[int] | None = None) -> float:
        """What it is worth to hold this card besides those others (the own hand by default)."""
        base = 1.0 if MAP_ROOM in self.seat.city else 0.0
        if card == SECRET_VAULT:
            return VAULT + base
        others = self.seat.hand if hand is None else hand
        if not self.fits(card) or any([CARDS[o] == CARDS[card] for o in others if o != card]):
            return 0.12 * min(1.0, self.turns) + base
        value = self.profit(card)
        better = sum([profit > value for profit, other in self.ranked if other != card and other in others])
        return max(0.1, value) * soft((self.builds - better - 0.5) / BUILDS_LEFT) + base

    @cached_property
    def fresh(self) -> float:
        """What building a card from the deck brings."""
        kind = 0.4 * (len(self.missing) > 0)
        return max(0.1, DRAWN - 0.2 + kind + self.tempo() * 0.9 - self.gold * 2.9)

    @cached_property
    def unseen(self) -> float:
        """What a card from the deck is worth."""
        base = 1.0 if MAP_ROOM in self.seat.city else 0.0
        better = sum([profit > self.fresh for profit, _ in self.ranked])
        return 0.75 * self.fresh * soft((self.builds - better - 0.6) / BUILDS_LEFT) + base

    def cards(self, number: float) -> float:
        """So many cards from the deck."""
        total, rest = 0.0, float(number)
        value = self.unseen
        while rest > 0.0:
            total += value * min(1.0, rest)
            rest -= 1.0
            value *= 0.72
        return total

    @cached_property
    def hand(self) -> float:
        """The whole hand."""
        return sum([self.card(card) for card in self.seat.hand])
