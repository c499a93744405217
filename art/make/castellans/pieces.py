"""The wooden pieces in placeholder colours, dressed as README.md says, and those that belong to nobody."""

from __future__ import annotations

from collections.abc import Callable

from art.make.castellans.palette import (
    DEEP,
    EDGE,
    EDGE_OF,
    GLINT,
    KEEP,
    LIT,
    OWN,
    SHADE,
)
from art.make.colour import GOLD, mix
from art.make.shapes import star
from art.make.svg import Point, Svg

CREAM, CREAM_SHADE = "#fff8e8", "#cdb58a"


def _mark(s: Svg, x: float, y: float, r: float) -> None:
    """The seat's mark goes here on a round plate of the outline's tone, about 2r across."""
    s.circle(x, y, r * 1.08, EDGE_OF)
    with s.at(x, y, r / 56), s.group("translate(-50 -50)"):
        s.mark_here()


def _lit(s: Svg, x0: float, y0: float, x1: float, y1: float) -> str:
    return s.linear(x0, y0, x1, y1, GLINT, (0.18, LIT), (0.55, OWN), (1, SHADE))


def _side(s: Svg, x0: float, y0: float, x1: float, y1: float) -> str:
    return s.linear(x0, y0, x1, y1, SHADE, DEEP)


def _gleam(s: Svg, data: str, width: float = 1.8, alpha: float = 0.75) -> None:
    s.path(data, "", "#fff8e2", width, line_alpha=alpha)


def manor() -> Svg:
    """A steep house with a chimney, its long side to the left."""
    s = Svg(70, 68)
    s.poly([(4, 62), (4, 34), (20, 6), (56, 3), (67, 26), (67, 56), (48, 66)], EDGE_OF, EDGE_OF, 5)
    s.poly([(48, 10), (57, 9), (57, 22), (48, 22)], SHADE, EDGE_OF, 2)
    s.poly([(4, 34), (46, 38), (46, 65), (4, 61)], _lit(s, 4, 30, 46, 66))
    s.poly([(46, 38), (57, 12), (67, 27), (67, 56), (46, 65)], _side(s, 46, 30, 67, 62))
    s.poly(
        [(1, 35), (19, 5), (57, 3), (47, 39)],
        s.linear(10, 4, 44, 40, GLINT, (0.4, LIT), (1, OWN)),
        EDGE_OF,
        2.4,
    )
    s.poly([(57, 3), (70, 28), (66, 30), (56, 13), (47, 39), (44, 38)], SHADE, EDGE_OF, 1.8)
    for y in (14, 22, 30):
        t = (y - 5) / 31
        s.line(19 - 17 * t, y, 57 - 10 * t, y + 1, SHADE, 1.3, 0.55)
    _gleam(s, "M3 34L19 6L55 4")
    s.path("M51 63V50C51 44 60 42 60 48V59Z", EDGE_OF)
    s.poly([(28, 44), (40, 45), (40, 55), (28, 54)], "#ffe9ae", EDGE_OF, 1.8)
    s.path("M34 44.5V54.5M28 49L40 50", "", EDGE_OF, 1.4)
    _mark(s, 15, 49, 9)
    return s


def bank() -> Svg:
    """The manor that guards the gold: a strong house with a coin over its door."""
    s = Svg(70, 68)
    s.poly([(4, 64), (4, 24), (12, 12), (58, 12), (66, 24), (66, 64)], EDGE_OF, EDGE_OF, 5)
    s.rect(6, 24, 58, 40, _lit(s, 6, 24, 64, 64))
    s.rect(46, 24, 18, 40, DEEP, alpha=0.4)
    s.poly(
        [(2, 26), (12, 8), (58, 8), (68, 26)],
        s.linear(8, 6, 60, 28, GLINT, (0.4, LIT), (1, SHADE)),
        EDGE_OF,
        2.4,
    )
    _gleam(s, "M5 25L13 9.5H56")
    for x in (10, 22, 42, 54):
        s.rect(x, 30, 6, 30, CREAM, EDGE_OF, 1.4)
    s.rect(4, 58, 62, 7, OWN, EDGE_OF, 2)
    s.circle(35, 18, 11, GOLD.face, EDGE_OF, 2)
    s.circle(35, 18, 7.4, "", GOLD.shade, 1.6)
    s.path("M31 20L30 15L33 17L35 13.5L37 17L40 15L39 20Z", GOLD.deep)
    _mark(s, 35, 46, 9)
    return s


