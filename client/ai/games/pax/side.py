"""What one seat should have at the end, in points, and how surely it exceeds Rome."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from client.ai.games.pax.forecast import KINDS, Rome
from client.rules.pax.data import (
    ARMY,
    CATEGORY,
    FLEET,
    INTRIGUE,
    LAND,
    POWER,
    RELIGION,
    SYMBOLS,
    WEALTH,
)
from client.rules.pax.data import MONEY_POINTS as MONEY
from client.rules.pax.state import Seat, symbols

GROWTH = 0.26  # symbols a category gains in each turn to come
GROWTH_DOUBT = 0.32
KEPT = 0.75  # of a card's worth is left when it waits a turn in hand
QUEUE = 1.3  # cards played in a turn, where those in hand wait for their turn
PRESENT, STRONGER = 2.0, 3.0
FREE_CARD = 2.2  # points of a card nobody sees, and 0.5 of them for each place further down the hand


def odds(z: float) -> float:
    """The logistic curve."""
    return 1.0 / (1.0 + exp(-z)) if z > -40.0 else 0.0


def kept(turns: int, place: int) -> float:
    """How much of a card's worth is left in a hand as the best but `place`, before so many turns."""
    return KEPT * exp(-place / (QUEUE * turns)) if turns else 0.0


def spends(turns: int) -> float:
    """Points an aureus buys with so many turns to come."""
    return 0.8 * (1.0 - exp(-turns / 1.6))


class Side:
    """One seat's outlook; every amount in points of the end unless it says otherwise."""

    __slots__ = (
        "_alike",
        "_lead",
        "_mean",
        "_parts",
        "_scale",
        "land",
        "me",
        "purse",
        "rows",
        "soon",
        "symbols",
        "turns",
    )

    def __init__(self, me: int, seat: Seat, turns: int, rome: Rome, alike: bool) -> None:
        """`turns` to come after the running one; `alike`: forces' bonus counts as strength."""
        self.me = me
        self.turns = turns
        self._alike = alike
        self.symbols = [symbols(row) for row in seat.area]
        self.rows = [len(row) for row in seat.area]
        self.soon = 1.0 - exp(-0.4 * turns)
        self.purse = spends(turns)
        self.land = 0.35 * self.soon
        self.see(rome)

    def see(self, rome: Rome) -> None:
        """Measure against this Rome."""
        self._lead: dict[int, float] = {}
        self._parts: dict[int, float] = {}
        grown = GROWTH * self.turns - 0.5
        self._mean = [m - grown for m in rome.mean]
        more = GROWTH_DOUBT * self.turns + 0.02
        self._scale = [0.55 * sqrt(d + more) for d in rome.doubt]
        if self._alike:
            self._mean[FLEET] -= self.symbols[ARMY] // POWER
            self._mean[ARMY] -= self.symbols[FLEET] // POWER

    def exceeds(self, category: int, strength: int) -> float:
        """The chance to be above Rome at the end with so many symbols now."""
        key = 64 * category + strength
        found = self._lead.get(key)
        if found is None:
            found = odds((strength - self._mean[category]) / self._scale[category])
            self._lead[key] = found
        return found

    def steep(self, category: int) -> float:
        """What a symbol more or less of Rome's changes in that chance."""
        p = self.exceeds(category, self.symbols[category])
        return p * (1.0 - p) / self._scale[category]

    def part(self, category: int, n: int) -> float:
        """Points from n symbols of a category, without what depends on the other categories."""
        key = 64 * category + n
        found = self._parts.get(key)
        if found is None:
            found = self._parts[key] = STRONGER * self.exceeds(category, n) + self._alone(category, n)
        return found

    def _alone(self, category: int, n: int) -> float:
        """The points that Rome has no part in."""
        total = PRESENT if n else PRESENT * 0.4 * self.soon
        if category in (FLEET, ARMY):
            total += n + n // POWER + 0.3 * self.soon * (n % POWER)
        elif category == WEALTH:
            total += self.purse * 0.5 * self.turns * (n // POWER + 0.12 * (n % POWER))
        elif category == RELIGION:
            level = min(n / POWER, 2.0)
            total += self.turns * (0.4 * min(int(level), 1) + 0.15 * (level == 2.0) + 0.1 * (level % 1.0))
        return total

    def room(self, held: Sequence[int]) -> float:
        """Points from room for fleets and armies that may come."""
        cap = max(held[LAND], held[INTRIGUE])
        free = min(3, cap - held[FLEET]) + min(3, cap - held[ARMY])
        return self.land * free

    def engine(self, rows: Sequence[int]) -> float:
        """Points from the income of the turns to come."""
        first, second = sorted(rows[:INTRIGUE])[-1:-3:-1]
        return self.purse * self.turns * (0.5 * first + 0.2 * second)

    def area(self, held: Sequence[int], rows: Sequence[int]) -> float:
        """Points from an area of so many symbols and cards by category."""
        total = self.room(held) + self.engine(rows)
        for c in range(KINDS):
            total += self.part(c, held[c])
        return total

    def money(self, aurei: int, fortune: int, best: float) -> float:
        """Points from money: what it buys, and the most of it; `best` is the largest other fortune."""
        return self.purse * aurei + MONEY * odds((fortune + 0.4 - best) / (0.3 + 0.8 * self.turns))

    def adds(self, card: int, held: Sequence[int], rows: Sequence[int]) -> float:
        """Points from one card more in such an area."""
        c, n = CATEGORY[card], SYMBOLS[card]
        more = self.part(c, held[c] + n) - self.part(c, held[c])
        if c in (FLEET, ARMY):
            room = max(held[LAND], held[INTRIGUE]) - held[c] - n
            if room < 0:
                return more * (0.5 * self.soon if room > -3 else 0.2 * self.soon)
            return more - self.land * (min(3, room + n) - min(3, room))
        if c in (LAND, INTRIGUE):
            cap = max(held[LAND], held[INTRIGUE])
            grown = max(cap, held[c] + n)
            for force in (FLEET, ARMY):
                more += self.land * (min(3, grown - held[force]) - min(3, cap - held[force]))
        return more + (0.0 if c == INTRIGUE else self._row(c, rows))

    def _row(self, category: int, rows: Sequence[int]) -> float:
        """What one card more does for the income to come."""
        first = max(rows[:INTRIGUE])
        longest = rows[category] + 1 > first
        return self.purse * self.turns * (0.5 if longest else 0.06)

    def hand(self, cards: Sequence[int], held: Sequence[int], rows: Sequence[int]) -> float:
        """Points from cards that stay in hand."""
        if not self.turns or not cards:
            return 0.0
        area, lines, total = list(held), list(rows), 0.0
        order = sorted(cards, key=lambda card: -self.adds(card, held, rows))
        for place, card in enumerate(order):
            share = kept(self.turns, place)
            if share < 0.05:
                break
            total += share * max(0.0, self.adds(card, area, lines))
            area[CATEGORY[card]] += SYMBOLS[card]
            lines[CATEGORY[card]] += 1
        return total

    def backs(self, cards: int) -> float:
        """Points from so many cards in a hand nobody sees."""
        return sum([FREE_CARD * kept(self.turns, place) for place in range(cards)])
