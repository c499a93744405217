"""Printing the board of Castellans: the city with all that stands in it, the market, the evening light."""

from collections.abc import Iterator

from pygame import Surface

from client.rules.castellans.data import BORDERS
from client.ui.painters import materials
from client.ui.painters.castellans import city, market, marks, plaques, town
from client.ui.painters.castellans.facts import CITY, COMING, EDGE, HEIGHT, IVORY, WIDTH, places
from client.ui.painters.surfaces import ADD, MULT, drop, radial
from client.ui.painters.vector import Vector

SLABS = (COMING, (805.0, 585.0, 82.0, 125.0))  # outside the wall: the coming scoring, keeps and their die


def steps(size: tuple[int, int]) -> Iterator[Surface]:
    """Print the board over exactly `size`; each step gives the board so far, the last one is done."""
    k = size[0] / WIDTH
    board = materials.felt(*size, k, "#20120a", seed=3)
    yield board
    room = (round(CITY * k), size[1])
    ground = board.subsurface((0, 0, *room))
    for sheet in city.steps(room, k):
        ground.blit(sheet, (0, 0))
        yield board
    town.afloat(ground, k)
    for _ in town.stand(ground, k):
        yield board
    for _ in city.towers(ground, k):
        yield board
    _evening(ground)
    yield board
    for draw in (_gates, _mills, _slabs, plaques.print_all):
        draw(ground, k)
        yield board
    for _ in market.steps(board, k):
        yield board
    _frame(board, k)
    materials.daylight(board)
    yield board


def _evening(ground: Surface) -> None:
    """Golden light from the upper left and from over the sea, cool shade at the lower right."""
    size = ground.get_size()
    ground.blit(radial(size, (0.1, 0.05), (0.95, 1.1), (30, 20, 6), (0, 0, 0)), (0, 0), special_flags=ADD)
    ground.blit(radial(size, (0.0, 0.34), (0.32, 0.42), (52, 24, 4), (0, 0, 0)), (0, 0), special_flags=ADD)
    ground.blit(
        radial(size, (0.3, 0.25), (1.0, 1.05), (255, 255, 255), (222, 194, 180)), (0, 0), special_flags=MULT
    )


def _gates(ground: Surface, k: float) -> None:
    """Where a road meets the wall a gate stands that is nobody's yet."""
    for border in BORDERS:
        at = places()[f"site.{border}"]
        thing = marks.picture("gatehouse", round(52 * k))
        marks.print_at(ground, thing, at.x, at.y, k, 2.4)


def _mills(ground: Surface, k: float) -> None:
    for border in BORDERS:
        at = places()[f"road.{border}"]
        marks.print_at(ground, marks.picture("mill-site", round(44 * k)), at.x, at.y, k, 1.4)


def _slabs(ground: Surface, k: float) -> None:
    """Slabs of stone in the fields for what waits there."""
    for left, top, wide, high in SLABS:
        s = Vector(wide, high)
        s.rect(
            0.8,
            0.8,
            s.w - 1.6,
            s.h - 1.6,
            s.linear(0, 0, s.w, s.h, "#f6e8c8", (0.5, "#dcc498"), (1, "#a98a58")),
            EDGE,
            1.4,
            r=7,
        )
        s.rect(4, 4, s.w - 8, s.h - 8, s.linear(0, 0, 0, s.h, "#c9ab78", (1, "#ecd8ac")), "#8d6a3c", 1, r=5)
        thing = s.surface(k)
        drop(ground, thing, (left * k, top * k), (3 * k, 4 * k), 3 * k, 120)
        ground.blit(thing, (round(left * k), round(top * k)))
    _shades(ground, k)


def _shades(ground: Surface, k: float) -> None:
    """Who has this slab when off duty."""
    at = places()["magistrates"]
    shade = marks.picture("magistrate", round(at.h * k)).copy()
    shade.set_alpha(90)
    step = (at.w - shade.get_width() / k) / 2
    for n in (-1, 0, 1):
        ground.blit(shade, shade.get_rect(center=(round((at.x + n * step) * k), round(at.y * k))))


def _frame(board: Surface, k: float) -> None:
    """A lit edge round the whole board."""
    s = Vector(WIDTH, HEIGHT)
    line = s.linear(0, 0, WIDTH, HEIGHT, (0, IVORY, 0.7), (0.5, IVORY, 0.1), (1, "#000000", 0.5))
    s.rect(1, 1, WIDTH - 2, HEIGHT - 2, None, line, 2, r=3)
    board.blit(s.sized(board.get_size()), (0, 0))
