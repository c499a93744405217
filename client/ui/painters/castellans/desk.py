"""The own panels: goods, actions with the manors on them, dice, stock of pieces.

Where a tray, tile or hole lies is told in parts of its panel, so that the layout file can say the same.
"""

from collections.abc import Callable, Container
from functools import lru_cache

from pygame import Surface

from client.rules.castellans.data import ACTIONS, CAP, GOLD_CAP, GOLD_CAP_WITH_BANK, GOODS
from client.ui.painters import materials, panels, pieces, svg, type
from client.ui.painters.castellans import marks
from client.ui.painters.castellans.facts import GAME, GOOD_TONES
from client.ui.painters.colour import mix
from client.ui.painters.surfaces import clip, drop, gradient, silhouette
from client.ui.painters.vector import Vector, rounded

Box = tuple[float, float, float, float]
Size = tuple[int, int]
WOOD = ("#2b180c", "#432814", "#5c3a1f", "#75502e", "#8f6a42")
# what a manor that leaves its hole brings: figures are words, all else are drawings
BRINGS = {
    "masonry": ("+2", "good-gold"),
    "lumber": ("\u22121", "good-wood"),
    "hostel": ("\u22121", "good-food"),
    "drydock": ("\u22121", "good-wood", "action-shipyard"),
    "granary": ("+1", "action-dice"),
    "bank": ("+1", "crate"),
    "forum": ("action-dice", "action-swap", "action-dice"),
}
MANOR_OF = {
    "temple": "masonry",
    "manor": "lumber",
    "recruit": "hostel",
    "wharf": "drydock",
    "harvest": "granary",
}
STOCK = ("temples", "ships", "pawns", "windmills", "gate", "tower", "statue", "lighthouse")
_OUTLINE = {"temples": "temple", "ships": "ship", "pawns": "pawn", "windmills": "windmill", "bank": "bank"}


# ------------------------------------------------------------------ where things lie


