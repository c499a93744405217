"""Every game can say everything it can do, in both languages, and its rules reference hangs together."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from client.room.journal import Entry
from client.rules.play import NATURE
from client.rules.table import Piece
from client.ui.naming import starred
from tests.words.hearing import SUBJECTS, heard, names
from tests.words.reading import (
    CLIENT,
    LANGUAGES,
    anchors,
    below,
    calls,
    links,
    rulebook,
    said,
    tables,
    words,
)

everywhere = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", SUBJECTS)


# -- the language itself -----------------------------------------------------------------------------------


@everywhere
@every_game
def test_prompts_fit_their_panel(game: str, language: str) -> None:
    most = 110 if language == "en" else 55
    asks = {key: text for key, text in words(language, game).items() if key.startswith(f"{game}.ask.")}
    assert asks and not {key: len(text) for key, text in asks.items() if len(text) > most}


@everywhere
@every_game
def test_what_somebody_is_asked_is_told_to_onlookers_without_your(game: str, language: str) -> None:
    asks = {key: text for key, text in words(language, game).items() if key.startswith(f"{game}.asks.")}
    assert asks and not {key for key, text in asks.items() if re.search(r"\byou|你", text, re.IGNORECASE)}


@everywhere
@every_game
def test_every_text_says_something(game: str, language: str) -> None:
    silent = {key for key, text in words(language, game).items() if not text.strip()}
    assert silent <= {f"{game}.word.clear"}


# -- the rules reference -----------------------------------------------------------------------------------


@everywhere
@every_game
def test_the_rulebook_has_every_heading_once_and_its_links_lead_somewhere(game: str, language: str) -> None:
    text = rulebook(language, game)
    found = anchors(text)
    assert len(found) == len(set(found)) == len(re.findall("^## ", text, re.MULTILINE))
    assert set(links(text)) <= set(found)


@everywhere
@every_game
def test_every_zone_points_to_a_heading(game: str, language: str) -> None:
    rules = {key: text for key, text in words(language, game).items() if key.endswith(".rule")}
    assert rules and set(rules.values()) <= set(anchors(rulebook(language, game)))


@everywhere
@every_game
def test_every_option_is_named_as_the_rulebook_names_it(game: str, language: str) -> None:
    options, texts = SUBJECTS[game].game.options, words(language, game)
    assert below(language, game, "option") == {option.name for option in options}
    names = [texts[f"{game}.option.{option.name}.name"] for option in options]
    told = [[row[0] for row in table[1:]] for table in tables(rulebook(language, game))]
    assert names in told and all(texts[f"{game}.option.{option.name}.text"] for option in options)


@everywhere
@every_game
def test_every_value_of_an_option_that_is_no_switch_is_named(game: str, language: str) -> None:
    for option in SUBJECTS[game].game.options:
        wanted = set() if set(option.values) <= {True, False} else {str(value) for value in option.values}
        assert below(language, game, f"option.{option.name}.values") == wanted, option.name


# -- everything that can be asked, answered or told has its words -------------------------------------------


@everywhere
@every_game
def test_every_ask_has_prompt_heading_moves_and_buttons(game: str, language: str) -> None:
    verbs = heard(game).verbs
    asked = {ask for ask, _ in verbs}
    assert below(language, game, "ask") == below(language, game, "asks") == asked
    for part in ("did", "button"):
        rows = [(ask, below(language, game, f"{part}.{ask}")) for ask in below(language, game, part)]
        assert {(ask, verb) for ask, verbs in rows for verb in verbs} == verbs


@everywhere
@every_game
def test_every_prompt_can_be_said(game: str, language: str) -> None:
    for asks in heard(game).asks.values():
        prompt = names(game, language).prompt(asks)
        assert len(prompt) <= 140 and not re.search(r"[][{}_]", prompt), prompt


@everywhere
@every_game
def test_every_beat_can_be_said_and_none_is_idle(game: str, language: str) -> None:
    told = {say for call in calls(CLIENT / "rules" / game, "Beat") for say in said(call, 0, "say")}
    assert told == below(language, game, "say")
    for beat in heard(game).beats.values():
        text = names(game, language).entry(Entry(NATURE, f"{game}.say.{beat.say}", beat.about, kind="beat"))
        assert text and not re.search(r"[][{}_]", text), (beat, text)


@everywhere
@every_game
def test_every_throw_and_draw_can_be_told(game: str, language: str) -> None:
    told = {f"{part}.{of}" for part in ("rolled", "drawn") for of in below(language, game, part)}
    assert heard(game).thrown == told


@everywhere
@every_game
def test_every_zone_and_piece_of_a_game_has_its_words(game: str, language: str) -> None:
    own = names(game, language)
    for zone in heard(game).zones:
        assert all(own.zone_key(zone, part) for part in ("text", "rule")), zone
        assert bool(own.zone(zone)) == (starred(zone) not in SUBJECTS[game].nameless), zone
    for kind, face in heard(game).pieces:
        piece = Piece("", kind, face)
        assert own.piece(piece) != kind and own.piece_text(piece), (kind, face)


@everywhere
@every_game
def test_every_refusal_and_every_phase_has_its_words(game: str, language: str) -> None:
    refusals = import_module(f"client.rules.{game}.refusals").REASONS
    assert below(language, game, "why") == set(refusals)
    assert below(language, game, "phase") == set(import_module(f"client.rules.{game}").STEPS)
