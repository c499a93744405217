"""King, Emperor, Patrician (rules, section 5.2, rank 4)."""

from __future__ import annotations

from functools import partial

from client.rules.citadels.data import EMPEROR, KING, PATRICIAN
from client.rules.citadels.moves import PASS, between, seat_of
from client.rules.citadels.rows import role
from client.rules.citadels.sights import pass_on
from client.rules.citadels.state import NOBODY, State, hand_over, mix, others
from client.rules.play import Ask, Beat, Move, Step

RANK4 = 4


def crown(s: State, me: int) -> Step:
    """The crown goes to a player, who calls the other ranks and picks first next round [seed C76 C77]."""
    if s.crown != me:
        s.crown = me
        yield Beat("crowned", (me,))


# ---- King and Patrician


def take_crown(s: State, me: int) -> Step:
    """The crown at once, unless the Witch plays this turn: then it waits [seed C49 C76 C83]."""
    if s.bewitched != RANK4:
        yield from crown(s, me)


# ---- Emperor


def coronations(s: State, me: int) -> list[Move]:
    """Anybody but the Emperor himself and the present holder [seed C79 C82]."""
    return [between("crown", "crown", f"seat.{seat}.crown") for seat in others(s, me) if seat != s.crown]


def bestow(s: State, me: int, move: Move) -> Step:
    """The crown to another player, who may have to give 1 gold or a random card for it [seed C79 C80]."""
    receiver = seat_of(move.to)
    yield from crown(s, receiver)
    s.turn.crowned = True
    offers = tributes(s, me, receiver)
    if len(offers) > 1:
        answer: Move = yield Ask(me, "tribute", lambda: offers, (receiver,))
        yield from tribute(s, me, receiver, answer)


def tributes(s: State, me: int, receiver: int) -> list[Move]:
    """Gold or a card, of what there is, or nothing [seed C80]."""
    seat, moves = s.seats[receiver], []
    if seat.gold:
        moves.append(between("take", f"seat.{receiver}.gold", f"seat.{me}.gold"))
    if seat.hand:
        moves.append(between("take", f"seat.{receiver}.hand", f"seat.{me}.hand"))
    return [*moves, PASS]


def tribute(s: State, me: int, receiver: int, move: Move) -> Step:
    """The receiver gives what the Emperor takes [seed C80]."""
    if move.to.endswith("gold"):
        hand_over(s, receiver, me, 1)
        yield Beat("tribute_gold", (me, receiver))
    elif move != PASS:
        hand = s.seats[receiver].hand
        yield from mix(hand, "hand")
        pass_on(s, receiver, me, hand[-1])
        yield Beat("tribute_card", (me, receiver))


# ---- at the end of the round


def holder(s: State) -> int:
    """Who has the character of rank 4, revealed or not; NOBODY for none."""
    four = s.cast[RANK4 - 1]
    return next((me for me, seat in enumerate(s.seats) if four in seat.roles or four in seat.shown), NOBODY)


def succession(s: State) -> Step:
    """A killed or bewitched King or Patrician has the crown now; a killed Emperor gives it away now.

    [seed C78 C81 C49]
    """
    if RANK4 not in (s.killed, s.bewitched):
        return
    me = holder(s)
    if me == NOBODY:
        return
    if s.cast[RANK4 - 1] != EMPEROR:
        yield from crown(s, me)
    elif s.killed == RANK4:
        move: Move = yield Ask(me, "heir", partial(coronations, s, me))
        yield from crown(s, seat_of(move.to))


ROLES = (
    role(KING, opens=take_crown),
    role(EMPEROR, offers=coronations, acts={"crown": bestow}),
    role(PATRICIAN, opens=take_crown),
)
