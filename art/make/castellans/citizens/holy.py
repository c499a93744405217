"""The seven citizens of the holy guild, one figure each; 400 x 400 with a bleed of 30."""

from __future__ import annotations

from collections.abc import Callable

from art.make.castellans.citizens import tones as t
from art.make.castellans.citizens.clothes import cloak, coat, collar, front
from art.make.castellans.citizens.hands import fist, palm, sleeve, staff
from art.make.castellans.citizens.hats import brim_hat, cap, veil
from art.make.castellans.citizens.heads import beard, eyes, hair, head, mane, mouth
from art.make.castellans.citizens.skies import BOX, sky
from art.make.paper import BRONZE, GOLD, LINEN, WOOD, Paper, outline, turned
from art.make.shapes import around, star


def enchanter() -> Paper:
    """A young mage in a starred hood over a floating crystal."""
    s = Paper(BOX)
    sky(s, "holy", 200, 150)
    cloak(s, t.NAVY)
    coat(s, t.AZURE)
    front(s, t.NAVY, "168,262! 200,290 232,262! 250,440! 150,440!")
    head(s, t.DARK, "slim", blush=0.2)
    eyes(s, t.DARK, t.BLACK.deep, "sly", "#6a2a8a")
    mouth(s, "smile", "#7a3a34")
    beard(s, t.BLACK, "goatee")
    cap(
        s,
        t.NAVY,
        "128,150! 138,112 156,88 190,20 236,-16 262,-8! 246,20 250,84 266,114 274,150! 240,124 200,114 "
        "160,126",
        "232,-10 262,-8 246,20 250,84 278,150 244,128 226,80",
        "150,110 176,70 206,20 196,70 176,100",
    )
    with s.sheet(0.4, rim=0.6, inner=0.2):
        s.stroke("128,150 160,128 200,117 240,127 274,150", GOLD.base, 13)
        for x, y, r in ((196, 74, 13), (230, 48, 9), (226, 98, 8), (160, 112, 7)):
            s.poly(star(x, y, r, r * 0.42, 5), GOLD.light)
    s.glow(200, 336, 92, "#f6b8ff", 0.95)
    with s.sheet(1.2, rim=0.8, inner=0.2, move=turned(200, 330, 1.1)):
        s.corners("0,-56 28,-16 20,44 -20,44 -28,-16", "#b04cb8")
        s.corners("0,-56 -28,-16 -8,-14", "#fbd8ff")
        s.corners("-28,-16 -20,44 -4,44 -8,-14", "#e49aec")
        s.corners("0,-56 28,-16 -8,-14", "#d480de")
        s.corners("28,-16 20,44 8,44 10,-15", "#7a2a84")
    for x, flip in ((96, False), (304, True)):
        sleeve(
            s,
            t.AZURE,
            f"{x - 40 if not flip else x + 40},460,100 {x - 30 if not flip else x + 30},410,86 {x},372,60",
        )
        palm(s, t.DARK, x + (14 if not flip else -14), 340, k=1.1, turn=34 if not flip else -34, flip=flip)
    return s


def abbess() -> Paper:
    """A nun before a rose window."""
    s = Paper(BOX)
    sky(s, "holy", 200, 150)
    _rose_window(s)
    veil(s, t.BLACK, 330)
    coat(s, t.BLACK)
    head(s, t.PALE, "round", ears=False, blush=0.5)
    eyes(s, t.PALE, "#7a5a44", "kind", "#4a6a8a")
    mouth(s, "smile", "#b4544a")
    _wimple(s)
    with s.sheet(0.8, rim=0.8, inner=0.2):
        s.stroke("150,352 176,380 200,388 224,380 250,352", GOLD.shade, 5)
        s.rect(193, 380, 14, 60, GOLD.base)
        s.rect(178, 396, 44, 13, GOLD.base)
    return s


