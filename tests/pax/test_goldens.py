"""One readable game for each kind of table, so that a change of the rules shows as a difference.

``python -m tests.pax.test_goldens`` writes them anew.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from client.rules import pax
from client.rules.pax import GAME
from client.rules.pax.data import CARDS
from client.rules.play import Answer, Beat, Chance, Decision, Move, Play, Setup

FOLDER = Path(__file__).resolve().parent.parent / "goldens" / "pax"
TABLES = {1: 4, 2: 170, 3: 0, 4: 2274, 6: 0}  # seats: which of its games is told: both kinds of victory occur


def story(seats: int) -> str:
    """A whole game, one line for every answer and Beat, then the result."""
    rng, play = Random(f"golden {seats} {TABLES[seats]}"), Play(GAME, GAME.deal(Setup(seats)))
    lines = [f"pax, {seats} seats"]
    while (asks := play.asks) is not None:
        answer = choose(asks, rng)
        lines.append(told(asks, answer))
        play.answer(answer)
    for score in GAME.standing(play.state):
        parts = ", ".join(f"{source} {points}" for source, points in score.parts)
        won = " won" if score.won else ""
        lines.append(f"seat {score.seat}: {score.points} points, rank {score.rank}{won} ({parts})")
    return "\n".join([*lines, ""])


def choose(asks: Decision | Chance | Beat, rng: Random) -> Answer:
    """Any answer, but seldom to spy or to stop: a game as people play it."""
    if isinstance(asks, Beat):
        return None
    if isinstance(asks, Chance):
        return asks.sample(rng)
    moves = asks.moves
    if moves[-1].verb in ("spy", "stop", "pass") and len(moves) > 1 and rng.random() < 0.8:
        moves = moves[:-1]
    return moves[int(rng.random() * len(moves))]


def told(asks: Decision | Chance | Beat, answer: Answer) -> str:
    """One line, cards by their names."""
    if isinstance(asks, Beat):
        return named(" ".join(["  *", asks.say, *map(str, asks.about)]))
    if isinstance(asks, Chance):
        cards = (
            [CARDS[card].name for card in answer or ()] if asks.kind == "shuffle" else map(str, answer or ())
        )
        return " ".join([f"! {asks.kind}", *cards])
    assert isinstance(answer, Move)
    return named(f"{asks.seat} {asks.ask} ({len(asks.moves)}): {answer}")


def named(line: str) -> str:
    """The line with the names of its cards."""
    return re.sub(r"\bcard\.(\d+)", lambda found: CARDS[int(found[1])].name, line)


def path(seats: int) -> Path:
    """Where the game of a table is kept."""
    return FOLDER / f"{seats}.txt"


@pytest.mark.parametrize("seats", TABLES)
def test_the_game_goes_as_it_went(seats: int) -> None:
    assert story(seats) == path(seats).read_text(encoding="utf-8")


def test_the_package_lists_every_beat_that_the_games_tell() -> None:
    heard = {line.split()[1] for seats in TABLES for line in story(seats).splitlines() if "  * " in line}
    documented = re.findall(r"^    ([a-z_]+)(?:, ([a-z_]+))?  +\(", pax.__doc__ or "", re.M)
    words = {word for pair in documented for word in pair if word}
    assert heard <= words, "a Beat that the package does not list"
    assert {"revealed", "balance", "solo_won", "players_win", "rome_wins_with"} <= heard and len(words) > 20


if __name__ == "__main__":
    for table in TABLES:
        path(table).write_text(story(table), encoding="utf-8")
