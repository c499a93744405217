"""The words after `triclinium`: one module a command, loaded only when it is asked for."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import NoReturn

from client import __version__

COMMANDS = {
    "play": "start a game in the window",
    "resume": "go on with a saved game",
    "watch": "replay a saved game in the window",
    "simulate": "play games without a window",
    "verify": "check saved games by replaying them",
    "shot": "save a picture of a screen",
    "check": "check layouts, words and drawings",
    "bench": "measure rules and frames",
}


class Fault(Exception):
    """Ends the program with one line on stderr; code 2 for bad words, 1 for a faulty file."""

    def __init__(self, text: object, code: int = 2) -> None:
        super().__init__(" ".join(str(text).split()))
        self.code = code


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the words."""
        raise Fault(f"{message} (see {self.prog} --help)")


def run(words: list[str]) -> int:
    """Do what the words say; Fault when they are no sense."""
    if not words:
        words = ["play"]
    name = words[0]
    if name in COMMANDS:
        command = import_module(f"client.commands.{name}")
        parser = Parser(prog=f"triclinium {name}", description=command.__doc__, allow_abbrev=False)
        command.add_words(parser)
        code: int = command.run(parser.parse_args(words[1:]))
        return code
    if name in ("-h", "--help", "help"):
        print(usage())
        return 0
    if name in ("-V", "--version"):
        print(f"triclinium {__version__}")
        return 0
    raise Fault(unknown(name))


def usage() -> str:
    """What `--help` says."""
    lines = ["triclinium: five board games on one table", "", "  triclinium            open the window"]
    lines += [f"  triclinium {name:<10} {what}" for name, what in COMMANDS.items()]
    return "\n".join([*lines, "", "triclinium COMMAND --help tells the words of a command."])


def unknown(name: str) -> str:
    """The line for a word that is no command."""
    near = get_close_matches(name, COMMANDS, 1)
    meant = f"; did you mean {near[0]}?" if near else f"; there is {', '.join(COMMANDS)}"
    return f"there is no command {name!r}{meant}"


def whole(least: int, most: int = 10**9) -> object:
    """A type for whole numbers in these bounds."""

    def parsed(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text[:12]) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return parsed


def size(text: str) -> tuple[int, int]:
    """The type of a size such as 1920x1080, sides of 200 to 16000 pixels."""
    sides = text.lower().split("x")
    if len(sides) != 2 or not all(s.isascii() and s.isdigit() and 200 <= int(s[:9]) <= 16000 for s in sides):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    return int(sides[0]), int(sides[1])


def words_of(parser: argparse.ArgumentParser, known: Sequence[str]) -> None:
    """Add the words that several commands share."""
    if "seed" in known:
        parser.add_argument("--seed", metavar="S", help="what chance is drawn from")
    if "option" in known:
        parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a rule of the game")
    if "lang" in known:
        parser.add_argument("--lang", choices=("en", "zh-Hant"), help="the language of the window")
    if "size" in known:
        parser.add_argument("--size", type=size, metavar="WxH", help="the size in pixels")
