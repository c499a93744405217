"""The arena and the race: chances of the ranks, what they pay, and which cards and dice to spend."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb, exp
from typing import NamedTuple

from client.ai.games.aquileia.building import slaves_for_building
from client.ai.games.aquileia.worth import Worth
from client.rules.aquileia.data import (
    ARENA,
    ARMS,
    BRONZE,
    GOLD,
    GOLD_SIDE,
    LAURELS,
    POTENTIA,
    PRIZE_COINS,
    SILVER,
    SILVER_SIDE,
    SLAVES,
    SPACES,
    STADIUM,
)
from client.rules.aquileia.state import FREE, State

DICE = 1.0  # mean of three red dice
BLUE_DIE = 1 / 3
CARD = 0.45  # strength of one unseen horse or weapon card in one contest
CARD_SLAVE = 0.25  # strength a rival takes from one slave card in the arena


LAID = 0.8  # how much of the strength in hand is laid in one contest
SPENT = 0.35  # what each strength laid costs


class Rival(NamedTuple):
    """A rival in a contest: the strength to expect, its deviation, the chance that it comes at all."""

    mean: float
    spread: float
    comes: float = 1.0


def ranks(mine: float, rivals: Sequence[Rival], spread: float) -> tuple[float, float, float]:
    """The chances to come first, second and third with this mean strength; ties count half."""
    first, second, third = 1.0, 0.0, 0.0
    for rival in rivals:
        gap = (rival.mean - mine) / max(0.05, (rival.spread**2 + spread**2) ** 0.5)
        ahead = rival.comes / (1.0 + exp(max(-40.0, min(40.0, -1.7 * gap))))
        third = third * (1 - ahead) + second * ahead
        second = second * (1 - ahead) + first * ahead
        first *= 1 - ahead
    return first, second, third


class Prizes(NamedTuple):
    """What the ranks of a contest pay one seat; `points` is what one strength more is worth to the winner."""

    first: float
    second: float
    third: float
    points: float = 0.0

    def of(self, chances: tuple[float, float, float], strength: float) -> float:
        """The mean over the ranks."""
        first, second, third = chances
        return first * (self.first + self.points * strength) + second * self.second + third * self.third


def arena_prizes(worth: Worth) -> Prizes:
    """Bronze to three, to the first twice its strength in points, to the second most often the slave card."""
    bronze = worth.coin[BRONZE]
    first, second, third = (count * bronze for count in PRIZE_COINS)
    return Prizes(first, second + 1.5 * worth.slave, third, 2.0)


def race_prizes(s: State, worth: Worth, metal: int) -> Prizes:
    """Coins of the own side to three, the better laurel to the first and the other one to the second."""
    unit = worth.coin[metal]
    first, second, third = (count * unit for count in PRIZE_COINS)
    better, other = laurel_hopes(s, worth)
    return Prizes(first + better, second + other, third)


def laurel_hopes(s: State, worth: Worth) -> tuple[float, float]:
    """What the first of the race may expect of its pick, and the second of what is left."""
    if not s.laurel_open:
        return 0.0, 0.0
    mine = s.seats[worth.me].laurels
    shown = worth.stadium(s.laurel_open[0])
    away = {*s.laurel_open, *s.laurel_out, *mine}
    unseen = [worth.stadium(card) for card in range(len(LAURELS)) if card not in away]
    if not unseen:
        return shown, 0.0
    better = sum([max(shown, value) for value in unseen]) / len(unseen)
    other = sum([min(shown, value) for value in unseen]) / len(unseen)
    return worth.w.laurel * better, 0.8 * worth.w.laurel * other


def side_of(s: State, me: int) -> int:
    """The metal of the side a seat races on; -1 when it does not."""
    if me in s.on[GOLD_SIDE.start : GOLD_SIDE.stop]:
        return GOLD
    return SILVER if me in s.on[SILVER_SIDE.start : SILVER_SIDE.stop] else -1


def start_of(s: State, me: int, spaces: range) -> int:
    """The starting strength of a seat's spaces in a contest."""
    return sum([SPACES[space].strength for space in spaces if s.on[space] == me])


def cards_for(s: State, me: int, metal: int) -> int:
    """The strength of a seat's own horse cards of a metal, or with bronze of its weapons."""
    horse = None if metal == BRONZE else metal
    return sum([ARMS[card].strength for card in s.seats[me].arms if ARMS[card].horse == horse])


