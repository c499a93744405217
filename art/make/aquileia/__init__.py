"""The drawings of Aquileia: sites, areas, spaces, cards, pieces."""

from __future__ import annotations

from collections.abc import Callable

from art.make.aquileia import areas, cards, cover, emblem, harbour, pieces, sites, spaces
from art.make.svg import Svg

DRAWINGS: dict[str, Callable[[], Svg]] = {
    **sites.DRAWINGS,
    **areas.DRAWINGS,
    **harbour.DRAWINGS,
    **spaces.DRAWINGS,
    **cards.DRAWINGS,
    **pieces.DRAWINGS,
    **cover.DRAWINGS,
    **emblem.DRAWINGS,
}
