"""Setting up a game of Siberia (rules, section 3)."""

from __future__ import annotations

from functools import partial

from client.rules import kit
from client.rules.play import Ask, Beat, Chance, Move, Setup, Step
from client.rules.siberia.data import (
    AREAS,
    EXCHANGES,
    MARKETS,
    MIX,
    MOST_SEATS,
    NONE,
    OPTIONS,
    TILES,
)
from client.rules.siberia.moves import ALL_A, ALL_B, ANY_SIDES, SIDE, SIDE_OF
from client.rules.siberia.state import Options, Seat, State, all_cubes

SEATS = range(2, MOST_SEATS + 1)
TWO_SIDED = range(1, MARKETS)  # tile 0 is Frankfurt, which has one side and its own space


def deal(setup: Setup) -> State:
    """The table before anything random happened [seed S01-S07 S13 S15-S18]; ValueError for what cannot be."""
    options = Options(**kit.checked(setup, "siberia", SEATS, OPTIONS))
    if isinstance(options.start_player, int) and options.start_player > setup.seats:
        raise ValueError(
            f"option start_player of siberia: seat {options.start_player} is not among {setup.seats}"
        )
    first = MIX if options.counter_mix == "flat" else 0
    state = State(options, [Seat() for _ in range(setup.seats)], list(range(first, first + MIX)))
    state.cubes = all_cubes()
    state.stack = list(range(len(TILES)))
    state.prices = [EXCHANGES[tile][0].prices for tile in range(MARKETS)]
    return state


def choose_start(state: State) -> Step:
    """The youngest starts: the seat that the table named, or any [seed S08, designed]."""
    if isinstance(state.options.start_player, int):
        state.start = state.options.start_player - 1
    else:
        (state.start,) = yield Chance("draw", tuple(range(len(state.seats))), about=("start",))
    state.phase = "cubes"
    yield Beat("starts", (state.start,))


def lay_cubes(state: State) -> Step:
    """Cubes from the bag until each area holds two of different kinds; the rest is the supply.

    One that would be the second of its kind goes back, and the bag is mixed again. [seed S09 S10]
    """
    yield from kit.shuffled(state.cubes, ("cubes",))
    for area in range(AREAS):
        first = lay_cube(state, area)
        while state.cubes[-1] == first:
            yield from kit.shuffled(state.cubes, ("cubes",))
        lay_cube(state, area)
    for resource in state.cubes:
        state.supply[resource] += 1
    state.cubes.clear()
    state.phase = "exchanges"
    yield Beat("cubes_laid", tuple(state.supply))


def lay_cube(state: State, area: int) -> int:
    """The next cube from the bag into an area; its resource."""
    resource = state.cubes.pop()
    state.lying[resource] |= 1 << area
    return resource


def lay_exchanges(state: State) -> Step:
    """Frankfurt on its space, the others by chance on theirs [review R8, seed S11]."""
    order = yield Chance("shuffle", tuple(TWO_SIDED), about=("exchanges",))
    state.exchange[1:] = order
    state.phase = "sides"


def choose_sides(state: State) -> Step:
    """The start player decides which side of each exchange is used [seed S12]."""
    how = state.options.exchange_sides
    if how == "random":
        yield from roll_sides(state)
    else:
        for tile in TWO_SIDED:
            if state.sides[tile] == NONE:
                offers = sides(how, tile)
                move: Move = yield Ask(state.start, "sides", partial(tuple, offers), (tile,))
                yield from turn_sides(state, tile, move)
    state.prices = [EXCHANGES[tile][state.sides[tile]].prices for tile in state.exchange]
    state.phase = "tiles"
    yield Beat("markets_open", tuple([EXCHANGES[tile][state.sides[tile]].name for tile in state.exchange]))


def sides(how: str, tile: int) -> list[Move]:
    """The sides of one tile; before the first one also all tiles alike or left to chance."""
    if how == "start_player_all":
        return [ALL_A, ALL_B]
    return [*SIDE[tile], ALL_A, ALL_B, ANY_SIDES] if tile == TWO_SIDED.start else SIDE[tile]


def turn_sides(state: State, tile: int, move: Move) -> Step:
    """Turn a tile to the side chosen, or all of them."""
    if move == ANY_SIDES:
        yield from roll_sides(state)
    elif move in SIDE_OF:
        state.sides[tile] = SIDE_OF[move]
    else:
        state.sides[1:] = [int(move == ALL_B)] * len(TWO_SIDED)


def roll_sides(state: State) -> Step:
    """Each exchange falls on a side by chance."""
    state.sides[1:] = yield Chance("roll", (2,) * len(TWO_SIDED), about=("sides",))


def open_tiles(state: State) -> Step:
    """The investment tiles are mixed and some turned up beside the stack [seed S14]."""
    yield from kit.shuffled(state.stack, ("tiles",))
    state.display = [state.stack.pop() for _ in range(state.options.investment_display)]
    state.player = state.start
    state.phase = "draw"
    yield Beat("tiles_open", (len(state.display),))
