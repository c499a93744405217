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
from client.rules.record import FORMAT, Header, Transcript, answer_text, parse_answer, parse_header

SUFFIX = ".tric"
GENERATIONS = 3  # the file itself and two older ones, .1 and .2


class SaveProblem(ValueError):
    """A saved game that cannot be opened; the text is one sentence with file, line and remedy."""

    @property
    def trouble(self) -> str:
        """The sentence as it was made: a Trouble, where a saved game is at fault."""
        made: str = self.args[0]
        return made


class Trouble(str):
    """A sentence about a saved game in English, with what a window needs to say it in another language.

    `kind`: unreadable, empty, foreign, newer, head, unknown, cut or damaged; `values`: the file's name, the
    line or the reason, the name of an older copy, the name under which the file as it was is kept.
    """

    kind: str
    values: tuple[str, ...]

    @classmethod
    def of(cls, text: str, kind: str, path: Path, what: object = "", aside: str = "") -> Trouble:
        """The sentence with its kind and values."""
        made = cls(text)
        made.kind, made.values = kind, (path.name, str(what), _older_name(path), aside)
        return made

    def kept_as(self, aside: str) -> Trouble:
        """The same, telling also where the file as it was is kept."""
        made = Trouble(f"{self} (the file as it was is kept as {aside})")
        made.kind, made.values = self.kind, (*self.values[:3], aside)
        return made


class Reading(NamedTuple):
    """What a file holds: head, whole answers with their lines, and one sentence when more was there."""

    path: Path
    header: Header
    answers: tuple[Answer, ...]
    lines: tuple[int, ...]
    problem: str | Trouble = ""


class Summary(NamedTuple):
    """A saved game as the resume screen lists it; `round` is 0 and `points` empty where the game counts none.

    Everything here is what everybody may know.
    """

    path: Path
    game: str
    seats: int
    names: tuple[str, ...]
    round: int
    date: float
    over: bool = False
    problem: str = ""
    marks: tuple[int, ...] = ()
    points: tuple[int, ...] = ()


def read(path: Path) -> Reading:
    """Read a saved game up to the first line that is none; SaveProblem when not even its head can be read."""
    try:
        raw = path.read_bytes()
    except OSError as wrong:
        text = f"{path}: cannot be read ({wrong.strerror}); choose another saved game"
        raise SaveProblem(Trouble.of(text, "unreadable", path, wrong.strerror)) from None
    if not raw.strip(b"\0 \r\n"):
        text = f"{path}: line 1: the file is empty; {_older(path)}"
        raise SaveProblem(Trouble.of(text, "empty", path))
    lines = [line.removesuffix("\r") for line in raw.decode("utf-8", "replace").split("\n")]
    try:
        header, first = parse_header(lines)
    except ValueError as wrong:
        text = f"{path}: {wrong}; {_older(path)}"
        raise SaveProblem(Trouble.of(text, _head_fault(lines[0]), path)) from None
    return _answers(path, header, lines, first)


def _head_fault(first: str) -> str:
    """What is wrong with a head that begins with this line."""
    word, _, value = first.partition(" ")
    if word != "triclinium":
        return "foreign"
    return "newer" if value.isdigit() and int(value) > FORMAT else "head"


def _answers(path: Path, header: Header, lines: list[str], first: int) -> Reading:
    answers: list[Answer] = []
    numbers: list[int] = []
    problem = ""
    for number, line in enumerate(lines[first:], first + 1):
        if not line:
            continue
        if number == len(lines):
            problem = _fault(path, number, "the last line is cut off", "cut")
            break
        try:
            answers.append(parse_answer(line))
        except ValueError as wrong:
            problem = _fault(path, number, str(wrong)[:200])
            break
        numbers.append(number)
    return Reading(path, header, tuple(answers), tuple(numbers), problem)


def _fault(path: Path, line: int, what: str, kind: str = "damaged") -> Trouble:
    text = f"{path}: line {line}: {what}; play on from the answer before it, or {_older(path)}"
    return Trouble.of(text, kind, path, line)


def _older(path: Path) -> str:
    """The remedy: the newest older generation of this file, when there is one."""
    name = _older_name(path)
    return f"open the older copy {name}" if name else "choose another saved game"


def _older_name(path: Path) -> str:
    ages = (_generation(path, age) for age in range(1, GENERATIONS))
    return next((older.name for older in ages if older.exists()), "")


def _generation(path: Path, age: int) -> Path:
    return path.with_name(f"{path.name}.{age}") if age else path


def dealt(reading: Reading) -> Play:
    """The game of a record before its first answer; SaveProblem when this program cannot play it."""
    header = reading.header
    try:
        game = game_of(header.game)
        if header.rules > game.rules:
            text = (
                f"{reading.path}: it was played by rules {header.rules} of {game.name}, this program has"
                f" {game.rules}; update the program"
            )
            raise SaveProblem(Trouble.of(text, "newer", reading.path))
        return Play(game, game.deal(header.setup))
    except SaveProblem:
        raise
    except ValueError as wrong:
        raise SaveProblem(Trouble.of(f"{reading.path}: {wrong}", "unknown", reading.path)) from None


def pass_beats(play: Play) -> None:
    """Answer the Beats that a play waits on."""
    while isinstance(play.asks, Beat):
        play.answer(None)


def replayed(reading: Reading) -> tuple[Play, int, str | Trouble]:
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


def illegal(reading: Reading, count: int, wrong: IllegalMove, rules: int) -> Trouble:
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
        return Summary(path, "", 0, (), 0, date, problem=wrong.trouble)
    header = reading.header
    counts = play.game.table(play.state, None).counts
    chairs = chairs_of(header.chairs, header.setup.seats)
    names, marks = tuple(chair.name for chair in chairs), tuple(chair.mark for chair in chairs)
    seats, over = header.setup.seats, play.asks is None
    points = tuple([counts[f"score.{seat}"] for seat in range(seats) if f"score.{seat}" in counts])
    points = points if len(points) == seats else ()
    rounds = counts.get("round", 0)
    return Summary(path, header.game, seats, names, rounds, date, over, problem, marks, points)


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
