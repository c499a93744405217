"""What each move of every ask is worth to the asked seat, in points."""

from __future__ import annotations

from collections.abc import Callable

from client.ai.games.castellans.actions import Ways
from client.ai.games.castellans.assets import ability, own_faces
from client.ai.games.castellans.worth import Worth
from client.rules.castellans.costs import surcharge
from client.rules.castellans.data import (
    GOLD,
    GOODS,
    GUILDS_OF,
    HARVEST,
    MAGIC,
    MANOR_STEPS,
    MATCHES,
    NONE,
    PINK,
    WHARF_CARDS,
)
from client.rules.castellans.draft import TURNERS
from client.rules.castellans.moves import (
    ACTION_AT,
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
MATCH = 0.45  # of a unit that a fitting face may bring when it is spent
USED = 0.25  # a citizen used up for the round, or the Forum


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


def match(ways: Ways, face: int) -> float:
    """What a die with this face may bring beyond its value when it is spent."""
    if face == GOLD:
        return 0.0
    if face == MAGIC:
        return MATCH * ways.worth.any_resource
    return MATCH * ways.worth.face(face)


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


def turn(ways: Ways, asked: Decision) -> list[float]:
    """Each action with each die and the monument that may follow it; monuments with the best action after."""
    s, gold = ways.s, ways.seat.goods[GOLD]
    raised = s.raised
    later = {}

    def act(action: int, face: int, faces: list[int]) -> float:
        way = ways.action(action, face, faces)
        rest = gold - way.gold
        if not raised and rest not in later:
            later[rest] = ways.best_monument(rest)
        return way.value + (0.0 if raised else later[rest])

    faces = own_faces(ways.worth)
    rates = []
    best = -1e9
    for move in asked.moves:
        if move.verb == "act":
            face = s.faces[DIE_AT[move.piece]]
            action = ACTION_AT[move.to]
            value = act(action, face, faces) - spent(ways, face, action)
            best = max(best, value)
        else:
            value = 0.0
        rates.append(value)
    for at, move in enumerate(asked.moves):
        if move.verb == "build":
            value = ways.monument(MONUMENT_AT[move.piece], PLACE_AT[move.to])
            plain = max([v for v, m in zip(rates, asked.moves, strict=True) if m.verb == "act"])
            rates[at] = plain - (later.get(gold, 0.0)) + value - 0.05
        elif move.verb in ("turn", "swap"):
            old = s.faces[DIE_AT[move.piece]]
            new = TURNERS[CARD_AT[move.to]] if move.verb == "turn" else s.faces[DIE_AT[move.to]]
            shown = list(faces)
            shown[shown.index(old)] = new
            rates[at] = changed(ways, act, new, shown) - USED
    return rates


def changed(ways: Ways, act: Callable[[int, int, list[int]], float], face: int, shown: list[int]) -> float:
    """The best action with a die that was turned or swapped: the one it fits, or a harvest."""
    best = act(HARVEST, face, shown)
    for action, fits in enumerate(MATCHES):
        if fits == face and action != HARVEST:
            best = max(best, act(action, face, shown))
    return best - spent(ways, face, HARVEST)


def spent(ways: Ways, face: int, action: int) -> float:
    """What is lost when a die cannot be spent on the action it fits any more."""
    if len(ways.seat.light) < 2 or face == MATCHES[action]:
        return 0.0
    return 0.6 * match(ways, face)


def temple(ways: Ways, asked: Decision) -> list[float]:
    there = temples_in(ways.s)
    return [ways.temple_at(ward, there[ward]).value for ward in [WARD_AT[move.to] for move in asked.moves]]


def manor(ways: Ways, asked: Decision) -> list[float]:
    there = manors_in(ways.s)
    rates = []
    for move in asked.moves:
        ward = WARD_AT[move.to]
        rates.append(ways.manor_at(MANOR_AT.get(move.piece, NONE), ward, there[ward]).value)
    return rates


def recruit(ways: Ways, asked: Decision) -> list[float]:
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
    return [0.0 if move == DONE else ways.pawn_at(WARD_AT[move.to]) for move in asked.moves]


def trade(ways: Ways, asked: Decision) -> list[float]:
    crate, lines = ways.worth.crates(1), WHARF_CARDS[ways.s.wharf]
    return [0.0 if move == DONE else ways.trade(lines[LINE_AT[move.to]]) + crate for move in asked.moves]


def ship(ways: Ways, asked: Decision) -> list[float]:
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
    there, food = mills_on(ways.s), ways.worth.paid(2, 2)
    return [
        0.0 if move == DONE else ways.mill_at(BORDER_AT[move.to], there[BORDER_AT[move.to]]) - food
        for move in asked.moves
    ]


def pilot(ways: Ways, asked: Decision) -> list[float]:
    there = ships_in(ways.s)
    rates = []
    for move in asked.moves:
        ward = WARD_AT[move.to]
        gold = surcharge(ways.seat, there[ward])
        rates.append(ways.worth.ship(ward) - ways.worth.cost(GOLD, gold))
    return rates


def influence(ways: Ways, asked: Decision) -> list[float]:
    (steps,) = asked.about
    return [ways.worth.step(GUILD_AT[move.piece], steps) for move in asked.moves]


def first(ways: Ways, asked: Decision) -> list[float]:
    """The order hardly matters: the step that moves another marker comes first."""
    (steps,) = asked.about
    return [0.1 * ways.worth.step(GUILD_AT[move.piece], steps) for move in asked.moves]


def good(ways: Ways, asked: Decision) -> list[float]:
    return [ways.worth.gain(GOOD_AT[move.piece], 1) for move in asked.moves]


def leftover(ways: Ways, asked: Decision) -> list[float]:
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
    return [ways.worth.face(FACE_NAMED[move.to]) for move in asked.moves]


def monument(ways: Ways, asked: Decision) -> list[float]:
    return [
        0.0 if move.verb == "end" else ways.monument(MONUMENT_AT[move.piece], PLACE_AT[move.to])
        for move in asked.moves
    ]


_RATINGS: dict[str, Rating] = {
    "found": found,
    "draft": draft,
    "turn": turn,
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
