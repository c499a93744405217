"""Paper theatre: every sheet of a drawing gets a cast shadow, a shaded far edge and a bright near edge.

A sheet is a top-level group of the drawing's file with `data-lift`, `data-rim`, `data-inner`; with `data-cut`
its first shape is the silhouette that cuts the others, with `transform` all of it is moved. Lengths are in
drawing units.
"""

import re
from functools import lru_cache
from random import Random
from typing import NamedTuple

import pygame
from pygame import Surface

from client.ui.painters import svg
from client.ui.painters.cache import Shelf
from client.ui.painters.colour import Colour
from client.ui.painters.surfaces import (
    ALPHA_SUB,
    MULT,
    blank,
    blur,
    clip,
    fitted,
    from_grey,
    ramp,
    shadow,
    silhouette,
)
from client.ui.painters.vector import Vector, rasterise

Box = tuple[float, float, float, float]
Size = tuple[int, int]

SHADE = "#180c22"
LIGHT = "#fff4d6"
BLEED = 12.0  # units drawn beyond the view and cut off, so that no sheet shows an edge at the window's border
PROBE = 96  # pixels of the small picture that tells where a sheet lies
CAST, CONTACT = 140, 77  # alpha of the two shadows of a sheet
SMALLEST_CONTACT = 0.5  # pixels a unit under which the contact shadow is left out

_SHEET = re.compile(r"^<g (data-[^>]*)>\n(.*?)^</g>$", re.M | re.S)
_WORD = re.compile(r'([a-z-]+)="([^"]*)"')
_DEFS = re.compile(r"^<defs>\n(.*?)^</defs>$", re.M | re.S)
_PAINT = re.compile(r'^<(?:linear|radial)Gradient id="([^"]+)".*$', re.M)
_USED = re.compile(r"url\(#([^)]+)\)")
_SHELF: Shelf[Surface] = Shelf(96 * 2**20)


class Sheet(NamedTuple):
    """One sheet: its shapes with the paints they use, its silhouette ("" for none), how it floats."""

    shapes: str
    outline: str
    lift: float
    rim: float
    inner: float


@lru_cache(256)
def sheets(game: str, name: str) -> tuple[Sheet, ...]:
    """The sheets of a drawing; ValueError when its file holds none."""
    inner = svg.drawing(game, name).inner
    defs = _DEFS.search(inner)
    paints = {found[1]: found[0] for found in _PAINT.finditer(defs[1])} if defs else {}
    made = tuple(_sheet(dict(_WORD.findall(head)), body, paints) for head, body in _SHEET.findall(inner))
    if not made:
        raise ValueError(f"the drawing {name!r} of {game} has no sheets")
    return made


def _sheet(words: dict[str, str], body: str, paints: dict[str, str]) -> Sheet:
    move = words.get("transform", "")
    first = body.split("\n", 1)[0] if "data-cut" in words else ""
    return Sheet(
        _with_paints(_moved(body, move), paints),
        _with_paints(_moved(first, move), paints) if first else "",
        float(words["data-lift"]),
        float(words["data-rim"]),
        float(words["data-inner"]),
    )


def _moved(shapes: str, move: str) -> str:
    return f'<g transform="{move}">{shapes}</g>' if move else shapes


def _with_paints(shapes: str, paints: dict[str, str]) -> str:
    used = sorted(set(_USED.findall(shapes)))
    return f"<defs>{''.join(paints[name] for name in used)}</defs>{shapes}" if used else shapes


# ------------------------------------------------------------------ the picture


def picture(
    game: str, name: str, size: Size, view: Box | None = None, light: Colour = LIGHT, *, finish: bool = False
) -> Surface:
    """A drawing over exactly `size` pixels, seen through `view` (its whole box when None); `finish` puts the
    light and the grain of printed paper over it. Kept; never change what it returns."""
    key = (game, name, size, view, light, finish)
    return _SHELF.get(key, lambda: _picture(game, name, size, view, light, finish))


def _picture(game: str, name: str, size: Size, view: Box | None, light: Colour, finish: bool) -> Surface:
    box = svg.drawing(game, name).box
    bleed = BLEED if finish else 0
    out = pile(sheets(game, name), size, view or box, light, bleed=bleed, whole=box)
    return finished(out) if finish else out


def high(game: str, name: str, px: int, light: Colour = LIGHT) -> Surface:
    """A drawing `px` pixels high in its own proportions."""
    return picture(game, name, (max(1, round(px * svg.drawing(game, name).ratio)), px), None, light)


def pile(
    sheets_: tuple[Sheet, ...],
    size: Size,
    view: Box,
    light: Colour = LIGHT,
    *,
    bleed: float = 0,
    whole: Box | None = None,
) -> Surface:
    """Sheets over each other seen through a view, over exactly `size` pixels; `whole` is the box they lie in,
    the view when None."""
    scale = size[0] / view[2]
    edge = max(1, round(bleed * scale)) if bleed else 0
    units = edge / scale
    wide = (view[0] - units, view[1] - units, view[2] + 2 * units, view[3] + 2 * units)
    out = blank(size[0] + 2 * edge, size[1] + 2 * edge)
    for sheet in sheets_:
        _lay(out, sheet, wide, whole or view, scale, light)
    return out.subsurface((edge, edge, *size)).copy() if edge else out


