"""Rank 6: Merchant, Alchemist and Trader (rules, section 5.2).

That the Alchemist pays nothing stands in `building.settle`, that the Trader's trade districts do not count in
`building.counts`.
"""

from __future__ import annotations

from client.rules.citadels.data import ALCHEMIST, MERCHANT, TRADER
from client.rules.citadels.moves import use
from client.rules.citadels.rows import role
from client.rules.citadels.state import State, dry, receive
from client.rules.play import Beat, Move, Step

EXTRA = use("extra", MERCHANT)


def extra(s: State, me: int) -> list[Move]:
    """The Merchant may take 1 gold, whichever action he chose [seed C91]."""
    return [] if dry(s) else [EXTRA]


def take_extra(s: State, me: int, move: Move) -> None:
    """1 gold from the bank."""
    receive(s, me, 1)


def refund(s: State, me: int) -> Step:
    """With alchemist=refund_at_end all gold paid for building comes back [rulebook]."""
    gold, s.turn.refund = s.turn.refund, 0
    if gold:
        s.seats[me].gold += gold
        yield Beat("refunded", (me, gold))


ROLES = (
    role(MERCHANT, offers=extra, acts={"extra": take_extra}),
    role(ALCHEMIST, closes=refund),
    role(TRADER),
)
