"""What frames of the table screen cost, measured without a display: at rest, while dragging, drawn anew."""

from __future__ import annotations

import math
import os
import statistics
import time
from typing import NamedTuple

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from client.room.settings import Settings
from client.rules.play import Setup
from client.ui import shots
from client.ui.app import AWAKE, App
from client.ui.overs import BREATHES, PULSE
from client.ui.tabletop import Tabletop

REST = 2.0  # seconds that an untouched table is watched
WARMING = 20.0  # seconds to wait at most until everything is painted once
SLOW = 0.012  # seconds of CPU of a frame in which something is still painted for the first time
DRAGGED = 120  # frames of a piece being carried about


class Cost(NamedTuple):
    """Percent of one CPU at rest, and milliseconds of CPU for a frame."""

    idle_pct: float
    drag_p95_ms: float
    full_ms: float


def measure(game: str, size: tuple[int, int]) -> Cost:
    """The cost of frames of this game's table in a window of this size, under the dummy driver."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    app = App(Settings(language="en"), size=size, fullscreen=False)
    try:
        return _measured(app, game)
    finally:
        app.quit()


def _measured(app: App, game: str) -> Cost:
    from client.rules import game as game_of

    seats = max(count for count in game_of(game).seats if count <= 4)
    table = Tabletop(app, shots.session(game, Setup(seats), "1", 0, 0))
    app.go(table)
    _warm(app)
    full = statistics.median(_full(app) for _ in range(5))
    drag = _dragged(app, table)
    _settle(app, max(AWAKE, BREATHES + PULSE) + 0.5)
    return Cost(round(_idle(app), 2), round(drag, 2), round(full, 2))


def _settle(app: App, seconds: float) -> None:
    """Let pass what moves by itself."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        app.frame()


def _warm(app: App) -> None:
    """Wait until a row of frames is quick: boards are printed in slices at first."""
    quick, until = 0, time.monotonic() + WARMING
    while quick < 60 and time.monotonic() < until:
        start = time.process_time()
        app.frame()
        quick = quick + 1 if time.process_time() - start < SLOW else 0


def _full(app: App) -> float:
    """Milliseconds of laying the whole screen out and painting it, with every picture made before."""
    start = time.process_time()
    app.stack[-1].resize(app.size)
    app.stack[-1].draw(app.canvas)
    return (time.process_time() - start) * 1000


def _dragged(app: App, table: Tabletop) -> float:
    """The 95th percentile of a frame's milliseconds while the first piece that can be lifted is carried."""
    lifts = table.hand.reach.lifts
    box = table.stage.box(lifts[0]) if lifts else None
    x, y = box.centre if box else (app.size[0] / 2, app.size[1] / 2)
    _post(pygame.MOUSEMOTION, x, y)
    _post(pygame.MOUSEBUTTONDOWN, x, y)
    costs = []
    for frame in range(DRAGGED):
        turn = frame / DRAGGED * 4 * math.pi
        far = min(app.size) * 0.35
        middle = app.size[0] * 0.4, app.size[1] * 0.45
        _post(pygame.MOUSEMOTION, middle[0] + far * math.cos(turn), middle[1] + far * math.sin(turn))
        start = time.process_time()
        app.frame()
        costs.append((time.process_time() - start) * 1000)
    _post(pygame.MOUSEBUTTONUP, 2, 2)
    return sorted(costs)[int(DRAGGED * 0.95)]


def _post(kind: int, x: float, y: float) -> None:
    at = (round(x), round(y))
    more = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    pygame.event.post(pygame.event.Event(kind, pos=at, touch=False, **more))


def _idle(app: App) -> float:
    """Percent of a CPU that an untouched table takes."""
    began, start = time.monotonic(), time.process_time()
    _settle(app, REST)
    return (time.process_time() - start) / (time.monotonic() - began) * 100
