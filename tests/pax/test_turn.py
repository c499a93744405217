"""Buying, playing and income (rules, sections 5.2 to 5.6)."""

from __future__ import annotations

import pytest

from tests.pax.scene import Scene, lay, names


def buying(purse: int, wealth: str = "", **options: object) -> Scene:
    """Seat 0 of three may buy: piles for 4, 2, 3 + 4 = 7 and none."""
    return lay(
        "buy", 3, purses={0: purse}, areas={0: wealth}, legions=["W04 F02", "S04", "L10 I12", ""], **options
    )


def playing(hand: str, area: str = "", purse: int = 5, **options: object) -> Scene:
    """Seat 0 of two may play."""
    return lay("play", hands={0: hand}, areas={0: area}, purses={0: purse}, deck="", **options)


def legions(scene: Scene) -> list[int]:
    """The legions on offer, counted from 1."""
    return [int(move.split()[1][7:]) + 1 for move in scene.moves if move != "pass"]


# ---- the turn


@pytest.mark.rule("P12")
def test_turns_go_clockwise_each_draws_buys_and_plays_or_spies() -> None:
    scene = lay("turn", 3, start=1, hidden="I01 I02 I03", legions=["W01", "F01", "A01", "S01"])
    seen = []
    while scene.state.round == 1:
        seen.append(scene.asked)
        scene.say(scene.moves[-1] if scene.asked != "2 turn" else "draw deck")
        if scene.state.phase == "strengthen":
            break
    assert [asked for asked in seen if asked.endswith("turn")] == ["1 turn", "2 turn", "0 turn"]
    assert seen == ["1 turn", "2 turn", "2 place", "2 place", "2 buy", "2 play", "0 turn"]


@pytest.mark.rule("P12")
def test_who_spies_sees_the_hidden_cards_for_good_and_takes_two_aurei() -> None:
    scene = lay("turn", 3, hidden="I01 W07 F10", hands={0: "L01"}, legions=["W01", "F01", "A01", "S01"])
    assert scene.moves == ["draw deck", "spy hidden"]
    scene.say("spy hidden")
    assert scene.asked == "1 turn" and scene.purses == [7, 5, 5], "no draw, purchase, play or income"
    assert scene.said("spied") == [(0, 2)]
    faces = {eyes: [piece.face for piece in scene.table(eyes).zones["hidden"]] for eyes in (None, 0, 1)}
    assert faces == {None: ["", "", ""], 0: ["intrigue-1-1", "wealth-2-3", "fleet-2-4"], 1: ["", "", ""]}
    assert scene.table(0).counts["hidden.fleet"] == 2 and "hidden.fleet" not in scene.table(1).counts


def test_one_may_spy_again() -> None:
    scene = lay("turn", 1 + 1, hidden="I01 I02 I03", legions=["W01", "F01", "A01"]).say("spy hidden")
    scene.say("spy hidden")
    assert scene.asked == "0 turn" and scene.state.round == 2
    assert scene.say("spy hidden").purses == [9, 7]


def test_a_lone_player_never_spies() -> None:
    scene = lay("turn", 1, hidden="I01 I02 I03", legions=["W01", "F01", "A01"])
    assert scene.asked == "0 place"


# ---- buying


@pytest.mark.rule("P15", "P16")
def test_a_purchase_takes_all_cards_of_a_legion_for_the_sum_of_their_prices() -> None:
    scene = buying(5).buy(1)
    assert scene.hand(0) == "W04 F02" and scene.pile(1) == "" and scene.purses[0] == 1
    assert scene.said("bought") == [(0, "standard.0", 2, 4)]
    assert scene.asked == "0 play", "one legion a turn"


@pytest.mark.rule("P15")
def test_buying_may_be_passed() -> None:
    scene = buying(5).say("pass")
    assert scene.purses[0] == 5 + 2 and scene.asked == "1 turn", "with an empty hand nothing is played"


@pytest.mark.rule("P16")
@pytest.mark.parametrize(("purse", "offers"), [(2, [2]), (3, [2]), (4, [1, 2]), (6, [1, 2]), (7, [1, 2, 3])])
def test_only_piles_that_the_purse_can_pay_are_for_sale(purse: int, offers: list[int]) -> None:
    assert legions(buying(purse)) == offers


def test_a_purse_too_thin_for_all_is_not_asked() -> None:
    assert buying(1).asked == "1 turn"


@pytest.mark.rule("P31")
@pytest.mark.parametrize(
    ("wealth", "less"),
    [("W07", 0), ("W07 W01", 1), ("W07 W08 W01", 1), ("W07 W08 W09", 2), ("W07 W08 W09 W10 W01", 3)],
)
def test_every_three_wealth_symbols_make_a_purchase_one_cheaper(wealth: str, less: int) -> None:
    scene = buying(9, wealth)
    assert scene.table().counts["price.2"] == 7 - less and scene.table().counts["discount.0"] == less
    assert scene.buy(3).purses[0] == 9 - 7 + less


def test_a_purchase_never_costs_less_than_nothing() -> None:
    scene = buying(0, "W07 W08 W09 W10 W01")
    assert legions(scene) == [2] and scene.buy(2).purses[0] == 0


