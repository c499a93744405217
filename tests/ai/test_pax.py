"""How bots play Pax: with sense."""

from __future__ import annotations

from random import Random

import pytest

from client.ai.arena import Match, tournament
from client.ai.games.pax import MIND
from client.ai.games.pax.field import Field
from client.ai.games.pax.forecast import forecast, rounds_to_come
from client.ai.games.pax.foresight import foresee
from client.ai.games.pax.judge import judge
from client.ai.games.pax.learned import PLACES, network, network_for
from client.ai.games.pax.outlook import Outlook, holding, middle
from client.ai.games.pax.weights import WEIGHTS
from client.ai.levels import choose
from client.rules.pax import GAME
from client.rules.pax.data import CARDS, INTRIGUE, LAND
from client.rules.pax.state import State, price
from client.rules.play import Decision, Play
from tests.ai.positions import begun, decisions, first


def card(name: str) -> int:
    """The number of a card by its name in the rules document."""
    return next(number for number, one in enumerate(CARDS) if one.name == name)


def test_a_game_lost_together_is_worth_little_to_everybody() -> None:
    state = _state(3)
    state.rome = [(card(f"{letter}08"), card(f"{letter}09")) for letter in "WFARSLI"]
    for seat in state.seats:
        seat.area = [()] * 7
    state.conspirator = -1
    state.phase, state.rome_won, state.ran_out = "", True, True
    assert max(judge(state)) < 0.1


def test_rounds_to_come_are_counted_as_the_deck_gives_them() -> None:
    left: list[tuple[int, int]] = []
    for play, _ in decisions(begun("pax", 3), "rounds", "easy"):
        left.append((play.state.round, rounds_to_come(play.state)))
    last = left[-1][0]
    assert all(abs(guess - (last - number)) <= 2 for number, guess in left if number)
    assert left[-1][1] == 0


def _state(seats: int) -> State:
    """A position in the third round, whose seats this test may fill."""
    return first(begun("pax", seats), "state", lambda p, d: p.state.round == 3 and d.ask == "turn").state


def test_rome_is_expected_to_take_the_dearest_pile_at_the_end_of_the_round() -> None:
    state = _state(3)
    state.turn, state.legions = (
        2,
        [(card("L01"),), (card("F07"), card("F08")), (card("W01"),), (card("R01"),)],
    )
    takes = forecast(state, 0, 0, state.legions).takes
    assert takes[1] > 0.95
    assert max(takes[0], takes[2], takes[3]) < 0.05


def test_a_hidden_card_that_was_seen_counts_for_sure() -> None:
    state = _state(3)
    state.hidden[:] = [card("F07"), card("F08"), card("F09")]
    unseen, field = Field(state, 0).rome.mean[1], Field(state, 1).rome.mean[1]
    state.seats[0].peeked = True
    assert Field(state, 0).rome.mean[1] > unseen + 3
    assert Field(state, 1).rome.mean[1] == field


def _last_turn(seats: int) -> Play:
    """The last seat's play in a game whose deck ran out, with money and an empty hand."""

    def last(play: Play, asked: Decision) -> bool:
        return play.state.ran_out and play.state.turn == seats - 1 and asked.ask in ("turn", "buy", "play")

    return first(begun("pax", seats), "last", last)


def test_the_last_turn_takes_the_conspirators_place_where_rome_wins() -> None:
    play = _last_turn(3)
    state = play.state.clone()
    me = state.player
    other = (me + 1) % 3
    state.phase, state.played = "play", ()
    for seat in state.seats:
        seat.area = [()] * 7
    state.rome = [(card(f"{letter}08"), card(f"{letter}09")) for letter in "WFARSL"] + [()]
    state.seats[other].area[INTRIGUE] = (card("I10"),)
    state.conspirator = other
    state.seats[me].hand = [card("I01"), card("I09"), card("L08")]
    state.seats[me].aurei = 3
    for level in ("fair", "hard"):
        now = Play(GAME, state.clone())
        while isinstance(asked := now.asks, Decision) and asked.seat == me and asked.ask == "play":
            now.answer(choose(now, me, level, Random(1), rounds=30).move)
        assert now.state.conspirator == me


def test_land_comes_before_the_fleet_that_needs_it() -> None:
    play = _last_turn(3)
    state = play.state.clone()
    me = state.player
    state.phase, state.played, state.conspirator = "play", (), -1
    state.seats[me].area = [(card("W01"),), (), (), (card("R07"),), (card("S07"),), (), (card("I08"),)]
    state.rome = [()] * 7
    state.seats[me].hand, state.seats[me].aurei = [card("F07"), card("L08")], 4
    now = Play(GAME, state)
    assert choose(now, me, "fair", Random(1)).move.piece == f"card.{card('L08')}"
    now.answer(choose(now, me, "fair", Random(1)).move)
    assert choose(now, me, "fair", Random(1)).move.piece == f"card.{card('F07')}"
    assert state.seats[me].area[LAND]


