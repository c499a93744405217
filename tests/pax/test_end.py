"""The verdict and the points (rules, sections 6.4 and 6.5)."""

from __future__ import annotations

import pytest

from client.rules.pax import GAME
from client.rules.play import Score
from tests.pax.scene import Cards, Scene, lay

NONE = (0, 0, 0, 0, 0, 0, 0)
X, Y = 0, 1


def judged(rome: Cards, *areas: Cards, **more: object) -> Scene:
    """The end of a game with these symbols."""
    seats = dict(enumerate(areas))
    return lay("end", max(len(areas), 1), rome=rome, areas=seats, deck="", **more)  # type: ignore[arg-type]


def parts(scene: Scene, seat: int = 0) -> dict[str, int]:
    """A seat's points by source."""
    return dict(GAME.standing(scene.state)[seat].parts)


def totals(scene: Scene) -> list[int]:
    """The points of all seats."""
    return [score.points for score in GAME.standing(scene.state)]


def winners(scene: Scene) -> list[int]:
    """The seats that won."""
    return [score.seat for score in GAME.standing(scene.state) if score.won]


def verdict(scene: Scene) -> str:
    """How it ended, in a word."""
    return scene.told[-1].say


# ---- Rome's test


@pytest.mark.rule("P47")
def test_the_hidden_cards_turn_one_by_one_and_count() -> None:
    scene = judged((2, 2, 0, 0, 0, 0, 0), (3, 3, 1, 1, 0, 0, 0), NONE, hidden="W01 F01 I01")
    revealed = [beat for beat in scene.told if beat.say == "revealed"]
    assert [beat.about[1] for beat in revealed] == ["wealth", "fleet", "intrigue"]
    assert all(beat.reveals for beat in revealed)
    assert scene.said("balance") == [(0, 2, "army", "religion"), (1, 0)]
    assert verdict(scene) == "rome_wins", "3 wealth and 3 fleets are no longer enough"
    assert scene.table().zones["hidden"] == () and scene.table().counts["rome.wealth"] == 3


T1 = ((4, 3, 4, 2, 3, 6, 4), (5, 4, 0, 3, 1, 4, 0), (0, 2, 5, 0, 4, 2, 5))
FORTUNES = {"purses": {X: 3, Y: 4}, "hands": {X: "I01 I02", Y: "L01"}, "owner": Y}


@pytest.mark.rule("P48", "P49")
def test_t1_rome_wins_and_the_conspirator_with_it() -> None:
    scene = judged(*T1, **FORTUNES)
    assert verdict(scene) == "rome_wins_with" and scene.told[-1].about == (Y,)
    assert GAME.standing(scene.state) == [Score(X, 0, 2, ()), Score(Y, 0, 1, (), True)]


@pytest.mark.rule("P51", "P52", "P53", "P54", "P55", "P56")
def test_t1_rome_test_collective() -> None:
    scene = judged(*T1, **FORTUNES, rome_test="collective")
    assert verdict(scene) == "players_win" and totals(scene) == [28, 32] and winners(scene) == [Y]
    assert parts(scene, X) == {"categories": 10, "stronger": 9, "forces": 5, "primus": 0, "money": 4}
    assert parts(scene, Y) == {"categories": 10, "stronger": 9, "forces": 8, "primus": 1, "money": 4}


@pytest.mark.rule("P48")
def test_t3_equal_numbers_belong_to_rome() -> None:
    rome = (2, 2, 2, 2, 2, 2, 2)
    assert verdict(judged(rome, (3, 3, 2, 2, 2, 3, 2), NONE)) == "rome_wins"
    assert verdict(judged(rome, (3, 3, 2, 2, 2, 3, 3), NONE)) == "players_win"


@pytest.mark.rule("P48")
def test_where_nobody_has_anything_rome_is_as_strong() -> None:
    assert verdict(judged(NONE, (1, 1, 1, 0, 0, 0, 0), NONE)) == "rome_wins"
    assert verdict(judged(NONE, (1, 1, 1, 1, 0, 0, 0), NONE)) == "players_win"


@pytest.mark.rule("P48", "P50")
@pytest.mark.parametrize(("test", "end"), [("collective", "players_win"), ("each_player", "rome_wins")])
def test_t4_both_tests_with_ties(test: str, end: str) -> None:
    scene = judged((3,) * 7, (3, 3, 3, 4, 4, 4, 0), (3, 3, 3, 3, 0, 0, 4), rome_test=test)
    assert verdict(scene) == end


