"""Wooden pieces in seat colours: figure, house, disc, shield. Sheets of fixed proportions, any size."""

import math

from pygame import Surface

from client.ui.painters.colour import lighter, mix, outline, shaded
from client.ui.painters.marks import on_piece, put_mark
from client.ui.painters.theme import SeatLook, seat_look
from client.ui.painters.vector import Vector

NEUTRAL = SeatLook("neutral", "none", "", "#8d8273")
IVORY = "#fbf1d8"


def look_of(owner: int) -> SeatLook:
    """Look of an owner; grey wood without a mark for nobody (-1)."""
    return seat_look(owner) if owner >= 0 else NEUTRAL


def _tones(look: SeatLook) -> tuple[str, str, str, str, str]:
    c = look.colour
    return c, outline(c), lighter(c, 0.43), shaded(c, 0.34), shaded(c, 0.58)


def leaf(sheet: Vector, x: float, y: float, angle: float, length: float, width: float, fill: str) -> None:
    """One laurel leaf from its stalk."""
    ca, sa = math.cos(angle), math.sin(angle)

    def at(u: float, v: float) -> str:
        return f"{x + u * ca - v * sa:.2f} {y + u * sa + v * ca:.2f}"

    sheet.path(
        f"M{at(0, 0)}C{at(length * 0.3, -width)} {at(length * 0.75, -width * 0.7)} {at(length, 0)}"
        f"C{at(length * 0.75, width * 0.7)} {at(length * 0.3, width)} {at(0, 0)}Z",
        fill,
    )


def wreath(
    sheet: Vector,
    cx: float,
    cy: float,
    r: float,
    fill: str,
    second: str,
    *,
    leaves: int = 9,
    gap: float = 0.32,
    size: float = 0.36,
    stem: bool = True,
) -> None:
    """A laurel wreath, open at the top."""
    for side in (-1, 1):
        for i in range(leaves):
            t = i / (leaves - 1)
            a = math.pi / 2 + side * (0.12 + t * (math.pi - 0.12 - gap))
            x, y = cx + r * math.cos(a), cy + r * math.sin(a)
            along, length = a + side * math.pi / 2, r * size * (1.05 - 0.25 * t)
            leaf(sheet, x, y, along + side * 0.5, length, length * 0.30, fill)
            leaf(sheet, x, y, along - side * 0.5, length, length * 0.30, second)
        if stem:
            turn = [math.pi / 2 + side * (u / 20) * (math.pi - gap) for u in range(21)]
            sheet.polygon(
                [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in turn],
                None,
                second,
                r * 0.045,
                closed=False,
            )


def figure(owner: int, px: int) -> Surface:
    """A standing man in a robe, 64 x 92, `px` high."""
    look = look_of(owner)
    c, edge, light, dark, deep = _tones(look)
    s = Vector(64, 92)
    s.ellipse(32, 82, 24, 8.5, deep, edge, 2.4)
    s.path("M8 78A24 8.5 0 0 0 56 78L56 82A24 8.5 0 0 1 8 82Z", deep)
    s.ellipse(32, 78, 24, 8.5, s.linear(8, 74, 56, 84, light, (0.4, c), (1, dark)), edge, 1.6)
    s.path(
        "M32 29C42 29 48 34 49 44C50 56 51 66 53 77C46 83 18 83 11 77C13 66 14 56 15 44C16 34 22 29 32 29Z",
        s.linear(11, 40, 54, 58, light, (0.30, c), (0.72, dark), (1, deep)),
        edge,
        2.4,
    )
    s.path("M18 36C26 50 38 60 51 62L52 70C36 69 22 58 15.6 44Z", dark, opacity=0.55)
    s.path("M17.5 35C25 49 37 58.5 50.6 60.5", None, lighter(c, 0.62), 1.8, stroke_opacity=0.75)
    s.path(
        "M22 66C22 72 21 76 20 79M30 69C30 74 30 78 30 81M41 70C42 75 43 77 44 80",
        None,
        deep,
        1.6,
        stroke_opacity=0.7,
    )
    s.path("M16.5 46C15.5 56 14.5 66 13 75", None, "#fff4dc", 2.2, stroke_opacity=0.55)
    s.ellipse(32, 18, 12.5, 13, s.radial(27, 12, 22, lighter(c, 0.6), (0.45, c), (1, dark)), edge, 2.4)
    s.path("M20.5 15C23 8 30 5 37 7", None, "#fff8e6", 2.2, stroke_opacity=0.75)
    for i in range(5):
        a = math.radians(196 + i * 37)
        leaf(s, 32 + 12.4 * math.cos(a), 19 + 12.4 * math.sin(a), a + 1.9, 8.5, 2.6, deep)
    if owner >= 0:
        on_piece(s, look, 32, 56, 10.5)
    return s.sized((round(px * 64 / 92), px))


