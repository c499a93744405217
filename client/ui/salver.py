"""The salver: what is to be chosen from laid out large over the board, with a place at its foot."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Surface

from client.rules.play import Decision
from client.ui.canvas import Still
from client.ui.desk import Desk, rect
from client.ui.part import Part, fitting
from client.ui.pieces import put
from client.ui.serving import Serving
from client.ui.spot import Lie
from client.ui.spread import Box

HEADING = "#ffe6a8"


class Salver(Part):
    """A tray over the board, there while anything lies on it; `lies` and `hidden` are set by the stage."""

    grow = 24

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "salver")
        self.lies: tuple[Lie, ...] = ()
        self.hidden: frozenset[str] = frozenset()
        self.foot = False  # whether its foot takes something

    @property
    def here(self) -> bool:
        return self.desk.spots.serving is not None

    @property
    def serving(self) -> Serving:
        """Where it lies for what is on it now."""
        serving = self.desk.spots.serving_of(len(self.lies))
        assert serving is not None
        return serving

    @property
    def box(self) -> Box:
        return self.serving.box

    def covers(self, zone: str) -> bool:
        """Whether a zone lies under it now."""
        return self.laid and zone in self.serving.covers

    @property
    def laid(self) -> bool:
        """Whether anything lies on it."""
        return bool(self.lies)

    def _heading(self) -> str:
        asks = self.desk.facts.asks
        return self.desk.names.heading(asks) if isinstance(asks, Decision) else ""

    def key(self) -> Hashable:
        return self.lies, self.hidden, self.foot, self._heading(), self.box, self.desk.words.language

    def still(self) -> Still:
        grow = self.grow * self.desk.k if self.laid else 0
        return Still(self.key(), rect(self.box, grow), self.paint)

    def paint(self, target: Surface) -> None:
        if not self.laid:
            return
        desk, box = self.desk, self.box
        place = rect(box)
        lit = frozenset(["foot"] if self.foot else [])
        target.blit(desk.paint.own("salver", place.size, str, lit), place)
        text = self._heading()
        px = fitting(desk, text, box.w * 0.8, 27 / max(1.0, desk.text**0.5), face="serif", heavy=True)
        x, y = box.x + box.w / 2, box.y + box.h * 0.065
        desk.paint.label(
            target, text, x, y, px, HEADING, face="serif", heavy=True, ax=0.5, ay=0.5, shade="#05070f"
        )
        for lie in self.lies:
            if lie.piece.id not in self.hidden:
                put(target, desk, lie.piece, lie.pose)
