"""Fleet: a light galley under oars; with two symbols a warship under a red sail before a second one."""

from __future__ import annotations

from art.make.paper import BRONZE, CRIMSON, GOLD, LINEN, WOOD, Paper, Ramp, outline, turned
from art.make.pax.palette import CATEGORY
from art.make.pax.parts import hill, vellum, wreath

ROPE = "#4a3524"
HULL = (
    "36,206! 44,244 66,276 100,288 290,290 330,276 356,250! 366,262 396,286! 372,300 356,330 "
    "322,352! 100,352! "
    "66,336 44,300 34,250"
)


def waves(y: float, rise: float) -> str:
    """Path data of water below a row of waves."""
    crest = " ".join(f"{x},{y - rise if i % 2 else y}" for i, x in enumerate(range(-104, 510, 36)))
    return outline(f"-150,{y + 2}! {crest} 550,{y}! 550,520! -150,520!")


def _sea_behind(s: Paper, c: Ramp, tone: str) -> None:
    with s.sheet(0.4, inner=0.2, cut=True):
        s.path(hill("-30,300 60,280 140,296 220,276 330,292 430,272"), tone)
    with s.sheet(0.6, cut=True):
        s.path(waves(326, 10), c.base)


def _sail(s: Paper, c: Ramp, stripes: str, move: str = "") -> None:
    with s.sheet(1.2, cut=True, move=move):
        s.path(outline("92,92! 200,100 308,92! 318,150 300,226! 200,214 100,226! 82,150"), c.base)
        s.shape("206,99 308,92! 318,150 300,226! 206,214 220,160", c.shade)
        s.shape("92,94 130,97 108,150 118,222 100,226 82,150", c.light, 0.8)
        if stripes:
            for x in (116, 164, 236, 284):
                s.line(x, 90, 200 + (x - 200) * 0.98, 230, stripes, 15, 0.85, "butt")
        for x in (130, 165, 235, 270):
            s.line(x, 96, x - (x - 200) * 0.02, 220, c.deep, 2.4, 0.4)
        if not stripes:
            with s.at(200, 156):
                wreath(s, 36, 8, 24, 7, GOLD, span=150, stem=3)


def _mast(s: Paper, move: str = "") -> None:
    with s.sheet(1.0, rim=0.5, inner=0.2, move=move):
        s.line(196, 52, 196, 320, WOOD.deep, 13)
        s.line(195, 52, 195, 320, WOOD.base, 9)


def _yard(s: Paper, move: str = "") -> None:
    with s.sheet(0.8, rim=0.5, inner=0.2, move=move):
        s.line(80, 90, 320, 90, WOOD.deep, 13)
        s.line(80, 88, 320, 88, WOOD.base, 9)
        s.line(80, 86, 320, 86, WOOD.light, 3)
        s.line(196, 62, 196, 32, "#3a2a24", 2.6)
        s.poly([(196, 32), (240, 40), (196, 48)], CRIMSON.base)
        s.poly([(196, 40), (240, 40), (196, 48)], CRIMSON.shade)
        s.circle(196, 30, 2.8, GOLD.light)
    with s.sheet(0, rim=0, inner=0, move=move):
        s.line(196, 70, 66, 270, ROPE, 2.4)
        s.line(196, 70, 350, 262, ROPE, 2.4)


def _oars(s: Paper, move: str = "") -> None:
    with s.sheet(0.8, rim=0.5, inner=0.2, move=move):
        for x in range(116, 320, 34):
            s.line(x, 318, x - 26, 388, WOOD.shade, 7)
            s.line(x - 1, 318, x - 27, 388, WOOD.light, 2.4)
            with s.at(x - 28, 392, turn=20):
                s.ellipse(0, 0, 7, 14, WOOD.base)


