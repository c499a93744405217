"""Painter of Siberia: regions border as workers walk, plates tell prices, panels agree with the layout."""

import itertools

import pygame
import pytest

from client.rules.siberia.data import AREAS, COLUMNS, COUNTERS, EXCHANGES, NEIGHBOURS, NODES, NOTES, RESOURCES
from client.rules.siberia.table import counter_face
from client.ui import layout
from client.ui.painters import siberia
from client.ui.painters.colour import contrast
from client.ui.painters.siberia import desk, exchange, faces, facts, geography, land, regions
from client.ui.painters.theme import theme
from client.ui.spot import on_board
from client.ui.spread import Box
from client.ui.words import Words

CITIES = [side.name for tile in EXCHANGES for side in tile]
PIECES = [
    *[("cube", resource) for resource in RESOURCES],
    *[("counter", face) for face in sorted({counter_face(n) for n in range(len(COUNTERS))})],
    *[("tile", column) for column in COLUMNS],
    *[("note", str(value)) for value in NOTES],
    *[("sign", column) for column in COLUMNS],
    ("marker", "clock"),
    ("marker", "closed"),
    ("start", "start"),
]  # fmt: skip


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """Mean difference of two pictures, each blurred to 20 x 20."""
    small = [pygame.transform.smoothscale(s.convert_alpha(), (20, 20)) for s in (one, other)]
    a, b = (pygame.image.tobytes(s, "RGB") for s in small)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


# ------------------------------------------------------------------ pieces


@pytest.mark.parametrize("px", [30, 60])
def test_every_piece_and_back_has_its_own_picture(px: int) -> None:
    found = [faces.piece(kind, face, -1, px, False) for kind, face in PIECES]
    found += [faces.piece(kind, "", -1, px, True) for kind in ("counter", "tile")]
    found += [faces.piece("pawn", "pawn", seat, px, False) for seat in range(4)]
    assert len({pixels(surface) for surface in found}) == len(found)
    assert all(abs(surface.get_height() - px) <= 1 for surface in found)


def test_a_hidden_counter_tells_nothing() -> None:
    faces_ = ("", "manager", "worker-oil")
    assert len({pixels(faces.piece("counter", face, 1, 60, True)) for face in faces_}) == 1


def test_an_unknown_piece_is_refused() -> None:
    with pytest.raises(KeyError):
        faces.piece("die", "", -1, 60, False)
    with pytest.raises(FileNotFoundError):
        faces.piece("cube", "tin", -1, 60, False)


def test_pieces_are_as_wide_as_the_layout_says() -> None:
    read = layout.load("siberia")
    for kind, face in [*PIECES, ("pawn", "pawn"), ("exchange", "tokyo")]:
        made = faces.piece(kind, face, 0, 300, False)
        assert made.get_width() / made.get_height() == pytest.approx(read.style(kind).ratio, abs=0.02), kind


# ------------------------------------------------------------------ exchanges


