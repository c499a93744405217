"""Rome: its strengthening at the end of a round, the new round, both ends of the game, the verdict.

Every game ends: each round Rome takes a pile or, where an option left none, the next round lays new ones; no
card comes back, so the deck runs dry.
"""

from __future__ import annotations

from collections.abc import Sequence

from client.rules.pax.data import ARMY, CATEGORIES, CATEGORY, COST, FLEET, MAJORITY, SOLO_GOALS
from client.rules.pax.setup import fill
from client.rules.pax.state import NOBODY, State, bonus, pile_prices, price, strength
from client.rules.play import Beat, Step


def strengthen(state: State) -> Step:
    """The most valuable pile joins Rome; after a round in which the deck ran out the game ends.

    [seed P35-P39 P46]
    """
    if takes_more(state):
        if state.options.rome_takes == "category":
            yield from take_category(state)
        else:
            yield from take_pile(state)
    state.phase = "end" if state.ran_out else "round"


def takes_more(state: State) -> bool:
    """Whether Rome takes cards at the end of this round [seed P36, designed]."""
    return state.phase not in ("end", "") and (state.options.final_strengthening or not state.ran_out)


def take_pile(state: State) -> Step:
    """All cards under the richest legion go above the row [seed P36]."""
    richest = richest_legion(state)
    if richest is not None:
        pile, state.legions[richest] = state.legions[richest], ()
        join(state, pile)
        yield Beat("rome_takes", (f"standard.{richest}", len(pile), price(pile)))


def richest_legion(state: State) -> int | None:
    """The legion whose pile has the largest sum of prices, the lower number on a tie [seed P36 P39]."""
    sums = pile_prices(state)
    most = max(sums)
    return sums.index(most) if most else None  # no card is for nothing


def take_category(state: State) -> Step:
    """With rome_takes=category: all cards of the richest category, whatever legion they lie under."""
    richest = richest_category(state)
    if richest is not None:
        cards = [card for pile in state.legions for card in pile if CATEGORY[card] == richest]
        for k, pile in enumerate(state.legions):
            state.legions[k] = tuple([card for card in pile if CATEGORY[card] != richest])
        join(state, cards)
        yield Beat("rome_takes_category", (CATEGORIES[richest], len(cards), price(cards)))


def richest_category(state: State) -> int | None:
    """The category dearest under all legions; ties: the lowest legion that has it, then display order."""
    sums = [0] * len(CATEGORIES)
    first: dict[int, int] = {}
    for k, pile in enumerate(state.legions):
        for card in pile:
            sums[CATEGORY[card]] += COST[card]
            first.setdefault(CATEGORY[card], k)
    return max(first, key=lambda category: (sums[category], -first[category], -category), default=None)


def join(state: State, cards: Sequence[int]) -> None:
    """Lay cards into Rome's row, each with its category; Rome needs no capacity [seed P36 P40]."""
    for card in cards:
        state.rome[CATEGORY[card]] += (card,)


def new_round(state: State) -> Step:
    """The conspirator takes Primus, empty legions are filled; a deck too small for that ends the game.

    [seed P41-P44]
    """
    if state.conspirator not in (NOBODY, state.start):
        state.start = state.conspirator
        yield Beat("takes_primus", (state.start,))
    empty = to_fill(state)
    if len(empty) > len(state.deck):
        yield Beat("deck_too_small", (len(empty), len(state.deck)))
        state.phase = "end"
        return
    fill(state, empty)
    state.round += 1
    state.turn = 0
    state.phase = "turn"
    yield Beat("round", (state.round, state.start, len(empty)))


def to_fill(state: State) -> list[int]:
    """The legions without cards; with refill=all_empty_only all of them or none [seed P43]."""
    empty = [k for k, pile in enumerate(state.legions) if not pile]
    all_or_none = state.options.refill == "all_empty_only"
    return [] if all_or_none and len(empty) < len(state.legions) else empty


def end(state: State) -> Step:
    """Rome's hidden cards turn one by one, each player is weighed against it, the verdict falls.

    [seed P47 P48 P49 P50]
    """
    while state.hidden:
        card = state.hidden.pop(0)
        join(state, [card])
        yield Beat("revealed", (f"card.{card}", CATEGORIES[CATEGORY[card]]), reveals=True)
    leads = [ahead(state, me) for me in range(len(state.seats))]
    for me, stronger in enumerate(leads):
        state.weighed = me + 1
        yield Beat("balance", (me, len(stronger), *[CATEGORIES[category] for category in stronger]))
    state.rome_won = rome_wins(state)
    yield verdict(state)
    state.phase = ""


def verdict(state: State) -> Beat:
    """How the war ended, in one sentence."""
    if state.solo:
        return Beat("solo_lost" if state.rome_won else "solo_won", (len(ahead(state, 0)), goal(state)))
    if not state.rome_won:
        return Beat("players_win")
    if state.conspirator == NOBODY:
        return Beat("rome_wins")
    return Beat("rome_wins_with", (state.conspirator,))


def own_strength(state: State, me: int) -> list[int]:
    """A player's symbols by category as they are compared with Rome's."""
    own = strength(state.seats[me].area)
    if state.options.bonus_counts_as_strength:
        fleets, armies = bonus(state.seats[me])
        own[FLEET] += fleets
        own[ARMY] += armies
    return own


def ahead(state: State, me: int) -> list[int]:
    """The categories in which a player has strictly more symbols than Rome [seed P53]."""
    rome = strength(state.rome)
    return [category for category, mine in enumerate(own_strength(state, me)) if mine > rome[category]]


def goal(state: State) -> int:
    """In how many categories Rome must be exceeded; alone the campaign's level says so."""
    return SOLO_GOALS[state.options.solo_level - 1] if state.solo else MAJORITY


def rome_wins(state: State) -> bool:
    """Whether Rome holds out [seed P48 P50].

    It does when it is not exceeded in enough categories.
    """
    return exceeded(state, len(state.seats)) < goal(state)


def exceeded(state: State, seats: int) -> int:
    """In how many categories the first so many seats exceed Rome: the best of them, or with
    rome_test=collective all of them together."""
    leads = [ahead(state, me) for me in range(seats)]
    if state.options.rome_test == "collective" and not state.solo:
        return len({category for lead in leads for category in lead})
    return max([len(lead) for lead in leads], default=0)
