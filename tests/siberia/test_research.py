"""Research (rules, section 5.2)."""

from __future__ import annotations

import pytest

from client.rules.siberia.data import NODES
from tests.siberia.scene import Scene, lay

READY = {"salesman": 2}


def researching(counters: str, **more: object) -> Scene:
    """Seat 0 has these counters under research and could act besides."""
    return lay(panels={0: {"research": counters, **READY}, 1: READY}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("S42", "S43", "S48")
def test_every_counter_brings_its_cube_and_goes_to_the_bag() -> None:
    scene = researching("worker-gas salesman-gold")
    bag, supply = len(scene.state.bag), list(scene.state.supply)
    scene.lay("salesman-gold", "altai").lay("worker-gas", "amur")
    assert scene.cubes("altai") == ["coal", "oil", "gold"] and scene.cubes("amur") == ["gas", "coal", "oil"]
    assert len(scene.state.bag) == bag + 2 and scene.row(0, "research") == []
    assert [a - b for a, b in zip(supply, scene.state.supply, strict=True)] == [1, 0, 0, 1, 0]
    assert scene.asked == "1 turn"


@pytest.mark.rule("S43")
def test_any_area_will_do_without_own_workers_there() -> None:
    scene = researching("worker-gas")
    assert scene.to("lay") == [f"area.{name}" for name in NODES[:-1]], "all but Vladivostok"


@pytest.mark.rule("S44")
def test_never_two_cubes_of_a_kind_in_an_area() -> None:
    scene = researching("worker-gas", cubes={"amur": "gas", "lena": "gas coal"})
    assert not {"area.amur", "area.lena"} & set(scene.to("lay")) and len(scene.moves) == 12


@pytest.mark.rule("S82")
def test_exhausted_areas_never_get_cubes_again() -> None:
    assert "area.amur" not in researching("worker-gas", closed="amur").to("lay")


@pytest.mark.rule("S45")
def test_e10_without_any_cube_in_the_supply_research_costs_no_action() -> None:
    scene = researching("worker-gas salesman-gas", supply={"gas": 0})
    assert scene.row(0, "research") == [] and scene.said("fruitless") == [(0, "gas")] * 2
    assert scene.asked == "0 turn" and scene.verbs == {"act salesman", "pass"}
    assert scene.said("research_free") == [(0,)]


@pytest.mark.rule("S45")
def test_e11_the_last_cube_serves_one_counter_only() -> None:
    scene = researching("worker-gas salesman-gas", supply={"gas": 1}).lay("salesman-gas", "amur")
    assert scene.state.supply[0] == 0 and scene.row(0, "research") == []
    assert scene.said("fruitless") == [(0, "gas")] and scene.asked == "1 turn", "one was placed: an action"


@pytest.mark.rule("S45")
def test_e12_every_open_area_has_the_kind_already() -> None:
    scene = researching("worker-coal", closed="amur lena")
    left = scene.state.supply[1]
    assert scene.said("fruitless") == [(0, "coal")] and scene.state.supply[1] == left > 0
    assert scene.asked == "0 turn"


@pytest.mark.rule("S46")
def test_no_other_resource_replaces_it() -> None:
    scene = researching("worker-gas", supply={"gas": 0})
    assert scene.state.lying[0] == 0 and not scene.state.busy


@pytest.mark.rule("S47")
def test_a_manager_must_bring_a_cube_of_any_resource_that_can_be_placed() -> None:
    scene = researching("manager", supply={"gas": 0})
    assert [to.removeprefix("supply.") for to in scene.to("name")] == ["gold", "diamonds"]
    assert {move.split()[0] for move in scene.moves} == {"name"}, "and nothing else"
    scene.lay("manager:gold", "kolyma")
    assert "gold" in scene.cubes("kolyma") and scene.asked == "1 turn"


@pytest.mark.rule("S47")
def test_a_manager_that_can_bring_nothing_just_goes() -> None:
    scene = researching("manager", supply={"gas": 0, "gold": 0, "diamonds": 0})
    assert scene.said("fruitless") == [(0, "manager")] and scene.asked == "0 turn"


def test_the_order_is_free_a_manager_may_take_the_last_cube() -> None:
    scene = researching("worker-gas manager", supply={"gas": 1}).lay("manager:gas", "amur")
    assert scene.said("fruitless") == [(0, "gas")] and scene.asked == "1 turn"


def test_after_naming_the_same_counter_is_placed() -> None:
    scene = researching("worker-gas manager")
    manager = next(c for c in scene.state.seats[0].research if c < 14)
    scene.say(f"name counter.{manager} supply.diamonds")
    assert scene.asked == "0 cube" and {move.split()[1] for move in scene.moves} == {f"counter.{manager}"}
