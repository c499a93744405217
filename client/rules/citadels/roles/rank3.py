"""Magician, Wizard, Seer (rules, section 5.2, rank 3).

That the Wizard may build what his city has already stands in `building.allowed`.
"""

from __future__ import annotations

from functools import partial

from client.rules.citadels import sights
from client.rules.citadels.building import allowed, build, buildings
from client.rules.citadels.data import MAGICIAN, SEER, WIZARD
from client.rules.citadels.moves import DONE, KEEP, number, onto, seat_of, send
from client.rules.citadels.rows import role
from client.rules.citadels.state import NOBODY, State, draw, mix, others, put_under
from client.rules.play import Ask, Beat, Move, Step

# ---- Magician


def tricks(s: State, me: int) -> list[Move]:
    """Swap hands with a player, unless both are empty; or put cards back and draw as many [seed C68 C69]."""
    mine = bool(s.seats[me].hand)
    moves = [
        onto("swap", MAGICIAN, f"seat.{seat}.hand") for seat in others(s, me) if mine or s.seats[seat].hand
    ]
    if mine:
        moves.append(onto("redraw", MAGICIAN, "deck"))
    return moves


def swap(s: State, me: int, move: Move) -> Step:
    """The hands of two players change places [seed C68]."""
    other = seat_of(move.to)
    mine, theirs = s.seats[me].hand, s.seats[other].hand
    mine[:], theirs[:] = theirs[:], mine[:]
    sights.swap(s, me, other)
    yield Beat("hands_swapped", (me, other, len(mine), len(theirs)))


def redraw(s: State, me: int, move: Move) -> None:
    """Choose the cards to put back one by one."""
    sights.lose(s, me)
    s.phase = "redraw"


def put_back(s: State) -> Step:
    """One more card for the bottom of the deck; when it is enough, as many are drawn [seed C69]."""
    me = s.turn.seat
    seat = s.seats[me]
    move: Move = yield Ask(me, "redraw", partial(returns, s, me), (len(seat.aside),), run=True)
    if move != DONE:
        seat.hand.remove(number(move.piece))
        seat.aside.append(number(move.piece))
        return
    cards = len(seat.aside)
    yield from put_under(s, seat.aside)
    draw(s, seat.hand, cards)
    s.phase = "turn"
    yield Beat("redrawn", (me, cards))


def returns(s: State, me: int) -> list[Move]:
    """Any card still in hand; enough after the first."""
    seat = s.seats[me]
    moves = [send("put", card, "deck") for card in seat.hand]
    if seat.aside:
        moves.append(DONE)
    return moves


# ---- Wizard


def looks(s: State, me: int) -> list[Move]:
    """Any other player with cards [seed C70]."""
    return [onto("look", WIZARD, f"seat.{seat}.hand") for seat in others(s, me) if s.seats[seat].hand]


def look(s: State, me: int, move: Move) -> Step:
    """See a hand and take one card: into the own hand, or built at once outside the limit [seed C70 C71]."""
    victim = seat_of(move.to)
    s.turn.look = victim
    taken: Move = yield Ask(me, "wizard", partial(spoils, s, me, victim), (victim,))
    s.turn.look = NOBODY
    card, hand = number(taken.piece), s.seats[victim].hand
    sights.see(s, me, victim)
    if taken.verb == "keep":
        sights.pass_on(s, victim, me, card)
        yield Beat("card_taken", (me, victim))
    else:
        sights.leave(s, victim, card)
        yield from build(s, me, card, taken.verb, hand, within=False)


def spoils(s: State, me: int, victim: int) -> list[Move]:
    """Each card of the hand looked at: to keep, and to build in every way that it can be paid."""
    moves: list[Move] = []
    for card in s.seats[victim].hand:
        moves.append(KEEP[me][card])
        if allowed(s, s.seats[me], card):
            moves += buildings(s, me, card)
    return moves


# ---- Seer


def visions(s: State, me: int) -> list[Move]:
    """Use the ability, if anybody has a card [seed C73]."""
    return [FORESEE] if any([s.seats[seat].hand for seat in others(s, me)]) else []


def foresee(s: State, me: int, move: Move) -> Step:
    """A random card from every other player who has any, then one card of the own hand to each of them.

    [seed C73 C74]
    """
    robbed = [seat for seat in others(s, me) if s.seats[seat].hand]
    for seat in robbed:
        hand = s.seats[seat].hand
        yield from mix(hand, "hand")
        sights.pass_on(s, seat, me, hand[-1])
    yield Beat("foreseen", (me, *robbed))
    for seat in robbed:
        given: Move = yield Ask(me, "seer", partial(presents, s, me, seat), (seat,))
        sights.pass_on(s, me, seat, number(given.piece))


def presents(s: State, me: int, seat: int) -> list[Move]:
    """Any card in hand for this player."""
    return [send("give", card, f"seat.{seat}.hand") for card in s.seats[me].hand]


FORESEE = Move("foresee", f"character.{SEER}")

ROLES = (
    role(MAGICIAN, offers=tricks, acts={"swap": swap, "redraw": redraw}),
    role(WIZARD, offers=looks, acts={"look": look}),
    role(SEER, offers=visions, acts={"foresee": foresee}),
)
