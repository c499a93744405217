"""What a seat does not know: hands, cards drawn, the deck, the cards removed, Rome's hidden ones.

The steps never import this (rules, section 4.4). A seat knows where the cards lie that it put under the deck
itself, until they are drawn; Rome's hidden cards, once it has seen them, are no secret to it. Cards bought
face up are not remembered once they are in a hand.
"""

from __future__ import annotations

from random import Random

from client.rules import kit
from client.rules.pax.state import State
from client.rules.play import Pool

# Bookkeeping that no piece shows and everybody may know: all of it follows from what happened openly.
UNSEEN = frozenset(
    {"options", "phase", "turn", "under", "unused", "played", "ran_out", "weighed", "rome_won"}
)


def pools(state: State, eyes: int | None) -> list[Pool]:
    """All hidden cards of the game as one pool; the own cards under the deck are bound to their places."""
    zones = [state.deck, state.removed]
    if eyes is None or not state.seats[eyes].peeked:
        zones.append(state.hidden)
    for me, seat in enumerate(state.seats):
        if me != eyes:
            zones += [seat.hand, seat.drawn]
    own = [place for place, sender in enumerate(state.under) if sender == eyes]
    return [Pool(zones, {state.deck[place]: (place,) for place in own})]


def redeal(state: State, eyes: int | None, rng: Random) -> None:
    """Deal the hidden cards anew, in place."""
    kit.redeal(pools(state, eyes), rng)
