"""How bots play Castellans: by what their seat sees, legally, in time, and with sense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic

import pytest

from client.ai.arena import Match, play_match, rotated, tally, tournament
from client.ai.games.castellans import MIND
from client.ai.games.castellans.judge import judge
from client.ai.games.castellans.why import REASONS
from client.ai.levels import LEVELS, choose
from client.ai.reasons import COMMON
from client.rules.castellans import GAME
from client.rules.castellans.scoring import standing
from client.rules.play import Decision, Option, Play
from tests.ai.positions import begun, decisions, first
from tests.castellans.scene import Scene, lay

SEATS = (2, 3, 4, 5)


def some(
    seats: int, seed: str, every: int, level: str = "easy", **options: object
) -> Iterator[tuple[Play, Decision]]:
    """Every so manieth decision of a game."""
    for number, found in enumerate(decisions(begun("castellans", seats, **options), seed, level)):
        if number % every == 0:
            yield found


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_alike_whatever_is_hidden_from_its_seat(level: str, seats: int) -> None:
    rng, looked = Random(seats), 0
    for number, (play, asked) in enumerate(some(seats, "alike", 20 * seats if level == "hard" else 11)):
        looked += 1
        worlds = [play, *(play.blind(asked.seat, rng, quiet=False) for _ in range(2))]
        choices = {choose(world, asked.seat, level, Random(number), rounds=4) for world in worlds}
        assert len(choices) == 1, (asked, choices)
    assert looked >= 3


@pytest.mark.parametrize("seats", SEATS)
def test_ratings_see_no_deck(seats: int) -> None:
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
        level = LEVELS[number % 3] if number % 15 == 2 else LEVELS[number % 2]
        choice = choose(play, asked.seat, level, rng, rounds=3)
        assert choice.move in asked.moves
        assert choice.reason[0] in (*REASONS, *COMMON)
        assert len(MIND.scores(play.state, asked, {})) == len(asked.moves)


@pytest.mark.parametrize("option", GAME.options)
def test_every_option_can_be_played(option: Option) -> None:
    chosen = {option.name: option.values[-1] if option.default == option.values[0] else option.values[0]}
    for number, (play, asked) in enumerate(some(3, option.name, 9, "", **chosen)):
        level = "hard" if number % 9 == 0 else "fair"
        assert choose(play, asked.seat, level, Random(1), rounds=2).move in asked.moves


def test_the_search_keeps_its_seconds() -> None:
    play = first(begun("castellans", 5), "late", lambda p, d: p.state.round == 3 and d.ask == "draft")
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
    choice = choose(scene.play, scene.seat, level, Random(1), rounds=30)
    return str(choice.move)


EVERYWHERE = "ship harbour, ship garrison, ship foundry, pawn lantern, "


@pytest.mark.parametrize("level", ("fair", "hard"))
def test_the_last_windmill_breaks_the_ties(level: str) -> None:
    """Both wards of one road are tied, all others are won."""
    scene = lay(
        round=5,
        dice={0: "gold -gold -gold", 1: "-gold -gold -gold"},
        goods={0: "food 2", 1: ""},
        built={0: EVERYWHERE + "temple veil, temple garden", 1: "manor.bank veil, manor.forum garden"},
    )
    scene.act("harvest")
    while not scene.asked.endswith("windmill"):
        scene.say(best(scene, level))
    assert best(scene, level).endswith("road.veil_garden")


@pytest.mark.parametrize("level", ("fair", "hard"))
def test_a_temple_goes_where_it_decides_the_ward(level: str) -> None:
    scene = lay(
        round=5,
        dice={0: "stone -gold -gold", 1: "-gold -gold -gold"},
        goods={0: "stone 1", 1: ""},
        built={0: EVERYWHERE + "manor.bank veil, manor.forum garden", 1: "manor.bank veil"},
        influence={0: "worker 9 soldier 9 shadow 9 holy 9"},
    )
    assert best(scene, level).endswith("act.temple")
    scene.act("temple", "stone")
    assert best(scene, level) == "build seat.0.temples ward.veil"


def test_nobody_leaves_a_free_citizen_or_ship_behind_that_pays() -> None:
    """Over whole games: a bot of the upper levels places its citizens as long as it has any."""
    seen = 0
    for play, asked in decisions(begun("castellans", 3), "places", "fair"):
        if asked.ask == "settle":
            seen += 1
            choice = choose(play, asked.seat, "fair", Random(1))
            assert choice.move.verb != "done"
    assert seen > 4


def test_goods_that_are_worth_nothing_in_the_end_are_spent() -> None:
    """The last action of the game: a sale for points beats a harvest."""
    scene = lay(
        round=5,
        dice={0: "gold -gold -gold", 1: "-gold -gold -gold"},
        goods={0: "food 2", 1: ""},
        built={0: "manor.forum veil" + ", windmill veil_garden" * 3, 1: "manor.forum veil"},
        influence={0: "worker 20 soldier 20 shadow 20 holy 20"},
        keeps="veil veil harbour garrison foundry lantern garden",
        wharf="w01",
        pink="- - - -",
        blue="- - - -",
    )
    for level in ("fair", "hard"):
        assert best(scene, level).endswith("act.wharf")


def test_fair_beats_easy() -> None:
    outcomes = list(tournament(rotated(Match("castellans", ("fair", "easy", "easy"), "beats"), 6)))
    fair = next(one for one in tally(outcomes) if one.level == "fair")
    assert fair.wins >= 5


def test_a_match_is_the_same_every_time() -> None:
    match = Match("castellans", ("fair", "easy"), "again")
    one, two = play_match(match), play_match(match)
    assert one._replace(cpu=0.0, slowest=0.0) == two._replace(cpu=0.0, slowest=0.0)
