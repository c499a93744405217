"""The screens around the table: their places at every window shape, and what hands can do on them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from client.room.saves import Saves
from client.room.settings import Settings
from client.rules.play import Score
from client.ui.app import App
from client.ui.boxes import Scroll
from client.ui.controls import Link, Toggle
from client.ui.page import Page
from client.ui.rich import Spot
from client.ui.screens.chairs import ChairsScreen
from client.ui.screens.notes import CurtainScreen, MessageScreen
from client.ui.screens.result import ResultScreen
from client.ui.screens.rules import RulesScreen
from client.ui.screens.saved import SavedScreen, newest_first
from client.ui.screens.settings import PauseScreen, SettingsScreen
from client.ui.screens.start import StartScreen
from client.ui.widgets import Label, Widget
from tests.ui.desk import (
    SHAPES,
    click,
    click_on,
    finished,
    named,
    opened,
    plain_floor,
    press,
    random_session,
    sized,
    targets,
    walk_focus,
)

LEAST = 44  # design pixels of anything to press


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No paint on the ground: these tests are about places and doings."""
    monkeypatch.setattr(Page, "_floor", plain_floor)


SCREENS: dict[str, Callable[[App], Page]] = {
    "start": StartScreen,
    "chairs": lambda app: ChairsScreen(app, "aquileia"),
    "settings": SettingsScreen,
    "pause": lambda app: PauseScreen(app, finished()),
    "result": lambda app: ResultScreen(app, finished()),
    "rules": lambda app: RulesScreen(app, "aquileia"),
    "curtain": lambda app: CurtainScreen(app, "馬庫斯", 1, lambda: None, lambda: None),
    "message": lambda app: MessageScreen(app, "This cannot be opened", "line 3: nobody knows why " * 4),
    "saved": lambda app: SavedScreen(app, "load"),
}
every_screen = pytest.mark.parametrize("name", SCREENS)


def shown(app: App, name: str) -> Page:
    """The screen over a start screen."""
    app.go(StartScreen(app))
    page = SCREENS[name](app)
    app.over(page)
    return page


# ------------------------------------------------------------------ places


def views(page: Page) -> dict[int, Scroll]:
    """The innermost view of every widget that lies in one."""
    return {id(widget): view for view in page._scrolls() for widget in view.walk() if widget is not view}


def out_of_reach(page: Page) -> list[str]:
    """Targets that stick out of the window sideways, or stand below it with nothing to scroll."""
    window, inside = Rect((0, 0), page.size), views(page)
    faults = []
    for target in targets(page):
        aside = target.rect.left < window.left - 1 or target.rect.right > window.right + 1
        below = id(target) not in inside and not window.inflate(2, 2).contains(target.rect)
        if aside or below:
            faults.append(f"{target.name} at {target.rect}")
    return faults


def too_small(page: Page) -> list[str]:
    least = LEAST * page.look.k - 1.5
    small = [t for t in targets(page) if min(t.rect.size) < least and not isinstance(t, Spot)]
    return [f"{target.name} {target.rect.size}" for target in small]


def over_each_other(page: Page) -> list[str]:
    """Pairs of targets in one view that share some ground."""
    inside, found = views(page), []
    groups: dict[int, list[Widget]] = {}
    for target in targets(page):
        if not isinstance(target, Spot):
            groups.setdefault(id(inside.get(id(target))), []).append(target)
    for group in groups.values():
        for place, one in enumerate(group):
            for other in group[place + 1 :]:
                if one.rect.inflate(-2, -2).colliderect(other.rect.inflate(-2, -2)):
                    found.append(f"{one.name} and {other.name}")
    return found


def cut_labels(page: Page) -> list[str]:
    """Labels that got less room than their lines need."""
    labels = [widget for widget in page.root.walk() if isinstance(widget, Label) and widget.text]
    return [label.text for label in labels if label.rect.h + 2 < label.high(page.look, label.rect.w)]


