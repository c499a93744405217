"""How bots play Citadels: by what their seat sees, legally, in time, unforeseen, and with sense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic

import pytest

from client.ai.arena import Match, play_match, rotated, tally, tournament
from client.ai.games.citadels import MIND
from client.ai.games.citadels.judge import judge
from client.ai.games.citadels.why import REASONS
from client.ai.levels import LEVELS, choose
from client.ai.reasons import COMMON
from client.rules import add_game
from client.rules.citadels import GAME
from client.rules.citadels.scoring import standing
from client.rules.play import Decision, Option, Play
from tests.ai.positions import begun, decisions, first

add_game(GAME)
SEATS = (2, 3, 4, 6, 8)


def some(
    seats: int, seed: str, every: int, level: str = "easy", **options: object
) -> Iterator[tuple[Play, Decision]]:
    """Every so manieth decision of a game."""
    for number, found in enumerate(decisions(begun("citadels", seats, **options), seed, level)):
        if number % every == 0:
            yield found


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_alike_whatever_is_hidden_from_its_seat(level: str, seats: int) -> None:
    rng, looked = Random(seats), 0
    for number, (play, asked) in enumerate(some(seats, "alike", 37 if level == "hard" else 11, cast="random")):
        looked += 1
        worlds = [play, *(play.blind(asked.seat, rng, quiet=False) for _ in range(2))]
        choices = {choose(world, asked.seat, level, Random(number), rounds=4) for world in worlds}
        assert len(choices) == 1, (asked, choices)
    assert looked >= 3


@pytest.mark.parametrize("seats", SEATS)
def test_ratings_see_no_other_hand_no_secret_character_and_no_deck(seats: int) -> None:
    rng = Random(seats)
    for play, asked in some(seats, f"blind{seats}", 5, "", cast="random"):
        rates = MIND.rate(play, asked, Random(1))
        for _ in range(2):
            world = play.blind(asked.seat, rng, quiet=False)
            assert MIND.rate(world, asked, Random(1)) == rates
            assert MIND.scores(world.state, asked, {}) == MIND.scores(play.state, asked, {})


@pytest.mark.parametrize("seats", SEATS)
def test_every_ask_is_answered_legally_with_a_reason_that_exists(seats: int) -> None:
    rng = Random(seats)
    for number, (play, asked) in enumerate(some(seats, f"legal{seats}", 3, "", cast="random")):
        level = LEVELS[number % 3] if number % 9 == 2 else LEVELS[number % 2]
        choice = choose(play, asked.seat, level, rng, rounds=3)
        assert choice.move in asked.moves
        assert choice.reason[0] in (*REASONS, *COMMON)
        assert len(MIND.scores(play.state, asked, {})) == len(asked.moves)
