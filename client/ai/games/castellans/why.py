"""Why a move of Castellans is chosen, in a word and what the word is about."""

from __future__ import annotations

from collections.abc import Callable

from client.ai.games.castellans.actions import Ways
from client.ai.games.castellans.assets import own_faces
from client.ai.games.castellans.worth import Worth
from client.rules.castellans.data import (
    ACTIONS,
    BETWEEN,
    BRIDGES,
    GOLD,
    GOODS,
    GUILDS,
    HARVEST,
    INFLUENCE,
    MANORS,
    MATCHES,
    PINK,
    WHARF_CARDS,
)
from client.rules.castellans.moves import (
    ACTION_AT,
    BORDER_AT,
    CARD_AT,
    DIE_AT,
    FACE_AT,
    FACE_NAMED,
    GOOD_AT,
    GUILD_AT,
    LINE_AT,
    MANOR_AT,
    MONUMENT_AT,
    PLACE_AT,
    WARD,
    WARD_AT,
)
from client.rules.castellans.scoring import scored_wards
from client.rules.castellans.state import State
from client.rules.play import Decision, Move

REASONS = (
    "good_die",  # this die brings most
    "fits_action",  # it fits action {0} later
    "harvest_again",  # a harvest brings its value again
    "turned_die",  # citizen {0} makes it a better die
    "fitting_die",  # the die fits the action, a bonus
    "useless_die",  # this die fits nothing, so it is spent first
    "pays_best",  # action {0} brings most as things are
    "good_harvest",  # the three dice bring much
    "lacks_goods",  # nothing else can be paid yet
    "early_ability",  # the ability of slot {0} serves the longer the earlier it comes
    "takes_lead",  # the most control points in ward {0}
    "draws_level",  # level with the first in ward {0}
    "presence",  # nobody of one's own was in ward {0}
    "holds_ward",  # stays ahead in ward {0}
    "better_place",  # a better place in ward {0}
    "later_scoring",  # ward {0} will be scored in a later round
    "steps",  # its guilds bring most
    "breaks_ties",  # half a point more in two wards
    "feeds_monument",  # monument {0} pays for it in every round
    "under_light",  # the lighthouse pays for ships there
    "lasting_help",  # citizen {0} helps in every round to come
    "reward_now",  # citizen {0} brings much at once
    "cheap_citizen",  # citizen {0} costs little
    "sells_dear",  # points for a good that is hardly missed
    "buys_cheap",  # 1 gold for a good that is wanted
    "most_crates",  # crates rank
    "crosses_bridge",  # a bridge of guild {0} pays
    "leaves_star",  # a marker on its star gets nothing
    "leads_guild",  # first in guild {0}
    "climbs_guild",  # a better rank in guild {0}
    "towards_bridge",  # the next bridge of guild {0} is near
    "scarce_good",  # too few of good {0}
    "keeps_magic",  # magic stands in for anything later
    "pays_each_round",  # monument {0} pays in every round to come
    "spends_gold",  # gold has no better use
    "keeps_goods",  # the goods are worth more elsewhere
    "nothing_pays",  # it would bring nothing
    "last_round",  # goods are worth nothing afterwards
)


def why(s: State, asked: Decision, move: Move) -> tuple[str, ...]:
    """The reason's name and its arguments: pieces and zones by their ids, all else by name."""
    return _WHY[asked.ask](Ways(Worth(s, asked.seat)), asked, move)


def ward_reason(ways: Ways, ward: int, more: int = 2) -> tuple[str, ...]:
    """What so many halves more do in a ward."""
    worth, s = ways.worth, ways.s
    if ward not in scored_wards(s):
        return ("later_scoring", WARD[ward])
    before = worth.halves[worth.me][ward]
    others = [row[ward] for p, row in enumerate(worth.halves) if p != worth.me]
    top = max([*others, 2 * s.keeps.count(ward)])
    if before > top:
        return ("holds_ward", WARD[ward])
    if before + more > top:
        return ("takes_lead", WARD[ward])
    if before + more == top:
        return ("draws_level", WARD[ward])
    return ("presence", WARD[ward]) if not before else ("better_place", WARD[ward])


def guild_reason(ways: Ways, guild: int, steps: int) -> tuple[str, ...]:
    """What so many steps in a guild do."""
    worth = ways.worth
    at = worth.seat.influence[guild]
    name = f"influence.{worth.me}.{GUILDS[guild]}"
    if any(at < space <= at + steps for space in BRIDGES[guild]):
        return ("crosses_bridge", name)
    if not at:
        return ("leaves_star", name)
    others = [other.influence[guild] for other in worth.rivals]
    if at <= max(others) < at + steps:
        return ("leads_guild", name)
    if any(at <= other <= at + steps for other in others):
        return ("climbs_guild", name)
    return ("towards_bridge", name)