def temple() -> Svg:
    """A gabled hall on columns, its front to the left."""
    s = Svg(78, 72)
    s.poly([(3, 64), (3, 32), (27, 6), (69, 6), (76, 24), (76, 58), (50, 70)], EDGE_OF, EDGE_OF, 5)
    s.poly([(4, 63), (4, 34), (50, 40), (50, 69)], DEEP)
    for i in range(4):
        x = 7 + i * 11
        top, foot = 35 + i * 1.45, 61 + i * 1.7
        s.poly([(x, top), (x + 6.4, top + 0.8), (x + 6.4, foot + 0.9), (x, foot)], CREAM, EDGE_OF, 1.1)
        s.line(x + 5, top + 1, x + 5, foot, CREAM_SHADE, 1.6)
    s.poly([(50, 40), (76, 24), (76, 58), (50, 69)], _side(s, 50, 30, 76, 66))
    s.poly([(2, 59), (51, 65.5), (51, 71), (2, 65)], LIT, EDGE_OF, 1.8)
    s.poly(
        [(27, 5), (70, 5), (78, 24), (51, 42)],
        s.linear(30, 4, 66, 36, LIT, (0.5, OWN), (1, SHADE)),
        EDGE_OF,
        2.2,
    )
    s.poly([(0, 35), (27, 4), (53, 42)], s.linear(8, 10, 42, 40, GLINT, (0.5, LIT), (1, OWN)), EDGE_OF, 2.2)
    _gleam(s, "M2 34L27 6L68 6")
    _mark(s, 27, 27, 8.4)
    return s


def ship() -> Svg:
    """A high-sided trader: a square sail with the mark, a small sail aft, castles at both ends."""
    s = Svg(92, 86)
    s.rect(37, 3, 6, 56, DEEP, EDGE_OF, 2)
    s.poly([(41, 2), (59, 6), (41, 11)], OWN, EDGE_OF, 1.8)
    s.line(74, 20, 74, 52, EDGE_OF, 5)
    cloth = s.linear(10, 8, 88, 52, "#ffffff", (0.4, CREAM), (1, "#b99a68"))
    s.path("M76 18C86 26 90 38 88 46C82 43 78 43 74 44Z", cloth, EDGE_OF, 2.4)
    s.path("M10 13H67C73 24 73 38 67 50H10C17 38 17 24 10 13Z", cloth, EDGE_OF, 3)
    s.path("M24 14C30 25 30 38 24 49M54 14C60 25 60 38 54 49", "", "#b08d58", 1.6, line_alpha=0.7)
    hull = "M2 48L20 45V54H64V42L90 38C92 58 84 76 68 83H26C12 77 4 64 2 48Z"
    s.path(hull, s.linear(6, 42, 80, 84, GLINT, (0.2, LIT), (0.5, OWN), (1, DEEP)), EDGE_OF, 3)
    s.path("M6 61C26 67 66 67 87 58", "", DEEP, 2.6)
    _gleam(s, "M4.6 50L18 47.6M22 56.4H64M66 44L87.6 40.4", 2.2)
    for x in (26, 44, 62):
        s.rect(x - 2.4, 71, 4.8, 5, EDGE_OF)
    _mark(s, 40, 31.5, 12)
    return s


