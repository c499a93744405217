"""Pax has words for all its cards, verdicts and reasons, and its rules reference tells its own figures."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from client.room.journal import Entry
from client.rules.pax import GAME
from client.rules.pax.data import CARDS, CATEGORIES, FIRST_HAND, LEGIONS, SET, SIZES, SOLO_GOALS
from client.rules.pax.rome import ahead, rome_wins
from client.rules.pax.scoring import standing
from client.rules.pax.setup import deal
from client.rules.pax.state import State, capacity, strength
from client.rules.pax.table import face
from client.rules.play import NATURE, Setup
from client.rules.table import Piece
from tests.words.hearing import names
from tests.words.reading import LANGUAGES, anchors, below, digits, rulebook, tables, words

HEADINGS = re.findall(
    "[a-z]+",
    "goal setup solo eight round turn spy draw buy play income wealth fleet army religion senator land"
    " intrigue conspirator rome strengthen newround end verdict scoring options origin cards",
)
FACES = {face(card): CARDS[card] for card in range(SET)}

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def headed(language: str, anchor: str) -> list[list[list[str]]]:
    """The tables under one heading, each without its head."""
    part = rulebook(language, "pax").split(f"{{#{anchor}}}")[1].split("\n## ")[0]
    return [table[1:] for table in tables(part)]


# -- the rules reference -----------------------------------------------------------------------------------


@everywhere
def test_the_rulebook_has_the_headings_that_the_table_links_to(language: str) -> None:
    assert set(HEADINGS) <= set(anchors(rulebook(language, "pax")))


@everywhere
@pytest.mark.parametrize(("anchor", "seats"), [("setup", range(2, 5)), ("eight", range(5, 9))])
def test_the_rulebook_tells_what_each_number_of_players_needs(
    anchor: str, seats: range, language: str
) -> None:
    (rows,) = headed(language, anchor)
    hands = {count: [*range(FIRST_HAND, FIRST_HAND + count)] for count in seats}
    wanted = [[count, SIZES[count].removed, SIZES[count].legions, *hands[count]] for count in seats]
    assert [digits(" ".join(row)) for row in rows] == wanted


@everywhere
def test_the_rulebook_lists_the_cards_of_every_category(language: str) -> None:
    (rows,) = headed(language, "cards")
    for number, row in enumerate(rows):
        own = [card for card in CARDS[:SET] if card.category == number]
        assert row[0] == words(language, "pax")[f"pax.zone.seat.*.{CATEGORIES[number]}.name"]
        assert digits(row[1]) == [len(own)] and digits(row[4]) == [sum(card.symbols for card in own)]
        prices = [[card.cost for card in own if card.symbols == symbols] for symbols in (1, 2)]
        assert [digits(row[2]), digits(row[3])] == prices, row[0]


@everywhere
def test_the_rulebook_tells_the_levels_of_a_game_alone(language: str) -> None:
    (rows,) = headed(language, "solo")
    assert [digits(" ".join(row)) for row in rows] == [[n, goal] for n, goal in enumerate(SOLO_GOALS, 1)]


# -- the example of the verdict is true ----------------------------------------------------------------------


def lay(area: list[tuple[int, ...]], wanted: list[int], pool: list[int]) -> None:
    """Fill an area with so many symbols of each category, from cards of one symbol and then of two."""
    for category, symbols in enumerate(wanted):
        while symbols > strength(area)[category]:
            missing = symbols - strength(area)[category]
            fitting = [c for c in pool if CARDS[c].category == category and CARDS[c].symbols <= missing]
            area[category] += (fitting[0],)
            pool.remove(fitting[0])


def example(language: str, rome_test: str) -> State:
    """The table of the verdict as a state: the second player owns Primus Conspiratus."""
    (rows,) = headed(language, "verdict")
    state = deal(Setup(2, {"rome_test": rome_test}))
    pool = list(range(len(CARDS)))
    for area, row in zip([state.rome, *[seat.area for seat in state.seats]], rows, strict=True):
        lay(area, [int(cell) for cell in row[1:]], pool)
    state.conspirator = 1
    return state


@everywhere
def test_the_example_of_the_verdict_is_decided_as_it_says(language: str) -> None:
    literal, together = example(language, "each_player"), example(language, "collective")
    assert [len(ahead(literal, me)) for me in (0, 1)] == [3, 3]
    assert rome_wins(literal) and not rome_wins(together)
    for seat in literal.seats:
        assert max(strength(seat.area)[1:3]) <= capacity(seat)


@everywhere
def test_the_example_of_the_scoring_adds_up(language: str) -> None:
    (_, rows) = headed(language, "scoring")
    scores = standing(example(language, "collective"))
    for score, row in zip(scores, rows, strict=True):
        assert [int(cell) for cell in row[1:]] == [*[n for _, n in score.parts], score.points]


# -- everything on the table has its words -----------------------------------------------------------------


@everywhere
def test_every_card_tells_its_symbols_its_price_and_its_power(language: str) -> None:
    texts = words(language, "pax")
    assert below(language, "pax", "piece.card") == {"name", "text", *FACES}
    powers: dict[int, set[str]] = {}
    for key, card in FACES.items():
        name, text = (texts[f"pax.piece.card.{key}.{part}"] for part in ("name", "text"))
        assert digits(name) == ([2] if card.symbols == 2 else []) + [card.cost], name
        shows, costs, power = re.split(r"[.。]", text, maxsplit=2)
        assert digits(shows) == [card.symbols] and digits(costs) == [card.cost] and power, text
        powers.setdefault(card.category, set()).add(power)
    assert all(len(told) == 1 for told in powers.values()) and len(powers) == len(CATEGORIES)


@everywhere
def test_every_category_has_a_short_rule_to_be_printed(language: str) -> None:
    texts = words(language, "pax")
    assert below(language, "pax", "print") == set(CATEGORIES)
    for category in CATEGORIES:
        assert texts[f"pax.print.{category}.name"] == texts[f"pax.zone.seat.*.{category}.name"]
        assert len(texts[f"pax.print.{category}.text"]) <= (62 if language == "en" else 26)


@everywhere
def test_no_two_cards_share_a_name(language: str) -> None:
    texts = words(language, "pax")
    named = Counter(texts[f"pax.piece.card.{key}.name"] for key in FACES)
    assert not [name for name, count in named.items() if count > 1]


@everywhere
def test_every_legion_is_called_by_its_number(language: str) -> None:
    texts = words(language, "pax")
    for number, legion in enumerate(LEGIONS):
        assert re.search(rf"(?<![IVX]){legion}$", texts[f"pax.zone.legion.{number}.name"])
        assert texts[f"pax.piece.standard.{legion}.name"] == texts[f"pax.zone.legion.{number}.name"]


@everywhere
def test_every_source_of_points_is_named(language: str) -> None:
    parts = GAME.standing(GAME.deal(Setup(2)))[0].parts
    assert below(language, "pax", "source") == {source for source, _ in parts}


# -- verdicts and reasons ------------------------------------------------------------------------------------


@everywhere
@pytest.mark.parametrize(
    ("verdict", "values"),
    [
        ("players_win", ()),
        ("rome_wins", ()),
        ("rome_wins_with", ("Ada",)),
        ("solo_won", (4, 3)),
        ("solo_won", (4, 3, 1)),
        ("solo_lost", (1, 5, 3)),
        ("broken", ("Ada, Ben", "Ben")),
    ],
)
def test_every_verdict_can_be_said_of_a_result(
    verdict: str, values: tuple[object, ...], language: str
) -> None:
    text = names("pax", language).words(f"pax.result.{verdict}", *values)
    assert all(str(value) in text for value in values) and not re.search(r"[][{}]", text)


@everywhere
def test_every_reason_of_a_bot_can_be_told(language: str) -> None:
    own, state = names("pax", language), GAME.deal(Setup(2))
    state.legions[1] = (5,)
    table = GAME.table(state, 0)
    assert {"overtakes_rome", "denies_rome", "spies"} <= below(language, "pax", "reason")
    for reason in below(language, "pax", "reason"):
        assert own.reason((reason, "fleet"), table)
    assert own.word("fleet") in own.reason(("overtakes_rome", "fleet"), table)
    assert own.zone("legion.1") in own.reason(("denies_rome", "legion.1"), table)
    assert own.piece(table.zones["legion.1"][0]) in own.reason(("wants_card", "card.5"), table)


@everywhere
@pytest.mark.parametrize(
    ("say", "about"),
    [
        ("legions_filled", (3,)),
        ("deck_too_small", (3, 2)),
        ("rome_takes", (Piece("standard.1", "standard", "II"), 2, 5)),
        ("rome_takes_category", ("land", 3, 6)),
        ("solo_won", (4, 3)),
        ("solo_lost", (1, 3)),
        ("round", (2, 0, 3)),
    ],
)
def test_a_number_that_is_no_seat_is_told_as_a_number(
    say: str, about: tuple[Piece | str | int, ...], language: str
) -> None:
    text = names("pax", language).entry(Entry(NATURE, f"pax.say.{say}", about, kind="beat"))
    assert sorted(digits(text)) == sorted(n for n in about if isinstance(n, int) and n), text
    assert ("Ada" in text) == (say == "round")