def expected_rivals(s: State, me: int, spaces: range, *, placing: bool) -> list[Rival]:
    """All others as this seat must reckon with them before the dice: those there, and those who may come."""
    arena = spaces == ARENA
    open_spaces = sum([s.on[space] == FREE for space in spaces])
    rivals = []
    for other, seat in enumerate(s.seats):
        if other == me:
            continue
        start = float(start_of(s, other, spaces))
        comes = 1.0
        if not start:
            comes = min(0.65, 0.2 * seat.henchmen) if placing and open_spaces else 0.0
            start = 1.4
        if comes:
            cards = CARD * len(seat.arms) + (CARD_SLAVE * len(seat.slaves) if arena else 0.0)
            blue = 4 * BLUE_DIE * 0.75 if s.on[POTENTIA] == other else 0.0
            rivals.append(
                Rival(start + DICE + min(cards, 2.5) + blue, 1.1 + 0.2 * (len(seat.arms) > 0), comes)
            )
    return rivals


def taking_part(s: State, worth: Worth, spaces: range, metal: int, start: float) -> float:
    """What a contest is worth to a seat that starts it with this strength; 0 without a space in it."""
    if start <= 0:
        return 0.0
    me = worth.me
    placing = s.phase == "place"
    cards = min(3.0, LAID * cards_for(s, me, metal))
    blue = 4 * BLUE_DIE * 0.75 if s.on[POTENTIA] == me else 0.0
    helmet = 0.2 if me in s.order[:1] else -0.1 if me in s.order else 0.0
    mean = start + DICE + cards + blue + helmet
    prizes = arena_prizes(worth) if spaces == ARENA else race_prizes(s, worth, metal)
    chances = ranks(mean, expected_rivals(s, me, spaces, placing=placing), 1.0)
    return prizes.of(chances, mean + 0.3) - SPENT * cards


def arena_worth(s: State, worth: Worth, extra: float = 0.0) -> float:
    """What the arena is worth with the spaces held and so much strength more."""
    return taking_part(s, worth, ARENA, BRONZE, start_of(s, worth.me, ARENA) + extra)


def race_worth(s: State, worth: Worth, metal: int, extra: float = 0.0) -> float:
    """What the race is worth on this side with the spaces held and so much strength more."""
    return taking_part(s, worth, STADIUM, metal, start_of(s, worth.me, STADIUM) + extra)


class Contest(NamedTuple):
    """A contest under way as one seat sees it: exact where the dice have fallen and cards lie open."""

    me: int
    strength: int
    rivals: tuple[Rival, ...]
    prizes: Prizes
    metal: int
    blue: float  # what the own blue dice may still add
    favoured: float  # the helmet's half point

    def worth(self, more: float = 0.0) -> float:
        """The mean prize with so much strength more."""
        mean = self.strength + more + self.blue + self.favoured
        spread = 0.8 if self.blue else 0.05
        return self.prizes.of(ranks(mean, self.rivals, spread), self.strength + more + self.blue)


def under_way(s: State, worth: Worth, *, blue_left: int | None = None) -> Contest:
    """The contest this seat is being asked in; `blue_left` counts own blue dice still to be thrown in it."""
    me = worth.me
    arena = s.phase.startswith("arena")
    metal = BRONZE if arena else side_of(s, me)
    order = [seat for seat in s.turn_order() if s.strength[seat] != FREE]
    cards_open = s.phase.endswith("_cards")
    rivals = []
    for other in order:
        if other != me:
            later = cards_open and order.index(other) > order.index(me)
            rivals.append(_rival(s, other, later, arena, me))
    mine = blue_left if blue_left is not None else s.blue if s.on[POTENTIA] == me else 0
    use = (0.6 if arena and side_of(s, me) >= 0 else 1.0) * mine * BLUE_DIE
    prizes = arena_prizes(worth) if arena else race_prizes(s, worth, metal)
    return Contest(me, s.strength[me], tuple(rivals), prizes, metal, use, 0.0)


