"""Heads of paper in three views, lit from the top left.

Skin, features, mood and age are given, the rest follows.
At size 1 a head is 100 wide and 142 high round a point between the eyes. Views: -1 looks to the left, 0 to
the front, 1 to the right.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from art.make.citadels.palette import CHESTNUT, FAIR
from art.make.citadels.parts import shifted, tones
from art.make.colour import mix
from art.make.paper import Knot, Paper, Ramp, knots, limb, outline, turned

INK = "#2a2030"
WHITE = "#fffaf0"
Corners = tuple[float, float, float, float]  # of a mouth: x and y of the far one, of the near one


class Mood(NamedTuple):
    """How far the lid hangs, the brow's two ends sink, the corners of the mouth rise (near and far one)."""

    lid: float
    inner: float
    outer: float
    near: float
    far: float
    teeth: bool = False


MOODS = {
    "calm": Mood(1, 0, 0, 1, 1),
    "stern": Mood(2.6, 6, -3, -2.4, -2.4),
    "fierce": Mood(1.5, 10, -8, -4, -4, True),
    "sly": Mood(3.4, 4, -5, 5, 0),
    "kind": Mood(1.6, -2, 2, 4.6, 4.6),
    "merry": Mood(2.2, -4, 0, 7, 7, True),
    "awed": Mood(-2.4, -5, -2, 0, 0),
    "proud": Mood(4, -3, -4, -1.4, -1.4),
    "closed": Mood(9, -3, 2, 2.4, 2.4),
}


@dataclass(frozen=True)
class Face:
    """What makes one head differ from another."""

    view: int = 0
    skin: Ramp = FAIR
    hair: Ramp = CHESTNUT  # of the brows
    mood: str = "calm"
    iris: str = "#5a7a4a"
    woman: bool = False
    age: int = 0  # 0 to 3: no lines, by the mouth, by the eyes too, on the forehead too
    jaw: float = 0.0  # breadth of the jaw, -8 to 12
    chin: float = 0.0  # length of the chin, -6 to 10
    nose: float = 0.0  # length of the nose, -8 to 14
    hook: float = 0.0  # its bridge, 0 to 8
    lips: str = ""
    blush: float = 0.2
    brow: float = 5.2  # thickness of the brows
    look: float = 0.0  # where the eyes turn, -1 to 1; 0 follows the view


SIDE = (
    "-14,-72 18,-72 43,-54 55,-22 52,8 48,28 38,50 17,67 -6,74 -21,71 -31,61 -34,51 -36,41 "
    "-42,27 -46,10 -44,-5 "
    "-47,-20 -45,-46 -34,-64"
)
FRONT = "0,-73 -32,-62 -50,-28 -50,2 -46,28 -33,53 -14,70"


def _flip(points: str, q: int) -> str:
    """A text of points mirrored when q is negative."""
    if q > 0:
        return points
    return " ".join(f"{-x:g},{y:g}{'!' if c else ''}" for x, y, c in knots(points))


def contour(f: Face) -> str:
    """Path data of the head's outline."""
    at = knots(SIDE) if f.view else knots(FRONT)
    grown: list[Knot] = []
    for x, y, corner in at:
        low = max(0.0, y) / 74
        wide = f.jaw * min(1.0, low * 1.7) * (1 if x > 0 or not f.view else 0.35)
        grown.append((x + (wide if x > 0 else -wide), y + f.chin * low * low, corner))
    if not f.view:
        grown += [(-x, y, c) for x, y, c in [(0.0, 72 + f.chin, False), *grown[:0:-1]]]
    return outline([(x * (-1 if f.view > 0 else 1), y, c) for x, y, c in grown])


def head(
    s: Paper,
    f: Face,
    x: float,
    y: float,
    size: float = 1.0,
    turn: float = 0.0,
    *,
    neck: bool = True,
    ears: bool = True,
) -> None:
    """Neck, ears, face and nose as sheets; hair, beard and hat are laid over them by the figure."""
    move = turned(x, y, size, turn)
    q = 1 if f.view <= 0 else -1
    if neck:
        _neck(s, f, move, q)
    if ears:
        _ears(s, f, move, q)
    with s.sheet(0.9, cut=True, move=move):
        tones(s, f.skin, contour(f), (20.0 if f.view <= 0 else 15.0, 6))
        _planes(s, f, q)
        for eye in _eyes(f):
            _eye(s, f, *eye)
        _mouth(s, f, q)
        _lines(s, f, q)
    _nose(s, f, move, q)


