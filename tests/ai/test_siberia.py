"""How bots play Siberia: with sense."""

from __future__ import annotations

from random import Random

from client.ai.levels import LEVELS, choose
from client.rules.siberia.data import COLUMNS
from tests.siberia.scene import Scene, lay


def best(scene: Scene, level: str = "fair") -> str:
    """What the seat that is asked chooses, as text."""
    choice = choose(scene.play, scene.seat, level, Random(1), rounds=40)
    return str(choice.move)


def test_the_richest_ends_the_game_and_the_others_do_not() -> None:
    gone = "amur vilyuy lena irkutsk evenkia taymyr yamal"
    for money, verb in ((30000, "pass"), (0, "mine")):
        scene = lay(
            cubes={"kolyma": "gold"},
            closed=gone,
            panels={0: {"gold": 2}},
            pawns={0: "kolyma frankfurt"},
            earned={0: 10000, 1: money},
        )
        for level in ("fair", "hard"):
            assert best(scene, level).split()[0] == verb


def test_a_dear_resource_is_sold_where_it_is_dearest() -> None:
    scene = lay(
        cubes={"kolyma": "diamonds gas", "lena": "diamonds coal"},
        panels={0: {"diamonds": 2}},
        pawns={0: "kolyma lena frankfurt johannesburg"},
    )
    for level in LEVELS:
        assert best(scene, level).startswith("mine seat.0.diamonds market.5")


def test_workers_walk_to_the_cubes_before_they_are_mined() -> None:
    scene = lay(
        cubes={"khabarovsk": "gold gas", "amur": "gold coal"},
        panels={0: {"gold": 2, "logistician": 2}},
        pawns={0: "khabarovsk vladivostok zurich"},
    )
    assert best(scene) == "act seat.0.logistician bag"
    scene.act("logistician")
    while scene.asked.endswith("logistics"):
        scene.say(best(scene))
    assert sorted(scene.at(0)[:2]) == ["amur", "khabarovsk"]


def test_a_pair_goes_together_onto_its_column() -> None:
    scene = lay(
        "place",
        cubes={"khabarovsk": "gold gas"},
        hands={0: "worker-gold investor-gold logistician-gas manager manager salesman-coal"},
        pawns={0: "khabarovsk vladivostok zurich"},
    )
    while scene.asked.endswith("place"):
        scene.say(best(scene))
    plan = scene.state.seats[0].plan
    assert max(plan.count(column) for column in range(10)) == 2


def test_a_pair_is_kept_and_a_counter_alone_is_discarded() -> None:
    scene = lay(
        "cleanup",
        cubes={"khabarovsk": "gold gas"},
        panels={0: dict.fromkeys(["gold", "coal", "worker", "investor", "salesman"], 2) | {"gas": 1}},
        pawns={0: "khabarovsk vladivostok zurich london"},
    )
    lone = scene.state.seats[0].rows[COLUMNS.index("gas")][0]
    for level in LEVELS:
        assert best(scene, level) == f"discard counter.{lone} bag"
