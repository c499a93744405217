"""Struck coins with relief, lying coins with an edge, price chips."""

import math
from functools import lru_cache

import pygame
from pygame import Surface

from client.ui.painters.pieces import HORSE, MANE, leaf
from client.ui.painters.surfaces import blank, blur, clip, relief, silhouette
from client.ui.painters.theme import metal
from client.ui.painters.type import line, metrics
from client.ui.painters.vector import Vector, regular

_HEAD = (
    "M30 90C34 82 34 76 32 69C25 62 22 53 24 43C26 29 38 19 52 19C62 19 68 24 70 31C70 36 70 39 71 42"
    "L77 53C78 55 76 57 73 57L74 61L72 63L73 67C73 71 71 73 66 73C62 73 60 74 59 77C59 82 62 86 68 90"
    "C56 95 42 95 30 90Z"
)
WALL = 0.125  # thickness of a lying coin, of its diameter


def emblem(s: Vector, name: str, fill: str, second: str, transform: str) -> None:
    """The motif of a metal in a 100 box: ship on bronze, horse on silver, laurelled head on gold."""
    s.open(transform)
    if name == "bronze":
        s.path(
            "M10 60C20 63 30 64 50 64C68 64 80 61 86 50C90 44 94 44 96 48C92 62 86 76 72 80L26 80"
            "C16 78 10 70 10 60Z",
            fill,
        )
        s.path("M10 60C6 50 8 42 16 40C15 48 18 56 24 62Z", fill)
        s.rect(47, 16, 5, 46, second)
        s.path("M24 22C40 26 60 26 76 22C80 34 80 44 76 54C60 50 40 50 24 54C28 44 28 34 24 22Z", second)
        for i in range(5):
            s.line(28 + i * 11, 80, 22 + i * 11, 92, fill, 3.4)
    elif name == "silver":
        s.path(HORSE, fill)
        s.path(MANE, second)
    else:
        s.path(_HEAD, fill)
        for i in range(6):
            a = math.radians(200 + i * 26)
            x, y = 48 + 22 * math.cos(a), 44 + 22 * math.sin(a)
            leaf(s, x, y, a + math.pi / 2 + 0.35, 17, 4.6, second)
            leaf(s, x, y, a + math.pi / 2 - 0.35, 15, 4.2, second)
        s.path("M28 52C20 60 18 66 16 74L24 70L26 78C27 68 29 60 32 56Z", second)
    s.close()


@lru_cache(128)
def coin(name: str, px: int) -> Surface:
    """A struck coin seen from above, `px` across: drawn large, embossed, made small."""
    scale = 3 if px < 160 else 2
    n = px * scale
    tones = metal(name)
    s = Vector(100, 100)
    s.ellipse(
        50,
        50,
        49.5,
        None,
        s.linear(10, 10, 90, 90, tones.light, (0.45, tones.face), (0.8, tones.shade), (1, tones.deep)),
    )
    s.ellipse(
        50,
        50,
        48.6,
        None,
        None,
        s.linear(15, 12, 85, 88, (0, tones.spark), (0.5, tones.face, 0.2), (1, tones.deep)),
        1.8,
    )
    s.ellipse(50, 50, 41.5, None, s.linear(18, 16, 84, 86, tones.shade, (0.35, tones.face), (1, tones.light)))
    s.ellipse(
        50,
        50,
        41.5,
        None,
        None,
        s.linear(18, 16, 84, 86, tones.deep, (0.5, tones.shade), (1, tones.spark)),
        1.6,
        stroke_opacity=0.8,
    )
    face = s.sized((n, n))
    field = Vector(100, 100)
    field.ellipse(50, 50, 41, None, "#ffffff")
    mask = blank(n, n, (0, 0, 0, 255))
    mask.blit(silhouette(field.sized((n, n)), "#ffffff"), (0, 0))
    height = blur(_height(name).sized((n, n)), max(1.0, n * 0.0055))
    relief(face, height, max(1.0, n * 0.0125), 1.15, 1.25, tones.spark, mask, (255, 250, 240))
    gloss = Vector(100, 100)
    gloss.ellipse(36, 30, 34, 26, gloss.radial(34, 26, 34, (0, "#ffffff", 0.42), (1, "#ffffff", 0)))
    face.blit(clip(gloss.sized((n, n)), field.sized((n, n))), (0, 0))
    return pygame.transform.smoothscale(face, (px, px))


def _height(name: str) -> Vector:
    s = Vector(100, 100)
    s.rect(0, 0, 100, 100, "#505050")
    if name == "bronze":
        s.ellipse(50, 50, 37, None, None, "#9a9a9a", 2.2)
    elif name == "silver":
        s.polygon(regular(50, 50, 38.5, 8, 22.5), None, "#a8a8a8", 2.6)
    else:
        for x, y in regular(50, 50, 37.4, 36):
            s.ellipse(x, y, 1.9, None, "#b0b0b0")
    emblem(
        s,
        name,
        "#c8c8c8",
        "#f2f2f2",
        f"translate(50 50) scale({0.68 if name == 'bronze' else 0.66}) translate(-50 -50)",
    )
    return s


@lru_cache(128)
def lying(name: str, px: int) -> Surface:
    """A coin with its milled edge below, `px` across."""
    wall = max(1, round(px * WALL))
    tones = metal(name)
    d, th = float(px), float(wall)
    s = Vector(d, d + th)
    s.path(
        f"M0 {d / 2}A{d / 2} {d / 2} 0 0 0 {d} {d / 2}L{d} {d / 2 + th}A{d / 2} {d / 2} 0 0 1 0 {d / 2 + th}Z",
        s.linear(0, 0, d, 0, tones.shade, (0.25, tones.light), (0.5, tones.shade), (1, tones.deep)),
    )
    mills = max(6, min(40, px // 3))
    for i in range(mills):
        x = d * (i + 0.5) / mills
        y = d / 2 + math.sqrt(max(0.0, d * d / 4 - (x - d / 2) ** 2))
        s.line(x, y, x, y + th, tones.deep, max(0.6, d / 110), 0.55)
    out = s.sized((px, px + wall))
    out.blit(coin(name, px), (0, 0))
    return out


@lru_cache(512)
def chip(name: str, px: int, figure: str = "") -> Surface:
    """A small flat coin with a figure on it, as printed for prices; `px` across."""
    tones = metal(name)
    s = Vector(100, 100)
    s.ellipse(50, 50, 49, None, tones.deep)
    s.ellipse(50, 50, 45, None, s.linear(15, 15, 85, 85, tones.spark, (0.4, tones.face), (1, tones.shade)))
    inner = s.linear(15, 15, 85, 85, tones.face, (1, tones.light))
    if name == "silver":
        s.polygon(regular(50, 50, 40, 8, 22.5), inner)
    elif name == "gold":
        s.polygon(
            [
                (50 + r * math.cos(math.radians(i * 9)), 50 + r * math.sin(math.radians(i * 9)))
                for i, r in enumerate((34, 39) * 20)
            ],
            inner,
        )
    else:
        s.ellipse(50, 50, 37, None, inner)
    out = s.sized((px, px))
    if figure:
        size = px * (0.74 if len(figure) == 1 else 0.56)
        ink = line(figure, size, tones.ink, "sans", heavy=True)
        measure = metrics("sans", max(4, round(size)))
        out.blit(ink, (round((px - ink.get_width()) / 2), round(px / 2 - measure.cap_top - measure.cap / 2)))
    return out
