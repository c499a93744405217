"""What abilities, citizens and their tricks are worth to a seat in the rounds to come."""

from __future__ import annotations

from client.ai.games.castellans.worth import Worth
from client.rules.castellans.citizens import BEARER_MOST, BISHOP_POINTS, settled_wards
from client.rules.castellans.costs import surcharge
from client.rules.castellans.data import (
    BANK,
    CARD,
    CITIZENS,
    DRYDOCK,
    FACES,
    FOOD,
    FORUM,
    GOLD,
    GRANARY,
    HOSTEL,
    LUMBER,
    MAGIC,
    MASONRY,
    NONE,
    SHIPS,
    SOLDIER,
    STONE,
    TEMPLES,
    WOOD,
)
from client.rules.castellans.draft import TURNERS
from client.rules.castellans.state import dice_of, ships_in

# Points that an ability brings in each round to come.
A_ROUND = {LUMBER: 0.6, HOSTEL: 1.1, DRYDOCK: 0.7, GRANARY: 1.7, BANK: 1.9, FORUM: 0.8}
CITIZEN_ROUND = {
    CARD["quartermaster"]: 0.6,
    CARD["roofer"]: 0.6,
    CARD["smuggler"]: 1.0,
    CARD["sea_captain"]: 0.6,
    CARD["gleaner"]: 1.4,
    CARD["cutpurse"]: 1.5,
    CARD["moneychanger"]: 0.5,
}
TURNS = 0.5  # a citizen who turns a die once a round


def rounds_of_use(worth: Worth) -> float:
    """Rounds in which something new can still be used, the running one as far as it is left."""
    return worth.actions / 3.0


def ability(worth: Worth, manor: int) -> float:
    """What a manor that leaves the board unlocks."""
    use = rounds_of_use(worth)
    if manor == MASONRY:
        return 1.1 * min(TEMPLES - len(worth.seat.temples), 0.9 * use) * min(1.0, worth.fresh + 0.2)
    return A_ROUND[manor] * use * (0.6 + 0.4 * worth.fresh)


def lasting(worth: Worth, card: int) -> float:
    """What a pink citizen brings in the rounds to come."""
    use = rounds_of_use(worth)
    if card == CARD["abbess"]:
        return 1.3 * min(TEMPLES - len(worth.seat.temples), 0.9 * use)
    if card == CARD["marshal"]:
        return 1.0 * min(worth.seat.monuments.count(NONE), 0.7 * use)
    if card in TURNERS and card not in CITIZEN_ROUND:
        return TURNS * use
    return CITIZEN_ROUND[card] * use


def instant(worth: Worth, card: int) -> float:
    """What a blue citizen brings at once."""
    name, seat = CITIZENS[card].name, worth.seat
    if name in _GOODS:
        return worth.gain(*_GOODS[name])
    if name == "lieutenant":
        return worth.step(SOLDIER, 2, before=1)
    if name == "standard_bearer":
        return float(min(BEARER_MOST, settled_wards(worth.s, seat)))
    if name == "spy":
        values = sorted([worth.face(worth.s.faces[die]) for die in worth.s.leftover])
        return sum(values[-2:])
    if name == "fence":
        return worth.gain(GOLD, 3) + worth.steps(1)
    if name == "forger":
        return max([worth.face(face) for face in range(len(FACES))])
    if name == "pilot":
        return pilot(worth)
    if name == "bishop":
        return float(BISHOP_POINTS)
    if name == "oracle":
        return worth.steps(2)
    return 0.0  # the pilgrim_guide: a second piece, counted with the first


_GOODS = {
    "lumberjack": (WOOD, 2),
    "quarryman": (STONE, 2),
    "baker": (FOOD, 2),
    "paymaster": (GOLD, 4),
    "acolyte": (MAGIC, 2),
}


def pilot(worth: Worth) -> float:
    """A ship for its surcharge, or two gold."""
    seat = worth.seat
    if len(seat.ships) == SHIPS:
        return worth.gain(GOLD, 2)
    charges = [surcharge(seat, n) for n in ships_in(worth.s)]
    found = [
        worth.ship(ward) - worth.cost(GOLD, gold)
        for ward, gold in enumerate(charges)
        if gold <= seat.goods[GOLD]
    ]
    return max(found, default=worth.gain(GOLD, 2))


def citizen(worth: Worth, card: int) -> float:
    """What a citizen's card brings, its step in its guild included."""
    own = worth.step(CITIZENS[card].guild)
    if card < len(CITIZENS) // 2:
        return own + lasting(worth, card)
    return own + instant(worth, card)


def yields(worth: Worth, faces: list[int]) -> float:
    """What dice with these faces bring when harvested, with the step that comes with it."""
    total, seen = 0.0, [0] * len(FACES)
    for face in faces:
        if face < len(FACES) - 1:
            n = 2 if face == GOLD else 1
            total += worth.gain(face, n, before=seen[face])
            seen[face] += n
    return total + worth.steps(1 + faces.count(len(FACES) - 1))


def own_faces(worth: Worth) -> list[int]:
    """What the own three dice show."""
    return [worth.s.faces[die] for die in dice_of(worth.seat)]
