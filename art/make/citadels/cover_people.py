"""Those who stand before the city on the cover: dark figures with a bright edge towards the light."""

from __future__ import annotations

from art.make.citadels.parts import shifted
from art.make.paper import GOLD, Ramp, mirrored, outline, ramp, rounded
from art.make.svg import Point, Stop, Svg


def _lit(s: Svg, data: str, c: Ramp, edge: str, off: float = 5.0) -> None:
    """A dark shape with a bright edge towards the light."""
    s.path(data, edge)
    s.path(shifted(data, off, off * 0.7), s.linear(0, 0, 260, 420, c.base, (0.5, c.shade), (1, c.deep)))


def _toned(s: Svg, points: str, a: Point, b: Point, *tones: Stop) -> None:
    """A round shape in tones that run from a to b."""
    s.path(outline(points), s.linear(*a, *b, *tones))


def _eye(
    s: Svg,
    x: float,
    y: float,
    iris: str,
    white: str = "#fff6e0",
    *,
    half: float = 13,
    up: float = 7,
    down: float = 6,
    r: float = 5.2,
) -> None:
    """An eye from corner to corner, `half` to each side, and its iris."""
    s.path(outline(f"{x - half},{y}! {x},{y - up} {x + half},{y}! {x},{y + down}"), white)
    s.circle(x, y, r, iris)


def _brow(
    s: Svg, x: float, ends: tuple[float, float], middle: float, half: float, tone: str, w: float
) -> None:
    """A brow over x: the heights of its two ends and of its middle."""
    s.path(outline(f"{x - half},{ends[0]} {x},{middle} {x + half},{ends[1]}", False), "", tone, w)


def _fist(s: Svg, x: float, y: float, c: Ramp, turn: float) -> None:
    """A hand closed round an upright thing at x, y."""
    with s.at(x, y, 1.0, turn):
        _toned(
            s,
            "-26,-26 2,-33 24,-25 31,0 25,26 0,34 -24,28 -31,2",
            (-26, -30),
            (30, 32),
            c.light,
            c.base,
            c.deep,
        )
        for low, length in ((-17, 42), (-3, 46), (11, 43), (24, 36)):
            s.path(rounded(-31, low - 6.5, length, 13, 6.5), c.base)
            s.path(rounded(-29, low - 5, length - 8, 4.6, 2.3), c.light, alpha=0.7)
            s.line(-27, low + 6.6, length - 34, low + 6.6, c.deep, 1.8, 0.7)
        _toned(s, "-27,-26 -8,-34 12,-31 20,-22 4,-18 -20,-17", (-26, -34), (18, -18), c.light, c.base)


KING_ROBE = ramp("#e56a55 #a02a38 #641a30 #34101f")
KING_EDGE = "#ffb08a"


KING_SKIN = ramp("#f0c09a #c4886a #94594a #6a3c3c")


def king(s: Svg) -> None:
    """Crown, beard, ermine and sceptre, left of the middle."""
    with s.at(112, 196, 0.98):
        _kings_robe(s)
        _kings_head(s)
        _kings_crown(s)
        _kings_sceptre(s)


def _kings_robe(s: Svg) -> None:
    _lit(s, mirrored("200,216 150,224 100,246 56,290 30,360 14,470! 200,470!"), KING_ROBE, KING_EDGE)
    ermine = ramp("#fff6e0 #cfc0b4 #94849a #5a4a6a")
    _lit(s, mirrored("200,222 150,226 104,246 66,286 60,326 104,350 200,362"), ermine, "#ffffff", 4)
    for x, y in (
        (100, 290),
        (130, 318),
        (160, 340),
        (240, 340),
        (270, 318),
        (300, 290),
        (120, 262),
        (280, 262),
    ):
        s.path(outline(f"{x},{y - 10}! {x + 5},{y + 2} {x},{y + 8} {x - 5},{y + 2}"), "#2a1c38")


