"""What all should see at once on the board: what Rome takes next, who is how far ahead of her, the scales."""

from collections.abc import Callable
from functools import cache, lru_cache

from pygame import Surface

from client.rules.pax.data import CATEGORIES
from client.rules.table import Table
from client.ui.layout import load
from client.ui.painters import theatre
from client.ui.painters.pax.cards import parts
from client.ui.painters.pax.facts import BRONZE, FOOT, GAME, GOLD, columns
from client.ui.painters.pax.marks import standing_mark
from client.ui.painters.pax.rome import DRUM, FOOT_HIGH, MOST
from client.ui.painters.pax.scales import scales_at
from client.ui.painters.surfaces import Placed
from client.ui.painters.vector import Vector
from client.ui.runs import Zone

SEAL = 0.74  # width of the seal by that of the standard it hangs on
COIN = 0.62  # width of the price below a standard by that of the standard
LEAST = 46.0  # of a seal, board units; a narrower standard has it below its price
WREATHS = (95.0, 216.0)  # middle of the row of wreaths under Rome's name
WREATH, ROOM = 28.0, 166.0  # one of them, and all of them


def accents(table: Table, home: int, tone: Callable[[int], int], said: str, k: float) -> list[Placed]:
    """On Rome's columns a ring for each card; a seal on what she takes at the end of the round; under her
    name a wreath for each category in which the seat before the screen is ahead, of as many as are needed; at
    the end the scales."""
    return [*_joints(table, k), *_claim(table, k), *_wreaths(table, home, k), *scales_at(table, k)]


# -- Rome's cards -------------------------------------------------------------------------------------------


def _joints(table: Table, k: float) -> list[Placed]:
    """On each column a ring where one of Rome's cards ends and the next begins."""
    found: list[Placed] = []
    for category, place in columns().items():
        drums = 0
        for piece in table.zones[f"rome.{category}"]:
            drums += parts(piece.face)[1]
            if drums <= MOST:
                found.append((_ring(k), place.x, FOOT - FOOT_HIGH - drums * DRUM))
    return found


@lru_cache(8)
def _ring(k: float) -> Surface:
    """A golden ring round a column, seen from the front."""
    s = Vector(62, 5)
    tone = s.linear(0, 0, 62, 0, GOLD[2], (0.25, GOLD[0]), (0.6, GOLD[1]), (1, GOLD[3]))
    s.rect(0.5, 0.5, 61, 4, tone, r=2)
    return s.surface(k)


# -- what Rome takes ----------------------------------------------------------------------------------------


def _claim(table: Table, k: float) -> list[Placed]:
    """The seal at the pile, or at the category, that Rome takes when the round ends."""
    legion = table.counts.get("rome.next")
    if legion is not None:
        return [at_standard(_standards(_legions(table))[legion], k)]
    taken = [category for category in CATEGORIES if table.counts.get(f"next.{category}")]
    return [(seal(round(40 * k)), columns()[category].x, FOOT - 8) for category in taken]


def _legions(table: Table) -> int:
    return sum(zone.startswith("camp.") for zone in table.zones)


@cache
def _standards(legions: int) -> list[Zone]:
    """Where the standards of so many legions stand."""
    return [zone for zone in load(GAME).runs["legions"].zones(legions) if zone.name.startswith("camp.")]


def at_standard(camp: Zone, k: float) -> Placed:
    """Over the pole of a standard, or under its price where the pole is too short."""
    (x, y), (w, h) = camp.at, camp.size
    foot, wide = y + h / 2, w * SEAL
    if wide < LEAST:
        return seal(round(LEAST * k)), x, foot + LEAST * 1.24
    return seal(round(wide * k)), x, foot - w * COIN * 0.14 - wide * 0.50


@lru_cache(32)
def seal(px: int) -> Surface:
    """Rome's seal on what she takes: an arrow up to her wall on red wax in gold; `px` pixels across."""
    s, arrow = Vector(100, 100), Vector(100, 100)
    s.ellipse(50, 50, 49, None, "#2c0608")
    s.ellipse(50, 50, 47, None, s.linear(10, 4, 90, 94, "#fff3c4", (0.45, GOLD[1]), (1, GOLD[2])))
    s.ellipse(50, 50, 40, None, "#4a0a12")
    s.ellipse(50, 50, 38.5, None, s.radial(42, 36, 50, "#f0484a", (0.6, "#c01e30"), (1, "#86101f")))
    points = [(50, 17), (79, 51), (61, 51), (61, 80), (39, 80), (39, 51), (21, 51)]
    arrow.polygon(points, arrow.linear(0, 17, 0, 80, "#fffbe6", GOLD[0]), "#4a0a12", 3)
    sheets = (theatre.sheet_of(s, 1.2, rim=0.5), theatre.sheet_of(arrow, 0.8, rim=0.3))
    return theatre.pile(sheets, (px, px), (0, 0, 100, 100))


# -- how far ahead ------------------------------------------------------------------------------------------


def _wreaths(table: Table, home: int, k: float) -> list[Placed]:
    """A wreath for each category above Rome's, empty places for those still needed."""
    if home < 0:
        return []
    won, goal = table.counts.get(f"ahead.{home}", 0), table.counts.get("goal", 0)
    count = max(won, goal)
    pitch = min(WREATH * 1.2, ROOM / max(1, count))
    size, left = min(WREATH, pitch), WREATHS[0] - pitch * (count - 1) / 2
    return [
        (
            standing_mark("ahead", round(size * k)) if n < won else _place(round(size * k)),
            left + n * pitch,
            WREATHS[1],
        )
        for n in range(count)
    ]


@lru_cache(16)
def _place(px: int) -> Surface:
    """The empty place of a wreath."""
    s = Vector(30, 30)
    s.ellipse(15, 15, 11, None, "#1a0409", BRONZE[1], 2.2, opacity=0.6, stroke_opacity=0.8)
    return s.sized((px, px))
