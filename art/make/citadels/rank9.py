"""The figures of rank 9: Queen, Artist and Tax Collector."""

from __future__ import annotations

import math

from art.make.citadels.hands import fist, pinch, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.palette import (
    BROWN,
    FOX,
    GREEN,
    RAVEN,
    ROSE,
    VIOLET,
)
from art.make.citadels.parts import (
    VIEW,
    arch,
    backdrop,
    bead,
    cut,
    jewel,
    lay,
    lozenges,
    rod,
)
from art.make.citadels.tax_collector import tax_collector
from art.make.citadels.things import crown
from art.make.paper import (
    CRIMSON,
    GOLD,
    STEEL,
    WHITE,
    WOOD,
    Paper,
    mirrored,
    outline,
    ramp,
    turned,
)

PORCELAIN = ramp("#fff0e2 #f6cfb4 #d39a86 #976163")
SMOCK = ramp("#fffaf0 #f0e4cc #c8b49a #88745f")
ULTRA = ramp("#8aa0f8 #3a50d0 #26348e #141c54")
CURLS = ramp("#8a5a44 #4a2c2a #301c22 #1a0f16")


def _queens_wall(p: Paper) -> None:
    for j in range(10):
        for i in range(9):
            x, y = i * 50 + (j % 2) * 25, j * 46
            p.shape(f"{x},{y - 11}! {x + 8},{y} {x},{y + 11}! {x - 8},{y}", "#ffe8cc", 0.28)


def queen() -> Paper:
    """A fan collar like half a disc, a small crown, a red rose."""
    s = Paper(VIEW)
    backdrop(s, "#e89ab4", "#a24a76", "#3a1a40", "#fff0e0", _queens_wall, (196, 150, 220))
    arch(s, ramp("#a46088 #6e3862 #4a2248 #281128"))
    _queens_collar(s)
    _queens_gown(s)
    _queens_head(s)
    _queens_jewels(s)
    crown(
        s,
        196,
        114,
        88,
        62,
        VIOLET,
        turn=-2,
        points=5,
        stones=(CRIMSON, ramp("#b8f0d0 #3aa878 #1f6c54 #0e3a34")),
    )
    _queens_rose(s)
    return s


def _queens_collar(s: Paper) -> None:
    cx, cy = 194, 214
    rim = []
    for i in range(27):
        a = math.radians(196 + i * 148 / 26)
        r = 1.0 if i % 2 == 0 else 0.92
        rim.append((cx + 152 * r * math.cos(a), cy + 158 * r * math.sin(a), False))
    fan = outline([(78, 286, True), *rim, (310, 286, True), (194, 312, True)])
    with cut(s, WHITE, fan, (36, 6), lift=1.3):
        for i in range(14):
            a = math.radians(196 + i * 148 / 13)
            s.line(
                cx + 30 * math.cos(a),
                cy + 40 + 30 * math.sin(a),
                cx + 146 * math.cos(a),
                cy + 152 * math.sin(a),
                WHITE.deep,
                2.4,
                0.5,
            )
            for r, k in ((132, 6), (112, 4)):
                s.circle(
                    cx + r * math.cos(a + 0.1), cy + r * 1.04 * math.sin(a + 0.1), k, ROSE.base, alpha=0.4
                )


def _queens_gown(s: Paper) -> None:
    lay(
        s,
        ROSE,
        mirrored("194,266 152,264 102,274 62,308 44,350 52,410 44,480! 194,480!", 194),
        (52, 12),
        folds="98,320 88,380 92,470|290,320 300,380 298,470",
        lift=1.0,
    )
    with cut(
        s,
        GOLD,
        outline(
            "142,264! 160,290 194,304 228,290 246,264! 260,340 242,410 248,480! 140,480! 146,410 128,340"
        ),
        (40, 6),
        lift=0.5,
    ):
        lozenges(
            s,
            "194,344 170,366 218,366 194,388 170,410 218,410 194,432 150,344 238,344 150,388 238,388",
            9,
            13,
            GOLD.deep,
            0.5,
        )
        lozenges(s, "194,344 170,366 218,366 194,388 170,410 218,410 194,432", 4.5, 7, GOLD.light)
    with s.sheet(0.2, rim=0, inner=0.2, cut=True):
        s.path(outline("152,264 162,286 194,300 226,286 236,264 222,236 166,236"), PORCELAIN.base)
        s.shape("200,236 236,264 226,286 200,300", PORCELAIN.shade, 0.7)


