"""Open the window: with a game and its seats on the table, without one on the start screen."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from client.commands import Fault, words_of
from client.commands.table import chairs, game, setup
from client.room.seats import Chair, named
from client.rules.play import Game

if TYPE_CHECKING:
    from client.ui.app import App


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--seats", metavar="A,B,...", help="human:Name or a bot's level, seat by seat")
    words_of(parser, ("seed", "option", "lang", "size"))
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--projector", action="store_true", help="a second window with what all may see")


def run(words: argparse.Namespace) -> int:
    """Show the window until it is left."""
    if words.game is None:
        if words.seats or words.option or words.seed or words.projector:
            raise Fault("seats, options, seed and projector want a game: triclinium play GAME ...")
        from client.ui import launch

        return shown(launch.start, words)
    from client.room.saves import Saves
    from client.room.session import Session
    from client.room.settings import Settings

    found = game(words.game)
    seated = chairs(words.seats) if words.seats else usual(found)
    made = setup(found, len(seated), words.option)
    seed = words.seed or f"{secrets.randbelow(10**8):08d}"
    autoplay = Settings.load().autoplay

    def begin(app: App) -> None:
        """Only now, so that no file is begun when no window opens."""
        chairs = named(seated, app.words("common.names").split())
        session = Session.new(found.name, made, chairs, seed, saves=Saves(), autoplay=autoplay)
        launch.table(session)(app)
        if words.projector:
            app.project(session)

    from client.ui import launch

    return shown(begin, words)


def usual(found: Game) -> tuple[Chair, ...]:
    """A human and bots, four seats where the game has as many."""
    seats = max(count for count in found.seats if count <= 4)
    bots = [Chair("bot", "", "fair", seat) for seat in range(1, seats)]
    return (Chair("human", "", "", 0), *bots)


def shown(begin: Callable[[App], object], words: argparse.Namespace) -> int:
    """Open the window as the words say; Fault with code 1 when there is no screen."""
    from client.ui import launch
    from client.ui.app import NoWindow

    full = True if words.fullscreen else None
    try:
        launch.window(begin, size=words.size, fullscreen=full, language=words.lang or "")
    except NoWindow as wrong:
        raise Fault(wrong, 1) from None
    return 0