def _kings_head(s: Svg) -> None:
    beard = outline("146,110 256,110 270,180 262,240 236,270 200,306 164,270 138,240 130,180")
    _lit(s, beard, ramp("#c89a6a #7a5238 #50322c #2e1c20"), KING_EDGE, 4)
    tones = ("#f0c09a", (0.5, "#b87a60"), (1, "#6a3c3c"))
    _toned(s, "152,120 248,120 250,176 240,206 200,222 160,206 150,176", (150, 120), (250, 220), *tones)
    for x in (178, 224):
        _eye(s, x, 166, "#2a1c2c", half=14, up=8, down=7, r=5.6)
        _brow(s, x, (152, 154), 146, 17, "#50322c", 6)
    s.path("M200 166L192 196L208 198Z", "#8a4c44")
    s.path(outline("200,204! 176,200 156,214! 168,222 200,216 232,222 244,214! 224,200"), "#8a5e40")


def _kings_crown(s: Svg) -> None:
    _lit(s, "M140 122L128 44L164 84L200 30L236 84L272 44L260 122Z", GOLD, "#fff4c0", 4)
    for x, y in ((128, 44), (200, 30), (272, 44)):
        s.circle(x, y, 8, "#ffe9a3")
    for x, tone in ((166, "#c02a44"), (200, "#3a78c8"), (234, "#c02a44")):
        s.circle(x, 106, 8, tone)
        s.circle(x - 2, 103, 2.6, "#ffffff")


def _kings_sceptre(s: Svg) -> None:
    s.line(330, 120, 344, 470, "#6a3f18", 14)
    s.line(328, 120, 342, 470, "#e3b04b", 8)
    s.circle(329, 112, 20, "#e3b04b")
    s.circle(323, 106, 8, "#fff4c0")
    _toned(s, "306,262! 352,248! 410,340! 430,470! 300,470!", (306, 250), (420, 400), *KING_ROBE[1:])
    _toned(s, "302,268! 354,250! 362,268 308,290!", (302, 250), (362, 290), "#fff6e0", "#94849a")
    _fist(s, 334, 236, KING_SKIN, -3)


ASSASSIN_CLOTH = ramp("#5a5478 #332d4c #211c36 #100c1e")
ASSASSIN_EDGE = "#ff9a78"


def assassin(s: Svg) -> None:
    """The hood in the middle, blade in hand."""
    with s.at(400, 164, 1.04):
        _assassins_cloak(s)
        _assassins_face(s)
        _assassins_mantle(s)
        _assassins_blade(s)


def _assassins_cloak(s: Svg) -> None:
    _lit(
        s,
        outline(
            "206,16! 240,40 276,92 292,152 294,206 330,238 364,276 388,356 400,470! 0,470! 18,350 "
            "44,268 88,232 112,206 112,150 130,92 168,40"
        ),
        ASSASSIN_CLOTH,
        ASSASSIN_EDGE,
        6,
    )
    s.path(outline("202,74 158,100 138,158 144,238 200,292 262,238 266,158 246,100"), "#0a0712")


def _assassins_face(s: Svg) -> None:
    _toned(s, "158,150 200,140 246,150 240,196 160,196", (158, 150), (246, 190), "#c89070", "#5a3434")
    for x, q in ((180, 1), (224, -1)):
        _eye(s, x, 172, "#c8781c", "#ffe9a0", half=16, up=8, down=9, r=6.4)
        s.circle(x, 172, 3, "#140c14")
        _brow(s, x, (154 - 4 * q, 154 + 4 * q), 154, 20, "#15101c", 9)
    tones = ("#e8584c", (0.4, "#a82a38"), (1, "#541426"))
    _toned(
        s, "150,188! 202,196 254,188! 262,226 246,266 202,296 156,266 142,226", (150, 190), (250, 290), *tones
    )
    for line in ("152,214 190,222 230,214", "156,240 200,254 246,238"):
        s.path(outline(line, False), "", "#541426", 3)


