"""Queen, Artist and Tax Collector (rules, section 5.2, rank 9)."""

from __future__ import annotations

import pytest

from tests.citadels.turns import acting, beautified, called, points

# ---- Queen


@pytest.mark.rule("C105")
@pytest.mark.parametrize(("king", "gold"), [(1, 3), (4, 3), (2, 0), (3, 0)])
def test_the_queen_gains_3_gold_beside_rank_4(king: int, gold: int) -> None:
    scene = called("queen", seats=5, gold={0: 0}, shown={king: "king"})
    assert scene.gold[0] == gold


def test_for_the_emperor_it_is_his_own_seat_that_counts() -> None:
    scene = called("queen", seats=5, gold={0: 0}, shown={1: "emperor"}, crown=3)
    assert scene.gold[0] == 3


@pytest.mark.rule("C106")
@pytest.mark.parametrize(("king", "gold"), [(1, 3), (2, 0)])
def test_beside_a_killed_rank_4_the_queen_gains_at_the_end_of_the_round(king: int, gold: int) -> None:
    scene = called("queen", seats=5, gold={0: 0}, roles={king: "king"}, killed="king")
    assert scene.gold[0] == 0
    scene.do("take").do("end")
    assert scene.gold[0] == 2 + gold


def test_a_bewitched_queen_is_measured_from_the_seat_of_the_witch() -> None:
    scene = called("queen", seats=5, gold={0: 0, 3: 0}, shown={2: "king"}, bewitched="queen", chief=3).do(
        "take"
    )
    assert scene.gold[3] == 3 and scene.gold[0] == 2


def test_a_bewitched_rank_4_was_revealed_and_counts() -> None:
    scene = called("queen", seats=5, gold={0: 0}, shown={1: "king"}, bewitched="king", chief=3)
    assert scene.gold[0] == 3


def test_an_empty_bank_has_nothing_for_the_queen() -> None:
    scene = called("queen", seats=5, gold={0: 0}, shown={1: "king"}, in_bank=2)
    assert scene.gold[0] == 2


# ---- Artist


@pytest.mark.rule("C107")
def test_the_artist_puts_1_gold_on_up_to_2_districts_for_a_point_each() -> None:
    scene = acting("artist", gold={0: 3}, cities={0: "temple church manor"})
    before = points(scene, 0)["districts"]
    scene.do("beautify", "temple").do("beautify", "manor")
    assert scene.gold[0] == 1 and beautified(scene) == ["temple", "manor"]
    assert points(scene, 0)["districts"] == before + 2
    assert scene.targets("beautify") == [], "once a turn"


@pytest.mark.rule("C107")
def test_a_district_is_beautified_only_once() -> None:
    scene = acting("artist", gold={0: 3}, cities={0: "temple church"}, coins="temple")
    assert scene.targets("beautify") == ["church"]


def test_the_artist_may_stop_after_one() -> None:
    scene = acting("artist", gold={0: 3}, cities={0: "temple church"}).do("beautify", "temple").do("done")
    assert scene.gold[0] == 2 and scene.asked == "0 turn"


def test_with_1_gold_the_artist_beautifies_one() -> None:
    scene = acting("artist", gold={0: 1}, cities={0: "temple church"}).do("beautify", "temple")
    assert scene.asked == "0 turn" and scene.gold[0] == 0


def test_without_gold_the_artist_can_do_nothing() -> None:
    assert acting("artist", gold={0: 0}, cities={0: "temple"}).targets("beautify") == []


def test_the_coins_of_the_artist_are_out_of_the_bank_and_no_stash() -> None:
    scene = acting("artist", gold={0: 2}, cities={0: "temple imperial_treasury"}, in_bank=10)
    scene.do("beautify", "temple").do("done")
    assert scene.state.bank == 10 and points(scene, 0)["imperial_treasury"] == 1


def test_only_own_districts_are_beautified() -> None:
    assert acting("artist", gold={0: 5}, cities={0: "temple", 1: "church"}).targets("beautify") == ["temple"]


