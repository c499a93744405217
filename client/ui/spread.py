"""How several pieces share one place: pile, row, fan, stack, heap, single, grid, crowd. Pure, in real
pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in real pixels by its top-left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def part(self, of: Sequence[float]) -> Box:
        """The part of it that x, y, width and height tell in fractions."""
        x, y, w, h = of
        return Box(self.x + x * self.w, self.y + y * self.h, w * self.w, h * self.h)

    def inset(self, by: float) -> Box:
        """The rectangle made smaller on all sides."""
        return Box(self.x + by, self.y + by, max(0.0, self.w - 2 * by), max(0.0, self.h - 2 * by))

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def overlap(self, other: Box) -> float:
        """The area shared with another rectangle."""
        wide = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        high = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0


class Pose(NamedTuple):
    """Where one piece lies: its centre, its height in real pixels, its turn in degrees anticlockwise."""

    x: float
    y: float
    h: float
    angle: float = 0.0


class Spread(NamedTuple):
    """What a spread needs to know of its place: the room, the piece's height and width, gap, angle, hand."""

    room: Box
    high: float
    wide: float
    gap: float = 4.0
    angle: float = 0.0
    align: str = "centre"  # left | centre | right


MOST_SHEETS = 14
MOST_COINS = 9
SLIGHT = 0.64  # how small the pieces of a stagger become
WIDEST = 11.0  # degrees by which the outer cards of a fan may be turned
LEAST = 0.62  # how small the cards of a cascade may become, as a part of their wished height


def single(s: Spread, count: int) -> list[Pose]:
    """All in the middle, each a little up and right of the one before."""
    x, y = s.room.centre
    step = s.high * 0.12
    return [Pose(x + step * i * 0.6, y - step * i, s.high, s.angle) for i in range(count)]


def pile(s: Spread, count: int) -> list[Pose]:
    """A pile seen from above: each sheet rises by a hair, no more than fourteen show."""
    x, y = s.room.centre
    rise = s.high * 0.009
    poses = []
    for i in range(count):
        level = max(0, i - max(0, count - MOST_SHEETS))
        poses.append(Pose(x - rise * 0.5 * level, y - rise * level, s.high, s.angle))
    return poses


def row(s: Spread, count: int) -> list[Pose]:
    """Side by side, closer together or overlapping when the room is short."""
    if not count:
        return []
    step = s.wide + s.gap
    if count > 1:
        step = min(step, max(0.0, s.room.w - s.wide) / (count - 1))
    length = s.wide + step * (count - 1)
    spare = s.room.w - length
    left = s.room.x + {"left": 0.0, "centre": spare / 2, "right": spare}[s.align]
    y = s.room.centre[1]
    return [Pose(left + s.wide / 2 + step * i, y, s.high, s.angle) for i in range(count)]


def column(s: Spread, count: int) -> list[Pose]:
    """One under the other; align left begins at the top, right ends at the bottom."""
    if not count:
        return []
    step = s.high + s.gap
    if count > 1:
        step = min(step, max(0.0, s.room.h - s.high) / (count - 1))
    spare = s.room.h - s.high - step * (count - 1)
    top = s.room.y + {"left": 0.0, "centre": spare / 2, "right": spare}[s.align]
    return [Pose(s.room.centre[0], top + s.high / 2 + step * i, s.high, s.angle) for i in range(count)]


def stagger(s: Spread, count: int) -> list[Pose]:
    """One under the other; three and more smaller and by turns left and right, so that each is seen."""
    if count < 3:
        return column(s, count)
    scale = max(SLIGHT, 1.04 - 0.08 * count)
    high, wide = s.high * scale, s.wide * scale
    aside = max(0.0, s.room.w - wide) / 2
    poses = column(s._replace(high=high, wide=wide), count)
    return [pose._replace(x=pose.x + (aside if i % 2 else -aside)) for i, pose in enumerate(poses)]


def cascade(s: Spread, count: int) -> list[Pose]:
    """Cards from the top down, each over the one before so that its head stays seen; smaller when there are
    many, closer together when they are still too many. The gap is negative: what is covered of a card."""
    if not count:
        return []
    head = max(0.05, (s.high + s.gap) / s.high)
    high = min(s.high, max(s.high * LEAST, s.room.h / (1 + head * (count - 1))), s.room.h)
    step = min(high * head, max(0.0, s.room.h - high) / max(1, count - 1))
    wide = s.wide * high / s.high
    x = s.room.centre[0] if s.align == "centre" else s.room.x + wide / 2
    return [Pose(x, s.room.y + high / 2 + step * i, high, s.angle) for i in range(count)]


