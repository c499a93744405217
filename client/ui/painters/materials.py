"""Plain grounds: wood, stone, paper, leather, felt, wax, metals. `k` is real pixels per design pixel."""

import math
from collections.abc import Sequence
from random import Random

import pygame
from pygame import Surface

from client.ui.painters.colour import RGB, Colour, mix, rgb, rgba
from client.ui.painters.surfaces import (
    ADD,
    MULT,
    SUB,
    blank,
    blur,
    clip,
    from_grey,
    gradient,
    grey_bytes,
    noise,
    octaves,
    radial,
    ramp,
    relief,
    roughen,
)
from client.ui.painters.theme import Ground
from client.ui.painters.vector import Vector, rounded

_WOOD = ((520, 34, 1.2), (380, 11, 1.0), (240, 4.2, 0.8), (110, 1.9, 0.6), (34, 1.1, 0.35))


def wood_tones(colours: Sequence[str]) -> list[RGB]:
    """The ramp of a wood from its five colours, dark to bright."""
    places = (0, 0.25, 0.5, 0.75, 1)
    return ramp(*zip(places, colours, strict=True))


def wood(w: int, h: int, k: float, tones: list[RGB], *, planks: int = 1, seed: int = 3) -> Surface:
    """Oiled wood: stretched noise, warped in narrow columns, through a ramp of browns."""
    rng = Random(seed)
    out = blank(w, h)
    for i in range(planks):
        top, bottom = round(i * h / planks), round((i + 1) * h / planks)
        plank = _plank(w, bottom - top, k, tones, rng, seed * 31 + i)
        if i:
            dark, light = max(1, round(1.6 * k)), max(1, round(1.2 * k))
            plank.fill((26, 14, 8), (0, 0, w, dark), special_flags=SUB)
            plank.fill((16, 11, 7), (0, dark, w, light), special_flags=ADD)
        out.blit(plank, (0, top))
    return out


def _plank(w: int, h: int, k: float, tones: list[RGB], rng: Random, seed: int) -> Surface:
    margin = int(26 * k)
    layers = [(max(1.0, x * k), max(1.0, y * k), weight) for x, y, weight in _WOOD]
    grain = octaves(w, h + 2 * margin, layers, seed)
    a, b, c = (rng.random() * 6 for _ in range(3))
    step = max(1, int(3 * k))
    warped = blank(w, h)
    for x in range(0, w, step):
        t = x / k
        dy = margin * (
            0.55 * math.sin(t / 310 + a) + 0.3 * math.sin(t / 127 + b) + 0.15 * math.sin(t / 47 + c)
        )
        warped.blit(grain, (x, 0), (x, round(margin + dy), step, h))
    tone = rng.uniform(-14, 14)
    curve = bytes(max(0, min(255, int(128 + (j - 128) * 1.84 + tone))) for j in range(256))
    out = from_grey(grey_bytes(warped), (w, h), tones, curve)
    for _ in range(int(w * h / (k * k) / 900)):
        left, y, length = rng.random() * w, rng.random() * h, rng.uniform(5, 26) * k
        pore = mix(tones[30], tones[5], rng.random())
        pygame.draw.line(out, rgb(pore), (left, y), (left + length, y + rng.uniform(-0.6, 0.6)))
    return out


def stone(
    w: int, h: int, k: float, base: Colour, *, seed: int = 2, blotch: int = 20, grain: int = 10
) -> Surface:
    """Limestone: large soft blotches, fine grain, a few specks."""
    out = blank(w, h, rgba(base))
    rng = Random(seed)
    layers = [
        (max(1.0, x * k), max(1.0, y * k), v)
        for x, y, v in ((240, 200, 1), (80, 70, 0.8), (26, 24, 0.6), (9, 9, 0.4))
    ]
    roughen(out, octaves(w, h, layers, seed), (blotch, blotch, int(blotch * 1.25)))
    roughen(out, noise(w, h, max(1.0, 1.4 * k), 0, seed + 3), (grain,) * 3)
    for _ in range(int(w * h / (k * k) / 260)):
        side = max(1, int(rng.uniform(0.6, 1.8) * k))
        place = (int(rng.random() * w), int(rng.random() * h), side, side)
        if rng.random() < 0.67:
            out.fill((14, 14, 16), place, special_flags=SUB)
        else:
            out.fill((12, 12, 10), place, special_flags=ADD)
    return out


