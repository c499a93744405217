"""The Harvest action and the windmill (rules, section 5.6)."""

from __future__ import annotations

import pytest

from client.rules.castellans.data import BORDERS
from tests.castellans.scene import Scene, lay


def harvesting(dice: str, goods: str = "", **more: object) -> Scene:
    """Seat 0 harvests, spending its first die that is not spent yet."""
    face = next(face for face in dice.split() if face[0] != "-")
    return lay(dice={0: dice}, goods={0: goods}, **more).act("harvest", face)  # type: ignore[arg-type]


@pytest.mark.rule("V88")
@pytest.mark.parametrize("dice", ["wood stone food", "wood -stone food", "wood -stone -food"])
def test_the_own_three_dice_pay_spent_or_not(dice: str) -> None:
    scene = harvesting(dice).advance("holy")
    assert scene.goods() == {"wood": 1, "stone": 1, "food": 1} and scene.asked == "1 turn"
    assert scene.said("harvested") == [(0, 1, 1, 1, 0, 0)]


@pytest.mark.rule("V88")
def test_gold_dice_pay_two_and_influence_dice_a_step_each() -> None:
    scene = harvesting("gold gold influence").advance("holy", "worker")
    assert scene.goods() == {"gold": 4} and scene.influence() == {"holy": 1, "worker": 1}


@pytest.mark.rule("V89")
def test_a_step_in_a_guild_of_choice_comes_with_it() -> None:
    scene = harvesting("wood wood wood")
    assert scene.guilds == ["worker", "soldier", "shadow", "holy"]
    assert scene.advance("shadow").influence() == {"shadow": 1}


@pytest.mark.rule("V90")
@pytest.mark.parametrize("good", ["wood", "stone", "food", "magic"])
def test_a_magic_die_brings_a_resource_of_choice_first(good: str) -> None:
    scene = harvesting("magic -gold -gold")
    assert scene.moves == [f"gain good.0.{name}" for name in ("wood", "stone", "food", "magic")], "no gold"
    scene.gain(good).advance("holy")
    expected = {"gold": 4, "magic": 1}
    expected[good] = expected.get(good, 0) + 1
    assert scene.goods() == expected


def test_t29_harvest_with_a_magic_die() -> None:
    scene = harvesting("magic gold influence").gain("stone").advance("holy", "soldier")
    assert scene.goods() == {"stone": 1, "magic": 1, "gold": 2} and scene.asked == "1 turn"
    assert scene.influence() == {"holy": 1, "soldier": 1}


def test_t30_gold_above_the_track_is_lost() -> None:
    scene = harvesting("gold -wood -wood", "gold 7").advance("holy")
    assert scene.goods() == {"gold": 8, "wood": 2} and scene.said("lost") == [(0, "gold", 1)]


def test_granary_pays_one_leftover_die_as_well() -> None:
    scene = harvesting("wood wood wood", built={0: "manor.granary veil"}, leftover="gold magic stone")
    scene.advance("holy")
    assert scene.asked == "0 leftover" and scene.asks.about == ("granary",)  # type: ignore[union-attr]
    scene.say(f"copy {scene.left('gold')}")
    assert scene.goods() == {"wood": 3, "gold": 2} and scene.said("ability") == [(0, "granary")]


def test_p12_the_gleaner_adds_a_food_or_a_magic() -> None:
    scene = harvesting("wood wood wood", citizens={0: "gleaner"}).advance("holy")
    assert scene.moves == ["gain good.0.food", "gain good.0.magic"]
    assert scene.gain("magic").goods() == {"wood": 3, "magic": 1} and scene.said("effect") == [(0, "pink.11")]


# ---- windmills


@pytest.mark.rule("V91")
def test_a_windmill_costs_two_food_and_a_gold_for_each_windmill_on_the_road() -> None:
    there = {0: "windmill veil_garden", 1: "windmill veil_garden"}
    scene = harvesting("wood wood wood", "food 2 gold 2", built=there).advance("holy")
    assert scene.asked == "0 windmill" and scene.counts["gold.0.windmill.veil_garden"] == 2
    assert scene.counts["cost.0.windmill"] == 2
    assert scene.build("windmill", "veil_garden").goods() == {"wood": 3}


@pytest.mark.rule("V92")
def test_it_stands_on_any_road_between_two_wards() -> None:
    scene = harvesting("wood wood wood", "food 2").advance("holy")
    assert scene.moves == [f"build seat.0.windmills road.{name}" for name in BORDERS] + ["done"]
    zones = scene.build("windmill", "lantern_harbour").table().zones
    assert [piece.id for piece in zones["road.lantern_harbour"]] == ["windmill.0.0"]
    counts = scene.counts
    assert [counts[f"halves.{ward}.0"] for ward in ("lantern", "harbour", "veil")] == [1, 1, 0]


def test_the_windmill_is_optional_and_needs_food_and_a_piece() -> None:
    assert harvesting("wood wood wood", "food 2").advance("holy").say("done").asked == "1 turn"
    assert harvesting("wood wood wood", "food 1").advance("holy").asked == "1 turn"
    out = {0: "windmill veil_garden, windmill veil_garden, windmill veil_garden"}
    assert harvesting("wood wood wood", "food 6 gold 1", built=out).advance("holy").asked == "1 turn"


def test_food_of_the_harvest_and_magic_pay_for_it() -> None:
    scene = harvesting("food magic wood").advance("holy").build("windmill", "veil_garden")
    assert scene.goods() == {"wood": 1}


def test_t37_the_quartermaster_and_a_road_with_two_windmills() -> None:
    there = {1: "windmill veil_garden, windmill veil_garden"}
    scene = harvesting("wood wood wood", "food 2 gold 1", built=there, citizens={0: "quartermaster"})
    assert scene.advance("holy").build("windmill", "veil_garden").goods() == {"wood": 3}


def test_several_windmills_of_a_seat_may_stand_on_one_road() -> None:
    scene = harvesting("wood wood wood", "food 2 gold 1", built={0: "windmill veil_garden"}).advance("holy")
    scene.build("windmill", "veil_garden")
    assert scene.counts["halves.veil.0"] == 2


@pytest.mark.rule("V88", "V90")
@pytest.mark.parametrize(("persists", "goods"), [(True, {"magic": 1}), (False, {"stone": 1})])
def test_a_die_turned_for_its_bonus_pays_with_the_face_it_has_then(
    persists: bool, goods: dict[str, int]
) -> None:
    scene = lay(
        dice={0: "stone -food -food"}, goods={0: ""}, citizens={0: "enchanter"}, face_change_persists=persists
    )
    scene.say(f"turn {scene.die('stone')} pink.3").act("harvest", "magic").gain("wood").advance("holy")
    assert scene.asked == "0 windmill" and scene.goods() == {"wood": 1, "food": 2} | goods


def test_after_a_swap_the_harvest_counts_the_new_die_and_the_granary_may_read_the_old() -> None:
    built = {0: "manor.forum veil, manor.granary veil"}
    scene = lay(dice={0: "stone -food -food"}, leftover="wood wood wood", goods={0: ""}, built=built)
    old = scene.die("stone")
    scene.say(f"swap {old} {scene.left('wood')}").act("harvest", "wood").advance("holy")
    assert scene.asked == "0 leftover"
    assert scene.say(f"copy {old}").goods() == {"wood": 1, "food": 2, "stone": 1}
