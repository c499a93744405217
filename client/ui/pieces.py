"""Putting pieces on the table: single ones, turned cards, piles and stacks, each kept as one picture."""

from __future__ import annotations

import math
from collections import Counter

import pygame
from pygame import Rect, Surface

from client.rules.table import Piece
from client.ui.desk import Desk, rect
from client.ui.painters import Sprite, cardstock
from client.ui.painters.brush import brush
from client.ui.painters.surfaces import lifted, silhouette, soften
from client.ui.painters.vector import Vector
from client.ui.spot import Lie, Spot
from client.ui.spread import MOST_COINS, Box, Pose

ASKEW = 0.2  # degrees from which a piece lies askew
REACH = 0.34  # how far a piece's shadow may reach beyond it, as a part of its height


def sprite(desk: Desk, piece: Piece, px: int, *, raised: bool = False) -> Sprite:
    """The picture of a piece so many pixels high."""
    style = desk.layout.style(piece.kind)
    if piece.turned and style.spent:
        key = ("spent", piece.kind, piece.face, desk.tone(piece.owner), px, raised)
        return desk.paint.keep(key, lambda: _faded(sprite(desk, piece._replace(turned=0), px, raised=raised)))
    if piece.turned and style.halves:
        key = ("chosen", piece.kind, piece.face, piece.turned, px, raised)
        whole = piece._replace(turned=0)
        return desk.paint.keep(key, lambda: _halved(sprite(desk, whole, px, raised=raised), piece.turned))
    hidden = not piece.face and style.card
    name, tone, face = written(desk, piece), desk.tone(piece.owner), _face(desk, piece)
    return desk.paint.piece(piece.kind, face, tone, max(4, px), hidden=hidden, raised=raised, name=name)


def written(desk: Desk, piece: Piece) -> str:
    """The name that stands on a piece."""
    style = desk.layout.style(piece.kind)
    if style.named and piece.face:
        return desk.names.piece(piece)
    return desk.names.printed(piece)[0] if style.card else ""


def _face(desk: Desk, piece: Piece) -> str:
    """The face as the painter knows it: a stroke after it stands for both sides."""
    return f"{piece.face}/" if piece.turned and desk.layout.style(piece.kind).sides else piece.face


def bare(desk: Desk, piece: Piece, px: int) -> Surface:
    """The picture of a piece without its shadow."""
    face, name = _face(desk, piece), written(desk, piece)
    return desk.paint.bare(piece.kind, face, desk.tone(piece.owner), px, not face, name)


def _faded(picture: Sprite) -> Sprite:
    pale = picture.surface.copy()
    pale.fill((170, 170, 170, 96), special_flags=pygame.BLEND_RGBA_MULT)
    return picture._replace(surface=pale)


def _halved(picture: Sprite, chosen: int) -> Sprite:
    """The half that was not chosen in the dark: 1 chose what stands above the rising diagonal, 2 below."""
    x, y, w, h = picture.ox, picture.oy, picture.w, picture.h
    corner = (x + w, y + h) if chosen == 1 else (x, y)
    shade = Surface(picture.surface.get_size(), pygame.SRCALPHA)
    shade.fill((255, 255, 255, 255))
    pygame.draw.polygon(shade, (76, 66, 62, 255), [(x, y + h), (x + w, y), corner])
    dimmed = picture.surface.copy()
    dimmed.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture._replace(surface=dimmed)


def put(
    target: Surface, desk: Desk, piece: Piece, pose: Pose, *, raised: bool = False, turned: bool = False
) -> None:
    """Draw a piece where its pose says; `turned`: made as those that lie askew are, though it may not."""
    px = max(4, round(pose.h))
    picture = sprite(desk, piece, px, raised=raised)
    if turned or abs(pose.angle) > ASKEW:
        picture = _turned(desk, piece, px, raised, pose.angle)
    target.blit(picture.surface, picture.centred(pose.x, pose.y))


def put_moving(
    target: Surface, desk: Desk, piece: Piece, pose: Pose, px: int, *, squeeze: float = 1.0
) -> None:
    """Draw a piece under way from its picture `px` pixels high, sized and turned for this frame only: a new
    picture for every size on the way would cost more than a frame has. `squeeze` narrows it, as while it
    turns over."""
    picture = sprite(desk, piece, max(4, px))
    factor = pose.h / max(4, px)
    if abs(factor - 1) > 0.01 or abs(pose.angle) > ASKEW:
        picture = _sized(picture, factor, pose.angle)
    if squeeze < 0.99:
        picture = _narrowed(picture, squeeze)
    target.blit(picture.surface, picture.centred(pose.x, pose.y))


