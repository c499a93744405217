"""The figures of rank 2: Thief, Spy and Blackmailer."""

from __future__ import annotations

import math

from art.make.citadels.hands import cupped, fist, pinch, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.palette import OLIVE, PLUM, RAVEN, ROSE, TEAL, WAN
from art.make.citadels.parts import VIEW, arch, backdrop, bead, cut, lay, skyline
from art.make.citadels.things import PAGES, coin
from art.make.paper import (
    BRONZE,
    CRIMSON,
    LEATHER,
    LINEN,
    WHITE,
    Knot,
    Paper,
    mirrored,
    outline,
    ramp,
    turned,
)

SACK = ramp("#e8c490 #b48a58 #815d3c #4c3426")
NIGHTBLUE = ramp("#8296b4 #46597c #2e3d5c #1a2338")
FELT = ramp("#7c8698 #414a5e #2a3042 #151926")
LETTER = turned(318, 158, 1, 12)


def _thiefs_wall(p: Paper) -> None:
    p.circle(112, 116, 46, "#e4f4ee", alpha=0.9)
    p.circle(100, 108, 9, "#bcdcd6")
    p.circle(126, 130, 7, "#bcdcd6")
    skyline(p, 390, "#1c4656", 21, 40, 150)
    skyline(p, 430, "#102c3a", 5, 20, 90)


def thief() -> Paper:
    """A knotted bandana and a domino mask, the sack a hump on the left, a purse held high."""
    s = Paper(VIEW)
    backdrop(s, "#44848e", "#2a5a68", "#0f2836", "#9fdccc", _thiefs_wall, (210, 150, 215))
    arch(s, ramp("#5f8894 #2e5462 #1d3a48 #0d2029"))
    _thiefs_sack(s)
    _thiefs_clothes(s)
    _thiefs_face(s)
    _thiefs_bandana(s)
    _thiefs_neckcloth(s)
    _thiefs_purse(s)
    return s


def _thiefs_sack(s: Paper) -> None:
    with cut(
        s,
        SACK,
        outline("46,180 74,146 118,142 142,172 150,240 140,320 90,352 34,338 10,286 18,222"),
        (30, 10),
        lift=1.2,
    ):
        for line in ("70,190 56,250 66,320", "108,184 112,250 100,322", "40,220 34,270 42,310"):
            s.stroke(line, SACK.deep, 3, 0.5)
        s.corners("56,236 92,228 96,264 60,272", SACK.light, 0.5)
        s.path("M56 236L92 228L96 264L60 272Z", "", SACK.deep, 2, dash="5 4")


def _thiefs_clothes(s: Paper) -> None:
    lay(
        s,
        TEAL,
        mirrored("200,238 156,244 108,268 68,308 46,380 34,470! 200,470!"),
        (50, 12),
        folds="124,330 114,410 112,470|286,326 300,410 302,470",
        lift=1.0,
    )
    with cut(s, LINEN, outline("166,246! 240,246! 232,310 212,470! 192,470! 178,310"), (26, 4), lift=0.4):
        for y in (322, 350, 378, 406):
            s.line(190, y, 214, y + 14, LEATHER.shade, 3.4)
            s.line(214, y, 190, y + 14, LEATHER.base, 3.4)
    vest = ramp("#9aa2b4 #596078 #3d4460 #23283e")
    lay(s, vest, outline("164,246! 136,260 124,340 134,470! 186,470! 182,350"), (18, 6), lift=0.7)
    lay(s, vest, outline("240,246! 268,260 282,340 270,470! 216,470! 222,350"), (22, 6), lift=0.7)


def _thiefs_face(s: Paper) -> None:
    head(s, Face(1, OLIVE, RAVEN, "merry", "#3f9a78", jaw=2, nose=3, brow=6), 202, 176, 1.08)
    move = turned(202, 176, 1.08)
    mask = (
        "M-52 -20C-36 -30 -18 -28 0 -22C10 -20 22 -20 30 -23C38 -26 46 -24 48 -18C48 -4 42 8 30 "
        "8C22 8 18 2 12 -2C4 8 -8 15 -26 14C-42 13 -50 4 -53 -6Z"
    )
    holes = (
        "M-30 -3C-26 -13 -16 -17 -6 -14C2 -11 5 -6 5 -3C-2 5 -10 7 -17 6C-24 5 -28 1 -30 -3ZM19 "
        "-4C22 -12 29 -15 36 -12C40 -10 41 -6 41 -4C38 3 32 5 27 4C23 3 20 0 19 -4Z"
    )
    with s.sheet(0.5, rim=0.5, inner=0.2, move=move):
        s.path(
            mask + holes,
            s.linear(-50, -20, 48, 14, "#5a5670", (0.4, "#2c2836"), (1, "#16131e")),
            evenodd=True,
        )


