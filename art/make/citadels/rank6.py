"""The figures of rank 6: Merchant, Alchemist and Trader."""

from __future__ import annotations

from random import Random

from art.make.citadels.hands import cupped, fingers, fist, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.palette import BROWN, CHESTNUT, GREEN, RAVEN, RUDDY, SAND, WAN
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
    skyline,
    strap,
)
from art.make.citadels.things import coin
from art.make.citadels.tools import balance, flask, rug
from art.make.paper import (
    BRONZE,
    CRIMSON,
    EMBER,
    GOLD,
    LEATHER,
    LINEN,
    WOOD,
    Paper,
    Ramp,
    limb,
    mirrored,
    outline,
    ramp,
)

FUR = ramp("#d0a078 #94664a #643f32 #3a2420")
SEA = ramp("#94d6b4 #48967c #2c6a62 #163e44")
WILD = ramp("#ffffff #e0dcd4 #a8a2ac #6c6880")
ROBE = ramp("#86e0d4 #38a09c #236c74 #123e4c")
CLOTH = ramp("#fffaf0 #f0e2c8 #c8ac88 #87684e")


def _tufts(s: Paper, c: Ramp, box: tuple[int, int, int, int], n: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(n):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        s.stroke(
            f"{x:.1f},{y:.1f} {x - 3:.1f},{y + 6:.1f} {x - 5:.1f},{y + 13:.1f}",
            rng.choice((c.light, c.deep, c.deep)),
            2.4,
            0.5,
        )


def _merchants_wall(p: Paper) -> None:
    skyline(p, 430, "#2f6250", 31, 40, 110)
    for x in (50, 350):
        for i in range(4):
            p.path(
                f"M{x - 44 + i * 22} 250L{x - 22 + i * 22} 250L{x - 24 + i * 22} 290L{x - 46 + i * 22} 290Z",
                ("#f6e6c0", "#c65238")[i % 2],
                alpha=0.6,
            )


def merchant() -> Paper:
    """A rolled hat with a tail, a fur collar, the balance held high."""
    s = Paper(VIEW)
    backdrop(s, "#c8dc94", "#649e70", "#1d4842", "#fff6c0", _merchants_wall, (170, 140, 215))
    arch(s, ramp("#6a9a70 #3a6c50 #24503f #122d29"))
    _merchants_coat(s)
    _merchants_head(s)
    _merchants_furs(s)
    _merchants_whiskers(s)
    _merchants_hat(s)
    balance(s)
    _merchants_arm(s)
    return s


def _merchants_coat(s: Paper) -> None:
    lay(
        s,
        GREEN,
        mirrored("176,240 128,246 74,272 30,316 8,390 -4,480! 176,480!", 176),
        (56, 12),
        folds="76,330 62,410 60,470|272,320 290,400 292,470",
        lift=1.0,
    )
    with cut(s, EMBER, outline("132,262! 220,262! 230,350 230,470! 126,470! 124,350"), (34, 6), lift=0.5):
        s.line(176, 280, 176, 470, EMBER.deep, 3, 0.6)
        for y in (352, 382, 412):
            bead(s, 176, y, 7)


def _merchants_head(s: Paper) -> None:
    head(
        s,
        Face(1, RUDDY, CHESTNUT, "merry", "#5a7a3a", age=1, jaw=11, nose=-2, blush=0.42, brow=6),
        174,
        180,
        1.1,
    )


def _merchants_furs(s: Paper) -> None:
    for data, box, seed in (
        (
            "136,240 108,254 92,300 104,360 112,410 106,480! 152,480! 156,410 152,350 166,304 "
            "178,284 154,262",
            (96, 250, 160, 460),
            1,
        ),
        (
            "214,240 248,254 264,300 252,360 246,410 250,480! 208,480! 206,410 210,350 194,304 "
            "178,284 198,262",
            (198, 250, 262, 460),
            2,
        ),
    ):
        with cut(s, FUR, outline(data), (16, 6), lift=0.9):
            _tufts(s, FUR, box, 30, seed)
    with s.sheet(0.5, rim=0.5, inner=0.3):
        s.stroke("140,286 154,316 178,330 202,316 214,286", GOLD.deep, 8)
        s.stroke("140,285 154,315 178,329 202,315 214,285", GOLD.light, 2.6)
        coin(s, 178, 338, 20, tower=True)


def _merchants_whiskers(s: Paper) -> None:
    with s.sheet(0.4, rim=0.4, inner=0.2):
        s.shape("204,222! 190,215 172,222 160,214! 166,232 188,230", CHESTNUT.base)
        s.shape("204,222! 214,216 224,221 234,214! 230,230 214,229", CHESTNUT.base)
        s.shape("168,217 186,217 196,221 180,224", CHESTNUT.light, 0.7)
    lay(s, CHESTNUT, outline("118,150 126,128 138,126 134,164 132,200 122,208 114,186"), (6, 3), lift=0.4)


def _merchants_hat(s: Paper) -> None:
    lay(
        s,
        GREEN,
        outline("116,104 132,66 176,44 222,42 258,58 290,92 320,102 300,116 268,110 230,104 180,98"),
        (34, 8),
        folds="196,48 240,66 282,100|160,58 190,72 216,98",
        lift=0.9,
    )
    lay(
        s,
        GREEN,
        outline("236,120 262,130 278,168 284,226 298,282 284,308 264,280 250,224 240,166"),
        (12, 5),
        folds="258,150 268,220 280,280",
        lift=0.8,
    )
    with cut(
        s,
        CRIMSON,
        outline(
            "94,130 106,100 142,84 182,80 226,84 258,100 266,126 248,146 212,138 180,136 144,142 112,152"
        ),
        (40, 12),
        lift=1.1,
    ):
        for x, a, b in ((128, 90, 146), (154, 84, 140), (182, 80, 137), (210, 82, 138), (236, 90, 142)):
            s.stroke(f"{x},{a} {x + 8},{(a + b) / 2} {x + 6},{b}", CRIMSON.deep, 2.8, 0.5)
    with s.sheet(0.5, rim=0.6, inner=0.3):
        jewel(s, 158, 112, 16, GREEN)


def _merchants_arm(s: Paper) -> None:
    sleeve(s, GREEN, "388,500,110 374,420,90 346,370,64 328,340,52", folds="384,450 372,404 346,366")
    with cut(s, FUR, limb("348,376,74 324,334,66"), (12, 6), lift=0.7):
        _tufts(s, FUR, (300, 324, 372, 384), 22, 3)
    fist(s, RUDDY, 317, 312, 1, 1.1, 2)


def _alchemists_wall(p: Paper) -> None:
    for y in (150, 250, 350):
        p.rect(-20, y, 440, 9, "#1c4436", alpha=0.6)
        for i in range(11):
            x, h = -4 + i * 40, 24 + (i * 37 + y) % 34
            tone = ("#8fd8a0", "#e8c46a", "#7ab8c8", "#c88a6a")[(i + y // 50) % 4]
            p.rect(x, y - h, 18, h, tone, alpha=0.28, r=5)
            p.rect(x + 5, y - h - 9, 8, 11, tone, alpha=0.28)


def alchemist() -> Paper:
    """A skullcap, goggles on the forehead, wild hair at the sides, a round flask aglow held high."""
    s = Paper(VIEW)
    backdrop(s, "#7ab88c", "#3f8068", "#163a38", "#ffe09a", _alchemists_wall, (110, 170, 230))
    arch(s, ramp("#5c9070 #31644c #1f4a3c #102a26"))
    _alchemists_coat(s)
    _alchemists_hair(s)
    _alchemists_head(s)
    _alchemists_cap(s)
    _alchemists_goggles(s)
    _alchemists_collar(s)
    _alchemists_flask(s)
    return s


def _alchemists_coat(s: Paper) -> None:
    lay(
        s,
        SEA,
        mirrored("218,244 172,250 124,274 88,316 66,392 54,480! 218,480!", 218),
        (48, 12),
        folds="146,340 134,420 132,470|304,336 318,410 320,470",
        lift=1.0,
    )
    with cut(s, LEATHER, outline("176,300! 258,300! 272,370 276,480! 152,480! 156,370"), (34, 8), lift=0.6):
        s.rect(186, 372, 58, 60, LEATHER.shade, r=6)
        s.stroke("188,384 242,384", LEATHER.deep, 2.4)
        for x, tone in ((196, "#8fe0a0"), (212, "#ffb060"), (228, "#88b8ff")):
            s.rect(x, 346, 9, 40, tone, r=4, alpha=0.9)
            s.rect(x, 342, 9, 7, WOOD.base, r=2)
    for x0, x1 in ((178, 166), (258, 270)):
        strap(s, x0, 306, x1, 252)


def _alchemists_hair(s: Paper) -> None:
    spikes = (
        "158,120! 132,112 146,130! 112,134 140,150! 104,164 138,172! 108,196 140,196! 120,222 "
        "152,214! 150,238 190,240 246,240 284,232! 292,216 312,222! 296,196 326,196! 298,172 "
        "330,164! 298,150 322,134! 290,130 306,110! 276,120 250,90 190,90"
    )
    lay(s, WILD, outline(spikes), (26, 8), lift=0.9)


def _alchemists_head(s: Paper) -> None:
    head(
        s,
        Face(
            -1,
            WAN,
            WILD,
            "awed",
            "#3a9a7a",
            age=3,
            jaw=-5,
            chin=5,
            nose=10,
            hook=3,
            brow=9,
            blush=0.3,
        ),
        212,
        178,
        1.06,
        ears=False,
    )
    lay(
        s,
        WILD,
        outline(
            "252,130! 272,120 270,146! 292,146 276,166! 300,172 278,190! 298,204 274,210! 284,228 "
            "258,230! 264,190 258,160"
        ),
        (10, 5),
        lift=0.7,
    )
    with s.sheet(0.4, rim=0.4, inner=0.2):
        s.shape("178,224! 186,214 196,216 212,214 226,226! 208,226 194,224", WILD.light)
        s.shape("182,250! 196,246 208,250! 204,270 192,292 184,266", WILD.light)
        s.shape("196,248! 208,250! 204,270 192,290 198,266", WILD.shade)


def _alchemists_cap(s: Paper) -> None:
    lay(
        s,
        ramp("#8a6a9a #54386a #382448 #1e1228"),
        outline("154,124! 158,84 186,62 222,58 258,78 272,124! 238,108 206,106 176,112"),
        (32, 8),
        lift=0.9,
    )


def _alchemists_goggles(s: Paper) -> None:
    with s.sheet(0.5, rim=0.5, inner=0.2):
        s.stroke("152,120 180,108 214,104 250,110 274,126", LEATHER.deep, 15)
        s.stroke("152,119 180,107 214,103 250,109 274,125", LEATHER.base, 11)
    for x, y, r in ((176, 108, 24), (226, 102, 28)):
        with s.sheet(0.8, rim=0.7, inner=0.3):
            s.circle(x, y, r, BRONZE.deep)
            s.circle(x - 1, y - 1, r - 2, BRONZE.base)
            s.circle(x, y, r - 8, "#12443c")
            s.circle(x, y, r - 9, s.radial(x - 5, y - 6, r, "#d8ffe8", (0.5, "#58c89a"), (1, "#1a6a5a")))
            s.path(
                f"M{x - r * 0.45} {y - 1}A{r * 0.46} {r * 0.46} 0 0 1 {x + 2} {y - r * 0.46}",
                "",
                "#ffffff",
                3.4,
            )


def _alchemists_collar(s: Paper) -> None:
    lay(s, LINEN, outline("172,258! 218,288 258,254! 268,274 220,312 166,280"), (18, 8), lift=0.7)


def _alchemists_flask(s: Paper) -> None:
    s.glow(86, 176, 108, "#ffc050", 0.95)
    flask(s)
    sleeve(
        s,
        SEA,
        "4,500,116 24,424,96 56,350,70 74,296,54",
        "52,344,76 78,282,60",
        LEATHER,
        folds="30,450 46,390 66,320",
    )
    cupped(s, WAN, 86, 240, -1, 1.14, -2)


def _traders_wall(p: Paper) -> None:
    p.circle(300, 110, 46, "#fff4c0", alpha=0.9)
    p.path("M-30 330C60 270 120 300 200 320C280 340 340 280 440 310L440 470L-30 470Z", "#3f7a58", alpha=0.55)
    p.path("M-30 390C80 340 180 380 260 370C340 360 400 370 440 350L440 470L-30 470Z", "#23543f", alpha=0.7)


def trader() -> Paper:
    """A head cloth with a band and flaps, a rolled carpet across both shoulders."""
    s = Paper(VIEW)
    backdrop(s, "#d8dc8c", "#78a468", "#204c40", "#fff8cc", _traders_wall, (250, 130, 220))
    arch(s, ramp("#74a068 #43704c #2a503c #142e28"))
    _traders_coat(s)
    _traders_head(s)
    _traders_headcloth(s)
    rug(s)
    _traders_hands(s)
    return s


def _traders_coat(s: Paper) -> None:
    lay(
        s,
        SAND,
        mirrored("200,244 152,250 104,280 70,330 52,400 42,480! 200,480!"),
        (48, 12),
        folds="116,380 110,470|290,380 300,470",
        lift=1.0,
    )
    with cut(s, ROBE, mirrored("200,262 172,268 156,340 150,480! 200,480!"), (30, 6), lift=0.5):
        lozenges(s, "200,392 200,428 178,410 222,410", 8, 12, GOLD.base, 0.9)


def _traders_head(s: Paper) -> None:
    lay(
        s,
        CLOTH,
        mirrored("200,62 150,74 126,120 124,190 112,260 120,300! 160,310 172,250! 200,240"),
        (34, 10),
        folds="136,150 130,230 130,290|262,150 272,230 272,290",
        lift=0.9,
    )
    head(
        s,
        Face(0, BROWN, RAVEN, "merry", "#6a4a24", age=1, nose=5, hook=2, jaw=3, brow=9),
        200,
        180,
        1.06,
        ears=False,
    )
    with cut(
        s,
        RAVEN,
        mirrored("200,240 184,236 168,230 154,206 146,186! 144,224 158,258 182,278 200,282"),
        (22, 8),
        lift=0.5,
    ):
        crease(s, RAVEN, "170,244 182,266|200,250 200,274|230,244 220,266", 2)
        s.shape("178,229! 200,236 222,229! 214,246 200,250 186,246", "#5a1820")
        s.shape("181,231! 200,236 219,231! 200,242", "#fff6e8")
    with s.sheet(0.4, rim=0.3, inner=0.2):
        for q in (-1, 1):
            s.shape(
                f"200,222! {200 + q * 18},220 {200 + q * 34},230 {200 + q * 42},224! {200 + q * 30},240 "
                f"{200 + q * 12},234",
                RAVEN.base,
            )


def _traders_headcloth(s: Paper) -> None:
    with cut(
        s,
        CLOTH,
        mirrored("200,54 148,64 118,112 118,180 108,250 126,290! 146,240 146,180 152,134 200,120"),
        (20, 8),
        lift=0.9,
    ):
        crease(s, CLOTH, "140,84 130,140 130,220|262,84 272,140 272,220|172,70 152,110", 2.8)
    for y, tone in ((106, CRIMSON), (120, GOLD)):
        with s.sheet(0.5, rim=0.5, inner=0.3):
            s.stroke(f"131,{y + 10} 160,{y - 6} 200,{y - 10} 240,{y - 6} 269,{y + 10}", tone.shade, 13)
            s.stroke(f"131,{y + 9} 160,{y - 7} 200,{y - 11} 240,{y - 7} 268,{y + 9}", tone.base, 10)
            for i in range(9):
                x = 144 + i * 14
                s.line(x, y - 13 + abs(i - 4) * 2.6, x + 5, y + abs(i - 4) * 2.6, tone.deep, 2.4, 0.5)


def _traders_hands(s: Paper) -> None:
    for side, (x, y) in ((-1, (94, 386)), (1, (314, 298))):
        a = x + side * 4
        sleeve(
            s,
            SAND,
            f"{a + side * 74},{y + 170},110 {a + side * 62},{y + 110},90 {a + side * 34},{y + 62},66 "
            f"{a + side * 6},{y + 36},54",
            f"{a + side * 34},{y + 66},78 {a},{y + 28},64",
            ROBE,
        )
        fingers(s, BROWN, x, y, 1.15, -22)


DRAWINGS = {"merchant": merchant, "alchemist": alchemist, "trader": trader}
