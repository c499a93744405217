"""Signs of guilds, wards and actions, flat or on their badges; 100 x 100."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.castellans.palette import DARK_EDGE, GUILDS, IVORY, SIGN, WARDS, Tones, tones
from art.make.colour import mix
from art.make.shapes import around, star
from art.make.svg import Point, Svg

Draw = Callable[[Svg, str, str], None]


def put(s: Svg, name: str, x: float, y: float, r: float, fill: str, second: str = "") -> None:
    """The sign of a guild, ward or action round x, y, about 2r across, in one tone or two."""
    with s.at(x, y, r / 50), s.group("translate(-50 -50)"):
        _DRAW[name](s, fill, second)


# ------------------------------------------------------------------ guilds


def _worker(s: Svg, fill: str, second: str) -> None:
    with s.at(50, 50, turn=38):
        s.rect(-8, -24, 16, 74, second or fill, r=6)
        s.path(
            "M-38 -44H20C30 -44 36 -38 40 -24C32 -27 26 -26 20 -16H-38C-41 -16 -42 -18 -42 -20V-40C-42 "
            "-42 -41 -44 -38 -44Z",
            fill,
        )


def _soldier(s: Svg, fill: str, second: str) -> None:
    shield = "M12 10H88V46C88 72 70 88 50 97C30 88 12 72 12 46Z"
    if second:
        s.path(shield, fill)
        s.path("M50 18H80V46C80 66 66 79 50 87Z", second)
    else:
        s.path(shield + "M43 24V42H26V55H43V80H57V55H74V42H57V24Z", fill, evenodd=True)


def _shadow(s: Svg, fill: str, second: str) -> None:
    domino = (
        "M3 30C14 36 22 24 36 28C42 30 46 35 50 35C54 35 58 30 64 28C78 24 86 36 97 30C98 54 88 74 70 74"
        "C60 74 56 64 50 56C44 64 40 74 30 74C12 74 2 54 3 30Z"
    )
    eyes = ("M17 50C22 40 36 40 42 51C35 60 22 60 17 50Z", "M83 50C78 40 64 40 58 51C65 60 78 60 83 50Z")
    s.path(domino + "".join(eyes), fill, evenodd=True)
    if second:
        for eye in eyes:
            s.path(eye, second)


def _holy(s: Svg, fill: str, second: str) -> None:
    for i in range(8):
        a = math.tau * i / 8
        tip, wide = (47, 0.24) if i % 2 == 0 else (38, 0.22)
        s.poly([_polar(tip, a), _polar(25, a + wide), _polar(25, a - wide)], fill)
    s.circle(50, 50, 20, second or fill)
    if second:
        s.circle(50, 50, 20, "", fill, 4)


def _polar(r: float, a: float) -> Point:
    return 50 + r * math.sin(a), 50 - r * math.cos(a)


# ------------------------------------------------------------------ wards


def _anchor(s: Svg, fill: str, second: str) -> None:
    s.circle(50, 16, 10, "", fill, 8)
    s.path("M45 24H55V84H45Z", fill)
    s.rect(28, 36, 44, 9, fill, r=3)
    s.path(
        "M6 60L14 52L24 62L18 64C24 78 36 84 50 86C64 84 76 78 82 64L76 62L86 52L94 60L92 66C86 86 68 97 "
        "50 97C32 97 14 86 8 66Z",
        fill,
    )


def _swords(s: Svg, fill: str, second: str) -> None:
    for flip in (False, True):
        with s.at(50, 50, flip=flip), s.at(0, 0, turn=45):
            s.poly([(-6, 22), (-6, -42), (0, -56), (6, -42), (6, 22)], fill)
            s.rect(-18, 22, 36, 8, fill, r=3)
            s.rect(-4.5, 30, 9, 17, fill)
            s.circle(0, 50, 7, fill)


def _anvil(s: Svg, fill: str, second: str) -> None:
    s.path(
        "M2 30H28V26H92V40C76 42 66 48 62 60L72 72V86H26V72L38 60C36 54 32 50 26 48C12 46 4 40 2 30Z", fill
    )


def _moon(s: Svg, fill: str, second: str) -> None:
    s.path("M62 6A46 46 0 1 0 94 70A40 40 0 0 1 62 6Z", fill)
    s.poly(star(76, 40, 20, 8, 5), fill)


def _leaf(s: Svg, fill: str, second: str) -> None:
    s.path("M22 80C4 44 30 8 92 8C96 60 66 94 30 86L66 38Z", fill)
    s.path("M22 80C32 62 46 46 62 36L68 42C50 52 36 66 26 94H12Z", second or fill)


def _lantern(s: Svg, fill: str, second: str) -> None:
    pane = "M36 44H64V74H36Z"
    s.path(
        "M50 2C58 2 62 8 60 14L84 36H76V80H86V94H14V80H24V36H16L40 14C38 8 42 2 50 2Z" + pane,
        fill,
        evenodd=True,
    )
    s.path("M50 48C58 58 58 70 50 72C42 70 42 58 50 48Z", second or fill)


# ------------------------------------------------------------------ actions


def _temple(s: Svg, fill: str, second: str) -> None:
    s.poly([(6, 38), (50, 8), (94, 38)], fill)
    s.rect(10, 42, 80, 7, fill)
    for x in (16, 36, 55, 74):
        s.rect(x, 52, 10, 28, fill)
    s.rect(6, 83, 88, 10, fill)


def _manor(s: Svg, fill: str, second: str) -> None:
    s.path("M50 8L96 50H84V92H58V66H42V92H16V50H4ZM70 12H82V28L70 18Z", fill)


def _recruit(s: Svg, fill: str, second: str) -> None:
    s.circle(42, 28, 20, fill)
    s.path("M6 94C6 66 22 52 42 52C62 52 78 66 78 94Z", fill)
    s.path("M78 16H88V28H100V38H88V50H78V38H66V28H78Z", fill)


def _harvest(s: Svg, fill: str, second: str) -> None:
    s.rect(46, 40, 8, 58, fill)
    for y in (44, 62, 80):
        for flip in (False, True):
            with s.at(50, y, flip=flip):
                s.path("M2 6C4 -14 20 -22 40 -20C40 -2 24 8 2 6Z", fill)
    s.path("M50 2C64 14 64 30 50 40C36 30 36 14 50 2Z", fill)


def _statue(s: Svg, fill: str, second: str) -> None:
    s.path("M22 96V80H34V66H66V80H78V96Z", fill)
    s.path("M40 62L43 36C34 32 30 22 32 8L40 6C40 18 44 24 52 24C62 24 68 30 66 42L62 62Z", fill)
    s.circle(55, 13, 9, fill)


def _monument(s: Svg, fill: str, second: str) -> None:
    s.path("M12 96V82H22V70H36L41 30L50 20L59 30L64 70H78V82H88V96Z", fill)
    s.poly(star(50, 10, 11, 4.6, 5), fill)


def _sail(s: Svg, fill: str, second: str) -> None:
    s.path("M4 70H96C92 84 84 92 76 94H24C16 92 8 84 4 70Z", fill)
    s.path("M46 6V62H12C26 46 36 28 46 6ZM54 14C72 22 84 40 86 62H54Z", fill)


def _shipyard(s: Svg, fill: str, second: str) -> None:
    s.path("M4 58H96C92 76 84 84 76 86H24C16 84 8 76 4 58Z", fill)
    for x in (26, 50, 74):
        s.rect(x - 5, 28, 10, 26, fill)
    s.rect(12, 90, 76, 8, fill)
    with s.at(62, 20, turn=-40):
        s.rect(-4, -4, 8, 34, fill)
        s.rect(-16, -14, 32, 14, fill, r=3)


def _windmill(s: Svg, fill: str, second: str) -> None:
    s.poly([(36, 96), (42, 46), (58, 46), (64, 96)], fill)
    for i in range(4):
        with s.at(50, 40, turn=22 + 90 * i):
            s.path("M-3 0V-42H14V-12H3V0Z", fill)
    s.circle(50, 40, 8, fill)


def _citizen(s: Svg, fill: str, second: str) -> None:
    s.circle(50, 20, 17, fill)
    s.path(
        "M50 36C68 36 84 44 92 54C96 62 88 70 80 66L66 60L74 96H26L34 60L20 66C12 70 4 62 8 54C16 44 32 "
        "36 50 36Z",
        fill,
    )


def _swap(s: Svg, fill: str, second: str) -> None:
    for turn in (0, 180):
        with s.at(50, 50, turn=turn):
            s.path("M-44 -14C-38 -36 -12 -46 10 -38L14 -48L34 -22L2 -14L6 -25C-10 -30 -26 -24 -32 -10Z", fill)


def _crates(s: Svg, fill: str, second: str) -> None:
    for x, y in ((6, 52), (52, 52), (29, 8)):
        frame = f"M{x} {y}H{x + 42}V{y + 40}H{x}Z"
        hole = f"M{x + 8} {y + 8}V{y + 26}L{x + 26} {y + 8}ZM{x + 34} {y + 14}V{y + 32}H{x + 16}Z"
        s.path(frame + hole, fill, evenodd=True)


def _tower(s: Svg, fill: str, second: str) -> None:
    s.path("M24 4H38V16H44V4H56V16H62V4H76V32L70 38L74 96H26L30 38L24 32Z", fill)


def _gate(s: Svg, fill: str, second: str) -> None:
    s.path("M2 8H14V18H22V8H34V34H66V8H78V18H86V8H98V94H68V66A18 18 0 0 0 32 66V94H2Z", fill)


def _keep(s: Svg, fill: str, second: str) -> None:
    s.path("M8 10H26V26H40V10H60V26H74V10H92V94H62V72A12 12 0 0 0 38 72V94H8Z", fill)


def _lighthouse(s: Svg, fill: str, second: str) -> None:
    s.path("M50 2L66 18V34H62L72 96H28L38 34H34V18Z", fill)
    s.path("M74 18L98 8V40L74 32ZM26 18L2 8V40L26 32Z", fill)


def _die(s: Svg, fill: str, second: str) -> None:
    outer = "M22 6H78C88 6 94 12 94 22V78C94 88 88 94 78 94H22C12 94 6 88 6 78V22C6 12 12 6 22 6Z"
    dots = "".join(f"M{x - 9} {y}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z" for x, y in ((30, 30), (50, 50), (70, 70)))
    s.path(outer + dots, fill, evenodd=True)


def _star(s: Svg, fill: str, second: str) -> None:
    s.poly(star(50, 54, 48, 20, 5), fill)


def _moon_slot(s: Svg, fill: str, second: str) -> None:
    s.path("M30 4A47 47 0 1 1 30 96A62 62 0 0 0 30 4Z", fill)


def _sun(s: Svg, fill: str, second: str) -> None:
    s.path("M22 68A28 28 0 0 1 78 68Z", fill)
    s.rect(4, 74, 92, 9, fill, r=4)
    for turn in (-80, -40, 0, 40, 80):
        with s.at(50, 68, turn=turn):
            s.path("M-6 -36H6L0 -62Z", fill)


def _crown(s: Svg, fill: str, second: str) -> None:
    s.path("M10 78L4 26L30 48L50 12L70 48L96 26L90 78ZM12 84H88V94H12Z", fill)


GUILD_SIGNS: dict[str, Draw] = {"worker": _worker, "soldier": _soldier, "shadow": _shadow, "holy": _holy}
WARD_SIGNS: dict[str, Draw] = {
    "harbour": _anchor,
    "garrison": _swords,
    "foundry": _anvil,
    "veil": _moon,
    "garden": _leaf,
    "lantern": _lantern,
}
ACTIONS: dict[str, Draw] = {
    "temple": _temple,
    "manor": _manor,
    "recruit": _recruit,
    "wharf": _crates,
    "harvest": _harvest,
    "monument": _monument,
    "pawn": _citizen,
    "shipyard": _shipyard,
    "sail": _sail,
    "windmill": _windmill,
    "swap": _swap,
    "tower": _tower,
    "gate": _gate,
    "keep": _keep,
    "lighthouse": _lighthouse,
    "statue": _statue,
    "dice": _die,
    "star": _star,
    "moon": _moon_slot,
    "sun": _sun,
    "control": _crown,
}
_DRAW = {**GUILD_SIGNS, **WARD_SIGNS, **ACTIONS}


# ------------------------------------------------------------------ badges


def guild_outline(name: str) -> list[Point]:
    """The corners of a guild's badge in a 100 box; none for the round one."""
    if name == "worker":
        return [(6, 6), (94, 6), (94, 94), (6, 94)]
    if name == "soldier":
        return [(4, 7), (96, 7), (94, 64), (50, 98), (6, 64)]
    if name == "holy":
        return around(50, 50, 48.5, 8, math.pi / 8)
    return []


