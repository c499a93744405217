"""Emblems and figures: horse, imperial head, ship, mask, arms, porters, helmet, eagle."""

from __future__ import annotations

import math

from art.make.colour import CRIMSON, GOLD, INK, METALS, OUTLINE, STEEL, WOOD, dark, light, mix
from art.make.goods import amphora
from art.make.shapes import TAU, leaf
from art.make.svg import Svg, d

EDGE = "#1f1712"

HORSE = (
    "M28 94C27 80 34 72 40 63C36 65 30 66 27 70C24 75 18 76 14 72C10 69 9 63 13 58C17 52 20 46 24 39"
    "C27 33 31 28 36 24L37 11C41 13 44 16 46 20C60 21 74 31 81 47C87 61 88 78 87 94Z"
)
MANE = (
    "M46 20C60 21 74 31 81 47C87 61 88 78 87 94L70 94C74 78 72 64 66 54C60 44 52 36 44 34C46 29 47 25 46 20Z"
)
HEAD = (
    "M30 90C34 82 34 76 32 69C25 62 22 53 24 43C26 29 38 19 52 19C62 19 68 24 70 31C70 36 70 39 71 42"
    "L77 53C78 55 76 57 73 57L74 61L72 63L73 67C73 71 71 73 66 73C62 73 60 74 59 77C59 82 62 86 68 90"
    "C56 95 42 95 30 90Z"
)
BRIDLE = "M14 60C22 60 28 62 31 67M28 34C34 42 38 50 40 62M24 52C30 54 36 54 40 52"


def horse_emblem(s: Svg, fill: str, second: str) -> None:
    """A horse's head in two flat tones, in a 100 box."""
    s.path(HORSE, fill)
    s.path(MANE, second)
    s.circle(32, 41, 2.6, second)


def head_emblem(s: Svg, fill: str, second: str) -> None:
    """An emperor's head with a laurel, in a 100 box."""
    s.path(HEAD, fill)
    for i in range(6):
        a = math.radians(200 + i * 26)
        x, y = 48 + 22 * math.cos(a), 44 + 22 * math.sin(a)
        leaf(s, x, y, a + math.pi / 2 + 0.35, 17, 4.6, second)
        leaf(s, x, y, a + math.pi / 2 - 0.35, 15, 4.2, second)
    s.path("M28 52C20 60 18 66 16 74L24 70L26 78C27 68 29 60 32 56Z", second)
    s.circle(64, 45, 2.2, second)


def ship_emblem(s: Svg, fill: str, second: str) -> None:
    """A merchantman in profile, in a 100 box."""
    s.path(
        "M10 60C20 63 30 64 50 64C68 64 80 61 86 50C90 44 94 44 96 48"
        "C92 62 86 76 72 80L26 80C16 78 10 70 10 60Z",
        fill,
    )
    s.path("M10 60C6 50 8 42 16 40C15 48 18 56 24 62Z", fill)
    s.rect(47, 16, 5, 46, second)
    s.path("M24 22C40 26 60 26 76 22C80 34 80 44 76 54C60 50 40 50 24 54C28 44 28 34 24 22Z", second)
    for i in range(5):
        s.line(28 + i * 11, 80, 22 + i * 11, 92, fill, 3.4)


EMBLEMS = {"bronze": ship_emblem, "silver": horse_emblem, "gold": head_emblem}


def sword(
    s: Svg, x: float, y: float, length: float, turn: float, blade: str = "#dfe5e8", hilt: str = "#d6a03a"
) -> None:
    """A short sword; x, y is the grip, turn in degrees from upright."""
    with s.at(x, y, length / 100, turn):
        s.path("M-7 -18L-7 -84L0 -100L7 -84L7 -18Z", "#8f9aa2", EDGE, 4)
        s.path("M-7 -18L-7 -84L0 -100L0 -18Z", light(blade, 0.5))
        s.path("M0 -18L0 -100L7 -84L7 -18Z", mix(blade, "#4c565e", 0.45))
        s.path(
            "M-18 -20C-10 -24 10 -24 18 -20L18 -13C10 -10 -10 -10 -18 -13Z",
            s.linear(-18, -20, 18, -10, light(hilt, 0.5), dark(hilt, 0.35)),
            EDGE,
            3,
        )
        s.rect(-4.5, -12, 9, 20, s.linear(-5, 0, 5, 0, "#9c5a34", "#4f2413"), EDGE, 3)
        s.ellipse(0, 13, 8, 7, s.linear(-6, 8, 8, 18, light(hilt, 0.5), dark(hilt, 0.3)), EDGE, 3)