def test_plates_tell_what_the_rules_pay() -> None:
    for tile in EXCHANGES:
        for side in tile:
            told = {resource: price for resource, price, _, _ in exchange.row(side.name)}
            paid = dict(zip(RESOURCES, side.prices, strict=True))
            assert told == {resource: price // 1000 for resource, price in paid.items() if price}
    assert siberia.best() == {"gas": 3, "coal": 3, "oil": 4, "gold": 5, "diamonds": 6}


def test_a_plate_changes_with_its_city_its_name_and_a_side_not_chosen() -> None:
    size = (195, 52)
    plates = {city: exchange.face(city, size, "") for city in CITIES}
    for one, other in itertools.combinations(CITIES, 2):
        assert apart(plates[one], plates[other]) > 4, f"{one} and {other}"
    assert pixels(exchange.face("tokyo", size, "Tokyo")) != pixels(plates["tokyo"])
    open_ = faces.piece("exchange", "tokyo/", -1, 52, False)
    assert open_.get_size() == plates["tokyo"].get_size()
    assert pixels(open_) not in {pixels(plate) for plate in plates.values()}
    assert exchange.other_side("tokyo") == "shanghai"
    assert exchange.other_side("frankfurt") == ""


@pytest.mark.parametrize("name", ["Johannesburg", "約翰尼斯堡", "A far too long name of a city"])
def test_a_city_s_name_leaves_room_for_salesmen_and_prices(name: str) -> None:
    plain, named = (exchange.face("johannesburg", (780, 208), text) for text in ("", name))
    changed = [(x, y) for x in range(780) for y in range(208) if plain.get_at((x, y)) != named.get_at((x, y))]
    assert changed
    assert max(x for x, _ in changed) / 2 <= exchange.LEFT + exchange.NAME_ROOM + 2
    assert max(y for _, y in changed) / 2 < exchange.ROW_Y - 25


@pytest.mark.parametrize("city", CITIES)
def test_prices_and_their_signs_lie_on_the_plate_without_overlap(city: str) -> None:
    boxes = [box for _, _, sign, figure in exchange.row(city) for box in (sign, figure)]
    for (x, y, w, h), (x2, *_) in itertools.pairwise(boxes):
        assert x + w <= x2
        assert y > 0 and y + h < exchange.HIGH
    assert boxes[-1][0] + boxes[-1][2] < exchange.WIDE
    for resource in exchange.prices()[city]:
        left, top, wide, high = siberia.price_box(city, resource)
        assert left > 0 and left + wide < 1 and top > 0 and top + high < 1
    with pytest.raises(KeyError):
        siberia.price_box("sydney", "gas")


def test_a_top_price_reads_as_well_as_the_others() -> None:
    for c0, c1, c2, c3, ink in (exchange.CALM, exchange.TOP):
        assert contrast(ink, c1) > 4.5 and contrast(ink, c2) > 4.5
        assert c0 != c3


# ------------------------------------------------------------------ map


def test_regions_share_a_border_exactly_where_a_worker_may_step() -> None:
    edges: dict[frozenset[geography.Point], list[str]] = {}
    for node, corners in geography.CORNERS.items():
        for a, b in itertools.pairwise((*corners, corners[0])):
            edges.setdefault(frozenset((a, b)), []).append(node)
    shared = {frozenset(nodes) for nodes in edges.values() if len(nodes) > 1}
    steps = {frozenset((NODES[n], NODES[m])) for n, near in enumerate(NEIGHBOURS) for m in near}
    assert shared == steps
    assert set(geography.CORNERS) == set(geography.ANCHORS) == set(facts.TINTS) == set(NODES)


def test_a_ragged_border_is_the_same_from_either_side() -> None:
    a, b = (652.0, 297.0), (759.0, 226.0)
    assert geography.border(a, b) == geography.border(b, a)[::-1]
    assert len(geography.border(a, b)) == 33
    assert geography.border((0.0, 0.0), (146.0, 0.0)) == [(0.0, 0.0), (146.0, 0.0)]


def test_a_point_of_the_board_names_its_region() -> None:
    for node in NODES:
        x, y = facts.on_board(geography.ANCHORS[node])
        assert siberia.region_at(x, y) == f"area.{node}"
    assert siberia.region_at(2, 2) == siberia.region_at(1300, 40) == ""


def test_cubes_and_workers_lie_in_their_own_region() -> None:
    read = layout.load("siberia")
    for node in NODES:
        for name in (f"area.{node}", f"workers.{node}.0"):
            x, y = read.zones[name].at
            assert siberia.region_at(x, y) == f"area.{node}", name
    for one, other in itertools.combinations(NODES[:AREAS], 2):
        a, b = (read.zones[f"area.{node}"] for node in (one, other))
        wide, high = (a.size[n] / 2 + b.size[n] / 2 - abs(a.at[n] - b.at[n]) for n in (0, 1))
        assert wide <= 0 or high <= 0, f"{one} and {other}"


def test_nothing_that_grows_or_stands_covers_a_name() -> None:
    for x, y, _ in land._trees():
        assert geography.free(x / facts.SCALE, y / facts.SCALE)
    assert 400 < len(land._trees()) <= sum(geography.WOODS.values())


def test_names_closed_regions_and_light_lie_over_their_region() -> None:
    name, x, y = siberia.label("area.lena", "Lena", 1.0)
    white = siberia.label("area.lena", "Lena", 1.0, closed=True)[0]
    large = siberia.label("area.lena", "Lena", 1.0, scale=2.0)[0]
    assert (x, y) == regions.name_at("lena")
    assert pixels(name) != pixels(white)
    assert large.get_height() > 1.15 * name.get_height()
    for node in ("kolyma", "altai", "irkutsk"):
        where = facts.on_board(geography.ANCHORS[node])
        veil, *light = siberia.veil(f"area.{node}", 0.5), *siberia.light(f"area.{node}", 0.5)
        assert strength(veil, where) > 100, node
        assert not any(strength(one, where) for one in light), "light stays off the inside"


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_light_of_a_region_leaves_the_names_round_it_readable(language: str) -> None:
    words = Words(language)
    for node, other in itertools.permutations(NODES, 2):
        picture, x, y = siberia.label(f"area.{node}", words(f"siberia.zone.area.{node}.name"), 0.5)
        wide = picture.get_width()  # half of it in board units
        spots = [(x + wide * part / 10, y + up) for part in range(-9, 10) for up in (-6, 0, 6)]
        light = siberia.light(f"area.{other}", 0.5)
        assert all(strength(one, spot) < 130 for one in light for spot in spots), (node, other)


def strength(placed: tuple[pygame.Surface, float, float], at: geography.Point) -> int:
    """How opaque a picture with its centre in board units is at a point of the board, at half size."""
    picture, x, y = placed
    where = (
        round((at[0] - x) * 0.5 + picture.get_width() / 2),
        round((at[1] - y) * 0.5 + picture.get_height() / 2),
    )
    return picture.get_at(where)[3] if picture.get_rect().collidepoint(where) else 0


def test_light_surrounds_a_region() -> None:
    skirt, lines = siberia.light("area.evenkia", 0.5)
    assert all(sum(pixels(picture)[3::4]) for picture, _, _ in (skirt, lines))
    assert skirt[1:] == lines[1:]


def test_the_board_prints_in_slices_and_a_region_can_be_seen_from_near() -> None:
    size = (773, 368)
    count = 0
    for board in siberia.steps(size):
        assert board.get_size() == size
        count += 1
    assert count > 20
    assert siberia.has_place("area.vilyuy") and not siberia.has_place("bag")
    near = siberia.place("area.vilyuy", (280, 200))
    assert near.get_width() <= 281 and near.get_height() <= 201
    assert max(near.get_width() / 280, near.get_height() / 200) > 0.98


# ------------------------------------------------------------------ layout and panels


def test_the_layout_agrees_with_the_painter() -> None:
    read = layout.load("siberia")
    assert read.size == (facts.WIDTH, facts.HEIGHT)
    assert read.paint == "siberia"
    assert "siberia" in theme().worlds
    wanted = {f"workers.{node}.{seat}" for node in NODES for seat in range(4)}
    wanted |= {f"salesmen.{k}.{seat}" for k in range(6) for seat in range(4)} | {
        f"clock.{n}" for n in range(8)
    }
    wanted |= {f"sold.{resource}" for resource in RESOURCES}  # sold cubes fly to a place of their own
    assert wanted <= set(read.zones)
    assert [len(read.runs["display"].zones(count)) for count in (4, 6)] == [4, 6]


def test_holes_are_where_counters_lie() -> None:
    shown = {zone.zone: zone for zone in layout.load("siberia").seat.shelf}
    for name in COLUMNS:
        left, wide = desk.column(name)
        x, y, w, h = shown[name].box
        assert (x, w) == pytest.approx((left, wide), abs=0.001)
        piece = shown[name].piece / 157
        assert y + piece / 2 == pytest.approx(desk.HOLES[0], abs=0.004)
        assert y + h - piece / 2 == pytest.approx(desk.HOLES[1], abs=0.004)
        tile = shown[f"{name}.tile"].box
        assert tile[1] + tile[3] / 2 == pytest.approx(desk.HOLES[1], abs=0.004)


def test_a_ready_column_and_its_name_show_on_the_panel() -> None:
    size = (900, 200)
    plain = siberia.columns(size, 1.0)
    titled = siberia.columns(size, 1.0, [name.title() for name in COLUMNS])
    lit = siberia.columns(size, 1.0, (), {"gas"})
    assert len({pixels(plain), pixels(titled), pixels(lit)}) == 3
    left = round(desk.column("gas")[0] * 900)
    assert pixels(plain.subsurface((0, 0, left - 40, 200))) == pixels(lit.subsurface((0, 0, left - 40, 200)))


def test_spaces_of_another_seat_tell_counters_from_a_tile() -> None:
    looks = [siberia.spaces(covered, 28) for covered in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1))]
    assert len({pixels(look) for look in looks}) == 5


def test_zones_of_the_board_may_share_a_place_and_show_their_number_beside() -> None:
    read = layout.load("siberia")
    board = Box(0, 0, *read.size)
    workers = [on_board(read.zones[f"workers.lena.{seat}"], board, 1.0, "board") for seat in range(4)]
    assert {spot.group for spot in workers} == {"workers.lena"}
    assert len({spot.room for spot in workers}) == 1
    assert on_board(read.zones["supply.gas"], board, 1.0, "board").number == "right"