@pytest.mark.rule("P31")
def test_wealth_makes_no_card_cheaper_to_play() -> None:
    scene = playing("L01 L02 L03", "W07 W08 W09", purse=3).lay("L01", "L02", "L03")
    assert scene.said("income") == [(0, 3, "land", 3, 0)] and scene.purses[0] == 3 - 1 - 2 + 3


def test_wealth_discount_per_card() -> None:
    scene = buying(9, "W07 W08 W09", wealth_discount="per_card")
    assert [scene.table().counts[f"price.{k}"] for k in range(3)] == [0, 0, 1 + 2]
    cheap = lay("buy", areas={0: "W07 W08 W09"}, legions=["S01 L10"], wealth_discount="per_card")
    assert cheap.table().counts["price.0"] == 1, "no card for less than nothing"


# ---- playing


@pytest.mark.rule("P17")
def test_t10_the_first_card_is_free_each_next_one_dearer() -> None:
    scene = playing("S01 S02 S03 S04", purse=3)
    for left, card in ((3, "S01"), (2, "S02"), (0, "S03")):
        assert scene.table().counts["cost.next"] == len(scene.state.played)
        scene.lay(card)
        assert scene.purses[0] == left
    assert scene.moves == ["stop"], "the fourth would cost 3"
    assert playing("S01 S02 S03 S04", purse=6).lay("S01", "S02", "S03", "S04").said("income") == [
        (0, 5, "senator", 4, 1)
    ]


@pytest.mark.rule("P17")
@pytest.mark.parametrize(("purse", "cards"), [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3), (6, 4)])
def test_money_must_be_at_hand(purse: int, cards: int) -> None:
    scene = playing("S01 S02 S03 S04 S05", purse=purse)
    for card in ("S01", "S02", "S03", "S04")[:cards]:
        scene.lay(card)
    assert scene.moves == ["stop"]


@pytest.mark.rule("P17")
def test_playing_is_optional_and_asked_as_long_as_there_is_a_hand() -> None:
    scene = playing("F01 F02")
    assert scene.moves == ["stop"], "no capacity, but not asking would tell"
    assert scene.say("stop").purses[0] == 7


@pytest.mark.rule("P17")
def test_cards_just_bought_may_be_played() -> None:
    scene = buying(4).buy(2).lay("S04")
    assert names(scene.state.seats[0].area[4]) == "S04"


@pytest.mark.rule("P18")
def test_the_area_lies_in_rows_by_category_tops_visible() -> None:
    scene = playing("L01 S01 L08", "S03").lay("L01", "S01", "L08")
    zones = scene.table(1).zones
    assert [piece.face for piece in zones["seat.0.land"]] == ["land-1-1", "land-2-2"]
    assert [piece.face for piece in zones["seat.0.senator"]] == ["senator-1-2", "senator-1-1"]
    counts = scene.table(1).counts
    assert (counts["strength.0.land"], counts["strength.0.senator"], counts["capacity.0"]) == (3, 2, 3)


# ---- capacity


@pytest.mark.rule("P21")
def test_fleets_and_armies_need_as_much_land_each() -> None:
    scene = playing("F01 F07 A07 A01", "L01 L08 F02", purse=9)
    assert scene.offers == {"F01", "F07", "A07", "A01", "stop"}
    scene.lay("F07")
    assert scene.offers == {"A07", "A01", "stop"}, "three fleets on three land; armies count apart"
    scene.lay("A07", "A01")
    assert scene.offers == {"stop"}


def test_land_first_then_the_fleet_in_one_turn() -> None:
    scene = playing("F07 L08")
    assert scene.offers == {"L08", "stop"}
    assert scene.lay("L08").offers == {"F07", "stop"}


@pytest.mark.rule("P22")
def test_intrigue_gives_the_same_capacity() -> None:
    scene = playing("F01 F07 A07 A01", "I01 I08 F02", purse=9)
    assert scene.offers == {"F01", "F07", "A07", "A01", "stop"}


@pytest.mark.rule("P26")
@pytest.mark.parametrize(("area", "capacity"), [("L01 L08 I08 I09", 4), ("L01 L08 I01 I08", 3), ("I01", 1)])
def test_t8_land_and_intrigue_do_not_add_up(area: str, capacity: int) -> None:
    scene = playing("F01 F07", f"{area} F02", purse=9)
    assert scene.table().counts["capacity.0"] == capacity
    scene = playing("F01 F07", f"{area} F02", purse=9)
    assert ("F07" in scene.offers) == (capacity >= 3) and ("F01" in scene.offers) == (capacity >= 2)


@pytest.mark.rule("P26")
def test_t8_four_places_three_fleets() -> None:
    scene = playing("F04 F09 A07 A08", "L01 L08 I08 I09 F01 F02 F03", purse=9)
    assert scene.offers == {"F04", "A07", "A08", "stop"}
    assert scene.lay("A07", "A08").offers == {"F04", "stop"}, "all four armies, and one fleet is left"


