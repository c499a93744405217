"""Trees, garden plots and water."""
from __future__ import annotations

import math

from art.make.colour import GOLD, MARBLE, OUTLINE, light, mix
from art.make.shapes import leaf
from art.make.svg import Svg, d

LEAF_EDGE = "#1d2b14"


def cypress(s: Svg, x: float, y: float, h: float, colour: str = "#37512c") -> None:
    """A flame of dark green, foot at x, y."""
    w = h * .17
    s.path(d("M", x, y - h, "C", x + w * 1.5, y - h * .6, x + w * 1.3, y - h * .1, x, y,
             "C", x - w * 1.3, y - h * .1, x - w * 1.5, y - h * .6, x, y - h, "Z"),
           s.linear(x - w, y - h, x + w, y, light(colour, .35), (.45, colour),
                    (1, mix(colour, "#0b1408", .5))),
           LEAF_EDGE, .9)
    s.path(d("M", x - w * .3, y - h * .75, "q", -w * .5, h * .3, -w * .2, h * .55), "", light(colour, .5),
           w * .18, line_alpha=.6)


def bush(s: Svg, x: float, y: float, r: float, colour: str = "#6f8a3c") -> None:
    """A low round shrub, centre at x, y."""
    paint = s.radial(x - r * .3, y - r * .3, r * 1.5, light(colour, .3), (.5, colour),
                     (1, mix(colour, "#10180a", .45)))
    puffs = ((-.55, .12, .45), (.55, .14, .44), (-.28, -.24, .42), (.3, -.22, .42), (0, .16, .54))
    for edge in (min(1.4, r * .16), 0.0):         # all outlines first, so that only the silhouette keeps one
        for dx, dy, q in puffs:
            s.ellipse(x + dx * r, y + dy * r, q * r, q * r * .9, paint, "#2d3b1c" if edge else "", edge)
    for dx, dy in ((-.5, -.2), (-.1, -.4), (.3, -.15), (-.3, .12), (.1, .1)):
        leaf(s, x + dx * r, y + dy * r, -.7, r * .26, r * .08, light(colour, .42))


def _crown(s: Svg, x: float, y: float, r: float, colour: str,
           puffs: tuple[tuple[float, float, float], ...]) -> None:
    for dx, dy, q in puffs:
        cx, cy = x + dx * r, y + dy * r
        s.ellipse(cx, cy, r * q, r * q * .82, s.radial(cx - r * .3, cy - r * .3, r * q * 1.6,
                                                       light(colour, .35),
                  (.5, colour), (1, mix(colour, "#10180a", .5))), "#26331a", .8, line_alpha=.6)
        for du, dv in ((-.45, -.2), (-.1, -.5), (.05, -.1)):
            leaf(s, cx + du * r * q, cy + dv * r * q, -.6, r * q * .3, r * q * .09, light(colour, .4))


def tree(s: Svg, x: float, y: float, r: float, colour: str = "#5d7434") -> None:
    """A broad leaf tree, foot at x, y, crown about 2r high."""
    s.line(x, y, x, y - r, "#4c321d", r * .28)
    _crown(s, x, y, r, colour, ((-.45, -1.1, .62), (.5, -1.15, .6), (0, -1.6, .72), (.1, -.95, .6)))


def olive(s: Svg, x: float, y: float, r: float) -> None:
    """An old olive: forked trunk, silver leaves, dark fruit."""
    s.path(d("M", x - r * .1, y, "q", -r * .1, -r * .6, -r * .5, -r), "", "#5b4028", r * .26)
    s.path(d("M", x + r * .05, y, "q", r * .1, -r * .5, r * .5, -r * .95), "", "#5b4028", r * .24)
    _crown(s, x, y, r, "#8c9a68", ((-.6, -1.25, .56), (.6, -1.2, .54), (0, -1.6, .62)))
    for dx, dy in ((-.7, -1.1), (-.2, -1.55), (.45, -1.3), (.75, -1.0), (.05, -1.15)):
        s.circle(x + dx * r, y + dy * r, r * .11, "#3a2b3c")


