"""Unique districts that do something in their owner's turn or at its end (rules, section 5.3)."""

from __future__ import annotations

import pytest

from tests.citadels.scene import lay
from tests.citadels.turns import acting, called, shrunk

FULL = "manor castle temple tavern market prison docks"

# ---- Armory


def test_the_armory_is_given_up_to_destroy_any_district() -> None:
    scene = lay("merchant", gold={0: 0}, cities={0: "armory temple", 1: "palace"})
    assert scene.targets("raze") == ["temple", "palace"], "own ones too, at any moment, never itself"
    scene.do("raze", "palace")
    assert scene.city(0) == ["temple"] and scene.city(1) == [] and scene.gold[0] == 0
    assert scene.under[:2] == ["palace", "armory"]


def test_the_armory_spares_completed_cities() -> None:
    scene = lay("merchant", cities={0: "armory", 1: FULL, 2: "church"})
    assert scene.targets("raze") == ["church"]
    assert "raze" not in lay("merchant", cities={0: "armory", 1: FULL}).verbs


def test_the_armory_may_leave_a_completed_city_whose_other_districts_are_safe() -> None:
    six = FULL.removesuffix(" docks")
    scene = lay("merchant", cities={0: f"armory {six}", 1: "palace"}, completed={0: 1})
    assert scene.targets("raze") == ["palace"]
    scene.do("raze", "palace")
    assert scene.state.last and len(scene.city(0)) == 6, "the end of the game is not undone"


def test_the_armory_ignores_keep_and_great_wall() -> None:
    scene = lay("merchant", gold={0: 0}, cities={0: "armory", 1: "keep great_wall"})
    assert scene.targets("raze") == ["keep", "great_wall"]


def test_the_armory_of_a_witch_works_when_she_plays_on_and_not_before() -> None:
    scene = called("bishop", cities={0: "temple", 2: "armory"}, bewitched="bishop", chief=2)
    assert scene.asked == "0 gather"
    scene.do("take")
    assert scene.asked == "2 turn" and scene.targets("raze") == ["temple"]


# ---- Laboratory


def test_the_laboratory_gives_2_gold_for_a_card_once_a_turn() -> None:
    scene = lay("merchant", gold={0: 0}, hands={0: "temple church"}, cities={0: "laboratory"})
    scene.do("discard", "church")
    assert scene.gold[0] == 2 and scene.hand(0) == ["temple"] and scene.under[0] == "church"
    assert "discard" not in scene.verbs


def test_the_laboratory_needs_a_card_and_a_bank_with_gold() -> None:
    assert "discard" not in lay("merchant", cities={0: "laboratory"}).verbs
    empty = lay("merchant", hands={0: "temple"}, cities={0: "laboratory"}, in_bank=0)
    assert "discard" not in empty.verbs


def test_with_two_characters_the_laboratory_works_in_each_turn() -> None:
    scene = called(
        "merchant architect", seats=2, hands={0: "temple church"}, cities={0: "laboratory"}, gold={0: 0}
    )
    scene.do("discard", "temple").do("take").do("end")
    assert scene.asked == "0 turn" and scene.do("discard", "church").gold[0] == 6


# ---- Museum


def test_a_card_a_turn_goes_under_the_museum_for_a_point() -> None:
    scene = lay("merchant", hands={0: "temple secret_vault"}, cities={0: "museum"})
    scene.do("tuck", "secret_vault")
    assert scene.hand(0) == ["temple"] and "tuck" not in scene.verbs
    assert dict(scene.scores()[0].parts)["museum"] == 1


def test_only_the_owner_sees_the_cards_under_the_museum() -> None:
    scene = lay("merchant", hands={0: "temple"}, cities={0: "museum"}).do("tuck", "temple")
    seen = [scene.table(eyes).zones["seat.0.museum"][0].face for eyes in (0, 1, None)]
    assert seen == ["temple", "", ""]


# ---- Smithy


def test_the_smithy_gives_3_cards_for_2_gold_once_a_turn() -> None:
    scene = lay("merchant", gold={0: 5}, cities={0: "smithy"}, deck="manor castle palace").do("forge")
    assert scene.gold[0] == 3 and scene.hand(0) == ["manor", "castle", "palace"]
    assert "forge" not in scene.verbs


def test_the_smithy_needs_2_gold_and_a_card_in_the_deck() -> None:
    assert "forge" not in lay("merchant", gold={0: 1}, cities={0: "smithy"}).verbs
    assert "forge" not in lay("merchant", gold={0: 2}, cities={0: "smithy"}, deck="").verbs
    scene = shrunk(lay("merchant", gold={0: 2}, cities={0: "smithy"}), 2).do("forge")
    assert len(scene.hand(0)) == 2, "what there is"


# ---- gathering: Gold Mine, Observatory, Library


def test_the_gold_mine_gives_1_more_when_gathering_gold_only() -> None:
    scene = lay("merchant", gold={0: 0}, cities={0: "gold_mine tavern"}).do("income").do("extra")
    assert scene.gold[0] == 2, "income and extra gold are not gathered"
    assert scene.take().gold[0] == 5


def test_the_gold_mine_works_for_a_bewitched_player() -> None:
    scene = called("bishop", gold={0: 0}, cities={0: "gold_mine"}, bewitched="bishop", chief=2).do("take")
    assert scene.gold[0] == 3


