"""The Wharf action, its trades, Shipyard and Sail (rules, section 5.5)."""

from __future__ import annotations

from typing import Any

import pytest

from client.rules.castellans.data import WARDS, WHARF_CARDS
from tests.castellans.scene import Scene, lay


def trading(goods: str, wharf: str = "w01", dice: str = "gold gold gold", **more: object) -> Scene:
    """Seat 0 has spent its first die on the wharf; w01 buys wood, stone, sells food, magic."""
    scene = lay(goods={0: goods}, wharf=wharf, dice={0: dice}, **more)  # type: ignore[arg-type]
    return scene.act("wharf", dice.split()[0])


@pytest.mark.rule("V80")
def test_each_crate_is_one_trade_and_stays_on_its_line() -> None:
    scene = trading("food 2").trade("2", "2")
    assert scene.points == [4, 0] and scene.part("trade") == [4, 0] and scene.asked == "1 turn"
    assert [piece.id for piece in scene.table().zones["quay.2"]] == ["crate.0.0", "crate.0.1"]
    assert scene.counts["crates.0"] == 0 and scene.counts["wharf.0"] == 2


@pytest.mark.rule("V80")
def test_gold_of_a_sale_can_pay_the_next_purchase() -> None:
    scene = trading("magic 1")
    assert scene.to("trade") == ["quay.3"], "no gold yet, no food"
    scene.trade("3")
    assert scene.to("trade") == ["quay.0", "quay.1"] and scene.moves[-1] == "done"
    scene.trade("1")
    assert scene.goods() == {"gold": 2, "stone": 1}


@pytest.mark.rule("V81")
def test_buying_costs_one_gold_selling_brings_points_gold_or_influence() -> None:
    bought = trading("gold 2").trade("0")
    assert bought.goods() == {"gold": 1, "wood": 1} and bought.said("bought") == [(0, "wood")]
    sold = trading("magic 1 food 1").trade("2")
    assert sold.points == [2, 0] and sold.said("sold") == [(0, "food", "points", 2)]
    assert trading("magic 1").trade("3").goods() == {"gold": 3}
    scene = trading("magic 1", "w02").trade("3")
    assert scene.asked == "0 influence"
    assert scene.advance("holy", "worker").influence() == {"holy": 1, "worker": 1}, "it may be split"


def test_no_line_sells_what_its_card_offers_for_purchase() -> None:
    for card in WHARF_CARDS:
        bought = {trade.good for trade in card if not trade.sells}
        sold = {trade.good for trade in card if trade.sells}
        assert len(bought) == len(sold) == 2 and not bought & sold


def test_a_purchase_that_does_not_fit_is_lost_but_the_crate_counts() -> None:
    scene = trading("wood 6 gold 1").trade("0")
    assert scene.goods() == {"wood": 6} and scene.counts["wharf.0"] == 1


def test_magic_never_stands_in_for_a_good_that_is_sold() -> None:
    assert "quay.2" not in trading("magic 6").to("trade")


@pytest.mark.rule("V82")
def test_an_influence_die_brings_a_step_first() -> None:
    scene = trading("gold 1", dice="influence gold gold")
    assert scene.asked == "0 influence" and scene.said("matched") == [(0, "wharf")]
    assert scene.advance("soldier").asked == "0 trade"


@pytest.mark.rule("V83")
def test_two_crates_at_first_three_with_the_bank() -> None:
    assert trading("food 6").trade("2", "2").asked == "1 turn"
    scene = trading("food 6", built={0: "manor.bank veil"}).trade("2", "2", "2")
    assert scene.points == [6, 0] and scene.asked == "1 turn"


def test_with_no_crate_and_no_ship_to_move_the_action_is_not_offered() -> None:
    assert "wharf" not in lay(goods={0: "food 6 gold 6"}, crates={0: 2}).actions
    assert "wharf" in lay(goods={0: "food 6 gold 6"}, crates={0: 2}, built={0: "ship veil"}).actions


def test_without_a_trade_a_sub_action_must_follow() -> None:
    scene = trading("wood 2 gold 1")
    assert scene.moves == ["trade seat.0.crates quay.0", "trade seat.0.crates quay.1", "done"]
    scene.say("done")
    assert scene.asked == "0 ship" and "done" not in scene.moves
    assert trading("gold 1").moves[-1] != "done", "nothing else could follow"


def test_p10_the_smuggler_gets_a_gold_after_each_trade() -> None:
    scene = trading("food 1", citizens={0: "smuggler"})
    assert scene.to("trade") == ["quay.2"], "not for this very trade"
    scene.trade("2", "0")
    assert scene.goods() == {"wood": 1, "gold": 1} and scene.said("effect") == [(0, "pink.9")] * 2


# ---- Shipyard and Sail