def pawn() -> Svg:
    """A figure on two legs, cut from a board."""
    s = Svg(60, 76)
    body = (
        "M30 27C37 27 41 31 43 35L56 40C61 42 60 51 55 51L44 50L52 69C53 73 51 74 48 74H36L30 64L24 74H12"
        "C9 74 7 73 8 69L16 50L5 51C0 51 -1 42 4 40L17 35C19 31 23 27 30 27Z"
    )
    s.path(body, _lit(s, 8, 28, 54, 72), EDGE_OF, 3)
    s.path(
        "M32 28C37 29 40 32 42 36L55 41C58 43 58 49 54 49.4L42 48L50 69C50.6 71.4 49.6 72.4 48 72.4H37L33 65"
        "C41 56 40 40 32 28Z",
        DEEP,
        alpha=0.5,
    )
    s.circle(30, 15, 13, s.radial(25, 9, 22, GLINT, (0.4, LIT), (0.65, OWN), (1, SHADE)), EDGE_OF, 3)
    _gleam(s, "M21 13C22 8 26 5 31 4.6", 2)
    _gleam(s, "M6 43L18 38", 1.8)
    _mark(s, 30, 47, 9.4)
    return s


def windmill() -> Svg:
    """A tapered mill with a boat-shaped cap and four ivory sails."""
    s = Svg(86, 100)
    s.poly([(27, 96), (34, 42), (52, 42), (60, 96)], _lit(s, 26, 42, 60, 90), EDGE_OF, 3.4)
    s.poly([(46, 44), (51, 44), (58, 94), (46, 94)], DEEP, alpha=0.55)
    s.path(
        "M29 45C30 28 40 22 44 22C50 22 57 30 58 45C50 50 38 50 29 45Z",
        s.linear(30, 24, 58, 48, LIT, (0.4, OWN), (1, DEEP)),
        EDGE_OF,
        3,
    )
    for i in range(4):
        with s.at(43, 40, turn=18 + 90 * i):
            s.rect(
                1.6,
                -39,
                13,
                29,
                s.linear(2, -39, 14, -10, "#ffffff", (0.4, CREAM), (1, "#d3b984")),
                EDGE_OF,
                2.2,
            )
            s.path("M2 -30H14M2 -21H14M8 -39V-10", "", "#a3834c", 1.3)
            s.line(0, 2, 0, -40, EDGE_OF, 5)
            s.line(0, 2, 0, -39.4, "#9a6a38", 2.4)
    s.circle(43, 40, 5.6, LIT, EDGE_OF, 2.2)
    s.path("M38 96V86A5 6 0 0 1 48 86V96Z", EDGE_OF)
    _mark(s, 43, 70, 9.6)
    return s


def _crenels(x: float, y: float, w: float, high: float, teeth: int) -> list[Point]:
    """The outline of a row of merlons, left to right, its foot at y."""
    pitch = w / (2 * teeth - 1)
    out: list[Point] = [(x, y)]
    for i in range(teeth):
        left = x + 2 * i * pitch
        out += [(left, y - high), (left + pitch, y - high)]
        if i < teeth - 1:
            out += [(left + pitch, y - high * 0.45), (left + 2 * pitch, y - high * 0.45)]
    return [*out, (x + w, y)]


