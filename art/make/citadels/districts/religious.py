"""The religious districts: clear blue mornings, pale stone, snow on far peaks."""

from __future__ import annotations

from collections.abc import Callable

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import EMBER, GOLD, LEAF, MARBLE, PLASTER, TILE, WOOD, Paper, Ramp
from art.make.shapes import star
from art.make.svg import Svg

HOLY = t.KINDS["religious"]
WHITE = "#ffffff"


def _morning(sun: k.Spot, fluff: tuple[k.Spot, ...], *, rays: bool = False) -> Paper:
    s = Paper(k.BOX)
    k.sky(s, HOLY.sky, sun, rays=rays)
    k.clouds(s, fluff, WHITE, "#b8d4ee", 0.92)
    return s


def _cross_finial(s: Paper, x: float, y: float, h: float, tone: str = GOLD.base) -> None:
    """A cross on a ridge, its foot at y."""
    s.line(x, y, x, y - h, tone, h * 0.17)
    s.line(x - h * 0.36, y - h * 0.66, x + h * 0.36, y - h * 0.66, tone, h * 0.17)
    s.line(x - 1, y, x - 1, y - h, GOLD.light, h * 0.06)


def _temple_front(s: Paper, c: Ramp) -> None:
    """Frieze and gable with the sun."""
    with s.sheet(1.0):
        s.rect(84, 198, 232, 26, c.base)
        s.rect(84, 198, 232, 6, c.light)
        for i in range(8):
            s.rect(94 + i * 28.2, 206, 12, 16, c.shade, alpha=0.8)
        s.corners("76,198 200,124 324,198", c.base)
        s.corners("200,124 324,198 220,198", c.shade)
        s.corners("112,192 200,138 288,192", HOLY.tone.base)
        s.corners("200,138 288,192 214,192", HOLY.tone.shade)
        s.poly(star(200, 174, 24, 15, 12), GOLD.base)
        s.circle(200, 174, 12, GOLD.light)
        s.corners("72,200 200,124 328,200 328,191 200,113 72,191", c.light)
        s.corners("200,124 328,200 328,191 200,113", c.base)
        s.shape("190,116 200,96 210,116", GOLD.base)
        s.shape("72,194 78,172 90,188", GOLD.base)
        s.shape("328,194 322,172 310,188", GOLD.shade)


def temple() -> Paper:
    """Six columns under a flat gable with the sun, two braziers."""
    s = _morning((200, 118, 52), ((8, 92, 1.0), (300, 66, 0.8), (318, 180, 0.7)), rays=True)
    k.hill(s, "-40,300 80,250 180,290 270,244 440,290", HOLY.land.far, 0.5, "#e4f2ff")
    k.hill(s, "-40,350 90,322 200,340 330,318 440,340", HOLY.land.middle, 0.6, "#a8cce8")
    with s.sheet(0.8):
        for x, q in ((38, 1.5), (72, 1.15), (362, 1.5), (330, 1.15)):
            p.cypress(s, x, 370, q)
    with s.sheet(0.9):
        s.rect(100, 222, 200, 140, "#35416a")
        s.rect(178, 256, 44, 106, s.linear(0, 256, 0, 362, "#b8702e", t.LAMP))
        s.path("M190 360L190 308Q200 282 210 308L210 360Z", "#7a4a2c")
        s.circle(200, 288, 9, "#7a4a2c")
    s.glow(200, 320, 74, t.LAMP, 0.75)
    with s.sheet(1.0):
        for i in range(6):
            m.column(s, 104 + i * 38.4, 230, 360, 23, MARBLE)
    _temple_front(s, MARBLE)
    with s.sheet(0.8):
        m.steps(s, 200, 362, 236, 4, MARBLE, 8)
    with k.ground(s, "-40,398 100,390 200,398 300,390 440,398", HOLY.land.near, 0.8):
        s.shape("164,396 236,396 268,460! 132,460!", "#dcd8cf")
        s.shape("164,396 182,396 156,460! 132,460!", "#f6f2e8", 0.7)
    s.glow(64, 350, 52, "#ffb85a", 0.7)
    s.glow(336, 350, 52, "#ffb85a", 0.7)
    with s.sheet(1.1):
        p.brazier(s, 64, 420, 1.1)
        p.brazier(s, 336, 420, 1.1)
    return s


