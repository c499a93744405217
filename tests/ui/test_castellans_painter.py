"""Painter of Castellans: wards and roads lie as the rules say, cards tell what they do, panels agree."""

import itertools
from collections.abc import Callable

import pygame
import pytest

from client.rules.castellans import data
from client.rules.table import Piece, Table
from client.ui import layout
from client.ui.painters import castellans, svg, type
from client.ui.painters.castellans import cards, desk, dice, faces, facts, market, plaques, town, wharf
from client.ui.painters.castellans.plaques import Held
from client.ui.painters.colour import contrast, mix
from client.ui.spot import on_board, spread_out
from client.ui.spread import Box
from client.ui.words import Words

PIECES = [
    *[(kind, kind) for kind in (*faces.OWNED, *faces.NOBODY)],
    *[(kind, good) for kind in ("good", "sign") for good in data.GOODS],
    *[("die", face) for face in data.FACES],
    *[("decision", ward) for ward in data.WARDS],
    *[(cards.deck_of(citizen.name), citizen.name) for citizen in data.CITIZENS],
    *[("wharf", face) for face in data.WHARF_FACES],
]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


# ------------------------------------------------------------------ pieces


@pytest.mark.parametrize("px", [30, 60])
def test_every_piece_and_back_has_its_own_picture(px: int) -> None:
    found = [faces.piece(kind, face, 0, px, False) for kind, face in PIECES]
    found += [faces.piece(kind, "", -1, px, True) for kind in ("pink", "blue", "wharf", "die", "decision")]
    assert len({pixels(surface) for surface in found}) == len(found)
    assert all(abs(surface.get_height() - px) <= 1 for surface in found)


def test_a_piece_wears_the_colour_of_its_seat_and_nobody_s_does_not() -> None:
    for kind in faces.OWNED:
        assert len({pixels(faces.piece(kind, kind, seat, 40, False)) for seat in range(5)}) == 5, kind
    for kind in faces.NOBODY:
        assert len({pixels(faces.piece(kind, kind, seat, 40, False)) for seat in (-1, 0)}) == 1, kind


def test_a_hidden_card_tells_nothing() -> None:
    for kind, names in (("pink", ("", "abbess", "miller")), ("blue", ("", "baker", "spy"))):
        assert len({pixels(faces.piece(kind, name, -1, 80, True)) for name in names}) == 1


def test_an_unknown_piece_is_refused() -> None:
    for kind, face in (("cube", ""), ("die", "coal"), ("decision", "wood"), ("pink", "duke"), ("sign", "vp")):
        with pytest.raises(KeyError):
            faces.piece(kind, face, -1, 60, False)


def test_pieces_are_as_wide_as_the_layout_says() -> None:
    read = layout.load("castellans")
    for kind, face in PIECES:
        made = faces.piece(kind, face, 0, 300, False)
        assert made.get_width() / made.get_height() == pytest.approx(read.style(kind).ratio, abs=0.02), kind


def test_a_die_lies_with_its_face_up_and_has_each_face_once() -> None:
    for face in data.FACES:
        assert dice.kind(face).words[0] == face
        assert sorted(dice.kind(face).words) == sorted(data.FACES)
    assert sorted(dice.kind("veil").words) == sorted(data.WARDS)


# ------------------------------------------------------------------ cards


@pytest.mark.parametrize("name", ["Abbess", "女院長", "Standard-bearer", "A far too long name of a citizen"])
def test_a_citizen_s_name_and_rule_stay_on_the_card(name: str) -> None:
    size = (212, 260)
    short, named = cards.citizen("abbess", size, "A"), cards.citizen("abbess", size, name)
    told = cards.citizen("abbess", size, name, "The temple action costs 1 stone less.")
    assert len({pixels(card) for card in (short, named, told)}) == 3
    changed = [(x, y) for y in range(260) for x in range(212) if short.get_at((x, y)) != named.get_at((x, y))]
    assert min(y for _, y in changed) > 0.7 * 260
    assert min(x for x, _ in changed) >= 2 * cards.RIM and max(x for x, _ in changed) < 212 - 2 * cards.RIM


