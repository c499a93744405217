"""Intrigue: a mask between curtains; with two symbols two masks before the dagger and the snake."""

from __future__ import annotations

from art.make.paper import CRIMSON, GOLD, STEEL, Paper, Ramp, outline, ramp, turned
from art.make.pax.palette import CATEGORY
from art.make.pax.parts import H, W, X, Y

PALE = ramp("#fffaf0 #efdfc8 #c7a98e #86604f")
DARK = ramp("#8a8098 #4a4258 #332c42 #1c1726")
SNAKE = ramp("#b8d47a #6f9a3a #47702e #24401f")
FACE = (
    "96,120 110,84 150,70 200,82 250,70 290,84 304,120 300,190 280,250 244,298 200,326 156,298 "
    "120,250 100,190"
)
EYES = (
    "M126 158C140 136 168 138 184 164C168 178 142 178 126 158ZM274 158C260 136 232 138 216 "
    "164C232 178 258 178 274 158Z"
)
SMILE = (
    "M148 248C168 236 184 244 200 248C216 244 232 236 252 248C244 278 222 290 200 290C178 290 "
    "156 278 148 248Z"
)
SORROW = (
    "M152 286C160 254 182 240 200 240C218 240 240 254 248 286C232 272 216 268 200 268C184 268 "
    "168 272 152 286Z"
)


def _stage(s: Paper, c: Ramp, *, rich: bool) -> None:
    """Dark red room and curtains drawn aside; in black and gold for the richer card."""
    low, mid, high = ("#120610", "#3a0f22", "#1c0814") if rich else ("#5a1626", "#8f2434", "#3a0e1e")
    with s.sheet(0, rim=0, inner=0):
        s.rect(X, Y, W, H, s.linear(0, -20, 0, 430, (0, low), (0.6, mid), (1, high)))
        tone = "#c8502e" if rich else "#f0705a"
        s.rect(X, Y, W, H, s.radial(190, 180, 210, (0, tone, 0.8), (0.5, "#a03030", 0.38), (1, "#a03030", 0)))
    cloth = c._replace(base="#5c1426", shade="#43101e", light="#8a2434", deep="#240812") if rich else c
    for side in (1, -1):

        def at(x: float, side: int = side) -> float:
            return 200 + side * (x - 200)

        with s.sheet(1.2, cut=True):
            s.path(
                outline(
                    f"{at(540)},-60! {at(286)},-60! {at(300)},60 {at(322)},150 {at(372)},220 {at(340)},300 "
                    f"{at(330)},480! {at(540)},480!"
                ),
                cloth.shade if side > 0 else cloth.base,
            )
            for i in range(9):
                s.stroke(
                    f"{at(300 + i * 22)},-20 {at(326 + i * 16)},120 {at(372 + i * 8)},222 "
                    f"{at(346 + i * 20)},430",
                    cloth.deep if i % 2 else cloth.light,
                    9,
                    0.4,
                )
        with s.sheet(0.6, rim=0.5, inner=0.3):
            s.shape(f"{at(356)},206 {at(420)},196 {at(420)},224 {at(360)},232", GOLD.base)
            s.shape(f"{at(372)},230 {at(388)},230 {at(392)},276 {at(370)},276", GOLD.shade)


def _ribbons(s: Paper, c: Ramp, move: str = "") -> None:
    with s.sheet(0.9, rim=0.5, inner=0.3, move=move):
        s.shape("98,150 60,170 44,220 60,270 40,330 70,300 82,250 70,214 102,180", c.base)
        s.shape("60,170 44,220 60,270 40,330 56,300 66,262 54,220", c.light, 0.7)
        s.shape("302,150 336,176 344,214 322,246 346,300 356,250 366,210 346,164", c.shade)


