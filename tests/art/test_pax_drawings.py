"""Pax: every category has two scenes and a sign, all of them sheets of paper the client can float."""

import re
from pathlib import Path

import pytest

from art.make.__main__ import ART
from art.make.paper import knots, limb, mirrored, outline
from client.rules.pax.data import CATEGORIES, SYMBOLS

FOLDER = ART / "pax"
LAYERED = [path for path in sorted(FOLDER.glob("*.svg"))
           if path.stem not in ("cover", "emblem-pax", "relief-gold")]  # fmt: skip
SHEET = re.compile(r"^<g (data-[^>]*)>\n(.*?)^</g>$", re.M | re.S)


def test_every_category_and_strength_has_its_scene_and_every_piece_its_drawing() -> None:
    wanted = {f"scene-{category}-{symbols}" for category in CATEGORIES for symbols in set(SYMBOLS)}
    wanted |= {f"sign-{category}" for category in CATEGORIES}
    wanted |= {f"standing-{state}" for state in ("ahead", "level", "behind")}
    wanted |= {"back", "primus", "conspirator", "standard", "roma", "relief-gold", "cover", "emblem-pax"}
    wanted |= {f"column-{part}" for part in ("foot", "drum", "head")}
    assert wanted == {path.stem for path in FOLDER.glob("*.svg")}


@pytest.mark.parametrize("path", LAYERED, ids=lambda path: path.stem)
def test_all_shapes_lie_in_sheets_and_a_cut_sheet_begins_with_its_silhouette(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    body = text[text.index(">\n") + 2 : text.rindex("</svg>")]
    rest = re.sub(r"^<defs>.*?^</defs>$", "", SHEET.sub("", body), flags=re.M | re.S)
    assert not rest.strip()
    found = SHEET.findall(text)
    assert found
    for head, shapes in found:
        assert {"data-lift", "data-rim", "data-inner"} <= set(re.findall(r"data-[a-z]+", head))
        first = shapes.split("\n", 1)[0].strip()
        if "data-cut" in head:
            assert re.match(r"<(path|rect|ellipse) .*/>$", first) and 'fill="none"' not in first


def test_a_corner_keeps_its_lines_straight_and_a_mirrored_shape_is_even() -> None:
    assert outline("0,0! 10,0! 10,10!") == "M0 0L10 0L10 10L0 0Z"
    assert "C" in outline("0,0 10,0 10,10")
    half = mirrored("200,0! 150,50! 180,100!")
    xs = sorted(x for x, _ in ((float(a), float(b)) for a, b in re.findall(r"([\d.]+) ([\d.]+)", half)))
    assert [round(x + y, 6) for x, y in zip(xs, reversed(xs), strict=True)] == [400.0] * len(xs)
    assert knots("1,2! 3,4") == [(1.0, 2.0, True), (3.0, 4.0, False)]
    assert limb("0,0,10 0,40,4").endswith("Z")