def trident(s: Svg, x: float, y: float, length: float, turn: float) -> None:
    """A fisherman's fork; x, y is the hand, turn in degrees from upright."""
    with s.at(x, y, length / 100, turn):
        prongs = "M-18 -96L-18 -76C-18 -66 18 -66 18 -76L18 -96M0 -68L0 -102"
        s.line(0, 24, 0, -70, EDGE, 10)
        s.path(prongs, "", EDGE, 11)
        s.line(0, 24, 0, -70, WOOD, 6)
        s.line(-1.4, 22, -1.4, -66, "#c99a5c", 1.6)
        s.path(prongs, "", STEEL, 6)
        for px in (-18, 0, 18):
            top = -104 if px else -110
            s.path(
                d("M", px - 6.5, top + 12, "L", px, top - 3, "L", px + 6.5, top + 12, "Z"),
                "#eef2f4",
                EDGE,
                2.4,
            )


def round_shield(s: Svg, x: float, y: float, r: float, colour: str = CRIMSON) -> None:
    """A gladiator's round shield with a golden boss."""
    s.circle(x, y, r, s.linear(x - r, y - r, x + r, y + r, light(GOLD.light, 0.2), GOLD.shade), EDGE, 2.2)
    s.circle(
        x,
        y,
        r * 0.84,
        s.linear(x - r, y - r, x + r, y + r, light(colour, 0.3), dark(colour, 0.35)),
        "#3a0d0d",
        1,
    )
    for i in range(8):
        a = i * math.pi / 4
        leaf(s, x + r * 0.3 * math.cos(a), y + r * 0.3 * math.sin(a), a, r * 0.46, r * 0.1, GOLD.light)
    s.circle(
        x, y, r * 0.26, s.radial(x - r * 0.1, y - r * 0.1, r * 0.4, "#fff6c4", GOLD.shade), GOLD.ink, 1.2
    )


def horse(s: Svg, x: float, y: float, size: float, metal: str, *, neck: float = 0.0) -> None:
    """A bridled horse's head in a box of ``size``, top left at x, y; neck drawn longer by parts of 100."""
    m = METALS[metal]
    with s.at(x, y, size / 100):
        if neck:
            s.path(d("M", 28, 92, "V", 94 + neck, "H", 87, "V", 92, "Z"), "#1d1209", "#1d1209", 7)
        s.path(HORSE, "#1d1209", "#1d1209", 7)
        s.path(HORSE, s.linear(14, 20, 86, 90, m.spark, (0.25, m.light), (0.6, m.face), (1, m.shade)))
        s.path(MANE, s.linear(46, 20, 88, 94, m.shade, m.deep))
        if neck:
            s.path(
                d("M", 28, 93, "V", 94 + neck, "H", 71, "V", 93, "Z"),
                s.linear(14, 20, 86, 90, m.spark, (0.25, m.light), (0.6, m.face), (1, m.shade)),
            )
            s.path(d("M", 70, 93, "V", 94 + neck, "H", 87, "V", 93, "Z"), m.deep)
        for i in range(6):
            s.path(
                d(
                    *("M", 50 + i * 6, 23 + i * 7.6),
                    *("C", 54 + i * 5.5, 30 + i * 8, 53 + i * 5, 36 + i * 8, 50 + i * 4.6, 37 + i * 9.4),
                ),
                "",
                m.light,
                2,
                line_alpha=0.6,
            )
        s.path("M36 24L37 11C41 13 44 16 46 20", m.face, "#1d1209", 2)
        s.ellipse(32, 41, 3, 3.4, "#1d1209")
        s.circle(31, 40, 1, "#ffffff")
        s.ellipse(15.4, 63, 2, 1.6, "#1d1209")
        s.path(BRIDLE, "", "#7a1a1e", 4.4)
        s.path(BRIDLE, "", "#d94a44", 2.4)
        s.circle(38, 60, 3.2, GOLD.light, "#1d1209", 1.2)
        s.path("M24 70C28 74 34 72 38 66", "", m.deep, 1.6, line_alpha=0.8)


