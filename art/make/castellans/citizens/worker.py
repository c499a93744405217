"""The seven citizens of the worker guild, one figure each; 400 x 400 with a bleed of 30."""

from __future__ import annotations

from collections.abc import Callable

from art.make.castellans.citizens import tones as t
from art.make.castellans.citizens.clothes import buttons, coat, front, scarf
from art.make.castellans.citizens.hands import fist, sleeve
from art.make.castellans.citizens.hats import brim_hat, cap
from art.make.castellans.citizens.heads import beard, eyes, hair, head, moustache, mouth
from art.make.castellans.citizens.skies import BOX, sky
from art.make.paper import EMBER, LINEN, WOOD, Paper, outline, turned
from art.make.shapes import star


def woodwright() -> Paper:
    """A broad joiner with a frame saw and a square."""
    s = Paper(BOX)
    sky(s, "worker", 330, 90)
    coat(s, t.GREEN, wide=1.1)
    front(s, t.LEATHER, "140,290! 162,268 176,300 224,300 238,268 260,290! 282,380 284,440! 116,440! 118,380")
    head(s, t.ROSY, "heavy", blush=0.5)
    eyes(s, t.ROSY, t.BRUNET.base, "kind")
    beard(s, t.BRUNET, "full")
    hair(s, t.BRUNET, "short")
    cap(
        s,
        t.RED,
        "132,126! 134,92 160,66 204,58 246,68 272,98 282,124! 260,132 220,118 180,118 146,132",
        "218,60 256,74 286,126 262,134 240,120",
        "144,110 160,80 186,66 172,92",
    )
    with s.sheet(1.1, rim=0.6, inner=0.3, move=turned(74, 210, 1, -14)):
        s.rect(-10, -130, 14, 250, WOOD.base, r=4)
        s.rect(62, -130, 14, 250, WOOD.shade, r=4)
        s.rect(-10, -20, 86, 13, WOOD.base)
        s.rect(-4, 92, 74, 24, t.STEEL.base)
        s.path("M-4 116" + "".join("l5 9l5 -9" for _ in range(7)) + "Z", t.STEEL.light)
        s.stroke("-4,-112 70,-112", LINEN.base, 5)
    sleeve(s, t.GREEN, "40,450,92 36,390,82 60,336,64 78,300,54")
    fist(s, t.ROSY, 84, 282, k=1.15)
    return s


def stonecutter() -> Paper:
    """A sturdy woman with a kerchief who drives a chisel into a block."""
    s = Paper(BOX)
    sky(s, "worker", 70, 110)
    coat(s, t.MUD, wide=1.02)
    scarf(s, t.RED)
    head(s, t.BROWN, "round", ears=False, blush=0.4)
    eyes(s, t.BROWN, t.BLACK.base, "stern")
    mouth(s, "calm", "#a4503f")
    hair(s, t.BLACK, "short")
    cap(
        s,
        t.STEEL,
        "136,142! 130,104 152,74 198,62 246,74 270,106 264,142! 244,122 200,112 156,122",
        "212,62 256,78 274,108 266,144 246,124 220,114",
        "144,116 160,84 186,72 166,104",
    )
    with s.sheet(0.7, rim=0.5, inner=0.3):
        s.corners("256,116 304,150 286,164 260,142", t.STEEL.shade)
    with s.sheet(1.3, rim=0.6, inner=0.4):
        s.corners("-30,350 40,318 178,318 178,440 -30,440", t.STEEL.base)
        s.corners("-30,350 40,318 178,318 118,352", t.STEEL.light)
        s.corners("118,352 178,318 178,440 118,440", t.STEEL.shade)
        for line in ("10,380 34,392 28,420", "70,376 92,386", "120,352 134,376 126,396"):
            s.stroke(line, t.STEEL.deep, 4, 0.7)
    with s.sheet(1.0, rim=0.7, inner=0.2, move=turned(128, 294, 1, 62)):
        s.rect(-6, -44, 12, 136, t.STEEL.base)
        s.rect(1, -44, 5, 136, t.STEEL.shade)
        s.corners("-6,92 6,92 11,112 -11,112", t.STEEL.light)
        s.rect(-11, -60, 22, 22, WOOD.base, r=5)
    sleeve(s, t.MUD, "110,450,80 96,380,70 108,330,56 124,306,48")
    fist(s, t.BROWN, 132, 286, k=1.0, turn=62)
    with s.sheet(1.2, rim=0.6, inner=0.3, move=turned(352, 214, 1, -22)):
        s.rect(-9, -60, 18, 140, WOOD.base, r=5)
        s.rect(-52, -104, 104, 60, t.MUD.base, r=12)
        s.rect(-52, -74, 104, 30, t.MUD.shade, r=12)
        s.rect(-46, -98, 30, 12, t.MUD.light, r=6)
    sleeve(s, t.MUD, "380,460,96 400,390,84 388,330,66 374,288,54")
    fist(s, t.BROWN, 368, 264, k=1.15, flip=True)
    return s