def _sized(picture: Sprite, factor: float, angle: float) -> Sprite:
    w, h = picture.surface.get_size()
    if abs(angle) > ASKEW:
        sheet = pygame.transform.rotozoom(picture.surface, angle, factor)
    else:
        sheet = pygame.transform.smoothscale(
            picture.surface, (max(1, round(w * factor)), max(1, round(h * factor)))
        )
    aside, down = picture.ox + picture.w / 2 - w / 2, picture.oy + picture.h / 2 - h / 2
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x = sheet.get_width() / 2 + (aside * ca + down * sa) * factor
    y = sheet.get_height() / 2 + (down * ca - aside * sa) * factor
    wide, high = round(picture.w * factor), round(picture.h * factor)
    return Sprite(sheet, round(x - wide / 2), round(y - high / 2), wide, high)


def _turned(desk: Desk, piece: Piece, px: int, raised: bool, angle: float) -> Sprite:
    turn = round(angle * 2) / 2
    key = ("turned", piece.kind, piece.face, desk.tone(piece.owner), px, raised, turn)
    return desk.paint.keep(key, lambda: _rotated(sprite(desk, piece, px * 2, raised=raised), turn))


def _rotated(large: Sprite, angle: float) -> Sprite:
    """A picture at twice the size, turned round the middle of its object and halved: smooth edges."""
    w, h = large.surface.get_size()
    cx, cy = large.ox + large.w / 2, large.oy + large.h / 2
    half_w, half_h = max(cx, w - cx) + 4, max(cy, h - cy) + 4
    sheet = Surface((round(2 * half_w), round(2 * half_h)), pygame.SRCALPHA)
    sheet.blit(large.surface, (round(half_w - cx), round(half_h - cy)))
    turned = pygame.transform.rotozoom(sheet, angle, 0.5)
    tw, th = turned.get_size()
    w, h = large.w // 2, large.h // 2
    return Sprite(turned, round((tw - w) / 2), round((th - h) / 2), w, h)


