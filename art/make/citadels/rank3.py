"""The figures of rank 3: Magician, Wizard and Seer."""

from __future__ import annotations

import math

from art.make.citadels.hands import arms, cupped, fist, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.palette import BROWN, FAIR, ICE, RAVEN, ROYAL, SNOW
from art.make.citadels.parts import VIEW, arch, backdrop, beads, cut, jewel, lay, stars
from art.make.citadels.signs import CHARGES
from art.make.citadels.things import PAGES, orb, plume, staff
from art.make.paper import CRIMSON, GOLD, WHITE, Paper, mirrored, outline, ramp, turned

VERMILION = ramp("#ff9a6a #dd4a30 #9c2a30 #561628")
LILAC = ramp("#f6efff #cdbdec #9484c4 #574a86")
COAT = ramp("#7a86d0 #343c86 #222860 #11143a")
WOOD = ramp("#c09a78 #80604a #563e36 #302226")


def _rings(p: Paper) -> None:
    for r, a in ((176, 0.5), (162, 0.35), (120, 0.25)):
        p.ring(200, 160, r, "#e8bc5a", 1.6, a)
    for i in range(24):
        t = math.tau * i / 24
        p.circle(200 + 169 * math.cos(t), 160 + 169 * math.sin(t), 2.8, "#e8bc5a", alpha=0.7)
    stars(p, "70,180,6 96,110,7 60,250,5 330,110,6 346,200,5 300,50,5 120,60,5", "#fff3c0")


def _magicians_wall(p: Paper) -> None:
    for x, y, r in ((60, 330, 70), (20, 260, 60), (110, 390, 80), (340, 380, 80), (380, 300, 60)):
        p.circle(x, y, r, "#8a80e8", alpha=0.18)
    stars(p, "64,210,7 92,150,5 56,290,5 350,70,6 286,60,4", "#ffd98a")


def magician() -> Paper:
    """A turban with an upright plume, a forked beard, a fan of four cards raised."""
    s = Paper(VIEW)
    backdrop(s, "#4a48a4", "#332f7c", "#15123c", "#c08ae8", _magicians_wall, (250, 160, 240))
    arch(s, ramp("#6a66a8 #38346e #26234e #121030"))
    _magicians_coat(s)
    _magicians_head(s)
    _magicians_turban(s)
    _magicians_cards(s)
    return s


def _magicians_coat(s: Paper) -> None:
    lay(
        s,
        COAT,
        mirrored("190,242 146,250 96,274 54,318 30,394 18,470! 190,470!", 190),
        (52, 12),
        folds="100,340 86,420 84,470|290,336 306,420 308,470",
        lift=1.0,
    )
    with cut(s, VERMILION, outline("150,262! 232,262! 236,340 226,470! 152,470! 144,340"), (28, 6), lift=0.5):
        s.line(190, 280, 190, 470, VERMILION.deep, 3, 0.6)
        stars(s, "170,350,9 212,390,9 170,430,9 212,320,7", GOLD.light, points=4)
    for data in (
        "150,258! 120,272 112,350 122,470! 150,470! 150,360 168,300",
        "232,258! 262,272 270,350 260,470! 232,470! 232,360 214,300",
    ):
        with cut(s, COAT, outline(data), (12, 5), lift=0.8):
            s.path(outline(data), "", GOLD.base, 7, line_alpha=0.9)


def _magicians_head(s: Paper) -> None:
    head(s, Face(1, BROWN, RAVEN, "sly", "#c08a3a", jaw=-2, nose=6, hook=2, age=1, brow=8), 188, 178, 1.06)
    lay(
        s,
        WHITE,
        outline("134,250! 122,300 150,312 190,330 232,312 254,296 246,250! 224,274 190,284 156,276"),
        (26, 8),
        folds="150,282 190,302 234,284",
        lift=0.7,
    )
    with cut(
        s,
        RAVEN,
        outline(
            "140,176! 150,206 166,222 184,226 198,220 216,224 224,236 218,246 232,292! 210,272 "
            "202,262 192,272 172,304! 172,268 154,244 140,212"
        ),
        (14, 8),
        lift=0.6,
    ):
        for line in ("158,226 176,262 178,286", "206,238 214,262 224,282", "184,236 190,256"):
            s.stroke(line, RAVEN.light, 2, 0.5)
        s.shape("188,231! 206,229 222,232! 208,240", "#a8443c")
    with s.sheet(0.4, rim=0.4, inner=0.2):
        s.shape("208,222! 190,218 172,226 158,218! 166,236 190,232", RAVEN.base)
        s.shape("208,222! 222,219 232,226 242,220! 234,236 216,232", RAVEN.base)