def miller() -> Paper:
    """A floury man with a sack on his shoulder, a mill behind him."""
    s = Paper(BOX)
    sky(s, "worker", 80, 100)
    with s.sheet(0.6, rim=0.5, inner=0.3):
        s.corners("296,310 312,140 360,140 378,310", t.MUD.base)
        s.corners("338,140 360,140 378,310 344,310", t.MUD.shade)
        s.corners("300,146 336,98 372,146", t.RED.shade)
        for turn in (20, 110, 200, 290):
            with s.at(336, 146, turn=turn):
                s.rect(-3, -116, 6, 116, WOOD.deep)
                s.rect(4, -112, 28, 80, LINEN.light)
                s.path("M4 -92H32M4 -72H32M4 -52H32M18 -112V-32", "", WOOD.shade, 2.4)
    coat(s, t.CREAM)
    front(s, t.AMBER, "148,292! 166,272 178,306 222,306 234,272 252,292! 268,440! 132,440!")
    head(s, t.ROSY, "heavy", blush=0.6)
    eyes(s, t.ROSY, t.GREY.shade, "kind", "#3c5a7a")
    mouth(s, "smile")
    moustache(s, t.SNOW, 54)
    hair(s, t.GREY, "short")
    cap(
        s,
        t.CREAM,
        "134,140! 122,100 142,66 190,50 250,56 296,88 322,132 306,150 276,132! 236,120 196,118 160,126",
        "230,54 300,90 326,136 304,154 274,132 250,110",
        "138,112 150,78 190,60 164,94",
    )
    with s.sheet(1.2, cut=True):
        s.path(outline("-20,256 10,196 62,172 116,186 138,232 128,300 84,326 20,318 -22,300"), LINEN.base)
        s.shape("70,170 150,190 140,320 60,336 110,270", LINEN.shade)
        s.shape("-10,250 20,206 60,186 30,236 10,290", LINEN.light)
        s.stroke("30,226 60,232 92,224", LINEN.deep, 4, 0.6)
        s.poly(star(58, 270, 24, 10, 6), t.RED.base)
    with s.sheet(0.8, rim=0.5, inner=0.2):
        s.shape("44,184 52,150 66,166 78,148 90,184 66,194", LINEN.light)
        s.stroke("44,184 66,192 90,184", WOOD.shade, 6)
    sleeve(s, t.CREAM, "70,450,86 52,400,76 62,352,60 90,326,50")
    fist(s, t.ROSY, 98, 314, k=1.1, turn=60)
    return s


def roofer() -> Paper:
    """A lean man in a straw hat with a ladder and a stack of tiles."""
    s = Paper(BOX)
    sky(s, "worker", 80, 80)
    with s.sheet(0.7, rim=0.4, inner=0.2, move=turned(318, 200, 1, 12)):
        s.rect(-40, -240, 12, 520, WOOD.base)
        s.rect(36, -240, 12, 520, WOOD.shade)
        for y in range(-220, 260, 52):
            s.rect(-40, y, 88, 11, WOOD.light)
    coat(s, t.TEAL, wide=0.95)
    scarf(s, t.AMBER)
    head(s, t.BROWN, "slim", blush=0.3)
    eyes(s, t.BROWN, t.BLACK.base, "calm")
    mouth(s, "grin")
    beard(s, t.BLACK, "stubble")
    hair(s, t.BLACK, "short")
    brim_hat(s, t.BLOND, t.RED, wide=132, high=70, y=112)
    with s.sheet(1.3, rim=0.6, inner=0.35):
        for n in range(4):
            y = 330 - n * 26
            s.path(
                f"M{-26 + n * 6} {y}C30 {y + 18} 90 {y + 18} {150 - n * 6} {y}V{y + 30}C90 {y + 48} "
                f"30 {y + 48} "
                f"{-26 + n * 6} {y + 30}Z",
                "#d4623a" if n % 2 == 0 else "#b84a2c",
            )
            s.path(f"M{-22 + n * 6} {y + 4}C30 {y + 20} 90 {y + 20} {146 - n * 6} {y + 4}", "", "#f4a07a", 5)
    sleeve(s, t.TEAL, "70,470,96 30,430,84 20,396,64")
    fist(s, t.BROWN, 20, 376, k=1.05)
    sleeve(s, t.TEAL, "380,460,90 386,390,76 352,330,58 322,296,48")
    fist(s, t.BROWN, 312, 280, k=1.05, flip=True)
    return s