def test_capacity_unit_cards() -> None:
    scene = playing("F08 A07", "L08 F07", purse=9, capacity_unit="cards")
    assert scene.offers == {"F08", "A07", "stop"}, "two cards on two land symbols"
    assert scene.lay("F08").offers == {"A07", "stop"}


# ---- income


def income(hand: str, area: str = "") -> int:
    """What a turn brings in which all of this hand is played, costs apart."""
    scene = playing(hand, area, purse=20)
    cards = hand.split()
    due = scene.lay(*cards[:-1]).purses[0]
    last = len(cards) - 1
    return scene.lay(cards[-1]).purses[0] - due + last


@pytest.mark.rule("P19", "P29")
def test_t9_the_longest_row_extended_pays_and_a_senator_one_more() -> None:
    assert income("L03 S01", "L01 L02") == 4
    assert income("L08 L09", "S01 S02 S03") == 2, "rows not extended do not pay"
    assert income("W01 R01") == 1, "one category pays, however many were extended"
    assert income("L03 W01", "L01 L02") == 3


@pytest.mark.rule("P58", "P19")
def test_income_counts_cards_not_symbols() -> None:
    assert income("L08") == 1 and income("L10", "L08 L09") == 3


@pytest.mark.rule("P20")
def test_who_plays_nothing_takes_two_aurei() -> None:
    scene = playing("L01").say("stop")
    assert scene.purses[0] == 7 and scene.said("idle_income") == [(0, 2)]


@pytest.mark.rule("P23")
def test_intrigue_brings_no_income() -> None:
    assert income("L03 I01", "L01 L02") == 0 and income("I01") == 0
    assert playing("I01", purse=0).lay("I01").said("no_income") == [(0,)]


@pytest.mark.rule("P29")
def test_senators_add_one_only_and_only_when_played() -> None:
    assert income("S01 S02") == 3
    assert income("L01", "S01 S02") == 1


@pytest.mark.rule("P30")
def test_senator_and_intrigue_together_bring_nothing() -> None:
    assert income("S02 I01", "S01") == 0 and income("I01 S02", "S01") == 0


def test_the_income_to_come_is_shown_while_playing() -> None:
    scene = playing("L03 S01 I01", "L01 L02", purse=9)
    seen = [scene.table().counts["income.0"]]
    for card in ("S01", "L03", "I01"):
        if len(scene.state.seats[0].hand) > 1:
            scene.lay(card)
            seen.append(scene.table().counts["income.0"])
    assert seen == [2, 2, 4]


def test_limited_bank() -> None:
    scene = lay("play", purses={0: 9, 1: 50}, hands={0: "L01"}, deck="", limited_bank=60).say("stop")
    assert scene.purses[0] == 10 and scene.said("idle_income") == [(0, 1)]
    scene = lay("play", purses={0: 10, 1: 50}, hands={0: "L01"}, deck="", limited_bank=60).say("stop")
    assert scene.purses[0] == 10


# ---- Primus Conspiratus


def conspiring(hand: str, areas: dict[int, str], owner: int, **options: object) -> Scene:
    return lay("play", 3, hands={0: hand}, areas=areas, owner=owner, purses={0: 9}, deck="", **options)


@pytest.mark.rule("P24")
def test_the_first_intrigue_takes_primus_conspiratus_to_its_row() -> None:
    scene = conspiring("I01 L01", {}, -1).lay("I01")
    assert scene.state.conspirator == 0 and scene.said("conspirator") == [(0, 1)]
    assert [piece.id for piece in scene.table().zones["seat.0.conspiratus"]] == ["conspiratus"]


@pytest.mark.rule("P25")
def test_more_intrigue_takes_it_at_once_a_tie_leaves_it() -> None:
    scene = conspiring("I08 I02 L01", {1: "I09"}, 1).lay("I08")
    assert scene.state.conspirator == 1
    scene.lay("I02")
    assert scene.asked == "0 play" and scene.state.conspirator == 0, "in the middle of the turn"
    assert scene.said("conspirator") == [(0, 3)]


@pytest.mark.rule("P24")
def test_intrigue_is_compared_by_symbols() -> None:
    assert conspiring("I03 L01", {0: "I01 I02", 1: "I08 I09"}, 1).lay("I03").state.conspirator == 1
    assert conspiring("I10 L01", {0: "I11", 1: "I01 I02 I03"}, 1).lay("I10").state.conspirator == 0


def test_primus_by_cards() -> None:
    by_cards = conspiring("I03 L01", {0: "I01 I02", 1: "I08 I09"}, 1, primus_by="cards")
    assert by_cards.lay("I03").state.conspirator == 0
    by_cards = conspiring("I10 L01", {0: "I11", 1: "I01 I02 I03"}, 1, primus_by="cards")
    assert by_cards.lay("I10").state.conspirator == 1


def test_a_lone_player_conspires_with_nobody() -> None:
    scene = lay("play", 1, hands={0: "I01 L01"}, purses={0: 9}, deck="").lay("I01")
    assert scene.state.conspirator == -1


def test_rome_does_not_conspire() -> None:
    scene = lay("play", hands={0: "I01 L01"}, rome="I08 I09", deck="").lay("I01")
    assert scene.state.conspirator == 0