def _magicians_turban(s: Paper) -> None:
    silk = ramp("#fff4e0 #efd6b0 #c0986c #7c5840")
    plume(s, VERMILION, [(196, 96), (188, 66), (184, 36), (194, 6), (214, -10)], 24, lift=0.9)
    with cut(
        s,
        silk,
        outline("128,142 118,112 130,80 166,62 208,60 246,76 260,106 252,138! 236,126 190,128 142,136"),
        (34, 10),
        lift=1.1,
    ):
        for line in (
            "124,122 170,92 236,74",
            "130,140 190,104 258,98",
            "144,72 190,100 252,134",
            "130,92 160,112 190,128",
        ):
            s.stroke(line, silk.deep, 3, 0.5)
        s.stroke("126,112 166,84 226,68", "#ffffff", 3, 0.6)
    with s.sheet(0.5, rim=0.6, inner=0.3):
        jewel(s, 196, 100, 17, ramp("#b8a0ff #6a50d8 #402ea0 #20165a"))
    with s.sheet(0.4, rim=0.5, inner=0.2):
        beads(s, "140,214", 5)


def _magicians_cards(s: Paper) -> None:
    s.glow(322, 180, 124, "#ffd0a0", 0.5)
    sleeve(
        s,
        COAT,
        "410,480,110 396,404,88 370,330,66 348,280,52",
        "372,324,74 343,264,58",
        VERMILION,
        folds="396,440 380,390 354,340",
    )
    tones = (ROYAL, CRIMSON, ramp("#a0d890 #4a9a50 #2c6c40 #184230"), ramp("#c6a4ee #8457bc #573690 #301c5a"))
    kinds = ("religious", "military", "trade", "unique")
    for n in range(4):
        with s.sheet(0.7, rim=0.7, inner=0.25, move=turned(334, 262, 1, -33 + n * 18)):
            s.rect(
                -27,
                -146,
                54,
                92,
                s.linear(-27, -146, 27, -54, PAGES.light, (0.5, PAGES.base), (1, PAGES.shade)),
                r=7,
            )
            s.rect(-22, -141, 44, 82, tones[n].base, r=4)
            s.rect(-22, -141, 44, 30, tones[n].light, r=4, alpha=0.3)
            with s.at(0, -102, 0.8):
                CHARGES[kinds[n]](s, PAGES)
    fist(s, BROWN, 334, 238, 1, 1.14, -4)


def wizard() -> Paper:
    """A cone cap with its tip to the right, a beard to the waist, a forked staff with an ice crystal."""
    s = Paper(VIEW)
    backdrop(s, "#4152b0", "#2b3784", "#111642", "#8ec0ff", _rings, (96, 110, 240))
    arch(s, ramp("#5e6fb0 #2a387c #1c275c #0d1336"))
    _wizards_robe(s)
    _wizards_head(s)
    _wizards_beard(s)
    _wizards_hat(s)
    _wizards_staff(s)
    return s


def _wizards_robe(s: Paper) -> None:
    lay(
        s,
        ROYAL,
        mirrored("206,244 160,250 112,272 72,314 50,388 38,470! 206,470!", 206),
        (50, 12),
        folds="126,350 118,420 118,470|296,340 310,420 312,470",
        lift=1.0,
    )
    with s.sheet(0.1, rim=0, inner=0):
        stars(
            s,
            "108,340,10 90,400,8 132,420,9 306,340,10 328,400,8 292,420,9",
            GOLD.light,
            points=5,
            waist=0.45,
        )


