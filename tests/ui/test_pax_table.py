"""Pax on the running table: whole games by pointer and keyboard, what is shown and what a gesture does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pygame import SRCALPHA, Surface

from client.room.seats import Chair
from client.room.session import Session
from client.rules.play import Decision, Setup
from client.ui.figures import Steps, Sum, Tag, Tally
from client.ui.painters import Painter
from client.ui.screens.notes import CurtainScreen
from client.ui.screens.result import ResultScreen
from client.ui.tabletop import Tabletop
from tests.ui.desk import opened
from tests.ui.pilot import Pilot
from tests.ui.test_tabletop import Quick

SMALL = (1280, 720)
NAMES = ("Livia", "馬庫斯", "Julia", "Gaius", "Petra", "Titus", "Aurelia", "Quintus")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed board, no wood and no drawn cards: these tests judge what happens, not how it is painted."""

    def steps(self: Painter, size: tuple[int, int]) -> Iterator[Surface]:
        yield Surface(size)

    monkeypatch.setattr(Painter, "board_steps", steps)
    def bare(self: Painter, kind: str, face: str, owner: int, px: int, *rest: object) -> Surface:
        return Surface((max(1, round(px * 0.7)), px), flags=SRCALPHA)

    monkeypatch.setattr(Painter, "table", lambda self, size: Surface(size))
    monkeypatch.setattr(Painter, "bare", bare)


def seated(seats: int, humans: int = 1, seed: str = "11", size: tuple[int, int] = SMALL) -> Pilot:
    """A pilot at a fresh table without motion."""
    app = opened(size, animation="off", bot_pace="off", mute=True, autoplay=False)
    chairs = [
        Chair("human" if n < humans else "bot", NAMES[n], "" if n < humans else "easy", n)
        for n in range(seats)
    ]
    session = Session.new("pax", Setup(seats), chairs, seed, thinker=Quick())
    app.go(Tabletop(app, session))
    pilot = Pilot(app)
    pilot.frames(2)
    return pilot


def to_ask(pilot: Pilot, ask: str, rng: Random) -> Decision:
    """Play at random until the human is asked this."""
    while True:
        pilot.until_asked()
        mine = pilot.table.mine
        assert mine is not None, f"the game ended before {ask}"
        if mine.ask == ask:
            return mine
        pilot.table.play(rng.choice(mine.moves))


def full_turns(mine: Decision, rng: Random) -> object:
    """A random move, but hardly ever spying or stopping, so that games go through everything."""
    busy = [move for move in mine.moves if move.verb not in ("spy", "pass", "stop")]
    return rng.choice(busy if busy and rng.random() < 0.8 else mine.moves)


@pytest.mark.parametrize(("seats", "seed"), [(1, "3"), (2, "21"), (4, "5"), (6, "8")])
def test_a_whole_game_by_drag_click_and_key_to_its_result(seats: int, seed: str) -> None:
    pilot = seated(seats, seed=seed)
    session, rng = pilot.table.session, Random(seed)
    ways = {"drag": 0, "click": 0, "key": 0}
    while True:
        pilot.until_asked()
        mine = pilot.table.mine
        if mine is None:
            break
        move, way = full_turns(mine, rng), rng.choice(list(ways))
        before = len(session.answers)
        pilot.play(move, way)  # type: ignore[arg-type]
        assert session.answers[before] == move, (way, mine.ask, move)
        ways[way] += 1
    assert session.waiting == "over" and min(ways.values()) > 3
    told = [entry.key.rpartition(".")[2] for entry in pilot.table.stage.scroll.entries]
    assert told.count("balance") == seats and told[-1] in pilot.table.desk.layout.looks.scroll
    pilot.frames(20)
    pilot.click(pilot.table.stage.prompt.button_rect(0).center)
    pilot.frames(2)
    assert isinstance(pilot.app.stack[-1], ResultScreen)
