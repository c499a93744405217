"""The map as plain geometry: regions with ragged shared borders, the coast, where names and things stand.

All in canvas units: the map is 1000 x 560 of them. Two regions share a border if and only if a worker may
step from one to the other.
"""

import math
from functools import lru_cache
from itertools import pairwise
from random import Random

Point = tuple[float, float]
WIDTH, HEIGHT = 1000.0, 560.0

# Corners of each region [designed]; a corner belongs to all regions that meet there.
CORNERS: dict[str, tuple[Point, ...]] = {
    "vladivostok": ((766, 453), (1000, 353), (1000, 560), (766, 560)),
    "amur": ((602, 443), (653, 396), (766, 453), (766, 560), (602, 560)),
    "khabarovsk": ((652, 297), (759, 226), (1000, 324), (1000, 353), (766, 453), (653, 396)),
    "transbaikal": ((448, 430), (602, 443), (602, 560), (448, 560)),
    "vilyuy": ((493, 197), (652, 297), (653, 396), (602, 443), (448, 430), (414, 399)),
    "lena": ((470, 140), (494, 0), (606, 0), (752, 141), (759, 226), (652, 297), (493, 197)),
    "kolyma": ((936, 0), (1000, 0), (1000, 324), (759, 226), (752, 141)),
    "irkutsk": ((325, 406), (414, 399), (448, 430), (448, 560), (300, 560)),
    "evenkia": ((247, 223), (470, 140), (493, 197), (414, 399), (325, 406), (224, 349), (212, 297)),
    "taymyr": ((146, 0), (494, 0), (470, 140), (247, 223)),
    "chukotka": ((606, 0), (936, 0), (752, 141)),
    "yenisei": ((186, 391), (224, 349), (325, 406), (300, 560), (163, 560)),
    "yamal": ((0, 0), (146, 0), (247, 223), (212, 297), (0, 232)),
    "yugra": ((0, 232), (212, 297), (224, 349), (186, 391), (0, 438)),
    "altai": ((0, 438), (186, 391), (163, 560), (0, 560)),
}
# Where the name of a region stands; below it lie cubes and workers, so nothing is drawn there.
ANCHORS: dict[str, Point] = {
    "yamal": (116, 128), "taymyr": (318, 74), "chukotka": (766, 34), "kolyma": (872, 122),
    "lena": (640, 134), "yugra": (100, 316), "evenkia": (352, 250), "vilyuy": (530, 308),
    "khabarovsk": (796, 300), "altai": (92, 446), "yenisei": (236, 452), "irkutsk": (376, 440),
    "transbaikal": (525, 469), "amur": (684, 456), "vladivostok": (877, 450),
}  # fmt: skip
# The land's outline before it is made ragged, clockwise from the north-west; a bay bites in at the east.
_COAST: tuple[Point, ...] = (
    (10, 26), (60, 34), (120, 14), (150, 40), (176, 12), (240, 22), (300, 8), (360, 20), (430, 10), (486, 34),
    (510, 20), (560, 30), (606, 14), (660, 26), (720, 10), (800, 18), (880, 8), (948, 22), (986, 20),
    (990, 60), (972, 120), (988, 180), (966, 226), (930, 258), (914, 292), (938, 320), (958, 336), (978, 380),
    (962, 430), (980, 480), (950, 530), (930, 552), (860, 548), (800, 554), (740, 550), (640, 553),
    (540, 550), (440, 554), (330, 550), (240, 554), (140, 549), (60, 553), (8, 548), (12, 440), (6, 330),
    (12, 220), (7, 120),
)  # fmt: skip
SAFE = (24.0, 44.0, 900.0, 536.0)  # left, top, right, low of a box that is all land

