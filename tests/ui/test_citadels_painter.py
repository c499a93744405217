"""Painter of Citadels: every character is known at thumb size, cards carry name and power, marks differ."""

import itertools

import pygame
import pytest

from client.rules.citadels.data import CHARACTERS, KINDS
from client.rules.table import Piece, Table
from client.ui.arrange import arrange
from client.ui.layout import load, load_shapes
from client.ui.painters import citadels, type
from client.ui.painters.citadels import characters, faces, frame, ring
from client.ui.painters.citadels.facts import RING, seat_of_rank
from client.ui.painters.colour import contrast
from client.ui.spots import Spots

FACES = [row.face for row in CHARACTERS]
OTHERS = [("coin", "coin"), ("crown", "crown"), *[("mark", name) for name in ("dagger", "spell", "mask")],
          *[("warrant", name) for name in ("signed", "blank", "")],
          *[("threat", name) for name in ("rose", "blank", "")],
          *[("sign", kind) for kind in KINDS], *[("rank", str(n)) for n in range(1, 10)]]  # fmt: skip
POWER = "Take the crown. Gain 1 gold for each noble district of your city."
LONG = "拿取資源後指定一個角色並停止；該角色拿取資源後，由你進行其餘回合，並使用其能力與收入。" * 2


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """Mean difference of two pictures of one size, each blurred to 20 x 20."""
    small = [pygame.transform.smoothscale(s.convert_alpha(), (20, 20)) for s in (one, other)]
    a, b = (pygame.image.tobytes(s, "RGB") for s in small)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def card(face: str, px: int, name: str = "", text: str = "", *, hidden: bool = False) -> pygame.Surface:
    return faces.piece("character", face, -1, px, hidden, name, text)


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.mark.parametrize("px", [60, 168])
def test_every_character_piece_and_back_has_its_own_picture(px: int) -> None:
    found = [card(face, px, "Name") for face in FACES] + [card("", px, hidden=True)]
    found += [faces.piece("token", face, -1, px, False) for face in FACES]
    found += [faces.piece(kind, face, -1, px, not face) for kind, face in OTHERS]
    assert len({pixels(surface) for surface in found}) == len(found)
    assert all(abs(surface.get_height() - px) <= 2 for surface in found)


def test_no_two_figures_are_taken_for_each_other_at_60_pixels() -> None:
    view = (0.0, 0.0, 400.0, 400.0)
    found = {face: characters.figure(face, (60, 60), view) for face in FACES}
    for one, other in itertools.combinations(FACES, 2):
        assert apart(found[one], found[other]) > 26, f"{one} and {other}"


def test_no_two_portraits_of_a_rank_are_taken_for_each_other_at_48_pixels() -> None:
    for one, other in itertools.combinations(FACES, 2):
        if characters.rank(one) == characters.rank(other):
            looks = [characters.portrait(face, 48) for face in (one, other)]
            assert apart(*looks) > 24, f"{one} and {other}"


def test_a_seal_carries_the_rank_of_its_character() -> None:
    assert [characters.rank(face) for face in ("assassin", "king", "tax_collector")] == [1, 4, 9]
    assert len({pixels(characters.seal(n, 40)) for n in range(1, 10)}) == 9
    with pytest.raises(KeyError):
        characters.rank("jester")


def test_a_token_carries_its_seal_on_the_side_away_from_the_middle_of_the_round() -> None:
    for face in FACES:
        rank = characters.rank(face)
        (x, y), (cx, cy) = seat_of_rank(rank, 1.0), RING
        seal = characters.seal(rank, 33)
        place = seal.get_rect(center=(round(48 + 31.5 * (x - cx)), round(48 + 31.5 * (y - cy))))
        seen = faces.piece("token", face, -1, 96, False).subsurface(place.inflate(-18, -18))
        assert pixels(seen) == pixels(seal.subsurface((9, 9, 15, 15))), face


@pytest.mark.parametrize("low", [1, 2])
def test_where_the_game_has_no_token_of_a_rank_an_ornament_lies(low: int) -> None:
    zones = {f"rank.{rank}": (Piece(f"token.{3 * rank - 3}", "token", "x"),) for rank in range(low, 9)}
    table = Table({**zones, **{f"rank.{n}": () for n in (9, *range(1, low))}, "middle.up": (), "site": (),
                   "vault": ()}, {})  # fmt: skip
    found = ring.accents(table, 0, lambda seat: seat, "Round 1", 1.0)
    at = {(x, y) for picture, x, y in found if picture is ring.vacant(1.0)}
    assert at == {seat_of_rank(n) for n in (9, *range(1, low))}


def test_before_the_first_round_the_boss_is_bare() -> None:
    zones = {**{f"rank.{rank}": () for rank in range(1, 10)}, "middle.up": (), "site": (), "vault": ()}
    told = [ring.accents(Table(zones, {}), 0, lambda seat: seat, said, 1.0) for said in ("", "Round 1")]
    assert not told[0] and len(told[1]) == 1


