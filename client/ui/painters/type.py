"""Setting text: faces that fall back for each run, heavy weight, tracking, foil, engraving, line breaking."""

import importlib.util
import math
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from client.ui.painters.cache import Shelf
from client.ui.painters.colour import Colour, hexed, rgb
from client.ui.painters.coverage import coverage
from client.ui.painters.surfaces import (
    ADD,
    ALPHA_MAX,
    ALPHA_MULT,
    blank,
    clip,
    drop,
    gradient,
    silhouette,
)

_FILES = {
    "sans": ("pylopdf_fonts_zh_tw", "NotoSansTC-Regular.otf"),
    "serif": ("pylopdf_fonts_zh_tw", "NotoSerifTC-Regular.otf"),
    "cinzel": ("fontpkg_cinzel", "files/Cinzel[wght].ttf"),
    "garamond": ("fontpkg_eb_garamond", "files/EBGaramond[wght].ttf"),
}
# A character is set in the first font of the chain that has it.
_CHAINS = {
    "sans": ("sans", "garamond"),
    "serif": ("serif", "sans", "garamond"),
    "cinzel": ("cinzel", "garamond", "serif", "sans"),
    "garamond": ("garamond", "serif", "sans"),
}
_SMEAR = {"sans": 0.056, "serif": 0.052, "cinzel": 0.066, "garamond": 0.056}
_FINE = 3  # heavy text is drawn at this scale and made small
NO_START = frozenset("，。、；：？！）」』》〉】〕］｝…—～·‧％﹐﹑﹒﹔﹕﹖﹗,.;:?!)]}%'’”»")
NO_END = frozenset("（「『《〈【〔［｛([{“‘«＄$＃#")
FOIL = ((0.0, "#fffbe0"), (0.5, "#f6d35f"), (1.0, "#c8921f"))


class Metrics(NamedTuple):
    """Where the capitals of a line lie, in real pixels from the top of its surface."""

    height: int
    ascent: int
    cap_top: int
    cap: int


@lru_cache(8)
def font_file(name: str) -> str:
    """Path of an installed font; FileNotFoundError names the package that is missing."""
    package, inside = _FILES[name]
    spec = importlib.util.find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder) / inside
        if path.is_file():
            return str(path)
    raise FileNotFoundError(f"the font package {package!r} with {inside!r} is not installed")


@lru_cache(256)
def _font(name: str, size: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_file(name), max(4, size))


def chain(face: str) -> tuple[str, ...]:
    """Fonts of a face in the order in which they are asked for a character."""
    return _CHAINS[face]


@lru_cache(8192)
def home(face: str, character: str) -> str:
    """The font of the chain that sets this character, "" when none of them has it."""
    return next((name for name in _CHAINS[face] if character in coverage(font_file(name))), "")


def shown(face: str, text: str) -> str:
    """The text with every character the fonts lack replaced by its base letter or by '?'."""
    text = unicodedata.normalize("NFC", text)
    if text.isprintable() and all(c == " " or home(face, c) for c in text):
        return text
    return "".join(_stand_in(face, c) for c in text)


def _stand_in(face: str, character: str) -> str:
    category = unicodedata.category(character)
    if category in ("Zs", "Zl", "Zp") or character in "\t\n":
        return " "
    if category in ("Cf", "Cc", "Cs", "Cn"):
        return ""
    if home(face, character):
        return character
    if category == "Mn":
        return ""
    base = unicodedata.normalize("NFKD", character)[0]
    return base if home(face, base) else "?"


def runs(face: str, text: str) -> list[tuple[str, str]]:
    """The text cut into (font, part); spaces stay with what is before them."""
    out: list[tuple[str, str]] = []
    for character in shown(face, text):
        name = out[-1][0] if out and character == " " else home(face, character) or _CHAINS[face][0]
        if out and out[-1][0] == name:
            out[-1] = (name, out[-1][1] + character)
        else:
            out.append((name, character))
    return out


@lru_cache(8)
def _proportions(name: str) -> tuple[float, float]:
    font, size = _font(name, 200), 200
    return font.get_ascent() / size, (font.get_height() - font.get_ascent()) / size


@lru_cache(256)
def metrics(face: str, px: int) -> Metrics:
    """Measures of a line of that face at so many real pixels, the same for every text."""
    first = _font(_CHAINS[face][0], px)
    tall = [_proportions(name) for name in _CHAINS[face]]  # opening every font at every size is slow
    ascent = max(first.get_ascent(), *(math.ceil(px * up) for up, _ in tall))
    height = max(first.get_height(), ascent + math.ceil(px * max(down for _, down in tall)))
    found = first.metrics("H")[0]
    cap = found[3] if found else round(px * 0.7)
    return Metrics(height, ascent, ascent - cap, cap)


