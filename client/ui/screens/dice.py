"""How the dice fell in a game: every seat's faces beside what was to be expected, and a plain sentence."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from client.ui import layout
from client.ui.boxes import Grid, Panel, Row, Stack
from client.ui.looks import Looks
from client.ui.painters import type as setting
from client.ui.trim import bar
from client.ui.widgets import SANS, Label, Look, Picture, Widget

if TYPE_CHECKING:
    from client.room.dice import Tally
    from client.room.session import Session
    from client.ui.words import Words

TONES = ("#b8713a", "#8d979f", "#c8951f", "#4f7a3a", "#6a2d86", "#125560")
RARE = 0.2  # rows of throws at least this common are called usual


def dice_panel(session: Session, words: Words) -> Widget | None:
    """The panel with the dice of all seats, or None when none were thrown."""
    looks = layout.load(session.game.name).looks
    tallies = [tally for tally in session.stats if tally.thrown and looks.dice]
    if not tallies:  # what is left to chance without dice on the table is no throw
        return None
    seats = sorted({tally.seat for tally in tallies})
    cells = [_cell(session, words, seat, [t for t in tallies if t.seat == seat], looks) for seat in seats]
    head = Label(words("common.dice.title"), 28, "ink_heading", face="serif", heavy=True)
    about = Label(words("common.dice.text"), 19, "ink")
    return Panel(
        Stack(head, about, Grid(*cells, least=420, gap=28, most=3), gap=14), "parchment", pad=(44, 34)
    )


def _cell(session: Session, words: Words, seat: int, tallies: list[Tally], looks: Looks) -> Widget:
    game = session.game.name
    parts: list[Widget] = []
    if 0 <= seat < len(session.chairs):
        chair = session.chairs[seat]
        badge = Picture(lambda look, size: look.paint.badge(chair.mark, min(size)), 1.0, width=34, grows=True)
        parts.append(Row(badge, Label(chair.name, 22, "ink", heavy=True), gap=10, folds=False))
    for tally in tallies:
        name = words(words.first(f"{game}.dice.{tally.kind}", f"{game}.piece.{tally.kind}-die.name"))
        parts.append(Label(words("common.dice.thrown", name, n=tally.thrown), 19, "ink_heading"))
        parts.append(Faces(_grouped(tally, looks.faces_of(tally.kind), game, words)))
        parts.append(Label(_sentence(tally, words), 18, "ink"))
    return Stack(*parts, gap=6)


def _grouped(tally: Tally, faces: tuple[str, ...], game: str, words: Words) -> list[tuple[str, int, float]]:
    """Word, count and expectation of every different face, in the order of the faces."""
    groups: dict[str, tuple[int, float]] = {}
    for place, count in enumerate(tally.counts):
        face = faces[place] if place < len(faces) else str(place + 1)
        key = f"{game}.word.{face}"
        word = words(key) if key in words else face
        had, expected = groups.get(word, (0, 0.0))
        groups[word] = (had + count, expected + tally.expected)
    return [(word, count, expected) for word, (count, expected) in groups.items()]


@lru_cache(64)
def _rarity(tally: Tally) -> float:
    """Found by many throws, so only once."""
    return tally.rarity


def _sentence(tally: Tally, words: Words) -> str:
    if tally.thrown < 6:
        return words("common.dice.few")
    rarity = _rarity(tally)
    if rarity >= RARE:
        return words("common.dice.usual")
    return words("common.dice.rare", max(2, round(1 / rarity)))


class Faces(Widget):
    """One bar for each face with its count; a dark stroke stands where the expectation lies."""

    def __init__(self, groups: list[tuple[str, int, float]]) -> None:
        super().__init__()
        self.groups = groups

    def _line(self, look: Look) -> int:
        return round(look.font(18) * 1.55)

    def high(self, look: Look, width: int) -> int:
        return self._line(look) * len(self.groups)

    def draw(self, target: Surface) -> None:
        if self.look is None:
            return
        look, px = self.look, self.look.font(18)
        measure = setting.metrics(SANS, px)
        name = max(setting.width(SANS, px, word) for word, _, _ in self.groups) + look.px(12)
        most = max(1.0, *(max(count, expected) for _, count, expected in self.groups)) * 1.08
        room = max(20, self.rect.w - name - look.font(40))
        for n, (word, count, expected) in enumerate(self.groups):
            y = self.rect.y + n * self._line(look)
            text = round(y + self._line(look) / 2 - measure.cap_top - measure.cap / 2)
            target.blit(setting.line(word, px, "#2b1a10", SANS), (self.rect.x, text))
            high = round(self._line(look) * 0.66)
            place = Rect(
                self.rect.x + name, y + (self._line(look) - high) // 2, round(room * count / most), high
            )
            if place.w:
                target.blit(bar(place.w, high, TONES[n % len(TONES)]), place)
            x = self.rect.x + name + round(room * expected / most)
            target.fill((43, 26, 16), Rect(x, place.y - look.px(3), look.px(2.5), high + look.px(6)))
            ink = setting.line(str(count), px, "#2b1a10", SANS, heavy=True)
            target.blit(ink, (max(place.right, x) + look.px(9), text))
