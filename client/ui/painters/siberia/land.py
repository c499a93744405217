"""Printing the map: sea, fourteen regions and the port, woods, peaks, rivers, railway, pipelines, emboss."""

import math
from collections.abc import Generator, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

from pygame import Surface

from client.ui.painters import svg
from client.ui.painters.colour import darker, lighter, mix, rgba
from client.ui.painters.siberia import geography
from client.ui.painters.siberia.facts import (
    GAME,
    MAP_HIGH,
    MAP_WIDE,
    SCALE,
    SHADE,
    SIGNAL,
    TINTS,
    on_map,
)
from client.ui.painters.surfaces import (
    MULT,
    blank,
    blur,
    clip,
    drop,
    noise,
    octaves,
    relief,
    roughen,
    silhouette,
)
from client.ui.painters.vector import Point, Vector, rasterise

Job = Generator[None, None, Surface]
SEA, SHALLOW, FLOE = "#1d4258", "#8fc3d2", "#dfeef3"
WATER, WATER_EDGE = "#8fc4da", "#3e6d88"
TRACK = "#0d151b"
APART = (6.5, 3.6)  # canvas units between two trees, across and down
BANDS = 6  # the woods are drawn in so many slices
TALLEST = 54.0  # map units of the highest peak
NORTH = 400.0  # map units from the top down to which the woods are blue


