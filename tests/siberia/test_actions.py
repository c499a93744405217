"""Logistician, salesman, worker and investor (rules, sections 5.4 to 5.7)."""

from __future__ import annotations

import pytest

from tests.siberia.scene import Scene, faces, lay

READY = {"salesman": 2}


def acting(column: str, counters: int = 2, **more: object) -> Scene:
    """Seat 0 has performed this action; what it leads to is asked."""
    panels = {0: {column: counters, "research": 0}, 1: READY}
    return lay(panels=panels, **more).act(column)  # type: ignore[arg-type]


def targets(scene: Scene, source: str) -> set[str]:
    """Where a pawn of this zone may go."""
    return {move.split()[2].partition(".")[2] for move in scene.moves if move.split()[1:2] == [source]}


# ---- logistician


@pytest.mark.rule("S52", "S53")
def test_e8_three_steps_shared_among_the_workers() -> None:
    scene = acting("logistician", pawns={0: "vladivostok vladivostok frankfurt"})
    assert scene.row(0, "logistician") == []
    scene.say("move workers.vladivostok.0 area.amur", "move workers.amur.0 area.vilyuy")
    assert scene.table().counts["steps"] == 1
    scene.say("move workers.vladivostok.0 area.khabarovsk")
    assert sorted(scene.at(0)[:3]) == ["frankfurt", "khabarovsk", "vilyuy"]
    assert scene.asked == "1 turn", "a fourth step is not to be had"


@pytest.mark.rule("S53")
def test_a_step_leads_to_an_adjacent_area() -> None:
    scene = acting("logistician", pawns={0: "irkutsk frankfurt"})
    assert targets(scene, "workers.irkutsk.0") == {"transbaikal", "vilyuy", "evenkia", "yenisei"}


@pytest.mark.rule("S54")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_steps_may_be_left_unused(steps: int) -> None:
    scene = acting("logistician")
    path = ["move workers.vladivostok.0 area.amur", "move workers.amur.0 area.vladivostok"]
    assert scene.say(*path[:steps], "done").asked == "1 turn"


@pytest.mark.rule("S85")
def test_exhausted_areas_cost_no_step() -> None:
    scene = acting("logistician", closed="khabarovsk lena")
    reached = targets(scene, "workers.vladivostok.0")
    assert reached == {"amur", "vilyuy", "kolyma", "evenkia", "taymyr", "chukotka"}
    scene.say("move workers.vladivostok.0 area.taymyr")
    assert scene.table().counts["steps"] == 2, "and nobody stops on one"


def test_workers_do_not_block_and_need_no_room() -> None:
    scene = acting("logistician", pawns={0: "amur vladivostok", 1: "amur amur amur"})
    assert "amur" in targets(scene, "workers.vladivostok.0")
    assert "vladivostok" in targets(scene, "workers.amur.0")


def test_a_logistician_needs_a_worker_on_the_map() -> None:
    scene = lay(panels={0: {"logistician": 2, "salesman": 2}}, pawns={0: "frankfurt"})
    assert scene.verbs == {"act salesman", "pass"}


# ---- salesman


@pytest.mark.rule("S55", "S56")
def test_a_pawn_of_the_supply_goes_to_any_exchange() -> None:
    scene = acting("salesman")
    assert targets(scene, "seat.0.pawns") == {"0", "1", "2", "3", "4", "5"}, "Frankfurt again too"
    scene.say("send seat.0.pawns market.1")
    assert scene.at(0) == ["vladivostok", "frankfurt", "tokyo", "home", "home", "home"]
    assert scene.row(0, "salesman") == [] and scene.asked == "1 turn"


@pytest.mark.rule("S57")
def test_or_one_from_another_exchange_be_it_the_last() -> None:
    scene = acting("salesman")
    assert targets(scene, "salesmen.0.0") == {"1", "2", "3", "4", "5"}
    assert "frankfurt" not in scene.say("send salesmen.0.0 market.5").at(0)  # type: ignore[attr-defined]


@pytest.mark.rule("S58")
@pytest.mark.parametrize("node", ["kolyma", "vladivostok"])
def test_or_a_worker_from_siberia(node: str) -> None:
    scene = acting("salesman", pawns={0: f"{node} frankfurt"})
    scene.say(f"send workers.{node}.0 market.3")
    assert scene.at(0)[:2] == ["new_york", "frankfurt"]


# ---- worker


