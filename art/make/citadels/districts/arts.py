"""Unique districts of the arts: map room, museum, theater, ivory tower."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import CRIMSON, GOLD, LINEN, PLASTER, WOOD, Paper, Ramp, ramp
from art.make.shapes import star
from art.make.svg import Svg

OWN = t.KINDS["unique"]


# ------------------------------------------------------------------ map room


def _globe(s: Paper) -> None:
    x, y, q = 200, 226, 84
    with s.sheet(1.2, rim=0.7, inner=0.4):
        s.circle(x, y, q + 8, "", GOLD.deep, 7)
        s.circle(x - 1, y - 1, q + 8, "", GOLD.light, 2.4)
    with s.sheet(1.2, rim=0.7, inner=0.5, cut=True):
        s.circle(x, y, q, s.radial(168, 190, 150, "#a8dcf0", (0.5, "#4a94c4"), (1, "#1c3f78")))
        land = "#e6c888"
        s.shape(
            "136,196 150,164 182,154 204,166 196,186 210,202 190,224 172,218 168,244 150,238 142,216", land
        )
        s.shape("182,248 206,240 222,256 214,286 200,306 188,282", land)
        s.shape("228,170 256,166 280,190 288,224 268,236 252,222 240,232 228,206", land)
        s.shape("242,262 266,256 274,272 252,288", land)
        s.shape("228,170 256,166 280,190 288,224 268,236 262,206 246,186", "#c29a5c", 0.7)
        for dx in (-56, -20, 20, 56):
            s.path(f"M200 142Q{200 + dx * 2} 226 200 310", "", "#173a66", 1.6, line_alpha=0.4)
        for dy, w in ((-44, 71), (0, 84), (44, 71)):
            s.path(
                f"M{200 - w} {y + dy}Q200 {y + dy + 18} {200 + w} {y + dy}",
                "",
                "#173a66",
                1.6,
                line_alpha=0.4,
            )
        s.path("M136 262Q176 230 196 250T252 214", "", CRIMSON.base, 3, dash="7 6")
        s.circle(252, 214, 5, CRIMSON.base)
        s.ellipse(168, 176, 26, 15, "#ffffff", alpha=0.3)
    with s.sheet(1.0, rim=0.7):
        s.path("M116 200Q112 322 200 326Q288 322 284 200", "", GOLD.shade, 9)
        s.path("M116 200Q112 322 200 326Q288 322 284 200", "", GOLD.light, 3)
        s.line(200, 324, 200, 366, GOLD.base, 13)
        s.line(197, 324, 197, 366, GOLD.light, 3.4)
        s.shape("156,378! 172,364 200,360 228,364 244,378!", GOLD.shade)


def _rotunda(s: Paper, c: Ramp) -> None:
    """The wall hung with maps under half a dome."""
    with s.sheet(0.9):
        s.path("M44 372L44 170Q200 96 356 170L356 372Z", "#3a4a7c")
        for x in (66, 108, 150, 250, 292, 334):
            s.rect(x - 15, 196, 30, 52, "#fbf2da", r=2)
            s.rect(x - 15, 196, 30, 52, "", "#b58a4c", 2, r=2)
            s.path(f"M{x - 10} 236Q{x - 4} 210 {x + 2} 222T{x + 11} 206", "", "#8a5a3a", 2)
            s.circle(x + 5, 236, 2.4, CRIMSON.base)
    with s.sheet(1.0):
        s.path(
            "M30 180Q40 92 200 78Q360 92 370 180Q200 122 30 180Z",
            s.linear(30, 0, 370, 0, c.base, c.light, c.base, c.shade),
        )
        for q in (-0.8, -0.5, -0.2, 0.2, 0.5, 0.8):
            s.path(
                f"M{200 + 166 * q:.0f} {146 + 26 * abs(q):.0f}Q{200 + 150 * q:.0f} 100 200 80",
                "",
                c.deep,
                1.8,
                line_alpha=0.5,
            )
        s.path("M26 184Q200 118 374 184L374 196Q200 132 26 196Z", GOLD.base)
        s.path("M200 150Q300 154 374 184L374 196Q300 166 200 161Z", GOLD.shade)
        s.circle(200, 74, 9, GOLD.base)


def _map_floor(s: Paper, c: Ramp) -> None:
    """The compass rose in the floor, rolled maps on it."""
    with k.ground(s, "-40,380! 440,380!", c.base, 0.9):
        s.rect(-20, 380, 440, 6, c.light)
        with s.group("translate(200 418) scale(1 .34)"):
            s.circle(0, 0, 112, t.AZURE_CLOTH.base)
            s.circle(0, 0, 100, c.light)
            s.poly(star(0, 0, 66, 22, 8), t.AZURE_CLOTH.base)
            s.poly(star(0, 0, 96, 20, 4), CRIMSON.base)
            for i in range(4):
                a = i * pi / 2
                s.poly(
                    [(0, 0), (96 * sin(a), -96 * cos(a)), (14 * sin(a + pi / 4), -14 * cos(a + pi / 4))],
                    CRIMSON.shade,
                )
    with s.sheet(1.2):
        for x, turn in ((60, -18), (84, 8), (330, -10)):
            with s.at(x, 418, 1, turn):
                s.rect(-40, -9, 80, 18, c.light, r=8)
                s.rect(-40, 0, 80, 9, c.shade, r=4)
                s.ellipse(40, 0, 5, 9, c.deep)
                s.rect(-8, -10, 10, 20, CRIMSON.base)


def map_room() -> Paper:
    """A half-open rotunda showing a giant globe, a compass rose on the floor."""
    c = LINEN
    s = k.day((70, 84, 34), ((300, 66, 0.8),), t.DAWN)
    k.hill(s, "-40,310 80,280 200,300 320,268 440,290", "#a983c6", 0.5, "#f2d0ea")
    _rotunda(s, c)
    _globe(s)
    with s.sheet(1.2):
        for x in (44, 356):
            m.column(s, x, 192, 384, 28, c, GOLD.base)
    _map_floor(s, c)
    return s


# ------------------------------------------------------------------ museum


def _whale(s: Paper) -> None:
    """A whale's skeleton hanging from its wires in the hall."""
    c = t.IVORY
    with s.sheet(0, rim=0, inner=0):
        for x in (120, 176, 236, 284):
            s.line(x, 150, x, 232, "#d8c8e8", 1.6, 0.6)
    with s.sheet(1.0, rim=0.6, inner=0.3):
        s.path("M116 236Q200 206 300 250", "", c.shade, 12)
        s.path("M116 234Q200 204 300 248", "", c.light, 6)
        for i in range(12):
            x = 130 + i * 14
            y = 230 - 14 * sin((x - 116) / 184 * pi) + 8 * (x - 116) / 184
            s.circle(x, y, 5.4, c.base)
        for i in range(8):
            x = 148 + i * 12
            y = 226 - 8 * sin(i / 7 * pi)
            h = 44 + 24 * sin(i / 7 * pi)
            s.path(
                f"M{x} {y}C{x - 16} {y + h * 0.4:.0f} {x - 10} {y + h * 0.9:.0f} {x + 4} {y + h:.0f}",
                "",
                c.light,
                4,
            )
            s.path(
                f"M{x + 3} {y}C{x - 12} {y + h * 0.4:.0f} {x - 6} {y + h * 0.9:.0f} {x + 6} {y + h:.0f}",
                "",
                c.deep,
                1.6,
                line_alpha=0.6,
            )
        s.shape("140,222! 116,214 92,226 74,250 66,276! 96,268 124,264 146,244", c.light)
        s.shape("140,236 124,250 96,256 66,276! 96,272 124,264 146,244", c.shade)
        s.stroke("150,250 116,280 76,288", c.base, 7)
        s.circle(120, 236, 5, "#3a2a4c")
        s.shape("296,244! 316,228 334,220 326,244 338,266 316,262", c.light)
        s.shape("300,250 326,244 338,266 316,262", c.shade)