def mask(s: Paper, m: Ramp, mouth: str, rim: Ramp, move: str = "") -> None:
    """A stage mask with open eyes and mouth, 208 x 256 round (200, 198)."""
    _ribbons(s, rim, move)
    with s.sheet(1.6, rim=0.7, inner=0.45, cut=True, move=move):
        s.path(outline(FACE) + EYES + mouth, m.base, evenodd=True)
        s.shape(
            "204,82 250,70 290,84 304,120 300,190 280,250 244,298 204,326 226,280 240,220 236,150", m.shade
        )
        s.shape("284,110 304,120 300,190 280,250 244,298 266,240 280,180", m.deep, 0.55)
        s.shape("110,110 124,90 150,80 186,92 150,104 120,140", m.light)
        s.shape("194,150! 188,210 174,232 200,240 222,232 210,210 206,150!", m.shade)
        s.shape("198,152 192,210 182,226 200,232 200,180", m.light, 0.8)
        slant = (
            ("112,136 140,118 184,136", "288,136 260,118 216,136")
            if mouth == SMILE
            else ("114,126 144,124 182,108", "286,126 256,124 218,108")
        )
        for line in slant:
            s.stroke(line, m.deep, 7)
        if mouth == SMILE:
            s.shape("120,206 140,196 156,210 146,232 126,226", "#d9705a", 0.35)
            s.shape("280,206 260,196 244,210 254,232 274,226", "#a84a3c", 0.4)
        s.path(mouth, "", rim.base, 7)
        s.path(EYES, "", GOLD.shade, 5)
        for x, y in ((200, 108), (168, 98), (232, 98)):
            s.poly([(x, y - 12), (x + 8, y), (x, y + 12), (x - 8, y)], GOLD.base)


def dagger(s: Paper, c: Ramp, move: str) -> None:
    """A dagger pointing down, its guard 60 above the origin."""
    with s.sheet(1.2, rim=0.7, inner=0.3, move=move):
        s.corners("0,176 21,136 17,-60 0,-60", STEEL.shade)
        s.corners("0,176 -21,136 -17,-60 0,-60", STEEL.light)
        s.corners("0,150 4,130 4,-60 -4,-60 -4,130", STEEL.base)
        s.shape("-58,-70 -30,-62 0,-70 30,-62 58,-70 62,-58 30,-48 0,-54 -30,-48 -62,-58", GOLD.base)
        s.shape("0,-70 30,-62 58,-70 62,-58 30,-48 0,-54", GOLD.shade)
        s.rect(-11, -136, 22, 72, "#4a1428", r=6)
        for i in range(5):
            s.line(-11, -124 + i * 14, 11, -130 + i * 14, GOLD.base, 3.4)
        for dx, dy, r, tone in ((0, -146, 17, GOLD.shade), (-2, -148, 13, GOLD.base), (-2, -148, 6, c.base)):
            s.circle(dx, dy, r, tone)


def snake(s: Paper, move: str) -> None:
    """A green snake in three bends, its head up left."""
    body = "M44 150C-70 150 -64 84 8 74C70 66 66 14 4 12C-50 10 -58 -34 -20 -56"
    with s.sheet(1.1, rim=0.6, inner=0.35, move=move):
        s.path(body, "", SNAKE.deep, 25)
        s.path(body, "", SNAKE.base, 19)
        s.path(body, "", SNAKE.light, 6, line_alpha=0.7, dash="9 12")
        s.shape("-34,-44 -28,-72 -10,-88 6,-76 2,-52 -14,-38", SNAKE.base)
        s.shape("-30,-52 -26,-70 -12,-82 -8,-66 -18,-50", SNAKE.light)
        s.circle(-12, -68, 4.2, "#2a0d10")
        s.path("M-6 -86L2 -104M2 -104L-4 -112M2 -104L12 -110", "", CRIMSON.base, 3.6)


def single() -> Paper:
    """The smiling mask alone, a dagger's tip behind it."""
    s = Paper()
    c = CATEGORY["intrigue"]
    _stage(s, c, rich=False)
    mask(s, PALE, SMILE, CRIMSON, turned(-10, 4, 1.05))
    return s


def double() -> Paper:
    """A dark mask of sorrow behind the smiling one, dagger and snake."""
    s = Paper()
    c = CATEGORY["intrigue"]
    _stage(s, c, rich=True)
    dagger(s, c, turned(84, 186, 1.0, -14))
    snake(s, turned(80, 172, 0.92, -8))
    mask(s, DARK, SORROW, GOLD, turned(166, -26, 0.82, 12))
    mask(s, PALE, SMILE, CRIMSON, turned(20, 104, 0.8, -8))
    return s