def _narrowed(picture: Sprite, share: float) -> Sprite:
    share = max(0.04, share)
    w, h = picture.surface.get_size()
    slim = pygame.transform.smoothscale(picture.surface, (max(1, round(w * share)), h))
    dark = round(110 * (1 - share))
    slim.fill((dark, dark, dark, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return Sprite(slim, round(picture.ox * share), picture.oy, max(1, round(picture.w * share)), picture.h)


def put_pile(target: Surface, desk: Desk, top: Piece, count: int, pose: Pose) -> None:
    """A pile of cards as thick as it is, or a low heap of coins, with its top piece in the pose."""
    style = desk.layout.style(top.kind)
    px = max(4, round(pose.h))
    if not style.card or count < 2:
        put(target, desk, top, pose)
        return
    sheets = min(count, 14)
    key = ("pile", top.kind, top.face, px, sheets)
    picture = desk.paint.keep(key, lambda: _pile(desk, top, sheets, px))
    target.blit(picture.surface, picture.centred(pose.x, pose.y))


def _pile(desk: Desk, top: Piece, sheets: int, px: int) -> Sprite:
    tool = brush(desk.paint.game)
    return cardstock.pile(
        bare(desk, top, px), sheets, max(0.5, px * 0.0095), max(1.0, px * tool.lift(top.kind))
    )


def draw_spot(
    target: Surface,
    desk: Desk,
    spot: Spot,
    lies: list[Lie],
    hidden: set[str],
    lit: frozenset[str] = frozenset(),
) -> None:
    """All that lies in a spot: empty marks, the pieces but those `hidden`, light round those `lit`."""
    if spot.holes:
        _holes(target, desk, spot, lies)
    if spot.look == "dish" and lies:
        plate = _dish(desk, round(spot.room.w), round(spot.room.h))
        target.blit(plate.surface, plate.centred(*spot.room.centre))
    seen = [lie for lie in lies if lie.piece.id not in hidden]
    turned = any(abs(lie.pose.angle) > ASKEW for lie in lies)  # the upright one among others looks like them
    if spot.spread == "pile" and seen:
        put_pile(target, desk, seen[-1].piece, len(seen), seen[-1].pose)
        return
    if spot.spread == "stack":
        seen = seen[: MOST_COINS - 1] + seen[-1:] if len(seen) > MOST_COINS else seen
    for lie in seen:
        if lie.piece.id in lit:
            light = glow(desk, lie, 1.0)
            target.blit(light.surface, light.centred(lie.pose.x, lie.pose.y))
        put(target, desk, lie.piece, lie.pose, turned=turned)
    if spot.spread == "crowd":
        _numbers(target, desk, seen)


def _numbers(target: Surface, desk: Desk, lies: list[Lie]) -> None:
    """How many stand in one place, where several do."""
    for pose, count in Counter(lie.pose for lie in lies).items():
        if count > 1:
            px = round(max(pose.h * 0.56, 11 * desk.k))
            x, y = pose.x + pose.h * 0.3, pose.y + pose.h * 0.3
            pygame.draw.aacircle(target, "#fff0c8", (x, y), px / 2 + desk.k)
            pygame.draw.aacircle(target, "#2b1608", (x, y), px / 2)
            size = px * 0.82 / (desk.k * desk.text)
            desk.paint.label(target, str(count), x, y, size, "#fff6dc", heavy=True, ax=0.5)


def glow(desk: Desk, lie: Lie, bright: float) -> Sprite:
    """An amber light round the outline of a piece, turned as it lies."""
    px, turn = max(4, round(lie.pose.h)), round(lie.pose.angle * 2) / 2
    piece = lie.piece
    key = ("glow", piece.kind, piece.face, desk.tone(piece.owner), px, turn, bright)
    return desk.paint.keep(key, lambda: _glow(desk, piece, px, turn, bright))


def _glow(desk: Desk, piece: Piece, px: int, turn: float, bright: float) -> Sprite:
    k = desk.k
    shape = silhouette(bare(desk, piece, px), "#ffb61e")
    w, h = shape.get_size()
    edge = round(16 * k)
    sheet = Surface((w + 2 * edge, h + 2 * edge), pygame.SRCALPHA)
    step = 3.2 * k
    for n in range(12):  # the outline grown on all sides, then blurred
        x, y = math.cos(n * math.tau / 12) * step, math.sin(n * math.tau / 12) * step
        sheet.blit(shape, (edge + round(x), edge + round(y)))
    soft = soften(sheet, 4 * k)
    soft.blit(soft, (0, 0))
    soft.fill((255, 255, 255, round(255 * bright)), special_flags=pygame.BLEND_RGBA_MULT)
    if turn:
        soft = pygame.transform.rotozoom(soft, turn, 1.0)
    wide, high = soft.get_size()
    return Sprite(soft, (wide - w) // 2, (high - h) // 2, w, h)


def _holes(target: Surface, desk: Desk, spot: Spot, lies: list[Lie]) -> None:
    """Dark marks where pieces stood that are elsewhere now."""
    kind = lies[0].piece if lies else Piece("", "", "", -1)
    ratio = desk.layout.style(kind.kind).ratio if lies else 0.7
    wide = spot.piece * ratio
    step = wide + spot.gap
    for n in range(len(lies), spot.holes):
        x = spot.room.x + wide / 2 + step * n
        y = spot.room.centre[1] + spot.piece * 0.44
        w, h = max(4, round(wide * 0.52)), max(2, round(wide * 0.22))
        mark = _hole(w, h)
        target.blit(mark, (round(x - w / 2), round(y - h / 2)))


def _dish(desk: Desk, w: int, h: int) -> Sprite:
    """A shallow silver dish in which something is offered."""
    return desk.paint.keep(("dish", w, h), lambda: lifted(_plate(w, h), max(2.0, h * 0.08)))


def _plate(w: int, h: int) -> Surface:
    sheet = Vector(w, h)
    cx, cy = w / 2, h / 2
    rim = sheet.linear(0, 0, w, h, "#ffffff", (0.4, "#b4bec6"), (1, "#5d666e"))
    sheet.ellipse(cx, cy, cx - 1, cy - 1, rim, "#2b3137", 1.4)
    hollow = sheet.linear(0, 0, w, h, "#6d7780", (0.5, "#aab4bc"), (1, "#e8eef1"))
    sheet.ellipse(cx, cy, cx * 0.88, cy * 0.80, hollow, "#7d868e", 1)
    return sheet.surface()


_made: dict[tuple[int, int], Surface] = {}


def _hole(w: int, h: int) -> Surface:
    if (w, h) not in _made:
        big = Surface((w * 3, h * 3), pygame.SRCALPHA)
        pygame.draw.ellipse(big, (255, 240, 208, 60), big.get_rect())
        pygame.draw.ellipse(big, (8, 6, 4, 165), Rect(2, 2, w * 3 - 4, h * 3 - 5))
        _made[w, h] = pygame.transform.smoothscale(big, (w, h))
    return _made[w, h]


def covers(lies: list[Lie], spot: Spot | None = None) -> Rect:
    """The pixels that pieces may cover, shadows included."""
    area = rect(spot.room) if spot else None
    for lie in lies:
        one = reach(lie.box, lie.pose.angle)
        area = one if area is None else area.union(one)
    return area or Rect(0, 0, 0, 0)


def reach(box: Box, angle: float = 0.0) -> Rect:
    """The pixels one piece may cover, shadow and turn included."""
    grow = REACH * box.h + 4 + (abs(math.sin(math.radians(angle))) * box.h * 0.5 if angle else 0)
    return rect(box, grow)