def _queens_head(s: Paper) -> None:
    lay(
        s,
        FOX,
        outline(
            "136,156 140,112 172,84 212,82 246,104 258,156 254,202 234,228! 220,194 164,194 150,228! 134,204"
        ),
        (26, 8),
        lift=0.7,
    )
    head(
        s,
        Face(1, PORCELAIN, FOX, "calm", "#3f9a6a", woman=True, nose=-7, jaw=-3, lips="#c03048", blush=0.24),
        194,
        180,
        1.04,
    )
    lay(
        s,
        FOX,
        outline(
            "142,174 146,132 172,110 206,106 236,120 246,148! 228,134 204,128 178,142 162,166 156,196 146,206"
        ),
        (18, 6),
        folds="152,158 168,128 198,116|164,140 180,124 210,120",
        lift=0.5,
    )


def _queens_jewels(s: Paper) -> None:
    with s.sheet(0.4, rim=0.5, inner=0.2):
        bead(s, 148, 206, 5)
        bead(s, 148, 219, 7.6, WHITE)
        for x, y in (
            (150, 256),
            (160, 270),
            (174, 280),
            (189, 284),
            (205, 283),
            (219, 277),
            (230, 266),
            (238, 254),
        ):
            bead(s, x, y, 5.6, WHITE)
        jewel(s, 194, 302, 12, CRIMSON)


def _queens_rose(s: Paper) -> None:
    with s.sheet(1.0, rim=0.5, inner=0.2):
        s.stroke("314,170 322,250 320,340", "#1c4a34", 8)
        s.stroke("313,170 321,250 319,340", GREEN.base, 5)
        s.shape("320,250! 340,228 364,234! 350,254 324,264", GREEN.base)
        s.shape("320,252! 344,244 364,234! 350,254 324,264", GREEN.shade)
        s.shape("318,226! 296,206 276,212! 290,232 316,238", GREEN.base)
        for x, y, q in ((322, 286, 1), (320, 300, -1)):
            s.corners(f"{x},{y - 5} {x + 9 * q},{y - 8} {x},{y + 3}", "#2a5a3c")
    s.glow(312, 140, 90, "#ffd8d8", 0.5)
    with cut(
        s,
        CRIMSON,
        outline("268,148 266,118 284,96 312,88 340,98 356,124 352,156 334,180 308,188 282,176"),
        (26, 12),
        lift=1.1,
        rim=0.7,
    ):
        s.shape("268,148 270,116 288,100 282,130 284,160 300,184 282,176", CRIMSON.light, 0.55)
        s.shape("286,144 290,120 312,108 336,120 338,146 316,164 296,160", CRIMSON.deep)
        s.shape("291,142 296,122 314,113 332,123 332,142 314,156 298,154", CRIMSON.base)
        s.shape("300,140 304,126 318,122 326,134 318,146 306,148", CRIMSON.deep)
        s.shape("305,138 310,130 318,130 320,138 312,144", CRIMSON.light)
        s.stroke("284,166 306,176 336,160", CRIMSON.deep, 3, 0.6)
        s.stroke("344,114 346,136 336,158", CRIMSON.deep, 3, 0.6)
    sleeve(s, ROSE, "392,500,110 384,424,92 356,382,64 338,362,50", folds="380,450 366,404 346,376")
    lay(
        s,
        WHITE,
        outline("306,362 318,340 342,332 366,346 376,372 358,374 350,392 334,380 320,388 312,376"),
        (14, 8),
        folds="320,356 346,368",
        width=2.4,
        lift=0.7,
    )
    fist(s, PORCELAIN, 320, 322, 1, 1.0, 4)