def _rose_window(s: Paper) -> None:
    hues = ("#d8584a", "#e2a83a", "#5a9a5a", "#3f7fc4", "#8a5ab8", "#e0822e")
    with s.sheet(0.5, rim=0.5, inner=0.3):
        s.circle(200, 160, 172, "#4a3a4a")
        for i in range(18):
            with s.at(200, 160, turn=20 * i):
                s.shape("0,-164 22,-142 15,-112 0,-100 -15,-112 -22,-142", hues[i % 6])
                s.shape("-4,-158 -16,-140 -10,-116 -2,-110", "#fff8e0", 0.4)
                s.circle(0, -88, 8, hues[(i + 3) % 6])


def _wimple(s: Paper) -> None:
    """White linen round the face under a black veil."""
    with s.sheet(0.8, cut=True):
        s.path(
            outline(
                "200,62 150,74 126,114 122,184 132,246 108,306 150,340 200,350 250,340 292,306 268,246 "
                "278,184 274,114 250,74"
            )
            + "M200 106C160 106 148 140 150 174C152 214 172 244 200 246C228 244 248 214 250 174C252 140 "
            "240 106 200 106Z",
            t.CREAM.light,
            evenodd=True,
        )
        s.shape("246,90 300,140 300,330 214,360 226,258 252,230 258,150", t.CREAM.shade, 0.75)
        s.stroke("130,286 166,318 200,324", t.CREAM.shade, 4)
    with s.sheet(0.9, cut=True):
        s.path(
            outline(
                "200,40 140,52 104,104 92,200 84,330! 122,300! 128,200 138,120 160,88 200,78 240,88 "
                "262,120 272,200 278,300! 316,330! 308,200 296,104 260,52"
            ),
            t.BLACK.base,
        )
        s.shape("216,38 300,90 326,340 280,304 270,180 250,96", t.BLACK.shade)
        s.stroke("150,60 116,110 104,200", t.BLACK.light, 6, 0.8)


def gleaner() -> Paper:
    """A woman in a headscarf with a sheaf and a sickle."""
    s = Paper(BOX)
    sky(s, "holy", 330, 90)
    with s.sheet(0.5, rim=0.4, inner=0.2):
        s.shape("-30,330! 60,300 180,310 300,296 430,310! 430,430! -30,430!", "#d8b45a")
        for x in range(-20, 430, 26):
            s.stroke(f"{x},430 {x + 4},330", "#b88a34", 4, 0.7)
    coat(s, t.TEAL)
    front(s, t.CREAM, "150,280! 172,266 200,296 228,266 250,280! 264,440! 136,440!")
    mane(s, t.GINGER, 250, 58)
    head(s, t.PALE, "round", ears=False, blush=0.8)
    eyes(s, t.PALE, t.GINGER.shade, "kind", "#3f7a4a")
    mouth(s, "full", "#c4503f")
    hair(s, t.GINGER, "parted")
    cap(
        s,
        t.AZURE,
        "126,156! 124,106 152,66 202,52 250,66 276,106 274,156! 258,122 220,100 200,98 180,100 142,122",
        "218,52 260,72 284,160 260,128 240,104",
        "138,112 158,78 190,64 168,94",
    )
    with s.sheet(0.6, rim=0.5, inner=0.2):
        for x, y in ((150, 96), (178, 78), (212, 74), (242, 92), (262, 122)):
            s.circle(x, y, 6, "#fffdf0")
    _sheaf(s)
    sleeve(s, t.TEAL, "120,470,88 130,420,76 118,376,56")
    fist(s, t.PALE, 108, 352, k=1.0, turn=20)
    _sickle(s)
    sleeve(s, t.TEAL, "380,470,92 384,420,78 350,372,54")
    fist(s, t.PALE, 332, 346, k=1.05, flip=True)
    return s


def _sheaf(s: Paper) -> None:
    with s.sheet(1.2, rim=0.6, inner=0.25):
        for n, turn in enumerate((-38, -27, -16, -5, 5)):
            with s.at(78, 392, turn=turn):
                s.rect(-3, -190, 6, 230, GOLD.shade if n % 2 else GOLD.base)
                for k in range(6):
                    y = -186 - k * 13
                    for q, tone in ((-1, GOLD.light), (1, GOLD.base)):
                        s.shape(f"0,{y}! {q * 13},{y - 10} {q * 16},{y - 26}! {q * 5},{y - 20}", tone)
                s.corners("-5,-262 0,-284 5,-262", GOLD.light)
        s.stroke("48,340 84,352 122,338", t.RED.base, 16)


