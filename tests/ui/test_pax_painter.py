"""Painter of Pax: every card has its own picture at any size, signs tell by shape, the board prints."""

import itertools

import pygame
import pytest

from client.rules.pax.data import CARDS, CATEGORIES, LEGIONS, SIZES
from client.ui import layout
from client.ui.painters import pax, theatre
from client.ui.painters.colour import contrast
from client.ui.painters.pax import cards, faces, facts
from client.ui.painters.theme import theme

FACES = sorted({f"{CATEGORIES[card.category]}-{card.symbols}-{card.cost}" for card in CARDS})
KINDS = [("primus", "primus"), ("conspiratus", "conspiratus"), ("aureus", "aureus"),
         *[("standard", numeral) for numeral in LEGIONS],
         *[("sign", name) for name in CATEGORIES]]  # fmt: skip


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """Mean difference of two pictures of one size, each blurred to 20 x 20."""
    small = [pygame.transform.smoothscale(s.convert_alpha(), (20, 20)) for s in (one, other)]
    a, b = (pygame.image.tobytes(s, "RGB") for s in small)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.mark.parametrize("px", [60, 171])
def test_every_card_piece_and_back_has_its_own_picture(px: int) -> None:
    found = [faces.piece("card", face, -1, px, False, "Name") for face in FACES]
    found += [faces.piece("card", "", -1, px, True)]
    found += [faces.piece(kind, face, -1, px, False) for kind, face in KINDS]
    assert len({pixels(surface) for surface in found}) == len(found)
    assert all(abs(surface.get_height() - px) <= 2 for surface in found)


def test_no_two_of_the_fourteen_scenes_are_taken_for_each_other_at_60_pixels() -> None:
    size, view = (60, 60), (0.0, 14.0, 400.0, 400.0)
    scenes = {
        f"{category}-{symbols}": theatre.picture(
            "pax", f"scene-{category}-{symbols}", size, view, finish=True
        )
        for category in CATEGORIES
        for symbols in (1, 2)
    }
    for one, other in itertools.combinations(sorted(scenes), 2):
        assert apart(scenes[one], scenes[other]) > 18, f"{one} and {other}"


def test_an_unknown_card_or_kind_is_refused() -> None:
    with pytest.raises(KeyError):
        faces.piece("card", "navy-1-1", -1, 60, False)
    with pytest.raises(KeyError):
        faces.piece("die", "", -1, 60, False)


def test_a_hidden_card_shows_its_back_whatever_its_face() -> None:
    assert len({pixels(faces.piece("card", face, -1, 90, True, "Name")) for face in ("", *FACES[:4])}) == 1


def test_the_header_of_a_card_is_the_same_with_and_without_a_name() -> None:
    named, plain = (faces.piece("card", "land-2-3", -1, 200, False, name) for name in ("Land", ""))
    strip = (0, 0, named.get_width(), int(200 * cards.STRIP) - 4)
    assert pixels(named.subsurface(strip)) == pixels(plain.subsurface(strip))
    assert pixels(named) != pixels(plain)


@pytest.mark.parametrize("name", ["Intrigue", "陰謀", "A very long name for so small a card"])
def test_a_name_stays_on_its_plate(name: str) -> None:
    blank, named = (faces.piece("card", "intrigue-1-1", -1, 171, False, n) for n in ("\u2009", name))
    changed = [x for x in range(blank.get_width()) for y in range(140, 168)
               if blank.get_at((x, y)) != named.get_at((x, y))]  # fmt: skip
    assert changed
    assert min(changed) > 4
    assert max(changed) < blank.get_width() - 5


def test_a_column_grows_with_rome_and_stops_at_twelve_drums() -> None:
    tops = [pax.column("land", n, 1.0).get_bounding_rect(min_alpha=128).y for n in range(14)]
    assert tops[:13] == sorted(tops[:13], reverse=True)
    assert len(set(tops[:13])) == 13
    assert tops[12] == tops[13] > 0


def test_standing_against_rome_is_told_by_shape() -> None:
    assert [pax.standing(own, 3) for own in (4, 3, 2)] == ["ahead", "level", "behind"]
    masks = []
    for state in ("ahead", "level", "behind"):
        grey = pygame.Surface((40, 40))
        grey.fill("#000000")
        shape = pygame.mask.from_surface(pax.standing_mark(state, 40), 127).to_surface(grey)
        masks.append(shape)
    assert all(apart(a, b) > 40 for a, b in itertools.combinations(masks, 2))


def test_the_step_to_pay_next_stands_out() -> None:
    looks = [pixels(pax.ladder((276, 78), step)) for step in range(-1, 5)]
    assert len(set(looks)) == 6


def test_prices_of_cards_and_piles_read_on_their_coin() -> None:
    assert contrast(cards.PRICE, "#f0c868") > 7
    assert contrast(cards.INK, cards.VELLUM[2]) > 7
    assert pixels(pax.price(7, 52)) != pixels(pax.price(17, 52))


def test_the_board_prints_and_every_column_stands_on_it() -> None:
    size = (772, 260)
    for board in pax.steps(size):
        assert board.get_size() == size
    for category in CATEGORIES:
        x, y = pax.column_at(category)
        assert 0 < x < facts.WIDTH - 100
        assert facts.WALL - 250 < y < facts.WALL - 200
        assert pax.has_place(f"rome.{category}")
    assert not pax.has_place("deck")
    assert pax.place("rome.army", (300, 300)).get_height() == 300


@pytest.mark.parametrize("count", sorted({size.legions for size in SIZES.values()}))
def test_so_many_legions_have_room_side_by_side(count: int) -> None:
    found = layout.load("pax").runs["legions"].zones(count)
    assert len(found) == 2 * count
    row = [facts.Place(*zone.at, *zone.size) for zone in found]
    for left, right in itertools.pairwise(row):
        assert left.left + left.w <= right.left
    assert row[0].left >= 12
    assert row[-1].left + row[-1].w < facts.places()["deck"].left
    assert all(place.top > facts.WALL and place.top + place.h < facts.HEIGHT for place in row)


def test_the_layout_of_the_board_agrees_with_the_painter() -> None:
    read = layout.load("pax")
    assert read.size == (facts.WIDTH, facts.HEIGHT)
    assert read.paint == "pax"
    assert "pax" in theme().worlds
    for kind in {kind for kind, _ in KINDS} | {"card"}:
        ratio = read.style(kind).ratio
        made = faces.piece(kind, "" if kind == "card" else dict(KINDS)[kind], -1, 300, False)
        assert made.get_width() / made.get_height() == pytest.approx(ratio, abs=0.02), kind
