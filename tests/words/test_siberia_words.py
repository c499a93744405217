"""Siberia has words for all its pieces, places and reasons, and its rules reference tells its own figures."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from client.room.journal import Entry
from client.rules.play import NATURE, Setup
from client.rules.siberia import GAME
from client.rules.siberia.data import (
    AREAS,
    COLUMNS,
    COUNTERS,
    CUBES,
    EXCHANGES,
    MANAGER,
    MIX,
    NEIGHBOURS,
    NODES,
    PERSONS,
    RESOURCES,
    TILES,
    VLADIVOSTOK,
)
from client.rules.siberia.data import Counter as Symbols
from client.rules.siberia.state import reach
from client.rules.siberia.table import counter_face
from tests.words.hearing import names
from tests.words.reading import LANGUAGES, anchors, below, digits, rulebook, tables, words

HEADINGS = {
    *re.findall(
        "[a-z]+",
        "goal components setup panel counters round draw place actions ready research mining resources supply"
        " exhausted cleanup end scoring map exchanges tiles pawns money options origin",
    ),
    *COLUMNS,
}
CITIES = [city for sides in EXCHANGES for city in sides]

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def headed(language: str, anchor: str) -> list[list[list[str]]]:
    """The tables under one heading, each without its head."""
    part = rulebook(language, "siberia").split(f"{{#{anchor}}}")[1].split("\n## ")[0]
    return [table[1:] for table in tables(part)]


def column(language: str, name: str) -> str:
    """What a column of the panel is called."""
    return words(language, "siberia")[f"siberia.zone.seat.*.{name}.name"]


def area(language: str, node: int) -> str:
    """What a place of the map is called."""
    return words(language, "siberia")[f"siberia.zone.area.{NODES[node]}.name"]


def city(language: str, name: str) -> str:
    """What an exchange is called."""
    return words(language, "siberia")[f"siberia.piece.exchange.{name}.name"]


def listed(text: str) -> list[str]:
    """The parts of a list in either language."""
    return re.split("、|, ", text)


# -- the rules reference -----------------------------------------------------------------------------------


@everywhere
def test_the_rulebook_has_a_heading_for_every_step_person_resource_and_component(language: str) -> None:
    assert set(anchors(rulebook(language, "siberia"))) == HEADINGS


@everywhere
def test_the_rulebook_counts_both_mixes_of_counters(language: str) -> None:
    for mix, rows in zip((COUNTERS[:MIX], COUNTERS[MIX:]), headed(language, "counters"), strict=True):
        told = {row[0]: [int(cell) for cell in row[1:]] for row in rows[:-1]}
        count = Counter(mix)
        for person in range(1, len(PERSONS)):
            own = [count[Symbols(person, resource)] for resource in range(len(RESOURCES))]
            assert told[column(language, PERSONS[person])] == [*own, sum(own)]
        sums = [[int(cell) for cell in row[1:]] for row in rows]
        assert sums[-1] == [sum(cells) for cells in zip(*sums[:-1], strict=True)]
        assert sums[-1][-1] + sum(counter.person == MANAGER for counter in mix) == MIX


@everywhere
def test_the_rulebook_lists_the_prices_of_every_exchange_on_both_sides(language: str) -> None:
    (rows,) = headed(language, "exchanges")
    sides = ["–", *"AB" * 5]
    for row, side, exchange in zip(rows, sides, CITIES, strict=True):
        prices = [str(price) if price else "–" for price in exchange.prices]
        assert row == [city(language, exchange.name), side, *prices]


@everywhere
def test_the_rulebook_tells_the_best_prices_and_where_they_are_paid(language: str) -> None:
    (rows,) = headed(language, "resources")
    for number, (name, row) in enumerate(zip(RESOURCES, rows, strict=True)):
        best = max(exchange.prices[number] for exchange in CITIES)
        paid = {city(language, exchange.name) for exchange in CITIES if exchange.prices[number] == best}
        assert (row[0], int(row[1]), int(row[3])) == (column(language, name), CUBES[number], best)
        assert set(listed(row[4])) == paid


def test_each_best_price_is_paid_somewhere_whichever_sides_were_chosen() -> None:
    for number in range(len(RESOURCES)):
        best = max(exchange.prices[number] for exchange in CITIES)
        assert any(all(side.prices[number] == best for side in sides) for sides in EXCHANGES)


@everywhere
def test_the_rulebook_knows_the_way_to_every_area_and_its_neighbours(language: str) -> None:
    (rows,) = headed(language, "map")
    steps, edge = {VLADIVOSTOK: 0}, [VLADIVOSTOK]
    for node in edge:
        for near in reach(node, 0):
            if near not in steps:
                steps[near] = steps[node] + 1
                edge.append(near)
    for node, row in zip(range(AREAS), rows, strict=True):
        assert (row[0], int(row[1])) == (area(language, node), steps[node])
        assert listed(row[2]) == [area(language, near) for near in NEIGHBOURS[node]]


@everywhere
def test_the_rulebook_lists_the_tiles_by_their_columns(language: str) -> None:
    (rows,) = headed(language, "tiles")
    count = Counter(TILES)
    assert [(row[0], int(row[1])) for row in rows] == [
        (column(language, name), count[number]) for number, name in enumerate(COLUMNS)
    ]


@everywhere
def test_the_examples_of_selling_pay_the_best_price_of_the_salesmen(language: str) -> None:
    (rows,) = headed(language, "mining")
    prices = {city(language, exchange.name): exchange.prices for exchange in CITIES}
    for row in rows:
        resource = next(n for n, name in enumerate(RESOURCES) if column(language, name) in row[0].title())
        best = max((prices[name][resource], name) for name in listed(row[2]))
        if best[0]:
            assert row[3] == best[1]
            assert digits(row[4]) == [int(row[1]), best[0], int(row[1]) * best[0]]
        else:
            assert digits(row[4]) == [0] and best[1] in row[3]


# -- everything on the table has its words -----------------------------------------------------------------


@everywhere
def test_every_counter_tells_both_columns_it_fits(language: str) -> None:
    texts = words(language, "siberia")
    faces = {counter_face(number): counter for number, counter in enumerate(COUNTERS)}
    assert below(language, "siberia", "piece.counter") == {"name", "text", *faces}
    for face, counter in faces.items():
        name = texts[f"siberia.piece.counter.{face}.name"]
        shown = [column(language, part) for part in face.split("-")]
        assert [part.strip().capitalize() for part in re.split("／|/", name)] == shown
        text = texts[f"siberia.piece.counter.{face}.text"].lower()
        stems = [part.lower().removesuffix("s") if part == "Diamonds" else part.lower() for part in shown]
        assert all(stem in text for stem in stems), (face, counter)


@everywhere
def test_every_exchange_tells_its_prices(language: str) -> None:
    for exchange in CITIES:
        text = words(language, "siberia")[f"siberia.piece.exchange.{exchange.name}.text"]
        assert digits(text) == [price for price in exchange.prices if price], exchange.name
        dealt = [column(language, RESOURCES[n]) for n, price in enumerate(exchange.prices) if price]
        assert all(name.lower() in text for name in dealt)
    both = {f"{tile[0].name}/" for tile in EXCHANGES if len(tile) > 1}
    printed = {"name", "text", *both, *(city.name for city in CITIES)}
    assert below(language, "siberia", "piece.exchange") == printed


@everywhere
def test_every_area_tells_its_neighbours(language: str) -> None:
    for node, name in enumerate(NODES):
        text = words(language, "siberia")[f"siberia.zone.area.{name}.text"]
        told = {near for near in range(len(NODES)) if area(language, near) in text}
        assert told == set(NEIGHBOURS[node]), name


@everywhere
def test_things_that_are_called_alike_are_the_same_thing(language: str) -> None:
    texts = words(language, "siberia")
    for name in RESOURCES:
        assert texts[f"siberia.piece.cube.{name}.name"] == texts[f"siberia.source.{name}"]
        assert texts[f"siberia.source.{name}"] == column(language, name)
        assert texts[f"siberia.word.{name}"].capitalize() == column(language, name)
    for exchange in CITIES:
        assert texts[f"siberia.word.{exchange.name}"] == city(language, exchange.name)
    for node, name in enumerate(NODES):
        assert texts[f"siberia.zone.workers.{name}.*.name"] == area(language, node)
    called = [area(language, node) for node in range(len(NODES))] + [city(language, it.name) for it in CITIES]
    assert len(called) == len(set(called))


@everywhere
def test_every_column_of_the_panel_points_to_its_own_rule(language: str) -> None:
    texts = words(language, "siberia")
    assert {texts[f"siberia.zone.seat.*.{name}.rule"] for name in COLUMNS} == set(COLUMNS)


@everywhere
def test_every_source_of_money_is_named(language: str) -> None:
    parts = GAME.standing(GAME.deal(Setup(2)))[0].parts
    assert below(language, "siberia", "source") == {source for source, _ in parts}


# -- the journal, the end and the reasons --------------------------------------------------------------------


@everywhere
@pytest.mark.parametrize(
    ("say", "about"),
    [
        ("cubes_laid", (12, 9, 8, 7, 6)),
        ("tiles_open", (4,)),
        ("round", (2, 0)),
        ("sold", (0, "gas", 2, "tokyo", 6000)),
        ("exhausted", ("area.altai", 3)),
    ],
)
def test_a_number_that_is_no_seat_is_told_as_a_number(
    say: str, about: tuple[str | int, ...], language: str
) -> None:
    own = names("siberia", language)
    entry = Entry(NATURE, f"siberia.say.{say}", about, kind="beat")
    text = own.entry(entry)
    assert own.seat_of(entry) == (0 if say in ("round", "sold") else NATURE)
    assert ("Ada" in text) == (say == "round")
    assert sorted(digits(text)) == sorted(n for n in about if isinstance(n, int) and n), text


@everywhere
def test_an_area_without_workers_is_exhausted_without_a_word_about_them(language: str) -> None:
    texts = [
        names("siberia", language).entry(
            Entry(NATURE, "siberia.say.exhausted", ("area.lena", n), kind="beat")
        )
        for n in (0, 1)
    ]
    assert texts[1].startswith(texts[0]) and len(texts[0]) < len(texts[1]) and not digits(texts[0])


@everywhere
@pytest.mark.parametrize("why", ["markers", "supplies", "idle"])
def test_the_result_says_why_the_game_is_over(why: str, language: str) -> None:
    own = names("siberia", language)
    text = own.entry(Entry(NATURE, "siberia.result.ends", (why,), kind="beat"))
    assert own.word(why) in text and own.word(why) != why


@everywhere
@pytest.mark.parametrize("level", ["shared", "broken"])
def test_equal_money_is_told_as_money(level: str, language: str) -> None:
    text = names("siberia", language).words(f"siberia.result.{level}", "Ada, Ben", "Ben")
    assert "Ada, Ben" in text and ("money" in text or "錢" in text)


@everywhere
def test_every_reason_of_a_bot_can_be_told(language: str) -> None:
    own = names("siberia", language)
    table = GAME.table(GAME.deal(Setup(2)), 0)
    assert {"good_sale", "completes", "waits"} <= below(language, "siberia", "reason")
    for reason in below(language, "siberia", "reason"):
        assert own.reason((reason, "gas"), table)
    assert "6000" in own.reason(("good_sale", "6000"), table)
    assert column(language, "gas") in own.reason(("completes", "seat.0.gas"), table)
    assert area(language, 0) in own.reason(("to_cubes", "area.amur"), table)


@everywhere
def test_a_button_names_the_city_of_an_exchange(language: str) -> None:
    state = GAME.deal(Setup(2))
    state.sides[1:] = [1] * (len(EXCHANGES) - 1)
    own, table = names("siberia", language), GAME.table(state, 0)
    assert own.thing("market.3", table) == city(language, EXCHANGES[3][1].name)