def _neck(s: Paper, f: Face, move: str, q: int) -> None:
    back = 10 * q if f.view else 0
    thick = 26 if f.woman else 31
    data = outline(
        f"{back - thick},20! {back - thick},70 {back - thick - 9},106 {back},116 "
        f"{back + thick + 9},106 {back + thick},70 "
        f"{back + thick},20!"
    )
    with s.sheet(0.6, cut=True, move=move):
        s.path(data, f.skin.shade)
        s.shape(
            f"{back + 2},20 {back + 60},20 {back + 60},130 {back + 14},130 {back + 4},80", f.skin.deep, 0.55
        )
        s.shape(
            f"{-56},30 {60},30 {50},{66 + f.chin} {6},{94 + f.chin} {-40},{74 + f.chin}", f.skin.deep, 0.5
        )


def _ears(s: Paper, f: Face, move: str, q: int) -> None:
    places = [(50 * q, q)] if f.view else [(-49, -1), (49, 1)]
    with s.sheet(0.4, rim=0.5, inner=0.2, move=move):
        for x, side in places:
            s.shape(
                f"{x - 8 * side},-14 {x + 4 * side},-18 {x + 9 * side},-4 {x + 4 * side},14 "
                f"{x - 8 * side},20",
                f.skin.base if side < 0 else f.skin.shade,
            )
            s.shape(f"{x - 2 * side},-9 {x + 4 * side},-11 {x + 5 * side},0 {x + side},10", f.skin.deep, 0.5)


def _planes(s: Paper, f: Face, q: int) -> None:
    """Sockets, lit forehead and cheek, blush, the far edge."""
    c = f.skin
    if f.view:
        s.shape(_flip("-6,-20 12,-24 28,-14 24,4 8,8 -8,2", q), c.shade, 0.55)
        s.shape(_flip("-48,-20 -30,-22 -18,-16 -20,2 -32,6 -46,2", q), c.shade, 0.55)
    else:
        for p in (-1, 1):
            s.shape(_flip("-8,-18 -22,-24 -38,-14 -36,4 -20,9 -7,2", -p), c.shade, 0.6 if p > 0 else 0.45)
    if f.view <= 0:
        s.shape("-44,-50 -16,-68 4,-62 -6,-42 -26,-30 -44,-28", c.light, 0.6)
        s.shape("-44,12 -30,12 -22,24 -28,36 -38,34", c.light, 0.6)
    else:
        s.shape("-46,-46 -18,-68 10,-64 0,-44 -22,-32 -48,-22", c.light, 0.6)
        s.shape("-50,4 -30,14 -14,20 -16,34 -34,36 -48,22", c.light, 0.5)
    if f.blush:
        for x, w in ((14 * q, 16), (-36 * q, 8)) if f.view else ((-28, 14), (28, 14)):
            paint = s.radial(x, 26, w, (0, "#d8503c", f.blush * 1.6), (1, "#d8503c", 0))
            s.circle(x, 26, w, paint)


def _eyes(f: Face) -> list[tuple[float, float, float, int]]:
    """Middle, width and height of each eye, and the side on which its outer corner is."""
    if not f.view:
        return [(-22.0, 28.5, 14.4, -1), (22.0, 28.5, 14.4, 1)]
    q = 1 if f.view < 0 else -1
    return [(12.0 * q, 30.5, 14.6, q), (-30.5 * q, 19.5, 14, -q)]


