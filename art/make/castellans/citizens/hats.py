"""What the citizens wear on the head."""

from __future__ import annotations

from art.make.paper import Paper, Ramp, mirrored, outline, turned


def brim_hat(s: Paper, c: Ramp, band: Ramp, *, wide: float = 118, high: float = 84, y: float = 122) -> None:
    """A hat with a wide brim."""
    with s.sheet(1.1, rim=0.6, inner=0.4, cut=True):
        s.path(
            outline(
                f"{200 - wide},{y} {200 - wide * 0.6},{y - 18} 200,{y - 26} "
                f"{200 + wide * 0.6},{y - 18} "
                f"{200 + wide},{y} {200 + wide * 0.6},{y + 24} 200,{y + 30} "
                f"{200 - wide * 0.6},{y + 24}"
            ),
            c.base,
        )
        s.shape(f"206,{y - 30} {210 + wide},{y - 14} {210 + wide},{y + 30} 212,{y + 34}", c.shade, 0.8)
        s.stroke(f"{208 - wide},{y} {200 - wide * 0.5},{y + 20} 200,{y + 25}", c.light, 4, 0.7)
    with s.sheet(0.8, cut=True):
        top = y - high
        s.path(
            outline(
                f"148,{y - 4}! 150,{top + 24} 168,{top} 200,{top + 6} 232,{top} 250,{top + 24} "
                f"252,{y - 4}! "
                f"226,{y + 6} 200,{y + 8} 174,{y + 6}"
            ),
            c.base,
        )
        s.shape(f"214,{top - 6} 256,{top + 16} 258,{y + 10} 222,{y + 12}", c.shade)
        s.shape(f"154,{top + 26} 172,{top + 4} 186,{top + 6} 170,{top + 40} 166,{y} 148,{y}", c.light, 0.55)
        s.stroke(f"146,{y - 14} 174,{y - 4} 200,{y - 2} 226,{y - 4} 254,{y - 14}", band.base, 15)
        s.stroke(f"200,{y - 2} 226,{y - 4} 254,{y - 14}", band.shade, 15)


def cap(s: Paper, c: Ramp, points: str, shade: str, gleam: str = "") -> None:
    """Soft headgear from its outline, the part of it in shade and the part in light."""
    with s.sheet(1.0, cut=True):
        s.path(outline(points), c.base)
        s.shape(shade, c.shade)
        if gleam:
            s.shape(gleam, c.light, 0.7)


def hood(s: Paper, c: Ramp, *, deep: bool = False) -> None:
    """A hood round the face; `deep` lets its shadow fall over the brow."""
    with s.sheet(1.1, cut=True):
        hole = (
            "M200 104C162 104 146 132 146 172C146 214 166 244 200 256C234 244 254 214 254 172C254 132 238 "
            "104 200 104Z"
        )
        s.path(
            outline(
                "200,44 152,58 118,104 106,170 108,236 120,282 160,300! 200,306 240,300! 280,282 292,236 "
                "294,170 282,104 248,58"
            )
            + hole,
            c.base,
            evenodd=True,
        )
        s.shape("206,36 300,90 310,300 250,310 262,230 266,150 240,92", c.shade, 0.9)
        s.stroke("150,74 124,120 116,190 122,262", c.light, 7, 0.6)
        s.path(hole, "", c.deep, 10, line_alpha=0.8)
    if deep:
        with s.sheet(0, rim=0, inner=0):
            s.path(
                "M148 168C148 128 164 106 200 106C236 106 252 128 252 168C240 142 224 134 200 134C176 134 "
                "160 142 148 168Z",
                "#140c1e",
                alpha=0.7,
            )


def veil(s: Paper, c: Ramp, foot: float = 300) -> None:
    """A veil behind the head down to the shoulders."""
    with s.sheet(0.8, cut=True):
        s.path(mirrored(f"200,56 158,64 128,104 120,176 112,250 92,{foot}! 200,{foot}!"), c.base)
        s.shape(f"206,50 300,90 320,{foot} 214,{foot}", c.shade)
        s.stroke(f"146,90 134,170 122,{foot - 10}", c.light, 6, 0.6)


def feather(s: Paper, c: Ramp, x: float, y: float, turn: float, k: float = 1.0) -> None:
    """A plume from its quill at x, y."""
    with s.sheet(0.8, rim=0.6, inner=0.3, move=turned(x, y, k, turn)):
        s.shape("0,0! -16,-30 -22,-66 -8,-104 20,-124! 26,-92 22,-50 8,-18", c.base)
        s.shape("0,0! 8,-40 14,-84 20,-124! 26,-92 22,-50 8,-18", c.shade)
        s.stroke("0,0 2,-50 16,-116", c.light, 3)
