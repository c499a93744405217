"""The duke's castle and a landmark for each ward, standing on their foot."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.building import Block, arched, columns, cone_roof, drum
from art.make.castellans.palette import (
    CASTLE_ROOF,
    EDGE,
    STONE,
    STONE_LIGHT,
    STONE_SHADE,
    WARDS,
)
from art.make.colour import OUTLINE, dark, light, mix
from art.make.svg import Svg

GLASS = "#ffe6a0"
PLASTER = "#f6e6c6"


def battlements(
    s: Svg, x: float, y: float, w: float, n: int, tone: str = STONE_LIGHT, high: float = 6.0
) -> None:
    pitch = w / (2 * n - 1)
    for i in range(n):
        s.rect(x + 2 * i * pitch, y - high, pitch, high + 1, tone, OUTLINE, 0.9)


def _round_tower(
    s: Svg, x: float, y: float, r: float, h: float, roof: str, rise: float, wall: str = STONE
) -> None:
    drum(s, x, y, r, h, wall)
    for t in (0.36, 0.66):
        arched(s, x - r * 0.34, y - h * t, r * 0.42, r * 0.7, "#4a2c1c")
    cone_roof(s, x, y - h, r * 1.22, rise, roof)
    s.line(x, y - h - rise, x, y - h - rise - r * 0.7, OUTLINE, 1.4)
    s.circle(x, y - h - rise - r * 0.1, r * 0.16, "#f2cf6a", OUTLINE, 0.8)


def _pennant(s: Svg, x: float, y: float, colour: str, h: float = 20) -> None:
    s.line(x, y, x, y - h, OUTLINE, 1.8)
    s.poly([(x, y - h), (x + h * 0.95, y - h * 0.76), (x, y - h * 0.5)], colour, OUTLINE, 1)


# ------------------------------------------------------------------ the castle


def castle(s: Svg) -> None:
    """The duke's castle with its gate, in a box of 260 x 250, standing on 130, 236."""
    roof = CASTLE_ROOF
    for x, y, r, h, rise in ((64, 150, 15, 60, 40), (196, 146, 15, 64, 42)):
        _round_tower(s, x, y, r, h, roof, rise)
    hall = Block(84, 164, 84, 58, 34, STONE_LIGHT, roof, 1.4)
    hall.walls(s)
    hall.windows(s, 5, 2)
    hall.hip(s, 32)
    keep = Block(104, 132, 40, 60, 24, STONE_LIGHT, roof, 1.4)
    keep.walls(s)
    keep.windows(s, 2, 2)
    keep.hip(s, 36)
    _round_tower(s, 128, 78, 9, 30, roof, 34, STONE_LIGHT)
    _pennant(s, 128, 10, "#e8b638", 10)
    inner = Block(60, 186, 136, 30, 16, STONE, STONE_SHADE, 1.3)
    inner.walls(s)
    inner.windows(s, 7)
    battlements(s, 60, 156, 136, 12)
    for x, y in ((50, 192), (206, 190)):
        _round_tower(s, x, y, 15, 56, roof, 38)
    wall = Block(34, 224, 188, 28, 12, STONE, STONE_SHADE, 1.3)
    wall.walls(s)
    battlements(s, 34, 196, 188, 15)
    for x in (60, 84, 168, 192):
        arched(s, x, 214, 5, 11)
    for x in (32, 226):
        _round_tower(s, x, 228, 17, 52, roof, 38)
    _castle_gate(s)


def _castle_gate(s: Svg) -> None:
    """The two drums of the gate, its arch, grating and bridge."""
    for x in (106, 150):
        drum(s, x, 230, 12, 46, STONE_LIGHT)
        battlements(s, x - 12, 184, 24, 4)
    s.rect(106, 188, 44, 44, s.linear(106, 188, 150, 230, STONE_LIGHT, STONE_SHADE), OUTLINE, 1.3)
    battlements(s, 108, 188, 40, 5)
    arched(s, 112, 232, 32, 34, "#2a150a")
    s.path("M118 232V204M128 232V200M138 232V204M112 212H144M112 222H144", "", "#a9824c", 1.8)
    s.poly(
        [(112, 230), (144, 230), (152, 248), (104, 248)],
        s.linear(0, 230, 0, 248, "#c48a4c", "#7a4c22"),
        OUTLINE,
        1.3,
    )
    for y in (234, 239, 244):
        s.line(110 - (y - 230) * 0.4, y, 146 + (y - 230) * 0.4, y, "#5d3a18", 1.1, 0.8)
    _pennant(s, 106, 186, "#c23a2c", 14)
    _pennant(s, 150, 186, "#c23a2c", 14)


