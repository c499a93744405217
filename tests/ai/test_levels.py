"""What holds for every level: it sees only what its seat sees, answers legally, and does nothing silly."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from client.ai.levels import LEVELS, Thought, choose, level_of
from client.ai.policy import IDLE
from client.rules.play import Beat, Chance, Decision
from tests.ai.positions import begun, decisions, first


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_alike_whatever_is_hidden_from_its_seat(level: str) -> None:
    rng = Random(7)
    some, looked = 16 if level == "hard" else 4, 0
    for number, (play, asked) in enumerate(decisions(begun("aquileia", 3), "alike", "fair")):
        if number % some:
            continue
        looked += 1
        worlds = [play, *(play.blind(asked.seat, rng, quiet=False) for _ in range(2))]
        choices = {choose(world, asked.seat, level, Random(number), rounds=6) for world in worlds}
        assert len(choices) == 1, (asked, choices)
    assert looked > 10


def test_choosing_leaves_the_play_as_it_was() -> None:
    play = first(begun("aquileia", 3), "calm", lambda p, d: d.ask == "arena_cards" and len(d.moves) > 1)
    asked, state = play.asks, play.state.clone()
    for level in LEVELS:
        choose(play, play.asks.seat, level, Random(1), rounds=8)
    assert play.asks == asked
    assert play.state == state


def test_one_random_source_gives_one_choice() -> None:
    play = first(begun("aquileia", 3), "same", lambda p, d: p.state.round == 2)
    for level in LEVELS:
        twice = [choose(play, play.asks.seat, level, Random(5), rounds=12) for _ in range(2)]
        assert twice[0] == twice[1]


def test_a_seat_that_is_not_asked_cannot_choose() -> None:
    play = first(begun("aquileia", 3), "who", lambda p, d: True)
    with pytest.raises(ValueError, match="not asked"):
        choose(play, (play.asks.seat + 1) % 3, "easy", Random(1))


def test_an_unknown_level_is_told_in_one_line() -> None:
    with pytest.raises(ValueError, match="no level 'divine'; there is easy, fair, hard"):
        level_of("divine")


def test_the_search_keeps_its_seconds() -> None:
    play = first(begun("aquileia", 3), "late", lambda p, d: p.state.round == 2 and d.ask == "place")
    for seconds in (0.05, 0.2):
        began = monotonic()
        assert choose(play, play.asks.seat, "hard", Random(1), seconds=seconds).move in play.asks.moves
        assert seconds <= monotonic() - began < seconds + 0.5


def test_no_seconds_at_all_still_give_a_choice() -> None:
    play = first(begun("aquileia", 3), "hasty", lambda p, d: p.state.round == 2 and d.ask == "place")
    assert choose(play, play.asks.seat, "hard", Random(1), seconds=0.0).move in play.asks.moves


def test_a_thought_can_be_had_in_slices_and_stopped() -> None:
    play = first(begun("aquileia", 3), "slices", lambda p, d: p.state.round == 2 and d.ask == "place")
    thought = Thought(play, play.asks.seat, "hard", Random(1), rounds=30)
    slices = 0
    while (choice := thought.work(monotonic() + 0.004)) is None:
        slices += 1
    assert slices > 2
    assert choice == choose(play, play.asks.seat, "hard", Random(1), rounds=30)
    stopped = Thought(play, play.asks.seat, "hard", Random(1), rounds=10**6)
    began = monotonic()
    assert stopped.work(stop=lambda: monotonic() - began > 0.05) is None
    assert monotonic() - began < 0.5


def test_easy_lets_no_good_thing_go() -> None:
    """What costs nothing that counts is never left: points for coins nobody can use any more, free dice."""
    rng = Random(3)
    seen = 0
    for seed in ("a", "b", "c"):
        for play, asked in decisions(begun("aquileia", 4), seed, "easy"):
            s, me = play.state, asked.seat
            scores = asked.ask == "forum_build" and asked.about[0] in ("forum-2", "forum-5")
            if scores and s.round == 6 and any(m.to[5:6] not in ("K", "") for m in asked.moves):
                seen += 1
                assert choose(play, me, "easy", rng).move.verb == "build"
            if asked.ask == "stadium_blue" and 0 <= max(s.strength) - s.strength[me] - 1 < s.blue:
                seen += 1
                assert choose(play, me, "easy", rng).move.n > 0
            if asked.ask == "laurel_assign" and asked.about[2] > asked.about[4]:
                seen += 1
                assert choose(play, me, "easy", rng).move.to == asked.about[1]
    assert seen > 5


def test_no_level_throws_cards_away() -> None:
    """Alone in the race nothing can be gained, and no horse is laid while races are to come."""
    rng = Random(4)
    seen = 0
    for seed in range(4):
        for play, asked in decisions(begun("aquileia", 3), f"alone{seed}", "easy"):
            alone = sum(strength >= 0 for strength in play.state.strength) == 1
            if asked.ask == "stadium_cards" and alone and len(asked.moves) > 1 and play.state.round < 6:
                seen += 1
                for level in LEVELS:
                    assert choose(play, asked.seat, level, rng, rounds=5).move.verb in IDLE
    assert seen


def test_a_game_without_a_mind_is_played_all_the_same() -> None:
    from tests.tiny import GAME

    for level in LEVELS:
        play = begun(GAME.name, 2)
        rng = Random(9)
        while (asked := play.asks) is not None:
            if isinstance(asked, Decision):
                play.answer(choose(play, asked.seat, level, rng, rounds=10).move)
            else:
                assert isinstance(asked, Chance | Beat)
                play.answer(asked.sample(rng) if isinstance(asked, Chance) else None)
        assert not play.state.phase
