"""Castellans on the running table: whole games by every gesture, what is shown and what a gesture does."""

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
NAMES = ("Ilse", "布拉姆", "Corin", "Dagny", "Edda")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed board, wood or drawn cards: these tests judge what happens, not how it is painted."""

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
    monkeypatch.setattr(Painter, "accents", lambda self, table, seat, k: [])


def seated(seats: int, seed: str = "11", **options: object) -> Pilot:
    """A pilot at a fresh table without motion."""
    app = opened(SMALL, animation="off", bot_pace="off", mute=True, autoplay=False)
    chairs = [Chair("bot" if n else "human", NAMES[n], "easy" if n else "", n) for n in range(seats)]
    session = Session.new("castellans", Setup(seats, options), chairs, seed, thinker=Quick())
    app.go(Tabletop(app, session))
    pilot = Pilot(app)
    pilot.frames(2)
    return pilot


def busy(mine: Decision, rng: Random) -> Move:
    """A random move, seldom the end of something and seldom the same action, so that games go through all."""
    acts = [move for move in mine.moves if move.verb not in ("end", "done")]
    rare = [move for move in acts if move.verb in ("turn", "swap") or not move.to.endswith("harvest")]
    return rng.choice(rare if rare and rng.random() < 0.8 else acts or mine.moves)


def played(pilot: Pilot, seed: str, ways: tuple[str, ...]) -> dict[str, int]:
    """Play a whole game in these ways, each move as it is meant; how often each way was used."""
    session, rng = pilot.table.session, Random(seed)
    used = dict.fromkeys(ways, 0)
    while True:
        pilot.until_asked()
        mine = pilot.table.mine
        if mine is None:
            return used
        move, way = busy(mine, rng), rng.choice(ways)
        before = len(session.answers)
        pilot.play(move, way)
        assert session.answers[before : before + 1] == [move], (way, mine.ask, move)
        used[way] += 1


@pytest.mark.parametrize(("seats", "seed"), [(2, "3"), (3, "21"), (4, "5"), (5, "8")])
def test_a_whole_game_by_drag_click_and_key_to_its_result(seats: int, seed: str) -> None:
    pilot = seated(seats, seed)
    used = played(pilot, seed, ("drag", "click", "key"))
    assert pilot.table.session.waiting == "over" and min(used.values()) > 3
    pilot.frames(20)
    pilot.click(pilot.table.stage.prompt.button_rect(0).center)
    pilot.frames(2)
    assert isinstance(pilot.app.stack[-1], ResultScreen)


def test_a_whole_game_by_the_keyboard_alone() -> None:
    pilot = seated(2, "4")
    played(pilot, "4", ("key",))
    assert pilot.table.session.waiting == "over"