def _church_tower(s: Paper) -> None:
    c = PLASTER
    with s.sheet(1.2, move="translate(20 0)"):
        m.wall(s, 100, 378, 88, 194, c, plain=True)
        m.stones(s, 100, 378, 88, 60, c, seed=4)
        m.ledge(s, 96, 260, 96, c)
        m.ledge(s, 96, 186, 96, c)
        for x, tone in ((130, GOLD.base), (160, GOLD.shade)):
            o.arched(s, x, 248, 22, 46, lit=False, frame=c, bars=False)
            s.shape(f"{x - 8},238 {x},224 {x + 8},238 {x + 10},246 {x - 10},246", tone)
            s.circle(x, 248, 2.6, tone)
        s.circle(144, 298, 17, c.shade)
        s.circle(144, 298, 13.5, "#fff6dc")
        s.line(144, 298, 144, 288, o.BAR, 2.4)
        s.line(144, 298, 151, 301, o.BAR, 2.4)
        o.door(s, 144, 378, 40, 58)
        r.spire(s, 144, 186, 88, 118, TILE, over=7)
        _cross_finial(s, 144, 72, 32)


def church() -> Paper:
    """One square bell tower with a red spire, a low nave, graves."""
    s = _morning((318, 92, 40), ((20, 84, 0.95), (222, 60, 0.7), (250, 176, 0.9)))
    k.hill(s, "-40,290 60,240 160,280 280,226 440,270", HOLY.land.far, 0.5, "#e4f2ff")
    k.birds(s, ((246, 128, 0.9), (270, 116, 0.8), (226, 108, 0.7)), "#3f5878")
    k.hill(s, "-40,340 90,306 210,330 320,300 440,322", HOLY.land.middle, 0.6, "#a8cce8")
    with s.sheet(0.8):
        for x, y, q in ((34, 366, 1.2), (70, 372, 0.95), (374, 370, 1.3)):
            p.pine(s, x, y, q)
    with s.sheet(1.0, move="translate(14 0)"):
        m.wall(s, 176, 374, 160, 98, PLASTER, plain=True)
        m.stones(s, 176, 374, 160, 40, PLASTER, seed=2)
        r.long_roof(s, 176, 276, 160, 78, TILE, hip=12, over=11)
        for x, glass in ((222, "#ffd87a"), (264, "#f0a860"), (306, "#ffd87a")):
            o.lancet(s, x, 348, 20, 52, glass=glass)
    _church_tower(s)
    with k.ground(s, "-40,386 80,372 200,382 330,372 440,384", LEAF.shade, 1.0):
        s.shape("146,376 184,376 206,404 252,460! 108,460! 138,404", "#d9c89c")
        s.shape("146,376 160,376 156,404 134,460! 108,460! 138,404", "#f2e6c0", 0.7)
        s.shape("240,390 330,382 440,392 440,420 300,410", LEAF.base, 0.6)
    with s.sheet(1.1):
        for x, y, q in ((266, 414, 1.15), (306, 404, 1.0), (346, 418, 1.3)):
            p.tombstone(s, x, y, q, t.GREY)
        p.bush(s, 44, 414, 1.3)
        p.bush(s, 390, 424, 0.9)
    return s


def _monastery_church(s: Paper, c: Ramp) -> None:
    with s.sheet(1.0):
        m.wall(s, 192, 330, 112, 96, c, seed=1)
        r.long_roof(s, 192, 236, 112, 48, TILE, hip=14, over=9)
        for x in (220, 248, 276):
            o.arched(s, x, 296, 14, 30)
    with s.sheet(1.1):
        m.wall(s, 112, 334, 88, 148, c, seed=3)
        r.gable(s, 112, 188, 88, 54, TILE, c, over=9)
        o.rose(s, 156, 216, 15, c)
        for x in (137, 175):
            o.arched(s, x, 274, 13, 32)
        o.door(s, 156, 334, 32, 46)
        m.wall(s, 138, 146, 36, 36, c, plain=True)
        r.gable(s, 138, 112, 36, 24, TILE, c, over=6)
        o.arched(s, 156, 142, 17, 26, lit=False, frame=c, bars=False)
        s.shape("148,138 156,124 164,138", GOLD.base)
        _cross_finial(s, 156, 92, 28)


