"""The points of a city and who wins (rules, section 6.2)."""

from __future__ import annotations

from client.rules import kit
from client.rules.citadels.data import (
    ALL_KINDS_POINTS,
    FACE,
    FIRST_POINTS,
    HAUNTED_QUARTER,
    KIND,
    KINDS,
    LATER_POINTS,
    RANK,
)
from client.rules.citadels.districts import UNIQUES
from client.rules.citadels.roles.rank4 import RANK4
from client.rules.citadels.state import Seat, State, complete, effective
from client.rules.play import Score

VAULTS_POINTS = 3  # shown from the hand at the end [card]
SCORING = {card: row.points for card, row in UNIQUES.items() if row.points is not None}
Parts = tuple[tuple[str, int], ...]


def standing(s: State) -> list[Score]:
    """The points of every seat, as if the game ended now; the most win, ties by `lead` [seed C37]."""
    seats = range(len(s.seats))
    parts = [points(s, me) for me in seats]
    totals = [sum([n for _, n in mine]) for mine in parts]
    ranks = kit.ranks([(totals[me], lead(s, me)) for me in seats])
    over = not s.phase
    return [Score(me, totals[me], ranks[me], parts[me], won=over and ranks[me] == 1) for me in seats]


def lead(s: State, me: int) -> int:
    """What decides a tie: the highest rank revealed this round; a killed character counts only as rank 4.

    [rulebook, inferred]
    """
    if s.options.tie_break == "shared":
        return 0
    shown = [RANK[role] for role in s.seats[me].shown]
    return max([rank for rank in shown if rank != s.killed or rank == RANK4], default=0)


def points(s: State, me: int) -> Parts:
    """A player's points by source [seed C33-C36]; the Haunted Quarter counts as what brings the most."""
    seat = s.seats[me]
    districts = sum([effective(s, card) for card in seat.city])
    vault = VAULTS_POINTS * (s.vault == me)
    kinds = [KIND[card] for card in seat.city]
    extra = bonuses(s, me, kinds)
    if HAUNTED_QUARTER in seat.city:
        place = seat.city.index(HAUNTED_QUARTER)
        choices = [bonuses(s, me, [*kinds[:place], kind, *kinds[place + 1 :]]) for kind in range(len(KINDS))]
        extra = max(choices, key=lambda parts: sum([n for _, n in parts]))
    return (
        ("districts", districts),
        *extra[:1],
        ("completed", completion(s, seat)),
        *extra[1:],
        *((("secret_vault", vault),) if vault else ()),
    )


def bonuses(s: State, me: int, kinds: list[int]) -> Parts:
    """Points for all five kinds, then those of each unique district that gives any [seed C34 C36]."""
    found = [("all_kinds", ALL_KINDS_POINTS * (len(set(kinds)) == len(KINDS)))]
    for card in s.seats[me].city:
        if card in SCORING:
            found.append((FACE[card], SCORING[card](s, me, kinds)))
    return tuple(found)


def completion(s: State, seat: Seat) -> int:
    """The first complete city and every later one; with the option only those complete at the end.

    [seed C35]
    """
    latched = s.options.completion_bonus == "latched"
    if not seat.completed or not (latched or complete(s, seat)):
        return 0
    return FIRST_POINTS if seat.completed == 1 else LATER_POINTS
