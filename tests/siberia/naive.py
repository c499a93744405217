"""Siberia a second time, written from the rules text alone: slow, plain, none of the game's own steps.

It takes the answers of a game and the outcomes of chance one by one and says at each what may be answered and
how the table must lie. Everything goes by names.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

from client.rules.siberia.data import COLUMNS, COUNTERS, EXCHANGES, NEIGHBOURS, NODES, OPTIONS, PERSONS, TILES
from client.rules.siberia.data import RESOURCES as KINDS

AREAS = NODES[:-1]
PORT = NODES[-1]
CHANCE = -1

Question = tuple[int, str, set[str]]  # who is asked what, and all answers; of chance: about what
Course = Generator[Question, Any, Any]


def person(counter: int) -> str:
    """The person on a counter."""
    return PERSONS[COUNTERS[counter].person]


def kind(counter: int) -> str:
    """The resource on a counter; "" on a manager."""
    return "" if person(counter) == "manager" else KINDS[COUNTERS[counter].resource]


def chance(about: str) -> Course:
    """Let chance decide."""
    outcome = yield CHANCE, about, set()
    return outcome


@dataclass
class Owner:
    """One player: counters by column and under research, tiles, where the pawns are, rubles."""

    rows: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in (*COLUMNS, "research")})
    hand: list[int] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    pawns: list[str] = field(default_factory=lambda: [PORT, "0", *["home"] * 4])
    rubles: int = 0
    out: bool = False

    def free(self, column: str) -> int:
        """The spaces of a column that are not covered."""
        return 2 - len(self.rows[column]) - self.tiles.count(column)

    def ready(self) -> list[str]:
        """The columns with both spaces covered."""
        return [column for column in COLUMNS if self.free(column) == 0]


class Naive:
    """The table. The bag's last counter is drawn first; `cubes` by area; markets are named "0" to "5"."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.rule = {option.name: option.default for option in OPTIONS} | options
        self.owners = [Owner() for _ in range(seats)]
        first = 70 if self.rule["counter_mix"] == "flat" else 0
        self.bag = list(range(first, first + 70))
        self.cubes: dict[str, set[str]] = {area: set() for area in AREAS}
        self.supply = dict(zip(KINDS, (18, 16, 14, 12, 10), strict=True))
        self.closed: list[str] = []
        self.cities = [sides[0] for sides in EXCHANGES]
        self.stack: list[int] = []
        self.display: list[int] = []
        self.start, self.round, self.idle, self.last, self.over = 0, 0, 0, False, ""
        self.busy = False

    def seated(self) -> list[int]:
        """All seats clockwise from the start player."""
        return [(self.start + step) % len(self.owners) for step in range(len(self.owners))]

    # ---- the game

    def game(self) -> Course:
        """From set-up to the end."""
        yield from self.set_up()
        while not self.over:
            self.round += 1
            self.busy = False
            yield from self.place()
            yield from self.actions()
            if not self.over:
                yield from self.clean_up()

    def set_up(self) -> Course:
        """Start player, cubes, exchanges, tiles."""
        named = self.rule["start_player"]
        self.start = named - 1 if isinstance(named, int) else (yield from chance("start"))[0]
        pool = list((yield from chance("cubes")))
        for area in AREAS:
            for _ in range(2):
                while KINDS[pool[-1]] in self.cubes[area]:
                    pool = list((yield from chance("cubes")))
                self.cubes[area].add(KINDS[pool.pop()])
        self.supply = {name: pool.count(number) for number, name in enumerate(KINDS)}
        order = [0, *(yield from chance("exchanges"))]
        sides = yield from self.sides()
        self.cities = [EXCHANGES[tile][sides[tile]] for tile in order]
        self.stack = list((yield from chance("tiles")))
        shown = self.rule["investment_display"]
        assert isinstance(shown, int)
        self.display = [self.stack.pop() for _ in range(shown)]

    def sides(self) -> Course:
        """The side of each exchange, Frankfurt having one only."""
        how, sides = self.rule["exchange_sides"], [0]
        while len(sides) < 6 and how != "random":
            tile = len(sides)
            names = [f"side exchange.{tile} {city.name}" for city in EXCHANGES[tile]]
            answers = {"all - a", "all - b"} if how == "start_player_all" else set(names)
            if len(sides) == 1:
                answers |= {"all - a", "all - b"} | ({"random"} if how == "start_player_each" else set())
            said = yield self.start, "sides", answers
            if said == "random":
                how = "random"
            elif said in names:
                sides.append(names.index(said))
            else:
                sides += [int(said.endswith("b"))] * 5
        return [0, *(yield from chance("sides"))] if how == "random" else sides

    def place(self) -> Course:
        """Six counters each, all placed before any is turned up."""
        self.bag = list((yield from chance("bag")))
        for me in self.seated():
            self.owners[me].hand = [self.bag.pop() for _ in range(6)]
            self.owners[me].out = False
        plans = {}
        for me in self.seated():
            plans[me] = yield from self.plan(me)
        for me, plan in plans.items():
            self.owners[me].hand = []
            for counter, column in plan:
                self.owners[me].rows[column].append(counter)

    def plan(self, me: int) -> Course:
        """Where one player puts the six."""
        owner, plan = self.owners[me], list[tuple[int, str]]()
        for _ in range(6):
            used = [column for _, column in plan]
            answers = {
                f"place counter.{counter} seat.{me}.{column}"
                for counter in set(owner.hand) - {counter for counter, _ in plan}
                for column in (person(counter), kind(counter), "research")
                if column == "research" or (column and owner.free(column) > used.count(column))
            }
            said = yield me, "place", answers
            plan.append((int(said.split()[1][8:]), said.split(".")[-1]))
        yield me, "commit", {"commit"}
        return sorted(plan, key=lambda one: owner.hand.index(one[0]))

    def actions(self) -> Course:
        """One action after another until all have passed or the game is over."""
        me = self.start
        while not self.over and not all(owner.out for owner in self.owners):
            if not self.owners[me].out:
                yield from self.turn(me)
                self.look_around()
            me = (me + 1) % len(self.owners)

    def turn(self, me: int) -> Course:
        """Research, or else an action, or a pass."""
        owner = self.owners[me]
        if (yield from self.research(me, owner)):
            return
        answers = set().union(*[self.uses(me, column) for column in owner.ready()])
        said = (yield me, "turn", answers | {"pass"}) if answers else "pass"
        if said == "pass":
            owner.out = True
            return
        verb, source, target = said.split()
        column = source.split(".")[2]
        if verb == "joker":
            first, *others = owner.rows["manager"]
            owner.rows["manager"] = []
            owner.rows[target.split(".")[2]].append(first)
            self.bag += others
            return
        self.bag += owner.rows[column]
        owner.rows[column] = []
        if verb == "free":
            column = target.split(".")[2]
            self.bag += owner.rows[column]
            owner.rows[column] = []
        yield from self.effect(me, owner, column, target.split(".")[1] if verb == "mine" else "")

    def uses(self, me: int, column: str) -> set[str]:
        """What can be done with a ready column."""
        owner, at = self.owners[me], f"seat.{me}."
        others = [other for other in COLUMNS if other != "manager"]
        if column == "manager":
            if self.rule["manager_mode"] == "free_action":
                gone = {"manager"}
                return {f"free {at}manager {at}{to}" for to in others if self.can(owner, to, gone | {to})}
            return {f"joker {at}manager {at}{to}" for to in others if owner.free(to) > 0}
        if not self.can(owner, column, {column}):
            return set()
        if column in KINDS:
            return {f"mine {at}{column} market.{market}" for market in self.buyers(owner, column)}
        return {f"act {at}{column} bag"}

    def can(self, owner: Owner, column: str, gone: set[str]) -> bool:
        """Whether an action has an effect, the counters of these columns having gone to the bag."""
        if column in KINDS:
            return bool(self.mines(owner, column) and self.buyers(owner, column))
        if column == "logistician":
            return any(place in NODES for place in owner.pawns)
        if column == "worker":
            return bool(self.sources(owner))
        return column == "salesman" or bool(self.openings(owner, gone))

    # ---- actions

    def effect(self, me: int, owner: Owner, column: str, market: str) -> Course:
        """Carry out an action."""
        if column in KINDS:
            yield from self.mine(me, owner, column, market)
        elif column == "logistician":
            yield from self.walk(me, owner)
        elif column == "salesman":
            answers = {
                f"send {zone(me, place)} market.{k}"
                for place in owner.pawns
                for k in range(6)
                if place != str(k)
            }
            said = yield me, "salesman", answers
            self.shift(me, owner, said)
        elif column == "worker":
            answers = {f"hire {zone(me, place)} area.{PORT}" for place in self.sources(owner)}
            said = (yield me, "worker", answers) if len(answers) > 1 else answers.pop()
            self.shift(me, owner, said)
        else:
            yield from self.invest(me, owner)

    def shift(self, me: int, owner: Owner, said: str) -> None:
        """One pawn goes from its place to another."""
        _, source, target = said.split()
        place = next(place for place in owner.pawns if zone(me, place) == source)
        owner.pawns[owner.pawns.index(place)] = target.split(".")[1]

    def sources(self, owner: Owner) -> set[str]:
        """From where a new worker may come."""
        spare = "home" in owner.pawns and self.rule["worker_source"] == "empty_supply"
        return {"home"} if spare else set(owner.pawns) - {PORT}

    def walk(self, me: int, owner: Owner) -> Course:
        """Up to three steps."""
        for _ in range(3):
            nodes = [place for place in set(owner.pawns) if place in NODES]
            walks = {f"move {zone(me, node)} area.{to}" for node in nodes for to in self.near(node)}
            said = yield me, "logistics", walks | {"done"}
            if said == "done":
                return
            self.shift(me, owner, said)

    def near(self, node: str) -> set[str]:
        """The open nodes one step away, exhausted areas being no distance."""
        found, before = {node}, set[str]()
        while found != before:
            before = set(found)
            for one in before:
                if one == node or one in self.closed:
                    found |= {NODES[near] for near in NEIGHBOURS[NODES.index(one)]}
        return found - {node} - set(self.closed)

    def openings(self, owner: Owner, gone: set[str]) -> set[int]:
        """The open tiles that may be taken."""
        return {
            tile
            for tile in self.display
            for column in [COLUMNS[TILES[tile]]]
            if column not in owner.tiles and (column in gone or len(owner.rows[column]) < 2)
        }

    def invest(self, me: int, owner: Owner) -> Course:
        """Take a tile; another one is turned up."""
        tiles = {
            f"take tile.{tile} seat.{me}.{COLUMNS[TILES[tile]]}.tile": tile
            for tile in self.openings(owner, set())
        }
        tile = tiles[(yield me, "invest", set(tiles))]
        owner.tiles.append(COLUMNS[TILES[tile]])
        self.display.remove(tile)
        self.display += [self.stack.pop()] if self.stack else []

    def mines(self, owner: Owner, resource: str) -> list[str]:
        """The areas from which this resource would be taken."""
        return [area for area in AREAS if area in owner.pawns and resource in self.cubes[area]]

    def price(self, market: str, resource: str) -> int:
        """What a market pays for a cube; 0: nothing, it does not deal in it."""
        return self.cities[int(market)].prices[KINDS.index(resource)]

    def buyers(self, owner: Owner, resource: str) -> set[str]:
        """The markets with a salesman that buy this resource."""
        return {place for place in owner.pawns if place.isdigit() and self.price(place, resource)}

    def mine(self, me: int, owner: Owner, resource: str, market: str) -> Course:
        """Take cubes and sell them; areas may close."""
        if not market:
            answers = {f"sell - market.{place}" for place in self.buyers(owner, resource)}
            said = (yield me, "sell", answers) if len(answers) > 1 else answers.pop()
            market = said.split(".")[1]
        taken = self.mines(owner, resource)
        if self.rule["harvest"] == "choose" and len(taken) > 1:
            taken = yield from self.harvest(me, resource, taken)
        for area in taken:
            self.cubes[area].remove(resource)
        owner.rubles += len(taken) * self.price(market, resource)
        self.busy = True
        for area in taken:
            if not self.cubes[area]:
                self.closed.append(area)
                for other in self.owners:
                    other.pawns = ["home" if place == area else place for place in other.pawns]

    def harvest(self, me: int, resource: str, areas: Sequence[str]) -> Course:
        """With the option: some of the areas."""
        taken: list[str] = []
        while len(taken) < len(areas):
            left = {f"take cube.{resource}.{area} bag": area for area in areas if area not in taken}
            said = yield me, "harvest", {*left, *(["done"] if taken else [])}
            if said == "done":
                break
            taken.append(left[said])
        return sorted(taken, key=AREAS.index)

    # ---- research

    def research(self, me: int, owner: Owner) -> Course:
        """All counters under research; whether a cube was placed."""
        row, placed = owner.rows["research"], False
        while True:
            for counter in [counter for counter in row if not self.brings(counter)]:
                row.remove(counter)
                self.bag.append(counter)
            if not row:
                return placed
            said = yield me, "research", set().union(*[self.layings(counter) for counter in row])
            verb, piece, target = said.split()
            counter, resource = int(piece[8:]), kind(int(piece[8:]))
            if verb == "name":
                resource = target.split(".")[1]
                target = (yield me, "cube", self.places(counter, resource)).split()[2]
            self.cubes[target.split(".")[1]].add(resource)
            self.supply[resource] -= 1
            row.remove(counter)
            self.bag.append(counter)
            placed = self.busy = True
            self.count_supplies()

    def brings(self, counter: int) -> list[str]:
        """The resources of which this counter can bring a cube."""
        kinds = [kind(counter)] if kind(counter) else KINDS
        return [name for name in kinds if self.supply[name] and self.places(counter, name)]

    def places(self, counter: int, resource: str) -> set[str]:
        """Where a cube may go."""
        able = [area for area in AREAS if area not in self.closed and resource not in self.cubes[area]]
        return {f"lay counter.{counter} area.{area}" for area in able}

    def layings(self, counter: int) -> set[str]:
        """What can be done with a counter under research."""
        if kind(counter):
            return self.places(counter, kind(counter))
        return {f"name counter.{counter} supply.{resource}" for resource in self.brings(counter)}

    # ---- ends

    def used_up(self) -> bool:
        """Whether three resources are used up."""
        left = dict(self.supply)
        if self.rule["supply_test"] == "supply_and_map":
            left = {name: n + sum(name in lying for lying in self.cubes.values()) for name, n in left.items()}
        return sum(not n for n in left.values()) >= 3

    def count_supplies(self) -> None:
        """Three used up: the last round."""
        if self.used_up() and self.rule["supply_end"] == "finish_round":
            self.last = True

    def look_around(self) -> None:
        """What an action may have ended."""
        self.count_supplies()
        if len(self.closed) >= 8 and self.rule["exhaustion_end"] == "immediate":
            self.over = "markers"
        elif self.used_up() and self.rule["supply_end"] == "immediate":
            self.over = "supplies"
        if len(self.closed) >= 8 and self.rule["exhaustion_end"] == "finish_round":
            self.last = True

    def clean_up(self) -> Course:
        """Ten counters stay; the marker goes to the left, or the game is over."""
        for me in self.seated():
            rows = self.owners[me].rows
            while sum(map(len, rows.values())) > 10:
                said = yield me, "discard", {f"discard counter.{c} bag" for row in rows.values() for c in row}
                gone = int(said.split()[1][8:])
                next(row for row in rows.values() if gone in row).remove(gone)
                self.bag.append(gone)
        self.idle = 0 if self.busy else self.idle + 1
        if self.last:
            self.over = "markers" if len(self.closed) >= 8 else "supplies"
        elif self.idle == 3:
            self.over = "idle"
        else:
            self.start = (self.start + 1) % len(self.owners)

    def winners(self) -> set[int]:
        """The richest."""
        most = max(owner.rubles for owner in self.owners)
        rich = {me for me, owner in enumerate(self.owners) if owner.rubles == most}
        if self.rule["tiebreak"] == "fewer_tiles":
            few = min(len(self.owners[me].tiles) for me in rich)
            rich = {me for me in rich if len(self.owners[me].tiles) == few}
        return rich


def zone(me: int, place: str) -> str:
    """The zone of a seat's pawns at a place."""
    if place == "home":
        return f"seat.{me}.pawns"
    return f"salesmen.{place}.{me}" if place.isdigit() else f"workers.{place}.{me}"
