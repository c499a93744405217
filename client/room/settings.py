"""The player's settings: one YAML file, every value checked, damaged ones kept aside."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from client.room.saves import put, set_aside
from client.room.seats import Chair

LANGUAGES = ("en", "zh-Hant")
PACES = ("off", "quick", "normal", "calm")


class Rule(NamedTuple):
    """What a setting may be: a test, how to say it, and how the value is kept."""

    allows: Callable[[Any], bool]
    says: str
    kept: Callable[[Any], Any] = lambda value: value


def _between(least: int, most: int) -> Rule:
    return Rule(
        lambda v: isinstance(v, int) and not isinstance(v, bool) and least <= v <= most,
        f"a whole number from {least} to {most}",
    )


def _one_of(*words: str) -> Rule:
    return Rule(lambda v: v in words, f"one of {', '.join(words)}", str)


def _is_size(value: Any) -> bool:
    return (
        isinstance(value, (list, tuple))
        and len(value) == 2
        and all(type(side) is int and 200 <= side <= 20000 for side in value)
    )


def _are_chairs(value: Any) -> bool:
    if not isinstance(value, (list, tuple)) or not all(isinstance(text, str) for text in value):
        return False
    try:
        return all(Chair.parse(text) for text in value)
    except ValueError:
        return False


def _are_house_rules(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(
        isinstance(text, str) and re.fullmatch(r"\w+\.\w+=\S+", text) for text in value
    )


_SWITCH = Rule(lambda v: isinstance(v, bool), "true or false")
RULES: Mapping[str, Rule] = {
    "language": _one_of(*LANGUAGES),
    "text": _between(75, 300),
    "animation": _one_of(*PACES),
    "reduced_motion": _SWITCH,
    "autoplay": _SWITCH,
    "confirm": _SWITCH,
    "volume": _between(0, 100),
    "mute": _SWITCH,
    "bot_pace": _one_of(*PACES),
    "throw_by_hand": _SWITCH,
    "chairs": Rule(_are_chairs, "a list of chairs such as 'human - 0 Ada' or 'bot hard 1 Livia'", tuple),
    "house_rules": Rule(_are_house_rules, "a list of house rules such as 'game.option=true'", tuple),
    "window": Rule(_is_size, "two whole numbers such as [1280, 720]", tuple),
    "fullscreen": _SWITCH,
}


def system_language() -> str:
    """The language of the system as far as this program speaks it, else English."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    chosen = next((name for name in names if name), locale.getlocale()[0] or "")
    return "zh-Hant" if chosen.lower().startswith(("zh", "chinese")) else "en"


@dataclass(frozen=True)
class Settings:
    """What the player chose; `text` and `volume` in percent. `problem`: one sentence about a damaged file.

    `animation` and `bot_pace` are speeds ("off" means at once); `chairs` are the chairs of the last game as
    text, `house_rules` the options of each game's last play that were not as usual; `throw_by_hand`: dice
    wait for the player to throw them.
    """

    language: str = field(default_factory=system_language)
    text: int = 100
    animation: str = "normal"
    reduced_motion: bool = False
    autoplay: bool = True
    confirm: bool = True
    volume: int = 70
    mute: bool = False
    bot_pace: str = "normal"
    throw_by_hand: bool = False
    chairs: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    window: tuple[int, int] = (1280, 720)
    fullscreen: bool = False
    path: Path | None = field(default=None, compare=False)
    problem: str = field(default="", compare=False)

    def changed(self, **values: object) -> Settings:
        """The same with other values; ValueError in one line for one that is not allowed."""
        for name, value in values.items():
            if name not in RULES:
                raise ValueError(f"there is no setting {name!r}; there is {', '.join(RULES)}")
            if not RULES[name].allows(value):
                raise ValueError(f"{name} must be {RULES[name].says}, not {value!r}")
        kept: dict[str, Any] = {name: RULES[name].kept(value) for name, value in values.items()}
        return replace(self, **kept)

    def save(self) -> str:
        """Write the file, whole or not at all; returns one sentence when that was impossible, else ""."""
        path = self.path or settings_path()
        values = {name: _plain(getattr(self, name)) for name in RULES}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            put(path, yaml.safe_dump(values, allow_unicode=True, sort_keys=False))
        except OSError as wrong:
            return (
                f"{path}: the settings cannot be saved ({wrong.strerror or wrong}); they hold until the end"
            )
        return ""

    @classmethod
    def load(cls, path: Path | None = None) -> Settings:
        """Read the file (by default the user's own); what is missing or wrong takes its usual value.

        A file with something wrong in it is kept beside as it was, and `problem` says so.
        """
        path = path or settings_path()
        usual = cls(path=path)
        if not path.exists():
            return usual
        try:
            values, faults = _checked(path)
        except OSError as wrong:
            return replace(
                usual, problem=f"{path}: cannot be read ({wrong.strerror}); the usual settings hold"
            )
        found = usual.changed(**values)
        return replace(found, problem=_aside(found, path, faults[0])) if faults else found


def settings_path() -> Path:
    """Where the user's settings lie."""
    from platformdirs import user_config_path

    return user_config_path("triclinium", appauthor=False) / "settings.yaml"


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _aside(found: Settings, path: Path, fault: str) -> str:
    """Keep the damaged file and write a sound one in its place; the sentence that tells it."""
    try:
        kept = f"the file as it was is kept as {set_aside(path).name}"
    except OSError as wrong:
        return f"{path}: {fault}; correct it there, since it cannot be set aside ({wrong.strerror})"
    trouble = found.save()
    return f"{path}: {fault}; {kept}" + (f"; {trouble}" if trouble else "")


def _checked(path: Path) -> tuple[dict[str, object], list[str]]:
    """The sound values of a file and what is wrong with it, in its order."""
    text = path.read_bytes().decode("utf-8", "replace")
    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as wrong:
        mark = getattr(wrong, "problem_mark", None)
        why = getattr(wrong, "problem", None) or "not readable as text"
        return {}, [f"line {mark.line + 1 if mark else 1}: {why}; the usual settings hold"]
    if root is None:
        return {}, []
    if not isinstance(root, yaml.MappingNode):
        return {}, ["line 1: these are not settings; the usual settings hold"]
    values: dict[str, object] = {}
    faults: list[str] = []
    for key, node in root.value:
        fault = _take(values, str(key.value), node)
        if fault:
            faults.append(f"line {key.start_mark.line + 1}: {fault}")
    return values, faults


def _take(values: dict[str, object], name: str, node: yaml.Node) -> str:
    """Put one value among the others if it is sound; else say what is wrong."""
    rule = RULES.get(name)
    if rule is None:
        return f"there is no setting {name[:40]!r}; the line is left out"
    try:
        value = yaml.safe_load(yaml.serialize(node, Dumper=yaml.SafeDumper))
    except yaml.YAMLError:
        value = None
    if not rule.allows(value):
        return f"{name} must be {rule.says}, not {str(value)[:40]!r}; the usual value holds"
    values[name] = value
    return ""


assert {f.name for f in fields(Settings)} - set(RULES) == {"path", "problem"}
