"""The parts every screen is made of: what a widget is, and the plain ones that only show something.

Lengths in the makers' calls are design pixels. A widget is asked how wide it would like to be and how high it
is at a width, is then placed, and draws itself at its place in real pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect, Surface
from pygame.event import Event

from client.ui.input import Key, Touch
from client.ui.painters import type as setting
from client.ui.painters.theme import theme

if TYPE_CHECKING:
    from client.ui.painters import Painter
    from client.ui.words import Words

SANS, SERIF, HEADING = "sans", "serif", "heading"
LEADING = 1.34


class Look(NamedTuple):
    """With what widgets measure and paint: painter, words, real pixels of a design pixel, text scale."""

    paint: Painter
    words: Words
    k: float
    text: float

    def px(self, design: float) -> int:
        """Real pixels of a length."""
        return max(1, round(design * self.k)) if design else 0

    def font(self, design: float) -> int:
        """Real pixels of a text size, which grows with the reader's text scale."""
        return max(6, round(design * self.k * self.text))

    def grown(self, design: float) -> int:
        """Real pixels of a length that holds text: it grows half as fast as the text above 100 %."""
        return self.px(design * max(1.0, (1 + self.text) / 2))


def face_of(look: Look, face: str) -> str:
    """The font chain of a face; the heading face is that of the game's world."""
    return look.paint.face(face)


def colour(tone: str) -> str:
    """A colour of the theme by name, or a colour itself."""
    return tone if tone.startswith("#") else theme().colours[tone]


class Widget:
    """One part of a screen. `stretch`: it takes the whole width offered, not only what it would like."""

    takes_focus = False
    stretch = True
    weight = 0.0  # its share of the rest of a row; 0 takes its natural width
    waiting: list[Widget] = []  # shared by all: those that want to be drawn again

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.look: Look | None = None
        self.name = ""
        self.focused = self.hovered = self.pressed = False

    @property
    def stale(self) -> bool:
        """Whether it wants to be drawn again."""
        return self in Widget.waiting

    @stale.setter
    def stale(self, wants: bool) -> None:
        if wants and self not in Widget.waiting:
            Widget.waiting.append(self)

    # measuring and placing
    def wide(self, look: Look) -> int:
        """The width it would like, in real pixels."""
        return 0

    def narrow(self, look: Look) -> int:
        """The least width at which it is still itself."""
        return min(self.wide(look), look.px(120))

    def high(self, look: Look, width: int) -> int:
        """Its height at that width, in real pixels."""
        return 0

    def place(self, look: Look, rect: Rect) -> None:
        """Take this place."""
        self.look, self.rect = look, rect

    # showing
    def draw(self, target: Surface) -> None:
        """Paint it at its place."""

    def reach(self) -> Rect:
        """All it paints, shadow and glow included."""
        return self.rect

    # walking
    def parts(self) -> Iterator[Widget]:
        """The widgets right inside this one."""
        yield from ()

    def walk(self) -> Iterator[Widget]:
        """This widget and all inside it, in reading order."""
        yield self
        for part in self.parts():
            yield from part.walk()

    def under(self, at: tuple[int, int]) -> Widget | None:
        """The innermost widget there that takes part in the pointer's doings."""
        for part in reversed(list(self.parts())):
            found = part.under(at)
            if found:
                return found
        return self if self.takes_focus and self.rect.collidepoint(at) else None

    # doings
    def touch(self, touch: Touch) -> None:
        """The pointer did something to it."""

    def key(self, key: Key) -> bool:
        """A key was pressed while it has the focus; whether it was for this widget."""
        return False

    def type(self, event: Event) -> bool:
        """Text was typed while it has the focus; whether it took it."""
        return False

    def focus(self, has: bool) -> None:
        """Get or lose the focus."""
        if self.focused != has:
            self.focused, self.stale = has, True

    def hover(self, has: bool) -> None:
        """The pointer came or went."""
        if self.hovered != has:
            self.hovered, self.stale = has, True


class Space(Widget):
    """Nothing, so high (and so wide in a row); with a weight it takes the rest of a row."""

    def __init__(self, size: float = 0, weight: float = 0.0) -> None:
        super().__init__()
        self.size, self.weight = size, weight

    def wide(self, look: Look) -> int:
        return look.px(self.size)

    def narrow(self, look: Look) -> int:
        return 0

    def high(self, look: Look, width: int) -> int:
        return look.px(self.size)


