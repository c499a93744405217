"""Printed parts of the board: plaques, signs, tabs, chips, spaces. Sizes in board units of k pixels."""

from functools import lru_cache

from pygame import Surface

from client.ui.painters import coins, svg
from client.ui.painters.colour import Colour, lighter, mix
from client.ui.painters.surfaces import drop, silhouette
from client.ui.painters.type import line, metrics, width
from client.ui.painters.vector import Vector

GAME = "aquileia"
EDGE = "#3a2415"
INK = "#3a2010"
TONES = {"stone": "#f2e5c6", "sand": "#f6e2b4", "gold": "#f3d989", "silver": "#dfe4e6"}


def px(units: float, k: float) -> int:
    """Whole pixels of a length, at least one."""
    return max(1, round(units * k))


def set_text(
    target: Surface,
    text: str,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    *,
    face: str = "cinzel",
    heavy: bool = True,
    ax: float = 0.5,
    tracking: float = 0.0,
    shade: Colour | None = None,
) -> None:
    """A line whose capitals are centred on y; x is its left (ax 0), middle (.5) or right (1). Pixels."""
    ink = line(text, size, colour, face, heavy=heavy, tracking=tracking)
    measure = metrics(face, max(4, round(size)))
    at = (round(x - ink.get_width() * ax), round(y - measure.cap_top - measure.cap / 2))
    if shade is not None:
        step = max(1, round(size / 20))
        target.blit(silhouette(ink, shade, 200), (at[0] + step, at[1] + step))
    target.blit(ink, at)


def press(target: Surface, thing: Surface, x: float, y: float, k: float, lift: float = 1.4) -> None:
    """Print a part with a short soft shadow; x, y its top left in board units."""
    at = (x * k, y * k)
    drop(target, thing, at, (lift * 0.8 * k, lift * 1.1 * k), lift * 1.1 * k, 125)
    target.blit(thing, (round(at[0]), round(at[1])))


def print_middle(target: Surface, thing: Surface, x: float, y: float, k: float, lift: float = 1.4) -> None:
    """Print a part centred on (x, y) in board units."""
    press(target, thing, x - thing.get_width() / 2 / k, y - thing.get_height() / 2 / k, k, lift)


# ------------------------------------------------------------------ words


def plaque(numeral: str, name: str, k: float, size: float) -> Surface:
    """Teal plate with the numeral of an area on brick and its Latin name."""
    gap, edge = 0.05, size * 1.55
    w = width("cinzel", max(4, round(size * k)), name, True, gap) / k + edge + 24
    h = size * 1.5
    s = Vector(w, h)
    s.rect(0.8, 0.8, w - 1.6, h - 1.6, "#0e3f4a", "#2a160b", 1.6, r=3)
    s.rect(
        2.6,
        2.6,
        w - 5.2,
        h - 5.2,
        s.linear(0, 0, w * 0.4, h, "#1b6c77", (0.6, "#125560"), (1, "#0c434e")),
        r=2,
    )
    s.rect(4.4, 4.4, w - 8.8, h - 8.8, None, "#d6a03a", 1.1, r=1.5)
    s.path(f"M5 5H{edge}V{h - 5}H5Z", s.linear(0, 5, edge, h, "#a8441d", (1, "#7c2d12")))
    s.line(edge, 5, edge, h - 5, "#d6a03a", 1.1)
    out = s.surface(k)
    set_text(out, numeral, (edge / 2 + 2.4) * k, h / 2 * k, size * 0.86 * k, "#fff3d6")
    set_text(out, name, (edge + 9) * k, h / 2 * k, size * k, "#fbf0d4", ax=0, tracking=gap, shade="#04222a")
    return out


def sign(name: str, k: float, size: float = 18) -> Surface:
    """Dark board with a gold line that hangs over a stall."""
    w = width("cinzel", max(4, round(size * k)), name, True, 0.05) / k + 26
    h = size * 1.4
    s = Vector(w, h)
    s.rect(
        0.7,
        0.7,
        w - 1.4,
        h - 1.4,
        s.linear(0, 0, 0, h, "#5b3519", (0.5, "#42240f"), (1, "#2c1708")),
        "#1d0e05",
        1.4,
        r=4,
    )
    s.rect(3, 3, w - 6, h - 6, None, "#d6a03a", 1, r=2.5, stroke_opacity=0.8)
    for x in (6.5, w - 6.5):
        s.ellipse(x, h / 2, 1.5, 1.5, "#f1cf72", "#5a3a0c", 0.6)
    out = s.surface(k)
    set_text(out, name, w / 2 * k, h / 2 * k, size * k, "#fbeac4", tracking=0.05, shade="#150a03")
    return out


