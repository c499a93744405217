"""Every legal move is within reach: by pointer and by keyboard, through the same hand."""

from __future__ import annotations

from random import Random

import pytest

from client.rules import GAMES, game
from client.rules.play import Chance, Decision, Move, Play, Setup
from client.rules.table import Piece, Table
from client.ui.arrange import arrange
from client.ui.hand import Eyes, Hand
from client.ui.input import Key, Touch
from client.ui.layout import load, load_shapes
from client.ui.reach import Path, Reach, nearest, reading_order
from client.ui.spots import Spots
from client.ui.spread import Box

MEN = tuple([Piece(f"man.{n}", "man", "", 0) for n in range(3)])
CARD = Piece("card.1", "card", "king", 0)
TABLE = Table({"men": MEN, "hand": (CARD,), "space.a": (), "space.b": (), "far": ()}, {})
PLACES = {"men": 0, "hand": 200, "space.a": 400, "space.b": 600}
A, B = Move("place", "men", "space.a"), Move("place", "men", "space.b")
KEEP, PASS = Move("keep", "card.1"), Move("pass")
ONE, TWO = Move("buy", "men", "space.b", 1), Move("buy", "men", "space.b", 2)


def box(name: str) -> Box | None:
    for n, man in enumerate(MEN):
        if man.id == name:
            return Box(n * 40, 0, 30, 40)
    if name == "card.1":
        return Box(200, 0, 40, 60)
    return Box(PLACES[name], 0, 60, 60) if name in PLACES else None


def piece(x: float, y: float) -> str:
    for name in ("man.2", "man.1", "man.0", "card.1"):
        found = box(name)
        if found and found.holds(x, y):
            return name
    return ""


def zone(x: float, y: float) -> str:
    return next((name for name in PLACES if (found := box(name)) and found.holds(x, y)), "")


def hand(*moves: Move) -> Hand:
    made = Hand(Eyes(box, piece, zone))
    made.take(Reach(moves, TABLE))
    return made


def click(made: Hand, x: int, y: int) -> tuple[str, tuple[Move, ...]]:
    made.touch(Touch("press", (x, y), (x, y)))
    done = made.touch(Touch("click", (x, y), (x, y)))
    return done.kind, done.moves


# -- the reach itself --------------------------------------------------------------------------------------


def test_a_verb_may_have_a_further_zone_for_its_pieces() -> None:
    reach = Reach((A, B, PASS), TABLE, also={"place": "far"})
    assert reach.moves_for("man.0", "far") == (A, B)
    assert {path.target for path in reach.paths(A)} == {"space.a"}, "the way that is shown is the usual one"


def test_the_topic_is_the_one_thing_that_buttons_are_about() -> None:
    sides = Move("side", "card.1", "a"), Move("side", "card.1", "b")
    assert Reach((*sides, PASS), TABLE).topic == "card.1"
    assert Reach((*sides, Move("side", "man.0", "b")), TABLE).topic == ""
    assert Reach((*sides, Move("place", "card.1", "far")), TABLE).topic == "", "a gesture reaches it"


def test_a_drop_counts_where_an_outline_is_told_by_that_alone() -> None:
    made = Hand(Eyes(box, piece, zone, inside=lambda name, x, y: x > 630 if name == "space.b" else None))
    made.take(Reach((B,), TABLE))
    for x, kind in ((610, "refused"), (640, "move")):
        made.touch(Touch("drag", (640, 20), (10, 20)))
        made.touch(Touch("move", (x, 20), (10, 20)))
        assert made.touch(Touch("drop", (x, 20), (10, 20))).kind == kind


def test_a_zone_as_piece_means_any_piece_of_it() -> None:
    reach = Reach((A, B, PASS), TABLE)
    assert reach.lifts == ("man.0", "man.1", "man.2")
    assert reach.drops("man.1") == ("space.a", "space.b")
    assert reach.moves_for("man.1", "space.b") == (B,)
    assert reach.sources == ("man.2",)
    assert reach.buttons == (PASS,)


def test_a_piece_alone_is_a_tap_and_a_word_a_button() -> None:
    assign = Move("assign", "card.1", "blue")
    reach = Reach((KEEP, assign, Move("change", "gold", n=3)), TABLE)
    assert reach.taps == {"card.1": [KEEP]}
    assert reach.buttons == (assign, Move("change", "gold", n=3))


def test_what_has_no_place_on_the_screen_becomes_a_button() -> None:
    far = Move("send", "men", "far")
    assert Reach((far,), TABLE).lifts
    assert Reach((far,), TABLE, lambda zone: zone != "far").buttons == (far,)


def test_a_drop_can_mean_several_numbers() -> None:
    assert Reach((ONE, TWO), TABLE).moves_for("man.0", "space.b") == (ONE, TWO)


def test_an_empty_zone_as_piece_becomes_a_button() -> None:
    odd = Move("take", "space.a", "space.b")
    assert Reach((odd,), TABLE).paths(odd) == [Path("button", n=0)]


