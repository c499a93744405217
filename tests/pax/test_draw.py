"""Drawing (rules, section 5.1, and religion in 5.5)."""

from __future__ import annotations

import pytest

from client.rules.play import Beat
from tests.pax.scene import ID, Scene, lay

DECK = "W01 F02 A03 R04 S05"


def drawing(religion: str = "", deck: str = DECK, **options: object) -> Scene:
    """Seat 0 of two draws, three legions with a card each."""
    return lay("draw", areas={0: religion}, deck=deck, legions=["L01", "L02", "L03"], **options)


@pytest.mark.rule("P13")
def test_three_cards_come_one_after_the_other_each_decided_at_once() -> None:
    scene = drawing()
    assert scene.offers == {"W01"} and scene.hand(0) == ""
    scene.put("W01", "hand")
    assert scene.offers == {"F02"} and scene.hand(0) == "W01"
    scene.put("F02", "deck")
    assert scene.offers == {"A03"} and scene.deck == "R04 S05 F02"
    scene.put("A03", "2")
    assert scene.pile(2) == "L02 A03" and scene.asked == "0 buy"


@pytest.mark.rule("P13")
def test_t18_a_turn_makes_the_deck_two_cards_smaller() -> None:
    scene = drawing().put("W01", "hand").put("F02", "deck").put("A03", "2")
    assert len(scene.state.deck) == 3
    assert len(lay("turn", deck=DECK, hidden="I01 I02 I03").say("spy hidden").state.deck) == 5


@pytest.mark.rule("P14")
def test_each_destination_is_used_exactly_once() -> None:
    scene = drawing()
    assert scene.to("put") == ["seat.0.hand", "legion.0", "legion.1", "legion.2", "deck"]
    scene.put("W01", "3")
    assert scene.to("put") == ["seat.0.hand", "deck"]
    scene.put("F02", "deck")
    assert scene.asked == "0 buy", "the third card has one way left and is not asked about"
    assert scene.hand(0) == "A03" and scene.said("left_over") == [(0, "hand")]


@pytest.mark.rule("P14")
def test_an_empty_legion_takes_a_card_too() -> None:
    scene = lay("draw", deck=DECK, legions=["L01", "", "L03"]).put("W01", "2")
    assert scene.pile(2) == "W01"


def test_the_last_card_is_seen_before_it_goes_under_the_deck() -> None:
    scene = drawing().put("W01", "1")
    scene.play.answer(next(move for move in scene.play.asks.moves if "hand" in move.to))  # type: ignore[union-attr]
    assert scene.play.asks == Beat("left_over", (0, "bottom"))
    assert [piece.face for piece in scene.table(0).zones["seat.0.drawn"]] == ["army-1-2"]
    assert [piece.face for piece in scene.table(1).zones["seat.0.drawn"]] == [""]
    scene.play.answer(None)
    assert scene.deck == "R04 S05 A03"


@pytest.mark.rule("P27")
@pytest.mark.parametrize("religion", ["R07 R01", "R07 R08", "R07 R08 R01"])
def test_three_religion_symbols_draw_a_pair_of_which_one_goes_away(religion: str) -> None:
    scene = drawing(religion, deck="W01 F02 A03 R06 S05")
    assert scene.asked == "0 send_away" and scene.offers == {"W01", "F02"}
    assert set(scene.to("put")) == {"legion.0", "legion.1", "legion.2", "deck"}, "not to the hand"
    scene.put("F02", "deck")
    assert scene.asked == "0 place" and scene.offers == {"W01", "A03"}, "the other waits for the third"
    scene.put("A03", "hand").put("W01", "1")
    assert (scene.hand(0), scene.pile(1), scene.deck) == ("A03", "L01 W01", "R06 S05 F02")


def test_two_religion_symbols_draw_singly() -> None:
    assert drawing("R07").offers == {"W01"}


