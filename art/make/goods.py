"""Things that stand about: jars, crates, coins, tools of the crafts."""

from __future__ import annotations

from art.make.colour import MARBLE, METALS, OUTLINE, TERRACOTTA, WOOD, dark, light
from art.make.svg import Svg, d


def amphora(s: Svg, x: float, y: float, h: float, colour: str = "#c07a48", band: str = "") -> None:
    """A two-handled jar, foot at x, y."""
    w = h * 0.3
    belly = d(
        *("M", x - w * 0.35, y - h * 0.82),
        *("C", x - w * 1.3, y - h * 0.65, x - w * 1.1, y - h * 0.25, x - w * 0.25, y),
        *("L", x + w * 0.25, y),
        *("C", x + w * 1.1, y - h * 0.25, x + w * 1.3, y - h * 0.65, x + w * 0.35, y - h * 0.82),
        "Z",
    )
    for q in (-1, 1):
        s.path(
            d("M", x + q * w * 0.4, y - h * 0.92, "q", q * w, 0, q * w * 0.62, h * 0.34),
            "",
            dark(colour, 0.45),
            h * 0.085,
        )
    s.path(
        belly,
        s.linear(x - w, 0, x + w, 0, light(colour, 0.4), (0.45, colour), (1, dark(colour, 0.5))),
        OUTLINE,
        h * 0.055,
    )
    if band:
        s.path(d("M", x - w * 0.93, y - h * 0.52, "q", w * 0.93, h * 0.1, w * 1.86, 0), "", band, h * 0.1)
    s.rect(x - w * 0.5, y - h, w, h * 0.2, light(colour, 0.15), OUTLINE, h * 0.05, r=h * 0.03)


def crate(s: Svg, x: float, y: float, w: float, colour: str = "#b98550") -> None:
    """A wooden box, front bottom left at x, y."""
    s.poly(
        [(x, y), (x, y - w * 0.8), (x + w, y - w * 0.8), (x + w, y)],
        s.linear(x, y - w, x + w, y, light(colour, 0.3), colour),
        OUTLINE,
        1,
    )
    s.poly(
        [(x, y - w * 0.8), (x + w * 0.3, y - w * 1.1), (x + w * 1.3, y - w * 1.1), (x + w, y - w * 0.8)],
        light(colour, 0.5),
        OUTLINE,
        1,
    )
    s.poly(
        [(x + w, y), (x + w, y - w * 0.8), (x + w * 1.3, y - w * 1.1), (x + w * 1.3, y - w * 0.3)],
        dark(colour, 0.35),
        OUTLINE,
        1,
    )
    s.line(x + w * 0.06, y - w * 0.4, x + w * 0.94, y - w * 0.4, dark(colour, 0.4), w * 0.07)
    s.line(x + w * 0.1, y - w * 0.06, x + w * 0.9, y - w * 0.74, dark(colour, 0.25), w * 0.07)


def barrel(s: Svg, x: float, y: float, h: float, colour: str = "#9c6638") -> None:
    """A standing cask, foot centre at x, y."""
    w = h * 0.38
    s.path(
        d(
            *("M", x - w * 0.8, y - h),
            *("C", x - w * 1.2, y - h * 0.7, x - w * 1.2, y - h * 0.3, x - w * 0.8, y),
            *("A", w * 0.8, w * 0.25, 0, 0, 0, x + w * 0.8, y),
            *("C", x + w * 1.2, y - h * 0.3, x + w * 1.2, y - h * 0.7, x + w * 0.8, y - h),
            "Z",
        ),
        s.linear(x - w, 0, x + w, 0, light(colour, 0.4), (0.4, colour), (1, dark(colour, 0.5))),
        OUTLINE,
        1,
    )
    for t in (0.25, 0.72):
        s.path(d("M", x - w * 1.06, y - h * t, "q", w * 1.06, w * 0.3, w * 2.12, 0), "", "#4c4a46", h * 0.07)
    s.ellipse(x, y - h, w * 0.8, w * 0.25, light(colour, 0.3), OUTLINE, 0.9)


def sack(s: Svg, x: float, y: float, h: float, colour: str = "#d8c49a") -> None:
    """A tied sack of grain, foot centre at x, y."""
    w = h * 0.42
    s.path(
        d(
            *("M", x - w * 0.3, y - h * 0.78),
            *("C", x - w * 1.3, y - h * 0.5, x - w * 1.2, y, x - w * 0.7, y),
            *("L", x + w * 0.7, y),
            *("C", x + w * 1.2, y, x + w * 1.3, y - h * 0.5, x + w * 0.3, y - h * 0.78),
            "Z",
        ),
        s.linear(x - w, y - h, x + w, y, light(colour, 0.5), (0.5, colour), (1, dark(colour, 0.4))),
        OUTLINE,
        1,
    )
    s.path(
        d(
            *("M", x - w * 0.3, y - h * 0.78),
            *("L", x - w * 0.5, y - h),
            *("L", x + w * 0.5, y - h),
            *("L", x + w * 0.3, y - h * 0.78),
            "Z",
        ),
        light(colour, 0.3),
        OUTLINE,
        0.9,
    )
    s.line(x - w * 0.32, y - h * 0.78, x + w * 0.32, y - h * 0.78, TERRACOTTA, h * 0.08)


