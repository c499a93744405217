"""How fast the rules are, as ratios and counts; figures of a run stand beside each test.

Seen on two shared cores, Python 3.11: 47,000 random answers and 15,000 clones a CPU second of Aquileia.
"""

from __future__ import annotations

import copy
import statistics
import time
from collections.abc import Callable
from random import Random

import pytest

from client.commands.bench import guessed
from client.rules.play import Play
from tests.walk import Case, cases, start, walk

pytestmark = pytest.mark.bench
CASES = [case for case in cases() if not case.options]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def cost(work: Callable[[], object], times: int = 40) -> float:
    """The least seconds of a piece of work: what others do on the machine only adds."""
    costs = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        costs.append(time.perf_counter() - start)
    return min(costs)


def middle(case: Case) -> Play:
    """A play in the middle of a random game."""
    played = start(case)
    for number, _ in enumerate(walk(played, Random(1))):
        if number == 60:
            break
    return played


@every_case
def test_a_state_clones_ten_times_faster_than_a_deep_copy(case: Case) -> None:
    """Seen: 60 times for Aquileia."""
    state = middle(case).state
    assert cost(lambda: copy.deepcopy(state)) > 10 * cost(state.clone)


@every_case
def test_a_quiet_game_is_faster_than_a_loud_one(case: Case) -> None:
    """Seen: half the time for Aquileia."""
    loud = cost(lambda: guessed(start(case), Random(2)), 12)
    quiet = cost(lambda: guessed(start(case, quiet=True), Random(2)), 12)
    assert quiet < loud


@every_case
def test_tails_stay_short(case: Case) -> None:
    """What a clone replays; seen: at most 14 answers and 1.9 on average for Aquileia with five seats."""
    tails = [len(at.tail) for seed in range(10) for at in walk(start(case), Random(seed))]
    print(f"{case}: longest tail {max(tails)}, mean {statistics.fmean(tails):.2f}")
    assert max(tails) <= 60 and statistics.fmean(tails) < 6


@every_case
def test_a_clone_costs_less_than_ten_random_answers(case: Case) -> None:
    """So that a search may clone for every playout."""
    answers = guessed(start(case, quiet=True), Random(3))
    answer = cost(lambda: guessed(start(case, quiet=True), Random(3)), 12) / answers
    clones = [cost(at.clone, 8) for at in walk(start(case), Random(4))]
    assert statistics.median(clones) < 10 * answer
