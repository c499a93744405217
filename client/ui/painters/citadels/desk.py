"""What lies round the board of Citadels: plates of the seats, towns with their places, the salver."""

from collections.abc import Callable, Container
from functools import lru_cache

from pygame import Rect, Surface

from client.ui.painters import materials, panels
from client.ui.painters.citadels.board import cloth, star
from client.ui.painters.citadels.facts import GOLD, INK, PARCHMENT
from client.ui.painters.surfaces import blank, clip, drop
from client.ui.painters.vector import Vector, rounded

Size = tuple[int, int]
FELT = "#4a1620"  # under the own gold


def own(name: str, size: Size, k: float, said: Callable[[str], str], lit: Container[str]) -> Surface:
    """A panel: `banner` (a seat's plate), `niche`, `town`, `place` (an empty one in a town), `roles` (the own
    characters' place), `purse` (that of the own gold), `salver`."""
    if name == "salver":
        return salver(size, k, "foot" in lit)
    return _PRINTS.get(name, town)(size, k)


def plate(size: Size, k: float) -> Surface:
    """Parchment in a golden frame."""
    w, h = size[0] / k, size[1] / k
    out = materials.paper(*size, k)
    s = Vector(w, h)
    light, base, shade, _ = PARCHMENT
    s.rect(0, 0, w, h, s.linear(0, 0, w * 0.3, h, (0, light, 0.9), (0.6, base, 0.86), (1, shade, 0.9)))
    s.rect(1.4, 1.4, w - 2.8, h - 2.8, None, GOLD[3], 2.6, r=7)
    s.rect(1.8, 1.8, w - 3.6, h - 3.6, None, GOLD[1], 1.4, r=7)
    s.rect(4.6, 4.6, w - 9.2, h - 9.2, None, GOLD[2], 0.8, r=5, stroke_opacity=0.7)
    out.blit(s.sized(size), (0, 0))
    return clip(out, rounded(size, 8 * k))


def niche(size: Size, k: float) -> Surface:
    """A dark place on a plate for the characters of the seat."""
    w, h = size[0] / k, size[1] / k
    s = Vector(w, h)
    s.rect(0, 0, w, h, "#2a1c0e", r=5, opacity=0.42)
    s.rect(0.8, 0.8, w - 1.6, h - 1.6, None, GOLD[2], 1.2, r=5, stroke_opacity=0.9)
    return s.sized(size)


def town(size: Size, k: float) -> Surface:
    """A quiet dark field with a thin golden line."""
    w, h = size[0] / k, size[1] / k
    out = blank(*size)
    s = Vector(w, h)
    s.rect(0, 0, w, h, s.linear(0, 0, 0, h, (0, "#050916", 0.62), (1, "#0c1430", 0.55)), r=7)
    s.rect(0.8, 0.8, w - 1.6, h - 1.6, None, GOLD[2], 1.0, r=7, stroke_opacity=0.55)
    out.blit(s.sized(size), (0, 0))
    return out