# -- the hand ----------------------------------------------------------------------------------------------


def test_dragging_a_piece_onto_a_place_makes_the_move() -> None:
    made = hand(A, B)
    made.touch(Touch("press", (10, 10), (10, 10)))
    assert made.touch(Touch("drag", (60, 10), (10, 10))).piece == "man.0"
    assert made.touch(Touch("drop", (430, 30), (10, 10))).moves == (A,)


def test_a_drop_beside_the_pointer_counts_by_overlap() -> None:
    made = hand(A, B)
    made.touch(Touch("press", (10, 10), (10, 10)))
    made.touch(Touch("drag", (390, 30), (10, 10)))
    assert not box("space.a").holds(390, 30)  # type: ignore[union-attr]
    assert made.touch(Touch("drop", (395, 30), (10, 10))).moves == (A,)


def test_a_drop_where_nothing_may_go_is_refused_with_its_place() -> None:
    made = hand(A)
    made.touch(Touch("press", (10, 10), (10, 10)))
    made.touch(Touch("drag", (610, 10), (10, 10)))
    done = made.touch(Touch("drop", (610, 10), (10, 10)))
    assert (done.kind, done.piece, done.target) == ("refused", "man.0", "space.b")
    assert made.lifted == ""


def test_click_then_click_is_the_same_as_a_drag() -> None:
    made = hand(A, B)
    assert click(made, 10, 10) == ("lifted", ())
    assert click(made, 630, 30) == ("move", (B,))


def test_one_click_on_a_place_never_acts() -> None:
    made = hand(A, B)
    assert click(made, 430, 30) == ("lifted", ())
    assert made.lifted == "man.2"
    assert click(made, 430, 30) == ("move", (A,))


def test_a_click_elsewhere_lets_the_piece_fall_back() -> None:
    made = hand(A)
    click(made, 10, 10)
    assert click(made, 900, 900)[0] == "cancelled"
    assert made.lifted == ""


def test_the_keyboard_alone_lifts_and_drops() -> None:
    made = hand(A, B)
    made.key(Key("tab"))
    assert made.focus == "man.2"
    assert made.key(Key("enter")).kind == "lifted"
    assert made.focus == "space.a"
    made.key(Key("right"))
    assert made.focus == "space.b"
    assert made.key(Key("enter")).moves == (B,)


def test_escape_lets_go_and_enter_without_focus_does_nothing() -> None:
    made = hand(A)
    assert made.key(Key("enter")).kind == ""
    made.key(Key("tab"))
    made.key(Key("enter"))
    assert made.key(Key("escape")).kind == "cancelled"
    assert made.lifted == ""


def test_a_new_decision_takes_the_piece_out_of_the_hand() -> None:
    made = hand(A)
    click(made, 10, 10)
    made.take(Reach((B,), TABLE))
    assert made.lifted == ""


def test_reading_order_goes_line_by_line() -> None:
    assert reading_order({"c": (10, 100, 40), "b": (90, 4, 40), "a": (10, 0, 40)}) == ["a", "b", "c"]


def test_arrows_go_to_the_nearest_that_way() -> None:
    boxes = {"a": (0.0, 0.0, 40.0), "b": (100.0, 5.0, 40.0), "c": (90.0, 300.0, 40.0)}
    assert nearest(boxes, "a", "right") == "b"
    assert nearest(boxes, "a", "down") == "c"
    assert nearest(boxes, "a", "left") == "a"
    assert nearest(boxes, "none", "left") == "a"


# -- every game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("seats", "size"), [(3, (1920, 1080)), (4, (1080, 1920)), (5, (1440, 1080))])
def test_every_legal_move_of_random_games_is_within_reach(
    name: str, seats: int, size: tuple[int, int]
) -> None:
    rules, layout, rng = game(name), load(name), Random(f"{name}{seats}")
    if seats not in rules.seats:
        pytest.skip(f"{name} is not for {seats}")
    places = arrange(load_shapes(), size, ratio=layout.ratio, strips=seats - 1)
    play = Play(rules, rules.deal(Setup(seats)))
    names = rules.table(play.state, None).zones
    homes = [Spots(layout, places, seats, home, names) for home in range(seats)]
    while play.asks is not None:
        asks = play.asks
        if isinstance(asks, Decision):
            spots = homes[asks.seat]
            table = rules.table(play.state, asks.seat)
            reach = Reach(asks.moves, table, spots.__contains__)
            lies = spots.lie(table)
            for move in asks.moves:
                paths = reach.paths(move)
                assert paths, (asks.ask, move)
                for path in paths:
                    assert not path.piece or path.piece in lies, (asks.ask, move, path)
                    assert not path.target or path.target in lies or path.target in spots, (asks.ask, move)
            play.answer(rng.choice(asks.moves))
        else:
            play.answer(asks.sample(rng) if isinstance(asks, Chance) else None)
