"""The player's hand over the table: it lifts, carries and drops pieces, by drag, by clicks, by keys alike.

It knows the reach of the decision and where things lie, and says which move came of a gesture.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from client.rules.play import Move
from client.rules.table import Table
from client.ui.input import Key, Touch
from client.ui.reach import Reach, nearest, reading_order
from client.ui.spread import Box

HALF = 0.3  # share of a piece that must cover a place for a drop beside the pointer


class Done(NamedTuple):
    """What a gesture came to: "move" (one of `moves` is meant), "refused" (a piece dropped where it may not),
    "lifted", "cancelled"; "" for nothing."""

    kind: str = ""
    moves: tuple[Move, ...] = ()
    piece: str = ""
    target: str = ""


class Eyes(NamedTuple):
    """Where things are: the box of a piece or zone, the topmost piece and the zone under a point, the larger
    place in which a zone catches what is dropped, whether a point is in a zone whose outline is no box, or in
    the region around a zone."""

    box: Callable[[str], Box | None]
    piece: Callable[[float, float], str]
    zone: Callable[[float, float], str]
    catch: Callable[[str], Box | None] = lambda name: None
    inside: Callable[[str, float, float], bool | None] = lambda name, x, y: None
    around: Callable[[str, float, float], bool] = lambda name, x, y: False


NOTHING = Done()


class Hand:
    """One hand; a new decision gives it a new reach."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.reach = Reach((), Table({}, {}))
        self.lifted = ""
        self.way = ""  # how it was lifted: "drag", "click", "key"
        self.at: tuple[float, float] = (0, 0)
        self.focus = ""
        self.keys = False  # whether the keyboard leads, so that the focus is shown

    def take(self, reach: Reach) -> None:
        """A new decision: whatever was in the hand falls back."""
        self.reach = reach
        self.lifted = self.way = ""
        if self.focus not in (*reach.sources, *reach.targets):
            self.focus = ""

    @property
    def places(self) -> tuple[str, ...]:
        """Where something may be put now: of the lifted piece, else of any."""
        return self.reach.drops(self.lifted) if self.lifted else self.reach.targets

    # -- the pointer ----------------------------------------------------------------------------------------

    def touch(self, touch: Touch) -> Done:
        """What a doing of the pointer comes to."""
        self.at = touch.at
        if touch.kind in ("press", "drag", "click"):
            self.keys = False
        if touch.kind == "drag":
            return self._drag(touch)
        if touch.kind == "drop":
            return self._drop() if self.way == "drag" else self._stuck(touch)
        if touch.kind == "click":
            return self._click()
        return NOTHING

    def _drag(self, touch: Touch) -> Done:
        if self.lifted and self.way != "click":
            return NOTHING
        piece = self._own(self.eyes.piece(*touch.start))
        if not piece:
            return NOTHING
        self.lifted, self.way = piece, "drag"
        return Done("lifted", piece=piece)

    def _own(self, piece: str) -> str:
        return piece if piece in self.reach.lifts else ""

    def _drop(self) -> Done:
        piece = self.lifted
        target = self.over()
        self.lifted = self.way = ""
        if target:
            return Done("move", self.reach.moves_for(piece, target), piece, target)
        zone = self.eyes.zone(*self.at)
        return Done("refused", piece=piece, target=zone) if zone else Done("cancelled", piece=piece)

    def _stuck(self, touch: Touch) -> Done:
        """A drag of what cannot be picked up now: it is refused where it would have gone."""
        piece, zone = self.eyes.piece(*touch.start), self.eyes.zone(*self.at)
        return Done("refused", piece=piece, target=zone) if piece and zone and not self.lifted else NOTHING

    def over(self) -> str:
        """The legal place the lifted piece is over: the one under the pointer, or the one it covers most."""
        best, most = "", 0.0
        piece = self.eyes.box(self.lifted)
        if piece is None:
            return ""
        held = Box(self.at[0] - piece.w / 2, self.at[1] - piece.h / 2, piece.w, piece.h)
        for target in self.reach.drops(self.lifted):
            box = self.eyes.box(target)
            if box is None:
                continue
            if self._holds(target):
                return target
            if self.eyes.inside(target, *self.at) is not None:
                continue
            share = held.overlap(box) / max(1.0, min(held.w * held.h, box.w * box.h))
            if share > max(most, HALF):
                best, most = target, share
        return best or self._caught()

    def _caught(self) -> str:
        """The only legal place that catches what is dropped here; "" for none or several."""
        found = []
        for target in self.reach.drops(self.lifted):
            box = self.eyes.catch(target)
            if (box is not None and box.holds(*self.at)) or self.eyes.around(target, *self.at):
                found.append(target)
        return found[0] if len(found) == 1 else ""

    def _click(self) -> Done:
        if self.lifted:
            return self._click_with()
        piece = self.eyes.piece(*self.at)
        if piece in self.reach.taps and not self._own(piece):
            return Done("move", tuple(self.reach.taps[piece]), piece)
        if self._own(piece):
            self.lifted, self.way = piece, "click"
            return Done("lifted", piece=piece)
        return self._click_place()

    def _click_place(self) -> Done:
        """A click on a glowing place with an empty hand brings the piece that may go there over it; the next
        click puts it down. One click alone never acts."""
        under = [t for t in self.reach.targets if self._holds(t)]
        givers = self.reach.givers(under[0]) if under else ()
        if len(givers) != 1:
            return NOTHING
        self.lifted, self.way = givers[0], "click"
        return Done("lifted", piece=givers[0])

    def _holds(self, name: str) -> bool:
        exact = self.eyes.inside(name, *self.at)
        if exact is not None:
            return exact
        box = self.eyes.box(name)
        return box is not None and box.holds(*self.at)

    def _click_with(self) -> Done:
        target = next((t for t in self.reach.drops(self.lifted) if self._holds(t)), "") or self._caught()
        if target:
            return self._drop()
        other = self._own(self.eyes.piece(*self.at))
        if other == self.lifted and other in self.reach.taps:
            return self._tapped()
        if other == self.lifted and self.way == "click" and len(moves := self._only(other)) == 1:
            self.lifted = self.way = ""
            return Done("move", moves, other, moves[0].to)
        if other and other != self.lifted:
            self.lifted, self.way = other, "click"
            return Done("lifted", piece=other)
        return self._drop()

    def _tapped(self) -> Done:
        """A second gesture on what is lifted uses it where it lies."""
        piece, self.lifted, self.way, self.focus = self.lifted, "", "", ""
        return Done("move", tuple(self.reach.taps[piece]), piece)

    def _only(self, piece: str) -> tuple[Move, ...]:
        """All moves of a piece: a second click on it makes the only one."""
        drops = self.reach.drops(piece)
        return tuple(dict.fromkeys([move for to in drops for move in self.reach.moves_for(piece, to)]))

    # -- the keyboard ---------------------------------------------------------------------------------------

    def key(self, key: Key) -> Done:
        """What a key comes to; keys that mean nothing here give NOTHING."""
        if key.name == "tab":
            return self._step(-1 if key.shift else 1)
        if key.name in ("left", "right", "up", "down"):
            return self._arrow(key.name)
        if key.name == "enter":
            return self._enter()
        if key.name == "escape" and self.lifted:
            piece, self.lifted, self.way = self.lifted, "", ""
            return Done("cancelled", piece=piece)
        return NOTHING

    def _stops(self) -> dict[str, tuple[float, float, float]]:
        names = self.reach.drops(self.lifted) if self.lifted else self.reach.sources
        if self.lifted in self.reach.taps:
            names = (*names, self.lifted)
        found = {}
        for name in names:
            box = self.eyes.box(name)
            if box is not None:
                found[name] = (*box.centre, box.h)
        return found

    def _step(self, by: int) -> Done:
        order = reading_order(self._stops())
        if not order:
            return NOTHING
        self.keys = True
        place = order.index(self.focus) + by if self.focus in order else (0 if by > 0 else -1)
        return self._move_to(order[place % len(order)])

    def _arrow(self, way: str) -> Done:
        stops = self._stops()
        if not stops:
            return NOTHING
        self.keys = True
        return self._move_to(nearest(stops, self.focus, way))

    def _move_to(self, name: str) -> Done:
        self.focus = name
        box = self.eyes.box(name)
        if box is not None and self.lifted:
            self.at = box.centre
        return Done("lifted" if self.lifted else "focus", piece=self.lifted, target=name)

    def _enter(self) -> Done:
        if not self.keys or not self.focus:
            return NOTHING
        if self.lifted:
            piece, target = self.lifted, self.focus
            if target == piece and piece in self.reach.taps:
                return self._tapped()
            if target not in self.reach.drops(piece):
                return NOTHING
            self.lifted = self.way = self.focus = ""
            return Done("move", self.reach.moves_for(piece, target), piece, target)
        if self.focus in self.reach.taps and self.focus not in self.reach.lifts:
            return Done("move", tuple(self.reach.taps[self.focus]), self.focus)
        if self.focus in self.reach.lifts:
            self.lifted, self.way = self.focus, "key"
            return self._step(1)
        return NOTHING
