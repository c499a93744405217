"""Every option of the rules' sections 2.11 and 7, at its default and at its other value."""

from __future__ import annotations

import pytest

from client.rules.castellans import GAME
from client.rules.castellans.data import OPTIONS, WARDS
from client.rules.castellans.state import Options
from client.rules.play import Setup
from tests.castellans.scene import lay
from tests.castellans.test_scoring import ended, ruled

DEFAULTS = Options(
    True, "slot", "before_payment", True, 1, "before_or_after", "own", True, True, False, "every_round",
    "own", False, False, True, False, 0, "star_spaces",
)  # fmt: skip


def test_the_defaults_are_those_of_the_rules_document() -> None:
    assert GAME.deal(Setup(3)).options == DEFAULTS
    assert [option.name for option in OPTIONS] == list(Options._fields) and len(OPTIONS) == 18


@pytest.mark.parametrize(
    ("name", "value"), [(o.name, v) for o in OPTIONS for v in o.values if v != o.default]
)
def test_every_option_can_be_taken(name: str, value: object) -> None:
    assert getattr(GAME.deal(Setup(4, {name: value})).options, name) == value


def test_round5_all_districts_false_leaves_three_magistrates_standing() -> None:
    everywhere = {0: "pawn harbour, pawn garrison, pawn veil, pawn lantern, temple garden, temple foundry"}
    scene = lay("control", round=5, built=everywhere, round5_all_districts=False)
    assert scene.part("control") == [18, 0]
    zones = lay(round=5, round5_all_districts=False).table().zones
    assert [name for name in WARDS if zones[f"magistrate.{name}"]] == ["garrison", "veil", "lantern"]
    assert not zones["magistrates"]


def test_recruit_cost_mode_card_reads_the_price_from_the_card() -> None:
    row = {"pink": "gleaner cutpurse smuggler miller"}
    assert [lay(**row).counts[f"cost.0.pink.{n}"] for n in (1, 2, 3, 4)] == [3, 2, 2, 1]  # type: ignore[arg-type]
    counts = lay(**row, recruit_cost_mode="card").counts  # type: ignore[arg-type]
    assert [counts[f"cost.0.pink.{n}"] for n in (1, 2, 3, 4)] == [3, 3, 1, 2]
    scene = lay(goods={0: "food 3"}, **row, recruit_cost_mode="card")  # type: ignore[arg-type]
    assert scene.recruit("smuggler").goods() == {"food": 2}


def test_bonus_timing_after_action_helps_no_payment() -> None:
    late = {"bonus_timing": "after_action", "dice": {0: "stone gold gold"}}
    assert "temple" not in lay(goods={0: "stone 1"}, **late).actions  # type: ignore[arg-type]
    scene = lay(goods={0: "stone 2"}, **late).act("temple", "stone").build("temple", "veil")  # type: ignore[arg-type]
    assert scene.goods() == {"stone": 1}


def test_bonus_timing_after_action_comes_before_the_sub_action() -> None:
    dice = {0: "food gold gold"}
    scene = lay(goods={0: "food 1"}, dice=dice, bonus_timing="after_action").recruit(
        lay().row("pink")[3], "food"
    )
    assert scene.asked == "0 settle" and scene.goods() == {"food": 1}
    wharf = lay(goods={0: "food 1"}, dice={0: "influence gold gold"}, bonus_timing="after_action")
    assert wharf.act("wharf", "influence").trade("2").asked == "0 influence"


@pytest.mark.parametrize(("persists", "face"), [(True, "stone"), (False, "gold")])
def test_face_change_persists(persists: bool, face: str) -> None:
    scene = lay(citizens={0: "stonecutter"}, goods={0: "stone 1"}, face_change_persists=persists)
    scene.say(f"turn {scene.die('gold')} pink.1").act("temple", "stone").build("temple", "veil")
    assert scene.said("matched") == [(0, "temple")] and scene.faces(0, "dark") == [face]


def test_face_change_in_the_draft_keeps_its_face_either_way() -> None:
    scene = lay("draft", pool="gold " * 9, citizens={0: "stonecutter"}, face_change_persists=False)
    assert scene.say("turn pool.gold pink.1").state.seats[0].light == [8]
    assert scene.state.faces[8] == 1


def test_subactions_per_action_2_allows_shipyard_and_sail() -> None:
    rich = {"goods": {0: "wood 2 gold 4"}, "crates": {0: 2}, "built": {0: "ship veil"}}
    scene = lay(**rich, subactions_per_action=2).act("wharf").build("ship", "garden")  # type: ignore[arg-type]
    assert {move.split()[0] for move in scene.moves} == {"sail", "done"}


