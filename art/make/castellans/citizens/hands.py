"""Sleeves, hands and the pole a hand holds."""

from __future__ import annotations

from art.make.paper import WOOD, Paper, Ramp, limb, turned


def sleeve(s: Paper, c: Ramp, spine: str) -> None:
    """An arm in a sleeve along ``x,y,width`` points."""
    with s.sheet(1.1, rim=0.6, inner=0.45):
        s.path(limb(spine), c.base)
        shifted = " ".join(
            f"{float(x) + float(w) * 0.2:g},{float(y) + 4:g},{float(w) * 0.5:g}"
            for x, y, w in (word.split(",") for word in spine.split())
        )
        s.path(limb(shifted), c.shade, alpha=0.7)


def fist(
    s: Paper, skin: Ramp, x: float, y: float, *, k: float = 1.0, turn: float = 0.0, flip: bool = False
) -> None:
    """A closed hand round something that stands upright behind the fingers."""
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(x, y, k, turn) + (" scale(-1 1)" if flip else "")):
        s.shape("-28,-20 -4,-27 22,-22 29,0 24,20 0,27 -24,22 -31,2", skin.base)
        s.shape("2,-22 22,-22 29,0 24,20 0,27 8,8", skin.shade)
        for yy in (-10, 2, 13):
            s.stroke(f"-28,{yy} -12,{yy + 2} 4,{yy + 1}", skin.deep, 2.8, 0.7)
        s.shape("-30,-14 -12,-26 4,-22 -4,-12 -22,-6", skin.light, 0.9)


def palm(
    s: Paper, skin: Ramp, x: float, y: float, *, k: float = 1.0, turn: float = 0.0, flip: bool = False
) -> None:
    """An open hand, fingers up."""
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(x, y, k, turn) + (" scale(-1 1)" if flip else "")):
        s.shape(
            "-20,34! -26,6 -34,-12 -26,-16 -16,-2 -18,-34 -9,-36 -5,-8 -3,-44 6,-44 7,-8 14,-36 22,-34 "
            "18,-2 28,-18 35,-12 26,14 20,34!",
            skin.base,
        )
        s.shape("2,34! 4,0 14,-36 22,-34 18,-2 28,-18 35,-12 26,14 20,34!", skin.shade, 0.8)


def staff(s: Paper, x: float, top: float, foot: float = 440, turn: float = 0.0, width: float = 12) -> None:
    """A wooden pole."""
    with s.sheet(1.0, rim=0.6, inner=0.3, move=turned(x, foot, 1, turn)):
        s.rect(-width / 2, top - foot, width, foot - top, WOOD.base, r=width / 3)
        s.rect(width * 0.08, top - foot, width * 0.42, foot - top, WOOD.shade, r=width / 4)
