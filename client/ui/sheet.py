"""A YAML file whose every entry knows its line, so that each fault can be told with file, line and remedy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

Where = tuple[str | int, ...]
_FAST: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class LayoutError(ValueError):
    """A layout file that cannot be used; the message is one line: file, line, entry, what to do."""


class Sheet:
    """The content of one YAML file as plain maps, lists and values; LayoutError when it cannot be read."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines: dict[Where, int] = {}
        self._atoms = yaml.constructor.SafeConstructor()
        try:
            node = yaml.compose(text, Loader=_FAST)
        except yaml.MarkedYAMLError as wrong:
            line = wrong.problem_mark.line + 1 if wrong.problem_mark else 1
            raise LayoutError(
                f"{name}:{line}: {wrong.problem}; check indentation, colons and brackets"
            ) from None
        self.tree: Any = {} if node is None else self._plain(node, ())

    @classmethod
    def read(cls, path: Path) -> Sheet:
        """Read a file; LayoutError when it is missing."""
        try:
            return cls(path.name, path.read_text(encoding="utf-8"))
        except OSError as wrong:
            raise LayoutError(f"{path.name}: cannot be read ({wrong.strerror})") from None

    def wrong(self, where: Where, remedy: str) -> LayoutError:
        """The error for an entry: `remedy` says what it must be."""
        near = where
        while near and near not in self.lines:
            near = near[:-1]
        entry = ".".join(map(str, where)) or "the file"
        return LayoutError(f"{self.name}:{self.lines.get(near, 1)}: {entry}: {remedy}")

    def _plain(self, node: yaml.Node, where: Where) -> Any:
        self.lines[where] = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            return self._map(node, where)
        if isinstance(node, yaml.SequenceNode):
            return [self._plain(item, (*where, place)) for place, item in enumerate(node.value)]
        return self._atoms.construct_object(node)

    def _map(self, node: yaml.MappingNode, where: Where) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in node.value:
            name = str(key.value)
            self.lines[(*where, name)] = key.start_mark.line + 1
            if name in found:
                raise self.wrong((*where, name), "is written twice; keep one of them")
            line = key.start_mark.line + 1
            found[name] = self._plain(value, (*where, name))
            self.lines[(*where, name)] = line
        return found

    # -- values, each with its remedy ----------------------------------------------------------------------

    def get(self, where: Where, default: Any = None) -> Any:
        """The value at a place of the tree, or the default."""
        here = self.tree
        for step in where:
            inside = isinstance(here, dict) and step in here
            if inside or (isinstance(here, list) and isinstance(step, int) and step < len(here)):
                here = here[step]
            else:
                return default
        return here

    def map(
        self, where: Where, *, known: tuple[str, ...] = (), needs: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        """A map; with `known` no other keys are allowed, those in `needs` must be there."""
        found = self.get(where, {})
        if not isinstance(found, dict):
            raise self.wrong(where, "must be a map of names to values")
        for key in found:
            if known and key not in known:
                raise self.wrong((*where, key), f"is not known here; use one of {', '.join(known)}")
        for key in needs:
            if key not in found:
                raise self.wrong(where, f"needs {key!r}")
        return found

    def items(self, where: Where) -> list[Any]:
        """A list, empty when it is not there."""
        found = self.get(where, [])
        if not isinstance(found, list):
            raise self.wrong(where, "must be a list, each entry after a dash")
        return found

    def number(
        self, where: Where, default: float | None = None, *, least: float = -1e9, most: float = 1e9
    ) -> float:
        """A number within bounds."""
        found = self.get(where, default)
        if isinstance(found, bool) or not isinstance(found, int | float):
            raise self.wrong(where, "must be a number, such as 12")
        if not least <= found <= most:
            raise self.wrong(where, f"must be between {least:g} and {most:g}, not {found:g}")
        return float(found)

    def numbers(self, where: Where, count: int) -> tuple[float, ...]:
        """A list of so many numbers."""
        found = self.get(where)
        example = ", ".join(str(10 * (place + 1)) for place in range(count))
        if not isinstance(found, list) or len(found) != count:
            raise self.wrong(where, f"must be {count} numbers, such as [{example}]")
        return tuple([self.number((*where, place)) for place in range(count)])

    def word(self, where: Where, default: str | None = None, *, among: tuple[str, ...] = ()) -> str:
        """A word, one of `among` when that is given."""
        found = self.get(where, default)
        if not isinstance(found, str):
            raise self.wrong(where, "must be a word")
        if among and found not in among:
            raise self.wrong(where, f"must be one of {', '.join(among)}, not {found!r}")
        return found

    def words(self, where: Where, *, among: tuple[str, ...] = ()) -> tuple[str, ...]:
        """A list of words, empty when it is not there."""
        return tuple([self.word((*where, n), among=among) for n in range(len(self.items(where)))])

    def named(self, where: Where) -> dict[str, str]:
        """A map of words, empty when it is not there."""
        return {name: self.word((*where, name)) for name in self.map(where)}

    def flag(self, where: Where, default: bool = False) -> bool:
        """Yes or no."""
        found = self.get(where, default)
        if not isinstance(found, bool):
            raise self.wrong(where, "must be true or false")
        return found


class Watch:
    """Notices when layout files change on disk, so that a developer sees the table change while it runs."""

    def __init__(self, *paths: Path) -> None:
        self._paths = paths
        self._seen = self._times()

    def changed(self) -> bool:
        """Whether a file was written since the last time this said so."""
        now = self._times()
        if now == self._seen:
            return False
        self._seen = now
        return True

    def _times(self) -> tuple[int, ...]:
        return tuple([path.stat().st_mtime_ns if path.exists() else 0 for path in self._paths])
