"""The military districts: red evenings, dark stone, fires and banners."""

from __future__ import annotations

from collections.abc import Callable

from art.make.citadels.districts import masonry as m
from art.make.citadels.districts import openings as o
from art.make.citadels.districts import props as p
from art.make.citadels.districts import roofs as r
from art.make.citadels.districts import sky as k
from art.make.citadels.districts import tones as t
from art.make.paper import CRIMSON, GOLD, IRON, STEEL, TILE, WHITE, WOOD, Paper
from art.make.svg import Svg

WAR = t.KINDS["military"]
GLOOM = "#7a3b44"


def _evening(sun: k.Spot, fluff: tuple[k.Spot, ...], tones: t.Sky = WAR.sky, *, rays: bool = False) -> Paper:
    s = Paper(k.BOX)
    k.sky(s, tones, sun, rays=rays)
    k.clouds(s, fluff, "#ffd8b0", "#c8604e", 0.75)
    return s


def _hoarding(s: Paper) -> None:
    """The wooden box on the shaft with the beacon under its roof."""
    with s.sheet(1.1):
        for x in (140, 168, 198, 226, 252):
            s.corners(f"{x},152 {x + 10},152 {x + 5},176", WOOD.shade)
        s.rect(132, 104, 140, 50, WOOD.base)
        s.rect(228, 104, 44, 50, WOOD.shade)
        for x in range(145, 272, 13):
            s.line(x, 106, x, 152, WOOD.deep, 2, 0.7)
        s.rect(128, 100, 148, 8, WOOD.light)
        s.rect(128, 148, 148, 7, WOOD.deep)
        for x in (152, 192, 232):
            s.rect(x, 118, 18, 20, "#241820")
    with s.sheet(0.6):
        s.rect(146, 62, 112, 40, "#3a1a22", alpha=0.7)
        for x in (140, 198, 256):
            s.rect(x, 60, 8, 42, WOOD.shade)
            s.rect(x, 60, 3, 42, WOOD.light)
    s.glow(204, 84, 96, "#ffb040", 0.95)
    with s.sheet(0.5, rim=0.4):
        s.rect(180, 95, 46, 8, IRON.shade, r=3)
        p.fire(s, 203, 97, 0.9)


def watchtower() -> Paper:
    """A tapering shaft on a crag, a wooden box on top with a beacon, a ladder."""
    s = _evening((92, 138, 46), ((286, 116, 0.9), (12, 86, 0.7), (318, 206, 0.7)), rays=True)
    k.hill(s, "-40,260 50,206 130,250 230,176 330,240 440,196", WAR.land.far, 0.5, "#ffc090")
    k.birds(s, ((302, 66, 1.0), (330, 80, 0.8), (350, 60, 0.7)), "#5a2630")
    k.hill(s, "-40,330 90,290 200,330 320,280 440,316", WAR.land.middle, 0.7, "#c86a58")
    with s.sheet(1.0, cut=True):
        s.shape("24,480! 60,400 116,350 170,338 238,338 294,356 346,408 392,480!", "#845050")
        s.shape("222,338 294,356 346,408 392,480! 276,480!", "#4c2c38", 0.85)
        s.shape("118,352 170,338 150,380 108,430 84,480! 52,480! 76,410", "#b2786a", 0.6)
    with s.sheet(1.1):
        m.taper(s, 204, 356, 104, 156, 80, t.GREY)
        m.stones(s, 168, 350, 72, 184, t.GREY, seed=3)
        o.door(s, 196, 356, 32, 50)
        for x, y in ((204, 282), (186, 232), (222, 208)):
            o.slit(s, x, y)
        s.rect(160, 154, 88, 8, t.GREY.deep)
    _hoarding(s)
    with s.sheet(1.1):
        r.hipped(s, 204, 66, 132, 54, TILE, over=20)
    with s.sheet(0.9):
        p.ladder(s, 258, 356, 240, 166, 22, 13)
    with s.sheet(1.3):
        for x in (*range(-16, 150, 20), *range(256, 420, 20)):
            top = 384 + abs(x - 200) * 0.12
            s.corners(f"{x},470 {x},{top} {x + 9},{top - 17} {x + 18},{top} {x + 18},470", WOOD.base)
            s.corners(f"{x + 10},470 {x + 9},{top - 17} {x + 18},{top} {x + 18},470", WOOD.shade)
        s.line(-20, 424, 150, 406, WOOD.deep, 5)
        s.line(254, 406, 430, 424, WOOD.deep, 5)
    return s


def _padlock(s: Paper, x: float, y: float) -> None:
    s.path(f"M{x - 9} {y}L{x - 9} {y - 10}A9 9 0 0 1 {x + 9} {y - 10}L{x + 9} {y}", "", IRON.light, 5)
    s.rect(x - 16, y - 2, 32, 28, GOLD.shade, r=4)
    s.rect(x - 14, y - 2, 22, 24, GOLD.base, r=3)
    s.circle(x, y + 8, 4, "#2a1a10")
    s.rect(x - 1.6, y + 8, 3.2, 10, "#2a1a10")