@lru_cache(64)
def tab(numeral: str, k: float) -> Surface:
    """Small teal tab with the number of a forum space."""
    w = 24 + 6 * (len(numeral) - 1)
    s = Vector(w, 25)
    s.rect(0.7, 0.7, w - 1.4, 23.6, s.linear(0, 0, 0, 25, "#1b6c77", "#0c434e"), "#0a1f25", 1.3, r=3)
    s.rect(2.8, 2.8, w - 5.6, 19.4, None, "#d6a03a", 0.9, r=1.5)
    out = s.surface(k)
    set_text(out, numeral, w / 2 * k, 12.5 * k, 18 * k, "#fbf0d4")
    return out


# ------------------------------------------------------------------ small signs


def chip(metal: str, size: float, k: float, figure: int | str = "") -> Surface:
    """A price coin with its figure."""
    return coins.chip(metal, px(size, k), str(figure))


@lru_cache(128)
def slave_chip(n: int, size: float, k: float) -> Surface:
    """A price in slaves: a bust with its figure."""
    out = svg.draw(GAME, "chip-slave", (px(size, k),) * 2).copy()
    w = out.get_width()
    set_text(out, str(n), w / 2, w * 0.67, w * 0.70, "#ffffff", face="sans", shade="#0d2a27")
    return out


@lru_cache(128)
def value(n: int, size: float, k: float) -> Surface:
    """Points in a laurel on an ivory disc."""
    out = svg.draw(GAME, "badge-value", (px(size, k),) * 2).copy()
    w = out.get_width()
    set_text(out, str(n), w / 2, w * 0.49, w * 0.66, "#2a160b")
    return out


def kind_badge(kind: str, size: float, k: float) -> Surface:
    """The sign of a kind of building on a disc in its colour."""
    return svg.draw(GAME, f"badge-{kind}", (px(size, k),) * 2)


def picture(name: str, w: float, k: float) -> Surface:
    """A drawing `w` units wide."""
    return svg.draw_wide(GAME, name, px(w, k))


# ------------------------------------------------------------------ slabs and spaces


def slab(s: Vector, x: float, y: float, w: float, h: float, tone: Colour, r: float = 4) -> None:
    """A stone tablet let into the ground."""
    face = s.linear(
        x, y, x + w * 0.6, y + h, lighter(tone, 0.22), (0.5, tone), (1, mix(tone, "#5a3c1c", 0.18))
    )
    s.rect(x, y, w, h, face, EDGE, 1.2, r=r)
    a, b, c, d = x + 1.3, y + 1.3, x + w - 1.2, y + h - 1.2
    s.path(
        f"M{a} {y + h - r}V{y + r}Q{a} {b} {x + r} {b}H{x + w - r}", None, "#fffaf0", 1.3, stroke_opacity=0.5
    )
    s.path(
        f"M{c} {y + r}V{y + h - r}Q{c} {d} {x + w - r} {d}H{x + r}", None, "#4a2f16", 1.3, stroke_opacity=0.45
    )


@lru_cache(64)
def _ring(size: float, k: float, tone: str) -> Surface:
    base = TONES[tone]
    s = Vector(100, 100)
    s.ellipse(50, 50, 49, None, "#4b3018")
    s.ellipse(50, 50, 46.5, None, s.linear(14, 14, 86, 86, "#fff6e0", (0.5, "#d8bb85"), (1, "#84603a")))
    for i in range(30):
        s.open(f"rotate({i * 12} 50 50)")
        s.path("M88.9 46.7L94.8 46.3L94.8 53.7L88.9 53.3Z", ("#b5532e", "#125560", "#1b6c77")[i % 3])
        s.close()
    s.ellipse(50, 50, 38.5, None, "#5a3c1e")
    hollow = s.linear(
        24, 24, 76, 80, mix(base, "#6b4a28", 0.16), (0.3, lighter(base, 0.15)), (1, lighter(base, 0.6))
    )
    s.ellipse(50, 50, 37, None, hollow)
    s.path("M17.5 63A35 35 0 0 1 72 23", None, "#5a3c1e", 3.4, stroke_opacity=0.28)
    return s.surface(size / 100 * k)


@lru_cache(128)
def space(icon: str, size: float, k: float, tone: str = "stone", figure: str = "") -> Surface:
    """An action space: stone ring with tesserae round a hollow with its sign or its figure."""
    out = _ring(size, k, tone).copy()
    w = out.get_width()
    if icon:
        inner = max(3, round(w * 0.76))
        sign_ = svg.draw(GAME, f"icon-{icon}", (inner, inner))
        at = ((w - inner) / 2, (w - inner) / 2)
        drop(out, sign_, at, (w * 0.012, w * 0.02), max(1.0, w * 0.016), 90)
        out.blit(sign_, (round(at[0]), round(at[1])))
    if figure:
        set_text(out, figure, w / 2, w / 2, w * 0.50, INK)
    return out
