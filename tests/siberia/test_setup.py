"""Components and set-up (rules, sections 2 and 3)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from client.rules.play import Chance, Setup
from client.rules.siberia import GAME
from client.rules.siberia.data import (
    ALL_AREAS,
    COLUMNS,
    COUNTERS,
    CUBES,
    EXCHANGES,
    NEIGHBOURS,
    NODES,
    PERSONS,
    RESOURCES,
    TILES,
)
from client.rules.siberia.state import reach
from client.rules.siberia.table import counter_face
from tests.siberia.scene import Scene, deal, faces
from tests.walk import pieces


def until(scene: Scene, seed: object, *, phase: str) -> Scene:
    """Let chance and first moves bring the game to a phase."""
    rng = Random(f"{seed}")
    while scene.state.phase != phase:
        asks = scene.asks
        assert asks is not None
        if isinstance(asks, Chance):
            scene.chance(asks.sample(rng))
        else:
            scene.say(str(asks.moves[0]))
    return scene


def at_sides(seats: int = 2, seed: object = 1, **options: object) -> Scene:
    """A game whose cubes and exchanges lie."""
    return until(deal(seats, **options), seed, phase="sides")


@pytest.mark.rule("S01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_board_panels_bag_marker_and_money(seats: int) -> None:
    zones = deal(seats).table().zones
    assert all(f"seat.{n}.{column}" in zones for n in range(seats) for column in (*COLUMNS, "research"))
    assert f"seat.{seats}.hand" not in zones and {"bag", "stack", "market.5"} <= set(zones)
    assert [piece.kind for piece in zones["aside"]].count("start") == 1
    assert {piece.face for value in (1000, 5000, 10000) for piece in zones[f"bank.{value}"]} == {
        "1000", "5000", "10000",
    }  # fmt: skip


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.deal(Setup(seats))


@pytest.mark.rule("S02")
@pytest.mark.parametrize("mix", ["proportional", "flat"])
def test_seventy_counters_fourteen_of_each_person(mix: str) -> None:
    bag = deal(2, counter_mix=mix).state.bag
    shown = Counter(counter_face(counter) for counter in bag)
    assert len(bag) == 70 and shown["manager"] == 14
    assert Counter(PERSONS[COUNTERS[c].person] for c in bag) == dict.fromkeys(PERSONS, 14)
    resources = Counter(RESOURCES[COUNTERS[c].resource] for c in bag if COUNTERS[c].resource >= 0)
    expected = (16, 12, 12, 8, 8) if mix == "proportional" else (12, 11, 11, 11, 11)
    assert tuple(resources[name] for name in RESOURCES) == expected


@pytest.mark.rule("S03")
def test_six_pawns_of_each_colour_for_either_task() -> None:
    scene = deal(4)
    assert pieces(scene.table())["pawn"] == 24
    assert all(len(scene.at(seat)) == 6 for seat in range(4))


@pytest.mark.rule("S04")
def test_seventy_cubes() -> None:
    assert dict(zip(RESOURCES, CUBES, strict=True)) == {
        "gas": 18, "coal": 16, "oil": 14, "gold": 12, "diamonds": 10,
    }  # fmt: skip
    assert Counter(deal(3).state.cubes) == dict(enumerate(CUBES)) and sum(CUBES) == 70


@pytest.mark.rule("S05", "S13")
def test_eight_exhaustion_markers_wait_on_their_spaces() -> None:
    zones = at_sides().table().zones
    assert [len(zones[f"clock.{n}"]) for n in range(8)] == [1] * 8 and "clock.8" not in zones


@pytest.mark.rule("S06")
def test_twenty_investment_tiles_two_for_each_column() -> None:
    assert Counter(TILES) == dict.fromkeys(range(10), 2)
    assert len(deal(2).table().zones["stack"]) == 20


@pytest.mark.rule("S07")
def test_six_exchanges_frankfurt_always_the_others_with_two_sides() -> None:
    assert [len(sides) for sides in EXCHANGES] == [1, 2, 2, 2, 2, 2]
    assert EXCHANGES[0][0].name == "frankfurt" and all(EXCHANGES[0][0].prices)
    for seed in range(5):
        assert at_sides(seed=seed).state.exchange[0] == 0


def test_prices_keep_the_published_constraints() -> None:
    prices = {city.name: dict(zip(RESOURCES, city.prices, strict=True)) for s in EXCHANGES for city in s}
    assert prices["tokyo"]["gas"] == 3000
    assert {p["diamonds"] for p in prices.values()} >= {2000, 6000} and prices["frankfurt"][
        "diamonds"
    ] == 2000
    for deals in prices.values():
        dear = [deals[name] for name in ("gold", "diamonds") if deals[name]]
        cheap = [deals[name] for name in ("oil", "coal") if deals[name]]
        assert not dear or not cheap or min(dear) > max(cheap)
        assert all(price % 1000 == 0 for price in deals.values())
    for k, top in enumerate((3000, 3000, 4000, 5000, 6000)):
        assert [side.prices[k] for side in EXCHANGES[k + 1]] == [top, top]
        assert max(price[RESOURCES[k]] for price in prices.values()) == top


@pytest.mark.rule("S08")
def test_the_start_player_is_named_or_drawn_and_has_the_marker() -> None:
    scene = deal(3)
    assert scene.asks == Chance("draw", (0, 1, 2), about=("start",))
    scene.chance([2])
    assert faces(scene.table().zones, "seat.2.start") == ["start"] and scene.said("starts") == [(2,)]
    named = deal(3, start_player=2)
    assert named.state.start == 1 and named.said("starts") == [(1,)]
    with pytest.raises(ValueError, match="seat 3 is not among 2"):
        deal(2, start_player=3)


@pytest.mark.rule("S09")
@pytest.mark.parametrize("seed", range(6))
def test_every_area_gets_two_cubes_of_different_kinds(seed: int) -> None:
    scene = at_sides(seed=seed)
    assert [len(scene.cubes(area)) for area in NODES[:-1]] == [2] * 14
    assert scene.cubes("vladivostok") == []


@pytest.mark.rule("S09")
def test_a_second_cube_of_the_kind_goes_back_and_the_bag_is_mixed() -> None:
    scene = deal(2, start_player=1)
    bag = sorted(scene.state.cubes)
    scene.chance(bag)  # diamonds on top, twice
    assert scene.cubes("amur") == ["diamonds"] and len(scene.state.cubes) == 69
    assert isinstance(scene.asks, Chance) and scene.asks.about == ("cubes",)
    assert sorted(scene.asks.of) == sorted(bag[:-1]), "all of the bag is mixed"
    scene.chance([*bag[1:-1], 0])
    assert scene.cubes("amur") == ["gas", "diamonds"]


@pytest.mark.rule("S10")
def test_all_other_cubes_are_the_supply_by_kind() -> None:
    scene = at_sides()
    zones, counts = scene.table().zones, [lying.bit_count() for lying in scene.state.lying]
    assert zones["bag"][0].kind == "counter" and len(zones["bag"]) == 70, "no cube is left in the bag"
    assert [len(zones[f"supply.{name}"]) for name in RESOURCES] == [
        total - out for total, out in zip(CUBES, counts, strict=True)
    ]
    assert sum(counts) == 28 and scene.said("cubes_laid") == [tuple(scene.state.supply)]


@pytest.mark.rule("S11", "S12")
def test_the_start_player_chooses_each_side_before_any_tile_or_counter() -> None:
    scene = at_sides(3, start_player=3)
    assert scene.asked == "2 sides" and len(scene.table().zones["stack"]) == 20
    assert scene.moves == [
        "side exchange.1 tokyo", "side exchange.1 shanghai", "all - a", "all - b", "random",
    ]  # fmt: skip
    unturned = [piece.turned for k in range(6) for piece in scene.table().zones[f"market.{k}"]]
    assert unturned == [0, 1, 1, 1, 1, 1]
    scene.say("side exchange.1 shanghai", "side exchange.2 london", "side exchange.3 toronto")
    assert scene.moves == ["side exchange.4 zurich", "side exchange.4 hong_kong"]
    scene.say("side exchange.4 zurich", "side exchange.5 sydney")
    shown = {faces(scene.table().zones, f"market.{k}")[0] for k in range(6)}
    assert shown == {"frankfurt", "shanghai", "london", "toronto", "zurich", "sydney"}
    for k, tile in enumerate(scene.state.exchange):
        assert scene.state.prices[k] == EXCHANGES[tile][scene.state.sides[tile]].prices


@pytest.mark.parametrize(("say", "side"), [("all - a", 0), ("all - b", 1)])
def test_all_sides_at_once(say: str, side: int) -> None:
    assert at_sides().say(say).state.sides == [0] + [side] * 5
    only = at_sides(exchange_sides="start_player_all")
    assert only.moves == ["all - a", "all - b"]
    assert only.say(say).state.sides == [0] + [side] * 5


def test_sides_by_chance() -> None:
    wished = at_sides().say("random")
    option = at_sides(exchange_sides="random")
    for scene in (wished, option):
        assert scene.asks == Chance("roll", (2,) * 5, about=("sides",))
        scene.chance([1, 0, 0, 1, 1])
        assert scene.state.sides == [0, 1, 0, 0, 1, 1]


def test_the_order_of_the_exchanges_is_by_chance() -> None:
    assert len({tuple(at_sides(seed=seed).state.exchange) for seed in range(6)}) > 3


@pytest.mark.rule("S14")
@pytest.mark.parametrize("display", [4, 6])
def test_tiles_are_mixed_and_four_turned_up(display: int) -> None:
    scene = at_sides(investment_display=display).say("all - a")
    assert isinstance(scene.asks, Chance) and sorted(scene.asks.of) == list(range(20))
    scene.chance(range(20))
    zones = scene.table().zones
    assert [piece.id for n in range(display) for piece in zones[f"display.{n}"]] == [
        f"tile.{19 - n}" for n in range(display)
    ]
    assert f"display.{display}" not in zones
    assert len(zones["stack"]) == 20 - display and faces(zones, "stack") == [""] * (20 - display)


@pytest.mark.rule("S15", "S16", "S17", "S18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_worker_in_vladivostok_a_salesman_in_frankfurt_four_in_the_supply(seats: int) -> None:
    scene = at_sides(seats)
    for seat in range(seats):
        assert scene.at(seat) == ["vladivostok", "frankfurt", "home", "home", "home", "home"]
        zones = scene.table().zones
        assert [len(zones[f"{zone}.{seat}"]) for zone in ("workers.vladivostok", "salesmen.0")] == [1, 1]
        assert [piece.owner for piece in zones[f"seat.{seat}.pawns"]] == [seat] * 4
    assert scene.purses == [0] * seats, "nobody starts with money"


@pytest.mark.rule("S19")
def test_the_counters_are_mixed_in_the_bag() -> None:
    scene = until(deal(2), 1, phase="draw")
    assert isinstance(scene.asks, Chance) and scene.asks.kind == "shuffle" and scene.asks.about == ("bag",)
    assert sorted(scene.asks.of) == list(range(70))


def test_the_map_is_sound() -> None:
    assert len(NODES) == 15 and NODES[-1] == "vladivostok" and ALL_AREAS.bit_count() == 14
    for node, near in enumerate(NEIGHBOURS):
        assert all(node in NEIGHBOURS[other] for other in near) and node not in near
    assert sum(map(len, NEIGHBOURS)) == 2 * 29
    steps = {14: 0}
    for node in (queue := [14]):
        for near in reach(node, 0):
            if near not in steps:
                steps[near] = steps[node] + 1
                queue.append(near)
    far = [" ".join(NODES[n] for n in sorted(steps) if steps[n] == away) for away in range(6)]
    assert far == [
        "vladivostok", "amur khabarovsk", "transbaikal vilyuy lena kolyma", "irkutsk evenkia taymyr chukotka",
        "yenisei yamal yugra", "altai",
    ]  # fmt: skip


def test_a_bad_option_is_told_in_one_line() -> None:
    with pytest.raises(ValueError, match="option harvest of siberia can be all, choose"):
        GAME.deal(Setup(2, {"harvest": "none"}))
