"""Windows and doors. x is the axis, `sill` or `foot` the lower edge."""

from __future__ import annotations

from math import cos, pi, sin

from art.make.citadels.districts.masonry import arch_path
from art.make.citadels.districts.tones import LAMP, SLIT, STONE, UNLIT
from art.make.paper import GOLD, IRON, WOOD, Paper, Ramp
from art.make.svg import d

BAR = "#3a2a2c"


def _shade(lit: bool) -> tuple[str, float]:
    """The dark under the head of a window."""
    return ("#7a3e22", 0.35) if lit else ("#141226", 0.6)


def _right_half(x: float, foot: float, top: float, half: float) -> str:
    """Path data of the far half of a round arch, `half` wide."""
    curve = ("A", half, half, 0, 0, 1, x + half, top + half)
    return d("M", x, top, *curve, "L", x + half, foot, "L", x, foot, "Z")


def arched(
    s: Paper,
    x: float,
    sill: float,
    w: float,
    h: float,
    *,
    lit: bool = True,
    frame: Ramp = STONE,
    glass: str = "",
    bars: bool = True,
) -> None:
    """A round-headed window."""
    s.path(arch_path(x, sill + 3, w + 6, h + 6), frame.light)
    s.path(_right_half(x, sill + 3, sill - h - 3, (w + 6) / 2), frame.shade)
    s.path(arch_path(x, sill, w, h), glass or (LAMP if lit else UNLIT))
    tone, alpha = _shade(lit)
    s.path(arch_path(x, sill - h + w / 2 + h * 0.14, w, w / 2 + h * 0.14), tone, alpha=alpha)
    if bars:
        s.line(x, sill, x, sill - h, BAR, 1.6)
        if h > 16:
            s.line(x - w / 2, sill - h * 0.45, x + w / 2, sill - h * 0.45, BAR, 1.4)
    s.rect(x - w / 2 - 4, sill, w + 8, 3.6, frame.light)


def _pointed(x: float, sill: float, w: float, h: float) -> str:
    a = w / 2
    return d("M", x - a, sill, "L", x - a, sill - h * 0.55, "Q", x - a, sill - h * 0.85, x, sill - h) + d(
        "Q", x + a, sill - h * 0.85, x + a, sill - h * 0.55, "L", x + a, sill, "Z"
    )


def lancet(
    s: Paper,
    x: float,
    sill: float,
    w: float,
    h: float,
    *,
    lit: bool = True,
    frame: Ramp = STONE,
    glass: str = "",
) -> None:
    """A pointed window."""
    b, top = w / 2 + 3, sill - h - 4
    s.path(_pointed(x, sill + 3, w + 6, h + 7), frame.light)
    s.path(
        d(
            *("M", x, top),
            *("Q", x + b, top + (h + 7) * 0.15, x + b, sill - h * 0.55),
            *("L", x + b, sill + 3),
            *("L", x, sill + 3),
            "Z",
        ),
        frame.shade,
    )
    s.path(_pointed(x, sill, w, h), glass or (LAMP if lit else UNLIT))
    tone, alpha = _shade(lit)
    s.path(_pointed(x, sill - h * 0.5, w, h * 0.5), tone, alpha=alpha)
    s.line(x, sill, x, sill - h, BAR, 1.5)


def rose(
    s: Paper,
    x: float,
    y: float,
    r: float,
    frame: Ramp = STONE,
    petals: tuple[str, str] = ("#ffd87a", "#e0603a"),
    heart: str = "#3a8ac0",
) -> None:
    """A round window of eight petals."""
    s.circle(x, y, r + 5, frame.shade)
    s.circle(x - 0.8, y - 0.8, r + 3.6, frame.light)
    s.circle(x, y, r, "#3a2a3c")
    for i in range(8):
        a = pi * (i / 4 + 0.125)
        s.circle(x + r * 0.66 * cos(a), y + r * 0.66 * sin(a), r * 0.24, petals[i % 2])
    s.circle(x, y, r * 0.32, heart)
    s.circle(x, y, r * 0.16, petals[0])