def test_a_wharf_card_offers_what_the_rules_trade() -> None:
    size = (292, 260)
    seen = {face: wharf.card(face, size) for face in data.WHARF_FACES}
    for n, line in enumerate(data.WHARF_CARDS[0]):
        x, y, w, h = (value * side for value, side in zip(wharf.line_box(n), (*size, *size), strict=True))
        part = pygame.Rect(round(x), round(y), round(w), round(h))
        same = [f for f, trades in zip(data.WHARF_FACES, data.WHARF_CARDS, strict=True) if trades[n] == line]
        pictures = {face: pixels(card.subsurface(part)) for face, card in seen.items()}
        assert [face for face, picture in pictures.items() if picture == pictures["w01"]] == same


def test_crates_lie_on_the_line_they_trade() -> None:
    zones = layout.load("castellans").zones
    quay = zones["quay"]
    high = quay.piece
    for n in range(data.LINES):
        _, top, _, part = wharf.line_box(n)
        y = quay.at[1] - high / 2 + (top + part / 2) * high
        assert zones[f"quay.{n}"].at[1] == pytest.approx(y, abs=1.5)
        assert zones[f"quay.{n}"].size[1] <= part * high + 1


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("high", [67, 85, 128])  # at 1024 x 600, 1280 x 720, 1920 x 1080
def test_every_citizen_s_name_can_be_read_on_its_card(language: str, high: int) -> None:
    words, k = Words(language), high / cards.HIGH
    room = round(cards.WIDE * k)
    assert high >= faces.NAMED
    for citizen in data.CITIZENS:
        name = words(f"castellans.piece.{cards.deck_of(citizen.name)}.{citizen.name}.name")
        rows, px = cards.name_rows(name, "", k)
        assert "".join(rows) == name.replace(" ", "") if len(rows) > 1 else rows == (name,)
        assert px >= 8 and max(type.width("sans", px, row, True) for row in rows) * cards.NARROW < room - 4
        plain, named = (cards.citizen(citizen.name, (room, high), text) for text in ("", name))
        assert pixels(plain) != pixels(named)


# ------------------------------------------------------------------ the plan of the city


def test_wards_lie_round_the_castle_in_the_order_of_the_rules() -> None:
    for border, (one, other) in zip(data.BORDERS, data.BETWEEN, strict=True):
        turn = facts.ROADS[border] % 360
        ends = [{angle % 360 for angle in facts.SECTORS[data.WARDS[ward]]} for ward in (one, other)]
        assert turn in ends[0] & ends[1], border


def test_a_point_of_the_board_names_its_ward() -> None:
    read = layout.load("castellans")
    for ward in data.WARDS:
        assert castellans.region_at(*read.zones[f"ward.{ward}"].at) == f"ward.{ward}"
    assert (
        castellans.region_at(*facts.CENTRE)
        == castellans.region_at(10, 20)
        == castellans.region_at(1200, 90)
        == ""
    )


def test_pieces_stand_in_their_own_ward_and_clear_of_each_other() -> None:
    zones = layout.load("castellans").zones
    for ward in data.WARDS:
        zone = zones[f"ward.{ward}"]
        x, y, w, h = *zone.at, zone.size[0] / 2 - 4, zone.size[1] / 2 - 4
        corners = [(x + i * w, y + j * h) for i, j in itertools.product((-1, 1), repeat=2)]
        assert {facts.ward_at(*corner) for corner in corners} == {ward}
    names = [f"{kind}.{ward}" for kind in ("ward", "dock", "magistrate") for ward in data.WARDS]
    names += [f"{kind}.{border}" for kind in ("road", "site") for border in data.BORDERS]
    for one, other in itertools.combinations(names, 2):
        a, b = zones[one], zones[other]
        wide, high = (a.size[n] / 2 + b.size[n] / 2 - abs(a.at[n] - b.at[n]) for n in (0, 1))
        assert wide <= 8 or high <= 8, f"{one} and {other}"


