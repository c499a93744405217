"""A whole game of Castellans at the window against the real bots, played by the mouse alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from client.ai.levels import choose
from client.ai.thinker import Thinker
from client.room.seats import Chair
from client.room.session import Session
from client.rules.play import Decision, Move, Setup
from client.ui.tabletop import Tabletop
from tests.ui.desk import opened
from tests.ui.pilot import Pilot
from tests.ui.tables import NAMES, STILL, played, to_result


def seated(levels: tuple[str, ...], seed: str) -> Pilot:
    """A pilot at the first seat, bots of these levels at the others; they think in this process."""
    chairs = [Chair("human", NAMES[0], "", 0)]
    chairs += [Chair("bot", NAMES[n], level, n) for n, level in enumerate(levels, 1)]
    setup = Setup(len(chairs))
    session = Session.new("castellans", setup, chairs, seed, thinker=Thinker(process=False))
    app = opened((1280, 720), **STILL)
    app.go(Tabletop(app, session))
    pilot = Pilot(app)
    pilot.frames(2)
    return pilot


@pytest.mark.usefixtures("plain")
def test_a_whole_game_by_mouse_against_an_easy_and_a_fair_bot_to_its_result() -> None:
    pilot = seated(("easy", "fair"), "7")
    table, asked = pilot.table, Counter[str]()

    def beginner(mine: Decision, rng: Random) -> Move:
        """What a beginner would do, so that the game is one as people play it."""
        asked[mine.ask] += 1
        return choose(table.session.play, mine.seat, "easy", rng).move

    used = played(pilot, "7", ("drag", "click"), beginner)
    assert min(used.values()) > 15 and table.session.waiting == "over"
    assert asked["draft"] == 15 and asked["turn"] >= 15  # three dice in each of five rounds
    assert len(asked) > 6  # more than found, draft, turn and their payments
    assert all(seat.points > 15 for seat in table.session.play.state.seats[1:])
    assert table.stage.scoresheet.laid  # the last scoring stays to be read
    to_result(pilot)
