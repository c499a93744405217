"""Turns of the action phase, dice spent on them, paying (rules, sections 2.2, 4.3, 5.1)."""

from __future__ import annotations

import pytest

from client.rules.castellans.data import ACTIONS
from tests.castellans.scene import Scene, lay
from tests.castellans.test_draft import TURNERS

RICH = {0: "wood 6 stone 6 food 6 magic 2 gold 5"}


@pytest.mark.rule("V28")
def test_a_turn_moves_one_die_from_light_to_dark_for_one_of_five_actions() -> None:
    scene = lay(goods=RICH, dice={0: "gold food stone"})
    assert set(scene.actions) == set(ACTIONS)
    scene.act("temple", "food").build("temple", "veil").say("pay")
    assert scene.faces(0) == ["gold", "stone"] and scene.faces(0, "dark") == ["food"]
    assert scene.asked == "1 turn"


@pytest.mark.rule("V29")
def test_any_die_pays_for_any_action() -> None:
    scene = lay(goods=RICH, dice={0: "gold food influence"})
    assert scene.actions == {action: {"gold", "food", "influence"} for action in ACTIONS}


@pytest.mark.rule("V30")
def test_the_matching_face_brings_its_bonus_before_paying() -> None:
    scene = lay(goods={0: "stone 1"}, dice={0: "stone gold gold"})
    assert scene.actions["temple"] == {"stone"}, "the bonus is needed to pay"
    scene.act("temple", "stone").build("temple", "veil")
    assert scene.goods() == {} and scene.said("matched") == [(0, "temple")]


@pytest.mark.rule("V30")
def test_a_bonus_that_does_not_fit_is_lost() -> None:
    scene = lay(goods={0: "stone 6"}, dice={0: "stone gold gold"})
    scene.act("temple", "stone").build("temple", "veil")
    assert scene.goods() == {"stone": 4} and scene.said("lost") == [(0, "stone", 1)]


@pytest.mark.rule("V31")
@pytest.mark.parametrize("citizen", TURNERS)
def test_p01_to_p06_turn_a_die_that_is_spent(citizen: str) -> None:
    face = TURNERS[citizen]
    other = "stone" if face != "stone" else "wood"
    scene = lay(dice={0: f"{other} {face} {face}"}, citizens={0: citizen}, goods={0: ""})
    card = f"pink.{scene.state.seats[0].cards[0]}"
    assert [move for move in scene.moves if move.startswith("turn")] == [f"turn {scene.die(other)} {card}"]
    die = scene.die(other)
    scene.say(f"turn {die} {card}")
    assert scene.faces(0) == [face] * 3 and scene.goods() == {}, "no value is gained"
    assert {move.split()[1] for move in scene.moves} == {die}, "this die has to be spent"
    assert not any(move.startswith("turn") for move in scene.moves), "one citizen a die"


@pytest.mark.rule("V31")
def test_the_new_face_decides_about_the_bonus_and_stays() -> None:
    scene = lay(dice={0: "gold gold gold"}, citizens={0: "stonecutter"}, goods={0: "stone 1"})
    assert "temple" not in scene.actions
    scene.say(f"turn {scene.die('gold')} pink.1").act("temple", "stone").build("temple", "veil")
    assert scene.goods() == {} and scene.faces(0, "dark") == ["stone"]


@pytest.mark.rule("V31")
def test_a_citizen_used_in_the_draft_is_used_up_for_the_turns_too() -> None:
    fresh = lay(dice={0: "stone gold gold"}, citizens={0: "woodwright moneychanger"})
    assert len([move for move in fresh.moves if move.startswith("turn")]) == 3 + 1
    used = lay(dice={0: "stone gold gold"}, citizens={0: "woodwright"}, used={0: "woodwright"})
    assert not any(move.startswith("turn") for move in used.moves)


def test_after_the_draft_a_die_is_turned_only_by_its_owner() -> None:
    scene = lay(citizens={1: "woodwright"})
    assert not any(move.startswith("turn") for move in scene.moves)


# ---- the Forum


def forum(dice: str = "gold food stone", leftover: str = "wood magic gold", **more: object) -> Scene:
    return lay(built={0: "manor.forum veil"}, dice={0: dice}, leftover=leftover, goods={0: "wood 2"}, **more)  # type: ignore[arg-type]


def test_the_forum_swaps_the_die_that_is_spent_with_a_leftover_one() -> None:
    scene = forum()
    assert sum(move.startswith("swap") for move in scene.moves) == 9 - 1, "not a gold one for a gold one"
    old, new = scene.die("food"), scene.left("wood")
    scene.say(f"swap {old} {new}")
    assert scene.goods() == {"wood": 2}, "no value is gained"
    assert scene.said("swapped") == [(0, "wood")] and scene.left("food") == old
    assert scene.actions == {action: {"wood"} for action in ("manor", "wharf", "harvest")}
    assert {move.split()[1] for move in scene.moves} == {new}
    scene.act("manor", "wood").build("manor.bank", "harbour")
    assert scene.faces(0, "dark") == ["wood"] and scene.faces(0) == ["gold", "stone"]


def test_the_forum_works_once_a_round() -> None:
    assert not any(move.startswith("swap") for move in forum(used={0: "forum"}).moves)
    assert forum(used={0: "forum"}).counts["forum.0"] == 1


