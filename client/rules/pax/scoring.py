"""The points of a game of Pax and who wins it (rules, section 6.5)."""

from __future__ import annotations

from client.rules import kit
from client.rules.pax.data import ARMY, CATEGORY_POINTS, FLEET, MONEY_POINTS, PRIMUS_POINTS, STRONGER_POINTS
from client.rules.pax.rome import ahead
from client.rules.pax.state import NOBODY, State, bonus, symbols
from client.rules.play import Score


def standing(state: State) -> list[Score]:
    """Points by source, as if the players won while the game runs; Rome's victory makes them void.

    The most points win, a tie is shared or goes to the money. [seed P49 P51, designed]
    """
    seats = range(len(state.seats))
    over = not state.phase
    if over and state.rome_won and not state.solo:
        return [_under_rome(state, me) for me in seats]
    parts = [points(state, me) for me in seats]
    totals = [sum([n for _, n in mine]) for mine in parts]
    ranks = kit.ranks(_keys(state, totals))
    won = over and not state.rome_won
    return [Score(me, totals[me], ranks[me], parts[me], won=won and ranks[me] == 1) for me in seats]


def _keys(state: State, totals: list[int]) -> list[tuple[int, int]]:
    """What ranks go by: the points; among those on top the money, with the option."""
    by_money = state.options.final_tiebreak == "money"
    top = max(totals)
    return [
        (total, fortune(state, me) if by_money and total == top else 0) for me, total in enumerate(totals)
    ]


def _under_rome(state: State, me: int) -> Score:
    """Rome won: the conspirator wins with it, alone; without one everybody loses [seed P49, inferred]."""
    owner = state.conspirator
    return Score(me, 0, 1 if owner in (NOBODY, me) else 2, (), won=owner == me)


def points(state: State, me: int) -> tuple[tuple[str, int], ...]:
    """A player's points by source [seed P52-P57]; alone Primus Conspiratus gives none [inferred]."""
    seat = state.seats[me]
    present = len([row for row in seat.area if row])
    forces = symbols(seat.area[FLEET]) + symbols(seat.area[ARMY]) + sum(bonus(seat))
    primus = state.conspirator == me
    return (
        ("categories", CATEGORY_POINTS * present),
        ("stronger", STRONGER_POINTS * len(ahead(state, me))),
        ("forces", forces),
        ("primus", PRIMUS_POINTS * primus),
        ("money", MONEY_POINTS * richest(state, me)),
    )


def fortune(state: State, me: int) -> int:
    """Aurei and one more for each hand card, for the comparison of money only [seed P57]."""
    return state.seats[me].aurei + len(state.seats[me].hand)


def richest(state: State, me: int) -> bool:
    """Whether nobody has more money; a lone player has the most, unless the option says no [seed P56]."""
    if state.solo:
        return state.options.solo_money_points
    return fortune(state, me) == max([fortune(state, other) for other in range(len(state.seats))])
