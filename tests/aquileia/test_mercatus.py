"""The market (rules, sections 5.1 to 5.5)."""

from __future__ import annotations

from itertools import product

import pytest

from client.rules.aquileia import GAME
from client.rules.aquileia.state import State
from client.rules.play import Chance
from tests.aquileia.scene import Scene, lay


@pytest.mark.rule("A35")
def test_dolus_throws_two_red_dice_once_for_a_coin_each() -> None:
    scene = lay("dolus", on={"dolus": 1})
    assert scene.asks == Chance("roll", (6, 6), 1, ("red", "dolus"))
    scene.roll("bg")
    assert scene.purse(1) == (3, 1, 2) and scene.said("coins") == [(1, 1, 0, 1, "dolus")]
    assert scene.state.phase == "place", "nobody stands anywhere else"


@pytest.mark.rule("A35")
def test_t24_a_double_gives_two_coins_of_its_kind() -> None:
    scene = lay("dolus", on={"dolus": 0}).roll("ss")
    assert scene.purse(0) == (2, 3, 1)


@pytest.mark.parametrize(("metal", "throw"), [(0, "bb"), (1, "ss"), (2, "gg")])
def test_the_bank_pays_what_it_has(metal: int, throw: str) -> None:
    rich = [0, 0, 0]
    rich[metal] = 38 - 2 * (2, 1, 1)[metal]  # what leaves one such coin in the bank
    scene = lay("dolus", on={"dolus": 0}, purses={1: (rich[0], rich[1], rich[2])})
    before = scene.state.bank[metal], scene.purse(0)[metal]
    scene.roll(throw)
    assert before[0] == 1 and scene.state.bank[metal] == 0
    assert scene.purse(0)[metal] == before[1] + 1


def purses(scene: Scene, seat: int) -> set[tuple[int, int, int]]:
    """Every purse that Pecunia can lead to."""
    found = set()
    for gold in scene.moves:
        one = Scene(scene.play.clone()).say(gold)
        if one.asked != f"{seat} pecunia_silver":
            found.add(one.purse(seat))
            continue
        for silver in one.moves:
            found.add(Scene(one.play.clone()).say(silver).purse(seat))
    return found


@pytest.mark.rule("A36", "A23")
def test_t17_any_exchange_of_equal_value() -> None:
    scene = lay("pecunia", on={"pecunia": 0}, purses={0: (0, 0, 2)})
    assert purses(scene, 0) == {
        (b, s, g) for b, s, g in product(range(9), repeat=3) if b + 2 * s + 4 * g == 8
    }


@pytest.mark.rule("A37")
@pytest.mark.parametrize("lines", [("change gold - 2",), ("change gold - 0", "change silver - 2")])
def test_t17_pecunia_gives_four_points_changed_or_not(lines: tuple[str, ...]) -> None:
    scene = lay("pecunia", on={"pecunia": 0}, purses={0: (0, 0, 2)}).say(*lines)
    assert scene.points() == [4, 0, 0] and scene.said("points") == [(0, 4, "pecunia")]
    assert GAME.standing(scene.state)[0].parts[0] == ("pecunia", 4)


def test_pecunia_points_need_exchange() -> None:
    scene = lay("pecunia", on={"pecunia": 0}, purses={0: (0, 0, 2)}, options=["pecunia_points_need_exchange"])
    assert Scene(scene.play.clone()).say("change gold - 2").points() == [0, 0, 0]
    assert Scene(scene.play.clone()).say("change gold - 1", "change silver - 2").points() == [4, 0, 0]


def test_an_exchange_takes_no_more_than_the_bank_has() -> None:
    rich = {0: (0, 0, 2), 1: (38, 0, 0), 2: (0, 38, 0)}
    scene = lay("pecunia", on={"pecunia": 0, "forum-1": 0}, purses=rich)
    assert scene.asked == "0 forum_build", "a bronze and a silver are too few for one gold"
    assert scene.purse(0) == (0, 0, 2) and scene.points() == [4, 0, 0]


