"""A position as its mover leaves it, in signs from which a network tells the share of the win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from client.ai.games.pax.forecast import KINDS, unseen
from client.ai.games.pax.learned import Network
from client.rules.pax.data import (
    ARMY,
    CATEGORY,
    DRAWN,
    FLEET,
    INTRIGUE,
    LAND,
    POWER,
    RELIGION,
    SYMBOLS,
    WEALTH,
)
from client.rules.pax.moves import BOTTOM, DESTINATIONS
from client.rules.pax.state import NOBODY, Row, State, price, strength

FINE = 64  # steps of a symbol in the table of chances
FAR = 12  # symbols of a lead from which it is sure


class Holding(NamedTuple):
    """What a seat has: symbols and cards by category, aurei, its hand, the cards drawn and not yet placed."""

    symbols: Sequence[int]
    rows: Sequence[int]
    aurei: int
    hand: Sequence[int]
    drawn: Sequence[int] = ()


class Middle(NamedTuple):
    """What lies between the seats: the piles, how many cards the deck has, where none of a draw went yet.

    `drawing`: the mover still draws, or buys next; `sunk`: own cards that go under the deck now.
    """

    legions: Sequence[Row]
    deck: int
    unused: tuple[str, ...] = ()
    drawing: bool = False
    sunk: Sequence[int] = ()


class Signs(NamedTuple):
    """What one seat's area and purse amount to."""

    intrigue: int
    aurei: int
    cards: int
    third: float  # the third best lead on Rome, in symbols
    fourth: float
    leads: float  # categories above Rome, about
    points: float  # without Primus Conspiratus and the most money
    fortune: int
    row: int  # the longest that pays
    cheaper: int
    religion: int
    plot: int  # the most intrigue in a pile that the purse can pay


def holding(s: State, p: int) -> Holding:
    """What a seat has now."""
    seat = s.seats[p]
    return Holding(strength(seat.area), [len(row) for row in seat.area], seat.aurei, seat.hand, seat.drawn)


def middle(s: State) -> Middle:
    """What lies between the seats once a draw is over."""
    return Middle(s.legions, len(s.deck))


def clip(x: float, most: float, least: float | None = None) -> float:
    """No more than `most` either way, or no less than `least`."""
    low = -most if least is None else least
    return low if x < low else most if x > most else x


_CHANCES = [1.0 / (1.0 + exp(1.0 - 2.0 * k / FINE)) for k in range(-FAR * FINE, FAR * FINE + 1)]


def leads(margins: Sequence[float]) -> float:
    """How many of these leads on Rome should last; a margin of 0.5 counts as half."""
    return sum([_CHANCES[int((clip(m, FAR) + FAR) * FINE + 0.5)] for m in margins])


