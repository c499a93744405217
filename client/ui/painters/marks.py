"""Tiles in the colour of a seat with its mark and its letter."""

from pygame import Surface

from client.ui.painters.colour import lighter, mix, outline, shaded
from client.ui.painters.pieces import mark
from client.ui.painters.surfaces import drop
from client.ui.painters.theme import SeatLook, seat_look
from client.ui.painters.type import line, metrics
from client.ui.painters.vector import Vector

LEAST_WITH_LETTER = 20  # pixels of a tile under which its letter is left out
# How large the letter stands in the mark and where its middle is, as parts of the tile.
_LETTER = {
    "disc": (0.42, 0.5), "square": (0.42, 0.5), "triangle": (0.30, 0.565), "diamond": (0.33, 0.5),
    "hexagon": (0.40, 0.5), "star": (0.29, 0.52), "drop": (0.34, 0.565), "ring": (0.22, 0.5),
}  # fmt: skip


def badge(seat: int, px: int, *, letter: bool = True) -> Surface:
    """A tile in the seat's colour with its mark and, when there is room, its letter; `px` square."""
    look = seat_look(seat)
    c = look.colour
    sheet = Vector(100, 100)
    sheen = sheet.linear(5, 5, 95, 95, lighter(c, 0.28), (0.45, c), (1, shaded(c, 0.42)))
    sheet.rect(2.5, 2.5, 95, 95, sheen, outline(c), 5, r=16)
    sheet.rect(8, 8, 84, 84, None, "#fff2d0", 2.2, r=11, stroke_opacity=0.4)
    out = sheet.sized((px, px))
    sign = mark(seat, round(px * 0.82))
    place = ((px - sign.get_width()) // 2,) * 2
    drop(out, sign, place, (px * 0.015, px * 0.03), px * 0.03, 130)
    out.blit(sign, place)
    if letter and px >= LEAST_WITH_LETTER:
        _letter(out, look, px)
    return out


def _letter(out: Surface, look: SeatLook, px: int) -> None:
    part, middle = _LETTER[look.shape]
    size = px * part
    ink = line(look.letter, size, mix(look.colour, "#000000", 0.55), "sans", heavy=True)
    measure = metrics("sans", max(4, round(size)))
    left = round((px - ink.get_width()) / 2)
    out.blit(ink, (left, round(px * middle - measure.cap_top - measure.cap / 2)))


def tone(seat: int) -> str:
    """The seat's colour as '#rrggbb'."""
    return seat_look(seat).colour
