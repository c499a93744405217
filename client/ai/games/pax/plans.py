"""Which cards to play in one turn: every set of a hand that can be paid, weighed by the share of the win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from client.ai.games.pax.field import Field
from client.rules.pax.data import (
    ARMY,
    CATEGORY,
    CONSOLATION,
    FLEET,
    INTRIGUE,
    LAND,
    PRIMUS_POINTS,
    SENATOR,
    SYMBOLS,
)
from client.rules.pax.state import NOBODY

BEST = 7  # cards of a hand that are tried together
MOST = 4  # cards of one plan


class Means(NamedTuple):
    """What a seat can play with: hand, aurei, and the categories already played this turn."""

    hand: Sequence[int]
    aurei: int
    played: tuple[int, ...] = ()


class Left(NamedTuple):
    """What a seat has after a plan: symbols and cards by category, aurei with the income taken, its hand."""

    held: list[int]
    rows: list[int]
    aurei: int
    hand: list[int]


class Plan(NamedTuple):
    """Cards to play, the first of them first, and the share of the win in hundredths."""

    cards: tuple[int, ...]
    value: float


def plans(field: Field, me: int, means: Means, best: int = BEST, most: int = MOST) -> list[Plan]:
    """All plans worth a look, playing nothing more first, every single card among them."""
    side = field.sides[me]
    order = sorted(means.hand, key=lambda card: -side.adds(card, side.symbols, side.rows))
    found = [Plan((), value_of(field, me, means, ()))]
    seen: set[tuple[tuple[int, int], ...]] = set()
    for cards in _sets(order, best, most, means):
        faces = tuple(sorted([(CATEGORY[card], SYMBOLS[card]) for card in cards]))
        if faces not in seen and fits(side.symbols, cards):
            seen.add(faces)
            found.append(Plan(cards, value_of(field, me, means, cards)))
    return found


def _sets(order: Sequence[int], best: int, most: int, means: Means) -> Iterator[tuple[int, ...]]:
    """Sets of cards the purse can pay."""
    for size in range(1, most + 1):
        if cost_of(size, means) > means.aurei:
            return
        yield from combinations(order if size == 1 else order[:best], size)


def cost_of(cards: int, means: Means) -> int:
    """What it costs to play so many cards more."""
    first = len(means.played)
    return sum(range(first, first + cards))


def fits(symbols: Sequence[int], cards: Sequence[int]) -> bool:
    """Whether there is room for these fleets and armies, land and intrigue of the plan played first."""
    held = list(symbols)
    for card in cards:
        held[CATEGORY[card]] += SYMBOLS[card]
    room = max(held[LAND], held[INTRIGUE])
    return all([held[force] <= room or held[force] == symbols[force] for force in (FLEET, ARMY)])


def income(rows: Sequence[int], played: Sequence[int]) -> int:
    """What a turn earns with these rows after all plays."""
    if INTRIGUE in played:
        return 0
    if not played:
        return CONSOLATION
    return max([rows[c] for c in played]) + (SENATOR in played)


def after(symbols: Sequence[int], rows: Sequence[int], means: Means, cards: Sequence[int]) -> Left:
    """What is left of such an area and such means after playing just these cards."""
    held, lines = list(symbols), list(rows)
    played, hand = list(means.played), list(means.hand)
    for card in cards:
        c = CATEGORY[card]
        held[c] += SYMBOLS[card]
        lines[c] += 1
        played.append(c)
        hand.remove(card)
    return Left(held, lines, means.aurei - cost_of(len(cards), means) + income(lines, played), hand)


def value_of(field: Field, me: int, means: Means, cards: Sequence[int]) -> float:
    """The share of the win, in hundredths, after playing just these cards and taking the income."""
    side = field.sides[me]
    return _share(field, me, *after(side.symbols, side.rows, means, cards))


def _share(field: Field, me: int, held: list[int], rows: list[int], aurei: int, left: Sequence[int]) -> float:
    side = field.sides[me]
    keeps = keeping(field, me, held[INTRIGUE], left)
    points = side.area(held, rows) + side.hand(left, held, rows) + PRIMUS_POINTS * keeps
    points += side.money(aurei, aurei + len(left), field.richest(me))
    lead = [side.exceeds(c, n) for c, n in enumerate(held)]
    return 100.0 * field.win(me, points, field.reaches(sum(lead), lead), keeps)


def keeping(field: Field, me: int, mine: int, left: Sequence[int]) -> float:
    """The chance to own Primus Conspiratus at the end with so many symbols of intrigue and such a hand."""
    if field.s.solo:
        return 0.0
    plots = list(field.plots)
    plots[me] = mine + field.plotted(field.sides[me], left)
    owner = field.s.conspirator
    if owner == NOBODY:
        owner = me if mine else NOBODY
    elif mine > field.sides[owner].symbols[INTRIGUE]:
        owner = me
    return field.owners(plots, owner)[me]


def best_of(found: Sequence[Plan]) -> Plan:
    """The plan of the highest value."""
    return max(found, key=lambda plan: plan.value)
