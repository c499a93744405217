"""What a seat's things are worth to it, in thousands of rubles."""

from __future__ import annotations

from functools import cached_property

from client.ai.games.siberia.land import (
    KINDS,
    best_prices,
    cubes_at,
    held,
    outcome,
    rounds_left,
    short_walk,
    workers_of,
)
from client.rules.siberia.data import (
    ALL_AREAS,
    AREAS,
    COLUMNS,
    FIRST_RESOURCE,
    INVESTOR,
    LOGISTICIAN,
    MANAGER,
    MARKETS,
    NODES,
    SALESMAN,
    SPACES,
    STEPS,
    TILES,
    VLADIVOSTOK,
    WORKER,
)
from client.rules.siberia.state import HOME, MARKET, State, listed

READY = (1.0, 0.5, 0.25)  # how surely a resource is mined while so many spaces of its column are uncovered
HALF = (0.9, 0.42, 0.0)  # what is left of an action's worth while so many spaces are uncovered
LATER = 0.25  # cubes that each worker may yet reach, as a share of one under it
CREW_NOW, CREW_LATER = 2.0, 1.1  # a worker, and more for each round to come
CREW = (1.0, 1.0, 1.0, 1.0, 0.9, 0.5)  # the share of it for the next one, by those there are
COUNTER = 0.8  # a counter of no special use
TILE = {MANAGER: 1.5, LOGISTICIAN: 1.5, SALESMAN: 0.5, WORKER: 0.8, INVESTOR: 0.8}  # a round, by column


