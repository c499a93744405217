"""What the tests of the window share: files read once, and a painter that paints nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml
from pygame import SRCALPHA, Surface

from client.ui import words
from client.ui.painters import Painter


@pytest.fixture(autouse=True, scope="session")
def read_once() -> Iterator[None]:
    """Every text of a layout or of words is parsed once for all tests, since most of them open a window."""
    read = words.read_file
    parsed = cache(lambda path, content: read(path))

    def remembered(path: Path) -> dict[str, str]:
        return dict(parsed(path, path.read_bytes()))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml, "compose", cache(yaml.compose))
        patch.setattr(words, "read_file", remembered)
        yield


@pytest.fixture
def unprinted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed board and no wood: for tests that judge what happens, not how it is painted."""

    def steps(self: Painter, size: tuple[int, int]) -> Iterator[Surface]:
        yield Surface(size)

    monkeypatch.setattr(Painter, "board_steps", steps)
    monkeypatch.setattr(Painter, "table", lambda self, size: Surface(size))


@pytest.fixture
def plain(unprinted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """No drawn pieces and panels either."""

    def bare(self: Painter, kind: str, face: str, owner: int, px: int, *rest: object) -> Surface:
        return Surface((max(1, round(px * 0.7)), px), flags=SRCALPHA)

    monkeypatch.setattr(Painter, "bare", bare)
    monkeypatch.setattr(Painter, "own", lambda self, name, size, *rest: Surface(size))
    monkeypatch.setattr(Painter, "accents", lambda self, *told: [])
