"""The contract between games and everything that plays them: requests, answers and a game in progress.

A game is a table of named steps over plain state. A step is a generator that yields requests and is sent
their answers; `Play` runs the steps and waits on one request at a time. The answers alone rebuild a game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from client.rules.table import Table

NATURE = -1  # the seat of requests that no player answers
_ONLY_INT = frozenset({int})
_made = tuple.__new__  # skips the checks of a NamedTuple's own maker, once for each decision


class IllegalMove(ValueError):
    """An answer that the waiting request does not take; nothing has changed."""


class Move(NamedTuple):
    """One legal answer of a seat; ``Move.parse(str(move)) == move``.

    `piece` is a piece's id or the name of a zone, meaning any piece of it; `to` is a zone, a piece or a
    plain word; `n` is a number where the move is a choice of an amount.
    """

    verb: str
    piece: str = ""
    to: str = ""
    n: int = 0

    def __str__(self) -> str:
        words = [self.verb, self.piece or "-", self.to or "-", str(self.n)]
        while len(words) > 1 and words[-1] in ("-", "0"):
            words.pop()
        return " ".join(words)

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read the text of a move; ValueError when it is none."""
        words = text.split()
        if not 1 <= len(words) <= 4:
            raise ValueError(f"{text!r} is not a move")
        verb, piece, to, n = (*words, *("-", "-", "0")[len(words) - 1 :])
        if not n.lstrip("-").isdigit():
            raise ValueError(f"{text!r} is not a move: {n!r} is not a number")
        return cls(verb, "" if piece == "-" else piece, "" if to == "-" else to, int(n))


@dataclass(slots=True)
class Ask:
    """What a step yields to ask a seat; no tuple, since making one costs twice as much.

    `offers` makes the list of legal moves; it reads the state and changes nothing, since it runs only when
    somebody looks, and again after a redeal. `private`: the whole answer is the secret. `run`: one of a row
    of small choices that together make one, in which each piece may come once.
    """

    seat: int
    ask: str
    offers: Callable[[], Iterable[Move]]
    about: tuple[Any, ...] = ()
    private: bool = False
    run: bool = False


class Decision(NamedTuple):
    """An Ask with its list made: complete, not empty, no repeats, in a stable order."""

    seat: int
    ask: str
    moves: tuple[Move, ...]
    about: tuple[Any, ...] = ()
    private: bool = False
    run: bool = False


class Chance(NamedTuple):
    """A request to nature. `about` says what is thrown or drawn, as plain words.

    kind "roll": `of` holds the number of faces of each die, the outcome one face index per die; public.
    kind "shuffle": `of` holds ids, the outcome the same ids in their new order; secret.
    kind "draw": `of` holds the candidates, the outcome is a 1-tuple with one of them; public.
    """

    kind: str
    of: tuple[int, ...]
    seat: int = NATURE
    about: tuple[Any, ...] = ()

    def sample(self, rng: Random) -> tuple[int, ...]:
        """Draw an outcome from this random source."""
        if self.kind == "roll":
            return tuple([int(rng.random() * faces) for faces in self.of])
        if self.kind == "draw":
            return (self.of[int(rng.random() * len(self.of))],)
        ids = list(self.of)
        rng.shuffle(ids)
        return tuple(ids)

    def allows(self, outcome: object) -> bool:
        """Whether this can be the outcome."""
        if type(outcome) is not tuple:  # a Move is a tuple too
            return False
        if self.kind == "draw":
            return len(outcome) == 1 and outcome[0] in self.of
        if len(outcome) != len(self.of):
            return False
        if self.kind == "roll":
            for face, faces in zip(outcome, self.of, strict=True):
                if type(face) is not int or not 0 <= face < faces:
                    return False
            return True
        return {*map(type, outcome)} <= _ONLY_INT and sorted(outcome) == sorted(self.of)


class Beat(NamedTuple):
    """A pause for the onlookers, always public: what to say and about which seats, pieces or numbers.

    It names only pieces that the public sees now or saw at the last request; `reveals` marks a Beat that
    tells a fact no piece shows, which closes the way back for undo.
    """

    say: str
    about: tuple[Any, ...] = ()
    reveals: bool = False


class Redeal(NamedTuple):
    """An entry of a tail, never of a record: here the hidden pieces were dealt anew for this seat's eyes."""

    seat: int | None
    seed: int


