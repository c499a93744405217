"""The best way to do each of the five actions and each monument, and what it brings."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from client.ai.games.castellans.assets import ability, citizen, own_faces, yields
from client.ai.games.castellans.worth import Worth
from client.rules.castellans.building import beacon_wards
from client.rules.castellans.costs import (
    manor_wood,
    monument_gold,
    payable,
    recruit_food,
    sail_gold,
    ship_wood,
    surcharge,
    temple_stone,
)
from client.rules.castellans.data import (
    ALL_WARDS,
    CARD,
    DRYDOCK,
    FOOD,
    GATE,
    GATE_GUILDS,
    GOLD,
    GRANARY,
    GUILDS_OF,
    HARVEST,
    MAGIC,
    MANOR,
    MANOR_STEPS,
    MASONRY,
    MASONRY_GOLD,
    MATCHES,
    MILL_FOOD,
    MILLS,
    MONUMENT_STEPS,
    NONE,
    OTHER,
    PAWNS,
    POINTS,
    RECRUIT,
    SHIPS,
    STONE,
    TEMPLE,
    TEMPLE_STEPS,
    WHARF,
    WHARF_CARDS,
    WOOD,
    Trade,
)
from client.rules.castellans.monuments import free_places
from client.rules.castellans.recruit import affordable
from client.rules.castellans.state import (
    State,
    crates_free,
    manors_in,
    mills_on,
    ships_in,
    temples_in,
    unlocked,
)

NEVER = -1e3
SMUGGLER, GLEANER, GUIDE = CARD["smuggler"], CARD["gleaner"], CARD["pilgrim_guide"]


class Way(NamedTuple):
    """A way to do something: what it brings, and the gold it costs."""

    value: float
    gold: int = 0


IMPOSSIBLE = Way(NEVER)


class Ways:
    """The best ways of one seat, found as they are asked for."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.seat = worth.seat
        self.s: State = worth.s
        self._found: dict[tuple[int, int], Way] = {}

    def action(self, action: int, face: int, faces: list[int] | None = None) -> Way:
        """An action paid with a die of this face; `faces`: what the own dice then show."""
        bonus = int(face == MATCHES[action])
        if action == HARVEST:
            return self._harvest(bonus, faces or own_faces(self.worth))
        found = self._found.get((action, bonus))
        if found is None:
            found = self._found[action, bonus] = _ACTIONS[action](self, bonus)
        return found

    # ---- temple and manor

    def temple_at(self, ward: int, there: int) -> Way:
        """A temple in a ward with so many others, its stone not counted."""
        worth, gold = self.worth, surcharge(self.seat, there)
        if gold > self.seat.goods[GOLD]:
            return IMPOSSIBLE
        value = worth.temple(ward) + worth.both(GUILDS_OF[ward], TEMPLE_STEPS) - worth.cost(GOLD, gold)
        return Way(value, gold)

    def _temple(self, bonus: int) -> Way:
        stone = temple_stone(self.seat)
        best = max([self.temple_at(ward, n) for ward, n in enumerate(temples_in(self.s))])
        gold = MASONRY_GOLD if unlocked(self.seat, MASONRY) else 0
        value = best.value - self.worth.paid(STONE, stone, bonus) + self.worth.gain(GOLD, gold)
        return Way(value, best.gold - gold)

    def manor_at(self, manor: int, ward: int, there: int) -> Way:
        """A manor, or the lighthouse (NONE), in a ward with so many manors, its wood not counted."""
        worth, gold = self.worth, surcharge(self.seat, there)
        if gold > self.seat.goods[GOLD]:
            return IMPOSSIBLE
        piece = worth.beacon(ward) if manor == NONE else worth.manor(ward) + ability(worth, manor)
        return Way(piece + worth.both(GUILDS_OF[ward], MANOR_STEPS) - worth.cost(GOLD, gold), gold)

    def _manor(self, bonus: int) -> Way:
        worth, seat = self.worth, self.seat
        left = [manor for manor, at in enumerate(seat.manors) if at == NONE]
        there, found = manors_in(self.s), [IMPOSSIBLE]
        if left:
            best = max(left, key=lambda manor: ability(worth, manor))
            found += [self.manor_at(best, ward, n) for ward, n in enumerate(there)]
        found += [self.manor_at(NONE, ward, there[ward]) for ward in beacon_wards(self.s, seat)]
        way = max(found)
        return Way(way.value - worth.paid(WOOD, manor_wood(seat), bonus), way.gold)

    # ---- recruit

    def recruit_at(self, card: int, slot: int, bonus: int) -> float:
        """A citizen from its slot, with the piece that it lets one place."""
        food = recruit_food(self.s, self.seat, card, slot)
        value = citizen(self.worth, card) - self.worth.paid(FOOD, food, bonus)
        return value + self.pawn + (self.pawn * 0.8 if card == GUIDE else 0.0)

    def _recruit(self, bonus: int) -> Way:
        able = affordable(self.s, self.worth.me, bonus)
        found = [
            self.recruit_at(card, slot, bonus)
            for row in self.s.rows
            for slot, card in enumerate(row)
            if card in able
        ]
        return Way(max(found, default=NEVER))

    @cached_property
    def pawn(self) -> float:
        """The best place for a citizen piece."""
        if len(self.seat.pawns) == PAWNS:
            return 0.0
        return max(0.0, max([self.pawn_at(ward) for ward in ALL_WARDS]))

    def pawn_at(self, ward: int) -> float:
        """A citizen piece in a ward with its step."""
        return self.worth.pawn(ward) + self.worth.best_step(GUILDS_OF[ward])

    # ---- wharf

    def trade(self, deal: Trade) -> float:
        """One trade, without what its crate counts."""
        worth = self.worth
        found = worth.gain(GOLD, 1) if SMUGGLER in self.seat.cards else 0.0
        if not deal.sells:
            return found + worth.gain(deal.good, 1) - worth.cost(GOLD, 1)
        found -= worth.cost(deal.good, 1)
        if deal.reward == POINTS:
            return found + deal.n
        if deal.reward == OTHER:
            return found + worth.steps(deal.n)
        return found + worth.gain(GOLD, deal.n)

    def _wharf(self, bonus: int) -> Way:
        total = self.worth.steps(1) if bonus else 0.0
        total += self._trades()
        return Way(total + self._fleet())

    def _trades(self) -> float:
        """The best trades with the crates left, one after the other."""
        goods, free = list(self.seat.goods), crates_free(self.seat)
        total, out = 0.0, 0
        for _ in range(free):
            found = [
                (self.trade(deal), deal)
                for deal in WHARF_CARDS[self.s.wharf]
                if goods[deal.good if deal.sells else GOLD] > 0
            ]
            if not found:
                break
            value, deal = max(found)
            value += self.worth.crates(out + 1) - self.worth.crates(out)
            if value <= 0.0:
                break
            total, out = total + value, out + 1
            goods[deal.good if deal.sells else GOLD] -= 1
        return total

    def ship_at(self, ward: int, there: int) -> float:
        """A ship in a ward with so many others."""
        gold = surcharge(self.seat, there)
        if gold > self.seat.goods[GOLD]:
            return NEVER
        return (
            self.worth.ship(ward) - self.worth.cost(GOLD, gold) - self.worth.paid(WOOD, ship_wood(self.seat))
        )

    def sail_at(self, start: int, ward: int) -> float:
        """A ship from one ward to another."""
        worth = self.worth
        return worth.ship(ward) + worth.hold(start, -2) - worth.cost(GOLD, sail_gold(self.seat)) - 0.1

    def launch(self) -> float:
        """The best place for a new ship, 0 where none pays."""
        seat = self.seat
        if len(seat.ships) == SHIPS or not payable(seat, WOOD, ship_wood(seat)):
            return 0.0
        return max(0.0, max([self.ship_at(ward, n) for ward, n in enumerate(ships_in(self.s))]))

    def sail(self) -> float:
        """The best voyage, 0 where none pays."""
        seat = self.seat
        if not seat.ships or sail_gold(seat) > seat.goods[GOLD]:
            return 0.0
        starts = {*seat.ships}
        return max(0.0, max([self.sail_at(a, b) for a in starts for b in ALL_WARDS if a != b]))

    def _fleet(self) -> float:
        launch, sail = self.launch(), self.sail()
        twice = unlocked(self.seat, DRYDOCK) or self.s.options.subactions_per_action > 1
        return launch + sail if twice else max(launch, sail)

    # ---- harvest

    def _harvest(self, bonus: int, faces: list[int]) -> Way:
        worth = self.worth
        total = yields(worth, faces) + (worth.any_resource if bonus else 0.0)
        if unlocked(self.seat, GRANARY):
            total += max([worth.face(self.s.faces[die]) for die in self.s.leftover], default=1.0)
        if GLEANER in self.seat.cards:
            total += max(worth.gain(FOOD, 1), worth.gain(MAGIC, 1))
        return Way(total + self._mill(faces.count(FOOD)))

    def mill_at(self, border: int, there: int) -> float:
        """A windmill on a road with so many others, its food not counted."""
        gold = surcharge(self.seat, there)
        if gold > self.seat.goods[GOLD]:
            return NEVER
        return self.worth.mill(border) - self.worth.cost(GOLD, gold)

    def _mill(self, more: int) -> float:
        seat = self.seat
        if len(seat.mills) == MILLS or not payable(seat, FOOD, MILL_FOOD, more):
            return 0.0
        best = max([self.mill_at(border, n) for border, n in enumerate(mills_on(self.s))])
        food = self.worth.paid(FOOD, MILL_FOOD, min(more, 6 - seat.goods[FOOD]))
        food += self.worth.gain(FOOD, min(more, 6 - seat.goods[FOOD])) if more else 0.0
        return max(0.0, best - food)

    # ---- monuments

    def monument(self, kind: int, place: int) -> float:
        """A monument, its gold counted."""
        guilds = GATE_GUILDS[place] if kind == GATE else GUILDS_OF[place]
        value = self.worth.monument(kind, place) + self.worth.best_step(guilds, MONUMENT_STEPS[kind])
        return value - self.worth.cost(GOLD, monument_gold(self.seat, kind, self.s.hired))

    def best_monument(self, gold: int) -> float:
        """The best monument for so much gold, 0 where none pays."""
        found = [0.0]
        for kind, at in enumerate(self.seat.monuments):
            if at == NONE and monument_gold(self.seat, kind, self.s.hired) <= gold:
                found += [self.monument(kind, place) for place in free_places(self.s, kind)]
        return max(found)


_ACTIONS = {
    TEMPLE: Ways._temple,
    MANOR: Ways._manor,
    RECRUIT: Ways._recruit,
    WHARF: Ways._wharf,
}
