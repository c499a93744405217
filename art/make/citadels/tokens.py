"""What lies on the table of Citadels: grounds for ranks, crown, coin, warrants, threats, marks, backs."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from art.make.citadels.palette import AZURE, INK, PLUM, RANK, ROSE, TEAL, VIOLET
from art.make.citadels.parts import bead, cut, disc, jewel, lay, lozenges, stars, tones
from art.make.citadels.signs import CHARGES
from art.make.citadels.things import PAGES, blade, coin, crown, flame, wax
from art.make.paper import CRIMSON, GOLD, Box, Paper, Ramp, outline, ramp, rounded
from art.make.svg import Svg

MARK: Box = (0, 0, 100, 100)
CARD: Box = (0, 0, 420, 588)
WICK = ramp("#e6ffb4 #9ee65c #4aa548 #1d5c3a")
SACK = ramp("#e8c490 #b48a58 #815d3c #4c3426")
RELIEF = ("#505050", "#b0b0b0", "#c8c8c8", "#f2f2f2")  # ground, ring, motif, its top


def _medal(s: Paper, c: Ramp, gold: Ramp = GOLD) -> None:
    """A disc in a beaded golden ring, 94 across."""
    with s.sheet(1.0, rim=0.5, inner=0.3):
        s.circle(50, 51.5, 47, gold.deep)
        s.circle(50, 50, 46.5, s.linear(14, 14, 86, 88, gold.light, (0.4, gold.base), (1, gold.shade)))
        for i in range(24):
            a = math.tau * i / 24
            s.circle(50 + 41.6 * math.cos(a), 50 + 41.6 * math.sin(a), 2.2, gold.deep, alpha=0.75)
        s.circle(50, 50, 37.6, gold.deep)
        s.circle(50, 50, 36, s.radial(40, 36, 50, c.light, (0.32, c.base), (1, c.shade)))


def rank(number: int) -> Paper:
    """The ground of a rank: the client sets its figure in the middle, 44 high."""
    s = Paper(MARK)
    _medal(s, RANK[number])
    return s


def token(number: int) -> Paper:
    """The frame of a round token in the colour of its rank; the portrait fills a circle of radius 40."""
    s, c = Paper(MARK), RANK[number]
    ring = f"{disc(50, 50, 48)}{disc(50, 50, 39)}"
    with s.sheet(1.2, rim=0.6, inner=0.3):
        s.path(
            ring,
            s.linear(12, 12, 88, 88, GOLD.light, (0.35, GOLD.base), (0.75, GOLD.shade), (1, GOLD.deep)),
            evenodd=True,
        )
        s.circle(50, 50, 43.6, "", c.deep, 6.4)
        s.circle(50, 50, 43.6, "", c.base, 4.6)
        s.path("M8.200 44A42 42 0 0 1 44 8.200", "", c.light, 1.6, line_alpha=0.8)
    return s


def crown_marker() -> Paper:
    """The crown, standing on 80,104 in a box of 160 x 120."""
    s = Paper((0, 0, 160, 120))
    crown(s, 80, 98, 108, 72)
    return s


def relief() -> Svg:
    """Height map of the coin: a tower between two stars in a ring, 100 x 100."""
    ground, ring, high, top = RELIEF
    s = Svg(100, 100)
    s.rect(0, 0, 100, 100, ground)
    s.circle(50, 50, 38, "", ring, 2)
    s.path(
        "M33 74L33 42L28 38L28 26L36 26L36 32L44 32L44 26L56 26L56 32L64 32L64 26L72 26L72 38L67 42L67 74Z",
        high,
    )
    s.path("M43 74L43 62A7 7 0 0 1 57 62L57 74Z", ground)
    s.path("M28 36L72 36L72 39L28 39ZM33 52L67 52L67 54L33 54Z", top)
    s.path("M48 42L52 42L52 50L48 50Z", ground)
    stars(s, "22,52,6 78,52,6", top, 1.0)
    return s


def _sheet_of_paper(s: Paper, c: Ramp = PAGES) -> None:
    with cut(s, c, outline("18,14! 50,9 84,15! 80,50 85,86! 50,91 16,85! 20,50"), (10, 5), lift=1.0):
        s.path("M16 85L15 70L32 88Z", c.deep, alpha=0.8)


def warrant(signed: bool) -> Paper:
    """A warrant from its front: with a signature and a red seal, or neither."""
    s = Paper(MARK)
    _sheet_of_paper(s)
    with s.sheet(0, rim=0, inner=0):
        for y, w in ((25, 50), (34, 44), (43, 48), (52, 30)):
            s.line(27, y, 27 + w, y - 0.6, "#7a5a34", 2.6, 0.75)
        if signed:
            s.stroke("26,72 32,60 37,62 34,74 40,64 44,72 50,62", "#26386e", 2.8)
        else:
            s.line(26, 73, 54, 73, "#b09468", 1.6, 0.9)
    if signed:
        wax(s, 66, 64, 15, lift=0.8)
        with s.sheet(0.1, rim=0, inner=0), s.at(66, 64, 0.42):
            CHARGES["noble"](s, ramp(f"{CRIMSON.light} {CRIMSON.light} {CRIMSON.shade} {CRIMSON.deep}"))
    return s


def warrant_back() -> Paper:
    """A folded warrant tied with a ribbon: nobody sees whether it is signed."""
    s = Paper(MARK)
    _sheet_of_paper(s, ramp("#f6e8c4 #e0c894 #b8996a #7a5f3c"))
    with s.sheet(0.5, rim=0.5, inner=0.3):
        for y in (15, 83):
            s.path(
                rounded(13, y - 6, 74, 12, 6),
                s.linear(0, y - 6, 0, y + 6, PAGES.light, PAGES.base, PAGES.shade),
            )
    with s.sheet(0.6, rim=0.5, inner=0.3):
        s.rect(14, 43, 72, 13, s.linear(0, 43, 0, 56, CRIMSON.light, CRIMSON.base, CRIMSON.shade))
        s.rect(44, 10, 12, 80, s.linear(44, 0, 56, 0, CRIMSON.light, CRIMSON.base, CRIMSON.shade))
    with s.sheet(0.7, rim=0.6, inner=0.3):
        for q in (-1, 1):
            s.shape(
                f"50,49! {50 + q * 10},36 {50 + q * 25},34 {50 + q * 24},50 {50 + q * 12},55",
                CRIMSON.base if q < 0 else CRIMSON.shade,
            )
            s.shape(f"50,51! {50 + q * 14},62 {50 + q * 18},76! {50 + q * 8},72!", CRIMSON.shade)
        bead(s, 50, 50, 6.4, CRIMSON)
    return s


def _envelope(s: Paper, c: Ramp) -> None:
    with s.sheet(1.0, rim=0.7, inner=0.3):
        s.path(rounded(8, 20, 84, 62, 4), s.linear(8, 20, 92, 82, c.light, (0.4, c.base), (1, c.shade)))
        s.path("M9 82L44 48M91 82L56 48", "", c.deep, 1.6, line_alpha=0.5)
        s.path("M8 23L50 56L92 23L92 20L8 20Z", c.base)
        s.path("M8 22L50 56L92 22", "", c.deep, 2, line_alpha=0.7)
        s.path("M9 21L50 53.500L54 50", "", c.light, 1.6)


def _rose(s: Paper, x: float, y: float, r: float, c: Ramp) -> None:
    for k, tone in ((1.0, c.shade), (0.86, c.base)):
        for i in range(5):
            a = math.tau * i / 5 - math.pi / 2
            s.circle(x + r * 0.58 * math.cos(a), y + r * 0.58 * math.sin(a), r * 0.52 * k, tone)
    s.stroke(
        f"{x - r * 0.34},{y + r * 0.1} {x - r * 0.2},{y - r * 0.3} {x + r * 0.2},{y - r * 0.28} "
        f"{x + r * 0.28},{y + r * 0.12} "
        f"{x},{y + r * 0.26}",
        c.deep,
        r * 0.12,
        0.8,
    )
    s.circle(x, y - r * 0.02, r * 0.14, c.light)


def threat(flowered: bool) -> Paper:
    """A blackmailer's letter from its front: sealed with a rose, or with nothing."""
    s = Paper(MARK)
    _envelope(s, PAGES if flowered else ramp("#f0f0ee #d4d2d0 #a4a0a6 #66626e"))
    if flowered:
        with s.sheet(0.5, rim=0.4, inner=0.2):
            for turn in (150, 210, 30):
                with s.at(50, 54, 1, turn):
                    s.shape("0,-14! 7,-24 0,-34! -7,-24", "#57994f")
        with s.sheet(0.9, rim=0.6, inner=0.3):
            _rose(s, 50, 54, 22, ROSE)
    else:
        with s.sheet(0.6, rim=0.5, inner=0.3):
            tones(s, ramp("#c8c8d0 #9a98a6 #6a6878 #3e3c4c"), disc(50, 54, 13), (4, 4))
            s.path("M43 47L57 61M57 47L43 61", "", "#4a4858", 3)
    return s