def _eye(s: Paper, f: Face, x: float, w: float, h: float, side: int) -> None:
    mood, y = MOODS[f.mood], -4.0
    tilt = 1.4
    i, o = x - side * w / 2, x + side * w / 2  # inner and outer corner
    if f.mood == "closed":
        s.stroke(f"{i},{y + 1} {x},{y + 6} {o},{y - 1}", INK, 3)
        for t in (0.5, 0.75, 1.0):
            px = x + side * w * 0.5 * t
            s.line(px, y + 5 - 6 * t * t, px + side * 3, y + 9 - 7 * t * t, INK, 1.6)
        _brow(s, f, x, w, side)
        return
    up, low = y - h * 0.62 + mood.lid, y + h * 0.44
    s.shape(
        f"{i},{y + tilt}! {x - side * w * 0.16},{up} {x + side * w * 0.2},{up + 0.4} {o},{y - tilt * 0.6}! "
        f"{x + side * w * 0.16},{low} {x - side * w * 0.2},{low - 0.6}",
        WHITE,
    )
    gaze = x + (f.look or f.view * 0.62) * w * 0.2
    r = h * 0.47
    s.circle(gaze, y - 0.4, r, mix(f.iris, "#120c18", 0.55))
    s.circle(gaze, y - 0.2, r * 0.84, f.iris)
    s.circle(gaze, y + r * 0.34, r * 0.5, mix(f.iris, "#ffffff", 0.4), alpha=0.7)
    s.circle(gaze, y - 0.4, r * 0.46, "#16101c")
    s.circle(gaze - r * 0.36, y - r * 0.46, r * 0.3, "#ffffff")
    lid = mix(f.skin.base, f.skin.shade, 0.55) if side < 0 or f.view else f.skin.shade
    s.shape(
        f"{i - side},{y + tilt}! {x - side * w * 0.16},{up} {x + side * w * 0.2},{up + 0.4} "
        f"{o + side},{y - tilt}! "
        f"{x + side * w * 0.3},{y - h * 0.92} {x - side * w * 0.3},{y - h * 0.9}",
        lid,
    )
    s.path(
        limb(
            f"{i - side * 0.5},{y + tilt + 0.6},1.4 {x - side * w * 0.16},{up},3.6 "
            f"{x + side * w * 0.24},{up + 0.6},"
            f"4.4 {o + side * 1.2},{y - tilt * 0.6 + 0.6},2"
        ),
        INK,
    )
    s.stroke(f"{i},{y + tilt} {x},{low} {o},{y - tilt * 0.6}", f.skin.deep, 1.6, 0.7)
    if f.woman:
        s.stroke(f"{o - side},{y - 1} {o + side * 3},{y - 3} {o + side * 5.6},{y - 7}", INK, 2.4)
    _brow(s, f, x, w, side)


def _brow(s: Paper, f: Face, x: float, w: float, side: int) -> None:
    mood = MOODS[f.mood]
    thick = f.brow * (0.62 if f.woman else 1)
    inner, outer = -22 + mood.inner, -20 + mood.outer
    peak = -28 + (mood.inner + mood.outer) * 0.35
    s.path(
        limb(
            f"{x - side * w * 0.54},{inner},{thick * 0.9} "
            f"{x - side * w * 0.1},{(inner + peak) / 2 - 1.5},{thick * 1.2} "
            f"{x + side * w * 0.34},{peak},{thick} {x + side * w * 0.7},{outer},{thick * 0.3}"
        ),
        f.hair.shade,
    )


def _nose(s: Paper, f: Face, move: str, q: int) -> None:
    """The nose as a sheet of its own, so that it throws its shadow."""
    n, h = f.nose, f.hook
    if f.view:
        data = outline(
            _flip(
                f"-12,-18! {-21 - h},-2 {-29 - h},{12 + n * 0.5} {-36 - h * 0.4},{25 + n} {-30},{33 + n} "
                f"-16,{31 + n * 0.7} -5,{30 + n * 0.4} -3,{21 + n * 0.4} -9,10 -9,-6",
                q,
            )
        )
    else:
        data = outline(
            f"-5,-16! {-7 - h * 0.3},4 -12,{18 + n * 0.4} -15,{25 + n * 0.5} -9,{32 + n * 0.6} 0,{34 + n} "
            f"9,{32 + n * 0.6} 15,{25 + n * 0.5} 12,{18 + n * 0.4} {7 + h * 0.3},4 5,-16!"
        )
    with s.sheet(0.34, rim=0.28, inner=0.3, cut=True, move=move):
        c, reach = f.skin, 7.0 if f.view <= 0 else 8.0
        s.path(data, mix(c.base, c.shade, 0.75))
        s.path(shifted(data, -reach, -3.5), mix(c.base, c.light, 0.35))
        x, y = (-22 * q, 29 + n * 0.9) if f.view else (0, 31 + n * 0.9)
        s.shape(f"{x - 13},{y + 1} {x},{y - 3} {x + 13},{y} {x + 10},{y + 8} {x - 10},{y + 8}", c.deep, 0.5)
        if f.blush > 0.3:
            s.circle(x - 2, y - 8, 9, "#d8503c", alpha=f.blush * 0.6)


