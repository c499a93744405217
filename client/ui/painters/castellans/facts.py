"""The plan of Kosk in board units: tones, places, where wards, roads, wall, canal and coast lie."""

import math
from functools import lru_cache

from client.rules.castellans.data import BORDERS, GUILDS, WARDS
from client.ui.painters.places import Place, places_of
from client.ui.painters.vector import Point

GAME = "castellans"
WIDTH, HEIGHT = 1546, 712
CITY = 890.0  # width of the city; right of it the market
MARKET = 897.0  # left edge of the market
CENTRE = (474.0, 354.0)
ISLAND = (120.0, 87.0)
CANAL = (166.0, 124.0)
WALL = (392.0, 328.0)
BEND = 2.7  # power of the wall's superellipse

EDGE = "#3a2415"
INK = "#2b1608"
IVORY = "#fff3d6"
GROUND, SAND = "#b9a660", "#cfb382"

# light, own, deep
GUILD_TONES = {
    "worker": ("#ffd58a", "#d8922a", "#6b3d08"),
    "soldier": ("#ee8f7c", "#b2372f", "#4c0f10"),
    "shadow": ("#b8a0e2", "#6a4aa6", "#2a1a4e"),
    "holy": ("#a8dcf4", "#3f93c4", "#123f5e"),
}
GOOD_TONES = {
    "wood": ("#d39a5e", "#8a5527", "#42240c"),
    "stone": ("#d6dde2", "#7d8790", "#343c44"),
    "food": ("#c6dd78", "#6f8f2e", "#2e400e"),
    "magic": ("#e8a2ea", "#9a3f9e", "#45124a"),
    "gold": ("#ffe88a", "#d6a325", "#5f4006"),
    "influence": ("#8ed2d2", "#2b6f78", "#0d3138"),
}
DECK_TONES = {
    "pink": ("#f0a8ba", "#c25a78", "#6a2238"),
    "blue": ("#a4c8ee", "#3f74b0", "#173660"),
    "wharf": ("#9fd8d0", "#2f7f86", "#0f3d48"),
}
KEEP = "#4d8a4a"

ROOFS = {
    "harbour": "#3f8fa6",
    "garrison": "#c4552f",
    "foundry": "#5d6472",
    "veil": "#8660aa",
    "garden": "#6f9440",
    "lantern": "#e0962c",
}
GROUNDS = {
    "harbour": "#c9cbb6",
    "garrison": "#e6bd98",
    "foundry": "#c6bcae",
    "veil": "#d6bdc8",
    "garden": "#c6cb88",
    "lantern": "#efcb82",
}
# the angles a ward lies between, in degrees anticlockwise from the east
SECTORS = {
    "harbour": (147.0, 213.0),
    "garrison": (90.0, 147.0),
    "foundry": (33.0, 90.0),
    "veil": (-33.0, 33.0),
    "garden": (270.0, 327.0),
    "lantern": (213.0, 270.0),
}
ROADS = dict(zip(BORDERS, (147.0, 90.0, 33.0, 327.0, 270.0, 213.0), strict=True))
COASTAL = ("harbour", "garrison", "lantern")
# height and left edge of the land, from above the board to below it
SHORE = (
    *((-120, 184), (-40, 174), (30, 158), (96, 148), (158, 124), (222, 128), (286, 106), (352, 110)),
    *((416, 104), (478, 116), (540, 120), (594, 146), (650, 150), (712, 176), (780, 180), (860, 190)),
)
# middle of a ward's plaque, foot of its landmark
PLAQUES: dict[str, Point] = {
    "harbour": (140, 262),
    "garrison": (318, 28),
    "foundry": (630, 28),
    "veil": (758, 272),
    "garden": (632, 652),
    "lantern": (316, 652),
}
LANDMARKS: dict[str, Point] = {
    "harbour": (182, 424),
    "garrison": (236, 160),
    "foundry": (706, 166),
    "veil": (808, 448),
    "garden": (744, 618),
    "lantern": (208, 614),
}
PLAQUE = (252.0, 30.0)
LIVE = (240.0, 40.0)  # the line of control below a plaque
COMING = (799.0, 4.0, 90.0, 98.0)  # the slab with what the coming scoring would bring
COMING_HEAD = 36.0  # its head, where magistrates off duty stand
assert set(SECTORS) == set(WARDS) == set(PLAQUES) and len(GUILD_TONES) == len(GUILDS)


