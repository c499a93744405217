"""Saved games that are not as they should be: one sentence in the player's language, never a traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from client.room.saves import Saves
from client.ui import launch
from client.ui.app import App
from client.ui.page import Page
from client.ui.screen import Screen
from client.ui.screens.notes import MessageScreen
from client.ui.screens.saved import Badges, SavedScreen
from client.ui.screens.start import StartScreen
from client.ui.screens.watch import WatchScreen
from client.ui.tabletop import Tabletop
from client.ui.widgets import Label
from tests.ui.desk import opened, plain_floor, random_session
from tests.ui.pilot import Pilot

TEXT: list[str] = []
WHOLE = ("cut", "damaged")  # what came before the fault can be played


def record() -> str:
    if not TEXT:
        TEXT.append(random_session(upto=40).record().text())
    return TEXT[0]


def head(text: str) -> str:
    return text[: text.index("---")]


FILES = {
    "empty": lambda text: "",
    "foreign": lambda text: "%PDF-1.4\nnothing of ours\n",
    "newer": lambda text: text.replace("triclinium 1", "triclinium 99"),
    "newer_rules": lambda text: text.replace("rules 1\n", "rules 99\n"),
    "head": lambda text: head(text).replace("seed", "sed") + "---\n",
    "unknown": lambda text: text.replace("game aquileia", "game chess"),
    "cut": lambda text: text[:-3],
    "damaged": lambda text: text + "fly me to the moon\n",
}


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "_floor", plain_floor)


def put(kind: str) -> Path:
    """A file with that fault among the saved games."""
    folder = Saves().folder
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{kind}.tric"
    path.write_text(FILES[kind](record()), encoding="utf-8")
    return path


def sentence(app: App, kind: str) -> str:
    """The beginning of what is to be said of this fault, up to the file's name."""
    kind = kind.removesuffix("_rules")
    return app.words(f"common.fault.{kind}", "@", "7", "", "")


def fits(text: str, pattern: str, path: Path) -> bool:
    wanted = re.escape(pattern).replace("@", re.escape(path.name)).replace("7", r"\d+")
    return re.match(wanted, text) is not None


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("how", ["resume", "watch"])
def test_opening_a_faulty_file_says_one_sentence(kind: str, language: str, how: str) -> None:
    app, path = opened(language=language), put(kind)
    getattr(launch, how)(path)(app)
    Pilot(app).until_laid()
    top = app.stack[-1]
    assert isinstance(top, MessageScreen)
    assert fits(top.text, sentence(app, kind), path), top.text
    below = app.stack[0]
    kept: dict[str, type[Screen]] = {"resume": Tabletop, "watch": WatchScreen}
    assert isinstance(below, kept[how] if kind in WHOLE else StartScreen)
    app.quit()


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_list_says_the_same(language: str) -> None:
    app = opened(language=language)
    paths = {kind: put(kind) for kind in FILES}
    page = SavedScreen(app, "load")
    app.go(page)
    while page.lively:
        app.frame()
    labels = [widget.text for widget in page.root.walk() if isinstance(widget, Label)]
    for kind, path in paths.items():
        assert any(fits(text, sentence(app, kind), path) for text in labels), kind


def test_a_game_opened_at_once_shows_no_other_screen_before(monkeypatch: pytest.MonkeyPatch) -> None:
    app, path = opened(), put("cut")
    shown: list[str] = []
    show = app._show

    def noted(screen: Screen) -> None:
        shown.append(type(screen).__name__)
        show(screen)

    monkeypatch.setattr(app, "_show", noted)
    launch.resume(path)(app)
    Pilot(app).until_laid()
    assert shown == ["LayingScreen", "Tabletop", "MessageScreen"]
    app.quit()


def test_a_folder_in_place_of_a_file_is_told_too() -> None:
    app, path = opened(), put("empty").with_name("folder.tric")
    path.mkdir()
    launch.resume(path)(app)
    Pilot(app).until_laid()
    top = app.stack[-1]
    assert isinstance(top, MessageScreen) and "folder.tric" in top.text


def test_the_game_to_go_on_with_tells_the_points_of_every_seat() -> None:
    app, path = opened(), put("cut")
    page = StartScreen(app)
    app.go(page)
    while page.lively:
        app.frame()
    counts = random_session(upto=40).table(None).counts
    shown = next(widget for widget in page.root.walk() if isinstance(widget, Badges)).names
    assert page.last is not None and page.last.path == path
    assert [int(text.split()[-1]) for text in shown] == [counts[f"score.{seat}"] for seat in range(4)]
