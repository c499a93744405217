"""Check layouts, words and drawings: everything is there in both languages, and nothing is unused."""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from client.paths import data_folder
from client.rules import GAMES
from client.rules import game as game_of
from client.rules.play import NATURE, Answer, Beat, Chance, Decision, Game, Play, Setup
from client.rules.table import Piece

CLIENT = Path(__file__).resolve().parent.parent
SHARED = ("common", "table")  # words that belong to no game
_KEY = rf"({'|'.join(SHARED)})(\.[a-z0-9_-]+)+"
LISTENED = 8  # random games of each seat count that are listened to


def add_words(parser: argparse.ArgumentParser) -> None:
    """This command has no words of its own."""


def run(words: argparse.Namespace) -> int:
    """Print what is missing, wrong or unused, a line each; returns 1 when there is something."""
    found = list(faults())
    for line in found:
        print(line)
    if not found:
        print("layouts, words and drawings are complete")
    return 1 if found else 0


def faults() -> Iterator[str]:
    """Every fault as a line."""
    yield from languages()
    yield from shared_words()
    for name in GAMES:
        heard = listen(game_of(name))
        yield from zones(name, heard)
        yield from sentences(name, heard)
        yield from unused_words(name, heard)
        yield from drawings(name, heard)
    yield from unused_drawings()


# ---- what games say


class Heard(NamedTuple):
    """What some random games asked, were answered, told and showed."""

    seats: range
    moves: set[tuple[str, str]]
    asks: dict[str, Decision]
    beats: dict[tuple[str, int], Beat]
    thrown: set[str]
    zones: set[str]
    pieces: dict[tuple[str, str, bool], Piece]


def listen(game: Game) -> Heard:
    """Play some games of every seat count at random and note what comes up."""
    heard = Heard(range(game.seats[0], game.seats[-1] + 1), set(), {}, {}, set(), set(), {})
    for seats in game.seats:
        for number in range(LISTENED):
            play = Play(game, game.deal(Setup(seats, _options(game, seats, number))))
            rng = Random(f"check {seats} {number}")
            while (asks := play.asks) is not None:
                _note(heard, play, asks, rng)
                play.answer(_guess(asks, rng))
            _look(heard, play)
    return heard


def _guess(asks: Decision | Chance | Beat, rng: Random) -> Answer:
    if isinstance(asks, Beat):
        return None
    return asks.sample(rng) if isinstance(asks, Chance) else rng.choice(asks.moves)


def _options(game: Game, seats: int, number: int) -> dict[str, object]:
    """No options in even games; in odd ones all that the game takes together."""
    chosen: dict[str, object] = {}
    for option in game.options if number % 2 else ():
        more = {**chosen, option.name: next(v for v in option.values if v != option.default)}
        try:
            game.deal(Setup(seats, more))
        except ValueError:  # this one does not go with that many seats
            continue
        chosen = more
    return chosen


def _note(heard: Heard, play: Play, asks: Decision | Chance | Beat, rng: Random) -> None:
    if isinstance(asks, Decision):
        heard.asks[asks.ask] = asks
        heard.moves.update((asks.ask, move.verb) for move in asks.moves)
        if rng.random() < 0.05:
            _look(heard, play, asks.seat)
    elif isinstance(asks, Beat):
        heard.beats[asks.say, len(asks.about)] = asks
    elif asks.kind != "shuffle":
        did = "rolled" if asks.kind == "roll" else "drawn"
        heard.thrown.add(f"{did}.{asks.about[-1]}" if asks.about else did)


def _look(heard: Heard, play: Play, eyes: int | None = None) -> None:
    table = play.game.table(play.state, eyes)
    heard.zones.update(table.zones)
    for zone, lying in table.zones.items():
        for place, piece in enumerate(lying):
            hidden = not piece.face and piece.id == f"{zone}.{place}"
            heard.pieces.setdefault((piece.kind, piece.face, hidden), piece)


# ---- words


def languages() -> Iterator[str]:
    """Both languages have the same keys with the same places, and the same rulebooks."""
    from client.ui.words import LANGUAGES, load, slots

    first, *others = LANGUAGES
    texts = load(first)
    for language in others:
        told = load(language)
        for key in sorted(texts.keys() ^ told.keys()):
            lacking = language if key in texts else first
            yield f"words/{lacking}: no {key}"
        for key in sorted(texts.keys() & told.keys()):
            if slots(texts[key]) != slots(told[key]):
                yield f"words/{language}: {key} has other places than in {first}"
    books = data_folder("layouts") / "rulebook"
    for name in GAMES:
        for language in LANGUAGES:
            if not (books / language / f"{name}.md").is_file():
                yield f"rulebook/{language}/{name}.md: there is none"


def shared_words() -> Iterator[str]:
    """Keys of the shared words that the sources name have texts, and no text is left over."""
    from client.ui.words import LANGUAGES, load

    whole, begun = _named_keys()
    texts = load(LANGUAGES[0])
    yield from (f"words: no {key}, which the sources name" for key in sorted(whole - texts.keys()))
    for key in sorted(texts):
        if key.split(".")[0] in SHARED and key not in whole and not key.startswith(tuple(begun)):
            yield f"words: {key} is unused"


