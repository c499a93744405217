"""The scales on Rome's wall at the end: in one pan Rome, in the other the wreaths won from her."""

from functools import lru_cache
from math import cos, radians, sin

from pygame import Surface

from client.rules.table import Table
from client.ui.painters import theatre, type
from client.ui.painters.pax.facts import BRONZE, GAME, GOLD, places
from client.ui.painters.pax.marks import standing_mark
from client.ui.painters.surfaces import Placed, drop
from client.ui.painters.vector import Vector

WIDE, HIGH = 210.0, 176.0
PIVOT = (105.0, 30.0)
ARM, ROPE, PAN = 66.0, 62.0, 32.0  # half the beam, from beam to pan, half a pan
MOST = 16.0  # degrees by which the beam leans at the most


def scales_at(table: Table, k: float) -> list[Placed]:
    """The scales where Rome's hidden cards lay, once all of them are turned up."""
    weighed, won = table.counts.get("weighed"), table.counts.get("exceed", 0)
    if weighed is None or table.zones["hidden"]:
        return []
    at, goal = places()["hidden"], table.counts["goal"]
    return [(scales(lean(goal, won) if weighed else 0.0, goal, won, k), at.x, at.y + 4)]


def lean(goal: int, won: int) -> float:
    """How far the beam leans, in degrees: towards Rome above 0, below it towards those who beat her."""
    return min(MOST, 3 + 4.0 * (goal - won)) if won < goal else max(-MOST, -7 - 4.0 * (won - goal))


@lru_cache(16)
def scales(turn: float, goal: int, won: int, k: float) -> Surface:
    """The scales with their beam so many degrees down at Rome's side, the categories needed and those won."""
    post, beam = Vector(WIDE, HIGH), Vector(WIDE, HIGH)
    _post(post)
    ends = [(PIVOT[0] + side * ARM * cos(radians(turn)), PIVOT[1] - side * ARM * sin(radians(turn)))
            for side in (-1, 1)]  # fmt: skip
    _beam(beam, ends)
    for x, y in ends:
        _pan(beam, x, y)
    sheets = (theatre.sheet_of(post, 1.4, rim=0.6), theatre.sheet_of(beam, 1.8, rim=0.6, inner=0.3))
    out = theatre.pile(sheets, (round(WIDE * k), round(HIGH * k)), (0, 0, WIDE, HIGH))
    _load(out, theatre.high(GAME, "roma", max(4, round(50 * k))), ends[0], goal, k)
    _load(out, standing_mark("ahead", max(4, round(44 * k))), ends[1], won, k)
    return out


def _metal(s: Vector) -> str:
    return s.linear(0, 0, WIDE, HIGH, GOLD[0], (0.4, GOLD[1]), (1, GOLD[3]))


def _post(s: Vector) -> None:
    x, top = PIVOT
    s.rect(x - 4, top, 8, 128, s.linear(x - 4, 0, x + 4, 0, BRONZE[0], (0.4, BRONZE[1]), (1, BRONZE[3])), r=3)
    s.rect(x - 26, 152, 52, 8, _metal(s), r=3)
    s.rect(x - 36, 160, 72, 10, _metal(s), r=3)


def _beam(s: Vector, ends: list[tuple[float, float]]) -> None:
    (x1, y1), (x2, y2) = ends
    x, y = PIVOT
    s.polygon([(x1, y1 - 2), (x, y - 6), (x2, y2 - 2), (x2, y2 + 2), (x, y + 6), (x1, y1 + 2)], _metal(s))
    s.ellipse(x, y, 9, None, GOLD[3])
    s.ellipse(x, y, 7.5, None, s.linear(x - 6, y - 6, x + 6, y + 6, GOLD[0], GOLD[2]))


def _pan(s: Vector, x: float, y: float) -> None:
    """A pan on its two ropes, hanging straight down from an end of the beam."""
    s.ellipse(x, y, 4, None, GOLD[0])
    for side in (-1, 1):
        s.line(x, y, x + side * PAN * 0.94, y + ROPE, GOLD[1], 1.6)
    low, r = y + ROPE, PAN
    tone = s.linear(0, low, 0, low + 15, GOLD[0], (0.3, GOLD[1]), (1, GOLD[3]))
    s.path(f"M{x - r} {low}H{x + r}C{x + r * 0.7} {low + 17} {x - r * 0.7} {low + 17} {x - r} {low}Z", tone)


def _load(out: Surface, picture: Surface, end: tuple[float, float], n: int, k: float) -> None:
    """What lies in a pan, and in figures below it how much that is."""
    x, low = end[0] * k, (end[1] + ROPE) * k
    at = (x - picture.get_width() / 2, low + 3 * k - picture.get_height())
    drop(out, picture, at, (1.5 * k, 3 * k), 3 * k, 150)
    out.blit(picture, (round(at[0]), round(at[1])))
    ink = type.haloed(str(n), max(9, round(26 * k)), "#fff4d8", "#1c0608", "garamond")
    out.blit(ink, (round(x - ink.get_width() / 2), round(low + 15 * k)))
