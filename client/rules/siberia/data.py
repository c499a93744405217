"""Every component of Siberia as rows, each table with the tag of its source."""

from __future__ import annotations

from typing import NamedTuple

from client.rules.play import Option

RESOURCES = ("gas", "coal", "oil", "gold", "diamonds")
GAS, COAL, OIL, GOLD, DIAMONDS = range(5)
CUBES = (18, 16, 14, 12, 10)  # of each resource [seed S04]

# The ten columns of a panel: persons in the left half, resources in the right [review R13].
PERSONS = ("manager", "logistician", "salesman", "worker", "investor")
COLUMNS = (*PERSONS, *RESOURCES)
MANAGER, LOGISTICIAN, SALESMAN, WORKER, INVESTOR = range(5)
FIRST_RESOURCE = len(PERSONS)
SPACES = 2  # of each column [bgg R3, inferred S38]
RESEARCH = len(COLUMNS)  # the facility below the columns, where any number of counters may lie [seed S30]
NONE = -1


class Counter(NamedTuple):
    """An action counter: its person and its resource, NONE for managers."""

    person: int
    resource: int


# 14 of each person; managers: published [review R4], the resources of the others ours [designed].
_MANAGERS = 14
_PROPORTIONAL = (4, 3, 3, 2, 2)
_FLAT = {
    LOGISTICIAN: (3, 3, 3, 3, 2),
    SALESMAN: (3, 3, 3, 2, 3),
    WORKER: (3, 3, 2, 3, 3),
    INVESTOR: (3, 2, 3, 3, 3),
}


def _mix(flat: bool) -> list[Counter]:
    counters = [Counter(MANAGER, NONE)] * _MANAGERS
    for person, counts in _FLAT.items():
        for resource, count in enumerate(counts if flat else _PROPORTIONAL):
            counters += [Counter(person, resource)] * count
    return counters


COUNTERS = (*_mix(False), *_mix(True))  # ids 0-69 are the proportional mix, 70-139 the flat one
MIX = 70  # [seed S02]
PERSON = tuple([counter.person for counter in COUNTERS])
RESOURCE = tuple([counter.resource for counter in COUNTERS])


def columns_of(counter: int) -> tuple[int, ...]:
    """The columns a counter fits: its person's and, but for managers, its resource's [seed S29 S31]."""
    person, resource = COUNTERS[counter]
    return (person,) if resource == NONE else (person, FIRST_RESOURCE + resource)


TILES = tuple([column for column in range(len(COLUMNS)) for _ in range(2)])  # two for each column [review R4]
HAND = 6  # counters drawn each round [seed S27]
KEPT = 10  # counters that may stay on a panel [seed S79]
PAWNS = 6  # of each colour [seed S03]
STEPS = 3  # of a logistician [seed S52]
MARKERS = 8  # [seed S05]
USED_UP = 3  # empty supplies that bring the last round [seed S88]
IDLE_ROUNDS = 3  # rounds without a cube placed or sold that end the game [designed]
MOST_SEATS = 4


class City(NamedTuple):
    """One side of an exchange: its city and the price of each resource in rubles, 0 where it has none."""

    name: str
    prices: tuple[int, int, int, int, int]


# Tiles with their sides A and B. Frankfurt, Tokyo, gas at 3000 there, diamonds at 2000 and at 6000:
# published [seed S75, review R12]; all else ours [designed].
EXCHANGES: tuple[tuple[City, ...], ...] = (
    (City("frankfurt", (1000, 1000, 1000, 2000, 2000)),),
    (City("tokyo", (3000, 2000, 0, 4000, 0)), City("shanghai", (3000, 0, 0, 0, 5000))),
    (City("london", (0, 3000, 3000, 0, 4000)), City("mumbai", (0, 3000, 0, 4000, 0))),
    (City("new_york", (2000, 0, 4000, 0, 5000)), City("toronto", (0, 3000, 4000, 0, 0))),
    (City("zurich", (0, 3000, 2000, 5000, 0)), City("hong_kong", (2000, 0, 0, 5000, 0))),
    (City("johannesburg", (2000, 0, 0, 3000, 6000)), City("sydney", (0, 0, 3000, 0, 6000))),
)
MARKETS = len(EXCHANGES)
FRANKFURT = 0
NOTES = (10000, 5000, 1000)  # [review R4]
# Names of the spaces where exhaustion markers wait; decoration only [designed].
CLOCKS = ("frankfurt", "london", "new_york", "tokyo", "shanghai", "hong_kong", "johannesburg", "sydney")

# Fourteen areas [review R8 R10]; names and borders ours [designed].
_BORDERS = {
    "amur": "vladivostok khabarovsk transbaikal vilyuy",
    "khabarovsk": "vladivostok amur vilyuy lena kolyma",
    "transbaikal": "amur vilyuy irkutsk",
    "vilyuy": "amur khabarovsk transbaikal lena irkutsk evenkia",
    "lena": "khabarovsk vilyuy kolyma evenkia taymyr chukotka",
    "kolyma": "khabarovsk lena chukotka",
    "irkutsk": "transbaikal vilyuy evenkia yenisei",
    "evenkia": "vilyuy lena irkutsk taymyr yenisei yamal yugra",
    "taymyr": "lena evenkia yamal",
    "chukotka": "lena kolyma",
    "yenisei": "irkutsk evenkia yugra altai",
    "yamal": "evenkia taymyr yugra",
    "yugra": "evenkia yenisei yamal altai",
    "altai": "yenisei yugra",
    "vladivostok": "amur khabarovsk",
}
NODES = tuple(_BORDERS)
AREAS = len(NODES) - 1  # nodes 0-13 are areas, the last one is where workers start
VLADIVOSTOK = AREAS
NEIGHBOURS = tuple([tuple([NODES.index(name) for name in near.split()]) for near in _BORDERS.values()])
ALL_AREAS = (1 << AREAS) - 1

OPTIONS: tuple[Option, ...] = (
    Option("manager_mode", "joker_counter", ("joker_counter", "free_action")),
    Option("exhaustion_end", "immediate", ("immediate", "finish_round")),
    Option("supply_end", "finish_round", ("finish_round", "immediate")),
    Option("supply_test", "supply", ("supply", "supply_and_map")),
    Option("investment_display", 4, (4, 6)),
    Option("worker_source", "empty_supply", ("empty_supply", "any")),
    Option("exchange_sides", "start_player_each", ("start_player_each", "start_player_all", "random")),
    Option("harvest", "all", ("all", "choose")),
    Option("counter_mix", "proportional", ("proportional", "flat")),
    Option("placement", "simultaneous", ("simultaneous", "open_turn_order")),
    Option("tiebreak", "shared", ("shared", "fewer_tiles")),
    Option("start_player", "random", ("random", *range(1, MOST_SEATS + 1))),
)