def gate() -> Svg:
    """Two round towers with a raised grille between them."""
    s = Svg(104, 84)
    s.rect(20, 30, 64, 48, _lit(s, 20, 28, 84, 78), EDGE_OF, 3.4)
    s.poly(_crenels(24, 31, 56, 10, 5), OWN, EDGE_OF, 2.2)
    for x in (4, 70):
        s.rect(
            x, 16, 30, 64, s.linear(x, 0, x + 30, 0, GLINT, (0.16, LIT), (0.5, OWN), (1, DEEP)), EDGE_OF, 3.4
        )
        s.poly(
            _crenels(x - 2.5, 20, 35, 17, 3),
            s.linear(x, 4, x + 30, 20, GLINT, (0.5, LIT), (1, OWN)),
            EDGE_OF,
            2.6,
        )
        _gleam(s, f"M{x + 4} 24V76", 2, 0.6)
        s.rect(x + 12, 34, 6, 14, EDGE_OF, r=3)
    s.path("M35 79V56A17 18 0 0 1 69 56V79Z", "#150b06", EDGE_OF, 2.4)
    s.path("M42 70V45M52 70V39M62 70V45M36 54H68M36 64H68", "", mix("#8a7a5c", "#000000", 0.1), 2.6)
    for x in (42, 52, 62):
        s.poly([(x - 2.6, 69), (x + 2.6, 69), (x, 76)], "#8a7a5c")
    _mark(s, 52, 34, 9.6)
    return s


def tower() -> Svg:
    """A slender battlemented tower with a pennant."""
    s = Svg(54, 100)
    s.line(27, 16, 27, 2, EDGE_OF, 3.4)
    s.poly([(28, 1), (49, 6), (28, 12)], CREAM, EDGE_OF, 2)
    s.poly(
        [(9, 96), (13, 34), (41, 34), (45, 96)],
        s.linear(9, 0, 45, 0, GLINT, (0.15, LIT), (0.5, OWN), (1, DEEP)),
        EDGE_OF,
        3.4,
    )
    s.poly(
        [(6, 38), *_crenels(5, 30, 44, 15, 4), (48, 38), (42, 44), (12, 44)],
        s.linear(5, 14, 49, 40, GLINT, (0.4, LIT), (1, SHADE)),
        EDGE_OF,
        3,
    )
    s.path("M23 60V53A4 5 0 0 1 31 53V60Z", EDGE_OF)
    _gleam(s, "M15 48L12.6 92", 2.2, 0.65)
    s.path("M10.4 84H44.4", "", DEEP, 2, line_alpha=0.7)
    _mark(s, 27, 74, 9.8)
    return s


def statue() -> Svg:
    """A crowned figure with a torch and a round shield, on a pale plinth that bears the mark."""
    s = Svg(64, 102)
    s.path("M14 2C20 8 20 14 14 18C8 14 8 8 14 2Z", "#ffd86a", EDGE_OF, 2.2)
    s.poly([(10, 18), (18, 18), (16, 27), (12, 27)], "#b98648", EDGE_OF, 2)
    s.line(15, 28, 25, 44, EDGE_OF, 10)
    s.line(15, 28, 25, 44, OWN, 5.4)
    robe = "M33 32C40 32 45 36 46 43L50 67H18C21 58 22 50 21 43C22 36 27 32 33 32Z"
    s.path(robe, _lit(s, 16, 30, 50, 66), EDGE_OF, 3.2)
    s.path("M35 33C41 34 44.6 37 45 43L48.4 65.4H37C41 54 40 42 35 33Z", DEEP, alpha=0.5)
    _gleam(s, "M25 38C24 46 24 56 22 64", 1.8, 0.6)
    s.circle(48, 52, 9.6, s.linear(40, 44, 56, 60, GLINT, (0.4, LIT), (1, SHADE)), EDGE_OF, 2.6)
    s.circle(48, 52, 3, EDGE_OF)
    s.circle(33, 22, 8.8, s.radial(29, 18, 15, GLINT, (0.4, LIT), (0.7, OWN), (1, SHADE)), EDGE_OF, 3)
    s.path("M25 17V9L29 13L33 7L37 13L41 9V17Z", GOLD.light, EDGE_OF, 1.8)
    s.poly(
        [(8, 98), (8, 73), (56, 73), (56, 98)],
        s.linear(8, 69, 56, 98, "#ffffff", (0.4, "#e0d0ae"), (1, "#8a7450")),
        EDGE_OF,
        3,
    )
    s.rect(4, 66, 56, 8, "#f6ead0", EDGE_OF, 2.4)
    s.rect(4, 93, 56, 7, "#d3bf98", EDGE_OF, 2.4)
    _mark(s, 32, 83.6, 9.6)
    return s


