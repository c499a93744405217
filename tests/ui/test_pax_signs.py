"""What Pax shows at a glance: what Rome takes next, wreaths won, the scales, plates under the own rows."""

from __future__ import annotations

import pygame
import pytest

from client.room.seats import Chair
from client.room.session import Session
from client.rules.pax import GAME
from client.rules.pax.data import SIZES
from client.rules.play import Setup
from client.rules.table import Piece, Table
from client.ui import layout, spread
from client.ui.figures import Sum
from client.ui.painters import pax
from client.ui.painters.pax import facts, glance, scales
from client.ui.painters.pax import rome as columns_of
from client.ui.painters.pax.marks import standing_mark
from client.ui.painters.surfaces import Placed
from client.ui.sheet import LayoutError, Sheet
from client.ui.spread import Box, Spread
from client.ui.tabletop import Tabletop
from tests.pax.scene import Scene, lay
from tests.ui.desk import opened
from tests.walk import Guesser

K = 0.8


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def pictures(scene: Scene, home: int = 0) -> list[Placed]:
    """What stands out on the board for the seat before the screen."""
    return pax.accents(scene.table(), home, lambda seat: seat, "", K)


def seals(scene: Scene) -> list[Placed]:
    """Rome's seals alone: without a seat before the screen there are no wreaths."""
    return pictures(scene, -1)


def legion_of(placed: Placed, legions: int) -> list[int]:
    """The legions whose standards the middle of a picture is under."""
    standards = [z for z in layout.load("pax").runs["legions"].zones(legions) if z.name.startswith("camp.")]
    return [n for n, zone in enumerate(standards) if abs(placed[1] - zone.at[0]) < 1]


def test_the_seal_hangs_where_rome_takes_a_pile() -> None:
    for piles, richest in ((["W01", "F08", "S01"], 1), (["F08 W01", "F09", "S01"], 0)):
        (seal,) = seals(lay("turn", legions=piles))
        assert legion_of(seal, 3) == [richest]
    assert not seals(lay("turn")), "nothing lies there to be taken"


def test_the_seal_stands_at_the_category_where_rome_takes_one() -> None:
    picture, x, y = seals(lay("turn", legions=["W01", "F08"], rome_takes="category"))[0]
    assert x == facts.columns()["fleet"].x and y < facts.FOOT
    left, _ = columns_of.number_at("fleet")
    assert x + picture.get_width() / K / 2 <= left - 20, "her number stays free"


@pytest.mark.parametrize("seats", range(1, 9))
def test_a_seal_hides_no_card_and_no_price(seats: int) -> None:
    legions = SIZES[seats].legions
    zones = {zone.name: zone for zone in layout.load("pax").runs["legions"].zones(legions)}
    for number in range(legions):
        picture, x, y = glance.at_standard(zones[f"camp.{number}"], 1.0)
        camp, pile = zones[f"camp.{number}"], zones[f"legion.{number}"]
        wide, high = picture.get_size()
        assert x + wide / 2 <= pile.at[0] - pile.size[0] / 2 + 1 and x - wide / 2 > 0
        coin = max(0.62 * camp.size[0], 30)
        top = camp.at[1] + camp.size[1] / 2 - 0.12 * coin
        assert y + high / 2 <= top + 4 or y - high / 2 >= top + coin - 4
        assert y + high / 2 < facts.HEIGHT


def wreaths(scene: Scene, home: int) -> tuple[int, int]:
    """How many wreaths and how many empty places stand under Rome's name."""
    won = standing_mark("ahead", round(glance.WREATH * K))
    row = [placed for placed in pictures(scene, home) if placed[2] == glance.WREATHS[1]]
    return sum(picture is won for picture, _, _ in row), sum(picture is not won for picture, _, _ in row)


def test_wreaths_count_the_categories_above_rome_of_those_needed() -> None:
    areas = {0: (1, 1, 0, 1, 0, 0, 0), 1: (1, 1, 1, 1, 1, 0, 0)}
    scene = lay("turn", areas=areas, rome=(1, 0, 0, 0, 0, 2, 0))
    assert [wreaths(scene, home) for home in (0, 1, -1)] == [(2, 2), (4, 0), (0, 0)]
    assert wreaths(lay("turn", 1, solo_level=4, areas={0: (1, 0, 0, 0, 0, 0, 0)}), 0) == (1, 5)


def test_each_of_romes_cards_ends_in_a_ring_on_her_column() -> None:
    columns = {name: place.x for name, place in facts.columns().items()}
    rings = [(x, y) for _, x, y in seals(lay("turn", rome="W07 W01 L01"))]
    assert sorted(x for x, _ in rings) == [columns["wealth"], columns["wealth"], columns["land"]]
    high = [facts.FOOT - columns_of.FOOT_HIGH - y for x, y in rings if x == columns["wealth"]]
    assert [round(n / columns_of.DRUM, 3) for n in high] == [2, 3], "two symbols, then one"
    full = seals(lay("turn", rome="L01 L02 L03 L04 L05 L06 L07 L08 L09 L10 L11"))
    assert min(y for _, _, y in full) > facts.FOOT - columns_of.HIGH, "none above the column"


