"""Points and winners: the worked examples (rules, sections 6.2 and 6.3)."""

from __future__ import annotations

import pytest

from client.rules.play import Score
from tests.citadels.scene import Scene, lay
from tests.citadels.turns import points

NOT, FIRST, LATER = 0, 1, 2

# id: city, beautified, completed, points [rules, section 6.3]
EXAMPLES = {
    "S1": ("manor castle palace temple tavern watchtower keep", "", FIRST, 25),
    "S2": ("manor castle palace temple tavern watchtower harbor", "", LATER, 21),
    "S3": ("manor temple tavern haunted_quarter dragon_gate", "", NOT, 18),
    "S4": ("ivory_tower haunted_quarter manor church docks", "", NOT, 23),
    "S6": ("basilica manor castle church temple", "castle", NOT, 18),
    "S8": ("capitol tavern market docks", "", NOT, 14),
    "S10": ("monument manor castle tavern temple prison", "", FIRST, 22),
    "S11": ("wishing_well ivory_tower manor", "", NOT, 15),
}


def scored(city: str, coins: str = "", completed: int = NOT, seats: int = 4) -> Scene:
    """A position with this city at seat 0."""
    return lay(
        "thief", seats, me=1, cities={0: city}, coins=coins, completed={0: completed} if completed else {}
    )


@pytest.mark.rule("C33", "C34", "C35", "C36")
@pytest.mark.parametrize("example", EXAMPLES)
def test_a_worked_example(example: str) -> None:
    city, coins, completed, total = EXAMPLES[example]
    assert scored(city, coins, completed).scores()[0].points == total


@pytest.mark.rule("C33")
def test_a_point_for_each_coin_of_the_cost_and_each_of_the_artist() -> None:
    assert points(scored("manor castle", "manor"), 0)["districts"] == 8


@pytest.mark.rule("C34")
def test_all_five_kinds_in_one_city() -> None:
    four = "manor temple tavern prison"
    assert points(scored(four), 0)["all_kinds"] == 0
    assert points(scored(f"{four} keep"), 0)["all_kinds"] == 3


@pytest.mark.rule("C35")
def test_the_first_city_gains_4_and_the_others_2() -> None:
    seven = "manor castle temple tavern prison docks church"
    assert points(scored(seven, completed=FIRST), 0)["completed"] == 4
    assert points(scored(seven, completed=LATER), 0)["completed"] == 2


def test_seven_districts_are_no_complete_city_with_three_seats() -> None:  # S12
    scene = scored("manor castle temple church tavern market prison", seats=3)
    assert scene.scores()[0].points == 15


@pytest.mark.rule("C37")
def test_the_most_points_win() -> None:
    scene = over(cities={0: "manor", 1: "castle"}, shown={0: "warlord", 1: "thief"})
    assert [score.rank for score in scene] == [2, 1, 3, 3]
    assert [score.won for score in scene] == [False, True, False, False]


def test_gold_cards_and_the_token_are_worth_nothing() -> None:
    scene = lay("thief", gold={0: 9}, hands={0: "palace castle"}, pot=5, cast="tax_collector")
    assert scene.scores()[0].points == 0


def over(**laid: object) -> list[Score]:
    """The result of a game that ends like this."""
    scene = lay(phase="close", completed={3: NOT}, **laid)  # type: ignore[arg-type]
    assert scene.asked == ""
    return scene.scores()


TIE = {0: "castle prison", 1: "palace temple"}  # 6 points each


def test_a_tie_goes_to_the_highest_rank_revealed_in_the_last_round() -> None:  # S14
    scores = over(cities=TIE, shown={0: "merchant", 1: "warlord"})
    assert [score.won for score in scores] == [False, True, False, False]


def test_with_two_characters_the_higher_one_counts() -> None:  # S15
    scores = over(seats=4, cities=TIE, shown={0: "assassin architect", 1: "thief warlord"})
    assert scores[1].won and not scores[0].won


def test_a_killed_character_does_not_break_a_tie_but_as_rank_4() -> None:  # S16
    scores = over(cities=TIE, roles={0: "architect"}, shown={1: "magician"}, killed="architect")
    assert scores[1].won and not scores[0].won
    king = over(cities=TIE, roles={0: "king"}, shown={1: "magician"}, killed="king")
    assert king[0].won and not king[1].won


def test_the_witch_counts_as_rank_1_and_the_bewitched_as_his_rank() -> None:
    scores = over(cities=TIE, shown={0: "witch", 1: "thief"}, bewitched="thief")
    assert scores[1].won


def test_ties_may_be_shared() -> None:
    scores = over(cities=TIE, shown={0: "merchant", 1: "warlord"}, tie_break="shared")
    assert [score.rank for score in scores[:2]] == [1, 1] and all(score.won for score in scores[:2])


def test_nobody_has_won_before_the_end() -> None:
    assert not any(score.won for score in scored("manor").scores())