def fan(s: Spread, count: int) -> list[Pose]:
    """A hand of cards: turned by two degrees a place and sinking to the sides; flatter when all have room or
    the outer cards would leave it."""
    if not count:
        return []
    free = 1.04 * s.wide
    step = min(free, max(0.0, s.room.w - 1.1 * s.wide) / (count - 1)) if count > 1 else 0.0
    turn = (0.8 if step >= free else 2.0) * (s.angle or 1.0)
    middle = (count - 1) / 2
    turn *= min(1.0, WIDEST / (turn * middle)) if middle else 1.0
    sinks = [min(1.6 * (i - middle) ** 2 * s.wide / 104, s.high * 0.16) for i in range(count)]
    sinks = [sink * (0.5 if step >= free else 1.0) for sink in sinks]
    tilt = math.radians(turn * middle)
    low = max(0.0, sinks[0] + (s.high * math.cos(tilt) + s.wide * math.sin(tilt) - s.room.h) / 2)
    lift = min(low, max(0.0, s.room.h - s.high) / 2)
    flat = max(0.0, 1 - (low - lift) / sinks[0]) if sinks[0] else 1.0
    x, y = s.room.centre
    return [
        Pose(x + (i - middle) * step, y - lift + sinks[i] * flat, s.high, -turn * (i - middle))
        for i in range(count)
    ]


def stack(s: Spread, count: int) -> list[Pose]:
    """Coins one on the other from the bottom of the room, at most nine high, each a little aside."""
    x = s.room.centre[0]
    lift = 0.130 * s.high
    above = min(max(count, 1), MOST_COINS) - 1
    bottom = s.room.y + s.room.h - s.high / 2
    if above and s.room.h > s.high:
        lift = min(lift, (s.room.h - s.high) / above)
    poses = []
    for i in range(count):
        level = min(i, MOST_COINS - 1)
        aside = 0.035 * s.high * math.sin(level * 2.4) if level else 0.0
        poses.append(Pose(x + aside, bottom - lift * level, s.high))
    return poses


def heap(s: Spread, count: int) -> list[Pose]:
    """Thrown together round the middle, always the same way for the same number."""
    x, y = s.room.centre
    poses = []
    for i in range(count):
        turn = i * 2.39996  # the golden angle keeps them apart
        far = math.sqrt(i / max(1, count)) if i else 0.0
        wide = max(0.0, s.room.w - s.wide) / 2
        high = max(0.0, s.room.h - s.high) / 2
        poses.append(
            Pose(x + far * wide * math.cos(turn), y + far * high * math.sin(turn), s.high, 17.0 * math.sin(i))
        )
    return poses


def cluster(s: Spread, count: int) -> list[Pose]:
    """A ring of pieces that overlap a little, smaller the more there are: markers on one cell of a track."""
    x, y = s.room.centre
    if count <= 1:
        return [Pose(x, y, s.high, s.angle)] * count
    size = s.high * max(0.5, 0.86 - 0.06 * count)
    far_x, far_y = max(0.0, s.room.w - size * s.wide / s.high) / 2, max(0.0, s.room.h - size) / 2
    first = 0.5 if count == 2 else -0.25
    turns = [math.tau * (i / count + first) for i in range(count)]
    return [Pose(x + far_x * math.cos(turn), y + far_y * math.sin(turn), size, s.angle) for turn in turns]


def medal(s: Spread, count: int) -> list[Pose]:
    """One large in the middle, the others small round its rim, the first at the angle, clockwise from the
    right."""
    x, y = s.room.centre
    poses = [Pose(x, y, s.high)]
    for i in range(count - 1):
        turn = math.radians(s.angle + 360 / (count - 1) * i)
        poses.append(
            Pose(x + 0.44 * s.high * math.cos(turn), y + 0.44 * s.high * math.sin(turn), s.high * 0.46)
        )
    return poses[:count]


def grid(s: Spread, count: int) -> list[Pose]:
    """Rows of equal length that fill the room, at the greatest size up to the wished one."""
    if not count:
        return []
    across, scale = 1, 0.0
    for n in range(1, count + 1):
        down = -(-count // n)
        fits = min(
            s.room.w / (n * s.wide + (n - 1) * s.gap), s.room.h / (down * s.high + (down - 1) * s.gap), 1.0
        )
        if fits > scale:
            across, scale = n, fits
    down = -(-count // across)
    wide, high, gap = s.wide * scale, s.high * scale, s.gap * scale
    spare = s.room.w - across * wide - (across - 1) * gap
    left = s.room.x + {"left": 0.0, "centre": spare / 2, "right": spare}[s.align]
    top = s.room.y + (s.room.h - down * high - (down - 1) * gap) / 2
    return [
        Pose(
            left + wide / 2 + (i % across) * (wide + gap), top + high / 2 + (i // across) * (high + gap), high
        )
        for i in range(count)
    ]


CROWDED = 0.58  # share of their size below which like pieces of a crowd stand together


def crowd(s: Spread, likes: Sequence[object]) -> list[Pose]:
    """A grid; when it would get too small, of the kinds of things alone, with those that are like one another
    in one place."""
    poses = grid(s, len(likes))
    kinds = list(dict.fromkeys(likes))
    if not poses or poses[0].h >= CROWDED * s.high or len(kinds) == len(likes):
        return poses
    places = dict(zip(kinds, grid(s, len(kinds)), strict=True))
    return [places[like] for like in likes]


SPREADS: dict[str, Callable[[Spread, int], list[Pose]]] = {
    "single": single,
    "pile": pile,
    "row": row,
    "column": column,
    "stagger": stagger,
    "cascade": cascade,
    "crowd": grid,
    "fan": fan,
    "stack": stack,
    "heap": heap,
    "cluster": cluster,
    "grid": grid,
    "medal": medal,
}