def weighed(goal: int, won: int, hidden: int = 0) -> Table:
    """A table at the end."""
    backs = tuple([Piece(f"hidden.{n}", "card") for n in range(hidden)])
    return Table({"hidden": backs}, {"weighed": 2, "exceed": won, "goal": goal})


def test_the_scales_lean_to_whoever_wins_and_wait_for_the_last_hidden_card() -> None:
    assert scales.lean(4, 0) >= scales.lean(4, 2) > scales.lean(4, 3) > 0
    assert 0 > scales.lean(4, 4) > scales.lean(4, 6)
    assert not scales.scales_at(weighed(4, 2, hidden=1), K)
    lost, won = (scales.scales_at(weighed(4, n), K) for n in (3, 4))
    assert len(lost) == len(won) == 1 and lost[0][0] is not won[0][0]
    place = facts.places()["hidden"]
    for picture, x, y in (*lost, *won):
        assert (x, abs(y - place.y) < 8) == (place.x, True)
        assert y + picture.get_height() / K / 2 < facts.FOOT
    assert not scales.scales_at(lay("turn").table(), K)


# -- the plates under the rows -----------------------------------------------------------------------------


@pytest.fixture
def table(unprinted: None) -> Tabletop:
    """A fresh table of two without a printed board."""
    app = opened((1280, 720), animation="off", bot_pace="off", mute=True, autoplay=False)
    chairs = [Chair("human", "Livia", "", 0), Chair("bot", "Julia", "easy", 1)]
    app.go(Tabletop(app, Session.new("pax", Setup(2), chairs, "11", thinker=Guesser())))
    shown = app.stack[-1]
    assert isinstance(shown, Tabletop)
    return shown


def row_of(table: Tabletop, zone: str) -> Sum:
    """The number of an own row."""
    return next(part for part in table.stage.parts if isinstance(part, Sum) and part.row == zone)


def told(table: Tabletop, scene: Scene, zone: str) -> list[tuple[str, int, int]]:
    """What the plates of a row tell: the count, how much, of how much."""
    table.desk.settled = GAME.table(scene.state, 0)
    return [(note.of.partition(".")[0], n, most) for note, n, most in row_of(table, zone)._notes()]


def test_rows_tell_discount_room_bonus_and_length(table: Tabletop) -> None:
    scene = lay("play", areas={0: "W07 W08 F07 F02 F03 A01 L08 L10"})
    assert told(table, scene, "wealth") == [("discount", 1, -1), ("", 2, -1)]
    assert told(table, scene, "fleet") == [("load", 4, 4), ("bonus", 1, -1), ("", 3, -1)]
    assert told(table, scene, "army") == [("load", 1, 4), ("", 1, -1)]
    assert told(table, scene, "land") == [("", 2, -1)]
    assert told(table, scene, "senator") == [], "of nothing there is nothing to tell"


def test_a_row_without_room_is_told_by_another_colour_and_stays_in_its_gap(table: Tabletop) -> None:
    scene = lay("play", areas={0: "F01 A01 A02 A03 L01 L08"})
    fleet, army = (row_of(table, zone) for zone in ("fleet", "army"))
    table.desk.settled = GAME.table(scene.state, 0)
    plates = [part._plate(*part._notes()[0], 24) for part in (fleet, army)]
    middles = [plate.get_at((3, plate.get_height() // 2)) for plate in plates]
    assert [part._notes()[0][1:] for part in (fleet, army)] == [(1, 3), (3, 3)]
    assert middles[1].r > middles[0].r + 30
    cards = table.desk.spots.spots["seat.0.army"].room
    assert fleet.box.x + plates[0].get_width() <= cards.x + 1


def test_stopping_tells_the_income_on_its_button(table: Tabletop) -> None:
    scene = lay("play", areas={0: "W07 W08"}, hands={0: "W01"}, purses={0: 3})
    names, asks = table.desk.names, scene.play.asks
    assert asks is not None and [names.button(asks, asks.moves[-1], scene.table(0))] == ["Stop: income 2"]  # type: ignore[union-attr,arg-type]


def test_a_layout_says_what_a_note_may_hold() -> None:
    text = (
        "size: [100, 100]\nzones: {}\nseat:\n  panels: {own: {grow: 1}}\n"
        "  shelf: {row: {panel: own, notes: [{of: \"n.{seat}\", high: 3}]}}\n"
    )  # fmt: skip
    with pytest.raises(LayoutError, match="high"):
        layout.read("tiny", Sheet("tiny.yaml", text))


@pytest.mark.parametrize("count", [1, 2, 9, 40])
def test_a_stack_of_coins_stays_in_its_room(count: int) -> None:
    room = Box(0, 0, 50, 60)
    poses = spread.stack(Spread(room, 44.0, 50.0), count)
    assert len(poses) == count
    assert min(pose.y - pose.h / 2 for pose in poses) >= -0.01
    assert max(pose.y + pose.h / 2 for pose in poses) <= 60.01
