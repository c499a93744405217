"""The ground of the city as it is printed: fields, sea, wards, roads, canal, island, wall, moles."""

import math
from collections.abc import Iterator
from random import Random

from pygame import Surface

from client.ui.painters import materials, svg
from client.ui.painters.castellans.facts import (
    CANAL,
    CENTRE,
    CITY,
    COASTAL,
    EDGE,
    GAME,
    GROUND,
    GROUNDS,
    HEIGHT,
    ISLAND,
    ROADS,
    SECTORS,
    coast,
    direction,
    on_ring,
    on_wall,
    outline,
    places,
    within_wall,
)
from client.ui.painters.colour import lighter, mix
from client.ui.painters.surfaces import drop, noise, octaves, roughen
from client.ui.painters.vector import Vector

ROAD = 36.0
SEAWARD = (147.0, 213.0)  # the roads that end at the shore
TOWERS = tuple(
    [
        turn
        for turn in range(-128, 129, 16)
        if all(abs((turn - road + 180) % 360 - 180) > 12 for road in ROADS.values())
    ]
)
GLINTS = ("#ffd27a", "#fff0c0", "#ffb14e")
# left, top, width, height, turn and tone of the fields outside the wall
FIELDS = (
    (804, -30, 120, 76, 28, "#d2b95a"),
    (770, 660, 96, 70, -14, "#aaa650"),
    (862, 150, 60, 84, 6, "#c4b25a"),
    (40, 660, 150, 90, 18, "#c2b35e"),
    (150, -40, 84, 62, -20, "#b2ac52"),
    (858, 470, 60, 70, -8, "#d6c06a"),
)
MOLES = (
    "M132 208L96 206C72 203 57 188 55 164L51 106",
    "M140 570L98 574C75 577 61 590 59 612L57 650",
)


def chart() -> Vector:
    """An empty sheet over the whole city."""
    return Vector(CITY, HEIGHT)


def steps(size: tuple[int, int], k: float) -> Iterator[Surface]:
    """The ground of the city over exactly `size`, growing."""
    sheet = materials.stone(*size, k, GROUND, seed=3, blotch=30, grain=14)
    yield sheet
    for draw in (_fields, _sea, _wards):
        sheet.blit(draw().sized(size), (0, 0))
        yield sheet
    roughen(sheet, octaves(*size, [(60 * k, 50 * k, 1), (18 * k, 16 * k, 0.7)], 5), (16, 14, 12))
    yield sheet
    for draw in (_paving, _roads, _canal):
        sheet.blit(draw().sized(size), (0, 0))
        yield sheet
    roughen(sheet, noise(*size, max(1.0, 1.4 * k), 0, 8), (12, 12, 12))
    for raised in (_moles(), _wall()):
        picture = raised.sized(size)
        drop(sheet, picture, (0, 0), (6 * k, 8 * k), 4 * k, 140)
        sheet.blit(picture, (0, 0))
        yield sheet


