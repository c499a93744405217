"""The noble districts: golden afternoon, warm plaster, azure and copper roofs."""

from __future__ import annotations

from collections.abc import Callable

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import CRIMSON, GOLD, LEAF, PLASTER, TILE, WHITE, WOOD, Paper
from art.make.svg import Svg

NOBLE = t.KINDS["noble"]
CREAM = "#fff6da"


def _afternoon(sun: k.Spot, fluff: tuple[k.Spot, ...]) -> Paper:
    s = Paper(k.BOX)
    k.sky(s, NOBLE.sky, sun, rays=True)
    k.clouds(s, fluff, CREAM, "#e8b468")
    return s


def _gabled_house(s: Paper) -> None:
    """The timbered house with its door and windows."""
    with s.sheet(0.6):
        r.chimney(s, 190, 214, 18, 74, t.BRICK)
        p.smoke(s, 199, 136, 1.15, "#fff6e4", lean=0.5)
    with s.sheet(1.2):
        m.wall(s, 84, 372, 144, 132, PLASTER, plain=True)
        r.gable(s, 84, 240, 144, 104, TILE, PLASTER, over=14, thick=11)
        beams = ("84,240,228,240", "84,304,228,304", "88,240,88,372", "224,240,224,372", "156,146,156,240")
        for beam in (*beams, "124,240,124,304", "188,240,188,304", "112,240,138,196", "200,240,174,196"):
            x0, y0, x1, y1 = map(float, beam.split(","))
            s.line(x0, y0, x1, y1, WOOD.shade, 6.4, cap="butt")
            s.line(x0, y0 - 1.6, x1, y1 - 1.6, WOOD.light, 1.4, 0.5)
        s.line(93, 300, 121, 244, WOOD.shade, 5)
        s.line(219, 300, 191, 244, WOOD.shade, 5)
        o.square(s, 156, 292, 34, 36)
        o.square(s, 156, 224, 20, 26)
        o.door(s, 124, 372, 34, 54)
        o.square(s, 188, 350, 30, 28, shutters=NOBLE.tone)


def manor() -> Paper:
    """Timbered gable with a low wing, two chimneys, orchard and fence."""
    s = _afternoon((318, 96, 40), ((14, 130, 0.9), (120, 74, 0.6), (262, 168, 0.8)))
    k.hill(s, "-40,280 70,236 170,268 280,224 440,262", NOBLE.land.far, 0.5, "#ffe6a4")
    with k.ground(s, "-40,322 80,288 220,312 330,280 440,304", NOBLE.land.middle, 0.6):
        for x in range(226, 430, 15):
            s.line(x, 298 + abs(x - 320) * 0.06, x + 42, 346, "#8a6a30", 4, 0.5)
    with s.sheet(0.8):
        p.tree(s, 44, 352, 1.35)
        p.tree(s, 368, 352, 1.25)
    with s.sheet(0.6):
        r.chimney(s, 300, 236, 18, 50, t.BRICK)
        p.smoke(s, 309, 182, 0.9, "#fff6e4", lean=0.5)
    with s.sheet(1.0):
        m.wall(s, 214, 368, 136, 92, PLASTER, plain=True)
        r.long_roof(s, 214, 276, 136, 66, TILE, hip=26, over=10)
        for x in (254, 308):
            o.square(s, x, 334, 22, 30, shutters=NOBLE.tone)
        s.path("M268 276L290 238L312 276Z", TILE.base)
        s.path("M290 238L312 276L293 276Z", TILE.shade)
        o.square(s, 290, 272, 12, 14)
    _gabled_house(s)
    with k.ground(s, "-40,380 90,368 200,376 320,366 440,378", LEAF.shade, 1.0):
        s.shape("108,370 146,370 188,404 226,460! 60,460! 94,404", "#eccf8e")
        s.shape("108,370 122,370 110,404 84,460! 60,460! 94,404", "#fff0c0", 0.7)
        s.shape("-40,402 60,394 100,420 84,460! -40,460!", LEAF.base, 0.7)
        for x, y in ((262, 396), (292, 388), (330, 394), (366, 388), (40, 398), (24, 416)):
            s.circle(x, y, 3.4, "#ffe9a0")
    with s.sheet(1.2):
        p.fence(s, 244, 430, 9)
        p.bush(s, 34, 414, 1.3)
        p.bush(s, 232, 436, 1)
    return s