def _wizards_head(s: Paper) -> None:
    lay(
        s, SNOW, outline("148,140 262,140 278,200 284,260 266,320 150,320 136,270 140,200"), (26, 8), lift=0.8
    )
    head(
        s,
        Face(
            -1,
            FAIR,
            ramp("#ffffff #f4f2ee #dcd8dc #9a98a8"),
            "stern",
            "#3aa0e8",
            age=3,
            nose=9,
            hook=2,
            brow=11,
            blush=0.3,
        ),
        204,
        186,
        1.06,
        neck=False,
        ears=False,
    )


def _wizards_beard(s: Paper) -> None:
    with cut(
        s,
        SNOW,
        outline(
            "160,222! 168,236 190,226 206,238 228,230 246,208 258,168! 280,236 282,310 268,376 "
            "240,432 208,478 182,430 158,378 144,312 146,258"
        ),
        (26, 8),
        lift=0.8,
    ):
        for line in (
            "180,262 176,330 194,440",
            "204,266 204,340 206,460",
            "226,262 232,340 218,440",
            "250,244 258,320 240,410",
            "162,268 160,330 174,400",
        ):
            s.stroke(line, SNOW.deep, 2.8, 0.45)
        for line in ("170,258 166,320 184,420", "214,264 218,340 212,440"):
            s.stroke(line, "#ffffff", 3, 0.8)
        s.shape("164,245! 178,240 196,246! 180,254", "#9a4a48")
    lay(
        s,
        SNOW,
        outline(
            "138,262! 144,240 160,230 176,236 186,234 206,236 226,252 242,276! 214,256 194,246 "
            "178,248 158,252"
        ),
        (8, 6),
        lift=0.5,
    )


def _wizards_hat(s: Paper) -> None:
    with s.sheet(0.1, rim=0, inner=0):
        s.shape("140,130 204,150 270,130 268,168 204,180 142,168", FAIR.deep, 0.5)
    with cut(
        s,
        ROYAL,
        outline(
            "138,126! 146,97 168,57 196,24 228,3 262,3 288,19! 262,22 248,35 254,68 266,102 274,126! "
            "236,139 206,142 168,139"
        ),
        (34, 8),
        lift=1.2,
    ):
        stars(
            s, "184,81,11 222,54,9 208,104,13 242,94,9 168,112,8 208,27,7", GOLD.light, points=5, waist=0.45
        )
        s.stroke("252,40 240,56 246,75", ROYAL.deep, 3, 0.6)
    with cut(
        s,
        GOLD,
        outline("130,114! 168,132 206,136 244,130 278,114! 284,138 246,156 206,162 164,158 128,138"),
        (30, 5),
        lift=0.7,
    ):
        jewel(s, 204, 149, 10, ramp("#d0f4ff #48b0e8 #2070b0 #103a66"))
        beads(s, "150,139 176,146 232,146 258,138", 4, CRIMSON)


def _wizards_staff(s: Paper) -> None:
    staff(s, 84, 240, 66, 480, 16, WOOD)
    lay(
        s,
        WOOD,
        outline(
            "84,274 60,248 46,208 58,170! 62,208 76,236 88,242 104,232 118,208 114,170! "
            "132,204 124,242 100,270"
        ),
        (6, 4),
        lift=0.9,
    )
    s.glow(88, 188, 124, "#98dcff", 0.85)
    with s.sheet(0.8, rim=0.8, inner=0.2):
        s.corners("88,128 114,172 108,218 88,240", "#3a8ad4")
        s.corners("88,128 62,172 68,218 88,240", "#aee6ff")
        s.corners("88,128 78,178 88,240", "#ffffff", 0.8)
        s.corners("88,128 98,180 88,240", "#70c4f4")
        s.corners("62,172 78,178 68,218", "#dcf6ff", 0.9)
    sleeve(
        s,
        ROYAL,
        "0,510,120 20,462,96 46,424,74 66,398,58",
        "34,434,84 70,386,66",
        GOLD,
        folds="10,490 30,450 50,420",
    )
    fist(s, FAIR, 72, 364, -1, 1.1, 3)


