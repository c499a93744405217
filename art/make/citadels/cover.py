"""The cover of Citadels: a walled city at dusk and five of those who would rule it; 1200 x 600."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from art.make.citadels import cover_people as people
from art.make.citadels.parts import stars
from art.make.colour import mix
from art.make.paper import Ramp, outline, ramp
from art.make.svg import Svg, d

WIDTH, HEIGHT = 1200.0, 600.0
SUN = (612.0, 250.0)
HAZE, LAMP = "#f2a06a", "#ffd87a"
WALL = ramp("#f6dcb4 #c99a78 #8a5a62 #4a2e4a")
ROOFS = (
    ramp("#e88a6a #b04a44 #74283c #421a30"),
    ramp("#8aa4d0 #4a68a4 #2e4478 #1a284e"),
    ramp("#a890d0 #6a4ea0 #462f72 #281a48"),
    ramp("#8cc4b4 #468a84 #2a5a62 #183844"),
)


def cover() -> Svg:
    """The whole picture, from the sky to the figures in front."""
    s = Svg(WIDTH, HEIGHT)
    _sky(s)
    _row(s, 7, 330, (26, 46), (40, 120), 0.62, 3)
    _castle(s, 690, 366, 0.86)
    _cathedral(s, 330, 372, 0.95)
    _row(s, 19, 400, (34, 58), (40, 110), 0.36, 5)
    _wall(s)
    _row(s, 31, 500, (48, 80), (50, 120), 0.12, 9)
    _dusk(s)
    for figure in (people.warlord, people.bishop, people.king, people.witch, people.assassin):
        figure(s)
    _frame(s)
    return s


def _sky(s: Svg) -> None:
    tones = ("#191640", (0.3, "#3f2a6a"), (0.55, "#8f4a7c"), (0.75, "#e0785e"), (1, "#ffce84"))
    s.rect(0, 0, WIDTH, HEIGHT, s.linear(0, 0, 0, 420, *tones))
    rng = Random(11)
    for _ in range(80):
        s.circle(
            rng.uniform(0, WIDTH),
            rng.uniform(0, 170),
            rng.uniform(0.6, 1.9),
            "#fff4d8",
            alpha=rng.uniform(0.3, 0.9),
        )
    x, y = SUN
    s.circle(x, y, 430, s.radial(x, y, 430, (0, "#fff0b8", 0.95), (0.25, "#ffc074", 0.55), (1, "#ff9a5c", 0)))
    for i in range(26):
        a = math.tau * i / 26
        s.poly(
            [(x, y), *[(x + 760 * math.cos(a + o), y + 760 * math.sin(a + o)) for o in (-0.05, 0.05)]],
            "#ffe6b0",
            alpha=0.09,
        )
    s.circle(x, y, 122, s.radial(x - 20, y - 26, 150, "#fffbe2", (0.7, "#ffe09a"), (1, "#ffb866")))
    _clouds(s)


def _clouds(s: Svg) -> None:
    """Bands of cloud, lit from below, and some birds."""
    for cx, cy, w in (
        (170, 150, 150),
        (420, 96, 110),
        (880, 130, 170),
        (1060, 84, 120),
        (1010, 226, 140),
        (120, 250, 120),
    ):
        for n, tone in enumerate(("#5a3474", "#c86a74", "#ffb482")):
            k = w * (1 - 0.2 * n)
            s.path(
                outline(
                    f"{cx - k},{cy + n * 5}! {cx - k * 0.6},{cy - 12 + n * 5} "
                    f"{cx - k * 0.1},{cy - 20 + n * 6} "
                    f"{cx + k * 0.5},{cy - 9 + n * 5} {cx + k},{cy + n * 5}! {cx},{cy + 8 + n * 3}"
                ),
                tone,
                alpha=0.55,
            )
    for x0, y0 in ((820, 176), (846, 160), (872, 182), (366, 196), (390, 180)):
        s.path(
            d("M", x0 - 11, y0 - 5, "Q", x0 - 4, y0 - 8, x0, y0, "Q", x0 + 4, y0 - 8, x0 + 11, y0 - 5),
            "",
            "#2a1a44",
            2.6,
        )


def _far(c: Ramp, haze: float) -> Ramp:
    return Ramp(*[mix(tone, HAZE, haze) for tone in c])


def _windows(s: Svg, x: float, y: float, w: float, rows: int, gap: float, rng: Random, size: float) -> None:
    for j in range(rows):
        for i in range(max(1, int(w / (size * 3.2)))):
            if rng.random() < 0.62:
                px = x + size * 1.2 + i * size * 3.1
                s.rect(
                    px,
                    y + j * gap,
                    size,
                    size * 1.7,
                    LAMP if rng.random() < 0.75 else "#33264e",
                    r=size * 0.5,
                )


def _house(s: Svg, x: float, foot: float, w: float, h: float, c: Ramp, roof: Ramp, rng: Random) -> None:
    top = foot - h
    s.rect(x, top, w, h + 140, s.linear(x, 0, x + w, 0, c.light, (0.3, c.base), (1, c.shade)))
    form = rng.randint(0, 3)
    peak = w * (1.5, 0.62, 0.8, 1.1)[form]
    s.poly([(x - 4, top), (x + w / 2, top - peak), (x + w + 4, top)], roof.base)
    s.poly([(x + w / 2, top - peak), (x + w + 4, top), (x + w * 0.52, top)], roof.shade)
    s.poly([(x - 4, top), (x + w / 2, top - peak), (x + w * 0.3, top)], roof.light, alpha=0.5)
    if form == 0:
        s.line(x + w / 2, top - peak, x + w / 2, top - peak - 16, c.deep, 2)
        s.poly(
            [(x + w / 2, top - peak - 16), (x + w / 2 + 15, top - peak - 11), (x + w / 2, top - peak - 6)],
            "#e8b04a",
        )
    _windows(s, x, top + 12, w, max(1, int(h / 34)), 24, rng, max(4.0, w * 0.11))


def _row(
    s: Svg, seed: int, foot: float, wide: tuple[int, int], high: tuple[int, int], haze: float, skip: int
) -> None:
    """A row of houses across the picture."""
    rng, x, n = Random(seed), -20.0, 0
    while x < WIDTH:
        w, h = float(rng.randint(*wide)), float(rng.randint(*high))
        n += 1
        if n % skip:
            _house(s, x, foot, w, h, _far(WALL, haze), _far(rng.choice(ROOFS), haze), rng)
        x += w + rng.randint(-6, 8)


def _tower(s: Svg, x: float, top: float, foot: float, w: float, c: Ramp, roof: Ramp, cone: float) -> None:
    s.rect(
        x - w / 2,
        top,
        w,
        foot - top,
        s.linear(x - w / 2, 0, x + w / 2, 0, c.light, (0.35, c.base), (0.8, c.shade), (1, c.deep)),
    )
    s.rect(x - w * 0.6, top - 5, w * 1.2, 12, s.linear(x - w * 0.6, 0, x + w * 0.6, 0, c.light, c.shade))
    s.poly([(x - w * 0.66, top - 5), (x, top - cone), (x + w * 0.66, top - 5)], roof.base)
    s.poly([(x, top - cone), (x + w * 0.66, top - 5), (x + w * 0.1, top - 5)], roof.shade)
    s.poly([(x - w * 0.66, top - 5), (x, top - cone), (x - w * 0.34, top - 5)], roof.light, alpha=0.7)
    s.line(x, top - cone, x, top - cone - 22, c.deep, 2.4)
    s.path(
        d(
            *("M", x, top - cone - 22),
            *("q", 10, -4, 18, 2),
            *("q", 8, 4, 12, 0),
            *("l", -4, 8),
            *("q", -12, 4, -26, 2),
            "Z",
        ),
        "#d83c44",
    )
    for y in range(int(top) + 18, int(foot) - 30, 34):
        s.path(f"M{x - 4:g} {y + 14}L{x - 4:g} {y + 4}A4 4 0 0 1 {x + 4:g} {y + 4}L{x + 4:g} {y + 14}Z", LAMP)


def _castle(s: Svg, x: float, foot: float, k: float) -> None:
    c, roof = _far(WALL, 0.22), _far(ROOFS[1], 0.16)
    hill = outline(
        f"{x - 330},{foot + 90}! {x - 220},{foot + 10} {x - 90},{foot - 34} {x + 60},{foot - 36} "
        f"{x + 200},{foot} {x + 330},{foot + 90}!"
    )
    s.path(hill, s.linear(0, foot - 40, 0, foot + 90, mix("#7a6a58", HAZE, 0.25), "#4a3450"))
    for dx, top, w, cone in (
        (-120, 150, 40, 78),
        (118, 140, 42, 80),
        (-58, 190, 46, 92),
        (62, 196, 46, 92),
        (0, 246, 58, 118),
    ):
        _tower(s, x + dx * k, foot - top * k, foot - 20, w * k, c, roof, cone * k)
    s.rect(
        x - 150, foot - 92, 300, 84, s.linear(x - 150, 0, x + 150, 0, c.light, (0.3, c.base), (1, c.shade))
    )
    for i in range(13):
        s.rect(x - 150 + i * 24, foot - 104, 14, 14, c.base if i < 7 else c.shade)
    s.path(
        f"M{x - 26:g} {foot - 8}L{x - 26:g} {foot - 46}A26 26 0 0 1 {x + 26:g} "
        f"{foot - 46}L{x + 26:g} {foot - 8}Z",
        "#3a2440",
    )
    s.path(
        f"M{x - 16:g} {foot - 8}L{x - 16:g} {foot - 44}A16 16 0 0 1 {x + 16:g} "
        f"{foot - 44}L{x + 16:g} {foot - 8}Z",
        LAMP,
        alpha=0.85,
    )


def _cathedral(s: Svg, x: float, foot: float, k: float) -> None:
    c, roof = _far(WALL, 0.3), _far(ROOFS[2], 0.2)
    for dx in (-70, 70):
        _tower(s, x + dx * k, foot - 170 * k, foot + 40, 46 * k, c, roof, 130 * k)
    s.poly(
        [
            (x - 62 * k, foot + 40),
            (x - 62 * k, foot - 96 * k),
            (x, foot - 190 * k),
            (x + 62 * k, foot - 96 * k),
            (x + 62 * k, foot + 40),
        ],
        c.base,
    )
    s.poly(
        [(x, foot - 190 * k), (x + 62 * k, foot - 96 * k), (x + 62 * k, foot + 40), (x + 10 * k, foot + 40)],
        c.shade,
        alpha=0.6,
    )
    s.circle(x, foot - 84 * k, 30 * k, c.deep)
    for i in range(8):
        a = math.tau * i / 8
        s.circle(
            x + 18 * k * math.cos(a),
            foot - 84 * k + 18 * k * math.sin(a),
            6.5 * k,
            (LAMP, "#f08a6a", "#8ac8f0")[i % 3],
        )
    s.circle(x, foot - 84 * k, 7 * k, LAMP)


def _wall(s: Svg) -> None:
    c = _far(ramp("#c8a488 #94707a #644a62 #3a2844"), 0.1)
    s.rect(0, 396, WIDTH, 90, s.linear(0, 396, 0, 486, c.base, c.shade))
    for i in range(51):
        s.rect(i * 24 - 4, 384, 14, 14, c.base)
        s.rect(i * 24 - 4, 384, 4, 14, c.light)
    for x in (96, 512, 906, 1120):
        s.rect(x - 34, 356, 68, 130, s.linear(x - 34, 0, x + 34, 0, c.light, (0.4, c.base), (1, c.deep)))
        for i in range(4):
            s.rect(x - 38 + i * 20, 342, 13, 16, c.base if i < 2 else c.shade)
        s.path(f"M{x - 5} 410L{x - 5} 392A5 5 0 0 1 {x + 5} 392L{x + 5} 410Z", LAMP)


def _dusk(s: Svg) -> None:
    """Shadow over the lower town, from which the figures stand out."""
    s.rect(
        0,
        250,
        WIDTH,
        350,
        s.linear(0, 250, 0, 600, (0, "#1c1234", 0), (0.5, "#1c1234", 0.5), (1, "#0e0a20", 0.96)),
    )


def _frame(s: Svg) -> None:
    for inset, tone, w in ((5, "#2a1430", 10), (12, "#6a3f18", 6), (12, "#e3b04b", 3.4), (20, "#e3b04b", 1)):
        s.rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, "", tone, w)
    for x in (14, WIDTH - 14):
        for y in (14, HEIGHT - 14):
            s.poly([(x, y - 14), (x + 14, y), (x, y + 14), (x - 14, y)], "#e3b04b", "#6a3f18", 2)
    stars(s, "14,14,7 1186,14,7 14,586,7 1186,586,7", "#7a1f2c", 1.0)


DRAWINGS: dict[str, Callable[[], Svg]] = {"cover": cover}
