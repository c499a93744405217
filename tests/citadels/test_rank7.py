"""Architect, Navigator and Scholar (rules, section 5.2, rank 7)."""

from __future__ import annotations

import pytest

from tests.citadels.scene import lay
from tests.citadels.turns import acting, called, shrunk

# ---- Architect


@pytest.mark.rule("C95")
@pytest.mark.parametrize("action", ["take", "draw"])
def test_the_architect_draws_2_extra_cards_with_either_action(action: str) -> None:
    scene = lay("architect", gathered=False).do("plan")
    assert len(scene.hand(0)) == 2 and scene.targets("plan") == [], "before gathering, and once"
    assert action in scene.verbs


@pytest.mark.rule("C95")
def test_the_architect_builds_3() -> None:
    scene = acting("architect", gold={0: 9}, hands={0: "temple tavern prison manor"})
    scene.do("build", "temple").do("build", "tavern").do("build", "prison")
    assert scene.pieces("build") == [] and len(scene.city(0)) == 3


def test_two_plans_from_a_deck_of_one_are_one_card() -> None:
    scene = shrunk(acting("architect"), 1).do("plan")
    assert len(scene.hand(0)) == 1 and shrunk(acting("architect"), 0).targets("plan") == []


@pytest.mark.rule("C54")
def test_only_the_first_district_of_a_signed_architect_can_be_confiscated() -> None:
    scene = acting("architect", gold={0: 9}, hands={0: "palace castle temple"}, chief=1, warrants="architect")
    scene.do("build", "palace").do("confiscate", "palace").do("build", "castle")
    assert scene.city(1) == ["palace"] and scene.city(0) == ["castle"]
    assert scene.state.turn.built == 2, "1 is left of his three"


# ---- Navigator


@pytest.mark.rule("C96")
@pytest.mark.parametrize("action", ["take", "draw"])
def test_the_navigator_gains_4_gold_or_4_cards_with_either_action(action: str) -> None:
    scene = lay("navigator", gold={0: 0})
    assert action in scene.verbs
    assert scene.do("trade").gold[0] == 4 and not {"trade", "explore"} & scene.verbs
    scene = lay("navigator", gold={0: 0})
    assert len(scene.do("explore").hand(0)) == 4 and scene.gold[0] == 0


@pytest.mark.rule("C96")
def test_the_navigator_cannot_build_not_even_the_stables() -> None:
    scene = acting("navigator", gold={0: 9}, hands={0: "stables temple manor"}, cities={0: "framework"})
    assert not {"build", "framework"} & scene.verbs


def test_a_witch_as_navigator_gains_but_cannot_build() -> None:
    scene = called("navigator", gold={2: 3}, hands={2: "temple"}, bewitched="navigator", chief=2).do("take")
    assert scene.asked == "2 turn" and {"trade", "explore"} <= scene.verbs and "build" not in scene.verbs


# ---- Scholar


@pytest.mark.rule("C97")
def test_the_scholar_keeps_1_of_7_and_the_deck_is_reshuffled() -> None:
    scene = shrunk(acting("scholar"), 40).do("study")
    assert scene.asked == "0 scholar" and len(scene.moves) == 7
    scene.say(scene.moves[2])
    assert scene.asked == "shuffle"
    scene.chance(range(39))
    assert len(scene.state.deck) == 39 and len(scene.hand(0)) == 1


@pytest.mark.rule("C97")
def test_the_scholar_builds_2() -> None:
    scene = acting("scholar", gold={0: 9}, hands={0: "temple tavern prison"})
    assert scene.do("build", "temple").do("build", "tavern").pieces("build") == []


@pytest.mark.parametrize(("deck", "seen"), [(3, 3), (1, 1)])
def test_a_scholar_with_a_small_deck_keeps_1_of_what_there_is(deck: int, seen: int) -> None:
    scene = shrunk(acting("scholar"), deck).do("study")
    if seen > 1:
        assert len(scene.moves) == seen
        scene.say(scene.moves[0]).chance(range(seen - 1))
    assert len(scene.hand(0)) == 1 and len(scene.state.deck) == deck - 1


def test_the_scholar_needs_a_deck() -> None:
    assert "study" not in shrunk(acting("scholar"), 0).verbs


def test_the_library_does_not_help_the_scholar() -> None:
    scene = acting("scholar", cities={0: "library"}).do("study")
    assert scene.asked == "0 scholar"
