"""Unique districts of defence: dragon gate, great wall, keep, armory."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import CRIMSON, GOLD, IRON, STEEL, WOOD, Paper, Ramp, limb, outline
from art.make.svg import Svg

OWN = t.KINDS["unique"]


# ------------------------------------------------------------------ dragon gate


def _swept_roof(s: Paper, y: float, w: float, h: float, up: float) -> None:
    """A curved roof of jade tiles whose corners rise by `up`."""
    c, a, b = t.JADE, 200 - w / 2, 200 + w / 2
    with s.sheet(1.1, cut=True):
        s.shape(
            f"{a - 28},{y - up}! {a - 4},{y + 2} {a + 42},{y + 8} 200,{y + 11} "
            f"{b - 42},{y + 8} {b + 4},{y + 2} "
            f"{b + 28},{y - up}! {b},{y - 14} {b - 36},{y - h}! {a + 36},{y - h}! {a},{y - 14}",
            c.base,
        )
        s.shape(
            f"224,{y - h - 4} {b - 20},{y - h - 4} {b + 40},{y - up} {b + 20},{y + 14} 236,{y + 14}",
            c.shade,
            0.8,
        )
        s.shape(
            f"{a - 28},{y - up} {a},{y - 12} {a + 36},{y - h} {a + 84},{y - h} {a + 30},{y - 8} {a},{y}",
            c.light,
            0.6,
        )
        for i in range(15):
            s.line(a + 36 + i * (w - 72) / 14, y - h + 2, a - 6 + i * (w + 12) / 14, y + 8, c.deep, 2, 0.5)
        s.path(f"M{a - 6} {y + 2}Q200 {y + 17} {b + 6} {y + 2}", "", GOLD.base, 5)
        s.rect(a + 32, y - h - 3, w - 64, 10, GOLD.shade, r=4)
        s.rect(a + 32, y - h - 3, w - 64, 4, GOLD.light, r=2)


def _red_pillars(s: Paper) -> None:
    c = t.RED
    with s.sheet(1.1):
        for x in (80, 146, 254, 320):
            s.rect(
                x - 15,
                150,
                30,
                208,
                s.linear(x - 15, 0, x + 15, 0, (0, c.base), (0.25, c.light), (0.6, c.base), (1, c.deep)),
            )
            m.plinth(s, x - 21, 346, 42, 14, t.STONE)
            for y in (172, 322):
                s.rect(x - 17, y, 34, 6, GOLD.base)
        s.rect(58, 182, 284, 24, c.shade)
        s.rect(58, 182, 284, 6, c.light)
        s.rect(62, 228, 276, 17, c.base)
        s.rect(62, 228, 276, 5, c.light)
        for x in (106, 193, 280):
            s.rect(x, 206, 14, 22, GOLD.shade)
        s.rect(164, 176, 72, 50, "#15284f", r=4)
        s.rect(168, 180, 64, 42, "#2f4a7a", r=3)
        p.charge(s, "unique", 200, 201, 0.9)


def _dragon_head(s: Paper, g: Ramp) -> None:
    """Crest, tail and head with its whiskers."""
    with s.sheet(1.0):
        for x, y, turn in (
            (66, 270, -40),
            (98, 252, 4),
            (128, 264, 30),
            (154, 286, 38),
            (184, 296, 8),
            (214, 290, -18),
            (240, 266, -42),
            (264, 244, -40),
        ):
            with s.at(x, y, 1.15, turn):
                s.shape("-8,3! 0,-17 8,3!", CRIMSON.base)
        s.shape("52,352! 36,366 22,362 14,372 30,380 50,370!", CRIMSON.base)
    with s.sheet(1.2, rim=0.7, inner=0.4):
        s.shape("314,226 302,204 298,186 312,200 330,222", g.shade)
        s.shape("334,222 328,196 336,178 344,200 346,224", g.base)
        s.shape(
            "322,268 302,258 296,242 312,226 338,220 358,228 376,248 390,254 386,266 364,270 "
            "376,278 366,288 340,284",
            g.base,
        )
        s.shape("332,284 342,266 364,270 376,278 366,288 340,286", g.shade)
        s.shape("302,250 316,230 338,224 322,244", g.light, 0.9)
        s.circle(338, 242, 6, "#fff6d0")
        s.circle(339.5, 242.5, 3.2, "#2a1020")
        s.line(354, 268, 386, 261, "#6a2a1c", 2.6)
        for x in (352, 364):
            s.corners(f"{x},268 {x + 4},279 {x + 8},268", "#fff8e8")
        s.stroke("378,252 396,244 398,230 392,222", CRIMSON.base, 3.4)
        s.stroke("368,276 388,286 394,300 388,310", CRIMSON.base, 3.4)
        s.shape("304,260 286,270 288,288 302,278 316,288 322,274", CRIMSON.base)


def _dragon(s: Paper) -> None:
    g = GOLD
    body = limb(
        "52,352,8 34,322,17 50,282,25 92,268,31 136,290,34 178,316,35 224,308,35 258,272,33 "
        "290,246,29 318,250,26"
    )
    with s.sheet(1.3, rim=0.6, inner=0.4, cut=True):
        s.path(body, g.base)
        for line in ("54,360 30,322 48,292 92,284 136,306 178,333 228,324 262,290 292,262 330,266",):
            s.stroke(line, g.shade, 15, 0.85)
        for i in range(30):
            a = i / 29
            x = 44 + a * 270
            y = 306 - 26 * sin(a * 2 * pi * 1.02 - 0.35) * (1 - 0.1 * a)
            s.path(
                f"M{x - 5:.1f} {y - 9:.1f}Q{x + 5:.1f} {y:.1f} {x - 3:.1f} {y + 11:.1f}",
                "",
                g.deep,
                1.6,
                line_alpha=0.45,
            )
        s.stroke("46,330 36,312 52,276 92,258 136,278", g.light, 4, 0.8)
        s.stroke("224,296 256,262 288,238", g.light, 4, 0.8)
    _dragon_head(s, g)


def dragon_gate() -> Paper:
    """A red gate under two swept jade roofs, a golden dragon across it."""
    s = k.day((200, 150, 62), ((10, 250, 0.8), (292, 60, 0.8)), rays=True)
    k.hill(s, "-40,300 40,220 90,262 150,190 210,260 280,176 340,250 440,206", OWN.land.far, 0.5, "#e8c8f4")
    k.hill(s, "-40,346 90,320 210,340 330,316 440,336", OWN.land.middle, 0.6, "#b894d8")
    with s.sheet(0.9):
        m.plinth(s, 50, 354, 300, 40, t.STONE)
    _red_pillars(s)
    _swept_roof(s, 160, 296, 54, 28)
    with s.sheet(0.8):
        s.rect(138, 82, 124, 28, t.RED.base)
        s.rect(222, 82, 40, 28, t.RED.shade)
        for x in (138, 178, 216, 256):
            s.rect(x, 82, 6, 28, GOLD.base)
    _swept_roof(s, 92, 174, 48, 24)
    _dragon(s)
    with s.sheet(0.6):
        m.steps(s, 200, 378, 116, 4, t.STONE, 8)
    k.court(s, "-40,402 60,396 140,410 260,410 340,396 440,402")
    return s


# ------------------------------------------------------------------ great wall


def _ridge_wall(s: Paper) -> None:
    """The wall far away, snaking over the hills."""
    c = t.SAND
    line = "440,214 384,232 344,246 306,226 272,196 238,204 206,244 168,266 140,270"
    with s.sheet(0.9):
        s.stroke(line, c.shade, 26, cap="butt")
        s.path(
            outline(
                " ".join(f"{float(a.split(',')[0])},{float(a.split(',')[1]) - 7}" for a in line.split()),
                False,
            ),
            "",
            c.light,
            9,
            cap="butt",
        )
        for x, y in (
            (400, 215),
            (380, 221),
            (360, 229),
            (340, 232),
            (320, 223),
            (302, 210),
            (286, 194),
            (268, 184),
            (250, 186),
            (234, 196),
            (218, 214),
            (202, 232),
            (186, 244),
            (168, 252),
        ):
            s.rect(x - 4, y - 5, 8, 9, c.base)
            s.rect(x - 4, y - 5, 8, 2.4, c.light)
    with s.sheet(0.9):
        m.wall(s, 252, 214, 42, 62, c, seed=3)
        m.battlement(s, 252, 152, 42, c, 4, 11)
        o.arched(s, 273, 192, 12, 22, lit=False, frame=c)
        m.wall(s, 356, 238, 30, 44, c, plain=True)
        m.battlement(s, 356, 194, 30, c, 3, 9)


def _near_curtains(s: Paper) -> None:
    c = t.SAND
    with s.sheet(1.1):
        s.corners("-40,338 140,290 140,392 -40,470", c.base)
        s.corners("-40,338 140,290 140,301 -40,352", c.light)
        for i in range(8):
            x, y = -18 + i * 22, 318 - i * 5.9
            s.corners(f"{x},{y} {x + 13},{y - 4} {x + 13},{y + 14} {x},{y + 18}", c.base)
            s.corners(f"{x},{y} {x + 13},{y - 4} {x + 13},{y} {x},{y + 4}", c.light)
        for i in range(4):
            s.line(-40, 376 + i * 24, 140, 320 + i * 18, c.shade, 2.4, 0.6)
        s.corners("256,302 440,356 440,480 256,404", c.shade)
        s.corners("256,302 440,356 440,370 256,313", c.base)
        for i in range(8):
            x, y = 262 + i * 23, 286 + i * 6.9
            s.corners(f"{x},{y} {x + 14},{y + 4} {x + 14},{y + 22} {x},{y + 18}", c.shade)
            s.corners(f"{x},{y} {x + 14},{y + 4} {x + 14},{y + 8} {x},{y + 4}", c.light)


def _wall_tower(s: Paper) -> None:
    c = t.SAND
    with s.sheet(1.3):
        m.taper(s, 200, 414, 164, 210, 138, c)
        m.stones(s, 142, 404, 116, 184, c, seed=4)
        m.battlement(s, 126, 208, 148, c, 7, 17)
        for x in (166, 234):
            o.arched(s, x, 290, 22, 40, lit=False, frame=c)
        o.door(s, 200, 414, 54, 72)
        m.ledge(s, 124, 312, 152, c, 8)
    with s.sheet(1.0):
        s.rect(150, 144, 100, 48, t.RED.base)
        s.rect(218, 144, 32, 48, t.RED.shade)
        for x in (150, 196, 243):
            s.rect(x, 144, 7, 48, t.RED.deep)
        for x in (168, 214):
            s.rect(x, 154, 18, 26, t.LAMP)
            s.rect(x, 154, 18, 8, "#7a3e22", alpha=0.4)
    with s.sheet(1.1):
        s.shape("112,150! 132,142 150,104! 250,104! 268,142 288,150! 256,156 200,159 144,156", t.SLATE.base)
        s.shape("206,104! 250,104! 268,142 288,150! 256,156 206,159", t.SLATE.shade)
        s.shape("112,150! 132,142 150,104! 166,104! 146,146", t.SLATE.light, 0.7)
        for i in range(8):
            s.line(158 + i * 12, 106, 138 + i * 18, 154, t.SLATE.deep, 1.7, 0.5)
        s.rect(146, 99, 108, 8, GOLD.base, r=3)
        p.pennant(s, 200, 100, 48, OWN.tone, w=44)


def great_wall() -> Paper:
    """A tower with a hipped roof, its wall snaking over green hills to the ridge."""
    s = k.day((92, 96, 44), ((300, 84, 0.9), (12, 180, 0.7)), t.DAWN)
    k.hill(s, "-40,236 30,196 100,214 180,140 250,184 330,126 440,190", "#a983c6", 0.5, "#f2d0ea")
    k.hill(s, "-40,300 70,236 160,280 270,196 350,256 440,220", "#8aa074", 0.7, "#cfe0a0")
    _ridge_wall(s)
    k.hill(s, "-40,330 50,280 140,312 230,300 320,340 440,304", "#688c5c", 0.8, "#a8c884")
    _near_curtains(s)
    _wall_tower(s)
    with k.ground(s, "-40,446 60,424 120,416 200,412 280,416 340,428 440,444", "#4f7049", 0.9):
        s.shape("168,410 232,410 262,440 276,480! 124,480! 142,440", "#dcc89e")
    return s


# ------------------------------------------------------------------ keep


def keep() -> Paper:
    """One squat square block of dark stone on an islet, its bridge let down, no flag."""
    c = t.DARK
    s = k.day((306, 110, 34), ((0, 70, 1.3), (150, 96, 1.2), (280, 62, 1.2), (60, 150, 1.0)), t.DUSK)
    k.hill(s, "-40,280 60,240 160,268 280,226 440,262", "#8a5fb4", 0.5, "#dca8dc")
    k.water(s, 300, ("#8a68b4", "#2a1e50"), light="#f0d8ff", seed=12)
    with s.sheet(0.9, cut=True):
        s.shape("20,392! 50,356 110,340 200,332 300,340 356,358 384,392! 384,420! 20,420!", "#6a5a70")
        s.shape("230,332 300,340 356,358 384,392! 384,420! 250,420!", "#43365a", 0.85)
        s.stroke("30,386 60,362 112,348 190,340", "#a894a8", 6, 0.6)
    with s.sheet(1.2):
        for x in (78, 296):
            s.corners(f"{x - 6},366 {x + 34},366 {x + 30},150 {x - 2},150", c.shade if x > 200 else c.base)
            s.corners(f"{x - 6},366 {x + 4},366 {x + 6},150 {x - 2},150", c.light)
        m.wall(s, 98, 366, 206, 222, c, seed=11)
        m.stones(s, 98, 366, 206, 222, c, seed=29)
        m.ledge(s, 90, 226, 222, c, 8)
        for i in range(15):
            s.rect(84 + i * 16.2, 150, 8, 16, c.deep)
        s.rect(74, 126, 252, 28, c.base)
        s.rect(244, 126, 82, 28, c.shade)
        s.rect(74, 126, 252, 5, c.light)
        m.battlement(s, 74, 128, 252, c, 6, 24)
        for x in (140, 260):
            o.arched(s, x, 214, 18, 34, frame=c)
            o.slit(s, x, 300, 30, 7)
        o.slit(s, 200, 212, 30, 7)
    with s.sheet(0.9):
        s.path(m.arch_path(200, 370, 86, 112), c.light)
        s.path(m.arch_path(203, 370, 80, 106), c.deep)
        o.gate(s, 200, 370, 66, 98, frame=c)
    _keeps_bridge(s)
    return s


def _keeps_bridge(s: Paper) -> None:
    with s.sheet(1.2):
        s.corners("168,368 232,368 270,470 130,470", WOOD.base)
        s.corners("208,368 232,368 270,470 218,470", WOOD.shade)
        for i in range(9):
            s.line(167 - i * 4.2, 371 + i * 11, 233 + i * 4.2, 371 + i * 11, WOOD.deep, 2.4, 0.7)
        s.line(170, 292, 142, 420, IRON.deep, 5)
        s.line(230, 292, 258, 420, IRON.deep, 5)
        s.line(170, 292, 142, 420, IRON.light, 2, 0.6)
        s.line(230, 292, 258, 420, IRON.light, 2, 0.6)


# ------------------------------------------------------------------ armory


def _shields(s: Paper) -> None:
    """Rows of round shields on the wall of the hall."""
    tones = (CRIMSON, t.AZURE_CLOTH, t.TEAL_CLOTH, GOLD, t.VIOLET_CLOTH)
    for row, y in enumerate((250, 296)):
        for i in range(5):
            x = 120 + i * 40 + (row % 2) * 0
            c = tones[(i + row * 2) % 5]
            s.circle(x + 1, y + 2, 19, "#1a1020")
            s.circle(x, y, 18.5, STEEL.base)
            s.circle(x, y, 15.5, c.base)
            s.path(f"M{x} {y - 15.5}A15.5 15.5 0 0 1 {x} {y + 15.5}Z", c.shade)
            s.line(x - 15, y, x + 15, y, STEEL.light, 2.6)
            s.line(x, y - 15, x, y + 15, STEEL.shade, 2.6)
            s.circle(x - 0.6, y - 0.6, 5.4, STEEL.light)


def _halberd(s: Paper, turn: float) -> None:
    with s.at(200, 176, 1, turn):
        s.line(0, 78, 0, -70, WOOD.shade, 5)
        s.line(-1, 78, -1, -70, WOOD.light, 1.6)
        s.corners("0,-108 7,-74 -7,-74", STEEL.light)
        s.corners("0,-108 7,-74 0,-74", STEEL.shade)
        s.shape("2,-72! 26,-80 34,-60 26,-40 2,-48!", STEEL.base)
        s.shape("14,-76 26,-80 34,-60 26,-40 16,-44 24,-60", STEEL.light)
        s.corners("-2,-68 -20,-60 -2,-52", STEEL.shade)


def _vault(s: Paper, c: Ramp) -> None:
    """The vaulted front and its wide doorway."""
    with s.sheet(1.1, cut=True):
        s.path("M38 384L38 262Q44 150 200 128Q356 150 362 262L362 384Z", c.base)
        s.path("M286 140Q356 170 362 262L362 384L300 384L300 220Z", c.shade, alpha=0.8)
        m.stones(s, 44, 376, 312, 180, c, seed=6)
        s.path("M38 262Q44 150 200 128", "", c.light, 10)
        s.rect(38, 376, 324, 8, c.deep, alpha=0.4)
    with s.sheet(0.9):
        s.path("M26 268Q30 140 200 112Q370 140 374 268L354 268Q346 158 200 134Q54 158 46 268Z", t.SLATE.base)
        s.path("M200 112Q370 140 374 268L354 268Q346 158 200 134Z", t.SLATE.shade)
        s.path("M26 268Q30 140 200 112L200 117Q36 146 33 268Z", t.SLATE.light)
    with s.sheet(0.7):
        s.path("M88 382L88 262Q92 208 200 204Q308 208 312 262L312 382Z", c.light)
        s.path(
            "M97 382L97 264Q100 216 200 213Q300 216 303 264L303 382Z",
            s.linear(0, 213, 0, 382, "#3a2634", "#8a5a3a"),
        )


def armory() -> Paper:
    """A low vaulted hall with wide open doors on walls of shields, crossed halberds above."""
    c = t.GREY
    s = k.day((84, 92, 36), ((250, 70, 0.9), (318, 140, 0.7)))
    k.hill(s, "-40,300 80,262 200,290 300,250 440,280", OWN.land.far, 0.5, "#e8c8f4")
    k.hill(s, "-40,350 90,324 220,344 320,320 440,340", OWN.land.middle, 0.6, "#b894d8")
    _vault(s, c)
    s.glow(200, 330, 90, "#ffc870", 0.6)
    with s.sheet(0.6, rim=0.4):
        _shields(s)
        s.rect(100, 322, 200, 7, WOOD.shade)
        for x in range(112, 300, 22):
            s.line(x, 380, x + 3, 320, WOOD.base, 3.4)
            s.corners(f"{x - 2},322 {x + 3.5},300 {x + 9},322", STEEL.light)
    with s.sheet(1.1):
        s.corners("97,264 60,250 60,396 97,382", WOOD.base)
        s.corners("303,264 340,250 340,396 303,382", WOOD.shade)
        for y in (278, 330, 372):
            s.line(62, y - 6, 95, y, IRON.deep, 4)
            s.line(305, y, 338, y - 6, IRON.deep, 4)
    with s.sheet(1.0):
        _halberd(s, 58)
        _halberd(s, -58)
        p.heater(s, 200, 168, 0.95, OWN.tone, "military", STEEL)
    k.court(s, "-40,392 100,384 200,392 300,384 440,392")
    with s.sheet(1.2):
        p.barrel(s, 356, 424, 1.2)
        for x in (350, 357, 364):
            s.line(x, 390, x + (x - 357) * 1.3, 340, WOOD.base, 3.4)
            s.corners(
                f"{x + (x - 357) * 1.3 - 5},344 {x + (x - 357) * 1.4},320 {x + (x - 357) * 1.3 + 5},344",
                STEEL.light,
            )
        p.crate(s, 44, 426, 1.3)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "dragon_gate": dragon_gate,
    "great_wall": great_wall,
    "keep": keep,
    "armory": armory,
}
