"""The arena (rules, section 5.6)."""

from __future__ import annotations

import pytest

from client.rules.aquileia import GAME
from client.rules.aquileia.state import State
from client.rules.play import Chance
from tests.aquileia.scene import Scene, lay

A, B, C = 0, 1, 2


@pytest.mark.rule("A48")
def test_strength_starts_at_the_sum_of_the_spaces() -> None:
    scene = lay("arena", on={"arena-1a": 1, "arena-2": 1, "arena-1b": 2})
    assert scene.state.strength == [-1, 3, 1]
    zones = GAME.table(scene.state, None).zones
    assert zones["strength.3"][0].id == "shield.1" and zones["seat.1.shield"] == ()
    assert zones["seat.0.shield"][0].id == "shield.0"


@pytest.mark.rule("A49")
def test_fighters_throw_three_red_dice_in_turn_order_bronze_counts() -> None:
    scene = lay("arena", start=1, on={"arena-1a": 0, "arena-1b": 1, "arena-2": 2})
    throws = []
    for throw in ("bbs", "gbg", "ssg"):
        assert isinstance(scene.asks, Chance)
        throws.append((scene.asks.seat, scene.asks.of, scene.asks.about))
        scene.roll(throw)
    assert throws == [(seat, (6, 6, 6), ("red", "arena")) for seat in (1, 2, 0)]
    assert scene.state.strength == [1, 3, 3]
    assert scene.said("strength") == [(1, 1, 2, 3), (2, 2, 1, 3), (0, 1, 0, 1)]


@pytest.mark.rule("A50")
def test_fighters_play_slaves_and_weapons_in_turn_order_after_all_dice() -> None:
    hands = {0: "arma-3 equus-aureus-1", 2: "arma-1"}
    scene = lay("arena", start=2, on={"arena-1a": 0, "arena-2": 2}, arms=hands, slaves={0: "2 1"})
    scene.roll("ggg", "ggg")
    assert scene.asked == "2 arena_cards"
    scene.say("done")
    assert scene.asked == "0 arena_cards"
    weapon = next(move for move in scene.moves if "arms" in move)
    assert scene.moves == ["play slave.11 contest", "play slave.0 contest", weapon, "done"]
    scene.say("play slave.11 contest", weapon)
    assert scene.state.strength == [6, -1, 2]


@pytest.mark.rule("A50")
def test_played_cards_are_spent_at_once() -> None:
    scene = lay("arena", on={"arena-1a": 0, "arena-2": 1}, arms={0: "arma-3"}, slaves={0: "2", 1: "1"})
    scene.roll("ggg", "ggg")
    weapon = next(move for move in scene.moves if "arms" in move)
    scene.say("play slave.11 contest", weapon)
    assert scene.asked == "1 arena_cards", "an empty hand is not asked again"
    assert scene.state.slave_discard == [11] and len(scene.state.arms_discard) == 1
    assert scene.said("played") == [(0, 5, 6, weapon.split()[1], "slave.11")]


@pytest.mark.rule("A50", "A40")
def test_horses_do_not_fight_but_silence_tells_nothing() -> None:
    scene = lay("arena", on={"arena-1a": 0}, arms={0: "equus-aureus-1"}).roll("ggg")
    assert scene.asked == "0 arena_cards" and scene.moves == ["done"]


def test_who_holds_no_card_is_not_asked_for_any() -> None:
    scene = lay("arena", on={"arena-1a": 0}).roll("ggg")
    assert scene.asked == "0 arena_prize"


@pytest.mark.rule("A46", "A51")
def test_the_holder_of_the_blue_dice_may_throw_up_to_four_for_bronze() -> None:
    scene = lay("arena", on={"arena-1a": 0, "arena-2": 1, "potentia": 0}).roll("ggg", "ggg")
    assert scene.asked == "0 arena_blue" and scene.moves == ["roll", *[f"roll - - {n}" for n in (1, 2, 3, 4)]]
    scene.say("roll - - 3")
    assert scene.asks == Chance("roll", (6, 6, 6), 0, ("blue", "arena"))
    scene.roll("bbs")
    assert scene.state.strength[0] == 3


@pytest.mark.rule("A51")
def test_who_does_not_fight_throws_no_blue_dice() -> None:
    scene = lay("arena", on={"arena-1a": 0, "potentia": 1}).roll("ggg")
    assert scene.asked == "0 arena_prize"


