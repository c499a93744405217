"""Check saved games by replaying them: every answer legal, every throw and shuffle as the seed draws it."""

from __future__ import annotations

import argparse
from pathlib import Path

from client.commands import Fault
from client.room.dice import drawn
from client.room.saves import Reading, SaveProblem, dealt, pass_beats, read
from client.rules.play import Chance, IllegalMove, Play
from client.rules.record import answer_text


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")


def run(words: argparse.Namespace) -> int:
    """Check the files in order and stop with a Fault at the first that is not sound."""
    for path in words.files:
        try:
            reading = read(path)
            if reading.problem:
                raise SaveProblem(reading.problem)
            play = checked(reading)
        except SaveProblem as wrong:
            raise Fault(wrong, 1) from None
        state = "over" if play.asks is None else "unfinished"
        print(f"{path}: {reading.header.game}, {len(reading.answers)} answers, {state}, sound")
    return 0


def checked(reading: Reading) -> Play:
    """Replay a record; SaveProblem with file, line and reason at the first fault."""
    play = dealt(reading)
    for count, (answer, line) in enumerate(zip(reading.answers, reading.lines, strict=True)):
        pass_beats(play)
        asks = play.asks
        try:
            play.answer(answer)
        except IllegalMove as wrong:
            raise SaveProblem(f"{reading.path}: line {line}: {wrong}") from None
        if isinstance(asks, Chance):
            due = drawn(asks, reading.header.seed, count)
            if due != answer:
                told = f"the seed draws {answer_text(due)}, not {answer_text(answer)}"
                raise SaveProblem(f"{reading.path}: line {line}: {told}")
    pass_beats(play)
    return play