def _keep(s: Paper) -> None:
    with s.sheet(0.9):
        for x, top, w in ((146, 136, 44), (262, 156, 42)):
            m.drum(s, x, 300, w, 300 - top, t.SAND, seed=x)
            m.battlement(s, x - w / 2, top, w, t.SAND, 4)
            r.cone(s, x, top - 10, w, 80, t.AZURE)
            p.pennant(s, x, top - 88, 26, NOBLE.tone)
            o.slit(s, x, top + 60)
    with s.sheet(1.0):
        m.wall(s, 158, 332, 96, 196, t.SAND, seed=3)
        m.battlement(s, 158, 136, 96, t.SAND, 6, 14)
        for x in (178, 234):
            o.arched(s, x, 216, 15, 36)
        p.banner(s, 206, 172, 36, 60, CRIMSON, "noble")
        m.drum(s, 206, 134, 34, 40, t.SAND, seed=9)
        r.cone(s, 206, 96, 38, 54, t.AZURE)
        p.pennant(s, 206, 44, 20, NOBLE.tone)


def castle() -> Paper:
    """Five slim towers in steps with blue cones and yellow pennants."""
    s = _afternoon((324, 118, 42), ((250, 70, 0.7), (-10, 110, 0.9), (318, 190, 0.7)))
    k.hill(s, "-40,300 40,262 120,290 210,250 300,284 440,244", NOBLE.land.far, 0.5, "#ffe6a4")
    k.birds(s, ((40, 84, 0.9), (66, 72, 0.7), (354, 60, 0.8)), "#8a5a2a")
    k.hill(s, "-40,340 60,304 150,330 260,296 340,318 440,296", NOBLE.land.middle, 0.6, "#e8c878")
    _keep(s)
    with s.sheet(1.1):
        m.wall(s, 60, 358, 280, 80, t.SAND, seed=5)
        m.battlement(s, 60, 278, 280, t.SAND, 14, 12)
        for x in (120, 290):
            o.slit(s, x, 326)
    with s.sheet(1.2):
        for x, side in ((72, 1), (332, -1)):
            m.drum(s, x, 368, 60, 150, t.SAND, seed=x)
            m.battlement(s, x - 30, 218, 60, t.SAND, 5, 13)
            r.cone(s, x, 206, 54, 92, t.AZURE)
            p.pennant(s, x, 116, 28, NOBLE.tone, side=side)
            o.arched(s, x, 290, 13, 28)
            o.slit(s, x, 334)
    with s.sheet(1.0):
        m.wall(s, 166, 368, 78, 108, t.SAND, seed=8)
        m.battlement(s, 166, 260, 78, t.SAND, 5, 13)
        o.gate(s, 205, 368, 42, 66, frame=t.SAND)
        for x in (180, 230):
            o.slit(s, x, 290)
    with k.ground(s, "-40,374 60,358 140,368 205,364 280,370 350,358 440,370", NOBLE.land.near, 1.2):
        s.shape("184,364 226,364 252,400 280,460! 126,460! 156,400", "#e8cf94")
        s.shape("184,364 198,364 180,400 150,460! 126,460! 156,400", "#fff2c8", 0.7)
    with s.sheet(1.3):
        p.bush(s, 44, 398, 1.3)
        p.tree(s, 372, 404, 0.95)
        p.bush(s, 306, 412, 1.1)
        p.bush(s, 96, 416, 0.9)
    return s