def _found(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("early_ability", _slot(ways, move))


def _slot(ways: Ways, move: Move) -> str:
    """The place on the board that a manor leaves, which names its ability."""
    return f"seat.{ways.worth.me}.slot.{MANORS[MANOR_AT[move.piece]]}"


def _draft(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    """The die's value, or what a citizen makes of it."""
    if move.verb == "turn":
        return ("turned_die", move.to)
    face, seat = FACE_AT[move.piece], ways.seat
    if face == INFLUENCE:
        return ("good_die",)
    if face != GOLD and not seat.goods[face]:
        return ("scarce_good", _good(ways, face))
    if face in MATCHES and face not in own_faces(ways.worth):
        return ("fits_action", f"seat.{ways.worth.me}.act.{ACTIONS[MATCHES.index(face)]}")
    return ("harvest_again",)


def _good(ways: Ways, good: int) -> str:
    return f"good.{ways.worth.me}.{GOODS[good]}"


def _turn(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    if move.verb == "build":
        return _raised(ways, move)
    if move.verb != "act":
        return ("turned_die", move.to) if move.verb == "turn" else ("fitting_die",)
    face, action = ways.s.faces[DIE_AT[move.piece]], ACTION_AT[move.to]
    if face == MATCHES[action]:
        return ("fitting_die",)
    if action == HARVEST:
        able = {other.to for other in asked.moves if other.verb == "act"}
        return ("lacks_goods",) if len(able) == 1 else ("good_harvest",)
    if face == GOLD:
        return ("useless_die",)
    return ("last_round",) if not ways.worth.coming else ("pays_best", move.to)


def _temple(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    ward = WARD_AT[move.to]
    if ways.worth.temple(ward) > ways.worth.hold(ward):
        return ("feeds_monument", f"statue.{ways.worth.me}")
    return ward_reason(ways, ward) if ways.worth.hold(ward) > 1.0 else ("steps",)


def _manor(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    ward = WARD_AT[move.to]
    if move.piece in MANOR_AT and ways.worth.rounds > 2:
        return ("early_ability", _slot(ways, move))
    if move.piece not in MANOR_AT and ward in ways.seat.ships:
        return ("under_light", WARD[ward])
    if ways.worth.manor(ward) > ways.worth.hold(ward):
        return ("feeds_monument", f"tower.{ways.worth.me}")
    return ward_reason(ways, ward)


def _recruit(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    card = CARD_AT[move.piece]
    row = ways.s.rows[card >= len(PINK)]
    if row.index(card) == len(row) - 1:
        return ("cheap_citizen", move.piece)
    return ("lasting_help" if card < len(PINK) else "reward_now", move.piece)


def _pay(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("keeps_magic",) if move.n == asked.moves[0].n else ("keeps_goods",)


def _settle(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    if move.verb == "done":
        return ("nothing_pays",)
    ward = WARD_AT[move.to]
    if ways.worth.pawn(ward) > ways.worth.hold(ward):
        return ("feeds_monument", f"gate.{ways.worth.me}")
    return ward_reason(ways, ward)


def _trade(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    if move.verb == "done":
        return ("keeps_goods",)
    deal = WHARF_CARDS[ways.s.wharf][LINE_AT[move.to]]
    if ways.trade(deal) < 0.0:
        return ("most_crates",)
    return ("sells_dear",) if deal.sells else ("buys_cheap", _good(ways, deal.good))


def _ship(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    if move.verb == "done":
        return ("nothing_pays",)
    ward = WARD_AT[move.to]
    if ways.seat.lighthouse == ward:
        return ("under_light", WARD[ward])
    return ward_reason(ways, ward)


def _windmill(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    if move.verb == "done":
        return ("keeps_goods",)
    one, other = BETWEEN[BORDER_AT[move.to]]
    best = max((one, other), key=lambda ward: ways.worth.hold(ward, 1))
    found = ward_reason(ways, best, 1)
    return found if found[0] in ("takes_lead", "draws_level") else ("breaks_ties",)


def _influence(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    return guild_reason(ways, GUILD_AT[move.piece], asked.about[0])


def _gain(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("scarce_good", _good(ways, GOOD_AT[move.piece]))


def _copy(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    face = ways.s.faces[DIE_AT[move.piece]]
    return ("good_die",) if face in (INFLUENCE, GOLD) else ("scarce_good", _good(ways, face))


def _forge(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("useless_die",)


def _face(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    face = FACE_NAMED[move.to]
    return ("good_die",) if face in (INFLUENCE, GOLD) else ("scarce_good", _good(ways, face))


def _raised(ways: Ways, move: Move) -> tuple[str, ...]:
    """A monument pays in each round, or takes gold that is of no other use."""
    worth = ways.worth
    pays = worth.monument(MONUMENT_AT[move.piece], PLACE_AT[move.to]) >= worth.rounds
    return ("pays_each_round", move.piece) if pays and worth.rounds > 1 else ("spends_gold",)


def _monument(ways: Ways, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("nothing_pays",) if move.verb == "end" else _raised(ways, move)


_WHY: dict[str, Callable[[Ways, Decision, Move], tuple[str, ...]]] = {
    "found": _found,
    "draft": _draft,
    "turn": _turn,
    "temple": _temple,
    "manor": _manor,
    "recruit": _recruit,
    "pay": _pay,
    "settle": _settle,
    "trade": _trade,
    "ship": _ship,
    "windmill": _windmill,
    "pilot": _ship,
    "influence": _influence,
    "first": _influence,
    "good": _gain,
    "leftover": _copy,
    "forge": _forge,
    "face": _face,
    "monument": _monument,
}
