"""Aquileia can say everything it can do, in both languages, and its rules reference tells its own figures."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

import pytest
import yaml

from client.ai.games.aquileia.why import REASONS as BOTS_REASONS
from client.paths import data_folder
from client.room.journal import Entry
from client.rules import game
from client.rules.aquileia import STEPS
from client.rules.aquileia.data import ARMS, COLOURS, LAURELS, SITES, SOURCES, SPACES, THEATRE
from client.rules.aquileia.refusals import REASONS
from client.rules.aquileia.state import Options
from client.rules.play import NATURE, Answer, Beat, Chance, Decision, Play, Setup
from client.rules.table import Piece
from client.ui.naming import Names
from client.ui.words import Words
from tests.words.reading import (
    CLIENT,
    LANGUAGES,
    anchors,
    calls,
    links,
    rulebook,
    said,
    tables,
    words,
)

RULES = CLIENT / "rules" / "aquileia"
HEADINGS = re.findall(
    "[a-z]+",
    "goal setup round placement coins mercatus dolus pecunia equi servi potentia arena stadium theatrum forum"
    " sites latro portus order laurels slaves arms theatre end scoring options origin",
)

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def has(language: str, key: str) -> bool:
    return f"aquileia.{key}" in words(language, "aquileia")


def below(language: str, prefix: str) -> set[str]:
    """The next step of every key below a prefix."""
    start = f"aquileia.{prefix}."
    return {key[len(start) :].split(".")[0] for key in words(language, "aquileia") if key.startswith(start)}


def digits(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# -- the language itself -----------------------------------------------------------------------------------


@everywhere
def test_prompts_fit_their_panel(language: str) -> None:
    most = 110 if language == "en" else 55
    asks = {key: text for key, text in words(language, "aquileia").items() if key.startswith("aquileia.ask.")}
    assert asks and not {key: len(text) for key, text in asks.items() if len(text) > most}


@everywhere
def test_every_text_says_something(language: str) -> None:
    silent = [key for key, text in words(language, "aquileia").items() if not text.strip()]
    assert silent == ["aquileia.word.clear"]


# -- the rules reference -----------------------------------------------------------------------------------


@everywhere
def test_the_rulebook_has_every_heading_once_and_its_links_lead_somewhere(language: str) -> None:
    text = rulebook(language, "aquileia")
    found = anchors(text)
    assert len(found) == len(set(found)) == len(re.findall("^## ", text, re.MULTILINE))
    assert set(HEADINGS) <= set(found)
    assert set(links(text)) <= set(found)


@everywhere
def test_every_zone_points_to_a_heading(language: str) -> None:
    rules = {key: text for key, text in words(language, "aquileia").items() if key.endswith(".rule")}
    assert rules and set(rules.values()) <= set(anchors(rulebook(language, "aquileia")))


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
def test_the_rulebook_calls_sites_and_options_as_the_table_does(language: str) -> None:
    texts, told = words(language, "aquileia"), tables(rulebook(language, "aquileia"))
    rows = [row[0] for table in told if len(table[0]) == 6 for row in table[1:]]
    for site, name in zip(SITES, rows, strict=True):
        assert re.split("[（(]", texts[f"aquileia.zone.site.{site.id}.name"])[0].strip() in name
    names = [texts[f"aquileia.option.{option}.name"] for option in Options._fields]
    assert names in [[row[0] for row in table[1:]] for table in told]


# -- everything on the table has its words -----------------------------------------------------------------


@everywhere
def test_every_space_and_site_has_name_text_and_rule(language: str) -> None:
    for zone in [f"space.{space.id}" for space in SPACES] + [f"site.{site.id}" for site in SITES]:
        assert all(has(language, f"zone.{zone}.{part}") for part in ("name", "text", "rule")), zone
    assert below(language, "zone.space") == {space.id for space in SPACES}
    assert below(language, "zone.site") == {site.id for site in SITES}


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
def test_every_source_of_points_and_every_option_is_named(language: str) -> None:
    assert below(language, "source") == set(SOURCES)
    assert below(language, "option") == set(Options._fields)
    for option in Options._fields:
        assert has(language, f"option.{option}.name") and has(language, f"option.{option}.text")


# -- everything that can be asked, answered or told has its words -------------------------------------------


class Heard(NamedTuple):
    """What some random games asked, were answered and told."""

    verbs: set[tuple[str, str]]
    asks: dict[str, Decision]
    beats: dict[tuple[str, int], Beat]
    thrown: set[str]
    zones: set[str]
    pieces: set[tuple[str, str]]


SETUPS = [
    *[Setup(seats) for seats in (2, 3, 4, 5)],
    Setup(3, {"optional_henchmen": True, "blue_dice_one_by_one": True, "port_choose_one_kind": True}),
    Setup(4, {"slaves_any_overpay": True, "start_by_dice": True, "tiebreak_ends_placement": True}),
]


@pytest.fixture(scope="module")
def heard() -> Heard:
    """Some random games, listened to."""
    found = Heard(set(), {}, {}, set(), set(), set())
    for number, setup in enumerate(SETUPS * 15):
        rng = Random(f"words {number}")
        play = Play(game("aquileia"), game("aquileia").deal(setup))
        while (asks := play.asks) is not None:
            listen(found, play, asks, looking=number < len(SETUPS))
            play.answer(answer(asks, rng))
    return found


def answer(asks: Decision | Chance | Beat, rng: Random) -> Answer:
    if isinstance(asks, Chance):
        return asks.sample(rng)
    return rng.choice(asks.moves) if isinstance(asks, Decision) else None


def listen(found: Heard, play: Play, asks: Decision | Chance | Beat, looking: bool) -> None:
    if isinstance(asks, Decision):
        found.asks[asks.ask] = asks
        found.verbs.update((asks.ask, move.verb) for move in asks.moves)
        if not looking:  # tables are dear, and the first games show everything
            return
        table = play.game.table(play.state, asks.seat)
        found.zones.update(table.zones)
        found.pieces.update((piece.kind, piece.face) for row in table.zones.values() for piece in row)
    elif isinstance(asks, Beat):
        found.beats[asks.say, len(asks.about)] = asks
    elif asks.kind != "shuffle":
        found.thrown.add(f"{'rolled' if asks.kind == 'roll' else 'drawn'}.{asks.about[-1]}")


@pytest.fixture
def names(language: str) -> Names:
    """The names of one language; a key or value that is missing raises."""
    seats = ["Ada", "Ben", "Cyn", "Dan", "Eve"]
    layout = yaml.safe_load((data_folder("layouts") / "aquileia.yaml").read_text(encoding="utf-8"))["styles"]
    return Names(
        Words(language, strict=True), "aquileia", seats.__getitem__, layout["faces"], layout["seats_in"]
    )


@everywhere
def test_every_ask_has_prompt_heading_moves_and_buttons(language: str, heard: Heard) -> None:
    asked = {ask for ask, _ in heard.verbs}
    assert below(language, "ask") == below(language, "asks") == asked
    for part in ("did", "button"):
        rows = [(ask, below(language, f"{part}.{ask}")) for ask in below(language, part)]
        assert {(ask, verb) for ask, verbs in rows for verb in verbs} == heard.verbs


@everywhere
def test_every_prompt_can_be_said(names: Names, heard: Heard) -> None:
    for asks in heard.asks.values():
        assert len(names.prompt(asks)) <= 140 and "{" not in names.prompt(asks)


@everywhere
def test_every_beat_can_be_said_and_none_is_idle(language: str, names: Names, heard: Heard) -> None:
    assert below(language, "say") == {say for call in calls(RULES, "Beat") if (say := said(call, 0, "say"))}
    for beat in heard.beats.values():
        text = names.entry(Entry(NATURE, f"aquileia.say.{beat.say}", beat.about, kind="beat"))
        assert text and not re.search(r"[][{}_]", text), (beat, text)


@everywhere
def test_every_throw_and_draw_can_be_told(language: str, heard: Heard) -> None:
    assert heard.thrown == {f"{part}.{of}" for part in ("rolled", "drawn") for of in below(language, part)}


@everywhere
def test_every_zone_and_piece_of_a_game_has_its_words(names: Names, heard: Heard) -> None:
    for zone in heard.zones:
        assert all(names.zone_key(zone, part) for part in ("name", "text", "rule")), zone
    for kind, face in heard.pieces:
        piece = Piece("", kind, face)
        assert names.piece(piece) != kind and names.piece_text(piece), (kind, face)


@everywhere
def test_every_refusal_and_every_phase_has_its_words(language: str) -> None:
    assert below(language, "why") == set(REASONS)
    assert below(language, "phase") == set(STEPS)


@everywhere
def test_every_reason_of_a_bot_can_be_told(language: str, names: Names) -> None:
    assert below(language, "reason") == set(BOTS_REASONS)
    table = game("aquileia").table(game("aquileia").deal(Setup(3)), None)
    told = names.reason(("scores_site", "site.U4", "5"), table)
    assert names.zone("site.U4") in told and "5" in told
    assert names.reason(("laurel_fits", "laurel.5"), table) and not names.reason((), table)
