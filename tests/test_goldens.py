"""A change of the rules shows as a difference in a playthrough that people can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthrough import files, told


@pytest.mark.parametrize(
    ("name", "seats", "path"), files(), ids=lambda value: str(getattr(value, "stem", value))
)
def test_playthroughs_are_as_they_were(name: str, seats: int, path: Path) -> None:
    assert path.is_file(), "write it with: python -m tests.playthrough"
    assert told(name, seats) == path.read_text(encoding="utf-8"), "see tests/playthrough.py"
