"""Tables of every game painted as players see them: the board is printed, and every piece shows on it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from client.rules import GAMES
from client.rules import game as game_of
from client.ui.desk import rect
from client.ui.stage import Stage
from tests.ui.tables import anything, seated


def unseen(stage: Stage) -> list[str]:
    """The pieces that leave the ground as it is, but for those told by a number or lying in a bag."""
    assert stage.canvas is not None
    shown, ground = stage.canvas.still, stage.canvas.ground
    found = []
    for name, lie in stage.lies.items():
        if stage.desk.spots.spots[lie.zone].look == "tally" or lie.box.h < 2:
            continue
        area = rect(lie.box).clip(shown.get_rect())
        pixels = [pygame.image.tobytes(sheet.subsurface(area), "RGB") for sheet in (shown, ground)]
        if pixels[0] == pixels[1]:
            found.append(name)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_board_is_printed_and_every_piece_on_it_is_seen(name: str) -> None:
    pilot, rng = seated(name, game_of(name).seats[-1], "4", size=(1024, 600)), Random(4)
    pilot.until_asked()
    stage = pilot.table.stage
    for _ in range(3000):
        if stage.printing is None:
            break
        pilot.frames(1)
    assert stage.printing is None and stage.canvas is not None
    ground = stage.canvas.ground
    assert len({tuple(ground.get_at((x, y))) for x in range(0, 1024, 16) for y in range(0, 600, 16)}) > 500
    for _ in range(8):
        pilot.until_asked()
        pilot.frames(2)
        assert stage.lies and unseen(stage) == []
        mine = pilot.table.mine
        assert mine is not None
        pilot.table.play(anything(mine, rng))