Answer = Move | tuple[int, ...] | None
Entry = Move | tuple[int, ...] | Redeal | None
Step = Generator[Ask | Chance | Beat, Any, None]


class Pool(NamedTuple):
    """Whole zones hidden from a seat whose pieces may lie among them in any order.

    `bound` is what the seat knows all the same: a piece and the slots where it may be, counted through the
    zones in their order.
    """

    zones: list[list[int]]
    bound: Mapping[int, Sequence[int]] = {}


class Option(NamedTuple):
    """A named choice before the game: its default, the values it may take, and at how many seats it matters.

    `seats` is empty for a choice that matters at any number of them.
    """

    name: str
    default: object = False
    values: tuple[object, ...] = (False, True)
    seats: tuple[int, ...] = ()


class Setup(NamedTuple):
    """How many seats play, and with which options (those not named take their default)."""

    seats: int
    options: Mapping[str, object] = {}


class Score(NamedTuple):
    """One seat's result: points by source in the order they are told, and the rank from 1, ties sharing it.

    `won` marks the winners, who need not be those of rank 1 where a game can be lost together.
    """

    seat: int
    points: int
    rank: int
    parts: tuple[tuple[str, int], ...]
    won: bool = False


class Game(Protocol):
    """The shared face of every game; see the games' own modules for the rules."""

    name: str
    rules: int
    seats: range
    options: tuple[Option, ...]
    unseen: frozenset[str]

    def deal(self, setup: Setup) -> Any:
        """The state before anything random happened; ValueError for a bad seat count or option."""

    def step(self, state: Any) -> Step | None:
        """Start the step that `state.phase` names; None when it asked nothing and is done."""

    def pools(self, state: Any, seat: int | None) -> list[Pool]:
        """What is hidden from a seat (None: from the public)."""

    def redeal(self, state: Any, seat: int | None, rng: Random) -> None:
        """Deal what is hidden from a seat anew, in place."""

    def table(self, state: Any, eyes: int | None) -> Table:
        """The Table these eyes may see (None: the public)."""

    def standing(self, state: Any) -> list[Score]:
        """Points of every seat in seat order, each with its reasons."""


@dataclass(frozen=True, slots=True)
class Assembly:
    """A Game put together from the functions of its modules.

    `steps` maps every phase to its step; `why_not(state, seat, piece, target)` says in a word of the game why
    a piece, given by its id or its zone, cannot go to a zone, or None.
    """

    name: str
    rules: int
    seats: range
    options: tuple[Option, ...]
    unseen: frozenset[str]
    steps: Mapping[str, Callable[[Any], Step | None]]
    deal: Callable[[Setup], Any]
    pools: Callable[[Any, int | None], list[Pool]]
    redeal: Callable[[Any, int | None, Random], None]
    table: Callable[[Any, int | None], Table]
    standing: Callable[[Any], list[Score]]
    why_not: Callable[[Any, int, str, str], str | None]

    def step(self, state: Any) -> Step | None:
        """Start the step that `state.phase` names; None when it asked nothing and is done."""
        return self.steps[state.phase](state)


