"""The blue citizens, and the pink ones whose effect no other file tests (rules, section 2.8)."""

from __future__ import annotations

import pytest

from client.rules.castellans.citizens import INSTANT
from client.rules.castellans.data import BLUE, CARD, CITIZENS, GUILDS, PINK
from tests.castellans.scene import Scene, lay


def hired(name: str, goods: str = "food 3", dice: str = "gold gold gold", **more: object) -> Scene:
    """Seat 0 has just recruited a blue citizen from the outermost slot for one food."""
    others = [citizen.name for citizen in BLUE if citizen.name != name][:3]
    return lay(goods={0: goods}, blue=" ".join([*others, name]), dice={0: dice}, **more).recruit(name)  # type: ignore[arg-type]


def test_two_decks_of_fourteen_seven_cards_a_guild() -> None:
    assert len(PINK) == len(BLUE) == 14
    assert [sum(citizen.guild == guild for citizen in CITIZENS) for guild in range(len(GUILDS))] == [
        7,
        7,
        7,
        7,
    ]


def test_every_blue_citizen_but_the_guide_has_an_instant_effect() -> None:
    assert set(INSTANT) == {CARD[citizen.name] for citizen in BLUE} - {CARD["pilgrim_guide"]}


@pytest.mark.rule("V77")
@pytest.mark.parametrize(
    ("name", "goods"),
    [
        ("lumberjack", {"wood": 2}),
        ("quarryman", {"stone": 2}),
        ("baker", {"food": 4}),
        ("paymaster", {"gold": 4}),
        ("acolyte", {"magic": 2}),
    ],
)
def test_b01_to_b04_and_b11_bring_goods(name: str, goods: dict[str, int]) -> None:
    assert hired(name).goods() == {"food": 2} | goods


def test_b05_the_lieutenant_brings_two_steps_with_the_soldiers() -> None:
    scene = hired("lieutenant", influence={0: "soldier 2"})
    assert scene.influence() == {"soldier": 5} and scene.goods()["gold"] == 2


@pytest.mark.parametrize(
    ("wards", "points"), [("veil", 1), ("veil veil", 1), ("veil garden harbour foundry lantern", 4)]
)
def test_b06_the_standard_bearer_scores_wards_with_own_manors_at_most_four(wards: str, points: int) -> None:
    manors = ", ".join(f"manor {ward}" for ward in wards.split())
    scene = hired("standard_bearer", built={0: manors + ", lighthouse garrison"})
    assert scene.points == [points, 0] and scene.part("citizens") == [points, 0]


def test_b07_the_spy_gains_the_values_of_two_different_leftover_dice() -> None:
    scene = hired("spy", leftover="wood gold magic")
    assert scene.asked == "0 leftover" and len(scene.moves) == 3
    scene.say(f"copy {scene.left('gold')}")
    assert len(scene.moves) == 2 and scene.goods()["gold"] == 2
    scene.say(f"copy {scene.left('magic')}")
    assert scene.goods() == {"food": 2, "gold": 2, "magic": 1} and len(scene.state.leftover) == 3


def test_b07_two_dice_may_show_the_same() -> None:
    assert hired("spy", leftover="magic magic magic").goods() == {"food": 2, "magic": 2}


def test_b08_the_fence_brings_three_gold_and_a_step_of_choice() -> None:
    scene = hired("fence")
    assert scene.goods()["gold"] == 3 and scene.guilds == list(GUILDS)
    assert scene.advance("holy").influence() == {"shadow": 1, "holy": 1}


def test_b09_the_forger_turns_any_own_die_and_gains_its_value() -> None:
    scene = hired("forger", dice="gold wood -stone")
    assert scene.asked == "0 forge" and len(scene.moves) == 3, "the die just spent as well"
    die = scene.die("stone", "dark")
    scene.say(f"forge {die}")
    assert scene.moves == [
        f"face - {face}" for face in ("wood", "stone", "food", "magic", "gold", "influence")
    ]
    scene.say("face - magic")
    assert scene.goods() == {"food": 2, "magic": 1} and scene.faces(0, "dark") == ["magic", "gold"]
    assert scene.said("turned") == [(0, "stone", "magic")]


def test_b09_the_face_may_stay_as_it_is() -> None:
    scene = hired("forger", dice="gold wood wood")
    scene.say(f"forge {scene.die('gold', 'dark')}", "face - gold")
    assert scene.goods() == {"food": 2, "gold": 2}


def test_b10_the_pilot_sets_a_ship_for_its_surcharge_alone() -> None:
    there = {1: "ship veil, ship veil"}
    scene = hired("pilot", "food 1 gold 2", built=there)
    assert scene.asked == "0 pilot" and len(scene.moves) == 6
    assert scene.build("ship", "veil").goods() == {} and scene.influence() == {"shadow": 1}
    assert len(hired("pilot", "food 1 gold 1", built=there).moves) == 5


