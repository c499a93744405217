"""Setting up (rules, sections 2.1, 2.7, 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from client.rules.castellans import GAME
from client.rules.castellans.data import CITIZENS, DICE, GUILDS_OF, PINK, WARDS
from client.rules.play import Chance, Setup
from tests.castellans.scene import Scene, begun, card_id, deal
from tests.walk import pieces

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])
MANOR_TO = "build manor.{0}.bank ward.{1}"


def founded(seats: int, start: int = 0) -> Scene:
    """Everybody has set the first manor, in the wards from the harbour on."""
    scene = begun(seats, start)
    for ward in WARDS[:seats]:
        scene.build("manor.bank", ward)
    return scene


@every_count
def test_the_pieces_of_the_box(seats: int) -> None:
    counted = pieces(deal(seats).table())
    mine = {
        "manor": 7, "lighthouse": 1, "temple": 4, "pawn": 4, "ship": 3, "windmill": 3, "crate": 3,
        "gate": 1, "tower": 1, "statue": 1, "influence": 4, "good": 5,
    }  # fmt: skip
    shared = {"pink": 14, "blue": 14, "wharf": 10, "keep": 8, "magistrate": 3, "scepter": 1, "marker": 1}
    each = {kind: count * seats for kind, count in mine.items()}
    assert counted == Counter(each | shared | {"die": DICE[seats], "decision": 1})


@pytest.mark.rule("V01")
def test_the_round_marker_lies_on_the_first_space() -> None:
    zones = deal(3).table().zones
    assert zones["round.1"] and not any(zones[f"round.{n}"] for n in range(2, 6))


@pytest.mark.rule("V02")
def test_pink_and_blue_citizens_are_mixed_apart() -> None:
    scene = deal(2).chance([0])
    for colour, cards in (("pink", range(14)), ("blue", range(14, 28))):
        assert isinstance(scene.asks, Chance)
        assert scene.asks.kind == "shuffle" and scene.asks.about == (colour,)
        assert sorted(scene.asks.of) == list(cards)
        scene.chance(scene.asks.of)


@pytest.mark.rule("V03")
def test_four_of_each_are_opened_from_the_outermost_slot_inward() -> None:
    scene = deal(2).chance([0]).chance(range(14)).chance(range(14, 28))
    assert scene.state.rows == [[10, 11, 12, 13], [24, 25, 26, 27]]
    assert scene.row("pink") == [PINK[card].name for card in (10, 11, 12, 13)]


@pytest.mark.rule("V04")
def test_one_mixed_wharf_card_is_opened() -> None:
    scene = deal(2).chance([0]).chance(range(14)).chance(range(14, 28))
    assert isinstance(scene.asks, Chance) and scene.asks.about == ("wharf",)
    zones = scene.chance([3, 1, 2, 4, 5, 6, 7, 8, 9, 0]).table().zones
    assert [piece.face for piece in zones["quay"]] == ["w01"] and len(zones["deck.wharf"]) == 9


@pytest.mark.rule("V05")
def test_magistrates_stand_on_the_wards_of_the_first_round() -> None:
    zones = deal(2).table().zones
    assert [name for name in WARDS if zones[f"magistrate.{name}"]] == ["harbour", "foundry", "veil"]


@pytest.mark.rule("V06")
@every_count
def test_keeps_stand_on_every_ward_nobody_settled(seats: int) -> None:
    scene = founded(seats)
    assert [WARDS[ward] for ward in scene.state.keeps] == list(WARDS[seats:])
    assert scene.said("keeps_set") == [tuple(f"ward.{name}" for name in WARDS[seats:])]
    assert len(scene.table().zones["keeps"]) == 8 - (6 - seats)


@pytest.mark.rule("V07")
def test_each_seat_has_a_board_with_all_pieces_of_its_colour() -> None:
    zones = deal(2).table().zones
    counts = {
        "temples": 4,
        "ships": 3,
        "pawns": 4,
        "windmills": 3,
        "gate": 1,
        "tower": 1,
        "statue": 1,
        "lighthouse": 1,
    }
    for seat in (0, 1):
        assert {name: len(zones[f"seat.{seat}.{name}"]) for name in counts} == counts
        assert all(piece.owner == seat for name in counts for piece in zones[f"seat.{seat}.{name}"])
        assert sum(len(lying) for zone, lying in zones.items() if zone.startswith(f"seat.{seat}.slot.")) == 7


@pytest.mark.rule("V08")
def test_the_third_crate_waits_on_space_8_of_the_gold_track() -> None:
    scene = begun(2)
    zones = scene.table().zones
    assert len(zones["seat.0.locked"]) == 1 and len(zones["seat.0.crates"]) == 2
    assert scene.counts["cap.0.gold"] == 8 and scene.counts["crates.0"] == 2


@pytest.mark.rule("V09")
def test_goods_start_on_the_grey_dots() -> None:
    scene = deal(3)
    assert all(scene.goods(seat) == {"wood": 1, "stone": 1, "food": 1, "gold": 3} for seat in range(3))
    assert [piece.turned for piece in scene.table().zones["seat.2.gold"]] == [3]


@pytest.mark.rule("V10")
def test_everybody_starts_with_no_points() -> None:
    scene = deal(2)
    assert scene.points == [0, 0] and scene.counts["score.1"] == 0


@pytest.mark.rule("V11")
def test_a_marker_of_each_seat_lies_on_the_green_star_of_each_guild() -> None:
    zones = deal(4).table().zones
    for guild in ("worker", "soldier", "shadow", "holy"):
        assert [piece.owner for piece in zones[f"guild.{guild}.0"]] == [0, 1, 2, 3]


@pytest.mark.rule("V12")
def test_a_start_player_is_drawn_and_takes_the_scepter() -> None:
    scene = deal(3)
    assert isinstance(scene.asks, Chance) and scene.asks.kind == "draw" and scene.asks.of == (0, 1, 2)
    scene.chance([2])
    assert scene.said("starts") == [(2,)] and scene.table().zones["seat.2.scepter"]


@pytest.mark.rule("V13")
def test_from_the_last_player_counter_clockwise_each_sets_a_manor_where_nobody_is() -> None:
    scene = begun(3, start=1)
    assert scene.asked == "0 found" and len(scene.moves) == 7 * 6
    scene.build("manor.forum", "veil")
    assert scene.asked == "2 found" and not any(move.endswith("ward.veil") for move in scene.moves)
    scene.build("manor.bank", "harbour")
    assert scene.asked == "1 found" and len(scene.moves) == 7 * 4
    scene.build("manor.masonry", "garden")
    assert scene.asks.about == ("dice",)  # type: ignore[union-attr]
    assert [seat.manors.count(-1) for seat in scene.state.seats] == [6, 6, 6]


@pytest.mark.rule("V14")
@pytest.mark.parametrize("ward", WARDS)
def test_a_first_manor_advances_both_guilds_of_its_ward(ward: str) -> None:
    scene = begun(2)
    guilds = ("worker", "soldier", "shadow", "holy")
    scene.build("manor.lumber", ward)
    assert scene.influence(1) == {guilds[guild]: 1 for guild in GUILDS_OF[WARDS.index(ward)]}


def test_a_first_manor_costs_nothing_and_unlocks_its_ability_at_once() -> None:
    scene = begun(2).build("manor.bank", "veil")
    assert scene.goods(1) == {"wood": 1, "stone": 1, "food": 1, "gold": 3}
    assert scene.said("unlocked") == [(1, "bank")]
    assert scene.counts["cap.1.gold"] == 12 and scene.counts["crates.1"] == 3


def test_six_wards_show_all_pairs_of_the_four_guilds() -> None:
    assert len({frozenset(pair) for pair in GUILDS_OF}) == 6 and all(one != other for one, other in GUILDS_OF)


@pytest.mark.rule("V15")
@pytest.mark.parametrize(("seats", "dice"), [(2, 9), (3, 12), (4, 15), (5, 18)])
def test_dice_by_seats(seats: int, dice: int) -> None:
    scene = founded(seats)
    assert isinstance(scene.asks, Chance) and scene.asks.of == (6,) * dice


@pytest.mark.rule("V101")
def test_every_card_can_be_told_by_a_picture_and_a_word() -> None:
    names = [citizen.name for citizen in CITIZENS]
    assert len(set(names)) == 28 and len(PINK) == 14
    assert card_id("woodwright") == "pink.0" and card_id("oracle") == "blue.27"
    scene = begun(2)
    for colour in ("pink", "blue"):
        for slot in range(1, 5):
            (card,) = scene.table().zones[f"row.{colour}.{slot}"]
            assert card.kind == colour and card.face in names


def test_seat_counts_and_options_that_cannot_be() -> None:
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 seats"):
            GAME.deal(Setup(seats))
    with pytest.raises(ValueError, match="recruit_cost_mode of castellans can be slot, card"):
        GAME.deal(Setup(3, {"recruit_cost_mode": "free"}))
