"""Senator: a marble bust with a scroll; with two symbols in the great wreath, robed in purple."""

from __future__ import annotations

from art.make.paper import CRIMSON, GOLD, VELLUM, Paper, Ramp, outline, ramp, turned
from art.make.pax.parts import vellum, wreath

STONE = ramp("#ffffff #ece4da #c4b5ac #867873")
TAN = ramp("#f7d9b2 #d9a97c #a9764f #6b4433")
PURPLE = ramp("#b98fd0 #74458f #4b2a66 #2b1640")
PUPIL = "#7d6d68"
SKULL = (
    "-20,-58 8,-62 34,-46 43,-12 42,14 33,36 13,53 -6,61 -19,58 -27,48 -30,38 -34,30 -33,25 "
    "-37,15 -35,4 -33,-8 "
    "-38,-20 -35,-42"
)


def _planes(s: Paper, c: Ramp) -> None:
    """The shaded and lit planes of a face turned to the left."""
    s.shape(
        "12,-66 40,-50 50,-12 46,14 34,42 12,62 -6,66 -16,58 2,50 14,38 17,24 12,10 20,-2 18,-20 26,-40",
        c.shade,
        0.9,
    )
    s.shape("40,-24 50,-12 48,14 34,42 12,60 -6,64 14,47 27,28 33,8", c.deep, 0.45)
    s.shape("-34,-46 -10,-56 -4,-40 -16,-24 -34,-22", c.light, 0.7)
    s.shape("-36,6 -24,4 -16,14 -22,26 -34,22", c.light, 0.7)
    s.shape("-4,-16 10,-20 24,-12 22,0 8,4 -4,-2", c.shade, 0.75)
    s.shape("-40,-16 -26,-18 -18,-14 -19,-2 -28,1 -40,-2", c.shade, 0.65)
    s.shape("-12,-22! -9,-6 -7,6 -1,15 -5,22 -14,23 -24,22! -17,12 -16,-2 -17,-16", c.shade)
    s.shape("-22,21 -12,19 -4,17 -6,23 -15,24", c.deep, 0.75)
    s.shape("-19,-14 -18,0 -21,12 -27,17 -25,10 -22,0 -21,-10", c.light, 0.8)


def _eye(s: Paper, x: float, y: float, w: float, h: float, white: str, ink: str) -> None:
    a, b = x - w / 2, x + w / 2
    s.shape(
        f"{a},{y + 1}! {a + w * 0.3},{y - h} {b - w * 0.35},{y - h} {b},{y + 1.4}! "
        f"{b - w * 0.3},{y + h * 0.85} "
        f"{a + w * 0.3},{y + h * 0.85}",
        white,
    )
    s.circle(x - 3, y, h * 0.8, ink)
    s.stroke(
        f"{a - 1.5},{y + 1.6} {a + w * 0.28},{y - h - 0.6} {b - w * 0.33},{y - h - 0.6} {b + 1.5},{y + 1.2}",
        ink,
        3,
    )


def head(s: Paper, c: Ramp, ink: str, white: str, lips: str, move: str) -> None:
    """A stern old head in three quarters to the left, on its neck."""
    with s.sheet(0.6, cut=True, move=move):
        s.path(outline("-16,24! -16,60 -28,104! 42,104! 30,60 26,20!"), c.shade)
        s.shape("4,20 46,20 50,110 14,110 8,70", c.deep, 0.6)
        s.shape("-24,40 36,40 30,66 4,76 -18,64", c.deep, 0.5)
    with s.sheet(0.4, rim=0.5, inner=0.2, move=move):
        s.shape("34,-8 46,-14 52,0 44,18 34,16", c.shade)
        s.shape("38,-4 45,-8 47,2 41,12", c.deep, 0.6)
    with s.sheet(0.9, cut=True, move=move):
        s.path(outline(SKULL), c.base)
        _planes(s, c)
        _eye(s, 8, -5, 23, 5.6, white, ink)
        _eye(s, -27, -5.2, 14.5, 5.2, white, ink)
        s.stroke("-5,-17 6,-22 25,-17", c.deep, 5.6)
        s.stroke("-19,-17 -27,-21 -36,-17", c.deep, 4.8)
        s.shape("-30,37 -24,34 -20,36 -15,34 -4,37! -12,41 -20,43 -27,41", lips, 0.85)
        s.stroke("-30,37.5 -20,38 -4,37", "#5a4a48", 2)
        for line, w, a in (
            ("-2,20 2,30 -1,36", 2, 0.6),
            ("-30,26 -33,32", 1.6, 0.5),
            ("-30,-36 -14,-38 6,-37", 1.8, 0.5),
            ("-28,-30 -14,-31 4,-31", 1.6, 0.4),
            ("22,-6 28,-9", 1.5, 0.6),
            ("22,-2 28,0", 1.5, 0.6),
        ):
            s.stroke(line, c.deep, w, a)


