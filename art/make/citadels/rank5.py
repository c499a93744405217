"""The figures of rank 5: Bishop, Abbot and Cardinal."""

from __future__ import annotations

import math

from art.make.citadels.hands import arms, blessing, cupped, fist, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.palette import AZURE, CHESTNUT, FAIR, GREY_HAIR, RUDDY, SNOW
from art.make.citadels.parts import (
    VIEW,
    arch,
    backdrop,
    bead,
    crease,
    cut,
    jewel,
    lay,
    lozenges,
    rays,
)
from art.make.citadels.signs import CHARGES
from art.make.citadels.things import book, coin, staff
from art.make.paper import (
    CRIMSON,
    GOLD,
    WHITE,
    WOOD,
    Paper,
    Ramp,
    mirrored,
    outline,
    ramp,
    turned,
)

SCARLET = ramp("#ff8a6e #d8303a #96203c #541430")
HABIT = ramp("#c09468 #85603f #5c402e #35241f")


def _cross(s: Paper, x: float, y: float, k: float, c: Ramp = GOLD) -> None:
    with s.at(x, y, k):
        CHARGES["religious"](s, c)


def bishop() -> Paper:
    """A mitre before a round nimbus, a white beard, the crozier on the right, a blessing hand on the left."""
    s = Paper(VIEW)
    backdrop(
        s,
        "#9cc6ea",
        "#4f82ba",
        "#1d3264",
        "#fff4cc",
        lambda p: rays(p, 200, 160, 20, "#fff6d0", 0.2),
        (200, 160, 225),
    )
    arch(s, ramp("#5c88ba #2e5488 #1d3a68 #0f2040"))
    _bishops_nimbus(s)
    _bishops_vestments(s)
    _bishops_head(s)
    _bishops_mitre(s)
    _bishops_cross(s)
    _bishops_crozier(s)
    _bishops_blessing(s)
    return s


def _bishops_nimbus(s: Paper) -> None:
    with s.sheet(0.8, rim=0.6, inner=0.3):
        s.circle(200, 158, 118, GOLD.shade)
        s.circle(200, 158, 113, s.radial(170, 110, 190, GOLD.light, (0.6, GOLD.base), (1, GOLD.shade)))
        s.ring(200, 158, 101, GOLD.shade, 2.4)
        for i in range(36):
            a = math.tau * i / 36
            s.circle(200 + 107 * math.cos(a), 158 + 107 * math.sin(a), 2.6, GOLD.deep, alpha=0.7)


def _bishops_vestments(s: Paper) -> None:
    lay(
        s,
        AZURE,
        mirrored("200,234 152,240 104,262 62,304 38,380 24,470! 200,470!"),
        (54, 12),
        folds="96,330 82,410 80,470|306,330 322,410 324,470",
        lift=1.0,
    )
    with s.sheet(0.1, rim=0, inner=0):
        for x, y in ((92, 320), (70, 392), (112, 400), (308, 320), (332, 392), (290, 400)):
            _cross(s, x, y, 0.56)
    lay(
        s,
        WHITE,
        mirrored("200,250 172,256 160,350 146,470! 200,470!"),
        (26, 4),
        folds="184,340 176,460|216,340 224,460",
        width=2.4,
        lift=0.4,
    )
    for q, tone in ((-1, GOLD), (1, GOLD)):
        X = [200 + q * v for v in (32, 60, 66, 84, 46, 32, 14)]
        data = outline(f"{X[0]},244! {X[1]},254 {X[2]},340 {X[3]},470! {X[4]},470! {X[5]},340 {X[6]},274!")
        with cut(s, tone, data, (14, 4), lift=0.7):
            for dx, y in ((46, 300), (50, 338), (56, 378), (62, 418)):
                lozenges(s, f"{200 + q * dx},{y}", 8, 12, CRIMSON.shade)
                lozenges(s, f"{199 + q * dx},{y - 1}", 4, 6, CRIMSON.light)


def _bishops_head(s: Paper) -> None:
    head(
        s,
        Face(0, RUDDY, SNOW, "kind", "#4a86c8", age=3, nose=6, jaw=4, brow=8, blush=0.34),
        200,
        180,
        1.04,
        neck=False,
    )
    with cut(
        s,
        SNOW,
        mirrored("200,222 186,226 172,230 158,216 148,180! 140,226 148,268 174,300 200,316"),
        (26, 8),
        lift=0.5,
    ):
        crease(
            s, SNOW, "176,256 180,290|200,262 200,302|222,256 218,290|160,240 164,272|240,240 236,272", 2.4
        )
        s.shape("184,237! 200,241 216,237! 206,247 194,247", "#a8584e")
    with s.sheet(0.4, rim=0.4, inner=0.2):
        for q in (-1, 1):
            s.shape(
                f"200,222! {200 + q * 14},219 {200 + q * 34},224 {200 + q * 46},242! {200 + q * 24},236 "
                f"{200 + q * 8},232",
                SNOW.light if q < 0 else SNOW.base,
            )
    lay(s, SNOW, outline("150,140 146,170 144,204! 136,190 138,150"), (4, 3), lift=0.3)
    lay(s, SNOW, outline("250,140 254,170 256,204! 264,190 262,150"), (4, 3), lift=0.3)


