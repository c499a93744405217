"""The seven citizens of the shadow guild, one figure each; 400 x 400 with a bleed of 30."""

from __future__ import annotations

from collections.abc import Callable

from art.make.castellans.citizens import tones as t
from art.make.castellans.citizens.clothes import buttons, cloak, coat, collar, front, scarf
from art.make.castellans.citizens.hands import fist, sleeve
from art.make.castellans.citizens.hats import brim_hat, cap, feather, hood
from art.make.castellans.citizens.heads import beard, eyes, hair, head, mane, moustache, mouth, wrinkles
from art.make.castellans.citizens.skies import BOX, sky
from art.make.paper import GOLD, WOOD, Paper, mirrored, outline, turned
from art.make.shapes import star


def moneychanger() -> Paper:
    """A man in a turban with spectacles who weighs coins."""
    s = Paper(BOX)
    sky(s, "shadow", 330, 90)
    coat(s, t.VIOLET, wide=1.06)
    front(s, t.AMBER, "150,270! 176,264 200,300 224,264 250,270! 240,440! 160,440!")
    buttons(s, GOLD.light, 200, 330, 3)
    head(s, t.BROWN, "slim", blush=0.2)
    eyes(s, t.BROWN, t.BLACK.base, "sly")
    mouth(s, "smile")
    beard(s, t.BLACK, "goatee")
    with s.sheet(0.4, rim=0.5, inner=0):
        for x in (169, 225):
            s.circle(x, 170, 21, "#fff8d8", GOLD.shade, 5, alpha=0.28)
        s.stroke("190,168 198,163 205,168", GOLD.shade, 5)
    with s.sheet(1.1, cut=True):
        s.path(
            outline("128,140 116,104 138,66 186,44 232,48 272,78 284,112 272,142! 240,122 200,116 160,124"),
            t.RED.base,
        )
        s.shape("222,46 290,90 280,146 240,124", t.RED.shade)
        s.stroke("126,130 170,84 244,62", t.RED.light, 10, 0.8)
        s.stroke("140,138 190,100 270,88", t.RED.deep, 6, 0.5)
        s.stroke("176,126 220,112 280,118", t.RED.light, 7, 0.6)
    with s.sheet(0.6, rim=0.7, inner=0.2):
        s.shape("200,52 214,74 200,98 186,74", GOLD.base)
        s.circle(200, 76, 8, "#b04cb8")
    with s.sheet(1.3, rim=0.7, inner=0.2):
        s.rect(64, 158, 8, 120, GOLD.shade)
        s.stroke("0,186 68,166 136,186", GOLD.base, 8)
        for x in (4, 132):
            s.stroke(f"{x},184 {x - 26},244", GOLD.shade, 3)
            s.stroke(f"{x},184 {x + 26},244", GOLD.shade, 3)
            s.shape(f"{x - 32},242! {x + 32},242! {x + 18},264 {x},270 {x - 18},264", GOLD.base)
        for x, y in ((-6, 238), (10, 238), (2, 230), (126, 238), (140, 237)):
            s.ellipse(x, y, 10, 5, GOLD.light, GOLD.deep, 1.6)
    sleeve(s, t.VIOLET, "30,460,92 24,400,82 44,340,62 62,306,50")
    fist(s, t.BROWN, 68, 286, k=1.05)
    return s


def smuggler() -> Paper:
    """A masked man under a feathered hat with a shaded lantern."""
    s = Paper(BOX)
    sky(s, "shadow", 318, 84)
    cloak(s, t.NIGHT)
    coat(s, t.VIOLET)
    collar(s, t.NIGHT)
    head(s, t.TAN, "square", blush=0.2)
    eyes(s, t.TAN, t.BLACK.deep, "sly", "#2a4a3a")
    mouth(s, "grin")
    beard(s, t.BLACK, "goatee")
    _mask(s)
    brim_hat(s, t.NIGHT, t.RED, wide=136, high=88, y=116)
    feather(s, t.TEAL, 262, 104, 52, 1.25)
    _lantern(s)
    sleeve(s, t.VIOLET, "20,470,100 0,400,84 10,300,62 50,214,46")
    fist(s, t.TAN, 72, 192, k=1.05, turn=70)
    _crate(s)
    return s


