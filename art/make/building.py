"""Walls, roofs, columns and awnings: oblique blocks lit from the top left."""

from __future__ import annotations

import math

from art.make.colour import MARBLE, OUTLINE, TERRACOTTA, WALL, dark, light, mix
from art.make.svg import Point, Svg, d

OPENING = "#4a2c1c"


class Block:
    """A house body: front with bottom left x, y, size w x h, running back by ``deep``."""

    def __init__(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        deep: float,
        wall: str = WALL,
        roof: str = TERRACOTTA,
        line: float = 1.3,
    ) -> None:
        self.x, self.y, self.w, self.h, self.line = x, y, w, h, line
        self.dx, self.dy, self.top = deep * 0.55, -deep * 0.42, y - h
        self.wall, self.wall_lit = wall, light(wall, 0.35)
        self.wall_shade, self.wall_dark = mix(wall, "#6b4526", 0.38), mix(wall, "#4a2c18", 0.62)
        self.roof, self.roof_lit = roof, light(roof, 0.32)
        self.roof_shade, self.roof_dark = mix(roof, "#2a0f06", 0.24), mix(roof, "#2a0f06", 0.46)

    def walls(self, s: Svg) -> None:
        """Front and right side with plinth and outline."""
        x, y, w, t = self.x, self.y, self.w, self.top
        side = [(x + w, y), (x + w + self.dx, y + self.dy), (x + w + self.dx, t + self.dy), (x + w, t)]
        s.poly(side, self.wall_dark, OUTLINE, self.line)
        s.rect(
            x,
            t,
            w,
            self.h,
            s.linear(x, t, x + w, y, self.wall_lit, (0.55, self.wall), (1, self.wall_shade)),
            OUTLINE,
            self.line,
        )
        s.poly(
            side,
            s.linear(x + w, t, x + w + self.dx, y, mix(self.wall_dark, self.wall_shade, 0.4), self.wall_dark),
        )
        s.rect(x, y - self.h * 0.1, w, self.h * 0.1, self.wall_shade, alpha=0.55)

    def gable(self, s: Svg, rise: float, over: float = 1.5) -> None:
        """A pitched roof with its ridge along the front."""
        x, w, t = self.x, self.w, self.top
        a, b = (x - over, t + over * 0.4), (x + w + over, t + over * 0.4)
        c = (x + w + self.dx / 2 + over * 0.6, t + self.dy / 2 - rise)
        e = (x + w + self.dx + over, t + self.dy + over * 0.3)
        ridge = (x + self.dx / 2 - over * 0.2, t + self.dy / 2 - rise)
        s.poly([(x + w, t), (x + w + self.dx, t + self.dy), c], self.wall_dark, OUTLINE, self.line)
        s.poly([b, e, c], self.roof_dark, OUTLINE, self.line)
        s.poly(
            [(x + w - 0.3, t), (x + w + self.dx - over, t + self.dy), (c[0] - over * 0.5, c[1] + over * 1.6)],
            self.wall_dark,
        )
        self._slope(s, a, b, c, ridge)

    def hip(self, s: Svg, rise: float, over: float = 1.5) -> None:
        """A roof sloping to all sides."""
        x, w, t = self.x, self.w, self.top
        m = min(w * 0.3, rise * 0.9)
        a, b = (x - over, t + over * 0.4), (x + w + over, t + over * 0.4)
        c = (x + w - m + self.dx / 2, t + self.dy / 2 - rise)
        ridge = (x + m + self.dx / 2, t + self.dy / 2 - rise)
        s.poly([b, (x + w + self.dx + over, t + self.dy), c], self.roof_dark, OUTLINE, self.line)
        self._slope(s, a, b, c, ridge)

    def _slope(self, s: Svg, a: Point, b: Point, c: Point, ridge: Point) -> None:
        paint = s.linear(a[0], ridge[1], b[0], b[1], self.roof_lit, (0.5, self.roof), (1, self.roof_shade))
        s.poly([a, b, c, ridge], paint, OUTLINE, self.line)
        tiles(s, a, b, c, ridge, max(3, int(self.w / 3.2)), self.roof_dark)
        s.line(*ridge, *c, self.roof_lit, 1.4, 0.9)
        s.line(*a, *b, self.roof_dark, 1.2, 0.6)

    def temple(self, s: Svg, rise: float, over: float = 1.5) -> None:
        """A pediment over the front; the right slope of the roof shows."""
        x, w, t = self.x, self.w, self.top
        tip, a, b = (x + w / 2, t - rise), (x - over, t), (x + w + over, t)
        back_tip, back_b = (tip[0] + self.dx, tip[1] + self.dy), (b[0] + self.dx, b[1] + self.dy)
        s.poly(
            [b, tip, back_tip, back_b], s.linear(*tip, *back_b, self.roof, self.roof_dark), OUTLINE, self.line
        )
        tiles(s, tip, back_tip, back_b, b, max(3, int(-self.dy / 1.7)), self.roof_dark)
        s.poly([a, b, tip], s.linear(a[0], tip[1], *b, self.wall_lit, self.wall_shade), OUTLINE, self.line)
        s.poly(
            [(x + w * 0.16, t - rise * 0.12), (x + w * 0.84, t - rise * 0.12), (x + w / 2, t - rise * 0.78)],
            mix(self.wall, "#7a4a2c", 0.4),
        )
        s.poly([a, tip, b], "", self.roof, max(1.2, rise * 0.13), close=False, join="miter")
        s.poly(
            [(a[0] - 0.6, a[1]), (tip[0], tip[1] - 0.8), (b[0] + 0.6, b[1])], "", OUTLINE, 0.8, close=False
        )
        s.circle(x + w / 2, t - rise * 0.36, rise * 0.16, self.wall_lit)
        s.rect(x - over, t - 1, w + 2 * over, max(2, self.h * 0.09), self.wall_lit, OUTLINE, self.line * 0.6)

    def flat(self, s: Svg, battlements: int = 0) -> None:
        """A level roof, with a row of merlons if wanted."""
        x, w, t = self.x, self.w, self.top
        s.poly(
            [(x, t), (x + w, t), (x + w + self.dx, t + self.dy), (x + self.dx, t + self.dy)],
            s.linear(x, t + self.dy, x + w, t, light(self.roof, 0.3), self.roof_shade),
            OUTLINE,
            self.line,
        )
        for i in range(battlements):
            s.rect(
                x + w * (i + 0.15) / battlements,
                t - 3.4,
                w / battlements * 0.6,
                4.4,
                self.wall_lit,
                OUTLINE,
                0.8,
            )

    def windows(self, s: Svg, count: int, storeys: int = 1, sill: bool = True) -> None:
        """Arched windows in rows."""
        for row in range(storeys):
            for i in range(count):
                w = min(self.w / count * 0.36, 5.0)
                h = self.h * (0.22 if storeys > 1 else 0.36)
                x = self.x + self.w * (i + 0.5) / count - w / 2
                y = self.top + self.h * ((0.22 + 0.42 * row) if storeys > 1 else 0.28)
                arched(s, x, y + h, w, h)
                if sill:
                    s.line(x - 0.3, y + h + 0.4, x + w + 0.3, y + h + 0.4, self.wall_lit, 1.0)

    def door(self, s: Svg, w: float, at: float = 0.5, h: float = 0.0) -> None:
        """An arched door standing on the ground line."""
        h = h or self.h * 0.56
        x = self.x + self.w * at - w / 2
        arched(s, x - 0.7, self.y, w + 1.4, h + 0.8, self.wall_lit)
        arched(s, x, self.y, w, h, "#3d2214")
        arched(s, x + w * 0.12, self.y, w * 0.5, h * 0.86, "#6b4226")


