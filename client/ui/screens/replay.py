"""A record played again: a session whose every answer, chance included, is already written."""

from __future__ import annotations

from pathlib import Path

from client.room import saves as files
from client.room.seats import Chair
from client.room.session import Session, Tick
from client.rules.play import Beat


class Replay(Session):
    """A session nobody decides in; it stands anywhere in its record, seen with the eyes one chooses.

    `going`: ticks go on by themselves; otherwise `steps` says how many answers more may happen. `undo` goes
    to `target`, so that the table follows a jump as it follows an undo.
    """

    def __init__(self, path: Path) -> None:
        reading = files.read(path)
        header = reading.header
        game = files.dealt(reading).game
        chairs = files.chairs_of(header.chairs, header.setup.seats)
        watched = [Chair("bot", chair.name, chair.level, chair.mark) for chair in chairs]
        super().__init__(game, header.setup, watched, header.seed, autoplay=False)
        self.file = path
        self.going = False
        self.steps = 0
        self.target = 0
        self.chosen: int | None = None
        play, count, self.problem = files.replayed(reading)
        self.script = reading.answers[:count]
        self.finished = play.asks is None

    # ------------------------------------------------------------ where it stands
    @property
    def at(self) -> int:
        """How many answers have happened."""
        return len(self.answers)

    @property
    def eyes(self) -> int | None:
        """The seat whose view is shown; None: what everybody sees."""
        return self.chosen

    @property
    def curtain(self) -> int | None:
        """Nobody has to look away from a record."""
        return None

    @property
    def waiting(self) -> str:
        """As in any session, but nobody thinks here: the record decides."""
        found = super().waiting
        return "record" if found == "bot" else found

    @property
    def path(self) -> Path | None:
        """The file it was read from."""
        return self.file

    # ------------------------------------------------------------ going on and back
    def tick(self) -> Tick | None:
        """The next thing of the record, while it is going or a step is allowed."""
        asks = self.play.asks
        if isinstance(asks, Beat):  # it follows from the answer before it, so it needs no step of its own
            return self._take(None)
        if asks is None or not (self.going or self.steps > 0):
            return None
        if self.at >= len(self.script):
            self.going, self.steps = False, 0
            return None
        self.steps = max(0, self.steps - 1)
        return self._take(self.script[self.at])

    @property
    def can_undo(self) -> bool:
        """The table may always ask to stand where `target` says."""
        return True

    @property
    def can_redo(self) -> bool:
        """Whether the record goes on."""
        return self.at < len(self.script)

    def redo(self) -> bool:
        """One step on."""
        self.steps += 1
        return True

    def undo(self, consent: bool = False) -> bool:
        """Stand after `target` answers."""
        self._stand(max(0, min(self.target, len(self.script))))
        return True

    def _stand(self, wanted: int) -> None:
        history = self._history
        if wanted < self.at:
            later = (n for n, e in enumerate(history.events) if e.at >= wanted and e.answer is not None)
            history.back_to(next(later))
        while self.at < wanted:
            history.skip_beats()
            history.happen(self.script[self.at])
        history.skip_beats()
