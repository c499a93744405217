"""Pictures of the screens before the table: the sign of the house, the covers of the games."""

from __future__ import annotations

from pygame import Surface

from client.paths import data_folder
from client.ui.painters import panels, svg
from client.ui.painters.surfaces import clip
from client.ui.painters.vector import rounded
from client.ui.widgets import Look


def cover(name: str, look: Look, size: tuple[int, int]) -> Surface:
    """The cover drawing of a game cut to this size, with rounded corners and a rim."""
    key = ("cover", name, size)
    return look.paint.keep(key, lambda: panels.Sprite(_cover(name, look, size), 0, 0, *size)).surface


def _cover(name: str, look: Look, size: tuple[int, int]) -> Surface:
    ratio = 0.5
    width = max(size[0], round(size[1] / ratio))
    whole = (width, round(width * ratio))
    drawn = svg.draw(name, "cover", whole) if has_cover(name) else look.paint.panel("teal", whole).surface
    picture = Surface(size, flags=65536)
    picture.blit(drawn, ((size[0] - whole[0]) // 2, (size[1] - whole[1]) // 2))
    clip(picture, rounded(size, 6 * look.k))
    picture.blit(panels.rim(size, look.k, 6, light=0.5, dark=0.8, width=2.4), (0, 0))
    return picture


def has_cover(name: str) -> bool:
    """Whether the drawing is there."""
    return (data_folder("art") / name / "cover.svg").is_file()


def logo(look: Look, size: tuple[int, int]) -> Surface:
    """The sign of the house: three couches round a table, in brass."""
    return svg.draw("common", "emblem-triclinium", (min(size), min(size)))
