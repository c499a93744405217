"""Refused drops say why."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.pax import GAME
from client.rules.pax.refusals import REASONS
from client.rules.play import Beat, Chance, Decision, Play, Setup
from tests.pax.scene import ID, Scene, lay

LEGIONS = ["L10 L11", "S01", ""]


def why(scene: Scene, piece: str, target: str) -> str | None:
    """Why a card, by its name, or a piece of a zone cannot go there."""
    return GAME.why_not(scene.state, 0, f"card.{ID[piece]}" if piece in ID else piece, target)


def test_drawing() -> None:
    scene = lay("draw", deck="W01 F02 A03 R04", legions=LEGIONS, hands={0: "L01"}, areas={0: "F01"})
    scene.put("W01", "deck")
    assert why(scene, "F02", "deck") == "used_destination"
    assert why(scene, "F02", "seat.0.fleet") == "draw_first"
    assert why(scene, "L01", "seat.0.land") == "draw_first"
    assert why(scene, "S01", "seat.0.hand") == "draw_first"
    assert why(scene, "F01", "seat.0.hand") == "card_stays"
    scene.put("F02", "1")
    assert scene.asked == "0 buy"


def test_drawing_a_pair() -> None:
    scene = lay("draw", deck="W01 F02 A03 R04", legions=LEGIONS, areas={0: "R07 R01"})
    assert why(scene, "W01", "seat.0.hand") == "one_goes_away"


def test_buying() -> None:
    scene = lay("buy", legions=LEGIONS, hands={0: "L01"}, purses={0: 5})
    assert why(scene, "L10", "seat.0.hand") == "too_dear" == why(scene, "legion.0", "seat.0.hand")
    assert why(scene, "legion.2", "seat.0.hand") == "empty_legion"
    assert why(scene, "L01", "seat.0.land") == "buy_first"
    assert why(scene, "S01", "seat.0.senator") is None


def test_playing() -> None:
    areas = {0: "L01 F01", 1: "A01"}
    scene = lay("play", legions=LEGIONS, hands={0: "F02 L02 L03", 1: "S02"}, purses={0: 0}, areas=areas)
    assert why(scene, "S01", "seat.0.hand") == "buying_over"
    assert why(scene, "F02", "seat.0.fleet") == "no_capacity"
    assert why(scene, "L02", "seat.0.wealth") == "other_row"
    assert why(scene, "L02", "seat.1.land") == "other_area"
    assert why(scene, "A01", "seat.0.army") == "not_yours" == why(scene, "seat.1.hand", "seat.0.hand")
    scene.lay("L02")
    assert why(scene, "L03", "seat.0.land") == "step_cost"


def test_what_rome_has_it_keeps() -> None:
    scene = lay("turn", rome="F01", hidden="I01 I02 I03")
    assert why(scene, "F01", "seat.0.hand") == "rome_keeps" == why(scene, "hidden", "seat.0.hand")


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_drop_in_random_games_has_a_word_or_none(seats: int) -> None:
    rng, found = Random(f"why {seats}"), set()
    play = Play(GAME, GAME.deal(Setup(seats)))
    while (asks := play.asks) is not None:
        if isinstance(asks, Decision):
            table = GAME.table(play.state, asks.seat)
            legal = {(move.piece, move.to) for move in asks.moves}
            places = [*table.zones, *table.where()]
            for _ in range(25):
                piece, target = rng.choice(places), rng.choice(list(table.zones))
                if (piece, target) not in legal:
                    found.add(GAME.why_not(play.state, asks.seat, piece, target))
        play.answer(
            None
            if isinstance(asks, Beat)
            else asks.sample(rng)
            if isinstance(asks, Chance)
            else rng.choice(asks.moves)
        )
    assert found - {None} <= set(REASONS) and len(found) > 5
