"""Turns of the second phase and the manager (rules, sections 4.2, 4.3, 5.3)."""

from __future__ import annotations

import pytest

from tests.siberia.scene import Scene, lay

READY = {"salesman": 2}


def bagged(scene: Scene, before: int) -> int:
    """How many counters went to the bag."""
    return len(scene.state.bag) - before


@pytest.mark.rule("S21", "S22", "S34")
def test_one_action_a_turn_clockwise_until_all_have_passed() -> None:
    panel = {"logistician": 2, "salesman": 2, "worker": 2}
    scene = lay(seats=3, start=1, player=1, panels={s: panel for s in range(3)})
    seen = []
    for answer in ("logistician", "logistician", "pass", "worker", "pass", "pass"):
        seen.append(scene.seat)
        if answer == "pass":
            scene.say("pass")
        else:
            scene.act(answer).say(*["done"] * (answer == "logistician"))
    assert seen == [1, 2, 0, 1, 2, 1]
    assert scene.said("round") == [(2, 2)], "the next round begins when all have passed"


@pytest.mark.rule("S35")
def test_with_counters_under_research_research_comes_first() -> None:
    scene = lay(panels={0: {"research": "worker-gas", **READY}, 1: READY})
    assert scene.asked == "0 research" and all(move.startswith("lay") for move in scene.moves)
    scene.lay("worker-gas", "amur")
    assert scene.asked == "1 turn", "it was the action"


@pytest.mark.rule("S36")
def test_without_any_one_action_or_pass() -> None:
    scene = lay(panels={0: {"salesman": 2, "worker": 2, "logistician": 2}})
    assert scene.moves == [f"act seat.0.{name} bag" for name in ("logistician", "salesman", "worker")] + [
        "pass"
    ]


@pytest.mark.rule("S37")
def test_a_pass_is_final_for_the_round_and_the_others_go_on() -> None:
    scene = lay(panels={0: READY, 1: {"salesman": 2, "logistician": 2, "worker": 2}}).say("pass")
    for column in ("logistician", "worker"):
        assert scene.asked == "1 turn"
        scene.act(column)
        if column == "logistician":
            scene.say("done")
    assert scene.asked == "1 turn" and scene.row(0, "salesman"), "kept for a later round"


def test_who_can_do_nothing_is_out_of_the_round() -> None:
    scene = lay(panels={0: {"gas": 1}, 1: READY})
    assert scene.said("nothing_left") == [(0,)] and scene.asked == "1 turn" and scene.state.seats[0].passed


@pytest.mark.rule("S38")
@pytest.mark.parametrize(
    ("counters", "tiles", "offered"), [(2, "", True), (1, "salesman", True), (1, "", False)]
)
def test_an_action_needs_both_spaces_two_counters_or_one_and_a_tile(
    counters: int, tiles: str, offered: bool
) -> None:
    scene = lay(panels={0: {"salesman": counters, "worker": 2}}, tiles={0: tiles})
    assert ("act seat.0.salesman bag" in scene.moves) is offered


@pytest.mark.rule("S39")
def test_tiles_alone_never_make_an_action() -> None:
    assert lay(panels={0: {"worker": 2}}, tiles={0: "salesman"}).verbs == {"act worker", "pass"}


@pytest.mark.rule("S40", "S41", "S66")
def test_the_counters_go_and_the_tile_stays_to_the_end() -> None:
    scene = lay(panels={0: {"logistician": 1, **READY}}, tiles={0: "logistician"})
    bag = len(scene.state.bag)
    scene.act("logistician").say("done")
    assert bagged(scene, bag) == 1 and scene.row(0, "logistician") == []
    assert [piece.face for piece in scene.table().zones["seat.0.logistician.tile"]] == ["logistician"]
    two = lay(panels={0: {"logistician": 2, **READY}})
    bag = len(two.state.bag)
    assert bagged(two.act("logistician").say("done"), bag) == 2  # type: ignore[arg-type]


# ---- manager


def managing(managers: int = 2, tiles: str = "", **panel: int | str) -> Scene:
    return lay(panels={0: {"manager": managers, **panel}, 1: READY}, tiles={0: tiles})