def _assassins_mantle(s: Svg) -> None:
    _lit(
        s,
        outline(
            "138,262! 170,290 202,304 236,290 266,262! 320,282 352,318 334,368 202,388 68,368 52,318 88,278"
        ),
        ramp("#6a6490 #3a3456 #241f3a #120e20"),
        ASSASSIN_EDGE,
        4,
    )
    s.circle(202, 308, 18, "#e3b04b")
    s.circle(202, 308, 11, "#b7303c")
    s.circle(198, 303, 4, "#ffffff")


def _assassins_blade(s: Svg) -> None:
    with s.at(322, 330, 1.0, 13):
        s.poly([(0, -250), (17, -196), (15, 0), (0, 0)], "#8a9ab4")
        s.poly([(0, -250), (-17, -196), (-15, 0), (0, 0)], "#ffffff")
        s.poly([(0, -226), (3, -196), (3, 0), (-3, 0), (-3, -196)], "#c8d4e4")
        s.rect(-40, -6, 80, 12, s.linear(-40, 0, 40, 0, "#ffe9a3", "#8a5a24"), r=6)
        s.rect(-8, 4, 16, 60, "#4a2c22", r=4)
    sleeve = ("#5a5478", "#332d4c", "#1a152c")
    _toned(s, "302,386! 352,360! 420,440! 430,500! 316,500!", (302, 370), (420, 440), *sleeve)
    _fist(s, 317, 356, ramp("#b98264 #8a5c48 #5a3a30 #2c1a18"), 13)


WITCH_CLOTH = ramp("#8a5cc0 #573690 #392466 #1e1238")
WITCH_EDGE = "#c8f08a"


def witch(s: Svg) -> None:
    """Hat and green fire."""
    with s.at(716, 214, 0.94):
        _witchs_robe(s)
        _witchs_head(s)
        _witchs_hat(s)
        _witchs_fire(s)


def _witchs_robe(s: Svg) -> None:
    _lit(s, mirrored("200,256 150,264 104,288 60,334 40,400 28,470! 200,470!"), WITCH_CLOTH, "#e0a8ff")


def _witchs_head(s: Svg) -> None:
    _toned(
        s,
        "140,130 256,124 272,200 290,300 262,340 236,310 200,330 166,310 124,340 112,290 130,200",
        (120, 130),
        (280, 330),
        *("#e8efe0", (0.5, "#8f9a9a"), (1, "#4a5060")),
    )
    _toned(
        s,
        "158,130 240,130 250,180 242,216 262,236 236,252 214,280 190,274 164,240 152,190",
        (150, 130),
        (260, 260),
        *("#dcecae", (0.5, "#9ab080"), (1, "#4a6050")),
    )
    for x in (186, 228):
        _eye(s, x, 188, "#3a2a10", "#fff8d0", up=8, down=7, r=5.4)
        _brow(s, x, (176, 178), 170, 16, "#2a2434", 5)
    s.path(outline("190,256 214,262 238,250", False), "", "#5a1c4c", 5)


def _witchs_hat(s: Svg) -> None:
    felt = ramp("#5e567e #372f52 #221c38 #120e22")
    _lit(
        s,
        outline("142,128! 154,84 142,46 108,18 76,22! 116,-6 172,0 214,34 242,80 258,128! 200,146"),
        felt,
        WITCH_EDGE,
        5,
    )
    _lit(
        s,
        outline(
            "30,136 92,110 146,120 200,134 252,118 306,100 372,106 350,140 268,164 200,170 122,170 66,160"
        ),
        felt,
        WITCH_EDGE,
        5,
    )
    s.path(outline("146,112! 200,128 252,110! 256,126! 200,146 144,130!"), "#7b51a8")
    s.rect(184, 112, 30, 30, "#e3b04b", r=3)
    s.rect(191, 119, 16, 16, "#2f1d52")