def square(
    s: Paper,
    x: float,
    sill: float,
    w: float,
    h: float,
    *,
    lit: bool = True,
    frame: Ramp = WOOD,
    shutters: Ramp | None = None,
    glass: str = "",
) -> None:
    """A window in a wooden frame, with shutters if they have a tone."""
    left, top = x - w / 2, sill - h
    s.rect(left - 3, top - 3, w + 6, h + 6, frame.deep)
    s.rect(left, top, w, h, glass or (LAMP if lit else UNLIT))
    tone, alpha = _shade(lit)
    s.rect(left, top, w, h * 0.3, tone, alpha=alpha)
    s.line(x, sill, x, top, frame.deep, 1.8)
    s.line(left, sill - h * 0.5, left + w, sill - h * 0.5, frame.deep, 1.8)
    s.rect(left - 5, sill + 1, w + 10, 4, frame.base)
    if shutters:
        for sx, c in ((left - 3 - w * 0.46, shutters.base), (left + w + 3, shutters.shade)):
            s.rect(sx, top - 2, w * 0.44, h + 4, c, r=1)
            for t in (0.25, 0.5, 0.75):
                s.line(sx + 2, top + h * t, sx + w * 0.44 - 2, top + h * t, shutters.deep, 1.2, 0.6)


def slit(s: Paper, x: float, sill: float, h: float = 18, w: float = 4) -> None:
    """An arrow slit."""
    s.rect(x - w / 2 - 1.5, sill - h - 1.5, w + 3, h + 3, "#5a5464", r=2, alpha=0.6)
    s.rect(x - w / 2, sill - h, w, h, SLIT, r=2)


def door(
    s: Paper,
    x: float,
    foot: float,
    w: float,
    h: float,
    *,
    wood: Ramp = WOOD,
    frame: Ramp = STONE,
    lit: bool = False,
) -> None:
    """A round-headed door of planks; `lit` stands open and shows light."""
    a = w / 2
    s.path(arch_path(x, foot, w + 10, h + 5), frame.light)
    s.path(_right_half(x, foot, foot - h - 5, a + 5), frame.shade)
    s.path(arch_path(x, foot, w, h), LAMP if lit else wood.shade)
    if lit:
        s.path(arch_path(x, foot - h + a + h * 0.1, w, a + h * 0.1), "#7a3e22", alpha=0.35)
        return
    _planks(s, x, foot, w, h, wood)
    for t in (0.28, 0.64):
        s.line(x - a + 1, foot - h * t, x + a - 1, foot - h * t, IRON.deep, 2.4)
    s.circle(x + a * 0.5, foot - h * 0.45, 2.2, GOLD.light)


def _planks(s: Paper, x: float, foot: float, w: float, h: float, wood: Ramp) -> None:
    """The four planks of a round-headed door, the first in the light."""
    a, first = w / 2, x - w / 2 + w * 0.25
    top = ("L", x - a, foot - h + a, "L", first, foot - h + a * 0.3)
    s.path(d("M", x - a, foot, *top, "L", first, foot, "Z"), wood.base)
    for i in (1, 2, 3):
        s.line(
            x - a + w * i / 4,
            foot,
            x - a + w * i / 4,
            foot - h + (2 if i == 2 else a * 0.35),
            wood.deep,
            1.6,
            0.8,
        )


def gate(
    s: Paper, x: float, foot: float, w: float, h: float, *, frame: Ramp = STONE, dark: str = "#160e18"
) -> None:
    """A gateway with its portcullis half down."""
    a = w / 2
    s.path(arch_path(x, foot, w + 12, h + 6), frame.light)
    s.path(arch_path(x + 3, foot, w + 6, h + 3), frame.shade)
    s.path(arch_path(x, foot, w, h), dark)
    n = max(3, round(w / 11))
    low = foot - h * 0.4
    for i in range(n):
        px = x - a + w * (i + 0.5) / n
        s.line(px, low + 5, px, foot - h + a * 0.5, IRON.base, 3)
        s.poly([(px - 3, low), (px + 3, low), (px, low + 9)], IRON.base)
    for t in (0.48, 0.64):
        s.line(x - a + 2, foot - h * t, x + a - 2, foot - h * t, IRON.shade, 3)


def barred(s: Paper, x: float, sill: float, w: float, h: float, frame: Ramp) -> None:
    """A dark window behind four bars."""
    s.rect(x - w / 2 - 5, sill - h - 5, w + 10, h + 10, frame.light, r=3)
    s.rect(x - w / 2, sill - h, w, h, "#15101c", r=2)
    for i in range(4):
        s.rect(x - w / 2 + (i + 0.5) * w / 4 - 1.9, sill - h, 3.8, h, IRON.base)
    s.rect(x - w / 2, sill - h * 0.55, w, 3.4, IRON.shade)
