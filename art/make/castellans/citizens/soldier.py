"""The seven citizens of the soldier guild, one figure each; 400 x 400 with a bleed of 30."""

from __future__ import annotations

from collections.abc import Callable

from art.make.castellans.citizens import tones as t
from art.make.castellans.citizens.clothes import breastplate, buttons, cloak, coat, front
from art.make.castellans.citizens.hands import fist, sleeve, staff
from art.make.castellans.citizens.hats import cap, feather
from art.make.castellans.citizens.heads import beard, eyes, hair, head, mane, moustache, mouth, wrinkles
from art.make.castellans.citizens.skies import BOX, sky
from art.make.paper import BRONZE, GOLD, WOOD, Paper, mirrored, outline, turned
from art.make.shapes import star


def herald() -> Paper:
    """A herald in a tabard who blows a trumpet with a banner."""
    s = Paper(BOX)
    sky(s, "soldier", 90, 90)
    coat(s, t.NAVY)
    front(s, t.RED, "138,268! 170,262 200,284 230,262 262,268! 270,440! 130,440!")
    with s.sheet(0.4, rim=0.5, inner=0.2):
        s.corners("200,286 200,440 270,440 264,270 232,264", GOLD.base)
        s.poly(star(166, 366, 26, 11, 8), GOLD.light)
        s.poly(star(234, 366, 26, 11, 8), t.RED.base)
    head(s, t.PALE, "slim", blush=0.6)
    eyes(s, t.PALE, t.BLOND.shade, "wide", "#4a7a9a")
    mouth(s, "open")
    hair(s, t.BLOND, "bowl")
    cap(
        s,
        t.NAVY,
        "120,122! 128,88 168,62 230,58 276,82 288,118! 250,108 200,106 156,114",
        "226,56 280,84 292,120 250,110",
        "136,102 160,76 196,66 168,92",
    )
    feather(s, t.RED, 262, 92, 34, 1.05)
    with s.sheet(1.3, rim=0.8, inner=0.3, move=turned(196, 226, 1, -20)):
        s.corners("-6,-6 -170,-11 -210,-44 -210,44 -170,11 -6,6", GOLD.base)
        s.corners("-6,0 -170,0 -210,10 -210,44 -170,11 -6,6", GOLD.shade)
        s.ellipse(-210, 0, 12, 44, GOLD.light, GOLD.deep, 3)
        for x in (-40, -90, -140):
            s.rect(x, -11, 8, 22, GOLD.light)
    with s.sheet(1.0, rim=0.5, inner=0.3, cut=True):
        s.corners("152,252 60,286 66,390 92,368 116,384 138,354 166,364", t.RED.base)
        s.corners("110,266 60,286 66,390 92,368 116,384", t.RED.shade)
        s.poly(star(112, 320, 30, 12, 5), GOLD.light)
    sleeve(s, t.NAVY, "310,460,96 330,390,84 290,330,64 224,268,46")
    fist(s, t.PALE, 206, 246, k=1.05, turn=-60, flip=True)
    return s