def test_roads_gates_and_ships_are_where_they_belong() -> None:
    zones = layout.load("castellans").zones
    for border, angle in facts.ROADS.items():
        for name in (f"road.{border}", f"site.{border}"):
            x, y = zones[name].at
            assert abs((facts.angle_of(x, y) - angle + 180) % 360 - 180) < 4, name
        assert 0.5 < facts.within_wall(*zones[f"road.{border}"].at) < 0.8
    for ward in data.WARDS:
        x, y = zones[f"dock.{ward}"].at
        dx, dy = (x - facts.CENTRE[0]) / facts.CANAL[0], (y - facts.CENTRE[1]) / facts.CANAL[1]
        assert x < facts.coast(y) if ward == "harbour" else 0.5 < (dx * dx + dy * dy) < 1, ward


def test_no_house_stands_where_pieces_plaques_or_water_are() -> None:
    houses = [thing for thing in town.things() if thing.name.startswith("house")]
    assert len(houses) > 150
    assert {thing.roof for thing in houses} == set(data.WARDS)
    for thing in houses:
        assert facts.ward_at(thing.x, thing.y) == thing.roof
        for ward in data.WARDS:
            at = facts.places()[f"ward.{ward}"]
            assert not (at.left < thing.x < at.left + at.w and at.top + 6 < thing.y < at.top + at.h)


def test_a_ward_s_light_lies_on_its_ward_and_its_name_on_its_plaque() -> None:
    for ward in data.WARDS:
        zone = f"ward.{ward}"
        (skirt, x, y), (lines, *_) = castellans.light(zone, 0.5)
        at = facts.places()[zone]
        inside = (
            round((at.x - x) * 0.5 + skirt.get_width() / 2),
            round((at.y - y) * 0.5 + skirt.get_height() / 2),
        )
        assert 0 < skirt.get_at(inside)[3] < 90
        assert lines.get_at(inside)[3] == 0
        ink, nx, ny = castellans.label(zone, "The Ward With A Very Long Name", 1.0, scale=2.0)
        assert ink.get_width() <= plaques.NAME_ROOM + 12
        px, py = facts.PLAQUES[ward]
        assert abs(nx - px) < 40 and ny == py


@pytest.mark.parametrize("ward", data.WARDS)
def test_a_ward_s_name_is_readable(ward: str) -> None:
    roof = facts.ROOFS[ward]
    assert contrast(facts.IVORY, mix(roof, "#1a0c08", 0.46)) > 4.5
    assert contrast(facts.IVORY, mix(roof, "#1a0c08", 0.66)) > 7


def test_control_is_told_with_the_leaders_first_and_marked() -> None:
    none = plaques.control("veil", [Held(0, 0), Held(1, 0), Held(-1, 0)], 1.0)
    assert none is None
    one, *_ = plaques.control("veil", [Held(0, 3), Held(1, 4)], 1.0) or pytest.fail("nothing shown")
    other, *_ = plaques.control("veil", [Held(0, 3), Held(1, 5)], 1.0) or pytest.fail("nothing shown")
    assert pixels(one) != pixels(other)
    full = plaques.control("veil", [*[Held(seat, 9 + seat, 6) for seat in range(5)], Held(-1, 4)], 1.0)
    assert full is not None and full[0].get_width() <= facts.LIVE[0]
    assert full[0].get_height() < facts.LIVE[1]


def test_control_tells_the_points_that_it_would_bring_now() -> None:
    counts = {"halves.veil.0": 3, "halves.veil.2": 2, "keeps.veil": 2}
    pictures = set()
    for paid in ({}, {"pays.veil.0": 6}, {"pays.veil.0": 4}, {"pays.veil.0": 6, "pays.veil.keeps": 3}):
        ((line, *_),) = castellans.accents(Table({}, counts | paid), 0, int, "", 1.0)
        pictures.add(pixels(line))
    assert len(pictures) == 4