def places() -> dict[str, Place]:
    """All zones of the board with one place of their own."""
    return places_of(GAME)


def direction(angle: float) -> Point:
    """Unit step of an angle in degrees, y downwards."""
    return math.cos(math.radians(angle)), -math.sin(math.radians(angle))


def on_wall(angle: float, part: float = 1.0) -> Point:
    """The point so far of the way from the castle to the wall at an angle."""
    c, s = direction(angle)
    r = part * (abs(c / WALL[0]) ** BEND + abs(s / WALL[1]) ** BEND) ** (-1 / BEND)
    return CENTRE[0] + r * c, CENTRE[1] + r * s


def on_ring(angle: float, radii: tuple[float, float]) -> Point:
    """The point of an ellipse round the castle at an angle."""
    c, s = direction(angle)
    r = 1 / math.hypot(c / radii[0], s / radii[1])
    return CENTRE[0] + r * c, CENTRE[1] + r * s


def within_wall(x: float, y: float) -> float:
    """How far out a point lies: 0 at the castle, 1 on the wall, more outside."""
    dx, dy = abs(x - CENTRE[0]) / WALL[0], abs(y - CENTRE[1]) / WALL[1]
    return float((dx**BEND + dy**BEND) ** (1 / BEND))


def coast(y: float) -> float:
    """Where the land begins at that height: a smooth line through the points of the shore."""
    n = next((n for n in range(1, len(SHORE) - 2) if SHORE[n + 1][0] >= y), len(SHORE) - 3)
    (y1, x1), (y2, x2) = SHORE[n], SHORE[n + 1]
    t = (y - y1) / (y2 - y1)
    before, after = SHORE[n - 1][1], SHORE[n + 2][1]
    return 0.5 * (
        2 * x1
        + (x2 - before) * t
        + (2 * before - 5 * x1 + 4 * x2 - after) * t * t
        + (3 * x1 - before - 3 * x2 + after) * t**3
    )


def angle_of(x: float, y: float) -> float:
    """The angle of a point seen from the castle, -33 to 327 degrees."""
    return (math.degrees(math.atan2(CENTRE[1] - y, x - CENTRE[0])) + 33) % 360 - 33


@lru_cache(8)
def outline(ward: str) -> tuple[Point, ...]:
    """The outline of a ward between canal and wall."""
    a, b = SECTORS[ward]
    far = [on_wall(a + (b - a) * n / 40, 0.985) for n in range(41)]
    if ward in COASTAL:
        far = [(max(x, coast(y) + 6), y) for x, y in far]
    near = [on_ring(b - (b - a) * n / 24, (CANAL[0] + 4, CANAL[1] + 4)) for n in range(25)]
    return (*far, *near)


def ward_at(x: float, y: float) -> str:
    """The ward at a point, "" on the island, in the water and outside the wall."""
    dx, dy = (x - CENTRE[0]) / CANAL[0], (y - CENTRE[1]) / CANAL[1]
    if within_wall(x, y) > 1 or x < coast(y) or math.hypot(dx, dy) < 1:
        return ""
    turn = angle_of(x, y)
    return next(ward for ward, (a, b) in SECTORS.items() if a <= turn <= b)


def region_at(x: float, y: float) -> str:
    """The zone of the ward at a point, "" for none."""
    ward = ward_at(x, y)
    return f"ward.{ward}" if ward else ""


def road_offset(x: float, y: float) -> float:
    """How far a point lies from the middle of the nearest road."""
    near = 1e9
    for angle in ROADS.values():
        c, s = direction(angle)
        dx, dy = x - CENTRE[0], y - CENTRE[1]
        if dx * c + dy * s > 0:
            near = min(near, abs(dx * s - dy * c))
    return near
