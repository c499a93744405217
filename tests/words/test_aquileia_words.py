"""Aquileia can say everything it can do, in both languages, and its rules reference tells its own figures."""

from __future__ import annotations

import re

import pytest

from client.ai.games.aquileia.why import REASONS as BOTS_REASONS
from client.rules import game
from client.rules.aquileia.data import ARMS, COLOURS, LAURELS, SITES, SOURCES, SPACES, THEATRE
from client.rules.play import Setup
from tests.words.hearing import names
from tests.words.reading import LANGUAGES, anchors, below, digits, rulebook, tables, words

HEADINGS = re.findall(
    "[a-z]+",
    "goal setup round placement coins mercatus dolus pecunia equi servi potentia arena stadium theatrum forum"
    " sites latro portus order laurels slaves arms theatre end scoring options origin",
)

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def has(language: str, key: str) -> bool:
    return f"aquileia.{key}" in words(language, "aquileia")


# -- the rules reference -----------------------------------------------------------------------------------


@everywhere
def test_the_rulebook_has_the_headings_that_the_table_links_to(language: str) -> None:
    assert set(HEADINGS) <= set(anchors(rulebook(language, "aquileia")))


@everywhere
def test_the_rulebook_lists_every_site_with_its_own_figures(language: str) -> None:
    told = tables(rulebook(language, "aquileia"))
    rows = [row for table in told if len(table[0]) == 6 for row in table[1:]]
    assert len(rows) == len(SITES)
    for site, row in zip(SITES, rows, strict=True):
        printed = [0 if cell == "–" else int(cell) for cell in row[1:5]]
        assert printed == [*site.cost, site.slaves], row[0]
        assert digits(row[5]) == ([count for count in site.income if count] or [site.points]), row[0]


@everywhere
def test_the_rulebook_calls_sites_as_the_table_does(language: str) -> None:
    texts, told = words(language, "aquileia"), tables(rulebook(language, "aquileia"))
    rows = [row[0] for table in told if len(table[0]) == 6 for row in table[1:]]
    for site, name in zip(SITES, rows, strict=True):
        assert re.split("[（(]", texts[f"aquileia.zone.site.{site.id}.name"])[0].strip() in name


# -- everything on the table has its words -----------------------------------------------------------------


@everywhere
def test_every_space_and_site_has_name_text_and_rule(language: str) -> None:
    for zone in [f"space.{space.id}" for space in SPACES] + [f"site.{site.id}" for site in SITES]:
        assert all(has(language, f"zone.{zone}.{part}") for part in ("name", "text", "rule")), zone
    assert below(language, "aquileia", "zone.space") == {space.id for space in SPACES}
    assert below(language, "aquileia", "zone.site") == {site.id for site in SITES}


@everywhere
def test_every_site_tells_its_cost_and_what_it_gives(language: str) -> None:
    for site in SITES:
        text = words(language, "aquileia")[f"aquileia.zone.site.{site.id}.text"]
        cost, gives = re.split(r"[.。]", text, maxsplit=1)
        assert digits(cost) == [count for count in (*site.cost, site.slaves) if count], text
        twice = 2 if site.kind == "villa" else 1
        wanted = [count for count in site.income if count] or [site.points] * twice
        found = digits(gives)
        assert all(found.count(count) >= wanted.count(count) for count in wanted), text


@everywhere
def test_every_face_of_every_card_has_name_and_text(language: str) -> None:
    faces = [f"arms.{card.face}" for card in ARMS] + ["slave.servus-1", "slave.servus-2"]
    faces += [f"laurel.{laurel.face}" for laurel in LAURELS]
    faces += [f"theatre.theatrum-{number}" for number in range(1, len(THEATRE) + 1)]
    faces += [f"coin.{metal}" for metal in ("bronze", "silver", "gold")] + ["shield.horse", "shield.swords"]
    for face in faces:
        assert has(language, f"piece.{face}.name") and has(language, f"piece.{face}.text"), face


def test_a_theatre_laurel_names_its_two_colours() -> None:
    texts = words("en", "aquileia")
    for number, pair in enumerate(THEATRE, 1):
        text = texts[f"aquileia.piece.theatre.theatrum-{number}.text"]
        assert {colour for colour in COLOURS if colour in text} == {COLOURS[colour] for colour in pair}


@everywhere
def test_every_source_of_points_is_named(language: str) -> None:
    assert below(language, "aquileia", "source") == set(SOURCES)


@everywhere
def test_every_reason_of_a_bot_can_be_told(language: str) -> None:
    own = names("aquileia", language)
    assert below(language, "aquileia", "reason") == set(BOTS_REASONS)
    table = game("aquileia").table(game("aquileia").deal(Setup(3)), None)
    told = own.reason(("scores_site", "site.U4", "5"), table)
    assert own.zone("site.U4") in told and "5" in told
    assert own.reason(("laurel_fits", "laurel.5"), table) and not own.reason((), table)
