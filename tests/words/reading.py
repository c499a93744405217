"""What the tests of the words read: words files, rulebooks, source trees, and Chinese with a sharp eye."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from client.paths import data_folder
from client.ui.words import read_file

LANGUAGES = ("en", "zh-Hant")
CLIENT = Path(__file__).resolve().parents[2] / "client"

# Simplified spellings whose characters Big5 also holds, for other words.
LOOKALIKES = re.compile(
    "后面|后来|以后|之后|然后|最后|背后|前后|后退|這里|那里|哪里|手里|里面|城里|历|几|云集|气|众|价|无"
    "|万|个|从|于|么|仆人|丑聞|干涉|回复|范圍|准備|面粉|台風|只枚|游戏|占据|游戲|制造"
)
_CJK = "\u3400-\u9fff"
_HALF_WIDTH = re.compile(rf"[{_CJK}）」】》]\s*[,.;:!?()]|[,.;:!?()]\s*[{_CJK}「（]")
_LINK = re.compile(r"\[([^\]]*)\]\((#[a-z0-9-]+)\)")


@cache
def words(language: str, name: str) -> dict[str, str]:
    """The flat words of one file."""
    return read_file(data_folder("layouts") / "words" / language / f"{name}.yaml")


def below(language: str, name: str, prefix: str) -> set[str]:
    """The next step of every key of a file below a prefix."""
    start = f"{name}.{prefix}."
    return {key[len(start) :].split(".")[0] for key in words(language, name) if key.startswith(start)}


def digits(text: str) -> list[int]:
    """All figures in a text."""
    return [int(number) for number in re.findall(r"\d+", text)]


def rulebook(language: str, name: str) -> str:
    """The text of one rules reference."""
    path = data_folder("layouts") / "rulebook" / language / f"{name}.md"
    return path.read_text(encoding="utf-8")


def anchors(text: str) -> list[str]:
    """The anchors of a rulebook's headings in their order."""
    return re.findall(r"^## .+ \{#([a-z0-9-]+)\}$", text, re.MULTILINE)


def links(text: str) -> list[str]:
    """The anchors that a rulebook's links point to."""
    return [target[1:] for _, target in _LINK.findall(text)]


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a rulebook: rows of cells, without the rule under the heading."""
    blocks = re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE)
    lines = [[line for line in block.splitlines() if "---" not in line] for block in blocks]
    return [[[cell.strip() for cell in line.strip("|").split("|")] for line in table] for table in lines]


def simplified(text: str) -> set[str]:
    """What Taiwan does not write: characters outside the Big5 set, and lookalikes."""
    strange = {char for char in text if re.match(f"[{_CJK}]", char) and not _big5(char)}
    return strange | set(LOOKALIKES.findall(text))


def half_width(text: str) -> list[str]:
    """Places where ASCII punctuation touches a Chinese character."""
    plain = _LINK.sub(lambda link: link[1], text)
    plain = re.sub(r"\{#[a-z0-9-]+\}", "", plain)
    return [plain[max(0, m.start() - 6) : m.end() + 6] for m in _HALF_WIDTH.finditer(plain)]


def spaced(text: str) -> list[str]:
    """Places where a space parts a Chinese character from a figure, a letter or a value: we write none."""
    found = re.finditer(rf"[{_CJK}] +[{{0-9A-Za-z]|[}}0-9A-Za-z] +[{_CJK}]", text)
    return [text[max(0, m.start() - 6) : m.end() + 6] for m in found]


def calls(folder: Path, name: str) -> Iterator[ast.Call]:
    """Every call of this name in the modules of a folder, or in one module."""
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def said(call: ast.Call, place: int, keyword: str) -> set[str]:
    """The text literals that may be given to a call at this place or under this keyword."""
    given = [*call.args[place : place + 1], *[k.value for k in call.keywords if k.arg == keyword]]
    told = [*given[:1]]
    if told and isinstance(told[0], ast.IfExp):
        told = [told[0].body, told[0].orelse]
    return {text.value for text in told if isinstance(text, ast.Constant) and isinstance(text.value, str)}


def _big5(char: str) -> bool:
    try:
        char.encode("big5")
    except UnicodeEncodeError:
        return False
    return True
