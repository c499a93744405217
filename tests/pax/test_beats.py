"""The package lists every Beat that games tell."""

from __future__ import annotations

import re
from random import Random

import pytest

from client.rules import pax
from client.rules.play import Beat
from tests.pax.scene import GAME
from tests.walk import Case, start, walk

LISTED = {
    word
    for line in re.findall(r"^    ([a-z_, ]+?)  +\(", pax.__doc__ or "", re.M)
    for word in line.split(", ")
}


@pytest.mark.parametrize("options", [(), (("rome_takes", "category"), ("deckout", "partial"))])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_games_tell_only_beats_that_are_listed(seats: int, options: tuple[tuple[str, object], ...]) -> None:
    heard = set()
    for seed in range(4):
        for play in walk(start(Case(GAME.name, seats, options)), Random(f"beats {seats} {seed}")):
            if isinstance(play.asks, Beat):
                heard.add(play.asks.say)
    assert heard <= LISTED and len(heard) > 10, heard - LISTED


def test_the_list_is_whole() -> None:
    assert {"starts", "left_over", "rome_takes_category", "solo_won", "solo_lost", "rome_wins"} <= LISTED
    assert len(LISTED) == 23
