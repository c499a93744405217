"""Districts of Citadels: each has its own scene of paper, told apart at a glance; its sky tells its kind."""

import itertools
import re
from pathlib import Path

import pygame
import pytest

from art.make.__main__ import ART
from art.make.citadels.districts import SCENES
from art.make.citadels.districts.sky import BOX
from art.make.citadels.districts.tones import KINDS
from art.make.colour import rgb
from client.rules.citadels import data
from client.ui.painters import theatre

FOLDER = ART / "citadels"
FILES = [FOLDER / f"district-{row.face}.svg" for row in data.DISTRICTS]
MARKS = [FOLDER / f"{name}.svg" for name in ("back-district", "mark-beauty", "mark-tucked")]
SHEET = re.compile(r"^<g (data-[^>]*)>\n(.*?)^</g>$", re.M | re.S)
WINDOW = (0.0, 14.0, 400.0, 418.0)


def scene(face: str, size: tuple[int, int], view: theatre.Box = WINDOW) -> pygame.Surface:
    return theatre.picture("citadels", f"district-{face}", size, view, finish=True)


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def test_every_district_of_the_rules_has_its_scene_and_no_other_is_drawn() -> None:
    faces = {row.face for row in data.DISTRICTS}
    assert faces == set(SCENES) == {path.stem[9:] for path in FOLDER.glob("district-*.svg")}
    assert all(path.is_file() for path in MARKS)


@pytest.mark.parametrize("path", [*FILES, *MARKS], ids=lambda path: path.stem)
def test_all_shapes_lie_in_sheets_and_a_cut_sheet_begins_with_its_silhouette(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    body = text[text.index(">\n") + 2 : text.rindex("</svg>")]
    rest = re.sub(r"^<defs>.*?^</defs>$", "", SHEET.sub("", body), flags=re.M | re.S)
    assert not rest.strip()
    found = SHEET.findall(text)
    assert found
    for head, shapes in found:
        first = shapes.split("\n", 1)[0].strip()
        if "data-cut" in head:
            assert re.match(r"<(path|rect|ellipse) .*/>$", first) and 'fill="none"' not in first
    assert len(text) < 70_000


def test_a_scene_fills_a_tall_window_to_its_edges() -> None:
    assert BOX[1] <= -110 - theatre.BLEED
    assert BOX[1] + BOX[3] >= 460 + theatre.BLEED
    for row in data.DISTRICTS:
        tall = scene(row.face, (40, 57), (0.0, -110.0, 400.0, 570.0))
        assert all(tall.get_at((x, y)).a > 250 for x in (0, 20, 39) for y in (0, 28, 56)), row.face


def test_no_two_districts_are_taken_for_each_other_at_60_pixels() -> None:
    seen = {}
    for row in data.DISTRICTS:
        picture = scene(row.face, (60, 62)).convert_alpha()
        seen[row.face] = pygame.image.tobytes(pygame.transform.smoothscale(picture, (20, 20)), "RGB")
    for one, other in itertools.combinations(sorted(seen), 2):
        apart = sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)) / len(seen[one])
        assert apart > 18, f"{one} and {other}"


def _farness(colour: tuple[int, ...], sky: str) -> float:
    """How far two colours lie apart in hue and strength, their lightness left out."""
    a, b = ([v - sum(c[:3]) / 3 for v in c[:3]] for c in (colour, rgb(sky)))
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True))


def test_the_sky_of_a_scene_is_of_its_kind() -> None:
    for row in data.DISTRICTS:
        top = pygame.transform.average_color(
            scene(row.face, (60, 86), (0.0, -110.0, 400.0, 570.0)), (0, 0, 60, 14)
        )
        nearest = min(KINDS, key=lambda kind: _farness(top, KINDS[kind].sky.top))
        assert nearest == data.KINDS[row.kind], row.face
