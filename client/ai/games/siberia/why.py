"""Why a move of Siberia is chosen, in a word and what the word is about."""

from __future__ import annotations

from collections.abc import Callable

from client.ai.games.siberia.turning import endangered, ending, others
from client.ai.games.siberia.worth import Worth
from client.rules.play import Decision, Move
from client.rules.siberia.data import (
    COLUMNS,
    EXCHANGES,
    FIRST_RESOURCE,
    INVESTOR,
    LOGISTICIAN,
    RESEARCH,
    RESOURCE,
    RESOURCES,
    SALESMAN,
    TILES,
    WORKER,
)
from client.rules.siberia.moves import (
    COLUMN_OF,
    DONE,
    MARKET_OF,
    NODE_OF,
    PASS,
    SIDE_OF,
    SOURCE_OF,
    SUPPLY_OF,
    counter_of,
    tile_of,
)
from client.rules.siberia.state import AREAS, money, ready

REASONS = (
    "good_sale",  # brings {0} rubles
    "contested",  # others could take {0}, a resource
    "best_price",  # at {0}, an exchange
    "completes",  # both spaces of column {0} are covered
    "begins",  # the first counter of column {0}
    "fits_nowhere",  # no column gains by it
    "own_cube",  # comes under own workers in area {0}
    "far_cube",  # nobody is near area {0}
    "refills",  # area {0} would soon be exhausted
    "no_gift",  # others gain more by it
    "dear_resource",  # {0} is worth most
    "more_workers",  # one more mines more
    "to_cubes",  # much to mine in area {0}
    "spreads",  # one worker an area is enough
    "leaves",  # little to mine in area {0}
    "far_enough",  # no step helps
    "better_price",  # exchange {0} pays more
    "new_buyer",  # resource {0} could not be sold so far
    "tile_saves",  # column {0} needs one counter only
    "tile_early",  # many rounds to come
    "denies_tile",  # others want the tile of column {0}
    "joker_completes",  # a manager makes column {0} ready
    "manager_acts",  # a manager does the action of column {0}
    "waits",  # something that changes nothing
    "saves_counters",  # a ready action keeps until later
    "nothing_pays",  # no action brings anything
    "ends_game",  # as the richest
    "delays_end",  # as one of the others
    "last_chance",  # no round to come
    "least_useful",  # its column loses least
    "suits_map",  # city {0} buys what lies there
    "keeps_pair",  # the others belong together
)