def coin_pile(s: Svg, x: float, y: float, r: float, metal: str, count: int) -> None:
    """A stack of coins seen from above, foot centre at x, y."""
    m = METALS[metal]
    for j in range(count):
        yy = y - j * r * 0.46
        s.path(
            d(
                *("M", x - r, yy - r * 0.4),
                *("v", r * 0.4),
                *("A", r, r * 0.42, 0, 0, 0, x + r, yy),
                *("v", -r * 0.4),
                "Z",
            ),
            s.linear(x - r, 0, x + r, 0, m.light, (0.4, m.face), (1, m.deep)),
            OUTLINE,
            0.7,
        )
        s.ellipse(x, yy - r * 0.4, r, r * 0.42, m.face, m.deep, 0.6)
    top = y - (count - 1) * r * 0.46 - r * 0.4
    s.ellipse(
        x,
        top,
        r,
        r * 0.42,
        s.linear(x - r, top, x + r, top, m.spark, (0.5, m.light), (1, m.face)),
        OUTLINE,
        0.7,
    )
    s.ellipse(x, top, r * 0.6, r * 0.24, "", m.shade, r * 0.12)


def chest(s: Svg, x: float, y: float, w: float) -> None:
    """An iron-bound money chest, front bottom left at x, y."""
    h = w * 0.62
    s.rect(
        x,
        y - h,
        w,
        h,
        s.linear(x, y - h, x + w, y, light(WOOD, 0.3), (0.5, WOOD), (1, dark(WOOD, 0.5))),
        OUTLINE,
        1,
        r=w * 0.05,
    )
    s.path(
        d("M", x, y - h * 0.66, "V", y - h, "q", w * 0.5, -h * 0.42, w, 0, "v", h * 0.34, "Z"),
        s.linear(x, y - h * 1.2, x, y - h * 0.6, light(WOOD, 0.45), WOOD),
        OUTLINE,
        1,
    )
    for t in (0.16, 0.76):
        s.rect(x + w * t, y - h * 1.12, w * 0.08, h * 1.12, "#4c4a46", alpha=0.85)
    s.rect(x + w * 0.42, y - h * 0.76, w * 0.16, h * 0.26, METALS["gold"].light, OUTLINE, 0.7, r=w * 0.03)


def flask(s: Svg, x: float, y: float, h: float, colour: str) -> None:
    """A glass bottle with a shine, foot centre at x, y."""
    w = h * 0.36
    s.path(
        d(
            *("M", x - w * 0.3, y - h),
            *("h", w * 0.6),
            *("v", h * 0.38),
            *("C", x + w * 1.2, y - h * 0.45, x + w * 1.1, y, x + w * 0.7, y),
            *("H", x - w * 0.7),
            *("C", x - w * 1.1, y, x - w * 1.2, y - h * 0.45, x - w * 0.3, y - h * 0.62),
            "Z",
        ),
        s.linear(x - w, y, x + w, y, light(colour, 0.65), (0.5, colour), (1, dark(colour, 0.35))),
        OUTLINE,
        0.9,
    )
    s.rect(x - w * 0.45, y - h, w * 0.9, h * 0.1, light(colour, 0.4), OUTLINE, 0.6)
    s.path(
        d("M", x - w * 0.5, y - h * 0.42, "q", -w * 0.16, h * 0.16, 0, h * 0.3),
        "",
        "#ffffff",
        h * 0.07,
        line_alpha=0.85,
    )


def anvil(s: Svg, x: float, y: float, w: float, colour: str = "#4a5056") -> None:
    """A smith's anvil on a block, foot centre at x, y."""
    h = w * 0.42
    s.rect(
        x - w * 0.24,
        y - w * 0.3,
        w * 0.48,
        w * 0.3,
        s.linear(x - w * 0.2, 0, x + w * 0.2, 0, "#a97c4c", WOOD),
        OUTLINE,
        0.9,
    )
    s.path(
        d(
            *("M", x - w * 0.62, y - w * 0.3 - h * 0.78),
            *("H", x + w * 0.5),
            *("v", h * 0.3),
            *("l", -w * 0.2, h * 0.12),
            *("v", h * 0.22),
            *("l", w * 0.1, h * 0.2),
            *("H", x - w * 0.3),
            *("l", w * 0.08, -h * 0.2),
            *("v", -h * 0.16),
            *(
                "C",
                x - w * 0.42,
                y - w * 0.3 - h * 0.4,
                x - w * 0.56,
                y - w * 0.3 - h * 0.5,
                x - w * 0.62,
                y - w * 0.3 - h * 0.78,
            ),
            "Z",
        ),
        s.linear(
            x, y - w * 0.3 - h, x, y - w * 0.3, light(colour, 0.55), (0.4, colour), (1, dark(colour, 0.6))
        ),
        OUTLINE,
        1,
    )