@pytest.mark.parametrize(("language", "text"), [("en", 75), ("en", 300), ("zh-Hant", 100), ("zh-Hant", 300)])
@every_screen
def test_everything_is_in_reach_and_whole_at_every_shape(name: str, language: str, text: int) -> None:
    app = opened()
    page = SCREENS[name](app)
    app.stack = [page]  # laid out, not painted
    for shape in SHAPES:
        sized(app, shape, language=language, text=text)
        where = f"{name} {language} {shape} {text} %"
        assert not out_of_reach(page), where
        assert not too_small(page), where
        assert not over_each_other(page), where
        assert not cut_labels(page), where


# ------------------------------------------------------------------ keys


@every_screen
def test_tab_leads_to_everything_once_round(name: str) -> None:
    app = opened()
    page = shown(app, name)
    assert set(walk_focus(app, page)) == {target.name for target in targets(page)}


@pytest.mark.parametrize("name", ["chairs", "settings", "pause", "rules", "message", "saved"])
def test_escape_leads_back(name: str) -> None:
    app = opened()
    shown(app, name)
    press(app, "escape")
    assert type(app.stack[-1]) is StartScreen


@pytest.mark.parametrize("make", [StartScreen, lambda app: ChairsScreen(app, "aquileia")])
def test_table_and_name_are_there_at_once_and_the_panels_a_frame_later(
    make: Callable[[App], Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, drawn = opened(), []
    page = make(app)
    app.over(page)
    assert page.lively and page._all, "the panels are still to come"
    monkeypatch.setattr(page.root, "draw", lambda target: drawn.append(1))
    app._present()
    assert drawn == [1] and not page._all
    app.quit()


def test_the_words_of_a_link_scroll_with_it() -> None:
    app = opened()
    page = shown(app, "rules")
    links = [w for w in page.root.walk() if isinstance(w, Link) and w.name.startswith("to.")]
    views(page)[id(links[0])].to(60)
    page.draw(app.canvas)
    assert links[3].text.rect.center == links[3].rect.center


def test_the_focus_is_seen_only_when_the_keyboard_leads() -> None:
    app = opened()
    page = shown(app, "settings")
    assert not any(target.focused for target in targets(page))
    press(app, "tab")
    assert [target.focused for target in targets(page)].count(True) == 1


def test_arrows_go_to_the_nearest_in_that_direction() -> None:
    app = opened()
    page = shown(app, "pause")
    press(app, "tab")
    page._focus(named(page, "rules"))
    press(app, "down")
    assert page.focused and page.focused.name == "score"
    press(app, "right")
    assert page.focused.rect.left > named(page, "score").rect.right


def test_the_focus_scrolls_into_view() -> None:
    app = opened((1024, 600), text=200)
    page = shown(app, "chairs")
    press(app, "tab")
    last = [target for target in targets(page) if target.name.startswith("option.")][-1]
    page._focus(last)
    assert views(page)[id(last)].rect.contains(last.rect.inflate(0, -4))


# ------------------------------------------------------------------ start, saved games


def test_every_way_leads_from_the_start_screen_and_back() -> None:
    app = opened()
    app.go(StartScreen(app))
    for name, kind in (
        ("game.aquileia", ChairsScreen),
        ("menu.load", SavedScreen),
        ("menu.watch", SavedScreen),
        ("menu.rules", RulesScreen),
        ("menu.settings", SettingsScreen),
    ):
        click_on(app, name)
        assert type(app.stack[-1]) is kind, name
        press(app, "escape")
    click_on(app, "menu.quit")
    assert not app.running


def test_the_language_changes_where_one_stands() -> None:
    app = opened()
    app.go(StartScreen(app))
    click_on(app, "language.zh-Hant")
    app._wanted = 0.0
    app.frame()
    page = app.stack[-1]
    assert isinstance(page, StartScreen)
    assert any(isinstance(w, Label) and "8人" in w.text for w in page.root.walk())


@pytest.fixture
def shelf() -> Saves:
    """A game in progress, one that is over, an empty file, one with a bad line."""
    saves = Saves()
    saves.folder.mkdir(parents=True)
    text = finished().record().text()
    lines = text.splitlines()
    files = {
        "going": "\n".join(lines[:80]) + "\n",
        "over": text,
        "empty": "",
        "bad": "\n".join([*lines[:70], "fly me"]) + "\n",
    }
    for name, content in files.items():
        (saves.folder / f"{name}.tric").write_text(content, encoding="utf-8")
    return saves


def listed(app: App, what: str, saves: Saves) -> SavedScreen:
    page = SavedScreen(app, what, saves)
    app.go(StartScreen(app))
    app.over(page)
    while page.lively:
        app.frame()
    return page


def test_the_game_to_go_on_with_is_offered(shelf: Saves) -> None:
    for name in ("empty", "bad"):
        shelf.remove(shelf.folder / f"{name}.tric")
    app = opened()
    page = StartScreen(app)
    app.go(page)
    assert page.last is None, "the screen is there before any file is read"
    for _ in range(4):
        app.frame()
    assert page.last and page.last.path.stem == "going"
    assert named(page, "resume")
    assert page.focused is named(page, "resume"), "Enter goes on with it"


def test_damaged_files_are_listed_with_their_reason(shelf: Saves) -> None:
    app = opened()
    page = listed(app, "load", shelf)
    texts = " ".join(w.text for w in page.root.walk() if isinstance(w, Label))
    assert "empty.tric cannot be opened" in texts and "empty.tric is empty" in texts
    assert "line 71" in texts
    names = {target.name for target in targets(page)}
    assert "open.bad.tric" in names and "open.empty.tric" not in names


def test_deleting_asks_first_and_enter_by_habit_keeps_the_game(shelf: Saves) -> None:
    app = opened()
    page = listed(app, "load", shelf)
    place = named(page, "bin.over.tric").rect
    click_on(app, "bin.over.tric")
    assert not any(target.name == "delete" and target.rect.colliderect(place) for target in targets(page))
    press(app, "return")
    assert (shelf.folder / "over.tric").exists()
    click_on(app, "bin.over.tric")
    click_on(app, "delete")
    assert not (shelf.folder / "over.tric").exists()
    assert "over.tric" not in " ".join(target.name for target in targets(page))


def test_files_are_read_newest_first_and_only_when_asked_for(
    shelf: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = newest_first(shelf)
    next(found)
    for path in shelf.folder.glob("*"):
        path.unlink()
    rest = list(found)
    assert rest and all(summary.problem for summary in rest)


# ------------------------------------------------------------------ settings and pause


@pytest.mark.parametrize("size", [(1280, 720), (1440, 1080)])
def test_every_setting_takes_effect_at_once(size: tuple[int, int]) -> None:
    app = opened(size)
    page = SettingsScreen(app)
    app.go(page)
    for section, name, setting, value in (
        ("motion", "reduced_motion", "reduced_motion", True),
        ("motion", "throw_by_hand", "throw_by_hand", True),
        ("motion", "animation.calm", "animation", "calm"),
        ("motion", "bot_pace.off", "bot_pace", "off"),
        ("play", "autoplay", "autoplay", False),
        ("play", "confirm", "confirm", False),
        ("sound", "mute", "mute", True),
    ):
        tab = f"section.{section}"
        assert any(t.name == tab for t in targets(page)) is (size == (1440, 1080)), (
            "tabs only where it is narrow"
        )
        if size == (1440, 1080):
            click_on(app, tab)
        click_on(app, name)
        assert getattr(app.settings, setting) == value, name
        assert getattr(type(app.settings).load(), setting) == value, "kept on disk"


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)])
def test_all_settings_are_seen_at_once_where_they_stand_without_tabs(
    size: tuple[int, int], language: str
) -> None:
    page = SettingsScreen(opened(size, language=language))
    page.resize(size)
    assert page._roomy
    assert [view.spare for view in page._scrolls()] == [0]


