"""Placing (rules, section 4.2)."""

from __future__ import annotations

import pytest

from client.rules.aquileia.data import SPACES
from tests.aquileia.scene import Scene, lay


def send(scene: Scene, seat: int, *spaces: str) -> Scene:
    """A seat sends henchmen; the others in between place on the theatre, forum and market."""
    assert scene.asked == f"{seat} place"
    for space in spaces:
        scene.say(f"place seat.{seat}.henchmen space.{space}")
    return scene


@pytest.mark.rule("A17", "A24")
def test_placing_goes_clockwise_from_the_start_player_one_piece_each() -> None:
    scene = lay("place", 3, start=1, order=[])
    for seat, space in [(1, "dolus"), (2, "latro"), (0, "arena-2"), (1, "arena-1a")]:
        send(scene, seat, space)
    assert scene.asked == "2 place"
    assert [seat.henchmen for seat in scene.state.seats] == [4, 3, 4]


@pytest.mark.rule("A25", "A33")
def test_nobody_stops_before_five_henchmen_and_the_helmet_are_down() -> None:
    scene = lay("place", 3, order=[])
    answers = 0
    while scene.state.phase == "place":
        assert not [move for move in scene.moves if move == "pass"]
        scene.say(next(move for move in scene.moves if "portus" not in move))
        answers += 1
    assert [seat.henchmen for seat in scene.state.seats] == [0, 0, 0]
    assert sorted(scene.state.order) == [0, 1, 2]
    assert answers + len(scene.said("helmet")) == 18


@pytest.mark.rule("A18")
def test_areas_wait_until_everybody_has_placed() -> None:
    scene = lay("place", 3, order=[1, 2], on={"dolus": 0}, henchmen={0: 4, 1: 0, 2: 0})
    for space in ("forum-1", "forum-2", "forum-3"):
        send(scene, 0, space)
        assert scene.state.phase == "place"
    send(scene, 0, "forum-4")
    assert scene.state.phase == "dolus" and scene.said("helmet") == [(0, 3)]


@pytest.mark.rule("A18")
def test_areas_are_resolved_in_their_fixed_order() -> None:
    on = {"dolus": 0, "pecunia": 1, "equi-left": 2, "servi-top": 0, "potentia": 1, "arena-2": 2}
    scene = lay(
        "dolus", 3, on=on | {"stadium-gold-2": 0, "theatrum": 1, "forum-1": 2, "portus-bronze": 0, "latro": 1}
    )
    seen: list[str] = []
    while scene.state.round == 1:
        if scene.state.phase not in seen:
            seen.append(scene.state.phase)
        if scene.asked == "roll":
            scene.chance([4] * len(scene.asks.of))  # type: ignore[union-attr]
        else:
            scene.say(scene.moves[-1])
    areas = [
        "dolus",
        "pecunia",
        "equi",
        "servi",
        "arena_prizes",
        "stadium_prizes",
        "theatre_open",
        "forum",
        "latro",
    ]
    assert [phase for phase in seen if phase in areas] == areas


@pytest.mark.rule("A26")
def test_a_space_takes_one_henchman_of_anybody() -> None:
    scene = send(lay("place", 3, order=[]), 0, "dolus")
    assert "space.dolus" not in scene.to("place")
    assert scene.state.marker[0] == 4, "his fifth henchman stands there"


@pytest.mark.rule("A27", "A77")
def test_several_spaces_of_an_area_and_any_forum_space_are_open() -> None:
    scene = lay("place", 3, on={"forum-5": 0, "arena-2": 0, "latro": 0}, order=[])
    open_to_him = scene.to("place")
    assert {"space.arena-1a", "space.arena-1b"} <= set(open_to_him)
    assert {f"space.forum-{number}" for number in range(1, 5)} <= set(open_to_him)
    assert "space.portus-gold" in open_to_him, "the thief is no harbour space"


@pytest.mark.rule("A28")
@pytest.mark.parametrize(("mine", "other"), [("silver", "gold"), ("gold", "silver")])
def test_t20_the_first_racer_binds_his_player_to_that_side(mine: str, other: str) -> None:
    scene = lay("place", 3, on={f"stadium-{mine}-1a": 0}, order=[])
    track = [space for space in scene.to("place") if "stadium" in space]
    assert track == [f"space.stadium-{mine}-1b", f"space.stadium-{mine}-2"]
    scene.say("place seat.0.henchmen space.dolus")
    assert f"space.stadium-{other}-2" in scene.to("place"), "the others are free to choose"


