"""The Temple and Manor actions, the abilities of the manors (rules, sections 2.7, 5.2, 5.3)."""

from __future__ import annotations

import pytest

from client.rules.castellans.data import GUILDS, GUILDS_OF, MANORS, WARDS
from tests.castellans.scene import Scene, lay

ALL_TEMPLES = "temple harbour, temple garrison, temple foundry, temple veil"


def building(action: str, goods: str, **more: object) -> Scene:
    """Seat 0 has spent a gold die on an action."""
    built = more.pop("built", {})
    return lay(goods={0: goods}, built=built, **more).act(action)  # type: ignore[arg-type]


# ---- temples


@pytest.mark.rule("V64")
def test_a_temple_costs_two_stone_and_a_gold_for_each_temple_there_whoever_owns_it() -> None:
    scene = building("temple", "stone 3 gold 5", built={0: "temple veil", 1: "temple veil"})
    assert scene.counts["gold.0.temple.veil"] == 2 and scene.counts["cost.0.temple"] == 2
    assert scene.build("temple", "veil").goods() == {"stone": 1, "gold": 3}


@pytest.mark.rule("V65")
def test_one_temple_is_placed_in_any_ward() -> None:
    scene = building("temple", "stone 2")
    assert scene.to("build") == [f"ward.{name}" for name in WARDS], "own pieces there are not needed"
    zones = scene.build("temple", "lantern").table().zones
    assert [piece.id for piece in zones["ward.lantern"]] == ["temple.0.0"] and len(
        zones["seat.0.temples"]
    ) == 3


@pytest.mark.rule("V66")
@pytest.mark.parametrize("ward", WARDS)
def test_a_temple_brings_two_steps_in_each_guild_of_its_ward(ward: str) -> None:
    scene = building("temple", "stone 2").build("temple", ward)
    assert scene.influence() == {GUILDS[guild]: 2 for guild in GUILDS_OF[WARDS.index(ward)]}


@pytest.mark.rule("V67")
def test_a_stone_die_brings_a_stone() -> None:
    scene = lay(goods={0: "stone 2"}, dice={0: "stone gold gold"}).act("temple", "stone")
    assert scene.goods() == {"stone": 3} and scene.said("matched") == [(0, "temple")]


def test_t23_a_temple_with_a_stone_die() -> None:
    scene = lay(
        goods={0: "stone 1 gold 2"}, dice={0: "stone gold gold"}, built={1: "temple veil, temple veil"}
    )
    scene.act("temple", "stone").build("temple", "veil")
    assert scene.goods() == {} and scene.influence() == {"shadow": 2, "holy": 2}


def test_without_a_temple_left_the_action_is_not_offered() -> None:
    assert "temple" not in lay(goods={0: "stone 6"}, built={0: ALL_TEMPLES}).actions


def test_without_gold_for_any_ward_the_action_is_not_offered() -> None:
    full = {1: ALL_TEMPLES, 2: "temple garden, temple lantern"}
    assert "temple" not in lay(seats=3, goods={0: "stone 6"}, built=full).actions
    assert "temple" in lay(seats=3, goods={0: "stone 6 gold 1"}, built=full).actions


def test_p08_the_abbess_saves_a_stone() -> None:
    scene = building("temple", "stone 1", citizens={0: "abbess"})
    assert scene.build("temple", "veil").goods() == {}
    assert "temple" not in lay(goods={0: "magic 6"}, citizens={0: "abbess"}).actions


def test_p07_the_quartermaster_saves_one_gold_of_the_surcharge_in_all() -> None:
    there = {
        1: "temple veil, temple veil, temple harbour, manor.bank veil, manor.forum veil, manor.lumber veil"
    }
    scene = lay(citizens={0: "quartermaster"}, built=there)
    assert [scene.counts[f"gold.0.temple.{ward}"] for ward in WARDS] == [0, 0, 0, 1, 0, 0]
    assert scene.counts["gold.0.manor.veil"] == 2 and scene.counts["gold.1.temple.veil"] == 2


# ---- manors


@pytest.mark.rule("V68")
def test_a_manor_costs_three_wood_and_a_gold_for_each_manor_there() -> None:
    there = {0: "manor.bank veil", 1: "manor.bank veil, manor.forum veil, lighthouse veil"}
    scene = building("manor", "wood 3 gold 4", built=there, keeps="veil")
    assert scene.counts["gold.0.manor.veil"] == 3, "neither keeps nor lighthouses count"
    assert scene.build("manor.forum", "veil").goods() == {"gold": 1}


@pytest.mark.rule("V69")
def test_any_manor_the_bank_or_the_lighthouse_may_be_placed_in_any_ward() -> None:
    scene = building("manor", "wood 3", built={0: "manor.lumber garden"})
    assert len(scene.moves) == 7 * 6 - 1 - 6, "all but the placed one; a gold is missing for the garden"
    assert {move.split()[1] for move in scene.moves} == {
        *[f"manor.0.{name}" for name in MANORS if name != "lumber"], "lighthouse.0"
    }  # fmt: skip
    scene.build("lighthouse", "harbour")
    assert [piece.id for piece in scene.table().zones["ward.harbour"]] == ["lighthouse.0"]
    assert not scene.said("unlocked")