def test_the_coming_scoring_is_told_for_every_seat_once_a_round_is_on() -> None:
    counts = {f"scoring.{seat}": 3 * seat for seat in range(5)}
    assert castellans.accents(Table({}, counts), 0, int, "", 1.0) == []
    seen = []
    for seats in range(2, 6):
        told = {"round": 1} | dict(list(counts.items())[:seats])
        box, x, y = castellans.accents(Table({}, told), 0, int, "", 1.0)[0]
        left, top, wide, high = facts.COMING
        assert left < x - box.get_width() / 2 and x + box.get_width() / 2 < left + wide
        assert top + facts.COMING_HEAD <= y - box.get_height() / 2 and y + box.get_height() / 2 < top + high
        seen.append(pixels(box))
    assert len(set(seen)) == 4


def test_what_scores_this_round_is_lit() -> None:
    counts = {"round": 2, "scores.garrison": 1, "scores.veil": 0, "halves.veil.1": 3}
    found = castellans.accents(Table({}, counts), 0, int, "", 0.5)
    assert len(found) == 3  # garrison's plaque, veil's control, the round
    again = castellans.accents(Table({}, dict(counts)), 0, int, "", 0.5)
    assert [id(picture) for picture, *_ in again] == [
        id(picture) for picture, *_ in found
    ]  # not painted anew
    assert castellans.accents(Table({}, {}), 0, int, "", 0.5) == []


# ------------------------------------------------------------------ board, layout, panels


def test_the_board_prints_in_slices() -> None:
    size = (773, 356)
    count = 0
    for board in castellans.steps(size):
        assert board.get_size() == size
        count += 1
    assert count > 25


def test_places_of_the_board_can_be_seen_from_near() -> None:
    zones = [f"{kind}.{ward}" for kind in ("ward", "dock") for ward in data.WARDS]
    zones += [f"{kind}.{border}" for kind in ("road", "site") for border in data.BORDERS]
    zones += [f"guild.{guild}.0" for guild in data.GUILDS]
    seen = set()
    for zone in zones:
        assert castellans.has_place(zone)
        near = castellans.place(zone, (280, 200))
        assert near.get_width() <= 281 and near.get_height() <= 201
        seen.add(pixels(near))
    assert len(seen) == len(zones)
    assert pixels(castellans.place("guild.holy.0", (280, 200))) == pixels(
        castellans.place("guild.holy.7", (280, 200))
    )
    for zone in ("ward.moon", "quay", "row.pink.1", "guild.merchant.3"):
        assert not castellans.has_place(zone)
        with pytest.raises(KeyError):
            castellans.place(zone, (280, 200))


def test_the_layout_agrees_with_the_painter_and_the_rules() -> None:
    read = layout.load("castellans")
    assert read.size == (facts.WIDTH, facts.HEIGHT)
    assert read.paint == "castellans"
    wanted = {f"{kind}.{ward}" for kind in ("ward", "dock", "magistrate") for ward in data.WARDS}
    wanted |= {f"{kind}.{border}" for kind in ("road", "site") for border in data.BORDERS}
    wanted |= {f"row.{deck}.{slot}" for deck in data.DECKS for slot in range(1, data.SLOTS + 1)}
    wanted |= {f"{kind}.{deck}" for kind in ("deck", "discard") for deck in (*data.DECKS, "wharf")}
    wanted |= {f"guild.{guild}.{space}" for guild in data.GUILDS for space in range(data.TRACK + 1)}
    wanted |= {f"round.{n}" for n in range(1, data.ROUNDS + 1)} | {f"quay.{n}" for n in range(data.LINES)}
    wanted |= {f"pool.{face}" for face in data.FACES}
    wanted |= {"leftover", "quay", "keeps", "magistrates", "aside", "decision"}
    assert set(read.zones) == wanted
    own = {
        *("light", "dark", "lighthouse", "temples", "ships", "pawns", "windmills", "gate", "tower", "statue")
    }
    own |= {"crates", "locked", "citizens", "scepter", *data.GOODS}
    own |= {f"act.{action}" for action in data.ACTIONS} | {f"slot.{manor}" for manor in data.MANORS}
    assert {shown.zone for shown in read.seat.shelf} == own


