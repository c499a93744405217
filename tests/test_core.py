"""The shared core: plays, clones, records, kit; shown with the throw-away game."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from random import Random

import pytest

from client.rules import add_game, game, kit
from client.rules.play import Beat, Chance, Decision, IllegalMove, Move, Option, Play, Pool, Setup
from client.rules.record import (
    Header,
    Record,
    Transcript,
    answer_text,
    header_text,
    parse_answer,
    parse_header,
    parse_value,
    value_text,
)
from client.rules.table import Piece, Table
from tests.tiny import GAME, State
from tests.walk import Case, finish, pick, start, walk

ORDER = tuple(range(16))  # the deck as dealt; its last cards are drawn first


def begun(seats: int = 2) -> Play:
    """The tiny game after its shuffle, which changed nothing."""
    play = Play(GAME, GAME.deal(Setup(seats)))
    play.answer(ORDER)
    return play


# ---- moves and answers


@pytest.mark.parametrize(
    "move",
    [Move("pass"), Move("lay", "card.3", "row"), Move("roll", n=2), Move("to", to="x"), Move("less", n=-3)],
)
def test_a_move_is_read_back_from_its_text(move: Move) -> None:
    assert Move.parse(str(move)) == move and parse_answer(answer_text(move)) == move


@pytest.mark.parametrize("text", ["", "a b c d", "a b c 1 2", "a b c --", "a b c x"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Move.parse(text)


@pytest.mark.parametrize("outcome", [(), (3,), (0, 5, 2)])
def test_an_outcome_is_read_back_from_its_text(outcome: tuple[int, ...]) -> None:
    assert parse_answer(answer_text(outcome)) == outcome


def test_a_beat_has_no_line_and_words_are_no_outcome() -> None:
    with pytest.raises(ValueError):
        answer_text(None)
    with pytest.raises(ValueError, match="not an outcome"):
        parse_answer("! 1 two")


# ---- chance


@pytest.mark.parametrize(
    ("chance", "good", "bad"),
    [
        (Chance("roll", (6, 4)), [(0, 0), (5, 3)], [(6, 0), (0, 4), (0,), (-1, 0), None, Move("a")]),
        (Chance("draw", (7, 9)), [(7,), (9,)], [(8,), (), (7, 9)]),
        (Chance("shuffle", (1, 2, 3)), [(3, 1, 2)], [(1, 2), (1, 2, 2), (1, 2, 3, 4)]),
    ],
)
def test_chance_takes_only_what_can_come_out(chance: Chance, good: list[object], bad: list[object]) -> None:
    assert all(chance.allows(outcome) for outcome in good)
    assert not any(chance.allows(outcome) for outcome in bad)
    assert all(chance.allows(chance.sample(Random(seed))) for seed in range(50))


def test_every_face_falls_about_as_often() -> None:
    rng, chance = Random(1), Chance("roll", (6,))
    fallen = [chance.sample(rng)[0] for _ in range(6000)]
    assert all(900 < fallen.count(face) < 1100 for face in range(6))


# ---- plays


def test_an_illegal_answer_changes_nothing_and_names_the_position() -> None:
    play = begun()
    before, tail = play.state.clone(), play.tail
    with pytest.raises(IllegalMove, match=r"seat 0 is asked lay .*not lay card\.0 row"):
        play.answer(Move("lay", "card.0", "row"))
    assert play.state == before and play.tail == tail and isinstance(play.asks, Decision)


@pytest.mark.parametrize("answer", [None, (1, 2), Move("done"), tuple(range(15))])
def test_a_shuffle_takes_only_the_same_cards(answer: object) -> None:
    play = Play(GAME, GAME.deal(Setup(2)))
    with pytest.raises(IllegalMove, match="shuffle"):
        play.answer(answer)  # type: ignore[arg-type]


def test_a_beat_takes_no_answer_and_a_game_that_is_over_none_at_all() -> None:
    play = begun()
    for _ in walk(play, Random(2)):
        if isinstance(play.asks, Beat):
            with pytest.raises(IllegalMove, match="a Beat"):
                play.answer(Move("done"))
    with pytest.raises(IllegalMove, match="over"):
        play.answer(Move("done"))


def test_a_clone_in_the_middle_of_a_run_asks_the_same_and_goes_its_own_way() -> None:
    play = begun()
    play.answer(play.asks.moves[0])  # type: ignore[union-attr]
    copy = play.clone()
    assert copy.asks == play.asks and copy.state == play.state
    copy.answer(Move("done"))
    assert isinstance(play.asks, Decision) and play.asks.seat == 0
    assert isinstance(copy.asks, Decision) and copy.asks.seat == 1  # the interrupt


def test_an_interrupt_asks_another_seat_within_the_turn() -> None:
    play = begun()
    play.answer(play.asks.moves[0])  # type: ignore[union-attr]
    play.answer(Move("done"))
    play.answer(Move("pay", "seat.1.coins", "bank"))
    assert isinstance(play.asks, Beat) and play.state.row == [] and play.state.bank == 3


def test_a_quiet_play_passes_beats_and_cannot_be_copied() -> None:
    play = Play(GAME, GAME.deal(Setup(2)), quiet=True)
    rng = Random(3)
    while play.asks is not None:
        assert not isinstance(play.asks, Beat)
        play.answer(pick(play.asks, rng))
    for copying in (play.clone, play.position, lambda: play.blind(0, rng)):
        with pytest.raises(ValueError, match="quiet"):
            copying()


def test_a_quiet_clone_waits_where_the_original_does() -> None:
    for at in walk(start(Case("tiny", 3)), Random(4)):
        copy = at.clone(quiet=True)
        if not isinstance(at.asks, Beat):
            assert copy.asks == at.asks and copy.state == at.state


def test_a_position_goes_on_elsewhere() -> None:
    for at in walk(start(Case("tiny", 2)), Random(5)):
        name, mark, tail = at.position()
        other = Play(game(name), mark, tail)
        assert other.asks == at.asks and other.state == at.state


def test_blinding_keeps_the_own_hand_and_deals_the_others_anew() -> None:
    play = begun()
    worlds = [play.blind(0, Random(seed), quiet=False) for seed in range(20)]
    assert all(world.state.hands[0] == play.state.hands[0] for world in worlds)
    assert len({tuple(world.state.hands[1].cards) for world in worlds}) > 10
    assert all(sorted(world.state.deck + world.state.hands[1].cards) == sorted(
        play.state.deck + play.state.hands[1].cards
    ) for world in worlds)  # fmt: skip


def test_blinding_for_the_asked_seats_opponent_makes_the_list_anew() -> None:
    play = begun()
    other = play.blind(1, Random(1), quiet=False)
    assert isinstance(other.asks, Decision)
    assert {move.piece for move in other.asks.moves if move.piece} == {
        f"card.{card}" for card in other.state.hands[0].cards
    }


def test_lists_are_made_only_when_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    import tests.tiny as tiny

    made: list[int] = []
    lays = tiny.lays
    monkeypatch.setattr(tiny, "lays", lambda *words: (made.append(1), lays(*words))[1])
    play = begun()
    play.clone().clone()
    assert made == []
    assert play.asks is play.asks and len(made) == 1


# ---- state


@dataclass(slots=True)
class Inner(Record):
    """A part."""

    cards: list[int]


@dataclass(slots=True)
class Outer(Record):
    """All that a record may hold."""

    number: int
    name: str
    pair: tuple[int, int]
    parts: list[Inner]
    rows: list[list[int]]
    named: dict[str, list[int]]
    inside: dict[int, Inner]
    some: Inner | None
    none: Inner | None
    chosen: set[int]
    maybe: int | None


def outer() -> Outer:
    """One of them, filled."""
    return Outer(
        1, "a", (1, 2), [Inner([1])], [[1], [2]], {"x": [1]}, {1: Inner([2])}, Inner([3]), None, {1}, None
    )


def test_a_clone_of_a_state_is_equal_and_shares_nothing() -> None:
    first = outer()
    copy = first.clone()
    assert copy == first and type(copy) is Outer
    copy.parts[0].cards.append(9)
    copy.rows[0].append(9)
    copy.named["x"].append(9)
    copy.inside[1].cards.append(9)
    copy.chosen.add(9)
    assert copy.some is not None
    copy.some.cards.append(9)
    assert first == outer() and copy != first


def test_a_state_that_cannot_be_copied_says_so() -> None:
    @dataclass(slots=True)
    class Odd(Record):
        thing: bytearray

    with pytest.raises(TypeError, match=r"Odd\.thing"):
        Odd(bytearray()).clone()


# ---- records

HEADER = Header("tiny", 1, Setup(2, {"long": True, "coins": 1}), "a seed", ("human - 0 Ada B.",), ("x y",))


def test_a_record_is_read_back_from_its_text() -> None:
    record = Transcript(HEADER, (Move("lay", "card.1", "row"), (3, 4), Move("done")))
    assert Transcript.parse(record.text()) == record
    assert record.digest() == Transcript.parse(record.text()).digest()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "line 1: this is not a record"),
        ("hello\n", "line 1: this is not a record"),
        ("triclinium x\n", "line 1: 'x' is not a format"),
        ("triclinium 99\n", "line 1: format 99 is newer than this program"),
        ("triclinium 1\ngame tiny\n", "the head of the record does not end"),
        ("triclinium 1\nnonsense\n", "line 2: 'nonsense' is not"),
        ("triclinium 1\ngame tiny\nrules 1\nseed 1\n---\n", "says no 'seats'"),
        ("triclinium 1\ngame tiny\nrules one\nseats 2\nseed 1\n---\n", "rules 'one' is not a number"),
        (header_text(HEADER) + "lay\n! x\n", "line 12: '! x' is not an outcome"),
    ],
)
def test_a_faulty_record_names_its_line(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Transcript.parse(text)


def test_the_head_ends_where_the_answers_begin() -> None:
    lines = (header_text(HEADER) + "done\n").split("\n")
    assert parse_header(lines) == (HEADER, lines.index("done"))


@pytest.mark.parametrize("value", [True, False, 3, -1, "word"])
def test_an_options_value_is_read_back(value: object) -> None:
    assert parse_value(value_text(value)) == value and type(parse_value(value_text(value))) is type(value)


# ---- kit


def test_ranks_share_ties() -> None:
    assert kit.ranks([5, 9, 5, 1]) == [2, 1, 2, 4]
    assert kit.clockwise(2, 4) == [2, 3, 0, 1]


def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    deck, discard, hand = [1], [2, 3], [0]
    drawing = kit.drawn_into(hand, deck, discard, 5)
    assert next(drawing) == Chance("shuffle", (2, 3))
    with pytest.raises(StopIteration) as end:
        drawing.send((3, 2))
    assert end.value.value == 3 and hand == [0, 1, 2, 3] and deck == discard == []


def test_a_redeal_keeps_sizes_and_what_is_bound() -> None:
    for seed in range(50):
        zones = [[1, 2, 3], [4, 5], [6]]
        kit.redeal([Pool(zones, {4: [3, 4], 6: [5], 1: [0, 3]})], Random(seed))
        assert [len(zone) for zone in zones] == [3, 2, 1] and sorted(chain(*zones)) == [1, 2, 3, 4, 5, 6]
        assert 4 in zones[1] and zones[2] == [6] and (zones[0][0] == 1 or zones[1][0] == 1)


def test_a_redeal_does_not_depend_on_how_the_pieces_lay() -> None:
    first, other = [[1, 2], [3, 4]], [[4, 3], [2, 1]]
    for zones in (first, other):
        kit.redeal([Pool(zones)], Random(8))
    assert first == other


def test_more_bound_pieces_than_slots_is_an_error() -> None:
    with pytest.raises(ValueError, match="bound"):
        kit.redeal([Pool([[1, 2]], {1: [0], 2: [0]})], Random(1))


OPTIONS = (Option("long"), Option("coins", 2, (0, 1, 2)))


def test_options_are_filled_in() -> None:
    assert kit.checked(Setup(2, {"long": True}), "g", range(2, 4), OPTIONS) == {"long": True, "coins": 2}


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        (Setup(5), "g is for 2 to 3 seats, not 5"),
        (Setup(2, {"short": True}), "no option 'short'; it has coins, long"),
        (Setup(2, {"coins": 3}), "option coins of g can be 0, 1, 2, not 3"),
        (Setup(2, {"coins": True}), "option coins of g can be 0, 1, 2, not True"),
        (Setup(2, {"long": 1}), "option long of g can be false, true, not 1"),
    ],
)
def test_a_bad_setup_is_refused_in_one_line(setup: Setup, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        kit.checked(setup, "g", range(2, 4), OPTIONS)


def test_an_unknown_game_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there is aquileia"):
        game("chess")
    add_game(GAME)
    assert game("tiny") is GAME


def test_a_table_knows_where_each_piece_lies() -> None:
    table = Table({"a": (Piece("x.1", "x"),), "b": ()}, {})
    assert table.where() == {"x.1": "a"}


def test_the_tiny_game_ends_with_everything_shown() -> None:
    play = finish(start(Case("tiny", 4)), Random(1))
    state: State = play.state
    assert all(not hand.secret for hand in state.hands) and GAME.standing(state)[0].seat == 0