RIVERS: tuple[tuple[Point, ...], ...] = (
    ((560, 432), (598, 360), (612, 290), (580, 250), (604, 190), (566, 120), (560, 60), (548, 20)),
    ((252, 540), (268, 470), (262, 400), (240, 330), (262, 260), (240, 200), (286, 160), (250, 90),
    (262, 16)), ((112, 548), (84, 500), (116, 430), (92, 380), (60, 330), (110, 280), (94, 220), (60, 160),
    (72, 30)), ((470, 470), (540, 486), (610, 470), (660, 452), (720, 440), (770, 410), (850, 400),
    (930, 372), (975, 352)), ((412, 330), (470, 330), (540, 318), (604, 322)),
    ((800, 250), (850, 200), (840, 150), (880, 90), (870, 12)),
)  # fmt: skip
RAILWAY: tuple[Point, ...] = (
    (6, 530), (60, 526), (150, 538), (238, 540), (310, 533), (352, 538), (405, 536), (450, 528), (520, 534),
    (600, 541), (680, 542), (760, 538), (812, 528), (856, 532), (918, 524),
)  # fmt: skip
PIPELINES: tuple[tuple[Point, ...], ...] = (
    ((150, 110), (176, 190), (150, 240), (130, 300), (160, 350), (140, 400), (40, 410), (2, 404)),
    ((498, 268), (474, 262), (450, 216), (380, 190), (330, 200), (260, 210), (170, 200)),
)
LAKE = (402.0, 462.0, 6.0, 21.0)  # the deep lake: centre and radii
# x, foot, width, height of each peak
PEAKS: tuple[tuple[float, float, float, float], ...] = (
    (22, 506, 34, 26), (44, 514, 42, 32), (160, 438, 30, 22), (470, 446, 34, 24), (497, 452, 34, 26),
    (700, 282, 46, 34), (676, 290, 34, 24), (934, 170, 46, 36), (954, 186, 34, 26), (690, 50, 36, 26),
    (662, 56, 44, 32), (566, 232, 36, 28), (590, 242, 46, 34), (704, 344, 36, 26), (728, 352, 44, 32),
    (196, 62, 34, 22), (218, 70, 44, 28), (430, 60, 40, 26), (452, 66, 30, 20), (30, 200, 30, 20),
    (460, 190, 36, 26), (910, 330, 34, 24),
)  # fmt: skip
# drawing, x, foot, height of what stands on the map
THINGS: tuple[tuple[str, float, float, float], ...] = (
    ("reindeer", 186, 178, 20), ("chum", 40, 156, 20), ("derrick", 176, 118, 24), ("derrick", 164, 300, 24),
    ("bear", 668, 96, 18), ("derrick", 504, 270, 24), ("tiger", 876, 418, 18), ("mine", 962, 96, 22),
    ("chum", 426, 128, 18), ("mine", 164, 498, 20), ("mine", 600, 326, 20), ("pier", 944, 522, 30),
    ("breaker", 966, 300, 30), ("reindeer", 520, 116, 19),
)  # fmt: skip
# trees of each region
WOODS = {
    "kolyma": 34, "lena": 70, "evenkia": 84, "vilyuy": 76, "yugra": 44, "khabarovsk": 78, "yenisei": 30,
    "altai": 14, "irkutsk": 24, "transbaikal": 14, "amur": 26, "vladivostok": 16, "taymyr": 8, "yamal": 7,
    "chukotka": 0,
}  # fmt: skip


def _between(
    start: Point, end: Point, amplitude: float, falloff: float, rounds: int, rng: Random
) -> list[Point]:
    """A line made ragged: every middle is pushed aside, each round less far."""
    points = [start, end]
    for _ in range(rounds):
        finer = [points[0]]
        for a, b in pairwise(points):
            length = math.dist(a, b) or 1.0
            push = (rng.random() - 0.5) * amplitude / length
            finer += [((a[0] + b[0]) / 2 - (b[1] - a[1]) * push, (a[1] + b[1]) / 2 + (b[0] - a[0]) * push), b]
        points, amplitude = finer, amplitude * falloff
    return points


def _on_edge(a: Point, b: Point) -> bool:
    """Whether a line runs along the canvas; the coast cuts those, so they stay straight."""
    return (a[0] == b[0] and a[0] in (0, WIDTH)) or (a[1] == b[1] and a[1] in (0, HEIGHT))


def border(start: Point, end: Point) -> list[Point]:
    """The ragged border between two corners, the same seen from either side."""
    a, b = min(start, end), max(start, end)
    seed = int(a[0] * 7919 + a[1] * 104729 + b[0] * 31 + b[1])
    points = [a, b] if _on_edge(a, b) else _between(a, b, math.dist(a, b) * 0.11, 0.52, 5, Random(seed))
    return points if a == start else points[::-1]


@lru_cache(32)
def outline(node: str) -> tuple[Point, ...]:
    """The ragged outline of a region; KeyError for a name that is no region."""
    corners = CORNERS[node]
    points: list[Point] = []
    for n, corner in enumerate(corners):
        points += border(corner, corners[(n + 1) % len(corners)])[:-1]
    return tuple(points)


@lru_cache(1)
def coast() -> tuple[Point, ...]:
    """The outline of the land, a little inside the canvas."""
    rng = Random(77)
    points: list[Point] = []
    for start, end in pairwise((*_COAST, _COAST[0])):
        points += _between(start, end, 13, 0.5, 4, rng)[:-1]
    return tuple(points)


def inside(x: float, y: float, polygon: tuple[Point, ...]) -> bool:
    """Whether a point lies in a polygon."""
    found = False
    for (ax, ay), (bx, by) in pairwise((polygon[-1], *polygon)):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def region_at(x: float, y: float) -> str:
    """The region at a point of the canvas, "" at sea."""
    if not inside(x, y, coast()):
        return ""
    return next((node for node in CORNERS if inside(x, y, outline(node))), "")


def free(x: float, y: float) -> bool:
    """Whether a point is clear of every region's name, cubes and workers."""
    return all(not (abs(x - ax) < 82 and -18 < y - ay < 92) for ax, ay in ANCHORS.values())
