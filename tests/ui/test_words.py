"""Words: keys, places, the other language in need, and that nothing is missing or left over."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

import client.ui
from client.paths import data_folder
from client.ui import words as wording
from client.ui.painters import type as setting
from client.ui.words import LANGUAGES, MissingWords, Words, in_a_row

SOURCES = sorted(Path(client.ui.__path__[0]).rglob("*.py"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two languages with one file each."""
    for language, text in (
        ("en", "a: one\nb: {c: '{0} of {n} {n:point|points}'}\nonly: here\n"),
        ("zh-Hant", "a: 一\nb: {c: '{n} 之 {0}'}\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def test_keys_begin_with_the_file_and_join_with_dots(folder: Path) -> None:
    assert wording.load("en", folder) == {
        "x.a": "one",
        "x.b.c": "{0} of {n} {n:point|points}",
        "x.only": "here",
    }


def test_places_are_filled_and_the_plural_chosen(folder: Path) -> None:
    words = Words("en", folder=folder, strict=True)
    assert words("x.b.c", "Ada", n=1) == "Ada of 1 point"
    assert words("x.b.c", "Ada", n=3) == "Ada of 3 points"


def test_another_language_is_spoken_at_once(folder: Path) -> None:
    words = Words("en", folder=folder, strict=True)
    words.switch("zh-Hant")
    assert words("x.a") == "一"
    with pytest.raises(ValueError, match="no language 'la'"):
        words.switch("la")


def test_a_missing_key_is_an_error_when_strict(folder: Path) -> None:
    words = Words("zh-Hant", folder=folder, strict=True)
    with pytest.raises(MissingWords, match=r"no words for 'x\.only' in zh-Hant"):
        words("x.only")


def test_a_missing_value_is_an_error_when_strict(folder: Path) -> None:
    with pytest.raises(MissingWords, match=r"'x\.b\.c' in en wants a value for \{n\}"):
        Words("en", folder=folder, strict=True)("x.b.c", "Ada")


def test_in_play_the_other_language_stands_in_and_the_log_says_so_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("zh-Hant", folder=folder)
    with caplog.at_level(logging.WARNING):
        assert [words("x.only"), words("x.only"), words("x.nowhere")] == ["here", "here", "x.nowhere"]
    assert [record.getMessage() for record in caplog.records] == [
        "no words for 'x.only' in zh-Hant",
        "no words for 'x.nowhere' in zh-Hant",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a: b\na: c\n", r"en/y\.yaml, line 2: the key 'a' stands twice"),
        ("a: [1, 2]\n", r"en/y\.yaml: y\.a is neither"),
        ("a: {b\n", r"en/y\.yaml, line \d+: "),
    ],
)
def test_a_faulty_file_is_told_with_its_place(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "y.yaml").write_text(text)
    with pytest.raises(ValueError, match=fault):
        wording.load("en", tmp_path)


def test_yes_no_and_off_stay_words(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "y.yaml").write_text("off: no\nyes: 5\n")
    assert wording.load("en", tmp_path) == {"y.off": "no", "y.yes": "5"}


def _mentioned() -> tuple[set[str], set[str]]:
    """Whole keys of common.yaml in the sources, and the beginnings of those made at run time."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    texts = re.findall(r"""["'](common\.[A-Za-z0-9_.{}-]*)["']""", source)
    texts += re.findall(r"""f["'](common\.[^"']*)["']""", source)
    return {text for text in texts if "{" not in text}, {
        text.partition("{")[0] for text in texts if "{" in text
    }


def test_every_key_in_the_sources_has_words_in_all_languages() -> None:
    whole, _ = _mentioned()
    for language in LANGUAGES:
        assert whole <= set(wording.load(language)), language


def test_no_words_of_the_screens_are_left_over() -> None:
    whole, begun = _mentioned()
    keys = [key for key in wording.load("en") if key.startswith("common.")]
    shapes = [re.compile(re.escape(text) + r"[A-Za-z0-9_-]+(\.(title|name|text))?$") for text in begun]
    assert not [key for key in keys if key not in whole and not any(shape.match(key) for shape in shapes)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_character(language: str) -> None:
    texts = "".join(wording.load(language).values())
    for path in (data_folder("layouts") / "rulebook" / language).glob("*.md"):
        texts += path.read_text(encoding="utf-8")
    lacking = {
        c
        for c in set(texts)
        if c.isprintable() and c != " "
        for face in ("sans", "serif", "cinzel")
        if not setting.home(face, c)
    }
    assert not lacking


def test_sentences_in_a_row_have_a_space_between_them_but_none_in_chinese() -> None:
    assert in_a_row(["Take one.", "", "Keep it."]) == "Take one. Keep it."
    assert in_a_row(["拿一張。", "留著。"]) == "拿一張。留著。"
    assert in_a_row([]) == ""
