"""Drawing and placing counters (rules, sections 4, 4.1, 5.1)."""

from __future__ import annotations

import pytest

from client.rules.play import Decision
from client.rules.siberia.data import RESEARCH, RESOURCES
from tests.siberia.scene import Scene, faces, lay


def placing(hand: str, **more: object) -> Scene:
    """Seat 0 of two places this hand."""
    return lay("place", hands={0: hand}, **more)  # type: ignore[arg-type]


def columns(scene: Scene, face: str) -> set[str]:
    """Where a counter of this face may go."""
    seat = scene.state.seats[scene.seat]
    ids = {f"counter.{c}" for c, planned in zip(seat.hand, seat.plan, strict=True) if planned < 0}
    shown = {p.id for p in scene.table(scene.seat).zones[f"seat.{scene.seat}.hand"] if p.face == face}
    return {m.rpartition(".")[2] for m in scene.moves for i in ids & shown if m.split()[1] == i}


@pytest.mark.rule("S21", "S27")
def test_from_the_start_player_on_everybody_draws_six_blindly() -> None:
    scene = lay("draw", 3, start=2)
    scene.draws("worker-gas manager", "manager manager", "investor-oil")
    hands = {seat: faces(scene.table(seat).zones, f"seat.{seat}.hand") for seat in range(3)}
    assert hands[2][:2] == ["worker-gas", "manager"] and hands[0][:2] == ["manager", "manager"]
    assert hands[1][0] == "investor-oil" and {len(hand) for hand in hands.values()} == {6}
    assert len(scene.state.bag) == 70 - 18 and scene.asked == "2 place"
    assert scene.said("round") == [(2, 2)]


def order(scene: Scene, *asks: str) -> list[int]:
    """The seats as they are asked, each named once in a row, answering with the last move."""
    seen: list[int] = []
    while scene.asked.endswith(asks):
        seen += [] if seen and seen[-1] == scene.seat else [scene.seat]
        scene.say(scene.moves[-1])
    return seen


@pytest.mark.rule("S23", "S81")
def test_e23_draw_and_action_order_from_the_start_player() -> None:
    panels = {seat: {"salesman": 2} for seat in range(4)}
    scene = lay("draw", 4, start=2, round=0, panels=panels, rest="gas", supply=dict.fromkeys(RESOURCES, 0))
    scene.draws("", "", "", "")
    assert order(scene, "place", "commit") == [2, 3, 0, 1]
    assert order(scene, "turn") == [2, 3, 0, 1]
    assert scene.said("round") == [(1, 2), (2, 3)]
    scene.draws("", "", "", "")
    assert order(scene, "place", "commit") == [3, 0, 1, 2] == order(scene, "turn")


@pytest.mark.rule("S28")
def test_nobody_learns_a_placement_before_all_are_done() -> None:
    scene = placing("worker-gas manager")
    before = {eyes: scene.table(eyes) for eyes in (None, 1)}
    scene.put("worker-gas", "gas").put("manager", "manager")
    assert faces(scene.table(0).zones, "seat.0.gas") == ["worker-gas"]
    assert scene.table(0).zones["seat.0.gas"][0].turned == 1 and len(scene.table(0).zones["seat.0.hand"]) == 4
    assert {eyes: scene.table(eyes) for eyes in (None, 1)} == before
    while scene.seat == 0:
        assert isinstance(scene.asks, Decision) and scene.asks.private
        scene.say(next(m for m in scene.moves if m.endswith("research") or m == "commit"))
    counts = scene.table(1).counts
    assert (counts["committed.0"], counts["committed.1"]) == (1, 0)
    assert scene.table(1).zones == before[1].zones, "even then"
    scene.rest()
    assert scene.said("revealed") == [()]
    assert scene.row(0, "gas") == ["worker-gas"] and scene.row(0, "manager") == ["manager"]
    assert faces(scene.table(1).zones, "seat.0.gas") == ["worker-gas"]
    assert scene.state.seats[0].hand == [] == scene.state.seats[1].plan


