"""Things that stand about: flags, trees, barrels, carts, fires, people. (x, y) is the foot unless told."""

from __future__ import annotations

from math import cos, pi, sin

from art.make.citadels.districts import tones as t
from art.make.citadels.signs import CHARGES
from art.make.paper import CRIMSON, EMBER, GOLD, IRON, LEAF, LINEN, WOOD, Paper, Ramp
from art.make.shapes import star
from art.make.svg import d

POLE = "#3a2a24"


def charge(s: Paper, kind: str, x: float, y: float, k: float, c: Ramp = GOLD) -> None:
    """The charge of a kind, 40 wide at scale 1, about x, y."""
    with s.at(x, y, k):
        CHARGES[kind](s, c)


def pennant(s: Paper, x: float, y: float, h: float, c: Ramp, *, side: int = 1, w: float = 30) -> None:
    """A pointed pennant on a pole; `side` -1 flies to the left."""
    s.line(x, y, x, y - h, POLE, 2.6)
    s.shape(
        f"{x},{y - h}! {x + side * w * 0.5},{y - h + 2} {x + side * w},{y - h + 9}! "
        f"{x + side * w * 0.5},{y - h + 12} {x},{y - h + 17}!",
        c.base,
    )
    s.shape(
        f"{x},{y - h + 8}! {x + side * w},{y - h + 9}! {x + side * w * 0.5},{y - h + 12} {x},{y - h + 17}!",
        c.shade,
    )
    s.circle(x, y - h - 2, 2.8, GOLD.light)


def flag(
    s: Paper, x: float, y: float, h: float, c: Ramp, *, side: int = 1, w: float = 40, high: float = 26
) -> None:
    """A swallow-tailed flag on a pole."""
    top = y - h
    s.line(x, y, x, top, POLE, 3.2)
    s.circle(x, top - 2, 3.6, GOLD.light)
    s.shape(
        f"{x},{top + 2}! {x + side * w * 0.4},{top - 3} {x + side * w},{top + 5}! "
        f"{x + side * w * 0.8},{top + high * 0.5 + 3}! "
        f"{x + side * w},{top + high + 4}! {x + side * w * 0.4},{top + high - 4} {x},{top + high}!",
        c.base,
    )
    s.shape(
        f"{x + side * w * 0.5},{top - 1} {x + side * w},{top + 5}! "
        f"{x + side * w * 0.8},{top + high * 0.5 + 3}! "
        f"{x + side * w},{top + high + 4}! {x + side * w * 0.55},{top + high - 2}",
        c.shade,
    )


def banner(s: Paper, x: float, top: float, w: float, h: float, c: Ramp, kind: str = "") -> None:
    """A hanging banner about the axis x, with the charge of a kind."""
    a = w / 2
    s.rect(x - a - 4, top - 3, w + 8, 5, GOLD.base, r=2)
    s.poly([(x - a, top), (x + a, top), (x + a, top + h), (x, top + h - w * 0.3), (x - a, top + h)], c.base)
    s.poly([(x + w * 0.16, top), (x + a, top), (x + a, top + h), (x + w * 0.16, top + h - w * 0.2)], c.shade)
    s.rect(x - a, top + 2, w, 4, c.deep, alpha=0.35)
    if kind:
        charge(s, kind, x, top + h * 0.42, w / 52)


def tree(s: Paper, x: float, y: float, k: float, c: Ramp = LEAF) -> None:
    """A round tree."""
    with s.at(x, y, k):
        s.shape("-4,0! -3,-26 4,-26 5,0!", WOOD.shade)
        s.shape("-26,-30 -30,-50 -18,-70 2,-78 22,-68 30,-48 24,-28 0,-22", c.shade)
        s.shape("-26,-34 -28,-52 -16,-68 2,-74 14,-64 10,-44 -8,-32", c.base)
        s.shape("-22,-46 -16,-62 -2,-68 2,-58 -10,-46", c.light, 0.8)


