"""The figures of rank 8: Warlord, Diplomat and Marshal."""

from __future__ import annotations

from art.make.citadels.hands import fist, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.marshal import PLATE, marshal
from art.make.citadels.palette import AZURE, BROWN, FOX, RUDDY
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
    skyline,
)
from art.make.citadels.signs import CHARGES
from art.make.citadels.things import plume, staff
from art.make.paper import (
    CRIMSON,
    GOLD,
    IRON,
    LEATHER,
    WHITE,
    Paper,
    mirrored,
    outline,
    ramp,
)

PELT = ramp("#d8bfa4 #8f7662 #5e4a44 #342a2c")
HORN = ramp("#fff6dc #e8d0a4 #ae8c62 #66492f")
SKY = ramp("#d8f0ff #88bce4 #5486b8 #2c4c7c")
WIG = ramp("#ffffff #f2ead8 #c8b8a4 #8a786e")
DOVE = ramp("#ffffff #f4f0ea #c4c2d0 #7e8098")


def _warlords_wall(p: Paper) -> None:
    for x, y, r in (
        (40, 260, 60),
        (90, 170, 44),
        (20, 150, 50),
        (370, 280, 60),
        (330, 190, 40),
        (390, 150, 50),
    ):
        p.circle(x, y, r, "#3c1420", alpha=0.4)
    skyline(p, 416, "#2c0e1a", 12, 20, 100)
    for x, y, w in (
        (50, 220, 3.0),
        (80, 130, 2.4),
        (346, 180, 3),
        (300, 60, 2.4),
        (372, 250, 2.4),
        (28, 150, 2.4),
        (110, 60, 2.4),
    ):
        p.circle(x, y, w, "#ffc070")


def warlord() -> Paper:
    """A horned helm with a nose guard, a red beard, a pelt on his shoulders, the double axe."""
    s = Paper(VIEW)
    backdrop(s, "#d0603e", "#862834", "#2a0e1e", "#ffc068", _warlords_wall, (190, 140, 215))
    arch(s, ramp("#98484a #622832 #421626 #240b18"))
    _warlords_armour(s)
    _warlords_pelt(s)
    _warlords_head(s)
    _warlords_horns(s)
    _warlords_helm(s)
    _warlords_axe(s)
    return s


def _warlords_armour(s: Paper) -> None:
    lay(
        s,
        CRIMSON,
        mirrored("196,222 132,228 78,250 38,294 16,366 4,480! 196,480!", 196),
        (58, 12),
        folds="62,350 52,420 52,480|330,350 344,420 346,480",
        lift=1.1,
    )
    with cut(
        s,
        PLATE,
        mirrored("196,246 150,254 120,288 114,352 132,410 140,480! 196,480!", 196),
        (46, 10),
        lift=0.7,
    ):
        s.line(196, 270, 196, 480, PLATE.deep, 3, 0.6)
        s.stroke("132,402 196,416 262,402", PLATE.deep, 3.4, 0.5)
        with s.at(196, 350, 1.7):
            CHARGES["military"](s, GOLD)


def _warlords_pelt(s: Paper) -> None:
    pelt = (
        "140,230 100,240 60,270 44,312! 60,306 66,330! 82,312 92,338! 108,316 120,342! 136,318 "
        "150,344! 168,320 182,342! 196,322 212,344! 228,320 244,344! 258,318 274,342! 288,316 "
        "302,338! 312,312 328,330! 334,306 350,312! 332,268 292,240 252,230 196,244"
    )
    with cut(s, PELT, outline(pelt), (54, 12), lift=1.1):
        for i in range(26):
            x, y = 70 + (i * 53) % 258, 258 + (i * 29) % 62
            s.stroke(
                f"{x},{y} {x - 3},{y + 7} {x - 5},{y + 15}", PELT.deep if i % 3 else PELT.light, 2.6, 0.5
            )
    with s.sheet(0.6, rim=0.5, inner=0.3):
        s.stroke("104,262 196,296 288,262", GOLD.deep, 9)
        s.stroke("104,261 196,294 288,261", GOLD.base, 5)
        bead(s, 104, 262, 11)
        bead(s, 288, 262, 11)
        jewel(s, 196, 296, 16, CRIMSON)


