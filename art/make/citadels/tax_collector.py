"""The Tax Collector of rank 9."""

from __future__ import annotations

from art.make.citadels.hands import fingers, fist, sleeve
from art.make.citadels.heads import Face, head
from art.make.citadels.palette import (
    GREY_HAIR,
    WAN,
)
from art.make.citadels.parts import (
    VIEW,
    arch,
    backdrop,
    bead,
    cut,
    lay,
)
from art.make.citadels.things import coin
from art.make.paper import (
    BRONZE,
    GOLD,
    IRON,
    STEEL,
    WHITE,
    Paper,
    mirrored,
    outline,
    ramp,
    turned,
)

GREY = ramp("#a8a4b2 #5e5a6c #403c50 #232032")
FELT = ramp("#8c869c #454054 #2d293c #181524")
BOX = turned(316, 352, 1, -4)


def _tax_collectors_wall(p: Paper) -> None:
    for i in range(16):
        y = 60 + i * 25
        p.line(-20, y, 420, y, "#fff0e0", 1.4, 0.28)
    for x in (70, 130, 290, 350):
        p.line(x, -20, x, 460, "#fff0e0", 1.4, 0.28)
    for i in range(10):
        for x in (40, 100, 320, 375):
            n = (i * 7 + x) % 4
            for k in range(n + 1):
                p.line(x - 14 + k * 8, 70 + i * 25, x - 14 + k * 8, 80 + i * 25, "#fff0e0", 2.4, 0.35)


def tax_collector() -> Paper:
    """A tall flat-topped hat with a buckle over a narrow face, an iron box under the arm, a ring of keys."""
    s = Paper(VIEW)
    backdrop(s, "#d890a4", "#8e486e", "#36193a", "#ffe8d8", _tax_collectors_wall, (190, 150, 215))
    arch(s, ramp("#9a6084 #66385e #452346 #251127"))
    _tax_collectors_coat(s)
    _tax_collectors_head(s)
    _tax_collectors_collar(s)
    _tax_collectors_hat(s)
    _tax_collectors_monocle(s)
    _tax_collectors_box(s)
    _tax_collectors_keys(s)
    return s


def _tax_collectors_coat(s: Paper) -> None:
    lay(
        s,
        GREY,
        mirrored("186,246 144,252 100,274 66,316 50,394 42,480! 186,480!", 186),
        (46, 12),
        folds="120,340 110,420 108,470|262,330 274,400 276,470",
        lift=1.0,
    )
    with cut(
        s,
        GREY,
        mirrored("186,254 140,262 112,292 118,336 150,344 186,380", 186),
        (36, 10),
        lift=0.8,
    ):
        for y in (300, 326, 352):
            bead(s, 186, y, 5.6)


def _tax_collectors_head(s: Paper) -> None:
    head(
        s,
        Face(
            0, WAN, GREY_HAIR, "stern", "#7a7a8a", age=3, jaw=-8, chin=10, nose=14, hook=4, brow=7, blush=0.12
        ),
        186,
        182,
        1.04,
    )
    lay(s, GREY_HAIR, outline("136,150 142,150 142,190 146,224 134,236! 126,200"), (5, 3), lift=0.4)
    lay(s, GREY_HAIR, outline("236,150 230,150 230,190 226,224 238,236! 246,200"), (5, 3), lift=0.4)


def _tax_collectors_collar(s: Paper) -> None:
    with cut(
        s,
        WHITE,
        mirrored("186,300 162,282 142,256! 112,262! 126,306 160,320 186,312!", 186),
        (22, 6),
        lift=0.7,
    ):
        s.line(186, 300, 186, 316, WHITE.deep, 2)


