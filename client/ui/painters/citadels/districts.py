"""The district cards of Citadels at any size.

Lengths are card units: every card is 420 x 588 of them. The cost is a stack of coins with its figure, the
kind a colour and the charge on a shield. Name and rule are given by whoever asks, in the reader's language.
The name stands on a plate from `LEGIBLE` pixels of width on; with a rule it stands on a ribbon over a panel.
Without a name, or smaller, the scene takes the whole card and cost and shield grow. A face with a stroke
after it is beautified.
"""

from functools import lru_cache
from typing import NamedTuple

from pygame import Surface

from client.rules.citadels.data import DISTRICTS, KINDS
from client.ui.painters import theatre, type
from client.ui.painters.surfaces import blank, clip
from client.ui.painters.vector import Vector, rounded

GAME = "citadels"
Size = tuple[int, int]
WIDE, HIGH, CORNER = 420.0, 588.0, 24.0
LEGIBLE = 84  # pixels of width from which a name can be read
INK, FIGURE = "#261810", "#3a1e08"
COIN = "#f0c868"
GOLD = ("#ffe9a3", "#e3b04b", "#b0742a", "#6a3f18")
PARCHMENT = ("#fbf2da", "#f1e2bd", "#d9c291", "#a58a5c")
# light, base, shade, deep of each kind, as in the drawings
TONES = {
    "noble": ("#ffe08a", "#e0a92e", "#a8741c", "#5e3d10"),
    "religious": ("#a9d2f7", "#4a8fd8", "#2b62a6", "#163a6c"),
    "trade": ("#a6dc94", "#4f9a50", "#2f6e42", "#174230"),
    "military": ("#f59a80", "#cc4038", "#8f2730", "#551522"),
    "unique": ("#c6a4ee", "#8457bc", "#573690", "#301c5a"),
}
_ROWS = {row.face: row for row in DISTRICTS}


class Plan(NamedTuple):
    """Where things lie on a card of one kind: height at which the picture ends, coin, step of the stack,
    shield and the mark of beauty as (x, y, size) with the size of the figure."""

    low: float
    coin: tuple[float, float, float]
    step: float
    figure: float
    shield: tuple[float, float, float]
    beauty: tuple[float, float, float]
    view: tuple[float, float, float]  # left, top and width of what is seen of the scene


TABLE = Plan(424, (64, 64, 58), 22, 76, (356, 74, 106), (346, 364, 118), (0, 14, 400))
ZOOM = Plan(404, (50, 50, 40), 14, 50, (371, 58, 78), (364, 352, 92), (-8, 10, 416))
BARE = Plan(573, (64, 64, 58), 22, 76, (356, 74, 106), (340, 506, 124), (0, -110, 400))
ROW = Plan(573, (98, 96, 92), 0, 128, (328, 102, 158), (322, 484, 172), (0, -110, 400))


def plan(size: Size, name: str, text: str) -> Plan:
    """How a card of so many pixels is laid out."""
    if size[0] < LEGIBLE:
        return ROW
    return BARE if not name else ZOOM if text else TABLE


def card(face: str, size: Size, name: str = "", text: str = "") -> Surface:
    """The front of a district; `text` is its rule. KeyError for a face the game does not have."""
    district, beautified = _ROWS[face.rstrip("/")], face.endswith("/")
    laid, k = plan(size, name, text), size[0] / WIDE
    out = blank(*size)
    room = (round(394 * k), round((laid.low - 11) * k))
    out.blit(_scene(district.face, room, laid), (round(13 * k), round(13 * k)))
    out.blit(_frame(KINDS[district.kind], district.cost, size, laid), (0, 0))
    if district.cost:
        _set(out, str(district.cost), laid.coin[0] * k, (laid.coin[1] - 2) * k, laid.figure * k, FIGURE)
    if beautified:
        x, y, wide = (v * k for v in laid.beauty)
        mark = beauty(max(8, round(wide)))
        out.blit(mark, (round(x - mark.get_width() / 2), round(y - mark.get_height() / 2)))
    _words(out, laid, name, text)
    return edged(out)


