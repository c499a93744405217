"""Save a picture of a screen, with a game played so far by bots that guess; needs no display."""

from __future__ import annotations

import argparse
from pathlib import Path

from client.commands import Fault, size, whole, words_of
from client.commands.table import game, setup

SCREENS = ("table", "start", "chairs", "result", "rules")


def eyes(text: str) -> int | None:
    """The type of whose view is wanted: a seat from 0, or public."""
    if text == "public":
        return None
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is neither a seat from 0 nor public")
    return int(text)


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png", help="where the picture goes")
    parser.add_argument("--seats", type=whole(1, 99), metavar="N", help="how many seats")  # type: ignore[arg-type]
    parser.add_argument("--answers", type=whole(0), default=40, metavar="K", help="how far the game has gone")  # type: ignore[arg-type]
    parser.add_argument("--eyes", type=eyes, default=0, metavar="SEAT|public", help="whose view")
    parser.add_argument("--screen", choices=SCREENS, default="table", help="which screen")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="the size in pixels")
    words_of(parser, ("seed", "option", "lang"))


def run(words: argparse.Namespace) -> int:
    """Draw the screen and write the file."""
    found = game(words.game)
    made = setup(found, words.seats or max(n for n in found.seats if n <= 4), words.option)
    if words.eyes is not None and words.eyes >= made.seats:
        raise Fault(f"there is no seat {words.eyes}; the seats are 0 to {made.seats - 1}")
    if words.out.suffix.lower() != ".png":
        raise Fault(f"{words.out}: the picture's name must end with .png")
    if not words.out.parent.is_dir():
        raise Fault(f"{words.out.parent}: there is no such folder")
    from client.ui.shots import shot

    try:
        shot(
            found.name,
            words.out,
            setup=made,
            seed=words.seed or "1",
            answers=words.answers,
            eyes=words.eyes,
            size=words.size,
            lang=words.lang or "en",
            screen=words.screen,
        )
    except OSError as wrong:
        raise Fault(f"{words.out}: cannot be written ({wrong.strerror or wrong})", 1) from None
    return 0