def monastery() -> Paper:
    """A stepped group on a rock: bell gable, cloister arches, a snowy peak."""
    c = t.SAND
    s = _morning((84, 80, 36), ((196, 66, 0.8), (8, 150, 0.9)))
    with k.ground(s, "-40,250! 60,190! 130,236! 250,96! 330,200! 372,168! 440,230!", HOLY.land.far, 0.5):
        s.corners("212,142 250,94 292,150 270,142 256,156 240,138 226,152", "#fbfdff")
        s.corners("250,94 292,150 330,202 440,232 440,300 270,300 256,156 270,142", "#6a93bd", 0.55)
        s.corners("358,180 372,166 390,186 374,182", "#fbfdff")
    k.hill(s, "-40,330 90,300 210,320 330,280 440,310", HOLY.land.middle, 0.6, "#a8cce8")
    with s.sheet(0.9, cut=True):
        s.shape("6,410! 34,340 84,318 146,324 260,314 336,324 380,352 404,400! 404,480! 0,480!", "#8b8fa2")
        s.shape("236,318 336,324 380,352 404,400! 404,480! 270,480!", "#5f6278", 0.8)
        for line in ("60,350 80,400", "120,340 110,390", "340,350 330,400"):
            s.stroke(line, "#5a5c70", 3, 0.5)
    _monastery_church(s, c)
    _cloister(s, c)
    with s.sheet(1.0):
        m.wall(s, 36, 370, 96, 50, c, seed=9)
        s.rect(31, 313, 106, 9, TILE.base)
        s.rect(31, 313, 106, 3, TILE.light)
        o.door(s, 84, 370, 32, 40)
    with s.sheet(0.5):
        for i in range(7):
            x, y = 68 + i * 4, 370 + i * 6.4
            s.rect(x, y, 34 + i * 2.4, 6.6, t.GREY.base)
            s.rect(x, y, 34 + i * 2.4, 2.2, t.GREY.light)
    with k.ground(s, "-40,430 60,412 140,408 230,410 330,412 440,428", LEAF.shade, 1.0):
        s.shape("92,408 140,408 160,424 176,470! 84,470! 96,426", "#e2cf9c")
        for x in range(236, 420, 19):
            s.line(x, 412 + (x - 236) * 0.05, x + 30, 456, LEAF.base, 6, 0.8)
    with s.sheet(1.2):
        p.cypress(s, 22, 424, 1.35)
        p.cypress(s, 386, 422, 1.3)
        p.bush(s, 210, 430, 1.0)
    return s


def _cloister(s: Paper, c: Ramp) -> None:
    with s.sheet(1.1):
        s.rect(226, 306, 146, 60, "#43364a")
        r.long_roof(s, 228, 308, 142, 26, TILE, hip=8, over=7)
        m.arcade(s, 228, 364, 142, 44, 5, c, "#2e2438")
        for i in range(5):
            a = 228 + 142 / 5 * i
            s.path(
                f"M{a:.1f} 364L{a:.1f} 310L{a + 28.4:.1f} 310L{a + 28.4:.1f} 364L{a + 24.4:.1f} 364"
                f"L{a + 24.4:.1f} 338A10.2 10.2 0 0 0 {a + 4:.1f} 338L{a + 4:.1f} 364Z",
                c.base if i < 3 else c.shade,
            )
        r.long_roof(s, 228, 312, 142, 24, TILE, hip=8, over=7)
        s.rect(222, 362, 154, 8, c.light)