@pytest.mark.rule("P50")
def test_one_player_above_rome_in_four_categories_saves_all() -> None:
    scene = judged((1,) * 7, (2, 2, 2, 2, 0, 0, 0), (0, 0, 0, 0, 0, 0, 3), (3, 0, 0, 0, 3, 3, 0))
    assert verdict(scene) == "players_win" and scene.said("balance")[0][1] == 4
    assert [score.rank for score in GAME.standing(scene.state)] == [1, 3, 2], "all are ranked by points"


@pytest.mark.rule("P49")
def test_the_conspirator_wins_with_rome_alone() -> None:
    scene = judged((5,) * 7, (1, 1, 1, 1, 1, 1, 0), (0, 0, 0, 0, 0, 0, 1), NONE, owner=1)
    assert winners(scene) == [1] and [s.rank for s in GAME.standing(scene.state)] == [2, 1, 2]
    assert totals(scene) == [0, 0, 0], "no points are counted"


@pytest.mark.rule("P49")
def test_t16_rome_wins_with_nobody() -> None:
    scene = judged((5,) * 7, (1, 1, 1, 1, 1, 1, 0), NONE)
    assert verdict(scene) == "rome_wins" and winners(scene) == []


@pytest.mark.parametrize(("level", "needed"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_solo_level(level: int, needed: int) -> None:
    for above in (needed - 1, needed):
        area = (3,) * above + (2,) * (7 - above)
        scene = judged((2,) * 7, area, solo_level=level)
        end = "solo_won" if above == needed else "solo_lost"
        assert (verdict(scene), scene.told[-1].about) == (end, (above, needed))
        assert winners(scene) == ([0] if above == needed else [])
        assert totals(scene)[0] > 0, "the points are kept as a record"


# ---- points


def won(*areas: Cards, rome: Cards = NONE, **more: object) -> Scene:
    """The players win thanks to a last seat of all trades."""
    return judged(rome, *areas, (1, 0, 0, 1, 1, 1, 0), **more)


@pytest.mark.rule("P51")
def test_the_most_points_win() -> None:
    scene = won((2, 0, 0, 2, 2, 2, 2))
    scores = GAME.standing(scene.state)
    assert scores[0].points > scores[1].points and winners(scene) == [0]
    assert [score.rank for score in scores] == [1, 2]


@pytest.mark.rule("P52")
def test_two_points_for_each_category_in_the_area() -> None:
    assert parts(won((1, 0, 0, 4, 0, 2, 1)))["categories"] == 8
    assert parts(won(NONE))["categories"] == 0
    assert parts(won((1, 1, 1, 1, 1, 1, 1)))["categories"] == 14


@pytest.mark.rule("P53", "P58")
def test_three_points_for_each_category_stronger_than_rome_in_symbols() -> None:
    scene = judged("R07 L08 S01", "R01 R02 L10 L01 S07 W01", (1, 1, 1, 0, 0, 0, 1))
    assert parts(scene)["stronger"] == 9, "land 3 > 2, senators 2 > 1, wealth 1 > 0; religion 2 = 2"


@pytest.mark.rule("P54", "P32", "P33", "P34")
def test_t5_a_point_for_each_fleet_and_army_bonuses_included() -> None:
    scene = judged((0, 6, 3, 0, 0, 0, 0), (0, 6, 3, 0, 0, 6, 0), (1, 0, 0, 1, 1, 0, 1))
    assert parts(scene) == {"categories": 6, "stronger": 3, "forces": 12, "primus": 0, "money": 4}
    assert totals(scene)[0] - 4 == 21


def test_t5_bonus_counts_as_strength() -> None:
    rome, area = (0, 6, 3, 0, 0, 0, 0), (0, 6, 3, 0, 0, 6, 0)
    scene = judged(rome, area, (1, 0, 0, 1, 1, 0, 1), bonus_counts_as_strength=True)
    assert totals(scene)[0] - 4 == 27 and scene.said("balance")[0] == (0, 3, "fleet", "army", "land")


def test_bonus_fleets_come_from_armies_and_the_other_way_round() -> None:
    rome, area = (0, 7, 4, 0, 0, 0, 0), (0, 6, 3, 0, 0, 6, 0)
    scene = judged(rome, area, (1, 0, 0, 1, 1, 0, 1), bonus_counts_as_strength=True)
    assert scene.said("balance")[0] == (0, 2, "army", "land"), "7 fleets to 7, 5 armies to 4"


@pytest.mark.rule("P32")
@pytest.mark.parametrize(("fleets", "forces"), [(2, 2), (3, 4), (5, 6), (6, 8), (9, 12)])
def test_every_three_fleets_bring_an_army(fleets: int, forces: int) -> None:
    assert parts(won((0, fleets, 0, 0, 0, 9, 0)))["forces"] == forces


@pytest.mark.rule("P33")
@pytest.mark.parametrize(("armies", "forces"), [(2, 2), (3, 4), (5, 6), (6, 8), (9, 12)])
def test_every_three_armies_bring_a_fleet(armies: int, forces: int) -> None:
    assert parts(won((0, 0, armies, 0, 0, 9, 0)))["forces"] == forces


@pytest.mark.rule("P34")
def test_bonuses_need_no_capacity() -> None:
    area = (0, 3, 3, 0, 0, 3, 0)
    assert parts(won(area))["forces"] == 8, "four fleets and four armies on three land"
    playing = lay("play", areas={0: area}, hands={0: "L01"}, deck="")
    assert playing.table().counts["strength.0.fleet"] == 3


@pytest.mark.rule("P55")
def test_primus_conspiratus_is_worth_a_point() -> None:
    area = (0, 0, 0, 0, 0, 0, 2)
    assert [parts(won(area, owner=0), seat)["primus"] for seat in (0, 1)] == [1, 0]
    assert parts(judged(NONE, (1, 1, 1, 1, 0, 0, 0)))["primus"] == 0


@pytest.mark.rule("P56", "P57")
def test_t7_four_points_for_the_most_money_hand_cards_included() -> None:
    scene = won(NONE, NONE, purses={0: 6, 1: 4, 2: 6}, hands={0: "I01", 1: "I02 I03 I04"})
    assert [parts(scene, seat)["money"] for seat in range(3)] == [4, 4, 0]


@pytest.mark.rule("P57")
def test_hand_cards_are_no_points() -> None:
    with_hand, without = won(NONE, purses={0: 0}, hands={0: "I01 I02"}), won(NONE, purses={0: 0})
    assert totals(with_hand)[0] == totals(without)[0] == 0
    assert with_hand.purses == without.purses


@pytest.mark.rule("P58")
def test_numbers_of_cards_mean_nothing_in_the_end() -> None:
    assert totals(won("R07 L10")) == totals(won("R01 R02 L10"))


def test_solo_money_points() -> None:
    assert parts(judged(NONE, (1, 1, 1, 0, 0, 0, 0)))["money"] == 4
    assert parts(judged(NONE, (1, 1, 1, 0, 0, 0, 0), solo_money_points=False))["money"] == 0


def test_a_tie_is_shared() -> None:
    scene = judged(NONE, (1, 0, 0, 1, 1, 1, 0), (1, 0, 0, 1, 1, 1, 0), purses={0: 2, 1: 2})
    assert winners(scene) == [0, 1] and [s.rank for s in GAME.standing(scene.state)] == [1, 1]


def test_final_tiebreak_money() -> None:
    area = (1, 0, 0, 1, 1, 1, 0)
    even = {"purses": {0: 0, 1: 1, 2: 3}}
    for money, won_by in (("shared", [0, 1]), ("money", [1])):
        scene = judged(NONE, area, area, NONE, **even, final_tiebreak=money)
        assert totals(scene) == [20, 20, 4] and winners(scene) == won_by
    scene = judged(NONE, area, area, NONE, purses={0: 1, 1: 1, 2: 3}, final_tiebreak="money")
    assert winners(scene) == [0, 1], "still tied"
    scene = judged(NONE, area, NONE, NONE, purses={0: 9, 1: 1, 2: 3}, final_tiebreak="money")
    assert [s.rank for s in GAME.standing(scene.state)] == [1, 2, 2], "money decides on top only"


def test_before_the_end_the_standing_is_that_of_a_victory_and_nobody_has_won() -> None:
    scene = lay("play", areas={0: (1, 1, 1, 0, 0, 3, 0)}, hands={0: "I01"}, rome=(1, 0, 0, 0, 0, 0, 0))
    assert totals(scene)[0] == 2 * 4 + 3 * 3 + 2 + 4 and winners(scene) == []
    assert scene.table().counts["score.0"] == totals(scene)[0]
