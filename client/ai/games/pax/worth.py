"""What single things are worth to one seat: a card in the area, an aureus, a symbol of Rome's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from client.ai.games.pax.field import SOLO_POINTS, Field
from client.ai.games.pax.forecast import KINDS, fates
from client.ai.games.pax.plans import keeping
from client.ai.games.pax.side import STRONGER, kept
from client.rules.pax.data import CATEGORY, INTRIGUE, PRIMUS_POINTS, SET, SYMBOLS
from client.rules.pax.state import Row

SHARES = (0.0, 0.6, 0.4)  # of a category's cards, by symbols
FACES = [(c, n) for c in range(KINDS) for n in (1, 2)]
_ALIKE = {face: [card for card in range(SET) if (CATEGORY[card], SYMBOLS[card]) == face] for face in FACES}
SAMPLE = {
    face: cards[len(cards) // 2] for face, cards in _ALIKE.items()
}  # a card of each face, of middle price


class Worth:
    """Prices for one seat in hundredths of the win, true for small changes of the position."""

    def __init__(self, field: Field, me: int) -> None:
        self.field = field
        self.me = me
        self.side = field.sides[me]
        if field.s.solo:
            self.point, self.reach, self.owning = 100.0 * SOLO_POINTS, 100.0, 0.0
        else:
            self._prices()
        self.pull = self.reach * field.pull[me]
        self.aureus = self.point * self._aureus()
        self.area = {face: self._adds(face) for face in FACES}
        self.rome = self._rome()

    def _prices(self) -> None:
        """A point, a chance to beat Rome, a chance to be the conspirator."""
        field, me = self.field, self.me
        first, holds, keeps = field.first(me, field.points[me]), field.holds, field.keeps[me]
        self.point = 100.0 * max(0.02, (1.0 - holds) * first * (1.0 - first) / field.heat)
        self.reach = 100.0 * field.others[me] * (first - keeps)
        self.owning = 100.0 * holds + PRIMUS_POINTS * self.point

    def _aureus(self) -> float:
        """Points of one aureus more."""
        seat, field = self.field.s.seats[self.me], self.field
        fortune, best = field.fortunes[self.me], field.richest(self.me)
        more = self.side.money(seat.aurei + 1, fortune + 1, best)
        return more - self.side.money(seat.aurei, fortune, best)

    def _adds(self, face: tuple[int, int]) -> float:
        """A card of this face in the area, its step and its income left out."""
        side, (c, n) = self.side, face
        held = side.symbols
        value = self.point * side.adds(SAMPLE[face], held, side.rows)
        value += self.pull * (side.exceeds(c, held[c] + n) - side.exceeds(c, held[c]))
        if c == INTRIGUE and not self.field.s.solo:
            more = (
                keeping(self.field, self.me, held[c] + n, self.field.s.seats[self.me].hand)
                - self.field.keeps[self.me]
            )
            value += self.owning * more
        return value

    def _rome(self) -> list[float]:
        """The cost to this seat of a symbol more for Rome, by category: below 0 for who sides with it."""
        field, me = self.field, self.me
        costs = [(self.point * STRONGER + self.pull) * self.side.steep(c) for c in range(KINDS)]
        if field.s.solo:
            return costs
        whole, holds = sum(field.weights), field.holds
        mine = field.weights[me] / whole
        for p, side in enumerate(field.sides):
            if p != me:
                both = mine * field.weights[p] / whole
                alone = holds / max(1e-6, 1.0 - field.reach[p])
                each = 100.0 * alone * (mine - field.keeps[me]) * field.pull[p]
                each -= 100.0 * (1.0 - holds) * both / field.heat * STRONGER
                costs = [cost + each * side.steep(c) for c, cost in enumerate(costs)]
        return costs

    @cached_property
    def drawn(self) -> float:
        """What a card not seen yet should be worth in the hand."""
        return sum([SHARES[n] * self.held(self.area[c, n]) for c, n in FACES]) / KINDS

    def card(self, card: int) -> float:
        """A card in the area."""
        return self.area[CATEGORY[card], SYMBOLS[card]]

    def held(self, value: float, place: int = 0) -> float:
        """What such a card is worth in the hand now, this turn's plays included."""
        return max(0.0, value) * max(kept(self.side.turns + 1, place), 0.1)

    def piles(self, legions: Sequence[Row]) -> float:
        """What Rome will do to this seat with piles as they lie."""
        takes = fates(self.field.s, self.field.rounds, legions)
        rome = self.rome
        total = 0.0
        for pile, chance in zip(legions, takes, strict=True):
            if pile:
                total -= chance * sum([rome[CATEGORY[card]] * SYMBOLS[card] for card in pile])
        return total
