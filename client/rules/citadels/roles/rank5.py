"""Rank 5: Bishop, Abbot and Cardinal (rules, section 5.2).

What the Bishop protects stands in `rank8.within`, the Cardinal's exchange in `building`.
"""

from __future__ import annotations

from client.rules.citadels.data import ABBOT, BISHOP, CARDINAL, MOST_SEATS
from client.rules.citadels.moves import onto, seat_of
from client.rules.citadels.rows import role
from client.rules.citadels.state import State, hand_over, others
from client.rules.play import Move

ALMS = [onto("alms", ABBOT, f"seat.{seat}.gold") for seat in range(MOST_SEATS)]


def shield(s: State, me: int) -> None:
    """Rank 8 cannot affect the districts of whoever acts as the Bishop, all round long [seed C84 C85]."""
    s.shielded = me


def richest(s: State, me: int) -> list[int]:
    """The richest of the others, if they have more gold than this seat; only stashes count [seed C87]."""
    most = max([s.seats[other].gold for other in others(s, me)])
    if most <= s.seats[me].gold:
        return []
    return [other for other in others(s, me) if s.seats[other].gold == most]


def alms(s: State, me: int) -> list[Move]:
    """The Abbot chooses one of the richest players, unless he is among them himself [seed C87]."""
    return [ALMS[other] for other in richest(s, me)]


def take_alms(s: State, me: int, move: Move) -> None:
    """That player gives him 1 gold."""
    hand_over(s, seat_of(move.to), me, 1)


ROLES = (
    role(BISHOP, opens=shield),
    role(ABBOT, offers=alms, acts={"alms": take_alms}),
    role(CARDINAL),
)