# ------------------------------------------------------------------ landmarks, 160 x 150, foot 80, 140


def _customs(s: Svg) -> None:
    """Harbour: the customs house with a tread-wheel crane."""
    roof = WARDS["harbour"].roof
    wing = Block(16, 134, 44, 30, 24, PLASTER, roof)
    wing.walls(s)
    wing.windows(s, 3)
    wing.gable(s, 18)
    house = Block(36, 140, 58, 46, 26, "#f8ead0", roof)
    house.walls(s)
    house.windows(s, 4, 2)
    house.door(s, 11, 0.5, 16)
    house.hip(s, 24)
    drum(s, 72, 74, 8, 18, PLASTER)
    cone_roof(s, 72, 56, 10, 18, roof)
    s.poly(
        [(112, 142), (120, 46), (128, 46), (138, 142)],
        s.linear(112, 0, 138, 0, "#c9904e", "#6d4420"),
        OUTLINE,
        1.6,
    )
    s.poly(
        [(128, 54), (70, 12), (74, 6), (138, 44)],
        s.linear(70, 8, 130, 54, "#d8a060", "#8a5a2c"),
        OUTLINE,
        1.5,
    )
    s.line(73, 10, 73, 44, EDGE, 1.8)
    s.rect(63, 44, 20, 17, "#c9924f", OUTLINE, 1.4)
    s.path("M63 44L83 61M83 44L63 61", "", "#7a4c22", 1.4)
    s.circle(126, 112, 20, "", OUTLINE, 6)
    s.circle(126, 112, 20, "", "#d8a464", 3.4)
    for i in range(8):
        a = math.tau * i / 8
        s.line(126, 112, 126 + 18 * math.cos(a), 112 + 18 * math.sin(a), "#6d4420", 1.6)
    s.circle(126, 112, 4.4, "#d8a464", OUTLINE, 1.4)


def _fort(s: Svg) -> None:
    """Garrison: a fort with two square towers and pennants."""
    roof = WARDS["garrison"].roof
    barracks = Block(48, 112, 60, 30, 22, "#f0d8b0", roof)
    barracks.walls(s)
    barracks.windows(s, 5)
    barracks.gable(s, 20)
    wall = Block(28, 140, 100, 36, 18, "#efd7ae", "#cdb489")
    wall.walls(s)
    wall.flat(s)
    battlements(s, 28, 104, 100, 9, "#fae8c4", 7)
    wall.door(s, 20, 0.5, 25)
    for x in (46, 104):
        arched(s, x, 128, 5, 12)
    for x in (8, 120):
        tower = Block(x, 144, 26, 58, 16, "#f4deb8", roof, 1.5)
        tower.walls(s)
        tower.windows(s, 1, 2)
        battlements(s, x - 2, 86, 30, 4, "#fdeecd", 7)
        tower.hip(s, 26, 3)
        _pennant(s, x + 18, 58, "#d23c2e", 22)


def _foundry(s: Svg) -> None:
    """Foundry: a brick hall with two smoking chimneys and a glowing mouth."""
    roof = WARDS["foundry"].roof
    for x, h in ((92, 84), (118, 104)):
        s.poly(
            [(x, 120), (x + 3, 120 - h), (x + 15, 120 - h), (x + 18, 120)],
            s.linear(x, 0, x + 18, 0, "#dd9872", (0.5, "#b4684a"), (1, "#693624")),
            OUTLINE,
            1.5,
        )
        s.rect(x, 114 - h, 18, 8, "#9c5a40", OUTLINE, 1.3)
        for y in range(int(124 - h), 116, 12):
            s.line(x + 2, y, x + 16, y, "#693624", 1, 0.6)
    for x, y, r, a in ((112, 24, 9, 0.6), (124, 14, 12, 0.5), (140, 8, 14, 0.36), (136, 6, 10, 0.6)):
        s.circle(x, y, r, "#f2e6d6", alpha=a)
    hall = Block(12, 140, 88, 42, 34, "#cf9470", roof, 1.5)
    hall.walls(s)
    for y in (106, 114, 122, 130):
        s.line(13, y, 99, y, "#8a5238", 0.9, 0.5)
    hall.gable(s, 28)
    for x in (26, 52, 78):
        s.rect(x, 74, 12, 7, "#ffc060", OUTLINE, 1)
    arched(s, 24, 141, 34, 30, "#ead0aa")
    arched(s, 28, 141, 26, 26, "#3a1608")
    s.ellipse(41, 134, 11, 9, s.radial(41, 134, 13, "#fff4b0", (0.45, "#ffa234"), (1, "#b83208")))
    for x in (68, 84):
        s.rect(x, 112, 9, 12, "#ffb850", OUTLINE, 1.1)
    s.path("M110 140H134V132H130V126H138V120H112L106 124H112V132H110Z", "#4a5058", OUTLINE, 1.3)


