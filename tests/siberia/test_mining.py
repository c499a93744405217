"""Mining, selling and exhaustion (rules, sections 5.8, 6.1)."""

from __future__ import annotations

import pytest

from tests.siberia.scene import Scene, lay

READY = {"salesman": 2}
ALL = ("gas", "coal", "oil", "gold", "diamonds")


def mining(resource: str, pawns: str, cubes: dict[str, str], **more: object) -> Scene:
    """Seat 0 has a ready column for this resource."""
    panels = more.pop("panels", {0: {resource: 2, "salesman": 2}, 1: READY})
    return lay(panels=panels, pawns={0: pawns}, cubes=cubes, rest="coal oil", **more)  # type: ignore[arg-type]


GAS = {"amur": "gas coal", "lena": "gas oil", "altai": "gas gold"}


@pytest.mark.rule("S70", "S71", "S74", "S75")
def test_e1_two_gas_from_two_areas_sold_in_tokyo() -> None:
    scene = mining("gas", "amur lena tokyo", GAS).mine("gas", "tokyo")
    assert scene.purses == [6000, 0] and scene.said("sold") == [(0, "gas", 2, "tokyo", 6000)]
    assert scene.cubes("amur") == ["coal"] and scene.cubes("lena") == ["oil"]
    assert scene.cubes("altai") == ["gas", "gold"], "where there is no worker it stays"


@pytest.mark.rule("S73")
def test_e2_with_several_salesmen_the_best_exchange_may_be_used() -> None:
    assert mining("gas", "amur lena frankfurt", GAS).mine("gas", "frankfurt").purses == [2000, 0]
    scene = mining("gas", "amur lena frankfurt new_york tokyo", GAS)
    assert scene.to("mine") == ["market.1", "market.3", "market.0"], "the dearest first, each of them legal"
    assert scene.mine("gas", "tokyo").purses == [6000, 0]


@pytest.mark.rule("S74")
@pytest.mark.parametrize(("city", "rubles"), [("frankfurt", 4000), ("johannesburg", 12000)])
def test_e3_two_diamonds(city: str, rubles: int) -> None:
    cubes = {"amur": "diamonds coal", "lena": "diamonds oil"}
    assert mining("diamonds", f"amur lena {city}", cubes).mine("diamonds", city).purses[0] == rubles


@pytest.mark.rule("S70")
def test_e4_two_workers_in_an_area_take_one_cube() -> None:
    assert mining("gas", "amur amur tokyo", GAS).mine("gas", "tokyo").purses == [3000, 0]


@pytest.mark.rule("S71", "S76")
def test_e5_without_a_buyer_there_is_no_mining() -> None:
    cubes = {"amur": "gold coal"}
    assert "mine gold" not in mining("gold", "amur london", cubes).verbs
    assert "mine gold" in mining("gold", "amur london zurich", cubes).verbs


@pytest.mark.rule("S70")
def test_without_a_cube_there_is_no_mining_and_vladivostok_has_none() -> None:
    assert "mine gas" not in mining("gas", "vladivostok irkutsk tokyo", GAS).verbs


@pytest.mark.rule("S68", "S69")
@pytest.mark.parametrize("resource", ALL)
def test_one_rule_for_all_five_resources(resource: str) -> None:
    spare = "coal" if resource != "coal" else "oil"
    scene = mining(resource, "kolyma frankfurt", {"kolyma": f"{resource} {spare}"})
    bag = len(scene.state.bag)
    scene.mine(resource, "frankfurt")
    assert scene.cubes("kolyma") == [spare] and scene.row(0, resource) == []
    assert len(scene.state.bag) == bag + 2
    assert scene.purses[0] == (2000 if resource in ("gold", "diamonds") else 1000)
    assert scene.at(0)[:2] == ["kolyma", "frankfurt"], "pawns stay"


