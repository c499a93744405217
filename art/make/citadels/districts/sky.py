"""What lies behind a district: sky, weather, hills and water, all wider and higher than any window on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, pi, sin
from random import Random

from art.make.citadels.districts.tones import KINDS, Sky
from art.make.paper import Box, Paper, outline
from art.make.shapes import star

BOX: Box = (-20.0, -130.0, 440.0, 640.0)  # a scene; cards show x 0..400 of it, y 14..420 or higher up
Spot = tuple[float, float, float]  # x, y and radius or scale
OWN = KINDS["unique"]
CLOUD = "M0 0C-4 -14 12 -22 22 -16C28 -34 56 -34 62 -16C74 -24 92 -14 88 0C96 2 96 8 90 8L2 8C-6 8 -6 2 0 0Z"


def ground_path(points: str) -> str:
    """Path data of the ground below a line of points, as wide as a scene."""
    words = points.split()
    first, last = (word.rstrip("!").split(",")[1] for word in (words[0], words[-1]))
    return outline(f"-40,{first}! {points} 440,{last}! 440,530! -40,530!")


@contextmanager
def ground(s: Paper, points: str, tone: str, lift: float = 0.7) -> Iterator[None]:
    """Ground as a sheet below a line of points; what is drawn inside is cut by it."""
    with s.sheet(lift, inner=0.2, cut=True):
        s.path(ground_path(points), tone)
        yield


def hill(s: Paper, points: str, tone: str, lift: float = 0.5, crest: str = "") -> None:
    """A bare hill; `crest` is the tone of its lit edge."""
    with ground(s, points, tone, lift):
        if crest:
            words = points.split()
            s.stroke(" ".join(words), crest, 7, 0.35)


def sky(s: Paper, tones: Sky, sun: Spot | None = None, *, rays: bool = False) -> None:
    """The sky with its sun, if any, and broad beams of light from it."""
    x, y, w, h = BOX
    with s.sheet(0, rim=0, inner=0):
        s.rect(
            x,
            y,
            w,
            h,
            s.linear(0, -60, 0, 345, (0, tones.top), (0.48, tones.middle), (1, tones.horizon)),
        )
        if not sun:
            return
        sx, sy, r = sun
        if rays:
            for i in range(9):
                a = pi * (0.06 + 0.215 * i)
                b = a + 0.16
                far = [(sx + 620 * cos(t), sy + 620 * sin(t)) for t in (a, b)]
                s.poly([(sx, sy), *far], tones.sun, alpha=0.13)
        light = s.radial(sx, sy, 210, (0, tones.sun, 0.95), (0.25, tones.sun, 0.5), (1, tones.sun, 0))
        s.rect(x, y, w, h, light)
        s.circle(sx, sy, r, tones.sun, alpha=0.96)


def night(
    s: Paper, tones: Sky, moon: Spot, *, crescent: bool = False, seed: int = 1, stars: int = 30
) -> None:
    """A night sky with stars and a full or a crescent moon."""
    sky(s, tones)
    mx, my, r = moon
    rng = Random(seed)
    with s.sheet(0, rim=0, inner=0):
        s.circle(
            mx,
            my,
            r * 5,
            s.radial(mx, my, r * 5, (0, "#fff4ff", 0.7), (0.25, "#d9b8f0", 0.35), (1, "#d9b8f0", 0)),
        )
        for _ in range(stars):
            at = rng.random() * 400, -100 + rng.random() * 330
            size = 1.8 + rng.random() * 3
            s.poly(star(*at, size, size * 0.3, 4), "#fff2d0", alpha=0.55 + 0.4 * rng.random())
        if crescent:
            s.path(
                outline(
                    f"{mx + r * 0.5},{my - r * 0.95}! {mx - r * 0.75},{my - r * 0.7} "
                    f"{mx - r * 1.02},{my + r * 0.1} "
                    f"{mx - r * 0.4},{my + r * 0.9} {mx + r * 0.75},{my + r * 0.72}! "
                    f"{mx - r * 0.1},{my + r * 0.5} "
                    f"{mx - r * 0.3},{my - r * 0.3}"
                ),
                tones.sun,
            )
            return
        s.circle(mx, my, r, tones.sun)
        for dx, dy, q in ((-0.3, -0.2, 0.2), (0.32, 0.2, 0.26), (0.1, -0.5, 0.14), (-0.35, 0.42, 0.15)):
            s.circle(mx + dx * r, my + dy * r, q * r, "#e2cfdc", alpha=0.8)


def clouds(
    s: Paper, places: tuple[Spot, ...], tone: str = "#ffffff", shade: str = "", alpha: float = 0.85
) -> None:
    """Clouds (x, y, scale); `shade` darkens their undersides."""
    for x, y, k in places:
        with s.sheet(0.5, rim=0.4, inner=0.12), s.at(x, y, k):
            s.path(CLOUD, tone, alpha=alpha)
            if shade:
                s.path("M4 4C20 -6 40 2 56 -4C70 -8 84 -2 90 2L90 8L2 8Z", shade, alpha=0.55)


def birds(s: Paper, places: tuple[Spot, ...], tone: str = "#3a3348") -> None:
    """Birds far away (x, y, scale)."""
    with s.sheet(0.3, rim=0, inner=0):
        for x, y, k in places:
            with s.at(x, y, k):
                s.path(
                    "M-12 -4C-8 -9 -3 -6 0 0C3 -6 8 -9 12 -4C8 -6 4 -3 0 3C-4 -3 -8 -6 -12 -4Z",
                    tone,
                    alpha=0.8,
                )


def falling(
    s: Paper, tone: str, *, snow: bool = False, seed: int = 3, drops: int = 60, alpha: float = 0.5
) -> None:
    """Rain in slanting strokes, or flakes of snow."""
    rng = Random(seed)
    with s.sheet(0, rim=0, inner=0):
        for _ in range(drops):
            x, y = rng.random() * 440 - 20, rng.random() * 500 - 100
            if snow:
                s.circle(x, y, 1.6 + 2.2 * rng.random(), tone, alpha=alpha + 0.3 * rng.random())
            else:
                length = 12 + 14 * rng.random()
                s.line(x, y, x - length * 0.32, y + length, tone, 1.7, alpha)


def sparks(
    s: Paper, places: tuple[Spot, ...], tone: str = "#fff2d0", points: int = 4, inner: float = 0.26
) -> None:
    """Little lights (x, y, size)."""
    with s.sheet(0, rim=0, inner=0):
        for x, y, size in places:
            s.poly(star(x, y, size, size * inner, points), tone)


def mist(s: Paper, bands: tuple[Spot, ...], tone: str, alpha: float = 0.3) -> None:
    """Bands of fog (x, y, half width) across the ground."""
    with s.sheet(0, rim=0, inner=0):
        for x, y, w in bands:
            s.shape(
                f"{x - w},{y} {x - w * 0.5},{y - 9} {x},{y - 4} {x + w * 0.45},{y - 11} {x + w},{y - 1} "
                f"{x + w * 0.5},{y + 7} {x},{y + 5} {x - w * 0.5},{y + 8}",
                tone,
                alpha,
            )


def water(
    s: Paper, top: float, tones: tuple[str, str], *, light: str = "#ffffff", seed: int = 2, waves: int = 32
) -> None:
    """Water from a line downwards with glints that thicken towards the viewer."""
    rng = Random(seed)
    with s.sheet(0.4, rim=0.2, inner=0):
        s.rect(-20, top, 440, 530 - top, s.linear(0, top, 0, 450, *tones))
        for _ in range(waves):
            x, y = rng.random() * 420 - 20, top + 6 + rng.random() ** 1.4 * (440 - top)
            w = 16 + 34 * rng.random()
            s.stroke(
                f"{x:.1f},{y:.1f} {x + w / 2:.1f},{y - 2:.1f} {x + w:.1f},{y:.1f}",
                light,
                1.4 + (y - top) * 0.012,
                0.15 + 0.3 * rng.random(),
            )


def pebbles(s: Paper, top: float, tone: str, *, seed: int = 5, many: int = 26, alpha: float = 0.7) -> None:
    """Flat stones of a pavement below a line, larger towards the viewer."""
    rng = Random(seed)
    for _ in range(many):
        y = top + rng.random() * (440 - top)
        k = 0.6 + (y - top) * 0.012
        s.ellipse(rng.random() * 420 - 10, y, 20 * k, 4.4 * k, tone, alpha=alpha)


def day(sun: Spot, fluff: tuple[Spot, ...] = (), tones: Sky = OWN.sky, *, rays: bool = False) -> Paper:
    """A scene with a violet sky by day."""
    s = Paper(BOX)
    sky(s, tones, sun, rays=rays)
    clouds(s, fluff, "#fbeeff", "#c9a4dc", 0.85)
    return s


def court(
    s: Paper, points: str, tone: str = OWN.land.near, stones: str = "#8d76b4", top: float = 400
) -> None:
    """The paved near ground of a violet scene."""
    with ground(s, points, tone, 0.9):
        pebbles(s, top, stones, alpha=0.5)
