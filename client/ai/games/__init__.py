"""What is known about playing each game well; one without a module here is played by `Mind` alone."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from client.ai.policy import Mind

_minds: dict[str, Mind] = {}


def mind(game: str) -> Mind:
    """The mind of the game of this name."""
    if game not in _minds:
        module = f"{__name__}.{game}"
        _minds[game] = import_module(module).MIND if find_spec(module) else Mind()
    return _minds[game]
