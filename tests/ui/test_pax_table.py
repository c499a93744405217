"""Pax on the running table: whole games by pointer and keyboard, what is shown and what a gesture does."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random

import pytest

from client.rules.pax.data import CATEGORIES
from client.rules.play import Decision, Move
from client.ui.figures import Steps, Sum, Tag, Tally
from client.ui.painters.pax import facts
from client.ui.seating import STRIP_HEIGHT
from tests.ui import tables
from tests.ui.pilot import Pilot
from tests.ui.tables import by_turns, played, to_ask, to_result, until

pytestmark = pytest.mark.usefixtures("plain")
seated = partial(tables.seated, "pax")
SHAFT, PLATE = 40, 80  # how far a column of Rome reaches to the left of its middle, and to the right
CHEVRON = 81  # how far from the right end of a strip the sign of who follows begins


def full_turns(mine: Decision, rng: Random) -> Move:
    """A random move, but hardly ever spying or stopping, so that games go through everything."""
    busy = [move for move in mine.moves if move.verb not in ("spy", "pass", "stop")]
    return rng.choice(busy if busy and rng.random() < 0.8 else mine.moves)


@pytest.mark.parametrize(("seats", "seed"), [(1, "3"), (2, "21"), (4, "5"), (6, "8")])
def test_a_whole_game_by_drag_click_and_key_to_its_result(seats: int, seed: str) -> None:
    pilot = seated(seats, seed=seed)
    used = played(pilot, seed, ("drag", "click", "key"), full_turns)
    assert min(used.values()) > 3
    told = [entry.key.rpartition(".")[2] for entry in pilot.table.stage.scroll.entries]
    assert told.count("balance") == seats and told[-1] in pilot.table.desk.layout.looks.scroll
    to_result(pilot)


# -- gestures ----------------------------------------------------------------------------------------------


def test_a_card_dropped_anywhere_on_the_own_area_goes_to_its_row() -> None:
    pilot = seated(3)
    rng = Random(2)
    mine = to_ask(pilot, "play", rng)
    table = pilot.table
    while not any(move.verb == "play" for move in mine.moves):
        table.play(mine.moves[-1])
        mine = to_ask(pilot, "play", rng)
    move = next(move for move in mine.moves if move.verb == "play")
    row = move.to.rpartition(".")[2]
    other = next(name for name in ("land", "wealth") if name != row)
    before = len(table.session.answers)
    pilot.drag(pilot.grip(move.piece), pilot.centre(f"seat.0.{other}"))
    assert table.session.answers[before] == move


def test_a_pile_is_bought_by_dragging_any_of_its_cards_home_or_by_two_clicks_on_it() -> None:
    for way in ("drag", "clicks"):
        pilot = seated(3, seed="4")
        table, rng = pilot.table, Random(4)
        mine = until(pilot, lambda mine: mine.ask == "buy" and len(mine.moves) > 1, rng)
        zone, before = mine.moves[0].piece, len(table.session.answers)
        card = table.scene.table.zones[zone][0].id
        if way == "drag":
            pilot.drag(pilot.grip(card), pilot.centre("seat.0.hand"))
        else:
            at = pilot.grip(card)
            pilot.click(at)
            assert len(table.session.answers) == before, "one click never acts"
            pilot.click(at)
        assert table.session.answers[before] == mine.moves[0]


# -- what is shown -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "legions"), [(1, 3), (4, 5), (8, 9)])
def test_every_legion_has_its_standard_and_shows_what_its_pile_costs(seats: int, legions: int) -> None:
    pilot = seated(seats)
    pilot.until_asked()
    stage = pilot.table.stage
    tags = [part for part in stage.parts if isinstance(part, Tag)]
    assert len(tags) == legions
    piles = [f"legion.{n}" for n in range(legions)]
    rooms = [stage.desk.spots.spots[name].room for name in piles]
    assert all(one.x + one.w <= other.x for one, other in pairwise(rooms))
    counts = stage.desk.settled.counts
    for n, tag in enumerate(tags):
        there = bool(stage.desk.settled.zones[piles[n]])
        assert tag._amount() == (counts.get(f"price.{n}", counts[f"sum.{n}"]) if there else None)


def test_rome_is_shown_by_its_numbers_and_the_own_rows_by_theirs() -> None:
    pilot = seated(2, seed="6")
    rng = Random(6)
    for _ in range(40):
        pilot.until_asked()
        if pilot.table.mine is None:
            break
        pilot.table.play(full_turns(pilot.table.mine, rng))
    desk, parts = pilot.table.desk, pilot.table.stage.parts
    counts = desk.settled.counts
    tallies = {part.spot.zone: part._state() for part in parts if isinstance(part, Tally)}
    assert len(tallies) == 7 and any(number for number, _, _ in tallies.values())
    for zone, (number, _, standing) in tallies.items():
        own = counts[f"strength.0.{zone[5:]}"]
        assert number == counts[zone]
        assert standing == ("ahead" if own > number else "level" if own == number else "behind")
    sums = [part for part in parts if isinstance(part, Sum)]
    assert [part._number for part in sums] == [counts[f"strength.0.{part.row}"] for part in sums]


def test_the_steps_show_the_cost_of_the_next_card_and_the_income_to_come() -> None:
    pilot = seated(1)
    to_ask(pilot, "play", Random(1))
    steps = next(part for part in pilot.table.stage.parts if isinstance(part, Steps))
    assert steps._state() == (False, 0, 2)
    pilot.table.play(to_ask(pilot, "place", Random(1)).moves[0])
    assert steps._state()[1] == -1


# -- what a seat knows -------------------------------------------------------------------------------------


def faces(pilot: Pilot, zone: str) -> list[str]:
    """The faces that the screen shows of a zone."""
    return [piece.face for piece in pilot.table.scene.table.zones[zone]]


def test_the_curtain_stands_before_another_human_and_shows_nobodys_hand() -> None:
    pilot = seated(2, "3", humans=2)
    seen: list[int] = []
    covered = 0
    for table in by_turns(pilot, 400, lambda mine, rng: mine.moves[0]):
        zones, mine, curtain = table.scene.table.zones, table.mine, table.session.curtain
        if curtain is not None:
            private = [
                piece for n in (0, 1) for name in ("hand", "drawn") for piece in zones[f"seat.{n}.{name}"]
            ]
            assert not any(piece.face for piece in private)
            covered += len(private)
            seen.append(curtain)
        elif mine is not None:
            assert not any(faces(pilot, f"seat.{1 - mine.seat}.hand"))
        if len(seen) > 4:
            break
    assert set(seen) == {0, 1} and covered


def test_a_spy_sees_romes_hidden_cards_and_their_symbols_and_nobody_else_does() -> None:
    pilot = seated(2, seed="7")
    mine = to_ask(pilot, "turn", Random(7))
    assert not any(faces(pilot, "hidden"))
    pilot.table.play(next(move for move in mine.moves if move.verb == "spy"))
    pilot.until_asked()
    assert all(faces(pilot, "hidden"))
    tallies = [part for part in pilot.table.stage.parts if isinstance(part, Tally)]
    assert sum(more for _, more, _ in (part._state() for part in tallies)) >= 3
    public = pilot.table.session.table(None)
    assert not any(piece.face for piece in public.zones["hidden"])


@pytest.mark.parametrize("seats", [1, 2, 8])
def test_romes_hidden_cards_lie_apart_from_each_other_and_from_her_columns(seats: int) -> None:
    pilot = seated(seats)
    desk = pilot.table.desk
    cards = sorted(lie.box for lie in desk.spots.lie(desk.settled).values() if lie.zone == "hidden")
    assert len(cards) == 3 and all(one.x + one.w <= other.x for one, other in pairwise(cards))
    assert min(card.h for card in cards) > 0.95 * desk.spots.spots["legion.0"].piece
    board, middles = desk.spots.places.parts["board"], [place.x for place in facts.columns().values()]
    edges = [(x - SHAFT, x + PLATE) for x in middles]
    assert cards[-1].x + cards[-1].w < board.x + edges[0][0] * desk.spots.unit
    assert all(right < left for (_, right), (left, _) in pairwise(edges)) and edges[-1][1] < facts.WIDTH


def test_in_the_strips_of_eight_seats_a_number_is_nearer_to_its_own_sign_than_to_the_next() -> None:
    pilot = seated(8)
    desk = pilot.table.desk
    signs = [desk.spots.spots[f"seat.1.{category}"] for category in CATEGORIES]
    scale = desk.spots.strips[1].h / STRIP_HEIGHT
    wide = desk.paint.width("8", 20 * scale / desk.k, heavy=True)
    for one, other in pairwise(signs):
        end = one.room.x + one.piece + 4 * scale + wide
        assert other.room.x - end >= 4 * scale


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
def test_the_sign_of_who_follows_covers_no_number_of_a_strip(size: tuple[int, int]) -> None:
    desk = seated(8, size=size).table.desk
    strip, hand = desk.spots.strips[1], desk.spots.spots["seat.1.hand"]
    scale = strip.h / STRIP_HEIGHT
    card = hand.piece * desk.layout.style("card").ratio
    end = hand.room.x + card + 4 * scale + desk.paint.width("12", 20 * scale / desk.k, heavy=True)
    assert end <= strip.x + strip.w - CHEVRON * scale
