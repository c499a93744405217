"""The Marshal of rank 8, all in plate."""

from __future__ import annotations

from art.make.citadels.hands import fist, sleeve
from art.make.citadels.parts import (
    VIEW,
    arch,
    backdrop,
    bead,
    cut,
    disc,
    lay,
    lozenges,
)
from art.make.citadels.signs import CHARGES
from art.make.citadels.things import plume, staff
from art.make.paper import (
    CRIMSON,
    GOLD,
    IRON,
    LEATHER,
    Paper,
    mirrored,
    outline,
    ramp,
    turned,
)

PLATE = ramp("#f8fbfd #bac8d4 #7c8fa4 #445468")


def _marshals_wall(p: Paper) -> None:
    for i in range(9):
        x = -10 + i * 52
        p.line(x, 130 + (i * 31) % 60, x + 8, 460, "#3a1420", 5, 0.5)
        p.path(
            f"M{x - 5} {136 + (i * 31) % 60}L{x} {104 + (i * 31) % 60}L{x + 5} {136 + (i * 31) % 60}Z",
            "#3a1420",
            alpha=0.5,
        )


def marshal() -> Paper:
    """A closed visor under one plume, round shoulder plates, the baton aslant, a banner at the edge."""
    s = Paper(VIEW)
    backdrop(s, "#e88a5a", "#a03a3c", "#341220", "#ffe0a0", _marshals_wall, (210, 150, 220))
    arch(s, ramp("#a05048 #6a2c34 #481828 #270c19"))
    _marshals_banner(s)
    _marshals_armour(s)
    _marshals_helm(s)
    _marshals_visor(s)
    _marshals_baton(s)
    return s


def _marshals_banner(s: Paper) -> None:
    staff(s, 42, 30, 60, 490, 12, LEATHER, 1.0)
    with cut(
        s,
        CRIMSON,
        outline("44,124! 80,134 110,120 142,130! 138,184 148,234 140,290! 108,278 82,296 52,286!"),
        (20, 8),
        lift=0.9,
    ):
        s.path(
            outline("44,124! 80,134 110,120 142,130! 138,184 148,234 140,290! 108,278 82,296 52,286!"),
            "",
            GOLD.base,
            6,
        )
        with s.at(94, 206, 1.9):
            CHARGES["military"](s, GOLD)
    with s.sheet(0.4, rim=0.6, inner=0.2):
        s.corners("42,40 50,14 32,14", GOLD.shade)
        s.corners("41,-6 52,20 41,38 30,20", GOLD.base)
        s.corners("41,-6 41,38 30,20", GOLD.light)


def _marshals_armour(s: Paper) -> None:
    lay(
        s,
        PLATE,
        mirrored("208,240 164,250 132,290 126,352 142,410 150,480! 208,480!", 208),
        (46, 10),
        folds="208,270 208,480|146,406 208,420 272,406",
        lift=0.9,
    )
    with s.sheet(0.2, rim=0.4, inner=0.2), s.at(208, 350, 1.6):
        CHARGES["military"](s, GOLD)
    for q in (-1, 1):
        x = 208 + q * 102
        for y, r in ((372, 56), (340, 62), (306, 70)):
            with cut(s, PLATE, disc(x, y, r, r * 0.86), (22, 12), lift=0.8):
                s.path(disc(x, y, r - 3, r * 0.86 - 3), "", GOLD.base, 4)
        with s.sheet(0.4, rim=0.6, inner=0.3):
            s.circle(x, 300, 30, GOLD.deep)
            s.circle(x - 1, 299, 27, GOLD.base)
            s.circle(x, 300, 20, GOLD.shade)
            for i in range(8):
                with s.at(x, 300, 1, i * 45):
                    s.shape("0,-4! 5,-14 0,-22! -5,-14", GOLD.light)
    lay(
        s,
        IRON,
        mirrored("208,206 168,212 150,240 146,270 176,290 208,296", 208),
        (30, 8),
        folds="156,256 208,276 262,256",
        lift=0.8,
    )


def _marshals_helm(s: Paper) -> None:
    plume(
        s,
        CRIMSON,
        [(232, 100), (224, 66), (228, 38), (250, 24), (278, 24), (304, 44), (318, 80), (320, 124)],
        26,
        lift=1.0,
        barbs=18,
    )
    lay(
        s,
        PLATE,
        outline(
            "132,170 132,112 158,72 204,56 254,66 284,102 290,160 284,216 262,246 220,254 176,250 146,236"
        ),
        (44, 10),
        lift=1.1,
    )
    lay(
        s,
        GOLD,
        outline("196,54! 236,56 262,78 282,112 290,160! 276,150 266,116 248,88 222,70 194,66"),
        (10, 5),
        lift=0.6,
    )


def _marshals_visor(s: Paper) -> None:
    with cut(
        s,
        PLATE,
        outline("118,168! 130,126 166,110 220,108 270,128 282,168! 270,212 232,242 184,250 140,238 104,210!"),
        (40, 10),
        lift=1.0,
    ):
        s.shape("116,160! 150,150 196,148 252,158! 250,172 196,166 150,168 114,178!", "#12101c")
        s.stroke("116,159 150,149 196,147 253,157", PLATE.light, 3.4)
        s.stroke("114,179 150,169 196,167 251,173", PLATE.deep, 2.6, 0.8)
        for i in range(5):
            x = 132 + i * 22
            s.path(
                f"M{x} {190 + i * 1.6}L{x + 5} {190 + i * 1.6}L{x + 3} {228 + i * 1.6}L{x - 2} "
                f"{227 + i * 1.6}Z",
                "#1a1826",
            )
            s.line(x + 6.5, 191 + i * 1.6, x + 4.5, 227 + i * 1.6, PLATE.light, 1.8)
        s.stroke("104,210 124,190 140,150 150,116", PLATE.light, 3, 0.7)
    with s.sheet(0.3, rim=0.3, inner=0):
        for x in (150, 206):
            s.circle(x, 160, 5, "#ffd070")
            s.circle(x - 1, 159, 2, "#fff8dc")
    with s.sheet(0.5, rim=0.6, inner=0.3):
        s.circle(264, 164, 15, GOLD.deep)
        s.circle(263, 163, 12.6, GOLD.base)
        s.circle(259, 159, 5, GOLD.light)


def _marshals_baton(s: Paper) -> None:
    baton = turned(290, 372, 0.94, 40)
    with s.sheet(1.3, rim=0.7, inner=0.35, move=baton):
        s.rect(
            -17,
            -150,
            34,
            290,
            s.linear(-17, 0, 17, 0, CRIMSON.light, (0.35, CRIMSON.base), (1, CRIMSON.shade)),
            r=6,
        )
        for y in range(-110, 130, 44):
            lozenges(s, f"0,{y}", 8, 12, GOLD.base)
        for y in (-158, 112):
            s.rect(
                -21, y, 42, 32, s.linear(-21, 0, 21, 0, GOLD.light, (0.4, GOLD.base), (1, GOLD.shade)), r=6
            )
        bead(s, 0, -166, 13)
    sleeve(s, PLATE, "410,520,110 394,460,90 346,414,70", "360,428,78 322,394,66", GOLD)
    fist(s, ramp("#d8e0e6 #909eac #5e6c7e #343f50"), 296, 378, 1, 1.18, 34)