def cypress(s: Paper, x: float, y: float, k: float, c: Ramp = t.CYPRESS) -> None:
    """A slim dark tree."""
    with s.at(x, y, k):
        s.rect(-2, -8, 4, 8, WOOD.deep)
        s.shape("0,-92 11,-50 12,-20 6,-4 -6,-4 -12,-20 -11,-50", c.base)
        s.shape("0,-92 11,-50 12,-20 6,-4 0,-4 4,-40", c.shade)
        s.shape("-2,-80 -9,-46 -9,-20 -4,-30", c.light, 0.7)


def pine(s: Paper, x: float, y: float, k: float, c: Ramp = t.PINE) -> None:
    """A fir of three tiers."""
    with s.at(x, y, k):
        s.rect(-3, -12, 6, 12, WOOD.deep)
        for w, foot in ((26, -10), (21, -30), (15, -50)):
            s.poly([(-w, foot), (0, foot - 36), (w, foot)], c.base)
            s.poly([(0, foot - 36), (w, foot), (w * 0.1, foot)], c.shade)
            s.poly([(-w, foot), (0, foot - 36), (-w * 0.5, foot)], c.light, alpha=0.6)


def bush(s: Paper, x: float, y: float, k: float, c: Ramp = LEAF) -> None:
    """A low bush."""
    with s.at(x, y, k):
        s.shape("-26,0! -24,-14 -12,-22 0,-18 10,-24 22,-16 28,0!", c.shade)
        s.shape("-26,0! -24,-13 -12,-20 -2,-16 2,-6 -6,0!", c.base)
        s.shape("-20,-8 -12,-16 -6,-12 -12,-6", c.light, 0.7)


def barrel(s: Paper, x: float, y: float, k: float) -> None:
    """A standing barrel."""
    with s.at(x, y, k):
        s.shape("-13,0! -16,-16 -13,-32! 13,-32! 16,-16 13,0!", WOOD.base)
        s.shape("2,0! 3,-32! 13,-32! 16,-16 13,0!", WOOD.shade)
        s.shape("-11,-2 -13,-16 -11,-30 -8,-30 -9,-16 -8,-2", WOOD.light, 0.7)
        s.rect(-15, -26, 30, 4, IRON.shade)
        s.rect(-15, -10, 30, 4, IRON.shade)
        s.ellipse(0, -32, 13, 4, WOOD.light)
        s.ellipse(0, -32, 9.6, 2.8, WOOD.shade)


def crate(s: Paper, x: float, y: float, k: float, c: Ramp = WOOD) -> None:
    """A wooden crate."""
    with s.at(x, y, k):
        s.rect(-16, -30, 32, 30, c.base)
        s.rect(4, -30, 12, 30, c.shade)
        s.line(-10, -24, 10, -6, c.deep, 3, 0.7)
        s.rect(-16, -30, 32, 5, c.light)
        s.rect(-16, -5, 32, 5, c.shade)
        s.rect(-16, -30, 5, 30, c.light)
        s.rect(11, -30, 5, 30, c.deep, alpha=0.6)


def sack(s: Paper, x: float, y: float, k: float, c: Ramp = LINEN, tie: str = CRIMSON.base) -> None:
    """A tied sack."""
    with s.at(x, y, k):
        s.shape("-17,0 -21,-20 -11,-34 -15,-44! 0,-40 14,-44! 10,-34 20,-20 17,0", c.base)
        s.shape("3,0 8,-34 14,-44! 10,-34 20,-20 17,0", c.shade)
        s.line(-11, -34, 10, -34, tie, 4)


def smoke(s: Paper, x: float, y: float, k: float, tone: str = "#f6efe2", lean: float = 0.0) -> None:
    """Puffs rising from a chimney's mouth; `lean` drifts them sideways."""
    with s.at(x, y, k):
        for dx, dy, r, alpha in ((0, -6, 6, 0.75), (5, -18, 9, 0.6), (-2, -34, 12, 0.45), (10, -54, 15, 0.3)):
            s.circle(dx + lean * dy * -0.4, dy, r, tone, alpha=alpha)


