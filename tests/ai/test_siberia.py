"""How bots play Siberia: by what their seat sees, legally, in time, and with sense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic

import pytest

from client.ai.arena import Match, play_match, rotated, tally, tournament
from client.ai.games.siberia import MIND
from client.ai.games.siberia.judge import judge
from client.ai.games.siberia.why import REASONS
from client.ai.levels import LEVELS, choose
from client.ai.reasons import COMMON
from client.rules.play import Decision, Option, Play
from client.rules.siberia import GAME
from client.rules.siberia.data import COLUMNS
from client.rules.siberia.scoring import standing
from tests.ai.positions import begun, decisions, first
from tests.siberia.scene import Scene, lay

SEATS = (2, 3, 4)


def some(
    seats: int, seed: str, every: int, level: str = "easy", **options: object
) -> Iterator[tuple[Play, Decision]]:
    """Every so manieth decision of a game."""
    for number, found in enumerate(decisions(begun("siberia", seats, **options), seed, level)):
        if number % every == 0:
            yield found


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_alike_whatever_is_hidden_from_its_seat(level: str, seats: int) -> None:
    rng, looked = Random(seats), 0
    for number, (play, asked) in enumerate(some(seats, "alike", 31 if level == "hard" else 11)):
        looked += 1
        worlds = [play, *(play.blind(asked.seat, rng, quiet=False) for _ in range(2))]
        choices = {choose(world, asked.seat, level, Random(number), rounds=4) for world in worlds}
        assert len(choices) == 1, (asked, choices)
    assert looked >= 6


@pytest.mark.parametrize("seats", SEATS)
def test_ratings_see_no_other_hand_no_plan_no_bag_and_no_stack(seats: int) -> None:
    rng = Random(seats)
    for play, asked in some(seats, "blind", 7):
        rates = MIND.rate(play, asked, Random(2))
        for _ in range(2):
            world = play.blind(asked.seat, rng, quiet=False)
            assert MIND.rate(world, asked, Random(1)) == rates
            assert MIND.scores(world.state, asked, {}) == MIND.scores(play.state, asked, {})


@pytest.mark.parametrize("seats", SEATS)
def test_every_ask_is_answered_legally_with_a_reason_that_exists(seats: int) -> None:
    rng = Random(seats)
    for number, (play, asked) in enumerate(some(seats, f"legal{seats}", 3, "")):
        level = LEVELS[number % 3] if number % 9 == 2 else LEVELS[number % 2]
        choice = choose(play, asked.seat, level, rng, rounds=3)
        assert choice.move in asked.moves
        assert choice.reason[0] in (*REASONS, *COMMON)
        assert len(MIND.scores(play.state, asked, {})) == len(asked.moves)


@pytest.mark.parametrize("option", [option for option in GAME.options if option.name != "start_player"])
def test_every_option_can_be_played(option: Option) -> None:
    chosen = {option.name: option.values[-1]}
    for number, (play, asked) in enumerate(some(3, option.name, 5, "", **chosen)):
        level = "hard" if number % 9 == 0 else "fair"
        assert choose(play, asked.seat, level, Random(1), rounds=2).move in asked.moves


def test_the_search_keeps_its_seconds() -> None:
    play = first(begun("siberia", 4), "late", lambda p, d: p.state.round == 3 and d.ask == "place")
    asked = play.asks
    assert isinstance(asked, Decision)
    for seconds in (0.0, 0.1):
        began = monotonic()
        assert choose(play, asked.seat, "hard", Random(1), seconds=seconds).move in asked.moves
        assert monotonic() - began < seconds + 0.7


@pytest.mark.parametrize("seats", SEATS)
def test_shares_add_up_and_the_end_is_judged_by_who_won(seats: int) -> None:
    for play, _ in some(seats, "shares", 9):
        assert sum(judge(play.state)) == pytest.approx(1.0)
    while play.asks is not None:
        asked = play.asks
        play.answer(asked.moves[0] if isinstance(asked, Decision) else None)
    won = [score.won for score in standing(play.state)]
    assert judge(play.state) == [one / sum(won) for one in won]


def best(scene: Scene, level: str = "fair") -> str:
    """What the seat that is asked chooses, as text."""
    choice = choose(scene.play, scene.seat, level, Random(1), rounds=40)
    return str(choice.move)


def test_the_richest_ends_the_game_and_the_others_do_not() -> None:
    gone = "amur vilyuy lena irkutsk evenkia taymyr yamal"
    for money, verb in ((30000, "pass"), (0, "mine")):
        scene = lay(
            cubes={"kolyma": "gold"},
            closed=gone,
            panels={0: {"gold": 2}},
            pawns={0: "kolyma frankfurt"},
            earned={0: 10000, 1: money},
        )
        for level in ("fair", "hard"):
            assert best(scene, level).split()[0] == verb


def test_a_dear_resource_is_sold_where_it_is_dearest() -> None:
    scene = lay(
        cubes={"kolyma": "diamonds gas", "lena": "diamonds coal"},
        panels={0: {"diamonds": 2}},
        pawns={0: "kolyma lena frankfurt johannesburg"},
    )
    for level in LEVELS:
        assert best(scene, level).startswith("mine seat.0.diamonds market.5")


def test_workers_walk_to_the_cubes_before_they_are_mined() -> None:
    scene = lay(
        cubes={"khabarovsk": "gold gas", "amur": "gold coal"},
        panels={0: {"gold": 2, "logistician": 2}},
        pawns={0: "khabarovsk vladivostok zurich"},
    )
    assert best(scene) == "act seat.0.logistician bag"
    scene.act("logistician")
    while scene.asked.endswith("logistics"):
        scene.say(best(scene))
    assert sorted(scene.at(0)[:2]) == ["amur", "khabarovsk"]


def test_a_pair_goes_together_onto_its_column() -> None:
    scene = lay(
        "place",
        cubes={"khabarovsk": "gold gas"},
        hands={0: "worker-gold investor-gold logistician-gas manager manager salesman-coal"},
        pawns={0: "khabarovsk vladivostok zurich"},
    )
    while scene.asked.endswith("place"):
        scene.say(best(scene))
    plan = scene.state.seats[0].plan
    assert max(plan.count(column) for column in range(10)) == 2


def test_a_pair_is_kept_and_a_counter_alone_is_discarded() -> None:
    scene = lay(
        "cleanup",
        cubes={"khabarovsk": "gold gas"},
        panels={0: dict.fromkeys(["gold", "coal", "worker", "investor", "salesman"], 2) | {"gas": 1}},
        pawns={0: "khabarovsk vladivostok zurich london"},
    )
    lone = scene.state.seats[0].rows[COLUMNS.index("gas")][0]
    for level in LEVELS:
        assert best(scene, level) == f"discard counter.{lone} bag"


def test_fair_beats_easy() -> None:
    outcomes = list(tournament(rotated(Match("siberia", ("fair", "easy", "easy"), "beats"), 6)))
    fair = next(one for one in tally(outcomes) if one.level == "fair")
    assert fair.wins >= 5


def test_a_match_is_the_same_every_time() -> None:
    match = Match("siberia", ("fair", "easy"), "again")
    one, two = play_match(match), play_match(match)
    assert one._replace(cpu=0.0, slowest=0.0) == two._replace(cpu=0.0, slowest=0.0)
