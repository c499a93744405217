"""Plates of brushed steel and what is let into them: wells, holes, rivets."""

from pygame import Rect, Surface

from client.ui.painters import materials, panels
from client.ui.painters.colour import Colour
from client.ui.painters.siberia.facts import EDGE, PLATE, SHADE, WELL
from client.ui.painters.surfaces import clip, drop, gradient
from client.ui.painters.vector import Vector, rounded


def plate(
    size: tuple[int, int],
    k: float,
    base: Colour = PLATE,
    *,
    radius: float = 6,
    seed: int = 2,
    rivets: bool = False,
    amount: int = 9,
) -> Surface:
    """A plate with a lit upper left edge; rivets in its corners when asked."""
    face = materials.steel(*size, k, base, seed=seed, amount=amount)
    shine = [(0.0, (220, 236, 246, 34)), (0.4, (220, 236, 246, 0)), (1.0, (0, 0, 0, 76))]
    face.blit(gradient(*size, shine), (0, 0))
    clip(face, rounded(size, radius * k))
    face.blit(panels.rim(size, k, radius, light=0.6, dark=0.8, bright="#dcecf6", deep="#050a0e"), (0, 0))
    if rivets:
        w, h = size[0] / k, size[1] / k
        s = Vector(w, h)
        for x in (9.0, w - 9):
            for y in (9.0, h - 9):
                rivet(s, x, y)
        face.blit(s.sized(size), (0, 0))
    return face


def rivet(s: Vector, x: float, y: float, r: float = 3.0) -> None:
    """A rivet's head."""
    s.ellipse(x, y, r, r, s.linear(x - r, y - r, x + r, y + r, "#c8d8e2", "#1a2833"), "#0a1218", 0.7)


def lay(board: Surface, thing: Surface, x: float, y: float, k: float, lift: float = 4) -> None:
    """Put a thing down at board units with its two shadows."""
    at = (x * k, y * k)
    depth = lift * k
    drop(board, thing, at, (depth * 0.18, depth * 0.28), max(1.0, depth * 0.22), 130, SHADE)
    drop(board, thing, at, (depth * 0.9, depth * 1.1), max(1.0, depth * 0.9), 96, SHADE)
    board.blit(thing, (round(at[0]), round(at[1])))


def well(board: Surface, box: tuple[float, float, float, float], k: float, *, base: Colour = WELL,
         radius: float = 5, depth: float = 5, seed: int = 3) -> None:  # fmt: skip
    """A sunk place of dark steel; the box in board units."""
    x, y, w, h = box
    size = (max(2, round(w * k)), max(2, round(h * k)))
    at = (round(x * k), round(y * k))
    board.blit(materials.cut(materials.steel(*size, k, base, seed=seed, amount=5), radius * k), at)
    panels.inner_shadow(board, Rect(at, size), radius * k, max(1.0, depth * k), 190)
    lip = Vector(w + 4, h + 4)
    tone = lip.linear(0, 0, w * 0.5, h, (0, "#000000", 0.7), (0.5, "#000000", 0.1), (0.6, "#dcecf6", 0.1),
                      (1, "#dcecf6", 0.5))  # fmt: skip
    lip.rect(1, 1, w + 2, h + 2, None, tone, 2, r=radius + 1)
    edge = round(2 * k)
    board.blit(lip.sized((size[0] + 2 * edge, size[1] + 2 * edge)), (at[0] - edge, at[1] - edge))


def hole(s: Vector, x: float, y: float, r: float) -> None:
    """A round hole for a counter, drawn on a sheet."""
    ring = s.linear(x - r, y - r, x + r, y + r, EDGE, (0.55, "#16232d"), (1, "#8aa2b3"))
    s.ellipse(x, y, r + 1.6, r + 1.6, ring)
    s.ellipse(
        x,
        y,
        r,
        r,
        s.linear(x - r * 0.7, y - r * 0.8, x + r * 0.6, y + r, "#05090d", (0.5, "#0c151c"), (1, "#203341")),
    )
