"""Printing the board of Citadels: the round of ranks with its crown, the places of cards and gold."""

from collections.abc import Iterator
from math import cos, pi, radians, sin

from pygame import Rect, Surface

from client.ui.painters import materials, panels, theatre
from client.ui.painters.citadels.facts import (
    BOSS,
    CRIMSON,
    GAME,
    GOLD,
    INK,
    MOST,
    NICHE,
    RIM,
    RING,
    Place,
    board_size,
    places,
    seat_of_rank,
)
from client.ui.painters.surfaces import ADD, blank, drop, radial
from client.ui.painters.vector import Vector

WELLS = ("deck", "middle.down", "middle.up")
CROWN = 92.0  # width of the crown in the boss, board units


def steps(size: tuple[int, int]) -> Iterator[Surface]:
    """Print the board over exactly `size`; each step gives the board so far, the last one is done."""
    wide, _ = board_size()
    k = size[0] / wide
    board = cloth(size, k)
    yield board
    _disc(board, k)
    yield board
    _boss(board, k)
    yield board
    _wells(board, k)
    yield board
    materials.daylight(board)
    yield board


def cloth(size: tuple[int, int], k: float) -> Surface:
    """Ink blue cloth with a thin pattern of stars, lit in the middle."""
    board = materials.felt(*size, k, INK[2], seed=5)
    s = Vector(72, 72)
    for x, y in ((18, 18), (54, 54)):
        s.polygon(star(x, y, 5.2, 1.7), "#7f93e0", opacity=0.09)
    tile = s.surface(k)
    for y in range(0, size[1], tile.get_height()):
        for x in range(0, size[0], tile.get_width()):
            board.blit(tile, (x, y))
    board.blit(radial(size, (0.5, 0.4), (0.8, 0.8), (20, 26, 48), (0, 0, 0)), (0, 0), special_flags=ADD)
    return board


def star(x: float, y: float, far: float, near: float, points: int = 4) -> list[tuple[float, float]]:
    """The corners of a star."""
    found = []
    for n in range(2 * points):
        r, turn = (near if n % 2 else far), pi * n / points - pi / 2
        found.append((x + r * cos(turn), y + r * sin(turn)))
    return found


def _disc(board: Surface, k: float) -> None:
    """The round itself: a golden rim, fields between spokes, a niche for each token."""
    wide, high = board_size()
    x, y = RING
    s = Vector(wide, high)
    light, base, _, deep = GOLD
    s.ellipse(x, y, RIM, None, s.linear(x - RIM, y - RIM, x + RIM, y + RIM, light, (0.45, base), (1, deep)))
    s.ellipse(x, y, RIM - 9, None, deep)
    s.ellipse(x, y, RIM - 11, None, s.radial(x, y, RIM, "#2c3c74", (0.6, "#1c2854"), (1, "#141d42")))
    for n in range(MOST):
        _field(s, n + 1)
    s.ellipse(x, y, RIM - 16, None, None, base, 1.0, stroke_opacity=0.5)
    sheet = s.sized(board.get_size())
    drop(board, sheet, (0, 0), (6 * k, 9 * k), 12 * k, 150)
    board.blit(sheet, (0, 0))
    niches = Vector(wide, high)
    for n in range(MOST):
        _niche(niches, *seat_of_rank(n + 1))
    board.blit(niches.sized(board.get_size()), (0, 0))


def _field(s: Vector, rank: int) -> None:
    """A spoke beside the field of a rank, with a star on the rim."""
    (ax, ay), (bx, by) = (seat_of_rank(rank, far, 180 / MOST) for far in (BOSS, RIM - 12))
    s.line(ax, ay, bx, by, GOLD[1], 1.0, 0.4)
    x, y = seat_of_rank(rank, RIM - 26, 180 / MOST)
    s.polygon(star(x, y, 9, 2.6), GOLD[1])
    s.polygon(star(x, y, 4.4, 1.6), GOLD[0])


def _niche(s: Vector, x: float, y: float) -> None:
    s.ellipse(x, y, NICHE + 3, None, "#080e22", opacity=0.55)
    s.ellipse(x, y + 1.2, NICHE + 3, None, None, "#7f93e0", 1.0, stroke_opacity=0.35)
    s.polygon(star(x, y, 26, 7), "#4a5ca0", opacity=0.5)


def _boss(board: Surface, k: float) -> None:
    """The crimson boss in the middle with the crown."""
    x, y = RING
    span = 2 * BOSS + 20
    s = Vector(span, span)
    c = span / 2
    light, base, _, deep = GOLD
    s.ellipse(c, c, BOSS + 6, None, s.linear(0, 0, span, span, light, (0.5, base), (1, deep)))
    s.ellipse(c, c, BOSS, None, deep)
    s.ellipse(c, c, BOSS - 2, None, s.radial(c * 0.85, c * 0.7, BOSS * 1.2, *CRIMSON[:2], (1, CRIMSON[2])))
    for n in range(24):
        turn = radians(15 * n)
        px, py = c + (BOSS - 10) * cos(turn), c + (BOSS - 10) * sin(turn)
        s.polygon(star(px, py, 5.4 if n % 2 == 0 else 3.0, 2.6 if n % 2 == 0 else 1.5), base)
    sheet = s.surface(k)
    at = ((x - c) * k, (y - c) * k)
    drop(board, sheet, at, (3 * k, 5 * k), 7 * k, 150)
    board.blit(sheet, (round(at[0]), round(at[1])))
    crown = theatre.high(GAME, "crown", round(CROWN * 0.72 * k))
    place = (x * k - crown.get_width() / 2, (y - 76) * k)
    drop(board, crown, place, (2 * k, 4 * k), 4 * k, 140)
    board.blit(crown, (round(place[0]), round(place[1])))


def _wells(board: Surface, k: float) -> None:
    """Recesses for the cards, a wooden tray for the bank."""
    wide, high = board_size()
    s = Vector(wide, high)
    for name in WELLS:
        at = places()[name]
        s.rect(at.left - 3, at.top - 3, at.w + 6, at.h + 6, "#050916", r=9, opacity=0.5)
        s.rect(at.left - 3, at.top - 3, at.w + 6, at.h + 6, None, GOLD[1], 1.2, r=9, stroke_opacity=0.5)
    board.blit(s.sized(board.get_size()), (0, 0))
    _tray(board, places()["bank"], k)


def _tray(board: Surface, at: Place, k: float) -> None:
    size = (round(at.w * k), round(at.h * k))
    rim = Vector(at.w, at.h)
    rim.rect(
        0, 0, at.w, at.h, rim.linear(0, 0, at.w, at.h, "#8a5c30", (0.5, "#5c3a1f"), (1, "#2e1a0c")), r=10
    )
    rim.rect(1, 1, at.w - 2, at.h - 2, None, GOLD[1], 1.4, r=9)
    sheet = blank(*size)
    sheet.blit(rim.sized(size), (0, 0))
    inner = Rect(round(8 * k), round(8 * k), size[0] - 2 * round(8 * k), size[1] - 2 * round(8 * k))
    sheet.blit(materials.cut(materials.felt(*inner.size, k, "#2c1810", seed=4), 6 * k), inner)
    panels.inner_shadow(sheet, inner, 6 * k, 8 * k, 190)
    drop(board, sheet, (at.left * k, at.top * k), (3 * k, 4 * k), 6 * k, 150)
    board.blit(sheet, (round(at.left * k), round(at.top * k)))
