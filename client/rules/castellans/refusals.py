"""Why a drop is refused, in one word for the words file; asked only about moves that are not legal."""

from __future__ import annotations

from collections.abc import Callable

from client.rules.castellans.building import beacon_wards
from client.rules.castellans.costs import (
    manor_wood,
    monument_gold,
    payable,
    recruit_food,
    sail_gold,
    ship_wood,
    surcharge,
    temple_stone,
)
from client.rules.castellans.data import (
    BANK,
    CARD,
    FOOD,
    FORUM,
    GOLD,
    GOODS,
    HARVEST,
    MAGIC,
    MANOR,
    MANORS,
    MATCHES,
    MILL_FOOD,
    MILLS,
    MONUMENTS,
    NONE,
    PAWNS,
    RECRUIT,
    SHIPS,
    STONE,
    TEMPLE,
    TEMPLES,
    WHARF,
    WHARF_CARDS,
    WOOD,
)
from client.rules.castellans.draft import TURNERS
from client.rules.castellans.monuments import free_places
from client.rules.castellans.moves import (
    ACTION_AT,
    BORDER_AT,
    CARD_AT,
    DIE_AT,
    FACE_AT,
    LINE_AT,
    PLACE_AT,
    ROAD,
    WARD_AT,
)
from client.rules.castellans.recruit import staffed
from client.rules.castellans.setup import free_wards
from client.rules.castellans.state import (
    FORUM_USED,
    Seat,
    State,
    crates_free,
    dice_of,
    manors_in,
    mills_on,
    ships_in,
    temples_in,
    unlocked,
)
from client.rules.castellans.wharf import lines
from client.rules.play import NATURE

REASONS = (
    "not_yours",  # another player's piece or board
    "not_yet",  # manors first, dice first: it has its time later
    "stays",  # what stands in the city does not move
    "finish_first",  # another action is in progress
    "die_first",  # a die has to be spent on the action first
    "ward_taken",  # at the start a manor goes where nobody is
    "no_lighthouse",  # the first manor cannot be the lighthouse
    "die_placed",  # a drafted die is not adjusted any more
    "die_spent",  # a die in a dark slot is spent
    "leftover_stays",  # leftover dice are for powers only
    "one_die",  # a die that was swapped or turned has to be spent
    "turns_nothing",  # this citizen does not turn dice
    "citizen_used",  # once a round
    "same_face",  # the die shows this face already
    "turned_once",  # one citizen a die
    "forum_locked",  # only the Forum swaps dice
    "forum_used",  # once a round
    "swapped_first",  # dice are swapped before they are turned
    "no_wood",  # goods that do not reach
    "no_stone",
    "no_food",
    "no_gold",
    "real_needed",  # magic never pays all of a price
    "none_left",  # no piece of this kind left
    "no_card",  # no citizen can be paid
    "card_limit",  # four citizens, by an option
    "no_trade",  # neither a trade nor a ship is possible
    "lighthouse_there",  # one lighthouse a ward
    "crate_locked",  # the third crate waits for the Bank
    "crate_used",  # crates stay on the wharf card until the reset
    "nothing_to_sell",  # none of this good
    "same_place",  # the ship is there already
    "monument_there",  # one of a kind in each place
    "one_a_turn",  # one monument a turn
    "monument_later",  # by an option monuments come at the end of the turn
)

_KINDS = {  # what lies in the zones of a seat
    "temples": "temple",
    "pawns": "pawn",
    "ships": "ship",
    "windmills": "windmill",
    "crates": "crate",
    "locked": "locked",
    "slot": "manor",
    "light": "die",
    "dark": "die",
}
_OWNED = ("manor", "lighthouse", "temple", "pawn", "ship", "windmill", "gate", "tower", "statue", "crate")
_DRAFTING = ("draft", "leftover")
_BUILT = {  # what each action moves
    TEMPLE: ("temple",),
    MANOR: ("manor", "lighthouse"),
    RECRUIT: ("pink", "blue", "pawn"),
    WHARF: ("crate", "locked", "ship"),
    HARVEST: ("windmill",),
}


def why_not(state: State, me: int, piece: str, target: str) -> str | None:
    """Why this piece, or a piece of this zone, cannot be dropped there; None when there is no word for it."""
    kind = kind_of(piece)
    if owner(state, piece) not in (me, NATURE) or owner(state, target) not in (me, NATURE):
        return "not_yours"
    if state.phase == "found":
        return _founding(state, kind, target)
    if kind in ("die", "pool"):
        return _die(state, me, piece, target)
    if kind in MONUMENTS:
        return _monument(state, me, kind, target)
    if stands(state, piece) and not (kind == "ship" and state.doing == WHARF):
        return "stays" if target in PLACE_AT else None
    return _built(state, me, piece, kind, target)


