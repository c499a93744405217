"""The thief and the harbour (rules, sections 5.10 and 5.11)."""

from __future__ import annotations

import pytest

from client.rules.aquileia import GAME
from client.rules.play import Chance
from tests.aquileia.scene import lay

HARBOUR = {"portus-bronze": 0, "portus-silver": 1, "portus-gold": 2}


@pytest.mark.rule("A83")
def test_the_thief_takes_the_harbour_coins_of_the_metals_thrown() -> None:
    scene = lay("latro", 4, on=HARBOUR | {"latro": 3})
    assert scene.asks == Chance("roll", (6, 6), 3, ("red", "latro"))
    scene.roll("bg")
    assert scene.purse(3) == (3, 1, 2)
    assert scene.said("stolen") == [(3, 0, "bronze"), (3, 2, "gold")]
    assert scene.asked == "0 portus_repay"


@pytest.mark.rule("A83")
def test_a_double_steals_one_coin_and_an_empty_space_none() -> None:
    scene = lay("latro", 4, on={"portus-silver": 1, "latro": 3}).roll("ss")
    assert scene.purse(3) == (2, 2, 1)
    none = lay("latro", 4, on={"portus-silver": 1, "latro": 3}).roll("bg")
    assert none.purse(3) == (2, 1, 1) and none.said("nothing_stolen") == [(3,)]


@pytest.mark.rule("A83")
def test_the_thief_leaves_his_own_coin() -> None:
    scene = lay("latro", on={"portus-silver": 1, "latro": 1}, houses={1: "O1"}).roll("sg")
    assert scene.purse(1) == (2, 0, 1) and scene.points() == [0, 2, 0]


@pytest.mark.rule("A84", "A30")
def test_a_coin_still_there_pays_the_bank_and_not_again() -> None:
    scene = lay("portus", on=HARBOUR, houses={0: "O1", 1: "O2", 2: "O3"})
    assert [scene.purse(seat) for seat in range(3)] == [(1, 1, 1), (2, 0, 1), (2, 1, 0)]
    assert scene.state.tariff == [0, 0, 0] and scene.state.bank == [39 - 5, 39 - 2, 39 - 2]
    assert scene.said("tariff_paid") == [(0, "bronze"), (1, "silver"), (2, "gold")]
    assert scene.points() == [2, 3, 3]


@pytest.mark.rule("A85")
def test_a_robbed_player_pays_the_same_metal_again_or_loses_the_action() -> None:
    on = {"portus-silver": 1, "latro": 0}
    scene = lay("latro", on=on, purses={1: (9, 2, 9)}, houses={1: "O1"}).roll("sb")
    assert scene.moves == ["pay seat.1.silver tariff.silver", "decline"]
    lost = type(scene)(scene.play.clone()).say("decline")
    assert lost.points() == [0, 0, 0] and lost.purse(1) == (9, 2, 9)
    scene.say("pay seat.1.silver tariff.silver")
    assert scene.points() == [0, 2, 0] and scene.purse(1) == (9, 1, 9)
    assert scene.state.tariff == [0, 0, 0]


@pytest.mark.rule("A85")
def test_a_robbed_player_without_such_a_coin_loses_the_action() -> None:
    scene = lay(
        "latro", on={"portus-silver": 1, "latro": 0}, purses={1: (9, 0, 9)}, houses={1: "O1 K5"}
    ).roll("ss")
    assert scene.said("lost") == [(1, "portus-silver", "no_coin")] and scene.points() == [0, 0, 0]
    assert scene.purse(1) == (9, 0, 9), "payment comes before any income"


def test_coins_gained_since_placing_may_pay_again() -> None:
    scene = lay("dolus", on={"dolus": 0, "portus-bronze": 0, "latro": 1}, purses={0: (0, 0, 0)})
    scene.roll("bs", "bb")
    assert scene.asked == "0 portus_repay"


@pytest.mark.rule("A86", "A82")
def test_all_own_workshops_and_banks_pay_at_every_activation() -> None:
    scene = lay(
        "portus", on={"portus-gold": 0}, houses={0: "O1 O8 K3 K8 W5", 1: "O2 K1"}, purses={0: (0, 0, 0)}
    )
    assert scene.points() == [8, 0, 0], "villas and the others' houses pay nothing"
    assert scene.purse(0) == (2, 1, 1) and scene.purse(1) == (2, 1, 1)
    assert GAME.standing(scene.state)[0].parts[4] == ("harbour", 8)
    assert scene.said("points") == [(0, 8, "harbour")] and (0, 2, 1, 1, "portus") in scene.said("coins")


@pytest.mark.rule("A86")
def test_without_bank_or_workshop_the_harbour_gives_nothing() -> None:
    scene = lay("portus", on={"portus-gold": 0}, houses={0: "W5"})
    assert scene.points() == [0, 0, 0] and scene.said("nothing_built") == [(0,)]


def test_harbour_spaces_act_bronze_silver_gold() -> None:
    scene = lay("portus", on={"portus-gold": 0, "portus-bronze": 1, "portus-silver": 2})
    assert [seat for seat, _ in scene.said("tariff_paid")] == [1, 2, 0]


@pytest.mark.parametrize(("kind", "points", "purse"), [("banks", 0, (2, 0, 0)), ("workshops", 2, (0, 0, 0))])
def test_port_choose_one_kind(kind: str, points: int, purse: tuple[int, int, int]) -> None:
    option = ["port_choose_one_kind"]
    scene = lay("portus", on={"portus-gold": 0}, houses={0: "O1 K3"}, purses={0: (0, 0, 0)}, options=option)
    assert scene.asked == "0 portus_choose" and scene.moves == ["banks", "workshops"]
    scene.say(kind)
    assert scene.points() == [points, 0, 0] and scene.purse(0) == purse


def test_port_choose_one_kind_is_not_asked_of_who_owns_one_kind() -> None:
    option = ["port_choose_one_kind"]
    scene = lay("portus", on={"portus-gold": 0}, houses={0: "O1 O2"}, options=option)
    assert scene.points() == [5, 0, 0]
