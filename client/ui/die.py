"""One die: a rounded cube of polygons, drawn at twice its size and halved, quick enough for every frame.

A kind of die is a `Look`: its colours and six words, one a side. What a word looks like is a flat drawing
(`art/<game>/die-<word>.svg`); its shapes are traced once into polygons, so that any side can be seen from
anywhere. The camera looks down on the tray at a slant, so that the top of a die at rest is its largest side.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Surface

from client.paths import data_folder
from client.ui.turning import Quaternion, Vector, about, matrix, times

SLANT = 0.50  # radians by which the camera looks under the tops of the dice
LIGHT: Vector = (-0.46, -0.62, 0.64)
BONE, BONE_DARK = (251, 242, 220), (88, 66, 44)
ROUND = 0.15  # radius of the cube's edges in half edges
Point = tuple[float, float]
Colour = tuple[int, int, int]


class Side(NamedTuple):
    """A side of the cube: where it looks, and the right and the foot of its picture."""

    normal: Vector
    right: Vector
    down: Vector


SIDES = (
    Side((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    Side((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    Side((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    Side((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
    Side((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    Side((0, -1, 0), (1, 0, 0), (0, 0, 1)),
)


class Pose(NamedTuple):
    """Where a die is: place in the tray and height above its ground in pixels, and its turn."""

    x: float
    y: float
    lift: float
    turn: Quaternion


class Layer(NamedTuple):
    """One flat shape of a face in a box from -1 to 1."""

    colour: Colour
    points: tuple[Point, ...]


Face = tuple[Layer, ...]


class Look(NamedTuple):
    """How a kind of die looks: colours of its edges, the word on each side, and the shapes of every word."""

    own: Colour
    lit: Colour
    deep: Colour
    words: tuple[str, ...]
    faces: dict[str, Face]


def look(colours: tuple[str, str, str], words: tuple[str, ...], drawings: dict[str, str]) -> Look:
    """A kind of die from three colours (own, lit, deep), six words and the SVG text of each word."""
    if len(words) != 6:
        raise ValueError(f"a die has six sides, not {words}")
    own, lit, deep = (_rgb(c) for c in colours)
    return Look(own, lit, deep, words, {word: traced(text) for word, text in drawings.items()})


def look_of(game: str, colours: tuple[str, str, str], words: tuple[str, ...]) -> Look:
    """A kind of die of a game, its faces drawn in ``art/<game>/die-<word>.svg``."""
    folder = data_folder("art") / game
    drawings = {word: (folder / f"die-{word}.svg").read_text(encoding="utf-8") for word in words}
    return look(colours, words, drawings)


# ------------------------------------------------------------------ faces from flat drawings

_TAG = re.compile(r"<(/?)(\w+)([^>]*?)(/?)>")
_FILL = re.compile(r'(?:fill|stroke)="#([0-9a-fA-F]{6})"')


@lru_cache(64)
def traced(text: str, size: int = 360) -> Face:
    """The filled shapes of a flat drawing in a square box, in the order they are painted."""
    head = text[: text.index(">") + 1]
    shapes: list[tuple[str, str]] = []  # colour and shape, neighbours of one colour joined
    groups: list[str] = []
    for tag in _TAG.finditer(text, len(head)):
        closing, name, inner, single = tag.groups()
        if name == "g" and not closing and not single:
            groups.append(tag.group(0))
        elif name == "g" and closing:
            groups.pop()
        elif single and (fill := _FILL.search(inner)):
            shape = "".join(groups) + tag.group(0) + "</g>" * len(groups)
            if shapes and shapes[-1][0] == fill[1]:
                shape = shapes.pop()[1] + shape
            shapes.append((fill[1], shape))
    return tuple(
        Layer(_rgb("#" + colour), points)
        for colour, shape in shapes
        for points in _outlines(f"{head}{shape}</svg>", size)
    )


def _outlines(text: str, size: int) -> list[tuple[Point, ...]]:
    mask = pygame.mask.from_surface(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size, size)), 127)
    half = size / 2
    out = []
    for part in mask.connected_components(120):
        points = _thinned([(float(x), float(y)) for x, y in part.outline()], 1.0)
        if len(points) > 2:
            out.append(tuple(((x + 0.5 - half) / half, (y + 0.5 - half) / half) for x, y in points))
    return out


def _thinned(points: list[Point], slack: float) -> list[Point]:
    """The outline with fewer points, nowhere further away than `slack`."""
    if len(points) < 3:
        return points
    (x0, y0), (x1, y1) = points[0], points[-1]
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)

    def away(p: Point) -> float:
        if length < 1e-9:
            return math.hypot(p[0] - x0, p[1] - y0)
        return abs((p[0] - x0) * dy - (p[1] - y0) * dx) / length

    far = max(range(1, len(points) - 1), key=lambda i: away(points[i]))
    if away(points[far]) <= slack:
        return [points[0], points[-1]]
    return _thinned(points[: far + 1], slack)[:-1] + _thinned(points[far:], slack)


# ------------------------------------------------------------------ drawing


def draw_dice(
    surface: Surface, poses: Sequence[Pose], edge: float, kinds: Sequence[Look], at: Point = (0.0, 0.0)
) -> pygame.Rect:
    """Draw dice with their shadows, the nearer over the farther; the dirty rectangle of all."""
    rects = [draw_shadow(surface, pose, edge, at) for pose in poses]
    for pose, kind in sorted(zip(poses, kinds, strict=True), key=lambda pair: pair[0].y):
        rects.append(draw_die(surface, pose, edge, kind, at))
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


class _Seen(NamedTuple):
    """A visible side on the doubled sheet: its middle, the pixels of its right and down, how bright it is."""

    side: int
    normal: Vector
    middle: Point
    right: Point
    down: Point
    bright: float


_CAMERA = about((1.0, 0.0, 0.0), SLANT)


def draw_die(surface: Surface, pose: Pose, edge: float, kind: Look, at: Point = (0.0, 0.0)) -> pygame.Rect:
    """Draw a die of that edge, its middle at pose + at, a little larger when high; the dirty rectangle."""
    size = edge * (1 + 0.08 * min(1.5, pose.lift / edge))
    wide = max(8, round(size * 1.86))
    sheet = Surface((wide * 2, wide * 2), pygame.SRCALPHA)
    sides = _visible(pose.turn, size, wide)
    _body(sheet, sides, size, wide, kind)
    for seen in sides:
        _face(sheet, seen, kind)
    x = round(at[0] + pose.x - wide / 2)
    y = round(at[1] + pose.y - pose.lift * math.sin(SLANT) * 1.2 - wide / 2)
    return surface.blit(pygame.transform.smoothscale(sheet, (wide, wide)), (x, y))


def _visible(turn: Quaternion, size: float, wide: int) -> list[_Seen]:
    rows = matrix(times(_CAMERA, turn))
    out = []
    for i, side in enumerate(SIDES):
        n, u, v = (_apply(rows, w) for w in side)
        if n[2] <= 0.03:
            continue
        light = max(0.0, n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2])
        out.append(_Seen(i, n, (wide + n[0] * size, wide + n[1] * size), (u[0] * size, u[1] * size),
                         (v[0] * size, v[1] * size), min(1.0, 0.36 + 0.74 * light)))  # fmt: skip
    return out


def _apply(rows: tuple[Vector, Vector, Vector], v: Vector) -> Vector:
    a, b, c = rows
    return (a[0] * v[0] + a[1] * v[1] + a[2] * v[2], b[0] * v[0] + b[1] * v[1] + b[2] * v[2],
            c[0] * v[0] + c[1] * v[1] + c[2] * v[2])  # fmt: skip


def _placed(seen: _Seen, points: tuple[Point, ...], scale: float = 1.0) -> list[Point]:
    (mx, my), (ux, uy), (vx, vy) = seen.middle, seen.right, seen.down
    return [(mx + (ux * x + vx * y) * scale, my + (uy * x + vy * y) * scale) for x, y in points]


def _square(half: float, radius: float, n: int = 3) -> tuple[Point, ...]:
    """A square with round corners of n pieces."""
    inner = half - radius
    out = []
    for i, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for j in range(n + 1):
            a = (i + j / n) * math.pi / 2
            out.append((sx * inner + radius * math.cos(a), sy * inner + radius * math.sin(a)))
    return tuple(out)


_HULL, _PLATE, _PANEL = _square(1.0, ROUND, 2), _square(0.97, 0.2), _square(0.8, 0.3)
_SHADE = tuple((x + 0.03, y + 0.04) for x, y in _PANEL)


def _body(sheet: Surface, sides: list[_Seen], size: float, wide: int, kind: Look) -> None:
    """The dark rounded hull, the lit plates on it, and the bright lines along their shared edges."""
    draw = pygame.draw
    points = [p for seen in sides for p in _placed(seen, _HULL)]
    hull = _convex(points)
    draw.polygon(sheet, mixed(kind.deep, (0, 0, 0), 0.55), _grown(hull, wide, 1.0 + 2.6 / size))
    draw.polygon(sheet, kind.deep, hull)
    for seen in sides:
        b = seen.bright
        lit = b > 0.85
        tone = mixed(kind.own, kind.lit, (b - 0.85) * 2.4) if lit else mixed(kind.deep, kind.own, b * 1.1)
        draw.polygon(sheet, tone, _placed(seen, _PLATE))
    for i, a in enumerate(sides):
        for b_ in sides[i + 1 :]:
            _ridge(sheet, a, b_, size, wide, kind)


def _ridge(sheet: Surface, a: _Seen, b: _Seen, size: float, wide: int, kind: Look) -> None:
    n, m = a.normal, b.normal
    along = (n[1] * m[2] - n[2] * m[1], n[2] * m[0] - n[0] * m[2])
    x, y = wide + (n[0] + m[0]) * size * 0.965, wide + (n[1] + m[1]) * size * 0.965
    shine = sum((n[i] + m[i]) * LIGHT[i] for i in range(3)) / 1.41
    tone = mixed(kind.own, mixed(kind.lit, (255, 255, 255), 0.5), max(0.0, min(1.0, 0.2 + shine)))
    dx, dy = along[0] * size * 0.8, along[1] * size * 0.8
    pygame.draw.line(sheet, tone, (x - dx, y - dy), (x + dx, y + dy), max(2, round(size * 0.05)))


def _face(sheet: Surface, seen: _Seen, kind: Look) -> None:
    step = round(seen.bright * 24)
    pygame.draw.polygon(sheet, mixed(kind.deep, (0, 0, 0), 0.25), _placed(seen, _SHADE))
    pygame.draw.polygon(sheet, _dimmed(BONE, step), _placed(seen, _PANEL))
    if seen.normal[2] < 0.1:
        return  # too narrow to show a picture
    for colour, points in kind.faces.get(kind.words[seen.side], ()):
        pygame.draw.polygon(sheet, _dimmed(colour, step), _placed(seen, points, 0.74))


@lru_cache(2048)
def _dimmed(colour: Colour, step: int) -> Colour:
    """A face colour in the light of its side, step in 24ths."""
    return mixed(mixed(colour, BONE_DARK if colour == BONE else (26, 15, 8), 0.85), colour, step / 24)


def mixed(a: Colour, b: Colour, t: float) -> Colour:
    """Colour a moved towards b by t in 0..1."""
    t = min(1.0, max(0.0, t))
    return (round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t), round(a[2] + (b[2] - a[2]) * t))


def _rgb(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def _grown(points: list[Point], wide: int, by: float) -> list[Point]:
    return [(wide + (x - wide) * by, wide + (y - wide) * by) for x, y in points]


def _convex(points: list[Point]) -> list[Point]:
    """The points round the outside."""
    ordered = sorted(set(points))

    def half(run: list[Point]) -> list[Point]:
        out: list[Point] = []
        for p in run:
            while len(out) > 1 and _left(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]

    return half(ordered) + half(ordered[::-1])


def _left(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


# ------------------------------------------------------------------ shadow

_SHADOW = (10, 4, 1)


def draw_shadow(surface: Surface, pose: Pose, edge: float, at: Point = (0.0, 0.0)) -> pygame.Rect:
    """The shadow of a die on the ground: close and dark at rest, far, large and soft in the air."""
    lift = pose.lift / edge
    fine = max(24, round(edge * 1.5))  # drawn at this size, shrunk to a few cells and grown again: soft edges
    cells = max(8, round(24 / (1 + 1.6 * lift)))
    rows = matrix(pose.turn)
    corners = [_apply(rows, (x, y, z)) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    half = fine / 6 * (1 + 0.12 * lift)
    hull = _convex([(fine / 2 + (x + 0.20 * (z + 1)) * half, fine / 2 + (y * 0.9 + 0.16 * (z + 1)) * half)
                    for x, y, z in corners])  # fmt: skip
    sheet = Surface((fine, fine), pygame.SRCALPHA)
    sheet.fill((*_SHADOW, 0))
    pygame.draw.polygon(sheet, (*_SHADOW, round(185 / (1 + 1.1 * lift))), hull)
    sheet = pygame.transform.smoothscale(sheet, (cells, cells))
    wide = round(edge * 3)
    sheet = pygame.transform.smoothscale(sheet, (wide, wide))
    x = at[0] + pose.x + edge * 0.45 * lift - wide / 2
    y = at[1] + pose.y + edge * (math.sin(SLANT) / 2 + 0.5 * lift) - wide / 2
    return surface.blit(sheet, (round(x), round(y)))
