"""Siberia on the running table: whole games by pointer and keyboard, what is shown, who learns what."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from random import Random

import pygame
import pytest
from pygame import Surface

from client.ai.policy import Choice
from client.room.journal import SECRET
from client.rules.play import Decision, Move, Play
from client.rules.siberia.data import COLUMNS
from client.ui import preview, regions
from client.ui.painters import Painter
from client.ui.part import amount
from client.ui.shelf import OwnPanel
from client.ui.strips import Strip
from tests.ui import tables
from tests.ui.pilot import Pilot
from tests.ui.tables import asks, played, to_result
from tests.walk import Guesser

seated = partial(tables.seated, "siberia")


def busy(mine: Decision, rng: Random) -> Move:
    """A random move that gets somewhere: a sale before an action, that before a pass; no research."""
    moves = [m for m in mine.moves if m.verb not in ("pass", "done") and not m.to.endswith("research")]
    return rng.choice(sales(mine) or (moves if moves and rng.random() < 0.85 else list(mine.moves)))


to = partial(tables.until, choose=busy)


# -- whole games -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("seats", "seed", "ways"), [
    (2, "10", ("drag", "click", "key")), (3, "9", ("drag", "click")), (4, "10", ("drag", "key")),
    (2, "8", ("key",)),
])  # fmt: skip
def test_a_whole_game_by_drag_click_and_key_to_its_result(
    seats: int, seed: str, ways: tuple[str, ...]
) -> None:
    pilot = seated(seats, seed)
    used = played(pilot, seed, ways, busy)
    assert min(used.values()) > 10
    to_result(pilot, "key" if ways == ("key",) else "click")


# -- the map -----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("plain")
def test_a_worker_may_be_dropped_anywhere_in_a_region_next_to_it_and_nowhere_else() -> None:
    pilot, rng = seated(3), Random(3)
    table = pilot.table
    mine = to(pilot, asks("logistics", "move"), rng)
    move = next(move for move in mine.moves if move.verb == "move")
    worker = table.scene.table.zones[move.piece][0].id
    far = next(zone for zone in table.desk.spots.regions if zone not in table.hand.reach.drops(worker))
    before = len(table.session.answers)
    pilot.drag(pilot.grip(worker), corner(pilot, far))
    assert len(table.session.answers) == before and table.stage.note is not None
    pilot.drag(pilot.grip(worker), corner(pilot, move.to))
    assert table.session.answers[before] == move


def corner(pilot: Pilot, zone: str) -> tuple[float, float]:
    """A point well inside a region that lies in no box of it."""
    desk, spot = pilot.table.desk, pilot.table.desk.spots.spots[zone]
    room, x = spot.room, spot.room.centre[0]
    reach = [room.y + n * desk.spots.unit * 6 for n in range(-20, 30)]
    inside = [(x, y) for y in reach if regions.at(desk, x, y) == zone and not room.holds(x, y)]
    return max(inside, key=lambda at: abs(at[1] - room.centre[1]))


@pytest.mark.usefixtures("plain")
def test_a_carried_worker_shows_its_way_and_the_steps_it_leaves() -> None:
    pilot, rng = seated(2, "5"), Random(5)
    stage = pilot.table.stage
    mine = to(pilot, asks("logistics", "move"), rng)
    move = next(move for move in mine.moves if move.verb == "move")
    assert not preview.trail(stage)
    at = pilot.grip(stage.scene.table.zones[move.piece][0].id)
    pilot.press(at)
    pilot.move((at[0] + 20, at[1] + 20))
    pilot.move(pilot.centre(move.to))
    way, left = preview.trail(stage)
    assert way.key[3] is True and left.key[1] == stage.scene.table.counts["steps"] - 1  # type: ignore[index]


@pytest.mark.usefixtures("plain")
def test_an_exhausted_region_is_veiled() -> None:
    pilot, rng = seated(4, "10"), Random(10)
    table = pilot.table
    shown = [part for part in table.stage.parts if isinstance(part, regions.Region)]
    assert len(shown) == 15
    to(pilot, lambda mine: table.scene.table.counts["exhausted"] > 0, rng)
    unit = table.desk.spots.unit
    veiled = {part.spot.zone for part in shown if len(part.pictures(unit)) == 2}
    marked = {
        zone for zone, lying in table.scene.table.zones.items() if any(p.kind == "marker" for p in lying)
    }
    assert veiled == {zone for zone in marked if zone.startswith("area.")} != set()


# -- columns -----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("plain")
def test_looking_at_a_column_tells_and_lights_what_mining_would_bring() -> None:
    pilot, rng = seated(3, "4"), Random(4)
    table = pilot.table
    mine = to(pilot, asks("turn", "mine"), rng)
    move = next(move for move in mine.moves if move.verb == "mine")
    resource, counts = move.piece.rpartition(".")[2], table.scene.table.counts
    assert table.stage.prompt.matter.text == table.desk.names.prompt(mine)
    pilot.move(pilot.grip(table.scene.table.zones[move.piece][0].id))
    pilot.frames(3)
    city = table.desk.names.thing(f"market.{counts[f'market.0.{resource}']}", table.scene.table)
    told = table.stage.prompt.matter.text
    assert city in told and str(counts[f"income.0.{resource}"]) in told
    lit = preview.lights(table.stage, preview.looked_at(table.stage))
    assert len(lit) == counts[f"takes.0.{resource}"] > 0


@pytest.mark.usefixtures("plain")
def test_a_sale_is_also_begun_by_dragging_a_counter_to_the_bag() -> None:
    pilot, rng = seated(3, "4"), Random(4)
    table = pilot.table
    mine = to(pilot, asks("turn", "mine"), rng)
    move = sales(mine)[0]
    same = [other for other in mine.moves if other.piece == move.piece]
    counter, before = table.scene.table.zones[move.piece][0].id, len(table.session.answers)
    pilot.drag(pilot.grip(counter), pilot.centre("bag"))
    if len(same) > 1:
        assert table.choosing == tuple(same), "which exchange is asked then"
        pilot.frames(20)
        pilot.click(table.stage.prompt.button_rect(0).center)
    assert table.session.answers[before] == move


def sales(mine: Decision) -> list[Move]:
    """The moves that mine and sell."""
    return [move for move in mine.moves if move.verb == "mine"]


@pytest.mark.usefixtures("plain")
def test_the_own_panel_lights_the_columns_that_are_ready() -> None:
    pilot, rng = seated(2, "6"), Random(6)
    to(pilot, lambda mine: mine.ask == "turn" and len(mine.moves) > 2, rng)
    panel = next(
        part for part in pilot.table.stage.parts if isinstance(part, OwnPanel) and part.name == "columns"
    )
    counts = pilot.table.desk.settled.counts
    assert panel._lit() == {name for name in COLUMNS if counts[f"ready.0.{name}"]} != set()


@pytest.mark.usefixtures("plain")
def test_a_counter_is_caught_by_its_whole_column() -> None:
    pilot = seated(2, "7")
    table = pilot.table
    mine = to(pilot, asks("place"), Random(7))
    move = next(move for move in mine.moves if not move.to.endswith("research"))
    spot, before = table.desk.spots.spots[move.to], len(table.session.answers)
    head = spot.room.centre[0], spot.room.y - spot.room.h * 0.25
    assert spot.whole is not None and not spot.room.holds(*head)
    pilot.drag(pilot.grip(move.piece), head)
    assert table.session.answers[before] == move


@pytest.mark.usefixtures("plain")
def test_a_pawn_for_an_exchange_is_picked_where_it_stands() -> None:
    pilot, rng = seated(3, "12"), Random(12)
    table = pilot.table
    mine = to(pilot, asks("salesman"), rng)
    assert not table.stage.prompt.matter.choices
    move = next(move for move in mine.moves if move.piece.startswith("salesmen."))
    before = len(table.session.answers)
    pilot.drag(pilot.grip(table.scene.table.zones[move.piece][0].id), pilot.centre(move.to))
    assert table.session.answers[before] == move


@pytest.mark.usefixtures("plain")
def test_an_exchange_whose_side_is_open_names_both_cities() -> None:
    pilot = seated(2, "3", options={"start_player": 1})
    pilot.until_asked()
    mine, table = pilot.table.mine, pilot.table
    assert mine is not None and mine.ask == "sides" and table.hand.reach.topic == "exchange.1"
    piece = table.stage.lies["exchange.1"].piece
    assert table.desk.names.piece(piece) == "Tokyo / Shanghai"
    labels = [choice.label for choice in table.stage.prompt.matter.choices]
    assert labels == ["Tokyo", "Shanghai", "All A", "All B", "By chance"]


@pytest.mark.usefixtures("plain")
def test_a_strip_tells_spaces_with_tiles_and_who_has_passed() -> None:
    pilot, rng = seated(3, "9"), Random(9)
    desk = pilot.table.desk
    to(
        pilot,
        lambda mine: mine.ask == "turn" and any(desk.settled.counts[f"passed.{n}"] for n in (1, 2)),
        rng,
    )
    counts, zones = desk.settled.counts, desk.settled.zones
    strips = [part for part in pilot.table.stage.parts if isinstance(part, Strip)]
    assert len(strips) == 2
    for strip in strips:
        assert ("pause" in strip._signs()) == bool(counts[f"passed.{strip.seat}"])
        told = {cell.zone: strip._covered(cell) for cell in desk.layout.seat.strip}
        for name in COLUMNS:
            at = f"seat.{strip.seat}.{name}"
            assert told[name] == (len(zones[f"{at}.tile"]), len(zones[at]))


@pytest.mark.usefixtures("plain")
def test_secret_answers_in_a_row_are_one_line_of_the_journal() -> None:
    pilot = seated(2, "3", options={"start_player": 2, "exchange_sides": "random"})
    pilot.until_asked()
    secret = [entry for entry in pilot.table.session.journal(0) if entry.key == SECRET]
    shown = [entry for entry in pilot.table.stage.journal.entries if entry.key == SECRET]
    assert len(secret) == 7 and len(shown) == 1


def test_sums_of_money_are_read_in_thousands() -> None:
    assert [amount(n) for n in (0, 9000, 27000, 120500)] == ["0", "9000", "27\u00a0000", "120\u00a0500"]


# -- what a seat learns ------------------------------------------------------------------------------------


class Ordered(Guesser):
    """A bot that answers by an order of its own, and counts its answers."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order, self.told = order, 0

    def think(self, play: Play, seat: int, level: str, seed: str) -> None:
        """Take the move whose turn it is."""
        asked = play.asks
        assert isinstance(asked, Decision)
        move = asked.moves[self.order[self.told % len(self.order)] % len(asked.moves)]
        self.choice, self.told = Choice(move), self.told + 1


def test_how_another_seat_places_shows_in_no_picture_and_no_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Painter, "board_steps", lambda self, size: iter([Surface(size)]))
    seen, placed = set(), set()
    for order in permutations(range(3)):
        bot = Ordered(order)
        pilot = seated(2, "3", thinker=bot, options={"start_player": 2, "exchange_sides": "random"})
        pilot.until_asked()
        pilot.frames(30)
        session = pilot.table.session
        assert bot.told == 6, "that it is done is its only answer then"
        seen.add((pygame.image.tobytes(pilot.app.canvas, "RGB"), str(session.journal(0))))
        placed.add(str(session.answers))
    assert len(placed) > 3 and len(seen) == 1
