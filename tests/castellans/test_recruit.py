"""The Recruit action and the rows (rules, section 5.4)."""

from __future__ import annotations

import pytest

from client.rules.castellans.data import CITIZENS, GUILDS, WARDS
from tests.castellans.scene import Scene, card_id, lay

PINK = "miller abbess herald roofer"
FOUR = "pawn veil, pawn veil, pawn veil, pawn veil"


def recruiting(goods: str = "food 6", pink: str = PINK, **more: object) -> Scene:
    """Seat 0 may spend a gold die on recruiting from this pink row."""
    return lay(goods={0: goods}, pink=pink, **more)  # type: ignore[arg-type]


@pytest.mark.rule("V73")
def test_the_food_depends_on_the_slot_three_next_to_the_deck_one_outermost() -> None:
    scene = recruiting()
    assert [scene.counts[f"cost.0.pink.{slot}"] for slot in (1, 2, 3, 4)] == [3, 2, 2, 1]
    for name, food in (("miller", 3), ("abbess", 2), ("herald", 2), ("roofer", 1)):
        assert recruiting().recruit(name).goods().get("food") == 6 - food


@pytest.mark.rule("V73")
def test_only_cards_that_can_be_paid_are_offered() -> None:
    scene = recruiting("food 2", blue="oracle bishop pilot baker").act("recruit")
    names = [CITIZENS[int(move.split()[1].split(".")[1])].name for move in scene.moves]
    assert names == ["abbess", "herald", "roofer", "bishop", "pilot", "baker"]


@pytest.mark.rule("V74")
def test_t34_the_card_is_taken_the_row_slides_outward_and_is_filled_at_once() -> None:
    scene = recruiting().recruit("abbess")
    assert scene.row("pink") == ["woodwright", "miller", "herald", "roofer"]
    assert scene.said("paid") == [(0, 0, "food", 2, 0)] and scene.said("refilled") == [("pink.0",)]
    assert [piece.face for piece in scene.table().zones["seat.0.citizens"]] == ["abbess"]


@pytest.mark.rule("V74")
def test_the_outermost_card_lets_all_others_slide() -> None:
    assert recruiting().recruit("roofer").row("pink") == ["woodwright", "miller", "abbess", "herald"]
    assert recruiting().recruit("miller").row("pink") == ["woodwright", "abbess", "herald", "roofer"]


@pytest.mark.rule("V75")
@pytest.mark.parametrize("name", ["miller", "abbess", "herald"])
def test_the_card_brings_a_step_in_its_guild(name: str) -> None:
    scene = recruiting().recruit(name)
    guild = next(citizen.guild for citizen in CITIZENS if citizen.name == name)
    assert scene.influence() == {GUILDS[guild]: 1}


@pytest.mark.rule("V76")
def test_a_food_die_brings_a_food_first() -> None:
    scene = recruiting("", dice={0: "food gold gold"}).recruit("roofer", "food")
    assert scene.goods() == {} and scene.said("matched") == [(0, "recruit")]


@pytest.mark.rule("V77")
def test_pink_citizens_last_and_blue_ones_reward_at_once() -> None:
    scene = recruiting(blue="oracle bishop pilot baker").recruit("bishop")
    assert scene.points == [3, 0] and scene.said("effect") == [(0, card_id("bishop"))]
    lasting = recruiting().recruit("abbess")
    assert not lasting.said("effect") and lasting.counts["cost.0.temple"] == 1


@pytest.mark.rule("V78")
def test_one_citizen_piece_may_go_to_any_ward() -> None:
    scene = recruiting().recruit("abbess")
    assert scene.asked == "0 settle"
    assert scene.moves == [f"build seat.0.pawns ward.{name}" for name in WARDS] + ["done"]
    assert scene.say("done").asked == "1 turn"


@pytest.mark.rule("V79")
@pytest.mark.parametrize("guild", ["worker", "shadow"])
def test_it_brings_a_step_in_one_of_the_two_guilds_there(guild: str) -> None:
    scene = recruiting().recruit("abbess").build("pawn", "harbour")
    assert scene.asked == "0 influence" and scene.guilds == ["worker", "shadow"]
    scene.advance(guild)
    assert scene.influence() == {"holy": 1, guild: 1} and scene.asked == "1 turn"
    assert [piece.id for piece in scene.table().zones["ward.harbour"]] == ["pawn.0.0"]


def test_with_all_four_pieces_out_recruiting_goes_on_without_settling() -> None:
    scene = recruiting(built={0: FOUR}).recruit("abbess")
    assert scene.asked == "1 turn" and scene.influence() == {"holy": 1}


def test_hostel_saves_a_food_down_to_one() -> None:
    scene = recruiting("food 1", built={0: "manor.hostel veil"})
    assert [scene.counts[f"cost.0.pink.{slot}"] for slot in (1, 2, 3, 4)] == [2, 1, 1, 1]
    assert scene.recruit("abbess").goods() == {}


def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    scene = recruiting(deck=0).recruit("abbess")
    assert scene.asked == "shuffle" and scene.asks.about == ("pink",)  # type: ignore[union-attr]
    scene.chance(scene.asks.of)  # type: ignore[union-attr]
    assert "" not in scene.row("pink") and scene.state.discards[0] == []


def test_with_neither_deck_nor_discards_a_gap_stays_next_to_the_deck() -> None:
    scene = recruiting()
    scene.state.decks[0] = []
    scene.recruit("herald")
    assert scene.row("pink") == ["", "miller", "abbess", "roofer"] and scene.asked == "0 settle"
    again = recruiting(pink="- miller abbess roofer")
    again.state.decks[0] = []
    assert again.recruit("abbess").row("pink") == ["", "", "miller", "roofer"]
    assert "cost.0.pink.1" not in again.counts


def test_an_empty_side_leaves_the_other_to_recruit_from() -> None:
    scene = recruiting("food 1", pink="- - - -", blue="- - - -")
    assert "recruit" not in scene.actions
    assert "recruit" in recruiting("food 1", pink="- - - -").actions
