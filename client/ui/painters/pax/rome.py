"""Rome's columns: as many drums as she has symbols, the sign of the category on the capital."""

from functools import lru_cache

from pygame import Surface

from client.ui.painters import theatre, type
from client.ui.painters.pax.facts import FOOT, GAME, columns
from client.ui.painters.pax.marks import standing_mark
from client.ui.painters.vector import Vector

WIDE, HIGH = 100.0, 200.0  # the picture of a column, in board units; its lower edge stands on the foot
DRUM = 9.6  # height of one drum
MOST = 12  # drums drawn; the number beside the column tells what is beyond
FOOT_HIGH, HEAD_HIGH, DISC = 14.0, 19.0, 50.0


@lru_cache(256)
def column(category: str, strength: int, k: float) -> Surface:
    """A column of `strength` drums (12 at most), 100 x 200 board units of k pixels, without its foot."""
    drums = max(0, min(strength, MOST))
    s = Vector(WIDE, HIGH)
    y = HIGH - FOOT_HIGH
    drum, head = (theatre.sheets(GAME, f"column-{part}")[0].shapes for part in ("drum", "head"))
    for n in range(drums):
        y -= DRUM
        _place(s, drum, f"d{n}", 23, y, 0.9, DRUM / 12)
    y -= HEAD_HIGH
    _place(s, head, "h", 14, y, 0.947, HEAD_HIGH / 20)
    disc = Vector(WIDE, HIGH)
    (shapes,) = (sheet.shapes for sheet in theatre.sheets(GAME, f"sign-{category}"))
    _place(disc, shapes, "s", WIDE / 2 - DISC / 2, y - DISC + 3, DISC / 100, DISC / 100)
    sheets = (theatre.sheet_of(s, 1.1, rim=0.6), theatre.sheet_of(disc, 1.0, rim=0.5, inner=0.3))
    return theatre.pile(sheets, (round(WIDE * k), round(HIGH * k)), (0, 0, WIDE, HIGH))


def _place(s: Vector, shapes: str, tag: str, x: float, y: float, across: float, down: float) -> None:
    s.open(f"translate({x:g} {y:g}) scale({across:g} {down:g})")
    s.insert(shapes, tag)
    s.close()


def column_at(category: str) -> tuple[float, float]:
    """Top left of a column's picture on the board, in board units."""
    return columns()[category].x - WIDE / 2, FOOT - HIGH


def number_at(category: str) -> tuple[float, float]:
    """Middle of the plate with a column's number, in board units."""
    return columns()[category].x + 56, FOOT - 19


def mark_at(category: str) -> tuple[float, float]:
    """Middle of the place where the viewer's standing against Rome is shown, in board units."""
    return columns()[category].x + 56, FOOT - 66


INK, MORE = "#fff4d8", "#ffc46a"


def tally(zone: str, n: int, more: int, standing: str, k: float) -> list[tuple[Surface, float, float]]:
    """A column with its number, what the viewer knows of the hidden cards, and the mark of being ahead."""
    category = zone[5:]
    x, y = column_at(category)
    found = [(column(category, n, k), x + WIDE / 2, y + HIGH / 2)]
    px = max(8, round(27 * k))
    found.append((type.line(str(n), px, INK, "garamond", heavy=True), *number_at(category)))
    mark_x, mark_y = mark_at(category)
    if more:
        ink = type.line(f"+{more}", max(8, round(24 * k)), MORE, "garamond", heavy=True)
        found.append((ink, mark_x, mark_y + 14))
        mark_y -= 24
    if standing in ("ahead", "level"):
        found.append((standing_mark(standing, round(44 * k)), mark_x, mark_y))
    return found
