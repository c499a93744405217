"""Unique districts that score at the end (rules, sections 5.3, 6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citadels.scene import Scene, lay
from tests.citadels.turns import points


def over(city: str, **laid: Any) -> Scene:
    """The end of a game in which seat 0 has this city; seat 3 has completed the first one."""
    scene = lay(phase="close", cities={0: city}, **{"completed": {3: 1}} | laid)
    assert scene.asked == ""
    return scene


def total(scene: Scene) -> int:
    """All points of seat 0."""
    return scene.scores()[0].points


def test_basilica_scores_odd_costs_and_counts_the_coins() -> None:
    scene = over("basilica manor castle church temple", coins="castle")
    assert points(scene, 0)["basilica"] == 3, "manor, castle and temple"
    assert total(scene) == 18
    assert points(over("basilica manor", coins="manor"), 0)["basilica"] == 0


@pytest.mark.parametrize(
    ("city", "extra"),
    [
        ("capitol tavern market docks", 3),
        ("capitol tavern market", 0),
        ("capitol keep library", 3),
        ("capitol tavern market docks temple church monastery", 3),
        ("capitol tavern market haunted_quarter", 3),
    ],
)
def test_capitol_scores_3_once_for_three_of_a_kind(city: str, extra: int) -> None:
    assert points(over(city), 0)["capitol"] == extra


def test_dragon_gate_scores_2_more_than_its_cost() -> None:
    assert total(over("dragon_gate")) == 8


def test_haunted_quarter_is_the_kind_that_serves_best() -> None:
    scene = over("manor temple tavern haunted_quarter dragon_gate")
    assert points(scene, 0)["all_kinds"] == 3 and total(scene) == 18


def test_haunted_quarter_counts_for_all_effects_as_one_kind_at_once() -> None:
    scene = over("wishing_well haunted_quarter manor temple tavern")
    parts = points(scene, 0)
    assert (parts["all_kinds"], parts["wishing_well"]) == (3, 1), "military, so only one unique is left"


def test_imperial_treasury_scores_the_stash_without_coins_on_districts_or_the_token() -> None:
    scene = over("imperial_treasury manor", gold={0: 4}, coins="manor", pot=2, cast="tax_collector")
    assert points(scene, 0)["imperial_treasury"] == 4


def test_ivory_tower_scores_5_as_the_only_unique_district() -> None:
    assert points(over("ivory_tower manor"), 0)["ivory_tower"] == 5
    assert points(over("ivory_tower manor keep"), 0)["ivory_tower"] == 0


def test_ivory_tower_scores_beside_a_haunted_quarter_of_another_kind() -> None:
    scene = over("ivory_tower haunted_quarter manor church docks")
    assert points(scene, 0)["ivory_tower"] == 5 and total(scene) == 23, "military gives all five kinds too"


def test_wishing_well_scores_every_unique_district_and_itself() -> None:
    scene = over("wishing_well ivory_tower manor")
    assert points(scene, 0)["wishing_well"] == 2 and total(scene) == 15


def test_map_room_scores_the_hand_a_secret_vault_included() -> None:
    scene = over("map_room", hands={0: "temple secret_vault"})
    parts = points(scene, 0)
    assert (parts["map_room"], parts["secret_vault"]) == (2, 3)


def test_museum_scores_the_cards_under_it() -> None:
    assert points(over("museum", museum="temple church"), 0)["museum"] == 2


@pytest.mark.parametrize(("holder", "extra"), [(0, 5), (1, 0)])
def test_statue_scores_5_with_the_crown(holder: int, extra: int) -> None:
    assert points(over("statue", crown=holder), 0)["statue"] == extra


def test_the_crown_of_a_killed_king_comes_in_time_for_the_statue() -> None:
    scene = lay(roles={0: "king"}, cities={0: "statue"}, killed="king", crown=2, completed={1: 1})
    assert scene.asked == "" and points(scene, 0)["statue"] == 5


def test_secret_vault_scores_3_from_the_hand_at_the_end_only() -> None:
    scene = lay("merchant", hands={0: "secret_vault"})
    assert "secret_vault" not in points(scene, 0)
    assert points(over("", hands={0: "secret_vault"}), 0)["secret_vault"] == 3


def test_a_secret_vault_under_the_museum_scores_only_as_a_card_there() -> None:
    scene = over("museum", museum="secret_vault")
    assert total(scene) == 4 + 1


def test_school_of_magic_is_unique_only_when_points_are_counted() -> None:
    scene = over("school_of_magic manor temple tavern")
    assert points(scene, 0)["all_kinds"] == 0


def test_monument_is_one_district_for_points() -> None:
    scene = over("monument manor castle tavern temple prison", completed={0: 1})
    assert total(scene) == 15 + 3 + 4
