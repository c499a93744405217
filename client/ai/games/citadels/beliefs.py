"""Who may hold which character, as one seat can tell from the selection."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from client.rules.citadels import hidden
from client.rules.citadels.data import RANK
from client.rules.citadels.state import State

Odds = dict[int, dict[int, float]]  # rank -> seat -> chance
SWEEPS = 12


def odds(s: State, eyes: int, favour: Callable[[int, int], float]) -> Odds:
    """The chance of every seat for every rank this seat does not see, as the selection leaves it open.

    `favour(role, seat)` says how much rather than others a seat takes a character: a weight above 0.
    """
    at = hidden.places(s, eyes)
    may = hidden.bound(s, eyes, at)
    table = {
        role: {n: favour(role, at[n].seat) if at[n].seat != hidden.MIDDLE else 1.0 for n in spots}
        for role, spots in sorted(may.items())
    }
    balance(table, len(at))
    found: Odds = {}
    for role, row in table.items():
        chances = found.setdefault(RANK[role], {})
        for n, chance in row.items():
            seat = at[n].seat
            if seat != hidden.MIDDLE:
                chances[seat] = chances.get(seat, 0.0) + chance
    return found


def balance(table: Mapping[int, dict[int, float]], places: int) -> None:
    """Scale rows and columns in turn until each adds up to 1: every place has one character."""
    for _ in range(SWEEPS):
        sums = [0.0] * places
        for row in table.values():
            whole = sum(row.values())
            for n in row:
                row[n] /= whole
                sums[n] += row[n]
        for row in table.values():
            for n in row:
                row[n] /= sums[n]


def guess(s: State, eyes: int) -> Odds:
    """The same in a hurry: every character that nobody has shown is anybody's alike."""
    seats = s.seats
    waiting = [p for p, seat in enumerate(seats) if p != eyes and seat.roles]
    own = seats[eyes].roles
    held = sum([len(seats[p].roles) for p in waiting])
    gone = {RANK[role] for role in s.up} | set(s.silent) | {RANK[role] for role in own}
    for seat in seats:
        gone |= {RANK[role] for role in seat.shown}
    ranks = [rank for rank in range(1, len(s.cast) + 1) if rank not in gone]
    if not ranks:
        return {}
    each = {p: min(1.0, held / len(ranks)) * len(seats[p].roles) / held for p in waiting} if held else {}
    return dict.fromkeys(ranks, each)