def test_a_swapped_die_may_then_be_turned_but_a_turned_one_not_swapped() -> None:
    scene = forum(citizens={0: "miller"})
    scene.say(f"swap {scene.die('food')} {scene.left('wood')}")
    assert f"turn {scene.die('wood')} pink.2" in scene.moves
    scene.say(f"turn {scene.die('wood')} pink.2")
    assert all(move.startswith("act") for move in scene.moves)
    other = forum(citizens={0: "miller"})
    other.say(f"turn {other.die('stone')} pink.2")
    assert not any(move.startswith("swap") for move in other.moves)


def test_without_the_forum_there_is_no_swap() -> None:
    assert not any(move.startswith("swap") for move in lay(dice={0: "food food food"}).moves)


# ---- paying


@pytest.mark.rule("V32")
def test_magic_stands_in_for_goods_but_never_for_all() -> None:
    scene = lay(goods={0: "stone 1 magic 1"})
    assert "temple" in scene.actions
    assert scene.act("temple").build("temple", "veil").goods() == {}
    assert "temple" not in lay(goods={0: "magic 6"}).actions, "one real stone is missing"


@pytest.mark.rule("V32")
def test_the_payer_says_how_much_magic_the_least_first() -> None:
    scene = lay(goods={0: "wood 2 magic 3"}).act("manor").build("manor.lumber", "veil")
    assert scene.asked == "0 pay" and scene.moves == ["pay - - 1", "pay - - 2"]
    assert scene.asks.about == ("wood", 3)  # type: ignore[union-attr]
    scene.say("pay - - 2")
    assert scene.goods() == {"wood": 1, "magic": 1} and scene.said("paid") == [(0, 0, "wood", 3, 2)]


@pytest.mark.rule("V32")
def test_a_price_of_one_is_never_paid_with_magic() -> None:
    scene = lay(goods={0: "food 1 magic 6"}, pink="miller abbess herald roofer")
    scene.recruit("roofer")
    assert scene.goods() == {"magic": 6} and not scene.said("pay")


@pytest.mark.rule("V32")
def test_magic_never_replaces_gold() -> None:
    scene = lay(
        goods={0: "stone 2 magic 6"},
        built={1: "temple harbour, temple garrison, temple foundry, temple veil"},
    )
    scene.act("temple")
    assert scene.to("build") == ["ward.garden", "ward.lantern"]


def test_t25_a_manor_with_magic_alone_needs_a_wood_die() -> None:
    assert "manor" not in lay(goods={0: "magic 5"}, dice={0: "food food food"}).actions
    scene = lay(goods={0: "magic 5"}, dice={0: "food food wood"})
    assert scene.actions["manor"] == {"wood"}
    scene.act("manor", "wood").build("manor.bank", "veil")
    assert scene.goods() == {"magic": 3}


def test_t26_recruit_for_one_food_is_not_offered_without_food() -> None:
    assert "recruit" not in lay(goods={0: "magic 3"}).actions
    assert lay(goods={0: "magic 3"}, dice={0: "food gold gold"}).actions["recruit"] == {"food"}


# ---- monuments, and the end of a turn


@pytest.mark.rule("V33")
def test_a_monument_is_optional_and_costs_gold() -> None:
    scene = lay(goods={0: "gold 7"})
    kinds = {move.split()[1] for move in scene.moves if move.startswith("build")}
    assert kinds == {"tower.0", "statue.0"}, "a gate costs 8"
    scene.act("harvest").advance("holy")
    assert scene.asked == "0 monument" and scene.moves[-1] == "end"
    assert scene.say("end").asked == "1 turn"


@pytest.mark.rule("V34")
def test_a_monument_before_the_action_takes_the_place_of_one_after() -> None:
    scene = lay(goods={0: "gold 12"}, built={0: "manor.bank veil"}).build("statue", "veil").advance("holy")
    assert scene.asked == "0 turn" and not any(move.startswith("build") for move in scene.moves)
    scene.act("harvest").advance("holy")
    assert scene.goods()["gold"] >= 6 and scene.asked == "1 turn", "one monument a turn"


@pytest.mark.rule("V34")
def test_a_monument_after_the_action() -> None:
    scene = lay(goods={0: "gold 2"}).act("harvest").advance("holy")
    assert scene.goods() == {"gold": 8} and scene.asked == "0 monument"
    scene.build("gate", "veil_garden").advance("shadow")
    assert scene.goods() == {} and scene.asked == "1 turn"


@pytest.mark.rule("V100")
def test_three_turns_each_then_scoring() -> None:
    scene = lay(seats=3, player=2, start=2, goods={seat: "" for seat in range(3)})
    seen = []
    while scene.asked.endswith("turn"):
        seen.append(scene.seat)
        assert scene.counts["turn"] == 1 + (len(seen) - 1) // 3
        scene.act("harvest").advance("holy")
        if scene.asked.endswith("monument"):
            scene.say("end")
    assert seen == [2, 0, 1] * 3 and scene.said("rows_moved"), "scoring and reset follow"


def test_harvest_is_always_possible_so_nobody_is_stuck() -> None:
    scene = lay(goods={0: ""})
    assert set(scene.actions) == {"harvest"}