def wheel(s: Svg, x: float, y: float, r: float, rim: str, hub: str, spokes: int = 8) -> None:
    """A chariot wheel."""
    for i in range(spokes):
        a = i * TAU / spokes + 0.2
        s.line(x, y, x + r * math.cos(a), y + r * math.sin(a), rim, r * 0.11)
    s.circle(x, y, r, "", rim, r * 0.2)
    s.circle(x, y, r, "", hub, r * 0.07)
    s.circle(x, y, r * 0.22, hub, rim, r * 0.08)


def porter(
    s: Svg, x: float, y: float, h: float, tunic: str = "#d9b98a", skin: str = "#b9784c", *, load: bool = True
) -> None:
    """A carrier with a jar on the shoulder, feet at x, y."""
    o = "#2a160b"
    with s.at(x, y, h / 100):
        s.path("M-10 -36L-14 -2L-6 -2L-1 -34M4 -34L9 -2L17 -2L12 -38", skin, o, 2.4)
        s.path("M4 -34L9 -2L17 -2L12 -38Z", dark(skin, 0.3))
        s.path("M-15 -2L-3 -2M8 -2L20 -2", "", o, 4)
        s.path(
            "M-14 -72C-8 -78 8 -78 14 -72L17 -34C8 -29 -8 -29 -17 -34Z",
            s.linear(-16, -74, 16, -32, light(tunic, 0.45), (0.5, tunic), (1, dark(tunic, 0.35))),
            o,
            2.6,
        )
        s.path("M-16 -48C-6 -44 8 -44 16 -48", "", dark(tunic, 0.5), 3)
        s.path("M-6 -44L-8 -32M4 -44L5 -31", "", dark(tunic, 0.4), 1.6, line_alpha=0.7)
        if load:
            with s.at(24, -92, turn=30):
                amphora(s, 0, 22, 42, "#c9743e", "#7a2f14")
            s.path("M12 -70C22 -68 31 -74 32 -86", "", o, 9)
            s.path("M12 -70C22 -68 31 -74 32 -86", "", dark(skin, 0.15), 6)
        s.path("M-12 -70C-20 -62 -22 -52 -19 -42", "", o, 9)
        s.path("M-12 -70C-20 -62 -22 -52 -19 -42", "", skin, 6)
        s.ellipse(0, -86, 9, 10, s.linear(-8, -92, 8, -78, light(skin, 0.3), dark(skin, 0.25)), o, 2.4)
        s.path("M-9 -88C-9 -98 9 -98 9 -88C4 -92 -4 -92 -9 -88Z", "#3a2013")
        s.line(-4, -85, -3, -85, o, 2)
        s.line(4, -85, 5, -85, o, 2)


