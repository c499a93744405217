"""The small drawn parts of the controls: brass knobs, switches, grooves, scroll bars, rings of focus."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from client.ui.painters.surfaces import Sprite, gradient, lifted
from client.ui.painters.vector import Vector

if TYPE_CHECKING:
    from client.ui.widgets import Look

BRASS = ("#ffeec0", (0.45, "#d3a551"), (1, "#6e4a14"))


def _knob(sheet: Vector, x: float, y: float, r: float) -> None:
    sheet.ellipse(x, y, r, r, sheet.linear(x - r, y - r, x + r, y + r, *BRASS), "#2c1a06", 1.2)
    sheet.ellipse(
        x, y, r * 0.62, r * 0.62, sheet.linear(x - r, y - r, x + r, y + r, "#8a6224", (1, "#f0cc7c"))
    )
    sheet.ellipse(
        x, y, r * 0.46, r * 0.46, sheet.linear(x - r, y - r, x + r, y + r, "#e8c06a", (1, "#a87a30"))
    )


@lru_cache(64)
def knob(px: int) -> Sprite:
    """A round brass knob, `px` real pixels across, with its shadow."""
    sheet = Vector(44, 44)
    _knob(sheet, 22, 22, 21)
    return lifted(sheet.sized((px, px)), max(1.0, px * 0.09))


@lru_cache(64)
def groove(size: tuple[int, int], filled: int) -> Surface:
    """A groove let into wood, filled with brass for its first `filled` pixels."""
    w, h = size
    sheet = Vector(w, h)
    sheet.rect(
        0.5, 0.5, w - 1, h - 1, sheet.linear(0, 0, 0, h, "#0c0603", (1, "#2a180c")), "#000000", 1, r=h / 2
    )
    if filled > h / 2:
        tone = sheet.linear(0, 0, 0, h, "#f5dd9a", (0.5, "#c4974a"), (1, "#7d5a20"))
        sheet.rect(2, 2, filled - 4, h - 4, tone, None, 0, r=(h - 4) / 2)
    sheet.line(h / 2, h - 0.6, w - h / 2, h - 0.6, "#a98650", 1)
    return sheet.surface()


@lru_cache(32)
def switch(size: tuple[int, int], on: bool) -> Surface:
    """A sliding switch; on: the knob stands right on a lit ground with a tick, off: left on a dark one."""
    w, h = size
    sheet = Vector(w, h)
    ground = ("#5da27e", (1, "#2c6a4c")) if on else ("#140b06", (1, "#3a2817"))
    sheet.rect(1, 1, w - 2, h - 2, sheet.linear(0, 0, 0, h, *ground), "#0b0502", 2, r=h / 2 - 1)
    sheet.rect(2, 2, w - 4, h - 4, None, "#c99f58", 1, r=h / 2 - 2, stroke_opacity=0.7)
    middle, r = h / 2, h / 2 - 4
    if on:
        x, s = h * 0.62, h * 0.17
        tick = [(x - s, middle), (x - s * 0.2, middle + s * 0.8), (x + s * 1.2, middle - s)]
        sheet.polygon(tick, None, "#f6ffe9", max(1.5, h * 0.07), closed=False)
    _knob(sheet, w - middle if on else middle, middle, r)
    return sheet.surface()


@lru_cache(64)
def lozenge(px: int, tone: str) -> Surface:
    """A small filled diamond, as set before items of a list."""
    sheet = Vector(10, 10)
    sheet.polygon([(5, 0.6), (9.4, 5), (5, 9.4), (0.6, 5)], tone)
    return sheet.sized((px, px))


@lru_cache(64)
def divider(width: int, height: int, tone: str) -> Surface:
    """A fine line that swells to a diamond in the middle."""
    sheet = Vector(width, height)
    middle, y, s = width / 2, height / 2, height * 0.42
    for end in (0.0, float(width)):
        inner = middle + (s * 1.9 if end else -s * 1.9)
        sheet.polygon([(end, y), (inner, y - max(0.6, s * 0.14)), (inner, y + max(0.6, s * 0.14))], tone)
    sheet.polygon([(middle, y - s), (middle + s, y), (middle, y + s), (middle - s, y)], tone)
    return sheet.surface()


@lru_cache(48)
def bar(width: int, height: int, tone: str) -> Surface:
    """A solid bar of a chart with a lit upper edge."""
    sheet = Vector(max(2, width), height)
    w = max(2, width)
    sheet.rect(0.5, 0.5, w - 1, height - 1, tone, "#241206", 1, r=min(3, w / 2))
    sheet.rect(1.5, 1.5, max(0.5, w - 3), height * 0.34, "#fff6dc", None, 0, r=min(2, w / 2), opacity=0.28)
    return sheet.surface()


def scroll_bar(target: Surface, look: Look, view: Rect, start: float, share: float) -> None:
    """The bar at the right edge of a view: a groove and a brass slider."""
    width = look.px(8)
    x, y = view.right - look.px(13), view.y + look.px(6)
    length = view.h - look.px(12)
    if length < 20:
        return
    target.blit(_upright(width, length), (x, y))
    size = max(look.px(36), round(length * share))
    top = y + round((length - size) * min(1.0, start / max(1e-6, 1 - share)))
    target.blit(_slider(width + look.px(4), size), (x - look.px(2), top))


@lru_cache(8)
def fade(width: int, height: int, top: bool, dark: tuple[int, int, int, int]) -> Surface:
    """Shade that grows towards the edge of a view: there is more behind it."""
    clear = (*dark[:3], 0)
    return gradient(width, height, [(0, dark), (1, clear)] if top else [(0, clear), (1, dark)])


@lru_cache(16)
def _upright(width: int, length: int) -> Surface:
    sheet = Vector(width, length)
    sheet.rect(0, 0, width, length, "#000000", None, 0, r=width / 2, opacity=0.42)
    return sheet.surface()


@lru_cache(16)
def _slider(width: int, length: int) -> Surface:
    sheet = Vector(width, length)
    tone = sheet.linear(0, 0, width, 0, "#f8e3aa", (0.5, "#c4974a"), (1, "#6e4a14"))
    sheet.rect(0.5, 0.5, width - 1, length - 1, tone, "#2c1a06", 1, r=width / 2 - 0.5)
    return sheet.surface()
