"""What stays true in every game, whatever is played (rules, end of section 6.6)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from client.rules.pax import GAME
from client.rules.pax.data import ARMY, FLEET, INTRIGUE, OPTIONS, SIZES
from client.rules.pax.state import Seat, State, capacity, symbols
from client.rules.play import Chance, Play, Setup

setups = st.builds(
    Setup,
    st.integers(1, 8),
    st.fixed_dictionaries(
        {}, optional={o.name: st.sampled_from(o.values) for o in OPTIONS if o.name != "start_player"}
    ),
)


def random_game(setup: Setup, seed: object) -> Iterator[Play]:
    """A quiet game, stopped at every request and once more when it is over."""
    rng, play = Random(f"{seed}"), Play(GAME, GAME.deal(setup), quiet=True)
    while (asks := play.asks) is not None:
        yield play
        chance = isinstance(asks, Chance)
        play.answer(asks.sample(rng) if chance else asks.moves[int(rng.random() * len(asks.moves))])  # type: ignore[union-attr]
    yield play


def cards(state: State) -> list[int]:
    """Every card on the table, wherever it lies."""
    zones = [state.deck, state.removed, state.hidden, *state.legions, *state.rome]
    for seat in state.seats:
        zones += [seat.hand, seat.drawn, *seat.area]
    return sorted([card for zone in zones for card in zone])


def check(state: State) -> None:
    """The invariants at one request."""
    assert cards(state) == list(range(74 * SIZES[len(state.seats)].sets))
    assert min(seat.aurei for seat in state.seats) >= 0
    limit = state.options.limited_bank
    assert not limit or sum(seat.aurei for seat in state.seats) <= limit
    for seat in state.seats:
        for row in (seat.area[FLEET], seat.area[ARMY]):
            assert (len(row) if state.options.capacity_unit == "cards" else symbols(row)) <= capacity(seat)
    assert len(state.under) <= len(state.deck)
    if not state.solo:
        check_owner(state)


def check_owner(state: State) -> None:
    """Nobody has more intrigue than the owner of Primus Conspiratus; without one nobody has any."""
    most = [intrigue(state, seat) for seat in state.seats]
    assert (most[state.conspirator] if state.conspirator >= 0 else 0) == max(most)


def intrigue(state: State, seat: Seat) -> int:
    row = seat.area[INTRIGUE]
    return len(row) if state.options.primus_by == "cards" else symbols(row)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(setups, st.integers(0, 10**6))
def test_cards_money_capacity_and_primus_are_sound_at_every_request(setup: Setup, seed: int) -> None:
    for play in random_game(setup, seed):
        check(play.state)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(setups, st.integers(0, 10**6))
def test_every_game_ends_as_the_rules_say(setup: Setup, seed: int) -> None:
    *_, last = random_game(setup, seed)
    state = last.state
    assert state.phase == "" and state.hidden == []
    empty = sum(not pile for pile in state.legions)
    assert state.ran_out or empty > len(state.deck)
    rounds = state.round
    assert rounds <= 74 * SIZES[setup.seats].sets


def test_a_game_of_nothing_but_spying_ends_too() -> None:
    play = Play(GAME, GAME.deal(Setup(8)), quiet=True)
    while (asks := play.asks) is not None:
        play.answer(asks.sample(Random(1)) if isinstance(asks, Chance) else asks.moves[-1])  # type: ignore[union-attr]
    assert play.state.round == 129 and play.state.deck == []


@pytest.mark.long
def test_twenty_thousand_games_end_without_an_exception() -> None:
    rng = Random("long")
    for number in range(20_000):
        seats = 1 + number % 8
        options = {o.name: rng.choice(o.values) for o in OPTIONS if rng.random() < 0.3}
        if isinstance(options.get("start_player"), int) and options["start_player"] > seats:
            del options["start_player"]
        for play in random_game(Setup(seats, options), number):
            if number % 50 == 0:
                check(play.state)