def _named_keys() -> tuple[set[str], set[str]]:
    """Whole keys of the shared words in the sources, and the beginnings of those put together there."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in CLIENT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if start.startswith(tuple(f"{part}." for part in SHARED)):
                    begun.add(start)
            elif isinstance(node, ast.Constant) and re.fullmatch(_KEY, str(node.value), re.I):
                whole.add(str(node.value))
    return {key for key in whole if f"{key}." not in begun and key not in begun}, begun


def sentences(name: str, heard: Heard) -> Iterator[str]:
    """Everything heard can be said in every language."""
    from client.ui.words import LANGUAGES, MissingWords, Words

    for language in LANGUAGES:
        words = Words(language, strict=True)
        for key in sorted(_needed(name, heard)):
            if not any(one in words for one in key.split("|")):
                yield f"words/{language}: no {key.replace('|', ' or ')}"
        try:
            _say(name, words, heard)
        except MissingWords as wrong:
            yield f"words/{language}: {wrong}"


def _needed(name: str, heard: Heard) -> Iterator[str]:
    """Keys that must be there; of those joined by a stroke one."""
    from client.ui.naming import starred

    yield from (f"{name}.{what}" for what in ("title", "blurb"))
    yield from (f"{name}.{part}.{ask}" for ask in heard.asks for part in ("ask", "asks"))
    for ask, verb in heard.moves:
        yield from (f"{name}.{part}.{ask}.{verb}|{name}.{part}.{verb}" for part in ("did", "button"))
    yield from (f"{name}.say.{say}" for say, _ in heard.beats)
    yield from (f"{name}.{thrown}" for thrown in heard.thrown)
    for zone in heard.zones:  # one with a text alone is named by what lies there
        keys = (f"{zone}.name", f"{starred(zone)}.name", f"{starred(zone)}.text")
        yield "|".join(f"{name}.zone.{key}" for key in keys)
    for kind, face, _ in heard.pieces:
        yield (
            f"{name}.piece.{kind}.{face}.name|{name}.piece.{kind}.name"
            if face
            else f"{name}.piece.{kind}.name"
        )
    for option in game_of(name).options:
        yield from (f"{name}.option.{option.name}.{part}" for part in ("name", "text"))


def _say(name: str, words: object, heard: Heard) -> None:
    """Say every prompt and every beat once; MissingWords when a text wants what it is not given."""
    from client.room.journal import Entry
    from client.ui import layout
    from client.ui.naming import Names

    looks = layout.load(name).looks
    names = Names(words, name, str, looks.faces, looks.seats_in)  # type: ignore[arg-type]
    for asks in heard.asks.values():
        names.prompt(asks)
    for beat in heard.beats.values():
        names.entry(Entry(NATURE, f"{name}.say.{beat.say}", beat.about, kind="beat"))


def unused_words(name: str, heard: Heard) -> Iterator[str]:
    """Words about asks, moves, beats and throws that no game says and no source names."""
    from client.ui.words import LANGUAGES, load

    known = {ask for ask, _ in heard.moves} | {verb for _, verb in heard.moves}
    known |= {say for say, _ in heard.beats} | {thrown.split(".")[-1] for thrown in heard.thrown}
    for folder in ("rules", "ai"):
        for path in (CLIENT / folder).rglob("*.py"):
            if name in path.parts or path.stem == name:
                known |= set(_constants(path))
    deeds, lines = ("ask", "asks", "did", "do", "button"), ("say", "rolled", "drawn", "option", "source")
    parts = (*deeds, *lines, "reason", "why")
    for key in sorted(load(LANGUAGES[0])):
        words = key.split(".")
        if words[0] == name and words[1] in parts and not set(words[2:]) & known:
            yield f"words: {key} is unused"


def _constants(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id  # a field, such as an option's


# ---- places and drawings


def zones(name: str, heard: Heard) -> Iterator[str]:
    """The layout can be read; every zone it places exists, and the board's own zones are all placed."""
    from client.ui import layout

    try:
        layout.load_shapes()
        found = layout.load(name)
    except ValueError as wrong:
        yield str(wrong)
        return
    tracks = {f"{track.name}.{n}" for track in found.tracks.values() for n in range(len(track.cells))}
    groups = {plan.group for zone, plan in found.zones.items() if plan.group and zone in heard.zones}
    for zone in sorted(found.zones.keys() - tracks - heard.zones):
        if found.zones[zone].group in groups:  # of zones that share a place not every one comes up
            continue
        yield f"{name}.yaml: zones: the game has no zone {zone}"
    for run in found.runs.values():
        for zone in sorted({f"{part}.0" for part in run.wide} - heard.zones):
            yield f"{name}.yaml: runs: the game has no zone {zone}"
    own = {zone.split(".", 2)[2] for zone in heard.zones if zone.startswith("seat.")}
    placed = {shown.zone for shown in found.seat.shelf} | set(found.seat.board)
    for zone in sorted((placed | {cell.zone for cell in found.seat.strip}) - own):
        yield f"{name}.yaml: seat: no seat has a zone {zone}"


def drawings(name: str, heard: Heard) -> Iterator[str]:
    """Every piece that comes up can be painted, and so can the board."""
    from client.ui.shots import unpaintable

    looks = [(*look, piece.owner) for look, piece in sorted(heard.pieces.items())]
    yield from (f"art/{name}: {line}" for line in unpaintable(name, looks))


def unused_drawings() -> Iterator[str]:
    """Drawings that no source names, neither whole nor by the beginning of their name."""
    texts = [path.read_text(encoding="utf-8") for path in CLIENT.rglob("*.py")]
    texts += [path.read_text(encoding="utf-8") for path in data_folder("layouts").glob("*.yaml")]
    source = "\n".join(texts)
    for folder in ("common", *GAMES):
        for path in sorted((data_folder("art") / folder).glob("*.svg")):
            parts = path.stem.split("-")
            begun = ["-".join(parts[:count]) + r"-\{" for count in range(1, len(parts))]
            ways = "|".join([rf"{path.stem}(?![\w-])", *begun])
            if not re.search(rf"(?<![\w-])({ways})", source):
                yield f"art/{folder}/{path.name} is unused"