@pytest.mark.rule("S59", "S60")
def test_a_pawn_of_the_supply_becomes_worker_in_vladivostok() -> None:
    scene = acting("worker")
    assert scene.at(0) == ["vladivostok", "frankfurt", "vladivostok", "home", "home", "home"]
    assert scene.said("hired") == [(0, "seat.0.pawns")] and scene.asked == "1 turn"
    assert scene.row(0, "worker") == []


@pytest.mark.rule("S61", "S62")
def test_with_an_empty_supply_a_salesman_or_a_worker_of_any_area() -> None:
    scene = acting("worker", pawns={0: "amur amur lena vladivostok frankfurt tokyo"})
    assert {move.split()[1] for move in scene.moves} == {
        "workers.amur.0", "workers.lena.0", "salesmen.0.0", "salesmen.1.0",
    }  # fmt: skip
    assert set(scene.to("hire")) == {"area.vladivostok"}
    scene.say("hire salesmen.1.0 area.vladivostok")
    assert scene.at(0)[-1] == "vladivostok"


@pytest.mark.rule("S61", "S62")
def test_the_other_sources_only_with_an_empty_supply_or_by_the_option() -> None:
    pawns = {0: "amur frankfurt tokyo"}
    assert acting("worker", pawns=pawns).asked == "1 turn", "there was no choice"
    free = acting("worker", pawns=pawns, worker_source="any")
    assert {m.split()[1] for m in free.moves} == {
        "seat.0.pawns",
        "workers.amur.0",
        "salesmen.0.0",
        "salesmen.1.0",
    }


def test_all_six_in_vladivostok_cannot_be_more() -> None:
    crowd = {0: "vladivostok " * 6}
    assert lay(panels={0: {"worker": 2, "salesman": 2}}, pawns=crowd).verbs == {"act salesman", "pass"}


# ---- investor


@pytest.mark.rule("S63", "S65")
def test_an_open_tile_goes_onto_its_column_and_the_display_is_filled_at_once() -> None:
    scene = acting("investor", display="gas coal oil gold")
    top, stack = scene.state.stack[-1], len(scene.state.stack)
    assert {to.removeprefix("seat.0.") for to in scene.to("take")} == {
        "gas.tile", "coal.tile", "oil.tile", "gold.tile",
    }  # fmt: skip
    scene.say(next(move for move in scene.moves if "coal" in move))
    zones = scene.table().zones
    assert faces(zones, "seat.0.coal.tile") == ["coal"] and len(zones["stack"]) == stack - 1
    assert zones["display.1"][0].id == f"tile.{top}" and scene.said("tile_opened") == [(f"tile.{top}",)]
    assert scene.asked == "1 turn" and scene.row(0, "investor") == []


@pytest.mark.rule("S64", "S67")
def test_e16_only_tiles_with_a_free_space_and_no_tile_yet() -> None:
    panels = {0: {"gas": 2, "investor": 2}, 1: READY}
    scene = lay(panels=panels, tiles={0: "manager"}, display="gas gas manager investor").act("investor")
    assert scene.to("take") == ["seat.0.investor.tile"]
    scene.say(scene.moves[0])
    assert [len(scene.table().zones[f"display.{n}"]) for n in range(4)] == [1] * 4


@pytest.mark.rule("S64")
def test_a_joker_takes_the_space_as_well() -> None:
    panels = {0: {"gas": "manager worker-gas", "coal": 1, "investor": 2}}
    scene = lay(panels=panels, display="gas coal").act("investor")
    assert scene.to("take") == ["seat.0.coal.tile"]


def test_without_a_tile_that_fits_there_is_no_investing() -> None:
    scene = lay(panels={0: {"gas": 2, "investor": 2, "salesman": 2}}, display="gas gas")
    assert "act seat.0.investor bag" not in scene.moves


@pytest.mark.rule("S66")
def test_from_then_on_one_counter_is_enough() -> None:
    scene = acting("investor", display="salesman worker oil gold")
    scene.say(next(move for move in scene.moves if "salesman" in move))
    assert "salesman" in [name for name in ("salesman",) if scene.table().counts[f"ready.0.{name}"] == 0]
    for counters, ready in ((0, 0), (1, 1)):
        panel = lay(panels={0: {"salesman": counters, "worker": 2}}, tiles={0: "salesman"})
        assert panel.table().counts["ready.0.salesman"] == ready


@pytest.mark.rule("S65")
def test_an_empty_stack_lets_the_display_shrink() -> None:
    scene = acting("investor", display="gas coal")
    scene.state.stack.clear()
    scene.say(scene.moves[0])
    zones = scene.table().zones
    assert [len(zones[f"display.{n}"]) for n in range(4)] == [0, 1, 0, 0] and scene.asked == "1 turn"
