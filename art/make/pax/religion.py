"""Religion: Vesta's round temple; with two symbols the great temple with its burning altar."""

from __future__ import annotations

from art.make.paper import BRONZE, EMBER, GOLD, MARBLE, TILE, Paper, Ramp, ramp
from art.make.pax.palette import CATEGORY
from art.make.pax.parts import column, eagle, hill, vellum
from art.make.pax.signs import laurel
from art.make.svg import d

ALTAR = ramp("#ffe9a3 #e3b04b #b0742a #6a3f18")


def _steps(s: Paper, x: float, y: float, w: float, n: int, c: Ramp, h: float) -> None:
    for i in range(n):
        wide, top = w + i * 12, y + i * h
        s.rect(x - wide / 2, top, wide, h, c.base)
        s.rect(x - wide / 2, top, wide, 1.8, c.light)
        s.rect(x + wide * 0.2, top + 1.8, wide * 0.3, h - 1.8, c.shade)


def _flame(s: Paper, x: float, y: float, size: float) -> None:
    """Fire standing on x, y."""
    with s.sheet(0.6, rim=0.5, inner=0.1, move=f"translate({x:g} {y:g}) scale({size:g})"):
        s.shape("-30,0 -36,-30 -20,-60 -8,-44 0,-90 14,-56 24,-64 36,-28 28,0", EMBER.base)
        s.shape("-18,0 -20,-26 -8,-42 0,-64 12,-38 20,-26 16,0", EMBER.light)
        s.shape("-9,0 -8,-18 0,-32 8,-16 8,0", "#fffbe0")


def _cypresses(s: Paper, places: tuple[tuple[float, float, float], ...]) -> None:
    with s.sheet(0.7, rim=0.4):
        for x, y, k in places:
            with s.at(x, y, k):
                s.shape("0,-92 11,-50 12,-20 6,-4 -6,-4 -12,-20 -11,-50", "#3f6a55")
                s.shape("0,-92 11,-50 12,-20 6,-4 0,-4 4,-40", "#244a44")
                s.shape("-2,-80 -9,-46 -9,-20 -4,-30", "#7fa683", 0.7)


def single() -> Paper:
    """A round temple with a tiled cone, fire inside."""
    s = Paper()
    c, m = CATEGORY["religion"], MARBLE
    vellum(s, "religion", rich=False)
    with s.sheet(0.5, inner=0.2, cut=True):
        s.path(hill("-30,336 80,312 200,326 320,308 430,330"), c.base)
    _cypresses(s, ((48, 352, 1.5), (352, 352, 1.5)))
    with s.sheet(0.8, cut=True):
        s.rect(106, 186, 188, 160, "#3c4158")
        s.rect(120, 196, 160, 150, s.radial(200, 300, 110, "#ffcf70", (0.5, "#a8642f"), (1, "#3c3148")))
    s.glow(200, 310, 90, "#ffc860", 0.9)
    _flame(s, 200, 344, 0.9)
    with s.sheet(1.0):
        for x in (112, 156, 244, 288):
            column(s, x, 198, 346, 25, m)
    with s.sheet(1.2, cut=True):
        s.path("M84 192L316 192L316 166L84 166Z", m.base)
        s.rect(84, 166, 232, 8, m.light)
        for i in range(9):
            s.rect(96 + i * 25, 176, 11, 14, c.shade, alpha=0.6)
        s.rect(230, 166, 90, 28, m.shade, alpha=0.7)
    _tiled_cone(s)
    with s.sheet(0.8):
        s.rect(184, 56, 32, 13, m.base, r=4)
        s.circle(200, 46, 13, GOLD.shade)
        s.circle(198, 44, 10, GOLD.light)
    with s.sheet(0.9):
        _steps(s, 200, 348, 224, 4, m, 10)
    return s


