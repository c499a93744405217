"""Seat marks: eight shapes, set alone, on pieces and on tiles."""

import math

from pygame import Surface

from client.ui.painters.colour import Colour, hexed, lighter, mix, outline, shaded
from client.ui.painters.surfaces import drop
from client.ui.painters.theme import SeatLook, seat_look
from client.ui.painters.type import line, metrics
from client.ui.painters.vector import Point, Vector

IVORY = "#fdf3da"
INK = "#4a3a26"


def points(shape: str, cx: float, cy: float, r: float) -> list[Point]:
    """Corners of the straight-edged marks; KeyError for the round ones."""
    a = 0.82 * r
    return {
        "square": lambda: [(cx - a, cy - a), (cx + a, cy - a), (cx + a, cy + a), (cx - a, cy + a)],
        "triangle": lambda: [
            (cx, cy - r * 1.02),
            (cx + r * 0.98, cy + r * 0.72),
            (cx - r * 0.98, cy + r * 0.72),
        ],
        "diamond": lambda: [(cx, cy - r * 1.12), (cx + r * 0.9, cy), (cx, cy + r * 1.12), (cx - r * 0.9, cy)],
        "hexagon": lambda: [
            (cx + r * math.cos(math.radians(t)), cy + r * math.sin(math.radians(t)))
            for t in range(0, 360, 60)
        ],
        "star": lambda: [
            (
                cx + r * (1.1, 0.48)[i % 2] * math.sin(i * math.pi / 5),
                cy - r * (1.1, 0.48)[i % 2] * math.cos(i * math.pi / 5),
            )
            for i in range(10)
        ],
    }[shape]()


def put_mark(
    sheet: Vector,
    shape: str,
    cx: float,
    cy: float,
    r: float,
    fill: Colour,
    stroke: Colour | None = None,
    width: float = 1.0,
) -> None:
    """Draw a mark of radius r on a sheet."""
    if shape == "disc":
        sheet.ellipse(cx, cy, r * 0.96, r * 0.96, fill, stroke, width)
    elif shape == "ring":
        if stroke is not None:
            sheet.ellipse(cx, cy, r * 0.72, r * 0.72, None, stroke, r * 0.5 + 2 * width)
        sheet.ellipse(cx, cy, r * 0.72, r * 0.72, None, fill, r * 0.5)
    elif shape == "drop":
        sheet.path(_drop(cx, cy, r), fill, stroke, width)
    else:
        sheet.polygon(points(shape, cx, cy, r), fill, stroke, width)


def _drop(x: float, y: float, r: float) -> str:
    a, b = r * 0.85, r * 1.05
    return (
        f"M{x:.2f} {y - r * 1.15:.2f}C{x + r * 0.3:.2f} {y - r * 0.5:.2f} {x + a:.2f} {y - r * 0.1:.2f} "
        f"{x + a:.2f} {y + r * 0.3:.2f}C{x + a:.2f} {y + r * 0.8:.2f} {x + r * 0.45:.2f} {y + b:.2f} "
        f"{x:.2f} {y + b:.2f}C{x - r * 0.45:.2f} {y + b:.2f} {x - a:.2f} {y + r * 0.8:.2f} {x - a:.2f} "
        f"{y + r * 0.3:.2f}C{x - a:.2f} {y - r * 0.1:.2f} {x - r * 0.3:.2f} {y - r * 0.5:.2f} {x:.2f} "
        f"{y - r * 1.15:.2f}Z"
    )


def on_piece(sheet: Vector, look: SeatLook, x: float, y: float, r: float) -> None:
    """The mark as it stands on a wooden piece: ivory with a dark edge, ink on the ivory seat."""
    edge = outline(look.colour)
    if look.shape == "ring":
        sheet.ellipse(x, y, r * 0.72, r * 0.72, None, "#fff9ea", r * 0.74)
        sheet.ellipse(x, y, r * 0.72, r * 0.72, None, INK, r * 0.46)
        return
    put_mark(sheet, look.shape, x, y, r, edge, edge, r * 0.34)
    put_mark(sheet, look.shape, x, y, r, sheet.linear(x - r, y - r, x + r, y + r, "#fffaf0", "#e2d0a6"))


def mark(seat: int, px: int) -> Surface:
    """The seat's mark in ivory with a dark edge, `px` pixels square."""
    look = seat_look(seat)
    sheet = Vector(100, 100)
    put_mark(
        sheet, look.shape, 50, 50, 42, "#fbf1d8" if look.shape != "ring" else INK, outline(look.colour), 5
    )
    return sheet.sized((px, px))


def badge(seat: int, px: int, *, letter: bool = True) -> Surface:
    """A tile in the seat's colour with its mark and, when there is room, its letter."""
    look = seat_look(seat)
    sheet = Vector(100, 100)
    sheet.rect(
        2.5,
        2.5,
        95,
        95,
        sheet.linear(
            5, 5, 95, 95, lighter(look.colour, 0.28), (0.45, look.colour), (1, shaded(look.colour, 0.42))
        ),
        outline(look.colour),
        5,
        r=16,
    )
    sheet.rect(8, 8, 84, 84, None, "#fff2d0", 2.2, r=11, stroke_opacity=0.4)
    out = sheet.sized((px, px))
    sign = mark(seat, round(px * 0.74))
    place = ((px - sign.get_width()) // 2,) * 2
    drop(out, sign, place, (px * 0.015, px * 0.03), px * 0.03, 130)
    out.blit(sign, place)
    if letter and px >= 22:
        _letter(out, look, px)
    return out


def _letter(out: Surface, look: SeatLook, px: int) -> None:
    size = px * {"triangle": 0.30, "star": 0.26, "ring": 0.26, "drop": 0.32, "diamond": 0.32}.get(
        look.shape, 0.38
    )
    ink = line(
        look.letter,
        size,
        mix(look.colour, "#000000", 0.45) if look.shape != "ring" else INK,
        "sans",
        heavy=True,
    )
    measure = metrics("sans", max(4, round(size)))
    middle = px * {"triangle": 0.555, "drop": 0.545}.get(look.shape, 0.5)
    out.blit(ink, (round((px - ink.get_width()) / 2), round(middle - measure.cap_top - measure.cap / 2)))


def tone(seat: int) -> str:
    """The seat's colour as '#rrggbb'."""
    return hexed(seat_look(seat).colour)
