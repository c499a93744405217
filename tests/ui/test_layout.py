"""Layouts say what is wrong with file, line and remedy, and every window shape places every part."""

from __future__ import annotations

import math
import os
from itertools import combinations
from pathlib import Path

import pytest

from client.paths import data_folder
from client.rules import GAMES
from client.rules.table import Piece, Table
from client.ui.arrange import Places, arrange, shapes
from client.ui.layout import Layout, Watch, load, load_shapes, read
from client.ui.sheet import LayoutError, Sheet
from client.ui.spots import Spots
from client.ui.spread import SPREADS, Box, Spread

SIZES = [
    (1024, 600), (1280, 720), (1366, 768), (1920, 1080), (1920, 1200), (2560, 1440), (3840, 2160),
    (2560, 1080), (3440, 1440), (1440, 1080), (1280, 1024), (1024, 768),
    (1080, 1920), (800, 1280), (1080, 1100),
]  # fmt: skip
PLAIN = """
size: [1000, 500]
zones:
  deck: {at: [100, 100], size: [50, 70], spread: pile, piece: 70}
  space.a: {at: [300, 100], size: [40, 40], shape: round}
tracks:
  score: {size: [20, 20], piece: 18, cells: [[10, 10], [30, 10], [50, 10], [50, 30], [30, 30], [10, 30]]}
"""


def wrong(text: str) -> str:
    with pytest.raises(LayoutError) as caught:
        read("tiny", Sheet("tiny.yaml", text))
    return str(caught.value)


def placed(size: tuple[int, int], seats: int = 5, text: float = 1.0) -> Places:
    return arrange(load_shapes(), size, ratio=1.93, strips=seats - 1, text=text)


def test_a_fault_names_file_line_entry_and_remedy() -> None:
    said = wrong(PLAIN.replace("spread: pile", "spread: heaps"))
    assert said.startswith("tiny.yaml:4: zones.deck.spread: must be one of single, pile,")
    assert "'heaps'" in said


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("at: [100, 100]", "at: [100]", "tiny.yaml:4: zones.deck.at: must be 2 numbers"),
        ("at: [100, 100]", "at: [1100, 100]", "lies off the board of 1000 x 500"),
        ("at: [100, 100], ", "", "tiny.yaml:4: zones.deck: needs 'at'"),
        ("spread: pile", "sprad: pile", "zones.deck.sprad: is not known here"),
        ("piece: 70", "piece: tall", "zones.deck.piece: must be a number"),
        ("shape: round", "shape: oval", "must be one of rect, round"),
        ("cells: [[10, 10],", "cells: [[10],", "tracks.score.cells.0: must be 2 numbers"),
        ("size: [1000, 500]", "size: [1000, 0]", "both above 0"),
        ("  space.a:", "  deck:", "is written twice"),
        ("deck: {", "deck: [", "tiny.yaml:4"),
    ],
)
def test_faults_are_told_with_their_line(old: str, new: str, part: str) -> None:
    assert part in wrong(PLAIN.replace(old, new, 1))


def test_a_missing_file_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match=r"none\.yaml: cannot be read"):
        load("none", tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_layouts_of_all_games_are_sound(game: str) -> None:
    layout = load(game)
    assert layout.zones and layout.seat.shelf and (layout.seat.strip or layout.seat.banner)
    shown = {row for rows in layout.seat.rows.values() for line in rows for row in line}
    assert shown == set(layout.seat.panels)


def test_a_shape_without_board_is_refused() -> None:
    with pytest.raises(LayoutError, match="needs the part 'board' once"):
        shapes(
            Sheet("tabletop.yaml", "shapes: {odd: {rows: [{part: strips}, {part: shelf}, {part: prompt}]}}")
        )


def test_an_aspect_without_shape_is_told() -> None:
    only = shapes(
        Sheet(
            "tabletop.yaml",
            "shapes: {odd: {from: 3, rows: [{part: strips}, {part: board}, {part: shelf}, {part: prompt}]}}",
        )
    )
    with pytest.raises(LayoutError, match=r"aspect 1\.78"):
        arrange(only, (1920, 1080), ratio=2, strips=3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_parts_lie_in_the_window_and_apart(size: tuple[int, int], seats: int) -> None:
    places = placed(size, seats)
    for name, box in places.parts.items():
        assert box.x >= 0 and box.y >= 0, name
        assert box.x + box.w <= size[0] + 1 and box.y + box.h <= size[1] + 1, name
    for (one, a), (other, b) in combinations(places.parts.items(), 2):
        assert a.overlap(b) < 1, (one, other)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (3840, 2160)])
def test_the_board_takes_three_quarters_of_a_wide_window(size: tuple[int, int]) -> None:
    board = placed(size).parts["board"]
    assert board.w / size[0] > 0.79 and board.h / size[1] > 0.73
    assert board.w / board.h == pytest.approx(1.93)


@pytest.mark.parametrize("size", [(1024, 1040), (1024, 1120), (1280, 1400)])
def test_half_a_desktop_leaves_the_board_most_of_its_width(size: tuple[int, int]) -> None:
    assert placed(size).parts["board"].w > 0.62 * size[0]


