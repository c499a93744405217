"""What would come of it, told and lit while one looks at a row of the own shelf or carries a worker."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client.rules.play import Decision
from client.rules.table import Table
from client.ui.canvas import Over
from client.ui.desk import Desk, rect
from client.ui.painters import Sprite
from client.ui.painters.surfaces import soften
from client.ui.painters.vector import Vector
from client.ui.part import amount
from client.ui.spot import Lie
from client.ui.spread import Box, Pose

if TYPE_CHECKING:
    from client.ui.stage import Stage

DASH, LEAP = 9.0, 8.0  # design pixels of a dash of the trail and of what is between two
WHITE, ORANGE, DARK = "#ffffff", "#ff8d2e", "#0a141c"


def looked_at(stage: Stage) -> str:
    """The zone of the own shelf that is looked at and can be used now: of the piece in the hand, under the
    keyboard's corners or under the pointer; "" for none."""
    hand, at = stage.hand, stage.pointer.at
    if stage.acts.running:
        return ""
    piece = hand.lifted or (hand.focus if hand.keys else stage.piece_at(*at) if at is not None else "")
    lie = stage.lies.get(piece)
    zone = lie.zone if lie is not None else stage.zone_at(*at) if at is not None and not hand.keys else ""
    spot = stage.desk.spots.spots.get(zone)
    return zone if spot is not None and spot.part == "shelf" and zone in hand.reach.zones else ""


def places(stage: Stage) -> tuple[tuple[str, ...], str]:
    """Where what is looked at may be put, and the best place of them; all places when nothing is, but none
    at asks that are quiet as long as the hand is empty."""
    desk, reach, plan = stage.desk, stage.hand.reach, stage.desk.layout.looks.preview
    zone = looked_at(stage) if plan.asks else ""
    lying = [piece.id for piece in stage.scene.table.zones.get(zone, ()) if reach.drops(piece.id)]
    if not lying:
        return () if quiet(stage) else stage.hand.places, ""
    best = stage.scene.table.counts.get(f"{plan.place}.{desk.facts.home}.{zone.rpartition('.')[2]}")
    return reach.drops(lying[0]), f"{plan.place}.{best}"


def quiet(stage: Stage) -> bool:
    """Whether the hand is empty at a decision that lights no places then."""
    asks = stage.desk.facts.asks
    return not stage.hand.lifted and isinstance(asks, Decision) and asks.ask in stage.desk.layout.looks.quiet


def sentence(desk: Desk, table: Table, asks: str, zone: str, over: str = "") -> str:
    """What using the zone would bring, at the best place or the one the piece is `over`; "" for nothing."""
    plan, row = desk.layout.looks.preview, zone.rpartition(".")[2]
    own = f"{desk.facts.home}.{row}"
    best = table.counts.get(f"{plan.place}.{own}")
    if asks not in plan.asks or best is None:
        return ""
    place = over if f"{plan.each}.{over.rpartition('.')[2]}.{row}" in table.counts else f"{plan.place}.{best}"
    many = table.counts.get(f"{plan.many}.{own}", 0)
    each = table.counts.get(f"{plan.each}.{place.rpartition('.')[2]}.{row}", 0)
    said = desk.names.zone(zone), many, desk.names.thing(place, table), amount(each), amount(many * each)
    return desk.words(desk.names.key("preview"), *said) if many else ""


def lights(stage: Stage, zone: str) -> list[Over]:
    """Light round all that would be touched."""
    found, begin = [], f"shows.{zone}."
    for count in stage.scene.table.counts if zone else ():
        lie = stage.lies.get(count.removeprefix(begin)) if count.startswith(begin) else None
        if lie is not None:
            found.append(ringed(stage.desk, lie))
    return found


def ringed(desk: Desk, lie: Lie) -> Over:
    """An orange ring round a piece, over a soft light."""
    place = rect(lie.box, 4 * desk.k)

    def make() -> Sprite:
        k, (w, h) = desk.k, (side / desk.k for side in place.size)
        glow, lines = Vector(w + 24, h + 24), Vector(w + 24, h + 24)
        glow.rect(12, 12, w, h, None, ORANGE, 8, r=8)
        lines.rect(12, 12, w, h, None, DARK, 5.4, r=7)
        lines.rect(12, 12, w, h, None, ORANGE, 3.4, r=7)
        lines.rect(11, 11, w + 2, h + 2, None, "#ffd9ae", 1.0, r=8)
        sheet = soften(glow.surface(k), max(1.0, 4 * k))
        sheet.blit(lines.surface(k), (0, 0))
        return Sprite(sheet, round(12 * k), round(12 * k), *place.size)

    ring = desk.paint.keep(("ringed", place.size), make)
    where = ring.surface.get_rect(topleft=ring.at(*place.topleft))

    def paint(target: Surface) -> None:
        target.blit(ring.surface, where)

    return Over(("ringed", lie.piece.id, *place), where, paint)


def trail(stage: Stage) -> list[Over]:
    """The way from where a carried piece stood to the region under it, with the steps that are left."""
    desk, hand = stage.desk, stage.hand
    lie = stage.lies.get(hand.lifted)
    steps = stage.scene.table.counts.get(desk.layout.looks.trail, 0)
    if (
        lie is None
        or not steps
        or not any(zone in desk.spots.regions for zone in hand.reach.drops(lie.piece.id))
    ):
        return []
    start = lie.pose._replace(y=lie.pose.y + lie.pose.h * 0.4)
    target = hand.over()
    box = stage.box(target) if target else None
    end = box.centre if box is not None else hand.at if hand.way == "key" else stage.pointer.at or hand.at
    return [_dashes(desk, start, end, bool(target)), _left(desk, start, steps - bool(target))]


def _dashes(desk: Desk, start: Pose, end: tuple[float, float], legal: bool) -> Over:
    k = desk.k
    long = math.dist(start[:2], end)
    area = Rect(round(min(start.x, end[0])), round(min(start.y, end[1])), 1, 1)
    area.union_ip(Rect(round(max(start.x, end[0])), round(max(start.y, end[1])), 1, 1))
    dx, dy = ((end[0] - start.x) / max(1.0, long), (end[1] - start.y) / max(1.0, long))

    def paint(target: Surface) -> None:
        n = 0.0
        while n < long:
            m = min(long, n + DASH * k)
            a, b = (start.x + dx * n, start.y + dy * n), (start.x + dx * m, start.y + dy * m)
            for tone, wide in ((DARK, 7), (ORANGE if legal else WHITE, 4)):
                pygame.draw.line(target, tone, a, b, max(1, round(wide * k)))
            n = m + LEAP * k
        if legal:
            pygame.draw.aacircle(target, DARK, end, 9 * k)
            pygame.draw.aacircle(target, ORANGE, end, 6.5 * k)

    return Over(("trail", round(end[0]), round(end[1]), legal), area.inflate(*[round(24 * k)] * 2), paint)


def _left(desk: Desk, start: Pose, steps: int) -> Over:
    """A small plate with the steps that are left then."""
    k = desk.k
    wide = round(34 * k)
    place = rect(Box(start.x - wide / 2, start.y - wide * 0.2, wide, wide))

    def paint(target: Surface) -> None:
        pygame.draw.aacircle(target, DARK, place.center, wide / 2)
        pygame.draw.aacircle(target, ORANGE, place.center, wide / 2 - 2 * k)
        px = 24 / max(1.0, desk.text)
        desk.paint.label(target, str(steps), *place.center, px, "#1a0b02", heavy=True, ax=0.5)

    return Over(("steps", steps, place.topleft), place.inflate(4, 4), paint)