def test_a_harbour_coin_is_no_part_of_the_purse() -> None:
    scene = lay("pecunia", on={"pecunia": 0, "portus-gold": 0}, purses={0: (2, 0, 0)})
    assert purses(scene, 0) == {(2, 0, 0), (0, 1, 0)}


@pytest.mark.rule("A38")
def test_left_armoury_costs_one_bronze_for_two_cards() -> None:
    scene = lay("equi", on={"equi-left": 0})
    assert scene.moves == ["buy arms.0 seat.0.arms", "decline"]
    scene.say("buy arms.0 seat.0.arms")
    assert scene.state.seats[0].arms == [0, 16], "the card above and the top of the deck"
    assert scene.purse(0) == (1, 1, 1) and scene.said("drew") == [(0, "arms", 1)]


@pytest.mark.rule("A39")
@pytest.mark.parametrize(("space", "card"), [("equi-mid", 1), ("equi-right", 2)])
def test_the_other_armoury_spaces_cost_one_bronze_for_one_card(space: str, card: int) -> None:
    scene = lay("equi", on={space: 2, "forum-1": 2}).say(f"buy arms.{card} seat.2.arms")
    assert scene.state.seats[2].arms == [card] and scene.purse(2) == (1, 1, 1)
    assert scene.state.arms_slots[card] == -1


@pytest.mark.rule("A38", "A39", "A22")
def test_without_bronze_or_wish_the_card_stays() -> None:
    scene = lay("equi", on={"equi-left": 0, "equi-mid": 1}, purses={0: (0, 5, 5)})
    assert scene.said("lost") == [(0, "equi-left", "no_bronze")]
    scene.say("decline")
    assert scene.state.bank[0] + sum(seat.coins[0] for seat in scene.state.seats) == 39
    assert not scene.state.seats[0].arms and not scene.state.seats[1].arms


@pytest.mark.rule("A38")
def test_the_armoury_is_resolved_left_to_right() -> None:
    scene = lay("equi", on={"equi-right": 0, "equi-left": 1, "equi-mid": 2})
    asked = [scene.asked]
    for _ in range(2):
        asked.append(scene.say("decline").asked)
    assert asked == ["1 equi_buy", "2 equi_buy", "0 equi_buy"]


def test_an_empty_left_slot_still_sells_the_deck_and_others_nothing() -> None:
    def sold_out(state: State) -> None:
        state.arms_discard += state.arms_slots
        state.arms_slots = [-1, -1, -1]

    scene = lay("equi", on={"equi-left": 0, "equi-mid": 1, "forum-1": 0}, change=sold_out)
    assert scene.moves == ["buy armoury.deck seat.0.arms", "decline"]
    scene.say("buy armoury.deck seat.0.arms")
    assert scene.state.seats[0].arms == [16] and scene.purse(0) == (1, 1, 1)
    assert scene.said("lost") == [(1, "equi-mid", "nothing_there")]


def test_a_left_card_costs_a_bronze_though_the_deck_is_used_up() -> None:
    def no_deck(state: State) -> None:
        state.seats[1].arms, state.arms_deck = state.arms_deck, []

    scene = lay("equi", on={"equi-left": 0, "forum-1": 0}, change=no_deck).say("buy arms.0 seat.0.arms")
    assert scene.state.seats[0].arms == [0] and scene.purse(0) == (1, 1, 1) and not scene.said("drew")


def test_an_armoury_with_nothing_at_all_offers_nothing() -> None:
    def nothing(state: State) -> None:
        state.seats[1].arms = state.arms_deck + state.arms_slots
        state.arms_deck, state.arms_slots = [], [-1, -1, -1]

    scene = lay("equi", on={"equi-left": 0, "forum-1": 0}, change=nothing)
    assert scene.asked == "0 forum_build" and scene.said("lost") == [(0, "equi-left", "nothing_there")]