@pytest.mark.rule("S72")
def test_sold_cubes_never_return() -> None:
    scene = mining("gas", "amur lena tokyo", GAS)
    supply = list(scene.state.supply)
    scene.mine("gas", "tokyo")
    assert scene.state.supply == supply and scene.state.sold[0] == 2
    assert len(scene.table().zones["sold.gas"]) == 2


@pytest.mark.rule("S76")
def test_everything_taken_is_sold_at_once_at_one_exchange() -> None:
    scene = mining("gas", "amur lena altai tokyo new_york", GAS).mine("gas", "new_york")
    assert scene.purses[0] == 3 * 2000 and scene.asked == "1 turn"


def test_first_come_first_served_the_column_stays() -> None:
    panels = {0: {"gas": 2}, 1: {"gas": 2, "salesman": 2}}
    scene = lay(panels=panels, pawns={0: "amur tokyo", 1: "amur tokyo"}, cubes=GAS).mine("gas", "tokyo")
    assert scene.verbs == {"act salesman", "pass"} and len(scene.row(1, "gas")) == 2


def test_harvest_choose() -> None:
    scene = mining("gas", "amur lena altai tokyo", GAS, harvest="choose").mine("gas", "tokyo")
    assert scene.asked == "0 harvest" and scene.moves == [
        "take cube.gas.amur bag", "take cube.gas.lena bag", "take cube.gas.altai bag",
    ]  # fmt: skip
    scene.say("take cube.gas.lena bag")
    assert scene.moves == ["take cube.gas.amur bag", "take cube.gas.altai bag", "done"]
    assert scene.say("done").purses[0] == 3000 and scene.cubes("amur") == ["gas", "coal"]  # type: ignore[attr-defined]
    one = mining("gas", "amur tokyo", GAS, harvest="choose").mine("gas", "tokyo")
    assert one.purses[0] == 3000, "nothing to choose"


def test_what_mining_would_bring_is_shown() -> None:
    counts = mining("gas", "amur lena frankfurt tokyo", GAS).table().counts
    shown = {key: counts[f"{key}.0.gas"] for key in ("takes", "best", "market", "income")}
    assert shown == {"takes": 2, "best": 3000, "market": 1, "income": 6000}
    assert counts["price.1.gas"] == 3000 and "price.1.oil" not in counts
    assert counts["best.1.gas"] == 1000 and counts["takes.1.gas"] == 0 == counts["income.1.gas"]
    assert lay(pawns={0: "amur"}).table().counts["best.0.gas"] == 0


@pytest.mark.rule("S74")
@pytest.mark.parametrize("rubles", [0, 4000, 6000, 47000])
def test_money_lies_in_notes(rubles: int) -> None:
    zones = lay(panels={0: READY}, earned={0: rubles}).table().zones
    assert sum(int(p.face) for v in (1000, 5000, 10000) for p in zones[f"seat.0.money.{v}"]) == rubles


# ---- exhaustion


@pytest.mark.rule("S82", "S83", "S84")
def test_an_area_without_cubes_is_exhausted_and_all_workers_go_home() -> None:
    scene = mining("gas", "amur lena tokyo", {"amur": "gas", "lena": "gas coal"})
    scene.state.seats[1].pawns[2] = 0
    scene.mine("gas", "tokyo")
    assert scene.said("exhausted") == [("area.amur", 2)]
    assert "amur" not in scene.at(0) + scene.at(1) and scene.at(0).count("home") == 4
    zones = scene.table().zones
    assert [piece.kind for piece in zones["area.amur"]] == ["marker"] and zones["clock.0"] == ()
    assert scene.at(0)[1] == "lena", "who still has cubes keeps workers"


@pytest.mark.rule("S84")
def test_several_areas_at_once() -> None:
    scene = mining("gas", "amur lena tokyo", {"amur": "gas", "lena": "gas"}).mine("gas", "tokyo")
    assert scene.table().counts["exhausted"] == 2 and scene.purses[0] == 6000
    assert [area for area, _ in scene.said("exhausted")] == ["area.amur", "area.lena"]
