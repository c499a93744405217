"""Rank 8: Warlord, Diplomat and Marshal (rules, section 5.2)."""

from __future__ import annotations

from functools import partial

from client.rules.citadels.building import completed, destroy, enter, leave
from client.rules.citadels.data import (
    CARDS,
    DIPLOMAT,
    GREAT_WALL,
    KEEP,
    MARSHAL,
    MARSHALS_LIMIT,
    NONE,
    WARLORD,
)
from client.rules.citadels.moves import number, onto, send
from client.rules.citadels.rows import role
from client.rules.citadels.state import State, complete, effective, hand_over, has, others, owner, pay
from client.rules.play import Ask, Move, Step

DESTROY = [onto("destroy", WARLORD, f"district.{card}") for card in range(len(CARDS))]
EXCHANGE = [onto("exchange", DIPLOMAT, f"district.{card}") for card in range(len(CARDS))]
SEIZE = [onto("seize", MARSHAL, f"district.{card}") for card in range(len(CARDS))]

# ---- what all three have in common


def within(s: State, me: int, other: int) -> list[int]:
    """The districts of a city that rank 8 can affect.

    None of a completed city, unless it is the actor's own and the Warlord may [seed C99 C101 C104]; none of
    the Bishop's player but his own [seed C84, designed]; never the Keep [card].
    """
    seat = s.seats[other]
    if other != me and other == s.shielded:
        return []
    if complete(s, seat) and not (other == me and s.options.warlord_own_complete_city):
        return []
    return [card for card in seat.city if card != KEEP]


def wall(s: State, me: int, other: int, card: int) -> int:
    """1 gold more for another player's districts behind a Great Wall, not for the wall itself [card]."""
    return int(other != me and card != GREAT_WALL and GREAT_WALL in s.seats[other].city)


def surcharge(s: State, me: int, other: int, gold: int) -> None:
    """The gold for the Great Wall goes to the bank, or with the option to the owner [inferred]."""
    if s.options.great_wall_surcharge_to == "owner":
        hand_over(s, me, other, gold)
    else:
        pay(s, me, gold)


def targets(s: State, me: int) -> list[tuple[int, int]]:
    """The owner and the card of every district of other players that rank 8 can affect."""
    return [(other, card) for other in others(s, me) for card in within(s, me, other)]


# ---- Warlord


def ransom(s: State, me: int, other: int, card: int) -> int:
    """What it costs to destroy a district: its cost minus 1 [seed C98 C108]."""
    return effective(s, card) - 1 + wall(s, me, other, card)


def prey(s: State, me: int) -> list[Move]:
    """Every district that the Warlord can destroy with his gold, his own included."""
    found = [*[(me, card) for card in within(s, me, me)], *targets(s, me)]
    gold = s.seats[me].gold
    return [DESTROY[card] for other, card in found if ransom(s, me, other, card) <= gold]


def destroy_for_gold(s: State, me: int, move: Move) -> Step:
    """The fee goes to the bank, the district under the deck [seed C98, rulebook]."""
    card = number(move.to)
    other = owner(s, card)
    extra = wall(s, me, other, card)
    pay(s, me, ransom(s, me, other, card) - extra)
    surcharge(s, me, other, extra)
    yield from destroy(s, card)


# ---- Diplomat


def price(s: State, me: int, other: int, theirs: int, mine: int) -> tuple[int, int]:
    """What a swap costs: to the owner and for the Great Wall [seed C100, card, inferred]."""
    difference = effective(s, theirs) - effective(s, mine)
    extra = wall(s, me, other, theirs)
    if s.options.diplomat_wall_formula == "plus_then_max" and difference < 0:
        extra = max(0, extra + difference)
    return max(0, difference), extra


def swappable(s: State, me: int, other: int, theirs: int) -> list[int]:
    """The own districts that can stand in another city in place of one of it, be they paid for or not.

    Not the Keep; neither city may hold two of a name afterwards [seed C102]. The own city may be complete
    [seed C101].
    """
    seat, rival = s.seats[me], s.seats[other]
    if has(seat, theirs):
        return []
    return [card for card in seat.city if card != KEEP and not has(rival, card)]


def givable(s: State, me: int, other: int, theirs: int) -> list[int]:
    """The own districts that can be given for one of another city: the price must be at hand [seed C100]."""
    gold = s.seats[me].gold
    own = swappable(s, me, other, theirs)
    return [card for card in own if sum(price(s, me, other, theirs, card)) <= gold]


def wanted(s: State, me: int) -> list[Move]:
    """Every district of another city for which the Diplomat has something to give."""
    return [EXCHANGE[card] for other, card in targets(s, me) if givable(s, me, other, card)]


def exchange(s: State, me: int, move: Move) -> Step:
    """The Diplomat names a district and gives one of his own; the owner cannot refuse [seed C100]."""
    theirs = number(move.to)
    other = owner(s, theirs)
    s.turn.wanted = theirs
    given: Move = yield Ask(me, "diplomat", partial(gifts, s, me, other, theirs), (move.to,))
    s.turn.wanted = NONE
    mine = number(given.piece)
    difference, extra = price(s, me, other, theirs, mine)
    hand_over(s, me, other, difference)
    surcharge(s, me, other, extra)
    transfer(s, theirs, other, me)
    transfer(s, mine, me, other)
    yield from completed(s, me)
    yield from completed(s, other)


def gifts(s: State, me: int, other: int, theirs: int) -> list[Move]:
    """Each own district that can be given."""
    return [send("give", card, f"seat.{other}.city") for card in givable(s, me, other, theirs)]


def transfer(s: State, card: int, giver: int, taker: int) -> None:
    """A district changes cities; its coin and the Museum's cards go with it [rulebook, inferred]."""
    leave(s, giver, card)
    enter(s, taker, card)


# ---- Marshal


def seizable(s: State, me: int) -> list[tuple[int, int]]:
    """The owner and the card of every district of cost 3 or less whose name the Marshal does not have yet."""
    return [
        (other, card)
        for other, card in targets(s, me)
        if effective(s, card) <= MARSHALS_LIMIT and not has(s.seats[me], card)
    ]


def toll(s: State, me: int, other: int, card: int) -> int:
    """What it costs to seize a district: its cost, and what a Great Wall adds [seed C103 C108, card]."""
    return effective(s, card) + wall(s, me, other, card)


def cheap(s: State, me: int) -> list[Move]:
    """Every district that the Marshal can seize and pay for [seed C103 C104]."""
    gold = s.seats[me].gold
    return [SEIZE[card] for other, card in seizable(s, me) if toll(s, me, other, card) <= gold]


def seize(s: State, me: int, move: Move) -> Step:
    """The owner gets the cost of the district and cannot refuse [seed C103]."""
    card = number(move.to)
    other = owner(s, card)
    extra = wall(s, me, other, card)
    hand_over(s, me, other, effective(s, card))
    surcharge(s, me, other, extra)
    s.moved = True
    transfer(s, card, other, me)
    yield from completed(s, me)


ROLES = (
    role(WARLORD, offers=prey, acts={"destroy": destroy_for_gold}),
    role(DIPLOMAT, offers=wanted, acts={"exchange": exchange}),
    role(MARSHAL, offers=cheap, acts={"seize": seize}),
)
