"""What stays true in every game, whatever is played (rules, end of section 5.1 and section 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from client.rules.citadels import GAME
from client.rules.citadels.data import CARDS, CHARACTERS, COINS, FACE, FIRST_UNIQUE, IDLE_ROUNDS, OPTIONS
from client.rules.citadels.moves import WAYS, number
from client.rules.citadels.roles import ROLES
from client.rules.citadels.state import NOBODY, State, complete
from client.rules.play import Answer, Chance, Decision, Play, Setup
from tests.citadels.scene import cards_there, coins_there
from tests.citadels.test_hidden import characters

CHOICES = {option.name: option.values for option in OPTIONS if option.name not in ("first_crown", "rank9")}
NINTH = {4: ("on", "off"), 5: ("on", "off"), 6: ("on", "off"), 7: ("on", "off")}
few = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@st.composite
def setups(draw: Any) -> Setup:
    """Any seats and options."""
    seats = draw(st.integers(2, 8))
    options = {name: draw(st.sampled_from(values)) for name, values in CHOICES.items()}
    return Setup(seats, options | {"rank9": draw(st.sampled_from(("auto", *NINTH.get(seats, ()))))})


games = given(setups(), st.integers(0, 10**6))


def random_game(setup: Setup, seed: object) -> Iterator[tuple[Play, Answer]]:
    """A quiet game: at every request the play and the answer that it will get, at the end the play alone."""
    rng, play = Random(f"{seed}"), Play(GAME, GAME.deal(setup), quiet=True)
    while (asks := play.asks) is not None:
        chance = isinstance(asks, Chance)
        answer = asks.sample(rng) if chance else asks.moves[int(rng.random() * len(asks.moves))]  # type: ignore[union-attr]
        yield play, answer
        play.answer(answer)
    yield play, None


def check(state: State) -> None:
    """The invariants at one request."""
    assert cards_there(state) == list(range(len(CARDS)))
    assert sorted(characters(state)) == sorted(state.cast)
    if state.options.bank == "limited30":
        assert coins_there(state) == COINS
    assert min(state.bank, state.pot, state.turn.refund, *[seat.gold for seat in state.seats]) >= 0
    assert len(state.down) == len(state.down_slots)
    for seat in state.seats:
        assert len(seat.roles) == len(seat.slots)
        assert not complete(state, seat) or seat.completed
    assert set(state.coins) <= {card for seat in state.seats for card in seat.city}
    assert [seat.completed for seat in state.seats].count(1) == int(state.last)


@few
@games
def test_cards_gold_characters_and_cities_are_sound_at_every_request(setup: Setup, seed: int) -> None:
    for play, _ in random_game(setup, seed):
        check(play.state)


@few
@games
def test_every_game_ends_as_the_rules_say(setup: Setup, seed: int) -> None:
    *_, (play, _) = random_game(setup, seed)
    state = play.state
    assert state.phase == "" and state.rank == len(state.cast)
    assert state.last or state.idle == IDLE_ROUNDS
    for seat in state.seats:
        assert len(seat.shown) + len(seat.roles) == (2 if setup.seats < 4 else 1)
        vault = FACE.index("secret_vault")
        assert vault not in seat.hand and vault not in seat.city


@few
@games
def test_a_character_acts_within_its_limits(setup: Setup, seed: int) -> None:
    for play, answer in random_game(setup, seed):
        asks, turn = play.asks, play.state.turn
        if isinstance(asks, Decision) and asks.ask == "turn" and answer is not None:
            assert turn.seat == asks.seat and turn.built <= ROLES[turn.role].limit
            face = CHARACTERS[turn.role].face
            if answer[0] in WAYS:
                assert turn.gathered and face not in ("navigator", "witch")
            if answer[0] == "end":
                assert turn.gathered and (face != "emperor" or turn.crowned)


def uses(setup: Setup, seed: object, counted: Counter[str]) -> State:
    """Play a game and count: turns by character, abilities and incomes used, unique districts built."""
    for play, answer in random_game(setup, seed):
        asks = play.asks
        if isinstance(asks, Decision) and asks.ask in ("turn", "gather", "wizard") and answer is not None:
            role, verb = play.state.turn.role, answer[0]
            face = CHARACTERS[role].face
            if verb == "end" or asks.ask == "gather":
                counted[face] += 1
            elif verb in ROLES[role].acts:
                counted[f"{face} {verb}"] += 1
            elif verb in WAYS:
                counted[FACE[number(str(answer[1]))]] += 1
                counted[f"paid by {verb}"] += 1
            elif verb in ("raze", "discard", "tuck", "forge", "income"):
                counted[verb] += 1
        elif isinstance(asks, Decision) and asks.ask in ("theater", "bribe", "confiscate", "heir", "bewitch"):
            counted[f"{asks.ask} {answer[0]}" if answer else ""] += 1
    if play.state.vault != NOBODY:
        counted["secret_vault"] += 1
    return play.state


def any_setup(number: int) -> Setup:
    """Seats in turn; a random cast and options by the number."""
    rng, seats = Random(f"setup {number}"), 2 + number % 7
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.3}
    cast = rng.choice(("random", "choose", "random", *CHOICES["cast"]))  # type: ignore[misc]
    return Setup(seats, options | {"cast": cast, "rank9": rng.choice(("auto", *NINTH.get(seats, ())))})


EXPECTED = {
    *[row.face for row in CHARACTERS],
    *[FACE[card] for card in range(FIRST_UNIQUE, len(CARDS))],
    *[f"{row.face} {verb}" for row, role in zip(CHARACTERS, ROLES, strict=True) for verb in role.acts],
    *[f"paid by {way}" for way in WAYS],
    *["income", "raze", "discard", "tuck", "forge", "theater swap", "theater pass", "heir crown"],
    *["bribe pay", "bribe refuse", "confiscate confiscate", "confiscate pass", "bewitch bewitch"],
}


def test_a_few_games_of_any_setup_end() -> None:
    counted: Counter[str] = Counter()
    for number_ in range(28):
        check(uses(any_setup(number_), number_, counted))
    assert len(EXPECTED & set(counted)) > 80


@pytest.mark.long
def test_fifty_thousand_games_end_and_use_everything_a_hundred_times() -> None:
    counted: Counter[str] = Counter()
    for number_ in range(50_000):
        state = uses(any_setup(number_), f"long {number_}", counted)
        if number_ % 50 == 0:
            check(state)
    rare = {name: counted[name] for name in sorted(EXPECTED) if counted[name] < 100}
    print("\n".join(f"{name}: {times}" for name, times in sorted(counted.items())))
    assert not rare, rare
