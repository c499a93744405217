"""What ranks may bring in the end: prizes expected from a standing, the surer the less is still to come."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from client.rules.castellans.data import (
    CONTROL_PRIZES,
    LAST_THREE,
    LOOPS,
    MAGISTRATES,
    ROUNDS,
    WARDS,
)
from client.rules.castellans.state import Seat, State

Prizes = tuple[int, ...]

AFTER = frozenset(("monuments", "wharf", "reset", "guilds", "end"))  # phases after a round's control
CONTROL_DOUBT = 0.5  # halves by which a lead counts after one action of each, growing with the root of them
GUILD_DOUBT = 0.75  # the same in steps


@lru_cache(1 << 16)
def prize(mine: int, others: tuple[int, ...], doubt: float, prizes: Prizes = CONTROL_PRIZES) -> float:
    """The prize to expect among others, lead and lag counting by `doubt`; without presence nothing."""
    if mine <= 0:
        return 0.0
    ahead = 0.0
    for other in others:
        lag = (other - mine) / doubt
        ahead += 1.0 / (1.0 + exp(-lag)) if -30.0 < lag < 30.0 else float(lag > 0.0)
    place = int(ahead)
    if place >= len(prizes):
        return 0.0
    after = prizes[place + 1] if place + 1 < len(prizes) else 0
    return prizes[place] - (ahead - place) * (prizes[place] - after)


@lru_cache(1 << 17)
def stake(mine: int, rivals: tuple[int, ...], keep: int, doubt: float, prizes: Prizes, envy: float) -> float:
    """The prize to expect, less what the rivals may expect, weighed by `envy`; a keep takes a rank only."""
    lone = (keep,) if keep else ()
    found = prize(mine, (*rivals, *lone), doubt, prizes)
    if envy:
        for at, rival in enumerate(rivals):
            if rival:
                others = (mine, *rivals[:at], *rivals[at + 1 :], *lone)
                found -= envy * prize(rival, others, doubt, prizes)
    return found


@lru_cache(64)
def doubt(actions: int, unit: float) -> float:
    """By how much a lead counts with so many actions of each still to come."""
    return 0.02 if actions <= 0 else round(0.3 * unit + unit * sqrt(actions), 3)


@lru_cache(64)
def scorings(round: int, all_in_the_last: bool) -> tuple[tuple[int, ...], ...]:
    """For each ward the rounds from this one on that score it, as rounds from now."""
    found: list[tuple[int, ...]] = []
    for ward in range(len(WARDS)):
        wards = [*MAGISTRATES[:-1], MAGISTRATES[-1] if all_in_the_last else LAST_THREE]
        found.append(tuple([r - round for r in range(round, ROUNDS + 1) if ward in wards[r - 1]]))
    return tuple(found)


def running(s: State) -> int:
    """The first round whose scoring is still to come."""
    return s.round + (s.phase in AFTER)


def left_this_round(s: State, seat: Seat) -> int:
    """Actions a seat has still to take this round, the one being taken not counted."""
    return 0 if s.phase in AFTER else LOOPS - len(seat.dark)
