"""The drawings of the districts: 17 ordinary and 30 unique buildings, the back of their cards, marks on them.

Each building is a scene whose window on a card shows x 0..400 and, of its height, what the card has room for.
"""

from __future__ import annotations

from collections.abc import Callable

from art.make.citadels.districts import (
    arts,
    gates,
    lore,
    marks,
    military,
    noble,
    religious,
    shady,
    state,
    trade,
    waterside,
    works,
    yards,
)
from art.make.svg import Svg

SCENES: dict[str, Callable[[], Svg]] = {
    **noble.DRAWINGS,
    **religious.DRAWINGS,
    **trade.DRAWINGS,
    **waterside.DRAWINGS,
    **military.DRAWINGS,
    **gates.DRAWINGS,
    **state.DRAWINGS,
    **lore.DRAWINGS,
    **arts.DRAWINGS,
    **works.DRAWINGS,
    **yards.DRAWINGS,
    **shady.DRAWINGS,
}
DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"district-{name}": draw for name, draw in SCENES.items()},
    **marks.DRAWINGS,
}
