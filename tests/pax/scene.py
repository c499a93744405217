"""Scenes of Pax: a position laid out by hand, then played by script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from client.rules import add_game
from client.rules.pax import GAME
from client.rules.pax.data import CARDS, CATEGORIES, CATEGORY, SET, SYMBOLS
from client.rules.pax.state import Row, State, rows
from client.rules.play import Play, Setup
from client.rules.table import Table
from tests.kit import Script

add_game(GAME)
ID = {card.name: number for number, card in enumerate(CARDS)}
Cards = str | Sequence[int]  # names of cards, or symbols by category


class Scene(Script):
    """A script with the things of Pax at hand."""

    @property
    def state(self) -> State:
        """The position."""
        state = self.play.state
        assert isinstance(state, State)
        return state

    def put(self, card: str, to: str) -> Scene:
        """The seat that is asked places a drawn card: to "hand", a legion's number from I, or "deck"."""
        where = f"seat.{self.seat}.hand" if to == "hand" else to if to == "deck" else f"legion.{int(to) - 1}"
        self.say(f"put card.{ID[card]} {where}")
        return self

    def lay(self, *cards: str) -> Scene:
        """The seat that is asked plays these cards."""
        for card in cards:
            self.say(f"play card.{ID[card]} seat.{self.seat}.{CATEGORIES[CATEGORY[ID[card]]]}")
        return self

    def buy(self, legion: int) -> Scene:
        """The seat that is asked buys the pile under a legion, counted from 1."""
        self.say(f"buy legion.{legion - 1} seat.{self.seat}.hand")
        return self

    @property
    def seat(self) -> int:
        """Who is asked."""
        asks = self.asks
        assert asks is not None
        return asks.seat

    @property
    def offers(self) -> set[str]:
        """The names of the cards that may be moved, and the verbs of the other moves."""
        found = set()
        for move in self.moves:
            verb, *piece = move.split()
            number = piece[0].removeprefix("card.") if piece else ""
            found.add(CARDS[int(number)].name if number.isdigit() else verb)
        return found

    def hand(self, seat: int) -> str:
        """The names of a hand."""
        return names(self.state.seats[seat].hand)

    def pile(self, legion: int) -> str:
        """The names of the cards under a legion, counted from 1."""
        return names(self.state.legions[legion - 1])

    @property
    def deck(self) -> str:
        """The names of the deck from the top."""
        return names(self.state.deck[::-1])

    @property
    def purses(self) -> list[int]:
        """The aurei of all seats."""
        return [seat.aurei for seat in self.state.seats]

    def table(self, eyes: int | None = None) -> Table:
        """The picture for these eyes."""
        return GAME.table(self.state, eyes)


def names(cards: Sequence[int]) -> str:
    """The names of cards."""
    return " ".join(CARDS[card].name for card in cards)


def deal(seats: int, **options: object) -> Scene:
    """A game from its very beginning."""
    return Scene(Play(GAME, GAME.deal(Setup(seats, options))))


def lay(
    phase: str,
    seats: int = 2,
    *,
    turn: int = 0,
    areas: Mapping[int, Cards] | None = None,
    hands: Mapping[int, str] | None = None,
    purses: Mapping[int, int] | None = None,
    legions: Sequence[str] = (),
    rome: Cards = "",
    hidden: str = "",
    deck: str | None = None,
    start: int = 0,
    owner: int = -1,
    ran_out: bool = False,
    round: int = 1,
    **options: object,
) -> Scene:
    """The game at the start of a phase with these cards; `turn` is how many had theirs this round.

    `deck` from the top; without it all cards not named lie there by number, the highest on top. With it they
    are out of the game.
    """
    state = GAME.deal(Setup(seats, options))
    box = Box(state)
    if isinstance(rome, str) and rome:
        state.rome = box.area(rome)
    for k, pile in enumerate(legions):
        state.legions[k] = box.cards(pile)
    state.hidden = list(box.cards(hidden))
    for me, cards in (hands or {}).items():
        state.seats[me].hand = list(box.cards(cards))
    top = list(box.cards(deck or ""))
    for me, cards in (areas or {}).items():
        state.seats[me].area = box.area(cards)
    if not isinstance(rome, str):
        state.rome = box.area(rome)
    for me, aurei in (purses or {}).items():
        state.seats[me].aurei = aurei
    state.deck, state.removed = (box.left, []) if deck is None else (top[::-1], box.left)
    state.phase, state.turn, state.start, state.round = phase, turn, start, round
    state.conspirator, state.ran_out = owner, ran_out
    return Scene(Play(GAME, state))


class Box:
    """The cards not laid out yet."""

    def __init__(self, state: State) -> None:
        self.left = sorted(state.deck)
        assert len(self.left) in (SET, 2 * SET)

    def cards(self, named: str) -> Row:
        """Take these cards."""
        found = tuple([ID[name] for name in named.split()])
        for card in found:
            self.left.remove(card)
        return found

    def area(self, cards: Cards) -> list[Row]:
        """Take cards for an area: those named, or as many symbols of each category as said."""
        area = rows()
        if isinstance(cards, str):
            for card in self.cards(cards):
                area[CATEGORY[card]] += (card,)
            return area
        for category, wanted in enumerate(cards):
            for card in sorted(self.left, key=lambda card: (-SYMBOLS[card], card)):
                if CATEGORY[card] == category and SYMBOLS[card] <= wanted:
                    wanted -= SYMBOLS[card]
                    area[category] += (card,)
                    self.left.remove(card)
            assert wanted == 0, f"not enough cards of {CATEGORIES[category]}"
        return area
