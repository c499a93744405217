"""The figures of rank 7: Architect, Navigator and Scholar."""

from __future__ import annotations

import math

from art.make.citadels.hands import fist, pinch, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.palette import (
    AZURE,
    BRASS,
    CHESTNUT,
    DARK,
    GREY_HAIR,
    OLIVE,
    RAVEN,
    RUDDY,
    TEAL,
)
from art.make.citadels.parts import (
    VIEW,
    arch,
    backdrop,
    bead,
    crease,
    cut,
    lay,
    strap,
)
from art.make.citadels.things import plume
from art.make.citadels.tools import astrolabe, books, dividers, plans
from art.make.paper import (
    GOLD,
    LEATHER,
    LINEN,
    STEEL,
    WHITE,
    Paper,
    limb,
    mirrored,
    outline,
    ramp,
    turned,
)

NAVY = ramp("#7a94cc #34508c #223664 #111c3c")
BOTTLE = ramp("#7fb88a #336a4c #204a3c #10292a")
ARCHITECT_COAT = ramp("#f8b878 #d07a40 #984a2e #5c2a26")


def _architects_wall(p: Paper) -> None:
    for i in range(18):
        p.line(-20 + i * 26, -20, -20 + i * 26, 460, "#fff3d8", 1, 0.22)
        p.line(-20, -20 + i * 28, 420, -20 + i * 28, "#fff3d8", 1, 0.22)
    p.path(
        "M40 350L40 190L90 130L140 190L140 350M40 240L140 240M60 350L60 290L110 290L110 350M90 130L90 96",
        "",
        "#fff3d8",
        2.8,
        line_alpha=0.55,
    )
    p.path(
        "M262 350L262 120A34 34 0 0 1 330 120L330 350M262 190L330 190M280 350L280 260A16 16 0 0 "
        "1 312 260L312 350",
        "",
        "#fff3d8",
        2.8,
        line_alpha=0.55,
    )


def architect() -> Paper:
    """A big beret and a bun, rolled plans under one arm, dividers as a tall A."""
    s = Paper(VIEW)
    backdrop(s, "#e29a5c", "#b06244", "#4e2632", "#ffe6b0", _architects_wall, (170, 150, 205))
    arch(s, ramp("#a87458 #744638 #502c2c #2d181d"))
    _architects_coat(s)
    _architects_head(s)
    _architects_beret(s)
    _architects_collar(s)
    _architects_plans(s)
    _architects_dividers(s)
    return s


def _architects_coat(s: Paper) -> None:
    lay(
        s,
        ARCHITECT_COAT,
        mirrored("196,244 154,250 106,270 68,312 46,390 34,480! 196,480!", 196),
        (48, 12),
        folds="278,330 292,410 292,470",
        lift=1.0,
    )
    with cut(s, LEATHER, outline("152,306! 240,306! 256,370 262,480! 132,480! 138,370"), (36, 8), lift=0.6):
        s.stroke("142,340 252,340", LEATHER.deep, 2.4, 0.5)
        s.rect(168, 366, 58, 56, LEATHER.shade, r=6)
        s.rect(176, 344, 8, 48, STEEL.base, r=2)
        s.rect(192, 338, 7, 50, "#f0b050", r=2)
        s.corners("192,338 199,338 195.500,328", LINEN.base)
    for x0, x1 in ((154, 144), (238, 248)):
        strap(s, x0, 312, x1, 254)


def _architects_head(s: Paper) -> None:
    lay(
        s,
        RAVEN,
        outline("206,88 252,98 282,134 284,178 268,216 242,222 214,196"),
        (16, 6),
        folds="236,108 262,140 268,180",
        lift=0.7,
    )
    head(
        s,
        Face(-1, DARK, RAVEN, "calm", "#9a6a34", woman=True, nose=-3, lips="#a0404a", blush=0.12),
        188,
        174,
        1.08,
    )
    lay(
        s,
        RAVEN,
        outline(
            "138,150 142,118 168,98 208,96 242,114 252,150 250,186 240,206! 234,176 222,148 202,130 "
            "174,128 152,138"
        ),
        (16, 6),
        folds="156,124 186,108 216,112|220,118 238,146 244,180",
        lift=0.5,
    )
    with s.sheet(0.4, rim=0.6, inner=0.2):
        bead(s, 246, 206, 8)