def _tiled_cone(s: Paper) -> None:
    with s.sheet(1.2, cut=True):
        s.path("M72 168Q200 186 328 168L212 66L188 66Z", TILE.base)
        s.path("M216 66L212 66L328 168Q270 178 216 178Z", TILE.shade)
        s.path("M72 168L188 66L194 66L104 172Z", TILE.light, alpha=0.8)
        for t in (0.2, 0.4, 0.6, 0.8):
            s.path(
                d(
                    *("M", 200 - 128 + 116 * (1 - t), 168 - 102 * (1 - t)),
                    *("Q", 200, 184 - 100 * (1 - t), 328 - 116 * (1 - t), 168 - 102 * (1 - t)),
                ),
                "",
                TILE.deep,
                2.4,
                line_alpha=0.6,
            )
        for i in range(-4, 5):
            s.line(200 + i * 2.6, 68, 200 + i * 29, 180, TILE.deep, 2, 0.45)


def _front(s: Paper, c: Ramp, m: Ramp) -> None:
    """Entablature and gable with the gilded eagle."""
    with s.sheet(1.1):
        s.rect(80, 164, 240, 27, m.base)
        s.rect(80, 164, 240, 7, m.light)
        for i in range(8):
            s.rect(92 + i * 28, 172, 12, 17, c.shade, alpha=0.6)
        s.corners("72,164 200,84 328,164", m.base)
        s.corners("200,84 328,164 222,164", m.shade)
        s.corners("112,156 200,100 288,156", c.shade)
        s.corners("200,100 288,156 214,156", c.deep)
        s.corners("66,168 200,82 334,168 334,158 200,70 66,158", m.light)
        s.corners("200,82 334,168 334,158 200,70", m.base)
        with s.group("translate(152 106) scale(.48)"):
            eagle(s, GOLD)
        s.shape("188,74 200,46 212,74", GOLD.base)
        s.shape("200,46 212,74 202,74", GOLD.shade)
        for x in (66, 334):
            s.shape(f"{x - 9},160 {x},136 {x + 9},160", GOLD.base)


def _altar(s: Paper) -> None:
    s.glow(200, 300, 96, "#ffb040", 0.85)
    with s.sheet(1.2):
        s.corners("164,398 236,398 228,330 172,330", BRONZE.base)
        s.corners("206,398 236,398 228,330 206,330", BRONZE.shade)
        s.rect(162, 322, 76, 13, BRONZE.light, r=4)
        s.rect(204, 322, 34, 13, BRONZE.shade, r=4)
        s.rect(156, 394, 88, 14, BRONZE.base, r=4)
        with s.at(200, 364, 0.9):
            laurel(s, ALTAR)
    _flame(s, 200, 322, 1.0)


def _brazier(s: Paper, x: float) -> None:
    s.glow(x, 296, 52, "#ffb040", 0.8)
    with s.sheet(1.0):
        s.line(x, 320, x - 15, 398, BRONZE.shade, 6)
        s.line(x, 320, x + 15, 398, BRONZE.deep, 6)
        s.path(
            d("M", x - 26, 308, "L", x + 26, 308, "C", x + 22, 332, x - 22, 332, x - 26, 308, "Z"),
            BRONZE.base,
        )
        s.rect(x - 29, 303, 58, 8, BRONZE.light, r=4)
    _flame(s, x, 306, 0.62)


def double() -> Paper:
    """The great temple at dusk: altar, braziers, steps."""
    s = Paper()
    c, m = CATEGORY["religion"], MARBLE
    vellum(s, "religion", rich=True)
    with s.sheet(0.5, inner=0.2, cut=True):
        s.path(hill("-30,330 80,300 200,318 320,296 430,322"), c.shade)
    with s.sheet(0.8):
        s.rect(96, 196, 208, 146, "#2a2c44")
        s.rect(176, 232, 48, 112, "#f7c25a")
    s.glow(200, 292, 80, "#ffc860", 0.9)
    with s.sheet(1.0):
        for x in (104, 152, 248, 296):
            column(s, x, 200, 340, 28, m)
    _front(s, c, m)
    with s.sheet(0.8):
        _steps(s, 200, 344, 250, 4, m, 9)
    _altar(s)
    for x in (44, 356):
        _brazier(s, x)
    return s