def test_monument_timing_end_of_turn() -> None:
    scene = lay(goods={0: "gold 8"}, monument_timing="end_of_turn")
    assert not any(move.startswith("build") for move in scene.moves)
    assert scene.act("harvest").advance("holy").asked == "0 monument"


def test_monument_unique_per_district_false_lets_several_stand() -> None:
    there = {1: "gate veil_garden, tower veil, statue veil"}
    many = lay(goods={0: "gold 8"}, built=there, monument_unique_per_district=False)
    assert len([move for move in many.moves if move.startswith("build")]) == 18
    zones = many.build("gate", "veil_garden").advance("holy").table().zones
    assert [piece.id for piece in zones["site.veil_garden"]] == ["gate.0", "gate.1"]


def test_lighthouse_unique_per_district_false_lets_several_stand() -> None:
    scene = lay(goods={0: "wood 3"}, built={1: "lighthouse veil"}, lighthouse_unique_per_district=False)
    assert "build lighthouse.0 ward.veil" in scene.act("manor").moves


def test_lighthouse_counts_as_manor_for_surcharge_tower_and_standard_bearer() -> None:
    built = {0: "tower veil, lighthouse veil, manor garden"}
    plain, counted = (lay(built=built, lighthouse_counts_as_manor=on) for on in (False, True))
    assert (plain.counts["gold.1.manor.veil"], counted.counts["gold.1.manor.veil"]) == (0, 1)
    assert (plain.counts["tower.0"], counted.counts["tower.0"]) == (0, 1)
    blue = "oracle bishop pilot standard_bearer"
    for on, points in ((False, 1), (True, 2)):
        scene = lay(goods={0: "food 1"}, built=built, blue=blue, lighthouse_counts_as_manor=on)
        assert scene.recruit("standard_bearer").points[0] == points


def test_lighthouse_scores_only_in_scored_wards() -> None:
    built = {0: "lighthouse garden, ship garden"}
    only = {"lighthouse_scores": "scoring_districts_only"}
    paid = [lay("monuments", built=built, round=n, **only).part("lighthouse")[0] for n in range(1, 6)]  # type: ignore[arg-type]
    assert paid == [0, 2, 2, 0, 2]


def test_lighthouse_ships_all() -> None:
    built = {0: "lighthouse garden, ship garden", 1: "ship garden, ship veil"}
    assert lay("monuments", built=built, lighthouse_ships="all").part("lighthouse") == [4, 0]


@pytest.mark.rule("V99")
def test_monument_vp_on_build_scores_once_more_at_once() -> None:
    scene = lay(goods={0: "gold 6"}, built={0: "temple veil, temple veil"}, monument_vp_on_build=True)
    scene.build("statue", "veil").advance("holy")
    assert scene.part("statue") == [2, 0] and scene.said("raised") == [(0, "statue", 2)]


def test_monuments_give_cp() -> None:
    built = {0: "gate veil_garden, tower veil, statue lantern"}
    counts = lay(built=built, monuments_give_cp=True).counts
    wards = ("harbour", "garrison", "foundry", "veil", "garden", "lantern")
    assert [counts[f"halves.{ward}.0"] for ward in wards] == [0, 0, 0, 4, 2, 2]


def test_keeps_share_ties_false_ranks_them_behind() -> None:
    assert ruled(1, 1, keeps=1, keeps_share_ties=False).part("control") == [5, 5]
    assert ruled(1, 1, keeps=2, keeps_share_ties=False).part("control") == [3, 3]


def test_zero_presence_scores_ranks_everybody() -> None:
    scene = ruled(2, 0, 0, zero_presence_scores=True)
    assert scene.said("control")[:3] == [
        (0, "ward.harbour", 6),
        (1, "ward.harbour", 3),
        (2, "ward.harbour", 3),
    ]
    crates = lay("wharf", seats=3, crates={0: 1}, round=5, zero_presence_scores=True)
    assert crates.part("wharf") == [3, 1, 1] and crates.part("guilds") == [0, 0, 0]


def test_citizen_card_limit_4() -> None:
    four = {0: "miller abbess herald roofer"}
    assert "recruit" in lay(goods={0: "food 6"}, citizens=four).actions
    assert "recruit" not in lay(goods={0: "food 6"}, citizens=four, citizen_card_limit=4).actions


def test_final_tiebreak_total_steps() -> None:
    influence = {0: "worker 20 holy 8", 1: "worker 19 soldier 11"}
    assert ended({0: 80, 1: 80}, influence, final_tiebreak="total_steps") == [(2, False), (1, True)]