def lighthouse() -> Svg:
    """A banded tower with a burning lamp under a pointed cap."""
    s = Svg(60, 104)
    s.circle(30, 23, 22, s.radial(30, 23, 22, (0, "#fff0a8", 0.75), (1, "#ffd860", 0)))
    s.poly(
        [(9, 100), (17, 36), (43, 36), (51, 100)],
        s.linear(9, 0, 51, 0, GLINT, (0.15, LIT), (0.5, OWN), (1, DEEP)),
        EDGE_OF,
        3.4,
    )
    for y0, y1 in ((46, 56), (90, 98)):
        left = [17 - 8 * (y - 36) / 64 for y in (y0, y1)]
        band = [(left[0] + 1.5, y0), (60 - left[0] - 1.5, y0), (60 - left[1] - 1.5, y1), (left[1] + 1.5, y1)]
        s.poly(band, s.linear(10, 0, 50, 0, "#ffffff", (0.4, CREAM), (1, "#b59a6a")))
    s.rect(11, 32, 38, 7, OWN, EDGE_OF, 2.4, r=2)
    s.rect(19, 16, 22, 16, s.radial(28, 23, 14, "#ffffff", (0.5, "#ffe98a"), (1, "#ffb03a")), EDGE_OF, 2.4)
    s.path("M26 17V31M34 17V31", "", EDGE_OF, 1.6)
    s.path(
        "M15 18C20 10 26 5 30 2C34 5 40 10 45 18Z",
        s.linear(15, 4, 45, 18, LIT, (0.5, OWN), (1, DEEP)),
        EDGE_OF,
        2.8,
    )
    _gleam(s, "M18 60L14.8 86", 2.2, 0.7)
    _mark(s, 30, 73, 10.6)
    return s


def crate() -> Svg:
    """A cargo crate with the owner's mark burnt into a painted panel."""
    s = Svg(74, 70)
    s.poly([(4, 22), (22, 5), (70, 5), (70, 48), (52, 66), (4, 66)], "#4b2a10", EDGE, 4)
    s.poly([(4, 22), (22, 5), (70, 5), (52, 22)], s.linear(8, 5, 64, 22, "#fbe0ae", "#c8985c"))
    s.poly([(52, 22), (70, 5), (70, 48), (52, 66)], s.linear(52, 12, 70, 60, "#8a5a2c", "#56320f"))
    s.rect(4, 22, 48, 44, s.linear(4, 22, 52, 66, "#e6bb80", "#a8733c"))
    for y in (36.5, 51):
        s.line(5, y, 51, y, "#7a4c20", 1.4, 0.8)
    s.path("M8 26H48V62H8Z", "", "#6b4119", 6.4, join="miter")
    s.path("M8 26H48V62H8Z", "", "#f0cd94", 2, line_alpha=0.75, join="miter")
    s.path("M57 26L65 18V44L57 53Z", "", "#3f2409", 3, line_alpha=0.8)
    s.path("M12 18L26 7M30 20L46 6M48 20L66 6", "", "#8f6430", 1.6, line_alpha=0.8)
    s.rect(13, 29, 30, 30, s.linear(13, 29, 43, 59, LIT, (0.4, OWN), (1, SHADE)), EDGE_OF, 2.4, r=4)
    _mark(s, 28, 44, 12)
    return s


def influence() -> Svg:
    """A round counter for guild tracks and the score."""
    s = Svg(70, 78)
    s.circle(35, 43, 32, DEEP, EDGE_OF, 3)
    s.circle(35, 35, 32, s.linear(12, 8, 58, 62, GLINT, (0.25, LIT), (0.55, OWN), (1, SHADE)), EDGE_OF, 3)
    s.circle(35, 35, 24.5, "", EDGE_OF, 2.2, line_alpha=0.65)
    _gleam(s, "M8.6 27A28 28 0 0 1 34 7", 2.6)
    _mark(s, 35, 35, 20)
    return s


