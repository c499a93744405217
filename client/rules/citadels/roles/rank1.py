"""Assassin, Witch, Magistrate (rules, section 5.2, rank 1)."""

from __future__ import annotations

from functools import partial

from client.rules.citadels.data import ASSASSIN, MAGISTRATE, WITCH
from client.rules.citadels.moves import at_rank, mark, number
from client.rules.citadels.rows import role
from client.rules.citadels.state import State, character
from client.rules.play import Ask, Beat, Move, Step

BLANK_FROM = 1  # markers from this number on are alike


def victims(s: State, me: int) -> list[int]:
    """The ranks that rank 1 may name: every other one of this game, whoever has it [seed C45, inferred]."""
    return list(range(2, len(s.cast) + 1))


# ---- Assassin


def kills(s: State, me: int) -> list[Move]:
    """Any other character."""
    return [at_rank("kill", ASSASSIN, rank) for rank in victims(s, me)]


def kill(s: State, me: int, move: Move) -> Step:
    """Whoever has the named character loses the turn and is silent until the round ends [seed C45 C46]."""
    s.killed = number(move.to)
    yield Beat("killed", (me, s.killed, f"token.{character(s, s.killed)}"))


# ---- Witch


def bewitch(s: State, me: int) -> Step:
    """After gathering the Witch names a character and her turn is over until that one has gathered.

    [seed C47]
    """
    move: Move = yield Ask(me, "bewitch", partial(spells, s, me))
    s.bewitched = number(move.to)
    yield Beat("bewitched", (me, s.bewitched, f"token.{character(s, s.bewitched)}"))


def spells(s: State, me: int) -> list[Move]:
    """Any other character."""
    return [at_rank("bewitch", WITCH, rank) for rank in victims(s, me)]


# ---- Magistrate


def warrants(s: State, me: int) -> list[Move]:
    """One of the warrants left, the signed or a blank one, onto a character without one [seed C51]."""
    return markers("warrant", s.warrants, s.warranted, victims(s, me))


def serve(s: State, me: int, move: Move) -> Step:
    """Three warrants, one of them signed, go face down onto three characters [seed C51]."""
    s.warranted = placed(s.warrants, s.warranted, move)
    while len(s.warranted) < len(s.warrants):
        move = yield Ask(me, "warrant", partial(warrants, s, me), run=True)
        s.warranted = placed(s.warrants, s.warranted, move)
    yield Beat("warrants_placed", (me, *s.warranted))


def markers(kind: str, lying: list[int], taken: tuple[int, ...], ranks: list[int]) -> list[Move]:
    """Each marker still free, of the blank ones the first, onto each of these ranks that has none."""
    free = lying[len(taken) :]
    blank = [marker for marker in free if marker >= BLANK_FROM]
    choice = [marker for marker in free if marker < BLANK_FROM] + sorted(blank)[:1]
    return [mark(kind, marker, rank) for marker in choice for rank in ranks if rank not in taken]


def placed(lying: list[int], taken: tuple[int, ...], move: Move) -> tuple[int, ...]:
    """Put the marker of a move next in the row of those that lie on characters; the ranks that have one."""
    marker = number(move.piece)
    lying.remove(marker)
    lying.insert(len(taken), marker)
    return (*taken, int(move.to.split(".")[1]))


ROLES = (
    role(ASSASSIN, offers=kills, acts={"kill": kill}),
    role(WITCH, gathered=bewitch),
    role(MAGISTRATE, offers=warrants, acts={"place": serve}),
)
