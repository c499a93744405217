"""What the cards of Citadels share: border, plate, ribbon, panel, title, rule, the edge of the paper.

Lengths are card units: every card is 420 x 588 of them.
"""

from typing import NamedTuple

from pygame import Surface

from client.ui.painters import theatre, type
from client.ui.painters.citadels.facts import GAME, GOLD
from client.ui.painters.surfaces import clip
from client.ui.painters.vector import Vector, outline, rounded

WIDE, HIGH, CORNER = 420.0, 588.0, 24.0
LEGIBLE = 57  # pixels of width from which a name can be read, if its plate takes more of the card
ROOMY = 84  # from which there is room for everything as it is printed
LEAST, LEAST_HAN = 11, 12  # smallest pixels of a name in each script
PARCHMENT = ("#fbf2da", "#f1e2bd", "#d9c291")
INK = "#261810"  # of rules on parchment


class Dress(NamedTuple):
    """Colours of a family of cards: border from light to deep, ground of the name, its lines, its ink."""

    border: tuple[str, str, str, str]
    plate: tuple[str, str, str]
    line: str
    edge: tuple[str, str]  # upper and lower line of the ribbon
    ink: str


def border(dress: Dress, low: float) -> theatre.Sheet:
    """The frame with its window, which ends at `low`, in a golden fillet."""
    light, base, shade, deep = dress.border
    s = Vector(WIDE, HIGH)
    tone = s.linear(0, 0, WIDE, HIGH, light, (0.3, base), (0.75, shade), (1, deep))
    s.path(outline(0, 0, WIDE, HIGH, CORNER) + outline(15, 15, 390, low - 14, 12, hole=True), tone)
    s.path(outline(6, 6, 408, 576, 18), None, deep, 2, stroke_opacity=0.55)
    line = outline(11.5, 11.5, 397, low - 7, 14)
    s.path(line, None, GOLD[3], 5.4)
    s.path(line, None, GOLD[1], 3)
    s.path(f"M12 {low - 10}L12 28A14 14 0 0 1 26 12L392 12", None, GOLD[0], 1.8)
    return theatre.sheet_of(s, 1.6, rim=0.5, inner=0.25)


def plate(dress: Dress, low: float) -> theatre.Sheet:
    """What the name stands on, below the window."""
    s = Vector(WIDE, HIGH)
    s.path(outline(9, low, 402, 579 - low, 14), s.linear(0, low, 40, 580, *dress.plate))
    s.path(outline(15, low + 6, 390, 567 - low, 10), None, dress.line, 4, stroke_opacity=0.9)
    return theatre.sheet_of(s, 1.1, rim=0.6, inner=0.3)


def ribbon(dress: Dress, low: float) -> list[theatre.Sheet]:
    """A panel of parchment for the rule and over it a ribbon for the name."""
    panel, band = Vector(WIDE, HIGH), Vector(WIDE, HIGH)
    panel.path(outline(14, 440, 392, 134, 10), panel.linear(0, 440, 60, 574, *PARCHMENT))
    panel.path(outline(20, 446, 380, 122, 7), None, "#9a6a2c", 1.4, stroke_opacity=0.7)
    top, (upper, lower) = low - 2, dress.edge
    tone = band.linear(0, top - 8, 0, top + 64, *dress.plate)
    band.path(f"M-4 {top}Q210 {top - 14} 424 {top}L424 {top + 62}Q210 {top + 48} -4 {top + 62}Z", tone)
    band.path(f"M-4 {top + 6}Q210 {top - 8} 424 {top + 6}", None, upper, 3)
    band.path(f"M-4 {top + 56}Q210 {top + 42} 424 {top + 56}", None, lower, 3)
    for x in (24, 396):
        y = top + 29
        band.path(f"M{x} {y - 10}L{x + 8} {y}L{x} {y + 10}L{x - 8} {y}Z", upper)
        band.path(f"M{x} {y - 10}L{x + 8} {y}L{x} {y + 10}Z", lower)
    return [theatre.sheet_of(panel, 0.7, rim=0.5, inner=0.3), theatre.sheet_of(band, 1.3, rim=0.6, inner=0.3)]


