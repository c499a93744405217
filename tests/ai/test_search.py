"""The search: it finds what is better in the end, and wastes nothing on orders and look-alikes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from client.ai.levels import choose
from client.ai.policy import Mind, distinct, shares, stray
from client.rules.play import Decision, Move, Play
from tests.ai.positions import begun, first
from tests.tiny import GAME, value


class Blunt(Mind):
    """Knows the points of the tiny game and rates every move alike."""

    span = 200

    def rate(self, play: Play, asked: Decision, rng: Random) -> list[float]:
        return [0.0] * len(asked.moves)

    def judge(self, game: Any, state: Any) -> list[float]:
        return shares([float(hand.points) for hand in state.hands], 1.0)


class Wrong(Blunt):
    """Believes a little in the worse card."""

    def rate(self, play: Play, asked: Decision, rng: Random) -> list[float]:
        return [-float(value(int(move.piece.removeprefix("card.")))) for move in asked.moves]


def _hiding() -> tuple[Play, int]:
    """A position of the tiny game in which a card is to be hidden, and the highest value there is to hide."""

    def wide(play: Play, asked: Decision) -> bool:
        cards = [value(int(move.piece[5:])) for move in asked.moves] if asked.ask == "hide" else []
        return len(cards) > 1 and max(cards) - min(cards) > 3

    play = first(begun(GAME.name, 2), "hides", wide, level="easy")
    return play, max(value(int(move.piece[5:])) for move in play.asks.moves)


def test_search_finds_the_card_that_counts_most_at_the_end() -> None:
    play, most = _hiding()
    for mind in (Blunt(), Wrong()):
        move = choose(play, play.asks.seat, "hard", Random(2), rounds=300, mind=mind).move
        assert value(int(move.piece[5:])) == most


def test_equal_cards_are_one_choice_and_runs_go_one_way() -> None:
    from client.ai.games import mind

    play = begun("aquileia", 3)
    moves = (*[Move("play", f"slave.{n}", "contest") for n in (0, 1, 11, 12)], Move("done"))
    asked = Decision(0, "arena_cards", moves, (), run=True)
    aquileia = mind("aquileia")
    found = distinct(aquileia, play.state, asked)
    assert [at for _, at in found] == [0, 2, 4]
    two = aquileia.key(play.state, asked, moves[2])
    assert [at for _, at in distinct(aquileia, play.state, asked, two)] == [2, 4]


def test_a_run_that_nobody_may_stop_goes_on_where_nothing_comes_later() -> None:
    asked = Decision(0, "give", (Move("give", "coin.1"), Move("give", "coin.2")), run=True)
    last = Move("give", "coin.3")
    assert [key for key, _ in distinct(Mind(), None, asked, last)] == list(asked.moves)


def test_straying_prefers_what_scores_more() -> None:
    rng = Random(1)
    scores: Sequence[float] = (0.0, 2.0, -50.0)
    drawn = [stray(scores, 1.0, rng) for _ in range(600)]
    assert drawn.count(1) > 450 > 30 < drawn.count(0)
    assert 2 not in drawn
    assert all(stray(scores, 1e-9, rng) == 1 for _ in range(20))


def test_shares_add_up_and_follow_the_points() -> None:
    found = shares([10.0, 20.0, 20.0], 5.0)
    assert abs(sum(found) - 1) < 1e-9
    assert found[0] < found[1] == found[2]