def _thiefs_bandana(s: Paper) -> None:
    lay(s, RAVEN, outline("144,150 150,120 164,116 160,150 156,184 148,196"), (6, 3), lift=0.5)
    with cut(
        s,
        CRIMSON,
        outline("140,142! 142,104 168,78 206,70 246,80 266,108 266,142! 242,126 204,120 166,126"),
        (30, 6),
        lift=1.0,
    ):
        for x, y in (
            (172, 96),
            (200, 86),
            (230, 92),
            (186, 110),
            (216, 106),
            (248, 112),
            (158, 116),
            (244, 128),
        ):
            s.circle(x, y, 5, LINEN.base)
    lay(
        s,
        CRIMSON,
        outline("146,126 124,112 96,118! 106,134 82,152! 112,152 132,142 150,138"),
        (8, 8),
        lift=0.7,
    )
    lay(s, CRIMSON, outline("148,132 128,138 104,166 96,196! 118,186 140,160 152,144"), (8, 6), lift=0.6)


def _thiefs_neckcloth(s: Paper) -> None:
    lay(
        s,
        CRIMSON,
        outline("146,252 172,268 206,274 238,264 258,248! 272,272 248,300 206,312 164,302 136,274"),
        (30, 12),
        folds="152,276 204,292 256,274",
        lift=0.9,
    )


def _thiefs_purse(s: Paper) -> None:
    s.glow(330, 178, 104, "#ffe0a0", 0.6)
    sleeve(
        s,
        TEAL,
        "372,490,100 384,412,82 362,334,60 344,288,50",
        "362,328,66 338,274,54",
        LEATHER,
        folds="380,450 384,400 362,350",
    )
    with s.sheet(0.6, rim=0.5, inner=0.3):
        for x, y, r in ((300, 146, 18), (328, 134, 19), (354, 148, 17)):
            coin(s, x, y, r)
    with cut(
        s,
        SACK,
        outline(
            "306,184 310,168 296,150! 318,142 346,150! 342,168 352,184 374,222 366,262 332,276 "
            "296,264 282,224"
        ),
        (24, 10),
        lift=1.2,
    ):
        s.stroke("320,182 312,226 322,262", SACK.deep, 2.8, 0.5)
        s.stroke("304,172 326,180 350,172", CRIMSON.shade, 9)
        s.stroke("304,171 326,178 349,171", CRIMSON.base, 6)
    with s.sheet(0.3, rim=0.4, inner=0.2):
        coin(s, 326, 226, 19, tower=True)
    cupped(s, OLIVE, 328, 248, 1, 1.02, 4)


def _spys_wall(p: Paper) -> None:
    light = p.radial(214, 150, 240, (0, "#fff6c8", 1), (0.5, "#ffd97a", 1), (1, "#e09a3a", 1))
    p.path("M148 232A122 122 0 1 1 280 232L310 440L118 440Z", light)
    p.path("M148 232A122 122 0 1 1 280 232L310 440L118 440Z", "", "#12202c", 8, line_alpha=0.5)


def spy() -> Paper:
    """A slouch hat level as a plate, the collar up to the eyes, a spyglass before a wall of light."""
    s = Paper(VIEW)
    backdrop(s, "#3a5f6c", "#24424f", "#0d1c28", "#6fa4a4", _spys_wall, (214, 170, 200))
    arch(s, ramp("#58727e #2c424e #1c2c38 #0c161e"))
    _spys_coat(s)
    _spys_head(s)
    _spys_collar(s)
    _spys_hat(s)
    _spys_spyglass(s)
    return s


def _spys_coat(s: Paper) -> None:
    lay(
        s,
        NIGHTBLUE,
        mirrored("208,240 166,246 122,268 82,312 58,384 44,470! 208,470!", 208),
        (46, 12),
        folds="128,340 116,420 114,470|292,336 308,420 310,470",
        lift=1.2,
    )


def _spys_head(s: Paper) -> None:
    head(s, Face(-1, WAN, RAVEN, "sly", "#5a86a0", jaw=-2, nose=6, brow=6), 204, 176, 1.04, ears=False)
    with s.sheet(0.2, rim=0, inner=0):
        s.shape("146,120 264,116 266,158 210,160 148,166", "#10141f", 0.55)
    lay(s, RAVEN, outline("240,142 262,140 268,186 258,214 244,204 248,176"), (8, 4), lift=0.4)


