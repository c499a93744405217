"""Roofs: long, gabled, conical, spire, dome, onion, hipped tower. y is the height of the eaves."""

from __future__ import annotations

from art.make.paper import GOLD, Paper, Ramp
from art.make.svg import d

Pair = tuple[float, float]


def courses(
    s: Paper, x: float, y: float, w: float, h: float, tone: str, *, lean: float = 0.0, step: float = 11
) -> None:
    """Scalloped rows of tiles between y - h and y; `lean` is how far the slope narrows at each side."""
    n = max(1, int(h / step))
    for i in range(1, n + 1):
        t = i / (n + 0.4)
        yy, a, b = y - h * t, x + lean * t, x + w - lean * t
        m = max(2, int((b - a) / 15))
        q = (b - a) / m
        row = d("M", a, yy) + "".join(
            d("Q", a + (j + 0.5) * q, yy + 5, a + (j + 1) * q, yy) for j in range(m)
        )
        s.path(row, "", tone, 1.7, line_alpha=0.5)


def long_roof(
    s: Paper, x: float, y: float, w: float, h: float, c: Ramp, *, hip: float = 16, over: float = 8
) -> None:
    """A roof seen on its long side."""
    a, b = x - over, x + w + over
    tone = s.linear(a, 0, b, 0, (0, c.light), (0.3, c.base), (0.75, c.base), (1, c.shade))
    s.poly([(a, y), (a + hip, y - h), (b - hip, y - h), (b, y)], tone)
    courses(s, a, y, b - a, h, c.deep, lean=hip)
    s.line(a + hip, y - h, b - hip, y - h, c.light, 3.4)
    s.line(a, y - 2, a + hip, y - h, c.light, 2, 0.8)
    s.rect(a, y - 3, b - a, 5, c.deep, alpha=0.8)


def gable(
    s: Paper,
    x: float,
    y: float,
    w: float,
    h: float,
    roof: Ramp,
    face: Ramp,
    *,
    over: float = 8,
    thick: float = 9,
) -> None:
    """A gable end: the triangle of the wall under two slabs, the left one lit."""
    c, k = x + w / 2, over * h / (w / 2)
    s.poly([(x, y), (c, y - h), (x + w, y)], face.base)
    s.poly([(c, y - h), (x + w, y), (c + w * 0.16, y)], face.shade, alpha=0.75)
    peak, inside = y - h - thick * 0.2, y - h + thick * 1.5
    s.poly([(x - over, y + k), (c, peak), (c, inside), (x - over + 5, y + k + 5)], roof.base)
    s.poly([(x - over, y + k), (c, peak), (c, y - h + thick * 0.5), (x - over + 2, y + k + 2)], roof.light)
    s.poly([(x + w + over, y + k), (c, peak), (c, inside), (x + w + over - 5, y + k + 5)], roof.shade)


def _round(s: Paper, a: float, b: float, c: Ramp) -> str:
    return s.linear(a, 0, b, 0, (0, c.base), (0.24, c.light), (0.5, c.base), (0.82, c.shade), (1, c.deep))


def cone(
    s: Paper, x: float, y: float, w: float, h: float, c: Ramp, *, over: float = 7, ball: bool = True
) -> None:
    """The pointed roof of a round tower."""
    a, b = x - w / 2 - over, x + w / 2 + over
    top = y - h
    s.path(
        d(
            *("M", a, y),
            *("Q", x - w * 0.12, y - h * 0.45, x, top),
            *("Q", x + w * 0.12, y - h * 0.45, b, y),
            *("Q", x, y + 9, a, y),
            "Z",
        ),
        _round(s, a, b, c),
    )
    n = max(2, int(h / 15))
    for i in range(1, n):
        t = i / n
        half = (b - a) / 2 * (1 - t) * (1 - 0.34 * t)
        s.path(
            d("M", x - half, y - h * t + 1, "Q", x, y - h * t + 7, x + half, y - h * t + 1),
            "",
            c.deep,
            1.6,
            line_alpha=0.5,
        )
    if ball:
        s.circle(x, top, 3.4, GOLD.base)