def _great_hall(s: Paper, c: Ramp) -> None:
    """The front with its three arches in one."""
    with s.sheet(1.0):
        m.wall(s, 24, 388, 352, 264, c, seed=6)
        s.rect(12, 112, 376, 16, c.light)
        s.rect(260, 112, 128, 16, c.base)
        s.rect(12, 128, 376, 5, c.deep, alpha=0.5)
        for i in range(16):
            s.rect(24 + i * 22.6, 100, 13, 13, c.base if i < 11 else c.shade)
        s.corners("120,102 200,60 280,102", c.base)
        s.corners("200,60 280,102 210,102", c.shade)
        s.path("M112 103L200 57L288 103", "", c.light, 7)
        s.poly(star(200, 87, 13, 5, 8), GOLD.base)
    with s.sheet(0.7):
        s.path("M66 386L66 250Q72 152 200 146Q328 152 334 250L334 386Z", c.light)
        s.path(
            "M76 386L76 252Q82 162 200 156Q318 162 324 252L324 386Z",
            s.linear(0, 156, 0, 386, "#3b2a5c", (0.6, "#6a4a80"), (1, "#c88a5c")),
        )
        for x in (118, 200, 282):
            s.path(m.arch_path(x, 360, 54, 120), "#2c1f4a", alpha=0.45)


