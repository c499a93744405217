"""Merchant, Alchemist and Trader (rules, section 5.2, rank 6)."""

from __future__ import annotations

import pytest

from tests.citadels.scene import lay
from tests.citadels.turns import acting, called

# ---- Merchant


@pytest.mark.rule("C91")
def test_the_merchant_has_1_gold_for_each_trade_district() -> None:
    scene = acting("merchant", gold={0: 0}, cities={0: "tavern market manor"}).do("income")
    assert scene.gold[0] == 2


@pytest.mark.rule("C91")
@pytest.mark.parametrize("action", ["take", "draw"])
def test_the_merchant_has_1_extra_gold_with_either_action_and_at_any_moment(action: str) -> None:
    scene = lay("merchant", gold={0: 0}).do("extra")
    assert scene.gold[0] == 1 and scene.targets("extra") == [], "before gathering, and once"
    scene.do(action)
    assert scene.gold[0] == (3 if action == "take" else 1)


def test_a_threatened_merchant_has_his_extra_gold_after_the_bribe() -> None:
    scene = called("merchant", gold={0: 1}, threats="merchant", rogue=2)
    scene.do("take")
    assert scene.asked == "0 bribe" and scene.gold[0] == 3
    scene.do("pay")
    assert scene.gold[0] == 2 and scene.do("extra").gold[0] == 3


# ---- Alchemist


@pytest.mark.rule("C92")
def test_the_alchemist_builds_for_free_but_must_own_the_price() -> None:
    assert acting("alchemist", gold={0: 3}, hands={0: "castle"}).pieces("build") == []
    scene = acting("alchemist", gold={0: 4}, hands={0: "castle"}).do("build", "castle")
    assert scene.gold[0] == 4 and scene.city(0) == ["castle"]


def test_the_alchemist_builds_twice_on_the_same_gold_with_the_stables() -> None:
    scene = acting("alchemist", gold={0: 4}, hands={0: "castle stables palace"})
    scene.do("build", "stables").do("build", "castle")
    assert scene.gold[0] == 4 and scene.pieces("build") == [], "his limit is 1"


@pytest.mark.rule("C93")
def test_the_alchemist_pays_the_tax() -> None:
    scene = acting("alchemist", gold={0: 4}, hands={0: "castle"}, cast="tax_collector").do("build", "castle")
    assert scene.gold[0] == 3 and scene.state.pot == 1


def test_with_the_refund_an_alchemist_who_paid_all_has_no_tax_to_pay() -> None:
    scene = acting(
        "alchemist", gold={0: 4}, hands={0: "castle"}, cast="tax_collector", alchemist="refund_at_end"
    )
    scene.do("build", "castle")
    assert scene.gold[0] == 0 and scene.state.pot == 0
    scene.do("end")
    assert scene.gold[0] == 4


@pytest.mark.rule("C93")
def test_the_alchemist_pays_the_smithy() -> None:
    scene = acting("alchemist", gold={0: 4}, hands={0: "manor"}, cities={0: "smithy"}).do("forge")
    assert scene.gold[0] == 2 and scene.pieces("build") == [], "the manor costs 3"


def test_a_poor_alchemist_and_the_poor_house() -> None:
    scene = acting("alchemist", gold={0: 4}, hands={0: "castle"}, cities={0: "poor_house"})
    assert scene.do("build", "castle").do("end").gold[0] == 4, "he was never poor"
    scene = acting(
        "alchemist",
        gold={0: 4},
        hands={0: "castle"},
        cities={0: "poor_house"},
        alchemist="refund_at_end",
    )
    assert scene.do("build", "castle").do("end").gold[0] == 5, "1 while he is poor, then the refund"


@pytest.mark.parametrize("option", ["free_build", "refund_at_end"])
def test_the_alchemist_pays_the_thieves_den_with_4_cards_and_keeps_his_2_gold(option: str) -> None:
    scene = acting(
        "alchemist",
        gold={0: 2},
        hands={0: "thieves_den temple church market tavern"},
        alchemist=option,
    )
    scene.do("den", "thieves_den")
    for face in ("temple", "church", "market", "tavern"):
        scene.do("pay", face)
    scene.do("done")
    assert scene.city(0) == ["thieves_den"] and scene.do("end").gold[0] == 2


def test_refunded_gold_is_held_apart_from_the_bank() -> None:
    scene = acting("alchemist", gold={0: 4}, hands={0: "castle"}, in_bank=0, alchemist="refund_at_end")
    scene.do("build", "castle")
    assert scene.state.bank == 0 and scene.state.turn.refund == 4


@pytest.mark.parametrize("option", ["free_build", "refund_at_end"])
def test_a_confiscated_alchemist_has_his_gold_and_his_limit_is_used_up(option: str) -> None:
    scene = acting(
        "alchemist",
        gold={0: 5, 1: 0},
        hands={0: "castle temple"},
        chief=1,
        warrants="alchemist",
        cast="tax_collector",
        alchemist=option,
    )
    scene.do("build", "castle").do("confiscate", "castle")
    assert scene.gold[:2] == [5, 0] and scene.city(1) == ["castle"] and scene.state.pot == 0
    assert scene.pieces("build") == [] and scene.do("end").gold[0] == 5


def test_a_witch_as_alchemist_is_measured_by_her_own_gold() -> None:
    scene = called(
        "alchemist", gold={0: 9, 2: 3}, hands={0: "palace", 2: "castle manor"}, bewitched="alchemist", chief=2
    )
    scene.do("take")
    assert scene.asked == "2 turn" and scene.pieces("build") == ["manor"]
    assert scene.do("build", "manor").gold[2] == 3


# ---- Trader


@pytest.mark.rule("C94")
def test_the_trader_builds_any_number_of_trade_districts_and_one_other() -> None:
    scene = acting("trader", gold={0: 7}, hands={0: "tavern market docks temple watchtower"})
    for face in ("tavern", "market", "docks", "temple"):
        scene.do("build", face)
    assert scene.gold[0] == 0 and len(scene.city(0)) == 4
    scene = acting("trader", gold={0: 9}, hands={0: "tavern temple watchtower"}).do("build", "temple")
    assert scene.pieces("build") == ["tavern"], "a second other district would be too much"


@pytest.mark.rule("C94")
def test_the_trader_has_1_gold_for_each_trade_district() -> None:
    scene = acting("trader", gold={0: 1}, cities={0: "docks"}, hands={0: "tavern"})
    assert scene.do("build", "tavern").do("income").gold[0] == 2, "the new one counts"


def test_of_the_traders_many_trade_districts_only_the_first_can_be_confiscated() -> None:
    scene = acting("trader", gold={0: 7}, hands={0: "tavern market"}, chief=1, warrants="trader")
    scene.do("build", "tavern").do("confiscate", "tavern").do("build", "market")
    assert scene.city(1) == ["tavern"] and scene.city(0) == ["market"]
