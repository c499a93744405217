"""Panels, wells, plates, buttons and halos, each with its own shadow."""

from collections.abc import Callable

import pygame
from pygame import Surface

from client.ui.painters import materials
from client.ui.painters.colour import Colour, lighter, shaded
from client.ui.painters.surfaces import (
    ADD,
    ALPHA_SUB,
    Sprite,
    blank,
    blur,
    clip,
    gradient,
    lifted,
    silhouette,
    soften,
    trimmed,
)
from client.ui.painters.theme import World
from client.ui.painters.vector import Vector, rounded

Size = tuple[int, int]
MARGIN = 26.0  # design pixels a halo may reach beyond its place


def rim(
    size: Size,
    k: float,
    radius: float,
    *,
    light: float = 0.55,
    dark: float = 0.7,
    width: float = 1.6,
    bright: Colour = "#fff2d0",
    deep: Colour = "#120804",
) -> Surface:
    """The single line that makes a rectangle a thing: bright at the top left, dark at the bottom right."""
    w, h = size[0] / k, size[1] / k
    sheet = Vector(w, h)
    stroke = sheet.linear(
        0, 0, w * 0.5, h, (0, bright, light), (0.4, bright, 0.12), (0.6, deep, 0.1), (1, deep, dark)
    )
    sheet.rect(width / 2, width / 2, w - width, h - width, None, stroke, width, r=radius)
    return sheet.sized(size)