def threat_back() -> Paper:
    """A blackmailer's letter from outside: a plum cover with a question of wax."""
    s = Paper(MARK)
    _envelope(s, ramp("#d8b4dc #9a6aa4 #6a4274 #3c2246"))
    with s.sheet(0.9, rim=0.6, inner=0.3):
        tones(s, PLUM, disc(50, 55, 15), (5, 5))
        s.path("M40 52C43 45 48 46 50 51C52 46 57 45 60 52C58 58 53 56 50 58C47 56 42 58 40 52Z", GOLD.base)
    return s


def _field(c: Ramp, edge: Ramp) -> Paper:
    s = Paper(MARK)
    with s.sheet(0.9, rim=0.5, inner=0.3):
        s.circle(50, 51.5, 47, "#120a16")
        s.circle(50, 50, 46.5, edge.base)
        s.circle(50, 50, 41, c.deep)
        s.circle(50, 50, 39.5, s.radial(40, 36, 52, c.base, (0.6, c.shade), (1, c.deep)))
    return s


def dagger() -> Paper:
    """Murdered: a blade on crimson."""
    s = _field(CRIMSON, ramp("#e56a55 #c8404a #82203a #4a142c"))
    with s.sheet(0, rim=0, inner=0):
        s.circle(36, 66, 5, "#e86a60", alpha=0.7)
        s.circle(28, 58, 3, "#e86a60", alpha=0.7)
    blade(s, 44, 56, 120, 36, 42, guard=40, size=0.39)
    return s


