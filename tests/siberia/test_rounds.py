"""The end of a round, both ends of the game, the result (rules, sections 6.2 to 6.4)."""

from __future__ import annotations

import pytest

from client.rules.siberia import GAME
from tests.siberia.scene import Scene, lay

READY = {"salesman": 2}
SEVEN = "amur khabarovsk transbaikal vilyuy kolyma irkutsk taymyr"
TWELVE = {"logistician": 2, "salesman": 2, "gas": 2, "coal": 2, "oil": 2, "gold": 2, "diamonds": 1}


def drawn(scene: Scene) -> bool:
    """Whether the next round has begun: its counters are about to be drawn."""
    return scene.asked == "shuffle" and scene.asks.about == ("bag",)  # type: ignore[union-attr]


def passes(scene: Scene) -> Scene:
    """Everybody passes who is asked for a turn."""
    while scene.asked.endswith("turn"):
        scene.say("pass")
    return scene


@pytest.mark.rule("S23", "S77", "S81")
def test_the_marker_goes_to_the_left() -> None:
    scene = passes(lay(seats=3, start=2, player=2, panels={2: READY}))
    assert drawn(scene) and scene.state.start == 0 and scene.said("round") == [(2, 0)]
    assert [len(scene.table().zones[f"seat.{n}.start"]) for n in range(3)] == [1, 0, 0]


@pytest.mark.rule("S78")
def test_counters_on_the_panels_stay_for_later_rounds() -> None:
    scene = passes(lay(panels={0: {"gas": 1, "salesman": 2}, 1: {"oil": 1}}))
    assert drawn(scene) and len(scene.row(0, "gas")) == 1 == len(scene.row(1, "oil"))


@pytest.mark.rule("S79", "S80")
def test_e18_thirteen_counters_and_four_tiles_leave_ten() -> None:
    panel = {**TWELVE, "manager": 0}
    scene = lay(panels={0: panel, 1: READY}, tiles={0: "manager worker investor diamonds"})
    bag = len(scene.state.bag)
    passes(scene)
    left = []
    while scene.asked == "0 discard":
        left.append(scene.asks.about)  # type: ignore[union-attr]
        assert len(scene.moves) == 10 + left[-1][0]
        scene.say(scene.moves[0])
    assert left == [(3,), (2,), (1,)] and drawn(scene)
    assert scene.table().counts["counters.0"] == 10 and len(scene.state.seats[0].tiles) == 4
    assert len(scene.state.bag) == bag + 3 and len(scene.asks.of) == len(scene.state.bag), "mixed in"  # type: ignore[union-attr]


@pytest.mark.rule("S79")
def test_ten_may_stay() -> None:
    ten = {**TWELVE, "gold": 0, "diamonds": 0}
    assert drawn(passes(lay(panels={0: ten, 1: READY})))


@pytest.mark.rule("S80")
def test_each_owner_discards_from_the_start_player_on() -> None:
    panels = {
        seat: {"logistician": 2, "gas": 2, "coal": 2, "oil": 2, "worker": 2, "salesman": 2}
        for seat in range(2)
    }
    scene = passes(lay(start=1, player=1, panels=panels))
    seen = []
    while scene.asked.endswith("discard"):
        seen.append(scene.seat)
        scene.say(scene.moves[-1])
    assert seen == [1, 1, 0, 0]


# ---- the end


def last_cube(**more: object) -> Scene:
    """Seven markers lie; seat 0 can mine the last cubes of lena and evenkia."""
    panels = {0: {"oil": 2, "salesman": 2}, 1: READY}
    cubes = {"lena": "oil", "evenkia": "oil"}
    pawns = {0: "lena evenkia new_york"}
    given = {"closed": SEVEN, "panels": panels, "pawns": pawns, "cubes": cubes, "rest": "gas coal"} | more
    return lay(**given)  # type: ignore[arg-type]


@pytest.mark.rule("S24", "S26", "S86", "S87")
def test_e19_the_eighth_marker_ends_the_game_at_once() -> None:
    scene = last_cube().mine("oil", "new_york")
    assert scene.purses == [8000, 0] and scene.said("ends") == [("markers",)] and scene.asked == ""
    assert scene.state.marked[7:] == [4] and scene.table().counts["exhausted"] == 8, "in the order of the map"
    assert len(scene.state.seats[1].rows[2]) == 2, "nobody acts any more, nothing is discarded"
    assert scene.state.closed.bit_count() == 9 and "evenkia" not in scene.at(0)


def test_seven_markers_do_not_end_it() -> None:
    cubes = {"lena": "oil", "amur": "coal"}
    scene = last_cube(closed=SEVEN.removeprefix("amur "), cubes=cubes, pawns={0: "lena new_york"})
    assert scene.mine("oil", "new_york").asked == "1 turn" and scene.table().counts["exhausted"] == 7


def test_exhaustion_end_finish_round() -> None:
    scene = last_cube(exhaustion_end="finish_round").mine("oil", "new_york")
    assert scene.asked == "1 turn" and scene.said("last_round") == [("markers",)]
    assert passes(scene).asked == "" and scene.said("ends") == [("markers",)]