def back(size: Size) -> Surface:
    """The back of a district card."""
    return edged(theatre.picture(GAME, "back-district", size, finish=True).copy())


def _scene(face: str, room: Size, laid: Plan) -> Surface:
    left, top, wide = laid.view
    view = (left, top, wide, wide * room[1] / room[0])
    return theatre.picture(GAME, f"district-{face}", room, view, finish=True)


# ------------------------------------------------------------------ marks


@lru_cache(64)
def beauty(px: int) -> Surface:
    """The coin of a beautified district, `px` pixels across."""
    return _marked("mark-beauty", px, "+1", 0.40, 0.5, 0.5)


@lru_cache(64)
def tucked(n: int, px: int) -> Surface:
    """So many cards under the museum, `px` pixels across."""
    return _marked("mark-tucked", px, str(n), 0.40, 0.5, 0.40)


def _marked(name: str, px: int, text: str, size: float, x: float, y: float) -> Surface:
    out = theatre.high(GAME, name, px).copy()
    _set(out, text, x * px, y * px, size * px, FIGURE)
    return out


# ------------------------------------------------------------------ frame


@lru_cache(192)
def _frame(kind_: str, cost: int, size: Size, laid: Plan) -> Surface:
    """Everything round the picture but words: border, plate or ribbon, stack of coins, shield."""
    sheets = [_border(kind_, laid.low)]
    if laid is TABLE:
        sheets.append(_plate(kind_, laid.low))
    if laid is ZOOM:
        sheets += _ribbon(kind_, laid.low)
    if cost:
        sheets.append(_coins(cost, laid))
    sheets.append(_shield(kind_, laid))
    return theatre.pile(tuple(sheets), size, (0, 0, WIDE, HIGH))


def _box(x: float, y: float, w: float, h: float, r: float, *, hole: bool = False) -> str:
    """Path data of a rounded rectangle; a hole runs the other way round."""
    if hole:
        return (
            f"M{x + r} {y}A{r} {r} 0 0 0 {x} {y + r}L{x} {y + h - r}A{r} {r} 0 0 0 {x + r} {y + h}"
            f"L{x + w - r} {y + h}A{r} {r} 0 0 0 {x + w} {y + h - r}L{x + w} {y + r}"
            f"A{r} {r} 0 0 0 {x + w - r} {y}Z"
        )
    return (
        f"M{x + r} {y}L{x + w - r} {y}A{r} {r} 0 0 1 {x + w} {y + r}L{x + w} {y + h - r}"
        f"A{r} {r} 0 0 1 {x + w - r} {y + h}L{x + r} {y + h}A{r} {r} 0 0 1 {x} {y + h - r}"
        f"L{x} {y + r}A{r} {r} 0 0 1 {x + r} {y}Z"
    )


def _border(kind_: str, low: float) -> theatre.Sheet:
    light, base, shade, deep = TONES[kind_]
    s = Vector(WIDE, HIGH)
    tone = s.linear(0, 0, WIDE, HIGH, light, (0.3, base), (0.75, shade), (1, deep))
    s.path(_box(0, 0, WIDE, HIGH, CORNER) + _box(15, 15, 390, low - 14, 12, hole=True), tone)
    s.path(_box(6, 6, 408, 576, 18), None, deep, 2, stroke_opacity=0.55)
    line = _box(11.5, 11.5, 397, low - 7, 14)
    s.path(line, None, GOLD[3], 5.4)
    s.path(line, None, GOLD[1], 3)
    s.path(f"M12 {low - 10}L12 28A14 14 0 0 1 26 12L392 12", None, GOLD[0], 1.8)
    return theatre.sheet_of(s, 1.6, rim=0.5, inner=0.25)