def mask() -> Paper:
    """Robbed: a purse with a thief's mask on teal."""
    s = _field(TEAL, ramp("#86cdbf #4aa49c #25656d #153c4b"))
    with s.sheet(0.5, rim=0.4, inner=0.2):
        for x, y in ((41, 24), (59, 24), (50, 19)):
            coin(s, x, y, 9)
    lay(
        s,
        SACK,
        outline("40,36 44,30 38,24! 50,26 62,24! 56,30 60,36 76,56 74,74 50,82 26,74 24,56"),
        (12, 5),
        lift=0.8,
    )
    with s.sheet(0.3, rim=0.4, inner=0.2):
        s.stroke("41,33 50,36 59,33", CRIMSON.base, 4)
    with s.sheet(0.5, rim=0.5, inner=0.2):
        s.path(
            "M20 52C28 45 40 47 50 51C60 47 72 45 80 52C80 64 70 69 62 67C56 66 53 61 50 59C47 61 44 "
            "66 38 67C30 69 20 64 20 52Z",
            "#221c2c",
        )
        s.path(
            "M30 56C34 51 42 52 45 56C41 61 34 61 30 56ZM55 56C58 52 66 51 70 56C66 61 59 61 55 56Z",
            "#f6efe0",
        )
    return s


def spell() -> Paper:
    """Bewitched: green fire on violet."""
    s = _field(VIOLET, ramp("#c8a8ec #9a6ad0 #563786 #2f1d54"))
    s.glow(50, 52, 38, "#a0ff60", 0.7)
    flame(s, 50, 80, 0.62, WICK)
    with s.sheet(0, rim=0, inner=0):
        stars(s, "24,46,4 76,40,5 70,66,3 30,68,3", WICK.light, 0.95)
    return s


