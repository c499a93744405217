"""Tools and wares that one figure each holds, drawn where its hand is."""

from __future__ import annotations

import math

from art.make.citadels.palette import BRASS
from art.make.citadels.parts import bead, lozenges
from art.make.citadels.things import PAGES, coin
from art.make.paper import CRIMSON, GOLD, LINEN, STEEL, Paper, ramp, turned


def balance(s: Paper) -> None:
    """A balance on its pillar, coins in one pan and cloth in the other; grip at 317,312."""
    with s.sheet(1.0, rim=0.6, inner=0.3):
        s.line(318, 100, 318, 340, GOLD.deep, 10)
        s.line(317, 100, 317, 340, GOLD.base, 7)
        s.line(315.4, 100, 315.4, 340, GOLD.light, 2)
        s.shape(
            "256,132! 286,122 318,128 346,136 372,148! 372,156 346,146 318,140 286,134 258,144", GOLD.base
        )
        s.shape("254,132! 286,122 318,128 318,132 286,127 256,138", GOLD.light)
        bead(s, 318, 124, 12)
        s.corners("313,112 318,88 323,112", GOLD.base)
    for x, y in ((266, 138), (364, 150)):
        with s.sheet(0.8, rim=0.5, inner=0.3):
            if x < 300:
                for a, b in ((x - 10, y + 62), (x + 10, y + 62), (x, y + 52)):
                    coin(s, a, b, 13)
            else:
                s.shape(
                    f"{x - 24},{y + 70} {x - 18},{y + 52} {x + 4},{y + 44} {x + 24},{y + 56} "
                    f"{x + 24},{y + 70}",
                    CRIMSON.base,
                )
                s.shape(
                    f"{x + 4},{y + 44} {x + 24},{y + 56} {x + 24},{y + 70} {x + 6},{y + 70}", CRIMSON.shade
                )
            for q in (-28, 28):
                s.line(x, y, x + q, y + 70, GOLD.shade, 2.6)
            s.path(
                f"M{x - 31} {y + 68}L{x + 31} {y + 68}C{x + 26} {y + 96} {x - 26} {y + 96} {x - 31} "
                f"{y + 68}Z",
                GOLD.shade,
            )
            s.path(
                f"M{x - 31} {y + 68}L{x + 8} {y + 68}C{x + 4} {y + 90} {x - 24} {y + 92} {x - 31} {y + 68}Z",
                GOLD.base,
            )
            s.rect(x - 32, y + 65, 64, 5.6, GOLD.light, r=2.8)


def flask(s: Paper) -> None:
    """A round flask aglow with its bubbles; its lower edge at 86,240."""
    glass = (
        "M70 60L104 60L104 64L100 66L100 110C132 118 148 146 148 176C148 214 120 240 87 240C54 "
        "240 26 214 26 176C26 146 42 118 74 110L74 66L70 64Z"
    )
    with s.sheet(1.1, rim=0.9, inner=0.2, cut=True):
        s.path(glass, "#d8fff0", alpha=0.5)
        s.path(
            "M26 168C50 158 66 178 90 168C112 160 130 172 150 164L150 244L24 244Z",
            s.radial(80, 210, 70, "#fff6b0", (0.5, "#ffb43a"), (1, "#d8661c")),
        )
        s.path(
            "M26 168C50 158 66 178 90 168C112 160 130 172 150 164L150 172C130 180 112 168 90 176C66 "
            "186 50 166 26 176Z",
            "#fff8d0",
            alpha=0.9,
        )
        for x, y, r in ((60, 196, 7), (92, 214, 9), (116, 192, 6), (82, 186, 4), (104, 226, 5), (50, 218, 5)):
            s.circle(x, y, r, "#fffbe0", alpha=0.75)
    with s.sheet(0.2, rim=0, inner=0):
        s.path(glass, "", "#eafff6", 3, line_alpha=0.9)
        s.path("M36 172C38 146 54 128 76 122", "", "#ffffff", 6, line_alpha=0.85)
        s.line(80, 72, 80, 108, "#ffffff", 4, 0.7)
        s.rect(66, 56, 42, 9, "#d8fff0", r=4)
        for x, y, r in ((86, 38, 8), (74, 20, 6), (96, 8, 5)):
            s.circle(x, y, r, "#ffe8a0", alpha=0.6)


def rug(s: Paper) -> None:
    """A rolled carpet aslant across the breast."""
    rug = turned(206, 326, 1, -22)
    with s.sheet(1.3, rim=0.5, inner=0.4, move=rug):
        s.rect(
            -196,
            -42,
            392,
            84,
            s.linear(
                0, -42, 0, 42, CRIMSON.light, (0.25, CRIMSON.base), (0.7, CRIMSON.shade), (1, CRIMSON.deep)
            ),
            r=8,
        )
        for x in (-172, 150):
            s.rect(x, -42, 22, 84, s.linear(0, -42, 0, 42, "#7ad0c8", "#2a8088", "#123e4c"))
            s.rect(x + 7, -42, 8, 84, s.linear(0, -42, 0, 42, GOLD.light, GOLD.base, GOLD.deep))
        for i in range(7):
            x = -126 + i * 42
            lozenges(s, f"{x},-4", 19, 30, ("#f0d080", "#2a7a84")[i % 2], 0.95)
            lozenges(s, f"{x},-4", 10, 16, ("#2a5a80", "#f0d080")[i % 2], 0.95)
            lozenges(s, f"{x},-4", 4, 7, "#fff6d8", 0.9)
        s.rect(-196, -34, 392, 6, "#ffffff", alpha=0.16)
    with s.sheet(0.5, rim=0.5, inner=0.3, move=rug):
        s.ellipse(-196, 0, 16, 42, CRIMSON.shade)
        s.ellipse(-196, 0, 12, 34, LINEN.base)
        s.ellipse(-196, 0, 9, 26, CRIMSON.base)
        s.ellipse(-196, 0, 6, 17, LINEN.shade)
        s.ellipse(-196, 0, 3, 8, CRIMSON.deep)
        for i in range(7):
            y = -36 + i * 12
            s.line(196, y, 210, y + 2, LINEN.base, 4)


