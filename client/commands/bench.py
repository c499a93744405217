"""Measure: random answers and clones a CPU second of each game, and what frames of its table cost."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from random import Random
from typing import Any

from client.commands import Fault
from client.commands.table import game
from client.rules import GAMES
from client.rules.play import Chance, Decision, Game, Play, Setup

SIZES = ((1920, 1080), (3840, 2160))
SECONDS = 1.5  # of CPU, for answers and for clones each


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this game")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(words: argparse.Namespace) -> int:
    """Measure and print."""
    names = [game(words.game).name] if words.game else list(GAMES)
    told: dict[str, Any] = {"games": {name: rules(game(name)) for name in names}, "frames": frames(names[0])}
    if words.json:
        print(json.dumps(told))
        return 0
    for name, found in told["games"].items():
        print(
            f"{name}: {found['answers_per_cpu_s']} random answers and {found['clones_per_cpu_s']} clones"
            f" a CPU second; a clone in {found['clone_us']} microseconds"
        )
    for size, cost in told["frames"].items():
        print(
            f"{size}: {cost['idle_pct']} % of a CPU at rest, a frame in {cost['drag_p95_ms']} ms while"
            f" dragging (95 % of them), {cost['full_ms']} ms drawn anew"
        )
    return 0


def rules(found: Game) -> dict[str, float]:
    """How fast a game answers and clones; clones are taken at the decisions of random games."""
    setup = Setup(max(count for count in found.seats if count <= 4))
    answers = 0
    seed, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        seed += 1
        answers += guessed(Play(found, found.deal(setup), quiet=True), Random(seed))
    speed = answers / (time.process_time() - start)
    costs = [cost for seed in range(3) for cost in _clones(found, setup, seed)]
    return {
        "answers_per_cpu_s": round(speed),
        "clones_per_cpu_s": round(1 / statistics.fmean(costs)),
        "clone_us": round(statistics.median(costs) * 1e6, 2),
    }


def guessed(play: Play, rng: Random) -> int:
    """Play on at random to the end; how many answers that took."""
    answers, random = 0, rng.random
    while (asks := play.asks) is not None:
        if type(asks) is Decision:
            play.answer(asks.moves[int(random() * len(asks.moves))])
            answers += 1
        elif type(asks) is Chance:
            play.answer(asks.sample(rng))
            answers += 1
        else:
            play.answer(None)
    return answers


def _clones(found: Game, setup: Setup, seed: int) -> list[float]:
    """Seconds of a clone at each decision of a random game."""
    play, rng, costs = Play(found, found.deal(setup)), Random(seed), []
    while (asks := play.asks) is not None:
        if isinstance(asks, Decision):
            start = time.perf_counter()
            for _ in range(8):
                play.clone()
            costs.append((time.perf_counter() - start) / 8)
            play.answer(asks.moves[int(rng.random() * len(asks.moves))])
        else:
            play.answer(asks.sample(rng) if isinstance(asks, Chance) else None)
    return costs


def frames(name: str) -> dict[str, dict[str, float]]:
    """What frames cost, by the size of the window."""
    try:
        from client.ui.frames import measure
    except ImportError as wrong:
        raise Fault(f"frames cannot be measured without the window's libraries ({wrong.name})", 1) from None
    return {f"{w}x{h}": measure(name, (w, h))._asdict() for w, h in SIZES}
