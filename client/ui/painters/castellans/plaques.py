"""Plaques of the wards: seal and badges, names in the reader's language, control; light round a ward."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Surface

from client.rules.castellans.data import GUILDS, GUILDS_OF, WARDS
from client.ui.painters import marks as seats
from client.ui.painters import type
from client.ui.painters.castellans import marks
from client.ui.painters.castellans.facts import (
    EDGE,
    INK,
    IVORY,
    KEEP,
    LIVE,
    PLAQUE,
    PLAQUES,
    ROOFS,
    outline,
)
from client.ui.painters.colour import lighter, mix
from client.ui.painters.surfaces import ALPHA_SUB, Placed, blank, drop, silhouette, soften
from client.ui.painters.vector import Vector

NAME, NAME_ROOM = 18.0, 148.0
HEAD, BADGE = 34.0, 23.0  # the seal's tab at the left, a guild's badge at the right
SKIRT = 18.0
PAID, LOST = "#8c1420", "#2f5a2e"
RINGS = ((8.0, "#5f3500"), (5.6, "#f4a81c"), (2.2, "#fff8d2"))


def ward_of(zone: str) -> str:
    """The ward of a zone such as ``ward.veil``; KeyError for another."""
    ward = zone.removeprefix("ward.")
    if ward not in PLAQUES:
        raise KeyError(zone)
    return ward


def plaque(ward: str, k: float) -> Surface:
    """The board of a ward without its name, and the empty line of control below it."""
    w, h = PLAQUE
    roof = ROOFS[ward]
    s = Vector(w, h + LIVE[1])
    s.rect(
        (w - LIVE[0]) / 2,
        h - 4,
        LIVE[0],
        LIVE[1] + 3,
        s.linear(0, h, 0, h + LIVE[1], "#e2cf9e", (0.3, "#f8ecca"), (1, "#ead6a8")),
        EDGE,
        1.4,
        r=5,
    )
    body = mix(roof, "#1a0c08", 0.66)
    s.rect(1, 1, w - 2, h - 2, s.linear(0, 0, 0, h, mix(roof, "#1a0c08", 0.46), body), "#140a06", 1.8, r=7)
    s.rect(2.6, 2.6, w - 5.2, h - 5.2, None, lighter(roof, 0.5), 1, r=5.6, stroke_opacity=0.7)
    s.rect(1, 1, HEAD, h - 2, s.linear(0, 0, HEAD, h, lighter(roof, 0.3), roof), "#140a06", 1.8, r=7)
    out = s.sized((round(w * k), round((h + LIVE[1]) * k)))
    seal = marks.sign(ward, round(22 * k), "#fff8e6")
    drop(
        out,
        seal,
        ((1 + HEAD / 2) * k - seal.get_width() / 2, h / 2 * k - seal.get_height() / 2),
        (k, k),
        max(1.0, k),
        170,
    )
    out.blit(seal, seal.get_rect(center=(round((1 + HEAD / 2) * k), round(h / 2 * k))))
    for n, guild in enumerate(GUILDS_OF[WARDS.index(ward)]):
        badge = marks.picture(f"guild-{GUILDS[guild]}", round(BADGE * k))
        out.blit(badge, badge.get_rect(center=(round((w - 40 + n * 25) * k), round(h / 2 * k))))
    return out


def print_all(board: Surface, k: float) -> None:
    """All plaques on the board."""
    for ward, (x, y) in PLAQUES.items():
        thing = plaque(ward, k)
        at = (x * k - thing.get_width() / 2, (y - PLAQUE[1] / 2) * k)
        drop(board, thing, at, (4 * k, 5 * k), 3 * k, 150)
        drop(board, thing, at, (k, 1.4 * k), max(1.0, k), 130)
        board.blit(thing, (round(at[0]), round(at[1])))


# ------------------------------------------------------------------ names


@lru_cache(64)
def _name(text: str, px: int, room: int) -> Surface:
    shown = text.upper()
    px = marks.fitting((shown,), px, room, "cinzel")
    return type.line(shown, px, IVORY, "cinzel", heavy=True, tracking=0.02)


def label(zone: str, text: str, k: float, *, closed: bool = False, scale: float = 1.0) -> Placed:
    """The name of a ward on its plaque; `scale` is the reader's text scale."""
    x, y = PLAQUES[ward_of(zone)]
    px = max(7, round(NAME * k * (1.1 if not text.isascii() else 1.0) * min(1.35, scale)))
    ink = _name(text, px, round(NAME_ROOM * k))
    return ink, x - PLAQUE[0] / 2 + HEAD + 4 + NAME_ROOM / 2, y


def veil(zone: str, k: float) -> Placed:
    """No ward is ever closed: nothing lies over it."""
    return blank(1, 1), *PLAQUES[ward_of(zone)]


# ------------------------------------------------------------------ control


class Held(NamedTuple):
    """What one contender has in a ward: the number of the seat's colour, -1 for the keeps, its control points
    in halves, and the points it would get for them now."""

    tone: int
    halves: int
    points: int = 0


