"""The picture: every piece once, names that cannot be mistaken, numbers that are right."""

from __future__ import annotations

from random import Random

import pytest

from client.rules import siberia
from client.rules.play import Beat, Decision, Play, Setup
from client.rules.siberia import GAME
from client.rules.siberia.data import EXCHANGES
from client.rules.siberia.table import BANK, split
from tests.siberia.scene import lay
from tests.walk import pieces, walk

KINDS = {
    "counter": 70,
    "cube": 70,
    "tile": 20,
    "exchange": 6,
    "marker": 8,
    "start": 1,
    "note": sum(BANK.values()),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_lies_somewhere_and_is_named_like_no_zone(seats: int) -> None:
    for number, at in enumerate(walk(Play(GAME, GAME.deal(Setup(seats))), Random(seats))):
        if number % 2 == 0:
            for eyes in (None, seats - 1):
                table = GAME.table(at.state, eyes)
                assert pieces(table) == KINDS | {"pawn": 6 * seats}, at.asks
                assert not table.zones.keys() & table.where().keys()


def test_every_move_names_pieces_and_zones_that_are_there() -> None:
    words = {"", "a", "b", *[city.name for sides in EXCHANGES for city in sides]}
    for at in walk(Play(GAME, GAME.deal(Setup(3, {"harvest": "choose"}))), Random(8)):
        asks = at.asks
        if isinstance(asks, Decision):
            table = GAME.table(at.state, asks.seat)
            names = {*table.zones, *table.where()} | words
            assert all(move.piece in names and move.to in names for move in asks.moves), asks


def test_asks_and_beats_are_those_that_are_written_down() -> None:
    asked = set()
    for seats in (2, 3, 4):
        for at in walk(Play(GAME, GAME.deal(Setup(seats))), Random(seats)):
            asked.add(at.asks.say if isinstance(at.asks, Beat) else getattr(at.asks, "ask", ""))
    assert len(asked) > 18 and all(f"    {word} " in (siberia.__doc__ or "") for word in asked - {""})


def test_the_bank_has_notes_for_all_that_can_be_earned() -> None:
    for rubles in range(0, 280_000, 1000):
        assert sum(value * count for value, count in split(rubles).items()) == rubles
        assert split(rubles)[10000] <= BANK[10000]
    assert BANK[5000] >= 4 * 1 and BANK[1000] >= 4 * 4


def test_numbers() -> None:
    scene = lay(
        panels={0: {"gas": 2, "salesman": 2}, 1: {"oil": 1}}, tiles={1: "oil gold"}, closed="amur",
        earned={1: 5000}, supply={"gold": 0}, passed=[1], round=3, idle=1,
    )  # fmt: skip
    counts = scene.table().counts
    expected = {
        "round": 3, "last": 0, "idle": 1, "exhausted": 1, "empty": 1, "steps": 0,
        "money.1": 5000, "score.1": 5000, "counters.0": 4, "passed.1": 1, "passed.0": 0, "tiles.1": 2,
        "ready.0.gas": 1, "ready.0.oil": 0, "ready.1.oil": 1, "ready.1.gold": 0,
    }  # fmt: skip
    assert {key: counts[key] for key in expected} == expected
