"""Every numbered statement of a rules text has a test of its own: ``@pytest.mark.rule("A01")``."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
import yaml

TESTS = Path(__file__).resolve().parent
FILES = sorted((TESTS / "statements").glob("*.yaml"))


def marked(path: Path) -> set[str]:
    """The statements that the tests of a file are marked with."""
    return {
        arg.value
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_")
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
        for arg in mark.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    }


def statements(path: Path) -> dict[str, str]:
    read = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(read, dict)
    return read


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_statement_has_a_test(path: Path) -> None:
    tested = set().union(*(marked(test) for test in (TESTS / path.stem).rglob("test_*.py")))
    missing = [f"{number}: {gist}" for number, gist in statements(path).items() if number not in tested]
    assert not missing, missing
    assert tested <= set(statements(path)), sorted(tested - set(statements(path)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_statements_are_numbered_without_gaps(path: Path) -> None:
    numbers = list(statements(path))
    assert [int(number[1:]) for number in numbers] == list(range(1, len(numbers) + 1))
    assert all(statements(path).values())


def test_a_missing_mark_is_found(tmp_path: Path) -> None:
    file = tmp_path / "test_one.py"
    file.write_text(
        '@pytest.mark.rule("Z01", "Z02")\ndef test_it() -> None: ...\ndef test_other() -> None: ...\n'
    )
    assert marked(file) == {"Z01", "Z02"}
