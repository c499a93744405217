"""The reset between two rounds (rules, sections 2.5, 6.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from client.rules.castellans.data import ALL_WARDS, CARD, CITIZENS, MAGISTRATES, WARDS
from tests.castellans.scene import Scene, lay


def resetting(seats: int = 2, **more: object) -> Scene:
    """The reset runs to the decision die, or to the throw of the dice where there is none."""
    return lay("reset", seats=seats, **more)  # type: ignore[arg-type]


@pytest.mark.rule("V47", "V55")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_a_reset_follows_rounds_one_to_four_only(round_: int) -> None:
    scene = lay("wharf", seats=4, round=round_)
    assert bool(scene.said("rows_moved")) is (round_ < 5)
    if round_ < 5:
        assert scene.said("round") == [(round_ + 1, 1)] and scene.asks.about == ("dice",)  # type: ignore[union-attr]


@pytest.mark.rule("V48")
def test_all_crates_come_back_and_a_new_wharf_card_is_opened() -> None:
    scene = resetting(crates={0: 2, 1: 1}, wharf="w03")
    zones = scene.table().zones
    assert len(zones["seat.0.crates"]) == 2 and not any(zones[f"quay.{line}"] for line in range(4))
    assert [piece.face for piece in zones["discard.wharf"]] == ["w03"]
    assert [piece.face for piece in zones["quay"]] == ["w10"] and scene.said("wharf_open") == [("wharf.9",)]


@pytest.mark.rule("V49")
def test_t35_two_citizens_go_on_each_side_the_rest_slides_outward() -> None:
    scene = resetting(pink="miller abbess herald roofer", blue="oracle bishop pilot baker")
    assert scene.row("pink") == ["stonecutter", "woodwright", "miller", "abbess"], "slot 2 is filled first"
    assert scene.row("blue") == ["quarryman", "lumberjack", "oracle", "bishop"]
    zones = scene.table().zones
    assert {piece.face for piece in zones["discard.pink"]} == {"herald", "roofer"}
    assert {piece.face for piece in zones["discard.blue"]} == {"pilot", "baker"}


def test_with_fewer_than_two_citizens_all_of_them_go() -> None:
    scene = resetting(4, pink="- - - roofer", blue="- - pilot baker")
    assert "roofer" not in scene.row("pink") and "" not in scene.row("pink")


def test_a_deck_that_runs_out_is_made_anew_in_the_reset() -> None:
    scene = resetting(4, pink="miller abbess herald roofer", blue="oracle bishop pilot baker", deck=1)
    assert scene.asked == "shuffle" and scene.asks.about == ("pink",)  # type: ignore[union-attr]
    assert scene.row("pink") == ["", "woodwright", "miller", "abbess"]
    discards = scene.asks.of  # type: ignore[union-attr]
    assert {CARD["herald"], CARD["roofer"]} < set(discards), "the two just discarded among them"
    scene.chance(discards)
    assert scene.row("pink")[0] == CITIZENS[discards[-1]].name


@pytest.mark.rule("V50")
def test_the_round_marker_goes_forward() -> None:
    zones = resetting(round=3).table().zones
    assert zones["round.4"] and not zones["round.3"]


@pytest.mark.rule("V51")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_two_or_three_seats_the_decision_die_puts_a_keep(seats: int) -> None:
    scene = resetting(seats, keeps="veil", built={0: "temple veil"})
    if seats > 3:
        assert scene.asks.about == ("dice",) and scene.state.keeps == [3]  # type: ignore[union-attr]
        return
    assert scene.asks.about == ("decision",)  # type: ignore[union-attr]
    scene.chance([3])
    assert scene.state.keeps == [3, 3], "whatever stands there"
    assert scene.said("keep_added") == [("ward.veil",)]
    assert [piece.face for piece in scene.table().zones["decision"]] == ["veil"]


@pytest.mark.rule("V52")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_magistrates_move_to_the_wards_of_the_next_round(round_: int) -> None:
    scene = resetting(4, round=round_)
    standing = [name for name in WARDS if scene.table().zones[f"magistrate.{name}"]]
    assert standing == [WARDS[ward] for ward in MAGISTRATES[round_]]
    assert scene.said("magistrates") == [tuple(f"ward.{name}" for name in standing)]


@pytest.mark.rule("V53")
def test_t41_in_round_five_they_are_taken_off_and_all_wards_score() -> None:
    zones = resetting(4, round=4).table().zones
    assert not any(zones[f"magistrate.{name}"] for name in WARDS) and len(zones["magistrates"]) == 3
    scored = Counter(ward for wards in MAGISTRATES for ward in wards)
    assert scored == dict.fromkeys(ALL_WARDS, 3) and scored.total() == 18


@pytest.mark.rule("V54")
def test_all_dice_are_gathered_and_go_to_the_next_player_with_the_scepter() -> None:
    dice = {seat: "-gold -gold -gold" for seat in range(4)}
    scene = resetting(4, start=3, dice=dice, citizens={0: "miller"}, used={0: "miller forum"})
    assert scene.seat == 0 and scene.said("scepter") == [(0,)]
    assert len(scene.state.pool) == 15 and not scene.state.leftover
    assert scene.table().zones["seat.0.scepter"] and scene.state.seats[0].used == 0
    scene.throw("gold")
    assert scene.asked == "0 draft"


@pytest.mark.rule("V55")
def test_the_next_round_begins_with_its_throw() -> None:
    scene = resetting(4, round=2)
    assert scene.said("round") == [(3, 1)] and scene.asked == "roll"
