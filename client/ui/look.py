"""The look panel: whatever lies under the pointer, large, in one fixed place, with its text and its rule."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from client.rules.table import Piece
from client.ui.desk import Desk, rect
from client.ui.input import Touch
from client.ui.painters import Sprite
from client.ui.part import INK, LINK, Part, fitting, panel
from client.ui.pieces import put
from client.ui.spread import Box, Pose, Spread, grid

TITLE, TEXT, LEAST_TEXT = 24.0, 19.0, 15.0
TALL = 1.2  # from which height by width of the panel a card fills it
PICTURE = 122.0  # design pixels across
SLAB = 2.2  # from which width by height a piece is shown over the whole width
CARDS, PIECES = 10, 28  # most of them side by side
BROAD = 0.7  # share of the panel's width from which a picture leaves no room beside it


class Sight(NamedTuple):
    """What is looked at: a piece or a zone with the pieces that lie there."""

    zone: str = ""
    piece: Piece | None = None
    pieces: tuple[Piece, ...] = ()


class LookPanel(Part):
    """Slab of stone that shows a sight; a pinned one stays until it is let go."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "look")
        self.sight = Sight()
        self.pinned = False
        self._link = Rect(0, 0, 0, 0)

    def ground(self, target: Surface) -> None:
        panel(target, self.desk, "frame", self.box)

    def show(self, sight: Sight, *, pin: bool = False) -> None:
        """Show this; a pinned sight gives way only to another pin."""
        if pin:
            self.pinned = not (self.pinned and sight == self.sight)
        elif self.pinned:
            return
        self.sight = sight

    def forget(self) -> None:
        """Show nothing, as when other eyes look."""
        self.sight, self.pinned = Sight(), False

    def key(self) -> Hashable:
        told = self.desk.words.language, self.desk.facts.home, self._points()
        return self.sight, self.pinned, self.box, told

    @property
    def _inner(self) -> Rect:
        return rect(self.box, -26 * self.desk.k)

    # -- what it says ---------------------------------------------------------------------------------------

    def _title(self) -> str:
        names, sight = self.desk.names, self.sight
        if sight.piece:
            return names.piece(sight.piece)
        title = names.zone(sight.zone)
        parts = sight.zone.split(".")
        if parts[0] == "seat" and len(parts) > 1 and parts[1].isdigit():
            title = self.desk.words("table.of_seat", name=self.desk.name(int(parts[1])), thing=title)
        return title

    def _body(self) -> str:
        names, sight = self.desk.names, self.sight
        text = names.piece_text(sight.piece) if sight.piece else names.zone_text(sight.zone)
        if not sight.piece and len(sight.pieces) > 1:
            text = f"{text} {self.desk.words('table.count', n=len(sight.pieces))}"
        return text.strip()

    def rule(self) -> str:
        """The anchor of what is shown in the rulebook."""
        return self.desk.names.rule(self.sight.zone, self.sight.piece)

    def _points(self) -> tuple[tuple[int, int], ...]:
        """The seats that the place would bring points now, the most first, with these."""
        desk = self.desk
        first, _, rest = self.sight.zone.partition(".")
        count = desk.layout.looks.pays.get(first)
        if not count or self.sight.piece is not None:
            return ()
        begin, counts = f"{count}.{rest.partition('.')[0]}", desk.settled.counts
        paid = [(seat, counts.get(f"{begin}.{seat}", 0)) for seat in range(desk.session.setup.seats)]
        return tuple(sorted([pair for pair in paid if pair[1]], key=lambda pair: -pair[1]))

    # -- painting -------------------------------------------------------------------------------------------

    def paint(self, target: Surface) -> None:
        if not self.sight.zone and self.sight.piece is None:
            self._quiet(target)
            return
        if self._whole(target):
            return
        inner, k = self._inner, self.desk.k
        picture = self._picture()
        left, below = inner.x, float(inner.y)
        if picture is not None:
            target.blit(picture, inner.topleft)
            below = inner.y + picture.get_height()
            if picture.get_width() > BROAD * inner.w:  # it lies over the words instead of beside them
                inner = Rect(inner.x, round(below), inner.w, inner.bottom - round(below))
            else:
                left = inner.x + picture.get_width() + round(8 * k)
        y = self._heading(target, left, inner)
        foot = inner.bottom - (26 * self._swollen if self.rule() else 0)
        foot = self._pays(target, inner, foot)
        y = self._flow(target, self._body(), left, y, inner, below, foot)
        self._crowd(target, Box(inner.x, max(y, below), inner.w, foot - max(y, below)))
        self._foot(target, inner)

    def _pays(self, target: Surface, inner: Rect, foot: float) -> float:
        """Who would get how many points there, above the foot; where what is left of the room ends."""
        found = self._points()
        if not found:
            return foot
        desk, k = self.desk, self._swollen
        px, y = round(26 * k), foot - 17 * k
        step = inner.w / max(4, len(found))
        for n, (seat, amount) in enumerate(found):
            x = inner.x + n * step
            target.blit(desk.paint.badge(desk.tone(seat), px), (round(x), round(y - px / 2)))
            desk.paint.label(target, f"+{amount}", x + px + 5 * k, y, 20, INK, heavy=True)
        return foot - 36 * k

    def _whole(self, target: Surface) -> bool:
        """A card with its rule printed on it, where the panel is high enough for it; whether it is."""
        desk, inner, piece = self.desk, rect(self.box, -16 * self.desk.k), self.sight.piece
        if piece is None or not desk.layout.style(piece.kind).card or not self.whole:
            return False
        if not desk.names.printed(piece)[1]:
            return False
        foot = round(24 * desk.k)
        card = self.large(piece)
        target.blit(card.surface, card.centred(inner.centerx, inner.y + (inner.h - foot) / 2))
        self._foot(target, inner)
        return True

    @property
    def whole(self) -> bool:
        """Whether the panel is high enough for a whole card."""
        inner = rect(self.box, -16 * self.desk.k)
        return self.here and inner.h >= TALL * inner.w

    def large(self, piece: Piece) -> Sprite:
        """A card as large as the panel with its rule on it."""
        desk, inner = self.desk, rect(self.box, -16 * self.desk.k)
        high = min(inner.h - round(24 * desk.k), round(inner.w / desk.layout.style(piece.kind).ratio))
        name, text = desk.names.printed(piece)
        return desk.paint.piece(piece.kind, piece.face, desk.tone(piece.owner), high, name=name, text=text)

    def _quiet(self, target: Surface) -> None:
        inner = self._inner
        sheet = self.desk.paint.paragraph(
            self.desk.words("table.look_here"), inner.w, TEXT, "#6b5636", line=1.3, align="centre"
        )
        target.blit(sheet, (inner.x, inner.y + max(0, (inner.h - sheet.get_height()) // 2)))

    def _heading(self, target: Surface, left: int, inner: Rect) -> float:
        desk, k = self.desk, self.desk.k
        room = inner.right - left
        px = max(18.0, fitting(desk, self._title(), room, TITLE, face="serif", heavy=True))
        y = float(inner.y)
        for line in desk.paint.wrap(self._title(), room, px, face="serif", heavy=True)[:3]:
            step = px * 1.22 * k * desk.text
            middle = y + max(13 * k, step * 0.48)
            desk.paint.label(target, line, left, middle, px, "#173a69", face="serif", heavy=True)
            y += step
        return y + 6 * k

    def _flow(
        self, target: Surface, text: str, left: int, y: float, inner: Rect, below: float, foot: float
    ) -> float:
        """Set text beside the picture and go on under it over the whole width."""
        desk = self.desk
        px, least = TEXT, LEAST_TEXT / max(1.0, desk.text)  # text made larger gives way before it is cut
        while lines := self._lines(text, px, left, y, inner, below):
            if lines[-1][2] <= foot or px - 1 < least:
                break
            px -= 1
        end = y
        for line, x, bottom in lines:
            if bottom > foot + 2:
                break
            step = self._step(px)
            desk.paint.label(target, line, x, bottom - step / 2, px, INK)
            end = bottom
        return end + 6 * desk.k

    def _step(self, px: float) -> float:
        return px * 1.3 * self.desk.k * self.desk.text

    def _lines(
        self, text: str, px: float, left: int, y: float, inner: Rect, below: float
    ) -> list[tuple[str, int, float]]:
        """Lines with their left edge and bottom."""
        step, found = self._step(px), []
        wrap = self.desk.paint.wrap
        while text:
            beside = y + step * 0.15 < below
            x = left if beside else inner.x
            line, *rest = wrap(text, inner.right - x, px)
            y += step
            found.append((line, x, y))
            text = text[len(line) :].lstrip() if text.startswith(line) else " ".join(rest)
        return found

    def _foot(self, target: Surface, inner: Rect) -> None:
        desk, k = self.desk, self._swollen
        self._link = Rect(0, 0, 0, 0)
        y = inner.bottom - 8 * k
        if self.pinned:
            desk.paint.label(target, desk.words("table.pinned"), inner.x, y, 17, "#6b5636")
        if self.rule():
            self._link = desk.paint.label(
                target, desk.words("table.rule"), inner.right, y, 18, LINK, heavy=True, ax=1
            ).inflate(16, 12)
            line = Rect(self._link.x + 8, round(y + 10 * k), self._link.w - 16, max(1, round(1.4 * k)))
            target.fill(LINK, line)

    @property
    def _swollen(self) -> float:
        """Real pixels of a design pixel beside text that is shown larger."""
        return self.desk.k * max(1.0, self.desk.text)

    # -- pictures -------------------------------------------------------------------------------------------

    def _picture(self) -> Surface | None:
        sight, k = self.sight, self.desk.k
        piece = sight.piece or (sight.pieces[-1] if len(sight.pieces) == 1 else None)
        close = self._close() if piece is None or sight.piece is None else None
        if close is not None:
            return close
        if piece is None:
            return None
        style = self.desk.layout.style(piece.kind)
        room = self._inner.w - 14 * k if style.ratio > SLAB else PICTURE * k
        high = min(round(168 * k), round(room / style.ratio), round(self._inner.h * 0.66))
        high = high if style.card else min(high, round(110 * k))
        wide = round(high * style.ratio)
        sheet = Surface((wide + round(14 * k), high + round(22 * k)), pygame.SRCALPHA)
        put(sheet, self.desk, piece, Pose(wide / 2 + 2 * k, high / 2 + 2 * k, high))
        return sheet

    def _close(self) -> Surface | None:
        """A printed place of the board, drawn as large as there is room; None for a plain one."""
        spot = self.desk.spots.spots.get(self.sight.zone)
        if spot is None or spot.part != "board" or spot.look == "tally":
            return None
        k = self.desk.k
        most = (PICTURE * k, min(170 * k, self._inner.h * 0.66))
        scale = min(most[0] / spot.room.w, most[1] / spot.room.h)
        size = (round(spot.room.w * scale), round(spot.room.h * scale))
        if spot.zone in self.desk.spots.regions:
            size = (round(most[0]), round(most[1] * 0.7))
        return self.desk.paint.place(self.sight.zone, size)

    def _crowd(self, target: Surface, room: Box) -> None:
        """The pieces of a zone side by side, faces where they may be seen."""
        pieces = self.sight.pieces
        if self.sight.piece is not None or len(pieces) < 2 or room.h < 30 * self.desk.k:
            return
        shown = pieces[: CARDS if self.desk.layout.style(pieces[0].kind).card else PIECES]
        ratio = self.desk.layout.style(shown[0].kind).ratio
        high = min(96 * self.desk.k, room.h)
        poses = grid(Spread(room, high, high * ratio, 6 * self.desk.k), len(shown))
        for piece, pose in zip(shown, poses, strict=True):
            put(target, self.desk, piece, pose)

    def touch(self, touch: Touch) -> bool:
        """Whether a click here asks for the rule."""
        return touch.kind == "click" and self._link.collidepoint(touch.at)
