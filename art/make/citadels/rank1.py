"""The figures of rank 1: Assassin, Witch and Magistrate."""

from __future__ import annotations

from art.make.citadels.hands import fist, palm, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.palette import CHARCOAL, GREENISH, OLIVE, PLUM, RAVEN, RUDDY, VIOLET
from art.make.citadels.parts import VIEW, arch, backdrop, cut, disc, jewel, lay, skyline, stars
from art.make.citadels.things import PAGES, blade, flame, wax
from art.make.paper import CRIMSON, GOLD, LEATHER, WHITE, Paper, mirrored, outline, ramp, turned

WINE = ramp("#d87a6a #a13a44 #6e2038 #3f1228")
WICK = ramp("#e6ffb4 #9ee65c #4aa548 #1d5c3a")
HAIR = ramp("#f2f6ea #bcc8bc #858f92 #4f5662")
CURLS = ramp("#fffaf0 #ded6d0 #a9a0aa #6d6478")


def _assassins_wall(p: Paper) -> None:
    p.circle(226, 128, 124, "#d8543f")
    p.circle(216, 118, 116, "#e97a5c", alpha=0.7)
    for x, y, r in ((280, 84, 17), (150, 90, 12), (300, 160, 12), (160, 190, 20)):
        p.circle(x, y, r, "#b8453c", alpha=0.5)
    skyline(p, 410, "#1d0f24", 4, 20, 120)


def assassin() -> Paper:
    """A pointed hood, a scarf over the mouth, a straight blade leaning out."""
    s = Paper(VIEW)
    backdrop(s, "#5c2140", "#3a1532", "#150b1e", "#d04a42", _assassins_wall, (226, 128, 240))
    arch(s, ramp("#7a4a60 #44253c #2a1429 #150a18"))
    _assassins_cloak(s)
    _assassins_face(s)
    _assassins_hood(s)
    _assassins_mantle(s)
    _assassins_blade(s)
    return s


def _assassins_cloak(s: Paper) -> None:
    cloak = (
        "206,22! 240,44 276,96 292,152 294,206 326,236 362,272 384,350 396,470! 4,470! 18,346 "
        "42,266 86,232 112,206 112,150 130,92 168,42"
    )
    lay(s, CHARCOAL, outline(cloak), (44, 10), folds="96,300 80,380 78,470|312,300 330,380 334,470", lift=1.3)
    with s.sheet(0.2, rim=0, inner=0):
        s.shape("202,72 158,98 138,156 144,236 200,276 262,236 266,156 246,98", "#0c0812")


def _assassins_face(s: Paper) -> None:
    head(s, Face(0, OLIVE, RAVEN, "fierce", "#f0b040", woman=True, brow=8), 202, 172, 0.98, ears=False)
    with s.sheet(0.5, rim=0, inner=0):
        s.shape("140,92 264,92 262,148 230,142 202,150 174,142 142,150", "#150c1c", 0.62)
        s.shape("218,90 270,90 264,250 232,256 240,180", "#150c1c", 0.5)
    lay(
        s,
        CRIMSON,
        outline(
            "148,186! 176,196 202,190 228,196 256,186! 264,226 250,262 226,288 202,298 176,286 "
            "154,262 140,226"
        ),
        (30, 12),
        folds=(
            "152,214 186,220 208,210|152,240 190,250 232,232|166,266 198,276 240,254|202,194 204,210 216,222"
        ),
        lift=0.8,
    )


def _assassins_hood(s: Paper) -> None:
    lay(
        s,
        CHARCOAL,
        outline(
            "206,16! 238,40 274,92 290,152 292,208 274,250 246,274 258,230 268,164 248,106 203,78! "
            "158,106 138,162 148,232 "
            "158,276 128,248 110,208 112,152 130,92 168,38"
        ),
        (16, 10),
        folds="200,24 178,52 148,104 134,160|212,24 236,60 260,110 276,160",
        lift=1.1,
    )