class Play:
    """A game in progress and the request it waits on; `asks` is None when the game is over.

    It owns the state it is given. A copy of the state at the start of the running step (the mark) and the
    answers since (the tail) let `clone` rebuild the running generator. A quiet play keeps neither and
    passes Beats by itself: it is for playing on, not for looking back.
    """

    __slots__ = ("_decision", "_mark", "_running", "_tail", "_waits", "game", "quiet", "state")

    def __init__(
        self, game: Game, state: Any, tail: Sequence[Entry] = (), *, quiet: bool = False, mark: Any = None
    ) -> None:
        """Play on from a state with the answers since; `mark`: an equal state nobody changes."""
        self.game = game
        self.state = state
        self.quiet = quiet
        self._mark = None if quiet else mark or state.clone()
        self._tail: list[Entry] = []
        self._running = self._course(game, state, told=not quiet)
        self._waits: Ask | Chance | Beat | None = None
        self._decision: Decision | None = None
        self._advance(None, quiet and not tail)
        for entry in tail:
            if isinstance(entry, Redeal):
                self._redeal(entry)
            else:
                self._give(entry, pass_beats=False)
        if quiet and tail:
            self._pass_beats()

    @property
    def asks(self) -> Decision | Chance | Beat | None:
        """The request waited on; a decision's list is made at the first look."""
        waits = self._waits
        if type(waits) is not Ask:
            return waits  # type: ignore[return-value]
        if self._decision is None:
            moves = tuple(waits.offers())
            asked = (waits.seat, waits.ask, moves, waits.about, waits.private, waits.run)
            self._decision = _made(Decision, asked)
        return self._decision

    @property
    def tail(self) -> tuple[Entry, ...]:
        """The answers and redeals since the mark."""
        return tuple(self._tail)

    def position(self) -> tuple[str, Any, tuple[Entry, ...]]:
        """What another process needs to continue here: the game's name, a copy of the mark and the tail."""
        if self._mark is None:
            raise ValueError("a quiet play keeps no mark")
        return self.game.name, self._mark.clone(), tuple(self._tail)

    def answer(self, answer: Answer) -> None:
        """Give the answer to the waiting request; IllegalMove, with nothing changed, when it is none."""
        asks = self._decision
        if asks is None:
            asks = self.asks  # type: ignore[assignment]
        if type(asks) is Decision:
            if answer not in asks.moves:
                raise IllegalMove(self._refusal(asks, answer))
        else:
            self._refuse(asks, answer)
        if self._mark is not None:
            self._tail.append(answer)
        self._decision = None
        self._advance(answer, self.quiet)

    def clone(self, quiet: bool = False) -> Play:
        """An equal play that shares nothing mutable; ValueError on a quiet play, which keeps no mark."""
        if self._mark is None:
            raise ValueError("a quiet play keeps no mark and cannot be cloned")
        return Play(self.game, self._mark.clone(), self._tail, quiet=quiet, mark=self._mark)

    def blind(self, seat: int | None, rng: Random, *, quiet: bool = True) -> Play:
        """A clone in which all that this seat cannot see is dealt anew."""
        if self._mark is None:
            raise ValueError("a quiet play keeps no mark and cannot be blinded")
        tail = [*self._tail, Redeal(seat, rng.getrandbits(48))]
        return Play(self.game, self._mark.clone(), tail, quiet=quiet, mark=self._mark)

    @staticmethod
    def _refuse(asks: Decision | Chance | Beat | None, answer: Answer) -> None:
        """IllegalMove when a request that is no decision does not take this answer."""
        if type(asks) is Chance:
            if not asks.allows(answer):
                raise IllegalMove(f"{asks.kind} of {asks.of} cannot come out as {answer}")
        elif asks is None:
            raise IllegalMove(f"the game is over, {answer} comes too late")
        elif type(asks) is Beat and answer is not None:
            raise IllegalMove(f"a Beat ({asks.say}) takes no answer, but was given {answer}")

    @staticmethod
    def _refusal(asks: Decision, answer: Answer) -> str:
        offered = ", ".join(map(str, asks.moves[:8])) + (", ..." if len(asks.moves) > 8 else "")
        return f"seat {asks.seat} is asked {asks.ask} ({offered}), not {answer}"

    def _redeal(self, redeal: Redeal) -> None:
        self.game.redeal(self.state, redeal.seat, Random(redeal.seed))
        self._decision = None
        if self._mark is not None:
            self._tail.append(redeal)

    def _give(self, answer: Answer, pass_beats: bool) -> None:
        """Take an answer as it is and run on."""
        if self._mark is not None:
            self._tail.append(answer)
        self._decision = None
        self._advance(answer, pass_beats)

    def _pass_beats(self) -> None:
        while type(self._waits) is Beat:
            self._advance(None, True)

    def _advance(self, answer: Answer, pass_beats: bool) -> None:
        """Run on to the next request: the same step's, or that of the first step after it that asks."""
        send = self._running.send
        try:
            waits = send(answer)
            if pass_beats:
                while type(waits) is Beat:
                    waits = send(None)
            while waits is None:  # a step is done
                self._mark = self.state.clone()
                self._tail.clear()
                waits = send(None)
            self._waits = waits
        except StopIteration:
            self._waits = None

    @staticmethod
    def _course(game: Game, state: Any, told: bool) -> Generator[Ask | Chance | Beat | None, Any, None]:
        """All steps to the end of the game; `told`: None after each step.

        It knows no Play: a circle of references would keep plays alive until garbage is collected.
        """
        step_of = game.step
        while state.phase:
            step = step_of(state)
            if step is not None:
                yield from step
            if told:
                yield None
