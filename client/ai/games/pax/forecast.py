"""What Rome should have at the end: its open cards, its hidden ones, the piles it will take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from client.rules.pax.data import CARDS, CATEGORIES, CATEGORY, DRAWN, SET, SIZES, SYMBOLS
from client.rules.pax.state import Row, State, price, strength

KINDS = len(CATEGORIES)
BOUGHT = 0.55  # piles bought in a turn
LATER = 0.26  # symbols a category of Rome gains in each round after this one
LATER_DOUBT = 0.4  # and the variance of it
STAYS = 0.4  # chance that a pile which is left lying ends above the row in the long run
SYMBOLS_OF = tuple([sum([card.symbols for card in CARDS[:SET] if card.category == c]) for c in range(KINDS)])
SQUARE = sum([card.symbols**2 for card in CARDS[:SET]]) / sum([card.symbols for card in CARDS[:SET]])


class Rome(NamedTuple):
    """Rome's symbols at the end by category as one pair of eyes may expect them."""

    mean: list[float]
    doubt: list[float]  # the variance
    takes: list[float]  # for each legion the chance that Rome gets the pile that lies there


def rounds_to_come(s: State) -> int:
    """How many rounds should follow the running one."""
    if s.ran_out or not s.phase:
        return 0
    seats = len(s.seats)
    drawn = s.phase in ("buy", "play")
    return _rounds(seats, max(0, len(s.deck) - (DRAWN - 1) * (seats - s.turn - drawn)))


@cache
def _rounds(seats: int, deck: int) -> int:
    """Rounds that a deck of so many cards gives, counted at the end of a round."""
    filled = 1 + round(BOUGHT * seats)
    rounds = 0
    while deck >= max(filled, 1):
        rounds += 1
        deck -= filled + (DRAWN - 1) * seats
    return rounds


def forecast(s: State, eyes: int | None, rounds: int, legions: Sequence[Row]) -> Rome:
    """Rome's end as these eyes expect it (None: the hidden cards are known), with these piles lying there."""
    mean = [float(n) for n in strength(s.rome)]
    doubt = [0.0] * KINDS
    if eyes is None or s.seats[eyes].peeked:
        for card in s.hidden:
            mean[CATEGORY[card]] += SYMBOLS[card]
    else:
        _hidden(s, eyes, mean, doubt)
    if not s.phase:
        return Rome(mean, doubt, [0.0] * len(legions))
    takes = fates(s, rounds, legions)
    for pile, chance in zip(legions, takes, strict=True):
        for card in pile:
            n = SYMBOLS[card]
            mean[CATEGORY[card]] += n * chance
            doubt[CATEGORY[card]] += n * n * chance * (1.0 - chance)
    for c in range(KINDS):
        mean[c] += LATER * rounds
        doubt[c] += LATER_DOUBT * rounds
    return Rome(mean, doubt, takes)


def _hidden(s: State, eyes: int, mean: list[float], doubt: list[float]) -> None:
    """Rome's hidden cards may be any that these eyes do not see."""
    symbols, cards = unseen(s, eyes)
    for c in range(KINDS):
        each = symbols[c] / cards
        mean[c] += len(s.hidden) * each
        doubt[c] += len(s.hidden) * each * (SQUARE - each)


def unseen(s: State, eyes: int) -> tuple[list[float], int]:
    """The symbols by category that these eyes see nowhere, and on how many cards they are."""
    sets = SIZES[len(s.seats)].sets
    left = [float(sets * n) for n in SYMBOLS_OF]
    cards = sets * SET
    seen: list[Sequence[int]] = [*s.rome, *s.legions, s.seats[eyes].hand, s.seats[eyes].drawn]
    for seat in s.seats:
        seen += seat.area
    for row in seen:
        cards -= len(row)
        for card in row:
            left[CATEGORY[card]] -= SYMBOLS[card]
    return left, max(cards, 1)


def fates(s: State, rounds: int, legions: Sequence[Row]) -> list[float]:
    """For each legion the chance that its pile joins Rome, this round or later."""
    others = max(0, len(s.seats) - 1 - s.turn)  # turns of others before Rome takes one
    heat = 0.05 + 0.8 * others
    prices = [price(pile) - 0.001 * k if pile else -99.0 for k, pile in enumerate(legions)]
    top = max(prices)
    weights = [exp((p - top) / heat) for p in prices]
    whole = sum(weights)
    later = STAYS * (1.0 - exp(-0.8 * rounds))
    bought = min(0.8, BOUGHT * others / len(legions))
    return [w / whole + (1.0 - w / whole) * (1.0 - bought) * later for w in weights]
