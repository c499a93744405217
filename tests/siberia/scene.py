"""Scenes of Siberia: a position laid out by hand, then played by script."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from client.rules import add_game
from client.rules.play import Chance, Play, Setup
from client.rules.siberia import GAME
from client.rules.siberia.data import (
    COLUMNS,
    CUBES,
    EXCHANGES,
    HAND,
    NODES,
    NONE,
    RESEARCH,
    RESOURCES,
    TILES,
    columns_of,
)
from client.rules.siberia.setup import deal as start_of
from client.rules.siberia.state import HOME, MARKET, State, listed, money
from client.rules.siberia.table import counter_face
from client.rules.table import Table
from tests.kit import Script

add_game(GAME)
Things = int | str  # so many counters that fit, or their faces
CITY = {city.name: tile for tile, sides in enumerate(EXCHANGES) for city in sides}


class Scene(Script):
    """A script with the things of Siberia at hand."""

    @property
    def state(self) -> State:
        """The position."""
        state = self.play.state
        assert isinstance(state, State)
        return state

    @property
    def purses(self) -> list[int]:
        """The money of all seats."""
        return [money(seat) for seat in self.state.seats]

    @property
    def verbs(self) -> set[str]:
        """What the moves do: the verb and, for a column or a pawn, which."""
        return {" ".join(move.split()[:2]).replace(f"seat.{self.seat}.", "") for move in self.moves}

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert self.asks is not None
        return self.asks.seat

    def act(self, column: str) -> Scene:
        """The seat that is asked performs a person's action."""
        self.say(f"act seat.{self.seat}.{column} bag")
        return self

    def mine(self, resource: str, city: str) -> Scene:
        """The seat that is asked mines a resource and sells it in a city."""
        self.say(f"mine seat.{self.seat}.{resource} market.{CITY[city]}")
        return self

    def put(self, face: str, column: str) -> Scene:
        """The seat that is asked places a counter of this face."""
        held = self.state.seats[self.seat]
        slot = next(n for n, c in enumerate(held.hand) if counter_face(c) == face and held.plan[n] == NONE)
        self.say(f"place counter.{held.hand[slot]} seat.{self.seat}.{column}")
        return self

    def lay(self, face: str, area: str) -> Scene:
        """The seat that is asked resolves a counter under research; a manager one as ``manager:gas``."""
        face, _, resource = face.partition(":")
        counter = next(c for c in self.state.seats[self.seat].research if counter_face(c) == face)
        if resource:
            self.say(f"name counter.{counter} supply.{resource}")
        self.say(f"lay counter.{counter} area.{area}")
        return self

    def rest(self) -> Scene:
        """All placings until nobody is asked any more go under research, whoever places."""
        while self.asked.endswith(("place", "commit")):
            self.say(next(m for m in self.moves if m.endswith("research") or m == "commit"))
        return self

    def row(self, seat: int, column: str) -> list[str]:
        """The faces of the counters in a column or under research."""
        it = self.state.seats[seat]
        return [
            counter_face(c) for c in (it.research if column == "research" else it.rows[COLUMNS.index(column)])
        ]

    def at(self, seat: int) -> list[str]:
        """Where the pawns of a seat are, by node, city or "home"."""
        return [place_name(self.state, place) for place in self.state.seats[seat].pawns]

    def cubes(self, area: str) -> list[str]:
        """The cubes in an area."""
        bit = 1 << NODES.index(area)
        return [name for name, lying in zip(RESOURCES, self.state.lying, strict=True) if lying & bit]

    def table(self, eyes: int | None = None) -> Table:
        """The picture for these eyes."""
        return GAME.table(self.state, eyes)

    def draws(self, *hands: str) -> Scene:
        """Mix the bag so that from the start player on these hands are drawn, filled up with anything."""
        assert isinstance(self.asks, Chance) and self.asks.about == ("bag",), self.asks
        bag, drawn = sorted(self.state.bag), []
        for hand in hands:
            drawn += [take(bag, face) for face in hand.split()]
            drawn += [take(bag) for _ in range(HAND - len(hand.split()))]
        self.chance([*bag, *drawn[::-1]])
        return self


def place_name(state: State, place: int) -> str:
    """The name of where a pawn is."""
    if place < MARKET:
        return NODES[place]
    if place == HOME:
        return "home"
    tile = state.exchange[place - MARKET]
    return EXCHANGES[tile][state.sides[tile]].name


def take(bag: list[int], face: str = "") -> int:
    """Take a counter of this face, or any."""
    counter = next(c for c in bag if not face or counter_face(c) == face)
    bag.remove(counter)
    return counter


def deal(seats: int, **options: object) -> Scene:
    """A game from its very beginning."""
    return Scene(Play(GAME, GAME.deal(Setup(seats, options))))