def museum() -> Paper:
    """One broad hall of three arches, a whale's skeleton hanging in it, long banners at the sides."""
    c = t.STONE
    s = k.day((330, 84, 34), ((8, 84, 0.8), (130, 60, 0.6)), rays=True)
    k.hill(s, "-40,310 80,276 200,300 320,262 440,290", OWN.land.far, 0.5, "#e8c8f4")
    _great_hall(s, c)
    s.glow(200, 344, 120, "#ffd890", 0.5)
    _whale(s)
    with s.sheet(1.0):
        for x in (158, 242):
            m.column(s, x, 168, 386, 17, c, GOLD.base)
        for x in (70, 330):
            m.column(s, x, 240, 386, 20, c, GOLD.base)
    with s.sheet(0.9):
        p.banner(s, 42, 150, 30, 150, OWN.tone, "unique")
        p.banner(s, 358, 150, 30, 150, CRIMSON, "")
        s.path("M351 190Q358 178 365 190L363 206L353 206Z", GOLD.base)
    with s.sheet(0.7):
        m.steps(s, 200, 384, 270, 3, c, 8)
    k.court(s, "-40,402 100,396 200,408 300,396 440,402", top=412)
    with s.sheet(1.1):
        for x, y, q, cl in (
            (128, 432, 0.75, CRIMSON),
            (152, 436, 0.5, t.TEAL_CLOTH),
            (268, 434, 0.75, t.AZURE_CLOTH),
        ):
            p.person(s, x, y, q, cl)
    return s


# ------------------------------------------------------------------ theater


def _curtains(s: Paper) -> None:
    c = CRIMSON
    for flip in (False, True):
        with s.sheet(1.0), s.at(200, 0, flip=flip):
            s.shape("-112,188! -10,188! -22,240 -62,286 -84,300! -92,372 -112,372!", c.base)
            s.shape("-60,188! -10,188! -22,240 -62,286 -76,296 -50,240", c.shade)
            for i in range(4):
                s.stroke(
                    f"{-102 + i * 20},192 {-100 + i * 12},260 {-96 + i * 4},{300 - i * 3}", c.deep, 3, 0.55
                )
            s.stroke("-110,300 -96,304 -82,298", GOLD.base, 6)
    with s.sheet(1.1):
        for i in range(6):
            x = 88 + i * 37.4
            s.path(
                f"M{x} 184L{x + 37.4} 184L{x + 37.4} 200Q{x + 18.7} 226 {x} 200Z",
                c.base if i < 4 else c.shade,
            )
            s.path(f"M{x} 200Q{x + 18.7} 226 {x + 37.4} 200", "", GOLD.base, 4)
            s.circle(x + 18.7, 217, 3.4, GOLD.light)


