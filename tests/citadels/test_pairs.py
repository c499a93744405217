"""What characters do to each other beyond their own rules (rules, sections 5.1 and 5.2)."""

from __future__ import annotations

import pytest

from tests.citadels.scene import lay
from tests.citadels.test_rank1 import warranted
from tests.citadels.test_rank2 import threatened
from tests.citadels.turns import role


def test_neither_bishop_nor_keep_nor_great_wall_protects_from_a_warrant() -> None:
    scene = warranted("bishop", hands={1: "keep"}, cities={1: "great_wall"}, gold={1: 3}, shielded=1)
    scene.do("build", "keep").do("confiscate")
    assert scene.city(0) == ["keep"] and scene.gold[:2] == [0, 3]


@pytest.mark.rule("C53")
def test_what_did_not_count_does_not_count_when_it_was_taken() -> None:
    trader = warranted("trader", hands={1: "tavern manor"}, gold={1: 9}).do("build", "tavern")
    assert trader.do("confiscate").pieces("build") == ["manor"]
    wizard = warranted("wizard", hands={1: "manor", 2: "castle"}, gold={1: 9}).do("look", 2)
    assert wizard.do("build", "castle").do("confiscate").pieces("build") == ["manor"]


def test_after_a_warrant_was_turned_up_the_others_make_no_pause() -> None:
    scene = warranted("king", hands={1: "manor"}, gold={1: 9}, warrants="thief king warlord")
    scene.state.signed = 2
    scene.do("build", "manor")
    assert scene.asked == "1 turn" and scene.city(1) == ["manor"]


def test_a_killed_queen_has_no_gold() -> None:
    scene = lay(seats=5, roles={0: "king", 1: "queen"}, killed="queen").take().end()
    assert scene.gold[1] == 0 and scene.said("audience") == []


def test_a_killed_character_is_neither_robbed_nor_stolen_from() -> None:
    scene = lay(roles={0: "assassin", 1: "thief", 2: "king"}, gold={2: 5}).take().do("kill", "king").end()
    assert "king" not in scene.take().targets("rob")
    assert scene.end().gold[2] == 5


@pytest.mark.rule("C85")
def test_a_witch_who_bewitched_her_own_bishop_is_protected() -> None:
    scene = lay("witch", 3, roles={0: "bishop", 1: "warlord king", 2: "thief magician"}, cities={0: "temple"})
    scene.take().do("bewitch", "bishop").pass_turn().pass_turn().pass_turn()
    scene.take().end()
    assert role(scene) == "warlord" and scene.targets("destroy") == []


@pytest.mark.parametrize(
    ("face", "verb"), [("architect", "plan"), ("tax_collector", "collect"), ("merchant", "extra")]
)
def test_abilities_wait_until_the_threat_is_settled(face: str, verb: str) -> None:
    scene = threatened(face, gold={0: 0, 1: 2}, pot=3, cast="tax_collector")
    assert scene.take().verbs == {"pay", "refuse"}
    scene.do("pay")
    assert scene.gold[:2] == [2, 2] and verb in scene.verbs


def test_a_threatened_player_gathers_with_his_districts() -> None:
    scene = threatened("merchant", gold={1: 0}, cities={1: "gold_mine"}).take()
    assert scene.do("pay", "n=1").gold[:2] == [1, 2]


def test_the_limit_of_one_character_does_not_reach_into_the_turn_of_the_other() -> None:
    hands = {0: "tavern temple prison manor"}
    scene = lay(seats=3, roles={0: "architect warlord", 1: "thief", 2: "king"}, hands=hands, gold={0: 20})
    scene.pass_turn().pass_turn()
    scene.take().do("build", "tavern").do("build", "temple").end()
    scene.take().do("build", "prison")
    assert role(scene) == "warlord" and scene.pieces("build") == []
    navigator = lay(seats=3, roles={0: "navigator warlord"}, hands={0: "tavern"}, gold={0: 5})
    assert "tavern" in navigator.take().end().take().pieces("build")


def test_gold_taken_from_one_character_is_missing_for_the_other() -> None:
    scene = lay(seats=3, roles={0: "thief bishop", 1: "king warlord", 2: "magician merchant"}, gold={1: 5})
    scene.take().do("rob", "king").end().pass_turn()
    assert scene.gold[:2] == [7, 0]
    for _ in range(3):
        scene.pass_turn()
    assert role(scene) == "warlord" and scene.gold[1] == 2, "robbed once, in the King's turn only"


def test_one_player_may_be_killed_in_one_turn_and_crowned_in_no_other() -> None:
    scene = lay(seats=3, roles={0: "assassin bishop", 1: "king warlord", 2: "thief merchant"}, crown=2)
    scene.take().do("kill", "king").end()
    for _ in range(3):
        scene.pass_turn()
    assert role(scene) == "warlord" and scene.state.crown == 2
    scene.pass_turn()
    assert scene.state.crown == 1


def test_face_up_characters_may_be_named_though_it_is_useless() -> None:
    scene = lay("assassin", roles={1: "thief"})
    scene.state.down.remove(9)
    scene.state.up += (9,)
    assert "king" in scene.targets("kill")
