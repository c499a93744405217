"""Setting up (rules, section 3.1 and 3.2)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from client.rules.citadels import GAME
from client.rules.citadels.data import CHARACTER, CHARACTERS, FIRST_UNIQUE, PRESETS, RANK
from client.rules.play import Beat, Chance, Decision, Play, Setup
from tests.citadels.scene import Scene, coins_there, deal


def begun(seats: int, seed: int = 0, **options: object) -> Scene:
    """A game up to the first selection, whatever chance brings and the first choices being."""
    rng, play = Random(seed), Play(GAME, GAME.deal(Setup(seats, options)))
    while play.state.phase not in ("pick", "round"):
        asks = play.asks
        assert asks is not None
        play.answer(None if isinstance(asks, Beat) else chosen(asks, rng))
    return Scene(play)


def chosen(asks: Chance | Decision, rng: Random) -> Any:
    """An outcome, or the first move."""
    return asks.sample(rng) if isinstance(asks, Chance) else asks.moves[0]


def faces(scene: Scene) -> list[str]:
    """The cast by rank."""
    return [CHARACTERS[role].face for role in scene.state.cast]


@pytest.mark.rule("C01")
def test_two_to_eight_seats() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    for seats in (1, 9):
        with pytest.raises(ValueError, match="2 to 8 seats"):
            GAME.deal(Setup(seats))


@pytest.mark.rule("C02", "C08")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_starts_with_4_cards_and_2_gold_of_30(seats: int) -> None:
    state = begun(seats).state
    assert [(len(seat.hand), seat.gold) for seat in state.seats] == [(4, 2)] * seats
    assert len(state.deck) == 68 - 4 * seats and state.bank == 30 - 2 * seats and coins_there(state) == 30


@pytest.mark.rule("C03", "C09")
def test_the_crown_begins_where_the_table_says_or_with_anybody() -> None:
    named = deal(4, first_crown=3)
    assert named.state.crown == 2 and named.last("starts") == (2,)
    drawn = deal(4)
    assert drawn.asks == Chance("draw", (0, 1, 2, 3), about=("crown",))
    assert [piece.id for piece in drawn.table().zones["aside"]] == ["crown"]
    drawn.chance([1])
    assert drawn.state.crown == 1 and drawn.table().zones["seat.1.crown"][0].id == "crown"
    with pytest.raises(ValueError, match="seat 5 is not among 4"):
        deal(4, first_crown=5)


@pytest.mark.rule("C07", "C114")
def test_14_random_unique_districts_join_the_54_others() -> None:
    one, other = begun(4, 1).state, begun(4, 2).state
    for state in (one, other):
        assert len(state.removed) == 16 and min(state.removed) >= FIRST_UNIQUE
        cards = state.deck + [card for seat in state.seats for card in seat.hand]
        assert len(cards) == 68 and set(cards) | set(state.removed) == set(range(84))
    assert set(one.removed) != set(other.removed)


@pytest.mark.rule("C114")
def test_the_districts_that_are_out_are_unknown_when_drawn_and_known_when_chosen() -> None:
    assert {piece.face for piece in begun(4).table(0).zones["removed"]} == {""}
    known = begun(4, uniques="vicious_nobles")
    out = set(range(FIRST_UNIQUE, 84)) - set(PRESETS["vicious_nobles"].uniques)
    assert {piece.id for piece in known.table().zones["removed"]} == {f"district.{card}" for card in out}


def test_unique_districts_chosen_by_all_in_turn() -> None:
    scene = deal(3, uniques="choose14", first_crown=2)
    seats = []
    while scene.asked.endswith("unique"):
        seats.append(scene.asks.seat)  # type: ignore[union-attr]
        scene.say(scene.moves[0])
    assert seats == [1, 2, 0] * 4 + [1, 2]
    assert sorted(scene.state.removed) == list(range(68, 84))


@pytest.mark.rule("C10")
def test_one_character_of_each_rank_with_its_token_in_order() -> None:
    scene = begun(4)
    assert scene.state.cast == PRESETS["first_game"].cast
    zones = scene.table().zones
    assert [zones[f"rank.{rank}"][0].face for rank in range(1, 9)] == faces(scene)
    assert zones["rank.9"] == ()
    assert len([piece for piece in zones["box"] if piece.kind == "token"]) == 19


def test_the_markers_wait_beside_those_who_use_them() -> None:
    zones = begun(5, cast="devious_dignitaries").table().zones
    assert len(zones["warrants"]) == 3 and len(zones["threats"]) == 2 and zones["marks"] == ()
    assert [piece.face for piece in begun(4).table().zones["marks"]] == ["dagger", "mask"]


def test_the_cast_chosen_rank_by_rank_by_who_has_the_crown() -> None:
    scene = deal(5, cast="choose", first_crown=4, rank9="on")
    for rank in range(1, 10):
        assert scene.asked == "3 cast" and scene.asks.about == (rank,)  # type: ignore[union-attr]
        scene.say(scene.moves[-1])
    assert faces(scene) == [row.face for row in CHARACTERS[2::3]]


def test_a_random_cast_is_drawn_by_rank() -> None:
    scene = deal(2, cast="random", first_crown=1)
    for rank in range(1, 9):
        assert isinstance(scene.asks, Chance)
        assert {RANK[role] for role in scene.asks.of} == {rank}
        assert (CHARACTER["emperor"] in scene.asks.of) is False
        scene.chance([scene.asks.of[-1]])
    assert len(scene.state.cast) == 8


@pytest.mark.rule("C14", "C20")
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_emperor_with_two_and_no_queen_below_five(name: str, seats: int) -> None:
    cast = faces(begun(seats, cast=name))
    assert seats > 2 or "emperor" not in cast
    assert seats > 4 or "queen" not in cast
    assert [RANK[CHARACTER[face]] for face in cast] == list(range(1, len(cast) + 1))


@pytest.mark.rule("C14", "C20")
def test_the_forbidden_ones_are_not_offered() -> None:
    scene = deal(4, cast="choose", first_crown=1, rank9="on")
    while scene.asks.about != (9,):  # type: ignore[union-attr]
        scene.say(scene.moves[0])
    assert [move.split()[1] for move in scene.moves] == ["character.25", "character.26"]


@pytest.mark.rule("C16", "C19")
def test_the_ranks_in_use() -> None:
    assert {seats: len(begun(seats).state.cast) for seats in range(2, 9)} == {
        2: 8,
        3: 9,
        4: 8,
        5: 8,
        6: 9,
        7: 9,
        8: 9,
    }
    assert len(begun(4, rank9="on").state.cast) == 9 and len(begun(7, rank9="off").state.cast) == 8
    for seats, wish in ((2, "on"), (3, "off"), (8, "off")):
        with pytest.raises(ValueError, match=f"rank9 of citadels cannot be {wish} with {seats} seats"):
            deal(seats, rank9=wish)


@pytest.mark.rule("C30", "C41")
def test_the_city_size() -> None:
    sizes = [begun(seats).table().counts["size"] for seats in range(2, 9)]
    assert sizes == [8, 8, 7, 7, 7, 7, 7]


def test_an_unlimited_bank_is_never_short() -> None:
    assert begun(8, bank="unlimited").state.bank > 200


def test_unknown_options_are_told() -> None:
    with pytest.raises(ValueError, match="citadels has no option 'nine'"):
        deal(4, nine=True)
    with pytest.raises(ValueError, match="option bank of citadels can be limited30, unlimited"):
        deal(4, bank="open")