def quartermaster() -> Paper:
    """A stout officer in a kettle hat with a ledger and keys."""
    s = Paper(BOX)
    sky(s, "soldier", 320, 100)
    coat(s, t.RED, wide=1.14)
    front(s, t.LEATHER, "144,280! 168,266 200,290 232,266 256,280! 276,440! 124,440!")
    with s.sheet(0.8, rim=0.6, inner=0.3):
        s.stroke("110,290 200,360 300,440", t.LEATHER.deep, 22)
        s.stroke("110,290 200,360 300,440", t.LEATHER.light, 4, 0.7)
    head(s, t.ROSY, "heavy", blush=0.6)
    eyes(s, t.ROSY, t.GINGER.shade, "stern")
    mouth(s, "stern")
    moustache(s, t.GINGER, 58)
    hair(s, t.GINGER, "short")
    with s.sheet(1.1, cut=True):
        s.path(
            outline("100,132 140,108 146,72 176,50 224,50 254,72 260,108 300,132 260,142 200,126 140,142"),
            t.STEEL.base,
        )
        s.shape("218,44 258,70 264,108 304,134 258,146 226,128", t.STEEL.shade)
        s.shape("150,104 158,72 182,56 172,80 170,108", t.STEEL.light)
        s.stroke("140,110 200,96 260,110", t.STEEL.deep, 5, 0.7)
    with s.sheet(1.3, rim=0.6, inner=0.3, move=turned(108, 330, 1, -8)):
        s.corners("-92,-62 0,-48 0,76 -92,60", t.CREAM.base)
        s.corners("0,-48 92,-62 92,60 0,76", t.CREAM.light)
        s.corners("-98,-58 -92,-62 -92,60 0,76 92,60 92,-62 98,-58 98,70 0,88 -98,70", t.RED.deep)
        for n in range(5):
            s.stroke(f"-78,{-40 + n * 20} -14,{-30 + n * 20}", t.MUD.shade, 5, 0.8)
            s.stroke(f"16,{-30 + n * 20} 78,{-40 + n * 20}", t.MUD.shade, 5, 0.8)
    sleeve(s, t.RED, "-10,460,90 10,420,80 30,392,60")
    fist(s, t.ROSY, 42, 382, k=1.0, turn=50)
    with s.sheet(1.0, rim=0.8, inner=0.2):
        s.ring(322, 272, 30, GOLD.base, 8)
        for x, turn in ((312, 14), (334, -14)):
            with s.at(x, 300, turn=turn):
                s.rect(-5, 0, 10, 66, GOLD.base, r=4)
                s.path("M5 44H20V54H5ZM5 58H16V66H5Z", GOLD.shade)
    sleeve(s, t.RED, "410,470,92 404,360,78 352,266,56")
    fist(s, t.ROSY, 338, 246, k=1.05, flip=True)
    return s


def sea_captain() -> Paper:
    """An old captain with a cocked hat, white beard and a spyglass."""
    s = Paper(BOX)
    sky(s, "soldier", 84, 100)
    _rigging(s)
    coat(s, t.NAVY, wide=1.08)
    front(s, t.CREAM, "166,264! 200,300 234,264! 228,440! 172,440!")
    buttons(s, GOLD.base, 152, 320, 4, 32)
    buttons(s, GOLD.base, 248, 320, 4, 32)
    _epaulette(s)
    head(s, t.ROSY, "square", blush=0.7)
    eyes(s, t.ROSY, t.SNOW.shade, "stern", "#3a6a8a")
    beard(s, t.SNOW, "full")
    hair(s, t.SNOW, "short")
    _cocked_hat(s)
    feather(s, t.RED, 248, 56, 30, 1.0)
    _spyglass(s)
    sleeve(s, t.NAVY, "30,470,100 20,410,86 44,340,64 70,296,52")
    fist(s, t.ROSY, 82, 276, k=1.1, turn=-20)
    return s


def _rigging(s: Paper) -> None:
    with s.sheet(0.5, rim=0.4, inner=0.2):
        s.rect(318, -30, 12, 460, t.LEATHER.shade)
        for x in (-60, -30, 30, 60):
            s.stroke(f"324,-20 {324 + x * 1.6},420", t.LEATHER.deep, 3, 0.8)
        for y in (80, 150, 220, 290):
            s.stroke(f"{324 - y * 0.26},{y} {324 + y * 0.26},{y}", t.LEATHER.deep, 3, 0.8)


def _epaulette(s: Paper) -> None:
    """The one on his left shoulder; his raised arm hides the other."""
    x = 316
    with s.sheet(1.0, rim=0.7, inner=0.3):
        s.shape(f"{x - 36},284 {x},272 {x + 36},290 {x + 30},308 {x - 34},302", GOLD.base)
        for n in range(6):
            s.stroke(f"{x - 30 + n * 12},304 {x - 31 + n * 12.4},330", GOLD.shade, 6)


