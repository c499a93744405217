"""Every answer a seat of Pax can give, made once: steps offer these and never build a move."""

from __future__ import annotations

from functools import cache

from client.rules.pax.data import CARDS, CATEGORIES, LEGIONS, MOST_SEATS
from client.rules.play import Move

_SEATS, _CARDS, _LEGIONS = range(MOST_SEATS), range(len(CARDS)), range(len(LEGIONS))

HAND, LEGION, BOTTOM = "hand", "legion", "bottom"  # where drawn cards go
DESTINATIONS = (HAND, LEGION, BOTTOM)

DRAW, SPY = Move("draw", "deck"), Move("spy", "hidden")
MODES = (DRAW, SPY)
PASS, STOP = Move("pass"), Move("stop")

KEEP = [[Move("keep", f"card.{card}", f"seat.{me}.hand") for card in _CARDS] for me in _SEATS]
BUY = [[Move("buy", f"legion.{k}", f"seat.{me}.hand") for k in _LEGIONS] for me in _SEATS]
PLAY = [
    [Move("play", f"card.{card}", f"seat.{me}.{CATEGORIES[CARDS[card].category]}") for card in _CARDS]
    for me in _SEATS
]

_TO_HAND = [[(Move("put", f"card.{card}", f"seat.{me}.hand"),) for card in _CARDS] for me in _SEATS]
_TO_LEGION = [tuple([Move("put", f"card.{card}", f"legion.{k}") for k in _LEGIONS]) for card in _CARDS]
_TO_BOTTOM = [(Move("put", f"card.{card}", "deck"),) for card in _CARDS]


@cache
def puts(me: int, card: int, destinations: tuple[str, ...], legions: int) -> tuple[Move, ...]:
    """A drawn card to each of these destinations, every legion being one."""
    ways = {HAND: _TO_HAND[me][card], LEGION: _TO_LEGION[card][:legions], BOTTOM: _TO_BOTTOM[card]}
    return tuple([move for destination in destinations for move in ways[destination]])


# The number of a card from its id, and of a legion from its zone; KeyError for another piece or zone.
card_of = {f"card.{card}": card for card in _CARDS}.__getitem__
legion_of = {f"legion.{k}": k for k in _LEGIONS}.__getitem__
