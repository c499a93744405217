"""Games that play themselves at random, request by request, for tests that look at every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from client.ai.policy import Choice
from client.rules import GAMES
from client.rules import game as game_of
from client.rules.play import Answer, Beat, Chance, Decision, Game, Option, Play, Setup
from client.rules.table import Table
from tests.tiny import GAME as TINY

MOST = 4000  # answers after which a game counts as endless
FEW = 4  # other values of one option that have a turn; a start player may be any of eight seats


class Case(NamedTuple):
    """A game with a seat count and options."""

    game: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()

    @property
    def setup(self) -> Setup:
        """The setup of the game."""
        return Setup(self.seats, dict(self.options))

    def __str__(self) -> str:
        told = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game, str(self.seats), *(told if len(told) < 2 else ["mixed"])])


def cases() -> list[Case]:
    """Every game with every seat count, plainly and with most options changed; each value has its turn."""
    found: list[Case] = []
    for name in (*GAMES, TINY.name):
        game = game_of(name)
        found += [Case(name, seats) for seats in game.seats]
        most = max([len(_others(option)) for option in game.options])
        for turn in range(max(len(game.seats), min(most, FEW))):
            seats = game.seats[turn % len(game.seats)]
            found.append(Case(name, seats, tuple(_changed(game, seats, turn))))
    return list(dict.fromkeys(found))


def _others(option: Option) -> list[object]:
    return [value for value in option.values if value != option.default]


def _changed(game: Game, seats: int, turn: int) -> Iterator[tuple[str, object]]:
    """Two options of three, each at a value that is not its default and that the game takes."""
    taken: list[tuple[str, object]] = []
    for place, option in enumerate(game.options):
        if (place + turn) % 3 == 2:
            continue
        others = _others(option)
        changed = (option.name, others[turn % len(others)])
        if seats in (option.seats or game.seats) and accepted(Case(game.name, seats, (*taken, changed))):
            taken.append(changed)
    yield from taken


def accepted(case: Case) -> bool:
    """Whether the game takes this setup."""
    try:
        game_of(case.game).deal(case.setup)
    except ValueError:
        return False
    return True


class Guesser:
    """A thinker that answers at random, at once."""

    def think(self, play: Play, seat: int, level: str, seed: str) -> None:
        """Choose a move of the waiting decision."""
        asks = play.asks
        assert isinstance(asks, Decision) and asks.seat == seat
        self.choice: Choice | None = Choice(Random(seed).choice(asks.moves), ("guessed",))

    def poll(self) -> Choice | None:
        """The choice."""
        return self.choice

    def cancel(self) -> None:
        """Forget it."""
        self.choice = None

    def close(self) -> None:
        """Nothing is left open."""


def start(case: Case, *, quiet: bool = False) -> Play:
    """The game at its first request."""
    game = game_of(case.game)
    return Play(game, game.deal(case.setup), quiet=quiet)


def pick(asks: Decision | Chance | Beat, rng: Random) -> Answer:
    """A random answer to a request."""
    if isinstance(asks, Beat):
        return None
    return asks.sample(rng) if isinstance(asks, Chance) else asks.moves[int(rng.random() * len(asks.moves))]


def walk(play: Play, rng: Random, most: int = MOST) -> Iterator[Play]:
    """Stop at every request, Beats included, then answer it at random; to the end of the game."""
    for _ in range(most):
        asks = play.asks
        if asks is None:
            return
        yield play
        play.answer(pick(asks, rng))
    raise AssertionError(f"no end after {most} answers; {play.asks}")


def finish(play: Play, rng: Random) -> Play:
    """Play to the end at random."""
    for _ in walk(play, rng):
        pass
    return play


def pieces(table: Table) -> Counter[str]:
    """How many pieces of each kind lie on a table; every id must be there once."""
    ids = [piece.id for lying in table.zones.values() for piece in lying]
    twice = [name for name, count in Counter(ids).items() if count > 1]
    assert not twice, f"twice on the table: {twice}"
    return Counter(piece.kind for lying in table.zones.values() for piece in lying)
