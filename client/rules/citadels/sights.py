"""What each seat knows of the cards in other hands: those it looked at, gave away or had taken from it.

A note holds as long as it is certain. Who cannot see which cards leave a hand is sure of none of it any more;
what lies under the deck is not noted, since it comes back one day (rules, section 4.6).
"""

from __future__ import annotations

from itertools import repeat

from client.rules.citadels.state import State


def see(s: State, me: int, holder: int) -> None:
    """A seat knows a whole hand."""
    seat = s.seats[me]
    others = [sight for sight in seat.sights if sight[1] != holder]
    seat.sights = (*others, *zip(s.seats[holder].hand, repeat(holder)))


def known(s: State, me: int, holder: int) -> list[int]:
    """The cards that a seat knows in another hand."""
    return [card for card, there in s.seats[me].sights if there == holder]


def pass_on(s: State, giver: int, taker: int, card: int) -> None:
    """A card changes hands, and nobody but these two sees which one."""
    s.seats[giver].hand.remove(card)
    s.seats[taker].hand.append(card)
    lose(s, giver, taker)
    leave(s, giver, card)
    s.seats[giver].sights += ((card, taker),)


def lose(s: State, holder: int, *witnesses: int) -> None:
    """Cards leave a hand, and only these others see which."""
    for me, seat in enumerate(s.seats):
        if seat.sights and me not in witnesses:
            seat.sights = tuple([sight for sight in seat.sights if sight[1] != holder])


def leave(s: State, holder: int, card: int) -> None:
    """Whoever knew a card in a hand sees that it is there no longer."""
    known = (card, holder)
    for seat in s.seats:
        if known in seat.sights:
            seat.sights = tuple([sight for sight in seat.sights if sight != known])


def swap(s: State, one: int, other: int) -> None:
    """Two hands change places: both know what they gave away, all others who has what they know now."""
    there = {one: other, other: one}
    for seat in s.seats:
        if seat.sights:
            seat.sights = tuple([(card, there.get(holder, holder)) for card, holder in seat.sights])
    for me, them in there.items():
        seat = s.seats[me]
        seat.sights = tuple([sight for sight in seat.sights if sight[1] not in there])
        see(s, me, them)