@pytest.mark.rule("V84")
def test_a_ship_costs_two_wood_and_a_gold_for_each_ship_there() -> None:
    scene = trading("wood 2 gold 2", crates={0: 2}, built={0: "ship veil", 1: "ship veil"})
    assert scene.counts["gold.0.ship.veil"] == 2 and scene.counts["cost.0.ship"] == 2
    assert scene.build("ship", "veil").goods() == {}
    assert "done" in trading("wood 2 food 1").trade("2").moves, "it is optional"


@pytest.mark.rule("V85")
def test_the_ship_goes_to_any_ward_and_brings_no_influence() -> None:
    scene = trading("wood 2", crates={0: 2})
    assert scene.to("build") == [f"dock.{name}" for name in WARDS]
    scene.build("ship", "foundry")
    assert scene.influence() == {} and [p.id for p in scene.table().zones["dock.foundry"]] == ["ship.0.0"]


def test_magic_may_pay_for_a_ship_in_part() -> None:
    assert trading("wood 1 magic 1", "w04", crates={0: 2}).build("ship", "veil").goods() == {}


@pytest.mark.rule("V86")
def test_sailing_costs_two_gold() -> None:
    scene = trading("gold 2", crates={0: 2}, built={0: "ship veil"})
    assert scene.say("sail ship.0.0 dock.harbour").goods() == {}
    assert "wharf" not in lay(goods={0: "gold 1"}, crates={0: 2}, built={0: "ship veil"}).actions


@pytest.mark.rule("V87")
def test_t38_an_own_ship_sails_to_any_other_ward_without_influence() -> None:
    scene = trading("gold 2", crates={0: 2}, built={0: "ship veil, ship harbour", 1: "ship garden"})
    sails = [move for move in scene.moves if move.startswith("sail")]
    assert len(sails) == 2 * 5 and not any("ship.1" in move for move in sails)
    scene.say("sail ship.0.0 dock.lantern")
    assert scene.state.seats[0].ships == [5, 0] and scene.influence() == {}


def test_p11_the_sea_captain_sails_for_nothing_and_saves_a_wood() -> None:
    scene = trading("", crates={0: 2}, built={0: "ship veil"}, citizens={0: "sea_captain"})
    assert scene.say("sail ship.0.0 dock.harbour").goods() == {}
    assert trading("wood 1", crates={0: 2}, citizens={0: "sea_captain"}).build("ship", "veil").goods() == {}


@pytest.mark.rule("V84", "V86")
def test_one_of_the_two_sub_actions_is_taken() -> None:
    scene = trading("wood 2 gold 4", crates={0: 2}, built={0: "ship veil"})
    assert scene.build("ship", "garden").asked == "1 turn"


def test_drydock_saves_a_wood_and_allows_both_each_once_in_any_order() -> None:
    rich: dict[str, Any] = {"crates": {0: 2}, "built": {0: "ship veil, manor.drydock veil"}}
    scene = trading("wood 4 gold 4", **rich).build("ship", "garden")
    assert scene.goods() == {"wood": 3, "gold": 4} and scene.asked == "0 ship"
    assert {move.split()[0] for move in scene.moves} == {"sail", "done"}
    assert scene.say("sail ship.0.1 dock.veil").asked == "1 turn"
    other = trading("wood 4 gold 4", **rich).say("sail ship.0.0 dock.garden")
    assert {move.split()[0] for move in other.moves} == {"build", "done"}
    assert other.build("ship", "veil").asked == "1 turn"


def test_with_all_ships_out_only_sailing_is_left() -> None:
    scene = trading("wood 6 gold 6", crates={0: 2}, built={0: "ship veil, ship veil, ship veil"})
    assert {move.split()[0] for move in scene.moves} == {"sail"}


def test_gold_and_wood_of_the_trades_pay_for_the_ship() -> None:
    scene = trading("magic 1 wood 1").trade("3", "0")
    assert scene.asked == "0 ship" and scene.build("ship", "veil").goods() == {"gold": 2}


@pytest.mark.rule("V44", "V87")
def test_a_lighthouse_counts_a_ship_that_has_sailed_where_it_is_now() -> None:
    built = {0: "lighthouse garden, ship veil, ship garden"}
    scene = trading("gold 4", crates={0: 2}, built=built, subactions_per_action=2)
    assert scene.counts["lighthouse.0"] == 2
    scene.say("sail ship.0.0 dock.garden")
    assert scene.counts["lighthouse.0"] == 4 and scene.counts["halves.garden.0"] == 6
    assert scene.counts["halves.veil.0"] == 0


def test_drydock_and_sea_captain_leave_one_real_wood_to_pay() -> None:
    cheap: dict[str, Any] = {"crates": {0: 2}, "built": {0: "manor.drydock veil"}}
    assert trading("wood 1", citizens={0: "sea_captain"}, **cheap).build("ship", "veil").goods() == {}
    poor = lay(goods={0: "magic 6"}, wharf="w04", citizens={0: "sea_captain"}, **cheap)
    assert "wharf" not in poor.actions
