"""What nobody may know, and that nothing else is hidden (rules, section 4.4)."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.castellans import GAME
from client.rules.castellans.data import CITIZENS
from client.rules.play import Play, Setup
from tests.castellans.scene import lay
from tests.walk import walk


def test_only_the_order_of_the_three_decks_is_hidden() -> None:
    zones = lay().table().zones
    hidden = {zone for zone, lying in zones.items() for piece in lying if not piece.face}
    assert hidden == {"deck.pink", "deck.blue", "deck.wharf"}
    assert all(piece.id == f"deck.pink.{place}" for place, piece in enumerate(zones["deck.pink"]))


@pytest.mark.parametrize("seats", [2, 5])
def test_all_eyes_see_the_same(seats: int) -> None:
    for number, at in enumerate(walk(Play(GAME, GAME.deal(Setup(seats))), Random(seats))):
        if number % 10 == 0:
            assert all(GAME.table(at.state, eyes) == GAME.table(at.state, None) for eyes in range(seats))


def test_a_redeal_mixes_the_decks_and_nothing_else() -> None:
    scene = lay()
    before, state = scene.state.clone(), scene.state
    GAME.redeal(state, 0, Random(3))
    assert state.decks != before.decks and [sorted(deck) for deck in state.decks] == [
        sorted(deck) for deck in before.decks
    ]
    state.decks, state.wharf_deck = before.decks, before.wharf_deck
    assert state == before


def test_a_recruited_card_is_filled_up_from_the_redealt_deck() -> None:
    scene = lay(goods={0: "food 1"}, pink="miller abbess herald roofer").act("recruit")
    GAME.redeal(scene.state, 1, Random(7))
    top = CITIZENS[scene.state.decks[0][-1]].name
    scene.say("recruit pink.8 seat.0.citizens")
    assert scene.row("pink")[0] == top
