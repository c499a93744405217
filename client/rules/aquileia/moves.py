"""Every answer a seat of Aquileia can give, made once: steps offer these and never build a move."""

from __future__ import annotations

from functools import cache

from client.rules.aquileia.data import (
    ARMS,
    BLUE_DICE,
    COINS_OF_A_METAL,
    COLOURS,
    LAURELS,
    METALS,
    MOST_SEATS,
    SITES,
    SLAVES,
    SPACES,
    THEATRE,
)
from client.rules.play import Move

_SEATS = range(MOST_SEATS)

PASS, DONE, DECLINE, STOP = Move("pass"), Move("done"), Move("decline"), Move("stop")
POINTS, SLAVE = Move("points"), Move("slave")
BANKS, WORKSHOPS = Move("banks"), Move("workshops")

SEND = [[Move("place", f"seat.{me}.henchmen", f"space.{space.id}") for space in SPACES] for me in _SEATS]
_PART = 7  # spaces looked up together


@cache
def _sends(me: int, first: int, bits: int) -> tuple[Move, ...]:
    """A seat's moves to those spaces, from the first on, whose bits are set."""
    return tuple([SEND[me][first + place] for place in range(_PART) if bits >> place & 1])


def sends(me: int, spaces: int) -> list[Move]:
    """A seat's moves to these spaces, given as bits."""
    part = (1 << _PART) - 1
    return [
        *_sends(me, 0, spaces & part),
        *_sends(me, _PART, spaces >> _PART & part),
        *_sends(me, 2 * _PART, spaces >> 2 * _PART & part),
        *_sends(me, 3 * _PART, spaces >> 3 * _PART),
    ]


HELMET = [[Move("place", f"seat.{me}.helmet", f"order.{field}") for field in _SEATS] for me in _SEATS]

CHANGE = [[Move("change", metal, "", n) for n in range(COINS_OF_A_METAL + 1)] for metal in METALS]
BUY_ARMS = [[Move("buy", f"arms.{card}", f"seat.{me}.arms") for card in range(len(ARMS))] for me in _SEATS]
BUY_BLIND = [Move("buy", "armoury.deck", f"seat.{me}.arms") for me in _SEATS]
BUY_SLAVES = [[Move("buy", "slaves.deck", f"seat.{me}.slaves", n) for n in range(4)] for me in _SEATS]

PLAY_ARMS = [Move("play", f"arms.{card}", "contest") for card in range(len(ARMS))]
PLAY_SLAVE = [Move("play", f"slave.{card}", "contest") for card in range(len(SLAVES))]
ROLL = [Move("roll", n=n) for n in range(BLUE_DICE + 1)]
KEEP = [Move("keep", f"laurel.{card}") for card in range(len(LAURELS))]

BID = [[Move("bid", f"seat.{me}.{metal}", f"seat.{me}.dish") for metal in METALS] for me in _SEATS]
ADD = [[Move("add", f"seat.{me}.{metal}", f"seat.{me}.dish") for metal in METALS] for me in _SEATS]

BUILD = [[Move("build", f"seat.{me}.houses", f"site.{site.id}") for site in SITES] for me in _SEATS]
HAND = [Move("hand", f"slave.{card}", "slaves.discard") for card in range(len(SLAVES))]
PAY = [[Move("pay", f"seat.{me}.{metal}", f"tariff.{metal}") for metal in METALS] for me in _SEATS]
ASSIGN = [[Move("assign", f"theatre.{card}", name) for name in COLOURS] for card in range(len(THEATRE))]


def _places(rows: list[Move]) -> dict[Move, int]:
    return {move: place for place, move in enumerate(rows)}


# What an answer stands for, looked up again.
SENT = [_places(SEND[me]) for me in _SEATS]
BUILT = [_places(BUILD[me]) for me in _SEATS]
COIN = [{**_places(BID[me]), **_places(ADD[me])} for me in _SEATS]
HANDED = _places(HAND)
PLAYED_ARMS, PLAYED_SLAVE = _places(PLAY_ARMS), _places(PLAY_SLAVE)
KEPT = _places(KEEP)
NAMED = [_places(row) for row in ASSIGN]