def _mask(s: Paper, x: float, y: float, turn: float, sad: bool) -> None:
    c = GOLD if not sad else t.GREY
    with s.at(x, y, 1, turn):
        s.shape("-18,-20! 0,-16 18,-20! 18,4 0,24 -18,4", c.base)
        s.shape("2,-16 18,-20! 18,4 0,24", c.shade)
        for dx in (-8, 8):
            s.path(f"M{dx - 5} -4Q{dx} {-10 if not sad else -2} {dx + 5} -4Z", "#2a1424")
        s.path("M-8 8Q0 16 8 8Z" if not sad else "M-8 14Q0 5 8 14Z", "#2a1424")


def _playhouse(s: Paper, c: Ramp) -> None:
    """The round house under its thatched ring."""
    with s.sheet(1.0):
        m.drum(s, 200, 388, 336, 216, c, plain=True)
        for x in (44, 68, 332, 356):
            s.rect(x - 3, 172, 6, 216, WOOD.shade)
        for y in (172, 276, 384):
            s.rect(32, y - 4, 336, 7, WOOD.shade)
        for x in (56, 344):
            o.square(s, x, 246, 12, 26)
            o.square(s, x, 346, 12, 26)
    with s.sheet(1.1):
        s.path(
            "M14 178Q30 120 200 108Q370 120 386 178Q200 140 14 178Z",
            s.linear(14, 0, 386, 0, t.THATCH.base, t.THATCH.light, t.THATCH.base, t.THATCH.shade),
        )
        for i in range(17):
            x = 40 + i * 20
            s.line(
                x,
                172 - 20 * sin(i / 16 * pi),
                200 + (x - 200) * 0.86,
                144 - 30 * sin(i / 16 * pi),
                t.THATCH.shade,
                2.4,
                0.6,
            )
        p.flag(s, 200, 112, 76, OWN.tone, w=52, high=30)


def _players(s: Paper) -> None:
    """Two players in the light of the stage."""
    with s.sheet(0.7):
        s.path("M80 386L80 176L320 176L320 386Z", WOOD.deep)
        s.rect(88, 182, 224, 206, s.linear(0, 182, 0, 388, "#3c1a3a", (0.6, "#b06a3c"), (1, "#ffd98a")))
    s.glow(200, 316, 120, "#ffe2a0", 0.95)
    with s.sheet(0, rim=0, inner=0):
        for x0, x1 in ((130, 172), (270, 228)):
            s.poly([(x0, 196), (x1 - 30, 368), (x1 + 30, 368)], "#fff4c8", alpha=0.35)
    with s.sheet(0.8):
        p.person(s, 178, 366, 1.35, t.TEAL_CLOTH, "#7a3e22")
        p.person(s, 226, 366, 1.3, t.VIOLET_CLOTH, "#e3b04b")
        s.line(242, 330, 262, 296, t.GREY.light, 3)


def _stage_edge(s: Paper) -> None:
    """The edge of the stage with its lamps, the masks over the curtain."""
    with s.sheet(1.0):
        s.rect(70, 366, 260, 28, WOOD.base)
        s.rect(70, 366, 260, 6, WOOD.light)
        for x in range(88, 330, 26):
            s.line(x, 374, x, 394, WOOD.deep, 2, 0.6)
        for x in range(92, 320, 24):
            s.circle(x, 368, 5, "#fff0b0")
    with s.sheet(0.9):
        _mask(s, 184, 168, -14, False)
        _mask(s, 220, 168, 14, True)


def _audience(s: Paper) -> None:
    """People in the pit, seen from behind."""
    cloth = (CRIMSON, t.AZURE_CLOTH, GOLD, t.TEAL_CLOTH, t.VIOLET_CLOTH)
    hair = ("#6a4430", "#a8703a", "#4a3030", "#d8b060")
    with k.ground(s, "-40,396 100,392 200,398 300,392 440,396", "#4a3478", 0.8):
        s.ellipse(200, 404, 130, 14, "#ffd890", alpha=0.35)
    with s.sheet(1.1):
        for i in range(7):
            p.person(s, 56 + i * 48, 440 + (i % 2) * 6, 0.95, cloth[i % 5], hair[i % 4], behind=True)