@pytest.mark.rule("S28")
def test_the_requests_are_the_same_whatever_is_placed() -> None:
    def asked(verb: str) -> list[tuple[int, str, object]]:
        scene, seen = placing("manager manager manager manager manager manager", round=1), []
        while isinstance(scene.asks, Decision) and scene.asks.ask in ("place", "commit"):
            asks = scene.asks
            seen.append((asks.seat, asks.ask, asks.private))
            scene.say(next((m for m in scene.moves if m.endswith(verb)), scene.moves[-1]))
        return seen

    assert asked("manager") == asked("research")
    assert len(asked("manager")) == 14, "six and a last word for each seat, forced or not"


@pytest.mark.rule("S29", "S31")
def test_a_counter_goes_to_its_person_or_its_resource() -> None:
    scene = placing("worker-gas salesman-oil")
    assert columns(scene, "worker-gas") == {"worker", "gas", "research"}
    assert columns(scene, "salesman-oil") == {"salesman", "oil", "research"}
    scene.put("worker-gas", "worker").put("salesman-oil", "oil").rest()
    assert scene.row(0, "worker") == ["worker-gas"] and scene.row(0, "oil") == ["salesman-oil"]


@pytest.mark.rule("S30")
def test_any_number_may_go_under_research() -> None:
    scene = placing("worker-gas salesman-oil manager manager investor-gold logistician-coal")
    while scene.seat == 0:
        scene.say(next((m for m in scene.moves if m.endswith("research")), scene.moves[0]))
    assert (
        scene.state.seats[0].plan == [RESEARCH] * 6
        and len(faces(scene.table(0).zones, "seat.0.research")) == 6
    )


@pytest.mark.rule("S29", "S32")
def test_a_manager_goes_to_a_manager_space_or_under_research_only() -> None:
    assert columns(placing("manager"), "manager") == {"manager", "research"}


@pytest.mark.rule("S33")
def test_e24_with_all_matching_spaces_full_it_must_go_under_research() -> None:
    scene = placing("manager worker-coal", panels={0: {"manager": 2, "coal": 2}})
    assert columns(scene, "manager") == {"research"}
    assert columns(scene, "worker-coal") == {"worker", "research"}
    full = placing("worker-coal", panels={0: {"worker": 2, "coal": 2}})
    assert columns(full, "worker-coal") == {"research"}


@pytest.mark.rule("S33")
def test_a_tile_covers_a_space_as_well() -> None:
    scene = placing("worker-coal", panels={0: {"coal": 1}}, tiles={0: "coal worker"})
    assert columns(scene, "worker-coal") == {"worker", "research"}


@pytest.mark.rule("S33")
def test_capacity_is_counted_for_the_whole_hand() -> None:
    scene = (
        placing("worker-coal salesman-coal investor-coal")
        .put("worker-coal", "coal")
        .put("salesman-coal", "coal")
    )
    assert columns(scene, "investor-coal") == {"investor", "research"}


@pytest.mark.rule("S78")
def test_counters_on_the_panel_stay_and_do_not_move() -> None:
    scene = placing("worker-coal", panels={0: {"oil": 2}})
    lying = scene.state.seats[0].rows[7]
    assert not any(f"counter.{c}" in move for c in lying for move in scene.moves)
    assert scene.rest().state.seats[0].rows[7] == lying


def test_all_six_are_placed_and_none_is_kept() -> None:
    scene = placing("manager worker-gas")
    for left in range(6, 0, -1):
        assert isinstance(scene.asks, Decision) and scene.asks.about == (left,) and "pass" not in scene.moves
        scene.say(scene.moves[-1])
    assert scene.moves == ["commit"]


def test_open_placing() -> None:
    scene = lay("place_open", placement="open_turn_order", hands={0: "worker-gas"})
    assert isinstance(scene.asks, Decision) and not scene.asks.private
    assert faces(scene.table(None).zones, "seat.0.hand")[0] == "worker-gas"
    scene.put("worker-gas", "gas")
    assert faces(scene.table(1).zones, "seat.0.gas") == ["worker-gas"]
    assert lay("draw", placement="open_turn_order").draws("", "").state.phase == "place_open"
