"""A turn of the action phase: monuments before or after, a die, one of five actions (rules, section 4.3)."""

from __future__ import annotations

from collections.abc import Callable

from client.rules.castellans.building import manor, manor_lack, temple, temple_lack
from client.rules.castellans.data import (
    ACTIONS,
    BONUS,
    FACES,
    FORUM,
    HARVEST,
    MANOR,
    MATCHES,
    NONE,
    RECRUIT,
    RESOURCES,
    TEMPLE,
    WHARF,
)
from client.rules.castellans.draft import TURNERS, turners, use_turner
from client.rules.castellans.harvest import harvest, windmill
from client.rules.castellans.influence import gain, gain_one_of, spread
from client.rules.castellans.monuments import monuments, raise_monument
from client.rules.castellans.moves import ACTION_AT, ACTS, CARD_AT, DIE_AT, END, SWAP, TURN
from client.rules.castellans.recruit import recruit, recruit_lack, settle
from client.rules.castellans.state import FORUM_USED, Seat, State, unlocked
from client.rules.castellans.wharf import can_wharf, ship, wharf
from client.rules.play import Ask, Beat, Move, Step

PRIMARY: dict[int, Callable[[State, int], Step]] = {
    TEMPLE: temple,
    MANOR: manor,
    RECRUIT: recruit,
    HARVEST: harvest,
}
# What is lacking of its good for each action that takes one, the actions as bits.
LACKS: tuple[tuple[int, Callable[[State, Seat], int]], ...] = (
    (1 << TEMPLE, temple_lack),
    (1 << MANOR, manor_lack),
    (1 << RECRUIT, recruit_lack),
)
# The action a face belongs to, as a bit; gold belongs to none.
MATCHING = [sum([1 << action for action, match in enumerate(MATCHES) if match == face]) for face in range(6)]


def turn(state: State) -> Step:
    """A monument, or a die for one of the five actions; it may be swapped and turned first [seed V28-V34]."""
    me = state.player
    seat = state.seats[me]
    move: Move = yield Ask(me, "turn", lambda: turns(state, me))
    if move.verb == "build":
        yield from raise_monument(state, me, move)
    elif move.verb == "swap":
        yield from swap(state, me, seat, move)
    elif move.verb == "turn":
        yield from turn_die(state, me, seat, move)
    else:
        spend(state, seat, move)


def turns(state: State, me: int) -> list[Move]:
    """Every action for every die not spent, swaps, turned faces, monuments.

    Any die pays for any action [seed V29]; a die that was swapped or turned has to be the one [designed].
    """
    seat = state.seats[me]
    if state.die != NONE:
        moves = acts(state, me, [state.die])
        dice = [state.die] if state.changed == "swapped" else []
        return moves + turnings(state, seat, dice)
    moves = acts(state, me, seat.light)
    if unlocked(seat, FORUM) and not seat.used & FORUM_USED:
        moves += swaps(state, seat)
    if seat.cards:
        moves += turnings(state, seat, seat.light)
    if state.options.monument_timing == "before_or_after":
        moves += monuments(state, me)
    return moves


def acts(state: State, me: int, dice: list[int]) -> list[Move]:
    """The actions that can be paid in full with each die, its bonus included [seed V29 V30, designed]."""
    seat, table = state.seats[me], ACTS[me]
    with_any, with_matching = 1 << HARVEST, 0  # actions as bits; Harvest can always be done [designed]
    if can_wharf(state, seat):
        with_any |= 1 << WHARF
    for action, lack_of in LACKS:
        lack = lack_of(state, seat)
        if not lack:
            with_any |= action
        elif lack <= BONUS and state.options.bonus_timing == "before_payment":
            with_matching |= action
    moves: list[Move] = []
    for die in dice:
        moves += table[die][with_any | with_matching & MATCHING[state.faces[die]]]
    return moves


def swaps(state: State, seat: Seat) -> list[Move]:
    """The Forum: each die not spent for each leftover die that shows something else [designed]."""
    faces = state.faces
    return [SWAP[die][other] for die in seat.light for other in state.leftover if faces[die] != faces[other]]


def turnings(state: State, seat: Seat, dice: list[int]) -> list[Move]:
    """Each of these dice turned by each citizen who may [seed V31]."""
    cards = turners(seat)
    return [TURN[die][card] for card in cards for die in dice if state.faces[die] != TURNERS[card]]


def swap(state: State, me: int, seat: Seat, move: Move) -> Step:
    """The chosen die and a leftover one change places; the latter will be spent, its value is not gained."""
    die, other = DIE_AT[move.piece], DIE_AT[move.to]
    seat.light[seat.light.index(die)] = other
    state.leftover[state.leftover.index(other)] = die
    seat.used |= FORUM_USED
    state.die, state.changed = other, "swapped"
    yield Beat("swapped", (me, FACES[state.faces[other]]))


def turn_die(state: State, me: int, seat: Seat, move: Move) -> Step:
    """A citizen turns the die that will be spent; only one may on a die [seed V31, designed]."""
    die = DIE_AT[move.piece]
    state.was = state.faces[die]
    face = use_turner(state, seat, CARD_AT[move.to], die)
    state.die, state.changed = die, "turned"
    yield Beat("turned", (me, FACES[state.was], FACES[face]))


def spend(state: State, seat: Seat, move: Move) -> None:
    """The die goes from its light slot to a dark one; its face is fixed from now on [seed V28]."""
    die = DIE_AT[move.piece]
    seat.light.remove(die)
    seat.dark.append(die)
    state.die, state.shown = die, state.faces[die]
    if state.changed == "turned" and not state.options.face_change_persists:
        state.faces[die] = state.was
    state.doing = ACTION_AT[move.to]
    state.phase = "act"


def act(state: State) -> Step:
    """The bonus of a matching face, the primary action, a sub-action that belongs to it [seed V28 V30]."""
    me, action = state.player, state.doing
    early, traded = state.options.bonus_timing == "before_payment", True
    matched = state.shown == MATCHES[action]
    if matched and early:
        yield from bonus(state, me)
    if action == WHARF:
        traded = yield from wharf(state, me)
    else:
        yield from PRIMARY[action](state, me)
    if matched and not early:
        yield from bonus(state, me)
    if action == RECRUIT:
        yield from settle(state, me)
    elif action == WHARF:
        yield from ship(state, me, traded)
    elif action == HARVEST:
        yield from windmill(state, me)
    state.phase = "close"


def bonus(state: State, me: int) -> Step:
    """What an action pays for a die that shows its face [seed V30 V67 V71 V76 V82 V90]."""
    action = state.doing
    yield Beat("matched", (me, ACTIONS[action]))
    if action == WHARF:
        yield from spread(state, me)
    elif action == HARVEST:
        yield from gain_one_of(state, me, RESOURCES)
    else:
        yield from gain(state, me, MATCHES[action], 1) or ()


def close(state: State) -> Step:
    """A monument now, unless one was built before; then it is the next player's turn [seed V16 V34]."""
    me = state.player
    offers = monuments(state, me)
    if offers:
        move: Move = yield Ask(me, "monument", lambda: [*offers, END])
        if move != END:
            yield from raise_monument(state, me, move)
    state.die = state.shown = state.was = state.doing = state.hired = NONE
    state.changed, state.raised = "", False
    state.player = (me + 1) % len(state.seats)
    state.phase = "turn" if state.seats[state.player].light else "control"