def plans(s: Paper) -> None:
    """Two rolled plans that stand at the left."""
    for x, y, turn, c in ((52, 250, -15, PAGES), (86, 236, -5, ramp("#d8ecf8 #a4c8de #7298b8 #48698c"))):
        with s.sheet(0.9, rim=0.6, inner=0.3, move=turned(x, y, 1, turn)):
            s.rect(
                -19,
                0,
                38,
                240,
                s.linear(-19, 0, 19, 0, c.light, (0.35, c.base), (0.7, c.shade), (1, c.deep)),
                r=4,
            )
            s.ellipse(0, 2, 19, 7.6, c.light)
            s.ellipse(0, 2, 13, 5, c.shade)
            s.ellipse(0, 2, 7, 2.6, c.deep)
            s.rect(-19, 92, 38, 9, CRIMSON.base)


def dividers(s: Paper) -> None:
    """A pair of dividers, open like a tall A; grip at 326,176."""
    with s.sheet(1.2, rim=0.7, inner=0.35):
        s.corners("308,92 322,92 290,352 282,372 280,350", BRASS.base)
        s.corners("308,92 313,92 284,352 280,350", BRASS.light)
        s.corners("316,92 330,92 362,350 360,372 352,352", BRASS.shade)
        s.corners("316,92 321,92 356,352 352,352", BRASS.base)
        s.corners("280,348 290,350 281,384", STEEL.base)
        s.corners("352,350 362,348 361,384", STEEL.shade)
        s.path("M296 236A78 78 0 0 1 346 236", "", BRASS.deep, 9)
        s.path("M296 235A78 78 0 0 1 346 235", "", BRASS.base, 5)
        s.rect(311, 48, 16, 30, s.linear(311, 0, 327, 0, BRASS.light, BRASS.shade), r=5)
        bead(s, 319, 46, 10, BRASS)
        bead(s, 319, 90, 21, BRASS)
        s.circle(319, 91, 7, BRASS.deep)
        s.circle(318, 90, 5, STEEL.light)


def astrolabe(s: Paper) -> None:
    """A brass astrolabe that hangs by its ring from 86,122."""
    with s.sheet(0.9, rim=0.6, inner=0.2):
        s.line(86, 120, 84, 168, "#3a2418", 6)
        s.ring(84, 170, 11, BRASS.shade, 6)
        s.ring(83.4, 169.4, 11, BRASS.light, 2.4)
    with s.sheet(1.2, rim=0.7, inner=0.35):
        x, y = 84, 250
        for r, tone in ((70, BRASS.deep), (68, BRASS.base), (56, BRASS.deep), (54, "#4a2e2a")):
            s.circle(x, y, r, tone)
        s.circle(x, y, 54, s.radial(66, 228, 84, "#8a5a4a", "#3a2026"))
        s.path("M16 250A68 68 0 0 1 84 182L84 190A60 60 0 0 0 24 250Z", BRASS.light)
        for i in range(36):
            a = math.tau * i / 36
            s.line(
                x + 58 * math.cos(a),
                y + 58 * math.sin(a),
                x + 65 * math.cos(a),
                y + 65 * math.sin(a),
                BRASS.deep,
                1.8,
            )
        s.ring(x - 6, y + 8, 32, BRASS.base, 5)
        s.ring(x + 8, y - 10, 20, BRASS.light, 3.4)
        s.line(x - 54, y, x + 54, y, BRASS.base, 4)
        s.line(x, y - 54, x, y + 54, BRASS.shade, 4)
        with s.at(x, y, 1, 34):
            s.corners("-64,0 0,-8 64,0 0,8", BRASS.light)
            s.corners("-64,0 64,0 0,8", BRASS.shade)
        bead(s, x, y, 8, BRASS)


def books(s: Paper) -> None:
    """A pile of three books at the lower left."""
    for x, y, w, h, c, turn in (
        (80, 438, 168, 40, ramp("#e07a60 #a83c34 #742430 #441420"), 0),
        (74, 396, 146, 42, ramp("#8ab0e0 #3f6cae #284a86 #152a54"), -3),
        (84, 354, 122, 40, ramp("#f0c870 #c08a30 #8a5a22 #513214"), 4),
    ):
        with s.sheet(1.1, rim=0.6, inner=0.35, move=turned(x, y, 1, turn)):
            s.rect(
                -w / 2, -h / 2, w, h, s.linear(0, -h / 2, 0, h / 2, c.light, (0.3, c.base), (1, c.shade)), r=7
            )
            s.path(
                f"M{w / 2 - 8} {-h / 2 + 6}L{w / 2 + 3} {-h / 2 + 6}L{w / 2 + 3} {h / 2 - 6}L{w / 2 - 8} "
                f"{h / 2 - 6}Z",
                PAGES.base,
            )
            for i in range(3):
                s.line(w / 2 - 6, -h / 2 + 12 + i * 7, w / 2 + 3, -h / 2 + 12 + i * 7, PAGES.deep, 1.2)
            for dx in (-w / 2 + 16, w / 2 - 30):
                s.rect(dx, -h / 2, 7, h, GOLD.base)
                s.rect(dx, -h / 2, 2.4, h, GOLD.light)
