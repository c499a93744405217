"""Sessions of the throw-away game with people and bots that guess."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from client.room.seats import Chair
from client.room.session import Session, Tick
from client.rules.play import Decision, Move, Setup
from tests.walk import Guesser


def session(chairs: str = "hh", seed: str = "1", **words: Any) -> Session:
    """A new game; chairs: h for a human, b for a bot; `long` and `coins` are options, the rest goes on."""
    options = {name: words.pop(name) for name in ("long", "coins") if name in words}
    seats = [
        Chair("human", f"P{n}") if c == "h" else Chair("bot", f"B{n}", "easy") for n, c in enumerate(chairs)
    ]
    words.setdefault("thinker", Guesser())
    return Session.new("tiny", Setup(len(chairs), options), seats, seed, **words)


def until(s: Session, found: Callable[[Decision], bool], rng: Random | None = None) -> Decision:
    """Play on until a human is asked something of this kind."""
    rng = rng or Random(1)
    while s.waiting != "over":
        if s.tick() is not None:
            continue
        asks = s.asks
        if isinstance(asks, Decision) and s.waiting == "human":
            if found(asks):
                return asks
            move(s, asks.moves[int(rng.random() * len(asks.moves))])
    raise AssertionError("nobody was asked that")


def asked(s: Session, ask: str, seat: int | None = None) -> Decision:
    """Play on until a human (of this seat) is asked this."""
    return until(s, lambda asks: asks.ask == ask and seat in (None, asks.seat))


def move(s: Session, chosen: Move) -> Tick:
    """Answer, lifting the curtain first."""
    s.lift_curtain()
    return s.answer(chosen)


def lay(asks: Decision) -> Move:
    """A card to lay."""
    return next(found for found in asks.moves if found.verb == "lay")


def finish(s: Session, seed: int = 1) -> Session:
    """Play to the end at random."""
    rng = Random(seed)
    while s.waiting != "over":
        if s.tick() is None:
            asks = s.asks
            assert isinstance(asks, Decision)
            move(s, asks.moves[int(rng.random() * len(asks.moves))])
    return s