class Label(Widget):
    """Text that wraps. size: design pixels; tone: a colour of the theme by name; align: left centre right."""

    def __init__(
        self,
        text: str,
        size: float = 21,
        tone: str = "ivory",
        *,
        face: str = SANS,
        heavy: bool = False,
        align: str = "left",
        most: float = 0,
        leading: float = LEADING,
    ) -> None:
        super().__init__()
        self.text, self.size, self.tone, self.face = text, size, tone, face
        self.heavy, self.align, self.most, self.leading = heavy, align, most, leading

    def wide(self, look: Look) -> int:
        px, face = look.font(self.size), face_of(look, self.face)
        full = max((setting.width(face, px, row, self.heavy) for row in self.text.split("\n")), default=0) + 2
        return min(full, look.grown(self.most)) if self.most else full

    def narrow(self, look: Look) -> int:
        px, face = look.font(self.size), face_of(look, self.face)
        words = self.text.replace("\n", " ").split(" ")
        longest = max((setting.width(face, px, word, self.heavy) for word in words), default=0)
        return min(longest, round(px * 9)) + 2

    def high(self, look: Look, width: int) -> int:
        rows = setting.wrap(self.text, width, look.font(self.size), face_of(look, self.face), self.heavy)
        return max(1, round(look.font(self.size) * self.leading * len(rows))) if self.text else 0

    def draw(self, target: Surface) -> None:
        if not self.text or self.look is None or self.rect.w < 4:
            return
        px, face = self.look.font(self.size), face_of(self.look, self.face)
        rows = setting.wrap(self.text, self.rect.w, px, face, self.heavy)
        measure, step = setting.metrics(face, px), px * self.leading
        top = self.rect.y + (self.rect.h - step * len(rows)) / 2
        for number, row in enumerate(rows):
            ink = setting.line(row, px, colour(self.tone), face, heavy=self.heavy)
            spare = self.rect.w - ink.get_width()
            x = self.rect.x + {"left": 0.0, "centre": spare / 2, "right": spare}[self.align]
            y = top + step * (number + 0.5) - measure.cap_top - measure.cap / 2
            target.blit(ink, (round(x), round(y)))


class Heading(Widget):
    """One line in the world's heading face: gold leaf or engraved; it shrinks to fit its width.

    Large as it is, it grows only a third as fast as the reader's text scale.
    """

    def __init__(
        self,
        text: str,
        size: float = 50,
        tone: str = "ivory",
        *,
        effect: str = "foil",
        tracking: float = 0.08,
    ) -> None:
        super().__init__()
        self.text, self.size, self.tone, self.effect, self.tracking = text, size, tone, effect, tracking
        self.align = "centre"

    def _size(self, look: Look) -> float:
        """The size asked of the painter, which multiplies it by the text scale."""
        return self.size * (1 + (look.text - 1) / 3) / look.text

    def _ink(self, look: Look, size: float) -> Surface:
        return look.paint.text(
            self.text,
            size,
            colour(self.tone),
            face=HEADING,
            heavy=True,
            tracking=self.tracking,
            effect=self.effect,
        )

    def wide(self, look: Look) -> int:
        px = look.font(self._size(look))
        return setting.width(face_of(look, HEADING), px, self.text, True, self.tracking) + round(px / 4)

    def _fitting(self, look: Look, width: int) -> float:
        return self._size(look) * min(1.0, width / max(1, self.wide(look)))

    def high(self, look: Look, width: int) -> int:
        return round(look.font(self._fitting(look, width)) * 1.25)

    def draw(self, target: Surface) -> None:
        if self.look is None or not self.text:
            return
        size = self._fitting(self.look, self.rect.w)
        ink = self._ink(self.look, size)
        measure = setting.metrics(face_of(self.look, HEADING), self.look.font(size))
        spare = self.rect.w - ink.get_width()
        x = self.rect.x + {"left": 0.0, "centre": spare / 2, "right": spare}[self.align]
        target.blit(ink, (round(x), round(self.rect.centery - measure.cap_top - measure.cap / 2)))


class Picture(Widget):
    """A picture made for its place by `make(look, size)`, `ratio` times as high as wide, at most `tall`."""

    def __init__(
        self,
        make: Callable[[Look, tuple[int, int]], Surface],
        ratio: float = 1.0,
        *,
        width: float = 0,
        tall: float = 0,
        grows: bool = False,
    ) -> None:
        super().__init__()
        self.make, self.ratio, self.width, self.tall, self.grows = make, ratio, width, tall, grows
        self.stretch = not width
        self._made: Surface | None = None

    def wide(self, look: Look) -> int:
        return look.grown(self.width) if self.grows else look.px(self.width)

    def narrow(self, look: Look) -> int:
        return self.wide(look)

    def high(self, look: Look, width: int) -> int:
        height = round((min(width, self.wide(look)) if self.width else width) * self.ratio)
        return min(height, look.px(self.tall)) if self.tall else height

    def place(self, look: Look, rect: Rect) -> None:
        if rect.size != self.rect.size or look is not self.look:
            self._made = None
        super().place(look, rect)

    def draw(self, target: Surface) -> None:
        if self.look is None or self.rect.w < 1 or self.rect.h < 1:
            return
        if self._made is None:
            self._made = self.make(self.look, self.rect.size)
        spare = self.rect.w - self._made.get_width(), self.rect.h - self._made.get_height()
        target.blit(self._made, (self.rect.x + spare[0] // 2, self.rect.y + spare[1] // 2))


class Plain(Widget):
    """Something drawn by a function of (target, look, rect), of a fixed natural size in design pixels."""

    def __init__(self, paint: Callable[[Surface, Look, Rect], Any], width: float, height: float) -> None:
        super().__init__()
        self.paint, self.size = paint, (width, height)
        self.stretch = not width

    def wide(self, look: Look) -> int:
        return look.px(self.size[0])

    def narrow(self, look: Look) -> int:
        return self.wide(look)

    def high(self, look: Look, width: int) -> int:
        return look.px(self.size[1])

    def draw(self, target: Surface) -> None:
        if self.look is not None:
            self.paint(target, self.look, self.rect)
