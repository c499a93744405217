"""One place on the screen: what it is, how its pieces share it, and a piece where it lies. Pure."""

from __future__ import annotations

from typing import NamedTuple

from client.rules.table import Piece
from client.ui.layout import Layout, Zone
from client.ui.spread import SPREADS, Box, Pose, Spread, crowd

STANDING = ("board", "lens")  # where single pieces stand


class Spot(NamedTuple):
    """A zone on the screen: its room in real pixels and how its pieces share it."""

    zone: str
    room: Box
    spread: str
    piece: float
    gap: float
    angle: float
    align: str
    shape: str
    part: str
    holes: int = 0
    number: str = "none"
    group: str = ""
    when: str = "always"
    look: str = ""
    sum: str = ""
    tag: tuple[str, ...] = ()
    catch: Box | None = None
    whole: Box | None = None
    places: str = ""
    within: str = ""
    bay: Box | None = None  # where pieces lie, if not in the whole room

    @property
    def shared(self) -> bool:
        """Whether it shares a place of the board, so that only its pieces can be aimed at."""
        return bool(self.group) and self.part == "board"


class Lie(NamedTuple):
    """One piece where it lies."""

    piece: Piece
    zone: str
    pose: Pose
    box: Box


def spread_out(layout: Layout, spot: Spot, pieces: list[Piece], places: int = 0) -> list[Pose]:
    """Where pieces lie in a spot that has at least so many places."""
    ratio, room = layout.style(pieces[0].kind).ratio, spot.bay or spot.room
    high = spot.piece
    if spot.spread in ("row", "single", "pile"):
        high = min(high, room.w / ratio * 1.15)
    elif spot.spread == "cascade":
        high = min(high, room.w / ratio)
    gap = spot.gap * high / spot.piece if spot.spread == "cascade" else spot.gap
    spread = Spread(room, high, high * ratio, gap, spot.angle, spot.align)
    if spot.spread == "crowd":
        return crowd(spread, [(piece.kind, piece.owner) for piece in pieces])
    poses = SPREADS[spot.spread](spread, max(len(pieces), places))[: len(pieces)]
    foot = layout.style(pieces[0].kind).foot if spot.spread == "single" and spot.part in STANDING else 0.0
    return [pose._replace(y=pose.y - foot * pose.h) for pose in poses] if foot else poses


def on_board(zone: Zone, board: Box, unit: float, part: str) -> Spot:
    """A zone of the board where the board lies and how large it is shown."""
    w, h = zone.size[0] * unit, zone.size[1] * unit
    room = Box(board.x + zone.at[0] * unit - w / 2, board.y + zone.at[1] * unit - h / 2, w, h)
    return Spot(
        zone.name,
        room,
        zone.spread,
        zone.piece * unit,
        zone.gap * unit,
        zone.angle,
        zone.align,
        zone.shape,
        part,
        look=zone.look,
        tag=zone.tag,
        number=zone.number,
        group=zone.group,
        within=zone.within,
        bay=_bay(zone, room, unit),
    )


def _bay(zone: Zone, room: Box, unit: float) -> Box | None:
    if zone.bay is None:
        return None
    w, h = zone.bay[0] * unit, zone.bay[1] * unit
    left = {"left": 0.0, "centre": 0.5, "right": 1.0}[zone.align] * (room.w - w)
    return Box(room.x + left, room.y + (room.h - h) / 2, w, h)