def _artists_wall(p: Paper) -> None:
    p.rect(240, 40, 190, 240, "#fff4e6", alpha=0.5)
    p.path("M240 40L430 40L430 280L240 280Z", "", "#6a3050", 8, line_alpha=0.5)
    for x, y, r, tone in (
        (290, 110, 34, "#f0c050"),
        (350, 150, 44, "#7ab0e0"),
        (300, 200, 30, "#e07a90"),
        (380, 90, 24, "#8ac080"),
    ):
        p.circle(x, y, r, tone, alpha=0.55)
    for x, y, r, tone in (
        (40, 120, 9, "#ffd060"),
        (64, 160, 6, "#70c0f0"),
        (52, 200, 12, "#f0f0ff"),
        (90, 100, 5, "#a0e090"),
    ):
        p.circle(x, y, r, tone, alpha=0.7)


def artist() -> Paper:
    """A huge beret sliding off, curls, a palette on the left, a brush raised on the right."""
    s = Paper(VIEW)
    backdrop(s, "#eaa0a8", "#b0587e", "#442048", "#fff2e4", _artists_wall, (150, 150, 220))
    arch(s, ramp("#a8688c #723c66 #4c264c #29132a"))
    _artists_smock(s)
    _artists_head(s)
    _artists_beret(s)
    _artists_neckcloth(s)
    _artists_palette(s)
    _artists_brush(s)
    return s


def _artists_smock(s: Paper) -> None:
    lay(
        s,
        SMOCK,
        mirrored("206,246 158,252 108,278 68,322 48,398 38,480! 206,480!", 206),
        (50, 12),
        folds=(
            "130,340 120,420 118,470|170,330 166,400 168,470|292,340 306,420 308,470|250,330 254,400 252,470"
        ),
        lift=1.0,
    )
    with s.sheet(0.1, rim=0, inner=0):
        for x, y, r, tone in (
            (150, 390, 9, "#3a50d0"),
            (166, 404, 5, "#3a50d0"),
            (270, 360, 8, "#e05a4a"),
            (240, 410, 7, "#f0c050"),
            (284, 404, 5, "#57994f"),
        ):
            s.circle(x, y, r, tone, alpha=0.85)


def _artists_head(s: Paper) -> None:
    lumps = "226,120 250,108 270,126 290,140 288,164 302,184 288,204 292,228 270,238 258,256 236,246 222,220"
    lay(
        s,
        CURLS,
        outline(lumps),
        (16, 6),
        folds="250,130 268,140 262,158|268,170 280,180 272,196|258,200 270,212 260,228",
        lift=0.8,
    )
    head(
        s,
        Face(-1, BROWN, RAVEN, "merry", "#7a4a20", woman=True, nose=-4, jaw=1, lips="#b04a4a", blush=0.24),
        194,
        180,
        1.08,
    )
    with s.sheet(0.2, rim=0, inner=0):
        s.shape("212,200! 228,196 238,202! 230,212 216,210", "#3a50d0", 0.85)
    with s.sheet(0.6, rim=0.5, inner=0.3):
        for x, y, r in (
            (150, 130, 16),
            (172, 120, 17),
            (198, 118, 18),
            (224, 126, 18),
            (244, 146, 18),
            (250, 172, 17),
            (254, 198, 16),
            (140, 148, 12),
        ):
            s.circle(x, y, r, CURLS.base if x < 230 else CURLS.shade)
            s.path(
                f"M{x - r * 0.6:g} {y}A{r * 0.6:g} {r * 0.6:g} 0 0 1 {x:g} {y - r * 0.6:g}",
                "",
                CURLS.light,
                2.6,
                line_alpha=0.7,
            )