def _plate(kind_: str, low: float) -> theatre.Sheet:
    s = Vector(WIDE, HIGH)
    s.path(_box(9, low, 402, 155, 14), s.linear(0, low, 40, 580, *PARCHMENT[:3]))
    s.path(_box(15, low + 6, 390, 143, 10), None, TONES[kind_][2], 4, stroke_opacity=0.9)
    return theatre.sheet_of(s, 1.1, rim=0.6, inner=0.3)


def _ribbon(kind_: str, low: float) -> list[theatre.Sheet]:
    _, base, shade, deep = TONES[kind_]
    panel, ribbon = Vector(WIDE, HIGH), Vector(WIDE, HIGH)
    panel.path(_box(14, 440, 392, 134, 10), panel.linear(0, 440, 60, 574, *PARCHMENT[:3]))
    panel.path(_box(20, 446, 380, 122, 7), None, "#9a6a2c", 1.4, stroke_opacity=0.7)
    top = low - 2
    tone = ribbon.linear(0, top - 8, 0, top + 64, *PARCHMENT[:3])
    ribbon.path(f"M-4 {top}Q210 {top - 14} 424 {top}L424 {top + 62}Q210 {top + 48} -4 {top + 62}Z", tone)
    ribbon.path(f"M-4 {top + 6}Q210 {top - 8} 424 {top + 6}", None, base, 3)
    ribbon.path(f"M-4 {top + 56}Q210 {top + 42} 424 {top + 56}", None, shade, 3)
    for x in (24, 396):
        y = top + 29
        ribbon.path(f"M{x} {y - 10}L{x + 8} {y}L{x} {y + 10}L{x - 8} {y}Z", base)
        ribbon.path(f"M{x} {y - 10}L{x + 8} {y}L{x} {y + 10}Z", deep)
    return [
        theatre.sheet_of(panel, 0.7, rim=0.5, inner=0.3),
        theatre.sheet_of(ribbon, 1.3, rim=0.6, inner=0.3),
    ]


def _coins(cost: int, laid: Plan) -> theatre.Sheet:
    """A coin for each gold of the cost, the later ones lower and behind; all but the first are left out where
    the stack has no step."""
    x, y, r = laid.coin
    s = Vector(WIDE, HIGH)
    for n in range(cost - 1 if laid.step else 0, 0, -1):
        low = y + n * laid.step
        s.ellipse(x, low + 1.5, r, None, "#3a200c")
        s.ellipse(x, low, r * 0.985, None, GOLD[2])
        s.path(_bow(x, low, r, (-0.94, 0.28), (0.94, 0.28)), None, GOLD[1], laid.step * 0.42)
        s.path(_bow(x, low, r, (-0.8, 0.56), (-0.1, 0.95)), None, GOLD[0], laid.step * 0.3)
    s.ellipse(x, y + 1.5, r, None, "#3a200c")
    s.ellipse(x, y, r * 0.985, None, GOLD[1])
    s.ellipse(x, y, r * 0.8, None, GOLD[2])
    s.ellipse(x - r * 0.03, y - r * 0.04, r * 0.74, None, COIN)
    s.ellipse(x, y, r * 0.89, None, None, GOLD[0], r * 0.06)
    s.open(f"translate({x:g} {y:g}) scale({r:g})")
    s.path("M-.93 .1A.94 .94 0 0 1 .1 -.93L.05 -.8A.82 .82 0 0 0 -.8 .1Z", "#fff6d4", opacity=0.9)
    s.close()
    return theatre.sheet_of(s, 1.0, rim=0.5, inner=0.3)


def _bow(x: float, y: float, r: float, start: tuple[float, float], end: tuple[float, float]) -> str:
    """Path data of a bow along a coin's lower rim; start and end in radii from its middle."""
    (a, b), (c, e), arc = start, end, r * 0.97
    return f"M{x + a * r:.1f} {y + b * r:.1f}A{arc:.1f} {arc:.1f} 0 0 0 {x + c * r:.1f} {y + e * r:.1f}"


