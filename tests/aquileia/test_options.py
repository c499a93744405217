"""Options of placing; the options of an area are tested with the area (rules, section 7.1)."""

from __future__ import annotations

import pytest

from client.rules.aquileia import GAME
from client.rules.aquileia.state import Options
from client.rules.play import Setup
from tests.aquileia.scene import lay


def test_every_option_is_off_unless_asked_for() -> None:
    assert GAME.deal(Setup(3)).options == Options()
    assert [option.name for option in GAME.options] == list(Options._fields) and len(GAME.options) == 13


@pytest.mark.parametrize("name", [name for name in Options._fields if name != "two_player_neutral"])
def test_every_option_can_be_on(name: str) -> None:
    assert getattr(GAME.deal(Setup(4, {name: True})).options, name) is True


def helmet(seat: int, rank: int) -> str:
    return f"place seat.{seat}.helmet order.{rank}"


def test_tiebreak_ends_placement() -> None:
    scene = lay("place", order=[], options=["tiebreak_ends_placement"]).say(helmet(0, 0), helmet(1, 1))
    assert scene.asked == "2 place"
    scene.say("place seat.2.henchmen space.dolus")
    assert scene.asked == "2 place", "the others are out with five henchmen each"
    scene.say(helmet(2, 2))
    assert scene.state.phase != "place"
    assert scene.said("coins") or scene.asked == "roll"


def test_optional_henchmen_adds_pass_which_ends_ones_henchmen_for_the_round() -> None:
    scene = lay("place", order=[], options=["optional_henchmen"])
    assert scene.moves[-1] == "pass"
    scene.say("pass", "place seat.1.henchmen space.dolus", "place seat.2.henchmen space.latro")
    assert scene.said("helmet") == [(0, 1)], "the helmet must still be placed, on the next turn"
    assert scene.asked == "1 place"
    scene.say("place seat.1.henchmen space.pecunia", "place seat.2.henchmen space.theatrum")
    assert scene.asked == "1 place", "seat 0 is done"


def test_without_the_option_nobody_may_pass() -> None:
    assert "pass" not in lay("place", order=[]).moves


def test_optional_henchmen_changes_nothing_beside_tiebreak_ends_placement() -> None:
    scene = lay("place", order=[], options=["optional_henchmen", "tiebreak_ends_placement"])
    assert "pass" not in scene.moves
