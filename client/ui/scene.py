"""What changed between two pictures of the table, told as flights of pieces. Rules send no animation."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from client.rules.table import Piece, Table
from client.ui.motion import Flight

STAGGER = 0.05  # seconds between pieces that leave together
STEP = 0.07  # seconds for one cell of a track
Walk = Callable[[str, str], tuple[str, ...]]


class Change(NamedTuple):
    """A piece before and after, with its zones; "" where it was or will be off the table."""

    before: Piece | None
    after: Piece | None
    start: str
    end: str


def _placed(table: Table) -> dict[str, tuple[str, int, Piece]]:
    found = {}
    for zone, pieces in table.zones.items():
        for place, piece in enumerate(pieces):
            found[piece.id] = (zone, place, piece)
    return found


def changes(old: Table, new: Table) -> list[Change]:
    """Every piece that moved, turned, appeared or went, in the zone order of the new table.

    A piece that went and one that appeared make one flight when they are of one kind and may be the same
    thing: the same face, or one of them hidden. Pairs are made in zone order.
    """
    was, now = _placed(old), _placed(new)
    gone = [(zone, piece) for id_, (zone, _, piece) in was.items() if id_ not in now]
    found = []
    for id_, (zone, _, piece) in now.items():
        before = was.get(id_)
        if before is None:
            found.append(_pair(gone, zone, piece))
        elif before[0] != zone or before[2] != piece:
            found.append(Change(before[2], piece, before[0], zone))
    found.extend([Change(piece, None, zone, "") for zone, piece in gone])
    return found


def _pair(gone: list[tuple[str, Piece]], zone: str, piece: Piece) -> Change:
    """The change that brings this piece: from the best piece that went, which is then taken off the list."""
    best, rank = -1, 0
    for place, (start, other) in enumerate(gone):
        fits = _fits(other, piece) + (1 if start != zone else 0)
        if _fits(other, piece) and fits > rank:
            best, rank = place, fits
    if best < 0:
        return Change(None, piece, "", zone)
    start, other = gone.pop(best)
    return Change(other, piece, start, zone)


def _fits(old: Piece, new: Piece) -> int:
    """How well a piece that went may be the one that appeared; 0: it cannot be."""
    if old.kind != new.kind:
        return 0
    if old.face == new.face and old.face:
        return 6 if old.owner == new.owner else 4
    return 2 if not old.face or not new.face else 0


class Scene:
    """The table as it is drawn, and the one before while pieces fly from it."""

    def __init__(self, table: Table, walk: Walk = lambda start, end: ()) -> None:
        self.table = table
        self.before = table
        self._walk = walk

    def sync(self, table: Table) -> list[Flight]:
        """Show this table from now on; the flights that lead to it from the one shown so far."""
        self.before, self.table = self.table, table
        flights = []
        waves: dict[tuple[str, str], int] = {}
        for change in changes(self.before, table):
            way = (change.start, change.end)
            turn = waves.get(way, 0)
            waves[way] = turn + 1
            flights.append(self._flight(change, turn))
        return flights

    def _flight(self, change: Change, turn: int) -> Flight:
        through = self._walk(change.start, change.end) if change.start and change.end else ()
        lasts = 0.28 if not through else min(0.9, 0.2 + STEP * len(through))
        return Flight(change.before, change.after, through, min(turn, 8) * STAGGER, lasts)

    def reset(self, table: Table) -> None:
        """Show this table without any flight, as after a change of eyes."""
        self.before = self.table = table
