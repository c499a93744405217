"""The screens around the table: their places at every window shape, and what hands can do on them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from client.room.saves import Saves
from client.room.seats import Chair
from client.room.session import Session
from client.rules import game as game_of
from client.rules.play import Beat, Score
from client.ui.app import App
from client.ui.boxes import Scroll
from client.ui.controls import Link
from client.ui.fields import Field
from client.ui.page import Page
from client.ui.painters.colour import contrast
from client.ui.rich import Spot
from client.ui.rulebook import Run, parse, plain, rulebook, runs
from client.ui.screens import open as opening
from client.ui.screens.chairs import ChairsScreen
from client.ui.screens.notes import CurtainScreen, MessageScreen
from client.ui.screens.replay import Replay
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
    named,
    opened,
    plain_floor,
    press,
    random_session,
    sized,
    targets,
    walk_focus,
    write,
)

LEAST = 44  # design pixels of anything to press
FINISHED: list[Session] = []


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No paint on the ground: these tests are about places and doings."""
    monkeypatch.setattr(Page, "_floor", plain_floor)


def finished() -> Session:
    """One finished game for all tests."""
    if not FINISHED:
        FINISHED.append(random_session())
    return FINISHED[0]


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
    assert any(isinstance(w, Label) and "羅馬" in w.text for w in page.root.walk())


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
    assert all(summary.problem for summary in found)


