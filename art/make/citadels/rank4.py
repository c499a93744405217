"""The figures of rank 4: King, Emperor and Patrician."""

from __future__ import annotations

from art.make.citadels.hands import cupped, fist, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.palette import AZURE, DARK, OLIVE, RAVEN, RUDDY, VIOLET
from art.make.citadels.parts import (
    VIEW,
    arch,
    backdrop,
    bead,
    beads,
    crease,
    cut,
    jewel,
    lay,
    lozenges,
    rays,
    skyline,
)
from art.make.citadels.things import crown, orb, plume
from art.make.paper import CRIMSON, GOLD, WHITE, Paper, Ramp, mirrored, outline, ramp

BEARD = ramp("#dcb184 #a87a50 #7a5236 #4a3026")
RUBY = ramp("#ff9a8a #d03048 #8a1c38 #4a0e24")
GOLDEN = ("#e2b654", "#96603a", "#3c2430", "#fff0b4")
VELVET = ramp("#f6c66a #c98a2c #8f5a22 #532f16")
WINE = ramp("#c86a80 #8a2844 #5c1a38 #340e24")


def ermine(s: Paper, places: str) -> None:
    """Black tails on white fur at ``x,y`` words."""
    for word in places.split():
        x, y = (float(v) for v in word.split(","))
        s.shape(
            f"{x},{y - 9}! {x + 5},{y + 1} {x + 3.4},{y + 11} {x},{y + 6} {x - 3.4},{y + 11} {x - 5},{y + 1}",
            "#2c2638",
        )


def _kings_wall(p: Paper) -> None:
    for j in range(10):
        for i in range(9):
            lozenges(p, f"{i * 50 + (j % 2) * 25},{j * 46}", 9, 13, "#ffe9a8", 0.2)


def king() -> Paper:
    """An open crown, a brown beard, an ermine cape, the sceptre upright."""
    s = Paper(VIEW)
    backdrop(s, *GOLDEN, _kings_wall, (170, 140, 220))
    arch(s, ramp("#a8783c #6e4a24 #4a2e1a #2a190f"))
    _kings_robe(s)
    _kings_head(s)
    _kings_beard(s)
    crown(s, 194, 116, 108, 72, turn=2, stones=(RUBY, AZURE))
    _kings_sceptre(s)
    return s


def _kings_robe(s: Paper) -> None:
    lay(
        s,
        CRIMSON,
        mirrored("196,216 146,224 98,244 56,282 30,352 14,470! 196,470!", 196),
        (56, 12),
        folds="92,310 76,390 74,470|306,320 324,400 326,470",
        lift=1.1,
    )
    with cut(s, AZURE, mirrored("196,250 150,260 140,350 124,470! 196,470!", 196), (40, 6), lift=0.6):
        s.path("M178 250L214 250L220 470L172 470Z", GOLD.shade)
        s.path("M180 250L206 250L208 470L174 470Z", GOLD.base)
        for y in (386, 418, 450):
            lozenges(s, f"196,{y}", 10, 13, GOLD.deep)
            lozenges(s, f"195,{y - 1}", 6, 8, RUBY.light)
    with cut(
        s,
        WHITE,
        mirrored("196,222 150,224 104,244 64,282 54,322 94,348 152,360 196,362", 196),
        (62, 16),
        lift=1.1,
    ):
        ermine(
            s,
            "92,286 120,316 144,276 168,336 112,258 82,316 230,338 252,280 276,316 302,282 322,322 "
            "204,344 178,304 214,306 142,342 262,346 290,250",
        )
    with s.sheet(0.5, rim=0.5, inner=0.3):
        beads(s, "106,264 118,286 134,304 154,318 176,326 216,326 238,318 258,304 274,286 286,264", 7.4)
        jewel(s, 196, 346, 22, RUBY)