def _cells(s: Paper) -> None:
    c = t.DARK
    with s.sheet(1.1):
        m.wall(s, 112, 378, 236, 170, c, seed=5)
        m.battlement(s, 112, 208, 236, c, 11, 15)
        m.ledge(s, 112, 290, 236, c, 6)
        for x in (152, 230, 308):
            o.barred(s, x, 278, 36, 42, c)
        for x in (148, 312):
            o.barred(s, x, 352, 34, 32, c)
    with s.sheet(0.3):
        for x in (217, 224, 238, 245):
            s.rect(x, 256, 6.5, 14, t.SKIN.base, r=3)
            s.rect(x, 256, 3, 14, t.SKIN.light, r=1.5)
    with s.sheet(0.8):
        s.rect(190, 300, 80, 80, c.light, r=4)
        s.path(m.arch_path(230, 380, 62, 72), "#120d18")
        for i in range(5):
            s.rect(202 + i * 12.6, 312, 5, 68, IRON.base)
        for y in (326, 348, 368):
            s.rect(199, y, 62, 4.4, IRON.shade)
        _padlock(s, 230, 342)


def prison() -> Paper:
    """A low dark block with a round tower, barred windows, hands, a padlock, rain."""
    s = _evening((330, 84, 34), ((-6, 74, 1.2), (96, 110, 1.1), (236, 82, 1.2), (300, 150, 1.1)), t.STORM)
    k.hill(s, "-40,300 90,266 190,290 300,256 440,286", "#b0584c", 0.5, "#f0b090")
    with s.sheet(1.0):
        m.drum(s, 84, 374, 84, 226, t.DARK, seed=2)
        m.battlement(s, 42, 150, 84, t.DARK, 6, 15)
        m.ledge(s, 40, 216, 88, t.DARK, 6)
        o.barred(s, 84, 268, 22, 32, t.DARK)
        o.slit(s, 84, 330, 24, 6)
        p.pennant(s, 84, 132, 56, WAR.tone, w=44)
    _cells(s)
    with k.ground(s, "-40,386 90,378 200,386 320,378 440,386", "#4a2a36", 0.9):
        s.shape("196,384 264,384 296,410 332,460! 116,460! 162,410", "#9a6a5a")
        s.ellipse(120, 428, 54, 8, "#c88a78", alpha=0.4)
        s.ellipse(312, 410, 40, 6, "#c88a78", alpha=0.35)
    with s.sheet(1.2):
        for i in range(7):
            with s.at(196 + i * 17, 424 - (i % 3) * 4, turn=(i % 2) * 38):
                s.ellipse(0, 0, 11, 6.6, "", IRON.base, 4.4)
        s.circle(336, 404, 32, IRON.deep)
        s.circle(334, 402, 28, IRON.shade)
        s.shape("314,394 322,380 340,378 328,390", IRON.light, 0.85)
        s.rect(312, 416, 10, 10, IRON.base, r=3)
    k.falling(s, "#f4d8d0", drops=70, alpha=0.34, seed=9)
    return s


def _target(s: Paper, x: float, y: float) -> None:
    for dx in (-22, 22):
        s.line(x + dx, y + 46, x, y, WOOD.shade, 6)
    for radius, tone in (
        (34, t.THATCH.shade),
        (31, WHITE.base),
        (22, CRIMSON.base),
        (14, WHITE.base),
        (6.5, CRIMSON.base),
    ):
        s.circle(x, y, radius, tone)
    s.line(x + 4, y + 2, x + 36, y - 15, WOOD.deep, 3.4)
    s.corners(f"{x + 31},{y - 17} {x + 43},{y - 22} {x + 39},{y - 11}", WHITE.light)


def _rack(s: Paper) -> None:
    for x in (34, 130):
        s.line(x, 430, x, 352, WOOD.shade, 8)
    for x in (50, 70, 90, 110):
        s.line(x, 434, x + 3, 300, WOOD.deep, 4.4)
        s.corners(f"{x - 4},304 {x + 3},270 {x + 10},304 {x + 3},316", STEEL.base)
        s.corners(f"{x + 3},270 {x + 10},304 {x + 3},316", STEEL.shade)
    for y in (366, 408):
        s.line(28, y, 136, y, WOOD.base, 8)
        s.line(28, y - 2, 136, y - 2, WOOD.light, 2, 0.7)