def arched(s: Svg, x: float, y: float, w: float, h: float, fill: str = OPENING) -> None:
    """An opening with a round top; x left, y foot."""
    h = max(h, w / 2)
    s.path(d("M", x, y, "v", -(h - w / 2), "a", w / 2, w / 2, 0, 0, 1, w, 0, "v", h - w / 2, "Z"), fill)


def tiles(
    s: Svg,
    p00: Point,
    p10: Point,
    p11: Point,
    p01: Point,
    n: int,
    colour: str,
    width: float = 0.9,
    alpha: float = 0.5,
) -> None:
    """Lines down a roof slope given by its corners."""
    for i in range(1, n):
        t = i / n
        s.line(
            p00[0] + (p10[0] - p00[0]) * t,
            p00[1] + (p10[1] - p00[1]) * t,
            p01[0] + (p11[0] - p01[0]) * t,
            p01[1] + (p11[1] - p01[1]) * t,
            colour,
            width,
            alpha,
        )


def columns(
    s: Svg, x: float, y: float, w: float, h: float, n: int, colour: str = MARBLE, thick: float = 0.0
) -> None:
    """n columns with cap and base, feet on y, spread over w."""
    c = thick or w / n * 0.42
    for i in range(n):
        cx = x + w * (i + 0.5) / n
        s.rect(
            cx - c / 2,
            y - h,
            c,
            h,
            s.linear(
                cx - c / 2,
                0,
                cx + c / 2,
                0,
                light(colour, 0.6),
                (0.4, colour),
                (1, mix(colour, "#6d4e32", 0.55)),
            ),
            OUTLINE,
            0.7,
            line_alpha=0.7,
        )
        s.rect(
            cx - c * 0.72,
            y - h - c * 0.1,
            c * 1.44,
            c * 0.42,
            light(colour, 0.4),
            OUTLINE,
            0.6,
            line_alpha=0.7,
        )
        s.rect(
            cx - c * 0.68, y - c * 0.3, c * 1.36, c * 0.36, light(colour, 0.2), OUTLINE, 0.6, line_alpha=0.7
        )


