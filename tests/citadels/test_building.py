"""What may be built and how it is paid (rules, sections 5.1 and 6.4)."""

from __future__ import annotations

import pytest

from client.rules.play import Chance
from tests.citadels.scene import Scene, cards_there, coins_there, lay
from tests.citadels.turns import acting, called


@pytest.mark.rule("C26")
def test_only_what_the_purse_can_pay() -> None:
    scene = acting("thief", hands={0: "manor castle palace"}, gold={0: 4})
    assert scene.pieces("build") == ["manor", "castle"]


@pytest.mark.rule("C102")
def test_no_second_district_of_a_name() -> None:
    scene = acting("thief", hands={0: "manor manor castle"}, cities={0: "manor"}, gold={0: 9})
    assert scene.pieces("build") == ["castle"]


def test_the_district_being_built_lies_open_on_the_site() -> None:
    scene = acting("thief", hands={0: "thieves_den manor castle"}, gold={0: 5}).do("den")
    assert [piece.face for piece in scene.table(1).zones["site"]] == ["thieves_den"]
    assert scene.hand(0) == ["manor", "castle"] and scene.asked == "0 den"


def test_the_cards_for_the_den_go_under_the_deck_unseen() -> None:
    scene = acting("thief", hands={0: "thieves_den manor castle"}, gold={0: 5}).do("den").do("pay", "manor")
    assert scene.table(1).zones["seat.0.aside"][0].face == "" and "done" in scene.verbs
    scene.do("pay", "castle").do("done")
    assert scene.under[:2] == ["manor", "castle"] and scene.gold[0] == 1 and scene.city(0) == ["thieves_den"]


def test_an_alchemist_pays_the_gold_of_the_den_no_more_than_any_other() -> None:  # F19
    cards = "thieves_den manor castle temple tavern"
    for option, purse in (("free_build", 2), ("refund_at_end", 0)):
        scene = acting("alchemist", hands={0: cards}, gold={0: 2}, alchemist=option).do("den")
        for face in ("manor", "castle", "temple", "tavern"):
            assert "done" not in scene.verbs, "2 gold and 4 cards"
            scene.do("pay", face)
        assert scene.do("done").gold[0] == purse and coins_there(scene.state) == 30
        assert scene.end().gold[0] == 2


def test_the_shortfall_of_a_cardinals_den_is_counted_after_the_cards() -> None:
    scene = acting("cardinal", hands={0: "thieves_den manor castle temple"}, gold={0: 3, 1: 2})
    scene.do("den").do("pay", "manor").do("done").do("partner", 1)
    scene.do("give", "castle").do("give", "temple")
    assert scene.city(0) == ["thieves_den"] and scene.gold[:2] == [0, 0]
    assert scene.hand(1) == ["castle", "temple"] and scene.under[0] == "manor"


def test_what_goes_under_the_deck_together_goes_there_in_an_order_nobody_knows() -> None:
    scene = acting("magician", hands={0: "manor castle temple"}).do("redraw")
    scene.do("put", "manor").do("put", "castle")
    play = scene.play
    play.answer(next(move for move in play.asks.moves if move.verb == "done"))  # type: ignore[union-attr]
    assert play.asks == Chance("shuffle", (0, 1), about=("under",))
    play.answer((1, 0))
    assert scene.under[:2] == ["castle", "manor"]


def test_every_step_of_a_build_comes_in_its_order() -> None:
    six = "manor castle temple tavern prison docks"
    scene = lay(
        "merchant",
        me=1,
        gathered=True,
        shown={0: "magistrate"},
        chief=0,
        warrants="merchant thief warlord",
        cast="tax_collector",
        hands={1: "palace"},
        cities={1: six},
        gold={1: 6},
    )
    scene.do("build", "palace").do("pass")
    words = [beat.say for beat in scene.told]
    assert words == ["builds", "taxed", "completed"]


def test_a_destroyed_district_goes_face_down_under_the_deck_and_its_coin_to_the_bank() -> None:
    scene = acting("warlord", cities={1: "manor castle"}, coins="manor", gold={0: 3})
    scene.do("destroy", "manor")
    assert scene.under[0] == "manor" and scene.city(1) == ["castle"]
    assert scene.state.coins == () and coins_there(scene.state) == 30


def test_no_card_is_lost_by_any_way_of_paying() -> None:
    def framework() -> Scene:
        return acting("thief", hands={0: "palace"}, cities={0: "framework"}).do("framework")

    def necropolis() -> Scene:
        scene = acting("thief", hands={0: "necropolis"}, cities={0: "museum"}, museum="manor castle")
        return scene.do("necropolis").do("sacrifice")

    for scene in (framework(), necropolis()):
        assert cards_there(scene.state) == list(range(84)) and scene.state.site == []


# ---- the end of a city


@pytest.mark.rule("C31")
def test_the_city_that_reaches_the_size_makes_this_the_last_round() -> None:
    six = "manor castle temple tavern prison docks"
    scene = called("thief", "warlord", cities={0: six}, hands={0: "palace"}, gold={0: 5})
    scene.take().do("build", "palace")
    assert scene.last("completed") == (0, 1) and scene.table().counts["last"] == 1
    scene.end()
    assert scene.asked == "1 turn", "the round is called to its end"
    scene.take().end()
    assert scene.asked == "" and scene.last("game_over") == (1,)


def test_a_city_may_grow_beyond_the_size() -> None:
    seven = "manor castle temple tavern prison docks church"
    scene = acting("thief", cities={0: seven}, hands={0: "palace"}, gold={0: 5}, completed={0: 1})
    scene.do("build", "palace")
    assert len(scene.city(0)) == 8 and scene.said("completed") == []


def test_with_three_seats_seven_districts_are_not_enough() -> None:
    six = "manor castle temple tavern prison docks"
    scene = acting("thief", 3, cities={0: six}, hands={0: "palace"}, gold={0: 5}).do("build", "palace")
    assert scene.said("completed") == [] and not scene.state.last


def test_a_diplomat_may_move_a_monument_and_does_not_complete_the_city_by_it() -> None:  # F54
    five = "market castle temple tavern prison"
    scene = acting("diplomat", cities={0: "monument", 1: five}, gold={0: 5}).do("exchange", "market")
    scene.do("give", "monument")
    assert len(scene.city(1)) == 5 and scene.table().counts["city.1"] == 6 and scene.said("completed") == []
