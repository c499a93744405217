"""Wards seen from near: the landmark before an evening sky, the ward's seal, the badges of its guilds."""

from random import Random

from pygame import Surface

from client.rules.castellans.data import GUILDS, GUILDS_OF, WARDS
from client.ui.painters import svg
from client.ui.painters.castellans import marks
from client.ui.painters.castellans.facts import EDGE, GAME, GROUNDS, ROOFS
from client.ui.painters.colour import darker, lighter, mix
from client.ui.painters.surfaces import clip, drop
from client.ui.painters.vector import Vector, rounded

WIDE, HIGH = 260.0, 180.0
ROWS = ((96, 25, 17), (124, 33, 11), (166, 42, 8))  # foot, height and number of the houses in a row
LANDMARK = (130.0, 150.0, 124.0)  # middle, foot, height


def has_place(zone: str) -> bool:
    """Whether the zone is a ward, the places with a picture of their own."""
    return zone.startswith("ward.") and zone[5:] in WARDS


def place(zone: str, room: tuple[int, int]) -> Surface:
    """The ward as large as the room allows; KeyError for another zone."""
    ward = zone.removeprefix("ward.")
    k = min(room[0] / WIDE, room[1] / HIGH)
    roof, ground = ROOFS[ward], GROUNDS[ward]
    size = (max(8, round(WIDE * k)), max(8, round(HIGH * k)))
    out = _sky(ground).sized(size)
    tones = {"#00bb01": mix(roof, "#f6e2b8", 0.16)}
    tones |= {"#00bb02": lighter(tones["#00bb01"], 0.36), "#00bb03": darker(tones["#00bb01"], 0.4)}
    rng = Random(ward)
    for row, (foot, high, count) in enumerate(ROWS):
        for n in range(count):
            x = (n + 0.5 + rng.uniform(-0.2, 0.2)) * WIDE / count
            if row == 1 and abs(x - LANDMARK[0]) < 56:
                continue
            _put(
                out,
                svg.draw_high(GAME, f"house-{rng.randint(1, 5)}", max(4, round(high * k)), tones),
                x,
                foot,
                k,
                0.93,
            )
        if row == 1:
            _put(out, marks.picture(f"landmark-{ward}", round(LANDMARK[2] * k)), *LANDMARK[:2], k, 0.94)
    for n, guild in enumerate(GUILDS_OF[WARDS.index(ward)]):
        marks.print_at(
            out, marks.picture(f"guild-{GUILDS[guild]}", round(38 * k)), WIDE - 66 + n * 42, 26, k, 2
        )
    marks.print_at(out, marks.picture(f"ward-{ward}", round(40 * k)), 28, 27, k, 2)
    return clip(out, rounded(size, 8 * k))


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