def _architects_beret(s: Paper) -> None:
    lay(
        s,
        TEAL,
        outline("112,122 126,82 170,54 222,50 268,70 294,106 286,128 250,130 206,112 160,114 130,132"),
        (44, 12),
        folds="150,72 170,92 178,112|228,54 240,84 232,116|276,84 268,110 256,128",
        lift=1.2,
    )
    lay(
        s,
        TEAL,
        outline("132,130! 162,112 206,110 250,128! 254,140 206,122 166,126 136,146"),
        (14, 4),
        lift=0.4,
    )
    with s.sheet(0.3, rim=0.5, inner=0.2):
        s.stroke("212,52 206,40 212,30", TEAL.deep, 6)


def _architects_collar(s: Paper) -> None:
    lay(
        s,
        WHITE,
        outline("146,250 172,268 204,276 236,264 254,248! 264,274 240,296 206,304 170,296 142,274"),
        (26, 8),
        folds="154,274 200,290 252,270",
        lift=0.8,
    )


def _architects_plans(s: Paper) -> None:
    plans(s)
    lay(
        s,
        ARCHITECT_COAT,
        limb("96,310,78 62,366,80 84,416,70 144,432,58 172,434,42"),
        (14, 10),
        folds="76,340 62,380 90,420 140,430",
        lift=1.2,
    )
    fist(s, DARK, 176, 424, -1, 1.0, 78)


def _architects_dividers(s: Paper) -> None:
    dividers(s)
    sleeve(
        s,
        ARCHITECT_COAT,
        "470,420,120 430,330,92 386,246,64 356,206,48",
        "388,248,70 350,200,58",
        WHITE,
        folds="440,340 404,280 370,232",
    )
    fist(s, DARK, 326, 176, 1, 1.04, -14)


def _navigators_wall(p: Paper) -> None:
    p.rect(-20, 250, 440, 220, p.linear(0, 250, 0, 440, "#d88a54", "#6a3440"))
    for i in range(16):
        y = 262 + i * 12
        x = (i * 97) % 330
        p.stroke(f"{x},{y} {x + 30},{y - 4} {x + 60},{y}", "#ffe0a8", 2.4, 0.4)
    p.path("M262 252L372 252L356 284L280 284Z", "#4a2430", alpha=0.8)
    p.path("M312 250L312 140M340 250L340 164", "", "#4a2430", 4, line_alpha=0.8)
    p.path(
        "M284 150Q312 160 330 150L330 232Q306 222 284 232ZM330 172Q350 178 364 172L364 234Q348 228 330 234Z",
        "#fff0d0",
        alpha=0.75,
    )


def navigator() -> Paper:
    """A cap with turned-up sides, a grey beard, a brass astrolabe hanging from his fist."""
    s = Paper(VIEW)
    backdrop(s, "#f0b070", "#c07048", "#4e2834", "#fff0c0", _navigators_wall, (250, 140, 230))
    arch(s, ramp("#a4745a #70483a #4c2e2e #2a181e"))
    _navigators_coat(s)
    _navigators_head(s)
    _navigators_pipe(s)
    _navigators_hat(s)
    _navigators_astrolabe(s)
    return s


def _navigators_coat(s: Paper) -> None:
    lay(
        s,
        NAVY,
        mirrored("214,244 166,250 112,276 72,318 48,394 36,480! 214,480!", 214),
        (54, 12),
        folds="138,350 126,420 124,470|306,340 322,410 324,470",
        lift=1.0,
    )
    with cut(s, LINEN, outline("176,262! 256,262! 246,330 234,480! 196,480! 186,330"), (28, 5), lift=0.4):
        for y in range(316, 470, 26):
            s.line(178, y, 252, y - 3, AZURE.base, 8, 0.85)
    for data, q in (
        ("174,256! 142,276 130,360 142,480! 192,480! 192,370", 0),
        ("258,256! 290,276 300,360 288,480! 238,480! 240,370", 1),
    ):
        with cut(s, NAVY, outline(data), (16, 6), lift=0.7):
            s.path(outline(data), "", BRASS.base, 5, line_alpha=0.85)
            for y in (350, 384, 418):
                bead(s, 154 + q * 124, y, 7, BRASS)


