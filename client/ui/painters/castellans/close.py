"""Places of the board seen from near, drawn afresh: wards, docks, roads, gates, guild streets."""

from collections.abc import Callable
from random import Random

from pygame import Surface

from client.rules.castellans.data import BORDERS, GUILDS, GUILDS_OF, WARDS
from client.ui.painters import pieces, svg
from client.ui.painters.castellans import market, marks
from client.ui.painters.castellans.facts import EDGE, GAME, GROUNDS, GUILD_TONES, ROOFS
from client.ui.painters.colour import darker, lighter, mix
from client.ui.painters.surfaces import clip, drop, fitted
from client.ui.painters.vector import Vector, rounded

WIDE, HIGH = 260.0, 180.0
ROWS = ((96, 25, 17), (124, 33, 11), (166, 42, 8))  # foot, height and number of the houses in a row
LANDMARK = (130.0, 150.0, 124.0)  # middle, foot, height


def has_place(zone: str) -> bool:
    """Whether the zone has a picture of its own: wards, their docks, roads, gates, guild streets."""
    kind, _, rest = zone.partition(".")
    return kind in _KINDS and rest.partition(".")[0] in _KINDS[kind][0]


def place(zone: str, room: tuple[int, int]) -> Surface:
    """The place as large as the room allows; KeyError for another zone."""
    kind, _, rest = zone.partition(".")
    names, draw = _KINDS[kind]
    name = rest.partition(".")[0]
    if name not in names:
        raise KeyError(zone)
    return draw(name, min(room[0] / WIDE, room[1] / HIGH))


def _size(k: float) -> tuple[int, int]:
    return max(8, round(WIDE * k)), max(8, round(HIGH * k))


def _ward(ward: str, k: float) -> Surface:
    """The landmark among its houses."""
    roof = mix(ROOFS[ward], "#f6e2b8", 0.16)
    tones = {"#00bb01": roof, "#00bb02": lighter(roof, 0.36), "#00bb03": darker(roof, 0.4)}
    out = _sky(GROUNDS[ward]).sized(_size(k))
    rng = Random(ward)
    for row, (foot, high, count) in enumerate(ROWS):
        for n in range(count):
            x = (n + 0.5 + rng.uniform(-0.2, 0.2)) * WIDE / count
            if row == 1 and abs(x - LANDMARK[0]) < 56:
                continue
            house = svg.draw_high(GAME, f"house-{rng.randint(1, 5)}", max(4, round(high * k)), tones)
            _put(out, house, x, foot, k, 0.93)
        if row == 1:
            _put(out, marks.picture(f"landmark-{ward}", round(LANDMARK[2] * k)), *LANDMARK[:2], k, 0.94)
    _seals(out, ward, k)
    return clip(out, rounded(_size(k), 8 * k))


def _seals(out: Surface, ward: str, k: float) -> None:
    """The ward's seal at the left, the badges of its guilds at the right."""
    for n, guild in enumerate(GUILDS_OF[WARDS.index(ward)]):
        badge = marks.picture(f"guild-{GUILDS[guild]}", round(38 * k))
        marks.print_at(out, badge, WIDE - 66 + n * 42, 26, k, 2)
    marks.print_at(out, marks.picture(f"ward-{ward}", round(40 * k)), 28, 27, k, 2)


