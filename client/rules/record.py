"""Plain mutable state that copies itself, and the text of answers and whole records."""

from __future__ import annotations

import hashlib
import types
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, NamedTuple, Self, Union, get_args, get_origin, get_type_hints

from client.rules.play import Answer, Move, Setup

FORMAT = 1
_SHARED = (int, str, bool, float, bytes, type(None))


class Record:
    """Base of all state: a slots dataclass that clones itself by code generated from its annotations.

    Fields may be immutable values (int, str, bool, float, tuples and unions of them), lists, sets and
    dicts of those, other Records, and lists or dicts of any of these; anything else is a TypeError.
    """

    __slots__ = ()

    def clone(self) -> Self:
        """Return an equal copy that shares nothing mutable with this one."""
        make = _cloner(type(self))
        type(self).clone = make  # type: ignore[method-assign]
        return make(self)


def _cloner(cls: type) -> Any:
    if not is_dataclass(cls):
        raise TypeError(f"{cls.__name__} is a Record and must be a dataclass")
    hints = get_type_hints(cls)
    lines = ["def clone(self):", "    new = make(cls)"]
    for field in fields(cls):
        copied = _copied(hints[field.name], f"self.{field.name}", f"{cls.__name__}.{field.name}", 0)
        lines.append(f"    new.{field.name} = {copied}")
    lines.append("    return new")
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join(lines), scope)  # the text is made of field names and fixed words only
    return scope["clone"]


def _copied(hint: Any, name: str, where: str, depth: int) -> str:
    """The source text of an expression that copies a value of this annotation."""
    if _is_shared(hint):
        return name
    if isinstance(hint, type) and issubclass(hint, Record):
        return f"{name}.clone()"
    origin, args = get_origin(hint), get_args(hint)
    item = f"x{depth}"
    if origin in (list, set):
        if _is_shared(args[0]):
            return f"{name}.copy()"  # a third quicker than a slice of a list
        inner = _copied(args[0], item, where, depth + 1)
        return f"[{inner} for {item} in {name}]"
    if origin is dict:
        if _is_shared(args[1]):
            return f"{name}.copy()"
        inner = _copied(args[1], item, where, depth + 1)
        return f"{{k{depth}: {inner} for k{depth}, {item} in {name}.items()}}"
    if origin in (Union, types.UnionType):
        records = [a for a in args if a is not type(None)]
        if len(records) == 1:
            return f"(None if {name} is None else {_copied(records[0], name, where, depth)})"
    raise TypeError(f"{where}: a Record cannot hold {hint!r}")


def _is_shared(hint: Any) -> bool:
    if hint in _SHARED or hint is Any:
        return hint is not Any
    if isinstance(hint, type) and issubclass(hint, tuple):
        return True
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple:
        return all(_is_shared(a) for a in args if a is not Ellipsis)
    if origin is frozenset:
        return True
    if origin in (Union, types.UnionType):
        return all(_is_shared(a) for a in args)
    return False


def answer_text(answer: Answer) -> str:
    """One line for one answer: a move as its text, an outcome of chance as ``! 3 1 4``."""
    if answer is None:
        raise ValueError("a Beat has no line in a record")
    if isinstance(answer, Move):
        return str(answer)
    return "! " + " ".join(map(str, answer)) if answer else "!"


def parse_answer(text: str) -> Move | tuple[int, ...]:
    """Read a line that `answer_text` wrote; ValueError says what is wrong with it."""
    if not text.startswith("!"):
        return Move.parse(text)
    try:
        return tuple(int(word) for word in text[1:].split())
    except ValueError:
        raise ValueError(f"{text!r} is not an outcome of chance") from None


class Header(NamedTuple):
    """The head of a record: which game, which version of its rules, how it was set up, which seed.

    `chairs` and `notes` are lines of text that the rules do not read: who sat where, what was marked.
    """

    game: str
    rules: int
    setup: Setup
    seed: str
    chairs: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Transcript:
    """A whole game as text: the header and every answer of a seat or of chance, in order."""

    header: Header
    answers: tuple[Answer, ...]

    def text(self) -> str:
        """The record as text, one answer a line."""
        return header_text(self.header) + "".join(answer_text(a) + "\n" for a in self.answers)

    def digest(self) -> str:
        """The sha256 of the text in hexadecimal."""
        return hashlib.sha256(self.text().encode()).hexdigest()

    @classmethod
    def parse(cls, text: str) -> Transcript:
        """Read a record; ValueError names the line and what is wrong."""
        lines = text.split("\n")
        header, first = parse_header(lines)
        answers: list[Answer] = []
        for number, line in enumerate(lines[first:], first + 1):
            if line:
                try:
                    answers.append(parse_answer(line))
                except ValueError as wrong:
                    raise ValueError(f"line {number}: {wrong}") from None
        return cls(header, tuple(answers))


def header_text(header: Header) -> str:
    """The head of a record as lines of ``word value``, closed by a line ``---``."""
    lines = [f"triclinium {FORMAT}", f"game {header.game}", f"rules {header.rules}"]
    lines.append(f"seats {header.setup.seats}")
    for name in sorted(header.setup.options):
        lines.append(f"option {name}={value_text(header.setup.options[name])}")
    lines.append(f"seed {header.seed}")
    lines.extend(f"chair {chair}" for chair in header.chairs)
    lines.extend(f"note {note}" for note in header.notes)
    return "\n".join([*lines, "---", ""])


def parse_header(lines: list[str]) -> tuple[Header, int]:
    """Read the head of a record from its lines; return it and the index of the first answer's line."""
    words: dict[str, str] = {}
    options: dict[str, object] = {}
    told: dict[str, list[str]] = {"chair": [], "note": []}
    for number, line in enumerate(lines, 1):
        if line == "---":
            return _header(words, options, told), number
        word, _, value = line.partition(" ")
        if number == 1:
            _check_format(word, value)
        elif word == "option" and "=" in value:
            name, _, chosen = value.partition("=")
            options[name] = parse_value(chosen)
        elif word in ("game", "rules", "seats", "seed") and value:
            words[word] = value
        elif word in told:
            told[word].append(value)
        elif line or number < len(lines):
            raise ValueError(f"line {number}: {line[:40]!r} is not a line of a record's head")
    raise ValueError(f"line {len(lines)}: the head of the record does not end")


def _check_format(word: str, value: str) -> None:
    if word != "triclinium":
        raise ValueError("line 1: this is not a record of Triclinium")
    if not value.isdigit():
        raise ValueError(f"line 1: {value[:20]!r} is not a format number")
    if int(value) > FORMAT:
        raise ValueError(f"line 1: format {value} is newer than this program reads ({FORMAT}); update it")


def _header(words: dict[str, str], options: dict[str, object], told: dict[str, list[str]]) -> Header:
    for word in ("game", "rules", "seats", "seed"):
        if word not in words:
            raise ValueError(f"the head of the record says no {word!r}")
    for word in ("rules", "seats"):
        if not words[word].isdigit():
            raise ValueError(f"the head of the record: {word} {words[word][:20]!r} is not a number")
    setup = Setup(int(words["seats"]), options)
    chairs, notes = tuple(told["chair"]), tuple(told["note"])
    return Header(words["game"], int(words["rules"]), setup, words["seed"], chairs, notes)


def value_text(value: object) -> str:
    """The text of an option's value: true, false, a number or a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_value(text: str) -> object:
    """Read what `value_text` wrote."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdigit() else text
