"""Where the drawn counters go: all ways to place those left in hand, by what the columns are worth then."""

from __future__ import annotations

from client.ai.games.siberia.land import KINDS, outcome, workers_of
from client.ai.games.siberia.worth import Worth
from client.rules.play import Decision
from client.rules.siberia.data import (
    COLUMNS,
    FIRST_RESOURCE,
    LOGISTICIAN,
    NODES,
    NONE,
    RESEARCH,
    RESOURCE,
    STEPS,
    columns_of,
)
from client.rules.siberia.moves import COLUMN_OF, counter_of
from client.rules.siberia.state import listed, room

FIRST = 0.4  # a counter under research costs the first action
AGAIN = 0.3  # and each one more brings less, as the columns stay empty


def uncovered_now(worth: Worth) -> list[int]:
    """The spaces left in each column, the counters planned counted."""
    return room(worth.seat)[: len(COLUMNS)]


def searched(worth: Worth, counter: int, before: int) -> float:
    """A counter under research, with so many there before it."""
    r = RESOURCE[counter]
    value = worth.research[r] if r != NONE else max(worth.research)
    return 0.8 * value + (AGAIN if before else -FIRST)


def placings(worth: Worth, asked: Decision) -> list[float]:
    """What the best way to place all counters brings that begins with each move, over research for it."""
    hand = [c for c, planned in zip(worth.seat.hand, worth.seat.plan, strict=True) if planned == NONE]
    found = Ways(worth, hand).run()
    rates = []
    for move in asked.moves:
        counter = counter_of(move.piece)
        rates.append(found[counter, COLUMN_OF[move.to]] - found[counter, RESEARCH])
    return rates


class Ways:
    """Every way to place the counters left, tried out by one."""

    def __init__(self, worth: Worth, hand: list[int]) -> None:
        self.worth = worth
        self.hand = hand
        self.rows = [worth.row(column) for column in range(len(COLUMNS))]
        self.free = uncovered_now(worth)
        self.way = [0] * len(hand)
        self.best: dict[tuple[int, int], float] = {}
        self.more = [walked_for(worth, r) for r in KINDS]
        self.base = [searched(worth, counter, 1) for counter in hand]

    def run(self) -> dict[tuple[int, int], float]:
        """The value of the best way in which each counter goes to each column."""
        self._try(0, 0.0, worth_research(self.worth))
        return self.best

    def _try(self, k: int, value: float, searching: int) -> None:
        if k == len(self.hand):
            self._note(value + self._together())
            return
        way, free, rows = self.way, self.free, self.rows
        for column in columns_of(self.hand[k]):
            left = free[column]
            if left:
                free[column] = left - 1
                way[k] = column
                self._try(k + 1, value + rows[column][left - 1] - rows[column][left], searching)
                free[column] = left
        way[k] = RESEARCH
        first = 0.0 if searching else FIRST + AGAIN
        self._try(k + 1, value + self.base[k] - first, searching + 1)

    def _together(self) -> float:
        """What a logistician does for the columns ready with it."""
        if self.free[LOGISTICIAN]:
            return 0.0
        return max([0.0, *[self.more[r] for r in KINDS if not self.free[FIRST_RESOURCE + r]]])

    def _note(self, value: float) -> None:
        best = self.best
        for place in zip(self.hand, self.way, strict=True):
            if best.get(place, -1e9) < value:
                best[place] = value


def worth_research(worth: Worth) -> int:
    """Counters under research, the planned ones with them."""
    return worth.seat.plan.count(RESEARCH)


def walked_for(worth: Worth, r: int) -> float:
    """What three steps would add to mining one resource, half of which the logistician is worth anyway."""
    workers = workers_of(worth.seat.pawns)
    price = int(1000 * worth.price[r])
    if not workers or not price:
        return 0.0
    gains = [0] * len(NODES)
    for area in listed(worth.s.lying[r]):
        gains[area] = price
    best = outcome(workers, STEPS, tuple(gains), worth.s.closed)
    return 0.5 * (best - price * worth.takes[r]) / 1000.0


def placings_quick(worth: Worth, asked: Decision) -> list[float]:
    """What each counter alone adds where it goes, with half of what a second one like it may add."""
    free = uncovered_now(worth)
    fitting = [0] * len(COLUMNS)
    for counter, planned in zip(worth.seat.hand, worth.seat.plan, strict=True):
        if planned == NONE:
            for column in columns_of(counter):
                fitting[column] += 1
    before = worth_research(worth)
    rates = []
    for move in asked.moves:
        column = COLUMN_OF[move.to]
        if column == RESEARCH:
            rates.append(searched(worth, counter_of(move.piece), before))
            continue
        row, left = worth.row(column), free[column]
        value = row[left - 1] - row[left]
        if left == 2 and fitting[column] > 1:
            value = max(value, 0.45 * (row[0] - row[2]))
        rates.append(value)
    return rates