def _rival(s: State, other: int, later: bool, arena: bool, me: int) -> Rival:
    """A rival's strength now and what its cards, if its turn is to come, and its blue dice may add."""
    seat = s.seats[other]
    mean, spread = float(s.strength[other]), 0.05
    if later:
        cards = CARD * len(seat.arms) + (CARD_SLAVE * len(seat.slaves) if arena else 0.0)
        mean += min(cards, 3.0)
        spread += 0.9 if seat.arms or (arena and seat.slaves) else 0.0
    if s.on[POTENTIA] == other and s.blue:
        mean += 0.8 * BLUE_DIE * s.blue
        spread += 0.8
    rank = s.order
    if rank.index(other) < rank.index(me):
        mean += 0.25  # ties go to the helmet that stands further ahead
    else:
        mean -= 0.25
    return Rival(mean, spread)


class Card(NamedTuple):
    """A card that can be laid: a slave or a horse or weapon, its number, strength and worth in hand."""

    slave: bool
    number: int
    strength: int
    cost: float


class Hand(NamedTuple):
    """Cards to lay in a contest, as (is a slave, number), and what they gain beyond their worth."""

    cards: tuple[tuple[bool, int], ...]
    gain: float


HOPELESS = Hand((), -1.0)  # nothing that all cards together could gain


def best_hand(s: State, worth: Worth, *, quick: bool = False) -> Hand:
    """The set of own cards that raises the prize most beyond what the cards are worth; empty when none does.

    `quick` tries single cards and the cheapest ones together only.
    """
    contest = under_way(s, worth)
    cards = playable(s, worth, s.phase.startswith("arena"), contest.metal)
    found = Hand((), 0.0)
    if not cards:
        return found
    base = contest.worth()
    if contest.worth(sum([card.strength for card in cards])) - base < 0.05:
        return HOPELESS
    building = slaves_for_building(s, worth) if any(card.slave for card in cards) else [0.0]
    for tried in _some_sets(cards) if quick else _all_sets(cards):
        gain = contest.worth(sum([card.strength for card in tried])) - base
        gain -= sum([card.cost for card in tried])
        gain -= building[min(len(building) - 1, sum([card.strength for card in tried if card.slave]))]
        if gain > found.gain + 1e-9:
            found = Hand(tuple([(card.slave, card.number) for card in tried]), gain)
    return found


def _some_sets(cards: Sequence[Card]) -> list[Sequence[Card]]:
    return [*[(card,) for card in cards], *[cards[:size] for size in range(2, len(cards) + 1)]]


def _all_sets(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """All sets up to four cards, one of each sort of strengths; and all cards together."""
    seen: dict[tuple[tuple[bool, int], ...], Sequence[Card]] = {}
    for size in range(1, min(4, len(cards)) + 1):
        for tried in combinations(cards, size):
            seen.setdefault(tuple([(card.slave, card.strength) for card in tried]), tried)
    return [*seen.values(), cards]


def playable(s: State, worth: Worth, arena: bool, metal: int) -> list[Card]:
    """Own cards that count here, the cheapest strength first, at most seven."""
    seat, w = s.seats[worth.me], worth.w
    any_horse = s.options.any_horse_any_side and not arena
    fade = min(1.0, (worth.races - 1) / 2.5)  # with no contest to come a card is worth nothing more
    rows = []
    for card in seat.arms:
        row = ARMS[card]
        fits = row.horse is None if arena else (row.horse is not None if any_horse else row.horse == metal)
        if fits:
            unit = 0.75 * (w.weapon if arena else w.horse)
            rows.append(Card(False, card, row.strength, unit * row.strength * fade))
    if arena:
        rows.extend([Card(True, card, SLAVES[card], worth.slave * SLAVES[card]) for card in seat.slaves])
    rows.sort(key=lambda card: (card.cost / card.strength, -card.strength, card.number))
    return rows[:7]


def blue_worth(s: State, worth: Worth, dice: int) -> float:
    """What throwing so many blue dice now is worth, dice kept for the race counted."""
    contest = under_way(s, worth, blue_left=0)
    total = 0.0
    for hits in range(dice + 1):
        chance = comb(dice, hits) * BLUE_DIE**hits * (1 - BLUE_DIE) ** (dice - hits)
        total += chance * contest.worth(hits)
    if s.phase == "arena_blue" and side_of(s, worth.me) >= 0:
        total += 0.55 * (s.blue - dice)
    return total