def pine(s: Svg, x: float, y: float, h: float) -> None:
    """An umbrella pine, foot at x, y."""
    s.line(x, y, x + h * .03, y - h * .75, OUTLINE, h * .1)
    s.line(x, y, x + h * .03, y - h * .75, "#7a5232", h * .06)
    _crown(s, x + h * .03, y - h * .2, h * .3, "#4f6d33", ((-.55, -1.85, .58), (.6, -1.8, .56), (0, -2.1,
                                                                      .72)))


def pool(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """A basin with a marble rim seen from above, centre x, y."""
    s.rect(x - w / 2, y - h / 2 + 1, w, h, "#8d7048", OUTLINE, .8, r=h * .3)
    s.rect(x - w / 2, y - h / 2, w, h, MARBLE, OUTLINE, .8, r=h * .3)
    water = s.linear(x - w / 2, y, x + w / 2, y, "#1c6a9a", "#7cc4e0")
    s.rect(x - w / 2 + 1.4, y - h / 2 + 1.2, w - 2.8, h - 2.4, water, "#2a5a7a", .6, r=h * .22)
    s.path(d("M", x - w * .28, y, "q", w * .1, -h * .18, w * .2, 0, "t", w * .2, 0), "", "#eaf8fb", .8)


def vine(s: Svg, x: float, y: float, h: float) -> None:
    """A trellis with leaves and two bunches of grapes, foot centre x, y."""
    w = h * .8
    for dx in (-w / 2, w / 2):
        s.line(x + dx, y, x + dx, y - h, "#6b4526", h * .09)
    s.line(x - w * .62, y - h, x + w * .62, y - h, "#6b4526", h * .1)
    for i in range(5):
        bush(s, x - w * .55 + w * .28 * i, y - h - (i % 2) * h * .09, h * .17, "#5f7d36")
    for dx in (-w * .22, w * .24):
        for j, n in enumerate((3, 2, 1)):
            for i in range(n):
                gx, gy = x + dx + (i - (n - 1) / 2) * h * .15, y - h * .76 + j * h * .14
                s.circle(gx, gy, h * .09, "#7c3aa0", "#2f0f42", h * .025)
                s.circle(gx - h * .025, gy - h * .03, h * .025, "#e2c2f0")


def wheat(s: Svg, x: float, y: float, h: float) -> None:
    """A bound sheaf of ripe wheat, foot at x, y."""
    for i in range(7):
        t = (i - 3) / 3
        top_x, top_y = x + t * h * .42, y - h * (.98 - abs(t) * .12)
        s.path(d("M", x + t * h * .2, y, "Q", x + t * h * .02, y - h * .4, top_x, top_y), "", GOLD.shade,
               h * .06)
        for j in range(4):
            q = j * h * .09
            leaf(s, top_x - t * q * .3, top_y + q, -math.pi / 2 - .5, h * .17, h * .05, GOLD.light)
            leaf(s, top_x - t * q * .3, top_y + q, -math.pi / 2 + .5, h * .17, h * .05, GOLD.face)
    s.rect(x - h * .13, y - h * .42, h * .26, h * .1, "#b5532e", OUTLINE, h * .03, r=h * .03)


def fountain(s: Svg, x: float, y: float, r: float) -> None:
    """A round basin with a bowl and falling water."""
    s.ellipse(x, y + r * .1, r, r * .58, "#8d7048", OUTLINE, 1.2)
    s.ellipse(x, y, r, r * .58, "#f2e4c4", OUTLINE, 1.2)
    s.ellipse(x, y, r * .8, r * .44, s.linear(x - r, y, x + r, y, "#1c6a74", "#57b0ad"), "#7d6340", .8)
    s.rect(x - r * .09, y - r * .8, r * .18, r * .8, MARBLE, OUTLINE, .7)
    s.ellipse(x, y - r * .8, r * .34, r * .18, "#f7ecd2", OUTLINE, .8)
    s.path(d("M", x, y - r * .85, "q", -r * .26, r * .05, -r * .32, r * .42, "M", x, y - r * .85,
             "q", r * .26, r * .05, r * .32, r * .42), "", "#d7f0ea", 1.3, line_alpha=.9)