def areas(names: str) -> int:
    """A set of areas from their names."""
    return sum(1 << NODES.index(name) for name in names.split())


def lay(
    phase: str = "turn",
    seats: int = 2,
    *,
    player: int = 0,
    start: int = 0,
    round: int = 1,
    panels: Mapping[int, Mapping[str, Things]] | None = None,
    hands: Mapping[int, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    pawns: Mapping[int, str] | None = None,
    cubes: Mapping[str, str] | None = None,
    rest: str = "coal oil",
    supply: Mapping[str, int] | None = None,
    closed: str = "",
    display: str = "",
    earned: Mapping[int, int] | None = None,
    passed: Iterable[int] = (),
    sides: str = "A",
    last: bool = False,
    idle: int = 0,
    **options: object,
) -> Scene:
    """The game at the start of a phase; every exchange lies on the space of its number.

    `cubes` by area, all other areas that are not `closed` hold `rest`. `supply` counts the cubes left, by
    default all that do not lie on the map; any missing are sold. `pawns` names where those are that are not
    at home; a seat not named stands as set up. Hands are filled up to six.
    """
    state = start_of(Setup(seats, options))
    state.phase, state.player, state.start, state.round = phase, player, start, round
    state.last, state.idle, state.cubes = last, idle, []
    state.sides = [0] + [int(sides == "B")] * 5
    state.prices = [EXCHANGES[tile][state.sides[tile]].prices for tile in state.exchange]
    lay_map(state, cubes or {}, rest, closed, supply or {})
    lay_panels(state, panels or {}, hands or {})
    for me, names in (pawns or {}).items():
        placed = [NODES.index(n) if n in NODES else MARKET + CITY[n] for n in names.split()]
        state.seats[me].pawns = placed + [HOME] * (6 - len(placed))
    take_tiles(state, tiles or {}, display)
    for me, rubles in (earned or {}).items():
        state.seats[me].earned[0] = rubles
    for me in passed:
        state.seats[me].passed = True
    return Scene(Play(GAME, state))


def lay_map(
    state: State, cubes: Mapping[str, str], rest: str, closed: str, supply: Mapping[str, int]
) -> None:
    """Cubes into areas, markers onto closed ones, what is missing counts as sold."""
    state.marked = [NODES.index(name) for name in closed.split()][:8]
    state.closed = areas(closed)
    for area in NODES[:-1]:
        if area not in closed.split():
            for resource in cubes.get(area, rest).split():
                state.lying[RESOURCES.index(resource)] |= areas(area)
    for number, resource in enumerate(RESOURCES):
        left = CUBES[number] - len(listed(state.lying[number]))
        state.supply[number] = supply.get(resource, left)
        state.sold[number] = left - state.supply[number]
        assert min(state.supply[number], state.sold[number]) >= 0, f"too few cubes of {resource}"


def lay_panels(state: State, panels: Mapping[int, Mapping[str, Things]], hands: Mapping[int, str]) -> None:
    """Counters from the bag onto panels and into hands."""
    for me, rows in panels.items():
        seat = state.seats[me]
        for column, things in rows.items():
            taken = tuple(fitting(state.bag, column, things))
            if column == "research":
                seat.research = taken
            else:
                seat.rows[COLUMNS.index(column)] = taken
    if state.phase.startswith("place"):
        for me, seat in enumerate(state.seats):
            faces = hands.get(me, "").split()
            seat.hand = [take(state.bag, face) for face in faces]
            seat.plan = [NONE] * HAND
    if state.phase.startswith("place"):
        for seat in state.seats:
            seat.hand += [take(state.bag) for _ in range(HAND - len(seat.hand))]


def fitting(bag: list[int], column: str, things: Things) -> list[int]:
    """Counters of these faces, or so many that fit a column."""
    if isinstance(things, str):
        return [take(bag, face) for face in things.split()]
    target = RESEARCH if column == "research" else COLUMNS.index(column)
    found = [c for c in bag if target == RESEARCH or target in columns_of(c)][:things]
    assert len(found) == things
    for counter in found:
        bag.remove(counter)
    return found


def take_tiles(state: State, tiles: Mapping[int, str], display: str) -> None:
    """Tiles from the stack onto panels and into the display, which is filled up with any."""

    def one(column: str) -> int:
        tile = next(tile for tile in state.stack if COLUMNS[TILES[tile]] == column)
        state.stack.remove(tile)
        return tile

    for me, names in tiles.items():
        state.seats[me].tiles = tuple([one(name) for name in names.split()])
    state.display = [one(name) for name in display.split()]
    while not display and len(state.display) < state.options.investment_display:
        state.display.append(state.stack.pop())


def faces(zones: Mapping[str, Sequence[object]], zone: str) -> list[str]:
    """The faces of the pieces in a zone."""
    return [piece.face for piece in zones[zone]]  # type: ignore[attr-defined]