@lru_cache(256)
def _cell(held: Held, k: float, leads: bool) -> Surface:
    """A contender's control points over the points these would bring; leaders on gold."""
    px = round(20 * k)
    badge = seats.badge(held.tone, px) if held.tone >= 0 else marks.sign("keep", px, KEEP)
    number = marks.figure(type.halves(held.halves), round(14.5 * k), INK)
    paid = marks.figure(f"+{held.points}", round(12.5 * k), PAID if held.tone >= 0 else LOST)
    edge, gap = round(2 * k), round(2 * k)
    wide = 2 * edge + px + gap + max(number.get_width(), paid.get_width() if held.points else 0)
    high = round(37 * k)
    out = blank(wide, high)
    if leads:
        s = Vector(wide, high)
        gold = s.linear(0, 0, 0, high, "#ffeaa0", "#efc04a")
        s.rect(0.8, 0.8, wide - 1.6, high - 1.6, gold, "#8a5c10", max(1.0, k), r=4 * k)
        out.blit(s.sized((wide, high)), (0, 0))
    out.blit(badge, (edge, round((high - px) / 2)))
    x = edge + px + gap
    out.blit(number, (x, round(high * (0.28 if held.points else 0.5) - number.get_height() / 2)))
    if held.points:
        out.blit(paid, (x, round(high * 0.74 - paid.get_height() / 2)))
    return out


def control(ward: str, found: Sequence[Held], k: float) -> Placed | None:
    """The line below a plaque: who has how much control and would get how many points, the most first. The
    same picture for the same control."""
    there = sorted([held for held in found if held.halves], key=lambda held: (-held.halves, held.tone))
    if not there:
        return None
    x, y = PLAQUES[ward]
    return _line(tuple(there), k), x, y + PLAQUE[1] / 2 + LIVE[1] / 2 - 1


@lru_cache(64)
def _line(there: tuple[Held, ...], k: float) -> Surface:
    """Cells side by side, smaller when there are too many for the room."""
    most, room, size = there[0].halves, round((LIVE[0] - 6) * k), k
    cells = [_cell(held, size, held.halves == most) for held in there]
    while sum(cell.get_width() for cell in cells) > room:
        size *= 0.96
        cells = [_cell(held, size, held.halves == most) for held in there]
    spare = room - sum(cell.get_width() for cell in cells)
    return marks.side_by_side(cells, min(round(8 * k), round(spare / len(cells))))


# ------------------------------------------------------------------ light


def _box(ward: str) -> tuple[float, float, float, float]:
    points = outline(ward)
    left, top = (min(p[n] for p in points) - SKIRT for n in (0, 1))
    right, low = (max(p[n] for p in points) + SKIRT for n in (0, 1))
    return left, top, right - left, low - top


def _sheet(ward: str) -> Vector:
    left, top, w, h = _box(ward)
    s = Vector(w, h)
    s.open(f"translate({-left:.2f} {-top:.2f})")
    return s


@lru_cache(24)
def _lights(ward: str, k: float) -> tuple[Surface, Surface]:
    solid, lines = _sheet(ward), _sheet(ward)
    solid.polygon(outline(ward), "#ffffff")
    for width, tone in RINGS:
        lines.polygon(outline(ward), None, tone, width)
    for s in (solid, lines):
        s.close()
    shape = solid.surface(k)
    skirt = soften(silhouette(shape, "#ffb61e"), 7 * k)
    for _ in range(2):
        skirt.blit(skirt, (0, 0))
    skirt.blit(silhouette(shape, "#000000"), (0, 0), special_flags=ALPHA_SUB)
    pale = silhouette(shape, "#fff0c0", 34)
    skirt.blit(pale, (0, 0))
    rings = lines.surface(k)
    for sheet in (skirt, rings):
        _spare(sheet, ward, k)
    return skirt, rings


def _spare(sheet: Surface, ward: str, k: float) -> None:
    """Leave out of the light what lies under plaques, so that it passes beneath them."""
    left, top, _, _ = _box(ward)
    shape = Vector(PLAQUE[0], PLAQUE[1] + LIVE[1])
    shape.rect(0, 0, *PLAQUE, "#000000", r=7)
    shape.rect((PLAQUE[0] - LIVE[0]) / 2, PLAQUE[1] - 4, LIVE[0], LIVE[1] + 3, "#000000", r=5)
    mask = shape.surface(k)
    for x, y in PLAQUES.values():
        at = (round((x - PLAQUE[0] / 2 - left) * k), round((y - PLAQUE[1] / 2 - top) * k))
        sheet.blit(mask, at, special_flags=ALPHA_SUB)


def light(zone: str, k: float) -> tuple[Placed, Placed]:
    """The light round a ward one may go to: its soft skirt over a pale ground, and its lines."""
    ward = ward_of(zone)
    left, top, w, h = _box(ward)
    skirt, lines = _lights(ward, k)
    return (skirt, left + w / 2, top + h / 2), (lines, left + w / 2, top + h / 2)