def _spys_collar(s: Paper) -> None:
    lay(
        s,
        NIGHTBLUE,
        outline("136,206! 122,262 146,330 176,352! 214,300 238,236! 204,232 168,222"),
        (20, 10),
        folds="140,224 160,290 176,340",
        lift=1.0,
    )
    lay(
        s,
        NIGHTBLUE,
        outline("280,190! 292,252 272,322 226,356! 182,348! 206,296 240,236"),
        (20, 12),
        folds="270,220 262,290 220,346",
        lift=1.1,
    )
    with s.sheet(0.3, rim=0.5, inner=0.2):
        for x, y in ((206, 380), (206, 416)):
            bead(s, x, y, 9, BRONZE)


def _spys_hat(s: Paper) -> None:
    lay(
        s,
        FELT,
        outline("146,122! 152,70 176,44 204,54 232,40 262,66 272,116! 208,130"),
        (34, 8),
        folds="204,56 208,84",
        lift=0.9,
    )
    lay(
        s,
        ramp("#ffe08a #d99a34 #9a6220 #5a3612"),
        outline("145,100! 208,112 270,94! 273,118! 208,134 144,124!"),
        (24, 4),
        lift=0.4,
    )
    lay(
        s,
        FELT,
        outline(
            "52,132 112,112 150,112 208,122 268,106 318,104 370,116 348,138 268,150 208,154 128,152 76,146"
        ),
        (26, 14),
        lift=1.5,
    )


def _spys_spyglass(s: Paper) -> None:
    brass = ramp("#ffeab0 #cf9a48 #8f602c #523218")
    for n, (x, w, length) in enumerate(((60, 52, 62), (116, 42, 58), (168, 33, 44))):
        with s.sheet(1.2 - 0.2 * n, rim=0.7, inner=0.3, move=turned(120, 190, 1, -12)):
            a, h = x - 120, w / 2
            s.rect(
                a - 36,
                -h,
                length,
                w,
                s.linear(0, -h, 0, h, brass.light, (0.3, brass.base), (0.7, brass.shade), (1, brass.deep)),
                r=4,
            )
            for b in (a - 36, a - 36 + length - 9):
                s.rect(
                    b,
                    -h - 3,
                    9,
                    w + 6,
                    s.linear(0, -h, 0, h, "#fff6d0", (0.35, brass.base), (1, brass.deep)),
                    r=3,
                )
            if n == 0:
                s.ellipse(a - 37, 0, 7, h - 1, "#bfe8ff")
                s.ellipse(a - 38, -6, 3, 10, "#ffffff")
    sleeve(
        s,
        NIGHTBLUE,
        "10,500,110 30,430,96 66,350,74 92,284,58",
        "70,330,76 98,264,60",
        FELT,
        folds="30,450 50,380 76,310",
    )
    fist(s, ramp("#7a6252 #4a3a36 #32272a #1c161a"), 100, 222, -1, 1.2, 72)


def _blackmailers_wall(p: Paper) -> None:
    for i in range(12):
        x = -20 + i * 38
        p.path(f"M{x} -20L{x + 20} -20L{x + 24} 460L{x - 4} 460Z", "#122c40", alpha=0.4)
    p.circle(66, 150, 30, "#ffe0a0", alpha=0.5)
    p.rect(60, 160, 12, 60, "#f4e2c0", alpha=0.7)
    p.path("M66 158C56 146 62 136 66 126C72 136 76 146 66 158Z", "#fff0b0")


def blackmailer() -> Paper:
    """Sleek bare hair and a goatee on a wheel of a ruff, a letter with a rose seal between two fingers."""
    s = Paper(VIEW)
    backdrop(s, "#4a7a8a", "#2c5066", "#132034", "#b8a8c8", _blackmailers_wall, (200, 160, 220))
    arch(s, ramp("#5c7c8c #2f4a5e #1d3044 #0d1826"))
    _blackmailers_doublet(s)
    _blackmailers_ruff(s)
    _blackmailers_head(s)
    _blackmailers_letter(s)
    return s


def _blackmailers_doublet(s: Paper) -> None:
    lay(
        s,
        PLUM,
        mirrored("200,262 160,266 116,286 80,322 60,392 50,470! 200,470!"),
        (48, 12),
        folds="128,340 120,420 120,470|284,336 296,420 296,470",
        lift=1.1,
    )
    with cut(
        s,
        ramp("#d8a8d8 #9a5f9c #6a3c70 #3c2044"),
        mirrored("200,270 168,276 160,360 150,470! 200,470!"),
        (24, 6),
        lift=0.5,
    ):
        s.line(200, 280, 200, 470, PLUM.deep, 3, 0.7)
        for y in (330, 362, 394, 426):
            bead(s, 200, y, 6.5)