def test_a_window_opened_in_full_screen_can_be_made_a_window() -> None:
    app = App(Settings(language="en"), size=(1280, 720), fullscreen=True)
    page = SettingsScreen(app)
    app.go(page)
    while app._wanted is not None:
        app.frame()
    switch = named(page, "fullscreen")
    assert isinstance(switch, Toggle) and switch.state
    click_on(app, "fullscreen")
    assert not app.is_fullscreen and not app.settings.fullscreen


def test_sliders_move_by_pointer_and_by_arrows() -> None:
    app = opened()
    page = SettingsScreen(app)
    app.go(page)
    line = named(page, "volume")._groove(page.look)  # type: ignore[attr-defined]
    click(app, (line.x, line.centery))
    assert app.settings.volume == 0
    press(app, "right")
    assert app.settings.volume == 5


def test_starting_anew_asks_first_and_staying_is_the_first_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened()
    called: list[str] = []
    page = PauseScreen(app, finished(), lambda: called.append("again"))
    app.go(StartScreen(app))
    app.over(page)
    click_on(app, "again")
    press(app, "return")
    assert not called and not page.sure
    click_on(app, "again")
    click_on(app, "yes")
    assert called == ["again"]


# ------------------------------------------------------------------ result


def test_the_result_tells_every_seat_and_every_source() -> None:
    app = opened()
    page = ResultScreen(app, finished())
    app.go(page)
    texts = " ".join(w.text for w in page.root.walk() if isinstance(w, Label))
    best = min(finished().standing(), key=lambda score: score.rank)
    assert finished().chairs[best.seat].name in texts
    sources = {getattr(widget, "text", "") for widget in page.root.walk() if hasattr(widget, "tone")}
    assert {app.words(f"aquileia.source.{source}") for source, _ in best.parts} <= sources


