"""The wharf at any size: its cards, and whose crates lie on their lines. Lengths are units of 146 x 130."""

from functools import lru_cache

from pygame import Surface

from client.rules.castellans.data import GOODS, WHARF_CARDS, WHARF_FACES, Trade
from client.ui.painters import pieces as seats
from client.ui.painters.castellans import marks
from client.ui.painters.castellans.cards import CORNER, HIGH, RIM, Size, edged
from client.ui.painters.castellans.facts import DECK_TONES, INK
from client.ui.painters.colour import lighter, mix, outline, shaded
from client.ui.painters.surfaces import blank
from client.ui.painters.theme import seat_look
from client.ui.painters.vector import Vector

WIDE = 146.0
HEAD = 0.13  # of the card's height: the sea
LINE = 0.2085  # of its height: one trade
FIRST = 0.236  # where the first trade's middle lies
BAY = 73.0  # width of the place for crates at a line's end
FEWEST = 2  # the room of a line is shared by so many seats at least
WOOD = ("#fff0c8", "#e2bd84")


def card(face: str, size: Size) -> Surface:
    """A wharf card: the sea, then four trades: what one gives and gets, place for crates at the right."""
    trades = WHARF_CARDS[WHARF_FACES.index(face)]
    k = size[0] / WIDE
    light, own, deep = DECK_TONES["wharf"]
    out = blank(*size)
    s = Vector(WIDE, HIGH)
    s.rect(0, 0, WIDE, HIGH, s.linear(0, 0, WIDE, HIGH, light, (0.35, own), (1, deep)), r=CORNER)
    out.blit(s.sized(size), (0, 0))
    _sea(out)
    for n, trade in enumerate(trades):
        _trade(out, trade, n, k)
    return edged(out, "wharf")


def _sea(out: Surface) -> None:
    """A strip of evening sea over the trades."""
    s = Vector(WIDE, HIGH)
    w, h = WIDE - 2 * RIM, HIGH * HEAD - RIM - 2
    s.rect(RIM, RIM, w, h, s.linear(0, RIM, 0, RIM + h, "#8fd3cc", (0.4, "#3d929b"), (1, "#14525f")), r=3)
    for row, y in enumerate((0.32, 0.72)):
        waves = "q3 -3.6 6 0q3 3.6 6 0" * 10
        line = f"M{RIM + 6 + 3 * row} {RIM + h * y:.2f}{waves}"
        s.path(line, None, "#f2fffb", 1.5, stroke_opacity=0.75 - 0.2 * row)
    out.blit(s.sized(out.get_size()), (0, 0))


def line_box(n: int) -> tuple[float, float, float, float]:
    """Left, top, width, height of a trade as parts of the card."""
    return RIM / WIDE, FIRST + LINE * n - LINE * 0.465, 1 - 2 * RIM / WIDE, LINE * 0.93


def bay_box(n: int) -> tuple[float, float, float, float]:
    """Left, top, width, height of the place for crates at the end of a trade."""
    x, y, w, h = line_box(n)
    return (x + w) * WIDE - BAY - 1, y * HIGH + 1, BAY, h * HIGH - 2


def _trade(out: Surface, trade: Trade, n: int, k: float) -> None:
    x, y, w, h = line_box(n)
    left, top, wide, high = x * WIDE, y * HIGH, w * WIDE, h * HIGH
    s = Vector(WIDE, HIGH)
    tone = "#fdf3d6" if not trade.sells else "#f3e3f0"
    s.rect(
        left,
        top,
        wide,
        high,
        s.linear(0, top, 0, top + high, lighter(tone, 0.5), mix(tone, "#c9a86c", 0.25)),
        "#0f3d48",
        1,
        r=3,
    )
    s.rect(*bay_box(n), "#5a3a1c", "#3a2415", 0.8, r=2.4, opacity=0.32)
    s.path(
        f"M{left + 26.5} {top + high / 2 - 1.6}h3v-3l6 4.6l-6 4.6v-3h-3Z",
        "#8a2a1c" if trade.sells else "#1f6a52",
    )
    out.blit(s.sized(out.get_size()), (0, 0))
    px = max(4, round(high * 0.76 * k))
    give = marks.good(GOODS[trade.good], px) if trade.sells else _amount(1, "gold", px, 25 * k)
    gain = _gain(trade, px, (wide - BAY - 39) * k)
    y = round((top + high / 2) * k)
    out.blit(give, give.get_rect(center=(round((left + 13) * k), y)))
    out.blit(gain, gain.get_rect(center=(round((left + 36 + (wide - BAY - 39) / 2) * k), y)))


def _gain(trade: Trade, px: int, room: float) -> Surface:
    """What a trade brings, `px` pixels high or as high as its room lets it be."""
    if not trade.sells:
        return marks.good(GOODS[trade.good], px)
    return _amount(trade.n, trade.reward if isinstance(trade.reward, str) else GOODS[trade.reward], px, room)


def _amount(n: int, what: str, px: int, room: float) -> Surface:
    wide = marks.amount(n, what, px).get_width()
    return marks.amount(n, what, px if wide <= room else int(px * room / wide))


# ------------------------------------------------------------------ crates


@lru_cache(128)
def moored(held: tuple[tuple[int, int], ...], room: Size) -> Surface:
    """Whose crates lie on a line, side by side up to its end: a crate a seat, and how many there are."""
    out = blank(*room)
    places = max(FEWEST, len(held))
    cell = room[0] / places
    for n, (tone, count) in enumerate(held, places - len(held)):
        left = round(n * cell)
        out.blit(crate(tone, count, (round((n + 1) * cell) - left - 1, room[1])), (left, 0))
    return out


def crate(tone: int, count: int, size: Size) -> Surface:
    """A crate of light wood with the colour and mark of its seat, and on a board how many there are, beside
    them or, where the room is narrow, below."""
    own, (w, h) = seat_look(tone).colour, size
    edge = max(1, round(h * 0.05))
    narrow = w < h * 0.95
    wide, high = (w, round(h * 0.53)) if narrow else (round(w * 0.54), h)  # of the front
    s = Vector(w, h)
    line = outline(own)
    s.rect(edge / 2, edge / 2, w - edge, h - edge, s.linear(0, 0, 0, h, *WOOD), line, edge, r=h * 0.09)
    front = s.linear(0, 0, wide, high, lighter(own, 0.2), (0.5, own), (1, shaded(own, 0.2)))
    s.rect(edge / 2, edge / 2, wide - edge, high - edge, front, line, edge, r=h * 0.09)
    out = s.sized(size)
    sign = seats.mark(tone, min(wide - edge, high - edge))
    out.blit(sign, sign.get_rect(center=(wide // 2, high // 2)))
    across, down = (w, h - high) if narrow else (w - wide, h)
    number = marks.figure(str(count), round(min(down * 0.88, h * 0.5, across * 0.9)), INK)
    out.blit(number, number.get_rect(center=(w - (across + edge) // 2, h - (down + edge) // 2)))
    return out
