"""Mosaic: tesserae drawn as plain polygons, bevelled all at once by one emboss."""

import math
from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache
from random import Random

import pygame
from pygame import Rect, Surface

from client.ui.painters.colour import Colour, jitter, mix, rgb, rgba
from client.ui.painters.surfaces import ADD, MULT, SUB, as_alpha, blank, blur, emboss, gained, octaves
from client.ui.painters.vector import Point

SIDE = 5.6  # of a tessera, in board units
GROUT = "#8f7a55"
_FINE = 2  # tesserae are drawn at this scale and halved
Box = tuple[float, float, float, float]
Quad = tuple[Point, Point, Point, Point]
Laying = Generator[
    None, None, tuple[Surface, Rect]
]  # stops now and then; its value is the field and its place


def quads(
    box: Box, side: float, rng: Random, *, jolt: float = 0.16, gap: float = 0.27
) -> Iterator[tuple[int, int, int, int, Quad]]:
    """Column, row, columns, rows and corners of a slightly uneven grid of tesserae filling the box."""
    x, y, w, h = box
    columns, rows = max(1, round(w / side)), max(1, round(h / side))
    tw, th, g, q = w / columns, h / rows, side * gap / 2, side * jolt

    def off() -> float:
        return (rng.random() - 0.5) * q

    for j in range(rows):
        for i in range(columns):
            left, top = x + i * tw + g, y + j * th + g
            right, low = x + (i + 1) * tw - g, y + (j + 1) * th - g
            yield (
                i,
                j,
                columns,
                rows,
                (
                    (left + off(), top + off()),
                    (right + off(), top + off()),
                    (right + off(), low + off()),
                    (left + off(), low + off()),
                ),
            )


class Mosaic:
    """One field of tesserae in board units with its height map; `finish` bevels it."""

    def __init__(self, box: Box, k: float, grout: Colour) -> None:
        self.box, self.k = box, k
        left, top = round(box[0] * k), round(box[1] * k)
        self.area = Rect(left, top, round((box[0] + box[2]) * k) - left, round((box[1] + box[3]) * k) - top)
        size = (max(1, self.area.w) * _FINE, max(1, self.area.h) * _FINE)
        self._face, self._height = Surface(size, depth=32), Surface(size, depth=32)
        self._face.fill(rgb(grout))

    def lay(self, quad: Sequence[Point], colour: Colour, height: int) -> None:
        """Set one tessera; height 0..255 decides how far its edges catch the light."""
        s = self.k * _FINE
        points = [((x - self.box[0]) * s, (y - self.box[1]) * s) for x, y in quad]
        pygame.draw.polygon(self._face, rgb(colour), points)
        pygame.draw.polygon(self._height, (height,) * 3, points)

    def finish(self, bevel: float = 0.17, light: Colour = "#fff4d8") -> Surface:
        """The field at its pixel size, every tessera bevelled."""
        size = self.area.size
        face = as_alpha(pygame.transform.smoothscale(self._face, size))
        height = as_alpha(pygame.transform.smoothscale(self._height, size))
        lit, shade = emboss(blur(height, 1) if self.k > 0.8 else height, max(1.0, self.k))
        lit, shade = gained(lit, bevel), gained(shade, bevel * 1.25)
        lit.fill(rgba(light), special_flags=MULT)
        face.blit(lit, (0, 0), special_flags=ADD)
        face.blit(shade, (0, 0), special_flags=SUB)
        return face


def band(box: Box, k: float, tones: Sequence[Colour], rng: Random) -> tuple[Surface, Rect]:
    """A narrow border: mostly the first tone, every fourth tessera the second."""
    field = Mosaic(box, k, GROUT)
    for i, j, _, _, quad in quads(box, SIDE, rng, gap=0.25):
        field.lay(quad, jitter(tones[0] if (i + j) % 4 else tones[1], rng, 14), int(150 + rng.random() * 100))
    return field.finish(), field.area