def lumberjack() -> Paper:
    """A red-bearded giant with a knitted cap and a double axe."""
    s = Paper(BOX)
    sky(s, "worker", 330, 100)
    _firs(s)
    coat(s, t.RED, wide=1.16)
    with s.sheet(0, rim=0, inner=0):
        for x in (110, 152, 248, 290):
            s.stroke(f"{x},290 {x - 4},440", "#3a1018", 9, 0.45)
        for y in (330, 372, 414):
            s.stroke(f"66,{y} 200,{y + 8} 334,{y}", "#3a1018", 9, 0.45)
    with s.sheet(0.5, rim=0.5, inner=0.2):
        for x in (150, 250):
            s.stroke(f"{x},270 {x - 6},440", t.LEATHER.shade, 20)
    head(s, t.PALE, "heavy", blush=0.7)
    eyes(s, t.PALE, t.GINGER.shade, "kind", "#3a7a8a")
    beard(s, t.GINGER, "long")
    hair(s, t.GINGER, "short")
    _knitted_cap(s)
    _double_axe(s)
    sleeve(s, t.RED, "20,470,106 10,400,92 40,344,72 66,312,56")
    fist(s, t.PALE, 76, 292, k=1.2)
    return s


def _firs(s: Paper) -> None:
    with s.sheet(0.5, rim=0.4, inner=0.2):
        for x, h in ((-6, 250), (50, 190), (352, 200), (404, 260)):
            for n in range(4):
                w = 26 + n * 12
                y = 400 - h + n * h * 0.2
                s.corners(f"{x - w},{y + h * 0.3} {x},{y} {x + w},{y + h * 0.3}", "#4a5a34")


def _knitted_cap(s: Paper) -> None:
    cap(
        s,
        t.GREEN,
        "134,132! 134,88 160,52 200,40 240,52 266,88 266,132! 232,122 168,122",
        "214,36 256,60 272,136 236,122",
        "144,110 156,76 180,56 166,90",
    )
    with s.sheet(0.5, rim=0.5, inner=0.3):
        s.shape(
            "130,116 166,106 200,104 234,106 270,116 272,142 236,132 200,130 164,132 128,142", t.GREEN.shade
        )
        s.circle(200, 38, 16, t.CREAM.base)


def _double_axe(s: Paper) -> None:
    with s.sheet(1.3, rim=0.7, inner=0.3, move=turned(66, 250, 1, -10)):
        s.rect(-9, -190, 18, 330, WOOD.base, r=5)
        s.rect(1, -190, 8, 330, WOOD.shade, r=4)
        for q, tone in ((-1, t.STEEL.base), (1, t.STEEL.shade)):
            s.shape(
                f"{q * 6},-150! {q * 34},-170 {q * 62},-192! {q * 78},-140 {q * 62},-84! {q * 34},-110 "
                f"{q * 6},-124!",
                tone,
            )
            s.stroke(f"{q * 62},-188 {q * 74},-140 {q * 62},-88", t.STEEL.light, 7)
        s.rect(-14, -158, 28, 42, t.STEEL.deep, r=6)


def quarryman() -> Paper:
    """A bald broad man before a rock face with a pickaxe across his shoulder."""
    s = Paper(BOX)
    sky(s, "worker", 200, 60)
    _rock_face(s)
    coat(s, t.CREAM, wide=1.16)
    front(s, t.MUD, "140,286! 168,264 180,306 220,306 232,264 260,286! 280,440! 120,440!")
    head(s, t.DARK, "heavy", blush=0.2)
    eyes(s, t.DARK, t.BLACK.deep, "stern")
    mouth(s, "stern", "#6a352c")
    moustache(s, t.BLACK, 50)
    with s.sheet(0, rim=0, inner=0):
        s.shape("160,112 186,98 206,100 182,116 162,130", "#ffffff", 0.28)
        s.stroke("166,122 200,116 234,122", t.DARK.deep, 3, 0.6)
    with s.sheet(0.6, rim=0.5, inner=0.2):
        s.stroke("140,128 200,116 262,130", t.RED.base, 17)
        s.corners("262,122 300,108 292,132 312,146 268,142", t.RED.shade)
    _pickaxe(s)
    sleeve(s, t.CREAM, "390,470,110 396,400,94 364,340,70 336,306,56")
    fist(s, t.DARK, 328, 288, k=1.2, flip=True)
    with s.sheet(1.2, rim=0.6, inner=0.4):
        s.corners("-30,352 26,322 118,338 132,440 -30,440", t.STEEL.base)
        s.corners("-30,352 26,322 118,338 70,366", t.STEEL.light)
        s.corners("118,338 132,440 80,440 70,366", t.STEEL.shade)
    return s


