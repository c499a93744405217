"""The few operations on pixels from which every material is made: noise, ramps, blur, shadow, emboss."""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pygame
from pygame import Surface

from client.ui.painters.colour import RGB, Colour, rgb, rgba

ADD, SUB, MULT = pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB, pygame.BLEND_RGB_MULT
ALPHA_MULT, ALPHA_ADD = pygame.BLEND_RGBA_MULT, pygame.BLEND_RGBA_ADD
ALPHA_SUB, ALPHA_MAX = pygame.BLEND_RGBA_SUB, pygame.BLEND_RGBA_MAX
SHADE = "#140802"

Octave = tuple[float, float, float]
Stop = tuple[float, Colour]
RGBA = tuple[int, int, int, int]
Placed = tuple[Surface, float, float]  # a picture and its centre in board units


class Sprite(NamedTuple):
    """A picture with what it casts around it: the object is w x h and begins at (ox, oy) of the surface."""

    surface: Surface
    ox: int
    oy: int
    w: int
    h: int

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Where to blit the surface so that the object's top-left corner lies at (x, y)."""
        return round(x) - self.ox, round(y) - self.oy

    def centred(self, x: float, y: float) -> tuple[int, int]:
        """Where to blit the surface so that the object's middle lies at (x, y)."""
        return self.at(x - self.w / 2, y - self.h / 2)


def blank(w: float, h: float, fill: RGBA | None = None) -> Surface:
    """A surface with alpha, at least one pixel each way."""
    surface = Surface((max(1, round(w)), max(1, round(h))), pygame.SRCALPHA)
    if fill is not None:
        surface.fill(fill)
    return surface


def fitted(surface: Surface, size: tuple[int, int]) -> Surface:
    """The surface at exactly this size."""
    return surface if surface.get_size() == size else pygame.transform.smoothscale(surface, size)


# ------------------------------------------------------------------ noise

_FORMAT = Surface((1, 1), pygame.SRCALPHA)
_GREY: list[RGB] = [(i, i, i) for i in range(256)]


def ramp(*stops: Stop) -> list[RGB]:
    """256 colours through the stops (position 0..1, colour)."""
    return [_between(stops, i / 255) for i in range(256)]


def _between(stops: Sequence[Stop], t: float) -> RGB:
    for (p0, c0), (p1, c1) in pairwise(stops):
        if t <= p1:
            u = 0.0 if p1 == p0 else max(0.0, (t - p0) / (p1 - p0))
            r, g, b = (round(x + (y - x) * u) for x, y in zip(rgb(c0), rgb(c1), strict=True))
            return r, g, b
    return rgb(stops[-1][1])


def grey_bytes(surface: Surface) -> bytes:
    """The red channel, row by row."""
    return pygame.image.tobytes(surface, "RGB")[::3]


def from_grey(
    grey: bytes, size: tuple[int, int], palette: list[RGB] | None = None, curve: bytes | None = None
) -> Surface:
    """Grey bytes through an optional contrast curve and a palette of 256 colours."""
    surface = pygame.image.frombytes(grey.translate(curve) if curve else grey, size, "P")
    surface.set_palette(palette or _GREY)
    return as_alpha(surface)


def as_alpha(surface: Surface) -> Surface:
    """The surface in the 32-bit format with alpha that blits fastest; needs no window."""
    return surface.convert(_FORMAT)


def noise(w: int, h: int, cell_x: float, cell_y: float = 0, seed: int = 0) -> Surface:
    """One octave of smooth value noise in grey with cells of so many pixels."""
    cell_y = cell_y or cell_x
    columns, rows = math.ceil(w / cell_x) + 2, math.ceil(h / cell_y) + 2
    small = from_grey(Random(seed).randbytes(columns * rows), (columns, rows))
    big = (max(w, int(columns * cell_x)), max(h, int(rows * cell_y)))
    large = fitted(small, big)
    rng = Random(seed + 1)
    x = int(rng.random() * min(cell_x, big[0] - w))
    y = int(rng.random() * min(cell_y, big[1] - h))
    return large.subsurface((x, y, w, h)).copy()


def octaves(w: int, h: int, layers: Sequence[Octave], seed: int = 0) -> Surface:
    """Several octaves (cell x, cell y, weight) laid over each other."""
    total = layers[0][2]
    out = noise(w, h, layers[0][0], layers[0][1], seed * 97 + 5)
    for i, (x, y, weight) in enumerate(layers[1:], 1):
        total += weight
        layer = noise(w, h, x, y, seed * 97 + i * 13 + 5)
        layer.set_alpha(int(255 * weight / total))
        out.blit(layer, (0, 0))
    return out


