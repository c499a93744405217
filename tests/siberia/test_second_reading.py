"""The game beside a second, plain reading of its rules: at every request both must say the same."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.play import Answer, Beat, Chance, Decision, Play, Setup
from client.rules.siberia import GAME
from client.rules.siberia.data import COLUMNS, NODES, OPTIONS, RESOURCES, TILES
from client.rules.siberia.state import HOME, MARKET, Seat, State, listed, money
from tests.siberia.naive import CHANCE, Course, Naive, Owner, Question


def options_of(rng: Random, seats: int, share: float) -> dict[str, object]:
    """Some options by chance; a start player is one of those who sit."""
    chosen = {option.name: rng.choice(option.values) for option in OPTIONS if rng.random() < share}
    if "start_player" in chosen:
        chosen["start_player"] = rng.randint(1, seats)
    return chosen


def place_of(place: int) -> str:
    """Where a pawn is, in the words of the second reading."""
    return NODES[place] if place < MARKET else "home" if place == HOME else str(place - MARKET)


def compare(state: State, naive: Naive) -> None:
    """Everything lies in the same place."""
    assert sorted(state.bag) == sorted(naive.bag)
    if not state.cubes:
        assert state.supply == list(naive.supply.values())
    for area, name in enumerate(NODES[:-1]):
        lying = {kind for kind, areas in zip(RESOURCES, state.lying, strict=True) if areas >> area & 1}
        assert lying == naive.cubes[name]
    assert {NODES[area] for area in listed(state.closed)} == set(naive.closed)
    assert [NODES[area] for area in state.marked] == naive.closed[:8]
    assert sorted(tile for tile in state.display if tile >= 0) == sorted(naive.display)
    for seat, owner in zip(state.seats, naive.owners, strict=True):
        compare_seat(seat, owner)
    assert (state.start, state.round) == (naive.start, naive.round)
    assert (state.last, state.idle) == (naive.last, naive.idle)


def compare_seat(seat: Seat, owner: Owner) -> None:
    """The same counters, pawns, tiles and rubles."""
    assert [set(row) for row in (*seat.rows, seat.research)] == [set(row) for row in owner.rows.values()]
    assert (seat.hand, money(seat)) == (owner.hand, owner.rubles)
    assert [COLUMNS[TILES[tile]] for tile in seat.tiles] == owner.tiles
    assert sorted(map(place_of, seat.pawns)) == sorted(owner.pawns)


def follow(course: Course, said: object) -> Question | None:
    """The next question of the second reading; None when its game is over."""
    try:
        return course.send(said)
    except StopIteration:
        return None


def choose(asks: Decision, rng: Random, keen: float) -> Answer:
    """An answer by chance, gladly one that goes on, and mining before all else."""
    idle = [move for move in asks.moves if move.verb in ("pass", "done") or move.to.endswith("research")]
    busy = [move for move in asks.moves if move not in idle]
    mining = [move for move in busy if move.verb == "mine"]
    return rng.choice(mining or busy if busy and (not idle or rng.random() < keen) else idle)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("share", [0.0, 0.5])
def test_a_game_goes_as_the_second_reading_says(seats: int, share: float) -> None:
    ends = set()
    for number in range(4 if share else 2):
        rng = Random(f"{seats} {share} {number}")
        options = options_of(rng, seats, share)
        play, naive = Play(GAME, GAME.deal(Setup(seats, options))), Naive(seats, options)
        keen, course = rng.choice([0.7, 0.95]), naive.game()
        question = follow(course, None)
        while (asks := play.asks) is not None:
            if isinstance(asks, Beat):
                play.answer(None)
                continue
            assert question is not None, asks
            if isinstance(asks, Chance):
                assert (CHANCE, asks.about[0]) == question[:2]
                said: Answer = asks.sample(rng)
            else:
                assert (asks.seat, asks.ask) == question[:2]
                assert sorted(map(str, asks.moves)) == sorted(question[2])
                compare(play.state, naive)
                said = choose(asks, rng, keen)
            play.answer(said)
            question = follow(course, said if isinstance(asks, Chance) else str(said))
        assert question is None and naive.over == play.state.ended
        compare(play.state, naive)
        scores = GAME.standing(play.state)
        assert [score.points for score in scores] == [owner.rubles for owner in naive.owners]
        assert {score.seat for score in scores if score.won} == naive.winners()
        ends.add(naive.over)
    assert ends & {"markers", "supplies"}, "games that were really played"
