"""The tables of the rules document, line by line: every card, every option with its default."""

from __future__ import annotations

from client.rules.pax.data import CARDS, CATEGORIES, OPTIONS, SET
from tests.pax.scene import lay

# Symbols and price of the cards of a category in the order of their numbers (rules, section 2.3).
DEAREST = "11 12 12 12 13 13 23 24 24 24"
USUAL = "11 11 11 12 12 12 23 23 24 24"
PRINTED = {
    "wealth": USUAL,
    "fleet": DEAREST,
    "army": DEAREST,
    "religion": USUAL,
    "senator": "11 11 12 12 12 12 23 23 23 24",
    "land": "11 11 11 11 11 12 12 22 22 23 23 23",
    "intrigue": "11 11 11 11 12 12 12 23 23 23 24 24",
}

# Name, default and the other values (rules, section 7.1); those for one seat only, those for several only.
CHOICES = {
    "rome_test": ("each_player", "collective"),
    "hidden_rome": (3, "per_legion"),
    "solo_legions": (3, 2),
    "solo_level": (1, 2, 3, 4),
    "solo_money_points": (True, False),
    "primus_by": ("symbols", "cards"),
    "wealth_discount": ("per_purchase", "per_card"),
    "religion_pair": ("hold_one", "assign_both"),
    "bonus_counts_as_strength": (False, True),
    "final_strengthening": (True, False),
    "deckout": ("no_draw", "partial"),
    "final_tiebreak": ("shared", "money"),
    "hide_money": (False, True),
    "limited_bank": (0, 60),
    "refill": ("each_empty", "all_empty_only"),
    "rome_takes": ("pile", "category"),
    "capacity_unit": ("symbols", "cards"),
    "start_player": ("random", 1, 2, 3, 4, 5, 6, 7, 8),
}
ALONE = {"solo_legions", "solo_level", "solo_money_points"}
TOGETHER = {"rome_test", "primus_by", "final_tiebreak", "start_player"}


def test_every_card_shows_what_the_table_says() -> None:
    for category, row in PRINTED.items():
        of_it = [card for card in CARDS[:SET] if CATEGORIES[card.category] == category]
        assert " ".join(f"{card.symbols}{card.cost}" for card in of_it) == row, category
        letter = category[0].upper()
        assert [card.name for card in of_it] == [f"{letter}{k:02}" for k in range(1, len(of_it) + 1)]


def test_every_option_has_its_values_the_usual_one_first() -> None:
    assert {option.name: option.values for option in OPTIONS} == CHOICES
    assert all(option.default is option.values[0] for option in OPTIONS)


def test_options_that_mean_nothing_at_a_number_of_seats_are_no_choice_there() -> None:
    for option in OPTIONS:
        usual = [1] if option.name in ALONE else range(2, 9) if option.name in TOGETHER else range(1, 9)
        assert list(option.seats or range(1, 9)) == list(usual), option.name


def test_a_lone_player_plays_a_turn_then_rome_takes_a_pile_and_the_next_round_begins() -> None:
    deck = "W01 F02 A03 R04 S05 S06"
    scene = lay("turn", 1, deck=deck, hidden="I01 I02 I03", legions=["F08", "F09", "L01"], purses={0: 0})
    scene.put("W01", "hand").put("F02", "3").say("stop")
    assert scene.said("left_over") == [(0, "bottom")] and scene.purses == [2]
    assert scene.said("rome_takes") == [("standard.0", 1, 4)] and scene.pile(1) == "R04"
    assert scene.state.round == 2 and scene.asked == "0 place", "no look at the hidden cards"


def test_a_lone_player_too_is_judged_with_the_hidden_cards() -> None:
    for hidden, end in (("I01 I02 I03", "solo_won"), ("I01 I02 W01", "solo_lost")):
        scene = lay("end", 1, areas={0: "W02 R01 S01"}, hidden=hidden, deck="")
        assert scene.told[-1].say == end


def test_a_spy_sees_a_card_for_each_legion_where_there_are_so_many() -> None:
    hidden = "I01 I02 I03 I04 I05"
    scene = lay("turn", 4, hidden=hidden, legions=["W01"] + [""] * 4, hidden_rome="per_legion")
    scene.say("spy hidden")
    assert all(piece.face for piece in scene.table(0).zones["hidden"])
    assert not any(piece.face for piece in scene.table(1).zones["hidden"])


def test_the_last_of_two_conspirators_begins_the_next_round() -> None:
    hands = {0: "I01 L01", 1: "I08 L02"}
    scene = lay("play", 3, hands=hands, deck="W01 W02 W03 W04", legions=["F01"] * 1, hidden="I02 I03 I04")
    scene.lay("I01").say("stop", "draw deck")
    scene.put("W01", "deck").put("W02", "1")
    while scene.asked != "1 play":
        scene.say("pass")
    scene.lay("I08").say("stop")
    assert scene.said("conspirator") == [(0, 1), (1, 2)]
    assert scene.asked == "2 turn" and scene.state.start == 0, "in this round the order stays"


def test_what_is_paid_is_in_the_limited_bank_again() -> None:
    legions = ["F08", "", ""]
    scene = lay("buy", purses={0: 10, 1: 50}, legions=legions, deck="", limited_bank=60)
    scene.buy(1).say("stop")
    assert scene.purses == [10 - 4 + 2, 50]


def test_a_spy_in_the_last_round_neither_starts_nor_prolongs_it() -> None:
    scene = lay("turn", deck="W01", legions=["F01", "F02", "F03"], hidden="I01 I02 I03", purses={0: 0, 1: 0})
    scene.say("spy hidden")
    assert not scene.state.ran_out
    scene.say("draw deck")
    assert scene.state.ran_out and scene.said("last_round") == [(1,)]
    scene.say("pass")
    assert scene.asked == "" and scene.said("rome_takes"), "the last turn of the round was the last of all"