def supplies(**more: object) -> Scene:
    """Gas and gold are used up; seat 0 brings the last diamonds."""
    given: dict[str, object] = {"supply": {"gas": 0, "gold": 0, "diamonds": 1}}
    panels = {0: {"research": "worker-diamonds", "salesman": 2}, 1: READY}
    return lay(**{"panels": panels} | given | more)  # type: ignore[arg-type]


@pytest.mark.rule("S25", "S88", "S89")
def test_three_empty_supplies_make_the_round_the_last() -> None:
    scene = supplies()
    assert not scene.state.last
    scene.lay("worker-diamonds", "amur")
    assert scene.state.last and scene.said("last_round") == [("supplies",)]
    assert scene.asked == "1 turn", "it is played to its end"
    assert passes(scene).asked == "" and scene.said("ends") == [("supplies",)]


@pytest.mark.rule("S89")
def test_the_last_round_is_cleaned_up_like_any_other() -> None:
    panels = {0: {"research": "worker-diamonds", **TWELVE}, 1: READY}
    scene = passes(supplies(panels=panels).lay("worker-diamonds", "amur"))
    assert scene.asked == "0 discard"


@pytest.mark.rule("S26")
def test_supply_end_immediate() -> None:
    scene = supplies(
        supply_end="immediate",
        panels={0: {"research": "worker-diamonds salesman-oil"}, 1: READY},
        rest="coal",
    )
    scene.lay("worker-diamonds", "amur")
    assert scene.asked == "0 research", "the action is finished"
    assert scene.lay("salesman-oil", "lena").asked == "" and scene.said("ends") == [("supplies",)]


@pytest.mark.rule("S25")
def test_supply_test_supply_and_map() -> None:
    scene = supplies(supply_test="supply_and_map").lay("worker-diamonds", "amur")
    assert not scene.state.last, "a diamond lies on the map"
    panels = {0: {"diamonds": 2, "salesman": 2}, 1: READY}
    gone = {"supply": {"gas": 0, "gold": 0, "diamonds": 0}, "supply_test": "supply_and_map"}
    cubes, pawns = {"amur": "diamonds coal"}, {0: "amur frankfurt"}
    sale = supplies(panels=panels, cubes=cubes, pawns=pawns, **gone)
    assert sale.mine("diamonds", "frankfurt").state.last


def test_a_game_that_is_over_at_once_tells_of_no_last_round() -> None:
    scene = supplies(supply_end="immediate").lay("worker-diamonds", "amur")
    assert scene.said("ends") == [("supplies",)] and not scene.said("last_round")
    gone = {"supply": {"gold": 0, "diamonds": 0, "oil": 0}, "supply_test": "supply_and_map"}
    scene = last_cube(**gone).mine("oil", "new_york")
    assert scene.said("ends") == [("markers",)] and not scene.said("last_round")


def test_e21_the_eighth_marker_wins_over_the_last_round() -> None:
    scene = last_cube(last=True, supply={"gold": 0, "diamonds": 0, "oil": 0}).mine("oil", "new_york")
    assert scene.asked == "" and scene.said("ends") == [("markers",)]


def test_three_idle_rounds_end_the_game() -> None:
    scene = passes(lay(panels={0: READY, 1: READY}, idle=1))
    assert drawn(scene) and scene.state.idle == 2
    assert passes(lay(panels={0: READY, 1: READY}, idle=2)).said("ends") == [("idle",)]


def test_a_cube_placed_or_sold_makes_a_round_a_busy_one() -> None:
    placed = lay(panels={0: {"research": "worker-gas"}, 1: READY}, idle=2).lay("worker-gas", "amur")
    panels = {0: {"coal": 2, **READY}, 1: READY}
    sold = lay(panels=panels, pawns={0: "amur frankfurt"}, idle=2).mine("coal", "frankfurt")
    for scene in (placed, sold):
        assert drawn(passes(scene)) and scene.state.idle == 0


# ---- the result


@pytest.mark.rule("S20", "S90")
def test_e22_the_richest_wins_a_tie_is_shared() -> None:
    scene = lay("end", 3, earned={0: 47000, 1: 39000, 2: 47000})
    scores = GAME.standing(scene.state)
    assert [(s.points, s.rank, s.won) for s in scores] == [
        (47000, 1, True),
        (39000, 3, False),
        (47000, 1, True),
    ]
    assert all(sum(rubles for _, rubles in score.parts) == score.points for score in scores)


@pytest.mark.rule("S90")
def test_nothing_but_money_counts_unless_fewer_tiles_break_the_tie() -> None:
    tiles = {0: "gas coal", 1: "oil"}
    scene = lay("end", 3, earned={0: 9000, 1: 9000, 2: 8000}, tiles=tiles)
    assert [score.rank for score in GAME.standing(scene.state)] == [1, 1, 3]
    other = lay("end", 3, earned={0: 9000, 1: 9000, 2: 8000}, tiles=tiles, tiebreak="fewer_tiles")
    assert [score.rank for score in GAME.standing(other.state)] == [2, 1, 3]
