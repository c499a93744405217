"""Go on with a saved game in the window; without a file with the one played last."""

from __future__ import annotations

import argparse
from pathlib import Path

from client.commands import Fault, words_of
from client.room.saves import SaveProblem, Saves, dealt, read


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE")
    words_of(parser, ("lang", "size"))
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")


def run(words: argparse.Namespace) -> int:
    """Show the window until it is left."""
    from client.commands.play import shown

    path = words.file or Saves().latest()
    if path is None:
        raise Fault("there is no saved game to go on with; start one with: triclinium play GAME", 1)
    openable(path)
    from client.ui import launch

    return shown(launch.resume(path), words)


def openable(path: Path) -> None:
    """Fault with code 1 for a file that cannot be opened at all."""
    try:
        dealt(read(path))
    except SaveProblem as wrong:
        raise Fault(wrong, 1) from None
