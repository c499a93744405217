"""Every reason a bot can give for a move, as the last part of a words key `<game>.reason.<reason>`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

COMMON = ("only_move", "best_outlook")  # of every game: nothing else to do; it came out best in the search


def reasons_of(game: str) -> tuple[str, ...]:
    """The reasons that the bots of this game may give."""
    module = f"client.ai.games.{game}.why"
    package = f"client.ai.games.{game}"
    own: tuple[str, ...] = ()
    if find_spec(package) and find_spec(module):
        own = import_module(module).REASONS
    return (*COMMON, *own)