def _sanctuary(s: Svg) -> None:
    """Veil: an onion dome on a drum with small domes beside it."""
    roof = WARDS["veil"].roof
    for x in (30, 128):
        drum(s, x, 124, 13, 40, "#f6eae6")
        _onion(s, x, 84, 14, 26, roof)
    body = Block(24, 140, 92, 34, 24, "#f8eee8", "#ddd0d6")
    body.walls(s)
    body.flat(s)
    columns(s, 26, 140, 88, 30, 7, "#fbf3ee")
    arched(s, 62, 140, 16, 24, "#4a2a58")
    drum(s, 78, 104, 32, 22, "#fbf1ec")
    for i in range(5):
        arched(s, 52 + i * 12, 102, 6, 13, "#6a4a80")
    _onion(s, 78, 82, 34, 62, roof)
    s.path("M79 6a9 9 0 1 0 6 13a7.6 7.6 0 0 1 -6 -13Z", "#ffe28c", OUTLINE, 1)


def _onion(s: Svg, x: float, y: float, r: float, h: float, roof: str) -> None:
    k = r / 34
    data = (
        f"M{x - r * 0.9} {y}C{x - r * 1.3} {y - h * 0.42} {x - r * 0.5} {y - h * 0.62} {x} {y - h}"
        f"C{x + r * 0.5} {y - h * 0.62} {x + r * 1.3} {y - h * 0.42} {x + r * 0.9} {y}Z"
    )
    s.path(
        data,
        s.linear(x - r, 0, x + r, 0, light(roof, 0.62), (0.36, roof), (1, mix(roof, "#1c0a30", 0.6))),
        OUTLINE,
        1.5,
    )
    for q in (-0.55, 0.0, 0.5):
        s.path(
            f"M{x + q * r} {y}C{x + q * r * 1.5} {y - h * 0.42} {x + q * r * 0.4} {y - h * 0.64} {x} {y - h}",
            "",
            dark(roof, 0.35),
            1.2,
            line_alpha=0.6,
        )
    s.path(
        f"M{x - r * 0.7} {y - h * 0.14}C{x - r * 0.86} {y - h * 0.4} {x - r * 0.44} {y - h * 0.56} "
        f"{x - r * 0.1} {y - h * 0.82}",
        "",
        "#fff4ff",
        2.4 * k,
        line_alpha=0.75,
    )
    s.line(x, y - h + 1, x, y - h - 8 * k, "#b8862c", 2 * k)
    s.rect(x - r, y - 3 * k, 2 * r, 6 * k, "#f6e6d8", OUTLINE, 1)


def _glasshouse(s: Svg) -> None:
    """Garden: a glasshouse between round trees, a fountain before it."""
    for x, y, r in ((16, 118, 16), (138, 114, 17), (36, 124, 12)):
        crown(s, x, y, r)
    s.path(
        "M38 138V100C38 50 120 50 120 100V138Z",
        s.linear(40, 56, 118, 138, "#fafff4", (0.35, "#c8ecd0"), (1, "#5f9a86")),
        "#38552f",
        2,
    )
    s.path(
        "M66 138V84C66 40 92 40 92 84V138",
        s.linear(66, 50, 92, 138, "#ffffff", (0.5, "#d4f2dc"), (1, "#7ab4a0")),
        "#38552f",
        1.8,
    )
    for x, top in ((48, 80), (57, 70), (72, 58), (86, 58), (101, 70), (111, 80)):
        s.line(x, 138, x, top, "#48683c", 1.5)
    for y in (98, 118):
        s.line(38, y, 120, y, "#48683c", 1.7)
    for x, y, r in ((52, 126, 8), (106, 124, 9), (60, 132, 6)):
        s.circle(x, y, r, "#4f8a3c", alpha=0.7)
    s.rect(72, 118, 14, 20, "#7a5230", "#38552f", 1.4)
    s.circle(79, 47, 5, "#f0c040", OUTLINE, 1.1)
    s.ellipse(96, 142, 28, 6.4, "#e8d8b4", OUTLINE, 1.3)
    s.ellipse(96, 141, 23, 4.4, "#63b4bc")
    s.path("M96 140V126M96 126Q88 122 86 134M96 126Q104 122 106 134", "", "#e4f8f6", 1.8)
    for x, y, r in ((134, 134, 11), (24, 136, 11)):
        crown(s, x, y, r)