def spire(s: Paper, x: float, y: float, w: float, h: float, c: Ramp, *, over: float = 5) -> None:
    """A square spire: a lit face, its bright edge and a face in shade."""
    a, b = x - w / 2 - over, x + w / 2 + over
    s.poly([(a, y), (x, y - h), (x + w * 0.1, y)], c.base)
    s.poly([(a, y), (x, y - h), (a + w * 0.22, y)], c.light)
    s.poly([(x + w * 0.1, y), (x, y - h), (b, y)], c.shade)
    for i in range(1, int(h / 15)):
        t = i * 15 / h
        s.line(a + (x - a) * t, y - h * t, b + (x - b) * t, y - h * t, c.deep, 1.4, 0.4)
    s.rect(a, y - 3, b - a, 5, c.deep, alpha=0.75)


def dome(
    s: Paper, x: float, y: float, w: float, h: float, c: Ramp, *, ribs: int = 6, lantern: Ramp | None = None
) -> None:
    """A ribbed dome, with a lantern on it if that has a tone."""
    a, b = x - w / 2, x + w / 2
    s.path(
        d(
            *("M", a, y),
            *("C", a, y - h * 0.75, x - w * 0.3, y - h, x, y - h),
            *("C", x + w * 0.3, y - h, b, y - h * 0.75, b, y),
            "Z",
        ),
        _round(s, a, b, c),
    )
    for i in range(1, ribs):
        foot = a + w * i / ribs
        s.path(
            d("M", foot, y, "C", foot, y - h * 0.7, x + (foot - x) * 0.5, y - h * 0.94, x, y - h),
            "",
            c.deep,
            1.7,
            line_alpha=0.45,
        )
    s.rect(a - 4, y - 4, w + 8, 8, c.shade, r=2)
    s.rect(a - 4, y - 4, w + 8, 3, c.light, alpha=0.8, r=1)
    if lantern:
        q = w * 0.13
        s.rect(x - q / 2, y - h - q * 1.2, q, q * 1.4, lantern.base)
        s.rect(x + q * 0.1, y - h - q * 1.2, q * 0.4, q * 1.4, lantern.shade)
        top = y - h - q * 1.1
        s.path(
            d("M", x - q * 0.8, top, "C", x - q * 0.8, top - q, x + q * 0.8, top - q, x + q * 0.8, top, "Z"),
            c.base,
        )
        s.circle(x, top - q * 0.95, max(2.0, q * 0.28), GOLD.base)


def onion(s: Paper, x: float, y: float, w: float, h: float, c: Ramp) -> None:
    """An onion top."""
    a, b = x - w / 2, x + w / 2
    s.path(
        d("M", a, y, "C", a - w * 0.34, y - h * 0.34, a + w * 0.1, y - h * 0.56, x, y - h)
        + d("C", b - w * 0.1, y - h * 0.56, b + w * 0.34, y - h * 0.34, b, y, "Z"),
        _round(s, a - 6, b + 6, c),
    )
    s.rect(a - 3, y - 3, w + 6, 6, c.deep, r=2)
    s.circle(x, y - h, 3, GOLD.base)


def hipped(s: Paper, x: float, y: float, w: float, h: float, c: Ramp, *, over: float = 16) -> None:
    """A pyramid roof over a square tower about the axis x."""
    a, b = x - w / 2 - over, x + w / 2 + over
    s.poly([(a, y), (x, y - h), (b, y)], c.base)
    s.poly([(x, y - h), (b, y), (x + w * 0.16, y)], c.shade)
    s.poly([(a, y), (x, y - h), (a + w * 0.26, y)], c.light, alpha=0.6)
    for t in (0.2, 0.4, 0.6, 0.8):
        s.line(a + (x - a) * t, y - h * t, b + (x - b) * t, y - h * t, c.deep, 1.7, 0.5)
    s.rect(a - 2, y - 3, b - a + 4, 6, c.deep, r=2)


def chimney(s: Paper, x: float, foot: float, w: float, h: float, c: Ramp) -> None:
    """A chimney from its left edge; draw it before the roof it rises from."""
    s.rect(x, foot - h, w, h, c.base)
    s.rect(x + w * 0.55, foot - h, w * 0.45, h, c.shade)
    s.rect(x - 2, foot - h - 4, w + 4, 6, c.deep)
    s.rect(x - 2, foot - h - 4, w + 4, 2, c.light)
