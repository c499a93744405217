"""Drawing only what changed: a still picture of the table, and what moves or glows over it.

Still things are painted into one picture when they change, inside their own rectangle. Things that move are
laid over it each frame; only the rectangles they left and those they take are drawn again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import NamedTuple

from pygame import Rect, Surface


class Still(NamedTuple):
    """Something that lies still: its key changes when it must be painted anew."""

    key: Hashable
    rect: Rect
    paint: Callable[[Surface], None]


class Over(NamedTuple):
    """Something over the still picture for this frame."""

    key: Hashable
    rect: Rect
    paint: Callable[[Surface], None]


def merged(rects: Iterable[Rect], bounds: Rect) -> list[Rect]:
    """The same area in few rectangles: those that overlap become one, none leaves the bounds."""
    done: list[Rect] = []
    for rect in rects:
        rect = rect.clip(bounds)
        if not rect.w or not rect.h:
            continue
        again = True
        while again:
            again = False
            for n, other in enumerate(done):
                if rect.colliderect(other):
                    rect = rect.union(done.pop(n))
                    again = True
                    break
        done.append(rect)
    return done


class Canvas:
    """The still picture over a ground, and the rectangles to draw anew."""

    def __init__(self, ground: Surface) -> None:
        self.ground = ground
        self.still = ground.copy()
        self.bounds = ground.get_rect()
        self._stills: dict[str, Still] = {}
        self._overs: dict[Hashable, Over] = {}
        self._damage: list[Rect] = [self.bounds]
        self._dirty: list[Rect] = [self.bounds]

    @property
    def waits(self) -> bool:
        """Whether something is to be drawn though nothing moves."""
        return bool(self._damage or self._dirty)

    def harm(self, rect: Rect | None = None) -> None:
        """This part (None: all) of the still picture must be painted anew."""
        self._damage.append(self.bounds if rect is None else rect)

    def show(self) -> None:
        """All must be drawn to the window again, though nothing changed."""
        self._dirty.append(self.bounds)

    def put(self, stills: dict[str, Still]) -> None:
        """The still things of this moment, lower ones first; those that changed are painted anew."""
        for name, still in stills.items():
            old = self._stills.get(name)
            if old is None or old.key != still.key or old.rect != still.rect:
                self._damage.extend([still.rect] if old is None else [old.rect, still.rect])
        self._damage.extend([old.rect for name, old in self._stills.items() if name not in stills])
        self._stills = stills

    def repaint(self) -> Iterator[None]:
        """Paint what changed into the still picture, one thing after the other."""
        damage, self._damage = self._damage, []
        for rect in merged(damage, self.bounds):
            self.still.set_clip(rect)
            self.still.blit(self.ground, rect, rect)
            for still in self._stills.values():
                if still.rect.colliderect(rect):
                    still.paint(self.still)
                    yield
            self._dirty.append(rect)
        self.still.set_clip(None)

    def draw(self, target: Surface, overs: list[Over]) -> list[Rect]:
        """Bring the target up to date; the rectangles that changed, none when nothing did."""
        for _ in self.repaint():
            pass
        now = {over.key: over for over in overs}
        for key, over in now.items():
            old = self._overs.get(key)
            if old is None or old.rect != over.rect:
                self._dirty.extend([over.rect] if old is None else [old.rect, over.rect])
        self._dirty.extend([old.rect for key, old in self._overs.items() if key not in now])
        self._overs = now
        if not self._dirty:
            return []
        rects = merged(self._dirty, self.bounds)
        self._dirty = []
        for rect in rects:
            target.set_clip(rect)
            target.blit(self.still, rect, rect)
            for over in overs:
                if over.rect.colliderect(rect):
                    over.paint(target)
        target.set_clip(None)
        return rects