def _bishops_mitre(s: Paper) -> None:
    with cut(
        s, WHITE, outline("146,144! 132,90 148,50 200,4! 252,50 268,90 254,144! 200,160"), (40, 10), lift=1.2
    ):
        edge = "M146 146C132 92 138 66 148 50L200 4L252 50C262 66 268 92 254 146"
        s.path(edge, "", GOLD.shade, 12)
        s.path(edge, "", GOLD.base, 8)
        s.path("M188 10L212 10L212 164L188 164Z", GOLD.shade)
        s.path("M188 10L207 10L207 164L188 164Z", GOLD.base)
        s.path("M188 10L193 10L193 164L188 164Z", GOLD.light)
        _cross(s, 199, 84, 1.05, CRIMSON)
    with cut(s, GOLD, mirrored("200,146 172,143 146,130! 144,152 172,168 200,171"), (30, 5), lift=0.5):
        for n, (x, y) in enumerate(((158, 150), (179, 157), (200, 159), (221, 157), (242, 150))):
            jewel(s, x, y, 7, AZURE if n % 2 else CRIMSON)


def _bishops_cross(s: Paper) -> None:
    with s.sheet(0.8, rim=0.6, inner=0.3):
        s.circle(200, 318, 25, GOLD.deep)
        s.circle(199, 317, 22, GOLD.base)
        _cross(s, 199, 317, 0.75, CRIMSON)


def _bishops_crozier(s: Paper) -> None:
    staff(s, 334, 242, 334, 480, 12, GOLD, 1.0)
    with s.sheet(1.0, rim=0.6, inner=0.35):
        crook = (
            "M334 250C334 216 304 204 304 170C304 136 332 120 356 132C380 144 384 178 360 186C342 192 330 "
            "176 340 164C346 158 356 164 352 172"
        )
        s.path(crook, "", GOLD.deep, 16)
        s.path(crook, "", GOLD.base, 12)
        s.path("M330 246C330 216 300 204 300 170C300 140 324 124 346 130", "", GOLD.light, 3.4)
        bead(s, 334, 252, 14)
        for x, y, r in ((302, 154, -60), (316, 132, -30), (342, 124, 0), (368, 138, 40), (378, 164, 80)):
            with s.at(x, y, 1, r):
                s.shape("-7,0! 0,-18! 7,0!", GOLD.base)
    sleeve(s, AZURE, "396,520,104 388,456,86 364,406,62 350,378,52", "368,416,70 346,374,58", GOLD)
    fist(s, RUDDY, 335, 354, 1, 1.06, 2)


def _bishops_blessing(s: Paper) -> None:
    sleeve(s, AZURE, "24,490,104 36,414,84 62,362,64 74,336,54", "54,374,72 78,330,60", GOLD)
    blessing(s, RUDDY, 82, 326, -1, 1.0, 4)


def _abbots_wall(p: Paper) -> None:
    for x in (40, 140, 260, 360):
        p.path(f"M{x - 42} 440L{x - 42} 150A42 52 0 0 1 {x + 42} 150L{x + 42} 440Z", "#e8f6ff", alpha=0.4)
        p.path(
            f"M{x - 42} 440L{x - 42} 150A42 52 0 0 1 {x + 42} 150L{x + 42} 440",
            "",
            "#2c4c78",
            6,
            line_alpha=0.35,
        )


def abbot() -> Paper:
    """Stout, bald within a ring of hair, his hood a roll, a wooden bowl of coins before him."""
    s = Paper(VIEW)
    backdrop(s, "#84b4d8", "#4a7aa8", "#1e3458", "#f2f8ff", _abbots_wall, (180, 150, 210))
    arch(s, ramp("#5c84b0 #315680 #1f3c60 #10223c"))
    _abbots_habit(s)
    _abbots_head(s)
    _abbots_hood(s)
    _abbots_girdle(s)
    _abbots_arms(s)
    _abbots_bowl(s)
    return s


def _abbots_habit(s: Paper) -> None:
    lay(
        s,
        HABIT,
        mirrored("196,250 148,254 88,272 38,320 12,400 4,480! 196,480!", 196),
        (60, 12),
        folds="84,340 66,420 64,480|314,340 330,420 332,480",
        lift=1.1,
    )


