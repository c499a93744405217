"""Painters: every piece has its own picture, caches stay within bounds, broken prints are redrawn."""

import itertools
from pathlib import Path
from threading import Event

import pygame
import pytest

from client.rules.aquileia import data
from client.ui.painters import Painter, Sprite, panels, svg
from client.ui.painters.aquileia import frame
from client.ui.painters.aquileia.facts import facts
from client.ui.painters.brush import brush
from client.ui.painters.cache import Prints, Shelf
from client.ui.painters.colour import contrast
from client.ui.painters.surfaces import blank
from client.ui.painters.theme import theme

CARDS = {
    "arms": sorted({card.face for card in data.ARMS}),
    "slave": ["servus-1", "servus-2"],
    "laurel": sorted({laurel.face for laurel in data.LAURELS}),
    "theatre": [f"theatrum-{n + 1}" for n in range(len(data.THEATRE))],
}
WOOD = [
    ("henchman", ""),
    ("helmet", ""),
    ("disc", ""),
    ("shield", "horse"),
    ("shield", "swords"),
    ("house", ""),
]
THINGS = [("start", ""), *[("coin", metal) for metal in data.METALS],
          *[(die, metal) for die in ("red-die", "blue-die") for metal in (*data.METALS, "")]]  # fmt: skip


@pytest.fixture
def painter(tmp_path: Path) -> Painter:
    return Painter("aquileia", 1.0, prints=Prints(tmp_path))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def everything(painter: Painter, px: int) -> dict[tuple[str, str, int, bool], Sprite]:
    """All kinds, faces, owners and backs at one height."""
    found = {}
    for kind, faces in CARDS.items():
        for face in faces:
            found[kind, face, -1, False] = painter.piece(kind, face, -1, px)
        found[kind, "", -1, True] = painter.piece(kind, "", -1, px, hidden=True)
    for (kind, face), owner in itertools.product(WOOD, range(5)):
        found[kind, face, owner, False] = painter.piece(kind, face, owner, px)
    found["henchman", "neutral", -1, False] = painter.piece("henchman", "neutral", -1, px)
    for kind, face in THINGS:
        found[kind, face, -1, False] = painter.piece(kind, face, -1, px)
    return found


@pytest.mark.parametrize("px", [24, 60, 147])
def test_every_piece_has_its_own_picture(painter: Painter, px: int) -> None:
    found = everything(painter, px)
    assert len({pixels(sprite.surface) for sprite in found.values()}) == len(found)
    for key, sprite in found.items():
        assert abs(sprite.h - px) <= max(2, px * 0.03), key
        assert sprite.ox >= 0 and sprite.oy >= 0
        assert sprite.ox + sprite.w <= sprite.surface.get_width() + 1


def test_a_hidden_card_shows_its_back_whatever_its_face(painter: Painter) -> None:
    backs = {pixels(painter.piece("laurel", face, -1, 90, hidden=True).surface) for face in CARDS["laurel"]}
    assert len(backs) == 1


def test_a_lifted_piece_is_larger_and_its_shadow_reaches_farther(painter: Painter) -> None:
    calm, lifted = (painter.piece("henchman", "", 0, 80, raised=r) for r in (False, True))
    assert lifted.h > calm.h
    assert lifted.surface.get_width() - lifted.w > calm.surface.get_width() - calm.w


def test_a_picture_is_made_once(painter: Painter) -> None:
    assert painter.piece("house", "", 2, 40) is painter.piece("house", "", 2, 40)
    assert painter.panel("walnut", (80, 60)) is painter.panel("walnut", (80, 60))


def test_a_shelf_keeps_no_more_bytes_than_its_limit() -> None:
    shelf: Shelf[pygame.Surface] = Shelf(10 * 100 * 100 * 4)
    for n in range(50):
        shelf.get(n, lambda: blank(100, 100))
        assert shelf.held <= shelf.limit
    assert len(shelf) == 10
    assert shelf.get(49, lambda: pytest.fail("the youngest was given up")) is not None  # type: ignore[arg-type]


def test_a_used_picture_outlives_one_that_is_not() -> None:
    shelf: Shelf[pygame.Surface] = Shelf(3 * 40)
    first = shelf.get("first", lambda: blank(10, 1))
    for n in range(6):
        shelf.get(n, lambda: blank(10, 1))
        assert shelf.get("first", lambda: blank(10, 1)) is first


@pytest.mark.parametrize("kind", panels.KINDS)
def test_every_panel_covers_its_whole_size(painter: Painter, kind: str) -> None:
    sprite = painter.panel(kind, (120, 90))
    assert (sprite.w, sprite.h) == (120, 90)
    middle = sprite.surface.get_at((sprite.ox + 60, sprite.oy + 45))
    assert middle.a == 255


def test_button_states_can_be_told_apart(painter: Painter) -> None:
    looks = {(style, state): pixels(painter.button("Take back", (150, 46), style=style, state=state).surface)
             for style in ("brass", "dark", "go") for state in ("calm", "hover", "down", "off")}  # fmt: skip
    assert len(set(looks.values())) == 12


