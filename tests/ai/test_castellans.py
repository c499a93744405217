"""How bots play Castellans: with sense."""

from __future__ import annotations

from random import Random

import pytest

from client.ai.levels import choose
from tests.ai.positions import begun, decisions
from tests.castellans.scene import Scene, lay


def best(scene: Scene, level: str = "fair") -> str:
    """What the seat that is asked chooses, as text."""
    choice = choose(scene.play, scene.seat, level, Random(1), rounds=30)
    return str(choice.move)


EVERYWHERE = "ship harbour, ship garrison, ship foundry, pawn lantern, "


@pytest.mark.parametrize("level", ("fair", "hard"))
def test_the_last_windmill_breaks_the_ties(level: str) -> None:
    """Both wards of one road are tied, all others are won."""
    scene = lay(
        round=5,
        dice={0: "gold -gold -gold", 1: "-gold -gold -gold"},
        goods={0: "food 2", 1: ""},
        built={0: EVERYWHERE + "temple veil, temple garden", 1: "manor.bank veil, manor.forum garden"},
    )
    scene.act("harvest")
    while not scene.asked.endswith("windmill"):
        scene.say(best(scene, level))
    assert best(scene, level).endswith("road.veil_garden")


@pytest.mark.parametrize("level", ("fair", "hard"))
def test_a_temple_goes_where_it_decides_the_ward(level: str) -> None:
    scene = lay(
        round=5,
        dice={0: "stone -gold -gold", 1: "-gold -gold -gold"},
        goods={0: "stone 1", 1: ""},
        built={0: EVERYWHERE + "manor.bank veil, manor.forum garden", 1: "manor.bank veil"},
        influence={0: "worker 9 soldier 9 shadow 9 holy 9"},
    )
    assert best(scene, level).endswith("act.temple")
    scene.act("temple", "stone")
    assert best(scene, level) == "build seat.0.temples ward.veil"


def test_nobody_leaves_a_free_citizen_or_ship_behind_that_pays() -> None:
    """Over whole games: a bot of the upper levels places its citizens as long as it has any."""
    seen = 0
    for play, asked in decisions(begun("castellans", 3), "places", "fair"):
        if asked.ask == "settle":
            seen += 1
            choice = choose(play, asked.seat, "fair", Random(1))
            assert choice.move.verb != "done"
    assert seen > 4


def test_goods_that_are_worth_nothing_in_the_end_are_spent() -> None:
    """The last action of the game: a sale for points beats a harvest."""
    scene = lay(
        round=5,
        dice={0: "gold -gold -gold", 1: "-gold -gold -gold"},
        goods={0: "food 2", 1: ""},
        built={0: "manor.forum veil" + ", windmill veil_garden" * 3, 1: "manor.forum veil"},
        influence={0: "worker 20 soldier 20 shadow 20 holy 20"},
        keeps="veil veil harbour garrison foundry lantern garden",
        wharf="w01",
        pink="- - - -",
        blue="- - - -",
    )
    for level in ("fair", "hard"):
        assert best(scene, level).endswith("act.wharf")
