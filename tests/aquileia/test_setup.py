"""Setting up (rules, section 3)."""

from __future__ import annotations

import pytest

from client.rules.aquileia import GAME
from client.rules.aquileia.data import ARMS, LAURELS, SITES, SLAVES, SPACES, THEATRE
from client.rules.play import Chance, Play, Setup
from tests.aquileia.scene import Scene
from tests.words.reading import rulebook

SHUFFLES = [("arms", 17), ("slaves", 22), ("laurels", 12), ("theatre", 6)]


def begin(seats: int = 3, *options: str) -> Scene:
    return Scene(Play(GAME, GAME.deal(Setup(seats, dict.fromkeys(options, True)))))


def shuffled(scene: Scene) -> Scene:
    """All four decks in the order of their numbers, so the highest lies on top."""
    for _ in SHUFFLES:
        assert isinstance(scene.asks, Chance)
        scene.chance(sorted(scene.asks.of))
    return scene


@pytest.mark.rule("A01")
def test_the_board_with_all_its_places_lies_before_everybody() -> None:
    scene = begin()
    for eyes in (None, 0, 1, 2):
        zones = GAME.table(scene.state, eyes).zones
        assert all(f"space.{space.id}" in zones for space in SPACES) and len(SPACES) == 28
        assert all(f"site.{site.id}" in zones for site in SITES) and len(SITES) == 36
        assert {"order.0", "order.1", "order.2", "tariff.gold"} <= set(zones)


@pytest.mark.rule("A02", "A04", "A05", "A06")
@pytest.mark.parametrize(("number", "deck", "count"), [(i, *row) for i, row in enumerate(SHUFFLES)])
def test_each_deck_is_shuffled_whole_and_lies_face_down(number: int, deck: str, count: int) -> None:
    scene = begin()
    for _ in range(number):
        assert isinstance(scene.asks, Chance)
        scene.chance(scene.asks.of)
    assert isinstance(scene.asks, Chance)
    assert (scene.asks.kind, scene.asks.about) == ("shuffle", (deck,))
    assert sorted(scene.asks.of) == list(range(count))
    for eyes in (None, 0):
        backs = GAME.table(scene.state, eyes).zones["armoury.deck" if deck == "arms" else f"{deck}.deck"]
        assert len(backs) == count and {card.face for card in backs} == {""}


@pytest.mark.rule("A02", "A04", "A05", "A06")
def test_the_decks_hold_the_printed_cards() -> None:
    assert sum(card.strength for card in ARMS if card.horse is None) == 12
    assert sum(card.strength for card in ARMS if card.horse is not None) == 14
    assert sum(SLAVES) == 33
    assert sum(laurel.points for laurel in LAURELS) == 25
    assert len({frozenset(pair) for pair in THEATRE}) == 6


@pytest.mark.rule("A03")
def test_the_three_top_cards_lie_in_the_buying_slots() -> None:
    scene = shuffled(begin())
    zones = GAME.table(scene.state, None).zones
    assert [zones[f"armoury.{slot}"][0].id for slot in range(3)] == ["arms.16", "arms.15", "arms.14"]
    assert all(zones[f"armoury.{slot}"][0].face == "arma-1" for slot in range(3))
    assert len(zones["armoury.deck"]) == 14


@pytest.mark.rule("A05")
def test_the_top_laurel_of_the_race_lies_face_up_beside_its_deck() -> None:
    zones = GAME.table(shuffled(begin()).state, None).zones
    assert [card.face for card in zones["laurels.open"]] == ["stadium-3"]
    assert len(zones["laurels.deck"]) == 11


@pytest.mark.rule("A07", "A08")
def test_four_blue_dice_lie_on_potentia_and_three_red_ones_ready() -> None:
    zones = GAME.table(begin().state, None).zones
    assert [die.turned for die in zones["dice.blue"]] == [0, 0, 0, 0]
    assert len(zones["dice.red"]) == 3


@pytest.mark.rule("A09", "A11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_has_the_same_things(seats: int) -> None:
    zones = GAME.table(begin(seats).state, None).zones
    for seat in range(seats):
        count = {
            name: len(zones[f"seat.{seat}.{name}"]) for name in ("henchmen", "houses", "helmet", "shield")
        }
        assert count == {"henchmen": 5, "houses": 9, "helmet": 1, "shield": 1}
    assert f"seat.{seats}.henchmen" not in zones


@pytest.mark.rule("A11")
def test_the_shield_shows_a_horse_in_the_race_only() -> None:
    scene = begin()
    assert GAME.table(scene.state, None).zones["seat.0.shield"][0].face == "swords"
    scene.state.phase = "stadium"
    assert GAME.table(scene.state, None).zones["seat.0.shield"][0].face == "horse"


@pytest.mark.rule("A10")
def test_everybody_starts_with_a_gold_a_silver_and_two_bronze() -> None:
    scene = shuffled(begin(4)).chance([0])
    assert [scene.purse(seat) for seat in range(4)] == [(2, 1, 1)] * 4
    assert scene.state.bank == [39 - 8, 39 - 4, 39 - 4]
    assert scene.asked == "0 place", "the purse cannot be changed before the first placing"


@pytest.mark.rule("A12")
def test_scoring_discs_start_on_the_first_field() -> None:
    table = GAME.table(begin().state, None)
    assert [disc.id for disc in table.zones["score.0"]] == ["disc.0", "disc.1", "disc.2"]
    assert [table.counts[f"score.{seat}"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("A13")
def test_chance_draws_a_start_player_who_takes_the_tile() -> None:
    scene = shuffled(begin(4))
    assert scene.asks == Chance("draw", (0, 1, 2, 3), about=("start",))
    assert GAME.table(scene.state, None).zones["aside"][0].id == "start"
    scene.chance([2])
    zones = GAME.table(scene.state, None).zones
    assert zones["aside"] == () and zones["seat.2.start"][0].id == "start"
    assert scene.asked == "2 place" and scene.said("start") == [(2,)]


@pytest.mark.rule("A14")
def test_start_by_dice_gives_the_tile_to_the_most_golds() -> None:
    scene = shuffled(begin(3, "start_by_dice"))
    scene.roll("gbb", "ggs", "bbs")
    assert scene.state.start == 1 and scene.asked == "1 place"


@pytest.mark.rule("A14")
def test_start_by_dice_throws_again_among_the_tied_only() -> None:
    scene = shuffled(begin(3, "start_by_dice")).roll("gbb", "bbb", "gss")
    assert isinstance(scene.asks, Chance) and scene.asks.seat == 0
    scene.roll("sss")
    assert isinstance(scene.asks, Chance) and scene.asks.seat == 2
    scene.roll("bbb")
    assert scene.asked == "roll", "none and none is a tie again"
    scene.roll("bbb", "gbb")
    assert scene.state.start == 2


@pytest.mark.parametrize("seats", [1, 6])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        GAME.deal(Setup(seats))


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ValueError, match="no option"):
        GAME.deal(Setup(3, {"free_beer": True}))


@pytest.mark.rule("A15")
def test_the_players_are_merchants_after_influence() -> None:
    english, chinese = (rulebook(language, "aquileia") for language in ("en", "zh-Hant"))
    assert "merchant" in english and "influence" in english
    assert "商人" in chinese and "影響力" in chinese
