"""What the citizens wear below the head."""

from __future__ import annotations

from art.make.paper import GOLD, Paper, Ramp, mirrored, outline


def coat(s: Paper, c: Ramp, *, wide: float = 1.0, fall: float = 0.0) -> None:
    """Shoulders and chest in cloth; `fall` draws the shoulders lower."""
    k = wide
    left = (
        f"200,250 164,254 {200 - 82 * k},{272 + fall} {200 - 124 * k},{306 + fall} "
        f"{200 - 146 * k},{366 + fall} "
        f"{200 - 156 * k},440! 200,440!"
    )
    with s.sheet(1.0, cut=True):
        s.path(mirrored(left), c.base)
        s.shape("226,250 300,262 370,330 390,450 262,450 268,350", c.shade)
        s.shape("320,290 360,330 384,450 330,450 340,360", c.deep, 0.5)
        s.shape("120,272 158,256 108,310 82,380 74,450 30,450 46,370 74,310", c.light, 0.65)
        for line in ("118,330 112,380 116,440", "286,332 292,384 288,440"):
            s.stroke(line, c.deep, 4, 0.45)


def front(s: Paper, c: Ramp, points: str, *, lift: float = 0.6) -> None:
    """A piece of cloth laid over the chest: apron, waistcoat, tabard, stole."""
    with s.sheet(lift, cut=True):
        s.path(outline(points), c.base)
        s.shape("214,236 330,240 340,450 222,450", c.shade)


def collar(s: Paper, c: Ramp) -> None:
    """A standing collar open in front."""
    with s.sheet(0.6, rim=0.55, inner=0.3):
        s.shape("150,262! 166,246 186,262 200,284! 186,304 164,290", c.base)
        s.shape("250,262! 234,246 214,262 200,284! 214,304 236,290", c.shade)


def scarf(s: Paper, c: Ramp) -> None:
    """A kerchief knotted at the throat."""
    with s.sheet(0.8, cut=True):
        s.path(
            outline("146,250! 170,260 200,264 230,260 254,250! 260,272 236,290 200,296 164,290 140,272"),
            c.base,
        )
        s.shape("204,250 264,246 264,290 208,300", c.shade)
        s.stroke("150,262 176,276 200,278", c.light, 4, 0.6)
    with s.sheet(0.8, rim=0.5, inner=0.3):
        s.corners("196,280 178,330 198,322 208,286", c.base)
        s.corners("206,280 226,328 236,312 214,282", c.shade)


def cloak(s: Paper, c: Ramp) -> None:
    """A cloak behind the shoulders with its collar up."""
    with s.sheet(0.9, cut=True):
        s.path(mirrored("200,220 150,226 108,250 64,310 40,440! 200,440!"), c.shade)
        s.shape("206,220 300,246 380,440 260,450", c.deep, 0.6)
        s.stroke("120,256 84,320 66,430", c.light, 5, 0.5)


def breastplate(s: Paper, c: Ramp, trim: Ramp = GOLD) -> None:
    """A polished breastplate with a ridge and shoulder pieces."""
    with s.sheet(0.9, cut=True):
        s.path(mirrored("200,262 160,262 132,280 122,340 132,440! 200,440!"), c.base)
        s.shape("202,258 280,266 284,440 202,440", c.shade)
        s.shape("136,284 158,270 152,340 154,440 132,440 126,340", c.light, 0.85)
        s.stroke("130,382 200,396 270,382", trim.base, 7)
        s.stroke("150,268 200,290 250,268", trim.base, 7)
    with s.sheet(1.0, rim=0.6, inner=0.35):
        for q, tone, edge in ((-1, c.base, c.light), (1, c.shade, c.base)):
            x = 200 + q * 104
            s.shape(
                f"{x - q * 38},268 {x + q * 8},268 {x + q * 38},308 {x + q * 34},342 {x - q * 20},326 "
                f"{x - q * 42},300",
                tone,
            )
            s.stroke(f"{x - q * 34},284 {x + q * 4},286 {x + q * 26},318", edge, 5, 0.8)
            s.stroke(f"{x - q * 36},308 {x - q * 2},322 {x + q * 32},342", trim.base, 6)


def buttons(s: Paper, tone: str, x: float = 200, top: float = 300, n: int = 4, pitch: float = 34) -> None:
    """A row of buttons down the front."""
    with s.sheet(0.3, rim=0.5, inner=0.2):
        for i in range(n):
            s.circle(x, top + i * pitch, 6.5, tone)