def _lay(out: Surface, sheet: Sheet, view: Box, whole: Box, scale: float, light: Colour) -> None:
    box = _pixels(sheet, view, whole, scale, out.get_size())
    if box is None:
        return
    seen = (view[0] + box.x / scale, view[1] + box.y / scale, box.w / scale, box.h / scale)
    paper = rasterise(sheet.shapes, seen, box.size)
    if sheet.outline:
        clip(paper, rasterise(sheet.outline, seen, box.size))
    _shadows(out, paper, box, sheet.lift, scale)
    if sheet.inner:
        off = max(1, round(5 * scale))
        paper.blit(_edge(paper, -off, max(1.0, 5 * scale), SHADE, sheet.inner), (0, 0))
    if sheet.rim:
        paper.blit(_edge(paper, max(1, round(1.5 * scale)), 0, light, sheet.rim), (0, 0))
    out.blit(paper, box)


def _shadows(out: Surface, paper: Surface, box: pygame.Rect, lift: float, scale: float) -> None:
    if not lift:
        return
    reach = lift * scale
    shade, border = shadow(paper, max(1.0, 4.0 * reach), CAST, SHADE)
    out.blit(shade, (round(box.x - border + 3.2 * reach), round(box.y - border + 4.6 * reach)))
    if scale > SMALLEST_CONTACT:
        shade, border = shadow(paper, max(1.0, 1.4 * reach), CONTACT, SHADE)
        out.blit(shade, (round(box.x - border + 1.2 * reach), round(box.y - border + 1.6 * reach)))


def _edge(paper: Surface, off: int, soft: float, tone: Colour, strength: float) -> Surface:
    """The part of the sheet that its own copy, moved by `off` both ways, does not cover."""
    strip = silhouette(paper, tone)
    cover = silhouette(paper, "#000000")
    strip.blit(blur(cover, soft) if soft else cover, (off, off), special_flags=ALPHA_SUB)
    strip.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return strip


def _pixels(sheet: Sheet, view: Box, whole: Box, scale: float, size: Size) -> pygame.Rect | None:
    """The pixels of the picture in which the sheet lies; None when none of it is seen."""
    found = _where(sheet.outline or sheet.shapes, whole)
    if found is None:
        return None
    x, y, w, h = found
    left, top = (x - view[0]) * scale, (y - view[1]) * scale
    area = pygame.Rect(int(left) - 1, int(top) - 1, int(w * scale) + 3, int(h * scale) + 3)
    seen = area.clip(pygame.Rect((0, 0), size))
    return seen if seen.w and seen.h else None


@lru_cache(2048)
def _where(shapes: str, whole: Box) -> Box | None:
    """The box of a sheet in drawing units, looked for once in the whole drawing and a little beyond."""
    x, y = whole[0] - whole[2] * 0.05, whole[1] - whole[3] * 0.05
    w, h = whole[2] * 1.1, whole[3] * 1.1
    small = rasterise(shapes, (x, y, w, h), (PROBE, max(1, round(PROBE * h / w))))
    box = small.get_bounding_rect()
    unit = w / PROBE
    if not box.w:
        return None
    return x + (box.x - 1) * unit, y + (box.y - 1) * unit, (box.w + 2) * unit, (box.h + 2) * unit


# ------------------------------------------------------------------ paper


def finished(out: Surface) -> Surface:
    """Light from the top left and the grain of paper over a picture, in place; returns it."""
    out.blit(_wash(out.get_size()), (0, 0), special_flags=MULT)
    w = out.get_width()
    amount = 6 if w > 150 else 3 if w > 80 else 0
    if amount:
        tile = _grain(amount)
        for y in range(0, out.get_height(), tile.get_height()):
            for x in range(0, w, tile.get_width()):
                out.blit(tile, (x, y), special_flags=MULT)
    return out


@lru_cache(32)
def _wash(size: Size) -> Surface:
    small = blank(2, 2)
    for place, tone in (((0, 0), "#fffcf4"), ((1, 0), "#eae4e9"), ((0, 1), "#eae4e9"), ((1, 1), "#d6ccde")):
        small.set_at(place, pygame.Color(tone))
    return fitted(fitted(small, (8, 8)), size)


@lru_cache(4)
def _grain(amount: int) -> Surface:
    palette = ramp((0, (255 - amount,) * 3), (1, (255, 255, 255)))
    rng = Random(3)
    tile = from_grey(rng.randbytes(128 * 128), (128, 128), palette)
    for across, down in ((24, 24), (16, 64)):
        coarse = from_grey(rng.randbytes(across * down), (across, down), palette)
        tile.blit(fitted(coarse, (128, 128)), (0, 0), special_flags=MULT)
    return tile


def sheet_of(drawn: Vector, lift: float, *, rim: float = 0.55, inner: float = 0.35) -> Sheet:
    """What was drawn by hand as one sheet of a pile."""
    return Sheet(drawn.inner, "", lift, rim, inner)