def _navigators_head(s: Paper) -> None:
    head(
        s,
        Face(1, RUDDY, GREY_HAIR, "calm", "#3a7ab0", age=3, jaw=4, nose=2, blush=0.36, brow=8),
        210,
        178,
        1.08,
    )
    salt = ramp("#f4f2ee #c4c2c6 #8a8a98 #565868")
    with cut(
        s,
        salt,
        outline(
            "156,158! 162,204 176,232 196,244 214,242 232,238 250,240 254,222! 264,250 250,284 "
            "226,304 196,306 168,288 150,250 144,200"
        ),
        (18, 8),
        lift=0.6,
    ):
        crease(
            s,
            salt,
            "160,220 172,260 188,290|182,246 194,276 202,298|208,252 214,280 214,300|232,252 234,274 228,294",
            2.6,
        )
    with s.sheet(0.3, rim=0.4, inner=0.1):
        s.shape("232,226! 244,224 256,228! 252,236 240,236", "#9a4a40")


def _navigators_pipe(s: Paper) -> None:
    with s.sheet(0.5, rim=0.5, inner=0.3):
        s.line(252, 232, 290, 246, "#3a2018", 7)
        s.line(252, 231, 290, 245, WHITE.shade, 4)
        s.path(
            "M282 236L302 236L300 262C298 270 286 270 284 262Z",
            s.linear(282, 236, 302, 262, LEATHER.light, LEATHER.shade),
        )
        s.rect(280, 232, 24, 6, LEATHER.deep, r=3)
    s.glow(292, 214, 34, "#ffffff", 0.35)


def _navigators_hat(s: Paper) -> None:
    cap = ramp("#6a86c4 #2c447c #1c2e58 #0e1834")
    lay(
        s,
        cap,
        outline("140,130 140,92 164,62 212,50 256,60 282,90 278,128 210,118"),
        (34, 8),
        folds="212,54 208,80",
        lift=0.9,
    )
    lay(
        s,
        cap,
        outline(
            "118,140! 110,92 124,74! 140,106 176,116 214,118 252,114 284,102 300,68! 314,90 300,138! "
            "256,150 210,154 160,152"
        ),
        (36, 10),
        lift=1.2,
    )
    with s.sheet(0.5, rim=0.6, inner=0.3):
        s.stroke("120,136 160,146 210,149 256,145 300,134", BRASS.shade, 7)
        s.stroke("120,135 160,145 210,148 256,144 300,133", BRASS.light, 2.6)
        for i in range(8):
            a = i * math.pi / 4
            r = 17 if i % 2 == 0 else 9
            s.corners(
                f"220,118 {220 + 5 * math.cos(a + 0.8):.1f},{118 + 5 * math.sin(a + 0.8):.1f} "
                f"{220 + r * math.cos(a):.1f},{118 + r * math.sin(a):.1f} "
                f"{220 + 5 * math.cos(a - 0.8):.1f},{118 + 5 * math.sin(a - 0.8):.1f}",
                BRASS.light if i % 2 else BRASS.base,
            )


def _navigators_astrolabe(s: Paper) -> None:
    sleeve(
        s,
        NAVY,
        "0,500,110 4,420,96 24,330,72 56,220,56 76,168,48",
        "36,250,72 74,164,58",
        WHITE,
        folds="10,440 20,370 36,300",
    )
    s.glow(84, 240, 120, "#fff0b8", 0.55)
    astrolabe(s)
    fist(s, RUDDY, 86, 122, -1, 1.1, 62)


def _scholars_wall(p: Paper) -> None:
    tones = ("#e8b070", "#7a9a6a", "#b85a48", "#6a7aa0", "#f0d090")
    for j, y in enumerate((120, 216, 312, 408)):
        x = -20
        while x < 420:
            w = 13 + (x * 7 + j * 31) % 15
            h = 58 + (x * 13 + j * 17) % 26
            p.rect(x, y - h, w - 2, h, tones[(x + j * 3) % 5], alpha=0.3)
            x += w
        p.rect(-20, y, 440, 9, "#4a2630", alpha=0.55)


def scholar() -> Paper:
    """A square cap with its tassel, round spectacles, a quill on the right, a pile of books on the left."""
    s = Paper(VIEW)
    backdrop(s, "#d09058", "#9a5a40", "#45242e", "#ffe8b8", _scholars_wall, (200, 150, 210))
    arch(s, ramp("#a47250 #704634 #4c2c28 #2a181b"))
    _scholars_gown(s)
    _scholars_head(s)
    _scholars_spectacles(s)
    _scholars_cap(s)
    _scholars_books(s)
    _scholars_quill(s)
    return s