def _sickle(s: Paper) -> None:
    with s.sheet(1.2, rim=0.8, inner=0.25):
        s.path("M318 300C300 210 330 130 400 116C352 150 338 210 344 296Z", t.STEEL.base)
        s.path("M318 300C300 210 330 130 400 116C336 150 316 220 330 300Z", t.STEEL.light)
        s.rect(316, 292, 30, 70, WOOD.base, r=8)


def acolyte() -> Paper:
    """A cropped novice with a great lit candle."""
    s = Paper(BOX)
    sky(s, "holy", 330, 90)
    coat(s, t.CREAM, wide=0.92, fall=6)
    front(s, t.AZURE, "168,266! 200,286 232,266! 240,440! 160,440!")
    with s.sheet(0.6, rim=0.7, inner=0.2):
        s.rect(194, 318, 12, 80, GOLD.base)
        s.rect(174, 338, 52, 12, GOLD.base)
    collar(s, t.CREAM)
    head(s, t.PALE, "round", blush=0.9)
    eyes(s, t.PALE, t.BRUNET.base, "wide", "#4a7aaa")
    mouth(s, "smile")
    hair(s, t.BRUNET, "bowl")
    s.glow(80, 120, 150, "#fff0a8", 1.0)
    with s.sheet(1.2, rim=0.6, inner=0.3):
        s.rect(56, 170, 48, 220, "#fffaf0", r=6)
        s.rect(84, 170, 20, 220, "#dccdb0", r=6)
        s.shape("54,168 106,168 106,196 98,226 92,196 78,190 70,214 62,190 54,200", "#fffdf8")
        s.line(80, 170, 80, 150, "#3a2418", 5)
        s.shape("80,70! 104,116 100,144 80,156 60,144 56,116", "#ffb03a")
        s.shape("80,102! 93,128 90,146 80,152 70,146 67,128", "#fff8d0")
        s.rect(36, 384, 88, 16, GOLD.base, r=6)
    sleeve(s, t.CREAM, "30,480,100 24,420,84 44,370,60")
    fist(s, t.PALE, 66, 336, k=1.05)
    sleeve(s, t.CREAM, "200,480,90 170,420,74 128,372,52")
    fist(s, t.PALE, 108, 356, k=1.0, flip=True)
    return s


def bishop() -> Paper:
    """A bishop in a tall mitre with a crozier, his hand raised in blessing."""
    s = Paper(BOX)
    sky(s, "holy", 200, 150)
    coat(s, t.CREAM, wide=1.06)
    front(s, t.VIOLET, "150,262! 200,300 250,262! 330,300! 300,440! 100,440! 70,300!")
    with s.sheet(0.6, rim=0.7, inner=0.25):
        s.shape("172,270! 200,296 228,270! 224,440! 176,440!", GOLD.base)
        s.shape("204,294 228,270! 224,440! 204,440!", GOLD.shade)
        for y in (330, 376, 422):
            s.rect(195, y - 15, 10, 30, t.RED.base)
            s.rect(185, y - 5, 30, 10, t.RED.base)
    head(s, t.ROSY, "round", blush=0.6)
    eyes(s, t.ROSY, t.SNOW.base, "kind", "#4a6a9a")
    beard(s, t.SNOW, "long")
    hair(s, t.SNOW, "short")
    with s.sheet(1.1, cut=True):
        s.path(
            outline("134,140! 118,70 150,14 200,-34! 250,14 282,70 266,140! 232,128 168,128"), t.CREAM.light
        )
        s.shape("204,-36 256,14 290,70 270,144 232,128 206,126", t.CREAM.shade)
        s.stroke("200,-24 200,126", GOLD.base, 17)
        s.stroke("138,134 170,120 200,118 230,120 262,134", GOLD.base, 19)
        s.rect(194, 34, 12, 52, t.RED.base)
        s.rect(178, 50, 44, 12, t.RED.base)
        for x in (160, 200, 240):
            s.circle(x, 122, 7, "#3f7fc4" if x != 200 else t.RED.base)
    staff(s, 338, 70, width=14)
    with s.sheet(1.0, rim=0.8, inner=0.3):
        s.path("M338 90V24C338 -22 400 -14 392 26C386 52 352 44 358 22", "", GOLD.shade, 19)
        s.path("M337 88V24C337 -20 398 -12 390 26C385 48 354 42 359 24", "", GOLD.base, 12)
        s.circle(338, 92, 14, GOLD.base)
    sleeve(s, t.VIOLET, "400,480,108 396,410,92 372,350,70 346,312,54")
    fist(s, t.ROSY, 340, 292, k=1.1, flip=True)
    sleeve(s, t.VIOLET, "-10,480,108 0,410,90 30,340,66 56,290,50")
    palm(s, t.ROSY, 66, 244, k=1.25, turn=-6)
    return s