def _warlords_head(s: Paper) -> None:
    lay(s, FOX, mirrored("196,140 150,142 128,170 124,220 136,258 150,270 196,270", 196), (30, 8), lift=0.6)
    head(
        s,
        Face(0, RUDDY, FOX, "fierce", "#5a8a6a", age=1, jaw=5, brow=9, blush=0.34),
        196,
        178,
        1.08,
        neck=False,
        ears=False,
    )
    beard = (
        "146,182! 152,214 172,216 188,212 196,216 204,212 220,216 240,214 246,182! 262,222 "
        "254,262 238,284 244,312! 222,298 196,330! 170,298 148,312! 154,284 138,262 130,222"
    )
    with cut(s, FOX, outline(beard), (34, 10), lift=0.6):
        crease(
            s,
            FOX,
            "164,240 166,272 160,294|182,250 184,284 192,310|210,250 208,284 200,310|228,240 226,272 232,294",
            2.8,
        )
        s.shape("174,228! 196,224 218,228! 212,242 196,246 180,242", "#4a1218")
        s.shape("178,229! 196,226 214,229! 208,235 184,235", "#fff2dc")
    with s.sheet(0.4, rim=0.4, inner=0.2):
        for q in (-1, 1):
            s.shape(
                f"196,216! {196 + q * 16},211 {196 + q * 36},218 {196 + q * 56},242! {196 + q * 34},234 "
                f"{196 + q * 12},227",
                FOX.light if q < 0 else FOX.base,
            )


def _warlords_horns(s: Paper) -> None:
    for q in (-1, 1):
        pts = [
            (252, 122),
            (262, 84),
            (296, 82),
            (320, 58),
            (326, 22),
            (314, -10),
            (352, 24),
            (356, 76),
            (326, 116),
            (282, 130),
        ]
        data = outline(
            " ".join(f"{196 + q * (x - 200)},{y}{'!' if n in (0, 5) else ''}" for n, (x, y) in enumerate(pts))
        )
        with cut(s, HORN, data, (12, 8), lift=1.1):
            for a, b, c, e in (
                (278, 86, 284, 128),
                (300, 82, 314, 120),
                (316, 66, 338, 100),
                (322, 44, 350, 66),
            ):
                s.line(196 + q * (a - 200), b, 196 + q * (c - 200), e, HORN.deep, 2.6, 0.5)
        with s.sheet(0.5, rim=0.5, inner=0.3):
            s.shape(
                f"{196 + q * 46},128 {196 + q * 50},84 {196 + q * 70},82 {196 + q * 78},130 "
                f"{196 + q * 62},136",
                GOLD.base if q < 0 else GOLD.shade,
            )


def _warlords_helm(s: Paper) -> None:
    with cut(s, PLATE, mirrored("196,48 158,66 138,106 134,152! 164,142 196,140", 196), (38, 8), lift=1.0):
        s.path("M187 46L205 46L205 146L187 146Z", GOLD.shade)
        s.path("M187 46L200 46L200 146L187 146Z", GOLD.base)
    with cut(
        s,
        GOLD,
        outline(
            "130,150! 164,136 196,134 228,136 262,150! 262,172 230,160 208,158! 210,204 196,218 "
            "182,204 184,158! 162,160 130,172"
        ),
        (26, 6),
        lift=0.8,
    ):
        beads(s, "146,157 166,149 226,149 246,157 196,146", 4.6)


def _warlords_axe(s: Paper) -> None:
    staff(s, 336, 92, 326, 490, 16, LEATHER, 1.2)
    with s.sheet(0.3, rim=0.5, inner=0.2):
        for y in (262, 276, 290):
            s.line(322, y + 4, 340, y - 4, GOLD.base, 5)
    lay(
        s,
        PLATE,
        outline("330,130! 304,136 280,120 258,92! 250,144 258,196 280,234! 302,206 324,198 332,202!"),
        (12, -12),
        lift=1.3,
        rim=0.8,
    )
    lay(
        s,
        ramp("#c8d4de #8496aa #56687e #323f52"),
        outline("338,130! 362,136 384,124 402,102! 410,144 400,190 382,224! 366,202 346,196 338,200!"),
        (12, 6),
        lift=1.1,
    )
    with s.sheet(0.6, rim=0.6, inner=0.3):
        s.rect(323, 122, 26, 86, s.linear(323, 0, 349, 0, GOLD.light, (0.4, GOLD.base), (1, GOLD.shade)), r=5)
        s.corners("326,122 346,122 336,80", PLATE.base)
        s.corners("326,122 336,122 336,80", PLATE.light)
    sleeve(
        s,
        IRON,
        "400,520,110 392,450,92 366,400,68 346,374,56",
        "364,408,74 338,362,62",
        PLATE,
        folds="352,468 400,444|346,440 392,416",
    )
    fist(s, ramp("#d8e0e6 #909eac #5e6c7e #343f50"), 332, 344, 1, 1.16, 0)


