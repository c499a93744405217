"""Rank 9: Queen, Artist and Tax Collector (rules, section 5.2).

The Queen's gold for a killed rank 4 stands in `turn.close`, the tax in `building`.
"""

from __future__ import annotations

from functools import partial

from client.rules.citadels.data import ARTIST, CARDS, QUEEN, QUEENS_GOLD, TAX_COLLECTOR
from client.rules.citadels.moves import DONE, number, onto, use
from client.rules.citadels.rows import role
from client.rules.citadels.state import State, character, receive
from client.rules.play import Ask, Beat, Move, Step

BEAUTIFY = [onto("beautify", ARTIST, f"district.{card}") for card in range(len(CARDS))]
COLLECT = use("collect", TAX_COLLECTOR)


def beside(s: State, me: int, other: int) -> bool:
    """Whether two players are neighbours."""
    return (me - other) % len(s.seats) in (1, len(s.seats) - 1)


def audience(s: State, me: int) -> Step:
    """The Queen gains 3 gold beside the player who revealed rank 4 [seed C105, rulebook]."""
    ruler = character(s, 4)
    for other, seat in enumerate(s.seats):
        if ruler in seat.shown and beside(s, me, other):
            yield Beat("audience", (me, receive(s, me, QUEENS_GOLD)))


def canvas(s: State, me: int) -> list[Move]:
    """The Artist's own districts without a coin, as long as he has gold [seed C107]."""
    seat = s.seats[me]
    if not seat.gold:
        return []
    return [BEAUTIFY[card] for card in seat.city if card not in s.coins]


def beautify(s: State, me: int, move: Move) -> Step:
    """A coin onto a district, and if he likes onto a second one in the same use [seed C107]."""
    paint(s, me, move)
    if canvas(s, me):
        second: Move = yield Ask(me, "artist", partial(second_canvas, s, me))
        if second != DONE:
            paint(s, me, second)


def paint(s: State, me: int, move: Move) -> None:
    """1 gold of the stash lies on the district for good; it is out of the bank."""
    s.seats[me].gold -= 1
    s.coins += (number(move.to),)


def second_canvas(s: State, me: int) -> list[Move]:
    """Another district, or no more."""
    return [*canvas(s, me), DONE]


def collect(s: State, me: int) -> list[Move]:
    """The Tax Collector may take what lies on his token, if anything does [seed C109]."""
    return [COLLECT] if s.pot else []


def empty_pot(s: State, me: int, move: Move) -> None:
    """All gold from the token [seed C109]."""
    s.seats[me].gold += s.pot
    s.pot = 0


ROLES = (
    role(QUEEN, opens=audience),
    role(ARTIST, offers=canvas, acts={"beautify": beautify}),
    role(TAX_COLLECTOR, offers=collect, acts={"collect": empty_pot}),
)