@lru_cache(32768)
def width(face: str, px: int, text: str, heavy: bool = False, tracking: float = 0.0) -> int:
    """Width of one line in real pixels."""
    if not text:
        return 0
    scale = _FINE if heavy else 1
    total = sum(_font(name, px * scale).size(part)[0] for name, part in runs(face, text)) / scale
    return round(total + tracking * px * (len(text) - 1))


# ------------------------------------------------------------------ one line

_LINES: Shelf[Surface] = Shelf(48 * 2**20)


def halves(count: int) -> str:
    """A count of halves as it is set: 7 is 3½; "" for none."""
    return f"{count // 2 or ''}{'½' if count % 2 else ''}"


def line(
    text: str, px: float, colour: Colour, face: str = "sans", *, heavy: bool = False, tracking: float = 0.0
) -> Surface:
    """One line of text `px` real pixels high, as high as its metrics say; never change the surface."""
    size = max(4, round(px))
    key = (text, size, hexed(colour), face, heavy, round(tracking, 3))
    return _LINES.get(key, lambda: _coloured(_ink(text, size, face, heavy, tracking), colour))


def _coloured(ink: Surface, colour: Colour) -> Surface:
    ink.fill((*rgb(colour), 255), special_flags=ALPHA_MULT)
    return ink


def _ink(text: str, px: int, face: str, heavy: bool, tracking: float) -> Surface:
    scale = _FINE if heavy else 1
    smear = max(1, round(px * scale * _SMEAR[face])) if heavy else 0
    measure = metrics(face, px)
    parts = list(_placed(text, px * scale, face, tracking))
    right = max((x + _font(name, px * scale).size(part)[0] for x, name, part in parts), default=1)
    sheet = Surface((int(right) + smear + 2 * scale, measure.height * scale), pygame.SRCALPHA)
    sheet.fill((255, 255, 255, 0))
    for x, name, part in parts:
        font = _font(name, px * scale)
        _stamp(
            sheet,
            font.render(part, True, (255, 255, 255)).convert(sheet),
            round(x),
            round(measure.ascent * scale) - font.get_ascent(),
            smear,
        )
    if scale > 1:
        small = (max(1, round(sheet.get_width() / scale)), measure.height)
        sheet.fill((255, 255, 255, 0), special_flags=ALPHA_MAX)
        sheet = pygame.transform.smoothscale(sheet, small)
    sheet.fill((255, 255, 255, 0), special_flags=ALPHA_MAX)
    return sheet


