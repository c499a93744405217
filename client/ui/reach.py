"""What the hand can do with the legal moves: lifts, drops, taps and buttons. Pure; knows no game.

A move whose piece and target both lie on the table is a lift and a drop; one with a piece alone is a tap;
every other one is a button. Drag, click-then-click and keyboard all go through this one place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from client.rules.play import Move
from client.rules.table import Table


class Path(NamedTuple):
    """One way to make a move: "drag" a piece to a target, "tap" a piece, or press "button" number n."""

    kind: str
    piece: str = ""
    target: str = ""
    n: int = -1


class Reach:
    """The legal moves of one decision as gestures on one table.

    `placed` tells which zones have a place on the screen; moves from or to others become buttons. `also`: by
    the verb of moves a further zone on which their pieces may be put.
    """

    def __init__(
        self,
        moves: Iterable[Move],
        table: Table,
        placed: Callable[[str], bool] = lambda zone: True,
        also: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.moves = tuple(moves)
        self._table = table
        self._placed = placed
        self._where = table.where()
        self._drops: dict[str, dict[str, list[Move]]] = {}
        self.taps: dict[str, list[Move]] = {}
        buttons: list[Move] = []
        for move in self.moves:
            pieces = self._pieces(move.piece)
            if pieces and self._target(move.to):
                targets = dict.fromkeys(filter(None, [move.to, also.get(move.verb, "")]))
                for piece, target in product(pieces, targets):
                    self._drops.setdefault(piece, {}).setdefault(target, []).append(move)
            elif pieces and not move.to:
                for piece in pieces:
                    self.taps.setdefault(piece, []).append(move)
            else:
                buttons.append(move)
        self.buttons = tuple(buttons)

    def _pieces(self, name: str) -> tuple[str, ...]:
        """The ids a move's piece stands for that can be touched; none for a plain word."""
        if name in self._where:
            return (name,) if self._placed(self._where[name]) else ()
        if name in self._table.zones and self._placed(name):
            return tuple([piece.id for piece in self._table.zones[name]])
        return ()

    def _target(self, name: str) -> bool:
        if name in self._table.zones:
            return self._placed(name)
        return name in self._where and self._placed(self._where[name])

    @property
    def lifts(self) -> tuple[str, ...]:
        """The pieces that can be picked up, in the order of the moves."""
        return tuple(self._drops)

    @property
    def sources(self) -> tuple[str, ...]:
        """One piece for each thing that can be picked up or tapped: of like pieces of a zone, the last."""
        seen: dict[object, str] = {}
        for piece in (*self._drops, *self.taps):
            wants = tuple(self._drops.get(piece, {}).items()), tuple(self.taps.get(piece, ()))
            key = (self._where[piece], repr(wants))
            seen[key] = piece
        return tuple(seen.values())

    @property
    def zones(self) -> frozenset[str]:
        """The zones in which lies what can be picked up."""
        return frozenset([self._where[piece] for piece in self._drops])

    @property
    def topic(self) -> str:
        """The one piece that all moves without a gesture are about that name any; "" when there is none."""
        named = {move.piece for move in self.buttons if move.piece in self._where}
        piece = named.pop() if len(named) == 1 else ""
        return "" if piece in self._drops or piece in self.taps else piece

    def drops(self, piece: str) -> tuple[str, ...]:
        """The zones and pieces on which this piece may be put."""
        return tuple(self._drops.get(piece, ()))

    def moves_for(self, piece: str, target: str) -> tuple[Move, ...]:
        """The moves that putting a piece there can mean; several differ in their number or verb."""
        return tuple(self._drops.get(piece, {}).get(target, ()))

    def givers(self, target: str) -> tuple[str, ...]:
        """The pieces that may be put on a target, one of each kind of source."""
        return tuple([piece for piece in self.sources if target in self._drops.get(piece, {})])

    @property
    def targets(self) -> tuple[str, ...]:
        """All places on which anything may be put, in the order of the moves."""
        found: dict[str, None] = {}
        for drops in self._drops.values():
            for target in drops:
                found.setdefault(target)
        return tuple(found)

    def paths(self, move: Move) -> list[Path]:
        """All ways to make a move, each to the place it names."""
        if move in self.buttons:
            return [Path("button", n=self.buttons.index(move))]
        found = [Path("tap", piece) for piece, moves in self.taps.items() if move in moves]
        for piece, drops in self._drops.items():
            if move in drops.get(move.to, ()):
                found.append(Path("drag", piece, move.to))
        return found


def reading_order(boxes: dict[str, tuple[float, float, float]]) -> list[str]:
    """Names by their place (x, y, height): line by line from the top, each line from the left."""
    if not boxes:
        return []
    heights = sorted(h for _, _, h in boxes.values())
    line = max(1.0, heights[len(heights) // 2] * 0.75)
    return sorted(boxes, key=lambda name: (round(boxes[name][1] / line), boxes[name][0]))


def nearest(boxes: dict[str, tuple[float, float, float]], here: str, way: str) -> str:
    """The name that an arrow key leads to from `here`: nearest in that direction, `here` when none is."""
    if here not in boxes:
        return next(iter(reading_order(boxes)), "")
    dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
    x0, y0, _ = boxes[here]
    best, least = here, 1e18
    for name, (x, y, _) in boxes.items():
        ahead = (x - x0) * dx + (y - y0) * dy
        aside = abs((x - x0) * dy) + abs((y - y0) * dx)
        far = ahead + 2.2 * aside + (0 if aside <= 2 * ahead else 1e6)  # what lies that way comes first
        if ahead > 1 and far < least:
            best, least = name, far
    return best