def barracks() -> Paper:
    """A long red roof, a great flag in the middle, spears and targets."""
    s = _evening((76, 100, 40), ((272, 76, 0.9), (306, 170, 0.8), (10, 180, 0.7)))
    k.hill(s, "-40,290 70,252 180,282 300,240 440,276", WAR.land.far, 0.5, "#ffc090")
    k.hill(s, "-40,340 100,316 220,336 340,310 440,330", WAR.land.middle, 0.6, "#c86a58")
    with s.sheet(0.6):
        for x in (104, 292):
            r.chimney(s, x, 232, 18, 42, t.STONE)
            p.smoke(s, x + 9, 186, 0.9, "#ffe6d0", lean=0.5)
    with s.sheet(1.0):
        m.wall(s, 40, 378, 320, 102, t.SAND, seed=4)
        for x in (84, 134, 266, 316):
            o.square(s, x, 344, 26, 34, shutters=WAR.tone)
        r.long_roof(s, 40, 278, 320, 72, t.CRIMSON_TILE, hip=44, over=15)
    with s.sheet(0.8):
        p.flag(s, 200, 186, 138, WAR.tone, w=78, high=48)
        p.charge(s, "military", 240, 74, 0.72, GOLD)
    with s.sheet(1.1):
        m.wall(s, 154, 382, 92, 156, t.SAND, seed=6)
        r.gable(s, 154, 226, 92, 62, t.CRIMSON_TILE, t.SAND, over=12)
        m.ledge(s, 148, 308, 104, t.SAND, 6)
        o.door(s, 200, 382, 46, 62)
        p.heater(s, 200, 264, 1.15, WAR.tone, "military")
    with k.ground(s, "-40,386 90,380 200,388 320,380 440,386", "#b5875c", 0.8):
        k.pebbles(s, 396, "#cfa273")
    with s.sheet(1.2):
        _rack(s)
    with s.sheet(1.2):
        _target(s, 292, 384)
        _target(s, 362, 394)
    return s


def _bastion(s: Paper) -> None:
    """The great sloping wall with its gun ports."""
    c = t.BRICK
    with s.sheet(1.2):
        s.corners("14,390 386,390 358,268 42,268", c.base)
        s.corners("250,390 386,390 358,268 252,268", c.shade, 0.75)
        for row, y in enumerate(range(290, 384, 22)):
            for i in range(8):
                x = 50 + (row % 2) * 20 + i * 40
                if (i * 7 + row * 3) % 3:
                    s.rect(x, y, 27, 9, c.light if (i + row) % 2 else c.shade, r=2, alpha=0.45)
        s.rect(34, 260, 332, 12, c.light)
        s.rect(34, 271, 332, 5, c.deep, alpha=0.6)
        for i in range(8):
            with s.at(42 + i * 41.4, 238):
                s.rect(0, 0, 27, 24, c.base)
                s.rect(0, 0, 27, 5, c.light)
                s.rect(19, 0, 8, 24, c.shade)
        for x in (66, 116, 262, 312):
            s.rect(x, 288, 24, 20, "#241318", r=2)
            s.circle(x + 12, 299, 8, IRON.shade)
            s.circle(x + 11, 298, 4.6, "#15101a")


def fortress() -> Paper:
    """A sloping bastion, three blunt towers, guns, a chain bridge over the moat."""
    c = t.ROSE_STONE
    s = _evening((200, 106, 60), ((2, 80, 0.9), (306, 94, 0.9)), rays=True)
    k.hill(s, "-40,270 70,222 170,262 290,210 440,256", WAR.land.far, 0.5, "#ffc090")
    with s.sheet(1.0):
        m.wall(s, 148, 330, 104, 196, c, seed=1)
        m.battlement(s, 148, 134, 104, c, 6, 16)
        for x in (176, 224):
            o.slit(s, x, 204, 22, 6)
        p.banner(s, 200, 166, 44, 76, WAR.tone, "military")
        p.flag(s, 200, 118, 72, WAR.tone, w=46, high=28)
    for x, side in ((92, 1), (308, -1)):
        with s.sheet(1.0):
            m.drum(s, x, 350, 80, 172, c, seed=x)
            m.battlement(s, x - 40, 178, 80, c, 6, 16)
            o.slit(s, x, 234, 24, 6)
            p.pennant(s, x, 158, 34, WAR.tone, side=side, w=36)
    _bastion(s)
    with s.sheet(1.0):
        s.rect(160, 266, 80, 126, c.base)
        s.rect(214, 266, 26, 126, c.shade)
        s.rect(154, 258, 92, 10, c.light)
        o.gate(s, 200, 392, 50, 82, frame=c)
        p.heater(s, 200, 288, 0.78, GOLD, "military", WAR.tone)
    k.water(s, 396, ("#7d4048", "#2e1a2c"), light="#ffc8a0", seed=5, waves=24)
    with s.sheet(1.0):
        s.corners("170,390 230,390 266,470 134,470", WOOD.base)
        s.corners("206,390 230,390 266,470 216,470", WOOD.shade)
        for i in range(8):
            s.line(169 - i * 4.5, 392 + i * 10, 231 + i * 4.5, 392 + i * 10, WOOD.deep, 2.2, 0.7)
        s.line(174, 330, 146, 424, IRON.deep, 3.4)
        s.line(226, 330, 254, 424, IRON.deep, 3.4)
    with s.sheet(1.0, cut=True):
        s.shape("-40,480! -40,404 30,398 84,424 108,480!", WAR.land.deep)
        s.shape("-40,404 30,398 60,408 -40,420", "#6a3b40", 0.8)
    with s.sheet(1.0, cut=True):
        s.shape("440,480! 440,404 366,398 316,424 292,480!", WAR.land.deep)
        s.shape("440,404 366,398 340,408 440,420", "#6a3b40", 0.8)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    "watchtower": watchtower,
    "prison": prison,
    "barracks": barracks,
    "fortress": fortress,
}