@pytest.mark.rule("V70")
@pytest.mark.parametrize("ward", WARDS)
def test_a_manor_brings_one_step_in_each_guild_of_its_ward(ward: str) -> None:
    scene = building("manor", "wood 3").build("manor.forum", ward)
    assert scene.influence() == {GUILDS[guild]: 1 for guild in GUILDS_OF[WARDS.index(ward)]}


@pytest.mark.rule("V71")
def test_a_wood_die_brings_a_wood() -> None:
    scene = lay(goods={0: "wood 2"}, dice={0: "wood gold gold"}).act("manor", "wood")
    assert scene.goods() == {"wood": 3}


@pytest.mark.rule("V72")
@pytest.mark.parametrize("manor", MANORS)
def test_a_manor_that_leaves_the_board_unlocks_its_ability(manor: str) -> None:
    scene = building("manor", "wood 3").build(f"manor.{manor}", "veil")
    assert scene.said("unlocked") == [(0, manor)] and not scene.table().zones[f"seat.0.slot.{manor}"]


@pytest.mark.rule("V08", "V83")
def test_the_bank_frees_the_third_crate_at_once_and_raises_the_gold_track() -> None:
    scene = building("manor", "wood 3 gold 8", crates={0: 2}).build("manor.bank", "veil")
    assert scene.counts["crates.0"] == 1 and scene.counts["cap.0.gold"] == 12
    assert not scene.table().zones["seat.0.locked"]


def test_masonry_pays_two_gold_after_the_steps_of_a_temple() -> None:
    scene = building("temple", "stone 2", built={0: "manor.masonry harbour"}, influence={0: "soldier 3"})
    scene.build("temple", "foundry")
    assert scene.goods() == {"gold": 4} and scene.said("ability") == [(0, "masonry")]
    assert [beat.say for beat in scene.told].index("bridge") < [beat.say for beat in scene.told].index(
        "ability"
    )


def test_lumber_saves_a_wood_but_not_for_its_own_manor() -> None:
    scene = building("manor", "wood 3").build("manor.lumber", "veil")
    assert scene.goods() == {} and scene.counts["cost.0.manor"] == 2


def test_p09_the_roofer_saves_a_wood() -> None:
    assert building("manor", "wood 2", citizens={0: "roofer"}).build("manor.bank", "veil").goods() == {}


def test_t27_with_lumber_and_roofer_a_manor_costs_one_real_wood() -> None:
    cheap = {"built": {0: "manor.lumber garden"}, "citizens": {0: "roofer"}}
    assert "manor" not in lay(goods={0: "magic 5"}, **cheap).actions  # type: ignore[arg-type]
    scene = building("manor", "wood 1 magic 5", **cheap)
    assert scene.build("manor.bank", "veil").goods() == {"magic": 5}


def test_with_all_manors_and_the_lighthouse_placed_the_action_is_not_offered() -> None:
    manors = ", ".join(f"manor.{name} {ward}" for name, ward in zip(MANORS, (*WARDS, "veil"), strict=True))
    assert "manor" in lay(goods={0: "wood 6 gold 6"}, built={0: manors}).actions
    assert "manor" not in lay(goods={0: "wood 6 gold 6"}, built={0: manors + ", lighthouse veil"}).actions


def test_a_ward_holds_one_lighthouse() -> None:
    scene = building("manor", "wood 3", built={1: "lighthouse veil"})
    assert len([move for move in scene.moves if "lighthouse" in move]) == 5
    assert "build lighthouse.0 ward.veil" not in scene.moves


def test_a_lighthouse_that_fits_nowhere_it_could_be_paid_makes_no_action() -> None:
    manors = ", ".join(f"manor.{name} harbour" for name in MANORS)
    others = {n: f"lighthouse {ward}" for n, ward in enumerate(WARDS[1:5], 1)}
    crowd = {4: others[4] + ", manor.bank lantern"}
    scene = lay(seats=5, goods={0: "wood 3"}, built={0: manors} | others | crowd)
    assert "manor" not in scene.actions, "only the lantern ward and the harbour are free, both cost gold"


def test_a_bank_just_built_holds_the_gold_of_a_bridge_on_its_own_step() -> None:
    scene = building("manor", "wood 3 gold 8", influence={0: "soldier 3"}).build("manor.bank", "garrison")
    assert scene.goods() == {"gold": 10} and not scene.said("lost")
    other = building("manor", "wood 3 gold 8", influence={0: "soldier 3"}).build("manor.forum", "garrison")
    assert other.goods() == {"gold": 8} and other.said("lost") == [(0, "gold", 2)]
