"""Pictures kept in memory by bytes and printed boards kept on disk."""

import os
import tempfile
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Generic, TypeVar

import platformdirs
import pygame
from pygame import Surface

from client.ui.painters.surfaces import Sprite

T = TypeVar("T", Surface, Sprite)


def weight(item: Surface | Sprite) -> int:
    """Bytes a kept picture holds."""
    surface = item.surface if isinstance(item, Sprite) else item
    return surface.get_pitch() * surface.get_height()


class Shelf(Generic[T]):
    """Pictures by key, the least recently used given up when they hold more than `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._items: OrderedDict[Hashable, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._items)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The picture of that key, made when it is not here; never change what it returns."""
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
            return found
        item = make()
        self._items[key] = item
        self.held += weight(item)
        while self.held > self.limit and len(self._items) > 1:
            _, old = self._items.popitem(last=False)
            self.held -= weight(old)
        return item

    def clear(self) -> None:
        """Give up everything."""
        self._items.clear()
        self.held = 0


class Prints:
    """Printed boards and tables on disk, one PNG a name; a broken file counts as missing."""

    def __init__(self, folder: Path | None = None, keep: int = 24) -> None:
        self.folder = folder or Path(platformdirs.user_cache_dir("triclinium")) / "prints"
        self.keep = keep

    def load(self, name: str, size: tuple[int, int]) -> Surface | None:
        """The print of that name, or None when there is none of exactly this size."""
        path = self.folder / f"{name}.png"
        if not path.is_file():
            return None
        try:
            picture = pygame.image.load(path)
        except pygame.error:
            path.unlink(missing_ok=True)
            return None
        return picture if picture.get_size() == size else None

    def save(self, name: str, picture: Surface) -> bool:
        """Write the print in one step, so no reader ever sees half of it; False when the disk refuses."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(suffix=".png", dir=self.folder)
            os.close(handle)
            try:
                pygame.image.save(picture, temporary)
                os.replace(temporary, self.folder / f"{name}.png")
            finally:
                Path(temporary).unlink(missing_ok=True)
            self._tidy()
        except OSError:
            return False  # a full or read-only disk costs time at the next start, nothing else
        return True

    def _tidy(self) -> None:
        files = sorted(self.folder.glob("*.png"), key=lambda p: p.stat().st_mtime, reverse=True)
        for old in files[self.keep :]:
            old.unlink(missing_ok=True)
