"""Printing the board of Aquileia: ground, harbour, buildings, stalls, sites, spaces, tracks, names, frame."""

from collections.abc import Callable, Iterator
from random import Random

from pygame import Surface

from client.ui.painters import materials, mosaic
from client.ui.painters.aquileia import frame, parts, plots, prints
from client.ui.painters.aquileia.facts import HEIGHT, WIDTH, Facts, facts
from client.ui.painters.colour import jitter, rgb
from client.ui.painters.surfaces import blank, drop
from client.ui.painters.vector import Vector

Step = Callable[[Surface, Facts, float], Iterator[None] | None]  # a long one stops now and then
Stop = tuple[str, str]
# x, y, w, h and the two tones of each quarter
DISTRICTS: tuple[tuple[float, float, float, float, Stop], ...] = (
    (50, 50, 254, 220, ("#d5d2a8", "#b9b37c")),  # theatre: a garden
    (50, 276, 254, 318, ("#f4ead2", "#e4d2aa")),  # forum
    (50, 600, 520, 150, ("#dbb98b", "#c79a68")),  # stadium
    (576, 600, 476, 150, ("#e4c795", "#cda76c")),  # arena
    (1060, 50, 434, 474, ("#e0aa7c", "#c98a5b")),  # market
    (1060, 530, 434, 220, ("#2a6d74", "#14474f")),  # tracks
    (310, 182, 744, 412, ("#cfc78f", "#b3ab6c")),  # building sites
)


def steps(size: tuple[int, int]) -> Iterator[Surface]:
    """Print the board over exactly `size`; each step gives the board so far, the last one is done."""
    k = size[0] / WIDTH
    known = facts()
    board = materials.stone(*size, k, "#e2cb9c")
    yield board
    for step in _STEPS:
        for _ in step(board, known, k) or ():
            yield board
        yield board


# ------------------------------------------------------------------ ground


def _ground(board: Surface, known: Facts, k: float) -> None:
    f, gap = frame.WIDE, max(1, round(0.8 * k))
    streets = Surface(board.get_size(), depth=32)
    streets.fill(rgb("#e3cc9d"))
    rng = Random(5)
    for y in range(f, HEIGHT - f, 13):
        top, low = round(y * k), round((y + 13) * k) - gap
        x = f - rng.random() * 20
        while x < WIDTH - f:
            w = rng.uniform(16, 30)
            left = round(x * k)
            tone = jitter("#e6d1a5", rng, 9)
            streets.fill(tone, (left, top, round((x + w) * k) - gap - left, low - top))
            x += w
    streets.set_alpha(150)
    board.blit(streets, (0, 0))


def _districts(board: Surface, known: Facts, k: float) -> None:
    s = Vector(WIDTH, HEIGHT)
    for x, y, w, h, (light, dark) in DISTRICTS:
        s.rect(x + 2, y + 3, w, h, "#6b4a25", r=12, opacity=0.28)
        s.rect(x, y, w, h, "#f8ecd2", "#8a6b43", 1.2, r=12)
        s.rect(x + 3, y + 3, w - 6, h - 6, s.linear(x, y, x + w, y + h, light, dark), "#a5814f", 1, r=9)
    board.blit(s.sized(board.get_size()), (0, 0))
    mosaic.joint(board, k)


# ------------------------------------------------------------------ harbour


def _sea(board: Surface, known: Facts, k: float) -> Iterator[None]:
    water, area = yield from mosaic.sea((310, 44, 744, 132), k)
    board.blit(water, area)
    board.blit(parts.picture("quay", 752, k), (round(306 * k), round(163 * k)))
    for name in ("portus-bronze", "portus-silver", "portus-gold"):
        place = known.places[f"space.{name}"]
        board.blit(parts.picture("jetty", 88, k), (round((place.x - 42) * k), round((place.y - 40) * k)))
    latro = known.places["space.latro"]
    board.blit(parts.picture("jetty-latro", 92, k), (round((latro.x - 44) * k), round((latro.y - 40) * k)))


# ------------------------------------------------------------------ buildings

# drawing, left, top, width, all in board units
_BUILDINGS: tuple[tuple[str, float, float, float], ...] = (
    ("lighthouse", 298, 52, 66),
    ("ship-latro", 344, 46, 78), ("ship-1", 420, 66, 98), ("ship-2", 590, 66, 98), ("ship-3", 760, 66, 98),
    ("goods-1", 596, 144, 40), ("goods-2", 766, 144, 40), ("goods-3", 938, 144, 40),
    ("goods-2", 446, 146, 36),
    ("area-theatre", 52, 88, 180),
    ("cypress", 52, 222, 17), ("cypress", 64, 230, 13), ("cypress", 208, 226, 15), ("bush", 82, 254, 18),
    ("bush", 190, 256, 16), ("olive", 216, 222, 38),
    ("area-forum", 66, 290, 222),
    ("cypress", 52, 336, 20), ("cypress", 282, 340, 19), ("fountain", 148, 552, 58), ("bush", 58, 572, 20),
    ("bush", 280, 574, 19), ("cypress", 66, 536, 18), ("cypress", 272, 538, 18), ("olive", 52, 462, 30),
    ("olive", 268, 466, 32),
    ("area-stadium", 52.4, 600.4, 391), ("area-arena", 576, 588, 280),
    ("tower", 292, 130, 32), ("tower", 1039, 130, 32),
    ("cypress", 578, 708, 14), ("cypress", 848, 704, 15), ("cypress", 580, 604, 12), ("pine", 840, 600, 30),
)  # fmt: skip


def _buildings(board: Surface, known: Facts, k: float) -> Iterator[None]:
    layer = blank(*board.get_size())
    for name, x, y, w in _BUILDINGS:
        layer.blit(parts.picture(name, w, k), (round(x * k), round(y * k)))
        yield
    drop(board, layer, (0, 0), (5 * k, 6 * k), 5 * k, 115)
    drop(board, layer, (0, 0), (1.6 * k, 2 * k), 1.6 * k, 120)
    board.blit(layer, (0, 0))


def _stalls(board: Surface, known: Facts, k: float) -> None:
    for name, x, y, w in (("stall-dolus", 1062, 88, 222), ("stall-pecunia", 1274, 88, 220),
                          ("stall-equi", 1062, 194, 432), ("stall-servi", 1062, 328, 432),
                          ("step-potentia", 1068, 446, 420)):  # fmt: skip
        parts.press(board, parts.picture(name, w, k), x, y, k, 3.6)


# ------------------------------------------------------------------ sites and spaces


def _sites(kinds: str) -> Step:
    def step(board: Surface, known: Facts, k: float) -> Iterator[None]:
        for plot in known.plots:
            if plot.id[0] in kinds:
                place = known.places[f"site.{plot.id}"]
                parts.press(board, plots.tile(plot, place.w, place.h, k), place.left, place.top, k, 2.4)
                yield

    return step


_FRAME_STEPS = tuple(frame.edge(side) for side in ("top", "right", "bottom", "left"))
_STEPS: tuple[Step, ...] = (
    _ground, _districts, _sea, _buildings, _stalls, _sites("K"), _sites("O"), _sites("WU"), _sites("PY"),
    prints.spaces, prints.market, prints.prizes, prints.tracks, prints.names, *_FRAME_STEPS, frame.figures,
    frame.inner_shade, lambda board, known, k: materials.daylight(board),
)  # fmt: skip
