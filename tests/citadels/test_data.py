"""What lies in the box of Citadels (rules, section 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from client.rules.citadels import data
from client.rules.citadels.data import CARDS, CHARACTERS, COST, FACE, KIND, KINDS, PRESETS, RANK, UNIQUE
from tests.citadels.scene import lay


@pytest.mark.rule("C06", "C115")
def test_84_districts_12_noble_11_religious_20_trade_11_military_30_unique() -> None:
    assert len(CARDS) == 84
    assert [KIND.count(kind) for kind in range(len(KINDS))] == [12, 11, 20, 11, 30]
    assert all(KIND[card] == UNIQUE for card in data.UNIQUE_CARDS)
    assert UNIQUE not in {KIND[card] for card in data.ORDINARY_CARDS}


def test_the_printed_costs_add_up() -> None:
    totals = Counter[int]()
    for card in range(len(CARDS)):
        totals[KIND[card]] += COST[card]
    assert [totals[kind] for kind in range(len(KINDS))] == [46, 28, 50, 28, 134]
    by_cost = Counter([COST[card] for card in data.UNIQUE_CARDS])
    assert by_cost == {0: 1, 2: 2, 3: 4, 4: 5, 5: 10, 6: 8}


def test_every_unique_district_is_one_card_with_a_name_in_the_code() -> None:
    for card in data.UNIQUE_CARDS:
        assert FACE.count(FACE[card]) == 1
        assert getattr(data, FACE[card].upper()) == card


@pytest.mark.rule("C04")
def test_27_characters_three_of_each_rank() -> None:
    assert Counter(RANK) == {rank: 3 for rank in range(1, 10)}
    for number, row in enumerate(CHARACTERS):
        assert getattr(data, row.face.upper()) == data.CHARACTER[row.face] == number


@pytest.mark.rule("C113")
def test_five_kinds_have_five_colours() -> None:
    colours = dict(zip(KINDS, data.COLOURS, strict=True))
    assert colours == {
        "noble": "yellow",
        "religious": "blue",
        "trade": "green",
        "military": "red",
        "unique": "purple",
    }


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_one_character_of_each_rank_and_14_unique_districts(name: str) -> None:
    preset = PRESETS[name]
    assert [RANK[character] for character in preset.cast] == list(range(1, 9))
    assert preset.rank9 == data.NONE or RANK[preset.rank9] == 9
    assert len(set(preset.uniques)) == data.UNIQUES
    assert all(KIND[card] == UNIQUE for card in preset.uniques)


def test_every_character_and_unique_district_is_in_a_preset() -> None:
    named = {character for preset in PRESETS.values() for character in (*preset.cast, preset.rank9)}
    assert set(range(len(CHARACTERS))) <= named
    placed = {card for preset in PRESETS.values() for card in preset.uniques}
    assert placed == set(data.UNIQUE_CARDS)


def test_the_more_seats_the_fewer_characters_lie_open() -> None:
    for (seats, ranks), row in data.DISCARDS.items():
        if seats > 3:
            assert row.up == max(0, ranks - seats - 2) and row.down == 1
            assert row.last_chooses is (ranks == seats + 1)


@pytest.mark.rule("C116")
def test_a_card_is_told_by_its_name_which_has_one_cost_and_one_kind() -> None:
    cards = {(FACE[card], COST[card], KIND[card]) for card in range(len(CARDS))}
    assert len(cards) == len(set(FACE)) == len(data.DISTRICTS)
    piece = lay("merchant", cities={0: "palace"}).table().zones["seat.0.city"][0]
    assert (piece.kind, piece.face) == ("district", "palace")