def _abbots_head(s: Paper) -> None:
    head(
        s,
        Face(-1, RUDDY, CHESTNUT, "merry", "#5a7a4a", age=2, jaw=13, chin=4, nose=-2, blush=0.45, brow=6),
        194,
        184,
        1.14,
    )
    lay(s, CHESTNUT, outline("150,150! 142,160 142,176! 132,166 130,140 138,126! 148,136"), (4, 3), lift=0.4)
    with cut(
        s,
        CHESTNUT,
        outline(
            "136,142 150,123 176,112 206,109 238,114 264,134 276,166 272,206 252,226! 254,200 248,168 "
            "240,146! 232,150 226,136! 216,142 208,130! 196,138 186,129! 174,138 166,132! 154,144 146,142! "
            "138,154"
        ),
        (16, 6),
        lift=0.6,
    ):
        crease(
            s, CHESTNUT, "246,134 258,158 262,194|256,134 268,160 266,206|176,114 170,124|208,112 208,124", 2
        )
    s.glow(178, 106, 30, "#ffffff", 0.3)


def _abbots_hood(s: Paper) -> None:
    with cut(
        s,
        HABIT,
        outline(
            "118,236 100,266 106,304 148,330 200,338 254,328 292,300 296,262 272,234! 250,262 200,280 146,262"
        ),
        (44, 14),
        lift=1.1,
    ):
        crease(s, HABIT, "114,264 150,302 198,312 250,300 286,262|132,264 160,288 200,296 240,284 268,256", 3)


def _abbots_girdle(s: Paper) -> None:
    rope = ramp("#fff4d4 #e6d09a #b3945c #75592f")
    for x, end in ((120, 420), (136, 440)):
        with s.sheet(0.6, rim=0.5, inner=0.2):
            s.stroke(f"{x + 10},340 {x - 4},380 {x},{end}", rope.shade, 9)
            s.stroke(f"{x + 9},340 {x - 5},380 {x - 1},{end}", rope.light, 4)
            s.circle(x, end, 9, rope.base)


def _abbots_arms(s: Paper) -> None:
    s.glow(200, 364, 120, "#ffe8a8", 0.5)
    arms(s, HABIT, 198, "196,470,114 150,440,94 106,420,84 84,406,70", "118,424,92 82,402,78", HABIT)


def _abbots_bowl(s: Paper) -> None:
    with s.sheet(0.6, rim=0.5, inner=0.3):
        for x, y, r in ((158, 334, 23), (238, 336, 23), (198, 322, 26), (178, 346, 23), (220, 348, 23)):
            coin(s, x, y, r, tower=True)
    with cut(
        s, WOOD, outline("110,342! 286,342! 278,384 250,420 198,430 146,420 118,384"), (40, 10), lift=1.0
    ):
        s.stroke("126,370 198,380 272,370", WOOD.deep, 2.6, 0.5)
        s.stroke("136,396 198,408 262,396", WOOD.deep, 2.6, 0.5)
        _cross(s, 196, 392, 0.9, ramp(f"{WOOD.light} {WOOD.light} {WOOD.base} {WOOD.deep}"))
    with s.sheet(0.3, rim=0.6, inner=0.2):
        s.path("M106 340A92 14 0 0 0 290 340L290 346A92 15 0 0 1 106 346Z", WOOD.light)
    for side in (-1, 1):
        cupped(s, RUDDY, 198 + side * 80, 368, side, 1.1, -30 * side)


def _cardinals_wall(p: Paper) -> None:
    for i in range(12):
        a = math.tau * i / 12
        x, y = 204 + 124 * math.cos(a), 170 + 124 * math.sin(a)
        p.circle(x, y, 26, ("#8ab8f0", "#f0d080", "#d880a0")[i % 3], alpha=0.45)
    p.ring(204, 170, 156, "#1c3460", 6, 0.4)
    p.ring(204, 170, 92, "#1c3460", 5, 0.4)


def cardinal() -> Paper:
    """A hat as wide as the shoulders with tassels on both sides, scarlet all over, a book on the left."""
    s = Paper(VIEW)
    backdrop(s, "#7fb2e0", "#4474ae", "#1b3062", "#e8f4ff", _cardinals_wall, (204, 170, 220))
    arch(s, ramp("#5a84b8 #2f5486 #1e3b66 #10203e"))
    _cardinals_robe(s)
    _cardinals_head(s)
    _cardinals_tassels(s)
    _cardinals_hat(s)
    _cardinals_cross(s)
    _cardinals_book(s)
    return s