def test_a_long_label_stays_on_its_button(painter: Painter) -> None:
    sprite = painter.button("Take back the helmet and the henchman", (150, 46))
    outside = sprite.surface.copy()
    outside.fill((0, 0, 0, 0), (sprite.ox, sprite.oy, sprite.w, sprite.h))
    plain = painter.button("", (150, 46)).surface.copy()
    plain.fill((0, 0, 0, 0), (sprite.ox, sprite.oy, sprite.w, sprite.h))
    assert pixels(outside) == pixels(plain)


@pytest.mark.parametrize("shape", ["round", "rect"])
def test_a_halo_is_empty_inside(painter: Painter, shape: str) -> None:
    halo = painter.halo(shape, (60, 60))
    assert halo.surface.get_at((halo.ox + 30, halo.oy + 30)).a == 0
    assert halo.surface.get_at((halo.ox + 30, halo.oy - 2)).a > 200


def test_a_print_comes_back_from_disk_and_a_broken_one_is_redrawn(tmp_path: Path) -> None:
    size = (386, 200)
    prints = Prints(tmp_path)
    first = Painter("aquileia", 0.25, prints=prints).board(size)
    prints.settle()
    (kept,) = tmp_path.glob("*.png")
    again = Painter("aquileia", 0.25, prints=Prints(tmp_path))
    assert len(list(again.board_steps(size))) == 1
    assert pygame.image.tobytes(again.board(size), "RGB") == pygame.image.tobytes(first, "RGB")
    kept.write_bytes(kept.read_bytes()[:2000])
    redrawn = Painter("aquileia", 0.25, prints=prints).board(size)
    prints.settle()
    assert pygame.image.tobytes(redrawn, "RGB") == pygame.image.tobytes(first, "RGB")
    assert not [path for path in tmp_path.iterdir() if path.suffix != ".png"]


def test_a_disk_that_refuses_costs_nothing_but_time(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    prints = Prints(tmp_path / "file" / "prints")
    painter = Painter("aquileia", 0.25, prints=prints)
    assert painter.board((386, 200)).get_size() == (386, 200)
    prints.settle()
    assert prints.load("board", (386, 200)) is None


def test_nobody_waits_for_a_print_to_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prints, gate = Prints(tmp_path), Event()
    monkeypatch.setattr(Prints, "_tidy", lambda self: gate.wait(5))
    prints.save("p", blank(4, 4))  # returns although its thread stands at the gate
    assert not gate.is_set()
    gate.set()
    assert prints.load("p", (4, 4)) is not None


def test_old_prints_are_tidied_away(tmp_path: Path) -> None:
    prints = Prints(tmp_path, keep=3)
    for n in range(6):
        prints.save(f"p{n}", blank(4, 4))
        prints.settle()
    assert len(list(tmp_path.iterdir())) == 3


def test_the_board_grows_step_by_step() -> None:
    seen = [pygame.image.tobytes(board, "RGB") for board in brush("aquileia").steps((386, 200))]
    assert len(set(seen)) > 60


def test_slices_end_with_the_whole_board(painter: Painter) -> None:
    slices = list(painter.board_steps((386, 200)))
    assert len(slices) > 5
    assert slices[-1] is painter.board((386, 200))


def test_every_site_and_space_is_printed_differently(painter: Painter) -> None:
    zones = [zone for zone in facts().places if zone.startswith(("site.", "space."))]
    assert len(zones) == len(data.SITES) + len(data.SPACES)
    close = {zone: painter.place(zone, (150, 150)) for zone in zones}
    looks = {zone: pixels(found) for zone, found in close.items() if found is not None}
    assert set(looks) == set(zones)
    twins = {"space.arena-1a", "space.stadium-gold-1a", "space.stadium-silver-1a", "space.equi-mid"}
    assert len(set(looks.values())) == len(zones) - len(twins)
    assert painter.place("score.3", (150, 150)) is None


def test_score_cells_lie_inside_the_frame_in_walking_order() -> None:
    cells = facts().score
    assert len(cells) == 100
    for (x0, y0), (x1, y1) in itertools.pairwise((*cells, cells[0])):
        assert abs(x0 - x1) + abs(y0 - y1) < 60
    for x, y in cells:
        _, (left, top, w, h), _ = frame.cell(x, y)
        assert left <= x <= left + w and top <= y <= top + h
        assert left >= 0 and left + w <= 1544 and top >= 0 and top + h <= 800


ICONS = (
    "undo redo book gear menu help sound mute full home save play eye bot human dice hint next skip language "
    "quit plus minus check cross"
)


def test_every_icon_is_there_and_a_missing_drawing_is_named() -> None:
    assert [name for name in ICONS.split() if not svg.has("aquileia", f"icon-{name}")] == []
    with pytest.raises(FileNotFoundError, match="no-such-drawing"):
        svg.draw("aquileia", "no-such-drawing", (10, 10))


@pytest.mark.parametrize(("ink", "ground"), [
    ("chalk", "#2a1f1a"), ("chalk_heading", "#2a1f1a"), ("ink", "#ead8b0"), ("ink", "#e9d9b6"),
    ("link", "#e9d9b6"), ("ivory", "#3a2414"), ("brass_ink", "#c4974a"), ("dark_ink", "#4f463b"),
])  # fmt: skip
def test_text_stands_out_seven_to_one(ink: str, ground: str) -> None:
    assert contrast(theme().colours[ink], ground) >= 7
