"""Printing the board of Siberia: the map in its steel frame, what lies below it, exchanges, tiles."""

from collections.abc import Iterator

from pygame import Surface

from client.rules.siberia import data
from client.ui.painters import materials, panels, svg
from client.ui.painters.siberia import land
from client.ui.painters.siberia.facts import (
    EDGE,
    FRAME,
    GAME,
    GROUND,
    MAP_HIGH,
    MAP_WIDE,
    PLATE,
    PLATE_DARK,
    WIDTH,
    Place,
    places,
)
from client.ui.painters.siberia.plates import hole, lay, plate, rivet, well
from client.ui.painters.surfaces import ADD, drop, radial
from client.ui.painters.vector import Vector

SUPPLY_WELL = (6.0, 6.0, 74.0, 64.0)  # in a supply's plate
ROW = (659.0, 76.0)  # top and height of what lies below the map
SUPPLY = 114.0
STOCK_X = 1156.0  # left edge of the exchanges


def steps(size: tuple[int, int]) -> Iterator[Surface]:
    """Print the board over exactly `size`; each step gives the board so far, the last one is done."""
    k = size[0] / WIDTH
    board = materials.felt(*size, k, GROUND, seed=3)
    board.blit(radial(size, (0.2, 0.1), (0.95, 1.05), (16, 24, 30), (0, 0, 0)), (0, 0), special_flags=ADD)
    yield board
    _frame(board, k)
    yield board
    for step in (_supplies, _clocks, _sold, _bank, _bag, _tiles, _markets):
        step(board, k)
        yield board
    job = land.steps(land.View(k=k))
    while True:
        try:
            next(job)
        except StopIteration as done:
            sheet: Surface = done.value
            break
        yield board
    at = (round(FRAME * k), round(FRAME * k))
    board.blit(sheet, at)
    _inner_shade(board, at, sheet.get_size(), k)
    yield board


def _frame(board: Surface, k: float) -> None:
    """The steel round the map, riveted, with a dark joint inside."""
    w, h = MAP_WIDE + 2 * FRAME, MAP_HIGH + 2 * FRAME
    s = Vector(w, h)
    s.rect(0, 0, w, h, s.linear(0, 0, w, h, "#e9f1f4", (0.4, "#93a9b8"), (1, "#3c5060")), EDGE, 1.6, r=6)
    s.rect(2, 2, w - 4, h - 4, None, s.linear(0, 0, w, h, (0, "#ffffff", 0.8), (0.5, "#ffffff", 0.1),
                                              (1, "#000000", 0.5)), 1.2, r=5)  # fmt: skip
    for n in range(13):
        for y in (4.2, h - 4.2):
            rivet(s, 14 + n * (w - 28) / 12, y, 1.9)
    s.rect(FRAME - 2, FRAME - 2, MAP_WIDE + 4, MAP_HIGH + 4, "#0d161d", r=3)
    lay(board, s.surface(k), 0, 0, k, 9)


def _inner_shade(board: Surface, at: tuple[int, int], size: tuple[int, int], k: float) -> None:
    panels.inner_shadow(board, board.get_rect().clip((*at, *size)), 2 * k, max(1.0, 5 * k), 130)


def _supplies(board: Surface, k: float) -> None:
    """Five boxes: a well for the cubes, the sign of the resource faint in it."""
    for n, resource in enumerate(data.RESOURCES):
        at = places()[f"supply.{resource}"]
        x = at.x - SUPPLY_WELL[0] - SUPPLY_WELL[2] / 2
        lay(board, plate((round(SUPPLY * k), round(ROW[1] * k)), k, PLATE, seed=n + 2), x, ROW[0], k)
        dx, dy, w, h = SUPPLY_WELL
        well(board, (x + dx, ROW[0] + dy, w, h), k, radius=4, seed=n + 5)
        chip = svg.draw(GAME, f"chip-{resource}", (round(40 * k),) * 2).copy()
        chip.set_alpha(46)
        board.blit(chip, chip.get_rect(center=(round(at.x * k), round(at.y * k))))


def _clocks(board: Surface, k: float) -> None:
    """The plate with the eight places where markers wait."""
    first, last = places()["clock.0"], places()["clock.7"]
    left, right = first.left - 8, last.left + last.w + 8
    lay(
        board,
        plate((round((right - left) * k), round(ROW[1] * k)), k, PLATE, seed=9, rivets=True),
        left,
        ROW[0],
        k,
    )
    for n in range(data.MARKERS):
        at = places()[f"clock.{n}"]
        px = round((at.w + 3) * k)
        picture = svg.draw(GAME, "clock-space", (px, px))
        board.blit(picture, picture.get_rect(center=(round(at.x * k), round(at.y * k))))


def _sold(board: Surface, k: float) -> None:
    """A dark tray for the cubes that left the game."""
    at = places()[f"sold.{data.RESOURCES[0]}"]
    w, h = at.w + 12, ROW[1]
    lay(board, plate((round(w * k), round(h * k)), k, PLATE_DARK, seed=13), at.x - w / 2, ROW[0], k)
    well(board, (at.left, ROW[0] + 6, at.w, h - 12), k, base="#0e1820", radius=4, seed=11)


def _bank(board: Surface, k: float) -> None:
    spots = [places()[f"bank.{value}"] for value in data.NOTES]
    left, w = spots[0].left - 6, spots[0].w + 12
    lay(board, plate((round(w * k), round(ROW[1] * k)), k, PLATE, seed=14), left, ROW[0], k)
    well(board, (left + 4, ROW[0] + 4, w - 8, ROW[1] - 8), k, radius=4)


def _bag(board: Surface, k: float) -> None:
    """The cloth bag itself; counters lie in it unseen."""
    at = places()["bag"]
    w = at.w + 8
    lay(board, plate((round(w * k), round(ROW[1] * k)), k, PLATE, seed=15), at.x - w / 2, ROW[0], k)
    picture = svg.draw_high(GAME, "bag", round(82 * k))
    place = (at.x * k - picture.get_width() / 2, (ROW[0] + ROW[1] - 3) * k - picture.get_height())
    drop(board, picture, place, (2 * k, 3 * k), 2.4 * k, 150)
    drop(board, picture, place, (5 * k, 6 * k), 5 * k, 90)
    board.blit(picture, (round(place[0]), round(place[1])))


def _tiles(board: Surface, k: float) -> None:
    """The plate of the investment tiles: the stack's place and a rail for the open ones."""
    lay(board, plate((round(390 * k), round(ROW[1] * k)), k, PLATE_DARK, seed=12), STOCK_X, ROW[0], k)
    stack = places()["stack"]
    s = Vector(390, ROW[1])
    hole(s, stack.x - STOCK_X, ROW[1] / 2, 29)
    board.blit(s.sized((round(390 * k), round(ROW[1] * k))), (round(STOCK_X * k), round(ROW[0] * k)))
    well(board, (STOCK_X + 100, ROW[0] + 5, 285, ROW[1] - 10), k, radius=6)


def _markets(board: Surface, k: float) -> None:
    """Sunk places for the six exchanges."""
    for n in range(data.MARKETS):
        at: Place = places()[f"market.{n}"]
        well(board, (at.left, at.top, at.w, at.h), k, base="#0e1820", radius=6)