def test_the_last_player_keeps_rome_from_the_pile_that_decides() -> None:
    """Rome would draw level in two categories; the purse pays for the pile, and one card is of use too."""
    play = _last_turn(3)
    state = play.state.clone()
    me = state.player
    state.phase, state.played, state.conspirator = "buy", (), (me + 1) % 3
    state.seats[(me + 1) % 3].area = [()] * 6 + [(card("I08"), card("I09"))]
    state.seats[me].area = [(card("W07"),), (), (), (card("R07"),), (card("S07"),), (card("L08"),), ()]
    state.rome = [(card("W01"),), (card("F01"),), (card("A01"),), (card("R01"),), (card("S01"),), (), ()]
    state.hidden[:] = [card("F02"), card("F03"), card("A02")]
    state.seats[me].peeked = True
    state.legions = [(card("W02"), card("R02"), card("S07")), (card("A03"),), (card("F04"),), ()]
    state.seats[me].hand, state.seats[me].aurei = [], price(state.legions[0])
    move = choose(Play(GAME, state), me, "fair", Random(1)).move
    assert (move.verb, move.piece) == ("buy", "legion.0")


def test_alone_the_bots_reach_the_first_goal_more_often_than_not() -> None:
    outcomes = list(tournament([Match("pax", ("fair",), f"alone{n}") for n in range(8)]))
    assert sum(outcome.wins[0] for outcome in outcomes) >= 4


LEARNED = pytest.mark.parametrize("seats", sorted(WEIGHTS))


@LEARNED
def test_what_is_foreseen_rests_on_no_guess_of_what_is_hidden(seats: int) -> None:
    rng, looked = Random(1), 0
    for play, asked in decisions(begun("pax", seats), "foreseen", "easy"):
        if asked.ask == "turn" or len(asked.moves) < 2 or rng.random() < 0.8:
            continue
        looked += 1
        seen = MIND.ponder(play, asked, [])
        assert all(0.0 <= rate <= 100.001 for rate in seen if rate > -99.0)
        world = play.blind(asked.seat, rng, quiet=False)
        assert MIND.ponder(world, asked, []) == seen, asked
    assert looked > 5


@LEARNED
def test_the_network_has_a_weight_for_every_sign(seats: int) -> None:
    state = _state(seats)
    learned = network(seats)
    assert learned is not None
    signs = Outlook(state, 0, learned, middle(state)).signs(holding(state, 0), state.conspirator)
    assert len(WEIGHTS[seats].split()) == PLACES * (len(signs) + 2) + 1


def test_the_network_judges_no_game_it_did_not_learn() -> None:
    assert network_for(begun("pax", 3).state) is network(3)
    assert network_for(begun("pax", 5).state) is None
    assert network_for(begun("pax", 3, rome_test="collective").state) is None
    other = begun("pax", 3, primus_by="cards")
    asked = next(asked for _, asked in decisions(other, "other"))
    assert MIND.ponder(other, asked, [1.0, 2.0]) == [1.0, 2.0]


@LEARNED
def test_a_lead_in_intrigue_is_worth_more_the_later_it_is(seats: int) -> None:
    state = _last_turn(seats).state.clone()
    me, other, learned = state.player, (state.player + 1) % seats, network(seats)
    assert learned is not None
    for seat in state.seats:
        seat.area[INTRIGUE] = ()
    state.seats[other].area[INTRIGUE] = (card("I08"),)

    def share(owner: int) -> float:
        return Outlook(state, me, learned, middle(state)).value(holding(state, me), owner)

    behind = share(other)
    state.seats[me].area[INTRIGUE] = (card("I09"), card("I10"))
    ahead = share(me)
    assert ahead > behind + 0.3
    state.ran_out, state.round, state.deck = False, 2, list(range(30))
    assert share(me) < ahead


@LEARNED
def test_hard_does_what_is_foreseen_to_be_best(seats: int) -> None:
    learned, looked = network(seats), set()
    assert learned is not None
    for at, asked in decisions(begun("pax", seats), "foreseen", "fair"):
        if asked.ask == "turn" or len(asked.moves) < 2 or at.state.round not in (0, 2):
            continue
        rates = foresee(at.state, asked, learned)
        assert MIND.tries(at.state, asked) == 1
        found = choose(at, asked.seat, "hard", Random(1), rounds=6).move
        assert rates[asked.moves.index(found)] == max(rates)
        looked.add(asked.ask)
    assert {"keep", "place", "buy", "play"} <= looked


def test_where_nothing_was_learned_hard_tries_the_moves() -> None:
    play = first(begun("pax", 5), "tries", lambda _, d: d.ask == "buy")
    asked = play.asks
    assert isinstance(asked, Decision)
    assert MIND.tries(play.state, asked) > 1
    assert choose(play, asked.seat, "hard", Random(1), rounds=6).move in asked.moves