def token() -> Svg:
    """An upright wooden tile whose field, 60 square round 36,42, takes the picture of a good."""
    s = Svg(72, 100)
    s.rect(2, 9, 68, 89, "#5a3312", EDGE, 3.4, r=16)
    wood = s.linear(4, 4, 66, 90, "#fff0cf", (0.3, "#e2b878"), (1, "#9a6832"))
    s.rect(2, 2, 68, 89, wood, EDGE, 3.4, r=16)
    s.rect(8, 8, 56, 76, s.linear(8, 8, 64, 84, "#b98648", (1, "#f2d29a")), "#7a4c20", 1.8, r=11)
    s.rect(10, 10, 52, 72, s.linear(10, 10, 62, 82, "#fbe6b8", (1, "#d3a262")), r=10)
    s.path("M20 74H52M26 79H46", "", "#8a5a2c", 2, line_alpha=0.7)
    _gleam(s, "M6 30V18C6 11 11 6 18 6H40", 2.4)
    return s


# ------------------------------------------------------------------ nobody's


def keep() -> Svg:
    """A squat green keep of the duke."""
    s = Svg(70, 72)
    c, edge = KEEP, "#10220d"
    s.poly([(5, 68), (5, 14), (48, 14), (64, 3), (64, 58), (48, 69)], edge, edge, 5)
    s.poly(
        [(48, 26), (64, 15), (64, 58), (48, 68)], s.linear(48, 20, 64, 64, mix(c.own, c.deep, 0.55), c.deep)
    )
    s.rect(5, 26, 43, 42, s.linear(5, 24, 48, 68, c.light, (0.35, c.own), (1, mix(c.own, c.deep, 0.6))))
    s.poly(
        _crenels(4, 29, 45, 21, 3),
        s.linear(4, 8, 48, 28, mix(c.light, "#ffffff", 0.35), (0.5, c.light), (1, c.own)),
        edge,
        2.2,
    )
    s.poly(
        [(50, 27), (50, 11), (55, 7.6), (55, 16), (60, 12.6), (60, 4.4), (66, 0.6), (66, 16)],
        mix(c.own, c.deep, 0.5),
        edge,
        1.8,
    )
    s.path("M18 68V54A9 10 0 0 1 36 54V68Z", edge)
    s.path("M23 68V54M27 68V46M31 68V54", "", mix(c.own, c.deep, 0.4), 1.8)
    for x, y in ((9, 36), (34, 34), (11, 50), (38, 54)):
        s.path(f"M{x} {y}h7v4h-7z", mix(c.own, c.deep, 0.5), alpha=0.6)
    _gleam(s, "M8 30V65", 1.8, 0.6)
    return s