def _cocked_hat(s: Paper) -> None:
    with s.sheet(1.1, cut=True):
        s.path(
            outline(
                "92,138 84,100 120,84 150,44 200,24 250,44 280,84 316,100 308,138! 270,122 236,112 "
                "200,122 164,112 130,122"
            ),
            t.NAVY.shade,
        )
        s.shape("210,24 260,50 290,88 326,100 310,142 262,120 226,112", t.NAVY.deep)
        s.stroke("94,134 130,118 164,108 200,118 236,108 270,118 306,134", GOLD.base, 9)
        s.stroke("124,86 152,48 196,30", t.NAVY.light, 5, 0.7)
    with s.sheet(0.7, rim=0.7, inner=0.2):
        s.circle(200, 74, 22, t.RED.base)
        s.circle(200, 74, 12, GOLD.base)
        s.poly(star(200, 74, 10, 4, 5), t.RED.shade)


def _spyglass(s: Paper) -> None:
    with s.sheet(1.3, rim=0.7, inner=0.3, move=turned(70, 250, 1, -34)):
        s.rect(-22, -130, 44, 80, GOLD.base, r=6)
        s.rect(0, -130, 22, 80, GOLD.shade, r=6)
        s.rect(-17, -56, 34, 78, t.LEATHER.base)
        s.rect(-12, 16, 24, 70, GOLD.base, r=4)
        s.rect(-24, -138, 48, 14, GOLD.light, r=4)


def marshal() -> Paper:
    """A grey commander in full plate with a gilt circlet and a baton."""
    s = Paper(BOX)
    sky(s, "soldier", 200, 110)
    cloak(s, t.RED)
    mane(s, t.GREY, 276, 68)
    coat(s, t.RED)
    breastplate(s, t.STEEL)
    with s.sheet(0.6, rim=0.7, inner=0.2):
        s.path("M200 318L216 350L252 354L226 378L232 414L200 398L168 414L174 378L148 354L184 350Z", GOLD.base)
        s.path("M200 318L216 350L252 354L226 378L232 414L200 398Z", GOLD.shade)
    head(s, t.TAN, "square", blush=0.3)
    eyes(s, t.TAN, t.GREY.shade, "stern", "#4a5a6a")
    wrinkles(s, t.TAN)
    beard(s, t.GREY, "short")
    with s.sheet(0, rim=0, inner=0):
        s.stroke("222,130 232,160 230,200", "#b0584a", 4.4)
    hair(s, t.GREY, "parted")
    with s.sheet(0.5, rim=0.4, inner=0.3, cut=True):
        s.path(outline("138,132! 142,92 168,66 200,60 232,66 258,92 262,132! 200,116"), t.RED.base)
        s.shape("206,58 236,66 262,92 266,134 222,120", t.RED.shade)
        s.shape("146,112 156,84 180,70 170,96", t.RED.light, 0.7)
    with s.sheet(0.9, rim=0.8, inner=0.3):
        s.path(
            "M134 132L124 64L154 92L170 52L200 86L230 52L246 92L276 64L266 132C230 112 170 112 134 132Z",
            GOLD.base,
        )
        s.path("M200 86L230 52L246 92L276 64L266 132C246 120 222 117 200 117Z", GOLD.shade)
        for x, y in ((160, 112), (200, 106), (240, 112)):
            s.circle(x, y, 8, t.RED.base if x == 200 else "#3f7fc4")
    with s.sheet(1.3, rim=0.7, inner=0.3, move=turned(66, 250, 1, -18)):
        s.rect(-15, -140, 30, 220, t.RED.base, r=8)
        s.rect(2, -140, 13, 220, t.RED.shade, r=6)
        for y in (-146, 66):
            s.rect(-20, y, 40, 22, GOLD.base, r=6)
        for y in (-96, -46, 6):
            s.poly(star(0, y, 11, 5, 5), GOLD.light)
    sleeve(s, t.STEEL, "20,470,100 6,400,88 34,330,68 60,290,56")
    fist(s, t.STEEL, 72, 272, k=1.2, turn=-14)
    return s