def test_with_the_observatory_3_are_drawn_and_1_is_kept() -> None:
    scene = lay("merchant", cities={0: "observatory"}, deck="manor castle palace").do("draw")
    assert scene.pieces("keep") == ["manor", "castle", "palace"]
    scene.do("keep", "castle")
    assert scene.hand(0) == ["castle"] and sorted(scene.under[:2]) == ["manor", "palace"]


def test_with_the_library_all_cards_drawn_are_kept() -> None:
    scene = lay("merchant", cities={0: "library"}, deck="manor castle palace").do("draw")
    assert scene.asked == "0 turn" and scene.hand(0) == ["manor", "castle"]


def test_with_observatory_and_library_3_are_kept() -> None:
    scene = lay("merchant", cities={0: "library observatory"}, deck="manor castle palace").do("draw")
    assert scene.hand(0) == ["manor", "castle", "palace"]


# ---- School of Magic


@pytest.mark.parametrize(
    ("role", "city"),
    [("king", "manor"), ("bishop", "temple"), ("merchant", "tavern"), ("warlord", "prison")],
)
def test_the_school_of_magic_counts_for_every_income(role: str, city: str) -> None:
    scene = lay(role, gold={0: 0}, cities={0: f"{city} school_of_magic"}).do("income")
    assert scene.gold[0] == 2


def test_the_school_of_magic_alone_is_an_income() -> None:
    assert lay("bishop", gold={0: 0}, cities={0: "school_of_magic"}).do("income").gold[0] == 1


# ---- Park and Poor House


def test_the_park_gives_2_cards_to_an_empty_hand_at_the_end_of_the_turn() -> None:
    scene = acting("merchant", cities={0: "park"}).end()
    assert scene.last("park") == (0, 2) and len(scene.hand(0)) == 2
    kept = acting("merchant", hands={0: "manor"}, cities={0: "park"}).end()
    assert kept.said("park") == [] and kept.hand(0) == ["manor"]


def test_the_park_gives_what_the_deck_has() -> None:
    assert shrunk(acting("merchant", cities={0: "park"}), 1).end().last("park") == (0, 1)


def test_the_poor_house_gives_1_gold_to_an_empty_stash_at_the_end_of_the_turn() -> None:
    scene = acting("merchant", gold={0: 0}, cities={0: "poor_house"}).end()
    assert scene.gold[0] == 1
    assert acting("merchant", gold={0: 1}, cities={0: "poor_house"}).end().gold[0] == 1


def test_a_tax_can_empty_the_stash_for_the_poor_house() -> None:
    scene = acting(
        "merchant", gold={0: 2}, hands={0: "temple"}, cities={0: "poor_house"}, cast="tax_collector"
    )
    assert scene.do("build", "temple").gold[0] == 0 and scene.end().gold[0] == 1


def test_neither_park_nor_poor_house_for_a_bewitched_player_but_for_the_witch_who_plays_on() -> None:
    scene = called("bishop", gold={0: 0}, cities={0: "park poor_house"}, bewitched="bishop", chief=2)
    scene.do("take").end()
    assert scene.said("park") == [] and scene.said("poor_house") == []
    scene = called("bishop", gold={2: 0}, cities={2: "park poor_house"}, bewitched="bishop", chief=2)
    scene.do("take").end()
    assert scene.last("park") == (2, 2) and scene.last("poor_house") == (2, 1)


def test_neither_park_nor_poor_house_for_a_killed_player() -> None:
    scene = called("bishop", gold={0: 0}, cities={0: "park poor_house"}, killed="bishop")
    assert scene.said("park") == [] and scene.gold[0] == 0


def test_with_two_characters_the_park_is_looked_at_in_each_turn() -> None:
    scene = called("merchant architect", seats=2, hands={0: "temple"}, cities={0: "park"})
    scene.do("take").do("build", "temple").end()
    assert len(scene.hand(0)) == 2
    scene.do("take").end()
    assert scene.said("park") == [(0, 2)], "two cards are in the hand the second time"


# ---- Theater


def test_the_theater_swaps_a_character_unseen_with_another_players() -> None:
    scene = lay(
        phase="theater", roles={0: "merchant", 1: "warlord", 2: "king", 3: "bishop"}, cities={0: "theater"}
    )
    assert scene.asked == "0 theater" and scene.may("pass")
    scene.do("swap", 2)
    assert scene.last("theater") == (0, 2)
    assert scene.asked == "0 turn", "the king's new player"
    assert scene.state.seats[0].shown == (9,)


def test_nobody_is_asked_without_a_theater() -> None:
    scene = lay(phase="theater", roles={0: "merchant", 1: "warlord"})
    assert scene.said("theater") == [] and scene.asked == "0 turn"


def test_with_two_characters_the_owner_of_the_theater_chooses_his_own_and_chance_the_other() -> None:
    scene = lay(
        phase="theater",
        seats=2,
        roles={0: "merchant warlord", 1: "king bishop"},
        cities={0: "theater"},
    )
    assert len(scene.moves) == 3, "either of his own, or none"
    scene.do("swap", "merchant")
    assert scene.asked == "shuffle"
    scene.chance([1, 0])
    assert scene.asked == "1 turn", "the king stayed"
    held = [*scene.state.seats[0].roles, *scene.state.seats[1].roles]
    assert sorted(held) == [12, 15, 21] and 12 in scene.state.seats[0].roles