def _witchs_fire(s: Svg) -> None:
    x, y = 330, 300
    s.circle(x, y, 130, s.radial(x, y, 130, (0, "#b8ff70", 0.85), (0.4, "#7ad84a", 0.4), (1, "#4aa048", 0)))
    for k, tone in ((1.3, "#3f9a48"), (0.98, "#8ade58"), (0.66, "#dcffb0"), (0.34, "#ffffff")):
        with s.at(x, y + 40, k):
            s.path(
                outline(
                    "0,0 -26,-8 -34,-34 -22,-58 -10,-72 -10,-98! 8,-82 16,-62 28,-80! 36,-50 34,-24 20,-4"
                ),
                tone,
            )
    _witchs_hand(s)


def _witchs_hand(s: Svg) -> None:
    """Her open hand under the fire: a palm and four fingers before it."""
    _toned(s, "312,376! 366,352! 430,430! 440,480! 330,480!", (312, 360), (420, 440), *WITCH_CLOTH[:3])
    tones = ("#cfe0a0", "#5a7058")
    _toned(s, "286,336 330,350 372,338 376,352 344,378 304,374", (286, 336), (376, 372), *tones)
    for x, turn in ((292, -42), (308, -22), (326, -4), (344, 14)):
        with s.at(x + 6, 366, 1.0, turn):
            s.path(rounded(-6.5, -32, 13, 36, 6.5), s.linear(0, -32, 0, 4, "#d8e8ac", "#86a078"))
            s.line(6, -24, 6, 0, "#4a6050", 1.8, 0.6)


BISHOP_COPE = ramp("#5f92d0 #2f5a9c #1f3c70 #101f40")
BISHOP_EDGE = "#ffe2a8"


def bishop(s: Svg) -> None:
    """Mitre before a nimbus, his crook beside it, at the right edge."""
    with s.at(940, 226, 0.92):
        _bishops_nimbus(s)
        _bishops_cope(s)
        _bishops_head(s)
        _bishops_mitre(s)


def _bishops_nimbus(s: Svg) -> None:
    """The golden round behind his head, and the crook that stands before it."""
    s.circle(200, 158, 120, s.radial(180, 130, 150, "#ffe9a3", (0.7, "#c98f34"), (1, "#7a4c1c")))
    s.circle(200, 158, 104, "", "#7a4c1c", 2.4)
    crook = "M70 470L70 158C70 124 100 112 100 78C100 44 70 28 48 40C24 52 20 86 44 94C62 100 74 84 64 72"
    s.path(crook, "", "#5a3614", 17)
    s.path(crook, "", "#e3b04b", 11)


def _bishops_cope(s: Svg) -> None:
    _lit(s, mirrored("200,234 150,242 104,264 62,306 38,382 24,470! 200,470!"), BISHOP_COPE, BISHOP_EDGE)
    s.poly([(166, 250), (234, 250), (252, 470), (148, 470)], "#d8ccc0")
    for q in (-1, 1):
        s.poly(
            [(200 + q * 30, 246), (200 + q * 62, 258), (200 + q * 84, 470), (200 + q * 46, 470)],
            "#d8a040" if q < 0 else "#8a5c24",
        )


def _bishops_head(s: Svg) -> None:
    tones = ("#f4c8a0", (0.5, "#c08464"), (1, "#744440"))
    _toned(s, "154,140 246,140 250,200 232,240 200,256 168,240 150,200", (150, 140), (250, 250), *tones)
    for x in (180, 222):
        _eye(s, x, 184, "#2a3c5c", "#fff6e6")
        _brow(s, x, (172, 171), 165, 16, "#e8e8ee", 7)
    s.path("M200 186L192 212L208 214Z", "#8a5248")
    _lit(
        s,
        outline(
            "148,184! 164,222 184,214 200,222 216,214 236,222 252,184! 258,230 244,276 200,322 "
            "156,276 142,230"
        ),
        ramp("#ffffff #cfcfdc #9a9cb4 #64668a"),
        "#ffffff",
        3,
    )


