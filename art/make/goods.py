"""Things that stand about: jars, crates, coins, tools of the crafts."""
from __future__ import annotations

from art.make.colour import MARBLE, METALS, OUTLINE, TERRACOTTA, WOOD, dark, light
from art.make.svg import Svg, d


def amphora(s: Svg, x: float, y: float, h: float, colour: str = "#c07a48", band: str = "") -> None:
    """A two-handled jar, foot at x, y."""
    w = h * .3
    belly = d("M", x - w * .35, y - h * .82, "C", x - w * 1.3, y - h * .65, x - w * 1.1, y - h * .25,
              x - w * .25, y,
              "L", x + w * .25, y, "C", x + w * 1.1, y - h * .25, x + w * 1.3, y - h * .65, x + w * .35,
              y - h * .82,
              "Z")
    for q in (-1, 1):
        s.path(d("M", x + q * w * .4, y - h * .92, "q", q * w, 0, q * w * .62, h * .34), "",
               dark(colour, .45),
               h * .085)
    s.path(belly, s.linear(x - w, 0, x + w, 0, light(colour, .4), (.45, colour), (1, dark(colour, .5))),
           OUTLINE,
           h * .055)
    if band:
        s.path(d("M", x - w * .93, y - h * .52, "q", w * .93, h * .1, w * 1.86, 0), "", band, h * .1)
    s.rect(x - w * .5, y - h, w, h * .2, light(colour, .15), OUTLINE, h * .05, r=h * .03)


def crate(s: Svg, x: float, y: float, w: float, colour: str = "#b98550") -> None:
    """A wooden box, front bottom left at x, y."""
    s.poly([(x, y), (x, y - w * .8), (x + w, y - w * .8), (x + w, y)],
           s.linear(x, y - w, x + w, y, light(colour, .3), colour), OUTLINE, 1)
    s.poly([(x, y - w * .8), (x + w * .3, y - w * 1.1), (x + w * 1.3, y - w * 1.1), (x + w, y - w * .8)],
           light(colour, .5), OUTLINE, 1)
    s.poly([(x + w, y), (x + w, y - w * .8), (x + w * 1.3, y - w * 1.1), (x + w * 1.3, y - w * .3)],
           dark(colour, .35), OUTLINE, 1)
    s.line(x + w * .06, y - w * .4, x + w * .94, y - w * .4, dark(colour, .4), w * .07)
    s.line(x + w * .1, y - w * .06, x + w * .9, y - w * .74, dark(colour, .25), w * .07)


def barrel(s: Svg, x: float, y: float, h: float, colour: str = "#9c6638") -> None:
    """A standing cask, foot centre at x, y."""
    w = h * .38
    s.path(d("M", x - w * .8, y - h, "C", x - w * 1.2, y - h * .7, x - w * 1.2, y - h * .3, x - w * .8, y,
             "A", w * .8, w * .25, 0, 0, 0, x + w * .8, y, "C", x + w * 1.2, y - h * .3, x + w * 1.2,
             y - h * .7,
             x + w * .8, y - h, "Z"),
           s.linear(x - w, 0, x + w, 0, light(colour, .4), (.4, colour), (1, dark(colour, .5))), OUTLINE, 1)
    for t in (.25, .72):
        s.path(d("M", x - w * 1.06, y - h * t, "q", w * 1.06, w * .3, w * 2.12, 0), "", "#4c4a46", h * .07)
    s.ellipse(x, y - h, w * .8, w * .25, light(colour, .3), OUTLINE, .9)


def sack(s: Svg, x: float, y: float, h: float, colour: str = "#d8c49a") -> None:
    """A tied sack of grain, foot centre at x, y."""
    w = h * .42
    s.path(d("M", x - w * .3, y - h * .78, "C", x - w * 1.3, y - h * .5, x - w * 1.2, y, x - w * .7, y,
             "L", x + w * .7, y, "C", x + w * 1.2, y, x + w * 1.3, y - h * .5, x + w * .3, y - h * .78, "Z"),
           s.linear(x - w, y - h, x + w, y, light(colour, .5), (.5, colour), (1, dark(colour, .4))), OUTLINE,
           1)
    s.path(d("M", x - w * .3, y - h * .78, "L", x - w * .5, y - h, "L", x + w * .5, y - h, "L", x + w * .3,
             y - h * .78,
             "Z"), light(colour, .3), OUTLINE, .9)
    s.line(x - w * .32, y - h * .78, x + w * .32, y - h * .78, TERRACOTTA, h * .08)