def _tax_collectors_hat(s: Paper) -> None:
    lay(
        s,
        FELT,
        outline("132,124! 144,18! 150,8 222,8 228,18! 240,124! 186,136"),
        (28, 6),
        lift=1.0,
    )
    with s.sheet(0.2, rim=0.5, inner=0):
        s.ellipse(186, 13, 40, 6, FELT.light, alpha=0.7)
    lay(
        s,
        ramp("#d8a040 #a06a20 #6c4418 #3c240e"),
        outline("134,104! 186,114 238,104! 241,124! 186,138 131,124!"),
        (20, 4),
        lift=0.4,
    )
    with s.sheet(0.4, rim=0.7, inner=0.3):
        s.path(
            "M162 100L210 100L212 138L160 138ZM171 109L170 129L202 129L201 109Z",
            s.linear(160, 100, 212, 138, GOLD.light, (0.4, GOLD.base), (1, GOLD.shade)),
            evenodd=True,
        )
        s.rect(183, 104, 6, 30, GOLD.light)
    lay(
        s,
        FELT,
        outline("76,138 120,120 186,128 252,120 296,138 264,152 186,160 108,152"),
        (22, 12),
        lift=1.3,
    )


def _tax_collectors_monocle(s: Paper) -> None:
    with s.sheet(0.5, rim=0.5, inner=0):
        s.ring(207, 178, 18, GOLD.deep, 5)
        s.ring(206.4, 177.4, 18, GOLD.light, 2.6)
        s.stroke("224,184 240,220 236,262 226,290", GOLD.shade, 2.4)
        s.path("M198 172A12 12 0 0 1 206 165", "", "#ffffff", 3, line_alpha=0.9)


def _tax_collectors_box(s: Paper) -> None:
    s.glow(316, 290, 90, "#ffe8a0", 0.65)
    with s.sheet(0.5, rim=0.5, inner=0.3, move=BOX):
        for x, y in ((-52, -62), (-26, -68), (2, -66), (30, -68), (54, -62)):
            coin(s, x, y, 19, tower=True)
    with s.sheet(1.3, rim=0.7, inner=0.4, move=BOX):
        s.rect(
            -78,
            -56,
            156,
            130,
            s.linear(-78, -56, 78, 74, IRON.light, (0.3, IRON.base), (0.75, IRON.shade), (1, IRON.deep)),
            r=8,
        )
        for x in (-78, -9, 60):
            s.rect(
                x, -56, 18, 130, s.linear(x, 0, x + 18, 0, STEEL.light, (0.4, STEEL.shade), (1, STEEL.deep))
            )
            for y in (-44, -14, 30, 62):
                bead(s, x + 9, y, 3.6, STEEL)
        s.rect(-78, -56, 156, 16, s.linear(0, -56, 0, -40, STEEL.light, STEEL.shade), r=4)
        s.rect(-22, -8, 44, 50, s.linear(-22, -8, 22, 42, GOLD.light, (0.4, GOLD.base), (1, GOLD.shade)), r=6)
        s.circle(0, 10, 7, GOLD.deep)
        s.path("M-3 12L3 12L6 32L-6 32Z", GOLD.deep)
    sleeve(s, GREY, "270,520,90 290,470,84 330,440,70 366,430,52", "330,446,78 372,428,60", WHITE)
    fingers(s, WAN, 372, 412, 0.95, -10)


def _tax_collectors_keys(s: Paper) -> None:
    sleeve(
        s,
        GREY,
        "-4,500,110 14,424,94 44,366,72 62,330,56",
        "42,372,80 66,320,64",
        WHITE,
        folds="20,450 30,400 50,350",
    )
    with s.sheet(1.0, rim=0.7, inner=0.3):
        s.ring(76, 244, 36, BRONZE.deep, 9)
        s.ring(75, 243, 36, BRONZE.base, 6)
        s.path("M42 238A36 36 0 0 1 72 207", "", BRONZE.light, 3)
    for x, y, turn, c in ((46, 222, -62, GOLD), (62, 208, -24, STEEL), (88, 206, 12, BRONZE)):
        with s.sheet(0.7, rim=0.7, inner=0.3, move=turned(x, y, 1, turn)):
            s.rect(-4, -70, 8, 56, s.linear(-4, 0, 4, 0, c.light, c.base, c.shade))
            s.rect(4, -68, 15, 9, c.base)
            s.rect(4, -52, 11, 8, c.base)
            s.ring(0, -2, 12, c.deep, 7)
            s.ring(-0.6, -2.6, 12, c.base, 4.6)
    fist(s, WAN, 74, 292, -1, 1.1, 4)
