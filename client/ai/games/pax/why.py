"""Why a move of Pax is chosen, in a word and what the word is about."""

from __future__ import annotations

from collections.abc import Callable

from client.ai.games.pax.drawing import Drawing, cards_bought, destination
from client.ai.games.pax.field import Field
from client.ai.games.pax.worth import Worth
from client.rules.pax.data import (
    ARMY,
    CATEGORIES,
    CATEGORY,
    FLEET,
    INTRIGUE,
    LAND,
    POWER,
    RELIGION,
    SENATOR,
    SYMBOLS,
    WEALTH,
)
from client.rules.pax.moves import SPY, card_of, legion_of
from client.rules.pax.rome import richest_legion
from client.rules.pax.state import State, capacity, price, purchase_price
from client.rules.pax.turn import fits
from client.rules.play import Decision, Move

REASONS = (
    "wants_card",  # to have card {0} in hand
    "overtakes_rome",  # likely above Rome in category {0} with it
    "nears_rome",  # closer to Rome in category {0}
    "new_category",  # category {0} is worth points from the first card on
    "forces",  # fleets and armies are points
    "long_row",  # the row of category {0} pays the income
    "short_of_money",  # nothing can be paid
    "senator_income",  # an aureus more
    "cheaper",  # wealth makes purchases cheaper
    "sees_more",  # religion shows more cards
    "capacity_first",  # room for fleets and armies
    "no_room",  # the cards in hand find no room
    "denies_rome",  # Rome would take the pile of legion {0}
    "cheap_pile",  # worth more than its price
    "useful_pile",  # the cards fit
    "too_dear",  # worth less than their price
    "hides_card",  # a good card that nobody shall get
    "feeds_rome",  # Rome shall get it
    "starves_rome",  # Rome will hardly get it there, or gains little
    "within_reach",  # to be bought back
    "least_useful",  # worth least of all
    "keeps_money",  # for later
    "most_money",  # the most money at the end
    "step_too_dear",  # the next card costs too much
    "enough",  # the rest may wait
    "spies",  # Rome's hidden cards decide
    "needs_cards",  # a turn is worth more than a look
    "conspirator_lead",  # to stay the conspirator
    "takes_conspirator",  # to become it
    "avoids_intrigue",  # it would cost the income
    "intrigue_at_once",  # the income is lost already
    "sides_with_rome",  # Rome will win, and this seat with it
    "against_rome",  # Rome must not win
    "last_turns",  # cards in hand are worth little now
)
CLEARLY = 0.25  # chance more that counts as overtaking
PROBABLE = 0.6  # chance of Rome's victory from which a conspirator sides with it


def why(s: State, asked: Decision, move: Move) -> tuple[str, ...]:
    """The reason's name and its arguments: cards and zones by their ids, categories by name."""
    if asked.ask == "turn":
        return ("spies",) if move == SPY else ("needs_cards",)
    return _WHY[asked.ask](s, Worth(Field(s, asked.seat), asked.seat), move)


def sides(worth: Worth) -> bool:
    """Whether this seat hopes for Rome's victory."""
    field, me = worth.field, worth.me
    if field.s.solo:
        return False
    return field.holds > PROBABLE and field.keeps[me] > field.first(me, field.points[me])


def _held(s: State, worth: Worth, card: int) -> tuple[str, ...]:
    """Why a card is wanted in hand."""
    c = CATEGORY[card]
    if c == INTRIGUE and not s.solo:
        return ("conspirator_lead",) if s.conspirator == worth.me else ("takes_conspirator",)
    if c == LAND and any(CATEGORY[other] in (FLEET, ARMY) for other in s.seats[worth.me].hand):
        return ("capacity_first",)
    return ("wants_card", f"card.{card}")


def _keep(s: State, worth: Worth, move: Move) -> tuple[str, ...]:
    return ("wants_card", move.piece)


def _place(s: State, worth: Worth, move: Move) -> tuple[str, ...]:
    card, to = card_of(move.piece), destination(move.to)
    if to == "hand":
        return _held(s, worth, card) if len(s.unused) > 1 else ("wants_card", move.piece)
    if to == "bottom":
        return ("hides_card",) if worth.card(card) > 0.6 * _mean(worth) else ("least_useful",)
    return _under(s, worth, card, legion_of(move.to))


def _mean(worth: Worth) -> float:
    return sum(worth.area.values()) / len(worth.area)


