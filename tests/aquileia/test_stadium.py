"""The race (rules, section 5.7)."""

from __future__ import annotations

import pytest

from client.rules.aquileia import GAME
from client.rules.aquileia.data import ARMS
from client.rules.play import Chance
from tests.aquileia.scene import Scene, lay

E, F, G = 0, 1, 2


@pytest.mark.rule("A56")
def test_both_sides_start_at_the_sum_of_their_spaces() -> None:
    scene = lay("stadium", on={"stadium-gold-1a": 0, "stadium-gold-2": 0, "stadium-silver-1b": 2})
    assert scene.state.strength == [3, -1, 1]


@pytest.mark.rule("A57")
def test_racers_throw_in_turn_order_for_the_metal_of_their_side() -> None:
    scene = lay("stadium", start=2, on={"stadium-gold-1a": 0, "stadium-silver-1a": 2})
    assert isinstance(scene.asks, Chance) and scene.asks.seat == 2
    scene.roll("ssg")
    assert scene.asks == Chance("roll", (6, 6, 6), 0, ("red", "stadium"))
    scene.roll("sgb")
    assert scene.state.strength == [2, -1, 3]


@pytest.mark.rule("A58", "A40")
def test_horses_of_the_own_side_count_and_are_spent() -> None:
    hand = "arma-3 equus-aureus-1 equus-argenteus-2"
    scene = lay("stadium", on={"stadium-gold-1a": 0, "stadium-silver-1a": 1}, arms={0: hand, 1: hand[7:]})
    scene.roll("bbb", "bbb")
    horse = scene.moves[0]
    assert scene.moves == [horse, "done"] and ARMS[int(horse.split()[1][5:])].face == "equus-aureus-1"
    scene.say(horse, "done")
    assert scene.asked == "1 stadium_cards" and scene.state.strength == [2, 1, -1]
    assert len(scene.state.arms_discard) == 1 and len(scene.state.seats[0].arms) == 2
    assert ARMS[int(scene.moves[0].split()[1][5:])].face == "equus-argenteus-2"


@pytest.mark.rule("A58")
def test_a_racer_with_weapons_only_is_asked_all_the_same() -> None:
    scene = lay("stadium", on={"stadium-gold-1a": 0}, arms={0: "arma-1"}, slaves={0: "1"}).roll("bbb")
    assert scene.asked == "0 stadium_cards" and scene.moves == ["done"]


def test_any_horse_any_side() -> None:
    hand = "arma-3 equus-aureus-1 equus-argenteus-2"
    scene = lay("stadium", on={"stadium-gold-1a": 0}, arms={0: hand}, options=["any_horse_any_side"]).roll(
        "bbb"
    )
    assert len(scene.moves) == 3, "both horses, no weapons, done"
    scene.say(scene.moves[0])
    assert scene.say(scene.moves[0]).state.strength == [4, -1, -1]


def t8(*options: str) -> Scene:
    """E on gold with 5 before the blue dice and first on the track, F on silver with 4 and the blue dice."""
    on = {"stadium-gold-1a": E, "stadium-gold-2": E, "stadium-silver-1a": F, "potentia": F, "forum-1": G}
    scene = lay("stadium", on=on, order=[E, F, G], options=options).roll("ggb", "sss")
    assert scene.state.strength == [5, 4, -1]
    return scene.say("roll - - 3").roll("sbb")


@pytest.mark.rule("A46", "A59", "A60", "A61", "A62")
def test_t8_blue_dice_count_for_the_own_side() -> None:
    scene = t8()
    assert scene.state.strength == [5, 5, -1] and scene.asked == "0 stadium_laurel"
    scene.say("keep laurel.11")
    assert scene.purse(E) == (2, 1, 4) and scene.purse(F) == (2, 3, 1)
    assert scene.state.seats[E].laurels == [11] and scene.state.seats[F].laurels == [0]


@pytest.mark.rule("A59")
def test_t8_stadium_blue_bronze() -> None:
    scene = t8("stadium_blue_bronze")
    assert scene.state.strength == [5, 6, -1] and scene.asked == "1 stadium_laurel"
    scene.say("keep laurel.0")
    assert scene.purse(F) == (2, 4, 1) and scene.purse(E) == (2, 1, 3)