def _hull(s: Paper, w: Ramp, belt: Ramp, move: str = "") -> None:
    with s.sheet(1.3, cut=True, move=move):
        s.path(outline(HULL), w.base)
        s.shape("240,290 290,290 330,276 356,250 400,286 356,330 322,352 240,352", w.shade, 0.8)
        s.shape("36,206 44,244 66,276 100,288 240,290 240,300 96,300 58,284 36,250", GOLD.base)
        s.rect(80, 308, 260, 9, belt.base)
        s.rect(80, 314, 260, 4, belt.deep, alpha=0.6)
        for x in range(116, 320, 34):
            s.circle(x, 330, 8, w.deep)
            s.circle(x, 330, 5, "#2a1812")
        s.shape("300,280 330,276 356,250 366,262 396,286 372,300 340,312", BRONZE.base)
        s.shape("340,290 396,286 372,300 340,312", BRONZE.shade)
    with s.sheet(0.6, rim=0.6, inner=0.3, move=move):
        s.shape("318,312 334,302 352,308 338,318", "#fff6e0")
        s.circle(336, 310, 5, "#1d2a4a")
        s.shape("36,206 22,196 20,176 36,166 52,176 46,190 36,186 40,178", GOLD.base)
        s.shape("22,196 20,176 36,166 30,180", GOLD.light)


def _near_sea(s: Paper, tone: str) -> None:
    with s.sheet(1.0, cut=True):
        s.path(waves(370, 12), tone)
        for x, y in ((10, 396), (90, 404), (180, 398), (260, 408), (330, 398)):
            s.stroke(f"{x},{y} {x + 20},{y - 4} {x + 40},{y}", "#dff0ff", 3, 0.6)


def single() -> Paper:
    """A small galley, sail furled to a cream strip, gulls above."""
    s = Paper()
    c = CATEGORY["fleet"]
    vellum(s, "fleet", rich=False)
    with s.sheet(0, rim=0, inner=0):
        s.circle(110, 100, 44, "#fff8e4", alpha=0.9)
        for x, y, w in ((286, 96, 20), (324, 72, 14), (74, 190, 13)):
            s.stroke(
                f"{x - w},{y} {x - w * 0.5},{y - w * 0.5} {x},{y}! {x + w * 0.5},{y - w * 0.5} {x + w},{y}",
                "#f4fbff",
                4,
            )
    _sea_behind(s, c, c.light)
    _mast(s, turned(30, 62, 0.82))
    _sail(s, LINEN, "#3f78b4", turned(74, 88, 0.62))
    _yard(s, turned(50, 82, 0.74))
    _oars(s, turned(12, 14, 0.96))
    _hull(s, WOOD, CATEGORY["fleet"], turned(12, 14, 0.96))
    _near_sea(s, c.shade)
    return s


def _escort(s: Paper) -> None:
    """The second ship, half hidden, farther away."""
    far = turned(210, 66, 0.5)
    _mast(s, far)
    _sail(s, GOLD, CRIMSON.base, far)
    _yard(s, far)
    _hull(s, WOOD._replace(base=WOOD.shade, shade=WOOD.deep), CRIMSON, turned(206, 120, 0.5))


def _beacon(s: Paper) -> None:
    """The lighthouse at the harbour mouth."""
    s.glow(48, 98, 90, "#ffd070", 0.95)
    with s.sheet(0.6):
        for x, y, w, h in ((20, 216, 56, 90), (28, 150, 40, 66), (36, 112, 24, 40)):
            s.rect(x, y, w, h, s.linear(x, 0, x + w, 0, "#fff2d4", "#e8cfa0", "#a8814e"))
            s.rect(x - 4, y - 4, w + 8, 7, "#fff6df", r=2)
        for x, y in ((42, 240), (42, 172)):
            s.rect(x, y, 11, 22, "#6b4526", r=5)
        s.shape("38,110 40,92 48,74 57,92 58,110", "#ee8b3a")
        s.shape("43,110 45,98 48,86 53,98 54,110", "#fff0b0")


def double() -> Paper:
    """A great warship with a laurelled red sail, an escort and the beacon."""
    s = Paper()
    c = CATEGORY["fleet"]
    vellum(s, "fleet", rich=True)
    _sea_behind(s, c, c.shade)
    _beacon(s)
    _escort(s)
    _mast(s, turned(-8, 0))
    _sail(s, CRIMSON, "", turned(-8, 0))
    _yard(s, turned(-8, 0))
    _oars(s, turned(-8, 0))
    _hull(s, WOOD, CRIMSON, turned(-8, 0))
    _near_sea(s, c.deep)
    return s
