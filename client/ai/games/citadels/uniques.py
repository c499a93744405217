"""What unique districts bring beyond their cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client.rules.citadels.data import (
    ARMORY,
    BASILICA,
    CAPITOL,
    COST,
    DRAGON_GATE,
    FACTORY,
    FRAMEWORK,
    GOLD_MINE,
    GREAT_WALL,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KEEP,
    KIND,
    KINDS,
    LABORATORY,
    LIBRARY,
    MAP_ROOM,
    MUSEUM,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SMITHY,
    STATUE,
    THEATER,
    UNIQUE,
    WISHING_WELL,
)

if TYPE_CHECKING:
    from client.ai.games.citadels.worth import Worth


def plain(card: int) -> float:
    """The points of the printed cost."""
    return float(COST[card])


def extra(worth: Worth, card: int) -> float:
    """What a district brings by its own effect and by those that stand already."""
    own = _OWN.get(card)
    value = own(worth) if own else 0.0
    city = worth.seat.city
    if WISHING_WELL in city and KIND[card] == UNIQUE:
        value += 1.0
    if BASILICA in city and COST[card] % 2:
        value += 1.0
    if IVORY_TOWER in city and KIND[card] == UNIQUE and _uniques(worth) == 1:
        value -= 5.0
    if CAPITOL in city and _alike(worth) == 2 and _kinds(worth)[KIND[card]] == 2:
        value += 2.5
    return value


def _kinds(worth: Worth) -> list[int]:
    kinds = [KIND[card] for card in worth.seat.city]
    return [kinds.count(kind) for kind in range(len(KINDS))]


def _alike(worth: Worth) -> int:
    """The most districts of one kind."""
    return max(_kinds(worth))


def _uniques(worth: Worth) -> int:
    return _kinds(worth)[UNIQUE]


def _planned(worth: Worth) -> int:
    """Other unique districts in hand."""
    return sum([KIND[card] == UNIQUE for card in worth.seat.hand])


def _basilica(worth: Worth) -> float:
    return sum([COST[card] % 2 for card in worth.seat.city]) + 0.5 * min(worth.builds, 6.0)


def _capitol(worth: Worth) -> float:
    short = 3 - _alike(worth)
    return 3.0 if short <= 0 else 3.0 * max(0.0, min(0.8, 0.3 * (worth.builds - short)))


def _tower(worth: Worth) -> float:
    return 5.0 * 0.85 if not _uniques(worth) else 0.0


def _statue(worth: Worth) -> float:
    seats = len(worth.s.seats)
    holds = worth.s.crown == worth.me
    if worth.open.left < 0.6:
        return 4.2 if holds else 0.8
    return 5.0 * (0.45 if holds else 1.0 / seats)


def _well(worth: Worth) -> float:
    return 1.0 + _uniques(worth) + 0.6 * min(2, max(0, _planned(worth) - 1))


def _later(worth: Worth, each: float) -> float:
    """Something for each turn to come."""
    return each * max(0.0, worth.turns - 0.9)


_OWN: dict[int, Callable[[Worth], float]] = {
    ARMORY: lambda w: 0.7,
    BASILICA: _basilica,
    CAPITOL: _capitol,
    DRAGON_GATE: lambda w: 2.0,
    FACTORY: lambda w: 0.5 * min(3, max(0, _planned(w) - 1)),
    FRAMEWORK: lambda w: 0.8 if w.builds > 2 else 0.0,
    GOLD_MINE: lambda w: 0.7 * _later(w, w.gold),
    GREAT_WALL: lambda w: 0.5,
    HAUNTED_QUARTER: lambda w: 0.4,
    IMPERIAL_TREASURY: lambda w: 1.0 + (1.0 - w.gold) * min(6, w.seat.gold),
    IVORY_TOWER: _tower,
    KEEP: lambda w: 0.4,
    LABORATORY: lambda w: _later(w, 0.4),
    LIBRARY: lambda w: _later(w, 0.4),
    MAP_ROOM: lambda w: 0.6 * len(w.seat.hand) + 0.5,
    MUSEUM: lambda w: _later(w, 0.6) + (0.8 if w.seat.hand else 0.2),
    OBSERVATORY: lambda w: _later(w, 0.2),
    PARK: lambda w: _later(w, 0.25),
    POOR_HOUSE: lambda w: _later(w, 0.3),
    QUARRY: lambda w: 0.3,
    SCHOOL_OF_MAGIC: lambda w: _later(w, 0.35),
    SMITHY: lambda w: _later(w, 0.3),
    STATUE: _statue,
    THEATER: lambda w: 0.3,
    WISHING_WELL: _well,
}
