"""The forum (rules, section 5.9)."""

from __future__ import annotations

import pytest

from client.rules.aquileia.data import SITE, SITES, SLAVES
from tests.aquileia.scene import lay

RICH = (9, 9, 9)


def built(seat: int, site: str) -> str:
    return f"build seat.{seat}.houses site.{site}"


@pytest.mark.rule("A73", "A77")
def test_spaces_act_in_number_order_whoever_came_first() -> None:
    scene = lay("forum", on={"forum-5": 0, "forum-3": 1, "forum-1": 2, "forum-4": 1})
    order = []
    for _ in range(4):
        order.append((scene.asked, scene.asks.about[0]))  # type: ignore[union-attr]
        scene.say("decline")
    asked = "forum_build"
    assert order == [
        (f"2 {asked}", "forum-1"),
        (f"1 {asked}", "forum-3"),
        (f"1 {asked}", "forum-4"),
        (f"0 {asked}", "forum-5"),
    ]


@pytest.mark.rule("A74")
@pytest.mark.parametrize("space", ["forum-1", "forum-4"])
def test_forum_1_and_4_build_one_and_score_nothing(space: str) -> None:
    scene = lay("forum", on={space: 0, "latro": 1}, purses={0: RICH}).say(built(0, "U1"))
    assert scene.asked == "roll" and scene.points() == [0, 0, 0]
    assert scene.state.sites[SITE["U1"]] == 0 and scene.state.seats[0].houses == 8


@pytest.mark.rule("A75")
@pytest.mark.parametrize("space", ["forum-2", "forum-5"])
def test_t15_forum_2_and_5_score_the_points_of_the_site_once(space: str) -> None:
    scene = lay("forum", on={space: 0, "latro": 1}, purses={0: RICH}, slaves={0: "2"}).say(built(0, "U4"))
    assert scene.asked == "roll" and scene.points() == [5, 0, 0]
    assert scene.said("points") == [(0, 5, "forum")]


@pytest.mark.rule("A75", "A82")
def test_t15_a_bank_on_forum_2_gives_neither_points_nor_coins() -> None:
    scene = lay("forum", on={"forum-2": 0, "latro": 1}, purses={0: (3, 0, 0)}).say(built(0, "K3"))
    assert scene.points() == [0, 0, 0] and scene.purse(0) == (0, 0, 0)


@pytest.mark.rule("A76")
def test_t16_forum_3_builds_up_to_two_one_after_the_other() -> None:
    scene = lay("forum", on={"forum-3": 0, "latro": 1}, purses={0: (2, 1, 1)}).say(built(0, "O1"))
    assert scene.asked == "0 forum_build" and built(0, "P1") in scene.moves
    assert built(0, "U1") not in scene.moves, "the silver is spent"
    scene.say(built(0, "P1"))
    assert scene.asked == "roll" and scene.purse(0) == (1, 0, 0) and scene.points() == [0, 0, 0]


@pytest.mark.rule("A76")
@pytest.mark.parametrize("lines", [["decline"], [built(0, "P1"), "decline"]])
def test_each_building_of_forum_3_may_be_declined(lines: list[str]) -> None:
    scene = lay("forum", on={"forum-3": 0, "latro": 1}).say(*lines)
    assert scene.asked == "roll" and scene.state.seats[0].houses == 10 - len(lines)


@pytest.mark.rule("A77")
def test_a_later_space_acts_though_earlier_ones_stay_empty() -> None:
    scene = lay("forum", on={"forum-5": 0})
    assert scene.asked == "0 forum_build"


@pytest.mark.rule("A78")
def test_a_site_bears_one_house_of_one_player() -> None:
    scene = lay("forum", on={"forum-1": 0, "forum-2": 1}, purses={0: RICH, 1: RICH}, houses={2: "W1"})
    assert built(0, "W1") not in scene.moves
    scene.say(built(0, "U1"))
    assert built(1, "U1") not in scene.moves and built(1, "P1") in scene.moves


@pytest.mark.rule("A79")
def test_six_kinds_of_sites() -> None:
    kinds = [(site.kind, site.colour) for site in SITES]
    assert [kinds.count(("villa", colour)) for colour in range(4)] == [5, 5, 5, 5]
    assert kinds.count(("workshop", None)) == 8 and kinds.count(("bank", None)) == 8


@pytest.mark.rule("A80")
def test_exact_coins_of_the_exact_metals() -> None:
    scene = lay("forum", on={"forum-1": 0}, purses={0: (2, 0, 9)})
    sites = {move.split(".")[-1] for move in scene.moves[:-1]}
    assert sites == {"W1", "P1", "K1", "K6"}, "gold does not stand in for silver, bronze not for more bronze"
    assert scene.say(built(0, "K6")).purse(0) == (0, 0, 8)


