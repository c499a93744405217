"""What each move of every ask is worth to the asked seat, in points."""

from __future__ import annotations

from collections.abc import Callable

from client.ai.games.castellans.actions import Ways
from client.ai.games.castellans.assets import ability
from client.ai.games.castellans.turning import USED, match, turns
from client.ai.games.castellans.worth import Worth
from client.rules.castellans.costs import surcharge
from client.rules.castellans.data import (
    FOOD,
    GOLD,
    GOODS,
    GUILDS_OF,
    MAGIC,
    MANOR_STEPS,
    MILL_FOOD,
    NONE,
    PINK,
    WHARF_CARDS,
)
from client.rules.castellans.draft import TURNERS
from client.rules.castellans.moves import (
    BORDER_AT,
    CARD_AT,
    DIE_AT,
    DONE,
    FACE_AT,
    FACE_NAMED,
    GOOD_AT,
    GUILD_AT,
    LINE_AT,
    MANOR_AT,
    MONUMENT_AT,
    PLACE_AT,
    SHIP_AT,
    WARD_AT,
)
from client.rules.castellans.state import State, manors_in, mills_on, ships_in, temples_in
from client.rules.play import Decision

Rating = Callable[[Ways, Decision], list[float]]

AGAIN = 0.6  # harvests to come with a die just drafted


def rate(s: State, asked: Decision) -> list[float]:
    """The worth of every move of a decision."""
    return _RATINGS[asked.ask](Ways(Worth(s, asked.seat)), asked)


def found(ways: Ways, asked: Decision) -> list[float]:
    """The first manor: its ability, its ward and the steps there."""
    worth, rates = ways.worth, []
    for move in asked.moves:
        ward = WARD_AT[move.to]
        value = worth.hold(ward) + worth.both(GUILDS_OF[ward], MANOR_STEPS)
        rates.append(value + ability(worth, MANOR_AT[move.piece]))
    return rates


def draft(ways: Ways, asked: Decision) -> list[float]:
    """The value of a face now and in a harvest, and the action it fits."""
    values: dict[int, float] = {}
    rates = []
    for move in asked.moves:
        face = FACE_AT[move.piece] if move.verb == "draft" else TURNERS[CARD_AT[move.to]]
        if face not in values:
            values[face] = (1.0 + AGAIN) * ways.worth.face(face) + match(ways, face)
        rates.append(values[face] - (USED if move.verb == "turn" else 0.0))
    return rates


def temple(ways: Ways, asked: Decision) -> list[float]:
    """Each ward, stone not counted: it is the same everywhere."""
    there = temples_in(ways.s)
    return [ways.temple_at(ward, there[ward]).value for ward in [WARD_AT[move.to] for move in asked.moves]]


def manor(ways: Ways, asked: Decision) -> list[float]:
    """Each manor, or the lighthouse, in each ward."""
    there = manors_in(ways.s)
    rates = []
    for move in asked.moves:
        ward = WARD_AT[move.to]
        rates.append(ways.manor_at(MANOR_AT.get(move.piece, NONE), ward, there[ward]).value)
    return rates


def recruit(ways: Ways, asked: Decision) -> list[float]:
    """Each citizen that can be paid."""
    rates = []
    for move in asked.moves:
        card = CARD_AT[move.piece]
        slot = ways.s.rows[card >= len(PINK)].index(card)
        rates.append(ways.recruit_at(card, slot, 0))
    return rates


def pay(ways: Ways, asked: Decision) -> list[float]:
    """What stays in stock."""
    worth, (name, n) = ways.worth, asked.about
    good = GOODS.index(name)
    return [-worth.cost(good, n - move.n) - worth.cost(MAGIC, move.n) for move in asked.moves]


def settle(ways: Ways, asked: Decision) -> list[float]:
    """A citizen piece in each ward, or none."""
    return [0.0 if move == DONE else ways.pawn_at(WARD_AT[move.to]) for move in asked.moves]


