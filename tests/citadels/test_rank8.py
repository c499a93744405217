"""Warlord, Diplomat and Marshal (rules, section 5.2, rank 8)."""

from __future__ import annotations

import pytest

from tests.citadels.turns import acting, beautified, points

# ---- Warlord


@pytest.mark.rule("C98")
def test_the_warlord_destroys_for_the_cost_minus_1() -> None:
    scene = acting("warlord", gold={0: 4}, cities={0: "prison", 1: "palace tavern"})
    scene.do("destroy", "palace")
    assert scene.gold[0] == 0 and scene.city(1) == ["tavern"]
    assert scene.under[0] == "palace", "it goes under the deck"


@pytest.mark.rule("C98")
def test_a_district_of_cost_1_is_destroyed_for_nothing() -> None:
    scene = acting("warlord", gold={0: 0}, cities={1: "temple church"})
    assert scene.targets("destroy") == ["temple"], "the church costs 1"
    scene.do("destroy", "temple")
    assert scene.gold[0] == 0 and scene.city(1) == ["church"]


@pytest.mark.rule("C98")
def test_the_warlord_may_destroy_his_own_district() -> None:
    scene = acting("warlord", gold={0: 2}, cities={0: "manor"}).do("destroy", "manor")
    assert scene.city(0) == [] and scene.gold[0] == 0


def test_what_the_warlord_cannot_pay_in_full_is_no_target() -> None:
    scene = acting("warlord", gold={0: 3}, cities={1: "palace castle"})
    assert scene.targets("destroy") == ["castle"]


def test_the_warlord_destroys_one_district_a_turn() -> None:
    scene = acting("warlord", gold={0: 9}, cities={1: "temple church"}).do("destroy", "temple")
    assert scene.targets("destroy") == []


@pytest.mark.rule("C108")
def test_the_coin_of_the_artist_makes_a_district_dearer_to_destroy() -> None:
    scene = acting("warlord", gold={0: 5}, cities={1: "palace"}, coins="palace", in_bank=20)
    scene.do("destroy", "palace")
    assert scene.gold[0] == 0
    assert scene.state.bank == 20 + 5 + 1, "the fee and the coin go to the bank"


def test_a_beautified_palace_behind_a_great_wall_costs_6() -> None:
    scene = acting("warlord", gold={0: 6}, cities={1: "palace great_wall"}, coins="palace")
    scene.do("destroy", "palace")
    assert scene.gold[0] == 0


@pytest.mark.parametrize(
    ("city", "target", "fee"),
    [("temple", "temple", 0), ("temple great_wall", "temple", 1), ("temple great_wall", "great_wall", 5)],
)
def test_the_great_wall_makes_all_but_itself_dearer(city: str, target: str, fee: int) -> None:
    scene = acting("warlord", gold={0: 9}, cities={1: city}).do("destroy", target)
    assert scene.gold[0] == 9 - fee


def test_the_own_great_wall_costs_the_warlord_nothing() -> None:
    scene = acting("warlord", gold={0: 0}, cities={0: "temple great_wall"}).do("destroy", "temple")
    assert scene.gold[0] == 0


@pytest.mark.parametrize(("option", "owner"), [("bank", 0), ("owner", 1)])
def test_the_surcharge_of_the_great_wall_goes_to_the_bank_or_by_the_option_to_the_owner(
    option: str, owner: int
) -> None:
    scene = acting("warlord", gold={0: 9}, cities={1: "manor great_wall"}, great_wall_surcharge_to=option)
    scene.do("destroy", "manor")
    assert scene.gold[:2] == [9 - 3, owner]


@pytest.mark.rule("C99")
def test_no_district_of_a_completed_city_is_destroyed() -> None:
    full = "manor castle temple tavern market prison docks"
    scene = acting("warlord", gold={0: 9}, cities={1: full, 2: "church"})
    assert scene.targets("destroy") == ["church"]


@pytest.mark.parametrize(("allowed", "targets"), [(False, 0), (True, 7)])
def test_the_own_completed_city_is_safe_from_the_warlord_without_the_option(
    allowed: bool, targets: int
) -> None:
    full = "manor castle temple tavern market prison docks"
    scene = acting("warlord", gold={0: 9}, cities={0: full}, warlord_own_complete_city=allowed)
    assert len(scene.targets("destroy")) == targets


def test_a_monument_counts_twice_for_the_protection_of_a_completed_city() -> None:
    six = "manor castle temple tavern prison monument"
    assert acting("warlord", gold={0: 9}, cities={1: six}).targets("destroy") == []


def test_the_keep_is_never_destroyed_not_even_the_own_one() -> None:
    scene = acting("warlord", gold={0: 9}, cities={0: "manor", 1: "keep temple"})
    assert scene.targets("destroy") == ["manor", "temple"]
    assert acting("warlord", gold={0: 9}, cities={0: "keep"}).targets("destroy") == []


