"""A throw-away game with all a game may do: interrupts, secrets, runs, shuffles, draws, dice, reveals."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from client.rules import add_game, kit
from client.rules.play import Ask, Beat, Chance, Move, Option, Pool, Score, Setup, Step
from client.rules.record import Record
from client.rules.table import Table, heap, shown, veil

CARDS = 16
COINS = 3


@dataclass(slots=True)
class Hand(Record):
    """What lies before one seat."""

    cards: list[int]
    secret: list[int]
    coins: int
    points: int


@dataclass(slots=True)
class State(Record):
    """Everything on the table."""

    phase: str
    round: int
    last: int
    turn: int
    deck: list[int]
    discard: list[int]
    row: list[int]
    bank: int
    hands: list[Hand]


def value(card: int) -> int:
    """Two cards of each value 0..7."""
    return card // 2


def face(card: int) -> str:
    """The face of a card."""
    return f"v{value(card)}"


def begin(s: State) -> Step:
    """Shuffle, and deal three cards to everybody."""
    yield from kit.shuffled(s.deck)
    for hand in s.hands:
        hand.cards.extend(s.deck.pop() for _ in range(3))
    s.phase = "turn"


def turn(s: State) -> Step:
    """Draw a card; lay as many of equal value as you like; the next seat may object to the last one."""
    seat, hand = s.turn, s.hands[s.turn]
    yield from kit.drawn_into(hand.cards, s.deck, s.discard, 1)
    laid = 0
    while True:
        move = yield Ask(seat, "lay", partial(lays, s, seat, laid), run=True)
        if move.verb == "done":
            break
        card = int(move.piece.removeprefix("card."))
        hand.cards.remove(card)
        s.row.append(card)
        laid += 1
    if laid:
        yield from objected(s, (seat + 1) % len(s.hands))
    yield from thrown(s, seat, laid)
    s.turn = (seat + 1) % len(s.hands)
    s.phase = "hide" if s.turn == s.round % len(s.hands) else "turn"


def lays(s: State, seat: int, laid: int) -> Iterator[Move]:
    """Any card first, then cards of the same value as the last one."""
    for card in s.hands[seat].cards:
        if not laid or value(card) == value(s.row[-1]):
            yield Move("lay", f"card.{card}", "row")
    yield Move("done")


def objected(s: State, other: int) -> Generator[Any, Any, None]:
    """Who still has a coin may pay it to send the last card of the row away."""
    hand = s.hands[other]
    move = yield Ask(other, "object", partial(objections, s, other), about=(other,))
    if move.verb == "pay":
        hand.coins -= 1
        s.bank += 1
        s.discard.append(s.row.pop())
        yield Beat("objected", (other, f"card.{s.discard[-1]}"))


def objections(s: State, other: int) -> Iterator[Move]:
    """Pay or let it be."""
    if s.hands[other].coins:
        yield Move("pay", f"seat.{other}.coins", "bank")
    yield Move("let")


def thrown(s: State, seat: int, laid: int) -> Generator[Any, Any, None]:
    """Two dice; a point for each pip up to the cards laid."""
    fallen = yield Chance("roll", (6, 6), seat, about=("white", "turn"))
    s.hands[seat].points += min(laid, sum(fallen))
    yield Beat("scored", (seat, s.hands[seat].points))


def hide(s: State) -> Step:
    """Everybody hides a card, in secret; then one card of the row is drawn and goes away."""
    for seat in kit.clockwise(s.round % len(s.hands), len(s.hands)):
        hand = s.hands[seat]
        if hand.cards:
            move = yield Ask(
                seat, "hide", lambda cards=hand.cards, seat=seat: hides(cards, seat), private=True
            )
            card = int(move.piece.removeprefix("card."))
            hand.cards.remove(card)
            hand.secret.append(card)
    if s.row:
        gone = yield Chance("draw", tuple(s.row), about=("row",))
        s.row.remove(gone[0])
        s.discard.append(gone[0])
    s.round += 1
    s.turn = s.round % len(s.hands)
    s.phase = "turn" if s.round < s.last else "end"


def hides(cards: list[int], seat: int) -> Iterator[Move]:
    """One of the cards in hand."""
    return (Move("hide", f"card.{card}", f"seat.{seat}.secret") for card in cards)


def end(s: State) -> Step:
    """Everything hidden is shown and counts its value."""
    for hand in s.hands:
        hand.points += sum(map(value, hand.secret))
    s.row.extend(card for hand in s.hands for card in hand.secret)
    for hand in s.hands:
        hand.secret.clear()
    yield Beat("shown", (), reveals=True)
    s.phase = ""


STEPS = {"begin": begin, "turn": turn, "hide": hide, "end": end}


class Tiny:
    """The game's face."""

    name = "tiny"
    rules = 1
    seats = range(2, 5)
    options = (Option("long"), Option("coins", 2, (0, 1, 2)))
    unseen = frozenset({"phase", "last", "turn"})

    def deal(self, setup: Setup) -> State:
        """Cards in the deck, coins before everybody."""
        options = kit.checked(setup, self.name, self.seats, self.options)
        coins = options["coins"]
        hands = [Hand([], [], coins, 0) for _ in range(setup.seats)]
        deck = list(range(CARDS))
        bank = COINS * setup.seats - coins * setup.seats
        return State("begin", 0, 3 if options["long"] else 2, 0, deck, [], [], bank, hands)

    def step(self, state: State) -> Step | None:
        """Start the step of the phase."""
        return STEPS[state.phase](state)

    def pools(self, state: State, seat: int | None) -> list[Pool]:
        """The deck, and what the others hold and have hidden."""
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        return [Pool([state.deck, *(hand.cards for hand in others), *(hand.secret for hand in others)])]

    def redeal(self, state: State, seat: int | None, rng: Random) -> None:
        """Deal the hidden cards anew."""
        kit.redeal(self.pools(state, seat), rng)

    def table(self, state: State, eyes: int | None) -> Table:
        """Deck, piles, and before each seat its cards, its secret and its coins."""
        zones = {
            "deck": veil("deck", "card", len(state.deck)),
            "discard": shown("card", state.discard, face),
            "row": shown("card", state.row, face),
            "bank": heap("bank", "coin", "gold", state.bank),
        }
        counts = {"round": state.round}
        for seat, hand in enumerate(state.hands):
            for name, cards in (("hand", hand.cards), ("secret", hand.secret)):
                zone = f"seat.{seat}.{name}"
                hidden = veil(zone, "card", len(cards), seat)
                zones[zone] = shown("card", cards, face, seat) if seat == eyes else hidden
            zones[f"seat.{seat}.coins"] = heap(f"seat.{seat}.coins", "coin", "gold", hand.coins, seat)
            counts[f"score.{seat}"] = hand.points
        return Table(zones, counts)

    def standing(self, state: State) -> list[Score]:
        """Points, ties sharing the rank."""
        points = [hand.points for hand in state.hands]
        ranks = kit.ranks(points)
        return [
            Score(seat, points[seat], ranks[seat], (("cards", points[seat]),), ranks[seat] == 1)
            for seat in range(len(points))
        ]


GAME = Tiny()
add_game(GAME)
