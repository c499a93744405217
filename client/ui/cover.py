"""Pictures of the screens before the table: the sign of the house, the covers of the games."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import yaml
from pygame import Surface

from client.paths import data_folder
from client.ui.painters import panels, svg
from client.ui.painters.surfaces import clip
from client.ui.painters.vector import rounded
from client.ui.widgets import Look, Widget

if TYPE_CHECKING:
    from client.ui.painters import Painter


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
    low = round((size[1] - whole[1]) * 0.62)  # more of the sky is cut away than of the foreground
    picture.blit(drawn, ((size[0] - whole[0]) // 2, low))
    clip(picture, rounded(size, 6 * look.k))
    picture.blit(panels.rim(size, look.k, 6, light=0.5, dark=0.8, width=2.4), (0, 0))
    return picture


def has_cover(name: str) -> bool:
    """Whether the drawing is there."""
    return (data_folder("art") / name / "cover.svg").is_file()


_FAST: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@lru_cache(1)
def _lying() -> dict[str, list[dict[str, Any]]]:
    with (data_folder("layouts") / "start.yaml").open(encoding="utf-8") as file:
        found: dict[str, list[dict[str, Any]]] = yaml.load(file, Loader=_FAST)
    return found


class Scatter(Widget):
    """Pieces of a game lying about on the free part of the table; it takes whatever room there is.

    `paint_of` gives the painter of the game, whose pieces these are.
    """

    def __init__(self, game: str, paint_of: Callable[[str], Painter]) -> None:
        super().__init__()
        self.game, self._paint_of = game, paint_of

    def draw(self, target: Surface) -> None:
        if self.look is None or self.rect.h < self.look.px(170) or self.rect.w < self.look.px(200):
            return
        share = min(1.0, self.rect.h / self.look.px(330))
        for thing in _lying().get(self.game, []):
            px = round(self.look.px(thing["px"]) * share)
            kind, face, owner = thing["kind"], thing.get("face", ""), thing.get("owner", -1)
            sprite = self._paint_of(self.game).piece(kind, face, owner, px)
            x, y = thing["at"]
            at = self.rect.x + x * self.rect.w, self.rect.y + y * self.rect.h
            target.blit(sprite.surface, sprite.centred(*at))


def logo(look: Look, size: tuple[int, int]) -> Surface:
    """The sign of the house: three couches round a table, in brass."""
    return svg.draw("common", "emblem-triclinium", (min(size), min(size)))


def emblem(name: str, look: Look, size: tuple[int, int]) -> Surface:
    """The emblem of a game, the sign of the house for one that has none."""
    side = (min(size), min(size))
    if (data_folder("art") / name / f"emblem-{name}.svg").is_file():
        return svg.draw(name, f"emblem-{name}", side)
    return logo(look, size)