def _assassins_mantle(s: Paper) -> None:
    with cut(
        s,
        ramp("#7f7a9e #3f3a58 #2a2540 #171326"),
        outline(
            "140,256! 170,286 202,300 234,286 264,256! 316,276 350,312 334,362 274,376 202,382 "
            "126,376 66,362 50,312 88,272"
        ),
        (60, 14),
        lift=1.1,
    ):
        s.stroke("56,350 126,366 202,372 276,366 342,348", CRIMSON.base, 5)
        s.stroke("150,282 138,320 140,372", "#15101f", 3.4, 0.6)
        s.stroke("254,282 266,320 260,372", "#15101f", 3.4, 0.6)
    with s.sheet(0.6, rim=0.6, inner=0.3):
        jewel(s, 202, 304, 18, CRIMSON)


def _assassins_blade(s: Paper) -> None:
    s.glow(346, 150, 90, "#ffd0c0", 0.4)
    blade(s, 314, 318, 250, 32, 13, guard=40)
    sleeve(
        s,
        CHARCOAL,
        "410,470,100 384,408,86 346,368,64 324,344,54",
        "346,378,66 318,338,60",
        LEATHER,
        folds="396,440 366,396 340,372",
    )
    fist(s, ramp("#9a6a52 #6a4234 #482b25 #291714"), 308, 342, 1, 1.12, 12)


def _witchs_wall(p: Paper) -> None:
    p.circle(110, 92, 58, "#d8ecb0", alpha=0.95)
    p.circle(98, 82, 12, "#b9d694", alpha=0.7)
    p.circle(124, 108, 8, "#b9d694", alpha=0.7)
    skyline(p, 420, "#201434", 9, 10, 90)
    stars(p, "60,180,5 92,226,4 330,66,5 300,110,4 352,156,4 260,40,4", "#f3f2c4")


def witch() -> Paper:
    """A wide brim and a bent cone, pale loose hair, green fire on the open hand."""
    s = Paper(VIEW)
    backdrop(s, "#5e4a88", "#402e64", "#190f2e", "#7cc06e", _witchs_wall, (306, 250, 240))
    arch(s, ramp("#7a6890 #463660 #2c1e44 #160c26"))
    _witchs_robe(s)
    _witchs_head(s)
    _witchs_brooch(s)
    _witchs_hat(s)
    _witchs_fire(s)
    return s


def _witchs_robe(s: Paper) -> None:
    lay(
        s,
        HAIR,
        outline(
            "132,120 250,112 272,176 266,240 290,300 272,362 246,322 246,366 204,330 168,372 150,326 "
            "116,366 106,296 122,242 112,180"
        ),
        (30, 8),
        folds="140,150 128,240 122,340|152,220 146,290 150,330|258,200 258,260 272,330",
        lift=0.9,
    )
    lay(
        s,
        VIOLET,
        mirrored("200,256 156,262 108,284 62,330 40,400 28,470! 200,470!"),
        (52, 12),
        folds="128,340 116,420 114,470|286,340 300,410 304,470",
        lift=1.0,
    )
    lay(
        s,
        PLUM,
        outline(
            "144,280! 112,218 122,192! 158,240 198,272 240,240 276,192! 288,218 258,284! 228,312 "
            "200,344 172,312"
        ),
        (26, 8),
        lift=0.9,
    )


def _witchs_head(s: Paper) -> None:
    head(
        s,
        Face(
            1,
            GREENISH,
            RAVEN,
            "sly",
            "#e0c020",
            woman=True,
            age=2,
            nose=10,
            hook=7,
            chin=8,
            lips="#7a2f66",
            blush=0.0,
            brow=8,
        ),
        196,
        184,
        1.02,
        ears=False,
    )
    with s.sheet(0.3, rim=0.3, inner=0.2):
        s.circle(226, 236, 4, GREENISH.shade)
        s.circle(225, 235, 2, GREENISH.light)
    lay(
        s,
        HAIR,
        outline("146,126 170,118 158,160 148,204 156,250 146,296 128,318 134,262 126,208 132,150"),
        (9, 4),
        folds="150,140 140,200 144,280",
        lift=0.8,
    )


def _witchs_brooch(s: Paper) -> None:
    with s.sheet(0.6, rim=0.6, inner=0.3):
        jewel(s, 200, 320, 17, WICK)


