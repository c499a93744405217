"""How far every seat has come, as all can see it: how long the game may last and who leads."""

from __future__ import annotations

from math import exp

from client.rules.citadels.data import COST
from client.rules.citadels.state import State, count, size

PACE = 0.9  # districts built in a turn
PRICE = 2.8  # gold that a district costs
INCOME = (2.1, 0.22)  # gold in a turn, and more for each district that stands
CARD = 3.1  # points of a district that is still to be drawn


class Prospects:
    """Rounds to come and, seat by seat, what is missing, the turns to come and the points to be expected."""

    def __init__(self, s: State) -> None:
        self.s = s
        seats = s.seats
        self.per = 2 if len(seats) <= 3 else 1  # characters of a seat in a round
        self.full = size(s)
        self.need = [max(0, self.full - count(seat.city)) for seat in seats]
        self.income = [INCOME[0] + INCOME[1] * len(seat.city) for seat in seats]
        self.now = [self._turns_now(p) for p in range(len(seats))]
        self.left = self._left()
        self.turns = [now + self.left * self.per for now in self.now]
        self.built = [sum([COST[card] for card in seat.city]) for seat in seats]
        if s.coins:
            for p, seat in enumerate(seats):
                self.built[p] += sum([card in s.coins for card in seat.city])

    def _turns_now(self, p: int) -> float:
        """Turns of a seat still to come in this round, after the running one."""
        s = self.s
        if s.phase in ("round", "pick", "crown", "cast", "uniques", "deal"):
            return float(self.per)
        return float(len(s.seats[p].roles)) if s.phase != "close" else 0.0

    def pace(self, p: int) -> float:
        """Turns that a seat needs to complete its city."""
        seat, need = self.s.seats[p], self.need[p]
        money = (PRICE * need - seat.gold) / self.income[p]
        return max(need / PACE, money, 0.0) + 0.25 * max(0, need - len(seat.hand))

    def _left(self) -> float:
        """Rounds after this one."""
        s = self.s
        if s.last:
            return 0.0
        first = min([max(0.0, self.pace(p) - self.now[p]) for p in range(len(s.seats))])
        return 0.3 + 0.9 * first / self.per

    def expected(self, p: int) -> float:
        """Points at the end, from what lies open, as far as they tell the seats apart."""
        seat, turns = self.s.seats[p], self.turns[p]
        builds = min(float(self.need[p]), PACE * turns)
        gold = seat.gold + turns * self.income[p] - 1.5 * max(0.0, builds - len(seat.hand))
        total = self.built[p] + min(0.95 * gold, 3.6 * builds) + 0.3 * min(seat.gold, 4) * (turns > 0)
        return total + 2.0 * (seat.completed > 0) + 2.0 * (seat.completed == 1) + self.finish(p)

    def finish(self, p: int) -> float:
        """Points for completing the city still to be hoped for."""
        if self.s.seats[p].completed or not self.turns[p]:
            return 0.0
        late = self.pace(p) - self.turns[p]
        chance = 1.0 / (1.0 + exp(min(30.0, 1.5 * late)))
        return chance * (2.0 if self.s.last else 3.2)

    def hurts(self, me: int) -> list[float]:
        """How much of what another seat loses is this seat's gain, seat by seat."""
        points = [self.expected(p) for p in range(len(self.need))]
        heat = 3.0 + 0.8 * self.left
        top = max([one for p, one in enumerate(points) if p != me])
        weights = [exp((one - top) / heat) if p != me else 0.0 for p, one in enumerate(points)]
        whole = sum(weights)
        return [w / whole for w in weights]
