"""Unique districts that change how is built (rules, section 5.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citadels.turns import acting, points

# ---- Factory


def test_the_factory_makes_other_unique_districts_1_cheaper() -> None:
    scene = acting("architect", gold={0: 4}, hands={0: "library quarry palace"}, cities={0: "factory"})
    assert scene.pieces("build") == ["quarry"], "5 becomes 4, 6 becomes 5, the palace stays at 5"
    assert scene.do("build", "quarry").gold[0] == 0


def test_the_factory_is_not_cheaper_itself() -> None:
    assert acting("architect", gold={0: 4}, hands={0: "factory"}).pieces("build") == []
    quarry = {0: "quarry factory"}
    assert acting("architect", gold={0: 4}, hands={0: "library"}, cities=quarry).pieces("build") == []


def test_the_factory_changes_no_points() -> None:
    scene = acting("architect", gold={0: 4}, hands={0: "quarry"}, cities={0: "factory"})
    assert points(scene.do("build", "quarry"), 0)["districts"] == 10


def test_the_alchemist_must_own_only_the_reduced_price() -> None:
    scene = acting("alchemist", gold={0: 4}, hands={0: "quarry"}, cities={0: "factory"})
    assert scene.do("build", "quarry").gold[0] == 4


# ---- Framework


def test_the_framework_is_destroyed_instead_of_paying() -> None:
    scene = acting("merchant", gold={0: 1}, hands={0: "palace manor"}, cities={0: "framework"})
    scene.do("framework", "palace")
    assert scene.city(0) == ["palace"] and scene.gold[0] == 1 and scene.under[0] == "framework"
    assert not {"build", "framework"} & scene.verbs, "it counts against the limit"


def test_the_framework_never_builds_a_secret_vault() -> None:
    scene = acting("merchant", gold={0: 9}, hands={0: "secret_vault"}, cities={0: "framework"})
    assert not {"build", "framework"} & scene.verbs


def test_what_the_framework_built_can_not_be_confiscated_and_leaves_the_first_paid_one_to_come() -> None:
    scene = acting(
        "architect",
        gold={0: 9},
        hands={0: "palace castle"},
        cities={0: "framework"},
        chief=1,
        warrants="architect",
    )
    scene.do("framework", "palace")
    assert scene.asked == "0 turn"
    scene.do("build", "castle")
    assert scene.asked == "1 confiscate", "the first district that was paid for"


def test_whether_a_monument_may_rise_is_asked_before_the_framework_leaves() -> None:
    five = "framework temple church tavern market"
    assert "framework" not in acting("merchant", hands={0: "monument"}, cities={0: five}).verbs


# ---- Monument


@pytest.mark.parametrize(("city", "buildable"), [("temple church tavern market", True), ("", True)])
def test_the_monument_is_built_with_fewer_than_5_districts(city: str, buildable: bool) -> None:
    scene = acting("merchant", gold={0: 4}, hands={0: "monument"}, cities={0: city})
    assert (scene.pieces("build") == ["monument"]) is buildable


def test_the_monument_is_not_built_with_5_districts() -> None:
    five = "temple church tavern market docks"
    assert acting("merchant", gold={0: 4}, hands={0: "monument"}, cities={0: five}).pieces("build") == []


def test_the_monument_counts_as_2_toward_completion() -> None:
    five = "temple church tavern market monument"
    scene = acting("merchant", gold={0: 3}, hands={0: "docks"}, cities={0: five}).do("build", "docks")
    assert scene.table().counts["city.0"] == 7 and scene.said("completed") == [(0, 1)]


def test_a_monument_in_a_city_forbids_no_other_building() -> None:
    six = "temple church tavern market docks monument"
    scene = acting("merchant", gold={0: 1}, hands={0: "watchtower"}, cities={0: six})
    assert scene.pieces("build") == ["watchtower"]


# ---- Necropolis


def test_the_necropolis_is_built_by_destroying_an_own_district() -> None:
    six = "tavern temple church market docks manor"
    scene = acting("merchant", gold={0: 0}, hands={0: "necropolis"}, cities={0: six})
    scene.do("necropolis", "necropolis").do("sacrifice", "tavern")
    assert len(scene.city(0)) == 6 and scene.under[0] == "tavern" and "necropolis" in scene.city(0)


def test_any_own_district_can_be_sacrificed_its_coin_and_the_museums_cards_with_it() -> None:
    scene = acting(
        "merchant",
        hands={0: "necropolis"},
        cities={0: "keep framework museum"},
        coins="museum",
        museum="temple",
        in_bank=10,
    )
    scene.do("necropolis", "necropolis")
    assert scene.pieces("sacrifice") == ["keep", "framework", "museum"]
    scene.do("sacrifice", "museum")
    assert scene.state.bank == 11 and sorted(scene.under[:2]) == ["museum", "temple"]


def test_with_an_empty_city_the_necropolis_is_paid_for() -> None:
    assert "necropolis" not in acting("merchant", hands={0: "necropolis"}).verbs
    scene = acting("merchant", gold={0: 5}, hands={0: "necropolis"}).do("build", "necropolis")
    assert scene.gold[0] == 0


def test_a_sacrifice_for_the_necropolis_can_not_be_confiscated_but_is_taxed() -> None:
    laid: dict[str, Any] = {"chief": 1, "warrants": "merchant", "cast": "tax_collector"}
    scene = acting("merchant", gold={0: 5}, hands={0: "necropolis"}, cities={0: "tavern"}, **laid)
    scene.do("necropolis", "necropolis").do("sacrifice", "tavern")
    assert scene.asked == "0 turn" and scene.gold[0] == 4 and scene.state.pot == 1
    scene = acting("merchant", gold={0: 5}, hands={0: "necropolis"}, cities={0: "tavern"}, **laid)
    assert scene.do("build", "necropolis").asked == "1 confiscate"


def test_the_wizard_builds_the_necropolis_he_took_by_a_sacrifice() -> None:
    scene = acting("wizard", gold={0: 0}, hands={1: "necropolis"}, cities={0: "temple"})
    scene.do("look", 1).do("necropolis", "necropolis").do("sacrifice", "temple")
    assert scene.city(0) == ["necropolis"] and scene.hand(1) == [] and scene.state.turn.built == 0


# ---- Quarry


def test_with_the_quarry_identical_districts_may_be_built() -> None:
    scene = acting("architect", gold={0: 9}, hands={0: "manor manor"}, cities={0: "quarry manor"})
    scene.do("build", "manor").do("build", "manor")
    assert scene.city(0) == ["quarry", "manor", "manor", "manor"]
    assert acting("architect", gold={0: 9}, hands={0: "manor"}, cities={0: "manor"}).pieces("build") == []


def test_duplicates_stay_when_the_quarry_leaves() -> None:
    scene = acting("warlord", gold={0: 4}, hands={0: "manor"}, cities={1: "quarry manor manor"})
    scene.do("destroy", "quarry")
    assert scene.city(1) == ["manor", "manor"]


def test_the_quarry_does_not_help_the_magistrate() -> None:
    scene = acting(
        "merchant",
        gold={0: 3},
        hands={0: "manor"},
        cities={1: "quarry manor"},
        chief=1,
        warrants="merchant",
    )
    assert scene.do("build", "manor").verbs == {"pass"}


# ---- Secret Vault


def test_the_secret_vault_is_never_built() -> None:
    assert acting("merchant", gold={0: 9}, hands={0: "secret_vault"}).verbs == {"extra", "end"}


# ---- Stables


def test_the_stables_do_not_use_up_the_limit() -> None:
    scene = acting("merchant", gold={0: 5}, hands={0: "stables manor temple"})
    scene.do("build", "stables").do("build", "manor")
    assert scene.gold[0] == 0 and scene.pieces("build") == []
    scene = acting("merchant", gold={0: 5}, hands={0: "stables manor"})
    assert scene.do("build", "manor").pieces("build") == ["stables"], "in either order"


def test_the_stables_are_taxed_and_can_be_confiscated_and_another_may_follow() -> None:
    scene = acting(
        "merchant",
        gold={0: 4, 1: 1},
        hands={0: "stables manor"},
        cast="tax_collector",
        chief=1,
        warrants="merchant",
    )
    scene.do("build", "stables").do("confiscate", "stables")
    assert scene.city(1) == ["stables"] and scene.gold[:2] == [4, 0] and scene.state.pot == 1
    scene.do("build", "manor")
    assert scene.city(0) == ["manor"]


# ---- Thieves' Den


@pytest.mark.parametrize(("cards", "gold"), [(1, 5), (3, 3), (6, 0)])
def test_any_part_of_the_thieves_den_may_be_paid_with_cards(cards: int, gold: int) -> None:
    hand = "thieves_den temple church market tavern docks manor"
    scene = acting("merchant", gold={0: 6}, hands={0: hand}).do("den", "thieves_den")
    for face in hand.split()[1 : cards + 1]:
        scene.do("pay", face)
    scene.do("done")
    assert scene.city(0) == ["thieves_den"] and scene.gold[0] == 6 - gold
    assert sorted(scene.under[:cards]) == sorted(hand.split()[1 : cards + 1])


def test_the_thieves_den_never_pays_for_itself_and_not_more_than_can_be_had() -> None:
    assert "den" not in acting("merchant", gold={0: 4}, hands={0: "thieves_den temple"}).verbs
    scene = acting("merchant", gold={0: 5}, hands={0: "thieves_den temple"}).do("den", "thieves_den")
    assert scene.pieces("pay") == ["temple"] and "done" not in scene.verbs, "5 gold are too few alone"


def test_with_the_factory_the_thieves_den_costs_5_in_all() -> None:
    scene = acting("merchant", gold={0: 4}, hands={0: "thieves_den temple"}, cities={0: "factory"})
    scene.do("den", "thieves_den").do("pay", "temple").do("done")
    assert scene.gold[0] == 0 and scene.city(0) == ["factory", "thieves_den"]


def test_a_confiscated_thieves_den_returns_the_gold_and_not_the_cards() -> None:
    scene = acting(
        "merchant",
        gold={0: 4},
        hands={0: "thieves_den temple church"},
        chief=1,
        warrants="merchant",
    )
    scene.do("den", "thieves_den").do("pay", "temple").do("pay", "church").do("done")
    scene.do("confiscate", "thieves_den")
    assert scene.gold[0] == 4 and scene.hand(0) == [] and scene.city(1) == ["thieves_den"]
