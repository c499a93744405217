"""The picture of a game of Pax for one pair of eyes, with the numbers and previews a player wants to see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from client.rules.pax.data import ARMY, CARDS, CATEGORIES, CATEGORY, FLEET, LEGIONS, SYMBOLS
from client.rules.pax.moves import HAND
from client.rules.pax.rome import (
    ahead,
    exceeded,
    goal,
    own_strength,
    richest_category,
    richest_legion,
    takes_more,
)
from client.rules.pax.scoring import standing
from client.rules.pax.state import (
    NOBODY,
    Seat,
    State,
    bonus,
    capacity,
    discount,
    load,
    price,
    purchase_price,
    strength,
)
from client.rules.pax.turn import income_due
from client.rules.table import Piece, Table, heap, veil

Pieces = tuple[Piece, ...]
Zones = dict[str, Pieces]

BANK = 240  # aurei shown in a bank that never runs dry: far more than anybody gathers [designed]
PRIMUS, CONSPIRATUS = Piece("primus", "primus"), Piece("conspiratus", "conspiratus")


def face(card: int) -> str:
    """The face of a card: category, symbols and price, such as ``fleet-2-4``."""
    _, category, symbols, cost = CARDS[card]
    return f"{CATEGORIES[category]}-{symbols}-{cost}"


@cache
def influence(card: int, owner: int = NOBODY) -> Piece:
    """An influence card that lies open."""
    return Piece(f"card.{card}", "card", face(card), owner)


@cache
def aurei(zone: str, count: int, owner: int = NOBODY) -> Pieces:
    """A heap of money."""
    return heap(zone, "aureus", "aureus", count, owner)


@cache
def backs(zone: str, count: int, owner: int = NOBODY) -> Pieces:
    """Influence cards that lie face down."""
    return veil(zone, "card", count, owner)


def table(state: State, eyes: int | None) -> Table:
    """All zones with their cards, hidden ones as backs, and the counts of `numbers` and `previews`."""
    zones: Zones = {}
    _rome(state, zones, eyes)
    for me, seat in enumerate(state.seats):
        _seat(state, zones, me, seat, eyes)
    _aside(state, zones, eyes)
    return Table(zones, numbers(state, eyes) | previews(state))


def _rome(state: State, zones: Zones, eyes: int | None) -> None:
    """The deck, the row of legions with the cards under them, and Rome's cards above it."""
    zones["deck"] = backs("deck", len(state.deck))
    zones["removed"] = backs("removed", len(state.removed))
    zones["hidden"] = _cards("hidden", state.hidden, eyes is not None and state.seats[eyes].peeked)
    for k, pile in enumerate(state.legions):
        zones[f"camp.{k}"] = (Piece(f"standard.{k}", "standard", LEGIONS[k]),)
        zones[f"legion.{k}"] = _cards("", pile, True)
    for category, row in zip(CATEGORIES, state.rome, strict=True):
        zones[f"rome.{category}"] = _cards("", row, True)


def _seat(state: State, zones: Zones, me: int, seat: Seat, eyes: int | None) -> None:
    """One player's things; hand and drawn cards are for the player's own eyes."""
    at = f"seat.{me}."
    for category, row in zip(CATEGORIES, seat.area, strict=True):
        zones[at + category] = _cards("", row, True, me)
    zones[at + HAND] = _cards(at + HAND, seat.hand, eyes == me, me)
    zones[at + "drawn"] = _cards(at + "drawn", seat.drawn, eyes == me, me)
    zones[at + "aurei"] = aurei(at + "aurei", seat.aurei, me) if shows_money(state, me, eyes) else ()
    zones[at + "primus"] = (PRIMUS,) if state.start == me else ()
    zones[at + "conspiratus"] = (CONSPIRATUS,) if state.conspirator == me else ()


def _aside(state: State, zones: Zones, eyes: int | None) -> None:
    """Cards that nobody has, and the bank: it holds what these eyes do not see elsewhere.

    Alone Primus Conspiratus stays in the box [inferred].
    """
    start = (PRIMUS,) if state.start == NOBODY else ()
    zones["aside"] = start + ((CONSPIRATUS,) if state.conspirator == NOBODY and not state.solo else ())
    seen = sum([seat.aurei for me, seat in enumerate(state.seats) if shows_money(state, me, eyes)])
    zones["bank"] = aurei("bank", max((state.options.limited_bank or BANK) - seen, 0))


