"""The 27 characters by name, rank by rank."""

from __future__ import annotations

from collections.abc import Callable

from art.make.citadels import rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9
from art.make.svg import Svg

RANKS = (rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9)
DRAWINGS: dict[str, Callable[[], Svg]] = {
    f"character-{name}": draw for rank in RANKS for name, draw in rank.DRAWINGS.items()
}