class Outlook:
    """A position seen by its mover, whose own things alone change from one `value` to another."""

    def __init__(self, s: State, me: int, network: Network, between: Middle) -> None:
        """Everything is read that this seat sees, the hands of others as numbers of cards."""
        self.s = s
        self.me = me
        self._network = network
        self._seats = len(s.seats)
        before = s.round == 0  # the first hands are kept before anybody moves
        self._left = self._seats if before else self._seats - 1 - s.turn
        self._later = [before or (p - s.start) % self._seats > s.turn for p in range(self._seats)]
        self._see(between)
        self._open = [*self._times(between), *[float(to in between.unused) for to in DESTINATIONS]]
        self._open += [float(between.drawing), self._left / self._seats]
        self._between = [r / 5.0 for r in self._rome] + self._piles(between)
        self._others = {p: self._signs(holding(s, p)) for p in range(self._seats) if p != me}

    def intrigue(self, p: int) -> int:
        """Symbols of intrigue of another seat."""
        return self._others[p].intrigue

    def _see(self, between: Middle) -> None:
        """Rome's strength: its open cards, the hidden ones, the pile it takes at the end of the round."""
        s = self.s
        symbols, cards = unseen(s, self.me)
        cards += len(between.sunk)
        for card in between.sunk:
            symbols[CATEGORY[card]] += SYMBOLS[card]
        rome = [float(n) for n in strength(s.rome)]
        if s.seats[self.me].peeked:
            for card in s.hidden:
                rome[CATEGORY[card]] += SYMBOLS[card]
        else:
            rome = [r + len(s.hidden) * n / cards for r, n in zip(rome, symbols, strict=True)]
        heat = 0.05 + 0.8 * self._left
        prices = [price(pile) for pile in between.legions]
        marks = [n - 0.001 * k if n else -99.0 for k, n in enumerate(prices)]
        top = max(marks)
        chances = [exp((mark - top) / heat) for mark in marks]
        whole = sum(chances)
        for pile, chance in zip(between.legions, chances, strict=True):
            for card in pile:
                rome[CATEGORY[card]] += chance / whole * SYMBOLS[card]
        self._rome = rome
        self._plots = [sum([SYMBOLS[c] for c in pile if CATEGORY[c] == INTRIGUE]) for pile in between.legions]
        self._prices = prices
        self._unseen = symbols[INTRIGUE]
        self._dense = symbols[INTRIGUE] / cards

    def _times(self, between: Middle) -> list[float]:
        """Whether this round is the last, and how many should follow."""
        deck, last, waits = between.deck, self.s.ran_out, len(between.unused)
        if waits:
            deck -= waits - (BOTTOM in between.unused)
        for _ in range(self._left):
            last = last or deck < DRAWN
            deck -= DRAWN - 1 if deck >= DRAWN else 0
        last = last or deck < 1
        empty = sum([not pile for pile in between.legions])
        more = 0.0 if last else max(0.0, deck - 1 - 0.5 * empty) / (1 + 2.55 * self._seats)
        return [float(last), min(more / 4.0, 2.0), min(more, 1.0), min(more, 2.5) / 2.5]

    def _piles(self, between: Middle) -> list[float]:
        """Intrigue in the piles, the prices of the two dearest, intrigue nobody sees."""
        first, second = sorted(self._prices)[-1:-3:-1]
        return [sum(self._plots) / 3.0, first / 8.0, second / 8.0, self._unseen / 8.0]

    def _signs(self, one: Holding) -> Signs:
        held = one.symbols
        margins = [n - r for n, r in zip(held, self._rome, strict=True)]
        above = leads(margins)
        margins.sort(reverse=True)
        fleet, army = held[FLEET], held[ARMY]
        less = held[WEALTH] // POWER
        buys = [n for n, cost in zip(self._plots, self._prices, strict=True) if cost - less <= one.aurei]
        return Signs(
            held[INTRIGUE],
            one.aurei,
            len(one.hand),
            margins[2],
            margins[3],
            above,
            2 * sum([n > 0 for n in one.rows]) + fleet + army + fleet // POWER + army // POWER + 3 * above,
            one.aurei + len(one.hand) + len(one.drawn),
            max(one.rows[:INTRIGUE]),
            less,
            min(held[RELIGION] // POWER, 2),
            max(buys, default=0),
        )

    def value(self, mine: Holding, owner: int) -> float:
        """The mover's share of the win with these things and this owner of Primus Conspiratus, 0 to 1."""
        return self._network.value(self.signs(mine, owner))

    def signs(self, mine: Holding, owner: int) -> list[float]:
        """Everything the network reads, in its order."""
        order = [(self.me + k) % self._seats for k in range(self._seats)]
        seats = [self._others[p] if p != self.me else self._signs(mine) for p in order]
        points = [one.points + (p == owner) for p, one in zip(order, seats, strict=True)]
        found = [*self._open, float(owner == NOBODY), *self._between]
        for k, p in enumerate(order):
            others = [one for q, one in enumerate(seats) if q != k]
            found += self._place(p, seats[k], others, p == owner)
            rivals = max([n for q, n in enumerate(points) if q != k])
            found += [points[k] / 20.0, clip(points[k] - rivals, 15.0) / 10.0]
            found.append(sum(self._plots) / 2.0 if k == 0 else seats[k].cards * self._dense)
        return found + self._own(mine, max([one.intrigue for one in seats[1:]]))

    def _place(self, p: int, one: Signs, others: Sequence[Signs], owns: bool) -> list[float]:
        """A seat's signs, some against the best of the others."""
        return [
            one.intrigue / 4.0,
            float(owns),
            one.aurei / 8.0,
            one.cards / 4.0,
            clip(one.intrigue - max([x.intrigue for x in others]), 4.0) / 3.0,
            float(self._later[p]),
            clip(one.fourth, 3.0, -4.0) / 3.0,
            clip(one.third, 3.0, -4.0) / 3.0,
            one.leads / 4.0,
            one.row / 4.0,
            clip(one.fortune - max([x.fortune for x in others]), 6.0) / 6.0,
            float(one.cheaper),
            one.religion / 2.0,
            one.plot / 2.0,
        ]

    def _own(self, mine: Holding, rival: int) -> list[float]:
        """What only the mover knows: its hand, by category, and what it would be above Rome with it."""
        held, hand = mine.symbols, [0] * KINDS
        for card in (*mine.hand, *mine.drawn):
            hand[CATEGORY[card]] += SYMBOLS[card]
        room = max(held[LAND], held[INTRIGUE])
        ahead = [n - r for n, r in zip(held, self._rome, strict=True)]
        after = sorted([m + n for m, n in zip(ahead, hand, strict=True)], reverse=True)
        return [
            *[n / 4.0 for n in held],
            *[n / 3.0 for n in hand],
            clip(room - held[FLEET], 3.0, -2.0) / 3.0,
            clip(room - held[ARMY], 3.0, -2.0) / 3.0,
            clip(held[INTRIGUE] + hand[INTRIGUE] - rival, 4.0) / 3.0,
            *[clip(m, 3.0) / 3.0 for m in ahead],
            leads(after) / 4.0,
            clip(after[3], 3.0, -4.0) / 3.0,
        ]
