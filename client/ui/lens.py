"""The lens: where the window shows the board too small, the district under the finger at a readable size."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from client.ui.desk import Desk, rect
from client.ui.figures import Tag, Tally
from client.ui.input import Touch
from client.ui.onboard import Accents
from client.ui.painters import panels
from client.ui.part import Part, blit
from client.ui.pieces import draw_spot
from client.ui.regions import Region
from client.ui.spot import Lie, on_board, spread_out
from client.ui.spread import Box

if TYPE_CHECKING:
    from client.ui.stage import Stage


class Lens(Part):
    """A window on the board at one real pixel per design pixel, following the pointer."""

    grow = 14

    def __init__(self, desk: Desk, stage: Stage) -> None:
        super().__init__(desk, "lens")
        self._stage = stage
        self.board: Surface | None = None
        self.centre = (0.7, 0.3)  # what it shows, in fractions of the board

    @property
    def unit(self) -> float:
        """Real pixels of a board unit in the lens."""
        return self.desk.k

    def ground(self, target: Surface) -> None:
        place = rect(self.box)
        blit(target, self.desk.paint.panel("walnut", place.size), place.x, place.y)
        self.board = None

    @property
    def print_size(self) -> tuple[int, int]:
        """The size of the enlarged board."""
        w, h = self.desk.layout.size
        return round(w * self.unit), round(h * self.unit)

    def follow(self, x: float, y: float) -> bool:
        """Look at this point of the board, in real pixels of the window; whether the view changed."""
        board = self.desk.places.parts["board"]
        if not self.here or not board.holds(x, y):
            return False
        self.centre = ((x - board.x) / board.w, (y - board.y) / board.h)
        return True

    def _origin(self) -> tuple[float, float]:
        """The top-left corner of the view on the enlarged board, in real pixels."""
        inner = self._inner
        w, h = (side * self.unit for side in self.desk.layout.size)
        x = min(max(0.0, self.centre[0] * w - inner.w / 2), max(0.0, w - inner.w))
        y = min(max(0.0, self.centre[1] * h - inner.h / 2), max(0.0, h - inner.h))
        return round(x), round(y)

    @property
    def _inner(self) -> Rect:
        return rect(self.box, -7 * self.desk.k)

    def through(self, touch: Touch) -> Touch:
        """A touch in the lens as one on the board."""
        return touch._replace(at=self.here_or_there(*touch.at), start=self.here_or_there(*touch.start))

    def here_or_there(self, x: float, y: float) -> tuple[int, int]:
        """A point of the window, or the point of the board that it shows in the lens."""
        if self.here and self._inner.collidepoint(x, y):
            x, y = self.to_board(x, y)
        return round(x), round(y)

    def enlarged(self, box: Box) -> Box | None:
        """Where a box of the board shows in the lens; None when it does not."""
        if not self.here:
            return None
        (left, top), inner, board = self._origin(), self._inner, self.desk.places.parts["board"]
        scale = self.unit / self.desk.spots.unit
        seen = Box(
            inner.x - left + (box.x - board.x) * scale,
            inner.y - top + (box.y - board.y) * scale,
            box.w * scale,
            box.h * scale,
        )
        return seen if rect(seen).colliderect(inner) else None

    @property
    def whole(self) -> Box:
        """The whole enlarged board, of which the window shows a part."""
        (left, top), inner = self._origin(), self._inner
        return Box(inner.x - left, inner.y - top, *(side * self.unit for side in self.desk.layout.size))

    @property
    def view(self) -> Rect:
        """The pixels through which one sees."""
        return self._inner

    def to_board(self, x: float, y: float) -> tuple[float, float]:
        """The point of the small board that a point in the lens shows, in real pixels of the window."""
        left, top = self._origin()
        inner, board = self._inner, self.desk.places.parts["board"]
        scale = self.desk.spots.unit / self.unit
        return board.x + (x - inner.x + left) * scale, board.y + (y - inner.y + top) * scale

    def key(self) -> Hashable:
        lies = tuple([(lie.piece, lie.zone) for lie in self._stage.lies.values() if self._shown(lie)])
        counts = tuple(self._stage.scene.table.counts.items())
        return self._origin(), self.box, lies, self.board is not None, counts

    def _shown(self, lie: Lie) -> bool:
        spot = self.desk.spots.spots.get(lie.zone)
        return spot is not None and spot.part == "board"

    def paint(self, target: Surface) -> None:
        inner, (left, top) = self._inner, self._origin()
        if self.board is None:
            return
        old = target.get_clip()
        target.set_clip(inner.clip(old))
        target.blit(self.board, inner.topleft, Rect(left, top, inner.w, inner.h))
        self._pieces(target, self.whole)
        target.set_clip(old)
        target.blit(panels.rim(inner.size, self.desk.k, 6, light=0.7, dark=0.8, width=2.2), inner)

    def _pieces(self, target: Surface, board: Box) -> None:
        layout, table = self.desk.layout, self._stage.scene.table
        done: set[str] = set()
        for part in self._stage.parts:
            if isinstance(part, Region):
                part.put(target, board, self.unit)
        for name, zone in self.desk.spots.printed.items():
            named = [
                (one, piece) for one in self.desk.spots.sharing(name) for piece in table.zones.get(one, ())
            ]
            pieces = [piece for _, piece in named]
            if not pieces or zone.group in done:
                continue
            done.update(filter(None, [zone.group]))
            spot = on_board(zone, board, self.unit, "lens")
            poses = spread_out(layout, spot, pieces)
            lies = [
                Lie(piece, one, pose, self.desk.spots.box(piece, pose))
                for (one, piece), pose in zip(named, poses, strict=True)
            ]
            if zone.look != "tally":
                draw_spot(target, self.desk, spot, lies, self.desk.flying)
        for part in self._stage.parts:
            if isinstance(part, Tally | Tag | Accents):
                part.put(target, board, self.unit)
