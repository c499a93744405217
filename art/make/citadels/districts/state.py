"""Unique districts of state: capitol, treasury, basilica, monument, statue."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import CRIMSON, GOLD, IRON, MARBLE, STEEL, TILE, Paper, Ramp, limb
from art.make.shapes import star
from art.make.svg import Svg

OWN = t.KINDS["unique"]


# ------------------------------------------------------------------ capitol


def _chariot(s: Paper, x: float, y: float) -> None:
    """A gilded four-in-hand, seen from the front."""
    for dx, k_ in ((-30, -1), (-12, -1), (12, 1), (30, 1)):
        with s.at(x + dx, y, 1, flip=k_ < 0):
            s.shape(
                "-6,0! -8,-14 -4,-26 4,-36 14,-34 12,-28 6,-24 8,-12 10,0! 5,0! 2,-10 -2,0!",
                GOLD.base if k_ < 0 else GOLD.shade,
            )
    s.shape(f"{x - 8},{y}! {x - 10},{y - 30} {x},{y - 46} {x + 10},{y - 30} {x + 8},{y}!", GOLD.light)
    s.circle(x, y - 50, 6, GOLD.base)


def capitol() -> Paper:
    """Broad stairs, ten columns with red cloths between, a shallow dome, a chariot on top."""
    c = MARBLE
    s = k.day((316, 96, 40), ((14, 200, 0.8), (260, 60, 0.8)), rays=True)
    k.hill(s, "-40,310 80,276 200,296 320,262 440,290", OWN.land.far, 0.5, "#e8c8f4")
    with s.sheet(0.7):
        for x, q in ((14, 1.3), (386, 1.3)):
            p.cypress(s, x, 356, q)
    with s.sheet(0.9):
        r.dome(s, 200, 190, 178, 80, t.GREY, ribs=9)
        s.rect(186, 98, 28, 14, c.base)
        s.rect(202, 98, 12, 14, c.shade)
    with s.sheet(0.9, rim=0.7):
        _chariot(s, 200, 100)
    with s.sheet(0.9):
        s.rect(104, 184, 192, 30, c.base)
        s.rect(240, 184, 56, 30, c.shade)
        s.rect(104, 184, 192, 5, c.light)
        s.rect(40, 230, 320, 112, "#3c3358")
    _colonnade(s, c)
    with s.sheet(0.9):
        m.steps(s, 200, 340, 330, 6, c, 10, 18)
        s.corners("174,340 226,340 250,402 150,402", CRIMSON.base)
        s.corners("204,340 226,340 250,402 210,402", CRIMSON.shade)
        for i in range(1, 6):
            s.line(175 - i * 4, 340 + i * 10, 225 + i * 4, 340 + i * 10, CRIMSON.deep, 1.6, 0.6)
    k.court(s, "-40,402 100,398 200,402 300,398 440,402", top=410)
    with s.sheet(1.1):
        p.lion(s, 66, 424, 1.0, c)
        p.lion(s, 334, 424, 1.0, c, flip=True)
    return s


def _colonnade(s: Paper, c: Ramp) -> None:
    """Red cloths, the ten columns before them, the beam on top."""
    with s.sheet(0.5):
        for i in range(9):
            with s.at(66 + i * 33.5, 236):
                s.path("M-13 0L13 0L13 56Q0 72 -13 56Z", CRIMSON.base)
                s.path("M2 0L13 0L13 56Q8 63 2 64Z", CRIMSON.shade)
                s.path("M-13 48Q0 64 13 48", "", GOLD.base, 3)
    with s.sheet(1.0):
        for i in range(10):
            m.column(s, 49 + i * 33.5, 240, 340, 17, c)
    with s.sheet(1.1):
        s.rect(28, 208, 344, 26, c.base)
        s.rect(28, 208, 344, 7, c.light)
        s.rect(250, 215, 122, 19, c.shade, alpha=0.7)
        for i in range(12):
            s.rect(40 + i * 28, 219, 12, 11, OWN.tone.base, alpha=0.55)


# ------------------------------------------------------------------ imperial treasury


def _vault_door(s: Paper) -> None:
    """The round door ajar, light of gold in the gap."""
    with s.sheet(0.8):
        s.circle(196, 274, 88, t.STONE.light)
        s.circle(198, 276, 86, t.STONE.shade)
        s.circle(197, 275, 76, "#2a1a18")
        s.circle(197, 275, 70, s.radial(180, 290, 90, "#fff3b0", (0.5, "#f2b53a"), (1, "#8a4a18")))
        for x, y, n in ((150, 330, 2), (176, 334, 4), (204, 334, 3)):
            for i in range(n):
                s.ellipse(x, y - i * 7, 17, 5.4, GOLD.shade)
                s.ellipse(x, y - i * 7 - 1.6, 16, 4.6, GOLD.light)
    s.glow(168, 282, 110, "#ffd860", 0.9)
    with s.sheet(1.4, rim=0.7, inner=0.4):
        s.ellipse(262, 275, 46, 80, IRON.deep)
        s.ellipse(254, 275, 46, 80, STEEL.shade)
        s.ellipse(
            252, 274, 44, 77, s.linear(208, 200, 296, 340, STEEL.light, (0.4, STEEL.base), (1, IRON.base))
        )
        s.ellipse(252, 274, 33, 59, "", IRON.base, 5)
        for i in range(10):
            a = i * pi / 5
            s.circle(252 + 38.5 * cos(a), 274 + 68 * sin(a), 4, IRON.deep)
            s.circle(251 + 38.5 * cos(a), 273 + 68 * sin(a), 3, GOLD.light)
        for i in range(4):
            a = i * pi / 4
            s.line(252 - 20 * cos(a), 274 - 34 * sin(a), 252 + 20 * cos(a), 274 + 34 * sin(a), GOLD.shade, 6)
            s.line(
                251 - 20 * cos(a), 273 - 34 * sin(a), 251 + 20 * cos(a), 273 + 34 * sin(a), GOLD.light, 2.4
            )
        s.ellipse(252, 274, 10, 16, GOLD.base)
        s.ellipse(250, 271, 5, 9, GOLD.light)


def imperial_treasury() -> Paper:
    """A great cube with a round vault door ajar, gold light, two lions on guard."""
    c = t.STONE
    s = k.day((330, 92, 34), ((6, 250, 0.8), (210, 60, 0.7)), t.DUSK)
    k.hill(s, "-40,300 80,262 200,288 310,246 440,282", "#8a5fb4", 0.5, "#dca8dc")
    k.hill(s, "-40,350 90,330 210,344 330,322 440,340", "#67479a", 0.6, "#a884cc")
    with s.sheet(1.1):
        m.wall(s, 66, 388, 268, 236, c, seed=7)
        m.stones(s, 66, 388, 268, 236, c, seed=31)
        for x in (66, 306):
            s.rect(x, 160, 28, 228, c.base if x < 200 else c.shade)
            s.rect(x, 160, 8, 228, c.light)
        s.rect(52, 140, 296, 22, c.base)
        s.rect(52, 140, 296, 6, c.light)
        s.rect(250, 146, 98, 16, c.shade)
        for i in range(12):
            s.rect(64 + i * 24, 164, 12, 12, GOLD.base if i < 9 else GOLD.shade)
        s.rect(60, 116, 280, 26, c.shade)
        s.rect(60, 116, 280, 6, c.light)
        s.corners("120,118 200,78 280,118", c.base)
        s.corners("200,78 280,118 210,118", c.shade)
        s.path("M116 119L200 77L284 119", "", GOLD.base, 6)
        p.charge(s, "noble", 200, 106, 0.62)
    _vault_door(s)
    with s.sheet(0.6):
        m.steps(s, 200, 370, 200, 3, c, 8)
    k.court(s, "-40,394 100,388 200,396 300,388 440,394")
    with s.sheet(0, rim=0, inner=0):
        s.poly([(160, 372), (216, 372), (190, 470), (60, 470)], "#ffdf80", alpha=0.4)
    with s.sheet(1.2):
        for x, flip in ((62, False), (342, True)):
            m.plinth(s, x - 40, 402, 80, 30, c)
            p.lion(s, x, 404, 1.15, GOLD, flip=flip)
    return s


# ------------------------------------------------------------------ basilica


def _half_dome(s: Paper, x: float, flip: bool) -> None:
    with s.at(x, 0, flip=flip):
        s.path(
            "M0 292L0 232Q-84 228 -92 292Z",
            s.linear(-92, 0, 0, 0, t.COPPER.light, t.COPPER.base, t.COPPER.shade),
        )
        for q in (-66, -40, -18):
            s.path(f"M{q} 292Q{q * 0.7} 244 0 232", "", t.COPPER.deep, 1.7, line_alpha=0.5)
        s.rect(-96, 286, 100, 9, t.SAND.light)


def _domes(s: Paper, c: Ramp) -> None:
    """The dome on its drum, a half dome on either side."""
    with s.sheet(1.0):
        s.rect(112, 172, 176, 50, c.base)
        s.rect(240, 172, 48, 50, c.shade)
        for i in range(8):
            o.arched(s, 126 + i * 21, 212, 11, 26, frame=c)
        r.dome(s, 200, 174, 186, 96, t.COPPER, ribs=10)
        s.circle(200, 70, 9, GOLD.base)
        s.line(200, 64, 200, 34, GOLD.base, 4.6)
        s.line(190, 46, 210, 46, GOLD.base, 4.6)
    with s.sheet(1.0):
        _half_dome(s, 120, False)
        _half_dome(s, 280, True)


def _mosaic_front(s: Paper, c: Ramp) -> None:
    """The front arch with a haloed figure on gold, three doors below."""
    with s.sheet(1.1):
        m.wall(s, 118, 386, 164, 176, c, plain=True)
        s.rect(112, 206, 176, 9, c.light)
        s.path(m.arch_path(200, 352, 132, 128), c.light)
        s.path(m.arch_path(201, 352, 124, 124), GOLD.deep)
        s.path(
            m.arch_path(200, 352, 118, 120),
            s.radial(200, 284, 90, "#fff2b0", (0.45, GOLD.base), (1, GOLD.shade)),
        )
        for i in range(11):
            a = pi + pi * i / 10
            s.line(
                200 + 30 * cos(a), 292 + 30 * sin(a), 200 + 56 * cos(a), 292 + 56 * sin(a), GOLD.deep, 2, 0.5
            )
        s.circle(200, 268, 17, t.AZURE_CLOTH.base)
        s.shape("172,330! 174,300 188,288 200,294 212,288 226,300 228,330!", t.AZURE_CLOTH.base)
        s.shape("202,294 212,288 226,300 228,330! 202,330!", t.AZURE_CLOTH.shade)
        s.circle(200, 269, 10.5, t.SKIN.light)
        s.circle(200, 268, 22, "", "#fffbe0", 3)
        for x in (160, 240):
            s.poly(star(x, 300, 9, 3.4, 5), "#fffbe0")
        s.rect(134, 332, 132, 54, c.base)
        s.rect(134, 332, 132, 5, c.light)
        for x in (158, 200, 242):
            o.door(s, x, 386, 28, 42)


def basilica() -> Paper:
    """A wide low dome between half domes, gold mosaic in the front arch."""
    c = t.ROSE_STONE._replace(light="#f2cdb4", base="#d09a84", shade="#96655f")
    s = k.day((78, 96, 40), ((290, 76, 0.9), (12, 186, 0.7)), t.DAWN, rays=True)
    k.hill(s, "-40,310 80,280 200,300 320,268 440,290", "#a983c6", 0.5, "#f2d0ea")
    with s.sheet(0.8):
        for x, h in ((36, 150), (364, 150)):
            m.drum(s, x, 380, 30, 380 - h, c, plain=True)
            m.ledge(s, x - 18, 216, 36, c, 5)
            r.cone(s, x, h, 30, 56, t.COPPER, over=4)
    _domes(s, c)
    with s.sheet(1.1):
        m.wall(s, 24, 384, 352, 94, c, seed=5)
        m.ledge(s, 20, 288, 360, c, 8)
        for x in (54, 90, 310, 346):
            o.arched(s, x, 352, 20, 44, frame=c)
    _mosaic_front(s, c)
    with s.sheet(0.7):
        m.steps(s, 200, 384, 190, 3, t.STONE, 7)
    k.court(s, "-40,398 100,392 200,402 300,392 440,398", "#5a4080", "#a890c4", 410)
    return s


# ------------------------------------------------------------------ monument


def _obelisk(s: Paper, c: Ramp) -> None:
    """The carved shaft and its gilded tip."""
    with s.sheet(1.2):
        s.corners("168,340 232,340 222,92 178,92", c.base)
        s.corners("206,340 232,340 222,92 203,92", c.shade)
        s.corners("168,340 176,340 184,92 178,92", c.light)
        s.corners("178,92 200,46 222,92", GOLD.base)
        s.corners("178,92 200,46 203,92", GOLD.light)
        s.corners("200,46 222,92 203,92", GOLD.shade)
        for i, y in enumerate((118, 156, 194, 232, 270, 306)):
            w = 9 + i * 1.1
            p_ = c.deep
            if i % 3 == 0:
                s.circle(192, y, w * 0.7, "", p_, 3, line_alpha=0.75)
                s.circle(192, y, 2.4, p_)
            elif i % 3 == 1:
                s.path(
                    f"M{192 - w} {y + 6}L192 {y - 8}L{192 + w} {y + 6}M{192 - w} {y + 12}L{192 + w} {y + 12}",
                    "",
                    p_,
                    3,
                    line_alpha=0.75,
                )
            else:
                s.path(
                    f"M{192 - w} {y - 4}Q192 {y - 14} {192 + w} {y - 4}M{192 - w} {y + 6}Q192 "
                    f"{y - 4} {192 + w} {y + 6}",
                    "",
                    p_,
                    3,
                    line_alpha=0.75,
                )


def monument() -> Paper:
    """A single obelisk with a gilded tip on steps, two lions before it."""
    c = t.IVORY._replace(light="#fff4ea", base="#e4c8bc", shade="#a88a94", deep="#6a5468")
    s = k.day((206, 190, 70), ((20, 120, 0.9), (300, 86, 0.9), (286, 220, 0.8)), t.DAWN, rays=True)
    k.birds(s, ((300, 150, 1.0), (326, 136, 0.8), (96, 180, 0.8)), "#6a4a80")
    k.hill(s, "-40,330 80,304 200,318 320,296 440,320", "#a983c6", 0.5, "#f2d0ea")
    with s.sheet(0.7):
        for x, q in ((28, 1.1), (66, 0.9), (372, 1.1), (336, 0.9)):
            p.cypress(s, x, 360, q)
    _obelisk(s, c)
    with s.sheet(1.0):
        m.plinth(s, 146, 336, 108, 28, c)
        m.steps(s, 200, 362, 150, 4, c, 9, 26)
    k.court(s, "-40,396 100,388 200,398 300,388 440,396", "#6b5090", "#b49cd0")
    with s.sheet(1.2):
        for x, flip in ((78, False), (322, True)):
            m.plinth(s, x - 46, 402, 92, 30, c)
            p.lion(s, x, 404, 1.3, t.GREY, flip=flip)
        p.person(s, 168, 430, 0.62, CRIMSON)
        p.person(s, 236, 434, 0.62, t.TEAL_CLOTH)
    return s


# ------------------------------------------------------------------ statue


def _crown_aloft(s: Paper, c: Ramp) -> None:
    """The shining crown in the raised hand."""
    s.glow(269, 62, 78, "#ffe9a0", 0.9)
    with s.sheet(0.7):
        for i in range(4):
            s.path(
                limb(f"{257 + i * 7},96,8 {255 + i * 8},82,7 {258 + i * 7},72,6"),
                c.base if i < 2 else c.shade,
            )
    with s.sheet(1.1, rim=0.7), s.at(269, 58, 1.5):
        s.shape("-16,14! -20,-8! -10,2! -8,-14! 0,0! 8,-14! 10,2! 20,-8! 16,14!", GOLD.base)
        s.shape("4,14! 4,-4! 8,-14! 10,2! 20,-8! 16,14!", GOLD.shade)
        s.rect(-16, 9, 32, 6, GOLD.shade)
        for x, y in ((-20, -9), (-8, -15), (8, -15), (20, -9)):
            s.circle(x, y, 3.4, GOLD.light)


def _colossus(s: Paper, c: Ramp) -> None:
    """A robed giant who holds a crown aloft."""
    with s.sheet(1.0, cut=True):
        s.path(limb("226,188,34 252,158,30 267,120,26 267,84,20"), c.base)
        s.path(limb("238,192,22 262,162,18 278,122,14 278,84,12"), c.shade)
    with s.sheet(1.2, cut=True):
        s.shape(
            "200,164! 172,172 150,194 146,240 152,292 138,340 126,384! 276,384! 262,340 "
            "248,292 252,236 250,196 228,172",
            c.base,
        )
        s.shape("214,170 228,172 250,196 252,236 248,292 262,340 276,384! 212,384! 222,300", c.shade, 0.9)
        s.shape("172,172 150,194 146,240 152,292 138,340 126,384 150,384 166,320 164,220", c.light, 0.8)
        for line in (
            "190,230 182,300 176,384",
            "206,240 206,310 210,384",
            "228,250 232,320 240,384",
            "170,250 160,320 152,384",
        ):
            s.stroke(line, c.deep, 3.4, 0.5)
        s.stroke("160,188 190,222 236,240", c.light, 9, 0.7)
        s.stroke("160,200 190,234 236,252", c.deep, 4, 0.5)
    with s.sheet(1.1, cut=True):
        s.path(limb("156,198,30 140,236,28 158,268,22 184,272,16"), c.base)
        s.path(limb("162,206,12 150,238,14 164,272,12 184,278,8"), c.shade)
    with s.sheet(1.0):
        s.line(188, 300, 178, 222, GOLD.shade, 6)
        s.circle(177, 216, 9, GOLD.base)
        s.circle(175, 213, 4, GOLD.light)
    with s.sheet(1.0, cut=True):
        s.shape("200,104 220,112 226,134 220,158 200,172 182,158 176,134 182,112", c.base)
        s.shape("204,104 220,112 226,134 220,158 204,172 208,140", c.shade)
        s.shape("176,136 174,112 200,98 226,112 226,136 216,122 200,116 184,122", c.deep)
        for x in (190, 211):
            s.rect(x - 5, 134, 10, 3, c.deep)
        s.line(200, 136, 199, 148, c.deep, 2.4)
        s.line(193, 157, 207, 157, c.deep, 2.4)
    _crown_aloft(s, c)


def statue() -> Paper:
    """A verdigris colossus holding a crown aloft, little houses round its feet."""
    s = k.day((92, 110, 42), ((6, 190, 0.8), (308, 190, 0.9), (130, 62, 0.7)))
    k.hill(s, "-40,310 80,276 200,298 320,262 440,290", OWN.land.far, 0.5, "#e8c8f4")
    k.birds(s, ((330, 110, 1.0), (350, 130, 0.8), (238, 60, 0.8)), "#4a3278")
    _colossus(s, t.VERDIGRIS)
    with s.sheet(0.9):
        m.plinth(s, 112, 376, 178, 40, t.STONE)
    with s.sheet(1.0):
        rows = (
            (-6, 44, 40, TILE),
            (40, 36, 30, t.SLATE),
            (80, 34, 40, TILE),
            (286, 34, 34, t.PURPLE),
            (322, 40, 44, TILE),
            (364, 44, 34, t.SLATE),
        )
        for x, w, h, roof in rows:
            m.wall(s, x, 420, w, h, t.SAND, plain=True)
            r.gable(s, x, 420 - h, w, w * 0.55, roof, t.SAND, over=4, thick=7)
            o.square(s, x + w * 0.32, 412, 8, 10)
            o.square(s, x + w * 0.7, 412, 8, 10)
    k.court(s, "-40,420 100,414 200,420 300,414 440,420", top=424)
    with s.sheet(1.1):
        p.person(s, 176, 440, 0.5, CRIMSON)
        p.person(s, 214, 444, 0.5, t.AZURE_CLOTH)
        p.bush(s, 140, 424, 0.7, t.VIOLET_LEAF)
        p.bush(s, 262, 424, 0.7, t.VIOLET_LEAF)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "capitol": capitol,
    "imperial_treasury": imperial_treasury,
    "basilica": basilica,
    "monument": monument,
    "statue": statue,
}
