"""The board of Aquileia: nothing lies over what is printed while it matters."""

from __future__ import annotations

import pygame
import pytest

from client.ui.painters.aquileia import close, prints
from client.ui.painters.aquileia.facts import facts
from client.ui.painters.places import Place


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def apart(a: Place, b: Place) -> bool:
    """Whether two places share no ground."""
    return 2 * abs(a.x - b.x) >= a.w + b.w or 2 * abs(a.y - b.y) >= a.h + b.h


@pytest.mark.parametrize("space", ["equi-left", "equi-mid", "equi-right"])
def test_no_card_of_the_armoury_lies_over_the_price_of_a_space(space: str) -> None:
    known = facts()
    ((coin, x, y),) = prints.trimmings(space, known, 1.0)
    price = Place(x, y, coin.get_width() - 2, coin.get_height() - 2)
    cards = [place for name, place in known.places.items() if name.startswith("armoury.")]
    assert len(cards) == 5 and all(apart(price, card) for card in cards)


def test_from_near_a_space_shows_its_whole_price() -> None:
    room = (300, 300)
    picture = close.place("space.equi-mid", room)
    at, ((coin, _, y),) = facts().places["space.equi-mid"], prints.trimmings("equi-mid", facts(), 1.0)
    k = picture.get_width() / (at.w + 2 * close.EDGE)
    assert picture.get_height() >= (y + coin.get_height() / 2 - at.top + close.EDGE) * k
    assert picture.get_width() <= room[0] and picture.get_height() <= room[1]


def test_cards_played_in_a_contest_lie_over_no_site_and_no_blue_die() -> None:
    places = facts().places
    kept = [place for name, place in places.items() if name.startswith(("site.", "dice.", "space.potentia"))]
    assert len(kept) > 36 and all(apart(places["contest"], place) for place in kept)
