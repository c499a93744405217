"""The end of a round and of the game (rules, sections 4.1 and 6.1)."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.aquileia import GAME
from client.rules.aquileia.state import State
from client.rules.play import Beat, Chance, Play, Setup
from tests.aquileia.scene import Scene, lay


@pytest.mark.rule("A16", "A19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_six_rounds_and_ends_with_both_laurel_decks(seats: int) -> None:
    play, rng = Play(GAME, GAME.deal(Setup(seats))), Random(seats)
    rounds = []
    while (asks := play.asks) is not None:
        if isinstance(asks, Beat):
            rounds += [asks.about[0]] if asks.say == "round" else []
            play.answer(None)
        else:
            play.answer(asks.sample(rng) if isinstance(asks, Chance) else rng.choice(asks.moves))
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert not play.state.laurel_deck and not play.state.laurel_open and not play.state.theatre_deck


@pytest.mark.rule("A87")
def test_unsold_cards_go_and_three_new_ones_come() -> None:
    scene = lay("cleanup")
    assert scene.state.arms_discard == [0, 1, 2]
    assert scene.state.arms_slots == [16, 15, 14] and scene.said("market") == [
        ("arms.16", "arms.15", "arms.14")
    ]


def test_market_refill_gaps_only() -> None:
    def sold(state: State) -> None:
        state.seats[0].arms.append(state.arms_slots[1])
        state.arms_slots[1] = -1

    scene = lay("cleanup", options=["market_refill_gaps_only"], change=sold)
    assert scene.state.arms_slots == [0, 16, 2] and scene.state.arms_discard == []


@pytest.mark.rule("A87")
def test_the_market_is_filled_from_the_shuffled_discard_pile_when_the_deck_is_used_up() -> None:
    def one_left(state: State) -> None:
        state.seats[0].arms = [state.arms_deck.pop() for _ in range(13)]

    scene = lay("cleanup", change=one_left)
    assert isinstance(scene.asks, Chance) and sorted(scene.asks.of) == [0, 1, 2]
    assert scene.state.arms_slots == [3, -1, -1], "what is left is drawn first, from the left"
    scene.chance([0, 1, 2])
    assert scene.state.arms_slots == [3, 2, 1]


def test_slots_that_find_no_card_stay_empty() -> None:
    def all_held(state: State) -> None:
        state.seats[0].arms = state.arms_deck + state.arms_slots
        state.arms_deck, state.arms_slots = [], [-1, -1, -1]

    assert lay("cleanup", change=all_held).state.arms_slots == [-1, -1, -1]


@pytest.mark.rule("A87")
def test_a_new_laurel_is_turned_up() -> None:
    def raced(state: State) -> None:
        state.seats[0].laurels.append(state.laurel_open.pop())
        state.seats[1].laurels.append(state.laurel_deck.pop())

    scene = lay("cleanup", change=raced)
    assert scene.state.laurel_open == [10] and len(scene.state.laurel_deck) == 9
    assert scene.said("laurel_up") == [("laurel.10",)] and not scene.said("laurels_removed")


@pytest.mark.rule("A88")
def test_without_a_laurel_to_turn_up_the_game_ends_at_once() -> None:
    def last(state: State) -> None:
        state.round = 3
        state.laurel_out, state.laurel_open = state.laurel_open, []
        state.laurel_gone, state.laurel_deck = state.laurel_deck, []

    scene = lay("cleanup", change=last)
    assert scene.asked == "" and scene.state.round == 3
    assert scene.state.arms_slots == [0, 1, 2], "the market is left alone"


@pytest.mark.rule("A32", "A89")
def test_the_first_of_the_tie_break_track_starts_the_next_round() -> None:
    scene = lay("cleanup", start=0, order=[2, 0, 1])
    assert scene.asked == "2 place" and scene.state.start == 2 and scene.state.round == 2
    assert GAME.table(scene.state, None).zones["seat.2.start"][0].id == "start"


@pytest.mark.rule("A89")
def test_the_tile_stays_where_it_is_until_the_round_is_over() -> None:
    scene = lay("arena", start=1, order=[2, 0, 1], on={"arena-1a": 0, "arena-1b": 2})
    assert scene.asks.seat == 2, "clockwise from the tile, not along the track"  # type: ignore[union-attr]


def test_all_pieces_go_home() -> None:
    scene = lay("cleanup", on={"dolus": 0, "forum-1": 1, "potentia": 2})
    for seat in scene.state.seats:
        assert (seat.henchmen, seat.helmet, seat.passed) == (5, True, False)
    assert set(scene.state.on) == {-1} and scene.state.order == []


@pytest.mark.rule("A74")
def test_houses_stay_for_good() -> None:
    scene = lay("cleanup", houses={0: "U1"})
    assert scene.state.seats[0].houses == 8 and scene.state.sites.count(0) == 1


def two(closed: list[int]) -> Scene:
    """Two seats in their first round, with these spaces drawn for the neutral colour."""
    scene = lay("round", 2, order=[])
    for space in closed:
        scene.chance([space])
    return scene


def test_two_player_neutral_closes_four_spaces_until_the_end_of_the_round() -> None:
    scene = two([0, 8, 18, 24])
    assert scene.asked == "0 place" and len(scene.to("place")) == 24 + 1
    zones = GAME.table(scene.state, None).zones
    assert zones["space.dolus"][0].face == "neutral" and zones["aside"] == ()
    assert scene.said("neutral") == [("space.dolus", "space.potentia", "space.theatrum", "space.latro")]


def test_two_player_neutral_draws_anew_when_both_scoring_forums_are_closed() -> None:
    scene = two([20, 23, 0, 1])
    assert isinstance(scene.asks, Chance) and len(scene.asks.of) == 28, "all four anew"
    for space in (20, 0, 1, 2):
        assert space in scene.asks.of
        scene.chance([space])
    assert scene.asked == "0 place"


def test_two_player_neutral_skips_the_closed_spaces() -> None:
    def neutral(state: State) -> None:
        for marker, space in enumerate((0, 2, 9, 18)):
            state.occupy(space, -2, marker)

    scene = lay("dolus", 2, on={"arena-2": 0}, change=neutral).roll("sss")
    assert scene.asked == "0 arena_prize", "no dice at Dolus, no card sold, no neutral fighter"
    scene.say("points")
    assert scene.state.round == 2 and len(scene.state.theatre_gone) == 1
    assert scene.points() == [4, 0] and scene.state.on.count(-2) == 0


@pytest.mark.parametrize(("seats", "value"), [(2, False), (3, True), (5, True)])
def test_two_player_neutral_follows_the_seat_count(seats: int, value: bool) -> None:
    with pytest.raises(ValueError, match="two_player_neutral"):
        GAME.deal(Setup(seats, {"two_player_neutral": value}))
    assert GAME.deal(Setup(seats, {"two_player_neutral": not value})).options.two_player_neutral is not value