def _cards(zone: str, cards: Sequence[int], seen: bool, owner: int = NOBODY) -> Pieces:
    return tuple([influence(card, owner) for card in cards]) if seen else backs(zone, len(cards), owner)


def shows_money(state: State, me: int, eyes: int | None) -> bool:
    """Whether these eyes see a player's aurei: with hide_money the others do at the end only."""
    return not state.options.hide_money or eyes == me or state.phase in ("", "end")


def numbers(state: State, eyes: int | None) -> dict[str, int]:
    """What the open cards add up to.

    ``round``, ``last`` (1: the deck ran out), ``goal`` (categories in which Rome must be exceeded);
    ``rome.<category>``, for those who saw the hidden cards ``hidden.<category>``; for each seat N
    ``strength.N.<category>``, ``ahead.N`` (categories above Rome's open cards), ``capacity.N`` and of it in
    use ``load.N.fleet`` and ``load.N.army``, ``bonus.N.fleet`` and ``bonus.N.army`` for the end,
    ``discount.N``, ``aurei.N`` where it may be seen, ``score.N`` (as if the players won now). At the end
    ``weighed`` seats against Rome, which together ``exceed`` it in so many categories.
    """
    counts = {"round": state.round, "last": int(state.ran_out), "goal": goal(state)}
    for category, symbols in zip(CATEGORIES, strength(state.rome), strict=True):
        counts[f"rome.{category}"] = symbols
    if eyes is not None and state.seats[eyes].peeked:
        counts |= {f"hidden.{category}": 0 for category in CATEGORIES}
        for card in state.hidden:
            counts[f"hidden.{CATEGORIES[CATEGORY[card]]}"] += SYMBOLS[card]
    for me, seat in enumerate(state.seats):
        for category, symbols in zip(CATEGORIES, own_strength(state, me), strict=True):
            counts[f"strength.{me}.{category}"] = symbols
        counts[f"ahead.{me}"] = len(ahead(state, me))
        counts |= _powers(state, me)
        if shows_money(state, me, eyes):
            counts[f"aurei.{me}"] = seat.aurei
    if state.phase in ("end", ""):
        counts |= {"weighed": state.weighed, "exceed": exceeded(state, state.weighed)}
    return counts | _scores(state)


def _powers(state: State, me: int) -> dict[str, int]:
    """What the area of a seat brings beside its strength."""
    seat = state.seats[me]
    fleets, armies = bonus(seat)
    return {
        f"capacity.{me}": capacity(seat),
        f"load.{me}.fleet": load(state, seat, FLEET),
        f"load.{me}.army": load(state, seat, ARMY),
        f"bonus.{me}.fleet": fleets,
        f"bonus.{me}.army": armies,
        f"discount.{me}": discount(seat),
    }


def _scores(state: State) -> dict[str, int]:
    """The points of every seat; those for money only where money is no secret."""
    secret = state.options.hide_money and state.phase not in ("", "end")
    scores = standing(state)
    return {f"score.{s.seat}": s.points - (dict(s.parts)["money"] if secret else 0) for s in scores}


def previews(state: State) -> dict[str, int]:
    """What would come of it.

    ``sum.K`` the printed prices under legion K, ``rome.next`` the legion Rome would take, or with
    rome_takes=category ``next.<category>`` 1; for the player in turn ``price.K`` until the purchase, then
    ``cost.next`` of the next card and ``income.N`` when stopping.
    """
    counts = {f"sum.{k}": price(pile) for k, pile in enumerate(state.legions)} | _next(state)
    if state.phase in ("turn", "draw", "buy"):
        seat = state.seats[state.player]
        for k, pile in enumerate(state.legions):
            counts[f"price.{k}"] = purchase_price(state, seat, pile)
    elif state.phase == "play":
        counts["cost.next"] = len(state.played)
        counts[f"income.{state.player}"] = income_due(state, state.player)
    return counts


def _next(state: State) -> dict[str, int]:
    """What Rome takes at the end of the round if nothing changes; nothing when it takes no more."""
    if not takes_more(state):
        return {}
    if state.options.rome_takes == "category":
        category = richest_category(state)
        return {} if category is None else {f"next.{CATEGORIES[category]}": 1}
    legion = richest_legion(state)
    return {} if legion is None else {"rome.next": legion}
