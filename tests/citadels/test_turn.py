"""The call and a turn (rules, sections 4.4 and 5.1)."""

from __future__ import annotations

import pytest

from client.rules.citadels import GAME
from client.rules.play import Play
from tests.citadels.scene import Scene, lay
from tests.citadels.turns import acting, called, role, shrunk


@pytest.mark.rule("C23")
def test_ranks_are_called_upward_and_each_plays_a_whole_turn() -> None:
    scene = lay(roles={2: "thief", 0: "merchant", 3: "warlord"})
    calls = []
    while scene.asked.endswith("turn"):
        calls.append((scene.asked, role(scene)))
        scene.take().end()
    assert calls == [("2 turn", "thief"), ("0 turn", "merchant"), ("3 turn", "warlord")]
    assert [about[0] for about in scene.said("silent")] == [1, 3, 4, 5, 7]
    assert scene.last("called") == (8, 3, "character.21")


@pytest.mark.rule("C25")
def test_gathering_gold_is_2_from_the_bank() -> None:
    scene = called("thief").take()
    assert scene.gold[0] == 2 and scene.state.bank == 28
    assert "take" not in scene.verbs and "draw" not in scene.verbs, "once"


@pytest.mark.rule("C25")
def test_gathering_cards_is_2_drawn_1_kept_the_other_under_the_deck() -> None:
    scene = called("thief", deck="manor castle temple").do("draw")
    assert scene.asked == "0 keep" and sorted(scene.pieces("keep")) == ["castle", "manor"]
    assert scene.asks.private  # type: ignore[union-attr]
    scene.do("keep", "castle")
    assert scene.hand(0) == ["castle"] and scene.under[0] == "manor" and scene.under[-1] == "temple"
    assert scene.last("gathered_cards") == (0, 2, 1)


def test_the_cards_drawn_are_for_the_own_eyes() -> None:
    scene = called("thief", deck="manor castle").do("draw")
    assert [len(scene.table(eyes).zones["seat.0.drawn"]) for eyes in (None, 0, 1)] == [2, 2, 2]
    seen = [scene.table(eyes).zones["seat.0.drawn"][0].face for eyes in (None, 0, 1)]
    assert seen == ["", "manor", ""]


@pytest.mark.rule("C25")
def test_no_turn_ends_without_the_gathering() -> None:
    scene = called("thief", hands={0: "manor"}, gold={0: 9})
    assert "end" not in scene.verbs and "build" not in scene.verbs
    assert {"end", "build"} <= scene.take().verbs


@pytest.mark.rule("C26")
def test_one_building_for_its_cost_to_the_bank() -> None:
    scene = acting("thief", hands={0: "manor tavern"}, gold={0: 4}).do("build", "manor")
    assert scene.city(0) == ["manor"] and scene.gold[0] == 1 and scene.state.bank == 29
    assert scene.pieces("build") == [] and scene.last("builds") == (0, "district.0", "build")


@pytest.mark.rule("C26")
def test_building_may_be_left_out() -> None:
    assert acting("thief", hands={0: "tavern"}, gold={0: 9}).end().asked != "0 turn"


@pytest.mark.rule("C27", "C28")
def test_the_ability_once_at_any_moment_or_not_at_all() -> None:
    before = called("thief").do("rob", "king")
    assert "rob" not in before.verbs and "take" in before.verbs
    after = acting("thief", hands={0: "tavern"}, gold={0: 9}).do("build", "tavern")
    assert "rob" in after.verbs
    assert after.end().state.robbed == 0


@pytest.mark.rule("C28")
def test_nothing_more_after_the_end_was_declared() -> None:
    scene = lay(roles={0: "merchant", 1: "warlord"}, cities={0: "tavern"}).take().end()
    assert scene.asked == "1 turn" and scene.state.turn.seat == 1
    assert scene.gold[0] == 2, "income not collected is lost"


@pytest.mark.rule("C29")
def test_an_assassin_takes_2_builds_for_3_and_names_a_number() -> None:  # F41
    scene = lay(roles={0: "assassin", 1: "king"}, hands={0: "manor"}, gold={0: 2})
    scene.take().do("build", "manor").do("kill", 4).end()
    assert scene.gold[0] == 1 and scene.said("called")[1:] == []


@pytest.mark.rule("C40", "C44")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_characters_are_two_whole_turns(seats: int) -> None:
    roles = {0: "thief warlord", 1: "magician merchant"} | ({2: "king bishop"} if seats == 3 else {})
    scene = lay(seats=seats, roles=roles, hands={0: "tavern temple"}, gold={0: 2})
    scene.take().do("build", "tavern").end()
    for _ in range(2 if seats == 2 else 4):
        scene.take().end()
    assert scene.asked == "0 turn" and role(scene) == "warlord"
    scene.take().do("build", "temple").end()
    assert scene.city(0) == ["tavern", "temple"] and scene.gold[0] == 4


def test_income_is_collected_all_at_once() -> None:
    scene = acting("merchant", cities={0: "tavern market"}, hands={0: "docks"}, gold={0: 1}).do("income")
    assert scene.gold[0] == 3
    scene.do("build", "docks")
    assert "income" not in scene.verbs


def test_income_is_not_offered_without_a_district_of_the_kind() -> None:
    assert "income" not in acting("merchant", cities={0: "manor"}).verbs


@pytest.mark.rule("C118")
def test_saving_gold_is_allowed_without_limit() -> None:
    scene = acting("merchant", gold={0: 28}).end()
    assert scene.gold[0] == 28


# ---- bank and deck


@pytest.mark.rule("C117")
def test_an_empty_bank_gives_what_it_has() -> None:  # F40
    scene = called("merchant", in_bank=1, cities={0: "tavern"}).take()
    assert scene.gold[0] == 1 and scene.state.bank == 0
    assert "extra" not in scene.verbs
    assert scene.do("income").gold[0] == 1
    empty = called("thief", in_bank=0)
    assert "take" in empty.verbs and empty.take().gold[0] == 0 and "end" in empty.verbs


@pytest.mark.rule("C117")
def test_an_unlimited_bank_never_says_no() -> None:
    scene = called("thief", gold={0: 60}, bank="unlimited")
    scene.state.bank = 1
    assert scene.take().gold[0] == 62


@pytest.mark.rule("C117")
@pytest.mark.parametrize("coins", [0, -7])
@pytest.mark.parametrize(
    ("role", "verb", "gold"), [("merchant", "extra", 1), ("navigator", "trade", 4), ("thief", "discard", 2)]
)
def test_an_unlimited_bank_gives_when_all_coins_are_out(coins: int, role: str, verb: str, gold: int) -> None:
    laid = acting(role, cities={0: "laboratory"}, hands={0: "manor"}, bank="unlimited")
    laid.state.bank = coins
    scene = Scene(Play(GAME, laid.state))
    assert scene.table().zones["bank"] == ()
    assert scene.do(verb).gold[0] == gold


def test_an_empty_deck_gives_no_cards() -> None:
    scene = called("thief", deck="")
    assert "draw" not in scene.verbs


def test_the_last_card_of_the_deck_is_kept() -> None:
    scene = shrunk(called("thief"), 1).do("draw")
    assert len(scene.hand(0)) == 1 and scene.asked == "0 turn"
