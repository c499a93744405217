"""The drawings of Siberia: signs, pieces, notes, exchange cities, marks, things on the map, cover, emblem."""

from __future__ import annotations

from collections.abc import Callable

from art.make.siberia import cities, cover, emblem, land, marks, notes, pieces, signs
from art.make.svg import Svg

DRAWINGS: dict[str, Callable[[], Svg]] = {
    **signs.DRAWINGS,
    **pieces.DRAWINGS,
    **notes.DRAWINGS,
    **cities.DRAWINGS,
    **marks.DRAWINGS,
    **land.DRAWINGS,
    **emblem.DRAWINGS,
    **cover.DRAWINGS,
}
