"""Bishop, Abbot and Cardinal (rules, section 5.2, rank 5)."""

from __future__ import annotations

import pytest

from tests.citadels.turns import acting, called, role

# ---- Bishop


@pytest.mark.rule("C84")
def test_the_bishop_has_1_gold_for_each_religious_district() -> None:
    scene = acting("bishop", gold={0: 0}, cities={0: "temple church manor"}).do("income")
    assert scene.gold[0] == 2


@pytest.mark.rule("C84")
def test_the_called_bishop_is_safe_from_rank_8_for_the_round() -> None:
    scene = called("bishop", "warlord", cities={0: "temple", 1: "prison", 2: "tavern"}, gold={1: 9})
    scene.do("take").do("end")
    assert role(scene) == "warlord" and scene.targets("destroy") == ["prison", "tavern"]


@pytest.mark.rule("C85")
def test_a_killed_bishop_protects_nobody() -> None:
    scene = called("bishop", "warlord", cities={0: "temple"}, gold={1: 9}, killed="bishop")
    assert role(scene) == "warlord" and scene.targets("destroy") == ["temple"]


@pytest.mark.rule("C85")
def test_a_bewitched_bishop_protects_the_witch_instead() -> None:
    scene = called(
        "bishop",
        "warlord",
        cities={0: "temple", 2: "tavern"},
        gold={1: 9},
        bewitched="bishop",
        chief=2,
    )
    scene.do("take")
    assert scene.asked == "2 turn", "the Witch plays on"
    scene.do("end")
    assert role(scene) == "warlord" and scene.targets("destroy") == ["temple"]


def test_the_armory_ignores_the_bishop() -> None:
    scene = acting("merchant", cities={0: "armory", 1: "temple"}, shielded=1)
    assert scene.targets("raze") == ["temple"]


# ---- Abbot


@pytest.mark.rule("C86")
def test_the_abbot_mixes_gold_and_cards_as_he_likes() -> None:
    scene = acting("abbot", gold={0: 0}, cities={0: "temple church monastery"}).do("income")
    assert (
        scene.moves == ["split - - 0", "split - - 1", "split - - 2", "split - - 3"] or len(scene.moves) == 4
    )
    scene.do("split", "n=1")
    assert scene.gold[0] == 1 and len(scene.hand(0)) == 2


def test_the_school_of_magic_adds_one_of_either_to_the_abbots_income() -> None:
    city = "temple church monastery school_of_magic"
    scene = acting("abbot", gold={0: 0}, cities={0: city}).do("income").do("split", "n=3")
    assert scene.gold[0] == 3 and len(scene.hand(0)) == 1


def test_what_the_bank_cannot_give_the_abbot_is_lost() -> None:
    scene = (
        acting("abbot", gold={0: 0}, cities={0: "temple church"}, in_bank=1).do("income").do("split", "n=2")
    )
    assert scene.gold[0] == 1 and scene.hand(0) == []


@pytest.mark.rule("C87")
def test_a_richest_player_gives_the_abbot_1_gold_and_he_chooses_among_several() -> None:
    scene = acting("abbot", gold={0: 2, 1: 5, 2: 5, 3: 1})
    assert scene.to("alms") == ["seat.1.gold", "seat.2.gold"]
    scene.say("alms character.13 seat.2.gold")
    assert scene.gold == [3, 5, 4, 1] and scene.to("alms") == []


@pytest.mark.rule("C87")
@pytest.mark.parametrize("gold", [5, 6])
def test_a_richest_or_joint_richest_abbot_gets_nothing(gold: int) -> None:
    assert acting("abbot", gold={0: gold, 1: 5, 2: 5, 3: 1}).to("alms") == []


def test_the_abbot_may_spend_first_and_then_ask_the_richest() -> None:
    scene = acting("abbot", gold={0: 6, 1: 5, 2: 5, 3: 1}, hands={0: "church"})
    assert scene.to("alms") == []
    scene.do("build", "church")
    assert scene.to("alms") == ["seat.1.gold", "seat.2.gold"]


