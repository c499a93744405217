"""Castellans on the running table: whole games by every gesture, what is shown and what a gesture does."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from client.rules.castellans.data import WARDS
from client.rules.play import Decision, Move
from client.rules.table import Piece
from client.ui import bills, preview
from client.ui.layout import load
from client.ui.look import Sight
from client.ui.shelf import Count
from client.ui.spot import on_board, spread_out
from client.ui.spread import Box, Spread, crowd, grid
from tests.ui import tables
from tests.ui.pilot import Pilot
from tests.ui.tables import played, to_result

pytestmark = pytest.mark.usefixtures("plain")
seated = partial(tables.seated, "castellans")


def busy(mine: Decision, rng: Random) -> Move:
    """A random move, seldom the end of something and seldom the same action, so that games go through all."""
    acts = [move for move in mine.moves if move.verb not in ("end", "done")]
    rare = [move for move in acts if move.verb in ("turn", "swap") or not move.to.endswith("harvest")]
    return rng.choice(rare if rare and rng.random() < 0.8 else acts or mine.moves)


@pytest.mark.parametrize(("seats", "seed"), [(2, "3"), (3, "21"), (4, "5"), (5, "8")])
def test_a_whole_game_by_drag_click_and_key_to_its_result(seats: int, seed: str) -> None:
    pilot = seated(seats, seed)
    used = played(pilot, seed, ("drag", "click", "key"), busy)
    assert min(used.values()) > 3
    to_result(pilot)


def test_a_whole_game_by_the_keyboard_alone() -> None:
    pilot = seated(2, "4")
    assert played(pilot, "4", ("key",), busy)["key"] > 3


to_ask = partial(tables.to_ask, choose=busy)


def test_a_ship_dropped_on_a_ward_lies_at_its_dock() -> None:
    pilot = seated(2, "6")
    rng = Random(6)
    mine = to_ask(pilot, "ship", rng)
    move, before = mine.moves[0], len(pilot.table.session.answers)
    ward = move.to.replace("dock", "ward")
    pilot.drag(pilot._grip_of(pilot.table.hand.reach.paths(move)), pilot.centre(ward))
    assert pilot.table.session.answers[before] == move


# -- what is shown -----------------------------------------------------------------------------------------


def owed(pilot: Pilot) -> dict[str, dict[str, int]]:
    """The plates that lie on the table now: by place what is to be paid."""
    stage = pilot.table.stage
    keys: list[Any] = [over.key for over in bills.tags(stage)]
    return {key[1]: dict(key[2]) for key in keys}


def test_what_a_temple_costs_lies_on_every_ward_it_may_stand_in() -> None:
    pilot = seated(3, "6")
    mine = to_ask(pilot, "temple", Random(6))
    counts, found = pilot.table.scene.table.counts, owed(pilot)
    assert set(found) == {move.to for move in mine.moves}
    for ward, paid in found.items():
        gold = counts[f"gold.0.temple.{ward[5:]}"]
        assert paid == {"stone": counts["cost.0.temple"], **({"gold": gold} if gold else {})}


def test_what_citizens_cost_lies_over_their_cards() -> None:
    pilot = seated(2, "6")
    mine = to_ask(pilot, "recruit", Random(6))
    table, found = pilot.table.scene.table, owed(pilot)
    assert set(found) == {move.piece for move in mine.moves}
    for card, paid in found.items():
        assert paid == {"food": table.counts[f"cost.0.{table.where()[card][4:]}"]}


def test_places_light_up_in_a_turn_once_something_is_in_the_hand() -> None:
    pilot = seated(2, "6")
    mine = to_ask(pilot, "turn", Random(6), "build")
    stage = pilot.table.stage
    monument = next(move for move in mine.moves if move.verb == "build")
    assert preview.places(stage) == ((), "") and not owed(pilot)
    pilot.click(pilot.grip(monument.piece))
    assert monument.to in preview.places(stage)[0] and owed(pilot)[monument.to]["gold"] >= 4


def test_the_look_panel_tells_who_would_get_how_many_points_for_a_ward() -> None:
    pilot = seated(3, "9")
    to_ask(pilot, "turn", Random(9))
    stage, counts = pilot.table.stage, pilot.table.desk.settled.counts
    paid = {seat: counts[f"pays.harbour.{seat}"] for seat in range(3)}
    stage.look.show(Sight("ward.harbour"))
    found = stage.look._points()
    assert dict(found) == {seat: n for seat, n in paid.items() if n}
    assert [n for _, n in found] == sorted(dict(found).values(), reverse=True)
    stage.look.show(Sight("leftover"))
    assert stage.look._points() == ()


def test_faces_thrown_more_than_once_are_counted_in_the_pool() -> None:
    pilot = seated(5, "8")
    to_ask(pilot, "draft", Random(8))
    zones, stage = pilot.table.desk.settled.zones, pilot.table.stage
    counted = [part.zone for part in stage.parts if isinstance(part, Count) and part.zone[:5] == "pool."]
    assert len(counted) == 6 and any(len(zones[zone]) > 1 for zone in counted)


def test_the_decision_die_has_wards_on_its_sides() -> None:
    looks = seated(2).table.desk.layout.looks
    assert looks.faces_of("decision") == WARDS and looks.faces_of("dice") == looks.faces


def test_in_a_very_full_ward_like_pieces_stand_together() -> None:
    room = Spread(Box(0, 0, 80, 112), 42, 42, 3)
    loose = crowd(room, [("manor", 0), ("manor", 0), ("temple", 1)])
    assert len(set(loose)) == 3
    likes = [(kind, seat) for kind in ("manor", "temple", "pawn") for seat in range(5) for _ in range(3)]
    full = crowd(room, likes)
    assert len(set(full)) == 15 and full[0] == full[1] == full[2] != full[3]
    assert full[0].h > 1.3 * grid(room, len(likes))[0].h


@pytest.mark.parametrize("count", range(1, 6))
def test_every_marker_on_one_stone_of_a_street_can_be_seen_and_touched(count: int) -> None:
    read = load("castellans")
    spot = on_board(read.zones["guild.holy.4"], Box(0, 0, *read.size), 1.0, "board")
    markers = [Piece(f"influence.{seat}.holy", "influence", "holy", seat) for seat in range(count)]
    poses, ratio = spread_out(read, spot, markers), read.style("influence").ratio
    boxes = [Box(p.x - p.h * ratio / 2, p.y - p.h / 2, p.h * ratio, p.h) for p in poses]
    for n, (pose, box) in enumerate(zip(poses, boxes, strict=True)):
        assert spot.room.overlap(box) > 0.99 * box.w * box.h and pose.h > 16
        assert not any(later.holds(pose.x, pose.y) for later in boxes[n + 1 :])


def test_a_payment_in_magic_is_told_by_both_amounts() -> None:
    pilot = seated(2, "6")
    mine = to_ask(pilot, "pay", Random(6))
    good, cost = mine.about
    labels = {choice.does: choice.label for choice in pilot.table.stage.prompt.matter.choices}
    assert any(move.n for move in mine.moves)
    for move in mine.moves:
        assert labels[move] == f"{int(str(cost)) - move.n} {good}" + (f", {move.n} magic" if move.n else "")
