"""A worker process that thinks for the bots while the window stays awake."""

from __future__ import annotations

import os
import signal
import traceback
from ctypes import c_long
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from time import monotonic
from typing import Any

from client.ai.levels import Thought, level_of
from client.ai.policy import Choice
from client.rules import game as game_of
from client.rules.play import Play

SLICE = 0.006  # seconds of one poll's work when there is no worker
GRACE = 2.0  # seconds past its budget after which a silent worker is given up
BIRTH = 10.0  # the same for a new worker's first answer, before which it loads the game
NICE = 10


class ThinkingFailed(RuntimeError):
    """A level raised an error while it thought; the text holds the worker's traceback."""


@dataclass(slots=True)
class _Request:
    """What was asked last, kept to ask it again when the worker dies."""

    number: int
    play: Play
    seat: int
    level: str
    seed: str
    seconds: float | None
    rounds: int | None
    began: float

    def budget(self) -> float:
        """The seconds the worker may take."""
        if self.rounds is not None:
            return 60.0
        return level_of(self.level).seconds if self.seconds is None else self.seconds


class Thinker:
    """Thinks for one bot at a time in a process of its own; `poll` never waits.

    A worker that dies is started once more; when that one dies too, or none can be started, the thinking goes
    on here, in slices of a few milliseconds a poll. Use as a context or `close` it.
    """

    def __init__(self, *, process: bool = True) -> None:
        """With `process` the worker starts at once, so that it is ready when first needed."""
        self._lives = 2 if process else 0
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._wanted: Any = None
        self._proven = False  # this worker has answered before
        self._number = 0
        self._request: _Request | None = None
        self._thought: Thought | None = None
        if process:
            self._start()

    def __enter__(self) -> Thinker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def busy(self) -> bool:
        """Whether a choice is still to come."""
        return self._request is not None

    @property
    def in_process(self) -> bool:
        """Whether the thinking is done here, because there is no worker."""
        return self._process is None

    def think(
        self,
        play: Play,
        seat: int,
        level: str,
        seed: str,
        *,
        seconds: float | None = None,
        rounds: int | None = None,
    ) -> None:
        """Begin to choose for this seat; what was being thought before is forgotten."""
        self.cancel()
        self._number += 1
        copy = play.clone()
        self._request = _Request(self._number, copy, seat, level, seed, seconds, rounds, monotonic())
        self._send()

    def poll(self) -> Choice | None:
        """The choice when it is made, else None; ThinkingFailed when the level raised an error."""
        request = self._request
        if request is None:
            return None
        if self._process is None:
            return self._slice(request)
        choice = self._receive(request)
        if choice is None and self._request is not None and self._is_lost(request):
            self._bury()
            self._send()
        return choice

    def cancel(self) -> None:
        """Forget what is being thought."""
        self._request = self._thought = None
        if self._wanted is not None:
            self._wanted.value = 0

    def close(self) -> None:
        """End the worker."""
        self.cancel()
        self._lives = 0
        self._bury()

    def _start(self) -> None:
        """Start a worker, if one more is allowed and this machine can."""
        if self._lives <= 0:
            return
        self._lives -= 1
        context = get_context("spawn")
        here, there = context.Pipe()
        self._wanted = context.RawValue(c_long, 0)
        try:
            process = context.Process(target=_serve, args=(there, self._wanted), name="thinker", daemon=True)
            process.start()
        except OSError:  # no more processes, or a place that has none: think here
            self._lives = 0
            self._wanted = None
            here.close()
            return
        finally:
            there.close()
        self._process, self._pipe, self._proven = process, here, False

    def _bury(self) -> None:
        """End the worker for good and make room for the next."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = self._wanted = None
        if pipe is not None:
            pipe.close()  # an idle worker ends by itself at that
        if process is not None:
            process.join(0.05)
            if process.is_alive():
                process.kill()  # it holds nothing that could be left half done; a stopped one takes no less
            process.join()
            process.close()
        self._start()

    def _send(self) -> None:
        """Hand the request to the worker, or begin it here."""
        request = self._request
        if request is None:
            return
        if self._pipe is not None:
            self._wanted.value = request.number
            work = (request.number, request.play.position(), request.seat, request.level)
            try:
                self._pipe.send((*work, request.seed, request.seconds, request.rounds))
                request.began = monotonic()
                return
            except OSError:  # it died while it was idle
                self._bury()
                return self._send()
        self._thought = None  # begun by the next poll

    def _slice(self, request: _Request) -> Choice | None:
        """Think here for a moment."""
        try:
            self._thought = self._thought or _thought(request)
            choice = self._thought.work(monotonic() + SLICE)
        except Exception:
            self._request = self._thought = None
            raise ThinkingFailed(traceback.format_exc()) from None
        if choice is not None:
            self._request = self._thought = None
        return choice

    def _receive(self, request: _Request) -> Choice | None:
        """Take what the worker sent, leaving aside answers to older requests."""
        pipe = self._pipe
        try:
            while pipe is not None and pipe.poll():
                number, choice, failure = pipe.recv()
                self._proven = True
                if number != request.number:
                    continue
                self._request = None
                if failure:
                    raise ThinkingFailed(failure)
                return choice
        except (EOFError, OSError):  # the worker is gone; `poll` starts another
            self._pipe = None
        return None

    def _is_lost(self, request: _Request) -> bool:
        """Whether the worker died, or is silent so long past its budget that it will not answer."""
        if self._pipe is None or self._process is None or not self._process.is_alive():
            return True
        patience = GRACE if self._proven else BIRTH
        return monotonic() - request.began > request.budget() + patience


def _thought(request: _Request) -> Thought:
    rng = Random(request.seed)
    return Thought(
        request.play, request.seat, request.level, rng, seconds=request.seconds, rounds=request.rounds
    )


def _serve(pipe: Connection, wanted: Any) -> None:
    """The worker: think about each position that comes, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt in the terminal is the window's to answer
    if hasattr(os, "nice"):
        os.nice(NICE)
    while True:
        try:
            number, position, seat, level, seed, seconds, rounds = pipe.recv()
            pipe.send(_answer(number, wanted, position, seat, level, seed, seconds, rounds))
        except (EOFError, OSError):  # the other side has gone
            return


def _answer(
    number: int,
    wanted: Any,
    position: tuple[str, Any, Any],
    seat: int,
    level: str,
    seed: str,
    seconds: float | None,
    rounds: int | None,
) -> tuple[int, Choice | None, str]:
    """One request worked off: its number, the choice (None when no more wanted), the error's text."""
    if wanted.value != number:
        return number, None, ""
    try:
        name, mark, tail = position
        play = Play(game_of(name), mark, tail)
        thought = Thought(play, seat, level, Random(seed), seconds=seconds, rounds=rounds)
        return number, thought.work(stop=lambda: wanted.value != number), ""
    except Exception:  # told to the other side whole, which raises it there
        return number, None, traceback.format_exc()
