"""The dice in the tray: after loading a game, or going elsewhere in it, they lie as they were thrown."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pygame import Surface

from client.room.session import Session
from client.ui.desk import rect
from client.ui.screens.replay import Replay
from client.ui.tabletop import Tabletop
from tests.ui.desk import opened
from tests.ui.pilot import Pilot
from tests.ui.tables import STILL, seated, to_ask

pytestmark = pytest.mark.usefixtures("plain")
DICE = 12  # of three seats


def laid(session: Session) -> Tabletop:
    """A table at which this session goes on; nothing of it has been seen there yet."""
    app = opened((1280, 720), **STILL)
    table = Tabletop(app, session)
    app.go(table)
    Pilot(app).frames(2)
    return table


@pytest.fixture
def thrown() -> Pilot:
    """A game in its second round, its dice just thrown."""
    pilot = seated("castellans", 3, "9")
    rng = Random(9)
    while pilot.table.session.round < 2:
        to_ask(pilot, "turn", rng)
        pilot.table.play(rng.choice(pilot.table.mine.moves))  # type: ignore[union-attr]
    to_ask(pilot, "draft", rng)
    return pilot


def test_a_game_gone_on_with_shows_the_dice_as_they_lay(thrown: Pilot) -> None:
    before = thrown.table.stage.tray
    after = laid(Session.again(thrown.table.session, thrown.table.session.chairs)).stage.tray
    assert before.made is not None and after.made is not None
    assert after.made.up() == before.outcome and len(after.outcome) == DICE
    assert after.made.poses == before.made.poses[-1:] and after.colours == before.colours
    sheet = Surface((1280, 720))
    after.paint(sheet)
    inner = rect(after.box, -8 * after.desk.k)
    for pose in after.made.poses[-1]:
        assert sheet.get_at((round(inner.x + pose.x), round(inner.y + pose.y)))[:3] != (0, 0, 0)


def test_a_jump_in_a_record_shows_the_dice_of_that_moment(thrown: Pilot, tmp_path: Path) -> None:
    path = tmp_path / "game.tric"
    path.write_text(thrown.table.session.record().text(), encoding="utf-8")
    tape = Replay(path)
    table = laid(tape)
    rounds = [n for n, answer in enumerate(tape.script) if isinstance(answer, tuple) and len(answer) == DICE]
    seen = []
    for target in (len(tape.script), 0, rounds[-1], len(tape.script)):
        tape.target = target
        table._go_back(consent=True)
        seen.append(table.stage.tray.outcome)
    assert seen[0] == seen[3] == thrown.table.stage.tray.outcome
    assert seen[1] == () and table.stage.tray.made is not None
    assert len(seen[2]) == 1  # the decision die, thrown before them


def test_the_dice_stay_as_they_fell_when_something_else_is_taken_back(thrown: Pilot) -> None:
    table = thrown.table
    lay = table.stage.tray.made
    table.play(table.mine.moves[0])  # type: ignore[union-attr]
    assert table.session.undo(consent=True)
    table._caught_up()
    assert table.stage.tray.made is lay
