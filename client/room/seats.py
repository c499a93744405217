"""Who sits where, and how a bot's seat comes to its answer without holding anybody up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from client.ai.policy import Choice
from client.rules.play import Play

KINDS = ("human", "bot")


class Chair(NamedTuple):
    """One seat's owner: kind "human" or "bot", the name shown, a bot's level, the mark it plays with."""

    kind: str
    name: str
    level: str = ""
    mark: int = 0

    def __str__(self) -> str:
        name = " ".join(self.name.split())
        return f"{self.kind} {self.level or '-'} {self.mark} {name}".rstrip()

    @classmethod
    def parse(cls, text: str) -> Chair:
        """Read the text of a chair; ValueError when it is none."""
        words = text.split(" ", 3)
        if len(words) < 3 or words[0] not in KINDS or not words[2].isdigit():
            raise ValueError(f"{text[:40]!r} is not a chair")
        level = "" if words[1] == "-" else words[1]
        return cls(words[0], words[3] if len(words) == 4 else "", level, int(words[2]))


def named(chairs: Iterable[Chair], names: Sequence[str]) -> tuple[Chair, ...]:
    """The chairs, those without a name given that of their place, or the next of these that nobody has."""
    seated = list(chairs)
    taken = {chair.name for chair in seated}
    for seat, chair in enumerate(seated):
        if not chair.name:
            free = [name for name in (*names[seat:], *names[:seat]) if name not in taken]
            seated[seat] = chair._replace(name=free[0] if free else "")
            taken.add(seated[seat].name)
    return tuple(seated)


class Thinks(Protocol):
    """What the room needs of a thinker: start, look whether it is ready, stop; no call takes long."""

    def think(self, play: Play, seat: int, level: str, seed: str) -> None: ...

    def poll(self) -> Choice | None: ...

    def cancel(self) -> None: ...

    def close(self) -> None: ...


class Thought:
    """One question at a time put to a thinker that is made when it is first needed."""

    def __init__(self, thinker: Thinks | None) -> None:
        self._given = thinker
        self._made: Thinks | None = None
        self._about: tuple[object, ...] | None = None

    def ready(self, about: tuple[object, ...], play: Play, seat: int, level: str, seed: str) -> Choice | None:
        """The choice, or None while it is thought about; a question about something new starts afresh."""
        if self._about != about:
            self.drop()
            self._thinker().think(play, seat, level, seed)
            self._about = about
        choice = self._thinker().poll()
        if choice is not None:
            self._about = None
        return choice

    @property
    def busy(self) -> bool:
        """Whether a question is being thought about."""
        return self._about is not None

    def drop(self) -> None:
        """Stop thinking."""
        if self._about is not None:
            self._thinker().cancel()
            self._about = None

    def close(self) -> None:
        """Stop, and end the thinker when it was made here."""
        self.drop()
        if self._made is not None:
            self._made.close()
            self._made = None

    def _thinker(self) -> Thinks:
        if self._given is not None:
            return self._given
        if self._made is None:
            from client.ai.thinker import Thinker

            self._made = Thinker()
        return self._made