def gem(s: Svg, x: float, y: float, r: float, colour: str) -> None:
    """A cut stone standing on its point, centre x, y."""
    top = [(x - r, y - r * 0.35), (x - r * 0.55, y - r), (x + r * 0.55, y - r), (x + r, y - r * 0.35)]
    s.poly([*top, (x, y + r)], colour, OUTLINE, r * 0.2)
    s.poly([top[0], top[1], (x - r * 0.3, y - r * 0.35)], light(colour, 0.75))
    s.poly([top[1], top[2], (x + r * 0.3, y - r * 0.35), (x - r * 0.3, y - r * 0.35)], light(colour, 0.5))
    s.poly([(x - r, y - r * 0.35), (x - r * 0.3, y - r * 0.35), (x, y + r)], light(colour, 0.28))
    s.poly([(x + r, y - r * 0.35), (x + r * 0.3, y - r * 0.35), (x, y + r)], dark(colour, 0.38))


def loom(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """An upright loom with striped cloth, bottom left at x, y."""
    s.rect(x + w * 0.08, y - h * 0.94, w * 0.84, h * 0.7, "#f4ead2", OUTLINE, 0.6)
    for i, c in enumerate(("#b3262e", "#e2b53c", "#2c66ad", "#b3262e", "#2f8d92")):
        s.rect(x + w * 0.08, y - h * (0.94 - 0.14 * i), w * 0.84, h * 0.09, c)
    for i in range(7):
        s.line(
            x + w * (0.14 + 0.12 * i),
            y - h * 0.24,
            x + w * (0.14 + 0.12 * i),
            y - h * 0.08,
            "#fff6e0",
            w * 0.03,
        )
        s.circle(x + w * (0.14 + 0.12 * i), y - h * 0.06, w * 0.045, "#a9784c", OUTLINE, 0.4)
    for px in (x, x + w):
        s.line(px, y, px, y - h, OUTLINE, w * 0.13)
        s.line(px, y, px, y - h, "#8a5a30", w * 0.08)
    s.line(x - w * 0.08, y - h, x + w * 1.08, y - h, OUTLINE, w * 0.14)
    s.line(x - w * 0.08, y - h, x + w * 1.08, y - h, "#a9784c", w * 0.09)


def vat(s: Svg, x: float, y: float, r: float, dye: str) -> None:
    """An open tub of dye, foot centre at x, y."""
    s.path(
        d(
            *("M", x - r, y - r * 1.1),
            *("L", x - r * 0.85, y - r * 0.1),
            *("A", r * 0.85, r * 0.34, 0, 0, 0, x + r * 0.85, y - r * 0.1),
            *("L", x + r, y - r * 1.1),
            "Z",
        ),
        s.linear(x - r, 0, x + r, 0, "#d7a56a", (0.4, "#9c6a3c"), (1, "#4e2f18")),
        OUTLINE,
        0.9,
    )
    s.ellipse(x, y - r * 1.1, r, r * 0.42, "#c99a62", OUTLINE, 0.9)
    s.ellipse(x, y - r * 1.06, r * 0.82, r * 0.3, s.linear(x - r, 0, x + r, 0, light(dye, 0.4), dye))


def ring(s: Svg, x: float, y: float, r: float, stone: str = "#c23b5a") -> None:
    """A golden ring with a stone on top, centre x, y."""
    m = METALS["gold"]
    s.circle(x, y, r, "", OUTLINE, r * 0.52)
    s.circle(
        x, y, r, "", s.linear(x - r, y - r, x + r, y + r, m.spark, (0.45, m.face), (1, m.shade)), r * 0.32
    )
    gem(s, x, y - r * 1.25, r * 0.55, stone)


def block_of_marble(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """A dressed stone, front bottom left at x, y."""
    k = w * 0.3
    s.rect(
        x,
        y - h,
        w,
        h,
        s.linear(x, y - h, x + w, y, light(MARBLE, 0.6), (1, dark(MARBLE, 0.22))),
        OUTLINE,
        0.9,
    )
    s.poly(
        [(x, y - h), (x + k, y - h - k * 0.7), (x + w + k, y - h - k * 0.7), (x + w, y - h)],
        light(MARBLE, 0.8),
        OUTLINE,
        0.9,
    )
    s.poly(
        [(x + w, y), (x + w, y - h), (x + w + k, y - h - k * 0.7), (x + w + k, y - k * 0.7)],
        dark(MARBLE, 0.42),
        OUTLINE,
        0.9,
    )
