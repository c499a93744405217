"""Where the parts of a banner lie, markers round a token, arrangements and salvers of a game's own."""

from __future__ import annotations

import pytest

from client.paths import data_folder
from client.ui.layout import load, read
from client.ui.plates import facts_of, head_of, niche_of, plate_of, town_of
from client.ui.seatplan import Banner, Fact
from client.ui.sheet import LayoutError, Sheet
from client.ui.spread import Box, Spread, medal

FACTS = tuple([Fact("gold", "", "coin", "coin"), Fact("", "score", "fact", "star")] * 2)
BANNER = Banner(236, FACTS, ())


def within(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another, to the pixel."""
    return (
        inner.x >= outer.x - 1
        and inner.y >= outer.y - 1
        and inner.x + inner.w <= outer.x + outer.w + 1
        and inner.y + inner.h <= outer.y + outer.h + 1
    )


@pytest.mark.parametrize("high", [60, 90, 160, 220, 320, 600])
@pytest.mark.parametrize("wide", [480, 970])
def test_name_numbers_and_niche_share_the_plate_without_touching(high: int, wide: int) -> None:
    box = Box(10, 20, wide, high)
    plate, town = plate_of(BANNER, box, 1.0), town_of(BANNER, box, 1.0)
    assert within(plate, box) and within(town, box) and plate.overlap(town) == 0
    head, niche = head_of(plate), niche_of(plate)
    assert within(head, plate) and within(niche, plate) and head.overlap(niche) == 0
    rooms = facts_of(BANNER, plate)
    assert all(within(room, head) for room in rooms) and len(rooms) == 4
    assert all(one.overlap(other) < 1 for n, one in enumerate(rooms) for other in rooms[n + 1 :])


def test_a_high_plate_has_its_niche_below_its_numbers() -> None:
    low, high = (plate_of(BANNER, Box(0, 0, 900, h), 1.0) for h in (120, 500))
    assert niche_of(low).x + niche_of(low).w <= head_of(low).x
    assert niche_of(high).y >= head_of(high).y + head_of(high).h - 1


def test_what_was_done_to_a_token_lies_small_on_its_rim() -> None:
    poses = medal(Spread(Box(0, 0, 100, 100), 100, 100), 3)
    assert poses[0][:3] == (50, 50, 100)
    assert all(pose.h < 50 for pose in poses[1:])
    far = [((pose.x - 50) ** 2 + (pose.y - 50) ** 2) ** 0.5 for pose in poses[1:]]
    assert all(35 < distance < 50 for distance in far)


def test_a_game_may_arrange_the_screen_in_its_own_way() -> None:
    own, usual = load("citadels"), load("aquileia")
    assert {shape.name for shape in own.shapes} == {"broad", "desk", "square", "tall"} and own.public
    assert not usual.shapes and not usual.public


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{panel: niche,", "{panel: attic,", "must be one of plate, niche, town"),
        ("salver: {at: [280, 268]", "salver: {at: [980, 268]", "lies off the board"),
        ("of: limit, used: built, panel: purse", "of: limit, used: built, panel: cellar", "must be one of"),
        ("{sum: city, kind: fact", "{sum: city, sort: fact", "is not known here"),
    ],
)
def test_what_cannot_be_is_told_with_its_line(old: str, new: str, told: str) -> None:
    text = (data_folder("layouts") / "citadels.yaml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(LayoutError, match=told):
        read("citadels", Sheet("citadels.yaml", text.replace(old, new, 1)))
