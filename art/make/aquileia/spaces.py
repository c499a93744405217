"""Icons of the action spaces, signs of the sites and the small printed symbols; all in a 100 box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.make.building import Block
from art.make.colour import (
    CRIMSON,
    GOLD,
    INK,
    METALS,
    OUTLINE,
    SILVER,
    TERRACOTTA,
    TERRACOTTA_LIGHT,
    mix,
)
from art.make.figures import (
    BLUE_DIE,
    EMBLEMS,
    RED_DIE,
    die_icon,
    eagle,
    helmet,
    horse,
    mask,
    porter,
    round_shield,
    ship,
    sword,
    wheel,
)
from art.make.goods import coin_pile
from art.make.shapes import around, wreath
from art.make.signs import kind_sign, medal
from art.make.svg import Svg, d

SIZE = 100


def _dolus(s: Svg) -> None:
    die_icon(s, 35, 36, 42, RED_DIE)
    die_icon(s, 64, 64, 42, RED_DIE, "silver")


def _coin(s: Svg, x: float, y: float, r: float, metal: str) -> None:
    m = METALS[metal]
    s.circle(
        x,
        y,
        r,
        s.linear(x - r * 0.7, y - r * 0.7, x + r * 0.7, y + r * 0.7, m.spark, (0.5, m.face), (1, m.shade)),
        m.deep,
        r * 0.12,
    )
    s.circle(
        x,
        y,
        r * 0.7,
        s.linear(x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.5, m.shade, (0.4, m.face), (1, m.light)),
    )


def _pecunia(s: Svg) -> None:
    _coin(s, 32, 34, 21, "gold")
    _coin(s, 68, 66, 21, "silver")
    s.path(
        "M58 22C74 20 84 30 84 42M75 35L84 44L92 34M42 78C26 80 16 70 16 58M8 66L16 56L25 65",
        "",
        "#fff6dc",
        8,
    )
    s.path(
        "M58 22C74 20 84 30 84 42M75 35L84 44L92 34M42 78C26 80 16 70 16 58M8 66L16 56L25 65", "", INK, 4.6
    )


def _card(s: Svg, x: float, y: float, w: float, face: str, turn: float, jar: bool = False) -> None:
    with s.at(x, y, turn=turn):
        s.rect(-w / 2, -w * 0.7, w, w * 1.4, "#f6ead0", OUTLINE, 2, r=w * 0.1)
        s.rect(-w * 0.37, -w * 0.57, w * 0.74, w * 1.14, face, mix(face, INK, 0.5), 1, r=w * 0.06)
        if jar:
            s.circle(0, -w * 0.22, w * 0.12, "#fff3d6")
            s.path(
                d(
                    *("M", -w * 0.2, w * 0.34),
                    *("v", -w * 0.18),
                    *("q", 0, -w * 0.2, w * 0.2, -w * 0.2),
                    *("t", w * 0.2, w * 0.2),
                    *("v", w * 0.18),
                    "Z",
                ),
                "#fff3d6",
            )
        else:
            with s.group(f"translate({-w * 0.33:.2f} {-w * 0.36:.2f}) scale({w * 0.0066:.4f})"):
                EMBLEMS["silver"](s, "#fff3d6", mix("#fff3d6", face, 0.5))


def _equi(s: Svg) -> None:
    _card(s, 50, 50, 52, "#767b80", 0)


def _equi_left(s: Svg) -> None:
    _card(s, 36, 48, 42, "#767b80", -12)
    _card(s, 64, 53, 42, "#8c3b2a", 9)
    s.circle(83, 20, 13, "#2f6b34", "#fff6dc", 2)
    s.path("M83 12V28M75 20H91", "", "#fff6dc", 5)


def _servi(s: Svg, n: int) -> None:
    w = (50, 42, 37)[n - 1]
    for i in range(n):
        t = i - (n - 1) / 2
        _card(s, 50 + t * (26 if n == 2 else 23), 50 + abs(t) * 5, w, "#4f9088", t * 12, jar=True)


def _potentia(s: Svg) -> None:
    die_icon(s, 50, 50, 68, BLUE_DIE)


def _arena(s: Svg) -> None:
    sword(s, 25, 80, 84, 40)
    sword(s, 75, 80, 84, -40)
    round_shield(s, 50, 54, 19)


def _stadium(s: Svg, metal: str = "") -> None:
    rim, hub = (METALS[metal].shade, METALS[metal].light) if metal else ("#7a4a24", GOLD.light)
    s.circle(50, 50, 38, "", OUTLINE, 13)
    wheel(s, 50, 50, 38, rim, hub)


def _theatrum(s: Svg) -> None:
    mask(s, 50, 50, 43)


def _house(s: Svg, x: float, y: float, w: float, roof: str = TERRACOTTA) -> None:
    h = Block(x, y, w, w * 0.72, w * 0.55, "#f4e6c6", roof, 2.4)
    h.walls(s)
    h.gable(s, w * 0.46, 3)
    h.door(s, w * 0.28)


def _forum(s: Svg) -> None:
    _house(s, 17, 82, 52)


def _forum_score(s: Svg) -> None:
    wreath(s, 50, 51, 40, "#8aa844", "#4f6c20", leaves=10, gap=0.4, size=0.4)
    _house(s, 28, 70, 34)


def _forum_two(s: Svg) -> None:
    _house(s, 8, 60, 36)
    _house(s, 42, 88, 38, TERRACOTTA_LIGHT)


def _latro(s: Svg) -> None:
    s.path(
        "M50 6C80 6 88 38 88 72L76 92L24 92L12 72C12 38 20 6 50 6Z",
        s.linear(20, 10, 84, 90, "#4a4553", (0.5, "#2d2a33"), (1, "#18161c")),
        OUTLINE,
        2.4,
    )
    s.path("M22 70C22 40 28 14 50 12", "", "#8a8496", 2.4, line_alpha=0.6)
    s.ellipse(50, 50, 25, 29, s.linear(30, 28, 70, 78, "#d9a674", "#8a5a38"), OUTLINE, 2)
    s.path("M23 40C38 34 62 34 77 40L77 54C62 48 38 48 23 54Z", "#151219")
    for x in (38, 62):
        s.ellipse(x, 45.5, 5, 3.6, "#ffffff")
        s.circle(x + 1, 45.8, 2, "#151219")
    s.path(
        "M24 60C36 80 64 80 76 60L82 82L50 94L18 82Z",
        s.linear(24, 60, 76, 90, "#9c2f34", "#4a1518"),
        OUTLINE,
        2,
    )


def _portus(s: Svg) -> None:
    ship(s, 47, 80, 0.86, "#f3e4c2", CRIMSON)


def _anchor(s: Svg) -> None:
    for stroke, w in ((OUTLINE, 15), ("#5f6c74", 9)):
        s.path("M50 26V84M34 38H66M16 60C18 78 32 86 50 86C68 86 82 78 84 60", "", stroke, w)
        s.circle(50, 17, 8, "", stroke, w * 0.6)
    s.path("M8 66L16 52L28 64ZM92 66L84 52L72 64Z", "#5f6c74", OUTLINE, 3)


def _value_badge(s: Svg) -> None:
    s.circle(50, 50, 48, "#2a160b")
    s.circle(50, 50, 45, s.linear(18, 14, 82, 88, "#fffdf4", (0.6, "#f3e6c6"), (1, "#d9c08a")))
    wreath(s, 50, 52, 37, "#6f8f34", "#4c6a20", size=0.34, gap=0.36, stem=False)


def _slave_chip(s: Svg) -> None:
    o = "#123632"
    s.circle(50, 20, 18, "#5fa79d", o, 6)
    s.path(
        "M8 96V62C8 46 26 37 50 37C74 37 92 46 92 62V96Z",
        s.linear(10, 40, 90, 96, "#5fa79b", (0.4, "#265f57"), (1, "#1f4f49")),
        o,
        6,
    )


def _laurel(s: Svg) -> None:
    wreath(s, 50, 51, 39, GOLD.light, GOLD.shade, leaves=11, gap=0.4, size=0.36, stroke="#5a3a08", line=1)
    s.path("M40 88C44 92 56 92 60 88L66 98L50 93L34 98Z", CRIMSON, "#4b0d10", 1.4)


def _helmet(s: Svg) -> None:
    with s.group("translate(50 52) scale(.96) translate(-50 -47)"):
        helmet(s, s.linear(20, 20, 84, 90, "#fff6dc", (0.5, "#e2c98e"), (1, "#9c7638")), CRIMSON, OUTLINE, 3)


def _start(s: Svg) -> None:
    s.poly(around(50, 52, 47, 8, 0.3927), "#2a160b")
    s.poly(
        around(50, 49, 47, 8, 0.3927),
        s.linear(16, 10, 84, 90, "#e9b878", (0.45, TERRACOTTA), (1, "#6b2c15")),
        "#2a160b",
        2.4,
    )
    s.poly(
        around(50, 49, 41, 8, 0.3927),
        "",
        s.linear(16, 10, 84, 90, GOLD.spark, (0.5, GOLD.face), (1, GOLD.ink)),
        2.2,
    )
    with s.group("translate(50 50) scale(.76) translate(-50 -52)"):
        eagle(
            s, s.linear(10, 10, 90, 90, GOLD.spark, (0.5, GOLD.face), (1, GOLD.shade)), GOLD.deep, "#2a160b"
        )


def _gold_coin(s: Svg) -> None:
    m = METALS["gold"]
    s.circle(50, 50, 49, s.linear(14, 14, 86, 86, m.spark, (0.45, m.face), (0.8, m.shade), (1, m.deep)))
    s.circle(50, 50, 47.6, "", s.linear(15, 12, 85, 88, m.spark, (0.5, m.face), (1, m.deep)), 2.2)
    s.circle(50, 50, 41.5, s.linear(18, 16, 84, 86, mix(m.shade, m.face, 0.3), (0.35, m.face), (1, m.light)))
    _coin_ring(s, "gold", m.shade, m.light)
    with s.group("translate(51.2 51.6) scale(0.62) translate(-50 -52)"):
        EMBLEMS["gold"](s, m.spark, m.spark)
    with s.group("translate(50 50) scale(0.62) translate(-50 -52)"):
        EMBLEMS["gold"](s, mix(m.ink, m.deep, 0.4), m.deep)


def _die_face(s: Svg, metal: str) -> None:
    """A coin in flat filled shapes without holes: the client traces them to draw dice from any side."""
    m = METALS[metal]
    s.circle(50, 50, 48, m.deep)
    s.circle(49.4, 49.2, 45.4, m.light)
    s.circle(50, 50, 41, m.shade)
    if metal == "silver":
        s.poly(around(50, 50, 40, 8, 0.3927), m.face)
    elif metal == "gold":
        s.poly(
            [
                p
                for pair in zip(around(50, 50, 39.6, 18), around(50, 50, 36, 18, 0.1745), strict=True)
                for p in pair
            ],
            m.face,
        )
    else:
        s.circle(50, 50, 37.4, m.face)
    k = {"silver": 0.62, "gold": 0.72, "bronze": 0.74}[metal]
    with s.group(f"translate(50 50) scale({k}) translate(-50 -52)"):
        EMBLEMS[metal](s, m.ink, m.ink)


def _coin_ring(s: Svg, metal: str, colour: str, bead: str) -> None:
    if metal == "bronze":
        s.circle(50, 50, 37.5, "", colour, 2.4)
    elif metal == "silver":
        s.poly(around(50, 50, 39, 8, 0.3927), "", colour, 2.6)
    else:
        for x, y in around(50, 50, 37.8, 32):
            s.circle(x, y, 2.1, bead, colour, 0.7)


def _relief(s: Svg, metal: str) -> None:
    """A height map of a coin's field: ground, ring, motif in greys."""
    s.rect(0, 0, 100, 100, "#505050")
    _coin_ring(s, metal, "#a8a8a8", "#b0b0b0")
    with s.group(f"translate(50 50) scale({0.57 if metal == 'silver' else 0.66}) translate(-50 -52)"):
        EMBLEMS[metal](s, "#c8c8c8", "#f2f2f2")