def _stamp(sheet: Surface, glyphs: Surface, x: int, y: int, smear: int) -> None:
    for dx in range(smear + 1):
        sheet.blit(glyphs, (x + dx, y))
        if smear > 1:
            sheet.blit(glyphs, (x + dx, y + smear // 2))


def _placed(text: str, px: int, face: str, tracking: float) -> Iterator[tuple[float, str, str]]:
    x = 0.0
    for name, part in runs(face, text):
        font = _font(name, px)
        if not tracking:
            yield x, name, part
            x += font.size(part)[0]
            continue
        for i, character in enumerate(part):  # a glyph begins where it ends less its own width
            yield (
                x + font.size(part[: i + 1])[0] - font.size(character)[0] + i * tracking * px,
                name,
                character,
            )
        x += font.size(part)[0] + len(part) * tracking * px


# ------------------------------------------------------------------ effects


def engraved(
    text: str,
    px: float,
    face: str,
    *,
    ink: Colour,
    light: Colour,
    dark: Colour,
    heavy: bool = True,
    tracking: float = 0.0,
    depth: int = 1,
) -> Surface:
    """Text cut into metal: light lip at the lower right, dark edge at the upper left."""
    face_line = line(text, px, ink, face, heavy=heavy, tracking=tracking)
    out = blank(face_line.get_width() + depth, face_line.get_height() + depth)
    out.blit(line(text, px, light, face, heavy=heavy, tracking=tracking), (depth, depth))
    out.blit(line(text, px, dark, face, heavy=heavy, tracking=tracking), (0, -max(1, depth // 2)))
    out.blit(face_line, (0, 0))
    return out


def foil(
    text: str, px: float, face: str, *, edge: Colour = "#2a1608", heavy: bool = True, tracking: float = 0.0
) -> Surface:
    """Text in gold leaf with a dark edge and a soft shadow."""
    white = line(text, px, "#ffffff", face, heavy=heavy, tracking=tracking)
    w, h = white.get_size()
    measure = metrics(face, max(4, round(px)))
    leaf = blank(w, h, (*rgb(FOIL[0][1]), 255))
    leaf.blit(gradient(w, max(2, measure.cap), [(p, (*rgb(c), 255)) for p, c in FOIL]), (0, measure.cap_top))
    leaf.fill((*rgb(FOIL[-1][1]), 255), (0, measure.cap_top + measure.cap, w, h))
    clip(leaf, white)
    rim = max(1, round(px / 28))
    out = blank(w + 4 * rim, h + 2 * rim)
    drop(out, white, (rim, rim), (rim * 0.5, rim), rim * 1.5, 150)
    dark = silhouette(white, edge)
    for dx, dy in ((0, 1), (2, 1), (1, 0), (1, 2), (2, 2), (0, 0), (2, 0), (0, 2)):
        out.blit(dark, (dx * rim, dy * rim))
    out.blit(leaf, (rim, rim))
    return out


def haloed(
    text: str,
    px: float,
    colour: Colour,
    halo: Colour,
    face: str = "sans",
    *,
    heavy: bool = True,
    tracking: float = 0.0,
) -> Surface:
    """Text on a map: a soft bright cloud under it."""
    ink = line(text, px, colour, face, heavy=heavy, tracking=tracking)
    reach = max(2, round(px / 6))
    out = blank(ink.get_width() + 2 * reach, ink.get_height() + 2 * reach)
    cloud = pygame.transform.box_blur(_grown(silhouette(ink, halo), reach), max(1, reach // 2))
    for _ in range(3):
        out.blit(cloud, (0, 0))
    out.blit(ink, (reach, reach))
    return out


def _grown(surface: Surface, edge: int) -> Surface:
    out = blank(surface.get_width() + 2 * edge, surface.get_height() + 2 * edge)
    out.blit(surface, (edge, edge))
    return out


def brightened(surface: Surface, by: int) -> Surface:
    """The surface with `by` of 255 added to every channel, for a lit state."""
    out = surface.copy()
    out.fill((by, by, by), special_flags=ADD)
    return out


# ------------------------------------------------------------------ lines and paragraphs


def _is_wide(character: str) -> bool:
    return ord(character) > 0x2E7F and unicodedata.east_asian_width(character) in "WF"


def pieces(text: str) -> list[str]:
    """The text cut where a line may end: after a space, beside a Han character, never before a
    closing mark nor after an opening one."""
    out: list[str] = []
    for character in text:
        if out and not _may_break(out[-1], character):
            out[-1] += character
        else:
            out.append(character)
    return out


def _may_break(before: str, character: str) -> bool:
    last = before[-1]
    if character == " " or character in NO_START or last in NO_END:
        return False
    if last == " ":
        return True
    if last == "-" and len(before) > 2 and before[-2].isalpha():
        return True
    return _is_wide(last) or _is_wide(character) or last in "，。、；：？！"


@lru_cache(2048)
def wrap(text: str, width_px: int, px: int, face: str = "sans", heavy: bool = False) -> tuple[str, ...]:
    """Lines no wider than `width_px`; '\\n' begins a new one; a word wider than a line is cut."""
    out: list[str] = []
    for part in text.split("\n"):
        out += _wrapped(part, width_px, px, face, heavy)
    return tuple(out)


def _wrapped(text: str, width_px: int, px: int, face: str, heavy: bool) -> list[str]:
    lines, current = [], ""
    for piece in (cut for p in pieces(text) for cut in _cut(p, width_px, px, face, heavy)):
        if current and width(face, px, (current + piece).rstrip(), heavy) > width_px:
            lines.append(current.rstrip())
            current = piece.lstrip()
        else:
            current += piece
    lines.append(current.rstrip())
    return lines


def _cut(piece: str, width_px: int, px: int, face: str, heavy: bool) -> Iterator[str]:
    while len(piece) > 1 and width(face, px, piece.rstrip(), heavy) > width_px:
        n = len(piece) - 1
        while n > 1 and width(face, px, piece[:n], heavy) > width_px:
            n -= 1
        yield piece[:n]
        piece = piece[n:]
    yield piece


def paragraph(
    text: str,
    width_px: int,
    px: int,
    colour: Colour,
    face: str = "sans",
    *,
    leading: float = 1.34,
    align: str = "left",
    heavy: bool = False,
) -> Surface:
    """Wrapped text on a surface `width_px` wide and one leading a line high."""
    lines = wrap(text, width_px, px, face, heavy)
    step = px * leading
    measure = metrics(face, px)
    out = blank(width_px, max(1, round(step * len(lines))))
    for i, row in enumerate(lines):
        if not row:
            continue
        ink = line(row, px, colour, face, heavy=heavy)
        x = {"left": 0.0, "centre": (width_px - ink.get_width()) / 2, "right": width_px - ink.get_width()}[
            align
        ]
        out.blit(ink, (round(x), round(step * (i + 0.5) - measure.cap_top - measure.cap / 2)))
    return out
