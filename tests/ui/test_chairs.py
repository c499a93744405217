"""Sitting down: every number of chairs can begin, what is ours is marked, what was chosen is remembered."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from client.room.session import Session
from client.rules import GAMES
from client.rules import game as game_of
from client.ui.app import App
from client.ui.fields import Field
from client.ui.page import Page
from client.ui.screens import open as opening
from client.ui.screens.chairs import ChairsScreen
from client.ui.screens.start import StartScreen
from client.ui.widgets import Label
from tests.ui.desk import click_on, named, opened, plain_floor, press, targets, write

COUNTS = [(name, count) for name in GAMES for count in game_of(name).seats]


@pytest.fixture(autouse=True)
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The sessions begun, instead of a table; nothing is kept on disk and the ground is plain."""
    monkeypatch.setattr(Page, "_floor", plain_floor)
    found: list[Session] = []
    monkeypatch.setattr(opening, "play", lambda app, session: found.append(session))
    return found


def sat(app: App, name: str, count: int) -> ChairsScreen:
    page = ChairsScreen(app, name)
    app.go(page)
    page._count(count)
    return page


def labels(page: Page) -> list[str]:
    return [widget.text for widget in page.root.walk() if isinstance(widget, Label)]


@pytest.mark.parametrize(("name", "count"), COUNTS)
def test_every_number_of_chairs_can_begin(name: str, count: int, begun: list[Session]) -> None:
    page = sat(opened(), name, count)
    page.begin()
    assert not page.fault
    assert begun[0].setup.seats == count
    begun[0].close()


@pytest.mark.parametrize(("name", "count"), COUNTS)
def test_each_house_rule_offered_can_be_chosen(name: str, count: int) -> None:
    page = sat(opened(), name, count)
    for option in page.offered():
        taken = [
            value for value in option.values if value != option.default and _takes(page, option.name, value)
        ]
        assert taken, f"{option.name} is no choice with {count} chairs"


def _takes(page: ChairsScreen, option: str, value: object) -> bool:
    from client.rules.play import Setup

    try:
        page.rules.deal(Setup(len(page.chairs), {option: value}))
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_a_variant_of_ours_says_so(language: str) -> None:
    app = opened(language=language)
    note = app.words("aquileia.seats.2")
    assert note in labels(sat(app, "aquileia", 2))
    assert note not in labels(sat(app, "aquileia", 3))


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_start_card_tells_the_published_number_of_players(language: str) -> None:
    app = opened(language=language)
    page = StartScreen(app)
    app.go(page)
    assert any(app.words("aquileia.players") in text for text in labels(page))
    others = [game_of(name).seats for name in GAMES if f"{name}.players" not in app.words]
    told = sum(app.words("common.start.players", 2, 5) in text for text in labels(page))
    assert told == sum((seats[0], seats[-1]) == (2, 5) for seats in others)


def test_house_rules_are_remembered_by_game(begun: list[Session]) -> None:
    app = opened()
    app.settings = app.settings.changed(house_rules=("elsewhere.long=true",))
    page = sat(app, "aquileia", 4)
    option = next(o for o in page.offered() if set(o.values) == {False, True})
    click_on(app, f"option.{option.name}")
    assert page.options[option.name] is not option.default
    page.begin()
    assert begun[0].setup.options[option.name] is not option.default
    again = type(app.settings).load()
    assert f"aquileia.{option.name}={str(not option.default).lower()}" in again.house_rules
    assert "elsewhere.long=true" in again.house_rules
    assert ChairsScreen(app, "aquileia").options[option.name] is not option.default
    begun[0].close()


@pytest.mark.parametrize("text", ["aquileia.no_such=true", "aquileia.final_tiebreak_coins=7", "nothing.x=y"])
def test_house_rules_that_are_no_more_are_forgotten(text: str) -> None:
    app = opened()
    usual = ChairsScreen(app, "aquileia").options
    app.settings = app.settings.changed(house_rules=(text,))
    assert ChairsScreen(app, "aquileia").options == usual


def test_what_is_no_choice_is_not_offered() -> None:
    app: Any = opened()
    for count in (2, 4):
        page = sat(app, "aquileia", count)
        assert "option.two_player_neutral" not in {t.name for t in targets(page)}
        assert named(page, "option.final_tiebreak_coins")


def test_solo_house_rules_are_offered_to_one_chair_only() -> None:
    app: Any = opened()
    assert "solo_level" in {option.name for option in sat(app, "pax", 1).offered()}
    assert "solo_level" not in {option.name for option in sat(app, "pax", 4).offered()}


def test_a_start_player_is_chosen_among_those_who_sit(begun: list[Session]) -> None:
    app: Any = opened()
    page = sat(app, "pax", 5)
    page.options["start_player"] = 5
    page._count(4)
    offered = {option.name: option.values for option in page.offered()}
    assert offered["start_player"] == ("random", 1, 2, 3, 4)
    page.begin()
    assert not page.fault
    assert begun[0].setup.options["start_player"] == "random"
    begun[0].close()


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
    assert ChairsScreen(app, "aquileia").seated == session.chairs, "remembered for next time"


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
    before = page.seated[0].name
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="ㄌㄧ", start=0, length=2))
    app.frame()
    press(app, "backspace")
    assert page.seated[0].name == before, "the key belongs to the input method"
    write(app, "莉")
    assert page.chairs[0].name == before + "莉"


def names(page: ChairsScreen) -> list[str]:
    return [field.text for field in targets(page) if isinstance(field, Field) and field.name != "seed"]


def test_names_nobody_wrote_follow_the_language_and_those_written_stay(begun: list[Session]) -> None:
    app = opened()
    page = sat(app, "aquileia", 4)
    assert names(page) == ["Livia", "Marcus", "Julia", "Gaius"]
    page._rename(1, " Ada  Byron ")
    page.begin()
    assert [chair.name for chair in begun[0].chairs] == ["Livia", "Ada Byron", "Julia", "Gaius"]
    app.words.switch("zh-Hant")
    page = ChairsScreen(app, "aquileia")
    app.go(page)
    assert names(page) == ["莉薇亞", "Ada Byron", "尤莉亞", "蓋烏斯"]
    page._count(5)
    page._rename(1, "")
    page.rebuild()
    assert names(page) == ["莉薇亞", "馬庫斯", "尤莉亞", "蓋烏斯", "佩特拉"]
    begun[0].close()


def test_names_an_older_version_kept_follow_the_language_unless_somebody_wrote_them() -> None:
    kept = ("human - 0 Julia", "bot fair 1 Marcus", "bot fair 2 Bo", "bot hard 3 Gaius")
    page = ChairsScreen(opened(language="zh-Hant", chairs=kept), "aquileia")
    assert [chair.name for chair in page.seated] == ["Julia", "馬庫斯", "Bo", "蓋烏斯"]
    page = ChairsScreen(
        opened(language="zh-Hant", chairs=("human - 0 Livia", *kept[1:], "bot fair 4")), "pax"
    )
    assert [chair.name for chair in page.seated][:2] == ["Livia", "Marcus"], "kept by this version: written"


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