def _scholars_gown(s: Paper) -> None:
    lay(
        s,
        BOTTLE,
        mirrored("204,244 156,250 106,276 66,320 46,394 36,480! 204,480!", 204),
        (52, 12),
        folds="126,350 116,420 114,470|292,340 308,410 310,470",
        lift=1.0,
    )
    lay(
        s,
        LINEN,
        outline("168,258! 204,300 242,258! 252,300 224,360 210,480! 196,480! 184,360 158,300"),
        (22, 8),
        folds="204,306 204,470",
        lift=0.6,
    )


def _scholars_head(s: Paper) -> None:
    lay(s, CHESTNUT, mirrored("204,110 160,112 144,150 138,196 146,232 204,240", 204), (22, 8), lift=0.6)
    head(
        s,
        Face(0, OLIVE, CHESTNUT, "kind", "#6a4a2a", woman=True, age=1, jaw=-3, nose=2, blush=0.22),
        204,
        178,
        1.06,
        ears=False,
    )
    lay(
        s,
        CHESTNUT,
        mirrored("204,112! 176,122 156,148 152,188 156,224! 142,214 140,160 154,122 204,98", 204),
        (14, 6),
        folds="160,132 148,170 150,206|250,132 262,170 258,206",
        lift=0.5,
    )


def _scholars_spectacles(s: Paper) -> None:
    with s.sheet(0.5, rim=0.5, inner=0):
        for x in (180, 228):
            s.circle(x, 176, 23, "#ffffff", alpha=0.16)
            s.ring(x, 176, 23, BRASS.deep, 6)
            s.ring(x - 0.6, 175.4, 23, BRASS.base, 3.4)
            s.path(f"M{x - 15} 172A16 16 0 0 1 {x - 4} 161", "", "#ffffff", 3, line_alpha=0.9)
        s.stroke("203,172 204,168 205,172", BRASS.shade, 4.4)
        s.line(157, 172, 146, 166, BRASS.shade, 3.4)
        s.line(251, 172, 262, 166, BRASS.shade, 3.4)


def _scholars_cap(s: Paper) -> None:
    cap = ramp("#7fae88 #2e5c46 #1e4236 #0f2524")
    lay(s, cap, outline("146,130! 150,88! 258,88! 262,130! 204,112"), (30, 6), lift=0.7)
    with cut(s, cap, outline("86,72! 204,28! 322,72! 204,116!"), (60, 14), lift=1.3):
        s.path("M86 72L204 28L322 72", "", cap.light, 3, line_alpha=0.8)
    with s.sheet(0.6, rim=0.5, inner=0.3):
        bead(s, 204, 70, 8)
        s.stroke("204,70 250,84 288,96 298,120 298,150", GOLD.shade, 6)
        s.stroke("204,69 250,83 288,95 297,120 297,150", GOLD.light, 2.4)
        s.shape("290,150! 306,150! 312,196! 284,196!", GOLD.shade)
        s.shape("290,150! 298,150! 298,196! 284,196!", GOLD.base)
        s.rect(288, 146, 20, 8, GOLD.light, r=3)


def _scholars_books(s: Paper) -> None:
    books(s)
    sleeve(s, BOTTLE, "40,500,80 20,420,84 20,350,72 44,312,54", "22,350,72 48,304,58", LINEN)
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(74, 320, 1.1, -8)):
        s.shape("-34,-14 -10,-20 20,-16 36,-6 38,6 20,12 -10,12 -32,8", OLIVE.base)
        s.shape("0,6 30,2 38,6 20,12 -10,12 -30,8", OLIVE.shade)
        for y in (-10, -2):
            s.stroke(f"4,{y} 20,{y + 1} 34,{y + 5}", OLIVE.deep, 1.8, 0.6)


def _scholars_quill(s: Paper) -> None:
    s.glow(330, 180, 90, "#fff4d0", 0.5)
    plume(
        s,
        ramp("#ffffff #f2ece0 #c4b8ae #847a80"),
        [(318, 262), (326, 214), (340, 166), (352, 120), (350, 70), (332, 30)],
        30,
        lift=1.2,
        barbs=16,
    )
    with s.sheet(0.5, rim=0.4, inner=0):
        s.stroke("300,316 312,284 319,258", "#3a2a24", 4)
        s.corners("300,316 305,300 309,302", "#16101c")
    sleeve(s, BOTTLE, "404,500,104 390,424,90 364,380,70 346,350,56", "370,392,80 340,342,64", LINEN)
    pinch(s, OLIVE, 316, 288, 1, 1.1, 6)


DRAWINGS = {"architect": architect, "navigator": navigator, "scholar": scholar}
