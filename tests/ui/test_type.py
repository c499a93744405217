"""Text: lines break where Chinese and English allow it, and nothing is ever shown as a box."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.paths import data_folder
from client.ui.painters import type
from client.ui.painters.coverage import coverage

CHINESE = (
    "輪到莉薇亞：請放置一枚行動選擇標示物（「元老院」IV 或 V），或把頭盔放在平手決勝順位上。「很好！」她說。"
)


@pytest.mark.parametrize("width", range(60, 420, 12))
def test_no_line_begins_or_ends_with_a_mark_that_may_not(width: int) -> None:
    lines = type.wrap(CHINESE, width, 20)
    assert len(lines) > 1
    assert not [line for line in lines[1:] if line[0] in type.NO_START]
    assert not [line for line in lines[:-1] if line[-1] in type.NO_END]


@pytest.mark.parametrize("width", range(60, 420, 12))
def test_no_line_is_wider_than_asked_and_nothing_is_lost(width: int) -> None:
    lines = type.wrap(CHINESE, width, 20)
    assert max(type.width("sans", 20, line) for line in lines) <= width
    assert "".join(lines).replace(" ", "") == CHINESE.replace(" ", "")


def test_english_words_stay_whole() -> None:
    text = "Place a henchman on a glowing space, or your helmet on the order track."
    lines = type.wrap(text, 180, 20)
    assert " ".join(lines) == text
    assert len(lines) > 3


def test_a_word_wider_than_the_line_is_cut() -> None:
    word = "Donaudampfschifffahrtsgesellschaft"
    lines = type.wrap(word, 90, 20)
    assert "".join(lines) == word
    assert max(type.width("sans", 20, line) for line in lines) <= 90


def test_a_line_break_in_the_text_is_kept() -> None:
    assert type.wrap("one\n\ntwo", 400, 20) == ("one", "", "two")


def test_heading_face_sets_chinese_in_a_chinese_font() -> None:
    found = dict(reversed(run) for run in type.runs("cinzel", "AQVILEIA 阿奎萊亞城 III"))
    assert found == {"AQVILEIA ": "cinzel", "阿奎萊亞城 ": "serif", "III": "cinzel"}


def test_a_character_no_font_has_is_replaced_and_never_a_box() -> None:
    assert type.shown("sans", "a\u0301 \U0001f3b2 x\u200b") == "á ? x"


def texts() -> Iterator[Path]:
    for pattern in ("words/**/*.yaml", "rulebook/**/*.md"):
        yield from data_folder("layouts").glob(pattern)


@pytest.mark.parametrize("face", ["sans", "serif", "cinzel", "garamond"])
def test_every_character_of_words_and_rulebook_has_a_glyph(face: str) -> None:
    files = list(texts())
    assert files
    used = {c for path in files for c in path.read_text(encoding="utf-8") if not c.isspace()}
    assert not {c for c in used if not type.home(face, c)}


def test_coverage_agrees_with_the_pictures_of_the_font() -> None:
    font = pygame.font.Font(type.font_file("sans"), 40)
    known = coverage(type.font_file("sans"))

    def ink(character: str) -> bytes:
        return pygame.image.tobytes(font.render(character, True, (255, 255, 255)), "RGBA")

    box = ink("\uffff")
    for character in "Aé輪萊。「～①":
        assert character in known
        assert ink(character) != box
    for character in "\u2655\U0001f3b2\u0105":
        assert character not in known


def test_heavy_text_is_wider_in_ink_but_keeps_its_place() -> None:
    thin, heavy = (type.line("Points 分數", 20, "#ffffff", "sans", heavy=h) for h in (False, True))
    assert abs(heavy.get_width() - thin.get_width()) < 6
    assert heavy.get_height() == thin.get_height()
    assert weight(heavy) > 1.2 * weight(thin)


def weight(surface: pygame.Surface) -> int:
    return sum(pygame.image.tobytes(surface, "RGBA")[3::4])


def test_tracking_widens_by_its_gaps() -> None:
    plain = type.width("cinzel", 30, "AQVILEIA")
    assert type.width("cinzel", 30, "AQVILEIA", False, 0.1) == plain + 21
    assert type.line("AQVILEIA", 30, "#fff", "cinzel", tracking=0.1).get_width() > plain + 18


def test_a_line_is_drawn_once() -> None:
    assert type.line("twice", 18, "#123456") is type.line("twice", 18, "#123456")
