"""Parts every figure uses: cut sheets that shade themselves, backdrop and arch, cloth, beads, stars, skyline.

Figures are drawn in a box 400 x 440 with 20 around it; the card's window shows x 0..400 from y 0.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from art.make.citadels.signs import CHARGES
from art.make.colour import mix
from art.make.paper import GOLD, LEATHER, Box, Paper, Ramp, outline, ramp
from art.make.svg import Svg, num

VIEW: Box = (-20.0, -20.0, 440.0, 480.0)
FALL = (26.0, 10.0)  # how far the lit part of a sheet lies from its far edge
_PAIR = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


def shifted(data: str, dx: float, dy: float) -> str:
    """Path data of straight and curved lines in absolute points, moved."""
    return _PAIR.sub(lambda m: f"{num(float(m[1]) + dx)} {num(float(m[2]) + dy)}", data)


def span(data: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all points of path data."""
    pairs = [(float(m[1]), float(m[2])) for m in _PAIR.finditer(data)]
    xs, ys = [x for x, _ in pairs], [y for _, y in pairs]
    return min(xs), min(ys), max(xs), max(ys)


def tones(s: Svg, c: Ramp, data: str, fall: tuple[float, float] = FALL) -> None:
    """A silhouette in shade and, moved towards the light, the same in its lit tones."""
    x0, y0, x1, y1 = span(data)
    s.path(data, s.linear(x0, y0, x1, y1, c.shade, (0.5, c.shade), (1, c.deep)))
    lit = s.linear(
        x0,
        y0,
        x1,
        y1,
        mix(c.light, c.base, 0.25),
        (0.34, c.base),
        (0.7, c.base),
        (1, mix(c.base, c.shade, 0.6)),
    )
    s.path(shifted(data, -fall[0], -fall[1]), lit)


@contextmanager
def cut(
    s: Paper,
    c: Ramp,
    data: str,
    fall: tuple[float, float] = FALL,
    *,
    lift: float = 1.0,
    rim: float = 0.55,
    inner: float = 0.35,
    move: str = "",
) -> Iterator[None]:
    """A sheet in the tones of a ramp; what is drawn inside is cut by its silhouette."""
    with s.sheet(lift, rim=rim, inner=inner, cut=True, move=move):
        tones(s, c, data, fall)
        yield


def lay(
    s: Paper,
    c: Ramp,
    data: str,
    fall: tuple[float, float] = FALL,
    *,
    folds: str = "",
    width: float = 3.2,
    lift: float = 1.0,
    rim: float = 0.55,
    inner: float = 0.35,
    move: str = "",
) -> None:
    """A sheet with nothing on it but folds: open lines, parted by ``|``."""
    with cut(s, c, data, fall, lift=lift, rim=rim, inner=inner, move=move):
        crease(s, c, folds, width)