def _cathedral_tower(s: Paper, x: float) -> None:
    c = t.STONE
    with s.sheet(1.1):
        m.wall(s, x - 34, 380, 68, 236, c, seed=round(x))
        for y in (282, 222):
            m.ledge(s, x - 38, y, 76, c, 6)
        for dx in (-14, 14):
            o.lancet(s, x + dx, 212, 16, 54)
        o.lancet(s, x, 276, 20, 44)
        o.door(s, x, 380, 28, 52)
        s.rect(x - 36, 146, 7, 234, c.light)
        s.rect(x + 29, 146, 7, 234, c.shade)
        m.ledge(s, x - 38, 140, 76, c, 7)
        r.spire(s, x, 140, 58, 104, t.SLATE)
        for dx in (-33, 33):
            s.corners(f"{x + dx - 5},140 {x + dx},112 {x + dx + 5},140", c.base)
        _cross_finial(s, x, 40, 20)


def _west_front(s: Paper) -> None:
    c = t.STONE
    with s.sheet(1.0):
        m.wall(s, 126, 382, 148, 162, c, seed=8)
        r.gable(s, 126, 220, 148, 88, t.SLATE, c, over=4)
        o.rose(s, 200, 246, 36, c)
        m.ledge(s, 126, 294, 148, c)
        for x, glass in ((146, "#5fb4ea"), (254, "#f08a60")):
            o.lancet(s, x, 336, 15, 32, glass=glass)
        s.path("M160 382L160 330Q160 302 200 284Q240 302 240 330L240 382Z", c.light)
        s.path("M200 284Q240 302 240 330L240 382L200 382Z", c.shade)
        s.path("M169 382L169 334Q169 310 200 296Q231 310 231 334L231 382Z", WOOD.shade)
        s.path("M169 382L169 334Q169 310 200 296L200 382Z", WOOD.base)
        s.line(200, 382, 200, 298, WOOD.deep, 2.6)
        for x in (178, 189, 211, 222):
            s.line(x, 382, x, 318, WOOD.deep, 1.5, 0.7)
        _cross_finial(s, 200, 132, 34)


def cathedral() -> Paper:
    """Two spires, between them a gable with a great rose window."""
    s = _morning((196, 92, 44), ((22, 196, 0.9), (300, 214, 0.8), (164, 58, 0.7)), rays=True)
    k.hill(s, "-40,310 70,280 190,300 300,270 440,296", HOLY.land.far, 0.5, "#e4f2ff")
    with s.sheet(0.6):
        for x, w, h in ((-8, 40, 54), (34, 30, 38), (344, 34, 48), (378, 40, 62)):
            s.corners(
                f"{x},390 {x},{350 - h} {x + w / 2},{330 - h} {x + w},{350 - h} {x + w},390", HOLY.land.middle
            )
            s.rect(x + w * 0.3, 356 - h, 6, 8, "#ffe9b0", alpha=0.8)
    with s.sheet(0.8):
        m.wall(s, 140, 372, 120, 190, t.STONE, plain=True)
        r.long_roof(s, 140, 186, 120, 60, t.SLATE, hip=22)
    for x in (90, 310):
        _cathedral_tower(s, x)
    _west_front(s)
    with s.sheet(0.5):
        m.steps(s, 200, 380, 104, 4, t.STONE, 6)
    with k.ground(s, "-40,394 100,386 200,402 300,386 440,394", HOLY.land.near, 0.9):
        s.shape("156,402 244,402 288,460! 112,460!", "#d9d3c6")
        s.shape("156,402 178,402 150,460! 112,460!", "#f4eee0", 0.7)
    with s.sheet(1.2):
        p.cypress(s, 28, 424, 1.25)
        p.cypress(s, 372, 424, 1.25)
        p.bush(s, 84, 428, 1.0)
        p.bush(s, 318, 428, 1.0)
        p.person(s, 262, 424, 0.5, EMBER)
        p.person(s, 138, 428, 0.5, t.AZURE_CLOTH)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "temple": temple,
    "church": church,
    "monastery": monastery,
    "cathedral": cathedral,
}
