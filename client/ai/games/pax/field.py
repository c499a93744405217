"""The whole position: who leads, whether Rome holds out, who would then win on its side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp, sqrt

from client.ai.games.pax.forecast import KINDS, forecast, rounds_to_come
from client.ai.games.pax.side import Side, odds
from client.rules.pax.data import CATEGORY, INTRIGUE, PRIMUS_POINTS, SYMBOLS
from client.rules.pax.rome import goal
from client.rules.pax.state import NOBODY, Row, State

CERTAIN = 2.0  # points by which a lead counts at the end
DOUBT = 0.7  # and more for each round to come
RACE = 0.2  # symbols of intrigue by which a lead counts in the race at the end
RACE_DOUBT = 0.3  # and more for each turn to come
READY = 0.8  # of a symbol of intrigue in hand counts in the race for Primus Conspiratus
HAND_PLOT = 0.15  # symbols of it in a card nobody sees
SOLO_POINTS = 0.004  # of the win for each point, alone


class Field:
    """A position as one pair of eyes may judge it, or with everything open (None)."""

    def __init__(self, s: State, eyes: int | None, legions: Sequence[Row] | None = None) -> None:
        """`legions`: the piles as they would lie, those of the state by default."""
        self.s = s
        self.eyes = eyes
        self.rounds = rounds_to_come(s)
        self.rome = forecast(s, eyes, self.rounds, s.legions if legions is None else legions)
        self.goal = goal(s)
        alike = s.options.bonus_counts_as_strength
        self.sides = [Side(p, seat, self._turns(p), self.rome, alike) for p, seat in enumerate(s.seats)]
        self.heat = CERTAIN + DOUBT * self.rounds
        self.fortunes = [seat.aurei + len(seat.hand) for seat in s.seats]
        self.lead = [[side.exceeds(c, side.symbols[c]) for c in range(KINDS)] for side in self.sides]
        self.reach = [self.reaches(sum(lead), lead) for lead in self.lead]

    def _turns(self, p: int) -> int:
        """Turns of a seat after the running one."""
        s = self.s
        place = (p - s.start) % len(s.seats) if s.start != NOBODY else 0
        return self.rounds + (place > s.turn and s.phase not in ("", "end", "strengthen"))

    def reaches(self, total: float, lead: Sequence[float]) -> float:
        """The chance to exceed Rome in enough categories, from the chances in each."""
        doubt = 0.05 + sum([p * (1.0 - p) for p in lead])
        return odds((total - self.goal + 0.5) / (0.55 * sqrt(doubt)))

    @cached_property
    def pull(self) -> list[float]:
        """How much of that chance one category more brings to each seat."""
        found = []
        for reach, lead in zip(self.reach, self.lead, strict=True):
            doubt = 0.05 + sum([one * (1.0 - one) for one in lead])
            found.append(reach * (1.0 - reach) / (0.55 * sqrt(doubt)))
        return found

    @cached_property
    def points(self) -> list[float]:
        """What every seat should have at the end if Rome falls."""
        found = []
        for side, seat in zip(self.sides, self.s.seats, strict=True):
            total = side.area(side.symbols, side.rows) + PRIMUS_POINTS * self.keeps[side.me]
            total += side.money(seat.aurei, self.fortunes[side.me], self.richest(side.me))
            if self.eyes in (None, side.me):
                cards = seat.hand + seat.drawn if self.eyes is None else seat.hand
                total += side.hand(cards, side.symbols, side.rows)
            else:
                total += side.backs(len(seat.hand))
            found.append(total)
        return found

    def richest(self, me: int) -> float:
        """The largest fortune of the others."""
        return float(max([f for other, f in enumerate(self.fortunes) if other != me], default=0))

    @cached_property
    def keeps(self) -> list[float]:
        """Each seat's chance to own Primus Conspiratus at the end."""
        return self.owners(self.plots, self.s.conspirator)

    @cached_property
    def plots(self) -> list[float]:
        """Each seat's symbols of intrigue, those in hand counted as far as they may still be played."""
        return [side.symbols[INTRIGUE] + self._plotted(side) for side in self.sides]

    def _plotted(self, side: Side) -> float:
        hand = self.s.seats[side.me].hand
        if self.eyes in (None, side.me):
            return self.plotted(side, hand)
        return HAND_PLOT * len(hand) if side.turns else 0.0

    def plotted(self, side: Side, hand: Sequence[int]) -> float:
        """What intrigue in this hand counts."""
        if not side.turns:
            return 0.0
        return READY * sum([SYMBOLS[card] for card in hand if CATEGORY[card] == INTRIGUE])

    def owners(self, intrigue: Sequence[float], owner: int) -> list[float]:
        """The same with so many symbols of intrigue in every seat and this owner now."""
        if self.s.solo:
            return [0.0]
        heat = RACE + RACE_DOUBT * max([side.turns for side in self.sides])
        weights = [exp((n + (0.6 if p == owner else 0.0)) / heat) for p, n in enumerate(intrigue)]
        nobody = exp(0.6 / heat) * (4.0 if self.rounds == 0 else 0.6) if owner == NOBODY else 0.0
        whole = sum(weights) + nobody
        return [w / whole for w in weights]

    @cached_property
    def others(self) -> list[float]:
        """For each seat the chance that none of the others beats Rome."""
        found = []
        for me in range(len(self.sides)):
            chance = 1.0
            for p, reach in enumerate(self.reach):
                if p != me:
                    chance *= 1.0 - reach
            found.append(chance)
        return found

    @property
    def holds(self) -> float:
        """The chance that Rome holds out."""
        if self.s.options.rome_test == "collective" and not self.s.solo:
            return 1.0 - self.together
        return self.others[0] * (1.0 - self.reach[0])

    @cached_property
    def together(self) -> float:
        """The chance that the players exceed Rome in enough categories together."""
        lead = [self._any(c) for c in range(KINDS)]
        return self.reaches(sum(lead), lead)

    def _any(self, c: int) -> float:
        none = 1.0
        for lead in self.lead:
            none *= 1.0 - lead[c]
        return 1.0 - none

    @cached_property
    def weights(self) -> list[float]:
        """exp of every seat's points over the heat, the best as 1."""
        best = max(self.points)
        return [exp((p - best) / self.heat) for p in self.points]

    def share(self, me: int) -> float:
        """A seat's share of the win as things are."""
        return self.win(me, self.points[me], self.reach[me], self.keeps[me])

    def win(self, me: int, points: float, reach: float, keeps: float) -> float:
        """The share with other points, another chance to beat Rome and to own Primus Conspiratus."""
        if self.s.solo:
            return reach + SOLO_POINTS * points
        holds = self._holds_with(me, reach)
        return (1.0 - holds) * self.first(me, points) + holds * keeps

    def _holds_with(self, me: int, reach: float) -> float:
        if self.s.options.rome_test == "collective":
            return min(1.0, max(0.0, self.holds - 0.5 * (reach - self.reach[me])))
        return self.others[me] * (1.0 - reach)

    def first(self, me: int, points: float) -> float:
        """The share of the win among the players with so many points."""
        rest = sum(self.weights) - self.weights[me]
        mine = exp(min(60.0, (points - max(self.points)) / self.heat))
        return mine / (mine + rest)
