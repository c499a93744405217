"""What holds in every game: coins, cards and houses are conserved, points add up in three ways."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as some

from client.rules.aquileia import GAME
from client.rules.aquileia.data import (
    ARMS,
    COINS_OF_A_METAL,
    HOUSES,
    LAURELS,
    SITES,
    SLAVES,
    SOURCES,
    THEATRE,
)
from client.rules.aquileia.state import Options, State
from client.rules.play import Beat, Play, Setup
from tests.walk import walk

NAMES = [name for name in Options._fields if name != "two_player_neutral"]
games = given(
    seats=some.integers(2, 5),
    seed=some.integers(0, 2**32),
    options=some.frozensets(some.sampled_from(NAMES)),
)


def coins_of(state: State, metal: int) -> int:
    """All coins of a metal, wherever they lie."""
    return (
        sum(seat.coins[metal] for seat in state.seats)
        + state.bank[metal]
        + state.tariff[metal]
        + state.bid[metal]
    )


def cards_of(state: State) -> list[list[int]]:
    """All cards of each kind, wherever they lie."""
    arms = state.arms_deck + state.arms_discard + state.played_arms + [c for c in state.arms_slots if c >= 0]
    slaves = state.slave_deck + state.slave_discard + state.played_slaves
    laurels = state.laurel_deck + state.laurel_open + state.laurel_look + state.laurel_out + state.laurel_gone
    theatre = state.theatre_deck + state.theatre_lot + state.theatre_gone
    for seat in state.seats:
        arms, slaves = arms + seat.arms, slaves + seat.slaves
        laurels, theatre = laurels + seat.laurels, theatre + seat.theatre
    return [sorted(arms), sorted(slaves), sorted(laurels), sorted(theatre)]


def check(state: State) -> None:
    assert [coins_of(state, metal) for metal in range(3)] == [COINS_OF_A_METAL] * 3
    assert min(count for seat in state.seats for count in seat.coins) >= 0 and min(state.bank) >= 0
    assert cards_of(state) == [list(range(len(kind))) for kind in (ARMS, SLAVES, LAURELS, THEATRE)]
    for me, seat in enumerate(state.seats):
        assert seat.houses + state.sites.count(me) == HOUSES and seat.houses >= 0
        assert sum(seat.parts) == seat.points
        assert seat.helmet == (me not in state.order)


@settings(max_examples=12, deadline=None)
@games
def test_coins_cards_houses_and_points_hold_at_every_request(
    seats: int, seed: int, options: frozenset[str]
) -> None:
    play = Play(GAME, GAME.deal(Setup(seats, dict.fromkeys(options, True))))
    for at in walk(play, Random(seed)):
        check(at.state)
    check(play.state)


def told(beat: Beat) -> tuple[int, str, int] | None:
    """The seat, source and points that a Beat tells of."""
    if beat.say == "points":
        return beat.about[0], beat.about[2], beat.about[1]
    if beat.say == "numbered":
        return beat.about[0], "laurels", beat.about[2]
    return (beat.about[0], "villas", beat.about[4]) if beat.say == "villas" else None


def multiplied(state: State, me: int) -> int:
    """The villas' points of a seat, counted from what lies on the table at the end."""
    table = GAME.table(state, None)
    cards = Counter[str]()
    for laurel in table.zones[f"seat.{me}.laurels"]:
        cards[laurel.face.removeprefix("stadium-")] += 1
    names = ("white", "blue", "purple", "yellow")
    for laurel in table.zones[f"seat.{me}.theatre"]:
        cards[names[THEATRE[int(laurel.id.split(".")[1])][laurel.turned - 1]]] += 1
    built = [site for site in SITES for piece in table.zones[f"site.{site.id}"] if piece.owner == me]
    return sum(site.points * cards[names[site.colour]] for site in built if site.colour is not None)


@settings(max_examples=12, deadline=None)
@games
def test_running_score_told_points_and_a_recount_agree(
    seats: int, seed: int, options: frozenset[str]
) -> None:
    play = Play(GAME, GAME.deal(Setup(seats, dict.fromkeys(options, True))))
    sums = Counter[tuple[int, str]]()
    for at in walk(play, Random(seed)):
        if isinstance(at.asks, Beat) and (line := told(at.asks)):
            sums[line[:2]] += line[2]
            counts = GAME.table(at.state, None).counts
            assert counts[f"score.{line[0]}"] == sum(sums[line[0], source] for source in SOURCES)
    for score in GAME.standing(play.state):
        assert score.parts == tuple((source, sums[score.seat, source]) for source in SOURCES)
        assert dict(score.parts)["villas"] == multiplied(play.state, score.seat)
        assert score.points == sum(points for _, points in score.parts)


@settings(max_examples=6, deadline=None)
@games
def test_steps_stay_short(seats: int, seed: int, options: frozenset[str]) -> None:
    play = Play(GAME, GAME.deal(Setup(seats, dict.fromkeys(options, True))))
    assert max(len(at.tail) for at in walk(play, Random(seed))) <= 60
