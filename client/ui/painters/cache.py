"""Pictures kept in memory by bytes and printed boards kept on disk."""

import os
import struct
import tempfile
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import ClassVar, Generic, TypeVar

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
    """Printed boards and tables on disk, one PNG a name; a broken file counts as missing.

    They are packed and written by threads, so that nobody waits for them; the packing lets others run.
    """

    _threads: ClassVar[dict[Path, Thread]] = {}  # what is being written now, by its file

    def __init__(self, folder: Path | None = None, keep: int = 24) -> None:
        self.folder = folder or Path(platformdirs.user_cache_dir("triclinium")) / "prints"
        self.keep = keep

    def load(self, name: str, size: tuple[int, int]) -> Surface | None:
        """The print of that name, or None when there is none of exactly this size."""
        path = self.folder / f"{name}.png"
        self._wait(path)
        if not path.is_file():
            return None
        try:
            picture = pygame.image.load(path)
        except pygame.error:
            path.unlink(missing_ok=True)
            return None
        return picture if picture.get_size() == size else None

    def save(self, name: str, picture: Surface) -> None:
        """Write the print soon and in one step, so no reader ever sees half of it.

        A full or read-only disk costs time at the next start, nothing else.
        """
        path = self.folder / f"{name}.png"
        self._wait(path)
        pixels, size = pygame.image.tobytes(picture, "RGB"), picture.get_size()
        thread = Thread(target=self._write, args=(path, pixels, size), name="print")
        self._threads[path] = thread
        thread.start()

    def settle(self) -> None:
        """Wait until everything is written."""
        for path in list(self._threads):
            self._wait(path)

    def _wait(self, path: Path) -> None:
        thread = self._threads.pop(path, None)
        if thread is not None:
            thread.join()

    def _write(self, path: Path, pixels: bytes, size: tuple[int, int]) -> None:
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(suffix=".png", dir=self.folder)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(png(pixels, size))
                os.replace(temporary, path)
            finally:
                Path(temporary).unlink(missing_ok=True)
            self._tidy()

    def _tidy(self) -> None:
        files = sorted(self.folder.glob("*.png"), key=lambda p: p.stat().st_mtime, reverse=True)
        for old in files[self.keep :]:
            old.unlink(missing_ok=True)


def png(pixels: bytes, size: tuple[int, int]) -> bytes:
    """A PNG file of these pixels, three bytes each, row by row."""
    width, height = size
    rows = b"".join([b"\0" + pixels[y * width * 3 : (y + 1) * width * 3] for y in range(height)])
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
    packed = [struct.pack(">I", len(data)) + kind + data + _sum(kind + data) for kind, data in chunks]
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


def _sum(data: bytes) -> bytes:
    return struct.pack(">I", zlib.crc32(data))