def fire(s: Paper, x: float, y: float, k: float) -> None:
    """A flame standing on x, y, 60 high."""
    with s.at(x, y, k):
        s.shape("-18,0 -22,-18 -12,-36 -5,-26 0,-60 9,-36 15,-40 22,-18 17,0", EMBER.base)
        s.shape("-11,0 -12,-16 -5,-26 0,-42 8,-24 12,-16 10,0", EMBER.light)
        s.shape("-5,0 -5,-11 0,-20 5,-10 5,0", "#fffbe0")


def brazier(s: Paper, x: float, y: float, k: float) -> None:
    """A bowl of fire on a foot."""
    with s.at(x, y, k):
        s.corners("-14,0 14,0 9,-6 -9,-6", GOLD.shade)
        s.rect(-3, -36, 6, 32, GOLD.base)
        s.path("M-17 -46L17 -46C14 -30 -14 -30 -17 -46Z", GOLD.base)
        s.path("M2 -46L17 -46C15 -34 6 -33 2 -34Z", GOLD.shade)
    fire(s, x, y - 45 * k, 0.6 * k)


def fence(s: Paper, x: float, y: float, n: int, step: float = 20, h: float = 34) -> None:
    """n pointed pales with two rails, from x to the right."""
    for i in range(n):
        px = x + i * step
        s.poly([(px, y), (px, y - h), (px + 3.5, y - h - 7), (px + 7, y - h), (px + 7, y)], WOOD.light)
        s.rect(px + 4, y - h, 3, h, WOOD.shade)
    for up in (0.72, 0.32):
        s.rect(x - 4, y - h * up, step * (n - 1) + 15, 5, WOOD.base)
        s.rect(x - 4, y - h * up + 3, step * (n - 1) + 15, 2, WOOD.shade)


def wheel(s: Paper, x: float, y: float, r: float, ground: str, spokes: int = 8) -> None:
    """A spoked wheel about x, y; `ground` shows through it."""
    s.circle(x, y, r, WOOD.deep)
    s.circle(x, y, r * 0.8, ground)
    for i in range(spokes):
        a = 2 * pi * i / spokes
        s.line(x, y, x + r * 0.86 * cos(a), y + r * 0.86 * sin(a), WOOD.shade, r * 0.13)
    s.circle(x, y, r * 0.9, "", WOOD.base, r * 0.15)
    s.circle(x, y, r * 0.22, IRON.base)


def ladder(s: Paper, x: float, y: float, x1: float, y1: float, w: float, n: int) -> None:
    """A ladder from (x, y) up to (x1, y1)."""
    for dx in (0, w):
        s.line(x + dx, y, x1 + dx, y1, WOOD.shade, 4.4)
        s.line(x + dx - 1, y, x1 + dx - 1, y1, WOOD.light, 1.4, 0.7)
    for i in range(n):
        u = (i + 0.5) / n
        px, py = x + (x1 - x) * u, y + (y1 - y) * u
        s.line(px, py, px + w, py, WOOD.base, 3.6)


def person(
    s: Paper,
    x: float,
    y: float,
    k: float,
    c: Ramp,
    hair: str = "#5a3a2a",
    skin: str = t.SKIN.light,
    *,
    behind: bool = False,
) -> None:
    """A small figure, 63 high, seen from the front or from behind."""
    with s.at(x, y, k):
        for dx in (-5, 5):
            s.ellipse(dx, -1, 5, 2.6, WOOD.deep)
        s.path("M10 -36C16 -30 17 -24 15 -17", "", c.deep, 6)
        s.circle(14.6, -15, 3.2, skin)
        s.shape("-12,-1! -11,-30 -5,-42 5,-42 11,-30 12,-1!", c.base)
        s.shape("2,-1! 3,-42 10,-33 12,-1!", c.shade)
        s.path("M-9 -36C-15 -30 -16 -24 -13 -17", "", c.light, 6)
        s.circle(-12.6, -15, 3.2, skin)
        s.rect(-11, -24, 22, 3, c.deep, alpha=0.7)
        s.circle(0, -50, 9, skin)
        if behind:
            s.shape("-10,-44 -10,-54 -8,-61 0,-63 8,-61 10,-54 10,-44 0,-41", hair)
            return
        for eye in (-3.2, 3.2):
            s.circle(eye, -49, 1.2, "#2a1a1e")
        s.shape("-10,-49 -9,-60 0,-63 9,-60 10,-49 4,-55 -4,-55", hair)


