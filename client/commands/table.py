"""What several commands need: a game by its name, its options, its seats, and games played by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from client.ai.levels import LEVELS, choose, level_of
from client.commands import Fault
from client.room.dice import drawn
from client.room.seats import Chair
from client.rules import game as game_of
from client.rules.play import Answer, Beat, Chance, Decision, Game, Play, Setup
from client.rules.record import Header, Transcript, parse_value

RANDOM = "random"  # a seat that answers by chance


def game(name: str) -> Game:
    """The game; Fault for an unknown one."""
    try:
        return game_of(name)
    except ValueError as wrong:
        raise Fault(wrong) from None


def setup(found: Game, seats: int, options: Sequence[str]) -> Setup:
    """A setup that the game accepts; Fault for a bad seat count or option."""
    chosen: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Fault(f"{text!r} is not an option such as name=value")
        chosen[name] = parse_value(value)
    made = Setup(seats, chosen)
    try:
        found.deal(made)
    except ValueError as wrong:
        raise Fault(wrong) from None
    return made


def levels(text: str) -> tuple[str, ...]:
    """Levels by name, parted by commas; Fault for an unknown one."""
    names = tuple(word.strip() for word in text.split(","))
    for name in names:
        if name not in (*LEVELS, RANDOM):
            raise Fault(f"there is no level {name!r}; there is {', '.join((*LEVELS, RANDOM))}")
    return names


def chairs(text: str) -> tuple[Chair, ...]:
    """Chairs such as ``human:Ada,hard,fair:Livia``; Fault for one that is neither human nor a level."""
    made: list[Chair] = []
    for mark, word in enumerate(text.split(",")):
        kind, _, name = word.strip().partition(":")
        name = " ".join(name.split())
        if kind == "human":
            made.append(Chair("human", name, "", mark))
        elif kind in LEVELS:
            made.append(Chair("bot", name, kind, mark))
        else:
            raise Fault(f"a seat is human, {' or '.join(LEVELS)}, with :Name if you like, not {word!r}")
    return tuple(made)


def played(play: Play, seed: str, levels: Sequence[str], limit: int = 10**9) -> list[Answer]:
    """Play on to the end, or for so many answers; chance and every seat draw from the seed alone."""
    answers: list[Answer] = []
    guess = Random(f"{seed}:random")
    while len(answers) < limit and (asks := play.asks) is not None:
        if isinstance(asks, Beat):
            play.answer(None)
            continue
        answer: Answer = drawn(asks, seed, len(answers)) if isinstance(asks, Chance) else None
        if isinstance(asks, Decision):
            level = levels[asks.seat]
            rng = guess if level == RANDOM else Random(f"{seed}:{len(answers)}:{asks.seat}")
            answer = _chosen(play, asks, level, rng)
        play.answer(answer)
        answers.append(answer)
    return answers


def _chosen(play: Play, asks: Decision, level: str, rng: Random) -> Answer:
    if level == RANDOM:
        return asks.moves[int(rng.random() * len(asks.moves))]
    return choose(play, asks.seat, level, rng, rounds=level_of(level).rounds).move


def record(found: Game, made: Setup, seed: str, answers: Sequence[Answer]) -> Transcript:
    """The record of a game that nobody sat at."""
    return Transcript(Header(found.name, found.rules, made, seed), tuple(answers))