def slab(
    size: Size, k: float, world: World, *, seed: int = 1, radius: float = 8, darken: int = 0, lift: float = 5
) -> Sprite:
    """A piece of wood lying on the table."""
    face = materials.ground(world.panel, size, k, seed)
    if darken:
        face.fill((darken,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    face.blit(
        gradient(*size, [(0, (255, 244, 214, 34)), (0.5, (255, 244, 214, 0)), (1, (0, 0, 0, 60))]), (0, 0)
    )
    materials.cut(face, radius * k)
    face.blit(rim(size, k, radius), (0, 0))
    return lifted(face, lift * k)


def inner_shadow(target: Surface, box: pygame.Rect, radius: float, depth: float, alpha: int = 200) -> None:
    """Shadow that the edge of a hole throws into it; measures in pixels."""
    edge = int(depth * 3 + 4)
    mask = rounded(box.size, radius)
    sheet = blank(box.w + 2 * edge, box.h + 2 * edge, (10, 4, 2, alpha))
    sheet.blit(silhouette(mask, (0, 0, 0)), (edge + depth * 0.5, edge + depth * 0.8), special_flags=ALPHA_SUB)
    sheet.fill((10, 4, 2, 0), special_flags=pygame.BLEND_RGBA_MAX)
    shade = blank(*box.size)
    shade.blit(soften(sheet, depth), (-edge, -edge))
    target.blit(clip(shade, mask), box)


def well(
    target: Surface,
    ground: Surface,
    at: tuple[int, int],
    k: float,
    *,
    radius: float = 5,
    depth: float = 6,
    alpha: int = 200,
) -> None:
    """Let a ground into the target: cut corners, inner shadow, lip."""
    size = ground.get_size()
    target.blit(materials.cut(ground, radius * k), at)
    inner_shadow(target, pygame.Rect(at, size), radius * k, depth * k, alpha)
    w, h = size[0] / k, size[1] / k
    lip = Vector(w + 4, h + 4)
    lip.rect(
        1,
        1,
        w + 2,
        h + 2,
        None,
        lip.linear(
            0,
            0,
            w,
            h,
            (0, "#000000", 0.65),
            (0.5, "#000000", 0.1),
            (0.6, "#fff2d0", 0.1),
            (1, "#fff2d0", 0.55),
        ),
        2,
        r=radius + 1,
    )
    edge = round(2 * k)
    target.blit(lip.sized((size[0] + 2 * edge, size[1] + 2 * edge)), (at[0] - edge, at[1] - edge))


def sunk(ground: Surface, k: float, *, radius: float = 5, depth: float = 6, alpha: int = 200) -> Sprite:
    """A ground let into whatever lies around it, with its lip."""
    edge = round(2 * k)
    w, h = ground.get_size()
    sheet = blank(w + 2 * edge, h + 2 * edge)
    well(sheet, ground, (edge, edge), k, radius=radius, depth=depth, alpha=alpha)
    return Sprite(sheet, edge, edge, w, h)


def framed(
    frame: Sprite,
    ground: Callable[[int, int], Surface],
    k: float,
    *,
    border: float = 12,
    depth: float = 6,
    alpha: int = 200,
) -> Sprite:
    """A slab with a well of another material let into it, `border` design pixels from its edge."""
    edge = round(border * k)
    w, h = max(8, frame.w - 2 * edge), max(8, frame.h - 2 * edge)
    well(frame.surface, ground(w, h), (frame.ox + edge, frame.oy + edge), k, depth=depth, alpha=alpha)
    return frame


def plate(
    size: Size, k: float, *, base: Colour = "#c4974a", seed: int = 3, radius: float = 5, screws: bool = False
) -> Surface:
    """A plate of brushed metal, with four screws when asked."""
    face = materials.brushed(*size, k, base, seed=seed)
    materials.cut(face, radius * k)
    w, h = size[0] / k, size[1] / k
    sheet = Vector(w, h)
    sheet.rect(0.8, 0.8, w - 1.6, h - 1.6, None, "#2c1a06", 1.4, r=radius, stroke_opacity=0.9)
    sheet.rect(
        2.2,
        2.2,
        w - 4.4,
        h - 4.4,
        None,
        sheet.linear(0, 0, w * 0.3, h, (0, "#fff8d8", 0.95), (0.5, "#fff0b8", 0.15), (1, "#4a2f08", 0.7)),
        1.3,
        r=radius - 1,
    )
    if screws:
        for x in (11, w - 11):
            for y in (11, h - 11):
                _screw(sheet, x, y, 4.2)
    face.blit(sheet.sized(size), (0, 0))
    return face


def _screw(sheet: Vector, x: float, y: float, r: float) -> None:
    sheet.ellipse(
        x,
        y,
        r,
        r,
        sheet.linear(x - r, y - r, x + r, y + r, "#ffe9a8", (0.5, "#b58a3c"), (1, "#5a3a0c")),
        "#2c1a06",
        0.8,
    )
    sheet.line(x - r * 0.6, y + r * 0.3, x + r * 0.6, y - r * 0.3, "#3f2606", 1.1)


def field(size: Size, k: float, base: Colour) -> Surface:
    """A printed field with a light frame, as under the tracks of a board."""
    w, h = size[0] / k, size[1] / k
    face = materials.stone(*size, k, base, blotch=14, grain=8)
    materials.cut(face, 7 * k)
    sheet = Vector(w, h)
    sheet.rect(1, 1, w - 2, h - 2, None, "#06222a", 2, r=7)
    sheet.rect(4, 4, w - 8, h - 8, None, "#d6a03a", 1.2, r=5, stroke_opacity=0.85)
    face.blit(sheet.sized(size), (0, 0))
    return face


def enamel(size: Size, k: float) -> Surface:
    """A white enamel sign with slanting orange bars at both ends, as they hang at a pit head."""
    w, h = size[0] / k, size[1] / k
    sheet = Vector(w, h)
    white = sheet.linear(0, 0, 0, h, "#ffffff", (0.6, "#e6edf0"), (1, "#c4d0d6"))
    sheet.rect(0.8, 0.8, w - 1.6, h - 1.6, white, "#0a1218", 1.6, r=6)
    for n in range(2):
        for x, way in ((14 + 18 * n, 1), (w - 14 - 18 * n, -1)):
            foot = x - 0.35 * h * way
            bar = [(x, 5), (x + 9 * way, 5), (foot + 9 * way, h - 5), (foot, h - 5)]
            sheet.polygon(bar, "#e8641b", opacity=0.95)
    sheet.rect(3.4, 3.4, w - 6.8, h - 6.8, None, "#123049", 2, r=4.4)
    for x in (8.5, w - 8.5):
        for y in (8.5, h - 8.5):
            sheet.ellipse(x, y, 2.2, 2.2, "#7f929e", "#2a3a46", 0.6)
    return sheet.sized(size)


_SIGNS: dict[str, Callable[[Size, float], Surface]] = {
    "brass": lambda s, k: plate(s, k, radius=6, screws=min(s) > 40 * k),
    "enamel": enamel,
}
_JOURNALS: dict[str, Callable[..., Surface]] = {
    "parchment": materials.parchment,
    "fanfold": materials.fanfold,
}
_KINDS: dict[str, Callable[[Size, float, World, int], Sprite]] = {
    "walnut": lambda s, k, w, n: slab(s, k, w, seed=60 + n, darken=6),
    "shelf": lambda s, k, w, n: slab(s, k, w, seed=41 + n, radius=9, darken=20, lift=7),
    "strip": lambda s, k, w, n: slab(s, k, w, seed=20 + n, radius=7, darken=22),
    "tablet": lambda s, k, w, n: framed(
        slab(s, k, w, seed=61 + n, lift=6), lambda a, b: materials.ground(w.wax, (a, b), k), k
    ),
    "frame": lambda s, k, w, n: framed(
        slab(s, k, w, seed=73 + n, lift=6),
        lambda a, b: materials.ground(w.stone, (a, b), k),
        k,
        depth=5,
        alpha=150,
    ),
    "wax": lambda s, k, w, n: sunk(materials.ground(w.wax, s, k), k),
    "stone": lambda s, k, w, n: sunk(materials.ground(w.stone, s, k), k, depth=5, alpha=150),
    "felt": lambda s, k, w, n: sunk(materials.felt(*s, k, w.felt, seed=3), k),
    "felt-red": lambda s, k, w, n: sunk(materials.felt(*s, k, w.felt_red, seed=5), k),
    "leather": lambda s, k, w, n: sunk(materials.leather(*s, k, "#2a211c", seed=6), k, radius=8, depth=8),
    "leather-red": lambda s, k, w, n: sunk(materials.leather(*s, k, "#4e1a17", seed=7), k, radius=8, depth=8),
    "recess": lambda s, k, w, n: sunk(_darkwood(s, k, w), k, depth=5),
    "parchment": lambda s, k, w, n: lifted(_JOURNALS[w.journal](*s, k, seed=6 + n), 5 * k),
    "brass": lambda s, k, w, n: lifted(_SIGNS["brass"](s, k), 4 * k),
    "sign": lambda s, k, w, n: lifted(_SIGNS[w.sign](s, k), 4 * k),
    "teal": lambda s, k, w, n: lifted(field(s, k, w.accent), 3 * k),
}
KINDS = tuple(_KINDS)


def _darkwood(size: Size, k: float, world: World) -> Surface:
    face = materials.ground(world.panel, size, k, 17)
    face.fill((92, 84, 80), special_flags=pygame.BLEND_RGB_MULT)
    return face


def panel(kind: str, size: Size, k: float, world: World, variant: int = 0) -> Sprite:
    """A panel of one of KINDS; `variant` gives another grain of the same kind."""
    return _KINDS[kind](size, k, world, variant)


_BUTTON: dict[str, tuple[str, ...]] = {
    "brass": ("#c4974a", "#1a0d02", "#f5dd9a"),
    "tool": ("#c4974a", "#1a0d02", "#f5dd9a"),
    "dark": ("#4f463b", "#fff6dc", "#1b1510"),
    "go": ("#3c7f5a", "#f4fff0", "#0f2a1a"),
}
_SEEDS = {"brass": 3, "tool": 3, "dark": 4, "go": 5}


def button_tones(world: World, style: str) -> tuple[str, str, str]:
    """Colours of a button's plate, its label and the line cut beside it, in a game's world."""
    ground, ink, cut = world.buttons.get(style, _BUTTON[style])
    return ground, ink, cut


def button_inks(world: World, style: str, state: str = "calm") -> tuple[str, str]:
    """Colour of a button's label and of the line cut beside it."""
    _, ink, cut = button_tones(world, style)
    if state == "off":
        dull = style in ("brass", "tool") and style not in world.buttons
        return ("#3f3118", "#b09868") if dull else ("#a89c88", "#1b1510")
    return ink, cut


def button_plate(size: Size, k: float, style: str, state: str, world: World) -> Sprite:
    """The plate of a button: calm, hover (brighter), down (pressed in), off (dull)."""
    face = plate(size, k, base=button_tones(world, style)[0], seed=_SEEDS[style])
    if state == "hover":
        face.fill((26, 24, 18), special_flags=ADD)
        glow = halo("rect", size, k, 0.55)
        body = lifted(face, 4 * k)
        return _over(glow, body)
    if state == "down":
        face.fill((216, 210, 204), special_flags=pygame.BLEND_RGB_MULT)
        inner_shadow(face, face.get_rect(), 5 * k, 4 * k, 150)
        return lifted(face, 1.2 * k)
    if state == "off":
        face = _dulled(face)
        return lifted(face, 1.6 * k)
    return lifted(face, 3 * k)


def _dulled(face: Surface) -> Surface:
    grey = pygame.transform.grayscale(face)
    grey.set_alpha(150)
    out = face.copy()
    out.blit(clip(grey.convert(face), face), (0, 0))
    out.fill((150, 146, 142), special_flags=pygame.BLEND_RGB_MULT)
    return out


def _over(below: Sprite, above: Sprite) -> Sprite:
    left, top = max(below.ox, above.ox), max(below.oy, above.oy)
    right = max(below.surface.get_width() - below.ox, above.surface.get_width() - above.ox)
    bottom = max(below.surface.get_height() - below.oy, above.surface.get_height() - above.oy)
    sheet = blank(left + right, top + bottom)
    for sprite in (below, above):
        sheet.blit(sprite.surface, (left - sprite.ox, top - sprite.oy))
    return Sprite(sheet, left, top, above.w, above.h)


def halo(shape: str, size: Size, k: float, strength: float = 1.0, colour: Colour = "#ffb61e") -> Sprite:
    """Ring of light round a legal place ("round" or "rect"), empty inside so that the picture keeps its
    contrast; `strength` 0..1 is that of the soft skirt, the ring itself stays."""
    return halo_of(glow(shape, size, k, colour), ring(shape, size, k), strength)


def outlined(
    size: tuple[float, float], k: float, reach: float, tones: tuple[str, str, str], *, bright: int = 1
) -> Surface:
    """A line round a box of the board with a soft glow `reach` units wide; tones: glow, dark and bright line;
    `bright`: how often the glow is laid on."""
    glow, lines = (Vector(size[0] + 2 * reach, size[1] + 2 * reach) for _ in range(2))
    glow.rect(reach, reach, *size, None, tones[0], reach * 0.7, r=7)
    lines.rect(reach, reach, *size, None, tones[1], 3.5, r=7)
    lines.rect(reach, reach, *size, None, tones[2], 2.1, r=7)
    out = lines.surface(k)
    soft = soften(glow.sized(out.get_size()), max(1.0, 2.8 * k))
    sheet = blank(*out.get_size())
    for picture in (*[soft] * bright, out):
        sheet.blit(picture, (0, 0))
    return sheet


def halo_of(skirt: Sprite, lines: Sprite, strength: float) -> Sprite:
    """A halo put together from its two parts, which are worth keeping: quick enough for a frame."""
    sheet = skirt.surface.copy()
    if strength < 1:
        sheet.fill((255, 255, 255, round(255 * max(0.0, strength))), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(lines.surface, (skirt.ox - lines.ox, skirt.oy - lines.oy))
    return skirt._replace(surface=sheet)


def glow(shape: str, size: Size, k: float, colour: Colour = "#ffb61e") -> Sprite:
    """The soft skirt of a halo, its inside cut out."""
    w, h, m = size[0] / k, size[1] / k, MARGIN
    skirt = _ring(shape, w, h, m, 9, colour, 12, 0.85)
    sheet = soften(skirt.surface(k), 7 * k)
    near = _ring(shape, w, h, m, 7, colour, 7, 0.75)
    sheet.blit(blur(near.surface(k), 2.2 * k), (0, 0))
    hole = Vector(w + 2 * m, h + 2 * m)
    _outline(hole, shape, w, h, m, -0.5, "#000000", None, 0)
    sheet.blit(hole.surface(k), (0, 0), special_flags=ALPHA_SUB)
    return _trim(sheet, size, k)


def ring(shape: str, size: Size, k: float) -> Sprite:
    """The dark, amber and ivory lines of a halo."""
    w, h, m = size[0] / k, size[1] / k, MARGIN
    lines = Vector(w + 2 * m, h + 2 * m)
    for grow, tone, width in (
        (5.2, "#5f3500", 1.8),
        (3.0, "#f4a81c", 3.2),
        (0.2, "#fff8d2", 3.0),
        (-1.8, "#a8720c", 1.0),
    ):
        _outline(lines, shape, w, h, m, grow, None, tone, width)
    return _trim(lines.surface(k), size, k)


def _trim(sheet: Surface, size: Size, k: float) -> Sprite:
    edge = round(MARGIN * k)
    return trimmed(Sprite(sheet, edge, edge, size[0], size[1]))


def _ring(
    shape: str, w: float, h: float, m: float, grow: float, colour: Colour, width: float, opacity: float
) -> Vector:
    sheet = Vector(w + 2 * m, h + 2 * m)
    _outline(sheet, shape, w, h, m, grow, None, colour, width, opacity)
    return sheet


def _outline(
    sheet: Vector,
    shape: str,
    w: float,
    h: float,
    m: float,
    grow: float,
    fill: Colour | None,
    stroke: Colour | None,
    width: float,
    opacity: float = 1.0,
) -> None:
    if shape == "round":
        sheet.ellipse(
            m + w / 2, m + h / 2, w / 2 + grow, h / 2 + grow, fill, stroke, width, stroke_opacity=opacity
        )
    elif shape == "rect":
        sheet.rect(
            m - grow,
            m - grow,
            w + 2 * grow,
            h + 2 * grow,
            fill,
            stroke,
            width,
            r=max(0.0, 5 + grow),
            stroke_opacity=opacity,
        )
    else:
        raise ValueError(f"a halo is round or rect, not {shape!r}")


def tab(size: Size, k: float, colour: Colour) -> Surface:
    """The coloured end of a seat strip or the ground of a nameplate."""
    w, h = size[0] / k, size[1] / k
    sheet = Vector(w, h)
    sheet.rect(
        0.8,
        0.8,
        w - 1.6,
        h - 1.6,
        sheet.linear(0, 0, w * 0.8, h, lighter(colour, 0.28), (0.45, colour), (1, shaded(colour, 0.5))),
        "#1d0a06",
        1.6,
        r=6,
    )
    sheet.rect(4, 4, w - 8, h - 8, None, "#f1cf72", 1.4, r=4, stroke_opacity=0.85)
    return sheet.sized(size)