def paymaster() -> Paper:
    """A stern grey lady in a steel gorget who counts coins from a chest."""
    s = Paper(BOX)
    sky(s, "soldier", 84, 96)
    coat(s, t.NAVY)
    with s.sheet(0.8, cut=True):
        s.path(mirrored("200,252 160,252 128,276 150,316 200,336! 200,336!"), t.STEEL.base)
        s.shape("206,250 276,276 250,320 206,340", t.STEEL.shade)
        s.stroke("140,286 168,314 200,324", t.STEEL.light, 5)
    head(s, t.PALE, "slim", blush=0.35)
    eyes(s, t.PALE, t.GREY.shade, "stern", "#4a5a7a")
    mouth(s, "full", "#a4383c")
    wrinkles(s, t.PALE)
    hair(s, t.GREY, "bun")
    with s.sheet(0.4, rim=0.5, inner=0):
        s.circle(225, 171, 22, "#e8f4ff", GOLD.shade, 5, alpha=0.35)
        s.stroke("246,178 262,230 256,300", GOLD.shade, 3)
    _chest_of_coins(s)
    sleeve(s, t.NAVY, "400,470,104 400,400,88 370,330,66 342,290,50")
    _coin(s)
    fist(s, t.PALE, 334, 268, k=1.05, flip=True)
    return s


def _chest_of_coins(s: Paper) -> None:
    with s.sheet(1.3, rim=0.6, inner=0.4):
        s.corners("40,392 60,338 300,338 320,392", "#2a160e")
        s.shape("56,384 72,354 110,340 150,348 190,336 230,348 270,342 296,362 310,390!", GOLD.shade)
        for x, y in (
            (80, 372),
            (112, 358),
            (146, 370),
            (178, 354),
            (212, 366),
            (246, 356),
            (278, 374),
            (100, 384),
            (162, 384),
            (230, 384),
        ):
            s.ellipse(x, y, 20, 11, GOLD.base, GOLD.deep, 2.4)
            s.ellipse(x - 4, y - 3, 11, 4.4, GOLD.light)
    with s.sheet(1.2, rim=0.6, inner=0.3):
        s.rect(30, 390, 300, 60, WOOD.base)
        s.rect(30, 390, 300, 16, WOOD.light)
        for x in (60, 270):
            s.rect(x, 390, 26, 60, t.STEEL.shade)


def _coin(s: Paper) -> None:
    with s.sheet(1.0, rim=0.7, inner=0.2):
        s.circle(322, 224, 34, GOLD.shade)
        s.circle(320, 222, 32, GOLD.base)
        s.circle(320, 222, 24, "", GOLD.shade, 4)
        s.path("M306 232L302 212L312 220L320 206L328 220L338 212L334 232Z", GOLD.shade)


def lieutenant() -> Paper:
    """A young officer in a plumed helmet with a halberd."""
    s = Paper(BOX)
    sky(s, "soldier", 90, 120)
    staff(s, 330, -30)
    _halberd(s)
    coat(s, t.RED)
    breastplate(s, t.STEEL, BRONZE)
    head(s, t.BROWN, "square", blush=0.3)
    eyes(s, t.BROWN, t.BLACK.base, "calm")
    mouth(s, "smile", "#8a4a3c")
    _plumed_helmet(s)
    sleeve(s, t.RED, "400,470,100 398,400,86 366,340,66 340,306,52")
    fist(s, t.STEEL, 332, 288, k=1.15, flip=True)
    return s


def _halberd(s: Paper) -> None:
    with s.sheet(1.1, rim=0.8, inner=0.3):
        s.corners("324,-10 330,-60 336,-10 336,120 324,120", t.STEEL.light)
        s.shape("336,20! 372,6 398,30! 402,66 384,100! 356,84 336,86!", t.STEEL.base)
        s.stroke("396,32 400,66 384,96", t.STEEL.light, 6)
        s.corners("324,30 280,52 324,70", t.STEEL.shade)


