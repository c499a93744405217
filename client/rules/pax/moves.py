"""Every answer a seat of Pax can give, made once: steps offer these and never build a move."""

from __future__ import annotations

from functools import cache

from client.rules.pax.data import CARDS, CATEGORIES, LEGIONS, MOST_SEATS
from client.rules.play import Move

_SEATS, _CARDS = range(MOST_SEATS), range(len(CARDS))

HAND, LEGION, BOTTOM = "hand", "legion", "bottom"  # where drawn cards go
DESTINATIONS = (HAND, LEGION, BOTTOM)

DRAW, SPY = Move("draw", "deck"), Move("spy", "hidden")
MODES = (DRAW, SPY)
PASS, STOP = Move("pass"), Move("stop")

KEEP = [[Move("keep", f"card.{card}", f"seat.{me}.hand") for card in _CARDS] for me in _SEATS]
BUY = [[Move("buy", f"legion.{k}", f"seat.{me}.hand") for k in range(len(LEGIONS))] for me in _SEATS]
PLAY = [
    [Move("play", f"card.{card}", f"seat.{me}.{CATEGORIES[CARDS[card].category]}") for card in _CARDS]
    for me in _SEATS
]


@cache
def puts(me: int, card: int, destinations: tuple[str, ...], legions: int) -> tuple[Move, ...]:
    """A drawn card to each of these destinations, every legion being one."""
    ways = []
    for destination in destinations:
        if destination == HAND:
            ways.append(f"seat.{me}.hand")
        elif destination == LEGION:
            ways += [f"legion.{k}" for k in range(legions)]
        else:
            ways.append("deck")
    return tuple([Move("put", f"card.{card}", to) for to in ways])


def card_of(piece: str) -> int:
    """The number of a card from its id."""
    return int(piece[5:])


def legion_of(zone: str) -> int:
    """The number of a legion from its zone."""
    return int(zone[7:])