def back() -> Paper:
    """The back of the character cards: a crowned mask in a golden ring on crimson."""
    s = Paper(CARD)
    with s.sheet(0, rim=0.5, inner=0.3):
        s.rect(0, 0, 420, 588, s.linear(0, 0, 420, 588, "#b03e50", (0.5, "#742038"), (1, "#350e22")), r=24)
        for row in range(13):
            for i in range(9):
                x, y = 34 + i * 44 + (row % 2) * 22, 40 + row * 42
                if x < 400:
                    lozenges(s, f"{x},{y}", 5, 12, "#e07a84", 0.26)
                    lozenges(s, f"{x},{y}", 12, 5, "#e07a84", 0.26)
    with s.sheet(0.6, rim=0.6, inner=0.3):
        for inset, tone, w in ((22, GOLD.deep, 9), (22, GOLD.base, 5), (36, GOLD.shade, 2)):
            s.path(rounded(inset, inset, 420 - 2 * inset, 588 - 2 * inset, 10), "", tone, w)
        for x in (22, 398):
            for y in (22, 566):
                s.circle(x, y, 17, CRIMSON.deep)
                s.circle(x, y, 16, "", GOLD.base, 3)
                lozenges(s, f"{x},{y}", 5, 8, GOLD.base)
    with s.sheet(1.0, rim=0.6, inner=0.35):
        s.circle(210, 300, 142, GOLD.deep)
        s.circle(210, 299, 138, s.linear(100, 190, 320, 410, GOLD.light, (0.4, GOLD.base), (1, GOLD.shade)))
        for i in range(36):
            a = math.tau * i / 36
            s.circle(210 + 129 * math.cos(a), 299 + 129 * math.sin(a), 3.4, GOLD.deep, alpha=0.7)
        s.circle(210, 299, 120, "#2a0a1c")
        s.circle(210, 299, 116, s.radial(180, 250, 170, "#8a2a4a", (0.6, "#5a1634"), (1, "#2e0a1e")))
    _masked(s)
    return s


def _masked(s: Paper) -> None:
    """A face half lit and half dark under a crown: anybody may be anybody."""
    face = "210,238 160,246 142,286 150,338 178,382 210,396 242,382 270,338 278,286 260,246"
    with s.sheet(1.1, rim=0.7, inner=0.35, cut=True):
        s.path(outline(face), "#fff4dc")
        s.path("M210 220L290 220L290 410L210 410Z", INK.shade)
        for q, dark, lit in ((-1, "#2a1a2c", "#d8b890"), (1, "#fff0c8", INK.deep)):
            x = 210 + q * 34
            s.shape(f"{x - 24},300! {x - 4},284 {x + 14},286 {x + 24},302! {x + 4},314 {x - 12},312", dark)
            s.stroke(f"{x - 26},278 {x},266 {x + 26},276", dark, 5)
            s.shape(f"210,300! {210 + q * 10},336 {210 + q * 16},350 210,354!", lit)
            s.stroke(f"210,374 {210 + q * 16},370 {210 + q * 28},362", dark, 4.4)
            lozenges(s, f"{x},340", 5, 12, CRIMSON.base if q < 0 else GOLD.base)
    crown(s, 210, 254, 118, 70)
    with s.sheet(0.4, rim=0.5, inner=0.2):
        jewel(s, 210, 412, 11, AZURE)
        for x in (182, 238):
            bead(s, x, 406, 5)


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"rank-{n}": partial(rank, n) for n in RANK},
    **{f"token-{n}": partial(token, n) for n in RANK},
    "crown": crown_marker,
    "relief-gold": relief,
    "warrant-signed": partial(warrant, True),
    "warrant-blank": partial(warrant, False),
    "warrant-back": warrant_back,
    "threat-rose": partial(threat, True),
    "threat-blank": partial(threat, False),
    "threat-back": threat_back,
    "mark-dagger": dagger,
    "mark-mask": mask,
    "mark-spell": spell,
    "back-character": back,
}