def test_zones_of_the_market_do_not_overlap() -> None:
    read = layout.load("castellans")
    board = Box(0, 0, *read.size)
    lines = [f"quay.{n}" for n in range(data.LINES)]
    names = [name for name, zone in read.zones.items() if zone.at[0] > facts.MARKET and name not in lines]
    rooms = {name: on_board(read.zones[name], board, 1.0, "board").room for name in names}
    for one, other in itertools.combinations(names, 2):
        assert rooms[one].overlap(rooms[other]) < 12, f"{one} and {other}"


def test_streets_have_a_stone_for_every_space() -> None:
    for guild in data.GUILDS:
        at = market.cells(guild)
        assert len(at) == data.TRACK + 1
        assert {round(b[0] - a[0], 1) for a, b in itertools.pairwise(at)} == {27.1}
        assert at[-1][0] + market.STONE / 2 < facts.WIDTH - 8


def test_holes_trays_and_slots_are_where_pieces_lie() -> None:
    shown = {zone.zone: zone for zone in layout.load("castellans").seat.shelf}
    for action, manor in desk.MANOR_OF.items():
        assert shown[f"slot.{manor}"].box == pytest.approx(desk.hole(action), abs=0.001)
        assert shown[f"act.{action}"].box == pytest.approx(desk.tile(action), abs=0.001)
    assert shown["slot.bank"].box == pytest.approx(desk.VAULT, abs=0.001)
    assert shown["slot.forum"].box == pytest.approx(desk.FORUM, abs=0.001)
    for good in data.GOODS:
        assert shown[good].whole == pytest.approx(desk.tray(good), abs=0.001)
    for name in desk.STOCK:
        x, y, w, h = desk.stock(name)
        bx, by, bw, bh = shown[name].box
        assert x <= bx and y <= by and bx + bw <= x + w + 0.001 and by + bh <= y + h + 0.001


@pytest.mark.parametrize("name", ["goods", "actions", "dice", "supply"])
def test_own_panels_take_their_size_and_nothing_is_outside(name: str) -> None:
    for size in ((300, 160), (520, 250)):
        panel = castellans.own(name, size, 1.0, lambda zone: zone, ())
        assert panel.get_size() == size
    with pytest.raises(KeyError):
        castellans.own("bank", (100, 100), 1.0, lambda zone: zone, ())


def test_there_is_a_slot_for_each_die_of_a_round_and_it_can_be_seen_on_both_grounds() -> None:
    shown = {zone.zone: zone for zone in layout.load("castellans").seat.shelf}
    assert shown["light"].places == shown["dark"].places == "slots"
    slot = castellans.own("place", (40, 52), 1.0, lambda zone: zone, ())
    assert slot.get_size() == (40, 52) and slot.get_bounding_rect().size == (40, 52)
    assert slot.get_at((20, 26)).a < 90 < slot.get_at((20, 1)).a


def test_an_action_tells_its_name_and_shows_that_it_may_be_chosen() -> None:
    size = (640, 250)
    plain = castellans.own("actions", size, 1.0, lambda zone: "", ())
    named = castellans.own("actions", size, 1.0, lambda zone: zone, ())
    lit = castellans.own("actions", size, 1.0, lambda zone: "", {"act.harvest"})
    assert len({pixels(plain), pixels(named), pixels(lit)}) == 3
    left = round(desk.tile("harvest")[0] * 640) - 4
    assert pixels(plain.subsurface((0, 0, left, 250))) == pixels(lit.subsurface((0, 0, left, 250)))