def _rock_face(s: Paper) -> None:
    with s.sheet(0.6, rim=0.5, inner=0.3):
        s.corners(
            "-30,430 -30,180 30,150 70,210 110,200 130,290 280,280 300,180 350,150 430,200 430,430",
            t.MUD.base,
        )
        for line in (
            "-30,240 40,226 70,260",
            "300,240 360,226 430,250",
            "-10,310 60,300",
            "330,310 420,300",
            "30,150 20,226",
            "350,150 366,226",
        ):
            s.stroke(line, t.MUD.shade, 5, 0.8)


def _pickaxe(s: Paper) -> None:
    with s.sheet(1.3, rim=0.7, inner=0.3, move=turned(322, 260, 1, 26)):
        s.rect(-10, -170, 20, 320, WOOD.base, r=5)
        s.rect(1, -170, 9, 320, WOOD.shade, r=4)
        s.path("M-138 -118C-92 -176 92 -176 138 -118C84 -148 -84 -148 -138 -118Z", t.STEEL.base)
        s.path("M0 -162C60 -164 112 -150 138 -118C84 -148 40 -148 0 -146Z", t.STEEL.shade)
        s.stroke("-130,-122 -84,-154 0,-160", t.STEEL.light, 5)
        s.rect(-18, -172, 36, 36, t.STEEL.deep, r=5)


def baker() -> Paper:
    """A baker in a tall hat with a loaf on his peel, the oven glowing behind."""
    s = Paper(BOX)
    sky(s, "worker", 80, 80)
    _oven(s)
    coat(s, t.CREAM)
    scarf(s, t.RED)
    buttons(s, t.MUD.shade, 170, 330, 4, 30)
    buttons(s, t.MUD.shade, 230, 330, 4, 30)
    head(s, t.ROSY, "round", blush=0.8)
    eyes(s, t.ROSY, t.BRUNET.base, "kind")
    mouth(s, "smile")
    moustache(s, t.BRUNET, 50)
    hair(s, t.BRUNET, "short")
    _tall_hat(s)
    _loaf_on_a_peel(s)
    sleeve(s, t.CREAM, "30,470,98 20,404,84 50,346,64 74,316,52")
    fist(s, t.ROSY, 84, 298, k=1.1)
    return s


def _oven(s: Paper) -> None:
    with s.sheet(0.7, rim=0.4, inner=0.3):
        s.path("M246 430V270A82 84 0 0 1 410 270V430Z", "#9c6448")
        s.path("M266 430V276A62 64 0 0 1 390 276V430Z", "#3a1812")
        s.shape("272,430! 276,372 296,330 310,362 330,306 350,362 366,326 386,376 388,430!", EMBER.base)
        s.shape("292,430! 298,392 316,372 330,350 346,384 362,370 372,430!", EMBER.light)


def _tall_hat(s: Paper) -> None:
    cap(
        s,
        t.CREAM,
        "142,130! 136,84 108,62 112,24 146,10 172,-8 204,-2 236,-10 268,8 292,26 292,64 264,86 258,130! "
        "230,120 170,120",
        "222,-8 270,6 298,30 294,66 266,90 262,134 232,120 238,70",
        "122,60 122,32 146,20 150,60 156,100",
    )
    with s.sheet(0.5, rim=0.5, inner=0.3):
        s.shape(
            "138,112 170,102 200,100 230,102 262,112 262,140 230,130 200,128 170,130 138,140", t.CREAM.light
        )


def _loaf_on_a_peel(s: Paper) -> None:
    with s.sheet(1.3, rim=0.6, inner=0.3, move=turned(76, 250, 1, -9)):
        s.rect(-9, -40, 18, 320, WOOD.base, r=5)
        s.shape("-58,-60 -52,-150 0,-172 52,-150 58,-60 24,-24 -24,-24", WOOD.base)
        s.shape("4,-172 52,-150 58,-60 24,-24 4,-24", WOOD.shade)
        s.shape("-48,-84 -40,-132 0,-148 40,-132 48,-84 24,-58 -24,-58", "#8a4a1c")
        s.shape("-46,-90 -38,-134 0,-150 38,-134 46,-92 20,-68 -24,-68", "#d98f42")
        s.shape("-38,-100 -30,-128 -4,-140 8,-132 -16,-110", "#f6c67c")
        for x in (-20, 0, 20):
            s.stroke(f"{x - 10},-84 {x + 10},-124", "#8a4a1c", 7)
            s.stroke(f"{x - 8},-86 {x + 10},-122", "#ffe2b0", 3)


FIGURES: tuple[Callable[[], Paper], ...] = (
    woodwright,
    stonecutter,
    miller,
    roofer,
    lumberjack,
    quarryman,
    baker,
)