def _kings_head(s: Paper) -> None:
    lay(
        s,
        BEARD,
        outline("140,118 246,108 268,162 276,226 254,254 220,240 160,240 126,236 130,172"),
        (24, 8),
        lift=0.8,
    )
    head(
        s,
        Face(-1, RUDDY, BEARD, "calm", "#6a5a3a", age=1, jaw=2, nose=4, brow=7),
        192,
        166,
        1.08,
        neck=False,
        ears=False,
    )


def _kings_beard(s: Paper) -> None:
    with cut(
        s,
        BEARD,
        outline(
            "148,196! 152,212 170,208 188,218 212,206 232,184 246,150! 258,200 250,238 226,268 "
            "196,296 170,270 152,240 142,218"
        ),
        (22, 8),
        lift=0.5,
    ):
        crease(
            s,
            BEARD,
            "172,236 176,260 192,284|190,244 192,268 196,288|208,230 208,256 200,282|228,214 226,244 212,268",
            2.6,
        )
        s.shape("152,224! 168,219 188,225! 170,235", "#a04c42")
    with s.sheet(0.4, rim=0.4, inner=0.2):
        s.shape(
            "142,228! 146,212 160,206 170,208 186,208 206,216 222,234! 200,222 184,220 168,214 154,220",
            BEARD.base,
        )
        s.shape("148,216 160,208 170,210 158,214", BEARD.light)


def _kings_sceptre(s: Paper) -> None:
    with s.sheet(1.1, rim=0.5, inner=0.25):
        s.line(324, 162, 334, 480, GOLD.deep, 13)
        s.line(323, 162, 333, 480, GOLD.base, 10)
        s.line(321, 162, 331, 480, GOLD.light, 3)
    with s.sheet(0.9, rim=0.6, inner=0.3):
        bead(s, 323, 158, 19)
        for x0, x1, top, tone in (
            (-16, -4, -34, GOLD.light),
            (4, 16, -34, GOLD.shade),
            (-7, 7, -46, GOLD.base),
        ):
            m = (x0 + x1) / 2
            s.shape(
                f"{323 + x0},{146}! {323 + m * 1.9 - 8},{146 + top * 0.6} {323 + m * 1.4},{146 + top}! "
                f"{323 + m * 1.5 + 7},{146 + top * 0.55} {323 + x1},146!",
                tone,
            )
        s.rect(309, 142, 28, 6, GOLD.light, r=3)
        bead(s, 324, 190, 9)
    sleeve(s, CRIMSON, "402,520,104 394,456,86 368,398,62 352,364,52", folds="394,486 386,440 362,398")
    with cut(s, WHITE, outline("396,400! 360,424! 330,362! 360,342!"), (12, 6), lift=0.7):
        ermine(s, "348,370 364,366 362,394 378,390")
    fist(s, RUDDY, 331, 344, 1, 1.08, -3)


def _eagle(s: Paper, x: float, y: float, k: float, c: Ramp) -> None:
    """A double-headed eagle."""
    with s.at(x, y, k):
        for q in (-1, 1):
            with s.at(0, 0, flip=q < 0):
                s.path(
                    "M4 -14C10 -30 24 -38 46 -36C48 -24 46 -14 42 -6L38 -12L36 2L31 -4L29 9L24 3L20 15L12 "
                    "8L6 20Z",
                    c.base if q < 0 else c.shade,
                )
                s.path(
                    "M2 -18C2 -28 6 -34 13 -34L20 -30L13 -28C10 -24 9 -20 9 -14Z",
                    c.light if q < 0 else c.base,
                )
                s.circle(11, -31, 1.6, c.deep)
                s.path("M3 18L14 30L20 28L18 34L10 34L2 26Z", c.shade)
        s.path("M-9 -12C-6 -18 6 -18 9 -12L8 12L12 38L0 32L-12 38L-8 12Z", c.base)
        s.path("M0 -16C4 -16 7 -15 9 -12L8 12L12 38L0 32Z", c.shade)


