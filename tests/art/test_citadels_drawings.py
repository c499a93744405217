"""Citadels: all 27 figures and all markers are drawn, in sheets the client can float, light from one side."""

import re
from pathlib import Path

import pytest

from art.make.__main__ import ART
from art.make.citadels import parts
from art.make.citadels.hands import arms
from art.make.citadels.heads import MOODS, Face, contour, head
from art.make.citadels.palette import ICE, SNOW
from art.make.citadels.parts import shifted, span
from art.make.paper import Paper
from client.rules.citadels.data import CHARACTERS, KINDS, RANKS, Character

FOLDER = ART / "citadels"
FLAT = {"cover", "emblem-citadels", "relief-gold"}
LAYERED = [path for path in sorted(FOLDER.glob("*.svg"))
           if path.stem not in FLAT and not path.stem.startswith("district-")]  # fmt: skip
SHEET = re.compile(r"^<g (data-[^>]*)>\n(.*?)^</g>$", re.M | re.S)


def test_every_character_rank_kind_and_marker_has_its_drawing() -> None:
    wanted = {f"character-{row.face}" for row in CHARACTERS} | {f"rank-{n}" for n in RANKS}
    wanted |= {f"token-{n}" for n in RANKS} | {
        f"{part}-{kind}" for part in ("sign", "shield") for kind in KINDS
    }
    wanted |= {f"mark-{name}" for name in ("dagger", "spell", "mask")}
    wanted |= {f"warrant-{side}" for side in ("signed", "blank", "back")}
    wanted |= {f"threat-{side}" for side in ("rose", "blank", "back")}
    wanted |= {"crown", "back-character"} | FLAT
    assert wanted - {path.stem for path in FOLDER.glob("*.svg")} == set()


@pytest.mark.parametrize("path", LAYERED, ids=lambda path: path.stem)
def test_all_shapes_lie_in_sheets_and_a_cut_sheet_begins_with_its_silhouette(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    body = text[text.index(">\n") + 2 : text.rindex("</svg>")]
    rest = re.sub(r"^<defs>.*?^</defs>$", "", SHEET.sub("", body), flags=re.M | re.S)
    assert not rest.strip()
    found = SHEET.findall(text)
    assert found
    for name, shapes in found:
        first = shapes.split("\n", 1)[0].strip()
        if "data-cut" in name:
            assert re.match(r"<(path|rect|ellipse) .*/>$", first) and 'fill="none"' not in first


@pytest.mark.parametrize("row", CHARACTERS, ids=lambda row: row.face)
def test_a_figure_is_a_pile_of_many_sheets_and_fills_its_box(row: Character) -> None:
    text = (FOLDER / f"character-{row.face}.svg").read_text(encoding="utf-8")
    assert text.startswith("<svg") and 'viewBox="-20 -20 440 480"' in text
    assert 12 <= len(SHEET.findall(text)) <= 60
    assert len(text) < 80_000


@pytest.mark.parametrize("mood", MOODS)
def test_a_head_in_any_mood_and_view_keeps_its_eyes_inside_its_outline(mood: str) -> None:
    for view in (-1, 0, 1):
        face = Face(view, mood=mood, age=3, jaw=-6)
        left, top, right, bottom = span(contour(face))
        assert left < -40 < 40 < right
        assert top < -60 < 60 < bottom
        s = Paper(parts.VIEW)
        head(s, face, 200, 160)
        assert len(SHEET.findall(s.text())) == 4


def test_a_head_that_looks_right_is_lit_from_the_left_as_one_that_looks_left() -> None:
    left, right = (contour(Face(view)) for view in (-1, 1))
    assert span(left)[0] == pytest.approx(-span(right)[2])
    s = Paper(parts.VIEW)
    with parts.cut(s, Face().skin, right):
        pass
    shapes = re.findall(r'<path d="([^"]+)"', s.text())
    assert shapes == [right, shifted(right, -parts.FALL[0], -parts.FALL[1])]


def test_shifting_moves_every_point_and_a_disc_fills_its_box() -> None:
    assert shifted("M0 0L10 5C1 2 3 4 5 6Z", 2, -1) == "M2 -1L12 4C3 1 5 3 7 5Z"
    assert span(parts.disc(50, 40, 20, 10)) == (30, 30, 70, 50)


def test_two_arms_that_meet_are_each_others_mirror_but_for_their_light() -> None:
    s = Paper(parts.VIEW)
    arms(s, SNOW, 198, "190,470,110 150,440,90 84,406,70", "118,424,92 82,402,78", ICE)
    cuts = [re.findall(r'<path d="([^"]+)"', shapes)[0] for _, shapes in SHEET.findall(s.text())]
    assert len(cuts) == 4  # a sleeve and a cuff on either side
    for left, right in zip(cuts[:2], cuts[2:], strict=True):
        (a, top, b, foot), (x, high, y, low) = span(left), span(right)
        assert (a + y, b + x) == pytest.approx((396, 396), abs=0.05)
        assert (top, foot) == pytest.approx((high, low), abs=0.05)