def magistrate() -> Svg:
    """A judge in a black gown and bonnet with a golden staff, rimmed in gold."""
    s = Svg(70, 96)
    rim, dark, edge = "#f2d488", "#17131f", 2.6
    s.path("M5 86H61V92H5Z", dark, rim, edge)
    gown = "M32 36C41 36 47 41 50 50L59 88H6L15 50C18 41 23 36 32 36Z"
    s.path(
        gown,
        s.linear(8, 36, 58, 88, "#8d849e", (0.2, "#4a4358"), (0.5, "#2a2436"), (1, "#0e0a16")),
        rim,
        edge,
    )
    s.path("M18 52L12 86M46 52L52 86", "", rim, 1.5, line_alpha=0.5)
    s.path("M25 38H39L36 66L32 72L28 66Z", "#fdf6e2", "#8a7a5c", 1.2)
    s.path("M28 46H36M28.6 53H35.4", "", "#c9b58a", 1.6)
    s.circle(32, 25, 12, s.radial(28, 20, 20, "#ffe0bc", (0.5, "#d79d70"), (1, "#7a4a30")), EDGE, 2.2)
    s.path(
        "M20 22C16 30 17 38 20 43L26 41C23 36 23 28 24 22ZM44 22C48 30 47 38 44 43L38 41C41 36 41 28 40 22Z",
        "#efe6d4",
        "#8a7a5c",
        1,
    )
    bonnet = s.linear(12, 2, 52, 24, "#7d7490", (0.5, "#332c42"), (1, "#120e1a"))
    s.path("M11 22C12 8 20 3 32 3C44 3 52 8 53 22C46 18 18 18 11 22Z", bonnet, rim, 2.4)
    s.path("M12 21C20 16.6 44 16.6 52 21", "", "#b3262e", 4)
    s.line(62, 18, 62, 90, EDGE, 6)
    s.line(62, 18, 62, 90, GOLD.face, 3.2)
    s.circle(62, 14, 6, GOLD.light, GOLD.deep, 1.8)
    s.ellipse(58, 58, 7, 6, "#d79d70", EDGE, 2)
    _gleam(s, "M14 60L9.6 84", 2, 0.4)
    return s


def marker() -> Svg:
    """The turned golden pawn that counts the rounds."""
    s = Svg(60, 96)
    g = GOLD
    across = s.linear(8, 0, 52, 0, g.spark, (0.25, g.light), (0.55, g.face), (1, g.shade))
    s.path("M30 28C38 40 36 58 46 72H14C24 58 22 40 30 28Z", across, g.deep, 3)
    s.path("M8 92C6 80 14 71 30 71C46 71 54 80 52 92Z", across, g.deep, 3)
    s.ellipse(30, 42, 15, 4.6, across, g.deep, 2.4)
    s.circle(
        30, 19, 14, s.radial(25, 13, 22, g.spark, (0.4, g.light), (0.7, g.face), (1, g.shade)), g.deep, 3
    )
    s.path("M13 86H47", "", g.shade, 2.6)
    _gleam(s, "M20 15C21 11 25 8.4 29 8.2", 2.4, 0.9)
    return s


def scepter() -> Svg:
    """The golden scepter of the start player."""
    s = Svg(100, 100)
    g = GOLD
    with s.at(47, 53, 0.78, turn=45):
        s.rect(-5, -26, 10, 92, EDGE, r=4)
        s.rect(-3.4, -26, 6.8, 90, s.linear(-4, 0, 4, 0, g.spark, (0.4, g.face), (1, g.shade)), r=3)
        band = s.linear(-6, 0, 6, 0, g.spark, (0.4, "#b3262e"), (1, "#6a1016"))
        for y in (-8, 10, 28, 46):
            s.rect(-6.4, y, 12.8, 6, band, EDGE, 1.6, r=2)
        s.circle(0, 64, 7, g.face, EDGE, 2.4)
        head = s.linear(-20, -58, 20, -26, g.spark, (0.35, g.light), (0.65, g.face), (1, g.shade))
        s.path("M-22 -38C-24 -54 -12 -62 0 -54C12 -62 24 -54 22 -38L12 -24H-12Z", head, EDGE, 3)
        ruby = s.radial(-3, -44, 14, "#ffd8d8", (0.4, "#e0424a"), (1, "#6a0f18"))
        s.circle(0, -40, 9.6, ruby, EDGE, 2)
        s.poly(star(0, -62, 13, 5.4, 5), g.light, EDGE, 2.2)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "manor": manor,
    "bank": bank,
    "temple": temple,
    "ship": ship,
    "pawn": pawn,
    "windmill": windmill,
    "gate": gate,
    "tower": tower,
    "statue": statue,
    "lighthouse": lighthouse,
    "crate": crate,
    "influence": influence,
    "token": token,
    "keep": keep,
    "magistrate": magistrate,
    "marker": marker,
    "scepter": scepter,
}