def _sign(s: Svg, kind: str) -> None:
    """One flat placeholder colour."""
    kind_sign(s, kind, 50, 50, 42, "#101010")


def _badge(s: Svg, kind: str) -> None:
    medal(s, kind, 50, 50, 48)


def _arms(s: Svg) -> None:
    sword(s, 38, 84, 78, 0)
    with s.at(44, 30, 0.5):
        s.circle(50, 60, 30, SILVER.face, OUTLINE, 4)
    horse(s, 46, 34, 52, "gold")


def _harbour_income(s: Svg) -> None:
    coin_pile(s, 34, 80, 22, "bronze", 3)
    coin_pile(s, 68, 86, 20, "gold", 4)


def _slaves(s: Svg) -> None:
    porter(s, 40, 96, 82)


# where the middle of each icon lies and how much it grows, so that all fill the round hollow of a space
FIT = {
    "icon-dolus": (49.3, 49.8, 1.0),
    "icon-pecunia": (49.7, 49.8, 0.97),
    "icon-equi": (49.8, 49.7, 1.08),
    "icon-equi-left": (54.5, 45, 0.95),
    "icon-servi-1": (49.8, 49.7, 1.12),
    "icon-servi-2": (49.8, 50.8, 1.07),
    "icon-servi-3": (49.7, 49.6, 0.97),
    "icon-potentia": (49.7, 49.7, 1.07),
    "icon-arena": (49.7, 56.6, 0.91),
    "icon-stadium": (49.7, 49.8, 1.06),
    "icon-stadium-gold": (49.7, 49.8, 1.06),
    "icon-stadium-silver": (49.7, 49.8, 1.06),
    "icon-theatrum": (49.7, 46.8, 1.0),
    "icon-forum": (47.5, 48.3, 1.01),
    "icon-forum-score": (49.8, 51.9, 0.97),
    "icon-forum-two": (51.8, 46.5, 0.91),
    "icon-latro": (49.7, 52.6, 0.98),
    "icon-portus": (50, 62, 0.92),
    "icon-anchor": (49.8, 50.6, 1.02),
    "icon-arms": (52.5, 52.6, 0.94),
    "icon-slaves": (46, 49.5, 0.95),
    "icon-income": (49.9, 67.9, 1.1),
    "icon-sword": (46.3, 54.7, 0.92),
}