def coin_pile(s: Svg, x: float, y: float, r: float, metal: str, count: int) -> None:
    """A stack of coins seen from above, foot centre at x, y."""
    m = METALS[metal]
    for j in range(count):
        yy = y - j * r * .46
        s.path(d("M", x - r, yy - r * .4, "v", r * .4, "A", r, r * .42, 0, 0, 0, x + r, yy, "v", -r * .4,
                 "Z"),
               s.linear(x - r, 0, x + r, 0, m.light, (.4, m.face), (1, m.deep)), OUTLINE, .7)
        s.ellipse(x, yy - r * .4, r, r * .42, m.face, m.deep, .6)
    top = y - (count - 1) * r * .46 - r * .4
    s.ellipse(x, top, r, r * .42, s.linear(x - r, top, x + r, top, m.spark, (.5, m.light), (1, m.face)),
              OUTLINE, .7)
    s.ellipse(x, top, r * .6, r * .24, "", m.shade, r * .12)


def chest(s: Svg, x: float, y: float, w: float) -> None:
    """An iron-bound money chest, front bottom left at x, y."""
    h = w * .62
    s.rect(x, y - h, w, h, s.linear(x, y - h, x + w, y, light(WOOD, .3), (.5, WOOD), (1, dark(WOOD, .5))),
           OUTLINE, 1,
           r=w * .05)
    s.path(d("M", x, y - h * .66, "V", y - h, "q", w * .5, -h * .42, w, 0, "v", h * .34, "Z"),
           s.linear(x, y - h * 1.2, x, y - h * .6, light(WOOD, .45), WOOD), OUTLINE, 1)
    for t in (.16, .76):
        s.rect(x + w * t, y - h * 1.12, w * .08, h * 1.12, "#4c4a46", alpha=.85)
    s.rect(x + w * .42, y - h * .76, w * .16, h * .26, METALS["gold"].light, OUTLINE, .7, r=w * .03)


def flask(s: Svg, x: float, y: float, h: float, colour: str) -> None:
    """A glass bottle with a shine, foot centre at x, y."""
    w = h * .36
    s.path(d("M", x - w * .3, y - h, "h", w * .6, "v", h * .38, "C", x + w * 1.2, y - h * .45, x + w * 1.1, y,
             x + w * .7, y, "H", x - w * .7, "C", x - w * 1.1, y, x - w * 1.2, y - h * .45, x - w * .3,
             y - h * .62,
             "Z"), s.linear(x - w, y, x + w, y, light(colour, .65), (.5, colour), (1, dark(colour, .35))),
             OUTLINE, .9)
    s.rect(x - w * .45, y - h, w * .9, h * .1, light(colour, .4), OUTLINE, .6)
    s.path(d("M", x - w * .5, y - h * .42, "q", -w * .16, h * .16, 0, h * .3), "", "#ffffff", h * .07,
           line_alpha=.85)


def anvil(s: Svg, x: float, y: float, w: float, colour: str = "#4a5056") -> None:
    """A smith's anvil on a block, foot centre at x, y."""
    h = w * .42
    s.rect(x - w * .24, y - w * .3, w * .48, w * .3, s.linear(x - w * .2, 0, x + w * .2, 0, "#a97c4c", WOOD),
           OUTLINE, .9)
    s.path(d("M", x - w * .62, y - w * .3 - h * .78, "H", x + w * .5, "v", h * .3, "l", -w * .2, h * .12, "v",
             h * .22,
             "l", w * .1, h * .2, "H", x - w * .3, "l", w * .08, -h * .2, "v", -h * .16,
             "C", x - w * .42, y - w * .3 - h * .4, x - w * .56, y - w * .3 - h * .5, x - w * .62,
             y - w * .3 - h * .78,
             "Z"), s.linear(x, y - w * .3 - h, x, y - w * .3, light(colour, .55), (.4, colour),
                            (1, dark(colour, .6))),
           OUTLINE, 1)


