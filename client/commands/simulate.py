"""Play whole games without a window and tell how they ended; one seed gives the same games everywhere."""

from __future__ import annotations

import argparse
import json
import re
import time
from pathlib import Path
from typing import Any

from client.commands import Fault, whole, words_of
from client.commands.table import RANDOM, game, levels, played, record, setup
from client.room.saves import SUFFIX
from client.rules.play import Game, Play, Setup
from client.rules.record import Transcript


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=whole(1, 99), metavar="N", help="how many seats")  # type: ignore[arg-type]
    parser.add_argument("--games", type=whole(1), default=1, metavar="K", help="how many games")  # type: ignore[arg-type]
    parser.add_argument("--levels", metavar="A,B,...", help="who plays, seat by seat; random without it")
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep the records there")
    parser.add_argument("--json", action="store_true", help="one JSON object a game, then a summary")
    words_of(parser, ("seed", "option"))


def run(words: argparse.Namespace) -> int:
    """Play the games and print their results."""
    found = game(words.game)
    seated = levels(words.levels) if words.levels else ()
    seats = words.seats or len(seated) or found.seats[0]
    made = setup(found, seats, words.option)
    seated = seated or (RANDOM,) * seats
    if len(seated) != seats:
        raise Fault(f"{seats} seats need as many levels, not {len(seated)}")
    folder = _folder(words.save)
    base = "1" if words.seed is None else " ".join(words.seed.split()) or "1"
    began, answers = time.process_time(), 0
    for number in range(words.games):
        seed = f"{base}+{number}" if number else base
        told, kept = one(found, made, seated, seed)
        answers += told["answers"]
        print(json.dumps(told, separators=(", ", ": ")) if words.json else _line(told), flush=True)
        if folder:
            _save(folder, kept)
    cpu = time.process_time() - began
    total = {"games": words.games, "answers": answers, "cpu_s": round(cpu, 3)}
    total["answers_per_cpu_s"] = round(answers / max(cpu, 1e-6))
    print(json.dumps(total) if words.json else _sum(total))
    return 0


def one(found: Game, made: Setup, seated: tuple[str, ...], seed: str) -> tuple[dict[str, Any], Transcript]:
    """Play one game: what is told of it, and its record."""
    quiet = all(level == RANDOM for level in seated)  # bots look at clones, which a quiet play cannot make
    play = Play(found, found.deal(made), quiet=quiet)
    answers = played(play, seed, seated)
    scores = found.standing(play.state)
    kept = record(found, made, seed, answers)
    told = {
        "game": found.name,
        "seats": made.seats,
        "levels": list(seated),
        "seed": seed,
        "answers": len(answers),
        "rounds": found.table(play.state, None).counts.get("round", 0),
        "points": [score.points for score in scores],
        "ranks": [score.rank for score in scores],
        "record": kept.digest(),
    }
    return told, kept


def _line(told: dict[str, Any]) -> str:
    seats = ", ".join(
        f"{level} {points} ({rank}.)"
        for level, points, rank in zip(told["levels"], told["points"], told["ranks"], strict=True)
    )
    return f"{told['game']} seed {told['seed']}: {seats}; {told['answers']} answers, {told['rounds']} rounds"


def _sum(total: dict[str, Any]) -> str:
    return (
        f"{total['games']} games, {total['answers']} answers in {total['cpu_s']} s of CPU, "
        f"{total['answers_per_cpu_s']} a second"
    )


def _folder(path: Path | None) -> Path | None:
    if path is not None:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise Fault(f"{path}: cannot be made a folder ({wrong.strerror})") from None
    return path


def _save(folder: Path, kept: Transcript) -> None:
    name = re.sub(r"[^\w.+-]", "_", f"{kept.header.game}-{kept.header.setup.seats}-{kept.header.seed}")
    path = folder / (name[:120] + SUFFIX)
    try:
        path.write_text(kept.text(), encoding="utf-8", newline="\n")
    except OSError as wrong:
        raise Fault(f"{path}: cannot be written ({wrong.strerror})") from None
