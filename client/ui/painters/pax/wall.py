"""Rome's wall: courses of dark red stone under a bronze meander, the feet of her columns on a ledge."""

from collections.abc import Iterator
from random import Random

from pygame import Surface

from client.ui.painters import materials, theatre
from client.ui.painters.colour import lighter, mix
from client.ui.painters.pax.facts import BRONZE, FOOT, GAME, WALL, WIDTH, columns
from client.ui.painters.surfaces import drop, gradient
from client.ui.painters.vector import Vector

STONE = "#572029"
COURSE, BLOCK = 41.0, 108.0  # height and length of the stones
FRIEZE = 28.0


def steps(board: Surface, k: float) -> Iterator[None]:
    """The whole wall with its feet, in slices."""
    size = (board.get_width(), round(WALL * k))
    ground = materials.stone(*size, k, STONE, seed=4, blotch=16, grain=8)
    board.blit(ground, (0, 0))
    yield
    _courses(board, 0, 0, WIDTH, WALL, k)
    dark = gradient(
        size[0], size[1], [(0, (0, 0, 0, 70)), (0.35, (0, 0, 0, 0)), (0.8, (0, 0, 0, 0)), (1, (0, 0, 0, 80))]
    )
    board.blit(dark, (0, 0))
    yield
    _ledge(board, k)
    _frieze(board, k)
    yield
    for place in columns().values():
        _foot(board, place.x, k)


def _courses(target: Surface, left: float, top: float, w: float, h: float, k: float) -> None:
    """Stones in the part of the wall from (left, top), each with a lit and a shaded edge."""
    s = Vector(w, h)
    rng = Random(5)
    y, row = FRIEZE + 2, 0
    while y < WALL:
        x = -BLOCK + (row % 2) * BLOCK / 2
        while x < WIDTH + BLOCK:
            long = BLOCK + rng.uniform(-14, 14)
            tone = ("#c9826a", "#a05a50", "#7a3a3c", "#d09a78")[rng.randrange(4)]
            if x + long > left and x < left + w and y + COURSE > top and y < top + h:
                _stone(s, x - left, y - top, long - 2.4, COURSE - 2.4, tone)
            x += long
        y, row = y + COURSE, row + 1
    target.blit(s.sized((round(w * k), round(h * k))), (0, 0))


def _stone(s: Vector, x: float, y: float, w: float, h: float, tone: str) -> None:
    s.rect(x, y, w, h, tone, r=3, opacity=0.17)
    s.path(
        f"M{x + 2} {y + h - 2}L{x + 2} {y + 2}L{x + w - 2} {y + 2}", None, "#f0b09a", 1.3, stroke_opacity=0.26
    )
    s.path(f"M{x + 2} {y + h}L{x + w} {y + h}L{x + w} {y + 2}", None, "#16040a", 2.4, stroke_opacity=0.55)


def _ledge(board: Surface, k: float) -> None:
    s = Vector(WIDTH, 40)
    light, base, shade, deep = BRONZE
    s.rect(0, 2, WIDTH, 14, s.linear(0, 2, 0, 16, light, (0.3, base), (1, deep)))
    s.rect(0, 2, WIDTH, 2.4, lighter(light, 0.4), opacity=0.9)
    s.rect(0, 15, WIDTH, 1.6, "#1c0a06", opacity=0.8)
    for x in range(14, WIDTH, 30):
        s.ellipse(x, 9.4, 3.2, None, deep)
        s.ellipse(x - 0.5, 8.8, 2.5, None, s.linear(x - 2, 7, x + 2, 12, light, shade))
    strip = s.sized((board.get_width(), round(40 * k)))
    at = (0, round((FOOT - 2) * k))
    drop(board, strip, at, (2 * k, 6 * k), 6 * k, 150)
    board.blit(strip, at)


def _frieze(board: Surface, k: float) -> None:
    h = round(FRIEZE * k)
    band = materials.brushed(board.get_width(), h, k, BRONZE[2], seed=6, amount=26)
    s = Vector(WIDTH, FRIEZE)
    key = "".join(f"M{x} 22.5V7.5H{x + 20}V18.5H{x + 7}V13H{x + 13}" for x in range(9, WIDTH - 20, 27))
    s.path(key, None, "#2c1608", 3.6, cap="butt", transform="translate(0.9 1.3)", stroke_opacity=0.8)
    s.path(key, None, BRONZE[0], 2.7, cap="butt")
    s.rect(0, 0, WIDTH, 2.6, lighter(BRONZE[0], 0.2))
    s.rect(0, FRIEZE - 3, WIDTH, 3, BRONZE[3])
    s.rect(0, FRIEZE - 4.4, WIDTH, 1.4, BRONZE[0], opacity=0.6)
    band.blit(s.sized((board.get_width(), h)), (0, 0))
    drop(board, band, (0, 0), (0, 4 * k), 5 * k, 150)
    board.blit(band, (0, 0))


def _foot(board: Surface, x: float, k: float) -> None:
    """The empty foot of a column and the plate for its number."""
    foot = theatre.high(GAME, "column-foot", max(2, round(14 * k)))
    at = (x * k - foot.get_width() / 2, (FOOT - 14) * k)
    drop(board, foot, at, (3 * k, 2 * k), 4 * k, 150)
    board.blit(foot, (round(at[0]), round(at[1])))
    s = Vector(46, 38)
    s.rect(1, 1, 44, 36, "#260e10", r=8, opacity=0.92)
    s.rect(1.6, 1.6, 42.8, 34.8, None, mix(BRONZE[0], BRONZE[1], 0.5), 1.3, r=7.5)
    plate = s.surface(k)
    board.blit(plate, (round((x + 33) * k), round((FOOT - 38) * k)))


def part(target: Surface, left: float, top: float, k: float) -> None:
    """A cut of the wall from (left, top) in board units over the whole target, one foot in its middle."""
    w, h = target.get_width() / k, target.get_height() / k
    target.blit(materials.stone(*target.get_size(), k, STONE, seed=4, blotch=16, grain=8), (0, 0))
    _courses(target, left, top, w, h, k)
    foot = theatre.high(GAME, "column-foot", max(2, round(14 * k)))
    target.blit(foot, (round(target.get_width() / 2 - foot.get_width() / 2), round((FOOT - 14 - top) * k)))
    s = Vector(w, 14)
    s.rect(0, 0, w, 14, s.linear(0, 0, 0, 14, BRONZE[0], (0.3, BRONZE[1]), (1, BRONZE[3])))
    target.blit(s.surface(k), (0, round((FOOT - top) * k)))
