"""The drawings of Castellans: signs, goods, pieces, the city, citizens, cards, emblem, cover."""

from __future__ import annotations

from collections.abc import Callable

from art.make.castellans import cards, citizens, city, cover, goods, pieces, signs, town
from art.make.svg import Svg

DRAWINGS: dict[str, Callable[[], Svg]] = {
    **signs.DRAWINGS,
    **goods.DRAWINGS,
    **pieces.DRAWINGS,
    **citizens.DRAWINGS,
    **city.DRAWINGS,
    **town.DRAWINGS,
    **cards.DRAWINGS,
    **cover.DRAWINGS,
}
