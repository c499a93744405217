"""The end: laurels are revealed, colours named, villas multiplied; who stands where (rules, section 6.2)."""

from __future__ import annotations

from functools import partial

from client.rules.aquileia.data import BY_LAURELS, BY_VILLAS, COLOURS, LAURELS, SITES, SOURCES, THEATRE
from client.rules.aquileia.mercatus import value
from client.rules.aquileia.moves import ASSIGN, NAMED
from client.rules.aquileia.state import State
from client.rules.kit import ranks
from client.rules.play import Ask, Beat, Move, Score, Step

_VILLAS = [[number for number, site in enumerate(SITES) if site.colour == c] for c in range(len(COLOURS))]


def reveal_laurels(s: State) -> Step:
    """All turn up their stadium laurels; those with a number score it [seed A90]."""
    s.revealed = True
    yield Beat("revealed", reveals=True)
    for me in s.turn_order():
        for card in s.seats[me].laurels:
            points = LAURELS[card].points
            if points:
                s.score(me, points, BY_LAURELS)
                yield Beat("numbered", (me, f"laurel.{card}", points))
    s.phase = "assign"


def assign_laurels(s: State) -> Step:
    """In turn order each names a colour of each own theatre laurel, the better offered first [seed A92]."""
    for me in s.turn_order():
        seat = s.seats[me]
        seat.theatre.sort()
        seat.named = [-1] * len(seat.theatre)
        for place, card in enumerate(seat.theatre):
            about: list[object] = [f"theatre.{card}"]
            colours = better_first(s, me, card)
            for colour in colours:
                about += [COLOURS[colour], villa_value(s, me, colour)]
            move = yield Ask(me, "laurel_assign", partial(assignments, s, me, card), tuple(about))
            seat.named[place] = NAMED[card][move]
    s.phase = "villas"


def better_first(s: State, me: int, card: int) -> list[int]:
    """The two colours of a theatre laurel, that of the more valuable own villas first."""
    return sorted(THEATRE[card], key=lambda colour: -villa_value(s, me, colour))


def assignments(s: State, me: int, card: int) -> list[Move]:
    """The two colours, the better one first."""
    return [ASSIGN[card][colour] for colour in better_first(s, me, card)]


def villa_value(s: State, me: int, colour: int) -> int:
    """The printed points of a seat's villas of one colour."""
    return sum([SITES[number].points for number in _VILLAS[colour] if s.sites[number] == me])


def cards_of(s: State, me: int, colour: int) -> int:
    """A seat's laurels of one colour: plain ones of the race and theatre laurels named so [seed A91]."""
    seat = s.seats[me]
    return sum([LAURELS[card].colour == colour for card in seat.laurels]) + seat.named.count(colour)


def villas(s: State) -> Step:
    """For each colour: own cards × printed points of own villas [seed A93]."""
    for me in s.turn_order():
        for colour, name in enumerate(COLOURS):
            cards, printed = cards_of(s, me, colour), villa_value(s, me, colour)
            if cards * printed:
                s.score(me, cards * printed, BY_VILLAS)
                yield Beat("villas", (me, name, cards, printed, cards * printed))
    for score in sorted(standing(s), key=lambda score: score.rank):
        yield Beat("final", (score.seat, score.points, score.rank))
    s.phase = ""


def standing(s: State) -> list[Score]:
    """Most points win, a tie stays a draw [seed A20]; with the option the purses of those on top decide."""
    keys = [(seat.points, 0) for seat in s.seats]
    if s.options.final_tiebreak_coins:
        top = max(seat.points for seat in s.seats)
        keys = [(seat.points, value(seat.coins) if seat.points == top else 0) for seat in s.seats]
    over = not s.phase
    return [
        Score(me, seat.points, rank, tuple(zip(SOURCES, seat.parts, strict=True)), over and rank == 1)
        for me, (seat, rank) in enumerate(zip(s.seats, ranks(keys), strict=True))
    ]
