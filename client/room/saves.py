"""Saved games: text files that grow by a line an answer, survive a crash and are never overwritten."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from client.room.seats import Chair
from client.rules import game as game_of
from client.rules.play import Answer, Beat, IllegalMove, Play
from client.rules.record import Header, Transcript, answer_text, parse_answer, parse_header

SUFFIX = ".tric"
GENERATIONS = 3  # the file itself and two older ones, .1 and .2


class SaveProblem(ValueError):
    """A saved game that cannot be opened; the text is one sentence with file, line and remedy."""


class Reading(NamedTuple):
    """What a file holds: head, whole answers with their lines, and one sentence when more was there."""

    path: Path
    header: Header
    answers: tuple[Answer, ...]
    lines: tuple[int, ...]
    problem: str = ""


class Summary(NamedTuple):
    """A saved game as the resume screen lists it; `round` is 0 where the game counts none."""

    path: Path
    game: str
    seats: int
    names: tuple[str, ...]
    round: int
    date: float
    over: bool = False
    problem: str = ""
    marks: tuple[int, ...] = ()


def read(path: Path) -> Reading:
    """Read a saved game up to the first line that is none; SaveProblem when not even its head can be read."""
    try:
        raw = path.read_bytes()
    except OSError as wrong:
        raise SaveProblem(f"{path}: cannot be read ({wrong.strerror}); choose another saved game") from None
    if not raw.strip(b"\0 \r\n"):
        raise SaveProblem(f"{path}: line 1: the file is empty; {_older(path)}")
    lines = [line.removesuffix("\r") for line in raw.decode("utf-8", "replace").split("\n")]
    try:
        header, first = parse_header(lines)
    except ValueError as wrong:
        raise SaveProblem(f"{path}: {wrong}; {_older(path)}") from None
    return _answers(path, header, lines, first)


def _answers(path: Path, header: Header, lines: list[str], first: int) -> Reading:
    answers: list[Answer] = []
    numbers: list[int] = []
    problem = ""
    for number, line in enumerate(lines[first:], first + 1):
        if not line:
            continue
        if number == len(lines):
            problem = _fault(path, number, "the last line is cut off")
            break
        try:
            answers.append(parse_answer(line))
        except ValueError as wrong:
            problem = _fault(path, number, str(wrong)[:200])
            break
        numbers.append(number)
    return Reading(path, header, tuple(answers), tuple(numbers), problem)


def _fault(path: Path, line: int, what: str) -> str:
    return f"{path}: line {line}: {what}; play on from the answer before it, or {_older(path)}"


def _older(path: Path) -> str:
    """The remedy: the newest older generation of this file, when there is one."""
    for age in range(1, GENERATIONS):
        if _generation(path, age).exists():
            return f"open the older copy {_generation(path, age).name}"
    return "choose another saved game"


def _generation(path: Path, age: int) -> Path:
    return path.with_name(f"{path.name}.{age}") if age else path


def dealt(reading: Reading) -> Play:
    """The game of a record before its first answer; SaveProblem when this program cannot play it."""
    header = reading.header
    try:
        game = game_of(header.game)
        if header.rules > game.rules:
            raise ValueError(
                f"it was played by rules {header.rules} of {game.name}, this program has {game.rules};"
                " update the program"
            )
        return Play(game, game.deal(header.setup))
    except ValueError as wrong:
        raise SaveProblem(f"{reading.path}: {wrong}") from None


def pass_beats(play: Play) -> None:
    """Answer the Beats that a play waits on."""
    while isinstance(play.asks, Beat):
        play.answer(None)


def replayed(reading: Reading) -> tuple[Play, int, str]:
    """Play a record: the play, how many answers it took, and one sentence when that was not all."""
    play = dealt(reading)
    pass_beats(play)
    for count, answer in enumerate(reading.answers):
        try:
            play.answer(answer)
        except IllegalMove as wrong:
            return play, count, illegal(reading, count, wrong, play.game.rules)
        pass_beats(play)
    return play, len(reading.answers), reading.problem


def illegal(reading: Reading, count: int, wrong: IllegalMove, rules: int) -> str:
    """The sentence for an answer that the game does not take."""
    what = str(wrong)
    if reading.header.rules != rules:
        what += f" (the game was played by rules {reading.header.rules}, this program has {rules})"
    return _fault(reading.path, reading.lines[count], what)


class SaveFile:
    """The file of a game in progress; every answer is on the disk when `add` returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._stream = path.open("ab")
        self._size = os.fstat(self._stream.fileno()).st_size

    def add(self, answer: Answer) -> None:
        """Append one answer; OSError when it could not be written, or the file is not as it was left."""
        if self.path.stat().st_size != self._size:
            raise OSError(f"{self.path} was changed by another program")
        line = (answer_text(answer) + "\n").encode()
        self._stream.write(line)
        self._stream.flush()
        os.fsync(self._stream.fileno())
        self._size += len(line)

    def rewrite(self, record: Transcript) -> None:
        """Put a whole record in place of the file at once; what it held stays as an older generation."""
        self._stream.close()
        _age(self.path)
        put(self.path, record.text())
        self._stream = self.path.open("ab")
        self._size = os.fstat(self._stream.fileno()).st_size

    def close(self) -> None:
        """Close the file."""
        self._stream.close()


