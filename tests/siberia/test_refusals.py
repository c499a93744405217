"""Refused drops say why."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.play import Beat, Chance, Decision, Play, Setup
from client.rules.siberia import GAME
from client.rules.siberia.refusals import REASONS
from tests.siberia.scene import Scene, lay

READY = {"salesman": 2}


def why(scene: Scene, piece: str, target: str) -> str | None:
    """Why seat 0 cannot put this piece, or a piece of this zone, there."""
    for lying in scene.table(0).zones.values():
        for found in lying:
            if found.face == piece and found.owner == 0 and found.kind == "counter":
                piece = found.id
    return GAME.why_not(scene.state, 0, piece, target)


def test_placing() -> None:
    hands = {0: "manager worker-gas worker-oil"}
    scene = lay(
        "place", hands=hands, panels={0: {"coal": 1, "oil": 2, "gas": "salesman-gas logistician-gas"}}
    )
    assert why(scene, "manager", "seat.0.gold") == "manager_only"
    assert why(scene, "worker-gas", "seat.0.salesman") == "other_column"
    assert why(scene, "worker-oil", "seat.0.oil") == "column_full"
    assert why(scene, "worker-gas", "seat.1.gas") == "not_yours"
    assert why(scene, "salesman-gas", "seat.0.salesman") == "counter_stays"
    assert why(scene, "workers.vladivostok.0", "area.amur") == "place_first"


def test_actions_that_are_not_to_be_had() -> None:
    panel = {"gas": 1, "oil": 2, "gold": 2, "logistician": 2, "worker": 2, "investor": 2, **READY}
    scene = lay(panels={0: panel}, pawns={0: "tokyo london"}, display="", closed="amur")
    assert why(scene, "seat.0.gas", "bag") == "not_ready"
    assert why(scene, "seat.0.logistician", "bag") == "no_worker"
    assert why(scene, "seat.0.oil", "market.2") == "no_cube"
    assert why(scene, "seat.1.gas", "bag") == "not_yours"
    crowd = lay(panels={0: panel}, pawns={0: "vladivostok " * 6}, tiles={0: "gas"}, display="gas")
    assert why(crowd, "seat.0.worker", "bag") == "all_hired"
    assert why(crowd, "seat.0.investor", "bag") == "no_tile"
    assert why(crowd, "seat.0.gas.tile", "seat.0.oil.tile") == "tile_stays"


def test_mining() -> None:
    panel = {"oil": 2, "gold": 2, **READY}
    scene = lay(panels={0: panel}, pawns={0: "amur tokyo new_york"}, cubes={"amur": "oil coal"})
    assert why(scene, "seat.0.oil", "market.2") == "no_salesman"
    assert why(scene, "seat.0.oil", "market.1") == "not_dealt"
    unsold = lay(panels={0: panel}, pawns={0: "amur tokyo"}, cubes={"amur": "oil coal"})
    assert why(unsold, "seat.0.oil", "market.1") == "no_buyer"


def test_managers() -> None:
    scene = lay(panels={0: {"manager": 2, "gas": 2}})
    assert why(scene, "seat.0.manager", "seat.0.gas") == "column_full"
    columns = ("logistician", "salesman", "worker", "investor", "gas", "coal", "oil", "gold", "diamonds")
    full = lay(panels={0: {"manager": 2} | dict.fromkeys(columns, 2)})
    assert why(full, "seat.0.manager", "seat.0.gas") == "no_space"
    free = lay(panels={0: {"manager": 2, **READY}}, manager_mode="free_action")
    assert why(free, "seat.0.manager", "seat.0.gold") == "nothing_possible"


def test_research() -> None:
    panel = {"research": "worker-gas manager", **READY}
    given = {"closed": "lena", "cubes": {"amur": "gas coal"}, "supply": {"gold": 0}}
    scene = lay(panels={0: panel}, **given)  # type: ignore[arg-type]
    assert why(scene, "seat.0.salesman", "bag") == "research_first"
    assert why(scene, "workers.vladivostok.0", "area.amur") == "research_first"
    assert why(scene, "worker-gas", "area.amur") == "kind_there"
    assert why(scene, "worker-gas", "area.lena") == "exhausted"
    assert why(scene, "worker-gas", "area.vladivostok") == "no_area"
    assert why(scene, "worker-gas", "supply.oil") == "other_column"
    assert why(scene, "manager", "supply.gold") == "none_left"
    assert why(scene, "manager", "supply.coal") == "no_room_for_it"


def test_moving_pawns() -> None:
    scene = lay(panels={0: {"logistician": 2, **READY}}, closed="lena").act("logistician")
    assert why(scene, "workers.vladivostok.0", "area.altai") == "too_far"
    assert why(scene, "workers.vladivostok.0", "area.lena") == "exhausted"
    assert why(scene, "workers.vladivostok.0", "area.vladivostok") == "same_place"
    assert why(scene, "seat.0.salesman", "bag") == "finish_first"
    assert why(scene, "workers.vladivostok.1", "area.amur") == "not_yours"
    sent = lay(panels={0: READY}).act("salesman")
    assert why(sent, "salesmen.0.0", "market.0") == "same_place"
    hired = lay(panels={0: {"worker": 2, **READY}}, pawns={0: "amur vladivostok tokyo " + "london " * 3})
    assert why(hired.act("worker"), "workers.vladivostok.0", "area.vladivostok") == "same_place"


def test_investing() -> None:
    panel = {"investor": 2, "gas": 2, **READY}
    scene = lay(panels={0: panel}, tiles={0: "coal"}, display="gas coal oil").act("investor")
    gas, coal, oil = (f"tile.{tile}" for tile in scene.state.display)
    assert why(scene, gas, "seat.0.gas.tile") == "column_full"
    assert why(scene, coal, "seat.0.coal.tile") == "tile_there"
    assert why(scene, oil, "seat.0.gold.tile") == "tile_column"


@pytest.mark.parametrize("seats", [2, 4])
def test_every_drop_in_random_games_has_a_word_or_none(seats: int) -> None:
    rng, found = Random(f"why {seats}"), set()
    play = Play(GAME, GAME.deal(Setup(seats)))
    while (asks := play.asks) is not None:
        if isinstance(asks, Decision):
            table = GAME.table(play.state, asks.seat)
            legal = {(move.piece, move.to) for move in asks.moves}
            places = [*table.zones, *table.where()]
            for _ in range(40):
                piece, target = rng.choice(places), rng.choice(list(table.zones))
                if (piece, target) not in legal:
                    found.add(GAME.why_not(play.state, asks.seat, piece, target))
        chance = isinstance(asks, Chance)
        play.answer(
            None if isinstance(asks, Beat) else asks.sample(rng) if chance else rng.choice(asks.moves)  # type: ignore[union-attr]
        )
    assert found - {None} <= set(REASONS) and len(found) > 5
