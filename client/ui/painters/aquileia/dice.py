"""Bone dice with a coin on each face, at rest: the face that counts is the largest and brightest."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from client.ui.painters import svg
from client.ui.painters.colour import mix
from client.ui.painters.surfaces import trimmed_to
from client.ui.painters.vector import Point, Vector

GAME = "aquileia"
EDGE = {"red": ("#a81e24", "#e2564e", "#570c10"), "blue": ("#1d4f9c", "#5a92e0", "#0b2350")}
OTHER = {
    "gold": ("silver", "bronze"),
    "silver": ("bronze", "gold"),
    "bronze": ("gold", "silver"),
    "": ("", ""),
}
_LIGHT = (-0.46, -0.62, 0.64)
_TILT, _YAW = 0.50, 0.16
_SHAPE = ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86))
V3 = tuple[float, float, float]


class Side(NamedTuple):
    """A visible side: its normal and its two edges in space, and the metal on it."""

    n: V3
    u: V3
    v: V3
    metal: str


def _turned(v: V3, tilt: float, yaw: float) -> V3:
    x, y, z = v
    x, y = x * math.cos(yaw) - y * math.sin(yaw), x * math.sin(yaw) + y * math.cos(yaw)
    return x, y * math.cos(tilt) - z * math.sin(tilt), y * math.sin(tilt) + z * math.cos(tilt)


def _sides(top: str) -> list[Side]:
    front, right = OTHER[top]
    frames = (
        ((0, 0, 1), (1, 0, 0), (0, 1, 0), top),
        ((0, 1, 0), (1, 0, 0), (0, 0, -1), front),
        ((1, 0, 0), (0, -1, 0), (0, 0, -1), right),
        ((-1, 0, 0), (0, 1, 0), (0, 0, -1), right),
    )
    sides = [Side(_turned(n, _TILT, _YAW), _turned(u, _TILT, _YAW), _turned(v, _TILT, _YAW), m)
             for n, u, v, m in frames]  # fmt: skip
    return sorted((s for s in sides if s.n[2] > 0.02), key=lambda s: s.n[2])


def die(colour: str, top: str, px: int) -> Surface:
    """A red or blue die, `px` high, with the metal `top` up ("" for a die nobody has thrown)."""
    box = 210.0
    sheet = Vector(box, box)
    sides = _sides(top)
    _body(sheet, sides, colour)
    for side in sides:
        _face(sheet, side, colour)
    full = sheet.surface(px / 125)
    return trimmed_to(full, px)


def _at(side: Side, x: float, y: float) -> Point:
    h, c = 50.0, 105.0
    return (
        c + h * (side.n[0] + side.u[0] * x + side.v[0] * y),
        c + h * (side.n[1] + side.u[1] * x + side.v[1] * y),
    )


def _body(sheet: Vector, sides: Sequence[Side], colour: str) -> None:
    own, bright, deep = EDGE[colour]
    for side in sides:
        sheet.polygon([_at(side, x, y) for x, y in _SHAPE], deep, deep, 16)
    for side in sides:
        light = 0.30 + 0.78 * max(0.0, _dot(side.n, _LIGHT))
        tone = (
            mix(deep, own, min(1.0, light * 1.15)) if light < 0.85 else mix(own, bright, (light - 0.85) * 1.4)
        )
        sheet.polygon([_at(side, x, y) for x, y in _SHAPE], tone, tone, 10)
    for i, a in enumerate(sides):
        for b in sides[i + 1 :]:
            _ridge(sheet, a.n, b.n, mix(bright, "#ffffff", 0.45))


def _ridge(sheet: Vector, a: V3, b: V3, tone: str) -> None:
    along = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2])
    x, y = 105 + 48.5 * (a[0] + b[0]), 105 + 48.5 * (a[1] + b[1])
    shine = max(0.0, _dot((a[0] + b[0], a[1] + b[1], a[2] + b[2]), _LIGHT)) / 1.41
    sheet.line(x - along[0] * 41, y - along[1] * 41, x + along[0] * 41, y + along[1] * 41, tone, 4.5,
               0.25 + 0.6 * shine)  # fmt: skip


def _face(sheet: Vector, side: Side, colour: str) -> None:
    bright = min(1.0, 0.36 + 0.74 * max(0.0, _dot(side.n, _LIGHT)))
    n, u, v = side.n, side.u, side.v
    x, y = _at(side, 0, 0)
    place = f"matrix({u[0]:.4f} {u[1]:.4f} {v[0]:.4f} {v[1]:.4f} {x:.3f} {y:.3f})"
    sheet.open(f"{place} translate(-50 -50)")
    bone, low = mix("#6d5136", "#fbf2dc", bright), mix("#4c3523", "#e2cfa4", bright)
    rim = mix(EDGE[colour][2], "#000000", 0.3)
    panel = sheet.linear(10, 10, 90, 90, bone, low)
    sheet.rect(10, 10, 80, 80, panel, rim, 1.6, r=15, stroke_opacity=0.55)
    if side.metal:
        sheet.ellipse(51.5, 52, 34, None, "#3a2413", opacity=0.35)
        sheet.open("translate(16 16) scale(.68)")
        sheet.insert(svg.drawing(GAME, f"coin-{side.metal}").inner, f"{side.metal}{n[0]:.1f}")
        sheet.close()
        if bright < 0.98:
            sheet.rect(10, 10, 80, 80, "#1a0f08", r=15, opacity=(1 - bright) * 0.72)
    sheet.close()


def _dot(a: V3, b: V3) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def at_rest(face: str, owner: int, px: int) -> Surface:
    """The red die of the table."""
    return die("red", face, px)


def at_rest_blue(face: str, owner: int, px: int) -> Surface:
    """The blue die of the table."""
    return die("blue", face, px)
