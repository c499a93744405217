"""Several people at one screen: whatever the game, a curtain hides what is not for everybody's eyes."""

from __future__ import annotations

import pytest

from client.rules import GAMES
from client.rules import game as game_of
from tests.ui.tables import by_turns, seated

pytestmark = pytest.mark.usefixtures("plain")
FRAMES = 250


@pytest.mark.parametrize("name", GAMES)
def test_two_people_at_one_screen_see_nothing_but_their_own(name: str) -> None:
    seats = max(2, game_of(name).seats[0])
    pilot = seated(name, seats, "4", humans=seats, size=(1024, 600), autoplay=True)
    session, curtains, moves = pilot.under.session, 0, 0
    for table in by_turns(pilot, FRAMES, seed=name):
        if session.curtain is not None:
            curtains += 1
            assert table.scene.table == session.table(None), "what lies under the curtain is for everybody"
        else:
            moves += 1
            assert table.mine is not None and table.scene.table == session.table(table.mine.seat)
    secret = any(session.table(seat) != session.table(None) for seat in range(seats))
    assert moves > 10 and (curtains or not secret)
    session.close()
