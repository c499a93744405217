"""Setting up (rules, section 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from client.rules.pax import GAME
from client.rules.pax.data import CARDS, CATEGORIES, SET
from client.rules.play import Chance, Setup
from tests.pax.scene import ID, Scene, deal, names

# Seats: cards in the game's boxes, removed, legions, deck left when round 1 begins.
SIZES = {
    1: (74, 30, 3, 37),
    2: (74, 20, 3, 46),
    3: (74, 10, 4, 54),
    4: (74, 0, 5, 62),
    5: (148, 30, 6, 104),
    6: (148, 20, 7, 112),
    7: (148, 10, 8, 120),
    8: (148, 0, 9, 128),
}


def shuffled(seats: int, start: int = 0, **options: object) -> Scene:
    """The deck in the order of its numbers, the highest on top, and this seat starts."""
    scene = deal(seats, **options)
    assert isinstance(scene.asks, Chance)
    scene.chance(scene.asks.of)
    if scene.asked == "draw":
        scene.chance([start])
    return scene


def begun(seats: int, start: int = 0, **options: object) -> Scene:
    """Everybody kept the first card; round 1 has begun."""
    scene = shuffled(seats, start, **options)
    while scene.asked.endswith("keep"):
        scene.say(scene.moves[0])
    return scene


def deck_of(scene: Scene) -> int:
    """The cards of the deck when round 1 begins; a lone player draws the first of them at once."""
    return len(scene.state.deck) + len(scene.state.seats[0].drawn)


@pytest.mark.rule("P01")
def test_one_to_eight_play_from_five_on_with_two_sets() -> None:
    assert list(GAME.seats) == list(SIZES)
    for seats, (cards, *_) in SIZES.items():
        assert sorted(GAME.deal(Setup(seats)).deck) == list(range(cards))
    for seats in (0, 9):
        with pytest.raises(ValueError, match=r"^pax is for 1 to 8 seats, not \d$"):
            GAME.deal(Setup(seats))


@pytest.mark.rule("P02")
def test_the_aurei_lie_as_bank() -> None:
    table = deal(3).table()
    assert {piece.face for piece in table.zones["bank"]} == {"aureus"}
    limited = deal(3, limited_bank=60).table()
    assert len(limited.zones["bank"]) == 60 - 3 * 5


@pytest.mark.rule("P03")
def test_all_influence_cards_are_shuffled_face_down() -> None:
    scene = deal(4)
    assert isinstance(scene.asks, Chance)
    assert (scene.asks.kind, sorted(scene.asks.of)) == ("shuffle", list(range(74)))
    assert {piece.face for piece in scene.table(0).zones["deck"]} == {""}


def test_the_cards_add_up_as_designed() -> None:
    one = CARDS[:SET]
    counts = Counter(CATEGORIES[card.category] for card in one)
    assert [counts[category] for category in CATEGORIES] == [10, 10, 10, 10, 10, 12, 12]
    symbols = [sum(c.symbols for c in one if CATEGORIES[c.category] == name) for name in CATEGORIES]
    prices = [sum(c.cost for c in one if CATEGORIES[c.category] == name) for name in CATEGORIES]
    assert symbols == [14, 14, 14, 14, 14, 17, 17]
    assert prices == [23, 28, 28, 23, 23, 22, 27]
    assert Counter(card.cost for card in one) == {1: 19, 2: 23, 3: 19, 4: 13}
    assert Counter(card.symbols for card in one) == {1: 44, 2: 30}
    assert [(card.name[:3], *card[1:]) for card in CARDS[SET:]] == [tuple(card) for card in one]


@pytest.mark.rule("P04")
@pytest.mark.parametrize("seats", SIZES)
def test_cards_are_removed_unseen(seats: int) -> None:
    scene = begun(seats)
    _, removed, _, deck = SIZES[seats]
    zones = scene.table(0).zones
    assert len(zones["removed"]) == removed and not any(piece.face for piece in zones["removed"])
    assert deck_of(scene) == deck


@pytest.mark.rule("P05")
@pytest.mark.parametrize("seats", SIZES)
def test_legions_lie_in_a_row_one_more_than_players(seats: int) -> None:
    legions = SIZES[seats][2]
    assert legions == (3 if seats == 1 else seats + 1)
    zones = deal(seats).table().zones
    row = [zones[name][0].face for name in zones if name.startswith("camp.")]
    assert row == ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][:legions]


@pytest.mark.rule("P06")
@pytest.mark.parametrize("seats", SIZES)
def test_three_cards_lie_face_down_above_the_legions(seats: int) -> None:
    scene = begun(seats)
    for eyes in (None, *range(seats)):
        assert [piece.face for piece in scene.table(eyes).zones["hidden"]] == ["", "", ""]


@pytest.mark.parametrize("seats", SIZES)
def test_hidden_rome_per_legion(seats: int) -> None:
    scene = begun(seats, hidden_rome="per_legion")
    _, _, legions, deck = SIZES[seats]
    assert len(scene.state.hidden) == legions
    assert deck_of(scene) == deck + 3 - legions


def test_solo_legions() -> None:
    scene = begun(1, solo_legions=2)
    assert len(scene.state.legions) == 2 and deck_of(scene) == 38


@pytest.mark.rule("P07")
def test_everybody_has_five_aurei() -> None:
    for seats in GAME.seats:
        scene = deal(seats)
        assert scene.purses == [5] * seats
        assert len(scene.table().zones[f"seat.{seats - 1}.aurei"]) == 5


@pytest.mark.rule("P08")
def test_chance_finds_who_starts_and_takes_primus() -> None:
    scene = deal(3)
    assert isinstance(scene.asks, Chance)
    assert [piece.id for piece in scene.table().zones["aside"]] == ["primus", "conspiratus"]
    scene.chance(scene.asks.of)
    assert scene.asks == Chance("draw", (0, 1, 2), about=("start",))
    scene.chance([2])
    assert scene.said("starts") == [(2,)] and scene.asked == "2 keep"
    assert [piece.id for piece in scene.table().zones["seat.2.primus"]] == ["primus"]
    assert [piece.id for piece in scene.table().zones["aside"]] == ["conspiratus"]


def test_start_player() -> None:
    scene = shuffled(3, start_player=2)
    assert scene.said("starts") == [(1,)] and scene.asked == "1 keep"
    with pytest.raises(ValueError, match=r"^option start_player of pax: seat 4 is not among 3$"):
        deal(3, start_player=4)


@pytest.mark.rule("P09")
def test_each_player_draws_one_card_more_than_the_one_before() -> None:
    drawn = [len(seat.drawn) for seat in shuffled(4, start=1).state.seats]
    assert drawn == [5, 2, 3, 4]
    assert [len(seat.drawn) for seat in shuffled(8).state.seats] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert len(shuffled(1).state.seats[0].drawn) == 2


@pytest.mark.rule("P09", "P10")
def test_t19_start_hands() -> None:
    scene = shuffled(3)
    a, b, c, d, e, f, g, h, i = range(60, 51, -1)  # ten removed, three of Rome's
    assert [seat.drawn for seat in scene.state.seats] == [[a, b], [c, d, e], [f, g, h, i]]
    for seat, card in enumerate((b, c, h)):
        assert scene.asked == f"{seat} keep"
        scene.say(f"keep card.{card} seat.{seat}.hand")
    assert [seat.hand for seat in scene.state.seats] == [[b], [c], [h]]
    assert scene.state.deck[:6] == [i, g, f, e, d, a]


@pytest.mark.rule("P10")
def test_what_is_kept_and_returned_is_a_secret() -> None:
    scene = shuffled(3)
    assert scene.asks is not None and scene.asks.private  # type: ignore[union-attr]
    assert all(piece.face for piece in scene.table(0).zones["seat.0.drawn"])
    assert not any(piece.face for piece in scene.table(1).zones["seat.0.drawn"])
    scene.say(scene.moves[0])
    assert not any(piece.face for piece in scene.table(1).zones["seat.0.hand"])


@pytest.mark.rule("P11")
def test_one_open_card_lies_under_every_legion() -> None:
    scene = begun(3)
    assert [scene.pile(k) for k in (1, 2, 3, 4)] == names(range(51, 47, -1)).split()
    assert all(scene.table().zones[f"legion.{k}"][0].face for k in range(4))
    assert scene.said("legions_filled") == [(4,)] and scene.said("round") == [(1, 0, 0)]
    assert ID[scene.pile(1)] == 51
