"""What a seat should see at once on the board: where it would get the best price for what it could sell."""

from __future__ import annotations

from functools import lru_cache

from pygame import Surface

from client.rules.siberia.data import RESOURCES
from client.rules.table import Table
from client.ui.painters.siberia import exchange
from client.ui.painters.siberia.facts import places
from client.ui.painters.surfaces import blank, soften
from client.ui.painters.vector import Vector

Placed = tuple[Surface, float, float]
INSET = 2.5  # board units a frame is narrower than the place it may take
EDGE = 7.0  # board units the light reaches beyond a price


def accents(table: Table, seat: int, k: float) -> list[Placed]:
    """A frame round the best price for each resource of which the seat could take a cube and sell it."""
    found = []
    for resource in RESOURCES:
        market = table.counts.get(f"market.{seat}.{resource}")
        if market is None or not table.counts.get(f"takes.{seat}.{resource}"):
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
    w, h = size[0] + 2 * EDGE, size[1] + 2 * EDGE
    glow, lines = Vector(w, h), Vector(w, h)
    glow.rect(EDGE, EDGE, *size, None, "#ff9a4a", 5, r=6)
    lines.rect(EDGE, EDGE, *size, None, "#3a1602", 3.4, r=6)
    lines.rect(EDGE, EDGE, *size, None, "#ffb27a", 2.0, r=6)
    out = blank(round(w * k), round(h * k))
    out.blit(soften(glow.sized(out.get_size()), max(1.0, 2.5 * k)), (0, 0))
    out.blit(lines.sized(out.get_size()), (0, 0))
    return out