def mask(s: Svg, x: float, y: float, r: float, colour: str = "#f4e3bd", *, sad: bool = False) -> None:
    """A theatre mask, laughing or weeping."""
    o = "#2a160b"
    with s.at(x, y, r / 50):
        s.path(
            "M-40 -38C-20 -50 20 -50 40 -38C46 -6 34 34 0 50C-34 34 -46 -6 -40 -38Z",
            s.linear(-36, -40, 36, 44, light(colour, 0.5), (0.5, colour), (1, dark(colour, 0.35))),
            o,
            4,
        )
        for q in (-1, 1):
            s.path(
                d(
                    *("M", q * 10, -12),
                    *("C", q * 16, -22, q * 28, -22, q * 30, -10),
                    *("C", q * 24, -4, q * 14, -4, q * 10, -12),
                    "Z",
                ),
                o,
            )
            brow = (-28, -30, -24, -16) if sad else (-20, -30, -30, -22)
            s.path(
                d("M", q * 8, brow[0], "C", q * 16, brow[1], q * 28, brow[2], q * 33, brow[3]),
                "",
                dark(colour, 0.6),
                4,
            )
        if sad:
            s.path("M-18 32C-12 14 12 14 18 32C10 24 -10 24 -18 32Z", o)
            s.path("M-20 0C-22 6 -20 10 -18 10C-16 10 -15 6 -20 0Z", "#6aa7c4", o, 1)
        else:
            s.path("M-22 10C-12 18 12 18 22 10C20 34 -20 34 -22 10Z", o)
            s.path("M-12 25C-6 20 6 20 12 25C6 30 -6 30 -12 25Z", CRIMSON)
        s.path("M0 -8L-5 6L5 6", "", dark(colour, 0.5), 3)


def helmet(s: Svg, fill: str, second: str, stroke: str = "", line: float = 2.0) -> None:
    """A crested helmet in a 100 box, two tones."""
    s.path(
        "M14 34C16 8 46 -2 70 8C84 15 91 27 91 42C84 26 70 17 54 17C40 17 28 23 22 36Z", second, stroke, line
    )
    s.path(
        "M22 53C22 33 36 21 54 21C72 21 84 34 84 53L84 61L78 63L80 75C80 85 74 92 66 96L58 85L58 67L44 63"
        "C36 61 28 63 18 67C18 61 22 59 22 53Z",
        fill,
        stroke,
        line,
    )
    s.path("M24 51C38 45 66 45 84 51", "", second, 4)
    s.path("M46 64C54 62 60 63 66 68L62 78L58 72Z", second)


def ship(
    s: Svg,
    x: float,
    y: float,
    k: float,
    sail: str = "#efe0bf",
    stripe: str = CRIMSON,
    hull: str = "#8a4f28",
    *,
    oars: bool = False,
) -> None:
    """A merchantman in profile, waterline centre at x, y, about 110 wide at k = 1; a galley with oars."""
    with s.at(x, y, k):
        s.path("M-52 1C-30 6 30 7 56 1L52 6C30 11 -30 11 -49 6Z", "#d9efe6", alpha=0.75)
        s.path(
            "M-48 -12C-44 -3 -40 3 -30 5L32 5C44 3 50 -6 53 -20C55 -26 60 -24 59 -19C62 -30 50 -34 47 -24"
            "C44 -14 38 -10 30 -10L-34 -10C-42 -10 -46 -14 -48 -22C-54 -24 -54 -16 -48 -12Z",
            s.linear(0, -20, 0, 6, light(hull, 0.35), (0.45, hull), (1, dark(hull, 0.55))),
            OUTLINE,
            1.5,
        )
        s.path("M-40 -5C-20 -3 20 -3 38 -6M-36 0C-16 2 16 2 36 -1", "", dark(hull, 0.6), 1, line_alpha=0.8)
        s.path("M-46 -11C-36 -8.6 30 -8.6 44 -16", "", "#f2d9a6", 1.4, line_alpha=0.8)
        s.circle(-36, -6, 3.2, "#fff6e0", OUTLINE, 0.9)
        s.circle(-36, -6, 1.3, INK)
        if oars:
            for i in range(8):
                s.line(-24 + i * 8, -3, -31 + i * 8, 10, OUTLINE, 2.4)
                s.line(-24 + i * 8, -3, -31 + i * 8, 10, "#d9b478", 1.3)
            s.path("M-48 2L-66 5L-46 8Z", GOLD.shade, OUTLINE, 1)
        _rig(s, sail, stripe)
        s.rect(30, -24, 14, 12, s.linear(30, 0, 44, 0, light(hull, 0.5), hull), OUTLINE, 1)


