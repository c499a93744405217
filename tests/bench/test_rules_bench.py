"""How fast the rules are, as ratios and counts; figures of a run stand beside each test.

Where others share the machine, seconds differ by half from one minute to the next; counts do not.
"""

from __future__ import annotations

import copy
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

import pytest

from client.commands.bench import guessed
from client.rules.play import Play
from tests.walk import Case, cases, start, walk

pytestmark = pytest.mark.bench
CASES = [case for case in cases() if not case.options]
LEAN = {"aquileia": 612, "siberia": 848, "pax": 511, "castellans": 828, "citadels": 801}
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


def instructions(work: Callable[[], object]) -> int:
    """How many bytecode instructions a piece of work takes."""
    count = 0

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("game", LEAN)
def test_a_random_answer_takes_few_instructions(game: str) -> None:
    """Seen with Python 3.11 at four seats: LEAN. A tenth more is a reason to look where they go."""
    answers = [guessed(start(Case(game, 4), quiet=True), Random(seed)) for seed in range(4)]
    counts = [
        instructions(lambda seed=seed: guessed(start(Case(game, 4), quiet=True), Random(seed)))
        for seed in range(4)
    ]
    lean = sum(counts) / sum(answers)
    if not lean:
        pytest.skip("this Python tells nobody its instructions")
    print(f"{game}: {lean:.0f} instructions an answer")
    assert lean < 1.1 * LEAN[game]
