"""Rank 7: Architect, Navigator and Scholar (rules, section 5.2). Their limits stand in their rows."""

from __future__ import annotations

from functools import partial

from client.rules.citadels.data import ARCHITECT, NAVIGATOR, SCHOLAR, SCHOLARS_DRAW
from client.rules.citadels.moves import KEEP, number, use
from client.rules.citadels.rows import role
from client.rules.citadels.state import State, draw, dry, mix, receive
from client.rules.play import Ask, Move, Step

PLAN, STUDY = use("plan", ARCHITECT), use("study", SCHOLAR)
SAIL_FOR_GOLD, SAIL_FOR_CARDS = use("trade", NAVIGATOR), use("explore", NAVIGATOR)
ARCHITECTS_CARDS = 2  # [seed C95]
NAVIGATORS_GAIN = 4  # [seed C96]


def plan(s: State, me: int) -> list[Move]:
    """The Architect may draw 2 cards, whichever action he chose [seed C95]."""
    return [PLAN] if s.deck else []


def draw_plans(s: State, me: int, move: Move) -> None:
    """2 cards from the deck."""
    draw(s, s.seats[me].hand, ARCHITECTS_CARDS)


def sail(s: State, me: int) -> list[Move]:
    """The Navigator may gain 4 gold or 4 cards, no mixture [seed C96]."""
    return [*([] if dry(s) else [SAIL_FOR_GOLD]), *([SAIL_FOR_CARDS] if s.deck else [])]


def trade(s: State, me: int, move: Move) -> None:
    """4 gold from the bank."""
    receive(s, me, NAVIGATORS_GAIN)


def explore(s: State, me: int, move: Move) -> None:
    """4 cards from the deck."""
    draw(s, s.seats[me].hand, NAVIGATORS_GAIN)


def study(s: State, me: int) -> list[Move]:
    """The Scholar may look at 7 cards; not with an empty deck [seed C97, designed]."""
    return [STUDY] if s.deck else []


def look_up(s: State, me: int, move: Move) -> Step:
    """He draws 7, keeps 1, and the others are shuffled into the deck [seed C97, rulebook]."""
    seat = s.seats[me]
    draw(s, seat.drawn, SCHOLARS_DRAW)
    if len(seat.drawn) > 1:
        kept: Move = yield Ask(me, "scholar", partial(drawn, s, me), private=True)
        card = number(kept.piece)
        seat.drawn.remove(card)
        seat.hand.append(card)
        s.deck += seat.drawn
        seat.drawn.clear()
        yield from mix(s.deck, "deck")
    else:
        seat.hand.append(seat.drawn.pop())


def drawn(s: State, me: int) -> list[Move]:
    """Any one of the cards looked at."""
    return [KEEP[me][card] for card in s.seats[me].drawn]


ROLES = (
    role(ARCHITECT, offers=plan, acts={"plan": draw_plans}),
    role(NAVIGATOR, offers=sail, acts={"trade": trade, "explore": explore}),
    role(SCHOLAR, offers=study, acts={"study": look_up}),
)