def _diplomats_wall(p: Paper) -> None:
    for x, tones in ((290, ("#f0e0c0", "#5a8ac0")), (346, ("#d8583c", "#f0c860"))):
        p.line(x, 40, x, 460, "#4a1e28", 6, 0.5)
        for j in range(2):
            p.path(
                f"M{x} {60 + j * 52}C{x + 24} {50 + j * 52} {x + 40} {74 + j * 52} {x + 70} "
                f"{60 + j * 52}L{x + 70} {112 + j * 52}"
                f"C{x + 40} {126 + j * 52} {x + 24} {102 + j * 52} {x} {112 + j * 52}Z",
                tones[j],
                alpha=0.55,
            )


def diplomat() -> Paper:
    """A cocked hat with a white plume, long curls, a dove alighting on the raised hand."""
    s = Paper(VIEW)
    backdrop(s, "#f0a47c", "#b85048", "#441626", "#fff0d8", _diplomats_wall, (150, 150, 230))
    arch(s, ramp("#a85850 #722f38 #4c1a2a #290d1a"))
    _diplomats_coat(s)
    _diplomats_head(s)
    _diplomats_jabot(s)
    _diplomats_hat(s)
    _diplomats_arm(s)
    _diplomats_dove(s)
    return s


def _diplomats_coat(s: Paper) -> None:
    lay(
        s,
        SKY,
        mirrored("214,244 166,250 116,274 78,316 58,394 46,480! 214,480!", 214),
        (50, 12),
        folds="140,350 130,420 128,470|302,340 316,410 318,470",
        lift=1.0,
    )
    with cut(s, WHITE, outline("182,262! 248,262! 252,340 248,480! 182,480! 178,340"), (26, 5), lift=0.4):
        s.line(214, 320, 214, 480, WHITE.deep, 2.6, 0.5)
        for y in (344, 376, 408):
            bead(s, 214, y, 6)
    for data in (
        "178,256! 148,274 140,360 154,480! 184,480! 184,370",
        "252,256! 282,274 292,360 278,480! 246,480! 246,370",
    ):
        with cut(s, SKY, outline(data), (14, 5), lift=0.7):
            s.path(outline(data), "", GOLD.base, 7, line_alpha=0.95)


def _diplomats_head(s: Paper) -> None:
    for data in (
        "150,150 144,120 170,96 214,90 256,104 274,140 280,200 288,250 300,300 276,330 250,316 "
        "246,250 172,250 172,310 146,334 124,308 134,250 142,200",
    ):
        with cut(s, WIG, outline(data), (28, 10), lift=0.8):
            for x, y in ((134, 270), (138, 300), (258, 250), (262, 280), (260, 308), (142, 236), (256, 218)):
                s.stroke(f"{x},{y} {x + 12},{y + 14} {x + 32},{y + 8}", WIG.deep, 2.8, 0.5)
    head(
        s,
        Face(1, RUDDY, BROWN, "kind", "#4a90c8", jaw=-2, nose=1, brow=5, blush=0.32),
        208,
        178,
        1.06,
        ears=False,
    )
    with cut(
        s,
        WIG,
        outline(
            "146,168 150,130 180,112 220,112 254,130! 226,134 196,138 174,152 168,186 170,226 "
            "166,268 150,290 134,274 138,220"
        ),
        (12, 6),
        lift=0.8,
    ):
        for x, y in ((144, 204), (142, 236), (142, 264), (152, 166)):
            s.stroke(f"{x},{y} {x + 10},{y + 10} {x + 24},{y + 4}", WIG.deep, 2.4, 0.5)


