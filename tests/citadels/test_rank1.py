"""Assassin, Witch and Magistrate (rules, section 5.2, rank 1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citadels.scene import Scene, lay
from tests.citadels.turns import acting, role

# ---- Assassin


@pytest.mark.rule("C45")
def test_the_assassin_may_name_every_other_character_of_the_game() -> None:
    scene = acting("assassin", cast="artist")
    assert scene.targets("kill") == [
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
        "artist",
    ]


@pytest.mark.rule("C45")
def test_a_killed_character_has_no_turn() -> None:
    scene = lay(roles={0: "assassin", 1: "merchant", 2: "warlord"}, gold={1: 3})
    scene.take().do("kill", "merchant").end()
    assert scene.asked == "2 turn" and role(scene) == "warlord"
    assert scene.gold[1] == 3 and scene.state.seats[1].shown == ()


@pytest.mark.rule("C46")
def test_killed_and_absent_look_the_same_until_the_round_ends() -> None:
    there = lay(roles={0: "assassin", 1: "merchant"}).take().do("kill", "merchant")
    absent = lay(roles={0: "assassin", 1: "bishop"}).take().do("kill", "merchant")
    for scene in (there, absent):
        scene.end()
        while scene.asked == "1 turn":
            scene.take().end()
    silent = [about for about in there.said("silent") if about != (5,)]
    assert (6,) in silent and silent == [about for about in absent.said("silent") if about != (5,)]


@pytest.mark.rule("C46")
def test_the_killed_card_stays_closed_till_the_end_of_the_round_and_is_shown_then() -> None:
    scene = lay(roles={0: "assassin", 1: "merchant", 2: "warlord"}).take().do("kill", "merchant").end()
    assert scene.said("mourned") == [] and scene.table(None).zones["seat.1.roles"][0].face == ""
    scene.take().end()
    assert scene.last("mourned") == (6, 1, "character.15")


def test_with_reveal_killed_never_it_stays_closed() -> None:
    scene = lay(roles={0: "assassin", 1: "merchant"}, reveal_killed="never")
    scene.take().do("kill", "merchant").end()
    assert scene.asked == "shuffle" and scene.said("mourned") == []
    king = lay(roles={0: "assassin", 1: "king"}, reveal_killed="never").take().do("kill", "king").end()
    assert king.last("mourned") == (4, 1, "character.9"), "rank 4 is shown in any case"


def test_districts_of_a_killed_player_keep_working() -> None:
    scene = lay(
        roles={0: "assassin", 1: "merchant", 2: "warlord"}, cities={1: "keep great_wall temple"}, gold={2: 9}
    )
    scene.take().do("kill", "merchant").end().take()
    assert scene.targets("destroy") == ["great_wall", "temple"]
    assert scene.do("destroy", "temple").gold[2] == 10, "the Great Wall still costs 1"


@pytest.mark.rule("C45")
def test_the_assassin_need_not_kill() -> None:
    scene = lay(roles={0: "assassin", 1: "thief"}).take().end()
    assert scene.asked == "1 turn"


def test_with_two_characters_only_the_named_one_loses_its_turn() -> None:  # F52
    scene = lay(seats=3, roles={0: "assassin king", 1: "thief bishop", 2: "magician warlord"})
    scene.take().do("kill", "thief").end()
    assert scene.asked == "2 turn"
    scene.pass_turn().pass_turn()
    assert scene.asked == "1 turn" and role(scene) == "bishop"


def test_the_assassin_may_name_his_own_second_character() -> None:
    scene = lay(seats=3, roles={0: "assassin king", 1: "bishop", 2: "warlord"})
    scene.take().do("kill", "king").end()
    assert scene.asked == "1 turn" and role(scene) == "bishop"


# ---- Witch


@pytest.mark.rule("C47")
def test_the_witch_gathers_names_a_character_and_is_done() -> None:
    scene = lay("witch", roles={1: "merchant"}, hands={0: "manor"}, gold={0: 5})
    assert scene.verbs == {"take", "draw"}, "nothing but the gathering"
    scene.take()
    assert scene.asked == "0 bewitch" and scene.verbs == {"bewitch"}, "it is compulsory, no building"
    scene.do("bewitch", "merchant")
    assert scene.asked == "1 gather"


def test_the_witchs_first_half_has_no_end_of_turn() -> None:
    scene = lay("witch", roles={1: "merchant"}, cities={0: "park"}, hands={})
    scene.take().do("bewitch", "thief")
    assert scene.hand(0) == [], "the Park gives nothing"


def test_her_own_gathering_districts_work_in_the_first_half() -> None:
    scene = lay("witch", cities={0: "gold_mine"}).take()
    assert scene.gold[0] == 3


@pytest.mark.rule("C48")
def test_the_witch_plays_on_with_ability_income_and_building_in_her_own_city() -> None:
    scene = bewitched("merchant", hands={0: "manor", 1: "palace"}, cities={0: "tavern", 1: "market docks"})
    scene.take()
    assert scene.asked == "0 turn" and scene.gold == [3, 5, 0, 0]
    scene.do("income").do("extra").do("build", "manor")
    assert (
        scene.gold[0] == 2 and scene.city(0) == ["tavern", "manor"] and scene.city(1) == ["market", "docks"]
    )


@pytest.mark.rule("C48", "C119")
def test_the_bewitched_player_only_gathers() -> None:
    scene = bewitched("merchant", cities={1: "tavern market"}, hands={1: "manor"})
    assert scene.asked == "1 gather" and scene.verbs == {"take", "draw"}
    scene.take()
    assert scene.gold[1] == 5, "neither income nor the extra gold"
    assert scene.asked == "0 turn" and "take" not in scene.verbs, "she does not gather again"


@pytest.mark.rule("C119")
def test_income_of_a_bewitched_character_goes_to_the_witch_for_her_own_city() -> None:
    scene = bewitched("merchant", cities={0: "tavern", 1: "market docks harbor"}).take().do("income")
    assert scene.last("income") == (0, 1, 0)


def test_the_bewitched_player_keeps_a_card_before_the_witch_goes_on() -> None:
    scene = bewitched("warlord", deck="castle manor").do("draw")
    assert scene.asked == "1 keep"
    scene.do("keep", "castle")
    assert scene.hand(1) == ["castle"] and scene.asked == "0 turn"


def test_the_bewitched_players_unique_districts_serve_nobody_but_in_gathering() -> None:
    scene = bewitched("warlord", cities={1: "gold_mine smithy"}).take()
    assert scene.gold[1] == 6 and "forge" not in scene.verbs


def test_the_witchs_own_districts_work_when_she_plays_on() -> None:
    scene = bewitched("warlord", cities={0: "smithy park"}).take()
    assert "forge" in scene.verbs
    scene.end()
    assert len(scene.hand(0)) == 2, "the Park"


@pytest.mark.rule("C48")
def test_the_limit_of_the_bewitched_character_counts() -> None:
    scene = bewitched("architect", hands={0: "tavern temple prison manor"}, gold={0: 9}).take()
    for face in ("tavern", "temple", "prison"):
        scene.do("build", face)
    assert scene.pieces("build") == []


def test_a_bewitched_navigator_builds_nothing() -> None:  # F30
    scene = bewitched("navigator", hands={0: "tavern stables"}).take()
    assert "build" not in scene.verbs
    assert scene.do("trade").gold[0] == 7


def test_the_witch_does_not_play_on_when_nobody_has_the_character() -> None:  # F31
    scene = lay("witch", roles={1: "warlord"}, cities={0: "park poor_house"}, hands={})
    scene.take().do("bewitch", "merchant")
    assert scene.asked == "1 turn", "rank 8"
    scene.take().end()
    assert scene.hand(0) == [] and scene.gold[0] == 2, "neither Park nor Poor House"


@pytest.mark.rule("C49", "C78")
def test_a_bewitched_king_has_the_crown_at_the_end_of_the_round() -> None:
    for face in ("king", "patrician"):
        scene = bewitched(face, crown=3).take()
        assert scene.asked == "0 turn" and scene.state.crown == 3
        scene.end()
        assert scene.state.crown == 1


def test_with_bewitched_crown_on_turn_he_has_it_after_gathering() -> None:
    scene = bewitched("king", crown=3, bewitched_crown="on_turn").take()
    assert scene.asked == "0 turn" and scene.state.crown == 1


def test_the_witch_who_bewitched_her_own_king_has_the_crown_as_its_holder() -> None:
    scene = lay("witch", 3, roles={0: "king", 1: "thief bishop", 2: "magician warlord"}, crown=2)
    scene.take().do("bewitch", "king").pass_turn().pass_turn()
    assert scene.asked == "0 gather"
    scene.take().end()
    scene.pass_turn().pass_turn()
    assert scene.state.crown == 0


@pytest.mark.rule("C50")
def test_the_witch_hands_on_the_crown_for_a_bewitched_emperor() -> None:
    scene = bewitched("emperor", crown=3, gold={1: 3, 2: 1}).take()
    assert scene.targets("crown") == ["1", "2"], "not herself, not the holder; the bewitched player may"
    assert "end" not in scene.verbs, "it is compulsory"
    scene.do("crown", 2).do("take", "gold")
    assert scene.state.crown == 2 and scene.gold == [4, 5, 0, 0]
    scene.end()
    assert scene.state.crown == 2


def test_a_bewitched_thief_robs_for_the_witch() -> None:
    scene = lay("witch", roles={1: "thief", 2: "king"}, gold={0: 0, 2: 4})
    scene.take().do("bewitch", "thief").take().do("rob", "king").end()
    assert scene.gold == [6, 2, 0, 0] and scene.last("stolen") == (0, 2, 4)


def test_a_bewitched_blackmailer_threatens_for_the_witch() -> None:
    scene = lay("witch", roles={1: "blackmailer", 2: "king"}, gold={2: 4})
    scene.take().do("bewitch", "blackmailer").take()
    scene.do("place", "real", "king").do("place", "blank", "bishop").end()
    scene.take().do("pay")
    assert scene.gold == [5, 2, 3, 0]


def test_the_witch_may_use_an_ability_on_the_bewitched_player() -> None:
    scene = bewitched("magician", hands={0: "", 1: "manor castle"}).take().do("swap", 1)
    assert scene.hand(0) == ["manor", "castle"] and scene.hand(1) == []


def test_a_bewitched_queen_is_measured_from_the_witchs_seat() -> None:
    scene = lay("witch", 5, roles={1: "king", 3: "queen"})
    scene.take().do("bewitch", "queen").take().end()
    scene.take()
    assert scene.last("audience") == (0, 3) and scene.asked == "0 turn"


def test_a_bewitched_alchemist_builds_free_by_the_witchs_own_gold() -> None:
    scene = bewitched("alchemist", hands={0: "castle palace"}, gold={0: 4, 1: 9}).take()
    assert scene.pieces("build") == ["castle"]
    assert scene.do("build", "castle").gold[0] == 4


def bewitched(face: str, **laid: Any) -> Scene:
    """Seat 0 has bewitched this character of seat 1, which is about to gather."""
    gold = {0: 3, 1: 3} | laid.pop("gold", {})
    return lay(roles={1: face}, shown={0: "witch"}, bewitched=face, chief=0, gold=gold, **laid)


# ---- Magistrate


@pytest.mark.rule("C51")
def test_the_magistrate_puts_three_warrants_onto_three_characters() -> None:
    scene = acting("magistrate").do("place", "blank", "king")
    assert scene.asked == "0 warrant" and "end" not in scene.verbs, "all three or none"
    assert not scene.may("place", "king")
    scene.do("place", "real", "merchant").do("place", "blank", "thief")
    assert scene.state.warranted == (4, 6, 2) and scene.last("warrants_placed") == (0, 4, 6, 2)
    assert scene.asked == "0 turn" and "place" not in scene.verbs


@pytest.mark.rule("C51")
def test_which_warrant_is_signed_is_for_the_magistrates_eyes() -> None:
    scene = acting("magistrate").do("place", "blank", "king")
    scene.do("place", "real", "merchant").do("place", "blank", "thief")
    faces = {
        eyes: [scene.table(eyes).zones[f"rank.{rank}.warrant"][0].face for rank in (4, 6, 2)]
        for eyes in (0, 1)
    }
    assert faces == {0: ["blank", "signed", "blank"], 1: ["", "", ""]}


@pytest.mark.rule("C52", "C53")
def test_a_signed_builder_loses_the_district_and_has_the_gold_back() -> None:
    scene = warranted("merchant", hands={1: "palace"}, gold={1: 5})
    scene.do("build", "palace")
    assert scene.asked == "0 confiscate" and scene.asks.about == ("district.9", 1, 5)  # type: ignore[union-attr]
    scene.do("confiscate", "palace")
    assert scene.gold[1] == 5 and scene.city(0) == ["palace"] and scene.city(1) == []
    assert scene.table(2).zones["rank.6.warrant"][0].face == "signed"
    assert scene.asked == "1 turn" and scene.state.turn.built == 1, "the limit is used up"


@pytest.mark.rule("C52")
def test_the_magistrate_may_let_it_pass() -> None:
    scene = warranted("merchant", hands={1: "palace"}, gold={1: 5}).do("build", "palace").do("pass")
    assert scene.city(1) == ["palace"] and scene.gold[1] == 0
    assert scene.table(2).zones["rank.6.warrant"][0].face == "", "it stays closed"


def test_a_blank_warrant_makes_the_same_pause() -> None:
    scene = warranted("king", hands={1: "palace"}, gold={1: 5}, warrants="merchant king thief")
    scene.do("build", "palace")
    assert scene.asked == "0 confiscate" and scene.verbs == {"pass"}


@pytest.mark.rule("C54")
def test_only_the_first_paid_building_can_be_taken() -> None:  # F24
    scene = warranted("architect", hands={1: "palace castle manor"}, gold={1: 12})
    scene.do("build", "palace").do("confiscate").do("build", "castle")
    assert scene.asked == "1 turn" and scene.city(1) == ["castle"] and scene.state.turn.built == 2
    passed = warranted("architect", hands={1: "palace castle"}, gold={1: 12})
    passed.do("build", "palace").do("pass").do("build", "castle")
    assert passed.asked == "1 turn" and passed.city(1) == ["palace", "castle"]


@pytest.mark.rule("C55")
def test_never_a_building_that_the_magistrate_has_already() -> None:
    for city in ("palace", "palace quarry"):
        scene = warranted("merchant", hands={1: "palace"}, gold={1: 5}, cities={0: city})
        assert scene.do("build", "palace").verbs == {"pass"}, "his Quarry does not help"


def test_when_he_cannot_take_the_first_the_later_ones_are_safe() -> None:
    scene = warranted("architect", hands={1: "palace castle"}, gold={1: 12}, cities={0: "palace"})
    scene.do("build", "palace").do("pass").do("build", "castle")
    assert scene.asked == "1 turn" and scene.city(1) == ["palace", "castle"]


def test_no_monument_for_a_magistrate_with_five_districts() -> None:
    five = "manor castle temple tavern prison"
    scene = warranted("merchant", hands={1: "monument"}, gold={1: 5}, cities={0: five})
    assert scene.do("build", "monument").verbs == {"pass"}


def test_stables_taken_leave_one_more_building() -> None:  # F26
    scene = warranted("merchant", hands={1: "stables manor"}, gold={1: 5})
    scene.do("build", "stables").do("confiscate")
    assert scene.pieces("build") == ["manor"]


def test_the_magistrate_pays_the_tax() -> None:  # F23
    scene = warranted("merchant", hands={1: "palace"}, gold={0: 2, 1: 5}, cast="tax_collector")
    scene.do("build", "palace").do("confiscate")
    assert scene.gold[:2] == [1, 5] and scene.state.pot == 1 and scene.city(0) == ["palace"]
    assert scene.pieces("build") == []
    broke = warranted("merchant", hands={1: "palace"}, gold={0: 0, 1: 5}, cast="tax_collector")
    assert broke.do("build", "palace").do("confiscate").state.pot == 0


def test_a_building_not_paid_for_is_no_first_one() -> None:
    scene = warranted("architect", hands={1: "palace manor"}, gold={1: 5}, cities={1: "framework"})
    scene.do("framework", "palace")
    assert scene.asked == "1 turn" and scene.city(1) == ["palace"]
    assert scene.do("build", "manor").asked == "0 confiscate"


def test_cards_paid_for_the_thieves_den_do_not_come_back() -> None:
    scene = warranted("merchant", hands={1: "thieves_den manor castle"}, gold={1: 4})
    scene.do("den").do("pay", "manor").do("pay", "castle").do("done").do("confiscate")
    assert scene.gold[1] == 4 and scene.hand(1) == [] and scene.city(0) == ["thieves_den"]


def test_the_cardinal_gets_the_whole_cost_and_his_partner_keeps_the_cards() -> None:
    scene = warranted("cardinal", hands={1: "palace manor castle"}, gold={1: 3, 2: 4})
    scene.do("cardinal", "palace").do("partner", 2).do("give", "manor").do("give", "castle")
    scene.do("confiscate")
    assert scene.gold[1:3] == [5, 2] and scene.hand(2) == ["manor", "castle"]


def test_an_alchemist_gets_nothing_back_for_what_he_did_not_pay() -> None:  # F45
    scene = warranted("alchemist", hands={1: "castle"}, gold={0: 0, 1: 5}, cast="tax_collector")
    scene.do("build", "castle").do("confiscate")
    assert scene.gold[1] == 5 and scene.state.pot == 0 and scene.pieces("build") == []


def test_a_refunded_alchemist_is_refunded_once() -> None:
    scene = warranted("alchemist", hands={1: "castle"}, gold={1: 5}, alchemist="refund_at_end")
    scene.do("build", "castle").do("confiscate")
    assert scene.gold[1] == 5 and scene.state.turn.refund == 0
    assert scene.end().gold[1] == 5


def test_the_wizards_card_goes_to_the_magistrate() -> None:
    scene = warranted("wizard", hands={2: "palace"}, gold={1: 5}).do("look", 2).do("build", "palace")
    scene.do("confiscate")
    assert scene.city(0) == ["palace"] and scene.hand(2) == [] and scene.gold[1] == 5


def test_a_confiscation_can_complete_a_city() -> None:
    six = "manor castle temple tavern prison docks"
    scene = warranted("merchant", hands={1: "palace"}, gold={1: 5}, cities={0: six})
    scene.do("build", "palace").do("confiscate")
    assert scene.last("completed") == (0, 1) and scene.state.last


def test_a_warrant_on_his_own_second_character_does_nothing() -> None:
    scene = warranted("merchant", seat=0, hands={0: "palace"}, gold={0: 5}, seats=3)
    scene.do("build", "palace")
    assert scene.asked == "0 turn" and scene.city(0) == ["palace"]


def warranted(face: str, *, seat: int = 1, warrants: str = "", **laid: Any) -> Scene:
    """A turn of this character, gathered, whose warrant the Magistrate of seat 0 signed."""
    marked = warrants or f"{face} thief warlord"
    return acting(face, me=seat, shown={0: "magistrate"}, chief=0, warrants=marked, **laid)
