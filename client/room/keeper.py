"""Keeps a game in progress in its file, whatever the disk does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from client.room.saves import SaveFile, Saves, set_aside
from client.rules.play import Answer
from client.rules.record import Transcript


class Keeper:
    """The file of one game; without `saves` it keeps nothing.

    `trouble` is one sentence while the game cannot be saved, "" otherwise. After a failure the file is left
    as it is, and the whole game goes into a new one as soon as that works.
    """

    def __init__(self, saves: Saves | None, record: Callable[[], Transcript]) -> None:
        self._saves, self._record = saves, record
        self._file: SaveFile | None = None
        self.trouble = ""

    @property
    def path(self) -> Path | None:
        """The file the game is kept in."""
        return self._file.path if self._file else None

    def begin(self) -> None:
        """Put the game as it is into a new file."""
        if self._saves is None:
            return
        try:
            self._file = self._saves.begin(self._record())
            self.trouble = ""
        except OSError as wrong:
            self._lose(self._saves.folder, wrong)

    def resume(self, path: Path, damaged: bool) -> str:
        """Go on in this file; a damaged one stays beside it as it was. Returns the name it has there."""
        if self._saves is None:
            return ""
        try:
            aside = set_aside(path).name if damaged else ""
            self._file = SaveFile(path)
            self._file.rewrite(self._record())
            return aside
        except OSError as wrong:
            self._lose(path, wrong)
            return ""

    def add(self, answer: Answer) -> None:
        """Append one answer, which the record holds already."""
        if self._file is None:
            self.begin()
            return
        try:
            self._file.add(answer)
        except OSError as wrong:
            self._lose(self._file.path, wrong)

    def rewrite(self) -> None:
        """Put the whole game in place of the file, as after an undo."""
        if self._file is None:
            return
        try:
            self._file.rewrite(self._record())
        except OSError as wrong:
            self._lose(self._file.path, wrong)

    def close(self) -> None:
        """Close the file; every answer is in it already."""
        if self._file is not None:
            self._file.close()
            self._file = None
        self._saves = None

    def _lose(self, where: Path, wrong: OSError) -> None:
        why = wrong.strerror or str(wrong)
        self.trouble = f"{where}: the game cannot be saved ({why}); make room on the disk"
        if self._file is not None:
            self._file.close()
            self._file = None
