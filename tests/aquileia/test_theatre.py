"""The theatre (rules, section 5.8)."""

from __future__ import annotations

import pytest

from client.rules.aquileia import GAME
from tests.aquileia.scene import Scene, lay

A, B, C = 0, 1, 2
LOT = 5  # the top of a deck in the order of its numbers


def auction(owner: int = A, *options: str, purse: tuple[int, int, int] = (3, 2, 2)) -> Scene:
    """The theatre with three equal purses; somebody stands on forum 1, so that play stops after it."""
    return lay(
        "theatre",
        on={"theatrum": owner, "forum-1": A},
        purses=dict.fromkeys((A, B, C), purse),
        options=options,
    )


def bid(seat: int, metal: str) -> str:
    return f"bid seat.{seat}.{metal} seat.{seat}.dish"


def add(seat: int, metal: str) -> str:
    return f"add seat.{seat}.{metal} seat.{seat}.dish"


@pytest.mark.rule("A64")
def test_the_top_laurel_is_the_lot_and_the_spaces_player_deals_first() -> None:
    scene = auction(B)
    assert scene.asked == "1 theatre_open" and scene.said("lot") == [("theatre.5", B)]
    lot = GAME.table(scene.state, None).zones["theatre.lot"]
    assert [(card.id, card.face) for card in lot] == [("theatre.5", "theatrum-6")]


def test_without_a_dealer_the_top_laurel_leaves_unseen() -> None:
    scene = lay("theatre", on={"forum-1": A})
    assert scene.state.theatre_gone == [LOT] and len(scene.state.theatre_deck) == 5
    assert GAME.table(scene.state, A).zones["theatre.gone"][0].face == ""


@pytest.mark.rule("A69")
def test_the_dealer_opens_with_one_coin_of_any_kind_shown() -> None:
    scene = auction()
    assert scene.moves == [bid(A, "bronze"), bid(A, "silver"), bid(A, "gold"), "pass"]
    scene.say(bid(A, "gold"))
    dish = GAME.table(scene.state, None).zones["seat.0.dish"]
    assert [coin.face for coin in dish] == ["gold"] and scene.purse(A) == (3, 2, 1)
    assert scene.asked == "1 theatre_raise"


@pytest.mark.rule("A69")
def test_the_dealer_opens_only_with_coins_he_has() -> None:
    scene = auction(purse=(0, 1, 0))
    assert scene.moves == [bid(A, "silver"), "pass"]


@pytest.mark.rule("A70", "A71")
def test_a_raise_shows_the_bid_before_and_adds_coins_of_any_kind() -> None:
    scene = auction().say(bid(A, "gold"))
    assert scene.moves == [add(B, "bronze"), add(B, "silver"), add(B, "gold"), "pass"]
    scene.say(add(B, "bronze"))
    assert scene.moves[-1] == "done", "from the first coin on the bid stands"
    scene.say(add(B, "silver"), "done")
    assert scene.state.bid == [1, 1, 1] and scene.purse(B) == (2, 1, 1)
    assert scene.purse(A) == (3, 2, 2), "the bid before is back in its purse"
    assert scene.said("bid") == [(A, 0, 0, 1), (B, 1, 1, 1)]


@pytest.mark.rule("A70")
def test_t10_who_lacks_a_coin_of_the_bid_can_only_pass() -> None:
    purses = {A: (0, 0, 1), B: (6, 5, 0), C: (0, 0, 1)}
    scene = lay("theatre", on={"theatrum": A, "forum-1": A}, purses=purses).say(bid(A, "gold"))
    assert scene.said("cannot_raise") == [(B,), (C,)], "C could show the gold but adds nothing"
    assert scene.state.seats[A].theatre == [LOT]


@pytest.mark.rule("A72")
def test_bidding_goes_clockwise_until_one_is_left() -> None:
    scene = auction(C).say(bid(C, "bronze"))
    assert scene.asked == "0 theatre_raise"
    scene.say(add(A, "bronze"), "done")
    assert scene.asked == "1 theatre_raise"
    scene.say("pass")
    assert scene.asked == "2 theatre_raise"
    scene.say(add(C, "bronze"), "done")
    assert scene.asked == "0 theatre_raise", "who passed is out"
    scene.say("pass")
    assert scene.state.seats[C].theatre == [LOT] and scene.said("won") == [(C, "theatre.5", 3, 0, 0)]