def test_the_panels_tell_what_each_manor_brings_as_the_rules_have_it() -> None:
    assert set(desk.BRINGS) == set(data.MANORS)
    assert set(desk.MANOR_OF) == set(data.ACTIONS)
    assert set(desk.MANOR_OF.values()) | {"bank", "forum"} == set(data.MANORS)
    assert desk.BRINGS["masonry"][0] == f"+{data.MASONRY_GOLD}"
    for words in desk.BRINGS.values():
        assert all(word[0] in "+\u2212" or svg.has("castellans", word) for word in words)


def test_dice_thrown_in_the_tray_look_like_those_on_the_board() -> None:
    looks = layout.load("castellans").looks
    assert looks.dice == {"dice": dice.WALNUT, "decision": dice.BLACK}
    assert looks.faces == data.FACES
    assert "tray" in layout.load("castellans").seat.panels


def test_crates_on_a_line_lie_where_the_card_has_room_for_them_and_leave_the_trade_free() -> None:
    read, board = layout.load("castellans"), Box(0, 0, facts.WIDTH, facts.HEIGHT)
    card = read.zones["quay"]
    unit, wide = card.piece / cards.HIGH, card.piece * read.style("wharf").ratio
    assert wide == pytest.approx(wharf.WIDE * unit, abs=0.5)
    for n in range(data.LINES):
        spot = on_board(read.zones[f"quay.{n}"], board, 1.0, "board")
        left = card.at[0] - wide / 2 + wharf.bay_box(n)[0] * unit
        crates = [Piece(f"crate.{seat}.0", "crate", "crate", seat) for seat in range(12)]
        for some in (crates[:1], crates):
            for pose in spread_out(read, spot, some):
                assert pose.x - pose.h * read.style("crate").ratio / 2 > left - 1
        assert spot.room.w > 0.9 * wide and spot.look == "tally"


def moored(table: Table, tone: Callable[[int], int] = lambda seat: seat) -> list[tuple[float, float, bytes]]:
    """What lies on the lines of the wharf card: middle and picture."""
    at = facts.places()["quay"]
    found = castellans.accents(table, 0, tone, "", 1.0)
    return [
        (x, y, pixels(picture))
        for picture, x, y in found
        if abs(x - at.x) < at.w / 2 and abs(y - at.y) < at.h / 2
    ]


def lying(*owners: tuple[int, ...]) -> Table:
    """A table with crates of these owners on the lines of the wharf card."""
    return Table(
        {
            f"quay.{line}": tuple(
                [Piece(f"crate.{seat}.{n}", "crate", "crate", seat) for n, seat in enumerate(some)]
            )
            for line, some in enumerate(owners)
        },
        {},
    )


def test_the_wharf_card_shows_on_each_line_whose_crates_lie_there() -> None:
    found = moored(lying((0,), (), (1, 1, 0), (4, 3, 2, 1, 0)))
    at = [layout.load("castellans").zones[f"quay.{n}"].at[1] for n in (0, 2, 3)]
    assert [y for _, y, _ in found] == pytest.approx(at, abs=1)
    assert moored(lying((1, 0, 1))) == moored(lying((0, 1, 1))), "in the order of the seats"
    assert len({picture for n in (1, 2, 3) for _, _, picture in moored(lying((2,) * n))}) == 3
    assert moored(lying((0,)), lambda seat: 5)[0][2] == moored(lying((5,)))[0][2], "in the seat's tone"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_crates_are_told_apart_by_those_who_see_no_red_and_green(seats: int) -> None:
    """In a window of 1280 x 720, by their marks in grey and by blue alone."""
    size = (round((wharf.BAY - 2) * 0.72 / seats) - 1, 17)
    for one, other in itertools.combinations(range(8), 2):
        fronts = [wharf.crate(tone, 1, size) for tone in (one, other)]
        at = list(itertools.product(range(size[0]), range(size[1])))
        colours = [[(sum(front.get_at(xy)[:3]), front.get_at(xy).b) for xy in at] for front in fronts]
        apart = [abs(a - b) > 100 or abs(c - d) > 30 for (a, c), (b, d) in zip(*colours, strict=True)]
        assert sum(apart) >= 8, (one, other)