# ---- Cardinal


@pytest.mark.rule("C88")
def test_the_cardinal_draws_1_card_for_each_religious_district() -> None:
    scene = acting("cardinal", gold={0: 0}, cities={0: "temple church manor"}).do("income")
    assert len(scene.hand(0)) == 2 and scene.gold[0] == 0


@pytest.mark.rule("C89", "C90")
def test_the_cardinal_exchanges_cards_for_exactly_the_gold_he_lacks() -> None:
    scene = acting("cardinal", gold={0: 3, 1: 4}, hands={0: "palace temple church market", 1: ""})
    scene.do("cardinal", "palace")
    assert scene.asked == "0 partner"
    scene.do("partner")
    assert "palace" not in scene.pieces("give"), "the card he builds is not given away"
    scene.do("give", "temple").do("give", "market")
    assert scene.city(0) == ["palace"] and scene.gold[:2] == [0, 2]
    assert scene.hand(0) == ["church"] and scene.hand(1) == ["temple", "market"]


@pytest.mark.rule("C89")
def test_the_cardinal_chooses_his_partner_among_those_who_have_the_gold() -> None:
    scene = acting("cardinal", gold={0: 3, 1: 1, 2: 2, 3: 7}, hands={0: "palace temple church"})
    scene.do("cardinal", "palace")
    assert scene.moves == ["partner seat.2.gold seat.0.gold", "partner seat.3.gold seat.0.gold"]


@pytest.mark.rule("C90")
def test_no_exchange_when_no_single_player_has_the_gold() -> None:
    scene = acting("cardinal", gold={0: 3, 1: 1, 2: 1, 3: 1}, hands={0: "palace temple church"})
    assert scene.pieces("cardinal") == []


@pytest.mark.rule("C90")
def test_no_exchange_without_a_card_for_each_gold_beside_the_one_he_builds() -> None:
    assert acting("cardinal", gold={0: 3, 1: 9}, hands={0: "palace temple"}).pieces("cardinal") == []
    assert acting("cardinal", gold={0: 3, 1: 9}, hands={0: "palace temple church"}).pieces("cardinal")


def test_no_exchange_with_enough_own_gold() -> None:
    scene = acting("cardinal", gold={0: 5, 1: 9}, hands={0: "palace temple church"})
    assert scene.pieces("cardinal") == [] and "palace" in scene.pieces("build")


def test_the_cardinal_exchanges_once_a_turn() -> None:
    scene = acting("cardinal", gold={0: 0, 1: 9}, hands={0: "stables temple church market tavern"})
    scene.do("cardinal", "stables").do("partner").do("give", "market").do("give", "tavern")
    assert scene.city(0) == ["stables"] and scene.pieces("cardinal") == [], "he may still build, but pays"


def test_the_cardinal_may_pay_the_thieves_den_with_cards_and_exchange_the_rest() -> None:
    scene = acting("cardinal", gold={0: 2, 1: 9}, hands={0: "thieves_den temple church market tavern"})
    scene.do("den", "thieves_den").do("pay", "temple").do("pay", "church").do("done")
    assert scene.asked == "0 partner"
    scene.do("partner").do("give", "market").do("give", "tavern")
    assert scene.city(0) == ["thieves_den"] and scene.gold[:2] == [0, 7]


def test_a_confiscated_cardinal_gets_all_the_gold_back_and_the_cards_stay_away() -> None:
    scene = acting(
        "cardinal",
        gold={0: 3, 1: 4},
        hands={0: "palace temple church"},
        chief=2,
        warrants="cardinal",
    )
    scene.do("cardinal", "palace").do("partner").do("give", "temple").do("give", "church")
    assert scene.asked == "2 confiscate"
    scene.do("confiscate", "palace")
    assert scene.gold[:2] == [5, 2] and scene.hand(1) == ["temple", "church"]
    assert scene.city(2) == ["palace"] and scene.city(0) == []
