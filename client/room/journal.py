"""The journal of a game as one pair of eyes may read it, and what those eyes saw for the first time."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from client.rules.play import NATURE, Answer, Beat, Chance, Decision, Move
from client.rules.table import Piece, Table

SECRET = "table.secret"  # words key of an answer that others do not learn
UNDONE = "table.undone"  # ... of an undo
AGREED = "table.undone_agreed"  # ... of an undo that went further, by consent of all


class Entry(NamedTuple):
    """One line of the journal, made for given eyes.

    `key` is a words key: ``G.did.<ask>.<verb>`` for a move, ``G.rolled.<word>`` or ``G.drawn.<word>`` for
    chance, ``G.say.<say>`` for a beat, or one of the keys of this module. `args` of a move are (piece, to),
    of a throw the face index of each die, of a draw the id drawn, of a beat its `about`. A piece stands as a
    `Piece`, with id and face "" when those eyes cannot see it; zones and plain words as text. `n` is the
    move's number (of an undo: how many answers went back), `at` the count of answers before.
    """

    seat: int
    key: str
    args: tuple[Piece | str | int, ...] = ()
    n: int = 0
    kind: str = "move"
    at: int = 0


class Event(NamedTuple):
    """One thing that happened: what was asked, the answer, the count of answers before.

    `named`: the pieces its answer or beat names, as the one who named them sees them. `forced`: there was
    nothing to choose.
    """

    asked: Decision | Chance | Beat
    answer: Answer
    at: int
    named: dict[str, Piece]
    forced: bool = False


def find(table: Table, name: str) -> Piece | None:
    """The piece of this id on a table."""
    for pieces in table.zones.values():
        for piece in pieces:
            if piece.id == name:
                return piece
    return None


def shows_more(after: Table, before: Table) -> bool:
    """Whether a table shows a face that another does not.

    Pieces count by their ids, those that nobody tells apart by kind and face.
    """
    changed = [zone for zone, lying in after.zones.items() if before.zones.get(zone) != lying]
    if not changed:
        return False
    gone = [zone for zone in before.zones if zone not in after.zones]
    known = _faces(before, [*changed, *gone])
    return any(count > known.get(key, 0) for key, count in _faces(after, changed).items())


def _faces(table: Table, zones: list[str]) -> Counter[str]:
    shown: Counter[str] = Counter()
    for zone in zones:
        for place, piece in enumerate(table.zones.get(zone, ())):
            if piece.face:
                shown[f"{piece.kind} {piece.face}" if piece.id == f"{zone}.{place}" else piece.id] += 1
    return shown


class Witness:
    """One pair of eyes (None: the public) that follows a game event by event."""

    def __init__(self, game: str, eyes: int | None, table: Table) -> None:
        self.eyes = eyes
        self.entries: list[Entry | None] = []  # by event
        self.learned: list[bool] = []  # by event: the table showed a face it had not shown
        self.table = table
        self._game = game

    def note(self, event: Event, table: Table) -> Entry | None:
        """Add what happened, the table being the one after it; returns the line it makes, if any."""
        before, self.table = self.table, table
        self.learned.append(shows_more(table, before))
        entry = self._entry(event, before)
        self.entries.append(entry)
        return entry

    def forget(self, count: int, table: Table) -> None:
        """Keep only so many events, after which the table was this."""
        del self.entries[count:]
        del self.learned[count:]
        self.table = table

    def censored(self, event: Event) -> tuple[Decision | Chance | Beat, Answer]:
        """The request and answer of the last event without what these eyes may not know."""
        asked, answer = event.asked, event.answer
        if isinstance(asked, Chance):
            return (asked, ()) if asked.kind == "shuffle" else (asked, answer)
        if isinstance(asked, Beat) or asked.seat == self.eyes or not isinstance(answer, Move):
            return asked, answer
        asked = asked._replace(moves=(), about=() if asked.private else asked.about)
        if asked.private:
            return asked, None
        entry = self.entries[-1]
        names = [arg.id if isinstance(arg, Piece) else str(arg) for arg in entry.args] if entry else ["", ""]
        return asked, answer._replace(piece=names[0], to=names[1])

    def _entry(self, event: Event, before: Table) -> Entry | None:
        asked, answer, at = event.asked, event.answer, event.at
        if isinstance(asked, Chance):
            return self._thrown(asked, answer, at)
        if isinstance(asked, Beat):
            args = tuple(event.named.get(str(about), about) for about in asked.about)
            return Entry(NATURE, f"{self._game}.say.{asked.say}", args, 0, "beat", at)
        if asked.private and asked.seat != self.eyes:
            return Entry(asked.seat, SECRET, (asked.ask,), 0, "move", at)
        assert isinstance(answer, Move)
        args = tuple(self._seen(name, event, before) for name in (answer.piece, answer.to))
        return Entry(asked.seat, f"{self._game}.did.{asked.ask}.{answer.verb}", args, answer.n, "move", at)

    def _thrown(self, chance: Chance, answer: Answer, at: int) -> Entry | None:
        """A shuffle makes no line; a throw or draw is public."""
        if chance.kind == "shuffle" or answer is None:
            return None
        did = "rolled" if chance.kind == "roll" else "drawn"
        word = f".{chance.about[-1]}" if chance.about else ""
        return Entry(chance.seat, f"{self._game}.{did}{word}", tuple(answer), 0, "chance", at)

    def _seen(self, name: str, event: Event, before: Table) -> Piece | str:
        """A piece by what these eyes saw of it before or see now; zones and words as they are."""
        piece = event.named.get(name)
        if piece is None:
            return name
        return find(before, name) or find(self.table, name) or Piece("", piece.kind, "", piece.owner)
