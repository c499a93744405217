"""Sitting down: every number of chairs can begin, what is ours is marked, what was chosen is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from client.room.session import Session
from client.rules import GAMES
from client.rules import game as game_of
from client.ui.app import App
from client.ui.page import Page
from client.ui.screens import open as opening
from client.ui.screens.chairs import ChairsScreen
from client.ui.screens.start import StartScreen
from client.ui.widgets import Label
from tests.ui.desk import click_on, named, opened, plain_floor, targets

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
    assert not any(app.words("common.start.players", 2, 5) in text for text in labels(page))


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
