"""The salver's place over the board, broad for many pieces: what is laid out on it and which zones it covers
meanwhile. Pure."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from fnmatch import fnmatchcase
from functools import lru_cache

from client.rules.table import Piece, Table
from client.ui.layout import Salver
from client.ui.spot import Spot
from client.ui.spread import Box

BESIDE = 1.1  # up to so many times their own area two boxes lie side by side in the one round both


class Serving:
    """A salver over a board that lies there, `unit` real pixels per board unit; `covers` are the zones under
    it."""

    def __init__(self, plan: Salver, board: Box, unit: float, strips: Box | None = None) -> None:
        w, h = plan.size[0] * unit, plan.size[1] * unit
        self.box = Box(board.x + plan.at[0] * unit - w / 2, board.y + plan.at[1] * unit - h / 2, w, h)
        self._plan, self._unit, self.covers = plan, unit, frozenset[str]()
        if strips is not None:
            self.box = around(strips, board)
        self.takes = lru_cache(None)(self._takes)  # whether what lies in a zone comes onto the salver

    def _takes(self, zone: str) -> bool:
        return any(fnmatchcase(zone, pattern) for pattern in self._plan.zones)

    @property
    def dish(self) -> Box:
        """Where pieces lie on it: between its heading and its foot."""
        return self.box.part((0.04, 0.135, 0.92, 0.745))

    @property
    def foot(self) -> Box:
        """Where is put down what goes to a zone that it covers."""
        return self.box.part((0.30, 0.895, 0.40, 0.085))

    def spot(self, zone: str = "salver") -> Spot:
        """The dish as a place of this name."""
        piece, gap = self._plan.piece * self._unit, self._plan.gap * self._unit
        return Spot(zone, self.dish, "grid", piece, gap, 0.0, "centre", "rect", "salver")

    def own(self, home: int, names: Container[str]) -> Iterator[Spot]:
        """Places for those of its zones that the game has, of the seats' only the own."""
        for pattern in self._plan.zones:
            zone = pattern.replace("*", str(home))
            if zone in names:
                yield self.spot(zone)

    def cover(self, spots: Iterable[Spot]) -> None:
        """Note the zones of the board and of the strips under it."""
        under = [s for s in spots if s.part == "board" or s.part.startswith("strip.")]
        self.covers = frozenset([s.zone for s in under if self.box.holds(*s.room.centre)])

    def served(self, table: Table, spots: dict[str, Spot]) -> list[tuple[str, Piece]]:
        """What lies on it, zone and piece: all whose faces are seen in its zones, but not the own hand, which
        lies on the shelf."""
        return [
            (zone, piece)
            for zone, pieces in table.zones.items()
            if pieces and zone in spots and spots[zone].part != "shelf" and self.takes(zone)
            for piece in pieces
            if piece.face
        ]


def around(one: Box, other: Box) -> Box:
    """The box round two."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    w, h = max(one.x + one.w, other.x + other.w) - x, max(one.y + one.h, other.y + other.h) - y
    return Box(x, y, w, h)


def beside(one: Box, other: Box) -> bool:
    """Whether two boxes fill the one round both."""
    both = around(one, other)
    return both.w * both.h <= BESIDE * (one.w * one.h + other.w * other.h)


def servings(
    plan: Salver | None, board: Box, unit: float, strips: Box
) -> tuple[Serving | None, Serving | None]:
    """The salver for few pieces and, where there is one and room for it, that for many."""
    if plan is None:
        return None, None
    broad = plan.broad and beside(strips, board)
    return Serving(plan, board, unit), Serving(plan, board, unit, strips) if broad else None