def why(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    """The reason's name and its arguments: zones by their ids, resources and cities by name."""
    return _WHY[asked.ask](worth, asked, move)


def _side(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    side = SIDE_OF.get(move)
    return ("best_outlook",) if side is None else ("suits_map", EXCHANGES[asked.about[0]][side].name)


def _place(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    """A counter makes a column ready, begins one, or brings a cube."""
    column, counter = COLUMN_OF[move.to], counter_of(move.piece)
    if column != RESEARCH:
        free = worth.free[column] - worth.seat.plan.count(column)
        return ("completes" if free == 1 else "begins", move.to)
    r = RESOURCE[counter]
    best = r if r >= 0 else max(range(len(RESOURCES)), key=lambda kind: worth.research[kind])
    return ("dear_resource", RESOURCES[best]) if worth.research[best] > 1.0 else ("fits_nowhere",)


def _commit(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("only_move",)


def _lay(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    """A cube under own workers, far from the others, or where an area would run dry."""
    if move.verb == "name":
        return ("dear_resource", RESOURCES[SUPPLY_OF[move.to]])
    area = NODE_OF[move.to]
    if worth.at >> area & 1:
        return ("own_cube", move.to)
    if _behind(worth) and worth.cubes[area] == 1:
        return ("refills", move.to)
    anybody = any([rival.at >> area & 1 for rival in worth.rivals])
    return ("no_gift",) if anybody else ("far_cube", move.to)


def _behind(worth: Worth) -> bool:
    """Whether another seat has more money."""
    return money(worth.seat) < max([money(worth.s.seats[p]) for p in others(worth)])


def _turn(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    if move == PASS:
        return _passes(worth, asked)
    column = COLUMN_OF[move.piece]
    if move.verb == "mine":
        return _mines(worth, column - FIRST_RESOURCE, move)
    if move.verb == "joker":
        free = worth.free[COLUMN_OF[move.to]]
        return ("joker_completes" if free == 1 else "begins", move.to)
    if move.verb == "free":
        return ("manager_acts", move.to)
    return _acts(worth, column)


def _acts(worth: Worth, column: int) -> tuple[str, ...]:
    """A person's action."""
    if column == WORKER:
        return ("more_workers",)
    if column == INVESTOR:
        return ("tile_early",)
    if column == LOGISTICIAN:
        return ("spreads",) if worth.walking > 1.0 else ("waits",)
    poor = [r for r, price in enumerate(worth.price) if not price and worth.demand[r] > 0.5]
    return ("new_buyer", RESOURCES[poor[0]]) if poor and column == SALESMAN else ("best_outlook",)


def _mines(worth: Worth, r: int, move: Move) -> tuple[str, ...]:
    """A sale, and what makes it urgent."""
    price = worth.s.prices[MARKET_OF[move.to]][r]
    income = price * worth.takes[r]
    if ending(worth, r, income / 1000.0) > 0.0:
        return ("ends_game",)
    if endangered(worth, r):
        return ("contested", RESOURCES[r])
    if not worth.soon:
        return ("last_chance",)
    top = price == max([row[r] for row in worth.s.prices])
    return ("best_price", move.to) if top and worth.takes[r] == 1 else ("good_sale", str(income))


def _passes(worth: Worth, asked: Decision) -> tuple[str, ...]:
    """Nothing pays, or what does keeps."""
    ends = [ending(worth, COLUMN_OF[m.piece] - FIRST_RESOURCE, 0.0) for m in asked.moves if m.verb == "mine"]
    if ends and min(ends) < 0.0:
        return ("delays_end",)
    keeps = any([worth.action(column) > 1.0 for column in ready(worth.seat)])
    return ("saves_counters",) if keeps and worth.soon else ("nothing_pays",)


def _walk(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    """Towards cubes, or away from where none are left to be taken."""
    if move == DONE:
        return ("far_enough",)
    source, target = SOURCE_OF[move.piece], NODE_OF[move.to]
    if worth.gains[target] > 0.0 and not worth.at >> target & 1:
        return ("to_cubes", move.to)
    if source < AREAS and worth.seat.pawns.count(source) > 1:
        return ("spreads",)
    return ("leaves", f"area.{move.piece.split('.')[1]}") if source < AREAS else ("spreads",)


def _send(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    """A market for what could not be sold, or a better one."""
    row = worth.s.prices[MARKET_OF[move.to]]
    new = [r for r, price in enumerate(row) if price and not worth.price[r]]
    if new:
        return ("new_buyer", RESOURCES[max(new, key=lambda r: row[r])])
    return ("better_price", move.to)


def _hire(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    source = SOURCE_OF[move.piece]
    return ("leaves", f"area.{move.piece.split('.')[1]}") if source < AREAS else ("more_workers",)


def _invest(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    """What the tile is for, or that others want it more."""
    column = TILES[tile_of(move.piece)]
    eager = max([rival.tile(column) if not rival.tiled[column] else 0.0 for rival in worth.rivals])
    wanted = eager > 1.2 * worth.tile(column)
    return ("denies_tile" if wanted else "tile_saves", f"seat.{worth.me}.{COLUMNS[column]}")


def _sell(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("best_price", move.to)


def _harvest(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("delays_end",) if move == DONE else ("good_sale", str(_price(worth, asked)))


def _price(worth: Worth, asked: Decision) -> int:
    return int(worth.price[RESOURCES.index(asked.about[0])] * 1000)


def _discard(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    alone = any([len(row) == 1 and counter_of(move.piece) in row for row in worth.seat.rows])
    pairs = any([len(row) == 2 for row in worth.seat.rows])
    return ("keeps_pair",) if alone and pairs else ("least_useful",)


_WHY: dict[str, Callable[[Worth, Decision, Move], tuple[str, ...]]] = {
    "sides": _side,
    "place": _place,
    "commit": _commit,
    "research": _lay,
    "cube": _lay,
    "turn": _turn,
    "logistics": _walk,
    "salesman": _send,
    "worker": _hire,
    "invest": _invest,
    "sell": _sell,
    "harvest": _harvest,
    "discard": _discard,
}
