"""The game beside a second, plain reading of its rules: at every request both must say the same."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.pax import GAME
from client.rules.pax.data import CATEGORIES, CATEGORY, OPTIONS
from client.rules.pax.state import State, rows
from client.rules.play import Beat, Chance, Decision, Play, Setup
from tests.pax.naive import Course, Naive, Question, kind


def options_of(rng: Random, seats: int, share: float) -> dict[str, object]:
    """Some options by chance; a start player is one of those who sit."""
    chosen = {option.name: rng.choice(option.values) for option in OPTIONS if rng.random() < share}
    if "start_player" in chosen:
        chosen["start_player"] = rng.randint(1, seats)
    return chosen


def begin(setup: Setup, rng: Random) -> tuple[Play, Naive]:
    """Both readings of a game, after the shuffle and the choice of the start player."""
    play = Play(GAME, GAME.deal(setup))
    seat = setup.options.get("start_player", 1)
    assert isinstance(play.asks, Chance) and isinstance(seat, int)
    order, start = play.asks.sample(rng), seat - 1
    play.answer(order)
    if isinstance(play.asks, Chance):
        start = rng.randrange(setup.seats)
        play.answer((start,))
    return play, Naive(setup.seats, dict(setup.options), order[::-1], 0 if setup.seats == 1 else start)


def compare(state: State, naive: Naive) -> None:
    """Everything lies in the same place."""
    assert state.deck[::-1] == naive.deck
    assert list(map(list, state.legions)) == naive.legions
    assert list(map(list, state.rome)) == list(naive.rome.values())
    for seat, person in zip(state.seats, naive.people, strict=True):
        assert (seat.hand, seat.drawn, seat.aurei) == (person.hand, person.drawn, person.purse)
        assert list(map(list, seat.area)) == list(person.area.values())
    assert (state.start, state.conspirator) == (naive.start, naive.owner)
    assert (state.round, state.ran_out) == (naive.round, naive.ran_out)


def compare_ends(play: Play, naive: Naive) -> None:
    """The same verdict, points and winners."""
    scores = GAME.standing(play.state)
    won = {score.seat for score in scores if score.won}
    assert naive.end == (not play.state.rome_won, [score.points for score in scores], won)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 8])
@pytest.mark.parametrize("share", [0.0, 0.4])
def test_a_game_goes_as_the_second_reading_says(seats: int, share: float) -> None:
    for number in range(4 if share else 2):
        rng = Random(f"{seats} {share} {number}")
        keen = rng.choice([0.5, 0.8, 0.95])  # how gladly they draw, buy and play
        play, naive = begin(Setup(seats, options_of(rng, seats, share)), rng)
        course = naive.game()
        question = next(course, None)
        while (asks := play.asks) is not None:
            if isinstance(asks, Beat):
                play.answer(None)
                continue
            assert isinstance(asks, Decision) and question is not None
            assert (asks.seat, asks.ask, sorted(map(str, asks.moves))) == (*question[:2], sorted(question[2]))
            compare(play.state, naive)
            idle = [move for move in asks.moves if move.verb in ("pass", "stop", "spy")]
            busy = [move for move in asks.moves if move not in idle]
            move = rng.choice(busy if busy and (not idle or rng.random() < keen) else idle)
            play.answer(move)
            question = next_question(course, str(move))
        assert question is None
        compare_ends(play, naive)


def next_question(course: Course, said: str) -> Question | None:
    """The next question of the second reading; None when its game is over."""
    try:
        return course.send(said)
    except StopIteration:
        return None


def test_the_end_is_judged_as_the_second_reading_says() -> None:
    rng, verdicts = Random("ends"), set()
    for _ in range(400):
        seats = rng.choice([1, 2, 3, 4])
        play, naive = begin(Setup(seats, options_of(rng, seats, 0.4)), rng)
        state = play.state
        assert isinstance(state, State)
        loose = sorted(state.deck)
        rng.shuffle(loose)
        naive.hidden, state.hidden = loose[:3], loose[:3]
        lay(state, naive, loose[3:], rng)
        state.phase = "end"
        play = Play(GAME, state)
        while play.asks is not None:
            play.answer(None)
        naive.judge()
        compare_ends(play, naive)
        verdicts.add((seats == 1, play.state.rome_won))
    assert len(verdicts) == 4, "both verdicts, alone and together"


def lay(state: State, naive: Naive, loose: list[int], rng: Random) -> None:
    """Areas, hands, purses and Rome's row by chance, the same in both readings."""
    state.rome = rows()
    for card in [loose.pop() for _ in range(rng.randint(0, 10))]:
        state.rome[CATEGORY[card]] += (card,)
        naive.rome[kind(card)].append(card)
    for seat, person in zip(state.seats, naive.people, strict=True):
        for card in (
            [loose.pop() for _ in range(rng.randint(3, min(10, len(loose))))] if len(loose) > 3 else []
        ):
            person.area[kind(card)].append(card)
        person.hand, person.purse = (
            [loose.pop() for _ in range(min(len(loose), rng.randint(0, 3)))],
            rng.randint(0, 3),
        )
        seat.area = [tuple(person.area[category]) for category in CATEGORIES]
        seat.hand, seat.drawn, seat.aurei = person.hand[:], [], person.purse
    state.conspirator = naive.owner = -1 if state.solo else rng.randrange(-1, len(state.seats))