def kind_of(name: str) -> str:
    """The kind of a piece, or of what lies in a zone."""
    words = name.split(".")
    if words[0] == "seat":
        return _KINDS.get(words[2], words[2])
    if words[0] == "leftover":
        return "die"
    return words[1] if words[0] == "row" else words[0]


def owner(state: State, name: str) -> int:
    """The seat that has a piece or a zone, NATURE for things in the middle."""
    words = name.split(".")
    if len(words) > 1 and (words[0] == "seat" or words[0] in _OWNED) and words[1].isdigit():
        return int(words[1])
    card, die = CARD_AT.get(name, NONE), DIE_AT.get(name, NONE)
    for me, seat in enumerate(state.seats):
        if card in seat.cards or die in dice_of(seat):
            return me
    return NATURE


def stands(state: State, piece: str) -> bool:
    """Whether a seat's piece stands in the city, or a citizen serves somebody."""
    words = piece.split(".")
    if words[0] not in _OWNED:
        return False
    seat = state.seats[int(words[1])]
    if words[0] == "manor":
        return unlocked(seat, MANORS.index(words[2]))
    if words[0] == "lighthouse":
        return seat.lighthouse != NONE
    out = {"temple": seat.temples, "pawn": seat.pawns, "ship": seat.ships, "windmill": seat.mills}
    return words[0] in out and int(words[2]) < len(out[words[0]])


def _founding(state: State, kind: str, target: str) -> str | None:
    if kind == "lighthouse":
        return "no_lighthouse"
    if kind != "manor":
        return "not_yet"
    return "ward_taken" if target in WARD_AT and WARD_AT[target] not in free_wards(state) else None


def _unpaid(seat: Seat, good: int, n: int, bonus: int = 0) -> str | None:
    """What is missing of a price in one of the goods."""
    if payable(seat, good, n, bonus):
        return None
    real = seat.goods[good] + bonus
    return "real_needed" if not real and seat.goods[MAGIC] >= n else f"no_{GOODS[good]}"


# ---- dice


def _die(state: State, me: int, piece: str, target: str) -> str | None:
    seat, die = state.seats[me], DIE_AT.get(piece, NONE)
    if piece in FACE_AT or die in state.pool:
        face = FACE_AT[piece] if piece in FACE_AT else state.faces[die]
        return _turning(seat, face, target) if target in CARD_AT else None
    if die in state.leftover or piece == "leftover":
        return "leftover_stays"
    if state.phase == "draft":
        return "die_placed"
    if die in seat.dark or piece.endswith(".dark"):
        return "die_spent"
    if state.phase != "turn":
        return "finish_first"
    if state.die not in (NONE, die):
        return "one_die"
    if target in CARD_AT:
        return "turned_once" if state.changed == "turned" else _turning(seat, state.faces[die], target)
    if target in ACTION_AT:
        return _action(state, me, ACTION_AT[target], state.faces[die])
    return _swapping(state, seat, target)


def _turning(seat: Seat, face: int, target: str) -> str | None:
    """A die onto a citizen; of one who is not hired there is nothing to say."""
    card = CARD_AT[target]
    if card not in TURNERS:
        return "turns_nothing"
    if card not in seat.cards:
        return None
    if seat.used >> card & 1:
        return "citizen_used"
    return "same_face" if face == TURNERS[card] else None


def _swapping(state: State, seat: Seat, target: str) -> str | None:
    """A die onto a leftover one."""
    if DIE_AT.get(target, NONE) not in state.leftover and target != "leftover":
        return None
    if not unlocked(seat, FORUM):
        return "forum_locked"
    if seat.used & FORUM_USED:
        return "forum_used"
    return "swapped_first" if state.changed else "same_face"


def _action(state: State, me: int, action: int, face: int) -> str | None:
    """A die onto an action that cannot be paid."""
    seat = state.seats[me]
    bonus = int(face == MATCHES[action] and state.options.bonus_timing == "before_payment")
    if action == TEMPLE:
        if len(seat.temples) == TEMPLES:
            return "none_left"
        return _unpaid(seat, STONE, temple_stone(seat), bonus) or "no_gold"
    if action == MANOR:
        if NONE not in seat.manors and (seat.lighthouse != NONE or not beacon_wards(state, seat)):
            return "none_left"
        return _unpaid(seat, WOOD, manor_wood(seat), bonus) or "no_gold"
    if action == RECRUIT:
        return "card_limit" if staffed(state, seat) else "no_card"
    return "no_trade" if action == WHARF else None


# ---- monuments


