"""Influence, bridges and whatever else is gained (rules, sections 2.2, 2.6, 5.8)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from client.rules.castellans.data import (
    BASICS,
    BRIDGES,
    CAP,
    CHOICE,
    CROSSED,
    FACES,
    GOLD,
    GOLD_FACE,
    GOODS,
    GUILDS,
    INFLUENCE,
    NONE,
    OTHER,
    POINTS,
    TRACK,
)
from client.rules.castellans.moves import ADVANCE, COPY, DIE_AT, GAIN, GOOD_AT, GUILD_AT
from client.rules.castellans.state import State, cap, score
from client.rules.play import Ask, Beat, Move, Step

Choice = Generator[Any, Any, int]  # a step that tells what was chosen

ALL_GUILDS = tuple(range(len(GUILDS)))
# How many steps from each space come before the next bridge; none on the last space, where a step is lost.
DRY = [
    [min([at for at in bridges if at > space], default=space + 1) - space - 1 for space in range(TRACK + 1)]
    for bridges in BRIDGES
]
# The bridges that give influence in another guild.
FORKS = [[at for at, rewards in bridges.items() if rewards[0][0] == OTHER] for bridges in BRIDGES]


def gain(state: State, me: int, good: int, n: int) -> Step | None:
    """A seat takes goods as far as its track holds them; the rest is lost [designed]."""
    seat = state.seats[me]
    held = seat.goods[good] + n
    over = held - cap(seat, good) if held > CAP else 0  # no track holds less
    if over > 0:
        seat.goods[good] = held - over
        return _lost(me, good, over)
    seat.goods[good] = held
    return None


def _lost(me: int, good: int, n: int) -> Step:
    yield Beat("lost", (me, GOODS[good], n))


def gain_one_of(state: State, me: int, goods: Sequence[int]) -> Step:
    """A seat chooses one of these goods, though nothing of it may fit [seed V90, designed]."""
    offers = [GAIN[me][good] for good in goods]
    move: Move = yield Ask(me, "good", lambda: offers)
    yield from gain(state, me, GOOD_AT[move.piece], 1) or ()


def gain_value(state: State, me: int, face: int) -> Step | Choice | None:
    """The value of a die: a good, two gold, or a step of influence in any guild [seed V22 V23 V24]."""
    if face == INFLUENCE:
        return spread(state, me)
    return gain(state, me, face, GOLD_FACE if face == GOLD else 1)


def copy(state: State, me: int, why: str, without: Sequence[int] = ()) -> Choice:
    """A seat gains the value of a leftover die, which stays where it is; returns the die [designed]."""
    dice = [die for die in state.leftover if die not in without]
    die = dice[0]
    if len({state.faces[other] for other in dice}) > 1:
        offers = [COPY[other] for other in dice]
        move: Move = yield Ask(me, "leftover", lambda: offers, (why,))
        die = DIE_AT[move.piece]
    yield from gain_value(state, me, state.faces[die]) or ()
    return die


def spread(state: State, me: int, guilds: Sequence[int] = ALL_GUILDS, steps: int = 1) -> Choice:
    """Steps in one of these guilds, of choice; full tracks are not offered; returns the guild or NONE.

    [seed V24, designed]
    """
    influence = state.seats[me].influence
    able = guilds if max(influence) < TRACK else [guild for guild in guilds if influence[guild] < TRACK]
    if not able:
        yield Beat("step_lost", (me,))
        return NONE
    guild = able[0]
    if len(able) > 1:
        offers = [ADVANCE[me][other] for other in able]
        move: Move = yield Ask(me, "influence", lambda: offers, (steps,))
        guild = GUILD_AT[move.piece]
    yield from advance(state, me, guild, steps) or ()
    return guild


def advance(state: State, me: int, guild: int, steps: int) -> Step | None:
    """A marker goes forward, step by step where it crosses a bridge [seed V25, designed]."""
    influence = state.seats[me].influence
    if steps > DRY[guild][influence[guild]]:
        return _march(state, me, guild, steps)
    influence[guild] += steps
    return None


def _march(state: State, me: int, guild: int, steps: int) -> Step:
    """Each bridge pays before the next step [seed V25, designed]."""
    influence, bridges = state.seats[me].influence, BRIDGES[guild]
    for _ in range(steps):
        if influence[guild] == TRACK:
            yield Beat("step_lost", (me,))
            return
        influence[guild] += 1
        if influence[guild] in bridges:
            yield from _cross(state, me, guild, influence[guild])


def _cross(state: State, me: int, guild: int, space: int) -> Step:
    """What a bridge pays, finished completely before anything else goes on [seed V25]."""
    for reward, n in BRIDGES[guild][space]:
        told = reward if isinstance(reward, str) else FACES[reward]
        yield Beat("bridge", (me, GUILDS[guild], told, n))
        if reward == POINTS:
            score(state.seats[me], n, CROSSED)
        elif reward == CHOICE:
            yield from gain_one_of(state, me, BASICS)
        elif reward == OTHER:
            yield from spread(state, me, [other for other in ALL_GUILDS if other != guild], n)
        else:
            yield from gain(state, me, int(reward), n) or ()


def both(state: State, me: int, guilds: tuple[int, int], steps: int) -> Step:
    """Steps on both guilds of a ward; the owner says which goes first [seed V66 V70, designed].

    Asked only where a bridge on the way moves another marker: all other rewards add up alike in any order.
    """
    first, second = guilds
    influence = state.seats[me].influence
    if _moves_another(influence[first], first, steps) or _moves_another(influence[second], second, steps):
        offers = [ADVANCE[me][guild] for guild in guilds]
        move: Move = yield Ask(me, "first", lambda: offers, (steps,))
        if GUILD_AT[move.piece] != first:
            first, second = second, first
    yield from advance(state, me, first, steps) or ()
    yield from advance(state, me, second, steps) or ()


def _moves_another(space: int, guild: int, steps: int) -> bool:
    """Whether so many steps from a space cross a bridge that gives influence."""
    return any([space < at <= space + steps for at in FORKS[guild]])