def test_income_of_the_warlord_counts_the_districts_he_has_left() -> None:
    scene = acting("warlord", gold={0: 0}, cities={0: "watchtower prison"})
    scene.do("destroy", "watchtower").do("income")
    assert scene.gold[0] == 1


def test_destroyed_museum_cards_go_under_the_deck_with_it() -> None:
    scene = acting("warlord", gold={0: 3}, cities={1: "museum"}, museum="temple")
    scene.do("destroy", "museum")
    assert sorted(scene.under[:2]) == ["museum", "temple"] and scene.state.museum == []


# ---- Diplomat


@pytest.mark.rule("C100")
def test_the_diplomat_pays_the_difference_to_the_owner() -> None:
    scene = acting("diplomat", gold={0: 4}, cities={0: "temple", 1: "palace"})
    scene.do("exchange", "palace").do("give", "temple")
    assert scene.gold[:2] == [0, 4]
    assert (scene.city(0), scene.city(1)) == (["palace"], ["temple"])


@pytest.mark.rule("C100")
def test_nobody_pays_for_a_cheaper_district() -> None:
    scene = acting("diplomat", gold={0: 0}, cities={0: "castle", 1: "tavern"})
    scene.do("exchange", "tavern").do("give", "castle")
    assert scene.gold[:2] == [0, 0] and scene.city(0) == ["tavern"]


def test_the_diplomat_names_only_what_he_can_pay() -> None:
    scene = acting("diplomat", gold={0: 3}, cities={0: "temple", 1: "palace castle"})
    assert scene.targets("exchange") == ["castle"]


def test_a_great_wall_adds_1_gold_for_the_bank_to_a_swap() -> None:
    scene = acting("diplomat", gold={0: 5}, cities={0: "temple", 1: "palace great_wall"}, in_bank=10)
    scene.do("exchange", "palace").do("give", "temple")
    assert scene.gold[:2] == [0, 4] and scene.state.bank == 11


@pytest.mark.parametrize(("formula", "fee"), [("max_then_plus", 1), ("plus_then_max", 0)])
def test_behind_a_great_wall_a_cheaper_district_costs_1_or_by_the_option_nothing(
    formula: str, fee: int
) -> None:
    scene = acting(
        "diplomat", gold={0: 2}, cities={0: "castle", 1: "tavern great_wall"}, diplomat_wall_formula=formula
    )
    scene.do("exchange", "tavern").do("give", "castle")
    assert scene.gold[0] == 2 - fee


def test_the_own_great_wall_does_not_change_what_is_given() -> None:
    scene = acting("diplomat", gold={0: 1}, cities={0: "castle great_wall", 1: "palace"})
    scene.do("exchange", "palace").do("give", "castle")
    assert scene.gold[:2] == [0, 1]


@pytest.mark.rule("C101")
def test_no_swap_with_a_completed_city_but_with_the_own_one() -> None:
    full = "manor castle temple tavern market prison docks"
    away = acting("diplomat", gold={0: 9}, cities={0: "church", 1: full})
    assert away.targets("exchange") == []
    home = acting("diplomat", gold={0: 9}, cities={0: full, 1: "church"})
    assert home.targets("exchange") == ["church"]


@pytest.mark.rule("C102")
def test_after_a_swap_neither_city_holds_two_of_a_name() -> None:
    scene = acting("diplomat", gold={0: 9}, cities={0: "manor temple", 1: "manor church", 2: "temple"})
    assert scene.targets("exchange") == ["church"], "manor and temple would be second ones"
    scene.do("exchange", "church")
    assert scene.pieces("give") == ["temple"], "they have a manor already"


def test_the_quarry_does_not_help_the_diplomat() -> None:
    scene = acting("diplomat", gold={0: 9}, cities={0: "quarry manor", 1: "manor"})
    assert scene.targets("exchange") == []


def test_a_same_name_swap_is_illegal() -> None:
    scene = acting("diplomat", gold={0: 9}, cities={0: "manor", 1: "manor"}, coins="manor")
    assert scene.targets("exchange") == []


def test_the_diplomat_neither_takes_nor_gives_a_keep() -> None:
    scene = acting("diplomat", gold={0: 9}, cities={0: "keep", 1: "palace"})
    assert scene.targets("exchange") == []
    scene = acting("diplomat", gold={0: 9}, cities={0: "palace", 1: "keep"})
    assert scene.targets("exchange") == []


def test_the_coin_of_the_artist_counts_and_travels_in_a_swap() -> None:
    scene = acting("diplomat", gold={0: 2}, cities={0: "castle", 1: "palace"}, coins="palace")
    scene.do("exchange", "palace").do("give", "castle")
    assert scene.gold[0] == 0 and beautified(scene) == ["palace"]


def test_the_cards_under_a_museum_travel_with_it() -> None:
    scene = acting("diplomat", gold={0: 1}, cities={0: "manor", 1: "museum"}, museum="temple")
    scene.do("exchange", "museum").do("give", "manor")
    assert len(scene.state.museum) == 1 and scene.city(0) == ["museum"]
    assert points(scene, 0)["museum"] == 1