def _diplomats_jabot(s: Paper) -> None:
    lay(s, WHITE, outline("174,262! 214,284 252,260! 256,282 214,304 172,284"), (14, 6), lift=0.6)
    for low, w in ((372, 34), (344, 28), (318, 20)):
        with cut(
            s,
            WHITE,
            outline(
                f"{214 - w * 0.4},284! {214 + w * 0.4},284! {214 + w},{low} {214 + w * 0.5},{low + 10} "
                f"214,{low + 2} "
                f"{214 - w * 0.5},{low + 10} {214 - w},{low}"
            ),
            (12, 5),
            lift=0.5,
        ):
            crease(
                s,
                WHITE,
                f"214,290 214,{low}|{214 - w * 0.3},300 {214 - w * 0.5},{low}|{214 + w * 0.3},300 "
                f"{214 + w * 0.5},{low}",
                2,
            )
    with s.sheet(0.4, rim=0.6, inner=0.3):
        jewel(s, 214, 292, 10, AZURE)


def _diplomats_hat(s: Paper) -> None:
    hat = ramp("#6a7cae #2e3e6e #1f2b52 #101730")
    lay(s, hat, outline("150,124! 158,84 188,60 226,60 256,80 266,118! 210,124"), (28, 8), lift=0.8)
    with cut(
        s,
        hat,
        outline(
            "92,102! 116,58 142,82 174,106 212,112 250,102 282,74 312,48! 330,96 300,132 254,142 "
            "210,144 164,144 118,136"
        ),
        (30, 12),
        lift=1.2,
    ):
        s.path(
            outline("92,102! 116,58 142,82 174,106 212,112 250,102 282,74 312,48!", False), "", GOLD.base, 7
        )
        s.path(
            outline("92,102! 116,58 142,82 174,106 212,112 250,102 282,74 312,48!", False),
            "",
            GOLD.light,
            2.4,
        )
    plume(
        s, WHITE, [(256, 110), (244, 70), (218, 40), (180, 22), (138, 24), (104, 46)], 24, lift=1.0, barbs=14
    )
    with s.sheet(0.5, rim=0.6, inner=0.3):
        jewel(s, 256, 114, 12, CRIMSON)


def _diplomats_arm(s: Paper) -> None:
    s.glow(82, 200, 120, "#ffffff", 0.6)
    sleeve(
        s,
        SKY,
        "-4,500,116 14,424,96 40,356,70 60,306,54",
        "38,360,80 66,296,62",
        WHITE,
        folds="20,450 30,400 46,340",
    )
    fist(s, RUDDY, 72, 272, -1, 1.04, 40)


def _diplomats_dove(s: Paper) -> None:
    with cut(
        s,
        DOVE,
        outline(
            "24,262! 40,236 60,220 84,214 104,196 112,178 126,172 138,180! 150,186! 138,194 136,212 "
            "124,238 98,252 66,254 44,270!"
        ),
        (16, 14),
        lift=1.1,
    ):
        s.circle(126, 184, 3.4, "#2a2434")
        s.circle(125, 183, 1.2, "#ffffff")
    with s.sheet(0.2, rim=0.4, inner=0.1):
        s.corners("136,180 153,187 137,192", "#e8a040")
    lay(
        s,
        DOVE,
        outline(
            "94,232! 60,222 34,192 22,150 24,112! 40,140 52,130! 60,156 76,146! 82,174 96,166! "
            "106,192 110,216"
        ),
        (14, 10),
        folds="40,150 58,186 90,220|62,160 76,192 98,220|82,178 94,200 102,220",
        width=2.2,
        lift=1.2,
    )
    with s.sheet(0.3, rim=0.3, inner=0.1):
        s.stroke("148,188 164,192 176,186", "#5a8a48", 3)
        for x, y, r in ((156, 190, 30), (166, 192, 150), (172, 188, 20), (160, 191, 200)):
            with s.at(x, y, 1, r):
                s.shape("0,0! 8,-4 16,0! 8,4", "#7ab050")


DRAWINGS = {"warlord": warlord, "diplomat": diplomat, "marshal": marshal}