@pytest.mark.parametrize("quartermaster", [False, True])
def test_b10_the_quartermaster_works_for_the_pilot(quartermaster: bool) -> None:
    citizens = {0: "quartermaster"} if quartermaster else {}
    scene = hired("pilot", "food 1 gold 1", built={1: "ship veil"}, citizens=citizens).build("ship", "veil")
    assert scene.goods() == ({"gold": 1} if quartermaster else {})


def test_b10_without_a_ship_or_the_gold_the_pilot_brings_two_gold() -> None:
    out = hired("pilot", built={0: "ship veil, ship veil, ship garden"})
    assert out.goods() == {"food": 2, "gold": 2} and out.asked == "0 settle"
    full = {
        n: f"ship {one}, ship {two}" for n, one, two in [(1, "harbour", "garrison"), (2, "foundry", "veil")]
    }
    poor = hired("pilot", "food 1", seats=4, built=full | {3: "ship garden, ship lantern"})
    assert poor.goods() == {"gold": 2} and poor.asked == "0 settle"


def test_b12_the_bishop_brings_three_points() -> None:
    assert hired("bishop").points == [3, 0]


def test_b13_the_pilgrim_guide_lets_two_citizens_settle_each_with_its_step() -> None:
    scene = hired("pilgrim_guide").build("pawn", "veil").advance("holy")
    assert scene.asked == "0 settle"
    scene.build("pawn", "harbour").advance("worker")
    assert scene.influence() == {"holy": 2, "worker": 1} and scene.asked == "1 turn"
    assert hired("pilgrim_guide").say("done").asked == "1 turn"
    last = hired("pilgrim_guide", built={0: "pawn veil, pawn veil, pawn veil"}).build("pawn", "veil")
    assert last.advance("holy").asked == "1 turn"


def test_b13_the_guide_works_for_its_own_recruiting_only() -> None:
    scene = lay(goods={0: "food 3"}, citizens={0: "pilgrim_guide"}, pink="miller abbess herald roofer")
    scene.recruit("roofer").build("pawn", "veil").advance("holy")
    assert scene.asked == "1 turn"


def test_b14_the_oracle_brings_a_step_in_two_different_guilds() -> None:
    scene = hired("oracle").advance("holy")
    assert scene.guilds == ["worker", "soldier", "shadow"]
    assert scene.advance("worker").influence() == {"holy": 2, "worker": 1}


def test_b14_with_one_guild_open_the_oracle_brings_one_step() -> None:
    scene = hired("oracle", influence={0: "worker 20 soldier 20 shadow 20"})
    assert scene.influence()["holy"] == 2 and scene.said("step_lost") == [(0,)]


def test_p14_the_marshal_saves_two_gold_on_each_monument() -> None:
    scene = lay(citizens={0: "marshal"}, goods={0: "gold 4"})
    assert [scene.counts[f"gold.0.{kind}"] for kind in ("gate", "tower", "statue")] == [6, 5, 4]
    assert scene.build("statue", "veil").advance("holy").goods() == {}


@pytest.mark.rule("V77")
def test_p14_a_pink_citizen_works_from_the_next_die_on_so_the_marshal_not_yet_in_this_turn() -> None:
    scene = lay(goods={0: "food 1 gold 6"}, pink="miller abbess herald marshal")
    scene.recruit("marshal").say("done")
    assert scene.asked == "0 monument" and scene.counts["gold.0.statue"] == 6
    assert {move.split()[1] for move in scene.moves if move != "end"} == {"statue.0"}, "a tower is still 7"
    scene.say("build statue.0 ward.veil").advance("holy")
    assert scene.goods() == {} and scene.asked == "1 turn" and scene.counts["gold.0.tower"] == 5


def test_p14_who_hires_the_marshal_with_four_gold_waits_for_the_next_turn() -> None:
    scene = lay(goods={0: "food 1 gold 4"}, pink="miller abbess herald marshal")
    scene.recruit("marshal").say("done")
    assert scene.asked == "1 turn"
    scene.act("harvest").advance("holy").say("end")
    assert "build statue.0 ward.veil" in scene.moves, "the statue costs 4 now"


@pytest.mark.parametrize("name", ["spy", "forger", "oracle", "fence"])
def test_an_effect_comes_after_the_step_of_the_card(name: str) -> None:
    scene = hired(name, influence={0: "shadow 3 holy 3"}, leftover="wood gold magic")
    assert scene.said("bridge"), "crossed before the first choice"