def house(owner: int, px: int) -> Surface:
    """A gabled block, 64 x 60, `px` high."""
    look = look_of(owner)
    c, edge, _, dark, deep = _tones(look)
    s = Vector(64, 60)
    s.polygon([(4, 45), (4, 25), (19, 6), (43, 10), (60, 31), (60, 52), (26, 56)], dark, edge, 3.6)
    s.polygon([(4, 25), (26, 32), (26, 56), (4, 45)], s.linear(4, 25, 26, 50, c, dark))
    s.polygon(
        [(4, 25), (19, 6), (43, 10), (26, 32)],
        s.linear(8, 8, 34, 30, lighter(c, 0.55), (0.6, lighter(c, 0.18)), (1, c)),
    )
    s.polygon([(26, 56), (26, 32), (43, 10), (60, 31), (60, 52)], s.linear(28, 16, 60, 54, dark, deep))
    s.path("M4 25L19 6L43 10", None, "#fff6e0", 1.8, stroke_opacity=0.8)
    s.path("M43 10L26 32L26 56", None, lighter(c, 0.5), 1.4, stroke_opacity=0.6)
    if owner >= 0:
        on_piece(s, look, 43, 37, 9.6)
    return s.sized((round(px * 64 / 60), px))


def disc(owner: int, px: int, sign: str) -> Surface:
    """A flat round of wood, 100 x 112, with "laurel", "helmet" or "plain" sign; `px` high."""
    look = look_of(owner)
    c, edge, light, dark, deep = _tones(look)
    s = Vector(100, 112)
    s.ellipse(50, 61, 48, 48, deep, edge, 4)
    s.ellipse(50, 50, 48, 48, s.linear(14, 12, 86, 90, light, (0.45, c), (1, dark)), edge, 3)
    s.ellipse(
        50,
        50,
        44.6,
        None,
        None,
        s.linear(14, 12, 86, 90, "#fff6e0", (0.5, c), (1, deep)),
        2.6,
        stroke_opacity=0.8,
    )
    s.ellipse(50, 50, 40, 40, s.linear(20, 18, 80, 84, mix(c, dark, 0.55), (1, lighter(c, 0.14))))
    ink = IVORY if look.shape != "ring" else "#4a3a26"
    if sign == "laurel":
        wreath(s, 50, 51, 30, ink, mix(ink, c, 0.28), leaves=7, gap=0.42, size=0.42)
        put_mark(s, look.shape, 50, 51, 15, ink)
    elif sign == "helmet":
        helmet(s, ink, mix(ink, c, 0.45), "translate(50 48) scale(.66) translate(-50 -52)")
        put_mark(s, look.shape, 50, 83, 7, ink)
    else:
        put_mark(s, look.shape, 50, 51, 24, ink)
    return s.sized((round(px * 100 / 112), px))


def helmet(s: Vector, fill: str, second: str, transform: str) -> None:
    """A crested helmet in a 100 box."""
    s.open(transform)
    s.path("M14 30C18 8 46 -6 70 6C84 13 90 26 90 40C84 24 70 16 54 16C40 16 28 22 22 34Z", second)
    s.path(
        "M22 52C22 32 36 20 54 20C72 20 84 33 84 52L84 60L78 62L80 74C80 84 74 92 66 96L58 84L58 66L44 62"
        "C36 60 28 62 18 66C18 60 22 58 22 52Z",
        fill,
    )
    s.path("M44 62C52 60 60 62 66 66L62 72L58 70Z", second)
    s.path("M24 50C38 44 66 44 84 50", None, second, 4)
    s.close()


def shield(owner: int, px: int, face: str) -> Surface:
    """A shield with the seat's mark over a small "horse" or "swords", 80 x 98, `px` high."""
    look = look_of(owner)
    c, edge, light, dark, deep = _tones(look)
    s = Vector(80, 98)
    outer = "M40 3C54 9 66 10 76 9C79 40 72 72 40 92C8 72 1 40 4 9C14 10 26 9 40 3Z"
    s.path(outer, deep, edge, 4, transform="translate(0 3)")
    s.path(outer, s.linear(8, 6, 74, 84, light, (0.42, c), (1, dark)), edge, 3)
    s.path(
        "M40 11C51 16 60 17 69 16C71 42 65 66 40 83C15 66 9 42 11 16C20 17 29 16 40 11Z",
        None,
        "#fff0cf",
        2,
        stroke_opacity=0.55,
    )
    ink = IVORY if look.shape != "ring" else "#4a3a26"
    on_piece(s, look, 40, 33, 15)
    if face == "horse":
        s.open("translate(40 64) scale(.27) translate(-48 -52)")
        s.path(HORSE, ink, edge, 9)
        s.path(HORSE, ink)
        s.path(MANE, mix(ink, c, 0.5))
        s.close()
    elif face == "swords":
        for turn in (-45, 45):
            s.open(f"translate(40 65) rotate({turn})")
            s.path("M0 -16L2.6 -12V7H-2.6V-12Z", ink, edge, 1.6)
            s.path("M-6 7H6M0 7V14", None, ink, 3)
            s.close()
    return s.sized((round(px * 80 / 98), px))


HORSE = (
    "M28 94C27 80 34 72 40 63C36 65 30 66 27 70C24 75 18 76 14 72C10 69 9 63 13 58C17 52 20 46 24 39"
    "C27 33 31 28 36 24L37 11C41 13 44 16 46 20C60 21 74 31 81 47C87 61 88 78 87 94Z"
)
MANE = (
    "M46 20C60 21 74 31 81 47C87 61 88 78 87 94L70 94C74 78 72 64 66 54C60 44 52 36 44 34C46 29 47 25 46 20Z"
)
