"""All words files and rulebooks say the same things in both languages, and their Chinese is Taiwan's."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest

from client.paths import data_folder
from client.ui.words import slots
from tests.words.reading import (
    LANGUAGES,
    anchors,
    half_width,
    links,
    rulebook,
    simplified,
    spaced,
    tables,
    words,
)

FILES = sorted(path.stem for path in (data_folder("layouts") / "words" / "en").glob("*.yaml"))
BOOKS = sorted(path.stem for path in (data_folder("layouts") / "rulebook" / "en").glob("*.md"))

every_file = pytest.mark.parametrize("name", FILES)
every_book = pytest.mark.parametrize("name", BOOKS)


@every_file
def test_both_languages_have_the_same_keys(name: str) -> None:
    english, chinese = (words(language, name) for language in LANGUAGES)
    assert list(english) == list(chinese)


@every_file
def test_both_languages_fill_the_same_places(name: str) -> None:
    english, chinese = (words(language, name) for language in LANGUAGES)
    assert not {key for key in english if slots(english[key]) != slots(chinese.get(key, ""))}


@every_book
def test_both_rulebooks_have_the_same_headings_tables_and_links(name: str) -> None:
    english, chinese = (rulebook(language, name) for language in LANGUAGES)
    assert anchors(english) == anchors(chinese)
    assert links(english) == links(chinese)
    shapes = [[[len(row) for row in table] for table in tables(text)] for text in (english, chinese)]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("of", [simplified, half_width, spaced])
@every_file
def test_the_words_are_written_as_in_taiwan(name: str, of: Callable[[str], Collection[str]]) -> None:
    found = {key: of(text) for key, text in words("zh-Hant", name).items()}
    assert not {key: strange for key, strange in found.items() if strange}


@pytest.mark.parametrize("of", [simplified, half_width])
@every_book
def test_the_rulebooks_are_written_as_in_taiwan(name: str, of: Callable[[str], Collection[str]]) -> None:
    assert not of(rulebook("zh-Hant", name))