class View(NamedTuple):
    """What is looked at: a box of the map in map units, and how many pixels a unit has."""

    left: float = 0.0
    top: float = 0.0
    wide: float = MAP_WIDE
    high: float = MAP_HIGH
    k: float = 1.0

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the picture."""
        return max(8, round(self.wide * self.k)), max(8, round(self.high * self.k))

    def draw(self, sheet: Vector) -> Surface:
        """The part of a sheet over the whole map that is seen."""
        return rasterise(sheet.inner, self[:4], self.size)


def chart() -> Vector:
    """An empty sheet over the whole map."""
    return Vector(MAP_WIDE, MAP_HIGH)


@lru_cache(1)
def shore() -> tuple[Point, ...]:
    """The coast in map units."""
    return tuple([on_map(point) for point in geography.coast()])


@lru_cache(32)
def region(node: str) -> tuple[Point, ...]:
    """The outline of a region in map units."""
    return tuple([on_map(point) for point in geography.outline(node)])


@lru_cache(4)
def land_mask(view: View) -> Surface:
    """The land in white; never change it."""
    s = chart()
    s.polygon(shore(), "#ffffff")
    return view.draw(s)


def smooth(points: Sequence[Point]) -> str:
    """Path data of a round open line through the points, given in canvas units."""
    at = [on_map(point) for point in points]
    out = f"M{at[0][0]:.1f} {at[0][1]:.1f}"
    for i in range(len(at) - 1):
        p0, p1, p2, p3 = at[max(0, i - 1)], at[i], at[i + 1], at[min(len(at) - 1, i + 2)]
        ax, ay = p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6
        bx, by = p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6
        out += f"C{ax:.1f} {ay:.1f} {bx:.1f} {by:.1f} {p2[0]:.1f} {p2[1]:.1f}"
    return out


def steps(view: View) -> Job:
    """Print what is seen of the map; gives it when done, stops now and then on the way."""
    k = view.k
    sea = _sea(view)
    yield
    land = _ground(view)
    yield
    _terrain(land, k)
    yield
    _stand(land, view.draw(_snow()), k)
    yield
    woods = blank(*view.size)
    for n in range(BANDS):
        _band(woods, view, n)
        yield
    _stand(land, woods, k)
    yield
    _things(land, view)
    yield
    land.blit(view.draw(_ways()), (0, 0))
    yield
    _emboss(land, view)
    yield
    mask = land_mask(view)
    clip(land, mask)
    drop(sea, mask, (0, 0), (7 * k, 9 * k), 8 * k, 150, SHADE)
    drop(sea, mask, (0, 0), (2 * k, 3 * k), 2 * k, 140, SHADE)
    yield
    sea.blit(land, (0, 0))
    edge = chart()
    edge.polygon(shore(), None, "#ffffff", 2.2, stroke_opacity=0.9)
    sea.blit(view.draw(edge), (0, 0))
    _afloat(sea, view)
    return sea


def whole(view: View) -> Surface:
    """What is seen of the map, printed at one go."""
    job = steps(view)
    while True:
        try:
            next(job)
        except StopIteration as done:
            sheet: Surface = done.value
            return sheet


# ------------------------------------------------------------------ sea and ground


def _sea(view: View) -> Surface:
    size, k = view.size, view.k
    sea = blank(*size, rgba(SEA))
    roughen(sea, octaves(*size, [(260 * k, 120 * k, 1), (90 * k, 50 * k, 0.6)], 3), (14, 22, 26))
    roughen(sea, noise(*size, max(1.0, 1.5 * k), 0, 5), (7, 7, 7))
    s = chart()
    for width, strength in ((38, 0.10), (22, 0.14), (10, 0.22)):
        s.polygon(shore(), None, SHALLOW, width, stroke_opacity=strength)
    rng = Random(4)
    for _ in range(110):
        x, y = rng.random() * MAP_WIDE, rng.random() * MAP_HIGH
        if not geography.inside(x / SCALE, y / SCALE, geography.coast()):
            _floe(s, x, y, rng)
    sea.blit(view.draw(s), (0, 0))
    return sea


def _floe(s: Vector, x: float, y: float, rng: Random) -> None:
    r = rng.uniform(3, 9)
    shape = []
    for a in (0, 1.1, 2.2, 3.3, 4.4, 5.4):
        far = r * rng.uniform(0.75, 1.2)
        shape.append((x + far * math.cos(a), y + 0.6 * far * math.sin(a)))
    s.polygon([(px, py + 1.2) for px, py in shape], "#0b2434", opacity=0.5)
    s.polygon(shape, FLOE, opacity=0.75)


def _ground(view: View) -> Surface:
    """Every region in its tint, lighter in the north."""
    s = chart()
    for node in geography.CORNERS:
        points, tint = region(node), TINTS[node]
        low, high = min(y for _, y in points), max(y for _, y in points)
        tone = s.linear(0, low, 0, high, mix(tint, "#ffffff", 0.34), (1, mix(tint, "#5d7a8a", 0.18)))
        s.polygon(points, tone, mix(tint, "#5d7a8a", 0.3), 0.6)
    return view.draw(s)


def _terrain(land: Surface, k: float) -> None:
    """Rolling ground under the snow: noise as heights under the one light."""
    w, h = land.get_size()
    heights = octaves(w, h, [(86 * k, 60 * k, 1), (30 * k, 22 * k, 0.55), (11 * k, 9 * k, 0.3)], 21)
    relief(land, blur(heights, 1.5 * k), max(1.0, 2.2 * k), 0.9, 0.8, "#ffffff", shade_tint="#ffe6c8")
    roughen(land, octaves(w, h, [(240 * k, 180 * k, 1), (90 * k, 70 * k, 0.6)], 23), (12, 10, 8))


# ------------------------------------------------------------------ what stands on it


def _snow() -> Vector:
    """Drifts in the north, grass on the steppe in the south."""
    s, rng = chart(), Random(4)
    for _ in range(190):
        x, y = rng.random() * 1000, rng.uniform(12, 225)
        if geography.free(x, y):
            s.path(f"M{x * SCALE:.1f} {y * SCALE:.1f}q7 -3.4 14 0", None, "#8fb0c2", 1.3, stroke_opacity=0.75)
    for _ in range(190):
        x, y = rng.random() * 1000, rng.uniform(428, 548)
        if geography.free(x, y):
            left, top = on_map((x, y))
            s.path(f"M{left:.1f} {top:.1f}l1.6 -4M{left + 3:.1f} {top:.1f}l0 -5"
            f"M{left + 6:.1f} {top:.1f}l-1.4 -4",
                   None, "#98946e", 1.1, stroke_opacity=0.8)  # fmt: skip
    return s


@lru_cache(1)
def _trees() -> tuple[tuple[float, float, float], ...]:
    """Foot and height of every tree in map units, from north to south, in clumps."""
    rng = Random(9)
    taken: set[tuple[int, int]] = set()
    found: list[tuple[float, float, float]] = []
    for node, wanted in geography.WOODS.items():
        xs, ys = zip(*geography.CORNERS[node], strict=True)
        count = 1 + wanted // 7
        groves = [(rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys))) for _ in range(count)]
        for _ in range(24 * wanted):
            grove = groves[rng.randrange(count)]
            x, y = rng.gauss(grove[0], 26), rng.gauss(grove[1], 17)
            cell = (int(x // APART[0]), int(y // APART[1]))
            if wanted and cell not in taken and _grows(x, y, node):
                near = ((cell[0] + dx, cell[1] + dy) for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1)))
                taken.update(near)
                found.append((x * SCALE, y * SCALE, rng.uniform(14, 22)))
                wanted -= 1
    return tuple(sorted(found, key=lambda tree: tree[1]))


def _grows(x: float, y: float, node: str) -> bool:
    """Whether a tree may stand there: on land of its region, clear of names and of other things."""
    corners = geography.CORNERS[node]
    if not (geography.inside(x, y, corners) and geography.inside(x, y - 9, corners)):
        return False
    if not geography.free(x, y):
        return False
    if any(abs(x - tx) < 15 and -26 < y - ty < 6 for _, tx, ty, _ in geography.THINGS):
        return False
    left, top, right, low = geography.SAFE
    return (left < x < right and top < y < low) or geography.inside(x, y, geography.coast())


def _band(target: Surface, view: View, n: int) -> None:
    """Peaks and firs of one of the bands into which the picture is cut across, the farther ones first."""
    first, last = (round(view.size[1] * part / BANDS) for part in (n, n + 1))
    top, low = view.top + first / view.k, view.top + last / view.k
    things: list[tuple[float, tuple[float, ...]]] = [(y, (x, y, h)) for x, y, h in _trees()]
    things += [(peak[1] * SCALE, tuple([v * SCALE for v in peak])) for peak in geography.PEAKS]
    s = chart()
    for foot, thing in sorted(things):
        if top < foot + 1 and foot - TALLEST < low:
            (_fir if len(thing) == 3 else _peak)(s, *thing)
    target.blit(View(view.left, top, view.wide, low - top, view.k).draw(s), (0, first))


_FIRS = {tone: (lighter(tone, 0.2), darker(tone, 0.34)) for tone in ("#587c86", "#688673")}
_TIERS = ((0.16, 1.0), (0.40, 0.78), (0.64, 0.54))  # height of a tier's foot and its width


def _fir(s: Vector, x: float, y: float, h: float) -> None:
    """A tree in three tiers: one path for its lit side, one for the other, one for its snow."""
    lit, shade = _FIRS["#587c86" if y < NORTH else "#688673"]
    w = h * 0.36
    left, right, snow = "", "", ""
    for foot, share in _TIERS:
        low, half = y - h * foot, w * share
        top = low - h * 0.36
        left += f"M{x - half:.1f} {low:.1f}L{x:.1f} {top:.1f}V{low:.1f}Z"
        right += f"M{x:.1f} {low:.1f}V{top:.1f}L{x + half:.1f} {low:.1f}Z"
        snow += (
            f"M{x - half:.1f} {low:.1f}L{x - half * 0.45:.1f} {low - h * 0.19:.1f}"
            f"L{x - half * 0.3:.1f} {low - h * 0.04:.1f}Z"
        )
    snow += f"M{x - w * 0.3:.1f} {y - h * 0.78:.1f}L{x:.1f} {y - h:.1f}L{x + w * 0.16:.1f} {y - h * 0.8:.1f}Z"
    s.line(x, y, x, y - h * 0.2, "#3c4a4c", h * 0.09)
    s.path(left, lit)
    s.path(right, shade)
    s.path(snow, "#f7fafb", opacity=0.9)


def _peak(s: Vector, x: float, y: float, w: float, h: float) -> None:
    top, ridge = (x - w * 0.04, y - h), (x + w * 0.06, y - h * 0.55)
    s.polygon([(x - w * 0.5, y), top, ridge, (x - w * 0.06, y)], "#f4f8fa")
    s.polygon([top, (x + w * 0.5, y), (x - w * 0.06, y), ridge], "#7493a6")
    scree = [(x - w * 0.32, y), (x - w * 0.2, y - h * 0.42), (x - w * 0.12, y - h * 0.2), (x - w * 0.14, y)]
    s.polygon(scree, "#a9c0cd", opacity=0.8)
    low, notch = y - h * 0.5, y - h * 0.42
    cap = [(x - w * 0.27, low), top, (x + w * 0.22, low), (x + w * 0.10, notch), (x, y - h * 0.56)]
    s.polygon([*cap, (x - w * 0.12, notch)], "#ffffff")
    s.polygon(
        [top, (x + w * 0.22, y - h * 0.5), (x + w * 0.10, y - h * 0.42), (x + w * 0.04, y - h * 0.5)],
        "#c0d2dc",
    )


def _stand(land: Surface, sheet: Surface, k: float) -> None:
    drop(land, sheet, (0, 0), (2.4 * k, 2 * k), 1.6 * k, 76, "#14324a")
    land.blit(sheet, (0, 0))


def _thing(target: Surface, name: str, x: float, y: float, h: float, view: View) -> None:
    k = view.k
    picture = svg.draw_high(GAME, f"land-{name}", max(6, round(h * SCALE * k)))
    left, foot = on_map((x, y))
    at = (
        (left - view.left) * k - picture.get_width() / 2,
        (foot - view.top) * k - picture.get_height() * 0.95,
    )
    drop(target, picture, at, (2 * k, 1.8 * k), 1.4 * k, 80, "#14324a")
    target.blit(picture, (round(at[0]), round(at[1])))


def _things(land: Surface, view: View) -> None:
    for name, x, y, h in geography.THINGS:
        if name != "breaker":
            _thing(land, name, x, y, h, view)


def _afloat(sea: Surface, view: View) -> None:
    for name, x, y, h in geography.THINGS:
        if name == "breaker":
            _thing(sea, name, x, y, h, view)


# ------------------------------------------------------------------ ways and borders


def _ways() -> Vector:
    """Rivers, the deep lake, pipelines and the railway with its stations."""
    s = chart()
    for width, tone, strength in ((6.2, WATER_EDGE, 0.9), (3.8, WATER, 1.0)):
        for river in geography.RIVERS:
            s.path(smooth(river), None, tone, width, stroke_opacity=strength)
    x, y, rx, ry = (value * SCALE for value in geography.LAKE)
    s.ellipse(x, y, rx + 1.6, ry + 2, WATER_EDGE)
    s.ellipse(x, y, rx, ry, WATER)
    for line in geography.PIPELINES:
        s.path(smooth(line), None, TRACK, 4.8)
        s.path(smooth(line), None, "#7d8f9b", 1.5)
        for point in line[1:-1]:
            left, top = on_map(point)
            s.ellipse(left, top, 3.6, 3.6, TRACK)
            s.ellipse(left - 0.4, top - 0.4, 2.2, 2.2, "#93a9b8")
    _railway(s)
    return s


def _railway(s: Vector) -> None:
    s.path(smooth(geography.RAILWAY), None, TRACK, 6.4, stroke_opacity=0.95)
    for a, b in _dashes(geography.RAILWAY, 9, 8):
        s.line(*a, *b, "#f3f7f9", 3)
    for point in geography.RAILWAY[1:-1:2]:
        x, y = on_map(point)
        s.ellipse(x, y, 4.8, 4.8, TRACK)
        s.ellipse(x, y, 2.8, 2.8, SIGNAL)


def _dashes(points: Sequence[Point], on: float, off: float) -> list[tuple[Point, Point]]:
    """Short strokes along a smooth line, in map units."""
    at = [on_map(point) for point in points]
    fine: list[Point] = []
    for i in range(len(at) - 1):
        p0, p1, p2, p3 = at[max(0, i - 1)], at[i], at[i + 1], at[min(len(at) - 1, i + 2)]
        fine += [_curve(p0, p1, p2, p3, n / 24) for n in range(24)]
    found, start, walked = [], fine[0], 0.0
    for a, b in pairwise(fine):
        before, walked = walked, walked + math.dist(a, b)
        if before % (on + off) > walked % (on + off):
            start = b
        elif before % (on + off) < on <= walked % (on + off):
            found.append((start, b))
    return found


def _curve(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    x, y = (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
    )
    return x, y


def _emboss(land: Surface, view: View) -> None:
    """Every region becomes a sheet cut out with a knife; then the grain of paper."""
    size, k = view.size, view.k
    s = chart()
    s.rect(0, 0, MAP_WIDE, MAP_HIGH, "#000000")
    for node in geography.CORNERS:
        s.polygon(region(node), "#b4b4b4")
    for node in geography.CORNERS:
        s.polygon(region(node), None, "#000000", 3.6)
    heights = view.draw(s)
    dry = blank(*size, (0, 0, 0, 255))
    dry.blit(silhouette(land_mask(view), "#ffffff"), (0, 0))
    heights.blit(dry, (0, 0), special_flags=MULT)
    relief(
        land, blur(heights, max(1.0, 1.2 * k)), max(1.0, 1.6 * k), 0.56, 0.68, "#ffffff", shade_tint="#ffe9d6"
    )
    roughen(land, noise(*size, max(1.0, 1.4 * k), 0, 8), (12, 12, 12))
    roughen(land, octaves(*size, [(70 * k, 70 * k, 1), (20 * k, 20 * k, 0.6)], 9), (10, 9, 8))