@pytest.mark.rule("A51")
def test_the_blue_dice_may_stay_unused() -> None:
    scene = lay("arena", on={"arena-1a": 0, "potentia": 0}).roll("ggg").say("roll")
    assert scene.asked == "0 arena_prize" and scene.state.blue == 4


def t3() -> Scene:
    """A on the 2, B and C on the 1-spaces, track C A B, up to the prize of the winner."""
    scene = lay(
        "arena",
        on={"arena-2": A, "arena-1a": B, "arena-1b": C, "potentia": A, "stadium-gold-1a": A},
        arms={B: "arma-2", C: "arma-3"},
        slaves={C: "1"},
        order=[C, A, B],
        purses={A: (0, 0, 0), B: (0, 0, 0), C: (0, 0, 0)},
    )
    scene.roll("bsg", "bbs", "ssg")
    assert scene.state.strength == [3, 3, 1]
    scene.say(scene.moves[0])
    scene.say(scene.moves[0], scene.moves[1])
    assert scene.state.strength == [3, 5, 5]
    return scene.say("roll - - 2").roll("bg")


@pytest.mark.rule("A34", "A52", "A53", "A54", "A55")
def test_t3_a_tie_is_broken_by_the_track_and_the_winner_takes_the_points() -> None:
    scene = t3()
    assert scene.asked == "2 arena_prize" and scene.moves == ["points", "slave"]
    scene.say("points")
    assert scene.points() == [0, 0, 10]
    assert [scene.purse(seat) for seat in (A, B, C)] == [(1, 0, 0), (2, 0, 0), (3, 0, 0)]
    assert [len(seat.slaves) for seat in scene.state.seats] == [0, 1, 0]
    assert scene.said("place")[:3] == [
        (C, 1, 5, "arena", "tie"),
        (B, 2, 5, "arena", "tie"),
        (A, 3, 4, "arena", "clear"),
    ]
    assert scene.state.blue == 2 and scene.state.phase.startswith("stadium")


@pytest.mark.rule("A53", "A54")
def test_t4_a_winner_who_takes_the_slave_leaves_the_points() -> None:
    scene = t3().say("slave")
    assert scene.points() == [0, 10, 0], "twice the second's own strength"
    assert [len(seat.slaves) for seat in scene.state.seats] == [0, 0, 1]
    assert scene.said("drew") == [(C, "slave", 1)]


@pytest.mark.rule("A55")
def test_t5_two_fighters_leave_the_third_prize() -> None:
    on = {"arena-2": 1, "arena-1a": 1, "arena-1b": 0, "forum-1": 0}
    scene = lay("arena", on=on).roll("gbg", "gbg").say("slave")
    assert scene.said("place") == [(1, 1, 4, "arena", "clear"), (0, 2, 2, "arena", "clear")]
    assert scene.purse(1) == (5, 1, 1) and scene.purse(0) == (4, 1, 1) and scene.purse(2) == (2, 1, 1)
    assert scene.points() == [4, 0, 0]


@pytest.mark.rule("A53")
@pytest.mark.parametrize(("choice", "points", "slaves"), [("points", 4, 0), ("slave", 0, 1)])
def test_t6_a_lone_fighter_wins_and_the_other_option_lapses(choice: str, points: int, slaves: int) -> None:
    scene = lay("arena", on={"arena-1a": 0, "forum-1": 0}).roll("ggb").say(choice)
    assert scene.purse(0) == (5, 1, 1) and scene.points() == [points, 0, 0]
    assert len(scene.state.seats[0].slaves) == slaves


def test_a_slave_prize_without_any_slave_gives_nothing() -> None:
    def no_slaves(state: State) -> None:
        state.seats[2].slaves, state.slave_deck = state.slave_deck, []

    scene = lay("arena", on={"arena-1a": 0, "forum-1": 0}, change=no_slaves).roll("ggb")
    assert scene.asks.about == (4, 0)  # type: ignore[union-attr]
    assert scene.say("slave").state.seats[0].slaves == []


def test_without_fighters_the_blue_dice_wait_for_the_race() -> None:
    scene = lay("arena", on={"potentia": 0, "stadium-gold-1a": 0}).roll("sss")
    assert scene.asked == "0 stadium_blue" and len(scene.moves) == 5