def cells(boxes: Sequence[tuple[Box, Colour, bool]], around: Box, k: float, rng: Random) -> Laying:
    """A run of track cells (box, colour, across) in one field; the first column of a cell is its divider."""
    field = Mosaic(around, k, GROUT)
    for box, colour, across in boxes:
        x, y, w, h = box
        for i, j, _, _, quad in quads((x + 0.5, y + 0.5, w - 1, h - 1), SIDE, rng):
            divider = (i if across else j) == 0
            tone = mix(colour, "#5f3d1e", 0.62) if divider else colour
            field.lay(quad, jitter(tone, rng, 9), int(150 + rng.random() * 60))
        yield
    return field.finish(), field.area


def sea(
    box: Box,
    k: float,
    *,
    deep: Colour = "#0b3d49",
    mid: Colour = "#156370",
    lit: Colour = "#3a9a9c",
    foam: Colour = "#cfe8df",
    seed: int = 9,
    side: float = 5.4,
) -> Laying:
    """Water in waving rows of tesserae, paler where the light lies."""
    rng = Random(seed)
    _, _, w, h = box
    field = Mosaic((0, 0, w, h), k, "#0a2f39")
    rows = int(h / side) + 2
    glint = octaves(int(w / 4) + 2, int(h / 4) + 2, [(30, 8, 1), (12, 4, 0.7)], seed)
    for row in range(-1, rows):
        x = -rng.random() * side
        while x < w:
            length = side * rng.uniform(0.85, 1.5)
            tone = mix(deep, mid, min(1.0, 0.25 + row / rows * 0.9))
            value = _grey(glint, x / 4, row * side / 4)
            if value > 0.56:
                tone = mix(tone, lit, min(1.0, (value - 0.56) * 4.4))
            if value > 0.66 and rng.random() < 0.30:
                tone = mix(lit, foam, 0.55)
            field.lay(
                _wave(x + 0.5, x + length - 0.7, row, side),
                jitter(tone, rng, 9),
                int(120 + rng.random() * 70),
            )
            x += length
        yield
    return field.finish(0.26, "#e6fff8"), Rect(round(box[0] * k), round(box[1] * k), *field.area.size)


def _grey(surface: Surface, x: float, y: float) -> float:
    w, h = surface.get_size()
    return float(surface.get_at((max(0, min(w - 1, int(x))), max(0, min(h - 1, int(y)))))[0]) / 255


def _wave(x0: float, x1: float, row: int, side: float) -> Quad:
    def y(x: float, j: int) -> float:
        return j * side + 3.2 * math.sin(x / 34 + j * 0.5) + 1.6 * math.sin(x / 13 - j * 0.8)

    return (
        (x0, y(x0, row) + 0.5),
        (x1, y(x1, row) + 0.5),
        (x1, y(x1, row + 1) - 0.7),
        (x0, y(x0, row + 1) - 0.7),
    )


@lru_cache(4)
def _joints(k: float, strength: float) -> Surface:
    rng = Random(3)
    n, side = 256, 6.2
    sheet = Surface((round(n * k) * _FINE,) * 2, depth=32)
    sheet.fill((138, 138, 138))
    s = sheet.get_width() / n
    for *_, quad in quads((0, 0, n, n), side, rng, jolt=0.22, gap=0.16):
        g = int(214 + rng.random() * 41)
        pygame.draw.polygon(sheet, (g, g, g), [(x * s, y * s) for x, y in quad])
    tile = as_alpha(pygame.transform.smoothscale(sheet, (round(n * k),) * 2))
    pale = blank(*tile.get_size(), (255, 255, 255, 255))  # 1 - strength * (1 - grey)
    dark = pale.copy()
    dark.blit(tile, (0, 0), special_flags=SUB)
    dark.fill((int(255 * strength),) * 3, special_flags=MULT)
    pale.blit(dark, (0, 0), special_flags=SUB)
    return pale


def joint(target: Surface, k: float, strength: float = 0.17) -> None:
    """Print the joints of small tesserae weakly over the whole target: it ties flat ground to the mosaic."""
    tile = _joints(round(k, 3), strength)
    for y in range(0, target.get_height(), tile.get_height()):
        for x in range(0, target.get_width(), tile.get_width()):
            target.blit(tile, (x, y), special_flags=MULT)