def seer() -> Paper:
    """A veil like a bell, a crescent on the brow, closed eyes, both hands round a glowing sphere."""
    s = Paper(VIEW)
    backdrop(s, "#6672c8", "#45489a", "#1c1a4e", "#e8dcff", _rings, (200, 190, 250))
    arch(s, ramp("#7880c0 #444a8c #2d3168 #161840"))
    _seers_robe(s)
    _seers_head(s)
    _seers_veil(s)
    _seers_sphere(s)
    return s


def _seers_robe(s: Paper) -> None:
    lay(
        s,
        LILAC,
        mirrored("200,58 150,72 116,120 100,190 84,262 52,330 34,400 24,470! 200,470!"),
        (50, 10),
        folds="118,200 96,300 70,400|140,260 120,360 110,460|292,220 318,320 340,420|270,280 290,380 296,460",
        lift=1.3,
    )
    with s.sheet(0.2, rim=0, inner=0):
        s.shape("200,84 148,104 128,170 126,240 148,300 252,300 274,240 272,170 252,104", "#3a3270")
    lay(
        s,
        ICE,
        mirrored("200,270 164,280 140,330 128,470! 200,470!"),
        (40, 8),
        folds="170,320 160,400|230,320 240,400",
        lift=0.5,
    )


def _seers_head(s: Paper) -> None:
    head(
        s,
        Face(0, BROWN, RAVEN, "closed", woman=True, jaw=-3, nose=-5, lips="#a84a5c", blush=0.15),
        200,
        182,
        1.06,
        ears=False,
    )
    lay(
        s,
        RAVEN,
        mirrored("200,104! 168,116 150,150 146,210! 138,200 136,150 148,112 172,92 200,88"),
        (18, 6),
        lift=0.5,
    )


def _seers_veil(s: Paper) -> None:
    with cut(
        s,
        LILAC,
        mirrored("200,62 152,74 120,120 106,190 92,250! 118,282 142,300! 134,240 136,170 156,116 200,92"),
        (20, 8),
        lift=0.9,
    ):
        s.stroke("150,96 124,150 112,240", "#ffffff", 3, 0.6)
        s.stroke("252,96 280,150 292,240", LILAC.deep, 3, 0.5)
    with s.sheet(0.7, rim=0.7, inner=0.2):
        s.path("M160 98A42 42 0 0 0 240 98A56 56 0 0 1 160 98Z", GOLD.shade)
        s.path("M160 97A42 40 0 0 0 240 97A54 50 0 0 1 160 97Z", GOLD.base)
        s.path("M164 104A40 38 0 0 0 196 128A46 46 0 0 1 164 104Z", GOLD.light)
        jewel(s, 200, 92, 10, ramp("#ffffff #b8d8ff #6a8ad8 #303a80"))
        beads(s, "140,128 148,112 252,112 260,128", 4.6)
    with s.sheet(0.5, rim=0.5, inner=0.2):
        beads(s, "160,268 172,282 186,290 200,293 214,290 228,282 240,268", 5.4, ICE)


def _seers_sphere(s: Paper) -> None:
    s.glow(200, 360, 190, "#e6f4ff", 0.95)
    arms(s, LILAC, 200, "191,500,120 141,452,104 97,420,74 67,404,56", "109,432,84 63,402,66", ICE)
    orb(s, 200, 352, 52, ramp("#ffffff #c8e6ff #84a8ee #4a56b4"))
    with s.sheet(0, rim=0, inner=0):
        s.stroke("172,372 190,346 214,366 230,340", "#ffffff", 4, 0.7)
        stars(s, "200,346,16 222,330,7 180,366,7", "#ffffff", 0.95)
    for side in (-1, 1):
        cupped(s, BROWN, 200 + side * 40, 378, side, 0.92, -24 * side)
    stars_at = "132,318,6 268,318,6 120,360,4 282,366,4 200,286,5"
    with s.sheet(0, rim=0, inner=0):
        stars(s, stars_at, "#ffffff", 0.9)


DRAWINGS = {"magician": magician, "wizard": wizard, "seer": seer}