def _fitted(name: str, draw: Callable[[Svg], None]) -> Callable[[Svg], None]:
    def inner(s: Svg) -> None:
        x, y, grow = FIT[name]
        with s.at(50, 50, grow), s.group(f"translate({-x:g} {-y:g})"):
            draw(s)

    return inner if name in FIT else draw


def _boxed(draw: Callable[[Svg], None]) -> Callable[[], Svg]:
    def make() -> Svg:
        s = Svg(SIZE, SIZE)
        draw(s)
        return s

    return make


_ICONS: dict[str, Callable[[Svg], None]] = {
    "icon-dolus": _dolus,
    "icon-pecunia": _pecunia,
    "icon-equi": _equi,
    "icon-equi-left": _equi_left,
    "icon-servi-1": partial(_servi, n=1),
    "icon-servi-2": partial(_servi, n=2),
    "icon-servi-3": partial(_servi, n=3),
    "icon-potentia": _potentia,
    "icon-arena": _arena,
    "icon-stadium": _stadium,
    "icon-stadium-gold": partial(_stadium, metal="gold"),
    "icon-stadium-silver": partial(_stadium, metal="silver"),
    "icon-theatrum": _theatrum,
    "icon-forum": _forum,
    "icon-forum-score": _forum_score,
    "icon-forum-two": _forum_two,
    "icon-latro": _latro,
    "icon-portus": _portus,
    "icon-anchor": _anchor,
    "icon-arms": _arms,
    "icon-slaves": _slaves,
    "icon-income": _harbour_income,
    "icon-sword": lambda s: sword(s, 24, 80, 84, 42),
    "badge-value": _value_badge,
    "chip-slave": _slave_chip,
    "laurel": _laurel,
    "helmet": _helmet,
    "start": _start,
}

DRAWINGS: dict[str, Callable[[], Svg]] = {name: _boxed(_fitted(name, draw)) for name, draw in _ICONS.items()}
DRAWINGS["coin-gold"] = _boxed(_gold_coin)
for _metal in METALS:
    DRAWINGS[f"die-{_metal}"] = _boxed(partial(_die_face, metal=_metal))
    DRAWINGS[f"relief-{_metal}"] = _boxed(partial(_relief, metal=_metal))
for _kind in ("white", "blue", "purple", "yellow", "bank", "workshop"):
    DRAWINGS[f"sign-{_kind}"] = _boxed(partial(_sign, kind=_kind))
    DRAWINGS[f"badge-{_kind}"] = _boxed(partial(_badge, kind=_kind))