def _palace_wings(s: Paper) -> None:
    for x in (30, 256):
        with s.sheet(1.0):
            m.wall(s, x, 350, 114, 116, PLASTER, plain=True)
            r.long_roof(s, x + 2, 234, 110, 38, t.COPPER, hip=20, over=5)
            m.ledge(s, x - 4, 232, 122, PLASTER, 8)
            m.ledge(s, x, 296, 114, PLASTER, 5)
            for i in range(4):
                o.arched(s, x + 18 + i * 26, 288, 13, 30)
                o.arched(s, x + 18 + i * 26, 340, 13, 30)
            for i in range(5):
                s.circle(x + 5 + i * 26, 226, 4, GOLD.base)


def _palace_front(s: Paper) -> None:
    with s.sheet(1.0):
        m.wall(s, 130, 354, 140, 154, PLASTER, plain=True)
        for x in (162, 200, 238):
            o.arched(s, x, 280, 19, 48)
        for x in (162, 238):
            o.arched(s, x, 342, 19, 42)
        o.door(s, 200, 354, 32, 56, lit=True)
    with s.sheet(0.8):
        for x in (140, 181, 219, 260):
            m.column(s, x, 208, 354, 14, PLASTER, GOLD.base)
        m.ledge(s, 124, 190, 152, PLASTER, 14)
        s.corners("120,192 200,136 280,192", PLASTER.base)
        s.corners("200,136 280,192 214,192", PLASTER.shade)
        s.path("M122 192L200 138L278 192Z", "", GOLD.base, 5)
        p.charge(s, "noble", 200, 174, 0.85)
    with s.sheet(0.9):
        s.rect(164, 106, 72, 36, PLASTER.base)
        s.rect(214, 106, 22, 36, PLASTER.shade)
        for x in (178, 200, 222):
            o.arched(s, x, 138, 10, 24)
        r.dome(s, 200, 108, 82, 66, GOLD, ribs=8, lantern=GOLD)


def palace() -> Paper:
    """A wide front under a gold dome, copper wings, garden and fountain."""
    s = _afternoon((84, 84, 38), ((300, 96, 0.8), (16, 168, 0.7), (338, 176, 0.9)))
    k.hill(s, "-40,290 80,260 200,284 320,254 440,276", NOBLE.land.far, 0.5, "#ffe6a4")
    with s.sheet(0.7):
        for x, q in ((12, 1.3), (384, 1.3), (354, 1.0), (46, 1.0)):
            p.cypress(s, x, 336, q)
    _palace_wings(s)
    _palace_front(s)
    with s.sheet(0.6):
        m.steps(s, 200, 354, 160, 4, PLASTER, 6)
    with k.ground(s, "-40,376 100,376 200,378 300,376 440,376", LEAF.shade, 0.8):
        s.shape("148,376 252,376 304,460! 96,460!", "#f3dca6")
        s.shape("28,386 128,386 96,412 4,412", LEAF.base)
        s.shape("272,386 372,386 400,412 304,412", LEAF.base)
        for i in range(9):
            for y, x in ((391, 40 + i * 9), (391, 286 + i * 9)):
                s.circle(x, y + (i % 2) * 9, 3, ("#e8586a", "#fff0c0", "#f2b03a")[i % 3])
    with s.sheet(1.0):
        s.ellipse(200, 416, 64, 16, PLASTER.shade)
        s.ellipse(200, 412, 64, 16, PLASTER.light)
        s.ellipse(200, 412, 55, 11, "#5fb0d0")
        s.ellipse(192, 410, 30, 5, "#c8f0ff", alpha=0.8)
        s.rect(195, 378, 10, 34, PLASTER.base)
        s.ellipse(200, 380, 24, 6, PLASTER.light)
        for dx in (-24, 24):
            s.path(
                f"M200 376C200 348 {200 + dx * 0.7} 350 {200 + dx} 380", "", WHITE.light, 3, line_alpha=0.95
            )
            s.path(
                f"M200 376C200 356 {200 + dx * 0.4} 360 {200 + dx * 0.5} 380",
                "",
                "#dff4ff",
                2.4,
                line_alpha=0.9,
            )
        p.bush(s, 64, 424, 1.0)
        p.bush(s, 336, 424, 1.0)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {"manor": manor, "castle": castle, "palace": palace}