def _paint(s: Svg, c: Tones) -> str:
    return s.linear(10, 8, 92, 94, mix(c.light, "#ffffff", 0.1), (0.4, c.own), (1, mix(c.own, c.deep, 0.75)))


def guild_badge(s: Svg, name: str) -> None:
    """A guild's sign on its plate, told apart by the outline too."""
    c = GUILDS[name]
    corners = guild_outline(name)
    if corners:
        s.poly(corners, _paint(s, c), DARK_EDGE, 5)
        inner = [(50 + (x - 50) * 0.87, 50 + (y - 50) * 0.87) for x, y in corners]
        s.poly(inner, "", mix(c.light, "#ffffff", 0.35), 2, line_alpha=0.65)
    else:
        s.circle(50, 50, 46.5, _paint(s, c), DARK_EDGE, 5)
        s.circle(50, 50, 41, "", mix(c.light, "#ffffff", 0.35), 2, line_alpha=0.65)
    y, r = (52 if name == "shadow" else 47 if name == "soldier" else 50), 30
    put(s, name, 52, y + 3, r, mix(c.deep, "#000000", 0.35))
    put(s, name, 50, y, r, IVORY, mix(IVORY, c.own, 0.42) if name in ("worker", "soldier") else c.deep)


def _guild(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """A guild's badge."""
        s = Svg(100, 100)
        guild_badge(s, name)
        return s

    return draw


def _ward(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """A ward's seal: its sign on a rounded plate in the colour of its roofs."""
        s = Svg(100, 100)
        c = tones(WARDS[name].roof)
        s.rect(4, 4, 92, 92, _paint(s, c), DARK_EDGE, 5, r=24)
        s.rect(9, 9, 82, 82, "", mix(c.light, "#ffffff", 0.3), 2, line_alpha=0.6, r=20)
        put(s, name, 52, 53, 29, mix(c.deep, "#000000", 0.4))
        put(s, name, 50, 50, 29, IVORY, mix(c.own, c.deep, 0.6))
        return s

    return draw


def _action(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """An action's sign on a teal disc with a brass edge."""
        s = Svg(100, 100)
        s.circle(
            50, 50, 48, s.linear(14, 10, 88, 92, "#ffe9a8", (0.5, "#b8862c"), (1, "#5f3f0c")), DARK_EDGE, 3
        )
        s.circle(
            50, 50, 41, s.linear(18, 14, 84, 88, "#3f9aa0", (0.45, "#1f6a74"), (1, "#0c3840")), DARK_EDGE, 2
        )
        put(s, name, 51.4, 52, 25, "#08262c")
        put(s, name, 50, 50, 25, IVORY)
        return s

    return draw


def _flat(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """The bare sign in one colour."""
        s = Svg(100, 100)
        put(s, name, 50, 50, 48, SIGN)
        return s

    return draw


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"sign-{name}": _flat(name) for name in _DRAW},
    **{f"guild-{name}": _guild(name) for name in GUILD_SIGNS},
    **{f"ward-{name}": _ward(name) for name in WARD_SIGNS},
    **{f"action-{name}": _action(name) for name in ACTIONS if name not in ("moon", "sun", "star", "control")},
}
