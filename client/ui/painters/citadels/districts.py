"""The district cards of Citadels at any size.

The cost is a stack of coins with its figure, the kind a colour and the charge on a shield. Name and rule are
given by whoever asks, in the reader's language: the name stands on a plate, with a rule on a ribbon over a
panel; on a small card cost, shield and plate grow. Without a name, or smaller than it can be read, the scene
takes the whole card. A face with a stroke after it is beautified.
"""

from functools import lru_cache
from typing import NamedTuple

from pygame import Surface

from client.rules.citadels.data import DISTRICTS, KINDS
from client.ui.painters import theatre
from client.ui.painters.citadels import frame
from client.ui.painters.citadels.facts import GAME, GOLD
from client.ui.painters.citadels.frame import HIGH, WIDE
from client.ui.painters.surfaces import blank
from client.ui.painters.vector import Vector

Size = tuple[int, int]
FIGURE = "#3a1e08"  # of a cost on its coin
COIN = "#f0c868"
# light, base, shade, deep of each kind, as in the drawings
TONES = {
    "noble": ("#ffe08a", "#e0a92e", "#a8741c", "#5e3d10"),
    "religious": ("#a9d2f7", "#4a8fd8", "#2b62a6", "#163a6c"),
    "trade": ("#a6dc94", "#4f9a50", "#2f6e42", "#174230"),
    "military": ("#f59a80", "#cc4038", "#8f2730", "#551522"),
    "unique": ("#c6a4ee", "#8457bc", "#573690", "#301c5a"),
}
DRESSES = {
    kind: frame.Dress(tones, frame.PARCHMENT, tones[2], (tones[1], tones[2]), frame.INK)
    for kind, tones in TONES.items()
}
_ROWS = {row.face: row for row in DISTRICTS}


class Plan(NamedTuple):
    """Where things lie on a card: the height at which the picture ends, coin, step of the stack, height of
    the figure, shield and mark of beauty as (x, y, width), the view of the scene as (left, top, width)."""

    low: float
    coin: tuple[float, float, float]
    step: float
    figure: float
    shield: tuple[float, float, float]
    beauty: tuple[float, float, float]
    view: tuple[float, float, float]


TABLE = Plan(424, (64, 64, 58), 22, 76, (356, 74, 106), (346, 364, 118), (0, 14, 400))
ZOOM = Plan(404, (50, 50, 40), 14, 50, (371, 58, 78), (364, 352, 92), (-8, 10, 416))
BARE = Plan(573, (64, 64, 58), 22, 76, (356, 74, 106), (340, 506, 124), (0, -110, 400))
SMALL = Plan(408, (98, 96, 92), 0, 128, (328, 102, 158), (330, 322, 156), (0, 20, 400))
ROW = Plan(573, (98, 96, 92), 0, 128, (328, 102, 158), (322, 484, 172), (0, -110, 400))
PLATED = (TABLE, SMALL)  # those with the name on a plate


def plan(size: Size, name: str, text: str) -> Plan:
    """How a card of so many pixels is laid out."""
    if size[0] < frame.ROOMY:
        return SMALL if name and size[0] >= frame.LEGIBLE else ROW
    return BARE if not name else ZOOM if text else TABLE


def card(face: str, size: Size, name: str = "", text: str = "") -> Surface:
    """The front of a district; `text` is its rule. KeyError for a face the game does not have."""
    district, beautified = _ROWS[face.removesuffix("/")], face.endswith("/")
    laid, k = plan(size, name, text), size[0] / WIDE
    out = blank(*size)
    room = (round(394 * k), round((laid.low - 11) * k))
    out.blit(_scene(district.face, room, laid), (round(13 * k), round(13 * k)))
    out.blit(_frame(KINDS[district.kind], district.cost, size, laid), (0, 0))
    if district.cost:
        x, y, _ = laid.coin
        frame.put(out, str(district.cost), (x * k, (y - 2) * k), laid.figure * k, FIGURE)
    if beautified:
        _adorn(out, laid, k)
    if laid in PLATED:
        frame.name_on_plate(out, name, frame.INK, laid.low)
    elif laid is ZOOM:
        frame.name_on_ribbon(out, name, frame.INK, laid.low)
        frame.rule(out, text)
    return frame.edged(out)


def back(size: Size) -> Surface:
    """The back of a district card."""
    return frame.edged(theatre.picture(GAME, "back-district", size, finish=True).copy())


def _scene(face: str, room: Size, laid: Plan) -> Surface:
    left, top, wide = laid.view
    view = (left, top, wide, wide * room[1] / room[0])
    return theatre.picture(GAME, f"district-{face}", room, view, finish=True)


# ------------------------------------------------------------------ marks


@lru_cache(64)
def beauty(px: int) -> Surface:
    """The coin of a beautified district, `px` pixels across."""
    return _marked("mark-beauty", px, "+1", 0.5)


@lru_cache(64)
def tucked(n: int, px: int) -> Surface:
    """So many cards under the museum, `px` pixels across."""
    return _marked("mark-tucked", px, str(n), 0.4)


def _marked(name: str, px: int, text: str, down: float) -> Surface:
    out = theatre.high(GAME, name, px).copy()
    frame.put(out, text, (px / 2, down * px), 0.4 * px, FIGURE)
    return out


def _adorn(out: Surface, laid: Plan, k: float) -> None:
    x, y, wide = (v * k for v in laid.beauty)
    mark = beauty(max(8, round(wide)))
    out.blit(mark, (round(x - mark.get_width() / 2), round(y - mark.get_height() / 2)))


# ------------------------------------------------------------------ frame


@lru_cache(192)
def _frame(kind: str, cost: int, size: Size, laid: Plan) -> Surface:
    """Everything round the picture but words: border, plate or ribbon, stack of coins, shield."""
    dress = DRESSES[kind]
    sheets = [frame.border(dress, laid.low)]
    if laid in PLATED:
        sheets.append(frame.plate(dress, laid.low))
    if laid is ZOOM:
        sheets += frame.ribbon(dress, laid.low)
    if cost:
        sheets.append(_coins(cost, laid))
    x, y, wide = laid.shield
    sheets.append(frame.placed(f"shield-{kind}", x, y, wide, wide * 1.2))
    return theatre.pile(tuple(sheets), size, (0, 0, WIDE, HIGH))


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