@pytest.mark.rule("A47")
def test_each_blue_die_is_thrown_once_a_round() -> None:
    on = {"arena-1a": 0, "stadium-gold-1a": 0, "potentia": 0}
    scene = lay("arena", on=on).roll("sss").say("roll - - 3").roll("sss")
    dice = GAME.table(scene.state, None).zones["dice.blue"]
    assert [die.turned for die in dice] == [0, 1, 1, 1], "they lie on Potentia again, used"
    scene.say("points").roll("sss")
    assert scene.moves == ["roll", "roll - - 1"]
    scene.say("roll - - 1").roll("g").say("keep laurel.0")
    assert scene.state.round == 2 and scene.state.blue == 4


@pytest.mark.rule("A47")
def test_used_up_blue_dice_are_not_asked_for() -> None:
    on = {"arena-1a": 0, "stadium-gold-1a": 0, "potentia": 0}
    scene = lay("arena", on=on).roll("sss").say("roll - - 4").roll("ssss").say("points").roll("sss")
    assert scene.asked == "0 stadium_laurel"


def test_blue_dice_one_by_one() -> None:
    on = {"arena-1a": 0, "stadium-gold-1a": 0, "potentia": 0}
    scene = lay("arena", on=on, options=["blue_dice_one_by_one"]).roll("sss")
    assert scene.moves == ["roll - - 1", "stop"]
    scene.say("roll - - 1").roll("b").say("roll - - 1").roll("b").say("stop")
    assert scene.state.strength[0] == 3 and scene.state.blue == 2
    scene.say("points").roll("sss").say("roll - - 1").roll("g").say("roll - - 1").roll("g")
    assert scene.asked == "0 stadium_laurel" and scene.state.blue == 0


@pytest.mark.rule("A60", "A34")
def test_a_tie_of_racers_is_broken_by_the_track() -> None:
    scene = lay("stadium", on={"stadium-gold-1a": 0, "stadium-silver-1a": 1}, order=[2, 1, 0]).roll(
        "bbb", "bbb"
    )
    assert scene.asked == "1 stadium_laurel"


@pytest.mark.rule("A61")
def test_only_the_winner_sees_the_deck_laurel_and_nobody_which_he_kept() -> None:
    scene = lay("stadium", on={"stadium-gold-2": 0, "stadium-gold-1a": 1, "forum-1": 2}).roll("bbb", "bbb")
    look = [GAME.table(scene.state, eyes).zones["laurels.look"][0].face for eyes in (0, 1, 2, None)]
    assert look == ["stadium-3", "", "", ""]
    assert scene.moves == ["keep laurel.0", "keep laurel.11"]
    other = Scene(scene.play.clone()).say("keep laurel.0")
    scene.say("keep laurel.11")
    for eyes in (2, None):
        assert GAME.table(scene.state, eyes) == GAME.table(other.state, eyes)
    assert GAME.table(scene.state, 1).zones["seat.1.laurels"][0].face == "stadium-white"


@pytest.mark.rule("A61", "A62", "A63")
def test_prizes_of_the_race_in_the_metal_of_each_side() -> None:
    on = {
        "stadium-gold-2": 0,
        "stadium-silver-1a": 1,
        "stadium-gold-1a": 2,
        "stadium-silver-1b": 3,
        "forum-1": 0,
    }
    scene = lay("stadium", 4, on=on, order=[0, 1, 2, 3]).roll("bbb", "bbb", "bbb", "bbb").say("keep laurel.0")
    assert [scene.purse(seat) for seat in range(4)] == [(2, 1, 4), (2, 3, 1), (2, 1, 2), (2, 1, 1)]
    assert [seat.laurels for seat in scene.state.seats] == [[0], [11], [], []]
    assert scene.points() == [0, 0, 0, 0]


def test_a_lone_racer_keeps_one_laurel_and_the_other_leaves_unseen() -> None:
    scene = lay("stadium", on={"stadium-silver-1a": 2, "forum-1": 0}).roll("sss").say("keep laurel.11")
    assert scene.state.laurel_gone == [0] and scene.state.seats[2].laurels == [11]
    assert GAME.table(scene.state, 2).zones["laurels.gone"][0].face == ""
    assert scene.said("laurel_alone") == [(2,)]


def test_t21_without_racers_both_laurels_leave() -> None:
    scene = lay("stadium", on={})
    assert scene.state.round == 2
    zones = GAME.table(scene.state, None).zones
    assert len(zones["laurels.open"]) == 1 and len(zones["laurels.deck"]) == 9
    assert [card.face for card in zones["laurels.out"]] == ["stadium-white"] and len(
        zones["laurels.gone"]
    ) == 1
