"""The difference of two pictures of the table is told as flights: what moved, turned, came and went."""

from __future__ import annotations

from client.rules.table import Piece, Table
from client.ui.motion import Acts, Call, Flights, Pause, along, between, ease
from client.ui.scene import Change, Scene, changes
from client.ui.spread import Pose


def coins(zone: str, count: int, face: str = "gold") -> tuple[Piece, ...]:
    return tuple([Piece(f"{zone}.{n}", "coin", face) for n in range(count)])


def backs(zone: str, count: int) -> tuple[Piece, ...]:
    return tuple([Piece(f"{zone}.{n}", "card") for n in range(count)])


def table(**zones: tuple[Piece, ...]) -> Table:
    return Table({name.replace("_", "."): pieces for name, pieces in zones.items()}, {})


MAN = Piece("man.1", "man", "", 1)


def ways(old: Table, new: Table) -> list[tuple[str, str]]:
    return [(change.start, change.end) for change in changes(old, new)]


def test_the_same_picture_has_no_changes() -> None:
    same = table(a=(MAN,), b=coins("b", 3))
    assert changes(same, same) == []


def test_a_piece_that_moved_flies_from_zone_to_zone() -> None:
    assert changes(table(a=(MAN,), b=()), table(a=(), b=(MAN,))) == [Change(MAN, MAN, "a", "b")]


def test_a_piece_that_turned_where_it_lies_is_a_change() -> None:
    turned = MAN._replace(turned=1)
    assert changes(table(a=(MAN,)), table(a=(turned,))) == [Change(MAN, turned, "a", "a")]


def test_a_coin_that_went_and_one_that_appeared_are_one_flight() -> None:
    old, new = table(a=coins("a", 3), b=coins("b", 1)), table(a=coins("a", 2), b=coins("b", 2))
    assert ways(old, new) == [("a", "b")]


def test_coins_of_different_metal_are_never_paired() -> None:
    old = table(a=coins("a", 1, "gold"), b=())
    new = table(a=(), b=coins("b", 1, "bronze"))
    assert sorted(ways(old, new)) == [("", "b"), ("a", "")]


def test_a_hidden_card_that_is_drawn_and_shown_flies_and_flips() -> None:
    shown = Piece("card.9", "card", "king")
    found = changes(table(deck=backs("deck", 5), hand=()), table(deck=backs("deck", 4), hand=(shown,)))
    assert [(c.start, c.end, c.before.face if c.before else None) for c in found] == [("deck", "hand", "")]
    flight = Scene(table(deck=backs("deck", 5), hand=())).sync(table(deck=backs("deck", 4), hand=(shown,)))[0]
    assert flight.flips


def test_pairs_are_made_in_zone_order() -> None:
    old = table(a=coins("a", 1), b=coins("b", 1), c=(), d=())
    new = table(a=(), b=(), c=coins("c", 1), d=coins("d", 1))
    assert ways(old, new) == [("a", "c"), ("b", "d")]


def test_what_only_went_or_only_came_has_one_end() -> None:
    assert changes(table(a=(MAN,)), table(a=())) == [Change(MAN, None, "a", "")]
    assert changes(table(a=()), table(a=(MAN,))) == [Change(None, MAN, "", "a")]


def test_a_marker_walks_and_pieces_that_leave_together_follow_one_another() -> None:
    scene = Scene(
        table(a=coins("a", 3), b=()), lambda start, end: ("x", "y") if (start, end) == ("a", "b") else ()
    )
    flights = scene.sync(table(a=(), b=coins("b", 3)))
    assert {flight.through for flight in flights} == {("x", "y")}
    delays = [flight.delay for flight in flights]
    assert delays == sorted(delays) and len(set(delays)) == 3


def test_reset_shows_another_table_without_flights() -> None:
    scene = Scene(table(a=(MAN,), b=()))
    scene.reset(table(a=(), b=(MAN,)))
    assert scene.sync(table(a=(), b=(MAN,))) == []


# -- motion ------------------------------------------------------------------------------------------------


def test_one_act_runs_after_another_and_a_click_ends_the_running_one() -> None:
    done: list[str] = []
    acts = Acts()
    acts.add(Pause(1.0), Call(lambda: done.append("one")), Pause(1.0), Call(lambda: done.append("two")))
    acts.step(0.5)
    assert done == []
    acts.finish()
    acts.step(0.5)
    assert done == ["one"]
    assert acts.step(0.6) is False
    assert done == ["one", "two"] and acts.running is None


def test_flights_end_in_time_however_many_there_are() -> None:
    scene = Scene(table(a=coins("a", 39), b=()))
    act = Flights(scene.sync(table(a=(), b=coins("b", 39))), 1.0)
    for _ in range(60):
        going = act.step(1 / 60)
    assert not going and all(act.progress(flight) == 1.0 for flight in act.flights)


def test_no_speed_means_no_flights() -> None:
    scene = Scene(table(a=coins("a", 2), b=()))
    assert not Flights(scene.sync(table(a=(), b=coins("b", 2))), 0.0).step(0.0)


def test_ways_begin_and_end_where_they_should() -> None:
    start, end = Pose(0, 0, 20), Pose(100, 50, 40)
    assert between(start, end, 0, 30) == start
    there = between(start, end, 1, 30)
    assert (round(there.x), round(there.y), round(there.h)) == (100, 50, 40)
    assert between(start, end, 0.5, 30).y < 25
    corner = Pose(100, 0, 20)
    assert along([start, corner, end], 0.5).y < 1
    assert (ease(0), ease(1)) == (0, 1)
