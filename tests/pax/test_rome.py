"""Rounds: Rome strengthens, the next round begins, the deck ends the game (rules, sections 6.1 to 6.3)."""

from __future__ import annotations

import pytest

from tests.pax.scene import Scene, lay, names


def strengthened(*legions: str, seats: int = 4, **options: object) -> Scene:
    """After the last turn of a round, the deck with plenty of cards."""
    return lay("strengthen", seats, legions=legions, **options)


def rome(scene: Scene) -> str:
    """Rome's open cards by category."""
    return " / ".join(names(row) for row in scene.state.rome if row)


# ---- the end of a round


@pytest.mark.rule("P35")
def test_a_round_ends_when_everybody_had_a_turn() -> None:
    scene = lay("turn", 3, start=1, legions=["W01", "F01", "A01", "S01"], hidden="I01 I02 I03")
    for seat in (1, 2, 0):
        assert scene.asked == f"{seat} turn" and not scene.said("rome_takes")
        scene.say("spy hidden")
    assert len(scene.said("rome_takes")) == 1 and scene.said("round") == [(2, 1, 1)]


@pytest.mark.rule("P36", "P39")
def test_t12_the_pile_with_the_largest_sum_the_lower_number_on_a_tie() -> None:
    scene = strengthened("F05", "W04 R07", "", "L10 A02", "S03")
    assert scene.said("rome_takes") == [("standard.1", 2, 5)], "3, 2 + 3, none, 3 + 2, 2"
    assert rome(scene) == "W04 / R07"
    assert (scene.pile(1), scene.pile(4), scene.pile(5)) == ("F05", "L10 A02", "S03"), "the others stay"


@pytest.mark.rule("P36")
def test_the_sum_counts_not_the_number_of_cards() -> None:
    scene = strengthened("L01 L02 L03", "F08", "W01", "W02", "W03")
    assert rome(scene) == "F08"


@pytest.mark.rule("P36")
def test_rome_sorts_its_cards_by_category_symbols_visible() -> None:
    scene = strengthened("I12 W09 F10 W01", "F01", "F02", "F03", "F04")
    assert rome(scene) == "W09 W01 / F10 / I12"
    zones, counts = scene.table().zones, scene.table().counts
    assert [piece.face for piece in zones["rome.wealth"]] == ["wealth-2-4", "wealth-1-1"]
    assert [counts[f"rome.{name}"] for name in ("wealth", "fleet", "army", "intrigue")] == [3, 2, 0, 2]


def test_a_discount_changes_nothing_for_rome() -> None:
    scene = lay(
        "strengthen", areas={0: "W07 W08 W09", 1: "W10 W01 W02"}, legions=["L01 L02 L03", "F08", "L10"]
    )
    assert rome(scene) == "F08"


@pytest.mark.rule("P37")
def test_the_three_first_cards_stay_face_down() -> None:
    scene = strengthened("F05", "W04", "R07", "L10", "S03", hidden="I01 I02 I03")
    assert [piece.face for piece in scene.table(0).zones["hidden"]] == ["", "", ""]


@pytest.mark.rule("P38")
def test_what_lies_above_the_legions_is_romes_strength() -> None:
    scene = strengthened("F10", "L01", "L02", "L03", "L04", rome="F08 F01", hidden="F09 I02 I03")
    assert scene.table().counts["rome.fleet"] == 5, "those face down do not count yet"
    assert scene.table().counts["rome.land"] == 0, "nor those under a legion"


@pytest.mark.rule("P40")
def test_rome_needs_no_capacity() -> None:
    scene = strengthened("F10 A10 F09", "L01", "L02", "L03", "L04")
    assert rome(scene) == "F10 F09 / A10"


def test_rome_takes_category() -> None:
    scene = strengthened("F05 L01", "W04 R07", "", "L10 A02", "S03 L08", rome_takes="category", deck="")
    assert scene.said("rome_takes_category") == [("land", 3, 1 + 3 + 2)] and rome(scene) == "L01 L10 L08"
    assert [scene.pile(k) for k in (1, 2, 4, 5)] == ["F05", "W04 R07", "A02", "S03"]


@pytest.mark.parametrize(
    ("legions", "taken"),
    [(("F05", "R07", "", ""), "fleet"), (("", "R07", "F05", ""), "religion"), (("R07 F05", "", ""), "fleet")],
)
def test_rome_takes_category_on_a_tie(legions: tuple[str, ...], taken: str) -> None:
    scene = strengthened(*legions, rome_takes="category")
    assert scene.said("rome_takes_category")[0][0] == taken


def test_where_no_pile_is_left_nothing_happens() -> None:
    scene = lay("strengthen", 4, legions=["", "", "", "", ""])
    assert not scene.said("rome_takes") and scene.said("round") == [(2, 0, 5)]


# ---- the new round


@pytest.mark.rule("P41")
def test_the_conspirator_takes_primus_and_begins() -> None:
    scene = strengthened("F05", "W04", "R07", "L10", "S03", start=1, owner=3, areas={3: "I01"})
    assert scene.said("takes_primus") == [(3,)] and scene.asked == "3 turn"
    assert [piece.id for piece in scene.table().zones["seat.3.primus"]] == ["primus"]


