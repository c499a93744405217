"""Why a drop is refused, in one word for the words file; asked only about moves that are not legal."""

from __future__ import annotations

from client.rules.pax.data import CATEGORIES, CATEGORY
from client.rules.pax.moves import BOTTOM, HAND, LEGION, card_of, legion_of
from client.rules.pax.state import State, purchase_price
from client.rules.pax.turn import fits

REASONS = (
    "used_destination",  # one of the cards drawn this turn went there
    "one_goes_away",  # of a pair drawn together one goes under a legion or the deck first
    "draw_first",  # the cards drawn are placed before anything is bought or played
    "too_dear",  # the purse cannot pay for the pile
    "empty_legion",  # no card lies under this legion
    "buy_first",  # cards are played after the purchase, or after passing it
    "buying_over",  # the purchase comes before the first card played
    "step_cost",  # the purse cannot pay for one more card this turn
    "no_capacity",  # more fleets or armies than land or intrigue allows
    "other_row",  # a card belongs to the row of its category
    "other_area",  # cards are played into the own area only
    "card_stays",  # a card in an area never leaves it
    "rome_keeps",  # what Rome has it keeps
    "not_yours",  # another player's card
)


def why_not(state: State, me: int, piece: str, target: str) -> str | None:
    """Why this piece, or a piece of this zone, cannot be dropped there; None when there is no word for it."""
    zone = zone_of(state, piece)
    fixed = _fixed(zone, me)
    if fixed:
        return fixed
    if zone.startswith("legion."):
        return _buying(state, me, legion_of(zone), target)
    if zone == f"seat.{me}.drawn":
        return _placing(state, me, target)
    if zone == f"seat.{me}.{HAND}":
        return _playing(state, me, piece, target)
    return None


def zone_of(state: State, piece: str) -> str:
    """The zone in which a piece lies, by its id; a zone is its own."""
    kind, _, number = piece.partition(".")
    if kind != "card" or not number.isdigit():
        return piece
    card = int(number)
    for k, pile in enumerate(state.legions):
        if card in pile:
            return f"legion.{k}"
    if card in state.rome[CATEGORY[card]]:
        return f"rome.{CATEGORIES[CATEGORY[card]]}"
    for me, seat in enumerate(state.seats):
        if card in seat.hand or card in seat.drawn:
            return f"seat.{me}.{HAND if card in seat.hand else 'drawn'}"
        if card in seat.area[CATEGORY[card]]:
            return f"seat.{me}.{CATEGORIES[CATEGORY[card]]}"
    return "hidden"


def _fixed(zone: str, me: int) -> str | None:
    """Pieces that nobody may take, whatever is asked."""
    if zone.startswith(("rome.", "hidden")):
        return "rome_keeps"
    if zone.startswith("seat.") and not zone.startswith(f"seat.{me}."):
        return "not_yours"
    return "card_stays" if zone.rpartition(".")[2] in CATEGORIES else None


def _placing(state: State, me: int, target: str) -> str | None:
    kind = LEGION if target.startswith("legion.") else BOTTOM if target == "deck" else HAND
    if kind == HAND and target != f"seat.{me}.{HAND}":
        return "draw_first" if target.startswith("seat.") else None
    return "used_destination" if kind not in state.unused else "one_goes_away" if kind == HAND else None


def _buying(state: State, me: int, legion: int, target: str) -> str | None:
    if target != f"seat.{me}.{HAND}":
        return None
    seat, pile = state.seats[me], state.legions[legion]
    if state.phase in ("turn", "draw"):
        return "draw_first"
    if state.phase == "play":
        return "buying_over"
    if not pile:
        return "empty_legion"
    return "too_dear" if purchase_price(state, seat, pile) > seat.aurei else None


def _playing(state: State, me: int, piece: str, target: str) -> str | None:
    """A card of the own hand."""
    seat = state.seats[me]
    if not target.startswith("seat."):
        return None
    if not target.startswith(f"seat.{me}."):
        return "other_area"
    if state.phase in ("turn", "draw", "buy"):
        return "buy_first" if state.phase == "buy" else "draw_first"
    row = target.rpartition(".")[2]
    if row not in CATEGORIES or not piece.startswith("card."):
        return None
    card = card_of(piece)
    if CATEGORIES[CATEGORY[card]] != row:
        return "other_row"
    if len(state.played) > seat.aurei:
        return "step_cost"
    return None if fits(state, seat, card) else "no_capacity"