def test_a_beautified_district_from_another_city_is_not_beautified_again() -> None:
    scene = called(
        "diplomat artist", seats=3, gold={0: 5}, cities={0: "castle", 1: "palace manor"}, coins="palace"
    )
    scene.do("exchange", "palace").do("give", "castle").do("take").end()
    assert scene.asked == "0 turn" and scene.city(0) == ["palace"]
    assert scene.targets("beautify") == []


def test_a_destroyed_district_that_is_built_again_may_be_beautified_again() -> None:
    scene = acting("warlord", gold={0: 9}, cities={0: "temple"}, coins="temple", cast="artist")
    scene.do("destroy", "temple")
    assert beautified(scene) == []


# ---- Tax Collector


@pytest.mark.rule("C109")
def test_the_tax_collector_takes_all_gold_of_his_token_once() -> None:
    scene = acting("tax_collector", gold={0: 1}, pot=4).do("collect")
    assert scene.gold[0] == 5 and scene.state.pot == 0 and "collect" not in scene.verbs


@pytest.mark.rule("C110")
def test_every_builder_pays_1_gold_for_each_building() -> None:
    scene = acting("architect", gold={0: 5}, hands={0: "temple tavern"}, cast="tax_collector")
    scene.do("build", "temple").do("build", "tavern")
    assert scene.gold[0] == 1 and scene.state.pot == 2


@pytest.mark.rule("C110")
@pytest.mark.parametrize(("pays", "gold"), [(True, 1), (False, 2)])
def test_the_tax_collector_pays_too_unless_the_option_spares_him(pays: bool, gold: int) -> None:
    scene = acting("tax_collector", gold={0: 3}, hands={0: "temple"}, tax_collector_pays=pays)
    assert scene.do("build", "temple").gold[0] == gold


def test_the_player_of_a_spared_tax_collector_pays_as_his_other_character() -> None:
    scene = called(
        "merchant tax_collector", seats=3, gold={0: 3}, hands={0: "temple"}, tax_collector_pays=False
    )
    assert scene.do("take").do("build", "temple").gold[0] == 3


@pytest.mark.rule("C111")
def test_without_gold_after_building_there_is_no_tax() -> None:
    scene = acting("merchant", gold={0: 3}, hands={0: "manor"}, cast="tax_collector").do("build", "manor")
    assert scene.gold[0] == 0 and scene.state.pot == 0


@pytest.mark.rule("C112")
def test_after_a_confiscation_the_magistrate_pays_the_tax() -> None:
    scene = acting(
        "merchant", gold={0: 5, 1: 2}, hands={0: "palace"}, cast="tax_collector", chief=1, warrants="merchant"
    )
    scene.do("build", "palace").do("confiscate", "palace")
    assert scene.gold[:2] == [5, 1] and scene.state.pot == 1 and scene.city(1) == ["palace"]


def test_taxes_are_paid_in_rounds_without_the_tax_collector_and_stay() -> None:
    scene = called("merchant", gold={0: 3}, hands={0: "temple"}, cast="tax_collector", pot=2)
    scene.do("take").do("build", "temple").do("end")
    assert scene.state.pot == 3 and scene.state.round == 2, "nobody had him: the gold waits"


def test_a_tax_paid_after_the_pot_was_taken_stays() -> None:
    scene = acting("tax_collector", gold={0: 2}, hands={0: "temple"}, pot=3).do("collect")
    scene.do("build", "temple")
    assert scene.state.pot == 1 and scene.gold[0] == 3


def test_a_building_that_was_not_paid_for_is_taxed() -> None:
    scene = acting(
        "merchant", gold={0: 1}, hands={0: "palace"}, cities={0: "framework"}, cast="tax_collector"
    )
    assert scene.do("framework", "palace").gold[0] == 0 and scene.state.pot == 1


def test_a_killed_tax_collector_leaves_the_pot_where_it_is() -> None:
    scene = called("tax_collector", gold={0: 0}, pot=3, killed="tax_collector")
    assert scene.state.pot == 3 and scene.state.round == 2


def test_a_witch_as_tax_collector_takes_the_pot() -> None:
    scene = (
        called("tax_collector", gold={0: 0, 2: 0}, pot=3, bewitched="tax_collector", chief=2)
        .do("take")
        .do("collect")
    )
    assert scene.gold[2] == 3 and scene.gold[0] == 2
