"""Building sites as printed: picture, kind, price, points or income."""

from functools import lru_cache

from pygame import Surface

from client.ui.painters import svg
from client.ui.painters.aquileia import parts
from client.ui.painters.aquileia.facts import METALS, Plot
from client.ui.painters.colour import lighter, mix
from client.ui.painters.surfaces import drop
from client.ui.painters.vector import Vector

KIND = {  # colour, ground of the picture
    "white": ("#f3eee2", "#e6dcc2"),
    "blue": ("#3b82cf", "#b9cbd6"),
    "purple": ("#6a2d86", "#cdb8d2"),
    "yellow": ("#e0aa25", "#ecd592"),
    "bank": ("#c65a1b", "#eab98a"),
    "workshop": ("#e6bd93", "#f0d6b4"),
}
FIELD = 27  # height of the price field


@lru_cache(256)
def tile(plot: Plot, w: float, h: float, k: float) -> Surface:
    """One site, w x h board units at k pixels each."""
    out = _ground(plot.kind, w, h).surface(k)
    _building(out, plot, w, h, k)
    out.blit(parts.kind_badge(plot.kind, 21, k), (round(1.5 * k), round(1.5 * k)))
    _price(out, plot, w, h, k)
    if plot.points:
        badge = parts.value(plot.points, 30, k)
        out.blit(badge, (out.get_width() - round(31 * k), round(0.6 * k)))
    if any(plot.income):
        _income(out, plot, k)
    return out


def _ground(kind: str, w: float, h: float) -> Vector:
    own, pale = KIND[kind]
    s = Vector(w, h)
    s.rect(0.6, 0.6, w - 1.2, h - 1.2, "#2f1c0e", r=5)
    s.rect(
        1.8,
        1.8,
        w - 3.6,
        h - 3.6,
        s.linear(0, 0, w, h, lighter(own, 0.25), (0.5, own), (1, mix(own, "#120806", 0.25))),
        r=4,
    )
    s.rect(
        4.6, 4.6, w - 9.2, h - FIELD - 7, s.linear(0, 4, 0, h - FIELD, lighter(pale, 0.5), (1, pale)), r=2.5
    )
    low = h - FIELD - 2.4
    s.path(
        f"M4.6 {low - 11.6}Q{w * 0.4} {low - 17} {w - 4.6} {low - 11}V{low}H4.6Z", mix(pale, "#7d6b3a", 0.38)
    )
    s.path(f"M4.6 {low - 6}Q{w * 0.6} {low - 10} {w - 4.6} {low - 4}V{low}H4.6Z", mix(pale, "#6a5a30", 0.52))
    s.rect(
        4.6,
        h - FIELD - 0.5,
        w - 9.2,
        FIELD - 4,
        s.linear(0, h - FIELD, 0, h, "#fbf3de", "#ead8ae"),
        "#4a2f16",
        0.9,
        r=2.5,
    )
    s.line(6, 4.2, w - 6, 4.2, "#ffffff", 1, 0.35)
    return s


def _building(out: Surface, plot: Plot, w: float, h: float, k: float) -> None:
    name = f"site-{plot.id}"
    drawn = svg.drawing(parts.GAME, name)
    wide = min(w - 5, (h - FIELD - 8) * drawn.ratio * 1.06)
    art = parts.picture(name, wide, k)
    x, y = (out.get_width() - art.get_width()) / 2, (h - FIELD - 0.8) * k - art.get_height() + 1.2 * k
    drop(out, art, (x, y), (2.4 * k, 2 * k), 2.2 * k, 110)
    out.blit(art, (round(x), round(y)))


def _price(out: Surface, plot: Plot, w: float, h: float, k: float) -> None:
    size = 22.5
    items = [parts.chip(m, size, k, n) for m, n in zip(METALS, plot.cost, strict=True) if n]
    if plot.slaves:
        items.append(parts.slave_chip(plot.slaves, size + 1.5, k))
    gap = 0.6 * k if len(items) * (size + 1) < w - 10 else 0.0
    x = (out.get_width() - sum(i.get_width() for i in items) - gap * (len(items) - 1)) / 2
    for item in items:
        y = (h - FIELD / 2 - 2.6) * k - item.get_height() / 2
        drop(out, item, (x, y), (0.6 * k, 1 * k), 1 * k, 110)
        out.blit(item, (round(x), round(y)))
        x += item.get_width() + gap


def _income(out: Surface, plot: Plot, k: float) -> None:
    items = [parts.chip(m, 22, k, n) for m, n in zip(METALS, plot.income, strict=True) if n]
    w = len(items) * 23 + 19
    s = Vector(w, 27)
    s.rect(0.6, 0.6, w - 1.2, 25.8, s.linear(0, 0, 0, 27, "#fbf3de", "#e6d2a4"), "#2f1c0e", 1.4, r=13)
    s.path("M7 13.5H15M11 9.5V17.5", None, "#2b5a2a", 2.8)
    pill = s.surface(k)
    x, y = out.get_width() - pill.get_width() - 2 * k, 1.6 * k
    drop(out, pill, (x, y), (0.8 * k, 1.2 * k), 1.2 * k, 110)
    out.blit(pill, (round(x), round(y)))
    for i, item in enumerate(items):
        out.blit(item, (round(x + (17.5 + i * 23) * k), round(y + 2.5 * k)))
