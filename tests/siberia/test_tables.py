"""The tables of the rules document, line by line: counters, prices, options with their defaults."""

from __future__ import annotations

from collections import Counter

import pytest

from client.rules.siberia.data import COLUMNS, COUNTERS, EXCHANGES, MIX, OPTIONS, PERSONS, RESOURCES

# What a cube brings, in thousands of rubles, in the order gas coal oil gold diamonds; "-": no deal.
PRICES = {
    "frankfurt": "1 1 1 2 2",
    "tokyo": "3 2 - 4 -",
    "shanghai": "3 - - - 5",
    "london": "- 3 3 - 4",
    "mumbai": "- 3 - 4 -",
    "new_york": "2 - 4 - 5",
    "toronto": "- 3 4 - -",
    "zurich": "- 3 2 5 -",
    "hong_kong": "2 - - 5 -",
    "johannesburg": "2 - - 3 6",
    "sydney": "- - 3 - 6",
}
EVEN = {person: "4 3 3 2 2" for person in PERSONS[1:]}
FLAT = {"logistician": "3 3 3 3 2", "salesman": "3 3 3 2 3", "worker": "3 3 2 3 3", "investor": "3 2 3 3 3"}
CHOICES = {
    "manager_mode": ("joker_counter", "free_action"),
    "exhaustion_end": ("immediate", "finish_round"),
    "supply_end": ("finish_round", "immediate"),
    "supply_test": ("supply", "supply_and_map"),
    "investment_display": (4, 6),
    "worker_source": ("empty_supply", "any"),
    "exchange_sides": ("start_player_each", "start_player_all", "random"),
    "harvest": ("all", "choose"),
    "counter_mix": ("proportional", "flat"),
    "placement": ("simultaneous", "open_turn_order"),
    "tiebreak": ("shared", "fewer_tiles"),
    "start_player": ("random", 1, 2, 3, 4),
}


def test_every_exchange_pays_what_the_table_says() -> None:
    cities = [city for sides in EXCHANGES for city in sides]
    paid = {city.name: " ".join(str(price // 1000 or "-") for price in city.prices) for city in cities}
    assert list(paid.items()) == list(PRICES.items()), "each tile with its sides A and B"
    assert not any(price % 1000 for city in cities for price in city.prices)


@pytest.mark.parametrize(("first", "table"), [(0, EVEN), (MIX, FLAT)])
def test_persons_and_resources_go_together_as_often_as_the_table_says(
    first: int, table: dict[str, str]
) -> None:
    found = Counter([tuple(counter) for counter in COUNTERS[first : first + MIX]])
    for number, person in enumerate(PERSONS[1:], 1):
        assert " ".join(str(found[number, resource]) for resource in range(5)) == table[person]
    assert found[0, -1] == 14 and (*PERSONS, *RESOURCES) == COLUMNS


def test_every_option_has_its_values_the_usual_one_first() -> None:
    assert {option.name: option.values for option in OPTIONS} == CHOICES
    assert all(option.default is option.values[0] for option in OPTIONS)