def _cardinals_robe(s: Paper) -> None:
    lay(
        s,
        SCARLET,
        mirrored("206,240 160,246 106,266 62,308 38,384 26,470! 206,470!", 206),
        (52, 12),
        folds="104,330 92,410 90,470|308,330 322,410 324,470",
        lift=1.0,
    )
    with cut(s, SCARLET, mirrored("206,252 150,262 110,298 92,352 150,384 206,390", 206), (50, 14), lift=0.9):
        s.line(206, 280, 206, 390, SCARLET.deep, 2.6, 0.6)
        for y in (310, 332, 354, 376):
            bead(s, 206, y, 4.6, SCARLET)


def _cardinals_head(s: Paper) -> None:
    head(
        s,
        Face(1, FAIR, GREY_HAIR, "sly", "#4a6a5a", age=2, jaw=-4, chin=8, nose=9, hook=5, brow=6, blush=0.16),
        204,
        176,
        1.06,
    )
    lay(s, GREY_HAIR, outline("146,132 160,128 158,160 156,196 146,204 140,170"), (5, 3), lift=0.4)
    with s.sheet(0.4, rim=0.4, inner=0.2):
        s.shape("222,242! 230,238 240,242! 238,266 230,280 224,262", GREY_HAIR.base)
        s.shape("206,226! 218,219 226,223 234,219 246,224! 238,229 226,227 216,230", GREY_HAIR.base)
    lay(s, WHITE, outline("152,252! 206,284 246,252! 250,268 206,306 150,268"), (16, 6), lift=0.5)


def _cardinals_tassels(s: Paper) -> None:
    for x, q in ((70, 1), (338, -1)):
        with s.sheet(0.8, rim=0.5, inner=0.3):
            s.stroke(f"{x + 30 * q},130 {x - 4 * q},180 {x + 6 * q},240", SCARLET.shade, 6)
            s.stroke(f"{x + 29 * q},130 {x - 5 * q},180 {x + 5 * q},240", SCARLET.light, 2)
            for dx, dy in ((0, 0), (-16, 40), (16, 40)):
                a, b = x + 6 * q + dx, 246 + dy
                s.circle(a, b, 9, SCARLET.base)
                s.shape(
                    f"{a - 8},{b + 6}! {a + 8},{b + 6}! {a + 12},{b + 34}! {a - 12},{b + 34}!", SCARLET.shade
                )
                s.shape(f"{a - 8},{b + 6}! {a},{b + 6}! {a - 2},{b + 34}! {a - 12},{b + 34}!", SCARLET.base)
                s.line(a - 9, b + 7, a + 9, b + 7, GOLD.base, 3.4)


def _cardinals_hat(s: Paper) -> None:
    lay(s, SCARLET, outline("138,104! 146,68 204,52 262,68 270,104! 204,118"), (36, 8), lift=0.8)
    with cut(
        s, SCARLET, outline("22,120 82,96 204,88 326,96 386,120 330,146 204,158 78,146"), (30, 14), lift=1.5
    ):
        s.stroke("40,122 110,134 204,140 298,134 368,122", SCARLET.deep, 3, 0.5)
    with s.sheet(0.4, rim=0.5, inner=0.2):
        s.stroke("139,98 204,112 269,98", GOLD.shade, 8)
        s.stroke("139,97 204,110 269,97", GOLD.light, 3)


def _cardinals_cross(s: Paper) -> None:
    with s.sheet(0.6, rim=0.6, inner=0.3):
        s.stroke("166,288 182,330 206,352 230,330 244,288", GOLD.base, 4)
        s.path(
            "M200 346L214 346L213 360L226 360L226 372L213 372L215 400L199 400L201 372L188 372L188 "
            "360L201 360Z",
            GOLD.base,
        )
        s.path("M207 346L214 346L213 360L226 360L226 372L213 372L215 400L207 400Z", GOLD.shade)
        jewel(s, 207, 366, 6, CRIMSON)


def _cardinals_book(s: Paper) -> None:
    sleeve(s, SCARLET, "0,500,120 16,440,100 50,404,78 84,388,58", "40,416,84 88,388,64", WHITE)
    book(s, 104, 352, 92, 122, ramp("#7a6a90 #403258 #2b2040 #181028"), turn=-10, lift=1.2)
    with s.sheet(0.3, rim=0.5, inner=0.2, move=turned(108, 352, 1, -10)):
        _cross(s, 0, -8, 1.2)
        for x, y in ((-30, -48), (34, -48), (-30, 46), (34, 46)):
            bead(s, x, y, 4.6)
    fist(s, FAIR, 74, 388, -1, 1.08, 74)


DRAWINGS = {"bishop": bishop, "abbot": abbot, "cardinal": cardinal}