def _bishops_mitre(s: Svg) -> None:
    _lit(
        s,
        outline("146,146! 132,92 148,52 200,4! 252,52 268,92 254,146! 200,162"),
        ramp("#fff6e0 #d8c8b8 #9c8c9c #645a74"),
        "#ffffff",
        5,
    )
    s.path("M190 14L210 14L210 160L190 160Z", "#d8a040")
    s.path(
        "M194 62L206 62L206 78L222 78L222 90L206 90L206 116L194 116L194 90L178 90L178 78L194 78Z",
        "#b7303c",
    )
    band = ("#ffe9a3", "#8a5a24")
    _toned(s, "146,132! 200,150 254,132! 256,154 200,172 144,154", (146, 132), (256, 170), *band)


WARLORD_MAIL = ramp("#8a98ac #566478 #364254 #1c2430")
WARLORD_EDGE = "#ffc890"


def warlord(s: Svg) -> None:
    """Horned helm, at the left edge."""
    with s.at(-58, 238, 0.92):
        _warlords_mail(s)
        _warlords_face(s)
        _warlords_horns(s)
        _warlords_helm(s)


def _warlords_mail(s: Svg) -> None:
    _lit(
        s,
        mirrored("200,222 130,230 78,254 38,300 14,380 4,470! 200,470!"),
        ramp("#c84a40 #84242e #501626 #2a0c18"),
        WARLORD_EDGE,
    )
    _lit(s, mirrored("200,244 150,256 122,290 116,360 140,470! 200,470!"), WARLORD_MAIL, "#e8f0f8", 4)
    _lit(
        s,
        outline(
            "140,230 100,242 60,274 44,316! 72,310 92,342! 120,320 150,348! 182,326 212,348! 244,326 "
            "274,346! 302,318 328,334! 352,316! 334,272 294,242 254,230"
        ),
        ramp("#b89a80 #6e5446 #46342e #281d1c"),
        WARLORD_EDGE,
        4,
    )


def _warlords_face(s: Svg) -> None:
    tones = ("#f0b890", (0.5, "#b06a52"), (1, "#643030"))
    _toned(s, "150,146 250,146 256,200 236,240 200,250 164,240 144,200", (146, 146), (256, 250), *tones)
    for x, q in ((178, 1), (222, -1)):
        _eye(s, x, 182, "#2c3c3c", "#fff4e0")
        _brow(s, x, (166 - 4 * q, 166 + 4 * q), 168, 17, "#7a3420", 9)
    _lit(
        s,
        outline(
            "146,192! 170,216 200,210 230,216 254,192! 264,244 244,286 248,316! 222,300 200,336! "
            "178,300 152,316! 156,286 136,244"
        ),
        ramp("#f0a060 #b85a2c #7a3620 #421c18"),
        WARLORD_EDGE,
        4,
    )


def _warlords_horns(s: Svg) -> None:
    for q in (-1, 1):
        data = outline(
            " ".join(
                f"{200 + q * x},{y}{c}"
                for x, y, c in (
                    (50, 124, "!"),
                    (62, 84, ""),
                    (98, 80, ""),
                    (124, 54, ""),
                    (118, -12, "!"),
                    (156, 26, ""),
                    (156, 84, ""),
                    (124, 122, ""),
                    (80, 132, ""),
                )
            )
        )
        _lit(s, data, ramp("#fff0d0 #d0b088 #8a6850 #4e3830"), "#fff4dc", 4)


def _warlords_helm(s: Svg) -> None:
    _lit(
        s,
        mirrored("200,46 160,64 140,106 136,156! 166,146 200,144"),
        ramp("#d0dce6 #8696a8 #566678 #303c4a"),
        "#ffffff",
        5,
    )
    band = ("#ffe9a3", (0.4, "#d8a040"), (1, "#7a4c1c"))
    rim = "132,152! 200,134 268,152! 266,174 212,162! 210,206 200,218 190,206 188,162! 134,174"
    _toned(s, rim, (132, 134), (268, 200), *band)