def _mask(s: Paper) -> None:
    with s.sheet(0.5, rim=0.5, inner=0.2):
        s.path(
            outline(
                "138,150! 170,146 198,158 228,146 262,150! 260,176 240,190 216,186 198,176 182,186 "
                "158,190 142,176"
            )
            + "M156 168C164 160 178 162 184 170C176 178 162 178 156 168ZM240 168C232 160 218 162 212 "
            "170C220 178 234 178 240 168Z",
            t.BLACK.shade,
            evenodd=True,
        )


def _lantern(s: Paper) -> None:
    s.glow(74, 268, 130, "#ffd27a", 1.0)
    with s.sheet(1.2, rim=0.7, inner=0.3):
        s.stroke("56,214 74,190 92,214", t.MUD.deep, 7)
        s.corners("40,222 74,204 108,222", t.MUD.base)
        s.rect(44, 222, 60, 84, "#fff2b0")
        s.shape("74,236 88,262 84,290 74,298 64,290 60,262", "#ff9a3a")
        s.shape("74,260 80,276 74,294 68,276", "#fff6d0")
        for x in (40, 70, 100):
            s.rect(x, 220, 8, 90, t.MUD.deep)
        s.rect(36, 304, 76, 16, t.MUD.base, r=4)


def _crate(s: Paper) -> None:
    with s.sheet(1.1, rim=0.5, inner=0.3):
        s.rect(274, 340, 150, 110, WOOD.base)
        s.rect(274, 340, 150, 20, WOOD.light)
        s.rect(290, 360, 14, 90, WOOD.shade)
        s.rect(370, 360, 14, 90, WOOD.shade)


def cutpurse() -> Paper:
    """A grinning youth in a patched hood with a stolen purse and a knife."""
    s = Paper(BOX)
    sky(s, "shadow", 80, 80)
    coat(s, t.MUD, wide=0.94)
    head(s, t.PALE, "slim", ears=False, blush=0.5)
    eyes(s, t.PALE, t.GINGER.shade, "sly", "#3a6a3a")
    mouth(s, "grin")
    hair(s, t.GINGER, "fringe")
    hood(s, t.GREEN)
    with s.sheet(0.4, rim=0.5, inner=0.2, move=turned(268, 120, 1, 20)):
        s.rect(-18, -18, 36, 36, t.AMBER.base)
        s.path("M-22 -10H-12M12 -10H22M-22 8H-12M12 8H22M-8 -22V-12M8 12V22", "", t.CREAM.light, 4)
    with s.sheet(1.3, rim=0.6, inner=0.4, cut=True):
        s.path(outline("84,222! 52,240 24,290 26,330 60,352 112,350 140,326 138,284 112,240"), t.LEATHER.base)
        s.shape("100,216 150,280 146,340 70,360 116,310", t.LEATHER.shade)
        s.shape("40,300 60,256 80,240 66,290 60,330", t.LEATHER.light, 0.8)
    with s.sheet(0.9, rim=0.6, inner=0.3):
        s.shape("64,226 54,196 76,206 86,188 98,206 118,196 108,226", t.LEATHER.base)
        s.stroke("62,228 86,236 110,226", GOLD.base, 8)
        for x, y in ((40, 372), (66, 380), (22, 356)):
            s.ellipse(x, y, 15, 11, GOLD.base, GOLD.deep, 3)
            s.ellipse(x - 3, y - 3, 8, 4, GOLD.light)
    sleeve(s, t.MUD, "100,470,84 130,420,74 130,300,56 104,232,46")
    fist(s, t.PALE, 92, 208, k=1.05, turn=70)
    with s.sheet(1.2, rim=0.8, inner=0.25, move=turned(330, 296, 1, 18)):
        s.corners("-14,-30 -14,-120 0,-156 14,-120 14,-30", t.STEEL.base)
        s.corners("0,-156 14,-120 14,-30 0,-30", t.STEEL.shade)
        s.rect(-28, -34, 56, 14, GOLD.shade, r=5)
        s.rect(-10, -22, 20, 60, t.LEATHER.shade, r=5)
    sleeve(s, t.MUD, "400,480,92 408,410,80 376,352,60 344,318,48")
    fist(s, t.PALE, 334, 306, k=1.1, flip=True)
    return s