class Worth:
    """The worth of everything to one seat; it reads only what the seat sees."""

    def __init__(self, s: State, me: int, *, careful: bool = True) -> None:
        """`careful`: walks are planned step by step."""
        self.s = s
        self.careful = careful
        self.me = me
        seat = self.seat = s.seats[me]
        self.left = rounds_left(s)
        self.soon = min(1.0, self.left)  # how surely there is a round after this one
        self.free = [SPACES - len(row) for row in seat.rows]
        self.tiled = [False] * len(COLUMNS)
        for tile in seat.tiles:
            self.tiled[TILES[tile]] = True
            self.free[TILES[tile]] -= 1
        self.at = 0
        self.crew = 0  # workers
        self.markets = 0  # a bit for each exchange with an own salesman
        for place in seat.pawns:
            if place < AREAS:
                self.at |= 1 << place
            if place <= VLADIVOSTOK:
                self.crew += 1
            elif place < HOME:
                self.markets |= 1 << place - MARKET
        self._prices = tuple(s.prices)
        self.price = best_prices(self._prices, self.markets)
        self._rows: list[tuple[float, ...] | None] = [None] * len(COLUMNS)
        self.takes = [(s.lying[r] & self.at).bit_count() for r in KINDS]

    def sure(self, column: int) -> float:
        """How surely the column's action comes in time, by the spaces still uncovered."""
        free = self.free[column]
        return READY[free] if not free else READY[free] * self.soon

    @cached_property
    def gains(self) -> tuple[float, ...]:
        """What a worker in each node brings."""
        found = [0.0] * len(NODES)
        lying = self.s.lying
        for r in KINDS:
            each = self.price[r] * self.sure(FIRST_RESOURCE + r)
            if each:
                for area in listed(lying[r]):
                    found[area] += each
        return tuple(found)

    @cached_property
    def ground(self) -> tuple[int, ...]:
        """The same in rubles, for planning walks."""
        return tuple([int(1000.0 * gain) for gain in self.gains])

    # ---- what the actions are worth

    def action(self, column: int) -> float:
        """A column's action, done at a good moment."""
        if column >= FIRST_RESOURCE:
            return self.mining(column - FIRST_RESOURCE)
        if column == MANAGER:
            return 1.5 if self.left > 0.3 else 0.8
        if column == LOGISTICIAN:
            return self.walking
        if column == SALESMAN:
            return self.selling
        return self.hiring if column == WORKER else self.investing

    def mining(self, r: int) -> float:
        """The cubes under own workers and some that may come under them."""
        near = min(self.s.lying[r].bit_count(), self.crew)
        return self.price[r] * (self.takes[r] + LATER * near)

    @cached_property
    def walking(self) -> float:
        """Three steps."""
        workers = workers_of(self.seat.pawns)
        if not workers:
            return 0.0
        ground, closed = self.ground, self.s.closed
        if self.careful:
            more = outcome(workers, STEPS, ground, closed) - held(workers, ground)
        else:
            more = short_walk(workers, ground, closed)
        return more / 1000.0 + 0.5 * self.soon

    @cached_property
    def selling(self) -> float:
        """The best new place for a salesman."""
        return max([self.post(k) for k in range(MARKETS) if not self.markets >> k & 1], default=0.0)

    @cached_property
    def demand(self) -> list[float]:
        """Cubes of each resource that this seat may yet sell."""
        s, share = self.s, 0.6 / len(self.s.seats) * min(1.0, self.left / 4.0)
        return [
            self.takes[r] * self.sure(FIRST_RESOURCE + r)
            + share * (s.lying[r].bit_count() + 0.25 * s.supply[r])
            for r in KINDS
        ]

    def trade(self, markets: int) -> float:
        """What salesmen at these exchanges are worth."""
        best = best_prices(self._prices, markets)
        return sum([price * cubes for price, cubes in zip(best, self.demand, strict=True)])

    def post(self, market: int) -> float:
        """One more salesman there."""
        return self.trade(self.markets | 1 << market) - self.trade(self.markets)

    @cached_property
    def hiring(self) -> float:
        """One more worker in Vladivostok."""
        if HOME not in self.seat.pawns:
            return 0.3 * self.soon
        return self.hand(self.crew)

    def hand(self, before: int) -> float:
        """A worker, with so many there before it."""
        return (CREW_NOW + CREW_LATER * self.left) * CREW[before] * self.soon

    @cached_property
    def investing(self) -> float:
        """The best open tile."""
        fit = [self.tile(TILES[tile]) for tile in self.s.display if tile >= 0 and self.open(TILES[tile])]
        return max(fit, default=0.0)

    def open(self, column: int) -> bool:
        """Whether a tile may come there."""
        return not self.tiled[column] and (self.free[column] > 0 or column == INVESTOR)

    def tile(self, column: int) -> float:
        """A tile on this column: a counter less each time."""
        rate = TILE.get(column)
        if rate is None:
            r = column - FIRST_RESOURCE
            rate = 0.16 * self.price[r] + 0.1 * (self.free[column] == 1)
        return rate * min(self.left, 7.0)

    # ---- columns

    def row(self, column: int) -> tuple[float, ...]:
        """A column with 0, 1 and 2 spaces uncovered."""
        found = self._rows[column]
        if found is None:
            action, most = self.action(column), SPACES - self.tiled[column]
            soon = self.soon
            spare = COUNTER * 0.5 * soon
            found = self._rows[column] = (
                max(HALF[0] * action, spare * most),
                max(HALF[1] * action * soon, spare * (most - 1)),
                0.0,
            )
        return found

    # ---- cubes from research

    @cached_property
    def rivals(self) -> list[Worth]:
        """The others."""
        return [Worth(self.s, other, careful=False) for other in range(len(self.s.seats)) if other != self.me]

    def cube(self, r: int) -> tuple[float, float]:
        """A cube of this resource where own workers are, and elsewhere, for this seat alone."""
        here = self.price[r] * self.sure(FIRST_RESOURCE + r)
        return here, 0.05 * self.price[r] * self.soon * min(self.crew, 3)

    def laid(self, r: int) -> list[float]:
        """The same for each area, less what the others gain by it."""
        here, near = self.cube(r)
        found = [here if self.at >> area & 1 else near for area in range(AREAS)]
        share = 0.6 / max(1, len(self.rivals))
        for rival in self.rivals:
            here, near = rival.cube(r)
            for area in range(AREAS):
                found[area] -= share * (here if rival.at >> area & 1 else near)
        return found

    @cached_property
    def research(self) -> list[float]:
        """The best that a cube of each resource from the supply can do."""
        return [self._searched(r) if self.s.supply[r] else 0.0 for r in KINDS]

    def _searched(self, r: int) -> float:
        lacking = ALL_AREAS & ~self.s.closed & ~self.s.lying[r]
        if self.careful:
            laid = self.laid(r)
            return max([laid[area] for area in listed(lacking)], default=0.0)
        here, near = self.cube(r)
        return 0.8 * (here if lacking & self.at else near)

    @cached_property
    def cubes(self) -> tuple[int, ...]:
        """How many cubes lie in each area."""
        return cubes_at(tuple(self.s.lying))