def _under(s: State, worth: Worth, card: int, k: int) -> tuple[str, ...]:
    """Why a card goes under this legion."""
    cautious, plain = Drawing(s, worth, careful=True), Drawing(s, worth, careful=False)
    if cautious.legion(card, k) > plain.legion(card, k) + 0.3:
        return ("within_reach",)
    if sides(worth):
        return ("sides_with_rome",) if worth.rome[CATEGORY[card]] < 0 else ("feeds_rome",)
    return ("starves_rome",)


def _buy(s: State, worth: Worth, move: Move) -> tuple[str, ...]:
    seat = s.seats[worth.me]
    if move.verb != "buy":
        return ("too_dear",) if seat.aurei > 3 or not worth.side.turns else ("keeps_money",)
    k = legion_of(move.piece)
    if k == richest_legion(s) and len(s.legions[k]) > 1 and _harm(worth, k) > 0.5 * worth.point:
        return ("denies_rome", f"legion.{k}") if worth.field.holds < PROBABLE else ("against_rome",)
    cost = purchase_price(s, seat, s.legions[k]) * worth.aureus
    return ("cheap_pile",) if cards_bought(worth, s.legions[k]) > 2 * cost else ("useful_pile",)


def _harm(worth: Worth, k: int) -> float:
    """What Rome would gain from a pile, as this seat's loss."""
    return sum([worth.rome[CATEGORY[card]] * SYMBOLS[card] for card in worth.field.s.legions[k]])


def _play(s: State, worth: Worth, move: Move) -> tuple[str, ...]:
    if move.verb != "play":
        return _stop(s, worth)
    card = card_of(move.piece)
    if CATEGORY[card] == INTRIGUE and not s.solo:
        return _plots(s, worth)
    return _power(s, worth, card) or _rises(worth, card)


def _plots(s: State, worth: Worth) -> tuple[str, ...]:
    if INTRIGUE in s.played:
        return ("intrigue_at_once",)
    if s.conspirator == worth.me:
        return ("conspirator_lead",)
    return ("takes_conspirator",)


def _power(s: State, worth: Worth, card: int) -> tuple[str, ...]:
    """What the category of a card brings besides its symbols."""
    c, held = CATEGORY[card], worth.side.symbols
    steps = (held[c] + SYMBOLS[card]) // POWER > held[c] // POWER and worth.side.turns
    if c == LAND and any(CATEGORY[o] in (FLEET, ARMY) for o in s.seats[worth.me].hand):
        return ("capacity_first",) if held[LAND] + SYMBOLS[card] > capacity(s.seats[worth.me]) else ()
    if c == WEALTH and steps:
        return ("cheaper",)
    if c == RELIGION and steps and held[c] < 2 * POWER:
        return ("sees_more",)
    return ()


def _rises(worth: Worth, card: int) -> tuple[str, ...]:
    """What a card does against Rome, for the points and for the income."""
    c, side = CATEGORY[card], worth.side
    name, now = CATEGORIES[c], side.symbols[c]
    more = side.exceeds(c, now + SYMBOLS[card]) - side.exceeds(c, now)
    if more > CLEARLY:
        return ("overtakes_rome", name)
    if not now:
        return ("new_category", name)
    if side.turns and side.rows[c] == max(side.rows[:INTRIGUE]):
        return ("long_row", name)
    if c == SENATOR and SENATOR not in worth.field.s.played:
        return ("senator_income",)
    if c in (FLEET, ARMY):
        return ("forces",)
    return ("last_turns",) if not side.turns else ("nears_rome", name)


def _stop(s: State, worth: Worth) -> tuple[str, ...]:
    """Why no more card is played."""
    seat, cost = s.seats[worth.me], len(s.played)
    if cost > seat.aurei:
        return ("step_too_dear",) if s.played else ("short_of_money",)
    free = [card for card in seat.hand if fits(s, seat, card)]
    if not free:
        return ("no_room",)
    if all(CATEGORY[card] == INTRIGUE for card in free) and INTRIGUE not in s.played:
        return ("avoids_intrigue",)
    if not worth.side.turns and worth.aureus > 0.3 * worth.point:
        return ("most_money",)
    if cost > 1:
        return ("step_too_dear",)
    return ("keeps_money",) if cost and seat.aurei <= price(free) else ("enough",)


_WHY: dict[str, Callable[[State, Worth, Move], tuple[str, ...]]] = {
    "keep": _keep,
    "place": _place,
    "send_away": _place,
    "buy": _buy,
    "play": _play,
}
