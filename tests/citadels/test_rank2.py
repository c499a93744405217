"""Thief, Spy and Blackmailer (rules, section 5.2, rank 2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citadels.scene import Scene, lay
from tests.citadels.turns import acting, called

# ---- Thief


@pytest.mark.rule("C56")
def test_the_thief_takes_all_gold_before_anything_else() -> None:  # F14
    scene = called("thief", "king", gold={1: 4}).take().do("rob", "king").end()
    assert scene.gold[:2] == [6, 0] and scene.asked == "1 turn"
    assert scene.last("stolen") == (0, 1, 4)
    assert scene.take().gold[1] == 2


@pytest.mark.rule("C57")
def test_the_thief_names_neither_rank_1_nor_the_killed_nor_the_bewitched() -> None:
    everybody = ["magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert acting("thief").targets("rob") == everybody
    left = [face for face in everybody if face != "king"]
    assert acting("thief", killed="king").targets("rob") == left
    assert acting("thief", cast="witch", bewitched="king").targets("rob") == left


def test_robbing_an_empty_stash_or_an_absent_character_brings_nothing() -> None:
    empty = called("thief", "king", gold={1: 0}).take().do("rob", "king").end()
    assert empty.gold[0] == 2
    absent = called("thief", "king", gold={1: 4}).take().do("rob", "merchant").end()
    assert absent.gold[:2] == [2, 4]


def test_gold_on_districts_and_on_the_token_is_no_stash() -> None:
    scene = called(
        "thief", "king", gold={1: 1}, cities={1: "manor"}, coins="manor", cast="tax_collector", pot=3
    )
    scene.take().do("rob", "king").end()
    assert scene.gold[:2] == [3, 0] and scene.state.pot == 3 and len(scene.state.coins) == 1


def test_robbing_the_own_second_character_does_nothing() -> None:
    scene = lay(seats=3, roles={0: "thief king", 1: "bishop", 2: "warlord"}, gold={0: 3})
    scene.take().do("rob", "king").end()
    assert scene.asked == "0 turn" and scene.gold[0] == 5 and scene.said("stolen") == []


def test_a_robbed_and_threatened_character_cannot_be_in_one_game_but_robbery_comes_before_gathering() -> None:
    scene = called("thief", "merchant", gold={1: 5}).take().do("rob", "merchant").end()
    assert scene.gold[1] == 0 and scene.take().gold[1] == 2


# ---- Spy


@pytest.mark.rule("C58", "C59")
def test_the_spy_gets_a_gold_and_a_card_for_each_match() -> None:  # F50
    scene = acting("spy", hands={1: "prison manor barracks"}, gold={1: 3}, deck="castle palace")
    scene.do("spy", 1).do("name", "military")
    assert scene.gold[:2] == [2, 1] and scene.hand(0) == ["castle", "palace"]
    assert scene.hand(1) == ["prison", "manor", "barracks"], "the hand stays"
    assert scene.last("spied") == (0, 1, "military", 2, 2)


@pytest.mark.rule("C60")
def test_too_little_gold_all_of_it_and_still_every_card() -> None:  # F9
    scene = acting("spy", hands={1: "manor castle palace"}, gold={1: 1})
    scene.do("spy", 1).do("name", "noble")
    assert scene.gold[:2] == [1, 0] and len(scene.hand(0)) == 3


@pytest.mark.rule("C58")
def test_the_spy_sees_the_hand_until_he_has_seen_enough() -> None:
    scene = acting("spy", hands={1: "manor castle"}).do("spy", 1)
    assert not scene.table(0).zones["seat.1.hand"][0].face, "the kind is named before"
    scene.do("name", "unique")
    assert scene.asked == "0 seen"
    assert [piece.face for piece in scene.table(0).zones["seat.1.hand"]] == ["manor", "castle"]
    for eyes in (None, 2):
        assert {piece.face for piece in scene.table(eyes).zones["seat.1.hand"]} == {""}
    scene.do("done")
    assert {piece.face for piece in scene.table(0).zones["seat.1.hand"]} == {""}


def test_secret_vault_and_haunted_quarter_are_unique_for_the_spy() -> None:
    scene = acting("spy", hands={1: "secret_vault haunted_quarter"}, gold={1: 5})
    assert scene.do("spy", 1).do("name", "unique").gold[0] == 2


def test_a_short_deck_gives_the_spy_what_is_left() -> None:
    scene = acting("spy", hands={1: "manor castle palace"}, gold={1: 5}, deck="")
    assert scene.do("spy", 1).do("name", "noble").gold[0] == 3 and scene.hand(0) == []


# ---- Blackmailer


@pytest.mark.rule("C61")
def test_the_blackmailer_puts_two_threats_onto_two_characters() -> None:
    scene = acting("blackmailer").do("place", "real", "king")
    assert scene.asked == "0 threat" and not scene.may("place", "king"), "both or none"
    scene.do("place", "blank", "merchant")
    assert scene.state.threatened == (4, 6) and scene.asked == "0 turn" and "place" not in scene.verbs
    zone = "rank.4.threat"
    assert [scene.table(eyes).zones[zone][0].face for eyes in (0, 1, None)] == ["rose", "", ""]


@pytest.mark.rule("C67")
def test_no_threat_on_rank_1_the_killed_the_bewitched_or_himself() -> None:
    everybody = {"magician", "king", "bishop", "merchant", "architect", "warlord"}
    assert set(acting("blackmailer").targets("place")) == everybody
    assert set(acting("blackmailer", killed="king").targets("place")) == everybody - {"king"}
    witch = acting("blackmailer", cast="witch", bewitched="bishop")
    assert set(witch.targets("place")) == everybody - {"bishop"}
    warrants = acting("blackmailer", warrants="king bishop merchant")
    assert set(warrants.targets("place")) == everybody, "one under warrant may be threatened"


@pytest.mark.rule("C62")
def test_a_threatened_player_gathers_before_anything_else() -> None:
    scene = threatened("merchant", gold={0: 0, 1: 3}, cities={1: "tavern smithy"}, cast="tax_collector")
    assert scene.asked == "1 gather" and scene.verbs == {"take", "draw"}
    scene.take()
    assert scene.asked == "1 bribe"


@pytest.mark.rule("C63")
def test_the_bribe_is_half_the_gold_rounded_down_and_the_letter_stays_closed() -> None:  # F10
    scene = threatened("merchant", gold={1: 3}).take()
    assert scene.asks.about == (0, 2)  # type: ignore[union-attr]
    scene.do("pay")
    assert scene.gold[:2] == [2, 3] and scene.asked == "1 turn"
    assert scene.state.threatened == (7,) and scene.said("threat_real") == []
    table = scene.table(1)
    assert table.zones["rank.6.threat"] == () and table.zones["threats"][0].face == ""


@pytest.mark.rule("C64")
def test_a_refused_real_threat_takes_everything() -> None:  # F13
    scene = threatened("merchant", gold={1: 8}).do("draw").do("keep").do("refuse")
    assert scene.asked == "0 reveal" and scene.verbs == {"open", "pass"}
    scene.do("open")
    assert scene.gold[:2] == [8, 0] and scene.last("threat_real") == (0, 1, 8) and scene.asked == "1 turn"
    assert scene.table(2).zones["rank.6.threat"][0].face == "rose"


@pytest.mark.rule("C64")
def test_a_refused_blank_threat_takes_nothing() -> None:
    scene = threatened("architect", gold={1: 8}).take().do("refuse").do("open")
    assert scene.gold[:2] == [0, 10] and scene.last("threat_blank") == (0, 1)


@pytest.mark.rule("C64")
def test_he_need_not_open_it() -> None:
    scene = threatened("merchant", gold={1: 8}).take().do("refuse").do("pass")
    assert scene.gold[:2] == [0, 10] and scene.table(2).zones["rank.6.threat"][0].face == ""


@pytest.mark.rule("C65")
def test_a_threat_not_opened_is_dead() -> None:
    scene = threatened("merchant", gold={1: 8}, more={2: "warlord"}).take().do("refuse").do("pass").end()
    assert scene.asked == "2 turn" and "open" not in scene.verbs
    scene.take().end()
    assert scene.gold[1] == 10 and scene.said("threat_real") == []


@pytest.mark.rule("C66")
def test_with_1_gold_or_none_the_bribe_is_nothing() -> None:  # F12
    for gold in (1, 0):
        scene = threatened("merchant", gold={1: gold}).do("draw").do("keep")
        scene.do("pay", "n=0")
        assert scene.gold[:2] == [0, gold] and scene.state.threatened == (7,)


def test_what_comes_by_itself_comes_after_the_bribe() -> None:
    scene = threatened("king", crown=3, gold={1: 0})
    assert scene.state.crown == 3
    scene.take().do("pay")
    assert scene.state.crown == 1


def test_a_threatened_absent_character_or_the_blackmailers_own_is_no_step() -> None:
    own = lay(seats=3, roles={0: "merchant"}, shown={0: "blackmailer"}, rogue=0, threats="merchant king")
    assert own.asked == "0 turn"
    absent = lay(roles={1: "warlord"}, shown={0: "blackmailer"}, rogue=0, threats="merchant king")
    assert absent.asked == "1 turn"


def test_two_threatened_characters_of_one_player_settle_each_in_its_turn() -> None:
    scene = lay(
        seats=3,
        roles={1: "king merchant"},
        shown={0: "blackmailer"},
        rogue=0,
        threats="merchant king",
        gold={1: 4},
    )
    scene.take().do("pay").end()
    assert scene.gold[:2] == [3, 3] and scene.asked == "1 gather"
    scene.take().do("refuse").do("open")
    assert scene.gold[:2] == [8, 0]


def test_the_second_threat_is_played_even_when_the_real_one_was_shown() -> None:
    scene = threatened("merchant", gold={1: 4, 2: 6}, more={2: "architect"})
    scene.take().do("refuse").do("open").end()
    assert scene.asked == "2 gather"
    assert scene.take().asked == "2 bribe"


def threatened(face: str, *, more: dict[int, str] | None = None, **laid: Any) -> Scene:
    """Seat 0 has threatened seat 1's character and rank 7; the real threat lies on merchant or king."""
    real = "merchant" if face == "architect" else face
    roles = {1: face} | (more or {})
    return lay(roles=roles, shown={0: "blackmailer"}, rogue=0, threats=f"{real} architect", **laid)
