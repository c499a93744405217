"""What the room costs a move: under a frame, however long the game."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from client.room.saves import Saves
from client.room.seats import Chair
from client.room.session import Session
from client.rules import GAMES
from client.rules import game as game_of
from client.rules.play import Setup
from tests.walk import Guesser

pytestmark = pytest.mark.bench


@pytest.mark.parametrize("name", GAMES)
def test_ticks_undo_and_loading_are_quick(name: str, tmp_path: Path) -> None:
    """Seen for Aquileia with five seats: a tick 1 ms with its line on the disk, undo 9 ms, load 400 ms."""
    seats = game_of(name).seats[-1]
    chairs = [Chair("human" if seat == 0 else "bot", "", "easy") for seat in range(seats)]
    s = Session.new(name, Setup(seats), chairs, "bench", saves=Saves(tmp_path), thinker=Guesser())
    began, events = time.process_time(), 0
    while s.waiting != "over":
        events += 1
        if s.tick() is None:
            s.answer(s.asks.moves[0])  # type: ignore[union-attr]
    tick = (time.process_time() - began) / events
    began = time.process_time()
    s.undo(consent=True)
    undo = time.process_time() - began
    assert s.path is not None
    began = time.process_time()
    Session.load(s.path)
    load = time.process_time() - began
    print(f"{name}: {events} events, tick {tick * 1e3:.2f} ms, undo {undo * 1e3:.1f}, load {load * 1e3:.0f}")
    assert tick < 0.016 and undo < 0.2 and load < 4
