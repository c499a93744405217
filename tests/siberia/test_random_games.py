"""What stays true in every game, whatever is played (rules, section 6.6)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from client.rules.play import Chance, Play, Setup
from client.rules.siberia import GAME
from client.rules.siberia.data import CUBES, OPTIONS, TILES
from client.rules.siberia.state import AREAS, State, listed, money, on_panel, room

setups = some.builds(
    Setup,
    some.integers(2, 4),
    some.fixed_dictionaries(
        {}, optional={o.name: some.sampled_from(o.values) for o in OPTIONS if o.name != "start_player"}
    ),
)
games = given(setups, some.integers(0, 10**6))
few = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def random_game(setup: Setup, seed: object) -> Iterator[Play]:
    """A quiet game, stopped at every request and once more when it is over."""
    rng, play = Random(f"{seed}"), Play(GAME, GAME.deal(setup), quiet=True)
    while (asks := play.asks) is not None:
        yield play
        chance = isinstance(asks, Chance)
        play.answer(asks.sample(rng) if chance else asks.moves[int(rng.random() * len(asks.moves))])  # type: ignore[union-attr]
    yield play


def check_cubes(state: State) -> None:
    """Per kind map, supply, sold and bag make the whole; open areas hold some, exhausted ones nothing."""
    for kind, total in enumerate(CUBES):
        lying = state.lying[kind].bit_count()
        assert lying + state.supply[kind] + state.sold[kind] + state.cubes.count(kind) == total
        assert not state.lying[kind] & state.closed
    if not state.cubes:
        full = state.lying[0] | state.lying[1] | state.lying[2] | state.lying[3] | state.lying[4]
        assert full | state.closed == (1 << AREAS) - 1


def check_counters(state: State) -> None:
    """Bag, hands, columns and research make 70; no column holds more than two counters and tiles."""
    found = list(state.bag)
    for seat in state.seats:
        found += [*seat.hand, *seat.research, *sum(seat.rows, ())]
        assert min(room(seat)) >= 0
    first = 70 if state.options.counter_mix == "flat" else 0
    assert sorted(found) == list(range(first, first + 70))
    assert len(state.bag) >= 70 - 16 * len(state.seats)


def check_pieces(state: State) -> None:
    """Pawns, tiles, markers and money."""
    tiles = state.stack + [tile for tile in state.display if tile >= 0]
    for seat in state.seats:
        tiles += seat.tiles
        assert len({TILES[tile] for tile in seat.tiles}) == len(seat.tiles)
        assert len(seat.pawns) == 6 and not any(
            state.closed >> place & 1 for place in seat.pawns if place < AREAS
        )
        assert money(seat) % 1000 == 0
    assert sorted(tiles) == list(range(20))
    wanted = state.options.investment_display
    assert not state.display or not state.stack or len([t for t in state.display if t >= 0]) == wanted
    closed = listed(state.closed)
    assert set(state.marked) <= set(closed) and len(state.marked) == min(len(closed), 8)


@few
@games
def test_cubes_counters_pawns_tiles_and_markers_are_sound_at_every_request(setup: Setup, seed: int) -> None:
    purses = [0] * setup.seats
    for play in random_game(setup, seed):
        check_cubes(play.state)
        check_counters(play.state)
        check_pieces(play.state)
        now = [money(seat) for seat in play.state.seats]
        assert all(new >= old for new, old in zip(now, purses, strict=True)), "money never falls"
        purses = now


@few
@games
def test_what_a_finished_round_leaves(setup: Setup, seed: int) -> None:
    rounds = 0
    for play in random_game(setup, seed):
        asks, state = play.asks, play.state
        if isinstance(asks, Chance) and asks.about == ("bag",):
            rounds += 1
            assert state.round == rounds
            for seat in state.seats:
                assert on_panel(seat) <= 10 and seat.research == () and seat.hand == [] and seat.plan == []
    assert rounds == play.state.round


@few
@games
def test_every_game_ends_as_the_rules_say(setup: Setup, seed: int) -> None:
    *_, last = random_game(setup, seed)
    state, options = last.state, last.state.options
    left = [state.supply[k] + state.lying[k] * (options.supply_test != "supply") for k in range(5)]
    why = {
        "markers": len(state.marked) == 8,
        "supplies": left.count(0) >= 3,
        "idle": state.idle == 3,
    }
    assert state.phase == "" and why[state.ended]
    assert sum(kind.bit_count() for kind in state.lying) + sum(state.supply) + sum(state.sold) == 70


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_nothing_but_passing_ends_too(seats: int) -> None:
    play = Play(GAME, GAME.deal(Setup(seats)), quiet=True)
    while (asks := play.asks) is not None:
        column = (
            next((m for m in asks.moves if not m.to.endswith("research")), None)
            if hasattr(asks, "moves")
            else None
        )
        if isinstance(asks, Chance):
            play.answer(asks.sample(Random(seats)))
        else:
            play.answer(column if asks.ask == "place" and column else asks.moves[-1])  # type: ignore[union-attr]
    assert play.state.ended in ("idle", "supplies", "markers")


@pytest.mark.long
def test_twenty_thousand_games_end_without_an_exception() -> None:
    rng = Random("long")
    for number in range(20_000):
        options = {o.name: rng.choice(o.values[:3]) for o in OPTIONS if rng.random() < 0.3}
        for play in random_game(Setup(2 + number % 3, options), number):
            if number % 50 == 0:
                check_cubes(play.state)
                check_counters(play.state)
                check_pieces(play.state)