def steps(s: Svg, x: float, y: float, w: float, n: int, rise: float = 1.6, colour: str = MARBLE) -> None:
    """n steps growing wider downwards from the top edge y."""
    for j in range(n):
        s.rect(x - j * 1.4, y + j * rise, w + j * 2.8, rise + 0.2, light(colour, 0.2 - 0.1 * j), OUTLINE, 0.5)


def awning(
    s: Svg,
    x: float,
    y: float,
    w: float,
    deep: float,
    colour: str,
    second: str = MARBLE,
    n: int = 6,
    drop: float = 4,
) -> None:
    """A striped cloth sloping towards the viewer; y is its top edge."""
    lean = min(w * 0.03, 6)
    for i in range(n):
        a, b = x + w * i / n, x + w * (i + 1) / n
        xa, xb = x - lean + (w + 2 * lean) * i / n, x - lean + (w + 2 * lean) * (i + 1) / n
        c = colour if i % 2 == 0 else second
        s.poly(
            [(a, y), (b, y), (xb, y + deep), (xa, y + deep)],
            s.linear(0, y, 0, y + deep, light(c, 0.3), (1, mix(c, "#2a140a", 0.12))),
        )
        s.path(
            d(
                *("M", xa, y + deep),
                *("L", xb, y + deep),
                *("v", drop * 0.5),
                *("a", (xb - xa) / 2, drop * 0.6, 0, 0, 1, -(xb - xa), 0),
                "Z",
            ),
            mix(c, "#2a140a", 0.28),
            OUTLINE,
            0.5,
            line_alpha=0.6,
        )
    s.poly([(x, y), (x + w, y), (x + w + lean, y + deep), (x - lean, y + deep)], "", OUTLINE, 1.1)
    s.line(x, y + 0.6, x + w, y + 0.6, "#fff4dc", 1.2, 0.6)


def arcade(s: Svg, x: float, y: float, w: float, h: float, n: int, wall: str = WALL) -> None:
    """A row of open round arches in a wall."""
    s.rect(
        x,
        y - h,
        w,
        h,
        s.linear(x, y - h, x + w, y, light(wall, 0.35), (0.6, wall), (1, mix(wall, "#6b4526", 0.3))),
        OUTLINE,
        1.1,
    )
    pitch = w / n
    for i in range(n):
        ax = x + pitch * (i + 0.19)
        arched(s, ax - 0.7, y, pitch * 0.62 + 1.4, h * 0.84, light(wall, 0.6))
        arched(s, ax, y, pitch * 0.62, h * 0.78, OPENING)


def drum(s: Svg, cx: float, y: float, r: float, h: float, wall: str = WALL) -> None:
    """A round tower body, foot centre cx, y."""
    squash = 0.32
    data = d(
        *("M", cx - r, y),
        *("A", r, r * squash, 0, 0, 0, cx + r, y),
        *("V", y - h),
        *("A", r, r * squash, 0, 0, 0, cx - r, y - h),
        "Z",
    )
    s.path(
        data,
        s.linear(cx - r, 0, cx + r, 0, light(wall, 0.5), (0.45, wall), (1, mix(wall, "#5a3a20", 0.55))),
        OUTLINE,
        1.2,
    )


def cone_roof(s: Svg, cx: float, y: float, r: float, rise: float, roof: str) -> None:
    """A round tiled roof over a drum."""
    s.path(
        d("M", cx - r, y, "A", r, r * 0.32, 0, 0, 0, cx + r, y, "L", cx, y - rise, "Z"),
        s.linear(cx - r, 0, cx + r, 0, light(roof, 0.4), (0.45, roof), (1, dark(roof, 0.45))),
        OUTLINE,
        1.2,
    )
    for i in range(1, 8):
        a = math.pi * i / 8
        s.line(cx, y - rise, cx - r * math.cos(a), y + r * 0.32 * math.sin(a), dark(roof, 0.4), 0.8, 0.5)


def dome(s: Svg, cx: float, y: float, r: float, roof: str) -> None:
    """A half round roof over a drum."""
    s.path(
        d("M", cx - r, y, "A", r, r * 0.32, 0, 0, 0, cx + r, y, "A", r, r, 0, 0, 0, cx - r, y, "Z"),
        s.radial(cx - r * 0.4, y - r * 0.5, r * 1.6, light(roof, 0.45), (0.5, roof), (1, dark(roof, 0.5))),
        OUTLINE,
        1.2,
    )
    for i in (-2, -1, 1, 2):
        s.path(
            d("M", cx, y - r, "Q", cx + i * r * 0.48, y - r * 0.8, cx + i * r * 0.42, y + r * 0.24),
            "",
            dark(roof, 0.4),
            0.8,
            line_alpha=0.5,
        )