def test_religion_pair_assign_both() -> None:
    scene = drawing("R07 R01", religion_pair="assign_both")
    assert scene.asked == "0 place" and len(scene.moves) == 2 * 5
    scene.put("F02", "hand")
    assert scene.offers == {"W01"} and scene.to("put") == ["legion.0", "legion.1", "legion.2", "deck"]
    scene.put("W01", "deck")
    assert scene.offers == {"A03"} and scene.to("put") == ["legion.0", "legion.1", "legion.2"]


@pytest.mark.rule("P28")
@pytest.mark.parametrize("religion", ["R07 R08 R09", "R07 R08 R09 R10 R01"])
def test_six_religion_symbols_draw_all_three_together(religion: str) -> None:
    scene = drawing(religion, deck="W01 F02 A03 R06 S05")
    assert scene.asked == "0 place" and scene.offers == {"W01", "F02", "A03"}
    assert len(scene.moves) == 3 * 5
    scene.put("A03", "deck").put("W01", "hand")
    assert scene.offers == {"F02"}
    assert scene.put("F02", "3").deck == "R06 S05 A03"


def test_religion_played_in_this_turn_comes_too_late() -> None:
    scene = lay("draw", areas={0: "R07"}, hands={0: "R01"}, deck=DECK, legions=["L01", "L02", "L03"])
    assert scene.offers == {"W01"}


@pytest.mark.rule("P45")
@pytest.mark.parametrize("deck", ["", "W01", "W01 F02"])
def test_who_cannot_draw_three_takes_two_aurei_and_goes_on(deck: str) -> None:
    scene = drawing(deck=deck)
    assert scene.purses == [7, 5] and scene.hand(0) == "" and scene.deck == deck
    assert scene.state.ran_out and scene.said("deck_out") == [(0, 2)]
    assert scene.asked == "0 buy"
    scene.say("pass")
    assert scene.purses == [9, 5], "two more for playing nothing"


@pytest.mark.rule("P45")
def test_with_three_cards_the_draw_succeeds_and_nothing_ends() -> None:
    scene = drawing(deck="W01 F02 A03").put("W01", "hand").put("F02", "deck").put("A03", "1")
    assert scene.deck == "F02" and not scene.state.ran_out


@pytest.mark.parametrize("religion", ["", "R07 R01", "R07 R08 R09"])
def test_a_short_deck_is_not_touched_whatever_the_religion(religion: str) -> None:
    assert drawing(religion, deck="W01 F02").deck == "W01 F02"


def test_deckout_partial_singly() -> None:
    scene = drawing(deck="W01 F02", deckout="partial")
    assert scene.offers == {"W01"} and scene.purses == [5, 5]
    scene.put("W01", "deck")
    assert scene.offers == {"F02"}, "the returned card is not drawn again"
    assert "deck" not in scene.to("put")
    scene.put("F02", "hand")
    assert scene.deck == "W01" and scene.purses == [7, 5] and scene.state.ran_out


def test_deckout_partial_together_with_religion() -> None:
    scene = drawing("R07 R01", deck="W01 F02", deckout="partial")
    assert scene.offers == {"W01", "F02"}
    scene.put("F02", "hand").put("W01", "deck")
    assert scene.purses == [7, 5] and scene.deck == "W01"


def test_deckout_partial_with_nothing_to_draw() -> None:
    scene = drawing(deck="", deckout="partial")
    assert scene.purses == [7, 5] and scene.asked == "0 buy"


def test_others_learn_where_a_card_went_but_not_its_face() -> None:
    scene = drawing()
    assert not scene.asks.private  # type: ignore[union-attr]
    scene.put("W01", "hand").put("F02", "deck")
    zones = scene.table(1).zones
    assert [piece.face for piece in zones["seat.0.hand"]] == [""]
    assert not any(piece.face for piece in zones["deck"])
    assert f"card.{ID['F02']}" not in scene.table(0).where()
