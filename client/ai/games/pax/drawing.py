"""Where drawn cards go: three cards for three destinations, some of them not seen yet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import permutations
from typing import NamedTuple

from client.ai.games.pax.forecast import unseen
from client.ai.games.pax.worth import FACES, SAMPLE, SHARES, Worth
from client.rules.pax.data import CATEGORY
from client.rules.pax.moves import BOTTOM, DESTINATIONS, HAND, LEGION
from client.rules.pax.state import Row, State, purchase_price

LUCK = 0.3  # how much better than the mean the better of two cards is
NEVER = -1e9


class Gains(NamedTuple):
    """What a card brings at each destination, hundredths of the win."""

    hand: float
    legion: float
    bottom: float = 0.0


class Drawing:
    """The draw of one seat, by its worths."""

    def __init__(self, s: State, worth: Worth, *, careful: bool) -> None:
        """`careful`: what others and the own purchase make of the piles counts too."""
        self.s = s
        self.worth = worth
        self.careful = careful
        self._seat = s.seats[worth.me]
        self._best = self._purchases() if careful else []

    def _purchases(self) -> list[float]:
        """What buying each pile would bring."""
        return [purchase(self.s, self.worth, k) for k in range(len(self.s.legions))]

    @cached_property
    def _now(self) -> float:
        return self.worth.piles(self.s.legions)

    def hand(self, card: int) -> float:
        """A card in the hand."""
        worth = self.worth
        value = worth.card(card)
        place = sum([worth.card(other) > value for other in self._seat.hand])
        return worth.held(value, place)

    def legion(self, card: int, k: int) -> float:
        """A card under a legion: what Rome does with the piles then, and what it may cost to have it back."""
        piles = list(self.s.legions)
        piles[k] += (card,)
        value = self.worth.piles(piles) - self._now
        if self.careful:
            rest = max([0.0, *[best for other, best in enumerate(self._best) if other != k]])
            before, after = max(rest, self._best[k]), max(rest, purchase(self.s, self.worth, k, piles))
            value += 0.8 * (after - before)
        return value

    def gains(self, card: int) -> Gains:
        """A card at the best of each destination."""
        return Gains(self.hand(card), max([self.legion(card, k) for k in range(len(self.s.legions))]))

    @cached_property
    def _faces(self) -> list[tuple[Gains, float]]:
        """What the next card may bring, with the chance of it."""
        symbols, _ = unseen(self.s, self.worth.me)
        weights = [max(0.0, symbols[c]) * SHARES[n] for c, n in FACES]
        whole = sum(weights) or 1.0
        found = zip(FACES, weights, strict=True)
        return [(self.gains(SAMPLE[face]), w / whole) for face, w in found if w > 0.0]

    def after(self, unused: Sequence[str], known: Sequence[int], unknown: int) -> float:
        """What the destinations left bring for the cards in sight and so many not seen yet."""
        if not self.careful:
            return self._roughly(unused, known, unknown)
        return self._rest(tuple(unused), [self.gains(card) for card in known], unknown)

    def _roughly(self, unused: Sequence[str], known: Sequence[int], unknown: int) -> float:
        """The same for the hand alone."""
        if HAND not in unused:
            return 0.0
        best = max([self.hand(card) for card in known], default=0.0)
        if unknown:
            best = max(best, self.worth.drawn * (1.0 + LUCK * (unknown - 1 + len(known))))
        return best

    def _rest(self, unused: tuple[str, ...], known: list[Gains], unknown: int) -> float:
        if not unused or not (known or unknown):
            return 0.0
        if unknown == 0:
            return _assigned(unused, known)
        if known or len(unused) == 1:
            return sum([chance * _assigned(unused, [*known, one]) for one, chance in self._faces])
        total = 0.0
        later = {to: self._rest(tuple([u for u in unused if u != to]), [], unknown - 1) for to in unused}
        for one, chance in self._faces:
            total += chance * max([_at(one, to) + later[to] for to in unused])
        return total


def _at(gains: Gains, to: str) -> float:
    return gains[DESTINATIONS.index(to)]


def _assigned(unused: Sequence[str], known: Sequence[Gains]) -> float:
    """The best way to give each card a destination of its own."""
    if len(known) > len(unused):
        known = known[: len(unused)]
    return max(
        [
            sum([_at(gains, to) for gains, to in zip(known, way, strict=True)])
            for way in permutations(unused, len(known))
        ]
    )


def purchase(s: State, worth: Worth, k: int, legions: Sequence[Row] | None = None) -> float:
    """What buying a pile brings: its cards, what Rome does not get, less its price."""
    piles = s.legions if legions is None else legions
    seat = s.seats[worth.me]
    cost = purchase_price(s, seat, piles[k])
    if cost > seat.aurei or not piles[k]:
        return NEVER
    without = list(piles)
    without[k] = ()
    return cards_bought(worth, piles[k]) - cost * worth.aureus + worth.piles(without) - worth.piles(piles)


def cards_bought(worth: Worth, pile: Row) -> float:
    """What the cards of a pile are worth in the hand, the second of a category a little less."""
    side = worth.side
    hand = len(worth.field.s.seats[worth.me].hand)
    values = sorted([worth.card(card) for card in pile], reverse=True)
    total = sum([worth.held(value, place + hand // 2) for place, value in enumerate(values)])
    new = [CATEGORY[card] for card in pile if not side.symbols[CATEGORY[card]]]
    return total - worth.point * 1.5 * (len(new) - len(set(new)))


def destination(to: str) -> str:
    """The destination a move's zone means."""
    if to == "deck":
        return BOTTOM
    return LEGION if to.startswith("legion") else HAND