def emperor() -> Paper:
    """A closed crown of two arches, a shaven face, a double eagle on the breast, the orb in his hand."""
    s = Paper(VIEW)
    backdrop(
        s,
        "#f0ce6c",
        "#a8743c",
        "#3e2432",
        "#fff6cc",
        lambda p: rays(p, 200, 150, 18, "#fff2b8", 0.22),
        (200, 150, 220),
    )
    arch(s, ramp("#b08440 #78542a #50361e #2c1c11"))
    _emperors_robe(s)
    _emperors_head(s)
    _emperors_crown(s)
    _emperors_orb(s)
    return s


def _emperors_robe(s: Paper) -> None:
    lay(
        s,
        VIOLET,
        mirrored("200,226 150,230 92,252 44,292 18,366 6,470! 200,470!"),
        (60, 12),
        folds="84,320 66,400 64,470|316,320 336,400 338,470",
        lift=1.1,
    )
    with cut(
        s,
        WHITE,
        mirrored("200,232 160,238 132,258 112,320 100,470! 140,470! 150,340 172,286 200,274"),
        (30, 8),
        lift=0.9,
    ):
        ermine(s, "134,284 122,330 136,372 116,410 140,262 130,446 264,276 278,330 264,372 284,410 270,446")
    with cut(
        s,
        ramp("#ffdf86 #d89c34 #9a6424 #5a3614"),
        mirrored("200,272 166,292 148,350 136,470! 200,470!"),
        (40, 8),
        lift=0.5,
    ):
        _eagle(s, 200, 362, 1.25, ramp("#7a5a78 #3a2444 #281630 #160a1c"))
    with s.sheet(0.6, rim=0.5, inner=0.3):
        beads(s, "150,262 160,280 174,294 190,302 210,302 226,294 240,280 250,262", 6.4)
        jewel(s, 200, 308, 15, RUBY)


def _emperors_head(s: Paper) -> None:
    lay(s, RAVEN, mirrored("200,96 152,104 134,150 132,206 150,236! 200,240!"), (20, 8), lift=0.6)
    head(
        s,
        Face(
            0, OLIVE, RAVEN, "stern", "#5a4030", age=2, jaw=7, chin=4, nose=7, hook=3, brow=7, lips="#a8504a"
        ),
        200,
        172,
        1.1,
        ears=False,
    )
    lay(
        s,
        RAVEN,
        mirrored("200,106! 164,118 152,148 148,196! 136,186 138,136 160,104 200,92"),
        (14, 6),
        lift=0.5,
    )
    with cut(s, WHITE, mirrored("200,268 172,262 146,244! 140,268 166,290 200,298"), (20, 8), lift=0.6):
        crease(s, WHITE, "156,266 200,284 244,266", 2.2)


def _emperors_crown(s: Paper) -> None:
    with s.sheet(0.5, rim=0, inner=0.2):
        s.shape("140,104 148,60 200,40 252,60 260,104 200,120", VIOLET.base)
        s.shape("206,40 252,60 260,104 212,118 236,80", VIOLET.shade)
        s.shape("146,96 152,64 190,46 164,76", VIOLET.light, 0.8)
    for spine, tone in (("140,104 146,58 200,30", GOLD.base), ("260,104 254,58 200,30", GOLD.shade)):
        with s.sheet(0.7, rim=0.6, inner=0.3):
            s.stroke(spine, GOLD.deep, 17)
            s.stroke(spine, tone, 13)
            s.stroke(spine.replace("146,58", "145,57"), GOLD.light, 2.6, 0.8)
            for t in ((142, 84), (150, 60), (168, 42)):
                bead(s, t[0] if tone == GOLD.base else 400 - t[0], t[1], 5, WHITE)
    with cut(
        s,
        GOLD,
        outline(
            "134,96! 130,62! 152,84! 176,88 200,60! 224,88 248,84! 270,62! 266,96! 270,124! 236,136 "
            "200,140 164,136 130,124!"
        ),
        (34, 6),
        lift=1.0,
    ):
        s.stroke("132,98 166,110 200,113 234,110 268,98", GOLD.light, 2.8)
        for x, y, stone in (
            (148, 112, AZURE),
            (174, 121, RUBY),
            (200, 124, AZURE),
            (226, 121, RUBY),
            (252, 112, AZURE),
        ):
            jewel(s, x, y, 8, stone)
    with s.sheet(0.6, rim=0.6, inner=0.3):
        bead(s, 200, 26, 15)
        s.line(185, 27, 215, 27, GOLD.deep, 2.6)
        s.path(
            "M196 10L196 -2L188 -2L188 -9L196 -9L196 -17L204 -17L204 -9L212 -9L212 -2L204 -2L204 10Z",
            GOLD.light,
        )