# ------------------------------------------------------------------ chairs


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The sessions that would have opened a table."""
    sessions: list[Session] = []
    monkeypatch.setattr(opening, "play", lambda app, session: sessions.append(session))
    return sessions


def test_a_game_begins_as_it_was_set_up(begun: list[Session]) -> None:
    app = opened((1920, 1080))
    page = ChairsScreen(app, "aquileia")
    app.go(page)
    click_on(app, "count.3")
    click_on(app, "kind.1.human")
    click_on(app, "kind.2.hard")
    click_on(app, "option.start_by_dice")
    click_on(app, "begin")
    (session,) = begun
    assert [(chair.kind, chair.level) for chair in session.chairs] == [
        ("human", ""),
        ("human", ""),
        ("bot", "hard"),
    ]
    assert session.setup.options["start_by_dice"] is True
    assert session.seed == page.seed and session.path and session.path.exists()
    session.close()
    assert [Chair.parse(text) for text in app.settings.chairs] == list(session.chairs), (
        "remembered for next time"
    )
    assert ChairsScreen(app, "aquileia").chairs == list(session.chairs)


def test_names_are_written_in_any_characters() -> None:
    app = opened()
    page = ChairsScreen(app, "aquileia")
    app.go(page)
    click_on(app, "name.0")
    field = named(page, "name.0")
    assert isinstance(field, Field)
    for _ in range(20):
        press(app, "backspace")
    write(app, "莉薇亞 Ωé")
    press(app, "home")
    write(app, "A")
    press(app, "delete")
    assert page.chairs[0].name == "A薇亞 Ωé"
    write(app, "\x07\n" + "x" * 60)
    assert len(page.chairs[0].name) == field.most


def test_what_the_input_method_composes_is_not_yet_the_name() -> None:
    app = opened()
    page = ChairsScreen(app, "aquileia")
    app.go(page)
    click_on(app, "name.0")
    before = page.chairs[0].name
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="ㄌㄧ", start=0, length=2))
    app.frame()
    press(app, "backspace")
    assert page.chairs[0].name == before, "the key belongs to the input method"
    write(app, "莉")
    assert page.chairs[0].name == before + "莉"


def test_no_two_chairs_have_one_mark() -> None:
    app = opened()
    page = ChairsScreen(app, "aquileia")
    app.go(page)
    for _ in range(9):
        click_on(app, "mark.0")
        assert len({chair.mark for chair in page.chairs}) == len(page.chairs)
    app.settings = app.settings.changed(chairs=("human - 2 Ada", "bot hard 2 Bo", "bot fair 2 Cy"))
    assert len({chair.mark for chair in ChairsScreen(app, "aquileia").chairs}) == 3


def test_a_nameless_chair_gets_a_name_and_a_bad_seed_another(begun: list[Session]) -> None:
    app = opened()
    page = ChairsScreen(app, "aquileia")
    app.go(page)
    page._rename(0, "   ")
    page._write_seed("  ")
    page.begin()
    assert begun[0].chairs[0].name and begun[0].seed
    begun[0].close()


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_every_house_rule_is_explained(language: str) -> None:
    app = opened(language=language)
    page = ChairsScreen(app, "aquileia")
    app.go(page)
    assert {f"option.{option.name}" for option in page.offered()} <= {t.name for t in targets(page)}
    hidden = {option.name for option in game_of("aquileia").options} - {o.name for o in page.offered()}
    assert hidden == {"two_player_neutral"}, "which no table can choose"


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


# ------------------------------------------------------------------ rules


def test_a_rulebook_is_read_into_its_blocks() -> None:
    table = "| a | b |\n|---|---|\n| 1 | 2 |\n"
    blocks = parse("## Title {#top}\n\nSee [the end](#end),\nnow.\n\n- one\n  - **two**\n\n" + table)
    assert [(block.kind, block.level, block.anchor, plain(block.text)) for block in blocks] == [
        ("heading", 2, "top", "Title"),
        ("paragraph", 0, "", "See the end, now."),
        ("item", 0, "", "one"),
        ("item", 1, "", "two"),
        ("table", 0, "", ""),
    ]
    assert [[plain(cell) for cell in row] for row in blocks[4].rows] == [["a", "b"], ["1", "2"]]
    assert runs("a [b](#c) **d**") == (Run("a "), Run("b", "c"), Run(" "), Run("d", heavy=True))


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_every_link_of_the_rules_leads_somewhere(language: str) -> None:
    blocks = rulebook("aquileia", language)
    anchors = {block.anchor for block in blocks if block.anchor}
    texts = [text for block in blocks for text in (block.text, *[cell for row in block.rows for cell in row])]
    links = {run.link for text in texts for run in text if run.link}
    assert links and links <= anchors


def test_the_rules_open_at_an_anchor_and_a_link_keeps_the_way_back() -> None:
    app = opened()
    page = RulesScreen(app, "aquileia", "arena")
    app.go(page)
    top = page.text.rect.top
    assert abs(page._heads["arena"].rect.top - top) < 40
    before = page.text.offset
    click_on(app, "to.potentia")
    assert abs(page._heads["potentia"].rect.top - top) < 40
    press(app, "backspace")
    assert page.text.offset == before


def test_the_rules_scroll_by_wheel_keys_and_drag() -> None:
    app = opened()
    page = RulesScreen(app, "aquileia")
    app.go(page)
    middle = page.text.rect.center
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    )
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0, flipped=False)
    )
    app.frame()
    wheel = page.text.offset
    assert wheel > 0
    press(app, "pagedown")
    assert page.text.offset > wheel
    press(app, "end")
    assert page.text.offset == page.text.spare
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=middle, button=1, touch=False))
    down = (middle[0], middle[1] + 90)
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=down, rel=(0, 90), buttons=(1, 0, 0), touch=False)
    )
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=down, button=1, touch=False))
    app.frame()
    assert page.text.offset == page.text.spare - 90


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


# ------------------------------------------------------------------ watching


@pytest.fixture
def tape(tmp_path: Path) -> Replay:
    """A finished game as a record to watch."""
    path = tmp_path / "game.tric"
    path.write_text(finished().record().text(), encoding="utf-8")
    return Replay(path)


@pytest.mark.parametrize("way", [(40,), (90, 40), (200, 3, 40), (0, 40)])
def test_a_replay_stands_where_it_was_told_to(tape: Replay, way: tuple[int, ...]) -> None:
    for target in way:
        tape.target = target
        tape.undo()
        assert tape.at == target
    straight = Session.load(tape.file, upto=40)
    while isinstance(straight.asks, Beat):
        straight.tick()
    assert tape.table(None).zones == straight.table(None).zones
    straight.close()


def test_a_replay_rests_until_it_is_told_to_go_and_ends_where_the_game_ended(tape: Replay) -> None:
    while tape.tick():
        pass
    assert tape.at == 0
    tape.redo()
    while tape.tick():
        pass
    assert tape.at == 1
    tape.going = True
    while tape.tick():
        pass
    assert tape.asks is None
    assert tape.standing() == finished().standing()


def test_a_replay_is_seen_with_the_eyes_one_chooses(tape: Replay) -> None:
    assert tape.eyes is None
    seen = []
    for tape.target in range(60, 200, 20):
        tape.undo()
        tape.chosen = 1
        seen.append(tape.table(tape.eyes).zones != tape.table(None).zones)
    assert any(seen)


def test_the_line_under_a_link_is_seen_on_its_ground() -> None:
    app = opened()
    page = RulesScreen(app, "aquileia")
    app.go(page)
    link = next(widget for widget in page.root.walk() if isinstance(widget, Link))
    link.draw(app.canvas)
    plain = app.canvas.copy()
    link.hover(True)
    link.draw(app.canvas)
    y = link.text.rect.bottom - round(6 * app.size[1] / 1080)
    x = link.text.rect.centerx
    assert app.canvas.get_at((x, y)) != plain.get_at((x, y))
    assert contrast(_hex(app.canvas.get_at((x, y))), _hex(plain.get_at((x, y)))) >= 3


def _hex(found: pygame.Color) -> str:
    return f"#{found.r:02x}{found.g:02x}{found.b:02x}"