def roughen(target: Surface, grey: Surface, amount: Sequence[int]) -> None:
    """Add the noise, centred on zero, with the given amplitude for each channel."""
    r, g, b = amount
    layer = grey.copy()
    layer.fill((r, g, b, 255), special_flags=MULT)
    target.blit(layer, (0, 0), special_flags=ADD)
    target.fill((r // 2, g // 2, b // 2), special_flags=SUB)


# ------------------------------------------------------------------ gradients


def gradient(w: float, h: float, stops: Sequence[tuple[float, RGBA]], *, down: bool = True) -> Surface:
    """Straight gradient from the top down, or from the left."""
    n = 64
    strip = blank(1, n) if down else blank(n, 1)
    for i in range(n):
        strip.set_at((0, i) if down else (i, 0), _between4(stops, i / (n - 1)))
    return pygame.transform.smoothscale(strip, (max(1, round(w)), max(1, round(h))))


def _between4(stops: Sequence[tuple[float, RGBA]], t: float) -> RGBA:
    for (p0, c0), (p1, c1) in pairwise(stops):
        if t <= p1:
            u = 0.0 if p1 == p0 else max(0.0, (t - p0) / (p1 - p0))
            r, g, b, a = (int(x + (y - x) * u) for x, y in zip(c0, c1, strict=True))
            return r, g, b, a
    return stops[-1][1]


def radial(
    size: tuple[int, int],
    centre: tuple[float, float],
    reach: tuple[float, float],
    inner: Colour,
    outer: Colour,
    cells: int = 80,
) -> Surface:
    """Soft opaque round gradient; centre and reach are fractions of the size. Few cells, scaled up."""
    w, h = size
    gw, gh = cells, max(8, int(cells * h / w))
    grey = bytearray()
    for y in range(gh):
        dy = ((y + 0.5) / gh - centre[1]) / reach[1]
        for x in range(gw):
            t = min(1.0, math.hypot(((x + 0.5) / gw - centre[0]) / reach[0], dy))
            grey.append(int(255 * t * t * (3 - 2 * t)))
    small = from_grey(bytes(grey), (gw, gh), ramp((0, inner), (1, outer)))
    return pygame.transform.smoothscale(small, (max(1, w), max(1, h)))


# ------------------------------------------------------------------ alpha


def silhouette(surface: Surface, colour: Colour = SHADE, alpha: int = 255) -> Surface:
    """The shape of the surface in one flat colour; soft edges stay soft."""
    out = surface.copy()
    out.fill((0, 0, 0, 255), special_flags=ALPHA_MULT)
    out.fill((*rgb(colour), 0), special_flags=ALPHA_ADD)
    if alpha != 255:
        out.fill((255, 255, 255, alpha), special_flags=ALPHA_MULT)
    return out


def clip(surface: Surface, mask: Surface) -> Surface:
    """Multiply the alpha of the surface by that of the mask, in place; returns the surface."""
    white = mask.copy()
    white.fill((255, 255, 255, 0), special_flags=ALPHA_ADD)
    surface.blit(white, (0, 0), special_flags=ALPHA_MULT)
    return surface


def padded(surface: Surface, edge: int) -> Surface:
    """The surface with an empty border."""
    out = blank(surface.get_width() + 2 * edge, surface.get_height() + 2 * edge)
    out.blit(surface, (edge, edge), special_flags=0)
    return out


# ------------------------------------------------------------------ blur and shadow


def blur(surface: Surface, radius: float) -> Surface:
    """One box blur."""
    r = round(radius)
    return surface if r < 1 else pygame.transform.box_blur(surface, r)


def soften(surface: Surface, radius: float) -> Surface:
    """Two box blurs: nearly a Gaussian of that radius."""
    if radius < 1:
        return surface
    each = max(1.0, radius * 0.6)
    return blur(blur(surface, each), each)


def shadow(surface: Surface, radius: float, alpha: int = 120, colour: Colour = SHADE) -> tuple[Surface, int]:
    """Soft shadow of the shape and the border it grew by; wide blurs are made small and grown back."""
    radius = max(1.0, radius)
    border = math.ceil(2 * radius) + 1
    factor = 4 if radius >= 6 else 2 if radius >= 3 else 1
    if factor == 1:
        return soften(padded(silhouette(surface, colour, alpha), border), radius), border
    border = -(-border // factor) * factor
    w2 = -(-(surface.get_width() + 2 * border) // factor)
    h2 = -(-(surface.get_height() + 2 * border) // factor)
    sheet = blank(w2 * factor, h2 * factor)
    sheet.blit(silhouette(surface, colour, alpha), (border, border))
    sheet.fill(rgba(colour, 0), special_flags=ALPHA_MAX)
    small = soften(pygame.transform.smoothscale(sheet, (w2, h2)), radius / factor)
    return pygame.transform.smoothscale(small, (w2 * factor, h2 * factor)), border


def drop(
    target: Surface,
    surface: Surface,
    at: tuple[float, float],
    offset: tuple[float, float],
    radius: float,
    alpha: int = 120,
    colour: Colour = SHADE,
) -> None:
    """Put the shadow of the surface at that place, moved by the offset."""
    shade, border = shadow(surface, radius, alpha, colour)
    target.blit(shade, (round(at[0] - border + offset[0]), round(at[1] - border + offset[1])))


def lay(target: Surface, surface: Surface, at: tuple[float, float], lift: float = 0) -> None:
    """Put a thing down with contact and cast shadow for a lift in real pixels (0: flat print)."""
    if lift > 0:
        drop(target, surface, at, (lift * 0.18, lift * 0.28), max(1.0, lift * 0.22), 130)
        drop(target, surface, at, (lift * 0.9, lift * 1.1), max(1.0, lift * 0.9), 90)
    target.blit(surface, (round(at[0]), round(at[1])))


def lifted(surface: Surface, lift: float) -> Sprite:
    """The thing with both its shadows baked in one surface."""
    w, h = surface.get_size()
    if lift <= 0:
        return Sprite(surface, 0, 0, w, h)
    border = math.ceil(3.2 * max(1.0, lift)) + 2
    left = math.ceil(max(2.0, 1.2 * lift)) + 2
    sheet = blank(w + left + border, h + left + border)
    lay(sheet, surface, (left, left), lift)
    return trimmed(Sprite(sheet, left, left, w, h))


def trimmed(sprite: Sprite) -> Sprite:
    """The sprite without empty borders beyond its object."""
    whole = sprite.surface.get_rect()
    box = sprite.surface.get_bounding_rect().union((sprite.ox, sprite.oy, sprite.w, sprite.h)).clip(whole)
    if box.size == sprite.surface.get_size() or not box.w:
        return sprite
    return Sprite(
        sprite.surface.subsurface(box).copy(), sprite.ox - box.x, sprite.oy - box.y, sprite.w, sprite.h
    )


def trimmed_to(surface: Surface, height: int) -> Surface:
    """The surface without empty borders, at exactly that height."""
    box = surface.get_bounding_rect()
    inner = surface.subsurface(box)
    return fitted(inner.copy(), (max(1, round(box.w * height / box.h)), height))


# ------------------------------------------------------------------ relief


def emboss(height: Surface, depth: float) -> tuple[Surface, Surface]:
    """Lit and shaded slopes of a grey height map under light from the top left."""
    d = max(1, round(depth))
    lit = height.copy()
    lit.blit(height, (d, d), special_flags=SUB)
    shade = blank(*height.get_size(), (0, 0, 0, 255))
    shade.blit(height, (d, d))
    shade.blit(height, (0, 0), special_flags=SUB)
    return lit, shade


def gained(surface: Surface, gain: float) -> Surface:
    """The surface's channels times the gain, cut at 255."""
    out = surface.copy()
    if gain <= 1:
        out.fill((int(255 * gain),) * 3, special_flags=MULT)
        return out
    rest = gain - 1
    while rest > 0:
        more = surface.copy()
        if rest < 1:
            more.fill((int(255 * rest),) * 3, special_flags=MULT)
        out.blit(more, (0, 0), special_flags=ADD)
        rest -= 1
    return out


def relief(
    target: Surface,
    height: Surface,
    depth: float,
    gain: float,
    shade_gain: float = 0,
    lit: Colour = (255, 245, 220),
    mask: Surface | None = None,
    shade_tint: Colour = (255, 255, 255),
) -> None:
    """Emboss the target by the height map: lit slopes in a warm tone, shaded ones darker."""
    light, dark = emboss(height, depth)
    for slope, g, tint, how in ((light, gain, lit, ADD), (dark, shade_gain or gain, shade_tint, SUB)):
        layer = gained(slope, g)
        layer.fill(rgba(tint), special_flags=MULT)
        if mask is not None:
            layer.blit(mask, (0, 0), special_flags=MULT)
        target.blit(layer, (0, 0), special_flags=how)