def spy() -> Paper:
    """A masked lady behind a fan, a key at her ear."""
    s = Paper(BOX)
    sky(s, "shadow", 320, 80)
    mane(s, t.BLACK, 280, 66)
    coat(s, t.TEAL, fall=14)
    with s.sheet(0.6, cut=True):
        s.path(mirrored("200,290! 150,272 128,276 160,320 200,348!"), t.PALE.base)
        s.shape("206,280 280,270 240,322 206,350", t.PALE.shade)
    head(s, t.PALE, "slim", ears=False, blush=0.4)
    eyes(s, t.PALE, t.BLACK.deep, "sly", "#2f7a5a")
    mouth(s, "full", "#b02a44")
    _gilt_mask(s)
    feather(s, t.VIOLET, 262, 146, 30, 0.9)
    feather(s, t.TEAL, 258, 150, 62, 0.8)
    hair(s, t.BLACK, "bun")
    _fan(s)
    sleeve(s, t.TEAL, "40,480,88 50,440,76 76,414,58")
    fist(s, t.PALE, 96, 392, k=1.0)
    _key(s)
    sleeve(s, t.TEAL, "400,480,90 404,420,76 372,350,56 346,310,44")
    fist(s, t.PALE, 336, 288, k=1.0, flip=True)
    return s


def _gilt_mask(s: Paper) -> None:
    with s.sheet(0.6, rim=0.6, inner=0.2):
        s.path(
            outline(
                "128,144! 160,138 198,154 236,138 272,140! 268,178 244,196 214,186 198,176 184,188 "
                "156,196 138,180"
            )
            + "M154 168C162 158 180 160 186 170C178 180 162 180 154 168ZM242 168C234 158 216 160 210 "
            "170C218 180 234 180 242 168Z",
            GOLD.base,
            evenodd=True,
        )
        s.path(
            outline("198,154 236,138 272,140! 268,178 244,196 214,186 198,176")
            + "M242 168C234 158 216 160 210 170C218 180 234 180 242 168Z",
            GOLD.shade,
            evenodd=True,
        )


def _fan(s: Paper) -> None:
    with s.sheet(1.3, rim=0.6, inner=0.3):
        for n in range(9):
            with s.at(96, 382, turn=-62 + n * 15.5):
                tone = t.RED.base if n % 2 else t.RED.shade
                s.corners("-5,-30 -27,-196 0,-208 27,-196 5,-30", tone)
                s.corners("-24,-176 -27,-196 0,-208 27,-196 24,-176 0,-186", GOLD.base)
                s.line(0, -30, 0, -186, t.RED.deep, 3)
        s.circle(96, 374, 12, GOLD.shade)


def _key(s: Paper) -> None:
    with s.sheet(1.0, rim=0.8, inner=0.2, move=turned(336, 250, 1, 20)):
        s.ring(0, -44, 22, GOLD.base, 9)
        s.rect(-5, -22, 10, 96, GOLD.base)
        s.path("M5 50H28V64H5ZM5 32H20V44H5Z", GOLD.shade)


