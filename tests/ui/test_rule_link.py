"""The link under what is looked at opens the rulebook at the chapter that tells most about it."""

from __future__ import annotations

import pytest

from client.rules.table import Piece
from client.ui.naming import Names
from client.ui.rulebook import anchors
from client.ui.screens.rules import RulesScreen
from client.ui.words import LANGUAGES, Words
from tests.ui.tables import seated


def names(game: str, language: str) -> Names:
    """The names of a game whose seats are called by their numbers."""
    return Names(Words(language, strict=True), game, str)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "face", "chapter"),
    [
        ("citadels", "merchant", "merchant"),
        ("citadels", "tax_collector", "tax-collector"),
        ("castellans", "sea_captain", "sea-captain"),
        ("pax", "fleet-1-2", "fleet"),
    ],
)
def test_a_face_with_a_chapter_of_its_own_is_looked_up_there(
    language: str, game: str, face: str, chapter: str
) -> None:
    assert names(game, language).rule("bank", Piece("it", "card", face=face)) == chapter
    assert chapter in anchors(game, language)


def test_a_face_without_a_chapter_and_a_hidden_one_are_looked_up_by_where_they_lie() -> None:
    citadels = names("citadels", "en")
    assert citadels.rule("deck", Piece("it", "district", face="harbor")) == "gather"
    assert citadels.rule("deck", Piece("it", "district")) == "gather"
    assert citadels.rule("deck") == "gather"
    assert citadels.rule("nowhere") == ""


def test_a_game_without_a_rulebook_has_no_chapters() -> None:
    assert anchors("nothing", "en") == frozenset()


@pytest.mark.usefixtures("plain")
def test_the_link_can_be_pressed_when_only_another_place_was_painted_anew() -> None:
    pilot = seated("citadels", 4, "9", options={})
    stage = pilot.table.stage
    card = next(lie for lie in stage.lies.values() if lie.zone == "seat.0.hand")
    pilot.move(card.box.centre)
    pilot.frames(60)
    place = stage.look.box
    pilot.move((place.x + place.w - 28, place.y + place.h - 14))  # away from the card, which sinks again
    pilot.frames(5)
    pilot.click((place.x + place.w - 28, place.y + place.h - 14))
    opened = pilot.app.stack[-1]
    assert isinstance(opened, RulesScreen) and opened.anchor
