"""Placing: everybody sends henchmen and sets the helmet, one piece a turn (rules, section 4.2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from client.rules.aquileia.data import GOLD_SIDE, PORTUS, SILVER_SIDE
from client.rules.aquileia.moves import HELMET, PASS, SENT, sends
from client.rules.aquileia.state import FREE, Seat, State
from client.rules.play import Ask, Beat, Move, Step


def _bits(spaces: Iterable[int]) -> int:
    return sum([1 << space for space in spaces])


# What standing on a space closes to its player for the round [seed A28, A29]
CLOSES = {space: _bits(SILVER_SIDE) for space in GOLD_SIDE}
CLOSES |= {space: _bits(GOLD_SIDE) for space in SILVER_SIDE}
CLOSES |= {space: _bits(PORTUS) for space in PORTUS}
_MOST_BARRED = len(SILVER_SIDE) + len(PORTUS)  # free spaces that can be closed to one seat
_BRONZE, _SILVER, _GOLD = [1 << space for space in PORTUS]


def place(s: State) -> Step:
    """One piece of everybody, clockwise from the start player, until all are placed [seed A17, A24, A25]."""
    for me in s.turn_order():
        if finished(s.seats[me]):
            continue
        if has_choice(s, me):
            move = yield Ask(me, "place", partial(places, s, me))
            space = set_down(s, me, move)
        else:
            move = only_choice(s, me)
            space = set_down(s, me, move)
            yield _forced(s, me, move)
        if space >= PORTUS.start:
            yield Beat("tariff_laid", (me, move.to))
    if all([finished(seat) for seat in s.seats]):
        s.phase = "dolus"


def places(s: State, me: int) -> list[Move]:
    """Where a seat may set a piece: an open space, the next rank of the track; pass [seed A24, A26, A31]."""
    seat = s.seats[me]
    moves = sends(me, spaces_for(s, me))
    if seat.helmet:
        moves.append(HELMET[me][len(s.order)])
    if may_pass(s, seat):
        moves.append(PASS)
    return moves


def spaces_for(s: State, me: int) -> int:
    """The spaces open to a seat as bits: free ones, not of the other side of the race, only one of the
    harbour and only for its coin [seed A26, A28, A29, A30]."""
    seat = s.seats[me]
    if seat.passed or not seat.henchmen:
        return 0
    spaces = s.free & ~seat.barred
    bronze, silver, gold = seat.coins
    if not bronze:
        spaces &= ~_BRONZE
    if not silver:
        spaces &= ~_SILVER
    if not gold:
        spaces &= ~_GOLD
    return spaces


def may_pass(s: State, seat: Seat) -> bool:
    """Whether a seat may keep its henchmen; with the other option the helmet is the way to stop."""
    options = s.options
    if not options.optional_henchmen or options.tiebreak_ends_placement:
        return False
    return seat.henchmen > 0 and not seat.passed


def has_choice(s: State, me: int) -> bool:
    """Whether a seat has more than one thing to do; many free spaces tell it at once."""
    seat = s.seats[me]
    if seat.henchmen and not seat.passed and s.free.bit_count() > _MOST_BARRED + 1:
        return True
    return spaces_for(s, me).bit_count() + seat.helmet + may_pass(s, seat) > 1


def only_choice(s: State, me: int) -> Move:
    """What a seat without a choice does; with nowhere to go it passes and keeps its henchmen [inferred]."""
    moves = places(s, me)
    return moves[0] if moves else PASS


def set_down(s: State, me: int, move: Move) -> int:
    """Set the piece down; a harbour space takes its coin at once [seed A30]. The space, or FREE for none."""
    seat = s.seats[me]
    space = SENT[me].get(move, FREE)
    if space >= 0:
        seat.henchmen -= 1
        s.occupy(space, me, seat.henchmen)
        seat.barred |= CLOSES.get(space, 0)
        if space >= PORTUS.start:
            metal = space - PORTUS.start
            seat.coins[metal] -= 1
            s.tariff[metal] = 1
    elif move == PASS:
        seat.passed = True
    else:
        seat.helmet = False
        s.order.append(me)
        seat.passed = seat.passed or s.options.tiebreak_ends_placement
    return space


def finished(seat: Seat) -> bool:
    """Whether a seat has nothing left to place: the helmet is down, and the henchmen or its wish for more."""
    return not seat.helmet and (seat.passed or not seat.henchmen)


def _forced(s: State, me: int, move: Move) -> Beat:
    """What the onlookers are told of a turn without a choice."""
    if move == PASS:
        return Beat("kept", (me, s.seats[me].henchmen))
    if move.piece.endswith("helmet"):
        return Beat("helmet", (me, len(s.order)))
    return Beat("sent", (me, move.to))
