"""Castellans has words for all its pieces and places, and its rules reference tells its own figures."""

from __future__ import annotations

import re

import pytest

from client.room.journal import Entry
from client.rules.castellans import GAME
from client.rules.castellans.data import (
    ACTIONS,
    BASICS,
    BRIDGES,
    CITIZENS,
    FACES,
    GUILDS,
    GUILDS_OF,
    MAGISTRATES,
    MANORS,
    MONUMENTS,
    PINK,
    PRICES,
    STARS,
    WARDS,
    WHARF_CARDS,
    WHARF_FACES,
    Trade,
)
from client.rules.castellans.refusals import REASONS
from client.rules.play import NATURE, Setup
from tests.words.hearing import names
from tests.words.reading import LANGUAGES, anchors, below, digits, rulebook, tables, words

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def headed(language: str, anchor: str) -> list[list[str]]:
    """The rows of the table under one heading, without its head."""
    part = rulebook(language, "castellans").split(f"{{#{anchor}}}")[1].split("\n## ")[0]
    return tables(part)[0][1:]


def called(language: str, *path: str) -> str:
    """A text of the words file."""
    return words(language, "castellans")[".".join(("castellans", *path))]


def ward(language: str, number: int) -> str:
    return called(language, "zone", "ward", WARDS[number], "name")


def guild(language: str, number: int) -> str:
    return called(language, "word", GUILDS[number])


def good(language: str, number: int) -> str:
    return called(language, "word", FACES[number])


def plain(cell: str) -> str:
    """A cell without its links."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", cell)


def listed(text: str) -> list[str]:
    """The parts of a list in either language."""
    return re.split("、|, ", text)


@everywhere
def test_the_rulebook_has_a_heading_for_every_ward_guild_action_citizen_manor_and_monument(
    language: str,
) -> None:
    citizens = [citizen.name.replace("_", "-") for citizen in CITIZENS]
    wanted = {*WARDS, *GUILDS, *ACTIONS, *citizens, *MANORS, *MONUMENTS, "lighthouse", "windmill", "ships"}
    assert wanted <= set(anchors(rulebook(language, "castellans")))


@everywhere
def test_the_rulebook_shows_the_wards_with_guilds_neighbours_and_rounds(language: str) -> None:
    for number, row in enumerate(headed(language, "wards")):
        around = [ward(language, (number + step) % 6) for step in (-1, 1)]
        rounds = [round_ for round_, wards in enumerate(MAGISTRATES, 1) if number in wards]
        assert plain(row[0]) == ward(language, number)
        assert listed(row[1]) == [guild(language, one) for one in GUILDS_OF[number]]
        assert listed(row[2]) == around and digits(row[3]) == rounds


def told(language: str, rewards: tuple[tuple[int | str, int], ...]) -> str:
    """A reward as its figures and names."""
    parts = []
    for reward, n in rewards:
        if reward == "choice":
            parts += ["1"] * (language == "en") + [good(language, one) for one in BASICS]
        elif reward == "influence":
            parts.append(str(n))
        else:
            parts += [str(n), called(language, "word", reward if isinstance(reward, str) else FACES[reward])]
    return " ".join(parts)


@everywhere
def test_the_rulebook_and_the_streets_tell_every_bridge(language: str) -> None:
    for space, row in zip(STARS, headed(language, "bridges"), strict=True):
        assert row[0] == str(space)
        for number, cell in enumerate(row[1:]):
            assert all(part in cell for part in told(language, BRIDGES[number][space]).split()), cell
    for number, name in enumerate(GUILDS):
        text = called(language, "zone", "guild", name, "*", "text")
        rewards = [reward for space in STARS for reward in BRIDGES[number][space]]
        assert digits(text) == [n for what, n in rewards if language == "en" or what != "choice"]


@everywhere
def test_the_rulebook_and_the_cards_tell_every_trade(language: str) -> None:
    for face, card, row in zip(WHARF_FACES, WHARF_CARDS, headed(language, "wharf"), strict=True):
        text = called(language, "piece", "wharf", face, "text")
        assert row[0] == str(int(face[1:]))
        assert listed(row[1]) == [good(language, trade.good) for trade in card if not trade.sells]
        for trade, cell in zip(card[2:], row[2:], strict=True):
            assert cell.startswith(good(language, trade.good)) and reward(language, trade) in cell
            assert reward(language, trade) in text


def reward(language: str, trade: Trade) -> str:
    """What a sale brings, in words."""
    name = called(language, "word", trade.reward if isinstance(trade.reward, str) else FACES[trade.reward])
    return f"{trade.n} {name}" if language == "en" else f"{trade.n}{name}"


@everywhere
def test_the_rulebook_prices_monuments_and_citizens(language: str) -> None:
    rows = headed(language, "monuments")
    assert [plain(row[0]) for row in rows] == [called(language, "word", kind) for kind in MONUMENTS]
    assert [int(row[1]) for row in rows] == list(PRICES)
    for citizen, row in zip(CITIZENS, headed(language, "citizens"), strict=True):
        colour = "pink" if citizen in PINK else "blue"
        assert plain(row[0]) == called(language, "piece", colour, citizen.name, "name")
        assert row[2] == guild(language, citizen.guild) and int(row[3]) == citizen.price
        assert guild(language, citizen.guild) in called(language, "piece", colour, citizen.name, "text")


@everywhere
def test_things_that_are_called_alike_are_the_same_thing(language: str) -> None:
    for number, name in enumerate(GUILDS):
        assert called(language, "piece", "influence", name, "name") == guild(language, number)
    for name in MANORS:
        assert called(language, "word", name) == called(language, "zone", "seat.*.slot", name, "name")
    for name in MONUMENTS:
        assert called(language, "piece", name, "name") == called(language, "source", name)
        assert called(language, "word", name) == called(language, "source", name)
    everybody = [called(language, "piece", "pink" if c in PINK else "blue", c.name, "name") for c in CITIZENS]
    assert len(set(everybody)) == 28


@everywhere
def test_every_source_of_points_and_every_refusal_is_named(language: str) -> None:
    parts = GAME.standing(GAME.deal(Setup(2)))[0].parts
    assert below(language, "castellans", "source") == {source for source, _ in parts}
    assert below(language, "castellans", "why") == set(REASONS)


@everywhere
@pytest.mark.parametrize(
    ("say", "about", "figures"),
    [
        ("round", (2, 0), [2]),
        ("paid", (0, 2, "wood", 3, 1), [1, 2, 3]),
        ("paid", (0, 0, "wood", 3, 0), [3]),
        ("harvested", (0, 1, 0, 2, 0, 4), [1, 2, 4]),
        ("keeps_take", ("ward.veil", 6), [6]),
        ("wharf_points", (0, 2, 3), [2, 3]),
    ],
)
def test_figures_of_the_journal_are_told_and_noughts_left_out(
    say: str, about: tuple[str | int, ...], figures: list[int], language: str
) -> None:
    own = names("castellans", language)
    entry = Entry(NATURE, f"castellans.say.{say}", about, kind="beat")
    assert sorted(digits(own.entry(entry))) == figures
    assert own.seat_of(entry) == (NATURE if say == "keeps_take" else 0)


@everywhere
@pytest.mark.parametrize("level", ["shared", "broken"])
def test_equal_points_are_told(level: str, language: str) -> None:
    assert "Ada, Ben" in names("castellans", language).words(f"castellans.result.{level}", "Ada, Ben", "Ben")