def _plumed_helmet(s: Paper) -> None:
    with s.sheet(1.0, cut=True):
        s.path(
            outline(
                "136,196! 130,120 152,78 200,62 248,78 270,120 264,196! 252,204 250,150! 226,136 200,134 "
                "174,136 150,150! 148,204"
            ),
            t.STEEL.base,
        )
        s.shape("214,58 260,76 280,120 268,206 250,206 250,146 226,130", t.STEEL.shade)
        s.shape("140,150 142,112 164,82 186,72 166,104 154,146", t.STEEL.light, 0.9)
        s.stroke("144,148 174,130 200,127 226,130 256,148", BRONZE.base, 10)
        s.stroke("200,66 200,126", BRONZE.base, 9)
    with s.sheet(1.1, cut=True):
        s.path(
            outline(
                "192,70! 168,60 138,22 150,-16 196,-30 246,-14 282,30 298,92 290,140! 276,108 254,78 "
                "226,66 206,72!"
            ),
            t.RED.base,
        )
        s.shape("214,-34 260,-10 292,36 306,150 286,136 262,74", t.RED.shade)
        for line in ("160,10 176,44", "190,-14 198,40", "226,-8 224,44", "258,20 244,58", "280,60 262,82"):
            s.stroke(line, t.RED.deep, 4, 0.5)


def standard_bearer() -> Paper:
    """A woman with a braid who holds a great banner."""
    s = Paper(BOX)
    sky(s, "soldier", 70, 90)
    with s.sheet(1.0, rim=0.6, inner=0.4, cut=True):
        s.path(outline("292,-24! 330,-10 372,-34 430,-10! 430,190! 380,168 336,196 292,176!"), t.RED.base)
        s.shape("340,-40 380,-20 396,190 336,200 356,90", t.RED.shade)
        s.stroke("300,-6 336,8 380,-14 430,6", GOLD.base, 9)
        s.stroke("300,160 336,180 380,152 430,174", GOLD.base, 9)
        s.path("M328 108L318 54L344 76L362 40L380 76L408 54L398 108Z", GOLD.base)
        s.rect(328, 114, 70, 10, GOLD.base)
    staff(s, 288, -30)
    with s.sheet(0.8, rim=0.8, inner=0.2):
        s.corners("276,-8 288,-48 300,-8 288,8", GOLD.base)
    coat(s, t.NAVY)
    breastplate(s, t.STEEL)
    head(s, t.PALE, "slim", ears=False, blush=0.6)
    eyes(s, t.PALE, t.BLOND.shade, "calm", "#3f7a9a")
    mouth(s, "full", "#c44f48")
    hair(s, t.BLOND, "parted")
    with s.sheet(0.9, rim=0.5, inner=0.35):
        for n in range(7):
            x, y = 136 - n * 3 + (n % 2) * 3, 186 + n * 29
            s.shape(
                f"{x - 20},{y} {x},{y - 18} {x + 20},{y} {x + 12},{y + 20} {x - 12},{y + 20}",
                t.BLOND.base if n % 2 == 0 else t.BLOND.shade,
            )
        s.rect(102, 378, 34, 14, t.RED.base, r=5)
    with s.sheet(0.6, rim=0.8, inner=0.2):
        s.stroke("142,128 170,116 200,112 230,116 260,130", GOLD.base, 10)
        s.circle(200, 112, 10, t.RED.base, GOLD.shade, 3)
    sleeve(s, t.NAVY, "390,470,104 384,400,88 340,340,66 300,300,50")
    fist(s, t.PALE, 292, 280, k=1.1, flip=True)
    return s


FIGURES: tuple[Callable[[], Paper], ...] = (
    herald,
    quartermaster,
    sea_captain,
    marshal,
    paymaster,
    lieutenant,
    standard_bearer,
)