def _fields() -> Vector:
    s = chart()
    for x, y, w, h, turn, tone in FIELDS:
        s.open(f"translate({x} {y}) rotate({turn})")
        s.rect(0, 0, w, h, tone, "#7d6f30", 1.5, opacity=0.9)
        furrows = "".join(f"M6 {8 + n * 8}H{w - 6}" for n in range(h // 8))
        s.path(furrows, None, "#8d7d36", 1.6, stroke_opacity=0.5)
        s.close()
    return s


# ------------------------------------------------------------------ water


def _sea() -> Vector:
    s = chart()
    shore = [(coast(y), y) for y in range(0, HEIGHT + 24, 12)]
    s.polygon([(0, 0), *shore, (0, HEIGHT + 12)], None, "#efe0b2", 17, stroke_opacity=0.9)
    s.polygon(
        [(0, 0), *shore, (0, HEIGHT + 12)],
        s.linear(0, 0, 190, HEIGHT, "#3a9aa0", (0.35, "#1c6a78"), (1, "#0c3d50")),
    )
    for n in range(4):
        foam = [
            (coast(y) - 9 - n * 11 + 3 * math.sin(y / 17 + n * 2), float(y)) for y in range(0, HEIGHT + 10, 7)
        ]
        s.polygon(foam, None, "#d9f0e2", 2.4 - n * 0.4, stroke_opacity=0.5 - n * 0.11, closed=False)
    rng = Random(12)
    for tone, count, strength in (("#7cc4c0", 60, 0.4), *[(glint, 60, 0.62) for glint in GLINTS]):
        dashes = ""
        for _ in range(count):
            y = rng.random() * HEIGHT if tone == "#7cc4c0" else 26 + rng.random() ** 1.3 * 420
            wave = 64 + 30 * math.sin(y / 60)
            x = rng.random() * (coast(y) - 34 if tone == "#7cc4c0" else min(wave, coast(y) - 24))
            dashes += f"M{x:.0f} {y:.1f}h{rng.uniform(5, 19):.0f}"
        s.path(dashes, None, tone, 2, stroke_opacity=strength)
    return s


def _moles() -> Vector:
    s = chart()
    for data in MOLES:
        for tone, width in (("#3f3020", 19), ("#8a7450", 15.4), ("#c9ab78", 10.5)):
            s.path(data, None, tone, width)
        s.path(data, None, "#f6e4b8", 2.2, stroke_opacity=0.5)
    return s


# ------------------------------------------------------------------ land


def _wards() -> Vector:
    s = chart()
    for ward in SECTORS:
        a, b = SECTORS[ward]
        far = [on_wall(a + (b - a) * n / 30) for n in range(31)]
        if ward in COASTAL:
            far = [(max(x, coast(y) + 6), y) for x, y in far]
        tone = GROUNDS[ward]
        pale, deep = lighter(tone, 0.1), mix(tone, "#8a6238", 0.28)
        s.polygon(
            [CENTRE, *far], s.radial(CENTRE[0] - 100, CENTRE[1] - 160, 560, pale, (0.6, tone), (1, deep))
        )
    return s


def _paving() -> Vector:
    """Pale and dark stones let into the ground of the wards."""
    s = chart()
    rng = Random(21)
    for tone, strength in (("#fff4d8", 0.16), ("#fff4d8", 0.09), ("#8a6a44", 0.15), ("#8a6a44", 0.08)):
        stones = ""
        for _ in range(760):
            x, y = rng.random() * CITY, rng.random() * HEIGHT
            if within_wall(x, y) < 0.98 and x > coast(y) + 10:
                w, h = rng.uniform(5, 11), rng.uniform(4, 7)
                stones += f"M{x:.1f} {y:.1f}h{w:.1f}v{h:.1f}h-{w:.1f}Z"
        s.path(stones, tone, opacity=strength)
    for ward in SECTORS:
        s.polygon(outline(ward), None, "#6b4a28", 1.2, stroke_opacity=0.25)
        _square(s, ward, rng)
    return s


def _square(s: Vector, ward: str, rng: Random) -> None:
    """The paved square of a ward, where its pieces stand."""
    at = places()[f"ward.{ward}"]
    left, top, w, h = at.left - 7, at.top + 6, at.w + 14, at.h + 8
    pale = lighter(GROUNDS[ward], 0.34)
    s.rect(left + 1.5, top + 2, w, h, "#5d4226", r=16, opacity=0.3)
    s.rect(left, top, w, h, pale, mix(GROUNDS[ward], "#6b4a28", 0.5), 1.6, r=15, opacity=0.85)
    s.rect(left + 3.4, top + 3.4, w - 6.8, h - 6.8, None, "#fff8e4", 1, r=12, stroke_opacity=0.55)
    slabs = ""
    for row in range(int((h - 12) / 9)):
        x = left + 7 - rng.random() * 6
        while x < left + w - 9:
            wide = rng.uniform(9, 16)
            begin, end = max(x, left + 7), min(x + wide - 1.5, left + w - 7)
            if end - begin > 3 and rng.random() < 0.85:
                slabs += f"M{begin:.1f} {top + 7 + row * 9:.1f}h{end - begin:.1f}v7.4h{begin - end:.1f}Z"
            x += wide
    s.path(slabs, mix(pale, "#a98555", 0.35), opacity=0.3)


def _roads() -> Vector:
    s = chart()
    rng = Random(5)
    for angle in ROADS.values():
        x, y = on_wall(angle, 0.99 if angle in SEAWARD else 1.07)
        for tone, width in (("#5d4226", ROAD + 4), ("#c9ab78", ROAD)):
            s.line(*CENTRE, x, y, tone, width)
        c, d = direction(angle)
        light = dark = ""
        length = math.hypot(x - CENTRE[0], y - CENTRE[1])
        for row, at in enumerate(range(100, int(length), 9)):
            for q in (-12.6, -4.2, 4.2, 12.6):
                far = at + row % 2 * 4
                px, py = CENTRE[0] + c * far - d * q, CENTRE[1] + d * far + c * q
                r = rng.uniform(3.2, 4.0)
                half = f"a{r:.1f} {r * 0.86:.1f} 0 1 0 "
                stone = f"M{px - r:.1f} {py:.1f}{half}{2 * r:.1f} 0{half}{-2 * r:.1f} 0Z"
                light, dark = (light + stone, dark) if rng.random() < 0.6 else (light, dark + stone)
        s.path(light, "#ecd3a2", "#8d6c40", 0.7, stroke_opacity=0.55)
        s.path(dark, "#dcbf8a", "#8d6c40", 0.7, stroke_opacity=0.55)
    return s


def _canal() -> Vector:
    """The ring of water with its bridges, and the castle's island."""
    s = chart()
    x, y = CENTRE
    s.ellipse(x, y, CANAL[0] + 6, CANAL[1] + 6, "#5d4226")
    s.ellipse(x, y, CANAL[0] + 4, CANAL[1] + 4, "#e0c793")
    water = s.linear(x - 160, y - 120, x + 160, y + 120, "#3fa0a8", (0.4, "#1f7080"), (1, "#0c4056"))
    s.ellipse(x, y, *CANAL, water, "#4b3018", 2)
    rng = Random(9)
    for tone, strength in (("#ffe2a0", 0.6), ("#8fd0c8", 0.5)):
        dashes = ""
        for _ in range(40):
            turn, part = rng.random() * math.tau, rng.uniform(0.8, 0.96)
            px, py = x + CANAL[0] * part * math.cos(turn), y + CANAL[1] * part * math.sin(turn)
            dashes += f"M{px:.0f} {py:.0f}h{rng.uniform(5, 12):.0f}"
        s.path(dashes, None, tone, 1.6, stroke_opacity=strength)
    for angle in ROADS.values():
        _bridge(s, angle)
    s.ellipse(x, y + 4, ISLAND[0] + 2, ISLAND[1] + 3, "#4b3a1c")
    grass = s.linear(x - 120, y - 80, x + 120, y + 80, "#d6c884", (0.6, "#a59c58"), (1, "#74733a"))
    s.ellipse(x, y, *ISLAND, grass, "#5d4c26", 1.6)
    s.ellipse(x, y + 6, 98, 66, "#e6d2a2", opacity=0.85)
    return s


def _bridge(s: Vector, angle: float) -> None:
    c, d = direction(angle)
    near, far = on_ring(angle, (ISLAND[0] - 8, ISLAND[1] - 8)), on_ring(angle, (CANAL[0] + 9, CANAL[1] + 9))
    s.line(near[0] + 2, near[1] + 5, far[0] + 2, far[1] + 5, "#0a2a34", 34, 0.5)
    for tone, width in (("#4b3018", 35), ("#dcbf8c", 29)):
        s.line(*near, *far, tone, width)
    planks = ""
    for n in range(1, 9):
        px, py = near[0] + (far[0] - near[0]) * n / 9, near[1] + (far[1] - near[1]) * n / 9
        planks += f"M{px - d * 12:.1f} {py + c * 12:.1f}L{px + d * 12:.1f} {py - c * 12:.1f}"
    s.path(planks, None, "#a5824e", 1.2, stroke_opacity=0.8)
    for q in (-13.5, 13.5):
        ends = (near[0] - d * q, near[1] + c * q, far[0] - d * q, far[1] + c * q)
        s.line(*ends, EDGE, 5)
        s.line(*ends, "#f8e8c4", 3)


# ------------------------------------------------------------------ wall


def _wall() -> Vector:
    s = chart()
    line = [on_wall(angle) for angle in range(-146, 147, 2)]
    for tone, width, low in (
        ("#3a2415", 19.5, 3),
        ("#8d6b42", 16.5, 3),
        ("#b99660", 15, 0),
        ("#ecd5a6", 11, -2),
    ):
        s.polygon([(x, y + low) for x, y in line], None, tone, width, closed=False)
    merlons = "".join(f"M{x - 3:.1f} {y - 6:.1f}h6v5h-6Z" for x, y in line[::2])
    s.path(merlons, "#fff2d2", "#8d6b42", 0.8)
    return s


def towers(target: Surface, k: float) -> Iterator[None]:
    """The round towers of the wall, each with its shadow, from the back to the front."""
    picture = svg.draw_high(GAME, "wall-tower", max(4, round(46 * k)))
    for x, y in sorted((on_wall(angle) for angle in TOWERS), key=lambda at: at[1]):
        at = (x * k - picture.get_width() / 2, (y + 10) * k - picture.get_height() * 0.9)
        drop(target, picture, at, (4 * k, 3 * k), 2 * k, 120)
        target.blit(picture, (round(at[0]), round(at[1])))
        yield