def trade(ways: Ways, asked: Decision) -> list[float]:
    """Each trade with its crate; goods that are worth more elsewhere stay."""
    crate, lines = ways.worth.crates(1), WHARF_CARDS[ways.s.wharf]
    return [0.0 if move == DONE else ways.trade(lines[LINE_AT[move.to]]) + crate for move in asked.moves]


def ship(ways: Ways, asked: Decision) -> list[float]:
    """A new ship in each ward, each voyage, or neither."""
    there, fleet = ships_in(ways.s), ways.seat.ships
    rates = []
    for move in asked.moves:
        if move == DONE:
            rates.append(0.0)
        elif move.verb == "build":
            rates.append(ways.ship_at(WARD_AT[move.to], there[WARD_AT[move.to]]))
        else:
            rates.append(ways.sail_at(fleet[SHIP_AT[move.piece]], WARD_AT[move.to]))
    return rates


def windmill(ways: Ways, asked: Decision) -> list[float]:
    """Each road, or none."""
    there, food = mills_on(ways.s), ways.worth.paid(FOOD, MILL_FOOD)
    return [
        0.0 if move == DONE else ways.mill_at(BORDER_AT[move.to], there[BORDER_AT[move.to]]) - food
        for move in asked.moves
    ]


def pilot(ways: Ways, asked: Decision) -> list[float]:
    """The ship in each ward for its surcharge."""
    there = ships_in(ways.s)
    rates = []
    for move in asked.moves:
        ward = WARD_AT[move.to]
        gold = surcharge(ways.seat, there[ward])
        rates.append(ways.worth.ship(ward) - ways.worth.cost(GOLD, gold))
    return rates


def influence(ways: Ways, asked: Decision) -> list[float]:
    """So many steps in each guild."""
    (steps,) = asked.about
    return [ways.worth.step(GUILD_AT[move.piece], steps) for move in asked.moves]


def first(ways: Ways, asked: Decision) -> list[float]:
    """The order hardly matters: the step that moves another marker comes first."""
    (steps,) = asked.about
    return [0.1 * ways.worth.step(GUILD_AT[move.piece], steps) for move in asked.moves]


def good(ways: Ways, asked: Decision) -> list[float]:
    """Each resource of choice."""
    return [ways.worth.gain(GOOD_AT[move.piece], 1) for move in asked.moves]


def leftover(ways: Ways, asked: Decision) -> list[float]:
    """The value of each leftover die."""
    return [ways.worth.face(ways.s.faces[DIE_AT[move.piece]]) for move in asked.moves]


def forge(ways: Ways, asked: Decision) -> list[float]:
    """The die that is worth least as it is; one not spent yet would fit an action."""
    rates = []
    for move in asked.moves:
        die = DIE_AT[move.piece]
        face = ways.s.faces[die]
        light = die in ways.seat.light
        rates.append(-0.5 * ways.worth.face(face) - (match(ways, face) if light else 0.0))
    return rates


def face(ways: Ways, asked: Decision) -> list[float]:
    """The value of each face."""
    return [ways.worth.face(FACE_NAMED[move.to]) for move in asked.moves]


def monument(ways: Ways, asked: Decision) -> list[float]:
    """Each monument in each place, or none."""
    return [
        0.0 if move.verb == "end" else ways.monument(MONUMENT_AT[move.piece], PLACE_AT[move.to])
        for move in asked.moves
    ]


_RATINGS: dict[str, Rating] = {
    "found": found,
    "draft": draft,
    "turn": turns,
    "temple": temple,
    "manor": manor,
    "recruit": recruit,
    "pay": pay,
    "settle": settle,
    "trade": trade,
    "ship": ship,
    "windmill": windmill,
    "pilot": pilot,
    "influence": influence,
    "first": first,
    "good": good,
    "leftover": leftover,
    "forge": forge,
    "face": face,
    "monument": monument,
}
