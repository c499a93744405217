"""The rules against a second reading of their text, in crowded positions with any characters and options."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.citadels import GAME
from client.rules.citadels.data import CHARACTERS, COINS, FACE, OPTIONS
from client.rules.citadels.setup import candidates, enlist
from client.rules.citadels.setup import deal as start_of
from client.rules.citadels.state import State
from client.rules.play import Beat, Chance, Decision, Play, Setup
from tests.citadels import naive

DEALS = ("cast", "rank9", "uniques", "first_crown")  # options that a position laid out has no use for
CHOICES = {option.name: option.values for option in OPTIONS if option.name not in DEALS}
ROUNDS = 3
GAMES = 40  # of each number of seats


def crowded(seats: int, rng: Random) -> State:
    """Cities, hands and stashes of any size, all 30 unique districts in the game, before a selection."""
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.4}
    state = start_of(Setup(seats, options))
    nine = seats in (3, 8) or (seats > 3 and rng.random() < 0.6)
    for rank in range(1, 10 if nine else 9):
        enlist(state, rng.choice(candidates(rank, seats)))
    cards = [card for card in naive.ALL_CARDS if FACE[card] != "secret_vault"]
    rng.shuffle(cards)
    for seat in state.seats:
        own = {FACE[card]: card for card in [cards.pop() for _ in range(rng.randint(0, 6))]}
        seat.city = tuple(own.values())
        seat.hand = [cards.pop() for _ in range(rng.randint(0, 4))]
        seat.gold = min(rng.choice((0, 1, 2, 3, 4, 6)), COINS - sum([other.gold for other in state.seats]))
    state.bank -= sum([seat.gold for seat in state.seats]) - 2 * seats
    cards += [card for card in naive.ALL_CARDS if FACE[card] == "secret_vault"]
    left = rng.choice((0, 1, 3, 6, 99))
    state.deck, state.removed = cards[-left:] if left else [], cards[:-left] if left else cards
    state.crown, state.phase = rng.randrange(seats), "round"
    return state


def compare(play: Play, asks: Decision, met: set[str]) -> None:
    """What is offered is what the second reading allows, and every score is the same."""
    state = play.state
    assert isinstance(state, State)
    if asks.ask == "turn":
        met.add(CHARACTERS[state.turn.role].face)
        assert len(set(asks.moves)) == len(asks.moves)
        assert {naive.told(move) for move in asks.moves} == naive.turn(state, asks.seat), state.turn
    elif asks.ask == "wizard":
        offered = {(move.verb, int(move.piece.split(".")[1])) for move in asks.moves}
        assert offered == naive.spoils(state, asks.seat)
    for score in GAME.standing(state):
        assert score.points == naive.points(state, score.seat)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_second_reading_allows_the_same_moves_and_counts_the_same_points(seats: int) -> None:
    met: set[str] = set()
    for number in range(GAMES):
        rng = Random(f"second reading {seats} {number}")
        play = Play(GAME, crowded(seats, rng))
        while (asks := play.asks) is not None and play.state.round <= ROUNDS:
            if isinstance(asks, Beat):
                play.answer(None)
            elif isinstance(asks, Chance):
                play.answer(asks.sample(rng))
            else:
                compare(play, asks, met)
                last = asks.moves[-1].verb == "end" and len(asks.moves) > 1 and rng.random() < 0.6
                play.answer(rng.choice(asks.moves[:-1] if last else asks.moves))
    assert len(met) > 20
