"""Backs of the decks, the ship over a wharf card, the emblem; flat drawings without words."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.castellans.city import castle
from art.make.castellans.palette import DARK_EDGE, DECKS, EDGE, GUILDS, IVORY
from art.make.castellans.signs import GUILD_SIGNS, put
from art.make.colour import GOLD, mix
from art.make.shapes import around, star
from art.make.svg import Svg


def _back(deck: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """The back of a deck: a tower in a starred shield on cloth with small guild signs."""
        c, columns = DECKS[deck], 7 if deck == "wharf" else 5
        wide = 20 * columns + 6
        mid = wide / 2
        s = Svg(wide, 130)
        s.rect(
            4,
            4,
            wide - 8,
            122,
            s.linear(
                4, 4, wide - 4, 126, mix(c.own, c.light, 0.3), (0.5, c.own), (1, mix(c.own, c.deep, 0.7))
            ),
            r=5,
        )
        faint = mix(c.own, c.light, 0.45)
        for row in range(6):
            for column in range(columns):
                name = tuple(GUILD_SIGNS)[(row + 2 * column) % 4]
                x, y = 13 + column * 20, 15 + row * 20
                if math.hypot(x - mid, (y - 65) * 0.85) > 32:
                    put(s, name, x, y, 6, faint)
        s.rect(8, 8, wide - 16, 114, "", GOLD.light, 1.8, r=4)
        s.rect(10.6, 10.6, wide - 21.2, 108.8, "", c.deep, 1, r=3)
        s.path(f"M{mid:g} 24l31 10v32c0 20 -16 32 -31 40c-15 -8 -31 -20 -31 -40v-32Z", c.deep, GOLD.face, 3)
        s.path(
            f"M{mid:g} 29l26.6 8.4v28.6c0 17 -13.6 27.6 -26.6 34.6c-13 -7 -26.6 -17.6 -26.6 -34.6v-28.6Z",
            s.linear(mid - 27, 30, mid + 27, 100, mix(c.own, c.light, 0.15), mix(c.own, c.deep, 0.55)),
            GOLD.light,
            1.2,
        )
        if deck == "wharf":
            put(s, "sail", mid + 1, 66, 20, mix(c.deep, "#000000", 0.4))
            put(s, "sail", mid, 65, 20, IVORY)
        else:
            put(s, "keep", mid + 1, 66, 19, mix(c.deep, "#000000", 0.4))
            put(s, "keep", mid, 65, 19, IVORY)
        sign = star(mid, 40, 8, 3.4, 5) if deck != "pink" else around(mid, 40, 6.4, 24)
        s.poly(sign, GOLD.light, GOLD.deep, 1)
        return s

    return draw


def harbour_view() -> Svg:
    """The picture over a wharf card, 220 x 90: a cog leaves the evening harbour."""
    s = Svg(220, 90)
    s.rect(0, 0, 220, 90, s.linear(0, 0, 0, 70, "#ffe6b0", (0.5, "#f6b46c"), (1, "#d8794c")))
    s.circle(158, 46, 60, s.radial(158, 46, 60, (0, "#fff8d8", 0.95), (1, "#ffdca0", 0)))
    s.circle(158, 46, 14, "#fffbe6")
    s.path("M0 62V36H16V28L28 18L40 28V40H58V46H76V62Z", "#8a4a3c", alpha=0.8)
    s.path("M176 62L182 30H190L196 62Z", "#8a4a3c", alpha=0.8)
    s.rect(182, 24, 8, 7, "#fff0a8")
    s.rect(0, 58, 220, 32, s.linear(0, 58, 0, 90, "#2f8a92", "#0f4556"))
    glints = "".join(f"M{120 + (i * 37) % 90} {62 + (i * 7) % 26}h14" for i in range(12))
    s.path(glints, "", "#ffe2a0", 1.8, line_alpha=0.7)
    with s.at(96, 76, 0.9):
        _cog(s)
    for x in (8, 60, 130, 180):
        s.path(f"M{x} 84q9 -6 18 0q9 6 18 0", "", "#bfe6de", 2, line_alpha=0.7)
    return s


def _cog(s: Svg) -> None:
    """A merchantman under its striped sail, its waterline at the origin."""
    s.rect(-2, -72, 4, 60, "#5a3518", EDGE, 1)
    sail = "M-30 -64C-14 -58 12 -58 30 -64C38 -48 37 -34 30 -22C12 -28 -14 -28 -30 -22"
    s.path(
        sail + "C-22 -36 -22 -48 -30 -64Z",
        s.linear(-30, -62, 34, -20, "#ffffff", (0.5, "#f4e2b8"), (1, "#c09a60")),
        EDGE,
        1.8,
    )
    s.path("M-10 -60C-4 -48 -4 -36 -10 -26M12 -60C18 -48 18 -36 12 -26", "", "#c23a2c", 5)
    s.poly([(0, -72), (18, -68), (0, -63)], "#c23a2c", EDGE, 1)
    hull = "M-46 -16C-30 -10 32 -10 48 -22C50 -4 40 8 30 10H-30C-40 8 -46 -4 -46 -16Z"
    s.path(hull, s.linear(0, -18, 0, 10, "#c98a4c", (0.5, "#8a5527"), (1, "#42240c")), EDGE, 2)
    s.path("M-42 -8C-24 -3 28 -3 45 -12", "", "#ffe2a8", 1.8, line_alpha=0.8)


def emblem() -> Svg:
    """The castle before the setting sun in a ring with the four guild signs, 240 x 240."""
    s = Svg(240, 240)
    s.circle(120, 120, 118, DARK_EDGE)
    ring = s.linear(36, 36, 204, 204, GOLD.spark, (0.35, GOLD.face), (0.7, GOLD.shade), (1, GOLD.deep))
    s.circle(120, 120, 115, ring)
    s.circle(120, 120, 101, DARK_EDGE)
    sky = s.linear(0, 22, 0, 190, "#ffeebc", (0.4, "#f4b060"), (0.75, "#c8603c"), (1, "#7a2f34"))
    s.circle(120, 120, 98, sky)
    s.circle(120, 104, 80, s.radial(120, 104, 80, (0, "#fffbe0", 0.95), (1, "#ffe0a0", 0)))
    sea = s.linear(0, 146, 0, 218, "#2f8a92", "#0c3848")
    s.path("M24 152C60 142 180 142 216 152A98 98 0 0 1 24 152Z", sea)
    glints = "".join(f"M{52 + (i * 53) % 136} {178 + i * 4}h18" for i in range(9))
    s.path(glints, "", "#ffe0a0", 2.4, line_alpha=0.7)
    s.path("M44 166C70 142 170 142 196 166C176 184 64 184 44 166Z", "#8d8a48", EDGE, 2)
    with s.at(120, 168, 0.56), s.group("translate(-130 -236)"):
        castle(s)
    for name, (x, y) in zip(GUILD_SIGNS, around(120, 120, 104, 4, math.pi / 4), strict=True):
        c = GUILDS[name]
        s.circle(x, y, 19, DARK_EDGE)
        s.circle(x, y, 16.6, s.linear(x - 12, y - 12, x + 12, y + 12, c.light, (0.5, c.own), (1, c.deep)))
        put(s, name, x, y, 10, IVORY, c.deep)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"back-{deck}": _back(deck) for deck in DECKS},
    "wharf": harbour_view,
    "emblem-castellans": emblem,
}