def tombstone(s: Paper, x: float, y: float, k: float, c: Ramp = t.STONE) -> None:
    """A round-headed stone with a cross on it."""
    with s.at(x, y, k):
        s.path(d("M", -11, 0, "L", -11, -22, "A", 11, 11, 0, 0, 1, 11, -22, "L", 11, 0, "Z"), c.base)
        s.path(d("M", 3, 0, "L", 3, -32, "A", 11, 11, 0, 0, 1, 11, -22, "L", 11, 0, "Z"), c.shade)
        s.line(0, -26, 0, -11, c.deep, 2.4)
        s.line(-5, -21, 5, -21, c.deep, 2.4)


def heater(s: Paper, x: float, y: float, k: float, c: Ramp, kind: str, metal: Ramp = GOLD) -> None:
    """A shield with the charge of a kind, about x, y, 44 x 60."""
    with s.at(x, y, k):
        s.shape("-22,-28! 0,-34 22,-28! 22,4 0,30 -22,4", c.base)
        s.shape("2,-33 22,-28! 22,4 0,30", c.shade)
    charge(s, kind, x, y - 4 * k, 0.8 * k, metal)


def awning(s: Paper, x: float, y: float, w: float, h: float, stripes: tuple[Ramp, Ramp], n: int = 6) -> None:
    """A striped awning whose scalloped lower edge hangs at y."""
    step = (w + 20) / n
    for i in range(n):
        c = stripes[i % 2]
        left, top = x - 10 + i * step, x + 6 + i * (w - 12) / n
        dim = i >= n - 2
        s.poly(
            [(top, y - h), (top + (w - 12) / n, y - h), (left + step, y), (left, y)],
            c.shade if dim else c.base,
        )
        s.path(
            d("M", left, y, "L", left + step, y, "A", step / 2, step / 2, 0, 0, 1, left, y, "Z"),
            c.deep if dim else c.shade,
        )
    s.rect(x + 4, y - h - 3, w - 8, 5, stripes[0].light, r=2)


def lion(s: Paper, x: float, y: float, k: float, c: Ramp = t.STONE, *, flip: bool = False) -> None:
    """A seated lion of stone or metal, 60 x 76, looking to the left."""
    with s.at(x, y, k, flip=flip):
        s.path("M30 -4C46 -6 46 -22 38 -30", "", c.shade, 5)
        s.circle(38, -32, 5, c.deep)
        s.shape("-12,0! -14,-34 -4,-50 12,-46 26,-28 34,-8 34,0!", c.base)
        s.shape("8,0! 14,-30 20,-36 30,-20 34,0!", c.shade)
        s.ellipse(21, -12, 14, 12, c.base)
        s.path("M10 -4A14 12 0 0 1 21 -24", "", c.deep, 2, line_alpha=0.6)
        s.rect(-7, -36, 10, 36, c.shade)
        s.rect(-16, -36, 10, 36, c.light)
        s.ellipse(-15, -2.5, 9, 3.4, c.light)
        s.ellipse(14, -2.5, 12, 3.4, c.base)
        s.poly(star(-6, -52, 25, 20.5, 9), c.deep)
        s.circle(-8, -53, 19, c.shade)
        s.shape("-24,-60 -18,-68 -6,-68 0,-58 -2,-46 -12,-40 -24,-42 -30,-48 -28,-54", c.base)
        s.shape("-24,-60 -18,-68 -8,-66 -14,-56 -22,-52 -30,-50 -28,-54", c.light)
        s.circle(-28.5, -53, 2.8, c.deep)
        s.path("M-27 -46L-18 -45", "", c.deep, 2)
        s.circle(-17, -58, 2.2, c.deep)
        s.circle(-1, -68, 5, c.shade)