def _hair(s: Paper, c: Ramp, move: str = "") -> None:
    with s.sheet(0.6, cut=True, move=move):
        s.path(
            outline(
                "150,176 152,142 176,122 214,118 248,134 262,166 258,204 250,218! 248,192 238,172 224,168! "
                "214,156 "
                "200,164 188,152 176,164 164,156"
            ),
            c.base,
        )
        s.shape("214,120 248,134 262,166 258,204 250,218 248,190 240,160", c.shade)
        for x, y in ((160, 150), (178, 140), (198, 136), (218, 142), (234, 158), (170, 160), (206, 152)):
            s.path(
                f"M{x} {y}C{x + 6} {y - 9} {x + 16} {y - 8} {x + 18} {y + 2}", "", c.deep, 2.6, line_alpha=0.6
            )


def _laurels(s: Paper, move: str = "") -> None:
    with s.sheet(0.7, rim=0.6, inner=0.3, move=move):
        for i, (x, y, turn) in enumerate(
            (
                (150, 166, -60),
                (160, 150, -40),
                (176, 138, -20),
                (196, 132, 5),
                (216, 134, 28),
                (234, 144, 48),
                (248, 160, 66),
                (256, 180, 90),
            )
        ):
            with s.at(x, y, 1.05, turn):
                s.shape("0,-17 7,-3 0,9 -7,-3", GOLD.base if i < 5 else GOLD.shade)
                s.shape("-1,-13 -4,-3 -1,4", GOLD.light)


def _toga(s: Paper, c: Ramp, stripe: Ramp, move: str = "") -> None:
    with s.sheet(0.9, cut=True, move=move):
        s.path(
            outline("100,450! 108,336 150,300 182,292! 176,320 204,352 246,344 258,300! 296,334 306,450!"),
            c.base,
        )
        s.shape("220,350 246,344 258,300 296,334 306,450 236,450", c.shade)
        s.shape("112,338 150,302 176,296 150,340 128,450 100,450", c.light)
        s.stroke("160,300 176,340 214,376 240,450", stripe.shade, 16)
        s.stroke("158,300 173,340 210,377 234,450", stripe.base, 11)
        for line in ("270,322 250,364 244,450", "140,320 150,366 180,450", "286,340 276,390 276,450"):
            s.stroke(line, c.deep, 2.6, 0.6)


def _scroll(s: Paper, move: str) -> None:
    with s.sheet(1.2, rim=0.6, inner=0.3, move=move):
        s.rect(-92, -17, 184, 34, VELLUM.base, r=6)
        s.rect(-92, 3, 184, 14, VELLUM.shade, r=6)
        s.rect(-92, -17, 184, 8, VELLUM.light, r=4)
        s.rect(-14, -18, 28, 36, CRIMSON.base)
        s.rect(2, -18, 12, 36, CRIMSON.shade)
        for x, tones in (
            (-92, (VELLUM.shade, VELLUM.light, VELLUM.deep)),
            (92, (VELLUM.shade, VELLUM.base, VELLUM.deep)),
        ):
            for r, tone in zip((19, 13, 7), tones, strict=True):
                s.circle(x, 0, r, tone)


def _plinth(s: Paper, c: Ramp) -> None:
    """The socket on which the plain bust stands."""
    with s.sheet(1.0, cut=True):
        s.path("M152 352L248 352L240 378L262 382L268 440L132 440L138 382L160 378Z", c.base)
        s.path("M208 352L248 352L240 378L262 382L268 440L208 440Z", c.shade)
        s.rect(132, 380, 136, 7, c.light)


def single() -> Paper:
    """A marble bust on its socket, cut below the shoulders."""
    s = Paper()
    vellum(s, "senator", rich=False)
    _plinth(s, ramp("#a4553f #7a3226 #54201c #331312"))
    with s.sheet(1.1, cut=True):
        s.path(
            outline(
                "86,312! 108,286 150,266 184,258 224,258 262,268 298,290 316,312! 288,346 240,366 200,370 "
                "160,366 "
                "112,346"
            ),
            STONE.base,
        )
        s.shape("216,258 262,268 298,290 316,312 288,346 240,366 206,370 240,310", STONE.shade)
        s.shape("96,308 114,288 152,270 178,262 132,300 122,344 108,336", STONE.light)
        for line in ("150,276 186,318 214,368", "262,272 226,316 200,366", "176,266 204,312 220,360"):
            s.stroke(line, STONE.deep, 3, 0.55)
    head(s, STONE, PUPIL, "#fbf6ef", STONE.shade, turned(200, 174, 1.42))
    _hair(s, STONE, turned(-21.9, -54.5, 1.109))
    return s


def double() -> Paper:
    """A laurelled senator in a purple-edged toga inside the great wreath."""
    s = Paper()
    vellum(s, "senator", rich=True)
    with s.sheet(1.1, rim=0.6, inner=0.3), s.at(200, 214):
        wreath(s, 152, 11, 68, 20, GOLD, span=152, stem=8, tall=1.06)
    with s.sheet(1.0, cut=True):
        s.path(outline("108,450! 118,330 148,300 184,288 220,288 258,302 286,334 296,450!"), PURPLE.base)
        s.shape("214,288 258,302 286,334 296,450 236,450", PURPLE.shade)
    head(s, TAN, "#33241f", "#fff3e0", "#9c5646", turned(200, 206, 1.28))
    _toga(s, ramp("#fffdf4 #f2ead6 #cdbfa8 #8f8175"), PURPLE)
    _hair(s, ramp("#f3efe8 #cfc8be #9a9289 #5f5852"))
    _laurels(s)
    _scroll(s, turned(200, 402, 1, -5))
    return s
