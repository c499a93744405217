"""The cards of Pax at any size: influence cards, their back, Primus and Primus Conspiratus.

Lengths are card units: every card is 420 x 588 of them. A name is given by whoever asks, in the reader's
language; without one the picture takes the whole card.
"""

from functools import lru_cache

from pygame import Surface

from client.ui.painters import theatre, type
from client.ui.painters.pax.facts import BRONZE, GAME, GOLD, TONES
from client.ui.painters.surfaces import blank, clip
from client.ui.painters.vector import Vector, outline, rounded

Size = tuple[int, int]
WIDE, HIGH = 420.0, 588.0
CORNER = 24.0
RIBBON = 430.0  # where the picture ends above the ribbon, on a card that tells its rule
INK, IVORY, PRICE = "#261810", "#fff6de", "#3a1e08"
VELLUM = ("#fbf1d8", "#efddb4", "#d6bb86", "#a08250")
SCENE_LIGHT = "#fff0cd"
HEADER = 150.0  # where the picture begins; what is above stays visible in a pile
STRIP = 142 / 588  # height of the header as a part of the card


def parts(face: str) -> tuple[str, int, int]:
    """Category, symbols and price of a face such as ``fleet-2-4``; KeyError for an unknown category."""
    category, symbols, price = face.split("-")
    if category not in TONES:
        raise KeyError(face)
    return category, int(symbols), int(price)


def influence(face: str, size: Size, name: str = "", text: str = "") -> Surface:
    """An influence card; `text` is its rule."""
    category, symbols, price = parts(face)
    k = size[0] / WIDE
    low = _low(size, name, text)
    out = blank(*size)
    room = (round(396 * k), round((low - HEADER + 20) * k))
    out.blit(_scene(category, symbols, room), (round(12 * k), round((HEADER - 6) * k)))
    out.blit(_frame(category, symbols, size, low), (0, 0))
    _set(out, str(price), 350 * k, 76 * k, 74 * k, PRICE)
    _words(out, category, name, text, k, low)
    return edged(out)


def _low(size: Size, name: str, text: str) -> float:
    """Where the picture ends."""
    if name and text:
        return RIBBON
    return 474.0 if name else 574.0


def _scene(category: str, symbols: int, room: Size) -> Surface:
    tall = room[1] / room[0]
    wide = 400.0 if tall > 0.9 else 422.0 if tall > 0.8 else 470.0  # a low window shows more at the sides
    top = 14.0 if tall <= 1.02 else 210 - wide * tall / 2
    view = (200 - wide / 2, top, wide, wide * tall)
    return theatre.picture(GAME, f"scene-{category}-{symbols}", room, view, SCENE_LIGHT, finish=True)


# ------------------------------------------------------------------ frame


@lru_cache(96)
def _frame(category: str, symbols: int, size: Size, low: float) -> Surface:
    """Everything round the picture but the words: border, header with discs and coin, plate or ribbon."""
    metal = GOLD if symbols > 1 else BRONZE
    sheets = [_border(metal, low), _header(category, metal), _discs(category, symbols), _coin()]
    if low == RIBBON:
        sheets += _ribbon(category, metal, low)
    elif low != 574:
        sheets.append(_plate(category, low))
    return theatre.pile(tuple(sheets), size, (0, 0, WIDE, HIGH))


def _border(metal: tuple[str, ...], low: float) -> theatre.Sheet:
    light, base, shade, deep = metal
    s = Vector(WIDE, HIGH)
    tone = s.linear(0, 0, WIDE, HIGH, light, (0.3, base), (0.75, shade), (1, deep))
    hole = outline(14, HEADER, 392, low - HEADER, 8, hole=True)
    s.path(outline(0, 0, WIDE, HIGH, CORNER) + hole, tone)
    s.path(outline(12, HEADER - 2, 396, low - HEADER + 4, 9), None, deep, 3, stroke_opacity=0.7)
    return theatre.sheet_of(s, 1.4, rim=0.5, inner=0.25)


def _header(category: str, metal: tuple[str, ...]) -> theatre.Sheet:
    light, base, shade, _ = TONES[category]
    s = Vector(WIDE, HIGH)
    top = "M12 24A12 12 0 0 1 24 12L396 12A12 12 0 0 1 408 24"
    s.path(f"{top}L408 142L12 142Z", s.linear(0, 10, 120, 150, base, shade))
    s.path(
        "M12 60L12 24A12 12 0 0 1 24 12L396 12A12 12 0 0 1 408 24L408 34Q200 30 12 60Z", light, opacity=0.45
    )
    s.line(12, 140, 408, 140, metal[3], 5)
    s.line(12, 138, 408, 138, metal[0], 2)
    return theatre.sheet_of(s, 0.8, rim=0.5, inner=0.3)


def _discs(category: str, symbols: int) -> theatre.Sheet:
    (disc,) = theatre.sheets(GAME, f"sign-{category}")
    s = Vector(WIDE, HIGH)
    for n in range(symbols):
        s.open(f"translate({13.5 + 126 * n:g} 10.7) scale(1.333)")
        s.insert(disc.shapes, f"d{n}")
        s.close()
    return theatre.sheet_of(s, 1.1, rim=0.6)


