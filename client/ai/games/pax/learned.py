"""A small network that tells the share of the win from the signs of a position, learned over games of bots.

One hidden layer of 24 places for each number of seats. It learned what came of 90,000 to 130,000 games, by a
fast copy of the default rules and of fair: at first learning seats among themselves or one against fair ones,
at last nearly always the latter. A result told less of a decision the more decisions came after it. The
weights stand in `weights`, in hundredths.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul

from client.ai.games.pax.weights import WEIGHTS
from client.rules.pax.state import State

PLACES = 24
KNOWN = {
    "rome_test": "each_player",
    "primus_by": "symbols",
    "capacity_unit": "symbols",
    "rome_takes": "pile",
    "hidden_rome": 3,
}  # options that decide what is worth striving for, as they were when the network learned


class Network:
    """Signs in, share of the win out."""

    def __init__(self, numbers: Sequence[float]) -> None:
        """`numbers`: of every place a weight for each sign, its start and its worth; at last the start."""
        width = len(numbers) // PLACES
        rows = [numbers[k * width : (k + 1) * width] for k in range(PLACES)]
        self._places = [(tuple(row[:-2]), row[-2], row[-1]) for row in rows]
        self._start = numbers[-1]

    def value(self, signs: Sequence[float]) -> float:
        """The share of the win, 0 to 1."""
        total = self._start
        for row, start, worth in self._places:
            here = start + sum(map(mul, row, signs))
            if here > 0.0:
                total += worth * here
        return 1.0 / (1.0 + exp(-total)) if total > -40.0 else 0.0


@cache
def network(seats: int) -> Network | None:
    """The network for this number of seats, None where none has learned."""
    text = WEIGHTS.get(seats)
    return Network([int(word) / 100.0 for word in text.split()]) if text else None


def network_for(s: State) -> Network | None:
    """The network for this game, None with options that it does not know."""
    known = all([getattr(s.options, name) == value for name, value in KNOWN.items()])
    return network(len(s.seats)) if known else None
