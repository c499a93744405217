"""What a seat should see at once on the board: where it would get the best price for what it could sell."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from pygame import Surface

from client.rules.siberia.data import RESOURCES
from client.rules.table import Table
from client.ui.painters.panels import outlined
from client.ui.painters.siberia import exchange
from client.ui.painters.siberia.facts import places
from client.ui.painters.surfaces import Placed

INSET = 2.5  # board units a frame is narrower than the place it may take
EDGE = 7.0  # board units the light reaches beyond a price


def accents(table: Table, home: int, tone: Callable[[int], int], said: str, k: float) -> list[Placed]:
    """A frame round the best price for each resource of which the seat could take a cube and sell it."""
    found = []
    for resource in RESOURCES:
        market = table.counts.get(f"market.{home}.{resource}")
        if market is None or not table.counts.get(f"takes.{home}.{resource}"):
            continue
        at = places()[f"market.{market}"]
        for piece in table.zones[f"market.{market}"]:
            x, y, w, h = exchange.price_box(piece.face, resource)
            size = (w * at.w - 2 * INSET, h * at.h)
            middle = at.left + (x + w / 2) * at.w, at.top + (y + h / 2) * at.h
            found.append((_frame(size, k), *middle))
    return found


@lru_cache(32)
def _frame(size: tuple[float, float], k: float) -> Surface:
    return outlined(size, k, EDGE, ("#ff9a4a", "#3a1602", "#ffb27a"))