def _emperors_orb(s: Paper) -> None:
    s.glow(78, 250, 110, "#fff2c0", 0.6)
    orb(s, 78, 262, 50, ramp("#9ab8f4 #3f62b8 #283c84 #141e4a"))
    with s.sheet(0.4, rim=0.6, inner=0.3):
        s.path("M29 262A50 12 0 0 0 127 262L127 271A50 13 0 0 1 29 271Z", GOLD.base)
        s.path("M78 276A50 12 0 0 0 127 262L127 271A50 13 0 0 1 78 284Z", GOLD.shade)
        s.path("M74 214C72 232 72 256 74 276L84 276C82 254 82 232 82 214Z", GOLD.base)
        s.path(
            "M71 214L71 190L58 190L58 178L71 178L71 164L85 164L85 178L98 178L98 190L85 190L85 214Z", GOLD.base
        )
        s.path("M78 164L85 164L85 178L98 178L98 190L85 190L85 214L78 214Z", GOLD.shade)
        jewel(s, 78, 184, 6, RUBY)
        beads(s, "46,274 62,279 94,279 110,274", 3.4, WHITE)
    sleeve(s, VIOLET, "-2,500,120 14,430,96 50,378,72 72,344,56", "36,392,86 72,336,66", WHITE)
    cupped(s, OLIVE, 78, 300, -1, 1.12, 0)


def _patricians_wall(p: Paper) -> None:
    for x in (58, 330):
        p.path(f"M{x - 34} 440L{x - 34} 190A34 44 0 0 1 {x + 34} 190L{x + 34} 440Z", "#ffe6a8", alpha=0.35)
        p.path(
            f"M{x} 150L{x} 440M{x - 34} 250L{x + 34} 250M{x - 34} 330L{x + 34} 330",
            "",
            "#6a4428",
            4,
            line_alpha=0.4,
        )
    skyline(p, 440, "#5a3a2a", 8, 20, 70, 0.4)


def patrician() -> Paper:
    """A soft beret with a long feather, a heavy chain, a goblet raised; she wears no crown."""
    s = Paper(VIEW)
    backdrop(s, "#d8a450", "#8f5a34", "#3a2230", "#ffeab0", _patricians_wall, (170, 150, 220))
    arch(s, ramp("#a87c40 #6c4c28 #48301c #281a10"))
    _patricians_gown(s)
    _patricians_head(s)
    _patricians_collar(s)
    _patricians_hat(s)
    _patricians_chain(s)
    _patricians_goblet(s)
    return s


def _patricians_gown(s: Paper) -> None:
    lay(
        s,
        VELVET,
        mirrored("194,246 150,250 94,262 54,296 48,340 72,372 60,470! 194,470!", 194),
        (52, 12),
        lift=1.0,
        folds="104,280 84,330 92,372|124,276 112,330 116,372|288,280 306,330 300,372|268,276 280,330 276,372",
    )
    with cut(s, WINE, mirrored("194,262 152,270 130,330 122,470! 194,470!", 194), (40, 8), lift=0.6):
        lozenges(
            s,
            "160,350 194,350 228,350 177,384 211,384 160,418 194,418 228,418 177,450 211,450",
            7,
            10,
            VELVET.base,
            0.8,
        )


