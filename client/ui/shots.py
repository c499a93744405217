"""Pictures of screens without a window: a game is played so far, shown, and saved."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from client.ai.policy import Choice
from client.room.seats import Chair, named
from client.room.session import Session
from client.rules.play import Decision, Play, Setup
from client.ui import launch
from client.ui.painters import Painter
from client.ui.words import Words


class Guesser:
    """Answers at random, at once: it brings a game to where its picture is taken."""

    def think(self, play: Play, seat: int, level: str, seed: str) -> None:
        """Choose a move of the waiting decision."""
        asks = play.asks
        moves = asks.moves if isinstance(asks, Decision) else ()
        self.choice: Choice | None = Choice(moves[int(Random(seed).random() * len(moves))])

    def poll(self) -> Choice | None:
        """The choice, until it is forgotten."""
        return self.choice

    def cancel(self) -> None:
        """Forget it."""
        self.choice = None

    def close(self) -> None:
        """Nothing is left open."""


def session(
    game: str, setup: Setup, seed: str, answers: int, eyes: int | None, names: Sequence[str] = ()
) -> Session:
    """A game so many answers on, and then on to the next decision of the seat with these eyes, if any."""
    bots = named([Chair("bot", "", "fair", seat) for seat in range(setup.seats)], names)
    first = Session.new(game, setup, bots, seed, thinker=Guesser())
    while first.waiting != "over" and not (len(first.answers) >= answers and _sits(first, eyes)):
        first.tick()
    chairs = [bot._replace(kind="human") if seat == eyes else bot for seat, bot in enumerate(bots)]
    return Session.again(first, chairs)


def _sits(session: Session, eyes: int | None) -> bool:
    asks = session.asks
    return isinstance(asks, Decision) and (eyes is None or asks.seat == eyes)


def shot(
    game: str,
    out: Path,
    *,
    setup: Setup,
    seed: str = "1",
    answers: int = 40,
    eyes: int | None = 0,
    size: tuple[int, int] = (1920, 1080),
    lang: str = "en",
    screen: str = "table",
) -> None:
    """Save a picture of a screen; OSError when the file cannot be written."""
    played = 10**9 if screen == "result" else answers
    names = Words(lang)("common.names").split()
    shown = session(game, setup, seed, played, eyes, names) if screen in ("table", "result") else None
    picture = launch.picture(screen, game, shown, size=size, language=lang)
    try:
        pygame.image.save(picture, str(out))
    except pygame.error as wrong:
        raise OSError(str(wrong)) from None


def unpaintable(game: str, looks: Iterable[tuple[str, str, bool, int]]) -> Iterator[str]:
    """A line for each piece (kind, face, hidden, owner) that cannot be painted, and for the board."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    painter = Painter(game, 0.5)
    for kind, face, hidden, owner in looks:
        try:
            painter.piece(kind, face, owner, 40, hidden=hidden)
        except (OSError, ValueError, LookupError) as wrong:
            yield f"{kind} {'(hidden)' if hidden else face}: {wrong}"
    try:
        painter.board((600, 300), "en")
    except (OSError, ValueError, LookupError) as wrong:
        yield f"the board: {wrong}"