def _witchs_hat(s: Paper) -> None:
    felt = ramp("#8a82ac #4a4268 #302848 #1a1430")
    lay(
        s,
        felt,
        outline("142,120! 152,84 142,50 112,22 84,22! 120,0 172,2 212,34 240,78 256,120! 200,138"),
        (30, 8),
        folds="144,54 176,62 200,54|154,84 180,92",
        lift=0.9,
    )
    with cut(s, VIOLET, outline("143,100! 200,118 251,98! 258,122! 200,142 142,124!"), (24, 3), lift=0.4):
        s.path("M184 108L214 105L216 134L186 137Z", GOLD.base)
        s.path("M190 114L208 112L209 127L191 129Z", VIOLET.deep)
        s.path("M184 108L214 105L213.600 109L184 112Z", GOLD.light)
    lay(
        s,
        felt,
        outline(
            "36,130 92,104 146,116 200,132 252,116 306,98 366,104 346,136 268,160 200,166 122,166 66,156"
        ),
        (22, 15),
        lift=1.5,
    )


def _witchs_fire(s: Paper) -> None:
    s.glow(326, 256, 132, "#8ef050", 0.8)
    sleeve(s, VIOLET, "410,480,104 386,426,88 360,394,64 344,372,48", "366,398,62 338,362,54", PLUM)
    palm(s, GREENISH, 316, 340, 1, 1.15, 10)
    flame(s, 312, 334, 1.2, WICK)
    with s.sheet(0, rim=0, inner=0):
        for x, y, r in ((276, 232, 4), (350, 220, 4), (338, 190, 3), (292, 186, 3), (362, 266, 4)):
            s.circle(x, y, r, WICK.light)


def _magistrates_wall(p: Paper) -> None:
    for x in (60, 130, 270, 340):
        p.rect(x - 20, 30, 40, 420, "#5a2434", alpha=0.5)
        p.rect(x - 20, 30, 12, 420, "#f0b080", alpha=0.18)
        p.rect(x - 28, 96, 56, 14, "#5a2434", alpha=0.5)
    p.rect(-20, 40, 440, 58, "#3a1426", alpha=0.45)


def magistrate() -> Paper:
    """A full wig with two rolls to the shoulders, a small flat cap, a warrant raised with its red seal."""
    s = Paper(VIEW)
    backdrop(s, "#c46a50", "#863444", "#33122a", "#ffd08a", _magistrates_wall, (170, 150, 220))
    arch(s, ramp("#8a4a50 #58242f #3a1422 #1f0a14"))
    _magistrates_robe(s)
    _magistrates_wig_behind(s)
    _magistrates_head(s)
    _magistrates_wig(s)
    _magistrates_bands(s)
    _magistrates_cap(s)
    _magistrates_warrant(s)
    return s


def _magistrates_robe(s: Paper) -> None:
    lay(
        s,
        WINE,
        mirrored("200,240 156,246 100,268 54,310 28,384 14,470! 200,470!"),
        (58, 12),
        folds="96,330 82,410 80,470|312,330 330,410 332,470",
        lift=1.0,
    )
    with cut(
        s,
        ramp("#7a6074 #3f2a40 #2a1a2e #170d1b"),
        outline("150,262! 132,300 128,380 134,470! 178,470! 184,380 190,300"),
        (14, 4),
        lift=0.6,
    ):
        s.stroke("140,290 136,380 142,470", GOLD.base, 3)
    lay(
        s,
        ramp("#7a6074 #3f2a40 #2a1a2e #170d1b"),
        outline("250,262! 268,300 272,380 266,470! 222,470! 216,380 210,300"),
        (14, 4),
        lift=0.6,
    )


def _magistrates_wig_behind(s: Paper) -> None:
    with cut(
        s,
        CURLS,
        outline(
            "130,130 150,92 200,80 252,92 280,134 288,220 300,300 292,356 252,372 226,350 222,260 "
            "160,260 160,340 134,366 100,352 96,300 112,220"
        ),
        (40, 8),
        lift=1.0,
    ):
        for x0, y0 in (
            (104, 300),
            (106, 330),
            (228, 300),
            (230, 332),
            (236, 268),
            (110, 268),
            (118, 236),
            (250, 236),
            (256, 204),
        ):
            s.stroke(f"{x0},{y0} {x0 + 20},{y0 + 14} {x0 + 50},{y0 + 2}", CURLS.deep, 3, 0.5)


