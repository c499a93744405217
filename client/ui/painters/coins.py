"""Struck coins with relief, lying coins with an edge, price chips."""

import math
from functools import lru_cache

import pygame
from pygame import Surface

from client.ui.painters import svg
from client.ui.painters.surfaces import blank, blur, clip, relief, silhouette
from client.ui.painters.theme import metal
from client.ui.painters.type import line, metrics
from client.ui.painters.vector import Vector, regular

WALL = 0.125  # thickness of a lying coin, of its diameter


@lru_cache(128)
def coin(game: str, name: str, px: int) -> Surface:
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
    height = blur(svg.draw(game, f"relief-{name}", (n, n)), max(1.0, n * 0.0055))
    relief(face, height, max(1.0, n * 0.0125), 1.15, 1.25, tones.spark, mask, (255, 250, 240))
    gloss = Vector(100, 100)
    gloss.ellipse(36, 30, 34, 26, gloss.radial(34, 26, 34, (0, "#ffffff", 0.42), (1, "#ffffff", 0)))
    face.blit(clip(gloss.sized((n, n)), field.sized((n, n))), (0, 0))
    return pygame.transform.smoothscale(face, (px, px))


@lru_cache(128)
def lying(game: str, name: str, px: int) -> Surface:
    """A coin with its milled edge below, `px` across."""
    wall = max(1, round(px * WALL))
    tones = metal(name)
    d, r, th = float(px), px / 2, float(wall)
    s = Vector(d, d + th)
    s.path(
        f"M0 {r}A{r} {r} 0 0 0 {d} {r}L{d} {r + th}A{r} {r} 0 0 1 0 {r + th}Z",
        s.linear(0, 0, d, 0, tones.shade, (0.25, tones.light), (0.5, tones.shade), (1, tones.deep)),
    )
    mills = max(6, min(40, px // 3))
    for i in range(mills):
        x = d * (i + 0.5) / mills
        y = d / 2 + math.sqrt(max(0.0, d * d / 4 - (x - d / 2) ** 2))
        s.line(x, y, x, y + th, tones.deep, max(0.6, d / 110), 0.55)
    out = s.sized((px, px + wall))
    out.blit(coin(game, name, px), (0, 0))
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
