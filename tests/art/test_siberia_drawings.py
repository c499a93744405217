"""Siberia: every piece, sign and city has its drawing, told apart from its neighbours at 60 pixels."""

import io
import itertools
import re
from pathlib import Path

import pygame
import pytest

from art.make.__main__ import ART
from art.make.siberia.palette import COLUMNS as TONES
from client.rules.siberia.data import COLUMNS, COUNTERS, EXCHANGES, NOTES, PERSONS, RESOURCES
from client.rules.siberia.table import counter_face

FOLDER = ART / "siberia"
HAVE = {path.stem for path in FOLDER.glob("*.svg")}


def small(path: Path, size: int = 20) -> bytes:
    """A drawing at 60 pixels on steel, then blurred to what is told apart at a glance."""
    text = path.read_text(encoding="utf-8").replace("#101010", "#f4f8fa")
    picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (60, 60))
    ground = pygame.Surface((60, 60), depth=24)
    ground.fill("#2a3d4c")
    ground.blit(picture, ((60 - picture.get_width()) // 2, (60 - picture.get_height()) // 2))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, (size, size)), "RGB")


def test_every_piece_of_the_game_has_its_drawing() -> None:
    wanted = {f"counter-{counter_face(counter)}" for counter in range(len(COUNTERS))}
    wanted |= {f"tile-{column}" for column in COLUMNS} | {f"cube-{resource}" for resource in RESOURCES}
    wanted |= {f"city-{side.name}" for tile in EXCHANGES for side in tile}
    wanted |= {f"note-{value}" for value in NOTES} | {"back-counter", "back-tile", "pawn", "start", "bag"}
    wanted |= {f"{kind}-{column}" for kind in ("sign", "chip") for column in COLUMNS}
    wanted |= {"clock", "closed", "clock-space", "research", "cover", "emblem-siberia"}
    assert wanted - HAVE == set()


FAMILIES = [
    ("city-", 16), ("counter-", 2), ("tile-", 4), ("cube-", 8), ("sign-", 12), ("chip-", 6), ("note-", 3),
    ("mark-", 12),
]  # fmt: skip


@pytest.mark.parametrize(("family", "least"), FAMILIES)
def test_no_two_of_a_family_look_the_same_at_60_pixels(family: str, least: float) -> None:
    seen = {path.stem: small(path) for path in FOLDER.glob(f"{family}*.svg")}
    assert len(seen) > 2
    for one, other in itertools.combinations(sorted(seen), 2):
        apart = sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)) / len(seen[one])
        assert apart > least, f"{one} and {other}"


def test_signs_are_flat_and_told_apart_by_shape_alone() -> None:
    for name in COLUMNS:
        colours = set(re.findall(r"#[0-9a-f]{6}", (FOLDER / f"sign-{name}.svg").read_text(encoding="utf-8")))
        assert colours == {"#101010"}, name


def test_the_palette_has_a_tone_for_each_column() -> None:
    assert set(TONES) == set(COLUMNS) == {*PERSONS, *RESOURCES}