def placed(drawing: str, x: float, y: float, wide: float, high: float = 0.0) -> theatre.Sheet:
    """A drawing of one sheet, 100 units wide, laid on a card with its middle at x, y."""
    (drawn,) = theatre.sheets(GAME, drawing)
    s = Vector(WIDE, HIGH)
    s.open(f"translate({x - wide / 2:g} {y - (high or wide) / 2:g}) scale({wide / 100:g})")
    s.insert(drawn.shapes, "p")
    s.close()
    return theatre.sheet_of(s, 1.0, rim=0.6, inner=0.3)


# ------------------------------------------------------------------ words


def put(
    out: Surface, text: str, at: tuple[float, float], px: float, ink: str, face: str = "garamond"
) -> None:
    """One heavy line whose capitals are centred on a point; all in pixels."""
    size = max(5, round(px))
    line = type.line(text, size, ink, face, heavy=True)
    measure = type.metrics(face, size)
    x, y = at
    out.blit(line, (round(x - line.get_width() / 2), round(y - measure.cap_top - measure.cap / 2)))


def least(name: str) -> int:
    """The smallest pixels in which a name is set as long as it has room."""
    return LEAST_HAN if han(name) else LEAST


def han(text: str) -> bool:
    """Whether a text has Chinese characters."""
    return any(ord(c) > 0x2E7F for c in text)


def titled(name: str, room: float, px: float, *, most: int = 2) -> tuple[list[str], int]:
    """The lines of a title and their size in pixels: one line, or two of like length where one would have to
    be a good deal smaller."""
    full = max(6, round(px))
    one = _fit((name,), room, full)
    words = name.split()
    if most < 2 or len(words) < 2 or one >= max(0.9 * full, min(full, least(name))):
        return [name], one
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    best = min(cuts, key=lambda cut: max(type.width("garamond", full, line, True) for line in cut))
    return list(best), _fit(best, room, max(round(full * 0.94), min(full, least(name))))


def _fit(lines: tuple[str, ...], room: float, px: int) -> int:
    """The largest size up to `px` at which every line fits the room."""
    while px > 6 and max(type.width("garamond", px, line, True) for line in lines) > room:
        px -= 1
    return px


def name_on_plate(out: Surface, name: str, ink: str, low: float) -> None:
    """One or two lines in the middle of the plate that begins at `low`; on a small card in the smallest size
    that can be read, over nearly its whole width."""
    k, middle = out.get_width() / WIDE, out.get_width() / 2
    small = out.get_width() < ROOMY
    lines, px = titled(name, (386 if small else 372) * k, max(least(name), 74 * k) if small else 64 * k)
    step = px * (0.88 if small else 0.96)
    top = (low + 579) / 2 * k - (len(lines) - 1) * (step + 0.1 * px) / 2  # descenders need room, too
    for n, line in enumerate(lines):
        put(out, line, (middle, top + n * step), px, ink)


def name_on_ribbon(out: Surface, name: str, ink: str, low: float) -> None:
    """One line on the ribbon."""
    k = out.get_width() / WIDE
    (line,), px = titled(name, 320 * k, 42 * k, most=1)
    put(out, line, (out.get_width() / 2, (low + 21) * k), px, ink)


def rule(out: Surface, text: str) -> None:
    """The rule in the panel under the ribbon, smaller until it fits."""
    k = out.get_width() / WIDE
    face, leading = ("sans", 1.3) if han(text) else ("garamond", 1.14)
    room, high = round(354 * k), 96 * k
    px = max(6, round((24 if face == "sans" else 27) * k))
    while px > 6 and len(type.wrap(text, room, px, face)) * px * leading > high:
        px -= 1
    lines = len(type.wrap(text, room, px, face))
    while lines > 1 and len(type.wrap(text, room - 6, px, face)) == lines:
        room -= 6  # the narrowest measure that keeps the number of lines leaves no lone last word
    body = type.paragraph(text, room, px, INK, face, leading=leading, align="centre")
    out.blit(body, (round((out.get_width() - room) / 2), round(516 * k - body.get_height() / 2)))


# ------------------------------------------------------------------ paper


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
