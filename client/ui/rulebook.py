"""Reading a rulebook: headings with anchors, paragraphs, lists, tables and links, as plain values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from client.paths import data_folder

_HEAD = re.compile(r"^(#{1,4})\s+(.*?)(?:\s*\{#([a-z0-9_-]+)\})?\s*$")
_MARKS = re.compile(r"\[([^\]]+)\]\(#([a-z0-9_-]+)\)|\*\*([^*]+)\*\*")
_ITEM = re.compile(r"^(\s*)(?:-|\d+\.)\s+(.*)$")


class Run(NamedTuple):
    """A piece of text in one style: plain, heavy, or a link to an anchor."""

    text: str
    link: str = ""
    heavy: bool = False


Text = tuple[Run, ...]


class Block(NamedTuple):
    """One part of a rulebook. kind: "heading", "paragraph", "item" or "table".

    `level`: of a heading from 1, of an item its indentation from 0. `rows` only for a table, its first one
    is the head.
    """

    kind: str
    text: Text = ()
    level: int = 0
    anchor: str = ""
    rows: tuple[tuple[Text, ...], ...] = ()


def runs(text: str) -> Text:
    """The text cut into runs at its links and heavy words."""
    found, end = [], 0
    for match in _MARKS.finditer(text):
        if match.start() > end:
            found.append(Run(text[end : match.start()]))
        found.append(Run(match[1], match[2]) if match[1] else Run(match[3], heavy=True))
        end = match.end()
    if end < len(text):
        found.append(Run(text[end:]))
    return tuple(found)


def plain(text: Text) -> str:
    """The text without its styles."""
    return "".join(run.text for run in text)


def parse(source: str) -> list[Block]:
    """All blocks of a rulebook in order."""
    return [block for part in re.split(r"\n\s*\n", source.strip()) for block in _part(part.split("\n"))]


def _part(lines: list[str]) -> Iterator[Block]:
    loose: list[str] = []
    table: list[str] = []
    for line in [*lines, ""]:
        head, item = _HEAD.match(line), _ITEM.match(line)
        starts = bool(head or item or line.startswith("|") or not line)
        if loose and starts:
            yield Block("paragraph", runs(" ".join(loose)))
            loose = []
        if table and not line.startswith("|"):
            yield _table(table)
            table = []
        if head:
            yield Block("heading", runs(head[2]), len(head[1]), head[3] or "")
        elif item:
            yield Block("item", runs(item[2]), len(item[1]) // 2)
        elif line.startswith("|"):
            table.append(line)
        elif line:
            loose.append(line.strip())


def _table(lines: list[str]) -> Block:
    rows = [tuple(runs(cell.strip()) for cell in line.strip().strip("|").split("|")) for line in lines]
    kept = [row for row in rows if not all(set(plain(cell)) <= set("-: ") for cell in row)]
    width = max(len(row) for row in kept)
    return Block("table", rows=tuple(row + ((),) * (width - len(row)) for row in kept))


@lru_cache(8)
def rulebook(game: str, language: str) -> tuple[Block, ...]:
    """The rulebook of a game; FileNotFoundError when there is none in that language."""
    path = data_folder("layouts") / "rulebook" / language / f"{game}.md"
    return tuple(parse(path.read_text(encoding="utf-8")))


@lru_cache(maxsize=32)
def anchors(game: str, language: str) -> frozenset[str]:
    """The anchors that can be opened in a game's rulebook; none when it has no rulebook in that language."""
    try:
        return frozenset(block.anchor for block in rulebook(game, language) if block.anchor)
    except FileNotFoundError:
        return frozenset()
