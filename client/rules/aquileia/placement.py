"""Placing: everybody sends henchmen and sets the helmet, one piece a turn (rules, section 4.2)."""

from __future__ import annotations

from functools import partial

from client.rules.aquileia.data import GOLD_SIDE, PORTUS, SILVER_SIDE
from client.rules.aquileia.moves import HELMET, PASS, SEND, SENT
from client.rules.aquileia.state import FREE, NEUTRAL, Seat, State
from client.rules.play import Ask, Beat, Move, Step

_GOLD_SIDE, _SILVER_SIDE, _PORTUS = [slice(r.start, r.stop) for r in (GOLD_SIDE, SILVER_SIDE, PORTUS)]
_BARRED = [NEUTRAL] * 3
_MOST_BARRED = len(SILVER_SIDE) + len(PORTUS)  # free spaces that can be closed to one seat


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
    moves: list[Move] = []
    sending = seat.henchmen > 0 and not seat.passed
    if sending:
        moves = [move for move, holder in zip(SEND[me], spaces_for(s, me), strict=True) if holder == FREE]
    if seat.helmet:
        moves.append(HELMET[me][len(s.order)])
    if sending and s.options.optional_henchmen and not s.options.tiebreak_ends_placement:
        moves.append(PASS)
    return moves


def spaces_for(s: State, me: int) -> list[int]:
    """Who holds each space, with those closed to this seat held too: the other side of the race, and all
    but one harbour space or those whose coin it lacks [seed A28, A29, A30]."""
    on = s.on[:]
    if me in on[_GOLD_SIDE]:
        on[_SILVER_SIDE] = _BARRED
    elif me in on[_SILVER_SIDE]:
        on[_GOLD_SIDE] = _BARRED
    if me in on[_PORTUS]:
        on[_PORTUS] = _BARRED
    else:
        for metal, coins in enumerate(s.seats[me].coins):
            if not coins:
                on[PORTUS.start + metal] = NEUTRAL
    return on


def has_choice(s: State, me: int) -> bool:
    """Whether a seat has more than one thing to do; many free spaces tell it at once."""
    seat = s.seats[me]
    if seat.henchmen and not seat.passed and s.on.count(FREE) > _MOST_BARRED + 1:
        return True
    return len(places(s, me)) > 1


def only_choice(s: State, me: int) -> Move:
    """What a seat without a choice does; with nowhere to go it passes and keeps its henchmen [inferred]."""
    moves = places(s, me)
    return moves[0] if moves else PASS


def set_down(s: State, me: int, move: Move) -> int:
    """Set the piece down; a harbour space takes its coin at once [seed A30]. The space, or FREE for none."""
    seat = s.seats[me]
    space = SENT[me].get(move, FREE)
    if space >= 0:
        s.on[space] = me
        seat.henchmen -= 1
        s.marker[space] = seat.henchmen
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
