"""A whole game of Castellans at the window against the real bots, played by the mouse alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pygame import SRCALPHA, Surface

from client.ai.levels import choose
from client.ai.thinker import Thinker
from client.room.seats import Chair
from client.room.session import Session
from client.rules.play import Decision, Move, Setup
from client.ui.painters import Painter
from client.ui.screens.result import ResultScreen
from client.ui.tabletop import Tabletop
from tests.ui.desk import opened
from tests.ui.pilot import Pilot


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed board, wood or drawn cards: these tests judge what happens, not how it is painted."""

    def steps(self: Painter, size: tuple[int, int]) -> Iterator[Surface]:
        yield Surface(size)

    def bare(self: Painter, kind: str, face: str, owner: int, px: int, *rest: object) -> Surface:
        return Surface((max(1, round(px * 0.7)), px), flags=SRCALPHA)

    monkeypatch.setattr(Painter, "board_steps", steps)
    monkeypatch.setattr(Painter, "table", lambda self, size: Surface(size))
    monkeypatch.setattr(Painter, "bare", bare)
    monkeypatch.setattr(Painter, "own", lambda self, name, size, *rest: Surface(size))
    monkeypatch.setattr(Painter, "accents", lambda self, *told: [])


def seated(levels: tuple[str, ...], seed: str) -> Pilot:
    """A pilot at the first seat, bots of these levels at the others; they think in this process."""
    app = opened((1280, 720), animation="off", bot_pace="off", mute=True, autoplay=False)
    chairs = [Chair("human", "Ilse", "", 0)]
    chairs += [Chair("bot", f"Bot {n}", level, n) for n, level in enumerate(levels, 1)]
    setup = Setup(len(chairs))
    session = Session.new("castellans", setup, chairs, seed, thinker=Thinker(process=False))
    app.go(Tabletop(app, session))
    pilot = Pilot(app)
    pilot.frames(2)
    return pilot


def wanted(pilot: Pilot, mine: Decision, rng: Random) -> Move:
    """What a beginner would do here, so that the game is one as people play it."""
    return choose(pilot.table.session.play, mine.seat, "easy", rng).move


def played(pilot: Pilot, seed: str) -> list[str]:
    """Play to the end, dragging and clicking in turn; what was asked."""
    session, rng = pilot.table.session, Random(seed)
    asked: list[str] = []
    while True:
        pilot.until_asked()
        mine = pilot.table.mine
        if mine is None:
            return asked
        move, before = wanted(pilot, mine, rng), len(session.answers)
        pilot.play(move, "drag" if len(asked) % 2 else "click")
        assert session.answers[before : before + 1] == [move], (mine.ask, move)
        asked.append(mine.ask)


def test_a_whole_game_by_mouse_against_an_easy_and_a_fair_bot_to_its_result() -> None:
    pilot = seated(("easy", "fair"), "7")
    asked = played(pilot, "7")
    table = pilot.table
    assert table.session.waiting == "over"
    assert asked.count("draft") == 15 and asked.count("turn") >= 15  # three dice in each of five rounds
    assert len(set(asked)) > 6  # more than found, draft, turn and their payments
    assert all(seat.points > 15 for seat in table.session.play.state.seats[1:])
    assert table.stage.scoresheet.laid  # the last scoring stays to be read
    pilot.frames(20)
    pilot.click(table.stage.prompt.button_rect(0).center)
    pilot.frames(2)
    assert isinstance(pilot.app.stack[-1], ResultScreen)