@pytest.mark.rule("S49", "S50", "S51")
def test_one_manager_goes_to_any_free_space_the_other_to_the_bag() -> None:
    scene = managing(gas=1, coal=2)
    assert scene.verbs == {"joker manager", "mine coal", "pass"} - {"mine coal"}
    assert set(scene.to("joker")) == {
        f"seat.0.{c}"
        for c in ("logistician", "salesman", "worker", "investor", "gas", "oil", "gold", "diamonds")
    }
    bag = len(scene.state.bag)
    scene.say("joker seat.0.manager seat.0.gas")
    assert scene.row(0, "gas")[1:] == ["manager"] and scene.row(0, "manager") == []
    assert bagged(scene, bag) == 1 and scene.asked == "1 turn", "it costs the action"


@pytest.mark.rule("S50")
def test_a_joker_makes_a_column_ready_and_goes_to_the_bag_with_it() -> None:
    scene = managing(salesman=1).say("joker seat.0.manager seat.0.salesman").say("pass")
    bag = len(scene.state.bag)
    assert "act seat.0.salesman bag" in scene.moves
    assert bagged(scene.act("salesman"), bag) == 2


@pytest.mark.rule("S51")
def test_e14_with_a_manager_tile_the_single_counter_becomes_a_joker() -> None:
    scene = managing(1, "manager")
    bag = len(scene.state.bag)
    scene.say("joker seat.0.manager seat.0.oil")
    assert scene.row(0, "oil") == ["manager"] and bagged(scene, bag) == 0
    assert scene.table().counts["counters.0"] == 1


def test_a_joker_may_join_a_tile_or_another_joker() -> None:
    scene = managing(1, "manager oil", gas="manager")
    assert {"seat.0.oil", "seat.0.gas"} <= set(scene.to("joker"))
    assert scene.say("joker seat.0.manager seat.0.gas").row(0, "gas") == ["manager"] * 2  # type: ignore[attr-defined]


def test_e15_without_a_free_space_elsewhere_a_manager_is_useless() -> None:
    columns = ("logistician", "salesman", "worker", "investor", "gas", "coal", "oil", "gold", "diamonds")
    full = managing(**dict.fromkeys(columns, 2))
    assert full.to("joker") == []
    spare = managing(**{**dict.fromkeys(columns, 2), "gas": 1})
    assert spare.to("joker") == ["seat.0.gas"]


def freely(**more: object) -> Scene:
    panels = {0: {"manager": 2, "salesman": 1, "gas": 1}, 1: READY}
    return lay(panels=panels, manager_mode="free_action", **more)  # type: ignore[arg-type]


@pytest.mark.rule("S50", "S51")
def test_free_action_names_any_action_ready_or_not() -> None:
    scene = freely(pawns={0: "amur frankfurt tokyo"}, cubes={"amur": "gas oil"})
    assert set(scene.to("free")) == {
        f"seat.0.{c}" for c in ("logistician", "salesman", "worker", "investor", "gas", "oil")
    }
    bag = len(scene.state.bag)
    scene.say("free seat.0.manager seat.0.salesman")
    assert bagged(scene, bag) == 3, "the managers and what lay in the column"
    scene.say("send seat.0.pawns market.2")
    assert scene.at(0).count("london") == 1 and scene.asked == "1 turn"


def test_free_action_mines_at_an_exchange_of_choice() -> None:
    scene = freely(pawns={0: "amur frankfurt tokyo"}, cubes={"amur": "gas oil"})
    scene.say("free seat.0.manager seat.0.gas")
    assert scene.asked == "0 sell" and scene.moves == ["sell - market.1", "sell - market.0"]
    assert scene.say("sell - market.1").purses == [3000, 0]  # type: ignore[attr-defined]
    one = freely(pawns={0: "amur frankfurt tokyo"}, cubes={"amur": "gas oil"})
    assert one.say("free seat.0.manager seat.0.oil").purses == [1000, 0]  # type: ignore[attr-defined]


def test_free_action_frees_the_columns_it_empties_for_a_tile() -> None:
    scene = freely(display="manager manager")
    scene.say("free seat.0.manager seat.0.investor")
    assert scene.asked == "0 invest" and len(scene.moves) == 2