def pilgrim_guide() -> Paper:
    """A weathered wanderer with a shell on her hat, a gourd on her staff."""
    s = Paper(BOX)
    sky(s, "holy", 80, 90)
    with s.sheet(0.5, rim=0.4, inner=0.2):
        s.shape("-30,320! 60,280 150,310 260,270 340,300 430,270! 430,430! -30,430!", "#6a9a6a")
        s.shape("210,430! 240,340 280,300 300,286 308,292 300,340 330,430!", "#f0dca8")
    cloak(s, t.MUD)
    coat(s, t.MUD)
    front(s, t.GREEN, "158,270! 200,300 242,270! 256,440! 144,440!")
    with s.sheet(0.7, rim=0.5, inner=0.3):
        s.stroke("110,280 190,360 280,440", t.LEATHER.shade, 20)
    mane(s, t.BRUNET, 262, 60)
    head(s, t.TAN, "round", ears=False, blush=0.6)
    eyes(s, t.TAN, t.BRUNET.base, "kind", "#3f6a3a")
    mouth(s, "smile", "#b0503f")
    hair(s, t.BRUNET, "parted")
    brim_hat(s, t.LEATHER, t.LEATHER, wide=138, high=64, y=112)
    with s.sheet(0.7, rim=0.7, inner=0.3):
        s.shape("200,120! 168,106 162,74 180,54 200,50 220,54 238,74 232,106", "#fff4dc")
        for x in (-26, -13, 0, 13, 26):
            s.stroke(f"200,116 {200 + x},{62 + abs(x) * 0.5}", "#d49a78", 4)
        s.corners("186,112 214,112 208,126 192,126", "#e8c4a0")
    staff(s, 336, -30, width=15)
    _gourd(s)
    sleeve(s, t.MUD, "400,480,104 404,410,88 372,350,66 344,316,52")
    fist(s, t.TAN, 336, 298, k=1.1, flip=True)
    _pilgrims_lantern(s)
    sleeve(s, t.MUD, "20,480,100 -10,410,84 10,300,60 50,236,44")
    fist(s, t.TAN, 64, 216, k=1.0, turn=60)
    return s


def _gourd(s: Paper) -> None:
    with s.sheet(1.2, rim=0.6, inner=0.35):
        s.stroke("336,90 352,104 356,124", t.LEATHER.deep, 5)
        s.circle(356, 146, 24, t.AMBER.base)
        s.circle(358, 196, 34, t.AMBER.base)
        s.circle(366, 200, 26, t.AMBER.shade)
        s.circle(362, 148, 17, t.AMBER.shade)
        s.stroke("330,172 356,178 384,172", t.LEATHER.base, 7)


