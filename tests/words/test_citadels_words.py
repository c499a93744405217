"""Citadels has words for all its cards, and its rules reference tells its own figures."""

from __future__ import annotations

import pytest

from client.room.journal import Entry
from client.rules.citadels import GAME
from client.rules.citadels.data import (
    CHARACTERS,
    DISCARDS,
    DISTRICTS,
    FACE,
    KINDS,
    ORDINARY,
    PRESETS,
    RANKS,
    SPECIAL,
)
from client.rules.play import NATURE, Decision, Setup
from client.ui.layout import load
from client.ui.naming import Names
from client.ui.words import Words
from tests.citadels.turns import acting
from tests.words.hearing import names
from tests.words.reading import LANGUAGES, anchors, below, digits, rulebook, tables, words

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def headed(language: str, anchor: str) -> list[list[str]]:
    """The table under one heading, without its head."""
    part = rulebook(language, "citadels").split(f"{{#{anchor}}}")[1].split("\n## ")[0]
    return tables(part)[-1][1:]


def called(language: str, face: str) -> str:
    """What a district or a character is called."""
    texts = words(language, "citadels")
    kind = "character" if f"citadels.piece.character.{face}.name" in texts else "district"
    return texts[f"citadels.piece.{kind}.{face}.name"]


@everywhere
@pytest.mark.parametrize(("role", "mine"), [("patrician", "manor castle"), ("abbot", "temple church")])
def test_income_that_may_be_cards_is_not_called_gold(language: str, role: str, mine: str) -> None:
    scene = acting(role, cities={0: mine})
    asks = scene.play.asks
    assert isinstance(asks, Decision)
    income = next(move for move in asks.moves if move.verb == "income")
    told = Names(Words(language, strict=True), "citadels", str, costs=load("citadels").looks.costs)
    label = told.button(asks, income, scene.table(0))
    assert "2" in label and "gold" not in label and "元" not in label


@everywhere
@pytest.mark.parametrize(("role", "refund"), [("king", 4), ("alchemist", 0)])
def test_the_magistrate_is_told_what_the_builder_gets_back(language: str, role: str, refund: int) -> None:
    hands = {0: "castle"}
    scene = acting(
        role, hands=hands, gold={0: 6}, shown={1: "magistrate"}, chief=1, warrants=f"{role} thief spy"
    )
    asks = scene.do("build", "castle").play.asks
    assert isinstance(asks, Decision) and asks.ask == "confiscate"
    before = scene.gold[0]
    text = names("citadels", language).prompt(asks, scene.table(1))
    assert digits(text) == [refund] * (refund > 0)
    assert scene.do("confiscate").gold[0] == before + refund


@everywhere
def test_what_another_player_is_asked_speaks_of_nobody_as_you(language: str) -> None:
    asks = {
        key: text for key, text in words(language, "citadels").items() if key.startswith("citadels.asks.")
    }
    assert asks and not [text for text in asks.values() if "you" in text.lower() or "你" in text]


@everywhere
def test_every_character_and_unique_district_has_its_own_heading(language: str) -> None:
    found = anchors(rulebook(language, "citadels"))
    assert {row.face.replace("_", "-") for row in (*CHARACTERS, *SPECIAL)} <= set(found)


@everywhere
def test_the_rulebook_lists_every_ordinary_district_with_cost_and_copies(language: str) -> None:
    rows = [(row[0], int(row[2]), int(row[3])) for row in headed(language, "kinds")]
    assert rows == [(called(language, row.face), row.cost, row.copies) for row in ORDINARY]


@everywhere
def test_the_rulebook_lists_every_unique_district_with_its_cost(language: str) -> None:
    rows = headed(language, "uniques")
    linked = [f"[{called(language, row.face)}](#{row.face.replace('_', '-')})" for row in SPECIAL]
    assert [row[0] for row in rows] == linked
    assert [digits(row[1]) for row in rows] == [[row.cost] if row.cost else [] for row in SPECIAL]


@everywhere
def test_the_rulebook_lists_the_characters_by_rank(language: str) -> None:
    rows = headed(language, "characters")
    for rank, row in zip(RANKS, rows, strict=True):
        mine = [called(language, it.face) for it in CHARACTERS if it.rank == rank]
        assert int(row[0]) == rank and [cell[1:].split("]")[0] for cell in row[1:]] == mine


@everywhere
def test_the_rulebook_lists_the_presets(language: str) -> None:
    comma = "、" if language == "zh-Hant" else ", "
    for preset, row in zip(PRESETS.values(), headed(language, "cast"), strict=True):
        assert row[1].split(comma) == [called(language, CHARACTERS[role].face) for role in preset.cast]
        assert row[3].split(comma) == [called(language, FACE[card]) for card in preset.uniques]


@everywhere
def test_the_rulebook_tells_how_many_characters_are_laid_aside(language: str) -> None:
    told = {tuple(int(cell) for cell in row) for row in headed(language, "selection")}
    assert told == {(*key, row.up, row.down) for key, row in DISCARDS.items() if key[0] > 3}


@everywhere
def test_every_card_tells_its_cost_or_its_rank(language: str) -> None:
    texts = words(language, "citadels")
    for row in DISTRICTS:
        told = digits(texts[f"citadels.piece.district.{row.face}.text"])
        assert told[:1] == [row.cost] if row.cost else told
    for it in CHARACTERS:
        assert digits(texts[f"citadels.piece.character.{it.face}.text"])[0] == it.rank
    assert below(language, "citadels", "print") == {row.face for row in (*DISTRICTS, *CHARACTERS)}


@everywhere
def test_no_two_cards_are_called_alike(language: str) -> None:
    called_so = [called(language, row.face) for row in (*DISTRICTS, *CHARACTERS)]
    assert len(called_so) == len(set(called_so))


@everywhere
def test_every_source_of_points_is_named(language: str) -> None:
    parts = GAME.standing(GAME.deal(Setup(2)))[0].parts
    assert {source for source, _ in parts} <= below(language, "citadels", "source")
    assert set(KINDS) <= below(language, "citadels", "word")


@everywhere
def test_a_rank_that_is_called_is_told_as_a_number_and_a_seat_as_a_name(language: str) -> None:
    own = names("citadels", language)
    entry = Entry(NATURE, "citadels.say.stolen", (1, 0, 4), kind="beat")
    assert "Ada" in own.entry(entry) and digits(own.entry(entry)) == [4] and own.seat_of(entry) == 1
    silent = Entry(NATURE, "citadels.say.silent", (3,), kind="beat")
    assert digits(own.entry(silent)) == [3] and own.seat_of(silent) == NATURE
