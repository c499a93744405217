"""The worker process: it answers, stops, dies and is replaced, and never keeps the caller waiting."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from random import Random
from time import monotonic, sleep

import pytest

from client.ai.levels import choose
from client.ai.policy import Choice
from client.ai.thinker import Thinker
from client.rules.play import Play
from tests.ai.positions import begun, first


@pytest.fixture(scope="module")
def play() -> Play:
    """A placement in the second round."""
    return first(begun("aquileia", 3), "thinks", lambda p, d: p.state.round == 2 and d.ask == "place")


def waited(thinker: Thinker, longest: float = 20.0) -> Choice:
    """Poll until the choice comes; no poll may take long."""
    ends = monotonic() + longest
    while monotonic() < ends:
        began = monotonic()
        choice = thinker.poll()
        assert monotonic() - began < 1.0
        if choice is not None:
            return choice
        sleep(0.002)
    raise AssertionError("no choice came")


def test_the_worker_chooses_as_one_would_here(play: Play) -> None:
    with Thinker() as thinker:
        assert not thinker.in_process
        for level in ("fair", "hard"):
            thinker.think(play, play.asks.seat, level, "s", rounds=10)
            assert waited(thinker) == choose(play, play.asks.seat, level, Random("s"), rounds=10)
            assert not thinker.busy


def test_without_a_process_the_thinking_is_done_in_slices(play: Play) -> None:
    with Thinker(process=False) as thinker:
        assert thinker.in_process
        thinker.think(play, play.asks.seat, "hard", "s", rounds=20)
        assert thinker.poll() is None
        assert waited(thinker) == choose(play, play.asks.seat, "hard", Random("s"), rounds=20)


def test_a_cancelled_thought_never_comes_and_the_next_one_does_soon(play: Play) -> None:
    with Thinker() as thinker:
        thinker.think(play, play.asks.seat, "fair", "warm")
        waited(thinker)
        thinker.think(play, play.asks.seat, "hard", "long", seconds=30.0)
        sleep(0.05)
        thinker.cancel()
        assert not thinker.busy
        assert thinker.poll() is None
        began = monotonic()
        thinker.think(play, play.asks.seat, "fair", "short")
        assert waited(thinker) == choose(play, play.asks.seat, "fair", Random("short"))
        assert monotonic() - began < 5.0


def test_a_killed_worker_is_replaced_once_and_then_done_without(play: Play) -> None:
    with Thinker() as thinker:
        for in_process in (False, True):
            thinker.think(play, play.asks.seat, "hard", "s", rounds=10)
            assert thinker._process is not None and thinker._process.pid is not None
            thinker._process.terminate()
            thinker._process.join()
            assert waited(thinker) == choose(play, play.asks.seat, "hard", Random("s"), rounds=10)
            assert thinker.in_process is in_process


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_a_silent_worker_is_given_up(play: Play) -> None:
    with Thinker() as thinker:
        thinker.think(play, play.asks.seat, "fair", "warm")
        waited(thinker)
        assert thinker._process is not None and thinker._process.pid is not None
        os.kill(thinker._process.pid, signal.SIGSTOP)
        began = monotonic()
        thinker.think(play, play.asks.seat, "fair", "s", seconds=0.1)
        assert waited(thinker).move in play.asks.moves
        assert monotonic() - began < 6.0


def test_closing_ends_the_worker(play: Play) -> None:
    thinker = Thinker()
    process = thinker._process
    assert process is not None
    pid = process.pid
    thinker.think(play, play.asks.seat, "hard", "s", seconds=30.0)
    thinker.close()
    assert thinker.in_process
    with pytest.raises(ProcessLookupError):
        os.kill(pid or 0, 0)


def test_an_error_of_a_level_is_told_with_its_traceback(play: Play) -> None:
    from client.ai.thinker import ThinkingFailed

    with Thinker() as thinker:
        thinker.think(play, (play.asks.seat + 1) % 3, "fair", "s")
        with pytest.raises(ThinkingFailed, match="is not asked"):
            waited(thinker)


def test_the_worker_imports_no_pygame() -> None:
    code = "import sys, client.ai.thinker, client.ai.arena; print('pygame' in sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "False"
