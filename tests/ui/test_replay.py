"""Watching a recorded game: where the tape stands, and by whose eyes."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.room.session import Session
from client.rules.play import Beat
from client.ui.page import Page
from client.ui.screens.replay import Replay
from tests.ui.desk import (
    finished,
    plain_floor,
)


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No paint on the ground: these tests are about places and doings."""
    monkeypatch.setattr(Page, "_floor", plain_floor)


@pytest.fixture
def tape(tmp_path: Path) -> Replay:
    """A finished game as a record to watch."""
    path = tmp_path / "game.tric"
    path.write_text(finished().record().text(), encoding="utf-8")
    return Replay(path)


@pytest.mark.parametrize("way", [(40,), (90, 40), (200, 3, 40), (0, 40)])
def test_a_replay_stands_where_it_was_told_to(tape: Replay, way: tuple[int, ...]) -> None:
    for target in way:
        tape.target = target
        tape.undo()
        assert tape.at == target
    straight = Session.load(tape.file, upto=40)
    while isinstance(straight.asks, Beat):
        straight.tick()
    assert tape.table(None).zones == straight.table(None).zones
    straight.close()


def test_a_replay_rests_until_it_is_told_to_go_and_ends_where_the_game_ended(tape: Replay) -> None:
    while tape.tick():
        pass
    assert tape.at == 0
    tape.redo()
    while tape.tick():
        pass
    assert tape.at == 1
    tape.going = True
    while tape.tick():
        pass
    assert tape.asks is None
    assert tape.standing() == finished().standing()


def test_a_replay_is_seen_with_the_eyes_one_chooses(tape: Replay) -> None:
    assert tape.eyes is None
    seen = []
    for tape.target in range(60, 200, 20):
        tape.undo()
        tape.chosen = 1
        seen.append(tape.table(tape.eyes).zones != tape.table(None).zones)
    assert any(seen)
