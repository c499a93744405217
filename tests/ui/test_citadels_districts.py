"""District cards of Citadels: cost, kind, name and rule can be read at every size."""

import itertools

import pygame
import pytest

from client.rules.citadels.data import CHARACTERS, DISTRICTS, KINDS, UNIQUE
from client.ui.painters import theatre, type
from client.ui.painters.citadels import districts, frame
from client.ui.painters.colour import contrast
from client.ui.words import LANGUAGES, Words

WIDTHS = (60, 120, 172)
RULE = "At the end of the game, score 1 point for each unique district in your city, this one included."


def size(width: int) -> tuple[int, int]:
    return width, round(width * 1.4)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle that holds every pixel in which two cards differ."""
    places = [(x, y) for x in range(one.get_width()) for y in range(one.get_height())
              if one.get_at((x, y)) != other.get_at((x, y))]  # fmt: skip
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.mark.parametrize("width", WIDTHS)
def test_every_district_and_the_back_has_its_own_picture(width: int) -> None:
    found = [districts.card(row.face, size(width), "Name") for row in DISTRICTS] + [
        districts.back(size(width))
    ]
    assert len({pixels(surface) for surface in found}) == len(DISTRICTS) + 1
    assert {surface.get_size() for surface in found} == {size(width)}
    assert all(surface.get_at((0, 0)).a == 0 for surface in found)


@pytest.mark.parametrize("face", ["", "citadel", "Temple"])
def test_an_unknown_district_is_refused(face: str) -> None:
    with pytest.raises(KeyError):
        districts.card(face, size(100), "Name")


def test_the_more_a_district_costs_the_higher_is_its_stack() -> None:
    feet = []
    for cost in range(1, 7):
        with_stack, alone = (districts._coins(n, districts.TABLE) for n in (cost, 1))
        assert (with_stack == alone) == (cost == 1)
        feet.append(with_stack.shapes.count("<ellipse"))
    assert feet == sorted(set(feet))


def test_the_secret_vault_shows_no_coin() -> None:
    corner = (2, 2, 40, 40)
    vault, well = (
        districts.card(face, size(100), "N").subsurface(corner) for face in ("secret_vault", "park")
    )
    gold = pygame.Color(districts.COIN)
    near = [
        sum(abs(a - b) for a, b in zip(gold[:3], s.get_at((6, 20))[:3], strict=True)) for s in (vault, well)
    ]
    assert near[0] > 120 > near[1]


@pytest.mark.parametrize("width", [60, 70, 80])
@pytest.mark.parametrize(("name", "wanted"), [("Name", districts.SMALL), ("", districts.ROW)])
def test_in_a_row_of_a_city_cost_and_kind_stay_large(width: int, name: str, wanted: districts.Plan) -> None:
    laid = districts.plan(size(width), name, "")
    k = width / frame.WIDE
    assert laid is wanted
    assert 2 * laid.coin[2] * k >= 26
    assert laid.figure * k >= 18
    assert laid.shield[2] * k >= 22


@pytest.mark.parametrize("width", WIDTHS)
def test_the_kind_is_told_by_the_charge_even_without_colour(width: int) -> None:
    laid, k = districts.plan(size(width), "N", ""), width / frame.WIDE
    seen = []
    for kind in KINDS:
        x, y, wide = laid.shield
        drawn = (frame.placed(f"shield-{kind}", x, y, wide, wide * 1.2),)
        shield = theatre.pile(drawn, size(width), (0, 0, frame.WIDE, frame.HIGH))
        x, y, wide = (v * k for v in laid.shield)
        field = pygame.Rect(0, 0, round(wide * 0.6), round(wide * 0.6))
        field.center = round(x), round(y)
        grey = pygame.image.tobytes(pygame.transform.grayscale(shield.subsurface(field)), "RGB")
        low, high = min(grey), max(grey)
        seen.append([255 * (v - low) / (high - low) for v in grey])
    for one, other in itertools.combinations(seen, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) > 20


@pytest.mark.parametrize("width", [frame.LEGIBLE, 65, 80])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_small_card_every_name_is_set_large_enough_to_read(width: int, lang: str) -> None:
    words, room = Words(lang), 386 * width / frame.WIDE
    for face in [row.face for row in DISTRICTS] + [row.face for row in CHARACTERS]:
        name = words(f"citadels.print.{face}.name")
        lines, px = frame.titled(name, room, max(frame.least(name), 74 * width / frame.WIDE))
        assert px >= (12 if frame.han(name) else 11), name
        assert max(type.width("garamond", px, line, True) for line in lines) <= room


@pytest.mark.parametrize("name", ["Observatory", "Imperial Treasury", "帝國寶庫"])
@pytest.mark.parametrize("width", [frame.LEGIBLE, 66, 80])
def test_a_name_on_a_small_card_leaves_cost_kind_and_edge_free(name: str, width: int) -> None:
    empty, named = (districts.card("imperial_treasury", size(width), n) for n in ("\u2009", name))
    place, k = changed(empty, named), width / frame.WIDE
    assert place.left >= round(8 * k)
    assert place.right <= width - round(8 * k)
    assert place.top >= round(districts.SMALL.low * k)
    assert place.bottom <= round(582 * k)


def test_figures_and_names_read_on_their_ground() -> None:
    assert contrast(districts.FIGURE, districts.COIN) > 7
    assert all(contrast(frame.INK, tone) > 7 for tone in frame.PARCHMENT)


@pytest.mark.parametrize("name", ["Temple", "神廟", "Imperial Treasury", "An extraordinarily wide name"])
@pytest.mark.parametrize("width", [90, 172])
def test_a_name_stays_on_its_plate(name: str, width: int) -> None:
    empty, named = (districts.card("temple", size(width), n) for n in ("\u2009", name))
    place = changed(empty, named)
    k = width / frame.WIDE
    assert place.left > 12 * k
    assert place.right < 408 * k
    assert place.top > 424 * k
    assert place.bottom < 580 * k


def test_a_long_name_goes_onto_two_lines_before_it_gets_small() -> None:
    lines, px = frame.titled("Imperial Treasury", 150, 26)
    assert lines == ["Imperial", "Treasury"]
    assert px >= 23
    assert frame.titled("宮殿", 150, 26) == (["宮殿"], 26)
    (one,), small = frame.titled("Watchtowers everywhere", 150, 26, most=1)
    assert type.width("garamond", small, one, True) <= 150


@pytest.mark.parametrize(
    "text", [RULE, RULE * 2, "遊戲結束時，你的城市中每有 1 座特殊建築（含本卡）得 1 分。"]
)
@pytest.mark.parametrize("width", [240, 368])
def test_a_rule_stays_in_its_panel(text: str, width: int) -> None:
    short, full = (districts.card("library", size(width), "Library", t) for t in ("\u2009", text))
    place = changed(short, full)
    k = width / frame.WIDE
    assert place.left > 20 * k
    assert place.right < 400 * k
    assert place.top > 460 * k
    assert place.bottom < 572 * k


def test_without_a_name_the_scene_takes_the_whole_card() -> None:
    assert districts.plan(size(172), "", "").low > 560
    named, bare = (districts.card("castle", size(172), name) for name in ("Castle", ""))
    assert changed(named, bare).bottom > 200


@pytest.mark.parametrize("width", [60, 120, 368])
def test_a_beautified_district_wears_its_mark_and_is_else_the_same(width: int) -> None:
    text = RULE if width > 300 else ""
    plain, adorned = (districts.card(face, size(width), "Manor", text) for face in ("manor", "manor/"))
    place = changed(plain, adorned)
    laid, k = districts.plan(size(width), "Manor", text), width / frame.WIDE
    assert abs(place.centerx - laid.beauty[0] * k) < 4
    assert abs(place.centery - laid.beauty[1] * k) < 4
    assert 0.7 * laid.beauty[2] * k < place.w <= laid.beauty[2] * k + 2


def test_the_showcase_tells_how_many_cards_it_keeps() -> None:
    assert len({pixels(districts.tucked(n, 40)) for n in (1, 2, 12)}) == 3


def test_all_unique_districts_share_their_frame_and_costs_differ_on_it() -> None:
    costs = {row.cost for row in DISTRICTS if row.kind == UNIQUE}
    frames = {pixels(districts._frame("unique", cost, size(100), districts.TABLE)) for cost in costs}
    assert len(frames) == len(costs)
