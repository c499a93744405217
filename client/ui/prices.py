"""What it would cost: a price on each thing that the lifted piece could be used on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from client.rules.play import Move
from client.ui.canvas import Over
from client.ui.desk import rect
from client.ui.spread import Box

if TYPE_CHECKING:
    from client.ui.stage import Stage

SIZE = 34.0  # design pixels of a price


def tags(stage: Stage) -> list[Over]:
    """The prices of the places where the lifted piece may go, as far as the game's counts tell them."""
    hand = stage.hand
    if not hand.lifted or stage.acts.running:
        return []
    found = []
    for target in hand.places:
        lie = stage.lies.get(target)
        amount = price(stage, hand.reach.moves_for(hand.lifted, target))
        if lie is not None and amount is not None:
            found.append(_tag(stage, target, lie.box, amount))
    return found


def price(stage: Stage, moves: tuple[Move, ...]) -> int | None:
    """What the first of these moves that costs something costs; None for none."""
    costs, counts = stage.desk.layout.looks.costs, stage.scene.table.counts
    for move in moves:
        name = f"{costs.get(move.verb, '')}.{move.to.rpartition('.')[2]}"
        if name in counts:
            return counts[name]
    return None


def _tag(stage: Stage, name: str, box: Box, amount: int) -> Over:
    desk = stage.desk
    size = min(SIZE * desk.k, box.w * 0.7)
    place = rect(Box(box.x + (box.w - size) / 2, box.y + box.h * 0.42, size, size))

    def paint(target: Surface) -> None:
        target.blit(desk.paint.price(amount, place.w), place.topleft)

    return Over(("price", name, amount, *place), place, paint)
