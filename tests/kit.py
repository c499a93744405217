"""A script for rule tests: answer a play by text, throw the dice you want, read what was told."""

from __future__ import annotations

from collections.abc import Sequence

from client.rules.play import Beat, Chance, Decision, Move, Play


class Script:
    """A play that is answered line by line; Beats pass by themselves and are kept in `told`."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.told: list[Beat] = []
        self._pass()

    def _pass(self) -> None:
        while isinstance(self.play.asks, Beat):
            self.told.append(self.play.asks)
            self.play.answer(None)

    @property
    def asks(self) -> Decision | Chance | None:
        """What is waited on."""
        asks = self.play.asks
        assert not isinstance(asks, Beat)
        return asks

    @property
    def asked(self) -> str:
        """Who is asked what, such as "2 place"; the kind of a chance; "" when the game is over."""
        asks = self.asks
        if isinstance(asks, Decision):
            return f"{asks.seat} {asks.ask}"
        return "" if asks is None else asks.kind

    @property
    def moves(self) -> list[str]:
        """The moves of the decision waited on, as text."""
        asks = self.asks
        assert isinstance(asks, Decision), asks
        return [str(move) for move in asks.moves]

    def to(self, verb: str) -> list[str]:
        """Where the moves of this verb lead."""
        asks = self.asks
        assert isinstance(asks, Decision), asks
        return [move.to for move in asks.moves if move.verb == verb]

    def say(self, *lines: str) -> Script:
        """Answer decisions in a row."""
        for line in lines:
            assert isinstance(self.asks, Decision), f"{line!r}, but waited on is {self.asks}"
            self.play.answer(Move.parse(line))
            self._pass()
        return self

    def chance(self, outcome: Sequence[int]) -> Script:
        """Say what chance brings."""
        assert isinstance(self.asks, Chance), self.asks
        self.play.answer(tuple(outcome))
        self._pass()
        return self

    def said(self, word: str) -> list[tuple[object, ...]]:
        """What all Beats of this word were about."""
        return [beat.about for beat in self.told if beat.say == word]
