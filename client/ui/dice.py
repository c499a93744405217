"""Dice thrown into a tray: the result is decided before, the throw is worked out ahead and played back.

Physics (pymunk, when there is a wheel for this machine) only moves the bodies. The rolling of each cube
follows from its way, its nearest side is eased level towards the end, and the cube is turned inside before
the first frame so that the decided side is the one that comes to lie up: the face never changes at the end.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from client.ui.die import SIDES, Look, Pose, draw_dice, draw_die, draw_shadow, look, look_of
from client.ui.turning import (
    Quaternion,
    Vector,
    about,
    between,
    matrix,
    part,
    times,
    turned,
    unit,
)

__all__ = [
    "Look", "Pose", "Throw", "draw_dice", "draw_die", "draw_shadow", "fitting_edge", "look", "look_of",
    "throw",
]  # fmt: skip

RATE = 120  # steps a second
SECONDS = 1.15  # from the hand to rest
FREE = 0.22  # share of the time before the cloth slows the dice
LEVEL = 0.42  # share of the time after which the nearest side is eased level
ROLL = 0.62  # how much of its way a die rolls; the rest it slides
BODY = 1.20  # side of the body in edges, so that dice never seem to cut each other
UP: Vector = (0.0, 0.0, 1.0)


class Step(NamedTuple):
    """Where a body is at one step: place in the tray in pixels, turn in radians."""

    x: float
    y: float
    angle: float


Way = list[Step]


class Throw(NamedTuple):
    """A whole throw, from the hand to rest; made by `throw`."""

    outcome: tuple[int, ...]
    edge: float  # of a die, in pixels
    poses: tuple[tuple[Pose, ...], ...]  # one tuple of poses a step
    knocks: tuple[tuple[float, float], ...]  # when something knocks (seconds) and how hard (0..1)

    @property
    def rest(self) -> float:
        """Seconds until nothing moves any more."""
        return (len(self.poses) - 1) / RATE

    def frame(self, t: float) -> tuple[Pose, ...]:
        """The dice t seconds after the throw; from `rest` on always the last frame."""
        return self.poses[min(len(self.poses) - 1, max(0, round(min(t, 3600.0) * RATE)))]

    def up(self) -> tuple[int, ...]:
        """The side that lies up at rest, die by die."""
        return tuple(_uppermost(pose.turn) for pose in self.poses[-1])


def throw(
    outcome: Sequence[int],
    tray: tuple[int, int],
    seed: int | str,
    *,
    edge: float = 0.0,
    flick: tuple[float, float] = (0.0, 0.0),
    still: bool = False,
) -> Throw:
    """A throw in which die i comes to rest with side outcome[i] (0..5) up.

    tray: width and height in pixels; edge: of a die, 0 for one that suits the tray; flick: velocity of the
    hand, of which only the direction counts; still: reduced motion, the dice lie there at once. The same
    arguments give the same throw. ValueError for a side that no cube has.
    """
    if any(not 0 <= side < 6 for side in outcome):
        raise ValueError(f"a die has sides 0..5, not {tuple(outcome)}")
    rng = Random(f"throw:{seed}")
    edge = edge or fitting_edge(len(outcome), tray)
    ways = _ways(len(outcome), tray, edge, flick, rng)
    dice = [_rolled(way, side, edge, rng) for way, side in zip(ways, outcome, strict=True)]
    poses = tuple(zip(*dice, strict=True)) if dice else ((),)
    if still:
        return Throw(tuple(outcome), edge, poses[-1:], ())
    return Throw(tuple(outcome), edge, poses, _knocks(ways, tray))


def fitting_edge(count: int, tray: tuple[int, int]) -> float:
    """The edge of a die so that `count` of them find room in the tray."""
    w, h = tray
    return max(8.0, min(h * 0.34, w * 0.34, math.sqrt(w * h / (max(1, count) * 4.2))))


# ------------------------------------------------------------------ the ways of the bodies


def _ways(
    count: int, tray: tuple[int, int], edge: float, flick: tuple[float, float], rng: Random
) -> list[Way]:
    toward = math.atan2(flick[1], flick[0]) if any(flick) else math.pi + rng.uniform(-0.35, 0.2)
    starts = _starts(count, tray, edge, toward)
    try:
        import pymunk
    except ImportError:  # no wheel for this machine: the dice glide to their places
        return _glides(starts, _places(count, tray, edge, rng), rng)
    space = pymunk.Space()
    space.iterations = 20
    _walls(pymunk, space, tray, edge)
    speeds = [math.hypot(*tray) * (1.0 + 2.2 * (i + rng.random()) / max(1, count)) for i in range(count)]
    rng.shuffle(speeds)  # one of each strength, so that the dice spread over the tray
    for (x, y), push in zip(starts, speeds, strict=True):
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (edge, edge)))
        angle = toward + rng.uniform(-0.55, 0.55)
        body.position = (x, y)
        body.velocity = (push * math.cos(angle), push * math.sin(angle))
        body.angle, body.angular_velocity = rng.uniform(0, math.tau), rng.uniform(-14, 14)
        shape = pymunk.Poly.create_box(body, (edge * (BODY - 0.2), edge * (BODY - 0.2)), edge * 0.1)
        shape.elasticity, shape.friction = 0.9, 0.3
        space.add(body, shape)
    return _run(space)


def _starts(count: int, tray: tuple[int, int], edge: float, toward: float) -> list[tuple[float, float]]:
    """Places in the hand: rows across the side the dice come from, none touching another."""
    w, h = tray
    gap = edge * (BODY + 0.12)
    upright = abs(math.cos(toward)) >= abs(math.sin(toward))
    across, deep = (h, w) if upright else (w, h)
    row = max(1, int((across - edge * 0.4) / gap))
    backward = math.cos(toward) if upright else math.sin(toward)
    out = []
    for i in range(count):
        line, place = divmod(i, row)
        here = min(row, count - line * row)
        a = across / 2 + (place - (here - 1) / 2) * gap
        b = edge * 0.8 + line * gap
        b = b if backward > 0 else deep - b
        out.append((b, a) if upright else (a, b))
    return out


def _walls(pymunk: Any, space: Any, tray: tuple[int, int], edge: float) -> None:
    """Four thick walls; the lower one is nearer, because a die shows its front there."""
    w, h = tray
    thick = 2.0 * edge
    inset = edge * 0.16
    for x0, y0, x1, y1 in (
        (-thick, inset - thick, w + thick, inset - thick),
        (-thick, h - inset + thick, w + thick, h - inset + thick),
        (inset - thick, -thick, inset - thick, h + thick),
        (w - inset + thick, -thick, w - inset + thick, h + thick),
    ):
        wall = pymunk.Segment(space.static_body, (x0, y0), (x1, y1), thick)
        wall.elasticity, wall.friction = 0.95, 0.2
        space.add(wall)


def _run(space: Any) -> list[Way]:
    bodies = list(space.bodies)
    steps = round(SECONDS * RATE)
    ways: list[Way] = [[Step(b.position.x, b.position.y, b.angle)] for b in bodies]
    for i in range(1, steps + 1):
        keep = _kept(i / steps, 1 / steps)
        for body in bodies:
            body.velocity = body.velocity * keep
            body.angular_velocity *= keep
        space.step(1 / RATE)
        for body, way in zip(bodies, ways, strict=True):
            way.append(Step(body.position.x, body.position.y, body.angle))
    return ways


def _kept(u: float, du: float) -> float:
    """The share of its speed a die keeps in one step at share u of the time; nothing is left at the end."""
    loss = 0.997
    if u <= FREE:
        return loss
    return loss * (max(0.0, 1 - u) / (1 - u + du)) ** 1.15


def _places(count: int, tray: tuple[int, int], edge: float, rng: Random) -> list[tuple[float, float]]:
    """Places of rest on a loose grid, all apart from each other."""
    w, h = tray
    rows = max(1, min(count, int(h / (edge * 1.5))))
    columns = -(-count // rows)
    out = []
    for i in range(count):
        column, row = divmod(i, rows)
        slack = edge * 0.12
        out.append((w * (column + 0.5) / columns + rng.uniform(-slack, slack),
                    h * (row + 0.5) / rows + rng.uniform(-slack, slack)))  # fmt: skip
    rng.shuffle(out)
    return out


def _glides(starts: list[tuple[float, float]], places: list[tuple[float, float]], rng: Random) -> list[Way]:
    steps = round(SECONDS * RATE)
    ways: list[Way] = []
    for (x0, y0), (x1, y1) in zip(starts, places, strict=True):
        a0, spin = rng.uniform(0, math.tau), rng.uniform(-4, 4)
        way = []
        for i in range(steps + 1):
            t = 1 - (1 - i / steps) ** 2.4
            way.append(Step(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, a0 + spin * t))
        ways.append(way)
    return ways


def _knocks(ways: list[Way], tray: tuple[int, int]) -> tuple[tuple[float, float], ...]:
    """Moments at which a body changes its way at once, with the loudness of it."""
    full = math.hypot(*tray) * 3.0 / RATE
    out: list[tuple[float, float]] = []
    for way in ways:
        last = -1.0
        for i in range(2, len(way)):
            a, b, c = way[i - 2], way[i - 1], way[i]
            jolt = math.hypot((c.x - b.x) - (b.x - a.x), (c.y - b.y) - (b.y - a.y))
            if jolt > full * 0.06 and i / RATE - last > 0.05:
                last = i / RATE
                out.append((last, min(1.0, jolt / full)))
    return tuple(sorted(out))


# ------------------------------------------------------------------ rolling, and coming to rest


def _rolled(way: Way, side: int, edge: float, rng: Random) -> list[Pose]:
    """The cube along its way: rolled, levelled, and turned inside so that `side` ends up."""
    turns = _rolling(way, edge, rng)
    level = _level(turns[-1])
    inside = _relabelled(times(level, turns[-1]), side)
    n = len(way) - 1
    poses = []
    for i, (step, turn) in enumerate(zip(way, turns, strict=True)):
        u = max(0.0, (i / n - LEVEL) / (1 - LEVEL))
        turn = times(times(part(level, u * u * (3 - 2 * u)), turn), inside)
        poses.append(Pose(step.x, step.y, _lift(turn, i / n, edge), turn))
    return poses


def _rolling(way: Way, edge: float, rng: Random) -> list[Quaternion]:
    axis = _direction(rng)
    turns = [times(about(UP, way[0].angle), about(axis, rng.uniform(0, math.tau)))]
    for a, b in pairwise(way):
        dx, dy = b.x - a.x, b.y - a.y
        far = math.hypot(dx, dy)
        turn = about(UP, b.angle - a.angle)
        if far > 1e-9:
            turn = times(turn, about((-dy / far, dx / far, 0.0), far / (edge / 2) * ROLL))
        turns.append(unit(times(turn, turns[-1])))
    return turns


def _direction(rng: Random) -> Vector:
    z, a = rng.uniform(-1, 1), rng.uniform(0, math.tau)
    r = math.sqrt(1 - z * z)
    return r * math.cos(a), r * math.sin(a), z


def _uppermost(turn: Quaternion) -> int:
    return max(range(6), key=lambda side: turned(turn, SIDES[side].normal)[2])


def _level(turn: Quaternion) -> Quaternion:
    """The small turn that lays the nearest side flat and nearly square to the tray."""
    flat = between(turned(turn, SIDES[_uppermost(turn)].normal), UP)
    x, y, _ = max((turned(times(flat, turn), s.normal) for s in SIDES), key=lambda v: v[0])
    return times(about(UP, -0.5 * math.atan2(y, x)), flat)


def _relabelled(turn: Quaternion, side: int) -> Quaternion:
    """The turn of the cube inside its own hull that brings `side` up, its picture nearly upright."""
    hull = _uppermost(turn)
    base = between(SIDES[side].normal, SIDES[hull].normal)
    choices = [times(about(SIDES[hull].normal, i * math.pi / 2), base) for i in range(4)]
    return max(choices, key=lambda q: turned(times(turn, q), SIDES[side].right)[0])


def _lift(turn: Quaternion, u: float, edge: float) -> float:
    """How high the die is: rolling over an edge lifts its middle, the toss of the hand does more."""
    low = matrix(turn)[2]
    rolling = (abs(low[0]) + abs(low[1]) + abs(low[2]) - 1) / 2
    toss = 0.0
    if u < 0.55:
        s = u / 0.55
        toss = 1.25 * abs(math.cos(s * math.pi * 1.5)) * (1 - s) ** 2
    return edge * (rolling + toss)
