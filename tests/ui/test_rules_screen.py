"""The rules reader: its blocks, its links and its ways about."""

from __future__ import annotations

import pygame
import pytest

from client.ui.controls import Link
from client.ui.page import Page
from client.ui.painters.colour import contrast
from client.ui.rulebook import Run, parse, plain, rulebook, runs
from client.ui.screens.rules import RulesScreen
from tests.ui.desk import (
    click_on,
    opened,
    plain_floor,
    press,
)


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No paint on the ground: these tests are about places and doings."""
    monkeypatch.setattr(Page, "_floor", plain_floor)


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
