"""Eight workshops, each known by the thing it makes, shown large before the house."""

from __future__ import annotations

from art.make.building import Block, awning, columns
from art.make.colour import GOLD, MARBLE, OUTLINE, light
from art.make.figures import mask
from art.make.goods import amphora, anvil, block_of_marble, coin_pile, flask, gem, loom, ring, vat
from art.make.shapes import star
from art.make.svg import Svg, d

WIDTH, HEIGHT, GROUND = 82, 52, 48
WALL, ROOF, DARK = "#ead0a8", "#c9793f", "#4a2a18"


def _house(s: Svg, x: float, w: float, h: float, cloth: str, *, hip: bool = False) -> None:
    body = Block(x, GROUND, w, h, 15, WALL, ROOF)
    body.walls(s)
    if hip:
        body.hip(s, 9)
    else:
        body.gable(s, 9)
    s.rect(x + 3, GROUND - 12, w - 6, 12, DARK)
    s.rect(x + 3, GROUND - 4, w - 6, 4, "#a9743c", OUTLINE, 0.8)
    awning(s, x + 1, GROUND - 17, w - 2, 6.4, cloth, n=max(4, int(w / 5)), drop=3)


def _chimney(s: Svg, x: float, y: float, smoke: str) -> None:
    for j in range(3):
        s.circle(x + 3 + j * 4.2, y - 13 - j * 1.5, 2.2 + j * 0.8, smoke, alpha=0.8)
    s.rect(x, y - 11, 5, 12, s.linear(x, 0, x + 5, 0, "#c99a72", "#7d5638"), OUTLINE, 0.9)


def _pottery(s: Svg) -> None:
    _house(s, 6, 34, 18, "#b5532e")
    amphora(s, 53, GROUND + 1, 30, "#c4652f", "#2a160b")
    amphora(s, 68, GROUND + 3, 24, "#d68a4e", "#fff3d6")
    amphora(s, 76, GROUND + 3, 15, "#b5532e")


def _glass(s: Svg) -> None:
    _chimney(s, 36, GROUND - 26, "#e8dfd0")
    _house(s, 6, 34, 18, "#2f8d92", hip=True)
    flask(s, 54, GROUND + 1, 25, "#3fa9a4")
    flask(s, 66, GROUND + 3, 20, "#7cc46a")
    flask(s, 75.5, GROUND + 3, 15, "#6fb7e0")


def _smithy(s: Svg) -> None:
    _chimney(s, 38, GROUND - 25, "#8f8880")
    _house(s, 5, 36, 18, "#5b5f66")
    s.path(d("M", 13, GROUND - 4, "c", -3, -5, 2, -5, 1, -8, "c", 5, 2, 6, 6, 3, 8, "Z"), "#f08a24")
    anvil(s, 64, GROUND + 3, 29)
    with s.at(64, GROUND - 22, turn=32):
        s.rect(-1.6, -1, 3.2, 17, "#8a5a30", OUTLINE, 0.8)
        s.rect(-6, -6, 12, 7, s.linear(-6, -6, 6, 1, "#c6ced4", "#596068"), OUTLINE, 0.9, r=1)


def _weaving(s: Svg) -> None:
    _house(s, 5, 36, 22, "#7c3d9c", hip=True)
    loom(s, 51, GROUND + 3, 25, 33)


def _dyer(s: Svg) -> None:
    _house(s, 6, 32, 18, "#2c66ad")
    s.line(46, GROUND - 1, 46, GROUND - 28, OUTLINE, 2.6)
    s.line(79, GROUND - 1, 79, GROUND - 28, OUTLINE, 2.6)
    s.line(44.6, GROUND - 27, 80.4, GROUND - 27, "#8a5a30", 1.8)
    for x, c in ((49, "#7c3d9c"), (59, "#b3262e"), (69, "#2c66ad")):
        s.path(
            d("M", x, GROUND - 27, "h", 8, "v", 14, "q", -2, -2.4, -4, 0, "t", -4, 0, "Z"),
            s.linear(x, 0, x + 8, 0, light(c, 0.35), c),
            OUTLINE,
            0.7,
        )
    for x, c in ((52, "#7c3d9c"), (63, "#b3262e"), (74, "#2c66ad")):
        vat(s, x, GROUND + 2.6, 5.4, c)


def _stone(s: Svg) -> None:
    _house(s, 4, 34, 23, "#8a7a5c", hip=True)
    block_of_marble(s, 64, GROUND + 2, 12, 10)
    columns(s, 44, GROUND + 2, 17, 33, 1, thick=8)
    s.path(
        d("M", 44.5, GROUND - 30, "q", 8, -5, 16, 0, "l", -1.4, 4, "h", -13.2, "Z"),
        light(MARBLE, 0.5),
        OUTLINE,
        0.9,
    )
    mask(s, 71.5, GROUND - 20, 9, "#efe8da")


def _gems(s: Svg) -> None:
    _house(s, 6, 33, 18, "#c23b5a")
    gem(s, 54, GROUND - 6, 8.4, "#c23b5a")
    gem(s, 70, GROUND - 5, 8, "#2f8d92")
    gem(s, 62, GROUND - 21, 7.4, "#7c3d9c")
    for x, y in ((48, GROUND - 16), (77, GROUND - 17)):
        s.poly(star(x, y, 3.2, 0.9, 4), "#fffdf2")


def _goldsmith(s: Svg) -> None:
    _chimney(s, 36, GROUND - 27, "#f0e4c8")
    _house(s, 5, 34, 22, "#d6a03a", hip=True)
    ring(s, 61, GROUND - 9, 9.6)
    coin_pile(s, 75, GROUND + 3, 5, "gold", 4)
    s.poly(star(73, GROUND - 24, 4.4, 1.1, 4), GOLD.spark)


WORKSHOPS = (_pottery, _glass, _smithy, _weaving, _dyer, _stone, _gems, _goldsmith)


def workshop(i: int) -> Svg:
    """Workshop 0..7 (O1..O8)."""
    s = Svg(WIDTH, HEIGHT)
    WORKSHOPS[i](s)
    return s