@pytest.mark.rule("A41", "A42", "A43")
@pytest.mark.parametrize(
    ("space", "metal", "limit"), [("servi-top", 0, 1), ("servi-mid", 1, 2), ("servi-bottom", 2, 3)]
)
def test_slaves_cost_a_coin_of_the_spaces_metal_each(space: str, metal: int, limit: int) -> None:
    scene = lay("servi", on={space: 1}, purses={1: (9, 9, 9)})
    assert scene.moves == [*[f"buy slaves.deck seat.1.slaves {n}" for n in range(1, limit + 1)], "decline"]
    scene.say(f"buy slaves.deck seat.1.slaves {limit}")
    assert scene.state.seats[1].slaves == [21, 20, 19][:limit], "from the top of the deck"
    assert scene.purse(1)[metal] == 9 - limit and sum(scene.purse(1)) == 27 - limit


@pytest.mark.rule("A42", "A22")
def test_the_number_of_slaves_is_limited_by_the_coins_of_that_metal() -> None:
    scene = lay("servi", on={"servi-mid": 0, "servi-bottom": 1}, purses={0: (9, 1, 9), 1: (9, 9, 0)})
    assert scene.moves == ["buy slaves.deck seat.0.slaves 1", "decline"]
    scene.say("decline")
    assert scene.said("lost") == [(1, "servi-bottom", "no_coin")]


def few_slaves(discarded: int) -> Scene:
    """Servi-bottom with one slave card in the deck and some in the discard pile; seat 1 holds the others."""

    def change(state: State) -> None:
        hand = state.seats[1].slaves
        hand += [state.slave_deck.pop(0) for _ in range(21)]
        state.slave_discard += [hand.pop() for _ in range(discarded)]

    return lay("servi", on={"servi-bottom": 0, "forum-1": 0}, purses={0: (0, 0, 3)}, change=change)


def test_t25_a_draw_goes_on_across_a_reshuffle() -> None:
    scene = few_slaves(2).say("buy slaves.deck seat.0.slaves 3")
    assert scene.state.seats[0].slaves == [21], "what is left is drawn first"
    assert isinstance(scene.asks, Chance) and sorted(scene.asks.of) == [19, 20]
    scene.chance([20, 19])
    assert scene.state.seats[0].slaves == [21, 19, 20] and scene.purse(0) == (0, 0, 0)


def test_t25_no_more_slaves_are_sold_than_there_are() -> None:
    scene = few_slaves(0)
    assert scene.moves == ["buy slaves.deck seat.0.slaves 1", "decline"]
    assert scene.say("buy slaves.deck seat.0.slaves 1").purse(0) == (0, 0, 2)


@pytest.mark.rule("A45")
def test_potentia_lends_the_four_blue_dice_for_this_round() -> None:
    scene = lay("potentia", on={"potentia": 1, "arena-1a": 1, "arena-2": 0})
    assert scene.said("blue_dice") == [(1,)]
    scene.roll("sss", "sss")
    assert scene.asked == "1 arena_blue" and scene.moves == ["roll", *[f"roll - - {n}" for n in range(1, 5)]]


@pytest.mark.rule("A22")
def test_a_metal_never_stands_in_for_another() -> None:
    scene = lay("equi", on={"equi-mid": 0, "servi-bottom": 0}, purses={0: (0, 9, 0)})
    assert [about[2] for about in scene.said("lost")] == ["no_bronze", "no_coin"]
    assert scene.purse(0) == (0, 9, 0)


@pytest.mark.rule("A23")
def test_no_other_area_changes_coins() -> None:
    scene = lay("dolus", on={"equi-mid": 0, "servi-mid": 1}, purses={0: (1, 0, 9), 1: (9, 1, 0)})
    scene.say("buy arms.1 seat.0.arms", "buy slaves.deck seat.1.slaves 1")
    assert scene.purse(0) == (0, 0, 9) and scene.purse(1) == (9, 0, 0)
