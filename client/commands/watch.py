"""Replay a saved game in the window."""

from __future__ import annotations

import argparse
from pathlib import Path

from client.commands import words_of


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("file", type=Path, metavar="FILE")
    words_of(parser, ("lang", "size"))
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")


def run(words: argparse.Namespace) -> int:
    """Show the window until it is left."""
    from client.commands.play import shown
    from client.commands.resume import openable

    openable(words.file)
    from client.ui import launch

    return shown(launch.watch(words.file), words)