@pytest.mark.parametrize(("ranks", "key"), [((1, 2, 3, 4), "broken"), ((1, 1, 3, 4), "shared")])
def test_a_tie_is_told_in_words(monkeypatch: pytest.MonkeyPatch, ranks: tuple[int, ...], key: str) -> None:
    scores = [
        Score(seat, 30 if seat < 2 else 10, rank, (("arena", 30),), rank == 1)
        for seat, rank in enumerate(ranks)
    ]
    session = random_session(upto=3)
    monkeypatch.setattr(session, "standing", lambda: scores)
    app = opened()
    page = ResultScreen(app, session)
    page.ended = True
    app.go(page)
    texts = [w.text for w in page.root.walk() if isinstance(w, Label)]
    own = f"aquileia.result.{key}"
    wanted = app.words(app.words.first(own, f"common.result.{key}"), "Livia and 馬庫斯", "Livia")
    assert (
        wanted in texts or app.words(f"common.result.{key}", "Livia and 馬庫斯", "Livia and 馬庫斯") in texts
    )


def test_a_picture_of_the_result_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_pictures_dir", lambda: str(tmp_path))
    app = opened()
    page = ResultScreen(app, finished())
    app.go(page)
    click_on(app, "save")
    (path,) = tmp_path.glob("*.png")
    assert pygame.image.load(path).get_size() == app.size
    assert path.name in page.told


# ------------------------------------------------------------------ curtain


def test_nothing_of_the_table_shows_through_the_curtain() -> None:
    pictures = []
    for colour in ("#ff0000", "#00ff00"):
        app = opened()
        app.go(StartScreen(app))
        app.canvas.fill(colour)
        app.over(CurtainScreen(app, "Ada", 0, lambda: None, lambda: None))
        pictures.append(pygame.image.tobytes(app.canvas, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_curtain_lifts_by_its_button_only() -> None:
    app = opened()
    lifted: list[str] = []
    menus: list[str] = []
    app.go(StartScreen(app))
    app.over(CurtainScreen(app, "Ada", 0, lambda: lifted.append("Ada"), lambda: menus.append("open")))
    press(app, "escape")
    click(app, (3, 3))
    assert not lifted
    assert menus == ["open"]
    press(app, "return")
    assert lifted == ["Ada"] and type(app.stack[-1]) is StartScreen
