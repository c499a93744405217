"""What lies over the still table for a moment: glowing places, flying pieces, floating numbers, notes."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from client.rules.table import Piece
from client.ui.canvas import Over
from client.ui.desk import Desk, rect
from client.ui.motion import Flight, Flights, along, between
from client.ui.painters import Sprite, panels
from client.ui.part import Part, blit
from client.ui.pieces import glow, put, put_moving, reach
from client.ui.spot import Lie
from client.ui.spread import Box, Pose

PULSE = 1.6  # seconds of one beat of a halo
BREATHES = 2.4  # seconds after the last doing in which halos go on breathing, then up to one beat more
LIGHTS = (1.0, 0.9, 0.8, 0.7, 0.6)  # the strengths a breathing halo goes through
# the lines of a halo on the board, as a share of those of a panel; tiles lie close together
SLIM = {"round": 0.86, "rect": 0.6}
LEAST_LINE = 0.42
STAY = 2.6  # seconds a note stays


class Note(NamedTuple):
    """One line beside a refused drop."""

    text: str
    x: float
    y: float
    born: float


def strength(time: float, touched: float, calm: bool = False) -> float:
    """How bright the skirt of a halo is now, in tenths: it breathes for a while after something happened and
    then stays at its brightest, so that nothing is drawn while nobody does anything."""
    rests = math.ceil((touched + BREATHES) / PULSE) * PULSE
    if calm or time >= rests:
        return 1.0
    return round(0.8 + 0.2 * math.cos(time * math.tau / PULSE), 1)


def halo_picture(desk: Desk, name: str, box: Box, shape: str, light: float) -> Sprite:
    """The glow round a place; on a board it is as thin as the board is small, so that it leaves the figures
    of its neighbours free."""
    spot, size = desk.spots.spots.get(name), rect(box).size
    if spot is None or spot.part != "board":
        return desk.paint.halo(shape, size, light)
    k = max(LEAST_LINE, SLIM[shape] * min(desk.k, box.w / spot.room.w * desk.spots.unit))
    skirt = desk.paint.keep(("glow", shape, size, k), lambda: panels.glow(shape, size, k))
    lines = desk.paint.keep(("ring", shape, size, k), lambda: panels.ring(shape, size, k))
    key = ("halo", shape, size, k, light)
    return desk.paint.keep(key, lambda: panels.halo_of(skirt, lines, light))


def halo(
    desk: Desk,
    name: str,
    box: Box,
    shape: str,
    bright: float,
    strong: bool = False,
    within: Rect | None = None,
) -> Over:
    """The glow round a legal place; `within` keeps it inside the lens."""
    place = rect(box)
    area = place.inflate(round(64 * desk.k), round(64 * desk.k))
    spot = desk.spots.spots.get(name)
    board = desk.places.parts["board"]
    trims = desk.paint.trims(name, desk.spots.unit) if spot and spot.part == "board" and not within else []

    def paint(target: Surface) -> None:
        old = target.get_clip()
        target.set_clip(old.clip(within) if within else old)
        for light in (bright, 1.0) if strong else (bright,):
            blit(target, halo_picture(desk, name, box, shape, light), place.x, place.y)
        for trim, x, y in trims:
            x, y = board.x + x * desk.spots.unit, board.y + y * desk.spots.unit
            target.blit(trim, (round(x - trim.get_width() / 2), round(y - trim.get_height() / 2)))
        target.set_clip(old)

    return Over(("halo", name, bright, strong, *place), area.clip(within) if within else area, paint)


def ready(desk: Desk, lie: Lie, bright: float, number: Part | None = None) -> Over:
    """A soft light round a piece that can be picked up, under the piece itself and the number on it."""
    place = rect(lie.box)
    area = reach(lie.box, lie.pose.angle).inflate(round(30 * desk.k), round(30 * desk.k))

    def paint(target: Surface) -> None:
        light = glow(desk, lie, bright)
        target.blit(light.surface, light.centred(lie.pose.x, lie.pose.y))
        put(target, desk, lie.piece, lie.pose)
        if number is not None:
            number.paint(target)

    return Over(("ready", lie.piece.id, bright, *place), area, paint)


def thinking(desk: Desk, box: Box, now: float) -> Over:
    """Three dots in the prompt, one after another brighter, while a bot thinks."""
    k = desk.k
    step = int(now * 3) % 4
    area = Rect(round(box.x + 24 * k), round(box.y + box.h - 62 * k), round(90 * k), round(28 * k))

    def paint(target: Surface) -> None:
        for n in range(3):
            tone = "#ffd667" if n < step else "#5a483c"
            pygame.draw.aacircle(target, tone, (round(area.x + (14 + 26 * n) * k), area.centery), 6 * k)

    return Over(("thinking", step), area, paint)


def focus(desk: Desk, box: Box) -> Over:
    """Four corners round what the keyboard has reached."""
    place = rect(box, 7 * desk.k)
    line = max(2, round(3 * desk.k))
    arm = max(8, min(place.w, place.h) // 3)

    def paint(target: Surface) -> None:
        for colour, off in (("#1a0d02", line // 2 + 1), ("#ffffff", 0)):
            for x, dx in ((place.left, 1), (place.right - 1, -1)):
                for y, dy in ((place.top, 1), (place.bottom - 1, -1)):
                    for end in ((x + dx * arm, y), (x, y + dy * arm)):
                        pygame.draw.line(
                            target, colour, (x + off, y + off), (end[0] + off, end[1] + off), line
                        )

    return Over(("focus",), place.inflate(16, 16), paint)


# -- pieces under way --------------------------------------------------------------------------------------


def flight_pose(
    desk: Desk, flight: Flight, before: dict[str, Lie], after: dict[str, Lie], t: float
) -> Pose | None:
    """Where a flying piece is now; None when neither end lies on the table."""
    start = before.get(flight.before.id) if flight.before else None
    end = after.get(flight.after.id) if flight.after else None
    k = desk.k
    if start and end:
        if flight.through:
            spots = desk.spots.spots
            way = [Pose(*spots[zone].room.centre, end.pose.h) for zone in flight.through if zone in spots]
            return along([start.pose, *way, end.pose], t)
        far = math.dist(start.pose[:2], end.pose[:2])
        return between(start.pose, end.pose, t, min(70 * k, far * 0.16))
    if end:
        return end.pose._replace(y=end.pose.y - (1 - t) * 26 * k)
    if start:
        return start.pose._replace(h=max(4.0, start.pose.h * (1 - 0.5 * t)))
    return None


def flying(desk: Desk, act: Flights, before: dict[str, Lie], after: dict[str, Lie]) -> list[Over]:
    """All pieces of an act where they are now."""
    found = []
    for n, flight in enumerate(act.flights):
        t = act.progress(flight)
        pose = flight_pose(desk, flight, before, after, t)
        piece = _seen(flight, t)
        if pose is None or piece is None:
            continue
        squeeze = abs(math.cos(math.pi * t)) if flight.flips and desk.layout.style(piece.kind).card else 1.0
        found.append(_under_way(desk, ("fly", n, t), piece, pose, _height(flight, before, after), squeeze))
    return found


def _height(flight: Flight, before: dict[str, Lie], after: dict[str, Lie]) -> int:
    """The height of the picture a flying piece is drawn from: where it lands, else where it lay."""
    end = after.get(flight.after.id) if flight.after else None
    start = before.get(flight.before.id) if flight.before else None
    heights = [lie.pose.h for lie in (end, start) if lie is not None]
    return round(heights[0]) if heights else 4


def _under_way(desk: Desk, key: object, piece: Piece, pose: Pose, px: int, squeeze: float) -> Over:
    area = reach(desk.spots.box(piece, pose), pose.angle)

    def paint(target: Surface) -> None:
        put_moving(target, desk, piece, pose, px, squeeze=squeeze)

    return Over((key, piece.id, round(pose.x), round(pose.y), round(pose.h)), area, paint)


def _seen(flight: Flight, t: float) -> Piece | None:
    """The face a flying piece shows now."""
    if flight.before is None:
        return flight.after
    if flight.after is None:
        return flight.before if t < 0.98 else None
    return flight.after if t >= 0.5 else flight.before


def piece_over(desk: Desk, key: object, piece: Piece, pose: Pose, *, raised: bool = False) -> Over:
    """A piece over the table."""
    box = desk.spots.box(piece, pose)
    area = reach(box, pose.angle)
    if raised:
        area = area.inflate(round(box.h * 0.7), round(box.h * 0.7))

    def paint(target: Surface) -> None:
        put(target, desk, piece, pose, raised=raised)

    return Over((key, piece.id, round(pose.x), round(pose.y), round(pose.h)), area, paint)


# -- words over the table ----------------------------------------------------------------------------------


def note(desk: Desk, what: Note, now: float) -> Over | None:
    """A plate with one line of text; None when its time is over."""
    if now - what.born > STAY:
        return None
    pad_x, pad_y = round(16 * desk.k), round(11 * desk.k)
    room = min(desk.size[0] * 0.5, 460 * desk.k * max(1.0, desk.text))
    lines = desk.paint.wrap(what.text, round(room), 20)
    wide = max(desk.paint.width(line, 20) for line in lines)
    step = 26 * desk.k * desk.text
    place = Rect(0, 0, wide + 2 * pad_x, round(step * len(lines)) + 2 * pad_y)
    place.midbottom = (round(what.x), round(what.y - 34 * desk.k))
    place.clamp_ip(Rect((0, 0), desk.size).inflate(-20, -20))

    def paint(target: Surface) -> None:
        blit(target, desk.paint.panel("strip", place.size), place.x, place.y)
        for n, line in enumerate(lines):
            desk.paint.label(
                target, line, place.centerx, place.y + pad_y + step * (n + 0.5), 20, "#ffd9a0", ax=0.5
            )

    return Over(("note", what, place.topleft), place.inflate(40, 40), paint)
