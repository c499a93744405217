"""Citadels on the running table: whole games by every gesture, what is shown and what a gesture does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pygame import SRCALPHA, Surface

from client.room.seats import Chair
from client.room.session import Session
from client.rules.play import Decision, Move, Setup
from client.ui.painters import Painter
from client.ui.screens.result import ResultScreen
from client.ui.tabletop import Tabletop
from tests.ui.desk import opened
from tests.ui.pilot import Pilot
from tests.ui.test_tabletop import Quick

SMALL = (1280, 720)
NAMES = ("Livia", "馬庫斯", "Julia", "Gaius", "Petra", "Titus", "Aurelia", "Quintus")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed board, cloth or drawn cards: these tests judge what happens, not how it is painted."""

    def steps(self: Painter, size: tuple[int, int]) -> Iterator[Surface]:
        yield Surface(size)

    def bare(self: Painter, kind: str, face: str, owner: int, px: int, *rest: object) -> Surface:
        return Surface((max(1, round(px * 0.7)), px), flags=SRCALPHA)

    def own(self: Painter, name: str, size: tuple[int, int], *rest: object) -> Surface:
        return Surface(size)

    monkeypatch.setattr(Painter, "board_steps", steps)
    monkeypatch.setattr(Painter, "table", lambda self, size: Surface(size))
    monkeypatch.setattr(Painter, "bare", bare)
    monkeypatch.setattr(Painter, "own", own)
    monkeypatch.setattr(Painter, "heralds", lambda self, table, tone, said, k: [])


def seated(seats: int, humans: int = 1, seed: str = "11", confirm: bool = True, **options: object) -> Pilot:
    """A pilot at a fresh table without motion."""
    app = opened(SMALL, animation="off", bot_pace="off", mute=True, autoplay=False, confirm=confirm)
    chairs = [
        Chair("human" if n < humans else "bot", NAMES[n], "" if n < humans else "easy", n)
        for n in range(seats)
    ]
    session = Session.new("citadels", Setup(seats, options), chairs, seed, thinker=Quick())
    app.go(Tabletop(app, session))
    pilot = Pilot(app)
    pilot.frames(2)
    return pilot


def to_ask(pilot: Pilot, ask: str, rng: Random, verb: str = "") -> Decision:
    """Play at random until the human is asked this, and may answer so."""
    while True:
        pilot.until_asked()
        mine = pilot.table.mine
        assert mine is not None, f"the game ended before {ask} {verb}"
        if mine.ask == ask and (not verb or any(move.verb == verb for move in mine.moves)):
            return mine
        pilot.table.play(busy(mine, rng))


def busy(mine: Decision, rng: Random) -> Move:
    """A random move, seldom the end of a turn, so that games go through everything."""
    acts = [move for move in mine.moves if move.verb not in ("end", "pass", "done")]
    return rng.choice(acts if acts and rng.random() < 0.8 else mine.moves)


@pytest.mark.parametrize(
    ("seats", "seed", "cast"),
    [
        (2, "3", "first_game"),
        (3, "21", "devious_dignitaries"),
        (5, "5", "cunning_agents"),
        (8, "8", "vicious_nobles"),
    ],
)
def test_a_whole_game_by_drag_click_and_key_to_its_result(seats: int, seed: str, cast: str) -> None:
    pilot = seated(seats, seed=seed, cast=cast)
    session, rng = pilot.table.session, Random(seed)
    ways = {"drag": 0, "click": 0, "key": 0}
    while True:
        pilot.until_asked()
        mine = pilot.table.mine
        if mine is None:
            break
        move, way = busy(mine, rng), rng.choice(list(ways))
        before = len(session.answers)
        pilot.play(move, way)
        assert session.answers[before : before + 1] == [move], (way, mine.ask, move)
        ways[way] += 1
    assert session.waiting == "over" and min(ways.values()) > 3
    pilot.frames(20)
    pilot.click(pilot.table.stage.prompt.button_rect(0).center)
    pilot.frames(2)
    assert isinstance(pilot.app.stack[-1], ResultScreen)
