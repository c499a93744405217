"""Card faces and backs without paper and figures: the printed panel with its motif, 100 x 140."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.make.colour import CRIMSON, GOLD, IVORY, KIND_DEEP, KINDS, METALS, light, mix
from art.make.figures import EMBLEMS, HORSE, horse, mask, porter, round_shield, sword, trident, wheel
from art.make.goods import amphora
from art.make.shapes import rays, star, wreath
from art.make.signs import kind_sign, on_kind
from art.make.svg import Svg, d

PANEL = (6.0, 6.0, 94.0, 134.0)
TONES = {
    "arma": ("#8c3b2a", "#c8745a", "#4b1811"),
    "aureus": ("#8a6410", "#e3bf5c", "#513804"),
    "argenteus": ("#4b5b69", "#a9bac6", "#27323c"),
    "servus": ("#3f7f78", "#9ccfc4", "#1d4641"),
    "stadium": ("#c9661e", "#f2ae6c", "#7a3609"),
    "theatrum": ("#4f7a3a", "#a7c78a", "#264418"),
}
BACKS = {
    "arms": ("#767b80", "#a6abb0", "#4c5156"),
    "slaves": ("#5f9d95", "#9fd0c8", "#2f6660"),
    "stadium": ("#d0701f", "#f0a763", "#8a420b"),
    "theatre": ("#5b8a45", "#9dc384", "#2f5a2a"),
}
PAIRS = (
    ("white", "blue"),
    ("blue", "yellow"),
    ("blue", "purple"),
    ("white", "purple"),
    ("yellow", "purple"),
    ("yellow", "white"),
)


def _panel(tone: str, spokes: int, strength: float) -> Svg:
    s = Svg(100, 140)
    own, lit, deep = TONES[tone]
    x0, y0, x1, y1 = PANEL
    s.rect(x0, y0, x1 - x0, y1 - y0, s.radial(42, 58, 90, lit, (0.55, own), (1, deep)), r=4)
    rays(s, 50, 68, 120, spokes, light(lit, 0.35), strength, (x0 + 0.6, y0 + 0.6, x1 - 0.6, y1 - 0.6))
    return s


def _frame(s: Svg, tone: str, *, shield: bool) -> Svg:
    _, lit, deep = TONES[tone]
    x0, y0, x1, y1 = PANEL
    s.rect(x0, y0, x1 - x0, y1 - y0, "", deep, 1.6, r=4)
    s.rect(
        x0 + 1.6,
        y0 + 1.6,
        x1 - x0 - 3.2,
        y1 - y0 - 3.2,
        "",
        s.linear(0, 0, 100, 140, (0, "#fff6dc", 0.8), (0.6, lit, 0.2), (1, deep, 0.4)),
        1,
        r=3,
    )
    if shield:  # the client sets the value at 21, 21.5
        s.path("M4 4H38V26C38 34 30 40 21 44C12 40 4 34 4 26Z", "#2a160b")
        s.path(
            "M6 6H36V25.6C36 32 29 37.4 21 41C13 37.4 6 32 6 25.6Z",
            s.linear(6, 6, 36, 40, "#fffaf0", "#e7d3a6"),
        )
    return s


def arma(n: int) -> Svg:
    """Weapons of strength 1 (sword and shield), 2 (crossed swords), 3 (trident, sword and shield)."""
    s = _panel("arma", 14, 0.16)
    s.ellipse(50, 124, 38, 6, TONES["arma"][2], alpha=0.6)
    if n == 1:
        round_shield(s, 46, 82, 30, "#8c2b22")
        sword(s, 56, 106, 82, 22)
    elif n == 2:
        sword(s, 26, 108, 86, 36)
        sword(s, 74, 108, 86, -36)
        s.circle(50, 75, 8, s.radial(47, 74, 12, GOLD.spark, GOLD.shade), "#1f1712", 2)
    else:
        sword(s, 25, 110, 84, 33)
        trident(s, 74, 110, 78, -26)
        round_shield(s, 50, 92, 27)
    return _frame(s, "arma", shield=True)


def equus(metal: str, tone: str, n: int) -> Svg:
    """One horse or a pair, of gold or silver."""
    s = _panel(tone, 18, 0.2)
    if n == 2:
        horse(s, 23, 34, 74, metal, neck=34)
        horse(s, 6, 57.6, 77, metal)
    else:
        horse(s, 7, 43, 92, metal)
    return _frame(s, tone, shield=True)


def servus(n: int) -> Svg:
    """One porter or two before the town."""
    s = _panel("servus", 12, 0.14)
    deep = TONES["servus"][2]
    s.path(
        "M6.5 70L14 70L14 58L26 58L26 70L62 70L62 52L66 48L70 52L70 70L93.5 70L93.5 104L6.5 104Z",
        deep,
        alpha=0.3,
    )
    s.path(
        "M6.5 104C22 98 40 100 60 103C74 105 84 102 93.5 99V130Q93.5 133.5 90 133.5H10Q6.5 133.5 6.5 130Z",
        deep,
        alpha=0.6,
    )
    s.ellipse(46, 128, 30, 4, "#0d2a27", alpha=0.5)
    if n == 2:
        porter(s, 63, 121, 72, "#c7a06c", "#8f5a38")
        porter(s, 30, 129, 80, "#e5cf9f")
    else:
        porter(s, 44, 129, 90, "#e5cf9f")
    return _frame(s, "servus", shield=True)


def _laurels(s: Svg, fill: str, second: str) -> None:
    wreath(s, 51.6, 78.4, 36, "#3a1c06", leaves=10, size=0.34, gap=0.34)
    wreath(s, 50, 76, 36, fill, second, leaves=10, size=0.34, gap=0.34, stroke="#4a2a06", line=0.7)


def laurel_of_colour(kind: str) -> Svg:
    """A stadium laurel with the sign of a villa colour."""
    s = _panel("stadium", 16, 0.18)
    _laurels(s, "#f8d76a", "#c48f14")
    s.path("M38 118C44 124 56 124 62 118L66 130L50 124L34 130Z", CRIMSON, "#4b0d10", 1)
    s.circle(51, 75.6, 26, "#3a1c06", alpha=0.45)
    s.circle(50, 74, 25.4, KIND_DEEP[kind], "#2a160b", 1)
    s.circle(
        50,
        74,
        22.6,
        s.linear(
            32,
            56,
            68,
            94,
            light(KINDS[kind], 0.5),
            (0.5, KINDS[kind]),
            (1, mix(KINDS[kind], "#120806", 0.25)),
        ),
    )
    kind_sign(s, kind, 50, 74, 14, on_kind(kind))
    return _frame(s, "stadium", shield=False)


def laurel_of_points(n: int) -> Svg:
    """A stadium laurel with an empty medal for its points (centre 50, 74); stars and ribbon rank it."""
    s = _panel("stadium", 16, 0.18)
    _laurels(s, *(("#f8d76a", "#c48f14") if n >= 7 else ("#d8e2a0", "#7d9a3a")))
    metal = {10: "gold", 7: "gold", 5: "silver", 3: "bronze"}[n]
    m = METALS[metal]
    s.path(
        "M38 118C44 124 56 124 62 118L66 130L50 124L34 130Z", "#6a2d86" if n == 10 else CRIMSON, "#4b0d10", 1
    )
    s.circle(50, 74, 26.4, s.linear(30, 54, 70, 94, m.spark, (0.5, m.face), (1, m.deep)), "#2a160b", 1)
    s.circle(50, 74, 22.4, s.linear(32, 56, 68, 94, "#fffdf4", (0.6, "#f9efd6"), (1, "#e0c894")), m.deep, 1)
    count = {10: 4, 7: 3, 5: 2, 3: 1}[n]
    for i in range(count):
        s.poly(star(50 + (i - (count - 1) / 2) * 16, 24, 8, 3.4, 5), GOLD.light, "#4a2a06", 1.2)
    return _frame(s, "stadium", shield=False)


def theatre(i: int) -> Svg:
    """A theatre card: its two colours as halves of one medal."""
    s = _panel("theatrum", 14, 0.12)
    own, lit, _ = TONES["theatrum"]
    s.poly([(6.5, 6.5), (93.5, 6.5), (6.5, 133.5)], mix(own, lit, 0.45), alpha=0.55)
    wreath(s, 51.4, 68, 36, "#16280d", leaves=10, size=0.34, gap=0.34)
    wreath(s, 50, 66, 36, "#dcebb0", "#86a64a", leaves=10, size=0.34, gap=0.34, stroke="#1d3310", line=0.7)
    s.circle(50, 64, 28.6, "#1d3310")
    for q, kind in ((-1, PAIRS[i][0]), (1, PAIRS[i][1])):
        c = KINDS[kind]
        s.path(
            d("M", 50 + 19, 64 - 19, "A", 26.9, 26.9, 0, 0, 0 if q < 0 else 1, 50 - 19, 64 + 19, "Z"),
            s.linear(30, 44, 72, 88, light(c, 0.4), (0.5, c), (1, mix(c, "#120806", 0.25))),
            KIND_DEEP[kind],
            1.4,
        )
        kind_sign(s, kind, 50 + q * 10.4, 64 + q * 10.4, 9.4, on_kind(kind))
    s.line(50 + 19.4, 64 - 19.4, 50 - 19.4, 64 + 19.4, "#fff6dc", 2)
    mask(s, 36, 116, 14.5)
    mask(s, 64, 116, 14.5, "#d9c39a", sad=True)
    return _frame(s, "theatrum", shield=False)


def _lattice(s: Svg, lit: str, deep: str) -> None:
    x0, y0, x1, y1 = 9.0, 9.0, 91.0, 131.0
    for i in range(-12, 14):
        for q, colour, w, fade in ((1, lit, 1.1, 0.45), (-1, deep, 1.1, 0.4)):
            base = i * 12 - q * 70
            ta, tb = 0.0, 140.0  # the line x = base + q * y, cut to the box
            ta, tb = max(ta, y0), min(tb, y1)
            if q > 0:
                ta, tb = max(ta, x0 - base), min(tb, x1 - base)
            else:
                ta, tb = max(ta, base - x1), min(tb, base - x0)
            if ta < tb:
                s.line(base + q * ta, ta, base + q * tb, tb, colour, w, fade, cap="butt")


def back(deck: str) -> Svg:
    """The back of a deck: lattice and medallion."""
    s = Svg(100, 140)
    own, lit, deep = BACKS[deck]
    s.rect(6, 6, 88, 128, s.radial(40, 50, 95, lit, (0.6, own), (1, deep)), deep, 1.6, r=4)
    if deck == "theatre":
        s.path("M93 7V131Q93 133 91 133H7Z", "#2f5a2a", alpha=0.6)
    _lattice(s, lit, deep)
    s.rect(9.5, 9.5, 81, 121, "", "#fff6dc", 1.2, line_alpha=0.65, r=3)
    s.circle(51, 72, 33, deep, alpha=0.6)
    s.circle(50, 70, 32, deep)
    s.circle(50, 70, 30, s.linear(28, 48, 72, 92, light(own, 0.35), deep))
    s.circle(50, 70, 26.5, "", "#fff6dc", 1.2, line_alpha=0.8)
    second = mix(IVORY, deep, 0.45)
    if deck == "arms":
        for q in (-1, 1):
            sword(s, 50 + q * 22, 93, 66, -q * 44, IVORY, "#d8d2c0")
        with s.group("translate(50 72) scale(.36) translate(-50 -52)"):
            s.path(HORSE, deep, deep, 12)
            EMBLEMS["silver"](s, IVORY, second)
    elif deck == "slaves":
        amphora(s, 50, 92, 44, "#f0d3a4", "#2f6660")
    elif deck == "stadium":
        wheel(s, 50, 70, 18, IVORY, second)
    else:
        mask(s, 50, 70, 20, IVORY)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"card-arma-{n}": partial(arma, n) for n in (1, 2, 3)},
    **{f"card-equus-aureus-{n}": partial(equus, "gold", "aureus", n) for n in (1, 2)},
    **{f"card-equus-argenteus-{n}": partial(equus, "silver", "argenteus", n) for n in (1, 2)},
    **{f"card-servus-{n}": partial(servus, n) for n in (1, 2)},
    **{f"card-stadium-{k}": partial(laurel_of_colour, k) for k in ("white", "blue", "purple", "yellow")},
    **{f"card-stadium-{n}": partial(laurel_of_points, n) for n in (10, 7, 5, 3)},
    **{f"card-theatrum-{i + 1}": partial(theatre, i) for i in range(6)},
    **{f"back-{deck}": partial(back, deck) for deck in BACKS},
}