def paper(
    w: int,
    h: int,
    k: float,
    base: Colour = "#ead9b5",
    *,
    seed: int = 1,
    blotch: int = 12,
    grain: int = 9,
    fibres: float = 1.0,
) -> Surface:
    """Paper with soft blotches, grain and fibres."""
    out = blank(w, h, rgba(base))
    rng = Random(seed)
    layers = [(max(1.0, c * k), max(1.0, c * k), v) for c, v in ((180, 1), (60, 0.7), (22, 0.4))]
    roughen(out, octaves(w, h, layers, seed), (blotch, int(blotch * 1.1), int(blotch * 1.5)))
    roughen(out, noise(w, h, max(1.0, 1.6 * k), 0, seed + 7), (grain,) * 3)
    _fibres(
        out,
        int(w * h / (k * k) / 420 * fibres),
        (3 * k, 11 * k),
        ((90, 60, 30, 34), (255, 250, 235, 44)),
        rng,
    )
    return out


def _fibres(
    out: Surface,
    count: int,
    length: tuple[float, float],
    tones: tuple[tuple[int, int, int, int], ...],
    rng: Random,
) -> None:
    w, h = out.get_size()
    sheet = blank(w, h)
    for _ in range(count):
        x, y, angle, reach = rng.random() * w, rng.random() * h, rng.random() * 6.3, rng.uniform(*length)
        end = (x + math.cos(angle) * reach, y + math.sin(angle) * reach)
        pygame.draw.aaline(sheet, tones[0] if rng.random() < 0.55 else tones[1], (x, y), end)
    out.blit(sheet, (0, 0))


def parchment(w: int, h: int, k: float, base: Colour = "#ead8b0", *, seed: int = 6) -> Surface:
    """A sheet with a worn, darkened edge."""
    out = paper(w, h, k, base, seed=seed, blotch=20, fibres=0.5)
    mask, edge = Vector(w / k, h / k), Vector(w / k, h / k)
    points = _worn(w / k, h / k, Random(seed))
    mask.polygon(points, "#ffffff")
    edge.polygon(points, None, "#8a5f2c", 9, stroke_opacity=0.30)
    edge.polygon(points, None, "#6b441a", 2.4, stroke_opacity=0.5)
    shape = mask.sized((w, h))
    clip(out, shape)
    out.blit(clip(blur(edge.sized((w, h)), 3 * k), shape), (0, 0))
    return out


def _worn(w: float, h: float, rng: Random) -> list[tuple[float, float]]:
    step = 7

    def off() -> float:
        return 1.2 + rng.random() * 1.8

    return (
        [(i * step, off()) for i in range(int(w / step))]
        + [(w - off(), i * step) for i in range(int(h / step))]
        + [(w - i * step, h - off()) for i in range(int(w / step))]
        + [(off(), h - i * step) for i in range(int(h / step))]
    )