def _shield(kind_: str, laid: Plan) -> theatre.Sheet:
    (drawn,) = theatre.sheets(GAME, f"shield-{kind_}")
    x, y, wide = laid.shield
    s = Vector(WIDE, HIGH)
    s.open(f"translate({x - wide / 2:g} {y - wide * 0.6:g}) scale({wide / 100:g})")
    s.insert(drawn.shapes, "k")
    s.close()
    return theatre.sheet_of(s, 1.0, rim=0.6, inner=0.3)


# ------------------------------------------------------------------ words


def _set(out: Surface, text: str, x: float, y: float, px: float, ink: str) -> None:
    """One heavy line whose capitals are centred on (x, y), all in pixels."""
    size = max(5, round(px))
    line = type.line(text, size, ink, "garamond", heavy=True)
    measure = type.metrics("garamond", size)
    out.blit(line, (round(x - line.get_width() / 2), round(y - measure.cap_top - measure.cap / 2)))


def _words(out: Surface, laid: Plan, name: str, text: str) -> None:
    k, middle = out.get_width() / WIDE, out.get_width() / 2
    if laid is TABLE:
        lines, px = titled(name, 372 * k, 64 * k)
        for n, line in enumerate(lines):
            _set(out, line, middle, 501 * k + (n - (len(lines) - 1) / 2) * px * 0.96, px, INK)
    elif laid is ZOOM:
        (line,), px = titled(name, 320 * k, 42 * k, most=1)
        _set(out, line, middle, (laid.low + 21) * k, px, INK)
        _rule(out, text, k)


def _wide(text: str) -> bool:
    return any(ord(character) > 0x2E7F for character in text)


def titled(name: str, room: float, px: float, *, most: int = 2) -> tuple[list[str], int]:
    """The lines of a title and their size in pixels: one line, or two of like length where one would have to
    be a good deal smaller."""
    full = max(6, round(px))
    one = _fit((name,), room, full)
    words = name.split()
    if most < 2 or len(words) < 2 or one >= 0.9 * full:
        return [name], one
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    best = min(cuts, key=lambda cut: max(type.width("garamond", full, line, True) for line in cut))
    return list(best), _fit(best, room, round(full * 0.94))


def _fit(lines: tuple[str, ...], room: float, px: int) -> int:
    """The largest size up to `px` at which every line fits the room."""
    while px > 6 and max(type.width("garamond", px, line, True) for line in lines) > room:
        px -= 1
    return px


def _rule(out: Surface, text: str, k: float) -> None:
    """The rule in the panel under the ribbon, smaller until it fits."""
    face, leading = ("sans", 1.3) if _wide(text) else ("garamond", 1.14)
    room, high = round(354 * k), 92 * k
    px = max(6, round((24 if face == "sans" else 27) * k))
    while px > 6 and len(type.wrap(text, room, px, face)) * px * leading > high:
        px -= 1
    lines = len(type.wrap(text, room, px, face))
    while lines > 1 and len(type.wrap(text, room - 6, px, face)) == lines:
        room -= 6  # the narrowest measure that keeps the number of lines leaves no lone last word
    body = type.paragraph(text, room, px, INK, face, leading=leading, align="centre")
    out.blit(body, (round((out.get_width() - room) / 2), round(517 * k - body.get_height() / 2)))


# ------------------------------------------------------------------ paper


def edged(whole: Surface) -> Surface:
    """Round corners and the bright and dark edge of thick paper, in place; returns the card."""
    w, h = whole.get_size()
    clip(whole, rounded((w, h), CORNER * w / WIDE))
    s = Vector(w, h)
    tone = s.linear(
        0, 0, w, h, (0, "#fff8e4", 0.8), (0.4, "#fff8e4", 0), (0.6, "#1a0806", 0.2), (1, "#1a0806", 0.75)
    )
    line = max(1.0, w * 0.014)
    s.rect(line / 2, line / 2, w - line, h - line, None, tone, line, r=CORNER * w / WIDE)
    whole.blit(s.sized((w, h)), (0, 0))
    return whole
