"""What holds for the mind of every game: it rates by what its seat sees, legally, in time, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic

import pytest

from client.ai.arena import Match, play_match, rotated, tally, tournament
from client.ai.games import mind as mind_of
from client.ai.levels import LEVELS, choose
from client.ai.reasons import reasons_of
from client.rules import GAMES
from client.rules import game as game_of
from client.rules.play import Decision, Play
from tests.ai.positions import begun, decisions, first
from tests.walk import Case, cases, finish

MOST = 40  # decisions of one game that are looked at
LATE = 30  # decisions after which a game is well under way
COMPANY = ("fair", "easy", "easy")
GUESSING = ("aquileia",)  # its mind plays on in the one world it is given to rate
CASES = [case for case in cases() if case.game in GAMES]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)


def some(case: Case, seed: str) -> Iterator[tuple[Play, Decision]]:
    """Real choices here and there in a game that is played at random."""
    rng, left = Random(f"{case}{seed}"), MOST
    play = begun(case.game, case.seats, **dict(case.options))
    for at, asked in decisions(play, f"{case}{seed}"):
        if left and len(asked.moves) > 1 and rng.random() < 0.2:
            left -= 1
            yield at, asked


@pytest.mark.parametrize("case", [case for case in CASES if case.game not in GUESSING], ids=str)
def test_ratings_rest_on_no_guess_of_what_is_hidden(case: Case) -> None:
    mind, rng, looked = mind_of(case.game), Random(f"{case}blind"), 0
    for play, asked in some(case, "blind"):
        looked += 1
        rates = mind.rate(play, asked, Random(1))
        for _ in range(2):
            world = play.blind(asked.seat, rng, quiet=False)
            assert mind.rate(world, asked, Random(1)) == rates, asked
    assert looked > 5


@every_case
def test_every_ask_is_answered_legally_with_a_reason_that_exists(case: Case) -> None:
    mind, rng, reasons = mind_of(case.game), Random(f"{case}legal"), reasons_of(case.game)
    for number, (play, asked) in enumerate(some(case, "legal")):
        level = LEVELS[-1] if number % 9 == 2 else LEVELS[number % 2]
        choice = choose(play, asked.seat, level, rng, rounds=3)
        assert choice.move in asked.moves
        assert choice.reason[0] in reasons
        assert len(mind.scores(play.state, asked, {})) == len(asked.moves)


@every_game
def test_the_search_keeps_its_seconds_in_a_full_house(name: str) -> None:
    count = 0

    def late(_: Play, asked: Decision) -> bool:
        nonlocal count
        count += 1
        return count > LATE and len(asked.moves) > 2

    play = first(begun(name, game_of(name).seats[-1]), "late", late)
    asked = play.asks
    assert isinstance(asked, Decision)
    for seconds in (0.0, 0.1):
        began = monotonic()
        assert choose(play, asked.seat, "hard", Random(1), seconds=seconds).move in asked.moves
        assert monotonic() - began < seconds + 0.7


@every_game
def test_shares_are_of_one_win_and_the_end_is_judged_by_who_won(name: str) -> None:
    for seats in game_of(name).seats:
        case, mind = Case(name, seats), mind_of(name)
        alone = seats == 1
        for play, _ in some(case, "shares"):
            assert alone or 0.5 < sum(mind.judge(play.game, play.state)) < 1.0 + 1e-6
        done = finish(begun(name, seats), Random(f"{case}end"))
        won = [score.won for score in done.game.standing(done.state)]
        found = mind.judge(done.game, done.state)
        assert alone or all((share > 0.5 / sum(won)) == one for share, one in zip(found, won, strict=True))


@every_game
def test_fair_beats_easy(name: str) -> None:
    outcomes = list(tournament(rotated(Match(name, COMPANY, "beats"), 9)))
    fair = next(one for one in tally(outcomes) if one.level == "fair")
    assert fair.wins >= 4, "an even share were three"


@every_game
def test_a_match_is_the_same_every_time(name: str) -> None:
    match = Match(name, COMPANY, "again")
    one, two = play_match(match), play_match(match)
    assert one._replace(cpu=0.0, slowest=0.0) == two._replace(cpu=0.0, slowest=0.0)
    assert sum(one.wins) == pytest.approx(1.0)