def roles(size: Size, k: float) -> Surface:
    """The field of the own characters: where a card will lie, a mask faint on it."""
    out = town(size, k)
    high = 0.9 * size[1]
    wide = min(high * 0.714, 0.8 * size[0])
    s = Vector(100, 140)
    s.rect(1, 1, 98, 138, "#050916", r=8, opacity=0.5)
    s.rect(1.2, 1.2, 97.6, 137.6, None, "#7f93e0", 1.4, r=8, stroke_opacity=0.28)
    mask(s, 50, 70, 46, "#3c4a82", "#2a3668")
    sheet = s.sized((round(wide), round(wide / 0.714)))
    out.blit(sheet, sheet.get_rect(center=(size[0] // 2, size[1] // 2)))
    return out


def purse(size: Size, k: float) -> Surface:
    """Red felt for the own gold: where the coins lie a coin is pressed into it, so that a 0 tells of what."""
    out = blank(*size)
    panels.well(out, materials.felt(*size, k, FELT, seed=5), (0, 0), k)
    w, h = size[0] / k, size[1] / k
    s = Vector(w, h)
    x, y, r = 0.31 * w, 0.36 * h, min(0.2 * w, 0.24 * h)
    s.ellipse(x, y, r, r, "#2a050c", opacity=0.34)
    s.ellipse(x, y, r, r, None, "#f0b0a0", 1.2, stroke_opacity=0.3)
    s.ellipse(x, y, 0.76 * r, 0.76 * r, None, "#f0b0a0", 1.0, stroke_opacity=0.22)
    s.ellipse(x, y, 0.72 * r, 0.72 * r, "#c08a4a", opacity=0.16)
    out.blit(s.sized(size), (0, 0))
    return out


def mask(s: Vector, x: float, y: float, wide: float, tone: str, dark: str) -> None:
    """A mask with holes for the eyes, its middle there; the right half in the shade."""
    u = wide / 40
    for side, ink in ((-1, tone), (1, dark)):
        s.path(
            f"M{x} {y - 14 * u}C{x + side * 8 * u} {y - 14 * u} {x + side * 14 * u} {y - 20 * u}"
            f" {x + side * 20 * u} {y - 18 * u}C{x + side * 22 * u} {y - 2 * u} {x + side * 17 * u}"
            f" {y + 12 * u} {x} {y + 24 * u}Z",
            ink,
        )
        s.ellipse(x + side * 9 * u, y - 4 * u, 5 * u, 3 * u, "#0b1230")
    s.path(f"M{x - 7 * u} {y + 9 * u}Q{x} {y + 14 * u} {x + 7 * u} {y + 9 * u}", None, "#0b1230", 2 * u)


@lru_cache(32)
def place(size: Size, k: float) -> Surface:
    """Where the next district will stand: a sunk card with a tower in it."""
    w, h = 100.0, 100.0 * size[1] / size[0]
    s = Vector(w, h)
    s.rect(1, 1, w - 2, h - 2, "#050916", r=8, opacity=0.5)
    s.rect(1.2, 1.2, w - 2.4, h - 2.4, None, "#7f93e0", 1.4, r=8, stroke_opacity=0.28)
    tower(s, 50, h * 0.5, 34, "#3c4a82", "#2a3668")
    return s.sized(size)


def tower(s: Vector, x: float, y: float, wide: float, tone: str, dark: str) -> None:
    """A small tower with battlements, its middle there."""
    u = wide / 34
    points = [
        (-17, -22), (-10, -22), (-10, -15), (-4, -15), (-4, -22), (4, -22), (4, -15), (10, -15), (10, -22),
        (17, -22), (17, -8), (13, -4), (13, 16), (17, 22), (-17, 22), (-13, 16), (-13, -4), (-17, -8),
    ]  # fmt: skip
    s.polygon([(x + a * u, y + b * u) for a, b in points], tone)
    right = [(2, -15), (4, -15), (4, -22), (10, -22), (10, -15), (10, -22), (17, -22), (17, -8), (13, -4),
             (13, 16), (17, 22), (2, 22)]  # fmt: skip
    s.polygon([(x + a * u, y + b * u) for a, b in right], dark, opacity=0.7)
    s.path(
        f"M{x - 5 * u} {y + 22 * u}V{y + 10 * u}A{5 * u} {5 * u} 0 0 1 {x + 5 * u} {y + 10 * u}"
        f"V{y + 22 * u}Z",
        "#1a1020",
    )


_PRINTS: dict[str, Callable[[Size, float], Surface]] = {
    "banner": plate,
    "niche": niche,
    "place": place,
    "purse": purse,
    "roles": roles,
}


@lru_cache(32)
def fact(face: str, px: int) -> Surface:
    """The sign of a number, `px` pixels square: `tower` for districts, `build` for those one may still build,
    `star` for points."""
    s = Vector(48, 48)
    if face == "tower":
        tower(s, 24, 24, 34, "#6a4a30", "#3c2818")
    elif face == "build":
        tower(s, 24, 25, 36, "#3a1e08", "#3a1e08")
        tower(s, 24, 24, 34, GOLD[0], GOLD[2])
    else:
        s.polygon(star(24, 25, 22, 9, 5), "#8c1a24")
        s.polygon(star(23.4, 24, 17, 7, 5), "#d8483c")
    return s.sized((px, px))


def salver(size: Size, k: float, foot: bool) -> Surface:
    """A cloth in a golden frame; with a foot a lit place at its lower edge."""
    w, h = size[0] / k, size[1] / k
    sheet = cloth(size, k)
    s = Vector(w, h)
    s.rect(0, 0, w, h, s.linear(0, 0, 0, h, (0, INK[0], 0.5), (1, INK[3], 0.4)))
    tone = s.linear(0, 0, w, h, GOLD[0], (0.45, GOLD[1]), (1, GOLD[3]))
    s.rect(4, 4, w - 8, h - 8, None, GOLD[3], 8, r=14)
    s.rect(4, 4, w - 8, h - 8, None, tone, 5.5, r=14)
    s.rect(11, 11, w - 22, h - 22, None, GOLD[1], 1.0, r=9, stroke_opacity=0.6)
    y = h * 0.115
    s.line(w * 0.16, y, w * 0.84, y, GOLD[1], 1.2, 0.7)
    s.polygon(star(w / 2, y, 8, 2.6), GOLD[0])
    if foot:
        s.rect(w * 0.30, h * 0.895, w * 0.40, h * 0.085, "#ffe9a3", r=8, opacity=0.18)
        s.rect(w * 0.30, h * 0.895, w * 0.40, h * 0.085, None, GOLD[0], 2, r=8)
    sheet.blit(s.sized(size), (0, 0))
    clip(sheet, rounded(size, 16 * k))
    panels.inner_shadow(sheet, Rect(round(8 * k), round(8 * k), size[0] - round(16 * k),
                                    size[1] - round(16 * k)), 10 * k, 9 * k, 120)  # fmt: skip
    out = blank(*size)
    drop(out, sheet, (0, 0), (0, 0), 2 * k, 120)
    out.blit(sheet, (0, 0))
    return out