def _age(path: Path) -> None:
    """Keep a copy of a file as its generation 1 and move the older ones on."""
    for age in range(GENERATIONS - 1, 1, -1):
        if _generation(path, age - 1).exists():
            os.replace(_generation(path, age - 1), _generation(path, age))
    if path.exists():
        fresh = path.with_name(path.name + ".copy")
        shutil.copy2(path, fresh)
        os.replace(fresh, _generation(path, 1))


def put(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as stream:
        stream.write(text.encode())
        stream.flush()
        os.fsync(stream.fileno())
    os.replace(fresh, path)


def set_aside(path: Path) -> Path:
    """Keep a copy of a damaged file beside it under a name that is free; returns that name."""
    aside, count = path.with_name(path.name + ".damaged"), 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{path.name}.damaged{count}")
    shutil.copy2(path, aside)
    return aside


def saves_folder() -> Path:
    """Where the user's saved games lie."""
    from platformdirs import user_data_path  # late, so that headless commands need nothing installed

    return user_data_path("triclinium", appauthor=False) / "saves"


class Saves:
    """The folder of saved games; without an argument the user's own, made when first written to."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or saves_folder()

    def begin(self, record: Transcript) -> SaveFile:
        """Start the file of a game under a name that is free; OSError when the folder cannot be written."""
        self.folder.mkdir(parents=True, exist_ok=True)
        stem, count = f"{record.header.game}-{time.strftime('%Y%m%d-%H%M%S')}", 1
        path = self.folder / (stem + SUFFIX)
        while not _claimed(path):
            count += 1
            path = self.folder / f"{stem}-{count}{SUFFIX}"
        try:
            put(path, record.text())
        except OSError:
            path.unlink(missing_ok=True)
            raise
        return SaveFile(path)

    def listing(self) -> list[Summary]:
        """Every saved game, the latest first; a file that cannot be opened is listed with its problem."""
        files = self.folder.glob("*" + SUFFIX) if self.folder.is_dir() else ()
        return sorted(map(summary, files), key=lambda found: (-found.date, found.path.name))

    def latest(self) -> Path | None:
        """The saved game touched last that is neither over nor unreadable."""
        return next((found.path for found in self.listing() if found.game and not found.over), None)

    def remove(self, path: Path) -> None:
        """Delete a saved game with its older generations."""
        for age in range(GENERATIONS):
            _generation(path, age).unlink(missing_ok=True)


def _claimed(path: Path) -> bool:
    """Take a file name unless somebody has it."""
    try:
        path.open("x").close()
    except FileExistsError:
        return False
    return True


def summary(path: Path) -> Summary:
    """What a saved game is, found by replaying it."""
    date = path.stat().st_mtime if path.exists() else 0.0
    try:
        reading = read(path)
        play, _, problem = replayed(reading)
    except SaveProblem as wrong:
        return Summary(path, "", 0, (), 0, date, problem=str(wrong))
    header = reading.header
    rounds = play.game.table(play.state, None).counts.get("round", 0)
    chairs = chairs_of(header.chairs, header.setup.seats)
    names, marks = tuple(chair.name for chair in chairs), tuple(chair.mark for chair in chairs)
    seats, over = header.setup.seats, play.asks is None
    return Summary(path, header.game, seats, names, rounds, date, over, problem, marks)


def chairs_of(texts: Iterable[str], seats: int) -> tuple[Chair, ...]:
    """The chairs that a head names; seats it does not name, or not legibly, become humans without a name."""
    chairs: list[Chair] = []
    for text in list(texts)[:seats]:
        try:
            chairs.append(Chair.parse(text))
        except ValueError:
            chairs.append(Chair("human", "", "", len(chairs)))
    chairs.extend(Chair("human", "", "", seat) for seat in range(len(chairs), seats))
    return tuple(chairs)
