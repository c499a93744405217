"""Gate, ward tower and statue (rules, sections 5.7, 6.2)."""

from __future__ import annotations

import pytest

from client.rules.castellans.data import BORDERS, WARDS
from tests.castellans.scene import Scene, lay

BANK = {0: "manor.bank lantern"}


def rich(gold: int = 12, **more: object) -> Scene:
    """Seat 0 has gold for monuments before its action."""
    return lay(goods={0: f"gold {gold}"}, **more)  # type: ignore[arg-type]


def scoring(built: dict[int, str], seats: int = 2, **more: object) -> Scene:
    """The monuments are scored and nothing else."""
    return lay("monuments", seats=seats, built=built, **more)  # type: ignore[arg-type]


@pytest.mark.rule("V93")
def test_a_gate_costs_eight_gold_and_stands_between_two_wards() -> None:
    scene = rich(8)
    assert [move.split()[2] for move in scene.moves if "gate.0" in move] == [
        f"site.{name}" for name in BORDERS
    ]
    zones = scene.build("gate", "veil_garden").advance("holy").table().zones
    assert scene.goods() == {} and [piece.id for piece in zones["site.veil_garden"]] == ["gate.0"]


@pytest.mark.rule("V94")
@pytest.mark.parametrize(
    ("site", "guilds"),
    [
        ("harbour_garrison", {"worker", "soldier", "shadow", "holy"}),
        ("garrison_foundry", {"worker", "soldier", "holy"}),
        ("lantern_harbour", {"worker", "soldier", "shadow"}),
    ],
)
def test_a_gate_brings_two_steps_in_one_guild_of_its_two_wards(site: str, guilds: set[str]) -> None:
    scene = rich().build("gate", site)
    assert set(scene.guilds) == guilds and len(scene.guilds) == len(guilds)
    assert scene.asks.about == (2,)  # type: ignore[union-attr]
    assert scene.advance("worker").influence() == {"worker": 2}


@pytest.mark.rule("V95", "V96")
def test_a_ward_tower_costs_seven_and_brings_a_step_in_one_of_two_guilds() -> None:
    scene = rich(7).build("tower", "veil")
    assert scene.goods() == {} and scene.guilds == ["shadow", "holy"]
    assert scene.advance("holy").influence() == {"holy": 1}
    assert [piece.id for piece in scene.table().zones["ward.veil"]] == ["tower.0"]


@pytest.mark.rule("V97", "V98")
def test_a_statue_costs_six_and_brings_a_step_in_one_of_two_guilds() -> None:
    scene = rich(6).build("statue", "garden")
    assert scene.goods() == {} and scene.guilds == ["worker", "holy"]
    assert scene.advance("worker").influence() == {"worker": 1}


def test_each_kind_once_a_player_and_one_of_a_kind_in_a_place() -> None:
    scene = rich(built={0: "gate veil_garden", 1: "tower veil, gate garden_lantern"})
    assert not any("gate.0" in move for move in scene.moves)
    assert "build tower.0 ward.veil" not in scene.moves and "build statue.0 ward.veil" in scene.moves
    assert len([move for move in scene.moves if move.startswith("build")]) == 5 + 6


def test_monuments_are_not_in_control() -> None:
    scene = rich(built={0: "gate veil_garden, tower veil, statue veil"})
    assert [scene.counts[f"halves.{ward}.0"] for ward in WARDS] == [0] * 6


@pytest.mark.rule("V41")
def test_t20_a_gate_scores_own_citizens_in_its_two_wards() -> None:
    built = {
        0: "gate garrison_foundry, pawn garrison, pawn garrison, pawn foundry, pawn veil",
        1: "pawn garrison",
    }
    assert scoring(built).part("gate") == [3, 0]
    assert scoring(built, monument_counts="all").part("gate") == [4, 0]


@pytest.mark.rule("V42")
def test_t22_a_tower_scores_own_manors_in_its_ward() -> None:
    built = {
        0: "tower harbour, manor.bank harbour, manor.forum harbour, lighthouse harbour",
        1: "manor harbour",
    }
    assert scoring(built).part("tower") == [2, 0]
    assert scoring(built, lighthouse_counts_as_manor=True).part("tower") == [3, 0]
    assert scoring(built, monument_counts="all").part("tower") == [3, 0]


@pytest.mark.rule("V43")
def test_a_statue_scores_own_temples_in_its_ward() -> None:
    built = {0: "statue veil, temple veil, temple veil, temple garden", 1: "temple veil"}
    assert scoring(built).part("statue") == [2, 0]
    assert scoring(built, monument_counts="all").part("statue") == [3, 0]


@pytest.mark.rule("V44")
def test_a_lighthouse_scores_two_for_each_own_ship_in_its_ward() -> None:
    built = {0: "lighthouse garden, ship garden, ship garden, ship veil", 1: "ship garden"}
    scene = scoring(built)
    assert scene.part("lighthouse") == [4, 0] and scene.said("monument") == [(0, "lighthouse", 4)]


@pytest.mark.rule("V99")
def test_monuments_pay_in_every_scoring_phase_and_not_when_built() -> None:
    scene = rich(6, built={0: "temple garden"}).build("statue", "garden").advance("holy")
    assert scene.points == [0, 0] and scene.counts["statue.0"] == 1
    for round_ in range(1, 6):
        built = {0: "statue garden, temple garden"}
        assert scoring(built, round=round_).part("statue") == [1, 0], "scored ward or not"
