"""What a character and a unique district add to the rules: rows of hooks.

A hook is called as ``yield from hook(state, me) or ()`` with the seat that acts: it may ask (then it is a
generator) or just do (then it returns None). `offers` lists moves for the main window of a turn, `acts` says
for each verb of those what happens. What a character or a district changes passively stands as a named
condition in the function of that rule, in `building` and `turn`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from client.rules.citadels.data import CHARACTERS
from client.rules.citadels.state import State
from client.rules.play import Move, Step

Hook = Callable[[State, int], Step | None]
Act = Callable[[State, int, Move], Step | None]
Offers = Callable[[State, int], Iterable[Move]]
Points = Callable[[State, int, Sequence[int]], int]


class Role(NamedTuple):
    """One character.

    `opens` comes as soon as its abilities are open (at the reveal, or after a bribe), `gathered` right after
    its gathering, `closes` when its turn is declared over. `offers` is asked for while its ability is unused.
    """

    limit: int
    income: int
    gives: str
    opens: Hook | None = None
    gathered: Hook | None = None
    offers: Offers | None = None
    acts: Mapping[str, Act] = {}
    closes: Hook | None = None


def role(
    number: int,
    *,
    opens: Hook | None = None,
    gathered: Hook | None = None,
    offers: Offers | None = None,
    acts: Mapping[str, Act] | None = None,
    closes: Hook | None = None,
) -> Role:
    """The row of a character: what its card says and these hooks."""
    card = CHARACTERS[number]
    return Role(card.limit, card.income, card.gives, opens, gathered, offers, acts or {}, closes)


class Unique(NamedTuple):
    """One unique district: `offers` and `acts` for its owner's turn, `closes` at the end of it, `points`.

    `points(state, me, kinds)` are those beyond its cost; `kinds` are the kinds of the owner's city in its
    order, the Haunted Quarter being of the kind chosen for it.
    """

    offers: Offers | None = None
    acts: Mapping[str, Act] = {}
    closes: Hook | None = None
    points: Points | None = None


def district(
    card: int,
    *,
    offers: Offers | None = None,
    acts: Mapping[str, Act] | None = None,
    closes: Hook | None = None,
    points: Points | None = None,
) -> tuple[int, Unique]:
    """The row of a unique district by its card."""
    return card, Unique(offers, acts or {}, closes, points)