def test_what_was_done_to_a_character_stays_bright_over_its_shadow() -> None:
    zones = {f"rank.{rank}": (Piece(f"token.{3 * rank - 3}", "token", "x"),) for rank in range(1, 10)}
    dagger = Piece("dagger", "mark", "dagger")
    table = Table({**zones, "rank.4": (*zones["rank.4"], dagger), "middle.up": (), "site": (), "vault": ()},
                  {"rank": 5})  # fmt: skip
    spots = Spots(load("citadels"), arrange(load_shapes(), (1280, 720), ratio=560 / 690, strips=3), 4, 0)
    pose = spots.lie(table)["dagger"].pose
    board, unit = spots.places.parts["board"], spots.unit
    found = ring.accents(table, 0, lambda seat: seat, "", unit)
    small = [(x, y) for picture, x, y in found if picture.get_height() == round(pose.h)]
    at = [(board.x + x * unit, board.y + y * unit) for x, y in small]
    assert any(abs(x - pose.x) < 1 and abs(y - pose.y) < 1 for x, y in at)


def test_a_shield_tells_the_kind_that_brings_income_and_no_other_character_has_one() -> None:
    assert [characters.income(face) for face in ("king", "abbot", "trader", "marshal")] == [
        "noble", "religious", "trade", "military"]  # fmt: skip
    assert [characters.income(face) for face in ("witch", "alchemist", "architect", "queen")] == [""] * 4


def test_an_unknown_character_or_kind_is_refused() -> None:
    with pytest.raises(KeyError):
        card("jester", 60)
    with pytest.raises(KeyError):
        faces.piece("die", "", -1, 60, False)
    with pytest.raises(FileNotFoundError):
        faces.piece("mark", "kiss", -1, 60, False)


def test_a_hidden_card_or_marker_shows_its_back_whatever_its_face() -> None:
    assert len({pixels(card(face, 90, "Name", hidden=True)) for face in ("", *FACES[:4])}) == 1
    sides = {"warrant": ("signed", "blank"), "threat": ("rose", "blank"), "token": tuple(FACES[:3])}
    for kind, named in sides.items():
        looks = {pixels(faces.piece(kind, face, -1, 50, True)) for face in ("", *named)}
        assert len(looks) == 1, kind


@pytest.mark.parametrize("name", ["Queen", "樞機主教", "Tax Collector", "A very long name for a small card"])
def test_a_name_stays_on_its_plate(name: str) -> None:
    blank, named = (card("spy", 168, n) for n in ("\u2009", name))
    changed = [x for x in range(blank.get_width()) for y in range(120, 166)
               if blank.get_at((x, y)) != named.get_at((x, y))]  # fmt: skip
    assert changed
    assert min(changed) > 5
    assert max(changed) < blank.get_width() - 6
    top = (0, 0, blank.get_width(), 118)
    assert pixels(blank.subsurface(top)) == pixels(named.subsurface(top))


@pytest.mark.parametrize("text", [POWER, LONG])
def test_a_power_stays_in_its_panel(text: str) -> None:
    empty, full = (card("king", 520, "King", t) for t in ("\u2009", text))
    k = empty.get_width() / frame.WIDE
    rows = [y for y in range(full.get_height()) for x in range(0, full.get_width(), 2)
            if empty.get_at((x, y)) != full.get_at((x, y))]  # fmt: skip
    assert rows
    assert min(rows) > 462 * k
    assert max(rows) < 570 * k


def test_a_card_too_small_for_its_name_shows_its_rank_large_instead() -> None:
    small = round((frame.LEGIBLE - 4) / faces.RATIO)
    assert pixels(card("queen", small, "Queen")) == pixels(card("queen", small))
    large = round((frame.LEGIBLE + 20) / faces.RATIO)
    assert pixels(card("queen", large, "Queen")) != pixels(card("queen", large))


def test_names_figures_and_rules_read_on_what_they_stand_on() -> None:
    assert contrast(characters.DRESS.ink, characters.DRESS.plate[0]) > 7
    assert contrast(frame.INK, frame.PARCHMENT[2]) > 7


def test_a_long_title_is_parted_rather_than_made_small() -> None:
    wide = type.width("garamond", 40, "Imperial Treasury", True)
    assert frame.titled("Imperial Treasury", wide * 0.6, 40)[0] == ["Imperial", "Treasury"]
    assert frame.titled("King", wide, 40) == (["King"], 40)
    assert frame.titled("Imperial Treasury", wide * 0.6, 40, most=1)[0] == ["Imperial Treasury"]


def test_who_is_out_of_the_round_looks_darker() -> None:
    lit = characters.portrait("king", 40)
    dark = citadels.darkened(lit)
    assert sum(dark.get_at((20, 20))[:3]) < 0.6 * sum(lit.get_at((20, 20))[:3])
    assert dark.get_at((20, 20))[3] == lit.get_at((20, 20))[3]


def test_every_piece_has_its_lift() -> None:
    kinds = {kind for kind, _ in OTHERS} | {"character", "token", "district"}
    assert all(0 < citadels.lift(kind) < 0.1 for kind in kinds)