def _rig(s: Svg, sail: str, stripe: str) -> None:
    s.rect(-2, -64, 3.4, 54, s.linear(-2, 0, 1.4, 0, "#b07c48", "#5a3518"), OUTLINE, 0.8)
    s.line(0, -62, -46, -16, "#4a2f1a", 0.8, 0.8)
    s.line(0, -62, 48, -24, "#4a2f1a", 0.8, 0.8)
    s.line(-29, -57, 29, -57, OUTLINE, 3)
    s.line(-29, -57, 29, -57, "#8a5a30", 1.8)
    s.path(
        "M-27 -56C-10 -53 10 -53 27 -56C33 -44 32 -30 25 -20C8 -25 -8 -25 -25 -20C-32 -30 -33 -44 -27 -56Z",
        s.linear(-28, -50, 30, -22, light(sail, 0.6), (0.5, sail), (1, mix(sail, "#6d4a2c", 0.4))),
        OUTLINE,
        1.3,
    )
    for i in (-1, 0, 1):
        s.path(
            d("M", i * 13, -55, "C", i * 17, -44, i * 17, -32, i * 12, -23), "", stripe, 4.2, line_alpha=0.9
        )
    s.path("M0 -65l14 -3l-14 -3z", stripe, OUTLINE, 0.6)


def eagle(s: Svg, fill: str, second: str, stroke: str) -> None:
    """A spread eagle over a thunderbolt, in a 100 box."""
    for q in (-1, 1):
        with s.at(50, 0, flip=q < 0):
            s.path(
                "M6 34C12 22 26 12 44 14C46 24 44 32 42 36L38 34L38 44L33 41L32 51L26 47L23 57L14 52L8 62Z",
                fill,
                stroke,
                2,
            )
            s.path("M12 32L40 20M14 38L36 32M14 44L31 41M12 49L24 49", "", second, 1.8)
    s.path("M50 26C58 26 61 36 60 48L58 64L66 78L50 72L34 78L42 64L40 48C39 36 42 26 50 26Z", fill, stroke, 2)
    s.path("M44 44L56 44M44 52L56 52M46 60L54 60", "", second, 1.8)
    s.path("M50 30C44 30 42 22 45 17C50 12 57 14 59 19L66 22L59 25C58 29 55 30 50 30Z", fill, stroke, 2)
    s.circle(54, 20, 1.6, stroke)
    s.path("M22 84L78 84M30 80L22 84L30 88M70 80L78 84L70 88", "", stroke, 5.6)
    s.path("M22 84L78 84M30 80L22 84L30 88M70 80L78 84L70 88", "", second, 3)


def die_icon(
    s: Svg, x: float, y: float, a: float, colours: tuple[str, str, str], metal: str = "gold"
) -> None:
    """A flat die showing a coin face, centre x, y, edge a; colours are own, lit, deep."""
    own, lit, deep = colours
    m = METALS[metal]
    s.rect(
        x - a / 2,
        y - a / 2,
        a,
        a,
        s.linear(x - a / 2, y - a / 2, x + a / 2, y + a / 2, lit, (0.5, own), (1, deep)),
        deep,
        a * 0.05,
        r=a * 0.2,
    )
    s.rect(x - a * 0.36, y - a * 0.36, a * 0.72, a * 0.72, "#f7ecd0", r=a * 0.14)
    s.circle(
        x,
        y,
        a * 0.28,
        s.linear(x - a * 0.2, y - a * 0.2, x + a * 0.2, y + a * 0.2, m.spark, (0.4, m.face), (1, m.shade)),
        m.deep,
        a * 0.035,
    )
    with s.at(x, y, a * 0.0042), s.group("translate(-50 -52)"):
        EMBLEMS[metal](s, m.ink, m.ink)


RED_DIE = ("#a81e24", "#e2564e", "#570c10")
BLUE_DIE = ("#1d4f9c", "#5a92e0", "#0b2350")