def _dock(ward: str, k: float) -> Surface:
    """Water with a ship that leaves."""
    size = _size(k)
    view = svg.draw_high(GAME, "wharf", size[1])
    out = view.subsurface(((view.get_width() - size[0]) // 4, 0, *size)).copy()
    _seals(out, ward, k)
    return clip(out, rounded(size, 8 * k))


def _border(border: str, k: float, thing: Surface, foot: float) -> Surface:
    """What stands between two wards, their seals left and right."""
    one, other = border.split("_")
    s = Vector(WIDE, HIGH)
    for x, ward in ((0.0, one), (WIDE / 2, other)):
        s.rect(x, 0, WIDE / 2, HIGH, s.linear(0, 0, 0, HIGH, lighter(GROUNDS[ward], 0.35), GROUNDS[ward]))
    road = f"M{WIDE / 2 - 34} {HIGH}L{WIDE / 2 - 26} 40H{WIDE / 2 + 26}L{WIDE / 2 + 34} {HIGH}Z"
    s.path(road, s.linear(0, 40, 0, HIGH, "#ecd3a2", "#bf9a62"), "#5d4226", 2)
    rng = Random(border)
    stones = "".join(f"M{rng.uniform(104, 152):.0f} {rng.uniform(52, 170):.0f}h8v5h-8Z" for _ in range(46))
    s.path(stones, "#8d6c40", opacity=0.25)
    s.rect(1, 1, WIDE - 2, HIGH - 2, None, EDGE, 2, r=8)
    out = s.sized(_size(k))
    _put(out, thing, WIDE / 2, foot, k, 0.95)
    for x, ward in ((46.0, one), (WIDE - 46, other)):
        marks.print_at(out, marks.picture(f"ward-{ward}", round(56 * k)), x, HIGH / 2 - 22, k, 2)
        for n, guild in enumerate(GUILDS_OF[WARDS.index(ward)]):
            badge = marks.picture(f"guild-{GUILDS[guild]}", round(34 * k))
            marks.print_at(out, badge, x - 20 + n * 40, HIGH / 2 + 34, k, 1.6)
    return clip(out, rounded(_size(k), 8 * k))


def _road(border: str, k: float) -> Surface:
    return _border(border, k, pieces.dressed(GAME, "windmill", -1, max(4, round(118 * k))), 158)


def _site(border: str, k: float) -> Surface:
    return _border(border, k, marks.picture("gatehouse", round(96 * k)), 140)


def _street(guild: str, k: float) -> Surface:
    """A guild's badge with its five bridges and what each pays."""
    light, own, deep = GUILD_TONES[guild]
    s = Vector(WIDE, HIGH)
    s.rect(
        0,
        0,
        WIDE,
        HIGH,
        s.linear(0, 0, 0, HIGH, mix(light, "#fff8e4", 0.55), mix(own, "#f0dcb0", 0.6)),
        EDGE,
        2,
        r=8,
    )
    s.rect(0, 112, WIDE, 46, mix(deep, "#3a2415", 0.4))
    for n in range(10):
        s.rect(18.5 + n * 25, 117, 23, 36, mix(light, "#fff8e4", 0.5), "#2a180c", 1.2, r=4)
    out = s.sized(_size(k))
    marks.print_at(out, marks.picture(f"guild-{guild}", round(58 * k)), WIDE / 2, 36, k, 2)
    for n, reward in enumerate(market.rewards(guild, round(20 * k), k)):
        x = 30 + n * 50
        marks.print_at(out, marks.picture("star", round(30 * k)), x, 135, k, 1)
        label = reward if reward.get_width() <= 52 * k else fitted(reward, (round(52 * k), round(18 * k)))
        marks.print_at(out, label, x, 92, k, 1)
    return clip(out, rounded(_size(k), 8 * k))


def _sky(ground: str) -> Vector:
    s = Vector(WIDE, HIGH)
    s.rect(0, 0, WIDE, HIGH, s.linear(0, 0, 0, 96, "#fff0c4", (0.5, "#f8bc74"), (1, "#d8794c")))
    s.ellipse(70, 66, 70, 70, s.radial(70, 66, 70, (0, "#fffbe0", 0.95), (1, "#ffdca0", 0)))
    s.ellipse(70, 66, 17, 17, "#fffdf0")
    s.path(
        f"M0 84Q60 70 130 80T{WIDE} 76V{HIGH}H0Z",
        s.linear(0, 76, 0, HIGH, lighter(ground, 0.15), mix(ground, "#7a5230", 0.4)),
    )
    s.rect(1, 1, WIDE - 2, HIGH - 2, None, EDGE, 2, r=8)
    return s


def _put(out: Surface, thing: Surface, x: float, foot: float, k: float, standing: float) -> None:
    at = (x * k - thing.get_width() / 2, foot * k - thing.get_height() * standing)
    drop(out, thing, at, (3 * k, 2 * k), max(1.0, 1.6 * k), 80, "#2a0f1c")
    out.blit(thing, (round(at[0]), round(at[1])))


def trims(zone: str, k: float) -> list[tuple[Surface, float, float]]:
    """Nothing stands over the edge of a place."""
    return []


_KINDS: dict[str, tuple[tuple[str, ...], Callable[[str, float], Surface]]] = {
    "ward": (WARDS, _ward),
    "dock": (WARDS, _dock),
    "road": (BORDERS, _road),
    "site": (BORDERS, _site),
    "guild": (GUILDS, _street),
}