@pytest.mark.rule("A28")
def test_the_side_binds_for_this_round_only() -> None:
    scene = lay("cleanup", 3, on={"stadium-gold-1a": 0})
    assert scene.asked == "0 place"
    assert {"space.stadium-silver-2", "space.stadium-gold-2"} <= set(scene.to("place"))


@pytest.mark.rule("A29")
def test_t19_one_harbour_space_a_player() -> None:
    scene = lay("place", 3, order=[], purses={0: (2, 2, 2)})
    send(scene, 0, "portus-bronze")
    send(scene, 1, "dolus")
    send(scene, 2, "pecunia")
    assert not [space for space in scene.to("place") if "portus" in space]


@pytest.mark.rule("A30")
def test_t19_a_harbour_space_needs_its_coin_at_once() -> None:
    scene = lay("place", 3, order=[], purses={0: (1, 0, 1)})
    harbour = [space for space in scene.to("place") if "portus" in space]
    assert harbour == ["space.portus-bronze", "space.portus-gold"]
    send(scene, 0, "portus-gold")
    assert scene.purse(0) == (1, 0, 0) and scene.state.tariff == [0, 0, 1]
    assert scene.said("tariff_laid") == [(0, "space.portus-gold")]


def test_other_spaces_need_no_coin_to_stand_on() -> None:
    scene = lay("place", 3, order=[], purses={0: (0, 0, 0)})
    assert scene.to("place") == [
        *[f"space.{s.id}" for s in SPACES if not s.id.startswith("portus")],
        "order.0",
    ]


@pytest.mark.rule("A31")
def test_the_helmet_takes_the_first_free_rank_in_place_of_a_henchman() -> None:
    scene = lay("place", 3, order=[2])
    assert [place for place in scene.to("place") if "order" in place] == ["order.1"]
    scene.say("place seat.0.helmet order.1")
    assert scene.state.order == [2, 0] and scene.state.seats[0].henchmen == 5
    assert scene.asked == "1 place"


@pytest.mark.rule("A33")
def test_the_helmet_goes_down_once_and_does_not_end_placing() -> None:
    scene = lay("place", 3, order=[])
    scene.say("place seat.0.helmet order.0")
    send(scene, 1, "dolus")
    send(scene, 2, "pecunia")
    assert scene.asked == "0 place" and not [place for place in scene.to("place") if "order" in place]


def test_t26_who_has_nowhere_to_go_keeps_his_henchman_without_being_asked() -> None:
    free = {"stadium-silver-1a", "stadium-silver-2", "portus-silver", "portus-gold"}
    on = {space.id: 1 for space in SPACES if space.id not in free} | {
        "stadium-gold-1a": 0,
        "portus-bronze": 2,
    }
    scene = lay("place", 3, on=on, purses={0: (1, 0, 0)}, henchmen={0: 1, 1: 0, 2: 0})
    assert scene.said("kept") == [(0, 1)] and scene.state.phase != "place"
    assert scene.state.seats[0].henchmen == 1


def test_who_has_nowhere_to_go_sets_the_helmet_first() -> None:
    on = {space.id: 1 for space in SPACES}
    scene = lay("place", 3, on=on, order=[1, 2], henchmen={0: 5, 1: 0, 2: 0})
    assert scene.said("helmet") == [(0, 3)] and scene.said("kept") == [(0, 5)]


def test_a_last_choice_is_set_without_asking() -> None:
    on = {space.id: 1 for space in SPACES if space.id != "latro"}
    scene = lay("place", 3, on=on, henchmen={0: 3, 1: 0, 2: 0})
    assert scene.said("sent") == [(0, "space.latro")] and scene.said("kept") == [(0, 2)]


def test_a_harbour_coin_does_not_come_back_while_placing() -> None:
    scene = send(lay("place", 3, order=[], purses={0: (1, 0, 0)}), 0, "portus-bronze")
    assert not [move for move in scene.moves if not move.startswith("place")]
    assert scene.purse(0) == (0, 0, 0)
