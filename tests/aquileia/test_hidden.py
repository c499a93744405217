"""Who may see what (rules, section 4.4), and the worlds that are dealt from it."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.aquileia import GAME
from client.rules.aquileia.state import State
from client.rules.play import Decision, Play, Setup
from tests.aquileia.scene import Scene, lay
from tests.walk import walk

DECKS = ("armoury.deck", "slaves.deck", "laurels.deck", "laurels.gone", "theatre.deck", "theatre.gone")
OPEN = ("armoury.0", "armoury.1", "armoury.2", "armoury.discard", "slaves.discard", "contest")
OPEN += ("laurels.open", "laurels.out", "theatre.lot")
HANDS = ("arms", "slaves", "laurels")


def may_see(zone: str, eyes: int | None, asked: int, revealed: bool) -> bool:
    """The secrets of the game, written from the rules."""
    if zone == "laurels.look":
        return eyes is not None and eyes == asked  # the winner of the race, who is choosing
    if zone.startswith("seat"):
        _, owner, hand = zone.split(".")
        return int(owner) == eyes or (hand == "laurels" and revealed)
    return zone in OPEN


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_zone_shows_its_faces_to_whom_the_rules_say(seats: int) -> None:
    zones = [
        *DECKS,
        *OPEN,
        "laurels.look",
        *[f"seat.{seat}.{hand}" for seat in range(seats) for hand in HANDS],
    ]
    play = Play(GAME, GAME.deal(Setup(seats)))
    for at in walk(play, Random(seats)):
        asked = at.asks.seat if isinstance(at.asks, Decision) else -1
        for eyes in (None, *range(seats)):
            table = GAME.table(at.state, eyes)
            for zone in zones:
                seen = may_see(zone, eyes, asked, at.state.revealed)
                assert all(bool(piece.face) == seen for piece in table.zones[zone]), (
                    f"{zone}, {eyes}, {at.asks}"
                )


def worlds(scene: Scene, eyes: int | None, count: int = 60) -> list[State]:
    rng = Random(1)
    return [scene.play.blind(eyes, rng).state for _ in range(count)]


def raced() -> Scene:
    """Seat 0 won the race and passed the face-up laurel 0 on to seat 1; seat 2 looked on."""
    on = {"stadium-gold-2": 0, "stadium-gold-1a": 1, "forum-1": 2}
    return lay("stadium", on=on).roll("bbb", "bbb").say("keep laurel.11")


def test_the_winner_remembers_what_he_passed_on() -> None:
    for state in worlds(raced(), 0):
        assert state.seats[0].laurels == [11] and state.seats[1].laurels == [0]


def test_the_winner_remembers_a_deck_laurel_too() -> None:
    on = {"stadium-gold-2": 0, "stadium-gold-1a": 1, "forum-1": 2}
    scene = lay("stadium", on=on).roll("bbb", "bbb").say("keep laurel.0")
    assert {state.seats[1].laurels[0] for state in worlds(scene, 0)} == {11}


def test_the_second_who_got_the_face_up_laurel_knows_nothing_of_the_winners() -> None:
    found = {state.seats[0].laurels[0] for state in worlds(raced(), 1)}
    assert len(found) > 5 and 0 not in found


def test_the_second_who_got_the_other_knows_that_the_winner_kept_the_face_up_one() -> None:
    on = {"stadium-gold-2": 0, "stadium-gold-1a": 1, "forum-1": 2}
    scene = lay("stadium", on=on).roll("bbb", "bbb").say("keep laurel.0")
    for state in worlds(scene, 1):
        assert state.seats[0].laurels == [0] and state.seats[1].laurels == [11]


@pytest.mark.parametrize("eyes", [2, None])
def test_the_others_know_that_one_of_the_two_has_the_face_up_laurel(eyes: int | None) -> None:
    holders = set()
    for state in worlds(raced(), eyes):
        hands = [state.seats[seat].laurels[0] for seat in (0, 1)]
        assert 0 in hands
        holders.add(hands.index(0))
    assert holders == {0, 1}


def test_a_sole_racer_remembers_what_left_the_game() -> None:
    scene = lay("stadium", on={"stadium-gold-2": 1, "forum-1": 2}).roll("bbb").say("keep laurel.11")
    for state in worlds(scene, 1):
        assert state.laurel_gone == [0] and state.seats[1].laurels == [11]
    places = {(state.laurel_gone == [0], state.seats[1].laurels == [0]) for state in worlds(scene, 0)}
    assert places == {(True, False), (False, True)}


def test_hands_of_others_and_decks_are_dealt_anew_and_the_own_hand_stays() -> None:
    scene = lay("forum", on={"forum-1": 0}, arms={0: "arma-3", 1: "arma-2 arma-1"}, slaves={0: "1", 1: "2 2"})
    mine = (list(scene.state.seats[0].arms), list(scene.state.seats[0].slaves))
    seen = worlds(scene, 0)
    assert {tuple(state.seats[0].arms) for state in seen} == {tuple(mine[0])}
    assert {tuple(state.seats[0].slaves) for state in seen} == {tuple(mine[1])}
    assert len({tuple(state.seats[1].arms) for state in seen}) > 20
    assert len({tuple(state.arms_deck) for state in seen}) > 50
    assert {tuple(state.arms_slots) for state in seen} == {(0, 1, 2)}


def test_revealed_laurels_stay_where_they_are() -> None:
    def won(state: State) -> None:
        state.seats[0].laurels.append(state.laurel_deck.pop())
        state.seats[1].theatre.append(state.theatre_deck.pop())

    scene = lay("laurels", change=won)
    assert scene.asked == "1 laurel_assign"
    assert {tuple(state.seats[0].laurels) for state in worlds(scene, 2)} == {(11,)}
