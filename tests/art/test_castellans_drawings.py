"""Castellans: every piece, sign, building and citizen has its drawing, told apart at 60 pixels."""

import io
import itertools
import re
from pathlib import Path

import pygame
import pytest

from art.make.__main__ import ART
from art.make.castellans.citizens import shadow
from art.make.castellans.flat import Scene
from art.make.castellans.palette import GOODS, GUILDS, WARDS
from client.rules.castellans import data
from client.ui.painters import theatre

FOLDER = ART / "castellans"
HAVE = {path.stem for path in FOLDER.glob("*.svg")}
OWNED = (
    *("manor", "bank", "temple", "ship", "pawn", "windmill", "gate", "tower", "statue"),
    *("lighthouse", "crate", "influence"),
)
NEUTRAL = ("keep", "magistrate", "marker", "scepter", "token")
DRESS = {
    "#00aa01": "#b3262e",
    "#00aa02": "#401010",
    "#00aa03": "#d07a70",
    "#00aa04": "#7a1a20",
    "#00aa05": "#501014",
    "#00aa06": "#e8b0a0",
    "#101010": "#f4f8fa",
    "#00bb01": "#c4552f",
    "#00bb02": "#e98a60",
    "#00bb03": "#7a2f1c",
}


def small(path: Path, size: int = 20) -> bytes:
    """A drawing at 60 pixels on sand, then blurred to what is told apart at a glance."""
    text = path.read_text(encoding="utf-8")
    for old, new in DRESS.items():
        text = text.replace(old, new)
    picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (60, 60))
    return _blurred(picture, size)


def _blurred(picture: pygame.Surface, size: int) -> bytes:
    ground = pygame.Surface((60, 60), depth=24)
    ground.fill("#cfb382")
    ground.blit(picture, ((60 - picture.get_width()) // 2, 60 - picture.get_height()))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, (size, size)), "RGB")


def apart(one: bytes, other: bytes) -> float:
    """Mean difference of two blurred pictures."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_every_part_of_the_game_has_its_drawing() -> None:
    wanted = {*OWNED, *NEUTRAL, "castle", "cover", "emblem-castellans", "wharf", "back-wharf"}
    wanted |= {f"citizen-{citizen.name}" for citizen in data.CITIZENS}
    wanted |= {f"back-{deck}" for deck in data.DECKS}
    wanted |= {f"{kind}-{ward}" for kind in ("landmark", "ward", "sign", "die") for ward in data.WARDS}
    wanted |= {f"{kind}-{guild}" for kind in ("guild", "sign") for guild in data.GUILDS}
    wanted |= {f"{kind}-{face}" for kind in ("good", "die") for face in data.FACES} | {"good-vp"}
    wanted |= {f"action-{action}" for action in data.ACTIONS}
    assert wanted - HAVE == set()


def test_no_citizen_is_drawn_whom_the_game_does_not_have() -> None:
    drawn = {name.removeprefix("citizen-") for name in HAVE if name.startswith("citizen-")}
    assert drawn == {citizen.name for citizen in data.CITIZENS}


FAMILIES = [
    *(("sign-", 8), ("guild-", 24), ("ward-", 16), ("action-", 5), ("good-", 20), ("landmark-", 16)),
    *(("back-", 10), ("die-", 16), ("house-", 10), ("star", 10)),
]


@pytest.mark.parametrize(("family", "least"), FAMILIES)
def test_no_two_of_a_family_look_the_same_at_60_pixels(family: str, least: float) -> None:
    seen = {path.stem: small(path) for path in FOLDER.glob(f"{family}*.svg")}
    assert len(seen) > 1
    for one, other in itertools.combinations(sorted(seen), 2):
        if {one, other} in ({"action-monument", "action-statue"}, {"sign-monument", "sign-statue"}):
            continue  # the statue stands for all monuments
        assert apart(seen[one], seen[other]) > least, f"{one} and {other}"


def test_pieces_are_told_apart_in_one_colour() -> None:
    seen = {name: small(FOLDER / f"{name}.svg") for name in (*OWNED, *NEUTRAL)}
    for one, other in itertools.combinations(seen, 2):
        assert apart(seen[one], seen[other]) > 7, f"{one} and {other}"


def test_citizens_are_told_apart_at_60_pixels() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    seen = {}
    for citizen in data.CITIZENS:
        picture = theatre.picture(
            "castellans", f"citizen-{citizen.name}", (60, 60), (0, 0, 400, 400), finish=True
        )
        seen[citizen.name] = _blurred(picture, 20)
    for one, other in itertools.combinations(sorted(seen), 2):
        assert apart(seen[one], seen[other]) > 14, f"{one} and {other}"


def test_signs_are_flat_and_told_apart_by_shape_alone() -> None:
    signs = list(FOLDER.glob("sign-*.svg"))
    assert len(signs) > 5
    for path in signs:
        assert set(re.findall(r"#[0-9a-f]{6}", path.read_text(encoding="utf-8"))) == {"#101010"}, path.stem


def test_a_piece_of_a_seat_has_a_place_for_its_mark_and_nobody_s_has_none() -> None:
    for name in OWNED:
        assert "<!--mark-->" in (FOLDER / f"{name}.svg").read_text(encoding="utf-8"), name
    for name in NEUTRAL:
        text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
        assert "<!--mark-->" not in text and "#00aa0" not in text, name


def test_the_palette_has_tones_for_all_guilds_goods_and_wards() -> None:
    assert set(GUILDS) == set(data.GUILDS)
    assert set(GOODS) == set(data.FACES)
    assert set(WARDS) == set(data.WARDS)


def test_a_figure_laid_flat_leaves_out_its_background_and_what_it_can_spare() -> None:
    def laid(skip: int, spare: int) -> int:
        s = Scene(400, 440)
        s.figure(shadow.smuggler, 200, 440, 1, skip, spare)
        return s.text().count("<g ")

    assert laid(0, 0) > laid(2, 0) > laid(2, 1)
    crate = 'x="274" y="340"'
    whole, alone = Scene(400, 440), Scene(400, 440)
    whole.figure(shadow.smuggler, 200, 440, 1, 2)
    alone.figure(shadow.smuggler, 200, 440, 1, 2, spare=1)
    assert crate in whole.text() and crate not in alone.text()
