"""What happened in a game, event by event, for every pair of eyes that must know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from client.room.journal import AGREED, UNDONE, Entry, Event, Witness, find
from client.rules.play import Answer, Beat, Chance, Decision, Game, Move, Play, Setup
from client.rules.table import Piece


class Undone(NamedTuple):
    """A way taken back: the count of answers it led to, who took it, how many went, whether all agreed."""

    at: int
    seat: int
    gone: int
    agreed: bool

    def __str__(self) -> str:
        return f"undone {self.at} {self.seat} {self.gone} {'agreed' if self.agreed else 'own'}"

    @classmethod
    def parse(cls, text: str) -> Undone | None:
        """Read a note of a record's head; None when it tells something else."""
        words = text.split()
        if len(words) != 5 or words[0] != "undone" or not all(word.isdigit() for word in words[1:4]):
            return None
        return cls(int(words[1]), int(words[2]), int(words[3]), words[4] == "agreed")

    def entry(self) -> Entry:
        """The line it makes in the journal."""
        return Entry(self.seat, AGREED if self.agreed else UNDONE, (), self.gone, "undo", self.at)


class History:
    """A play with its answers and events, and a witness for the public and for each of the given seats."""

    def __init__(self, game: Game, setup: Setup, seats: Iterable[int]) -> None:
        self.game, self.setup = game, setup
        self.play = self._fresh()
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self.undone: list[Undone] = []
        self._witnesses = {eyes: self._new_witness(eyes, self.play) for eyes in (None, *seats)}

    def happen(self, answer: Answer, *, forced: bool = False) -> Event:
        """Give an answer and let every witness see what came of it; IllegalMove with nothing changed."""
        asked = self.play.asks
        named = self._named(asked, answer)
        self.play.answer(answer)
        assert asked is not None  # or the answer was refused
        event = Event(asked, answer, len(self.answers), named, forced)
        if answer is not None:
            self.answers.append(answer)
        self.events.append(event)
        for eyes, witness in self._witnesses.items():
            witness.note(event, self.game.table(self.play.state, eyes))
        return event

    def skip_beats(self) -> None:
        """Let the Beats that the play waits on happen."""
        while isinstance(self.play.asks, Beat):
            self.happen(None)

    def back_to(self, index: int) -> None:
        """Deal again and replay to before this event, as it was then."""
        del self.answers[self.events[index].at :]
        del self.events[index:]
        self.play = self._fresh()
        for event in self.events:
            self.play.answer(event.answer)
        for eyes, witness in self._witnesses.items():
            witness.forget(index, self.game.table(self.play.state, eyes))

    def witness(self, eyes: int | None) -> Witness:
        """The witness of these eyes; new ones are led through the whole game first."""
        if eyes not in self._witnesses:
            play = self._fresh()
            made = self._new_witness(eyes, play)
            for event in self.events:
                play.answer(event.answer)
                made.note(event, self.game.table(play.state, eyes))
            self._witnesses[eyes] = made
        return self._witnesses[eyes]

    def told(self, eyes: int | None) -> list[Entry]:
        """The journal for these eyes, with what was taken back marked where it led to."""
        marks = sorted(self.undone, key=lambda mark: mark.at, reverse=True)
        lines: list[Entry] = []
        for event, entry in zip(self.events, self.witness(eyes).entries, strict=True):
            while marks and marks[-1].at <= event.at and not isinstance(event.asked, Beat):
                lines.append(marks.pop().entry())
            if entry is not None:
                lines.append(entry)
        lines.extend(mark.entry() for mark in reversed(marks))
        return lines

    def barred(self, index: int, seat: int) -> bool:
        """Whether since this event the seat learned something, or chance has spoken."""
        learned = self.witness(seat).learned
        return any(
            isinstance(event.asked, Chance)
            or (isinstance(event.asked, Beat) and event.asked.reveals)
            or learned[place]
            for place, event in enumerate(self.events[index:], index)
        )

    def step(self) -> list[Event]:
        """The events of the running step."""
        tail = len(self.play.tail)
        return self.events[len(self.events) - tail :]

    def _fresh(self) -> Play:
        return Play(self.game, self.game.deal(self.setup))

    def _new_witness(self, eyes: int | None, play: Play) -> Witness:
        return Witness(self.game.name, eyes, self.game.table(play.state, eyes))

    def _named(self, asked: Decision | Chance | Beat | None, answer: Answer) -> dict[str, Piece]:
        """The pieces that an answer or a beat names, as the one who names them sees them."""
        if isinstance(asked, Beat):
            names = [about for about in asked.about if isinstance(about, str)]
            table = self._witnesses[None].table
        elif isinstance(answer, Move) and isinstance(asked, Decision):
            names, seat = [answer.piece, answer.to], asked.seat
            known = self._witnesses.get(seat)
            table = known.table if known else self.game.table(self.play.state, seat)
        else:
            return {}
        found = {name: find(table, name) for name in names if name and name not in table.zones}
        return {name: piece for name, piece in found.items() if piece is not None}
