"""Games played at random and listened to, so that tests know what a game can ask, answer, tell and show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from types import MappingProxyType
from typing import NamedTuple

import yaml

from client.paths import data_folder
from client.rules.aquileia import GAME as AQUILEIA
from client.rules.castellans import GAME as CASTELLANS
from client.rules.citadels import GAME as CITADELS
from client.rules.pax import GAME as PAX
from client.rules.play import Answer, Beat, Chance, Decision, Game, Play, Setup
from client.rules.siberia import GAME as SIBERIA
from client.ui.naming import Names
from client.ui.words import Words


class Subject(NamedTuple):
    """A game whose words are tested, how it is set up and how many times over.

    `nameless` are zones (numbers starred) without a name, since what lies there has one. `seats_in` is used
    as long as the game has no layout that says it.
    """

    game: Game
    setups: list[Setup]
    times: int
    nameless: frozenset[str] = frozenset()
    seats_in: Mapping[str, tuple[int, ...]] = MappingProxyType({})


# Citadels' rare ways to build belong to some characters and districts, which these lists bring together.
RARE = ("ambitious_aristocrats", "devious_dignitaries", "vicious_nobles", "tenacious_delegates")
# Siberia's random games are over before much is sold, unless the map must be empty too.
FREE = {"manager_mode": "free_action", "supply_test": "supply_and_map"}
SUBJECTS = {
    "aquileia": Subject(
        AQUILEIA,
        [
            *[Setup(seats) for seats in (2, 3, 4, 5)],
            Setup(3, {"optional_henchmen": True, "blue_dice_one_by_one": True, "port_choose_one_kind": True}),
            Setup(4, {"slaves_any_overpay": True, "start_by_dice": True, "tiebreak_ends_placement": True}),
        ],
        15,
    ),
    "pax": Subject(
        PAX,
        [
            *[Setup(seats) for seats in (1, 2, 3, 4, 8)],
            Setup(3, {"rome_test": "collective", "religion_pair": "assign_both", "deckout": "partial"}),
            Setup(2, {"rome_takes": "category", "hidden_rome": "per_legion", "hide_money": True}),
        ],
        2,
    ),
    "siberia": Subject(
        SIBERIA,
        [
            *[Setup(seats) for seats in (2, 3, 4)],
            Setup(4, {**FREE, "harvest": "choose", "exchange_sides": "random"}),
            Setup(3, {**FREE, "harvest": "choose", "placement": "open_turn_order"}),
            Setup(4, {**FREE, "worker_source": "any", "investment_display": 6}),
        ],
        4,
        frozenset({"market.*", "display.*"}),
        {"round": (1,), "cubes_laid": (), "tiles_open": ()},
    ),
    "citadels": Subject(
        CITADELS,
        [
            *[Setup(4, {"cast": name, "uniques": name}) for name in (*RARE, "illustrious_emissaries")],
            Setup(3, {"cast": "cunning_agents", "uniques": "cunning_agents", "alchemist": "refund_at_end"}),
            Setup(2, {"cast": "choose", "uniques": "choose14"}),
            *[Setup(seats, {"cast": "random"}) for seats in (5, 7, 8)],
        ],
        20,
        frozenset({"rank.*"}),
        {
            **{say: () for say in ("cast", "silent", "game_over")},
            **{say: (1,) for say in ("round", "called", "mourned")},
            **{say: (0, 1) for say in ("theater", "stolen", "possessed", "bribed", "threat_real")},
            **{say: (0, 1) for say in ("threat_blank", "spied", "hands_swapped", "card_taken")},
            **{say: (0, 1) for say in ("tribute_gold", "tribute_card", "exchanged", "confiscated")},
        },
    ),
    "castellans": Subject(
        CASTELLANS,
        [
            *[Setup(seats) for seats in (2, 3, 4, 5)],
            Setup(3, {"monument_vp_on_build": True, "monument_timing": "end_of_turn"}),
        ],
        6,
    ),
}


class Heard(NamedTuple):
    """What some random games asked, were answered and told, and what lay on their tables."""

    verbs: set[tuple[str, str]]
    asks: dict[str, Decision]
    beats: dict[tuple[str, int], Beat]
    thrown: set[str]
    zones: set[str]
    pieces: set[tuple[str, str]]


@cache
def heard(name: str) -> Heard:
    """Some random games, listened to."""
    subject, found = SUBJECTS[name], Heard(set(), {}, {}, set(), set(), set())
    for number, setup in enumerate(subject.setups * subject.times):
        rng = Random(f"words {number}")
        play = Play(subject.game, subject.game.deal(setup))
        while (asks := play.asks) is not None:
            _listen(found, play, asks, looking=number < len(subject.setups))
            play.answer(_answer(asks, rng))
    return found


def _answer(asks: Decision | Chance | Beat, rng: Random) -> Answer:
    if isinstance(asks, Chance):
        return asks.sample(rng)
    return rng.choice(asks.moves) if isinstance(asks, Decision) else None


def _listen(found: Heard, play: Play, asks: Decision | Chance | Beat, looking: bool) -> None:
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


@cache
def names(name: str, language: str) -> Names:
    """The names of one game in one language; a key or value that is missing raises."""
    seats = ["Ada", "Ben", "Cyn", "Dan", "Eve", "Flo", "Gil", "Hal"]
    path = data_folder("layouts") / f"{name}.yaml"
    styles = yaml.safe_load(path.read_text(encoding="utf-8"))["styles"] if path.exists() else {}
    faces, seats_in = styles.get("faces", ()), styles.get("seats_in", SUBJECTS[name].seats_in)
    return Names(Words(language, strict=True), name, seats.__getitem__, faces, seats_in)