def fanfold(w: int, h: int, k: float, base: Colour = "#e9eff2", *, seed: int = 9) -> Surface:
    """Paper of a line printer: pale bars across, a row of holes along both sides."""
    out = paper(w, h, k, base, seed=seed, blotch=9, grain=7, fibres=0.5)
    wide, high = w / k, h / k
    mask, bars, holes = (Vector(wide, high) for _ in range(3))
    mask.rect(0, 0, wide, high, "#ffffff", r=3)
    for n in range(int(high / 33)):
        if n % 2:
            bars.rect(20, 46 + n * 33, wide - 40, 33, "#bcd0da", opacity=0.26)
    for x in (20.0, wide - 20):
        bars.line(x, 0, x, high, "#a9bfcb", 0.8, 0.5)
    for n in range(int(high / 22)):
        for x in (10.0, wide - 10):
            holes.ellipse(x, 11 + n * 22, 4.2, 4.2, "#000000")
    out.blit(bars.sized((w, h)), (0, 0))
    clip(out, mask.sized((w, h)))
    out.blit(holes.sized((w, h)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return out


def leather(w: int, h: int, k: float, base: Colour, *, seed: int = 5) -> Surface:
    """Grained leather."""
    out = blank(w, h, rgba(base))
    layers = [(max(1.0, c * k), max(1.0, c * k), v) for c, v in ((7, 1), (3.4, 0.9), (1.7, 0.4))]
    relief(out, octaves(w, h, layers, seed), max(1.0, k), 0.24)
    roughen(out, octaves(w, h, [(90 * k, 90 * k, 1), (40 * k, 30 * k, 0.6)], seed + 9), (20, 14, 12))
    return out


def felt(w: int, h: int, k: float, base: Colour, *, seed: int = 8) -> Surface:
    """Cloth with short fibres."""
    out = blank(w, h, rgba(base))
    roughen(out, noise(w, h, max(1.0, 1.3 * k), 0, seed), (22, 22, 22))
    roughen(out, octaves(w, h, [(70 * k, 70 * k, 1), (26 * k, 26 * k, 0.6)], seed + 4), (14, 16, 16))
    _fibres(
        out, int(w * h / (k * k) / 60), (2 * k, 6 * k), ((0, 0, 0, 26), (255, 255, 255, 16)), Random(seed)
    )
    return out


def wax(w: int, h: int, k: float, base: Colour = "#2a1f1a", *, seed: int = 4) -> Surface:
    """The dark wax of a writing tablet."""
    out = blank(w, h, rgba(base))
    layers = [(max(1.0, x * k), max(1.0, y * k), v) for x, y, v in ((120, 60, 1), (40, 22, 0.7), (9, 5, 0.3))]
    roughen(out, octaves(w, h, layers, seed), (16, 13, 11))
    roughen(out, noise(w, h, max(1.0, 1.5 * k), 0, seed), (7, 7, 7))
    return out


def brushed(w: int, h: int, k: float, base: Colour, *, seed: int = 3, amount: int = 34) -> Surface:
    """Brushed metal with a light band above and a dark one below."""
    out = blank(w, h, rgba(base))
    layers = [(90 * k, max(1.0, 1.3 * k), 1.0), (30 * k, max(1.0, 1.1 * k), 0.6)]
    roughen(out, octaves(w, h, layers, seed), (amount, int(amount * 0.88), int(amount * 0.6)))
    out.blit(
        gradient(
            w,
            h,
            [
                (0, (255, 240, 190, 90)),
                (0.45, (255, 236, 170, 10)),
                (0.5, (60, 34, 4, 0)),
                (1, (50, 26, 4, 110)),
            ],
        ),
        (0, 0),
    )
    return out


def steel(w: int, h: int, k: float, base: Colour, *, seed: int = 2, amount: int = 10) -> Surface:
    """Dull brushed steel in a cold tone, without a light of its own."""
    out = blank(w, h, rgba(base))
    fine = [(160 * k, max(1.4, 1.4 * k), 1.0), (60 * k, max(1.1, 1.1 * k), 0.7)]
    roughen(out, octaves(w, h, fine, seed), (amount, amount, amount + 2))
    roughen(out, octaves(w, h, [(120 * k, 90 * k, 1.0)], seed + 3), (amount, amount, amount))
    return out


def ground(spec: Ground, size: tuple[int, int], k: float, seed: int = 0) -> Surface:
    """What a theme calls a ground, over that size; a seed other than 0 gives another grain of it."""
    w, h = size
    seed = seed or spec.seed
    if spec.kind == "wood":
        return wood(w, h, k, wood_tones(spec.tones), planks=spec.planks, seed=seed)
    plain = {
        "felt": felt,
        "leather": leather,
        "stone": stone,
        "wax": wax,
        "metal": brushed,
        "paper": paper,
        "steel": steel,
    }
    return plain[spec.kind](w, h, k, spec.colour, seed=seed)


def cut(surface: Surface, radius: float) -> Surface:
    """Round the corners of a ground in place; radius in pixels."""
    return clip(surface, rounded(surface.get_size(), radius))


def lamp(surface: Surface, glow: tuple[int, int, int] = (46, 34, 22), vignette: int = 120) -> None:
    """The light of a whole table: a warm pool at the top left, dark corners."""
    size = surface.get_size()
    surface.blit(radial(size, (0.26, 0.12), (0.9, 1.0), glow, (0, 0, 0), 96), (0, 0), special_flags=ADD)
    low = 255 - vignette
    surface.blit(
        radial(
            size,
            (0.46, 0.44),
            (0.80, 0.86),
            (255, 255, 255),
            (low, low, 255 - int(vignette * 0.95)),
            96,
        ),
        (0, 0),
        special_flags=MULT,
    )


def daylight(surface: Surface) -> None:
    """The light of a printed board, put on last: warm top left, cooler bottom right."""
    size = surface.get_size()
    surface.blit(radial(size, (0.22, 0.10), (1.0, 1.15), (30, 22, 10), (0, 0, 0)), (0, 0), special_flags=ADD)
    surface.blit(
        radial(size, (0.30, 0.25), (1.0, 1.05), (255, 255, 255), (226, 219, 214)),
        (0, 0),
        special_flags=MULT,
    )