def _artists_beret(s: Paper) -> None:
    lay(
        s,
        ULTRA,
        outline(
            "116,100 132,66 176,40 232,32 286,48 326,86 340,134 326,170 300,172 272,142 236,118 "
            "190,108 148,114 126,120"
        ),
        (44, 14),
        folds="150,62 176,80 190,108|224,36 240,70 236,118|290,56 284,96 266,136|330,110 312,134 296,164",
        lift=1.3,
    )
    lay(
        s,
        ULTRA,
        outline("132,122! 160,104 196,102 240,114 276,142! 280,154 240,128 194,116 162,118 138,134"),
        (12, 4),
        lift=0.5,
    )
    with s.sheet(0.4, rim=0.5, inner=0.2):
        s.stroke("244,34 250,20 262,14", ULTRA.deep, 8)
        s.stroke("243,34 249,20 261,13", ULTRA.base, 4)


def _artists_neckcloth(s: Paper) -> None:
    lay(
        s,
        CRIMSON,
        outline(
            "146,256! 174,272 208,278 240,266 256,252! 266,276 240,300 226,302 246,350! 216,340 "
            "204,302 170,298 138,278"
        ),
        (26, 8),
        folds="154,276 204,290 254,272",
        lift=0.8,
    )


def _artists_palette(s: Paper) -> None:
    with s.sheet(1.2, rim=0.6, inner=0.35, move=turned(86, 346, 1, -16)):
        data = outline(
            "-84,10 -74,-40 -30,-70 30,-68 78,-40 88,0 66,26 30,14 20,34 40,58 20,76 -30,72 -70,50"
        )
        s.path(data, s.linear(-80, -60, 80, 70, WOOD.light, (0.45, WOOD.base), (1, WOOD.shade)))
        s.path(data, "", WOOD.deep, 2, line_alpha=0.5)
        for x, y, r, tone, lit in (
            (-54, -22, 15, "#d83c3c", "#ff9a8a"),
            (-22, -48, 15, "#f0b830", "#fff0a0"),
            (20, -48, 15, "#3a50d0", "#98a8ff"),
            (56, -26, 14, "#4aa050", "#b0e8a0"),
            (-60, 20, 14, "#f8f4ea", "#ffffff"),
            (-34, 48, 13, "#8a4ab0", "#d0a0f0"),
        ):
            s.shape(
                f"{x - r},{y} {x - r * 0.5},{y - r * 0.9} {x + r * 0.6},{y - r * 0.8} {x + r},{y + 2} "
                f"{x + r * 0.4},{y + r * 0.9} {x - r * 0.6},{y + r * 0.8}",
                tone,
            )
            s.shape(
                f"{x - r * 0.6},{y - 1} {x - r * 0.2},{y - r * 0.6} {x + r * 0.2},{y - r * 0.5} "
                f"{x - r * 0.2},{y - r * 0.1}",
                lit,
                0.9,
            )
    sleeve(s, SMOCK, "10,520,90 34,470,84 74,440,66", "50,456,76 96,424,60", SMOCK)
    fist(s, BROWN, 112, 400, -1, 1.0, 60)


def _artists_brush(s: Paper) -> None:
    with s.sheet(1.2, rim=0.6, inner=0.3, move=turned(326, 250, 1, 16)):
        rod(s, 0, 80, 0, -84, 9, WOOD)
        s.rect(-7, -112, 14, 32, s.linear(-7, 0, 7, 0, STEEL.light, (0.5, STEEL.base), (1, STEEL.shade)), r=2)
        s.shape("-9,-110! -13,-134 -5,-156 3,-176! 9,-150 13,-132 9,-110!", ULTRA.base)
        s.shape("-7,-114 -10,-134 -3,-152 -2,-130", ULTRA.light)
        s.shape("2,-112 8,-112 11,-132 6,-150 4,-130", ULTRA.shade)
    sleeve(
        s,
        SMOCK,
        "404,500,110 392,424,94 366,366,72 348,330,56",
        "372,376,82 342,320,64",
        SMOCK,
        folds="396,450 380,400 356,350",
    )
    pinch(s, BROWN, 324, 262, 1, 1.14, 8)


DRAWINGS = {"queen": queen, "artist": artist, "tax_collector": tax_collector}
