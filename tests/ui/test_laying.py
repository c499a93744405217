"""Opening a table: the word for it at once, the work between frames, the table when it stands."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from client.room.session import Session
from client.ui.app import App
from client.ui.page import Page
from client.ui.screens import open as opening
from client.ui.screens.laying import LayingScreen
from client.ui.screens.notes import MessageScreen
from client.ui.screens.start import StartScreen
from client.ui.screens.watch import WatchScreen
from client.ui.tabletop import Tabletop
from tests.ui.desk import finished, opened, plain_floor, press, random_session
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unprinted")


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> App:
    """A window with something to come from."""
    monkeypatch.setattr(Page, "_floor", plain_floor)
    made = opened(animation="off", mute=True)
    made.go(MessageScreen(made, "Before", "Where one comes from."))
    Pilot(made).frames(2)
    return made


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app._display, "RGB")


def test_a_sign_is_seen_before_the_work_begins(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    before, made = pixels(app), []
    monkeypatch.setattr(
        opening, "_table", lambda app, session: made.append(pixels(app)) or Tabletop(app, session)
    )
    session = random_session(upto=0)
    opening.play(app, session)
    sign = pixels(app)
    assert isinstance(app.stack[-1], LayingScreen)
    assert not made and sign != before
    Pilot(app).until_laid()
    assert made == [sign], "nothing else was shown until the table was made"
    assert isinstance(app.stack[0], Tabletop) and len(app.stack) == 1
    app.quit()


def test_a_table_laid_step_by_step_looks_as_if_laid_at_once(app: App) -> None:
    session = random_session(upto=3)
    opening.play(app, session)
    Pilot(app).until_laid()
    pictures = [pygame.image.tobytes(app.canvas, "RGB")]
    app.go(Tabletop(app, Session.again(session, session.chairs)))
    pictures.append(pygame.image.tobytes(app.canvas, "RGB"))
    assert pictures[0] == pictures[1]
    app.quit()


def test_the_first_picture_of_a_table_laid_step_by_step_costs_no_paint(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int] = []
    table = Tabletop(app, random_session(upto=3))
    steps = sum(1 for _ in table.prepare(app.size))
    assert steps > 20, "the window listens between the steps"
    canvas = table.stage.canvas
    assert canvas is not None
    for name, still in canvas._stills.items():
        canvas._stills[name] = still._replace(paint=lambda target: painted.append(1))
    app.go(table)
    assert not painted
    app.quit()


@pytest.mark.parametrize("frames", [0, 1, 3])
def test_the_window_can_be_closed_while_a_table_is_laid(
    app: App, frames: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("client.ui.screens.laying.SLICE", 0.0)
    session, closed = random_session(upto=0), []
    monkeypatch.setattr(session, "close", lambda: closed.append(1))
    opening.play(app, session)
    for _ in range(frames):
        app.frame()
    assert isinstance(app.stack[-1], LayingScreen)
    pygame.event.post(Event(pygame.QUIT))
    app.frame()
    assert not app.running
    assert closed == [1]


def test_escape_leads_back_from_a_table_that_is_laid(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.ui.screens.laying.SLICE", 0.0)
    opening.play(app, random_session(upto=0))
    app.frame()
    press(app, "escape")
    assert [type(screen) for screen in app.stack] == [MessageScreen]


def test_a_window_that_changes_meanwhile_gets_a_table_of_its_size(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("client.ui.screens.laying.SLICE", 0.0)
    opening.play(app, random_session(upto=0))
    for _ in range(5):
        app.frame()
    app.window.size = (1100, 700)
    Pilot(app).until_laid()
    table = app.stack[-1]
    assert isinstance(table, Tabletop)
    assert table.desk.size == (1100, 700)
    app.quit()


def test_a_file_that_is_no_game_is_told_over_where_one_came_from(app: App, tmp_path: Path) -> None:
    path = tmp_path / "game.tric"
    path.write_text("nothing of ours", encoding="utf-8")
    for act in (opening.resume, opening.watch):
        act(app, path)
        Pilot(app).until_laid()
        assert [type(screen) for screen in app.stack] == [MessageScreen, MessageScreen]
        app.back()


def test_a_program_that_begins_with_a_file_that_is_no_game_shows_the_start_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Page, "_floor", plain_floor)
    app = opened()
    opening.resume(app, tmp_path / "none.tric")
    Pilot(app).until_laid()
    assert [type(screen) for screen in app.stack] == [StartScreen, MessageScreen]


def test_a_record_is_laid_in_the_same_way(app: App, tmp_path: Path) -> None:
    path = tmp_path / "game.tric"
    path.write_text(finished().record().text(), encoding="utf-8")
    opening.watch(app, path)
    Pilot(app).until_laid()
    assert [type(screen) for screen in app.stack] == [WatchScreen]
    app.quit()