def gem(s: Svg, x: float, y: float, r: float, colour: str) -> None:
    """A cut stone standing on its point, centre x, y."""
    top = [(x - r, y - r * .35), (x - r * .55, y - r), (x + r * .55, y - r), (x + r, y - r * .35)]
    s.poly([*top, (x, y + r)], colour, OUTLINE, r * .2)
    s.poly([top[0], top[1], (x - r * .3, y - r * .35)], light(colour, .75))
    s.poly([top[1], top[2], (x + r * .3, y - r * .35), (x - r * .3, y - r * .35)], light(colour, .5))
    s.poly([(x - r, y - r * .35), (x - r * .3, y - r * .35), (x, y + r)], light(colour, .28))
    s.poly([(x + r, y - r * .35), (x + r * .3, y - r * .35), (x, y + r)], dark(colour, .38))


def loom(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """An upright loom with striped cloth, bottom left at x, y."""
    s.rect(x + w * .08, y - h * .94, w * .84, h * .7, "#f4ead2", OUTLINE, .6)
    for i, c in enumerate(("#b3262e", "#e2b53c", "#2c66ad", "#b3262e", "#2f8d92")):
        s.rect(x + w * .08, y - h * (.94 - .14 * i), w * .84, h * .09, c)
    for i in range(7):
        s.line(x + w * (.14 + .12 * i), y - h * .24, x + w * (.14 + .12 * i), y - h * .08, "#fff6e0", w * .03)
        s.circle(x + w * (.14 + .12 * i), y - h * .06, w * .045, "#a9784c", OUTLINE, .4)
    for px in (x, x + w):
        s.line(px, y, px, y - h, OUTLINE, w * .13)
        s.line(px, y, px, y - h, "#8a5a30", w * .08)
    s.line(x - w * .08, y - h, x + w * 1.08, y - h, OUTLINE, w * .14)
    s.line(x - w * .08, y - h, x + w * 1.08, y - h, "#a9784c", w * .09)


def vat(s: Svg, x: float, y: float, r: float, dye: str) -> None:
    """An open tub of dye, foot centre at x, y."""
    s.path(d("M", x - r, y - r * 1.1, "L", x - r * .85, y - r * .1, "A", r * .85, r * .34, 0, 0, 0,
             x + r * .85,
             y - r * .1, "L", x + r, y - r * 1.1, "Z"),
           s.linear(x - r, 0, x + r, 0, "#d7a56a", (.4, "#9c6a3c"), (1, "#4e2f18")), OUTLINE, .9)
    s.ellipse(x, y - r * 1.1, r, r * .42, "#c99a62", OUTLINE, .9)
    s.ellipse(x, y - r * 1.06, r * .82, r * .3, s.linear(x - r, 0, x + r, 0, light(dye, .4), dye))


def ring(s: Svg, x: float, y: float, r: float, stone: str = "#c23b5a") -> None:
    """A golden ring with a stone on top, centre x, y."""
    m = METALS["gold"]
    s.circle(x, y, r, "", OUTLINE, r * .52)
    s.circle(x, y, r, "", s.linear(x - r, y - r, x + r, y + r, m.spark, (.45, m.face), (1, m.shade)), r * .32)
    gem(s, x, y - r * 1.25, r * .55, stone)


def block_of_marble(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """A dressed stone, front bottom left at x, y."""
    k = w * .3
    s.rect(x, y - h, w, h, s.linear(x, y - h, x + w, y, light(MARBLE, .6), (1, dark(MARBLE, .22))), OUTLINE,
           .9)
    s.poly([(x, y - h), (x + k, y - h - k * .7), (x + w + k, y - h - k * .7), (x + w, y - h)],
           light(MARBLE, .8),
           OUTLINE, .9)
    s.poly([(x + w, y), (x + w, y - h), (x + w + k, y - h - k * .7), (x + w + k, y - k * .7)],
           dark(MARBLE, .42),
           OUTLINE, .9)
