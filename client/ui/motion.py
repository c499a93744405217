"""Motion on the table: flights of pieces, one act after another, eased, at the player's speed.

Nothing here holds a position: a flight knows its piece before and after, and asks where these lie each frame,
so that a window resized in mid-flight does no harm.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple, Protocol

from client.rules.table import Piece
from client.ui.spread import Pose

SPEEDS: dict[str, float] = {"off": 0.0, "quick": 0.55, "normal": 1.0, "calm": 1.7}
PACES: dict[str, float] = {"off": 0.0, "quick": 0.25, "normal": 0.7, "calm": 1.5}
LONGEST = 0.9  # seconds one act of flights may take, however many pieces fly


def ease(t: float) -> float:
    """Slow, fast, slow: 0..1 to 0..1."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def settle(t: float) -> float:
    """Fast, then slowly to rest: 0..1 to 0..1."""
    return 1 - (1 - min(1.0, max(0.0, t))) ** 3


class Flight(NamedTuple):
    """One piece on its way: as it was (None: it comes from nowhere), as it will be (None: it goes), the zones
    it walks through, and when it starts and how long it takes in seconds at normal speed."""

    before: Piece | None
    after: Piece | None
    through: tuple[str, ...] = ()
    delay: float = 0.0
    lasts: float = 0.28

    @property
    def flips(self) -> bool:
        """Whether the piece turns over on the way."""
        return bool(self.before and self.after and self.before.face != self.after.face)


class Act(Protocol):
    """Something that takes its time on the table; one act runs after another."""

    def step(self, seconds: float) -> bool:
        """Let time pass; False when the act is over."""

    def finish(self) -> None:
        """Be over at once."""


class Pause:
    """Nothing happens for a while."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def step(self, seconds: float) -> bool:
        """Let time pass."""
        self.left -= seconds
        return self.left > 0

    def finish(self) -> None:
        """Be over at once."""
        self.left = 0.0


class Flights:
    """Several pieces under way together."""

    def __init__(self, flights: list[Flight], speed: float) -> None:
        total = max((f.delay + f.lasts for f in flights), default=0.0)
        self.speed = speed * min(1.0, LONGEST / total if total else 1.0)
        self.flights = flights if speed > 0 else []
        self.time = 0.0

    def step(self, seconds: float) -> bool:
        """Let time pass; False when all have arrived."""
        if self.speed > 0:
            self.time += seconds / self.speed
        return any(self.time < f.delay + f.lasts for f in self.flights)

    def finish(self) -> None:
        """All arrive at once."""
        self.flights = []

    def progress(self, flight: Flight) -> float:
        """How far a flight is, 0..1, eased."""
        return ease((self.time - flight.delay) / flight.lasts) if flight.lasts else 1.0


class Call:
    """Something done when its turn comes; it takes no time."""

    def __init__(self, what: Callable[[], None]) -> None:
        self._what = what
        self._done = False

    def step(self, seconds: float) -> bool:
        """Do it."""
        if not self._done:
            self._done = True
            self._what()
        return False

    def finish(self) -> None:
        """Do it now."""
        self.step(0.0)


class Acts:
    """The acts still to come, in order."""

    def __init__(self) -> None:
        self._acts: deque[Act] = deque()

    @property
    def running(self) -> Act | None:
        """The act going on."""
        return self._acts[0] if self._acts else None

    def add(self, *acts: Act) -> None:
        """Put acts at the end."""
        self._acts.extend(acts)

    def first(self, *acts: Act) -> None:
        """Put acts before all others."""
        self._acts.extendleft(reversed(acts))

    def step(self, seconds: float) -> bool:
        """Let time pass; True while anything goes on."""
        while self._acts:
            act = self._acts[0]
            if act.step(seconds):
                return True
            if self._acts and self._acts[0] is act:
                self._acts.popleft()
            seconds = seconds if isinstance(act, Call) else 0.0
        return False

    def finish(self) -> None:
        """A click ends the running act; the next one begins."""
        if self._acts:
            act = self._acts[0]
            act.finish()
            if self._acts and self._acts[0] is act:
                self._acts.popleft()

    def clear(self) -> None:
        """Drop everything."""
        self._acts.clear()


def between(start: Pose, end: Pose, t: float, arc: float = 0.0) -> Pose:
    """The pose on the way; `arc` lifts the middle by so many pixels, where the piece also grows a little."""
    rise = math.sin(math.pi * t)
    return Pose(
        start.x + (end.x - start.x) * t,
        start.y + (end.y - start.y) * t - arc * rise,
        (start.h + (end.h - start.h) * t) * (1 + (0.08 * rise if arc else 0.0)),
        start.angle + (end.angle - start.angle) * t,
    )


def along(poses: list[Pose], t: float) -> Pose:
    """The pose at a share of the length of a line through several poses."""
    lengths = [math.dist(a[:2], b[:2]) for a, b in pairwise(poses)]
    left = sum(lengths) * t
    for (a, b), length in zip(pairwise(poses), lengths, strict=True):
        if left <= length and length:
            return between(a, b, left / length)
        left -= length
    return poses[-1]
