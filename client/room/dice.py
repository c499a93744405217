"""Drawing chance from the game's seed, and counting how the dice fell."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple, cast

from client.room.journal import Event
from client.rules.play import Answer, Chance


def drawn(chance: Chance, seed: str, answers: int) -> tuple[int, ...]:
    """The outcome of the chance that comes after so many answers of a game with this seed."""
    return chance.sample(Random(f"{seed}:{answers}"))


def seal(seed: str) -> str:
    """Sixteen hexadecimal digits that commit to a seed without telling it."""
    return hashlib.sha256(f"triclinium {seed}".encode()).hexdigest()[:16]


class Tally(NamedTuple):
    """How often each face of one kind of die fell for a seat (-1: for nobody); `expected` of each face."""

    seat: int
    kind: str
    counts: tuple[int, ...]
    expected: float

    @property
    def thrown(self) -> int:
        """How many dice were thrown."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """The mean face index from 1."""
        return sum(face * count for face, count in enumerate(self.counts, 1)) / max(1, self.thrown)

    @property
    def rarity(self) -> float:
        """The share of such rows of throws, of 0..1, whose faces fall at least as unevenly."""
        rng, tries = Random(f"{self.counts}"), 400
        worst = _uneven(self.counts, self.expected)
        faces = range(len(self.counts))
        found = 0
        for _ in range(tries):
            row = rng.choices(faces, k=self.thrown)
            found += _uneven(tuple(map(row.count, faces)), self.expected) >= worst - 1e-9
        return (found + 1) / (tries + 1)


def _uneven(counts: tuple[int, ...], expected: float) -> float:
    return sum((count - expected) ** 2 for count in counts)


class Thrown(NamedTuple):
    """A throw of dice: what for, the face of each die, the count of answers before."""

    chance: Chance
    faces: tuple[int, ...]
    at: int


def last_throw(events: Sequence[Event]) -> Thrown | None:
    """The last throw among these events, None when there is none."""
    for event in reversed(events):
        if isinstance(event.asked, Chance) and event.asked.kind == "roll":
            return Thrown(event.asked, cast("tuple[int, ...]", event.answer), event.at)
    return None


def tallies(events: Iterable[Event]) -> list[Tally]:
    """Count the dice of a game by seat and kind; the kind is the first word of what a throw is about."""
    counts: dict[tuple[int, str, int], list[int]] = {}
    for event in events:
        if isinstance(event.asked, Chance) and event.asked.kind == "roll":
            _count(event.asked, event.answer, counts)
    return [
        Tally(seat, kind, tuple(fallen), sum(fallen) / faces)
        for (seat, kind, faces), fallen in sorted(counts.items())
    ]


def _count(chance: Chance, outcome: Answer, counts: dict[tuple[int, str, int], list[int]]) -> None:
    kind = str(chance.about[0]) if chance.about else ""
    for faces, face in zip(chance.of, cast("tuple[int, ...]", outcome), strict=True):
        fallen = counts.setdefault((chance.seat, kind, faces), [0] * faces)
        fallen[face] += 1