@pytest.mark.rule("P42")
def test_without_a_new_owner_the_start_player_stays() -> None:
    nobody = strengthened("F05", "W04", "R07", "L10", "S03", start=1)
    assert nobody.asked == "1 turn" and not nobody.said("takes_primus")
    same = strengthened("F05", "W04", "R07", "L10", "S03", start=1, owner=1, areas={1: "I01"})
    assert same.asked == "1 turn" and not same.said("takes_primus")


@pytest.mark.rule("P41", "P42")
def test_t20_start_player() -> None:
    legions = ["W01", "F01", "A01", "S01"]
    scene = lay("turn", 3, legions=legions, hands={2: "I01 L01"}, hidden="I10 I11 I12")
    for seat in (0, 1, 2):
        assert scene.asked == f"{seat} turn"
        scene.say("spy hidden")
    for seat in (0, 1):
        assert scene.asked == f"{seat} turn", "nobody played intrigue"
        scene.say("spy hidden")
    scene.say("draw deck")
    while scene.asked != "2 play":
        scene.say(scene.moves[-1])
    scene.lay("I01").say("stop")
    for _ in range(2):
        for seat in (2, 0, 1):
            assert scene.asked == f"{seat} turn"
            scene.say("spy hidden")
    assert scene.said("takes_primus") == [(2,)]


@pytest.mark.rule("P43")
def test_legions_without_cards_get_one_from_the_deck_lowest_number_first() -> None:
    scene = lay("round", 4, legions=["", "W01", "", "F01 F02", ""], deck="A01 A02 A03 A04")
    assert [scene.pile(k) for k in range(1, 6)] == ["A01", "W01", "A02", "F01 F02", "A03"]
    assert scene.deck == "A04" and scene.said("round") == [(2, 0, 3)]


def test_refill_all_empty_only() -> None:
    some = lay("round", 2, legions=["", "W01", ""], deck="A01 A02 A03", refill="all_empty_only")
    assert [some.pile(k) for k in (1, 2, 3)] == ["", "W01", ""]
    none = lay("round", 2, legions=["", "", ""], deck="A01 A02 A03", refill="all_empty_only")
    assert [none.pile(k) for k in (1, 2, 3)] == ["A01", "A02", "A03"]
    short = lay("round", 2, legions=["", "", ""], deck="A01 A02", refill="all_empty_only")
    assert short.asked == "" and short.said("deck_too_small") == [(3, 2)]


# ---- the ends


@pytest.mark.rule("P44")
def test_t14_a_deck_too_small_for_the_refill_ends_the_game_at_once() -> None:
    scene = lay("round", 4, legions=["W01", "", "", "", ""], deck="A01 A02 A03")
    assert scene.asked == "" and scene.said("deck_too_small") == [(4, 3)]
    assert scene.deck == "A01 A02 A03" and scene.pile(2) == "", "no refill"


@pytest.mark.rule("P45", "P46")
def test_t14_a_deck_used_up_by_the_refill_leaves_one_more_round() -> None:
    scene = lay("round", 4, legions=["W01", "", "", "", ""], deck="A01 A02 A03 A04", purses={0: 0})
    assert scene.deck == "" and scene.table().counts["last"] == 0
    for seat in range(4):
        assert scene.asked == f"{seat} turn"
        scene.say("draw deck")
        if scene.asked.endswith("buy"):
            scene.say("pass")
    assert scene.said("deck_out") == [(seat, 2) for seat in range(4)]
    assert [about[0] for about in scene.said("idle_income")] == [0, 1, 2, 3]
    assert scene.asked == "" and len(scene.said("last_round")) == 1


@pytest.mark.rule("P46")
def test_rome_strengthens_after_the_round_in_which_the_deck_ran_out_then_the_game_ends() -> None:
    scene = strengthened("F05", "W04 R07", "L01", "L10", "S03", ran_out=True)
    assert len(scene.said("rome_takes")) == 1 and scene.asked == "" and not scene.said("round")


def test_final_strengthening() -> None:
    scene = strengthened("F05", "W04", "L01", "L10", "S03", ran_out=True, final_strengthening=False)
    assert not scene.said("rome_takes") and scene.asked == ""
    usual = strengthened("F05", "W04", "L01", "L10", "S03", final_strengthening=False)
    assert len(usual.said("rome_takes")) == 1


@pytest.mark.rule("P12", "P44")
def test_t21_spying_with_a_thin_deck() -> None:
    scene = lay("round", legions=["", "F05", "A05"], deck="W01 S01", hidden="I01 I02 I03")
    assert scene.deck == "S01"
    scene.say("spy hidden", "spy hidden")
    assert scene.deck == "" and not scene.state.ran_out and scene.asked == "0 turn"
    scene.say("spy hidden", "spy hidden")
    assert scene.asked == "" and scene.said("deck_too_small") == [(1, 0)]
