"""The window of Citadels: everything is large enough and nothing hides another, with two seats and eight."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

from client.rules.citadels.data import WARLORD
from client.rules.play import Decision, Move
from client.rules.table import Piece
from client.ui import bills
from client.ui.arrange import arrange
from client.ui.banners import Nameplate
from client.ui.boxes import Scroll
from client.ui.layout import load
from client.ui.painters import Painter
from client.ui.painters.citadels import frame
from client.ui.pieces import put
from client.ui.screens.result import ResultScreen, ScoreRow
from client.ui.shelf import Count
from client.ui.spots import Spots
from client.ui.spread import Box, Pose
from tests.ui.pilot import Pilot
from tests.ui.tables import seated, to_ask, until

pytestmark = pytest.mark.usefixtures("plain")


def busy(mine: Decision, rng: Random) -> Move:
    """A random move, seldom the end of a turn, and nothing destroyed."""
    acts = [move for move in mine.moves if move.verb not in ("end", "pass", "done", "destroy")]
    return rng.choice(acts if acts and rng.random() < 0.8 else mine.moves)


def hoarding(mine: Decision, rng: Random) -> Move:
    """The Warlord where he can be had, gold, and no building."""
    wanted = [move for move in mine.moves if move.verb == "take" or move.piece == f"character.{WARLORD}"]
    return rng.choice(wanted or [move for move in mine.moves if move.verb != "build"] or mine.moves)


def table_of(seats: int, seed: str = "9", **options: object) -> Pilot:
    """A pilot at a table of so many seats in a small window."""
    return seated("citadels", seats, seed, options=dict(options), confirm=False)


@pytest.mark.parametrize("seats", [5, 8])
def test_a_price_stands_on_its_own_card_and_leaves_its_cost_and_other_rows_free(seats: int) -> None:
    pilot = table_of(seats)
    stage, rng = pilot.table.stage, Random(9)
    until(pilot, lambda mine: mine.ask == "turn" and bool(bills.tags(stage)), rng, hoarding)
    for over in bills.tags(stage):
        name = over.key[1]  # type: ignore[index]
        box = stage.lies[name].box
        assert box.y + box.h * 0.2 < over.rect.top and over.rect.bottom < box.y + box.h * 0.8
        assert abs(over.rect.centerx - box.centre[0]) < 2 and over.rect.w <= box.w + 1


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_tax_is_counted_in_figures_that_can_be_read_and_hide_neither_coin_nor_deck(seats: int) -> None:
    desk = table_of(seats, cast="cunning_agents", rank9="on" if seats > 3 else "off").table.desk
    spots, unit = desk.spots, desk.spots.unit
    tax, deck = Count(desk, "tax").box, Count(desk, "deck").box
    assert tax.h > 0.75 * deck.h, "figures are as high as their box"
    (x, y), room = tax.centre, spots.spots["tax"].room
    plate = Box(x - 27 * unit, y - 18 * unit, 54 * unit, 36 * unit)
    high = 34 * unit
    coin = Box(room.centre[0] - high / 2, room.centre[1] - high / 2, high, high)
    others = [spots.spots[zone].room for zone in ("refund", "rank.7.threat", "rank.7.warrant")]
    pile = spots.spots["deck"].room
    others.append(pile._replace(y=pile.y - 0.12 * pile.h))  # a full deck rises
    assert all(plate.overlap(other) == 0 for other in (coin, *others))


def test_both_characters_of_a_seat_lie_side_by_side_where_there_are_two() -> None:
    pilot = table_of(2)
    to_ask(pilot, "bury", Random(2), choose=busy)
    while len(pilot.table.scene.table.zones["seat.0.roles"]) < 2:
        pilot.until_asked()
        mine = pilot.table.mine
        assert mine is not None
        pilot.table.play(busy(mine, Random(2)))
    boxes = [lie.box for lie in pilot.table.stage.lies.values() if lie.zone == "seat.0.roles"]
    assert len(boxes) == 2 and boxes[0].overlap(boxes[1]) == 0


@pytest.mark.parametrize("zone", ["crown", "hand", "roles"])
def test_a_player_who_may_be_chosen_is_lit_as_a_whole(zone: str) -> None:
    pilot = table_of(5)
    pilot.until_asked()
    plates = {part.seat: part.box for part in pilot.table.stage.parts if isinstance(part, Nameplate)}
    for seat in (1, 2, 3, 4):
        assert pilot.table.stage.box(f"seat.{seat}.{zone}") == plates[seat]


def test_many_cards_to_choose_from_lie_on_a_salver_over_the_seats_too() -> None:
    pilot = table_of(5, uniques="choose14", first_crown=1)
    mine = to_ask(pilot, "unique", Random(1))
    stage, spots = pilot.table.stage, pilot.table.desk.spots
    boxes = [lie.box for lie in stage.salver.lies]
    assert len(boxes) == 30 and min(box.w for box in boxes) >= frame.LEGIBLE, "names are set on them"
    assert all(one.overlap(other) == 0 for one, other in combinations(boxes, 2))
    room, strips, board = stage.salver.box, spots.places.parts["strips"], spots.places.parts["board"]
    assert room.x <= strips.x and room.x + room.w >= board.x + board.w
    assert not any(lie.zone.startswith(("rank.", "seat.1.", "deck")) for lie in stage.lies.values())
    foot, before = stage.box("deck"), len(pilot.table.session.answers)
    assert foot is not None and room.holds(*foot.centre)
    pilot.drag(pilot.grip(mine.moves[3].piece), foot.centre)
    assert pilot.table.session.answers[before] == mine.moves[3]


def test_where_seats_lie_over_the_board_the_salver_keeps_to_the_board() -> None:
    layout = load("citadels")
    places = arrange(layout.shapes, (1080, 1920), ratio=layout.ratio, strips=4, least=layout.least)
    spots = Spots(layout, places, 5, 0)
    few, many = spots.serving_of(3), spots.serving_of(30)
    assert few is not None and few is many
    assert places.parts["board"].overlap(few.box) == pytest.approx(few.box.w * few.box.h)


@pytest.mark.parametrize("size", [(1080, 1920), (900, 1600), (1280, 720), (1440, 1080), (2560, 1080)])
@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_at_every_number_of_seats_there_is_room_for_the_board(
    size: tuple[int, int], seats: int, text: float
) -> None:
    layout = load("citadels")
    places = arrange(layout.shapes, size, ratio=layout.ratio, strips=seats - 1, text=text, least=layout.least)
    board, strips = places.parts["board"], places.parts["strips"]
    assert board.w >= 0.26 * min(size[0], 1.78 * size[1])
    assert (strips.h + 8 * places.k) / (seats - 1) - 8 * places.k >= 48


def test_the_upright_card_of_a_fan_is_made_like_its_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, sizes = table_of(8), []
    pilot.until_asked()
    desk, asked = pilot.table.desk, Painter.piece

    def seen(self: Painter, kind: str, face: str, tone: int, px: int, **more: object):  # type: ignore[no-untyped-def]
        sizes.append(px)
        return asked(self, kind, face, tone, px, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Painter, "piece", seen)
    card, target = Piece("district.3", "district", "manor", 0), pilot.app.canvas
    for turned in (False, True):
        put(target, desk, card, Pose(300, 300, 97), turned=turned)
    put(target, desk, card, Pose(300, 300, 97, 3.0))
    alone, upright, askew = max(sizes[:1]), max(sizes[1:3]), max(sizes[3:])
    assert upright == askew == 2 * alone


def test_a_result_of_eight_seats_is_seen_without_scrolling() -> None:
    pilot = table_of(8)
    pilot.until_asked()
    screen = ResultScreen(pilot.app, pilot.table.session)
    pilot.app.over(screen)
    rows = [part for part in screen.root.walk() if isinstance(part, ScoreRow)]
    views = [part for part in screen.root.walk() if isinstance(part, Scroll)]
    assert len(rows) == 8 and not any(view.spare for view in views)
    assert all(one.rect.bottom <= other.rect.top for one, other in pairwise(rows))
    assert all(row.rect.h >= 36 for row in rows)