@pytest.mark.rule("A65", "A67")
def test_t11_the_dealers_role_passes_on_and_the_opener_is_paid() -> None:
    scene = auction().say("pass", bid(B, "bronze"), add(C, "bronze"), "done", "pass")
    assert scene.state.seats[C].theatre == [LOT] and scene.purse(C) == (1, 2, 2)
    assert scene.purse(B) == (5, 2, 2) and scene.purse(A) == (3, 2, 2)
    assert scene.said("coins") == [(B, 2, 0, 0, "theatre")]


def test_t11_theatre_income_to_space_owner() -> None:
    scene = auction(A, "theatre_income_to_space_owner").say(
        "pass", bid(B, "bronze"), add(C, "bronze"), "done"
    )
    scene.say("pass")
    assert scene.purse(A) == (5, 2, 2) and scene.purse(B) == (3, 2, 2) and scene.purse(C) == (1, 2, 2)


def test_with_the_income_option_an_owner_who_wins_pays_the_bank() -> None:
    scene = auction(A, "theatre_income_to_space_owner").say(bid(A, "gold"), "pass", "pass")
    assert scene.purse(A) == (3, 2, 1) and scene.state.bank[2] == 39 - 5


@pytest.mark.rule("A67", "A68")
def test_t12_when_all_pass_the_spaces_player_has_the_card_free() -> None:
    scene = auction(B)
    for seat in (B, C, A):
        assert scene.asked == f"{seat} theatre_open"
        scene.say("pass")
    assert scene.state.seats[B].theatre == [LOT] and scene.said("free") == [(B, "theatre.5")]
    assert [scene.purse(seat) for seat in range(3)] == [(3, 2, 2)] * 3


@pytest.mark.rule("A66")
def test_t13_a_dealer_who_wins_pays_the_bank() -> None:
    scene = auction().say(bid(A, "gold"), "pass", "pass")
    assert scene.state.seats[A].theatre == [LOT] and scene.purse(A) == (3, 2, 1)
    assert scene.state.bank[2] == 39 - 5 and scene.said("paid") == [(A, 0, 0, 1, "theatre")]


@pytest.mark.rule("A66", "A68")
def test_t23_the_last_would_be_dealer_wins_at_once_or_gives_it_away() -> None:
    scene = auction().say("pass", "pass")
    passed = Scene(scene.play.clone()).say("pass")
    assert passed.state.seats[A].theatre == [LOT]
    scene.say(bid(C, "silver"))
    assert scene.state.seats[C].theatre == [LOT] and scene.purse(C) == (3, 1, 2)
    assert scene.state.bank[1] == 39 - 5


def test_a_pass_is_final_for_the_first_dealer_too() -> None:
    scene = auction().say("pass", bid(B, "bronze"), "pass")
    assert scene.state.seats[B].theatre == [LOT], "A is not asked again"


def test_a_dealer_without_coins_passes_unasked_and_may_have_it_free() -> None:
    scene = lay("theatre", on={"theatrum": A, "forum-1": A}, purses={A: (0, 0, 0)})
    assert scene.said("cannot_bid") == [(A,)] and scene.asked == "1 theatre_open"
    assert scene.say("pass", "pass").state.seats[A].theatre == [LOT]


def test_harbour_coins_cannot_be_bid() -> None:
    scene = lay("theatre", on={"theatrum": A, "portus-gold": A, "forum-1": A}, purses={A: (1, 0, 0)})
    assert scene.moves == [bid(A, "bronze"), "pass"]


def test_a_raise_with_the_last_coin_is_not_asked_for_more() -> None:
    purses = {A: (1, 0, 0), B: (2, 0, 0), C: (0, 0, 0)}
    scene = lay("theatre", on={"theatrum": A, "forum-1": A}, purses=purses).say(
        bid(A, "bronze"), add(B, "bronze")
    )
    assert scene.state.seats[B].theatre == [LOT] and scene.purse(A) == (3, 0, 0)