def tray(good: str) -> Box:
    """The tray of a good in the panel of goods: four in two columns, gold over the whole width below."""
    n = GOODS.index(good)
    if good == "gold":
        return 0.03, 0.68, 0.455, 0.29
    return 0.03 + 0.485 * (n % 2), 0.03 + 0.325 * (n // 2), 0.455, 0.30


VAULT: Box = (0.515, 0.68, 0.20, 0.29)  # the place of the Bank beside the gold, what it brings right of it
BANKED: Box = (0.73, 0.715, 0.24, 0.22)


def tile(action: str) -> Box:
    """The tile of an action."""
    n = ACTIONS.index(action)
    return 0.008 + 0.1984 * n, 0.03, 0.1904, 0.94


def hole(action: str) -> Box:
    """The hole of the manor on an action's tile."""
    x, y, w, h = tile(action)
    return x + w * 0.14, y + h * 0.365, w * 0.72, h * 0.34


def plate(action: str) -> Box:
    """The plate below the hole, which tells what a manor that leaves it brings."""
    x, y, w, h = tile(action)
    return x + w * 0.10, y + h * 0.722, w * 0.80, h * 0.118


LIGHT: Box = (0.05, 0.03, 0.42, 0.70)  # slots of dice not spent yet
DARK: Box = (0.53, 0.03, 0.42, 0.70)
FORUM: Box = (0.05, 0.76, 0.42, 0.21)
SWAP: Box = (0.50, 0.785, 0.45, 0.16)


def stock(name: str) -> Box:
    """The place of a kind of piece in the panel of the stock."""
    n = STOCK.index(name)
    return 0.02 + 0.165 * (n % 4), 0.03 + 0.33 * (n // 4), 0.155, 0.31


CRATES: Box = (0.69, 0.03, 0.29, 0.31)
LOCKED: Box = (0.69, 0.36, 0.29, 0.31)
CITIZENS: Box = (0.02, 0.69, 0.96, 0.29)


# ------------------------------------------------------------------ printing


def own(name: str, size: Size, k: float, said: Callable[[str], str], lit: Container[str]) -> Surface:
    """A panel of the own shelf: `goods`, `actions`, `dice` or `supply`, or the empty `place` of a die;
    KeyError for another. Names as they are `said`, light round the zones that are `lit`."""
    if name == "place":
        return _slot(size, k)
    out = _wood(size, k).copy()
    _PANELS[name](out, k, said, lit)
    return out


@lru_cache(8)
def _wood(size: Size, k: float) -> Surface:
    face = materials.wood(*size, k, materials.wood_tones(WOOD), seed=size[0])
    face.blit(
        gradient(*size, [(0, (255, 244, 214, 34)), (0.5, (255, 244, 214, 0)), (1, (0, 0, 0, 60))]), (0, 0)
    )
    clip(face, rounded(size, 8 * k))
    face.blit(panels.rim(size, k, 8), (0, 0))
    return face


def _pixels(out: Surface, box: Box) -> tuple[int, int, int, int]:
    w, h = out.get_size()
    return round(box[0] * w), round(box[1] * h), max(4, round(box[2] * w)), max(4, round(box[3] * h))


def _well(out: Surface, box: Box, k: float, tone: str, seed: int = 3, *, felt: bool = True) -> None:
    x, y, w, h = _pixels(out, box)
    ground = (
        materials.felt(w, h, k, tone, seed=seed)
        if felt
        else materials.stone(w, h, k, tone, seed=seed, blotch=10)
    )
    panels.well(out, ground, (x, y), k, radius=7, depth=4, alpha=170)


def _lit(out: Surface, box: Box, k: float) -> None:
    x, y, w, h = _pixels(out, box)
    s = Vector(w / k, h / k)
    s.rect(1.5, 1.5, w / k - 3, h / k - 3, None, "#5f3500", 4, r=7)
    s.rect(1.5, 1.5, w / k - 3, h / k - 3, None, "#ffd35e", 2.4, r=7)
    out.blit(s.sized((w, h)), (x, y))


def _faint(out: Surface, thing: Surface, box: Box, alpha: int) -> None:
    x, y, w, h = _pixels(out, box)
    shade = thing.copy()
    shade.set_alpha(alpha)
    out.blit(shade, shade.get_rect(center=(x + w // 2, y + h // 2)))


def _ghost(out: Surface, name: str, box: Box, part: float = 0.78, alpha: int = 70) -> None:
    """The outline of a piece that may lie there, as a flat shadow."""
    _, _, w, h = _pixels(out, box)
    ratio = svg.drawing(GAME, name).ratio
    high = max(4, round(min(h * part, w * part / ratio)))
    drawn = svg.draw_high(GAME, name, high)
    _faint(out, silhouette(drawn, "#000000"), box, alpha)


def _word(out: Surface, text: str, box: Box, px: int, tone: str, y: float = 0.5) -> None:
    x, top, w, h = _pixels(out, box)
    px = marks.fitting((text,), max(6, px), w - 4)
    ink = type.line(text, px, tone, "sans", heavy=True)
    measure = type.metrics("sans", px)
    out.blit(
        ink, (round(x + (w - ink.get_width()) / 2), round(top + h * y - measure.cap_top - measure.cap / 2))
    )


def _brings(out: Surface, box: Box, k: float, manor: str) -> None:
    """A parchment plate with what a manor brings once it has left its hole."""
    x, y, w, h = _pixels(out, box)
    s = Vector(w / k, h / k)
    s.rect(0.8, 0.8, w / k - 1.6, h / k - 1.6, "#fff8e4", "#8a6a3c", 1.2, r=5)
    out.blit(s.sized((w, h)), (x, y))
    px = max(6, round(min(h * 0.84, 26 * k)))
    row = _row(BRINGS[manor], px)
    if row.get_width() > w - 4 * k:
        row = _row(BRINGS[manor], max(6, int(px * (w - 4 * k) / row.get_width())))
    out.blit(row, row.get_rect(center=(x + w // 2, y + h // 2)))


def _row(words: tuple[str, ...], px: int) -> Surface:
    return marks.side_by_side([_part(word, px) for word in words], max(1, round(px * 0.1)))


def _part(word: str, px: int) -> Surface:
    """A figure, or a drawing that high; a crate is nobody's."""
    if word[0] in "+\u2212":
        return marks.figure(word, round(px * 0.66))
    return pieces.dressed(GAME, word, -1, px) if word == "crate" else marks.picture(word, px)


def _goods(out: Surface, k: float, said: Callable[[str], str], lit: Container[str]) -> None:
    """A tray for each good in its own tone, with as many pits as there may be of it."""
    for n, good in enumerate(GOODS):
        box = tray(good)
        light, tone, deep = GOOD_TONES[good]
        _well(out, box, k, mix(mix(tone, deep, 0.5), "#3a2a1a", 0.25), n + 2)
        _pits(out, box, GOLD_CAP_WITH_BANK if good == "gold" else CAP, k, light)
        if good in lit:
            _lit(out, box, k)
    _well(out, VAULT, k, "#4a3410", 9)
    _ghost(out, "bank", VAULT)
    _brings(out, BANKED, k, "bank")


def _pits(out: Surface, box: Box, count: int, k: float, tone: str) -> None:
    """A row of small studs along the foot of a tray: how many it holds; those behind the Bank are dim."""
    x, y, w, h = _pixels(out, box)
    s = Vector(w, h)
    for n in range(count):
        at = w * (n + 0.5) / count
        s.ellipse(at, h * 0.90, max(1.0, 2.0 * k), None, tone, opacity=0.75 if n < GOLD_CAP else 0.3)
    out.blit(s.sized((w, h)), (x, y))


def _actions(out: Surface, k: float, said: Callable[[str], str], lit: Container[str]) -> None:
    """Five tiles: sign of the action and the face that belongs to it, the manor's hole, the action's name."""
    matches = dict(zip(ACTIONS, ("stone", "wood", "food", "influence", "magic"), strict=True))
    for action in ACTIONS:
        box, pit = tile(action), hole(action)
        x, y, w, h = _pixels(out, box)
        s = Vector(w / k, h / k)
        paper = s.linear(0, 0, 0, h / k, "#fdf1d2", (0.5, "#ead4a2"), (1, "#c9a870"))
        s.rect(0.8, 0.8, w / k - 1.6, h / k - 1.6, paper, "#3a2415", 1.6, r=8)
        s.rect(3.4, 3.4, w / k - 6.8, h / k - 6.8, None, "#b8862c", 1, r=6, stroke_opacity=0.7)
        face = s.sized((w, h))
        drop(out, face, (x, y), (k, 1.6 * k), max(1.0, 1.6 * k), 140)
        out.blit(face, (x, y))
        px = round(min(h * 0.29, w * 0.46))
        sign, die = marks.picture(f"action-{action}", px), marks.good(matches[action], round(px * 0.62))
        out.blit(sign, sign.get_rect(center=(x + round(w * 0.37), y + round(h * 0.192))))
        out.blit(die, die.get_rect(center=(x + round(w * 0.76), y + round(h * 0.192))))
        _well(out, pit, k, "#5a3a20", 5)
        _ghost(out, "manor", pit, 0.8, 90)
        _brings(out, plate(action), k, MANOR_OF[action])
        _word(out, said(f"act.{action}"), box, round(max(h * 0.092, 15 * k, 10)), "#2b1608", 0.905)
        if f"act.{action}" in lit:
            _lit(out, box, k)


def _dice(out: Surface, k: float, said: Callable[[str], str], lit: Container[str]) -> None:
    """Slots under the sun for dice not spent, under the moon for spent ones; the Forum below."""
    for box, tone, sign, glow in ((LIGHT, "#c9a86c", "sun", "#fff0c0"), (DARK, "#1c1512", "moon", "#8d86a8")):
        _well(out, box, k, tone, 4, felt=False)
        x, y, w, h = _pixels(out, box)
        faint = marks.sign(sign, round(min(w, h) * 0.86), glow)
        faint.set_alpha(120)
        out.blit(faint, faint.get_rect(center=(x + w // 2, y + h // 2)))
    _well(out, FORUM, k, "#5a3a20", 6)
    _ghost(out, "manor", FORUM, 0.86, 90)
    _brings(out, SWAP, k, "forum")


def _supply(out: Surface, k: float, said: Callable[[str], str], lit: Container[str]) -> None:
    """A place for each kind of piece that is left, for crates and for recruited citizens."""
    for n, name in enumerate(STOCK):
        box = stock(name)
        _well(out, box, k, "#1f4a4c", n + 2)
        _ghost(out, _OUTLINE.get(name, name), box, 0.74, 60)
    _well(out, CRATES, k, "#5a3a20", 12)
    _well(out, LOCKED, k, "#2a1a10", 13)
    _well(out, CITIZENS, k, "#3a2216", 14)
    _ghost(out, "crate", CRATES, 0.7, 60)
    _ghost(out, "crate", LOCKED, 0.7, 80)


_PANELS: dict[str, Callable[[Surface, float, Callable[[str], str], Container[str]], None]] = {
    "goods": _goods,
    "actions": _actions,
    "dice": _dice,
    "supply": _supply,
}


def _slot(size: Size, k: float) -> Surface:
    """The place of a die that is not there."""
    w, h = size
    s = Vector(w / k, h / k)
    s.rect(1, 1, s.w - 2, s.h - 2, "#000000", None, 0, r=6, opacity=0.16)
    s.rect(1.6, 1.6, s.w - 3.2, s.h - 3.2, None, "#000000", 2.4, r=6, stroke_opacity=0.25)
    s.rect(1, 1, s.w - 2, s.h - 2, None, "#f6e2b0", 1.2, r=6, stroke_opacity=0.6)
    return s.sized(size)
