"""Final scoring (rules, section 6.2)."""

from __future__ import annotations

import pytest

from client.rules.aquileia import GAME
from client.rules.aquileia.data import LAURELS, SOURCES, THEATRE
from client.rules.aquileia.state import State
from client.rules.play import Setup
from tests.aquileia.scene import Scene, lay


def final(laurels: dict[int, str], theatre: dict[int, str], houses: dict[int, str], start: int = 0) -> Scene:
    """The end of a game with these stadium laurels ("white 10") and theatre laurels (by number) in hand."""

    def deal(state: State) -> None:
        for seat, faces in laurels.items():
            for face in faces.split():
                deck = state.laurel_deck + state.laurel_open
                card = next(card for card in deck if LAURELS[card].face == f"stadium-{face}")
                (state.laurel_deck if card in state.laurel_deck else state.laurel_open).remove(card)
                state.seats[seat].laurels.append(card)
        for seat, numbers in theatre.items():
            for number in numbers.split():
                state.theatre_deck.remove(int(number) - 1)
                state.seats[seat].theatre.append(int(number) - 1)

    return lay("laurels", houses=houses, start=start, change=deal)


def parts(scene: Scene, seat: int) -> dict[str, int]:
    return {source: points for source, points in GAME.standing(scene.state)[seat].parts if points}


@pytest.mark.rule("A90")
def test_numbered_laurels_are_revealed_and_score() -> None:
    scene = final({0: "10 3", 1: "7 white"}, {}, {})
    assert scene.points() == [13, 7, 0] and parts(scene, 0) == {"laurels": 13}
    faces = [card.face for card in GAME.table(scene.state, None).zones["seat.1.laurels"]]
    assert faces == ["stadium-7", "stadium-white"]
    assert [beat.reveals for beat in scene.told if beat.say == "revealed"] == [True]


@pytest.mark.rule("A91", "A93")
def test_t1_three_cards_times_villas_worth_eight() -> None:
    scene = final({0: "blue blue"}, {0: "1"}, {0: "U2 U4"}).say("assign theatre.0 blue")
    assert scene.points() == [24, 0, 0] and parts(scene, 0) == {"villas": 24}
    assert scene.said("villas") == [(0, "blue", 3, 8, 24)]


@pytest.mark.rule("A92")
def test_each_theatre_laurel_is_named_one_of_its_two_colours_the_better_first() -> None:
    scene = final({}, {0: "3 1"}, {0: "W1 U5 P4"})
    assert scene.moves == ["assign theatre.0 blue", "assign theatre.0 white"], "in the order of their numbers"
    assert scene.asks.about == ("theatre.0", "blue", 6, "white", 2)  # type: ignore[union-attr]
    scene.say("assign theatre.0 white")
    assert scene.moves == ["assign theatre.2 blue", "assign theatre.2 purple"]
    scene.say("assign theatre.2 purple")
    assert scene.points() == [2 + 5, 0, 0]


@pytest.mark.rule("A92")
def test_players_name_their_colours_in_turn_order() -> None:
    scene = final({}, {0: "1", 1: "2", 2: "3"}, {}, start=2)
    asked = []
    for _ in range(3):
        asked.append(scene.asked)
        scene.say(scene.moves[0])
    assert asked == ["2 laurel_assign", "0 laurel_assign", "1 laurel_assign"]


def test_of_colours_worth_the_same_the_first_printed_is_offered_first() -> None:
    scene = final({}, {0: "6"}, {})
    assert scene.moves == ["assign theatre.5 yellow", "assign theatre.5 white"]


@pytest.mark.rule("A93")
def test_only_own_villas_of_the_colour_count() -> None:
    scene = final({0: "white", 1: "white"}, {}, {0: "W1 U5 O8 K8", 1: "W5"})
    assert scene.points() == [2, 6, 0]


@pytest.mark.rule("A93")
def test_five_cards_are_the_largest_multiplier() -> None:
    for colour in range(4):
        assert sum(colour in pair for pair in THEATRE) + sum(card.colour == colour for card in LAURELS) == 5
    scene = final({0: "white white"}, {0: "1 4 6"}, {0: "W1 W2 W3 W4 W5"})
    for _ in range(3):
        scene.say(next(move for move in scene.moves if move.endswith("white")))
    assert scene.points() == [100, 0, 0]
    assert GAME.table(scene.state, None).zones["score.0"][0].id == "disc.0", "once round the track"


@pytest.mark.rule("A21", "A82")
def test_coins_cards_banks_and_workshops_score_nothing_at_the_end() -> None:
    scene = final({}, {}, {0: "O8 K8 W5"})
    assert scene.points() == [0, 0, 0]
    assert SOURCES == ("pecunia", "arena", "laurels", "forum", "harbour", "villas")


def standing(points: list[int], *options: str, coins: list[tuple[int, int, int]] | None = None) -> Scene:
    scene = lay("laurels", len(points), options=options)
    for seat, total in enumerate(points):
        scene.state.seats[seat].points = total
        if coins:
            scene.state.seats[seat].coins = list(coins[seat])
    return scene


@pytest.mark.rule("A20")
def test_t22_most_points_win_and_a_tie_is_a_draw() -> None:
    scores = GAME.standing(standing([64, 51, 64]).state)
    assert [score.rank for score in scores] == [1, 3, 1]
    assert [score.won for score in scores] == [True, False, True]
    assert [score.rank for score in GAME.standing(standing([3, 9, 3]).state)] == [2, 1, 2]


def test_final_tiebreak_coins() -> None:
    coins = [(3, 0, 0), (0, 0, 9), (0, 0, 1), (0, 2, 0)]
    scores = GAME.standing(standing([64, 51, 64, 64], "final_tiebreak_coins", coins=coins).state)
    assert [score.rank for score in scores] == [3, 4, 1, 1], "2 silver are worth a gold"
    assert [score.won for score in scores] == [False, False, True, True]


def test_final_tiebreak_coins_decides_on_top_only() -> None:
    coins = [(0, 0, 0), (0, 0, 9), (0, 0, 0)]
    scores = GAME.standing(standing([64, 5, 5], "final_tiebreak_coins", coins=coins).state)
    assert [score.rank for score in scores] == [1, 2, 2]


def test_nobody_has_won_before_the_end() -> None:
    assert not any(score.won for score in GAME.standing(GAME.deal(Setup(3))))
