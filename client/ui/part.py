"""What every part of the table screen is, and the few strokes they share."""

from __future__ import annotations

import math
from collections.abc import Hashable

from pygame import Rect, Surface

from client.ui.canvas import Still
from client.ui.desk import Desk, rect
from client.ui.input import Touch
from client.ui.painters import Sprite
from client.ui.painters.vector import Vector
from client.ui.spread import Box

IVORY, CHALK, CHALK_HEADING = "#fdf2d8", "#f7ecd6", "#ffe9b8"
INK, INK_HEADING, LINK = "#2b1a10", "#6b2a10", "#0e4a54"
SHADE = "#160a04"


class Part:
    """A part of the screen with a place of its own; it paints itself anew when its key changes."""

    grow = 0.0  # design pixels it may paint beyond its box

    def __init__(self, desk: Desk, name: str) -> None:
        self.desk = desk
        self.name = name

    @property
    def box(self) -> Box:
        """Its place."""
        return self.desk.places.parts[self.name]

    @property
    def here(self) -> bool:
        """Whether this window has a place for it."""
        return self.name in self.desk.places.parts

    def ground(self, target: Surface) -> None:
        """Paint what never changes until the next layout."""

    def key(self) -> Hashable:
        """What its picture depends on."""
        return None

    def paint(self, target: Surface) -> None:
        """Paint what it shows now."""

    def still(self) -> Still:
        """Itself for the canvas."""
        return Still(self.key(), rect(self.box, self.grow * self.desk.k), self.paint)

    def touch(self, touch: Touch) -> bool:
        """The pointer did something here; whether that was for this part."""
        return False


def blit(target: Surface, sprite: Sprite, x: float, y: float) -> None:
    """Draw a sprite with its object's top-left corner there."""
    target.blit(sprite.surface, sprite.at(x, y))


def panel(target: Surface, desk: Desk, kind: str, box: Box, variant: int = 0) -> None:
    """Draw a panel over a box."""
    place = rect(box)
    blit(target, desk.paint.panel(kind, place.size, variant), place.x, place.y)


def fit(desk: Desk, text: str, room: float, px: float, *, heavy: bool = False, face: str = "sans") -> str:
    """The text, cut with three dots when it is wider than the room in real pixels."""
    if desk.paint.width(text, px, heavy=heavy, face=face) <= room:
        return text
    while text and desk.paint.width(text + "…", px, heavy=heavy, face=face) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def fitting(
    desk: Desk,
    text: str,
    room: float,
    px: float,
    *,
    face: str = "sans",
    heavy: bool = False,
    tracking: float = 0.0,
) -> float:
    """The text size, at most `px` design pixels, at which a line fits into so many real pixels."""
    while px > 9 and desk.paint.width(text, px, face=face, heavy=heavy, tracking=tracking) > room:
        px -= 0.5
    return px


def laurels(desk: Desk, px: int) -> Surface:
    """The wreath in which points stand, real pixels across."""
    return desk.paint.keep(("laurels", px), lambda: _laurels(px)).surface


def _laurels(px: int) -> Sprite:
    sheet = Vector(100, 100)
    for side in (-1, 1):
        for n in range(9):
            _leaves(sheet, side, n / 8)
    return Sprite(sheet.sized((px, px)), 0, 0, px, px)


def _leaves(sheet: Vector, side: int, t: float) -> None:
    """A pair of laurel leaves on one branch, t from its foot to its tip."""
    turn = math.pi / 2 + side * (0.12 + t * (math.pi - 0.52))
    x, y = 50 + 38 * math.cos(turn), 50 + 38 * math.sin(turn)
    along, long = turn + side * math.pi / 2, 13.7 * (1.05 - 0.25 * t)
    for off, tone in ((side * 0.5, "#e9c75a"), (-side * 0.5, "#a87a14")):
        ca, sa = math.cos(along + off), math.sin(along + off)
        points = [(0.0, 0.0), (0.35, -0.22), (0.7, -0.22), (1.0, 0.0), (0.7, 0.22), (0.35, 0.22)]
        sheet.polygon([(x + long * (u * ca - v * sa), y + long * (u * sa + v * ca)) for u, v in points], tone)


def points(target: Surface, desk: Desk, n: int, x: float, y: float, size: float, px: float) -> None:
    """Points in a wreath, its middle there; size in real pixels, figures in design pixels."""
    ring = laurels(desk, round(size))
    target.blit(ring, (round(x - size / 2), round(y - size / 2)))
    room = size * 0.86
    px = min(px, size * 0.6 / (desk.k * desk.text))  # large text stays in the wreath
    desk.paint.label(
        target,
        str(n),
        x,
        y,
        fitting(desk, str(n), room, px, face="heading", heavy=True),
        face="heading",
        effect="foil",
        ax=0.5,
        ay=0.5,
    )


def amount(n: int) -> str:
    """A number as it is read: its thousands apart from 10 000 on."""
    return f"{n:,}".replace(",", "\u00a0") if abs(n) >= 10000 else str(n)


def middle(box: Rect | Box) -> tuple[float, float]:
    """The middle of a rectangle."""
    return box.x + box.w / 2, box.y + box.h / 2
