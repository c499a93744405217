"""The rules layer: every game by its name, loaded when first asked for. Standard library only."""

from __future__ import annotations

from importlib import import_module

from client.rules.play import Game

_MODULES: dict[str, str] = {
    "aquileia": "client.rules.aquileia",
    "pax": "client.rules.pax",
    "siberia": "client.rules.siberia",
    "citadels": "client.rules.citadels",
    "castellans": "client.rules.castellans",
}
GAMES: tuple[str, ...] = tuple(_MODULES)
_added: dict[str, Game] = {}


def game(name: str) -> Game:
    """The game of this name; ValueError in one line for an unknown one."""
    if name in _added:
        return _added[name]
    if name not in _MODULES:
        raise ValueError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    found: Game = import_module(_MODULES[name]).GAME
    return found


def add_game(added: Game) -> None:
    """Make one more game known to this process, as the tests do with a throw-away one."""
    _added[added.name] = added
