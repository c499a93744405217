"""The scoring phase, the final ranking of the guilds and who wins (rules, sections 6.1 to 6.3, 6.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from client.rules import kit
from client.rules.castellans.data import (
    BETWEEN,
    CONTROL,
    CONTROL_PRIZES,
    GATES,
    GUILD_PRIZES,
    GUILD_RANK,
    GUILDS,
    LIGHTHOUSE_POINTS,
    MONUMENTS,
    NONE,
    ROUNDS,
    SOURCES,
    STARS,
    WHARF_PRIZES,
    WHARF_RANK,
)
from client.rules.castellans.moves import WARD
from client.rules.castellans.state import Seat, State, crates_out, manors_of, presence, score, scored_wards
from client.rules.play import Beat, Score, Step


@lru_cache(maxsize=8192)
def share(values: tuple[int, ...], prizes: tuple[int, ...], zero: int = 0) -> tuple[int, ...]:
    """What each gets of the prizes: the tied share the sum of their places, rounded down [seed V39 V46 V59].

    Values not above `zero` get nothing. Kept, since the same values come again and again.
    """
    found, place = [0] * len(values), 0
    for value in sorted({value for value in values if value > zero}, reverse=True):
        tied = [at for at, other in enumerate(values) if other == value]
        each = sum(prizes[place : place + len(tied)]) // len(tied)
        for at in tied:
            found[at] = each
        place += len(tied)
        if place >= len(prizes):
            break
    return tuple(found)


def halves(state: State) -> list[list[int]]:
    """Control points by seat and ward, in halves [seed V36 V37]."""
    return [presence(seat, state.options.monuments_give_cp) for seat in state.seats]


def shares(state: State, ward: int, points: Sequence[int]) -> tuple[int, ...]:
    """What a ward pays each seat by their control points, in halves, and last what is lost to the keeps.

    The keeps together are one contender; an option ranks them behind the players with as many points.
    [seed V38 V39 V40, 7 #17 #20]
    """
    options = state.options
    keeps = 2 * state.keeps.count(ward)
    least = -1 if options.zero_presence_scores else 0
    values = [2 * value + 1 for value in points]
    values.append(2 * keeps + options.keeps_share_ties if keeps else -2)
    return share(tuple(values), CONTROL_PRIZES, 2 * least + 1)


def control(state: State) -> Step:
    """The wards of the round pay their first three; keeps take places and nothing else [seed V35 V38 V40]."""
    found = halves(state)
    for ward in scored_wards(state):
        *paid, lost = shares(state, ward, [seat[ward] for seat in found])
        for me, points in enumerate(paid):
            if points:
                score(state.seats[me], points, CONTROL)
                yield Beat("control", (me, WARD[ward], points))
        if lost:
            yield Beat("keeps_take", (WARD[ward], lost))
        if not any(paid) and not lost:
            yield Beat("empty_ward", (WARD[ward],))
    state.phase = "monuments"


def gate_points(state: State, seat: Seat, at: int) -> int:
    """1 for each citizen in the two wards of the gate [seed V41]."""
    return sum([other.pawns.count(ward) for other in counted(state, seat) for ward in BETWEEN[at]])


def tower_points(state: State, seat: Seat, at: int) -> int:
    """1 for each manor in the ward of the tower [seed V42]."""
    return sum([manors_of(state, other, at) for other in counted(state, seat)])


def statue_points(state: State, seat: Seat, at: int) -> int:
    """1 for each temple in the ward of the statue [seed V43]."""
    return sum([other.temples.count(at) for other in counted(state, seat)])


_POINTS: tuple[Callable[[State, Seat, int], int], ...] = (gate_points, tower_points, statue_points)


def counted(state: State, seat: Seat) -> list[Seat]:
    """Whose pieces feed a monument: the owner's, or everybody's by an option [7 #10]."""
    return state.seats if state.options.monument_counts == "all" else [seat]


def monument_points(state: State, seat: Seat, kind: int) -> int:
    """What a monument of a seat is worth as things stand, 0 if it has none."""
    at = seat.monuments[kind]
    return 0 if at == NONE else _POINTS[kind](state, seat, at)


def lighthouse_points(state: State, seat: Seat) -> int:
    """2 for each own ship in its ward, every round; others by options [seed V44, 7 #6 #21]."""
    at, options = seat.lighthouse, state.options
    if at == NONE or (options.lighthouse_scores != "every_round" and at not in scored_wards(state)):
        return 0
    fleets = state.seats if options.lighthouse_ships == "all" else [seat]
    return LIGHTHOUSE_POINTS * sum([other.ships.count(at) for other in fleets])


def score_monuments(state: State) -> Step:
    """Monuments and lighthouses pay in every round, wherever they stand [seed V41-V44]."""
    for me, seat in enumerate(state.seats):
        paid = [monument_points(state, seat, kind) for kind in range(len(MONUMENTS))]
        paid.append(lighthouse_points(state, seat))
        for kind, points in enumerate(paid):
            if points:
                score(seat, points, GATES + kind)
                yield Beat("monument", (me, SOURCES[GATES + kind], points))
    state.phase = "wharf"


def wharf_shares(state: State) -> tuple[int, ...]:
    """What the crates on the wharf card are worth to each seat [seed V45 V46, 7 #20]."""
    least = -1 if state.options.zero_presence_scores else 0
    return share(tuple([crates_out(seat) for seat in state.seats]), WHARF_PRIZES, least)


def score_wharf(state: State) -> Step:
    """The most crates on the card take 3, 2 and 1 [seed V45]; then the reset, or after round 5 the end."""
    for me, points in enumerate(wharf_shares(state)):
        if points:
            score(state.seats[me], points, WHARF_RANK)
            yield Beat("wharf_points", (me, crates_out(state.seats[me]), points))
    state.phase = "reset" if state.round < ROUNDS else "guilds"


def guild_shares(state: State, guild: int) -> tuple[int, ...]:
    """What a guild pays in the end; a marker on its green star gets nothing [seed V58 V59 V60]."""
    return share(tuple([seat.influence[guild] for seat in state.seats]), GUILD_PRIZES)


def score_guilds(state: State) -> Step:
    """The four guilds are ranked one after another [seed V56 V57]."""
    for guild, name in enumerate(GUILDS):
        for me, points in enumerate(guild_shares(state, guild)):
            if points:
                score(state.seats[me], points, GUILD_RANK)
                yield Beat("guild_points", (me, name, points))
    state.phase = "end"


def stars(seat: Seat) -> int:
    """The star spaces at or behind the four markers [seed V62, inferred]."""
    return sum([space <= at for at in seat.influence for space in STARS])


def end(state: State) -> Step:
    """The points and stars of all are told [seed V61]."""
    for me, seat in enumerate(state.seats):
        yield Beat("final", (me, seat.points, stars(seat)))
    state.phase = ""


def standing(state: State) -> list[Score]:
    """Most points win; then most star spaces, or steps by an option; then it is shared [seed V61 V62 V63]."""
    steps = state.options.final_tiebreak == "total_steps"
    second = [sum(seat.influence) if steps else stars(seat) for seat in state.seats]
    ranks = kit.ranks([(seat.points, more) for seat, more in zip(state.seats, second, strict=True)])
    return [
        Score(
            me,
            seat.points,
            ranks[me],
            tuple(zip(SOURCES, seat.parts, strict=True)),
            won=not state.phase and ranks[me] == 1,
        )
        for me, seat in enumerate(state.seats)
    ]
