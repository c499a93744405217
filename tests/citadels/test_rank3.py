"""Magician, Wizard and Seer (rules, section 5.2, rank 3)."""

from __future__ import annotations

import pytest

from tests.citadels.scene import lay
from tests.citadels.turns import acting

# ---- Magician


@pytest.mark.rule("C68")
def test_the_magician_swaps_whole_hands() -> None:  # F51
    six = "manor castle palace temple tavern prison"
    scene = acting("magician", hands={2: six}).do("swap", 2)
    assert scene.hand(0) == six.split() and scene.hand(2) == []
    assert "swap" not in scene.verbs and "redraw" not in scene.verbs, "not both"
    other = acting("magician", hands={0: "manor", 2: ""}).do("swap", 2)
    assert other.hand(0) == [] and other.hand(2) == ["manor"]


def test_two_empty_hands_are_not_swapped() -> None:
    scene = acting("magician", hands={2: "manor"})
    assert scene.targets("swap") == ["2"] and "redraw" not in scene.verbs


@pytest.mark.rule("C69")
def test_the_magician_puts_cards_under_the_deck_and_draws_as_many() -> None:  # F36
    scene = acting("magician", hands={0: "manor castle palace temple tavern"}, deck="docks harbor prison")
    scene.do("redraw")
    assert "done" not in scene.verbs, "at least one"
    scene.do("put", "manor").do("put", "palace").do("put", "tavern").do("done")
    assert scene.hand(0) == ["castle", "temple", "docks", "harbor", "prison"]
    assert scene.under[:3] == ["manor", "palace", "tavern"] and scene.asked == "0 turn"


def test_the_magician_always_draws_as_many_as_he_gave() -> None:
    scene = acting("magician", hands={0: "manor castle"}, deck="").do("redraw")
    scene.do("put", "manor").do("put", "castle").do("done")
    assert sorted(scene.hand(0)) == ["castle", "manor"]


# ---- Wizard


@pytest.mark.rule("C70")
def test_the_wizard_sees_a_hand_and_keeps_a_card() -> None:
    scene = acting("wizard", hands={1: "manor castle", 2: ""})
    assert scene.targets("look") == ["1"], "a player with cards"
    scene.do("look", 1)
    assert [piece.face for piece in scene.table(0).zones["seat.1.hand"]] == ["manor", "castle"]
    assert scene.table(2).zones["seat.1.hand"][0].face == ""
    assert scene.verbs == {"keep"}, "he takes one, and cannot pay for any"
    scene.do("keep", "castle")
    assert scene.hand(0) == ["castle"] and scene.hand(1) == ["manor"]
    assert scene.table(0).zones["seat.1.hand"][0].face == ""


@pytest.mark.rule("C70", "C71")
def test_or_builds_it_at_once_outside_the_limit() -> None:  # F28
    scene = acting("wizard", hands={0: "tavern temple", 1: "palace"}, gold={0: 6})
    scene.do("look", 1).do("build", "palace").do("build", "tavern")
    assert scene.city(0) == ["palace", "tavern"] and scene.gold[0] == 0
    assert scene.pieces("build") == [], "one more building, not two"


@pytest.mark.rule("C72")
def test_the_wizard_may_build_duplicates() -> None:
    scene = acting("wizard", hands={0: "manor", 1: "castle"}, cities={0: "manor castle"}, gold={0: 9})
    assert scene.pieces("build") == ["manor"]
    assert scene.do("look", 1).may("build", "castle")


def test_the_immediate_build_may_come_before_the_gathering() -> None:  # F46
    scene = lay("wizard", hands={1: "library"}, gold={0: 6}, deck="manor castle")
    scene.do("look", 1).do("build", "library")
    assert "build" not in scene.verbs, "the ordinary one only after gathering"
    scene.do("draw")
    assert scene.hand(0) == ["manor", "castle"], "the new Library helps"
    assert scene.state.turn.built == 0


def test_the_wizards_necropolis_may_cost_a_district() -> None:  # F47
    scene = acting("wizard", hands={1: "necropolis"}, cities={0: "temple"}, gold={0: 1}, cast="tax_collector")
    scene.do("look", 1).do("necropolis").do("sacrifice", "temple")
    assert scene.city(0) == ["necropolis"] and scene.gold[0] == 0 and scene.state.pot == 1


def test_the_secret_vault_and_a_late_monument_can_only_be_kept() -> None:
    five = "manor castle temple tavern prison"
    scene = acting("wizard", hands={1: "secret_vault monument docks"}, cities={0: five}, gold={0: 9})
    scene.do("look", 1)
    assert scene.pieces("build") == ["docks"]
    assert sorted(scene.pieces("keep")) == ["docks", "monument", "secret_vault"]


def test_the_wizards_card_is_taxed_and_framework_pays_for_it() -> None:
    scene = acting("wizard", hands={1: "palace"}, cities={0: "framework"}, gold={0: 1}, cast="tax_collector")
    scene.do("look", 1).do("framework", "palace")
    assert scene.city(0) == ["palace"] and scene.gold[0] == 0 and scene.state.pot == 1


# ---- Seer


@pytest.mark.rule("C73")
def test_the_seer_takes_a_card_from_everybody_and_gives_one_back() -> None:
    scene = acting("seer", hands={0: "palace", 1: "manor castle", 2: "temple", 3: "tavern docks"})
    scene.do("foresee").drawn(0).drawn(0).drawn(1)
    assert scene.hand(0) == ["palace", "manor", "temple", "docks"]
    assert scene.asked == "0 seer" and scene.asks.about == (1,)  # type: ignore[union-attr]
    assert "palace" in scene.pieces("give") and "manor" in scene.pieces("give"), "own cards and taken ones"
    scene.do("give", "temple").do("give", "manor").do("give", "palace")
    assert [scene.hand(seat) for seat in range(4)] == [
        ["docks"],
        ["castle", "temple"],
        ["manor"],
        ["tavern", "palace"],
    ]
    assert scene.asked == "0 turn"


@pytest.mark.rule("C74")
def test_players_without_cards_are_left_out() -> None:  # F49
    scene = acting("seer", 5, hands={1: "manor", 2: "castle", 4: "temple"}).do("foresee")
    scene.drawn(0).drawn(0).drawn(0)
    assert len(scene.hand(0)) == 3
    for seat in (1, 2, 4):
        assert scene.asks.about == (seat,)  # type: ignore[union-attr]
        scene.do("give")
    assert scene.hand(0) == [] and scene.hand(3) == [] and scene.asked == "0 turn"


def test_without_cards_anywhere_the_seer_sees_nothing() -> None:
    assert "foresee" not in acting("seer", hands={0: "manor"}).verbs


@pytest.mark.rule("C75")
def test_the_seer_may_build_two() -> None:
    scene = acting("seer", hands={0: "tavern temple prison"}, gold={0: 9})
    scene.do("build", "tavern").do("build", "temple")
    assert scene.pieces("build") == []


def test_the_seers_draw_is_by_chance() -> None:
    taken = set()
    for place in (0, 1):
        scene = acting("seer", hands={1: "manor castle"}).do("foresee").drawn(place)
        taken.add(scene.hand(0)[0])
    assert taken == {"manor", "castle"}