def _blackmailers_ruff(s: Paper) -> None:
    points: list[Knot] = []
    for i in range(40):
        a, r = math.tau * i / 40, 1.0 if i % 2 else 0.93
        points.append((200 + 132 * r * math.cos(a), 268 + 50 * r * math.sin(a), False))
    ruff = outline(points)
    with cut(s, WHITE, ruff, (24, 10), lift=1.1):
        for i in range(20):
            a = math.tau * (i + 0.25) / 20
            s.line(
                200 + 40 * math.cos(a),
                262 + 14 * math.sin(a),
                200 + 122 * math.cos(a),
                268 + 45 * math.sin(a),
                WHITE.deep,
                3,
                0.45,
            )
            s.line(
                196 + 44 * math.cos(a),
                260 + 15 * math.sin(a),
                197 + 118 * math.cos(a),
                266 + 43 * math.sin(a),
                "#ffffff",
                3,
                0.7,
            )


def _blackmailers_head(s: Paper) -> None:
    lay(
        s,
        RAVEN,
        outline("200,78 246,88 266,130 262,190 250,216! 150,216! 138,190 134,130 154,88"),
        (24, 8),
        lift=0.7,
    )
    head(
        s,
        Face(0, WAN, RAVEN, "sly", "#8a5aa0", jaw=-6, chin=8, nose=6, hook=3, brow=5, age=1),
        200,
        172,
        1.04,
        neck=False,
    )
    with cut(
        s,
        RAVEN,
        outline(
            "200,86! 168,96 152,130 146,172! 138,130 146,94 172,72 202,68 232,72 256,94 264,130 "
            "256,172! 248,130 232,96"
        ),
        (22, 6),
        lift=0.7,
    ):
        for line in ("196,76 166,92 150,120", "204,76 236,92 252,120", "206,72 246,94 258,140"):
            s.stroke(line, RAVEN.light, 2.4, 0.6)
    with s.sheet(0.4, rim=0.4, inner=0.2):
        for q in (-1, 1):
            s.shape(
                f"200,218! {200 + 14 * q},213 {200 + 30 * q},218 {200 + 42 * q},206! {200 + 34 * q},224 "
                f"{200 + 14 * q},222",
                RAVEN.base,
            )
        s.shape("184,236! 200,240 216,236! 214,256 201,284! 187,256", RAVEN.base)
        s.shape("186,238! 196,240 194,256 198,274 188,256", RAVEN.light, 0.5)
    with s.sheet(0.3, rim=0.5, inner=0.2):
        bead(s, 146, 190, 4.4)


def _blackmailers_letter(s: Paper) -> None:
    s.glow(318, 160, 110, "#ffd0dc", 0.5)
    sleeve(
        s,
        PLUM,
        "400,490,104 384,420,86 354,348,62 336,306,50",
        "360,350,72 332,292,54",
        WHITE,
        folds="384,450 372,400 352,360",
    )
    with s.sheet(1.2, rim=0.7, inner=0.3, move=LETTER):
        s.rect(
            -52,
            -64,
            104,
            128,
            s.linear(-52, -64, 52, 64, PAGES.light, (0.4, PAGES.base), (1, PAGES.shade)),
            r=3,
        )
        s.corners("-52,-64 52,-64 0,6", PAGES.base)
        s.path("M-52 -64L0 6L52 -64", "", PAGES.deep, 2.6, line_alpha=0.7)
        s.path("M-52 64L-10 -6M52 64L10 -6", "", PAGES.deep, 2, line_alpha=0.5)
    with s.sheet(0.6, rim=0.6, inner=0.3, move=LETTER):
        for i in range(5):
            a = math.tau * i / 5 - math.pi / 2
            s.circle(15 * math.cos(a), 6 + 15 * math.sin(a), 13, ROSE.shade)
        for i in range(5):
            a = math.tau * i / 5 - math.pi / 2
            s.circle(13 * math.cos(a) - 1, 5 + 13 * math.sin(a), 10, ROSE.base)
        s.circle(0, 6, 9, ROSE.light)
        s.circle(1, 7, 6, ROSE.shade)
    pinch(s, WAN, 312, 240, 1, 1.12, 10)


DRAWINGS = {"thief": thief, "spy": spy, "blackmailer": blackmailer}