def _mouth(s: Paper, f: Face, q: int) -> None:
    mood = MOODS[f.mood]
    y = 48 + f.chin * 0.45 + f.nose * 0.25
    lips = f.lips or mix(f.skin.shade, "#a8362e", 0.5)
    a, b, m = (-37 * q, -1 * q, -21 * q) if f.view else (-18, 18, 0)
    corners = (a, y - mood.far, b, y - mood.near)
    if mood.teeth:
        _laugh(s, corners, m, y, lips, 9 if mood.near > 0 else 6)
    else:
        _lips(s, corners, m, y, lips, f)
    s.shape(
        f"{m - 11},{y + 10} {m},{y + 12.4} {m + 11},{y + 10} {m + 6},{y + 15} {m - 6},{y + 15}",
        f.skin.shade,
        0.6,
    )


def _laugh(s: Paper, corners: Corners, m: float, y: float, lips: str, drop: float) -> None:
    """An open mouth with its upper teeth, or gritted ones."""
    a, ya, b, yb = corners
    s.shape(f"{a},{ya}! {m},{y - 1} {b},{yb}! {m},{y + drop * 1.25}", "#4a1420")
    s.shape(
        f"{a * 0.9 + m * 0.1},{ya + 1}! {m},{y} {b * 0.9 + m * 0.1},{yb + 1}! {m},{y + drop * 0.6}",
        "#fff6e8",
    )
    s.stroke(f"{a},{ya} {m},{y - 1} {b},{yb}", lips, 2.6)
    s.stroke(
        f"{a * 0.85 + m * 0.15},{ya + drop * 0.7} {m},{y + drop * 1.3} "
        f"{b * 0.85 + m * 0.15},{yb + drop * 0.7}",
        lips,
        3.2,
    )


def _lips(s: Paper, corners: Corners, m: float, y: float, lips: str, f: Face) -> None:
    """A closed mouth."""
    a, ya, b, yb = corners
    full = 6.2 if f.woman else 4.4
    s.shape(
        f"{a},{ya}! {(a + m) / 2},{y - full} {m},{y - full * 0.62} {(b + m) / 2},{y - full} {b},{yb}! "
        f"{m},{y + 1}",
        lips,
    )
    s.shape(
        f"{a},{ya}! {m},{y + 0.6} {b},{yb}! {(b + m) / 2},{y + full * 1.1} {(a + m) / 2},{y + full * 1.1}",
        mix(lips, f.skin.light, 0.28),
    )
    s.stroke(
        f"{a - 1.4 * (1 if b > a else -1)},{ya} {m},{y + 0.6} {b + 1.4 * (1 if b > a else -1)},{yb}",
        mix(lips, "#2a0c14", 0.7),
        2.2,
    )


def _lines(s: Paper, f: Face, q: int) -> None:
    c = f.skin.deep
    sides = (
        [(4 * q, 24, 9 * q, 38), (-38 * q, 30, -42 * q, 40)]
        if f.view
        else [(-17, 27, -25, 42), (17, 27, 25, 42)]
    )
    if f.age > 0:
        for x0, y0, x1, y1 in sides:
            s.stroke(f"{x0},{y0} {(x0 + x1) / 2 + (x1 - x0) * 0.3},{(y0 + y1) / 2} {x1},{y1}", c, 1.9, 0.55)
    if f.age > 1:
        outer = [28 * q] if f.view else [-37, 37]
        for x in outer:
            p = 1 if x > 0 else -1
            s.stroke(f"{x},-5 {x + 4 * p},-8 {x + 8 * p},-10", c, 1.5, 0.6)
            s.stroke(f"{x},-1 {x + 5 * p},0 {x + 9 * p},1", c, 1.5, 0.6)
        for middle, _, _, _ in _eyes(f):
            s.stroke(f"{middle - 9},8 {middle},11 {middle + 9},8", c, 1.4, 0.45)
    if f.age > 2:
        m = -12 * q if f.view else 0
        s.stroke(f"{m - 24},-42 {m},-45 {m + 24},-42", c, 1.8, 0.45)
        s.stroke(f"{m - 19},-35 {m},-37 {m + 19},-35", c, 1.5, 0.4)
