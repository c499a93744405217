"""The numbers of a game of Citadels that no piece shows, and what would come of the moves at hand."""

from __future__ import annotations

from client.rules.citadels import hidden
from client.rules.citadels.building import cost
from client.rules.citadels.data import ALCHEMIST, CHARACTERS, MARSHAL, NONE, RANK, WARLORD
from client.rules.citadels.roles.rank8 import price, ransom, seizable, swappable, targets, toll, within
from client.rules.citadels.scoring import standing
from client.rules.citadels.state import (
    NOBODY,
    State,
    count,
    effective,
    limit,
    looking,
    owner,
    size,
    taxed,
)


def numbers(state: State) -> dict[str, int]:
    """What everybody may know.

    ``round``, ``rank`` called last, ``last`` (1: the last round), ``size`` of a complete city, ``idle``
    rounds in which no city grew or shrank; for each seat N ``score.N`` as if the game ended now, ``city.N``
    (the districts its city counts), ``completed.N`` (0, 1 first, 2 later); in a turn ``limit`` and ``built``.
    """
    counts = {
        "round": state.round,
        "rank": state.rank,
        "last": int(state.last),
        "size": size(state),
        "idle": state.idle,
    }
    for score in standing(state):
        counts[f"score.{score.seat}"] = score.points
    for me, seat in enumerate(state.seats):
        counts[f"city.{me}"] = count(seat.city)
        counts[f"completed.{me}"] = seat.completed
    if state.turn.seat != NOBODY:
        counts["limit"] = limit(state.turn.role)
        counts["built"] = state.turn.built
    return counts


def previews(state: State, eyes: int | None) -> dict[str, int]:
    """What would come of it.

    For the own eyes ``price.C`` of each card C in hand (or in a hand looked at): the gold that building it
    takes. ``worth.C`` is the cost of a beautified district. In a turn ``income`` to collect, and where rank 8
    acts ``fee.C`` for each district C it may affect: the gold it takes to destroy or seize it, or the least
    it takes to exchange it; once the Diplomat has named one, for each of his own that can stand in its place.
    """
    counts = {f"worth.{card}": effective(state, card) for card in state.coins}
    if eyes is not None:
        seat, other = state.seats[eyes], looking(state, eyes)
        cards = seat.hand if other == NOBODY else [*seat.hand, *state.seats[other].hand]
        free = keeps_gold(state, eyes)
        counts |= {f"price.{card}": 0 if free else cost(seat, card) for card in cards}
    turn = state.turn
    if turn.seat != NOBODY:
        kind = CHARACTERS[turn.role].income
        if kind != NONE and not turn.income:
            counts["income"] = taxed(state.seats[turn.seat], kind)
        if turn.wanted != NONE:
            found = exchanges(state, turn.seat, turn.wanted)
        else:
            found = fees(state, turn.seat) if RANK[turn.role] == 8 and not turn.ability else {}
        counts |= {f"fee.{card}": fee for card, fee in found.items()}
    return counts


def keeps_gold(state: State, me: int) -> bool:
    """Whether a seat builds without paying now, as the Alchemist does [seed C92]."""
    turn = state.turn
    return turn.seat == me and turn.role == ALCHEMIST and state.options.alchemist == "free_build"


def fees(state: State, me: int) -> dict[int, int]:
    """What it takes rank 8 to affect each district that it may, paid by the purse or not."""
    role, found = state.turn.role, targets(state, me)
    if role == WARLORD:
        found = [*[(me, card) for card in within(state, me, me)], *found]
        return {card: ransom(state, me, other, card) for other, card in found}
    if role == MARSHAL:
        return {card: toll(state, me, other, card) for other, card in seizable(state, me)}
    swaps = {card: exchanges(state, me, card) for _, card in found}
    return {card: min(by_gift.values()) for card, by_gift in swaps.items() if by_gift}


def exchanges(state: State, me: int, theirs: int) -> dict[int, int]:
    """What the Diplomat pays for a district of another city, by the own one that takes its place."""
    other = owner(state, theirs)
    own = swappable(state, me, other, theirs)
    return {mine: sum(price(state, me, other, theirs, mine)) for mine in own}


def notes(state: State, eyes: int | None) -> dict[str, int]:
    """What a seat can tell of the selection and of other hands, for its own eyes.

    ``passed.R``: how often rank R was among the characters passed to it this round; ``may.R.K`` (1) for each
    seat K that may have rank R, ``may.R.down`` when it may lie face down or be passed on still;
    ``holder.C``: the seat in whose hand it knows card C.
    """
    if eyes is None:
        return {}
    counts = {f"holder.{card}": holder for card, holder in state.seats[eyes].sights}
    if not state.seats[eyes].looks:
        return counts
    for look in state.seats[eyes].looks:
        for role in look.characters:
            key = f"passed.{RANK[role]}"
            counts[key] = counts.get(key, 0) + 1
    for role, seats in hidden.suspects(state, eyes).items():
        for seat in seats:
            counts[f"may.{RANK[role]}.{'down' if seat == hidden.MIDDLE else seat}"] = 1
    return counts