def _pilgrims_lantern(s: Paper) -> None:
    s.glow(66, 300, 110, "#ffe29a", 0.9)
    with s.sheet(1.2, rim=0.7, inner=0.3):
        s.corners("36,262 66,242 96,262", BRONZE.shade)
        s.rect(40, 262, 52, 74, "#fff2b4")
        s.shape("66,276 80,304 66,328 52,304", "#ffa23a")
        for x in (36, 62, 88):
            s.rect(x, 260, 8, 80, BRONZE.deep)
        s.rect(32, 334, 68, 14, BRONZE.base, r=4)
        s.ring(66, 232, 14, BRONZE.base, 6)


def oracle() -> Paper:
    """A blindfolded seer with raised hands over a smoking bowl."""
    s = Paper(BOX)
    sky(s, "holy", 200, 160)
    with s.sheet(0.3, rim=0.5, inner=0.1):
        s.circle(200, 172, 150, "#ffe08a")
        s.circle(228, 152, 128, "#dff1f6")
        for n in range(7):
            x, y = around(200, 168, 150, 24, -2.9 + n * 0.5)[0]
            s.poly(star(x, y, 17 if n % 2 else 11, 6 if n % 2 else 4, 5), "#fff0b8")
    for spine, tone in (
        ("96,480,90 58,390,68 36,250,50 44,164,40", 0),
        ("304,480,90 342,390,68 364,250,50 356,164,40", 1),
    ):
        sleeve(s, t.CREAM if tone == 0 else LINEN, spine)
    palm(s, t.BROWN, 46, 128, k=1.25, turn=-10)
    palm(s, t.BROWN, 354, 128, k=1.25, turn=10, flip=True)
    mane(s, t.VIOLET, 320, 78)
    coat(s, t.CREAM, fall=8)
    front(s, t.AZURE, "166,270! 200,300 234,270! 250,440! 150,440!")
    head(s, t.BROWN, "slim", ears=False, blush=0.2)
    mouth(s, "full", "#8a3a3c")
    with s.sheet(0, rim=0, inner=0):
        s.shape("190,170 203,170 206,186 213,200 204,207 190,206 183,200! 192,194", t.BROWN.shade, 0.85)
    hair(s, t.VIOLET, "parted")
    _blindfold(s)
    with s.sheet(0.7, rim=0.7, inner=0.2):
        for n in range(-6, 7):
            if n:
                with s.at(200 + 11.6 * n, 92 + abs(n) ** 2 * 1.5, 1.25, n * 13 + (70 if n > 0 else -70)):
                    s.corners("0,-20 9,-4 0,14 -9,-4", GOLD.base if n % 2 else GOLD.light)
        s.circle(200, 88, 9, t.RED.base, GOLD.shade, 3)
    _smoking_bowl(s)
    return s


def _blindfold(s: Paper) -> None:
    with s.sheet(0.6, cut=True):
        s.path(outline("136,150! 200,160 264,150! 266,184! 200,196 134,184!"), t.AZURE.base)
        s.shape("206,158 266,148! 268,186! 206,197", t.AZURE.shade)
        s.stroke("140,158 200,168 230,166", t.AZURE.light, 4)
        s.path("M182 178C190 168 210 168 218 178C210 186 190 186 182 178Z", "#fff4c8")
        s.circle(200, 178, 5, "#2a4a6a")


def _smoking_bowl(s: Paper) -> None:
    with s.sheet(1.2, rim=0.7, inner=0.3):
        for x, y, r, strength in ((196, 344, 15, 0.6), (216, 322, 20, 0.5), (194, 296, 13, 0.4)):
            s.circle(x, y, r, "#ffffff", alpha=strength)
        s.shape(
            "146,366! 254,366! 246,392 214,406 210,430! 238,448! 162,448! 190,430! 186,406 154,392", GOLD.base
        )
        s.shape("204,366! 254,366! 246,392 214,406 210,430! 238,448! 204,448!", GOLD.shade)
        s.ellipse(200, 366, 54, 12, GOLD.deep)
        s.ellipse(200, 366, 44, 8, "#7fd4e8")


FIGURES: tuple[Callable[[], Paper], ...] = (
    enchanter,
    abbess,
    gleaner,
    acolyte,
    bishop,
    pilgrim_guide,
    oracle,
)
