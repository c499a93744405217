"""What is laid over the printed map while one plays: names, closed regions, light round a legal one."""

import math
from functools import lru_cache

import pygame
from pygame import Surface

from client.ui.painters import type
from client.ui.painters.siberia import geography, land
from client.ui.painters.siberia.facts import FRAME, INK, MAP_HIGH, MAP_WIDE, on_board
from client.ui.painters.surfaces import ALPHA_SUB, Placed, blank, clip, drop, silhouette, soften
from client.ui.painters.vector import Point, Vector

BoxOf = tuple[float, float, float, float]
NAME = 18.0  # board units
MOST = 1.2  # how much larger names get at most; the next region is near
VEIL, HATCH = "#3b4a56", "#e9f1f4"
SKIRT = 22.0  # board units the light of a region reaches beyond it
RINGS = ((9.0, "#5f3500"), (6.6, "#f4a81c"), (2.6, "#fff8d2"))


def node_of(zone: str) -> str:
    """The region that is a zone of the board."""
    return zone.rpartition(".")[2]


def _box(node: str, edge: float, k: float) -> BoxOf:
    """Left, top, width and height of a region grown by an edge, kept on the map, in whole pixels."""
    points = land.region(node)
    left = math.floor(max(0.0, min(x for x, _ in points) - edge) * k) / k
    top = math.floor(max(0.0, min(y for _, y in points) - edge) * k) / k
    right = min(MAP_WIDE, max(x for x, _ in points) + edge)
    low = min(MAP_HIGH, max(y for _, y in points) + edge)
    return left, top, math.floor((right - left) * k) / k, math.floor((low - top) * k) / k


def _sheet(box: BoxOf) -> Vector:
    s = Vector(box[2], box[3])
    s.open(f"translate({-box[0]:.2f} {-box[1]:.2f})")
    return s


def _drawn(s: Vector, k: float) -> Surface:
    s.close()
    return s.surface(k)


@lru_cache(32)
def _shape(node: str, edge: float, k: float) -> Surface:
    """The region as far as it is land, in white, in its box; never change it."""
    box = _box(node, edge, k)
    one = _sheet(box)
    one.polygon(land.region(node), "#ffffff")
    shape = _drawn(one, k)
    return clip(shape, _cut(land.land_mask(land.View(k=k)), box, k, shape.get_size()))


@lru_cache(4)
def _coast(k: float) -> Surface:
    """The lines of light along the whole coast; never change it."""
    s = land.chart()
    for width, tone in RINGS:
        s.polygon(land.shore(), None, tone, width)
    return land.View(k=k).draw(s)


def _cut(whole: Surface, box: BoxOf, k: float, size: tuple[int, int]) -> Surface:
    """What of a picture of the whole map lies in a box."""
    out = blank(*size)
    out.blit(whole, (-round(box[0] * k), -round(box[1] * k)))
    return out


def _placed(picture: Surface, box: BoxOf) -> Placed:
    return picture, FRAME + box[0] + box[2] / 2, FRAME + box[1] + box[3] / 2


# ------------------------------------------------------------------ names


def name_at(node: str) -> Point:
    """Middle of a region's name on the board."""
    x, y = on_board(geography.ANCHORS[node])
    return x, y - 3


def _clear(text: str) -> str:
    """Capitals where the script has them."""
    return text.upper()


@lru_cache(128)
def _label(text: str, px: int, closed: bool) -> Surface:
    tracking = 0.08 if text.isascii() else 0.04
    if not closed:
        return type.haloed(_clear(text), px, INK, "#ffffff", "sans", tracking=tracking)
    ink = type.line(_clear(text), px, "#f7fafb", "sans", heavy=True, tracking=tracking)
    edge = max(2, px // 6)
    out = blank(ink.get_width() + 2 * edge, ink.get_height() + 2 * edge)
    drop(out, ink, (edge, edge), (px * 0.05, px * 0.06), px * 0.1, 235, "#0a1620")
    drop(out, ink, (edge, edge), (0, 0), px * 0.16, 200, "#0a1620")
    out.blit(ink, (edge, edge))
    return out


def label(zone: str, text: str, k: float, *, closed: bool = False, scale: float = 1.0) -> Placed:
    """The name of a region in the reader's language: ink in a white cloud, white on a closed one; `scale` is
    the reader's text scale."""
    node = node_of(zone)
    px = max(7, round(NAME * k * min(scale, MOST)))
    if len(text) < 5 and not text.isascii():
        px = round(px * 1.12)
    return _label(text, px, closed), *name_at(node)


# ------------------------------------------------------------------ closed regions


@lru_cache(32)
def veil(zone: str, k: float) -> Placed:
    """The slate veil with slanting snow that lies over an exhausted region."""
    node = node_of(zone)
    box, shape = _box(node, 0, k), _shape(node, 0, k)
    out = _sheet(box)
    left, top, w, h = box
    out.rect(left, top, w, h, VEIL, opacity=0.60)
    n = int((left + top) // 13) - 1
    while n * 13 < left + w + top + h:
        x = n * 13.0
        out.line(x - top, top, x - top - h, top + h, HATCH, 3, 0.34)
        n += 1
    picture = clip(_drawn(out, k), shape)
    edge = _sheet(box)
    edge.polygon(land.region(node), None, "#1c2a35", 5, stroke_opacity=0.7)
    edge.polygon(land.region(node), None, "#dfe9ee", 1.6, stroke_opacity=0.55)
    picture.blit(clip(_drawn(edge, k), shape), (0, 0))
    return _placed(picture, box)


# ------------------------------------------------------------------ light


@lru_cache(64)
def _skirt(node: str, k: float) -> Surface:
    """Soft as it is, it is made at half the size and grown."""
    half = k / 2
    small = _shape(node, SKIRT, half)
    out = soften(silhouette(small, "#ffb61e"), 8 * half)
    for _ in range(2):
        out.blit(out, (0, 0))
    shape = _shape(node, SKIRT, k)
    out = pygame.transform.smoothscale(out, shape.get_size())
    out.blit(silhouette(shape, "#000000"), (0, 0), special_flags=ALPHA_SUB)
    return out


@lru_cache(64)
def _rings(node: str, k: float) -> Surface:
    box, shape = _box(node, SKIRT, k), _shape(node, SKIRT, k)
    s = _sheet(box)
    for width, tone in RINGS:
        s.polygon(land.region(node), None, tone, width)
    out = _drawn(s, k)
    out.blit(_cut(_coast(k), box, k, out.get_size()), (0, 0))
    return clip(out, shape)


def light(zone: str, k: float) -> tuple[Placed, Placed]:
    """The light round a region one may go to, hollow inside: its soft skirt, and its lines."""
    node = node_of(zone)
    box = _box(node, SKIRT, k)
    return _placed(_skirt(node, k), box), _placed(_rings(node, k), box)