def crown(s: Svg, x: float, y: float, r: float, tone: str = "#6f9440") -> None:
    s.rect(x - r * 0.14, y + r * 0.4, r * 0.28, r * 1.1, "#6b4a28", OUTLINE, 0.9)
    s.circle(
        x,
        y,
        r,
        s.radial(x - r * 0.4, y - r * 0.5, r * 1.7, light(tone, 0.5), (0.5, tone), (1, dark(tone, 0.5))),
        OUTLINE,
        1.2,
    )
    s.path(
        f"M{x - r * 0.5} {y - r * 0.1}q{r * 0.2} {-r * 0.5} {r * 0.6} {-r * 0.5}M{x + r * 0.05} "
        f"{y + r * 0.5}q{r * 0.4} 0 "
        f"{r * 0.5} {-r * 0.4}",
        "",
        light(tone, 0.6),
        1.2,
        line_alpha=0.7,
    )


def _pagoda(s: Svg) -> None:
    """Lantern: a tower of three swung roofs hung with lanterns."""
    for w, y in ((84, 140), (64, 102), (44, 66)):
        _storey(s, w, y)
    s.line(80, 22, 80, 6, "#7a4a14", 2.6)
    s.circle(80, 8, 5, "#ffe28c", OUTLINE, 1.2)
    arched(s, 72, 140, 16, 20, "#4a1e0c")


def _storey(s: Svg, w: float, y: float) -> None:
    """A storey of lit windows under its roof, a lantern at either end."""
    roof, x = WARDS["lantern"].roof, 80 - w / 2
    wall = s.linear(x, 0, x + w, 0, "#ffe6b4", (0.5, "#e0a860"), (1, "#8a5426"))
    s.rect(x, y - 30, w, 30, wall, OUTLINE, 1.5)
    n = int(w / 15)
    glow = s.linear(0, y - 22, 0, y - 6, "#fff8c4", "#ffc04a")
    for i in range(n):
        s.rect(x + w * (i + 0.24) / n, y - 22, w * 0.52 / n, 16, glow, "#6a3a10", 1)
    swung = (
        f"M{x - 16} {y - 28}Q{x + w * 0.1} {y - 32} {x + w * 0.24} {y - 46}H{x + w * 0.76}"
        f"Q{x + w * 0.9} {y - 32} {x + w + 16} {y - 28}Q80 {y - 20} {x - 16} {y - 28}Z"
    )
    tiled = s.linear(x, y - 46, x + w, y - 22, light(roof, 0.6), (0.4, roof), (1, "#8a4812"))
    s.path(swung, tiled, OUTLINE, 1.6)
    gleam = f"M{x - 12} {y - 29}Q{x + w * 0.12} {y - 33} {x + w * 0.26} {y - 45}"
    s.path(gleam, "", "#fff0c0", 1.6, line_alpha=0.8)
    for q in (-1, 1):
        lx = 80 + q * (w / 2 + 11)
        s.line(lx, y - 28, lx, y - 22, OUTLINE, 1.2)
        fire = s.radial(lx - 1, y - 17, 8, "#fff0b0", (0.5, "#ff8a3a"), (1, "#c8320c"))
        s.ellipse(lx, y - 15, 5.4, 7, fire, "#6a1e08", 1.2)


LANDMARKS: dict[str, Callable[[Svg], None]] = {
    "harbour": _customs,
    "garrison": _fort,
    "foundry": _foundry,
    "veil": _sanctuary,
    "garden": _glasshouse,
    "lantern": _pagoda,
}


def _alone(draw: Callable[[Svg], None], width: float, height: float) -> Callable[[], Svg]:
    def made() -> Svg:
        s = Svg(width, height)
        draw(s)
        return s

    return made


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "castle": _alone(castle, 260, 250),
    **{f"landmark-{ward}": _alone(draw, 160, 150) for ward, draw in LANDMARKS.items()},
}