def fence() -> Paper:
    """A sleek dealer in a fez who opens his coat full of trinkets."""
    s = Paper(BOX)
    sky(s, "shadow", 84, 80)
    coat(s, t.NIGHT, wide=1.14)
    front(s, t.CREAM, "164,262! 200,286 236,262! 250,440! 150,440!")
    with s.sheet(1.0, rim=0.6, inner=0.4):
        s.shape("150,268! 96,290 20,330 -24,440! 126,440! 150,350", t.RED.base)
        s.shape("250,268! 304,290 380,330 424,440! 274,440! 250,350", t.RED.shade)
    with s.sheet(0.6, rim=0.8, inner=0.2):
        for x, y in ((66, 350), (110, 330), (310, 336), (352, 372)):
            s.circle(x, y, 18, GOLD.base, GOLD.shade, 5)
            s.circle(x, y, 6, GOLD.light)
            s.stroke(f"{x},{y - 18} {x},{y - 34}", GOLD.shade, 4)
        for x, y in ((90, 396), (326, 412)):
            s.stroke(f"{x - 26},{y - 16} {x},{y + 12} {x + 26},{y - 16}", "#fffaf0", 9)
            s.circle(x, y + 12, 10, "#4fb06a")
        s.corners("40,400 54,380 68,400 54,424", "#b04cb8")
        s.corners("286,380 298,364 310,380 298,400", "#3f9fd4")
    head(s, t.TAN, "heavy", blush=0.5)
    eyes(s, t.TAN, t.BLACK.deep, "sly")
    mouth(s, "grin")
    moustache(s, t.BLACK, 40)
    hair(s, t.BLACK, "short")
    with s.sheet(0.5, rim=0.6, inner=0):
        s.circle(225, 170, 23, "#e8f4ff", GOLD.base, 6, alpha=0.35)
        s.stroke("246,180 258,226 250,268", GOLD.base, 3)
    with s.sheet(1.1, cut=True):
        s.path("M142 118L158 32C180 22 224 22 246 32L260 118C230 134 172 134 142 118Z", t.RED.base)
        s.path("M214 24C230 26 240 28 246 32L262 120C246 128 230 132 222 132Z", t.RED.shade)
        s.stroke("152,108 168,40", t.RED.light, 7)
    with s.sheet(0.6, rim=0.6, inner=0.2):
        s.stroke("202,28 262,44 282,100", GOLD.base, 5)
        s.corners("274,98 292,98 298,140 268,140", GOLD.shade)
    fist(s, t.TAN, 44, 318, k=1.05, turn=30)
    fist(s, t.TAN, 358, 318, k=1.05, turn=-30, flip=True)
    return s


def forger() -> Paper:
    """An old counterfeiter with a lens on his brow, quill and die."""
    s = Paper(BOX)
    sky(s, "shadow", 320, 90)
    coat(s, t.MUD, wide=0.98, fall=8)
    collar(s, t.CREAM)
    head(s, t.ROSY, "slim", blush=0.4)
    eyes(s, t.ROSY, t.SNOW.shade, "sly", "#5a6a3a")
    mouth(s, "smile")
    wrinkles(s, t.ROSY)
    beard(s, t.SNOW, "goatee")
    _curls(s)
    _lens(s)
    _parchment(s)
    feather(s, t.AZURE, 128, 356, -22, 1.25)
    sleeve(s, t.MUD, "10,470,96 20,420,82 70,384,60 104,372,46")
    fist(s, t.ROSY, 122, 362, k=0.95, turn=40)
    sleeve(s, t.MUD, "400,470,96 400,400,80 366,330,60 338,290,46")
    _forged_die(s)
    fist(s, t.ROSY, 330, 266, k=1.05, flip=True)
    return s


def _curls(s: Paper) -> None:
    with s.sheet(0.7, rim=0.5, inner=0.3):
        for x, y, r in (
            (136, 142, 22),
            (130, 172, 18),
            (262, 142, 22),
            (270, 172, 18),
            (144, 114, 18),
            (256, 114, 18),
        ):
            s.circle(x, y, r, t.SNOW.base if x < 200 else t.SNOW.shade)


def _lens(s: Paper) -> None:
    with s.sheet(0.6, rim=0.6, inner=0.2):
        s.stroke("138,136 180,118 226,122 264,138", t.LEATHER.shade, 12)
        s.circle(224, 168, 32, t.LEATHER.deep)
        s.circle(224, 168, 25, "#9fe0ea", GOLD.base, 6)
        s.circle(222, 168, 11, "#2a3a2a")
        s.shape("208,156 222,148 232,150 214,166", "#ffffff", 0.8)


def _parchment(s: Paper) -> None:
    with s.sheet(1.2, rim=0.6, inner=0.35):
        s.corners("96,372 330,352 352,440 90,440", t.CREAM.light)
        s.corners("240,360 330,352 352,440 250,440", t.CREAM.shade)
        for n in range(3):
            s.stroke(f"126,{390 + n * 18} 220,{382 + n * 18}", t.NIGHT.base, 4)
        s.circle(300, 398, 20, t.RED.base)
        s.poly(star(300, 398, 13, 5.4, 5), t.RED.light)