def theater() -> Paper:
    """A round playhouse cut open: red curtain, a lit stage, galleries, masks over it."""
    c = PLASTER
    s = Paper(k.BOX)
    k.night(s, t.DUSK, (340, 84, 28), seed=23, stars=18)
    k.hill(s, "-40,310 80,276 200,300 320,262 440,290", "#7b52a8", 0.5, "#c890d0")
    _playhouse(s, c)
    _players(s)
    _curtains(s)
    _stage_edge(s)
    _audience(s)
    return s


# ------------------------------------------------------------------ ivory tower


def _cloud_ring(s: Paper, y: float, back: bool) -> None:
    places = (
        ((116, y - 6, 1.1), (214, y - 10, 1.0))
        if back
        else ((84, y + 14, 1.25), (196, y + 18, 1.3), (150, y + 26, 1.0))
    )
    k.clouds(s, places, "#fff6fb", "#dcb8e4", 0.97)


def ivory_tower() -> Paper:
    """One slim white shaft with a spiral rib, a pavilion on top, clouds round its middle."""
    c: Ramp = t.IVORY
    s = k.day((106, 250, 50), ((-10, 120, 0.8), (310, 70, 0.9), (320, 200, 0.7)), t.DAWN, rays=True)
    k.birds(s, ((286, 130, 1.0), (310, 116, 0.8), (130, 106, 0.8)), "#6a4a80")
    k.hill(s, "-40,370 60,346 150,362 260,340 350,356 440,340", "#a983c6", 0.5, "#f2d0ea")
    _cloud_ring(s, 250, True)
    with s.sheet(1.2, cut=True):
        s.path(
            "M170 400L180 130L222 130L232 400Z",
            s.linear(
                168, 0, 234, 0, (0, c.base), (0.25, c.light), (0.55, c.base), (0.85, c.shade), (1, c.deep)
            ),
        )
        for i in range(7):
            y = 384 - i * 40
            s.path(f"M164 {y}C184 {y + 12} 216 {y - 12} 240 {y - 34}", "", c.deep, 7, line_alpha=0.5)
            s.path(f"M164 {y - 3}C184 {y + 9} 216 {y - 15} 240 {y - 37}", "", c.light, 4)
        for x, y in ((196, 352), (208, 306), (194, 262), (206, 216), (198, 172)):
            s.path(m.arch_path(x, y, 8, 17), "#7a5a78")
    with s.sheet(1.2):
        s.shape("158,136! 164,120 200,114 238,120 244,136! 230,146 172,146", c.base)
        s.shape("206,114 238,120 244,136! 230,146 206,146", c.shade)
        s.rect(154, 112, 94, 8, c.light)
        for x in (164, 188, 214, 238):
            s.rect(x - 3.5, 76, 7, 38, c.light if x < 200 else c.base)
        s.rect(168, 80, 66, 32, "#f8c070", alpha=0.55)
        s.rect(156, 68, 90, 9, c.light)
        r.dome(s, 201, 70, 86, 40, GOLD, ribs=7)
        s.line(201, 30, 201, 4, GOLD.base, 3.4)
        s.circle(201, 28, 5, GOLD.light)
    _cloud_ring(s, 250, False)
    with s.sheet(1.0):
        m.plinth(s, 150, 388, 104, 22, c)
        m.steps(s, 202, 408, 120, 3, c, 7, 18)
        o.door(s, 202, 390, 26, 40, frame=c)
    with k.ground(s, "-40,420 100,404 200,424 300,404 440,418", "#7a9a74", 0.9):
        s.shape("184,424 220,424 244,480! 160,480!", "#f2e2d0")
    with s.sheet(1.2):
        for x, y, q in ((60, 420, 0.9), (110, 424, 0.75), (300, 422, 0.85), (346, 418, 1.05)):
            p.tree(s, x, y, q, ramp("#f6b8d0 #d88ab4 #a05c96 #643a70"))
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "map_room": map_room,
    "museum": museum,
    "theater": theater,
    "ivory_tower": ivory_tower,
}
