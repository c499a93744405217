"""Every sentence the client can say, in the language the player chose.

The files are `layouts/words/<language>/<part>.yaml`: nested maps of text. Their keys are flattened with dots
and begin with the name of the file, so `title` in `aquileia.yaml` is `aquileia.title`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml

from client.paths import data_folder

LANGUAGES: tuple[str, ...] = ("en", "zh-Hant")
WIDE_MARKS = "。！？；：，」）"
_log = logging.getLogger(__name__)
_SLOT = re.compile(r"\{([a-z_0-9]+)(?::([^{}]*))?\}")
_PART = re.compile(r"\[([^\[\]]*)\]")
_FAST: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class MissingWords(KeyError):
    """A key that has no text, or a text that names a value it was not given."""

    def __str__(self) -> str:
        return str(self.args[0])


class _Loader(_FAST):
    """Reads all values as text, since `on`, `no` and `5` are words here, and refuses a key said twice."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[str, Any]:
        keys = [key.value for key, _ in node.value]
        for number, key in enumerate(keys):
            if key in keys[:number]:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key!r} stands twice", node.value[number][0].start_mark
                )
        found: dict[str, Any] = super().construct_mapping(node, deep)
        return found


def in_a_row(sentences: Iterable[str]) -> str:
    """Sentences one after another: with a space between, but none after a full-width mark."""
    text = ""
    for sentence in filter(None, sentences):
        text += sentence if not text or text[-1] in WIDE_MARKS else f" {sentence}"
    return text


def read_file(path: Path) -> dict[str, str]:
    """The flat words of one file; ValueError with file and line when it is not a map of maps of text."""
    try:
        with path.open(encoding="utf-8") as file:
            raw = yaml.load(file, Loader=_Loader)
    except yaml.MarkedYAMLError as wrong:
        line = wrong.problem_mark.line + 1 if wrong.problem_mark else 1
        raise ValueError(f"{path.parent.name}/{path.name}, line {line}: {wrong.problem}") from wrong
    return dict(_flat(raw, path.stem, f"{path.parent.name}/{path.name}"))


def _flat(raw: object, key: str, where: str) -> list[tuple[str, str]]:
    if isinstance(raw, str):
        return [(key, raw)]
    if not isinstance(raw, dict):
        raise ValueError(f"{where}: {key} is neither a text nor a map of texts")
    return [pair for word, inner in raw.items() for pair in _flat(inner, f"{key}.{word}", where)]


def load(language: str, folder: Path | None = None) -> dict[str, str]:
    """All words of one language by key; ValueError names the file and line of a fault."""
    home = (folder or data_folder("layouts") / "words") / language
    words: dict[str, str] = {}
    for path in sorted(home.glob("*.yaml")):
        words.update(read_file(path))
    return words


def slots(text: str) -> set[str]:
    """The names of the values a text wants."""
    return {match[1] for match in _SLOT.finditer(text)}


def _worth_saying(part: str, given: dict[str, object]) -> bool:
    return all(str(given.get(name, "")) not in ("", "0") for name in slots(part))


class Words:
    """The words of the chosen language; call it with a key and the values of its places.

    `{name}` and `{0}` are replaced by the values given; `{n:point|points}` by the first word when n is 1 and
    by the second otherwise (the number itself is written by `{n}`). A part in [brackets] is left out when one
    of its values is missing, empty or 0. A key without text raises MissingWords when strict; otherwise the
    other language's text is shown, or the key, and the log says so once.
    """

    def __init__(self, language: str = "en", *, strict: bool = False, folder: Path | None = None) -> None:
        self.strict = strict
        self._folder = folder
        self._read: dict[str, dict[str, str]] = {}
        self._told: set[str] = set()
        self.language = ""
        self.switch(language)

    def switch(self, language: str) -> None:
        """Speak this language from now on; ValueError for one that is not there."""
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language

    def __call__(self, key: str, *values: object, **named: object) -> str:
        text = self._text(key)
        given = {str(place): value for place, value in enumerate(values)} | named
        text = _PART.sub(lambda part: part[1] if _worth_saying(part[1], given) else "", text)
        return _SLOT.sub(lambda slot: self._fill(slot, given, key), text)

    def __contains__(self, key: object) -> bool:
        return key in self._all(self.language)

    def first(self, *keys: str) -> str:
        """The first of these keys that has text, or the last one."""
        return next((key for key in keys if key in self), keys[-1])

    def everywhere(self, key: str) -> list[str]:
        """The text of a key in every language that has one."""
        return [words[key] for words in map(self._all, LANGUAGES) if key in words]

    def below(self, prefix: str) -> list[str]:
        """All keys that begin with `prefix` and a dot, in the order of the file."""
        return [key for key in self._all(self.language) if key.startswith(prefix + ".")]

    def _all(self, language: str) -> dict[str, str]:
        if language not in self._read:
            self._read[language] = load(language, self._folder)
        return self._read[language]

    def _text(self, key: str) -> str:
        found = self._all(self.language).get(key)
        if found is not None:
            return found
        if self.strict:
            raise MissingWords(f"no words for {key!r} in {self.language}")
        self._tell(f"no words for {key!r} in {self.language}")
        others = (self._all(language).get(key) for language in LANGUAGES if language != self.language)
        return next((text for text in others if text is not None), key)

    def _fill(self, slot: re.Match[str], given: dict[str, object], key: str) -> str:
        name, forms = slot[1], slot[2]
        if name not in given:
            if self.strict:
                raise MissingWords(f"{key!r} in {self.language} wants a value for {{{name}}}")
            self._tell(f"{key!r} in {self.language} wants a value for {{{name}}}")
            return ""
        if forms is None:
            return str(given[name])
        one, _, many = forms.partition("|")
        return one if str(given[name]) == "1" else many

    def _tell(self, fault: str) -> None:
        if fault not in self._told:
            self._told.add(fault)
            _log.warning("%s", fault)