def _patricians_head(s: Paper) -> None:
    lay(
        s,
        RAVEN,
        outline("136,150 150,104 200,84 246,100 262,146 262,220 244,262 222,250 164,250 144,262 128,216"),
        (22, 8),
        lift=0.7,
    )
    head(
        s,
        Face(1, DARK, RAVEN, "proud", "#8a5a2a", woman=True, nose=-4, jaw=-2, lips="#a83a4c", blush=0.12),
        192,
        176,
        1.06,
    )
    lay(
        s,
        RAVEN,
        outline("140,170 146,130 176,112 222,116 246,140! 214,132 184,142 160,168 154,204 146,216"),
        (14, 6),
        lift=0.5,
    )
    with s.sheet(0.4, rim=0.5, inner=0.2):
        bead(s, 142, 204, 6)
        bead(s, 142, 218, 8, WHITE)


def _patricians_collar(s: Paper) -> None:
    lay(
        s,
        WHITE,
        outline("146,246! 192,276 238,246! 268,262 252,312 214,298! 192,336! 170,298! 134,312 118,262"),
        (24, 8),
        lift=0.8,
    )


def _patricians_hat(s: Paper) -> None:
    plume(
        s,
        ramp("#ffffff #efe6d8 #bcaea2 #7d7484"),
        [(236, 92), (190, 62), (136, 44), (84, 52), (44, 92), (30, 140)],
        28,
        lift=1.1,
        barbs=14,
    )
    with cut(
        s,
        WINE,
        outline("124,128 120,98 150,70 204,58 256,66 290,96 288,124 262,136 204,120 150,136"),
        (40, 10),
        lift=1.1,
    ):
        crease(s, WINE, "160,78 190,96 200,118|232,68 232,92 220,118|274,88 258,106 248,128", 2.8)
    lay(s, VELVET, outline("130,132! 204,112 272,130! 274,144! 204,128 134,148!"), (20, 4), lift=0.5)
    with s.sheet(0.5, rim=0.6, inner=0.3):
        jewel(s, 238, 98, 15, ramp("#b8f0d0 #3aa878 #1f6c54 #0e3a34"))


def _patricians_chain(s: Paper) -> None:
    with s.sheet(0.7, rim=0.6, inner=0.3):
        for x, y in (
            (108, 286),
            (120, 312),
            (136, 334),
            (156, 350),
            (178, 358),
            (210, 358),
            (232, 350),
            (252, 334),
            (268, 312),
            (280, 286),
        ):
            s.ring(x, y, 10, GOLD.deep, 7)
            s.ring(x - 0.5, y - 0.7, 10, GOLD.base, 4.6)
            s.path(f"M{x - 9} {y}A9.500 9.500 0 0 1 {x} {y - 10}", "", GOLD.light, 2)
        jewel(s, 194, 378, 21, RUBY)


def _patricians_goblet(s: Paper) -> None:
    s.glow(326, 190, 110, "#fff0c0", 0.6)
    with cut(
        s,
        GOLD,
        outline(
            "282,132! 368,132! 364,176 346,204 334,212! 334,240 340,262 356,274! 294,274! 310,262 "
            "316,240 316,212! 304,204 286,176"
        ),
        (26, 6),
        lift=1.1,
    ):
        s.stroke("284,150 325,158 366,150", GOLD.light, 3)
        s.stroke("304,200 325,206 346,200", GOLD.deep, 2.6, 0.6)
        jewel(s, 325, 178, 11, RUBY)
        jewel(s, 298, 172, 7, AZURE)
        jewel(s, 352, 172, 7, AZURE)
    with s.sheet(0.3, rim=0.4, inner=0):
        s.ellipse(325, 132, 43, 11, GOLD.shade)
        s.ellipse(325, 133, 38, 8.6, "#5a1028")
        s.ellipse(316, 132, 18, 4, "#a8304a")
    sleeve(
        s,
        VELVET,
        "392,490,120 388,414,104 362,336,72 338,286,54",
        "360,332,72 333,270,56",
        WINE,
        folds="398,450 394,400 372,350|364,450 366,400 352,350",
    )
    fist(s, DARK, 325, 244, 1, 1.12, -4)


DRAWINGS = {"king": king, "emperor": emperor, "patrician": patrician}
