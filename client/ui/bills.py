"""What a move would cost: plates with numbers and pictures on the places where the pieces may go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from client.rules.play import Decision, Move
from client.ui.canvas import Over
from client.ui.desk import NOBODY, Desk, rect
from client.ui.painters import Sprite
from client.ui.painters.vector import Vector
from client.ui.preview import quiet
from client.ui.spread import Box

if TYPE_CHECKING:
    from client.ui.stage import Stage

Bill = tuple[tuple[str, int], ...]  # what is paid, and how much of it
HIGH = 30.0  # design pixels of a plate
LEAST = 0.72  # how much smaller plates are at the most where the board is small
INK, EDGE = "#2b1608", "#3a2415"


def tags(stage: Stage) -> list[Over]:
    """The plates of the lifted piece's places, or of all places where only one price is possible."""
    asks = stage.desk.facts.asks
    if stage.acts.running or not stage.desk.layout.looks.bills or not isinstance(asks, Decision):
        return []
    if quiet(stage):
        return []
    found: dict[str, Bill] = {}
    for name, moves in _offers(stage, asks).items():
        bills = {bill(stage, asks, move) for move in moves}
        if len(bills) == 1 and (only := bills.pop()):
            found[name] = only
    return [over for name, owed in found.items() if (over := _over(stage, name, owed)) is not None]


def bill(stage: Stage, asks: Decision, move: Move) -> Bill:
    """What a move costs by the counts of the table; empty when the layout names no price for it, or when it
    costs nothing and the layout does not want that told."""
    place, desk, table = move.to.rpartition(".")[2], stage.desk, stage.scene.table
    pieces = table.zones.get(move.piece)
    lie = stage.lies.get(pieces[0].id if pieces else move.piece)
    if lie is None:
        return ()
    zone, number = lie.zone.partition(".")[2], lie.piece.id.rpartition(".")[2]
    about = {"seat": asks.seat, "kind": lie.piece.kind, "place": place, "zone": zone, "piece": number}
    prices = {what: count.format(**about) for what, count in _prices(desk, asks, move).items()}
    free = f"{asks.ask}.{move.verb}" in desk.layout.looks.free
    amounts = [(what, table.counts[count]) for what, count in prices.items() if count in table.counts]
    return tuple([(what, n) for what, n in amounts if n or free])


def _prices(desk: Desk, asks: Decision, move: Move) -> dict[str, str]:
    """What is paid for a move by the layout, each by a count."""
    bills, named = desk.layout.looks.bills, f"{asks.ask}.{move.verb}"
    return bills.get(f"{named}.{move.to.rpartition('.')[2]}") or bills.get(named) or {}


def _offers(stage: Stage, asks: Decision) -> dict[str, list[Move]]:
    """The moves by the name of what carries their price: the place; or a piece that is brought home, or whose
    own the price is, until it is lifted."""
    hand, reach = stage.hand, stage.hand.reach
    found: dict[str, list[Move]] = {}
    for piece in [hand.lifted] if hand.lifted else reach.sources:
        for target in reach.drops(piece):
            spot = stage.desk.spots.spots.get(target)
            home = spot is not None and spot.part == "shelf"
            if home and not hand.lifted and stage.lies[piece].zone.startswith("seat."):
                continue  # the own shelf is lit only once something is in the hand
            moves = reach.moves_for(piece, target)
            own = not hand.lifted and any([_by_piece(stage.desk, asks, move) for move in moves])
            name = piece if own or (home and not stage.lies[piece].zone.startswith("seat.")) else target
            found.setdefault(name, []).extend(moves)
    return found


def _by_piece(desk: Desk, asks: Decision, move: Move) -> bool:
    """Whether the price of a move is that of the piece, wherever it goes."""
    return any(["{piece}" in count for count in _prices(desk, asks, move).values()])


def _over(stage: Stage, name: str, owed: Bill) -> Over | None:
    """A plate at the foot of a place of the board, over the head of a piece, in the upper part of a panel's
    place; of a card in a seat's row in its middle, since over its head another row may lie."""
    desk, lie = stage.desk, stage.lies.get(name)
    box, spot = stage.box(name), desk.spots.spots.get(name)
    if box is None or name == stage.hand.lifted:
        return None
    if lie is None and spot is not None and spot.part == "board":
        box = spot.room
    k = min(desk.k, max(LEAST * desk.k, desk.spots.unit))
    sheet = plate(desk, owed, k)
    if lie is not None:
        row = lie.zone.startswith("seat.") and desk.layout.style(lie.piece.kind).card
        if row and sheet.w > box.w:
            sheet = plate(desk, owed, k * box.w / sheet.w)
        y = box.y + box.h * 0.52 if row else box.y - sheet.h * 0.4
    else:
        home = spot is not None and spot.part == "shelf"
        y = box.y + box.h * 0.36 if home else box.y + box.h + sheet.h * 0.22
    place = rect(Box(*sheet.centred(box.x + box.w / 2, y), sheet.w, sheet.h))
    place.clamp_ip((0, 0), desk.size)

    def paint(target: Surface) -> None:
        target.blit(sheet.surface, place)

    return Over(("bill", name, owed, *place), place, paint)


def plate(desk: Desk, owed: Bill, k: float) -> Sprite:
    """A parchment label with each amount before the picture of what is paid; `k` real pixels are a design
    pixel."""
    scale = min(1.5, max(1.0, desk.text))
    high = max(14, round(HIGH * k * scale))
    return desk.paint.keep(("bill", owed, high), lambda: _plate(desk, owed, high))


def _plate(desk: Desk, owed: Bill, high: int) -> Sprite:
    px = high * 0.74 / (desk.k * max(0.01, desk.text))
    parts: list[Surface] = []
    for what, n in owed:
        parts.append(desk.paint.text(str(n), px, INK, heavy=True))
        parts.append(desk.paint.bare("sign", what, NOBODY, round(high * 0.74), False))
    gaps = [high * (0.05 if n % 2 else 0.24) for n in range(1, len(parts))]
    wide = round(sum(part.get_width() for part in parts) + sum(gaps) + high * 0.66)
    sheet = Vector(wide, high)
    fill = sheet.linear(0, 0, 0, high, "#fff6d8", "#f3cf72")
    sheet.rect(1.5, 1.5, wide - 3, high - 3, fill, EDGE, max(1.2, high * 0.06), r=high * 0.46)
    face, x = sheet.sized((wide, high)), high * 0.33
    for part, gap in zip(parts, [*gaps, 0.0], strict=True):
        face.blit(part, (round(x), round((high - part.get_height()) / 2)))
        x += part.get_width() + gap
    return Sprite(face, 0, 0, wide, high)
