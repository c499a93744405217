"""King, Emperor and Patrician (rules, section 5.2, rank 4)."""

from __future__ import annotations

import pytest

from tests.citadels.scene import lay
from tests.citadels.turns import acting, called, role


@pytest.mark.rule("C76")
def test_the_king_takes_the_crown_at_once_and_gold_for_noble_districts() -> None:
    scene = called("king", crown=2, cities={0: "manor castle temple"})
    assert scene.state.crown == 0 and scene.asked == "0 turn"
    assert scene.do("income").gold[0] == 2
    assert "income" not in scene.verbs, "once"


@pytest.mark.rule("C77")
def test_the_crown_holder_picks_first_next_round() -> None:
    scene = called("king", crown=2, seats=6).take().end()
    scene.mix()
    assert scene.state.first == 0 and scene.asked == "0 pick"


@pytest.mark.rule("C83")
def test_the_patrician_takes_the_crown_and_cards() -> None:
    scene = called("patrician", crown=2, cities={0: "manor castle"}, deck="temple docks")
    assert scene.state.crown == 0
    assert scene.do("income").hand(0) == ["temple", "docks"] and scene.gold[0] == 0


@pytest.mark.rule("C78")
def test_a_killed_king_or_patrician_has_the_crown_at_the_end_of_the_round() -> None:
    for face in ("king", "patrician"):
        scene = called("thief", face, "warlord", killed=face, crown=3).pass_turn()
        assert scene.state.crown == 3 and role(scene) == "warlord"
        scene.pass_turn()
        assert scene.state.crown == 1 and scene.last("mourned")[:2] == (4, 1)


@pytest.mark.rule("C79", "C82")
def test_the_emperor_gives_the_crown_to_a_third_player() -> None:  # F35
    scene = acting("emperor", me=1, crown=2, cities={1: "manor castle"})
    assert sorted(scene.targets("crown")) == ["0", "3"]
    assert "end" not in scene.verbs, "he must"
    assert scene.do("income").gold[1] == 2
    scene.do("crown", 3)
    assert scene.state.crown == 3 and "crown" not in scene.verbs and "end" in scene.verbs


@pytest.mark.rule("C79")
def test_an_emperor_who_has_the_crown_gives_it_to_anybody_else() -> None:
    assert sorted(acting("emperor", me=1, crown=1).targets("crown")) == ["0", "2", "3"]


def test_with_three_players_there_is_somebody_to_crown() -> None:
    assert acting("emperor", 3, me=1, crown=2).targets("crown") == ["0"]


@pytest.mark.rule("C80")
def test_the_emperor_may_take_a_gold_or_a_random_card() -> None:  # F48
    scene = acting("emperor", crown=3, hands={1: "manor castle"}, gold={1: 2}).do("crown", 1)
    assert scene.verbs == {"take", "pass"}
    scene.do("take", "gold")
    assert scene.gold[:2] == [1, 1]
    card = acting("emperor", crown=3, hands={1: "manor castle"}).do("crown", 1)
    assert not card.may("take", "gold"), "he has none"
    card.do("take", "hand").drawn(0)
    assert card.hand(0) == ["manor"] and card.hand(1) == ["castle"]
    declined = acting("emperor", crown=3, hands={1: "manor"}, gold={1: 2}).do("crown", 1).do("pass")
    assert declined.gold[:2] == [0, 2] and declined.hand(1) == ["manor"]


@pytest.mark.rule("C80")
def test_who_has_neither_gives_nothing() -> None:
    scene = acting("emperor", crown=3).do("crown", 1)
    assert scene.asked == "0 turn" and scene.gold == [0, 0, 0, 0]


@pytest.mark.rule("C81")
def test_a_killed_emperor_still_hands_the_crown_on_and_takes_nothing() -> None:
    scene = called("thief", "emperor", killed="emperor", crown=2, gold={3: 5}, hands={3: "manor"})
    scene.pass_turn()
    assert scene.asked == "1 heir" and scene.last("mourned")[:2] == (4, 1)
    assert sorted(scene.targets("crown")) == ["0", "3"]
    scene.do("crown", 3)
    assert scene.state.crown == 3 and scene.gold[1] == 0 and scene.gold[3] == 5


def test_without_rank_4_the_crown_stays() -> None:
    assert called("thief", crown=2).pass_turn().state.crown == 2


def test_the_new_holder_calls_on_and_no_rank_twice() -> None:
    scene = lay(roles={0: "king", 1: "thief", 2: "warlord"}, crown=3).pass_turn()
    assert scene.state.crown == 0 and role(scene) == "king"
    scene.pass_turn()
    assert role(scene) == "warlord"
    assert [about[0] for about in scene.said("called")] == [2, 4, 8]


def test_a_killed_king_that_nobody_has_moves_no_crown() -> None:
    scene = called("thief", killed="king", crown=2).pass_turn()
    assert scene.state.crown == 2 and scene.said("mourned") == []