def test_costs_of_the_start_purse() -> None:
    scene = lay("forum", on={"forum-1": 0})
    assert {move.split(".")[-1] for move in scene.moves[:-1]} == {
        "W1",
        "U1",
        "P1",
        "O1",
        "K1",
        "K2",
        "K4",
        "K6",
    }


@pytest.mark.rule("A81", "A44")
def test_slave_cards_must_reach_the_cost() -> None:
    scene = lay("forum", on={"forum-1": 0}, purses={0: RICH}, slaves={0: "1 1"})
    most = max(site.slaves for site in SITES if built(0, site.id) in scene.moves)
    assert most == 2 and built(0, "W5") not in scene.moves


@pytest.mark.rule("A81")
def test_more_slaves_than_the_cost_are_lost() -> None:
    scene = lay("forum", on={"forum-3": 0, "latro": 1}, purses={0: RICH}, slaves={0: "2"}).say(built(0, "W2"))
    assert scene.state.seats[0].slaves == [] and scene.state.slave_discard == [11]
    assert not [move for move in scene.moves if move.endswith(("P2", "U2", "O2"))], (
        "the rest serves nothing else"
    )
    assert scene.said("slaves_handed") == [(0, 2, "slave.11")]


def payments(hand: str, site: str, *options: str) -> set[tuple[int, ...]]:
    """All ways to pay a site's slaves: the slaves of the cards handed in, sorted."""
    start = lay("forum", on={"forum-1": 0, "latro": 1}, purses={0: RICH}, slaves={0: hand}, options=options)
    found, waiting = set(), [start.say(built(0, site))]
    while waiting:
        scene = waiting.pop()
        if scene.asked == "0 forum_slaves":
            waiting += [type(scene)(scene.play.clone()).say(move) for move in scene.moves]
        else:
            found.add(tuple(sorted(SLAVES[card] for card in scene.state.slave_discard)))
    return found


@pytest.mark.rule("A81")
@pytest.mark.parametrize(
    ("hand", "site", "ways"),
    [
        ("1 2", "W2", {(1,), (2,)}),  # 1 slave
        ("1 1 2", "W3", {(1, 1), (2,)}),  # 2: never 1 + 2
        ("1 1 1 2 2", "W5", {(1, 1, 1), (1, 2), (2, 2)}),  # 3
        ("2 2 2", "W5", {(2, 2)}),
        ("1 2", "W5", {(1, 2)}),
    ],
)
def test_no_card_of_a_payment_could_be_left_out(hand: str, site: str, ways: set[tuple[int, ...]]) -> None:
    assert payments(hand, site) == ways


def test_slaves_any_overpay() -> None:
    assert payments("1 1 2", "W3", "slaves_any_overpay") == {(1, 1), (2,), (1, 2), (1, 1, 2)}
    assert payments("1 1 2", "W1", "slaves_any_overpay") == {()}, "a cost of none takes none"


def test_a_cost_of_no_slaves_takes_no_card() -> None:
    scene = lay("forum", on={"forum-1": 0, "latro": 1}, slaves={0: "1 2"}).say(built(0, "W1"))
    assert len(scene.state.seats[0].slaves) == 2


def test_cards_that_are_all_alike_are_handed_in_without_asking() -> None:
    scene = lay("forum", on={"forum-1": 0, "latro": 1}, purses={0: RICH}, slaves={0: "1 1 1"}).say(
        built(0, "W3")
    )
    assert scene.asked == "roll" and len(scene.state.seats[0].slaves) == 1


def test_who_can_build_nothing_is_asked_all_the_same_and_without_houses_not() -> None:
    scene = lay("forum", on={"forum-1": 0, "latro": 1}, purses={0: (0, 0, 0)})
    assert scene.moves == ["decline"]
    none = lay("forum", on={"forum-1": 0, "latro": 1}, houses={0: "W1 W2 W3 W4 W5 U1 U2 U3 U4"})
    assert none.asked == "roll" and none.said("lost") == [(0, "forum-1", "no_house")]


@pytest.mark.rule("A44")
def test_t27_two_workshops_from_the_start_purse() -> None:
    scene = lay("servi", on={"servi-top": 0, "forum-3": 0, "latro": 1}).say("buy slaves.deck seat.0.slaves 1")
    scene.say(built(0, "O1"), built(0, "O2"))
    assert scene.purse(0) == (0, 0, 0) and scene.points() == [0, 0, 0]
    assert scene.state.seats[0].slaves == [] and scene.state.slave_discard == [21]