@pytest.mark.parametrize("text", [0.75, 1.25, 1.5, 2.0, 3.0])
def test_large_text_takes_room_but_never_all(text: float) -> None:
    plain, large = placed((1920, 1080)), placed((1920, 1080), text=text)
    assert large.parts["board"].w > 1920 * 0.38
    if text > 1:
        assert large.parts["prompt"].w > plain.parts["prompt"].w


def test_only_the_tall_window_has_a_lens_and_only_the_broad_one_a_list() -> None:
    found = {placed(size).shape: placed(size).parts for size in SIZES}
    assert set(found) == {"desk", "broad", "square", "tall"}
    assert [shape for shape, parts in found.items() if "lens" in parts] == ["tall"]
    assert [shape for shape, parts in found.items() if "points" in parts] == ["broad"]


# -- spots and spreads -------------------------------------------------------------------------------------


@pytest.mark.parametrize("spread", [name for name in SPREADS if name not in ("single", "pile", "stack")])
@pytest.mark.parametrize("count", [0, 1, 2, 7, 30])
def test_spreads_stay_in_their_room(spread: str, count: int) -> None:
    room = Box(100, 50, 300, 80)
    poses = SPREADS[spread](Spread(room, 40, 30, 4), count)
    assert len(poses) == count
    for pose in poses:
        assert room.x - 1 <= pose.x - 15 * pose.h / 40 and pose.x + 15 * pose.h / 40 <= room.x + room.w + 1
        assert room.y - 1 <= pose.y - pose.h / 2 and pose.y + pose.h / 2 <= room.y + room.h + 9


@pytest.mark.parametrize("count", [5, 9, 18])
def test_the_outer_cards_of_a_fan_hang_over_no_edge(count: int) -> None:
    room = Box(100, 50, 700, 170)
    poses = SPREADS["fan"](Spread(room, 150, 107), count)
    for pose in poses:
        turn = abs(math.radians(pose.angle))
        high = 150 * math.cos(turn) + 107 * math.sin(turn)
        assert pose.y + high / 2 <= room.y + room.h + 0.5
    assert poses[0].angle > 0 > poses[-1].angle and poses[0].y >= poses[count // 2].y


def test_a_stack_rises_and_stops_rising() -> None:
    poses = SPREADS["stack"](Spread(Box(0, 0, 80, 200), 50, 45), 30)
    assert poses[1].y < poses[0].y and poses[29].y == poses[20].y


def spots(layout: Layout, size: tuple[int, int] = (1920, 1080), home: int = 1, seats: int = 4) -> Spots:
    return Spots(layout, placed(size, seats), seats, home)


def test_every_zone_of_a_seat_has_a_place_for_each_seat() -> None:
    layout = load("aquileia")
    found = spots(layout)
    for shown in layout.seat.shelf:
        assert f"seat.1.{shown.zone}" in found
    for seat in (0, 2, 3):
        for cell in layout.seat.strip:
            assert f"seat.{seat}.{cell.zone}" in found
        assert f"seat.{seat}.dish" in found


@pytest.mark.parametrize("size", SIZES)
def test_shelf_and_strip_zones_lie_in_their_parts(size: tuple[int, int]) -> None:
    layout = load("aquileia")
    found = spots(layout, size)
    for spot in found.spots.values():
        part = {"board": "board", "shelf": "shelf"}.get(spot.part, "strips")
        whole = found.places.parts[part]
        assert whole.overlap(spot.room) > 0.9 * spot.room.w * spot.room.h, (spot.zone, part)


def test_a_hand_of_several_zones_is_one_fan() -> None:
    found = spots(load("aquileia"))
    hand = {
        "seat.1.arms": tuple([Piece(f"arms.{n}", "arms", "arma-1") for n in range(3)]),
        "seat.1.slaves": tuple([Piece(f"slave.{n}", "slave", "servus-1") for n in range(2)]),
    }
    lies = found.lie(Table(hand, {}))
    xs = [lies[name].pose.x for name in ("arms.0", "arms.1", "arms.2", "slave.0", "slave.1")]
    assert xs == sorted(xs) and len(set(xs)) == 5
    assert lies["arms.0"].pose.angle > 0 > lies["slave.1"].pose.angle


def test_markers_walk_along_a_track_the_short_way_round_a_loop() -> None:
    layout = read("tiny", Sheet("tiny.yaml", PLAIN))
    assert layout.tracks["score"].loop
    assert layout.walk("score.1", "score.4") == ("score.2", "score.3")
    assert layout.walk("score.5", "score.1") == ("score.0",)
    assert layout.walk("score.2", "deck") == ()
    aquileia = load("aquileia")
    assert aquileia.walk("score.98", "score.2") == ("score.99", "score.0", "score.1")
    assert not aquileia.tracks["order"].loop


def test_a_changed_file_is_noticed_once(tmp_path: Path) -> None:
    path = tmp_path / "aquileia.yaml"
    path.write_text((data_folder("layouts") / "aquileia.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    watch = Watch(path)
    assert not watch.changed()
    path.write_text(PLAIN, encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert watch.changed() and not watch.changed()