def _coin() -> theatre.Sheet:
    s = Vector(WIDE, HIGH)
    for x, y, r, tone in ((350, 79, 50, "#3a200c"), (350, 76, 49, GOLD[1]), (350, 76, 40, GOLD[2])):
        s.ellipse(x, y, r, None, tone)
    s.ellipse(348.6, 74, 37.5, None, "#f0c868")
    s.path("M303 82A48 48 0 0 1 356 28L355 36A40 40 0 0 0 311 82Z", "#fff6d4", opacity=0.9)
    return theatre.sheet_of(s, 1.0, rim=0.5, inner=0.3)


def _plate(category: str, low: float) -> theatre.Sheet:
    s = Vector(WIDE, HIGH)
    tone = s.linear(0, low, 40, 580, *VELLUM[:3])
    s.path(outline(9, low - 4, 402, HIGH - low - 5, 12), tone)
    s.path(outline(15, low + 2, 390, HIGH - low - 17, 8), None, TONES[category][2], 4, stroke_opacity=0.9)
    return theatre.sheet_of(s, 1.1, rim=0.6, inner=0.3)


def _ribbon(category: str, metal: tuple[str, ...], low: float) -> list[theatre.Sheet]:
    _, base, shade, deep = TONES[category]
    panel, ribbon = Vector(WIDE, HIGH), Vector(WIDE, HIGH)
    panel.path(outline(14, low - 6, 392, 566 - low + 14, 10), panel.linear(0, low, 40, 580, *VELLUM[:3]))
    panel.path(outline(20, low + 12, 380, 550 - low, 7), None, metal[2], 1.4, stroke_opacity=0.7)
    found = [theatre.sheet_of(panel, 0.7, rim=0.5, inner=0.3)]
    top = low - 22
    ribbon.rect(-4, top, 428, 60, ribbon.linear(0, top, 0, top + 60, base, shade, deep))
    ribbon.line(-4, top + 5, 424, top + 5, metal[0], 3)
    ribbon.line(-4, top + 55, 424, top + 55, metal[1], 3)
    found.append(theatre.sheet_of(ribbon, 1.2, rim=0.6, inner=0.3))
    return found


# ------------------------------------------------------------------ words


def _set(out: Surface, text: str, x: float, y: float, px: float, ink: str, room: float = 0) -> None:
    """One heavy line whose capitals are centred on (x, y), smaller when it is wider than the room. Pixels."""
    size = max(5, round(px))
    while room and size > 6 and type.width("garamond", size, text, True) > room:
        size -= 1
    line = type.line(text, size, ink, "garamond", heavy=True)
    measure = type.metrics("garamond", size)
    out.blit(line, (round(x - line.get_width() / 2), round(y - measure.cap_top - measure.cap / 2)))


def _words(out: Surface, category: str, name: str, text: str, k: float, low: float) -> None:
    if not name:
        return
    middle = out.get_width() / 2
    if low != RIBBON:
        _set(out, name, middle, (low + 579) / 2 * k, 64 * k, INK, 370 * k)
        return
    ink = INK if category in ("wealth", "senator", "religion") else IVORY
    _set(out, name, middle, (low + 8) * k, 42 * k, ink, 380 * k)
    _rule(out, text, k, low)


def _rule(out: Surface, text: str, k: float, low: float) -> None:
    """The card's rule in the panel under the ribbon, smaller until it fits."""
    room, high = round(352 * k), (548 - low - 24) * k
    px = max(6, round(25 * k))
    while px > 6 and len(type.wrap(text, room, px, "sans")) * px * 1.3 > high:
        px -= 1
    lines = len(type.wrap(text, room, px, "sans"))
    while lines > 1 and len(type.wrap(text, room - 6, px, "sans")) == lines:
        room -= 6  # the narrowest measure that keeps the number of lines leaves no lone last word
    body = type.paragraph(text, room, px, INK, "sans", leading=1.3, align="centre")
    y = (low + 44 + 562) / 2 * k - body.get_height() / 2
    out.blit(body, (round((out.get_width() - room) / 2), round(y)))


# ------------------------------------------------------------------ whole cards


def edged(card: Surface) -> Surface:
    """Round corners and the bright and dark edge of thick paper, in place; returns the card."""
    w, h = card.get_size()
    clip(card, rounded((w, h), CORNER * w / WIDE))
    s = Vector(w, h)
    tone = s.linear(
        0, 0, w, h, (0, "#fff8e4", 0.8), (0.4, "#fff8e4", 0), (0.6, "#1a0806", 0.2), (1, "#1a0806", 0.75)
    )
    line = max(1.0, w * 0.014)
    s.rect(line / 2, line / 2, w - line, h - line, None, tone, line, r=CORNER * w / WIDE)
    card.blit(s.sized((w, h)), (0, 0))
    return card


def whole(name: str, size: Size) -> Surface:
    """The back, Primus or Primus Conspiratus."""
    return edged(theatre.picture(GAME, name, size, None, SCENE_LIGHT, finish=True).copy())