def test_a_monument_given_away_counts_twice_in_its_new_city() -> None:
    five = "manor castle temple tavern market"
    scene = acting("diplomat", gold={0: 9}, cities={0: "monument", 1: five})
    scene.do("exchange", "market").do("give", "monument")
    assert scene.table().counts["city.1"] == 6 and not scene.state.last


def test_a_city_can_be_completed_by_a_swap() -> None:
    six = "manor castle temple tavern market docks"
    scene = acting("diplomat", gold={0: 9}, cities={0: six, 1: "monument"})
    scene.do("exchange", "monument").do("give", "manor")
    assert scene.said("completed") == [(0, 1)] and scene.state.last


def test_a_swap_is_no_building_and_not_taxed() -> None:
    scene = acting("diplomat", gold={0: 5, 1: 5}, cities={0: "temple", 1: "church"}, cast="tax_collector")
    scene.do("exchange", "church").do("give", "temple")
    assert scene.gold[:2] == [4, 6] and scene.state.pot == 0


# ---- Marshal


@pytest.mark.rule("C103")
def test_the_marshal_pays_the_owner_the_cost_of_what_he_seizes() -> None:
    scene = acting("marshal", gold={0: 2}, cities={1: "prison castle"}).do("seize", "prison")
    assert scene.gold[:2] == [0, 2] and scene.city(0) == ["prison"] and scene.city(1) == ["castle"]


@pytest.mark.rule("C103")
def test_the_marshal_seizes_nothing_dearer_than_3_nor_his_own() -> None:
    scene = acting("marshal", gold={0: 9}, cities={0: "church", 1: "prison manor castle palace"})
    assert scene.targets("seize") == ["prison", "manor"]


def test_behind_a_great_wall_the_marshal_pays_1_more_to_the_bank() -> None:
    scene = acting("marshal", gold={0: 4}, cities={1: "manor great_wall"}, in_bank=10).do("seize", "manor")
    assert scene.gold[:2] == [0, 3] and scene.state.bank == 11
    assert acting("marshal", gold={0: 3}, cities={1: "manor great_wall"}).targets("seize") == []


def test_a_beautified_district_counts_its_coin_for_the_marshal() -> None:
    scene = acting("marshal", gold={0: 9}, cities={1: "monastery prison"}, coins="monastery prison")
    assert scene.targets("seize") == ["prison"], "the monastery costs 4 now"
    scene.do("seize", "prison")
    assert scene.gold[:2] == [6, 3] and "prison" in beautified(scene)


@pytest.mark.rule("C104")
def test_the_marshal_seizes_nothing_from_a_completed_city() -> None:
    full = "manor castle temple tavern market prison docks"
    assert acting("marshal", gold={0: 9}, cities={1: full, 2: "church"}).targets("seize") == ["church"]


def test_the_own_city_of_the_marshal_may_be_complete() -> None:
    full = "manor castle temple tavern market prison docks"
    assert acting("marshal", gold={0: 9}, cities={0: full, 1: "church"}).targets("seize") == ["church"]


def test_the_marshal_seizes_no_name_he_has_and_the_quarry_does_not_help() -> None:
    scene = acting("marshal", gold={0: 9}, cities={0: "quarry manor", 1: "manor temple"})
    assert scene.targets("seize") == ["temple"]


def test_the_keep_is_never_seized() -> None:
    assert acting("marshal", gold={0: 9}, cities={1: "keep"}).targets("seize") == []


def test_a_seizure_may_complete_the_city_and_is_not_taxed() -> None:
    six = "castle temple tavern market prison docks"
    scene = acting("marshal", gold={0: 9}, cities={0: six, 1: "manor"}, cast="tax_collector")
    scene.do("seize", "manor")
    assert scene.said("completed") == [(0, 1)] and scene.state.pot == 0 and scene.gold[0] == 6


@pytest.mark.parametrize("role", ["warlord", "diplomat", "marshal"])
def test_every_rank_8_has_1_gold_for_each_military_district(role: str) -> None:
    scene = acting(role, gold={0: 0}, cities={0: "watchtower prison manor"}).do("income")
    assert scene.gold[0] == 2 and scene.targets("income") == []


# ---- with the Bishop


@pytest.mark.rule("C84")
@pytest.mark.parametrize(
    ("role", "verb"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_rank_8_cannot_touch_the_bishop(role: str, verb: str) -> None:
    scene = acting(role, gold={0: 9}, cities={0: "manor", 1: "temple", 2: "tavern"}, shielded=1)
    assert "temple" not in scene.targets(verb) and "tavern" in scene.targets(verb)


def test_with_both_characters_the_own_districts_may_be_hit() -> None:
    scene = acting("warlord", seats=2, gold={0: 9}, cities={0: "manor"}, shielded=0)
    assert scene.targets("destroy") == ["manor"]
