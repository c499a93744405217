"""How long a bot of the strongest level lets the table wait, over whole games, by the worker process."""

from __future__ import annotations

from random import Random
from time import monotonic, sleep

import pytest

from client.ai.levels import LEVELS
from client.ai.thinker import Thinker
from client.rules import GAMES
from client.rules import game as game_of
from client.rules.play import Beat, Chance, Play, Setup

LONGEST = 3.0  # seconds that nobody shall wait for one decision
USUAL = 1.0  # and most decisions, 95 of 100, no longer than this
FRAME = 1 / 60

pytestmark = pytest.mark.bench


def waits(name: str, seats: int) -> list[float]:
    """Seconds from asking the worker to its choice, for every decision of a game."""
    found: list[float] = []
    play, rng = Play(game_of(name), game_of(name).deal(Setup(seats))), Random(name)
    with Thinker() as thinker:
        while (asked := play.asks) is not None:
            if isinstance(asked, Beat):
                play.answer(None)
            elif isinstance(asked, Chance):
                play.answer(asked.sample(rng))
            else:
                start = monotonic()
                thinker.think(play, asked.seat, LEVELS[-1], f"{name} {len(found)}")
                while (choice := thinker.poll()) is None:
                    sleep(FRAME / 4)
                found.append(monotonic() - start)
                play.answer(choice.move)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_nobody_waits_long_for_a_bot(name: str) -> None:
    seats = game_of(name).seats
    found = sorted(waits(name, seats[len(seats) // 2]))
    usual, longest = found[int(len(found) * 0.95)], found[-1]
    print(f"{name}: {len(found)} decisions, 95 % within {usual:.2f} s, the longest {longest:.2f} s")
    assert usual <= USUAL and longest <= LONGEST
