"""Several people at one screen: whatever the game, a curtain hides what is not for everybody's eyes."""

from __future__ import annotations

from random import Random

import pytest

from client.room.seats import Chair
from client.room.session import Session
from client.rules import GAMES
from client.rules import game as game_of
from client.rules.play import Setup
from client.ui.screens.notes import CurtainScreen
from client.ui.tabletop import Tabletop
from tests.ui.desk import opened
from tests.ui.pilot import Pilot

FRAMES = 250


@pytest.mark.parametrize("name", GAMES)
def test_two_people_at_one_screen_see_nothing_but_their_own(name: str) -> None:
    seats = max(2, game_of(name).seats[0])
    app = opened((1024, 600), animation="off", bot_pace="off", mute=True, autoplay=True)
    chairs = [Chair("human", f"P{seat}", "", seat) for seat in range(seats)]
    session = Session.new(name, Setup(seats), chairs, "4")
    table = Tabletop(app, session)
    app.go(table)
    pilot, rng, curtains = Pilot(app), Random(name), 0
    for _ in range(FRAMES):
        pilot.frames(1)
        if isinstance(app.stack[-1], CurtainScreen):
            curtains += 1
            assert table.scene.table == session.table(None), "what lies under the curtain is for everybody"
            pilot.key("return")
        elif (mine := table.mine) is not None:
            assert table.scene.table == session.table(mine.seat)
            table.play(rng.choice(mine.moves))
    secret = any(session.table(seat) != session.table(None) for seat in range(seats))
    assert curtains or not secret
    session.close()