def _monument(state: State, me: int, kind: str, target: str) -> str | None:
    """A monument onto a place."""
    number, seat = MONUMENTS.index(kind), state.seats[me]
    if seat.monuments[number] != NONE:
        return "stays"
    if target not in PLACE_AT or (target in BORDER_AT) != (kind == "gate"):
        return None
    if state.phase in _DRAFTING:
        return "not_yet"
    if state.phase == "act" or (state.phase == "turn" and state.die != NONE):
        return "finish_first"
    if state.raised:
        return "one_a_turn"
    if state.phase == "turn" and state.options.monument_timing != "before_or_after":
        return "monument_later"
    if monument_gold(seat, number, state.hired) > seat.goods[GOLD]:
        return "no_gold"
    return None if PLACE_AT[target] in free_places(state, number) else "monument_there"


# ---- what the actions move


def _built(state: State, me: int, piece: str, kind: str, target: str) -> str | None:
    """A piece that belongs to one of the five actions."""
    action = next((action for action, kinds in _BUILT.items() if kind in kinds), NONE)
    if action == NONE:
        return None
    if state.phase in _DRAFTING:
        return "not_yet"
    if kind == "ship" and state.hired == CARD["pilot"]:
        return _launch(state, state.seats[me], WARD_AT.get(target, NONE), 0)
    if state.doing != action:
        return "finish_first" if state.doing != NONE else "die_first"
    return _REFUSE[action](state, me, piece, kind, target)


def _temple(state: State, me: int, piece: str, kind: str, target: str) -> str | None:
    return _too_dear(state.seats[me], temples_in(state), WARD_AT.get(target, NONE))


def _too_dear(seat: Seat, there: list[int], place: int) -> str | None:
    """A place whose surcharge cannot be paid; NONE: no place for such a piece."""
    return "no_gold" if place != NONE and surcharge(seat, there[place]) > seat.goods[GOLD] else None


def _manor(state: State, me: int, piece: str, kind: str, target: str) -> str | None:
    seat, ward = state.seats[me], WARD_AT.get(target, NONE)
    if kind == "lighthouse" and ward != NONE and ward not in beacon_wards(state, seat):
        return "lighthouse_there"
    return _too_dear(seat, manors_in(state), ward)


def _recruit(state: State, me: int, piece: str, kind: str, target: str) -> str | None:
    card = CARD_AT.get(piece, NONE)
    if kind == "pawn":
        return "none_left" if len(state.seats[me].pawns) == PAWNS else "finish_first"
    row = next((row for row in state.rows if card in row), None)
    if card == NONE or row is None:
        return None
    return _unpaid(state.seats[me], FOOD, recruit_food(state, state.seats[me], card, row.index(card)))


def _wharf(state: State, me: int, piece: str, kind: str, target: str) -> str | None:
    seat = state.seats[me]
    if kind == "locked":
        return "crate_locked"
    if kind == "crate":
        return _crate(state, seat, piece, target)
    if target not in WARD_AT:
        return None
    words = piece.split(".")
    if words[0] == "ship" and int(words[2]) < len(seat.ships):
        same = seat.ships[int(words[2])] == WARD_AT[target]
        return "same_place" if same else "no_gold" if sail_gold(seat) > seat.goods[GOLD] else None
    return _launch(state, seat, WARD_AT[target], ship_wood(seat))


def _launch(state: State, seat: Seat, ward: int, wood: int) -> str | None:
    """A new ship, for so much wood."""
    if len(seat.ships) == SHIPS:
        return "none_left"
    return _unpaid(seat, WOOD, wood) or _too_dear(seat, ships_in(state), ward)


def _crate(state: State, seat: Seat, piece: str, target: str) -> str | None:
    words = piece.split(".")
    if words[0] == "crate":
        number = int(words[2])
        if seat.crates[number] != NONE:
            return "crate_used"
        if number == len(seat.crates) - 1 and not unlocked(seat, BANK):
            return "crate_locked"
    if target not in LINE_AT or not crates_free(seat) or LINE_AT[target] in lines(state, seat):
        return None
    return "nothing_to_sell" if WHARF_CARDS[state.wharf][LINE_AT[target]].sells else "no_gold"


def _harvest(state: State, me: int, piece: str, kind: str, target: str) -> str | None:
    seat = state.seats[me]
    if len(seat.mills) == MILLS:
        return "none_left"
    border = BORDER_AT[target] if target in ROAD else NONE
    return _unpaid(seat, FOOD, MILL_FOOD) or _too_dear(seat, mills_on(state), border)


_REFUSE: dict[int, Callable[[State, int, str, str, str], str | None]] = {
    TEMPLE: _temple,
    MANOR: _manor,
    RECRUIT: _recruit,
    WHARF: _wharf,
    HARVEST: _harvest,
}