def _forged_die(s: Paper) -> None:
    with s.sheet(1.2, rim=0.7, inner=0.3, move=turned(322, 216, 1.05, 12)):
        s.rect(-36, -36, 72, 72, "#fff8e4", r=12)
        s.corners("24,-34 36,-24 36,24 24,34", "#cdb58a")
        s.rect(-36, 26, 72, 10, "#cdb58a", r=5)
        s.circle(0, 0, 25, t.AMBER.base)
        s.path("M-14 10L-17 -10L-7 -2L0 -15L7 -2L17 -10L14 10Z", "#6f4a06")


def pilot() -> Paper:
    """An old sailor in yellow oilskin with a pipe, a light in the mist behind."""
    s = Paper(BOX)
    sky(s, "shadow", 90, 60)
    _light_in_the_mist(s)
    coat(s, t.AMBER)
    buttons(s, t.MUD.deep, 184, 312, 4, 36)
    buttons(s, t.MUD.deep, 222, 312, 4, 36)
    scarf(s, t.NAVY)
    head(s, t.TAN, "square", blush=0.5)
    eyes(s, t.TAN, t.SNOW.base, "kind", "#3a6a8a")
    wrinkles(s, t.TAN)
    hair(s, t.SNOW, "short")
    beard(s, t.SNOW, "short")
    _pipe(s)
    _souwester(s)
    _lead(s)
    sleeve(s, t.AMBER, "14,480,104 -14,390,90 6,314,70 46,262,54")
    fist(s, t.TAN, 62, 238, k=1.15)
    return s


def _light_in_the_mist(s: Paper) -> None:
    with s.sheet(0.5, rim=0.5, inner=0.2):
        s.corners("306,330 318,166 346,166 358,330", "#e9e0f4")
        s.corners("334,166 346,166 358,330 340,330", "#a898c8")
        s.corners("313,230 351,230 354,262 310,262", t.RED.base)
        s.rect(314, 140, 36, 26, "#fff0a0")
        s.corners("308,140 332,112 356,140", t.RED.shade)
    s.glow(332, 150, 120, "#fff0a0", 1.0)
    with s.sheet(0, rim=0, inner=0):
        for x, y in ((40, 290), (330, 320), (150, 340), (400, 270)):
            s.ellipse(x, y, 150, 22, "#e4dcf4", alpha=0.5)


def _pipe(s: Paper) -> None:
    with s.sheet(0.8, rim=0.6, inner=0.2):
        s.stroke("216,222 250,228 284,218", t.CREAM.shade, 6)
        s.shape("272,188! 300,188! 298,214 288,224 276,214", t.CREAM.base)
        s.shape("286,188! 300,188! 298,214 288,224", t.CREAM.shade)
        s.ellipse(286, 188, 14, 5, "#ff9a4a")
        s.circle(300, 166, 10, "#ffffff", alpha=0.45)
        s.circle(316, 144, 14, "#ffffff", alpha=0.32)


def _souwester(s: Paper) -> None:
    cap(
        s,
        t.AMBER,
        "118,134! 128,84 160,50 206,40 246,54 272,90 290,126 330,168! 300,178 262,150! 232,128 196,120 "
        "158,122",
        "214,36 256,56 296,120 336,172 296,182 256,146 226,120",
        "132,118 144,84 172,58 160,96 150,122",
    )
    with s.sheet(0.5, rim=0.5, inner=0.2):
        s.stroke("120,130 158,116 198,114 236,122 268,146 304,172", t.AMBER.shade, 7)


def _lead(s: Paper) -> None:
    """A coil of rope and the lead that sounds the depth."""
    with s.sheet(1.2, rim=0.6, inner=0.35):
        s.stroke("92,288 100,322 94,346", t.MUD.base, 8)
        for r in (54, 44, 34):
            s.ring(74, 250, r, t.MUD.light if r == 44 else t.MUD.base, 9)
        s.ring(94, 344, 8, t.STEEL.shade, 5)
        s.shape("86,350! 102,350! 112,392 108,406 80,406 76,392", t.STEEL.shade)
        s.shape("86,350! 94,350! 92,406 80,406 76,392", t.STEEL.light)


FIGURES: tuple[Callable[[], Paper], ...] = (moneychanger, smuggler, cutpurse, spy, fence, forger, pilot)