def crease(s: Paper, c: Ramp, folds: str, width: float = 3.2) -> None:
    """Folds of cloth: each a dark line with a lit one at its near side."""
    for line in filter(None, folds.split("|")):
        s.stroke(line, c.deep, width, 0.6)
        s.path(shifted(outline(line, False), -width * 0.8, -0.6), "", c.light, width * 0.5, line_alpha=0.35)


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Path data of an ellipse in absolute points."""
    ry = rx if ry is None else ry
    h, v = rx * 0.5523, ry * 0.5523
    points = (
        (x - h, y - ry),
        (x - rx, y - v),
        (x - rx, y),
        (x - rx, y + v),
        (x - h, y + ry),
        (x, y + ry),
        (x + h, y + ry),
        (x + rx, y + v),
        (x + rx, y),
        (x + rx, y - v),
        (x + h, y - ry),
        (x, y - ry),
    )
    pair = [f"{num(a)} {num(b)}" for a, b in points]
    return f"M{pair[-1]}" + "".join("C" + " ".join(pair[i : i + 3]) for i in (0, 3, 6, 9)) + "Z"


# ------------------------------------------------------------------ ground


def backdrop(
    s: Paper,
    top: str,
    low: str,
    foot: str,
    light: str,
    motif: Callable[[Paper], None] | None = None,
    at: tuple[float, float, float] = (180.0, 140.0, 235.0),
) -> None:
    """The wall behind a figure: three tones downwards, a round light, something faint."""
    x, y, w, h = VIEW
    with s.sheet(0, rim=0, inner=0):
        s.rect(x, y, w, h, s.linear(0, -10, 0, 440, top, (0.5, low), (1, foot)))
        gx, gy, gr = at
        s.rect(x, y, w, h, s.radial(gx, gy, gr, (0, light, 0.95), (0.45, light, 0.45), (1, light, 0)))
        if motif:
            motif(s)


OPENING = (
    "378 470L378 196C378 168 366 150 352 140C352 96 318 62 274 56C252 34 226 22 200 -6"
    "C174 22 148 34 126 56C82 62 48 96 48 140C34 150 22 168 22 196L22 470"
)
SPRIG = "0,0! 16,-16 40,-22 62,-12 70,8 58,24 42,20 40,6 52,4"


def arch(s: Paper, c: Ramp, kind: str = "", gold: Ramp = GOLD) -> None:
    """A lobed niche of painted wood, golden moulding, leaves in its corners; `kind` adds its charge."""
    with s.sheet(1.6, rim=0.35, inner=0.2, cut=True):
        s.path(f"M-30 -30L430 -30L430 470L{OPENING}L-30 470Z", s.linear(0, 0, 400, 160, c.base, c.shade))
        for flip in (False, True):
            with s.at(382 if flip else 18, 24, 0.92, flip=flip):
                _leaves(s, gold)
        s.path(f"M{OPENING}", "", c.deep, 13)
        s.path(f"M{OPENING}", "", gold.shade, 7)
        s.path(f"M{OPENING}", "", gold.base, 4)
        s.path(f"M{OPENING}", "", gold.light, 1.2, line_alpha=0.8)
        if kind:
            for x in (40, 360):
                s.circle(x, 40, 25, c.deep)
                s.circle(x, 40, 23, "", gold.base, 2.4)
                with s.at(x, 40, 0.8):
                    CHARGES[kind](s, ramp(f"{gold.light} {gold.base} {gold.shade} {gold.deep}"))


def _leaves(s: Paper, gold: Ramp) -> None:
    """A curling sprig of gold leaf in a corner."""
    for turn, size in ((44, 0.92), (8, 0.66), (82, 0.66)):
        with s.at(0, 0, size, turn):
            s.stroke(SPRIG, gold.shade, 4.4, 0.8)
            s.stroke(SPRIG, gold.base, 2.4, 0.9)
            for x, y, r in ((30, -22, -60), (56, -16, -20), (66, 14, 60)):
                with s.at(x, y, 1, r):
                    s.shape("0,0! 8,-7 18,0! 8,6", gold.base, 0.85)
    s.circle(8, 8, 7, gold.base)
    s.circle(6.6, 6.4, 3, gold.light)


def skyline(
    s: Paper, foot: float, tone: str, seed: int, low: int = 30, high: int = 110, alpha: float = 1
) -> None:
    """Roofs of a town as one dark shape."""
    rng, x, data = Random(seed), -30.0, ""
    while x < 430:
        w, top, form = rng.randint(26, 52), foot - rng.randint(low, high), rng.randint(0, 3)
        crown = (
            f"L{x + w / 2:g} {top - w * 0.9:g}L{x + w:g} {top:g}",
            f"L{x + w / 2:g} {top - w * 0.34:g}L{x + w:g} {top:g}",
            "".join(
                f"L{x + w * t:g} {top - u:g}"
                for t, u in (
                    (0, 9),
                    (0.2, 9),
                    (0.2, 0),
                    (0.4, 0),
                    (0.4, 9),
                    (0.6, 9),
                    (0.6, 0),
                    (0.8, 0),
                    (0.8, 9),
                    (1, 9),
                )
            ),
            f"C{x:g} {top - w * 0.7:g} {x + w:g} {top - w * 0.7:g} {x + w:g} {top:g}",
        )[form]
        data += f"M{x:g} 470L{x:g} {top:g}{crown}L{x + w:g} 470Z"
        x += w - rng.randint(0, 8)
    s.path(data, tone, alpha=alpha)


def stars(s: Svg, places: str, tone: str, alpha: float = 0.9, points: int = 4, waist: float = 0.28) -> None:
    """Small stars at ``x,y,radius`` words."""
    for word in places.split():
        x, y, r = (float(v) for v in word.split(","))
        s.poly(
            [
                (x + q * math.sin(i * math.pi / points), y - q * math.cos(i * math.pi / points))
                for i in range(2 * points)
                for q in (r if i % 2 == 0 else r * waist,)
            ],
            tone,
            alpha=alpha,
        )


def rays(s: Svg, x: float, y: float, n: int, tone: str, alpha: float, reach: float = 460) -> None:
    """Narrow beams round a point."""
    for i in range(n):
        a = math.tau * i / n
        s.poly(
            [(x, y)] + [(x + reach * math.cos(a + o), y + reach * math.sin(a + o)) for o in (-0.06, 0.06)],
            tone,
            alpha=alpha,
        )


# ------------------------------------------------------------------ small things


def bead(s: Svg, x: float, y: float, r: float, c: Ramp = GOLD) -> None:
    """A round stud with a glint."""
    s.circle(x + r * 0.1, y + r * 0.14, r * 1.1, c.deep)
    s.circle(x, y, r, c.base)
    s.circle(x - r * 0.26, y - r * 0.3, r * 0.42, c.light)


def beads(s: Svg, places: str, r: float, c: Ramp = GOLD) -> None:
    """Studs at ``x,y`` words."""
    for word in places.split():
        x, y = word.split(",")
        bead(s, float(x), float(y), r, c)


def jewel(s: Svg, x: float, y: float, r: float, stone: Ramp, gold: Ramp = GOLD) -> None:
    """A cut stone in a golden setting."""
    s.circle(x, y + r * 0.08, r * 1.06, gold.deep)
    s.circle(x, y, r, gold.base)
    s.path(
        f"M{x - r * 0.9:g} {y + r * 0.1:g}A{r * 0.9:g} {r * 0.9:g} 0 0 1 {x + r * 0.2:g} {y - r * 0.9:g}",
        "",
        gold.light,
        r * 0.16,
    )
    s.circle(x, y, r * 0.66, stone.deep)
    s.circle(x - r * 0.04, y - r * 0.04, r * 0.58, stone.base)
    s.circle(x - r * 0.12, y + r * 0.1, r * 0.3, stone.light, alpha=0.5)
    s.circle(x - r * 0.22, y - r * 0.24, r * 0.17, "#ffffff")


def lozenges(s: Svg, places: str, w: float, h: float, tone: str, alpha: float = 1.0) -> None:
    """Upright diamonds at ``x,y`` words."""
    for word in places.split():
        x, y = (float(v) for v in word.split(","))
        s.poly([(x, y - h), (x + w, y), (x, y + h), (x - w, y)], tone, alpha=alpha)


def strap(s: Paper, x0: float, y0: float, x1: float, y1: float) -> None:
    """A leather strap from an apron's corner to the shoulder."""
    with s.sheet(0.5, rim=0.4, inner=0.2):
        s.line(x0, y0, x1, y1, LEATHER.deep, 12)
        s.line(x0 - 1, y0, x1 - 1, y1, LEATHER.base, 8)


def rod(s: Paper, x0: float, y0: float, x1: float, y1: float, w: float, c: Ramp) -> None:
    """A round staff as a line with its lit side; drawn inside a sheet."""
    length = math.hypot(x1 - x0, y1 - y0) or 1
    nx, ny = (y1 - y0) / length, -(x1 - x0) / length
    if nx > 0 or (nx == 0 and ny > 0):
        nx, ny = -nx, -ny
    s.line(x0, y0, x1, y1, c.deep, w)
    s.line(x0 + nx * w * 0.06, y0 + ny * w * 0.06, x1 + nx * w * 0.06, y1 + ny * w * 0.06, c.base, w * 0.78)
    s.line(x0 + nx * w * 0.22, y0 + ny * w * 0.22, x1 + nx * w * 0.22, y1 + ny * w * 0.22, c.light, w * 0.22)
