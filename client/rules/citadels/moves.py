"""Every answer a seat of Citadels can give, made once: steps offer these and never build a move."""

from __future__ import annotations

from functools import cache

from client.rules.citadels.data import CARDS, CHARACTERS, KINDS, MOST_SEATS, RANK
from client.rules.play import Move

_SEATS, _CARDS, _ROLES = range(MOST_SEATS), range(len(CARDS)), range(len(CHARACTERS))

PASS, DONE, END, REFUSE = Move("pass"), Move("done"), Move("end"), Move("refuse")

CAST = [Move("choose", f"character.{role}", f"rank.{RANK[role]}") for role in _ROLES]
UNIQUE = [Move("choose", f"district.{card}", "deck") for card in _CARDS]
PICK = [[Move("keep", f"character.{role}", f"seat.{me}.roles") for role in _ROLES] for me in _SEATS]
BURY = [Move("bury", f"character.{role}", "middle.down") for role in _ROLES]

WAYS = ("build", "den", "cardinal", "framework", "necropolis")  # to pay for a district
BUILD = [
    {way: [Move(way, f"district.{card}", f"seat.{me}.city") for card in _CARDS] for way in WAYS}
    for me in _SEATS
]
TAKE = [Move("take", "bank", f"seat.{me}.gold") for me in _SEATS]
DRAW = [Move("draw", "deck", f"seat.{me}.hand") for me in _SEATS]
KEEP = [[Move("keep", f"district.{card}", f"seat.{me}.hand") for card in _CARDS] for me in _SEATS]
INCOME = [Move("income", f"character.{role}") for role in _ROLES]
SPLIT = [Move("split", n=gold) for gold in range(32)]
NAME_KIND = [Move("name", to=kind) for kind in KINDS]


@cache
def onto(verb: str, role: int, target: str) -> Move:
    """Use a character's ability on something: its card goes onto the target."""
    return Move(verb, f"character.{role}", target)


@cache
def use(verb: str, role: int) -> Move:
    """Use a character's ability that has no target."""
    return Move(verb, f"character.{role}")


@cache
def at_rank(verb: str, role: int, rank: int) -> Move:
    """Name a character by its rank."""
    return Move(verb, f"character.{role}", f"rank.{rank}")


@cache
def mark(kind: str, marker: int, rank: int) -> Move:
    """Put a warrant or a threat onto a rank."""
    return Move("place", f"{kind}.{marker}", f"rank.{rank}.{kind}")


@cache
def send(verb: str, card: int, to: str) -> Move:
    """A district card goes to a zone or onto another piece."""
    return Move(verb, f"district.{card}", to)


@cache
def between(verb: str, source: str, to: str, n: int = 0) -> Move:
    """Something of one zone, whatever it is, goes to another."""
    return Move(verb, source, to, n)


@cache
def number(name: str) -> int:
    """The number at the end of a piece's id or of a word: a card, a character, a rank."""
    return int(name.rpartition(".")[2])


@cache
def seat_of(zone: str) -> int:
    """The seat of a zone ``seat.N.hand``."""
    return int(zone.split(".")[1])