def _magistrates_head(s: Paper) -> None:
    head(
        s,
        Face(
            -1,
            RUDDY,
            ramp("#ffffff #e0dad4 #a89c98 #6a6068"),
            "proud",
            "#4a6a8a",
            age=3,
            jaw=10,
            chin=4,
            nose=4,
            hook=3,
            blush=0.34,
        ),
        196,
        176,
        1.08,
        ears=False,
    )


def _magistrates_wig(s: Paper) -> None:
    with cut(
        s,
        CURLS,
        outline(
            "130,160 136,112 166,86 214,84 256,104 274,150 282,220 290,290 262,300 244,262 238,196 "
            "226,150 196,128 166,136 152,168 150,200 138,206"
        ),
        (16, 8),
        lift=0.9,
    ):
        for x0, y0 in (
            (140, 132),
            (168, 104),
            (206, 98),
            (240, 120),
            (244, 160),
            (250, 196),
            (254, 232),
            (256, 266),
        ):
            s.stroke(
                f"{x0},{y0 + 12} {x0 + 10},{y0} {x0 + 24},{y0 + 4} {x0 + 26},{y0 + 16}",
                CURLS.deep,
                2.8,
                0.55,
            )
    with cut(s, CURLS, disc(126, 268, 24, 30), (12, 6), lift=0.7):
        s.stroke("116,286 112,262 126,252 138,264 130,278", CURLS.deep, 2.8, 0.55)
    with cut(s, CURLS, disc(122, 318, 24, 28), (12, 6), lift=0.7):
        s.stroke("112,336 108,314 122,304 134,316 126,328", CURLS.deep, 2.8, 0.55)


def _magistrates_bands(s: Paper) -> None:
    with cut(
        s,
        WHITE,
        outline("166,258! 200,268 236,258! 232,288 222,352! 204,344! 188,356! 178,288"),
        (18, 8),
        lift=0.7,
    ):
        s.stroke("200,268 200,346", WHITE.deep, 2.6, 0.5)
        s.stroke("184,276 190,340", WHITE.shade, 2.4)


def _magistrates_cap(s: Paper) -> None:
    lay(
        s,
        ramp("#6c6480 #2f2a40 #1d1a2c #100d18"),
        outline("142,104! 150,76 206,62 262,80 268,106! 206,92"),
        (26, 6),
        lift=1.1,
    )
    lay(
        s,
        ramp("#6c6480 #2f2a40 #1d1a2c #100d18"),
        outline("148,82! 140,66! 206,50! 276,70! 264,86! 206,72"),
        (26, 6),
        lift=0.8,
    )


def _magistrates_warrant(s: Paper) -> None:
    move = turned(88, 240, 1, -8)
    with cut(
        s,
        PAGES,
        outline("-46,-96! 0,-90 46,-96! 42,0 46,92! 0,98 -46,92! -42,0"),
        (14, 8),
        lift=1.2,
        move=move,
    ):
        for y, w in ((-66, 30), (-50, 24), (-34, 30), (-18, 20), (-2, 28)):
            s.line(-30, y, w, y, "#6a4a30", 3.4, 0.75)
        s.stroke("-26,26 -10,14 -6,30 8,14 14,26", "#2a3a78", 3.4)
    for y in (-98, 94):
        with s.sheet(0.5, rim=0.6, inner=0.3, move=move):
            s.rect(
                -54,
                y - 10,
                108,
                20,
                s.linear(0, y - 10, 0, y + 10, PAGES.light, PAGES.base, PAGES.shade),
                r=10,
            )
            s.circle(-54, y, 10, PAGES.shade)
            s.circle(54, y, 10, PAGES.deep)
    wax(s, 116, 300, 24)
    sleeve(s, WINE, "-6,520,110 8,450,92 40,394,66 62,372,54", "34,404,72 66,364,66", WHITE)
    fist(s, RUDDY, 74, 346, -1, 1.06, -8)


DRAWINGS = {"assassin": assassin, "witch": witch, "magistrate": magistrate}
